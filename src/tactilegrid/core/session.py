"""One game in progress: commands in, answers out.

A session is a value like a state: a command gives a new session, the lines that the record gets,
and one update for each viewer concerned. Whoever holds it writes the lines first and keeps the old
session if they cannot be written, so that nothing is announced that is not on disk.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from tactilegrid.core.commands import (
    AgreeDraw,
    Command,
    Play,
    Player,
    Redo,
    Resign,
    Undo,
)
from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import AnyGame, Outcome, Transition
from tactilegrid.core.message import Announcement, Kind, Message, Name, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer, everyone
from tactilegrid.core.value import Value, replace

AGREED = "agreed"
FEW = 3  # steps taken back that are still named one by one


class Step(Value):
    """One thing that happened, with the state after it and how many plies then stand.

    `what` is `play`, `resign` or `draw`; `move` is None for all but the first.
    """

    what: str
    seat: Seat
    move: Any
    after: Transition[Any, Any]
    ply: int
    secret_fields: ClassVar[tuple[str, ...]] = ("move", "after", "ply")


class Update(Value):
    """What one viewer learns from a command: the observation after it and what to say.

    `refused` is true where nothing changed; `calls` where whose turn it is should be said with it.
    """

    viewer: Viewer
    seen: Any
    announcement: Announcement
    refused: bool = False
    calls: bool = True
    secret_fields: ClassVar[tuple[str, ...]] = ("seen", "announcement")


class Answer(Value):
    """The session after a command, the lines for the record, and the updates."""

    session: Session
    lines: tuple[str, ...]
    updates: tuple[Update, ...]
    secret_fields: ClassVar[tuple[str, ...]] = ("lines",)


class Session(Value):
    """The only holder of a state; `past` and `undone` hold steps, the oldest first."""

    game: AnyGame
    options: Options
    seed: int
    players: tuple[Player, ...]
    start: Any
    past: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()
    secret_fields: ClassVar[tuple[str, ...]] = ("start", "past", "undone", "seed")

    @classmethod
    def begin(
        cls,
        game: AnyGame,
        options: Options,
        seed: int,
        players: tuple[Player, ...],
        position: str = "",
    ) -> Session:
        """A new game, from its first position or a given one; raises BadPosition.

        The options become those that the position is played by; there is a player for each seat.
        """
        start = game.parse_position(position, options) if position else game.initial(options, seed)
        return cls(game, game.settings(start), seed, players, start)

    @property
    def state(self) -> Any:
        """The referee's state now."""
        return self.past[-1].after.state if self.past else self.start

    @property
    def ply(self) -> int:
        """How many moves stand."""
        return self.past[-1].ply if self.past else 0

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.past and self.past[-1].what == "draw":
            return Outcome((), AGREED)
        return self.game.outcome(self.state)

    @property
    def to_move(self) -> Seat | None:
        """Whose turn it is; None when the game is over."""
        return None if self.outcome else self.game.to_move(self.state)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every place at this table."""
        return self.game.seats(self.options)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """Every seat, and whoever only watches."""
        return everyone(self.seats)

    def observe(self, viewer: Viewer) -> Any:
        """All that *viewer* may know now."""
        return self.game.observe(self.state, viewer)

    def player(self, seat: Seat) -> Player:
        """Who sits there."""
        return self.players[seat.number - 1]

    def opening(self) -> tuple[Update, ...]:
        """What each viewer hears when they sit down."""
        updates = []
        for viewer in self.viewers:
            seen = self.observe(viewer)
            updates.append(self._update(viewer, self.game.opening(viewer, seen)))
        return tuple(updates)

    def heard(self, step: Step, viewer: Viewer, seen: Any) -> tuple[Message, ...]:
        """What *viewer* hears of a step; *seen* is the observation after it."""
        if step.what == "draw":
            return (message("draw-agreed"),)
        said: list[Message] = []
        for notice in step.after.notices:
            if viewer in notice.audience:
                said += self.game.announce(notice.event, viewer, seen)
        return tuple(said)

    def concerns(self, step: Step, viewer: Viewer) -> bool:
        """Whether *viewer* may know that a step was made at all."""
        return step.what == "draw" or any(viewer in each.audience for each in step.after.notices)

    def plies_for(self, viewer: Viewer) -> int:
        """How many of the moves that stand *viewer* may know of."""
        return sum(step.what == "play" and self.concerns(step, viewer) for step in self.past)

    def handle(self, sender: Seat, command: Command) -> Answer:
        """Carry out a command, or refuse it with a reason that the sender hears."""
        if command.ply != self.ply:
            return self._refuse(sender, message("refused-stale"))
        match command:
            case Play(move=move):
                return self._play(sender, move)
            case Undo(steps=steps):
                return self._undo(sender, steps)
            case Redo(steps=steps):
                return self._redo(sender, steps)
            case Resign():
                return self._resign(sender)
            case AgreeDraw():
                return self._draw(sender)
        return self._reseat(sender, command.seat, command.player)

    def _play(self, sender: Seat, move: Any) -> Answer:
        turn = self.to_move
        if turn is None:
            return self._refuse(sender, message("refused-over"))
        if turn != sender:
            return self._refuse(sender, message("refused-turn", who=turn))
        try:
            self.game.check(move, self.observe(sender))
        except MoveError as error:
            return self._refuse(sender, error.message)
        step = Step("play", sender, move, self.game.apply(self.state, move), self.ply + 1)
        line = f"{self.ply + 1} {sender.number} {self.game.format_move(move)}"
        return self._advance(replace(self, past=(*self.past, step), undone=()), [step], line)

    def _resign(self, sender: Seat) -> Answer:
        if self.outcome:
            return self._refuse(sender, message("refused-over"))
        step = Step("resign", sender, None, self.game.resign(self.state, sender), self.ply)
        if not step.after.notices:  # with four seats one can be out while the game goes on
            return self._refuse(sender, message("refused-out"))
        session = replace(self, past=(*self.past, step), undone=())
        return self._advance(session, [step], f"resign {sender.number}")

    def _draw(self, sender: Seat) -> Answer:
        if self.outcome:
            return self._refuse(sender, message("refused-over"))
        step = Step("draw", sender, None, Transition(self.state, ()), self.ply)
        return self._advance(replace(self, past=(*self.past, step), undone=()), [step], "draw")

    def _undo(self, sender: Seat, steps: int) -> Answer:
        if steps < 1 or steps > len(self.past):
            return self._refuse(sender, message("refused-undo"))
        kept, taken = self.past[:-steps], self.past[-steps:]
        if any(step.after.reveals for step in taken):
            return self._refuse(sender, message("refused-undo-secret"))
        session = replace(self, past=kept, undone=(*taken, *self.undone))
        updates = tuple(
            session._update(viewer, self._undone(taken, viewer)) for viewer in session.viewers
        )
        return Answer(session, (f"undo {steps}",), updates)

    def _undone(self, taken: tuple[Step, ...], viewer: Viewer) -> tuple[Message, ...]:
        """The steps that were taken back, the last first: those that the viewer knows of."""
        known = [step for step in reversed(taken) if self.concerns(step, viewer)]
        named = [self._named(step, viewer) for step in known]
        names = tuple(name for name in named if name is not None)
        if len(names) > FEW or (known and not names):
            return (message("undone-many", n=len(known)),)
        return (message("undone", moves=names),) if names else ()

    def _reseat(self, sender: Seat, seat: Seat, player: Player) -> Answer:
        if seat not in self.seats:
            return self._refuse(sender, message("refused-seat", number=seat.number))
        same = player.kind == self.player(seat).kind
        before, after = self.players[: seat.number - 1], self.players[seat.number :]
        session = replace(self, players=(*before, player, *after))
        name = Name(player.name) if player.name else seat
        key = "seat-named" if same else "seat-program" if player.is_engine else "seat-taken"
        said = message(key, number=seat.number, name=name)
        updates = tuple(
            replace(session._update(viewer, (said,)), calls=False) for viewer in session.viewers
        )
        return Answer(session, (seat_line(seat, player),), updates)

    def _named(self, step: Step, viewer: Viewer) -> Message | None:
        if step.what == "play":
            seen = self.game.observe(step.after.state, viewer)
            return self.game.taken_back(step.move, step.seat, viewer, seen)
        return message(f"undone-{step.what}", who=step.seat)

    def _redo(self, sender: Seat, steps: int) -> Answer:
        if steps < 1 or steps > len(self.undone):
            return self._refuse(sender, message("refused-redo"))
        again = self.undone[:steps]
        session = replace(self, past=(*self.past, *again), undone=self.undone[steps:])
        return self._advance(session, again, f"redo {steps}")

    def _advance(self, session: Session, steps: Iterable[Step], line: str) -> Answer:
        lines = [line]
        if outcome := session.outcome:
            lines.append(outcome_line(outcome))
        updates = []
        for viewer in session.viewers:
            said: list[Message] = []
            for step in steps:
                said += session.heard(step, viewer, self.game.observe(step.after.state, viewer))
            updates.append(session._update(viewer, said))
        return Answer(session, tuple(lines), tuple(updates))

    def _update(self, viewer: Viewer, said: Iterable[Message]) -> Update:
        kind = Kind.RESULT if self.outcome else Kind.MOVE
        return Update(viewer, self.observe(viewer), Announcement(kind, tuple(said)))

    def _refuse(self, sender: Seat, why: Message) -> Answer:
        said = Announcement(Kind.RESULT, (why,))
        return Answer(self, (), (Update(sender, self.observe(sender), said, refused=True),))


def outcome_line(outcome: Outcome) -> str:
    """The record's line for the end of a game."""
    winners = ",".join(str(seat.number) for seat in outcome.winners) or "-"
    return f"outcome {winners} {outcome.reason}"


def seat_line(seat: Seat, player: Player) -> str:
    """The record's line for who sits in a seat."""
    kind = f"engine {player.manner}" if player.is_engine else player.kind
    return f"seat {seat.number} {kind} {player.name}".rstrip()
