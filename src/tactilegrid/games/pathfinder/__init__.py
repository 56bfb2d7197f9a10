"""Pathfinder: hide a maze, search the other's maze, and find its goal first."""

from __future__ import annotations

from typing import ClassVar

from tactilegrid.core.countdown import WithoutCountdown
from tactilegrid.core.fitting import ByListing
from tactilegrid.core.game import Game
from tactilegrid.core.options import Option
from tactilegrid.games.pathfinder import (
    answers,
    drawing,
    imagining,
    layout_files,
    legal,
    measures,
    notation,
    positions,
    reading,
    refusals,
    relief,
    rules,
    settings,
    table,
    thinking,
    words,
)
from tactilegrid.games.pathfinder.events import Event
from tactilegrid.games.pathfinder.position import (
    Move,
    Observation,
    State,
)


class Pathfinder(WithoutCountdown, ByListing):
    """The game as `core.game` asks for it: where each answer is found."""

    name: ClassVar[str] = "pathfinder"
    notable: ClassVar[int] = measures.NOTABLE
    options: ClassVar[tuple[Option, ...]] = settings.OPTIONS
    lasting: ClassVar[frozenset[str]] = frozenset()
    parties: ClassVar[tuple[str, ...]] = ()

    check_options = staticmethod(settings.check_options)
    grid = staticmethod(table.grid)
    slots = staticmethod(table.slots)
    seats = staticmethod(settings.seats_of)
    ply_cap = staticmethod(table.ply_cap)
    hides = staticmethod(table.hides)

    initial = staticmethod(rules.initial)
    to_move = staticmethod(table.to_move)
    apply = staticmethod(rules.apply)
    resign = staticmethod(rules.resign)
    outcome = staticmethod(table.outcome)
    settings = staticmethod(table.settings)
    observe = staticmethod(rules.observe)

    turn = staticmethod(table.turn)
    legal_moves = staticmethod(legal.legal_moves)
    check = staticmethod(refusals.check)
    parse_move = staticmethod(notation.parse_move)
    read_move = staticmethod(reading.read_move)
    format_move = staticmethod(notation.format_move)
    touches = staticmethod(table.touches)
    written = staticmethod(table.written)
    reads_back = staticmethod(table.reads_back)
    inquire = staticmethod(table.inquire)
    resample = staticmethod(imagining.resample)
    parse_position = staticmethod(positions.parse_position)
    format_position = staticmethod(positions.format_position)
    layout_option = staticmethod(layout_files.layout_option)
    layouts = staticmethod(layout_files.layouts)
    read_layout = staticmethod(layout_files.read_layout)
    layout_text = staticmethod(layout_files.layout_text)
    layout_words = staticmethod(layout_files.layout_words)
    layout_draw = staticmethod(layout_files.layout_draw)
    building = staticmethod(layout_files.building)
    load_move = staticmethod(layout_files.load_move)
    worth = staticmethod(thinking.worth)
    measure = staticmethod(measures.measure)
    habit = staticmethod(thinking.habit)

    layers = staticmethod(table.layers)
    layered = staticmethod(table.layered)
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
    why = staticmethod(thinking.why)
    draw = staticmethod(drawing.draw)


GAME: Game[State, Move, Observation, Event] = Pathfinder()
