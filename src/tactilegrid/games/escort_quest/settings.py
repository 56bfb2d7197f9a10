"""The settings of the game, and the puzzle that they name."""

from __future__ import annotations

from functools import lru_cache

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import BadOption, Option, Options, Setting, always
from tactilegrid.games.escort_quest.field import (
    FLAT,
    IGNORE,
    IMMEDIATE,
    LOSE,
    NEXT_TURN,
    TORUS,
    Field,
    Layout,
    Manner,
    Puzzle,
    field_of,
)
from tactilegrid.games.escort_quest.puzzles import PUZZLES
from tactilegrid.games.escort_quest.sheet import (
    check_puzzle,
    format_layout,
    legible,
    parse_layout,
)

ENGINE_TURNS = 200
AS_IT_STANDS = "; turn=1"
NEW, EDIT, USUAL_SIZE = "new", "edit", "8x8"

OPTIONS = (
    Option("puzzle", always(1), low=1, high=len(PUZZLES), free=True),
    Option("goblin_metric", always(FLAT), (FLAT, TORUS)),
    Option("catch", always(LOSE), (LOSE, IGNORE)),
    Option("amulet", always(NEXT_TURN), (NEXT_TURN, IMMEDIATE)),
    Option("turn_limit", always(0), low=0, high=9999),
    Option("repetition", always(0), low=0, high=99),
    Option("ply_cap", always(0), low=0, high=9999),
)


def check_options(options: Options) -> None:
    """Raise BadOption for a puzzle that cannot be read, or a repetition that forbids any game."""
    puzzle_of(options)
    if options.number("repetition") in (1, 2):
        raise BadOption(message("escort-quest-bad-repetition"))


def manner_of(options: Options) -> Manner:
    """How tokens move under these settings."""
    return Manner(
        options.choice("goblin_metric"), options.choice("catch"), options.choice("amulet")
    )


def field_for(layout: Layout, options: Options) -> Field:
    """The field of a layout under these settings."""
    return field_of(layout, manner_of(options))


def shipped_number(options: Options) -> tuple[int, str]:
    """The number and the name of the shipped puzzle that the options name; 0 and none: another."""
    return _shipped(options.choice("puzzle").lower())


def _shipped(given: str) -> tuple[int, str]:
    for number, puzzle in enumerate(PUZZLES, 1):
        if given in (str(number), puzzle.name):
            return number, puzzle.name
    return 0, ""


def best_of(options: Options) -> int:
    """The shortest solution of a shipped puzzle in the usual manner; 0 where it is not known."""
    number, _ = shipped_number(options)
    return PUZZLES[number - 1].best if number and manner_of(options) == Manner() else 0


def is_workshop(options: Options) -> bool:
    """Whether the game begins with the building of a puzzle: `new`, `new:9x7`, `edit:PUZZLE`."""
    word, _, _ = options.choice("puzzle").lower().partition(":")
    return word in (NEW, EDIT)


def puzzle_of(options: Options) -> Puzzle:
    """The puzzle that the options name, or what lies there when its building begins.

    Raises BadOption.
    """
    given = options.choice("puzzle")
    word, _, rest = given.partition(":")
    word, rest = word.lower(), rest.strip()
    text = f"EQ {rest or USUAL_SIZE}" if word == NEW else _text(rest if word == EDIT else given)
    if not text:
        raise BadOption(
            message(
                "escort-quest-bad-puzzle",
                option=Name("puzzle"),
                given=legible(given),
                count=len(PUZZLES),
            )
        )
    try:
        if is_workshop(options):
            return parse_layout(text, beginning=False, loose=True)
        return _read(text)
    except BadPosition as error:
        why = error.message
        raise BadOption(message(why.key, **dict(why.args), option=Name("puzzle"))) from None


def _text(given: str) -> str:
    """The puzzle of a number or a name, or a whole one as it is; empty where it is none of them."""
    number, _ = _shipped(given.lower())
    if number:
        return PUZZLES[number - 1].text
    return given if "=" in given else ""


@lru_cache(maxsize=64)
def _read(text: str) -> Puzzle:
    """A puzzle fit to be begun; one that ends in `turn=1` is taken as it stands."""
    if not text.endswith(AS_IT_STANDS):
        return parse_layout(text)
    return parse_layout(text.removesuffix(AS_IT_STANDS), beginning=False)


def with_puzzle(options: Options, puzzle: Puzzle) -> Options:
    """The options that name this puzzle: as they are where they do, else with its text."""
    if not is_workshop(options) and puzzle_of(options).layout == puzzle.layout:
        return options
    text = format_layout(puzzle)
    try:
        check_puzzle(puzzle)
    except BadPosition:
        text += AS_IT_STANDS
    return _named(options, text)


def with_workshop(options: Options, layout: Layout) -> Options:
    """The options of the building on a board of that size: as they are where they fit."""
    if is_workshop(options) and puzzle_of(options).layout.grid == layout.grid:
        return options
    return _named(options, f"{NEW}:{layout.width}x{layout.height}")


def _named(options: Options, puzzle: str) -> Options:
    changes: dict[str, Setting] = {"puzzle": puzzle}
    return Options(tuple((name, changes.get(name, value)) for name, value in options.settings))
