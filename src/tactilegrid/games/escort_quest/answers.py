"""What a viewer may ask in a game of Escort Quest, put into words."""

from __future__ import annotations

from collections.abc import Callable

from tactilegrid.core.game import Place, Topic
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Arg, Message, Name, message
from tactilegrid.core.seats import Viewer
from tactilegrid.games.escort_quest.field import (
    BARRIER,
    NOWHERE,
    TILES,
    WARP,
    WAYS,
)
from tactilegrid.games.escort_quest.motion import (
    DIAGONAL_ONLY,
    ESCORT,
    FROZEN,
    GOBLIN,
    TOKENS,
    VILLAGER,
    held_by,
    toward,
)
from tactilegrid.games.escort_quest.parts import exits, plain_kind, reason, tile_name
from tactilegrid.games.escort_quest.position import (
    HOME,
    IMMUNE_NEXT,
    SEAT,
    Move,
    State,
    away,
    nearest_village,
)
from tactilegrid.games.escort_quest.refusals import only_hold, open_directions
from tactilegrid.games.escort_quest.rules import legal_moves, play_turn
from tactilegrid.games.escort_quest.words import here

SQUARES_A_LINE = 10


def summary(
    topic: Topic,
    viewer: Viewer,  # noqa: ARG001 - all see the same
    state: State,
    place: Place | None = None,
) -> tuple[Message, ...]:
    """The answer to a question, part by part."""
    if topic in (Topic.DETAIL, Topic.EDGES):
        if not isinstance(place, Cell) or place not in state.field.layout.grid:
            return (message("escort-quest-no-place"),)
        square = state.field.layout.square(place)
        return (exits(state.field, square),) if topic is Topic.EDGES else _detail(square, state)
    answers: dict[Topic, Callable[[], tuple[Message, ...]]] = {
        Topic.STATUS: lambda: (_status(state),),
        Topic.STATUS_LONG: lambda: _status_long(state),
        Topic.MINE: lambda: _token(ESCORT, state),
        Topic.OTHERS: lambda: (*_token(VILLAGER, state), *_token(GOBLIN, state)),
        Topic.BOARD: lambda: board_words(state),
        Topic.MOVES: lambda: _moves(state),
    }
    return answers[topic]()


# how it stands


def _status(state: State) -> Message:
    goblin = away(state, GOBLIN, state.tokens[VILLAGER].square)
    village = nearest_village(state)
    if village == NOWHERE:
        return message("escort-quest-status-bare", goblin=goblin)
    distance = away(state, VILLAGER, village)
    return message("escort-quest-status", n=distance, cell=state.cell(village), goblin=goblin)


def _status_long(state: State) -> tuple[Message, ...]:
    said = [_number(state), _status(state), *_immunity(state)]
    for who in (ESCORT, VILLAGER, GOBLIN):
        said += _effects(who, state)
    return (*said, *_last_turn(state))


def _number(state: State) -> Message:
    limit = state.options.number("turn_limit")
    if limit:
        return message("escort-quest-turn-of", n=state.turn, limit=limit)
    return message("escort-quest-turn", n=state.turn)


def _immunity(state: State) -> tuple[Message, ...]:
    said = []
    if state.all_immune:
        said.append(message("escort-quest-immune", when="now"))
    if state.immune & IMMUNE_NEXT:
        said.append(message("escort-quest-immune", when="next"))
    return tuple(said)


def _effects(who: int, state: State) -> tuple[Message, ...]:
    """What holds a token now or next turn, and the tile below it that is yet to act."""
    token = state.tokens[who]
    args: dict[str, Arg] = {"token": TOKENS[who], "who": SEAT}
    said = []
    for when, held in (("now", held_by(token, state.all_immune)), ("next", token.soon)):
        for what, effect in ((FROZEN, "frozen"), (DIAGONAL_ONLY, "diagonal")):
            if held & what:
                said.append(message("escort-quest-held", effect=effect, when=when, **args))
    if token.pending != NOWHERE:
        tile = tile_name(state.field.kinds[token.square])
        said.append(message("escort-quest-pending", tile=tile, **args))
    return tuple(said)


def _last_turn(state: State) -> tuple[Message, ...]:
    """Why the goblin moved as he did, if he did."""
    legs = state.last.legs if state.last is not None else ()
    return tuple(reason(leg) for leg in legs if leg.who == GOBLIN)


def _token(who: int, state: State) -> tuple[Message, ...]:
    args: dict[str, Arg] = {"cell": state.stand(who), "token": TOKENS[who], "who": SEAT}
    if who == GOBLIN:
        villager = state.tokens[VILLAGER].square
        args["n"] = away(state, GOBLIN, villager)
        way = toward(state.field, state.tokens[GOBLIN].square, villager)
        if way == NOWHERE:
            return (message("escort-quest-stands", **args), *_effects(who, state))
        args |= {"way": WAYS[way]}
        return (message("escort-quest-goblin-stands", **args), *_effects(who, state))
    return (message("escort-quest-stands", **args), *_effects(who, state))


# the board


def board_words(state: State) -> tuple[Message, ...]:
    """The tiles by kind, then the barriers that are not covered, with how many there are."""
    groups: dict[str, list[Cell]] = {plain_kind(kind): [] for kind in TILES}
    for square, kind in state.field.layout.tiles:
        groups[plain_kind(kind)].append(state.cell(square))
    closed = [s for s in range(state.field.size) if state.field.closed[s]]
    groups[BARRIER] = [state.cell(square) for square in closed]
    said = []
    for kind, places in groups.items():
        chunks = [
            tuple(places[start : start + SQUARES_A_LINE])
            for start in range(0, len(places), SQUARES_A_LINE)
        ]
        for number, chunk in enumerate(chunks):
            key = "escort-quest-more-squares" if number else "escort-quest-kind"
            said.append(message(key, kind=kind, n=len(places), cells=chunk))
    return tuple(said)


def tile_words(square: int, state: State) -> list[Message]:
    """What the tile of a square does, and which sides of it are closed."""
    field, said = state.field, []
    kind = field.kinds[square]
    if kind.startswith(WARP):
        target = field.warps
        said.append(message("escort-quest-does-warp", n=sum(place != NOWHERE for place in target)))
    elif kind:
        said.append(message("escort-quest-does", kind=kind))
    if square in dict(field.layout.barriers):
        said.append(exits(field, square))
    return said


def _detail(square: int, state: State) -> tuple[Message, ...]:
    cell = state.cell(square)
    what = here(square, state) or message("empty")
    said = [message("escort-quest-at", cell=cell, what=what), *tile_words(square, state)]
    for who in range(3):
        if state.tokens[who].square == square:
            said += _effects(who, state)
    if state.tokens[GOBLIN].square == square:
        said += _last_turn(state)
    if state.tokens[VILLAGER].square != square:
        said.append(message("escort-quest-from-villager", n=away(state, VILLAGER, square)))
    return tuple(said)


# what can be done


def _moves(state: State) -> tuple[Message, ...]:
    """How many ways are open, then what each would do."""
    if state.outcome is not None:
        return (message("escort-quest-over"),)
    ways = open_directions(state)
    head = message("escort-quest-ways", n=len(ways), ways=ways) if ways else only_hold(state)
    back = (
        ()
        if state.draft is None
        else (message("escort-quest-back-to-building", word=Name("edit")),)
    )
    return (head, *(would(move, state) for move in legal_moves(state)), *back)


def would(move: Move, state: State) -> Message:
    """Where everybody would be after a move, or how it would end the game."""
    played = play_turn(state.field, state.tokens, state.immune, move.way)
    leg = (played.later or played.legs)[-1]
    args: dict[str, Arg] = {}
    key = "escort-quest-hold-would"
    if move.direction is not None:
        key, args = "escort-quest-would", {"way": move.direction}
    if played.end:
        result = "won" if played.end == HOME else played.end
        args |= {"cell": state.cell(leg.square), "token": TOKENS[leg.who], "who": SEAT}
        return message(f"{key}-end", result=result, **args)
    for who, token in enumerate(TOKENS):
        args[token] = state.cell(played.tokens[who].square)
    return message(key, who=SEAT, **args)
