"""Puzzles as files: those that are shipped, the value of the setting, and a puzzle read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tactilegrid.core.game import Topic
from tactilegrid.core.message import Message, message
from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games.escort_quest import answers, drawing, rules
from tactilegrid.games.escort_quest.motion import TOKENS
from tactilegrid.games.escort_quest.parts import sides
from tactilegrid.games.escort_quest.position import SEAT, State
from tactilegrid.games.escort_quest.puzzles import PUZZLES
from tactilegrid.games.escort_quest.settings import OPTIONS, puzzle_of
from tactilegrid.games.escort_quest.sheet import format_layout, parse_layout

JOIN = "; "


def layout_option() -> str:
    """The setting that names a puzzle."""
    return "puzzle"


def layouts() -> Mapping[str, str]:
    """The puzzles by their names, the easiest first."""
    return {puzzle.name: puzzle.text.replace(JOIN, "\n") for puzzle in PUZZLES}


def read_layout(text: str) -> str:
    """The puzzle in one line; raises BadPosition."""
    return format_layout(parse_layout(text))


def layout_text(value: str) -> str:
    """The puzzle an item a line."""
    return format_layout(puzzle_of(settle(OPTIONS, {"puzzle": value}))).replace(JOIN, "\n")


def layout_words(value: str) -> Sequence[Message]:
    """The size, the tokens, the tiles, then each barrier with its closed sides."""
    state = _state(value)
    layout = state.field.layout
    said = [message("escort-quest-size", width=layout.width, height=layout.height)]
    for token, name in zip(state.tokens, TOKENS, strict=True):
        cell = state.cell(token.square)
        said.append(message("escort-quest-stands", cell=cell, token=name, who=SEAT))
    said += answers.summary(Topic.BOARD, SPECTATOR, state)
    for square, closed in layout.barriers:
        how, ways = sides(closed)
        what = message("escort-quest-barrier", how=how, ways=ways)
        said.append(message("escort-quest-at", cell=state.cell(square), what=what))
    return said


def layout_draw(value: str) -> Sequence[str]:
    """The board with the tokens."""
    return drawing.draw(_state(value))


def _state(value: str) -> State:
    return rules.initial(settle(OPTIONS, {"puzzle": value}), 0)
