"""Successor tables for the solver: what `rules.play_turn` says, as numbers, token by token.

A node is a pair of escort and villager with immunity, as one int, and the number of a goblin.
Where the goblin goes depends on the villager alone, so all goblins of a pair are moved by one
table, shared by every pair that leads the villager the same way. The entries of a table:

    0 <= t < K      the goblin of that number; the next turn is not made immune by him
    K <= t < 2 K    goblin t - K; he landed on a guardian, so the next turn is immune
    LOST, WON       the game is over
    APART           what he slid onto calls for the referee himself, who plays this turn
"""

from __future__ import annotations

from functools import lru_cache

from tactilegrid.games.escort_quest.field import COUNT, NOWHERE, SPIKE, VILLAGE, Field
from tactilegrid.games.escort_quest.motion import (
    ESCORT,
    GOBLIN,
    NOTHING,
    VILLAGER,
    Arrival,
    Token,
    arrive,
    fire,
    goblin_way,
    landed,
    open_ways,
    standing,
    turned,
)
from tactilegrid.games.escort_quest.position import IMMUNE_NEXT, IMMUNE_NOW, Tokens
from tactilegrid.games.escort_quest.rules import play_turn

LOST, WON, APART = -1, -2, -3
SHIFT = 16  # bits for the number of a token, which has fewer ways to stand on any board
MASK = (1 << SHIFT) - 1

LAPSED, PLAIN, DOOMED = range(3)  # how a turn begins: immune, or not, or with the escort's loss

Table = list[int]
# a direction of a pair: the table, the pairs that its plain and its other entries mean, the way
Edge = tuple[Table, int, int, int]


class Numbers:
    """Tokens of one kind by number, in the order in which they were met."""

    __slots__ = ("numbers", "tokens")

    def __init__(self) -> None:
        self.numbers: dict[Token, int] = {}
        self.tokens: list[Token] = []

    def of(self, token: Token) -> int:
        """The number of a token, a new one where it is new."""
        number = self.numbers.get(token)
        if number is None:
            number = self.numbers[token] = len(self.tokens)
            self.tokens.append(token)
        return number


class Went:
    """A token after its part of a turn, as numbers: what the next turn makes of it.

    `lapsed` is the token at the start of an immune turn, `plain` that of any other, after what was
    pending has acted: `start` tells what that was. `came` is what it met on its way.
    """

    __slots__ = ("came", "lapsed", "plain", "square", "start", "tables")

    def __init__(
        self, field: Field, who: int, numbers: Numbers, token: Token, came: Arrival
    ) -> None:
        after = moved(token, came)
        waiting = turned(after, immune=False)
        self.came = came
        self.square = after.square
        self.start = fire(field, who, waiting)
        self.lapsed = numbers.of(turned(after, immune=True))
        self.plain = numbers.of(moved(waiting, self.start))
        self.tables: dict[tuple[bool, int], Table] = {}


class Successors:
    """The tables of one field for all goblins that can come to be from a first one."""

    def __init__(self, field: Field, goblin: Token) -> None:
        self.field = field
        self.escorts, self.villagers, self.goblins = Numbers(), Numbers(), Numbers()
        self._edges: dict[int, list[Edge]] = {}
        self._tables: dict[tuple[object, ...], Table] = {}
        self._going: dict[tuple[int, int, bool], list[tuple[int, Went]]] = {}
        self._walks: dict[tuple[int, bool], list[Went]] = {}
        self._strides: dict[tuple[int, int, bool], Went] = {}
        self._close(goblin)
        self.count = len(self.goblins.tokens)

    def _close(self, goblin: Token) -> None:
        """Number every goblin there can be: wherever he may ever be drawn, whatever befalls him."""
        field, numbers = self.field, self.goblins
        for square in range(field.size):
            numbers.of(standing(square))
        numbers.of(goblin)
        for token in numbers.tokens:  # it grows while it is read
            Went(field, GOBLIN, numbers, token, NOTHING)
            for way, square in enumerate(field.steps[token.square]):
                came = arrive(field, GOBLIN, square, way, immune=False)
                if came.soon or came.pending != NOWHERE or token.soon:
                    Went(field, GOBLIN, numbers, token, came)
                if token.soon:
                    Went(field, GOBLIN, numbers, token, arrive(field, GOBLIN, square, way, True))

    def knows(self, goblin: Token) -> bool:
        """Whether this goblin has a number, so that no table is too short for him."""
        return goblin in self.goblins.numbers

    def node(self, tokens: Tokens, immune: int) -> tuple[int, int]:
        """The pair and the goblin of a position."""
        escort, villager = self.escorts.of(tokens[ESCORT]), self.villagers.of(tokens[VILLAGER])
        return joined(escort, villager, immune), self.goblins.of(tokens[GOBLIN])

    def tokens(self, pair: int, goblin: int) -> tuple[Tokens, int]:
        """The position of a node: the inverse of `node`."""
        both = pair >> 2
        escort, villager = self.escorts.tokens[both >> SHIFT], self.villagers.tokens[both & MASK]
        return (escort, villager, self.goblins.tokens[goblin]), pair & 3

    def target(self, pair: int, goblin: int, edge: Edge, after: int) -> tuple[int, int] | None:
        """The node that an entry stands for which neither loses nor wins; None: the game ends."""
        if after >= self.count:
            return edge[2], after - self.count
        if after >= 0:
            return edge[1], after
        tokens, immune = self.tokens(pair, goblin)
        played = play_turn(self.field, tokens, immune, edge[3])
        return None if played.end else self.node(played.tokens, played.immune)

    # edges

    def edges(self, pair: int) -> list[Edge]:
        """The directions of a pair that do not lose at once, or its forced hold."""
        found = self._edges.get(pair)
        if found is None:
            found = self._edges[pair] = self._find_edges(pair)
        return found

    def _find_edges(self, pair: int) -> list[Edge]:
        immune = bool(pair & IMMUNE_NOW)
        both = pair >> 2
        others = dict(self._goings(VILLAGER, both & MASK, immune))
        edges = []
        for way, one in self._goings(ESCORT, both >> SHIFT, immune):
            other = others.get(way)
            if other is None:
                continue
            lapsed = joined(one.lapsed, other.lapsed, IMMUNE_NOW)
            if pair & IMMUNE_NEXT or one.came.guard or other.came.guard:
                table = self._table(other, immune, LAPSED)
                edges.append((table, lapsed, lapsed, way))
                continue
            start = DOOMED if one.start.end else PLAIN
            after = IMMUNE_NEXT if one.start.guard or other.start.guard else 0
            plain = joined(one.plain, other.plain, after)
            table = self._table(other, immune, start)
            edges.append((table, plain, lapsed, way))
        return edges

    def _goings(self, who: int, number: int, immune: bool) -> list[tuple[int, Went]]:
        """Where escort or villager gets by each direction that does not lose at once.

        The escort's are those that he may take, or the hold; the villager's all, and a hold.
        """
        found = self._going.get((who, number, immune))
        if found is None:
            numbers = self.escorts if who == ESCORT else self.villagers
            token = numbers.tokens[number]
            open_now = open_ways(self.field, token, immune)
            ways = [way for way in range(COUNT) if who == VILLAGER or open_now >> way & 1]
            if who == VILLAGER or not ways:
                ways.append(NOWHERE)
            found = []
            for way in ways:
                came = NOTHING
                if way != NOWHERE and open_now >> way & 1:
                    square = self.field.steps[token.square][way]
                    came = arrive(self.field, who, square, way, immune)
                if came.end != SPIKE:
                    found.append((way, Went(self.field, who, numbers, token, came)))
            self._going[who, number, immune] = found
        return found

    # tables

    def _table(self, villager: Went, immune: bool, start: int) -> Table:
        """The goblins' table for a villager who went somewhere."""
        table = villager.tables.get((immune, start))
        if table is None:
            later = villager.start
            what = (later.path, later.end, later.guard) if start == PLAIN else start
            key = (villager.square, villager.came.path, villager.came.end, what, immune)
            table = self._tables.get(key)
            if table is None:
                table = self._tables[key] = self._fill(villager, immune, start)
            villager.tables[immune, start] = table
        return table

    def _fill(self, villager: Went, immune: bool, start: int) -> Table:
        """Every goblin after a turn in which the villager went there (EQ-R9: he goes first)."""
        goblins, catching = self.goblins.tokens, self.field.catching
        met = villager.came.path if catching else ()
        home, square = villager.came.end == VILLAGE, villager.square
        quiet = start == PLAIN and villager.start is NOTHING
        table = []
        for goblin, went in zip(goblins, self._walk(square, immune), strict=False):
            came = went.came
            if goblin.square in met:
                table.append(LOST)
            elif home:
                table.append(WON)
            elif came.end or (catching and square in came.path):
                table.append(LOST)
            elif start == LAPSED:
                table.append(went.lapsed)
            elif came.guard:
                table.append(self.count + went.lapsed)
            elif quiet and went.start is NOTHING:
                table.append(went.plain)
            else:
                table.append(self._begin(villager, went, start))
        return table

    def _walk(self, square: int, immune: bool) -> list[Went]:
        """Every goblin after his step toward a square."""
        walks = self._walks.get((square, immune))
        if walks is None:
            walks = []
            for number, goblin in enumerate(self.goblins.tokens[: self.count]):
                way, stays = goblin_way(self.field, goblin, square, immune)
                walks.append(self._stride(number, NOWHERE if stays else way, immune))
            self._walks[square, immune] = walks
        return walks

    def _stride(self, number: int, way: int, immune: bool) -> Went:
        """A goblin after a step in a direction, or where he stays."""
        went = self._strides.get((number, way, immune))
        if went is None:
            goblin, came = self.goblins.tokens[number], NOTHING
            if way != NOWHERE:
                square = self.field.steps[goblin.square][way]
                came = arrive(self.field, GOBLIN, square, way, immune)
            went = Went(self.field, GOBLIN, self.goblins, goblin, came)
            self._strides[number, way, immune] = went
        return went

    def _begin(self, villager: Went, goblin: Went, start: int) -> int:
        """The start of a turn in which pending tiles act: the villager's, then the goblin's."""
        catching, later = self.field.catching, villager.start
        if start == DOOMED or later.end == SPIKE or (catching and goblin.square in later.path):
            return LOST
        if later.end == VILLAGE:
            return WON
        stands = later.path[-1] if later.path else villager.square
        if goblin.start.end or (catching and stands in goblin.start.path):
            return LOST
        return APART if goblin.start.guard else goblin.plain


@lru_cache(maxsize=4)
def _usual(field: Field) -> Successors:
    return Successors(field, standing(0))


def successors_of(field: Field, goblin: Token) -> Successors:
    """The tables of a field, kept for the next search unless the goblin is an odd one."""
    usual = _usual(field)
    return usual if usual.knows(goblin) else Successors(field, goblin)


def joined(escort: int, villager: int, immune: int) -> int:
    """The number of a pair."""
    return (escort << SHIFT | villager) << 2 | immune


def moved(token: Token, arrival: Arrival) -> Token:
    """A token after an arrival, or where it stays, with what is pending below it."""
    return landed(token, arrival) if arrival.path or arrival.end else token
