"""What the program wants to say, it can say: each key in the code has words and all they need."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tactilegrid.locale import LANGUAGES
from tests.locale import oracle

SOURCES = sorted((Path(__file__).parents[2] / "src").rglob("*.py"))


@cache
def sentences() -> list[tuple[str, str, frozenset[str] | None]]:
    """Each `message(...)` in the code: where, its key, its arguments (None: worked out)."""
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                where = f"{path.parent.name}/{path.name}:{node.lineno}"
                found += [(where, *each) for each in sentence(node)]
    return found


def sentence(call: ast.Call) -> Iterator[tuple[str, frozenset[str] | None]]:
    """The keys that a call can name, where they are written out."""
    assert isinstance(call.func, ast.Name)
    if call.func.id == "message" and call.args:
        names = [keyword.arg for keyword in call.keywords]
        given = None if None in names else frozenset(name for name in names if name)
        for key in literals(call.args[0]):
            yield key, given
    elif call.func.id == "Message" and len(call.args) == 1:
        for key in literals(call.args[0]):
            yield key, frozenset()


def literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def home(language: str, key: str) -> str | None:
    """The file that holds a key."""
    return next(
        (name for name in oracle.names(language) if key in oracle.shapes(language, name)), None
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_words(language: str) -> None:
    missing = {f"{key} ({where})" for where, key, _ in sentences() if home(language, key) is None}
    assert not missing, "\n".join(sorted(missing))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_gives_the_arguments_that_its_words_need(language: str) -> None:
    wanting = []
    for where, key, given in sentences():
        name = home(language, key)
        if name is None or given is None:
            continue
        needed = oracle.whole(language, name, key).variables
        known = given | {f"{each}_is" for each in given}
        if needed - known:
            wanting.append(f"{where}: {key} is not given {', '.join(sorted(needed - known))}")
    assert not wanting, "\n".join(wanting)


def test_code_is_searched_at_all() -> None:
    assert len(sentences()) > 40
