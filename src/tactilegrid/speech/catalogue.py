"""From messages to words, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias, cast

from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.message import Arg, Both, Message, Name, message
from tactilegrid.core.seats import Seat
from tactilegrid.speech.listener import Listener, clean
from tactilegrid.speech.loader import SPELLING, CatalogueError, load
from tactilegrid.speech.spelling import Alphabet

__all__ = ["Catalogue", "CatalogueError", "Token"]

BRAILLE = 3  # the place of the braille text in a compiled message, after the verbosities
TEXT_LIMIT = 200

# A compiled pattern is a text, or parts: texts and ("var", name), ("ref", key, form),
# ("select", name, ((variant, pattern), ...), place of the default).
Part: TypeAlias = "str | tuple[object, ...]"
Pattern: TypeAlias = "str | tuple[Part, ...]"
Entry: TypeAlias = "tuple[Pattern, Pattern, Pattern, Pattern]"
Variants: TypeAlias = "tuple[tuple[str | int, Pattern], ...]"


class Token(str):
    """A word of the program, which a catalogue may choose by but never say."""

    __slots__ = ()


Fields: TypeAlias = "dict[str, str | int | Token]"

YOU, OTHER = Token("you"), Token("other")
COMPASS = {way: Token(way.name.lower().replace("_", "-")) for way in Direction}


class Catalogue:
    """The messages of one language that were asked for: the common ones and those of a game.

    What cannot be rendered (an unknown key, a missing argument) raises CatalogueError where the
    catalogue is `strict`; otherwise the listener hears one sentence that names the message.
    """

    __slots__ = ("alphabet", "language", "messages", "plurals", "strict")

    def __init__(
        self,
        language: str,
        messages: Mapping[str, Entry],
        plurals: tuple[str, ...],
        alphabet: Alphabet,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.messages = messages
        self.plurals = plurals
        self.alphabet = alphabet
        self.strict = strict

    @classmethod
    def load(cls, language: str, names: Iterable[str] = (), strict: bool = False) -> Catalogue:
        """The common messages and those of the files *names*, such as `quoridor`."""
        common = load(language, "common")
        messages = dict(common.MESSAGES)
        for name in names:
            messages.update(load(language, name).MESSAGES)
        spelling = load(language, SPELLING)
        alphabet = Alphabet(spelling.PHONETIC, spelling.SEPARATOR)
        return cls(language, messages, common.PLURALS, alphabet, strict)

    def keys(self, prefix: str = "") -> tuple[str, ...]:
        """The keys that begin with *prefix*, in the order of their files."""
        return tuple(key for key in self.messages if key.startswith(prefix))

    def render(self, sentence: Message, listener: Listener) -> str:
        """The message as this listener hears it."""
        return self._render(sentence, listener, listener.verbosity)

    def braille(self, sentence: Message, listener: Listener) -> str:
        """The message as a short line of braille."""
        return self._render(sentence, listener, BRAILLE)

    def _render(self, sentence: Message, listener: Listener, form: int) -> str:
        try:
            return _Rendering(self, listener, form).say(sentence)
        except CatalogueError:
            if self.strict:
                raise
            lost = message("no-words", name=Name(sentence.key))
            return _Rendering(self, listener, form).say(lost)

    def plural(self, number: int) -> str:
        """The plural class of a whole number."""
        size = abs(number)
        return self.plurals[size if size < 200 else size % 100 + 100]


class _Rendering:
    """One message on its way to one listener, in one form."""

    __slots__ = ("catalogue", "form", "listener")

    def __init__(self, catalogue: Catalogue, listener: Listener, form: int) -> None:
        self.catalogue = catalogue
        self.listener = listener
        self.form = form

    def say(self, sentence: Message) -> str:
        """The text of a message and of all that is nested in it."""
        entry = self.catalogue.messages.get(sentence.key)
        if entry is None:
            raise CatalogueError(f"{self.catalogue.language}: no message {sentence.key}")
        try:
            return self.fill(entry[self.form], self.fields(sentence.args))
        except KeyError as missing:
            raise CatalogueError(
                f"{self.catalogue.language}: {sentence.key} needs ${missing.args[0]}"
            ) from None

    def fields(self, args: Iterable[tuple[str, Arg]]) -> Fields:
        """What the catalogue sees of the arguments: numbers, texts and tokens."""
        fields: Fields = {}
        for name, arg in args:
            if isinstance(arg, int):
                fields[name] = arg
            elif isinstance(arg, str):
                fields[name] = Token(arg)
            else:
                fields[name] = self.words(arg)
                if isinstance(arg, Seat):
                    fields[f"{name}_is"] = YOU if arg == self.listener.viewer else OTHER
                elif isinstance(arg, Direction):
                    fields[f"{name}_is"] = COMPASS[arg]
        return fields

    def words(self, arg: Arg) -> str:
        """The text of one argument, or of one member of a list."""
        match arg:
            case Cell():
                return self.square(arg)
            case Message():
                return self.say(arg)
            case Seat():
                return self.seat(arg)
            case Name():
                return clean(arg.text, TEXT_LIMIT)
            case Direction():
                return self.say(Message(f"direction-{COMPASS[arg]}"))
            case tuple() | Both():
                return self.listed(arg)
            case int():
                return str(arg)
        raise CatalogueError(f"{self.catalogue.language}: {arg!r} is a token, never said")

    def square(self, cell: Cell) -> str:
        listener = self.listener
        if cell not in listener.grid:
            raise CatalogueError(f"{cell!r} lies outside {listener.grid!r}")
        return self.catalogue.alphabet.spell(cell, listener.grid, listener.spelling)

    def seat(self, seat: Seat) -> str:
        name = self.listener.name_of(seat)
        if name is None:
            name = message("seat-number", number=seat.number)
        return self.words(name)

    def listed(self, parts: tuple[Arg, ...] | Both) -> str:
        """The members one after another, as the language joins them."""
        members = parts.parts if isinstance(parts, Both) else parts
        if not members:
            return self.say(message("list-none"))
        texts = [self.words(member) for member in members]
        text = texts[0]
        for place, following in enumerate(texts[1:], start=2):
            last = isinstance(parts, Both) and place == len(texts)
            text = self.join("list-and" if last else "list-next", text, following)
        return text

    def join(self, key: str, text: str, following: str) -> str:
        entry = self.catalogue.messages[key]
        return self.fill(entry[self.form], {"list": text, "item": following})

    def fill(self, pattern: Pattern, fields: Fields) -> str:
        """The text of a compiled pattern; KeyError names an argument that is missing."""
        if isinstance(pattern, str):
            return pattern
        return "".join(
            part if isinstance(part, str) else self.part(part, fields) for part in pattern
        )

    def part(self, part: tuple[object, ...], fields: Fields) -> str:
        kind, name = cast("tuple[str, str]", part[:2])
        if kind == "var":
            value = fields[name]
            if isinstance(value, Token):
                raise CatalogueError(f"{self.catalogue.language}: ${name} is a token, never said")
            return str(value)
        if kind == "ref":
            return self.fill(self.catalogue.messages[name][cast(int, part[2])], fields)
        variants, default = cast("tuple[Variants, int]", part[2:])
        return self.fill(self.choose(fields[name], variants, default), fields)

    def choose(self, value: str | int, variants: Variants, default: int) -> Pattern:
        """The first variant that is the value or its plural class, else the default."""
        category = self.catalogue.plural(value) if isinstance(value, int) else None
        for key, pattern in variants:
            if key in (value, category):
                return pattern
        return variants[default][1]
