"""A first lesson: a game whose opponent knows its lines, and a tutor who says what to do."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from tactilegrid.app.arguments import Arguments
from tactilegrid.app.config import Settings, load_settings
from tactilegrid.app.host import Host
from tactilegrid.app.play import cursor_stays, run_modes
from tactilegrid.app.setup import choose_mode, find_game, make_desk, override
from tactilegrid.app.speaking import Speaking, spoken
from tactilegrid.app.terminal import quiet_terminal
from tactilegrid.core.commands import Command, Play, Player
from tactilegrid.core.game import AnyGame
from tactilegrid.core.lesson import Lesson, common_lesson
from tactilegrid.core.message import Kind, message
from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.session import Session
from tactilegrid.frontends.lesson import LessonDesk
from tactilegrid.frontends.teller import Output
from tactilegrid.frontends.tutor import Tutor
from tactilegrid.outputs.console import Console


def run(arguments: Arguments) -> int:
    """`tactilegrid lesson GAME`."""
    settings = load_settings()
    override(settings, arguments)
    mode = choose_mode(settings, arguments)
    game = find_game(arguments.operand(0))
    with spoken(settings) as speaking:
        teach(game, settings, mode, speaking)
    return 0


def teach(game: AnyGame, settings: Settings, mode: str, speaking: Speaking) -> None:
    """The lesson of one game, until the person leaves."""
    host = LessonHost(game, settings)
    with quiet_terminal():
        console = Console(stays=partial(cursor_stays, host))
        try:
            desk = sit_down(host, host.attend(host.speak_by(speaking, console)), mode)
            for trouble in settings.troubles:
                desk.say(Kind.ALERT, trouble)
            settings.troubles.clear()
            run_modes(host, desk)
        except KeyboardInterrupt:
            host.leave()
        finally:
            host.senses.close()
            console.close()


def sit_down(host: LessonHost, output: Output, mode: str) -> LessonDesk:
    """A desk with its tutor, who has begun to speak."""
    made = make_desk(host, host.settings, output, mode, LessonDesk)
    if not isinstance(made, LessonDesk):
        raise AssertionError("a desk is of the kind that was asked for")
    made.add_catalogues("lesson", host.lesson.source)
    host.tutor = made.tutor = Tutor(host.lesson, host, made)
    host.tutor.open()
    return made


def find_lesson(game: AnyGame) -> Lesson:
    """The game's own lesson, or the one that fits every game."""
    module = f"tactilegrid.games.{game.name.replace('-', '_')}.lesson"
    try:
        lesson: Lesson = import_module(module).LESSON
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        return common_lesson(game.hides(settle(game.options, {})))
    return lesson


class LessonHost(Host):
    """A host without engine and record: the learner's moves pass the tutor, who has the others'."""

    offered = True  # a lesson is no game to look back at

    def __init__(self, game: AnyGame, settings: Settings, lesson: Lesson | None = None) -> None:
        self.lesson = lesson or find_lesson(game)
        self.tutor: Tutor | None = None
        options = settle(game.options, dict(self.lesson.options))
        players = tuple(Player() for _ in game.seats(options))
        super().__init__(
            Session.begin(game, options, 1, players, self.lesson.position), settings, None
        )
        self.learner = self.session.to_move or self.session.seats[0]

    @property
    def humans(self) -> list[Seat]:
        """One person learns, whoever else sits there."""
        return [self.learner]

    @property
    def viewer(self) -> Viewer:
        """The learner's ears."""
        return self.learner

    @property
    def actor(self) -> Seat:
        """The learner."""
        return self.learner

    def submit(self, sender: Seat, command: Command) -> None:
        """What the tutor lets through; after the move that was waited for the others reply."""
        before = self.session
        if self.tutor is None or self.tutor.takes(command):
            super().submit(sender, command)
            if self.tutor and isinstance(command, Play) and self.session is not before:
                self.tutor.moved()

    def play(self, move: str) -> None:
        """A move of whoever's turn it is."""
        turn = self.session.to_move
        if turn is None:
            raise ValueError(f"nobody is left to play {move}")
        made = self.game.parse_move(move, self.session.observe(turn))
        super().submit(turn, Play(self.session.ply, made))

    def kept(self) -> Session:
        """The session is a value."""
        return self.session

    def put_back(self, kept: Any) -> None:
        """The session as it was."""
        self.session = kept

    def prepare(self) -> None:
        """No engine plays here."""

    def _call_engine(self) -> None:
        """The tutor has the others' moves."""

    def rematch(self) -> None:
        """The lesson from its beginning."""
        if self.tutor:
            self.tutor.restart()

    def leave(self) -> None:
        """Nothing to save."""
        desk = self._desk()
        desk.left = True  # first, so that the output knows its last words by that
        desk.say(Kind.RESULT, message("bye-replay"))
