"""Legal moves against OpenSpiel: its own printed games, and random games of two seats."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tactilegrid.app.bench_quoridor import PLY_LIMIT, convert
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.rules import WON
from tests.games.quoridor.quoridor_table import ONE, TWO, begin, steps, written

PLAYTHROUGHS = Path(__file__).parents[2] / "data" / "openspiel-playthroughs.txt"
POSITIONS = 20_000


def playthroughs() -> list[Any]:
    lines = PLAYTHROUGHS.read_text().splitlines()
    cases = []
    for head, moves, counts in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        facts = dict(word.split("=") for word in head.split(" ") if "=" in word and "(" not in word)
        settings = {
            "size": facts["size"],
            "players": facts["players"],
            "fences": facts["fences"].rstrip(","),
            "repetition": "0",
        }
        known = {}
        for entry in counts.split(": ", 1)[-1].split(" ")[0:]:
            if "[" in entry:
                ply, rest = entry.removeprefix("count[pawn").split(":")
                count, pawns = rest.rstrip("]").split("[")
                known[int(ply)] = (int(count), set(pawns.split(",")))
        plies = moves.removeprefix("moves: ").split()
        cases.append(pytest.param(settings, plies, known, id=f"{facts['players']}-seats"))
    return cases


@pytest.mark.parametrize(("settings", "moves", "known"), playthroughs())
def test_printed_games(
    settings: dict[str, str], moves: list[str], known: dict[int, tuple[int, set[str]]]
) -> None:
    """The whole game can be played, and every printed list has our length and our steps."""
    state = begin(**settings)
    assert len(known) in (14, 44)
    for ply, move in enumerate(moves):
        if ply in known:
            count, pawns = known[ply]
            assert (len(GAME.legal_moves(state)), steps(state)) == (count, pawns), ply
        state = GAME.apply(state, GAME.parse_move(move, state)).state


def test_random_games_of_two() -> None:
    """In 20,000 positions OpenSpiel and the rules list the same moves and end alike."""
    game = pytest.importorskip("pyspiel").load_game("quoridor")
    dice, compared, fenced = Random(8412), 0, 0
    while compared < POSITIONS:
        theirs, ours = game.new_initial_state(), begin(repetition=0)
        # random fences run out within forty plies, so most games start with pawns that walk first
        walk = dice.randrange(40)
        while not theirs.is_terminal():
            actions = theirs.legal_actions()
            names = [convert(theirs.action_to_string(action)) for action in actions]
            assert sorted(names) == sorted(written(ours)), GAME.format_position(ours)
            compared += 1
            fenced += any(ours.left)
            walking = [a for a, n in zip(actions, names, strict=True) if len(n) == 2]
            action = dice.choice(walking if walk > 0 else actions)
            walk -= 1
            move = GAME.parse_move(convert(theirs.action_to_string(action)), ours)
            ours = GAME.apply(ours, move).state
            theirs.apply_action(action)
        won = ours.ended is not None
        assert won or ours.plies == PLY_LIMIT
        assert theirs.returns() == [
            GAME.worth(ours, seat) / WON if won else 0 for seat in (ONE, TWO)
        ]
    assert fenced > POSITIONS / 10
