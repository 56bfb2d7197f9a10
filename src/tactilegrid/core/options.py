"""A game's rule settings: what may be chosen, and what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.value import Value

Setting = int | str
ON, OFF = "on", "off"
# Bytes of a free setting: the longest layout of any game in one line, an Escort Quest sheet of 16
# by 16 with a tile and a barrier of its own kind on every square, has fewer than 8,000.
FREE_LIMIT = 10_000


class BadOption(ValueError):
    """A setting that the game does not have, or a value that it cannot take."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence.key)
        self.message = sentence


class Options(Value):
    """Every setting of one game with its value, in the game's own order."""

    settings: tuple[tuple[str, Setting], ...]

    def number(self, name: str) -> int:
        """A setting that counts something."""
        return int(self._get(name))

    def choice(self, name: str) -> str:
        """A setting that is one of a few words."""
        return str(self._get(name))

    def flag(self, name: str) -> bool:
        """A setting that is on or off."""
        return self._get(name) == ON

    def _get(self, name: str) -> Setting:
        for known, value in self.settings:
            if known == name:
                return value
        raise KeyError(name)


class Option(Value):
    """One setting: a number between `low` and `high`, or one of `words`, or either.

    `default` may depend on the settings before it in the game's order. `odd` asks for odd numbers.
    A `free` setting takes any line of text, such as a layout, which its game reads and checks.
    """

    name: str
    default: Callable[[Options], Setting]
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = -1
    odd: bool = False
    free: bool = False

    def read(self, text: str) -> Setting:
        """The value that *text* stands for; raises BadOption with what would be possible."""
        word = text.strip().lower()
        if word in self.words:
            return word
        if word.isascii() and word.isdigit() and len(word) <= 9:
            number = int(word)
            if self.low <= number <= self.high and not (self.odd and number % 2 == 0):
                return number
        if self.free and text.strip() and text.isprintable() and _fits(text):
            return text.strip()
        raise BadOption(self.refusal(text))

    def refusal(self, text: str) -> Message:
        """Says what was given and what may be given."""
        given = Name(text[:20])
        words = Name(", ".join(self.words))
        if self.high < self.low:
            return message("option-bad-word", option=Name(self.name), given=given, words=words)
        key = "option-bad-odd" if self.odd else "option-bad-number"
        if self.words:
            return message(
                "option-bad-either",
                option=Name(self.name),
                given=given,
                low=self.low,
                high=self.high,
                words=words,
            )
        return message(key, option=Name(self.name), given=given, low=self.low, high=self.high)


def _fits(text: str) -> bool:
    """Whether a line of a record can hold it, whatever its letters."""
    return len(text) <= FREE_LIMIT and len(text.encode()) <= FREE_LIMIT


def always(value: Setting) -> Callable[[Options], Setting]:
    """A default that depends on nothing."""
    return lambda _: value


def switch(name: str, default: str) -> Option:
    """A setting that is on or off."""
    return Option(name, always(default), (ON, OFF))


def settle(known: Sequence[Option], given: Mapping[str, str]) -> Options:
    """Every setting of a game, those not *given* at their defaults; raises BadOption."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOption(
                message("option-unknown", option=Name(name[:20]), known=Name(", ".join(names)))
            )
    settings: list[tuple[str, Setting]] = []
    for option in known:
        if option.name in given:
            settings.append((option.name, option.read(given[option.name])))
        else:
            settings.append((option.name, option.default(Options(tuple(settings)))))
    return Options(tuple(settings))
