"""What other threads have for the desk."""

from __future__ import annotations

from tactilegrid.app.inbox import Inbox


def test_calls_are_made_in_their_order_when_they_are_taken() -> None:
    inbox, made, rung = Inbox(), list[int](), list[int]()
    inbox.put(lambda: made.append(1))
    inbox.alarm = lambda: rung.append(1)
    inbox.put(lambda: made.append(2))
    assert (made, rung) == ([], [1])
    assert inbox.take()
    assert inbox.take()
    assert not inbox.take()
    assert made == [1, 2]


def test_a_loop_that_has_ended_is_no_harm() -> None:
    inbox = Inbox()

    def ended() -> None:
        raise RuntimeError("Event loop is closed")

    inbox.alarm = ended
    inbox.put(lambda: None)
    assert inbox.take()
