"""Random games on a board of pieces: moves by hand are those meant, others are carried out.

By whom a move was made, board and game agree after it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tactilegrid.board.driver import CELLS, CROSSINGS, EDGES
from tactilegrid.games import GAMES
from tests.app.tabletop import Seated, felt

SLOTS = {"quoridor": CROSSINGS, "quoridor-pac-man": CROSSINGS, "pathfinder": EDGES}
SIZES = {"quoridor": 9, "quoridor-pac-man": 9, "pathfinder": 6, "pathagon": 7}
PEOPLE = {"escort-quest": ("",), "pathfinder": ("", "engine:novice")}
PLIES, LONG = 8, 60


def seated(game: str) -> Seated:
    """A person at a board that is big enough, all set up."""
    board = felt(SIZES.get(game, 9), SLOTS.get(game, CELLS))
    seat = Seated(board, game, players=PEOPLE.get(game, ("", "")), held=True)
    seat.follow_steps()
    return seat


def agrees(seat: Seated) -> None:
    """What stands on the board is what the game has there, of each kind."""
    guide = seat.real.pieces.guide
    assert guide is not None
    assert guide.there == guide.wanted
    assert {*guide.wanted} == seat.placing.occupied(seat.top.closed)


def by_key(game: str, seed: int, plies: int = PLIES) -> None:
    """Moves come from elsewhere, and hands do what they are told."""
    seat, dice = seated(game), Random(seed)
    for _ in range(plies):
        session = seat.sitting.session
        if session.to_move is None or session.to_move != seat.sitting.host.actor:
            break
        moves = session.game.legal_moves(seat.sitting.desk.table.seen())
        seat.type(session.game.format_move(dice.choice(moves)))
        seat.follow_steps()
        if seat.sitting.session.to_move is not None:
            agrees(seat)
    seat.sitting.check()


def make(seat: Seated, move: Any) -> None:
    """Hands make a move: what leaves is lifted, what comes is put; a question is answered."""
    session, real = seat.sitting.session, seat.real.pieces
    after = session.game.pieces(session.game.apply(session.state, move).state)
    seat.move(*(f"-{seat.written(place)}" for place in real.wanted if place not in after))
    seat.move(*(f"+{seat.written(place)}" for place in after if place not in real.wanted))
    question = seat.sitting.desk.question
    if question is None:
        assert real.proposed == move
        seat.key("O")
    else:  # a piece could take others: all of them, some, or as here none
        acts = [act.args[-1] for _, act in question.answers]  # type: ignore[attr-defined]
        seat.key(str(acts.index(move) + 1))


def by_hand(game: str, seed: int, plies: int = PLIES) -> None:
    seat, dice = seated(game), Random(seed)
    for _ in range(plies):
        session = seat.sitting.session
        if session.to_move is None:
            break
        move = dice.choice(session.game.legal_moves(session.state))
        make(seat, move)
        assert seat.sitting.session.past[-1].move == move
        agrees(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keys_is_carried_out_by_hand(game: str) -> None:
    by_key(game, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 12))
@pytest.mark.parametrize("game", GAMES)
def test_many_games_by_keys_are_carried_out_by_hand(game: str, seed: int) -> None:
    by_key(game, seed, LONG)


@pytest.mark.parametrize("game", ["quoridor", "pathagon"])
def test_what_hands_do_is_the_move_that_was_meant(game: str) -> None:
    by_hand(game, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 22))
@pytest.mark.parametrize("game", ["quoridor", "pathagon"])
def test_whatever_hands_do_is_the_move_that_was_meant(game: str, seed: int) -> None:
    by_hand(game, seed, LONG)
