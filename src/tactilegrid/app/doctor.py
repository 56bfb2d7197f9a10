"""`tactilegrid doctor`: what works on this machine, as a report to read, to hear and to send.

Each look has a limit of its own, so that nothing that hangs holds up the rest, and nothing private
is in what is said: no name of the person or of the machine, and their folder is `~`.
"""

from __future__ import annotations

import os
import platform
import re
import socket
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from getpass import getuser
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import monotonic
from typing import TypeVar

from tactilegrid import __version__
from tactilegrid.app.arguments import Arguments
from tactilegrid.app.config import Settings, language_of, settings_path
from tactilegrid.app.setup import is_terminal, override
from tactilegrid.app.speaking import PATIENT_SECONDS, decision, named
from tactilegrid.app.texts import Page
from tactilegrid.board.finding import AUTO, OTHER, Candidate, Seen, choose, make_of, recognised
from tactilegrid.board.ports import Unopened, list_ports
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.outputs.backends.names import AUTO as AUTO_VOICE
from tactilegrid.outputs.backends.names import SAME_SERVER, called, order_for
from tactilegrid.outputs.backends.programs import SILENCE, SILENCE_SECONDS
from tactilegrid.outputs.brlapi import BrailleDown, Display
from tactilegrid.outputs.cues.players import Player, PlayerDown, makers
from tactilegrid.outputs.detect import find_readers
from tactilegrid.outputs.owning import Decision
from tactilegrid.outputs.speech import NEVER_ENDS, SAYS_NOTHING, Probed, SpeechProxy, probe
from tactilegrid.speech.utterance import Utterance, sayable

LOOK_SECONDS = 6.0  # for one look that has no limit of its own
LIBRARIES = (
    *("prompt_toolkit", "platformdirs", "tomli_w", "accessible-output3", "speechd-unofficial"),
    *("pyttsx3", "prismatoid", "miniaudio", "pyserial"),
)
SILENT_SERVER = "speaks through a server that is silent"
# Reasons that have words of ours.
WHYS = {
    "hangs": "hangs",
    "no sound device": "no-sound",
    SAYS_NOTHING: "says-nothing",
    NEVER_ENDS: "never-ends",
    SILENT_SERVER: "same-server",
}
T = TypeVar("T")
Lines = Iterator[Message]


def run(arguments: Arguments) -> int:
    """All of it; 1 where a voice of ours is wanted and there is none, or no settings can be had."""
    settings = Settings(settings_path())
    settings.read()  # a damaged file stays where it is
    override(settings, arguments)
    page = Page(language_of(arguments.flag("lang")), "doctor", "board-tools")
    report = Report(page, settings, arguments.has("speak"))
    for sentence in report.lines():
        report.line(sentence)
    report.read_out()
    return 0 if report.well else 1


class Report:
    """Looks at one thing after another; `well` is whether what is needed works."""

    def __init__(self, page: Page, settings: Settings, aloud: bool) -> None:
        self.page = page
        self.settings = settings
        self.aloud = aloud
        self.source = settings.get("speech_backend")
        self.scrub = scrubber(os.environ)
        self.said: list[str] = []
        self.well = True
        self.voices = False  # whether any voice works

    def line(self, sentence: Message) -> None:
        """One line, with nothing private in it."""
        text = self.scrub(sayable([self.page.text(sentence)]))
        self.said.append(text)
        self.page.line(message("plain", text=Name(text)))

    def lines(self) -> Lines:
        """Everything, the most important first."""
        who = looked(lambda: decision(self.settings), Decision("console", "none"))
        yield from self.who_speaks(who)
        yield from self.voice_lines()
        if who.mode == "self" and not self.voices:
            self.well = False
        for look in (braille, cues, ports, self.settings_line, terminal, versions):
            try:
                yield from look()
            except Exception as error:  # noqa: BLE001 - it is told, and the others still matter
                self.well = False
                yield message("doctor-broken", what=Name(type(error).__name__))
        yield message("doctor-well" if self.well else "doctor-ill")

    def who_speaks(self, who: Decision) -> Lines:
        """Whose voice it would be now, and the readers that run."""
        found: tuple[str, ...] = looked(partial(find_readers), ())
        readers = tuple(map(Name, found))
        yield message("doctor-readers", readers=readers) if found else message("doctor-no-readers")
        yield message("doctor-owner", mode=who.mode, why=who.why, variable=Name("ACCESSIBLE"))

    def voice_lines(self) -> Lines:
        """Each voice with what it can do, or why it cannot be used."""
        language = self.page.listener.language
        if self.source != AUTO_VOICE:
            yield message("doctor-source", name=Name(called(self.source)))
        for name, found in probed(self.sentence if self.aloud else None, language):
            self.voices |= found.works
            title, own = named(name), Name(name)
            if not found.works:
                yield message("doctor-voice-not", name=title, id=own, why=why(found))
                continue
            can = tuple(message("doctor-can", what=each) for each in found.caps)
            key = "doctor-voice-can" if can else "doctor-voice"
            said = "yes" if self.aloud else "no"  # a voice opens without a sound device, too
            yield message(key, name=title, id=own, said=said, can=can)

    def sentence(self, name: str) -> str:
        """What a voice says to show itself."""
        return self.page.text(message("doctor-sentence", name=named(name)))

    def settings_line(self) -> Lines:
        """Where the settings are, and whether they can be read."""
        path = Name(self.settings.path)
        if not os.path.exists(self.settings.path):
            yield message("doctor-settings-new", path=path)
            return
        fresh = Settings(self.settings.path)
        if fresh.read() and not fresh.troubles:
            yield message("doctor-settings", path=path, count=len(fresh.chosen))
        else:
            self.well = False
            yield message("doctor-settings-bad", path=path)
            yield from fresh.troubles

    def read_out(self) -> None:
        """Say it all where our voice is whom the person listens to."""
        if not self.voices or decision(self.settings).mode != "self":
            return
        mouth = SpeechProxy(lambda _: None, order_for(sys.platform, self.source))
        mouth.start()
        for text in self.said:
            mouth.say(Utterance(Kind.RESULT, text, text), self.page.listener.language)
        try:
            mouth.close(PATIENT_SECONDS)
        except KeyboardInterrupt:
            mouth.hush()


def looked(look: Callable[[], T], instead: T, seconds: float = LOOK_SECONDS) -> T:
    """What a look finds; *instead* where it takes too long or breaks."""
    found: SimpleQueue[T] = SimpleQueue()

    def go() -> None:
        try:
            found.put(look())
        except Exception:  # noqa: BLE001 - whatever a library may raise
            found.put(instead)

    Thread(target=go, daemon=True).start()
    try:
        return found.get(timeout=seconds)
    except Empty:
        return instead


Probe = Callable[[str], Probed]


def probed(sentence: Callable[[str], str] | None, language: str) -> Iterator[tuple[str, Probed]]:
    """Each voice, in order: with a sentence one after the other, else as many as can at once."""
    names = order_for(sys.platform)

    def one(name: str) -> Probed:
        return next(probe([name], sentence(name) if sentence else "", language))

    return in_turn(names, one) if sentence else at_once(names, one)


def in_turn(names: Sequence[str], one: Probe) -> Iterator[tuple[str, Probed]]:
    """One voice after the other; what speaks through a silent server is taken for silent."""
    silent: dict[str, str] = {}
    for name in names:
        found = Probed(name, False, silent[name]) if name in silent else one(name)
        if found.why in (SAYS_NOTHING, NEVER_ENDS):
            silent |= dict.fromkeys(SAME_SERVER.get(name, ()), SILENT_SERVER)
        yield name, found


def at_once(names: Sequence[str], one: Probe) -> Iterator[tuple[str, Probed]]:
    """All voices; those of one server one after the other, since the first may have to start it."""
    behind = {name: [each for each in SAME_SERVER.get(name, ()) if each in names] for name in names}
    queues: dict[str, SimpleQueue[Probed]] = {name: SimpleQueue() for name in names}

    def several(first: str) -> None:
        for name in (first, *behind[first]):
            queues[name].put(one(name))

    for name in names:
        if not any(name in others for others in behind.values()):
            Thread(target=several, args=(name,), daemon=True).start()
    end = monotonic() + 2 * LOOK_SECONDS
    for name, queue in queues.items():
        try:
            yield name, queue.get(timeout=max(0.0, end - monotonic()))
        except Empty:
            yield name, Probed(name, False, "hangs")


def why(found: Probed) -> Message | Name:
    """Why a voice does not work, in the words of the listener or of the library."""
    token = WHYS.get(found.why)
    return message("doctor-why", why=token) if token else Name(found.why)


def braille() -> Lines:
    """The display of BRLTTY's, which is left to whoever has it."""

    def look() -> Message:
        try:
            display = Display.open(take=False)
        except BrailleDown as error:
            return message("doctor-braille-not", why=error.reason)
        cells, lines = display.width, display.height
        display.close()
        return message("doctor-braille", cells=cells, lines=lines)

    yield looked(look, message("doctor-braille-not", why="lost"))


def cues() -> Lines:
    """What would play the short sounds."""

    def look() -> Message:
        with TemporaryDirectory(prefix="tactilegrid-doctor-") as folder:
            silence = os.path.join(folder, "silence.wav")
            with open(silence, "wb") as file:
                file.write(SILENCE)
            for make in makers():
                with suppress(PlayerDown):
                    player = make()
                    plays(player, silence)
                    return message("doctor-cues", name=Name(player.name))
        return message("doctor-cues-not")

    yield looked(look, message("doctor-cues-not"), 2 * LOOK_SECONDS)


def plays(player: Player, path: str) -> None:
    """Let it play a moment of silence; raises PlayerDown where that cannot be heard."""
    try:
        player.play(path, SILENCE_SECONDS, Event())
    finally:
        player.close()


def ports() -> Lines:
    """Serial ports and what hangs on each, as far as it could be a board; none is opened."""

    def look() -> list[Message]:
        try:
            return list(port_lines(list_ports()))
        except Unopened:
            return [message("doctor-ports-unknown", name=Name("pyserial"))]

    yield from looked(look, [message("doctor-ports-late")])


def port_lines(seen: Sequence[Seen]) -> Lines:
    """How many ports there are, those that could be a board's, and which a game would take."""
    known = [each for each in seen if recognised(each) != OTHER]
    yield message("doctor-ports", n=len(seen), known=len(known))
    for each in known:
        product = unserial(each.product, each)
        yield message(
            "ports-port",
            port=Name(unserial(each.device, each)),
            kind=recognised(each),
            make=Name(make_of(each)),
            product=Name(product[:30]),
            named="yes" if product else "no",
        )
    taken = choose(seen, AUTO)
    if isinstance(taken, Candidate):
        yield message("ports-taken", port=Name(unserial(taken.seen.device, taken.seen)))
    elif known:
        yield message("ports-choose", why=taken.why)


def unserial(text: str, seen: Seen) -> str:
    """The text without the serial number, by which one device and its owner could be known."""
    return text.replace(seen.serial, "...") if seen.serial else text


def terminal() -> Lines:
    """What keys come from and lines go to."""
    kind = Name(os.environ.get("TERM", "") or "-")
    encoding = Name(getattr(sys.stdout, "encoding", "") or "-")
    if not is_terminal():
        yield message("doctor-pipe", kind=kind, encoding=encoding)
        return
    size = os.get_terminal_size(1)
    wide, high = size.columns, size.lines
    yield message("doctor-terminal", kind=kind, encoding=encoding, columns=wide, rows=high)


def versions() -> Lines:
    """Of the program, of Python and the system, of the libraries that are there."""
    system = Name(f"{platform.system()} {platform.release()} {platform.machine()}")
    program, python = (
        Name(f"tactilegrid {__version__}"),
        Name(f"Python {platform.python_version()}"),
    )
    yield message("doctor-version", program=program, python=python, system=system)
    for name in LIBRARIES:
        version = looked(partial(version_of, name), "")
        if version:
            yield message("doctor-library", name=Name(name), version=Name(version))
        else:
            yield message("doctor-library-not", name=Name(name))


def version_of(library: str) -> str:
    """The version of an installed library; raises where it is not."""
    from importlib.metadata import version

    return version(library)


def scrubber(environ: Mapping[str, str]) -> Callable[[str], str]:
    """Takes out of a text what tells who and where the person is."""
    home = os.path.expanduser("~")
    private = {environ.get(name, "") for name in ("USER", "LOGNAME", "USERNAME")}
    with suppress(Exception):  # of a user without a name the system says so in several ways
        private.add(getuser())
    private |= {socket.gethostname(), socket.gethostname().partition(".")[0]}
    words = sorted((word for word in private if len(word) > 1), key=len, reverse=True)
    pattern = "|".join(re.escape(word) for word in words)
    hidden = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)") if words else None

    def scrub(text: str) -> str:
        if len(home) > 1:
            text = text.replace(home, "~")
        return hidden.sub("...", text) if hidden else text

    return scrub
