"""Which moves begin with some touches, where a game has too many moves to look through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tactilegrid.core.value import Value


class Fits(Value):
    """The legal moves that begin with some touches, in their fixed order.

    `choices` is true where the next touch of every one is a `Choice`.
    """

    moves: Sequence[Any]
    choices: bool = False


class ByListing:
    """The answer of a game whose moves are few enough to be looked through."""

    def fits(self, touched: tuple[Any, ...], seen: Any, /) -> Fits | None:  # noqa: ARG002
        """None: look through `legal_moves`."""
        return None
