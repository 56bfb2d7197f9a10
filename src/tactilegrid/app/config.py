"""A person's settings: one TOML file under the platform's user directory, saved whole.

A file that cannot be read is named and left alone; one that is no TOML is set aside under another
name, so that nothing a person wrote is ever overwritten.
"""

from __future__ import annotations

import errno
import os
from typing import Any

from tactilegrid.core.message import Message, Name, message
from tactilegrid.outputs.backends.names import AUTO, EVERY

APP = "tactilegrid"
NUMBERS = ("usual", *map(str, range(101)))
CHOICES: dict[str, tuple[str, ...]] = {
    "language": ("en", "ru"),
    "verbosity": ("normal", "brief", "full"),
    "spelling": ("plain", "phonetic", "digits"),
    "keys": ("arrows", "digits"),
    "letters": ("key", "shape"),
    "mode": ("auto", "grid", "line"),
    "newline": ("before", "after"),
    "countdown": ("usual", "longer", "double", "fivefold"),
    "braille": ("off", "on"),
    "sounds": ("off", "stereo", "mono"),
    "sounds_moving": ("loud", "half", "quiet", "mute"),
    "sounds_playing": ("loud", "half", "quiet", "mute"),
    "sounds_table": ("loud", "half", "quiet", "mute"),
    "board_press": ("twice", "once", "listen"),
    "board_commit": ("confirm", "still"),
    "board_owner": ("auto", "shared", "1", "2", "3", "4"),
    "speech": ("auto", "console", "self"),
    "speech_backend": (AUTO, *EVERY),
    "rate": NUMBERS,
    "pitch": NUMBERS,
    "volume": NUMBERS,
    "hints": ("asked", "talkative"),
}
VOICE_NUMBERS = ("rate", "pitch", "volume")
VOICE_SETTINGS = (*VOICE_NUMBERS, "speech_backend")
# Settings of several values: "name 1", "voice ru", "turn" and what a board calls itself, "adaptive"
# and a game.
TABLES = {"name": "names", "voice": "voices", "turn": "turns", "adaptive": "adaptive"}
NAME_LIMIT = 24


class Settings:
    """What a person chose; `troubles` are sentences about what could not be used.

    `chosen` holds only what was set, everything else is at its default (the first of `CHOICES`).
    `for_now` holds what the command line asked for: it is used first, and never saved.
    `unusable` holds what no setting can be, which stays in the file until it is set anew.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.chosen: dict[str, Any] = {}
        self.for_now: dict[str, str] = {}
        self.unusable: dict[str, Any] = {}
        self.locked = False  # the file is there and cannot be read, so that it must stay
        self.troubles: list[Message] = []

    def get(self, name: str) -> str:
        """The value of a setting; `name 1` is the name of the person in seat 1."""
        kind, _, which = name.partition(" ")
        if which:
            return str(self.chosen.get(TABLES[kind], {}).get(which, ""))
        return self.for_now.get(name) or str(self.chosen.get(name, CHOICES[name][0]))

    def set(self, name: str, value: str) -> None:
        """Change a setting in memory and on disk; raises OSError where it cannot be saved."""
        kind, _, which = name.partition(" ")
        if which:
            self.chosen.setdefault(TABLES[kind], {})[which] = value
        else:
            self.chosen[name] = value
            self.for_now.pop(name, None)
        self.save()

    @property
    def own_keys(self) -> dict[str, tuple[str, ...]]:
        """The keys that a person gave to intents, by the intents' names."""
        own = self.chosen.get("own_keys", {})
        return {
            str(intent): tuple(map(str, keys)) if isinstance(keys, list) else (str(keys),)
            for intent, keys in own.items()
        }

    def load(self) -> None:
        """Read the file, if there is one; troubles are kept, never raised."""
        if not self.read():
            self.troubles.append(self.set_aside())

    def read(self) -> bool:
        """As `load`, but false for a file that is no TOML, which stays where it is."""
        try:
            with open(self.path, "rb") as file:
                data = file.read()
        except FileNotFoundError:
            return True
        except OSError:
            self.troubles.append(self.lock())
            return True
        from tomllib import TOMLDecodeError, loads

        try:
            self.chosen = loads(data.decode("utf-8"))
        except (TOMLDecodeError, UnicodeDecodeError):
            return False
        self.check()
        return True

    def lock(self) -> Message:
        """Leave a file alone that cannot be read, and say so."""
        self.locked = True
        return message("settings-unreadable", path=Name(self.path))

    def check(self) -> None:
        """Drop values that no setting can have, and say which."""
        spans = (Name("usual"), message("settings-number"))
        for name, words in CHOICES.items():
            value = self.chosen.get(name, words[0])
            if words is NUMBERS and type(value) is int:
                self.chosen[name] = value = str(value)
            if value not in words:
                self.troubles.append(
                    message(
                        "settings-bad-value",
                        name=Name(name),
                        given=Name(str(value)[:20]),
                        words=spans if words is NUMBERS else tuple(map(Name, words)),
                    )
                )
                self.unusable[name] = self.chosen.pop(name)
        for table in (*TABLES.values(), "own_keys"):
            if not isinstance(self.chosen.get(table, {}), dict):
                self.troubles.append(message("settings-bad-table", name=Name(table)))
                self.unusable[table] = self.chosen.pop(table)

    def set_aside(self) -> Message:
        """Move a damaged file out of the way of a new one, and say where it is now."""
        for number in range(1, 1000):
            aside = f"{self.path}.damaged-{number}"
            if not os.path.exists(aside):
                break
        try:
            os.rename(self.path, aside)
        except OSError:
            return self.lock()
        return message("settings-damaged", path=Name(os.path.basename(aside)))

    def save(self) -> None:
        """Write the file whole, so that a crash leaves the old one or the new one."""
        if self.locked:
            raise PermissionError(errno.EPERM, os.strerror(errno.EPERM), self.path)
        import tomli_w

        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        beside = f"{self.path}.{os.getpid()}.new"
        try:
            with open(beside, "w", encoding="utf-8") as file:
                file.write(tomli_w.dumps({**self.unusable, **self.chosen}))
            os.replace(beside, self.path)
        except OSError:
            if os.path.exists(beside):
                os.unlink(beside)
            raise


def settings_path() -> str:
    """Where this platform keeps a person's settings of this program."""
    from platformdirs import user_config_dir

    return os.path.join(user_config_dir(APP, appauthor=False), "settings.toml")


def games_folder() -> str:
    """Where games are saved that were not given a file of their own."""
    from platformdirs import user_data_dir

    return os.path.join(user_data_dir(APP, appauthor=False), "games")


def matches_folder() -> str:
    """Where matches between engines are kept that were not given a folder of their own."""
    from platformdirs import user_data_dir

    return os.path.join(user_data_dir(APP, appauthor=False), "matches")


def sounds_folder() -> str:
    """Where the sounds are kept that were made once; it can be deleted at any time."""
    from platformdirs import user_cache_dir

    return os.path.join(user_cache_dir(APP, appauthor=False), "sounds")


def layouts_folder() -> str:
    """Where layouts are kept that were not given a file of their own."""
    return os.path.join(os.path.dirname(games_folder()), "layouts")


def language_of(asked: str) -> str:
    """The language asked for, else the person's, else that of the environment, else English."""
    if asked in CHOICES["language"]:
        return asked
    settings = Settings(settings_path())
    settings.read()  # a damaged file is set aside where that can be said
    if "language" in settings.chosen:
        return settings.get("language")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            spoken = os.environ[name][:2].lower()
            return spoken if spoken in CHOICES["language"] else CHOICES["language"][0]
    return CHOICES["language"][0]


def load_settings() -> Settings:
    """This person's settings, with everything unusable left out."""
    settings = Settings(settings_path())
    settings.load()
    return settings
