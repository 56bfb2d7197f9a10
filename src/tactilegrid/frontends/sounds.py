"""Getting to know the sounds, and how loud they are: by number, or by a word that is typed."""

from __future__ import annotations

from functools import partial

from tactilegrid.core.message import Kind, Message, message
from tactilegrid.frontends.around import change, setting_words
from tactilegrid.frontends.desk import Desk, Handlers
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.question import PAGE, Question
from tactilegrid.frontends.words import fold
from tactilegrid.speech.cue import GROUPS, LEVELS, MODES, OFF, Cue, Sound, spot

SETTINGS = {"sounds": MODES, **dict.fromkeys(GROUPS, tuple(LEVELS))}


def sounds(desk: Desk, argument: str) -> None:
    """The sounds to learn, and their settings; with words a setting at once."""
    if argument:
        set_by_words(desk, argument)
        return
    answers = [(message("sounds-learn"), partial(learn, desk))]
    for name, values in SETTINGS.items():
        now = desk.table.setting(name)
        following = values[(values.index(now) + 1) % len(values)]
        label = setting_words("setting-value", name, now)
        answers.append((label, partial(change, desk, name, following)))
    desk.ask(Question(message("sounds-which"), answers))


def learn(desk: Desk, first: int = 0) -> None:
    """Every sound by number, as many as there are digits; the question stays until taken back."""
    if desk.table.setting("sounds") == OFF:
        desk.say(Kind.RESULT, message("sounds-are-off"))
    else:
        desk.ask(page(desk, first))


def page(desk: Desk, first: int) -> Question:
    """The sounds from a place of their list on."""
    some = list(Sound)[first : first + PAGE - 1]
    answers = [
        (message("sound-name", sound=each.value), partial(play, desk, each, first)) for each in some
    ]
    following = first + len(some) if first + len(some) < len(Sound) else 0
    answers.append((message("answer-more"), partial(learn, desk, following)))
    return Question(message("sounds-learn-which"), answers)


def play(desk: Desk, sound: Sound, first: int) -> None:
    """One sound, as it is at the square under the cursor, and what it means."""
    here = spot(desk.explorer.cell, desk.explorer.grid) if sound in PLACED else None
    said = [message("sound-meaning", sound=sound.value)]
    if not desk.table.sound(Cue(sound, here)):
        said.append(message("sounds-none"))
    desk.say(Kind.RESULT, *said)
    desk.question = page(desk, first)  # as it was: its numbers have been heard


PLACED = (Sound.EDGE, Sound.SELECT, Sound.PLACE, Sound.CAPTURE)


def set_by_words(desk: Desk, argument: str) -> None:
    """Such as "mono", "off", or "moving half": a value, with the name of a group before it."""
    typed = fold(argument)
    for name, values in SETTINGS.items():
        for value in values:
            if typed in spellings(desk, name, value):
                change(desk, name, value)
                return
    desk.say(Kind.RESULT, message("sounds-how"))


def spellings(desk: Desk, name: str, value: str) -> set[str]:
    """How a setting and its value may be typed, in the listener's language."""
    said = fold(desk.teller.text(message("setting-word", value=value)))
    if name == "sounds":
        return {said}
    group: Message = message("sounds-group", name=name)
    return {f"{fold(desk.teller.text(group))} {said}"}


HANDLERS: Handlers = {Intent.SOUNDS: sounds}
