"""Layouts as files: what differs from one game of a kind to the next, and can be kept and shared.

A file begins with three lines of its own, then come the lines of the game:

    tactilegrid-layout 1
    game escort-quest
    name Market day

Blank lines may stand between, and what follows a `#` is a remark. `name` may be left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from tactilegrid.core.errors import BadNotation, BadPosition
from tactilegrid.core.message import Arg, Message, Name, message
from tactilegrid.core.value import Value

if TYPE_CHECKING:
    from tactilegrid.core.game import AnyGame

FIRST_LINE = "tactilegrid-layout 1"
GAME, NAME = "game", "name"
BYTES_LIMIT = 64 * 1024  # three times what any game reads as a layout
LINES_LIMIT = 1000
NAME_LIMIT = 40
SHOWN = 20
BOM = "\ufeff"


class LayoutFile(Value):
    """What a file says: whose layout, its name (may be empty), and the lines of the game.

    `body` has as many lines as the file, those of the head being empty, so that a line that the
    game complains of has the number that it has in the file.
    """

    game: str
    name: str
    body: str


def read_file(data: bytes) -> LayoutFile:
    """What the bytes of a file say; raises BadPosition with the line and the reason."""
    lines = _lines(data)
    head: dict[str, str] = {}
    for place, line in enumerate(lines):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if not head:
            _first(" ".join(words), place + 1)
            head[FIRST_LINE] = ""
        elif words[0].lower() in (GAME, NAME) and words[0].lower() not in head:
            word = words[0].lower()
            head[word] = " ".join(words[1:])[:NAME_LIMIT]
        else:
            break
        lines[place] = ""
    if not head:
        bad("empty")
    if not head.get(GAME):
        bad("no-game", word=Name(GAME))
    return LayoutFile(head[GAME].lower(), head.get(NAME, ""), "\n".join(lines))


def _lines(data: bytes) -> list[str]:
    """The lines of a text, whichever way they end; refuses what is none."""
    if len(data) > BYTES_LIMIT:
        bad("too-long", most=BYTES_LIMIT // 1024)
    try:
        text = data.decode("utf-8").removeprefix(BOM)
    except UnicodeDecodeError as error:
        bad("not-text", line=data[: error.start].count(b"\n") + 1)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(lines) > LINES_LIMIT:
        bad("too-many-lines", most=LINES_LIMIT)
    for number, line in enumerate(lines, 1):
        if not line.replace("\t", " ").isprintable():
            bad("not-text", line=number)
    return lines


def _first(line: str, number: int) -> None:
    if line.lower() == FIRST_LINE:
        return
    kind, _, version = line.lower().partition(" ")
    if kind == FIRST_LINE.partition(" ")[0]:
        bad("version", line=number, given=legible(version))
    bad("not-ours", line=number, wanted=Name(FIRST_LINE))


def write_file(file: LayoutFile) -> str:
    """The text of a file; `read_file` gives the same game, name and lines, after those three."""
    head = [FIRST_LINE, f"{GAME} {file.game}"]
    if file.name:
        head.append(f"{NAME} {file.name}")
    return "\n".join((*head, file.body.strip("\n"), ""))


def legible(text: str) -> Name:
    """The beginning of a text that could not be read, fit to be said."""
    return Name("".join(c if c.isprintable() else "?" for c in text.strip()[:SHOWN]))


def bad(what: str, **args: Arg) -> NoReturn:
    """Refuse a file, with the reason."""
    raise BadPosition(message(f"layout-{what}", **args))


class WithoutLayouts:
    """The answers of a game whose every board is the same."""

    def layout_option(self) -> str:
        """None."""
        return ""

    def layouts(self) -> Mapping[str, str]:
        """None are shipped."""
        return {}

    def read_layout(self, text: str) -> str:  # noqa: ARG002
        """Nothing can be one."""
        raise BadPosition(message("layout-none"))

    def layout_text(self, value: str) -> str:  # noqa: ARG002
        """Nothing is written."""
        return ""

    def layout_words(self, value: str) -> Sequence[Message]:  # noqa: ARG002
        """Nothing is said."""
        return ()

    def layout_draw(self, value: str) -> Sequence[str]:  # noqa: ARG002
        """Nothing is drawn."""
        return ()


def builds(game: AnyGame) -> bool:
    """Whether there is a time in that game at which a layout is built."""
    return getattr(type(game), "building", None) is not WithoutBuilding.building


class WithoutBuilding:
    """The answers of a game in which nobody builds a layout."""

    def building(self, seen: Any) -> str | None:  # noqa: ARG002
        """Nothing is being built."""
        return None

    def load_move(self, text: str, seen: Any) -> Any:  # noqa: ARG002
        """No move lays a layout."""
        raise BadNotation(message("layout-not-now"))
