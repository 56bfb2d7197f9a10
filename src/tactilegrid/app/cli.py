"""The `tactilegrid` command: reads what was asked and hands it to the module that does it."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import import_module

from tactilegrid.app.arguments import BadUsage, read_arguments
from tactilegrid.app.reasons import reason
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.options import BadOption
from tactilegrid.core.seats import Seat

FAILED, WRONG, INTERRUPTED = 1, 2, 130

# Each subcommand and where its `run(arguments)` lives; imported only when it is asked for.
MODULES = {
    "": "menu",
    "play": "play",
    "lesson": "lesson",
    "resume": "resume",
    "replay": "replay",
    "games": "saved",
    "rules": "texts",
    "keys": "texts",
    "legal": "counts",
    "perft": "counts",
    "show": "show",
    "sheet": "sheet",
    "layouts": "layouts",
    "puzzles": "puzzles",
    "engine": "serving",
    "match": "match",
    "board": "board_tools",
    "bench": "bench",
    "doctor": "doctor",
}


class Failed(Exception):
    """The thing asked for failed; `message` says why."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence.key)
        self.message = sentence


def main(words: list[str]) -> int:
    """Do what the words ask; the exit code is 0, 1 (it failed) or 2 (it was asked wrongly)."""
    language = "en"  # until it is known
    try:
        language = _language_in(words)
        return _answered(words, language)
    except KeyboardInterrupt:  # of a complaint as well
        return _complain(message("interrupted"), language, INTERRUPTED)


def _answered(words: list[str], language: str) -> int:
    """The exit code, after the thing was done or complained of."""
    try:
        arguments = read_arguments(words)
        if arguments.has("help"):
            return _help(arguments.subcommand.name, language)
        module = import_module(f"tactilegrid.app.{MODULES[arguments.subcommand.name]}")
        return int(module.run(arguments))
    except BadUsage as error:
        return _complain(error.message, language, WRONG, error.names)
    except BadOption as error:
        return _complain(error.message, language, WRONG)
    except Failed as error:
        return _complain(error.message, language, FAILED)
    except BrokenPipeError:  # whoever read our lines has gone; what was played is on disk
        return FAILED
    except OSError as error:
        why = message("system-refused", why=reason(error))
        return _complain(why, language, FAILED)
    except Exception as error:
        if os.environ.get("TACTILEGRID_DEBUG"):
            raise
        said = message("internal-error", kind=Name(type(error).__name__), text=Name(str(error)))
        return _complain(said, language, FAILED)


def _language_in(words: list[str]) -> str:
    """The language for sentences about the command line itself, before it is understood."""
    from tactilegrid.app.config import language_of

    for place, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == "--lang":
            value = value or (words[place + 1] if place + 1 < len(words) else "")
            return language_of(value)
    return language_of("")


def _help(name: str, language: str) -> int:
    from tactilegrid.app.texts import print_help

    print_help(name, language)
    return 0


def _complain(
    sentence: Message,
    language: str,
    code: int,
    names: tuple[tuple[Seat, Name | Message], ...] = (),
) -> int:
    """One line on standard error, whatever it can show."""
    from tactilegrid.games import GAMES
    from tactilegrid.speech.catalogue import Catalogue
    from tactilegrid.speech.listener import Listener

    catalogue = Catalogue.load(language, ("cli", "table", "match", "sheet", "board-tools", *GAMES))
    text = catalogue.render(sentence, Listener(language, names=names))
    data = f"{text}\n".encode(getattr(sys.stderr, "encoding", None) or "utf-8", "replace")
    with suppress(OSError):
        os.write(2, data)
    return code


def _hold_streams() -> None:
    """Put nothing where a standard stream was closed, lest a record be opened in its place."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free
    if sys.stdin is None:
        sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - as long as we live


def run() -> None:
    """The console script."""
    _hold_streams()
    code = main(sys.argv[1:])
    # An interrupt that fell into an exec of text, as imports make them, is remembered although it
    # was caught: `python -m` then ends by SIGINT, whatever the code. One that goes well forgets it.
    exec("")  # noqa: S102 - nothing comes from outside
    sys.exit(code)
