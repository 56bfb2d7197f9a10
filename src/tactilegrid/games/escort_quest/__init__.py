"""Escort Quest: lead a villager home who copies your steps, with a goblin after him."""

from __future__ import annotations

from typing import ClassVar

from tactilegrid.core.game import Game
from tactilegrid.core.open_game import OpenGame
from tactilegrid.core.options import Option
from tactilegrid.games.escort_quest import (
    building_text,
    drawing,
    layout_files,
    measures,
    notation,
    phases,
    relief,
    rules,
    settings,
    table,
    words,
)
from tactilegrid.games.escort_quest.position import AnyMove, Event, State


class EscortQuest(OpenGame[State, AnyMove]):
    """The game as `core.game` asks for it: where each answer is found."""

    name: ClassVar[str] = "escort-quest"
    notable: ClassVar[int] = measures.NOTABLE
    options: ClassVar[tuple[Option, ...]] = settings.OPTIONS

    check_options = staticmethod(settings.check_options)
    grid = staticmethod(table.grid)
    slots = staticmethod(table.slots)
    seats = staticmethod(table.seats)
    ply_cap = staticmethod(table.ply_cap)

    initial = staticmethod(phases.initial)
    to_move = staticmethod(table.to_move)
    apply = staticmethod(phases.apply)
    resign = staticmethod(rules.resign)
    outcome = staticmethod(table.outcome)
    settings = staticmethod(table.settings)

    turn = staticmethod(table.to_move)
    legal_moves = staticmethod(phases.legal_moves)
    check = staticmethod(phases.check)
    fits = staticmethod(phases.fits)
    parse_move = staticmethod(phases.parse_move)
    read_move = staticmethod(phases.read_move)
    format_move = staticmethod(phases.format_move)
    touches = staticmethod(phases.touches)
    written = staticmethod(phases.written)
    reads_back = staticmethod(table.reads_back)
    inquire = staticmethod(phases.inquire)
    parse_position = staticmethod(notation.parse_position)
    format_position = staticmethod(notation.format_position)
    layout_option = staticmethod(layout_files.layout_option)
    layouts = staticmethod(layout_files.layouts)
    read_layout = staticmethod(layout_files.read_layout)
    layout_text = staticmethod(layout_files.layout_text)
    layout_words = staticmethod(layout_files.layout_words)
    layout_draw = staticmethod(layout_files.layout_draw)
    building = staticmethod(building_text.lines_built)
    load_move = staticmethod(building_text.load_move)
    worth = staticmethod(phases.worth)
    measure = staticmethod(measures.measure)
    habit = staticmethod(phases.habit)

    seat_name = staticmethod(words.seat_name)
    opening = staticmethod(phases.opening)
    home = staticmethod(phases.home)
    points = staticmethod(words.points)
    describe = staticmethod(words.describe)
    sign = staticmethod(relief.sign)
    pieces = staticmethod(relief.pieces)
    picked = staticmethod(phases.picked)
    announce = staticmethod(phases.announce)
    taken_back = staticmethod(phases.taken_back)
    summary = staticmethod(phases.summary)
    why = staticmethod(phases.why)
    draw = staticmethod(drawing.draw)


GAME: Game[State, AnyMove, State, Event] = EscortQuest()
