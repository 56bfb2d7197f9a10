"""Pieces on a board that feels them: what was lifted and put is a move, or has to be put right.

A move is made by hand, or carried out by hand after it was made elsewhere. Either way board and
game agree in the end, or it is said, step by step, what is missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tactilegrid.app.real_moves import Change, lifted, put, why_not
from tactilegrid.app.real_words import kind_of, named
from tactilegrid.board.driver import PIECES
from tactilegrid.board.guide import DONE, NEXT, Guide, tones
from tactilegrid.board.lamps import Scene, guiding
from tactilegrid.board.mapping import QUARTERS, Placing
from tactilegrid.board.repair import UNKNOWN, Standing
from tactilegrid.board.settling import Settled
from tactilegrid.core.game import Place
from tactilegrid.core.message import Message, message
from tactilegrid.core.selection import Pick, Selection
from tactilegrid.frontends.acting import inquire, play
from tactilegrid.frontends.around import asked_by
from tactilegrid.frontends.keymap import Intent

if TYPE_CHECKING:
    from tactilegrid.app.real_board import RealBoard

DONE_SHAKE_MS = 80


class RealPieces:
    """What stands on the board, and what that means for the game."""

    def __init__(self, board: RealBoard) -> None:
        self.board = board
        self.guide: Guide | None = None  # none at a board of buttons
        self.guiding = False  # whether steps are said, and hands make no moves
        self.proposed: Any = None  # the move that waits to be confirmed
        self.asked_which = False  # whether a question is open about what was put
        self.held: Place | None = None  # from where a piece is in the hand
        self.laid: frozenset[Place] = frozenset()  # by hand, in the move that is being made

    def begin(self, closed: frozenset[int]) -> None:
        """The board is there: how it lies, and what differs from the game."""
        board = self.board
        before = self.guide.there if self.guide else {}
        self.guide, self.guiding = None, False
        self._drop()
        if board.board is None or board.placing is None or board.board.kind != PIECES:
            return
        wanted = board.desk.table.game.pieces(board.seen)
        if board.board.ident not in board.turns:
            self._recognise(closed, wanted)
        here = self._here(wanted)
        occupied = board.placing.occupied(closed)
        lacking = {kind for place, kind in here.items() if place not in occupied}
        usual = lacking.pop() if len(lacking) == 1 else UNKNOWN  # what a piece elsewhere may be
        self.guide = Guide({p: here.get(p, before.get(p, usual)) for p in occupied})
        self.guide.want(here)
        if not board.private:
            self._begin_guiding(message("board-differs", n=len(self.guide.steps)))

    def _here(self, wanted: Standing) -> dict[Place, Message]:
        """What the game wants, of what the board has a place for."""
        placing = self.board.placing
        return {p: kind for p, kind in wanted.items() if placing and p in placing.switches}

    def _recognise(self, closed: frozenset[int], wanted: Standing) -> None:
        """Turn the game with a board on which all stands right, but for a turn.

        Where it can be one of two turns, the person has to tell.
        """
        board = self.board
        desk, capabilities = board.desk, board.board
        if capabilities is None or not closed:
            return
        explorer, fits, lies = desk.explorer, [], board.lies(capabilities)
        for turns in range(QUARTERS):
            placing = Placing(capabilities, explorer.grid, explorer.slots, turns)
            there = {place for place in wanted if place in placing.switches}
            if there and there == placing.occupied(closed):
                fits.append(turns)
        if len(fits) == 1 and fits != [lies]:
            board.turned(fits[0])
            board.say(message("board-turned", quarters=fits[0]))
        elif len(fits) > 1 and lies not in fits:
            word = asked_by(desk, Intent.TURN_BOARD)
            board.say(message("board-perhaps-turned", word=word))

    def _begin_guiding(self, *before: Message) -> None:
        """Say the first step, if there is any; *before* is said first."""
        if self.guide is not None and self.guide.step is not None:
            self.guiding = True
            self._drop()
            self.board.say(*before, *self._step())

    def _step(self) -> tuple[Message, ...]:
        """What is to be done now, with its tones."""
        step = self.guide.step if self.guide else None
        if step is None:
            return ()
        self.board.play_tones(*(tone for place in step.places for tone in tones(place)))
        if step.start is not None and step.end is not None:
            start, end = self._named(step.start), self._named(step.end)
            return (
                message("board-move", what=step.kind, start=start, end=end, on=kind_of(step.end)),
            )
        key, place = "board-take", self._named(step.places[0])
        if step.end is not None:
            key = "board-put"
        return (message(key, what=step.kind, place=place, on=kind_of(step.places[0])),)

    def _named(self, place: Place) -> Message:
        if self.board.placing is None:
            raise AssertionError("there are no places before there is a board")
        return named(place, self.board.placing)

    # what the game does

    def moved(self, wanted: Standing) -> None:
        """The game stands like this now, whoever moved."""
        guide = self.guide
        if guide is None:
            return
        laid, self.laid = self.laid, frozenset()
        self._drop(quietly=True)
        guide.want(self._here(wanted), laid)
        if self.board.private or self.board.desk.table.turn is None or guide.step is None:
            self.guiding = False
        else:
            self._begin_guiding()

    # what hands do

    def settled(self, what: Settled) -> None:
        """The switches rest, and so it stands now."""
        board, guide = self.board, self.guide
        if guide is None or board.placing is None:
            return
        occupied = board.placing.occupied(what.closed)
        found = guide.looks(occupied)
        if board.private:
            return
        change = Change(guide.wanted, occupied)
        if self.guiding:
            self._go_on(found)
        elif what.rested:
            self._rested(change)
        else:
            self._handled(change)

    def _go_on(self, found: str) -> None:
        """A step was done, or something else."""
        if found == NEXT:
            self.board.say(*self._step())
        elif found == DONE:
            self._agree()

    def _agree(self) -> None:
        self.guiding = False
        skipped = len(self.guide.skipped) if self.guide else 0
        self.board.shake(DONE_SHAKE_MS)
        self.board.say(message("board-agrees", skipped=skipped))

    def _handled(self, change: Change) -> None:
        """A piece was lifted, put, or put back."""
        table = self.board.desk.table
        if not change.gone and not change.new:
            if self._begun:
                self._drop()
                self.board.say(message("board-put-back"))
            return
        if table.turn != table.actor:
            return  # whoever's turn it is not hears what differs once it rests
        if self.board.follows_only:
            return
        self.proposed = self.board.desk.armed = None  # it stands otherwise now
        if not change.new and len(change.gone) == 1:
            self._lifted(change.gone[0])
        elif len(change.new) == 1:
            self._put(change)

    @property
    def _begun(self) -> bool:
        return self.held is not None or self.proposed is not None or self.asked_which

    @property
    def wanted(self) -> Standing:
        """What the game has on the board."""
        return self.guide.wanted if self.guide else {}

    def _lifted(self, place: Place) -> None:
        """One piece is in the hand: where it can go, or what it is."""
        desk = self.board.desk
        pick = lifted(desk, place)
        self._drop()
        self.held = place
        self.board.stand(place)
        if pick.move is not None:
            self._propose(pick, [place], place)
        elif pick.moves:
            desk.selection = pick.selection
            self.board.say(desk.table.game.picked((place,), pick.moves, desk.table.seen()))
        else:
            what = self.wanted.get(place, UNKNOWN)
            self.board.say(message("board-lifted", what=what, place=self._named(place)))

    def _put(self, change: Change) -> None:
        """A piece is on another square: the one move that leads there is meant."""
        desk, place = self.board.desk, change.new[0]
        pick = put(desk, change, self._here)
        if pick is None:
            return
        if self.asked_which:
            desk.question, self.asked_which = None, False
        self.board.stand(place)
        self.laid = frozenset((place,))
        if pick.move is not None:
            self._propose(pick, change.gone, place)
        elif pick.choices:
            self.asked_which, desk.selection = True, pick.selection
            inquire(desk, pick.moves)
        elif pick.selection.touched[-1] == place:
            desk.selection = pick.selection
            touched, seen = pick.selection.touched, desk.table.seen()
            self.board.say(desk.table.game.picked(touched, pick.moves, seen))
        else:
            self.board.say(message("board-ways", n=len(pick.moves)))

    def _propose(self, pick: Pick, gone: list[Place], place: Place) -> None:
        desk = self.board.desk
        if desk.table.setting("board_commit") == "still":
            play(desk, pick.move)
            return
        desk.selection, self.proposed = pick.selection, pick.move
        desk.armed = pick.move
        game, seen = desk.table.game, desk.table.seen()
        key = asked_by(desk, Intent.CONFIRM)
        if game.reads_back(pick.move):
            said = game.picked(pick.selection.touched, [pick.move], seen)
        elif place in gone:
            where = self._named(place)
            said = message("board-confirm-take", place=where, key=key, on=kind_of(place))
        elif gone and gone[0] in pick.selection.touched:
            start, end = self._named(gone[0]), self._named(place)
            said = message("board-confirm-move", start=start, end=end, key=key)
        else:
            where = self._named(place)
            said = message("board-confirm-put", place=where, key=key, on=kind_of(place))
        self.board.say(said)

    def _rested(self, change: Change) -> None:
        """It has stood so for some time, and is no move: why not, and how to put it right."""
        chosen = self.board.desk.selection.touched
        held = self.held is not None and not change.new
        stray = [place for place in change.new if place not in self.laid]
        if self.asked_which and stray:
            what, place, on = UNKNOWN, self._named(stray[0]), kind_of(stray[0])
            self.board.say(message("board-take", what=what, place=place, on=on))
            return  # the question stays open, and is asked again once that is gone
        if self.proposed is not None or self.asked_which or (held and chosen):
            return  # somebody thinks, perhaps with a piece in the hand
        if chosen and change.new == [chosen[-1]]:
            return  # the way goes on from there
        if change.new and self.board.follows_only:
            self._begin_guiding(message("board-everybodys"))
        else:
            self._begin_guiding(*why_not(self.board.desk, change))

    def _drop(self, quietly: bool = False) -> None:
        """Forget what hands have begun."""
        desk = self.board.desk
        if not quietly and self._begun:
            desk.selection, desk.armed, desk.question = Selection(), None, None
        self.held, self.proposed, self.asked_which = None, None, False

    # what can be asked

    def asked(self, what: str) -> None:
        """The step again, the next one without it, or that a move is meant."""
        board = self.board
        if what == "confirm":
            self._confirm()
        elif self.guide is None:
            board.say(message("board-no-pieces"))
        elif board.private:
            board.say(message("board-not-yours", who=board.owner()))
        elif what == "skip" and self.guiding:
            self.guide.skip()
            if self.guide.step is None:
                self._agree()
            else:
                board.say(*self._step())
        else:
            board.say(*(self._step() if self.guiding else self.state()))

    def _confirm(self) -> None:
        desk = self.board.desk
        if self.proposed is not None:
            play(desk, self.proposed)
        elif not self.asked_which or not desk.answer(None):
            self.board.say(message("board-nothing"))

    def state(self) -> list[Message]:
        """How far board and game agree."""
        if self.guide is None:
            return []
        if self.guide.step is None:
            return [message("board-agrees", skipped=len(self.guide.skipped))]
        return [message("board-differs", n=len(self.guide.steps)), *self._step()]

    def scene(self) -> Scene | None:
        """The lamps of the step, where one has to be done."""
        step = self.guide.step if self.guide and self.guiding else None
        placing = self.board.placing
        if step is None or placing is None:
            return None
        return guiding(placing, step.start, step.end)
