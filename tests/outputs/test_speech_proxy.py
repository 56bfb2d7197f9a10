"""The program's side of the voice, with workers of the test's own: it never waits."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tactilegrid.core.message import Kind
from tactilegrid.outputs.backends.speaker import Manner
from tactilegrid.outputs.conductor import Change
from tactilegrid.outputs.speech import (
    NEVER_ENDS,
    SAYS_NOTHING,
    WENT_AWAY,
    Probed,
    Process,
    SpeechProxy,
    probe,
)
from tactilegrid.speech.utterance import Utterance

# A worker that opens anything, writes down what it is asked, and says it at once.
WORKER = """\
import json, sys
def send(**frame):
    print(json.dumps(frame), flush=True)
send(hello={folder!r})
for line in sys.stdin:
    frame = json.loads(line)
    do = frame["do"]
    with open({log!r}, "a", encoding="utf-8") as log:
        print(do, frame.get("text", ""), frame.get("language", ""), file=log)
    if do == "open":
        send(ready=frame["names"][0], caps=["ends"])
    elif do == "voices":
        send(done=frame["number"], voices=[["Anna", "ru"]])
    elif do == "quit":
        break
    else:
        send(done=frame["number"])
        if do == "speak":
            send(event="end", number=frame["number"])
"""
TURN = threading.Event()


def waits(happened: Callable[[], object]) -> bool:
    """Other threads are given their time."""
    return any(happened() or TURN.wait(0.01) for _ in range(500)) and bool(happened())


class Place:
    """A folder for a worker, and what its proxy tells."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        self.log.touch()
        self.temporary = folder / "temporary"
        self.temporary.mkdir()
        self.changes: list[Change] = []
        self.code = WORKER.format(folder=str(self.temporary), log=str(self.log))

    def proxy(self, code: str = "") -> SpeechProxy:
        command = (sys.executable, "-c", code or self.code)
        one = SpeechProxy(self.changes.append, ("one",), Manner(rate=1), command=command)
        one.start()
        one.start()
        return one

    @property
    def lines(self) -> list[str]:
        return self.log.read_text("utf-8").splitlines()


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def words(text: str, kind: Kind = Kind.MOVE) -> Utterance:
    return Utterance(kind, text, text)


def test_a_whole_life(place: Place) -> None:
    proxy = place.proxy()
    voices: list[object] = []
    proxy.say(words("ход"), "ru")
    assert waits(lambda: "speak ход ru" in place.lines)
    proxy.list_voices("ru", voices.append)
    proxy.set(Manner(rate=2))
    proxy.hush()
    assert waits(lambda: voices == [(("Anna", "ru"),)])
    assert (proxy.backend, proxy.caps) == ("one", {"ends"})
    proxy.again()
    proxy.say(words("last"))
    proxy.close(5)
    proxy.close(5)
    proxy.start()
    proxy.say(words("to nobody"))
    assert [line.split()[0] for line in place.lines] == [
        *("open", "speak", "voices", "set", "stop"),
        *("open", "speak", "quit"),
    ]
    assert place.changes == [Change("one", "", "", frozenset({"ends"}))] * 2
    assert not place.temporary.exists()


def test_what_was_never_started_is_closed_at_once(place: Place) -> None:
    SpeechProxy(place.changes.append).close(5)
    assert place.changes == []


def test_a_worker_that_cannot_be_started_is_told_with_what_nobody_heard(place: Place) -> None:
    proxy = SpeechProxy(place.changes.append, ("one",), command=("/no/such/program",))
    proxy.say(words("moved"))
    proxy.start()
    assert waits(lambda: place.changes)
    change = place.changes[0]
    assert change.down
    assert [each.text for each in change.unsaid] == ["moved"]
    proxy.say(words("next"))
    assert waits(lambda: len(place.changes) == 2)
    proxy.close(5)


@pytest.mark.parametrize("code", ["print('no frame')", "import sys; sys.exit(3)", "print('3')"])
def test_a_worker_that_is_none(place: Place, code: str) -> None:
    proxy = place.proxy(code)
    proxy.say(words("moved"))
    assert waits(lambda: place.changes)
    assert place.changes[0].down
    proxy.close()


def test_nobody_waits_for_a_worker_that_reads_nothing(place: Place) -> None:
    """Far more than a pipe holds, and the caller goes on."""
    proxy = place.proxy("import time; time.sleep(60)")
    start = time.monotonic()
    for number in range(300):
        proxy.say(words(f"{number} {'x' * 2000}"))
        proxy.set(Manner(rate=number % 100))
    assert time.monotonic() - start < 1
    proxy.close()


def test_a_pipe_that_nobody_empties_holds_up_the_writer_alone() -> None:
    taken: list[object] = []
    process = Process(taken.append, (sys.executable, "-c", "import time; time.sleep(60)"))
    for _ in range(50):
        process.send({"text": "x" * 10_000})
    process.end()
    assert waits(lambda: taken == [None])
    assert process.child.returncode != 0


def test_each_voice_is_tried_in_a_worker_of_its_own(place: Place) -> None:
    code = place.code.replace(
        'send(ready=frame["names"][0], caps=["ends"])',
        'send(**{"not": 1, "why": "absent"} if frame["names"] == ["two"] else '
        '{"ready": 1, "caps": ["ends"] if frame["names"] == ["one"] else []})',
    )
    command = (sys.executable, "-c", code)
    found = list(probe(["one", "two", "three"], "Hello.", seconds=3, command=command))
    assert found == [
        Probed("one", True, "", ("ends",)),
        Probed("two", False, "absent"),
        Probed("three", True),
    ]
    assert place.lines.count("speak Hello. en") == 2
    found = list(probe(["one"], seconds=3, command=command))
    assert found == [Probed("one", True, "", ("ends",))]


@pytest.mark.parametrize(
    ("answer", "why"), [('"failed": 1, "why": "broken"', "broken"), ('"x": 1', "hangs")]
)
def test_a_voice_that_opens_and_does_not_speak(place: Place, answer: str, why: str) -> None:
    before, _, after = place.code.partition("    else:\n")
    assert after
    code = f"{before}    else:\n        send(**{{{answer}}})\n"
    found = list(probe(["one"], "Hello.", seconds=1, command=(sys.executable, "-c", code)))
    assert [(each.works, each.why) for each in found] == [(False, why)]


@pytest.mark.parametrize(
    ("tells", "why"),
    [
        ("pass", SAYS_NOTHING),
        ('send(event="begin", number=1)', NEVER_ENDS),
        ('send(event="begin", number=1); send(event="end", number=1)', ""),
        ('send(event="begin", number=1); send(lost=True)', WENT_AWAY),
        ("send(lost=True)", WENT_AWAY),
    ],
    ids=["nothing", "a beginning", "all", "its going", "its going at once"],
)
def test_what_a_voice_tells_of_a_sentence_is_told(place: Place, tells: str, why: str) -> None:
    """A speech server without a sound device tells of a beginning, and then of nothing more."""
    code = place.code.replace('send(event="end", number=frame["number"])', tells)
    found = list(probe(["one"], "Hi.", seconds=0.5, command=(sys.executable, "-c", code)))
    assert found == [Probed("one", not why, why, ("ends",))]
