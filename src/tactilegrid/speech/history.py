"""What one viewer was told, to be heard again."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from tactilegrid.core.message import Kind
from tactilegrid.speech.utterance import Utterance

LIMIT = 2_000
ALL = frozenset(Kind)
GAME = frozenset({Kind.MOVE, Kind.RESULT, Kind.ALERT})  # without what the cursor said


class History:
    """The last `limit` utterances of one viewer, and the place where that viewer reads.

    The place goes to the newest with each new utterance, so that "older" is the one before what
    was just heard. Reading can be limited to some kinds; None means that there is nothing there.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self._kept: deque[Utterance] = deque(maxlen=limit)
        self._place = 0

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, utterance: Utterance) -> None:
        """Remember an utterance; where the history is full, the oldest is forgotten."""
        self._kept.append(utterance)
        self._place = len(self._kept) - 1

    def clear(self) -> None:
        """Forget all, before somebody else takes over keyboard and ears."""
        self._kept.clear()
        self._place = 0

    def last(self, kinds: Collection[Kind] = ALL) -> Utterance | None:
        """What was said last, wherever the place is, which stays."""
        found = self.recent(1, kinds)
        return found[0] if found else None

    def recent(self, count: int, kinds: Collection[Kind] = ALL) -> tuple[Utterance, ...]:
        """The last few in the order in which they were said."""
        found: list[Utterance] = []
        for utterance in reversed(self._kept):
            if len(found) == count:
                break
            if utterance.kind in kinds:
                found.append(utterance)
        return tuple(reversed(found))

    def older(self, kinds: Collection[Kind] = ALL) -> Utterance | None:
        """The one before the place, which moves there."""
        return self._first(range(self._place - 1, -1, -1), kinds)

    def newer(self, kinds: Collection[Kind] = ALL) -> Utterance | None:
        """The one after the place, which moves there."""
        return self._first(range(self._place + 1, len(self._kept)), kinds)

    def oldest(self, kinds: Collection[Kind] = ALL) -> Utterance | None:
        """The first that is remembered; the place moves there."""
        return self._first(range(len(self._kept)), kinds)

    def newest(self, kinds: Collection[Kind] = ALL) -> Utterance | None:
        """The last that was said; the place moves there."""
        return self._first(range(len(self._kept) - 1, -1, -1), kinds)

    def _first(self, places: range, kinds: Collection[Kind]) -> Utterance | None:
        for place in places:
            if self._kept[place].kind in kinds:
                self._place = place
                return self._kept[place]
        return None
