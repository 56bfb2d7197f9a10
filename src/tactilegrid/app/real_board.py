"""A real board at the table: what hands do there becomes touches at the desk, and lamps follow.

A board that several people share shows what somebody beside the table may know. A personal one
shows what its owner may know, and of it nobody else hears.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from tactilegrid.app.real_lamps import shown
from tactilegrid.app.real_pieces import RealPieces
from tactilegrid.app.real_thread import RealThread
from tactilegrid.app.real_words import described, how_it_lies, named
from tactilegrid.board.driver import (
    Attached,
    Capabilities,
    Connected,
    Faulty,
    Lost,
    Refused,
)
from tactilegrid.board.fingers import ACT, ASK, Touched
from tactilegrid.board.hands import Meant
from tactilegrid.board.lamps import DARK, Scene
from tactilegrid.board.mapping import Placing, turns_by
from tactilegrid.board.repair import Standing
from tactilegrid.board.settling import Settled
from tactilegrid.core.game import Place
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.frontends.explore import go_to
from tactilegrid.frontends.keymap import Intent
from tactilegrid.speech.catalogue import Catalogue

if TYPE_CHECKING:
    from tactilegrid.app.host import Host
    from tactilegrid.board.log import SerialLog
    from tactilegrid.frontends.desk import Desk

MOST_NAMED = 3  # switches in one sentence


class RealBoard:
    """One board and its thread, from game to game; `sit` tells at which desk it is now."""

    def __init__(self, attached: Attached, log: SerialLog | None = None) -> None:
        self.attached = attached
        self.log = log
        self.thread = RealThread(attached, self._put)
        self.host: Host | None = None
        self.board: Capabilities | None = None
        self.closed: frozenset[int] = frozenset()
        self.placing: Placing | None = None
        self.turns: dict[str, int] = {}
        self.turning = False  # whether the corner nearest on the left is touched next
        self.gone = ""  # why there is no board
        self.stopped = False  # whether its loss has paused a countdown
        self.before: tuple[tuple[int, Viewer, Viewer], dict[Place, Message]] | None = None
        self.last: tuple[Place, ...] = ()
        self.pieces = RealPieces(self)

    def _put(self, meant: Meant) -> None:
        """By the board's thread: the desk's takes it in."""
        if self.host is not None:
            self.host.inbox.put(partial(self.take, meant))

    # at the desk

    def sit(self, host: Host) -> None:
        """From now on at this game."""
        first, self.host = self.host is None, host
        self.adjust()
        self.before, self.last = None, ()
        self._add_words()
        if first:
            self.attached.start(self.thread.tell, self.thread.beat)
            self._come_to_rest()
        elif self.board is not None:
            self._place(self.lies(self.board))
            self._mark()
            self.pieces.begin(self.closed)

    def adjust(self) -> None:
        """Take the person's settings over."""
        self.thread.manner(self.desk.table.setting("board_press"))

    def _add_words(self) -> None:
        """Have the desk know the words of a board."""
        desk = self.desk
        desk.catalogues = (*desk.catalogues, "board", "board-tools")
        desk.teller.catalogue = Catalogue.load(desk.teller.catalogue.language, desk.catalogues)

    def close(self) -> None:
        """Let go of it."""
        self.attached.close()
        if self.log is not None:
            self.log.close()

    @property
    def desk(self) -> Desk:
        """Where it is said and played."""
        if self.host is None or self.host.desk is None:
            raise AssertionError("a board is sat down with before anything happens")
        return self.host.desk

    @property
    def viewer(self) -> Viewer:
        """Whose knowledge the board shows: the only person's, an owner's, or what all may know."""
        host = self.desk.table
        owner, people = host.setting("board_owner"), self._people()
        seats = host.game.seats(host.options)
        if owner.isdigit() and Seat(int(owner)) in seats:
            return Seat(int(owner))
        return people[0] if owner == "auto" and len(people) == 1 else SPECTATOR

    def _people(self) -> list[Seat]:
        table = self.desk.table
        seats = table.game.seats(table.options)
        return [
            seat for seat, player in zip(seats, table.players, strict=True) if not player.is_engine
        ]

    @property
    def seen(self) -> Any:
        """All that the board may show."""
        if self.host is None:
            raise AssertionError("a board is sat down with before anything happens")
        return self.host.session.observe(self.viewer)

    @property
    def private(self) -> bool:
        """Whether somebody else hears now than whoever the board shows its secrets to."""
        desk, viewer = self.desk, self.viewer
        hides = desk.table.game.hides(desk.table.options)
        return desk.curtain.down or (hides and viewer not in (SPECTATOR, desk.table.viewer))

    @property
    def follows_only(self) -> bool:
        """Whether what is put on a board of everybody's could be somebody's secret."""
        table = self.desk.table
        return table.game.hides(table.options) and self.viewer != table.viewer

    def say(self, *messages: Message) -> None:
        """An answer to hands."""
        self.desk.say(Kind.RESULT, *messages)

    def take(self, what: Meant) -> None:
        """Something that the board's thread has for the desk."""
        if self.desk.left:
            return
        match what:
            case Touched():
                self._touched(what)
            case Settled():
                self._settled(what)
            case Connected():
                self._connected(what)
            case Lost(why=why):
                self._lost(why)
            case Refused(why=why, what=detail):
                self.gone = why
                self.desk.say(Kind.ALERT, message("board-refused", why=why, what=Name(detail)))
            case Faulty():
                self._faulty(what)
        self.follow()

    # what hands do with buttons

    def _settled(self, what: Settled) -> None:
        """Pieces stand otherwise, or still."""
        changed, self.closed = self.closed ^ what.closed, what.closed
        if self.turning and changed:
            self.turn(min(changed))
        else:
            self.pieces.settled(what)

    def _touched(self, what: Touched) -> None:
        desk, placing = self.desk, self.placing
        if self.turning:
            self.turn(what.number)
            return
        place = placing.places.get(what.number) if placing else None
        if desk.curtain.down:
            desk.do(Intent.TURN)  # which says who is waited for
        elif self.private:
            self.say(message("board-not-yours", who=self.owner()))
        elif place is None:
            self.say(message("board-off"))
        elif what.what == ACT:
            self.stand(place)
            desk.do(Intent.TOUCH)
        elif what.what == ASK:
            self.stand(place)
            desk.do(Intent.TARGETS)
        else:
            self._hear(place)

    def owner(self) -> Seat:
        """Whose board it is, where it is somebody's."""
        viewer = self.viewer
        if not isinstance(viewer, Seat):
            raise AssertionError("only a board with an owner is private")
        return viewer

    def stand(self, place: Place) -> None:
        """Put the cursor there, without a word."""
        explorer = self.desk.explorer
        if place != explorer.place:
            found = explorer.at(place) if isinstance(place, Cell) else explorer.on(place)
            self.desk.explorer = found or explorer

    def _hear(self, place: Place) -> None:
        desk = self.desk
        explorer = desk.explorer
        go_to(desk, explorer.at(place) if isinstance(place, Cell) else explorer.on(place))

    # the board itself

    def _connected(self, found: Connected) -> None:
        back = self.gone and self.board == found.board
        self.board, self.closed, self.gone = found.board, found.closed, ""
        self._place(self.lies(found.board))
        said = [message("board-back")] if back else [described("board-found", found.board)]
        if not back:
            said += how_it_lies(self.placing)
        self.desk.say(Kind.ALERT, *said)
        self._mark()
        self.pieces.begin(found.closed)

    def _place(self, turns: int) -> None:
        if self.board is not None:
            explorer = self.desk.explorer
            self.placing = Placing(self.board, explorer.grid, explorer.slots, turns)

    def _lost(self, why: str) -> None:
        desk = self.desk
        self.gone, self.turning = why, False
        said = [message("board-lost", why=why)]
        keeper = desk.timekeeper
        if keeper.clock is not None and not keeper.paused:
            keeper.paused = self.stopped = True
            said.append(message("countdown-paused", n=keeper.seconds))
        desk.say(Kind.ALERT, *said)

    def _faulty(self, what: Faulty) -> None:
        placing, where = self.placing, [message("board-outside")]
        if placing is not None:
            places = [placing.places.get(number) for number in sorted(what.numbers)]
            known = [named(place, placing) for place in places if place is not None]
            where = known[:MOST_NAMED] or where
        said = message("board-faulty", why=what.why, n=len(what.numbers), where=tuple(where))
        self.desk.say(Kind.ALERT, said)

    # what can be asked

    def asked(self, what: str, argument: str = "") -> None:
        """A key or word about the board, see `Boarding.real_board`."""
        if what == "hand":
            self._move_hands(argument)
        elif self.placing is None or self.gone:
            self.say(message("board-away", why="missing" if self.board is None else "gone"))
        elif what == "turn":
            self.turning = True
            kind = self.board.kind if self.board else ""
            self.say(message("board-turn", kind=kind))
        elif what == "state":
            self.say(*self.state())
        else:
            self.pieces.asked(what)
        self.follow()

    def _move_hands(self, line: str) -> None:
        """At a board that is only simulated; what comes of it is heard at once."""
        from tactilegrid.app.simulated_board import SimulatedBoard

        if not isinstance(self.attached, SimulatedBoard) or self.host is None:
            self.say(message("board-own-hands"))
            return
        self.say(self.attached.do(line))
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        """Through a pipe: at a simulated board all is told before the next line is read."""
        from tactilegrid.app.simulated_board import SimulatedBoard

        host = self.host
        if host is not None and isinstance(self.attached, SimulatedBoard):
            if len(self.desk.modes) == 1:
                self.attached.settle(self.thread.quiet)
            while host.inbox.take():
                pass

    def state(self) -> list[Message]:
        """What there is to say of the board as it is now."""
        board = self.board
        if board is None:
            return []
        said = [described("board-is", board), *how_it_lies(self.placing)]
        return said + ([] if self.private else self.pieces.state())

    def turn(self, number: int) -> None:
        """That switch is nearest on the left: the board is turned as its corner tells."""
        board = self.board
        self.thread.forget()
        quarters = None if board is None else turns_by(board, number)
        if board is None or quarters is None:
            self.say(message("board-no-corner"))
            return
        self.turning = False
        self.turned(quarters)
        self.say(message("board-turned", quarters=quarters))
        self.pieces.begin(self.closed)

    def turned(self, quarters: int) -> None:
        """Keep how the board lies, for other games and days as well."""
        if self.board is not None:
            self.turns[self.board.ident] = quarters
            if self.board.ident:
                self.desk.table.remember(f"turn {self.board.ident}", str(quarters))
            self._place(quarters)

    def lies(self, board: Capabilities) -> int:
        """By how many quarters a board is turned: as was told last, in this game or before it."""
        kept = self.desk.table.setting(f"turn {board.ident}") if board.ident else ""
        return self.turns.get(board.ident, int(kept) if kept in ("1", "2", "3") else 0)

    # lamps

    def follow(self) -> None:
        """All is said: the lamps show what is so now, and a press after a move is a first one."""
        if self.placing is None or self.gone or self.desk.pending:
            return  # what is pending is said first
        if self.before is None or self.before[0] != self._moment:
            self.pieces.moved(self._mark())
        self.thread.show(self._scene())
        if self.stopped and not self.pieces.guiding:
            self._let_run()

    def _let_run(self) -> None:
        """The board is back and right: a countdown that its loss has paused goes on."""
        keeper, self.stopped = self.desk.timekeeper, False
        if keeper.clock is not None and keeper.paused:
            keeper.paused = False
            self.say(message("countdown-runs", n=keeper.seconds))

    @property
    def _moment(self) -> tuple[int, Viewer, Viewer]:
        """What the board shows differs only where this does."""
        table = self.desk.table
        return table.ply, self.viewer, table.viewer

    def _mark(self) -> Standing:
        """What stands on the board now, by the game; what changed there is the last move."""
        now = dict(self.desk.table.game.pieces(self.seen))
        old = now
        if self.before is not None and self.before[0][1] == self.viewer:
            old = self.before[1]
        self.last = tuple(place for place in {**old, **now} if old.get(place) != now.get(place))
        self.before = (self._moment, now)
        self.thread.forget()
        return now

    def _scene(self) -> Scene:
        if self.placing is None or self.private:
            return DARK
        step = self.pieces.scene()
        if step is not None:
            return step
        return shown(self.desk, self.placing, self.viewer, self.seen, self.last)

    def play_tones(self, *tones: tuple[int, int]) -> None:
        """Let tones be heard on the board, one after another, instead of those before."""
        if self.board is not None and self.board.buzzer:
            self.thread.play(*tones)

    def shake(self, milliseconds: int) -> None:
        """Let the board be felt, where it can."""
        if self.board is not None and self.board.haptic:
            self.attached.shake(milliseconds)
