"""Quoridor for four: what the search plays is legal, what it says is so, and what it must see."""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.engines.quoridor import levels, search
from tactilegrid.engines.quoridor.four import Search, worth_of
from tactilegrid.engines.quoridor.four_looking import (
    ENTRY_BYTES,
    FIELD_BYTES,
    PASSING,
    POLL,
    AllAgainstOne,
    EachForItself,
    Looker,
)
from tactilegrid.engines.quoridor.four_shares import FADING, HAND, LEAST, WHOLE, stands, won
from tactilegrid.engines.quoridor.pvs import FENCE
from tactilegrid.engines.search import MEMORY, WON, Stopped
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.moves import Fence, Step
from tactilegrid.games.quoridor.position import State
from tactilegrid.games.quoridor.rules import resign, steps

KINDS = (EachForItself, AllAgainstOne)


def at(text: str, **given: str) -> State:
    return GAME.parse_position(text, settle(GAME.options, {"players": "4", **given}))


def chosen(state: State, nodes: int, kind: type[Looker] | None = None) -> str:
    thinking = Search(state, state.seat, 1)
    if kind:
        thinking.looker = kind(thinking.looker.here, state.setup, state.past, MEMORY)
    return GAME.format_move(list(thinking.improve(nodes))[-1].move)


# the rules


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"size": "5", "fences": "3"},
        {"size": "5", "fences": "2", "edge_is_fence": "off", "pawn_behind": "diagonal"},
    ],
)
def test_it_plays_by_the_rules(given: dict[str, str]) -> None:
    """QD-R4 to R10, A7, A8: in games by chance all that it tries, expects and counts is legal."""
    dice = Random(3)
    for number in range(4):
        state = GAME.initial(settle(GAME.options, {"players": "4", **given}), 0)
        while state.ended is None and state.plies < 40:
            check_top(state, KINDS[number % 2])
            if number == 3 and state.plies in (9, 17):
                state = resign(state, state.seat).state
                continue
            legal = list(GAME.legal_moves(state))
            fences = [move for move in legal if isinstance(move, Fence)]
            state = GAME.apply(
                state, dice.choice(fences if dice.random() < 0.5 and fences else legal)
            ).state


def check_top(state: State, kind: type[Looker]) -> None:
    thinking = Search(state, state.seat, state.plies)
    looker = kind(thinking.looker.here, state.setup, state.past, MEMORY)
    thinking.looker = looker
    assert looker.steps(looker.here) == steps(state)
    for seat in state.playing:
        square = state.pawns[seat.number - 1]
        assert looker.here[0].way(seat.number - 1, square)[0] == state.way(seat)
    for code in looker.top(Random(1)):
        if code == PASSING:
            assert not steps(state)
    for found in thinking.improve(25):
        after = state
        assert found.line[0] == found.move
        for move in found.line:
            after = GAME.apply(after, move).state


def test_ways_inherited_from_fence_to_fence_are_those_of_the_rules() -> None:
    dice, state = Random(8), at("e1,a5,e9,i5 5,5,5,5 - 1")
    field = Search(state, Seat(1), 1).looker.here[0]
    while any(state.left):
        move = dice.choice([m for m in GAME.legal_moves(state) if isinstance(m, Fence)])
        state = GAME.apply(state, move).state
        field = field.after(move.number)
        assert field.walls == state.walls
        for seat, goal in enumerate(state.setup.goals):
            for square in (state.pawns[seat], dice.randrange(9) * 12 + dice.randrange(9)):
                way = state.walls.way(square, goal)
                assert field.way(seat, square)[0] == (999 if way is None else way)


def test_who_can_neither_step_nor_lay_passes() -> None:
    """QD-A8: and who is shut in with a fence in hand has to lay it."""
    shut = "e1,e3,e2,e4 {},5,5,5 d1v,d3v,e1v,e3v 1"
    assert chosen(at(shut.format(0)), 20) == "pass"
    state = at(shut.format(1))
    GAME.check(GAME.parse_move(chosen(state, 20), state), state)
    thinking = Search(state, Seat(1), 1)
    assert thinking.looker._other(thinking.looker.here)[0] >= FENCE


# shares


def test_shares_make_a_whole() -> None:
    """Who is nearer, or moves sooner, or has more in hand, has more; who has left, the least."""
    even = stands(Search(at("e1,a5,e9,i5 5,5,5,5 - 1"), Seat(1), 1).looker.here)
    assert WHOLE - 4 <= sum(even) <= WHOLE
    assert even[0] > even[1] > even[2] > even[3] > LEAST
    ahead = stands(Search(at("e1,a5,e6,i5 5,5,5,5 - 1"), Seat(1), 1).looker.here)
    assert max(ahead) == ahead[2]
    rich = stands(Search(at("e1,a5,e9,i5 2,2,2,5 - 1"), Seat(1), 1).looker.here)
    assert max(rich) == rich[3]
    gone = stands(
        Search(resign(at("e1,a5,e9,i5 5,5,5,5 - 1"), Seat(2)).state, Seat(1), 1).looker.here
    )
    assert gone[1] == LEAST
    assert list(FADING) == sorted(FADING, reverse=True)
    assert len(HAND) > 40
    assert list(HAND) == sorted(HAND)
    assert sum(won(2, 4, 9)) == WHOLE
    assert worth_of(won(2, 4, 9)[2]) == WON - 9
    assert worth_of(won(2, 4, 9)[1]) == 9 - WON


# what it sees


@pytest.mark.parametrize("kind", KINDS)
def test_a_step_home_is_taken(kind: type[Looker]) -> None:
    """QD-R3, for each seat."""
    for turn, (pawns, home) in enumerate(
        (
            ("e8,a1,i3,i9", "e9"),
            ("b1,h5,i3,i9", "i5"),
            ("b3,a2,e2,i9", "e1"),
            ("b3,a1,i3,b5", "a5"),
        ),
        1,
    ):
        assert chosen(at(f"{pawns} 3,3,3,3 - {turn}"), 60, kind) == home


@pytest.mark.parametrize("kind", KINDS)
def test_who_alone_can_hold_up_the_leader_does(kind: type[Looker]) -> None:
    """West would be home next turn and moves after South; nobody but South has a fence left."""
    state = at("e4,h5,e7,e8 3,0,0,0 - 1")
    move = GAME.parse_move(chosen(state, 300, kind), state)
    assert isinstance(move, Fence)
    after = GAME.apply(state, move).state
    assert after.way(Seat(2)) > 1


def test_others_may_pay_for_the_leader() -> None:
    """East is one step from home, but North moves before it, loses too, and has fences."""
    state = at("e4,b3,f6,b6 0,3,3,0 - 2")
    assert isinstance(GAME.parse_move(chosen(state, 300), state), Step)


def test_nobody_repeats_what_stood_before_for_a_gain() -> None:
    """QD-A10: going back counts as nobody's game."""
    state = at("e2,a5,e9,i5 0,0,0,0 - 1")
    for text in ("e1", "a4", "e8", "i4", "e2", "a5", "e9"):
        state = GAME.apply(state, GAME.parse_move(text, state)).state
    thinking = Search(state, Seat(4), 1)
    code = next(code for code in thinking.looker.top(Random(1)) if code == 4 * 12 + 8)
    assert thinking.looker._at_top(code, 1, -1) == WHOLE // 4


def test_with_two_left_the_others_are_against_one() -> None:
    """QD-A14: max^n while three play, and two play what is zero for both together."""
    state = at("e1,a5,e9,i5 5,5,5,5 - 1")
    for seat, kind in ((2, EachForItself), (4, AllAgainstOne)):
        state = resign(state, Seat(seat)).state
        assert type(Search(state, state.seat, 1).looker) is kind
        assert chosen(state, 40)


# manners


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_positions_give_the_same_moves(kind: type[Looker]) -> None:
    state = at("e3,c5,e7,g5 4,4,4,4 d5h,e3h,c3h 1")
    for nodes in (1, 60, 400):
        one, other = [], []
        for found in (one, other):
            thinking = Search(state, Seat(1), 5)
            thinking.looker = kind(thinking.looker.here, state.setup, state.past, MEMORY)
            found += thinking.improve(nodes)
        assert one == other
        assert one[-1].nodes <= nodes
        assert [found.depth for found in one] == sorted(found.depth for found in one)


@pytest.mark.parametrize("kind", KINDS)
def test_told_to_stop_it_has_a_move_in_hand(kind: type[Looker]) -> None:
    state = at("e3,c5,e7,g5 4,4,4,4 d5h,e3h,c3h 1")
    thinking = Search(state, Seat(1), 1)
    thinking.looker = kind(thinking.looker.here, state.setup, state.past, MEMORY)
    found = list(thinking.improve(0, lambda: True))
    GAME.check(found[-1].move, state)
    assert found[-1].nodes <= POLL
    thinking.looker.known.clear()
    with pytest.raises(Stopped):
        thinking.looker.moves(thinking.looker.here)


@pytest.mark.parametrize("kind", KINDS)
def test_memory_is_capped(kind: type[Looker]) -> None:
    """What is remembered is dropped when it would take more than it may."""
    state = at("e3,c5,e7,g5 4,4,4,4 d5h,e3h,c3h 1")
    thinking = Search(state, Seat(1), 1)
    room = 100 * (ENTRY_BYTES + FIELD_BYTES)
    looker = thinking.looker = kind(thinking.looker.here, state.setup, state.past, room)
    most = 0
    for found in thinking.improve(700):
        GAME.check(found.move, state)
        most = max(most, len(looker.here[0].fields))
    assert looker.nodes == 700
    assert most < 250


def test_the_higher_level_may_look_further() -> None:
    offered = levels(settle(GAME.options, {"players": "4"}), Seat(1))
    budgets = [budget.nodes or 10 * budget.ms for budget in offered.values()]
    assert list(offered)[:2] == ["club", "expert"]
    assert budgets == sorted(budgets)
    state = at("e1,a5,e9,i5 5,5,5,5 - 1")
    assert next(search(state, Seat(1), "club", 1).improve()).move in list(GAME.legal_moves(state))
