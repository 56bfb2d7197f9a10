"""`tactilegrid sheet`: any position on paper, as its viewer may know it and not otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tactilegrid.app.sheet import Teller, make_sheet, text_lines
from tactilegrid.core.commands import Play, Player
from tactilegrid.core.seats import Viewer
from tactilegrid.core.session import Session
from tactilegrid.core.signs import EMPTY
from tactilegrid.games import GAMES
from tactilegrid.outputs.sheets import drawing, pages
from tactilegrid.outputs.sheets.letters import CELLS_IN_ASCII
from tactilegrid.outputs.sheets.sheet import Sheet
from tests.contract.contract import Rules, every_rules, for_every_game
from tests.privacy.twins import twins

HIDING = [each for each in every_rules() if each.values[0].game.hides(each.values[0].options)]
BOTH = pytest.mark.parametrize("language", ["en", "ru"])
MOVES = {
    "quoridor": "e2; e8; e3h; d5v",
    "pathagon": "d4; e5; d5",
    "quoridor-pac-man": "",
    "wayfinder": "c3; d4",
    "escort-quest": "",
    "pathfinder": "",
}


@pytest.mark.parametrize("name", GAMES)
@BOTH
def test_a_sheet_for_an_embosser(
    ask: Any, golden: Callable[[str, str], None], name: str, language: str
) -> None:
    """What a reader of braille gets of each game, in braille ASCII."""
    said = ask("sheet", name, "--format", "brf", "--moves", MOVES[name], "--lang", language)
    assert (said.code, said.err) == (0, "")
    lines = said.out.replace("\f", "").splitlines()
    assert all(len(line) <= 40 and set(line) <= set(CELLS_IN_ASCII) for line in lines)
    golden(f"sheets/{name}-{language}", said.out.replace("\f", "\n"))


def test_a_sheet_for_swell_paper(ask: Any, golden: Callable[[str, str], None]) -> None:
    said = ask("sheet", "quoridor", "--option", "size=3", "--moves", "b2; a1h")
    assert (said.code, said.err) == (0, "")
    golden("sheets/quoridor-drawing", said.out)


def test_a_sheet_as_text(ask: Any) -> None:
    """Title, board as drawn for sighted eyes, and what `show` says."""
    asked = ("pathagon", "--moves", "d4; e5")
    said = ask("sheet", *asked, "--format", "text")
    shown, drawn = ask("show", *asked), ask("show", *asked, "--as", "board")
    assert said.lines == [
        "Pathagon",
        "As everybody may know it.",
        "",
        *drawn.lines,
        "",
        *shown.lines,
    ]


def sessions(rules: Rules, seed: int, length: int) -> Session:
    """A game after some random moves."""
    players = tuple(Player() for _ in rules.game.seats(rules.options))
    session, dice = Session.begin(rules.game, rules.options, seed, players), Random(seed)
    for _ in range(length):
        mover = session.to_move
        if mover is None:
            break
        move = dice.choice(rules.game.legal_moves(session.observe(mover)))
        session = session.handle(mover, Play(session.ply, move)).session
    return session


def layers_of(session: Session, viewer: Viewer) -> tuple[str, ...]:
    return session.game.layers(viewer, session.observe(viewer)) or ("",)


def forms(sheet: Sheet) -> list[str]:
    where = drawing.plan(sheet, "a3")
    assert where is not None
    return [*drawing.drawings(sheet, where, "a3"), pages.brf(sheet), "\n".join(text_lines(sheet))]


@for_every_game
@BOTH
def test_everything_of_a_position_is_on_its_sheet(rules: Rules, language: str) -> None:
    """Each square with something on it has its token, and its words in the key; in every form."""
    session = sessions(rules, 4, 24)
    game, grid = rules.game, rules.game.grid(rules.options)
    for viewer in rules.viewers:
        for layer in layers_of(session, viewer):
            teller = Teller(session, viewer, language)
            sheet = make_sheet(teller, layer, moved=True)
            seen = session.observe(viewer)
            seen = game.layered(seen, layer) if layer else seen
            drawn, *_ = forms(sheet)
            explained = {entry.text for entry in sheet.key}
            for cell in grid.cells():
                sign, what = game.sign(cell, seen), game.describe(cell, seen)
                assert sheet.board.squares[grid.height - 1 - cell.row][cell.column] == sign
                name = grid.name(cell).lower()
                if grid.naming.value == "A1":
                    name = name[1:] + name[0]
                assert f'id="{name}" data-sign="{sign}"' in drawn
                assert what is None or teller.text(what) in explained
                assert (sign == EMPTY) == (what is None)
            entry = {each.letter: each.text for each in sheet.key if each.letter}
            for row, letters in enumerate(sheet.letters):
                for column, letter in enumerate(letters):
                    at = next(
                        c
                        for c in grid.cells()
                        if (c.column, c.row) == (column, grid.height - 1 - row)
                    )
                    what = game.describe(at, seen)
                    assert not letter or (what and entry[letter] == teller.text(what))


@pytest.mark.parametrize("rules", HIDING)
def test_a_sheet_tells_no_more_than_its_viewer_knows(rules: Rules) -> None:
    """Two games that are one to a viewer have the same sheet to the last byte, on every grid."""
    for viewer in rules.viewers:
        pair = twins(rules, 5, viewer)
        for layer in layers_of(pair.one, viewer):
            one, other = (
                forms(make_sheet(Teller(session, viewer, "en"), layer, moved=False))
                for session in (pair.one, pair.other)
            )
            assert one == other


def test_a_maze_is_on_its_owners_sheet_and_on_no_other(ask: Any) -> None:
    """Pathfinder: the owner's home grid has the barrier and the goal; nobody else's sheet does."""
    asked = ("sheet", "pathfinder", "--moves", "+B3E; goal E5")
    own = ask(*asked, "--seat", "1", "--grid", "home")
    assert (own.code, own.err) == (0, "")
    assert own.out.count('class="wall"') == 1
    assert 'id="5e" data-sign="goal"' in own.out
    for words in ((), ("--seat", "2"), ("--seat", "2", "--grid", "tracking")):
        other = ask(*asked, *words)
        assert other.code == 0
        assert 'class="wall"' not in other.out
        assert 'data-sign="goal"' not in other.out
    refused = ask(*asked, "--grid", "home")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == "No grid home. There are: first, second.\n"


REFUSED = [
    (("chess",), 2, "No game chess. There are: "),
    (("quoridor", "--format", "pdf"), 2, "--format cannot be pdf. It is one of: svg, text, brf."),
    (("quoridor", "--paper", "a5"), 2, "--paper cannot be a5. It is one of: a4, a3, letter."),
    (("quoridor", "--format", "text", "--paper", "a4"), 2, "--paper is not for text."),
    (("quoridor", "--cells", "40"), 2, "--cells is not for svg."),
    (("quoridor", "--page", "2", "--output", "x"), 2, "--page is not for --output."),
    (("quoridor", "--page", "9"), 2, "No page 9: this sheet has 2 pages."),
    (("quoridor", "--page", "0"), 2, "--page cannot be 0: a whole number from 1 to 999."),
    (
        ("quoridor", "--format=brf", "--cells", "many"),
        2,
        "--cells cannot be many: a whole number from 20 to 100.",
    ),
    (
        ("quoridor", "--format=brf", "--lines", "5"),
        2,
        "--lines cannot be 5: a whole number from 10 to 100.",
    ),
    (("quoridor", "--grid", "home"), 2, "This game has one grid only: leave out --grid."),
    (("quoridor", "--seat", "3"), 2, "No seat 3: seats are counted from 1 to 2."),
    (("quoridor", "--moves", "e2; e9"), 2, "Move e9: "),
    (
        ("quoridor", "--option", "size=5", "--moves", "c2; c4; c3; c3"),
        2,
        "Move c3: Not c3: South stands there.",
    ),
    (("quoridor", "--position", "no"), 2, ""),
    (("quoridor", "--output", "no/such/folder"), 1, "no/such/folder cannot be written: "),
    (("quoridor", "--output", "bad\0name"), 1, ""),
    (("quoridor", "--output", ""), 1, ""),
]


@pytest.mark.parametrize(
    ("words", "code", "complaint"), REFUSED, ids=[" ".join(words) for words, _, _ in REFUSED]
)
def test_a_sheet_asked_for_wrongly(
    ask: Any, words: tuple[str, ...], code: int, complaint: str
) -> None:
    """One sentence on standard error, nothing on standard output, no file left behind."""
    said = ask("sheet", *words)
    assert (said.code, said.out) == (code, "")
    assert said.err.startswith(complaint)
    assert said.err.count("\n") == 1
    russian = ask("sheet", *words, "--lang", "ru")
    assert (russian.code, russian.out) == (code, "")
    assert re.search("[а-яё]", russian.err)


def test_a_board_too_large_for_its_paper(ask: Any) -> None:
    """Squares under 13 mm cannot be told apart by a finger; larger paper or cells can be had."""
    asked = ("sheet", "escort-quest", "--option", "puzzle=EQ 16x16 E=a1 V=c3 G=e5; village g9")
    said = ask(*asked)
    assert (said.code, said.out) == (1, "")
    assert said.err == "Too many squares for a4. Say --paper a3, or another --format.\n"
    assert ask(*asked, "--paper", "a3").code == 0
    felt = ask(*asked, "--format", "brf")
    assert felt.code == 0
    assert max(map(len, felt.lines)) <= 40


@BOTH
def test_pages_are_kept_in_files_that_were_not_there(
    ask: Any, tmp_path: Path, language: str
) -> None:
    first = tmp_path / "game.svg"
    said = ask("sheet", "quoridor", "--output", str(first), "--lang", language)
    second = tmp_path / "game-2.svg"
    assert (said.code, said.err) == (0, "")
    assert str(first) in said.out
    assert str(second) in said.out
    assert first.read_text("utf-8") == ask("sheet", "quoridor", "--lang", language).out
    page = ask("sheet", "quoridor", "--page", "2", "--lang", language)
    assert second.read_text("utf-8") == page.out


def test_a_file_that_is_there_is_left_as_it_is(ask: Any, tmp_path: Path) -> None:
    """Also where only the file of a later page is there: then nothing is written at all."""
    later = tmp_path / "game-2.svg"
    later.write_text("mine", encoding="utf-8")
    said = ask("sheet", "quoridor", "--output", str(tmp_path / "game.svg"))
    assert (said.code, said.out) == (1, "")
    assert said.err == f"{later} is there already, and is left as it is.\n"
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".svg"] == ["game-2.svg"]
    assert later.read_text("utf-8") == "mine"


def test_a_file_of_cells_is_as_embossers_want_it(ask: Any, tmp_path: Path) -> None:
    """Lines end with CR and LF, every page with a form feed; pages are as large as asked for."""
    path = tmp_path / "game.brf"
    words = ("--format", "brf", "--cells", "32", "--lines", "12", "--output", str(path))
    said = ask("sheet", "wayfinder", *words)
    assert (said.code, said.out) == (0, f"Written: {path}.\n")
    data = path.read_bytes()
    assert data.endswith(b"\r\n\f")
    for page in data.decode("ascii").split("\f"):
        lines = page.split("\r\n")
        assert len(lines) <= 13
        assert all(len(line) <= 32 for line in lines)


def test_a_saved_game_as_far_as_it_was_played(ask: Any, home: Any, tmp_path: Path) -> None:
    record = tmp_path / "game.tgrec"
    record.write_text(
        "tactilegrid-record 1\ngame quoridor\nseed 1\nseat 1 human\nseat 2 human\n"
        "1 1 e2\n2 2 e8\nundo 1\n2 2 e3h\n",
        encoding="utf-8",
    )
    said = ask("sheet", "quoridor", "--saved", str(record), "--format", "text")
    same = ask("sheet", "quoridor", "--moves", "e2; e3h", "--format", "text")
    assert (said.code, said.err) == (0, "")
    assert said.lines[3:23] == same.lines[3:23]
    assert "South on e2" in said.out
    later = ask("sheet", "quoridor", "--saved", str(record), "--moves", "d2", "--format", "text")
    assert "South on d2" in later.out
    other = ask("sheet", "pathagon", "--saved", str(record))
    assert (other.code, other.err) == (2, "That file is a game of quoridor.\n")
    both = ask("sheet", "quoridor", "--saved", str(record), "--position", "x")
    assert (both.code, both.err) == (2, "--position is not for --saved.\n")
    none = ask("sheet", "quoridor", "--saved", str(tmp_path / "none"))
    assert none.code == 1
    assert none.err.count("\n") == 1


def test_a_spectator_hears_nobodys_you(ask: Any) -> None:
    assert "you" not in ask("sheet", "quoridor", "--format", "text").out.lower().split()
    own = ask("sheet", "quoridor", "--format", "text", "--seat", "1")
    assert "As South knows it." in own.lines
