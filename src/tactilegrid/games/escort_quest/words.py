"""What is said of a game of Escort Quest: its start, its squares, its turns, its end."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Place, Touch
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Arg, Message, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.escort_quest.field import NOWHERE
from tactilegrid.games.escort_quest.motion import ESCORT, GOBLIN, STEP, TOKENS, VILLAGER
from tactilegrid.games.escort_quest.parts import (
    in_a_row,
    leg_words,
    sides,
    then_words,
    tile_name,
    token_name,
)
from tactilegrid.games.escort_quest.position import (
    SEAT,
    Leg,
    Move,
    Repeated,
    State,
    Stopped,
    Turned,
    away,
)
from tactilegrid.games.escort_quest.refusals import only_hold, open_directions
from tactilegrid.games.escort_quest.settings import best_of, shipped_number

BARE_PARTS = 2  # as much of a square as a brief listener hears


def seat_name(seat: Seat, options: Options) -> Message:  # noqa: ARG001 - there is one seat
    """Escort."""
    return message("escort-quest-seat")


# the start


def opening(viewer: Viewer, state: State) -> tuple[Message, ...]:  # noqa: ARG001 - all see the same
    """Which puzzle it is, where everybody stands, and how quickly it can be done."""
    number, name = shipped_number(state.options)
    title = message("escort-quest-opening", n=number, puzzle=name or "own")
    villages = tuple(map(state.cell, state.field.villages))
    args: dict[str, Arg] = {"n": len(villages), "villages": villages}
    for who, token in enumerate(TOKENS):
        args[token] = state.stand(who)
    said = [title, message("escort-quest-stand", who=SEAT, **args)]
    best = best_of(state.options)
    if best and state.turn == 1:
        said.append(message("escort-quest-best", n=best))
    return tuple(said)


def home(viewer: Viewer, state: State) -> Cell:  # noqa: ARG001 - there is one escort
    """The escort's square."""
    return state.stand(ESCORT)


# squares


def points(state: State) -> tuple[Place, ...]:
    """The tokens, the villages, then all other tiles and barriers in reading order."""
    field = state.field
    squares = [token.square for token in state.tokens if token.square != NOWHERE]
    squares += field.villages
    squares += [s for s in range(field.size) if field.kinds[s] or field.closed[s]]
    return tuple(map(state.cell, dict.fromkeys(squares)))


def describe(place: Place, state: State) -> Message | None:
    """Who stands on a square and what lies there; None for a bare and empty one."""
    if not isinstance(place, Cell) or place not in state.field.layout.grid:
        return None
    square = state.field.layout.square(place)
    closed = state.field.closed[square]
    if closed and all(token.square != square for token in state.tokens):
        how, ways = sides(closed)
        return message("escort-quest-barrier", how=how, ways=in_a_row(ways))
    return here(square, state)


def here(square: int, state: State) -> Message | None:
    """Who and what is on a square, a barrier without its sides; None where nothing is."""
    parts = [token_name(who) for who in range(3) if state.tokens[who].square == square]
    if state.field.kinds[square]:
        parts.append(tile_name(state.field.kinds[square]))
    elif state.field.closed[square]:
        parts.append(message("escort-quest-barrier-under"))
    if not parts:
        return None
    return message("escort-quest-here", parts=tuple(parts), few=tuple(parts[:BARE_PARTS]))


def picked(touched: tuple[Touch, ...], moves: Sequence[Move], state: State) -> Message:  # noqa: ARG001
    """The ways that are open to the escort, or that he can only hold."""
    ways = open_directions(state)
    return message("escort-quest-ways", n=len(ways), ways=ways) if ways else only_hold(state)


# events

Told = Turned | Repeated | Stopped


def announce(event: Told, viewer: Viewer, state: State) -> tuple[Message, ...]:  # noqa: ARG001
    """What anyone hears of an event; *state* is the one after it."""
    if isinstance(event, Turned):
        return _turn(event, state)
    if isinstance(event, Repeated):
        return (message("escort-quest-repeated", n=event.times),)
    return (message("escort-quest-stopped", reason=event.reason, n=event.turns, who=SEAT),)


def _turn(turn: Turned, state: State) -> tuple[Message, ...]:
    """All three tokens, and how near the goblin is; a decision on the board says all by itself."""
    legs = (*turn.legs, *turn.later)
    if legs[-1].end:
        return (_ended(legs[-1], turn.number, state),)
    said = [leg_words(leg, state, turn.immune) for leg in turn.legs]
    said += [then_words(leg, state) for leg in turn.later]
    if state.outcome is None and all(_plain(leg, state) for leg in legs):
        distance = away(state, GOBLIN, state.tokens[VILLAGER].square)
        said.append(message("escort-quest-near", n=distance))
    return tuple(said)


def _plain(leg: Leg, state: State) -> bool:
    """Whether a leg leaves room for the distance: one step to a square without a tile, or none."""
    return not leg.path or (leg.hops == (STEP,) and not state.field.kinds[leg.square])


def _ended(leg: Leg, turns: int, state: State) -> Message:
    """How the last leg decided the game: the square and the rule."""
    return message(
        "escort-quest-ended",
        reason=leg.end,
        cell=state.cell(leg.square),
        token=TOKENS[leg.who],
        who=SEAT,
        n=turns,
    )


def taken_back(move: Move, mover: Seat, viewer: Viewer, seen: State) -> Message:  # noqa: ARG001
    """The direction of the step."""
    if move.direction is None:
        return message("escort-quest-back-hold")
    return message("escort-quest-back", way=move.direction)
