"""Wayfinder: carry gems across the map, drop one on every square, and let villages grow."""

from __future__ import annotations

from typing import ClassVar

from tactilegrid.core.game import Game
from tactilegrid.core.open_game import OpenGame
from tactilegrid.core.options import Option
from tactilegrid.games.wayfinder import (
    composing,
    drawing,
    layout_files,
    legal,
    measures,
    naming,
    notation,
    position,
    positions,
    refusals,
    relief,
    rules,
    table,
    thinking,
    topics,
    words,
)
from tactilegrid.games.wayfinder.position import Event, Move, State


class Wayfinder(OpenGame[State, Move]):
    """The game as `core.game` asks for it: where each answer is found."""

    name: ClassVar[str] = "wayfinder"
    notable: ClassVar[int] = measures.NOTABLE
    options: ClassVar[tuple[Option, ...]] = position.OPTIONS

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
    legal_moves = staticmethod(legal.legal_moves)
    fits = staticmethod(composing.fits)
    countdown = staticmethod(legal.countdown)
    check = staticmethod(refusals.check)
    parse_move = staticmethod(notation.parse_move)
    read_move = staticmethod(notation.parse_move)
    format_move = staticmethod(notation.format_move)
    touches = staticmethod(composing.touches)
    written = staticmethod(composing.written)
    reads_back = staticmethod(table.reads_back)
    inquire = staticmethod(composing.inquire)
    parse_position = staticmethod(positions.parse_position)
    format_position = staticmethod(positions.format_position)
    layout_option = staticmethod(layout_files.layout_option)
    layouts = staticmethod(layout_files.layouts)
    read_layout = staticmethod(layout_files.read_layout)
    layout_text = staticmethod(layout_files.layout_text)
    layout_words = staticmethod(layout_files.layout_words)
    layout_draw = staticmethod(layout_files.layout_draw)
    worth = staticmethod(thinking.worth)
    measure = staticmethod(measures.measure)
    habit = staticmethod(thinking.habit)

    seat_name = staticmethod(naming.seat_name)
    opening = staticmethod(words.opening)
    home = staticmethod(words.home)
    points = staticmethod(words.points)
    describe = staticmethod(words.describe)
    sign = staticmethod(relief.sign)
    pieces = staticmethod(relief.pieces)
    picked = staticmethod(composing.picked)
    announce = staticmethod(words.announce)
    taken_back = staticmethod(words.taken_back)
    summary = staticmethod(topics.summary)
    why = staticmethod(words.why)
    draw = staticmethod(drawing.draw)


GAME: Game[State, Move, State, Event] = Wayfinder()
