"""What every game promises of its words: all there, in every language, short enough to be heard."""

from __future__ import annotations

from random import Random

from hypothesis import given

from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import Choice, Topic
from tactilegrid.core.geometry import Cell, Direction, Edge
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.utterance import WIDTH
from tests.contract.contract import (
    for_every_game,
    game_of,
    heard,
    places,
    seeds,
    seen_by_mover,
)
from tests.examples import examples

few = examples(3)


def hear(rules, viewer, messages, width=None):
    """Every message has words for every listener; announcements fit a line of a terminal."""
    assert messages is not None
    for said in messages:
        for how, text in heard(rules, viewer, said):
            assert "{" not in text
            assert text.isprintable()
            assert text == text.strip()
            assert width is None or len(text) <= width, f"{how}: {len(text)}: {text}"


@for_every_game
@few
@given(seed=seeds)
def test_everyone_hears_of_every_move(rules, seed):
    """Each viewer in a notice's audience gets words, none of them longer than a line."""
    game = rules.game
    for moment in game_of(rules, seed, 40):
        for notice in moment.notices:
            for viewer in notice.audience:
                seen = game.observe(moment.state, viewer)
                said = game.announce(notice.event, viewer, seen)
                assert said
                hear(rules, viewer, said, WIDTH)
                normal = [text for said_ in said for how, text in heard(rules, viewer, said_)]
                assert any(normal), "words for somebody"


@for_every_game
@few
@given(seed=seeds)
def test_every_ending_has_words(rules, seed):
    game = rules.game
    *_, last = game_of(rules, seed, 10)
    for seat in game.seats(rules.options):
        step = game.resign(last.state, seat)
        for notice in step.notices:
            for viewer in notice.audience:
                said = game.announce(notice.event, viewer, game.observe(step.state, viewer))
                assert said
                hear(rules, viewer, said, WIDTH)


@for_every_game
@few
@given(seed=seeds)
def test_every_question_has_an_answer(rules, seed):
    """Every topic, every viewer, with and without a place, while the game goes on and after it."""
    game, dice = rules.game, Random(seed)
    everywhere = places(rules)
    outside = [Cell(-1, 0), Cell(0, 99), Edge(Cell(40, 40), Direction.NORTH)]
    for number, moment in enumerate(game_of(rules, seed, 24)):
        if number % 8 and moment.move is not None:
            continue
        for viewer in rules.viewers:
            seen = game.observe(moment.state, viewer)
            for topic in Topic:
                hear(rules, viewer, game.summary(topic, viewer, seen))
                place = dice.choice(everywhere)
                said = game.summary(topic, viewer, seen, place)
                hear(rules, viewer, said)
                if topic in (Topic.DETAIL, Topic.EDGES):
                    assert said
            assert game.summary(Topic.STATUS, viewer, seen)
            assert game.summary(Topic.MOVES, viewer, seen)
            for place in outside:
                assert game.describe(place, seen) is None


@for_every_game
@few
@given(seed=seeds)
def test_every_place_can_be_described(rules, seed):
    game, dice = rules.game, Random(seed)
    everywhere = places(rules)
    slots = game.slots(rules.options)
    *_, last = game_of(rules, seed, 30)
    seen = seen_by_mover(rules, last)
    for place in dice.sample(everywhere, min(40, len(everywhere))):
        said = game.describe(place, seen)
        assert said is not None or place not in slots, "a slot always says what it is"
        if said is not None:
            hear(rules, rules.viewers[0], [said], WIDTH)


@for_every_game
@few
@given(seed=seeds)
def test_the_cursor_begins_and_things_lie_on_the_board(rules, seed):
    game = rules.game
    grid, slots = game.grid(rules.options), game.slots(rules.options)
    for moment in game_of(rules, seed, 20):
        for viewer in rules.viewers:
            seen = game.observe(moment.state, viewer)
            assert game.home(viewer, seen) in grid
            things = game.points(seen)
            assert len(set(things)) == len(things)
            for place in things:
                assert place in grid or place in slots
                assert game.describe(place, seen) is not None


@for_every_game
def test_the_start_is_told_to_everyone(rules):
    game = rules.game
    for viewer in rules.viewers:
        seen = game.observe(game.initial(rules.options, 1), viewer)
        said = game.opening(viewer, seen)
        assert said
        hear(rules, viewer, said, WIDTH)


@for_every_game
def test_seats_have_names_of_their_own(rules):
    game = rules.game
    names = [game.seat_name(seat, rules.options) for seat in game.seats(rules.options)]
    assert len(set(names)) == len(names)
    for language in range(len(LANGUAGES)):
        texts = [[text for _, text in heard(rules, rules.viewers[-1], name)] for name in names]
        assert len({each[language * 4] for each in texts}) == len(names)


@for_every_game
@few
@given(seed=seeds)
def test_hints_and_questions_have_words(rules, seed):
    """A hint has steps, from a nudge to the move."""
    game, dice = rules.game, Random(seed)
    for moment in game_of(rules, seed, 20):
        if moment.move is None:
            continue
        seen = seen_by_mover(rules, moment)
        mover = game.to_move(moment.state)
        for move in (moment.move, dice.choice(game.legal_moves(seen))):
            said = game.why(move, seen)
            assert len(said) >= 2
            hear(rules, mover, said, WIDTH)
        touched = game.touches(moment.move, seen)
        for count in range(1, len(touched)):
            fits = [
                move
                for move in game.legal_moves(seen)
                if game.touches(move, seen)[:count] == touched[:count]
            ]
            hear(rules, mover, [game.picked(touched[:count], fits, seen)])
        if not isinstance(touched[-1], Choice):
            continue
        before = touched[:-1]
        alike = [
            move
            for move in game.legal_moves(seen)
            if game.touches(move, seen)[: len(before)] == before
        ]
        inquiry, answers = game.inquire(alike, seen)
        hear(rules, mover, [inquiry.question], WIDTH)
        hear(rules, mover, inquiry.labels, WIDTH)
        assert len(answers) == len(inquiry.labels)


def refusal(rules, text, seen):
    try:
        rules.game.read_move(text, seen)
    except MoveError as error:
        return error
    return None


@for_every_game
@few
@given(seed=seeds)
def test_every_refusal_has_words(rules, seed):
    """Every square and slot is tried, as a text and as a move of another moment."""
    game = rules.game
    grid = game.grid(rules.options)
    moments = list(game_of(rules, seed, 12))
    tried = [grid.name(cell) for cell in grid.cells()]
    tried += [game.format_move(moment.move) for moment in moments if moment.move is not None]
    tried += ["zz", "a1-a1", "a1xa2", "z99", "a99h", "a1h", "pass", "a1-"]
    told = set()
    for moment in moments[::4]:
        seen = seen_by_mover(rules, moment)
        for text in tried:
            error = refusal(rules, text, seen)
            if error and error.message not in told:
                told.add(error.message)
                hear(rules, game.turn(seen) or rules.viewers[0], [error.message])


@for_every_game
@few
@given(seed=seeds)
def test_the_drawing_fits_a_terminal(rules, seed):
    for moment in game_of(rules, seed, 10):
        lines = rules.game.draw(seen_by_mover(rules, moment))
        assert len(lines) >= rules.game.grid(rules.options).height
        assert all(line.isascii() and line.isprintable() and len(line) <= WIDTH for line in lines)


@for_every_game
@few
@given(seed=seeds)
def test_worth_is_highest_for_who_won(rules, seed):
    game = rules.game
    for moment in game_of(rules, seed, 40):
        outcome = game.outcome(moment.state)
        for seat in game.seats(rules.options):
            worth = game.worth(game.observe(moment.state, seat), seat)
            assert isinstance(worth, int)
            if outcome is not None and outcome.winners:
                assert (worth > 0) == (seat in outcome.winners)
