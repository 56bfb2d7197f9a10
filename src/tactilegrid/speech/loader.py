"""Finds compiled catalogues, and brings them up to date in a checkout that was edited."""

# os.path, because pathlib takes longer to import than all catalogues of a game to load

from __future__ import annotations

import os
import sys
from contextlib import suppress
from types import ModuleType

import tactilegrid.locale

LOCALE = os.path.dirname(os.path.abspath(tactilegrid.locale.__file__))
COMPILER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "compiler.py")
PACKAGE = "tactilegrid.locale.compiled"
SPELLING = "spelling"


class CatalogueError(Exception):
    """A catalogue that cannot be used; the sentence is for whoever works on the program."""


def is_checkout(locale: str) -> bool:
    """Whether the locale folder is part of a checkout; an installed one costs no look at a disk."""
    source_root = os.path.dirname(os.path.dirname(locale))
    return os.path.basename(source_root) == "src" and os.path.isfile(
        os.path.join(os.path.dirname(source_root), "pyproject.toml")
    )


IN_CHECKOUT = is_checkout(LOCALE)


_made: dict[str, int] = {}  # when the modules that a checkout has loaded were compiled
_fresh: dict[str, tuple[int, ...] | None] = {}  # what their files were when last found up to date


def load(language: str, name: str) -> ModuleType:
    """The compiled module of one source file, such as `common`; raises CatalogueError."""
    module = f"{PACKAGE}.{stem(language, name)}"
    if IN_CHECKOUT:
        source, target = source_path(LOCALE, language, name), target_path(LOCALE, language, name)
        times = _times(source, target)
        if times is None or times != _fresh.get(module):
            refresh(LOCALE, language, name)
            made = os.stat(target).st_mtime_ns
            if _made.get(module) != made:  # by this process or another one
                forget(module)
            _made[module] = made
            _fresh[module] = _times(source, target)
    try:
        __import__(module)
    except ModuleNotFoundError:
        raise CatalogueError(f"{language}/{name} is in no compiled catalogue") from None
    return sys.modules[module]


def _times(source: str, target: str) -> tuple[int, ...] | None:
    """When both were written, and how long they are; None where that tells nothing.

    Nothing of a file that is gone, nor of a source as new as what was made of it, which may be
    written again in the same moment.
    """
    try:
        edited, made = os.stat(source), os.stat(target)
    except OSError:
        return None
    times = (edited.st_mtime_ns, os.stat(COMPILER).st_mtime_ns, made.st_mtime_ns)
    return (*times, edited.st_size, made.st_size) if max(times[:2]) < times[2] else None


def stem(language: str, name: str) -> str:
    """The name of the compiled module, without its package."""
    return f"{language}_{name}".replace("-", "_")


def source_path(locale: str, language: str, name: str) -> str:
    """The file that people edit."""
    file = f"{name}.toml" if name == SPELLING else f"{name}.ftl"
    return os.path.join(locale, language, file)


def target_path(locale: str, language: str, name: str) -> str:
    """The file that is made from it."""
    return os.path.join(locale, "compiled", f"{stem(language, name)}.py")


def rules_file(language: str, game: str) -> str:
    """The catalogue of a game's rules: a file of its own where they are long, else the game's."""
    name = f"rules_{game.replace('-', '_')}"
    paths = (source_path(LOCALE, language, name), target_path(LOCALE, language, name))
    return name if any(map(os.path.exists, paths)) else game


def refresh(locale: str, language: str, name: str) -> bool:
    """Compile one source again if it was edited, and say whether that was done."""
    source = source_path(locale, language, name)
    if not os.path.exists(source):
        raise CatalogueError(f"{source} does not exist")
    if is_fresh(source, target_path(locale, language, name)):
        return False
    try:
        from tactilegrid.speech import compiler
    except ModuleNotFoundError as missing:
        raise CatalogueError(
            f"{language}/{os.path.basename(source)} was edited and must be compiled, but"
            f" {missing.name} is missing: pip install -e '.[build]'"
        ) from None
    compiler.compile_one(locale, language, name)
    return True


def is_fresh(source: str, target: str) -> bool:
    """Whether *target* was made from what *source* and the compiler say now."""
    try:
        made = os.stat(target)
        with open(target, encoding="utf-8") as file:
            size, checksum = file.readline().split()[-2:]
    except (OSError, ValueError):
        return False
    edited = os.stat(source)
    newest = max(edited.st_mtime_ns, os.stat(COMPILER).st_mtime_ns)
    if newest < made.st_mtime_ns and size == str(edited.st_size):
        return True
    if checksum != digest(source):
        return False
    with suppress(OSError):  # so that the next look is quick; a folder may be read-only
        os.utime(target)
    return True


def digest(source: str) -> str:
    """A checksum of all that a compiled module depends on."""
    from hashlib import sha256  # needed only where times leave a doubt

    total = sha256()
    for path in (COMPILER, source):
        with open(path, "rb") as file:
            total.update(file.read())
    return total.hexdigest()


def forget(module: str) -> None:
    """Let the next import of *module* read its file again."""
    from importlib import invalidate_caches

    sys.modules.pop(module, None)
    invalidate_caches()
