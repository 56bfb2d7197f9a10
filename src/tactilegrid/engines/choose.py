"""Honest opponents: they choose from what their seat may know, and from nothing else.

Two levels every game has: novice makes any move, casual looks one ply ahead. Above them a game has
the levels that were shown to win against the one below, from a module that knows how to think in
it; what was measured stands in docs/reference/engines.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, cast

from tactilegrid.core.commands import ADAPTIVE, read_manner
from tactilegrid.core.game import AnyGame
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.engines.search import LEVELS, Budget, Found, Search, Stop, Thinker, never

# The games with a module of this package that thinks further than one ply.
THINKERS: Mapping[str, str] = {
    "escort-quest": "escort_quest",
    "pathagon": "pathagon",
    "pathfinder": "pathfinder",
    "quoridor": "quoridor",
    "quoridor-pac-man": "pac_man",
    "wayfinder": "wayfinder",
}
PER_MS = 5  # positions in a millisecond, where a budget of time has to be one of positions
EVERYWHERE = {"novice": Budget(nodes=1), "casual": Budget()}


def thinker(game: AnyGame) -> Thinker | None:
    """The module that knows how to think in a game, imported at its first use."""
    if game.name not in THINKERS:
        return None
    return cast("Thinker", import_module(f"tactilegrid.engines.{THINKERS[game.name]}"))


def levels(game: AnyGame, options: Options, seat: Seat) -> dict[str, Budget]:
    """The levels that a game has for a seat, the weakest first, with what each may spend."""
    knows = thinker(game)
    return EVERYWHERE | dict(knows.levels(options, seat)) if knows else dict(EVERYWHERE)


def budget_of(game: AnyGame, seen: Any, seat: Seat, level: str) -> tuple[str, Budget]:
    """The level, or the best one below it that the game has, and what it may spend.

    Raises KeyError for what is no level of any game.
    """
    if level not in LEVELS:
        raise KeyError(level)
    if level in EVERYWHERE:
        return level, EVERYWHERE[level]
    offered = levels(game, game.settings(game.resample(seen, 0)), seat)
    name = nearest(level, offered)
    return name, offered[name]


def nearest(level: str, offered: Iterable[str]) -> str:
    """That level of LEVELS, or the best one below it that is *offered*, as casual always is."""
    below = LEVELS[: LEVELS.index(level) + 1]
    return max((each for each in offered if each in below), key=below.index)


def search_for(game: AnyGame, seen: Any, seat: Seat, level: str, seed: int) -> Search:
    """The search by which a level of the game finds its move."""
    knows = None if level in EVERYWHERE else thinker(game)
    return knows.search(seen, seat, level, seed) if knows else Glance(game, seen, seat, level, seed)


def plan(
    game: AnyGame, seen: Any, seat: Seat, manner: str, seed: int, soon: Stop = never
) -> tuple[Search, Budget]:
    """The search of an engine that plays in a *manner* (see `Player.manner`), and its budget.

    *soon* says when half of the time is over, if there is a time. KeyError: no level, or no manner.
    """
    try:
        player = read_manner(manner)
    except ValueError:
        raise KeyError(manner) from None
    level, share = player.kind, 0
    if level == ADAPTIVE:
        from tactilegrid.engines.adaptive import Beginner, level_now, read_strength

        ladder = list(levels(game, game.settings(game.resample(seen, 0)), seat))
        level, share = level_now(read_strength(player.strength), ladder, seed)
        if share:
            return Beginner(game, seen, seat, share, seed), Budget()
    level, budget = budget_of(game, seen, seat, level)
    if Random(f"care {seed}").randrange(100) >= budget.care:
        level, budget = "casual", EVERYWHERE["casual"]
    if player.style:
        return styled(game, seen, seat, level, player.style, seed, soon), budget
    return search_for(game, seen, seat, level, seed), budget


def styled(
    game: AnyGame, seen: Any, seat: Seat, level: str, style: str, seed: int, soon: Stop
) -> Search:
    """The search of a level with a style, or without one where it has none."""
    from tactilegrid.engines.styles import Styled, has_styles
    from tactilegrid.engines.temper import LEANING

    if not has_styles(game, game.settings(game.resample(seen, 0)), level):
        return search_for(game, seen, seat, level, seed)
    if game.name in LEANING:
        module = import_module(f"tactilegrid.engines.{LEANING[game.name]}")
        return cast("Search", module.leaning(seen, seat, level, seed, style))
    return Styled(game, seen, seat, level, style, seed, search_for, soon)


def choose(
    game: AnyGame,
    seen: Any,
    seat: Seat,
    level: str,
    seed: int,
    nodes: int | None = None,
    stop: Stop = never,
) -> Iterator[Found]:
    """What a level, or a whole manner, comes to think best, the last one its choice; as `plan`.

    *nodes* is what the level usually looks at where it is left out. There is no clock here: a level
    that goes by time alone looks at as many positions as it may have time for.
    """
    found, budget = plan(game, seen, seat, level, seed)
    usual = budget.nodes or budget.ms * PER_MS
    return found.improve(usual if nodes is None else nodes, stop)


class Glance:
    """Novice and casual: the game's own habit where it has one, else any move, or one ply."""

    def __init__(self, game: AnyGame, seen: Any, seat: Seat, level: str, seed: int) -> None:
        self.game = game
        self.seen = seen
        self.seat = seat
        self.level = level
        self.seed = seed

    def improve(self, nodes: int = 0, stop: Stop = never) -> Iterator[Found]:
        """The first move at once; casual goes on through all the others, in a chance order."""
        habit = self.game.habit(self.seen, self.seat, self.level, self.seed)
        dice = Random(self.seed)
        if habit is not None:
            yield Found(habit, line=(habit,))
        elif self.level == "novice":
            move = dice.choice(self.game.legal_moves(self.seen))
            yield Found(move, line=(move,))
        else:
            yield from self._one_ply(dice, nodes, stop)

    def _one_ply(self, dice: Random, nodes: int, stop: Stop) -> Iterator[Found]:
        """The move after which this seat stands best; among equals a chance one."""
        game = self.game
        moves = list(game.legal_moves(self.seen))
        dice.shuffle(moves)
        best: int | None = None
        for count, move in enumerate(moves, 1):
            after = game.apply(game.resample(self.seen, dice.getrandbits(32)), move).state
            worth = game.worth(game.observe(after, self.seat), self.seat)
            if best is None or worth > best:
                best = worth
                yield Found(move, worth, 1, count, (move,))
            if count == nodes or stop():
                return
