"""A game as text: written step by step, read, replayed.

Lines of UTF-8, each ended by a line feed, only ever appended. A last line without its line feed was
torn by a crash and is cut off; anything else that cannot be read or replayed damages the record,
which is then refused with the number of the line.
"""

from __future__ import annotations

from collections.abc import Callable

from tactilegrid.core.commands import (
    HUMAN,
    AgreeDraw,
    Command,
    Play,
    Player,
    Redo,
    Reseat,
    Resign,
    Undo,
)
from tactilegrid.core.errors import BadPosition, MoveError
from tactilegrid.core.game import AnyGame
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.options import BadOption, settle
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session, outcome_line, seat_line
from tactilegrid.core.value import Value

FIRST_LINE = "tactilegrid-record 1"
SIZE_LIMIT = 4 * 1024 * 1024
LINE_LIMIT = 1000


class DamagedRecord(ValueError):
    """A record that cannot be trusted; `line` counts from 1, `message` says what is wrong there."""

    def __init__(self, line: int, why: Message) -> None:
        super().__init__(f"line {line}: {why.key}")
        self.line = line
        self.message = message("record-damaged", line=line, why=why)


class Header(Value):
    """What a record says before its first move."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: int
    players: tuple[Player, ...]
    position: str = ""


class Loaded(Value):
    """A session read from a record; `size` bytes of it are good, `torn` if more followed."""

    session: Session
    header: Header
    size: int
    torn: bool


def header_of(session: Session, position: str = "") -> Header:
    """The header of a session's record: every option is written, defaults may change one day."""
    options = tuple((name, str(value)) for name, value in session.options.settings)
    return Header(session.game.name, options, session.seed, session.players, position)


def header_text(header: Header) -> str:
    """The lines before the first move, each with its line feed."""
    lines = [FIRST_LINE, f"game {header.game}"]
    lines += [f"option {name} {value}" for name, value in header.options]
    lines.append(f"seed {header.seed}")
    if header.position:
        lines.append(f"position {header.position}")
    lines += [seat_line(Seat(number), player) for number, player in enumerate(header.players, 1)]
    return "".join(line + "\n" for line in lines)


def read_record(data: bytes, load_game: Callable[[str], AnyGame]) -> Loaded:
    """Replay a record's bytes from the first position; raises DamagedRecord."""
    if len(data) > SIZE_LIMIT:
        raise DamagedRecord(1, message("record-too-long"))
    whole, _, torn = data.rpartition(b"\n")
    size = len(data) - len(torn)
    lines = [_decode(number, line) for number, line in enumerate(whole.split(b"\n"), 1)]
    if not whole or lines[0] != FIRST_LINE:
        raise DamagedRecord(1, message("record-not-ours"))
    header, first = _read_header(lines)
    session = _begin(header, first, load_game)
    for number in range(first, len(lines)):
        session = _step(session, lines[number], number + 1)
    return Loaded(session, header, size, bool(torn))


def _decode(number: int, line: bytes) -> str:
    if len(line) > LINE_LIMIT:
        raise DamagedRecord(number, message("record-too-long"))
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        raise DamagedRecord(number, message("record-not-text")) from None


def _read_header(lines: list[str]) -> tuple[Header, int]:
    """The header and the index of the first line after it."""
    single = {"game": "", "seed": "", "position": ""}
    options: list[tuple[str, str]] = []
    players: list[Player] = []
    index = 1
    for index in range(1, len(lines) + 1):
        word, _, rest = lines[index].partition(" ") if index < len(lines) else ("", "", "")
        if word in single and rest and not single[word]:
            single[word] = rest
        elif word == "option" and len(rest.split()) == 2:
            name, value = rest.split()
            options.append((name, value))
        elif word == "seat":
            number, player = _read_player(rest)
            if number != len(players) + 1 or player is None:
                raise DamagedRecord(index + 1, message("record-seat"))
            players.append(player)
        else:
            break
    if not single["game"] or not _is_number(single["seed"]) or not players:
        raise DamagedRecord(index + 1, message("record-header"))
    seed = int(single["seed"])
    return Header(single["game"], tuple(options), seed, tuple(players), single["position"]), index


def _read_player(rest: str) -> tuple[int, Player | None]:
    """The seat's number and who sits there; (0, None) where the words are off."""
    number, _, who = rest.partition(" ")
    if _is_number(number):
        kind, _, name = who.partition(" ")
        if kind == HUMAN:
            return int(number), Player(HUMAN, name)
        level, _, name = name.partition(" ")
        if kind == "engine" and level:
            return int(number), Player(level, name)
    return 0, None


def _begin(header: Header, line: int, load_game: Callable[[str], AnyGame]) -> Session:
    try:
        game = load_game(header.game)
    except KeyError:
        raise DamagedRecord(2, message("record-game", game=Name(header.game[:30]))) from None
    try:
        options = settle(game.options, dict(header.options))
        game.check_options(options)
        session = Session.begin(game, options, header.seed, header.players, header.position)
    except (BadOption, BadPosition) as error:
        raise DamagedRecord(line, error.message) from None
    if len(header.players) != len(session.seats):
        raise DamagedRecord(line, message("record-seat"))
    return session


def _step(session: Session, line: str, number: int) -> Session:
    """The session after one line of the record."""
    if line.startswith("outcome "):
        if session.outcome is None or line != outcome_line(session.outcome):
            raise DamagedRecord(number, message("record-outcome"))
        return session
    try:
        sender, command = _read_command(session, line)
        answer = session.handle(sender, command)
    except MoveError as error:
        raise DamagedRecord(number, error.message) from None
    except ValueError:
        raise DamagedRecord(number, message("record-line", text=Name(line[:30]))) from None
    for update in answer.updates:
        if update.refused:
            raise DamagedRecord(number, update.announcement.messages[0])
    return answer.session


def _read_command(session: Session, line: str) -> tuple[Seat, Command]:
    """Raises ValueError where the line is no command."""
    words = line.split(" ")
    ply, seats = session.ply, session.seats
    anyone = session.to_move or seats[0]
    match words:
        case ["undo", steps] if _is_number(steps):
            return anyone, Undo(ply, int(steps))
        case ["redo", steps] if _is_number(steps):
            return anyone, Redo(ply, int(steps))
        case ["draw"]:
            return anyone, AgreeDraw(ply)
        case ["resign", seat] if _is_number(seat) and Seat(int(seat)) in seats:
            return Seat(int(seat)), Resign(ply)
        case ["seat", *rest]:
            number, player = _read_player(" ".join(rest))
            if player is not None and Seat(number) in seats:
                return anyone, Reseat(ply, Seat(number), player)
        case [count, seat, *rest] if count == str(ply + 1) and _is_number(seat):
            if Seat(int(seat)) != session.to_move:
                raise ValueError(line)
            seen = session.observe(anyone)
            return anyone, Play(ply, session.game.parse_move(" ".join(rest), seen))
    raise ValueError(line)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 18
