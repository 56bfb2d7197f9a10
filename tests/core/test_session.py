"""One game in progress: what is asked for is done or refused, and heard."""

from __future__ import annotations

import pytest

from tactilegrid.core.commands import AgreeDraw, Play, Player, Redo, Reseat, Resign, Undo
from tactilegrid.core.errors import BadPosition
from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Kind, Name, message
from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.core.session import Session
from tactilegrid.games import load_game
from tactilegrid.games.quoridor.moves import Step
from tests.core.tables import FOUR, ONE, THREE, TWO, ask, begun, dealt, facts, play, told

NEAR_GOAL = "e8,d9 10,10 - 1"


def refused(answer, sender, key):
    """The answer changes nothing, writes nothing, and only its sender hears why."""
    (update,) = answer.updates
    assert (update.viewer, update.refused) == (sender, True)
    assert update.announcement.kind is Kind.RESULT
    assert told(answer, sender) == [key]
    assert answer.lines == ()
    return True


def test_a_move_is_heard_by_everyone_and_written():
    session = begun()
    answer = ask(session, ONE, Play, Step(Cell(4, 1)))
    assert [update.viewer for update in answer.updates] == [ONE, TWO, SPECTATOR]
    for update in answer.updates:
        assert told(answer, update.viewer) == ["quoridor-stepped"]
        assert update.seen == answer.session.observe(update.viewer)
        assert update.announcement.kind is Kind.MOVE
        assert not update.refused
    assert answer.lines == ("1 1 e2",)
    assert (answer.session.ply, answer.session.to_move) == (1, TWO)
    assert session.ply == 0, "a session is a value: the old one stays as it was"


def test_plies_are_numbered_from_one_and_steps_that_are_no_moves_are_not_counted():
    session = play(begun(size=5, players=4), "c2", "b3")
    resigned = ask(session, THREE, Resign).session
    after = play(resigned, "d3")
    assert [step.ply for step in after.past if step.what == "play"] == [1, 2, 3]
    assert [step.seat for step in after.past if step.what == "play"] == [ONE, TWO, FOUR]
    assert ask(after, ONE, Play, Step(Cell(2, 2))).lines == ("4 1 c3",)


@pytest.mark.parametrize(
    "command",
    [
        Play(0, Step(Cell(4, 1))),
        Undo(0),
        Redo(2),
        Resign(-1),
        AgreeDraw(0),
        Reseat(0, ONE, Player()),
    ],
)
def test_what_was_meant_for_another_ply_is_stale(command):
    session = play(begun(), "e2")
    answer = session.handle(TWO, command)
    assert refused(answer, TWO, "refused-stale")
    assert answer.session is session


def test_out_of_turn():
    answer = ask(begun(), TWO, Play, Step(Cell(4, 7)))
    assert refused(answer, TWO, "refused-turn")
    assert answer.updates[0].announcement.messages == (message("refused-turn", who=ONE),)


def test_an_illegal_move_costs_no_turn():
    """QD-R5: three squares at once."""
    session = begun()
    answer = ask(session, ONE, Play, Step(Cell(4, 3)))
    assert refused(answer, ONE, "quoridor-not-there")
    assert answer.session.to_move == ONE


def test_after_the_end_there_are_no_moves():
    answer = ask(begun(position=NEAR_GOAL), ONE, Play, Step(Cell(4, 8)))
    won = answer.session
    assert won.outcome == Outcome((ONE,), "goal")
    assert won.to_move is None
    assert answer.lines == ("1 1 e9", "outcome 1 goal")
    assert {update.announcement.kind for update in answer.updates} == {Kind.RESULT}
    assert refused(ask(won, TWO, Play, Step(Cell(3, 7))), TWO, "refused-over")
    assert refused(ask(won, TWO, Resign), TWO, "refused-over")
    assert refused(ask(won, TWO, AgreeDraw), TWO, "refused-over")


def test_resigning_out_of_turn():
    answer = ask(begun(), TWO, Resign)
    assert answer.lines == ("resign 2", "outcome 1 resigned")
    assert told(answer, ONE) == ["quoridor-resigned", "quoridor-won"]
    assert answer.session.outcome == Outcome((ONE,), "resigned")
    assert answer.session.ply == 0


def test_who_is_out_cannot_resign_again():
    """QD-A14: the others play on, and who asks again is told so."""
    session = ask(begun(size=5, players=4), TWO, Resign).session
    assert session.outcome is None
    again = ask(session, TWO, Resign)
    assert refused(again, TWO, "refused-out")
    assert again.session is session


def test_a_draw_that_all_agreed_to():
    answer = ask(play(begun("pathagon"), "d4"), TWO, AgreeDraw)
    assert answer.lines == ("draw", "outcome - agreed")
    assert [told(answer, viewer) for viewer in (ONE, TWO, SPECTATOR)] == [["draw-agreed"]] * 3
    assert answer.session.outcome == Outcome((), "agreed")
    assert answer.session.to_move is None
    assert answer.session.ply == 1


def test_undo_to_the_start_and_redo_to_the_end():
    session = play(begun(), "e2", "e8", "e3h", "d8")
    undone = ask(session, ONE, Undo, 4)
    assert undone.lines == ("undo 4",)
    assert undone.session.state == begun().state
    assert undone.updates[2].announcement.messages == (message("undone-many", n=4),)
    few = ask(session, ONE, Undo, 3).updates[2].announcement.messages
    names = tuple(message("move-written", move=Name(move)) for move in ("d8", "e3h", "e8"))
    assert few == (message("undone", moves=names),)
    redone = ask(undone.session, TWO, Redo, 4)
    assert redone.lines == ("redo 4",)
    assert redone.session == session
    assert told(redone, SPECTATOR).count("quoridor-stepped") == 3


def test_undo_step_by_step_is_undo_at_once():
    session = play(begun("pathagon"), "d4", "c4", "e4")
    slow = session
    for _ in range(3):
        slow = ask(slow, ONE, Undo).session
    assert slow == ask(session, ONE, Undo, 3).session
    for _ in range(3):
        slow = ask(slow, ONE, Redo).session
    assert slow == session


@pytest.mark.parametrize("end", [Resign, AgreeDraw])
def test_undo_across_the_end(end):
    session = play(begun(), "e2")
    over = ask(session, ONE, end).session
    again = ask(over, TWO, Undo, 1)
    assert again.session.outcome is None
    assert again.session.to_move == TWO
    assert again.session.past == session.past
    said = again.updates[0].announcement.messages[0].get("moves")
    what = "resign" if end is Resign else "draw"
    assert said == (message(f"undone-{what}", who=ONE),)
    assert again.updates[0].announcement.kind is Kind.MOVE
    back = ask(again.session, TWO, Redo, 1)
    assert back.session == over
    assert back.lines[0] == "redo 1"
    assert back.lines[1].startswith("outcome ")
    both = ask(over, TWO, Undo, 2).session
    assert both.state == begun().state


@pytest.mark.parametrize("steps", [0, -1, 3])
def test_no_more_can_be_taken_back_or_made_again_than_there_is(steps):
    session = play(begun(), "e2", "e8")
    assert refused(ask(session, ONE, Undo, steps), ONE, "refused-undo")
    undone = ask(session, ONE, Undo, 2).session
    assert refused(ask(undone, ONE, Redo, steps), ONE, "refused-redo")


@pytest.mark.parametrize("command", [Resign, AgreeDraw])
def test_a_new_step_ends_what_could_be_made_again(command):
    session = ask(play(begun(), "e2", "e8"), ONE, Undo, 1).session
    assert play(session, "d9").undone == ()
    assert ask(session, ONE, command).session.undone == ()


def test_a_seat_that_changes_hands_or_names():
    session = begun()
    named = ask(session, ONE, Reseat, TWO, Player("human", "Anna"))
    assert named.lines == ("seat 2 human Anna",)
    assert told(named, SPECTATOR) == ["seat-named"]
    assert named.session.player(TWO) == Player("human", "Anna")
    assert named.session.player(ONE) == session.player(ONE)
    engine = ask(named.session, TWO, Reseat, ONE, Player("casual"))
    assert engine.lines == ("seat 1 engine casual",)
    assert told(engine, ONE) == ["seat-program"]
    by_hand = ask(engine.session, TWO, Reseat, ONE, Player("human"))
    assert told(by_hand, ONE) == ["seat-taken"]
    said = engine.updates[0].announcement.messages[0]
    assert (said.get("number"), said.get("name")) == (1, ONE)
    assert engine.session.past == session.past


@pytest.mark.parametrize("number", [0, 3, -1])
def test_a_seat_that_is_not_there(number):
    seat = type(ONE)(number)
    answer = ask(begun(), ONE, Reseat, seat, Player("casual"))
    assert refused(answer, ONE, "refused-seat")


def test_opening_is_told_to_each_viewer():
    updates = begun(size=5, players=4).opening()
    assert [update.viewer for update in updates] == [ONE, TWO, THREE, FOUR, SPECTATOR]
    assert all(update.announcement.messages for update in updates)


def test_a_game_from_a_position():
    session = begun(position=NEAR_GOAL)
    assert session.state == session.game.parse_position(NEAR_GOAL, session.options)
    assert session.ply == 0
    with pytest.raises(BadPosition):
        begun(position="nonsense")


# a game with secrets


def test_who_may_not_know_hears_another_event():
    answer = ask(dealt(), ONE, Play, "show")
    assert told(answer, TWO) == ["cards-shown"]
    assert told(answer, SPECTATOR) == ["cards-waited"]
    by_viewer = {update.viewer: update.seen for update in answer.updates}
    assert by_viewer[TWO].cards == (3, 2)
    assert by_viewer[ONE].cards == (3, 0)
    assert by_viewer[SPECTATOR].cards == (3, 0)


def test_what_showed_a_secret_cannot_be_taken_back():
    session = play(dealt(), "wait", "show", "wait")
    answer = ask(session, ONE, Undo, 2)
    assert refused(answer, ONE, "refused-undo-secret")
    assert answer.session is session
    one = ask(session, ONE, Undo, 1)
    assert facts(ask(one.session, ONE, Redo, 1).session) == facts(session)
    assert refused(ask(one.session, ONE, Undo, 1), ONE, "refused-undo-secret")


def test_no_secret_in_what_a_session_shows_of_itself():
    text = repr(play(dealt(), "wait"))
    assert "cards=" not in text
    assert "seed" not in text
    assert "(3, 2)" not in text


@pytest.mark.parametrize(
    ("text", "size", "players"),
    [("5x5 b1,c5 2,2 - 1", 5, 2), ("e1,a5,e9,i5 5,5,5,5 - 3", 9, 4)],
)
def test_a_position_decides_its_own_size_and_seats(text: str, size: int, players: int) -> None:
    game = load_game("quoridor")
    people = tuple(Player() for _ in range(players))
    session = Session.begin(game, settle(game.options, {}), 0, people, text)
    assert session.options.number("size") == size
    assert len(session.seats) == players
    assert session.game.grid(session.options).width == size
