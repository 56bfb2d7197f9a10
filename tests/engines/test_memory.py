"""The tables of a long search take what they may, and no more: 64 MiB."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tactilegrid.engines.choose import THINKERS
from tactilegrid.engines.search import MEMORY

MIB = 1024 * 1024
AROUND = 32 * MIB  # code that is loaded meanwhile, and what the system gives back late
SECONDS = 40
POSITIONS = {
    "quoridor": "e4,e6 8,9 d5v,e3h,g7h 1",
    "pathagon": "7/7/7/DL5/7/7/7 D 13,13 - -,-",
}
SEARCH = """\
import sys, time
from pathlib import Path
from tactilegrid.core.options import settle
from tactilegrid.engines.choose import levels, search_for
from tactilegrid.games import load_game

def size():
    return int(Path("/proc/self/statm").read_text().split()[1])

game = load_game(sys.argv[1])
options = settle(game.options, {})
state = game.initial(options, 1)
if sys.argv[2]:
    state = game.parse_position(sys.argv[2], options)
seat = game.to_move(state)
level = list(levels(game, options, seat))[-1]
before, most, end = size(), 0, time.monotonic() + float(sys.argv[3])

def stop():
    global most
    most = max(most, size() - before)
    return time.monotonic() > end

for _ in search_for(game, game.observe(state, seat), seat, level, 1).improve(0, stop):
    pass
print(most)
"""


@pytest.mark.soak
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads /proc")
@pytest.mark.parametrize("name", THINKERS)
def test_a_long_search_keeps_to_its_memory(name: str) -> None:
    """Tables that are full begin anew, and what they held is let go of."""
    done = subprocess.run(
        [sys.executable, "-c", SEARCH, name, POSITIONS.get(name, ""), str(SECONDS)],
        capture_output=True,
        timeout=20 * SECONDS,
        check=True,
    )
    assert int(done.stdout) * 4096 < MEMORY + AROUND
