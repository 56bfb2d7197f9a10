"""The numbers of a game counted in the plainest way, from its moves as they are written.

Nothing here is shared with what says the numbers: `counted` gives, for each label as a person hears
it, the number of each side by its name.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tactilegrid.core.options import settle
from tactilegrid.games import load_game

Square = tuple[int, int]
Counted = dict[str, dict[str, int | None]]
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def square(text: str) -> Square:
    """The column and the row of a name, from 0."""
    return ord(text[0].lower()) - ord("a"), int(text[1:]) - 1


def steps_to(
    start: Square, goal: Callable[[Square], bool], near: Callable[[Square], Iterator[Square]]
) -> int:
    """The fewest steps to a square of the goal."""
    known, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        if goal(here):
            return known[here]
        for beyond in near(here):
            if beyond not in known:
                known[beyond] = known[here] + 1
                queue.append(beyond)
    raise AssertionError("no way")


def quoridor(moves: list[str], options: dict[str, str], position: str = "") -> Counted:
    """Two seats, South first: ways past fences, whoever stands on them; fences not yet laid."""
    size = int(options.get("size", 9))
    pawns = [(size // 2, 0), (size // 2, size - 1)]
    hands = [int(options.get("fences", 10))] * 2
    shut: set[frozenset[Square]] = set()
    for number, text in enumerate(moves):
        side = number % 2
        if text[-1] not in "hv":
            pawns[side] = square(text)
            continue
        hands[side] -= 1
        column, row = square(text[:-1])
        for one in range(2):
            if text[-1] == "h":
                shut.add(frozenset({(column + one, row), (column + one, row + 1)}))
            else:
                shut.add(frozenset({(column, row + one), (column + 1, row + one)}))

    def near(here: Square) -> Iterator[Square]:
        for across, up in SIDES:
            beyond = here[0] + across, here[1] + up
            if min(beyond) >= 0 and max(beyond) < size and frozenset({here, beyond}) not in shut:
                yield beyond

    ways = [
        steps_to(pawn, lambda here, row=row: here[1] == row, near)  # type: ignore[misc]
        for pawn, row in zip(pawns, (size - 1, 0), strict=True)
    ]
    return {"Ways": named(ways, "South North"), "Fences": named(hands, "South North")}


def named(numbers: Sequence[int | None], names: str) -> dict[str, int | None]:
    """Each number by the name of its side."""
    return dict(zip(names.split(), numbers, strict=True))


def pathagon(moves: list[str], options: dict[str, str], position: str = "") -> Counted:
    """Light joins the rows and begins; a free square costs one, an own piece nothing."""
    size = int(options.get("size", 7))
    stones: dict[Square, int] = {}
    for number, text in enumerate(moves):
        placed, *taken = text.split("x")
        if "-" in placed:
            origin, placed = placed.split("-")
            del stones[square(origin)]
        stones[square(placed)] = number % 2
        for each in taken:
            del stones[square(each)]
    missing = [missing_links(stones, side, size) for side in (0, 1)]
    pieces = [list(stones.values()).count(side) for side in (0, 1)]
    return {
        "Missing squares": named(missing, "Light Dark"),
        "Pieces on the board": named(pieces, "Light Dark"),
    }


def missing_links(stones: dict[Square, int], side: int, size: int) -> int | None:
    """Rounds of Bellman and Ford over all squares, the plainest of shortest ways."""
    squares = [(column, row) for column in range(size) for row in range(size)]
    along = 1 - side  # Light goes up the rows, Dark along the columns
    far = size * size
    price = {here: (stones.get(here, -1) != side) for here in squares}
    price |= {here: far for here in squares if stones.get(here) == 1 - side}
    cost = {here: price[here] if here[along] == 0 else far for here in squares}
    for _ in squares:
        for column, row in squares:
            for across, up in SIDES:
                beside = cost.get((column + across, row + up), far)
                cost[column, row] = min(cost[column, row], beside + price[column, row])
    least = min(cost[here] for here in squares if here[along] == size - 1)
    return least if least < far else None


def state_after(
    game: str, moves: list[str], options: dict[str, str], position: str = ""
) -> tuple[Any, Any]:
    """The rules themselves, move by move."""
    rules = load_game(game)
    settled = settle(rules.options, options)
    state = rules.parse_position(position, settled) if position else rules.initial(settled, 1)
    for text in moves:
        seat = rules.to_move(state)
        assert seat is not None
        state = rules.apply(state, rules.parse_move(text, rules.observe(state, seat))).state
    return rules, state


def pac_man_near(
    moves: list[str], options: dict[str, str], position: str = ""
) -> tuple[dict[str, str], Callable[[Square], Iterator[Square]]]:
    """The parts of the position text, and the neighbours in the drawing, where # closes a side.

    The drawing begins with the letters and the north edge.
    """
    rules, state = state_after("quoridor-pac-man", moves, options, position)
    told = dict(part.split("=") for part in rules.format_position(state).split())
    rows = [line for line in rules.draw(state) if line[:1] in " 0123456789"][2:]
    lines = rows[: rows.index(next(line for line in rows if line.startswith(" 1|"))) + 1]
    height = (len(lines) + 1) // 2

    def near(here: Square) -> Iterator[Square]:
        for across, up in SIDES:
            line = 2 * (height - 1 - here[1]) - up
            if not 0 <= line < len(lines) or not 0 <= here[0] + across < 9:
                continue
            at = 4 + 4 * here[0] + 2 * across
            if lines[line][at : at + 1] != "#":
                yield here[0] + across, here[1] + up

    return told, near


def pac_man(moves: list[str], options: dict[str, str], position: str = "") -> Counted:
    """Pellets, lives, and the way to the nearest pellet."""
    told, near = pac_man_near(moves, options, position)
    pellets = [square(each) for each in told["pellets"].split(",") if each != "-"]
    nearest = steps_to(square(told["P"]), lambda here: here in pellets, near) if pellets else 0
    return {
        "Pellets left": {"": len(pellets)},
        "Lives": {"": int(told["lives"])},
        "Way to the nearest pellet": {"": nearest},
    }


def pac_man_way(moves: list[str], options: dict[str, str], ghost: str) -> int:
    """The way of a ghost, by its letter, to Pac-Man."""
    told, near = pac_man_near(moves, options)
    return steps_to(square(told[ghost]), lambda here: here == square(told["P"]), near)


def wayfinder(moves: list[str], options: dict[str, str], position: str = "") -> Counted:
    """Points in hand as the position text has them; a forming village is its size squared.

    Its gems, and one more where the sea has a waypoint of its colour; for games without huts.
    """
    rules, state = state_after("wayfinder", moves, options, position)
    gems, _, rest = rules.format_position(state).partition(" W ")
    points = {each[0]: int(each[2:]) for each in rest.split("|")[1].split() if "=" in each}
    marks = [
        [cell[cell.index("~") :].split()[0] for cell in line.split("|")]
        for line in rules.draw(state)
        if "~" in line
    ]
    total = dict(points)
    for down, row in enumerate(gems.split("/")):
        for column, heap in enumerate(row.split(",")):
            colours = set(heap) & set("GYBR")
            if len(colours) == 1 and (colour := colours.pop()) in total:
                mark = marks[down][column] == f"~{colour.lower()}"
                total[colour] += (len(heap) + mark) ** 2
    names = {"G": "Green", "Y": "Yellow", "B": "Blue", "R": "Red"}
    return {
        label: {names[colour]: number for colour, number in counts.items()}
        for label, counts in (("Points", points), ("With what is forming", total))
    }


def wayfinder_best(moves: list[str], options: dict[str, str], side: str, start: str) -> int:
    """The most that a voyage of a side from a square (as `@d4`) scores, by making every one."""
    rules, state = state_after("wayfinder", moves, options)
    board, _, rest = rules.format_position(state).partition(" W ")
    scores = rest.split("|")[1]
    sails = f"{board} W {side[0]}={start[1:]} | {scores.strip()} | to={side[0]} | mode=sequential"
    state = rules.parse_position(f"{sails} | phase=voyage", settle(rules.options, options))
    (before,) = [int(each[2:]) for each in scores.split() if each[0] == side[0]]
    after = (rules.apply(state, move).state for move in rules.legal_moves(state))
    return max(state.scores["GYBR".index(side[0])] for state in after) - before


def wayfinder_ship(moves: list[str], options: dict[str, str], side: str) -> str:
    """Where a side's Wayfinder stands, as `@d4`."""
    rules, state = state_after("wayfinder", moves, options)
    ships = rules.format_position(state).partition(" W ")[2].partition(" |")[0].split()
    (here,) = [each[2:] for each in ships if each[0] == side[0]]
    return f"@{here}"


def escort_quest(moves: list[str], options: dict[str, str], position: str = "") -> Counted:
    """The turns to the village by trying every direction from every position."""
    rules, state = state_after("escort-quest", moves, options, position)
    turns: int | None = None
    queue, known = deque([(state, 0)]), set()
    while queue and turns is None:
        here, count = queue.popleft()
        over = rules.outcome(here)
        if over is not None:
            turns = count if over.winners else None
            continue
        for move in rules.legal_moves(here):
            beyond = rules.apply(here, move).state
            place = (beyond.tokens, beyond.immune)
            if rules.outcome(beyond) is not None or place not in known:
                known.add(place)
                queue.append((beyond, count + 1))
    return {"Turns to the village": {"you": turns}}


def pathfinder(moves: list[str], options: dict[str, str], position: str = "") -> Counted:
    """From what is heard of a search: a yes shows a square, a no a barrier."""
    rules = load_game("pathfinder")
    settled = settle(rules.options, options)
    squares = len(list(rules.grid(settled).cells()))
    state = rules.initial(settled, 1)
    seen: dict[int, set[str]] = {1: set(), 2: set()}
    met: dict[int, set[int]] = {1: set(), 2: set()}
    for text in moves:
        seat = rules.to_move(state)
        assert seat is not None
        step = rules.apply(state, rules.parse_move(text, rules.observe(state, seat)))
        state = step.state
        for notice in step.notices:
            if type(notice.event).__name__ == "Answered" and notice.event.yes:
                seen[seat.number].add(text.split(">")[-1].split(":")[-1])
            elif type(notice.event).__name__ == "Answered":
                met[seat.number].add(notice.event.slot)
    name = {1: "Anna", 2: "Boris"}
    return {
        "Squares where the goal can be": {name[each]: squares - len(seen[each]) for each in name},
        "Barriers met": {name[each]: len(met[each]) for each in name},
    }


def way_in(goal: str, walls: list[str]) -> int:
    """The fewest sides to go through from outside into the goal, of a maze of 6 by 6."""
    shut = set(walls)

    def open_between(here: Square, beyond: Square) -> bool:
        first, second = sorted((here, beyond))
        name = f"{'ABCDEF'[first[0]]}{first[1] + 1}"
        return f"{name}{'E' if first[0] == second[0] else 'S'}" not in shut

    def near(here: Square) -> Iterator[Square]:
        if here == (-1, -1):
            yield from ((row, 0) for row in range(6) if f"{'ABCDEF'[row]}1W" not in shut)
            return
        for down, across in SIDES:
            beyond = here[0] + down, here[1] + across
            if min(beyond) >= 0 and max(beyond) < 6 and open_between(here, beyond):
                yield beyond

    end = "ABCDEF".index(goal[0]), int(goal[1:]) - 1
    return steps_to((-1, -1), lambda here: here == end, near)


COUNTERS = {
    "quoridor": quoridor,
    "pathagon": pathagon,
    "quoridor-pac-man": pac_man,
    "wayfinder": wayfinder,
    "escort-quest": escort_quest,
    "pathfinder": pathfinder,
}
