"""A typed line: an answer, a word, or a move."""

from __future__ import annotations

from tactilegrid.core.errors import BadNotation, MoveError
from tactilegrid.core.message import Kind, Name, message
from tactilegrid.core.notation import LIMIT, as_typed, latin, squeeze
from tactilegrid.frontends import curtain
from tactilegrid.frontends.acting import play_text
from tactilegrid.frontends.desk import Desk
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.question import Question
from tactilegrid.frontends.words import fold

# Intents whose word may be followed by more words; after any other, more words make no sense.
WITH_ARGUMENT = frozenset(
    {
        Intent.GO,
        Intent.LOOK,
        Intent.DIAGONALS,
        Intent.MARK,
        Intent.SQUARE,
        Intent.DETAIL,
        Intent.TARGETS,
        Intent.MOVES,
        Intent.EDGES,
        Intent.LAST,
        Intent.TOUCH,
        Intent.TYPE,
        Intent.RULES,
        Intent.SEATS,
        Intent.LOAD,
        Intent.STORE,
        Intent.OTHER_GRID,
        Intent.SOUNDS,
        Intent.RATE,
        Intent.PITCH,
        Intent.VOLUME,
        Intent.HAND,
        Intent.WHAT_IF,
        Intent.WHY,
    }
)


def take_line(desk: Desk, text: str) -> None:
    """Answer the open question, carry out a word, or make a move; always says something."""
    line = squeeze(text)
    if len(text) > LIMIT:
        desk.say(Kind.RESULT, message("line-too-long", limit=LIMIT))
        return
    if desk.curtain.down:
        curtain.take_line(desk, line)
        return
    if desk.question is not None and answer_typed(desk, line):
        return
    if desk.handing and (not line or desk.words.is_ready(line)):
        curtain.lower(desk)
        return
    if not line:
        desk.say(Kind.RESULT, message("empty-line"))
        return
    found = desk.words.find(line)
    if found is not None and found[0] is Intent.GRID and found[1]:
        found = (Intent.OTHER_GRID, found[1])  # "grid home"
    if found is not None and (not found[1] or found[0] in WITH_ARGUMENT):
        desk.do(*found)
        return
    if unknown(desk, line):
        return
    play_text(desk, line)


def answer_typed(desk: Desk, line: str) -> bool:
    """Answer by nothing, a number or a word; False where the line is not an answer."""
    question = desk.question
    if question is None:
        return False
    word = fold(line)
    if desk.answer(answer_number(desk, question, word)):
        return True
    found = desk.words.find(line)
    if found is not None and found[0] in (Intent.BACK, Intent.KEYS, Intent.MORE, Intent.AGAIN):
        return False
    if question.yes_no or word.isdecimal():
        desk.say(Kind.RESULT, message("answer-please"), question.sentence)
        return True
    if question.default is not None and found is None:
        desk.question = None  # a move was typed instead: the question is about another one
    return False


def answer_number(desk: Desk, question: Question, word: str) -> int | None:
    """Which answer a folded word means: None for the default, -1 for none of them."""
    if not word and question.default is not None:
        return None
    if word.isdecimal() and word.isascii() and len(word) <= 3:
        return int(word)
    if question.yes_no and word in desk.words.yes | desk.words.no:
        return 1 if word in desk.words.yes else 2
    for number, (label, _) in enumerate(question.answers, 1):
        if word and word == fold(desk.teller.text(label)):
            return number
    return -1


def unknown(desk: Desk, line: str) -> bool:
    """Say that a line is neither word nor move, with the nearest word where one is near."""
    try:
        desk.table.game.read_move(latin(line, desk.letters), desk.table.seen())
    except BadNotation as error:
        nearest = desk.words.nearest(line)
        if nearest:
            desk.say(
                Kind.RESULT,
                message("unknown-nearest", given=Name(line[:20]), nearest=Name(nearest)),
            )
        else:
            desk.teller.refuse(Kind.RESULT, as_typed(error.message, line, desk.letters))
        return True
    except MoveError:
        return False
    return False
