"""A person at a desk in this process, who notes each key pressed and what the desk then said.

It gives the sessions that screen readers are held to: the keys are sent to the program in a
terminal, and what was noted here must be heard there. No console, terminal, front end loop or
reader takes part.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from tactilegrid.app.config import Settings
from tactilegrid.app.host import Host
from tactilegrid.app.play import create, first_words
from tactilegrid.app.setup import make_desk
from tactilegrid.core.commands import Player
from tactilegrid.core.game import Touch
from tactilegrid.core.geometry import Cell, Edge
from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.engines.choose import choose
from tactilegrid.frontends.keys import take_key
from tactilegrid.games import load_game
from tactilegrid.speech.utterance import Utterance


class Notes:
    """An output that keeps what it is given."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, utterance: Utterance) -> None:
        self.lines.append(utterance.text)

    def draw(self, lines: Iterable[str]) -> None:
        self.lines += lines

    def stop(self) -> None:
        pass

    def close(self) -> None:
        pass


class Sitter:
    """`noted` is (key, lines) for each key pressed; `opening` what was said before the first."""

    def __init__(
        self,
        folder: Path,
        game: str,
        *players: str,
        seed: int = 1,
        language: str = "en",
        **options: str,
    ) -> None:
        self.game = load_game(game)
        given = settle(self.game.options, options)
        seats = tuple(Player(level) if level else Player() for level in players)
        session = Session.begin(self.game, given, seed, seats)
        settings = Settings(str(folder / "settings.toml"))
        settings.for_now["language"] = language
        self.host = Host(session, settings, create(str(folder / "noted.tgrec"), session))
        self.notes = Notes()
        self.desk = make_desk(self.host, settings, self.notes, "grid")
        self.desk.modes = ("grid", "line")
        self.noted: list[tuple[str, list[str]]] = []
        first_words(self.host, self.desk, ())
        self.host.prepare()
        self.listen()
        self.opening = self.taken()

    def listen(self) -> None:
        """Let engines answer, and hear it."""
        self.host.wait()
        self.desk.flush()

    def taken(self) -> list[str]:
        lines, self.notes.lines = self.notes.lines, []
        return lines

    def press(self, *keys: str) -> None:
        """Press keys one after another, each after the answer to the one before."""
        for key in keys:
            take_key(self.desk, key)
            self.listen()
            self.noted.append((key, self.taken()))

    def walk(self, place: Touch) -> None:
        """Take the cursor to a square or a slot with fence mode, arrows and rotation."""
        if isinstance(place, Edge):
            if self.desk.explorer.edge is None:
                self.press("f")
            if self.desk.explorer.place.side is not place.side:  # type: ignore[union-attr]
                self.press("r")
            cell = place.cell
        elif isinstance(place, Cell):
            if self.desk.explorer.edge is not None:
                self.press("f")
            cell = place
        else:
            return
        across = cell.column - self.desk.explorer.cell.column
        self.press(*["Right" if across > 0 else "Left"] * abs(across))
        up = cell.row - self.desk.explorer.cell.row
        self.press(*["Up" if up > 0 else "Down"] * abs(up))

    def make(self, text: str) -> None:
        """Make the move of that notation by touch, answering what is asked."""
        seen = self.host.seen()
        move = self.game.parse_move(text, seen)
        before = self.host.ply
        for place in self.game.touches(move, seen):
            if self.host.ply == before and not isinstance(place, Cell | Edge):
                break
            self.walk(place)
            self.press("Enter")
        if self.desk.question is not None and self.host.ply == before:
            inquiry_moves = [answer[1].args[-1] for answer in self.desk.question.answers]  # type: ignore[attr-defined]
            self.press(str(inquiry_moves.index(move) + 1))
        elif self.host.ply == before:
            self.press("Enter")  # a fence was read back

    def play_out(self, *, seed: int = 1, fences: bool = True, limit: int = 200) -> None:
        """Go on until the game is over: like a casual player, or with steps to the goal only."""
        while self.host.turn is not None and self.host.ply < limit:
            seat, seen = self.host.actor, self.host.seen()
            if fences:
                *_, move = choose(self.game, seen, seat, "casual", seed + self.host.ply)
            else:
                steps = [
                    move
                    for move in self.game.legal_moves(seen)
                    if isinstance(self.game.touches(move, seen)[-1], Cell)
                ]
                move = max(steps, key=partial(self.worth, seen, seat))
            self.make(self.game.format_move(move))

    def worth(self, seen: Any, seat: Seat, move: Any) -> float:
        """How a seat stands after a move."""
        after = self.game.apply(self.game.resample(seen, 1), move).state
        return float(self.game.worth(self.game.observe(after, seat), seat))

    def close(self) -> None:
        self.host.close()

    @property
    def keys(self) -> str:
        """The script of what was pressed, as the harness wants it."""
        return " ".join(key for key, _ in self.noted)
