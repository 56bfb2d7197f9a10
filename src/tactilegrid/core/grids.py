"""Several grids of one game on the same squares, such as a home grid and a tracking grid.

An observation has one of them at hand; questions about places and the board are about that one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from tactilegrid.core.game import AnyGame
    from tactilegrid.core.seats import Viewer

ViewT = TypeVar("ViewT")


class OneGrid:
    """The answers of a game that has but one grid."""

    def layers(self, viewer: Viewer, seen: object, /) -> tuple[str, ...]:  # noqa: ARG002
        """None to choose from."""
        return ()

    def layered(self, seen: ViewT, layer: str, /) -> ViewT:  # noqa: ARG002
        """The same."""
        return seen


def has_grids(game: AnyGame) -> bool:
    """Whether a game ever has more than one grid."""
    return getattr(type(game), "layers", None) is not OneGrid.layers
