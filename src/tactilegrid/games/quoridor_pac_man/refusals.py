"""Why a turn is not legal: the rule broken, in a sentence that also says what is possible."""

from __future__ import annotations

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.geometry import Cell, Direction
from tactilegrid.core.message import Arg, Message, Name, message
from tactilegrid.games.quoridor.moves import cell_of
from tactilegrid.games.quoridor_pac_man.ground import OFFSETS
from tactilegrid.games.quoridor_pac_man.layouts import GRID
from tactilegrid.games.quoridor_pac_man.moves import PAC, TOKENS, Move, format_move
from tactilegrid.games.quoridor_pac_man.position import OFF, State
from tactilegrid.games.quoridor_pac_man.walks import Walk, follow, setting_out


def refusal(state: State, move: Move) -> IllegalMove:
    """The error for a turn that is not legal."""
    if state.ended is not None:
        return over()
    if move.figure not in state.candidates:
        return not_now(state, move.figure)
    walk = setting_out(state, move.figure)
    for place, step in enumerate(move.steps):
        further = follow(walk, (step.direction,))
        if further is walk:
            return not_there(walk, step.direction, place)
        walk = further
    if not walk.may_stop(walk.onward()):
        return too_short(walk)
    given, right = Name(format_move(move)), Name(format_move(walk.move))
    return IllegalMove(_say("marks", given=given, right=right), "PM-R5")


def _say(what: str, /, **args: Arg) -> Message:
    return message(f"quoridor-pac-man-{what}", **args)


def over() -> IllegalMove:
    """Nothing is legal after the end."""
    return IllegalMove(_say("over"), "PM-R3")


def fences_stay() -> IllegalMove:
    """There is nothing to be done with fences."""
    return IllegalMove(_say("fences-stay"), "PM-R1")


def not_now(state: State, figure: int) -> IllegalMove:
    """It is another figure's turn."""
    turn = tuple(_say("figure", figure=TOKENS[each]) for each in state.candidates)
    if figure != PAC and state.figures[figure] == OFF:
        said = _say("not-eaten", figure=TOKENS[figure], turn=turn)
        return IllegalMove(said, "PM-R6")
    rule = "PM-R4" if PAC in (figure, *state.candidates) else "PM-A10"
    return IllegalMove(_say("not-now", figure=TOKENS[figure], turn=turn), rule)


def not_there(walk: Walk, direction: Direction, place: int) -> IllegalMove:
    """A step that cannot be made, after *place* steps that can."""
    why, rule = _fault(walk, direction)
    return _from_here(walk, place, why, rule)


def _from_here(walk: Walk, place: int, why: Message, rule: str) -> IllegalMove:
    ways = ways_of(walk.onward())
    if not ways:
        return IllegalMove(_say("no-step", why=why), rule)
    key = "no-step-first" if place == 0 else "no-step-from"
    return IllegalMove(_say(key, why=why, cell=cell_of(walk.here), ways=ways), rule)


def ways_of(onward: list[Walk]) -> tuple[Direction, ...]:
    """The directions of the ways to go on."""
    return tuple(each.steps[-1].direction for each in onward)


def _fault(walk: Walk, direction: Direction) -> tuple[Message, str]:
    if walk.over:
        return _say("why-over"), "PM-R10"
    if not walk.pellets:
        return _say("why-over"), "PM-A7"
    if not walk.left:
        return _too_long(walk)
    own = "PM-R4" if walk.figure == PAC else "PM-R7"
    cell = cell_of(walk.here).step(direction)
    if cell not in GRID:
        return _say("why-edge", way=direction), own
    square = walk.here + OFFSETS[direction]
    if not walk.setup.ground.near[walk.here] >> square & 1:
        return _say("why-fence", cell=cell), own
    if walk.steps and walk.figure != PAC and walk.steps[0].direction is not direction:
        return _say("why-straight"), "PM-A13"
    met = next(ghost for ghost in range(1, 5) if walk.figures[ghost] == square)
    rule = "PM-A2" if walk.figure == PAC else "PM-A12"
    return _say("why-taken", figure=TOKENS[met], cell=cell), rule


def _too_long(walk: Walk) -> tuple[Message, str]:
    if walk.boosting:
        return _say("why-boost"), "PM-R5"
    if walk.figure == PAC:
        return _say("why-two"), "PM-R4"
    return (_say("why-frenzy"), "PM-R8") if walk.frenzy else (_say("why-one"), "PM-R7")


def too_short(walk: Walk) -> IllegalMove:
    """A turn that has to go on."""
    ways = ways_of(walk.onward())
    cell = cell_of(walk.here)
    if not walk.steps:
        rule = "PM-R4" if walk.figure == PAC else "PM-A11"
        said = _say("must-move", figure=TOKENS[walk.figure], ways=ways)
        return IllegalMove(said, rule)
    rule = "PM-A13"
    if walk.figure == PAC:
        rule = "PM-A4" if walk.boosting else "PM-R4"
    return IllegalMove(_say("too-short", n=walk.left, cell=cell, ways=ways), rule)


def not_reached(state: State, cell: Cell, figure: int, ends: tuple[Cell, ...]) -> IllegalMove:
    """No turn of a figure ends on that square."""
    rule = "PM-R4" if figure == PAC else "PM-R7"
    name = TOKENS[figure]
    if len(ends) > 7:  # the list of a boost is longer than a line
        return IllegalMove(_say("not-reached-far", cell=cell, figure=name), rule)
    own = state.cell(figure)
    return IllegalMove(_say("not-reached", cell=cell, own=own, figure=name, ends=ends), rule)
