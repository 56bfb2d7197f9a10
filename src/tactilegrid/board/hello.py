"""The hello of a board: what it says it has (docs/reference/board-protocol.md)."""

from __future__ import annotations

import re

from tactilegrid.board.driver import (
    BUTTONS,
    CELLS,
    CROSSINGS,
    EDGES,
    PIECES,
    Capabilities,
)
from tactilegrid.board.lines import BadFrame
from tactilegrid.board.numbers import number
from tactilegrid.core.value import Value

MAIN_VERSION = 1
MOST_SIDE, MOST_LAMPS = 16, 328
KINDS = {"b": BUTTONS, "p": PIECES}
VERSION = re.compile(r"([0-9]{1,5})(?:\.[0-9]{1,5})?")
IDENT = re.compile(r"[A-Za-z0-9-]{1,16}")
FIRMWARE = re.compile(r"[A-Za-z0-9.-]{1,16}")
NAME = re.compile(r"[A-Za-z0-9._-]{1,24}")


class OtherVersion(BadFrame):
    """A hello of another main version; `version` is what it said."""

    def __init__(self, version: str) -> None:
        super().__init__(version)
        self.version = version


class Contradiction(BadFrame):
    """A hello that cannot be true; `field` is the first that is wrong or missing."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


class Hello(Value):
    """What a board says of itself, and where it stands: `boot` starts, `seq` the next event."""

    board: Capabilities
    boot: int
    seq: int
    firmware: str = ""
    version: str = "1"


def slots_of(slot_map: str, cols: int, rows: int) -> int:
    """How many slots a board of this size has."""
    match slot_map:
        case "edges":
            return cols * (rows - 1) + (cols - 1) * rows
        case "crossings":
            return 2 * (cols - 1) * (rows - 1)
    return 0


def read_hello(words: list[str]) -> Hello:
    """The hello in these fields; raises OtherVersion, Contradiction."""
    fields = _fields(words)
    board = Capabilities(
        ident=_text(fields, "id", IDENT),
        cols=_count(fields, "cols", MOST_SIDE, None, 1),
        rows=_count(fields, "rows", MOST_SIDE, None, 1),
        kind=KINDS[_choice(fields, "kind", "b", ("b", "p"))],
        slot_map=_choice(fields, "map", CELLS, (CELLS, EDGES, CROSSINGS)),
        slots=_count(fields, "slots", 1024, 0),
        lamps=_count(fields, "leds", MOST_LAMPS, 0),
        buzzer=_count(fields, "buzzer", 1, 0) == 1,
        haptic=_count(fields, "haptic", 1, 0) == 1,
        name=_text(fields, "name", NAME).replace("_", " ").strip(),
        diodes=_count(fields, "diodes", 1, 1) == 1,
    )
    if board.slots != slots_of(board.slot_map, board.cols, board.rows):
        raise Contradiction("slots")
    boot = _count(fields, "boot", 0xFFFF, None)
    seq = _count(fields, "seq", 0xFFFF, None)
    return Hello(board, boot, seq, _text(fields, "fw", FIRMWARE), fields["v"])


def _fields(words: list[str]) -> dict[str, str]:
    """The fields by their names, once it is known that the version is one that we can read."""
    first = words[0] if words else ""
    version = VERSION.fullmatch(first.removeprefix("v="))
    if not first.startswith("v=") or version is None:
        raise Contradiction("v")
    if int(version[1]) != MAIN_VERSION:
        raise OtherVersion(version[0])
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if equals and found.setdefault(name, value) != value:
            raise Contradiction(name[:20])
    return found


def _count(
    fields: dict[str, str], name: str, most: int, missing: int | None, least: int = 0
) -> int:
    text = fields.get(name)
    if text is None and missing is not None:
        return missing
    try:
        return number(text or "", most, least)
    except BadFrame:
        raise Contradiction(name) from None


def _choice(fields: dict[str, str], name: str, missing: str, known: tuple[str, ...]) -> str:
    value = fields.get(name, missing)
    if value not in known:
        raise Contradiction(name)
    return value


def _text(fields: dict[str, str], name: str, form: re.Pattern[str]) -> str:
    value = fields.get(name, "")
    if value and not form.fullmatch(value):
        raise Contradiction(name)
    return value


def hello_text(hello: Hello) -> str:
    """A hello as a board says it, every field named; raises BadFrame for what cannot be said."""
    board = hello.board
    words = [
        "H",
        f"v={hello.version}",
        f"fw={hello.firmware}" if hello.firmware else "",
        f"id={board.ident}" if board.ident else "",
        f"boot={hello.boot}",
        f"cols={board.cols}",
        f"rows={board.rows}",
        f"slots={board.slots}",
        f"kind={'b' if board.kind == BUTTONS else 'p'}",
        f"map={board.slot_map}",
        f"diodes={int(board.diodes)}",
        f"leds={board.lamps}",
        f"buzzer={int(board.buzzer)}",
        f"haptic={int(board.haptic)}",
        f"seq={hello.seq}",
        f"name={board.name.replace(' ', '_')}" if board.name else "",
    ]
    text = " ".join(word for word in words if word)
    if read_hello(text.split(" ")[1:]) != hello:
        raise BadFrame(text[:40])
    return text
