"""The command line as data, and its reader, whose every refusal is a sentence in two languages.

A reader of our own, because argparse's sentences cannot be translated one by one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import Value


class BadUsage(Exception):
    """The program was asked wrongly; `message` says how it is asked, `names` who sits where."""

    def __init__(
        self, sentence: Message, names: tuple[tuple[Seat, Name | Message], ...] = ()
    ) -> None:
        super().__init__(sentence.key)
        self.message = sentence
        self.names = names


class Flag(Value):
    """One option: without a `value` it is a switch; `words` are the only values it can have."""

    name: str
    value: str = ""
    words: tuple[str, ...] = ()
    repeated: bool = False


class Subcommand(Value):
    """One word after `tactilegrid`: its operands (optional ones in brackets) and its options."""

    name: str
    operands: tuple[str, ...] = ()
    flags: tuple[Flag, ...] = ()


LANGUAGE = Flag("lang", "LANGUAGE", ("en", "ru"))
VERBOSITY = Flag("verbosity", "WORD", ("brief", "normal", "full"))
SPELLING = Flag("spelling", "WORD", ("plain", "phonetic", "digits"))
OPTION = Flag("option", "NAME=VALUE", repeated=True)
SEAT = Flag("seat", "N=PLAYER", repeated=True)
MODE = Flag("mode", "WORD", ("line", "grid"))
POSITION = Flag("position", "TEXT")
EARS = (VERBOSITY, SPELLING, LANGUAGE)
BESIDE = (
    Flag("speech", "WORD", ("auto", "console", "self")),
    Flag("speech-backend", "NAME"),
    Flag("braille"),
    Flag("sounds", "WORD", ("off", "stereo", "mono")),
)
REAL = (Flag("board", "PORT"), Flag("serial-log", "FILE"))

SUBCOMMANDS = (
    Subcommand("", (), (Flag("version"), *EARS, *BESIDE, *REAL)),
    Subcommand(
        "play",
        ("GAME",),
        (
            *EARS,
            MODE,
            *BESIDE,
            *REAL,
            SEAT,
            OPTION,
            Flag("record", "FILE"),
            POSITION,
            Flag("seed", "NUMBER"),
        ),
    ),
    Subcommand("lesson", ("GAME",), (*EARS, MODE, *BESIDE)),
    Subcommand("resume", ("[FILE]",), (*EARS, MODE, *BESIDE, *REAL, SEAT)),
    Subcommand(
        "replay", ("FILE",), (*EARS, MODE, *BESIDE, Flag("all"), Flag("review"), Flag("seat", "N"))
    ),
    Subcommand("games", (), (LANGUAGE,)),
    Subcommand("rules", ("GAME",), (LANGUAGE,)),
    Subcommand("keys", ("[GAME]",), (LANGUAGE,)),
    Subcommand("legal", ("GAME",), (POSITION, OPTION, LANGUAGE)),
    Subcommand("perft", ("GAME", "DEPTH"), (POSITION, OPTION, Flag("divide"), LANGUAGE)),
    Subcommand(
        "show",
        ("GAME",),
        (
            *EARS,
            POSITION,
            Flag("moves", "TEXT"),
            Flag("as", "WORD", ("words", "board", "position")),
            Flag("seat", "N"),
            OPTION,
        ),
    ),
    Subcommand(
        "sheet",
        ("GAME",),
        (
            Flag("format", "WORD", ("svg", "text", "brf")),
            Flag("output", "FILE"),
            Flag("paper", "WORD", ("a4", "a3", "letter")),
            Flag("page", "NUMBER"),
            Flag("cells", "NUMBER"),
            Flag("lines", "NUMBER"),
            Flag("grid", "NAME"),
            Flag("saved", "FILE"),
            POSITION,
            Flag("moves", "TEXT"),
            Flag("seat", "N"),
            OPTION,
            LANGUAGE,
        ),
    ),
    Subcommand(
        "layouts",
        ("list|check|show", "[FILE|GAME]", "[NAME]"),
        (Flag("as", "WORD", ("words", "board", "text")), *EARS),
    ),
    Subcommand(
        "puzzles",
        ("generate|solve", "[PUZZLE|FILE]"),
        (
            *EARS,
            Flag("length", "NUMBER"),
            Flag("size", "SIZE"),
            Flag("tries", "NUMBER"),
            Flag("seed", "NUMBER"),
            Flag("store", "FILE"),
            POSITION,
            OPTION,
        ),
    ),
    Subcommand(
        "engine",
        ("GAME",),
        (Flag("level", "LEVEL"), Flag("memory", "MIB"), OPTION, LANGUAGE),
    ),
    Subcommand(
        "match",
        ("GAME", "A", "B"),
        (
            Flag("games", "NUMBER"),
            Flag("ms", "NUMBER"),
            Flag("nodes", "NUMBER"),
            Flag("openings", "NUMBER"),
            Flag("keep", "FOLDER"),
            Flag("role", "SEAT"),
            Flag("against", "LEVEL"),
            OPTION,
            LANGUAGE,
        ),
    ),
    Subcommand(
        "board",
        ("list|test|sim|monitor", "[PORT]"),
        (
            VERBOSITY,
            LANGUAGE,
            Flag("serial-log", "FILE"),
            Flag("from", "FILE"),
            Flag("seconds", "NUMBER"),
            Flag("size", "SIZE"),
            Flag("pieces"),
            Flag("slots", "WORD", ("edges", "crossings")),
            Flag("monome"),
            Flag("link", "FILE"),
        ),
    ),
    Subcommand("bench", ("[WHAT]",), (LANGUAGE,)),
    Subcommand("doctor", (), (Flag("speak"), BESIDE[0], LANGUAGE)),
)


class Arguments:
    """What was asked: the subcommand, its operands, and the options given."""

    def __init__(
        self, subcommand: Subcommand, operands: Sequence[str], given: Mapping[str, list[str]]
    ) -> None:
        self.subcommand = subcommand
        self.operands = tuple(operands)
        self.given = given

    def operand(self, place: int) -> str:
        """An operand, or an empty text where it was left out."""
        return self.operands[place] if place < len(self.operands) else ""

    def flag(self, name: str) -> str:
        """The last value given for an option, or an empty text."""
        return self.given.get(name, [""])[-1]

    def has(self, name: str) -> bool:
        """Whether a switch was given."""
        return name in self.given

    def pairs(self, name: str) -> list[tuple[str, str]]:
        """The values of a repeated NAME=VALUE option; raises BadUsage for one without `=`."""
        found = []
        for text in self.given.get(name, []):
            key, equals, value = text.partition("=")
            if not equals:
                raise BadUsage(message("cli-no-equals", option=Name(name), given=Name(text[:30])))
            found.append((key.strip(), value.strip()))
        return found


def read_arguments(words: Sequence[str]) -> Arguments:
    """What the words after `tactilegrid` ask for; raises BadUsage."""
    before = {f"--{flag.name}" for flag in SUBCOMMANDS[0].flags if flag.value}
    for place, word in enumerate(words):
        if not word.startswith("-") and (place == 0 or words[place - 1] not in before):
            return _read_rest(_subcommand(word), [*words[:place], *words[place + 1 :]])
    return _read_rest(SUBCOMMANDS[0], list(words))


def _subcommand(word: str) -> Subcommand:
    for known in SUBCOMMANDS:
        if known.name and known.name == word:
            return known
    from difflib import get_close_matches

    names = [known.name for known in SUBCOMMANDS if known.name]
    nearest = get_close_matches(word, names, 1, 0.6)
    if nearest:
        raise BadUsage(
            message("cli-nearest-command", given=Name(word[:20]), nearest=Name(nearest[0]))
        )
    raise BadUsage(message("cli-no-command", given=Name(word[:20]), known=Name(", ".join(names))))


def _read_rest(subcommand: Subcommand, words: list[str]) -> Arguments:
    known = {f"--{flag.name}": flag for flag in subcommand.flags}
    operands: list[str] = []
    given: dict[str, list[str]] = {}
    while words:
        word = words.pop(0)
        name, equals, value = word.partition("=")
        if word == "--":
            operands += words
            break
        if word in ("-h", "--help"):
            given["help"] = [""]
        elif not word.startswith("-") or word == "-":
            operands.append(word)
        elif name not in known:
            raise BadUsage(_no_option(name, subcommand))
        else:
            _take(known[name], value if equals else None, words, given)
    needed = [operand for operand in subcommand.operands if not operand.startswith("[")]
    if "help" not in given:
        if len(operands) < len(needed):
            raise BadUsage(message("cli-missing", operand=Name(needed[len(operands)])))
        if len(operands) > len(subcommand.operands):
            extra = operands[len(subcommand.operands)]
            raise BadUsage(message("cli-too-many", given=Name(extra[:30])))
    return Arguments(subcommand, operands, given)


def _take(flag: Flag, value: str | None, words: list[str], given: dict[str, list[str]]) -> None:
    """Note one option, with the value after `=` or the next word."""
    option = Name(f"--{flag.name}")
    if not flag.value:
        if value is not None:
            raise BadUsage(message("cli-no-value", option=option))
        value = ""
    elif value is None:
        if not words or words[0].startswith("--"):
            raise BadUsage(message("cli-needs-value", option=option, value=Name(flag.value)))
        value = words.pop(0)
    if flag.words and value not in flag.words:
        words_said = Name(", ".join(flag.words))
        raise BadUsage(
            message("cli-bad-value", option=option, given=Name(value[:20]), words=words_said)
        )
    if flag.name in given and not flag.repeated:
        raise BadUsage(message("cli-twice", option=option))
    given.setdefault(flag.name, []).append(value)


def _no_option(name: str, subcommand: Subcommand) -> Message:
    known = ", ".join(f"--{flag.name}" for flag in subcommand.flags)
    return message("cli-no-option", given=Name(name[:20]), known=Name(known))
