"""The bare `tactilegrid`: what to play, with whom, how; asked once and remembered."""

from __future__ import annotations

import os
import sys

from tactilegrid.app.adapting import with_strength
from tactilegrid.app.arguments import Arguments
from tactilegrid.app.cli import Failed
from tactilegrid.app.config import CHOICES, VOICE_NUMBERS, VOICE_SETTINGS, load_settings
from tactilegrid.app.layout_store import with_layout
from tactilegrid.app.play import play_on, sit_down
from tactilegrid.app.resume import reopen, welcome
from tactilegrid.app.saved import last_game, load, saved_games
from tactilegrid.app.setup import choose_mode, may_have_style, override, with_names
from tactilegrid.app.speaking import spoken
from tactilegrid.app.spoken_menu import SpokenMenu
from tactilegrid.core.commands import ADAPTIVE, STYLES, Player, read_manner
from tactilegrid.core.game import AnyGame
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.options import BadOption, Options, settle
from tactilegrid.core.seats import SPECTATOR, Seat
from tactilegrid.core.session import Session
from tactilegrid.core.value import replace
from tactilegrid.engines.choose import levels, nearest
from tactilegrid.engines.search import LEVELS
from tactilegrid.frontends.around import setting_words
from tactilegrid.frontends.menu import Left
from tactilegrid.frontends.voice import following
from tactilegrid.games import GAMES, load_game
from tactilegrid.outputs.backends.names import AUTO, called, order_for
from tactilegrid.outputs.console import Console
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import clean_name


def run(arguments: Arguments) -> int:
    """The menu, until the person leaves."""
    if arguments.has("version"):
        from tactilegrid.app.texts import print_version

        print_version()
        return 0
    settings = load_settings()
    known = bool(settings.chosen.keys() - {"speech"})
    override(settings, arguments)
    mode = choose_mode(settings, arguments)
    with spoken(settings) as speaking:
        MainMenu(settings, mode, speaking).run(first=not known)
    return 0


SEATS = 4


class MainMenu(SpokenMenu):
    """What the program offers before a game is on the table.

    `unsure` is whether it had to be asked first who speaks.
    """

    unsure = False

    def run(self, first: bool) -> None:
        """Ask and do, until the person leaves or the input ends."""
        try:
            for trouble in self.settings.troubles:
                self.menu.teller.say(Kind.ALERT, trouble)
            self.settings.troubles.clear()
            if first and "language" not in self.settings.chosen:
                self.unsure = self.speaking.guessed
                if self.unsure:
                    self.who_speaks()
                self.first_start()
            while self.once():
                pass
        except Left:
            pass
        self.menu.teller.say(Kind.RESULT, message("menu-bye"))

    def first_start(self) -> None:
        """Lesson, game or settings; with which game and against whom, that is all that is asked.

        The last line offers the other language, in its own words.
        """
        offers = ("lesson", "game", "settings", "language")
        labels = [message(f"menu-first-{offer}") for offer in offers]
        chosen = offers[self.menu.choose(message("menu-first-start"), labels, 0)]
        languages = CHOICES["language"]
        language = self.settings.get("language")
        if chosen == "language":
            self.remember("language", languages[1 - languages.index(language)])
            self.menu = self.make_menu()
            self.first_start()
            return
        self.remember("language", language)
        actions = {"lesson": self.lesson, "game": self.play_as_usual}
        actions.get(chosen, self.change_settings)()

    def lesson(self) -> None:
        """A first lesson of one game, and back to the menu."""
        from tactilegrid.app.lesson import teach

        teach(self.which_game(), self.settings, self.mode, self.speaking)
        self.menu = self.make_menu()

    def once(self) -> bool:
        """One round of the main menu; False when the person leaves."""
        offers: list[tuple[Message, str]] = [(message("menu-play"), "play")]
        last = self.settings.chosen.get("last_game")
        if last in GAMES:
            title = message(f"{last}-title")
            offers.insert(0, (message("menu-again", game=title), "again"))
        offers += [
            (message("menu-resume"), "resume"),
            (message("menu-games"), "games"),
            (message("menu-lesson"), "lesson"),
            (message("menu-rules"), "rules"),
            (message("menu-names"), "names"),
            (message("menu-settings"), "settings"),
            (message("menu-quit"), "quit"),
        ]
        labels = [label for label, _ in offers]
        chosen = offers[self.menu.choose(message("menu-title"), labels)][1]
        if chosen == "quit":
            return False
        actions = {
            "play": self.play,
            "again": self.again,
            "resume": self.resume,
            "games": self.games,
            "lesson": self.lesson,
            "rules": self.rules,
            "names": self.change_names,
            "settings": self.change_settings,
        }
        try:
            actions[chosen]()
        except Failed as error:
            self.menu.teller.say(Kind.RESULT, error.message)
        return True

    def play_as_usual(self) -> None:
        """Which game and against whom; the person begins, by the usual rules."""
        game = self.which_game()
        options = settle(game.options, {})
        usual = "casual" if self.unsure else ""  # three questions at the first start, at most
        self.begin(game, options, "" if is_alone(game) else usual or self.which_opponent(game))

    def play(self) -> None:
        """Which game, against whom, who begins, which rules."""
        game = self.which_game()
        level = "" if is_alone(game) else self.in_style(game, self.which_opponent(game))
        self.begin(game, self.which_options(game, self.who_begins(game)), level)

    def begin(self, game: AnyGame, options: Options, level: str) -> None:
        """Play what was chosen, and remember it."""
        self.remember("last_game", game.name)
        self.remember("last_opponent", level)
        self.remember("last_options", "\n".join(f"{k}={v}" for k, v in options.settings))
        self.start(game, options, level)

    def which_opponent(self, game: AnyGame) -> str:
        """An engine's level, or nothing for people, or one that adapts; Enter is the casual one."""
        offered = list(levels(game, settle(game.options, {}), Seat(2)))
        offered = ["casual", *(level for level in offered if level != "casual")]
        labels = [
            message("menu-opponent-engine", level=message(f"level-{level}")) for level in offered
        ]
        labels += [message("menu-opponent-people"), message("menu-opponent-adaptive")]
        chosen = self.menu.choose(message("menu-opponent"), labels, 0)
        return (*offered, "", ADAPTIVE)[chosen]

    def in_style(self, game: AnyGame, level: str) -> str:
        """The manner of an opponent of that level, asked for where there is a choice."""
        options = settle(game.options, {})
        ladder = list(levels(game, options, Seat(2)))
        if not level or not may_have_style(game, options, Player(level), ladder):
            return level
        styles = ("", *STYLES)
        labels = [message("menu-style-name", style=style or "none") for style in styles]
        style = styles[self.menu.choose(message("menu-style"), labels, 0)]
        return Player(level, style=style).manner

    def who_begins(self, game: AnyGame) -> dict[str, str]:
        """The setting for what was chosen; nothing where the game's rules leave no choice."""
        offers = {"1": "you", "2": "other", "random": "random"}
        allowed = [value for value in offers if takes(game, "first", value)]
        if is_alone(game) or not allowed:
            return {}
        labels = [message(f"menu-first-{offers[value]}") for value in allowed]
        return {"first": allowed[self.menu.choose(message("menu-first"), labels, 0)]}

    def again(self) -> None:
        """The game that was played last, as it was set up then."""
        game = load_game(str(self.settings.chosen["last_game"]))
        pairs = str(self.settings.chosen.get("last_options", "")).splitlines()
        try:
            given = dict(pair.split("=", 1) for pair in pairs)
            options = settle(game.options, given)
            game.check_options(options)
        except (BadOption, ValueError):
            options = settle(game.options, {})
        level = str(self.settings.chosen.get("last_opponent", ""))
        try:
            known = read_manner(level).kind in (*LEVELS, ADAPTIVE)
        except ValueError:
            known = False
        self.start(game, options, level if known else "")

    def start(self, game: AnyGame, options: Options, level: str) -> None:
        """Play, and come back to the menu afterwards."""
        seats = game.seats(options)
        players = tuple(
            self.opponent(game, options, seat, level) if level and seat.number > 1 else Player()
            for seat in seats
        )
        players = with_strength(game, options, players, self.settings)
        seed = int.from_bytes(os.urandom(4), "big")
        session = Session.begin(game, options, seed, with_names(players, self.settings))
        host = sit_down(session, self.settings, None, self.mode, self.speaking)
        play_on(host, self.settings, self.mode, self.speaking)
        self.menu = self.make_menu()

    def opponent(self, game: AnyGame, options: Options, seat: Seat, manner: str) -> Player:
        """The engine that plays in that manner, at the best level that the seat has below it."""
        player = read_manner(manner)
        if player.kind == ADAPTIVE:
            return player
        return replace(player, kind=nearest(player.kind, levels(game, options, seat)))

    def which_game(self) -> AnyGame:
        """One of the games by its title."""
        titles = [message(f"{name}-title") for name in GAMES]
        return load_game(GAMES[self.menu.choose(message("menu-which-game"), titles)])

    def which_options(self, game: AnyGame, chosen: dict[str, str]) -> Options:
        """The usual rules with what was *chosen*, or those typed as NAME=VALUE."""
        while True:
            text = self.menu.ask(message("menu-options"))
            try:
                options = with_layout(game, chosen | pairs_in(text, game))
            except BadOption as error:
                self.menu.teller.say(Kind.RESULT, error.message)
            else:
                return options

    def resume(self) -> None:
        """Go on with the newest game that is not over."""
        self.go_on(last_game())

    def go_on(self, path: str) -> None:
        """Go on with one recorded game."""
        loaded = load(path)
        recorder = reopen(path, loaded)
        said = welcome(loaded)
        host = sit_down(loaded.session, self.settings, recorder, self.mode, self.speaking, said)
        play_on(host, self.settings, self.mode, self.speaking)
        self.menu = self.make_menu()

    def games(self) -> None:
        """The saved games as a menu; the chosen one is gone on with."""
        found = [(path, loaded) for path, loaded in saved_games() if loaded is not None]
        if not found:
            raise Failed(message("no-saved-games"))
        labels = [
            message(
                "saved-label",
                game=message(f"{loaded.session.game.name}-title"),
                plies=loaded.session.plies_for(SPECTATOR),
                state="over" if loaded.session.outcome else "open",
            )
            for _, loaded in found
        ]
        back = len(labels)
        chosen = self.menu.choose(message("menu-which-file"), labels, back)
        if chosen != back:
            self.go_on(found[chosen][0])

    def rules(self) -> None:
        """The rules of one game, sentence by sentence."""
        game = self.which_game()
        name = f"rules_{game.name.replace('-', '_')}"
        catalogue = Catalogue.load(self.settings.get("language"), (name,))
        for key in catalogue.keys(f"rules-{game.name}-"):
            text = catalogue.render(Message(key), self.menu.teller.listener)
            self.menu.teller.say(Kind.RESULT, message("plain", text=Name(text)))

    def change_names(self) -> None:
        """What the people in each seat are called in later games; Enter keeps a name."""
        for seat in range(1, SEATS + 1):
            now = self.settings.get(f"name {seat}")
            known = message("menu-name-now", name=Name(now)) if now else message("menu-name-none")
            given = clean_name(self.menu.ask(message("menu-name", number=seat, now=known)))
            if given:
                self.remember(f"name {seat}", given)

    def change_settings(self) -> None:
        """Each setting by number; a choice goes on to its next value; Enter goes back."""
        while True:
            names = [name for name in CHOICES if name != "mode"]
            if not self.speaking.speaks:
                names = [name for name in names if name not in VOICE_SETTINGS]
            labels = [
                setting_words("setting-value", name, shown(name, self.settings.get(name)))
                for name in names
            ]
            chosen = self.menu.choose(message("settings-which"), labels, len(labels))
            if chosen == len(labels):
                return
            name = names[chosen]
            now, words = self.settings.get(name), CHOICES[name]
            if name == "speech_backend":
                words = (AUTO, *order_for(sys.platform))
            to = words[(words.index(now) + 1) % len(words)]
            self.change_setting(name, following(now) if name in VOICE_NUMBERS else to)

    def change_setting(self, name: str, value: str) -> None:
        """Remember it, let it take effect, and say it in its new form."""
        self.remember(name, value)
        if name == "speech":
            self.speaking.follow(value, Console())
        elif name == "speech_backend":
            self.speaking.set_source()
        elif name in VOICE_NUMBERS:
            self.speaking.set_manner()
        self.menu = self.make_menu()
        self.menu.teller.say(
            Kind.RESULT, setting_words("setting-changed", name, shown(name, value))
        )


def shown(name: str, value: str) -> str:
    """The value of a setting as it is said: a source of our voice as people call it."""
    return called(value) if name == "speech_backend" and value != AUTO else value


def is_alone(game: AnyGame) -> bool:
    """Whether one person has all seats that there usually are."""
    return len(game.seats(settle(game.options, {}))) == 1


def takes(game: AnyGame, name: str, value: str) -> bool:
    """Whether a setting of the game can have that value."""
    try:
        settle(game.options, {name: value})
    except BadOption:
        return False
    return True


def pairs_in(text: str, game: AnyGame) -> dict[str, str]:
    """Settings typed as NAME=VALUE with spaces between; a layout or a file may have spaces too."""
    names = {option.name for option in game.options}
    pairs: dict[str, str] = {}
    last = ""
    for word in text.split():
        name, _, value = word.partition("=")
        if last and last == game.layout_option() and name not in names:
            pairs[last] += f" {word}"
        else:
            last, pairs[name] = name, value
    return pairs
