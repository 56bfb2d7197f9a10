"""BRLTTY without a braille display: a virtual one, at which the test feels and presses keys."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import threading
from itertools import count
from pathlib import Path

from tests.service.voices import until

HOSTS = count(1000 + os.getpid() % 5000)
API = Path("/var/lib/BrlAPI")


class Brltty:
    """A server of our own with a display of so many cells; `lines` is all that it showed.

    It can be killed and started again, and is then found at the same place.
    """

    def __init__(self, folder: Path, cells: str = "40 1", auth: str = "none") -> None:
        self.folder = folder
        self.cells = cells
        self.auth = auth
        self.number = next(HOSTS)
        self.host = f":{self.number}"
        self.process: subprocess.Popen[bytes] | None = None
        self.link: socket.socket | None = None
        self.lines: list[str] = []
        self.starts = 0

    def start(self) -> Brltty:
        """Start it, and wait until programs can talk to it."""
        self.starts += 1
        path = self.folder / f"vr{self.starts}.sock"
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(str(path))
            listening.listen(1)
            listening.settimeout(10)
            where = str(self.folder)
            self.process = subprocess.Popen(
                [
                    *("brltty", "-n", "-e", "-q", "-M", "1", "-f", "/dev/null"),
                    *("-F", f"{where}/prefs", "-P", f"{where}/pid", "-W", where, "-U", where),
                    *("-b", "vr", "-d", f"client:{path}", "-x", "no", "-s", "no"),
                    *("-t", "en-nabcc", "-A", f"host={self.host},auth={self.auth}"),
                ],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            self.link, _ = listening.accept()
        self.link.sendall(f"Cells {self.cells}\n".encode())
        threading.Thread(target=self.feel, args=(self.link,), daemon=True).start()
        assert until(self.answers), "brltty does not start"
        return self

    def answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as link:
            try:
                link.connect(str(API / str(self.number)))
            except OSError:
                return False
        return any(line.startswith("Braille") for line in self.lines)

    def feel(self, link: socket.socket) -> None:
        """Keep what the display shows, until there is no server any more."""
        with contextlib.suppress(OSError), link.makefile("rb") as lines:
            for line in lines:
                self.lines.append(line.decode("utf-8", "replace").rstrip("\r\n"))

    def press(self, *keys: str) -> None:
        assert self.link is not None
        for key in keys:
            self.link.sendall(f"{key}\n".encode())

    @property
    def text(self) -> str:
        """The characters that are shown now."""
        shown = [line[8:-1] for line in self.lines if line.startswith('Visual "')]
        return shown[-1] if shown else ""

    @property
    def dots(self) -> list[str]:
        """The numbers of the dots of each cell now, such as 1345."""
        shown = [line[9:-1] for line in self.lines if line.startswith('Braille "')]
        return [cell.strip() for cell in shown[-1].split("|")] if shown else []

    def shows(self, text: str) -> bool:
        """Whether the display comes to show a text and nothing else."""
        return until(lambda: self.text.strip() == text)

    def kill(self) -> None:
        """At once: the clients find out by themselves."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
        if self.link is not None:
            self.link.close()
        for name in (f"{self.number}", f".{self.number}"):
            (API / name).unlink(missing_ok=True)
