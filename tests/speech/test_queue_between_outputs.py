"""An output dies and another takes over: what is said again, and what is stale by then."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.message import Kind
from tactilegrid.speech.queue import Action, Hush, Outlet, Queue, Say
from tactilegrid.speech.utterance import Utterance

TELLS, MUTE = Outlet(voice=True, ends=True), Outlet(voice=True)
HINT, FOCUS, MOVE, RESULT, ALERT = Kind


def words(kind: Kind, text: str) -> Utterance:
    return Utterance(kind, text, text)


def texts(actions: tuple[Action, ...]) -> list[str]:
    return ["hush" if isinstance(each, Hush) else each.utterance.text for each in actions]


def rest(queue: Queue, first: tuple[Action, ...]) -> list[str]:
    """All that is said from now on, where each is said to its end."""
    said = texts(first)
    while more := queue.done(0):
        said += texts(more)
    return said


def test_everything_waits_for_the_first_output_and_the_cursor_says_its_last_square() -> None:
    queue = Queue(None)
    for place, utterance in enumerate(
        [words(FOCUS, "e2"), words(MOVE, "moved"), words(FOCUS, "e3"), words(ALERT, "clock")]
    ):
        assert queue.put(utterance, place * 1000) == ()
    assert rest(queue, queue.gain(TELLS, 5000)) == ["clock", "moved", "e3"]


def test_what_was_cut_off_by_the_fault_is_said_again_first() -> None:
    queue = Queue(TELLS)
    queue.put(words(MOVE, "first"), 0)
    queue.put(words(RESULT, "second"), 1)
    queue.put(words(FOCUS, "e2"), 2)
    queue.put(words(HINT, "hint"), 3)
    queue.lose()
    assert queue.put(words(FOCUS, "e4"), 500) == ()  # pressed since, so not stale
    assert rest(queue, queue.gain(MUTE, 600)) == ["first", "second", "e4"]


def test_a_square_that_was_being_said_is_stale() -> None:
    queue = Queue(MUTE)
    queue.put(words(FOCUS, "e2"), 0)
    queue.lose()
    assert queue.due is None
    assert queue.gain(MUTE, 600) == ()


def test_an_alert_that_was_being_said_comes_again() -> None:
    queue = Queue(TELLS)
    queue.put(words(MOVE, "moved"), 0)
    assert texts(queue.put(words(ALERT, "clock"), 1)) == ["clock"]
    queue.lose()
    assert rest(queue, queue.gain(TELLS, 2)) == ["clock", "moved"]


def test_silence_is_asked_of_no_output_where_there_is_none() -> None:
    queue = Queue(None)
    queue.put(words(MOVE, "moved"), 0)
    assert queue.hush() == ()
    assert queue.gain(TELLS, 1) == ()
    assert isinstance(queue.put(words(MOVE, "next"), 2)[0], Say)


def test_the_time_of_what_was_not_taken_yet_does_not_run() -> None:
    queue = Queue(MUTE)
    queue.put(words(MOVE, "e2"), 0)
    queue.held_up()
    assert queue.put(words(RESULT, "next"), 10_000) == ()
    queue.taken(10_000)
    assert queue.tick(10_000 + 389) == ()
    assert texts(queue.tick(10_000 + 390)) == ["next"]


def test_nothing_is_taken_where_nothing_runs_or_ends_are_told() -> None:
    queue = Queue(MUTE)
    queue.taken(0)
    queue = Queue(TELLS)
    queue.put(words(MOVE, "e2"), 0)
    queue.taken(0)
    assert queue.due is None


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.sampled_from(list(Kind))),
        st.tuples(st.sampled_from(["done", "lose", "gain"]), st.just(MOVE)),
    ),
    max_size=40,
)


@given(STEPS)
def test_no_move_and_no_result_is_lost_whatever_happens(steps: list[tuple[str, Kind]]) -> None:
    """Each is said to its end once, after however many faults."""
    queue = Queue(None)
    put, ended = list[str](), list[str]()
    for now, (step, kind) in enumerate(steps):
        if step == "put":
            text = f"{kind.name} {now}"
            put += [text] * (kind > FOCUS)
            queue.put(words(kind, text), now * 1000)
        elif step == "done" and queue.running is not None:
            ended.append(queue.running.text)
            queue.done(now * 1000)
        elif step == "lose":
            queue.lose()
        elif step == "gain" and queue.outlet is None:
            queue.gain(TELLS, now * 1000)
    queue.lose()
    queue.gain(TELLS, 10**6)
    while queue.running is not None:
        ended.append(queue.running.text)
        queue.done(10**6)
    assert sorted(text for text in ended if not text.startswith(("FOCUS", "HINT"))) == sorted(put)
