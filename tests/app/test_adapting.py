"""Opponents with a style, and those whose strength goes by results, as a person meets them."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tactilegrid.app.adapting import kept_as
from tactilegrid.core.options import settle
from tactilegrid.core.record import read_record
from tactilegrid.core.seats import Seat
from tactilegrid.games import load_game

SMALL = ("--option", "size=3", "--option", "fences=0", "--seed", "1")


def played(ask: Any, *words: str, typed: str = "", game: str = "quoridor") -> list[str]:
    said = ask("play", game, *words, typed=typed)
    assert (said.code, said.err) == (0, "")
    return list(said.lines)


def kept(known: Any) -> dict[str, str]:
    return dict(tomllib.loads(known.settings.read_text())["adaptive"])


def test_a_style_is_said_at_the_start_and_kept_in_the_record(ask: Any, home: Any) -> None:
    lines = played(ask, *SMALL, "--seat", "2=engine:casual:bold", typed="quit\n")
    assert "Casual plays boldly." in " ".join(lines)
    assert "seat 2 engine casual:bold" in home.records[0].read_text()
    again = ask("resume", typed="quit\n")
    assert "Casual plays boldly." in again.out


def test_a_style_is_said_in_russian(ask: Any) -> None:
    lines = played(ask, *SMALL, "--lang", "ru", "--seat", "2=engine:casual:careful", typed="quit\n")
    assert "Любитель играет осторожно." in " ".join(lines)


def test_an_engine_that_adapts_says_where_it_stands(ask: Any, home: Any) -> None:
    lines = played(ask, *SMALL, "--seat", "2=engine:adaptive", typed="resign\nyes\nquit\n")
    said = " ".join(lines)
    assert "Adaptive stands between Novice and Casual now, 50 percent up." in said
    assert "Next time Adaptive plays a little weaker." in said
    assert kept(home) == {"quoridor": "novice+0 52"}
    assert "seat 2 engine adaptive:novice+50" in home.records[0].read_text()
    later = " ".join(played(ask, *SMALL, "--seat", "2=engine:adaptive", typed="quit\n"))
    assert "Adaptive is as strong as Novice now." in later


def test_the_strength_is_set_anew_on_the_command_line(ask: Any, home: Any) -> None:
    seat = ("--seat", "2=engine:adaptive:casual")
    assert "as strong as Casual now" in " ".join(played(ask, *SMALL, *seat, typed="quit\n"))
    assert kept(home) == {"quoridor": "casual+0 60"}


def test_a_game_that_was_won_makes_it_stronger_and_a_rematch_begins_there(
    ask: Any, home: Any
) -> None:
    """Two steps win on the smallest board, where the engine of seat 2 needs two as well."""
    typed = "b2\nb3\nc2\nc3\na2\na3\nrematch\nquit\n"
    lines = played(ask, *SMALL, "--seat", "2=engine:adaptive:novice", typed=typed)
    said = " ".join(lines)
    assert "Next time Adaptive plays a little stronger." in said
    assert kept(home) == {"quoridor": "novice+60 52"}
    assert "Adaptive stands between Novice and Casual now, 60 percent up." in said
    assert "adaptive:novice+60" in home.records[-1].read_text()


def test_at_the_ends_of_the_ladder_it_says_so(ask: Any, home: Any) -> None:
    seat = ("--seat", "2=engine:adaptive:novice")
    said = " ".join(played(ask, *SMALL, *seat, typed="resign\nyes\nquit\n"))
    assert "Adaptive is as weak as it can be." in said
    assert kept(home) == {"quoridor": "novice+0 52"}


def test_a_game_counts_once(ask: Any, home: Any) -> None:
    seat = ("--seat", "2=engine:adaptive:casual")
    typed = "resign\nyes\nundo\nresign\nyes\nquit\n"
    said = " ".join(played(ask, *SMALL, *seat, typed=typed))
    assert said.count("Next time") == 1
    assert kept(home) == {"quoridor": "novice+40 52"}


def test_a_damaged_strength_is_the_first_one(ask: Any, home: Any) -> None:
    home.configure('[adaptive]\nquoridor = "grandmaster+3 x"\n')
    said = " ".join(played(ask, *SMALL, "--seat", "2=engine:adaptive", typed="quit\n"))
    assert "between Novice and Casual now, 50 percent up" in said


def test_a_strength_that_cannot_be_kept_is_said(ask: Any, home: Any) -> None:
    home.configure("")
    home.settings.unlink()
    home.settings.mkdir()
    seat = ("--seat", "2=engine:adaptive:casual")
    said = " ".join(played(ask, *SMALL, *seat, typed="resign\nyes\nquit\n"))
    assert "weaker" in said
    assert "cannot be" in said


def test_strengths_are_kept_for_each_kind_of_table() -> None:
    names = []
    for name, given in (("quoridor", {}), ("quoridor", {"players": "4"}), ("pathagon", {})):
        game = load_game(name)
        names.append(kept_as(game, settle(game.options, given), Seat(2)))
    game = load_game("quoridor-pac-man")
    options = settle(game.options, {})
    names += [kept_as(game, options, Seat(number)) for number in (1, 2)]
    assert names == [
        "adaptive quoridor",
        "adaptive quoridor-4",
        "adaptive pathagon",
        "adaptive quoridor-pac-man-pac-man",
        "adaptive quoridor-pac-man-ghosts",
    ]


def test_with_engines_alone_nobody_adapts(ask: Any, home: Any) -> None:
    seats = ("--seat", "1=engine:casual", "--seat", "2=engine:adaptive")
    assert "Next time" not in " ".join(played(ask, *SMALL, *seats))
    assert not home.settings.exists()


REFUSED = [
    (("quoridor", "--seat", "2=engine:casual:wild"), "casual:wild cannot be played"),
    (("quoridor", "--seat", "2=engine:adaptive:expert+200"), "adaptive:expert+200 cannot be"),
    (("pathfinder", "--seat", "2=engine:casual:bold"), "That level is never bold in this game."),
    (("escort-quest", "--seat", "1=engine:club:bold"), "That level is never bold in this game."),
    (("escort-quest", "--seat", "1=engine:adaptive"), "A game for one has no opponent"),
    (("quoridor", "--seat", "2=engine:adaptive:lord"), "engine:adaptive:lord cannot sit there"),
]


@pytest.mark.parametrize(("words", "why"), REFUSED)
def test_what_no_engine_is(ask: Any, refused: Any, words: tuple[str, ...], why: str) -> None:
    assert refused(ask("play", *words), 2).startswith(why)


def test_the_menu_offers_styles_and_one_that_adapts(ask: Any, home: Any) -> None:
    home.configure('language = "en"\n')
    said = ask(typed="1\nquoridor\n1\n2\n1\nsize=3 fences=0\nquit\nquit\n")
    assert "How does it play?" in said.out
    assert "Casual plays carefully." in said.out
    assert "seat 2 engine casual:careful" in home.records[0].read_text()
    again = ask(typed="1\nquit\nquit\n")
    assert "Casual plays carefully." in again.out


def test_the_menu_keeps_one_that_adapts_for_the_next_time(ask: Any, home: Any) -> None:
    home.configure('language = "en"\n')
    labels = ask(typed="1\nquoridor\n").lines
    place = next(line.split()[0] for line in labels if "as strong as you" in line)
    ask(typed=f"1\nquoridor\n{place}\n3\n1\nsize=3 fences=0\nresign\nyes\nquit\nquit\n")
    assert kept(home) == {"quoridor": "novice+0 52"}
    said = ask(typed="1\nquit\nquit\n").out
    assert "as strong as Novice now" in said
    assert "plays boldly" in said


def test_a_menu_that_remembers_no_manner_plays_with_people(ask: Any, home: Any) -> None:
    home.configure('language = "en"\nlast_game = "quoridor"\nlast_opponent = "club:wild"\n')
    ask(typed="1\nquit\nquit\n")
    record = read_record(home.records[0].read_bytes(), load_game)
    assert [player.kind for player in record.session.players] == ["human", "human"]


def test_a_match_between_styles(ask: Any, tmp_path: Any) -> None:
    said = ask(
        *("match", "quoridor", "casual:bold", "casual:careful:nodes=9", *SMALL[:4]),
        *("--games", "2", "--openings", "1", "--keep", str(tmp_path)),
    )
    assert (said.code, said.err) == (0, "")
    assert said.lines[0] == "Quoridor: Casual, bold against Casual, careful, 2 games."
    records = [read_record(p.read_bytes(), load_game) for p in sorted(tmp_path.glob("*.tgrec"))]
    assert [each.session.players[0].style for each in records] == ["bold", "careful"]


def test_a_fixed_strength_can_play_a_match(ask: Any, tmp_path: Any) -> None:
    said = ask(
        *("match", "quoridor", "adaptive:casual+50", "novice", *SMALL[:4]),
        *("--games", "2", "--openings", "1", "--keep", str(tmp_path)),
    )
    assert said.lines[0] == "Quoridor: Adaptive against Novice, 2 games."
