"""What the squares are worth to who plays a colour, early and late.

Among several players learned from games of this engine against itself: how many points a side still
got, by least squares over the squares that it had; alone by trying what brought more.

The rows are gems of the side's own colour on a square that has no others; a bare square and a mixed
one count for what may come of them. The columns are what counts besides at the end, huts and the
waypoint.
"""

from __future__ import annotations

BARE, MIXED = 0, -1
LATE = {
    BARE: (0.0, -0.5, 0.3, 1.5, 3.5),
    MIXED: (0.0, 0.0, 0.8, 2.0, 4.0),
    1: (0.2, 4.9, 9.0, 14.5, 20.0),
    2: (4.2, 10.2, 13.5, 18.0, 25.0),
    3: (9.0, 15.5, 20.0, 28.0, 37.0),
    4: (13.5, 20.0, 21.0, 33.0, 45.0),
}
EARLY = {
    BARE: (0.0, 2.0, 2.0, 4.0, 5.0),
    MIXED: (0.0, 1.5, 2.0, 4.0, 5.0),
    1: (1.3, 2.3, 3.5, 8.0, 12.0),
    2: (5.5, 5.8, 8.0, 12.0, 16.0),
    3: (4.0, 6.0, 9.0, 16.0, 22.0),
    4: (4.5, 5.5, 12.0, 20.0, 28.0),
}


# Alone nobody takes a square away: what counts at the end grows with the square of what is there.
# First that, then the share of it that is not sure early; then for a bare square and for a mixed
# one what may come of it at all, and what more while there is time.
KEPT, UNSURE = 0.99, 0.2
HOPES = {BARE: (0.05, 0.6), MIXED: (0.17, 0.4)}
BEGINNING = 1.19  # gems that a square may still get


def value_of(alone: bool, kind: int, extra: int, time: float) -> float:
    """A square's worth in points; *time* is 1 at the start and 0 at the end."""
    if not alone:
        kind, extra = min(kind, 4), min(extra, 4)
        return time * EARLY[kind][extra] + (1 - time) * LATE[kind][extra]
    if kind > 0:
        return (KEPT - UNSURE * time) * (kind + extra) ** 2
    sure, more = HOPES[kind]
    return (sure + more * min(1.0, 2 * time)) * (BEGINNING + extra) ** 2
