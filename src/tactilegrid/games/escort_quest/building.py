"""The building of a puzzle: what may be laid where, and when it can be played."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from tactilegrid.core.errors import BadPosition, IllegalMove
from tactilegrid.core.game import Notice, Transition
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.seats import everyone
from tactilegrid.core.value import replace
from tactilegrid.games.escort_quest.draft import (
    EMPTY,
    SIDE,
    SIDES,
    Build,
    Built,
    Change,
    Changed,
    Draft,
    Laid,
    Lay,
    Reopen,
    Reopened,
    Replaced,
    Spread,
    Start,
    Started,
)
from tactilegrid.games.escort_quest.field import (
    BARRIER,
    COUNT,
    NOWHERE,
    TILES,
    VILLAGE,
    WARP,
    Field,
    Layout,
    Puzzle,
    field_of,
)
from tactilegrid.games.escort_quest.generator import climb
from tactilegrid.games.escort_quest.motion import EVERY_WAY, TOKENS, VILLAGER, Token
from tactilegrid.games.escort_quest.position import PLY_CAP, SEATS, Event, State, Stopped
from tactilegrid.games.escort_quest.rules import begin, build_on, over
from tactilegrid.games.escort_quest.sheet import ANYWHERE, check_diagonal, check_village
from tactilegrid.games.escort_quest.solver import Solution, search

EVERYONE = frozenset(everyone(SEATS))
WALLS = tuple(sum(1 << (side + turn) % COUNT for turn in (-1, 0, 1)) for side in range(COUNT))
CORRIDORS = tuple(EVERY_WAY & ~(1 << way | 1 << way + COUNT // 2) for way in range(COUNT // 2))
SHORTEST, LONGEST, OFFERED = 2, 20, range(3, 12)
TRIES, STATES = 90, 10_000  # of a search that somebody waits for
USUAL_SIZE = 64  # squares
GLANCE, PROOF = 10_000, 100_000  # positions: after every ply, and where it is asked for
RULES = {"village-near": "EQ-R7", "not-diagonal": "EQ-R8"}

Squares = tuple[int, int, int]
BARE: Squares = (NOWHERE, NOWHERE, NOWHERE)


def squares_of(state: State) -> Squares:
    """Where the tokens are."""
    escort, villager, goblin = (token.square for token in state.tokens)
    return escort, villager, goblin


def puzzle_built(state: State) -> Puzzle:
    """The puzzle as far as it is built; in play, its beginning."""
    start = squares_of(state) if state.draft is None else state.draft.start
    return Puzzle(state.field.layout, start)


# what it still lacks


def missing(state: State) -> tuple[str, ...]:
    """The tokens that are not on the board, and `village` where there is none."""
    lacks = [name for name, token in zip(TOKENS, state.tokens, strict=True) if token.square < 0]
    return (*lacks, *(() if state.field.villages else (VILLAGE,)))


def problem(state: State) -> tuple[Message, str] | None:
    """Why the puzzle cannot be begun, and the number of the rule; None where it can."""
    lacks = missing(state)
    if lacks:
        return message("escort-quest-missing", things=things(lacks)), "EQ-R1"
    return broken(state)


def broken(state: State) -> tuple[Message, str] | None:
    """Which rule is broken by what lies there already, and its number; None where none is."""
    _, villager, goblin = squares_of(state)
    try:
        if villager != NOWHERE and state.field.villages:
            check_village(state.field, villager)
        if NOWHERE not in (villager, goblin):
            check_diagonal(state.field, villager, goblin)
    except BadPosition as error:
        return error.message, RULES[error.message.key.removeprefix("escort-quest-sheet-")]
    return None


def things(names: tuple[str, ...]) -> tuple[Message, ...]:
    """Tokens and tiles by name."""
    return tuple(message("escort-quest-thing", thing=name) for name in names)


def verdict(state: State, limit: int) -> Solution:
    """The shortest way home of a puzzle that can be begun, as far as a search of *limit* tells."""
    return _searched(state.field, squares_of(state), limit)


@lru_cache(maxsize=64)
def _searched(field: Field, squares: Squares, limit: int) -> Solution:
    escort, villager, goblin = map(Token, squares)
    return search(field, (escort, villager, goblin), limit=limit)


def hopeless(state: State) -> bool:
    """Whether it is proven that nobody can win the puzzle."""
    found = verdict(state, PROOF)
    return found.proven and not found.line


# moves


def legal_moves(state: State) -> tuple[Change, ...]:
    """What can be laid on each square; then the start of play, and what the program can lay.

    A barrier with any sides, any number of turns to be built and a whole sheet are legal as well;
    there are too many of them to list.
    """
    if state.outcome is not None:
        return ()
    moves = [move for cell in state.field.layout.grid.cells() for move in moves_on(cell, state)]
    return (*moves, *sheet_moves(state))


def sheet_moves(state: State) -> tuple[Change, ...]:
    """The moves that are about the whole sheet."""
    start = () if problem(state) else (Start(hopeless(state)),)
    return (*start, *map(Build, OFFERED))


def moves_on(cell: Cell, state: State) -> list[Change]:
    """What can be laid on one square."""
    barriers = [Lay(cell, BARRIER, sides) for sides in (*WALLS, *CORRIDORS)]
    moves = [*(Lay(cell, kind) for kind in TILES), *barriers]
    moves += [Lay(cell, what) for what in (*SIDES, *TOKENS, EMPTY)]
    return [move for move in moves if _fault(move, state) is None]


def check(move: Change, state: State) -> None:
    """Raise IllegalMove with the number of the rule that forbids *move* here."""
    fault = _refusal(move, state)
    if fault is not None:
        raise IllegalMove(*fault)


def _refusal(move: Change, state: State) -> tuple[Message, str] | None:
    if state.outcome is not None:
        return message("escort-quest-over"), "EQ-R15"
    match move:
        case Lay():
            return _fault(move, state)
        case Start():
            return problem(state) or _start_fault(move, state)
        case Build(length=length):
            if SHORTEST <= length <= LONGEST:
                return None
            return message(
                "escort-quest-build-length", low=SHORTEST, high=LONGEST, word=Name("build 6")
            ), "EQ-A2"
        case Spread(puzzle=puzzle):
            return _spread_fault(puzzle, state)
    return message("escort-quest-built-now"), "EQ-R2"


def _start_fault(move: Start, state: State) -> tuple[Message, str] | None:
    if move.anyway == hopeless(state):
        return None
    if move.anyway:
        return message("escort-quest-not-hopeless", word=Name("ready")), "EQ-R15"
    count, word = verdict(state, PROOF).states, Name("ready anyway")
    return message("escort-quest-hopeless", n=count, word=word), "EQ-R15"


def _spread_fault(puzzle: Puzzle, state: State) -> tuple[Message, str] | None:
    old, new = state.field.layout, puzzle.layout
    if new.grid != old.grid:
        size = {"width": old.width, "height": old.height}
        return message("escort-quest-other-size", w=new.width, h=new.height, **size), "EQ-A1"
    return None


def _fault(move: Lay, state: State) -> tuple[Message, str] | None:
    """Why that cannot be laid on its square."""
    layout, cell, what = state.field.layout, move.cell, move.what
    if cell not in layout.grid:
        return message("escort-quest-off-board", cell=Name(ANYWHERE.name(cell))), "EQ-R1"
    square = layout.square(cell)
    there = [name for name, at in zip(TOKENS, squares_of(state), strict=True) if at == square]
    if what in TOKENS and there and there != [what]:
        (other,) = things(tuple(there))
        return message("escort-quest-taken", cell=cell, thing=other), "EQ-R5"
    kind, sides = state.field.kinds[square], dict(layout.barriers).get(square, 0)
    same = what in (kind, *there) or (what == BARRIER and move.sides == sides)
    if same or (what == EMPTY and not (there or kind or sides)):
        return message("escort-quest-same-already", cell=cell), "EQ-R2"
    return None


def apply(state: State, move: Change) -> Transition[State, Event]:
    """The state after a legal ply that is about the building."""
    event, after = _made(state, move)
    events: list[Event] = [event]
    cap = state.options.number("ply_cap")
    if 0 < cap <= after.plies:
        after = replace(after, outcome=over(PLY_CAP))
        events.append(Stopped(PLY_CAP, after.plies))
    return Transition(after, [Notice(each, EVERYONE) for each in events])


def _made(state: State, move: Change) -> tuple[Changed, State]:
    """What happened, and the state after it."""
    match move:
        case Lay():
            return _lay(state, move)
        case Build(length=length):
            return _build(state, length)
        case Spread(puzzle=puzzle):
            return Replaced(), _with(state, puzzle.layout, puzzle.tokens)
        case Reopen():
            puzzle = puzzle_built(state)
            return Reopened(), _with(state, puzzle.layout, puzzle.tokens)
    return Started(), start(state)


def _with(state: State, layout: Layout, squares: Squares) -> State:
    """The building one ply further."""
    field = field_of(layout, state.field.manner)
    return build_on(state.options, field, squares, state.plies + 1, seed_of(state))


def seed_of(state: State) -> int:
    """What decides which puzzles the program lays."""
    return 0 if state.draft is None else state.draft.seed


def start(state: State) -> State:
    """The first turn of the puzzle as it is built."""
    draft = Draft(squares_of(state), state.plies + 1, seed_of(state), False)
    return replace(begin(state.options, state.field, state.tokens), draft=draft)


def _lay(state: State, move: Lay) -> tuple[Laid, State]:
    layout = state.field.layout
    square, what, origin = layout.square(move.cell), move.what, NOWHERE
    tiles, barriers, squares = dict(layout.tiles), dict(layout.barriers), [*squares_of(state)]
    if what in TOKENS:
        origin = squares[TOKENS.index(what)]
        squares[TOKENS.index(what)] = square
    elif what in TILES:
        if what.startswith(WARP):  # there is one of each direction
            origin = next((place for place, kind in tiles.items() if kind == what), NOWHERE)
            tiles.pop(origin, None)
        tiles[square] = what
    elif what == EMPTY:
        tiles.pop(square, None)
        barriers.pop(square, None)
        squares = [NOWHERE if at == square else at for at in squares]
    else:
        turned = 1 << SIDES.index(what) if what.startswith(SIDE) else 0
        barriers[square] = barriers.get(square, 0) ^ turned if turned else move.sides
        if not barriers[square]:
            del barriers[square]
    after = Layout(
        layout.width, layout.height, tuple(sorted(tiles.items())), tuple(sorted(barriers.items()))
    )
    escort, villager, goblin = squares
    return Laid(square, what, origin), _with(state, after, (escort, villager, goblin))


def _build(state: State, length: int) -> tuple[Built, State]:
    layout = state.field.layout
    seed = seed_of(state) * 1_000_003 + state.plies
    width, height = layout.width, layout.height
    tries = min(TRIES, TRIES * USUAL_SIZE**2 // state.field.size**2)  # large ones take longer each
    ever_longer = [*climb(seed, length, width, height, tries=tries, states=STATES)]
    if not ever_longer:
        return Built(0, length), _with(state, layout, squares_of(state))
    found = ever_longer[-1]
    return Built(found.length, length), _with(state, found.puzzle.layout, found.puzzle.tokens)


# what comes next, for engines and hints


def next_step(state: State, seed: int) -> Change:
    """A ply that brings the puzzle nearer to being played."""
    dice = Random(seed)
    if not problem(state):
        return Start(hopeless(state))
    layout = state.field.layout
    taken = {*squares_of(state), *(square for square, _ in (*layout.tiles, *layout.barriers))}
    free = [square for square in range(state.field.size) if square not in taken]
    dice.shuffle(free)
    lacks = missing(state)
    what = lacks[0] if lacks else TOKENS[VILLAGER]
    for square in free:
        move = Lay(layout.cell(square), what)
        if not broken(_lay(state, move)[1]):
            return move
    return Build(OFFERED[0])
