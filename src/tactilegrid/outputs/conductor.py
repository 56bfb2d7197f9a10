"""Decides what the speech worker is asked, when it is given up, and what is said again: pure.

Times are milliseconds of one clock that never goes back; whoever drives it calls `tick` at `due`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tactilegrid.core.message import Kind
from tactilegrid.core.value import Value
from tactilegrid.outputs.backends.names import SAME_SERVER
from tactilegrid.outputs.backends.speaker import Manner
from tactilegrid.speech.queue import Action, Outlet, Queue, Say
from tactilegrid.speech.utterance import Utterance

ANSWER_MS = 2_000  # a request that takes longer has found a voice that hangs
LIST_MS = 6_000  # but some have thousands of voices to list
BOOT_MS = 4_000  # for the process, on a machine that is busy with something else
OPEN_MS = 4_000  # for one voice, whose server may have to be started
LATE_MS = 5_000, 300  # and for each letter: an end that was not told by then never comes
UNPROVEN_MS = 2_500  # for the first word of a voice that nothing was heard of yet
FIRST_END_MS = 1_500, 200  # a server without a sound device tells of no end at all
CHECK_MS = 500  # how often a voice that is speaking is asked whether it still answers
HINT_MS = 1_000  # a hint that has not begun by then was dropped: somebody else speaks
FAILURES = 2  # of one voice in a row, before the next is tried
SILENT = "nothing is said"  # why a voice is given up that takes everything
PATIENCE = 1.0  # seconds for a server that was there a moment ago and may be starting again


class Spoken(Utterance):
    """An utterance with the language that it is in."""

    language: str = ""


class Change(Value):
    """What the listener's side has to know.

    `ready`: the voice `backend` speaks from now on, after `before`, which failed because of `why`;
    `down`: no voice is left, `unsaid` is what nobody has heard; later utterances come back at once
    as `unsaid`, without the other two.
    """

    backend: str = ""
    before: str = ""
    why: str = ""
    caps: frozenset[str] = frozenset()
    down: bool = False
    unsaid: tuple[Spoken, ...] = ()


class Voices(Value):
    """The answer to `list_voices`: pairs of name and language, none where nothing can be chosen."""

    number: int
    voices: tuple[tuple[str, str], ...]


class Start(Value):
    """Start a worker process."""


class Kill(Value):
    """End the worker process; with `politely` it may take back first what it has handed on."""

    politely: bool = False


class Send(Value):
    """Write a request to the worker."""

    frame: Mapping[str, Any]


Step = Start | Kill | Send | Change | Voices
Steps = list[Step]


class Asked(Value):
    """A request on its way: what was asked, and by when it must be answered.

    `of` is the number that the listener's side gave to a question of its own.
    """

    what: str
    by: int
    of: int = 0


class Conductor:
    """One listener's speech: the queue, the worker and its voices, and what became of them.

    `state` is `off`, `booting`, `opening`, `ready` or `down`.
    """

    def __init__(self, names: Iterable[str], manner: Manner | None = None) -> None:
        self.names = list(names)
        self.manner = manner or Manner()
        self.queue = Queue(None)
        self.state = "off"
        self.backend = self.before = self.trying = ""
        self.caps: frozenset[str] = frozenset()
        self.reasons: dict[str, str] = {}
        self.failures: dict[str, int] = {}
        self.proven: set[str] = set()  # voices that have begun to say something
        self.ended: set[str] = set()  # those that have said something to its end
        self.asked: dict[int, Asked] = {}
        self.held: Say | None = None  # to be sent when the voice has taken the one before
        self.number = 0
        self.speaking = 0  # the number of what the voice has been given last
        self.late: int | None = None  # when to stop waiting for its end
        self.begun = False  # whether the voice has told that it is saying that
        self.next_check: int | None = None
        self.limit: int | None = None  # for the process to come up, or a voice to open

    # what the listener's side wants

    def start(self, now: int) -> Steps:
        """Begin, unless that was done; after `down` begin anew with whatever is left."""
        if self.state != "off":
            return []
        return self._boot(now)

    def again(self, names: Iterable[str], now: int) -> Steps:
        """Try these voices, as if nothing had failed before."""
        self.names = list(names)
        self.failures.clear()
        self.reasons.clear()
        self.before = ""  # whichever it will be, the listener is told
        steps: Steps = [] if self.state in ("off", "down") else [Kill()]
        return [*steps, *self._forget(), *self._boot(now)]

    def say(self, spoken: Spoken, now: int) -> Steps:
        """Take an utterance in."""
        if self.state == "down":
            return [Change(unsaid=(spoken,))]
        return self._act(self.queue.put(spoken, now), now)

    def hush(self, now: int) -> Steps:
        """Be silent, and forget what waits."""
        return self._act(self.queue.hush(), now)

    def set(self, manner: Manner, now: int) -> Steps:
        """Speak so from now on, with whatever voice."""
        self.manner = manner
        return [self._request("set", now, manner=manner.frame)] if self._is_open else []

    def list_voices(self, number: int, language: str, now: int) -> Steps:
        """Ask for the voices of a language; `Voices` with the number comes back in any case."""
        if not self._is_open:
            return [Voices(number, ())]
        send = self._request("voices", now, language=language)
        self.asked[self.number] = Asked("voices", now + LIST_MS, number)
        return [send]

    # what comes from the worker

    def answer(self, frame: Mapping[str, Any], now: int) -> Steps:
        """One line of the worker."""
        for name in ("hello", "trying", "not", "ready", "none", "done", "failed", "event", "lost"):
            if name in frame:
                steps: Steps = getattr(self, f"_{name}")(frame, now)
                return steps
        return []

    def died(self, now: int) -> Steps:
        """The worker's output has ended."""
        return self._fail("the speech process ended", now)

    def tick(self, now: int) -> Steps:
        """Time has passed."""
        over = [asked for asked in self.asked.values() if now >= asked.by]
        if over:
            return self._fail(f"no answer to {over[0].what}", now)
        if self.limit is not None and now >= self.limit:
            return self._fail("no answer", now)
        if self.late is not None and now >= self.late:
            return self._overdue(now)
        if self.next_check is not None and now >= self.next_check:
            self.next_check = now + CHECK_MS
            return [self._request("check", now)]
        return self._act(self.queue.tick(now), now)

    @property
    def due(self) -> int | None:
        """When `tick` has something to do, if nothing comes before."""
        times = [asked.by for asked in self.asked.values()]
        others = (self.limit, self.late, self.next_check, self.queue.due)
        times += [time for time in others if time is not None]
        return min(times, default=None)

    @property
    def idle(self) -> bool:
        """Whether nothing is being said and nothing waits."""
        return not (self.queue.running or self.queue.waiting or self.asked)

    @property
    def _is_open(self) -> bool:
        return self.state == "ready"

    # starting

    def _boot(self, now: int) -> Steps:
        if not self.names:
            return self._down("no voice is left")
        self.state, self.trying, self.limit = "booting", "", now + BOOT_MS
        return [Start()]

    def _hello(self, _frame: Mapping[str, Any], now: int) -> Steps:
        self.state, self.limit = "opening", now + OPEN_MS
        patience = {self.before: PATIENCE} if self.before else {}
        manner = {"patience": patience, "manner": self.manner.frame}
        return [Send({"do": "open", "names": self.names, **manner})]

    def _trying(self, frame: Mapping[str, Any], now: int) -> Steps:
        self.trying, self.limit = frame["trying"], now + OPEN_MS
        return []

    def _not(self, frame: Mapping[str, Any], _now: int) -> Steps:
        self._give_up(frame["not"], frame["why"])
        return []

    def _ready(self, frame: Mapping[str, Any], now: int) -> Steps:
        self.state, self.limit = "ready", None
        self.backend, self.caps = frame["ready"], frozenset(frame["caps"])
        change = Change(self.backend, self.before, self.reasons.get(self.before, ""), self.caps)
        self.before = self.backend
        steps: Steps = [change] if change.backend != change.before else []
        outlet = Outlet(voice=True, ends="ends" in self.caps)
        return [*steps, *self._act(self.queue.gain(outlet, now), now)]

    def _none(self, _frame: Mapping[str, Any], _now: int) -> Steps:
        return [Kill(), *self._down("no voice can be used")]

    # speaking

    def _act(self, actions: Iterable[Action], now: int) -> Steps:
        steps: Steps = []
        for action in actions:
            if not isinstance(action, Say):
                self._let_go()
                steps.append(self._request("stop", now))
                continue
            self.queue.held_up()
            if any(asked.what == "speak" for asked in self.asked.values()):
                cuts = action.interrupt or (self.held is not None and self.held.interrupt)
                self.held = Say(action.utterance, cuts)
            else:
                steps.append(self._speak(action, now))
        return steps

    def _speak(self, say: Say, now: int) -> Send:
        utterance = say.utterance
        send = self._request(
            "speak",
            now,
            text=utterance.text,
            kind=utterance.kind.name,
            language=getattr(utterance, "language", ""),
            interrupt=say.interrupt,
        )
        self._let_go()
        self.speaking = self.number
        return send

    def _request(self, what: str, now: int, **more: object) -> Send:
        self.number += 1
        self.asked[self.number] = Asked(what, now + ANSWER_MS)
        return Send({"do": what, "number": self.number, **more})

    def _done(self, frame: Mapping[str, Any], now: int) -> Steps:
        asked = self.asked.pop(frame["done"], None)
        if asked is None:
            return []
        if asked.what == "voices":
            return [Voices(asked.of, tuple((str(n), str(s)) for n, s in frame["voices"]))]
        if asked.what != "speak":
            return []
        held, self.held = self.held, None
        if held is not None:
            return [self._speak(held, now)]
        self.queue.taken(now)
        running = self.queue.running
        if not self._tells_ends:
            self.failures.clear()
        elif running is not None:
            self.late = now + self._patience(running)
            self.next_check = now + CHECK_MS
        return []

    def _patience(self, running: Utterance) -> int:
        """How long to wait for word of an utterance that the voice has taken."""
        if running.kind is Kind.HINT:
            return HINT_MS
        if self.backend not in self.proven:
            return UNPROVEN_MS
        return LATE_MS[0] + LATE_MS[1] * len(running.text)

    def _longest(self, running: Utterance) -> int:
        """How long an utterance may take that has begun."""
        usual = self.is_heard or running.kind is Kind.HINT
        least, each = LATE_MS if usual else FIRST_END_MS
        return least + each * len(running.text)

    def _failed(self, frame: Mapping[str, Any], now: int) -> Steps:
        asked = self.asked.pop(frame["failed"], None)
        if asked is not None and asked.what == "voices":
            return [Voices(asked.of, ())]
        if asked is None or asked.what == "set":  # a voice that takes no such number speaks on
            return []
        return self._fail(frame["why"], now)

    def _event(self, frame: Mapping[str, Any], now: int) -> Steps:
        running = self.queue.running
        self.proven.add(self.backend)
        if frame["event"] != "begin":
            self.failures.clear()  # a voice that takes everything and says nothing does not work
            self.ended |= {self.backend} if frame["event"] == "end" else set()
        if frame["number"] != self.speaking or running is None or self.held is not None:
            return []  # of something that was said before
        if frame["event"] == "begin":
            self.begun = True
            self.late = now + self._longest(running)
            return []
        return self._ended(now)

    def _overdue(self, now: int) -> Steps:
        """No end was told in all that time.

        A hint is dropped where somebody else speaks, and an end may be lost; but what has not even
        begun is taken by a voice that says nothing, and where nothing has ever ended there is none.
        """
        running = self.queue.running
        if running is None or running.kind is Kind.HINT or (self.begun and self.is_heard):
            return self._ended(now)
        stop = self._request("stop", now)
        if self.begun:
            self._give_up(self.backend, SILENT)  # it would be the same again
        return [stop, *self._fail(SILENT, now, politely=True)]

    @property
    def is_heard(self) -> bool:
        """Whether the voice has said something to its end."""
        return self.backend in self.ended

    def _let_go(self) -> None:
        """Nothing is with the voice now, as far as we care."""
        self.held = self.late = self.next_check = None
        self.speaking, self.begun = 0, False

    def _ended(self, now: int) -> Steps:
        self._let_go()
        return self._act(self.queue.done(now), now)

    @property
    def _tells_ends(self) -> bool:
        return "ends" in self.caps

    # failing

    def _lost(self, _frame: Mapping[str, Any], now: int) -> Steps:
        return self._fail("the voice went away", now)

    def _fail(self, why: str, now: int, politely: bool = False) -> Steps:
        """Another worker; after two failures without a word said between, another voice."""
        if self.state in ("off", "down"):
            return []
        culprit = self.backend if self.state == "ready" else self.trying
        self.reasons[culprit] = why
        self.failures[culprit] = self.failures.get(culprit, 0) + 1
        hangs_while_opening = culprit and self.state == "opening"
        if hangs_while_opening or self.failures[culprit] >= FAILURES:
            self._give_up(culprit, why)
        steps: Steps = [Kill(politely), *self._forget()]
        if not culprit and self.failures[""] >= FAILURES:
            return [*steps, *self._down(why)]
        return [*steps, *self._boot(now)]

    def _forget(self) -> Steps:
        """Nothing is on its way any more; what must be heard waits for the next worker."""
        self.queue.lose()
        self._let_go()
        self.limit = None
        asked, self.asked = self.asked, {}
        return [Voices(each.of, ()) for each in asked.values() if each.what == "voices"]

    def _give_up(self, name: str, why: str) -> None:
        gone = (name, *(SAME_SERVER.get(name, ()) if why == SILENT else ()))
        self.reasons |= dict.fromkeys(gone, why)
        self.names = [each for each in self.names if each not in gone]

    def _down(self, why: str) -> Steps:
        self.state, self.limit = "down", None
        unsaid = tuple(each for each in self.queue.waiting if isinstance(each, Spoken))
        self.queue.waiting.clear()
        reason = self.reasons.get(self.before, why)
        before, self.before, self.backend = self.before, "", ""
        return [Change(before=before, why=reason, down=True, unsaid=unsaid)]
