"""What a move gave away: it and a better one, both followed by the play to be expected.

Only for games that hide nothing, where what is seen of a position is the position.
"""

from __future__ import annotations

from typing import Any

from tactilegrid.core.game import AnyGame
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value
from tactilegrid.engines.choose import budget_of, search_for
from tactilegrid.engines.search import Found, Stop, never

BEST = "master"


class Verdict(Value):
    """The better move and the play expected after it, and by how much of `worth` it is better.

    A loss of 0: none is better. `made` is the play expected after the move that was made, as long.
    """

    loss: int
    better: tuple[Any, ...]
    made: tuple[Any, ...]


def judge(
    game: AnyGame, seen: Any, seat: Seat, made: Any, seed: int, nodes: int, stop: Stop = never
) -> Verdict:
    """What the best level of a game thinks of a move, within *nodes* positions a search."""
    best = _thought(game, seen, seat, seed, nodes, stop)
    if best is None or best.move == made:
        return Verdict(0, (made,), (made,))
    after = game.apply(seen, made).state
    line = (made, *_reply(game, after, seed, nodes, stop))
    better = best.line or (best.move,)
    plies = min(len(line), len(better))
    line, better = line[:plies], better[:plies]
    worths = (game.worth(played(game, seen, each), seat) for each in (better, line))
    loss = next(worths) - next(worths)
    return Verdict(loss, better, line) if loss > 0 else Verdict(0, (made,), (made,))


def _thought(
    game: AnyGame, seen: Any, seat: Seat, seed: int, nodes: int, stop: Stop
) -> Found | None:
    """What the search comes to think best; None where it is stopped before its first move."""
    level, _ = budget_of(game, seen, seat, BEST)
    found = None
    for found in search_for(game, seen, seat, level, seed).improve(nodes, stop):  # noqa: B007
        pass
    return found


def _reply(game: AnyGame, after: Any, seed: int, nodes: int, stop: Stop) -> tuple[Any, ...]:
    """The play to be expected after a move; nothing once the game is over."""
    turn = game.turn(after)
    found = None if turn is None else _thought(game, after, turn, seed, nodes, stop)
    return () if found is None else found.line


def played(game: AnyGame, seen: Any, line: tuple[Any, ...]) -> Any:
    """The position after some moves."""
    for move in line:
        seen = game.apply(seen, move).state
    return seen
