"""From what was asked on the command line to a session, a teller and a desk."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.boarding import check_board
from tactilegrid.app.config import Settings, language_of
from tactilegrid.app.host import Host, seat_names
from tactilegrid.app.layout_store import with_layout
from tactilegrid.core.commands import ADAPTIVE, EXTERNAL, HUMAN, Player, read_manner
from tactilegrid.core.errors import BadPosition
from tactilegrid.core.game import AnyGame
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import Options
from tactilegrid.core.record import LINE_LIMIT
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.core.session import Session
from tactilegrid.engines.choose import levels
from tactilegrid.engines.search import LEVELS
from tactilegrid.frontends.desk import Desk
from tactilegrid.frontends.keymap import BadKeys, Keymap
from tactilegrid.frontends.teller import Output, Teller
from tactilegrid.games import GAMES, load_game
from tactilegrid.outputs.backends.names import AUTO, order_for
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Spelling, Verbosity, clean_name

POSITION_LIMIT = LINE_LIMIT - len("position ")  # in bytes, so that a record can hold it


def find_game(name: str) -> AnyGame:
    """The game called *name*; raises BadUsage with the nearest name."""
    if name in GAMES:
        return load_game(name)
    from difflib import get_close_matches

    nearest = get_close_matches(name.lower(), GAMES, 1, 0.5)
    if nearest:
        raise BadUsage(message("cli-nearest-game", given=Name(name[:20]), nearest=Name(nearest[0])))
    raise BadUsage(message("cli-no-game", given=Name(name[:20]), known=Name(", ".join(GAMES))))


def game_options(game: AnyGame, arguments: Arguments) -> Options:
    """The game's options as given with --option; raises BadUsage or BadOption."""
    return with_layout(game, dict(arguments.pairs("option")))


def start_state(game: AnyGame, options: Options, position: str, seed: int = 0) -> Session:
    """A session of people, at the first position or a given one; raises BadUsage."""
    options = position_options(game, options, position)
    players = tuple(Player() for _ in game.seats(options))
    return Session.begin(game, options, seed, players, position)


def position_options(game: AnyGame, options: Options, position: str) -> Options:
    """The options that a position text is played by, the same without one; raises BadUsage."""
    if not position:
        return options
    if len(position.encode("utf-8", "replace")) > POSITION_LIMIT:
        raise BadUsage(message("cli-long-position", most=POSITION_LIMIT))
    try:
        return game.settings(game.parse_position(position, options))
    except BadPosition as error:
        raise BadUsage(error.message) from None


def which_viewer(session: Session, text: str) -> Viewer:
    """The seat that looks, or nobody's; raises BadUsage."""
    if not text:
        return SPECTATOR
    if text.isascii() and text.isdigit() and Seat(int(text[:3])) in session.seats:
        return Seat(int(text))
    raise BadUsage(message("cli-bad-seat", given=Name(text[:20]), count=len(session.seats)))


def read_players(game: AnyGame, options: Options, arguments: Arguments) -> tuple[Player, ...]:
    """Who sits where, people unless --seat says otherwise; raises BadUsage."""
    seats = game.seats(options)
    players = [Player() for _ in seats]
    for number, who in arguments.pairs("seat"):
        if not (number.isascii() and number.isdigit() and 1 <= int(number[:3]) <= len(seats)):
            raise BadUsage(message("cli-bad-seat", given=Name(number[:20]), count=len(seats)))
        kind, _, level = who.partition(":")
        if kind == HUMAN:
            players[int(number) - 1] = Player(HUMAN, clean_name(level))
        elif kind == "exec":
            players[int(number) - 1] = external(game, options, level)
        else:
            players[int(number) - 1] = which_engine(game, options, seats[int(number) - 1], who)
    return tuple(players)


def which_engine(game: AnyGame, options: Options, seat: Seat, who: str) -> Player:
    """The player that `engine:LEVEL`, `engine:LEVEL:STYLE` or `engine:adaptive` asks for.

    Raises BadUsage where the seat has no such level, or the level no such style.
    """
    kind, _, manner = who.partition(":")
    offered = levels(game, options, seat)
    known = Name(", ".join(offered))
    try:
        player = read_manner(manner or "casual")
    except ValueError:
        raise BadUsage(message("cli-bad-manner", given=Name(manner[:30]))) from None
    asked = player.strength.partition("+")[0] if player.kind == ADAPTIVE else player.kind
    if kind != "engine" or (asked and asked not in LEVELS):
        raise BadUsage(message("cli-bad-player", given=Name(who[:20]), levels=known))
    if asked and asked not in offered:
        raise BadUsage(message("cli-no-level", given=Name(asked), seat=seat.number, levels=known))
    if player.kind == ADAPTIVE and len(game.seats(options)) == 1:
        raise BadUsage(message("cli-no-adaptive"))
    if player.style and not may_have_style(game, options, player, list(offered)):
        raise BadUsage(message("cli-no-style", given=Name(player.style)))
    return player


def may_have_style(game: AnyGame, options: Options, player: Player, offered: Sequence[str]) -> bool:
    """Whether an engine can be careful or bold; one that adapts, where some level of it can."""
    from tactilegrid.engines.styles import has_styles

    plays = offered if player.kind == ADAPTIVE else (player.kind,)
    return any(has_styles(game, options, level) for level in plays)


def external(game: AnyGame, options: Options, text: str) -> Player:
    """The player that a command is; raises BadUsage where it cannot be one."""
    name = os.path.basename(read_command(text)[0])
    if game.hides(options):
        raise BadUsage(message("engine-hides", game=message(f"{game.name}-title")))
    return Player(EXTERNAL, clean_name(name) or EXTERNAL)


def read_command(text: str) -> tuple[str, ...]:
    """The words of a command, the program in front; raises BadUsage where there is none."""
    import shlex
    import shutil

    try:
        words = tuple(shlex.split(text))
    except ValueError:
        words = ()
    if not words or shutil.which(words[0]) is None:
        raise BadUsage(message("cli-no-program", given=Name((words or (text or "exec:",))[0][:40])))
    return words


def read_commands(session: Session, arguments: Arguments) -> dict[int, tuple[str, ...]]:
    """What starts the external engine of a seat, by its number, as no record tells it.

    Raises BadUsage for another seat than that of an external engine.
    """
    commands = {}
    for number, who in arguments.pairs("seat"):
        kind, _, text = who.partition(":")
        seat = which_viewer(session, number)
        stranger = isinstance(seat, Seat) and session.player(seat).kind == EXTERNAL
        if kind == "exec" and stranger and isinstance(seat, Seat):
            commands[seat.number] = read_command(text)
        elif kind == "exec" or arguments.subcommand.name == "resume":
            raise BadUsage(message("cli-resume-seat", given=Name(f"{number}={who}"[:30])))
    return commands


def with_names(players: tuple[Player, ...], settings: Settings) -> tuple[Player, ...]:
    """People without a name get the one remembered for their seat."""
    return tuple(
        player
        if player.is_engine or player.name
        else Player(HUMAN, clean_name(settings.get(f"name {number}")))
        for number, player in enumerate(players, 1)
    )


def override(settings: Settings, arguments: Arguments) -> None:
    """Options of the command line hold for this run, over the settings, and are not saved."""
    for name in ("verbosity", "spelling", "mode", "sounds", "speech"):
        if arguments.flag(name):
            settings.for_now[name] = arguments.flag(name)
    if arguments.has("braille"):
        settings.for_now["braille"] = "on"
    if arguments.flag("speech-backend"):
        settings.for_now["speech_backend"] = which_backend(arguments.flag("speech-backend"))
    check_board(arguments.flag("board"), arguments.flag("serial-log"))
    for name in ("board", "serial-log"):
        settings.for_now[name] = arguments.flag(name)
    settings.for_now["language"] = language_of(arguments.flag("lang"))


def which_backend(name: str) -> str:
    """Where our voice is to come from; raises BadUsage where this system has no such voice."""
    known = (AUTO, *order_for(sys.platform))
    if name in known:
        return name
    option, words = Name("--speech-backend"), Name(", ".join(known))
    raise BadUsage(message("cli-bad-value", option=option, given=Name(name[:20]), words=words))


def make_listener(session: Session, settings: Settings, host: Host) -> Listener:
    """The profile of whoever sits at the desk."""
    return Listener(
        settings.get("language"),
        Verbosity[settings.get("verbosity").upper()],
        Spelling(settings.get("spelling")),
        host.viewer,
        seat_names(session),
        session.game.grid(session.options),
    )


def make_desk(
    host: Host, settings: Settings, output: Output, mode: str, kind: type[Desk] = Desk
) -> Desk:
    """The desk of the one listener, with what the settings say of keys."""
    session = host.session
    catalogue = Catalogue.load(settings.get("language"), ("table", session.game.name))
    teller = Teller(catalogue, make_listener(session, settings, host), output)
    try:
        keymap = Keymap(settings.get("keys"), settings.own_keys)
    except BadKeys as error:
        settings.troubles.append(error.message)
        keymap = Keymap(settings.get("keys"))
    desk = kind(host, teller, keymap, mode)
    desk.modes = ("grid", "line") if is_terminal() else ("line",)
    host.desk = desk
    host.watch(desk)
    return desk


def is_terminal() -> bool:
    """Whether keys can be read one by one and lines are read by somebody at once."""
    return os.isatty(0) and os.isatty(1)


def choose_mode(settings: Settings, arguments: Arguments) -> str:
    """Grid where both ends are a terminal, unless something else was asked for or remembered."""
    terminal = is_terminal()
    if arguments.flag("mode") == "grid" and not terminal:
        raise BadUsage(message("mode-terminal"))
    wanted = settings.get("mode")
    if not terminal:
        return "line"
    return "grid" if wanted == "auto" else wanted


def new_seed(arguments: Arguments, flag: str = "seed") -> int:
    """The seed asked for, or one by chance; raises BadUsage."""
    text = arguments.flag(flag)
    if not text:
        return int.from_bytes(os.urandom(4), "big")
    if not (text.isascii() and text.isdigit() and len(text) <= 18):
        raise BadUsage(message("cli-bad-seed", given=Name(text[:20])))
    return int(text)


def whole_number(text: str, option: str, low: int, high: int) -> int:
    """The number given for an option; raises BadUsage."""
    if text.isascii() and text.isdigit() and len(text) <= 18 and low <= int(text) <= high:
        return int(text)
    raise BadUsage(
        message(
            "option-bad-number",
            option=Name(f"--{option}"),
            given=Name(text[:20]),
            low=low,
            high=high,
        )
    )


def print_line(text: str) -> None:
    """A plain line of a report on standard output, in whatever letters it has."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    data = f"{text}\n".encode(encoding, "replace")
    while data:
        data = data[os.write(1, data) :]
