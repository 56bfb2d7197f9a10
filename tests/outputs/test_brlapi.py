"""The client of BrlAPI: what it sends, and that it is never kept waiting."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tactilegrid.outputs import brlapi
from tactilegrid.outputs.brlapi import BrailleDown, Display, Run, addresses, key_of
from tests.outputs.server import BrlServer

SERVERS: list[BrlServer] = []


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    yield
    while SERVERS:
        server = SERVERS.pop()
        server.close()
        server.ours.close()
        server.thread.join(5)


def meet(key: bytes = b"", seconds: float = 1.0, **script: object) -> tuple[Display, BrlServer]:
    """A display that was agreed upon."""
    server = BrlServer(**script)  # type: ignore[arg-type]
    SERVERS.append(server)
    server.ours.settimeout(seconds)
    display = Display(server.ours, seconds)
    display.greet(key)
    display.measure()
    display.enter()
    return display, server


def keep(call: Callable[[], object]) -> None:
    """Go on with something for a while."""
    end = time.monotonic() + 5
    while time.monotonic() < end:
        call()


def refused(**script: object) -> str:
    """Why there is no display."""
    with pytest.raises(BrailleDown) as why:
        meet(**script)  # type: ignore[arg-type]
    return why.value.reason


def test_a_display_is_asked_for_its_size_and_taken() -> None:
    display, server = meet(width=20, height=8)
    assert (display.width, display.height) == (20, 8)
    assert server.kinds == ["v", "s", "t"]


def test_a_key_is_sent_where_one_is_asked_for() -> None:
    server = BrlServer(auth="K", key=b"secret")
    SERVERS.append(server)
    Display(server.ours, 1.0).greet(b"secret")
    assert server.key == b"secret"


def test_without_the_right_key_it_is_refused() -> None:
    server = BrlServer(auth="K", key=b"secret")
    SERVERS.append(server)
    with pytest.raises(BrailleDown, match="refused"):
        Display(server.ours, 1.0).greet(b"wrong")
    assert refused(auth="K") == "refused"
    assert refused(auth="C") == "refused"


def test_a_server_without_a_display_or_with_one_that_is_taken_is_told_apart() -> None:
    assert refused(width=0, height=0) == "size"
    assert refused(busy=True) == "busy"


def test_keys_that_were_pressed_before_it_was_ours_are_let_pass() -> None:
    display, _ = meet(early=True)
    assert display.pressed() == []


def test_a_server_that_says_nothing_is_given_up_in_time() -> None:
    begun = time.monotonic()
    assert refused(mute=True, seconds=0.1) == "lost"
    assert time.monotonic() - begun < 2


def test_characters_are_the_tables_and_patterns_are_ours() -> None:
    """A character keeps the dots of the reader's own table; a pattern takes their place."""
    display, server = meet()
    display.write(Run(3, [("é", None), (" ", 0b10000001), ("\ud800", None)]), 5)
    (one,) = server.wait(1)
    assert (one.begin, one.cursor) == (4, 5)
    assert one.text == "é\u2881?"
    assert one.keep == b"\xff\x00\xff"
    assert one.put == b"\x00\x81\x00"


def test_keys_come_in_whole_and_in_pieces() -> None:
    display, server = meet()
    server.press(brlapi.PAN_LEFT)
    server.press(brlapi.ROUTE + 7)
    got: list[int] = []
    end = time.monotonic() + 5
    while len(got) < 2 and time.monotonic() < end:
        got += display.pressed()
    assert got == [brlapi.PAN_LEFT, brlapi.ROUTE + 7]
    assert display.pressed() == []


def test_a_server_that_is_asked_has_to_answer_in_time() -> None:
    display, _ = meet(seconds=0.05, sizes=1)
    assert display.patience() is None
    display.ask()
    display.ask()
    assert display.patience() is not None
    with pytest.raises(BrailleDown, match="lost"):
        keep(display.patience)


def test_an_answer_ends_the_waiting_and_another_size_the_display() -> None:
    display, server = meet()
    display.ask()
    end = time.monotonic() + 5
    while display.asked is not None and time.monotonic() < end:
        display.pressed()
    assert display.patience() is None
    server.size = (80, 1)
    display.ask()
    with pytest.raises(BrailleDown, match="lost"):
        keep(display.pressed)


@pytest.mark.parametrize("kind", ["e", "E"])
def test_an_error_of_the_server_ends_the_display(kind: str) -> None:
    display, server = meet()
    server.send(kind, b"\0" * 4)
    with pytest.raises(BrailleDown, match="lost"):
        keep(display.pressed)


def test_a_server_that_is_gone_is_noticed_at_each_step() -> None:
    display, server = meet()
    server.close()
    with pytest.raises(BrailleDown, match="lost"):
        keep(display.pressed)
    with pytest.raises(BrailleDown, match="lost"):
        keep(lambda: display.write(Run(0, [("a", None)]), 0))
    display.close()


def test_what_is_no_packet_is_not_waited_for() -> None:
    display, server = meet()
    server.theirs.sendall(b"\xff" * 8)
    with pytest.raises(BrailleDown, match="lost"):
        keep(display.pressed)


def test_a_display_can_be_looked_at_without_taking_it(monkeypatch: pytest.MonkeyPatch) -> None:
    server = BrlServer(width=20, height=8)
    SERVERS.append(server)
    monkeypatch.setattr(brlapi, "addresses", lambda _: ["/somewhere"])
    monkeypatch.setattr(brlapi, "connect", lambda *_: server.ours)
    display = Display.open(seconds=1.0, take=False)
    assert (display.width, display.height) == (20, 8)
    display.close()
    server.thread.join(5)
    assert server.kinds == ["v", "s"]


def test_the_display_is_given_back() -> None:
    display, server = meet()
    display.close()
    server.thread.join(5)
    assert server.kinds[-1] == "L"


def test_servers_are_looked_for_where_they_listen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("0", "1", ".0"):
        (tmp_path / name).touch()
    folder = str(tmp_path)
    monkeypatch.delenv("BRLAPI_HOST", raising=False)
    assert addresses("", folder) == [f"{folder}/0", f"{folder}/1"]
    assert addresses(":3", folder) == [f"{folder}/3"]
    assert addresses("desk:2", folder) == [("desk", 4103)]
    assert addresses("desk:", folder) == [("desk", 4101)]
    assert addresses("", f"{folder}/nothing") == []
    monkeypatch.setenv("BRLAPI_HOST", ":5")
    assert addresses("", folder) == [f"{folder}/5"]


def test_a_key_is_read_from_the_file_that_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "key").write_bytes(b"secret")
    monkeypatch.delenv("BRLAPI_AUTH", raising=False)
    assert key_of(f"keyfile:{tmp_path}/key") == b"secret"
    assert key_of(f"{tmp_path}/none") == b""
    monkeypatch.setenv("BRLAPI_AUTH", f"{tmp_path}/key")
    assert key_of() == b"secret"


def test_where_nothing_listens_there_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brlapi, "addresses", lambda _: ["/nowhere", ("127.0.0.1", 9)])
    with pytest.raises(BrailleDown, match="absent"):
        Display.open(seconds=0.2)


def test_a_number_that_is_none_means_nothing_here() -> None:
    assert addresses("desk:x") == []
