"""Moves as text.

Building: `+B3E`, `-B3E`, `goal E5`, `lay:E5:B3E,C1W`, `ready`. Searching: `enter:B1`, `B1>B2`,
`out`, `back:B1`. Answering: `yes`, `no`, `goal`. A record holds what was tried; the answer is an
event. A question may be written with its answer, `enter:C1-` or `B1>B2+`: a sign is refused only
where the tracking grid already says otherwise, so that it never tells anything.
"""

from __future__ import annotations

import re

from tactilegrid.core.errors import BadNotation, IllegalMove
from tactilegrid.core.message import Message, Name, message
from tactilegrid.games.pathfinder.lines import BadLayout, find_slot, read_walls, wall_names
from tactilegrid.games.pathfinder.maze import NO_MAZE, Maze
from tactilegrid.games.pathfinder.position import (
    ANSWER,
    BUILD,
    DECLARE,
    OUT,
    READY,
    Add,
    Back,
    Enter,
    Lay,
    Move,
    Observation,
    Question,
    Ready,
    Reply,
    SetGoal,
    Step,
    Take,
)
from tactilegrid.games.pathfinder.refusals import check
from tactilegrid.games.pathfinder.saying import slot_args
from tactilegrid.games.pathfinder.searching import slot_of
from tactilegrid.games.pathfinder.slots import slot_name, square_name

SQUARE = r"[A-Z]\d"
CHIP = re.compile(r"([+-]) ?(.{1,4})")
GOAL = re.compile(r"GOAL[ :]([A-Z]\d{1,2})")
LAY = re.compile(r"LAY:([A-Z]\d{1,2})(?::([A-Z0-9,]*))?")
ENTER = re.compile(rf"ENTER[ :]({SQUARE})([+-]?)")
STEP = re.compile(rf"({SQUARE})>({SQUARE})([+-]?)")
BACK = re.compile(rf"BACK(?:[ :]| TO )({SQUARE})")
LONGEST = 700


def format_move(move: Move) -> str:
    """The move as recorded."""
    match move:
        case Add(slot=slot):
            return f"+{slot_name(slot)}"
        case Take(slot=slot):
            return f"-{slot_name(slot)}"
        case SetGoal(square=square):
            return f"goal {square_name(square)}"
        case Lay(maze=maze):
            return f"lay:{square_name(maze.goal)}:{wall_names(maze.walls)}".rstrip(":")
        case Ready():
            return "ready"
        case Enter(square=square):
            return f"enter:{square_name(square)}"
        case Step(origin=origin, square=square):
            return f"{square_name(origin)}>{square_name(square)}"
        case Back(square=square):
            return f"back:{square_name(square)}"
        case Reply(word=word):
            return word
    return "out"


def parse_move(text: str, seen: Observation) -> Move:
    """The legal move that a text means; raises MoveError only."""
    move = written_move(text, seen)
    check(move, seen)
    return move


def written_move(text: str, seen: Observation) -> Move:
    """The move of a text, legal or not; raises MoveError where it is none or its sign is wrong."""
    plain = " ".join(text.upper().split()) if len(text) <= LONGEST else ""
    if not plain.isascii():
        raise bad_move(text, seen)
    if plain == "READY":
        return READY
    if plain == "OUT":
        return OUT
    if plain in ("YES", "NO", "GOAL"):
        return Reply(plain.lower())
    move = _building(plain, seen) or _searching(plain, seen)
    if move is None:
        raise bad_move(text, seen)
    return move


def bad_move(text: str, seen: Observation) -> BadNotation:
    """Says what was given and what could be written now."""
    given = Name(text.strip()[:20])
    phase = BUILD if seen.phase == DECLARE else seen.phase
    return BadNotation(message("pathfinder-bad-move", given=given, phase=phase))


def _building(plain: str, seen: Observation) -> Move | None:
    ground = seen.setup.ground
    try:
        if found := CHIP.fullmatch(plain):
            slot = find_slot(found[2], ground)
            return Add(slot) if found[1] == "+" else Take(slot)
        if found := GOAL.fullmatch(plain):
            return SetGoal(square_of(found[1], seen))
        if found := LAY.fullmatch(plain):
            return Lay(Maze(square_of(found[1], seen), read_walls(found[2] or "", ground)))
    except BadLayout as error:
        raise BadNotation(error.message) from None
    return None


def square_of(name: str, seen: Observation) -> int:
    """The square of a name; raises BadNotation outside the board."""
    square = seen.setup.ground.find_square(name)
    if square is None:
        raise BadNotation(message("pathfinder-no-square", given=Name(name[:20])))
    return square


def _searching(plain: str, seen: Observation) -> Move | None:
    if found := ENTER.fullmatch(plain):
        return _signed(Enter(square_of(found[1], seen)), found[2], seen)
    if found := STEP.fullmatch(plain):
        step = Step(square_of(found[1], seen), square_of(found[2], seen))
        return _signed(step, found[3], seen)
    if found := BACK.fullmatch(plain):
        return back_to(square_of(found[1], seen), seen)
    return None


def _signed(question: Question, sign: str, seen: Observation) -> Move:
    """The question, unless the tracking grid contradicts its sign."""
    if sign and seen.ended is None and seen.phase not in (BUILD, DECLARE):
        slot = slot_of(seen.setup, question)
        known = seen.track.blocked if sign == "+" else seen.track.open
        if slot >= 0 and known >> slot & 1:
            is_open = "no" if sign == "+" else "yes"
            args = slot_args(slot, seen.setup.ground)
            raise IllegalMove(message("pathfinder-wrong-sign", open=is_open, **args), "PF-A7")
    return question


def back_to(square: int, seen: Observation) -> Move:
    """Going back; to a neighbour it is the same as a step through an open side (PF-A5)."""
    track, ground = seen.track, seen.setup.ground
    if square in track.path[:-1] and seen.phase not in (BUILD, DECLARE, ANSWER):
        slot = ground.between(track.pawn, square)
        if slot is not None and track.open >> slot & 1:
            return Step(track.pawn, square)
    return Back(square)


def draft_of(seen: Observation) -> Maze:
    """The maze under construction."""
    return seen.draft or NO_MAZE


def no_such(name: str) -> Message:
    """There is no layout or style of that name."""
    return message("pathfinder-no-layout", given=Name(name[:20]))
