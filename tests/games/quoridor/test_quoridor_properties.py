"""Random positions against an oracle that knows the rules in their plainest form."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import BadPosition, IllegalMove, MoveError
from tactilegrid.core.value import replace
from tactilegrid.games.quoridor import GAME
from tactilegrid.games.quoridor.moves import Fence
from tactilegrid.games.quoridor.position import State
from tests.games.quoridor.quoridor_table import at, begin, options, text_of, written

Square = tuple[int, int]
Wall = tuple[int, int, str]
WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))


class Oracle:
    """The rules over sets of squares and walls, read from the position text alone."""

    def __init__(self, text: str, edge_is_fence: bool, diagonal: bool) -> None:
        parts = text.split()
        self.size = int(parts.pop(0).split("x")[0]) if len(parts) == 5 else 9
        self.pawns = [None if p == "-" else self.square(p) for p in parts[0].split(",")]
        self.left = [int(n) for n in parts[1].split(",")]
        self.walls = {(*self.square(f[:-1]), f[-1]) for f in parts[2].split(",") if f != "-"}
        self.turn = int(parts[3]) - 1
        self.edge_is_fence, self.diagonal = edge_is_fence, diagonal

    @staticmethod
    def square(name: str) -> Square:
        return ord(name[0]) - ord("a"), int(name[1:]) - 1

    def inside(self, square: Square) -> bool:
        return 0 <= square[0] < self.size and 0 <= square[1] < self.size

    def parted(self, a: Square, b: Square, walls: set[Wall]) -> bool:
        (x, y), (_, y2) = sorted((a, b))
        if y != y2:
            return (x, y, "h") in walls or (x - 1, y, "h") in walls
        return (x, y, "v") in walls or (x, y - 1, "v") in walls

    def home(self, seat: int, square: Square) -> bool:
        far = self.size - 1
        side = seat if len(self.pawns) == 4 else 2 * seat
        return (square[1] == far, square[0] == far, square[1] == 0, square[0] == 0)[side]

    def way(self, seat: int, walls: set[Wall]) -> int | None:
        start = self.pawns[seat]
        assert start is not None
        rings, seen = [[start]], {start}
        while rings[-1]:
            if any(self.home(seat, square) for square in rings[-1]):
                return len(rings) - 1
            ring = []
            for x, y in rings[-1]:
                for dx, dy in WAYS:
                    to = x + dx, y + dy
                    if self.inside(to) and to not in seen and not self.parted((x, y), to, walls):
                        seen.add(to)
                        ring.append(to)
            rings.append(ring)
        return None

    def moves(self) -> set[str]:
        own = self.pawns[self.turn]
        found = {self.name(square) for square in self.steps(own)}
        if self.left[self.turn]:
            found |= {f"{self.name((x, y))}{way}" for x, y, way in self.fences()}
        return found or {"pass"}

    @staticmethod
    def name(square: Square) -> str:
        return f"{'abcdefghijk'[square[0]]}{square[1] + 1}"

    def open_to(self, a: Square, b: Square) -> bool:
        return self.inside(b) and not self.parted(a, b, self.walls)

    def steps(self, own: Square) -> set[Square]:
        found = set()
        for dx, dy in WAYS:
            to = own[0] + dx, own[1] + dy
            if not self.open_to(own, to):
                continue
            if to not in self.pawns:
                found.add(to)
                continue
            behind = to[0] + dx, to[1] + dy
            if self.open_to(to, behind) and behind not in self.pawns:
                found.add(behind)
                continue
            if not self.inside(behind):
                aside = self.edge_is_fence
            else:
                aside = self.parted(to, behind, self.walls) or self.diagonal
            for sx, sy in ((dy, dx), (-dy, -dx)):
                side = to[0] + sx, to[1] + sy
                if aside and self.open_to(to, side) and side not in self.pawns:
                    found.add(side)
        return found

    def fences(self) -> set[Wall]:
        slots = range(self.size - 1)
        fitting = {(x, y, way) for x in slots for y in slots for way in "hv"}
        for x, y, way in self.walls:
            dx, dy = (1, 0) if way == "h" else (0, 1)
            fitting -= {(x, y, "h"), (x, y, "v"), (x + dx, y + dy, way), (x - dx, y - dy, way)}
        seats = [seat for seat, pawn in enumerate(self.pawns) if pawn is not None]
        return {
            wall
            for wall in fitting
            if all(self.way(seat, self.walls | {wall}) is not None for seat in seats)
        }


@st.composite
def states(draw: st.DrawFn, largest: int = 9) -> State:
    """A position reached by legal moves, fences as often as steps, perhaps a seat resigned."""
    state = begin(
        size=draw(st.sampled_from(range(3, largest + 1, 2))),
        players=draw(st.sampled_from([2, 4])),
        fences=draw(st.sampled_from([1, 5, 10])),
        edge_is_fence=draw(st.sampled_from(["on", "off"])),
        pawn_behind=draw(st.sampled_from(["blocked", "diagonal"])),
        repetition=draw(st.sampled_from([0, 3])),
    )
    dice = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 45))):
        moves = list(GAME.legal_moves(state))
        fences = [move for move in moves if isinstance(move, Fence)]
        # fences beside others close rings sooner
        move = dice.choice(fences if fences and dice.random() < 0.7 else moves)
        after = GAME.apply(state, move).state
        if len(state.playing) == 4 and dice.random() < 0.03:
            after = GAME.resign(state, state.seat).state
        if GAME.outcome(after) is not None:
            break
        state = after
    return state


def oracle(state: State) -> Oracle:
    setup = state.setup
    return Oracle(text_of(state), setup.edge_is_fence, setup.diagonal)


@given(states())
def test_legal_moves(state: State) -> None:
    """QD-R4 to R10, A2 to A8: the fast list and the plain one are the same."""
    names = written(state)
    assert set(names) == oracle(state).moves()
    assert len(names) == len(set(names)) == len(GAME.legal_moves(state))
    assert GAME.legal_moves(at(text_of(state), **dict(state.setup.options.settings))) == tuple(
        GAME.legal_moves(state)
    )


@given(states())
def test_ways(state: State) -> None:
    """QD-A4: the shortest ways are those of a plain search."""
    plain = oracle(state)
    for seat in state.playing:
        assert state.way(seat) == plain.way(seat.number - 1, plain.walls)


@given(states(largest=11))
def test_refusals(state: State) -> None:
    """Every move that is not listed is refused with a rule, and none that is listed."""
    legal = set(written(state))
    names = [GAME.grid(state.setup.options).name(c) for c in state.setup.grid.cells()]
    for text in [*names, *(f"{name}{way}" for name in names for way in "hv"), "pass"]:
        if text in legal:
            assert GAME.format_move(GAME.parse_move(text, state)) == text
            continue
        with pytest.raises(IllegalMove) as error:
            GAME.parse_move(text, state)
        assert error.value.rule.startswith("QD-")


@given(states(largest=11))
def test_moves_read_back(state: State) -> None:
    """parse(format(m)) is m, however it is spaced."""
    for move in GAME.legal_moves(state):
        text = GAME.format_move(move)
        assert GAME.parse_move(text, state) == move
        assert GAME.read_move(f" {text[:1].upper()} {text[1:]}\n", state) == move


@given(states(largest=11))
def test_positions_read_back(state: State) -> None:
    """Text and position are each other's inverse, whatever the options say."""
    text = text_of(state)
    size = state.setup.board.size
    read = at(text, size=size if size == 9 else 3)
    assert text_of(read) == text
    for part in ("pawns", "left", "walls", "turn", "ended"):
        assert getattr(read, part) == getattr(state, part)
    assert read.setup.options.number("players") == len(state.pawns)
    assert read.setup.board is state.setup.board


@given(states(largest=5))
def test_states_never_change(state: State) -> None:
    before = deepcopy(state)
    for move in GAME.legal_moves(state):
        GAME.apply(state, move)
    for seat in state.setup.seats:
        GAME.resign(state, seat)
    assert state == before
    with pytest.raises(AttributeError):
        state.turn = 1  # type: ignore[misc]


@given(states())
def test_a_memo_changes_nothing(state: State) -> None:
    """The same list with nothing remembered, and after the memo was full."""
    warm = tuple(GAME.legal_moves(state))
    state.setup.board.forget()
    fresh = at(text_of(state), **dict(state.setup.options.settings))
    assert tuple(GAME.legal_moves(fresh)) == warm


@pytest.mark.parametrize("settings", [{}, {"players": 4, "fences": 10}, {"size": 5, "fences": 8}])
def test_what_a_fence_inherits_is_what_is_found_anew(settings: dict[str, object]) -> None:
    """QD-R7: along a game, and where it branches, the list is that of a board seen first."""
    dice = Random(20)
    for _ in range(3):
        state = begin(**settings)
        board = state.setup.board
        while GAME.to_move(state) and any(state.left) and state.plies < 60:
            moves = GAME.legal_moves(state)
            fences = [move for move in moves if isinstance(move, Fence)]
            tried = dice.choice(fences or list(moves))
            for move in (tried, dice.choice(list(moves))):
                after = GAME.apply(state, move).state
                listed = tuple(GAME.legal_moves(after))
                board.forget()
                anew = replace(after, walls=board.walls(after.walls.fences))
                assert tuple(GAME.legal_moves(anew)) == listed, text_of(after)
            state = after


def test_a_full_memo_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory is bounded: arrangements and placements are dropped, never wrong."""
    monkeypatch.setattr("tactilegrid.games.quoridor.fences.MEMO_LIMIT", 5)
    monkeypatch.setattr("tactilegrid.games.quoridor.fences.PAWNS_LIMIT", 1)
    board = begin(size=3).setup.board
    board.forget()
    for text in (
        "3x3 b1,b3 2,2 - 1",
        "3x3 b1,b3 2,2 a1h 1",
        "3x3 a1,b3 2,2 a1h 1",
        "3x3 b1,c3 2,2 a1h 1",
    ):
        state = at(text)
        assert set(written(state)) == oracle(state).moves()
        for move in GAME.legal_moves(state):
            GAME.legal_moves(GAME.apply(state, move).state)
    assert len(board.memo) <= 5


@given(st.text(max_size=80))
def test_any_text_as_a_move(text: str) -> None:
    with suppress(MoveError):
        GAME.parse_move(text, begin())


@given(st.text(alphabet="abcdefghi0123456789hv,x- ", max_size=60))
def test_any_text_as_a_position(text: str) -> None:
    with suppress(BadPosition):
        assert at(text_of(at(text))) is not None


@given(st.text(max_size=700))
def test_any_unicode_as_a_position(text: str) -> None:
    with suppress(BadPosition):
        GAME.parse_position(text, options())
