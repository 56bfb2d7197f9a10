"""A first lesson as data: steps, each with something to say and something to wait for.

Which keys do what a step asks for is worked out where it is heard, from the listener's own keys.
"""

from __future__ import annotations

from tactilegrid.core.value import Value


class Reach(Value):
    """The explorer stands on the square of that name."""

    cell: str


class Ask(Value):
    """One of these things was asked for, by the names of intents; the first is the one taught.

    With a `cell` it was asked of that square.
    """

    intents: tuple[str, ...]
    cell: str = ""


class Make(Value):
    """One of these moves was made, as a record writes them; none named: any legal move.

    `replies` are what the other seats play then, one after another.
    """

    moves: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()


Goal = Reach | Ask | Make


class Step(Value):
    """What is said, by keys of the catalogue, and what is waited for.

    `keys` are the intents whose keys the sentences name.
    Where `shown` is false, the keys that reach the goal are said only when asked for. `mode` is
    the one mode, `grid` or `line`, that the step makes sense in.
    """

    says: tuple[str, ...]
    goal: Goal
    keys: tuple[str, ...] = ()
    shown: bool = True
    mode: str = ""


class Lesson(Value):
    """A lesson for whoever has the move at the start.

    `source` is the catalogue that holds the sentences of its steps. `ending` is said after the
    last step, before how to go on.
    """

    source: str
    steps: tuple[Step, ...]
    ending: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    position: str = ""


class Course:
    """Names the steps of one game's lesson with the beginning that all its sentences share.

    Sentences that fit every game begin with `any-`.
    """

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def _named(self, says: str) -> tuple[str, ...]:
        return tuple(
            f"lesson-{name}" if name.startswith("any-") else f"{self.prefix}-{name}"
            for name in says.split()
        )

    def reach(self, says: str, cell: str) -> Step:
        """A step that waits for the explorer on a square."""
        return Step(self._named(says), Reach(cell))

    def ask(self, says: str, intents: str, cell: str = "", keys: str = "", mode: str = "") -> Step:
        """A step that waits for one of the intents."""
        goal = Ask(tuple(intents.split()), cell)
        return Step(self._named(says), goal, tuple(keys.split()), mode=mode)

    def make(
        self, says: str, moves: str, replies: str = "", shown: bool = True, mode: str = ""
    ) -> Step:
        """A step that waits for one of the moves; `_` stands for a space inside a move."""
        goal = Make(_written(moves), _written(replies))
        return Step(self._named(says), goal, shown=shown, mode=mode)

    def lesson(
        self,
        source: str,
        steps: tuple[Step, ...],
        ending: str,
        options: str = "",
        position: str = "",
    ) -> Lesson:
        """The whole; options are written `name=value` with spaces between."""
        pairs = [pair.partition("=") for pair in options.split()]
        given = tuple((name, value) for name, _, value in pairs)
        return Lesson(source, steps, self._named(ending), given, position)


def _written(moves: str) -> tuple[str, ...]:
    return tuple(move.replace("_", " ") for move in moves.split())


def common_lesson(secrets: bool) -> Lesson:
    """What can be taught of any game: walk, listen, ask, make a move, take it back.

    With *secrets* a move may tell something that cannot be taken back.
    """
    course = Course("lesson")
    steps = (
        course.ask("any-board any-walk", "north east south west"),
        course.ask("any-square", "square"),
        course.ask("any-read", "board", keys="more"),
        course.ask("any-status", "status"),
        course.ask("any-moves", "moves", keys="more"),
        course.make("any-make", ""),
    )
    back = (course.ask("any-undo", "undo"), course.ask("any-redo", "redo"))
    return course.lesson("lesson", steps if secrets else (*steps, *back), "any-end")
