"""What a quick look at a position is worth, and that one ply of it plays with a purpose."""

from __future__ import annotations

import time
from random import Random

import pytest

from tactilegrid.engines.choose import choose
from tactilegrid.games.quoridor_pac_man import GAME
from tactilegrid.games.quoridor_pac_man.layouts import SHIPPED
from tactilegrid.games.quoridor_pac_man.position import State
from tactilegrid.games.quoridor_pac_man.thinking import danger, room, worth
from tests.games.quoridor_pac_man.pac_man_table import ONE, THREE, TWO, at, begin, play


def chosen(state: State, seed: int = 1) -> str:
    seat = GAME.to_move(state)
    assert seat is not None
    *_, found = choose(GAME, state, seat, "casual", seed)
    move = found.move
    return GAME.format_move(move)


def casual_game(seed: int, pac: str = "casual", ghosts: str = "casual", **given: object) -> State:
    state, dice = begin(**given), Random(seed)
    while state.ended is None and state.plies < GAME.ply_cap(state.setup.options):
        seat = GAME.to_move(state)
        level = ghosts if state.waiting else pac
        *_, found = choose(GAME, state, seat, level, dice.getrandbits(32))
        move = found.move
        state = GAME.apply(state, move).state
    return state


def test_the_sides_are_opposed() -> None:
    home = at("I=-", eaten_return="next_turn")
    assert worth(home, ONE) == -worth(home, TWO) < worth(at("I=-"), ONE)
    for changes in ("", "P=b1 B=a3", "P=f6 to=K", "I=- lives=1 pellets=a1"):
        state = at(changes, players=3)
        assert worth(state, ONE) == -worth(state, TWO) == -worth(state, THREE)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("pellets=a1,a9,i1", "pellets=a1,a9,i1,i9"),
        ("lives=3", "lives=2"),
        ("I=-", ""),
        ("P=d4", "P=e5"),  # nearer to a pellet
        ("P=f6 to=B", "P=f6 B=e6 to=B"),  # a ghost at his side
    ],
)
def test_what_is_better_for_pac_man(better: str, worse: str) -> None:
    assert worth(at(better), ONE) > worth(at(worse), ONE)
    assert worth(at(better), TWO) < worth(at(worse), TWO)


def test_danger() -> None:
    """PM-R7, R8: a ghost catches at one square, or at two in a line that it sees along."""
    for changes, caught in (
        ("P=e5 B=e6 to=B", True),
        ("P=e5 B=e7 to=B", True),
        ("P=e5 B=e8 C=i1 to=B", False),
        ("P=d5 B=b5 to=B", False),  # behind the fence c4v
        ("P=d6 B=e7 to=B", False),
        ("P=e5 B=e7 to=I", False),  # it has had its turn
        ("P=e5 B=e7 to=P", False),
    ):
        assert (danger(at(changes)) > 0) is caught, changes
    assert danger(at("P=e5 B=e6 to=B lives=1")) > danger(at("P=e5 B=e6 to=B"))
    assert danger(at("P=e5 B=- to=I", eaten_return="next_turn")) == 0


def test_room() -> None:
    assert room(begin()) == 5  # e7 and e3 are two from a ghost that looks along the column
    assert room(at("P=a5 B=a6 I=a4 K=b5")) == 0
    assert room(at("P=b1 C=e9 B=i8")) >= 4


def test_worth_of_the_end() -> None:
    won, lost = at("pellets=-"), at("lives=0 pellets=a1")
    assert worth(won, ONE) > max(worth(at(), ONE), 100_000)
    assert worth(won, TWO) < -100_000
    assert worth(lost, ONE) < -100_000 < 100_000 < worth(lost, TWO)
    assert worth(at("out=2"), ONE) > 100_000
    assert worth(at("out=1"), ONE) < -100_000
    assert worth(play(begin(ply_cap=1), "P:N.E"), ONE) == 0


def test_worth_of_playing_alone() -> None:
    """The side that moved last is the one that chose."""
    start = begin(players=1)
    pac = play(start, "P:N.E")
    assert worth(pac, ONE) == worth(play(begin(), "P:N.E"), ONE)
    ghost = play(pac, "B:S")
    assert worth(ghost, ONE) == worth(play(begin(), "P:N.E", "B:S"), TWO)
    assert worth(play(at("P=e8 lives=1 to=B", players=1), "S"), ONE) > 100_000
    assert worth(play(at("P=b1 pellets=a1", players=1), "W"), ONE) > 100_000
    alone = at("P=a5 B=a6 I=c5 lives=1", players=1, pac_into_ghost="dies")
    assert not chosen(alone).endswith("!")


@pytest.mark.parametrize("seed", range(3))
def test_casual_takes_what_is_there(seed: int) -> None:
    """A catch, a last pellet, a pellet; and it runs from what would catch it."""
    assert chosen(at("P=e8 to=B"), seed) == "B:S!"
    assert chosen(at("P=e7 to=B"), seed) == "B:S.S!"
    assert chosen(at("P=b1 pellets=a1"), seed) == "P:W*"
    assert chosen(at("P=c1 C=h1"), seed).startswith(("P:W.W*", "P:N"))
    for changes in ("P=e5 B=e7 C=e2", "P=f6 B=f7 C=e5"):
        state = at(changes, lives=1)
        assert danger(play(state, chosen(state, seed))) == 0


def test_a_casual_ghost_never_dithers() -> None:
    """Left alone with Pac-Man far away it comes nearer with every turn."""
    state = at("P=a2 B=i8 I=- K=- C=- to=B")
    for _ in range(6):
        before = state.setup.ground.distances(state.pac)[state.figures[1]]
        state = play(state, chosen(state))
        assert state.setup.ground.distances(state.pac)[state.figures[1]] < before
        there_and_back = [
            move
            for move in GAME.legal_moves(state)
            if GAME.apply(state, move).state.pac == state.pac
        ]
        state = GAME.apply(state, there_and_back[0]).state


@pytest.mark.parametrize("layout", SHIPPED)
def test_casual_games_end(layout: str) -> None:
    """By pellets or by lives, and long before the limit between engines."""
    for seed in range(2):
        state = casual_game(seed, layout=layout)
        assert state.ended is not None
        assert state.plies < 600
        assert state.ended.reason in ("pellets", "caught", "repetition")


def test_casual_beats_novice() -> None:
    """Either side."""
    wins = [casual_game(seed, "casual", "novice").ended for seed in range(6)]
    assert sum(end is not None and end.winners == (ONE,) for end in wins) >= 5
    wins = [casual_game(seed, "novice", "casual").ended for seed in range(6)]
    assert sum(end is not None and end.winners == (TWO,) for end in wins) >= 5


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_many_novice_games_end(players: int) -> None:
    for seed in range(100):
        state = casual_game(seed, "novice", "novice", players=players, layout="meadow")
        assert state.ended is not None or state.plies == GAME.ply_cap(state.setup.options)


def test_a_boost_is_thought_over_quickly() -> None:
    """85 variants and more within the time of a breath."""
    state = at(
        "P=c3 C=i2 pellets=d3,a9,i1,i9 layout=pacman=e5;blinky=e9;inky=a5;pinky=i5;clyde=e1;"
        "pellets=d3,a9,i1,i9"
    )
    assert len(GAME.legal_moves(state)) > 60
    start = time.perf_counter()
    chosen(state)
    assert time.perf_counter() - start < 10.0
