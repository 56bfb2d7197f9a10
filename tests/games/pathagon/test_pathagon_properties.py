"""Random play against an oracle that knows the rules in their plainest form."""

from __future__ import annotations

from contextlib import suppress
from itertools import chain, combinations

from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.core.errors import BadPosition, MoveError
from tactilegrid.core.game import Choice
from tactilegrid.games.pathagon import GAME, Placement, Relocation, State
from tactilegrid.games.pathagon.chains import missing, widest
from tests.examples import examples
from tests.games.pathagon.pathagon_table import DARK, LIGHT, at, options

# the plain oracle: a dict of squares, no bits, nothing shared with the program


def squares_of(state: State) -> dict[tuple[int, int], str]:
    """What the position text shows, read by itself."""
    found = {}
    rows = GAME.format_position(state).split()[0].split("/")
    for down, text in enumerate(rows):
        column, digits = 0, ""
        for sign in text + " ":
            if sign.isdigit():
                digits += sign
                continue
            column += int(digits or 0)
            digits = ""
            if sign in "LD":
                found[column, len(rows) - 1 - down] = sign
                column += 1
    return found


def naive_clamps(board, mover, column, row):
    enemy = "D" if mover == "L" else "L"
    return {
        (column + x, row + y)
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))
        if board.get((column + x, row + y)) == enemy
        and board.get((column + 2 * x, row + 2 * y)) == mover
    }


def naive_joined(board, mover, size, vertical):
    line = 1 if vertical else 0
    todo = [place for place, who in board.items() if who == mover and place[line] == 0]
    seen = set(todo)
    while todo:
        column, row = todo.pop()
        if (column, row)[line] == size - 1:
            return True
        for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            near = (column + x, row + y)
            if board.get(near) == mover and near not in seen:
                seen.add(near)
                todo.append(near)
    return False


def naive_moves(state: State) -> set[tuple[object, ...]]:
    """(origin or None, target, removed) of every legal move."""
    board, size = squares_of(state), state.board.size
    _, side, reserves, bans, rests = GAME.format_position(state).split()
    loose = int(reserves.split(",")[side == "D"])
    barred = set(bans.split(","))
    resting = rests.split(",")[side == "D"]
    name = "abcdefghijk"
    mine = [place for place, who in board.items() if who == side]
    origins = [None] if loose else [p for p in mine if f"{name[p[0]]}{p[1] + 1}" != resting]
    found = set()
    for origin in origins:
        left = {place: who for place, who in board.items() if place != origin}
        for target in ((column, row) for column in range(size) for row in range(size)):
            if target in board or f"{name[target[0]]}{target[1] + 1}" in barred:
                continue
            clamps = naive_clamps(left, side, *target)
            sets = [clamps]
            if state.options.choice("capture") == "may":
                sets = chain.from_iterable(
                    combinations(clamps, count) for count in range(len(clamps) + 1)
                )
            found |= {(origin, target, frozenset(part)) for part in sets}
    return found


def plain(move):
    removed = frozenset((cell.column, cell.row) for cell in move.removed)
    origin = None
    if isinstance(move, Relocation):
        origin = (move.origin.column, move.origin.row)
    return origin, (move.cell.column, move.cell.row), removed


@st.composite
def games(draw, longest=60):
    """The states of a random game, captures preferred so that they come up."""
    size, pieces = draw(st.sampled_from([(3, 3), (4, 5), (5, 7), (5, 10), (7, 14), (11, 22)]))
    given_options = options(
        size=size,
        pieces=pieces,
        capture=draw(st.sampled_from(["may", "must"])),
        light_axis=draw(st.sampled_from(["vertical", "horizontal"])),
        first=draw(st.sampled_from([1, 2])),
    )
    random = draw(st.randoms(use_true_random=False))
    state = GAME.initial(given_options, 0)
    states, moves = [state], []
    for _ in range(draw(st.integers(1, longest))):
        legal = GAME.legal_moves(state)
        if not legal:
            break
        taking = [move for move in legal if move.removed]
        move = random.choice(taking if taking and random.random() < 0.6 else legal)
        state = GAME.apply(state, move).state
        states.append(state)
        moves.append(move)
    return states, moves


@examples(60)
@given(games())
def test_fast_rules_agree_with_plain_ones(played):
    """PG-R4 to PG-R15: moves, captures and wins of random games, by an independent oracle."""
    states, _ = played
    for state in states[-12:]:
        board, size = squares_of(state), state.board.size
        vertical = state.options.choice("light_axis") == "vertical"
        joined = {
            "L": naive_joined(board, "L", size, vertical),
            "D": naive_joined(board, "D", size, not vertical),
        }
        assert not (joined["L"] and joined["D"]), "PG-A10"
        outcome = GAME.outcome(state)
        assert any(joined.values()) == (outcome is not None and outcome.reason == "chain")
        if outcome is None:
            legal = GAME.legal_moves(state)
            assert {plain(move) for move in legal} == naive_moves(state)
            assert len(set(legal)) == len(legal) > 0, "PG-A11"


@examples(60)
@given(games())
def test_pieces_are_never_lost(played):
    """PG-R6: what is not on the board is in reserve; bans are the squares just emptied (PG-A5)."""
    states, moves = played
    for before, move, after in zip(states, moves, states[1:], strict=False):
        total = after.options.number("pieces")
        for side in (0, 1):
            assert after.pieces[side].bit_count() + after.reserve(side) == total
            assert 0 <= after.reserve(side) <= total
        assert set(after.board.squares(after.bans)) == set(move.removed)
        assert after.rests[before.side] == (
            after.board.bit(move.cell) if isinstance(move, Relocation) else 0
        )
        assert not after.pieces[0] & after.pieces[1]


@examples(40)
@given(games())
def test_moves_and_positions_are_read_back(played):
    """PG 2.3: notation and position text are inverses."""
    states, _ = played
    for state in states[-6:]:
        for move in GAME.legal_moves(state)[:120]:
            assert GAME.parse_move(GAME.format_move(move), state) == move
            assert GAME.parse_move(GAME.format_move(move).upper(), state) == move
        text = GAME.format_position(state)
        again = GAME.parse_position(text, state.options)
        assert GAME.format_position(again) == text
        assert (again.pieces, again.side, again.bans, again.rests) == (
            state.pieces,
            state.side,
            state.bans,
            state.rests,
        )
        assert again.options == state.options
        reason = state.outcome.reason if state.outcome else None
        assert (again.outcome is not None) == (reason == "chain")


@examples(30)
@given(games(longest=30))
def test_states_never_change_and_replays_are_equal(played):
    states, moves = played
    texts = [repr(state) for state in states]
    state = GAME.initial(states[0].options, 0)
    for move, later in zip(moves, states[1:], strict=True):
        state = GAME.apply(state, move).state
        assert state == later
    assert [repr(state) for state in states] == texts


@examples(40)
@given(games())
def test_touches_mean_one_move(played):
    """Every move has its own touches, and a `Choice` only where something can be taken."""
    states, _ = played
    state = states[-1]
    moves = GAME.legal_moves(state)
    touched = [GAME.touches(move, state) for move in moves]
    assert len(set(touched)) == len(moves)
    for touches, move in zip(touched, moves, strict=True):
        choices = [touch for touch in touches if isinstance(touch, Choice)]
        places = [plain(other)[:2] for other in moves]
        assert len(choices) == (places.count(plain(move)[:2]) > 1)


@examples(40)
@given(games())
def test_worth_is_what_the_other_loses(played):
    state = played[0][-1]
    assert GAME.worth(state, LIGHT) == -GAME.worth(state, DARK)


def naive_missing(board, mover, size, vertical):
    """Fewest pieces to a chain: rounds of relaxing costs until nothing improves."""
    cost = {}
    line = 1 if vertical else 0
    every = [(column, row) for column in range(size) for row in range(size)]
    step = {place: {mover: 0, None: 1}.get(board.get(place)) for place in every}
    changed = True
    while changed:
        changed = False
        for column, row in every:
            place = (column, row)
            if step[place] is None:
                continue
            around = ((column + x, row + y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)))
            before = [cost[near] for near in around if near in cost]
            before += [0] if place[line] == 0 else []
            if before and min(before) + step[place] < cost.get(place, 999):
                cost[place] = min(before) + step[place]
                changed = True
    ends = [cost[place] for place in every if place[line] == size - 1 and place in cost]
    return min(ends, default=None)


def naive_widest(board, mover, vertical):
    left = {place for place, who in board.items() if who == mover}
    best = 0
    while left:
        todo = [left.pop()]
        lines = set()
        while todo:
            column, row = todo.pop()
            lines.add(row if vertical else column)
            for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                near = (column + x, row + y)
                if near in left:
                    left.remove(near)
                    todo.append(near)
        best = max(best, len(lines))
    return best


@examples(60)
@given(games())
def test_connection_distance_and_chain(played):
    """PG-R4: what the engine, the hints and the words count."""
    state = played[0][-1]
    board, size = squares_of(state), state.board.size
    for side, mover in enumerate("LD"):
        vertical = (state.options.choice("light_axis") == "vertical") == (side == 0)
        own, enemy, axis = state.pieces[side], state.pieces[1 - side], state.axis(side)
        assert missing(state.board, own, enemy, axis) == naive_missing(board, mover, size, vertical)
        assert widest(state.board, own, axis) == naive_widest(board, mover, vertical)


TEXTS = st.one_of(
    st.text(max_size=80),
    st.text(alphabet="abcdefgklx-+ 0123456789LD/,", max_size=40),
    st.binary(max_size=40).map(lambda raw: raw.decode("latin-1")),
)


@examples(300)
@given(TEXTS, st.sampled_from(["may", "must"]))
def test_no_text_breaks_the_readers(text, capture):
    """Whatever is typed: a legal move, or one of the three move errors, or BadPosition."""
    state = at("7/7/7/1DL1LD1/7/7/7 D 12,12 - -,-", capture=capture)
    for read in (GAME.parse_move, GAME.read_move):
        with suppress(MoveError):
            assert read(text, state) in GAME.legal_moves(state)
    try:
        again = GAME.parse_position(text, state.options)
    except BadPosition:
        return
    assert GAME.parse_position(GAME.format_position(again), state.options) == again


@examples(200)
@given(st.data())
def test_no_mangled_position_breaks_the_reader(data):
    state = data.draw(games(longest=20))[0][-1]
    text = list(GAME.format_position(state))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place] = data.draw(st.sampled_from([*"LD/0123456789,- abk", "", "//", "٣", "ß"]))
    try:
        again = GAME.parse_position("".join(text), state.options)
    except BadPosition:
        return
    assert GAME.parse_position(GAME.format_position(again), state.options) == again
    assert again.outcome is not None or GAME.legal_moves(again)


def test_moves_are_told_apart_by_hand_only_where_needed():
    """In must mode the removals follow from the move: no question."""
    state = at("7/7/7/1DL1LD1/7/7/7 D 12,12 - -,-", capture="must")
    move = GAME.read_move("d4", state)
    assert isinstance(move, Placement)
    assert GAME.touches(move, state) == (move.cell,)
