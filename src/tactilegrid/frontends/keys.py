"""One key: a letter being typed, an answer, a row, or an intent."""

from __future__ import annotations

from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.notation import LIMIT
from tactilegrid.frontends import curtain
from tactilegrid.frontends.around import command_catalogue, help_line, key_words
from tactilegrid.frontends.desk import Desk
from tactilegrid.frontends.explore import row
from tactilegrid.frontends.keymap import Intent

# Intents that leave a yes-or-no question as it is: they only say something again.
PATIENT = (Intent.AGAIN, Intent.KEYS, Intent.MORE)


def take_key(desk: Desk, key: str) -> None:
    """Do what *key* means at this moment; there is always an answer."""
    if desk.curtain.down:
        curtain.take_key(desk, key)
    elif desk.typing is not None:
        typed(desk, key)
    elif desk.describing:
        describe(desk, key)
    elif desk.question is not None and answered(desk, key):
        pass
    else:
        press(desk, key)


def press(desk: Desk, key: str) -> None:
    """A key with no question open for it."""
    number = desk.keymap.row(key)
    intent = desk.keymap.intent(key)
    if number is not None:
        desk.armed = None
        row(desk, number)
    elif intent is not None:
        desk.do(intent)
    else:
        desk.armed = None
        desk.say(Kind.RESULT, message("no-key"))


def answered(desk: Desk, key: str) -> bool:
    """Take the key as an answer to the open question; False where it is none of its answers."""
    question = desk.question
    if question is None:
        return False
    if key == "Enter" and question.default is not None:
        return desk.answer(None)
    if len(key) == 1 and key in "123456789" and desk.answer(int(key)):
        return True
    if not question.yes_no:
        if key.isdecimal() or (key == "Enter" and question.default is None):
            desk.say(Kind.RESULT, message("answer-number", count=min(9, len(question.answers))))
            return True
        return False
    folded = key.lower()
    if folded in desk.words.yes:
        return desk.answer(1)
    if folded in desk.words.no:
        return desk.answer(2)
    if desk.keymap.intent(key) in (*PATIENT, Intent.BACK):
        return False
    desk.say(Kind.RESULT, message("answer-please"), question.sentence)
    return True


def describe(desk: Desk, key: str) -> None:
    """Say what a key would do, without doing it."""
    intent = desk.keymap.intent(key)
    if intent in (Intent.DESCRIBE_KEYS, Intent.BACK):
        desk.describing = False
        desk.say(Kind.RESULT, message("describe-off"))
    elif desk.keymap.row(key) is not None:
        desk.say(Kind.RESULT, message("describe-row", number=int(key)))
    elif intent is None:
        desk.say(Kind.RESULT, message("no-key"))
    else:
        desk.say(
            Kind.RESULT,
            help_line(intent, command_catalogue(desk), desk.teller.listener, desk.keymap),
        )


def typed(desk: Desk, key: str) -> None:
    """A letter of a word being typed; each is said, since nothing else echoes it."""
    typing = desk.typing
    if typing is None:
        return
    if key == "Enter":
        desk.typing = None
        typing.finish(typing.text)
    elif key == "Escape" or (key == "Backspace" and not typing.text):
        desk.typing = None
        desk.say(Kind.RESULT, message("typing-dropped"))
    elif key == "Backspace":
        desk.say(Kind.FOCUS, message("typing-deleted", letter=letter(typing.text[-1])))
        typing.text = typing.text[:-1]
    elif key == "Space" or (len(key) == 1 and key.isprintable()):
        add(desk, " " if key == "Space" else key)
    else:
        desk.say(Kind.RESULT, message("typing-how"))


def add(desk: Desk, character: str) -> None:
    """One more letter; where that completes what is wanted, it is done at once."""
    typing = desk.typing
    if typing is None or len(typing.text) >= LIMIT:
        desk.say(Kind.RESULT, message("line-too-long", limit=LIMIT))
        return
    typing.text += character
    if typing.done(typing.text):
        desk.typing = None
        typing.finish(typing.text)
    else:
        desk.say(Kind.FOCUS, message("letter", letter=letter(character)))


def letter(character: str) -> Message | Name:
    """A typed character by a name that a voice says."""
    return message("key-space") if character == " " else key_words(character)
