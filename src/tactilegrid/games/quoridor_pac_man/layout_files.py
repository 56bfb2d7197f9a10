"""Layouts as files: those that are shipped, the value of the setting, and a layout read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import dedent

from tactilegrid.core.game import Topic
from tactilegrid.core.message import Message
from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games.quoridor.moves import cell_of
from tactilegrid.games.quoridor_pac_man import answers, drawing, rules
from tactilegrid.games.quoridor_pac_man.layouts import (
    SHIPPED,
    layout_of,
    parse_layout,
)
from tactilegrid.games.quoridor_pac_man.layouts import (
    layout_text as one_line,
)
from tactilegrid.games.quoridor_pac_man.moves import TOKENS
from tactilegrid.games.quoridor_pac_man.position import OPTIONS, State
from tactilegrid.games.quoridor_pac_man.words import say


def layout_option() -> str:
    """The setting that names a layout."""
    return "layout"


def layouts() -> Mapping[str, str]:
    """The layouts by their names."""
    return {name: dedent(text).strip("\n") for name, text in SHIPPED.items()}


def read_layout(text: str) -> str:
    """The layout in one line, or the name of the shipped one that it is; raises BadPosition."""
    return one_line(parse_layout(text))


def layout_text(value: str) -> str:
    """The layout with a line for each figure, for the pellets and for the fences."""
    written = one_line(layout_of(value))
    if "=" not in written:
        return layouts()[written]
    lines = (part.replace("=", " ").replace(",", " ") for part in written.split(";"))
    return "\n".join(lines)


def layout_words(value: str) -> Sequence[Message]:
    """Where each figure starts, then the fences, then the pellets."""
    state = _state(value)
    said = [
        say("starts", figure=token, cell=cell_of(start))
        for token, start in zip(TOKENS, state.setup.layout.starts, strict=True)
    ]
    return (*said, *answers.summary(Topic.BOARD, SPECTATOR, state))


def layout_draw(value: str) -> Sequence[str]:
    """The board with all figures."""
    return drawing.draw(_state(value))


def _state(value: str) -> State:
    return rules.initial(settle(OPTIONS, {layout_option(): value}), 0)
