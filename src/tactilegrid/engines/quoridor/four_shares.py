"""How well four seats stand: to each its share of the chances, all of them together WHOLE.

Who would arrive when, if all went straight on from here, decides, fences in hand count as plies.
The more fences are in hand at the table, the less an early lead is worth. All numbers are whole
ones, the same on every machine.
"""

from __future__ import annotations

from typing import TypeAlias

from tactilegrid.engines.quoridor.four_fields import Field

Shares: TypeAlias = "tuple[int, ...]"
# A field, the seat to move, the pawns, and the fences in hand.
Position: TypeAlias = "tuple[Field, int, tuple[int, ...], tuple[int, ...]]"

WHOLE = 1_000_000
LEAST = 10_000  # a share while the game goes on, so that a won one is always more
PLY = 16  # what one ply counts for, so that parts of it can be told
# fences in hand, in PLYs: the first is worth two rounds, each other three quarters of the last
HAND = (0, 128, 224, 296, 350, 390, 420, 443, 460, *range(470, 790, 10))
FADING = tuple(round(2 ** (20 - step / 16)) for step in range(16 * 20))


def stands(here: Position) -> Shares:
    """The shares of a position where the game goes on; nothing for who has left it."""
    field, turn, pawns, hands = here
    seats = [seat for seat in (*range(turn, len(pawns)), *range(turn)) if pawns[seat] >= 0]
    held = sum(hands)
    late = []
    for place, seat in enumerate(seats):
        plies = len(seats) * field.way(seat, pawns[seat])[0] + place
        late.append(PLY * plies - HAND[hands[seat]])
    first, last = min(late), len(FADING) - 1
    weights = [FADING[min(last, 2 * (plies - first) // (4 + held))] for plies in late]
    room, total = WHOLE - LEAST * len(pawns), sum(weights)
    shares = [LEAST] * len(pawns)
    for seat, weight in zip(seats, weights, strict=True):
        shares[seat] += room * weight // total
    return tuple(shares)


def won(seat: int, seats: int, plies: int) -> Shares:
    """The shares once a seat has arrived: sooner is better for it, and worse for the others."""
    return tuple(WHOLE - (seats - 1) * plies if each == seat else plies for each in range(seats))
