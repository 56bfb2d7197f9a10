"""The numbers of a game: who leads by them, and what a move gave away."""

from __future__ import annotations

from tactilegrid.core.measures import Tally, WithoutMeasures, cost, lead
from tactilegrid.core.seats import Seat

ONE, TWO, THREE = Seat(1), Seat(2), Seat(3)


def ways(*values: int | None) -> list[Tally]:
    """A way of each seat, and fences that do not count."""
    first = [Tally("way", value, Seat(number), -1) for number, value in enumerate(values, 1)]
    return [*first, Tally("fences", 99, ONE)]


def test_a_lead_is_over_the_best_rival() -> None:
    assert lead(ways(3, 5), ONE) == 2
    assert lead(ways(3, 5), TWO) == -2
    assert lead(ways(4, 9, 5), ONE) == 1


def test_alone_the_number_itself_is_the_lead() -> None:
    assert lead([Tally("turns", 4, ONE, -1)], ONE) == -4


def test_more_can_be_better() -> None:
    assert lead([Tally("points", 7, ONE), Tally("points", 9, TWO)], TWO) == 2


def test_there_is_no_lead_where_a_number_is_missing_or_nobodys() -> None:
    assert lead(ways(3, None), ONE) is None
    assert lead(ways(3, 5), THREE) is None
    assert lead([Tally("pellets", 4)], ONE) is None


def test_a_cost_is_the_lead_given_away_and_never_below_nothing() -> None:
    assert cost(ways(7, 6), ways(7, 9), ONE) == 3
    assert cost(ways(7, 9), ways(7, 6), ONE) == 0
    assert cost(ways(7, None), ways(7, 9), ONE) == 0
    assert cost(ways(7, 9), ways(None, 9), ONE) == 0


def test_a_game_without_numbers() -> None:
    assert WithoutMeasures().measure(None) == ()
