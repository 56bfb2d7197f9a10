"""Lines with a check, out of bytes and into them (docs/reference/board-protocol.md)."""

from __future__ import annotations

from tactilegrid.board.crc import crc16

# The longest line with its star and check, without its end: to the host, and to the board.
TO_HOST, TO_BOARD = 255, 95
END = b"\n"
CHECK = 5  # the star and four digits
DIGITS = frozenset(b"0123456789ABCDEF")


class BadFrame(ValueError):
    """This is no line of the protocol, or cannot be one."""


def checked(payload: str, limit: int) -> bytes:
    """A payload as a whole line; raises BadFrame for one that no line can carry."""
    data = payload.encode("utf-8")
    if not well_formed(data) or len(data) + CHECK > limit:
        raise BadFrame(payload[:40])
    return b"%s*%04X\n" % (data, crc16(data))


def well_formed(data: bytes) -> bool:
    """Words of printable ASCII without a star, parted by one space each."""
    return (
        bool(data)
        and min(data) >= 0x20
        and max(data) < 0x7F
        and b"*" not in data
        and b"  " not in data
        and data[0] != 0x20
        and data[-1] != 0x20
    )


def payload_of(line: bytes) -> str | None:
    """What a line without its end carries, or None for a bad line."""
    data, check = line[:-CHECK], line[-CHECK:]
    if len(check) < CHECK or check[:1] != b"*" or not DIGITS.issuperset(check[1:]):
        return None
    if int(check[1:], 16) != crc16(data) or not well_formed(data):
        return None
    return data.decode("ascii")


class Lines:
    """Turns bytes in pieces of any length into payloads; holds `limit` bytes at the most.

    What is no good line is counted in `bad` and never raised; `worst` is how the last one began.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bad = 0
        self.worst = b""
        self._part = b""
        self._too_long = False

    def feed(self, data: bytes) -> list[str]:
        """The payloads of the lines that end in these bytes, in their order."""
        found: list[str] = []
        *ended, rest = data.split(END)
        for piece in ended:
            line = self._part + piece
            too_long, self._too_long, self._part = self._too_long, False, b""
            line = line.removesuffix(b"\r")
            payload = None if too_long or len(line) > self.limit else payload_of(line)
            if payload is not None:
                found.append(payload)
            elif line or too_long:
                self.bad += 1
                self.worst = line[:40]
        if len(self._part) + len(rest) > self.limit + 1:  # a carriage return may follow
            self._part, self._too_long = b"", True
        else:
            self._part += rest
        return found

    def clear(self) -> None:
        """Forget the half line that came last: another stream begins."""
        self._part, self._too_long = b"", False
