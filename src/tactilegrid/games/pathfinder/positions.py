"""A whole game in one line, for the referee: both mazes, both tracking grids, whose turn it is.

`PF 6x6 chips=30 phase=search turn=1 first=1; 1 goal=E5 walls=C1W luck=0 open=0 blocked=0 path=-
turns=0; 2 ...`, each seat with its own maze and its own tracking grid. Where there are many chips,
and on the tracking grids, slots are hexadecimal bits in the order of their names (A1E, A1S, A1W,
A2E, ...), after a `#` among the walls. `path` is the entrance and the steps to the pawn, `F1EEN`.
A seat without a maze has no goal, one that has not set it `goal=-`.
"""

from __future__ import annotations

from itertools import pairwise

from tactilegrid.core.errors import BadPosition, MoveError
from tactilegrid.core.game import Outcome
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import BadOption, Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import replace
from tactilegrid.games.pathfinder.lines import BadLayout, read_goal, read_walls, wall_names
from tactilegrid.games.pathfinder.maze import NOWHERE, Maze
from tactilegrid.games.pathfinder.notation import format_move, written_move
from tactilegrid.games.pathfinder.position import (
    BUILD,
    PHASES,
    SEARCH,
    Enter,
    Setup,
    State,
    Step,
    Track,
    setup_of,
)
from tactilegrid.games.pathfinder.rules import observe
from tactilegrid.games.pathfinder.settings import check_options
from tactilegrid.games.pathfinder.slots import Ground, square_name
from tactilegrid.games.pathfinder.sound import REASONS, check_state

NOTHING = "-"
LISTED = 40  # more walls than that are written as bits, so that a record's line has room for them
LONGEST = 1000
HEAD = ("chips", "phase", "turn", "first", "plies", "reached", "asked", "end")
BODY = ("goal", "walls", "luck", "open", "blocked", "path", "turns")


def format_position(state: State) -> str:
    """The position in one line; the inverse of `parse_position`."""
    setup, ground = state.setup, state.setup.ground
    head = [
        f"PF {ground.rows}x{ground.cols} chips={setup.chips} phase={state.phase}",
        f"turn={state.side + 1} first={state.starter + 1}",
    ]
    if state.plies:
        head.append(f"plies={state.plies}")
    if state.reached:
        head.append("reached=" + "".join(str(s + 1) for s in (0, 1) if state.reached >> s & 1))
    if state.pending is not None:
        head.append(f"asked={format_move(state.pending)}")
    if (over := state.ended or state.result) is not None:
        winner = "".join(str(seat.number) for seat in over.winners) or NOTHING
        kind = "over" if state.ended is not None else "declare"
        head.append(f"end={over.reason}:{winner}:{kind}")
    seats = [f"{side + 1} {_side(side, state)}" for side in (0, 1)]
    return "; ".join((" ".join(head), *seats))


def _side(side: int, state: State) -> str:
    ground, track, maze = state.setup.ground, state.tracks[side], state.mazes[side]
    fields = []
    if maze is not None:
        goal = NOTHING if maze.goal == NOWHERE else square_name(maze.goal)
        many = maze.walls.bit_count() > LISTED
        walls = f"#{_bits(maze.walls, ground)}" if many else wall_names(maze.walls)
        fields.append(f"goal={goal} walls={walls}")
    fields.append(f"luck={state.luck[side]:x}")
    if track != Track():
        path = _path(track.path, ground)
        known = f"open={_bits(track.open, ground)} blocked={_bits(track.blocked, ground)}"
        fields.append(f"{known} path={path} turns={track.turns}")
    return " ".join(fields)


def _bits(slots: int, ground: Ground) -> str:
    return f"{sum(1 << place for place, s in enumerate(ground.order) if slots >> s & 1):x}"


def _path(path: tuple[int, ...], ground: Ground) -> str:
    if not path:
        return NOTHING
    steps = ""
    for square, following in pairwise(path):
        steps += next(s.way.name[0] for s in ground.sides[square] if s.beyond == following)
    return square_name(path[0]) + steps


# reading


def parse_position(text: str, options: Options) -> State:
    """The state of a one-line position; raises BadPosition only."""
    if len(text) > LONGEST or not text.isascii() or not text.isprintable():
        raise fault("form", text)
    head, *seats = (" ".join(part.split()) for part in text.split(";"))
    words = head.split(" ")
    if len(seats) != 2 or len(words) < 2 or words[0].upper() != "PF":
        raise fault("form", text)
    fields = _fields(words[2:], HEAD)
    setup = setup_of(_settings(words[1], fields, options))
    bodies = []
    for number, seat in enumerate(seats, 1):
        first, *rest = seat.split(" ")
        if first != str(number):
            raise fault("seat", first)
        bodies.append(_fields(rest, BODY))
    one, two = (_maze(body, setup.ground) for body in bodies)
    tracks = [_track(body, setup.ground) for body in bodies]
    luck = [_number(body.get("luck", "0"), 16, 1 << 64) for body in bodies]
    phase = fields.get("phase", BUILD).lower()
    if phase not in PHASES:
        raise fault("phase", phase)
    over, is_over = _outcome(fields.get("end", ""), setup)
    state = State(
        setup,
        phase,
        _seat(fields.get("turn", "1")),
        (one, two),
        (luck[0], luck[1]),
        (tracks[0], tracks[1]),
        None,
        _seat(fields.get("first", "1")),
        _reached(fields.get("reached", "")),
        _number(fields.get("plies", "0"), 10, 10**6),
        (),
        over,
        over if is_over else None,
    )
    return check_state(_with_question(fields.get("asked", ""), state))


def fault(kind: str, given: str) -> BadPosition:
    """What cannot be read."""
    return BadPosition(message("pathfinder-position", fault=kind, given=Name(given[:20].strip())))


def _fields(words: list[str], known: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for word in words:
        name, mark, value = word.partition("=")
        if not mark or name.lower() not in known or name.lower() in found:
            raise fault("field", word)
        found[name.lower()] = value
    return found


def _settings(size: str, fields: dict[str, str], options: Options) -> Options:
    """The options with the size and the chips of the position."""
    rows, mark, cols = size.lower().partition("x")
    given = {"rows": _number(rows, 10, 99), "cols": _number(cols if mark else "", 10, 99)}
    given["chips"] = (given["rows"] - 1) * given["cols"]
    if "chips" in fields:
        given["chips"] = _number(fields["chips"], 10, 999)
    if not (3 <= given["rows"] <= 8 and 3 <= given["cols"] <= 8):
        raise fault("size", size)
    settings = tuple((name, given.get(name, value)) for name, value in options.settings)
    found = Options(settings)
    try:
        check_options(found)
    except BadOption as error:
        raise BadPosition(error.message) from None
    return found


def _number(text: str, base: int, limit: int) -> int:
    digits = "0123456789abcdef"[:base]
    plain = text.lower()
    if not plain or len(plain) > 40 or not all(sign in digits for sign in plain):
        raise fault("number", text)
    number = int(plain, base)
    if number >= limit:
        raise fault("number", text)
    return number


def _seat(text: str) -> int:
    if text not in ("1", "2"):
        raise fault("seat", text)
    return int(text) - 1


def _reached(text: str) -> int:
    if text not in ("", "1", "2", "12"):
        raise fault("seat", text)
    return sum(1 << int(digit) - 1 for digit in text)


def _slots(text: str, ground: Ground) -> int:
    places = _number(text, 16, 1 << len(ground.order))
    return sum(1 << slot for place, slot in enumerate(ground.order) if places >> place & 1)


def _maze(body: dict[str, str], ground: Ground) -> Maze | None:
    if "goal" not in body and "walls" not in body:
        return None
    walls, goal = body.get("walls", ""), body.get("goal", NOTHING)
    try:
        known = _slots(walls[1:], ground) if walls[:1] == "#" else read_walls(walls, ground)
        return Maze(NOWHERE if goal == NOTHING else read_goal(goal, ground), known)
    except BadLayout as error:
        raise BadPosition(error.message) from None


def _track(body: dict[str, str], ground: Ground) -> Track:
    return Track(
        _slots(body.get("open", "0"), ground),
        _slots(body.get("blocked", "0"), ground),
        _squares(body.get("path", NOTHING).upper(), ground),
        _number(body.get("turns", "0"), 10, 1000),
    )


def _squares(text: str, ground: Ground) -> tuple[int, ...]:
    if text == NOTHING:
        return ()
    square = ground.find_square(text[:2])
    if square is None:
        raise fault("path", text)
    path = [square]
    for letter in text[2:]:
        ways = {side.way.name[0]: side.beyond for side in ground.sides[path[-1]]}
        following = ways.get(letter, -1)
        if following < 0:
            raise fault("path", text)
        path.append(following)
    return tuple(path)


def _outcome(text: str, setup: Setup) -> tuple[Outcome | None, bool]:
    """How the game ended, and whether it is over or waits for a maze to be declared."""
    if not text:
        return None, False
    reason, _, rest = text.lower().partition(":")
    winner, _, kind = rest.partition(":")
    if reason not in REASONS or kind not in ("over", "declare") or winner not in ("-", "1", "2"):
        raise fault("end", text)
    winners = () if winner == NOTHING else (Seat(int(winner)),)
    if not set(winners) <= set(setup.seats):
        raise fault("end", text)
    return Outcome(winners, reason), kind == "over"


def _with_question(text: str, state: State) -> State:
    if not text:
        return state
    seen = observe(State(state.setup, SEARCH, state.side, state.mazes, state.luck), Seat(1))
    try:
        move = written_move(text, seen)
    except MoveError as error:
        raise BadPosition(error.message) from None
    if not isinstance(move, Enter | Step):
        raise fault("question", text)
    return replace(state, pending=move)
