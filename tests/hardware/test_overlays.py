"""The boards for the fingers, measured in what OpenSCAD makes of them.

Sources of the sizes: the Round Table's guidelines for 3D models and the tactiles.eu line (lines
1 mm high and 1.1 to 3 mm wide, hollows at least 5 mm wide), NLS Specification 800 and ADA 703.3 for
braille.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest

from tactilegrid.games.wayfinder.waypoints import house
from tests.hardware.models import (
    Box,
    Node,
    Outline,
    Point,
    boxes,
    cuts,
    open_edges,
    read_csg,
    read_stl,
    read_svg,
)

pytestmark = pytest.mark.service

OVERLAY = Path(__file__).resolve().parents[2] / "hardware" / "overlay"
BED = 220
PITCH, WIDE_PITCH = 24, 32


class Board(NamedTuple):
    """A made file, its squares, and how it is lettered."""

    name: str
    cols: int
    rows: int
    pitch: int = PITCH
    grooves: bool = False
    far: int = 6


GAMES = (
    Board("pathfinder", 6, 6, grooves=True),
    Board("pathagon", 7, 7, far=14),
    Board("escort_quest", 8, 8),
    Board("wayfinder", 6, 6, WIDE_PITCH),
    Board("quoridor", 9, 9, grooves=True),
)
EACH = pytest.mark.parametrize("board", GAMES, ids=[board.name for board in GAMES])
IN_PARTS = ("quoridor", "wired_9x9")


@pytest.fixture(scope="module")
def made(require_tool: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every overlay, piece, fence and tile, as CSG and SVG; a warning is a failure."""
    require_tool("openscad")
    require_tool("make")
    folder = tmp_path_factory.mktemp("overlays")
    make(folder, "quick", "swell", "cut")
    return folder


def make(folder: Path, *goals: str) -> None:
    done = subprocess.run(
        ["make", "-s", "-j2", f"BUILD={folder}", *goals],
        cwd=OVERLAY,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def solids(made: Path, name: str) -> list[Node]:
    """The tree of a board, or of each of its parts."""
    names = [f"{name}-{part}" for part in (1, 2, 3, 4)] if name in IN_PARTS else [name]
    return [read_csg(made / "quick" / f"{each}.csg") for each in names]


def domes(tree: Node) -> list[Box]:
    return [box for box in boxes(tree) if box.kind == "rotate_extrude"]


def label_lines(dots: list[Box]) -> list[list[Box]]:
    """The dots of each label: those that are closer to each other than labels are."""
    groups: list[list[Box]] = []
    for dot in dots:
        near = [
            group
            for group in groups
            if any(distance(dot.middle, other.middle) < 9 for other in group)
        ]
        merged = [dot, *(other for group in near for other in group)]
        groups = [group for group in groups if group not in near] + [merged]
    return groups


def distance(a: Point, b: Point) -> float:
    return ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5


# Measured from a label, not taken from the sources: the places of dots as columns and rows.
LETTERS = dict(
    zip(
        "abcdefghij",
        ("1", "12", "14", "145", "15", "124", "1245", "125", "24", "245"),
        strict=True,
    )
)
READ = {frozenset(map(int, numbers)): letter for letter, numbers in LETTERS.items()}
NUMBER_SIGN = frozenset((3, 4, 5, 6))


def read_labels(tree: Node, pitch: float = 2.4, cell: float = 6.6) -> dict[str, Point]:
    """Every label as read by a finger, and its middle."""
    found = {}
    for group in label_lines(domes(tree)):
        left, top = min(dot.middle[0] for dot in group), max(dot.middle[1] for dot in group)
        columns = 2 if max(dot.middle[0] for dot in group) - left > pitch + 1 else 1
        text = []
        for number in range(columns):
            # the number sign has dots in all rows and in its right column, so it fixes the corner
            start = left + number * cell
            dots = set()
            for dot in group:
                across, down = (dot.middle[0] - start) / pitch, (top - dot.middle[1]) / pitch
                if -0.1 < across < 1.1:
                    assert abs(across - round(across)) < 0.05
                    assert abs(down - round(down)) < 0.05
                    dots.add(round(across) * 3 + round(down) + 1)
            text.append("#" if dots == NUMBER_SIGN else READ[frozenset(dots)])
        xs, ys = [dot.middle[0] for dot in group], [dot.middle[1] for dot in group]
        found["".join(text)] = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    return found


@EACH
def test_lines_are_high_and_wide_enough_to_be_followed(made: Path, board: Board) -> None:
    """1 mm high, 1.1 to 3 mm wide, and squares that are 5 mm apart at the least."""
    for tree in solids(made, board.name):
        top = max(box.z[1] for box in boxes(tree) if box.kind == "square")
        raised = [box for box in boxes(tree) if box.kind != "rotate_extrude" and box.z[1] == top]
        assert raised
        for box in raised:
            assert box.size[2] >= 1
            assert min(box.size[:2]) >= 1.1
        lines = [box for box in raised if box.kind == "square" and max(box.size[:2]) > 100]
        if not board.grooves:
            assert all(min(box.size[:2]) <= 3 for box in lines)
            assert len(lines) == board.cols + board.rows + 2
            upright = sorted(box.middle[0] for box in lines if box.size[1] > box.size[0])
            steps = [b - a for a, b in pairwise(upright)]
            assert all(abs(step - board.pitch) < 1e-6 for step in steps)


def check_braille(
    tree: Node, pitch: tuple[float, float], cell: tuple[float, float], dot: tuple[float, ...]
) -> None:
    """Pitch of dots, of cells, and the dot (diameters from, to, heights from, to), in ranges."""
    for group in label_lines(domes(tree)):
        for one in group:
            assert dot[0] <= round(one.size[0], 3) <= dot[1]
            above = one.size[2] - 0.2  # it begins a little inside the plate, to be one with it
            assert dot[2] <= round(above, 3) <= dot[3]
        xs = sorted({round(one.middle[0], 3) for one in group})
        ys = sorted({round(one.middle[1], 3) for one in group})
        for low, high in pairwise(ys):
            assert pitch[0] <= round(high - low, 3) / max(1, round((high - low) / 2.4)) <= pitch[1]
        if len(xs) > 2:
            assert pitch[0] <= round(xs[1] - xs[0], 3) <= pitch[1]
            assert cell[0] <= round(xs[2] - xs[0], 3) <= cell[1]


@EACH
def test_braille_has_the_sizes_of_signs(made: Path, board: Board) -> None:
    """ADA 703.3: dots 1.5 to 1.6 across, 0.6 to 0.9 high, 2.3 to 2.5 apart, cells 6.1 to 7.6."""
    for tree in solids(made, board.name):
        check_braille(tree, (2.3, 2.5), (6.1, 7.6), (1.5, 1.6, 0.6, 0.9))


def test_braille_can_have_the_sizes_of_books(
    require_tool: Callable[[str], str], tmp_path: Path
) -> None:
    """NLS Specification 800: dots 1.44 across, 0.48 high, 2.34 apart, cells 6.2."""
    scad = require_tool("openscad")
    out = tmp_path / "nls.csg"
    command = [scad, "-q", "--hardwarnings", "-D", 'style="NLS"', "-o", str(out)]
    subprocess.run([*command, str(OVERLAY / "quoridor.scad")], check=True)
    check_braille(read_csg(out), (2.34, 2.34), (6.2, 6.2), (1.44, 1.44, 0.48, 0.48))


@EACH
def test_labels_name_their_columns_and_rows(made: Path, board: Board) -> None:
    """Read back from the dots. Only Pathfinder has its letters down the side, from the top."""
    found: dict[str, Point] = {}
    for tree in solids(made, board.name):
        found |= read_labels(tree)
    letters = "abcdefghi"
    columns, rows = list(letters[: board.cols]), [f"#{c}" for c in letters[: board.rows]]
    if board.name == "pathfinder":
        columns, rows = rows, list(reversed(columns))
    assert sorted(found) == sorted([*columns, *rows])
    for number, label in enumerate(columns):
        assert abs(found[label][0] - (20 + (number + 0.5) * board.pitch)) < 5
        assert found[label][1] < 20
    for number, label in enumerate(rows):
        assert abs(found[label][1] - (20 + (number + 0.5) * board.pitch)) < 5
        assert found[label][0] < 20


@EACH
def test_labels_stand_clear_of_all_else(made: Path, board: Board) -> None:
    """3.2 mm, an eighth of an inch, between things that are felt as two."""
    for tree in solids(made, board.name):
        lines = [box for box in boxes(tree) if box.z[1] - box.z[0] == 1 and box.kind == "square"]
        for dot in domes(tree):
            for line in lines:
                if min(line.size[:2]) > 30:
                    continue  # the bounds of a frame, of which only the rim is raised
                apart = max(
                    *(low - high for low, high in ((line.x[0], dot.x[1]), (dot.x[0], line.x[1]))),
                    *(low - high for low, high in ((line.y[0], dot.y[1]), (dot.y[0], line.y[1]))),
                )
                assert apart >= 3.2


@EACH
def test_one_corner_is_cut_off(made: Path, board: Board) -> None:
    """At the lowest row and column, so that a hand knows which way round the board lies."""
    _, outlines = read_svg(made / "cut" / f"{board.name}.svg")
    whole = max(outlines, key=lambda each: each.box.size[0] * each.box.size[1])
    corners = {(round(x, 3), round(y, 3)) for x, y in whole.points}
    (left, right), (low, high) = whole.box.x, whole.box.y
    assert {(left + 8, low), (left, low + 8)} <= corners
    assert (left, low) not in corners
    assert {(right, low), (left, high), (right, high)} <= corners


@EACH
def test_the_plate_is_as_large_as_its_squares_and_margins(made: Path, board: Board) -> None:
    for folder in ("cut", "swell"):
        size, _ = read_svg(made / folder / f"{board.name}.svg")
        if folder == "cut":
            assert size == (
                20 + board.cols * board.pitch + board.far,
                20 + board.rows * board.pitch + board.far,
            )
        else:
            assert max(size) <= 20 + board.cols * board.pitch + board.far


def holes(path: Path, diameter: float) -> list[Outline]:
    """The round outlines of that size."""
    _, outlines = read_svg(path)
    return [each for each in outlines if each.is_round and abs(each.box.size[0] - diameter) < 0.05]


@pytest.mark.parametrize(
    ("file", "diameter", "count"),
    [
        ("pathagon", 6, 49),
        ("escort_quest", 6, 64),
        ("wayfinder", 6, 0),
        ("pathfinder-squares", 6, 36),
        ("quoridor-squares", 6, 81),
        ("buttons_7x7", 12.2, 49),
        ("buttons_7x7", 3.4, 4),
        ("buttons_7x7", 6, 0),
        ("wired_9x9", 3.4, 4),
        ("wired_9x9-squares", 3.4, 4),
        ("wired_9x9-squares", 6, 81),
        ("quoridor", 3.4, 0),
    ],
)
def test_there_is_a_hole_for_each_peg_button_and_screw(
    made: Path, file: str, diameter: float, count: int
) -> None:
    """A peg's hole is wider than 5 mm, so that a finger finds it too."""
    assert len(holes(made / "cut" / f"{file}.svg", diameter)) == count


@pytest.mark.parametrize("file", ["buttons_7x7", "wired_9x9"])
def test_a_wired_board_has_a_way_out_for_the_cable(made: Path, file: str) -> None:
    """A notch in the far edge, wider than the plug's strain relief."""
    size, outlines = read_svg(made / "cut" / f"{file}.svg")
    whole = max(outlines, key=lambda each: each.box.size[0] * each.box.size[1])
    notch = [(x, y) for x, y in whole.points if size[1] - 4 < y and size[0] - 24 < x < size[0] - 16]
    assert max(x for x, _ in notch) - min(x for x, _ in notch) >= 7
    assert min(y for _, y in notch) <= size[1] - 3.4


def squares(made: Path, name: str) -> list[Box]:
    """The squares between grooves."""
    _, outlines = read_svg(made / "cut" / f"{name}-squares.svg")
    return [each.box for each in outlines if 15 < max(each.box.size[:2]) < 25]


@pytest.mark.parametrize(("name", "inner"), [("quoridor", 7), ("pathfinder", 5)])
def test_grooves_are_wide_and_deep_enough(made: Path, name: str, inner: int) -> None:
    """5 mm wide at the least, or a finger glides over them; a fence stands in one by itself.

    Squares on a border are one with the frame; those of Pathfinder's first column are not.
    """
    columns = sorted({box.x for box in squares(made, name)})
    assert len(columns) == inner
    assert all(right[0] - left[1] >= 5 for left, right in pairwise(columns))
    deep = [box.size[2] for tree in solids(made, name) for box in boxes(tree) if box.z[0] == 2.4]
    assert {round(each, 6) for each in deep} == {6}


@pytest.mark.parametrize(("name", "squares_long"), [("fence", 2), ("barrier", 1)])
def test_a_fence_fits_its_groove(made: Path, name: str, squares_long: int) -> None:
    """A fence is two squares and the groove between long, a barrier one square."""
    (box,) = boxes(read_csg(made / "quick" / f"fences_{name}.csg"))
    groove, square = 5.5, PITCH - 5.5
    free = groove - box.size[2]
    assert 0.4 <= free <= 0.8
    room = squares_long * square + (squares_long - 1) * groove
    assert 0.4 <= room - box.size[0] <= 0.8
    assert box.size[1] >= 6 + 10  # it stands well above the squares


def test_magnets_of_a_fence_lie_over_the_reeds_of_its_own_crossing(made: Path) -> None:
    """At 7 mm on both sides, so that it can be put in either way round, and no neighbour's reed."""
    tree = read_csg(made / "quick" / "fences_fence-magnets.csg")
    (body,) = boxes(tree)
    at = sorted(
        round(box.middle[0] - body.middle[0], 3) for box in cuts(tree) if box.kind == "cylinder"
    )
    assert at == [-7, 7]
    beds = [box for part in solids(made, "wired_9x9") for box in cuts(part) if box.z == (-1, 1)]
    assert len(beds) == 81 + 2 * 8 * 8
    for row in range(1, 9):
        for col in range(1, 9):
            x, y = 20 + col * PITCH, 20 + row * PITCH
            own = [bed for bed in beds if bed.middle in ((x + 7, y), (x, y + 7))]
            assert len(own) == 2
    for number, bed in enumerate(beds):
        for other in beds[number + 1 :]:
            over = bed.x[0] < other.x[1] and other.x[0] < bed.x[1]
            assert not (over and bed.y[0] < other.y[1] and other.y[0] < bed.y[1])


@pytest.mark.parametrize("name", [*(board.name for board in GAMES), "wired_9x9", "buttons_7x7"])
def test_every_part_fits_the_bed(made: Path, name: str) -> None:
    """220 mm, with the keys that hold it to its neighbours."""
    for tree in solids(made, name):
        found = boxes(tree)
        for low, high in (
            (min(box.x[0] for box in found), max(box.x[1] for box in found)),
            (min(box.y[0] for box in found), max(box.y[1] for box in found)),
        ):
            assert 90 < high - low <= BED


def keys(shapes: list[Box]) -> list[Box]:
    return [box for box in shapes if box.kind == "polygon"]


def test_parts_are_held_together_by_keys(made: Path) -> None:
    """Each key has a hollow in the neighbour, larger by the play all round; a hollow has a key."""
    trees = solids(made, "quoridor")
    out = [key for tree in trees for key in keys(boxes(tree))]
    hollows = [key for tree in trees for key in keys(cuts(tree))]
    assert len(out) == len(hollows) == 5 + 5
    for key in out:
        fitting = [
            hollow
            for hollow in hollows
            if hollow.x[0] <= key.x[0]
            and hollow.x[1] >= key.x[1]
            and hollow.y[0] <= key.y[0]
            and hollow.y[1] >= key.y[1]
        ]
        assert len(fitting) == 1
        assert max(fitting[0].size[0] - key.size[0], fitting[0].size[1] - key.size[1]) < 1


def test_parts_meet_in_the_middle_of_a_groove(made: Path) -> None:
    """No square is cut, and the parts together have every square and label once."""
    trees = solids(made, "quoridor")
    labels = [label for tree in trees for label in read_labels(tree)]
    assert sorted(labels) == sorted([*"abcdefghi", *(f"#{letter}" for letter in "abcdefghi")])
    assert (made / "quick" / "quoridor-4.csg").exists()
    pegs = [box for tree in trees for box in cuts(tree) if box.kind == "circle"]
    assert len({box.middle for box in pegs}) == 81


def rings(path: Path) -> int:
    """How many rings there are: a round outline in another one."""
    _, outlines = read_svg(path)
    circles = [each.box for each in outlines if each.is_round]
    return sum(
        any(
            0 < other.size[0] - one.size[0] < 4 and distance(one.middle, other.middle) < 0.1
            for other in circles
        )
        for one in circles
    )


def test_one_colour_has_a_ring_on_its_pieces_and_its_sides(made: Path) -> None:
    """Pathagon: Dark's pieces are ringed, and so are the two sides that they are to join."""
    light, dark = (boxes(read_csg(made / "quick" / f"piece_{n}.csg")) for n in ("light", "dark"))
    top = max(box.z[1] for box in light)
    ring = [box for box in dark if box.z[1] > top]
    assert len(ring) == 1
    assert ring[0].z == (top, top + 1)
    (hollow,) = [
        box for box in cuts(read_csg(made / "quick" / "piece_dark.csg")) if box.kind == "circle"
    ]
    assert ring[0].size[0] - hollow.size[0] >= 2 * 1.1
    assert hollow.size[0] >= 5
    assert rings(made / "swell" / "pathagon.svg") == 7 + 6
    _, outlines = read_svg(made / "swell" / "pathagon.svg")
    middles = [each.box.middle[0] for each in outlines if each.is_round and each.box.size[0] > 5]
    assert all(x < 20 or x > 20 + 7 * PITCH for x in middles)


@pytest.mark.parametrize(
    "piece", ["light", "dark", "pawn-1", "short", "pacman", "ghost-4", "pellet"]
)
def test_a_piece_has_a_peg_that_fits_and_room_on_its_square(made: Path, piece: str) -> None:
    found = boxes(read_csg(made / "quick" / f"piece_{piece}.csg"))
    (peg,) = [box for box in found if box.z[1] <= 0]
    assert 0.4 <= 6 - peg.size[0] <= 0.8
    assert peg.size[2] == 4
    assert max(max(box.size[:2]) for box in found) <= PITCH - 5.5


def test_pieces_of_four_seats_differ_in_shape(made: Path) -> None:
    """Ridges around a pawn, dots on a ghost's head: as many as its number."""
    for number in (1, 2, 3, 4):
        pawn = boxes(read_csg(made / "quick" / f"piece_pawn-{number}.csg"))
        assert sum(box.size[0] == 15 for box in pawn) == number
        ghost = boxes(read_csg(made / "quick" / f"piece_ghost-{number}.csg"))
        assert sum(round(box.size[0], 3) == 2.4 for box in ghost) == number


def test_the_shapes_on_the_map_are_its_waypoints(made: Path) -> None:
    """WF-A2: a disc, a square, a triangle and a cross, in the order of the usual map."""
    _, outlines = read_svg(made / "swell" / "wayfinder.svg")
    marks: dict[tuple[int, int], Outline] = {}
    for each in outlines:
        (x, y), size = each.box.middle, each.box.size
        if x > 20 and y > 20 and 5 < max(size[:2]) < 10:
            marks[int((x - 20) // WIDE_PITCH), int((y - 20) // WIDE_PITCH)] = each
    corners = {4: 1, 3: 2, 12: 3}  # of a square, a triangle, a cross; a disc has more
    found = [
        corners.get(len(set(marks[col, row].points)), 0) for row in range(6) for col in range(6)
    ]
    assert tuple(found) == house(6)


def test_paper_swells_where_it_is_black_and_a_laser_follows_thin_lines(made: Path) -> None:
    for path in (made / "swell").glob("*.svg"):
        text = path.read_text("utf-8")
        assert 'fill="black"' in text
        assert "lightgray" not in text
    for path in (made / "cut").glob("*.svg"):
        text = path.read_text("utf-8")
        assert 'stroke="black" fill="none" stroke-width="0.1"' in text


def test_a_small_board_is_one_closed_body(
    require_tool: Callable[[str], str], tmp_path: Path
) -> None:
    """Two by two squares as a mesh: nothing is open, and it is as high as its parts together."""
    require_tool("openscad")
    make(tmp_path, "trial")
    triangles = list(read_stl(tmp_path / "trial.stl"))
    assert len(triangles) > 500
    assert open_edges(triangles) == 0
    corners = [tuple(map(float, corner)) for triangle in triangles for corner in triangle]
    low, high = ([f(axis) for axis in zip(*corners, strict=True)] for f in (min, max))
    assert low == [0, 0, 0]
    assert high[:2] == [74, 74]
    assert high[2] == pytest.approx(2.4 + 6 + 1)  # base, depth of the grooves, line
    heights = {round(corner[2], 2) for corner in corners}
    assert {0, 1.0, 2.4, 8.4, 9.4, 9.15} <= heights  # bed of a reed, groove, square, line, dot


def test_sizes_stand_in_one_file() -> None:
    """A maker changes a size once: only sizes.scad sets one that a board shares with others."""
    names = set(
        re.findall(r"^([a-z_]+) =", (OVERLAY / "sizes.scad").read_text("utf-8"), re.MULTILINE)
    )
    own = {"wayfinder": {"pitch"}}
    for path in OVERLAY.glob("*.scad"):
        if path.stem != "sizes":
            there = set(re.findall(r"^([a-z_]+) =", path.read_text("utf-8"), re.MULTILINE))
            assert there & names <= own.get(path.stem, set()), path.name
