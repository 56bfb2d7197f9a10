"""The map in ASCII: letters for gems, small ones for huts, @ for a Wayfinder, ~ for a waypoint."""

from __future__ import annotations

from tactilegrid.games.wayfinder.gems import EACH, LETTERS, count, letters_of, total
from tactilegrid.games.wayfinder.position import State
from tactilegrid.games.wayfinder.voyages import SPAN

WIDE = 8  # columns a square: eight squares and their margins have 79
MANY = 9


def draw(state: State) -> tuple[str, ...]:
    """Three lines a row: gems, huts, and the Wayfinder with the waypoint."""
    size = state.setup.size
    letters = "   " + "".join(f" {chr(97 + column):<{WIDE}}" for column in range(size)).rstrip()
    border = "   " + "+".join(["-" * WIDE] * size)
    lines = [letters, border]
    for row in reversed(range(size)):
        squares = range(SPAN * row, SPAN * row + size)
        rows = (
            [_short(state.gems[square]) for square in squares],
            [_short(state.huts[square]).lower() for square in squares],
            [_marks(state, square) for square in squares],
        )
        names = (f"{row + 1:2} ", "   ", "   ")
        for name, texts in zip(names, rows, strict=True):
            lines.append((name + "|".join(f"{text:<{WIDE}}" for text in texts)).rstrip())
        lines.append(border)
    return (*lines, letters)


def _short(heap: int) -> str:
    """A heap by its letters, or where they are too many by letters with numbers, + for over 9."""
    if total(heap) < WIDE:
        return letters_of(heap)
    pairs = ((LETTERS[colour], count(heap, colour)) for colour in EACH)
    return "".join(f"{letter}{n if n <= MANY else '+'}" for letter, n in pairs if n)


def _marks(state: State, square: int) -> str:
    owner = state.owner(square)
    ship = "" if owner is None else f"@{LETTERS[owner]} "
    return f"{ship}~{LETTERS[state.setup.waypoints[square]].lower()}"
