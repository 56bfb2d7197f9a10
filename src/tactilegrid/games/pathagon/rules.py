"""The referee: which moves are legal, what they do, and when the game is over."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.game import Notice, Outcome, Transition
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Both, Message, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, everyone
from tactilegrid.core.value import replace
from tactilegrid.games.pathagon.board import COLOURS, bits, board_of
from tactilegrid.games.pathagon.chains import connected
from tactilegrid.games.pathagon.position import (
    MUST,
    SEATS,
    Drawn,
    Event,
    Joined,
    Made,
    Move,
    Placement,
    Relocation,
    Repeated,
    Resigned,
    State,
)

CHAIN, REPETITION, PLY_CAP, RESIGNED = "chain", "repetition", "ply-cap", "resigned"
EVERYONE = frozenset(everyone(SEATS))


def initial(options: Options, seed: int) -> State:
    """The empty board; a random first side is the seed's last bit (PG-A14)."""
    first = options.choice("first")
    side = seed & 1 if first == "random" else int(first) - 1
    return begin(options, (0, 0), side, 0, (0, 0))


def begin(
    options: Options, pieces: tuple[int, int], side: int, bans: int, rests: tuple[int, int]
) -> State:
    """A position without a past; it is over if the side that is not to move has joined."""
    board = board_of(options.number("size"))
    state = State(options, board, pieces, side, bans, rests, 0, (), None)
    history = (state.key,) if options.number("repetition") else ()
    won = connected(board, pieces[1 - side], state.axis(1 - side))
    outcome = Outcome((SEATS[1 - side],), CHAIN) if won else None
    return State(options, board, pieces, side, bans, rests, 0, history, outcome)


# legal moves


@cache
def _placements(size: int) -> tuple[Placement, ...]:
    return tuple(map(Placement, board_of(size).cells))


@cache
def _relocations(size: int, origin: int) -> tuple[Relocation, ...]:
    cells = board_of(size).cells
    return tuple(Relocation(cells[origin], cell) for cell in cells)


def takings(state: State, clamped: int) -> tuple[tuple[Cell, ...], ...]:
    """What may be removed of the clamped pieces: the default, all of them, first (PG-A2).

    One or two pieces: then fewer and fewer. More: then none, then by number, for a short question.
    """
    cells = state.board.listed(clamped)
    if state.options.choice("capture") == MUST:
        return (cells,)
    some = [part for count in range(1, len(cells)) for part in combinations(cells, count)]
    return (cells, *some, ()) if len(cells) <= 2 else (cells, (), *some)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every legal move: by origin, by square from a1 on, all removed first."""
    if state.outcome is not None:
        return ()
    side = state.side
    own, enemy, size = state.pieces[side], state.pieces[1 - side], state.board.size
    targets = state.free & ~state.bans
    found: list[Move] = []
    if state.reserve(side):
        _collect(state, found, _placements(size), own, enemy, targets)
        return tuple(found)
    for origin in bits(own & ~state.rests[side]):
        rest = own ^ 1 << origin
        _collect(state, found, _relocations(size, origin), rest, enemy, targets)
    return tuple(found)


def _collect(
    state: State,
    found: list[Move],
    plain: tuple[Placement, ...] | tuple[Relocation, ...],
    own: int,
    enemy: int,
    targets: int,
) -> None:
    traps = state.board.traps(own, enemy) & targets
    if not traps:
        found.extend([plain[number] for number in bits(targets)])
        return
    for number in bits(targets):
        move, bit = plain[number], 1 << number
        if not traps & bit:
            found.append(move)
            continue
        clamped = state.board.clamped(own, enemy, bit)
        found.extend(with_removed(move, removed) for removed in takings(state, clamped))


def with_removed(move: Move, removed: tuple[Cell, ...]) -> Move:
    """The same move with other removals."""
    if isinstance(move, Placement):
        return Placement(move.cell, removed)
    return Relocation(move.origin, move.cell, removed)


def clamped_by(state: State, move: Move, side: int | None = None) -> int:
    """The enemy pieces that may be removed after *move*, by the side to move or by *side*."""
    side = state.side if side is None else side
    own = state.pieces[side]
    if isinstance(move, Relocation):
        own &= ~state.board.bit(move.origin)
    return state.board.clamped(own, state.pieces[1 - side], state.board.bit(move.cell))


# refusals


def check(state: State, move: Move) -> None:
    """Raise IllegalMove with the number of the rule that forbids *move* here."""
    if state.outcome is not None:
        raise IllegalMove(message("pathagon-over"), "PG-R4")
    if isinstance(move, Placement):
        _check_placing(state, move.cell)
    else:
        _check_origin(state, move)
    _check_target(state, move.cell)
    _check_removed(state, move)


def _check_placing(state: State, cell: Cell) -> None:
    if state.reserve(state.side):
        return
    if state.owner(cell) == 1 - state.side:
        raise IllegalMove(message("pathagon-not-yours", cell=cell), "PG-R12")
    resting = state.board.squares(state.rests[state.side])
    if resting:
        raise IllegalMove(message("pathagon-must-move-resting", cell=resting[0]), "PG-R12")
    raise IllegalMove(message("pathagon-must-move"), "PG-R12")


def _check_origin(state: State, move: Relocation) -> None:
    check_lifting(state, move.origin)
    if move.origin == move.cell:
        raise IllegalMove(message("pathagon-same-square", cell=move.cell), "PG-R12")


def check_lifting(state: State, origin: Cell) -> None:
    """Raise IllegalMove where the side to move may not move a piece from *origin*."""
    loose = state.reserve(state.side)
    if loose and state.bans:
        raise IllegalMove(message("pathagon-return-first", n=loose), "PG-R14")
    if loose:
        raise IllegalMove(message("pathagon-place-first", n=loose), "PG-R13")
    if state.owner(origin) != state.side:
        raise IllegalMove(message("pathagon-not-yours", cell=origin), "PG-R12")
    if state.board.bit(origin) & state.rests[state.side]:
        raise IllegalMove(message("pathagon-must-rest", cell=origin), "PG-R15")


def _check_target(state: State, cell: Cell) -> None:
    bit = state.board.bit(cell)
    if not bit:
        raise IllegalMove(message("pathagon-off-board"), "PG-R2")
    owner = state.owner(cell)
    if owner is not None:
        sentence = message("pathagon-occupied", cell=cell, colour=COLOURS[owner])
        raise IllegalMove(sentence, "PG-R2")
    if bit & state.bans:
        raise IllegalMove(message("pathagon-barred", cell=cell), "PG-R6")


def _check_removed(state: State, move: Move) -> None:
    clamped = clamped_by(state, move)
    for cell in move.removed:
        if not state.board.bit(cell) & clamped:
            raise IllegalMove(message("pathagon-not-clamped", cell=cell), "PG-R5")
    if move.removed not in takings(state, clamped):
        raise IllegalMove(_wrong_removals(state, clamped), "PG-A2")


def _wrong_removals(state: State, clamped: int) -> Message:
    if state.options.choice("capture") == MUST:
        return message("pathagon-must-take", cells=Both(state.board.listed(clamped)))
    return message("pathagon-record-order")


# moves


def apply(state: State, move: Move) -> Transition[State, Event]:
    """The state after *move*; who moved has won, or the turn passes."""
    check(state, move)
    board, side = state.board, state.side
    bit = board.bit(move.cell)
    own, rest = state.pieces[side] | bit, 0
    if isinstance(move, Relocation):
        own &= ~board.bit(move.origin)
        rest = bit
    taken = board.mask(move.removed) if move.removed else 0
    enemy = state.pieces[1 - side] & ~taken
    enemy_rest = state.rests[1 - side] & ~taken
    pieces, rests = ((own, enemy), (rest, enemy_rest))
    if side:
        pieces, rests = ((enemy, own), (enemy_rest, rest))
    after = _settle(state, pieces, taken, rests)
    return Transition(after, notices(_events(state, move, after)))


def _settle(state: State, pieces: tuple[int, int], bans: int, rests: tuple[int, int]) -> State:
    """The state that follows, over or not: a chain first, then repetition, then the limit."""
    side, ply, options = state.side, state.ply + 1, state.options
    key = (*pieces, 1 - side, bans, rests)
    limit, cap = options.number("repetition"), options.number("ply_cap")
    history = (*state.history, key) if limit else ()
    outcome = None
    if connected(state.board, pieces[side], state.axis(side)):
        outcome = Outcome((SEATS[side],), CHAIN)
    elif limit and history.count(key) >= limit:
        outcome = Outcome((), REPETITION)
    elif cap and ply >= cap:
        outcome = Outcome((), PLY_CAP)
    return State(options, state.board, pieces, 1 - side, bans, rests, ply, history, outcome)


def _events(before: State, move: Move, after: State) -> list[Event]:
    side = before.side
    events: list[Event] = [Made(SEATS[side], move, after.reserve(side))]
    if after.outcome is None:
        times = after.history.count(after.key)
        if times > 1 and times == after.options.number("repetition") - 1:
            events.append(Repeated(times))
    elif after.outcome.reason == CHAIN:
        events.append(Joined(SEATS[side], after.board.size, after.axis(side)))
    elif after.outcome.reason == REPETITION:
        events.append(Drawn(REPETITION, after.options.number("repetition")))
    else:
        events.append(Drawn(PLY_CAP, after.ply))
    return events


def notices(events: list[Event]) -> list[Notice[Event]]:
    """Nothing in this game is secret: every event is for everyone."""
    return [Notice(event, EVERYONE) for event in events]


def resign(state: State, seat: Seat) -> Transition[State, Event]:
    """The other side wins, whoever's turn it is."""
    winner = SEATS[2 - seat.number]
    after = replace(state, outcome=Outcome((winner,), RESIGNED))
    return Transition(after, notices([Resigned(seat, winner)]))
