"""Mazes of this project's own, from easy to hard; the printed samples are not public (PF-A16)."""

from __future__ import annotations

_LAYOUTS: tuple[tuple[str, str], ...] = (("meadow", "PF 6x6 goal=D4 walls="),)
NAMES = tuple(name for name, _ in _LAYOUTS)


def layout_line(name: str) -> str:
    """The layout of that name as its line; empty where there is none."""
    return dict(_LAYOUTS).get(name, "")
