"""One person at a table with engines, whose host is asked for everything by keys and lines."""

from __future__ import annotations

from typing import Any

from tactilegrid.app.host import Host
from tactilegrid.app.play import first_words
from tactilegrid.app.real_board import RealBoard
from tactilegrid.app.replay import ReplayHost
from tactilegrid.app.setup import make_desk
from tactilegrid.board.driver import EDGES, Connected
from tactilegrid.core.commands import Player
from tactilegrid.core.errors import MoveError
from tactilegrid.core.seats import SPECTATOR, Viewer
from tactilegrid.core.session import Session
from tactilegrid.core.value import replace
from tactilegrid.frontends.keys import take_key
from tactilegrid.frontends.typed import take_line
from tests.app.tabletop import Tabletop, felt
from tests.frontends.fingers import Box, Fingers
from tests.frontends.sitting import Ear, Kept, NearEngine, words
from tests.privacy.keyboard import QUERIES
from tests.privacy.told import Told, content, tried

PATIENCE = 9  # presses of Backspace that close whatever was opened
TYPED = ("moves", "status", "turn", "new", "last five", "board", "others", "save", "mark b2 x")


class Listening(NearEngine):
    """The engine, which keeps what it is given; it is let think about hints only."""

    def __init__(self) -> None:
        super().__init__()
        self.given: list[Any] = []

    def ask(self, *asked: Any) -> int:
        self.given.append(content(asked))
        return super().ask(*asked)


def sat_down(session: Session, viewer: Viewer) -> tuple[Host, Ear, Fingers, Box]:
    """A host whose only person is the viewer; engines have the other seats, and do not move."""
    players = tuple(Player() if seat == viewer else Player("novice") for seat in session.seats)
    settings = Kept({"language": "en", "mode": "grid", "sounds": "mono"})
    host, ear = Host(replace(session, players=players), settings, None), Ear()
    host.engine = Listening()
    fingers, box = Fingers(host, ear, 20, 10), Box(host)
    host.senses.sounds = box  # type: ignore[assignment]
    desk = make_desk(host, settings, fingers.output, "grid")
    desk.modes = ("grid", "line")
    desk._words = words("en")
    first_words(host, desk, ())
    host.board = RealBoard(Tabletop(felt(11, EDGES)))
    host.board.sit(host)
    return host, ear, fingers, box


def at_the_table(session: Session, viewer: Viewer) -> Told:
    """Every channel of a host whose person asks everything and makes no move."""
    host, ear, fingers, box = sat_down(session, viewer)
    desk: Any = host.desk

    top = table(host)
    top.tell(Connected(top.capabilities))

    def settle() -> None:
        while host.pump():
            pass
        desk.flush()
        top.wait(50)
        for _ in range(PATIENCE):
            if desk.question or desk.selection.touched or desk.typing or desk.armed:
                take_key(desk, "Backspace")

    for key in QUERIES:
        if key not in ("u", "U"):
            take_key(desk, key)
            settle()
    for line in (*TYPED, *illegal(session, viewer)):
        take_line(desk, line)
        settle()
    return {
        "console": [one.text for one in ear.said],
        "braille": [(one.braille, one.felt) for one in ear.said],
        "display": [frame for _, frame in fingers.frames],
        "sounds": content(box.orders),
        "lamps": content(top.shone),
        "tones": content(top.beeps),
        "drawing": ear.drawn,
        "history": [one.text for one in desk.teller.history._kept],
        "rest": desk.teller.rest,
        "engine": host.engine.given,
        "repr": [repr(host.session), repr(host.session.past[-1:]), repr(host.seen())],
    }


def table(host: Host) -> Tabletop:
    """The real board before a person, and the clock of its thread."""
    assert host.board is not None
    top = host.board.attached
    assert isinstance(top, Tabletop)
    return top


def illegal(session: Session, viewer: Viewer) -> list[str]:
    """Texts that are refused, of those that are always tried."""
    seen, game = session.observe(viewer), session.game
    if session.to_move != viewer:
        return list(tried(game, session.options))
    found = []
    for text in tried(game, session.options):
        try:
            game.read_move(text, seen)
        except MoveError:
            found.append(text)
    return found


def exported(session: Session, viewer: Viewer) -> list[str]:
    """What `replay --all` prints for a viewer, and from where it stands at the end."""
    settings = Kept({"language": "en", "mode": "line"})
    host, ear = ReplayHost(session, settings, viewer), Ear()
    host.engine = NearEngine()  # a replay may stop where it is this viewer's turn
    desk = make_desk(host, settings, ear, "line")
    desk._words = words("en")
    desk.say(0, host.opening("line"))  # type: ignore[arg-type]
    while host.step(1):
        pass
    if viewer == SPECTATOR or session.to_move != viewer:
        host.hint(True)
    return [f"{one.text} {one.braille}" for one in ear.said]
