"""How an engine plays, as one word, and in a record."""

from __future__ import annotations

import pytest

from tactilegrid.core.commands import HUMAN, Player, read_manner
from tactilegrid.core.options import settle
from tactilegrid.core.record import DamagedRecord, header_of, header_text, read_record
from tactilegrid.core.session import Session
from tactilegrid.games import load_game

MANNERS = [
    ("club", Player("club")),
    ("club:bold", Player("club", style="bold")),
    ("adaptive", Player("adaptive")),
    ("adaptive:casual+37", Player("adaptive", strength="casual+37")),
    ("adaptive:casual+0:careful", Player("adaptive", strength="casual+0", style="careful")),
]


@pytest.mark.parametrize(("text", "player"), MANNERS)
def test_a_manner_is_read_as_it_is_written(text: str, player: Player) -> None:
    assert read_manner(text) == player
    assert player.manner == text


def test_the_style_may_come_first() -> None:
    assert read_manner("adaptive:bold:novice") == Player(
        "adaptive", style="bold", strength="novice"
    )


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            ":bold",
            "club:",
            "club:wild",
            "club:bold:bold",
            "club:bold:careful",
            "club:casual+3",
        ),
        *("adaptive:casual+", "adaptive:casual+100", "adaptive:casual+x", "adaptive:3+3"),
        *("adaptive:casual+\N{ARABIC-INDIC DIGIT ONE}", "adaptive:casual:club"),
    ],
)
def test_what_is_no_manner(text: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        read_manner(text)


def recorded(*players: Player) -> bytes:
    game = load_game("quoridor")
    session = Session.begin(game, settle(game.options, {}), 1, players)
    return header_text(header_of(session)).encode()


def test_a_record_keeps_style_and_strength_and_a_name_of_several_words() -> None:
    players = (
        Player(HUMAN, "Anna"),
        Player("adaptive", "bold Bob", style="careful", strength="casual+37"),
    )
    data = recorded(*players)
    assert b"\nseat 2 engine adaptive:casual+37:careful bold Bob\n" in data
    assert read_record(data, load_game).session.players == players


def test_a_style_that_is_none_damages_a_record() -> None:
    data = recorded(Player(), Player("club", style="bold")).replace(b":bold", b":wild")
    with pytest.raises(DamagedRecord):
        read_record(data, load_game)
