"""`python -m tactilegrid` is the `tactilegrid` command."""

from __future__ import annotations

from tactilegrid.app.cli import run

run()
