"""Which keys, or which line, do a thing from where a listener is; in words for their ears."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from tactilegrid.core.game import Choice, Place
from tactilegrid.core.geometry import Cell, Edge
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.selection import Selection, touch
from tactilegrid.frontends.around import command_catalogue, key_words
from tactilegrid.frontends.desk import Desk
from tactilegrid.frontends.explore import STEPS, is_whole
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.words import spoken
from tactilegrid.speech.explorer import Explorer

# Keys that have a longer name than their own.
SAID = {key: message(f"key-{key.lower()}") for key in ("Up", "Down", "Left", "Right", "Space")}

Stroke = Intent | str  # a character that is typed, or an answer's number
FAR = 4  # keys of walking, above which the name of the square is less to press


def walk(desk: Desk, explorer: Explorer, place: Place) -> list[Stroke]:
    """The fewest keys that bring the explorer there: walking, or the name of the square."""
    path = way(explorer, place)
    if isinstance(place, Cell) and len(path) > FAR:
        name = explorer.grid.name(place)
        if is_whole(desk, name):
            return [Intent.GO, *name.lower()]
    return path


def way(explorer: Explorer, place: Place) -> list[Stroke]:
    """The fewest intents that bring the explorer to a place that it can reach."""
    found: dict[Place, tuple[Explorer, list[Stroke]]] = {explorer.place: (explorer, [])}
    queue = [explorer.place]
    for here in queue:
        there, path = found[here]
        if here == place:
            return path
        for intent, further in _further(there, isinstance(place, Edge)):
            if further is not None and further.place not in found:
                found[further.place] = (further, [*path, intent])
                queue.append(further.place)
    raise ValueError(f"the explorer never comes to {place!r}")


def _further(explorer: Explorer, slots: bool) -> Iterator[tuple[Intent, Explorer | None]]:
    """Everywhere that one intent leads; slots are entered and left only where that is wanted."""
    if (explorer.edge is None) is slots:
        yield Intent.FENCE, explorer.into_slots() if slots else explorer.at(explorer.cell)
    for intent, direction in STEPS.items():
        if 0 in direction.value:
            yield intent, explorer.step(direction)
    if slots:
        yield Intent.ROTATE, explorer.rotate()


def way_of(desk: Desk, move: Any) -> list[Stroke]:
    """What makes a legal move from here, with what was touched already."""
    if desk.armed == move:
        return [Intent.TOUCH]
    game, seen = desk.table.game, desk.table.seen()
    touches, touched = game.touches(move, seen), desk.selection.touched
    done = len(touched) if touches[: len(touched)] == touched else 0
    if not done and not isinstance(touches[-1], Choice) and len(touches) > 1:
        # the first touch can be left out where nothing else begins a move
        pick = touch(Selection(), touches[1], game, seen)
        done = int(pick.move == move or pick.selection.touched == touches[:2])
    explorer, strokes = desk.explorer, list[Stroke]()
    for place in touches[done:]:
        if isinstance(place, Choice):
            if not done:
                strokes.append(Intent.TOUCH)  # any touch asks
            strokes.append(_number(desk, touches[:done], place, move))
        else:
            strokes += [*walk(desk, explorer, place), Intent.TOUCH]
            explorer = _moved(explorer, place)
        done += 1
    return [*strokes, Intent.TOUCH] if game.reads_back(move) else strokes


def _moved(explorer: Explorer, place: Place) -> Explorer:
    there = explorer.on(place) if isinstance(place, Edge) else explorer.at(place)
    return there or explorer


def _number(desk: Desk, touched: tuple[Any, ...], choice: Choice, move: Any) -> str:
    """By which number the question after these touches is answered with *choice*."""
    game, seen = desk.table.game, desk.table.seen()
    fits = tuple(
        each
        for each in game.legal_moves(seen)
        if game.touches(each, seen)[: len(touched)] == touched
    )
    _, answers = game.inquire(fits, seen)
    return next(str(n) for n, answer in enumerate(answers, 1) if answer in (choice, move))


# in words


def key_name(key: str) -> Message | Name:
    """A key as it is said in a sentence."""
    return SAID.get(key) or key_words(key)


def intent_name(desk: Desk, intent: Intent) -> Message | Name:
    """The key of an intent where keys are in use, else its word."""
    key = "" if desk.mode == "line" else desk.keymap.key_of(intent)
    return key_name(key) if key else Name(word_of(desk, intent))


def word_of(desk: Desk, intent: Intent) -> str:
    """The first word for an intent in the listener's language."""
    return spoken(command_catalogue(desk), f"word-{intent.value}")[0]


def press(desk: Desk, strokes: Iterable[Stroke]) -> Message:
    """Which keys to press one after another, the same ones counted."""
    said: list[Message | Name] = []
    for stroke, same in groupby(strokes):
        name = Name(stroke) if isinstance(stroke, str) else intent_name(desk, stroke)
        count = len(list(same))
        said.append(name if count == 1 else message("lesson-times", key=name, n=count))
    keys = said[0]
    for following in said[1:]:
        keys = message("lesson-then", first=keys, following=following)
    return message("lesson-press", keys=keys)
