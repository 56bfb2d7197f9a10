"""Parts of sentences that several answers share: tokens, tiles, closed sides, what a token did."""

from __future__ import annotations

from tactilegrid.core.geometry import Direction
from tactilegrid.core.message import Arg, Both, Message, message
from tactilegrid.games.escort_quest.field import (
    NAMES,
    NOWHERE,
    WARP,
    WAYS,
    Field,
)
from tactilegrid.games.escort_quest.motion import (
    EVERY_WAY,
    GOBLIN,
    STAYS_CLOSED,
    STEP,
    TELEPORT,
    TOKENS,
    acts,
    heading,
)
from tactilegrid.games.escort_quest.position import SEAT, Leg, State
from tactilegrid.games.escort_quest.sheet import in_order

FEW = 4  # closed sides that are told as closed; with more, the open ones are


def token_name(who: int) -> Message:
    """You, villager, goblin."""
    return message("escort-quest-token", token=TOKENS[who], who=SEAT)


def tile_name(kind: str) -> Message:
    """Amulet, spikes, warp north-east."""
    if kind.startswith(WARP):
        way = WAYS[NAMES.index(kind.removeprefix(f"{WARP}-"))]
        return message("escort-quest-warp", way=way)
    return message("escort-quest-tile", kind=kind)


def plain_kind(kind: str) -> str:
    """The kind as a token to choose words by: all warps are one."""
    return WARP if kind.startswith(WARP) else kind


def directions(ways: int) -> tuple[Direction, ...]:
    """The directions of a set, beginning after a gap."""
    return tuple(WAYS[way] for way in in_order(ways))


def sides(closed: int) -> tuple[str, tuple[Direction, ...]]:
    """How the closed sides of a square are best told: those, or those that are open."""
    if closed == EVERY_WAY:
        return "all", ()
    if closed.bit_count() <= FEW:
        return "closed", directions(closed)
    return "open", directions(EVERY_WAY & ~closed)


def in_a_row(ways: tuple[Direction, ...]) -> Arg:
    """Directions without commas, for lists of squares where each comma begins another square."""
    if len(ways) < 2:
        return ways
    return message("escort-quest-sides", side=ways[0], more=in_a_row(ways[1:]))


def exits(field: Field, square: int) -> Message:
    """Which sides of a square are closed."""
    closed = field.closed[square]
    covered = square in dict(field.layout.barriers) and not closed
    if covered:
        tile = tile_name(field.kinds[square])
        return message("escort-quest-exits-covered", tile=tile)
    how, ways = sides(closed)
    if not closed:
        return message("escort-quest-exits-free")
    return message("escort-quest-exits", how=how, ways=Both(ways), n=len(ways))


def offset_words(offset: tuple[int, int]) -> Message:
    """How far the villager is of the goblin: the longer side first, the other if it is not 0."""
    columns, rows = offset
    east = message("escort-quest-far-by", n=abs(columns), way=WAYS[2 if columns > 0 else 6])
    north = message("escort-quest-far-by", n=abs(rows), way=WAYS[0 if rows > 0 else 4])
    legs = [part for part, size in ((east, columns), (north, rows)) if size]
    if abs(rows) > abs(columns):
        legs.reverse()
    return message("escort-quest-offset", legs=tuple(legs))


def landed_on(leg: Leg, state: State) -> str:
    """The kind of tile that acts on a token where it came to rest, or nothing."""
    if not leg.path or leg.way == NOWHERE or TELEPORT in leg.hops:
        return ""
    kind = state.field.kinds[leg.square]
    return kind if acts(state.field, leg.who, leg.square, leg.way) else ""


def leg_words(leg: Leg, state: State, immune: bool) -> Message:
    """What a token did, as a sentence; *immune*: no tile acted."""
    args: dict[str, Arg] = {"token": TOKENS[leg.who], "who": SEAT}
    if not leg.path:
        args["why"] = leg.stays
        if leg.stays == STAYS_CLOSED and leg.way != NOWHERE:
            return message("escort-quest-stays-closed", way=WAYS[leg.way], **args)
        return message("escort-quest-stays", **args)
    args |= {"cell": state.cell(leg.square), "how": leg.hops[-1]}
    kind = "" if immune else landed_on(leg, state)
    if kind:
        return message("escort-quest-came-to-tile", tile=tile_name(kind), **args)
    if leg.who == GOBLIN and leg.hops[-1] == STEP:
        why = offset_words(leg.offset)
        return message("escort-quest-goblin-came", cell=args["cell"], way=WAYS[leg.way], why=why)
    return message("escort-quest-came", **args)


def then_words(leg: Leg, state: State) -> Message:
    """Where a pending tile took a token as the next turn began."""
    args: dict[str, Arg] = {"token": TOKENS[leg.who], "who": SEAT, "cell": state.cell(leg.square)}
    kind = landed_on(leg, state)
    if kind:
        return message("escort-quest-then-tile", tile=tile_name(kind), **args)
    return message("escort-quest-then", **args)


def reason(leg: Leg) -> Message:
    """Why the goblin went where he went, or stayed (EQ-R13)."""
    columns, rows = (abs(side) for side in leg.offset)
    east = WAYS[2 if leg.offset[0] > 0 else 6]
    north = WAYS[0 if leg.offset[1] > 0 else 4]
    args: dict[str, Arg] = {"columns": columns, "rows": rows, "east": east, "north": north}
    if leg.stays and leg.stays != STAYS_CLOSED:
        return message("escort-quest-why-stays", why=leg.stays)
    args["way"] = WAYS[leg.way]
    if leg.stays:
        return message("escort-quest-why-closed", way=args["way"])
    if leg.way != heading(*leg.offset):
        return message("escort-quest-why-aimed", way=args["way"])
    longer = "columns" if columns > rows else "rows" if rows > columns else "both"
    return message("escort-quest-why", longer=longer, **args)
