"""The folder of a match: a file with its settings and results, and a record of each game.

The file only grows, a line a game, so that a match that was cut short goes on where it stopped.
"""

from __future__ import annotations

import os
import time
from itertools import count

from tactilegrid.app.arguments import BadUsage
from tactilegrid.app.cli import Failed
from tactilegrid.app.config import matches_folder
from tactilegrid.app.match_results import Result, as_line, from_line
from tactilegrid.app.reasons import reason
from tactilegrid.app.recorder import RecordBusy, Recorder
from tactilegrid.core.message import Name, message
from tactilegrid.core.record import header_of, header_text
from tactilegrid.core.session import Session

FIRST_LINE = "tactilegrid-match 1\n"
FILE = "match.txt"
SIZE_LIMIT = 64 * 1024 * 1024


class Folder:
    """An open match; nobody else can go on with it meanwhile."""

    def __init__(self, path: str, recorder: Recorder, results: list[Result]) -> None:
        self.path = path
        self.recorder = recorder
        self.results = results

    @classmethod
    def open(cls, path: str, header: str) -> Folder:
        """A new folder, or one that was begun with the same settings.

        Raises BadUsage where it holds another match, and Failed where it cannot be used.
        """
        file = os.path.join(path, FILE)
        try:
            if not path:
                path = new_folder()
                file = os.path.join(path, FILE)
            if os.path.exists(file):
                return cls._again(path, file, FIRST_LINE + header)
            return cls(path, Recorder.create(file, FIRST_LINE + header), [])
        except RecordBusy:
            raise Failed(message("match-busy", path=Name(path))) from None
        except OSError as error:
            raise Failed(message("record-failed", path=Name(file), why=reason(error))) from None

    @classmethod
    def _again(cls, path: str, file: str, header: str) -> Folder:
        with open(file, "rb") as stream:
            whole = stream.read(SIZE_LIMIT).rpartition(b"\n")[0] + b"\n"  # a torn line is none
        text = whole.decode("utf-8", "replace")
        if not text.startswith(header):
            raise BadUsage(message("match-another", path=Name(path)))
        results = []
        for number, line in enumerate(text[len(header) :].splitlines(), 1):
            try:
                results.append(from_line(line))
            except ValueError:
                raise Failed(message("match-damaged", path=Name(file), n=number)) from None
        return cls(path, Recorder.reopen(file, len(whole)), results)

    def record(self, number: int, session: Session) -> Recorder:
        """A record for that game; one that was cut short is begun anew. Raises OSError."""
        path = os.path.join(self.path, f"{number:05}.tgrec")
        if os.path.exists(path):
            os.unlink(path)
        return Recorder.create(path, header_text(header_of(session)))

    def add(self, result: Result) -> None:
        """Keep the result of the next game; raises OSError."""
        self.recorder.append(f"{as_line(result)}\n")
        self.results.append(result)

    def close(self) -> None:
        """Let go of the file."""
        self.recorder.close()


def new_folder() -> str:
    """A folder that no other match has, though it began in the same second; raises OSError."""
    first = path = os.path.join(matches_folder(), time.strftime("%Y%m%d-%H%M%S"))
    os.makedirs(os.path.dirname(first), exist_ok=True)
    for number in count(2):
        try:
            os.mkdir(path)
        except FileExistsError:
            path = f"{first}-{number}"
        else:
            break
    return path


def kept_openings(path: str) -> int | None:
    """The openings of the match in a folder, None where there is none: to go on needs no number."""
    try:
        with open(os.path.join(path, FILE), "rb") as stream:
            head = stream.read(SIZE_LIMIT).partition(b"\nresult ")[0].decode("utf-8", "replace")
    except OSError:
        return None
    words = [line.split(" ") for line in head.splitlines() if line.startswith("openings ")]
    return int(words[0][1]) if words and words[0][1].isdecimal() else None
