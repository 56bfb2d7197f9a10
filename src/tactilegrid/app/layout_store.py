"""Layouts on disk: finding, reading and writing their files.

A name without a folder is looked for where the program is, then among the person's own layouts,
with and without the usual ending.
"""

from __future__ import annotations

import os
import stat
from abc import ABC, abstractmethod
from collections.abc import Sequence

from tactilegrid.app.config import layouts_folder
from tactilegrid.app.reasons import reason
from tactilegrid.core.errors import BadPosition
from tactilegrid.core.game import AnyGame
from tactilegrid.core.layouts import BYTES_LIMIT, LayoutFile, bad, legible, read_file, write_file
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.options import BadOption, Options, settle

ENDING = ".tglayout"


def read(path: str) -> LayoutFile:
    """What a file says; raises BadPosition with the file, the line and the reason."""
    try:
        return read_file(_bytes(path))
    except BadPosition as error:
        raise BadPosition(message("layout-in-file", path=_name(path), why=error.message)) from None


def _bytes(path: str) -> bytes:
    """No more of a file than a layout may have; nothing of what is no plain file."""
    if "\0" in path:  # no system has a file of such a name
        bad("no-name")
    try:
        plain = stat.S_ISREG(os.stat(path).st_mode)  # before it is opened: a pipe would wait
        data = b""
        if plain:
            with open(path, "rb") as file:
                data = file.read(BYTES_LIMIT + 1)
    except OSError as error:
        bad("unreadable", why=reason(error))
    if not plain:
        bad("no-file")
    return data


def lines_for(game: AnyGame, path: str) -> str:
    """The lines of a layout of *game* in a file, not yet looked at; raises BadPosition."""
    found = read(path)
    if found.game != game.name:
        why = message("layout-other-game", given=legible(found.game), wanted=Name(game.name))
        raise BadPosition(message("layout-in-file", path=_name(path), why=why))
    return found.body


def value_for(game: AnyGame, path: str) -> str:
    """The layout of a file as the one-line value of the game's setting; raises BadPosition."""
    lines = lines_for(game, path)
    try:
        return game.read_layout(lines)
    except BadPosition as error:
        raise BadPosition(message("layout-in-file", path=_name(path), why=error.message)) from None


def with_layout(game: AnyGame, given: dict[str, str]) -> Options:
    """The game's options, the layout among them read from its file where it is in one.

    What is neither the name of a layout nor a layout in one line is taken for the name of a file.
    Raises BadOption.
    """
    try:
        options = settle(game.options, given)
        game.check_options(options)
    except BadOption:
        name = game.layout_option()
        path = find(given[name]) if name in given else ""
        if not path and name in given and is_path(given[name]):
            path = given[name]  # and why it cannot be read is said below
        if not path:
            raise
        try:
            value = value_for(game, path)
        except BadPosition as error:
            raise BadOption(error.message) from None
        options = settle(game.options, {**given, name: value})
        game.check_options(options)
    return options


def find(name: str) -> str:
    """The path of a file by its path or by its name among the person's layouts; empty: none."""
    name = os.path.expanduser(name)
    places = [name]
    if is_bare(name):
        own = os.path.join(layouts_folder(), name)
        places += [own, own + ENDING]
    there = [place for place in places if "\0" not in place and os.path.lexists(place)]
    return next(filter(os.path.isfile, there), there[0] if there else "")


def is_bare(name: str) -> bool:
    """Whether a name tells no folder."""
    return os.path.basename(name) == name


def is_path(name: str) -> bool:
    """Whether a text can only be meant for a file, be it there or not."""
    return name.startswith((".", "/", "~")) or name.endswith((ENDING, ".txt"))


def target(name: str) -> str:
    """Where a layout of that name is kept; raises BadPosition for what is no name."""
    if not name.strip(". ") or not name.isprintable():
        bad("no-name")
    path = os.path.expanduser(name)
    if not is_bare(path):
        return path
    ending = "" if os.path.splitext(path)[1] else ENDING
    return os.path.join(layouts_folder(), path + ending)


def write(path: str, file: LayoutFile, over: bool) -> None:
    """Keep a layout in a file, whole or not at all; raises OSError.

    Without *over* a file that is there already is left alone (FileExistsError).
    """
    data = write_file(file).encode("utf-8")
    os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    beside = f"{path}.{os.getpid()}.new" if over else path
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(beside, flags, 0o600)
    try:
        with open(descriptor, "wb") as out:
            out.write(data)
        if over:
            os.replace(beside, path)
    except BaseException:
        os.unlink(beside)
        raise


def own_layouts() -> list[str]:
    """The paths of the person's layouts, in the order of their names."""
    folder = layouts_folder()
    try:
        names = sorted(name for name in os.listdir(folder) if name.endswith(ENDING))
    except OSError:
        return []
    return [os.path.join(folder, name) for name in names]


def names_for(game: AnyGame) -> list[str]:
    """What `fetch` knows by a name: the game's layouts, then the person's own of that game."""
    names = list(game.layouts())
    for path in own_layouts():
        try:
            own = read(path).game == game.name
        except BadPosition:
            continue  # told by `layouts check`, and when it is asked for by its name
        if own:
            names.append(os.path.basename(path).removesuffix(ENDING))
    return names


def fetch(game: AnyGame, name: str) -> str:
    """The lines of a layout by its name, or out of a file; raises BadPosition."""
    shipped = game.layouts()
    if name.lower() in shipped:
        return shipped[name.lower()]
    return lines_for(game, find(name) or name)


class LayoutsOnDisk(ABC):
    """What a desk may ask of its host about layouts and their files."""

    @property
    @abstractmethod
    def game(self) -> AnyGame:
        """The game on the table."""

    @property
    @abstractmethod
    def options(self) -> Options:
        """Its settings."""

    def layout_names(self) -> Sequence[str]:
        """Those of the game, then the person's own."""
        return names_for(self.game)

    def fetch_layout(self, name: str) -> str:
        """One of the game's by its name, else out of a file; raises BadPosition."""
        return fetch(self.game, name)

    def kept_layout(self, name: str) -> str:
        """What the file is called that a layout of that name would go to, where it is there."""
        try:
            path = target(name)
        except BadPosition:
            return ""
        return _name(path).text if os.path.lexists(path) else ""

    def keep_layout(self, name: str, text: str, over: bool) -> Message:
        """Write a file; where secrets are about, say who can see them there."""
        try:
            path = target(name)
            if over and not os.path.isfile(path):
                bad("no-file")
        except BadPosition as error:
            return error.message
        title = os.path.splitext(os.path.basename(path))[0]
        try:
            write(path, LayoutFile(self.game.name, title, text), over)
        except OSError as error:
            return message("layout-unwritten", path=_name(path), why=reason(error))
        secret = self.game.hides(self.options)
        return message("layout-stored-secret" if secret else "layout-stored", path=_name(path))


def _name(path: str) -> Name:
    return Name(os.path.basename(path) if os.path.dirname(path) == layouts_folder() else path)
