"""Whatever is asked at whatever moment: something fit to be heard is heard, and nothing breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.geometry import Cell
from tactilegrid.core.options import settle
from tactilegrid.frontends.keymap import ARROWS, GROUPS, NAMED_KEYS, Intent
from tactilegrid.frontends.keys import take_key
from tactilegrid.games import GAMES, load_game
from tactilegrid.locale import LANGUAGES
from tests.frontends.sitting import Sitting

ENGINE = ("", "engine:novice")
HOT_SEAT = ("Anna", "Boris")
QUORIDOR_MIDDLE = "e5,e6 7,8 d5v,e3h,g7h,a1h 1"
QUORIDOR_END = "e8,e2 0,3 - 1"
PATHAGON_MIDDLE = "7/2LD3/7/L6/7/3D3/7 L 12,12 - -,-"
PATHAGON_MOVING = "L1D1/LD2/4/LDLD L 0,0 - a4,b3"
PATHAGON_OVER = "L3/L3/4/LD2 L 1,3 - -,-"


def start(game: str, language: str) -> Sitting:
    return Sitting(game, language=language, players=ENGINE)


def hot_seat(game: str, language: str) -> Sitting:
    return Sitting(game, language=language, players=HOT_SEAT, verbosity="full")


def middle(game: str, language: str) -> Sitting:
    position = QUORIDOR_MIDDLE if game == "quoridor" else PATHAGON_MIDDLE
    return Sitting(game, language=language, position=position, verbosity="brief")


def last_phase(game: str, language: str) -> Sitting:
    """Quoridor without fences in hand; Pathagon without pieces in hand."""
    position = QUORIDOR_END if game == "quoridor" else PATHAGON_MOVING
    return Sitting(game, language=language, position=position, spelling="phonetic")


def four_seats(_game: str, language: str) -> Sitting:
    return Sitting(language=language, players=("", "", "Vera", ""), options={"players": "4"})


def fences(_game: str, language: str) -> Sitting:
    sitting = Sitting(language=language, players=ENGINE)
    sitting.press("f", "r")
    return sitting


def read_back(_game: str, language: str) -> Sitting:
    sitting = Sitting(language=language, players=ENGINE, spelling="digits")
    sitting.press("f", "Enter")
    assert sitting.desk.armed is not None
    return sitting


def chosen(game: str, language: str) -> Sitting:
    sitting = last_phase(game, language)
    sitting.type("go e8" if game == "quoridor" else "go a1")
    sitting.press("Enter")
    assert sitting.desk.selection.touched
    return sitting


def choice(_game: str, language: str) -> Sitting:
    """The question which piece to take."""
    sitting = Sitting("pathagon", language=language, position=PATHAGON_MIDDLE)
    sitting.press("5")
    sitting.type("go e6")
    sitting.press("Enter")
    assert sitting.desk.question is not None
    return sitting


def yes_or_no(game: str, language: str) -> Sitting:
    sitting = Sitting(game, language=language, players=ENGINE)
    sitting.type("resign")
    assert sitting.desk.question is not None
    return sitting


def menu(game: str, language: str) -> Sitting:
    sitting = Sitting(game, language=language, players=HOT_SEAT)
    sitting.press("0")
    assert sitting.desk.question is not None
    return sitting


def typing(game: str, language: str) -> Sitting:
    sitting = Sitting(game, language=language)
    sitting.press("*", "a")
    assert sitting.desk.typing is not None
    return sitting


def describing(game: str, language: str) -> Sitting:
    sitting = Sitting(game, language=language, players=ENGINE)
    sitting.press("K")
    assert sitting.desk.describing
    return sitting


def line_mode(game: str, language: str) -> Sitting:
    return Sitting(game, language=language, mode="line", players=ENGINE)


def thinking(game: str, language: str) -> Sitting:
    sitting = Sitting(game, language=language, players=ENGINE, held=True)
    sitting.type("e2" if game == "quoridor" else "d4")
    sitting.desk.waiting()
    assert sitting.host.thinking
    return sitting


def over(game: str, language: str) -> Sitting:
    sitting = Sitting(game, language=language, players=("Anna", ""))
    sitting.type("resign", "yes")
    assert sitting.host.turn is None
    return sitting


def agreed(game: str, language: str) -> Sitting:
    sitting = Sitting(game, language=language)
    sitting.type("offer draw", "yes")
    assert sitting.host.turn is None
    return sitting


Build = Callable[[str, str], Sitting]
ANY_GAME: tuple[Build, ...] = (
    start,
    hot_seat,
    middle,
    last_phase,
    chosen,
    yes_or_no,
    menu,
    typing,
    describing,
    line_mode,
    thinking,
    over,
    agreed,
)
QUORIDOR_ONLY: tuple[Build, ...] = (four_seats, fences, read_back)
SITUATIONS = [
    *((build, "quoridor") for build in (*ANY_GAME, *QUORIDOR_ONLY)),
    *((build, "pathagon") for build in (*ANY_GAME, choice)),
]
MOVES_NOTHING = {
    intent
    for group, intents in GROUPS
    if group in ("explore", "ask", "listen", "replay")
    for intent in intents
}
ARROW_KEYS = {"Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDn"}


at_every_moment = pytest.mark.parametrize(
    ("build", "game"), SITUATIONS, ids=[f"{build.__name__}-{game}" for build, game in SITUATIONS]
)


@pytest.mark.parametrize("language", LANGUAGES)
@at_every_moment
def test_every_intent_is_answered_at_every_moment(build: Build, game: str, language: str) -> None:
    """Each in one of the languages; in the long tier in all of them."""
    first = LANGUAGES.index(language)
    are_answered([*Intent][first :: len(LANGUAGES)], build, game, language)


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@at_every_moment
def test_every_intent_is_answered_in_every_language(build: Build, game: str, language: str) -> None:
    are_answered(Intent, build, game, language)


def are_answered(intents: Iterable[Intent], build: Build, game: str, language: str) -> None:
    """With words or a drawing, and a question moves nothing."""
    for intent in intents:
        sitting = build(game, language)
        sitting.check(intent)
        before = sitting.session
        heard = sitting.do(intent)
        drawn = bool(sitting.ear.drawn)
        another = intent is Intent.REMATCH and sitting.desk.left  # whose opening is heard at once
        assert heard or drawn or another or sitting.host.thinking, intent
        assert drawn == (intent is Intent.PICTURE), intent
        sitting.check(intent)
        if intent in MOVES_NOTHING:
            assert sitting.session is before, intent


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_explanation_of_every_key_is_fit_to_be_heard(language: str) -> None:
    for keys in ("arrows", "digits"):
        sitting = Sitting(language=language, keys=keys)
        sitting.press("K")
        for key in sitting.desk.keymap.intents:
            if key not in ("K", "Backspace", "Escape"):
                assert len(sitting.press(key)) == 1, key
        assert sitting.press("Backspace") == sitting.press("K", "K")[1:]
        sitting.check(keys)


# random keys and lines

RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбюЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮё"
CHARACTERS = sorted({key for keys in ARROWS.values() for key in keys if len(key) == 1})
KEYS = st.sampled_from(
    [*CHARACTERS, *"123456789", *NAMED_KEYS, *ARROW_KEYS, *RUSSIAN, "F1", "c-a", "é", "я", "\x00"]
) | st.sampled_from(["Enter", "Up", "Right", "f", "Enter", "Down", "Left", "j"])


def against_novices(name: str) -> tuple[str, ...]:
    """One person and the program in all other seats."""
    rules = load_game(name)
    return ("", *("engine:novice" for _ in rules.seats(settle(rules.options, {}))[1:]))


TABLES = st.sampled_from(
    [
        ("quoridor", ENGINE, {}, ""),
        ("quoridor", HOT_SEAT, {"size": "5", "fences": "2"}, ""),
        ("quoridor", ("", "", "engine:novice", ""), {"players": "4", "size": "5"}, ""),
        ("pathagon", HOT_SEAT, {}, PATHAGON_MIDDLE),
        ("pathagon", ENGINE, {"size": "4", "pieces": "4"}, ""),
        ("pathagon", HOT_SEAT, {}, PATHAGON_MOVING),
        *((name, against_novices(name), {}, "") for name in GAMES),
    ]
)
LISTENERS = st.fixed_dictionaries(
    {
        "language": st.sampled_from(LANGUAGES),
        "verbosity": st.sampled_from(["brief", "normal", "full"]),
        "spelling": st.sampled_from(["plain", "phonetic", "digits"]),
        "keys": st.sampled_from(["arrows", "digits"]),
        "letters": st.sampled_from(["key", "shape"]),
    }
)


Table = tuple[str, tuple[str, ...], dict[str, str], str]


def sit(table: Table, listener: dict[str, str]) -> Sitting:
    game, players, options, position = table
    return Sitting(game, players=players, options=options, position=position, **listener)


@given(TABLES, LISTENERS, st.lists(KEYS, max_size=25))
def test_any_keys_are_answered_one_by_one(
    table: Table,
    listener: dict[str, str],
    keys: list[str],
) -> None:
    """And an arrow, a query or a repetition never changes the game."""
    sitting = sit(table, listener)
    for key in keys:
        before, drawn = sitting.session, len(sitting.ear.drawn)
        intent = sitting.desk.keymap.intent(key)
        waiting = sitting.desk.typing or sitting.desk.describing
        heard = sitting.press(key)
        assert heard or len(sitting.ear.drawn) > drawn, key
        sitting.check(keys)
        if key in ARROW_KEYS or (not waiting and intent in MOVES_NOTHING):
            assert sitting.session is before or key.isdecimal(), key
        if sitting.desk.left:
            return
        sitting.desk.mode = "grid"


MOVES = ["e2", "e8", "e3h", "d4", "d4+", "d4-", "a1-d4", "d4xc4", "pass", "1", "2", "4"]
WORDS = ["", "yes", "нет", "resign", "offer draw", "menu", "settings", "seats", "undo", "hint"]
PHRASES = ["go e5", "иди север", "mark e5 trap", "seats 1 Anna", "rules fence", "last 3", "look n"]
JUNK = ["ыефегы", "cnfnec", "statos", "е2", "у2", "\x00", "x" * 10_000, "９", "٣", "{x}"]
LINES = st.sampled_from([*MOVES, *WORDS, *PHRASES, *JUNK]) | st.text(max_size=30)


@given(TABLES, LISTENERS, st.lists(LINES, max_size=15))
def test_any_lines_are_answered_one_by_one(
    table: Table,
    listener: dict[str, str],
    lines: list[str],
) -> None:
    sitting = sit(table, listener)
    sitting.desk.mode = "line"
    for line in lines:
        drawn = len(sitting.ear.drawn)
        heard = sitting.type(line)
        assert heard or len(sitting.ear.drawn) > drawn, line
        sitting.check(lines)
        if sitting.desk.left:
            return
        sitting.desk.mode = "line"


@given(st.lists(KEYS, max_size=12), LISTENERS)
def test_the_cursor_stays_where_it_was_put(keys: list[str], listener: dict[str, str]) -> None:
    """Moves of an opponent, menus and help do not take it away."""
    sitting = Sitting(players=ENGINE, **{**listener, "keys": "arrows"})
    sitting.type("go c5")
    for key in keys:
        if sitting.desk.keymap.intent(key) in dict(GROUPS)["explore"]:
            continue
        if key.isdecimal() and sitting.desk.question is None:
            continue
        take_key(sitting.desk, key)
        sitting.desk.typing = None
        sitting.settle()
        if sitting.desk.left:
            return
    assert sitting.desk.explorer.cell == Cell(2, 4)


@pytest.mark.parametrize("game", ["quoridor", "pathagon"])
def test_the_cursor_stays_through_an_opponents_move_and_menus(game: str) -> None:
    sitting = Sitting(game, players=ENGINE)
    sitting.type("go b3")
    sitting.type("e2" if game == "quoridor" else "d4")
    assert sitting.session.ply == 2
    sitting.press("0", "1", "Backspace", "k", "2", "K", "m", "K")
    assert sitting.press("c") == ["b3"]
