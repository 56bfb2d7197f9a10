"""The toy of tests/data as a game of this process, unless it is in the list already."""

from __future__ import annotations

import importlib.util
import shutil
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from types import ModuleType
from typing import Any

import pytest

import tactilegrid.games
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech import catalogue, compiler, loader

FOLDER = Path(__file__).resolve().parents[1] / "data" / "toy"
IN_LIST = "toy" in tactilegrid.games.GAMES
if not IN_LIST:
    tactilegrid.games.__path__.append(str(FOLDER))

TOY: Any = importlib.import_module("tactilegrid.games.toy").GAME


@cache
def compiled(language: str) -> ModuleType:
    """The toy's catalogue, made in a folder that goes with the process."""
    folder = Path(mkdtemp(prefix="toy-"))
    try:
        for source in ("common", "toy"):
            home = FOLDER / "locale" if source == "toy" else Path(loader.LOCALE)
            (folder / language).mkdir(exist_ok=True)
            shutil.copy(home / language / f"{source}.ftl", folder / language)
        compiler.compile_one(str(folder), language, "toy")
        spec = importlib.util.spec_from_file_location(
            f"toy_{language}", loader.target_path(str(folder), language, "toy")
        )
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    finally:
        shutil.rmtree(folder)


def set_at_the_table(patch: pytest.MonkeyPatch) -> None:
    """For one test, the toy is a game like the others."""
    if IN_LIST:
        return
    load = catalogue.load

    def load_toy_too(language: str, name: str) -> ModuleType:
        return compiled(language) if name == "toy" else load(language, name)

    patch.setattr(catalogue, "load", load_toy_too)
    patch.setattr(tactilegrid.games, "GAMES", (*tactilegrid.games.GAMES, "toy"))


assert set(LANGUAGES) == {path.name for path in (FOLDER / "locale").iterdir()}
