"""What a match found out: one line a game, kept in a file, and what the lines amount to."""

from __future__ import annotations

from math import sqrt

from tactilegrid.app.referee import Played, Spent
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.core.value import Value

Z95 = 1.959964  # of the normal distribution: 95 percent lie within
WIN, DRAW, LOSS = 1.0, 0.5, 0.0
LETTERS = "ABC"


class Result(Value):
    """One game; `points` are those of the first contender, in a role those of who had the role.

    `sides` has for each seat who had it: 0 and 1 are compared, 2 is a third that both play against.
    `standing` compares games played alone; `lost` says why a contender lost its seat.
    """

    number: int
    sides: tuple[int, ...]
    points: float
    plies: int
    reason: str
    standing: int
    spent: tuple[Spent, Spent]
    lost: tuple[str, str]


def result_of(number: int, sides: tuple[int, ...], played: Played) -> Result:
    """What a game that is over counts for."""
    session = played.session
    outcome = session.outcome
    if outcome is None:
        raise AssertionError("the referee plays to the end")
    return Result(
        number,
        sides,
        points_of(session, sides),
        session.ply,
        outcome.reason,
        session.game.worth(session.observe(Seat(1)), Seat(1)),
        played.spent,
        played.lost,
    )


def points_of(session: Session, sides: tuple[int, ...]) -> float:
    """1, 0.5 or 0 for the first contender, or the role; who wins with another of them draws."""
    outcome = session.outcome
    won = {sides[seat.number - 1] for seat in outcome.winners} if outcome else set()
    return DRAW if len(won) != 1 else WIN if won == {_first(sides)} else LOSS


def _first(sides: tuple[int, ...]) -> int:
    """The first contender, or who has the role against a third."""
    return min(sides) if 2 in sides else 0


def as_line(result: Result) -> str:
    """The result as a line of the match's file."""
    words = [
        f"result {result.number}",
        "".join(LETTERS[side] for side in result.sides),
        f"{result.points} {result.plies} {result.reason} {result.standing}",
    ]
    for spent, lost in zip(result.spent, result.lost, strict=True):
        words.append(
            f"{spent.moves} {spent.seconds:.4f} {spent.slowest:.4f} {spent.late} {lost or '-'}"
        )
    return " ".join(words)


def from_line(line: str) -> Result:
    """The inverse of `as_line`; raises ValueError."""
    word, number, sides, points, plies, reason, standing, *rest = line.split(" ")
    if word != "result" or len(rest) != 10 or set(sides) - set(LETTERS):
        raise ValueError(line)
    spent = [
        Spent(int(moves), float(seconds), float(slowest), int(late))
        for moves, seconds, slowest, late in (rest[:4], rest[5:9])
    ]
    lost = ["" if each == "-" else each for each in (rest[4], rest[9])]
    return Result(
        int(number),
        tuple(map(LETTERS.index, sides)),
        float(points),
        int(plies),
        reason,
        int(standing),
        (spent[0], spent[1]),
        (lost[0], lost[1]),
    )


def compared(results: list[Result]) -> list[tuple[int, float]]:
    """The comparisons that count: the seat of the first contender (0: all alike), its points.

    A game with one seat, or one role, is played by both in turn, from the same start; the better
    end wins. Of equal ends of a game for one that was won the sooner wins.
    """
    if results and paired(results[0].sides):
        pairs = zip(results[::2], results[1::2], strict=False)
        return [(0, _better(one, other)) for one, other in pairs]
    return [(result.sides.index(0) + 1, result.points) for result in results]


def paired(sides: tuple[int, ...]) -> bool:
    """Whether games count in pairs: played alone, or in a role against a third."""
    return len(sides) == 1 or 2 in sides


def _better(one: Result, other: Result) -> float:
    if 2 in one.sides:
        return DRAW if one.points == other.points else WIN if one.points > other.points else LOSS
    ends = [(each.standing, -each.plies if each.standing > 0 else 0) for each in (one, other)]
    return DRAW if ends[0] == ends[1] else WIN if ends[0] > ends[1] else LOSS


def wilson(points: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 percent certainty (score interval)."""
    if not games:
        return 0.0, 1.0
    share, square = points / games, Z95 * Z95
    middle = share + square / (2 * games)
    around = Z95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - around) / whole), min(1.0, (middle + around) / whole)
