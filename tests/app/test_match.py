"""Matches between engines: fair, counted, kept, gone on with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.app import match as match_module
from tactilegrid.app import match_folder, match_report
from tactilegrid.app.match import Match
from tactilegrid.app.match_report import Minutes
from tactilegrid.app.match_results import (
    Result,
    as_line,
    compared,
    from_line,
    points_of,
    wilson,
)
from tactilegrid.app.recorder import Recorder
from tactilegrid.app.referee import Answered, Spent, opened, play_out, too_late
from tactilegrid.app.texts import Page
from tactilegrid.core.commands import Player
from tactilegrid.core.options import settle
from tactilegrid.core.record import read_record
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.engines.choose import choose
from tactilegrid.engines.search import Budget
from tactilegrid.games import load_game

SMALL = ("--option", "size=3", "--option", "fences=0")


def match(ask: Any, *words: str, keep: Path) -> Any:
    """A match of casual and novice on the smallest board, where casual cannot but win more."""
    return ask(
        *("match", "quoridor", "casual", "novice", *SMALL),
        *("--nodes", "20", "--openings", "4", "--keep", str(keep), *words),
    )


def test_a_match_says_what_it_found_out(ask: Any, tmp_path: Path) -> None:
    said = match(ask, "--games", "4", keep=tmp_path / "m")
    assert (said.code, said.err) == (0, "")
    assert said.lines[0] == "Quoridor: Casual against Novice, 4 games."
    assert said.lines[1] == "20 positions looked at for a move."
    assert said.lines[2] == f"Openings 4. Kept in {tmp_path / 'm'}"
    results = read_results(tmp_path / "m")
    won = sum(result.points == 1.0 for result in results)
    lost = sum(result.points == 0.0 for result in results)
    assert said.lines[3] == f"Casual won {won}, Novice won {lost}, drawn {4 - won - lost}."
    low, _ = wilson(sum(result.points for result in results), 4)
    assert f"Wilson interval, 95 percent: {int(100 * low)} to " in said.lines[4]
    assert any(line.startswith("Casual in seat 1: won ") for line in said.lines)
    assert any(line.startswith("Games of ") for line in said.lines)
    assert sum(" ms a move on average, " in line for line in said.lines) == 2


def test_a_match_is_said_in_russian(ask: Any, tmp_path: Path) -> None:
    said = match(ask, "--games", "2", "--lang", "ru", keep=tmp_path / "m")
    assert said.lines[0] == "Коридор: Любитель против Новичок, 2 партии."


def read_results(folder: Path) -> list[Result]:
    lines = (folder / "match.txt").read_text("utf-8").splitlines()
    return [from_line(line) for line in lines if line.startswith("result ")]


def test_records_are_kept_and_each_opening_is_played_twice(ask: Any, tmp_path: Path) -> None:
    match(ask, "--games", "4", keep=tmp_path)
    records = sorted(tmp_path.glob("*.tgrec"))
    assert [path.name for path in records] == [f"0000{number}.tgrec" for number in range(1, 5)]
    loaded = [read_record(path.read_bytes(), load_game) for path in records]
    results = read_results(tmp_path)
    for game, result in zip(loaded, results, strict=True):
        assert game.session.outcome is not None
        assert game.session.ply == result.plies
        assert points_of(game.session, result.sides) == result.points
    assert [result.sides for result in results] == [(0, 1), (1, 0)] * 2
    assert loaded[0].session.seed == loaded[1].session.seed != loaded[2].session.seed
    kinds = [tuple(player.kind for player in game.session.players) for game in loaded]
    assert kinds == [("casual", "novice"), ("novice", "casual")] * 2


def test_a_match_that_was_cut_short_goes_on(ask: Any, tmp_path: Path) -> None:
    """What is there is not played again; with the same seed it comes to the same."""
    match(ask, "--games", "4", keep=tmp_path / "whole")
    match(ask, "--games", "2", keep=tmp_path / "parts")
    (tmp_path / "parts" / "00003.tgrec").write_text("a game in the middle\n")
    with open(tmp_path / "parts" / "match.txt", "a") as file:
        file.write("result 3 AB 1.0")  # torn by a crash
    said = match(ask, "--games", "4", keep=tmp_path / "parts")
    assert "2 games are there already." in said.lines
    whole, parts = (read_results(tmp_path / each) for each in ("whole", "parts"))
    assert [(r.points, r.plies, r.reason) for r in whole] == [
        (r.points, r.plies, r.reason) for r in parts
    ]


def test_to_go_on_needs_no_openings(ask: Any, tmp_path: Path) -> None:
    """The folder knows them, as it knows all else."""
    words = ("match", "quoridor", "casual", "novice", *SMALL, "--nodes", "20", "--games")
    first = ask(*words, "2", "--keep", str(tmp_path))
    said = ask(*words, "4", "--keep", str(tmp_path))
    assert (said.code, said.lines[2]) == (0, first.lines[2])
    assert said.lines[3] == "2 games are there already."


def test_a_match_is_played_by_one_program_at_a_time(ask: Any, refused: Any, tmp_path: Path) -> None:
    match(ask, "--games", "2", keep=tmp_path)
    other = Recorder.reopen(str(tmp_path / "match.txt"), (tmp_path / "match.txt").stat().st_size)
    said = match(ask, "--games", "4", keep=tmp_path)
    other.close()
    assert refused(said, 1) == f"The match in {tmp_path} is being played by another program."


def test_matches_of_one_second_have_folders_of_their_own(
    ask: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_folder.time, "strftime", lambda _: "then")
    words = ("match", "quoridor", "casual", "novice", *SMALL, "--games", "1", "--nodes", "9")
    ends = [ask(*words).lines[2].rpartition(os.sep)[2] for _ in range(3)]
    assert ends == ["then", "then-2", "then-3"]


def test_another_match_is_not_mixed_with_it(ask: Any, refused: Any, tmp_path: Path) -> None:
    match(ask, "--games", "2", keep=tmp_path)
    before = (tmp_path / "match.txt").read_bytes()
    said = ask("match", "quoridor", "novice", "novice", "--nodes", "20", "--keep", str(tmp_path))
    assert refused(said, 2).endswith("holds another match, or another start of this one.")
    (tmp_path / "match.txt").write_bytes(before + b"result x\n")
    said = match(ask, "--games", "2", keep=tmp_path)
    assert refused(said, 1).endswith("result 3 cannot be read.")


ROLE = "--role and --against go together, in a game of several seats."
EVERY_LEVEL = "novice, casual, club, expert, master"
WRONG = [
    (("casual", "human"), f"human cannot play here: exec:COMMAND, or one of {EVERY_LEVEL}."),
    (("casual", "novice", "--games", "0"), "--games cannot be 0: a number from 1 to 100000."),
    (("casual", "novice", "--ms", "x"), "--ms cannot be x: a number from 1 to 600000."),
    (("casual", "novice", "--ms", "5", "--nodes", "5"), "Either --ms or --nodes, not both."),
    (("casual", "novice", "--role", "1"), ROLE),
    (("casual", "novice", "--against", "novice"), ROLE),
    (("casual", "novice", "--role", "1", "--against", "novice"), ROLE),
    (("casual:sec=3", "novice"), "sec=3 is neither ms=NUMBER nor nodes=NUMBER."),
    (("casual:ms=0", "novice"), "--ms cannot be 0: a number from 1 to 600000."),
    (("casual", "exec:nowhere"), "No program nowhere to start."),
    (("casual", "exec:'"), "No program ' to start."),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG)
def test_a_wrong_match_is_refused(
    ask: Any, refused: Any, words: tuple[str, ...], sentence: str
) -> None:
    assert refused(ask("match", "escort-quest", *words), 2) == sentence


def test_a_folder_that_cannot_be_made_is_said(ask: Any, refused: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = match(ask, "--games", "2", keep=tmp_path / "file" / "m")
    assert "cannot be written" in refused(said, 1)


def test_a_game_for_one_is_compared_by_pairs(ask: Any, tmp_path: Path) -> None:
    said = ask(
        *("match", "wayfinder", "casual", "novice", "--option", "players=1", "--nodes", "3"),
        *("--option", "ply_cap=6", "--games", "4", "--openings", "1", "--keep", str(tmp_path)),
    )
    assert (said.code, said.err) == (0, "")
    results = read_results(tmp_path)
    assert [result.sides for result in results] == [(0,), (1,), (0,), (1,)]
    counted = compared(results)
    assert len(counted) == 2
    pairs = zip(results[::2], results[1::2], strict=True)
    better = sum(one.standing > other.standing for one, other in pairs)
    assert sum(points == 1.0 for _, points in counted) >= better


def test_each_pair_of_a_game_for_one_has_another_puzzle(ask: Any, tmp_path: Path) -> None:
    words = ("match", "escort-quest", "casual", "novice", "--option", "ply_cap=9")
    words = (*words, "--games", "6", "--openings", "1", "--keep")
    assert ask(*words, str(tmp_path / "m")).code == 0
    records = [path.read_bytes() for path in sorted((tmp_path / "m").glob("*.tgrec"))]
    sessions = [read_record(data, load_game).session for data in records]
    puzzles = [session.options.choice("puzzle") for session in sessions]
    assert puzzles[::2] == puzzles[1::2]
    assert len(set(puzzles)) == 3
    named = (*words, str(tmp_path / "n"), "--option", "puzzle=7")
    assert ask(*named).code == 0
    records = [path.read_bytes() for path in sorted((tmp_path / "n").glob("*.tgrec"))]
    assert {read_record(d, load_game).session.options.choice("puzzle") for d in records} == {"7"}


def test_of_two_games_for_one_that_were_lost_none_is_better() -> None:
    """It is no merit to lose sooner."""
    spent = (Spent(), Spent())
    lost = [Result(n, (n - 1,), 0.5, 9 - n, "caught", -5, spent, ("", "")) for n in (1, 2)]
    won = [Result(n, (n - 1,), 0.5, 9 - n, "home", 5, spent, ("", "")) for n in (1, 2)]
    assert compared(lost) == [(0, 0.5)]
    assert compared(won) == [(0, 0.0)]


def test_a_role_is_compared_against_a_third(ask: Any, tmp_path: Path) -> None:
    """Both have seat 2 in turn, from the same starts; who does better there has the pair."""
    said = match(ask, "--games", "4", "--role", "2", "--against", "novice", keep=tmp_path)
    assert (said.code, said.err) == (0, "")
    results = read_results(tmp_path)
    assert [result.sides for result in results] == [(2, 0), (2, 1)] * 2
    for result in results:
        data = (tmp_path / f"{result.number:05}.tgrec").read_bytes()
        outcome = read_record(data, load_game).session.outcome
        assert outcome is not None
        assert result.points == float(outcome.winners == (Seat(2),)) or not outcome.winners
    pairs = [(one.points, other.points) for one, other in zip(results[::2], results[1::2])]  # noqa: B905
    assert [points for _, points in compared(results)] == [
        0.5 if one == other else float(one > other) for one, other in pairs
    ]
    assert "In seat 2 against Novice, from the same starts; pairs are counted." in said.lines
    assert sum(" in seat 2: won " in line for line in said.lines) == 2


def test_in_a_role_its_levels_can_play(
    ask: Any, refused: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where one seat has a level that the other has not, who plays both cannot be of it."""
    known = match_module.levels

    def levels(game: Any, options: Any, seat: Seat) -> Any:
        found = known(game, options, seat)
        return found if seat.number == 2 else {"novice": found["novice"], "casual": found["casual"]}

    monkeypatch.setattr(match_module, "levels", levels)
    words = ("match", "quoridor-pac-man", "club", "casual", "--games", "2", "--nodes", "5")
    words += ("--openings", "1", "--option", "ply_cap=8", "--keep", str(tmp_path))
    assert "club cannot play here" in refused(ask(*words), 2)
    assert "club cannot play here" in refused(ask(*words, "--role", "1", "--against", "casual"), 2)
    said = ask(*words, "--role", "2", "--against", "casual")
    assert (said.code, said.err) == (0, "")


def test_once_a_minute_it_says_how_far_it_is(
    ask: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_report, "A_MINUTE", 1e-3)
    said = match(ask, "--games", "2", keep=tmp_path)
    assert any(line.startswith("Minute ") and "game 1 of 2" in line for line in said.lines)


def test_a_match_that_nobody_hears_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the minutes ran into is raised where the games are played."""
    monkeypatch.setattr(match_report, "A_MINUTE", 1e-3)
    game = load_game("quoridor")
    played = Match(game, settle(game.options, {}), [Scripted(), Scripted()], None, 3, 1)

    def broken(_: Any) -> None:
        raise BrokenPipeError

    page = Page("en", "match", "quoridor")
    monkeypatch.setattr(page, "line", broken)
    with Minutes(played, page) as minutes:
        minutes.thread.join(20.0)
        with pytest.raises(BrokenPipeError):
            minutes.check()


def test_a_level_can_have_a_budget_of_its_own(ask: Any, tmp_path: Path) -> None:
    """Casual may look at one move only, which is none the better for it."""
    said = ask(
        *("match", "quoridor", "casual:nodes=1", "casual", *SMALL, "--games", "2"),
        *("--openings", "1", "--keep", str(tmp_path)),
    )
    assert (said.code, said.err) == (0, "")
    assert said.lines[2] == "Casual 1: 1 position a move."
    assert "player casual:nodes=1" in (tmp_path / "match.txt").read_text().splitlines()


def test_two_of_a_kind_are_told_apart(ask: Any, tmp_path: Path) -> None:
    said = ask(
        *("match", "quoridor", "novice", "novice", *SMALL, "--games", "2", "--openings", "1"),
        *("--keep", str(tmp_path)),
    )
    assert said.lines[0] == "Quoridor: Novice 1 against Novice 2, 2 games."
    assert said.lines[1] == "As long a move as each level usually takes."


# the referee


class Scripted:
    """Answers what it was told to, after as long as it was told to."""

    text = kind = "scripted"
    name = ""
    budget: Budget | None = None

    def __init__(self, *answers: Answered) -> None:
        self.answers = list(answers)

    def prepare(self, session: Session) -> None:
        """Nothing."""

    def answer(self, session: Session, seat: Seat, budget: Budget | None) -> Answered:
        """The next answer, or any legal move."""
        if self.answers:
            return self.answers.pop(0)
        *_, found = choose(session.game, session.observe(seat), seat, "casual", 1)
        return Answered(session.game.format_move(found.move), 0.01)

    def close(self) -> None:
        """Nothing."""


FORFEITS = [
    (Answered("z9", 0.01), "illegal"),
    (Answered("not a move", 0.01), "illegal"),
    (Answered("e2", 9.0), "late"),
    (Answered("", 0.2, "ended"), "ended"),
    (Answered("", 0.2, "silent"), "silent"),
]


@pytest.mark.parametrize(("answer", "why"), FORFEITS)
@pytest.mark.parametrize("players", ["2", "4"])
def test_who_makes_no_good_move_in_time_loses_the_seat(
    answer: Answered, why: str, players: str
) -> None:
    """With four seats the others play on."""
    game = load_game("quoridor")
    options = settle(game.options, {"players": players, "ply_cap": "60"})
    sides = (1, 0) * (int(players) // 2)
    session = Session.begin(game, options, 1, (Player("x"),) * int(players))
    lines: list[str] = []
    played = play_out(
        session,
        sides,
        (Scripted(), Scripted(answer)),
        Budget(ms=100),
        lines.extend,
        lambda: None,
    )
    assert played.lost == ("", why)
    assert lines[0] == "resign 1"
    outcome = played.session.outcome
    assert outcome is not None
    assert Seat(1) not in outcome.winners
    assert (played.session.ply > 0) == (players == "4")


def test_a_little_late_is_not_late() -> None:
    assert not too_late(0.3, Budget(ms=100))
    assert too_late(0.4, Budget(ms=100))
    assert not too_late(99.0, Budget(nodes=100))
    assert not too_late(99.0, None)


def test_openings_are_short_and_end_no_game() -> None:
    from random import Random

    game = load_game("quoridor")
    options = settle(game.options, {"size": "3", "fences": "0"})
    session = Session.begin(game, options, 1, (Player(), Player()))
    lengths = set()
    for seed in range(30):
        after = opened(session, Random(seed), lambda _: None)
        assert after.outcome is None
        lengths.add(after.ply)
    assert lengths <= {1, 2, 3, 4, 5, 6}
    hidden = load_game("pathfinder")
    start = Session.begin(hidden, settle(hidden.options, {}), 1, (Player(), Player()))
    assert opened(start, Random(1), lambda _: None) is start


# the numbers


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (60, 100, 0.5020, 0.6906)],
)
def test_the_interval_is_that_of_wilson(points: int, games: int, low: float, high: float) -> None:
    """Values of the score interval as tables have them, z = 1.96."""
    found = wilson(points, games)
    assert found == (pytest.approx(low, abs=2e-4), pytest.approx(high, abs=2e-4))


def test_a_result_is_read_as_it_was_written() -> None:
    spent = Spent(3, 0.5, 0.25, 1), Spent(2, 0.125, 0.0625, 0)
    result = Result(7, (1, 0, 1, 0), 0.5, 5, "ply-cap", -12, spent, ("", "late"))
    assert from_line(as_line(result)) == result
    for line in ("", "result", as_line(result)[:-5], as_line(result).replace("BABA", "BABX")):
        with pytest.raises(ValueError):
            from_line(line)
