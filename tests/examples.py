"""How many examples a property gets that is dear, or that needs many."""

from __future__ import annotations

from hypothesis import settings

USUAL = 30  # examples of a profile that gives just the counts
MOST = 4  # times the count, as what is dear stays so in the long tier, where others get thousands
LEAST = 3


def examples(count: int) -> settings:
    """*count* in proportion to the profile: a third in the quick tier, four times in the long."""
    share = min(settings.default.max_examples / USUAL, MOST) if settings.default else 1
    return settings(max_examples=max(LEAST, round(count * share)))
