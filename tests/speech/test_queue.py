"""What is heard, in what order, and what is cut or left out, on three kinds of output."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.message import Kind
from tactilegrid.speech.queue import ECHO_MS, Action, Hush, Outlet, Queue, Say
from tactilegrid.speech.utterance import Utterance

CONSOLE, TELLS, MUTE = Outlet(), Outlet(voice=True, ends=True), Outlet(voice=True)
HINT, FOCUS, MOVE, RESULT, ALERT = Kind


def words(kind: Kind, text: str, key: str = "") -> Utterance:
    return Utterance(kind, text, text, key)


def heard(actions: tuple[Action, ...]) -> list[str]:
    """Said texts; "!" in front where they cut off another."""
    return [
        "hush" if isinstance(each, Hush) else ("!" if each.interrupt else "") + each.utterance.text
        for each in actions
    ]


class Voice:
    """A queue with its output, at a time that the test moves on."""

    def __init__(self, outlet: Outlet = TELLS) -> None:
        self.queue = Queue(outlet)
        self.now = 0

    def put(self, kind: Kind, text: str, key: str = "", after: int = 1_000_000) -> list[str]:
        """*after* is long by default, so that nothing counts as an echo by accident."""
        self.now += after
        return heard(self.queue.put(words(kind, text, key), self.now))

    def done(self) -> list[str]:
        return heard(self.queue.done(self.now))

    def rest(self) -> list[str]:
        """Everything that is still said when all run to their end."""
        said = list[str]()
        while more := self.done():
            said += more
        return said


def test_console_gets_every_line_at_once() -> None:
    """Nothing is dropped, reordered or cut, however fast it comes."""
    voice = Voice(CONSOLE)
    for kind in Kind:
        assert voice.put(kind, "e2", key="same", after=0) == ["e2"]
        assert voice.put(kind, "e2", key="same", after=0) == ["e2"]
    assert voice.queue.hush() == ()
    assert voice.queue.due is None


def test_empty_text_is_no_line() -> None:
    assert Voice(CONSOLE).put(MOVE, "") == []
    assert Voice().put(MOVE, "") == []


def test_cursor_cuts_cursor_and_hint() -> None:
    voice = Voice()
    assert voice.put(HINT, "thinking") == ["thinking"]
    assert voice.put(FOCUS, "e2") == ["!e2"]
    assert voice.put(FOCUS, "e3") == ["!e3"]
    assert voice.rest() == []


def test_cursor_waits_for_a_move_and_only_the_last_place_is_said() -> None:
    voice = Voice()
    voice.put(MOVE, "You to e2.")
    assert voice.put(FOCUS, "e3") == []
    assert voice.put(FOCUS, "e4") == []
    assert voice.rest() == ["e4"]


def test_moves_and_results_wait_in_order() -> None:
    voice = Voice()
    voice.put(FOCUS, "e2")
    assert voice.put(MOVE, "Casual to e8.") == []
    assert voice.put(RESULT, "You lost.") == []
    assert voice.put(MOVE, "New game.") == []
    assert voice.rest() == ["Casual to e8.", "You lost.", "New game."]


def test_waiting_move_comes_before_the_cursor_that_made_way_for_it() -> None:
    voice = Voice()
    voice.put(FOCUS, "e2")
    voice.put(MOVE, "Casual to e8.")
    assert voice.put(FOCUS, "e3") == ["!Casual to e8."]
    assert voice.rest() == ["e3"]


def test_hint_waits_for_all() -> None:
    voice = Voice()
    voice.put(MOVE, "a")
    voice.put(HINT, "hint")
    voice.put(FOCUS, "e3")
    voice.put(RESULT, "b")
    assert voice.rest() == ["b", "e3", "hint"]


def test_alert_cuts_all_and_what_it_cut_is_said_again() -> None:
    """Half a move is no move: it is repeated. The cursor's words are stale by then."""
    voice = Voice()
    voice.put(MOVE, "Casual to e8.")
    voice.put(RESULT, "You won.")
    assert voice.put(ALERT, "Board lost.") == ["!Board lost."]
    assert voice.put(ALERT, "Disk full.") == ["!Disk full."]
    assert voice.rest() == ["Board lost.", "Casual to e8.", "You won."]


def test_alert_of_the_same_key_makes_the_cut_one_stale() -> None:
    voice = Voice()
    voice.put(ALERT, "Board lost.", key="board")
    assert voice.put(ALERT, "Board is back.", key="board") == ["!Board is back."]
    assert voice.rest() == []


def test_alert_drops_the_cursor_s_words() -> None:
    voice = Voice()
    voice.put(FOCUS, "e2")
    assert voice.put(ALERT, "Board lost.") == ["!Board lost."]
    assert voice.rest() == []


def test_same_key_takes_the_place_of_the_waiting_one() -> None:
    voice = Voice()
    voice.put(MOVE, "a")
    voice.put(RESULT, "3 minutes left", key="clock")
    voice.put(RESULT, "b")
    voice.put(RESULT, "2 minutes left", key="clock")
    assert voice.rest() == ["2 minutes left", "b"]


def test_what_is_being_said_is_not_replaced_by_its_key() -> None:
    voice = Voice()
    voice.put(RESULT, "3 minutes left", key="clock")
    assert voice.put(RESULT, "2 minutes left", key="clock") == []
    assert voice.rest() == ["2 minutes left"]


def test_same_words_of_the_cursor_within_a_blink_are_one() -> None:
    voice = Voice()
    assert voice.put(FOCUS, "edge") == ["edge"]
    assert voice.put(FOCUS, "edge", after=ECHO_MS - 1) == []
    assert voice.put(FOCUS, "edge", after=ECHO_MS) == ["!edge"]
    assert voice.put(FOCUS, "e2", after=1) == ["!e2"]
    assert voice.put(FOCUS, "edge", after=1) == ["!edge"]


def test_first_word_of_the_cursor_is_never_an_echo() -> None:
    assert Voice().put(FOCUS, "edge", after=0) == ["edge"]


def test_silence_stops_all_until_something_new_is_said() -> None:
    voice = Voice()
    voice.put(MOVE, "a")
    voice.put(MOVE, "b")
    assert heard(voice.queue.hush()) == ["hush"]
    assert voice.rest() == []
    assert voice.put(MOVE, "c") == ["c"]


def test_output_that_cannot_tell_ends_is_given_time() -> None:
    voice = Voice(MUTE)
    voice.put(MOVE, "You to e2.")
    voice.put(RESULT, "You won.", after=0)
    due = voice.queue.due
    assert due is not None
    assert due > voice.now
    assert voice.queue.tick(due - 1) == ()
    assert heard(voice.queue.tick(due)) == ["You won."]
    later = voice.queue.due
    assert later is not None
    assert voice.queue.tick(later) == ()
    assert voice.queue.due is None


def test_longer_texts_are_given_more_time() -> None:
    short, long = Voice(MUTE), Voice(MUTE)
    short.put(MOVE, "a")
    long.put(MOVE, "a" * 79)
    assert short.queue.due is not None
    assert long.queue.due is not None
    assert long.queue.due > short.queue.due


def test_late_tick_is_made_up_for_by_the_next_words() -> None:
    """Nobody called `tick` in time: what waited is said first, then what is new."""
    voice = Voice(MUTE)
    voice.put(MOVE, "a", after=0)
    voice.put(RESULT, "b", after=0)
    assert voice.put(MOVE, "c") == ["b"]
    assert voice.put(FOCUS, "e2") == ["c"]
    assert voice.put(FOCUS, "e3") == ["e3"]


EVENTS = st.lists(
    st.tuples(
        st.sampled_from(Kind),
        st.integers(0, 3),
        st.integers(0, 400),
        st.sampled_from(["put", "done"]),
    ),
    max_size=40,
)


@given(EVENTS, st.sampled_from([CONSOLE, TELLS, MUTE]))
def test_moves_and_results_are_all_heard_to_their_end_and_in_order(
    events: list[tuple[Kind, int, int, str]], outlet: Outlet
) -> None:
    """Whatever comes between, each is at last said without being cut by an alert."""
    queue, now, put, whole = Queue(outlet), 0, list[str](), list[str]()
    running: Utterance | None = None

    def follow(actions: tuple[Action, ...]) -> None:
        nonlocal running
        for action in actions:
            assert isinstance(action, Say)
            if running is not None and not action.interrupt:
                whole.append(running.text)
            running = action.utterance

    for number, (kind, text, passed, event) in enumerate(events):
        now += passed
        if event == "put":
            name = f"{number}" if kind in (MOVE, RESULT) else f"text {text}"
            put += [name] * (kind in (MOVE, RESULT))
            follow(queue.put(words(kind, name), now))
        elif outlet.ends and queue.running is not None:
            whole.append(queue.running.text)
            running = None
            follow(queue.done(now))
    while queue.running is not None:
        whole.append(queue.running.text)
        running = None
        now = queue.due or now
        follow(queue.done(now) if outlet.ends else queue.tick(now))
    if running is not None:
        whole.append(running.text)
    assert [text for text in whole if text.isdigit()] == put
