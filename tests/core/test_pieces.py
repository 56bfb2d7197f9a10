"""What of a game lies on a table."""

from __future__ import annotations

from tactilegrid.core.options import settle
from tactilegrid.core.pieces import WithoutPieces
from tactilegrid.games import load_game


def test_nothing_stands_on_a_board_where_a_game_says_nothing() -> None:
    assert WithoutPieces().pieces(object()) == {}


def test_a_ghost_that_was_eaten_stands_nowhere() -> None:
    """PM-A8: it stays off until a life is lost."""
    game = load_game("quoridor-pac-man")
    options = settle(game.options, {"eaten_return": "next_turn"})
    whole = game.initial(options, 1)
    text = game.format_position(whole).replace("B=e9", "B=-")
    eaten = game.parse_position(text, options)
    assert len(game.pieces(eaten)) == len(game.pieces(whole)) - 1
