"""A real BRLTTY with a virtual display: characters, dots, keys, and its going and coming back."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tactilegrid.core.geometry import Cell
from tactilegrid.frontends import curtain
from tactilegrid.frontends.feeling import board
from tactilegrid.outputs.brlapi import BrailleDown, Display, Run
from tactilegrid.speech.relief import SQUARES
from tests.frontends.sitting import Sitting
from tests.service.brltty import Brltty
from tests.service.terminal import Terminal
from tests.service.voices import until

pytestmark = pytest.mark.service

Start = Callable[..., Brltty]
FAULTS = 2
MANY = 20


@pytest.fixture
def start(
    tmp_path: Path, require_tool: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Start]:
    require_tool("brltty")
    made: list[Brltty] = []

    def begin(cells: str = "40 1", auth: str = "none", **more: str) -> Brltty:
        made.append(Brltty(tmp_path, cells, auth))
        monkeypatch.setenv("BRLAPI_HOST", made[-1].host)
        return made[-1].start()

    yield begin
    for each in made:
        each.kill()


class Table(Sitting):
    """A sitting with braille; what its threads have to say is taken in while one waits."""

    def begin(self) -> Table:
        self.desk.teller.output = self.host.attend(self.ear)
        self.settings.set("braille", "on")
        self.host.sense("braille")
        return self

    def hears(self, text: str, seconds: float = 8.0) -> bool:
        def heard() -> bool:
            self.settle()
            return self.lines[-1].startswith(text)

        return until(heard, seconds)


@pytest.fixture
def sit() -> Iterator[Callable[..., Table]]:
    made: list[Table] = []

    def begin(game: str = "quoridor", **given: object) -> Table:
        made.append(Table(game, **given).begin())  # type: ignore[arg-type]
        return made[-1]

    yield begin
    for table in made:
        table.host.senses.close()


def test_a_game_is_felt_on_twenty_cells_and_panned(start: Start, sit: Callable[..., Table]) -> None:
    display = start("20 1")
    table = sit()
    assert table.hears("Braille: 20 cells.")
    table.press("Up")
    assert display.shows("e2, empty")
    table.type("e3h")
    assert display.shows("South: above e3, f3.")
    display.press("FwinRt")
    assert display.shows("North to move.")
    display.press("FwinLt")
    assert display.shows("South: above e3, f3.")
    table.press("]")
    assert display.shows("North to move.")
    display.press("Home")
    assert display.shows("South: above e3, f3.")
    display.press("Route 13")
    assert table.hears("e3, empty")
    assert display.shows("e3, empty")
    display.press("LnUp")
    assert table.hears("South: fence above e3 and f3.")


def test_the_program_itself_takes_the_display_and_gives_it_back(
    start: Start, at_home: dict[str, str]
) -> None:
    """Beside the lines, which are the same as ever but for the one that says so."""
    display = start("40 1")
    words = [sys.executable, "-m", "tactilegrid", "play", "pathagon", "--lang", "en", "--braille"]
    at_home["BRLAPI_HOST"] = display.host
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=at_home, text=True
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert until(lambda: display.text.strip("\u2800 ").startswith(("Pathagon", "Braille")))
        program.stdin.write("d4\n")
        program.stdin.flush()
        assert until(lambda: "d4" in display.text)
        said, _ = program.communicate("quit\n", timeout=10)
    assert program.returncode == 0
    assert "Braille: 40 cells." in said
    assert "Light" in said.splitlines()[0]
    Display.open(display.host).close()


def test_at_a_prompt_the_display_shows_what_is_typed_and_its_keys_answer_at_once(
    start: Start, at_home: dict[str, str]
) -> None:
    """What was typed stays, on the line and under the fingers."""
    display = start("40 1")
    words = ["play", "pathagon", "--lang", "en", "--braille", "--mode", "line", "--seed", "1"]
    at_home["BRLAPI_HOST"] = display.host
    with Terminal([sys.executable, "-m", "tactilegrid", *words], env=at_home) as terminal:
        terminal.until("Braille: 40 cells.")
        terminal.until_quiet()
        terminal.send("d4\r")
        assert display.shows("Light d4. Dark to move.")
        terminal.until_quiet()
        terminal.send("se")
        assert display.shows("se")
        terminal.send("\t")
        assert display.shows("seats, settings.")
        terminal.until_quiet()
        terminal.send("a")
        assert display.shows("sea")
        display.press("Route 1")
        assert until(lambda: "78" in display.dots[1])
        terminal.until_quiet()
        terminal.send("n")
        assert display.shows("snea")
        display.press("LnUp")
        assert display.shows("Light d4. Dark to move.")
        terminal.until_quiet()
        terminal.send("\x15")
        terminal.send("quit\r")
        assert terminal.wait() == 0


def opened(host: str, auth: str = "") -> Display:
    """The display, as soon as its server lets clients in."""
    found: list[Display] = []

    def tried() -> bool:
        try:
            found.append(Display.open(host, auth))
        except BrailleDown as error:
            if str(error) != "absent":
                raise
        return bool(found)

    assert until(tried)
    return found[0]


def test_letters_are_the_readers_own_and_the_pattern_is_ours(start: Start) -> None:
    """The dots of a character come from the table of BRLTTY, here that of computer braille."""
    display = start("40 1")
    ours = opened(display.host)
    assert (ours.width, ours.height) == (40, 1)
    ours.write(Run(0, [("e", None), ("5", None), (" ", 0b10000011)]), 0)
    assert until(lambda: display.dots[:3] == ["15", "26", "128"])
    ours.close()


def test_a_key_of_the_server_has_to_be_known(start: Start, tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_bytes(b"a key of sixteen")
    server = start("40 1", f"keyfile:{key}")
    ours = opened(server.host, str(key))
    assert ours.width == 40
    ours.close()
    with pytest.raises(BrailleDown, match="refused"):
        Display.open(server.host, str(tmp_path / "none"))


def test_the_board_is_felt_on_many_lines_and_a_routing_key_goes_to_its_square(
    start: Start, sit: Callable[..., Table]
) -> None:
    display = start("20 8")
    table = sit("pathagon")
    assert table.hears("Braille: 20 by 8.")
    table.type("d4", "c4")
    assert until(lambda: "c4" in display.text)
    shown = board(table.desk)
    cells = display.dots
    for down, row in enumerate(shown.squares):
        for column, sign in enumerate(row):
            at_cursor = Cell(column, 6 - down) == table.desk.explorer.cell
            wanted = set(SQUARES[sign]) | (set("78") if at_cursor else set())
            assert set(cells[down * 20 + 2 * column]) == wanted, (column, down)
    display.press(f"Route {2 * 20 + 4}")
    assert table.hears("c5, empty")
    assert table.desk.explorer.cell == Cell(2, 4)


def test_the_curtain_leaves_nothing_on_the_display(start: Start, sit: Callable[..., Table]) -> None:
    display = start("20 8")
    table = sit("pathfinder", players=("Anna", "Boris"), language="en")
    assert table.hears("Braille: 20 by 8.")
    table.press("Enter", "Up")
    assert until(lambda: any("36" in cell for cell in display.dots[:20]))
    curtain.lower(table.desk)
    assert until(lambda: not "".join(display.dots[:140]))
    assert display.text[:140].replace("\u2800", " ").strip() == ""


def lose_and_find(display: Brltty, table: Table) -> None:
    """BRLTTY is killed, play goes on, and it is back."""
    display.kill()
    assert table.hears("Braille is gone. Play goes on.", 2.5)
    before = len(table.lines)
    begun = time.monotonic()
    table.press("Up", "Down")
    assert time.monotonic() - begun < 0.5
    assert len(table.lines) == before + 2
    display.start()
    assert table.hears("Braille is back.")
    assert display.shows("Braille is back.")


def test_brltty_goes_and_comes_back(start: Start, sit: Callable[..., Table]) -> None:
    display = start()
    table = sit()
    assert table.hears("Braille: 40 cells.")
    for _ in range(FAULTS):
        lose_and_find(display, table)


@pytest.mark.soak
def test_brltty_goes_and_comes_back_many_times(start: Start, sit: Callable[..., Table]) -> None:
    display = start()
    table = sit()
    assert table.hears("Braille: 40 cells.")
    for _ in range(MANY):
        lose_and_find(display, table)


def test_a_brltty_that_hangs_is_noticed_and_holds_nobody_up(
    start: Start, sit: Callable[..., Table]
) -> None:
    display = start()
    table = sit()
    assert table.hears("Braille: 40 cells.")
    assert display.process is not None
    display.process.send_signal(signal.SIGSTOP)
    begun = time.monotonic()
    table.press(*["Up", "Down"] * 20)
    assert time.monotonic() - begun < 1.0
    assert table.hears("Braille is gone.", 3.5)
    display.process.send_signal(signal.SIGCONT)
    assert table.hears("Braille is back.")


def test_without_brltty_it_is_said_once_and_found_when_it_comes(
    start: Start, sit: Callable[..., Table]
) -> None:
    display = start()
    display.kill()
    table = sit()
    assert table.hears("No braille: BRLTTY does not answer.")
    assert table.press("]") == ["No braille line of our own here. Settings turn it on."]
    display.start()
    assert table.hears("Braille: 40 cells.")
