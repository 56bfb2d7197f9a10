"""One game between engines: the referee asks, keeps the time, and takes no move on trust."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from random import Random
from typing import Protocol

from tactilegrid.app.engine import Engine, EngineDown
from tactilegrid.app.host import engine_seed
from tactilegrid.app.outside import ENDED, ILLEGAL, LATE, Outside
from tactilegrid.core.commands import EXTERNAL, Play, Player, Resign
from tactilegrid.core.errors import MoveError
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.core.value import Value
from tactilegrid.engines.search import Budget

GRACE_MS, GRACE_SHARE = 250, 0.1  # how late a move may be before it counts as late
OPENING_PLIES = (2, 6)
ALONE_PLIES = (0, 3)  # fewer in a game for one, which may soon not be won any more

Write = Callable[[tuple[str, ...]], None]


class Answered(Value):
    """A move as text and the seconds it took; `lost` says why there is none: a literal token."""

    text: str
    seconds: float
    lost: str = ""


class Contender(Protocol):
    """One of the two that are compared; it may have several seats of a game."""

    text: str  # as it was asked for
    kind: str  # a level, or `external`
    name: str  # what an external engine is called, empty for a level
    player: Player  # as a record has it
    budget: Budget | None  # its own, whatever the other may spend

    def prepare(self, session: Session) -> None:
        """Get ready for games that begin like this one, in time that nobody counts."""

    def answer(self, session: Session, seat: Seat, budget: Budget | None) -> Answered:
        """The move of a seat whose turn it is."""

    def close(self) -> None:
        """End every process of its own."""


class Inside:
    """A level of ours, in a process of its own."""

    def __init__(self, player: Player, text: str = "", budget: Budget | None = None) -> None:
        self.kind = player.kind
        self.text = text or player.manner
        self.name = ""
        self.player = player
        self.budget = budget
        self.engine = Engine()

    def prepare(self, session: Session) -> None:
        """Start the process and let it think for a moment, so that all is loaded.

        Raises EngineDown.
        """
        self.engine.start()
        turn = session.to_move
        if turn is not None:
            self.answer(session, turn, Budget(nodes=1))

    def answer(self, session: Session, seat: Seat, budget: Budget | None) -> Answered:
        """The level's move, however long it takes."""
        begun = time.perf_counter()
        seen, seed = session.observe(seat), engine_seed(session, seat)
        try:
            self.engine.ask(session.game.name, seen, seat, self.player.manner, seed, budget)
            taken = None
            while taken is None:
                taken = self.engine.take(60.0)
        except EngineDown:
            return Answered("", time.perf_counter() - begun, ENDED)
        return Answered(taken[1], time.perf_counter() - begun)

    def close(self) -> None:
        """End the process."""
        self.engine.close()


class Stranger:
    """An engine of somebody else's, by the line protocol."""

    def __init__(self, name: str, text: str, command: tuple[str, ...]) -> None:
        self.text = text
        self.kind = EXTERNAL
        self.name = name
        self.player = Player(EXTERNAL, name)
        self.budget: Budget | None = None
        self.answers: SimpleQueue[tuple[int, str]] = SimpleQueue()
        self.outside = Outside(command, self.answers)
        self.number = 0

    def prepare(self, session: Session) -> None:
        """Nothing: what it takes to start is not counted as its time."""

    def answer(self, session: Session, seat: Seat, budget: Budget | None) -> Answered:  # noqa: ARG002
        """Its move, or why it loses its seat."""
        self.number += 1
        self.outside.ask(self.number, session, budget)
        number, text = self.answers.get()
        while number != self.number:
            number, text = self.answers.get()
        return Answered(text, self.outside.seconds, self.outside.lost)

    def close(self) -> None:
        """End it."""
        self.outside.close()


class Spent(Value):
    """What one contender used in one game: moves, seconds in all, the slowest, late ones."""

    moves: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    late: int = 0

    def and_then(self, seconds: float, late: bool) -> Spent:
        """The same after one more move."""
        return Spent(
            self.moves + 1, self.seconds + seconds, max(self.slowest, seconds), self.late + late
        )


class Played(Value):
    """A game that is over: the session, what each contender spent, and why one lost its seat."""

    session: Session
    spent: tuple[Spent, Spent]
    lost: tuple[str, str]


def too_late(seconds: float, budget: Budget | None) -> bool:
    """Whether a move came later than the time that was given for it, and some grace."""
    if budget is None or not budget.ms:
        return False
    return seconds * 1000 > budget.ms * (1 + GRACE_SHARE) + GRACE_MS


def opened(session: Session, dice: Random, write: Write) -> Session:
    """The session after 2 to 6 moves by chance, in a game for one up to 3; none ends the game.

    Where something is hidden there is no opening: moves by chance would give secrets away.
    """
    if session.game.hides(session.options):
        return session
    plies = dice.randint(*(ALONE_PLIES if len(session.seats) == 1 else OPENING_PLIES))
    while session.ply < plies:
        turn = session.to_move
        if turn is None:
            raise AssertionError("an opening never ends a game")
        moves = list(session.game.legal_moves(session.observe(turn)))
        dice.shuffle(moves)
        for move in moves:
            answer = session.handle(turn, Play(session.ply, move))
            if answer.session.outcome is None:
                break
        else:
            return session
        write(answer.lines)
        session = answer.session
    return session


def play_out(
    session: Session,
    sides: tuple[int, ...],
    contenders: Sequence[Contender],
    budget: Budget | None,
    write: Write,
    after: Callable[[], object],
) -> Played:
    """Play to the end; `sides` says for each seat which contender has it (0, 1, or 2: a third).

    Who makes no move, an illegal one, or a late one gives its seat up.
    """
    spent, lost = [Spent()] * 3, [""] * 3
    while (turn := session.to_move) is not None:
        side = sides[turn.number - 1]
        may = contenders[side].budget or budget
        given = contenders[side].answer(session, turn, may)
        late = too_late(given.seconds, may)
        spent[side] = spent[side].and_then(given.seconds, late)
        why = given.lost or (LATE if late else "")
        move = None
        if not why:
            try:
                move = session.game.parse_move(given.text, session.observe(turn))
            except MoveError:
                why = ILLEGAL
        command = Resign(session.ply) if move is None else Play(session.ply, move)
        lost[side] = why or lost[side]
        answer = session.handle(turn, command)
        if not answer.lines:
            raise AssertionError("a legal move and a resignation are never refused")
        write(answer.lines)
        session = answer.session
        after()
    return Played(session, (spent[0], spent[1]), (lost[0], lost[1]))


def seated(names: Sequence[Contender], sides: tuple[int, ...]) -> tuple[Player, ...]:
    """Who sits where, as a record has it."""
    return tuple(names[side].player for side in sides)
