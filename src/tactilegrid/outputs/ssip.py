"""A client of Speech Dispatcher by its own protocol, SSIP, in which nothing waits without a limit.

A client that failed is thrown away and a new one made: after a lost reply nobody knows any more
which answer belongs to which question. It only ever cancels what it said itself (`CANCEL SELF`):
anything wider would silence the screen reader of the person who plays.
"""

from __future__ import annotations

import os
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from getpass import getuser
from queue import Empty, SimpleQueue

from tactilegrid.core.value import Value
from tactilegrid.speech.utterance import sayable

TIMEOUT = 0.6  # seconds for one reply; 0.03 was the longest of a healthy server
LIST_TIMEOUT = 3.0  # some synthesisers have thousands of voices
SPAWN_TIMEOUT = 2.0
RETRY = 0.05  # between two attempts to connect
LINE_LIMIT = 65_536  # bytes; a longer line is no SSIP
LINES_KEPT = 20_000  # of one reply
PRIORITIES = ("IMPORTANT", "MESSAGE", "TEXT", "NOTIFICATION", "PROGRESS")
EVENTS = {"701": "begin", "702": "end", "703": "canceled"}
NO_VOICE = "NULL"  # the server's own word for "whatever voice the language has"


class SsipError(OSError):
    """The server is not there, does not answer, or refuses."""


class Unix(Value):
    """A socket in the file system."""

    path: str


class Inet(Value):
    """A port of a machine, as a rule this one."""

    host: str = "127.0.0.1"
    port: int = 6560


Address = Unix | Inet


class SynthesisVoice(Value):
    """A voice by the name that the synthesiser gave it, and the language it speaks."""

    name: str
    language: str


def server_address(environ: Mapping[str, str]) -> Address:
    """Where the server listens: what SPEECHD_ADDRESS says, else the socket of this user.

    Raises SsipError for an address that cannot be understood.
    """
    method, _, rest = environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = rest.rpartition(":")
        if rest and not port.isdecimal():
            raise SsipError(f"SPEECHD_ADDRESS has no port: {rest}")
        usual = Inet()
        return Inet(host or usual.host, int(port) if port else usual.port)
    if method not in ("", "unix_socket"):
        raise SsipError(f"SPEECHD_ADDRESS has an unknown method: {method}")
    if rest:
        return Unix(rest)
    home = environ.get("XDG_RUNTIME_DIR") or os.path.join(environ.get("HOME", ""), ".cache")
    return Unix(os.path.join(home, "speech-dispatcher", "speechd.sock"))


def data_lines(text: str) -> bytes:
    """The text as the body of SPEAK: one line that cannot be taken for the end of the body."""
    line = sayable([text])
    return f"{'.' if line.startswith('.') else ''}{line}\r\n.\r\n".encode()


def spawn_server() -> None:
    """Let the server start itself, as its own clients do; raises SsipError where it does not."""
    try:
        done = subprocess.run(
            ["speech-dispatcher", "--spawn"],  # noqa: S607 - wherever the system has it
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=SPAWN_TIMEOUT,
            start_new_session=True,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SsipError(f"speech-dispatcher cannot be started: {error}") from error
    if done.returncode != 0:
        raise SsipError(f"speech-dispatcher did not start, code {done.returncode}")


def connect(address: Address, patience: float = 0.0) -> socket.socket:
    """A connection; where nobody listens, try again for *patience* seconds. Raises SsipError."""
    end = time.monotonic() + patience
    while True:
        try:
            return _connect_once(address)
        except (ConnectionRefusedError, FileNotFoundError) as error:
            if time.monotonic() >= end:
                raise SsipError(f"no speech-dispatcher listens: {error.strerror}") from error
        except OSError as error:
            raise SsipError(f"no connection to speech-dispatcher: {error}") from error
        time.sleep(RETRY)


def _connect_once(address: Address) -> socket.socket:
    if isinstance(address, Inet):
        return socket.create_connection((address.host, address.port), TIMEOUT)
    link = socket.socket(socket.AF_UNIX)
    try:
        link.settimeout(TIMEOUT)
        link.connect(address.path)
    except OSError:
        link.close()
        raise
    return link


class Reply(Value):
    """One answer of the server: its code and its lines without it."""

    code: str
    lines: tuple[str, ...]


class Client:
    """One connection. All methods raise SsipError, after which the client is of no use any more.

    *tell* is called by the reading thread: ("begin", "end" or "canceled", the number that `speak`
    was given), and once ("lost", 0) when the server goes away.
    """

    def __init__(
        self,
        address: Address,
        tell: Callable[[str, int], None] = lambda _event, _number: None,
        patience: float = 0.0,
    ) -> None:
        self.tell = tell
        self.replies: SimpleQueue[Reply | None] = SimpleQueue()
        self.closed = False
        self._numbers: dict[str, int] = {}  # the server's number of a message: ours
        self._number = 0
        self._priority = self._language = ""
        self._voice = NO_VOICE
        self.link = connect(address, patience)
        threading.Thread(target=self._listen, args=(self.link,), daemon=True).start()
        self.ask(
            [f"SET SELF CLIENT_NAME {_user()}:tactilegrid:game"]
            + [f"SET SELF NOTIFICATION {event} ON" for event in ("BEGIN", "END", "CANCEL")]
        )

    def speak(
        self,
        text: str,
        *,
        number: int = 0,
        interrupt: bool = False,
        priority: str = "MESSAGE",
        language: str = "",
        voice: str = NO_VOICE,
    ) -> None:
        """Let the server queue a text; *interrupt* cancels first what this client said before."""
        before = ["CANCEL SELF"] if interrupt else []
        before += self._voice_commands(language, voice)
        if priority != self._priority:
            before.append(f"SET SELF PRIORITY {priority}")
        self._priority = ""  # not known while the server has not agreed
        self.ask([*before, "SPEAK"], last="230")
        self._priority = priority
        self._number = number
        self._send(data_lines(text))
        self._reply(TIMEOUT, "225")

    def _voice_commands(self, language: str, voice: str) -> list[str]:
        """Only what changes; a voice is named after the language, which would replace it."""
        commands = []
        if language and language != self._language:
            commands.append(f"SET SELF LANGUAGE {_word(language)}")
        if voice != self._voice:
            commands.append(f"SET SELF SYNTHESIS_VOICE {_line(voice)}")
        self._language, self._voice = language or self._language, voice
        return commands

    def cancel(self) -> None:
        """Silence what this client said, spoken or waiting."""
        self.ask(["CANCEL SELF"])

    def check(self) -> None:
        """Ask for something that changes nothing."""
        self.ask(["GET RATE"])

    def set_number(self, name: str, value: int) -> None:
        """RATE, PITCH or VOLUME, from -100 to 100."""
        self.ask([f"SET SELF {name} {max(-100, min(100, value))}"])

    def voices(self, language: str = "", limit: int = 200) -> tuple[SynthesisVoice, ...]:
        """The voices of a language (all without one), the first *limit*, without mere variants."""
        self._send(b"LIST SYNTHESIS_VOICES\r\n")
        found = []
        for line in self._reply(LIST_TIMEOUT, "249").lines[:-1]:
            name, _, rest = line.partition("\t")
            spoken = rest.partition("\t")[0]
            if "+" not in name and spoken.lower().startswith(language.lower()):
                found.append(SynthesisVoice(name, spoken))
        return tuple(found[:limit])

    def ask(self, commands: Sequence[str], last: str = "2") -> None:
        """Send commands together; each must be agreed to, the last with a code that begins so."""
        self._send("".join(f"{command}\r\n" for command in commands).encode("utf-8", "replace"))
        for place in range(1, len(commands) + 1):
            self._reply(TIMEOUT, last if place == len(commands) else "2")

    def close(self) -> None:
        """Leave the server; what it has accepted, it still says."""
        self.closed = True
        with suppress(OSError):
            self.link.sendall(b"QUIT\r\n")
        with suppress(OSError):
            self.link.shutdown(socket.SHUT_RDWR)
        self.link.close()

    def _send(self, data: bytes) -> None:
        try:
            self.link.sendall(data)
        except OSError as error:
            self.close()
            raise SsipError(f"speech-dispatcher went away: {error}") from error

    def _reply(self, seconds: float, wanted: str) -> Reply:
        try:
            reply = self.replies.get(timeout=seconds)
        except Empty:
            self.close()
            raise SsipError("speech-dispatcher does not answer") from None
        if reply is None:
            self.close()
            raise SsipError("speech-dispatcher went away")
        if not reply.code.startswith(wanted):
            self.close()
            raise SsipError(f"speech-dispatcher refuses: {reply.code} {reply.lines[-1][:80]}")
        return reply

    def _listen(self, link: socket.socket) -> None:
        """Sort what the server says into replies and events, until it goes away."""
        lines: list[str] = []
        rest = b""
        with suppress(OSError):
            while len(rest) < LINE_LIMIT:
                try:
                    data = link.recv(65_536)
                except TimeoutError:  # of the sending side; a quiet server is a healthy one
                    continue
                if not data:
                    break
                *whole, rest = (rest + data).split(b"\r\n")
                for raw in whole:
                    line = raw.decode("utf-8", "replace")
                    if len(lines) < LINES_KEPT or line[3:4] == " ":
                        lines.append(line[4:])
                    if line[3:4] == " ":
                        self._take(Reply(line[:3], tuple(lines)))
                        lines = []
        self.replies.put(None)
        if not self.closed:
            self.tell("lost", 0)

    def _take(self, reply: Reply) -> None:
        if not reply.code.startswith("7"):
            if reply.code == "225" and len(reply.lines) > 1:
                # noted here, in the order of the stream: its events may follow in the same breath
                self._numbers[reply.lines[0]] = self._number
            self.replies.put(reply)
            return
        event = EVENTS.get(reply.code, "")
        number = self._numbers.get(reply.lines[0])
        if event in ("end", "canceled"):
            self._numbers.pop(reply.lines[0], None)
        if event and number is not None:
            self.tell(event, number)


def answers(environ: Mapping[str, str], seconds: float = 0.3) -> bool:
    """Whether a server says anything at all within the time; nothing is spoken."""
    try:
        link = connect(server_address(environ))
    except SsipError:
        return False
    with link:
        try:
            link.settimeout(seconds)
            link.sendall(b"HELP\r\n")
            return link.recv(1) == b"2"
        except OSError:
            return False


def _user() -> str:
    try:
        return _word(getuser())
    except (KeyError, OSError):
        return "player"


def _word(text: str) -> str:
    """The text as one word of a command, whatever it is."""
    return "".join(c for c in text if c.isalnum() or c in "-_.") or "x"


def _line(text: str) -> str:
    """The text as the rest of a command's line."""
    return sayable([text]) or NO_VOICE
