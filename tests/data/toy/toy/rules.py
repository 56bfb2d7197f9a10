"""The toy's rules.

TY-R1 each seat hides on a square, seat 1 first. TY-R2 then they ask by turns about squares that
they have not asked about; who asks about the square where the other hides wins.
"""

from __future__ import annotations

from random import Random

from tactilegrid.games.toy.position import (
    GRID,
    SEATS,
    Asked,
    Ended,
    Event,
    Hid,
    Hiding,
    Move,
    Seen,
    State,
    mover,
    observe,
    outcome,
    plies,
)

from tactilegrid.core.errors import BadNotation, BadPosition, IllegalMove
from tactilegrid.core.game import Notice, Transition
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, everyone
from tactilegrid.core.value import replace

ALL = everyone(SEATS)


def check(move: Move, seen: Seen) -> None:
    """Raise IllegalMove where TY-R1 or TY-R2 forbids it, told from what the mover sees."""
    if seen.outcome:
        raise IllegalMove(message("refused-over"), "TY-R2")
    if move.hiding != (plies(seen) < 2):
        raise IllegalMove(message("toy-not-now"), "TY-R1")
    if move.cell in seen.asked[mover(seen).number - 1]:
        raise IllegalMove(message("toy-asked-before", cell=move.cell), "TY-R2")


def legal_moves(seen: Seen) -> tuple[Move, ...]:
    """Every square, or every square not asked about."""
    if seen.outcome:
        return ()
    asked = seen.asked[mover(seen).number - 1]
    return tuple(Move(cell, plies(seen) < 2) for cell in GRID.cells() if cell not in asked)


def apply(state: State, move: Move) -> Transition[State, Event]:
    """The state after the move; an answer cannot be taken back."""
    seat = mover(state)
    check(move, observe(state, seat))
    place = seat.number - 1
    if move.hiding:
        hidden = (move.cell, None) if place == 0 else (state.hidden[0], move.cell)
        after = replace(state, hidden=hidden)
        others = [viewer for viewer in ALL if viewer != seat]
        told = [Notice[Event](Hid(seat, move.cell), [seat]), Notice[Event](Hiding(seat), others)]
    else:
        asked = [*state.asked]
        asked[place] = (*asked[place], move.cell)
        after = replace(state, asked=tuple(asked))
        found = move.cell == state.hidden[1 - place]
        told = [Notice[Event](Asked(seat, move.cell, found), ALL)]
    ended = outcome(after)
    if ended:
        told.append(Notice(Ended(ended), ALL))
    return Transition(after, told, reveals=not move.hiding)


def resign(state: State, seat: Seat) -> Transition[State, Event]:
    """The other seat wins; both places become known, so it cannot be taken back."""
    after = replace(state, resigned=seat.number)
    ended = outcome(after)
    return Transition(after, [Notice(Ended(ended), ALL)] if ended else [], reveals=True)


def resample(seen: Seen, seed: int) -> State:
    """Places that the viewer does not know, anywhere that was not asked about in vain."""
    dice = Random(seed)
    hidden: list[Cell | None] = []
    for place, cell in enumerate(seen.known):
        free = [each for each in GRID.cells() if each not in seen.asked[1 - place]]
        unknown = cell is None and place < seen.placed
        hidden.append(dice.choice(free) if unknown else cell)
    return State(seen.options, (hidden[0], hidden[1]), seen.asked, seen.resigned)


def worth(seen: Seen, seat: Seat) -> int:
    """What is left to search for the other, more than for this one."""
    if seen.outcome and seen.outcome.winners:
        return 100 if seat in seen.outcome.winners else -100
    return 0


def guess(seen: Seen, seed: int) -> Move:
    """Any square, all equally likely."""
    return Random(seed).choice(legal_moves(seen))


# as text


def format_move(move: Move) -> str:
    """`=b2` hides, `b2` asks."""
    return ("=" if move.hiding else "") + GRID.name(move.cell)


def parse_move(text: str, seen: Seen) -> Move:
    """A square with or without the sign of hiding."""
    word = text.strip().lower()
    cell = GRID.find(word.removeprefix("="))
    if cell is None or len(word) > 3:
        raise BadNotation(message("toy-bad-move", given=Name(text.strip()[:20])))
    move = Move(cell, word.startswith("="))
    check(move, seen)
    return move


def read_move(text: str, seen: Seen) -> Move:
    """A bare square means what is to be done."""
    word = text.strip().lower()
    hiding = GRID.find(word) is not None and plies(seen) < 2
    return parse_move(f"={word}" if hiding else word, seen)


def format_position(state: State) -> str:
    """`b2 c3 a1,b1 c2 -`: places, what was asked, who gave up."""
    places = [GRID.name(cell) if cell else "-" for cell in state.hidden]
    asked = [",".join(map(GRID.name, cells)) or "-" for cells in state.asked]
    return " ".join([*places, *asked, str(state.resigned or "-")])


def parse_position(text: str, options: Options) -> State:
    """The inverse; only what can have come about by the rules."""
    parts = text.split()
    if len(parts) != 5 or len(text) > 200:
        raise BadPosition(message("toy-position"))
    hidden = tuple(None if part == "-" else _cell(part) for part in parts[:2])
    asked = tuple(() if p == "-" else tuple(map(_cell, p.split(","))) for p in parts[2:4])
    if parts[4] not in ("-", "1", "2"):
        raise BadPosition(message("toy-position"))
    state = State(
        options, (hidden[0], hidden[1]), (asked[0], asked[1]), int(parts[4].replace("-", "0"))
    )
    one, two = map(len, state.asked)
    fits = one - two in (0, 1) and (None not in hidden or (not one and hidden != (None, hidden[1])))
    if hidden == (None, None):
        fits = not one + two
    early = any(h in cells[:-1] for h, cells in ((hidden[1], asked[0]), (hidden[0], asked[1])))
    both = hidden[1] in asked[0] and hidden[0] in asked[1]
    after = hidden[1] in asked[0] and two == one
    if not fits or early or both or after or any(len(set(cells)) < len(cells) for cells in asked):
        raise BadPosition(message("toy-position"))
    return state


def _cell(text: str) -> Cell:
    cell = GRID.find(text)
    if cell is None:
        raise BadPosition(message("toy-position"))
    return cell
