#!/usr/bin/env python3
"""Run a terminal program under a real terminal screen reader and log what is spoken.

    python -m tests.service.heard --reader fenrir --keys "=grid Enter l j Space" -- ./program
    python -m tests.service.heard --reader yasr --brief --keys "l j" -- ./program
    python -m tests.service.heard --reader none --raw --keys "l" -- ./program

The program runs inside the reader, the reader runs inside a pseudo-terminal, and the synthesiser
is a log. Prints one JSON object a line, in time order:

    {"t": 1.203, "kind": "key", "key": "Down", "bytes": "\\u001b[B"}
    {"t": 1.231, "kind": "spoken", "text": "e6, empty", "lines": ["e6, empty"], "after_key": 0.028}
    {"t": 4.000, "kind": "end", "alive": true, "status": null}

In tests, `problems(events, [("l", ["f5, empty"]), ...])` is empty where each line was heard once,
in order, uncut and with nothing else.

Keys: names (`Up`, `Enter`, `Esc`, `F1`, `C-x`, `M-x`), `+1.5` waits, `=text` is one write and a
moment for its echo, any other word is typed letter by letter.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.service.readers import READERS, Event, Reader, Setup
from tests.service.terminal import Terminal

__all__ = ["KEYS", "READERS", "Heard", "problems", "run", "spoken_after"]

Heard = dict[str, Any]  # one line of the log

KEYS: dict[str, bytes] = {
    "Up": b"\x1b[A",
    "Down": b"\x1b[B",
    "Right": b"\x1b[C",
    "Left": b"\x1b[D",
    "Home": b"\x1b[H",
    "End": b"\x1b[F",
    "PgUp": b"\x1b[5~",
    "PgDn": b"\x1b[6~",
    "Insert": b"\x1b[2~",
    "Delete": b"\x1b[3~",
    "Enter": b"\r",
    "Tab": b"\t",
    "Esc": b"\x1b",
    "Escape": b"\x1b",
    "Space": b" ",
    "Backspace": b"\x7f",
    "F1": b"\x1bOP",
    "F2": b"\x1bOQ",
    "F3": b"\x1bOR",
    "F4": b"\x1bOS",
    "F5": b"\x1b[15~",
}

PATIENCE = 8.0  # seconds that a slow machine may take until a word
ECHO = 0.4  # seconds after typed text, which a reader may or may not say
QUIET = 0.15  # seconds without another word after which a reader has said all about a key
OURS = (  # of the environment: what would make the program start otherwise than a person's
    *("LC_ALL", "LANGUAGE", "LINES", "COLUMNS"),
    *("XDG_CONFIG_HOME", "XDG_DATA_HOME", "PYTHONDONTWRITEBYTECODE"),
)


def parse_keys(script: str) -> Iterator[tuple[str, bytes, float | None]]:
    """(name, bytes, pause after it or None for the usual one) of each key of a script."""
    for token in shlex.split(script):
        if re.fullmatch(r"\+\d+(\.\d+)?", token):
            yield "", b"", float(token[1:])
        elif token in KEYS:
            yield token, KEYS[token], None
        elif re.fullmatch(r"C-[a-z]", token):
            yield token, bytes([ord(token[2]) - 96]), None
        elif re.fullmatch(r"M-.", token):
            yield token, b"\x1b" + token[2].encode(), None
        elif len(token) > 1 and token.startswith("="):
            yield token[1:], token[1:].encode(), ECHO
        else:
            for char in token:
                yield char, char.encode(), 0.08 if len(token) > 1 else None


def simulate_voice(events: Iterable[Event], cps: float) -> None:
    """Mark the utterances that a voice of *cps* characters a second would not finish.

    For readers that send everything at once and a cancel later.
    """
    free_at = 0.0
    pending: list[tuple[float, Event]] = []
    for event in sorted(events, key=lambda one: one.t):
        if event.kind == "cancel":
            for ends, spoken in pending:
                spoken.cut = ends > event.t
            pending, free_at = [], event.t
        elif event.kind == "spoken":
            free_at = max(free_at, event.t) + len(event.text) / cps
            pending.append((free_at, event))


def pump_for(terminal: Terminal, seconds: float, done: Callable[[], bool] | None = None) -> None:
    """Take in output for a while, or until *done* or the end of the program."""
    until = time.monotonic() + seconds
    while terminal.status is None and (left := until - time.monotonic()) > 0:
        terminal.pump(min(0.05, max(0.001, left)))
        if done is not None and done():
            return


def type_keys(terminal: Terminal, keys: str, after: Callable[[float | None], None]) -> list[Event]:
    """Send the keys of a script, each followed by its pause; returns when each was sent."""
    sent: list[Event] = []
    for name, data, pause in parse_keys(keys):
        if data:
            sent.append(Event(time.time(), "key", name, how=data.decode("utf-8", "replace")))
            if not terminal.send(data):
                break
        after(pause)
    return sent


def listen(terminal: Terminal, said: Callable[[], int], before: int, quiet: float) -> int:
    """Wait for one word more than *before*, then until no more is said; how many there are now."""
    pump_for(terminal, PATIENCE, lambda: said() > before)
    while (now := said()) > before:
        before = now
        pump_for(terminal, quiet)
    return before


def told(events: Iterable[Event], reader: Reader, start: float, cps: float) -> Iterator[Heard]:
    """The events as lines of the log, times counted from *start*."""
    last_key: float | None = None
    for event in events:
        line: Heard = {"t": round(event.t - start, 3), "kind": event.kind}
        if event.kind == "key":
            last_key = event.t
            line |= {"key": event.text, "bytes": event.how}
        elif event.kind == "spoken":
            line |= {"text": event.text, "lines": reader.lines(event.text)}
            if event.how != "text":
                line["how"] = event.how
            if last_key is not None:
                line["after_key"] = round(event.t - last_key, 3)
            if cps and event.cut:
                line["cut"] = True
        yield line


def run(
    reader: Reader,
    program: list[str],
    keys: str,
    *,
    rows: int = 24,
    cols: int = 80,
    delay: float = 0.7,
    settle: float = 1.0,
    cps: float = 0.0,
    cpr: bool = True,
    term: str = "xterm-256color",
    tdsr: str = "tdsr",
    env: Mapping[str, str] | None = None,
    raw: bool = False,
    patient: bool = False,
    quiet: float = QUIET,
) -> list[Heard]:
    """Run *program* under *reader*, send *keys*, return what happened, in time order.

    *delay* seconds pass after each key, *settle* before the first and after the last; *patient*
    waits instead until something was said, and then until nothing more is for *quiet* seconds.
    *cpr*: the terminal tells where its cursor is. *raw* adds what the program wrote.
    """
    with tempfile.TemporaryDirectory(prefix="heard-", ignore_cleanup_errors=True) as home:
        played = Path(home, ".local/share/tactilegrid/games")  # help is offered only before that
        played.mkdir(parents=True)
        (played / "played").touch()
        setup = Setup(Path(home), cps, tdsr)
        argv, extra = reader.command(setup, program)
        settings = {**os.environ, "HOME": home, "TERM": term, "LANG": "C.UTF-8"}
        settings |= {"TACTILEGRID_SPEECH": "console", **extra}
        for name in OURS:
            settings.pop(name, None)
        settings |= env or {}

        def begun() -> bool:
            if not reader.command_name:
                return bool(terminal.chunks)
            return any(
                event.kind == "spoken" and event.text.strip() not in reader.greetings
                for event in reader.events(setup)
            )

        def said() -> int:
            if not reader.command_name:
                return len(terminal.chunks)
            return sum(event.kind == "spoken" for event in reader.events(setup))

        known = 0  # how much was said before the key that was sent last

        def after(pause: float | None) -> None:
            nonlocal known
            if patient and pause is None:
                known = listen(terminal, said, known, quiet)
            else:
                pump_for(terminal, delay if pause is None else pause)
                known = said()

        start = time.time()
        terminal = Terminal(argv, settings, rows, cols, cpr)
        try:
            pump_for(terminal, reader.startup)
            pump_for(terminal, PATIENCE, begun)
            pump_for(terminal, settle)
            known = said()
            sent = type_keys(terminal, keys, after)
            pump_for(terminal, settle)
            until = time.time()  # what is said while the terminal is hung up was not asked for
            terminal.reap()
            alive, status = terminal.status is None, terminal.status
        finally:
            terminal.close()
        spoken = [
            one
            for one in reader.events(setup)
            if one.t <= until and one.text.strip() not in reader.greetings
        ]
    if cps and not reader.cuts_for_real:
        simulate_voice(spoken, cps)
    out = list(told(sorted(sent + spoken, key=lambda one: one.t), reader, start, cps))
    if raw:
        out += [
            {"t": round(t - start, 3), "kind": "output", "data": data.decode("utf-8", "replace")}
            for t, data in terminal.chunks
            if t <= until
        ]
        out.sort(key=lambda line: float(line["t"]))
    end = {"t": round(time.time() - start, 3), "kind": "end", "alive": alive, "status": status}
    return [*out, end]


def spoken_after(events: Iterable[Heard]) -> list[tuple[str, list[str]]]:
    """The spoken lines by the key before them: [("", [...]), ("Down", ["e6"]), ...]."""
    groups: list[tuple[str, list[str]]] = [("", [])]
    for event in events:
        if event["kind"] == "key":
            groups.append((event["key"], []))
        elif event["kind"] == "spoken":
            groups[-1][1].extend(event["lines"])
    return groups


def problems(
    events: list[Heard], expected: list[tuple[str, list[str]]], ignore: Iterable[str] = ()
) -> list[str]:
    """What a listener would complain about; empty where every expected line was heard once.

    *expected* has one (key, lines) a key sent; *ignore* names lines that are the reader's own. A
    line that is just the key may be an echo of it and does not count. In order and nothing else,
    that is.
    """
    groups = spoken_after(events)[1:]
    if len(groups) != len(expected):
        return [f"{len(expected)} keys expected, {len(groups)} sent"]
    own = set(ignore)
    complaints: list[str] = []
    for number, ((key, said), (wanted_key, wanted)) in enumerate(
        zip(groups, expected, strict=True), 1
    ):
        at = f"key {number} ({key})"
        if key != wanted_key:
            complaints.append(f"{at}: expected the key {wanted_key}")
        said = [line for line in said if line not in own and line != key]
        wanted = [line for line in wanted if line != key]
        complaints += [f"{at}: {what}" for what in differences(said, wanted)]
    complaints += [f"cut short: {event['text']!r}" for event in events if event.get("cut")]
    return complaints


def differences(said: list[str], wanted: list[str]) -> Iterator[str]:
    """How what was said after one key differs from what was wanted.

    A closing full stop does not count: it may have been added to tell a line from an equal one
    before it. Nor does the comma of a list that goes on: readers leave it out at a line's end. A
    sign may be a word in a reader, as in Shift+E.
    """
    said = [line.rstrip(".,").replace(" plus ", "+") for line in said]
    wanted = [line.rstrip(".,") for line in wanted]
    for line in dict.fromkeys(wanted):
        if said.count(line) != wanted.count(line):
            yield f"{line!r} heard {said.count(line)} times"
    if junk := [line for line in said if line not in wanted]:
        yield f"also heard {junk}"
    if said != wanted and sorted(said) == sorted(wanted):
        yield f"heard in the order {said}"


def main() -> int:
    """Run one program and print what was heard."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--reader", choices=sorted(READERS), required=True)
    parser.add_argument("--keys", default="", help='e.g. "Down Right help Enter +2 q"')
    parser.add_argument("--delay", type=float, default=0.7, help="seconds after each key")
    parser.add_argument("--settle", type=float, default=1.0, help="seconds before and after")
    parser.add_argument("--cps", type=float, default=0.0, help="characters a second; 0: at once")
    parser.add_argument("--rows", type=int, default=24)
    parser.add_argument("--cols", type=int, default=80)
    parser.add_argument("--term", default="xterm-256color")
    parser.add_argument("--env", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--no-cpr", action="store_true", help="a terminal that does not answer")
    parser.add_argument("--raw", action="store_true", help="also print what the program wrote")
    parser.add_argument("--brief", action="store_true", help="print 'key -> speech', not JSON")
    parser.add_argument("--tdsr", default=os.environ.get("TDSR", "tdsr"))
    parser.add_argument("program", nargs="+")
    args = parser.parse_args()
    events = run(
        READERS[args.reader],
        args.program,
        args.keys,
        rows=args.rows,
        cols=args.cols,
        delay=args.delay,
        settle=args.settle,
        cps=args.cps,
        cpr=not args.no_cpr,
        term=args.term,
        tdsr=args.tdsr,
        raw=args.raw,
        env=dict(pair.split("=", 1) for pair in args.env),
    )
    if args.brief:
        for key, lines in spoken_after(events):
            print(f"{key or '(start)':10} -> " + (" | ".join(lines) or "(silence)"))
    else:
        for event in events:
            print(json.dumps(event, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
