"""`show`: a position after some moves, as one viewer may know it."""

from __future__ import annotations

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.config import load_settings
from tactilegrid.app.host import seat_names
from tactilegrid.app.setup import (
    find_game,
    game_options,
    override,
    print_line,
    start_state,
    which_viewer,
)
from tactilegrid.core.commands import Play
from tactilegrid.core.errors import MoveError
from tactilegrid.core.game import Topic
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.session import Session
from tactilegrid.speech import reading
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Spelling, Verbosity
from tactilegrid.speech.utterance import split


def run(arguments: Arguments) -> int:
    """The position in words (the default), drawn, or as its one line of text."""
    game = find_game(arguments.operand(0))
    session = start_state(game, game_options(game, arguments), arguments.flag("position"))
    session, said = after_moves(session, arguments.flag("moves"))
    viewer = which_viewer(session, arguments.flag("seat"))
    seen = session.observe(viewer)
    form = arguments.flag("as") or "words"
    if form == "board":
        for line in game.draw(seen):
            print_line(line)
    elif form == "position":
        print_line(game.format_position(game.resample(seen, 0)))
    else:
        settings = load_settings()
        override(settings, arguments)
        listener = Listener(
            settings.get("language"),
            Verbosity[settings.get("verbosity").upper()],
            Spelling(settings.get("spelling")),
            viewer,
            seat_names(session),
            game.grid(session.options),
        )
        catalogue = Catalogue.load(listener.language, ("table", game.name))
        for part in in_words(session, viewer, said):
            for line in split(catalogue.render(part, listener)):
                print_line(line)
    return 0


def after_moves(session: Session, text: str) -> tuple[Session, bool]:
    """The session after moves with semicolons between; raises BadUsage at the first bad one."""
    moves = [move.strip() for move in text.split(";") if move.strip()]
    for move in moves:
        turn = session.to_move
        if turn is None:
            raise BadUsage(message("show-bad-move", given=Name(move[:20]), why=over()))
        try:
            made = session.game.parse_move(move, session.observe(turn))
        except MoveError as error:
            raise BadUsage(
                message("show-bad-move", given=Name(move[:20]), why=error.message),
                seat_names(session),
            ) from None
        session = session.handle(turn, Play(session.ply, made)).session
    return session, bool(moves)


def over() -> Message:
    """Why no further move is possible."""
    return message("refused-over")


def in_words(session: Session, viewer: Viewer, moved: bool, layer: str = "") -> tuple[Message, ...]:
    """The last move, the board, how it stands, and whose turn it is.

    Where there are several grids, the board is the one of that layer, or the one at hand.
    """
    game, seen = session.game, session.observe(viewer)
    parts: list[Message] = []
    if moved:
        parts += session.heard(session.past[-1], viewer, seen)
    if layer:
        seen = game.layered(seen, layer)
    parts += reading.rows(game.grid(session.options), lambda cell: game.describe(cell, seen))
    asker = viewer if isinstance(viewer, Seat) else session.seats[0]
    parts += game.summary(Topic.BOARD, asker, seen)
    parts += game.summary(Topic.STATUS_LONG, viewer, seen)
    turn = session.to_move
    parts.append(message("turn", who=turn) if turn else over())
    return tuple(dict.fromkeys(parts))  # what the long status says as well is said once
