"""Every number in the reason of a hint, counted again in the plainest way; no engine is asked.

An engine may advise any legal move, so the reasons of many moves are read, whoever would make them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tactilegrid.core.game import AnyGame
from tactilegrid.core.options import settle
from tactilegrid.core.seats import Seat
from tactilegrid.games import GAMES, load_game
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
from tests.frontends import recount
from tests.frontends.recount import Counted

Numbers = list[int | None]
FEW = 8  # moves of one position
# Settings that reach what the reasons speak of within a few moves, and moves that are played.
TABLES: dict[str, tuple[dict[str, str], int]] = {
    "quoridor": ({"size": "7", "fences": "5"}, 24),
    "pathagon": ({"size": "5", "pieces": "7"}, 30),
    "quoridor-pac-man": ({}, 30),
    "wayfinder": ({"size": "4"}, 14),
    "escort-quest": ({}, 3),
    "pathfinder": ({}, 0),
}


def read(name: str, seed: int, check: Callable[[Any], bool]) -> int:
    """Play by chance and check the reasons of some moves at each turn; how many had numbers."""
    game, (given, plies) = load_game(name), TABLES[name]
    options, dice, checked = settle(game.options, given), Random(seed), 0
    state, made = game.initial(options, 1), list[str]()
    for _ in range(plies + 1):
        seat = game.to_move(state)
        if seat is None or game.outcome(state) is not None:
            break
        seen = game.observe(state, seat)
        moves = list(game.legal_moves(seen))
        habit = game.habit(seen, seat, "casual", seed)  # such as a whole maze
        for move in (*dice.sample(moves, min(FEW, len(moves))), habit):
            if move is not None:
                checked += check(Reason(game, given, made, seen, seat, move))
        move = dice.choice(moves)
        state, made = game.apply(state, move).state, [*made, game.format_move(move)]
    return checked


class Reason:
    """Why a move may be good, as whoever would make it hears it, and how to count again."""

    def __init__(
        self,
        game: AnyGame,
        given: dict[str, str],
        made: list[str],
        seen: Any,
        seat: Seat,
        move: Any,
    ) -> None:
        words = Catalogue.load("en", ("table", game.name))
        settled = game.settings(game.resample(seen, 0))
        names = tuple((each, game.seat_name(each, settled)) for each in game.seats(settled))
        listener = Listener("en", viewer=seat, names=names, grid=game.grid(settled))
        reasons = game.why(move, seen)
        self.text = " ".join(words.render(reason, listener) for reason in reasons)
        self.who = words.render(game.seat_name(seat, settled), listener)
        self.given, self.made, self.name = given, made, game.name
        self.move = game.format_move(move)

    def counted(self, label: str) -> tuple[dict[str, int | None], dict[str, int | None]]:
        """The numbers of that name before and after the move."""
        count = recount.COUNTERS[self.name]
        before: Counted = count(self.made, self.given)
        after: Counted = count([*self.made, self.move], self.given)
        return before[label], after[label]

    def found(self, pattern: str) -> list[int]:
        """The numbers of the text, none where it has another reason."""
        found = re.search(pattern, self.text)
        return [int(each) for each in found.groups() if each] if found else []


def race(label: str, words: str) -> Callable[[Reason], bool]:
    """Reasons that speak of one's own number, or of the rival's, before and after."""

    def check(reason: Reason) -> bool:
        for whose in ("your", "their"):
            said = reason.found(rf"{whose} {words} (\d+), then (\d+)")
            if said:
                before, after = reason.counted(label)
                (who,) = [each for each in before if (each == reason.who) == (whose == "your")]
                assert said == [before[who], after[who]], (reason.made, reason.text)
                return True
        if said := reason.found(rf"your {words} stays (\d+)"):
            before, after = reason.counted(label)
            assert said == [before[reason.who]] == [after[reason.who]], (reason.made, reason.text)
        return bool(said)

    return check


def chase(reason: Reason) -> bool:
    """Ways to pellets, and of a ghost to Pac-Man."""
    if said := reason.found(r"nearest pellet (\d+), then (\d+)"):
        before, after = reason.counted("Way to the nearest pellet")
        assert said == [before[""], after[""]], (reason.made, reason.text)
    elif said := reason.found(r"his distance (\d+), then (\d+)|(\d+) from him"):
        ways = [
            recount.pac_man_way(moves, reason.given, reason.move[0])
            for moves in (reason.made, [*reason.made, reason.move])
        ]
        assert said == ways[-len(said) :], (reason.made, reason.text)
    return bool(said)


def points(reason: Reason) -> bool:
    """What a village scores at once, and how the end scoring changes."""
    if said := reason.found(r"scores (\d+)"):
        before, after = reason.counted("Points")
        assert said == [(after[reason.who] or 0) - (before[reason.who] or 0)], reason.text
    elif said := reason.found(r"end scoring (\d+) (?:more|less)"):
        before, after = reason.counted("With what is forming")
        change = (after[reason.who] or 0) - (before[reason.who] or 0)
        assert said == [abs(change)], (reason.made, reason.move, reason.text)
        assert ("more" in reason.text) == (change > 0)
    elif said := reason.found(r"from there (\d+) can be scored"):
        assert said == [recount.wayfinder_best(reason.made, reason.given, reason.who, reason.move)]
    elif said := reason.found(r"can score (\d+) less next"):
        (rival,) = re.findall(r"(\w+) can score", reason.text)
        before, after = (
            recount.wayfinder_best(
                moves, reason.given, rival, recount.wayfinder_ship(moves, reason.given, rival)
            )
            for moves in (reason.made, [*reason.made, reason.move])
        )
        assert said == [before - after], (reason.made, reason.move, reason.text)
    return bool(said)


def way_home(reason: Reason) -> bool:
    """The turns to the village by way of the move, and from there."""
    checked = False
    for pattern, more in ((r"takes (\d+) turn", 1), (r"then (\d+) more turn", 0)):
        if said := reason.found(pattern):
            _, after = reason.counted("Turns to the village")
            assert said == [(after["you"] or 0) + more], reason.text
            checked = True
    return checked


def maze(reason: Reason) -> bool:
    """The barriers of a maze that is advised, and its shortest way from outside to the goal."""
    said = reason.found(r"(\d+) barriers?, goal \w+, best way (\d+)")
    if said:
        _, goal, walls = reason.move.split(":")
        assert said == [len(walls.split(",")), recount.way_in(goal, walls.split(","))]
    return bool(said)


CHECKS: dict[str, Callable[[Reason], bool]] = {
    "quoridor": race("Ways", "way"),
    "pathagon": race("Missing squares", "missing squares"),
    "quoridor-pac-man": chase,
    "wayfinder": points,
    "escort-quest": way_home,
    "pathfinder": maze,
}


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_a_hint_are_true(name: str) -> None:
    assert sum(read(name, seed, CHECKS[name]) for seed in range(2)) > 1
