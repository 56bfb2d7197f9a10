"""The client of Speech Dispatcher against a server of the test's own, which can do anything."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.outputs import ssip
from tactilegrid.outputs.ssip import Client, Inet, SsipError, Unix, data_lines, server_address


@pytest.mark.parametrize(
    ("environ", "address"),
    [
        ({"SPEECHD_ADDRESS": "unix_socket:/a/b.sock"}, Unix("/a/b.sock")),
        ({"SPEECHD_ADDRESS": "inet_socket:host:77"}, Inet("host", 77)),
        ({"SPEECHD_ADDRESS": "inet_socket:77"}, Inet("127.0.0.1", 77)),
        ({"SPEECHD_ADDRESS": "inet_socket"}, Inet("127.0.0.1", 6560)),
        (
            {"SPEECHD_ADDRESS": "unix_socket", "XDG_RUNTIME_DIR": "/run/me"},
            Unix("/run/me/speech-dispatcher/speechd.sock"),
        ),
        ({"HOME": "/me"}, Unix("/me/.cache/speech-dispatcher/speechd.sock")),
    ],
)
def test_where_the_server_listens(environ: dict[str, str], address: ssip.Address) -> None:
    assert server_address(environ) == address


@pytest.mark.parametrize("given", ["inet_socket:host:port", "pigeon:3"])
def test_an_address_that_is_none(given: str) -> None:
    with pytest.raises(SsipError, match="SPEECHD_ADDRESS"):
        server_address({"SPEECHD_ADDRESS": given})


@given(st.text(st.characters(codec=None)))
def test_a_text_is_one_line_that_ends_where_it_ends(text: str) -> None:
    first, second, rest = data_lines(text).split(b"\r\n")
    assert (second, rest) == (b".", b"")
    assert first != b"."
    assert b"\n" not in first
    assert b"\0" not in first


class Play:
    """A server that agrees to everything, unless the test has other answers for it."""

    def __init__(self, path: Path) -> None:
        self.address = Unix(str(path))
        self.lines: list[str] = []
        self.answers: dict[str, bytes] = {}
        self.link: socket.socket | None = None
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(path))
        self.listener.listen(5)
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        while True:
            try:
                self.link, _ = self.listener.accept()
            except OSError:
                return
            try:
                self.talk(self.link)
            except OSError:
                continue

    def talk(self, link: socket.socket) -> None:
        number = 0
        with link, link.makefile("rb") as lines:
            body = False
            for raw in lines:
                line = raw.decode("utf-8").rstrip("\r\n")
                self.lines.append(line)
                if body and line != ".":
                    continue
                if body:
                    number += 1
                    usual = b"225-%d\r\n225 OK\r\n701-%d\r\n701-1\r\n701 BEGIN\r\n" % (
                        number,
                        number,
                    )
                    answer = self.answers.get("text", usual)
                    body = False
                else:
                    usual = b"230 OK\r\n" if line == "SPEAK" else b"200 OK\r\n"
                    answer = self.answers.get(line, usual)
                    body = answer.startswith(b"230")
                link.sendall(answer)
                if line == "QUIT":
                    return

    def say(self, data: bytes) -> None:
        assert self.link is not None
        self.link.sendall(data)


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Play]:
    monkeypatch.setattr(ssip, "TIMEOUT", 0.2)
    one = Play(tmp_path / "s.sock")
    yield one
    one.listener.close()


def waits(happened: Callable[[], bool]) -> bool:
    """Without a clock: the reading thread is given its turns."""
    turn = threading.Event()
    return any(happened() or turn.wait(0.01) for _ in range(300)) and happened()


def test_only_what_changes_is_said_before_a_text(play: Play) -> None:
    told: list[tuple[str, int]] = []
    client = Client(play.address, lambda *event: told.append(event))
    play.lines.clear()
    client.speak("Ход", number=7, language="ru", voice="Anna x")
    client.speak("Ход", number=8, language="ru", voice="Anna x", interrupt=True)
    client.speak("move", number=9, language="en", priority="IMPORTANT")
    assert play.lines == [
        *("SET SELF LANGUAGE ru", "SET SELF SYNTHESIS_VOICE Anna x", "SET SELF PRIORITY MESSAGE"),
        *("SPEAK", "Ход", "."),
        *("CANCEL SELF", "SPEAK", "Ход", "."),
        *("SET SELF LANGUAGE en", "SET SELF SYNTHESIS_VOICE NULL", "SET SELF PRIORITY IMPORTANT"),
        *("SPEAK", "move", "."),
    ]
    play.say(b"702-2\r\n702-1\r\n702 END\r\n703-3\r\n703-1\r\n703 CANCELED\r\n")
    play.say(b"702-2\r\n702-1\r\n702 END\r\n702-9\r\n702-1\r\n702 END\r\n704-1\r\n704 PAUSED\r\n")
    want = [("begin", 7), ("begin", 8), ("begin", 9), ("end", 8), ("canceled", 9)]
    assert waits(lambda: told == want)
    client.check()
    client.cancel()
    client.set_number("RATE", 300)
    assert play.lines[-3:] == ["GET RATE", "CANCEL SELF", "SET SELF RATE 100"]
    client.close()
    assert waits(lambda: play.lines[-1] == "QUIT")
    assert ("lost", 0) not in told


def test_nothing_of_ours_can_be_a_command(play: Play) -> None:
    """A language or a voice with a line break in it, as a settings file might have."""
    client = Client(play.address)
    play.lines.clear()
    client.speak("x", language="ru\r\nCANCEL ALL", voice="a\r\nCANCEL ALL")
    assert play.lines[:2] == [
        "SET SELF LANGUAGE ruCANCELALL",
        "SET SELF SYNTHESIS_VOICE a CANCEL ALL",
    ]
    client.close()


def test_a_refused_text_is_never_sent(play: Play) -> None:
    """It would be taken for commands."""
    client = Client(play.address)
    play.answers["SPEAK"] = b"300 ERR NO\r\n"
    with pytest.raises(SsipError, match="refuses: 300 ERR NO"):
        client.speak("CANCEL ALL")
    assert "CANCEL ALL" not in play.lines
    with pytest.raises(SsipError, match="went away"):
        client.speak("again")


def test_a_server_that_does_not_answer(play: Play) -> None:
    client = Client(play.address)
    play.answers["GET RATE"] = b""
    with pytest.raises(SsipError, match="does not answer"):
        client.check()
    play.answers["SET SELF NOTIFICATION BEGIN ON"] = b""
    with pytest.raises(SsipError, match="does not answer"):
        Client(play.address)


@pytest.mark.parametrize("last", [b"", b"x" * 70_000])
def test_a_server_that_goes_away_is_told_once(play: Play, last: bytes) -> None:
    told: list[tuple[str, int]] = []
    client = Client(play.address, lambda *event: told.append(event))
    play.say(last)
    assert play.link is not None
    play.link.shutdown(socket.SHUT_RDWR)
    assert waits(lambda: told == [("lost", 0)])
    with pytest.raises(SsipError, match="went away"):
        client.check()
    assert told == [("lost", 0)]


def test_voices_without_variants_and_not_without_end(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssip, "LINES_KEPT", 4)
    rows = (
        "Anna\tru\tnone",
        "Anna+Max\tru\tMax",
        "Bob\ten-GB\tnone",
        "Cid\ten\tnone",
        "Dan\ten\tx",
    )
    play.answers["LIST SYNTHESIS_VOICES"] = (
        "".join(f"249-{row}\r\n" for row in rows) + "249 OK\r\n"
    ).encode()
    client = Client(play.address)
    assert [voice.name for voice in client.voices("en")] == ["Bob", "Cid"]
    assert [voice.name for voice in client.voices(limit=1)] == ["Anna"]
    client.close()


def test_where_nobody_listens(tmp_path: Path) -> None:
    with pytest.raises(SsipError, match="no speech-dispatcher listens"):
        Client(Unix(str(tmp_path / "none")), patience=0.1)
    with pytest.raises(SsipError, match="no connection"):
        Client(Unix("\0" + "x" * 300))


def test_a_port_is_an_address_too() -> None:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(1)
        with ssip.connect(Inet("127.0.0.1", listener.getsockname()[1])) as link:
            assert link.getpeername() == listener.getsockname()


def test_whether_a_server_answers(play: Play, tmp_path: Path) -> None:
    here = {"SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/s.sock"}
    assert ssip.answers(here)
    play.answers["HELP"] = b""
    assert not ssip.answers(here, 0.05)
    assert not ssip.answers({"SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/none"})


def test_a_server_starts_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(ssip, "SPAWN_TIMEOUT", 0.3)
    program = tmp_path / "speech-dispatcher"
    for script, why in (("exit 1", "code 1"), ("sleep 5", "cannot be started")):
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)
        with pytest.raises(SsipError, match=why):
            ssip.spawn_server()
    program.write_text(f"#!/bin/sh\necho $* >{tmp_path}/asked\n")
    ssip.spawn_server()
    assert (tmp_path / "asked").read_text() == "--spawn\n"


def test_a_user_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("uid")

    monkeypatch.setattr(ssip, "getuser", nobody)
    assert ssip._user() == "player"
