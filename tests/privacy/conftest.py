"""The toy sits at every table of these tests."""

from __future__ import annotations

import pytest

from tests.privacy.toy import set_at_the_table


@pytest.fixture(autouse=True)
def toy_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its words are found, and its name."""
    set_at_the_table(monkeypatch)
