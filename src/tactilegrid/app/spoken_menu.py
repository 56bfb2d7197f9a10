"""A menu before a game, in lines or by our own voice, and the question which it shall be."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial

from tactilegrid.app.config import CHOICES, Settings
from tactilegrid.app.inbox import Inbox
from tactilegrid.app.setup import is_terminal
from tactilegrid.app.speaking import Speaking
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.frontends.languages import command_catalogues
from tactilegrid.frontends.line import Prompt, Woken, lines, make_prompt
from tactilegrid.frontends.menu import Menu
from tactilegrid.frontends.teller import Output, Teller
from tactilegrid.frontends.words import fold, spoken
from tactilegrid.games import GAMES
from tactilegrid.outputs.console import Console
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Verbosity


class SpokenMenu:
    """Has the menu of the moment; takes in what the voice has to say while a line is awaited."""

    def __init__(self, settings: Settings, mode: str, speaking: Speaking) -> None:
        self.settings = settings
        self.mode = mode
        self.speaking = speaking
        self.inbox = Inbox()
        self.input = lines(sys.stdin.buffer)
        self.menu = self.make_menu()

    def make_menu(self, output: Output | None = None) -> Menu:
        """The menu in the person's language, said where all is said if not to *output*."""
        catalogue = Catalogue.load(self.language, ("cli", "table", *GAMES))
        listener = Listener(self.language, Verbosity[self.settings.get("verbosity").upper()])
        teller = Teller(catalogue, listener, output or self.speaking.attend(Console(), self))
        leaving = frozenset(self.typed("word-quit"))
        asides = dict.fromkeys(self.typed("word-voice"), self.switch_voice)
        if not is_terminal():
            return Menu(teller, self.read_piped, leaving, asides)
        prompt = make_prompt(lambda _: [], self.notify)
        return Menu(teller, partial(self.read, prompt, teller), leaving, asides)

    def typed(self, key: str) -> list[str]:
        """The words of a command as they are compared, in every language, this one's first."""
        found = command_catalogues(self.language)
        return [fold(word) for commands in found for word in spoken(commands, key)]

    def read(self, prompt: Prompt, teller: Teller) -> str | None:
        """The next line; what comes from the voice meanwhile is said at once."""
        typed = ""
        while True:
            self.take_all()
            asks = "" if self.speaking.speaks else teller.text(message("menu-choose")) + " "
            try:
                return prompt(asks, typed)[0]
            except Woken as error:
                typed = error.typed
            except (EOFError, KeyboardInterrupt):
                return None

    def read_piped(self) -> str | None:
        """The next line of a pipe."""
        self.speaking.patient = True
        self.take_all()
        data = next(self.input, None)
        return None if data is None else data.decode("utf-8", "replace")

    def remember(self, name: str, value: str) -> None:
        """Keep a choice; where the disk refuses, it holds for this run, and that is said."""
        try:
            self.settings.set(name, value)
        except OSError:
            self.menu.teller.say(Kind.ALERT, message("settings-unsaved"))

    # what our voice asks

    @property
    def language(self) -> str:
        """Of the menu."""
        return self.settings.get("language")

    def put(self, call: Callable[[], None]) -> None:
        """Have a call made before the next line is asked for."""
        self.inbox.put(call)

    def notify(self, call: Callable[[], object] | None) -> None:
        """From now on *call* for each; at once for what has come already."""
        self.inbox.alarm = call
        if call is not None and self.inbox.waiting:
            call()

    def take_all(self) -> None:
        """Make all calls that wait."""
        while self.inbox.take():
            pass

    def tell(self, sentence: Message) -> None:
        """What has become of the voice."""
        self.menu.teller.say(Kind.ALERT, sentence)

    def tell_guess(self) -> None:
        """Our voice says that it is ours; whoever only reads lines finds one that says more."""
        teller = self.menu.teller
        teller.say(Kind.RESULT, message("voice-guessed", key=self.word))
        teller.draw([teller.text(message("voice-guessed-lines", key=self.word))])

    # who speaks

    @property
    def word(self) -> Name:
        """How the other voice is asked for here."""
        return Name(self.typed("word-voice")[0])

    def who_speaks(self) -> None:
        """No reader was found: ask, in lines and aloud, who shall speak; once for all.

        The last line offers the other language, in its own words.
        """
        offers = ("console", "self", "language")
        labels = [
            message("menu-speech-console"),
            message("menu-speech-self"),
            message("menu-first-language"),
        ]
        while True:
            output = self.speaking.attend_both(Console(), self)
            self.menu = self.make_menu(output)
            chosen = offers[self.menu.choose(message("menu-speech"), labels)]
            output.stop()
            if chosen != "language":
                break
            languages = CHOICES["language"]
            here = self.settings.get("language")
            self.settings.for_now["language"] = languages[1 - languages.index(here)]
        self.remember("speech", chosen)
        self.speaking.follow(chosen, output)
        self.menu = self.make_menu()

    def switch_voice(self) -> None:
        """The screen reader instead of our voice, or the other way round; the new one says so."""
        own = self.speaking.speaks
        word = self.word
        if own:
            self.menu.teller.output.stop()
            self.menu.teller.say(Kind.ALERT, message("voice-parting", key=word))
        self.remember("speech", "console" if own else "self")
        teller = self.menu.teller
        teller.output = self.speaking.follow(self.settings.get("speech"), teller.output)
        if own:
            teller.say(Kind.RESULT, message("voice-lines", key=word))
        elif self.speaking.speaks:
            teller.say(Kind.RESULT, message("voice-own", key=word))
        else:
            teller.say(Kind.RESULT, message("voice-again"))
