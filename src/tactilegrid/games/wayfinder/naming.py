"""Colours, gems and sides as parts of messages."""

from __future__ import annotations

from tactilegrid.core.message import Arg, Message, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.games.wayfinder.gems import COLOURS, colours_of, count, total
from tactilegrid.games.wayfinder.position import Setup
from tactilegrid.games.wayfinder.voyages import CELLS, Voyage


def seat_name(seat: Seat, options: Options) -> Message:
    """The colour, as a name; one player who has several colours is the Wayfinder of them all."""
    if options.number("players") == 1 and options.number("level") > 1:
        return message("wayfinder-seat-alone")
    return message("wayfinder-seat", colour=COLOURS[seat.number - 1])


def whose(side: int, setup: Setup) -> dict[str, Arg]:
    """Who a side is, as `who`: a seat, or a colour by name where one player has several."""
    if len(setup.seats) == 1 and setup.sides > 1:
        return {"who": message("wayfinder-seat", colour=COLOURS[side]), "who_is": "other"}
    return {"who": setup.seat(side)}


def colour(index: int) -> Message:
    """A colour by its word."""
    return message("wayfinder-colour", colour=COLOURS[index])


def colour_list(heap: int) -> tuple[Message, ...]:
    """The colours of a heap."""
    return tuple(colour(index) for index in colours_of(heap))


def gem_list(heap: int) -> tuple[Message, ...]:
    """The gems of a heap, such as "green, 2 red"."""
    return tuple(
        message("wayfinder-gems", n=count(heap, index), colour=COLOURS[index])
        for index in colours_of(heap)
    )


def drop_list(voyage: Voyage) -> tuple[Message, ...]:
    """Each square of a voyage with what is dropped there: "d3 yellow", "d4: 2 red, blue"."""
    pairs = zip(voyage.squares[1:], voyage.heaps, strict=False)
    return tuple(
        message("wayfinder-at", cell=CELLS[square], what=gem_list(heap), gems=total(heap))
        for square, heap in pairs
    )


def hut_list(heap: int) -> tuple[Message, ...]:
    """The huts of a square, such as "green hut, 2 red huts"."""
    return tuple(
        message("wayfinder-hut-count", n=count(heap, index), colour=COLOURS[index])
        for index in colours_of(heap)
    )
