"""What a driver tells becomes what hands mean, at a board of either kind."""

from __future__ import annotations

from tactilegrid.board.driver import (
    PIECES,
    STUCK,
    UNPLUGGED,
    Capabilities,
    Connected,
    Faulty,
    Lost,
    Snapshot,
    Switched,
)
from tactilegrid.board.fingers import ACT, ASK, HEAR, LONG_MS, Touched
from tactilegrid.board.hands import Hands
from tactilegrid.board.settling import SETTLE_MS, Settled

BUTTONS = Connected(Capabilities("B", 3, 3))
FELT = Connected(Capabilities("P", 3, 3, kind=PIECES), frozenset({1}))


def test_buttons_are_pressed() -> None:
    hands = Hands()
    assert hands.take(BUTTONS) == [BUTTONS]
    assert hands.take(Switched(4, True, 10)) == [Touched(HEAR, 4)]
    assert hands.tick(10 + LONG_MS) == [Touched(ASK, 4)]
    assert hands.take(Switched(4, False, 2000)) == []
    hands.take(Switched(4, True, 3000))
    assert hands.take(Switched(4, False, 3100)) == [Touched(ACT, 4)]


def test_a_press_that_got_long_between_two_beats_still_asks() -> None:
    hands = Hands()
    hands.take(BUTTONS)
    hands.take(Switched(4, True, 0))
    assert hands.take(Switched(4, False, LONG_MS)) == [Touched(ASK, 4)]


def test_pieces_settle() -> None:
    hands = Hands()
    assert hands.take(FELT) == [FELT]
    assert hands.take(Switched(4, True, 100)) == []
    assert hands.tick(100 + SETTLE_MS) == [Settled(frozenset({1, 4}))]


def test_a_snapshot_settles_too_and_presses_nothing() -> None:
    hands = Hands()
    hands.take(FELT)
    hands.take(Snapshot(frozenset(), 100))
    assert hands.tick(100 + SETTLE_MS) == [Settled(frozenset())]
    hands.take(BUTTONS)
    assert hands.take(Snapshot(frozenset({3}), 5000)) == []
    assert hands.take(Switched(3, False, 6000)) == []


def test_what_is_no_hand_is_handed_on() -> None:
    hands = Hands()
    hands.take(FELT)
    fault, lost = Faulty(STUCK, frozenset({3})), Lost(UNPLUGGED)
    assert hands.take(fault) == [fault]
    assert hands.take(lost) == [lost]
    assert hands.tick(60_000) == []


def test_a_press_before_the_board_was_lost_is_not_made_up_for() -> None:
    hands = Hands()
    hands.take(BUTTONS)
    hands.take(Switched(4, True, 0))
    hands.take(Lost(UNPLUGGED))
    assert hands.tick(60_000) == []
    hands.take(BUTTONS)
    assert hands.take(Switched(4, False, 60_100)) == []
