"""Whole games spoken by our own voice: every line reaches a real server once, the screen none."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tactilegrid.outputs.console import CLEAR
from tests.service.sitter import Sitter
from tests.service.terminal import Terminal
from tests.service.voices import Server, server, until

pytestmark = pytest.mark.service
PROGRAM = [sys.executable, "-m", "tactilegrid"]
# a reader of the machine's or of another test is none of these people's
ALONE = """
import sys
from tactilegrid.app import cli, speaking
speaking.look = tuple
cli.run()
"""
PLAY = ["play", "quoridor", "--seed", "1", "--seat", "2=engine:casual"]
# Both build; each searches until a turn ends; everybody asks in vain behind the curtain.
TWO = ("Anna", "Борис")
SMALL = {"rows": "3", "cols": "3"}
SECRETS = """
Enter (+A1E) (goal B2) (ready) Enter x k Enter (+B1W) (goal C3) (ready) Enter , Enter
(enter:B1) Enter x Enter (enter:A1) (A1>A2) Enter Enter ;
(enter:A1) (A1>A2) (A2>A3) (A3>B3) (B3>C3) b q y
"""
BYTES = {"Enter": "\r", "Up": "\x1b[A", "Down": "\x1b[B", "Right": "\x1b[C", "Left": "\x1b[D"}
MOVES = "e2\nstatus\nd9\nrules zebra\nundo\nresign\nyes\nboard\nquit\n"


@pytest.fixture
def voiced(at_home: dict[str, str]) -> Callable[[Server], dict[str, str]]:
    """The environment of a person without a reader, whose only voice is that server."""

    def environment(spd: Server) -> dict[str, str]:
        ours = {name: spd.environ[name] for name in ("SPEECHD_ADDRESS", "ALSA_CONFIG_PATH")}
        mine = {name: value for name, value in at_home.items() if name != "TACTILEGRID_SPEECH"}
        gone = ("DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR", "ACCESSIBLE", "SSH_CONNECTION")
        for name in (*gone, "SSH_TTY"):
            mine.pop(name, None)
        return {**mine, **ours, "PATH": str(Path(sys.executable).parent)}

    return environment


@pytest.fixture
def spd(tmp_path: Path, require_tool: Callable[[str], str]) -> Iterator[Server]:
    require_tool("speech-dispatcher")
    with server(tmp_path / "server", seconds=0.01) as one:
        yield one


@pytest.fixture
def sit() -> Iterator[Any]:
    """`sit(environment, "play", ...)`: the program in a terminal, ended after the test."""
    opened: list[Terminal] = []

    def at(environment: dict[str, str], *words: str) -> Terminal:
        opened.append(Terminal([sys.executable, "-c", ALONE, *words], env=environment))
        return opened[-1]

    yield at
    for terminal in opened:
        terminal.close()


def children(pid: int) -> list[str]:
    """The command lines of all processes below one."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found.append(Path(f"/proc/{child}/cmdline").read_bytes().replace(b"\0", b" ").decode())
            found += children(int(child))
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_reaches_the_server_and_not_the_screen(
    spd: Server, voiced: Any, golden: Callable[[str, str], None], language: str
) -> None:
    """Line for line what somebody with a screen reader gets printed; what is left is the board."""
    environment = voiced(spd)

    def played(*words: str) -> bytes:
        done = subprocess.run(
            [*PROGRAM, *PLAY, "--lang", language, *words],
            input=MOVES.encode(),
            capture_output=True,
            env=environment,
            check=True,
        )
        assert done.stderr == b""
        return done.stdout

    printed = played("--speech", "console").decode().splitlines()
    assert spd.texts() == []
    assert played("--speech", "self") == b""
    assert [line.rstrip(".") for line in spd.whole()] == [line.rstrip(".") for line in printed]
    golden(f"voice/game-{language}", "\n".join(spd.whole()) + "\n")


def test_where_a_reader_speaks_no_voice_is_ever_started(
    tmp_path: Path, at_home: dict[str, str], sit: Any
) -> None:
    """No process but the engine's, nobody at the door of the speech server."""
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(tmp_path / "door"))
        door.listen()
        door.setblocking(False)
        environment = {**at_home, "SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/door"}
        terminal = sit(environment, *PLAY)
        terminal.until("Your move.")
        terminal.send("\x1b[A\r")
        terminal.until("Casual to e8. Your move.")
        assert [words for words in children(terminal.pid) if "engine_worker" not in words] == []
        terminal.send("q")
        terminal.until("Leave")
        terminal.send("y")
        assert terminal.wait() == 0
        with pytest.raises(BlockingIOError):
            door.accept()


def test_the_cursor_at_twenty_keys_a_second_and_a_move_in_between(
    tmp_path: Path, require_tool: Callable[[str], str], voiced: Any, sit: Any
) -> None:
    """With a voice that takes its time: the last square, nothing after it, and the move."""
    require_tool("speech-dispatcher")
    with server(tmp_path / "server", seconds=None) as spd:
        words = ("--verbosity", "brief", "--speech", "self")
        terminal = sit(voiced(spd), *PLAY, *words)
        assert until(lambda: spd.whole(), 15), "the opening"
        keys = ["\x1b[A", "\r", *["\x1b[C"] * 4, *["\x1b[D"] * 8, *["\x1b[C"] * 8, *["\x1b[D"] * 8]
        for key in [*keys, "\x1b[A"]:
            terminal.send(key)
            terminal.pump(0.05)
        assert until(lambda: spd.whole()[-1].startswith("a3"), 15), spd.lines()
        assert sum("Casual to e8" in text for text in spd.whole()) == 1
        squares = [text for text in spd.texts() if text.startswith("a3")]
        assert len(squares) == 1
        assert terminal.text == ""
        terminal.send("\x03")
        assert terminal.wait() == 0
        assert spd.whole()[-1].endswith("Bye.")


def test_a_server_killed_in_mid_game(spd: Server, voiced: Any, sit: Any) -> None:
    """One sentence, in print with what nobody has heard; play goes on, and the voice comes back."""
    terminal = sit(voiced(spd), *PLAY, "--speech", "self")
    assert until(lambda: any("Your move." in text for text in spd.whole()))
    spd.kill()
    terminal.send("\x1b[A")
    terminal.send("\r")
    terminal.until("Lines now", seconds=15)
    terminal.until("Casual to e8. Your move.")
    terminal.send("t")
    terminal.until("Your move.")
    terminal.until_quiet()
    assert terminal.text.count("Voice gone: Speech Dispatcher") == 1
    assert terminal.text.count("Casual to e8.") == 1
    printed = len(terminal.text)
    spd.start()
    terminal.send("a")
    assert until(lambda: any("The voice is back" in text for text in spd.whole())), spd.lines()
    terminal.send("c")
    assert until(lambda: spd.whole()[-1] == "e2")
    terminal.send("\x03")
    assert terminal.wait() == 0
    assert spd.whole()[-1].endswith("Bye.")
    assert terminal.text[printed:].split() == ["The", "voice", "is", "tried", "again."]


def test_one_key_hands_on_to_the_reader_and_back(spd: Server, voiced: Any, sit: Any) -> None:
    """Chosen because no reader was found: that is told once, in each channel in its own words."""
    terminal = sit(voiced(spd), *PLAY)
    assert until(lambda: any("no screen reader was found" in text for text in spd.whole()))
    terminal.until("For lines to your screen reader: a.")
    assert not any("For lines" in text for text in spd.texts())
    terminal.send("a")
    terminal.until("Lines for your screen reader now.")
    assert until(lambda: any("If nothing speaks now, a brings" in text for text in spd.whole()))
    before = spd.texts()
    terminal.send("c")
    terminal.until("e1")
    assert spd.texts() == before
    terminal.send("a")
    assert until(lambda: any("Our own voice speaks now." in text for text in spd.whole()))
    assert not [words for words in children(terminal.pid) if "speech_worker" in words][1:]
    terminal.send("\x03")
    assert terminal.wait() == 0
    assert "Our own voice speaks now" not in terminal.text


def test_a_voice_that_was_asked_for_and_is_not_there(spd: Server, voiced: Any, sit: Any) -> None:
    """Another one speaks, and says so."""
    terminal = sit(voiced(spd), *PLAY, "--speech", "self", "--speech-backend", "prism-orca")
    want = "Orca cannot speak here. The voice is Speech Dispatcher now."
    assert until(lambda: want in spd.whole(), 15), spd.lines()
    terminal.send("\x03")
    assert terminal.wait() == 0
    assert terminal.text == ""


def test_typed_lines_by_our_voice(spd: Server, voiced: Any, sit: Any) -> None:
    """The prompt has no words of its own; a voice that goes is told while a line is typed."""
    terminal = sit(voiced(spd), *PLAY, "--mode", "line", "--speech", "self")
    assert until(lambda: any("Your move." in text for text in spd.whole()))
    terminal.until_quiet()
    terminal.send("e2\r")
    assert until(lambda: any("Casual to e8" in text for text in spd.whole()))
    assert "Casual" not in terminal.text
    assert "Move:" not in terminal.text
    terminal.until_quiet()
    terminal.send("sta")
    terminal.until("sta")
    spd.kill()
    terminal.until("Lines now", seconds=15)
    terminal.until_quiet()
    terminal.send("tus\r")
    terminal.until("Fences 10 to 10.")
    terminal.send("quit\r")
    assert terminal.wait() == 0


def test_the_first_start_asks_in_print_and_aloud(spd: Server, voiced: Any, sit: Any) -> None:
    """Three questions at the most; the answer is kept."""
    environment = voiced(spd)
    terminal = sit(environment)
    terminal.until("2 The program's own voice")
    assert until(lambda: "2 The program's own voice" in spd.whole())
    terminal.until_quiet()
    terminal.send("2\r")
    assert until(lambda: any(text.startswith("tactilegrid. Lesson") for text in spd.whole()))
    terminal.until_quiet()
    terminal.send("game\r")
    assert until(lambda: "Which game?" in spd.whole())
    terminal.send("quoridor\r")
    assert until(lambda: any("Your move." in text for text in spd.whole()))
    assert sum(text.endswith("?") for text in spd.whole()) == 2  # and one with its usual answer
    assert "Which game" not in terminal.text
    terminal.send("\x03")
    assert until(lambda: spd.whole()[-1].startswith("8") or "Quit" in spd.whole()[-1])
    terminal.send("\x04")
    assert terminal.wait() == 0
    assert spd.whole()[-1] == "Bye."
    settings = Path(environment["HOME"], ".config", "tactilegrid", "settings.toml")
    assert 'speech = "self"' in settings.read_text(encoding="utf-8")


def heard_so_far(spd: Server, count: int) -> bool:
    """Whether so many utterances were said to their end."""
    return until(lambda: len(spd.whole()) >= count, 15)


@pytest.mark.parametrize("language", ["en", pytest.param("ru", marks=pytest.mark.soak)])
def test_two_people_and_a_curtain_to_the_end_of_a_game(
    spd: Server,
    voiced: Any,
    sit: Any,
    tmp_path: Path,
    golden: Callable[[str, str], None],
    language: str,
) -> None:
    """Each hears what a desk says to them in turn, once; nothing of it is printed."""
    sitter = Sitter(tmp_path, "pathfinder", *TWO, language=language, **SMALL)
    sitter.perform(SECRETS)
    sitter.close()
    words = [word for name, value in SMALL.items() for word in ("--option", f"{name}={value}")]
    for number, name in enumerate(TWO, 1):
        words += ["--seat", f"{number}=human:{name}"]
    game = ["play", "pathfinder", "--seed", "1", *words, "--lang", language, "--speech", "self"]
    terminal = sit(voiced(spd), *game)
    want = list(sitter.opening)
    assert heard_so_far(spd, len(want)), spd.whole()
    for key, lines in sitter.noted:
        terminal.send(BYTES.get(key, key))
        want += lines
        assert heard_so_far(spd, len(want)), (key, lines, spd.whole()[-3:])
    assert terminal.wait() == 0
    assert spd.whole()[:-1] == want[:-1]
    assert spd.whole()[-1].endswith(want[-1])  # and how to go on is told, or that it is over
    assert plain(terminal.text) == ""
    golden(f"voice/curtain-{language}", "\n".join(spd.whole()) + "\n")


def plain(text: str) -> str:
    """What eyes or a reader would get of it; an emptied screen is nothing."""
    return text.replace(CLEAR, "").strip()


def test_what_was_still_to_be_said_is_not_said_to_the_next_person(
    tmp_path: Path, require_tool: Callable[[str], str], voiced: Any, sit: Any
) -> None:
    """A slow voice, quick hands: the first hands over while the voice has secrets to say."""
    require_tool("speech-dispatcher")
    with server(tmp_path / "server", seconds=0.6) as spd:
        words = [word for name, value in SMALL.items() for word in ("--option", f"{name}={value}")]
        terminal = sit(voiced(spd), "play", "pathfinder", "--seed", "1", "--speech", "self", *words)
        assert until(lambda: any("alone can hear" in text for text in spd.whole()), 15)
        terminal.send("\r")
        assert until(lambda: any("Build your maze" in text for text in spd.texts()), 15)
        terminal.send("\r")
        assert until(lambda: any(text.startswith("Goal on") for text in spd.texts()), 15)
        for key in ("s", "\r", "1", "\r"):
            terminal.send(key)
            terminal.pump(0.15)  # keys that come together do not answer a question between them
        assert until(lambda: any(text.startswith("Hand over to") for text in spd.texts()), 15)
        terminal.send("\r")
        assert until(lambda: any("Seat 1 is ready" in text for text in spd.texts()), 15)
        handed = next(n for n, text in enumerate(spd.texts()) if text.startswith("Hand over to"))
        after = " ".join(spd.texts()[handed:])
        assert not any("Your maze is ready" in text for text in spd.texts())  # it was to come
        for secret in ("Goal", "Legal", "best way"):
            assert secret not in after, spd.texts()
        assert plain(terminal.text) == ""
        terminal.send("\x03")
        terminal.wait()


def test_a_polite_end_has_its_last_words_and_no_more(spd: Server, voiced: Any, sit: Any) -> None:
    terminal = sit(voiced(spd), *PLAY, "--speech", "self")
    assert until(lambda: any("Your move." in text for text in spd.whole()))
    os.kill(terminal.pid, signal.SIGTERM)
    start = time.monotonic()
    assert terminal.wait() == 0
    assert time.monotonic() - start < 5
    assert spd.whole()[-1].endswith("Bye.")
