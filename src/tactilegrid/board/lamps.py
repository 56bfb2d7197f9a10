"""Which lamps shine: what can be chosen, what was last done, whose turn it is, what to put right.

A lamp is on or off, so that a slow blinking is all there is to tell two things apart. Nothing is
told by lamps that is not also said.
"""

from __future__ import annotations

from collections.abc import Collection

from tactilegrid.board.mapping import Placing
from tactilegrid.core.game import Place
from tactilegrid.core.value import Value

BLINK_MS = 500


class Scene(Value):
    """The lamps that stay on, and those that blink, by their numbers."""

    steady: frozenset[int] = frozenset()
    blinking: frozenset[int] = frozenset()

    def at(self, now: int) -> frozenset[int]:
        """Those that are on at a time in milliseconds."""
        return self.steady | self.blinking if now // BLINK_MS % 2 == 0 else self.steady


DARK = Scene()


def playing(
    placing: Placing,
    chosen: Collection[Place],
    targets: Collection[Place],
    last: Collection[Place],
    turn: Collection[Place],
) -> Scene:
    """While a game goes on: what was chosen blinks, its targets shine.

    Where nothing is, the last move shines, and the pieces of whoever has the turn blink.
    """
    if chosen:
        return Scene(placing.lamps(targets), placing.lamps(chosen))
    steady = placing.lamps(last)
    return Scene(steady, placing.lamps(turn) - steady)


def guiding(placing: Placing, start: Place | None, end: Place | None) -> Scene:
    """While something has to be put right: where a piece comes from shines, where it goes blinks.

    A piece that only has to be taken off blinks.
    """
    steady = () if start is None or end is None else (start,)
    blinking = tuple(place for place in (end or start,) if place is not None)
    return Scene(placing.lamps(steady), placing.lamps(blinking))
