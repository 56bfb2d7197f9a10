"""Reads what OpenSCAD writes, to measure it: CSG trees, SVG outlines, STL meshes."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple, TypeAlias

Matrix: TypeAlias = list[list[float]]
Point: TypeAlias = tuple[float, float]

WHOLE: Matrix = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
FLAT = -1e9, 1e9  # a flat shape has no height of its own
WORD = re.compile(r"\s*([a-z_0-9]+)\((.*?)\)\s*([;{])", re.DOTALL)


class Box(NamedTuple):
    """What a shape fills at the most, and which shape it is."""

    x: Point
    y: Point
    z: Point
    kind: str

    @property
    def middle(self) -> Point:
        return (self.x[0] + self.x[1]) / 2, (self.y[0] + self.y[1]) / 2

    @property
    def size(self) -> tuple[float, float, float]:
        return self.x[1] - self.x[0], self.y[1] - self.y[0], self.z[1] - self.z[0]


class Node(NamedTuple):
    name: str
    arguments: str
    children: list[Node]


def read_csg(path: Path) -> Node:
    """The tree of a CSG file."""
    text = path.read_text("utf-8")
    nodes, place = _nodes(text, 0)
    assert not text[place:].strip(), text[place : place + 80]
    return Node("group", "", nodes)


def _nodes(text: str, place: int) -> tuple[list[Node], int]:
    found = []
    while match := WORD.match(text, place):
        name, arguments, end = match.groups()
        place = match.end()
        children: list[Node] = []
        if end == "{":
            children, place = _nodes(text, place)
            close = re.compile(r"\s*\}").match(text, place)
            assert close, text[place : place + 80]
            place = close.end()
        found.append(Node(name, arguments, children))
    return found, place


def value(node: Node, name: str) -> float:
    """A number among a node's arguments."""
    match = re.search(rf"\b{name} = (-?[\d.e-]+)", node.arguments)
    assert match, (node.name, name, node.arguments)
    return float(match[1])


def values(node: Node, name: str) -> list[object]:
    """A list among a node's arguments."""
    match = re.search(rf"\b{name} = (\[.*\])(?:, [a-z$]|$)", node.arguments)
    assert match, (node.name, name, node.arguments)
    found = ast.literal_eval(match[1])
    assert isinstance(found, list)
    return found


def boxes(node: Node, matrix: Matrix = WHOLE) -> list[Box]:
    """All shapes that add something, each by its bounds; what is cut away is left out."""
    if node.name == "multmatrix":
        matrix = _times(matrix, ast.literal_eval(node.arguments))
    if node.name in LEAVES:
        return [_box(node, matrix)]
    parts = [boxes(child, matrix) for child in node.children]
    if node.name == "difference":
        return parts[0] if parts else []
    if node.name == "intersection":
        first, *others = parts
        for other in others:
            first = [both for a in first for b in other if (both := _both(a, b))]
        return first
    together = [box for part in parts for box in part]
    if node.name == "linear_extrude":
        low = matrix[2][3]
        z = low, low + value(node, "height")
        return [box._replace(z=z) for box in together]
    return together


def cuts(node: Node, matrix: Matrix = WHOLE) -> list[Box]:
    """All shapes that something else is freed of."""
    if node.name == "multmatrix":
        matrix = _times(matrix, ast.literal_eval(node.arguments))
    found = [box for child in node.children for box in cuts(child, matrix)]
    if node.name == "difference":
        found += [box for child in node.children[1:] for box in boxes(child, matrix)]
    return found


LEAVES = ("square", "circle", "polygon", "rotate_extrude", "cylinder", "sphere")


def _corners(node: Node) -> list[tuple[float, float, float]]:
    """The corners of a shape's bounds, before it is moved."""
    if node.name == "square":
        width, height = (float(str(each)) for each in values(node, "size"))
        low = (-width / 2, -height / 2) if "center = true" in node.arguments else (0.0, 0.0)
        x, y, z = (low[0], low[0] + width), (low[1], low[1] + height), (0.0, 0.0)
    elif node.name in ("circle", "sphere"):
        r = value(node, "r")
        x, y, z = (-r, r), (-r, r), (-r, r) if node.name == "sphere" else (0.0, 0.0)
    elif node.name == "cylinder":
        r = max(value(node, "r1"), value(node, "r2"))
        x, y, z = (-r, r), (-r, r), (0.0, value(node, "h"))
    else:
        shape = node.children[0] if node.name == "rotate_extrude" else node
        while shape.name != "polygon":
            shape = shape.children[0]
            if shape.name == "square":
                return _corners(shape)
        points = [tuple(map(float, point)) for point in values(shape, "points")]  # type: ignore[call-overload]
        xs, ys = [point[0] for point in points], [point[1] for point in points]
        x, y, z = (min(xs), max(xs)), (min(ys), max(ys)), (0.0, 0.0)
        if node.name == "rotate_extrude":
            x, y, z = (-max(xs), max(xs)), (-max(xs), max(xs)), (min(ys), max(ys))
    return list(product(x, y, z))


def _box(node: Node, matrix: Matrix) -> Box:
    if node.name not in ("square", "polygon") and matrix[2][2] == 1:
        matrix = [[1, 0, *matrix[0][2:]], [0, 1, *matrix[1][2:]], *matrix[2:]]  # it is round
    moved = [
        [sum(row[i] * point[i] for i in range(3)) + row[3] for row in matrix[:3]]
        for point in _corners(node)
    ]
    x, y, z = ((min(each), max(each)) for each in zip(*moved, strict=True))
    return Box(x, y, z, node.name)


def _both(a: Box, b: Box) -> Box | None:
    x, y = ((max(s[0], t[0]), min(s[1], t[1])) for s, t in ((a.x, b.x), (a.y, b.y)))
    return Box(x, y, b.z, b.kind) if x[0] < x[1] and y[0] < y[1] else None


def _times(a: Matrix, b: Matrix) -> Matrix:
    return [[sum(a[i][k] * b[k][j] for k in range(4)) for j in range(4)] for i in range(4)]


class Outline(NamedTuple):
    """One closed line of a drawing, its y upward as in the model."""

    points: tuple[Point, ...]

    @property
    def box(self) -> Box:
        xs, ys = [p[0] for p in self.points], [p[1] for p in self.points]
        return Box((min(xs), max(xs)), (min(ys), max(ys)), FLAT, "outline")

    @property
    def is_round(self) -> bool:
        """Whether it is as good as a circle: so many corners, all as far from the middle."""
        (x, y), width = self.box.middle, self.box.size[0]
        far = [((px - x) ** 2 + (py - y) ** 2) ** 0.5 for px, py in self.points]
        return len(far) >= 12 and max(far) - min(far) < 0.05 * width


def read_svg(path: Path) -> tuple[Point, list[Outline]]:
    """The size of a drawing in millimetres, and its outlines."""
    text = path.read_text("utf-8")
    size = re.search(r'<svg width="([\d.]+)mm" height="([\d.]+)mm"', text)
    assert size
    found = []
    for data in re.findall(r'<path d="([^"]*)"', text):
        for line in re.findall(r"M([^Mz]*)z?", data):
            pairs = re.findall(r"(-?[\d.e-]+),(-?[\d.e-]+)", line)
            found.append(Outline(tuple((float(x), -float(y)) for x, y in pairs)))
    return (float(size[1]), float(size[2])), found


Corner: TypeAlias = tuple[str, str, str]


def read_stl(path: Path) -> Iterator[tuple[Corner, Corner, Corner]]:
    """The triangles of a mesh, each corner by the words of its three numbers."""
    corners = re.findall(r"vertex (\S+) (\S+) (\S+)", path.read_text("utf-8"))
    yield from zip(corners[::3], corners[1::3], corners[2::3], strict=True)


def open_edges(triangles: list[tuple[Corner, Corner, Corner]]) -> int:
    """How many edges have no neighbour that runs along them the other way; 0: it is closed."""
    edges = Counter((a[i], a[(i + 1) % 3]) for a in triangles for i in range(3))
    return sum(count != edges[(b, a)] for (a, b), count in edges.items())
