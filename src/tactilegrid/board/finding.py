"""Which of the ports of a machine belongs to a board, by what each says of itself.

A port that is neither matched here nor named by the person is never opened: opening one restarts
many devices, and other people's printers and braille displays hang on such ports too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tactilegrid.board.driver import MISSING, SEVERAL, Refused
from tactilegrid.core.value import Value

# What hangs on a port. OURS says so by its name; a MAYBE is an Arduino that our firmware runs on,
# to be confirmed by hello; a GRID speaks monome's mext; an OLD_GRID is one that does not; an
# ADAPTER is a converter chip that anything may hang on; OTHER is anything else.
OURS, MAYBE, GRID, OLD_GRID, ADAPTER, OTHER = (
    "ours",
    "maybe",
    "grid",
    "old-grid",
    "adapter",
    "other",
)

AUTO = "auto"
OUR_PRODUCT = "tactilegrid"

# VID and PID of the Arduinos that our firmware is built for, of both houses that made them.
ARDUINOS = {
    (0x2341, 0x0001): "Uno",
    (0x2341, 0x0043): "Uno",
    (0x2A03, 0x0043): "Uno",
    (0x2341, 0x0243): "Uno",
    (0x2341, 0x0010): "Mega 2560",
    (0x2341, 0x0042): "Mega 2560",
    (0x2A03, 0x0042): "Mega 2560",
    (0x2341, 0x0242): "Mega 2560",
    (0x2341, 0x8036): "Leonardo",
    (0x2A03, 0x8036): "Leonardo",
    (0x2341, 0x8037): "Micro",
    (0x2A03, 0x8037): "Micro",
}

# Converter chips; braille displays have them too, and BRLTTY takes their ports.
ADAPTERS = {0x1A86: "CH340", 0x10C4: "CP210x", 0x0403: "FTDI", 0x067B: "PL2303"}

MEXT_SERIAL = re.compile(r"[mM][0-9]{3,8}")
OLD_SERIAL = re.compile(r"(?:m40h|a40h|m(?:64|128|256)-)[0-9A-Za-z-]*")
MAC_CALL_IN = "/dev/tty."
DATA_INTERFACE = "CDC2"


class Seen(Value):
    """A port as the system lists it; what it does not know is empty, `vid` and `pid` then 0."""

    device: str
    vid: int = 0
    pid: int = 0
    serial: str = ""
    maker: str = ""
    product: str = ""
    interface: str = ""

    @property
    def usb(self) -> tuple[int, int, str]:
        """What stays the same where a device comes back under another port."""
        return self.vid, self.pid, self.serial


class Candidate(Value):
    """A port that may be opened, and what is expected there."""

    seen: Seen
    kind: str


def recognised(seen: Seen) -> str:
    """What hangs on a port, one of OURS, MAYBE, GRID, OLD_GRID, ADAPTER and OTHER."""
    if OUR_PRODUCT in f"{seen.maker} {seen.product}".lower():
        return OURS
    if MEXT_SERIAL.fullmatch(seen.serial):
        return GRID
    if OLD_SERIAL.fullmatch(seen.serial):
        return OLD_GRID
    if (seen.vid, seen.pid) in ARDUINOS:
        return MAYBE
    return ADAPTER if seen.vid in ADAPTERS else OTHER


def make_of(seen: Seen) -> str:
    """The name of an Arduino or of a converter chip, for people; empty where it is neither."""
    return ARDUINOS.get((seen.vid, seen.pid)) or ADAPTERS.get(seen.vid, "")


def called(name: str) -> str:
    """The port to open for a name: on a Mac not the one that waits for somebody to call."""
    if name.startswith(MAC_CALL_IN):
        return "/dev/cu." + name.removeprefix(MAC_CALL_IN)
    return name


def choose(seen: Sequence[Seen], name: str, before: Candidate | None = None) -> Candidate | Refused:
    """The port to open: the named one, or the only one that is matched.

    `before` is what was connected last: it is found again under whatever name it comes back.
    """
    same = [each for each in seen if before is not None and _is_again(each, before.seen)]
    if name != AUTO:
        name = called(name)
        named = [each for each in seen if each.device == name]
        if not named and before is not None and same:
            return Candidate(same[0], before.kind)
        found = named[0] if named else Seen(name)
        return Candidate(found, recognised(found))
    matched = _one_each([Candidate(each, recognised(each)) for each in seen])
    for kinds in ((OURS, GRID), (MAYBE,)):
        likely = [each for each in matched if each.kind in kinds]
        again = [each for each in likely if each.seen in same]
        if len(likely) == 1 or again:
            return (again or likely)[0]
        if likely:
            return Refused(SEVERAL, ", ".join(each.seen.device for each in likely))
    return Refused(MISSING)


def _is_again(seen: Seen, before: Seen) -> bool:
    return bool(before.vid) and seen.usb == before.usb and seen.interface == before.interface


def _one_each(candidates: Sequence[Candidate]) -> list[Candidate]:
    """One port of each device: of two the one for data, where the other is a console."""
    found: dict[tuple[int, int, str], Candidate] = {}
    rest = []
    for each in candidates:
        if not (each.seen.vid and each.seen.serial):
            rest.append(each)
        elif each.seen.usb not in found or DATA_INTERFACE in each.seen.interface:
            found[each.seen.usb] = each
    return [*found.values(), *rest]
