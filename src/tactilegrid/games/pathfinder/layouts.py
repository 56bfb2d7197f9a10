"""Mazes of this project's own, from easy to hard; the printed samples are not public (PF-A16)."""

from __future__ import annotations

_LAYOUTS: tuple[tuple[str, str], ...] = (
    ("meadow", "PF 6x6 goal=D4 walls="),
    ("lane", "PF 6x6 goal=E3 walls=A1S,A2E,B1E,B2S,B3S,B5S,C3E,C4E,D1W,D2E,D4E,E1W,E3S,F4E"),
    (
        "orchard",
        (
            "PF 6x6 goal=A1 walls=A3E,A5S,B1W,B2E,B4E,B5E,C1E,C1S,C1W,C2E"
            ",C3E,C4E,D1E,D2E,D3E,D3S,D5E,E1W,E2S,E3S,E4S,E5E,E5S,F1W"
        ),
    ),
    ("gate", "PF 6x6 goal=A5 walls=A2S,B1E,B4E,C1E,C1W,C3E,D1W,D3E,E1E,E1S,E1W,E2S,E3S,E4E,F5E"),
    ("thicket", "PF 6x6 goal=A1 walls=A1W,A3E,B2E,B3E,B5E,B5S,C1E,C1W,C3S,D4E,D5S,E1E,E2S,E3E,E4S"),
    (
        "burrow",
        (
            "PF 6x6 goal=C2 walls=A1S,A2S,A3E,B1E,B2S,B3E,B3S,B4E,B5E,B6S"
            ",C1W,C3S,C4E,C4S,D1W,D2E,D2S,D4E,E1W,E4E,E5E,F2E"
        ),
    ),
    ("doors", "PF 6x6 goal=E5 walls=C1W,D5S,E1S,E2S,E3S,E4E,E4S,E5E,E6S"),
    (
        "bramble",
        (
            "PF 6x6 goal=A5 walls=A1E,A1W,A4E,A4S,A5E,B1E,B1W,B3S,B4E,B5E"
            ",C1W,C3S,C4S,C5S,D1S,D5E,D5S,D6S,E1S,E1W,E3E,E6S,F3E,F4E"
        ),
    ),
    (
        "delta",
        (
            "PF 6x6 goal=F4 walls=A1S,A2S,A3E,A3S,A4S,B1S,B2E,B4E,B5E,C1E"
            ",C1S,C2E,C3E,C4E,C5E,D1W,D2E,D2S,D3E,D4S,D5E,D5S,E1E,E1W,E2S"
            ",E3E,E5S,E6S,F1W,F3E"
        ),
    ),
    (
        "warren",
        (
            "PF 6x6 goal=D3 walls=A1E,A1S,A3E,A4S,B1W,B2E,B2S,B3S,B4S,B5E"
            ",B5S,C1E,C1S,C3S,C5E,C5S,D1E,D1S,D2E,D3E,D4S,D5E,E1W,E2E,E2S"
            ",E3E,E5E,E5S,F1W,F3E"
        ),
    ),
    (
        "river",
        (
            "PF 6x6 goal=D5 walls=A1S,A1W,A3S,A4S,A5S,B1E,B2E,B4S,B5E,C1E"
            ",C1W,C2E,C3E,C4E,C5E,D1E,D1W,D2E,D3S,D4E,D4S,D5E,E1E,E1W,E2S"
            ",E3S,E4S,E5E,E5S,F1W"
        ),
    ),
    (
        "labyrinth",
        (
            "PF 6x6 goal=A6 walls=A1W,A2E,A2S,A3E,A5S,A6S,B1W,B2S,B3E,B3S"
            ",B4E,B6S,C1W,C2S,C5S,C6S,D2E,D2S,D3E,D3S,D6S,E1E,E1W,E3E,E3S"
            ",E4E,E4S,E6S,F1W,F4E"
        ),
    ),
    (
        "serpent",
        (
            "PF 6x6 goal=F1 walls=A1S,A2S,A3S,A4S,A5S,B1W,B2S,B3S,B4S,B5S"
            ",B6S,C1S,C1W,C2S,C3S,C4S,C5S,D1W,D2S,D3S,D4S,D5S,D6S,E1S,E1W"
            ",E2S,E3S,E4S,E5S,F1W"
        ),
    ),
    (
        "knot",
        (
            "PF 6x6 goal=F4 walls=A1W,A2S,A3E,A3S,A5E,A5S,B2S,B4S,B5S,B6S"
            ",C1W,C2E,C5S,C6S,D1E,D1W,D2E,D2S,D3E,D3S,D4S,D5S,E1W,E3E,E3S"
            ",E4E,E5S,E6S,F1E,F1W"
        ),
    ),
)
NAMES = tuple(name for name, _ in _LAYOUTS)


def layout_line(name: str) -> str:
    """The layout of that name as its line; empty where there is none."""
    return dict(_LAYOUTS).get(name, "")
