"""A simulated board on a pseudo-terminal, so that any program can open it as a port."""

from __future__ import annotations

import os
import select
from contextlib import suppress
from threading import Thread

from tactilegrid.board.simulated import Simulation

MOST_READ = 4096


class PtyLine:
    """A thread between a simulation and a pseudo-terminal that is new after each plugging in.

    Raises ImportError on systems without pseudo-terminals, OSError where none is left. With `link`
    the port can be opened by that name as well, for as long as the board is plugged in.
    """

    def __init__(self, simulation: Simulation, link: str = "") -> None:
        self._simulation = simulation
        self._link = link
        self._master = self._slave = -1
        self._ended = False
        self.name = ""
        self._open()
        self._thread = Thread(target=self._run, name="simulated-board", daemon=True)
        self._thread.start()

    def _open(self) -> None:
        import pty
        import tty

        self._master, self._slave = pty.openpty()  # the other end stays open: no client, no error
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        self.name = os.ttyname(self._slave)
        if self._link:
            os.symlink(self.name, self._link)

    def _shut(self) -> None:
        if self._link:
            with suppress(OSError):
                os.unlink(self._link)
        for end in (self._master, self._slave):
            os.close(end)
        self._master = self._slave = -1

    def plug(self) -> None:
        """Put the plug in; the port has a new name."""
        if self._master < 0:
            self._open()
            self._simulation.plug()

    def unplug(self) -> None:
        """Pull the plug out: whoever has the port open gets an error."""
        if self._master >= 0:
            with self._simulation.changed:
                self._simulation.unplug()
                self._shut()

    def close(self) -> None:
        """End the thread and the port."""
        self.unplug()
        with self._simulation.changed:
            self._ended = True
            self._simulation.changed.notify_all()
        self._thread.join(3)

    def _run(self) -> None:
        simulation = self._simulation
        while True:
            with simulation.changed:
                if self._ended:
                    return
                if self._master < 0:
                    simulation.changed.wait(1)
                    continue
                wait = simulation.pass_time()
                self._carry(simulation.take())
                came = self._came()
                if came:
                    simulation.give(came)
                    continue
                master = self._master
            with suppress(OSError, ValueError):  # pulled out just now
                select.select([master], [], [], min(wait, 0.005))

    def _carry(self, data: bytes) -> None:
        """What nobody takes is lost, as on a wire."""
        with suppress(BlockingIOError):
            while data:
                data = data[os.write(self._master, data) :]

    def _came(self) -> bytes:
        ready, _, _ = select.select([self._master], [], [], 0)
        return os.read(self._master, MOST_READ) if ready else b""
