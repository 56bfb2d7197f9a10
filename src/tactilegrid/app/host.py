"""Where session, desk, record and engines meet; the only place that knows the session."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from tactilegrid.app.adapting import Adapting
from tactilegrid.app.boarding import Boarding
from tactilegrid.app.config import Settings
from tactilegrid.app.layout_store import LayoutsOnDisk
from tactilegrid.app.recorder import Recorder
from tactilegrid.app.reviewing import Reviewing
from tactilegrid.app.seating import Seating
from tactilegrid.app.sensing import Sensing
from tactilegrid.app.voicing import Voicing
from tactilegrid.core.commands import EXTERNAL, HUMAN, Command, Play, Player, Reseat, Resign
from tactilegrid.core.errors import MoveError
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.core.value import replace
from tactilegrid.engines.search import Budget
from tactilegrid.frontends.desk import Desk

THINKING_SECONDS = 1.0
HINT_LEVEL = "master"  # or the best one below it that the game has
HINT_BUDGET = Budget(nodes=2_000, ms=5_000)  # so that it is the same on any machine, and soon


class Host(Seating, LayoutsOnDisk, Sensing, Voicing, Boarding, Reviewing, Adapting):
    """One game with its listener; what the desk may ask is `tactilegrid.frontends.desk.Table`.

    With one person at the table the desk hears as that seat; two or more share the spectator's ear,
    in which everybody is called by name. Where the game has secrets, they hear one after another.
    """

    def __init__(self, session: Session, settings: Settings, recorder: Recorder | None) -> None:
        super().__init__(session)
        Sensing.__init__(self, settings)
        self.recorder = recorder
        self.desk: Desk | None = None
        self.engine: Any = None
        self.wanted: dict[int, tuple[str, bool]] = {}
        self.call: Callable[[], object] | None = None
        self.again = False
        self.commands: Mapping[int, tuple[str, ...]] = {}

    # what the desk asks

    @property
    def thinking(self) -> bool:
        """Whether an engine is at work, on a move or on a hint."""
        return bool(self.wanted)

    def setting(self, name: str) -> str:
        """The person's setting."""
        return self.settings.get(name)

    def remember(self, name: str, value: str) -> None:
        """Keep a setting; where the disk refuses, it holds for this game, and that is said."""
        try:
            self.settings.set(name, value)
        except OSError:
            self._say(Kind.ALERT, message("settings-unsaved"))
        self.sense(name)
        self.voice(name)
        self.adjust(name)

    def save(self) -> Message:
        """Wait for the disk, and say what is there."""
        if self.recorder is None:
            return message("save-off")
        try:
            self.recorder.sync()
        except OSError:
            return message("save-failed")
        self._call_again()
        return message("save-done", plies=self.session.plies_for(self.viewer))

    def leave(self) -> None:
        """Say goodbye and stop; every ply is on disk already."""
        desk = self._desk()
        desk.flush()
        desk.left = True  # first, so that the output knows its last words by that
        if self.recorder is None:
            desk.say(Kind.RESULT, message("bye-unsaved"))
        else:
            desk.say(Kind.RESULT, message("bye-over" if self.outcome else "bye"))

    def rematch(self) -> None:
        """Leave this game; whoever started it starts another like it."""
        self.again = True
        self._desk().left = True

    # commands

    def submit(self, sender: Seat, command: Command) -> None:
        """Carry out a command: on disk first, then in the session, then to the ear."""
        if self.hot.holder is not None and self.of_another(command):
            self._say(Kind.RESULT, message("undo-curtain"))
            return
        answer = self.session.handle(sender, command)
        before = self.session
        if answer.lines and not self._write(answer.lines):
            self._desk().flush()  # what was made before, so that it is not taken for what was not
            self._say(Kind.ALERT, message("record-full"))
            return
        self.session = answer.session
        if self.shared and self.session.outcome:
            self.give_up()  # nothing more has to be kept apart than the game itself does
            self._desk().settle()
        for update in answer.updates:
            if self.shared and update.viewer != self.viewer:
                self.hot.keep(update)
        for update in answer.updates:
            if update.viewer in (self.viewer, sender if update.refused else None):
                if isinstance(command, Reseat):
                    self._desk().teller.listener = replace(
                        self._desk().teller.listener, names=seat_names(self.session)
                    )
                self._desk().hear(update)
                break
        if answer.lines:
            self.afterwards(sender, command, before)
        self._call_engine()

    def afterwards(self, sender: Seat, command: Command, before: Session) -> None:
        """What is said of a command besides what it did: hints unasked, what comes after a game."""
        if self.session.outcome:
            self.adapt(self.session.outcome)
            self.offer_review()
        elif isinstance(command, Play) and self.setting("hints") != "asked" and self.humans:
            from tactilegrid.frontends.talking import remark

            knew, knows = before.observe(self.viewer), self.session.observe(self.viewer)
            self._desk().pending += remark(self._desk(), sender, knew, knows)

    def _write(self, lines: tuple[str, ...]) -> bool:
        if self.recorder is None:
            return True
        try:
            self.recorder.append("".join(f"{line}\n" for line in lines))
        except OSError:
            return False
        return True

    # engines

    def notify(self, call: Callable[[], object] | None) -> None:
        """Have *call* called, from another thread, after each answer of an engine."""
        self.call = self.inbox.alarm = call
        if self.engine is not None:
            self.engine.notify = call
        if call is not None and self.inbox.waiting:
            call()  # for what came while nobody was called

    def prepare(self) -> None:
        """Start the engine process, if one will be needed, and let it think if it is its turn."""
        if any(player.is_engine and player.kind != EXTERNAL for player in self.players):
            from tactilegrid.app.engine import EngineDown

            with suppress(EngineDown):  # told when a move is asked for in vain
                self._engine().start()
        self._call_engine()

    def hint(self, strong: bool) -> None:
        """Ask for advice on the actor's move."""
        actor = self.actor
        self.advise(actor, strong)

    def advise(self, seat: Seat, strong: bool) -> None:
        """Ask what that seat should do, by what it may know."""
        seen, what = self.session.observe(seat), "strong" if strong else "hint"
        seed = engine_seed(self.session, seat)
        self.consult(seen, seat, HINT_LEVEL, what, seed, HINT_BUDGET)

    def hurry(self) -> None:
        """Let the engine answer at once."""
        if self.engine is not None and self.wanted:
            self.cut_short()
            self.engine.hurry()

    def _call_engine(self) -> None:
        turn = self.session.to_move
        self.wanted = {}
        if turn is None or not self.session.player(turn).is_engine:
            return
        player = self.session.player(turn)
        if player.kind == EXTERNAL:
            self._ask_stranger(turn)
        else:
            self._ask(self.session.observe(turn), turn, player.manner, "move")

    def _ask_stranger(self, turn: Seat) -> None:
        """Ask an engine of somebody else's; one that nobody brought leaves its seat to a person."""
        if turn.number not in self.commands:
            self._give_up([turn])
            return
        engine = self._engine()
        if turn.number not in engine.strangers:
            engine.invite(turn.number, self.commands[turn.number])
        self.wanted = {engine.ask_stranger(turn.number, self.session): ("move", False)}

    def _call_again(self) -> None:
        """Have the engine move whose move was not made, because the disk was full."""
        if not self.wanted:
            self._call_engine()

    def _ask(self, seen: Any, seat: Seat, level: str, what: str) -> None:
        self.consult(seen, seat, level, what, engine_seed(self.session, seat))

    def consult(
        self,
        seen: Any,
        seat: Seat,
        level: str,
        what: str,
        seed: int,
        budget: Budget | None = None,
        made: str = "",
    ) -> None:
        """Ask the engine process; *what* says what the answer is for."""
        from tactilegrid.app.engine import EngineDown

        try:
            number = self._engine().ask(self.game.name, seen, seat, level, seed, budget, made)
        except EngineDown:
            self._give_up()
            return
        self.wanted = {number: (what, what == "strong")}

    def _engine(self) -> Any:
        if self.engine is None:
            from tactilegrid.app.engine import Engine

            self.engine = Engine(beside=True)
            self.engine.notify = self.call
        return self.engine

    def pump(self, seconds: float = 0.0) -> bool:
        """Take in one answer of an engine; False where none came in time."""
        from tactilegrid.app.engine import EngineDown

        if self.inbox.take():
            return True
        if self.engine is None:
            return False
        try:
            answer = self.engine.take(seconds)
        except EngineDown:
            self._give_up()
            return True
        if answer is None:
            return False
        self._answered(*answer)
        return True

    def _answered(self, number: int, text: str) -> None:
        if number not in self.wanted:
            return  # for a position that was left meanwhile
        what, strong = self.wanted.pop(number)
        turn = self.session.to_move
        if what == "review":
            self.judged(text)
            return
        if what == "move" and turn is not None:
            self._moved(turn, text)
            return
        move = self.game.parse_move(text, self.session.observe(self.actor))
        self._desk().hinted(move, strong)

    def _moved(self, turn: Seat, text: str) -> None:
        """Make an engine's move; a stranger without a legal one loses its seat and resigns."""
        try:
            move = self.game.parse_move(text, self.session.observe(turn))
        except MoveError:
            if self.session.player(turn).kind != EXTERNAL:
                raise
            desk = self._desk()
            why = self.engine.dismiss(turn.number)
            desk.pending.append(message("seat-lost", who=turn, why=why))
            self.submit(turn, Resign(self.session.ply))
            return
        self.submit(turn, Play(self.session.ply, move))

    def wait(self) -> None:
        """Let engines finish; after a second the listener hears who is thinking.

        Through a pipe they do not: there the same lines get the same answers on any machine.
        """
        told = len(self._desk().modes) == 1
        while self.inbox.take():
            pass
        self._call_again()
        while self.wanted:
            if self.pump(THINKING_SECONDS) or told or not self.wanted:
                continue
            self._desk().waiting()
            told = True

    def _give_up(self, engines: list[Seat] | None = None) -> None:
        """The engine does not come back: the person plays its seats, and hears so."""
        self.wanted = {}
        if engines is None:
            if self.engine is not None:
                self.engine.close()
            self.engine = None
            engines = [seat for seat in self.session.seats if self.session.player(seat).is_engine]
        if engines and self.game.hides(self.options) and isinstance(self.viewer, Seat):
            self.hot.take(self.viewer, len(self.session.past))
        for seat in engines:
            self.submit_quietly(seat, Player(HUMAN, self.session.player(seat).name))
        desk = self._desk()
        desk.kind = Kind.ALERT
        desk.pending.append(message("engine-gone" if engines else "hint-gone"))
        desk.flush()

    def submit_quietly(self, seat: Seat, player: Player) -> None:
        """Change who sits in a seat, for a reason that is said once for all seats."""
        answer = self.session.handle(seat, Reseat(self.session.ply, seat, player))
        if self._write(answer.lines):
            self.session = answer.session

    def close(self) -> None:
        """End the engine process and let go of the record."""
        if self.engine is not None:
            self.engine.close()
        if self.recorder is not None:
            self.recorder.close()

    def _desk(self) -> Desk:
        if self.desk is None:
            raise AssertionError("a host has a desk before anything happens")
        return self.desk

    def _say(self, kind: Kind, *messages: Message) -> None:
        self._desk().say(kind, *messages)


def engine_seed(session: Session, seat: Seat) -> int:
    """What decides the chance in an engine's choice.

    Where something is hidden it tells neither the seed of the game nor how many moves were made of
    which the seat heard nothing.
    """
    if not session.game.hides(session.options):
        return session.seed * 1_000_003 + session.ply
    from random import Random

    return Random(f"{session.seed} {session.plies_for(seat)}").getrandbits(64)


def seat_names(session: Session) -> tuple[tuple[Seat, Name | Message], ...]:
    """What each seat is called: by its person, by its engine's level, or by its place."""
    names: list[tuple[Seat, Name | Message]] = []
    kinds = [player.kind for player in session.players]
    for seat in session.seats:
        player = session.player(seat)
        if player.name:
            names.append((seat, Name(player.name)))
        elif player.is_engine and kinds.count(player.kind) == 1:
            names.append((seat, message(f"level-{player.kind}")))
        else:
            names.append((seat, session.game.seat_name(seat, session.options)))
    return tuple(names)
