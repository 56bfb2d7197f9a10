"""Layouts of every game: each one shipped can be written, read, read aloud, drawn and played."""

from __future__ import annotations

import pytest

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.game import AnyGame
from tactilegrid.core.layouts import LayoutFile, read_file, write_file
from tactilegrid.core.options import BadOption, settle
from tactilegrid.games import GAMES, load_game
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
from tactilegrid.speech.utterance import WIDTH

WITH_LAYOUTS = [name for name in GAMES if load_game(name).layouts()]
SHIPPED = [(name, layout) for name in WITH_LAYOUTS for layout in load_game(name).layouts()]
ids = pytest.mark.parametrize(("name", "layout"), SHIPPED, ids=map("-".join, SHIPPED))


def value_of(game: AnyGame, layout: str) -> str:
    return game.read_layout(game.layouts()[layout])


@ids
def test_written_to_a_file_it_reads_the_same(name: str, layout: str) -> None:
    game = load_game(name)
    value = value_of(game, layout)
    file = LayoutFile(name, layout, game.layout_text(value))
    found = read_file(write_file(file).encode())
    assert (found.game, found.name) == (name, layout)
    assert game.read_layout(found.body) == value


@ids
def test_it_is_a_value_of_its_setting_and_begins_a_game(name: str, layout: str) -> None:
    """A maze that is given wants one more setting, since it is searched alone."""
    game = load_game(name)
    value = value_of(game, layout)
    assert "\n" not in value
    others = [{}, *({other.name: word} for other in game.options for word in other.words)]
    begun = 0
    for more in others:
        try:
            options = settle(game.options, {**more, game.layout_option(): value})
            game.check_options(options)
        except BadOption:
            continue
        state = game.initial(options, 1)
        assert game.legal_moves(game.observe(state, game.seats(options)[0]))
        begun += 1
    assert begun


@ids
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_aloud_line_by_line(name: str, layout: str, language: str) -> None:
    game = load_game(name)
    catalogue = Catalogue.load(language, ("table", name), strict=True)
    said = [
        catalogue.render(part, Listener(language))
        for part in game.layout_words(value_of(game, layout))
    ]
    assert len(said) > 2
    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= WIDTH


@ids
def test_it_is_drawn_in_ascii(name: str, layout: str) -> None:
    game = load_game(name)
    drawn = game.layout_draw(value_of(game, layout))
    assert len(drawn) > 4
    assert all(line.isascii() and len(line) <= WIDTH for line in drawn)


@pytest.mark.parametrize("name", WITH_LAYOUTS)
@pytest.mark.parametrize(
    "text", ["", "\n\n", "nonsense", "a1 " * 9_000, "\n" * 900, "\0", "x" * 60_000, "1000x1000"]
)
def test_what_is_no_layout_is_refused_in_words(name: str, text: str) -> None:
    game = load_game(name)
    with pytest.raises(BadPosition) as caught:
        game.read_layout(text)
    for language in LANGUAGES:
        catalogue = Catalogue.load(language, ("table", name), strict=True)
        assert catalogue.render(caught.value.message, Listener(language))


@pytest.mark.parametrize("name", WITH_LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_layouts_they_are_is_said(name: str, language: str) -> None:
    assert f"{name}-layouts-ours" in Catalogue.load(language, (name,)).messages
