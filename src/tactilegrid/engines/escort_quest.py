"""Companions who play a puzzle: told apart by how far they see.

Casual goes by the look of the next turn, club and expert look some turns ahead, and master asks the
solver, who is the teacher as well: hints and reviews are his.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random

from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value
from tactilegrid.engines.search import WON, Budget, Found, Search, Stop, never
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.motion import ESCORT, open_ways
from tactilegrid.games.escort_quest.position import (
    HOLD,
    HOME,
    IMMUNE_NOW,
    MOVES,
    Key,
    Move,
    State,
)
from tactilegrid.games.escort_quest.rules import play_turn
from tactilegrid.games.escort_quest.thinking import KNOWN, guess

LEVELS: Mapping[str, Budget] = {
    "club": Budget(nodes=100),
    "expert": Budget(nodes=600),
    "master": Budget(ms=1000),
}


def levels(options: Options, seat: Seat) -> Mapping[str, Budget]:
    """The same three for every puzzle."""
    del options, seat
    return LEVELS


def search(seen: State, seat: Seat, level: str, seed: int) -> Search:
    """A search for the next turn; while a puzzle is built, the game's own habit."""
    if seen.building:
        return Builder(seen, seat, level, seed)
    return Master(seen, seat, seed) if level == "master" else Lookout(seen, seed)


class Builder:
    """What brings a puzzle that is being built nearer to play."""

    def __init__(self, seen: State, seat: Seat, level: str, seed: int) -> None:
        self.move = GAME.habit(seen, seat, level, seed)

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:  # noqa: ARG002
        """One move, at once."""
        yield Found(self.move, line=(self.move,))


class Ahead(Value):
    """A moment that can be come to: the first move toward it, and how it looks there."""

    first: Move
    key: Key
    worth: int


class Lookout:
    """Every moment some turns ahead, turn by turn, each looked at once; then toward the best."""

    def __init__(self, seen: State, seed: int) -> None:
        self.state = seen
        self.dice = Random(seed)
        self.met: set[Key] = {seen.key, *seen.trail}  # where it has been it need not go again
        self.nodes = 0
        self.home: Move | None = None
        self.ended = False

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """Some way at once, then what looks best one turn further, and again."""
        first = moves_at(self.state, self.state.key)
        self.dice.shuffle(first)
        yield Found(first[0], line=(first[0],))
        turns: Iterable[tuple[Move, Key, Move]] = [(move, self.state.key, move) for move in first]
        depth, turned = 0, True
        while turned:
            depth += 1
            reached = list(self._turn(turns, nodes, stop))
            if self.home is not None:
                yield Found(self.home, WON - depth, depth, self.nodes, (self.home,))
                return
            if reached and (depth == 1 or not self.ended):
                best = max(reached, key=lambda each: each.worth)
                yield Found(best.first, best.worth, depth, self.nodes, (best.first,))
            turned = bool(reached) and not self.ended
            turns = (
                (each.first, each.key, move)
                for each in reached
                for move in moves_at(self.state, each.key)
            )

    def _turn(
        self, turns: Iterable[tuple[Move, Key, Move]], nodes: int, stop: Stop
    ) -> Iterator[Ahead]:
        """What is one turn further and was not met before, losses left out."""
        field = self.state.field
        for first, key, move in turns:
            if self.nodes == (nodes or -1) or stop():
                self.ended = True
                return
            self.nodes += 1
            played = play_turn(field, *key, move.way)
            if played.end == HOME:
                self.home = first
                return
            after = played.tokens, played.immune
            if not played.end and after not in self.met:
                self.met.add(after)
                yield Ahead(first, after, guess(field, played.tokens))


def moves_at(state: State, key: Key) -> list[Move]:
    """The ways that are open at a moment of this puzzle, or the hold that is forced."""
    tokens, immune = key
    ways = open_ways(state.field, tokens[ESCORT], bool(immune & IMMUNE_NOW))
    return [move for way, move in enumerate(MOVES) if ways >> way & 1] or [HOLD]


class Master:
    """By the solver wherever it knows the way home; elsewhere by looking ahead."""

    def __init__(self, seen: State, seat: Seat, seed: int) -> None:
        self.seen = seen
        self.seat = seat
        self.seed = seed

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """Some way at once, then the one that is shortest, each asked about in turn."""
        moves = moves_at(self.seen, self.seen.key)
        Random(self.seed).shuffle(moves)
        yield Found(moves[0], line=(moves[0],))
        best: int | None = None
        for count, move in enumerate(moves, 1):
            worth = GAME.worth(GAME.apply(self.seen, move).state, self.seat)
            if best is None or worth > best:
                best = worth
                yield Found(move, worth, 1, count, (move,))
            if count == nodes or stop():
                return
        if best is not None and abs(best) < KNOWN // 2:
            yield from Lookout(self.seen, self.seed).improve(nodes, stop)
