"""Who is how far from a chain: both sides, and from both of their borders, measured at once.

A set of squares is an int with a bit a square, as in `games.pathagon.board`, but a row is one bit
longer than the board is wide: what is shifted over a border falls on squares that do not exist.
Four such sets side by side, the lanes of one int, hold what both sides reach from each of their
borders; so a step of all four costs what a step of one costs.

A way may lead through enemy pieces, which have to be taken first and so cost more than a free
square. A way that lacks one piece never does.
"""

from __future__ import annotations

from tactilegrid.games.pathagon.board import Board

CHEAP, DEAR = 2, 3  # what an enemy piece costs that can be taken at once, and any other
FURTHEST = 11  # of distances, also where there is no way
# What it is worth to lack 0, 1, 2... pieces with the turn, and that the other side does; these and
# the other weights were fitted to how games ended that began by chance.
OWN = (400, 194, 150, 53, -2, -43, -90, -115, -135, -150, -160, -170)
OTHER = (-400, -168, -68, -14, 34, 68, 105, 125, 142, 155, 165, 172)
PIECE, WAY, TAKE, TAKEN = 45, 6, 38, 31
MOST_WAYS = 10

# of the side to move: pieces it lacks, the free squares of all shortest ways; of the other side
# the same; how well the side to move stands
Measure = tuple[int, int, int, int, int]


class Lanes:
    """What follows from the size of a board and from who joins which borders."""

    def __init__(self, board: Board, borders: tuple[tuple[int, int], tuple[int, int]]) -> None:
        self.size = board.size
        self.stride = board.size + 1
        self.full = self.wide(board.full)
        self.lane = self.stride * self.stride
        self.borders = tuple(tuple(map(self.wide, pair)) for pair in borders)
        self.pair = 1 | 1 << self.lane
        self.all = self.pair | self.pair << 2 * self.lane
        self.begun = tuple(self._spread(side) for side in (0, 1))
        self.there = tuple(self.borders[side][1] for side in (0, 1))
        self.over = tuple(self.borders[1 - side][1] << 2 * self.lane for side in (0, 1))

    def _spread(self, side: int) -> int:
        """The four borders from which ways begin, for the side to move and the other one."""
        (a, b), (c, d) = self.borders[side], self.borders[1 - side]
        lane = self.lane
        return a | b << lane | c << 2 * lane | d << 3 * lane

    def wide(self, squares: int) -> int:
        """A set of the board as one with longer rows."""
        size = self.size
        row = (1 << size) - 1
        return sum((squares >> line * size & row) << line * (size + 1) for line in range(size))

    def prey(self, own: int, enemy: int) -> int:
        """The enemy pieces that can be taken by a piece on a free square."""
        stride, free = self.stride, self.full & ~(own | enemy)
        return enemy & (
            own << 1 & free >> 1
            | own >> 1 & free << 1
            | own << stride & free >> stride
            | own >> stride & free << stride
        )

    def layers(self, own: int, enemy: int, side: int, prey: int, game: int) -> list[int]:
        """What is reached for 0, 1, 2... pieces, until both sides join, or at most so far."""
        stride, pair, over = self.stride, self.pair, 2 * self.lane
        border, there, beyond = self.begun[side], self.there[side], self.over[side]
        chains = (own | enemy << over) * pair
        free = (self.full & ~(own | enemy)) * self.all
        cheap = (prey | game << over) * pair
        dear = (enemy | own << over) * pair
        reached = chains & border
        found: list[int] = []
        one = two = 0
        while True:
            while True:  # along one's own pieces, for nothing
                rim = reached << 1 | reached >> 1 | reached << stride | reached >> stride
                wider = reached | rim & chains
                if wider == reached:
                    break
                reached = wider
            found.append(reached)
            if (reached & there and reached & beyond) or len(found) > FURTHEST:
                return found
            rim |= border
            reached |= rim & free | one & cheap | two & dear
            one, two = rim, one

    def measure(self, own: int, enemy: int, side: int) -> Measure:
        """How both stand; *side* is to move and its pieces come first."""
        prey, game = self.prey(own, enemy), self.prey(enemy, own)
        layers = self.layers(own, enemy, side, prey, game)
        there, beyond, lane = self.there[side], self.over[side], self.lane
        near = far = FURTHEST
        for count in range(len(layers) - 1, -1, -1):
            if layers[count] & there:
                near = count
            if layers[count] & beyond:
                far = count
        back = [layer >> lane for layer in layers]
        free = self.full & ~(own | enemy)
        ways = theirs = 0
        for one, other in zip(layers[1 : near + 1], back[near:0:-1], strict=False):
            ways |= one & other
        for one, other in zip(layers[1 : far + 1], back[far:0:-1], strict=False):
            theirs |= one & other
        ways &= free
        theirs = theirs >> 2 * lane & free
        worth = OWN[near] + OTHER[far] + PIECE * (own.bit_count() - enemy.bit_count())
        worth += TAKE * prey.bit_count() - TAKEN * game.bit_count()
        many, few = ways.bit_count(), theirs.bit_count()
        worth += WAY * (min(many, MOST_WAYS) - min(few, MOST_WAYS))
        return near, ways, far, theirs, worth

    def needed(self, own: int, enemy: int, side: int) -> tuple[int, int]:
        """The own pieces on shortest ways of one's own, and those that bar shorter ones."""
        layers = self.layers(own, enemy, side, self.prey(own, enemy), self.prey(enemy, own))
        near, _, far, _, _ = self.measure(own, enemy, side)
        back = [layer >> self.lane for layer in layers]
        last = len(layers) - 1
        near, far = min(near, last), min(far, last)
        carrying = barring = 0
        for count in range(near + 1):
            carrying |= layers[count] & back[near - count]
        for count in range(far + 1):
            barring |= layers[count] & back[min(far, far + 2 * DEAR - 2 - count)]
        return carrying & own, barring >> 2 * self.lane & own
