"""Voices that are programs: one child for one utterance, killed to interrupt it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue

from tactilegrid.outputs.backends.speaker import Manner, SpeakerDown, Speech, Tell, scaled

PROBE_TIMEOUT = 2.0
VOICES_LIMIT = 200
WINDOWS = sys.platform == "win32"
# How programs that play complain of a machine without sound; some succeed all the same.
NO_SOUND = ("cannot find card", "unknown pcm", "error: ", "audio open error")

# A tenth of a second of silence for a player: 16 bits, one channel, 8000 samples a second.
_SAMPLES = bytes(1600)
SILENCE_SECONDS = 0.1
SILENCE = (
    b"RIFF" + (36 + len(_SAMPLES)).to_bytes(4, "little") + b"WAVEfmt \x10\0\0\0\x01\0\x01\0"
    b"\x40\x1f\0\0\x80\x3e\0\0\x02\0\x10\0data" + len(_SAMPLES).to_bytes(4, "little") + _SAMPLES
)

APLAY = ("aplay", "-q")

Command = Callable[[Speech, Manner], Sequence[str]]


def quietly(
    command: Sequence[str], data: bytes = b"", seconds: float = PROBE_TIMEOUT
) -> tuple[int, bytes, str]:
    """The code of a short command, its output, and its complaints; raises SpeakerDown."""
    try:
        done = subprocess.run(  # noqa: S603 - our own commands
            list(command), input=data, capture_output=True, timeout=seconds, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise SpeakerDown(f"{command[0]} does not work: {error}") from error
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


def check_sound(code: int, complaints: str) -> None:
    """Raise SpeakerDown where a program that played something had no sound device."""
    lines = complaints.lower()
    if code != 0 or any(mark in lines for mark in NO_SOUND):
        raise SpeakerDown("no sound device")


class ProgramSpeaker:
    """Says one speech after another, each by a child of the command that *command* makes.

    A `watched` child reads one line and ends when its input does; it is killed with all that it
    has started. Any other child reads all its input. With a *player*, what the child prints is
    sound, and that command plays it.
    """

    def __init__(
        self,
        command: Command,
        tell: Tell,
        caps: frozenset[str],
        voices: Callable[[], Sequence[tuple[str, str]]] = tuple,
        watched: bool = False,
        clean: Callable[[str], str] = str,
        player: Sequence[str] = (),
    ) -> None:
        self.caps = caps | {"ends", "cuts"}
        self.command = command
        self.tell = tell
        self.list_voices = voices
        self.watched = watched
        self.clean = clean
        self.player = player
        self.manner = Manner()
        self._waiting: SimpleQueue[tuple[int, Speech] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._children: list[subprocess.Popen[bytes]] = []
        self._place = 0  # of the last speech in line
        self._cut = 0  # up to this place nothing is said any more
        threading.Thread(target=self._play, daemon=True).start()

    def speak(self, speech: Speech) -> None:
        """Put it in line."""
        if speech.interrupt:
            self.stop()
        self._place += 1
        self._waiting.put((self._place, speech))

    def stop(self) -> None:
        """Kill what speaks; what is in line falls with it."""
        with self._lock:
            self._cut = self._place
            for child in self._children:
                self._kill(child)

    def check(self) -> None:
        """Each child is new."""

    def set(self, manner: Manner) -> None:
        """From the next child on."""
        self.manner = manner

    def voices(self, language: str) -> tuple[tuple[str, str], ...]:
        """Those that the program lists."""
        fit = (pair for pair in self.list_voices() if pair[1].lower().startswith(language.lower()))
        return tuple(fit)[:VOICES_LIMIT]

    def close(self) -> None:
        """Silence, and the end of the thread."""
        self.stop()
        self._waiting.put(None)

    def _play(self) -> None:
        while (entry := self._waiting.get()) is not None:
            place, speech = entry
            try:
                code = self._say(place, speech)
            except (OSError, SpeakerDown):
                code = 1
            if place <= self._cut:
                self.tell("canceled", speech.number)
            elif code == 0:
                self.tell("end", speech.number)
            else:
                self.tell("lost", 0)
                return

    def _say(self, place: int, speech: Speech) -> int:
        """The code of the child that said it."""
        command = list(self.command(speech, self.manner))
        with self._lock:
            if place <= self._cut:
                return 0
            children = self._children = self._spawn(command)
        self.tell("begin", speech.number)
        with suppress(OSError):  # a child that was killed takes no text
            self._feed(children[0], self.clean(speech.text).encode("utf-8", "replace"))
        codes = [child.wait() for child in children]
        with self._lock:
            self._children = []
        if children[0].stdin is not None:
            with suppress(OSError):
                children[0].stdin.close()
        return max(map(abs, codes))

    def _spawn(self, command: Sequence[str]) -> list[subprocess.Popen[bytes]]:
        child = subprocess.Popen(  # noqa: S603 - our own commands
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE if self.player else subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=self.watched,
        )
        if not self.player or child.stdout is None:
            return [child]
        with child.stdout as sound:
            player = subprocess.Popen(  # noqa: S603 - as above
                list(self.player),
                stdin=sound,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        return [child, player]

    def _feed(self, child: subprocess.Popen[bytes], data: bytes) -> None:
        if child.stdin is not None:
            child.stdin.write(data + b"\n")
            child.stdin.flush()
            if not self.watched:
                child.stdin.close()

    def _kill(self, child: subprocess.Popen[bytes]) -> None:
        with suppress(OSError):
            if self.watched and not WINDOWS:
                os.killpg(child.pid, signal.SIGKILL)
            else:
                child.kill()


def open_espeak(tell: Tell) -> ProgramSpeaker:
    """The program espeak-ng; its library is under a licence that would bind the whole program."""
    if shutil.which("espeak-ng") is None:
        raise SpeakerDown("espeak-ng is not installed")
    player: tuple[str, ...] = ()
    command = espeak_command
    try:
        check_player()
    except SpeakerDown:  # then by its own means, which may be others
        code, _, complaints = quietly(["espeak-ng", "--stdin"], b" ")
        check_sound(code, complaints)
    else:
        player = APLAY
        command = espeak_to_player
    caps = frozenset({"language", "voice", "rate", "pitch", "volume"})
    return ProgramSpeaker(command, tell, caps, espeak_voices, player=player)


def check_player() -> None:
    """Raise SpeakerDown where ALSA's player cannot play."""
    if shutil.which("aplay") is None:
        raise SpeakerDown("aplay is not installed")
    code, _, complaints = quietly(APLAY, SILENCE)
    check_sound(code, complaints)


def espeak_to_player(speech: Speech, manner: Manner) -> list[str]:
    """As below, with the sound to standard output."""
    return [*espeak_command(speech, manner), "--stdout"]


def espeak_command(speech: Speech, manner: Manner) -> list[str]:
    """espeak-ng takes words a minute, a pitch from 0 to 99 and a volume from 0 to 200."""
    voice = manner.voice(speech.language) or speech.language
    return [
        *("espeak-ng", "--stdin"),
        *(["-v", voice] if voice else []),
        *("-s", str(round(scaled(manner.rate, 80, 175, 450)))),
        *("-p", str(round(scaled(manner.pitch, 0, 50, 99)))),
        *("-a", str(round(scaled(manner.volume, 0, 100, 200)))),
    ]


def espeak_voices() -> list[tuple[str, str]]:
    """File names of voices, which are what `-v` takes, and their languages."""
    rows = quietly(["espeak-ng", "--voices"])[1].decode("utf-8", "replace").splitlines()[1:]
    fields = [row.split() for row in rows]
    return [(row[4], row[1]) for row in fields if len(row) > 4]


def open_say(tell: Tell) -> ProgramSpeaker:
    """The program of macOS."""
    if shutil.which("say") is None:
        raise SpeakerDown("say is not installed")
    caps = frozenset({"language", "voice", "rate"})
    return ProgramSpeaker(SayCommand(), tell, caps, say_voices, clean=without_commands)


class SayCommand:
    """`say` chooses no voice for a language; the list of voices is asked for once."""

    def __init__(self) -> None:
        self.known: list[tuple[str, str]] | None = None

    def __call__(self, speech: Speech, manner: Manner) -> list[str]:
        """The text comes on standard input; the rate is in words a minute."""
        voice = manner.voice(speech.language) or self.usual(speech.language)
        rate = [] if manner.rate is None else ["-r", str(round(scaled(manner.rate, 90, 180, 400)))]
        return ["say", *(["-v", voice] if voice else []), *rate, "-f", "-"]

    def usual(self, language: str) -> str:
        """For English the voice of the system, which a person has chosen; else any that fits."""
        if language in ("", "en"):
            return ""
        if self.known is None:
            self.known = say_voices()
        return next((name for name, spoken in self.known if spoken.startswith(language)), "")


def say_voices() -> list[tuple[str, str]]:
    """`say -v ?` prints a name of one or more words, a language like ru_RU, and a sample."""
    found = []
    for row in quietly(["say", "-v", "?"])[1].decode("utf-8", "replace").splitlines():
        words = row.partition("#")[0].split()
        if len(words) > 1:
            found.append((" ".join(words[:-1]), words[-1]))
    return found


def without_commands(text: str) -> str:
    """`say` obeys what stands in doubled brackets."""
    return text.replace("[[", "[ [").replace("]]", "] ]")


def open_pyttsx3(tell: Tell) -> ProgramSpeaker:
    """pyttsx3 in a child of ours: by itself it can be neither interrupted nor asked twice."""
    code, _, complaints = quietly([*PYTTSX3, "--probe"])
    if code != 0:
        last = complaints.strip().splitlines()[-1:]
        raise SpeakerDown(f"pyttsx3 cannot be used: {' '.join(last)[:120]}")
    if sys.platform.startswith("linux"):
        check_player()  # which it starts, and does not look at what becomes of it
    caps = frozenset({"language", "voice", "rate", "volume"})
    return ProgramSpeaker(pyttsx3_command, tell, caps, watched=True)


PYTTSX3 = (sys.executable, "-m", "tactilegrid.outputs.backends.pyttsx3_once")


def pyttsx3_command(speech: Speech, manner: Manner) -> list[str]:
    """pyttsx3 takes words a minute and a volume from 0 to 1."""
    return [
        *PYTTSX3,
        f"--language={speech.language}",
        f"--voice={manner.voice(speech.language)}",
        f"--rate={'' if manner.rate is None else round(scaled(manner.rate, 80, 200, 450))}",
        f"--volume={'' if manner.volume is None else scaled(manner.volume, 0, 0.5, 1)}",
    ]
