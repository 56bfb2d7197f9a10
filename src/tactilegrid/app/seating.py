"""Who sits at the table, who hears, and who has the keyboard; nothing is written or asked here."""

from __future__ import annotations

from typing import Any

from tactilegrid.core.commands import Command, Player, Redo, Undo
from tactilegrid.core.game import AnyGame, Outcome
from tactilegrid.core.message import Message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.core.session import Session, Step, Update
from tactilegrid.core.value import replace


class HotSeat:
    """The one who has the keyboard, and what the others have not heard yet.

    `floor` is how many steps there were when the keyboard was taken over: what was before them
    somebody else did or learned.
    """

    def __init__(self) -> None:
        self.holder: Seat | None = None
        self.floor = 0
        self.missed: dict[Seat, list[Message]] = {}
        self.looked: set[Seat] = set()

    def keep(self, update: Update) -> None:
        """An update for somebody who does not hear now."""
        if isinstance(update.viewer, Seat) and not update.refused:
            self.missed.setdefault(update.viewer, []).extend(update.announcement.messages)

    def take(self, seat: Seat, steps: int) -> list[Message]:
        """*seat* has the keyboard from now on; returns what it missed."""
        self.holder, self.floor = seat, steps
        self.looked.add(seat)
        return self.missed.pop(seat, [])


class Seating:
    """The part of a host that answers from the session alone."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.begun = len(session.past)
        self.hot = HotSeat()

    @property
    def game(self) -> AnyGame:
        """The game on the table."""
        return self.session.game

    @property
    def options(self) -> Options:
        """Its settings."""
        return self.session.options

    @property
    def humans(self) -> list[Seat]:
        """The seats where people sit."""
        return [seat for seat in self.session.seats if not self.session.player(seat).is_engine]

    @property
    def viewer(self) -> Viewer:
        """Whose ears the desk has."""
        humans = self.humans
        if len(humans) == 1:
            return humans[0]
        return self.hot.holder or SPECTATOR

    @property
    def shared(self) -> bool:
        """Whether several people share the keyboard who must not hear the same."""
        return self.game.hides(self.options) and len(self.humans) > 1

    @property
    def holder(self) -> Seat | None:
        """Who has the keyboard where it is shared."""
        return self.hot.holder

    @property
    def awaited(self) -> Seat | None:
        """Another person than the one who has the keyboard, whose turn it is."""
        turn = self.session.to_move
        wanted = self.shared and turn in self.humans and turn != self.hot.holder
        return turn if wanted else None

    def take_over(self, seat: Seat) -> tuple[list[Message], list[Message]]:
        """Give a person the keyboard; returns how their game begins, once, and what they missed."""
        looked = seat in self.hot.looked
        missed = self.hot.take(seat, len(self.session.past))
        if looked:
            return [], missed
        if self.begun:
            return [], [part for step in self.heard(self.steps_since_turn()) for part in step]
        return [*self.game.opening(seat, self.seen())], missed

    def give_up(self) -> None:
        """Nobody has the keyboard."""
        self.hot.holder = None

    @property
    def actor(self) -> Seat:
        """The person whose turn it is, or who had the last one, or the only one."""
        turn, humans = self.session.to_move, self.humans
        if self.hot.holder is not None:
            return self.hot.holder
        if turn in humans:
            return turn
        for step in reversed(self.session.past):
            if step.seat in humans:
                return step.seat
        return humans[0] if humans else self.session.seats[0]

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is."""
        return self.session.to_move

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.session.outcome

    @property
    def ply(self) -> int:
        """How many moves stand."""
        return self.session.ply

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self.session.players

    def seen(self) -> Any:
        """All that the desk's viewer may know."""
        return self.session.observe(self.viewer)

    def heard(self, count: int) -> list[tuple[Message, ...]]:
        """What was heard of the last steps of which anything was, the oldest first."""
        found: list[tuple[Message, ...]] = []
        for step in reversed(self.session.past):
            if len(found) == count:
                break
            if said := self._heard(step):
                found.append(said)
        return found[::-1]

    def _heard(self, step: Step) -> tuple[Message, ...]:
        seen = self.game.observe(step.after.state, self.viewer)
        return self.session.heard(step, self.viewer, seen)

    def steps_since_turn(self) -> int:
        """How many steps were heard since the actor's last move."""
        count = 0
        for step in reversed(self.session.past):
            if step.seat == self.actor:
                break
            count += self.concerns(step)
        return count

    def concerns(self, step: Step) -> bool:
        """Whether the viewer heard anything of a step."""
        return self.session.concerns(step, self.viewer)

    def undo_steps(self) -> int:
        """Back to where a person had the move."""
        for count in range(1, len(self.session.past) + 1):
            before = replace(self.session, past=self.session.past[:-count])
            if before.to_move in self.humans:
                return count
        return 0

    def redo_steps(self) -> int:
        """On to where a person has the move again, or to the end."""
        undone = self.session.undone
        for count in range(1, len(undone) + 1):
            after = replace(self.session, past=(*self.session.past, *undone[:count]))
            if after.to_move is None or after.to_move in self.humans:
                return count
        return len(undone)

    def of_another(self, command: Command) -> bool:
        """Whether that would take back, or make again, what another person did or learned."""
        past, undone = self.session.past, self.session.undone
        if isinstance(command, Undo):
            return bool(past) and len(past) - command.steps < self.hot.floor
        others = [seat for seat in self.humans if seat != self.hot.holder]
        again = undone[: command.steps] if isinstance(command, Redo) else ()
        return any(step.seat in others for step in again)
