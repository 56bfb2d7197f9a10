"""A person's settings: read with patience, saved whole, never lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tactilegrid.app.config import CHOICES, Settings
from tactilegrid.frontends.around import setting_words
from tactilegrid.frontends.keymap import Keymap
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener

QUORIDOR = ("play", "quoridor", "--seed", "1")


def load(path: Path) -> Settings:
    """What is read from that file."""
    found = Settings(str(path))
    found.load()
    return found


def keys_of(found: Settings) -> list[str]:
    return [trouble.key for trouble in found.troubles]


def test_nothing_is_there_at_first(tmp_path: Path) -> None:
    found = load(tmp_path / "none" / "settings.toml")
    assert keys_of(found) == []
    assert {name: found.get(name) for name in CHOICES} == {
        name: words[0] for name, words in CHOICES.items()
    }
    assert found.get("name 1") == ""


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    chosen=st.fixed_dictionaries(
        {}, optional={name: st.sampled_from(words) for name, words in CHOICES.items()}
    ),
    names=st.dictionaries(st.sampled_from("1234"), st.text(max_size=24)),
)
def test_what_was_set_is_read_again(
    tmp_path: Path, chosen: dict[str, str], names: dict[str, str]
) -> None:
    path = tmp_path / "a" / "settings.toml"
    path.unlink(missing_ok=True)
    found = load(path)
    for name, value in chosen.items():
        found.set(name, value)
    for seat, name in names.items():
        found.set(f"name {seat}", name)
    again = load(path)
    assert keys_of(again) == []
    assert {name: again.get(name) for name in chosen} == chosen
    assert {seat: again.get(f"name {seat}") for seat in names} == names
    assert [entry.name for entry in path.parent.glob("*")] in ([], ["settings.toml"])


def test_what_is_not_ours_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('theme = "later"\n[own_keys]\nstatus = ["#", "s"]\nhint = "+"\n')
    found = load(path)
    found.set("verbosity", "full")
    assert tomllib.loads(path.read_text()) == {
        "theme": "later",
        "verbosity": "full",
        "own_keys": {"status": ["#", "s"], "hint": "+"},
    }
    assert found.own_keys == {"status": ("#", "s"), "hint": ("+",)}
    assert Keymap("arrows", found.own_keys).intent("#").value == "status"  # type: ignore[union-attr]


def test_for_now_is_used_first_and_not_saved(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    found = load(path)
    found.for_now["verbosity"] = "brief"
    found.set("spelling", "digits")
    assert found.get("verbosity") == "brief"
    assert "verbosity" not in path.read_text()
    found.set("verbosity", "full")
    assert found.get("verbosity") == "full"
    assert load(path).get("verbosity") == "full"


BAD_VALUES = [
    ('verbosity = "loud"', "verbosity"),
    ("language = 5", "language"),
    ('spelling = ["plain"]', "spelling"),
    ("mode = { a = 1 }", "mode"),
    ("keys = true", "keys"),
    ('names = "Anna"', "names"),
    ("own_keys = 7", "own_keys"),
    ("own_keys = [1, 2]", "own_keys"),
]


@pytest.mark.parametrize(("line", "name"), BAD_VALUES)
def test_a_bad_value_is_named_and_not_overwritten(
    ask: Any, home: Any, line: str, name: str
) -> None:
    home.configure(f'{line}\nletters = "shape"\n')
    said = ask(*QUORIDOR, "--lang", "en", typed="settings\n3\ne2\n")
    assert (said.code, said.err) == (0, "")
    assert sum(name in text and "cannot be" in text for text in said.lines) == 1
    kept = tomllib.loads(home.settings.read_text())
    assert kept["letters"] == "shape"
    if name != "spelling":
        assert kept[name] == tomllib.loads(line)[name]
        assert kept["spelling"] == "phonetic"


def test_a_bad_value_gives_way_to_a_good_one(ask: Any, home: Any) -> None:
    home.configure('verbosity = "loud"\n')
    ask(*QUORIDOR, typed="brief\n")
    assert tomllib.loads(home.settings.read_text()) == {"verbosity": "brief"}


@pytest.mark.parametrize("text", [b"verbosity = \n", b"\xff\xfe", b"[", b"\0", b"a = 1\na = 2\n"])
def test_a_damaged_file_is_set_aside_and_named(ask: Any, home: Any, text: bytes) -> None:
    home.configure("")
    home.settings.write_bytes(text)
    said = ask(*QUORIDOR, typed="brief\ne2\n")
    assert (said.code, said.err) == (0, "")
    assert "The settings were damaged and set aside as settings.toml.damaged-1." in said.lines
    assert "South to e2. North to move." in said.out or "South e2" in said.out
    assert (home.settings.parent / "settings.toml.damaged-1").read_bytes() == text
    assert tomllib.loads(home.settings.read_text()) == {"verbosity": "brief"}


def test_the_second_damaged_file_does_not_replace_the_first(ask: Any, home: Any) -> None:
    for number in (1, 2):
        home.configure(f"[{number}")
        assert f"damaged-{number}." in " ".join(ask(typed="").lines)
    for number in (1, 2):
        aside = home.settings.parent / f"settings.toml.damaged-{number}"
        assert aside.read_text() == f"[{number}"


def test_reports_leave_a_damaged_file_where_it_is(ask: Any, home: Any) -> None:
    """Only where the word about it is heard is it set aside."""
    home.configure("[")
    for words in ("games", "frob", "rules quoridor", "--help"):
        ask(*words.split())
    assert home.settings.read_text() == "["


def unreadable(path: Path) -> None:
    """A file that nobody can read, not even the system's owner: a link to itself."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(path)


def test_a_file_that_cannot_be_read_is_named_and_left_alone(ask: Any, home: Any) -> None:
    unreadable(home.settings)
    said = ask(*QUORIDOR, typed="brief\ne2\n")
    assert (said.code, said.err) == (0, "")
    heard = " ".join(said.lines)
    assert "The settings cannot be read: " in heard
    assert "could not be saved." in heard
    assert home.settings.is_symlink()
    assert os.listdir(home.settings.parent) == ["settings.toml"]


def test_a_folder_in_the_place_of_the_file(ask: Any, home: Any) -> None:
    home.settings.mkdir(parents=True)
    said = ask(*QUORIDOR, typed="brief\ne2\n")
    assert (said.code, said.err) == (0, "")
    assert "could not be saved." in " ".join(said.lines)
    assert home.settings.is_dir()


def test_a_full_disk_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('verbosity = "full"\n')
    code = (
        "import resource, signal, sys\n"
        "from tactilegrid.app.config import Settings\n"
        "settings = Settings(sys.argv[1])\n"
        "settings.load()\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4, 4))\n"
        "try:\n    settings.set('spelling', 'digits')\n"
        "except OSError:\n    sys.exit(0)\n"
        "sys.exit(1)\n"
    )
    assert subprocess.run([sys.executable, "-c", code, str(path)], timeout=30).returncode == 0
    assert path.read_text() == 'verbosity = "full"\n'
    assert os.listdir(tmp_path) == ["settings.toml"]


def test_killed_while_saving_the_file_is_the_old_or_the_new(tmp_path: Path) -> None:
    """A program that saves without end, killed at random moments."""
    path = tmp_path / "settings.toml"
    code = (
        "import sys\n"
        "from tactilegrid.app.config import Settings\n"
        "settings = Settings(sys.argv[1])\n"
        "settings.load()\n"
        "while True:\n"
        "    for word in ('brief', 'normal', 'full'):\n"
        "        settings.set('verbosity', word)\n"
        "        print(word, flush=True)\n"
    )
    dice = random.Random(3)
    for _ in range(6):
        with subprocess.Popen(
            [sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE
        ) as program:
            assert program.stdout is not None
            for _ in range(dice.randint(1, 60)):
                program.stdout.readline()
            program.send_signal(signal.SIGKILL)
        found = load(path)
        assert keys_of(found) == []
        assert found.chosen["verbosity"] in ("brief", "normal", "full")


KEYS = [
    ('status = "t"', "Your keys: t cannot be both turn and status."),
    ('dance = "d"', "Your keys: there is no command dance."),
    ('status = "F1"', "Your keys: F1 is no key that can be used."),
    ('status = "Ctrl+L"', "Your keys: Ctrl+L belongs to the screen reader."),
    ("status = 5", ""),
    ("status = [5, 6.5]", "Your keys: 6.5 is no key that can be used."),
    ("status = []", ""),
    ("status = { a = 1 }", "is no key that can be used."),
]


@pytest.mark.parametrize(("line", "sentence"), KEYS)
def test_own_keys_that_cannot_be_used_are_said(
    ask: Any, home: Any, line: str, sentence: str
) -> None:
    """The usual keys hold instead, and the file stays as it is."""
    text = f'language = "en"\n[own_keys]\n{line}\n'
    home.configure(text)
    said = ask(*QUORIDOR, typed="e2\n")
    assert (said.code, said.err) == (0, "")
    assert sentence in " ".join(said.lines)
    assert "Your keys" in said.out or not sentence
    assert home.settings.read_text() == text


def test_options_of_the_command_line_hold_for_once(ask: Any, home: Any) -> None:
    home.configure('verbosity = "full"\n')
    said = ask(
        *(*QUORIDOR, "--verbosity", "brief", "--spelling", "digits", "--lang", "ru"),
        typed="seats 1 Анна\n",
    )
    assert (said.code, said.err) == (0, "")
    assert tomllib.loads(home.settings.read_text()) == {
        "verbosity": "full",
        "names": {"1": "Анна"},
    }


def test_what_is_changed_in_a_game_is_remembered(ask: Any, home: Any) -> None:
    ask(*QUORIDOR, typed="full\nspelling\nsettings\n5\nsettings\n1\n")
    kept = tomllib.loads(home.settings.read_text())
    assert kept == {
        "verbosity": "full",
        "spelling": "phonetic",
        "letters": "shape",
        "language": "ru",
    }
    assert "echo" not in ask(*QUORIDOR, typed="").out


def test_numbers_of_the_voice_may_be_written_as_numbers(ask: Any, home: Any) -> None:
    """What is none of them is named with what they are."""
    home.configure('language = "en"\nrate = 60\npitch = 101\nvolume = true\n')
    settings = load(home.settings)
    assert [settings.get(name) for name in ("rate", "pitch", "volume")] == ["60", "usual", "usual"]
    said = ask("play", "pathagon", typed="quit\n")
    assert sum("usual, a number from 0 to 100" in line for line in said.lines) == 2


def test_a_voice_for_each_language_is_kept(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "settings.toml"))
    settings.set("voice ru", "Anna")
    assert load(tmp_path / "settings.toml").get("voice ru") == "Anna"
    assert settings.get("voice en") == ""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_setting_and_value_has_words_of_its_own(language: str) -> None:
    """A setting that nobody named would be read out under the name of another."""
    catalogue, listener = Catalogue.load(language, ("cli", "table")), Listener(language)
    said = {
        (name, value): catalogue.render(setting_words("setting-value", name, value), listener)
        for name, values in CHOICES.items()
        if name != "mode"
        for value in values
    }
    assert len(set(said.values())) == len(said)
