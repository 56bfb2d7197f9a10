"""Random play against an oracle that knows the rules in their plainest form."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.game import Choice
from tactilegrid.core.selection import Selection, touch
from tactilegrid.engines.choose import LEVELS, choose
from tactilegrid.games.wayfinder import GAME
from tactilegrid.games.wayfinder.position import LATE, Sailed
from tactilegrid.games.wayfinder.scoring import totals
from tactilegrid.games.wayfinder.voyages import CELLS, Voyage
from tests.examples import examples
from tests.games.wayfinder.wayfinder_table import GREEN, cell, options, position

COLOURS = "GYBR"
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
TABLES = [
    {},
    {"players": 1, "size": 4},
    {"players": 1, "level": 3, "repetition": 2},
    {"players": 3, "turn_mode": "race", "countdown": 10, "size": 5},
    {"players": 4, "hut_limit": 1},
]


# the plain oracle: a dict of squares to letters, nothing shared with the program


def sea_of(state):
    """The gems of a position text, read by itself: (column, row) to letters."""
    rows = GAME.format_position(state).split()[0].split("/")
    return {
        (column, len(rows) - 1 - down): "".join(c for c in text if c in COLOURS)
        for down, row in enumerate(rows)
        for column, text in enumerate(row.split(","))
    }


def plain_voyages(sea, start, shortest):
    """Every voyage as text, found by trying everything at every square (WF-R5 to R12, R22)."""
    found = []

    def go(square, way, bent, hand, text, count):
        for new, beyond in plain_ways(sea, square, way, bent):
            turned = bent or way not in (None, new)
            more = text if new == way else [*text, new]
            drop(beyond, new, turned, hand, more, count + 1)

    def drop(square, way, bent, hand, text, count):
        here = set(sea[square])
        for colour in COLOURS:
            if colour not in hand or (len(here) == 1 and colour not in here):
                continue
            left = hand.replace(colour, "", 1)
            if left:
                go(square, way, bent, left, [*text, colour], count)
            elif count >= shortest:
                found.append(" ".join([*text, colour]))
        if len(hand) > 1 and count >= shortest and may_drop_all(sea[square], hand):
            found.append(" ".join([*text, f"[{hand}]"]))

    name = "abcdefgh"[start[0]] + str(start[1] + 1)
    go(start, None, False, "".join(sorted(sea[start], key=COLOURS.index)), [name], 0)
    return found


def plain_ways(sea, square, way, bent):
    """The directions a voyage can take next, with the squares they lead to."""
    for new, (across, along) in STEPS.items():
        back = {new, way} in ({"N", "S"}, {"E", "W"})
        if way not in (None, new) and (bent or back):
            continue
        beyond = (square[0] + across, square[1] + along)
        if beyond in sea:
            yield new, beyond


def may_drop_all(here, hand):
    if not here:
        return len(set(hand)) > 1 or len(hand) <= 5
    return len(set(here)) == 1 and set(hand) == set(here) and len(here + hand) <= 5


# random games


def random_game(given, seed, longest=400):
    """States and the moves from them, until the game is over."""
    dice = Random(seed)
    state = GAME.initial(options(**given), seed)
    for _ in range(longest):
        if GAME.to_move(state) is None:
            return
        move = dice.choice(GAME.legal_moves(state))
        step = GAME.apply(state, move)
        yield state, move, step
        state = step.state


def check_game(given, seed):
    """WF-E11: gems on the map and five for each village are all there ever were."""
    villages = last = 0
    for state, move, step in random_game(given, seed):
        sailed = [note.event for note in step.notices if isinstance(note.event, Sailed)]
        assert isinstance(move, Voyage) == bool(sailed)
        villages += sum(len(event.villages) for event in sailed)
        letters = Counter("".join(sea_of(step.state).values()))
        size = state.setup.size
        assert sum(letters.values()) + 5 * villages == 4 * size * size
        assert all(0 <= letters[colour] <= size * size for colour in COLOURS)
        assert sum(step.state.scores) >= sum(state.scores)
        forming = [gems for gems in sea_of(step.state).values() if len(set(gems)) == 1]
        assert all(len(gems) < 5 for gems in forming), "WF-R16"
        last += 1
    assert last


@pytest.mark.parametrize("seed", range(20))
def test_no_gem_is_ever_lost(seed):
    """WF-E11."""
    check_game(TABLES[seed % len(TABLES)], seed)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(20, 1020, 100))
def test_no_gem_is_ever_lost_in_a_thousand_games(first):
    """WF-E11."""
    for seed in range(first, first + 100):
        check_game(TABLES[seed % len(TABLES)], seed)


@examples(15)
@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.integers(1, 120))
def test_voyages_are_those_of_the_plain_oracle(given_, seed, ply):
    """WF-R5 to R12, R16, R22, A7: the same voyages, each once."""
    for number, (state, move, _) in enumerate(random_game(given_, seed, 130)):
        if number < ply or not isinstance(move, Voyage) or len(GAME.legal_moves(state)) > 3000:
            continue
        start = CELLS[state.here]
        plain = plain_voyages(sea_of(state), (start.column, start.row), state.setup.shortest)
        listed = [GAME.format_move(each) for each in GAME.legal_moves(state)]
        assert len(set(listed)) == len(listed)
        assert sorted(listed) == sorted(plain)
        return


@examples(20)
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_the_game_is_over_exactly_when_nobody_could_sail(given_, seed):
    """WF-R23, A11."""
    for _, move, step in random_game(given_, seed, 150):
        if not isinstance(move, Voyage):
            continue
        sea = sea_of(step.state)
        shortest = step.state.setup.shortest
        over = GAME.outcome(step.state)
        if over is None or over.reason == "end":
            mixed = [square for square, gems in sea.items() if len(set(gems)) > 1]
            if len(mixed) > 3:
                continue
            alive = any(plain_voyages(sea, square, shortest) for square in mixed)
            assert alive == (over is None)


@examples(10)
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_any_voyage_can_be_put_together_by_hand(given_, seed):
    """Touch by touch, each answered with words or a question that offers the next one."""
    for number, (state, move, _) in enumerate(random_game(given_, seed, 40)):
        if number % 5 or not isinstance(move, Voyage):
            continue
        selection = Selection()
        for place in GAME.touches(move, state):
            pick = touch(selection, place, GAME, state)
            assert move in pick.moves
            if pick.choices:
                inquiry, answers = GAME.inquire(pick.moves, state)
                assert len(inquiry.labels) == len(answers) == len(set(answers)) > 1
            selection = pick.selection
        assert pick.move == move
        assert GAME.parse_move(GAME.written(selection.touched, state), state) == move


@examples(15)
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_moves_that_fit_touches_are_those_of_the_list(given_, seed):
    """Counted or listed, the same voyages begin with the same touches."""
    dice = Random(seed)
    for number, (state, move, _) in enumerate(random_game(given_, seed, 40)):
        found = GAME.fits((), state)
        if number % 8 or found is None:
            assert found is not None or not isinstance(move, Voyage)
            continue
        listed = [(GAME.touches(each, state), each) for each in GAME.legal_moves(state)]
        touches = GAME.touches(move, state)
        for depth in (0, len(touches), dice.randrange(len(touches)), dice.randrange(len(touches))):
            fits = [way for way in listed if way[0][:depth] == touches[:depth]]
            found = GAME.fits(touches[:depth], state)
            assert tuple(found.moves) == tuple(each for _, each in fits)
            assert len(found.moves) == len(fits)
            following = [way[depth] for way, _ in fits if len(way) > depth]
            assert found.choices == (
                bool(following) and all(isinstance(each, Choice) for each in following)
            )


def test_casual_beats_novice():
    """One ply deep it gathers villages; random play makes them by chance only."""
    points = [0, 0]
    for seed in range(3):
        state = GAME.initial(options(size=4), seed)
        for ply in range(300):
            turn = GAME.to_move(state)
            if turn is None:
                break
            level = "casual" if turn.number == 1 else "novice"
            *_, found = choose(GAME, state, turn, level, 1000 * seed + ply)
            move = found.move
            state = GAME.apply(state, move).state
        points = [had + more for had, more in zip(points, totals(state), strict=True)]
    assert 2 * points[0] > 3 * points[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("races", [2, pytest.param(20, marks=pytest.mark.soak)])
def test_no_engine_is_ever_late(level, races):
    """WF-R19: a program can always place in time, and giving a turn away is no play."""
    race = {"turn_mode": "race", "countdown": 5, "size": 4}
    for seed in range(races):
        state, plies = GAME.initial(options(**race), seed), 0
        while (turn := GAME.to_move(state)) is not None and plies < 60:
            *_, found = choose(GAME, state, turn, level, 1000 * seed + plies)
            move = found.move
            assert move != LATE
            state, plies = GAME.apply(state, move).state, plies + 1


def test_of_millions_of_voyages_casual_weighs_some():
    """The same ones for the same seed, and better than chance."""
    pile = "GGGGGYYYYYBBBBBRRRRR"
    text = position(f"a1={pile} b1=YR c1=GGGG h8=GY", "W G=a1 Y=h8", 8)
    state = GAME.parse_position(text, options(size=8))
    (found,) = choose(GAME, state, GREEN, "casual", 1)
    assert [found.move] == [again.move for again in choose(GAME, state, GREEN, "casual", 1)]
    after = [GAME.apply(state, each).state for each in (found.move, GAME.legal_moves(state)[0])]
    assert GAME.worth(after[0], GREEN) > GAME.worth(after[1], GREEN)


def test_the_oracle_knows_the_opening():
    """WF-E1, so that the judge is judged as well."""
    state = GAME.initial(options(), 0)
    corner = cell("a1")
    assert len(plain_voyages(sea_of(state), (corner.column, corner.row), 1)) == 192
