"""Step by step to the board that the game wants, each step confirmed by what the board feels.

It is planned anew whenever something else was done than the step, so that it always goes on from
what stands there.
"""

from __future__ import annotations

from collections.abc import Collection

from tactilegrid.board.repair import UNKNOWN, Standing, Step, cell_of, key, plan
from tactilegrid.core.game import Place
from tactilegrid.core.message import Message

SAME, HALF, NEXT, DONE = "same", "half", "next", "done"  # what a look at the board has led to

LOWEST_HERTZ, WHOLE_TONE = 262, 2 ** (1 / 6)
TONE_MS = 120


class Guide:
    """What stands on a board, as far as that can be known, and what is still to be done.

    `hand` are the kinds of the pieces that were lifted and not put down again. Places in `skipped`
    are left as they are until something changes there.
    """

    def __init__(self, there: Standing) -> None:
        self.there: dict[Place, Message] = dict(there)
        self.wanted: Standing = dict(there)
        self.hand: list[Message] = []
        self.at: Place | None = None  # where a hand was last
        self.skipped: set[Place] = set()
        self.steps: tuple[Step, ...] = ()

    @property
    def step(self) -> Step | None:
        """What has to be done now; None where nothing has."""
        return self.steps[0] if self.steps else None

    def want(self, wanted: Standing, laid: Collection[Place] = ()) -> None:
        """The game stands like this now; what was *laid* by hand is what the game has there."""
        changed = {*self.wanted, *wanted}
        self.skipped -= {p for p in changed if self.wanted.get(p) != wanted.get(p)}
        self.wanted = wanted
        for place in laid:
            if place in self.there and place in wanted:
                self.there[place] = wanted[place]
        if laid:
            self.hand.clear()
        self._plan()

    def looks(self, occupied: Collection[Place]) -> str:
        """The board feels pieces on these places: what that has led to."""
        gone = sorted((place for place in self.there if place not in occupied), key=key)
        new = sorted((place for place in occupied if place not in self.there), key=key)
        if not gone and not new:
            return SAME
        step = self.step
        for place in gone:
            self.hand.append(self.there.pop(place))
            self.at = place
        asked_first = [place for place in new if step is not None and place == step.end]
        for place in (*asked_first, *(each for each in new if each not in asked_first)):
            self.there[place] = self._kind(place, step, alone=len(new) == 1)
            self.at = place
        self.skipped -= {*gone, *new}
        if step is not None and step.end and gone == [step.start] and not new:
            return HALF
        self._plan()
        if not self.hand_used:
            self.hand.clear()
        return DONE if self.step is None else NEXT

    @property
    def hand_used(self) -> bool:
        """Whether a piece that was lifted is still to be put somewhere."""
        return any(step.kind in self.hand for step in self.steps if step.start is None)

    def _kind(self, place: Place, step: Step | None, *, alone: bool) -> Message:
        """What has probably been put there: what is in the hand, else what was asked for.

        A piece that nobody knows is what the game wants where it was put; so is one that came
        together with others, for one step asks for one piece.
        """
        asked = step.kind if step is not None and step.end is not None else UNKNOWN
        known = {*self.hand} - {UNKNOWN}
        if asked in known and (place == (step and step.end) or len(known) == 1):
            kind = asked
        elif len(known) == 1:
            kind = next(iter(known))
        elif step is not None and step.start is None and not known:
            kind = asked if alone else self.wanted.get(place, asked)
        else:
            kind = self.wanted.get(place, UNKNOWN)
        if self.hand:
            self.hand.remove(kind if kind in self.hand else self.hand[-1])
        return kind

    def skip(self) -> None:
        """Leave what the step is about as it is."""
        if self.step is not None:
            self.skipped |= {place for place in (self.step.start, self.step.end) if place}
            self._plan()

    def _plan(self) -> None:
        there = {place: kind for place, kind in self.there.items() if place not in self.skipped}
        wanted = {place: kind for place, kind in self.wanted.items() if place not in self.skipped}
        self.steps = plan(there, wanted, self.at)


def tones(place: Place) -> tuple[tuple[int, int], ...]:
    """Two tones that tell a place: one for its row, one for its column, higher is further.

    Each is Hertz and milliseconds; the first row and column are the C below the middle of a piano,
    and each further one is a whole tone higher.
    """
    cell = cell_of(place)
    return tuple(
        (round(LOWEST_HERTZ * WHOLE_TONE**number), TONE_MS) for number in (cell.row, cell.column)
    )
