"""What every game promises of its rules: moves, positions, observations, touches."""

from __future__ import annotations

import pickle
import time
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import AmbiguousMove, BadPosition, IllegalMove, MoveError
from tactilegrid.core.game import Choice, Transition
from tactilegrid.core.geometry import Cell, Edge
from tactilegrid.core.options import BadOption, settle
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.core.selection import Selection, touch
from tests.contract.contract import for_every_game, game_of, places, seeds, seen_by_mover
from tests.examples import examples

few = examples(5)


def legal(rules, moment):
    return rules.game.legal_moves(seen_by_mover(rules, moment))


def meant_by(rules, text, seen):
    """The one move that a person means by a text, or the several that it may mean."""
    try:
        return (rules.game.read_move(text, seen),)
    except AmbiguousMove as several:
        return several.moves


@for_every_game
@few
@given(seed=seeds)
def test_moves_are_read_as_they_are_written(rules, seed):
    """A record means one move by one text; a person may be asked, and then is offered it."""
    game = rules.game
    dice = Random(seed)
    for moment in game_of(rules, seed, 15):
        seen = seen_by_mover(rules, moment)
        moves = list(game.legal_moves(seen))
        texts = [game.format_move(move) for move in moves]
        assert len(set(texts)) == len(texts)
        assert all(text.isascii() and text == " ".join(text.split()) for text in texts)
        for place in dice.sample(range(len(moves)), min(12, len(moves))):
            move, text = moves[place], texts[place]
            assert game.parse_move(text, seen) == move
            assert game.parse_move(f" {text.upper()} ", seen) == move
            meant = meant_by(rules, text, seen)
            assert move in meant
            assert len(set(meant)) == len(meant)
            assert set(meant) <= set(moves)


@for_every_game
@few
@given(seed=seeds)
def test_legal_moves_are_listed_once_in_a_fixed_order(rules, seed):
    for moment in game_of(rules, seed, 25):
        seen = seen_by_mover(rules, moment)
        moves = list(rules.game.legal_moves(seen))
        assert moves == list(rules.game.legal_moves(seen))
        assert len(moves) == len(set(moves)) == len(rules.game.legal_moves(seen))
        turn = rules.game.to_move(moment.state)
        assert bool(moves) == (turn is not None)
        assert rules.game.turn(seen) == turn


@for_every_game
@few
@given(seed=seeds)
def test_exactly_the_legal_moves_can_be_made(rules, seed):
    """Moves of other moments of the game are tried as well; a refusal names its rule."""
    game = rules.game
    moments = list(game_of(rules, seed, 15))
    tried = {move for moment in moments for move in list(legal(rules, moment))[::3]}
    for moment in moments:
        seen = seen_by_mover(rules, moment)
        allowed = set(game.legal_moves(seen))
        for move in tried | allowed:
            if move in allowed:
                game.check(move, seen)
                continue
            with pytest.raises(IllegalMove) as checked:
                game.check(move, seen)
            with pytest.raises(IllegalMove) as applied:
                game.apply(moment.state, move)
            assert checked.value.message == applied.value.message
            assert checked.value.rule == applied.value.rule
            assert checked.value.rule.partition("-")[2]


@for_every_game
@few
@given(seed=seeds)
def test_somebody_is_to_move_until_the_game_is_over(rules, seed):
    game = rules.game
    seats = game.seats(rules.options)
    for moment in game_of(rules, seed, 60):
        turn, outcome = game.to_move(moment.state), game.outcome(moment.state)
        assert (turn is None) == (outcome is not None)
        assert turn is None or turn in seats
        if outcome is not None:
            assert set(outcome.winners) <= set(seats)
            assert outcome.reason.replace("-", "").isalpha()


@for_every_game
@few
@given(seed=seeds)
def test_a_move_changes_nothing_but_makes_a_new_state(rules, seed):
    game = rules.game
    for moment in game_of(rules, seed, 25):
        if moment.move is None:
            continue
        before = game.format_position(moment.state)
        copy = pickle.loads(pickle.dumps(moment.state))
        step = game.apply(moment.state, moment.move)
        assert isinstance(step, Transition)
        assert step.state != moment.state
        assert game.format_position(moment.state) == before
        assert moment.state == copy
        assert hash(moment.state) == hash(copy)
        again = game.apply(copy, moment.move)
        assert again.state == step.state
        assert [note.event for note in again.notices] == [note.event for note in step.notices]


@for_every_game
@few
@given(seed=seeds)
def test_every_move_is_known_to_its_mover_and_audiences_are_at_the_table(rules, seed):
    game = rules.game
    for moment in game_of(rules, seed, 25):
        if moment.move is None:
            continue
        step = game.apply(moment.state, moment.move)
        assert step.notices
        for notice in step.notices:
            assert notice.audience
            assert notice.audience <= set(rules.viewers)
        mover = game.to_move(moment.state)
        public = () if game.hides(rules.options) else (SPECTATOR,)
        for viewer in (mover, *public):
            assert any(viewer in notice.audience for notice in step.notices)


@for_every_game
@few
@given(seed=seeds, data=st.data())
def test_resigning(rules, seed, data):
    """Whoever's turn it is; who resigned never wins."""
    game = rules.game
    *_, last = game_of(rules, seed, data.draw(st.integers(0, 20)))
    seat = data.draw(st.sampled_from(game.seats(rules.options)))
    if game.outcome(last.state) is not None:
        return
    step = game.resign(last.state, seat)
    outcome = game.outcome(step.state)
    assert outcome is None or seat not in outcome.winners
    assert game.to_move(step.state) != seat
    if step.notices:
        assert any(seat in notice.audience for notice in step.notices)
    if len(game.seats(rules.options)) == 2:
        assert outcome is not None


@for_every_game
@few
@given(seed=seeds)
def test_positions_are_read_as_they_are_written(rules, seed):
    """One line of ASCII that holds all that bears on what may follow."""
    game = rules.game
    for moment in game_of(rules, seed, 40):
        text = game.format_position(moment.state)
        assert text.isascii()
        assert text.isprintable()
        assert len(text) < 800, "it has to fit a line of a record"
        again = game.parse_position(text, rules.options)
        assert game.format_position(again) == text
        assert game.parse_position(f"  {text} ", rules.options) == again
        if game.to_move(moment.state) is not None:
            assert game.to_move(again) == game.to_move(moment.state)
            seen = seen_by_mover(rules, moment)
            mover = game.to_move(again)
            assert list(game.legal_moves(game.observe(again, mover))) == list(
                game.legal_moves(seen)
            )


@for_every_game
@few
@given(seed=seeds, other=seeds)
def test_two_states_that_a_viewer_cannot_tell_apart(rules, seed, other):
    """They give that viewer the same observation, moves and refusals (non-interference)."""
    game = rules.game
    for moment in game_of(rules, seed, 10):
        for viewer in rules.viewers:
            seen = game.observe(moment.state, viewer)
            imagined = game.resample(seen, other)
            assert imagined == game.resample(seen, other)
            assert game.observe(imagined, viewer) == seen
            assert game.to_move(imagined) == game.to_move(moment.state)
            assert (game.outcome(imagined) is None) == (game.outcome(moment.state) is None)
        mover = game.to_move(moment.state)
        if moment.move is None:
            continue
        imagined = game.resample(game.observe(moment.state, mover), other)
        step, like = game.apply(moment.state, moment.move), game.apply(imagined, moment.move)
        if game.observe(step.state, mover) == game.observe(like.state, mover):
            told = [
                [note.event for note in each.notices if mover in note.audience]
                for each in (step, like)
            ]
            assert told[0] == told[1]


# touches


@for_every_game
@few
@given(seed=seeds)
def test_no_move_is_the_beginning_of_another(rules, seed):
    """Or a hand could make the shorter one only by waiting."""
    for moment in game_of(rules, seed, 25):
        seen = seen_by_mover(rules, moment)
        ways = [rules.game.touches(move, seen) for move in rules.game.legal_moves(seen)]
        assert len(set(ways)) == len(ways)
        begun = {way[:count] for way in ways for count in range(len(way))}
        assert not begun & set(ways), "a move without touches, or one inside another"


@for_every_game
@few
@given(seed=seeds)
def test_touching_what_a_move_touches_makes_that_move(rules, seed):
    game, dice = rules.game, Random(seed)
    grid, slots = game.grid(rules.options), game.slots(rules.options)
    for moment in game_of(rules, seed, 12):
        seen = seen_by_mover(rules, moment)
        moves = list(game.legal_moves(seen))
        for move in dice.sample(moves, min(12, len(moves))):
            selection = Selection()
            pick = None
            for place in game.touches(move, seen):
                assert pick is None or pick.move is None, "made before its last touch"
                assert isinstance(place, Choice) or place in grid or place in slots
                pick = touch(selection, place, game, seen)
                assert move in pick.moves
                selection = pick.selection
                if pick.choices:
                    inquiry, offered = game.inquire(pick.moves, seen)
                    depth = len(selection.touched)
                    nexts = {game.touches(each, seen)[depth] for each in pick.moves}
                    whole = not isinstance(offered[0], Choice)
                    assert set(offered) >= (set(pick.moves) if whole else nexts)
                    for unlisted in set(offered) - set(pick.moves) if whole else ():
                        game.check(unlisted, seen)  # too many to be listed, such as whole mazes
                    assert len(inquiry.labels) == len(offered) == len(set(offered))
                assert pick.move or game.picked(selection.touched, pick.moves, seen)
            assert pick.move == move
            assert game.reads_back(move) in (True, False)


@for_every_game
@few
@given(seed=seeds)
def test_what_was_touched_can_be_typed(rules, seed):
    """What `written` gives for a whole move reads as that move, or asks which of several."""
    game, dice = rules.game, Random(seed)
    for moment in game_of(rules, seed, 15):
        seen = seen_by_mover(rules, moment)
        moves = list(game.legal_moves(seen))
        for move in dice.sample(moves, min(8, len(moves))):
            touched = game.touches(move, seen)
            text = game.written(touched, seen)
            assert move in meant_by(rules, text, seen)
        assert game.written((), seen) == ""
        for place in (Cell(0, 0), Choice("none")):
            assert isinstance(game.written((place,), seen), str)


# any text


TEXTS = st.one_of(
    st.text(max_size=60),
    st.text("abcdefghijkxhvLD0123456789 ,;/+-.", max_size=60),
    st.binary(max_size=30).map(lambda raw: raw.decode("latin-1")),
    st.sampled_from(("", " ", "pass", "\ud800", "e2\x00", "ｅ２", "е2", "e２", "²2", "e٢")),
)


@for_every_game
@examples(50)
@given(text=TEXTS, seed=st.integers(0, 40))
def test_no_text_breaks_the_readers(rules, text, seed):
    game = rules.game
    *_, last = game_of(rules, seed, seed // 2)
    seen = seen_by_mover(rules, last)
    for read in (game.parse_move, game.read_move):
        with suppress(MoveError):
            assert read(text, seen) in game.legal_moves(seen)
    with suppress(BadPosition):
        state = game.parse_position(text, rules.options)
        assert game.parse_position(game.format_position(state), rules.options) == state


@for_every_game
@examples(25)
@given(seed=seeds, data=st.data())
def test_no_mangled_position_breaks_the_reader(rules, seed, data):
    """What can still be read is a game that can be played, asked about and written again."""
    game = rules.game
    *_, last = game_of(rules, seed, 12)
    text = list(game.format_position(last.state))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place] = data.draw(st.sampled_from((*"0123456789abehvLD-, /", "", "10", "٣", "ß")))
    with suppress(BadPosition):
        state = game.parse_position("".join(text), rules.options)
        assert game.parse_position(game.format_position(state), rules.options) == state
        turn = game.to_move(state)
        assert (turn is None) == (game.outcome(state) is not None)
        if turn is not None:
            game.apply(state, game.legal_moves(game.observe(state, turn))[0])


SIGNS = ["a", "e2", "-", "1", "x", "L", "/", ",", " ", "\x00", "\U0001f9d1", "1/", "a1,", "d4x"]


@for_every_game
def test_long_texts_are_refused_quickly(rules):
    game = rules.game
    state = game.initial(rules.options, 1)
    seen = game.observe(state, game.to_move(state))
    for sign in SIGNS:
        refused_quickly(rules, (sign * 10_000)[:10_000], seen)


def refused_quickly(rules, text, seen):
    game = rules.game
    start = time.process_time()
    for read in (game.parse_move, game.read_move):
        with pytest.raises(MoveError) as caught:
            read(text, seen)
        assert len(repr(caught.value.message)) < 1000
    with pytest.raises(BadPosition) as refused:
        game.parse_position(text, rules.options)
    assert len(repr(refused.value.message)) < 1000
    assert time.process_time() - start < 2.0  # a guard against hanging, not a benchmark


# settings


@for_every_game
def test_settings_can_be_written_and_read(rules):
    """A record holds every setting as text."""
    game = rules.game
    texts = {name: str(value) for name, value in rules.options.settings}
    assert settle(game.options, texts) == rules.options
    assert len(texts) == len(game.options)


@for_every_game
@given(data=st.data())
@examples(30)
def test_settings_that_are_accepted_make_a_game(rules, data):
    game = rules.game
    given = {}
    for option in game.options:
        values = [st.sampled_from(option.words)] if option.words else []
        if option.low <= option.high:
            values.append(st.integers(option.low, min(option.high, 20)).map(str))
        if data.draw(st.booleans()):
            given[option.name] = data.draw(st.one_of(values))
    with suppress(BadOption):
        options = settle(game.options, given)
        game.check_options(options)
        state = game.initial(options, data.draw(seeds))
        turn = game.to_move(state)
        assert turn in game.seats(options)
        assert game.legal_moves(game.observe(state, turn))
        assert game.parse_position(game.format_position(state), options) == state
        assert game.ply_cap(options) > 0


@for_every_game
def test_the_seed_decides_all_chance(rules):
    game = rules.game
    for seed in (0, 1, 2**32, 10**18 - 1):
        assert game.initial(rules.options, seed) == game.initial(rules.options, seed)


@for_every_game
def test_the_board_of_a_game(rules):
    game = rules.game
    grid = game.grid(rules.options)
    assert game.slots(rules.options) <= {
        Edge.of(edge.cell, edge.side) for edge in game.slots(rules.options)
    }
    assert all(edge.cell in grid for edge in game.slots(rules.options))
    assert len(places(rules)) == grid.width * grid.height + len(game.slots(rules.options))
    assert [seat.number for seat in game.seats(rules.options)] == list(
        range(1, len(game.seats(rules.options)) + 1)
    )
