"""The catalogues as their sources say, read and rendered by Fluent itself."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tactilegrid.core.message import Arg, Message, Name
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.listener import Listener, Verbosity
from tactilegrid.speech.loader import LOCALE

PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 101, 111, 1_000, 2_062_264)
MOST_COMBINATIONS = 24  # of a message's arguments; more of them in the long tier
FORMS = {
    Verbosity.NORMAL: ("",),
    Verbosity.BRIEF: ("brief", ""),
    Verbosity.FULL: ("full", ""),
    None: ("braille", "brief", ""),
}
Values = dict[str, int | str]


def names(language: str) -> list[str]:
    """The catalogue files of a language, without their ending."""
    return sorted(path.stem for path in Path(LOCALE, language).glob("*.ftl"))


ALL_NAMES = sorted({name for language in LANGUAGES for name in names(language)})
FILES = [(language, name) for language in LANGUAGES for name in names(language)]


def text(language: str, name: str) -> str:
    return Path(LOCALE, language, f"{name}.ftl").read_text(encoding="utf-8")


class Shape(Visitor):
    """What a message or term is made of: its variables, and what it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, list[set[str]]] = {}  # variable -> the keys of each of its choices
        self.defaults: dict[str, list[str]] = {}
        self.references: set[str] = set()
        self.texts: list[str] = []
        self.attributes: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """A term's arguments are its own."""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        self.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        name = chosen_by(node.selector)
        if name is not None:
            self.choices.setdefault(name, []).append({key(each) for each in node.variants})
            default = next(key(each) for each in node.variants if each.default)
            self.defaults.setdefault(name, []).append(default)
        self.generic_visit(node)


def chosen_by(selector: ast.BaseNode) -> str | None:
    if isinstance(selector, ast.FunctionReference):
        selector = selector.arguments.positional[0]
    return selector.id.name if isinstance(selector, ast.VariableReference) else None


def key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def shapes(language: str, name: str) -> dict[str, Shape]:
    """Every message of a file with its shape, in the order of the file."""
    found = {}
    for entry in FluentParser().parse(text(language, name)).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Shape()
            found[entry.id.name].visit(entry)
    return found


@cache
def bundle(language: str, name: str) -> FluentBundle:
    """Fluent's own catalogue of a file with the common one."""
    made = FluentBundle([language], use_isolating=False)
    for part in {"common": None, name: None}:
        made.add_resource(FluentResource(text(language, part)))
    return made


def has_own(made: FluentBundle, message_key: str, form: str) -> bool:
    """Whether a message has a text of its own for a form; the value is the form without a name."""
    return not form or form in made.get_message(message_key).attributes


def render(made: FluentBundle, message_key: str, forms: Iterable[str], values: Values) -> str:
    """What Fluent says; any error it reports is one here."""
    entry = made.get_message(message_key)
    pattern = next(
        entry.attributes[form] if form else entry.value
        for form in forms
        if not form or form in entry.attributes
    )
    arguments = {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in values.items()
    }
    rendered, errors = made.format_pattern(pattern, arguments)
    assert not errors, (message_key, values, errors)
    return rendered


@cache
def known_shapes(language: str, name: str) -> dict[str, Shape]:
    """Every message that a file can refer to, its own and the common ones."""
    return shapes(language, "common") | shapes(language, name)


@cache
def whole(language: str, name: str, message_key: str) -> Shape:
    """The shape of a message with those of all it refers to."""
    known = known_shapes(language, name)
    total, open_keys, seen = Shape(), [message_key], set()
    while open_keys:
        shape = known[open_keys.pop()]
        total.variables |= shape.variables
        for variable, keys in shape.choices.items():
            total.choices.setdefault(variable, []).extend(keys)
        open_keys += shape.references - seen
        seen |= shape.references
    return total


def is_number(variable: str, shape: Shape) -> bool | None:
    """Whether a variable is a number; None where the text does not tell."""
    keys = set().union(*shape.choices.get(variable, ()))
    if not keys:
        return None
    return any(each in PLURALS or each.lstrip("-").isdigit() for each in keys)


def candidates(variable: str, shape: Shape) -> list[int | str]:
    """Values that reach everything that a message says of a variable."""
    number = is_number(variable, shape)
    keys = set().union(*shape.choices.get(variable, ()))
    if number:
        exact = {int(each) for each in keys if each.lstrip("-").isdigit()}
        return [*NUMBERS, *sorted(exact - set(NUMBERS))]
    if number is False:
        return [*sorted(keys), "unheard-of"]
    return ["e2", 5, "Анна"]


def every_class(language: str, name: str, message_key: str) -> Iterator[Values]:
    """Arguments of every class for a message; where there are too many, a fair sample."""
    shape = whole(language, name, message_key)
    variables = sorted(shape.variables)
    choices = [candidates(variable, shape) for variable in variables]
    product = [dict(zip(variables, each, strict=True)) for each in _product(choices, message_key)]
    yield from product


def _product(choices: list[list[int | str]], seed: str) -> Iterable[tuple[int | str, ...]]:
    total = 1
    for each in choices:
        total *= len(each)
    if total <= MOST_COMBINATIONS:
        return itertools.product(*choices)
    chance = random.Random(seed)
    sample = [tuple(chance.choice(each) for each in choices) for _ in range(MOST_COMBINATIONS)]
    # each value of each variable at least once
    for place, each in enumerate(choices):
        for value in each:
            row = list(chance.choice(sample))
            row[place] = value
            sample.append(tuple(row))
    return sample


def as_message(message_key: str, values: Values, tokens: Iterable[str]) -> Message:
    """The message a game would send: what is only chosen by is a token, other texts are names."""
    args: list[tuple[str, Arg]] = [
        (name, Name(value) if isinstance(value, str) and name not in tokens else value)
        for name, value in sorted(values.items())
    ]
    return Message(message_key, tuple(args))


def listener(language: str, verbosity: Verbosity = Verbosity.NORMAL) -> Listener:
    return Listener(language, verbosity)
