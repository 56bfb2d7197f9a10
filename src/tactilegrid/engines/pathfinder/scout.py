"""A searcher's view of a maze, kept question by question, and which side it asks about next.

The same scout plays and serves as the measure of a builder, so it is kept as lists that change:
a search of a 6x6 maze takes one or two milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from tactilegrid.core.geometry import Direction
from tactilegrid.games.pathfinder.knowledge import Unknown, component
from tactilegrid.games.pathfinder.maze import Maze
from tactilegrid.games.pathfinder.position import Setup, Track
from tactilegrid.games.pathfinder.slots import OUTSIDE, PLANE, SPAN, Ground

EAST, WEST = 1, 3
_CODES = {Direction.NORTH: 0, Direction.EAST: EAST, Direction.SOUTH: 2, Direction.WEST: WEST}
_SLOTS = 3 * PLANE
FARTHEST = 99
FEATURES = 26  # numbers that tell of one side
USUAL = 0.45  # the share of barriers among all answers in a usual maze
NEAR = -0.1
LEAST = 1e-3  # how much chance may add: it only parts what is as good as equal


class Side(NamedTuple):
    """A side that can be asked about: its slot, from where, to where, in which direction."""

    slot: int
    origin: int
    beyond: int
    way: int


@lru_cache(maxsize=16)
def _map(ground: Ground) -> tuple[list[tuple[Side, ...]], list[int], list[float]]:
    """Of every square (the outside is the last): its sides, its outer edges, how far east it is."""
    size = SPAN * ground.rows + 1
    sides: list[tuple[Side, ...]] = [()] * size
    edges, columns = [0] * size, [0.0] * size
    for square in ground.spots:
        known = [
            Side(side.slot, square, side.beyond, _CODES[side.way])
            for side in ground.sides[square]
            if side.slot >= 0
        ]
        sides[square] = tuple(known)
        edges[square] = 4 - len(known)
        columns[square] = 5 * (square % SPAN) / max(1, ground.cols - 1)
    sides[OUTSIDE] = tuple(
        Side(side.slot, OUTSIDE, side.origin, EAST)
        for door in ground.doors
        for side in sides[door]
        if side.beyond == OUTSIDE
    )
    return sides, edges, columns


@lru_cache(maxsize=8)
def _rows(weights: Sequence[float]) -> tuple[Sequence[float], ...]:
    return tuple(weights[start : start + FEATURES] for start in range(0, 4 * FEATURES, FEATURES))


class Scout:
    """What has been learned of one maze, and a taste (weights) for what to ask about."""

    def __init__(self, ground: Ground, weights: Sequence[float], seed: int) -> None:
        self.sides, self.edges, self.columns = _map(ground)
        self.weights = weights
        self.dice = Random(seed)
        size = len(self.sides)
        self.pawn = OUTSIDE
        self.known = [False] * _SLOTS
        self.passages: list[list[int]] = [[] for _ in range(size)]
        self.met = [False] * size
        self.met[OUTSIDE] = True
        self.depth, self.exits, self.shut = [0] * size, [0] * size, [0] * size
        self.came = [-1] * size
        self.front = list(self.sides[OUTSIDE])
        self.doors_shut = self.doors_open = self.walls = self.ways = 0
        self.straight = self.bends = self.forks = self.deepest = 0

    @classmethod
    def of(cls, setup: Setup, track: Track, weights: Sequence[float], seed: int) -> Scout:
        """The scout that knows what a tracking grid shows and stands where its pawn stands."""
        scout = cls(setup.ground, weights, seed)
        sides = scout.sides
        for square, around in enumerate(sides[:-1]):
            for side in around:
                if track.blocked >> side.slot & 1 and not scout.known[side.slot]:
                    scout.refused(Side(side.slot, side.beyond, square, 0))
        live = [side for side in sides[OUTSIDE] if track.open >> side.slot & 1]
        while live:
            side = live.pop()
            if not scout.met[side.beyond]:
                scout.admitted(side)
                live += [each for each in sides[side.beyond] if track.open >> each.slot & 1]
            elif not scout.known[side.slot]:  # a loop: somebody asked where nothing was to gain
                scout.known[side.slot] = True
                scout.passages[side.origin].append(side.beyond)
                scout.passages[side.beyond].append(side.origin)
        scout.pawn = track.pawn
        scout.front = scout._front_within(setup, track)
        return scout

    def _front_within(self, setup: Setup, track: Track) -> list[Side]:
        """What can be asked about: everything at the edge, but only from inside where no way out.

        Where all that is left leads to squares already met, those sides have to do.
        """
        inside = not setup.withdraw and track.pawn != OUTSIDE
        within = component(track) if inside else -1

        def may(square: int) -> bool:
            return square != OUTSIDE and bool(within >> square & 1) if inside else True

        front = [side for side in self._edge() if may(side.origin)]
        return front or [
            side
            for square, around in enumerate(self.sides[:-1])
            for side in around
            if self.met[square] and not self.known[side.slot] and may(square)
            if side.beyond != OUTSIDE or not inside
        ]

    def _edge(self) -> list[Side]:
        return [
            side
            for square, around in enumerate(self.sides)
            if self.met[square] or square == len(self.sides) - 1
            for side in around
            if not self.known[side.slot] and not self.met[side.beyond]
        ]

    def refused(self, side: Side) -> None:
        """A barrier stands there."""
        self.known[side.slot] = True
        self.shut[side.origin] += 1
        self.shut[side.beyond] += 1
        self.pawn = side.origin
        if side.origin == OUTSIDE or side.beyond == OUTSIDE:
            self.doors_shut += 1
        else:
            self.walls += 1

    def admitted(self, side: Side) -> None:
        """The way is open, and the pawn stands behind it."""
        slot, origin, square, way = side
        self.known[slot] = self.met[square] = True
        self.passages[origin].append(square)
        self.passages[square].append(origin)
        if origin == OUTSIDE:
            self.doors_open += 1
        else:
            self.ways += 1
            self.forks += self.exits[origin] > 0
            if self.came[origin] == way:
                self.straight += 1
            else:
                self.bends += 1
        self.exits[origin] += 1
        depth = self.depth[square] = self.depth[origin] + 1
        self.deepest = max(self.deepest, depth)
        self.came[square] = way
        self.pawn = square

    def target(self) -> Unknown:
        """The side to ask about next."""
        slot, origin, beyond, _ = self.best()
        if origin == OUTSIDE:
            return Unknown(slot, beyond, beyond, OUTSIDE)
        return Unknown(slot, origin, beyond, self._distances()[origin])

    def best(self) -> Side:
        """The side that promises most by the weights; among equals one by chance."""
        tastes, far, dice = self._tastes(), self._distances(), self.dice.random
        # Each step toward the best must leave it the best, else a pawn would walk to and fro:
        # near is better than far, whatever the weights say, and what is at hand is never worse.
        near = min(tastes[15], NEAR) * 0.1
        best, most = self.front[0], -1e9
        for side in self.front:
            worth = self._ahead(side, tastes) + dice() * LEAST
            worth += near * far[side.origin]
            worth += self._behind(side, tastes) if side.origin >= 0 else self._door(tastes)
            if worth > most:
                best, most = side, worth
        return best

    def _tastes(self) -> Sequence[float]:
        """The weights, bent by what kind of maze this seems to be."""
        weights = self.weights
        if len(weights) == FEATURES:
            return weights
        walls, ways, turned = self.walls, self.ways, self.straight + self.bends
        met = ways + self.doors_open
        closed = (walls + 1) / (walls + ways + 2) - USUAL
        straight = (self.straight - self.bends) / (turned + 3)
        forked = self.forks / (met + 2) if met else 0.0
        return [
            plain + closed * by_walls + straight * by_lines + forked * by_forks
            for plain, by_walls, by_lines, by_forks in zip(*_rows(weights), strict=True)
        ]

    def _ahead(self, side: Side, w: Sequence[float]) -> float:
        """What the square behind a side promises."""
        square, known, met = side.beyond, self.known, self.met
        fresh = old = 0
        for slot, _, other, _ in self.sides[square]:
            if slot != side.slot and not known[slot]:
                if met[other]:
                    old += 1
                else:
                    fresh += 1
        edge = self.edges[square]
        worth = w[0] * (self.shut[square] + edge) + w[1] * fresh + w[2] * old
        worth += w[3] * self.columns[square] + (w[4] if edge else 0.0)
        if not fresh:
            worth += w[6] if old else w[5] + w[6]
        return worth + (w[25] if fresh == 3 else 0.0)

    def _door(self, w: Sequence[float]) -> float:
        """What an entrance promises."""
        turns = self.walls + self.doors_shut + 1
        worth = w[7] + w[8] * self.doors_shut + w[9] * self.doors_open + w[12] * turns * 0.1
        return worth + (w[10] if turns > 8 else 0.0) + (w[11] if self.doors_open else 0.0)

    def _behind(self, side: Side, w: Sequence[float]) -> float:
        """What is known of the square before a side: how deep it lies, how it was come to."""
        square, way = side.origin, side.way
        depth, exits = self.depth[square], self.exits[square]
        closed = self.shut[square] + self.edges[square]
        worth = w[13] * depth + w[16] * exits + w[17] * closed
        if depth == self.deepest:
            worth += w[14] + w[24] * depth * 0.1
        if square == self.pawn:
            worth += max(0.0, w[19] + w[22] * closed)
        if way == EAST:
            worth += w[18]
        elif way == WEST:
            worth += w[23]
        if self.came[square] == way:
            worth += w[20]
        return worth + (w[21] if exits else 0.0)

    def _distances(self) -> list[int]:
        """The steps from the pawn to every square met, by known ways and round by the outside."""
        far = [FARTHEST] * len(self.sides)
        far[self.pawn] = 0
        live = [self.pawn]
        for square in live:
            steps = far[square] + 1
            for other in self.passages[square]:
                if far[other] > steps:
                    far[other] = steps
                    live.append(other)
        return far


def turns_of(ground: Ground, maze: Maze, weights: Sequence[float], seed: int, most: int) -> int:
    """The turns that a scout takes to the goal of a maze; *most* where it takes more."""
    scout, turns = Scout(ground, weights, seed), 1
    while turns < most:
        side = scout.best()
        if maze.walls >> side.slot & 1:
            scout.refused(side)
            scout.front.remove(side)
            turns += 1
            continue
        square = side.beyond
        if square == maze.goal:
            break
        scout.admitted(side)
        scout.front = [each for each in scout.front if each.beyond != square] + [
            each
            for each in scout.sides[square]
            if not scout.known[each.slot] and not scout.met[each.beyond]
        ]
    return turns
