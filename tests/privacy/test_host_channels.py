"""Two games that are one to a viewer, at real tables: every output of both is the same."""

from __future__ import annotations

import logging
import re
from random import Random
from typing import Any

import pytest

from tactilegrid.app.play import autosave
from tactilegrid.core.commands import Play
from tactilegrid.core.record import header_of, header_text, read_record
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.core.session import Session
from tactilegrid.core.value import replace
from tests.contract.contract import Rules
from tests.privacy.hiding import for_every_hiding_game
from tests.privacy.table import at_the_table, exported
from tests.privacy.told import differing
from tests.privacy.twins import Twins, twins

GAMES = 3


def of_table(twin: Twins) -> set[str]:
    """The channels of a table by which the two games can be told apart."""
    return differing(at_the_table(twin.one, twin.viewer), at_the_table(twin.other, twin.viewer))


def each_twin(rules: Rules, viewers: Any) -> Any:
    for seed in range(GAMES):
        for viewer in viewers:
            yield twins(rules, seed, viewer, longest=Random(seed).randrange(4, 40))


@for_every_hiding_game
def test_a_table_tells_nothing(
    rules: Rules, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    found = [of_table(twin) for twin in each_twin(rules, rules.game.seats(rules.options))]
    assert found == [set()] * len(found)
    assert caplog.records == []
    assert capfd.readouterr() == ("", "")


@for_every_hiding_game
def test_an_exported_game_tells_nothing(rules: Rules) -> None:
    """What a replay says for a seat, or for the spectator, is made of what that viewer heard."""
    for twin in each_twin(rules, rules.viewers):
        assert exported(twin.one, twin.viewer) == exported(twin.other, twin.viewer)


def named_plainly(session: Session) -> bool:
    """Whether the file of a game is called after the time and the name of the game only."""
    recorder = autosave(session)
    recorder.close()
    name = recorder.path.rpartition("/")[2]
    return bool(re.fullmatch(rf"\d{{8}}-\d{{6}}-{session.game.name}(-\d{{3}})?\.tgrec", name))


@for_every_hiding_game
def test_the_name_of_a_record_tells_nothing(
    rules: Rules, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    twin = twins(rules, 1, rules.viewers[0])
    assert named_plainly(twin.one)
    assert named_plainly(twin.other)


@for_every_hiding_game
def test_nothing_that_is_printed_of_a_game_in_progress_tells_a_secret(rules: Rules) -> None:
    """Neither the session nor an answer, a step, or a loaded record, as a log would have them."""
    twin = twins(rules, 2, SPECTATOR)
    printed = [in_print(session) for session in (twin.one, twin.other)]
    assert printed[0] == printed[1]


def in_print(session: Session) -> list[str]:
    """The texts of everything that holds a state."""
    lines = [header_text(header_of(session))]
    begun = replace(session, past=(), undone=())
    for step in session.past:
        answer = begun.handle(step.seat, Play(begun.ply, step.move))
        lines += [f"{line}\n" for line in answer.lines]
        begun = answer.session
    loaded = read_record("".join(lines).encode(), lambda _: session.game)
    kept = replace(loaded, size=0)
    last = session.past[-1]
    commands = repr(Play(1, last.move))
    notices = repr([notice for step in session.past for notice in step.after.notices][-1:])
    texts = [repr(session), repr(begun), repr(kept), repr(loaded.header), repr(answer)]
    return [*texts, repr(session.state), repr(session.past[-1:]), notices, commands]
