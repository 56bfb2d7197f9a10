"""Which sounds go with what is said at a desk."""

from __future__ import annotations

from typing import Any

import pytest

from tactilegrid.core.commands import Resign
from tactilegrid.core.geometry import Cell, Grid
from tactilegrid.core.seats import Seat
from tactilegrid.frontends import curtain
from tactilegrid.frontends.keymap import Intent
from tactilegrid.speech.cue import GROUPS, Sound, spot
from tests.frontends.fingers import Box
from tests.frontends.sitting import Sitting

ENGINE = ("", "engine:novice")
NINE = Grid(9, 9)


class Listener(Sitting):
    """A sitting with sounds; `cues` are those heard since the last look."""

    def __init__(self, game: str = "quoridor", **given: Any) -> None:
        self.box = Box()
        wanted = given.pop("sounds", "stereo")
        moves = given.pop("moves", "")
        super().__init__(game, **given)
        self.host.senses.sounds = self.box  # type: ignore[assignment]
        self.settings.set("sounds", wanted)
        self.host.sense("sounds")
        self.press("Space")
        for move in moves.split():
            self.type(move)
        self.box.orders.clear()

    def cues(self) -> list[Sound]:
        found = [order.cue.sound for order in self.box.orders]
        self.box.orders.clear()
        return found

    def places(self) -> list[Any]:
        found = [(order.cue.sound, order.cue.spot) for order in self.box.orders]
        self.box.orders.clear()
        return found


def test_the_edge_is_heard_where_it_is() -> None:
    here = Listener()
    here.press("Down")
    assert here.places() == [(Sound.EDGE, spot(Cell(4, 0), NINE))]
    here.press("Up")
    assert here.cues() == []


def test_what_is_touched_is_heard_and_then_the_move() -> None:
    here = Listener()
    here.press("Enter")
    assert here.places() == [(Sound.SELECT, spot(Cell(4, 0), NINE))]
    here.press("Up", "Enter")
    assert here.places() == [(Sound.PLACE, spot(Cell(4, 1), NINE))]


def test_ones_own_move_comes_before_the_answer_and_then_it_is_ones_turn() -> None:
    here = Listener(players=ENGINE)
    here.type("e2")
    placed = here.places()
    assert [sound for sound, _ in placed] == [Sound.PLACE, Sound.PLACE, Sound.TURN]
    assert placed[0][1] == spot(Cell(4, 1), NINE)
    assert placed[2][1] is None


def test_whose_turn_it_is_may_be_asked_without_a_sound() -> None:
    here = Listener(players=ENGINE)
    here.press("t")
    here.type("e2")
    here.cues()
    here.press("t", "s", "l")
    assert here.cues() == []


def test_two_at_one_keyboard_are_not_called() -> None:
    """Both hear "North to move": it is nobody's own turn."""
    here = Listener(moves="e2")
    assert here.cues() == []
    here.type("e8")
    assert here.cues() == [Sound.PLACE]


def test_a_fence_is_heard_where_it_begins() -> None:
    here = Listener()
    here.type("c3h")
    assert here.places() == [(Sound.PLACE, spot(Cell(2, 2), NINE))]
    here.type("f6v")
    assert here.places() == [(Sound.PLACE, spot(Cell(5, 5), NINE))]


@pytest.mark.parametrize("text", ["e5", "e2-e9", "a1h9", "go z9", "qwxy"])
def test_what_cannot_be_is_heard(text: str) -> None:
    here = Listener()
    here.type(text)
    assert here.cues() == [Sound.ERROR]


def test_a_key_that_means_nothing_and_a_touch_of_nothing_are_mistakes() -> None:
    here = Listener()
    here.press("!")
    assert here.cues() == [Sound.ERROR]
    here.press("Up", "Up", "Up", "Enter")
    assert here.cues() == [Sound.ERROR]
    here.press("Up")
    assert here.cues() == []


def test_a_piece_that_was_taken_is_heard_where_it_was() -> None:
    """PG-R7: a piece between two of the other side can be taken."""
    here = Listener("pathagon", moves="c4 d4")
    here.type("e4+")
    placed = here.places()
    assert (Sound.PLACE, spot(Cell(4, 3), Grid(7, 7))) in placed
    assert placed[-1] == (Sound.CAPTURE, spot(Cell(3, 3), Grid(7, 7)))


def test_a_capture_that_is_taken_back_is_none() -> None:
    here = Listener("pathagon", moves="c4 d4 e4+")
    here.type("undo")
    assert here.cues() == [Sound.PLACE]


def test_a_pellet_under_a_ghost_is_not_taken_and_one_that_is_eaten_is() -> None:
    """PM-R9: pellets are eaten by Pac-Man alone."""
    layout = "pacman=e5;blinky=c8;inky=a9;pinky=i9;clyde=i8;pellets=e7,c7,h2,b2"
    players = ("Anna", "Boris")
    here = Listener("quoridor-pac-man", players=players, options={"layout": layout})
    here.type("P:N.N*")
    assert Sound.CAPTURE in here.cues()
    here.type("B:S")
    assert here.cues() == [Sound.PLACE]


def test_a_ghost_that_steps_onto_another_is_not_taken() -> None:
    """PM-R2, ghosts_share: where two share a square, one of them is hidden."""
    layout = "pacman=e5;blinky=c8;inky=c7;pinky=i9;clyde=i8;pellets=e7,d7,h2,b2"
    options = {"layout": layout, "ghosts_share": "on"}
    here = Listener("quoridor-pac-man", players=("Anna", "Boris"), options=options)
    here.type("P:N.S")
    here.cues()
    here.type("B:S")
    assert here.desk.table.ply == 2
    assert Sound.CAPTURE not in here.cues()


@pytest.mark.parametrize(("players", "sound"), [(ENGINE, Sound.LOSE), (("", ""), Sound.WIN)])
def test_the_end_is_heard_once(players: tuple[str, ...], sound: Sound) -> None:
    """Whoever gives up has lost; beside the table somebody's win is a win."""
    here = Listener(players=players)
    here.type("resign", "yes")
    assert here.cues() == [sound]
    here.press("s", "Up")
    assert here.cues() == []


def test_a_win_and_a_draw_are_heard() -> None:
    here = Listener(players=ENGINE)
    here.host.submit(Seat(2), Resign(0))
    here.settle()
    assert here.cues() == [Sound.WIN]
    drawn = Listener()
    drawn.type("offer draw", "yes")
    assert drawn.cues() == [Sound.DRAW]


def test_a_puzzle_that_is_given_up_is_lost() -> None:
    here = Listener("escort-quest", players=("",))
    here.type("resign", "yes")
    assert here.cues() == [Sound.LOSE]


def test_the_curtain_is_heard_when_it_falls_and_not_while_it_is_down() -> None:
    here = Listener("pathfinder", players=("Anna", "Boris"))
    here.press("Enter", "u")
    here.cues()
    curtain.lower(here.desk)
    assert here.cues() == [Sound.CURTAIN]
    here.press("x", "x")
    assert here.cues() == []
    here.press("Enter")
    assert here.cues() == []


def test_in_a_game_of_several_grids_a_move_has_no_place() -> None:
    """Another grid may be at hand than before, so that a place would be a guess."""
    here = Listener("pathfinder", players=("",), options={"play": "search"})
    for row in "abcdef":
        here.cues()
        if "yes" in " ".join(here.type(f"{row}1")):
            break
    assert here.places() == [(Sound.PLACE, None)]


def test_thinking_is_heard_with_its_word() -> None:
    here = Listener(players=ENGINE, held=True)
    here.type("e2")
    here.desk.waiting()
    assert Sound.THINKING in here.cues()


def test_sounds_that_are_off_are_not_looked_for() -> None:
    here = Listener(sounds="off")
    assert here.desk.teller.watch is None
    here.press("Down", "!")
    assert here.cues() == []
    assert not here.host.sound()


def test_sounds_are_turned_on_and_off_at_any_time() -> None:
    here = Listener(sounds="off")
    assert here.type("sounds mono") == ["sounds: mono."]
    here.press("Down")
    assert here.box.orders[-1].mode == "mono"
    assert here.type("sounds off") == ["sounds: off."]
    here.cues()
    here.press("Down")
    here.type("e2")
    assert here.cues() == []
    here.type("sounds stereo")
    assert here.cues() == []
    here.type("e8")
    assert here.cues() == [Sound.PLACE]


def test_each_group_is_as_loud_as_it_is_wanted() -> None:
    here = Listener()
    assert here.type("sounds moving half") == ["moving: half."]
    assert here.type("sounds moves mute") == ["moves: mute."]
    here.box.orders.clear()
    here.press("Down", "!")
    assert [(order.cue.sound, order.level) for order in here.box.orders] == [
        (Sound.EDGE, 0.5),
        (Sound.ERROR, 0.0),
    ]
    assert here.settings.saved[-1]["sounds_moving"] == "half"
    assert set(GROUPS) > {"sounds_moving"}


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "sounds moving loudly"), ("ru", "звуки курсор оглушительно")]
)
def test_words_that_mean_no_setting_are_explained(language: str, asked: str) -> None:
    here = Listener(language=language)
    (said,) = here.type(asked)
    assert said.startswith({"en": "Say stereo", "ru": "Скажите: стерео"}[language])


def test_russian_words_set_the_same() -> None:
    here = Listener(language="ru")
    assert here.type("звуки моно") == ["звуки: моно."]
    assert here.type("звуки ходы тихо") == ["ходы: тихо."]
    assert here.settings.saved[-1]["sounds_playing"] == "quiet"


def test_every_sound_is_played_and_named_by_its_number() -> None:
    here = Listener()
    here.type("sounds")
    here.press("1")
    heard: list[Sound] = []
    for _ in range(2):
        assert here.desk.question is not None
        for number in range(1, len(here.desk.question.answers)):
            here.box.orders.clear()
            (said,) = here.press(str(number))
            assert said.endswith(".")
            heard += here.cues()
        here.press("9" if len(heard) < 9 else "4")
    assert heard == list(Sound)
    assert here.press("Backspace") == ["Question dropped. Nothing was done."]


def test_where_nothing_can_play_the_menu_says_so() -> None:
    here = Listener()
    here.box.there = False
    here.type("sounds")
    here.press("1")
    assert here.press("6") == ["Your turn. Nothing here can play sounds."]
    before = len(here.lines)
    here.host._silent("none")
    here.settle()
    assert here.lines[before:] == ["Nothing here can play sounds."]


def test_sounds_that_are_off_cannot_be_learned_but_turned_on() -> None:
    here = Listener(sounds="off")
    here.type("sounds")
    (said,) = here.press("1")
    assert said == "Sounds are off. To turn them on: the word sounds, then 2."
    here.type("sounds")
    assert here.press("2") == ["sounds: stereo."]
    assert here.do(Intent.SOUNDS)[0].startswith("1 of ")


def test_sounds_go_on_with_the_rematch() -> None:
    first, second = Listener(), Listener()
    second.host.attend(second.ear, first.host.senses)
    assert second.host.senses.sounds is first.box  # type: ignore[comparison-overlap]
    first.box.tell("none")
    second.settle()
    assert second.lines[-1] == "Nothing here can play sounds."
    second.host.senses.close()
    assert not first.box.there
