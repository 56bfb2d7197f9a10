"""What engines do by habit, what a position is worth, and what a move is good for."""

from __future__ import annotations

from random import Random

from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.seats import Seat
from tactilegrid.games.pathfinder.aiming import aim, toward
from tactilegrid.games.pathfinder.imagining import imagined
from tactilegrid.games.pathfinder.knowledge import goals, visited
from tactilegrid.games.pathfinder.legal import replies
from tactilegrid.games.pathfinder.maze import NOWHERE, ways_of
from tactilegrid.games.pathfinder.notation import draft_of, format_move
from tactilegrid.games.pathfinder.position import (
    BUILD,
    DECLARE,
    FOUND,
    NO,
    READY,
    YES,
    Back,
    Enter,
    Lay,
    Move,
    Observation,
    Out,
    Question,
    Ready,
    Reply,
    Step,
    Track,
)
from tactilegrid.games.pathfinder.searching import slot_of
from tactilegrid.games.pathfinder.settings import STYLES
from tactilegrid.games.pathfinder.slots import OUTSIDE
from tactilegrid.games.pathfinder.styles import made

NOVICE = "novice"
WON = 10_000


def worth(seen: Observation, seat: Seat) -> int:
    """How much less may be left to search than the other has; a won game is above all."""
    side = seat.number - 1
    over = seen.ended or seen.result
    if over is not None:
        return 0 if not over.winners else WON if seat in over.winners else -WON
    return _left(seen, 1 - side) - _left(seen, side)


def _left(seen: Observation, side: int) -> int:
    """The squares where a side may still find the goal."""
    if side not in seen.setup.searchers:
        return 0
    return goals(seen.setup.ground, seen.tracks[side]).bit_count()


def habit(seen: Observation, seat: Seat, level: str, seed: int) -> Move | None:
    """Build at once, search from the nearest unknown side, answer as some maze would.

    One move ahead nothing is to be seen, since every answer is unknown.
    """
    dice = Random(seed)
    if seen.ended is not None or seen.seat != seat:
        return None
    if seen.phase == BUILD:
        return _build(seen, level, dice)
    if seen.phase == DECLARE:
        return _declare(seen, dice)
    if seen.pending is not None:
        return _answer(seen.pending, seen, dice)
    setup, track = seen.setup, seen.track
    target = aim(setup.ground, track, setup.withdraw, dice, careful=level != NOVICE)
    return toward(setup.ground, track, target)


def _build(seen: Observation, level: str, dice: Random) -> Move:
    setup, draft = seen.setup, draft_of(seen)
    if draft.goal != NOWHERE and ways_of(setup.ground, draft).length:
        return READY
    if level == NOVICE:
        return Lay(imagined(setup.ground, setup.chips, Track(), OUTSIDE, dice))
    return Lay(made(setup.ground, setup.chips, dice.choice(STYLES), 3, dice.getrandbits(64)))


def _declare(seen: Observation, dice: Random) -> Move:
    """A maze that agrees with all that was answered."""
    side, ground = seen.side, seen.setup.ground
    track = seen.tracks[1 - side]
    found = bool(seen.reached >> (1 - side) & 1)
    draft = draft_of(seen)
    agrees = not (track.open & draft.walls or track.blocked & ~draft.walls)
    if draft.goal != NOWHERE and agrees and ways_of(ground, draft).length:
        return READY
    goal = track.pawn if found else OUTSIDE
    return Lay(imagined(ground, seen.setup.chips, track, goal, dice))


def _answer(question: Question, seen: Observation, dice: Random) -> Reply:
    """As a maze would answer that agrees with all answers so far."""
    may = replies(question, seen)
    maze = imagined(seen.setup.ground, seen.setup.chips, seen.track, OUTSIDE, dice)
    if maze.walls >> slot_of(seen.setup, question) & 1:
        return NO
    wanted = FOUND if question.square == maze.goal else YES
    return wanted if wanted in may else may[0]


# hints


def why(move: Move, seen: Observation) -> tuple[Message, ...]:
    """What kind of move helps; then the move with its reason."""
    ground = seen.setup.ground
    match move:
        case Lay(maze=maze):
            ways = ways_of(ground, maze)
            said = message(
                "pathfinder-try-lay",
                n=maze.walls.bit_count(),
                cell=ground.cell(maze.goal),
                way=ways.length,
            )
            return message("pathfinder-hint-build"), said
        case Ready():
            return message("pathfinder-hint-ready"), message("pathfinder-try-ready")
        case Out():
            return message("pathfinder-hint-out"), message("pathfinder-try-out")
        case Enter(square=square):
            return message("pathfinder-hint-enter"), _try(square, move, seen)
        case Step(square=square) | Back(square=square):
            known = isinstance(move, Back) or bool(seen.track.open >> slot_of(seen.setup, move) & 1)
            hint = "pathfinder-hint-walk" if known else "pathfinder-hint-ask"
            return message(hint), _try(square, move, seen)
    return message("pathfinder-hint-other"), message(
        "pathfinder-try-other", move=Name(format_move(move))
    )


def _try(square: int, move: Move, seen: Observation) -> Message:
    ground = seen.setup.ground
    fresh = not visited(ground, seen.track) >> square & 1
    how = "enter" if isinstance(move, Enter) else "ask" if fresh else "walk"
    return message("pathfinder-try", cell=ground.cell(square), how=how)
