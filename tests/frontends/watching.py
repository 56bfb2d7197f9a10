"""A whole game as one viewer hears it, whoever moves."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

from tactilegrid.app.play import first_words
from tactilegrid.app.setup import make_desk
from tactilegrid.app.whole_games import Watching, command, player
from tactilegrid.core.commands import Play
from tactilegrid.core.options import settle
from tactilegrid.core.seats import SPECTATOR, Viewer
from tactilegrid.core.session import Session
from tactilegrid.engines.choose import choose
from tactilegrid.games import load_game
from tests.frontends.sitting import Ear, Kept, Sitting


class Heard(NamedTuple):
    """What one viewer heard of one step: whole lines, and the announcements in them, one by one,
    without whose turn is next.
    """

    step: str
    lines: list[str]
    parts: list[str]


class Script:
    """A game to be heard: its table, and what is done there, step by step.

    A step is a move, `undo`, `redo`, `draw` or `resign` of whoever's turn it is, or `resign:3`.
    """

    def __init__(
        self,
        game: str,
        steps: str,
        players: tuple[str, ...] = ("", ""),
        options: dict[str, str] | None = None,
        position: str = "",
    ) -> None:
        self.game = load_game(game)
        self.steps = [" ".join(step.split()) for step in steps.split(";")]
        self.given = options or {}
        self.options = settle(self.game.options, self.given)
        self.players = players
        self.position = position
        self.known: dict[tuple[str, str, str], list[Heard]] = {}

    @property
    def viewers(self) -> dict[str, Viewer]:
        """Every seat and the spectator, by the names that files have."""
        seats = self.game.seats(self.options)
        return {**{f"seat{seat.number}": seat for seat in seats}, "spectator": SPECTATOR}

    def heard(self, language: str, who: str, verbosity: str) -> list[Heard]:
        """Each step and what was heard of it, the opening first; played once for each listener."""
        told = (language, who, verbosity)
        if told not in self.known:
            self.known[told] = self.listen(language, who, verbosity)
        return self.known[told]

    def listen(self, language: str, who: str, verbosity: str) -> list[Heard]:
        """The same, played now."""
        session = Session.begin(
            self.game, self.options, 1, tuple(map(player, self.players)), self.position
        )
        settings = Kept({"language": language, "verbosity": verbosity})
        host, ear = Watching(session, settings, None), Ear()
        host.ears = self.viewers[who]
        desk = make_desk(host, settings, ear, "line")
        first_words(host, desk, ())

        def since(before: int, step: str) -> Heard:
            lines = [one.text for one in ear.said[before:]]
            now = host.session
            if not step:
                said = now.game.opening(host.ears, now.observe(host.ears))
            elif step == "undo":
                said = ()
            else:
                said = now.heard(now.past[-1], host.ears, now.observe(host.ears))
            return Heard(step, lines, [desk.teller.text(each) for each in said] or lines)

        found = [since(0, "")]
        for step in self.steps:
            before = len(ear.said)
            host.submit(*command(host.session, step))
            desk.flush()
            found.append(since(before, step))
        return found

    def before_the_end(self, language: str, verbosity: str) -> Sitting:
        """Somebody at that table when everything but the last step has been done."""
        sitting = Sitting(
            self.game.name,
            players=self.players,
            options=dict(self.given),
            position=self.position,
            language=language,
            verbosity=verbosity,
        )
        for step in self.steps[:-1]:
            sitting.host.submit(*command(sitting.session, step))
            sitting.desk.flush()
        sitting.check()
        return sitting

    def transcript(self, language: str, who: str, verbosity: str) -> str:
        """The same as a text: what is done behind a `>`, what is heard below it."""
        lines = []
        for heard in self.heard(language, who, verbosity):
            lines += [*([f"> {heard.step}"] if heard.step else []), *heard.lines]
        return "".join(f"{line}\n" for line in lines)


@cache
def made_up(game: str, longest: int = 30) -> Script:
    """A game between two engines that know nothing, for games that nobody wrote a script of."""
    rules, dice, steps = load_game(game), Random(1), []
    options = settle(rules.options, {})
    players = tuple("" for _ in rules.seats(options))
    session = Session.begin(rules, options, 1, tuple(map(player, players)))
    while session.to_move is not None and len(steps) < longest:
        seat = session.to_move
        *_, found = choose(rules, session.observe(seat), seat, "novice", dice.getrandbits(32))
        move = found.move
        steps.append(rules.format_move(move))
        session = session.handle(seat, Play(session.ply, move)).session
    return Script(game, "; ".join(steps), players)
