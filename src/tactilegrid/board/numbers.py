"""Numbers and rows of bits as the protocol writes them; raises BadFrame for anything else."""

from __future__ import annotations

from collections.abc import Iterable

from tactilegrid.board.lines import DIGITS, BadFrame


def number(text: str, most: int, least: int = 0) -> int:
    """A decimal number: digits alone, no zero in front."""
    if not (text.isascii() and text.isdigit() and len(text) <= 10) or (text[0] == "0" < text[1:]):
        raise BadFrame(text[:20])
    return within(int(text), most, least)


def within(value: int, most: int, least: int = 0) -> int:
    """The number, if it lies between the two."""
    if not least <= value <= most:
        raise BadFrame(str(value))
    return value


def numbers_of(text: str) -> tuple[frozenset[int], int]:
    """Which bits are set in pairs of hexadecimal digits, and how many pairs there are."""
    if not text or len(text) % 2 or not DIGITS.issuperset(text.encode()):
        raise BadFrame(text[:20])
    bits = int.from_bytes(bytes.fromhex(text), "little")
    found = {place for place in range(bits.bit_length()) if bits >> place & 1}
    return frozenset(found), len(text) // 2


def digits_of(numbers: Iterable[int], width: int) -> str:
    """Those bits set in `width` bytes."""
    data = bytearray(width)
    for each in numbers:
        data[within(each, width * 8 - 1) // 8] |= 1 << each % 8
    if not data:
        raise BadFrame("no bits")
    return data.hex().upper()


def bytes_for(count: int) -> int:
    """How many bytes hold so many bits."""
    return (count + 7) // 8
