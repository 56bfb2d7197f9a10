"""Compiles Fluent sources and spelling tables to plain data that loads without Fluent.

Terms, literals and NUMBER() are worked out here, so that the renderer knows four things only:
text, variables, references to messages, and choices. What it could not do is an error that names
the file and the line. The same sources always give the same modules, byte for byte.

`python -m tactilegrid.speech.compiler` compiles every language.
"""

from __future__ import annotations

import contextlib
import os
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast

from tactilegrid.core.geometry import LETTERS
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.loader import (
    LOCALE,
    SPELLING,
    CatalogueError,
    digest,
    source_path,
    stem,
    target_path,
)

COMMON = "common"
FORMS = ("", "brief", "full", "braille")  # a compiled message holds its texts in this order
PERIOD = 100  # plural classes of whole numbers repeat after so many
TABLED = 2 * PERIOD

Part: TypeAlias = "str | tuple[Any, ...]"
Pattern: TypeAlias = "str | tuple[Part, ...]"
Literals: TypeAlias = "dict[str, str | int]"
Plural: TypeAlias = Callable[[int], str]


class CompileError(CatalogueError):
    """A source that cannot be compiled: `file:line: reason`."""


# plural classes


def plural_rule(language: str) -> Plural:
    """The CLDR rule of a language for whole numbers."""
    try:
        return Locale.parse(language.replace("-", "_")).plural_form
    except (UnknownLocaleError, ValueError):
        raise CompileError(f"{language}: no plural rules are known for this language") from None


@cache
def plural_table(language: str, rule: Plural) -> tuple[str, ...]:
    """The classes of 0 to 199; from 200 on, those of 100 to 199 repeat (verified here)."""
    table = tuple(rule(number) for number in range(TABLED))
    for number in range(TABLED, 10_000):
        if rule(number) != table[number % PERIOD + PERIOD]:
            raise CompileError(f"{language}: plural classes do not repeat: {number}")
    return table


# Fluent


class _Source:
    """One .ftl file, parsed: its messages, its terms, and where a node of it stands."""

    def __init__(self, label: str, text: str) -> None:
        self.label = label
        self.text = text
        self.messages: dict[str, ast.Message] = {}
        self.terms: dict[str, ast.Term] = {}
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                reason = entry.annotations[0]
                raise self.error(reason, f"not Fluent: {reason.message}")
            if isinstance(entry, ast.Message):
                self.add(self.messages, entry)
            elif isinstance(entry, ast.Term):
                self.add(self.terms, entry)

    @staticmethod
    def read(path: Path) -> _Source:
        label = f"{path.parent.name}/{path.name}"
        try:
            return _parsed(label, path.read_text(encoding="utf-8"))
        except UnicodeDecodeError as bad:
            line = path.read_bytes().count(b"\n", 0, bad.start) + 1
            raise CompileError(f"{label}:{line}: not UTF-8") from None

    def add(self, entries: dict[str, Any], entry: ast.Message | ast.Term) -> None:
        if entry.id.name in entries:
            raise self.error(entry, f"{entry.id.name} stands here a second time")
        entries[entry.id.name] = entry

    def error(self, node: Any, reason: str) -> CompileError:
        line = self.text.count("\n", 0, node.span.start) + 1
        return CompileError(f"{self.label}:{line}: {reason}")

    def forms(self, key: str) -> set[str]:
        """Which texts a message has: "" for its value, else the names of attributes."""
        return {"", *(attribute.id.name for attribute in self.messages[key].attributes)}


@lru_cache(maxsize=2)  # one file after another, and with each of them the common one again
def _parsed(label: str, text: str) -> _Source:
    return _Source(label, text)


class _Translator:
    """Turns one source's messages into compiled entries.

    `scope` is None inside a message, where variables are arguments that come later. Inside a term
    it holds the term's own arguments, so that everything is known and the result is a text.
    """

    def __init__(self, source: _Source, common: _Source | None, plural: Plural) -> None:
        self.source = source
        self.common = common
        self.plural = plural
        self.open_terms: list[tuple[str, str]] = []
        self.references: dict[str, set[str]] = {}
        self.key = ""

    def entries(self) -> Iterator[tuple[str, tuple[Pattern, ...]]]:
        """Every message with its texts, in the order of FORMS, each with its fallback filled in."""
        for key, message in self.source.messages.items():
            self.key = key
            if message.value is None:
                raise self.source.error(message, f"{key} has no value")
            texts = {"": self.pattern(message.value, None)}
            for attribute in message.attributes:
                name = attribute.id.name
                if name not in FORMS or name in texts:
                    raise self.source.error(attribute, f"{key} cannot have .{name} here")
                texts[name] = self.pattern(attribute.value, None)
            brief = texts.get("brief", texts[""])
            yield (
                key,
                (texts[""], brief, texts.get("full", texts[""]), texts.get("braille", brief)),
            )
        self.refuse_cycles()

    def refuse_cycles(self) -> None:
        """Messages that refer to each other in a ring would never end."""
        done: set[str] = set()
        while ready := [
            key for key in self.source.messages if key not in done and self.refers(key) <= done
        ]:
            done.update(ready)
        for key, message in self.source.messages.items():
            if key not in done:
                raise self.source.error(message, f"{key} refers to itself, or to one that does")

    def refers(self, key: str) -> set[str]:
        return self.references.get(key, set())

    def pattern(self, pattern: ast.Pattern, scope: Literals | None) -> Pattern:
        """Text where all is known, else the parts, neighbouring texts joined."""
        parts: list[Part] = []
        for element in pattern.elements:
            for part in self.parts(element, scope):
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                else:
                    parts.append(part)
        if all(isinstance(part, str) for part in parts):
            return "".join(str(part) for part in parts)
        return tuple(part for part in parts if part != "")

    def parts(self, node: Any, scope: Literals | None) -> tuple[Part, ...]:
        """One element of a pattern."""
        match node:
            case ast.TextElement():
                return (str(node.value),)
            case ast.Placeable():
                return self.parts(node.expression, scope)
            case ast.StringLiteral():
                return (str(node.parse()["value"]),)
            case ast.VariableReference() | ast.FunctionReference():
                return (self.variable(node, scope),)
            case ast.MessageReference():
                return (self.reference(node, scope),)
            case ast.TermReference():
                return self.whole(self.term(node))
            case ast.SelectExpression():
                return self.select(node, scope)
        raise self.source.error(node, "a number in a text is written without braces")

    @staticmethod
    def whole(pattern: Pattern) -> tuple[Part, ...]:
        return (pattern,) if isinstance(pattern, str) else pattern

    def variable(self, node: Any, scope: Literals | None) -> Part:
        name = self.name(node)
        if scope is None:
            return ("var", name)
        if name not in scope:
            raise self.source.error(node, f"this term needs ${name}")
        return str(scope[name])

    def name(self, node: Any) -> str:
        """The variable that is meant, with or without NUMBER()."""
        if isinstance(node, ast.FunctionReference):
            given = node.arguments
            plain = len(given.positional) == 1 and not given.named
            if node.id.name != "NUMBER" or not plain:
                raise self.source.error(node, "the only function is NUMBER($variable)")
            node = given.positional[0]
        if not isinstance(node, ast.VariableReference):
            raise self.source.error(node, "only a $variable can stand here")
        return str(node.id.name)

    def reference(self, node: ast.MessageReference, scope: Literals | None) -> Part:
        key, form = node.id.name, node.attribute.name if node.attribute else ""
        if scope is not None:
            raise self.source.error(node, "a term cannot refer to a message")
        if key in self.source.messages:
            known = self.source.forms(key)
            self.references.setdefault(self.key, set()).add(key)
        elif self.common is not None and key in self.common.messages:
            known = self.common.forms(key)
        else:
            raise self.source.error(node, f"no message {key}, here or in common.ftl")
        if form not in known:
            raise self.source.error(node, f"{key} has no .{form}")
        return ("ref", key, FORMS.index(form))

    def term(self, node: ast.TermReference) -> Pattern:
        """A term with its literal arguments, worked out."""
        key = node.id.name
        if key not in self.source.terms:
            raise self.source.error(node, f"no term -{key} in this file")
        term = self.source.terms[key]
        texts = {attribute.id.name: attribute.value for attribute in term.attributes}
        texts[""] = term.value
        form = node.attribute.name if node.attribute else ""
        if form not in texts:
            raise self.source.error(node, f"-{key} has no .{form}")
        if (key, form) in self.open_terms:
            raise self.source.error(node, f"-{key} refers to itself")
        given = node.arguments
        if given and given.positional:
            raise self.source.error(node, "a term's arguments are named")
        named = given.named if given else ()
        literals = {each.name.name: self.literal(each.value) for each in named}
        self.open_terms.append((key, form))
        pattern = self.pattern(texts[form], literals)
        self.open_terms.pop()
        return pattern

    def literal(self, node: Any) -> str | int:
        if isinstance(node, ast.StringLiteral):
            return str(node.parse()["value"])
        return self.number(node)

    def number(self, node: ast.NumberLiteral) -> int:
        try:
            return int(node.value)
        except ValueError:
            raise self.source.error(node, "only whole numbers can be chosen by") from None

    def select(self, node: ast.SelectExpression, scope: Literals | None) -> tuple[Part, ...]:
        """A choice, made at once where its selector is already known."""
        variants: list[tuple[str | int, Pattern]] = []
        default = 0
        for place, variant in enumerate(node.variants):
            key = variant.key
            name = key.name if isinstance(key, ast.Identifier) else self.number(key)
            if name in dict(variants):
                raise self.source.error(variant, f"[{name}] stands here a second time")
            variants.append((name, self.pattern(variant.value, scope)))
            default = place if variant.default else default
        selector = node.selector
        known: str | int
        if isinstance(selector, ast.TermReference):
            known = str(self.term(selector))
        elif scope is None:
            return (("select", self.name(selector), tuple(variants), default),)
        else:
            known = scope.get(self.name(selector), "")
        return self.whole(self.choose(known, variants, default))

    def choose(
        self, known: str | int, variants: list[tuple[str | int, Pattern]], default: int
    ) -> Pattern:
        wanted = (known, self.plural(known)) if isinstance(known, int) else (known,)
        for key, pattern in variants:
            if key in wanted:
                return pattern
        return variants[default][1]


def compile_messages(path: Path, language: str) -> str:
    """The module text of one .ftl file."""
    source = _Source.read(path)
    rule = plural_rule(language)
    common, tail = None, ""
    if path.stem == COMMON:
        tail = f"PLURALS = {plural_table(language, rule)!r}\n"
    else:
        common = _Source.read(path.with_name(f"{COMMON}.ftl"))
    lines = [
        f"    {key!r}: {entry!r},\n" for key, entry in _Translator(source, common, rule).entries()
    ]
    return f"MESSAGES = {{\n{''.join(lines)}}}\n{tail}"


# spelling


def compile_spelling(path: Path) -> str:
    """The module text of one spelling.toml."""
    label = f"{path.parent.name}/{path.name}"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as bad:
        raise CompileError(f"{label}: {bad}") from None
    words = table.get("phonetic", {})
    if "".join(words) != LETTERS or not all(map(_is_word, words.values())):
        raise CompileError(f"{label}: [phonetic] needs a word for each of a to z, in that order")
    if len(set(words.values())) != len(LETTERS):
        raise CompileError(f"{label}: two letters in [phonetic] have one word")
    separator = table.get("digits", {}).get("separator")
    if not isinstance(separator, str) or not separator or any(map(str.isalnum, separator)):
        raise CompileError(f"{label}: [digits] needs a separator without letters and digits")
    return f"PHONETIC = {tuple(words.values())!r}\nSEPARATOR = {separator!r}\n"


def _is_word(word: object) -> bool:
    return isinstance(word, str) and word.isalpha()


# files


def compile_one(locale: str, language: str, name: str) -> None:
    """Compile `<locale>/<language>/<name>` into the folder `<locale>/compiled`."""
    source = Path(source_path(locale, language, name))
    target = Path(target_path(locale, language, name))
    try:
        body = compile_spelling(source) if name == SPELLING else compile_messages(source, language)
    except FileNotFoundError as missing:
        raise CompileError(f"{missing.filename} does not exist") from None
    header = f"# {language}/{source.name} {source.stat().st_size} {digest(str(source))}\n"
    target.parent.mkdir(exist_ok=True)
    _replace(target.with_name("__init__.py"), '"""Made from the folders beside this one."""\n')
    _replace(target, header + body)


def _replace(target: Path, text: str) -> None:
    """Write a file whole or not at all, whoever else may be reading or writing it."""
    data = text.encode("utf-8")
    if target.exists() and target.read_bytes() == data:
        os.utime(target)
        return
    written = target.with_suffix(f".{os.getpid()}")
    written.write_bytes(data)
    # Python compares a cached module with whole seconds and sizes: too coarse for a quick edit.
    for cached in target.parent.glob(f"__pycache__/{target.stem}.*.pyc"):
        with contextlib.suppress(FileNotFoundError):
            cached.unlink()
    written.replace(target)


def compile_all(locale: str = LOCALE, languages: tuple[str, ...] = LANGUAGES) -> None:
    """Compile every source of every language, and remove what has no source any more."""
    made = {"__init__"}
    for language in languages:
        folder = Path(locale, language)
        for name in (SPELLING, *sorted(path.stem for path in folder.glob("*.ftl"))):
            compile_one(locale, language, name)
            made.add(stem(language, name))
    for path in Path(locale, "compiled").glob("*.py"):
        if path.stem not in made:
            path.unlink()


if __name__ == "__main__":
    compile_all()
