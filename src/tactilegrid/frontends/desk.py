"""What one listener sits at: a cursor, touches, questions, and everything they can ask for.

Keys, typed lines and menus all become intents here, so that a thing is done one way whichever way
it was asked for. Every intent is answered with at least one announcement.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from tactilegrid.core.commands import Command, Player
from tactilegrid.core.game import AnyGame, Outcome
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Kind, Message, message
from tactilegrid.core.notation import Letters
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.selection import Selection
from tactilegrid.core.session import Update
from tactilegrid.frontends import curtain
from tactilegrid.frontends.countdown import Timekeeper
from tactilegrid.frontends.keymap import Intent, Keymap
from tactilegrid.frontends.question import Question
from tactilegrid.frontends.teller import Output, Teller
from tactilegrid.frontends.words import Words
from tactilegrid.speech.cue import Cue
from tactilegrid.speech.explorer import Explorer

if TYPE_CHECKING:
    from tactilegrid.speech.relief import Relief


class Table(Protocol):
    """What a desk may ask of the host: what its viewer may know, and to carry out commands."""

    @property
    def game(self) -> AnyGame:
        """The game on the table."""

    @property
    def options(self) -> Options:
        """Its settings."""

    @property
    def viewer(self) -> Viewer:
        """Whose ears the desk has."""

    @property
    def actor(self) -> Seat:
        """The seat that this desk acts for now."""

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is; None when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""

    @property
    def ply(self) -> int:
        """How many moves stand."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""

    @property
    def thinking(self) -> bool:
        """Whether an engine is choosing a move."""

    @property
    def awaited(self) -> Seat | None:
        """The person to whom the keyboard has to go now; None where it may stay."""

    @property
    def holder(self) -> Seat | None:
        """Who has the keyboard, at a game whose secrets several people share it for."""

    def take_over(self, seat: Seat) -> tuple[list[Message], list[Message]]:
        """Give a person the keyboard; returns how their game begins, once, and what they missed."""

    def give_up(self) -> None:
        """From now on nobody has the keyboard."""

    def seen(self) -> Any:
        """All that the viewer may know."""

    def pump(self, seconds: float = 0.0) -> bool:
        """Take in one answer of an engine; False where none came in time."""

    def wait(self) -> None:
        """Let engines finish, for a front end that has nothing else to do."""

    def notify(self, call: Callable[[], object] | None) -> None:
        """From now on *call* (from another thread) whenever an engine has answered."""

    def submit(self, sender: Seat, command: Command) -> None:
        """Hand a command to the session; what it answers comes to the desk's `hear`."""

    def heard(self, count: int) -> list[tuple[Message, ...]]:
        """What was heard of the last *count* steps, the oldest first."""

    def steps_since_turn(self) -> int:
        """How many steps there were since the actor last moved."""

    def undo_steps(self) -> int:
        """How many steps an undo of the actor takes back; 0 where there is nothing."""

    def redo_steps(self) -> int:
        """How many steps a redo of the actor makes again; 0 where there is nothing."""

    def hint(self, strong: bool) -> None:
        """Ask the engine what it would do; the answer comes to the desk's `hinted`."""

    def review(self) -> None:
        """Look for the turning points of the game; they come to `reviewing.reviewed`."""

    def hurry(self) -> None:
        """Let a thinking engine move at once."""

    def save(self) -> Message:
        """Make sure that the record is on disk, and say what happened."""

    def layout_names(self) -> Sequence[str]:
        """The layouts that can be loaded by a name, those of the game first."""

    def fetch_layout(self, name: str) -> str:
        """The lines of a layout by its name or its file; raises BadPosition."""

    def kept_layout(self, name: str) -> str:
        """What the file of that name is called, where there is one; else nothing."""

    def keep_layout(self, name: str, text: str, over: bool) -> Message:
        """Write the lines of a layout to a file, and say what happened.

        Without *over* a file that is there already is left alone.
        """

    def rematch(self) -> None:
        """Begin the same game again."""

    def leave(self) -> None:
        """End the program; what was played is kept."""

    def pan(self, step: int) -> str | None:
        """Move the window of the braille line: what it shows then, empty at an end; None: none."""

    def typing(self, text: str, caret: int) -> None:
        """This is being typed, and the next letter comes at *caret*."""

    def beside(self, lines: Output) -> Output:
        """Where all goes that is said, with *lines* in the place of those that are printed."""

    def sound(self, *cues: Cue) -> bool:
        """Let short sounds be heard, as loud as they are wanted; False where there are none."""

    @property
    def own_voice(self) -> bool:
        """Whether our own voice speaks here, and lines are not printed."""

    @property
    def voice_can(self) -> frozenset[str]:
        """Which settings take effect with that voice: `rate`, `voice` and others."""

    @property
    def voice_sources(self) -> tuple[tuple[str, str], ...]:
        """Where our voice can come from on this system: tokens, and what people call them."""

    def transcript(self) -> list[str]:
        """What our voice was given to say to the listener of now."""

    def find_voices(
        self, language: str, take: Callable[[tuple[tuple[str, str], ...]], None]
    ) -> None:
        """Have *take* called, later, with the names and languages of voices there are."""

    def real_board(self, what: str, argument: str = "") -> None:
        """Ask the real board on the table, see `app.boarding`; a sentence answers."""

    @property
    def repairing(self) -> bool:
        """Whether a person has to put the real board right before they can go on."""

    def all_said(self) -> None:
        """All that was to be said is said for now, whatever that was."""

    def setting(self, name: str) -> str:
        """The person's setting of that name."""

    def remember(self, name: str, value: str) -> None:
        """Change a setting of the person's, and keep it."""


Handler = Callable[["Desk", str], None]


class Desk:
    """One listener's place; `mode` is what the front end should be: `grid` or `line`."""

    def __init__(
        self,
        table: Table,
        teller: Teller,
        keymap: Keymap,
        mode: str,
        handlers: Mapping[Intent, Handler] | None = None,
    ) -> None:
        self.table = table
        self.teller = teller
        self.keymap = keymap
        self.mode = mode
        self.handlers = handlers or {}
        self.modes: tuple[str, ...] = (mode,)
        self.question: Question | None = None
        self.selection = Selection()
        self.armed: Any = None
        self.advice: tuple[int, Any, int] = (-1, None, 0)  # ply, move, how much of it was said
        self.describing = False
        self.curtain = curtain.Curtain()
        self.timekeeper = Timekeeper()
        self.left = False
        self.typing: Typing | None = None
        self.markers: dict[Cell, str] = {}
        self.caret: int | None = None  # where the next letter comes at a prompt, if not at its end
        self.squares: tuple[object, dict[str, Cell]] = (None, {})  # by the names last made
        self.relief: tuple[object, Relief] | None = None  # last felt, and what it was made of
        self.pending: list[Message] = []
        self.kind = Kind.MOVE
        self.calls = False  # whether whose turn it is has to be said with what is pending
        self._words: Words | None = None  # loaded when first needed
        self.layer = ""  # the grid that is asked about, where a game has several; empty: its usual
        self.catalogues: tuple[str, ...] = ("table", table.game.name)  # all that is said here
        game, options = table.game, table.options
        home = game.home(table.viewer, table.seen())
        self.explorer = Explorer(game.grid(options), game.slots(options), home)

    @property
    def words(self) -> Words:
        """The typed words of every language, those of the listener's first."""
        if self._words is None or self._words.language != self.teller.catalogue.language:
            from tactilegrid.frontends.languages import command_catalogues

            self._words = Words(command_catalogues(self.teller.catalogue.language))
        return self._words

    def seen(self) -> Any:
        """What the viewer may know, with the grid at hand that was chosen."""
        game, seen = self.table.game, self.table.seen()
        if self.layer and self.layer in game.layers(self.table.viewer, seen):
            return game.layered(seen, self.layer)
        return seen

    @property
    def letters(self) -> Letters:
        """How Cyrillic letters in moves are read."""
        return Letters(self.table.setting("letters"))

    def say(self, kind: Kind, *messages: Message) -> None:
        """One announcement to this listener."""
        self.teller.say(kind, *messages)

    def ask(self, question: Question, *before: Message) -> None:
        """Put a question, *before* said first; it waits until it is answered or taken back."""
        self.question = question
        self.teller.rest = ()
        if question.yes_no or question.default is not None:
            self.say(Kind.RESULT, *before, question.sentence)
            if not question.yes_no:
                self.teller.keep("question", question.numbered())
        else:
            self.teller.say_parts("question", (*before, question.sentence, *question.numbered()))

    # what comes in

    def do(self, intent: Intent, argument: str = "") -> None:
        """Carry out one intent; nothing is ever met with silence."""
        from tactilegrid.frontends.handlers import HANDLERS

        if self.curtain.down:
            curtain.do(self, intent)
            return
        said, waiting, armed = self.teller.count, len(self.pending), self.armed
        (self.handlers.get(intent) or HANDLERS[intent])(self, argument)
        if self.armed is armed and intent is not Intent.AGAIN:
            self.armed = None  # what was read back is forgotten once something else is asked
        busy = self.typing or self.left or self.table.thinking or len(self.pending) > waiting
        if self.teller.count == said and not busy:
            self.say(Kind.RESULT, message("done"))

    def answer(self, number: int | None) -> bool:
        """Answer the open question by number, or by Enter (None); False where it does not fit.

        Enter at another place than the question was put at only asks again.
        """
        question = self.question
        if question is None:
            return False
        if number is None and question.left_by(self.explorer.place):
            question.place = self.explorer.place
            self.ask(question)
            return True
        if number is None:
            number = 0 if question.default is None else question.default + 1
        act = question.pick(number)
        if act is None:
            return False
        self.question = None
        act()
        return True

    # what comes back

    def hear(self, update: Update) -> None:
        """Take in what the session answered; it is said at the next `flush`."""
        if update.refused:
            self.teller.refuse(update.announcement.kind, *update.announcement.messages)
            return
        self.selection, self.armed = Selection(), None
        self.kind = max(self.kind, update.announcement.kind)
        self.calls |= update.calls
        self.pending += update.announcement.messages

    def flush(self) -> None:
        """Say all that was heard since the last time as one announcement, and whose turn it is.

        A move may be hidden from this listener: then it is only said whose turn it is. At a table
        for one it is nobody else's, and goes without saying.
        """
        if self.pending or self.calls:
            self._say_pending()
        self.table.all_said()

    def _say_pending(self) -> None:
        said, turn, awaited = [*self.pending], self.table.turn, self.table.awaited
        if self.handing and awaited is not None:
            said.append(message("curtain-done", who=awaited))
        elif turn is not None and self.calls and awaited is None:
            if len(self.table.players) > 1 or not said:
                said.append(message("turn", who=turn))
            said += self.timekeeper.begin(self)
        self.calls = False
        self.pending = []
        kind, self.kind = self.kind, Kind.MOVE
        if said:
            self.say(kind, *said)
        if awaited is not None and self.table.holder is None:
            curtain.lower(self)

    @property
    def handing(self) -> bool:
        """Whether this listener's turn is over and somebody else has to get the keyboard."""
        waited_for = self.table.holder is not None and self.table.awaited is not None
        return waited_for and not self.curtain.down

    @property
    def moment(self) -> tuple[object, ...]:
        """What the next key would answer; a key typed before that was heard must not."""
        return self.question, self.armed, self.curtain.down, self.handing

    def settle(self) -> None:
        """Lay out the things of whoever hears now, where that is somebody else than before."""
        if self.curtain.owner not in (None, self.table.viewer):
            self.flush()
            self.curtain.change(self, self.table.viewer)

    def busy(self, turn: Seat) -> Message:
        """What the engine is at: advice for the person whose turn it is, or its own move."""
        return message("looking") if turn == self.table.actor else message("thinking", who=turn)

    def waiting(self) -> None:
        """An engine takes its time: say what was done so far, and who is thinking."""
        turn = self.table.turn
        if turn is None:  # a game that is over is looked back at
            self.say(Kind.MOVE, message("review-looking"))
        else:
            said = [*self.pending, self.busy(turn)]
            self.pending, self.calls = [], False
            self.say(Kind.MOVE, *said)

    def hinted(self, move: Any, strong: bool) -> None:
        """Say the engine's advice: at first a nudge, asked again more, or all that there is."""
        from tactilegrid.frontends.reviewing import hinted

        hinted(self, move, strong)


class Typing:
    """A word being typed with single keys: what for, the letters so far, and what ends it."""

    def __init__(self, finish: Callable[[str], None], done: Callable[[str], bool]) -> None:
        self.text = ""
        self.finish = finish
        self.done = done


Handlers = Mapping[Intent, Handler]
