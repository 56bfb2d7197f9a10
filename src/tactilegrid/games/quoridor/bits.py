"""Sets of squares, posts and fences as ints: what is in them, and what follows at once.

Posts are the corners of squares: post (column, row) is bit `row * SPAN + column`, from the
south-west corner of a1.
"""

from __future__ import annotations

from tactilegrid.games.quoridor.moves import PLANE, SPAN, Move

POSTS_BELOW = SPAN + 1  # the post in the middle of fence s is post s + SPAN + 1


def numbers(squares: int) -> list[int]:
    """The numbers of the bits set, lowest first."""
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return found


def ring_closers(line: int) -> int:
    """The fences of which two or three posts lie on *line*, a set of posts; misfits included."""
    before, after = line << 1, line >> 1
    level = (line & (before | after)) | (before & after)
    below, above = line << SPAN, line >> SPAN
    upright = (line & (below | above)) | (below & above)
    return level >> POSTS_BELOW | upright >> POSTS_BELOW << PLANE


def without(moves: tuple[Move, ...], fences: int, gone: int) -> tuple[Move, ...]:
    """The moves of all *fences*, in order, less those of the few *gone*, which are among them."""
    kept = list(moves)
    while gone:
        highest = 1 << gone.bit_length() - 1
        gone ^= highest
        del kept[(fences & highest - 1).bit_count()]
    return tuple(kept)
