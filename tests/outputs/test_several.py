"""Several outputs as one."""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.core.message import Kind
from tactilegrid.outputs.several import Several
from tactilegrid.speech.utterance import Utterance


class Noted:
    """An output that notes what it was asked."""

    def __init__(self) -> None:
        self.notes: list[object] = []

    def say(self, utterance: Utterance) -> None:
        self.notes.append(utterance.text)

    def draw(self, lines: Iterable[str]) -> None:
        self.notes.append(list(lines))

    def wipe(self) -> None:
        self.notes.append("wipe")

    def stop(self) -> None:
        self.notes.append("stop")

    def close(self) -> None:
        self.notes.append("close")


def test_each_gets_everything_in_order() -> None:
    one, other = Noted(), Noted()
    both = Several(one, other)
    both.say(Utterance(Kind.MOVE, "e2, empty", "e2, empty"))
    both.draw(line for line in ("a", "b"))
    both.wipe()
    both.stop()
    both.close()
    assert one.notes == other.notes == ["e2, empty", ["a", "b"], "wipe", "stop", "close"]
