"""Going on with a recorded game, from the last ply that was written."""

from __future__ import annotations

from tactilegrid.app.arguments import Arguments
from tactilegrid.app.cli import Failed
from tactilegrid.app.config import load_settings
from tactilegrid.app.play import sit_down
from tactilegrid.app.reasons import reason
from tactilegrid.app.recorder import RecordBusy, Recorder
from tactilegrid.app.saved import find_saved, last_game, load
from tactilegrid.app.setup import choose_mode, override, read_commands
from tactilegrid.app.speaking import spoken
from tactilegrid.core.game import Topic
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.record import Loaded
from tactilegrid.core.seats import SPECTATOR, Viewer
from tactilegrid.core.session import Session


def run(arguments: Arguments) -> int:
    """`tactilegrid resume [FILE]`."""
    from tactilegrid.app.play import play_on

    settings = load_settings()
    override(settings, arguments)
    mode = choose_mode(settings, arguments)
    path = find_saved(arguments.operand(0)) if arguments.operand(0) else last_game()
    loaded = load(path)
    commands = read_commands(loaded.session, arguments)
    recorder = reopen(path, loaded)
    with spoken(settings) as speaking:
        host = sit_down(
            *(loaded.session, settings, recorder, mode, speaking, welcome(loaded)),
            commands=commands,
        )
        play_on(host, settings, mode, speaking)
    return 0


def reopen(path: str, loaded: Loaded) -> Recorder:
    """The record, ready to be continued; raises Failed."""
    try:
        return Recorder.reopen(path, loaded.size)
    except RecordBusy:
        raise Failed(message("record-busy", path=Name(path))) from None
    except OSError as error:
        why = reason(error)
        raise Failed(message("record-failed", path=Name(path), why=why)) from None


def welcome(loaded: Loaded) -> tuple[Message, ...]:
    """What is heard first: which game, how far, a torn line, and how it stands."""
    session = loaded.session
    title = message(f"{session.game.name}-title")
    viewer = only_human(session)
    said = [message("resumed", game=title, plies=session.plies_for(viewer))]
    if loaded.torn:
        said.append(message("record-torn"))
    said += session.game.summary(Topic.STATUS, viewer, session.observe(viewer))
    return tuple(said)


def only_human(session: Session) -> Viewer:
    """The seat of the only person at the table, or the spectator where there are more."""
    humans = [seat for seat in session.seats if not session.player(seat).is_engine]
    return humans[0] if len(humans) == 1 else SPECTATOR
