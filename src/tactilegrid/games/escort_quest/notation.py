"""Moves and positions as text: a direction or `hold`; a puzzle in one line with its state.

A position is a puzzle's text and, unless it is a beginning, the words

    turn=5 diag=V frozen=- pending=V:E immune_now=0 immune_next=1

for the turn to be played, the tokens that may only move on a slant or are frozen in it, tiles yet
to act with the direction of the slide that led there, and immunity. `diag_next`, `frozen_next` name
tokens that a slide at the start of this turn took to such a tile; `end` says how a finished game
ended. A position may be any moment of a game, so what is asked of a beginning (EQ-R5, R7, R8, a
village) is not asked here. It holds no earlier moments: repetition counts from it anew.

A puzzle that is being built has `building=4 seed=7` instead, for the plies made and what decides
the puzzles that the program lays; its tokens may be missing (`G=-`). In play it has `built=5 seed=7
start=a1,c3,e5` as well, to go back to.
"""

from __future__ import annotations

from tactilegrid.core.errors import BadNotation, BadPosition, IllegalMove
from tactilegrid.core.game import Choice, Touch
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Name, message
from tactilegrid.core.options import Options
from tactilegrid.core.value import replace
from tactilegrid.games.escort_quest.draft import Draft
from tactilegrid.games.escort_quest.field import NAMES, NOWHERE, WAYS
from tactilegrid.games.escort_quest.motion import (
    DIAGONAL_ONLY,
    ESCORT,
    FROZEN,
    GOBLIN,
    VILLAGER,
    Token,
    waits,
)
from tactilegrid.games.escort_quest.position import (
    CAUGHT,
    ENDS,
    HOLD,
    IMMUNE_NEXT,
    IMMUNE_NOW,
    MOVES,
    PLY_CAP,
    RESIGNED,
    Leg,
    Move,
    State,
    Tokens,
    Turned,
    away,
)
from tactilegrid.games.escort_quest.refusals import open_directions
from tactilegrid.games.escort_quest.rules import begin, build_on, check, over
from tactilegrid.games.escort_quest.settings import field_for, with_puzzle, with_workshop
from tactilegrid.games.escort_quest.sheet import (
    ANYWHERE,
    Sheet,
    bad,
    format_head,
    format_items,
    is_number,
    lacks_token,
    legible,
)

HOLDING = "hold"
LETTERS = "EVG"
NOTHING = "-"
MOST_TURNS = 99_999
SETS = (
    ("diag", "now", DIAGONAL_ONLY),
    ("frozen", "now", FROZEN),
    ("diag_next", "soon", DIAGONAL_ONLY),
    ("frozen_next", "soon", FROZEN),
)
WORDS = {"turn", "pending", "immune_now", "immune_next", "end", *(name for name, _, _ in SETS)}
BUILDING, BUILT = "building", "built"
BUILDING_WORDS = {BUILDING, "seed", "end"}
BUILT_WORDS = {BUILT, "seed", "start"}

# moves


def format_move(move: Move) -> str:
    """The direction's letters, or `hold`."""
    return HOLDING if move.direction is None else NAMES[move.way]


BY_NAME = {name.lower(): MOVES[way] for way, name in enumerate(NAMES)}
BY_NAME[HOLDING] = HOLD


def parse_move(text: str, state: State) -> Move:
    """The legal move that a text means: a direction, `hold`, or the square to step on."""
    word = "".join(text.lower().split())
    move = BY_NAME.get(word)
    if move is None:
        move = _to_square(word, text, state)
    check(move, state)
    return move


def _to_square(word: str, text: str, state: State) -> Move:
    cell = state.field.layout.grid.find(word)
    if cell is None and ANYWHERE.find(word) is not None:
        raise BadNotation(message("escort-quest-off-board", cell=Name(word)))
    if cell is None:
        given = legible(text)
        raise BadNotation(message("escort-quest-bad-move", given=given, example=Name(NAMES[1])))
    square = state.field.layout.square(cell)
    own = state.tokens[ESCORT].square
    if square in state.field.steps[own]:
        return MOVES[state.field.steps[own].index(square)]
    check(HOLD if square == own else _some(state), state)  # what forbids any move comes first
    if square == own:
        return HOLD
    distance = away(state, ESCORT, square)
    own_cell = state.stand(ESCORT)
    far = message("escort-quest-far", cell=cell, n=distance, own=own_cell)
    raise IllegalMove(far, "EQ-R10")


def _some(state: State) -> Move:
    """A move that is legal if the escort can go anywhere, or else the first of all."""
    ways = open_directions(state)
    return MOVES[WAYS.index(ways[0])] if ways else MOVES[0]


def touches(move: Move, state: State) -> tuple[Touch, ...]:
    """The escort and the square he goes to, around an edge too; or the escort and `hold`."""
    own = state.stand(ESCORT)
    if move.direction is None:
        return own, Choice(HOLDING)
    return own, state.cell(state.field.steps[state.tokens[ESCORT].square][move.way])


def written(touched: tuple[Touch, ...], state: State) -> str:
    """The name of the square touched last, or `hold`."""
    last = touched[-1] if touched else None
    if isinstance(last, Cell) and last in state.field.layout.grid:
        return state.field.layout.grid.name(last)
    return HOLDING if last == Choice(HOLDING) else ""


# the log of a turn


def log_turn(turn: Turned, state: State) -> str:
    """One turn in one line: `NE: E d4>e5; V c3>d4; G f6>e5`.

    `~d3` is a slide, `@f6` a warp, `=` staying; `then` begins what pending tiles did after it.
    """
    head = HOLDING if turn.way == NOWHERE else NAMES[turn.way]
    parts = [_log_leg(leg, state) for leg in turn.legs]
    parts += [f"then {_log_leg(leg, state)}" for leg in turn.later]
    return f"{head}: {'; '.join(parts)}"


def _log_leg(leg: Leg, state: State) -> str:
    name = state.field.layout.name
    signs = {"step": ">", "slide": "~", "warp": "@"}
    hops = zip(leg.hops, leg.path, strict=True)
    way = "".join(f"{signs[hop]}{name(square)}" for hop, square in hops)
    return f"{LETTERS[leg.who]} {name(leg.origin)}{way or '='}"


# positions


def format_position(state: State) -> str:
    """The position in one line."""
    layout = state.field.layout
    escort, villager, goblin = (token.square for token in state.tokens)
    parts = [format_head(layout, (escort, villager, goblin)), *format_items(layout)]
    if state.draft is not None and state.building:
        return "; ".join([*parts, _draft_words(state, state.draft)])
    tail = _tail(state)
    if tail != _tail(begin(state.options, state.field, _plain(state.tokens))):
        parts.append(tail)
    if state.draft is not None:
        parts.append(_draft_words(state, state.draft))
    return "; ".join(parts)


def _draft_words(state: State, draft: Draft) -> str:
    """The building, or, in play, what it takes to go on with it."""
    word = f"{BUILDING if draft.open else BUILT}={draft.plies} seed={draft.seed}"
    if draft.open:
        return word if state.outcome is None else f"{word} end={state.outcome.reason}"
    return f"{word} start={','.join(map(state.field.layout.name, draft.start))}"


def _plain(tokens: Tokens) -> Tokens:
    escort, villager, goblin = (Token(token.square) for token in tokens)
    return escort, villager, goblin


def _tail(state: State) -> str:
    sets = [_members(state.tokens, where, what) for _, where, what in SETS]
    pending = ",".join(
        f"{letter}:{NAMES[token.pending]}"
        for letter, token in zip(LETTERS, state.tokens, strict=True)
        if token.pending != NOWHERE
    )
    words = [
        f"turn={state.turn}",
        f"diag={sets[0]}",
        f"frozen={sets[1]}",
        f"pending={pending or NOTHING}",
        f"immune_now={state.immune & IMMUNE_NOW}",
        f"immune_next={state.immune // IMMUNE_NEXT}",
    ]
    words += [f"{SETS[n][0]}={sets[n]}" for n in (2, 3) if sets[n] != NOTHING]
    if state.outcome is not None:
        words.append(f"end={state.outcome.reason}")
    return " ".join(words)


def _members(tokens: Tokens, where: str, what: int) -> str:
    held = [
        letter
        for letter, token in zip(LETTERS, tokens, strict=True)
        if getattr(token, where) & what
    ]
    return ",".join(held) or NOTHING


def parse_position(text: str, options: Options) -> State:
    """The state of a position text; its puzzle is the text's, whatever the options name."""
    sheet = Sheet(text, loose=True)
    building = BUILDING in sheet.words
    known = BUILDING_WORDS if building else WORDS | BUILT_WORDS if BUILT in sheet.words else WORDS
    for name, (_, line) in sheet.words.items():
        if name not in known:
            bad("state-word", line=line, given=legible(name))
    if building:
        return _building(sheet, options)
    for who, square in sheet.tokens.items():
        if square == NOWHERE:
            lacks_token(who)
    puzzle = sheet.puzzle
    field = field_for(puzzle.layout, options)
    tokens = _tokens(sheet)
    for who, token in enumerate(tokens):
        if token.pending != NOWHERE and not waits(field, who, token.square, token.pending):
            bad("pending", cell=Name(puzzle.layout.name(token.square)))
    immune = IMMUNE_NOW * _number(sheet, "immune_now", 0, 1)
    immune |= IMMUNE_NEXT * _number(sheet, "immune_next", 0, 1)
    turn = _number(sheet, "turn", 1, MOST_TURNS, first=1)
    draft = _built(sheet)
    named = with_workshop(options, puzzle.layout) if draft else with_puzzle(options, puzzle)
    state = replace(begin(named, field, tokens, immune, turn), draft=draft)
    end = _end(sheet, ENDS)
    met = tokens[VILLAGER].square == tokens[GOBLIN].square
    if met and field.catching and end != CAUGHT:
        bad("caught", cell=Name(puzzle.layout.name(tokens[GOBLIN].square)))
    return replace(state, outcome=over(end)) if end else state


def _end(sheet: Sheet, known: tuple[str, ...]) -> str:
    end, line = sheet.words.get("end", ("", 0))
    if end and end not in known:
        bad("state-value", line=line, given=legible(end), name=Name("end"))
    return end


def _building(sheet: Sheet, options: Options) -> State:
    """A moment of the building of a puzzle."""
    puzzle = sheet.puzzle
    laid = [square for square in puzzle.tokens if square != NOWHERE]
    for square in laid:
        if laid.count(square) > 1:
            bad("shared", cell=Name(puzzle.layout.name(square)))
    plies, seed = (_number(sheet, name, 0, MOST_TURNS) for name in (BUILDING, "seed"))
    named, field = with_workshop(options, puzzle.layout), field_for(puzzle.layout, options)
    state = build_on(named, field, puzzle.tokens, plies, seed)
    end = _end(sheet, (PLY_CAP, RESIGNED))
    return replace(state, outcome=over(end)) if end else state


def _built(sheet: Sheet) -> Draft | None:
    """What a puzzle in play that is one's own goes back to."""
    if BUILT not in sheet.words:
        return None
    plies, seed = (_number(sheet, name, 0, MOST_TURNS) for name in (BUILT, "seed"))
    names, sheet.line = sheet.words.get("start", ("", 0))
    squares = [sheet.square(name) for name in names.split(",")]
    if len(squares) != len(LETTERS) or len(set(squares)) < len(squares):
        bad("state-value", line=sheet.line, given=legible(names), name=Name("start"))
    return Draft((squares[0], squares[1], squares[2]), plies, seed, False)


def _number(sheet: Sheet, name: str, low: int, high: int, first: int = 0) -> int:
    text, line = sheet.words.get(name, (str(first), 0))
    if not is_number(text) or not low <= int(text) <= high:
        bad("state-value", line=line, given=legible(text), name=Name(name))
    return int(text)


def _tokens(sheet: Sheet) -> Tokens:
    escort, villager, goblin = (Token(sheet.tokens[who]) for who in range(3))
    tokens = [escort, villager, goblin]
    for name, where, what in SETS:
        for who in _letters(sheet, name):
            held = getattr(tokens[who], where) | what
            tokens[who] = replace(tokens[who], **{where: held})
    for who, way in _slides(sheet):
        tokens[who] = replace(tokens[who], pending=way)
    return tokens[0], tokens[1], tokens[2]


def _parts(sheet: Sheet, name: str) -> tuple[list[str], int]:
    text, line = sheet.words.get(name, (NOTHING, 0))
    return [] if text == NOTHING else text.upper().split(","), line


def _letters(sheet: Sheet, name: str) -> list[int]:
    parts, line = _parts(sheet, name)
    if not set(parts) <= set(LETTERS) or len(set(parts)) < len(parts):
        bad("state-value", line=line, given=legible(",".join(parts)), name=Name(name))
    return [LETTERS.index(part) for part in parts]


def _slides(sheet: Sheet) -> list[tuple[int, int]]:
    parts, line = _parts(sheet, "pending")
    slides = []
    for part in parts:
        letter, _, way = part.partition(":")
        if letter not in LETTERS or not letter or way not in NAMES:
            bad("state-value", line=line, given=legible(part), name=Name("pending"))
        slides.append((LETTERS.index(letter), NAMES.index(way)))
    return slides


__all__ = ["BadPosition", "format_move", "format_position", "parse_move", "parse_position"]
