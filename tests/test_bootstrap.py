"""The first minutes with a checkout: what bootstrap.py says, does, and leaves alone."""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
NO_NETWORK = "No network: pip could not reach its packages. Connect once, then start again."

PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "tactilegrid"
version = "0"
"""


def load() -> ModuleType:
    """bootstrap.py as a module."""
    spec = importlib.util.spec_from_file_location("bootstrap", ROOT / "bootstrap.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bootstrap = load()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with bootstrap.py and a project that has nothing in it."""
    folder = tmp_path / "a checkout"
    folder.mkdir()
    shutil.copy(ROOT / "bootstrap.py", folder)
    (folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    return folder


@pytest.fixture
def offline(at_home: dict[str, str]) -> dict[str, str]:
    """The environment of a person whose network is off: nobody listens at the index."""
    return {**at_home, "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_RETRIES": "1"} | {
        "PIP_NO_CACHE_DIR": "1",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_FIND_LINKS": "",
        "PYTHONPATH": "",
    }


def start(checkout: Path, env: dict[str, str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run bootstrap.py there, with words on its standard input that are the game's."""
    return subprocess.run(
        [sys.executable, "bootstrap.py", *words],
        cwd=checkout,
        env=env,
        input="e2\nquit\n",
        capture_output=True,
        text=True,
        check=False,
    )


def pretend_installed(checkout: Path, program: str) -> None:
    """Make an environment that looks installed, with a shell script as the game."""
    environment = bootstrap.Environment(checkout)
    environment.programs.mkdir(parents=True)
    environment.python.symlink_to(sys.executable)
    game = environment.program("tactilegrid")
    game.write_text(f"#!/bin/sh\n{program}\n", encoding="utf-8")
    game.chmod(0o755)
    stamp = f"{environment.fingerprint()} build test\n"
    environment.stamp.write_text(stamp, encoding="utf-8")


def test_an_old_python_is_told_what_is_needed() -> None:
    with pytest.raises(bootstrap.Stop) as refusal:
        bootstrap.check_python((3, 8, 10))
    assert "needs Python 3.11 or newer; this is Python 3.8." in str(refusal.value)
    bootstrap.check_python((3, 11, 0))
    bootstrap.check_python((4, 0, 0))


def test_an_old_python_can_read_the_file() -> None:
    ast.parse((ROOT / "bootstrap.py").read_text("utf-8"), feature_version=(3, 8))


def test_only_the_standard_library_is_needed(checkout: Path, at_home: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-I", "-S", "bootstrap.py", "help"],
        cwd=checkout,
        env=at_home,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "bootstrap.py play" in done.stdout


def test_no_word_gets_the_usage_on_standard_error(checkout: Path, at_home: dict[str, str]) -> None:
    done = start(checkout, at_home)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "bootstrap.py play" in done.stderr


@pytest.mark.parametrize(
    ("words", "given"),
    [
        (["play", "quoridor", "--seat", "2=engine:casual"], "play quoridor --seat 2=engine:casual"),
        (["play"], ""),  # the bare menu
        (["run", "rules", "quoridor"], "rules quoridor"),
    ],
)
def test_a_later_start_is_the_game_and_nothing_else(
    checkout: Path, at_home: dict[str, str], words: list[str], given: str
) -> None:
    pretend_installed(checkout, 'echo "words: $*"; cat; exit 7')
    done = start(checkout, at_home, *words)
    assert done.stdout == f"words: {given}\ne2\nquit\n"
    assert done.stderr == ""
    assert done.returncode == 7


@pytest.mark.service
def test_without_a_network_it_says_so_and_the_games_input_is_left_alone(
    checkout: Path, offline: dict[str, str]
) -> None:
    done = start(checkout, offline, "play", "quoridor")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1] == NO_NETWORK
    assert not (checkout / ".venv" / "installed.txt").exists()


@pytest.mark.service
@pytest.mark.parametrize("damage", ["no python", "no pip", "a file", "project changed"])
def test_an_environment_that_no_longer_fits_is_made_again(
    checkout: Path, offline: dict[str, str], damage: str
) -> None:
    pretend_installed(checkout, "exit 0")
    environment = bootstrap.Environment(checkout)
    if damage == "no python":
        environment.python.unlink()
        environment.python.symlink_to("/nowhere/python")
    elif damage == "no pip":
        environment.python.unlink()
        environment.python.symlink_to(shutil.which("false") or "/bin/false")
        environment.stamp.unlink()
    elif damage == "a file":
        shutil.rmtree(environment.folder)
        environment.folder.write_text("not a folder", encoding="utf-8")
    else:
        (checkout / "pyproject.toml").write_text(PROJECT + "# new\n", encoding="utf-8")
    done = start(checkout, offline, "play")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == NO_NETWORK  # that far it came: it tried to install
    assert environment.has_pip()


def test_a_python_that_cannot_make_environments_says_what_to_install(
    checkout: Path, at_home: dict[str, str], tmp_path: Path
) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "ensurepip.py").write_text("raise ImportError\n", encoding="utf-8")
    done = start(checkout, {**at_home, "PYTHONPATH": str(broken)}, "play")
    assert done.returncode == 1
    assert "apt install python3-venv" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_that_takes_no_files_is_named() -> None:
    environment = bootstrap.Environment(Path("/proc"))
    with pytest.raises(bootstrap.Stop, match=r"Cannot write in the folder /proc: .*\."):
        environment.create()


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        ("Failed to establish a new connection: [Errno -3]", NO_NETWORK),
        ("OSError: No space left on device", "The disk is full: pip could not install."),
        (
            "ERROR: one\n  ERROR: two\nnoise",
            "pip could not install tactilegrid: ERROR: two",
        ),
        ("", "pip could not install tactilegrid: it gave no reason"),
    ],
)
def test_a_failed_install_is_one_sentence(tmp_path: Path, log: str, sentence: str) -> None:
    path = tmp_path / "install.log"
    path.write_text(log, encoding="utf-8")
    assert bootstrap.why_pip_failed(path).startswith(sentence)


@pytest.mark.service
def test_ctrl_c_while_installing_stops_quietly(checkout: Path, offline: dict[str, str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:  # an index that never answers
        silent.settimeout(60)
        offline["PIP_INDEX_URL"] = f"http://127.0.0.1:{silent.getsockname()[1]}/simple"
        running = subprocess.Popen(
            [sys.executable, "bootstrap.py", "play"],
            cwd=checkout,
            env=offline,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        asking, _ = silent.accept()
        with asking:
            os.killpg(running.pid, signal.SIGINT)
            output, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert output == ""
    assert errors.splitlines()[-1] == "Stopped."
    assert "Traceback" not in errors


@pytest.mark.service
def test_a_fresh_clone_plays(tmp_path: Path, at_home: dict[str, str]) -> None:
    """The README's first command, from nothing: the environment is made and the game is heard."""
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    env = {name: value for name, value in at_home.items() if name != "PYTHONPATH"}
    words = ["play", "quoridor", "--seat", "2=engine:casual"]
    first = start(clone, env, *words)
    if NO_NETWORK in first.stderr:
        pytest.skip("a network is not installed")
    assert first.returncode == 0, first.stderr
    assert "Ready." in first.stderr
    assert first.stdout.startswith("Quoridor.")
    again = start(clone, env, *words)
    assert again.returncode == 0
    assert again.stderr == ""
    assert again.stdout.startswith("Quoridor.")
