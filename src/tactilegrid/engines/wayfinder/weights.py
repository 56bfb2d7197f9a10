"""What the squares are worth to who plays a colour, early and late.

Learned from games of this engine against itself: how many points a side still got, by least
squares over the squares that it had. The rows are gems of the side's own colour on a square that
has no others; a bare square and a mixed one count for what may come of them. The columns are what
counts besides at the end, huts and the waypoint.
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


def value_of(alone: bool, kind: int, extra: int, time: float) -> float:
    """A square's worth in points; *time* is 1 at the start and 0 at the end."""
    del alone
    kind, extra = min(kind, 4), min(extra, 4)
    return time * EARLY[kind][extra] + (1 - time) * LATE[kind][extra]
