"""Boards of four seats as a search meets them: how far it is to the goal of each.

As `grounds`, but over the arrangements of the rules, which know how pawns jump past each other.
"""

from __future__ import annotations

from tactilegrid.core.paths import trail
from tactilegrid.engines.quoridor.grounds import CUT, Way
from tactilegrid.games.quoridor.bits import crossing, whole
from tactilegrid.games.quoridor.fences import Walls
from tactilegrid.games.quoridor.moves import SPAN


class Field:
    """One arrangement of fences; *fields* holds all that were met, by their fences."""

    __slots__ = ("_up", "_ways", "fields", "goals", "last", "walls")

    def __init__(
        self,
        walls: Walls,
        goals: tuple[int, ...],
        fields: dict[int, Field],
        up: Field | None = None,
        last: int = 0,
    ) -> None:
        self.walls = walls
        self.goals = goals
        self.fields = fields
        self.last = last  # the fence that was laid last, as a bit
        self._up = up._ways if up else None
        self._ways: dict[int, Way] = {}

    def after(self, fence: int) -> Field:
        """The field with one more fence, which must fit."""
        fences = self.walls.fences | 1 << fence
        found = self.fields.get(fences)
        if found is None:
            walls = self.walls.after(fence)
            found = self.fields[fences] = Field(walls, self.goals, self.fields, self, 1 << fence)
        return found

    def way(self, seat: int, square: int) -> Way:
        """How far it is from a square to the goal of a seat, counted from 0."""
        key = square << 2 | seat
        found = self._ways.get(key)
        if found is None:
            up = self._up
            if up is not None:
                found = up.get(key)
            if found is None or found[1] & self.last:
                found = self._measure(seat, square)
            self._ways[key] = found
        return found

    def _measure(self, seat: int, square: int) -> Way:
        walls = self.walls
        walk = trail(square, walls.rings(self.goals[seat]), walls.north, walls.east, SPAN)
        if walk is None:
            return CUT, 0
        return walk[0].bit_count() + walk[1].bit_count(), whole(crossing(*walk))
