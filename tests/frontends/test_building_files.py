"""Loading and storing a layout while it is built: by word, by menu, by key; what is refused."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.core.layouts import builds
from tactilegrid.core.options import settle
from tactilegrid.frontends.keymap import Intent
from tactilegrid.games import GAMES, load_game
from tests.frontends.sitting import Sitting

SHEET = """tactilegrid-layout 1
game escort-quest
name mine
EQ 8x8 E=a1 V=c3 G=e5
village g7
"""
OTHER = "other.tglayout: It is a layout of wayfinder, not of escort-quest."
PLIES = "a1=escort c3=villager e5=goblin g7=village"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the person's layouts are, and where the program is."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "tactilegrid" / "layouts"


def builder(moves: str = PLIES, **more: Any) -> Sitting:
    return Sitting("escort-quest", players=("",), options={"puzzle": "new"}, moves=moves, **more)


def test_what_was_stored_can_be_loaded(folder: Path) -> None:
    assert builder().type("store mine") == ["Stored: mine.tglayout."]
    assert (folder / "mine.tglayout").read_text() == SHEET
    empty = builder("")
    empty.type("load mine")
    assert empty.session.ply == 1
    game = empty.session.game
    text = game.building(empty.host.seen())
    assert text is not None
    assert text.split() == SHEET.split()[6:]


def test_an_unfinished_one_can_be_put_away_too(folder: Path) -> None:
    builder("a1=escort").type("store half.txt")
    assert "V=-" in (folder / "half.txt").read_text()
    again = builder("")
    again.type("load half.txt")
    assert again.session.ply == 1


def test_russian_words_do_the_same(folder: Path) -> None:
    assert builder(language="ru").type("храни рынок") == ["Записано: рынок.tglayout."]
    again = builder("", language="ru")
    again.type("загрузи рынок")
    assert again.session.ply == 1


def test_a_name_is_typed_with_keys(folder: Path) -> None:
    here = builder()
    assert here.do(Intent.STORE) == ["A name for the layout, then Enter."]
    assert here.press("m", "y", "Enter")[-1] == "Stored: my.tglayout."
    here.check()


def test_in_line_mode_the_name_follows_the_word(folder: Path) -> None:
    assert builder(mode="line").type("store") == ["Say a name: store my-maze."]


def test_without_a_name_the_layouts_are_offered_by_number(folder: Path) -> None:
    builder().type("store mine")
    here = builder("")
    said = " ".join(here.do(Intent.LOAD))
    assert "Which layout?" in said
    assert here.desk.question is not None
    labels = [here.desk.teller.text(label) for label, _ in here.desk.question.answers]
    assert labels[0] == "first-steps"
    names = here.host.layout_names()
    assert names[-1] == "mine"
    assert len(names) == len(load_game("escort-quest").layouts()) + 1


def test_a_number_answers_and_further_pages_have_the_others(folder: Path) -> None:
    here = builder("")
    here.do(Intent.LOAD)
    pages, place = divmod(here.host.layout_names().index("market-day"), 8)
    here.press(*["9"] * pages, str(place + 1))
    assert here.session.ply == 1
    sheet = load_game("escort-quest").layouts()["market-day"]
    assert here.session.game.building(here.host.seen()).split() == sheet.split()


def test_a_game_that_ships_none_says_how_to_name_a_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(load_game("escort-quest")), "layouts", staticmethod(dict))
    assert builder("").type("load") == ["Say a name: load my-maze."]


def test_nothing_is_written_over_unasked(folder: Path) -> None:
    builder("a1=escort").type("store mine")
    before = (folder / "mine.tglayout").read_bytes()
    here = builder()
    assert here.type("store mine") == [
        "mine.tglayout is there already. Write over it? y or n, Enter keeps it."
    ]
    assert here.type("n") == ["Not done."]
    assert (folder / "mine.tglayout").read_bytes() == before
    here.type("store mine")
    assert here.type("y") == ["Stored: mine.tglayout."]
    assert (folder / "mine.tglayout").read_text() == SHEET
    assert os.listdir(folder) == ["mine.tglayout"]


def test_a_file_that_comes_up_after_the_look_is_left_alone(folder: Path) -> None:
    here = builder()
    folder.mkdir(parents=True)
    (folder / "mine.tglayout").write_text("hers")
    sentence = here.host.keep_layout("mine", "EQ", over=False)
    assert here.desk.teller.text(sentence) == (
        "mine.tglayout cannot be written: it is there already."
    )
    assert (folder / "mine.tglayout").read_text() == "hers"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("load absent", "absent: It cannot be read: it is not there."),
        ("load .", ".: It is no plain file."),
        ("load /dev/zero", "/dev/zero: It is no plain file."),
        (
            "load other.tglayout",
            "other.tglayout: It is a layout of wayfinder, not of escort-quest.",
        ),
        ("load first-steps", "That sheet is 6 by 6, this board 8 by 8."),
        ("store ..", "No file can have that name."),
    ],
)
def test_what_cannot_be_is_one_sentence_and_no_ply(folder: Path, line: str, said: str) -> None:
    folder.mkdir(parents=True)
    (folder / "other.tglayout").write_text("tactilegrid-layout 1\ngame wayfinder\nGYBR\n")
    here = builder()
    assert here.type(line) == [said]
    assert here.session.ply == 4
    assert "other" not in here.host.layout_names()


@pytest.mark.parametrize("name", ["", "  ", "...", "a\x01b", "a\0b", "\udcff"])
def test_what_is_no_name_is_refused(folder: Path, name: str) -> None:
    here = builder()
    assert here.host.kept_layout(name) == ""
    sentence = here.host.keep_layout(name, "EQ", over=False)
    assert here.desk.teller.text(sentence) == "No file can have that name."
    assert not folder.exists()


def test_a_damaged_file_is_not_offered_and_is_told_when_asked_for(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "bad.tglayout").write_bytes(b"\xff")
    here = builder()
    assert "bad" not in here.host.layout_names()
    assert here.type("load bad") == ["bad.tglayout: Line 1 is not readable text."]


def test_where_the_disk_refuses_nothing_is_left_behind(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = builder()
    folder.parent.mkdir(parents=True)
    folder.write_text("a file where the folder should be")
    (said,) = here.type("store mine")
    assert said.startswith("mine.tglayout cannot be written: ")
    folder.unlink()
    folder.mkdir()
    (folder / "mine.tglayout").mkdir()
    here.type("store mine")
    assert here.type("y") == ["It is no plain file."]


def test_a_full_disk_leaves_the_old_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = builder()
    here.type("store mine")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    here.type("store mine")
    assert here.type("y") == ["mine.tglayout cannot be written: the disk is full."]
    assert os.listdir(folder) == ["mine.tglayout"]
    assert (folder / "mine.tglayout").read_text() == SHEET


def test_a_path_is_taken_as_it_is(folder: Path, tmp_path: Path) -> None:
    assert builder().type("store ./mine") == ["Stored: ./mine."]
    assert (tmp_path / "mine").read_text() == SHEET
    said = builder().type("store ~/home")[0]  # a part of it, where the path is long
    assert "Stored:" in said
    assert (tmp_path / "home").read_text() == SHEET.replace("name mine", "name home")
    again = builder("")
    again.type("load ~/home")
    assert again.session.ply == 1


@pytest.mark.parametrize("word", ["load", "store x", "load x"])
def test_where_nothing_is_built_that_is_said(folder: Path, word: str) -> None:
    assert Sitting("quoridor").type(word) == ["Nothing is being built now."]
    assert Sitting("escort-quest", players=("",)).type(word) == [
        "Nothing is being built now. Before the game: --option puzzle=FILE."
    ]
    assert not folder.exists()


@pytest.mark.parametrize("name", GAMES)
def test_the_words_are_in_the_help_of_games_in_which_one_builds(name: str) -> None:
    game = load_game(name)
    seats = len(game.seats(settle(game.options, {})))
    here = Sitting(name, players=("", *["engine:novice"] * (seats - 1)))
    here.do(Intent.KEYS)
    assert here.desk.question is not None
    labels = [here.desk.teller.text(label) for label, _ in here.desk.question.answers]
    said = " ".join(here.type(str(labels.index("Table") + 1), *["more"] * 12))
    assert ("store: while you build" in said) == builds(game)


# a maze, which is a secret


def pathfinder(*moves: str, players: tuple[str, ...] = ("", "engine:novice")) -> Sitting:
    here = Sitting("pathfinder", players=players)
    here.type(*moves)
    return here


def test_a_stored_maze_is_loaded_again_and_its_owner_is_warned(folder: Path) -> None:
    """PF-R6, PF-R7: what is laid is what was built."""
    here = pathfinder("goal E5", "+B3E", "+D3S")
    assert here.type("store mine") == ["Stored: mine.tglayout. Who opens that file can see it."]
    assert (folder / "mine.tglayout").read_text() == (
        "tactilegrid-layout 1\ngame pathfinder\nname mine\nPF 6x6 goal=E5 walls=B3E,D3S\n"
    )
    again = pathfinder("load mine")
    assert again.session.ply == 1
    game = again.session.game
    assert game.building(again.host.seen()) == game.building(here.host.seen())


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        ((), "No goal yet: choose a square for the short pawn."),
        (("goal A6", "+A6S", "+A5E"), "A6"),
    ],
    ids=["no goal", "sealed"],
)
def test_a_maze_that_is_not_legal_yet_is_not_kept(folder: Path, moves, said) -> None:
    """PF-R6, PF-R8."""
    here = pathfinder(*moves)
    (heard,) = here.type("store mine")
    assert said in heard
    assert not folder.exists()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("PF 6x6 goal=A6 walls=A6S,A5E", "A6"),
        ("PF 5x5 goal=A5 walls=", "5"),
        ("PF 6x6 goal=A7 walls=", "A7"),
    ],
    ids=["sealed", "another size", "outside"],
)
def test_a_maze_that_breaks_a_rule_is_not_laid(folder: Path, line: str, said: str) -> None:
    """PF-R8."""
    folder.mkdir(parents=True)
    text = f"tactilegrid-layout 1\ngame pathfinder\n{line}\n"
    (folder / "bad.tglayout").write_text(text)
    here = pathfinder()
    (heard,) = here.type("load bad")
    assert said in heard
    assert here.session.ply == 0


def test_once_the_search_begins_nothing_is_loaded_or_stored(folder: Path) -> None:
    here = pathfinder("goal E5", "ready")
    for word in ("load meadow", "store mine"):
        assert here.type(word)[-1].startswith("Nothing is being built now.")
    assert not folder.exists()


def test_the_other_seat_hears_nothing_of_what_was_stored_or_loaded(folder: Path) -> None:
    """What one built and kept is behind the curtain: in answers, history, last moves and board."""
    here = pathfinder("", "goal E5", "+B3E", "store mine", players=("", ""))
    here.type("goal D4", "load mine", "ready", "")
    own = len(here.lines)
    here.type("", "status", "board", "last", "last five", "new", "previous", "oldest", "newest")
    here.type("again", "store", "undo", "more")
    heard = " ".join(here.lines[own:])
    assert "Build your maze" in heard
    for secret in ("mine", "B3", "E5", "tglayout", "29 left"):
        assert secret not in heard
