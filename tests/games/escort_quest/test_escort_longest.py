"""The largest sheet that there can be fits a setting, a position and a record."""

from __future__ import annotations

from random import Random

from tactilegrid.core.commands import Play, Player
from tactilegrid.core.options import FREE_LIMIT, settle
from tactilegrid.core.record import LINE_LIMIT, header_of, header_text, read_record
from tactilegrid.core.session import Session
from tactilegrid.games import load_game
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.field import GUARDIAN, VILLAGE, Layout, Puzzle
from tactilegrid.games.escort_quest.motion import EVERY_WAY
from tactilegrid.games.escort_quest.sheet import format_layout, parse_layout

SIDE = 16
ESCORT, VILLAGER, GOBLIN = 200, 0, 34  # the goblin is on a diagonal of the villager


def fullest(seed: int = 1) -> Puzzle:
    """16 by 16, a tile of the longest name and a barrier unlike all others on every square."""
    dice = Random(seed)
    squares = range(SIDE * SIDE)
    sides = sorted(
        range(1, EVERY_WAY + 1), key=lambda closed: (abs(closed.bit_count() - 4), closed)
    )
    kinds = dict.fromkeys(squares, GUARDIAN)
    kinds[SIDE * 8 + 8] = VILLAGE
    closed = dict(zip(squares, [*sides, sides[0]], strict=True))
    closed[ESCORT] = dice.choice((3, 5))
    return Puzzle(
        Layout(SIDE, SIDE, tuple(kinds.items()), tuple(closed.items())),
        (ESCORT, VILLAGER, GOBLIN),
    )


def test_the_longest_sheet_is_far_from_the_limit_and_reads_back() -> None:
    """EQ-A1: 16x16 is the largest board; EQ-R2 one tile a square, EQ-A3 one barrier."""
    text = format_layout(fullest())
    assert parse_layout(text) == fullest()
    assert 5_000 < len(text) < 0.8 * FREE_LIMIT


def test_a_record_holds_it_as_a_setting_and_as_a_position() -> None:
    options = settle(GAME.options, {"puzzle": format_layout(fullest())})
    GAME.check_options(options)
    session = Session.begin(GAME, options, 1, (Player(),))
    position = GAME.format_position(session.state)
    assert len(position) < LINE_LIMIT
    usual = settle(GAME.options, {})
    for begun, at in (
        (session, ""),
        (Session.begin(GAME, usual, 1, (Player(),), position), position),
    ):
        move = GAME.legal_moves(begun.state)[0]
        answer = begun.handle(begun.seats[0], Play(0, move))
        assert answer.session.ply == 1
        written = header_text(header_of(begun, at)) + "".join(f"{x}\n" for x in answer.lines)
        loaded = read_record(written.encode(), load_game)
        assert loaded.session.state == answer.session.state
