"""A position in one line: the map, then what stands beside it, parted by bars.

    GGr,-,GYBR,.../.../... W G=c3 Y=d4 | S G=25 Y=5 | to=G | mode=sequential | phase=voyage

Rows from the far one to the near one, parted by `/`, squares by `,`: gems as capitals, huts as
small letters, `-` for a bare square. `W` has the Wayfinders on the map (or `-`), `S` the scores so
far, `to` the colour to move; `phase` is start, voyage or place. Only where it is so follow
`race=over` (everybody places before sailing), `lost=Y` (colours that lose their next turn), `out=B`
(colours that gave up) and `end=repetition` (or end, ply-cap, resigned).
"""

from __future__ import annotations

from tactilegrid.core.errors import BadPosition
from tactilegrid.core.game import Outcome
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import BadOption, Options
from tactilegrid.core.value import replace
from tactilegrid.games.wayfinder.gems import (
    COLOURS,
    EACH,
    LETTERS,
    SINGLE,
    VILLAGE,
    count,
    heap_of,
    is_mixed,
    letters_of,
    total,
)
from tactilegrid.games.wayfinder.position import (
    AWAY,
    END,
    LARGEST,
    PHASES,
    PLACE,
    PLY_CAP,
    RACE,
    REPETITION,
    RESIGNED,
    SEQUENTIAL,
    SMALLEST,
    START,
    VOYAGE,
    Setup,
    State,
    check_options,
    number_of,
    setup_of,
)
from tactilegrid.games.wayfinder.rules import begin
from tactilegrid.games.wayfinder.scoring import ended
from tactilegrid.games.wayfinder.voyages import CELLS, SPAN

LONGEST = 2_000
MOST_POINTS = 9_999
NOTHING, BAR, OVER = "-", "|", "over"
FIELDS = ("W", "S", "to", "mode", "phase", "race", "lost", "out", "end")


# writing


def format_position(state: State) -> str:
    """The position in one line; the inverse of `parse_position`."""
    setup = state.setup
    pairs = list(enumerate(state.wayfinders))
    ships = [f"{LETTERS[side]}={_name(square)}" for side, square in pairs if square != AWAY]
    scores = [f"{LETTERS[side]}={score}" for side, score in enumerate(state.scores)]
    fields = [
        f"{_board(state)} W {' '.join(ships) or NOTHING}",
        f"S {' '.join(scores)}",
        f"to={LETTERS[state.side]}",
        f"mode={setup.options.choice('turn_mode')}",
        f"phase={state.phase}",
    ]
    if state.race_over:
        fields.append(f"race={OVER}")
    fields += [f"{name}={_sides(mask)}" for name, mask in _masks(state) if mask]
    if state.ended is not None:
        fields.append(f"end={state.ended.reason}")
    return f" {BAR} ".join(fields)


def _masks(state: State) -> tuple[tuple[str, int], ...]:
    return ("lost", state.lost), ("out", state.out)


def _sides(mask: int) -> str:
    return "".join(LETTERS[side] for side in EACH if mask >> side & 1)


def _name(square: int) -> str:
    return f"{chr(97 + CELLS[square].column)}{CELLS[square].row + 1}"


def _board(state: State) -> str:
    size = state.setup.size
    rows = []
    for row in reversed(range(size)):
        squares = range(SPAN * row, SPAN * row + size)
        rows.append(",".join(_square(state, square) for square in squares))
    return "/".join(rows)


def _square(state: State, square: int) -> str:
    return letters_of(state.gems[square]) + letters_of(state.huts[square]).lower() or NOTHING


# reading


def parse_position(text: str, options: Options) -> State:
    """The state of a position text; its size and mode are those of the text."""
    if len(text) > LONGEST:
        raise BadPosition(message("wayfinder-position-long", n=LONGEST))
    board, fields = _split(text)
    rows = [row.split(",") for row in board.split("/")]
    size = len(rows)
    if not SMALLEST <= size <= LARGEST:
        sentence = message("wayfinder-position-rows", n=size, low=SMALLEST, high=LARGEST)
        raise BadPosition(sentence)
    setup = _setup(options, size, fields.get("mode", options.choice("turn_mode")))
    gems, huts = _heaps(rows, setup)
    state = State(
        setup,
        gems,
        huts,
        _wayfinders(fields.get("W", NOTHING), gems, setup),
        _scores(fields.get("S", ""), setup),
        _side(fields.get("to", LETTERS[0]), setup),
        START,
        _race(fields.get("race", "")),
        _mask(fields.get("lost", ""), setup),
        _mask(fields.get("out", ""), setup),
    )
    state = replace(state, phase=_phase(fields.get("phase", ""), state))
    _check(state)
    return begin(_ended(state, fields.get("end", "")))


def _split(text: str) -> tuple[str, dict[str, str]]:
    """The map, and the fields by their names."""
    board, _, rest = " ".join(text.split()).partition(" ")
    fields: dict[str, str] = {}
    for part in rest.removeprefix(BAR).split(BAR):
        field = part.strip()
        mark = " " if field[:1] in ("W", "S") else "="
        name, _, value = field.partition(mark)
        if not field:
            continue
        if name not in FIELDS or name in fields:
            raise BadPosition(message("wayfinder-position-field", given=Name(field[:20])))
        fields[name] = value.strip()
    return board, fields


def _strange(name: str, known: tuple[str, ...], given: str) -> BadPosition:
    """A field that is none of the words it can be."""
    words = Name(", ".join(known))
    return BadPosition(
        message("wayfinder-position-value", name=Name(name), known=words, given=Name(given[:20]))
    )


def _setup(options: Options, size: int, mode: str) -> Setup:
    if mode not in (SEQUENTIAL, RACE):
        raise _strange("mode", (SEQUENTIAL, RACE), mode)
    known: dict[str, int | str] = {"size": size, "turn_mode": mode}
    settled = Options(tuple((name, known.get(name, value)) for name, value in options.settings))
    try:
        check_options(settled)
    except BadOption as error:
        raise BadPosition(error.message) from error
    return setup_of(settled)


def _heaps(rows: list[list[str]], setup: Setup) -> tuple[tuple[int, ...], tuple[int, ...]]:
    gems, huts = [0] * len(CELLS), [0] * len(CELLS)
    for down, squares in enumerate(rows):
        row = setup.size - 1 - down
        if len(squares) != setup.size:
            sentence = message(
                "wayfinder-position-row", row=row + 1, n=len(squares), size=setup.size
            )
            raise BadPosition(sentence)
        for column, text in enumerate(squares):
            cell = Cell(column, row)
            gems[number_of(cell)], huts[number_of(cell)] = _heap(text.strip(), cell)
    _check_numbers(gems, huts, setup)
    return tuple(gems), tuple(huts)


def _heap(text: str, cell: Cell) -> tuple[int, int]:
    letters = "" if text == NOTHING else text
    known = [letter for letter in letters if letter.isascii() and letter.upper() in LETTERS]
    if not text or len(known) != len(letters):
        raise BadPosition(message("wayfinder-position-square", cell=cell, given=Name(text[:20])))
    gems = heap_of(letter for letter in letters if letter.isupper())
    huts = heap_of(letter.upper() for letter in letters if letter.islower())
    if gems in SINGLE and total(gems) >= VILLAGE:
        sentence = message("wayfinder-position-village", cell=cell, n=VILLAGE)
        raise BadPosition(sentence)
    return gems, huts


def _check_numbers(gems: list[int], huts: list[int], setup: Setup) -> None:
    """No more of a colour than the box has: gems on the map and gone into villages; huts."""
    most = setup.size * setup.size
    for colour in EACH:
        built = sum(count(heap, colour) for heap in huts)
        used = sum(count(heap, colour) for heap in gems) + VILLAGE * built
        if used > most:
            sentence = message("wayfinder-position-gems", colour=COLOURS[colour], n=used, most=most)
            raise BadPosition(sentence)
        if setup.hut_limit is not None and built > setup.hut_limit:
            sentence = message(
                "wayfinder-position-huts", colour=COLOURS[colour], n=built, most=setup.hut_limit
            )
            raise BadPosition(sentence)


def _pairs(text: str, setup: Setup) -> dict[int, str]:
    """Values by side, of a text such as `G=c3 Y=d4`."""
    found: dict[int, str] = {}
    for part in text.split():
        letter, mark, value = part.partition("=")
        side = _side(letter, setup)
        if not mark or side in found:
            raise BadPosition(message("wayfinder-position-field", given=Name(part[:20])))
        found[side] = value
    return found


def _side(letter: str, setup: Setup) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise BadPosition(message("wayfinder-position-colour", given=Name(letter[:20])))
    side = LETTERS.index(letter)
    if side >= setup.sides:
        sentence = message("wayfinder-position-neutral", colour=COLOURS[side], n=setup.sides)
        raise BadPosition(sentence)
    return side


def _wayfinders(text: str, gems: tuple[int, ...], setup: Setup) -> tuple[int, ...]:
    squares = [AWAY] * setup.sides
    for side, name in _pairs("" if text == NOTHING else text, setup).items():
        cell = setup.grid.find(name)
        if cell is None:
            raise BadPosition(message("wayfinder-position-place", given=Name(name[:20])))
        square = number_of(cell)
        if square in squares:
            raise BadPosition(message("wayfinder-position-shared", cell=cell))
        if not is_mixed(gems[square]):
            raise BadPosition(message("wayfinder-position-unmixed", cell=cell))
        squares[side] = square
    return tuple(squares)


def _scores(text: str, setup: Setup) -> tuple[int, ...]:
    scores = [0] * setup.sides
    for side, number in _pairs(text, setup).items():
        if not (number.isascii() and number.isdigit() and int(number) <= MOST_POINTS):
            raise BadPosition(message("wayfinder-position-score", given=Name(number[:20])))
        scores[side] = int(number)
    return tuple(scores)


def _race(text: str) -> bool:
    if text not in ("", OVER):
        raise _strange("race", (OVER,), text)
    return text == OVER


def _mask(letters: str, setup: Setup) -> int:
    mask = 0
    for letter in letters:
        mask |= 1 << _side(letter, setup)
    return mask


def _phase(text: str, state: State) -> str:
    """The phase; where it is not said, a Wayfinder that stands there sails."""
    if not text:
        if state.here != AWAY:
            return VOYAGE
        return PLACE if any(square != AWAY for square in state.wayfinders) else START
    if text not in PHASES:
        raise _strange("phase", PHASES, text)
    return text


def _check(state: State) -> None:
    """What has to go together (WF-R4, R19, R20)."""
    colour = COLOURS[state.side]
    if state.out >> state.side & 1:
        raise BadPosition(message("wayfinder-position-out", colour=colour))
    if state.phase != VOYAGE and state.here != AWAY:
        raise BadPosition(message("wayfinder-position-placed", colour=colour))
    gone = state.out | state.lost
    for side, square in enumerate(state.wayfinders):
        if square != AWAY and gone >> side & 1:
            raise BadPosition(message("wayfinder-position-gone", colour=COLOURS[side]))
    if state.lost and state.setup.options.choice("turn_mode") != RACE:
        raise BadPosition(message("wayfinder-position-lost"))
    if state.phase != VOYAGE and state.lost >> state.side & 1:
        raise BadPosition(message("wayfinder-position-waits", colour=colour))


def _ended(state: State, reason: str) -> State:
    """The state with its outcome, where the text says that the game is over."""
    alone = len(state.playing) == 1 and len(state.setup.seats) > 1
    if alone != (reason == RESIGNED and len(state.setup.seats) > 1):
        raise BadPosition(message("wayfinder-position-alone"))
    if reason == RESIGNED:
        winners = (state.seat,) if alone else ()
        return replace(state, ended=Outcome(winners, RESIGNED))
    if reason in (REPETITION, PLY_CAP):
        return replace(state, ended=ended(state, reason))
    if reason not in ("", END):
        raise _strange("end", (END, REPETITION, PLY_CAP, RESIGNED), reason)
    after = begin(state)
    if reason == END and after.ended is None:
        raise BadPosition(message("wayfinder-position-goes-on"))
    return after
