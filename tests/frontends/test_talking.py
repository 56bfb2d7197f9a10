"""Hints that come unasked, and the review that is offered once."""

from __future__ import annotations

from typing import Any

import pytest

from tactilegrid.core.commands import AgreeDraw
from tactilegrid.core.measures import Tally
from tactilegrid.core.seats import Seat
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.talking import good_for, turned
from tests.frontends.sitting import Sitting

TALKS = {"hints": "talkative"}
SMALL = {"size": "5", "fences": "5"}
ONE, TWO = Seat(1), Seat(2)


def heard(sitting: Sitting, *moves: str) -> str:
    said = " ".join(sitting.type(*moves))
    sitting.check()
    return said


def test_a_move_of_ones_own_is_told_by_the_numbers_that_it_changed() -> None:
    """A step shortens one's own way by one; a fence lengthens that of the other (QD-R1)."""
    sitting = Sitting(players=("", "Bob"), options=SMALL, **TALKS)
    assert "Ways: South 1 less." in heard(sitting, "c2")
    assert "Fences: Bob 1 less." in heard(sitting, "a1h")
    sitting = Sitting(players=("", "Bob"), options=SMALL, **TALKS)
    assert "Ways: South 1 more, Bob 1 more." in heard(sitting, "c4h")


def test_it_is_said_to_you_where_you_play_an_engine() -> None:
    sitting = Sitting(players=("", "engine:novice"), options=SMALL, **TALKS)
    assert "Ways: you 1 less." in heard(sitting, "c2")


def test_nothing_is_said_unasked_where_nobody_wants_it() -> None:
    sitting = Sitting(players=("", "Bob"), options=SMALL)
    assert "less" not in heard(sitting, "c2")


def test_a_word_turns_it_on_and_off() -> None:
    sitting = Sitting(players=("", "Bob"), options=SMALL)
    assert sitting.type("talkative") == ["hints: talkative."]
    assert "Ways: South 1 less." in heard(sitting, "c2")
    assert sitting.do(Intent.TALK) == ["hints: when asked for."]
    assert "less" not in heard(sitting, "c4")


def test_it_is_said_when_the_game_turns_and_only_then() -> None:
    """Two steps to go for both (QD-R1), and no fences: a step of the other makes one behind."""
    sitting = Sitting(
        players=("", "engine:casual"), options=SMALL, position="5x5 c3,b3 0,0 - 2", **TALKS
    )
    assert "Ways: you are behind now, by 1. Your move." in " ".join(sitting.lines)
    assert "now, by" not in heard(sitting, "c4")


@pytest.mark.parametrize(("verbosity", "least"), [("brief", 0), ("normal", 1), ("full", 1)])
def test_at_most_one_short_sentence_a_move(verbosity: str, least: int) -> None:
    sitting = Sitting(players=("", "Bob"), options=SMALL, verbosity=verbosity, **TALKS)
    quiet = Sitting(players=("", "Bob"), options=SMALL, verbosity=verbosity)
    for move in ("c2", "c4h", "c2h", "c4"):
        loud, still = heard(sitting, move), heard(quiet, move)
        extra = len(loud.split()) - len(still.split())
        assert least - 1 <= extra <= 8


def test_a_hint_comes_at_length_at_once() -> None:
    asked = Sitting(options=SMALL)
    talks = Sitting(options=SMALL, **TALKS)
    assert talks.do(Intent.HINT) == asked.do(Intent.STRONG_HINT)
    assert Sitting(options=SMALL).do(Intent.HINT) != asked.do(Intent.STRONG_HINT)


def test_in_russian() -> None:
    sitting = Sitting(players=("", "engine:novice"), options=SMALL, language="ru", **TALKS)
    assert "вы, на 1 меньше." in heard(sitting, "c2")


def test_secrets_stay_secret() -> None:
    """In a hidden maze the numbers are those of the tracking grid, which everybody hears."""
    sitting = Sitting("pathfinder", players=("", "engine:novice"), seed=3, **TALKS)
    said = heard(sitting, "load snake", "ready")
    assert "less" not in said
    assert "more" not in said


# the numbers


class Counting:
    """A game of which only the numbers count."""

    name = "quoridor"

    def measure(self, seen: Any) -> tuple[Tally, ...]:
        return tuple(seen)


def ways(mine: int | None, other: int | None) -> tuple[Tally, ...]:
    return Tally("way", mine, ONE, -1), Tally("way", other, TWO, -1)


@pytest.mark.parametrize(
    ("before", "after", "how"),
    [
        (ways(5, 5), ways(5, 7), "ahead"),
        (ways(5, 4), ways(5, 6), "ahead"),
        (ways(5, 5), ways(8, 5), "behind"),
        (ways(5, 6), ways(7, 6), "behind"),
        (ways(5, 6), ways(5, 7), None),
        (ways(6, 5), ways(7, 5), None),
        (ways(6, 5), ways(5, 5), None),
        (ways(6, None), ways(5, 7), None),
        (ways(6, 5), ways(None, 7), None),
        ((), ways(5, 7), None),
        (ways(5, 7), (), None),
        (ways(5, 5)[:1], ways(4, 5)[:1], None),
    ],
)
def test_a_game_turns_where_the_lead_changes_hands(
    before: Any, after: Any, how: str | None
) -> None:
    said = turned(Counting(), ONE, before, after)  # type: ignore[arg-type]
    assert (said and said.get("how")) == how


def test_a_number_that_nobody_owns_and_one_that_comes_or_goes() -> None:
    pellets = [(Tally("way", n),) for n in (4, 3)]
    said = good_for(Counting(), *pellets)  # type: ignore[arg-type]
    assert said is not None
    assert [part.key for part in said.get("counts")] == ["talk-step"]  # type: ignore[union-attr]
    gone = good_for(Counting(), ways(4, 4), ways(None, 4))  # type: ignore[arg-type]
    assert gone is not None
    assert [part.key for part in gone.get("counts")] == ["tally-seat"]  # type: ignore[union-attr]


def test_where_there_are_no_numbers_nothing_is_said() -> None:
    assert good_for(Counting(), (), ()) is None  # type: ignore[arg-type]
    same = good_for(Counting(), ways(4, 4), ways(4, 4))  # type: ignore[arg-type]
    assert same is not None
    assert same.key == "talk-same"


# the review


def test_the_review_is_offered_once_after_a_game() -> None:
    sitting = Sitting(players=("", "Bob"), options={"size": "3", "fences": "0"})
    said = heard(sitting, "b2", "a3", "b3")
    assert said.endswith("For a review of this game: Shift+E.")
    sitting.type("undo")
    assert "review" not in heard(sitting, "b3")


def test_in_line_mode_its_word_is_said_and_in_brief_only_that() -> None:
    small = {"size": "3", "fences": "0"}
    sitting = Sitting(options=small, mode="line", verbosity="brief")
    assert heard(sitting, "b2", "a3", "b3").endswith("Review: review.")


def test_no_review_is_offered_where_none_comes() -> None:
    """Nothing was played; or what was hidden stays so."""
    sitting = Sitting(players=("", "Bob"), options=SMALL)
    assert "review" not in " ".join(sitting.type("resign", "yes"))
    sitting = Sitting("pathfinder", players=("", "Bob"))
    sitting.host.submit(ONE, AgreeDraw(0))
    assert "review" not in " ".join(sitting.lines)
