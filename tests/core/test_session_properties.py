"""Any commands in any order: each is answered, nothing changes behind anybody's back."""

from __future__ import annotations

from hypothesis import given

from tactilegrid.core.commands import Play, Redo, Undo
from tests.core.tables import ask, dice, facts, tables, talks, told

LONG = 40


@given(tables, dice)
def test_every_command_is_answered(session, dice):
    """Its sender hears at least one message; what is refused changes and writes nothing."""
    for before, sender, _, answer in talks(session, dice, LONG):
        assert told(answer, sender), "silence is a defect"
        if answer.updates[0].refused:
            assert answer.session == before
            assert answer.lines == ()
            assert [update.viewer for update in answer.updates] == [sender]
        else:
            assert answer.session != before or answer.lines[0].startswith("seat ")
            assert tuple(update.viewer for update in answer.updates) == before.viewers
            for update in answer.updates:
                assert update.announcement.messages
                assert update.seen == answer.session.observe(update.viewer)


@given(tables, dice)
def test_states_never_change(session, dice):
    """Whoever still holds an older session holds the game as it was."""
    held = []
    for before, _, _, answer in talks(session, dice, LONG):
        held.append((before, before.game.format_position(before.state), facts(before)))
        assert answer.session.start == session.start
    for before, position, known in held:
        assert before.game.format_position(before.state) == position
        assert facts(before) == known


@given(tables, dice)
def test_moves_are_numbered_without_gaps(session, dice):
    for before, sender, command, answer in talks(session, dice, LONG):
        after = answer.session
        assert [step.ply for step in after.past if step.what == "play"] == list(
            range(1, after.ply + 1)
        )
        if isinstance(command, Play) and not answer.updates[0].refused:
            move = before.game.format_move(command.move)
            assert answer.lines[0] == f"{before.ply + 1} {sender.number} {move}"
            assert after.ply == before.ply + 1


@given(tables, dice)
def test_what_is_taken_back_can_be_made_again(session, dice):
    for _, _, _, answer in talks(session, dice, LONG):
        session = answer.session
    count = len(session.past)
    if not count:
        return
    steps = dice.randint(1, count)
    undone = ask(session, session.seats[0], Undo, steps).session
    assert undone.past == session.past[:-steps]
    assert undone.state == (undone.past[-1].after.state if undone.past else session.start)
    assert ask(undone, session.seats[0], Redo, steps).session == session


@given(tables, dice)
def test_a_game_is_over_or_somebody_is_to_move(session, dice):
    for _, _, _, answer in talks(session, dice, LONG):
        after = answer.session
        assert (after.to_move is None) == (after.outcome is not None)
        assert bool(answer.lines and answer.lines[-1].startswith("outcome")) <= bool(after.outcome)
