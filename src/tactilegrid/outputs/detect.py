"""Which screen readers run here.

Every look has a limit of its own and all together take no longer than a second.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue

ALL_SECONDS = 0.9
ONE_SECONDS = 0.6  # for a program that is asked
BRLAPI = "/var/lib/BrlAPI"
SPEAKUP = "/sys/accessibility/speakup/synth"
ABOVE = {"yasr": "yasr", "tdsr": "TDSR"}  # read the terminal that they have started
ANYWHERE = {"fenrir": "Fenrir"}  # reads every console of the machine

Look = Callable[[], str]


def find_readers(
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    seconds: float = ALL_SECONDS,
) -> tuple[str, ...]:
    """The names of the readers that run; looks that take longer than *seconds* have found none."""
    return gather(looks_for(platform, environ), seconds)


def gather(looks: Sequence[Look], seconds: float) -> tuple[str, ...]:
    """What the looks find, all at once, each name once, in their order."""
    found: SimpleQueue[tuple[int, str]] = SimpleQueue()

    def one(place: int, look: Look) -> None:
        name = ""
        with suppress(Exception):  # whatever goes wrong in there, nothing was found
            name = look()
        found.put((place, name))

    for place, look in enumerate(looks):
        threading.Thread(target=one, args=(place, look), daemon=True).start()
    end = time.monotonic() + seconds
    names: dict[int, str] = {}
    with suppress(Empty):
        while len(names) < len(looks):
            place, name = found.get(timeout=max(0.0, end - time.monotonic()))
            names[place] = name
    return tuple(dict.fromkeys(names[place] for place in sorted(names) if names[place]))


def looks_for(platform: str, environ: Mapping[str, str]) -> tuple[Look, ...]:
    """Where to look on a system."""
    if platform in ("win32", "cygwin"):
        return (windows_reader,)
    if platform == "darwin":
        return (voice_over,)
    return (
        lambda: orca(environ),
        lambda: reader_enabled(environ),
        speakup,
        brltty,
        terminal_readers,
    )


def said_by(command: Sequence[str], environ: Mapping[str, str]) -> str:
    """What a command prints, or an empty text where it fails or takes too long."""
    try:
        done = subprocess.run(  # noqa: S603 - fixed commands
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=ONE_SECONDS,
            env=dict(environ),
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else ""


def has_session_bus(environ: Mapping[str, str]) -> bool:
    """Whether there is a D-Bus to ask; the programs would start one where there is none."""
    bus = os.path.join(environ.get("XDG_RUNTIME_DIR", ""), "bus")
    return bool(environ.get("DBUS_SESSION_BUS_ADDRESS")) or os.path.exists(bus)


BUS = ("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus")
STATUS = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled")
NAMES = (
    ("busctl", "--user", "call", *BUS, "ListNames"),
    (
        *("gdbus", "call", "--session", "--dest", BUS[0], "--object-path", BUS[1]),
        *("--method", f"{BUS[2]}.ListNames"),
    ),
)
ENABLED = (
    ("busctl", "--user", "get-property", *STATUS),
    (
        *("gdbus", "call", "--session", "--dest", STATUS[0], "--object-path", STATUS[1]),
        *("--method", "org.freedesktop.DBus.Properties.Get", *STATUS[2:]),
    ),
)


def first_said(commands: Iterable[Sequence[str]], environ: Mapping[str, str]) -> str:
    """What the first of several commands that works prints."""
    if not has_session_bus(environ):
        return ""
    return next((text for command in commands if (text := said_by(command, environ))), "")


def orca(environ: Mapping[str, str]) -> str:
    """Orca has a name on the session bus, in recent versions."""
    return "Orca" if "org.gnome.Orca" in first_said(NAMES, environ) else ""


def reader_enabled(environ: Mapping[str, str]) -> str:
    """The desktop's switch for its screen reader, which is Orca everywhere today.

    The switch is asked for only where it is: to ask would start the service that has it.
    """
    if STATUS[0] not in first_said(NAMES, environ):
        return ""
    return "Orca" if "true" in first_said(ENABLED, environ) else ""


def speakup(path: str = SPEAKUP) -> str:
    """The reader inside Linux; without a synthesiser it is silent."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return "Speakup" if file.read().strip() not in ("", "none") else ""
    except OSError:
        return ""


def brltty(folder: str = BRLAPI) -> str:
    """BRLTTY listens at its sockets; one that died has left them behind."""
    import socket

    with suppress(OSError):
        for name in sorted(os.listdir(folder)):
            if name.startswith("."):
                continue
            with socket.socket(socket.AF_UNIX) as link, suppress(OSError):
                link.settimeout(ONE_SECONDS / 2)
                link.connect(os.path.join(folder, name))
                return "BRLTTY"
    return ""


def terminal_readers(proc: str = "/proc", own: int | None = None) -> str:
    """Readers that are programs of the terminal: those that we run inside, and Fenrir anywhere."""
    for name in ancestors(proc, os.getpid() if own is None else own):
        if name in ABOVE:
            return ABOVE[name]
    with suppress(OSError):
        for entry in os.listdir(proc):
            if entry.isdecimal() and (name := process_name(proc, entry)) in ANYWHERE:
                return ANYWHERE[name]
    return ""


def ancestors(proc: str, pid: int) -> list[str]:
    """The names of the processes above one, the nearest first."""
    names = []
    seen = set[int]()
    while pid > 1 and pid not in seen:
        seen.add(pid)
        names.append(process_name(proc, str(pid)))
        pid = parent_of(proc, pid)
    return names


def process_name(proc: str, pid: str) -> str:
    """The name of a process; for a script that of its file."""
    try:
        with open(os.path.join(proc, pid, "comm"), encoding="utf-8", errors="replace") as file:
            return file.read().strip()
    except OSError:
        return ""


def parent_of(proc: str, pid: int) -> int:
    """The number of the process that started one; 0 where it is gone."""
    try:
        with open(os.path.join(proc, str(pid), "stat"), encoding="utf-8", errors="replace") as file:
            return int(file.read().rpartition(")")[2].split()[1])
    except (OSError, ValueError, IndexError):
        return 0


def windows_reader() -> str:
    """Windows knows that a reader runs, not which."""
    import ctypes

    library = getattr(ctypes, "windll")  # noqa: B009 - only Windows has it
    on = ctypes.c_int(0)
    get_screen_reader = 0x46
    asked = library.user32.SystemParametersInfoW(get_screen_reader, 0, ctypes.byref(on), 0)
    return "screen reader" if asked and on.value else ""


def voice_over() -> str:
    """VoiceOver, by its own switch."""
    switch = ("defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey")
    return "VoiceOver" if said_by(switch, os.environ).strip() == "1" else ""
