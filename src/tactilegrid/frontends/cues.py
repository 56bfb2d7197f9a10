"""Which short sound goes with what is said: the only place that decides it.

Rules and words know nothing of sounds. They follow from what is said, and from what changed on the
desk and on the board since the last time something was said; so they tell no more than that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.grids import has_grids
from tactilegrid.core.message import Message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.signs import EMPTY, TAKEN, seat_of
from tactilegrid.frontends.feeling import board
from tactilegrid.speech.cue import OFF, Cue, Sound, Spot, spot
from tactilegrid.speech.relief import Relief, changes

if TYPE_CHECKING:
    from tactilegrid.frontends.desk import Desk

MISTAKES = ("refused-", "no-key", "no-square", "touch-nothing", "unknown-", "line-")
MOST_PLACES = 2  # one's own move and an answer to it are often said together


class Watcher:
    """Looks on while a desk says things, and has the table let sounds be heard."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.refused = False  # what is said next is why something cannot be
        self.viewer: Viewer | None = None
        self.ply = -1
        self.called = -1  # at which ply it was last said to be the listener's turn
        self.turn: Seat | None = None
        self.over = False
        self.touched = 0
        self.down = False
        self.board: Relief | None = None

    def hear(self, messages: Sequence[Message]) -> None:
        """These messages are about to be said."""
        if self.desk.table.setting("sounds") == OFF:
            self.ply = -1  # what happens meanwhile is not made up for
            return
        found = [*self.of_words(messages), *self.of_touch(), *self.of_board()]
        found += [*self.of_table(messages)]
        self.refused = False
        if found:
            self.desk.table.sound(*found)

    def of_words(self, messages: Sequence[Message]) -> Iterable[Cue]:
        """What was asked for cannot be, or the board ends here."""
        keys = [each.key for each in messages]
        if "edge" in keys:
            yield Cue(Sound.EDGE, self.here())
        elif self.refused or any(key.startswith(MISTAKES) for key in keys):
            yield Cue(Sound.ERROR)
        if "thinking" in keys:
            yield Cue(Sound.THINKING)

    def here(self) -> Spot:
        """The place of the cursor."""
        return self.spot(self.desk.explorer.cell)

    def spot(self, cell: Cell) -> Spot:
        """The place of a square."""
        return spot(cell, self.desk.explorer.grid)

    def of_touch(self) -> Iterable[Cue]:
        """One more place was chosen."""
        before, self.touched = self.touched, len(self.desk.selection.touched)
        if self.touched > before:
            yield Cue(Sound.SELECT, self.here())

    def of_board(self) -> Iterable[Cue]:
        """A move was made: what is there now, and whether something is gone."""
        table, desk = self.desk.table, self.desk
        if desk.curtain.down or (table.ply == self.ply and table.viewer == self.viewer):
            return
        known = self.ply >= 0 and table.viewer == self.viewer
        went_on, self.ply, self.viewer = table.ply > self.ply, table.ply, table.viewer
        before, self.board = self.board, board(desk)
        if not known or before is None:
            self.called = table.ply  # what was so when the listener came is no news
            return
        changed = changes(self.board, before)
        if not changed:
            return
        if has_grids(table.game):  # another of its grids may be at hand than before
            yield Cue(Sound.PLACE)
            return
        for cell in (*self.places(changed, before), *fences(changed, before, self.board)):
            yield Cue(Sound.PLACE, self.spot(cell))
        if went_on and (gone := self.taken(before, self.board)):
            yield Cue(Sound.CAPTURE, self.spot(self.where(gone, changed, before)))

    def places(self, changed: Sequence[Cell], before: Relief) -> Sequence[Cell]:
        """The squares that tell of the move: where something is now; the listener's own first."""
        now = self.board or before
        moved = [cell for cell in changed if sign_at(now, cell) != sign_at(before, cell)]
        filled = [cell for cell in moved if sign_at(now, cell) != EMPTY] or moved[:1]
        filled.sort(key=lambda cell: seat_of(sign_at(now, cell)) != self.viewer)
        return filled[:MOST_PLACES]

    def taken(self, before: Relief, now: Relief) -> str:
        """What there is less of than before; who was to move does not lose by their own move."""
        less = things(before) - things(now)
        lasting, losers = self.desk.table.game.lasting, (None, *self.losers())
        gone = (sign for sign in less if sign not in lasting and seat_of(sign) in losers)
        return next(gone, "")

    def losers(self) -> Sequence[Seat]:
        """The seats whose turn it was not."""
        table = self.desk.table
        return [seat for seat in table.game.seats(table.options) if seat != self.turn]

    def where(self, sign: str, changed: Sequence[Cell], before: Relief) -> Cell:
        """Where something was that is gone."""
        places = [cell for cell in changed if sign in TAKEN.get(sign_at(before, cell), ())]
        return places[0] if places else changed[0]

    def of_table(self, messages: Sequence[Message]) -> Iterable[Cue]:
        """The game is over, it is the listener's turn, or somebody else's to sit down."""
        table = self.desk.table
        over, self.over = self.over, table.outcome is not None
        if table.outcome is not None and not over:
            yield Cue(self.end(table.outcome.winners))
        self.turn = table.turn
        called = any(each.key == "turn" and each.get("who") == table.viewer for each in messages)
        several = len(table.game.seats(table.options)) > 1
        if called and several and table.ply != self.called:
            self.called = table.ply
            yield Cue(Sound.TURN)
        down, self.down = self.down, self.desk.curtain.down
        if self.down and not down:
            yield Cue(Sound.CURTAIN)

    def end(self, winners: Iterable[Seat]) -> Sound:
        """How the game ended for the listener; beside the table somebody's win is a win."""
        won = tuple(winners)
        if not won:
            alone = len(self.desk.table.game.seats(self.desk.table.options)) == 1
            return Sound.LOSE if alone else Sound.DRAW
        mine = self.viewer in won or not isinstance(self.viewer, Seat)
        return Sound.WIN if mine else Sound.LOSE


def sign_at(shown: Relief, cell: Cell) -> str:
    """The token of a square."""
    return shown.squares[shown.grid.height - 1 - cell.row][cell.column]


def things(shown: Relief) -> Counter[str]:
    """How many there are of each thing that can be taken."""
    return Counter(part for row in shown.squares for sign in row for part in TAKEN.get(sign, ()))


def sides_at(shown: Relief, cell: Cell) -> tuple[str, str]:
    """The tokens of the sides south and east of a square."""
    row = shown.grid.height - 1 - cell.row
    return shown.south[row][cell.column], shown.east[row][cell.column]


def fences(changed: Sequence[Cell], before: Relief, now: Relief) -> Sequence[Cell]:
    """The square, nearest a1, beside which a side was closed or opened; none where none was."""
    others = [cell for cell in changed if sides_at(now, cell) != sides_at(before, cell)]
    if not others:
        return ()
    first = min(others, key=lambda cell: (cell.row, cell.column))
    below = sides_at(now, first)[0] != sides_at(before, first)[0]
    return (first.step(Direction.SOUTH) if below else first,)
