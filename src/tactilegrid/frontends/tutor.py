"""The tutor of a lesson: says what to do, hears when it is done, goes on; never a penalty."""

from __future__ import annotations

from typing import Any, Protocol

from tactilegrid.core.commands import Command, Play, Redo, Undo
from tactilegrid.core.errors import MoveError
from tactilegrid.core.lesson import Ask, Lesson, Make, Reach, Step
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.selection import Selection
from tactilegrid.frontends.acting import game_title
from tactilegrid.frontends.desk import Desk, Table
from tactilegrid.frontends.explore import find_cell
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.strokes import Stroke, intent_name, press, walk, way_of, word_of
from tactilegrid.speech.explorer import Explorer
from tactilegrid.speech.utterance import WIDTH, columns

PATIENCE = 4  # tries that lead no nearer before the keys are said again
PRAISES = 4
MORE = Ask((Intent.MORE.value,))
BACK = {Intent.UNDO.value: Undo, Intent.REDO.value: Redo}
# What is asked of the tutor or of the program itself, and is no try at the task.
GUIDES = frozenset(
    {
        Intent.HINT,
        Intent.STRONG_HINT,
        Intent.FORWARD,
        Intent.BACKWARD,
        Intent.FIRST,
        Intent.FINAL,
        Intent.RESIGN,
        Intent.OFFER_DRAW,
        Intent.REMATCH,
        Intent.SEATS,
        Intent.SAVE,
        Intent.AGAIN,
        Intent.MORE,
        Intent.OLDER,
        Intent.NEWER,
        Intent.OLDEST,
        Intent.NEWEST,
        Intent.KEYS,
        Intent.QUIT,
    }
)


class LessonTable(Table, Protocol):
    """What a lesson asks of its host beyond what any desk does."""

    def play(self, move: str) -> None:
        """Make a move for the seat to move, as a record writes it."""

    def kept(self) -> Any:
        """The whole game as it is now."""

    def put_back(self, kept: Any) -> None:
        """The game as it was when it was kept."""


class Tutor:
    """Leads one listener through a lesson; `at` is the number of the step, from 0."""

    def __init__(self, lesson: Lesson, table: LessonTable, desk: Desk) -> None:
        self.lesson = lesson
        self.table = table
        self.desk = desk
        self.at = -1
        self.before: list[tuple[Any, Explorer]] = []  # game and cursor when each step began
        self.met = False
        self.tries = 0
        self.nearest = 0
        self.owed = 0  # how many keys are still to be said, when there were too many for one line

    @property
    def step(self) -> Step | None:
        """The step that the lesson waits in; None after the last one."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    # what is said

    def open(self) -> None:
        """What the lesson is, how to leave it, and the first step."""
        desk = self.desk
        names = {
            each.value.replace("-", "_"): intent_name(desk, each)
            for each in (Intent.HINT, Intent.FORWARD, Intent.QUIT)
        }
        steps = sum(self._fits(step) for step in self.lesson.steps)
        opening = message("lesson-opening", game=game_title(desk), n=steps)
        self._enter(0, opening, message("lesson-ways", **names))

    def task(self) -> list[Message]:
        """What the step says, and where it shows them, the keys."""
        step = self.step
        if step is None:
            return self._ending()
        said = self._sentences(step.says, step.keys)
        return [*said, self.keys()] if step.shown else said

    def keys(self) -> Message:
        """The keys, or the line, that reach the goal from here."""
        if self.desk.mode == "line":
            return message("lesson-type", line=Name(self._line()))
        strokes = self.strokes()
        first = self._in_one_line(strokes)
        self.owed = len(strokes) - len(first)
        return press(self.desk, first)

    def _in_one_line(self, strokes: list[Stroke]) -> list[Stroke]:
        """All of them, or those that fit a line, up to the last touch among them."""
        fitting = list(strokes)
        while columns(self.desk.teller.text(press(self.desk, fitting))) > WIDTH:
            fitting.pop()
        if len(fitting) < len(strokes) and Intent.TOUCH in fitting:
            while fitting[-1] is not Intent.TOUCH:
                fitting.pop()
        return fitting

    def _sentences(self, says: tuple[str, ...], keys: tuple[str, ...] = ()) -> list[Message]:
        names = {key: intent_name(self.desk, Intent(key)) for key in keys}
        return [message(each, **names) for each in says]

    def _ending(self) -> list[Message]:
        return [
            *self._sentences(self.lesson.ending),
            *self._sentences(("lesson-game",), ("hint", "keys")),
            *self._sentences(("lesson-end",), ("quit",)),
            message("lesson-next", game=Name(self.table.game.name)),
        ]

    # where it leads

    @property
    def _goal(self) -> Any:
        return self.step.goal if self.step else None

    def strokes(self) -> list[Stroke]:
        """What reaches the goal from here."""
        desk = self.desk
        match self._goal:
            case Reach(cell=name):
                return self._way(name)
            case Ask(intents=(first, *_), cell=name):
                return [*self._way(name), Intent(first)]
            case Make():
                return way_of(desk, self._move())
        return []

    def _way(self, name: str) -> list[Stroke]:
        cell = find_cell(self.desk, name)
        return walk(self.desk, self.desk.explorer, cell) if cell else []

    def _line(self) -> str:
        match self._goal:
            case Reach(cell=name):
                return f"{word_of(self.desk, Intent.GO)} {name}"
            case Make():
                return self._typed(self._move())
            case Ask(intents=(first, *_), cell=name):
                return f"{word_of(self.desk, Intent(first))} {name}".rstrip()
        raise AssertionError("there is a line for every goal")

    def _typed(self, move: Any) -> str:
        """The shortest that a person can type for a move."""
        game, seen = self.table.game, self.table.seen()
        text = game.written(game.touches(move, seen), seen)
        try:
            return text if game.read_move(text, seen) == move else game.format_move(move)
        except MoveError:
            return game.format_move(move)

    def _move(self) -> Any:
        game, seen = self.table.game, self.table.seen()
        wanted = self._goal.moves
        return game.parse_move(wanted[0], seen) if wanted else game.legal_moves(seen)[0]

    def _fits(self, step: Step) -> bool:
        return step.mode in ("", self.desk.mode)

    def _pointless(self, step: Step) -> bool:
        """Whether a step makes no sense now: the mode is another, or there is no more to hear."""
        return not self._fits(step) or (step.goal == MORE and not self.desk.teller.rest)

    # going on

    def _enter(self, at: int, *before: Message) -> None:
        """Begin a step: set it up, say it; one that is done already only says what it teaches."""
        del self.before[at:]
        steps = self.lesson.steps
        while at < len(steps) and self._pointless(steps[at]):
            self.before.append((self.table.kept(), self.desk.explorer))
            at += 1
        self.at, self.met, self.tries = at, False, 0
        self.owed = 0
        step = self.step
        if step is None:
            self.desk.say(Kind.RESULT, *before, *self._ending())
            return
        self.before.append((self.table.kept(), self.desk.explorer))
        if self._there():
            self._enter(at + 1, *before, *self._sentences(step.says, step.keys))
            return
        self.nearest = len(self.strokes())
        self.desk.say(Kind.RESULT, *before, *self.task())

    def _there(self) -> bool:
        goal, place = self._goal, self.desk.explorer.place
        return isinstance(goal, Reach) and place == find_cell(self.desk, goal.cell)

    def notice(self, intent: Intent, argument: str) -> None:
        """Something was done: what was waited for, or a try that led nearer or not."""
        goal = self._goal
        if isinstance(goal, Ask) and intent.value in goal.intents:
            asked = find_cell(self.desk, argument) if argument else self.desk.explorer.place
            self.met |= not goal.cell or asked == find_cell(self.desk, goal.cell)
        self.met |= self._there()
        if goal is None or intent in GUIDES or self.desk.question or self.desk.typing:
            return
        left = len(self.strokes()) if not self.met else 0
        self.tries = 0 if left < self.nearest else self.tries + 1
        self.nearest = min(self.nearest, left)

    def go_on(self) -> None:
        """After all that happened was said: praise and the next step, or the keys once more."""
        if self.step is None or self.desk.typing:
            return
        if self.met or self._there():
            self._enter(self.at + 1, message("lesson-praise", n=self.at % PRAISES))
        elif self.owed and len(self.strokes()) <= self.owed:
            self.tries = 0
            self.desk.say(Kind.RESULT, self.keys())
        elif self.tries >= PATIENCE and self.desk.question is None:
            self.tries = -PATIENCE  # the next time a little later
            self.desk.say(Kind.RESULT, self.keys())

    def takes(self, command: Command) -> bool:
        """Whether the lesson lets a command through; what it does not is spoken of."""
        goal = self._goal
        match command:
            case Play(move=move):
                return self._takes_move(move)
            case Undo() | Redo():
                if isinstance(goal, Ask) and type(command) in map(BACK.get, goal.intents):
                    return True
                self.desk.say(Kind.RESULT, message("lesson-keeps"))
            case _:
                self.desk.say(Kind.RESULT, message("lesson-not-here"))
        return False

    def _takes_move(self, move: Any) -> bool:
        """A legal move: whether it is what the step waits for."""
        goal = self._goal
        wanted = goal.moves if isinstance(goal, Make) else None
        if goal is None or wanted == () or self.table.game.format_move(move) in (wanted or ()):
            return True
        self.desk.selection, self.desk.armed = Selection(), None
        self.tries = 0
        self.desk.say(Kind.RESULT, message("lesson-astray"), self.keys())
        return False

    def moved(self) -> None:
        """The move that was waited for has been made: the others reply."""
        goal = self._goal
        if not isinstance(goal, Make):
            return
        self.met = True
        for text in goal.replies:
            self.table.play(text)

    # what a listener may ask of the tutor

    def skip(self) -> None:
        """Do what the step asks for, and go on."""
        step = self.step
        if step is None:
            self.desk.say(Kind.RESULT, *self._ending())
            return
        self.desk.question, self.desk.armed = None, None
        self.met = True
        match step.goal:
            case Make():
                self.table.play(self.table.game.format_move(self._move()))
                self.moved()
            case Ask(intents=(first, *_)) if first in BACK:
                self.desk.do(Intent(first))
            case Reach(cell=name):
                self.desk.do(Intent.GO, name)

    def back(self) -> None:
        """To the step before, with the game as it was then."""
        at = self.at - 1
        while at > 0 and self._passed(at):
            at -= 1
        self.restart(max(0, at))

    def _passed(self, at: int) -> bool:
        """Whether a step was none to wait in: of the other mode, or done as it began."""
        step, (_, explorer) = self.lesson.steps[at], self.before[at]
        there = isinstance(step.goal, Reach) and explorer.place == find_cell(
            self.desk, step.goal.cell
        )
        return there or step.goal == MORE or not self._fits(step)

    def restart(self, at: int = 0) -> None:
        """To an earlier step."""
        desk = self.desk
        kept, desk.explorer = self.before[at]
        desk.question, desk.selection, desk.armed = None, Selection(), None
        self.table.put_back(kept)
        self._enter(at)
