"""What a match says: what is played, how far it is once a minute, and what the games show."""

from __future__ import annotations

import threading
import time
from math import ceil, floor
from typing import TYPE_CHECKING

from tactilegrid.app.match_folder import Folder
from tactilegrid.app.match_results import DRAW, LOSS, WIN, Result, compared, wilson
from tactilegrid.app.referee import Contender
from tactilegrid.app.texts import Page
from tactilegrid.core.message import Message, Name, message
from tactilegrid.engines.search import Budget

if TYPE_CHECKING:
    from tactilegrid.app.match import Match

A_MINUTE = 60.0


class Minutes:
    """Says once a minute how far it is, by a thread of its own: a move may take longer."""

    def __init__(self, match: Match, page: Page) -> None:
        self.match = match
        self.page = page
        self.over = threading.Event()
        self.failed: OSError | None = None
        self.thread = threading.Thread(target=self._run, name="minutes", daemon=True)

    def __enter__(self) -> Minutes:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        self.thread.join()

    def check(self) -> None:
        """Called after each move; raises OSError where nobody hears the minutes any more."""
        if self.failed is not None:
            raise self.failed

    def _run(self) -> None:
        begun, minute = time.monotonic(), 0
        while not self.over.wait(max(0.0, begun + (minute + 1) * A_MINUTE - time.monotonic())):
            minute += 1
            try:
                self._say(minute)
            except OSError as error:
                self.failed = error
                return

    def _say(self, minute: int) -> None:
        done, games = len(self.match.results), self.match.games
        self.page.line(
            message("match-minute", minute=minute, number=min(done + 1, games), games=games)
        )
        self.page.line(score(self.match))


def called(contender: Contender) -> Message | Name:
    """What a contender is called."""
    if contender.name:
        return Name(contender.name)
    level = message(f"level-{contender.kind}")
    style = contender.player.style
    return message("match-styled", level=level, style=style) if style else level


def score(match: Match) -> Message:
    """Games won, lost and drawn so far."""
    won, lost, drawn = match.tally()
    one, other = match.names
    return message("match-score", one=one, won=won, other=other, lost=lost, drawn=drawn)


def say_beginning(match: Match, folder: Folder, page: Page) -> None:
    """What is played, and where it is kept."""
    one, other = match.names
    title = message(f"{match.game.name}-title")
    page.line(message("match-begins", game=title, one=one, other=other, n=match.games))
    spends = match.budget or Budget()
    how = "nodes" if spends.nodes else "ms" if spends.ms else "usual"
    page.line(message("match-spends", how=how, n=spends.nodes or spends.ms))
    for each, name in zip(match.contenders, match.names, strict=False):
        if each.budget is not None:
            kind, n = ("nodes", each.budget.nodes) if each.budget.nodes else ("ms", each.budget.ms)
            page.line(message("match-own", name=name, how=kind, n=n))
    page.line(message("match-kept", seed=Name(str(match.seed)), folder=Name(folder.path)))
    if folder.results:
        page.line(message("match-goes-on", n=min(len(folder.results), match.games)))


def say_end(match: Match, page: Page) -> None:
    """What the games show."""
    results, (one, other) = match.results, match.names
    counted = compared(results)
    page.line(score(match))
    points, games = sum(each for _, each in counted), len(counted)
    low, high = wilson(points, games)
    percent = round(100 * points / games) if games else 50
    page.line(
        message(
            "match-share",
            name=one,
            percent=percent,
            low=floor(100 * low),
            high=ceil(100 * high),
        )
    )
    stronger = one if low > DRAW else other if high < DRAW else None
    page.line(
        message("match-open") if stronger is None else message("match-stronger", name=stronger)
    )
    if match.role:
        say_role(match, page)
    for seat in sorted({seat for seat, _ in counted if seat}):
        here = [each for place, each in counted if place == seat]
        won, lost, drawn = (here.count(each) for each in (WIN, LOSS, DRAW))
        page.line(message("match-seat", name=one, seat=seat, won=won, lost=lost, drawn=drawn))
    plies = sorted(result.plies for result in results)
    mean = round(sum(plies) / len(plies))
    page.line(message("match-length", low=plies[0], high=plies[-1], n=mean))
    for side, name in enumerate((one, other)):
        say_spent(page, name, side, results)


def say_role(match: Match, page: Page) -> None:
    """How each did in the role against the third."""
    third = called(match.contenders[2])
    page.line(message("match-role", seat=match.role, third=third))
    for side, name in enumerate(match.names):
        here = [each.points for each in match.results if side in each.sides]
        won, lost, drawn = (here.count(each) for each in (WIN, LOSS, DRAW))
        page.line(
            message("match-seat", name=name, seat=match.role, won=won, lost=lost, drawn=drawn)
        )


def say_spent(page: Page, name: Message | Name, side: int, results: list[Result]) -> None:
    """The time of one contender, and the seats that it lost."""
    spent = [result.spent[side] for result in results]
    moves = sum(each.moves for each in spent)
    mean = 1000 * sum(each.seconds for each in spent) / max(moves, 1)
    most = 1000 * max(each.slowest for each in spent)
    late = sum(each.late for each in spent)
    page.line(message("match-time", name=name, mean=round(mean), most=round(most), late=late))
    why = [result.lost[side] for result in results if result.lost[side]]
    for each in sorted(set(why)):
        page.line(message("match-forfeits", name=name, why=each, n=why.count(each)))
