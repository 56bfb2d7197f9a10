"""The tokens of squares and sides: a small closed list, and what a game without its own answers."""

from __future__ import annotations

from typing import Any

from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.core.message import Message, message
from tactilegrid.core.seats import Seat
from tactilegrid.core.signs import (
    EMPTY,
    OPEN,
    PIECE,
    SEATS,
    SIGNS,
    WithSigns,
    foremost,
    seat_of,
    seat_sign,
)


class Described(WithSigns):
    """A game that only knows words."""

    def describe(self, place: Any, seen: object) -> Message | None:
        return message("thing") if place == seen else None


def test_what_is_described_is_a_piece() -> None:
    game, here = Described(), Cell(1, 1)
    assert game.sign(here, here) == PIECE
    assert game.sign(Cell(0, 0), here) == EMPTY
    assert game.sign(Edge(here, Direction.NORTH), here) == OPEN


def test_seats_have_tokens_and_tokens_seats() -> None:
    assert [seat_of(sign) for sign in SEATS] == [Seat(number) for number in (1, 2, 3, 4)]
    assert [seat_sign(Seat(number)) for number in (1, 2, 3, 4)] == list(SEATS)
    assert seat_of(EMPTY) is None


def test_the_first_of_several_things_is_shown() -> None:
    assert foremost(["goal", "trap"]) == "goal"
    assert foremost([]) == EMPTY
    assert len(set(SIGNS)) == len(SIGNS)
