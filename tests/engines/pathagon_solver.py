"""Forced wins in Pathagon by trying everything, with the rules alone; made and checked.

    python -m tests.engines.pathagon_solver

prints positions such as those of tests/data/pathagon-wins.txt, and takes its time for the last.
The last lines of that file stood some plies before the end of games between engines.

A line is the number of plies, the rule of capture, the first moves that win within those plies,
and the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tactilegrid.core.options import settle
from tactilegrid.games.pathagon import GAME
from tactilegrid.games.pathagon.chains import connected, flood, missing
from tactilegrid.games.pathagon.position import Move, Relocation, State
from tests.engines.proving import Duel

BARRED = 99
Pieces = tuple[int, int]  # of who is to move, and of the other


class Solver(Duel):
    """Whether the side to move can force a chain."""

    def __init__(self, most: int = 0) -> None:
        super().__init__(GAME, most)

    def too_far(self, state: State, plies: int) -> bool:
        return lacking(state) > (plies + 1) // 2

    def key(self, state: State) -> object:
        return state.key

    def hopes(self, state: State, plies: int) -> list[Move]:
        return hopes(state, plies)

    def replies(self, state: State) -> list[Move]:
        return replies(state)


def lacking(state: State) -> int:
    """The pieces that a chain needs even if all of the enemy's were gone: as many turns or more."""
    return missing(state.board, state.pieces[state.side], 0, state.axis(state.side)) or 0


def hopes(state: State, plies: int) -> list[Move]:
    """The moves after which *plies* can be enough, the shortest way first.

    For the last ply only those on a square that touches a chain from each border.
    """
    axis = state.axis(state.side)
    moves = GAME.legal_moves(state)
    if plies < 3:
        joints = joining(state)
        return [
            move
            for move in moves
            if state.board.bit(move.cell) & joints
            and connected(state.board, pieces_after(state, move)[0], axis)
        ]
    rated = []
    for place, move in enumerate(moves):
        own, enemy = pieces_after(state, move)
        if (missing(state.board, own, 0, axis) or 0) <= plies // 2:
            rated.append((way(state, own, enemy, state.side), place, move))
    return [move for *_, move in sorted(rated, key=lambda entry: entry[:2])]


def joining(state: State) -> int:
    """The free squares where one more piece would join the borders."""
    board, own = state.board, state.pieces[state.side]
    squares = state.free & ~state.bans
    for border in board.borders(state.axis(state.side)):
        squares &= board.around(flood(board, own & border, own)) | border
    return squares


def replies(state: State) -> list[Move]:
    """Every move, those first that win or make the other's way longest."""
    other = 1 - state.side

    def promise(move: Move) -> tuple[int, int]:
        own, enemy = pieces_after(state, move)
        return way(state, own, enemy, state.side), -way(state, enemy, own, other)

    moves = GAME.legal_moves(state)
    rated = [(*promise(move), place) for place, move in enumerate(moves)]
    rated.sort(key=lambda entry: (entry[0] > 0, *entry[1:]))
    return [moves[place] for *_, place in rated]


def pieces_after(state: State, move: Move) -> Pieces:
    """The pieces of who makes the move and of the other, when it is made."""
    board = state.board
    own = state.pieces[state.side] | board.bit(move.cell)
    if isinstance(move, Relocation):
        own &= ~board.bit(move.origin)
    return own, state.pieces[1 - state.side] & ~board.mask(move.removed)


def way(state: State, own: int, enemy: int, side: int) -> int:
    """The pieces that a side lacks as the other stands."""
    count = missing(state.board, own, enemy, state.axis(side))
    return BARRED if count is None else count


def begun(size: int, capture: str) -> State:
    given = {"size": str(size), "capture": capture, "repetition": "0"}
    return GAME.initial(settle(GAME.options, given), 0)


def at(capture: str, position: str) -> State:
    """The position of a line."""
    return GAME.parse_position(position, begun(7, capture).options)


def played(size: int, capture: str, moving: bool, dice: Random) -> State | None:
    """A position after sensible chance moves that joined nothing; *moving*: with none in hand."""
    state = begun(size, capture)
    full = 2 * state.reserve(0)
    plies = full + dice.randrange(size) if moving else dice.randrange(size, full)
    for _ in range(plies):
        moves = replies(state)
        move = (
            dice.choice(moves[: 2 + len(moves) // 4]) if dice.random() < 0.8 else dice.choice(moves)
        )
        after = GAME.apply(state, move).state
        if after.outcome is None:
            state = after
    if moving and state.reserve(state.side):
        return None
    return at(capture, GAME.format_position(state))


def found(
    size: int, capture: str, plies: int, moving: bool, taking: bool, most: int, few: int
) -> Iterator[str]:
    """Positions won in just so many plies, by few moves; *taking*: which all take a piece."""
    dice = Random(f"{size} {capture} {plies} {moving} {taking}")
    while True:
        state = played(size, capture, moving, dice)
        solver = Solver(most)
        if state is None or lacking(state) > (plies + 1) // 2:
            continue
        try:
            if solver.wins(state, plies - 2) or not solver.wins(state, plies):
                continue
            first = []
            for move in hopes(state, plies):
                first += [move] if solver.proves(state, move, plies) else []
                if len(first) > few or (taking and first and not first[-1].removed):
                    break
            else:
                names = ",".join(GAME.format_move(move) for move in first)
                yield f"{plies} {capture} {names} {GAME.format_position(state)}"
        except TimeoutError:
            continue


# size, rule of capture, plies, whether pieces move, whether one is taken first, how many positions
KINDS = [
    *(
        (4, "may", 3, False, False, 1),
        (4, "must", 5, False, False, 2),
        (4, "may", 5, True, False, 2),
    ),
    *((4, "must", 3, True, False, 2), (4, "must", 7, True, False, 2)),
    *(
        (5, "may", 3, False, True, 2),
        (5, "may", 5, False, False, 3),
        (5, "must", 5, False, True, 2),
    ),
    *((5, "must", 3, True, False, 2), (5, "may", 3, True, True, 2), (5, "may", 5, True, False, 2)),
    *(
        (6, "may", 3, False, False, 2),
        (6, "must", 3, False, True, 2),
        (6, "may", 5, False, False, 3),
    ),
    *((6, "may", 3, True, False, 2), (6, "must", 3, True, True, 2)),
    *(
        (7, "may", 3, False, True, 2),
        (7, "must", 3, False, False, 2),
        (7, "may", 3, True, False, 2),
    ),
    *((5, "must", 5, False, False, 3), (6, "must", 5, False, False, 3)),
]


def main() -> None:
    for size, capture, plies, moving, taking, count in KINDS:
        source = found(size, capture, plies, moving, taking, most=5_000, few=4)
        for _ in range(count):
            print(next(source), flush=True)


if __name__ == "__main__":
    main()
