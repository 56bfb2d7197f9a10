"""Gems as numbers: how many of each colour, eight bits a colour, green lowest.

A sea holds one such number a square, and a voyage has one for what is still in hand, so that taking
a gem is a subtraction and two heaps are equal where the numbers are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

COLOURS = ("green", "yellow", "blue", "red")
LETTERS = "GYBR"
EACH = range(len(COLOURS))
UNIT = tuple(1 << 8 * colour for colour in EACH)
ONE_OF_EACH = sum(UNIT)
MOST = 64  # gems of one colour on the largest map
VILLAGE = 5  # gems that make a village (WF-R13)

# The colour of a heap that has one colour only; whatever is not here is mixed, or bare.
SINGLE = {count * UNIT[colour]: colour for colour in EACH for count in range(1, MOST + 1)}


def total(heap: int) -> int:
    """How many gems of all colours: the product adds the four bytes up in its highest one."""
    return (heap * ONE_OF_EACH >> 24) & 255


def count(heap: int, colour: int) -> int:
    """How many gems of one colour."""
    return heap >> 8 * colour & 255


def is_mixed(heap: int) -> bool:
    """Whether there are gems of two or more colours (WF-R9, WF-R20)."""
    return heap != 0 and heap not in SINGLE


def colours_of(heap: int) -> tuple[int, ...]:
    """The colours that are there, in their fixed order."""
    return tuple(colour for colour in EACH if heap >> 8 * colour & 255)


def heap_of(letters: Iterable[str]) -> int:
    """The heap that letters such as `GGY` stand for."""
    return sum(UNIT[LETTERS.index(letter)] for letter in letters)


def letters_of(heap: int) -> str:
    """The letters of a heap in their fixed order; the inverse of `heap_of`."""
    return "".join(LETTERS[colour] * count(heap, colour) for colour in EACH)


@lru_cache(maxsize=1 << 14)
def drops(here: int, hand: int) -> tuple[tuple[int, int], ...]:
    """What may be dropped from a hand on a square holding *here*, each with what is left then.

    One gem of a colour that the square takes (WF-R6, R7, R9); then all that is left, where that is
    more: on a bare square (WF-R8, A7), or as a homecoming (WF-R12).
    """
    own = SINGLE.get(here)
    singles = colours_of(hand) if own is None else (own,) if count(hand, own) else ()
    ways = [(UNIT[colour], hand - UNIT[colour]) for colour in singles]
    left = total(hand)
    if left > 1 and fault_of_all(here, hand) is None:
        ways.append((hand, 0))
    return tuple(ways)


def fault_of_all(here: int, hand: int) -> str | None:
    """Why two or more gems in hand may not all be dropped on a square, as a token; None: they may.

    `mixed` (WF-R11), `other` colours (WF-R12), or too `many` of one colour (WF-R12, R16, A7).
    """
    colour = SINGLE.get(hand)
    if here == 0:
        return "many" if colour is not None and total(hand) > VILLAGE else None
    own = SINGLE.get(here)
    if own is None:
        return "mixed"
    if colour != own:
        return "other"
    return "many" if total(hand) + total(here) > VILLAGE else None
