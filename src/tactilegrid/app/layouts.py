"""`tactilegrid layouts`: list those that come with the games, check a file, show one."""

from __future__ import annotations

import os

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.cli import Failed
from tactilegrid.app.config import layouts_folder, load_settings
from tactilegrid.app.layout_store import find, own_layouts, read, value_for
from tactilegrid.app.setup import find_game, override, print_line
from tactilegrid.app.texts import Page
from tactilegrid.core.errors import BadPosition
from tactilegrid.core.game import AnyGame
from tactilegrid.core.layouts import LayoutFile, write_file
from tactilegrid.core.message import Name, message
from tactilegrid.games import GAMES, load_game
from tactilegrid.speech.listener import Listener, Spelling, Verbosity

WHAT = ("list", "check", "show")


def run(arguments: Arguments) -> int:
    """One of the three; raises Failed for a layout that cannot be read or breaks a rule."""
    what = arguments.operand(0)
    if what not in WHAT:
        raise BadUsage(message("layouts-what", given=Name(what[:20]), known=Name(", ".join(WHAT))))
    if what == "list" and arguments.operand(1):
        raise BadUsage(message("cli-too-many", given=Name(arguments.operand(1)[:30])))
    if what != "list" and not arguments.operand(1):
        raise BadUsage(message("cli-missing", operand=Name("FILE")))
    page = page_for(arguments)
    if what == "list":
        print_list(page)
    elif what == "check":
        if arguments.operand(2):
            raise BadUsage(message("cli-too-many", given=Name(arguments.operand(2)[:30])))
        print_check(page, arguments.operand(1))
    else:
        print_layout(page, arguments)
    return 0


def page_for(arguments: Arguments) -> Page:
    """A page for the ears of whoever asks."""
    settings = load_settings()
    override(settings, arguments)
    page = Page(settings.get("language"), *GAMES)
    page.listener = Listener(
        settings.get("language"),
        Verbosity[settings.get("verbosity").upper()],
        Spelling(settings.get("spelling")),
    )
    return page


def print_list(page: Page) -> None:
    """A layout a line: its game and its name; then whose they are, and the person's own files."""
    games = [game for game in map(load_game, GAMES) if game.layouts()]
    for game in games:
        for name in game.layouts():
            print_line(f"{game.name} {name}")
    page.line(message("layouts-ours"))
    for game in games:
        why = message(f"{game.name}-layouts-ours")
        page.line(message("layouts-ours-why", game=message(f"{game.name}-title"), why=why))
    own = own_layouts()
    if own:
        page.line(message("layouts-yours", folder=Name(layouts_folder())))
    for path in own:
        print_line(os.path.basename(path))


def print_check(page: Page, name: str) -> None:
    """One sentence: it is sound; raises Failed with the line, the rule and the square."""
    game, found, _ = sound(name)
    title = message(f"{game.name}-title")
    page.line(message("layouts-sound", game=title, name=Name(found.name or os.path.basename(name))))


def sound(name: str) -> tuple[AnyGame, LayoutFile, str]:
    """The game of a file, what it says and the value that it means; raises Failed."""
    path = find(name) or name
    try:
        found = read(path)
        if found.game not in GAMES:
            known = Name(", ".join(GAMES))
            why = message("cli-no-game", given=Name(found.game[:20]), known=known)
            raise Failed(message("layout-in-file", path=Name(path), why=why))
        game = load_game(found.game)
        return game, found, value_for(game, path)
    except BadPosition as error:
        raise Failed(error.message) from None


def print_layout(page: Page, arguments: Arguments) -> None:
    """A layout read aloud (the default), drawn, or as the text of a file."""
    form = arguments.flag("as") or "words"
    if arguments.operand(2):
        game, found, value = shipped(arguments.operand(1), arguments.operand(2))
    else:
        game, found, value = sound(arguments.operand(1))
    if form == "board":
        for line in game.layout_draw(value):
            print_line(line)
    elif form == "text":
        text = LayoutFile(game.name, found.name, game.layout_text(value))
        for line in write_file(text).splitlines():
            print_line(line)
    else:
        for part in game.layout_words(value):
            page.line(part)


def shipped(game_name: str, name: str) -> tuple[AnyGame, LayoutFile, str]:
    """A layout that comes with a game; raises BadUsage where there is none of that name."""
    game = find_game(game_name)
    layouts = game.layouts()
    if name.lower() not in layouts:
        known = Name(", ".join(layouts) or "-")
        raise BadUsage(message("layouts-unknown", given=Name(name[:20]), known=known))
    text = layouts[name.lower()]
    return game, LayoutFile(game.name, name.lower(), text), game.read_layout(text)
