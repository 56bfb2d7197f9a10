"""Random games against an oracle that knows the rules in their plainest form."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import BadPosition, MoveError
from tactilegrid.core.game import Choice
from tactilegrid.core.selection import Selection, touch
from tactilegrid.games.quoridor_pac_man import GAME
from tactilegrid.games.quoridor_pac_man.layouts import SHIPPED, layout_of, names_of
from tactilegrid.games.quoridor_pac_man.position import State
from tactilegrid.speech.listener import Verbosity
from tactilegrid.speech.utterance import WIDTH
from tests.examples import examples
from tests.games.quoridor_pac_man.pac_man_table import CHOICES, at, begin, hear, text_of, written

Square = tuple[int, int]
WAYS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


class Oracle:
    """The turns of a position, from its text and the fences' names alone."""

    def __init__(self, text: str, fences: list[str], chosen: dict[str, object]) -> None:
        parts = dict(part.split("=", 1) for part in text.split())
        self.at = {each: self.square(parts[each]) for each in "PBIKC"}
        self.pellets = {self.square(name) for name in parts["pellets"].split(",")}
        self.fences = {(*self.square(name[:-1]), name[-1]) for name in fences}
        self.to = parts["to"]
        self.chosen = {"boost": "upto", "frenzy": "bend", **chosen}

    @staticmethod
    def square(name: str) -> Square | None:
        return None if name == "-" else (ord(name[0]) - 97, int(name[1:]) - 1)

    def open(self, a: Square, b: Square) -> bool:
        if not (0 <= b[0] < 9 and 0 <= b[1] < 9):
            return False
        (x, y), (_, y2) = sorted((a, b))
        if y != y2:
            return (x, y, "h") not in self.fences and (x - 1, y, "h") not in self.fences
        return (x, y, "v") not in self.fences and (x, y - 1, "v") not in self.fences

    def sees(self, ghost: str) -> bool:
        for dx, dy in WAYS.values():
            x, y = self.at[ghost]
            while self.open((x, y), (x + dx, y + dy)):
                x, y = x + dx, y + dy
                if (x, y) == self.at["P"]:
                    return True
        return False

    def turns(self) -> list[str]:
        if self.to == "P":
            found = self.pac(self.at["P"], "", 2, False, self.pellets, self.ghosts())
        else:
            found = self.ghost()
        return [f"{self.to}:{each.lstrip('.') or 'hold'}" for each in found]

    def ghosts(self) -> dict[str, Square]:
        return {each: place for each, place in self.at.items() if each != "P" and place}

    def pac(self, here, sofar, left, boosting, pellets, ghosts) -> list[str]:
        ways = []
        for sign, (dx, dy) in WAYS.items() if left else ():
            to = here[0] + dx, here[1] + dy
            met = [each for each in ghosts if ghosts[each] == to]
            if not self.open(here, to):
                continue
            if met and not boosting:
                if self.chosen.get("pac_into_ghost") == "dies":
                    ways.append(f"{sofar}.{sign}!")
                continue
            step = f"{sofar}.{sign}{'x' if met else ''}{'*' if to in pellets else ''}"
            rest = {each: place for each, place in ghosts.items() if each not in met}
            fewer = pellets - {to}
            again = to in pellets
            more = (3 if fewer else 0) if again else left - 1
            ways += self.pac(to, step, more, boosting or again, fewer, rest)
        stops = not ways or (boosting and self.chosen["boost"] == "upto")
        return [sofar, *ways] if stops else ways

    def ghost(self) -> list[str]:
        others = [place for each, place in self.ghosts().items() if each != self.to]
        found = []
        frenzy = self.sees(self.to)

        def further(here: Square) -> list[tuple[str, Square]]:
            steps = ((sign, (here[0] + x, here[1] + y)) for sign, (x, y) in WAYS.items())
            free = self.chosen.get("ghosts_share") == "on"
            return [
                (s, to) for s, to in steps if self.open(here, to) and (free or to not in others)
            ]

        first = further(self.at[self.to])
        if not first or self.chosen.get("ghost_hold") == "on":
            found.append("")
        for sign, to in first:
            if to == self.at["P"]:
                found.append(f"{sign}!")
                continue
            second = further(to) if frenzy else []
            if self.chosen["frenzy"] == "straight":
                second = [each for each in second if each[0] == sign]
            marked = [f"{sign}.{s}{'!' if end == self.at['P'] else ''}" for s, end in second]
            found += marked or [sign]
        return found


def fences_of(state: State) -> list[str]:
    square_and_way = []
    fences = state.setup.layout.fences
    for plane, way in ((0, "h"), (132, "v")):  # where Quoridor keeps the two kinds
        mask = (fences >> plane) & (1 << 132) - 1
        square_and_way += [name + way for name in names_of(mask)]
    return square_and_way


settings_chosen = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()}
)


@st.composite
def games(draw: st.DrawFn) -> tuple[State, dict[str, object], Random]:
    chosen = draw(settings_chosen)
    return begin(**chosen), chosen, Random(draw(st.integers(0, 2**32)))


@given(games())
@examples(40)
def test_turns_are_those_of_the_oracle(game: tuple[State, dict[str, object], Random]) -> None:
    """PM-R4 to R9 and every setting, ply after ply, turns in the same order."""
    state, chosen, dice = game
    for _ in range(30):
        if GAME.to_move(state) is None:
            break
        expected = []
        for figure in state.candidates:
            letter = "PBIKC"[figure]
            oracle = Oracle(text_of(state), fences_of(state), chosen)
            oracle.to = letter
            expected += oracle.turns()
        assert written(state) == expected
        move = dice.choice(liveliest(GAME.legal_moves(state)))
        state = GAME.apply(state, move).state


def liveliest(moves):
    """Those that eat or catch, while there are any; random walks hardly meet a pellet."""
    marked = [move for move in moves if any(step.mark for step in move.steps)]
    return marked or moves


@given(games())
@examples(25)
def test_every_position_is_read_as_written(game: tuple[State, dict[str, object], Random]) -> None:
    state, _chosen, dice = game
    for _ in range(40):
        text = text_of(state)
        again = GAME.parse_position(text.upper(), state.setup.options)
        assert text_of(again) == text
        assert (again.figures, again.pellets, again.waiting) == (
            state.figures,
            state.pellets,
            state.waiting,
        )
        if GAME.to_move(state) is None:
            break
        assert GAME.to_move(again) == GAME.to_move(state)
        assert written(again) == written(state)
        state = GAME.apply(state, dice.choice(liveliest(GAME.legal_moves(state)))).state


@given(games())
@examples(15)
def test_touches_make_turns(game: tuple[State, dict[str, object], Random]) -> None:
    """Each turn is made by its touches, not before the last, and nothing touched is wordless."""
    state, _, dice = game
    for _ in range(12):
        moves = GAME.legal_moves(state)
        if not moves:
            break
        move = dice.choice(moves)
        touches = GAME.touches(move, state)
        selection = Selection()
        for count, place in enumerate(touches, 1):
            pick = touch(selection, place, GAME, state)
            selection = pick.selection
            assert (pick.move is not None) == (count == len(touches))
            if pick.move is None and not pick.choices:
                assert hear(GAME.picked(selection.touched, pick.moves, state), state)
            if pick.choices:
                inquiry, offered = GAME.inquire(pick.moves, state)
                assert move in offered
                assert len(hear(inquiry.question, state)) <= WIDTH
        assert pick.move == move
        if not isinstance(touches[-1], Choice):
            assert GAME.read_move(GAME.written(touches, state), state).steps == move.steps
        state = GAME.apply(state, move).state


@given(games())
@examples(25)
def test_a_game_obeys_its_bounds(game: tuple[State, dict[str, object], Random]) -> None:
    """Figures stay on squares of their own, pellets and lives only ever get fewer."""
    state, chosen, dice = game
    while state.ended is None and state.plies < 120:
        step = GAME.apply(state, dice.choice(liveliest(GAME.legal_moves(state))))
        after = step.state
        assert after.pellets & ~state.pellets == 0
        assert state.lives - after.lives in (0, 1)
        standing = [square for square in after.figures if square >= 0]
        if chosen.get("ghosts_share") != "on":
            assert len(set(standing)) == len(standing)
        assert after.pac not in after.figures[1:]
        assert after.plies == state.plies + 1
        assert step.notices
        state = after
    if state.ended is not None:
        assert GAME.legal_moves(state) == ()


@given(games())
@examples(12)
def test_announcements_fit_a_line(game: tuple[State, dict[str, object], Random]) -> None:
    state, _, dice = game
    told = set()
    for _ in range(25):
        if state.ended is not None:
            break
        step = GAME.apply(state, dice.choice(liveliest(GAME.legal_moves(state))))
        state = step.state
        for notice in step.notices:
            for viewer in notice.audience:
                for said in GAME.announce(notice.event, viewer, state):
                    if said in told:  # by the same words to another viewer
                        continue
                    told.add(said)
                    for language in ("en", "ru"):
                        for verbosity in Verbosity:
                            text = hear(said, state, viewer, language, verbosity)
                            last = said.key == "quoridor-pac-man-life-lost"  # the end says it
                            assert bool(text) or last, said
                            assert len(text) <= WIDTH, text


@given(st.text(max_size=40), st.sampled_from(("P", "B")))
@examples(150)
def test_no_text_breaks_the_readers(text: str, to: str) -> None:
    state = at(f"to={to}")
    for read in (GAME.parse_move, GAME.read_move):
        with suppress(MoveError):
            assert read(text, state) in GAME.legal_moves(state)
    with suppress(BadPosition):
        GAME.parse_position(text, state.setup.options)


@given(st.text("pbikcnesw.*x!:e5a1 ho ld", max_size=20))
@examples(300)
def test_no_likely_text_breaks_the_readers(text: str) -> None:
    state = at("P=b1 B=a3")
    for read in (GAME.parse_move, GAME.read_move):
        with suppress(MoveError):
            assert read(text, state) in GAME.legal_moves(state)


def perft_of_oracle(state: State, chosen: dict[str, object], depth: int) -> int:
    if GAME.to_move(state) is None:
        return 0
    oracle = Oracle(text_of(state), fences_of(state), chosen)
    moves = []
    for figure in state.candidates:
        oracle.to = "PBIKC"[figure]
        moves += oracle.turns()
    if depth == 1:
        return len(moves)
    return sum(
        perft_of_oracle(GAME.apply(state, GAME.parse_move(move, state)).state, chosen, depth - 1)
        for move in moves
    )


@pytest.mark.soak
@pytest.mark.parametrize("layout", SHIPPED)
def test_counts_of_the_oracle(layout: str) -> None:
    from tactilegrid.core.perft import perft

    state = begin(layout=layout)
    assert perft(GAME, state, 5) == perft_of_oracle(state, {"layout": layout}, 5)


def test_layouts_of_the_oracle() -> None:
    assert fences_of(begin()) == ["b2h", "b7h", "g2h", "g7h", "c4v", "f5v"]
    assert layout_of("meadow").fences.bit_count() == 4
