"""Whose voice speaks, and how ours does: by key, by word, by number."""

from __future__ import annotations

from functools import partial

from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.frontends.around import SOURCE, asked_by, change, setting_words
from tactilegrid.frontends.desk import Desk, Handlers
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.question import Question, pages
from tactilegrid.frontends.words import fold

NUMBERS = ("rate", "pitch", "volume")
STEP, MIDDLE, MOST = 10, 50, 100
USUAL = "usual"


def switch(desk: Desk, _: str) -> None:
    """The person's screen reader instead of our voice, or the other way round; the new one says so.

    Whoever turns our voice off, and has no screen reader, hears nothing more: the voice's last
    words tell how to get it back.
    """
    table = desk.table
    if table.own_voice:
        desk.teller.output.stop()
        desk.say(Kind.ALERT, message("voice-parting", key=key(desk)))
        table.remember("speech", "console")
        desk.say(Kind.RESULT, message("voice-lines", key=key(desk)))
    else:
        table.remember("speech", "self")
        said = message("voice-own", key=key(desk)) if table.own_voice else message("voice-again")
        desk.say(Kind.RESULT, said)


def key(desk: Desk) -> Name | Message:
    """How this is asked for here."""
    return asked_by(desk, Intent.VOICE)


def transcript(desk: Desk, _: str) -> None:
    """Print what was said, for eyes; where lines are printed anyway they are there already."""
    table = desk.table
    if not table.own_voice:
        desk.say(Kind.RESULT, message("transcript-lines"))
        return
    said = table.transcript()
    desk.teller.draw(said)
    desk.say(Kind.RESULT, message("transcript-done", lines=len(said)))


def number(desk: Desk, argument: str, name: str) -> None:
    """One of the numbers: set, or told where none is given."""
    value = fold(argument)
    if not able(desk, name):
        return
    if not value:
        now = setting_words("setting-value", name, desk.table.setting(name))
        desk.say(Kind.RESULT, message("voice-now", now=now), message("voice-how"))
    elif value.isdecimal() and value.isascii() and len(value) <= 3 and int(value) <= MOST:
        change(desk, name, str(int(value)))
    elif value == fold(desk.teller.text(message("setting-word", value="by-itself"))):
        change(desk, name, USUAL)
    else:
        desk.say(Kind.RESULT, message("voice-how"))


def able(desk: Desk, name: str) -> bool:
    """Whether that can be set now; says why not."""
    if not desk.table.own_voice:
        desk.say(Kind.RESULT, message("voice-not-ours", key=key(desk)))
    elif name not in desk.table.voice_can:
        desk.say(Kind.RESULT, message("voice-cannot", name=message("setting-name", name=name)))
    else:
        return True
    return False


def following(value: str) -> str:
    """The next step of a number: up by tens from the middle, around, and back to the usual."""
    if value == USUAL:
        return str(MIDDLE + STEP)
    up = int(value) - int(value) % STEP + STEP
    if up == MIDDLE:
        return USUAL
    return "0" if up > MOST else str(up)


def manners(desk: Desk, _: str = "") -> None:
    """How our voice speaks, by number; each choice goes on to its next value."""
    if not desk.table.own_voice:
        desk.say(Kind.RESULT, message("voice-not-ours", key=key(desk)))
        return
    answers = []
    for name in NUMBERS:
        if name in desk.table.voice_can:
            now = desk.table.setting(name)
            label = setting_words("setting-value", name, now)
            answers.append((label, partial(change, desk, name, following(now))))
    if "voice" in desk.table.voice_can:
        answers.append((message("voice-other"), partial(find, desk, "")))
    source = source_words(desk, "setting-value", desk.table.setting(SOURCE))
    answers.append((source, partial(sources, desk)))
    desk.ask(Question(message("voice-which"), answers))


def sources(desk: Desk) -> None:
    """Where our voice can come from, by number; the first is whichever works first."""
    answers = [(message("setting-word", value="first"), partial(come_from, desk, "auto"))]
    answers += [
        (message("voice-offered", name=Name(called)), partial(come_from, desk, name))
        for name, called in desk.table.voice_sources
    ]
    desk.ask(pages(message("voice-sources"), answers, desk.ask))


def source_words(desk: Desk, key: str, name: str) -> Message:
    """Where our voice comes from, in words."""
    return setting_words(key, SOURCE, dict(desk.table.voice_sources).get(name, name))


def come_from(desk: Desk, name: str) -> None:
    """Let our voice come from there; it says so itself, or another one why not."""
    desk.table.remember(SOURCE, name)
    desk.say(Kind.RESULT, source_words(desk, "setting-changed", name))


def find(desk: Desk, _: str) -> None:
    """Ask for the voices of the listener's language; they come to `offer`."""
    if able(desk, "voice"):
        desk.say(Kind.HINT, message("voices-wait"))
        desk.table.find_voices(desk.teller.catalogue.language, partial(offer, desk))


def offer(desk: Desk, voices: tuple[tuple[str, str], ...]) -> None:
    """The voices by number, nine at a time; the first is the usual one."""
    if not voices:
        desk.say(Kind.RESULT, message("voices-none"))
        return
    language = desk.teller.catalogue.language
    answers = [(message("setting-word", value="by-itself"), partial(take, desk, language, ""))]
    answers += [
        (message("voice-offered", name=Name(name)), partial(take, desk, language, name))
        for name, _ in voices
    ]
    desk.ask(pages(message("voices-which"), answers, desk.ask))


def take(desk: Desk, language: str, name: str) -> None:
    """This voice from now on for texts in that language."""
    desk.table.remember(f"voice {language}", name)
    said = message("voice-offered", name=Name(name)) if name else None
    shown = said or message("setting-word", value="by-itself")
    label = message("setting-name", name="voice")
    desk.say(Kind.RESULT, message("setting-changed", name=label, value=shown))


HANDLERS: Handlers = {
    Intent.VOICE: switch,
    Intent.VOICES: find,
    Intent.MANNER: manners,
    Intent.TRANSCRIPT: transcript,
    **{
        intent: partial(number, name=name)
        for intent, name in zip((Intent.RATE, Intent.PITCH, Intent.VOLUME), NUMBERS, strict=True)
    },
}
