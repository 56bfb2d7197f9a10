"""Stepping through a recorded game by ear, forward and back; nothing is ever written.

Whoever listens hears what one viewer heard, the spectator or a seat, and only the steps of which
that viewer heard anything.
"""

from __future__ import annotations

from functools import partial

from tactilegrid.app.arguments import Arguments
from tactilegrid.app.config import Settings, load_settings
from tactilegrid.app.host import Host
from tactilegrid.app.play import cursor_stays, run_modes
from tactilegrid.app.saved import find_saved, load
from tactilegrid.app.setup import choose_mode, make_desk, override, which_viewer
from tactilegrid.app.speaking import spoken
from tactilegrid.app.terminal import quiet_terminal
from tactilegrid.core.commands import Command
from tactilegrid.core.message import Kind, Message, message
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.core.session import Session
from tactilegrid.core.value import replace
from tactilegrid.frontends.desk import Desk, Handlers
from tactilegrid.frontends.keymap import Intent
from tactilegrid.outputs.console import Console


def run(arguments: Arguments) -> int:
    """`tactilegrid replay FILE`."""
    settings = load_settings()
    override(settings, arguments)
    mode = choose_mode(settings, arguments)
    loaded = load(find_saved(arguments.operand(0)))
    viewer = which_viewer(loaded.session, arguments.flag("seat"))
    host = ReplayHost(loaded.session, settings, viewer)
    with spoken(settings) as speaking, quiet_terminal():
        console = Console(stays=partial(cursor_stays, host))
        output = host.attend(host.speak_by(speaking, console))
        desk = make_desk(host, settings, output, mode)
        desk.handlers = HANDLERS
        try:
            if arguments.has("review"):
                read_review(host, desk)
                return 0
            desk.say(Kind.RESULT, host.opening(mode))
            if arguments.has("all"):
                host.be_patient()
                while host.step(1):
                    pass
            else:
                run_modes(host, desk)
        except KeyboardInterrupt:
            host.leave()
        finally:
            host.senses.close()
            console.close()
            host.close()
    return 0


def read_review(host: ReplayHost, desk: Desk) -> None:
    """The whole review, as if its parts were asked for one after another."""
    host.be_patient()
    desk.do(Intent.REVIEW)
    host.wait()
    while desk.teller.more():
        pass


class ReplayHost(Host):
    """A host whose session is a recorded one up to the stop `at`; commands change nothing.

    `stops` are how many steps were made where the listener hears of one, `ears` is who listens.
    `since` is where the listener was before the last jump, so that "what is new" can tell.
    """

    def __init__(self, whole: Session, settings: Settings, ears: Viewer = SPECTATOR) -> None:
        super().__init__(replace(whole, past=(), undone=()), settings, None)
        self.whole = whole
        self.ears = ears
        self.stops = [
            count for count, step in enumerate(whole.past, 1) if whole.concerns(step, ears)
        ]
        self.at = 0
        self.since = 0

    @property
    def viewer(self) -> Viewer:
        """A replay is watched from beside the table, if no seat was asked for."""
        return self.ears

    @property
    def shared(self) -> bool:
        """Whoever listens may know all that is told here."""
        return False

    def opening(self, mode: str) -> Message:
        """Which game, how long, and how to go on."""
        key = "replay-opening" if mode == "grid" else "replay-opening-typed"
        title = message(f"{self.game.name}-title")
        return message(key, game=title, plies=len(self.stops))

    def submit(self, sender: Seat, command: Command) -> None:  # noqa: ARG002
        """Nothing can be played in a replay."""
        self._say(Kind.RESULT, message("replay-still"))

    def steps_since_turn(self) -> int:
        """What changed since the place before the last jump."""
        return max(0, self.at - self.since)

    def place(self, at: int) -> None:
        """Go to the position after that many steps that were heard."""
        self.since, self.at = self.at, at
        steps = self.stops[at - 1] if at else 0
        self.session = replace(self.whole, past=self.whole.past[:steps], undone=())

    def step(self, count: int) -> bool:
        """Go on or back by *count* steps and say what happened; False at an end."""
        total = len(self.stops)
        at = min(total, max(0, self.at + count))
        if at == self.at:
            self._say(Kind.RESULT, message("replay-start" if count < 0 else "replay-end"))
            return False
        self.place(at)
        where = message("replay-at", ply=at, count=total)
        if count == 1:
            self._say(Kind.MOVE, *self.heard(1)[0], where)
        elif count > 0:
            self._say(Kind.MOVE, message("replay-end"), *self.heard(1)[0], where)
        elif at == 0:
            self._say(Kind.MOVE, message("replay-start"))
        else:
            self._say(Kind.MOVE, message("replay-back", ply=at, count=total), *self.heard(1)[0])
        return True

    def hint(self, strong: bool) -> None:
        """Advice for whoever was to move at this place, from what the listener may know."""
        actor = self.session.to_move
        if self.game.hides(self.options) and actor != self.ears:
            self._say(Kind.RESULT, message("replay-no-hint"))
        elif actor is not None:
            self.advise(actor, strong)

    @property
    def whole_game(self) -> Session:
        """The record to its end, wherever it is stepped through."""
        return self.whole

    def may_review(self, session: Session) -> bool:
        """Of a game without secrets also where it was broken off."""
        return super().may_review(session) or not self.game.hides(self.options)

    def prepare(self) -> None:
        """No engine plays here."""

    def _call_engine(self) -> None:
        """Engines do not play in a replay either."""

    @property
    def actor(self) -> Seat:
        """Whoever was to move; the first seat after the end."""
        return self.session.to_move or self.session.seats[0]

    def leave(self) -> None:
        """Nothing to save."""
        desk = self._desk()
        desk.left = True  # first, so that the output knows its last words by that
        desk.say(Kind.RESULT, message("bye-replay"))


def go(desk: Desk, _: str, count: int) -> None:
    """One step or all of them, in either direction."""
    host = desk.table
    if isinstance(host, ReplayHost):
        host.step(count)


def still(desk: Desk, _: str) -> None:
    """What belongs to a game in progress is refused before anything is asked."""
    desk.say(Kind.RESULT, message("replay-still"))


FAR = 1_000_000
HANDLERS: Handlers = {
    Intent.TOUCH: partial(go, count=1),
    Intent.FORWARD: partial(go, count=1),
    Intent.BACK: partial(go, count=-1),
    Intent.BACKWARD: partial(go, count=-1),
    Intent.UNDO: partial(go, count=-1),
    Intent.REDO: partial(go, count=1),
    Intent.FIRST: partial(go, count=-FAR),
    Intent.FINAL: partial(go, count=FAR),
    Intent.RESIGN: still,
    Intent.OFFER_DRAW: still,
    Intent.REMATCH: still,
    Intent.SEATS: still,
    Intent.LOAD: still,
    Intent.STORE: still,
    Intent.SAVE: still,
}
