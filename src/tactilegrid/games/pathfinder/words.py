"""What is said of squares and slots, of events, and of what was taken back, in no language."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Place, Touch
from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.message import Arg, Both, Message, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.pathfinder.events import (
    Answered,
    Asked,
    Begun,
    Built,
    Caught,
    Checked,
    Declares,
    Drafted,
    Ended,
    Event,
    LastTurn,
    Reached,
    Resigned,
    Revealed,
    Went,
)
from tactilegrid.games.pathfinder.knowledge import CLOSED, UNKNOWN, Unknown, status, unknown_slots
from tactilegrid.games.pathfinder.maze import NO_MAZE, NOWHERE, Maze, ways_of
from tactilegrid.games.pathfinder.position import (
    BUILD,
    DECLARE,
    NOBODY,
    RESIGNED,
    SEARCH,
    Add,
    Back,
    Enter,
    Lay,
    Move,
    Observation,
    Question,
    Ready,
    Reply,
    Searching,
    SetGoal,
    Step,
    Take,
)
from tactilegrid.games.pathfinder.saying import slot_args, slot_part
from tactilegrid.games.pathfinder.settings import ALONE, HIDE
from tactilegrid.games.pathfinder.sheets import Sheet, building, sheet_of
from tactilegrid.games.pathfinder.slots import OUTSIDE, Ground
from tactilegrid.games.pathfinder.table import label

FEW_SLOTS = 3


def seat_name(seat: Seat, options: Options) -> Message:
    """By its number; where one hides and the other searches, by that."""
    if options.choice("play") == HIDE:
        return message("pathfinder-seat", role="hider" if seat.number == 1 else "searcher")
    return message("seat-number", number=seat.number)


# the start


def opening(viewer: Viewer, seen: Observation) -> tuple[Message, ...]:
    """What the viewer has to do first."""
    setup = seen.setup
    size: dict[str, Arg] = {"rows": setup.ground.rows, "cols": setup.ground.cols}
    alone = setup.play == ALONE
    said = [message("pathfinder-opening", alone="yes" if alone else "no", **size)]
    if seen.ended is not None:
        return tuple(said)
    mine = isinstance(viewer, Seat) and viewer == seen.seat
    if seen.phase in (BUILD, DECLARE):
        if mine:
            said.append(message("pathfinder-build", n=setup.chips))
        else:
            said.append(message("pathfinder-builds", who=seen.seat))
    elif seen.phase == SEARCH and mine and not seen.track.path:
        said.append(message("pathfinder-enter"))
    return tuple(said)


def home(viewer: Viewer, seen: Observation) -> Cell:  # noqa: ARG001 - the grid at hand says whose
    """The goal while building; the pawn; or the first entrance."""
    ground, sheet = seen.setup.ground, sheet_of(seen)
    if sheet.maze is not None and sheet.maze.goal != NOWHERE:
        return ground.cell(sheet.maze.goal)
    return ground.cell(ground.doors[0] if sheet.track.pawn == OUTSIDE else sheet.track.pawn)


def points(seen: Observation) -> tuple[Place, ...]:
    """On a maze its goal and barriers; on a tracking grid what is unknown, the nearest first."""
    ground, sheet = seen.setup.ground, sheet_of(seen)
    if sheet.maze is not None:
        places: list[Place] = []
        if sheet.maze.goal != NOWHERE:
            places.append(ground.cell(sheet.maze.goal))
        places += [ground.edge(slot) for slot in ground.order if sheet.maze.walls >> slot & 1]
        return tuple(places)
    return tuple(ground.edge(each.slot) for each in nearest_unknown(sheet, seen))


def nearest_unknown(sheet: Sheet, seen: Observation) -> list[Unknown]:
    """What can be asked about, by the steps to it; what lies beyond an entrance comes last."""
    found = unknown_slots(seen.setup.ground, sheet.track, seen.setup.withdraw)
    return sorted(found, key=lambda each: each.steps if each.steps != OUTSIDE else 1000)


# places


def describe(place: Place, seen: Observation) -> Message | None:
    """What is on a square, or all that is known of a slot."""
    ground = seen.setup.ground
    if isinstance(place, Cell):
        square = ground.number(place)
        return None if square is None else _square(square, seen)
    slot = ground.slot(place)
    return None if slot is None else _slot(slot, seen)


def _square(square: int, seen: Observation) -> Message | None:
    sheet = sheet_of(seen)
    on, goal = sheet.on(seen.setup.ground, square), sheet.is_goal(square)
    if on == "nothing" and not goal:
        return None
    who = Seat(sheet.searcher + 1)
    return message("pathfinder-on", goal="yes" if goal else "no", on=on, who=who)


def _slot(slot: int, seen: Observation) -> Message:
    ground, sheet = seen.setup.ground, sheet_of(seen)
    args, kind = slot_args(slot, ground), sheet.slot(slot)
    draft = building(seen)
    if draft is not None:
        if kind == CLOSED:
            return message("pathfinder-slot-chip", **args)
        return message("pathfinder-slot-free", then=_with_chip(draft, slot, ground), **args)
    if sheet.maze is not None:
        found = "no" if status(slot, sheet.track) == UNKNOWN else "yes"
        return message("pathfinder-slot-maze", kind=kind, found=found, **args)
    if kind == UNKNOWN:
        steps = {each.slot: each.steps for each in nearest_unknown(sheet, seen)}
        return message("pathfinder-slot-unknown", n=steps.get(slot, OUTSIDE), **args)
    return message("pathfinder-slot-known", kind=kind, **args)


def _with_chip(draft: Maze, slot: int, ground: Ground) -> Message:
    """What the best way would be with one more chip."""
    if draft.goal == NOWHERE:
        return message("pathfinder-then-no-goal")
    now, then = ways_of(ground, draft), ways_of(ground, Maze(draft.goal, draft.walls | 1 << slot))
    if not then.length:
        return message("pathfinder-then-sealed")
    if then.length == now.length:
        return message("pathfinder-then-same")
    return message("pathfinder-then-way", n=then.length)


def picked(touched: tuple[Touch, ...], moves: Sequence[Move], seen: Observation) -> Message:  # noqa: ARG001
    """What can be done, count first."""
    return message("pathfinder-picked", n=len(moves), labels=tuple(map(label, moves)))


# events


def announce(event: Event, viewer: Viewer, seen: Observation) -> tuple[Message, ...]:
    """What a viewer hears of an event; *seen* is the observation after it."""
    ground = seen.setup.ground
    match event:
        case Drafted():
            return _drafted(event, seen)
        case Answered():
            return _answered(event, viewer, seen)
        case Went(side=side, how=how, square=square, steps=steps):
            went = message(
                "pathfinder-went", how=how, cell=ground.cell(square), n=steps, who=Seat(side + 1)
            )
            return (went, *_around(viewer, side, seen)) if how != "out" else (went,)
        case Asked(side=side, question=question):
            return _asked(side, question, seen)
        case Reached(side=side, square=square, turns=turns):
            cell = ground.cell(square)
            return (message("pathfinder-reached", who=Seat(side + 1), cell=cell, n=turns),)
    return _between(event, viewer, seen)


def _between(
    event: Built | Begun | LastTurn | Caught | Declares | Checked | Ended | Revealed | Resigned,
    viewer: Viewer,
    seen: Observation,
) -> tuple[Message, ...]:
    """What comes between the searches: the building, and the end."""
    ground, who = seen.setup.ground, Seat(getattr(event, "side", 0) + 1)
    match event:
        case Built(then=then):
            said = [message("pathfinder-built", who=who)]
            if then != NOBODY:
                other = Seat(then + 1)
                said.append(
                    message("pathfinder-build", n=seen.setup.chips)
                    if viewer == other
                    else message("pathfinder-builds", who=other)
                )
            return tuple(said)
        case Begun():
            return (message("pathfinder-begun", who=who),)
        case LastTurn():
            return (message("pathfinder-last-turn", who=who),)
        case Caught():
            return (message("pathfinder-caught", who=who),)
        case Declares():
            return (message("pathfinder-declares", who=who),)
        case Checked():
            return _checked(event, seen)
        case Ended():
            return _ended(event)
        case Revealed(side=side, square=square, chips=chips):
            owner = "seat" if side < len(seen.setup.seats) else "program"
            return (
                message(
                    "pathfinder-revealed",
                    owner=owner,
                    who=who if owner == "seat" else Seat(1),
                    cell=ground.cell(square),
                    n=chips,
                ),
            )
    return (message("pathfinder-resigned", who=who),)


def _ended(event: Ended) -> tuple[Message, ...]:
    if event.winner == NOBODY:
        return (message("pathfinder-drawn", reason=event.reason, n=event.count),)
    who = Seat(event.winner + 1)
    by = RESIGNED if event.reason == RESIGNED else event.reason
    return (message("pathfinder-won", who=who, reason=by, n=event.count),)


def _drafted(event: Drafted, seen: Observation) -> tuple[Message, ...]:
    ground, maze = seen.setup.ground, seen.mazes[event.side] or NO_MAZE
    left = seen.setup.chips - maze.walls.bit_count()
    if event.what in ("added", "taken"):
        args = slot_args(event.place, ground)
        said = message(f"pathfinder-{event.what}", left=left, **args)
    else:
        cell = ground.cell(event.place)
        n = maze.walls.bit_count()
        said = message(f"pathfinder-drafted-{event.what}", cell=cell, n=n, left=left)
    return said, *standing(maze, ground)


def standing(maze: Maze, ground: Ground) -> tuple[Message, ...]:
    """Whether a maze under construction is legal, its best way, and the entrances for nothing."""
    if maze.goal == NOWHERE:
        return (message("pathfinder-no-goal-yet"),)
    ways = ways_of(ground, maze)
    if not ways.length:
        return (message("pathfinder-sealed-now"),)
    said = [message("pathfinder-best-way", n=ways.length, cell=ground.cell(ways.best))]
    if ways.dead:
        cells = Both(tuple(map(ground.cell, ways.dead)))
        said.append(message("pathfinder-dead", n=len(ways.dead), cells=cells))
    return tuple(said)


def question_cell(question: Question, ground: Ground) -> dict[str, Arg]:
    """The square that is asked for, and whether it is an entrance."""
    how = "enter" if isinstance(question, Enter) else "step"
    return {"cell": ground.cell(question.square), "how": how}


def _answered(event: Answered, viewer: Viewer, seen: Observation) -> tuple[Message, ...]:
    ground, side = seen.setup.ground, event.side
    args = question_cell(event.question, ground) | {"who": Seat(side + 1)}
    if not event.yes:
        no = slot_args(event.slot, ground)
        what = message("pathfinder-barrier", **no)
        known = "yes" if event.known else "no"
        return (message("pathfinder-no", barrier=what, known=known, **args),)
    return message("pathfinder-yes", **args), *_around(viewer, side, seen, event.question)


def _around(
    viewer: Viewer, side: int, seen: Observation, question: Question | None = None
) -> tuple[Message, ...]:
    """What a searcher has around the pawn: what is ahead, then where else nothing is known."""
    mine = isinstance(viewer, Seat) and viewer.number == side + 1
    track, ground = seen.tracks[side], seen.setup.ground
    if not mine or seen.ended is not None or not track.path or seen.reached >> side & 1:
        return ()
    ahead = _ahead(question, ground)
    said: list[Message] = []
    unknown: list[Message] = []
    for each in ground.sides[track.pawn]:
        kind = status(each.slot, track)
        if each.way is ahead:
            said.append(message("pathfinder-ahead", kind=kind))
        if kind == UNKNOWN and each.beyond != OUTSIDE:
            cell = ground.cell(each.beyond)
            unknown.append(message("pathfinder-toward", way=each.way, cell=cell))
    found = tuple(unknown)
    said.append(
        message("pathfinder-sides", sides=found) if found else message("pathfinder-all-known")
    )
    return tuple(said)


def _ahead(question: Question | None, ground: Ground) -> Direction | None:
    """The direction that the pawn has come in."""
    if question is None:
        return None
    if isinstance(question, Enter):
        return Direction.EAST
    sides = ground.sides[question.origin]
    return next(side.way for side in sides if side.beyond == question.square)


def _asked(side: int, question: Question, seen: Observation) -> tuple[Message, ...]:
    args = question_cell(question, seen.setup.ground)
    if not isinstance(question, Enter):
        args["origin"] = seen.setup.ground.cell(question.origin)
    else:
        args["origin"] = args["cell"]
    return (message("pathfinder-asked", who=Seat(side + 1), **args),)


def _checked(event: Checked, seen: Observation) -> tuple[Message, ...]:
    """Whether the answers for a maze on the table were true; a few slots a line."""
    who, ground = Seat(event.side + 1), seen.setup.ground
    if not event.slots and not event.goal:
        return (message("pathfinder-honest", who=who),)
    said = [message("pathfinder-contradiction", who=who, n=len(event.slots) + event.goal)]
    if event.goal:
        said.append(message("pathfinder-wrong-goal"))
    for start in range(0, len(event.slots), FEW_SLOTS):
        slots = event.slots[start : start + FEW_SLOTS]
        parts = tuple(slot_part(slot, ground) for slot in slots)
        said.append(message("pathfinder-wrong-slots", slots=parts))
    return tuple(said)


def taken_back(move: Move, mover: Seat, viewer: Viewer, seen: Observation) -> Message | None:
    """A step of building for nobody else's ears; of a search what is asked for, or the way back."""
    hidden = isinstance(move, Add | Take | SetGoal | Lay | Ready)
    if hidden and viewer != mover:
        return None
    ground = seen.setup.ground
    match move:
        case Lay(maze=maze):
            return message("pathfinder-back-lay", cell=ground.cell(maze.goal))
        case SetGoal(square=square):
            return message("pathfinder-back-goal", cell=ground.cell(square))
        case Add(slot=slot):
            return message("pathfinder-back-add", **slot_args(slot, ground))
        case Take(slot=slot):
            return message("pathfinder-back-take", **slot_args(slot, ground))
        case Ready():
            return message("pathfinder-back-ready")
        case Reply(word=word):
            return message("pathfinder-label-reply", word=word)
    return _searched(move, ground)


def _searched(move: Searching, ground: Ground) -> Message:
    """A move of a search, as it is said in a list."""
    match move:
        case Enter(square=square):
            return message("pathfinder-back-enter", cell=ground.cell(square))
        case Step(origin=origin, square=square):
            cells: dict[str, Arg] = {"origin": ground.cell(origin), "cell": ground.cell(square)}
            return message("pathfinder-back-step", **cells)
        case Back(square=square):
            return message("pathfinder-back-along", cell=ground.cell(square))
    return message("pathfinder-back-out")
