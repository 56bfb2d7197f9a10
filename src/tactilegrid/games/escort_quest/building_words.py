"""What is said while a puzzle is built: what lies there, what it lacks, how soon it is won."""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.game import Choice, Inquiry, Place, Topic, Touch
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Arg, Message, Name, message
from tactilegrid.games.escort_quest import parts, words
from tactilegrid.games.escort_quest.answers import board_words, tile_words
from tactilegrid.games.escort_quest.building import (
    GLANCE,
    PROOF,
    broken,
    missing,
    problem,
    things,
    verdict,
)
from tactilegrid.games.escort_quest.building_text import (
    BUILD,
    CORRIDOR,
    PLAY,
    READY,
    REOPEN,
    WALL,
    format_move,
    touches,
)
from tactilegrid.games.escort_quest.draft import (
    SIDE,
    Build,
    Built,
    Change,
    Changed,
    Laid,
    Lay,
    Reopened,
    Replaced,
    Spread,
    Start,
)
from tactilegrid.games.escort_quest.field import (
    BARRIER,
    NAMES,
    NOWHERE,
    SNOW,
    TILES,
    VILLAGE,
    WARP,
    WAYS,
)
from tactilegrid.games.escort_quest.motion import ESCORT, TOKENS, VILLAGER
from tactilegrid.games.escort_quest.position import SEAT, State
from tactilegrid.games.escort_quest.solver import Solution

TYPED = "c4 village, c4 warp-NE, c4 barrier N,NE, c4 empty"
EASY, MEDIUM = 5, 9  # turns of a shortest way home


def opening(state: State) -> tuple[Message, ...]:
    """What is built, on what board, and what it lacks."""
    layout = state.field.layout
    size = message("escort-quest-building", width=layout.width, height=layout.height)
    if len(missing(state)) > len(TOKENS):
        return size, message("escort-quest-building-how")
    return size, *standing(state, GLANCE)


# how far it is


def standing(state: State, limit: int) -> tuple[Message, ...]:
    """What the puzzle lacks, what is wrong with it, or in how many turns it can be won."""
    said = []
    if lacks := missing(state):
        said.append(message("escort-quest-missing", things=things(lacks)))
    if fault := broken(state):
        said.append(fault[0])
    return tuple(said) or (_winnable(verdict(state, limit)),)


def _winnable(found: Solution) -> Message:
    turns = len(found.line)
    how = "won" if turns else "never" if found.proven else "unknown"
    grade = "easy" if turns <= EASY else "medium" if turns <= MEDIUM else "hard"
    return message("escort-quest-can-be-won", how=how, n=turns, grade=grade)


# plies


def announce(event: Changed, state: State) -> tuple[Message, ...]:
    """What anyone hears of a ply; *state* is the one after it."""
    match event:
        case Laid():
            return (*_laid(event, state), *standing(state, GLANCE))
        case Built(length=length, wanted=wanted):
            how = "none" if not length else "exact" if length == wanted else "shorter"
            return (message("escort-quest-built", how=how, n=length, wanted=wanted),)
        case Replaced():
            return message("escort-quest-replaced"), *standing(state, GLANCE)
        case Reopened():
            return (message("escort-quest-reopened", word=Name(READY)),)
    stand = {token: state.stand(who) for who, token in enumerate(TOKENS)}
    return (message("escort-quest-started", who=SEAT, word=Name(REOPEN), **stand),)


def _laid(event: Laid, state: State) -> list[Message]:
    """The square as it is now, its sides where a barrier is not told there, where it came from."""
    cell = state.cell(event.square)
    what = words.describe(cell, state) or message("empty")
    said = [message("escort-quest-at", cell=cell, what=what)]
    barrier = event.what == BARRIER or event.what.startswith(SIDE)
    if barrier and len(parts_on(event.square, state)) > 1:
        said = [message("escort-quest-at", cell=cell, what=message("escort-quest-barrier-under"))]
        said.append(parts.exits(state.field, event.square))
    if event.origin not in (NOWHERE, event.square):
        said.append(message("escort-quest-moved", cell=state.cell(event.origin)))
    return said


def parts_on(square: int, state: State) -> list[str]:
    """The names of all that is on a square."""
    found = [
        name for name, token in zip(TOKENS, state.tokens, strict=True) if token.square == square
    ]
    if state.field.kinds[square]:
        found.append(state.field.kinds[square])
    if square in dict(state.field.layout.barriers):
        found.append(BARRIER)
    return found


def taken_back(move: Change) -> Message:
    """What was laid, or what it was; a whole sheet is not read out."""
    match move:
        case Lay(cell=cell, what=what):
            return message("escort-quest-laying", cell=cell, what=_thing(what))
        case Spread():
            return message("escort-quest-whole-sheet")
        case Build():
            return label(BUILD)
        case Start():
            return label(PLAY)
    return label(REOPEN)


# questions


def inquire(moves: Sequence[Change], state: State) -> tuple[Inquiry, tuple[Choice, ...]]:
    """What comes on a square, step by step; the first answer is what Enter means."""
    ways = [touches(move, state) for move in moves]
    depth = 1
    while len({way[: depth + 1] for way in ways}) == 1:
        depth += 1
    nexts = dict.fromkeys(way[depth] for way in ways)
    offered = tuple(choice for choice in nexts if isinstance(choice, Choice))
    if Choice(PLAY) in offered:
        offered = (Choice(PLAY), *(choice for choice in offered if choice != Choice(PLAY)))
    labels = tuple(label(choice.name) for choice in offered)
    return Inquiry(_question(ways[0][depth - 1], labels), labels), offered


def _question(before: Touch, labels: tuple[Message, ...]) -> Message:
    """The answers by number, or where they go round in order, the first and the last."""
    args: dict[str, Arg] = {"first": labels[0], "last": labels[-1], "n": len(labels)}
    if isinstance(before, Choice) and before.name in (WARP, WALL, CORRIDOR, SIDE, BUILD):
        return message("escort-quest-ask-round", what=before.name, **args)
    asked = message("escort-quest-ask", answers=_numbered(labels), first=labels[0])
    if isinstance(before, Cell):
        return message("escort-quest-ask-on", cell=before, question=asked)
    return asked


def _numbered(labels: tuple[Message, ...]) -> tuple[Message, ...]:
    return tuple(
        message("escort-quest-ask-numbered", number=number, label=each)
        for number, each in enumerate(labels[1:], 2)
    )


def label(name: str) -> Message:
    """One answer of a question."""
    if name in NAMES:
        return message("escort-quest-way", way=WAYS[NAMES.index(name)])
    if name in TILES and name != SNOW:
        return parts.tile_name(name)
    if name.isdigit():
        return message("escort-quest-number", n=int(name))
    return message("escort-quest-choice", choice=name)


def picked(touched: tuple[Touch, ...], state: State) -> Message:
    """What is on the square that was touched."""
    place = touched[0]
    if not isinstance(place, Cell):
        return message("escort-quest-building-how")
    what = words.describe(place, state) or message("empty")
    return message("escort-quest-at", cell=place, what=what)


# what is asked


def summary(topic: Topic, state: State, place: Place | None) -> tuple[Message, ...]:
    """The answer to a question, part by part."""
    if topic in (Topic.DETAIL, Topic.EDGES):
        if not isinstance(place, Cell) or place not in state.field.layout.grid:
            return (message("escort-quest-no-place"),)
        square = state.field.layout.square(place)
        if topic is Topic.EDGES:
            return (parts.exits(state.field, square),)
        what = words.here(square, state) or message("empty")
        return message("escort-quest-at", cell=place, what=what), *tile_words(square, state)
    if topic is Topic.BOARD:
        return board_words(state)
    if topic is Topic.MINE:
        return (_token(ESCORT, state),)
    if topic is Topic.OTHERS:
        return tuple(_token(who, state) for who in range(VILLAGER, len(TOKENS)))
    if topic is Topic.MOVES:
        return _moves(state)
    layout = state.field.layout
    counts: dict[str, Arg] = {"tiles": len(layout.tiles), "barriers": len(layout.barriers)}
    said = (*standing(state, PROOF), message("escort-quest-laid-so-far", **counts))
    return said if topic is Topic.STATUS else (*said, *_further(state))


def _token(who: int, state: State) -> Message:
    if state.tokens[who].square == NOWHERE:
        return message("escort-quest-off", token=TOKENS[who])
    return message("escort-quest-stands", cell=state.stand(who), token=TOKENS[who], who=SEAT)


def _further(state: State) -> tuple[Message, ...]:
    """How many tiles are usual (EQ-R2), where the tokens are, and how much was searched."""
    size = state.field.size
    said = [message("escort-quest-tiles-usual", n=size // 2, size=size)]
    said += [_token(who, state) for who in range(len(TOKENS))]
    if not problem(state):
        said.append(message("escort-quest-searched", n=verdict(state, PROOF).states))
    return tuple(said)


def _moves(state: State) -> tuple[Message, ...]:
    """What can be laid and typed."""
    if state.outcome is not None:
        return (message("escort-quest-over"),)
    ready, build, typed = Name(READY), Name("build 6"), Name(TYPED)
    return tuple(
        message(
            "escort-quest-can-lay",
            line=line,
            n=state.field.size,
            ready=ready,
            build=build,
            words=typed,
        )
        for line in ("any", "typed", "sheet", "files")
    )


# hints


def why(move: Change, state: State) -> tuple[Message, ...]:
    """What it lacks; what would help; the ply that does; what that is good for."""
    nudge = standing(state, GLANCE)[-1]
    if isinstance(move, Lay):
        tried = message("escort-quest-try-lay", cell=move.cell, thing=_thing(move.what))
        return nudge, message("escort-quest-hint-lay", what=move.what), tried
    if isinstance(move, Start):
        how = "anyway" if move.anyway else "ready"
        return nudge, message("escort-quest-try-start", how=how, word=Name(format_move(move)))
    turns = move.length if isinstance(move, Build) else 0
    word = Name(f"{BUILD} {turns}")
    return nudge, message("escort-quest-try-build", n=turns, word=word)


def _thing(what: str) -> Message:
    """What a ply lays, by name."""
    if what in (*TOKENS, VILLAGE):
        return things((what,))[0]
    return parts.tile_name(what) if what in TILES else label(what.partition("-")[0])
