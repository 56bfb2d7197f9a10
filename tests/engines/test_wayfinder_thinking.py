"""The fast form of Wayfinder is the game of the rules; what squares are worth adds up."""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.search import WON
from tactilegrid.engines.wayfinder import levels, search
from tactilegrid.engines.wayfinder.chart import Chart
from tactilegrid.engines.wayfinder.sea import Rules
from tactilegrid.games import load_game
from tactilegrid.games.wayfinder.position import LATE, VOYAGE, Pass, Placement, State
from tactilegrid.games.wayfinder.voyages import Voyage

GAME = load_game("wayfinder")
TABLES = [
    {"players": "2"},
    {"players": "2", "size": "4", "turn_mode": "race", "countdown": "5"},
    {"players": "3", "size": "5", "hut_limit": "1"},
    {"players": "4", "size": "4"},
    {"players": "1", "size": "5"},
    {"players": "1", "size": "4", "level": "3"},
]


def begun(given: dict[str, str]) -> State:
    return GAME.initial(settle(GAME.options, given | {"ply_cap": "60"}), 0)


def state_of(position: str, **given: str) -> State:
    return GAME.parse_position(position, settle(GAME.options, given))


def chosen(state: State, nodes: int, seed: int = 1) -> str:
    *_, last = search(state, state.seat, "club", seed).improve(nodes)
    return GAME.format_move(last.move)


def games(given: dict[str, str], seeds: int) -> list[State]:
    """Every position of games by chance."""
    found = []
    for seed in range(seeds):
        dice, state = Random(seed), begun(given)
        while state.ended is None:
            found.append(state)
            moves = GAME.legal_moves(state)
            state = GAME.apply(state, moves[dice.randrange(len(moves))]).state
    return found


@pytest.mark.parametrize("given", TABLES)
def test_it_plays_by_the_rules(given: dict[str, str]) -> None:
    """WF-R3 to R25: in games by chance each move does what it does, and what is forced is."""
    for state in games(given, 1):
        rules, moves = Rules(state), GAME.legal_moves(state)
        forced = rules.forced(rules.start)
        must = len(moves) == 1 and (isinstance(moves[0], Pass) or moves[0] == Placement(None))
        assert forced == (moves[0] if must else None)
        for place in {0, len(moves) // 2, len(moves) - 1}:
            if moves[place] == LATE:
                continue
            after = GAME.apply(state, moves[place]).state
            played = rules.play(rules.start, moves[place])
            assert played.ended == (after.ended is not None)
            again = rules.state_of(played)
            for field in ("gems", "huts", "wayfinders", "scores", "race_over", "lost", "plies"):
                assert getattr(again, field) == getattr(after, field)
            if after.ended is None:
                assert (again.side, again.phase) == (after.side, after.phase)


@pytest.mark.parametrize("given", TABLES)
def test_what_a_voyage_gains_is_what_it_changes(given: dict[str, str]) -> None:
    """Each voyage that is thought of is legal, and worth as much as was said."""
    for state in games(given, 1):
        if state.phase != VOYAGE or not isinstance(GAME.legal_moves(state)[0], Voyage):
            continue
        rules = Rules(state)
        sea, side, chart = rules.start, state.side, Chart(rules, rules.start)
        sheet, before = chart.sheet(sea, side), chart.scalar(chart.standing(sea), side)
        for end in chart.ends(sea, side, state.here):
            voyage = chart.voyage(sea, state.here, end, sheet)
            GAME.check(voyage, state)
            after = chart.scalar(chart.standing(rules.play(sea, voyage)), side)
            if given.get("hut_limit") is None:
                assert after - before == pytest.approx(end[0])


def test_the_third_time_ends_it_in_thought_too() -> None:
    """WF-A12."""
    state = state_of("GY,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- W G=a4 | S G=0 Y=0 | to=G | mode=sequential")
    moves = []
    while state.ended is None:
        rules = Rules(state)
        legal = GAME.legal_moves(state)
        dumps = [m for m in legal if isinstance(m, Voyage) and len(m.squares) == 2]
        wanted = [m for m in dumps if {m.squares[0], m.squares[1]} == {24, 25}]
        moves.append((wanted or list(legal))[0])
        played = rules.play(rules.start, moves[-1])
        state = GAME.apply(state, moves[-1]).state
        assert played.ended == (state.ended is not None)
    assert state.ended.reason == "repetition"


@pytest.mark.parametrize("given", TABLES)
@pytest.mark.parametrize("nodes", [1, 20, 70])
def test_it_keeps_within_its_budget(given: dict[str, str], nodes: int) -> None:
    """The same positions give the same legal moves, however few."""
    for state in games(given, 1)[::17]:
        one, other = (list(search(state, state.seat, "club", 5).improve(nodes)) for _ in range(2))
        assert one == other
        assert one[-1].nodes <= nodes
        for found in one:
            GAME.check(found.move, state)
            assert found.move != LATE
            assert found.line[0] == found.move
            seen = state
            for move in found.line:
                seen = GAME.apply(seen, move).state


@pytest.mark.parametrize("given", TABLES)
def test_it_can_be_stopped_at_once(given: dict[str, str]) -> None:
    asked = []
    for state in games(given, 1)[5:40:9]:
        found = list(search(state, state.seat, "master", 1).improve(0, lambda: not asked.append(1)))
        GAME.check(found[-1].move, state)
    assert asked


def test_a_village_is_made() -> None:
    """WF-E8: the green one and the red one bring 30, anything else nothing."""
    position = (
        "GR,GGGG,RRRR,-/-,-,-,-/-,-,GYB,-/-,-,-,- W G=a4 Y=c2 | S G=0 Y=0 | to=G | mode=sequential"
    )
    assert chosen(state_of(position), 60) == "a4 E G R"


def test_who_is_ahead_ends_the_game() -> None:
    """WF-R23: no mixed square is left after it."""
    position = "GR,G,R,-/-,-,-,-/-,-,-,-/-,-,-,- W G=a4 | S G=50 Y=40 | to=G | mode=sequential"
    *_, last = search(state_of(position), Seat(1), "club", 1).improve(60)
    assert last.worth > WON // 2
    after = GAME.apply(state_of(position), last.move).state
    assert after.ended is not None
    assert after.ended.winners == (Seat(1),)


def test_who_gave_up_takes_nothing_away() -> None:
    """What is good for a side that is out counts for nobody (and it has no turn)."""
    state = begun({"players": "3", "size": "4"})
    for _ in range(6):
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    state = GAME.resign(state, Seat(3)).state
    chart = Chart(Rules(state), Rules(state).start)
    assert all(values[2] == 0 for values in (chart.values(1 << 16, 0, 2), chart.values(0, 0, 2)))
    GAME.parse_move(chosen(state, 40), state)


def test_levels_are_those_that_were_shown() -> None:
    """For two by how far they look; else by how many of a hundred moves they look at all."""
    for players in "124":
        offered = levels(settle(GAME.options, {"players": players}), Seat(1))
        club, expert, master = (offered[level] for level in ("club", "expert", "master"))
        assert (club.nodes, club.care) < (expert.nodes, expert.care)
        assert master.ms == 1_000
        assert master.care == 100
        assert (club.care == 100) == (players == "2")
