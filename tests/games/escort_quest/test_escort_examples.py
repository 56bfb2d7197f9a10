"""The worked examples: what each turn does, square by square."""

from __future__ import annotations

import pytest

from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.solver import solve
from tests.games.escort_quest.escort_table import at, events, log, play, reason, stands, written

EXAMPLES = [
    ("EQ-E1", "E=d4 V=c2 G=f5", ["N: E d4>d5; V c2>c3; G f5>e5"]),
    ("EQ-E2", "E=d4 V=c2 G=f6", ["N: E d4>d5; V c2>c3; G f6>e5"]),
    ("EQ-E3", "E=h8 V=d8 G=e6", ["NE: E h8>a1; V d8>e1; G e6>e5"]),
    (
        "EQ-E4",
        "E=d4 V=c3 G=f6; barrier c3 NW,N,NE",
        ["N: E d4>d5; V c3=; G f6>e5", "E: E d5>e5; V c3>d3; G e5>e4"],
    ),
    ("EQ-E5", "E=d4 V=c3 G=f6; barrier f6 SW", ["E: E d4>e4; V c3>d3; G f6>f5"]),
    (
        "EQ-E6",
        "E=f2 V=c3 G=h8; cross c4",
        [
            "N: E f2>f3; V c3>c4; G h8>g8",
            "E: E f3>g3; V c4=; G g8>f7",
            "NE: E g3>h4; V c4>d5; G f7>e6",
        ],
    ),
    (
        "EQ-E7",
        "E=a8 V=d2 G=d6; cross d5",
        ["E: E a8>b8; V d2>e2; G d6>d5", "E: E b8>c8; V e2>f2; G d5>e4"],
    ),
    ("EQ-E8", "E=a1 V=c3 G=h8; warp-N d3; warp-E f6", ["E: E a1>b1; V c3>d3@f6; G h8>g7"]),
    ("EQ-E9", "E=a1 V=c6 G=h8; warp-N d3; warp-E d6", ["E: E a1>b1; V c6>d6; G h8>g8"]),
    ("EQ-E9", "E=a1 V=c3 G=h8; warp-N d3", ["E: E a1>b1; V c3>d3; G h8>h7"]),
    (
        "EQ-E10",
        "E=a1 V=b3 G=h6; amulet c3; village d3",
        ["E: E a1>b1; V b3>c3~d3; G h6>g6; then V d3="],
    ),
    (
        "EQ-E11",
        "E=a1 V=b3 G=h8; amulet c3; amulet d3",
        ["E: E a1>b1; V b3>c3~d3; G h8>h7; then V d3~e3"],
    ),
    ("EQ-E12", "E=a1 V=e5 G=h5; guardian a2; village g5", ["N: E a1>a2; V e5>e6; G h5>g5"]),
    (
        "EQ-E13",
        "E=a1 V=c5 G=h8; guardian a2; spike d7",
        ["N: E a1>a2; V c5>c6; G h8>g8", "NE: E a2>b3; V c6>d7; G g8>f8"],
    ),
    (
        "EQ-E14",
        "E=b2 V=d4 G=h8; snow b3",
        ["N: E b2>b3; V d4>d5; G h8>g8", "hold: E b3=; V d5=; G g8>f7"],
    ),
    (
        "EQ-E15",
        "E=b2 V=d4 G=h8; snow d5",
        ["N: E b2>b3; V d4>d5; G h8>g8", "N: E b3>b4; V d5=; G g8>f7"],
    ),
    ("EQ-E16", "E=b2 V=d4 G=f4", ["E: E b2>c2; V d4>e4; G f4>e4"]),
    ("EQ-E17", "E=b2 V=d4 G=g5; village f5", ["N: E b2>b3; V d4>d5; G g5>f5"]),
    ("EQ-E18", "E=b2 V=d4 G=g5; spike b3", ["N: E b2>b3"]),
]
ENDINGS = {
    "EQ-E10": "home",
    "EQ-E12": "raid",
    "EQ-E16": "caught",
    "EQ-E17": "raid",
    "EQ-E18": "spike",
}


@pytest.mark.parametrize(("example", "text", "turns"), EXAMPLES)
def test_examples(example: str, text: str, turns: list[str]) -> None:
    """EQ-E1 to EQ-E18 under the usual settings."""
    moves = [turn.partition(":")[0] for turn in turns]
    state = at(f"EQ 8x8 {text}")
    assert log(state, *moves) == turns
    assert reason(play(state, *moves)) == ENDINGS.get(example)


def test_the_goblin_of_a_torus_looks_across_the_edge() -> None:
    """EQ-E3 with the other metric: north to e7."""
    assert log(at("EQ 8x8 E=h8 V=d8 G=e6", goblin_metric="torus"), "NE") == [
        "NE: E h8>a1; V d8>e1; G e6>e7"
    ]


def test_an_immediate_amulet_wins_before_the_goblin_moves() -> None:
    """EQ-E10 with amulet=immediate."""
    state = at("EQ 8x8 E=a1 V=b3 G=h6; amulet c3; village d3", amulet="immediate")
    assert log(state, "E") == ["E: E a1>b1; V b3>c3~d3"]
    assert reason(play(state, "E")) == "home"


def test_the_only_thing_a_frozen_escort_can_do() -> None:
    """EQ-E14."""
    state = play(at("EQ 8x8 E=b2 V=d4 G=h8; snow b3"), "N")
    assert written(state) == ["hold"]
    after = play(state, "hold")
    assert stands(after) == ["b3", "d5", "f7"]
    assert len(written(after)) == 8


def test_nothing_happens_after_the_escort_lost() -> None:
    """EQ-E18: the villager does not move any more."""
    (turn,), state = events(at("EQ 8x8 E=b2 V=d4 G=g5; spike b3"), "N")
    assert len(turn.legs) == 1
    assert stands(state) == ["b3", "d4", "g5"]
    assert written(state) == []


ORACLES = [
    ("8x8 E=a1 V=c3 G=e5 village g7", 4, "SE SE SE SE"),
    ("8x8 E=a1 V=c3 G=h8 village g7", 5, "N W NW NW NW"),
    ("8x8 E=a1 V=c3 G=b2 village g7", 4, "NE NE NE NE"),
    ("6x6 E=f6 V=d4 G=e5 village a1 spike c2 spike d5 cross b5", 3, "SE SE SE"),
]


@pytest.mark.parametrize(("text", "length", "line"), ORACLES)
def test_shortest_wins(text: str, length: int, line: str) -> None:
    """The reference solver's lengths, and its own example of each."""
    state = at(text)
    assert reason(play(state, *line.split())) == "home"
    found = solve(state)
    assert found.proven
    assert len(found.line) == length
    assert reason(play(state, *map(GAME.format_move, found.line))) == "home"
