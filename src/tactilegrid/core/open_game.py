"""What every game without secrets answers alike."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from tactilegrid.core.countdown import WithoutCountdown
from tactilegrid.core.fitting import ByListing
from tactilegrid.core.grids import OneGrid
from tactilegrid.core.layouts import WithoutBuilding, WithoutLayouts
from tactilegrid.core.measures import WithoutMeasures
from tactilegrid.core.options import Options
from tactilegrid.core.pieces import WithoutPieces
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.signs import WithSigns

StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")


class OpenGame(
    WithoutLayouts,
    WithoutBuilding,
    WithoutCountdown,
    WithSigns,
    WithoutPieces,
    WithoutMeasures,
    ByListing,
    OneGrid,
    Generic[StateT, MoveT],
):
    """The answers of a game that hides nothing: what is seen is the state itself."""

    parties: ClassVar[tuple[str, ...]] = ()

    def hides(self, options: Options) -> bool:  # noqa: ARG002
        """No seat knows what another may not."""
        return False

    def observe(self, state: StateT, viewer: Viewer) -> StateT:  # noqa: ARG002
        """The state itself."""
        return state

    def resample(self, seen: StateT, seed: int) -> StateT:  # noqa: ARG002
        """The one state that can be."""
        return seen

    def habit(self, seen: Any, seat: Seat, level: str, seed: int, /) -> MoveT | None:  # noqa: ARG002
        """None: every level thinks ahead here."""
        return None
