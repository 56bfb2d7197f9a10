"""What is printed without a game: rules, keys, legal moves, counts, positions, saved games."""

from __future__ import annotations

import re
import subprocess
from random import Random
from typing import Any, NamedTuple

import pytest

from tactilegrid.core.game import AnyGame
from tactilegrid.core.options import settle
from tactilegrid.games import GAMES, load_game
from tactilegrid.locale import LANGUAGES
from tests.app.conftest import PROGRAM
from tests.contract.contract import SETTINGS

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile("[a-z]{4,}", re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_rules_are_numbered_and_settings_follow(ask: Any, game: str, language: str) -> None:
    said = ask("rules", game, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert any(re.match(r"[A-Z]{2}-R\d+\. ", line) for line in said.lines)
    for option in load_game(game).options:
        assert any(line.startswith(f"{option.name}: ") for line in said.lines)
    assert bool(CYRILLIC.search(said.lines[0])) is (language == "ru")


def test_keys_leave_out_what_a_game_has_no_use_for(ask: Any) -> None:
    fence = "f, fence: "
    assert any(line.startswith(fence) for line in ask("keys").lines)
    assert any(line.startswith(fence) for line in ask("keys", "quoridor").lines)
    assert not any(line.startswith(fence) for line in ask("keys", "pathagon").lines)


def test_keys_are_those_that_the_person_chose(ask: Any, home: Any) -> None:
    home.configure('[own_keys]\nstatus = "#"\n')
    assert any(line.startswith("#, status: ") for line in ask("keys").lines)


def test_keys_with_a_conflict_say_so_and_fall_back(ask: Any, home: Any) -> None:
    home.configure('[own_keys]\nstatus = "t"\n')
    said = ask("keys")
    assert said.code == 0
    assert said.lines[0] == "Your keys: t cannot be both turn and status."
    assert any(line.startswith("s, status: ") for line in said.lines)


def test_legal_moves_one_a_line(ask: Any) -> None:
    """QD-E1: three steps and 128 fences at the start."""
    lines = ask("legal", "quoridor").lines
    assert len(lines) == len(set(lines)) == 131
    assert {"d1", "f1", "e2", "a1h", "h8v"} <= set(lines)
    assert sorted(ask("legal", "pathagon", "--option", "size=3").lines) == sorted(
        f"{column}{row}" for column in "abc" for row in (1, 2, 3)
    )


def test_legal_moves_of_a_finished_game_are_none(ask: Any) -> None:
    position = ask(
        *("show", "quoridor", "--option", "size=3", "--option", "fences=0"),
        *("--moves", "b2; a3; c2; a2; c3", "--as", "position"),
    ).lines[0]
    said = ask(
        *("legal", "quoridor", "--option", "size=3", "--option", "fences=0"),
        *("--position", position),
    )
    assert (said.code, said.out, said.err) == (0, "", "")


COUNTS = [
    (("quoridor", "0"), 1),
    (("quoridor", "1"), 131),
    (("quoridor", "2"), 16677, "players=4"),
    (("quoridor", "6"), 9002, "size=3", "fences=1"),
    (("pathagon", "2"), 2352),
]


@pytest.mark.parametrize(("words", "count", "options"), [(c[0], c[1], c[2:]) for c in COUNTS])
def test_perft_prints_the_count_last_and_alone(
    ask: Any, words: tuple[str, str], count: int, options: tuple[str, ...]
) -> None:
    given = [f"--option={option}" for option in options]
    assert ask("perft", *words, *given).out == f"{count}\n"


@pytest.mark.parametrize("game", ["quoridor", "pathagon"])
def test_divide_adds_up(ask: Any, game: str) -> None:
    plain = ask("perft", game, "2", "--option=size=5").lines
    *parts, total = ask("perft", game, "2", "--divide", "--option", "size=5").lines
    assert [total] == plain
    assert sum(int(part.split()[1]) for part in parts) == int(total)
    assert [part.split()[0] for part in parts] == ask("legal", game, "--option=size=5").lines


def test_show_in_words_says_the_last_move_and_whose_turn(ask: Any) -> None:
    said = ask("show", "quoridor", "--moves", "e2; e8; e3h")
    assert (said.code, said.err) == (0, "")
    assert said.lines[-1] == "North to move."
    assert any("e3" in line for line in said.lines[:2])
    as_seat = ask("show", "quoridor", "--moves", "e2;e8;e3h", "--seat", "2")
    assert as_seat.lines[-1] == "Your move."
    assert all(len(line) <= 79 for line in said.lines + as_seat.lines)


def test_show_spells_and_speaks_as_asked(ask: Any) -> None:
    assert "echo 1" in ask("show", "quoridor", "--spelling", "phonetic").out
    russian = ask("show", "pathagon", "--lang", "ru", "--moves", "d4").out
    assert CYRILLIC.search(russian)
    assert not LATIN.search(russian)


def test_show_does_not_change_what_is_remembered(ask: Any, home: Any) -> None:
    ask("show", "quoridor", "--spelling", "phonetic", "--verbosity", "full")
    assert not home.settings.exists()


@pytest.mark.parametrize("game", ["quoridor", "pathagon"])
def test_a_shown_position_can_be_given_back(ask: Any, game: str) -> None:
    moves = {"quoridor": "e2; e8; e3h", "pathagon": "d4; a1; b2"}[game]
    (position,) = ask("show", game, "--moves", moves, "--as", "position").lines
    assert ask("show", game, "--position", position, "--as", "position").lines == [position]
    assert (
        ask("show", game, "--position", position, "--as", "board").lines
        == ask("show", game, "--moves", moves, "--as", "board").lines
    )


def test_drawn_board_is_plain_text_with_coordinates(ask: Any) -> None:
    lines = ask("show", "quoridor", "--as", "board").lines
    assert all(line.isascii() and len(line) <= 79 for line in lines)
    assert all(any(letter in line for line in lines) for letter in "abcdefghi")


def test_show_refuses_a_move_after_the_end(ask: Any, refused: Any) -> None:
    """QD-R16: nobody moves once a pawn is home."""
    said = ask(
        *("show", "quoridor", "--option", "size=3", "--option", "fences=0"),
        *("--moves", "b2; a3; c2; a2; c3; a1"),
    )
    assert refused(said, 2) == "Move a1: The game is over."


def test_games_are_listed_the_newest_first(ask: Any, home: Any) -> None:
    assert ask("games").out == "No saved games.\n"
    ask("play", "pathagon", typed="d4\n")
    first = home.records[0].rename(home.games / "20000101-000000-pathagon.tgrec")
    ask("play", "quoridor", typed="resign\ny\n")
    (home.games / "19990101-000000-quoridor.tgrec").write_text("nothing of ours\n")
    (home.games / "notes.txt").write_text("not a game")
    newest = home.records[-1]
    assert ask("games").lines == [
        f"1: Quoridor, 0 moves, finished. {newest.name}",
        f"2: Pathagon, 1 move, not finished. {first.name}",
        "3: damaged. 19990101-000000-quoridor.tgrec",
    ]


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1", "cp866", "utf-8"])
def test_any_output_encoding_is_written_to(run: Any, encoding: str) -> None:
    """Letters that the output cannot show become question marks; nothing is left out or fails."""
    said = run("rules", "pathagon", "--lang", "ru", around={"PYTHONIOENCODING": encoding})
    assert (said.code, said.err) == (0, "")
    wrong = run("paly", "--lang", "ru", around={"PYTHONIOENCODING": encoding})
    assert wrong.code == 2
    assert "paly" in wrong.err
    assert wrong.err.count("\n") == 1


def test_plain_c_locale(run: Any) -> None:
    said = run("play", "quoridor", "--lang", "ru", typed="e2\nquit\n", around={"LANG": "C"})
    assert (said.code, said.err) == (0, "")
    assert CYRILLIC.search(said.out)


def shell(home: Any, words: str) -> subprocess.CompletedProcess[bytes]:
    """A command line of a shell, in which `$T` is the program."""
    quoted = " ".join(f"'{word}'" for word in PROGRAM)
    return subprocess.run(
        ["sh", "-c", words.replace("$T", quoted)],
        env=home.environment,
        capture_output=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
    )


@pytest.mark.parametrize("words", ["rules quoridor", "keys", "legal quoridor", "--help"])
def test_a_reader_that_leaves_early(home: Any, words: str) -> None:
    """`| head -1` gets its line, and nobody hears a complaint."""
    done = shell(home, f"$T {words} | head -1")
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 1


def test_a_player_whose_listener_leaves(home: Any) -> None:
    """The game is on disk as far as it was heard."""
    done = shell(home, "(echo e2; sleep 0.3; echo e8; echo d1) | $T play quoridor | head -2")
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 2
    assert "1 1 e2\n" in home.records[0].read_text()


CLOSED = [
    ("printf 'e2\\nquit\\n' | $T play quoridor --record {record} >&-", 0),
    ("printf 'e2\\nquit\\n' | $T play quoridor --record {record} 2>&-", 0),
    ("printf 'e2\\nquit\\n' | $T play quoridor --record {record} >&- 2>&-", 0),
    ("$T play quoridor --record {record} <&-", 0),
    ("$T play quoridor --record {record} <&- >&- 2>&-", 0),
    ("$T <&-", 0),
    ("$T frobnicate 2>&-", 2),
    ("$T rules quoridor >&-", 0),
]


@pytest.mark.parametrize(("words", "code"), CLOSED)
def test_closed_streams(home: Any, words: str, code: int) -> None:
    """A stream that was closed is as one that nobody reads; no record is opened in its place."""
    record = home.folder / "game.tgrec"
    done = shell(home, words.format(record=record))
    assert done.returncode == code
    assert done.stderr == b""
    if "{record}" in words:
        lines = record.read_text().splitlines()
        moves = ["1 1 e2"] if "e2" in words else []
        assert lines[-1 - len(moves) :] == ["seat 2 human", *moves]


def test_an_output_that_takes_no_more(home: Any) -> None:
    for words in ("rules quoridor", "play quoridor"):
        done = shell(home, f"$T {words} > /dev/full")
        assert done.returncode == 1
        assert done.stderr == b"The system refused: the disk is full.\n"


# all games, all choices of settings


class Asked(NamedTuple):
    """A game with one choice of settings, as it is asked for on the command line."""

    game: AnyGame
    given: dict[str, str]

    @property
    def words(self) -> list[str]:
        return [f"--option={name}={value}" for name, value in self.given.items()]

    def after(self, plies: int) -> tuple[Any, list[str]]:
        """A state some moves after the start, and those moves."""
        game, dice, moves = self.game, Random(1), []
        state = game.initial(settle(game.options, self.given), 0)
        while (turn := game.to_move(state)) is not None and len(moves) < plies:
            move = dice.choice(game.legal_moves(game.observe(state, turn)))
            moves.append(game.format_move(move))
            state = game.apply(state, move).state
        return state, moves

    def legal(self, state: Any) -> list[str]:
        """What whoever is to move may play."""
        seen = self.game.observe(state, self.game.to_move(state))
        return [self.game.format_move(move) for move in self.game.legal_moves(seen)]


EACH = [
    pytest.param(Asked(load_game(name), given), id=f"{name}-{number}")
    for name in GAMES
    for number, given in enumerate(({}, *SETTINGS.get(name, ())))
]
SMALL = 80  # legal moves up to which the second ply is counted as well


@pytest.mark.parametrize("asked", EACH)
def test_legal_and_perft_of_every_game(ask: Any, asked: Asked) -> None:
    """One legal move a line, from the start and from a later position; perft counts the same."""
    name = asked.game.name
    state, _ = asked.after(7)
    first = asked.legal(asked.after(0)[0])
    said = ask("legal", name, *asked.words)
    assert (said.code, said.err, said.lines) == (0, "", first)
    assert ask("perft", name, "1", *asked.words).out == f"{len(first)}\n"
    from_it = [*asked.words, "--position", asked.game.format_position(state)]
    now = asked.legal(state) if asked.game.to_move(state) is not None else []
    assert ask("legal", name, *from_it).lines == now
    assert ask("perft", name, "1", *from_it).out == f"{len(now)}\n"
    if len(now) <= SMALL:
        *parts, total = ask("perft", name, "2", "--divide", *from_it).lines
        assert [part.rsplit(" ", 1)[0] for part in parts] == now
        assert sum(int(part.rsplit(" ", 1)[1]) for part in parts) == int(total)


@pytest.mark.parametrize("asked", EACH)
def test_show_of_every_game(ask: Any, asked: Asked) -> None:
    """In words for every viewer in both languages, drawn, and as a position that reads the same."""
    name = asked.game.name
    _, moves = asked.after(5)
    show = ["show", name, *asked.words]
    played = ["--moves", "; ".join(moves)]
    for language in LANGUAGES:
        for seat in asked.game.seats(settle(asked.game.options, asked.given)):
            said = ask(*show, *played, "--lang", language, "--seat", str(seat.number))
            assert (said.code, said.err) == (0, "")
            assert all(line.strip() and len(line) <= 79 for line in said.lines)
            assert bool(CYRILLIC.search(said.out)) is (language == "ru")
    board = ask(*show, *played, "--as", "board").lines
    assert all(line.isascii() and len(line) <= 79 for line in board)
    if not asked.game.hides(settle(asked.game.options, asked.given)):
        (position,) = ask(*show, *played, "--as", "position").lines
        assert ask(*show, "--position", position, "--as", "position").lines == [position]
        assert ask(*show, "--position", position, "--as", "board").lines == board


@pytest.mark.parametrize(("start", "count"), [("c3", 384), ("a1", 192)])
def test_voyages_of_the_only_wayfinder_on_the_start_map(ask: Any, start: str, count: int) -> None:
    """WF-R5 to R12: as many as a search by plain rules finds."""
    (position,) = ask(
        *("show", "wayfinder", "--option", "players=1"),
        *("--moves", f"@{start}", "--as", "position"),
    ).lines
    said = ask("legal", "wayfinder", "--option", "players=1", "--position", position)
    assert len(set(said.lines)) == len(said.lines) == count
    assert all(line.startswith(f"{start} ") for line in said.lines)
