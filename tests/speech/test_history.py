"""What was said can be heard again: by its viewer, in order, until a curtain falls."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.message import Kind
from tactilegrid.speech.history import GAME, History
from tactilegrid.speech.utterance import Utterance

STEPS = ("older", "newer", "oldest", "newest")


def told(*texts: str, kind: Kind = Kind.MOVE, limit: int = 2_000) -> History:
    history = History(limit)
    for text in texts:
        history.add(Utterance(kind, text, text))
    return history


def text(utterance: Utterance | None) -> str | None:
    return utterance and utterance.text


def test_older_is_the_one_before_what_was_just_heard() -> None:
    history = told("a", "b", "c")
    assert [text(history.older()) for _ in range(4)] == ["b", "a", None, None]
    assert [text(history.newer()) for _ in range(3)] == ["b", "c", None]


def test_ends_are_reached_at_once() -> None:
    history = told("a", "b", "c")
    assert text(history.oldest()) == "a"
    assert history.older() is None
    assert text(history.newest()) == "c"
    assert history.newer() is None


def test_new_utterance_takes_the_place_along() -> None:
    history = told("a", "b")
    history.oldest()
    history.add(Utterance(Kind.MOVE, "c", "c"))
    assert text(history.older()) == "b"


def test_repeating_the_last_leaves_the_place() -> None:
    history = told("a", "b", "c")
    history.older()
    assert text(history.last()) == "c"
    assert text(history.older()) == "a"


def test_kinds_can_be_picked() -> None:
    """What the cursor said is stepped over by whoever looks for moves."""
    history = told("e2, empty", kind=Kind.FOCUS)
    for kind, word in ((Kind.MOVE, "move"), (Kind.HINT, "hint"), (Kind.ALERT, "alert")):
        history.add(Utterance(kind, word, word))
    assert text(history.last(GAME)) == "alert"
    assert text(history.older(GAME)) == "move"
    assert history.older(GAME) is None
    assert text(history.older()) == "e2, empty"
    assert text(history.newest({Kind.HINT})) == "hint"
    assert history.last({Kind.RESULT}) is None


def test_last_few_are_in_the_order_they_were_said() -> None:
    history = told("a", "b", "c")
    assert [each.text for each in history.recent(2)] == ["b", "c"]
    assert [each.text for each in history.recent(9)] == ["a", "b", "c"]
    assert history.recent(0) == ()


def test_curtain_leaves_nothing() -> None:
    history = told("secret")
    history.clear()
    assert len(history) == 0
    assert history.last() is None
    assert [getattr(history, step)() for step in STEPS] == [None] * 4


@given(st.lists(st.sampled_from([*STEPS, "add"]), max_size=40), st.integers(1, 4))
def test_history_is_a_bounded_line_with_a_place(steps: list[str], limit: int) -> None:
    """Whatever is pressed, the place is what a list with an index would say."""
    history, kept, place = History(limit), list[str](), 0
    for number, step in enumerate(steps):
        if step == "add":
            history.add(Utterance(Kind.MOVE, str(number), ""))
            kept = [*kept, str(number)][-limit:]
            place = len(kept) - 1
            continue
        wanted = {"older": place - 1, "newer": place + 1, "oldest": 0, "newest": len(kept) - 1}[
            step
        ]
        heard = text(getattr(history, step)())
        if 0 <= wanted < len(kept):
            place = wanted
            assert heard == kept[place]
        else:
            assert heard is None
    assert len(history) == len(kept)
