"""Going over to another grid of a game that has several on the same squares."""

from __future__ import annotations

from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.frontends.desk import Desk, Handlers
from tactilegrid.frontends.explore import here
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.words import fold


def other_grid(desk: Desk, argument: str) -> None:
    """The next grid, or the one whose name begins with a word; the cursor stays on its square."""
    table = desk.table
    layers = table.game.layers(table.viewer, table.seen())
    if len(layers) < 2:
        desk.say(Kind.RESULT, message("grid-only"))
        return
    now = desk.layer if desk.layer in layers else layers[0]
    chosen = layers[(layers.index(now) + 1) % len(layers)]
    if argument:
        word = fold(argument)
        fits = [
            each for each in layers if fold(desk.teller.text(named(desk, each))).startswith(word)
        ]
        if not fits:
            desk.say(Kind.RESULT, message("grid-which", given=Name(argument[:20])))
            return
        chosen = fits[0]
    desk.layer = "" if chosen == layers[0] else chosen
    desk.armed = None
    desk.teller.rest = ()  # of an answer about the other grid
    desk.say(Kind.FOCUS, named(desk, chosen), here(desk))


def named(desk: Desk, layer: str) -> Message:
    """What a grid is called."""
    return message(f"{desk.table.game.name}-layer", layer=layer)


HANDLERS: Handlers = {Intent.OTHER_GRID: other_grid}
