"""Boards in an emulator, and what stops a test where the tools for it are not here."""

from __future__ import annotations

from tests.hardware.emulated import emulated

__all__ = ["emulated"]
