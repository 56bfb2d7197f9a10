"""What every game says of the things on a real board: true, named, and never a secret."""

from __future__ import annotations

from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message
from tactilegrid.core.signs import EMPTY, WALL
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.listener import Listener
from tests.contract.contract import Rules, catalogue, for_every_game, game_of

SEEDS = range(3)


@for_every_game
def test_a_thing_stands_where_something_is_described(rules: Rules) -> None:
    """A square with a thing has a token; a slot with one cannot be crossed."""
    game, grid = rules.game, rules.game.grid(rules.options)
    slots = game.slots(rules.options)
    for seed in SEEDS:
        for step in game_of(rules, seed, 20):
            for viewer in rules.viewers:
                seen = game.observe(step.state, viewer)
                for place in game.pieces(seen):
                    if isinstance(place, Cell):
                        assert place in grid
                        assert game.sign(place, seen) != EMPTY
                    else:
                        assert place in slots
                        assert game.sign(place, seen) == WALL


@for_every_game
def test_all_things_are_called_something_in_every_language(rules: Rules) -> None:
    game = rules.game
    kinds: set[Message] = set()
    for seed in SEEDS:
        for step in game_of(rules, seed, 20):
            kinds |= {*game.pieces(game.observe(step.state, rules.viewers[0])).values()}
    for language in LANGUAGES:
        listener = Listener(language, grid=game.grid(rules.options))
        words = catalogue(language, game.name)
        names = {words.render(kind, listener) for kind in kinds}
        assert len(names) == len(kinds), "what is not alike is not called alike"
