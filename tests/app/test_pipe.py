"""Playing through a pipe: one move or word a line, every line answered, nothing lost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tactilegrid.app import host
from tactilegrid.core.record import Loaded, read_record
from tactilegrid.games import load_game
from tests.examples import examples

QUORIDOR = ("play", "quoridor", "--seed", "1")
BYE = "Saved. To go on: tactilegrid resume. Bye."


def is_opening(line: str) -> bool:
    """Quoridor's first announcement to people who share a keyboard."""
    return line.startswith("Quoridor. ") and line.endswith(" South to move.")


def loaded(path: Any) -> Loaded:
    return read_record(path.read_bytes(), load_game)


def test_a_first_game_word_for_word(run: Any, home: Any) -> None:
    said = run(
        *("play", "quoridor", "--seat", "2=engine:casual", "--seed", "1"),
        typed="e2\nstatus\nquit\n",
    )
    assert (said.code, said.err) == (0, "")
    opening, moves, status, bye = said.lines
    assert opening.startswith("Quoridor. You are south")
    assert opening.endswith(" Your move.")
    assert moves == "You to e2. Casual to e8. Your move."
    assert status.startswith("Your way 7, theirs 7.")
    assert bye == BYE
    (record,) = home.records
    assert record.read_text().splitlines()[-5:] == [
        "seed 1",
        "seat 1 human",
        "seat 2 engine casual",
        "1 1 e2",
        "2 2 e8",
    ]
    assert oct(record.stat().st_mode)[-3:] == "600"


@pytest.mark.parametrize("game", ["quoridor", "pathagon"])
@pytest.mark.parametrize("level", ["novice", "casual"])
def test_same_seed_same_words_same_bytes(ask: Any, home: Any, game: str, level: str) -> None:
    words = ("play", game, "--seat", f"2=engine:{level}", "--seed", "77", "--option", "size=5")
    typed = "moves\nc2\nd4\nb3\nhint\nundo\nc2\nstatus\nboard\nhint more\n"
    first, second = ask(*words, typed=typed), ask(*words, typed=typed)
    assert (first.code, first.err) == (0, "")
    assert first.out == second.out
    one, two = home.records
    assert one.read_bytes() == two.read_bytes()


def test_a_slow_machine_says_the_same(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is thinking, and how long, is not told through a pipe."""
    words = ("play", "quoridor", "--seat", "2=engine:casual", "--seed", "1")
    first = ask(*words, typed="e2\nhint\ne3\n")
    monkeypatch.setattr(host, "THINKING_SECONDS", 0.001)
    assert ask(*words, typed="e2\nhint\ne3\n").out == first.out


WRONG_LINES = [
    ("flurb", "Not a move: flurb. "),
    ("statsu", "Not known: statsu. Did you mean status?"),
    ("z9", "No square z9: they go from a1 to i9."),
    ("e3", "Not e3: "),
    ("", 'Type a move or a word. "keys" tells the words.'),
    ("   \t ", 'Type a move or a word. "keys" tells the words.'),
    ("x" * 10_000, "Too long: "),
    ("e" * 200_000, "Too long: "),
    (b"\xff\xfe e2", "That was not readable text."),
    (b"\xd0", "That was not readable text."),
    ("\0", ""),
    ("\x1b[A", ""),
    ("go", "Say where: go e5, or go north."),
    ("rules kangaroo", "No rule speaks of kangaroo."),
    ("seats 9 Anna", "Say a seat and a name: seats 1 Anna."),
    ("undo", "Nothing to take back."),
    ("redo", "Nothing to make again."),
    ("grid", "Grid mode needs a terminal for keys and for lines."),
    ("rematch", "A rematch comes after the end of this game."),
    ("forward", "That is for replays."),
    ("'; drop table", ""),
    ("e2 e3", ""),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG_LINES, ids=lambda value: repr(value)[:24])
def test_a_wrong_line_costs_nothing(ask: Any, home: Any, line: str | bytes, sentence: str) -> None:
    """It gets a sentence, the turn is not lost, and the record does not know of it."""
    data = line.encode() if isinstance(line, str) else line
    said = ask(*QUORIDOR, typed=data + b"\ne2\nquit\n")
    assert (said.code, said.err) == (0, "")
    opening, answer, *rest = said.lines
    assert is_opening(opening)
    assert sentence in answer
    assert len(answer) > 1
    assert rest == ["South to e2. North to move.", BYE]
    assert loaded(home.records[0]).session.ply == 1


def test_a_move_typed_on_another_layout(ask: Any) -> None:
    """The Russian letter on the key of Latin e; the reply restates the square."""
    assert ask(*QUORIDOR, typed="у2\n").lines[1] == "South to e2. North to move."


def test_a_move_with_two_readings_is_asked_about(ask: Any, home: Any) -> None:
    """PG-A2: a placement that may take or not; the question costs nothing, Enter takes all."""
    said = ask("play", "pathagon", typed="c4\nd4\ne4\nstatus\n2\na1\nundo\nundo\ne4\n\n")
    question = "Takes d4. Enter takes it, 2 none."
    assert said.lines.count(question) == 2
    moves = [line for line in home.records[0].read_text().splitlines() if line[0].isdigit()]
    assert moves == ["1 1 c4", "2 2 d4", "3 1 e4", "4 2 a1", "3 1 e4xd4"]


def test_end_of_input_without_a_line_feed(ask: Any, home: Any) -> None:
    said = ask(*QUORIDOR, typed="e2\ne8")
    assert said.lines[1:] == [
        "South to e2. North to move.",
        "North to e8. South to move.",
        BYE,
    ]
    assert loaded(home.records[0]).session.ply == 2


def test_line_ends_of_other_systems(ask: Any) -> None:
    assert ask(*QUORIDOR, typed="e2\r\ne8\r\n").lines[-2] == "North to e8. South to move."


def test_undo_redo_resign_are_heard_and_recorded(ask: Any, home: Any) -> None:
    said = ask(*QUORIDOR, typed="e2\ne8\nundo\nredo\nresign\nn\nresign\ny\nundo\nresign\ny\ne3\n")
    assert said.lines[3:] == [
        "Taken back: e8. North to move.",
        "North to e8. South to move.",
        "Resign this game of Quoridor? y or n, Enter is no.",
        "Not done.",
        "Resign this game of Quoridor? y or n, Enter is no.",
        "South resigns. North wins.",
        "Taken back: South resigning. South to move.",
        "Resign this game of Quoridor? y or n, Enter is no.",
        "South resigns. North wins.",
        "The game is over.",
        "Bye.",
    ]
    assert home.records[0].read_text().splitlines()[-9:] == [
        *("1 1 e2", "2 2 e8", "undo 1", "redo 1"),
        *("resign 1", "outcome 2 resigned", "undo 1", "resign 1", "outcome 2 resigned"),
    ]


def test_undo_against_an_engine_goes_back_to_ones_own_turn(ask: Any, home: Any) -> None:
    said = ask(*QUORIDOR, "--seat", "2=engine:casual", typed="e2\nundo\nredo\nquit\n")
    assert said.lines[2:4] == [
        "Taken back: e8, e2. Your move.",
        "You to e2. Casual to e8. Your move.",
    ]
    assert home.records[0].read_text().splitlines()[-2:] == ["undo 2", "redo 2"]


def test_an_engine_that_begins(ask: Any) -> None:
    said = ask(*QUORIDOR, "--seat", "1=engine:casual", typed="undo\ne8\nquit\n")
    assert said.lines[0].endswith("Casual to move.")
    assert said.lines[1].startswith("Casual to e2.")
    assert said.lines[2] == "Nothing to take back."
    assert said.lines[3].startswith("You to e8. Casual ")


def test_four_seats_take_turns_by_the_clock(ask: Any, home: Any) -> None:
    """QD-R10: e1, a5, e9, i5."""
    said = ask(
        *("play", "quoridor", "--option", "players=4", "--seat", "1=human:Anna"),
        *("--seat", "3=human:Boris", "--seed", "5"),
        typed="e2\nb5\ne8\nh5\n",
    )
    heard = " ".join(said.lines)
    assert heard.startswith("Quoridor")
    assert heard.index("Anna ") < heard.index("West ") < heard.index("Boris ")
    assert said.lines[-5:-1] == [
        "Anna to e2. West to move.",
        "West to b5. Boris to move.",
        "Boris to e8. East to move.",
        "East to h5. Anna to move.",
    ]
    assert "seat 3 human Boris\n" in home.records[0].read_text()


def test_four_seats_with_two_engines(ask: Any, home: Any) -> None:
    """Undo goes back to where a person had the move; both people are called by name."""
    said = ask(
        *("play", "quoridor", "--option", "players=4", "--seat", "2=engine:casual"),
        *("--seat", "4=engine:novice", "--seed", "5"),
        typed="e2\nundo\ne2\ne8\nundo\nundo\n",
    )
    assert (said.code, said.err) == (0, "")
    lines = home.records[0].read_text().splitlines()
    moves = [line.split()[1] for line in lines if line[0].isdigit()]
    assert moves == ["1", "2", "1", "2", "3", "4"]
    assert [line for line in lines if line.startswith("undo")] == ["undo 2", "undo 2", "undo 2"]


@pytest.mark.parametrize("game", ["quoridor", "pathagon"])
@pytest.mark.parametrize("seed", ["3", "4"])
def test_engines_alone_play_to_the_end(ask: Any, home: Any, game: str, seed: str) -> None:
    said = ask(
        *("play", game, "--seat", "1=engine:novice", "--seat", "2=engine:casual"),
        *("--option", "size=5", "--seed", seed),
    )
    assert (said.code, said.err) == (0, "")
    assert said.lines[-1] == "Bye."
    session = loaded(home.records[0]).session
    assert session.outcome is not None
    assert home.records[0].read_text().splitlines()[-1].startswith("outcome ")
    assert len(said.lines) >= session.ply


def test_engines_alone_stop_at_the_limit_of_plies(ask: Any, home: Any) -> None:
    """QD-A10: a draw after that many moves."""
    said = ask(
        *("play", "quoridor", "--seat", "1=engine:novice", "--seat", "2=engine:novice"),
        *("--option", "ply_cap=6", "--seed", "1"),
    )
    assert loaded(home.records[0]).session.ply == 6
    assert home.records[0].read_text().splitlines()[-1].startswith("outcome - ")
    assert said.lines[-1] == "Bye."


def test_a_game_from_a_position_is_resumed_from_it(ask: Any, home: Any) -> None:
    (position,) = ask("show", "quoridor", "--moves", "e2; e8; c3h", "--as", "position").lines
    said = ask(*QUORIDOR, "--position", position, typed="e7\n")
    assert said.lines[1] == "North to e7. South to move."
    assert f"position {position}\n" in home.records[0].read_text()
    resumed = ask("resume", typed="e3\n")
    assert resumed.lines[0].startswith("Resumed Quoridor: 1 move played.")
    assert any(line == "South to e3. North to move." for line in resumed.lines)


def test_a_record_of_ones_own(ask: Any, home: Any) -> None:
    file = home.folder / "new" / "my game"
    ask(*QUORIDOR, "--record", str(file), typed="e2\n")
    assert loaded(file).session.ply == 1
    assert home.records == []
    assert ask("resume", str(file), typed="quit\n").lines[0].startswith("Resumed Quoridor: 1 move")


def test_a_record_is_never_overwritten(ask: Any, home: Any, refused: Any) -> None:
    file = home.folder / "thesis.txt"
    file.write_text("three years of work")
    said = ask(*QUORIDOR, "--record", str(file), typed="e2\n")
    assert refused(said, 1) == f"{file} is there already and is not overwritten."
    assert file.read_text() == "three years of work"
    assert said.out == ""


def test_nowhere_to_save_and_still_playing(ask: Any, home: Any) -> None:
    """Where the folder of games cannot be made, that is said once, and the game is played."""
    (home.folder / "data").write_text("a file, not a folder")
    said = ask(*QUORIDOR, typed="e2\nsave\nquit\n")
    assert (said.code, said.err) == (0, "")
    assert said.lines[1:] == [
        "This game cannot be saved. You can play on.",
        "South to e2. North to move.",
        "This game is not being saved.",
        "Not saved. Bye.",
    ]


def test_no_home_at_all(run: Any, home: Any) -> None:
    nowhere = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), "/dev/null/nobody")
    said = run(*QUORIDOR, typed="e2\nbrief\nquit\n", around=nowhere)
    assert (said.code, said.err) == (0, "")
    assert "South to e2. North to move." in said.out
    assert "This game cannot be saved. You can play on." in said.out
    assert "The setting holds now, but could not be saved." in said.out


def test_names_of_people_are_remembered(ask: Any, home: Any) -> None:
    said = ask(*QUORIDOR, typed="seats 2 Olga\ne2\n")
    assert said.lines[1] == "Seat 2 is now Olga."
    assert said.lines[2] == "South to e2. Olga to move."
    later = ask(*QUORIDOR, typed="quit\n")
    assert "Olga" in later.lines[0]
    assert "seat 2 human Olga\n" in home.records[0].read_text()


def test_a_rematch_has_a_record_of_its_own(ask: Any, home: Any) -> None:
    said = ask(*QUORIDOR, typed="e2\nresign\ny\nrematch\ne2\nquit\n")
    assert sum(map(is_opening, said.lines)) == 2
    assert [loaded(path).session.ply for path in home.records] == [1, 1]
    assert [bool(loaded(path).session.outcome) for path in home.records] == [True, False]


@settings(examples(40), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    typed=st.lists(
        st.one_of(
            st.binary(max_size=30),
            st.sampled_from(
                [b"e2", b"e8", b"d4", b"undo", b"redo", b"resign", b"y", b"1", b"menu"]
            ),
            st.sampled_from(
                [b"settings", b"seats", b"keys", b"more", b"hint", b"rematch", b"draw"]
            ),
        ),
        max_size=12,
    ),
    game=st.sampled_from(["quoridor", "pathagon"]),
)
def test_whatever_is_typed(ask: Any, home: Any, typed: list[bytes], game: str) -> None:
    """Every line is answered; the record can always be read and holds what was played."""
    for old in [*home.records, home.settings]:
        old.unlink(missing_ok=True)
    said = ask("play", game, "--lang", "en", typed=b"\n".join(typed))
    assert (said.code, said.err) == (0, "")
    assert len(said.lines) >= 2
    assert all(len(line) <= 79 for line in said.lines)
    assert re.search(r"(Bye|Пока)\.?$", said.lines[-1])
    for record in home.records:
        assert not loaded(record).torn
