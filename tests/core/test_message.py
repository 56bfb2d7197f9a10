"""Messages, who hears them, and the errors that carry them."""

from __future__ import annotations

import pickle

import pytest

from tactilegrid.core.commands import HUMAN, Player
from tactilegrid.core.errors import (
    AmbiguousMove,
    BadNotation,
    BadPosition,
    IllegalMove,
    MoveError,
)
from tactilegrid.core.game import Choice, Notice, Transition
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Both, Kind, Name, message
from tactilegrid.core.seats import SPECTATOR, Seat, Spectator, everyone


def test_the_order_of_arguments_makes_no_difference():
    said = message("taken", who=Seat(1), cells=Both((Cell(0, 0),)))
    assert said == message("taken", cells=Both((Cell(0, 0),)), who=Seat(1))
    assert hash(said) == hash(message("taken", cells=Both((Cell(0, 0),)), who=Seat(1)))
    assert said.get("who") == Seat(1)
    assert said.get("whom") is None


def test_an_argument_may_be_called_key():
    assert message("keys-line", key=Name("k")).get("key") == Name("k")


def test_kinds_from_low_to_high():
    assert sorted(Kind) == [Kind.HINT, Kind.FOCUS, Kind.MOVE, Kind.RESULT, Kind.ALERT]


def test_everyone_is_each_seat_and_whoever_watches():
    assert everyone((Seat(1), Seat(2))) == (Seat(1), Seat(2), SPECTATOR)
    assert Spectator() == SPECTATOR != Seat(1)


def test_a_person_or_a_program():
    assert not Player().is_engine
    assert not Player(HUMAN, "Anna").is_engine
    assert Player("casual").is_engine


@pytest.mark.parametrize("kind", [BadNotation, MoveError, BadPosition])
def test_errors_carry_their_sentence(kind):
    error = kind(message("bad", given=Name("e2")))
    assert isinstance(error, ValueError)
    assert error.message == message("bad", given=Name("e2"))
    assert str(error) == "bad", "an argument could be a secret, so only the key is in the text"


def test_what_the_other_errors_add():
    several = AmbiguousMove(message("which"), ("d4xc4", "d4"))
    assert isinstance(several, MoveError)
    assert several.moves == ("d4xc4", "d4")
    forbidden = IllegalMove(message("no"), "QD-R7")
    assert isinstance(forbidden, MoveError)
    assert forbidden.rule == "QD-R7"
    assert not isinstance(BadPosition(message("no")), MoveError)


def test_a_notice_names_its_audience():
    notice = Notice(Choice("event"), [Seat(1), SPECTATOR, Seat(1)])
    assert notice.audience == {Seat(1), SPECTATOR}
    # not the event: it may be some viewer's secret
    assert repr(notice) == "Notice(Choice, ['Seat(number=1)', 'Spectator()'])"
    step = Transition("state", [notice])
    assert (step.state, step.notices, step.reveals) == ("state", (notice,), False)


def test_a_message_can_go_to_another_process():
    said = message("deep", part=message("part", cells=(Cell(1, 2), Name("x"))))
    assert pickle.loads(pickle.dumps(said)) == said
