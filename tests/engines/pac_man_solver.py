"""Forced wins in Quoridor Pac-Man by trying everything, with the rules alone; made and checked.

    python tests/engines/pac_man_solver.py

prints positions such as those of tests/data/pac-man-wins.txt, and takes its time for the last.

A line is the side that wins, in how many of its turns (for ghosts: rounds in which all of them
move), the first moves that win in so many, and the position. Pac-Man wins by the last pellet; in
all of them he has one life left, so the ghosts win by a catch.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tactilegrid.core.options import settle
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor_pac_man import GAME
from tactilegrid.games.quoridor_pac_man.ground import board
from tactilegrid.games.quoridor_pac_man.layouts import SHIPPED
from tactilegrid.games.quoridor_pac_man.moves import GHOSTS, Move
from tactilegrid.games.quoridor_pac_man.position import OFF, State
from tactilegrid.games.quoridor_pac_man.thinking import nearest_pellet, way

PAC_MAN, HUNTERS = "pac-man", "ghosts"
OPTIONS = settle(GAME.options, {"repetition": "0"})


class Solver:
    """Whether a side can force its win within so many of its turns; remembers its proofs."""

    def __init__(self, side: str, most: int = 0) -> None:
        self.side = side
        self.known: dict[tuple[object, ...], bool] = {}
        self.looked = 0
        self.most = most  # positions looked at before it gives up; 0: no limit

    def wins(self, state: State, turns: int) -> bool:
        """Whether the side wins, whatever the other does; the turn or round begun counts."""
        if state.ended is not None:
            return (state.pellets == 0) == (self.side == PAC_MAN)
        if turns < 1 or self._hopeless(state, turns):
            return False
        key = (state.figures, state.pellets, state.waiting, turns)
        found = self.known.get(key)
        if found is None:
            each = (self.proves(state, move, turns) for move in GAME.legal_moves(state))
            found = any(each) if self._to_move(state) else all(each)
            self.known[key] = found
        return found

    def proves(self, state: State, move: Move, turns: int) -> bool:
        """Whether the side still wins after this move, of its own or of the other's."""
        self.looked += 1
        if self.looked == self.most:
            raise TimeoutError
        after = GAME.apply(state, move).state
        over = self._to_move(state) and not self._to_move(after)
        return self.wins(after, turns - 1 if over and after.ended is None else turns)

    def _to_move(self, state: State) -> bool:
        return bool(state.waiting) == (self.side == HUNTERS)

    def _hopeless(self, state: State, turns: int) -> bool:
        """Whether it is too far, even if the other stood still or came to meet."""
        if self.side == PAC_MAN:
            return nearest_pellet(state) > 2 * turns
        between = turns - (1 if state.waiting else 0)  # turns of Pac-Man, two squares each
        hunting = (ghost for ghost in state.alive if between or state.waiting >> ghost & 1)
        return min((way(state, ghost) for ghost in hunting), default=99) > 2 * turns + 5 * between


def at(position: str) -> State:
    """The position of a line."""
    return GAME.parse_position(position, OPTIONS)


def begun(dice: Random, side: str, layout: str, pellets: int) -> State | None:
    """Figures by chance, ghosts not far from Pac-Man, now and then one of them eaten."""
    start = GAME.initial(settle(GAME.options, {"layout": layout, "repetition": "0"}), 0)
    ground = start.setup.ground
    pac = dice.choice(numbers(board().squares))
    near = [each for each in numbers(board().squares) if 0 < ground.distances(pac)[each] < 6]
    squares = dice.sample(near, len(GHOSTS))
    figures = [pac, *(OFF if dice.random() < 0.15 else square for square in squares)]
    left = dice.sample(numbers(start.pellets), pellets)
    if pac in left or all(square == OFF for square in figures[1:]):
        return None
    waiting = 0
    if side == HUNTERS:
        waiting = sum(1 << ghost for ghost in GHOSTS if figures[ghost] != OFF)
    names = ("setup", "figures", "pellets", "lives", "waiting")
    values = (start.setup, tuple(figures), sum(1 << square for square in left), 1, waiting)
    return State(**dict(zip(names, values, strict=True)))


def found(side: str, turns: int, layout: str, pellets: int, most: int, few: int) -> Iterator[str]:
    """Positions won in just so many turns, by few moves."""
    dice = Random(f"{side} {turns} {layout} {pellets}")
    while True:
        state = begun(dice, side, layout, pellets)
        if state is None:
            continue
        solver = Solver(side, most)
        try:
            if solver.wins(state, turns - 1) or not solver.wins(state, turns):
                continue
            moves = GAME.legal_moves(state)
            first = [move for move in moves if solver.proves(state, move, turns)]
        except TimeoutError:
            continue
        if len(first) <= few and len(first) < len(moves):
            names = ",".join(GAME.format_move(move) for move in first)
            yield f"{side} {turns} {names} {GAME.format_position(state)}"


# side, turns, layout, pellets left, how many positions
KINDS = [
    *((PAC_MAN, 1, layout, 1, 1) for layout in SHIPPED),
    *((HUNTERS, 1, layout, 3, 1) for layout in SHIPPED),
    *((PAC_MAN, 2, layout, 1, 2) for layout in SHIPPED),
    *((PAC_MAN, 3, layout, 1, 1) for layout in SHIPPED),
    *((HUNTERS, 2, layout, 2, 3) for layout in SHIPPED),
]


def main() -> None:
    for side, turns, layout, pellets, count in KINDS:
        source = found(side, turns, layout, pellets, most=60_000, few=6)
        for _ in range(count):
            print(next(source), flush=True)


if __name__ == "__main__":
    main()
