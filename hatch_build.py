"""Compiles the catalogues into every wheel, source archive and editable install."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CatalogueHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def initialize(self, _version: str, _build_data: dict[str, Any]) -> None:
        source = Path(self.root, "src")
        sys.path.insert(0, str(source))  # the package that is being built is not installed yet
        try:
            from tactilegrid.speech.compiler import compile_all
        finally:
            sys.path.remove(str(source))
        compile_all(str(source / "tactilegrid" / "locale"))
