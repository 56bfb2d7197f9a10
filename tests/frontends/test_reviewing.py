"""Hints, questions what a move would do, the look back at a game: all numbers counted again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any, NamedTuple

import pytest

from tactilegrid.core.commands import AgreeDraw
from tactilegrid.core.seats import SPECTATOR, Seat
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.reviewing import Turn, looked_at, prepared
from tactilegrid.locale import LANGUAGES
from tests.frontends.recount import COUNTERS, Counted
from tests.frontends.sitting import Sitting

PART = re.compile(r"^\d+ (?:of|из) \d+: ")
NUMBERS = re.compile(r"([A-Z][a-z ]+): ((?:[^.:,]+, )*[^.:]+)\.")
ONE = re.compile(
    r"(?:(\w+) )?(\d+|barred|no way home)(?:(?: to |, now )(\d+|barred|no way home))?$"
)
MORE = ("more", "ещё")


class Told(NamedTuple):
    """A game that is played to its end: moves, and after how many of them what is asked."""

    game: str
    moves: str
    asked: dict[int, tuple[str, ...]]
    options: dict[str, str] = {}  # noqa: RUF012 - never changed
    players: tuple[str, ...] = ("", "")
    position: str = ""

    @property
    def made(self) -> list[str]:
        return [move.strip() for move in self.moves.split(";")]


HINTS = ("hint", "hint", "hint", "hint", "hint more")
GAMES = {
    "quoridor": Told(
        "quoridor",
        "c2; c4; c3; c2; c4; c1",
        {2: (*HINTS, "what if c3", "if b3h", "if e5", "why e5", "why c3")},
        {"size": "5", "fences": "3"},
    ),
    "pathagon": Told(
        "pathagon",
        "e3; e5; d5; a5; e4; c5xd5; b5; d5; d2; b4; b3xb4; b1; b4; a1; c1; d1xc1; resign",
        {10: (*HINTS, "if b3+", "if c3", "why d5", "why a1-a2")},
        {"size": "5", "pieces": "10"},
    ),
    "pac_man": Told(
        "quoridor-pac-man",
        "C:E.E; resign",
        {0: ("if C:W", "if C:N.N", "why C:S")},
        position="P=a3 B=e9 I=i5 K=i9 C=b3 pellets=a1,i1 lives=3 to=C layout=classic6",
    ),
    "wayfinder": Told(
        "wayfinder",
        "@c3; @d4; c3 W G Y S B R; @a4; d4 S G W Y R B; @b3; a4 E B Y G S R; @d2; resign",
        {2: (*HINTS, "if c3 W G Y S B R", "why @a1")},
        {"size": "4"},
    ),
    "escort": Told("escort-quest", "SE; N", {1: (*HINTS, "if W", "if NE", "why E")}, {}, ("",)),
    "pathfinder": Told(
        "pathfinder",
        "lay:D1:A1S,B1S,B2E,B4S,C3S,D1W; ready; lay:C2:A1W,A2S,A3S,B1E,B1S,B2S,B3E,C1W,C2S,C3E,C3S,"
        "D1W; ready; enter:B1; B1>B2; enter:A1; A1>B1; B1>C1; A1>A2; A2>B2; B2>C2; C2>C3; C3>B3;"
        " B3>A3; A3>A4; A4>B4; B4>C4; B1>A1; A1>A2; A2>A3; A3>B3; back:C3; C3>D3; A3>A4; A4>B4;"
        " B4>C4; C4>C3; C3>C4; C4>D4; D4>D3; D3>D2; D2>D1",
        {},
        {"rows": "4", "cols": "4"},
        ("Anna", "Boris"),
    ),
}


class Asked(NamedTuple):
    """What was asked after which moves, what was heard, and the move that a hint has in mind."""

    made: list[str]
    line: str
    heard: list[str]
    advised: str


@cache
def played(name: str, language: str) -> tuple[Sitting, list[Asked]]:
    """The game by typed lines, with all questions and the whole review."""
    told = GAMES[name]
    sitting = Sitting(
        told.game,
        players=told.players,
        options=told.options,
        position=told.position,
        language=language,
        mode="line",
    )
    asked: list[Asked] = []
    made: list[str] = []

    def ask(line: str) -> list[str]:
        heard = sitting.type(line)
        move = sitting.desk.advice[1]
        advised = sitting.session.game.format_move(move) if move is not None else ""
        asked.append(Asked(list(made), line, heard, advised))
        return heard

    for count, move in enumerate(told.made):
        for line in told.asked.get(count, ()):
            ask(line)
        if move == "resign":
            sitting.type("resign", "y")
            break
        take_over(sitting)
        sitting.type(move)
        made.append(move)
        assert sitting.host.ply == len(made), sitting.lines[-3:]
    ask("review")
    while sitting.desk.teller.rest:
        ask("more" if language == "en" else "ещё")
    sitting.check()
    return sitting, asked


def take_over(sitting: Sitting) -> None:
    """Whoever is to move gets the keyboard."""
    while sitting.desk.handing or sitting.desk.curtain.down:
        sitting.type("")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_hints_and_review_are_heard_word_for_word(
    golden: Callable[[str, str], None], name: str, language: str
) -> None:
    _, asked = played(name, language)
    lines = [line for each in asked for line in (f"> {each.line}", *each.heard)]
    golden(f"review/{name}-{language}", "".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_counted_again(name: str) -> None:
    """In English; the Russian sentences have the same arguments in the same order."""
    told = GAMES[name]
    sitting, asked = played(name, "en")
    count = recount(told)
    rules = sitting.session.game
    checked = 0
    for each in asked:
        if not each.line.startswith(("review", *MORE)):
            checked += check_question(
                each, partial(count, options=told.options, position=told.position)
            )
    look = sitting.host.look
    assert look is not None
    text = " ".join(PART.sub("", line) for each in asked for line in each.heard if is_review(each))
    points = re.split(r"(?=Move \d+, )", text)
    assert len(points) == 1 + len(look.told())
    assert f"Review of {len(made_in(sitting))} move" in points[0]
    for turn, said in zip(look.told(), points[1:], strict=True):
        before = made_in(sitting)[: turn.ply - 1]
        made, better = (rules.format_move(move) for move in (turn.made, turn.better))
        assert said.startswith(f"Move {turn.ply}, ")
        assert made == made_in(sitting)[turn.ply - 1]
        first, _, second = re.split(r"(Better: |Not knowing more, )", said, maxsplit=1)
        numbers = [count([*before, *more]) for more in ([], [made], [better])]
        checked += check(first, numbers[0], numbers[1])
        second, *ahead = re.split(r"Looking (\d+) moves ahead\. ", second)
        checked += check(second, numbers[0], numbers[2])
        check_cost(second, numbers, sitting.host.session.past[turn.ply - 1].seat, sitting)
        if ahead:
            lines = look.found[turn.ply - 1][1]
            check_ahead(
                ahead, before, lines, partial(count, options=told.options, position=told.position)
            )
    assert checked > len(look.told()) + len(told.asked)


def is_review(each: Asked) -> bool:
    return each.line.startswith(("review", *MORE))


def made_in(sitting: Sitting) -> list[str]:
    past = [step for step in sitting.session.past if step.what == "play"]
    return [sitting.session.game.format_move(step.move) for step in past]


def recount(told: Told) -> Callable[[list[str]], Counted]:
    """How to count that game again."""
    return partial(COUNTERS[told.game], options=told.options, position=told.position)


def check_question(each: Asked, count: Callable[[list[str]], Counted]) -> int:
    """The numbers of one answer: as they are, and with what if as they would be."""
    before = count(each.made)
    word, _, move = each.line.removeprefix("what ").partition(" ")
    text = " ".join(each.heard)
    if word == "if" and text.startswith("If "):
        return check(text, before, count([*each.made, written(move)]))
    return check(text, before, before) + check_reason(text, each, before, count)


def check_reason(
    text: str, each: Asked, before: Counted, count: Callable[[list[str]], Counted]
) -> int:
    """What the move of a hint is good for: "their way 3, then 4", "then 1 more turn"."""
    label = next(iter(before))
    home = re.search(r"takes (\d+) turn|then (\d+) more turn", text)
    if home:
        assert before[label]["you"] == (int(home[1]) if home[1] else int(home[2]) + 1), text
    reason = re.search(r"(\d+), then (\d+)\.", text)
    if stays := re.search(r"your way stays (\d+)\.", text):
        assert int(stays[1]) in before[label].values()
    if reason is None:
        return bool(home or stays)
    after = count([*each.made, each.advised])
    pairs = [(now, after[label][who]) for who, now in before[label].items()]
    assert (int(reason[1]), int(reason[2])) in [pair for pair in pairs if pair[0] != pair[1]], text
    return 1


def written(move: str) -> str:
    """Only what was typed is known; a capture typed as + is written out here."""
    return {"b3+": "b3xb4"}.get(move, move)


def check(text: str, before: Counted, after: Counted) -> int:
    """Every number of a text; how many there were."""
    checked = 0
    for label, counts in NUMBERS.findall(text):
        label = label.split(". ")[-1]
        if label not in before:
            continue
        for part in counts.replace(", now ", " now ").split(", "):
            found = ONE.match(part.replace(" now ", ", now "))
            assert found, (label, part)
            who, old, new = found[1] or "", number(found[2]), number(found[3] or found[2])
            assert before[label][who] == old, (text, label, who)
            assert after[label][who] == new, (text, label, who)
            checked += 1
    return checked


def number(text: str) -> int | None:
    return int(text) if text.isdigit() else None


def check_cost(text: str, numbers: list[Counted], seat: Any, sitting: Sitting) -> None:
    """What a move cost is the difference of two leads over the best rival."""
    said = re.search(r"That cost (\w+) (\d+)\.", text)
    if said is None:
        return
    label = next(iter(numbers[0]))
    sign = 1 if label == "Points" else -1
    leads = []
    for after in numbers[1:]:
        own = after[label][said[1]]
        rivals = [value for who, value in after[label].items() if who != said[1]]
        assert own is not None
        leads.append(sign * own - max((sign * (each or 0) for each in rivals), default=0))
    assert int(said[2]) == leads[1] - leads[0], text


def check_ahead(
    ahead: list[str], before: list[str], lines: list[str], count: Callable[[list[str]], Counted]
) -> None:
    """What both lines of play come to, after as many moves as are said."""
    plies, text = ahead
    mine, better = text.split(" With the better move: ")
    played_on = [line.split(";") for line in reversed(lines)]
    assert {len(line) for line in played_on} == {int(plies)}
    now, then = (count([*before, *line]) for line in played_on)
    assert check(mine, now, now)
    label = mine.split(":")[0]
    assert check(f"{label}: {better.strip()}", then, then)


@pytest.mark.parametrize("name", GAMES)
def test_every_language_says_the_same_numbers(name: str) -> None:
    """In each answer, and in the whole of the review."""
    said = []
    for language in LANGUAGES:
        _, asked = played(name, language)
        answers = [" ".join(each.heard) for each in asked if not is_review(each)]
        review = " ".join(line for each in asked if is_review(each) for line in each.heard)
        said.append([numbers_in(text) for text in (*answers, review)])
    assert all(each == said[0] for each in said)


def numbers_in(text: str) -> list[str]:
    """Without the number of the part, squares, and rules."""
    text = re.sub(r"\d+ (?:of|из) \d+: ", "", text)
    return sorted(re.findall(r"(?<![\w-])\d+", text))


# what is not said


def lines_of(sitting: Sitting, *lines: str) -> list[str]:
    return sitting.type(*lines)


def test_a_review_comes_after_the_game() -> None:
    sitting = Sitting(mode="line")
    assert lines_of(sitting, "review") == ["A review comes after the game. A hint comes now."]
    lines_of(sitting, "resign", "y")
    (said,) = lines_of(sitting, "review")
    assert said.startswith("Review of 0 moves. No move stands out.")


def test_a_question_without_a_move_is_asked_for_one() -> None:
    line = Sitting(mode="line")
    assert lines_of(line, "if", "why") == [
        "What if which move? Type it behind: if e4.",
        "Why not which move? Type it behind: why e4.",
    ]
    keys = Sitting()
    heard = keys.press("W", "e", "2", "Enter")
    assert heard[0] == "Type the move, then Enter."
    assert heard[-1] == "If e2. Ways: South 8 to 7, North 8."
    assert keys.press("Y", "a", "9", "Enter")[-1].startswith("1 of ")
    assert keys.session.ply == 0


def test_a_move_that_could_be_two_is_legal() -> None:
    told = GAMES["pathagon"]
    sitting = Sitting("pathagon", options=told.options, mode="line")
    sitting.type(*told.made[:5])
    assert sitting.type("why c5") == ["c5 is legal."]
    assert sitting.type("if c5")[0].startswith("If c5 takes d5. ")


def test_after_the_end_there_is_no_if_and_no_why() -> None:
    sitting = Sitting(mode="line")
    sitting.type("resign", "y")
    assert sitting.type("if e2", "why e2") == ["The game is over."] * 2


def test_a_review_goes_on_when_asked_again() -> None:
    told = GAMES["quoridor"]
    sitting = Sitting(options=told.options, moves=" ".join(told.made))
    first, second = sitting.press("E", "E")
    assert first.startswith("1 of ")
    assert second.startswith("2 of ")


def test_where_no_large_loss_was_made_a_small_one_is_told() -> None:
    """A fence far from all ways: a step of the race, and a fence."""
    sitting = Sitting(mode="line", moves="e2 e8 e3 e7 a8h e6")
    sitting.type("resign", "y")
    heard = " ".join(whole_review(sitting))
    assert "1 turning point. Move 5, South: a8h." in heard


def test_nothing_is_changed_by_asking() -> None:
    sitting = Sitting(mode="line")
    state = sitting.session.state
    lines_of(sitting, "if e2", "if e3h", "why e2", "why a9", "if a9", "why nonsense", "hint")
    assert sitting.session.state == state
    assert sitting.session.past == ()


def test_what_if_says_that_a_move_wins() -> None:
    sitting = Sitting(position="e8,a5 0,0 - 1", mode="line")
    assert lines_of(sitting, "if e9") == [
        "If e9. Ways: South 1 to 0, North 4. That wins for South."
    ]


def test_a_hidden_maze_answers_nothing_but_a_move() -> None:
    """No question tells what only a move may find out; no review while a secret is kept."""
    sitting = Sitting(
        "pathfinder", players=("",), options={"play": "search", "rows": "3", "cols": "3"}
    )
    assert sitting.type("if enter:A1", "review") == [
        "What comes of a move is hidden here: only playing it tells.",
        "A review comes after the game. A hint comes now.",
    ]


def test_a_draw_that_was_agreed_keeps_its_mazes_to_itself() -> None:
    told = GAMES["pathfinder"]
    sitting = Sitting("pathfinder", options=told.options, players=told.players, mode="line")
    for move in told.made[:8]:
        take_over(sitting)
        sitting.type(move)
    host = sitting.host
    host.submit(host.session.to_move or host.actor, AgreeDraw(host.session.ply))
    sitting.settle()
    assert host.session.outcome is not None
    assert sitting.do(Intent.REVIEW) == ["A review comes after the game. A hint comes now."]


def test_whoever_does_not_want_to_wait_hears_what_was_found() -> None:
    told = GAMES["quoridor"]
    sitting = Sitting(options=told.options, mode="line", moves=" ".join(told.made))
    sitting.engine.held = True
    sitting.desk.do(Intent.REVIEW)
    sitting.desk.waiting()
    assert sitting.lines[-1] == "Looking back at the game."
    heard = sitting.do(Intent.BACK)
    assert heard[0] == "At once."
    assert heard[1].startswith("Review of 6 moves. No move stands out.")
    assert len(heard) == 2


def test_a_better_move_that_is_called_alike_is_told_as_it_is_written() -> None:
    sitting = Sitting("wayfinder", options={"size": "4"}, moves="@c3 @d4")
    game, state = sitting.session.game, sitting.session.state
    made, better = (game.parse_move(f"c3 W {way} S B R", state) for way in ("G Y", "Y G"))
    after, instead = (game.apply(state, move).state for move in (made, better))
    turn = Turn(3, Seat(1), made, state, after, None, better, instead, None, 1, after, instead)
    prepared(sitting.desk)
    said = [sitting.desk.teller.text(part) for part in looked_at(game, SPECTATOR, turn, False)]
    assert said[0] == "Move 3, Green: the voyage from c3 to a1."
    assert "Better: c3 W Y G S B R." in said


def test_the_same_again_is_told_without_thinking() -> None:
    told = GAMES["quoridor"]
    sitting = Sitting(options=told.options, mode="line", moves=" ".join(told.made))
    first = list(whole_review(sitting))
    asked = sitting.engine.number
    assert list(whole_review(sitting)) == first
    assert sitting.engine.number == asked


def whole_review(sitting: Sitting) -> Iterator[str]:
    yield from sitting.type("review")
    while sitting.desk.teller.rest:
        yield from sitting.type("more")
