"""Layouts: those that are shipped, the line they are written in, and what is wrong with others."""

from __future__ import annotations

import statistics
from itertools import pairwise

import pytest

from tactilegrid.core.errors import BadNotation, BadPosition, IllegalMove
from tactilegrid.games.pathfinder import GAME
from tactilegrid.games.pathfinder.aiming import turns_needed
from tactilegrid.games.pathfinder.layouts import NAMES, layout_line
from tactilegrid.games.pathfinder.lines import BadLayout, format_layout, parse_layout
from tactilegrid.games.pathfinder.maze import ways_of
from tests.games.pathfinder.mazes import ONE, SNAKE_WALLS, after, legal, played, said, search, seen

# the squares of the best way, and how many entrances are useful
WAYS = {
    "meadow": (4, 6),
    "lane": (4, 4),
    "orchard": (1, 2),
    "gate": (5, 3),
    "thicket": (2, 4),
    "burrow": (3, 2),
    "doors": (6, 1),
    "bramble": (8, 2),
    "delta": (28, 1),
    "warren": (32, 1),
    "river": (27, 1),
    "labyrinth": (9, 1),
    "serpent": (36, 1),
    "knot": (8, 1),
}


@pytest.mark.parametrize("name", NAMES)
def test_shipped_layouts_are_legal(name):
    """PF-A16: each with its shortest way and its useful entrances."""
    layout = parse_layout(layout_line(name))
    found = ways_of(layout.ground, layout.maze)
    assert (found.length, len(found.useful)) == WAYS[name]
    assert format_layout(layout) == layout_line(name)


def test_shipped_layouts_go_from_easy_to_hard():
    """By the turns that a careful searcher takes on the average."""
    assert len(NAMES) >= 12
    turns = []
    for name in NAMES:
        layout = parse_layout(layout_line(name))
        turns.append(
            statistics.mean(turns_needed(layout.ground, layout.maze, s) for s in range(12))
        )
    rising = sum(later > earlier - 2 for earlier, later in pairwise(turns))
    assert rising == len(turns) - 1, turns
    assert turns[-1] > 20 > 4 > turns[0]


def test_a_layout_is_read_whatever_its_order_and_written_sorted():
    line = "PF 6x6 goal=E5 walls=C1W,D5S,E1S,E2S,E3S,E4S,E4E,E5E,E6S"
    text = f"# the figure\n\n  {line.lower()}  \n# end\n"
    sorted_line = "PF 6x6 goal=E5 walls=C1W,D5S,E1S,E2S,E3S,E4E,E4S,E5E,E6S"
    assert format_layout(parse_layout(text)) == sorted_line
    assert GAME.read_layout(text) == sorted_line


BAD = {
    "PF 6x6 goal=E5 walls=A1N": "Line 1: There is no slot A1N for a barrier.",
    "PF 6x6 goal=E5 walls=A1Q": "Line 1: There is no slot A1Q for a barrier.",
    "PF 6x6 goal=E5 walls=E5E,e6w": "Line 1: The slot E5E is named twice.",
    "PF 6x6 goal=G1": "Line 1: There is no square G1.",
    "\nPF 6x6 walls=A1E": "Line 2: PF-R6: the goal is missing, as in goal=E5.",
    "PF 9x6 goal=A1": "Line 1: Rows and columns are 3 to 8.",
    "PF 6x6 goal=A1\nPF 6x6 goal=A1": "Line 2: a second layout; one is enough",
    "# nothing": "There is no layout in it.",
    "PF 6x6 goal=A1 goal=A2": "Line 1: Not a layout: goal=A2. Write PF 6x6 goal=E5 walls=C1W,D5S.",
    "PF 6x6 gaol=A1": "Line 1: Not a layout: GAOL=A1. Write PF 6x6 goal=E5 walls=C1W,D5S.",
    "a maze": "Line 1: Not a layout: a maze. Write PF 6x6 goal=E5 walls=C1W,D5S.",
    "PF 6x6 goal=E5 walls=C1W\0": "The layout is not plain text.",
    "x" * 20_001: "The layout is too long.",
    "\n" * 500: "The layout is too long.",
    "PF 99999x99999 goal=A1": (
        "Line 1: Not a layout: PF 99999x99999 goal=. Write PF 6x6 goal=E5 walls=C1W,D5S."
    ),
    f"PF 6x6 goal=F1 walls={','.join(SNAKE_WALLS)},A1E": (
        "Line 1: PF-R2: 31 barriers, but there are only 30."
    ),
    "PF 6x6 goal=A1 walls=A1W,A1E,A1S": "Line 1: PF-R8: no way leads to the goal on A1.",
}


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_what_is_wrong_with_a_layout_is_said(text):
    """PF-R2, R6, R8, A3: with its line, its rule and its place."""
    with pytest.raises(BadLayout) as caught:
        parse_layout(text)
    heard = said([caught.value.message], played())[0].replace("GOAL=A2", "goal=A2")
    assert heard == BAD[text]


def test_layouts_as_files():
    """What is being built can be kept, and laid again in one go."""
    state = played("lay:E5:C1W,D5S")
    text = GAME.building(seen(state))
    assert text == "PF 6x6 goal=E5 walls=C1W,D5S\n"
    move = GAME.load_move(text, seen(played()))
    assert GAME.apply(played(), move).state == state
    assert GAME.building(seen(search())) is None
    for unfinished in (played(), played("goal A1", "+A1W", "+A1E", "+A1S")):
        with pytest.raises(BadPosition):
            GAME.building(seen(unfinished))
    with pytest.raises(BadNotation):
        GAME.load_move("PF 5x5 goal=A1", seen(played()))
    with pytest.raises(IllegalMove):
        GAME.load_move(text, seen(search()))


def test_a_layout_is_told_by_its_printed_names():
    heard = said(GAME.layout_words(layout_line("doors")), played())
    assert heard[:4] == [
        "6 rows, 6 columns.",
        "Goal on E5.",
        "Legal: best way 6, from F1.",
        "A1, B1, D1 and E1 lead nowhere.",
    ]
    assert "South of E1 to E4, E6." in heard


@pytest.mark.parametrize(
    ("text", "chips"),
    [("load doors", 9), ("build snake", 30), ("build open 3", 15), ("build decoys 1", 30)],
)
def test_mazes_by_a_word(text, chips):
    """The move is the layout itself, so that a record needs no luck."""
    state = played()
    move = GAME.read_move(text, seen(state))
    written = GAME.format_move(move)
    assert written.startswith("lay:")
    made = after(state, written)
    assert abs(made.mazes[0].walls.bit_count() - chips) <= 5
    assert "ready" in legal(made)


def test_asked_again_another_maze_is_built():
    """By the builder's own luck, which nobody else has."""
    state = played()
    first = GAME.format_move(GAME.read_move("build snake 2", seen(state)))
    second = GAME.format_move(GAME.read_move("build snake 2", seen(after(state, first))))
    assert first != second
    elsewhere = GAME.initial(GAME.settings(state), 8)
    assert GAME.format_move(GAME.read_move("build snake 2", seen(elsewhere))) != first


@pytest.mark.parametrize(
    "text", ["load nothing", "build castle", "load doors2", "build snake 9", "b9", "b9e", "a1n"]
)
def test_what_is_no_maze(text):
    with pytest.raises(BadNotation):
        GAME.read_move(text, seen(played()))


def test_a_layout_of_another_size():
    with pytest.raises(BadNotation):
        GAME.read_move("load doors", seen(played(rows="5")))


def test_the_same_maze_is_not_built_twice():
    """Without chips there is but one maze for each goal."""
    state = played(chips="0")
    built = after(state, GAME.format_move(GAME.read_move("build open", seen(state))))
    for _ in range(6):
        text = GAME.format_move(GAME.read_move("build open", seen(built)))
        built = after(built, text)
    assert built.mazes[0].walls == 0
    assert GAME.seats(GAME.settings(state))[0] == ONE
