"""The check of a line: CRC-16/CCITT-FALSE."""

from __future__ import annotations

from binascii import crc_hqx


def crc16(data: bytes) -> int:
    """Polynomial 1021, from FFFF, nothing reflected; of `123456789` it is 29B1."""
    return crc_hqx(data, 0xFFFF)
