"""The chase that the search looks at is the game of the rules, and what is certain is found."""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.choose import levels
from tactilegrid.engines.pac_man import search
from tactilegrid.engines.pac_man.chase import Chase, position_of, stood
from tactilegrid.engines.pac_man.pursuit import SURE, Pursuit
from tactilegrid.engines.pac_man.weighing import CERTAIN, TURNS, reach, worth
from tactilegrid.engines.search import never
from tactilegrid.games import load_game
from tactilegrid.games.quoridor_pac_man.moves import FIGURES
from tactilegrid.games.quoridor_pac_man.position import State
from tests.games.quoridor_pac_man.pac_man_table import CHOICES

GAME = load_game("quoridor-pac-man")
HOME = "B=e9 I=a5 K=i5 C=e1"


def state_of(position: str, **given: str) -> State:
    return GAME.parse_position(f"{position} layout=classic6", settle(GAME.options, given))


def chosen(state: State, nodes: int = 300) -> str:
    last = list(search(state, GAME.to_move(state), "club", 1).improve(nodes))[-1]
    return GAME.format_move(last.move)


def chase_of(state: State) -> Chase:
    return Chase(state.setup, tuple(map(state.owner, FIGURES)))


@pytest.mark.parametrize("seed", range(12))
def test_the_chase_is_the_game_of_the_rules(seed: int) -> None:
    """PM-R4 to R10 with every setting: the same ends of turns, and a move of the game for each."""
    dice = Random(seed)
    given = {name: dice.choice(words) for name, words in CHOICES.items()}
    state = GAME.initial(settle(GAME.options, given), 0)
    chase = chase_of(state)
    for _ in range(60):
        moves = GAME.legal_moves(state)
        if not moves:
            break
        position = position_of(state)
        turns = chase.turns(position, state.candidates if state.waiting else ())
        ends = {position_of(GAME.apply(state, move).state) for move in moves}
        assert {after for _, after in turns} == ends
        for code, after in turns:
            move = chase.move(position, code)
            assert position_of(GAME.apply(state, move).state) == after
        if state.waiting:
            first = chase.move(position, chase.turns(position)[0][0])
            assert first.figure == state.candidates[0]
        feasts = [move for move in moves if any("*" in step.mark for step in move.steps)]
        state = GAME.apply(state, dice.choice(feasts or moves)).state


def test_what_stood_before_is_told_as_positions() -> None:
    """PM-A17: since the last pellet or life."""
    state, before = GAME.initial(settle(GAME.options, {}), 0), []
    for name in ("P:N.E", "B:S", "I:N"):
        before.append(position_of(state))
        state = GAME.apply(state, GAME.parse_move(name, state)).state
    assert stood(state) == before


@pytest.mark.parametrize("lives", [1, 3])
def test_a_ghost_catches_pac_man(lives: int) -> None:
    """PM-R10, with the last life PM-R11."""
    state = state_of(f"P=e5 B=e6 I=a5 K=i5 C=e1 pellets=a1,a9,i1,i9 lives={lives} to=B")
    assert chosen(state) == "B:S!"


def test_pac_man_eats_the_last_pellet() -> None:
    """PM-A7."""
    state = state_of(f"P=a7 {HOME} pellets=a9 lives=1 to=P")
    last = list(search(state, Seat(1), "club", 1).improve(300))[-1]
    assert GAME.format_move(last.move) == "P:N.N*"
    assert last.worth > SURE


def test_pac_man_does_not_run_into_a_catch() -> None:
    """PM-R8: from e5 he may go to where a ghost sees him two squares away, or be safe."""
    state = state_of("P=e5 B=e8 I=c4 K=g4 C=d1 pellets=a1,a9 lives=1 to=P")
    after = GAME.apply(state, GAME.parse_move(chosen(state), state)).state
    assert not any(
        after.setup.ground.grasp[after.figures[ghost]] >> after.pac & 1 for ghost in after.alive
    )


def test_what_stood_before_is_no_progress() -> None:
    """PM-A17: who goes back to it is on the way to a draw, worth 0."""
    state = state_of(f"P=e5 {HOME} pellets=a1,a9,i1,i9 lives=1 to=P")
    chase, position = chase_of(state), position_of(state)
    turns = chase.turns(position)
    barred = Pursuit(chase, position, (), [after for _, after in turns[1:]], 1)
    for (code, _), value, depth in barred.improve(200, never):
        if depth > 1 and code != turns[0][0]:
            assert value == 0


@pytest.mark.parametrize(
    "given",
    [
        {"players": "1"},
        {"players": "3", "ghost_order": "free", "eaten_return": "next_turn"},
        {"players": "5", "frenzy": "straight", "layout": "den"},
    ],
)
def test_every_line_that_is_thought_of_is_legal(given: dict[str, str]) -> None:
    """Whoever shares the ghosts (PM-R2)."""
    dice = Random(3)
    state = GAME.initial(settle(GAME.options, given), 0)
    for _ in range(20):
        seat = GAME.to_move(state)
        if seat is None:
            break
        found = list(search(state, seat, "club", 1).improve(80))
        for each in found:
            assert each.line[0] == each.move
            after = state
            for move in each.line:
                after = GAME.apply(after, move).state
        state = GAME.apply(state, dice.choice(GAME.legal_moves(state))).state


def test_safe_squares_are_those_where_no_ghost_can_catch() -> None:
    """PM-R7, R8: of the seven squares of PM-E1 Blinky and Clyde could catch him on e7 and e3."""
    state = state_of(f"P=e5 {HOME} pellets=a1,a9,i1,i9 lives=3 to=P")
    rooms, meal, _ = reach(chase_of(state).chart, position_of(state))
    assert rooms[0] == 5
    assert meal == TURNS, "no way to a corner is safe whatever the ghosts do"
    near = state_of(f"P=a7 {HOME} pellets=a9 lives=3 to=P")
    assert reach(chase_of(near).chart, position_of(near))[1] == 0


def test_lives_and_pellets_are_worth_something() -> None:
    def value(position: str) -> int:
        state = state_of(position)
        return worth(chase_of(state).chart, position_of(state))

    start = f"P=e5 {HOME} pellets=a1,a9,i1,i9 lives=3 to=P"
    assert -CERTAIN < value(start) < CERTAIN
    assert value(start) > value(start.replace("lives=3", "lives=2"))
    assert value(start) < value(start.replace("a1,", ""))
    assert value(start) < value(start.replace("B=e9", "B=-"))


def test_a_search_that_has_one_turn_only_does_not_look_further() -> None:
    """PM-E7: between ghosts Pac-Man holds."""
    state = state_of("P=a5 B=a6 I=a4 K=b5 C=e1 pellets=a1 lives=1 to=P")
    found = list(search(state, Seat(1), "master", 1).improve(300))
    assert [GAME.format_move(each.move) for each in found] == ["P:hold"]


@pytest.mark.parametrize("players", ["1", "2", "5"])
def test_ghosts_have_all_levels_and_pac_man_those_that_were_shown(players: str) -> None:
    options = settle(GAME.options, {"players": players})
    for seat in GAME.seats(options):
        offered = levels(GAME, options, seat)
        best = ["master"] if seat.number > 1 or players == "1" else []
        assert list(offered) == ["novice", "casual", "club", "expert", *best]
        assert offered["club"].nodes < offered["expert"].nodes
