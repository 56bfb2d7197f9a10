"""Playing: from the first announcement to the last, one game after another."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Mapping
from functools import partial

from tactilegrid.app.adapting import ready_again, with_strength
from tactilegrid.app.arguments import Arguments
from tactilegrid.app.cli import Failed
from tactilegrid.app.config import Settings, games_folder, load_settings
from tactilegrid.app.host import Host
from tactilegrid.app.reasons import reason
from tactilegrid.app.recorder import Recorder
from tactilegrid.app.setup import (
    choose_mode,
    find_game,
    game_options,
    make_desk,
    new_seed,
    override,
    position_options,
    read_commands,
    read_players,
    with_names,
)
from tactilegrid.app.speaking import Speaking, spoken
from tactilegrid.app.terminal import can_be_emptied, quiet_terminal
from tactilegrid.core.commands import Player
from tactilegrid.core.game import AnyGame
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.options import Options, settle
from tactilegrid.core.record import header_of, header_text
from tactilegrid.core.session import Session
from tactilegrid.frontends.desk import Desk
from tactilegrid.frontends.keymap import Intent
from tactilegrid.outputs.console import Console


def run(arguments: Arguments) -> int:
    """`tactilegrid play GAME`."""
    settings = load_settings()
    override(settings, arguments)
    game = find_game(arguments.operand(0))
    position = arguments.flag("position")
    options = position_options(game, game_options(game, arguments), position)
    players = with_names(read_players(game, options, arguments), settings)
    players = with_strength(game, options, players, settings)
    options = capped(game, options, players, arguments)
    mode = choose_mode(settings, arguments)
    file = arguments.flag("record")
    session = Session.begin(game, options, new_seed(arguments), players, position)
    recorder = create(file, session, position) if file else None
    with spoken(settings) as speaking:
        host = sit_down(
            *(session, settings, recorder, mode, speaking),
            position=position,
            commands=read_commands(session, arguments),
        )
        play_on(host, settings, mode, speaking)
    return 0


def play_on(host: Host, settings: Settings, mode: str, speaking: Speaking) -> None:
    """Rematches, as long as they are asked for; each is a game with a record of its own."""
    while host.again:
        before = host.session
        seed = int.from_bytes(os.urandom(4), "big")
        game, options = before.game, before.options
        players = with_strength(game, options, ready_again(before.players), settings)
        session = Session.begin(game, options, seed, players)
        mode = host.desk.mode if host.desk else mode
        host = sit_down(session, settings, None, mode, speaking, follows=host)


def capped(
    game: AnyGame, options: Options, players: tuple[Player, ...], arguments: Arguments
) -> Options:
    """Engines alone would play for ever where nothing is decided, so they get the game's limit."""
    given = dict(arguments.pairs("option"))
    if "ply_cap" in given or not all(player.is_engine for player in players):
        return options
    settled = {name: str(value) for name, value in options.settings}  # files are read by now
    return settle(game.options, {**settled, "ply_cap": str(game.ply_cap(options))})


def create(path: str, session: Session, position: str = "") -> Recorder:
    """The record that was asked for; raises Failed."""
    try:
        return Recorder.create(path, header_text(header_of(session, position)))
    except FileExistsError:
        raise Failed(message("record-exists", path=Name(path))) from None
    except OSError as error:
        why = reason(error)
        raise Failed(message("record-failed", path=Name(path), why=why)) from None


def autosave(session: Session, position: str = "") -> Recorder:
    """A record of its own in the folder of saved games; raises OSError."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    folder, text = games_folder(), header_text(header_of(session, position))
    for number in range(1, 1000):
        end = f"-{number:03}" if number > 1 else ""  # names are sorted by age
        path = os.path.join(folder, f"{stamp}-{session.game.name}{end}.tgrec")
        try:
            return Recorder.create(path, text)
        except FileExistsError:
            continue
    raise FileExistsError(folder)


def sit_down(
    session: Session,
    settings: Settings,
    recorder: Recorder | None,
    mode: str,
    speaking: Speaking,
    before: tuple[Message, ...] = (),
    position: str = "",
    follows: Host | None = None,
    commands: Mapping[int, tuple[str, ...]] | None = None,
) -> Host:
    """Play one session to its end or until the person leaves; *before* is said first.

    *speaking* has the voice, if there is one; it is left open. *follows* is the game that this one
    is the rematch of: its last line is still open. *commands* start the external engines.
    """
    host = Host(session, settings, recorder)
    host.commands = commands or (follows.commands if follows else {})
    with quiet_terminal():
        console = Console(stays=partial(cursor_stays, host), screen=can_be_emptied())
        console.open = follows is not None and cursor_stays(follows) and not speaking.speaks
        lines = host.speak_by(speaking, console)
        output = host.attend(lines, follows.senses if follows else None)
        desk = make_desk(host, settings, output, mode)
        try:
            first_words(host, desk, before)
            make_ready(host, desk, position)
            host.meet(follows)
            run_modes(host, desk)
        except KeyboardInterrupt:
            host.leave()
        finally:
            if not host.again:
                host.part()
                host.senses.close()
                console.close()
            host.close()
    return host


def make_ready(host: Host, desk: Desk, position: str) -> None:
    """Begin a record where none was named, and say what a person has to know before the game."""
    if host.shared and os.isatty(1) and not can_be_emptied():
        desk.say(Kind.ALERT, message("curtain-stays"))
    if host.recorder is None:
        offer_help(desk)
        try:
            host.recorder = autosave(host.session, position)
        except OSError:
            desk.say(Kind.ALERT, message("record-none"))
    for trouble in host.settings.troubles:
        desk.say(Kind.ALERT, trouble)
    host.settings.troubles.clear()
    host.prepare()


def first_words(host: Host, desk: Desk, before: tuple[Message, ...]) -> None:
    """What is heard first, written before anything heavy is imported.

    In a game that is gone on with, a countdown waits until its person is ready.
    """
    desk.timekeeper.on, desk.timekeeper.paused = True, bool(before)
    if before:
        desk.pending += before
        desk.calls = True
    else:
        for update in host.session.opening():
            if update.viewer == host.viewer:
                desk.hear(update)
    desk.pending += host.manners()
    if host.shared and host.outcome is None:
        desk.pending.append(message("curtain-warning"))
    desk.flush()


def offer_help(desk: Desk) -> None:
    """Before anybody has played here, how to hear what can be done; for a person at a terminal."""
    played = os.path.isdir(games_folder()) and bool(os.listdir(games_folder()))
    if played or len(desk.modes) == 1 or desk.curtain.down:
        return
    from tactilegrid.frontends.around import asked_by

    how = message(f"first-help-{desk.mode}", ask=asked_by(desk, Intent.KEYS))
    desk.say(Kind.RESULT, how)


def cursor_stays(host: Host) -> bool:
    """Whether the cursor stays on what is said: in grid mode, until the person leaves the table."""
    desk = host.desk
    if desk is None or desk.mode != "grid" or host.settings.get("newline") != "before":
        return False
    return host.again or not desk.left


def run_modes(host: Host, desk: Desk) -> None:
    """The front end that the desk wants, until it wants none."""
    if not host.humans:
        watch(host, desk)
        host.be_patient()
    if desk.left:
        return
    if len(desk.modes) == 1:
        host.be_patient()
        from tactilegrid.frontends.line import run_pipe

        run_pipe(desk, host.lines(sys.stdin.buffer))
        return
    while not desk.left:
        if desk.mode == "grid":
            from tactilegrid.frontends.grid import run_grid

            run_grid(desk)
        else:
            from tactilegrid.frontends.line import run_prompt

            run_prompt(desk)


def watch(host: Host, desk: Desk) -> None:
    """Engines alone: every move is said until the game is over, or the disk takes no more.

    Where the engines do not come back, a person has their seats now and is not left.
    """
    while host.thinking:
        host.pump(1.0)
        desk.flush()
    if not host.humans:
        host.leave()
