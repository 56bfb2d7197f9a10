"""`sheet`: a position on paper, for swell paper, for an embosser, or as plain text."""

from __future__ import annotations

import os
import sys
from typing import Any

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.cli import Failed
from tactilegrid.app.config import language_of
from tactilegrid.app.host import seat_names
from tactilegrid.app.reasons import reason
from tactilegrid.app.saved import find_saved, load
from tactilegrid.app.setup import find_game, game_options, start_state, which_viewer
from tactilegrid.app.show import after_moves, in_words
from tactilegrid.core.game import AnyGame, Topic
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.session import Session
from tactilegrid.core.signs import EMPTY, HEAP, SIGNS, UNKNOWN, WALL, seat_of
from tactilegrid.outputs.sheets import drawing, pages
from tactilegrid.outputs.sheets.sheet import Entry, Sheet, letter_of
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
from tactilegrid.speech.relief import Relief, relief
from tactilegrid.speech.utterance import WIDTH, split

SVG, TEXT, BRF = "svg", "text", "brf"
# Options that have a meaning for one form only.
ONLY_FOR = {"paper": SVG, "page": SVG, "cells": BRF, "lines": BRF}
MOST_PAGES = 999


def run(arguments: Arguments) -> int:
    """The sheet in the form asked for, on standard output or in new files."""
    game = find_game(arguments.operand(0))
    form = arguments.flag("format") or SVG
    for option, owner in ONLY_FOR.items():
        if arguments.has(option) and owner != form:
            raise BadUsage(message("sheet-not-with", option=Name(option), format=Name(form)))
    if arguments.has("page") and arguments.has("output"):
        raise BadUsage(message("sheet-not-with", option=Name("page"), format=Name("--output")))
    session, moved = after_moves(begun(game, arguments), arguments.flag("moves"))
    viewer = which_viewer(session, arguments.flag("seat"))
    layer = which_layer(game, session, viewer, arguments.flag("grid"))
    teller = Teller(session, viewer, language_of(arguments.flag("lang")))
    sheet = make_sheet(teller, layer, moved)
    texts = in_form(sheet, form, arguments)
    if arguments.has("output"):
        keep(arguments.flag("output"), texts, teller)
    else:
        print_text(texts[number(arguments, "page", 1, MOST_PAGES, 1) - 1])
    return 0


def begun(game: AnyGame, arguments: Arguments) -> Session:
    """A saved game as far as it was played, or a position; raises BadUsage or Failed."""
    if not arguments.has("saved"):
        return start_state(game, game_options(game, arguments), arguments.flag("position"))
    for option in ("position", "option"):
        if arguments.has(option):
            raise BadUsage(message("sheet-not-with", option=Name(option), format=Name("--saved")))
    session = load(find_saved(arguments.flag("saved"))).session
    if session.game.name != game.name:
        raise BadUsage(message("sheet-other-game", game=Name(session.game.name)))
    return session


class Teller:
    """Puts messages into the words of the sheet's language, for whom it is made."""

    def __init__(self, session: Session, viewer: Viewer, language: str) -> None:
        grid = session.game.grid(session.options)
        self.session = session
        self.viewer = viewer
        self.listener = Listener(language, viewer=viewer, names=seat_names(session), grid=grid)
        names = ("cli", "table", "sheet", session.game.name)
        self.catalogue = Catalogue.load(language, names)

    def text(self, sentence: Message) -> str:
        """The message as plain text."""
        return self.catalogue.render(sentence, self.listener)


def which_layer(game: AnyGame, session: Session, viewer: Viewer, asked: str) -> str:
    """The grid asked for, or the one at hand; raises BadUsage."""
    layers = game.layers(viewer, session.observe(viewer))
    if not asked:
        return layers[0] if layers else ""
    if not layers:
        raise BadUsage(message("sheet-one-grid"))
    if asked not in layers:
        known = Name(", ".join(layers))
        raise BadUsage(message("sheet-no-grid", given=Name(asked[:20]), known=known))
    return asked


def number(arguments: Arguments, name: str, low: int, high: int, usual: int) -> int:
    """The whole number given for an option; raises BadUsage."""
    text = arguments.flag(name)
    if not arguments.has(name):
        return usual
    if text.isascii() and text.isdigit() and len(text) <= 4 and low <= int(text) <= high:
        return int(text)
    given = Name(text[:20])
    raise BadUsage(message("sheet-number", option=Name(name), given=given, low=low, high=high))


def make_sheet(teller: Teller, layer: str, moved: bool) -> Sheet:
    """Everything that the viewer may know of the position, and nothing else."""
    session, viewer = teller.session, teller.viewer
    game, seen = session.game, session.observe(viewer)
    if layer:
        seen = game.layered(seen, layer)
    grid = game.grid(session.options)
    board = relief(game, grid, seen, Cell(0, 0), game.slots(session.options))
    letters, key = explained(teller, board, seen)
    return Sheet(
        teller.listener.language,
        titles(teller, layer),
        board,
        letters,
        (*key, *sides(teller, board)),
        tuple(
            map(
                teller.text, (*in_words(session, viewer, moved, layer), *heaps(teller, board, seen))
            )
        ),
        tuple(game.draw(seen)),
    )


def heaps(teller: Teller, board: Relief, seen: Any) -> list[Message]:
    """Where squares hold heaps, which are told by their size, what is on each square."""
    game, viewer = teller.session.game, teller.viewer
    if not any(HEAP in row for row in board.squares):
        return []
    there = [cell for cell in board.grid.cells() if game.sign(cell, seen) != EMPTY]
    return [game.summary(Topic.DETAIL, viewer, seen, cell)[0] for cell in there]


def titles(teller: Teller, layer: str) -> tuple[str, ...]:
    """The game, who knows this of it, and which of several grids it is."""
    game, viewer = teller.session.game, teller.viewer
    parts = [message(f"{game.name}-title")]
    if isinstance(viewer, Seat):
        name = teller.listener.name_of(viewer) or message("seat-number", number=viewer.number)
        parts.append(message("sheet-view", who=name, who_is="somebody"))
    else:
        parts.append(message("sheet-view", who=Name("-"), who_is="nobody"))
    if layer:
        parts.append(message(f"{game.name}-layer", layer=layer))
    return tuple(map(teller.text, parts))


def explained(
    teller: Teller, board: Relief, seen: Any
) -> tuple[tuple[tuple[str, ...], ...], list[Entry]]:
    """A letter for each square whose token alone does not say what is on it; and the key.

    A token that means one thing on this board needs no letter: the key says what it is.
    """
    game, grid = teller.session.game, board.grid
    rows = []
    for row in reversed(range(grid.height)):
        cells = (Cell(column, row) for column in range(grid.width))
        told = (game.describe(cell, seen) for cell in cells)
        rows.append(tuple(teller.text(each) if each is not None else "" for each in told))
    texts: dict[str, list[str]] = {}
    for signs, words in zip(board.squares, rows, strict=True):
        for sign, text in zip(signs, words, strict=True):
            if sign != EMPTY and text not in texts.setdefault(sign, []):
                texts[sign].append(text)
    several = dict.fromkeys(text for found in texts.values() if len(found) > 1 for text in found)
    names = {text: letter_of(place) for place, text in enumerate(several)}
    letters = tuple(
        tuple(
            names[text] if len(texts.get(sign, ())) > 1 else ""
            for sign, text in zip(signs, words, strict=True)
        )
        for signs, words in zip(board.squares, rows, strict=True)
    )
    key = [
        Entry(sign, "", texts[sign][0] if len(texts[sign]) == 1 else meaning(teller, sign))
        for sign in SIGNS
        if sign in texts
    ]
    return letters, [*key, *(Entry("", letter, text) for text, letter in names.items())]


def meaning(teller: Teller, sign: str) -> str:
    """What a token stands for, whatever is on the square beside it."""
    session, seat = teller.session, seat_of(sign)
    if seat is None:
        return teller.text(message("sign", sign=sign))
    if seat in session.seats:
        return teller.text(message("sign-seat", who=seat))
    return teller.text(message("sign-colour", number=seat.number))


def sides(teller: Teller, board: Relief) -> list[Entry]:
    """The kinds of sides that are not open."""
    there = {sign for row in (*board.south, *board.east, board.west) for sign in row}
    kinds = [kind for kind in (WALL, UNKNOWN) if kind in there]
    return [Entry(kind, "", teller.text(message(f"sheet-{kind}"))) for kind in kinds]


def in_form(sheet: Sheet, form: str, arguments: Arguments) -> list[str]:
    """The files of a sheet, one a page where it is drawn; raises BadUsage or Failed."""
    if form == TEXT:
        return ["\n".join(text_lines(sheet)) + "\n"]
    if form == BRF:
        width = number(arguments, "cells", pages.FEWEST_CELLS, pages.MOST_CELLS, pages.CELLS)
        height = number(arguments, "lines", pages.FEWEST_LINES, pages.MOST_LINES, pages.LINES)
        return [pages.brf(sheet, width, height)]
    paper = arguments.flag("paper") or "a4"
    where = drawing.plan(sheet, paper)
    if where is None:
        raise Failed(message("sheet-too-small", paper=Name(paper)))
    drawn = drawing.drawings(sheet, where, paper)
    page = number(arguments, "page", 1, MOST_PAGES, 1)
    if page > len(drawn):
        raise BadUsage(message("sheet-no-page", given=page, n=len(drawn)))
    return drawn


def text_lines(sheet: Sheet) -> list[str]:
    """Title, drawing and words, none of them wider than a terminal."""
    lines = [*sheet.title, "", *sheet.drawing, ""]
    for text in sheet.words:
        lines += [text] if len(text) <= WIDTH else split(text)
    return lines


def print_text(text: str) -> None:
    """A file as it is on standard output."""
    encoding = "utf-8" if text.startswith("<?xml") else getattr(sys.stdout, "encoding", "utf-8")
    data = text.encode(encoding or "utf-8", "replace")
    while data:
        data = data[os.write(1, data) :]


def names_of(path: str, count: int) -> list[str]:
    """A file for each page: the name given, then with -2, -3 before its ending."""
    start, ending = os.path.splitext(path)
    return [path, *(f"{start}-{page}{ending}" for page in range(2, count + 1))]


def keep(path: str, texts: list[str], teller: Teller) -> None:
    """Write all pages to files that are not there yet; raises Failed, and leaves none behind."""
    names = names_of(path, len(texts))
    there = next((name for name in names if os.path.lexists(name)), None)
    if there is not None:
        raise Failed(message("sheet-exists", path=Name(there)))
    written: list[str] = []
    try:
        for name, text in zip(names, texts, strict=True):
            with open(name, "x", encoding="utf-8", newline="") as file:
                written.append(name)
                file.write(text)
    except (OSError, ValueError) as error:
        for name in written:
            os.remove(name)
        if isinstance(error, FileExistsError):
            raise Failed(message("sheet-exists", path=Name(name))) from None
        why = reason(error if isinstance(error, OSError) else OSError(22, ""))
        raise Failed(message("sheet-not-written", path=Name(name), why=why)) from None
    last, n = Name(names[-1]), len(names)
    told = message("sheet-written-pages", path=Name(path), last=last, n=n)
    print_text(teller.text(told if n > 1 else message("sheet-written", path=Name(path))) + "\n")
