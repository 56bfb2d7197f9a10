"""What the lines of the protocol say, read and written (docs/reference/board-protocol.md).

Reading raises `BadFrame` and nothing else, whatever the payload is. What can be read can be written
and is then the same; so is what can be written.
"""

from __future__ import annotations

from tactilegrid.board.hello import Hello, hello_text, read_hello
from tactilegrid.board.lines import TO_BOARD, TO_HOST, BadFrame, checked
from tactilegrid.board.numbers import digits_of, number, numbers_of, within
from tactilegrid.core.value import Value

SEQUENCES = 1 << 16
MOST_SEQ, MOST_MS, MOST_ID, MOST_COUNT = SEQUENCES - 1, (1 << 32) - 1, 9999, 0xFFFF
HERTZ, LASTING = (31, 8000), (1, 2000)


class Event(Value):
    """A switch closed or opened."""

    seq: int
    number: int
    closed: bool


class State(Value):
    """All switches; `width` is how many bytes the board took to say it."""

    seq: int
    closed: frozenset[int]
    width: int


class Beat(Value):
    """The board lives: for how long, which events it keeps, what went wrong, what it doubts."""

    uptime: int
    first: int
    seq: int
    lost: int = 0
    bad: int = 0
    held: int = 0


class Answer(Value):
    """A request was carried out, or refused."""

    ident: int
    done: bool


class Unknown(Value):
    """A line of a later version, from the board (`ident` is 0) or from the host."""

    word: str
    ident: int = 0


class AskHello(Value):
    """Say who you are."""

    ident: int


class AskState(Value):
    """Send a snapshot."""

    ident: int


class Confirm(Value):
    """Every event before `seq` has arrived."""

    seq: int
    ident: int = 0


class Here(Value):
    """The host lives."""

    ident: int


class Light(Value):
    """These lamps on, all others off; `width` is how many bytes say it."""

    ident: int
    lamps: frozenset[int]
    width: int


class Tone(Value):
    """A tone."""

    ident: int
    hertz: int
    milliseconds: int


class Shake(Value):
    """A vibration."""

    ident: int
    milliseconds: int


class Improper(Value):
    """A command that is one, but cannot be carried out: the board answers N."""

    ident: int


FromBoard = Hello | Event | State | Beat | Answer | Unknown
Command = Light | Tone | Shake
Request = AskHello | AskState | Confirm | Here | Command
FromHost = Request | Improper | Unknown


def ahead(seq: int, of: int) -> int:
    """How far one number of an event is ahead of another, negative where it is behind."""
    distance = (seq - of) % SEQUENCES
    return distance - SEQUENCES if distance >= SEQUENCES // 2 else distance


# from the board


def read_from_board(payload: str) -> FromBoard:
    """What the board says; raises BadFrame (of hello: OtherVersion or Contradiction too)."""
    word, *words = payload.split(" ")
    match word:
        case "H":
            return read_hello(words)
        case "E" if len(words) >= 3 and words[2] in ("0", "1"):
            return Event(number(words[0], MOST_SEQ), number(words[1], 9999), words[2] == "1")
        case "S" if len(words) >= 2:
            return State(number(words[0], MOST_SEQ), *numbers_of(words[1]))
        case "P" if len(words) >= 5:
            uptime = number(words[0], MOST_MS)
            return Beat(uptime, *(number(each, MOST_COUNT) for each in words[1:6]))
        case "A" | "N" if words:
            return Answer(number(words[0], MOST_ID), word == "A")
        case "H" | "E" | "S" | "P" | "A" | "N" | "":
            raise BadFrame(payload[:40])
    return Unknown(word)


def board_line(said: FromBoard) -> bytes:
    """A line of the board; raises BadFrame for what none can say."""
    return checked(_board_payload(said), TO_HOST)


def _board_payload(said: FromBoard) -> str:
    match said:
        case Hello():
            return hello_text(said)
        case Event():
            seq, switch = within(said.seq, MOST_SEQ), within(said.number, 9999)
            return f"E {seq} {switch} {int(said.closed)}"
        case State():
            return f"S {within(said.seq, MOST_SEQ)} {digits_of(said.closed, said.width)}"
        case Beat():
            counts = [said.first, said.seq, said.lost, said.bad, *([said.held] * (said.held > 0))]
            rest = " ".join(str(within(each, MOST_COUNT)) for each in counts)
            return f"P {within(said.uptime, MOST_MS)} {rest}"
        case Answer():
            return f"{'A' if said.done else 'N'} {within(said.ident, MOST_ID)}"
        case Unknown():
            return said.word


# from the host


def read_from_host(payload: str) -> FromHost:
    """What the host says; raises BadFrame where the board has nothing to answer."""
    first, *words = payload.split(" ")
    ident = number(first, MOST_ID)
    match words:
        case ["H", *_]:
            return AskHello(ident)
        case ["S", *_]:
            return AskState(ident)
        case ["W", *_]:
            return Here(ident)
        case ["K", seq, *_]:
            return Confirm(number(seq, MOST_SEQ), ident)
        case ["L" | "B" | "V", *_]:
            try:
                return _command(within(ident, MOST_ID, 1), *words[:3])
            except BadFrame:
                return Improper(ident)
        case ["K"] | []:
            raise BadFrame(payload[:40])
    return Unknown(words[0], ident)


def _command(ident: int, verb: str, first: str = "", second: str = "") -> Command:
    match verb:
        case "L":
            return Light(ident, *numbers_of(first))
        case "B":
            return Tone(ident, number(first, HERTZ[1], HERTZ[0]), _lasting(second))
    return Shake(ident, _lasting(first))


def _lasting(text: str) -> int:
    return number(text, LASTING[1], LASTING[0])


def host_line(said: Request | Unknown) -> bytes:
    """A line of the host; raises BadFrame for what none can say."""
    return checked(f"{within(said.ident, MOST_ID)} {_host_words(said)}", TO_BOARD)


def _host_words(said: Request | Unknown) -> str:
    match said:
        case AskHello():
            return "H"
        case AskState():
            return "S"
        case Here():
            return "W"
        case Confirm():
            return f"K {within(said.seq, MOST_SEQ)}"
        case Unknown():
            return said.word
        case Light():
            words = f"L {digits_of(said.lamps, said.width)}"
        case Tone():
            words = f"B {within(said.hertz, *reversed(HERTZ))} {_lasts(said.milliseconds)}"
        case Shake():
            words = f"V {_lasts(said.milliseconds)}"
    within(said.ident, MOST_ID, 1)
    return words


def _lasts(milliseconds: int) -> int:
    return within(milliseconds, LASTING[1], LASTING[0])
