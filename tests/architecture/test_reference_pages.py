"""The pages of keys and of the command line are made from the tables that the program runs on."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_pages_are_current() -> None:
    path = ROOT / "tools" / "reference_pages.py"
    spec = importlib.util.spec_from_file_location("reference_pages", path)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    stale = [
        page.name
        for page, text in tool.pages().items()
        if not page.exists() or page.read_text("utf-8") != text
    ]
    assert stale == [], "run python tools/reference_pages.py"
