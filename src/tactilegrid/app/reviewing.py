"""The look back at a game: each move is judged by the engine process, the worst ones are told.

Where what a seat saw is not all there was, no move can be judged by what came of it: there the
moves are told after which its numbers were worse, where an engine that knows no more does better.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tactilegrid.core.game import AnyGame
from tactilegrid.core.message import Kind, message
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.core.value import replace
from tactilegrid.engines.search import Budget

if TYPE_CHECKING:
    from tactilegrid.app.host import Host
    from tactilegrid.frontends.reviewing import Turn

MOST = 5  # turning points that are told
NODES = 600  # positions that a search may look at, of two for each move
SEED = 1
BEST = "master"


class Look:
    """One look back: the moves that are still to be judged, and what was found of the others."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.turns = moves_of(session)
        self.open = session.observe(session.viewers[-1]) is session.state
        self.found: dict[int, tuple[int, list[str]]] = {}  # by place: the loss, and lines of play
        self.waiting = list(range(len(self.turns)))
        self.over = False
        if not self.open:
            game, known = session.game, session.game.outcome(session.state) is not None
            self.waiting = [
                place
                for place, turn in enumerate(self.turns)
                if known and harm(game, turn.seat, turn.before, turn.after)
            ]

    def asked(self) -> tuple[int, Turn] | None:
        """The next move to be judged; None where all are."""
        return (self.waiting[0], self.turns[self.waiting[0]]) if self.waiting else None

    def answered(self, text: str) -> None:
        """What the engine has to say of it."""
        place = self.waiting.pop(0)
        if self.open:
            loss, *lines = text.split("\t")
            self.found[place] = int(loss), lines
            return
        game, turn = self.session.game, self.turns[place]
        loss_now = harm(game, turn.seat, turn.before, turn.after)
        would = self._advised(turn, place, [text]).instead
        self.found[place] = loss_now - harm(game, turn.seat, turn.before, would), [text]

    def states(self, place: int) -> tuple[Any, Any]:
        """The referee's states before and after the move at that place."""
        steps = self.session.past
        at = [number for number, step in enumerate(steps) if step.what == "play"][place]
        before = steps[at - 1].after.state if at else self.session.start
        return before, steps[at].after.state

    def told(self) -> list[Turn]:
        """The turning points in the order of the game, each with its better move.

        Where nothing notable was given away, what was given away at all.
        """
        least = self.session.game.notable if self.open else 1
        weighed = [(loss, place) for place, (loss, _) in self.found.items()]
        worst = strongest(weighed, least) or strongest(weighed, max(1, least * 2 // 5))
        tell = self._point if self.open else self._advised
        return [tell(self.turns[place], place, self.found[place][1]) for _, place in worst]

    def _point(self, turn: Turn, place: int, lines: list[str]) -> Turn:
        """A move that was judged, with the better one and what either leads to."""
        game = self.session.game
        before, after = self.states(place)
        better, made = (states_of(game, before, line) for line in lines)
        return replace(
            turn,
            outcome=game.outcome(after),
            better=game.parse_move(lines[0].split(";")[0], before),
            instead=better[0],
            otherwise=game.outcome(better[0]),
            plies=len(better),
            made_on=made[-1],
            better_on=better[-1],
        )

    def _advised(self, turn: Turn, place: int, lines: list[str]) -> Turn:
        """A move with the engine's own, and what that would have made known."""
        game, watcher = self.session.game, self.session.viewers[-1]
        before, after = self.states(place)
        move = game.parse_move(lines[0], game.observe(before, turn.seat))
        instead = game.observe(game.apply(before, move).state, watcher)
        return replace(turn, outcome=game.outcome(after), better=move, instead=instead)


def states_of(game: AnyGame, state: Any, line: str) -> list[Any]:
    """The states after each move of a line of play."""
    states = []
    for text in line.split(";"):
        state = game.apply(state, game.parse_move(text, state)).state
        states.append(state)
    return states


def strongest(weighed: list[tuple[int, int]], least: int = 1) -> list[tuple[int, int]]:
    """The heaviest of (weight, place), the earlier of equals, back in their order."""
    heavy = [each for each in weighed if each[0] >= least]
    heavy.sort(key=lambda each: (-each[0], each[1]))
    return sorted(heavy[:MOST], key=lambda each: each[1])


def moves_of(session: Session) -> list[Turn]:
    """Every move that stands, with what whoever watches knew before and after."""
    from tactilegrid.frontends.reviewing import Turn

    game, watcher = session.game, session.viewers[-1]
    state, turns = session.start, []
    for step in session.past:
        after = step.after.state
        if step.what == "play":
            seen = game.observe(state, watcher), game.observe(after, watcher)
            turns.append(Turn(step.ply, step.seat, step.move, *seen))
        state = after
    return turns


def harm(game: AnyGame, seat: Seat, before: Any, after: Any) -> int:
    """How much worse a move made the numbers of whoever made it."""
    now = {(each.name, each.seat): each.value for each in game.measure(after)}
    worse = 0
    for each in game.measure(before):
        then = now.get((each.name, each.seat))
        if each.seat == seat and each.value is not None and then is not None:
            worse += max(0, each.better * (each.value - then))
    return worse


class Reviewing:
    """The part of a host that looks back at a game."""

    look: Look | None = None
    offered = False

    @property
    def whole_game(self) -> Session:
        """The game that is looked back at."""
        return cast("Host", self).session

    def review(self) -> None:
        """Begin to look for the turning points, or tell those that were found."""
        host, session = cast("Host", self), self.whole_game
        if not self.may_review(session):
            host._say(Kind.RESULT, message("review-later"))
        elif not session.past:
            host._say(Kind.RESULT, message("no-moves-yet"))
        else:
            if self.look is None or self.look.session.past != session.past:
                self.look = Look(session)
            self._go_on(self.look)

    def offer_review(self) -> None:
        """Say how to hear one, once, to a person at a terminal whose game is over."""
        host = cast("Host", self)
        desk = host._desk()
        if self.offered or len(desk.modes) == 1 or not host.humans or not host.session.ply:
            return
        if self.may_review(host.session):
            from tactilegrid.frontends.around import asked_by
            from tactilegrid.frontends.keymap import Intent

            self.offered = True
            desk.pending.append(message("review-offer", key=asked_by(desk, Intent.REVIEW)))

    def may_review(self, session: Session) -> bool:
        """Only of a game that is over: before, it would be advice.

        And where something stays hidden after all, as when a draw was agreed, never.
        """
        game = session.game
        over = game.outcome(session.state) is not None
        return over or (session.outcome is not None and not game.hides(session.options))

    def _go_on(self, look: Look) -> None:
        """Have the next move judged, or tell what was found once all are."""
        asked = look.asked()
        if asked is None:
            from tactilegrid.frontends.reviewing import reviewed

            reviewed(cast("Host", self)._desk(), len(look.turns), look.told())
            return
        place, turn = asked
        game = look.session.game
        seen = game.observe(look.states(place)[0], turn.seat)
        made = game.format_move(turn.made) if look.open else ""
        cast("Host", self).consult(seen, turn.seat, BEST, "review", SEED, Budget(NODES), made)

    def cut_short(self) -> None:
        """Judge no more moves than the one at hand: the person does not want to wait."""
        if self.look is not None:
            del self.look.waiting[1:]

    def judged(self, text: str) -> None:
        """An answer of the engine to what `review` asks."""
        if self.look is not None:
            self.look.answered(text)
            self._go_on(self.look)
