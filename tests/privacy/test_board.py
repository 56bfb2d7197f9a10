"""A real board tells no more than its owner may know; a shared one no more than everybody may."""

from __future__ import annotations

from typing import Any

import pytest

from tactilegrid.app.host import Host
from tactilegrid.app.real_board import RealBoard
from tactilegrid.app.setup import make_desk
from tactilegrid.board.driver import EDGES, Connected
from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.core.session import Session
from tactilegrid.games import load_game
from tests.app.tabletop import Seated, Tabletop, buttons, felt
from tests.contract.contract import Rules
from tests.frontends.sitting import Ear, Kept, NearEngine, words
from tests.privacy.told import content
from tests.privacy.twins import twins

SEEDS = (1, 2, 5)
PATHFINDER = load_game("pathfinder")
SMALL = Rules(PATHFINDER, settle(PATHFINDER.options, {"rows": "4", "cols": "4"}))


def told_by_board(session: Session, kind: Any) -> list[Any]:
    """What a shared board shows and sounds while whoever has the turn looks around on it."""
    host = Host(session, Kept({"language": "en", "mode": "grid"}), None)
    host.engine = NearEngine()
    make_desk(host, host.settings, Ear(), "grid")._words = words("en")
    top = Tabletop(kind(4, EDGES))
    host.board = RealBoard(top)
    host.board.sit(host)
    top.tell(Connected(top.capabilities))
    desk: Any = host.desk
    host.take_over(session.to_move or Seat(1))
    desk.curtain.down = False

    def settle() -> None:
        while host.pump():
            pass
        desk.flush()
        top.wait(100)

    for number in range(0, top.capabilities.switches, 3):
        top.switch(number, True)
        settle()
        top.switch(number, False)
        settle()
        host.board.asked("step")
        settle()
    return [content(top.shone), content(top.beeps), content(top.shakes)]


@pytest.mark.parametrize("kind", [buttons, felt])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_shared_board_tells_nothing_that_not_everybody_knows(kind: Any, seed: int) -> None:
    """Two games that are one to somebody beside the table light the same lamps in one order."""
    twin = twins(SMALL, seed, SPECTATOR, longest=6 * seed)
    assert told_by_board(twin.one, kind) == told_by_board(twin.other, kind)


def test_a_board_that_showed_the_holders_secrets_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def holder(board: RealBoard) -> Viewer:
        return board.desk.table.viewer

    monkeypatch.setattr(RealBoard, "viewer", property(holder))
    found = []
    for seed in SEEDS:
        twin = twins(SMALL, seed, SPECTATOR, longest=6 * seed)
        found.append(told_by_board(twin.one, felt) != told_by_board(twin.other, felt))
    assert any(found)


def built(owner: str, kind: Any) -> Seated:
    """Two people build mazes; the second one has the keyboard, and the first one's is laid."""
    seat = Seated(
        kind(4, EDGES),
        "pathfinder",
        players=("Anna", "Boris"),
        options={"rows": "4", "cols": "4"},
        board_owner=owner,
    )
    seat.key("Enter")
    game = seat.sitting.session.game
    for _ in range(30):
        if seat.sitting.session.to_move != Seat(1):
            break
        moves = game.legal_moves(seat.sitting.desk.seen())
        seat.type(game.format_move(moves[-1]))
    return seat


@pytest.mark.parametrize("kind", [buttons, felt])
def test_a_board_of_ones_own_is_dark_and_silent_for_others(kind: Any) -> None:
    seat = built("1", kind)
    seat.key("Enter", "Enter")
    assert seat.sitting.host.viewer == Seat(2)
    assert seat.lamps() == ""
    heard = seat.press_number(5)
    if kind is buttons:
        assert heard == ["That is the board of Anna, whose turn to hear it is not now."]
    else:
        assert heard == []
        assert seat.key("G") == ["That is the board of Anna, whose turn to hear it is not now."]
    assert not any("barrier" in line for line in seat.key("V"))


@pytest.mark.parametrize("kind", [buttons, felt])
def test_under_the_curtain_a_board_is_dark_and_answers_nothing(kind: Any) -> None:
    seat = built("1", kind)
    assert seat.sitting.desk.curtain.down or seat.sitting.desk.handing
    if not seat.sitting.desk.curtain.down:
        seat.key("Enter")
    assert seat.lamps() == ""
    heard = seat.press_number(5)
    assert heard == ([] if kind is felt else heard)
    assert all("Boris" in line for line in heard)
