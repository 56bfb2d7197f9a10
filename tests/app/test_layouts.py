"""`tactilegrid layouts`, and layouts of files as settings: what is read, and what is refused."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tactilegrid.app.cli import main
from tactilegrid.app.setup import POSITION_LIMIT
from tactilegrid.core.layouts import BYTES_LIMIT
from tactilegrid.core.record import read_record
from tactilegrid.games import GAMES, load_game
from tests.examples import examples

PUZZLE = """tactilegrid-layout 1
game escort-quest
name Market day
EQ 8x8 E=a1 V=c3 G=e5
village g7
spike c2
"""
FIGURE = """tactilegrid-layout 1
game quoridor-pac-man
pacman e5
blinky e9
inky a5
pinky i5
clyde e1
pellets a1 a9 i1 i9
fences b2h g2h
"""
MAP = "tactilegrid-layout 1\ngame wayfinder\n" + "GYBR\nBRGY\n" * 2


@pytest.fixture
def file(tmp_path: Path):
    """`file(text)`: the path of a file with that text or those bytes."""

    def made(text: str | bytes, name: str = "mine.tglayout") -> str:
        path = tmp_path / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return str(path)

    return made


# the command


def test_the_list_names_every_layout_and_whose_they_are(ask) -> None:
    said = ask("layouts", "list")
    assert said.code == 0
    for name in GAMES:
        for layout in load_game(name).layouts():
            assert f"{name} {layout}" in said.lines
    assert "All of these are this project's own:" in said.lines
    assert "Quoridor Pac-Man: the printed figure is not public." in said.lines


def test_the_help_says_whose_they_are(ask) -> None:
    said = ask("layouts", "--help")
    assert "All layouts here are this project's own." in said.lines
    assert "печатн" not in said.out
    assert "наши собственные" in ask("layouts", "--help", "--lang", "ru").out


def test_the_list_has_the_persons_own_files(ask, home) -> None:
    folder = home.games.parent / "layouts"
    folder.mkdir(parents=True)
    (folder / "market.tglayout").write_text(PUZZLE)
    said = ask("layouts", "list")
    assert said.lines[-2:] == [f"Yours, in {folder}:", "market.tglayout"]
    assert ask("layouts", "check", "market").out == "Sound: Escort Quest, Market day.\n"


@pytest.mark.parametrize("text", [PUZZLE, FIGURE, MAP], ids=["puzzle", "figure", "map"])
def test_a_sound_file_is_called_so(ask, file, text) -> None:
    said = ask("layouts", "check", file(text))
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Sound: ")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            PUZZLE.replace("g7", "d4"),
            "EQ-R7: village d4 is 1 from the villager on c3, not 3.",
        ),
        (PUZZLE + "warp-N d4 d5\n", "Line 7, EQ-R4: warp-N on d5 is there twice."),
        (PUZZLE.replace("G=e5", "G=e6"), "EQ-R8: goblin e6 is not diagonal to the villager on c3."),
        (
            FIGURE.replace("b2h g2h", "b2h c2h"),
            "Line 9: overlaps or crosses another fence: c2h, QD-A2.",
        ),
        (
            FIGURE.replace("pellets a1", "pellets e5"),
            "Line 8: Pacman starts on the pellet of e5, PM-R5.",
        ),
        (MAP.replace("GYBR", "GYBX", 1), "Line 3: letters G, Y, B, R only, and not X."),
        (MAP + "GYBR\n", "A map is square: here are 5 rows of 4."),
        (PUZZLE.replace("escort-quest", "chess"), "No game chess."),
    ],
)
def test_what_breaks_a_rule_is_refused_with_its_number_and_square(
    ask, refused, file, text, why
) -> None:
    """EQ-R4, EQ-R7, EQ-R8, PM-R5, QD-A2."""
    path = file(text)
    assert refused(ask("layouts", "check", path), 1).startswith(f"{path}: {why}")


def test_a_pellet_that_nobody_can_reach(ask, refused, file) -> None:
    """PM-R5: a pen around a1 and b1, a2 and b2."""
    text = FIGURE.replace("b2h g2h", "a2h b1v")
    path = file(text)
    assert refused(ask("layouts", "check", path), 1) == (
        f"{path}: Line 8: no way leads to the pellet on a1, PM-R5."
    )


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("layouts",), "list|check|show is missing."),
        (("layouts", "eat"), "No such thing to do: eat. There are: list, check, show."),
        (("layouts", "list", "x"), "One word too many: x."),
        (("layouts", "check"), "FILE is missing."),
        (("layouts", "check", "x", "y"), "One word too many: y."),
        (("layouts", "show", "quoridor", "x"), "No layout x. There are: "),
        (("layouts", "show", "wayfindr", "house"), "No game wayfindr. Did you mean wayfinder?"),
        (("layouts", "show", "wayfinder", "atlas"), "No layout atlas. There are: house."),
        (("layouts", "show", "wayfinder", "house", "--as", "map"), "--as cannot be map."),
    ],
)
def test_what_is_asked_wrongly_is_told(ask, refused, words, why) -> None:
    assert refused(ask(*words), 2).startswith(why)


def test_a_layout_is_shown_in_words_drawn_and_as_a_file(ask, file) -> None:
    words = ask("layouts", "show", file(PUZZLE))
    assert words.lines[:4] == ["8 columns, 8 rows.", "Escort a1.", "Villager c3.", "Goblin e5."]
    drawn = ask("layouts", "show", "wayfinder", "house", "--as", "board")
    assert drawn.lines[1] == " 6 B R G Y B R 6"
    text = ask("layouts", "show", file(PUZZLE), "--as", "text")
    assert text.out == PUZZLE
    den = ask("layouts", "show", "quoridor-pac-man", "Den", "--as", "text", "--lang", "ru")
    assert den.lines[:3] == ["tactilegrid-layout 1", "game quoridor-pac-man", "name den"]
    assert "Пакман e1." in ask("layouts", "show", "quoridor-pac-man", "den", "--lang", "ru").lines


MAZE = """tactilegrid-layout 1
game pathfinder
PF 6x6 goal=E5 walls=A1E,B1E,B1S
"""


@pytest.mark.parametrize("text", [PUZZLE, FIGURE, MAP, MAZE])
def test_a_file_of_ones_own_is_shown_as_it_is(ask, file, text) -> None:
    path = file(text)
    assert ask("layouts", "show", path, "--as", "text").out == text
    assert len(ask("layouts", "show", path, "--as", "board").lines) > 4
    for language in ("en", "ru"):
        said = ask("layouts", "show", path, "--lang", language)
        assert (said.code, said.err) == (0, "")
        assert len(said.lines) > 3
        assert max(map(len, said.lines)) < 80


# as a setting


def test_a_file_is_the_value_of_a_setting(ask, file, home) -> None:
    """The record holds the layout itself: nothing else is needed to go on."""
    path = file(PUZZLE)
    said = ask("play", "escort-quest", "--option", f"puzzle={path}", typed="N\nquit\n")
    assert said.code == 0
    os.unlink(path)
    (record,) = home.records
    assert b"option puzzle EQ 8x8 E=a1 V=c3 G=e5; village g7; spike c2\n" in record.read_bytes()
    assert read_record(record.read_bytes(), load_game).session.ply == 1
    assert ask("resume", typed="quit\n").code == 0


def test_every_command_that_takes_settings_takes_files(ask, file) -> None:
    option = ("--option", f"layout={file(FIGURE)}")
    assert ask("legal", "quoridor-pac-man", *option).lines
    assert ask("perft", "quoridor-pac-man", "1", *option).code == 0
    shown = ask("show", "quoridor-pac-man", *option, "--as", "position")
    assert "fences=b2h,g2h" in shown.out
    waypoints = ("--option", "size=4", "--option", f"waypoint_map={file(MAP)}")
    assert ask("legal", "wayfinder", *waypoints).code == 0


def test_engines_alone_play_a_file_too(ask, file) -> None:
    seats = ("--seat", "1=engine:novice", "--seat", "2=engine:novice")
    option = ("--option", f"layout={file(FIGURE)}", "--option", "ply_cap=3")
    assert ask("play", "quoridor-pac-man", *option, *seats).code == 0


def test_a_name_is_looked_for_among_the_persons_own(ask, home) -> None:
    folder = home.games.parent / "layouts"
    folder.mkdir(parents=True)
    (folder / "market.tglayout").write_text(PUZZLE)
    assert ask("legal", "escort-quest", "--option", "puzzle=market").lines


def test_in_the_menu_a_layout_may_have_spaces(ask, home, file) -> None:
    home.configure('language = "en"\n')
    path = file(PUZZLE, "my own sheet.txt")
    option = f"turn_limit=9 puzzle={path} catch=ignore"
    assert ask(typed=f"play\nEscort Quest\n{option}\nquit\nquit\n").code == 0
    inline = "puzzle=EQ 8x8 E=a1 V=c3 G=e5; village g7"
    assert ask(typed=f"play\nEscort Quest\n{inline}\nquit\nquit\n").code == 0
    for record in home.records:
        assert b"option puzzle EQ 8x8 E=a1 V=c3 G=e5; village g7" in record.read_bytes()
    assert b"option catch ignore\noption" in home.records[0].read_bytes()
    said = ask(typed="play\nEscort Quest\nturn_limt=3\n\nquit\nquit\n")
    assert "No setting turn_limt" in said.out


def test_a_folder_of_that_name_does_not_hide_ones_own_layout(ask, home, monkeypatch) -> None:
    folder = home.games.parent / "layouts"
    folder.mkdir(parents=True)
    (folder / "market.tglayout").write_text(PUZZLE)
    (home.folder / "market").mkdir()
    monkeypatch.chdir(home.folder)
    assert ask("layouts", "check", "market").code == 0


def test_the_menu_takes_files_too_and_remembers_the_layout(ask, file, home) -> None:
    home.configure('language = "en"\n')
    option = f"puzzle={file(PUZZLE)}"
    typed = f"play\nEscort Quest\n{option}\nquit\n1\nquit\nquit\n"
    said = ask(typed=typed)
    assert said.code == 0
    assert len(home.records) == 2
    for record in home.records:
        assert b"option puzzle EQ 8x8 E=a1 V=c3 G=e5" in record.read_bytes()


def test_a_position_that_no_record_could_hold(ask, refused) -> None:
    said = ask("show", "quoridor", "--position", "я" * POSITION_LIMIT)
    assert refused(said, 2).startswith("That position is too long")


@pytest.mark.parametrize(
    ("value", "why"),
    [
        ("./absent.tglayout", "./absent.tglayout: It cannot be read: it is not there."),
        ("absent.txt", "absent.txt: It cannot be read: it is not there."),
        ("absent", "No layout called absent."),
    ],
)
def test_a_file_that_is_not_there(ask, refused, value, why) -> None:
    said = ask("legal", "quoridor-pac-man", "--option", f"layout={value}")
    assert refused(said, 2).startswith(why)


def test_a_file_of_another_game(ask, refused, file) -> None:
    path = file(PUZZLE)
    said = ask("legal", "quoridor-pac-man", "--option", f"layout={path}")
    assert refused(said, 2) == (f"{path}: It is a layout of escort-quest, not of quoridor-pac-man.")


def test_a_map_of_another_size(ask, refused, file) -> None:
    said = ask("legal", "wayfinder", "--option", f"waypoint_map={file(MAP)}")
    assert refused(said, 2).startswith("waypoint_map has 16 letters")


# what is no layout


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"x" * 10_000_000, "It is longer than 64 KiB; no layout is."),
        (b"\x7fELF" + bytes(5000), "Line 1 is not readable text."),
        (b"\xff\xfe" + PUZZLE.encode("utf-16-le"), "Line 1 is not readable text."),
        (PUZZLE.encode() + b"\xff", "Line 7 is not readable text."),
        (PUZZLE.encode() + b"a1 " * 1_000_000, "It is longer than 64 KiB; no layout is."),
        (
            PUZZLE.replace("8x8", "1000x1000").encode(),
            "No such size: 1000x1000. 5x5 to 16x16, as in 8x8.",
        ),
        (b"", "There is nothing in it."),
    ],
    ids=["10 MB", "binary", "UTF-16", "invalid UTF-8", "long", "a million squares", "empty"],
)
def test_what_is_no_layout_is_refused_at_once(ask, refused, file, text, why) -> None:
    path = file(text)
    start = time.perf_counter()
    assert refused(ask("layouts", "check", path), 1) == f"{path}: {why}"
    said = ask("legal", "escort-quest", "--option", f"puzzle={path}")
    assert refused(said, 2) == f"{path}: {why}"
    assert time.perf_counter() - start < 5


@pytest.mark.parametrize("text", [b"\xef\xbb\xbf" + PUZZLE.encode(), PUZZLE.replace("\n", "\r\n")])
def test_a_byte_order_mark_and_line_ends_of_windows_are_read(ask, file, text) -> None:
    assert ask("layouts", "check", file(text)).code == 0


@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "closed"])
def test_what_is_no_plain_file_is_refused_at_once(run, refused, tmp_path, kind) -> None:
    path = tmp_path / "it"
    why = "It is no plain file."
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path = Path("/dev/zero")
    elif os.geteuid() != 0:
        path.write_text(PUZZLE)
        path.chmod(0)
        why = "It cannot be read: that is not allowed."
    else:  # nothing is closed to root, but this cannot be read either
        path = Path("/proc/self/mem")
        if not path.exists():
            pytest.skip("no file here that root cannot read")
        why = "It cannot be read: the system gave error 5."
    assert refused(run("layouts", "check", str(path)), 1) == f"{path}: {why}"
    said = run("legal", "escort-quest", "--option", f"puzzle={path}")
    assert refused(said, 2) == f"{path}: {why}"


def test_no_file_has_a_name_with_nul_in_it(ask, refused) -> None:
    assert refused(ask("layouts", "check", "a\0b"), 1).endswith("No file can have that name.")


def test_a_circle_of_links_is_told(ask, refused, tmp_path) -> None:
    path = tmp_path / "round"
    path.symlink_to(path)
    said = refused(ask("layouts", "check", str(path)), 1)
    assert said == f"{path}: It cannot be read: the path leads in a circle."


CHIPS = [f"{row}{column}E" for row in "ABCDEF" for column in range(1, 6)]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("PF 6x6 goal=A6 walls=A5E,A6S", "PF-R8"),
        (f"PF 6x6 goal=A1 walls={','.join([*CHIPS, 'A1S'])}", "PF-R2"),
        ("PF 6x6 goal=A7 walls=", "A7"),
        ("PF 6x6 walls=", "PF-R6"),
    ],
    ids=["sealed goal", "31 chips", "outside", "no goal"],
)
def test_a_maze_that_breaks_a_rule(ask, refused, file, line, rule) -> None:
    """PF-R2, PF-R6, PF-R8: A6 is shut off; one chip too many."""
    path = file(f"tactilegrid-layout 1\ngame pathfinder\n{line}\n")
    said = refused(ask("layouts", "check", path), 1)
    assert said.startswith(f"{path}: Line 3")
    assert rule in said
    option = ("--option", "play=search", "--option", f"layout={path}")
    assert rule in refused(ask("legal", "pathfinder", *option), 2)


def test_a_maze_of_a_file_is_searched(ask, file) -> None:
    path = file("tactilegrid-layout 1\ngame pathfinder\nPF 6x6 goal=E5 walls=C1W,D5S,E1S\n")
    assert ask("layouts", "check", path).code == 0
    option = ("--option", "play=search", "--option", f"layout={path}")
    assert ask("legal", "pathfinder", *option).lines


HEADS = st.sampled_from([b"", *(text[:60].encode() for text in (PUZZLE, FIGURE, MAP))])
BODIES = st.binary(max_size=300) | st.text(max_size=100).map(str.encode)


@settings(examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(head=HEADS, body=BODIES)
def test_any_bytes_are_a_layout_or_refused_in_one_line(home, monkeypatch, capfd, head, body):
    for name, value in home.environment.items():
        monkeypatch.setenv(name, value)
    path = home.folder / "any.tglayout"
    path.write_bytes(head + body)
    for words in (
        ("layouts", "check", str(path)),
        ("legal", "escort-quest", "--option", f"puzzle={path}"),
    ):
        capfd.readouterr()
        code = main(list(words))
        err = capfd.readouterr().err
        assert (code, err.count("\n")) in ((0, 0), (1, 1), (2, 1))
        assert "in the program" not in err


def test_no_more_of_a_file_is_read_than_a_layout_may_have(file, ask, refused) -> None:
    path = file(b"")
    os.truncate(path, 1 << 40)  # a hole of a terabyte
    assert refused(ask("layouts", "check", path), 1).endswith(
        f"It is longer than {BYTES_LIMIT // 1024} KiB; no layout is."
    )
