"""A position of Wayfinder in a form that is quick to change, and what moves do to it.

The same rules as the game's own, without checks, events and words; what may be passed over there,
such as a countdown that ends, is no move here.
"""

from __future__ import annotations

from typing import NamedTuple

from tactilegrid.core.value import replace
from tactilegrid.games.wayfinder.gems import SINGLE, UNIT, VILLAGE, is_mixed, total
from tactilegrid.games.wayfinder.legal import any_voyage
from tactilegrid.games.wayfinder.position import (
    AWAY,
    NO_PLACE,
    PASS,
    PLACE,
    START,
    VOYAGE,
    Key,
    Move,
    Placement,
    Setup,
    State,
)
from tactilegrid.games.wayfinder.scoring import has_hut, totals, village_points
from tactilegrid.games.wayfinder.voyages import Sailing, Voyage


class Sea(NamedTuple):
    """As `State`, of which it has what changes in a search."""

    gems: tuple[int, ...]
    huts: tuple[int, ...]
    ships: tuple[int, ...]
    scores: tuple[int, ...]
    side: int
    phase: str
    over: bool
    lost: int
    plies: int
    ended: bool


class Rules:
    """What moves do in one game; `state` is where the search begins."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.setup: Setup = state.setup
        self.sides = state.setup.sides
        self.playing = state.playing
        self.start = Sea(
            state.gems,
            state.huts,
            state.wayfinders,
            state.scores,
            state.side,
            state.phase,
            state.race_over,
            state.lost,
            state.plies,
            state.ended is not None,
        )
        times = state.setup.repetition - 1
        past = state.past
        self.last_times: frozenset[Key] = frozenset(
            key for key in past if times > 0 and past.count(key) >= times
        )
        self.points = [
            village_points(state.setup, side, colour) for side in range(4) for colour in range(4)
        ]

    def state_of(self, sea: Sea) -> State:
        """The position as the game has it, without what came before."""
        return replace(
            self.state,
            gems=sea.gems,
            huts=sea.huts,
            wayfinders=sea.ships,
            scores=sea.scores,
            side=sea.side,
            phase=sea.phase,
            race_over=sea.over,
            lost=sea.lost,
            plies=sea.plies,
            past=(),
        )

    def totals(self, sea: Sea) -> tuple[int, ...]:
        """What each side would have if the game ended now."""
        return totals(self.state_of(sea))

    # moves

    def sailing(self, sea: Sea) -> Sailing:
        """The voyages of the side to move, whose Wayfinder is on the map."""
        setup = self.setup
        return Sailing(setup.waters, sea.gems, sea.ships[sea.side], setup.shortest)

    def open(self, sea: Sea) -> list[int]:
        """Where a Wayfinder may be placed."""
        ships = sea.ships
        return [
            square
            for square in self.setup.squares
            if is_mixed(sea.gems[square]) and square not in ships
        ]

    def play(self, sea: Sea, move: Move) -> Sea:
        """The position after a legal move."""
        if isinstance(move, Voyage):
            after = self._sail(sea, move)
            if not self._any(after):
                return after._replace(ended=True)
        elif isinstance(move, Placement):
            after = self._place(sea, move.square)
        else:
            lost = sea.lost & ~(1 << sea.side)
            after = self._done(
                sea._replace(ships=_moved(sea, AWAY), lost=lost, plies=sea.plies + 1)
            )
        return after._replace(ended=True) if self._is_last(after) else after

    def _is_last(self, sea: Sea) -> bool:
        """Whether a position stands for the last time, or the plies are up."""
        cap = self.setup.ply_cap
        if cap and sea.plies >= cap:
            return True
        if not self.last_times:
            return False
        turn = (sea.side, sea.phase, sea.over, sea.lost, self.state.out)
        return (sea.gems, sea.huts, sea.ships, turn) in self.last_times

    def _sail(self, sea: Sea, voyage: Voyage) -> Sea:
        gems, huts, scores, side = list(sea.gems), sea.huts, sea.scores, sea.side
        gems[voyage.squares[0]] = 0
        for square, heap in zip(voyage.squares[1:], voyage.heaps, strict=True):
            whole = gems[square] + heap
            gems[square] = whole
            if whole in SINGLE and total(whole) == VILLAGE:
                colour = SINGLE[whole]
                gems[square] = 0
                built = list(huts)
                if has_hut(self.setup, built, colour):
                    built[square] += UNIT[colour]
                    huts = tuple(built)
                points = list(scores)
                points[side] += self.points[4 * side + colour]
                scores = tuple(points)
        ships = _moved(sea, AWAY)
        after = Sea(
            tuple(gems), huts, ships, scores, side, PLACE, sea.over, sea.lost, sea.plies + 1, False
        )
        return self._done(after)

    def _done(self, sea: Sea) -> Sea:
        """After a voyage, or none: the same side places, or the next one has its turn."""
        return self._turn(sea, self._next(sea.side)) if sea.over else sea._replace(phase=PLACE)

    def _place(self, sea: Sea, square: int | None) -> Sea:
        started, plies = sea.phase == START, sea.plies + 1
        if square is None:
            after = sea._replace(over=True, plies=plies)
            if started:
                ready = [side for side in self.following(sea.side) if sea.ships[side] != AWAY]
                return self._turn(after, ready[0])
            return self._turn(after, self._next(sea.side))
        after = sea._replace(ships=_moved(sea, square), plies=plies)
        if started:
            for side in self.following(sea.side):
                if after.ships[side] == AWAY:
                    return after._replace(side=side)
            return self._turn(after, self._next(sea.side))
        return after._replace(phase=VOYAGE) if sea.over else self._turn(after, self._next(sea.side))

    def following(self, side: int) -> list[int]:
        """The sides that play, clockwise from the one after a side, which comes last."""
        order = [(side + step) % self.sides for step in range(1, self.sides + 1)]
        return [each for each in order if each in self.playing]

    def _next(self, side: int) -> int:
        return self.following(side)[0]

    def _turn(self, sea: Sea, side: int) -> Sea:
        places = sea.over and sea.ships[side] == AWAY and not sea.lost >> side & 1
        return sea._replace(side=side, phase=PLACE if places else VOYAGE)

    def _any(self, sea: Sea) -> bool:
        """Whether some voyage is left to somebody."""
        gems, waters = sea.gems, self.setup.waters
        if self.setup.shortest == 1:  # all of a mixed heap may be left on a bare neighbour
            for square in waters.squares:
                if is_mixed(gems[square]):
                    for heading in waters.first[square]:
                        if not gems[heading >> 3]:
                            return True
        return any_voyage(self.state_of(sea))

    def forced(self, sea: Sea) -> Move | None:
        """The move of who can do nothing; None where there is something to choose."""
        if sea.phase == VOYAGE:
            stuck = sea.ships[sea.side] == AWAY or not self.sailing(sea).possible()
            return PASS if stuck else None
        return None if self.open(sea) else NO_PLACE


def _moved(sea: Sea, square: int) -> tuple[int, ...]:
    ships, side = sea.ships, sea.side
    return (*ships[:side], square, *ships[side + 1 :])
