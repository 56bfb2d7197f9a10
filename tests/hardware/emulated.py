"""A fixture for any test that wants a board: `emulated(build, ...)` gives an `Emulator`.

Firmware is built once and kept in build/firmware, whichever worker asks first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tactilegrid.app.emulator import Emulator, missing_tools

Emulated = Callable[..., Emulator]


@pytest.fixture
def emulated() -> Iterator[Emulated]:
    """A function with the arguments of `Emulator`; all are ended after the test."""
    if missing := missing_tools():
        pytest.skip(f"{missing[0]} is not installed")
    with ExitStack() as stack:
        yield lambda *args, **given: stack.enter_context(Emulator(*args, **given))
