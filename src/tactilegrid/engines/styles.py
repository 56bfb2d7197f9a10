"""Careful and bold: the same level, which among its good moves takes the quiet or the daring one.

A move is good enough that gives away no more than a small part of what the game calls a turning
point (`Game.notable`), after the play that is to be expected. What is bold in a game says `temper`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tactilegrid.core.commands import BOLD
from tactilegrid.core.game import AnyGame
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value
from tactilegrid.engines.search import Found, SearchFor, Stop, never
from tactilegrid.engines.temper import LEANING, TEMPERS

ANY = 4  # moves that novice chooses among
GLANCED = 150  # moves that are looked at, of those that there are
WEIGHED = 3  # moves that are thought through, of those that fit the style better than the best
# The part of a turning point that a move may give away, by a look of one ply and by a search:
# daring ones cost more than they seem to.
LITTLE = {-1: 4, 1: 16}
LITTLE_AHEAD = {-1: 20, 1: 4}
HALF = 0.5  # how often casual is bold, which sees so little
SHARE = 2  # of the positions of the level once more, for each of them


def has_styles(game: AnyGame, options: Options, level: str) -> bool:
    """Whether that level of a game can be careful or bold: not where nobody is played against."""
    if len(game.seats(options)) == 1:
        return False
    return game.name in TEMPERS or (game.name in LEANING and level not in ("novice", "casual"))


class Move(Value):
    """A move, how well it fits the style, and the position after it."""

    move: Any
    fit: int
    after: Any
    worth: int


class Styled:
    """A search whose choice is then bent to a style; *soon* says when half of the time is over."""

    def __init__(
        self,
        game: AnyGame,
        seen: Any,
        seat: Seat,
        level: str,
        style: str,
        seed: int,
        search_for: SearchFor,
        soon: Stop = never,
    ) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.level = level
        self.sign = 1 if style == BOLD else -1
        self.deep = level not in ("novice", "casual")
        self.little = game.notable // (LITTLE_AHEAD if self.deep else LITTLE)[self.sign]
        self.seed = seed
        self.search_for = search_for
        self.soon = soon

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """What the level thinks best, then what fits the style and is nearly as good."""

        def half() -> bool:
            return self.soon() or stop()

        inner = self.search_for(self.game, self.seen, self.seat, self.level, self.seed)
        best = None
        for best in inner.improve(nodes, half):
            yield best
        if best is None or stop():
            return
        if self.level == "novice":
            yield from self._any()
        else:
            yield from self._bent(best, nodes, stop)

    def _any(self) -> Iterator[Found]:
        """Of some moves by chance the one that fits best."""
        moves = self.game.legal_moves(self.seen)
        dice = Random(self.seed)
        some = [self._looked_at(dice.choice(moves)) for _ in range(min(ANY, len(moves)))]
        chosen = max(some, key=lambda each: each.fit)
        yield Found(chosen.move, line=(chosen.move,))

    def _looked_at(self, move: Any) -> Move:
        game = self.game
        after = game.apply(self.seen, move).state
        boldness = TEMPERS[game.name](self.seen, move, after)
        return Move(move, self.sign * boldness, after, game.worth(after, self.seat))

    def _bent(self, best: Found, nodes: int, stop: Stop) -> Iterator[Found]:
        chosen = self._looked_at(best.move)
        if self.game.outcome(chosen.after) is not None:
            return
        share = max(1, (nodes or MOST) // SHARE)
        for each in self._nearly_as_good(chosen, stop)[: WEIGHED if self.deep else 1]:
            if stop():
                return
            if not self.deep and self.sign > 0 and Random(f"style {self.seed}").random() < HALF:
                return
            if not self.deep or self._good_enough(each, best, share, stop):
                yield Found(each.move, best.worth, best.depth, best.nodes, (each.move,))
                return

    def _nearly_as_good(self, best: Move, stop: Stop) -> list[Move]:
        """Those that fit better, what fits best first, as far as one ply tells."""
        moves, dice = self.game.legal_moves(self.seen), Random(self.seed)
        places = range(len(moves))
        fitting = []
        for place in dice.sample(places, min(GLANCED, len(places))):
            if stop():
                break
            each = self._looked_at(moves[place])
            near = best.worth - each.worth <= (self.game.notable if self.deep else self.little)
            if each.fit > best.fit and near:
                fitting.append(each)
        return sorted(fitting, key=lambda each: (-each.fit, -each.worth))

    def _good_enough(self, each: Move, best: Found, nodes: int, stop: Stop) -> bool:
        """Whether a move gives little away, by a search of what comes after it.

        Where there are more parties than two, when both lines are played on as expected.
        """
        game = self.game
        turn = game.turn(each.after)
        if turn is None:
            return False
        search = self.search_for(game, each.after, turn, self.level, self.seed)
        replies = list(search.improve(nodes, stop))
        if not replies or stop():
            return False
        if len(game.seats(game.settings(self.seen))) == 2 or game.parties:
            ours = game.worth(each.after, turn) == game.worth(each.after, self.seat)
            worth = replies[-1].worth if ours else -replies[-1].worth
            return best.worth - worth <= self.little
        line, better = (each.move, *replies[-1].line), best.line
        plies = min(len(line), len(better))
        worths = [self._at_end(moves[:plies]) for moves in (better, line)]
        return plies > 1 and worths[0] - worths[1] <= self.little

    def _at_end(self, line: tuple[Any, ...]) -> int:
        seen = self.seen
        for move in line:
            seen = self.game.apply(seen, move).state
        return self.game.worth(seen, self.seat)


MOST = 4000  # positions where the time alone is the limit
