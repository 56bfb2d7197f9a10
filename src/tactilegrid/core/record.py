"""A game as text: written step by step, read, replayed.

Lines of UTF-8, each ended by a line feed, only ever appended. A last line without its line feed was
torn by a crash and is cut off; anything else that cannot be read or replayed damages the record,
which is then refused with the number of the line.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar

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
    read_manner,
)
from tactilegrid.core.errors import BadPosition, MoveError
from tactilegrid.core.game import AnyGame
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.options import FREE_LIMIT, BadOption, settle
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session, outcome_line, seat_line
from tactilegrid.core.value import Value, replace

FIRST_LINE = "tactilegrid-record 1"
SIZE_LIMIT = 4 * 1024 * 1024
LINE_LIMIT = 2 * FREE_LIMIT + 1000  # a position holds a layout, and not as much again beside it


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
    secret_fields: ClassVar[tuple[str, ...]] = ("seed", "position")


class Loaded(Value):
    """A session read from a record; `size` bytes of it are good, `torn` if more followed."""

    session: Session
    header: Header
    size: int
    torn: bool


def header_of(session: Session, position: str = "") -> Header:
    """The header of a session's record: every option is written, defaults may change one day."""
    options = tuple((name, str(value)) for name, value in session.options.settings)
    one_line = " ".join(position.split())
    return Header(session.game.name, options, session.seed, session.players, one_line)


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
    """The header, whose lines come in one order, and the index of the first line after it."""
    game, at = _rest(lines, 1, "game"), 2
    options: dict[str, str] = {}
    while option := _rest(lines, at, "option", needed=False):
        name, _, value = option.partition(" ")
        if not (name and value) or name in options:
            raise _unreadable(lines[at], at + 1)
        options[name] = value
        at += 1
    seed = _rest(lines, at, "seed")
    if not _is_number(seed):
        raise _unreadable(lines[at], at + 1)
    at += 1
    position = _rest(lines, at, "position", needed=False)
    at += bool(position)
    players: list[Player] = []
    while True:
        number, player = _read_player(_rest(lines, at, "seat", needed=False))
        if player is None or number != len(players) + 1:  # perhaps a seat that changed hands
            break
        players.append(player)
        at += 1
    return Header(game, tuple(options.items()), int(seed), tuple(players), position), at


def _rest(lines: list[str], at: int, word: str, needed: bool = True) -> str:
    """What follows *word* on the line at that index; empty where it says something else."""
    begins, _, rest = lines[at].partition(" ") if at < len(lines) else ("", "", "")
    if begins == word and rest:
        return rest
    if needed:
        raise DamagedRecord(at + 1, message("record-header"))
    return ""


def _unreadable(line: str, number: int) -> DamagedRecord:
    return DamagedRecord(number, message("record-line", text=Name(line[:30])))


def _read_player(rest: str) -> tuple[int, Player | None]:
    """The seat's number and who sits there; (0, None) where the words say nobody."""
    number, _, who = rest.partition(" ")
    if _is_number(number):
        kind, _, name = who.partition(" ")
        if kind == HUMAN:
            return int(number), Player(HUMAN, name)
        level, _, name = name.partition(" ")
        if kind == "engine" and level:
            with suppress(ValueError):
                return int(number), replace(read_manner(level), name=name)
    return 0, None


def _begin(header: Header, end: int, load_game: Callable[[str], AnyGame]) -> Session:
    """The session before its first step; *end* is the number of the header's last line."""
    seats = end - len(header.players)
    try:
        game = load_game(header.game)
    except KeyError:
        raise DamagedRecord(2, message("record-game", game=Name(header.game[:30]))) from None
    try:
        options = settle(game.options, dict(header.options))
        game.check_options(options)
        session = Session.begin(game, options, header.seed, header.players, header.position)
    except BadOption as error:
        raise DamagedRecord(_option_line(header, error.message), error.message) from None
    except BadPosition as error:
        raise DamagedRecord(seats, error.message) from None
    if len(header.players) != len(session.seats):
        wrong = min(len(header.players), len(session.seats)) + 1
        raise DamagedRecord(seats + wrong, message("record-seat"))
    return session


def _option_line(header: Header, why: Message) -> int:
    """The line of the option that is to blame, or of the last one where several do not agree."""
    blamed = why.get("option")
    for number, (name, _) in enumerate(header.options, 3):
        if isinstance(blamed, Name) and name.startswith(blamed.text):
            return number
    return 2 + len(header.options)


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
        raise _blamed(session, number, error.message) from None
    except ValueError:
        raise _blamed(session, number, message("record-line", text=Name(line[:30]))) from None
    for update in answer.updates:
        if update.refused:
            raise DamagedRecord(number, update.announcement.messages[0])
    return answer.session


def _blamed(session: Session, number: int, why: Message) -> DamagedRecord:
    """What is wrong in a line, but of a game with secrets only where: whoever hears it may play."""
    if session.game.hides(session.options):
        why = message("record-line-secret")
    return DamagedRecord(number, why)


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
