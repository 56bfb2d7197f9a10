"""A game as text: what is written can be read, and reads back as the same game."""

from __future__ import annotations

import pytest
from hypothesis import given

from tactilegrid.core.commands import AgreeDraw, Play, Player, Redo, Reseat, Resign, Undo
from tactilegrid.core.record import (
    FIRST_LINE,
    DamagedRecord,
    header_of,
    header_text,
    read_record,
)
from tactilegrid.core.session import outcome_line, seat_line
from tactilegrid.games import load_game
from tests.core.tables import (
    ONE,
    SETTINGS,
    THREE,
    TWO,
    ask,
    begun,
    dealt,
    dice,
    facts,
    play,
    record_of,
    tables,
    talks,
)

POSITION = "e4,e6 8,9 d5v,e3h,g7h 1"


def again(session, answers=(), position=""):
    """The session read back from what was written."""
    loaded = read_record(record_of(session, answers, position), load_game)
    assert not loaded.torn
    return loaded.session


def following(session, *commands):
    """The answers to commands of whoever's turn it is, or of seat 1."""
    answers = []
    for kind, *args in commands:
        sender = session.to_move or ONE
        if kind is Play:
            args = [session.game.parse_move(args[0], session.observe(sender))]
        answer = ask(session, sender, kind, *args)
        assert not answer.updates[0].refused
        answers.append(answer)
        session = answer.session
    return answers


def test_the_first_lines():
    header = header_of(begun(size=5, fences=3, seed=77))
    assert header_text(header) == (
        "tactilegrid-record 1\ngame quoridor\noption size 5\noption players 2\noption fences 3\n"
        "option edge_is_fence on\noption pawn_behind blocked\noption repetition 3\n"
        "option ply_cap 0\noption first 1\nseed 77\nseat 1 human\nseat 2 human\n"
    )


@pytest.mark.parametrize(("name", "given"), SETTINGS)
def test_a_header_reads_back(name, given):
    session = begun(name, 3, **given)
    text = header_text(header_of(session))
    loaded = read_record(text.encode(), load_game)
    assert loaded.header == header_of(session)
    assert facts(loaded.session) == facts(session)
    assert loaded.size == len(text.encode())


@pytest.mark.parametrize(
    "player",
    [Player("human", "Анна К"), Player("casual"), Player("novice", "human"), Player(name="1 2")],
)
def test_who_sits_there_reads_back(player):
    table = ask(begun(), ONE, Reseat, TWO, player).session
    assert again(table).players == (Player(), player)
    assert seat_line(TWO, player).startswith("seat 2 ")


def test_a_position_reads_back_from_one_line():
    session = begun(position=POSITION)
    assert facts(again(session, position=POSITION)) == facts(session)
    broken = POSITION.replace(" ", "\n")
    assert facts(again(session, position=broken)) == facts(session)
    assert header_of(session, broken).position == POSITION


def test_the_lines_of_every_step():
    answers = following(
        begun(),
        (Reseat, ONE, Player("human", "Anna")),
        (Play, "e2"),
        (Play, "e8"),
        (Undo, 1),
        (Redo, 1),
        (Undo, 2),
        (Play, "e3h"),
        (Reseat, TWO, Player("casual")),
        (AgreeDraw,),
        (Undo, 1),
        (Resign,),
    )
    lines = [line for answer in answers for line in answer.lines]
    assert lines == [
        "seat 1 human Anna",
        "1 1 e2",
        "2 2 e8",
        "undo 1",
        "redo 1",
        "undo 2",
        "1 1 e3h",
        "seat 2 engine casual",
        "draw",
        "outcome - agreed",
        "undo 1",
        "resign 2",
        "outcome 1 resigned",
    ]
    loaded = again(begun(), answers)
    assert facts(loaded) == facts(answers[-1].session)
    assert outcome_line(loaded.outcome) == "outcome 1 resigned"


def test_a_seat_that_changes_hands_before_the_first_move_is_no_second_header():
    answers = following(begun(), (Reseat, ONE, Player("human", "Anna")))
    assert again(begun(), answers).players == (Player("human", "Anna"), Player())


def test_a_resignation_that_ends_nothing():
    """QD-A14: with four seats the others play on."""
    session = begun(size=5, players=4)
    resigned = ask(session, THREE, Resign)
    moved = ask(resigned.session, ONE, Play, play(session, "c2").past[0].move)
    assert resigned.lines == ("resign 3",)
    assert facts(again(session, [resigned, moved])) == facts(moved.session)


@given(tables, dice)
def test_reading_is_playing(session, dice):
    """Any session's lines read back to an equal game, with all that was taken back."""
    answers = [talk.answer for talk in talks(session, dice, 40)]
    loaded = again(session, answers)
    assert facts(loaded) == facts(answers[-1].session)


@given(tables, dice)
def test_same_seed_and_commands_same_record(session, dice):
    start = dice.getstate()
    first = record_of(session, [talk.answer for talk in talks(session, dice, 20)])
    dice.setstate(start)
    second = record_of(session, [talk.answer for talk in talks(session, dice, 20)])
    assert first == second


def test_a_game_with_secrets_reads_back_for_its_referee():
    session = dealt()
    answers = following(session, (Play, "wait"), (Play, "show"), (Play, "wait"), (Play, "show"))
    lines = [line for answer in answers for line in answer.lines]
    assert lines[-1] == "outcome 1 cards"
    loaded = read_record(record_of(session, answers), lambda _: session.game)
    assert loaded.session.state == answers[-1].session.state
    assert loaded.session.past[1].after.reveals


def test_what_showed_a_secret_cannot_be_taken_back_in_a_record_either():
    session = dealt()
    data = record_of(session, following(session, (Play, "show"))) + b"undo 1\n"
    with pytest.raises(DamagedRecord, match="refused-undo-secret") as caught:
        read_record(data, lambda _: session.game)
    assert caught.value.line == data.count(b"\n")


@pytest.mark.parametrize("line", ["1 1 shout", "1 1", "nothing of ours", "1 2 wait"])
def test_a_damaged_line_of_a_game_with_secrets_is_not_read_out(line):
    """Whoever hears of the damage may be the one it is hidden from."""
    session = dealt()
    data = record_of(session, []) + f"{line}\n".encode()
    with pytest.raises(DamagedRecord, match="record-line-secret") as caught:
        read_record(data, lambda _: session.game)
    assert caught.value.line == data.count(b"\n")


def test_the_version_comes_first():
    assert record_of(begun(), []).decode().split("\n")[0] == FIRST_LINE
