"""Quoridor Pac-Man: one player eats four pellets while the others, as ghosts, try to catch him."""

from __future__ import annotations

from typing import ClassVar

from tactilegrid.core.game import Game
from tactilegrid.core.open_game import OpenGame
from tactilegrid.core.options import Option
from tactilegrid.core.signs import FOE
from tactilegrid.games.quoridor_pac_man import (
    answers,
    drawing,
    hints,
    layout_files,
    measures,
    moves,
    notation,
    position,
    relief,
    rules,
    table,
    thinking,
    walks,
    words,
)
from tactilegrid.games.quoridor_pac_man.moves import Move
from tactilegrid.games.quoridor_pac_man.position import Event, State


class QuoridorPacMan(OpenGame[State, Move]):
    """The game as `core.game` asks for it: where each answer is found."""

    name: ClassVar[str] = "quoridor-pac-man"
    notable: ClassVar[int] = measures.NOTABLE
    parties: ClassVar[tuple[str, ...]] = ("pac-man", "ghosts")
    options: ClassVar[tuple[Option, ...]] = position.OPTIONS
    lasting: ClassVar[frozenset[str]] = frozenset({FOE})  # two ghosts may share a square

    check_options = staticmethod(position.check_options)
    grid = staticmethod(table.grid)
    slots = staticmethod(table.slots)
    seats = staticmethod(position.seats_of)
    ply_cap = staticmethod(table.ply_cap)

    initial = staticmethod(rules.initial)
    to_move = staticmethod(table.to_move)
    apply = staticmethod(rules.apply)
    resign = staticmethod(rules.resign)
    outcome = staticmethod(table.outcome)
    settings = staticmethod(table.settings)

    turn = staticmethod(table.to_move)
    legal_moves = staticmethod(walks.legal_moves)
    check = staticmethod(rules.check)
    parse_move = staticmethod(notation.parse_move)
    read_move = staticmethod(notation.read_move)
    format_move = staticmethod(moves.format_move)
    touches = staticmethod(table.touches)
    written = staticmethod(table.written)
    reads_back = staticmethod(table.reads_back)
    inquire = staticmethod(table.inquire)
    parse_position = staticmethod(notation.parse_position)
    format_position = staticmethod(notation.format_position)
    layout_option = staticmethod(layout_files.layout_option)
    layouts = staticmethod(layout_files.layouts)
    read_layout = staticmethod(layout_files.read_layout)
    layout_text = staticmethod(layout_files.layout_text)
    layout_words = staticmethod(layout_files.layout_words)
    layout_draw = staticmethod(layout_files.layout_draw)
    worth = staticmethod(thinking.worth)
    measure = staticmethod(measures.measure)

    seat_name = staticmethod(words.seat_name)
    opening = staticmethod(words.opening)
    home = staticmethod(words.home)
    points = staticmethod(words.points)
    describe = staticmethod(words.describe)
    sign = staticmethod(relief.sign)
    pieces = staticmethod(relief.pieces)
    picked = staticmethod(words.picked)
    announce = staticmethod(words.announce)
    taken_back = staticmethod(words.taken_back)
    summary = staticmethod(answers.summary)
    why = staticmethod(hints.why)
    draw = staticmethod(drawing.draw)


GAME: Game[State, Move, State, Event] = QuoridorPacMan()
