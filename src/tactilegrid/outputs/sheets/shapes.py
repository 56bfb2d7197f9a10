"""A shape for each token of a square, told apart by outline and by what is within, never by colour.

Each is drawn around a middle, at most so wide and high.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import cos, pi, sin
from typing import TypeAlias

THICK = 0.18  # of the width: the strokes of a shape

Shape: TypeAlias = Callable[[float, float, float, float], Iterator[str]]
"""Draws around x and y, so far from there at the most, with strokes of a width."""


def shape(sign: str, x: float, y: float, size: float) -> Iterator[str]:
    """The elements of a token's shape; nothing for an empty square."""
    half, stroke = size / 2, size * THICK
    yield from SHAPES[sign](x, y, half, stroke)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _path(points: list[tuple[float, float]], stroke: float = 0) -> str:
    """A closed outline, filled; or an open one of a stroke's width where there is one."""
    text = "L".join(f"{_number(x)} {_number(y)}" for x, y in points)
    if not stroke:
        return f'<path d="M{text}Z"/>'
    line = f'fill="none" stroke="black" stroke-width="{_number(stroke)}"'
    return f'<path {line} d="M{text}"/>'


def _disc(x: float, y: float, r: float, stroke: float = 0) -> str:
    place = f'cx="{_number(x)}" cy="{_number(y)}"'
    if not stroke:
        return f'<circle {place} r="{_number(r)}"/>'
    line = f'fill="none" stroke="black" stroke-width="{_number(stroke)}"'
    return f'<circle {line} {place} r="{_number(r - stroke / 2)}"/>'


def _corners(x: float, y: float, r: float, count: int, turn: float) -> list[tuple[float, float]]:
    """The corners of a regular figure, the first at so many parts of a circle from the east."""
    angles = (2 * pi * (turn + place / count) for place in range(count))
    return [(x + r * cos(angle), y + r * sin(angle)) for angle in angles]


def _frame(points: list[tuple[float, float]], stroke: float) -> str:
    return _path([*points, points[0], points[1]], stroke)


def _box(x: float, y: float, half: float) -> list[tuple[float, float]]:
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def _bars(x: float, y: float, half: float, stroke: float, upright: bool) -> Iterator[str]:
    """Three strokes side by side."""
    for off in (-half + stroke / 2, 0, half - stroke / 2):
        ends = [(off, -half), (off, half)] if upright else [(-half, off), (half, off)]
        yield _path([(x + a, y + b) for a, b in ends], stroke)


def _cross(x: float, y: float, half: float, stroke: float) -> Iterator[str]:
    yield _path([(x - half, y - half), (x + half, y + half)], stroke)
    yield _path([(x - half, y + half), (x + half, y - half)], stroke)


def _plus(x: float, y: float, half: float, stroke: float) -> Iterator[str]:
    yield _path([(x - half, y), (x + half, y)], stroke)
    yield _path([(x, y - half), (x, y + half)], stroke)


def _four(x: float, y: float, half: float, stroke: float) -> Iterator[str]:
    for over in (-1, 1):
        for down in (-1, 1):
            far = half - stroke * 1.2
            yield _disc(x + over * far, y + down * far, stroke * 1.2)


def _empty(x: float, y: float, half: float, stroke: float) -> Iterator[str]:  # noqa: ARG001
    return iter(())


def _one(make: Callable[[float, float, float, float], str]) -> Shape:
    return lambda x, y, half, stroke: iter((make(x, y, half, stroke),))


def _dotted(outer: Shape) -> Shape:
    """A shape with a dot in its middle."""

    def both(x: float, y: float, half: float, stroke: float) -> Iterator[str]:
        yield from outer(x, y, half, stroke)
        yield _disc(x, y, half / 3)

    return both


_RING = _one(_disc)
_SQUARE = _one(lambda x, y, h, s: _frame(_box(x, y, h - s / 2), s))

SHAPES: Mapping[str, Shape] = {
    "empty": _empty,
    "seat-1": _one(lambda x, y, h, _: _disc(x, y, h)),
    "seat-2": _RING,
    "seat-3": _one(lambda x, y, h, _: _path(_corners(x, y, h, 3, -0.25))),
    "seat-4": _SQUARE,
    "piece": _one(lambda x, y, h, _: _path(_box(x, y, h))),
    "friend": _plus,
    "foe": _cross,
    "goal": _dotted(_RING),
    "item": _one(lambda x, y, h, _: _disc(x, y, h * 0.45)),
    "guarded": _dotted(_SQUARE),
    "trap": lambda x, y, h, s: _bars(x, y, h, s, upright=True),
    "built": _one(lambda x, y, h, s: _path([(x - h, y), (x + h, y)], 2 * s)),
    "heap": _four,
    "path": lambda x, y, h, s: _bars(x, y, h, s, upright=False),
    "barred": _one(lambda x, y, h, s: _path([(x - h, y + h), (x + h, y - h)], 2 * s)),
    "special": _one(lambda x, y, h, _: _path(_corners(x, y, h, 4, 0))),
}
