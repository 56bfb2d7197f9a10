#!/usr/bin/env python3
"""A model (not a screen reader) of readers that compare screens, such as NVDA.

NVDA, and others that get their text from an accessibility API, do not see the bytes: some
milliseconds after the terminal changed they compare its lines with the lines before, and speak
what is new; of a line that changed in a few places they speak those places only. This model does
that with `difflib` on a `pyte` screen, so that a program can be checked where no such reader
runs. It says nothing about key echo, and is only as good as the sentence above.

    python -m tests.service.linediff --keys "l l j Space" -- ./program
"""

from __future__ import annotations

import argparse
import difflib
import sys
from itertools import pairwise
from typing import Any

import pyte

from tests.service import heard

QUIET = 0.03  # seconds without output before the screens are compared
WHOLE = 15  # a change of fewer characters than this is spoken without its line


def changed_part(old: str, new: str) -> str:
    """What is new in *new*; the whole line if much of it is."""
    start = 0
    while start < min(len(old), len(new)) and old[start] == new[start]:
        start += 1
    end = len(new)
    if len(old) == len(new):
        while end > start and old[end - 1] == new[end - 1]:
            end -= 1
    return new if end - start >= WHOLE else new[start:end]


def spoken_lines(old: list[str], new: list[str]) -> list[str]:
    """What such a reader says when the rows *old* became the rows *new*."""
    said: list[str] = []
    removed = ""
    for mark in difflib.ndiff(old, new):
        kind, line = mark[0], mark[2:]
        if kind == "-":
            removed = line
        elif kind == "+":
            text = changed_part(removed, line) if removed.strip() else line
            removed = ""
            if text.strip():
                said.append(text.strip())
        elif kind == " ":
            removed = ""
    return said


def run(
    program: list[str], keys: str, *, rows: int = 24, cols: int = 80, **options: Any
) -> list[heard.Heard]:
    """Like heard.run, with the model as the reader."""
    events = heard.run(
        heard.READERS["none"], program, keys, rows=rows, cols=cols, raw=True, **options
    )
    screen = pyte.Screen(cols, rows)
    stream = pyte.Stream(screen)
    before = [line.rstrip() for line in screen.display]
    out: list[heard.Heard] = []
    last_key: float | None = None
    outputs = [event for event in events if event["kind"] == "output"]
    following = {id(a): b["t"] for a, b in pairwise(outputs)}
    for event in events:
        if event["kind"] != "output":
            out.append(event)
            last_key = event["t"] if event["kind"] == "key" else last_key
            continue
        stream.feed(event["data"])
        if following.get(id(event), float("inf")) - event["t"] < QUIET:
            continue
        after = [line.rstrip() for line in screen.display]
        for text in spoken_lines(before, after):
            row: heard.Heard = {"t": event["t"], "kind": "spoken", "text": text, "lines": [text]}
            if last_key is not None:
                row["after_key"] = round(event["t"] - last_key, 3)
            out.append(row)
        before = after
    return out


def main() -> int:
    """Run one program and print what the model would say."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--keys", default="")
    parser.add_argument("--rows", type=int, default=24)
    parser.add_argument("--cols", type=int, default=80)
    parser.add_argument("program", nargs="+")
    args = parser.parse_args()
    for key, lines in heard.spoken_after(
        run(args.program, args.keys, rows=args.rows, cols=args.cols)
    ):
        print(f"{key or '(start)':10} -> " + (" | ".join(lines) or "(silence)"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
