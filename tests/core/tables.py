"""Sessions to try things on: the two games by their moves, a game with secrets, random play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, ClassVar, NamedTuple

from hypothesis import strategies as st

from tactilegrid.core.commands import (
    AgreeDraw,
    Command,
    Play,
    Player,
    Redo,
    Reseat,
    Resign,
    Undo,
)
from tactilegrid.core.errors import BadNotation, IllegalMove
from tactilegrid.core.game import Notice, Outcome, Transition
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.options import Options, settle
from tactilegrid.core.record import header_of, header_text
from tactilegrid.core.seats import SPECTATOR, Seat, Viewer
from tactilegrid.core.session import Answer, Session, Step
from tactilegrid.core.value import Value, replace
from tactilegrid.games import load_game

ONE, TWO, THREE, FOUR = map(Seat, range(1, 5))

SETTINGS = (
    ("quoridor", {}),
    ("quoridor", {"size": "3", "fences": "1"}),
    ("quoridor", {"size": "5", "players": "4", "fences": "1", "first": "random"}),
    ("quoridor", {"size": "5", "ply_cap": "9", "edge_is_fence": "off"}),
    ("pathagon", {}),
    ("pathagon", {"size": "3"}),
    ("pathagon", {"size": "4", "capture": "must", "first": "2"}),
    ("pathagon", {"size": "5", "pieces": "5", "light_axis": "horizontal", "ply_cap": "20"}),
)


@cache
def options_of(name: str, given: tuple[tuple[str, str], ...]) -> Options:
    game = load_game(name)
    options = settle(game.options, dict(given))
    game.check_options(options)
    return options


def begun(name: str = "quoridor", seed: int = 1, position: str = "", **given: object) -> Session:
    options = options_of(name, tuple((key, str(value)) for key, value in given.items()))
    game = load_game(name)
    players = tuple(Player() for _ in game.seats(options))
    return Session.begin(game, options, seed, players, position)


def ask(session: Session, sender: Seat, kind: type[Command], *args: Any) -> Answer:
    """The answer to a command that is made for this moment."""
    return session.handle(sender, kind(session.ply, *args))


def play(session: Session, *moves: str) -> Session:
    """The session after moves by whoever's turn it is, all of them legal."""
    for text in moves:
        turn = session.to_move
        assert turn is not None
        move = session.game.parse_move(text, session.observe(turn))
        answer = ask(session, turn, Play, move)
        assert not answer.updates[0].refused
        session = answer.session
    return session


def told(answer: Answer, viewer: Viewer) -> list[str]:
    """The keys of what a viewer hears of an answer."""
    return [
        said.key
        for update in answer.updates
        if update.viewer == viewer
        for said in update.announcement.messages
    ]


def facts(session: Session) -> tuple[object, ...]:
    """All that two sessions have to agree in to be the same game."""
    return (
        session.game.name,
        session.options,
        session.seed,
        session.players,
        session.start,
        session.state,
        [_step(step) for step in session.past],
        [_step(step) for step in session.undone],
    )


def _step(step: Step) -> tuple[object, ...]:
    notices = [(notice.event, notice.audience) for notice in step.after.notices]
    return step.what, step.seat, step.move, step.after.state, notices, step.after.reveals


# random play

NAMES = ("", "Anna", "Анна К", "human", "engine", "1 2", "名前")
KINDS = ("human", "human", "casual", "novice")


def some_command(session: Session, dice: Random) -> tuple[Seat, Command]:
    """Mostly a legal move, else anything that anyone might ask for at any time."""
    seats = session.seats
    sender = session.to_move or dice.choice(seats)
    ply = session.ply if dice.random() < 0.95 else dice.choice((session.ply + 1, -1, 0))
    steps = dice.randrange(5)
    what = dice.random()
    if what < 0.62:
        moves = session.game.legal_moves(session.observe(sender))
        # after the end: a move of the start, which may be legal anywhere but here
        moves = moves or session.game.legal_moves(session.start)
        return sender, Play(ply, dice.choice(moves))
    if what < 0.7:
        move = dice.choice(session.game.legal_moves(session.start))
        return dice.choice(seats), Play(ply, move)
    if what < 0.8:
        return sender, Undo(ply, steps)
    if what < 0.89:
        return sender, Redo(ply, steps)
    if what < 0.92:
        return dice.choice(seats), Resign(ply)
    if what < 0.94:
        return sender, AgreeDraw(ply)
    seat = dice.choice((*seats, Seat(0), Seat(9)))
    return sender, Reseat(ply, seat, Player(dice.choice(KINDS), dice.choice(NAMES)))


class Talk(NamedTuple):
    """One command of a game and what it came to."""

    before: Session
    sender: Seat
    command: Command
    answer: Answer


def talks(session: Session, dice: Random, count: int) -> Iterator[Talk]:
    for _ in range(count):
        sender, command = some_command(session, dice)
        answer = session.handle(sender, command)
        yield Talk(session, sender, command, answer)
        session = answer.session


def record_of(session: Session, answers: Iterable[Answer], position: str = "") -> bytes:
    """What is on disk after a game that began with *session*."""
    lines = [line for answer in answers for line in answer.lines]
    text = header_text(header_of(session, position)) + "".join(f"{line}\n" for line in lines)
    return text.encode()


tables = st.tuples(st.sampled_from(SETTINGS), st.integers(0, 2**30)).map(
    lambda chosen: begun(chosen[0][0], chosen[1], **chosen[0][1])
)
dice = st.integers(0, 2**30).map(Random)


# a game with secrets, as small as one can be


class Hands(Value):
    """Each seat holds a card that only it knows, until it shows it."""

    cards: tuple[int, ...]
    shown: tuple[Seat, ...] = ()
    turns: int = 0
    secret_fields: ClassVar[tuple[str, ...]] = ("cards",)


class Table(Value):
    """What a viewer knows: cards by seat, 0 where unknown."""

    cards: tuple[int, ...]
    turns: int


class Shown(Value):
    seat: Seat
    card: int


class Waited(Value):
    seat: Seat


class Cards:
    """Two seats, four turns; a move is `show` or `wait`. Seat 2 wins with the higher card."""

    name = "cards"
    options = ()
    words = ("show", "wait")

    def check_options(self, options: Options) -> None:
        """Everything goes together."""

    def hides(self, options: Options) -> bool:
        return True

    def seats(self, options: Options) -> tuple[Seat, ...]:
        return ONE, TWO

    def initial(self, options: Options, seed: int) -> Hands:
        return Hands((1 + seed % 3, 1 + seed // 3 % 3))

    def to_move(self, state: Hands) -> Seat | None:
        return Seat(1 + state.turns % 2) if state.turns < 4 else None

    def outcome(self, state: Hands) -> Outcome | None:
        if state.turns < 4:
            return None
        one, two = state.cards
        return Outcome((ONE,) if one > two else (TWO,) if two > one else (), "cards")

    def settings(self, state: Hands) -> Options:
        return settle(self.options, {})

    def observe(self, state: Hands, viewer: Viewer) -> Table:
        known = {viewer, *state.shown}
        cards = (card if Seat(n) in known else 0 for n, card in enumerate(state.cards, 1))
        return Table(tuple(cards), state.turns)

    def legal_moves(self, seen: Table) -> tuple[str, ...]:
        return self.words if seen.turns < 4 else ()

    def check(self, move: str, seen: Table) -> None:
        if move not in self.legal_moves(seen):
            raise IllegalMove(message("cards-no"), "CARDS-R1")

    def apply(self, state: Hands, move: str) -> Transition[Hands, Shown | Waited]:
        seat = Seat(1 + state.turns % 2)
        after = replace(state, turns=state.turns + 1)
        if move == "wait":
            return Transition(after, [Notice(Waited(seat), (ONE, TWO, SPECTATOR))])
        event = Shown(seat, state.cards[seat.number - 1])
        notices = [Notice(Waited(seat), (SPECTATOR,)), Notice(event, (ONE, TWO))]
        return Transition(replace(after, shown=(*state.shown, seat)), notices, reveals=True)

    def resample(self, seen: Table, seed: int) -> Hands:
        return Hands(tuple(card or 1 + seed % 3 for card in seen.cards), (), seen.turns)

    def worth(self, seen: Table, seat: Seat) -> int:
        return sum(card if Seat(n) == seat else -card for n, card in enumerate(seen.cards, 1))

    def parse_move(self, text: str, seen: Table) -> str:
        if text not in self.words:
            raise BadNotation(message("cards-no"))
        self.check(text, seen)
        return text

    def format_move(self, move: str) -> str:
        return move

    def habit(self, seen: Table, seat: Seat, level: str, seed: int) -> None:
        """Every level looks at the cards."""

    def fits(self, touched: tuple[Any, ...], seen: Table) -> None:
        """There are three cards to look through."""

    def countdown(self, seen: Table) -> None:
        """Nobody is hurried."""

    def taken_back(self, move: str, mover: Seat, viewer: Viewer, seen: Table) -> Message | None:
        return message("move-written", move=Name(move)) if viewer != SPECTATOR else None

    def announce(self, event: Shown | Waited, viewer: Viewer, seen: Table) -> list[Any]:
        if isinstance(event, Shown):
            return [message("cards-shown", who=event.seat, n=event.card)]
        return [message("cards-waited", who=event.seat)]


CARDS: Any = Cards()


def dealt(seed: int = 5) -> Session:
    return Session.begin(CARDS, Options(()), seed, (Player(), Player()))
