"""The shortest way home, or the proof that there is none: breadth first over all three tokens."""

from __future__ import annotations

from functools import lru_cache

from tactilegrid.core.value import Value
from tactilegrid.games.escort_quest.field import NOWHERE, Field
from tactilegrid.games.escort_quest.motion import GOBLIN
from tactilegrid.games.escort_quest.position import HOLD, MOVES, Move, State, Tokens
from tactilegrid.games.escort_quest.successors import APART, LOST, WON, Edge, successors_of

Layer = dict[int, list[int]]  # the goblins first met at a depth, by pair


class Solution(Value):
    """What a search found: `line` is a shortest way home, empty where none was found.

    `proven`: the search was not cut short, so that an empty line means that there is no way.
    `states` counts the positions reached.
    """

    line: tuple[Move, ...]
    proven: bool
    states: int


class Search:
    """Positions reached from one, layer by layer; a row of a pair marks its goblins.

    `won` is the first win found: its pair, its goblin, the direction, and the layer they are in.
    """

    def __init__(self, field: Field, tokens: Tokens, immune: int, limit: int) -> None:
        self.next = successors_of(field, tokens[GOBLIN])
        self.limit = limit
        pair, goblin = self.next.node(tokens, immune)
        self.layers: list[Layer] = [{pair: [goblin]}]
        self.rows: dict[int, bytearray] = {}
        self.row(pair)[goblin] = 1
        self.states = 1
        self.won: tuple[int, int, int, int] | None = None

    def row(self, pair: int) -> bytearray:
        """Which goblins of a pair were reached, a byte each, and room for all other entries.

        LOST, which reads the last byte, counts as reached: one look tells what needs no second one.
        """
        row = self.rows.get(pair)
        if row is None:
            row = self.rows[pair] = bytearray(2 * self.next.count - APART)
            row[LOST] = 1
        return row

    def run(self, on: bool = False) -> None:
        """Until all is reached, or the limit is, or, unless it goes *on*, the villager is home."""
        while self.layers[-1] and self.states <= self.limit and (on or self.won is None):
            self.layers.append(self._grow(self.layers[-1]))

    def _grow(self, layer: Layer) -> Layer:
        """The positions one turn further that were not reached before."""
        found: Layer = {}
        count, edges, rows = self.next.count, self.next.edges, self.rows
        for pair, goblins in layer.items():
            for edge in edges(pair):
                table, plain, _, _ = edge
                row = rows.get(plain) or self.row(plain)
                fresh = []
                for goblin in [goblin for goblin in goblins if not row[table[goblin]]]:
                    after = table[goblin]
                    if not 0 <= after < count:
                        self._aside(pair, goblin, edge, after, found)
                    elif not row[after]:
                        row[after] = 1
                        fresh.append(after)
                if fresh:
                    self._add(found, plain, fresh)
        return found

    def _aside(self, pair: int, goblin: int, edge: Edge, after: int, found: Layer) -> None:
        """A win, or an entry of another pair: the goblin's guardian, or the referee's word."""
        if after == WON:
            self.won = self.won or (pair, goblin, edge[3], len(self.layers) - 1)
            return
        node = self.next.target(pair, goblin, edge, after)
        if node is not None and not self.row(node[0])[node[1]]:
            self.row(node[0])[node[1]] = 1
            self._add(found, node[0], [node[1]])

    def _add(self, found: Layer, pair: int, fresh: list[int]) -> None:
        self.states += len(fresh)
        if pair in found:
            found[pair] += fresh
        else:
            found[pair] = fresh

    def line(self) -> tuple[Move, ...]:
        """The moves that led to the end, walked back layer by layer."""
        if self.won is None:
            return ()
        pair, goblin, way, depth = self.won
        ways = [way]
        for layer in reversed(self.layers[:depth]):
            pair, goblin, way = self._before(layer, (pair, goblin))
            ways.append(way)
        return tuple(HOLD if way == NOWHERE else MOVES[way] for way in reversed(ways))

    def _before(self, layer: Layer, node: tuple[int, int]) -> tuple[int, int, int]:
        """A position of a layer, and the way from it to a later one."""
        return next(
            (pair, goblin, edge[3])
            for pair, goblins in layer.items()
            for edge in self.next.edges(pair)
            for goblin in goblins
            if self._leads(pair, goblin, edge, node)
        )

    def _leads(self, pair: int, goblin: int, edge: Edge, node: tuple[int, int]) -> bool:
        """Whether a direction of a position leads to another one."""
        after = edge[0][goblin]
        if after == APART or (after >= 0 and node[0] in edge[1:3]):
            return self.next.target(pair, goblin, edge, after) == node
        return False


LIMIT = 4_000_000  # positions; the largest boards have more than a person would wait for
QUICK = 50_000  # positions: a blink or two, for whoever waits at the board


def search(field: Field, tokens: Tokens, immune: int = 0, limit: int = LIMIT) -> Solution:
    """The shortest way home from a position that is not over."""
    run = Search(field, tokens, immune, limit)
    run.run()
    return Solution(run.line(), run.won is not None or not run.layers[-1], run.states)


def solve(state: State, limit: int = LIMIT) -> Solution:
    """The shortest way home from a state that is not over; limits of the settings are ignored."""
    return search(state.field, state.tokens, state.immune, limit)


def reachable(field: Field, tokens: Tokens) -> int:
    """How many positions there are from the first one on, wins or not: the work of a proof."""
    run = Search(field, tokens, 0, LIMIT)
    run.run(on=True)
    return run.states


@lru_cache(maxsize=1 << 9)
def quick(field: Field, tokens: Tokens, immune: int) -> Solution:
    """What a short search finds, remembered, for hints and engines."""
    return search(field, tokens, immune, QUICK)
