"""Escort Quest: lead a villager home who copies your steps, with a goblin after him."""

from __future__ import annotations

from typing import ClassVar

from tactilegrid.core.game import Game
from tactilegrid.core.open_game import OpenGame
from tactilegrid.core.options import Option
from tactilegrid.games.escort_quest import (
    answers,
    drawing,
    layout_files,
    notation,
    rules,
    settings,
    table,
    thinking,
    words,
)
from tactilegrid.games.escort_quest.position import Event, Move, State


class EscortQuest(OpenGame[State, Move]):
    """The game as `core.game` asks for it: where each answer is found."""

    name: ClassVar[str] = "escort-quest"
    options: ClassVar[tuple[Option, ...]] = settings.OPTIONS

    check_options = staticmethod(settings.check_options)
    grid = staticmethod(table.grid)
    slots = staticmethod(table.slots)
    seats = staticmethod(table.seats)
    ply_cap = staticmethod(table.ply_cap)

    initial = staticmethod(rules.initial)
    to_move = staticmethod(table.to_move)
    apply = staticmethod(rules.apply)
    resign = staticmethod(rules.resign)
    outcome = staticmethod(table.outcome)
    settings = staticmethod(table.settings)

    turn = staticmethod(table.to_move)
    legal_moves = staticmethod(rules.legal_moves)
    check = staticmethod(rules.check)
    parse_move = staticmethod(notation.parse_move)
    read_move = staticmethod(notation.parse_move)
    format_move = staticmethod(notation.format_move)
    touches = staticmethod(notation.touches)
    written = staticmethod(notation.written)
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

    seat_name = staticmethod(words.seat_name)
    opening = staticmethod(words.opening)
    home = staticmethod(words.home)
    points = staticmethod(words.points)
    describe = staticmethod(words.describe)
    picked = staticmethod(words.picked)
    announce = staticmethod(words.announce)
    taken_back = staticmethod(words.taken_back)
    summary = staticmethod(answers.summary)
    why = staticmethod(thinking.why)
    draw = staticmethod(drawing.draw)


GAME: Game[State, Move, State, Event] = EscortQuest()
