"""What of a game lies on a table: for boards that feel where a piece stands, but not which.

Each thing is named by a message. Things that are called alike are alike, so that one will do for
the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tactilegrid.core.game import Place
    from tactilegrid.core.message import Message


class WithoutPieces:
    """The answer of a game of which nothing stands on a place of its own."""

    def pieces(self, seen: Any, /) -> Mapping[Place, Message]:  # noqa: ARG002
        """None."""
        return {}
