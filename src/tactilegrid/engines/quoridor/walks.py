"""Two shortest walks home that part where they can, and the fences that would cross them.

*here* is the set of one square, *rings* are those of the squares nearer to the goal, the nearest
to *here* first; *north* and *east* are as in `core.paths`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.games.quoridor.bits import crossing, whole
from tactilegrid.games.quoridor.moves import SPAN


def upright(here: int, rings: Sequence[int], north: int, east: int) -> int:
    """The fences across the walk that goes north if possible, else south, east, west."""
    over_north = over_east = 0
    for ring in rings:
        if here & north and here << SPAN & ring:
            over_north |= here
            here <<= SPAN
        elif here >> SPAN & north & ring:
            here >>= SPAN
            over_north |= here
        elif here & east and here << 1 & ring:
            over_east |= here
            here <<= 1
        else:
            here >>= 1
            over_east |= here
    return whole(crossing(over_north, over_east))


def level(here: int, rings: Sequence[int], north: int, east: int) -> int:
    """The fences across the walk that goes west if possible, else east, south, north."""
    over_north = over_east = 0
    for ring in rings:
        if here >> 1 & east & ring:
            here >>= 1
            over_east |= here
        elif here & east and here << 1 & ring:
            over_east |= here
            here <<= 1
        elif here >> SPAN & north & ring:
            here >>= SPAN
            over_north |= here
        else:
            over_north |= here
            here <<= SPAN
    return whole(crossing(over_north, over_east))
