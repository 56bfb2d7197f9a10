"""What villages bring at once, what forming ones bring at the end, and who has won."""

from __future__ import annotations

from tactilegrid.core.game import Outcome
from tactilegrid.core.seats import Seat
from tactilegrid.games.wayfinder.gems import SINGLE, UNIT, VILLAGE, count, total
from tactilegrid.games.wayfinder.position import Setup, State
from tactilegrid.games.wayfinder.voyages import Voyage

OWN, OTHERS = 25, 5


def village_points(setup: Setup, side: int, colour: int) -> int:
    """What a village of a colour is worth to the side that makes it (WF-R14, A9)."""
    if colour == side:
        return OWN
    return OTHERS if colour < setup.sides else setup.neutral


def villages_of(
    setup: Setup, gems: tuple[int, ...], side: int, voyage: Voyage
) -> tuple[tuple[int, int, int], ...]:
    """The villages that a voyage makes: square, colour, points (WF-R13, R16)."""
    found = []
    for square, heap in zip(voyage.squares[1:], voyage.heaps, strict=False):
        whole = gems[square] + heap
        colour = SINGLE.get(whole)
        if colour is not None and total(whole) == VILLAGE:
            found.append((square, colour, village_points(setup, side, colour)))
    return tuple(found)


def after_voyage(state: State, voyage: Voyage) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The gems and the huts after a voyage (WF-R5, R6, R13, R15)."""
    gems, huts = list(state.gems), list(state.huts)
    gems[voyage.squares[0]] = 0
    for square, heap in zip(voyage.squares[1:], voyage.heaps, strict=True):
        gems[square] += heap
    for square, colour, _ in villages_of(state.setup, state.gems, state.side, voyage):
        gems[square] = 0
        if has_hut(state.setup, huts, colour):
            huts[square] += UNIT[colour]
    return tuple(gems), tuple(huts)


def has_hut(setup: Setup, huts: list[int], colour: int) -> bool:
    """Whether a hut of this colour is still in the box (WF-A10)."""
    limit = setup.hut_limit
    return limit is None or sum(count(heap, colour) for heap in huts) < limit


def square_score(state: State, square: int) -> tuple[int, int] | None:
    """The colour of a forming village and what it is worth at the end (WF-R24); None: nothing."""
    heap = state.gems[square]
    colour = SINGLE.get(heap)
    if colour is None:
        return None
    elements = total(heap) + count(state.huts[square], colour)
    elements += state.setup.waypoints[square] == colour
    return colour, elements * elements


def end_scores(state: State) -> tuple[tuple[int, int], ...]:
    """Each side's end scoring, and from how many squares; neutral colours score for nobody."""
    points, squares = [0] * 4, [0] * 4
    for square in state.setup.squares:
        scored = square_score(state, square)
        if scored is not None:
            points[scored[0]] += scored[1]
            squares[scored[0]] += 1
    return tuple(zip(points, squares, strict=True))[: state.setup.sides]


def totals(state: State) -> tuple[int, ...]:
    """What each side would have if the game ended now (WF-R25)."""
    pairs = zip(state.scores, end_scores(state), strict=True)
    return tuple(score + added for score, (added, _) in pairs)


def best(state: State) -> tuple[tuple[Seat, ...], int]:
    """Who has the most and how much: all who share it (WF-A17); one player has all there is."""
    setup, sums = state.setup, totals(state)
    if len(setup.seats) == 1:
        return setup.seats, sum(sums)
    most = max(sums[side] for side in state.playing)
    return tuple(setup.seat(side) for side in state.playing if sums[side] == most), most


def ended(state: State, reason: str) -> Outcome:
    """The outcome of a game that is scored now."""
    return Outcome(best(state)[0], reason)
