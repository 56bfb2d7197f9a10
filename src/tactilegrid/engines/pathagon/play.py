"""Positions and moves as numbers, and which moves are worth a look."""

from __future__ import annotations

from tactilegrid.core.geometry import Cell
from tactilegrid.engines.pathagon.ways import Lanes, Measure
from tactilegrid.games.pathagon.board import bits
from tactilegrid.games.pathagon.position import MUST, Move, Placement, Relocation, State

KEPT = 40_000  # measured positions that are remembered
KEPT_BYTES = 400  # of each: measured, rounded up
SPARE, TARGETS = 4, 14  # pieces and squares of relocations, away from the top

# Pieces of the side to move, of the other; the side; bans; the piece of each that rests
Position = tuple[int, int, int, int, int, int]
# A move: one more than its origin (none: 0), its target, and whether it takes what it clamps
Code = int
TARGET_BITS = 8
TARGET_MASK = (1 << TARGET_BITS) - 1


def code(origin: int, target: int, takes: bool = True) -> Code:
    """A move as a number; origin -1 for a placement."""
    return (origin + 1 << TARGET_BITS | target) << 1 | takes


class Play:
    """The game as the search sees it."""

    def __init__(self, state: State) -> None:
        board = self.board = state.board
        self.lanes = Lanes(board, (board.borders(state.axis(0)), board.borders(state.axis(1))))
        self.stride = self.lanes.stride
        self.full = self.lanes.full
        self.count = state.options.number("pieces")
        self.must = state.options.choice("capture") == MUST
        self.known: dict[tuple[int, int, int], Measure] = {}
        self.start = self.position(*state.pieces, state.side, state.bans, *state.rests)
        self.past = frozenset(
            self.position(light, dark, side, bans, *rests)
            for light, dark, side, bans, rests in state.history[:-1]
        )

    def position(
        self, light: int, dark: int, side: int, bans: int, light_rest: int, dark_rest: int
    ) -> Position:
        """The sets of a state, the side to move first."""
        wide = self.lanes.wide
        pieces, rests = (wide(light), wide(dark)), (wide(light_rest), wide(dark_rest))
        return pieces[side], pieces[1 - side], side, wide(bans), rests[side], rests[1 - side]

    def move(self, position: Position, number: Code) -> Move:
        """The move of a code."""
        origin, target = (number >> TARGET_BITS + 1) - 1, number >> 1 & TARGET_MASK
        removed = map(self._cell, bits(self.clamped(position, number)))
        taken = tuple(sorted(removed, key=lambda cell: (cell.column, cell.row)))
        if origin < 0:
            return Placement(self._cell(target), taken)
        return Relocation(self._cell(origin), self._cell(target), taken)

    def _cell(self, number: int) -> Cell:
        row, column = divmod(number, self.stride)
        return self.board.cells[row * self.board.size + column]

    def clamped(self, position: Position, number: Code) -> int:
        """The pieces that a move takes."""
        if not number & 1:
            return 0
        own, enemy = position[0], position[1]
        origin, at = number >> TARGET_BITS + 1, 1 << (number >> 1 & TARGET_MASK)
        if origin:
            own ^= 1 << origin - 1
        stride = self.stride
        taken = 0
        if own & at << 2:
            taken = at << 1
        if own & at >> 2:
            taken |= at >> 1
        if own & at << 2 * stride:
            taken |= at << stride
        if own & at >> 2 * stride:
            taken |= at >> stride
        return taken & enemy

    def play(self, position: Position, number: Code) -> Position:
        """The position after a move; pieces that are taken close their squares to the enemy."""
        own, enemy, side, _, _, rest = position
        taken = self.clamped(position, number)
        at = 1 << (number >> 1 & TARGET_MASK)
        origin = number >> TARGET_BITS + 1
        if origin:
            return enemy & ~taken, own ^ 1 << origin - 1 | at, 1 - side, taken, rest & ~taken, at
        return enemy & ~taken, own | at, 1 - side, taken, rest & ~taken, 0

    def measure(self, own: int, enemy: int, side: int) -> Measure:
        """As `Lanes.measure`, remembered."""
        key = (own, enemy, side)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KEPT:
                self.known.clear()
            found = self.known[key] = self.lanes.measure(own, enemy, side)
        return found

    # wins

    def joint(self, own: int, side: int, rest: int, squares: int) -> Code | None:
        """The move that joins the borders by a piece on one of *squares*, each of which would."""
        if own.bit_count() < self.count:
            return code(-1, squares.bit_length() - 1) if squares else None
        for target in bits(squares):
            whole = own | 1 << target
            chain = self._chain(whole, side)
            for origin in bits(own & ~rest & ~chain):
                return code(origin, target)
            for origin in bits(own & ~rest & chain):
                if self._chain(whole ^ 1 << origin, side) & self.lanes.borders[side][1]:
                    return code(origin, target)
        return None

    def _chain(self, own: int, side: int) -> int:
        """The pieces that hang on the first border."""
        stride = self.stride
        reached = own & self.lanes.borders[side][0]
        while True:
            rim = reached << 1 | reached >> 1 | reached << stride | reached >> stride
            wider = reached | rim & own
            if wider == reached:
                return reached
            reached = wider

    # moves

    def moves(self, position: Position, measure: Measure, wide: bool, threat: bool) -> list[Code]:
        """Moves worth a look, the most promising first; *wide*: all, in a *threat* what may help.

        Never empty while the game goes on.
        """
        own, enemy, side, bans, rest, _ = position
        free = self.full & ~(own | enemy | bans)
        _, ways, _, theirs, _ = measure
        traps = self._traps(own, enemy) & free
        if threat:
            groups = [traps, theirs & free]
        else:
            groups = [traps, ways & theirs & free, (ways | theirs) & free]
            stride, all_ = self.stride, own | enemy
            near = all_ << 1 | all_ >> 1 | all_ << stride | all_ >> stride
            groups.append(free if wide else near & free)
        targets = _in_order(groups) or bits(free)
        if own.bit_count() < self.count:
            return [target << 1 | 1 for target in targets]
        spare = self._spare(own, enemy, side, rest, wide)
        if not (wide or threat):
            targets = targets[:TARGETS]
        return [origin | target << 1 for target in targets for origin in spare]

    def all_moves(self, position: Position, measure: Measure) -> list[Code]:
        """All that may matter at the top: also those that take nothing, where they may."""
        codes = self.moves(position, measure, wide=True, threat=False)
        if self.must:
            return codes
        found: list[Code] = []
        for number in codes:
            found.append(number)
            if self.clamped(position, number):
                found.append(number - 1)
        return found

    def _spare(self, own: int, enemy: int, side: int, rest: int, wide: bool) -> list[Code]:
        """Origins, as parts of codes that take: first those that neither carry nor bar a way."""
        carrying, barring = self.lanes.needed(own, enemy, side)
        loose = own & ~rest
        groups = [
            loose & ~carrying & ~barring,
            loose & barring & ~carrying,
            loose & carrying & ~barring,
            loose,
        ]
        order = _in_order(groups)
        if not wide:
            order = order[: min(groups[0].bit_count(), SPARE) or 2]
        return [(number + 1) << TARGET_BITS + 1 | 1 for number in order]

    def _traps(self, own: int, enemy: int) -> int:
        """The squares from which a piece would clamp an enemy piece."""
        stride = self.stride
        return (
            enemy >> 1 & own >> 2
            | enemy << 1 & own << 2
            | enemy >> stride & own >> 2 * stride
            | enemy << stride & own << 2 * stride
        )


def _in_order(groups: list[int]) -> list[int]:
    """The numbers of the squares of some sets, none twice."""
    found: list[int] = []
    known = 0
    for group in groups:
        found += bits(group & ~known)
        known |= group
    return found
