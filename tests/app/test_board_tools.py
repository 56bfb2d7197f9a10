"""`tactilegrid board`: ports listed, a board walked over, its line in words, and one imagined."""

from __future__ import annotations

import queue
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tactilegrid.app.board_hands import BadHand, Hands
from tactilegrid.app.board_monitor import LINES_A_SECOND, Teller
from tactilegrid.app.board_test import Walk
from tactilegrid.app.board_words import FULL, NORMAL
from tactilegrid.app.texts import Page
from tactilegrid.board.driver import (
    PIECES,
    Capabilities,
    Connected,
    Faulty,
    Happening,
    Lost,
    Refused,
    Snapshot,
    Switched,
)
from tactilegrid.board.frames import Event, board_line
from tactilegrid.board.lines import TO_BOARD, checked
from tactilegrid.board.log import Logged, SerialLog
from tactilegrid.board.opening import driver_for, open_board
from tactilegrid.board.pty_line import PtyLine
from tactilegrid.board.simulated import Simulation
from tactilegrid.board.virtual import VirtualBoard
from tactilegrid.core.message import Message
from tests.app.conftest import Ask
from tests.board.wire import SEVEN, Wire, drop_each

LANGUAGES = ("en", "ru")
TWO = Capabilities("two", 2, 2, lamps=4, buzzer=True, haptic=True, name="two")


class Ports:
    """The ports of a machine, for as long as a test lasts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from serial.tools import list_ports

        self.found: list[object] = []
        monkeypatch.setattr(list_ports, "comports", lambda: self.found)

    def add(self, device: str, **more: object) -> None:
        from serial.tools.list_ports_common import ListPortInfo

        info = ListPortInfo(device)
        for name, value in more.items():
            setattr(info, name, value)
        self.found.append(info)


@pytest.fixture
def ports(monkeypatch: pytest.MonkeyPatch) -> Ports:
    pytest.importorskip("serial")
    return Ports(monkeypatch)


# how it is asked


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("walk",), "No such thing to do: walk. There are: list, test, sim, monitor."),
        (("list", "--size", "7x7"), "--size is not for board list."),
        (("list", "COM3"), "One word too many: COM3."),
        (("sim", "--size", "17x2"), "No such size: 17x2. As in 9x9, up to 16 each way."),
        (("sim", "--size", "big"), "No such size: big. As in 9x9, up to 16 each way."),
        (("sim", "--monome", "--pieces"), "--pieces is not for a monome grid."),
        (("monitor", "--seconds", "x"), "--seconds wants a number of seconds, not x."),
    ],
)
def test_who_asks_wrongly_hears_how_to_ask(ask: Ask, words: tuple[str, ...], said: str) -> None:
    answer = ask("board", *words)
    assert answer.code == 2
    assert answer.err == f"{said}\n"
    assert answer.out == ""


@pytest.mark.parametrize("what", ["monitor", "test"])
def test_a_log_is_never_written_over(ask: Ask, tmp_path: Path, what: str) -> None:
    (tmp_path / "log").write_text("mine")
    answer = ask("board", what, "--serial-log", str(tmp_path / "log"))
    assert answer.code == 1
    assert "cannot be written" in answer.err


# the ports


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_port_is_a_line_and_boards_come_first(ask: Ask, ports: Ports, language: str) -> None:
    ports.add("/dev/ttyS0")
    ports.add("/dev/ttyUSB0", vid=0x1A86, pid=0x7523, product="USB2.0-Serial")
    ports.add("/dev/ttyUSB1", vid=0x0403, pid=0x6001, serial_number="m64-0123")
    ports.add("/dev/ttyACM1", vid=0x2341, pid=0x8036, product="tactilegrid board")
    answer = ask("board", "list", "--lang", language)
    assert answer.code == 0
    wanted = {
        "en": [
            "/dev/ttyACM1: a tactilegrid board, tactilegrid board.",
            "/dev/ttyS0: nothing that is known.",
            "/dev/ttyUSB0: converter CH340, of anything, USB2.0-Serial.",
            "/dev/ttyUSB1: an old grid with another protocol, of no use here, m64-0123.",
            "A game with --board auto takes /dev/ttyACM1.",
        ],
        "ru": [
            "/dev/ttyACM1: доска tactilegrid, tactilegrid board.",
            "/dev/ttyS0: ничего известного.",
            "/dev/ttyUSB0: переходник CH340, неизвестно чей, USB2.0-Serial.",
            "/dev/ttyUSB1: старая сетка с другим протоколом, здесь не годится, m64-0123.",
            "Игра с --board auto возьмёт /dev/ttyACM1.",
        ],
    }
    assert answer.lines == wanted[language]


def test_two_boards_are_both_told_and_none_is_taken(ask: Ask, ports: Ports) -> None:
    ports.add("/dev/ttyACM0", vid=0x2341, pid=0x0043, serial_number="1")
    ports.add("/dev/ttyACM1", vid=0x2341, pid=0x0042, serial_number="2")
    answer = ask("board", "list")
    assert answer.code == 1
    assert answer.lines == [
        "/dev/ttyACM0: Arduino Uno, perhaps a board, 1.",
        "/dev/ttyACM1: Arduino Mega 2560, perhaps a board, 2.",
        "Several could be a board: name one, as in --board PORT.",
    ]


def test_no_port_and_no_library(ask: Ask, ports: Ports, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ports.found == []
    answer = ask("board", "list")
    assert (answer.code, answer.lines[0]) == (1, "There are no serial ports.")
    monkeypatch.setitem(sys.modules, "serial.tools.list_ports", None)
    answer = ask("board", "list")
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == "Serial ports need the library pyserial, which is missing.\n"


# an imagined board, by lines


def test_an_imagined_board_does_what_lines_say(ask: Ask, tmp_path: Path) -> None:
    link = tmp_path / "port"
    lines = (
        "# a comment\n\ndown e2 a1\nwait 20\nstate\nLIFT e2\nhold b1\ntouch c1\nslide a1 a2\n"
        "lamps\nheard\nstick d4\nfree d4\nnoise 3\ndrop 41\nflip 0\nflood 2\n"
        "sleep\nwake\nrestart\nunplug\nquit\npress a1\n"
    )
    answer = ask("board", "sim", "--size", "7x7", "--link", str(link), typed=lines)
    assert answer.lines[0].startswith("The board is on ")
    assert answer.lines[1:] == [
        "e2, a1 down.",
        "2 closed: a1, e2.",
        "e2 lifted.",
        "b1 held.",
        "c1 touched.",
        "a1 slid to a2.",
        "No lamp is on.",
        "Nothing was heard.",
        "d4 stuck.",
        "d4 free.",
        "3 bytes of noise.",
        "One byte in 41 is lost.",
        "No byte is wrong.",
        "A flood of 2 presses.",
        "The board is silent.",
        "The board answers again.",
        "The board starts again.",
        "The board is unplugged.",
    ]
    assert answer.code == 0
    assert not link.is_symlink()


def test_lines_that_an_imagined_board_cannot_follow_are_told_and_count(ask: Ask) -> None:
    lines = "jump e2\npress\npress z9\nslide a1\nlamps a1\nnoise\nnoise x\nnoise 99999\nhelp\n"
    answer = ask("board", "sim", typed=lines)
    assert answer.code == 1
    assert answer.lines[1:9] == [
        "No such word: jump. help tells the words.",
        "press wants one or more squares, as in press e2.",
        "No such place: z9. From a1 to i9.",
        "slide wants two squares, as in slide e2 e3.",
        "lamps stands alone.",
        "noise wants a number, as in noise 41.",
        "No number up to 10000: x.",
        "No number up to 10000: 99999.",
    ]
    assert answer.lines[9].startswith("Words: press, hold, touch")


@pytest.mark.parametrize(
    ("options", "last"),
    [
        (("--pieces", "--slots", "crossings", "--size", "3x3"), "b2v"),
        (("--slots", "edges", "--size", "3x3"), "b3e"),
        (("--monome",), "h8"),
        (("--monome", "--size", "16x8"), "p8"),
    ],
)
def test_boards_of_all_kinds_can_be_imagined(ask: Ask, options: tuple[str, ...], last: str) -> None:
    answer = ask("board", "sim", *options, typed="press zz\n")
    assert answer.lines[1] == f"No such place: zz. From a1 to {last}."


def test_an_imagined_board_is_plugged_in_again_under_another_name(ask: Ask) -> None:
    answer = ask("board", "sim", typed="unplug\nplug\n")
    assert answer.lines[1] == "The board is unplugged."
    assert answer.lines[2].startswith("The board is on /dev/")


def test_what_an_imagined_board_shows_and_sounds_is_told() -> None:
    simulation = Simulation(SEVEN)
    hands = Hands(simulation)
    page = Page("en", "board-tools")
    simulation.board.lamps = frozenset(range(12))
    board = simulation.board
    assert isinstance(board, VirtualBoard)
    for line in ("1 B 440 60", "2 V 70"):
        simulation.give(checked(line, TO_BOARD))
    told = [page.text(hands.do(word)) for word in ("lamps", "heard", "heard", "unplug", "plug")]
    assert told == [
        "12 lamps on: a1, b1, c1, d1, e1, f1, g1, a2, b2, c2 and 2 more.",
        "Heard: 440 Hz for 60 ms, vibration for 70 ms.",
        "Nothing was heard.",
        "The board is unplugged.",
        "The board is plugged in.",
    ]
    assert page.text(hands.do("put " + " ".join(hands.names[:12]))) == (
        "a1, b1, c1, d1, e1, f1, g1, a2, b2, c2 and 2 more put."
    )
    for number in range(13):
        simulation.give(checked(f"{number + 3} B 440 60", TO_BOARD))
    assert page.text(hands.do("heard")).endswith(", 440 Hz for 60 ms, and 3 before.")
    with pytest.raises(BadHand):
        hands.do("press h8")


def test_without_pseudo_terminals_there_is_a_sentence(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pty", None)
    answer = ask("board", "sim")
    assert answer.code == 1
    assert answer.err == "This system has no pseudo-terminals. Play with --board sim.\n"


def test_a_link_that_is_there_already_is_left_alone(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / "port").write_text("mine")
    answer = ask("board", "sim", "--link", str(tmp_path / "port"))
    assert answer.code == 1
    assert answer.err.startswith("No pseudo-terminal can be made: ")
    assert (tmp_path / "port").read_text() == "mine"


# the line in words


def talk(path: Path) -> None:
    """A log of some play on a bad line, with a loss, a doubt and all that can be wished."""
    log = SerialLog(path)
    board = VirtualBoard(SEVEN)
    wire = Wire(board, Logged(driver_for("ours"), log, "ours"))
    wire.connect()
    wire.press(11)
    wire.run(100)
    wire.link.light(frozenset({11, 12}))
    wire.link.beep(880, 60)
    wire.link.shake(50)
    wire.run(100)
    wire.press(11, closed=False)
    wire.run(2000, 100)
    wire.to_host = drop_each(9)
    wire.press(3)
    wire.run(300)
    wire.link.closed(wire.now)
    log.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
def test_a_log_is_told_in_words(
    ask: Ask, golden: object, tmp_path: Path, language: str, verbosity: str
) -> None:
    talk(tmp_path / "log")
    answer = ask(
        "board",
        "monitor",
        "--from",
        str(tmp_path / "log"),
        "--lang",
        language,
        "--verbosity",
        verbosity,
    )
    assert answer.code == 0
    assert callable(golden)
    golden(f"board/monitor-{verbosity}-{language}", answer.out)


def test_a_log_that_would_be_told_otherwise_says_so(ask: Ask, tmp_path: Path) -> None:
    path = tmp_path / "log"
    talk(path)
    path.write_bytes(path.read_bytes().replace(b"= switched 11 closed", b"= switched 12 closed"))
    answer = ask("board", "monitor", "--from", str(path))
    assert answer.code == 1
    assert answer.lines[-1].endswith("One of them would be told otherwise today.")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "log cannot be read: "),
        (b"what\n", "log is no log of a board: line 1 is wrong."),
    ],
)
def test_what_is_no_log_is_told(ask: Ask, tmp_path: Path, data: bytes | None, said: str) -> None:
    path = tmp_path / "log"
    if data is not None:
        path.write_bytes(data)
    answer = ask("board", "monitor", "--from", str(path))
    assert answer.code == 1
    assert said in answer.err


@pytest.fixture
def line() -> Iterator[PtyLine]:
    pytest.importorskip("serial")
    found = PtyLine(Simulation(SEVEN))
    yield found
    found.close()


def test_a_board_is_listened_to_as_it_is_played_on(ask: Ask, line: PtyLine, tmp_path: Path) -> None:
    """For a second; what was told goes into the log, too."""
    line._simulation.plan(11, True, 300)
    log = tmp_path / "log"
    answer = ask("board", "monitor", line.name, "--seconds", "1", "--serial-log", str(log))
    assert answer.code == 0
    assert "Board seven: 7 by 7 buttons." in answer.lines
    assert "Board: e2 down, event 0." in answer.lines
    assert b"= switched 11 closed\n" in log.read_bytes()


def test_a_board_that_cannot_come_ends_the_listening(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "serial", None)
    monkeypatch.setitem(sys.modules, "serial.tools.list_ports", None)
    answer = ask("board", "monitor", "/dev/none")
    assert answer.code == 1
    assert answer.lines == ["Serial ports need the library pyserial, which is missing."]


def test_more_than_can_be_followed_is_counted() -> None:
    """A flood of lines is told at a bounded rate; what matters comes through all the same."""
    said: list[Message] = []
    teller = Teller(said.append, FULL)
    for each in range(300):
        teller.hear(5000 + each, board_line(Event(each, each % 49, True)), from_board=True)
    teller.happened(5400, Lost("unplugged"))
    teller.pass_time(6001)
    assert [each.key for each in said[:LINES_A_SECOND]] == ["monitor-event"] * LINES_A_SECOND
    assert [each.key for each in said[LINES_A_SECOND:]] == ["monitor-lost", "monitor-muted"]
    page = Page("en", "board-tools")
    assert page.text(said[-1]) == "280 more lines, not told."


def test_what_a_later_version_says_is_told_as_it_is() -> None:
    said: list[Message] = []
    teller = Teller(said.append, NORMAL)
    for text in ("Q 5", "E 1 2"):
        teller.hear(0, checked(text, TO_BOARD), from_board=True)
    for text in ("5 Z", "5 B 1 1", "x H"):
        teller.hear(0, checked(text, TO_BOARD), from_board=False)
    teller.hear(0, b"lost*0000\n", from_board=False)
    page = Page("en", "board-tools")
    assert [page.text(each) for each in said] == [
        "Unknown words: Q.",
        "Wrong line: E 1 2",
        "Unknown words: Z.",
        "Unknown words: 5.",
        "Wrong line: x H",
    ]


def test_everything_that_a_driver_tells_has_words() -> None:
    said: list[Message] = []
    teller = Teller(said.append, NORMAL)
    numbers = frozenset({0, 8})
    for each in (
        Connected(SEVEN, numbers),
        Switched(0, True, 5),
        Switched(8, False, 5),
        Snapshot(numbers, 5),
        Faulty("stuck", numbers),
        Faulty("chatter", numbers),
        Faulty("chatter"),
        Faulty("ghost", numbers),
        Faulty("ghost"),
        Faulty("flood"),
        Refused("denied", "dialout"),
    ):
        teller.happened(0, each)
    teller.hear(0, b"12 W*0000\n\x00\xff\n", from_board=True)
    page = Page("en", "board-tools")
    assert [page.text(each) for each in said] == [
        "Board seven: 7 by 7 buttons.",
        "It has no slots, 49 lamps, tones, vibration.",
        "a1 down.",
        "b2 up.",
        "Closed: a1, b2.",
        "Down for too long: a1, b2.",
        "Flickers: a1, b2.",
        "A switch flickers.",
        "Perhaps a ghost: a1, b2. Press one at a time.",
        "Several at once: perhaps a ghost. Press one at a time.",
        "The board tells far more than hands can do. Not told until it is calm.",
        "No access: your system lets the group dialout open the port.",
        "2 bad lines: \\x00\\xff",
    ]


# a walk over a board


class Person(Page):
    """Who walks: hears each line, and does what it asks for with hands and keys."""

    def __init__(self, simulation: Simulation, answers: dict[str, list[str]]) -> None:
        super().__init__("en", "board-tools")
        self.hands = Hands(simulation)
        self.answers = answers
        self.heard: list[str] = []
        self.typed: queue.Queue[str | None] = queue.Queue()

    def line(self, sentence: Message) -> None:
        text = self.text(sentence)
        self.heard.append(text)
        wanted = self.answers.get(sentence.key, [])
        if not wanted:
            return
        for each in wanted.pop(0).split("; "):
            if each.startswith("type"):
                self.typed.put(each.removeprefix("type").strip() + "\n")
            elif each == "end":
                self.typed.put(None)
            elif each:
                self.hands.do(each)

    def lines(self) -> Iterator[str]:
        """What standard input gives."""
        while (line := self.typed.get(timeout=20)) is not None:
            yield line


def walked(board: Capabilities, **answers: list[str]) -> tuple[int, list[str]]:
    """The exit code of a walk, and what was heard."""
    simulation = Simulation(board)
    keyed = {f"walk-{key.replace('_', '-')}": value for key, value in answers.items()}
    person = Person(simulation, keyed)
    attached = open_board("sim", machine=simulation.machine())
    try:
        code = Walk(person, attached, person.lines()).run()
    finally:
        attached.close()
        person.typed.put(None)
    return code, person.heard


def test_a_walk_over_a_good_board() -> None:
    code, heard = walked(
        TWO,
        corner=["touch a1", "touch b1", "touch b2"],
        all=["touch a2"],
        ask=["type y", "type r", "type y", "type"],
    )
    assert code == 0
    assert heard == [
        "I look for the board. q leaves.",
        "Board two: 2 by 2 buttons.",
        "It has no slots, 4 lamps, tones, vibration.",
        "Press the corner near you on the left: a1. Enter goes on.",
        "a1, right.",
        "Press the corner near you on the right: b1. Enter goes on.",
        "b1, right.",
        "Press the corner far from you on the right: b2. Enter goes on.",
        "b2, right.",
        "Now each button, 1 left. Enter tells which, twice goes on.",
        "a2",
        "All lamps are on. Are they? y or n; r for again, Enter to go on.",
        "Three tones, rising. Did you hear them? y or n; r for again, Enter to go on.",
        "Three tones, rising. Did you hear them? y or n; r for again, Enter to go on.",
        "The board shakes. Did you feel it? y or n; r for again, Enter to go on.",
        "All is well.",
    ]


def test_a_walk_tells_what_is_amiss() -> None:
    board = Capabilities("p", 2, 2, kind=PIECES, lamps=4)
    code, heard = walked(
        board,
        corner=["put b1", "type", "put b2"],
        all=["type"],
        rest=["type"],
        ask=["type n"],
    )
    assert code == 1
    assert heard[3] == "Put a piece on the corner near you on the left: a1. Enter goes on."
    assert heard[-8:] == [
        "Now a piece on each place, 2 left. Enter tells which, twice goes on.",
        "2 left: a1, a2.",
        "All lamps are on. Are they? y or n; r for again, Enter to go on.",
        "Where a1 should be, b1 answers.",
        "b1 was not tried.",
        "2 never felt: a1, a2.",
        "Not all lamps are on.",
        "4 things to look at.",
    ]


@pytest.mark.parametrize(
    ("does", "end"),
    [
        ("type q", ["You leave the walk.", "Nothing amiss so far."]),
        ("end", ["There is nobody at the keyboard: the walk ends.", "Nothing amiss so far."]),
        (
            "unplug",
            [
                "The walk ends.",
                "The board is gone: it is unplugged.",
                "One thing to look at so far.",
            ],
        ),
    ],
)
def test_a_walk_ends_early_by_a_person_by_none_and_with_the_board(
    does: str, end: list[str]
) -> None:
    code, heard = walked(TWO, corner=[does])
    assert (code, heard[-len(end) :]) == (1, end)


def test_a_walk_without_a_person_and_a_board_waits_for_neither(ask: Ask) -> None:
    answer = ask("board", "test", "/dev/none")
    assert answer.code == 1
    assert answer.lines[0] == "I look for the board. q leaves."
    assert "There is nobody at the keyboard: the walk ends." in answer.lines


def test_a_walk_tells_of_a_switch_that_is_stuck_and_of_changes_all_at_once() -> None:
    """What the driver tells while the walk waits for something else."""
    simulation = Simulation(TWO)
    person = Person(simulation, {"walk-corner": ["type", "type", "type"], "walk-all": ["type q"]})
    told: list[Happening] = [
        Refused("taken", "sim"),
        Connected(TWO),
        Faulty("stuck", frozenset({2})),
        Snapshot(frozenset({0, 3}), 5),
    ]
    walk = Walk(person, Scripted(told), person.lines())
    assert walk.run() == 1
    assert walk.seen == {0, 3}
    assert "Another program has the port. BRLTTY, perhaps?" in person.heard
    assert "Down for too long: a2." in person.heard
    assert "Now each button, 2 left. Enter tells which, twice goes on." in person.heard
    person.typed.put(None)


def test_a_walk_ends_where_no_board_can_come() -> None:
    person = Person(Simulation(TWO), {})
    walk = Walk(person, Scripted([Refused("version", "2")]), person.lines())
    assert walk.run() == 1
    person.typed.put(None)
    assert person.heard[-1] == (
        "The board speaks version 2 of the protocol, this program version 1."
    )


class Scripted:
    """An `Attached` that tells what a test says, as it starts."""

    def __init__(self, told: list[Happening]) -> None:
        self.told = told

    def start(self, tell: Callable[[Happening], object], beat: Callable[[int], object]) -> None:
        beat(0)
        for each in self.told:
            tell(each)

    def light(self, lamps: frozenset[int]) -> None:
        assert lamps == frozenset()

    def beep(self, hertz: int, milliseconds: int) -> None:
        raise AssertionError

    def shake(self, milliseconds: int) -> None:
        raise AssertionError

    def close(self) -> None:
        raise AssertionError
