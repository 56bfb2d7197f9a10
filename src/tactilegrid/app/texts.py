"""Texts that need no game in progress: help, rules, keys."""

from __future__ import annotations

from tactilegrid import __version__
from tactilegrid.app.arguments import SUBCOMMANDS, Arguments, Flag, Subcommand
from tactilegrid.app.config import language_of, load_settings
from tactilegrid.app.setup import find_game, print_line
from tactilegrid.core.game import AnyGame
from tactilegrid.core.grids import has_grids
from tactilegrid.core.layouts import builds
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.options import Options, settle
from tactilegrid.engines.choose import levels
from tactilegrid.frontends.around import help_lines, hurries, pointless
from tactilegrid.frontends.keymap import BadKeys, Keymap
from tactilegrid.games import GAMES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
from tactilegrid.speech.loader import rules_file

PARTICULAR = (
    "show-seat",
    "sheet-seat",
    "replay-seat",
    "resume-seat",
    "layouts-as",
    "board-verbosity",
    "board-size",
)  # options that do something else than elsewhere


class Page:
    """A report in one language, line by line on standard output."""

    def __init__(self, language: str, *names: str) -> None:
        self.catalogue = Catalogue.load(language, ("cli", "table", *names))
        self.listener = Listener(language)

    def text(self, sentence: Message) -> str:
        """The message in the page's language."""
        return self.catalogue.render(sentence, self.listener)

    def line(self, sentence: Message) -> None:
        """One line."""
        print_line(self.text(sentence))


def run(arguments: Arguments) -> int:
    """`tactilegrid rules GAME` and `tactilegrid keys [GAME]`."""
    language = language_of(arguments.flag("lang"))
    if arguments.subcommand.name == "rules":
        print_rules(find_game(arguments.operand(0)), language)
    else:
        game = find_game(arguments.operand(0)) if arguments.operand(0) else None
        print_keys(game, language)
    return 0


def print_rules(game: AnyGame, language: str) -> None:
    """Every sentence of the rules, one a line, and the settings with their usual values."""
    page = Page(language, rules_file(language, game.name), game.name)
    for key in page.catalogue.keys(f"rules-{game.name}-"):
        page.line(Message(key))
    page.line(message("settings-of-game", game=message(f"{game.name}-title")))
    usual = settle(game.options, {})
    for option in game.options:
        words = list(option.words)
        if option.high >= option.low:
            words.insert(0, f"{option.low}..{option.high}")
        page.line(
            message(
                "setting-of-game",
                option=Name(option.name),
                words=Name(", ".join(words)),
                usual=Name(str(dict(usual.settings)[option.name])),
            )
        )
    print_levels(page, game, usual)


def print_levels(page: Page, game: AnyGame, options: Options) -> None:
    """Which levels of engines there are, by seat only where seats differ."""
    offered = [(seat, tuple(levels(game, options, seat))) for seat in game.seats(options)]
    if len({names for _, names in offered}) == 1:
        page.line(message("levels-of-game", levels=Name(", ".join(offered[0][1]))))
        return
    for seat, names in offered:
        page.line(message("levels-of-seat", seat=seat.number, levels=Name(", ".join(names))))


def print_keys(game: AnyGame | None, language: str) -> None:
    """Every key and word; with a game, without those that it has no use for."""
    page = Page(language)
    settings = load_settings()
    try:
        keymap = Keymap(settings.get("keys"), settings.own_keys)
    except BadKeys as error:
        page.line(error.message)
        keymap = Keymap(settings.get("keys"))
    slots = game.slots(settle(game.options, {})) if game else frozenset({None})
    words = Catalogue.load(language, ("commands",))
    kinds = [kind(game) if game else True for kind in (builds, hurries, has_grids)]
    without = pointless(slots, *kinds)
    for part in help_lines(words, page.listener, keymap, without):
        page.line(part)


def print_version() -> None:
    """The name and the version."""
    print_line(f"tactilegrid {__version__}")


def print_help(name: str, language: str) -> None:
    """How a subcommand is asked; without one, which there are. What helps the ear comes first."""
    page = Page(language)
    subcommand = next(known for known in SUBCOMMANDS if known.name == name)
    words = " ".join([*([name] if name else []), *subcommand.operands])
    page.line(message("help-usage", words=Name(words)))
    if not name:
        for key in ("help-main", "help-listening", "help-listening-2"):
            page.line(Message(key))
    else:
        page.line(message("help-command", name=Name(name), does=Message(f"does-{name}")))
        for key in page.catalogue.keys(f"help-{name}-"):
            page.line(Message(key))
    for flag in subcommand.flags:
        page.line(option_line(subcommand, flag))
    if not name:
        print_commands(page)


def option_line(subcommand: Subcommand, flag: Flag) -> Message:
    """One option: how it is written, and what it does."""
    particular = f"{subcommand.name}-{flag.name}"
    key = f"does-option-{particular if particular in PARTICULAR else flag.name}"
    if not flag.value:
        return message("help-switch", option=Name(flag.name), does=Message(key))
    value = "|".join(flag.words) or flag.value
    return message("help-option", option=Name(flag.name), value=Name(value), does=Message(key))


def print_commands(page: Page) -> None:
    """Every subcommand with what it does, and the games."""
    page.line(Message("help-commands"))
    for known in SUBCOMMANDS:
        if known.name:
            does = Message(f"does-{known.name}")
            page.line(message("help-command", name=Name(known.name), does=does))
    page.line(message("help-games", games=Name(", ".join(GAMES))))
    page.line(Message("help-further"))
