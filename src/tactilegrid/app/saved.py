"""Saved games: listing them, finding the one to go on with, reading a record from disk."""

from __future__ import annotations

import os
from collections.abc import Iterator

from tactilegrid.app.arguments import Arguments
from tactilegrid.app.cli import Failed
from tactilegrid.app.config import games_folder, language_of
from tactilegrid.app.reasons import reason
from tactilegrid.core.message import Name, message
from tactilegrid.core.record import SIZE_LIMIT, DamagedRecord, Loaded, read_record
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.games import GAMES, load_game


def run(arguments: Arguments) -> int:
    """`tactilegrid games`: a line a game, the newest first."""
    from tactilegrid.app.texts import Page

    page = Page(language_of(arguments.flag("lang")), *GAMES)
    number = 0
    for number, (path, loaded) in enumerate(saved_games(), 1):
        file = Name(os.path.basename(path))
        if loaded is None:
            page.line(message("games-damaged", number=number, file=file))
            continue
        session = loaded.session
        page.line(
            message(
                "games-line",
                number=number,
                game=message(f"{session.game.name}-title"),
                plies=session.plies_for(SPECTATOR),
                state="over" if session.outcome else "open",
                file=file,
            )
        )
    if number == 0:
        page.line(message("games-none"))
    return 0


def saved_games() -> Iterator[tuple[str, Loaded | None]]:
    """Each saved game's path and what it holds, the newest first; None where it is damaged."""
    folder = games_folder()
    try:
        stems = sorted(
            (name.removesuffix(".tgrec") for name in os.listdir(folder) if name.endswith(".tgrec")),
            reverse=True,
        )
    except OSError:
        return
    for stem in stems:
        path = os.path.join(folder, f"{stem}.tgrec")
        try:
            data = read_bytes(path)
            if data:  # a kill between making the file and its first line leaves one without a game
                yield path, read_record(data, load_game)
        except (OSError, DamagedRecord):
            yield path, None


def last_game() -> str:
    """The newest saved game that is not over; raises Failed where there is none."""
    for path, loaded in saved_games():
        if loaded is not None and loaded.session.outcome is None:
            return path
    raise Failed(message("no-saved-games"))


def find_saved(text: str) -> str:
    """A file by its path, or by its name among the saved games."""
    saved = os.path.join(games_folder(), text)
    return saved if not os.path.exists(text) and os.path.exists(saved) else text


def read_bytes(path: str) -> bytes:
    """The file, as far as a record may be long, and a byte more; raises OSError."""
    with open(path, "rb") as file:
        return file.read(SIZE_LIMIT + 1)


def load(path: str) -> Loaded:
    """The game in a record, which is left as it is; raises Failed with the line that is wrong."""
    try:
        return read_record(read_bytes(path), load_game)
    except OSError as error:
        why = reason(error)
        raise Failed(message("record-unreadable", path=Name(path), why=why)) from None
    except DamagedRecord as error:
        raise Failed(error.message) from None
