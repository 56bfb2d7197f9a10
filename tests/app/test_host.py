"""The host: whose ears the desk has, who acts, how far an undo goes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tactilegrid.app.config import Settings
from tactilegrid.app.host import Host, seat_names
from tactilegrid.app.setup import make_desk
from tactilegrid.core.commands import HUMAN, Play, Player, Redo, Resign, Undo
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR, Seat
from tactilegrid.core.session import Session
from tactilegrid.games import load_game
from tactilegrid.outputs.console import Console

ONE, TWO, THREE, FOUR = (Seat(number) for number in range(1, 5))
PERSON, ENGINE = Player(), Player("casual")


class Still(Host):
    """A host whose engines move only where a test makes them."""

    def _call_engine(self) -> None:
        """Nobody thinks."""


def table(tmp_path: Path, *players: Player, engines_think: bool = False) -> Any:
    game = load_game("quoridor")
    options = settle(game.options, {"players": str(len(players))})
    session = Session.begin(game, options, 1, players)
    settings = Settings(str(tmp_path / "settings.toml"))
    host = Still(session, settings, None)
    host.lines = []  # type: ignore[attr-defined]
    make_desk(host, settings, Console(host.lines.append), "line")  # type: ignore[attr-defined]
    return host


def play(host: Host, *moves: str) -> None:
    for text in moves:
        turn = host.turn
        assert turn is not None
        move = host.game.parse_move(text, host.session.observe(turn))
        host.submit(turn, Play(host.ply, move))


def test_two_people_share_the_ear_of_nobody(tmp_path: Path) -> None:
    host = table(tmp_path, PERSON, PERSON)
    assert host.viewer is SPECTATOR
    assert host.humans == [ONE, TWO]
    assert (host.actor, host.undo_steps(), host.redo_steps()) == (ONE, 0, 0)
    play(host, "e2")
    assert (host.actor, host.undo_steps(), host.steps_since_turn()) == (TWO, 1, 1)
    play(host, "e8")
    assert (host.actor, host.undo_steps(), host.steps_since_turn()) == (ONE, 1, 1)
    host.submit(ONE, Undo(host.ply, host.undo_steps()))
    assert (host.actor, host.ply, host.redo_steps()) == (TWO, 1, 1)


def test_one_person_against_an_engine(tmp_path: Path) -> None:
    host = table(tmp_path, PERSON, ENGINE)
    assert host.viewer == ONE
    play(host, "e2")
    assert host.turn == TWO
    assert host.actor == ONE  # the person's, even while the engine is to move
    assert (host.undo_steps(), host.steps_since_turn()) == (1, 0)
    play(host, "e8")
    assert (host.undo_steps(), host.steps_since_turn()) == (2, 1)
    play(host, "e3", "e7")
    assert host.undo_steps() == 2
    host.submit(ONE, Undo(host.ply, 2))
    host.submit(ONE, Undo(host.ply, host.undo_steps()))
    assert host.ply == 0
    assert host.undo_steps() == 0
    assert host.redo_steps() == 2
    host.submit(ONE, Redo(host.ply, host.redo_steps()))
    assert (host.ply, host.turn) == (2, ONE)


def test_an_engine_that_begins_cannot_be_taken_back_before_a_person_moved(tmp_path: Path) -> None:
    host = table(tmp_path, ENGINE, PERSON)
    assert host.viewer == TWO
    assert host.actor == TWO
    play(host, "e2")
    assert host.undo_steps() == 0
    play(host, "e8", "e3")
    assert host.undo_steps() == 2
    host.submit(TWO, Undo(host.ply, 2))
    assert (host.ply, host.turn) == (1, TWO)
    assert host.redo_steps() == 2


def test_four_seats_two_of_them_engines(tmp_path: Path) -> None:
    """Back to where any person had the move; on to where one has it again."""
    host = table(tmp_path, PERSON, ENGINE, PERSON, ENGINE)
    assert host.humans == [ONE, THREE]
    assert host.viewer is SPECTATOR
    play(host, "e2")
    assert (host.turn, host.actor, host.undo_steps()) == (TWO, ONE, 1)
    play(host, "b5")
    assert (host.turn, host.actor, host.undo_steps()) == (THREE, THREE, 2)
    assert host.steps_since_turn() == 2  # the third seat has not moved yet
    play(host, "e8", "h5")
    assert (host.turn, host.actor, host.undo_steps()) == (ONE, ONE, 2)
    assert host.steps_since_turn() == 3
    host.submit(ONE, Undo(host.ply, 2))
    assert (host.turn, host.undo_steps(), host.redo_steps()) == (THREE, 2, 2)


def test_a_redo_goes_to_the_end_where_nobody_moves_again(tmp_path: Path) -> None:
    host = table(tmp_path, PERSON, ENGINE)
    play(host, "e2", "e8")
    host.submit(ONE, Resign(host.ply))
    assert host.outcome is not None
    assert host.turn is None
    assert host.undo_steps() == 1
    host.submit(ONE, Undo(host.ply, 1))
    assert (host.turn, host.redo_steps()) == (ONE, 1)
    host.submit(ONE, Redo(host.ply, 1))
    assert host.outcome is not None


def test_engines_alone_are_watched(tmp_path: Path) -> None:
    host = table(tmp_path, ENGINE, ENGINE)
    assert host.viewer is SPECTATOR
    assert host.humans == []
    assert host.actor == ONE


def test_a_stale_command_is_refused_aloud_and_changes_nothing(tmp_path: Path) -> None:
    host = table(tmp_path, PERSON, PERSON)
    play(host, "e2")
    before = host.session
    move = host.game.parse_move("e8", host.session.observe(TWO))
    host.submit(TWO, Play(0, move))
    assert host.session is before
    assert host.lines[-1] == b"The position has changed meanwhile. Please look again.\n"


def test_each_step_can_be_heard_again(tmp_path: Path) -> None:
    host = table(tmp_path, PERSON, PERSON)
    assert host.heard(0) == []
    assert host.heard(5) == []
    play(host, "e2", "e8")
    assert len(host.heard(1)) == 1
    assert len(host.heard(5)) == 2
    assert host.heard(2)[1] == host.heard(1)[0]


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ((PERSON, ENGINE), (None, message("level-casual"))),
        ((Player(HUMAN, "Anna"), ENGINE), (Name("Anna"), message("level-casual"))),
        ((ENGINE, ENGINE), (None, None)),
        ((Player("novice"), ENGINE), (message("level-novice"), message("level-casual"))),
        ((Player("casual", "Bot"), ENGINE), (Name("Bot"), None)),
    ],
)
def test_everybody_has_a_name_of_their_own(
    tmp_path: Path, players: tuple[Player, ...], names: tuple[Any, ...]
) -> None:
    """By the person, by the only engine of a level, else by the place."""
    session = table(tmp_path, *players).session
    called = seat_names(session)
    assert [seat for seat, _ in called] == [ONE, TWO]
    for (seat, name), wanted in zip(called, names, strict=True):
        assert name == (wanted or session.game.seat_name(seat, session.options))
    assert len({repr(name) for _, name in called}) == len(called)


def test_without_a_record_saving_says_so(tmp_path: Path) -> None:
    host = table(tmp_path, PERSON, PERSON)
    assert host.save() == message("save-off")
    host.leave()
    assert host.lines[-1] == b"Not saved. Bye.\n"
    assert host.desk.left
