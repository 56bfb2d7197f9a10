"""How many examples a property gets that is dear, or needs many."""

from __future__ import annotations

from hypothesis import settings

USUAL = 30  # what counts are in proportion to
MOST = 4  # times the count: what is dear stays so in the long tier, where others get thousands
LEAST = 3


def examples(count: int) -> settings:
    """*count* where a profile has the usual number, and in proportion where it has another."""
    share = min(settings.default.max_examples / USUAL, MOST) if settings.default else 1
    return settings(max_examples=max(LEAST, round(count * share)))
