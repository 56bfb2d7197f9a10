"""What becomes of utterances, workers and voices, with the time and the worker as arguments."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.message import Kind
from tactilegrid.outputs import conductor as module
from tactilegrid.outputs.backends.speaker import Manner
from tactilegrid.outputs.conductor import (
    Change,
    Conductor,
    Kill,
    Send,
    Spoken,
    Start,
    Steps,
    Voices,
)

HINT, FOCUS, MOVE, RESULT, ALERT = Kind
TELLS, MUTE = ["cuts", "ends"], ["cuts"]


def words(kind: Kind, text: str) -> Spoken:
    return Spoken(kind, text, text, language="en")


class Bench:
    """A conductor, and a worker that answers when the test says so."""

    def __init__(self, *names: str) -> None:
        self.conductor = Conductor(names or ("one", "two"))
        self.now = 0
        self.sent: list[dict[str, Any]] = []
        self.told: list[Change | Voices] = []
        self.alive = 0  # workers started and not killed
        self.started = 0

    def take(self, steps: Steps) -> None:
        for step in steps:
            if isinstance(step, Send):
                assert self.alive == 1, "a request to no worker"
                self.sent.append(dict(step.frame))
            elif isinstance(step, Start):
                self.started += 1
                self.alive += 1
            elif isinstance(step, Kill):
                self.alive -= 1
            else:
                self.told.append(step)
        assert self.alive in (0, 1)

    def boot(self, name: str = "one", caps: list[str] = TELLS) -> None:
        """The worker comes up and opens that voice."""
        if self.conductor.state == "off":
            self.take(self.conductor.start(self.now))
        self.answer(hello="folder")
        self.answer(trying=name)
        self.answer(ready=name, caps=caps)

    def answer(self, **frame: Any) -> None:
        self.take(self.conductor.answer(frame, self.now))

    def say(self, kind: Kind, text: str, after: int = 1000) -> None:
        self.now += after
        self.take(self.conductor.say(words(kind, text), self.now))

    def accept(self) -> None:
        """The worker has taken the last request."""
        self.answer(done=self.sent[-1]["number"])

    def finish(self, event: str = "end") -> None:
        """It tells of the end of what it was given last."""
        spoken = [each["number"] for each in self.sent if each["do"] == "speak"]
        self.answer(event=event, number=spoken[-1])

    def wait(self, ms: int, checked: bool = False) -> None:
        """Time passes, with a tick whenever one is due; `checked`: the voice is there."""
        end = self.now + ms
        while (due := self.conductor.due) is not None and due <= end:
            self.now = max(self.now, due)
            self.take(self.conductor.tick(self.now))
            if checked and self.sent[-1]["do"] == "check":
                self.answer(done=self.sent[-1]["number"])
        self.now = end

    @property
    def spoken(self) -> list[str]:
        return [
            ("!" if each["interrupt"] else "") + each["text"]
            for each in self.sent
            if each["do"] == "speak"
        ]


def test_what_is_said_before_the_voice_is_there_waits_for_it() -> None:
    bench = Bench()
    bench.say(MOVE, "first")
    bench.boot()
    assert bench.spoken == ["first"]
    assert bench.told == [Change("one", "", "", frozenset(TELLS))]
    assert bench.sent[0]["names"] == ["one", "two"]
    assert bench.sent[1] | {"number": 0} == {
        "do": "speak",
        "number": 0,
        "text": "first",
        "kind": "MOVE",
        "language": "en",
        "interrupt": False,
    }


def test_one_after_the_other_by_the_ends_that_the_voice_tells() -> None:
    bench = Bench()
    bench.boot()
    bench.say(MOVE, "first")
    bench.say(RESULT, "second")
    bench.accept()
    assert bench.spoken == ["first"]
    bench.answer(event="begin", number=99)  # of something long gone
    bench.finish("begin")
    assert bench.spoken == ["first"]
    bench.finish()
    assert bench.spoken == ["first", "second"]
    assert not bench.conductor.idle
    bench.accept()
    bench.finish("canceled")  # by the listener's own reader, say
    assert bench.conductor.idle


def test_a_voice_that_tells_no_ends_is_given_time() -> None:
    bench = Bench()
    bench.boot(caps=MUTE)
    bench.say(MOVE, "x" * 10)
    bench.accept()
    bench.say(RESULT, "next", after=0)
    bench.wait(900)
    assert len(bench.spoken) == 1
    bench.wait(100)
    assert bench.spoken[1:] == ["next"]
    assert bench.alive == 1


def test_the_time_of_such_a_voice_begins_when_it_has_taken_the_words() -> None:
    """Else a move that hangs in the worker would make room for the next, and be lost."""
    bench = Bench()
    bench.boot(caps=MUTE)
    bench.say(MOVE, "first")
    bench.say(MOVE, "second")
    bench.wait(900)
    assert bench.spoken == ["first"]
    bench.answer(lost=True)
    bench.boot(caps=MUTE)
    assert bench.spoken == ["first", "first"]


def test_keys_faster_than_the_voice_takes_them_leave_the_last_square() -> None:
    """One request is on its way at most, so no pipe fills."""
    bench = Bench()
    bench.boot()
    for place in range(20):
        bench.say(FOCUS, f"e{place}", after=50)
    assert bench.spoken == ["e0"]
    bench.accept()
    assert bench.spoken == ["e0", "!e19"]


def test_silence_forgets_what_waits() -> None:
    bench = Bench()
    bench.boot()
    bench.say(MOVE, "first")
    bench.say(ALERT, "clock")
    bench.take(bench.conductor.hush(bench.now))
    assert bench.sent[-1]["do"] == "stop"
    bench.answer(done=bench.sent[-2]["number"])
    bench.accept()
    bench.wait(60_000)
    assert bench.spoken == ["first"]
    assert bench.conductor.idle


def test_no_answer_in_two_seconds_is_another_worker_and_the_move_is_said_again() -> None:
    bench = Bench()
    bench.boot()
    bench.say(MOVE, "first")
    bench.say(HINT, "hint", after=1)
    bench.wait(module.ANSWER_MS - 2)
    assert (bench.started, bench.alive) == (1, 1)
    bench.wait(1)
    assert (bench.started, bench.alive) == (2, 1)
    bench.boot()
    assert bench.spoken == ["first", "first"]
    assert bench.sent[-2]["patience"] == {"one": module.PATIENCE}
    assert len(bench.told) == 1  # it is the same voice: nobody need know


def test_two_failures_are_another_voice_and_the_listener_is_told_once() -> None:
    bench = Bench()
    bench.boot()
    bench.say(MOVE, "first")
    bench.answer(failed=bench.sent[-1]["number"], why="broken")
    bench.boot()
    bench.accept()
    bench.answer(lost=True)
    assert bench.started == 3
    bench.answer(hello="folder")
    assert bench.sent[-1]["names"] == ["two"]
    bench.answer(ready="two", caps=MUTE)
    assert bench.spoken == ["first"] * 3
    assert bench.told[1:] == [Change("two", "one", "the voice went away", frozenset(MUTE))]


def test_a_voice_that_has_said_something_since_gets_another_chance() -> None:
    bench = Bench()
    bench.boot()
    for place in range(6):
        bench.say(MOVE, f"{place}")
        bench.accept()
        bench.finish()
        bench.take(bench.conductor.died(bench.now))
        bench.boot()
    assert bench.conductor.backend == "one"
    assert bench.started == 7


def test_a_voice_that_takes_everything_and_says_nothing_is_given_up() -> None:
    bench = Bench("one")
    bench.boot()
    bench.say(MOVE, "first")
    bench.accept()
    bench.answer(lost=True)
    bench.boot()
    bench.accept()
    bench.answer(lost=True)
    assert bench.told[-1] == Change(
        before="one", why="the voice went away", down=True, unsaid=(words(MOVE, "first"),)
    )


def test_after_the_last_voice_all_comes_back_and_later_things_at_once() -> None:
    bench = Bench()
    bench.say(MOVE, "first")
    bench.say(FOCUS, "e2")
    bench.take(bench.conductor.start(bench.now))
    bench.answer(hello="folder")
    bench.answer(**{"not": "one", "why": "absent"})
    bench.answer(**{"not": "two", "why": "absent"})
    bench.answer(none=True)
    first, focus = words(MOVE, "first"), words(FOCUS, "e2")
    assert bench.told == [Change(why="no voice can be used", down=True, unsaid=(first, focus))]
    assert bench.alive == 0
    bench.say(RESULT, "later")
    assert bench.told[1:] == [Change(unsaid=(words(RESULT, "later"),))]
    assert bench.conductor.due is None
    assert bench.conductor.reasons["one"] == "absent"
    bench.take(bench.conductor.again(["three"], bench.now))
    bench.boot("three")
    bench.say(RESULT, "heard")
    assert bench.spoken == ["heard"]


def test_a_voice_that_hangs_while_it_opens_is_not_tried_again() -> None:
    bench = Bench()
    bench.take(bench.conductor.start(0))
    bench.answer(hello="folder")
    bench.answer(trying="one")
    bench.wait(module.OPEN_MS)
    bench.answer(hello="folder")
    assert bench.sent[-1]["names"] == ["two"]


def test_a_process_that_does_not_start_is_tried_twice() -> None:
    bench = Bench()
    bench.take(bench.conductor.start(0))
    bench.take(bench.conductor.start(0))
    bench.wait(module.BOOT_MS)
    assert bench.started == 2
    bench.take(bench.conductor.died(bench.now))
    assert bench.conductor.state == "down"
    bench.take(bench.conductor.died(bench.now))
    assert len(bench.told) == 1


def test_another_voice_is_taken_when_the_listener_wants_it() -> None:
    bench = Bench()
    bench.boot()
    bench.say(MOVE, "first")
    bench.take(bench.conductor.again(["two"], bench.now))
    bench.boot("two")
    assert bench.spoken == ["first", "first"]
    assert bench.told[-1] == Change("two", "", "", frozenset(TELLS))
    bench.take(bench.conductor.again(["two"], bench.now))
    bench.boot("two")
    assert len(bench.told) == 3  # the same as before: that is told, too


LATE = module.LATE_MS[0] + module.LATE_MS[1] * len("first")


def test_an_end_that_is_never_told_is_not_waited_for_for_ever() -> None:
    """Of a voice that has told of others: it was lost on the way."""
    bench = Bench()
    bench.boot()
    bench.say(MOVE, "before")
    bench.accept()
    bench.finish()
    bench.say(MOVE, "first")
    bench.accept()
    bench.finish("begin")
    bench.say(MOVE, "second", after=0)
    bench.wait(LATE, checked=True)
    assert bench.spoken == ["before", "first", "second"]
    assert (bench.started, bench.alive) == (1, 1)


def test_a_voice_that_begins_and_never_ends_is_given_up_with_its_server() -> None:
    """A speech server without a sound device does so, and whatever else speaks through it."""
    bench = Bench("ssip", "ao3-speech-dispatcher", "espeak-ng")
    bench.boot("ssip")
    bench.say(MOVE, "first")
    bench.accept()
    bench.finish("begin")
    longest = module.FIRST_END_MS[0] + module.FIRST_END_MS[1] * len("first")
    assert longest <= module.UNPROVEN_MS
    bench.wait(longest - 1, checked=True)
    assert bench.started == 1
    bench.wait(1, checked=True)
    assert bench.started == 2
    bench.boot("espeak-ng")
    opened = [each["names"] for each in bench.sent if each["do"] == "open"]
    assert opened[-1] == ["espeak-ng"]
    assert bench.spoken == ["first", "first"]
    assert bench.told[-1] == Change("espeak-ng", "ssip", module.SILENT, frozenset(TELLS))
    bench.accept()
    bench.finish("begin")
    bench.finish()
    bench.say(HINT, "wait", after=10_000)
    bench.accept()
    bench.finish("begin")
    bench.wait(LATE, checked=True)  # a hint that does not end was dropped, as ever
    assert bench.started == 2


def test_a_voice_that_takes_a_move_and_never_begins_is_given_up() -> None:
    """A speech server whose synthesiser hangs answers all the same."""
    bench = Bench()
    bench.boot()
    bench.say(MOVE, "before")
    bench.accept()
    bench.finish()
    bench.say(MOVE, "first")
    bench.accept()
    bench.wait(LATE - 1, checked=True)
    assert bench.alive == bench.started == 1
    bench.wait(1, checked=True)
    assert bench.sent[-1]["do"] == "stop"  # lest it be heard twice after all
    assert (bench.started, bench.alive) == (2, 1)
    bench.boot()
    assert bench.spoken == ["before", "first", "first"]


def test_a_voice_that_was_never_heard_of_is_given_up_sooner() -> None:
    """A speech server without a sound device takes everything."""
    bench = Bench()
    bench.boot()
    bench.say(MOVE, "a long sentence to be said")
    bench.accept()
    bench.wait(module.UNPROVEN_MS, checked=True)
    assert bench.started == 2
    bench.boot()
    bench.accept()
    bench.wait(module.UNPROVEN_MS, checked=True)
    bench.boot("two")
    assert bench.told[-1] == Change("two", "one", "nothing is said", frozenset(TELLS))


def test_a_voice_that_speaks_is_asked_whether_it_still_answers() -> None:
    bench = Bench()
    bench.boot()
    bench.wait(60_000)
    assert all(each["do"] != "check" for each in bench.sent)
    bench.say(MOVE, "first")
    bench.accept()
    bench.wait(module.CHECK_MS)
    assert bench.sent[-1]["do"] == "check"
    bench.answer(failed=bench.sent[-1]["number"], why="no answer")
    bench.boot()
    bench.accept()
    bench.wait(module.CHECK_MS + module.ANSWER_MS)
    assert bench.started == 3
    assert bench.spoken == ["first", "first"]


def test_a_hint_that_the_server_dropped_holds_up_nothing() -> None:
    bench = Bench()
    bench.boot()
    bench.say(HINT, "hint")
    bench.accept()
    bench.say(MOVE, "moved", after=10)
    bench.wait(module.HINT_MS, checked=True)
    assert bench.spoken == ["hint", "moved"]


def test_settings_reach_the_voice_that_speaks_and_every_later_one() -> None:
    bench = Bench()
    bench.take(bench.conductor.set(Manner(rate=20), 0))
    bench.boot()
    assert bench.sent[0]["manner"]["rate"] == 20
    bench.take(bench.conductor.set(Manner(rate=30, voices=(("ru", "Anna"),)), 0))
    assert bench.sent[-1]["manner"] == {
        "rate": 30,
        "pitch": None,
        "volume": None,
        "voices": {"ru": "Anna"},
    }
    bench.answer(failed=bench.sent[-1]["number"], why="no such rate")
    bench.take(bench.conductor.set(Manner(rate=40), 0))
    bench.accept()
    assert bench.alive == 1
    assert bench.started == 1


def test_a_question_for_voices_is_answered_in_any_case() -> None:
    bench = Bench()
    bench.take(bench.conductor.list_voices(1, "ru", 0))
    bench.boot()
    for number in (2, 3, 4):
        bench.take(bench.conductor.list_voices(number, "ru", 0))
    asked = [each["number"] for each in bench.sent if each["do"] == "voices"]
    bench.answer(done=asked[0], voices=[["Anna", "ru"]])
    bench.answer(failed=asked[1], why="no list")
    bench.answer(lost=True)
    assert [each for each in bench.told if isinstance(each, Voices)] == [
        Voices(1, ()),
        Voices(2, (("Anna", "ru"),)),
        Voices(3, ()),
        Voices(4, ()),
    ]


def test_answers_to_nothing_are_nothing() -> None:
    bench = Bench()
    bench.boot()
    bench.answer(done=77)
    bench.answer(failed=77, why="late")
    bench.answer(something="else")
    assert (bench.started, bench.alive) == (1, 1)


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("say"), st.sampled_from(list(Kind))),
        st.tuples(
            st.sampled_from(["accept", "finish", "lose", "die", "fail", "wait", "boot"]),
            st.just(MOVE),
        ),
    ),
    max_size=60,
)


@given(STEPS, st.booleans())
def test_no_move_and_no_result_is_lost_whatever_fails(  # noqa: C901 - each thing that can happen
    steps: list[tuple[str, Kind]], tells: bool
) -> None:
    """Each was given to a voice that did not fail before its end, or came back for the console."""
    bench = Bench("one", "two", "three")
    conductor = bench.conductor
    caps = TELLS if tells else MUTE

    def boot() -> None:
        if conductor.state == "booting":
            bench.boot(conductor.names[0], caps)

    def answer(**more: str) -> None:
        if conductor.asked:
            first = next(iter(conductor.asked))
            bench.answer(**({"failed": first} if more else {"done": first}), **more)

    def finish() -> None:
        if tells and conductor.speaking:
            bench.answer(event="end", number=conductor.speaking)

    does = {
        "boot": boot,
        "accept": answer,
        "fail": lambda: answer(why="broken"),
        "finish": finish,
        "lose": lambda: bench.answer(lost=True),
        "die": lambda: bench.take(conductor.died(bench.now)),
        "wait": lambda: bench.wait(500),
    }
    put = []
    bench.take(conductor.start(0))
    for place, (step, kind) in enumerate(steps):
        if step == "say":
            text = f"{kind.name} {place}"
            put += [text] * (kind > FOCUS)
            bench.say(kind, text)
        else:
            does[step]()
    boot()
    while conductor.state == "ready" and not conductor.idle:
        for number in list(conductor.asked):
            bench.answer(done=number)
        bench.wait(100_000)
    came_back = [
        each.text for told in bench.told if isinstance(told, Change) for each in told.unsaid
    ]
    given_out = {text.lstrip("!") for text in bench.spoken} | set(came_back)
    assert set(put) <= given_out
    assert bench.alive == (conductor.state != "down")
