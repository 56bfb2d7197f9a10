"""Hearing again, hearing more, and how much and in which words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tactilegrid.core.message import Kind, message
from tactilegrid.core.value import replace
from tactilegrid.frontends.desk import Desk, Handlers
from tactilegrid.frontends.keymap import Intent
from tactilegrid.speech.history import History
from tactilegrid.speech.listener import Spelling, Verbosity
from tactilegrid.speech.utterance import Utterance

VERBOSITIES = (Verbosity.BRIEF, Verbosity.NORMAL, Verbosity.FULL)
SPELLINGS = tuple(Spelling)


def again(desk: Desk, _: str) -> None:
    """The last announcement, as it was said."""
    last = desk.teller.history.last()
    if last is None:
        desk.say(Kind.RESULT, message("history-empty"))
    else:
        desk.teller.repeat(last)


def recall(desk: Desk, _: str, get: Callable[[History], Utterance | None], end: str) -> None:
    """Another announcement of the history, or the word that there is none that way."""
    utterance = get(desk.teller.history)
    if utterance is None:
        desk.teller.aside(message(end))
    else:
        desk.teller.repeat(utterance)


def more(desk: Desk, _: str) -> None:
    """The next part of a long answer."""
    if not desk.teller.more():
        desk.say(Kind.RESULT, message("no-more"))


def set_verbosity(desk: Desk, _: str, verbosity: Verbosity) -> None:
    """Say more or less from now on."""
    desk.teller.listener = replace(desk.teller.listener, verbosity=verbosity)
    desk.table.remember("verbosity", verbosity.name.lower())
    desk.say(Kind.RESULT, message(f"verbosity-{verbosity.name.lower()}"))


def next_verbosity(desk: Desk, _: str) -> None:
    """Brief, normal, full, and around."""
    place = VERBOSITIES.index(desk.teller.listener.verbosity)
    set_verbosity(desk, "", VERBOSITIES[(place + 1) % len(VERBOSITIES)])


def next_spelling(desk: Desk, _: str) -> None:
    """The next way to say squares, shown by the square under the cursor."""
    place = SPELLINGS.index(desk.teller.listener.spelling)
    spelling = SPELLINGS[(place + 1) % len(SPELLINGS)]
    desk.teller.listener = replace(desk.teller.listener, spelling=spelling)
    desk.table.remember("spelling", spelling.value)
    desk.say(Kind.RESULT, message(f"spelling-{spelling.value}", cell=desk.explorer.cell))


def hush(desk: Desk, _: str) -> None:
    """Silence our own voice; a console has none, and says who can be silenced how."""
    desk.teller.output.stop()
    if desk.table.own_voice:
        desk.teller.count += 1  # silence is the answer
    else:
        desk.say(Kind.RESULT, message("hush-console"))


HANDLERS: Handlers = {
    Intent.AGAIN: again,
    Intent.OLDER: partial(recall, get=History.older, end="history-oldest"),
    Intent.NEWER: partial(recall, get=History.newer, end="history-newest"),
    Intent.OLDEST: partial(recall, get=History.oldest, end="history-empty"),
    Intent.NEWEST: partial(recall, get=History.newest, end="history-empty"),
    Intent.MORE: more,
    Intent.VERBOSITY: next_verbosity,
    Intent.BRIEF: partial(set_verbosity, verbosity=Verbosity.BRIEF),
    Intent.NORMAL: partial(set_verbosity, verbosity=Verbosity.NORMAL),
    Intent.FULL: partial(set_verbosity, verbosity=Verbosity.FULL),
    Intent.SPELLING: next_spelling,
    Intent.HUSH: hush,
}
