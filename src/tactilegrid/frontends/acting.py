"""Making moves by touch or in writing, taking them back, and ending the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import takewhile
from typing import Any

from tactilegrid.core.commands import AgreeDraw, Play, Redo, Resign, Undo
from tactilegrid.core.errors import AmbiguousMove, MoveError
from tactilegrid.core.game import Choice, Touch
from tactilegrid.core.message import Kind, Message, message
from tactilegrid.core.selection import Finder, Selection, touch
from tactilegrid.frontends import curtain
from tactilegrid.frontends.desk import Desk, Handlers, Typing
from tactilegrid.frontends.explore import find_cell
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.question import Question


def touch_here(desk: Desk, argument: str) -> None:
    """Choose the place under the cursor, or act on it; Enter also answers a waiting question."""
    if desk.question is not None and desk.answer(None):
        return
    if desk.handing and not argument:
        curtain.lower(desk)
        return
    place: Touch | None = find_cell(desk, argument) if argument else desk.explorer.place
    if place is None:
        play_text(desk, argument)
    elif refuse_out_of_turn(desk):
        pass
    elif desk.armed is not None:
        play(desk, desk.armed)
    else:
        touch_place(desk, place)


def touch_place(desk: Desk, place: Touch) -> None:
    """One more touch: a move, a choice, a question, or the reason why not."""
    game, seen = desk.table.game, desk.table.seen()
    pick = touch(desk.selection, place, game, seen)
    if not pick.moves:
        otherwise(desk, place)
        return
    desk.selection = pick.selection
    if pick.choices:
        inquire(desk, pick.moves)
    elif pick.move is None:
        desk.say(Kind.RESULT, game.picked(pick.selection.touched, pick.moves, seen))
    elif game.reads_back(pick.move):
        desk.armed = pick.move
        desk.say(Kind.RESULT, game.picked(pick.selection.touched, pick.moves, seen))
    else:
        play(desk, pick.move)


def otherwise(desk: Desk, place: Touch) -> None:
    """A touch that begins no move: what typing it would do, or why not, in the rules' own words."""
    game, seen = desk.table.game, desk.table.seen()
    touched = (*desk.selection.touched, place)
    for sofar in (touched, (place,)):
        text = game.written(sofar, seen)
        try:
            if text:
                play(desk, game.read_move(text, seen))
                return
        except AmbiguousMove as error:
            inquire(desk, error.moves)
            return
        except MoveError as error:
            desk.teller.refuse(Kind.RESULT, error.message)
            return
    desk.say(Kind.RESULT, message("touch-nothing"))


def refuse_out_of_turn(desk: Desk) -> bool:
    """Say why no move can be made now, if so it is."""
    table = desk.table
    if desk.timekeeper.just_over:
        desk.say(Kind.RESULT, message("countdown-after"))
    elif table.turn is None:
        desk.say(Kind.RESULT, message("refused-over"))
    elif table.turn != table.actor:
        desk.say(Kind.RESULT, message("refused-turn", who=table.turn))
    else:
        return False
    return True


def play(desk: Desk, move: Any) -> None:
    """Make a move; the session answers."""
    desk.armed, desk.question = None, None
    desk.table.submit(desk.table.actor, Play(desk.table.ply, move))


def inquire(desk: Desk, candidates: Sequence[Any], *before: Message) -> None:
    """Ask which of several moves is meant, or how one goes on; the first answer is Enter's.

    *before* is said with the question.
    """
    inquiry, options = desk.table.game.inquire(candidates, desk.table.seen())
    answers = [
        (label, partial(touch_place if isinstance(option, Choice) else play, desk, option))
        for label, option in zip(inquiry.labels, options, strict=True)
    ]
    touched, place = desk.selection.touched, desk.explorer.place
    question = Question(inquiry.question, answers, inquiry.default, touched=touched, place=place)
    desk.ask(question, *before)


def begun(desk: Desk, moves: Sequence[Any]) -> Selection:
    """The touches that all of several moves begin with, as if they had been made."""
    ways = [desk.table.game.touches(move, desk.table.seen()) for move in moves]
    shared = takewhile(lambda places: len(set(places)) == 1, zip(*ways, strict=False))
    return Selection(tuple(places[0] for places in shared))


def play_text(desk: Desk, text: str) -> None:
    """Make a move from its notation; raises nothing, costs nothing when it is none."""
    from tactilegrid.core.notation import as_typed, latin, squeeze

    if refuse_out_of_turn(desk):
        return
    plain = squeeze(text)
    try:
        move = desk.table.game.read_move(latin(plain, desk.letters), desk.table.seen())
    except AmbiguousMove as error:
        desk.selection = begun(desk, error.moves)
        inquire(desk, error.moves)
    except MoveError as error:
        desk.teller.refuse(Kind.RESULT, as_typed(error.message, plain, desk.letters))
    else:
        play(desk, move)


def back(desk: Desk, _: str) -> None:
    """Take back a question, a fence that was read back, or the last touch; or hurry an engine."""
    if desk.table.thinking:
        desk.table.hurry()
        desk.say(Kind.RESULT, message("hurried"))
    elif desk.question is not None:
        touched, desk.question = desk.question.touched, None
        if len(touched) > 1 and touched == desk.selection.touched:
            take_back_touch(desk)
        else:
            desk.selection = Selection(desk.selection.touched if not touched else ())
            desk.say(Kind.RESULT, message("question-dropped"))
    elif desk.armed is not None or desk.selection.touched:
        take_back_touch(desk)
    else:
        desk.say(Kind.RESULT, message("nothing-chosen"))


def take_back_touch(desk: Desk) -> None:
    """One touch less, and what that leaves."""
    desk.armed = None
    desk.selection = desk.selection.back()
    if desk.selection.touched:
        stand(desk)
    else:
        desk.say(Kind.RESULT, message("touch-cleared"))


def stand(desk: Desk) -> None:
    """After a touch was taken back: where the others have led, or the question that they put."""
    game, seen, touched = desk.table.game, desk.table.seen(), desk.selection.touched
    found = Finder(game, seen).fits(touched)
    if found.choices:
        inquire(desk, found.moves, message("touch-back"))
    else:
        desk.say(Kind.RESULT, message("touch-back"), game.picked(touched, found.moves, seen))


def undo(desk: Desk, _: str) -> None:
    """Back to the actor's last turn."""
    desk.table.submit(desk.table.actor, Undo(desk.table.ply, desk.table.undo_steps()))


def redo(desk: Desk, _: str) -> None:
    """Make again what was taken back."""
    desk.table.submit(desk.table.actor, Redo(desk.table.ply, desk.table.redo_steps()))


def type_line(desk: Desk, argument: str) -> None:
    """Type a move or a word with single keys."""
    from tactilegrid.frontends.typed import take_line

    if argument:
        take_line(desk, argument)
        return
    if desk.mode == "line":
        desk.say(Kind.RESULT, message("type-how"))
        return
    desk.typing = Typing(partial(take_line, desk), lambda _: False)
    desk.say(Kind.RESULT, message("type-now"))


def resign(desk: Desk, _: str) -> None:
    """Ask, and give the game up."""
    table = desk.table
    if table.turn is None:
        desk.say(Kind.RESULT, message("refused-over"))
        return

    def yes() -> None:
        table.submit(table.actor, Resign(table.ply))

    ask_yes_no(desk, message("resign-ask", game=game_title(desk)), yes)


def offer_draw(desk: Desk, _: str) -> None:
    """Engines always play on; people at one keyboard are asked together."""
    table = desk.table
    if table.turn is None:
        desk.say(Kind.RESULT, message("refused-over"))
        return
    for seat, player in zip(table.game.seats(table.options), table.players, strict=True):
        if player.is_engine:
            desk.say(Kind.RESULT, message("draw-declined", who=seat))
            return

    def yes() -> None:
        table.submit(table.actor, AgreeDraw(table.ply))

    ask_yes_no(desk, message("draw-ask", who=table.actor), yes)


def rematch(desk: Desk, _: str) -> None:
    """The same game again, once this one is over."""
    if desk.table.turn is not None:
        desk.say(Kind.RESULT, message("rematch-later"))
        return
    desk.table.rematch()


def ask_yes_no(desk: Desk, sentence: Message, yes: Any) -> None:
    """A question that Enter answers with no."""

    def no() -> None:
        desk.say(Kind.RESULT, message("not-done"))

    answers = ((message("answer-yes"), yes), (message("answer-no"), no))
    desk.ask(Question(sentence, answers, default=1, yes_no=True))


def game_title(desk: Desk) -> Message:
    """The name of the game on the table."""
    return message(f"{desk.table.game.name}-title")


def in_replay_only(desk: Desk, _: str) -> None:
    """Stepping through plies belongs to a replay; a game in progress has undo."""
    desk.say(Kind.RESULT, message("replay-only"))


HANDLERS: Handlers = {
    Intent.FORWARD: in_replay_only,
    Intent.BACKWARD: in_replay_only,
    Intent.FIRST: in_replay_only,
    Intent.FINAL: in_replay_only,
    Intent.TOUCH: touch_here,
    Intent.BACK: back,
    Intent.UNDO: undo,
    Intent.REDO: redo,
    Intent.TYPE: type_line,
    Intent.RESIGN: resign,
    Intent.OFFER_DRAW: offer_draw,
    Intent.REMATCH: rematch,
}
