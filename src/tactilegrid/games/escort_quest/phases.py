"""The two phases of a game, the building of a puzzle and its play: who answers in which.

Most games have play alone. Where a puzzle is built, play can be left for the building again.
"""

from __future__ import annotations

from collections.abc import Sequence

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.fitting import Fits
from tactilegrid.core.game import Choice, Inquiry, Place, Topic, Touch, Transition
from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.games.escort_quest import (
    answers,
    building,
    building_text,
    building_words,
    notation,
    rules,
    table,
    thinking,
    words,
)
from tactilegrid.games.escort_quest.draft import Reopen
from tactilegrid.games.escort_quest.motion import ESCORT
from tactilegrid.games.escort_quest.position import (
    HOLD,
    AnyMove,
    Event,
    Move,
    Repeated,
    State,
    Stopped,
    Turned,
)
from tactilegrid.games.escort_quest.settings import field_for, is_workshop, puzzle_of

# the referee


def initial(options: Options, seed: int) -> State:
    """The first turn of the puzzle that the options name, or the first moment of its building."""
    if not is_workshop(options):
        return rules.initial(options, seed)
    puzzle = puzzle_of(options)
    field = field_for(puzzle.layout, options)
    return rules.build_on(options, field, puzzle.tokens, 0, seed)


def legal_moves(state: State) -> Sequence[AnyMove]:
    """What can be laid; in play the ways that are open, and where it was built, the way back."""
    if state.building:
        return building.legal_moves(state)
    moves = rules.legal_moves(state)
    return (*moves, Reopen()) if moves and state.draft is not None else moves


def check(move: AnyMove, state: State) -> None:
    """Raise IllegalMove with the number of the rule that forbids *move* here."""
    if state.building and not isinstance(move, Move):
        building.check(move, state)
    elif state.building:
        raise IllegalMove(message("escort-quest-build-first", word=Name("ready")), "EQ-R2")
    elif isinstance(move, Move):
        rules.check(move, state)
    elif state.outcome is not None:
        raise IllegalMove(message("escort-quest-over"), "EQ-R15")
    elif state.draft is None or not isinstance(move, Reopen):
        raise IllegalMove(building_text.not_built_now(), "EQ-R2")


def apply(state: State, move: AnyMove) -> Transition[State, Event]:
    """The state after a turn, or after a ply of the building."""
    check(move, state)
    if isinstance(move, Move):
        return rules.apply(state, move)
    return building.apply(state, move)


# moves


def parse_move(text: str, state: State) -> AnyMove:
    """The legal move that a text means; raises MoveError only."""
    if state.building:
        return building_text.parse_move(text, state)
    if text.strip().lower() == building_text.REOPEN:
        check(Reopen(), state)
        return Reopen()
    return notation.parse_move(text, state)


def read_move(text: str, state: State) -> AnyMove:
    """The legal move that a person means by a text."""
    if state.building:
        return building_text.read_move(text, state)
    return parse_move(text, state)


def format_move(move: AnyMove) -> str:
    """The move as written in a record."""
    return notation.format_move(move) if isinstance(move, Move) else building_text.format_move(move)


def touches(move: AnyMove, state: State) -> tuple[Touch, ...]:
    """What a hand touches, in order; the way back is the escort's square twice, where he can go."""
    if isinstance(move, Move):
        return notation.touches(move, state)
    if not isinstance(move, Reopen):
        return building_text.touches(move, state)
    own = state.stand(ESCORT)
    held = HOLD in rules.legal_moves(state)
    return own, (Choice(building_text.REOPEN) if held else own)


def fits(touched: tuple[Touch, ...], seen: State) -> Fits | None:
    """The moves that begin with these touches; in play there are few enough to look through."""
    return building_text.fits(touched, seen) if seen.building else None


def written(touched: tuple[Touch, ...], state: State) -> str:
    """The text that a person would type for these touches; empty where there is none."""
    if state.building:
        return building_text.written(touched, state)
    if state.draft is not None and touched == touches(Reopen(), state):
        return building_text.REOPEN
    return notation.written(touched, state)


def inquire(moves: Sequence[AnyMove], state: State) -> tuple[Inquiry, tuple[AnyMove | Choice, ...]]:
    """The question that tells *moves* apart."""
    if state.building:
        return building_words.inquire([m for m in moves if not isinstance(m, Move)], state)
    return table.inquire(moves, state)


# words


def opening(viewer: Viewer, state: State) -> Sequence[Message]:
    """What is said once at the start."""
    return building_words.opening(state) if state.building else words.opening(viewer, state)


def home(viewer: Viewer, state: State) -> Cell:
    """Where the explorer begins."""
    return building_text.seat_cell(state) if state.building else words.home(viewer, state)


def picked(touched: tuple[Touch, ...], moves: Sequence[AnyMove], state: State) -> Message:
    """What was chosen by touch so far."""
    if state.building:
        return building_words.picked(touched, state)
    return words.picked(touched, [move for move in moves if isinstance(move, Move)], state)


def announce(event: Event, viewer: Viewer, state: State) -> Sequence[Message]:
    """What anyone hears of an event; *state* is the one after it."""
    if isinstance(event, Turned | Stopped | Repeated):
        return words.announce(event, viewer, state)
    return building_words.announce(event, state)


def taken_back(move: AnyMove, mover: Seat, viewer: Viewer, state: State) -> Message:
    """A move as it is said where several are taken back."""
    if isinstance(move, Move):
        return words.taken_back(move, mover, viewer, state)
    return building_words.taken_back(move)


def summary(
    topic: Topic, viewer: Viewer, state: State, place: Place | None = None
) -> Sequence[Message]:
    """The answer to a question, part by part."""
    if state.building:
        return building_words.summary(topic, state, place)
    return answers.summary(topic, viewer, state, place)


# thinking


def worth(state: State, seat: Seat) -> int:
    """How well it stands; while a puzzle is built there is nothing to win."""
    building_on = state.building and state.outcome is None
    return 0 if building_on else thinking.worth(state, seat)


def habit(seen: State, seat: Seat, level: str, seed: int) -> AnyMove | None:  # noqa: ARG001
    """While a puzzle is built: what brings it nearer to play. In play casual goes by the look."""
    if seen.building:
        return building.next_step(seen, seed)
    return thinking.by_the_look(seen, seed) if level == "casual" else None


def why(move: AnyMove, state: State) -> Sequence[Message]:
    """A hint, from a nudge to the move."""
    if isinstance(move, Move):
        return thinking.why(move, state)
    if isinstance(move, Reopen):
        return message("escort-quest-hint-edit"), message(
            "escort-quest-try-edit", word=Name(building_text.REOPEN)
        )
    return building_words.why(move, state)
