"""Real terminal screen readers, each with its synthesiser replaced by a log.

A reader knows how to start itself on a program and how to read its log. Everything that it
writes is in a temporary folder; no sound card, display or real keyboard is needed.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# A speech server for readers that keep one server open and write lines to its standard input
# (TDSR's own protocol, yasr's emacspeak protocol).
SINK = """\
#!{python}
import sys, time
log = open({log!r}, "a", buffering=1, encoding="utf-8")
for raw in iter(sys.stdin.buffer.readline, b""):
    line = raw.decode("utf-8", "replace").rstrip("\\n")
    print(format(time.time(), ".6f"), line, sep="\\t", file=log)
"""

# Fenrir's generic driver starts one process per utterance and kills it to interrupt. Waiting for
# as long as a voice would talk makes interruptions visible: an utterance with a "begin" but no
# "end" was cut short. The empty rows of the screen, which it adds as commas, take no time.
SAY = """\
#!/bin/sh
text=$(printf '%s' "$1" | tr '\\n\\t' '  ')
printf '%s\\tbegin\\t%s\\n' "$(date +%s.%N)" "$text" >>{log}
[ {cps} = 0 ] || sleep "$(printf '%s\\n' "$text" |
    awk '{{ sub(/[ ,]+$/, ""); print length($0) / {cps} }}')"
printf '%s\\tend\\t%s\\n' "$(date +%s.%N)" "$text" >>{log}
"""

# The key bindings are those of Debian's /etc/yasr/yasr.conf: what yasr keeps for itself must not
# reach the program here either.
YASR = """\
[normalkeys]
0x1:say cursor
0xc:say line
0xe:bypass
0x18:flush
0x1b0b:keyboard wizard
0x1b0f:options menu
0x1b13:write configuration
0x1b30:say line:256
0x1b62:say character:-1
0x1b63:say character
0x1b64:say word
0x1b65:read cursor to bottom
0x1b69:reinitialize
0x1b6b:say line:-1
0x1b6c:say line
0x1b6d:say line:1
0x1b72:toggle review mode
0x1b74:read top to cursor
0x1b77:read screen
0x1b78:flush:1
[reviewkeys]
[options]
cursor tracking=full
synthesizer=emacspeak server
synthesizer port=|{sink}
key echo=off
shell=/bin/sh
special=off
up and down arrows=speak line
DisableKey=6925
[Emacspeak server]
rate=175
punctuation=some
[dict]
"""


@dataclass
class Event:
    """One thing that happened: a key sent, text spoken, speech cancelled."""

    t: float
    kind: str
    text: str = ""
    how: str = "text"
    cut: bool = False


@dataclass(frozen=True)
class Setup:
    """Where a run keeps its files, and how many characters a second its pretend voice says."""

    home: Path
    cps: float
    tdsr: str

    @property
    def log(self) -> Path:
        """What the synthesiser was told, a line each."""
        return self.home / "speech.log"

    def script(self, name: str, body: str) -> Path:
        """A file of that body that can be executed."""
        path = self.home / name
        path.write_text(body, encoding="utf-8")
        path.chmod(0o755)
        return path

    def sink(self) -> Path:
        """The speech server that only writes the log."""
        return self.script("sink", SINK.format(python=sys.executable, log=str(self.log)))

    def runner(self, program: list[str]) -> Path:
        """The program as one command without arguments, as readers want their shell."""
        return self.script("program", f"#!/bin/sh\nexec {shlex.join(program)}\n")

    def log_lines(self) -> Iterator[tuple[float, str]]:
        """(seconds, rest) of each line of the log."""
        if self.log.exists():
            for line in self.log.read_text(encoding="utf-8", errors="replace").splitlines():
                stamp, tab, rest = line.partition("\t")
                if tab:
                    yield float(stamp), rest


class Reader:
    """No screen reader: the program alone, to see its raw output."""

    command_name = ""
    startup = 0.3  # seconds from start until its first words are waited for
    greetings: tuple[str, ...] = ()  # what it says about itself; not part of the program
    cuts_for_real = False  # whether its log shows what was cut, or a voice has to be simulated

    def command(self, setup: Setup, program: list[str]) -> tuple[list[str], dict[str, str]]:
        """The words that start the reader on *program*, and its environment variables."""
        del setup
        return program, {}

    def events(self, setup: Setup) -> Iterator[Event]:
        """What was said and cancelled so far."""
        del setup
        return iter(())

    def lines(self, text: str) -> list[str]:
        """The lines of the screen that one utterance was made of."""
        return [text.strip()] if text.strip() else []


class Fenrir(Reader):
    """Fenrir 1.9 in its pty emulation (-e), speaking through its generic driver."""

    command_name = "fenrir"
    startup = 1.0
    greetings = ("Start Fenrir", "Quit Fenrir", "pychant is not installed")
    cuts_for_real = True

    def command(self, setup: Setup, program: list[str]) -> tuple[list[str], dict[str, str]]:
        say = setup.script("say", SAY.format(log=shlex.quote(str(setup.log)), cps=setup.cps or 0))
        runner = setup.runner(program)
        options = ";".join(
            [
                "speech#driver=genericDriver",
                f"speech#genericSpeechCommand={say} fenrirText",
                "speech#autoReadIncoming=True",
                "sound#enabled=False",
                "keyboard#charEcho=False",
                "keyboard#interruptOnKeyPress=True",
                "remote#driver=dummyDriver",
                f"general#debugFile={setup.home}/fenrir.log",
                f"general#shell={runner}",
            ]
        )
        settings = "/etc/fenrirscreenreader/settings/settings-pty.conf"
        return ["fenrir", "-e", "-s", settings, "-o", options], {"SHELL": str(runner)}

    def events(self, setup: Setup) -> Iterator[Event]:
        begun: list[Event] = []
        for t, rest in setup.log_lines():
            what, _, text = rest.partition("\t")
            if what == "begin":
                begun.append(Event(t, "spoken", text, cut=True))
                continue
            # an "end": the newest begin of the same text was said in full
            for event in reversed(begun):
                if event.text == text and event.cut:
                    event.cut = False
                    break
        return iter(begun)

    def lines(self, text: str) -> list[str]:
        # it joins lines with " , ", the empty rest of the screen included, and names a hyphen as
        # its level of punctuation asks for, which a person sets as they like
        text = re.sub(r"(?<=\w) dash (?=\w)", "-", text)
        return [line for part in text.split(" , ") if (line := part.strip(" ,"))]


class Tdsr(Reader):
    """TDSR: s=say, l=letter, x=silence, on the server's standard input."""

    command_name = "tdsr"
    startup = 1.0
    greetings = ("tdsr, presented by Lighthouse of San Francisco",)

    def command(self, setup: Setup, program: list[str]) -> tuple[list[str], dict[str, str]]:
        server = ["--speech-server", str(setup.sink()), str(setup.runner(program))]
        return shlex.split(setup.tdsr) + server, {}

    def events(self, setup: Setup) -> Iterator[Event]:
        for t, rest in setup.log_lines():
            code, text = rest[:1], rest[1:]
            if code == "x":
                yield Event(t, "cancel")
            elif code == "s":
                yield Event(t, "spoken", text)
            elif code == "l":
                yield Event(t, "spoken", text, how="char")


class Yasr(Reader):
    """yasr 0.6.9 speaking to an emacspeak server through a pipe."""

    command_name = "yasr"
    startup = 0.3

    def command(self, setup: Setup, program: list[str]) -> tuple[list[str], dict[str, str]]:
        config = YASR.format(sink=setup.sink())
        (setup.home / ".yasr.conf").write_text(config, encoding="utf-8")
        return ["yasr", str(setup.runner(program))], {}

    def events(self, setup: Setup) -> Iterator[Event]:
        for t, rest in setup.log_lines():
            word, _, text = rest.partition(" ")
            text = text.strip()
            if text.startswith("{") and text.endswith("}"):
                text = text[1:-1].strip()
            if word in ("q", "tts_say") and text:
                yield Event(t, "spoken", text)
            elif word == "l":
                yield Event(t, "spoken", text, how="char")
            elif word == "s":
                yield Event(t, "cancel")


READERS: dict[str, Reader] = {
    "none": Reader(),
    "fenrir": Fenrir(),
    "tdsr": Tdsr(),
    "yasr": Yasr(),
}
