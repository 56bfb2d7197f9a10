"""The output for a braille display: nobody waits, nothing comes back that was wiped."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Kind
from tactilegrid.outputs import brlapi
from tactilegrid.outputs.braille import Braille, Happening, News, Press
from tactilegrid.outputs.brlapi import BrailleDown, Display
from tactilegrid.speech.panning import PAN_KEY
from tactilegrid.speech.relief import Felt
from tactilegrid.speech.utterance import Utterance
from tests.outputs.server import BrlServer
from tests.outputs.test_braille_view import TEXT, quoridor

NAMES = {"e3": Cell(4, 2)}


def said(text: str, key: str = "", felt: str = "") -> Utterance:
    return Utterance(Kind.MOVE, text, text[:40], key, felt)


class Table:
    """A braille output at servers that come one after another, and what it told."""

    def __init__(self, *servers: BrlServer | str, board: bool = False) -> None:
        self.servers = list(servers)
        self.kept = [each for each in servers if isinstance(each, BrlServer)]
        self.told: list[Happening] = []
        self.changed = threading.Condition()
        self.felt = Felt(quoridor(Cell(4, 0)) if board else None, NAMES)
        self.asked: list[bool] = []
        self.braille = Braille(self.look, self.tell, self.open, (0.001, 0.002))
        self.braille.start()

    def look(self, boards: bool) -> Felt:
        self.asked.append(boards)
        return self.felt

    def tell(self, what: Happening) -> None:
        with self.changed:
            self.told.append(what)
            self.changed.notify_all()

    def open(self) -> Display:
        server = self.servers.pop(0) if self.servers else "absent"
        if isinstance(server, str):
            raise BrailleDown(server)
        display = Display(server.ours, 1.0)
        display.greet(b"")
        display.measure()
        display.enter()
        return display

    def hears(self, *told: Happening) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: len(self.told) >= len(told), 5), self.told
            assert self.told[: len(told)] == list(told)

    def close(self) -> None:
        self.braille.close()
        for server in self.kept:
            server.close()
            server.thread.join(5)
            server.ours.close()


Sit = Callable[..., Table]


@pytest.fixture
def sit() -> Iterator[Sit]:
    tables: list[Table] = []

    def make(*servers: BrlServer | str, board: bool = False) -> Table:
        tables.append(Table(*servers, board=board))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


def shows(server: BrlServer, text: str) -> bool:
    """Whether the last line comes to be this one, blanks at its end left out."""
    with server.changed:
        return server.changed.wait_for(lambda: last_line(server) == text, 5)


def last_line(server: BrlServer) -> str:
    """What all the writes together have made of the last line."""
    width = server.size[0]
    cells = [" "] * (width * server.size[1])
    for one in server.writes:
        cells[one.begin - 1 : one.begin - 1 + len(one.text)] = one.text
    return "".join(cells[-width:]).replace("\u2800", " ").rstrip()


def test_what_is_said_is_shown_and_panned_by_the_keys_of_the_display(sit: Sit) -> None:
    server = BrlServer(20)
    table = sit(server)
    table.hears(News("on", 20, 1))
    table.braille.say(said(TEXT))
    assert shows(server, "South: above e3, f3.")
    server.press(brlapi.PAN_RIGHT)
    assert shows(server, "North to move.")
    server.press(brlapi.PAN_LEFT)
    assert shows(server, "South: above e3, f3.")
    server.press(brlapi.PAN_RIGHT)
    server.press(brlapi.HOME)
    assert shows(server, "South: above e3, f3.")


def test_the_whole_line_is_felt_where_it_is_longer_than_its_short_form(sit: Sit) -> None:
    server = BrlServer(40)
    table = sit(server)
    table.hears(News("on", 40, 1))
    table.braille.say(said("a long announcement", felt="a short one, with its end"))
    assert shows(server, "a short one, with its end")


def test_panning_by_the_keyboard_is_answered_and_leaves_the_line(sit: Sit) -> None:
    server = BrlServer(20)
    table = sit(server)
    table.hears(News("on", 20, 1))
    table.braille.say(said(TEXT))
    assert table.braille.pan(1) == "North to move."
    table.braille.say(said("North to move.", PAN_KEY))
    assert table.braille.pan(1) == ""
    assert table.braille.pan(-1) == "South: above e3, f3."


def test_without_a_display_there_is_nothing_to_pan(sit: Sit) -> None:
    table = sit("refused")
    table.hears(News("refused"))
    assert table.braille.pan(1) is None


def test_that_there_is_no_display_is_said_once(sit: Sit) -> None:
    server = BrlServer(20)
    table = sit("absent", "absent", "absent", server)
    table.hears(News("absent"), News("on", 20, 1))


def test_a_board_is_looked_at_only_where_there_is_room_for_it(sit: Sit) -> None:
    server = BrlServer(20, 8)
    table = sit(server, board=True)
    table.hears(News("on", 20, 8))
    table.braille.say(said("e1, you"))
    assert shows(server, "e1, you")
    small = sit(BrlServer(40))
    small.hears(News("on", 40, 1))
    small.braille.say(said("e1, you"))
    assert (table.asked, small.asked) == ([True], [False])


def test_a_step_on_the_board_writes_what_changed_and_nothing_else(sit: Sit) -> None:
    """Two squares of the board, and the line of text."""
    server = BrlServer(20, 8)
    table = sit(server, board=True)
    table.hears(News("on", 20, 8))
    table.braille.say(said("e1, you"))
    assert shows(server, "e1, you")
    before = len(server.writes)
    table.felt = Felt(quoridor(Cell(4, 0), "e2"), NAMES)
    table.braille.say(said("e2, you"))
    changed = server.wait(before + 3)[before:]
    assert [(one.begin, len(one.text)) for one in changed] == [(109, 1), (129, 1), (142, 1)]


def test_routing_keys_and_line_keys_are_for_the_front_end(sit: Sit) -> None:
    server = BrlServer(20)
    table = sit(server)
    table.hears(News("on", 20, 1))
    table.braille.say(said(TEXT))
    assert shows(server, "South: above e3, f3.")
    for key in (brlapi.ROUTE + 13, brlapi.ROUTE, brlapi.LINE_UP, brlapi.LINE_DOWN, 0x20000099):
        server.press(key)
    press = (Press("cell", Cell(4, 2)), Press("nowhere"), Press("older"), Press("newer"))
    table.hears(News("on", 20, 1), *press)


def test_a_routing_key_takes_the_caret_to_a_letter(sit: Sit) -> None:
    server = BrlServer(20)
    table = sit(server)
    table.hears(News("on", 20, 1))
    table.braille.say(said(TEXT))
    table.braille.type("fence e3", 8)
    assert shows(server, "fence e3")
    server.press(brlapi.ROUTE + 6)
    table.hears(News("on", 20, 1), Press("caret", place=6))
    assert table.braille.view.frame()[1] == 7
    table.braille.type("", 0)
    assert shows(server, "South: above e3, f3.")


def test_what_was_wiped_does_not_come_back(sit: Sit) -> None:
    first, second = BrlServer(20, 8), BrlServer(20, 8)
    table = sit(first, second, board=True)
    table.hears(News("on", 20, 8))
    table.braille.say(said(TEXT))
    assert shows(first, "South: above e3, f3.")
    table.braille.wipe()
    assert shows(first, "")
    first.close()
    table.hears(News("on", 20, 8), News("lost"), News("back", 20, 8))
    (whole,) = second.wait(1)
    assert whole.text.replace("\u2800", " ").strip() == ""
    assert set(whole.put) == {0}


def test_a_display_that_is_lost_is_taken_again_with_what_was_on_it(sit: Sit) -> None:
    first, second = BrlServer(20), BrlServer(40)
    table = sit(first, "absent", "absent", second)
    table.hears(News("on", 20, 1))
    table.braille.say(said(TEXT))
    assert shows(first, "South: above e3, f3.")
    first.close()
    table.hears(News("on", 20, 1), News("lost"), News("back", 40, 1))
    assert shows(second, TEXT)


def test_at_the_end_the_display_is_given_back_with_the_last_words_on_it(sit: Sit) -> None:
    server = BrlServer(20)
    table = sit(server)
    table.hears(News("on", 20, 1))
    table.braille.say(said("Goodbye."))
    table.braille.close()
    assert not table.braille.thread.is_alive()
    assert shows(server, "Goodbye.")
    server.thread.join(5)
    assert server.kinds[-1] == "L"


def test_nothing_waits_for_a_server_that_never_answers(sit: Sit) -> None:
    """It is found out by the thread; whoever speaks goes on."""
    server = BrlServer(20, sizes=1)
    table = sit(server)
    table.hears(News("on", 20, 1))
    for number in range(200):
        table.braille.say(said(f"{number}"))
    table.braille.stop()
    table.braille.draw(["x"])
    table.hears(News("on", 20, 1), News("lost"))
