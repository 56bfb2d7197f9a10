"""Advice in steps, what a move would do, why it may not be made, and a look back at a game.

All numbers are the game's own (`Game.measure`); all is said from what the listener may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from tactilegrid.core.errors import AmbiguousMove, IllegalMove, MoveError
from tactilegrid.core.game import AnyGame, Outcome, Place
from tactilegrid.core.geometry import Cell, Direction, Edge, Grid
from tactilegrid.core.measures import Tally, cost
from tactilegrid.core.message import Arg, Kind, Message, Name, message
from tactilegrid.core.notation import as_typed, latin, squeeze
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.value import Value, replace
from tactilegrid.frontends.acting import refuse_out_of_turn
from tactilegrid.frontends.desk import Desk, Handlers, Typing
from tactilegrid.frontends.keymap import Intent
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener, Verbosity
from tactilegrid.speech.loader import rules_file

WORDS = "review"  # the catalogue, which is read when it is first needed


def prepared(desk: Desk) -> None:
    """Have the words of this module."""
    if WORDS not in desk.catalogues:
        desk.catalogues = (*desk.catalogues, WORDS)
        desk.teller.catalogue = Catalogue.load(desk.teller.catalogue.language, desk.catalogues)


# numbers


def tallied(
    game: AnyGame, before: Sequence[Tally], after: Sequence[Tally], other: Sequence[Tally] = ()
) -> Iterator[Message]:
    """The first number of every seat as it was and came to be, and others where they changed.

    With an *other* way that it could have come, those in which the two differ.
    """
    names = list(dict.fromkeys(tally.name for tally in before))
    then = {(tally.name, tally.seat): tally for tally in after}
    base = {(tally.name, tally.seat): tally for tally in other or before}
    for place, name in enumerate(names):
        rows = [(each, then.get((name, each.seat), each)) for each in before if each.name == name]
        differ = any(base.get((name, old.seat), old) != new for old, new in rows)
        if place == 0 or differ:
            counts = tuple(counted(game, *row) for row in rows)
            yield message("tally", what=message(f"{game.name}-tally-{name}"), counts=counts)


def counted(game: AnyGame, before: Tally, after: Tally) -> Message:
    """One seat's number; where it changed, both."""
    args: dict[str, Arg] = {"n": _number(game, before), "then": _number(game, after)}
    numbers = before.value is not None and after.value is not None
    args["how"] = "same" if before.value == after.value else "number" if numbers else "now"
    if before.seat is None:
        return message("tally-count", **args)
    return message("tally-seat", who=before.seat, **args)


def _number(game: AnyGame, tally: Tally) -> Message:
    if tally.value is None:
        return message(f"{game.name}-tally-{tally.name}-none")
    return message("tally-number", n=tally.value)


# hints


def hinted(desk: Desk, move: Any, strong: bool) -> None:
    """Say the engine's advice: at first what matters, asked again more, or all that there is."""
    prepared(desk)
    game, seen = desk.table.game, desk.table.seen()
    reasons = game.why(move, seen)
    steps = in_steps(game, move, seen, reasons, desk.explorer.grid)
    strong = strong or desk.table.setting("hints") == "talkative"
    same = desk.advice[:2] == (desk.table.ply, move)
    at = len(steps) - 1 if strong else desk.advice[2] + 1 if same else 0
    desk.advice = desk.table.ply, move, min(at, len(steps) - 1)
    if strong:
        desk.say(Kind.RESULT, *reasons[min(2, len(reasons) - 1) :])
    else:
        desk.say(Kind.RESULT, *steps[desk.advice[2]])


def in_steps(
    game: AnyGame, move: Any, seen: Any, reasons: Sequence[Message], grid: Grid
) -> list[tuple[Message, ...]]:
    """What matters here, where to look, the move, why; or the game's own steps.

    The game's own where it has more than two, no numbers now, or a move that is nowhere.
    """
    tallies = game.measure(seen)
    touched = game.touches(move, seen)
    places = tuple(each for each in touched if isinstance(each, Cell | Edge))
    if len(reasons) != 2 or not places or all(each.value is None for each in tallies):
        return [(reason,) for reason in reasons]
    nudge, tried = reasons
    return [
        (*tallied(game, tallies, tallies), nudge),
        (look_at(places[-1], grid.centre),),
        (named(game, move, places, grid),),
        (tried,),
    ]


def look_at(place: Place, centre: Cell) -> Message:
    """The part of the board that a place is in, seen from the middle."""
    cell = place.cell if isinstance(place, Edge) else place
    across, up = cell.column - centre.column, cell.row - centre.row
    if max(abs(across), abs(up)) <= 1:
        return message("hint-middle")
    slope = (_sign(across) * (2 * abs(across) >= abs(up)), _sign(up) * (2 * abs(up) >= abs(across)))
    return message("hint-look", way=Direction(slope))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def named(game: AnyGame, move: Any, places: tuple[Place, ...], grid: Grid) -> Message:
    """The move without its reason: the squares one after another, or a fence as it is written.

    Where it begins is left out if a record leaves it out, since it goes without saying.
    """
    text = game.format_move(move)
    cells = [each for each in places if isinstance(each, Cell)]
    if len(cells) < len(places):
        return message("hint-written", move=Name(text))
    if len(cells) > 1 and grid.name(cells[0]) not in text:
        del cells[0]
    return message("hint-squares", cells=tuple(cells))


# what if, and why not


def what_if(desk: Desk, text: str) -> None:
    """What a move would do to the numbers of the game, without making it."""
    prepared(desk)
    game, seen = desk.table.game, desk.table.seen()
    if not text:
        ask_for_move(desk, "if", what_if)
        return
    if refuse_out_of_turn(desk):
        return
    state = game.resample(seen, 0)
    if state is not seen:
        desk.say(Kind.RESULT, message("if-hidden"))
        return
    move = typed_move(desk, text)
    if move is None:
        return
    seat = desk.table.actor
    after = game.apply(state, move).state
    said = [message("if-move", move=written(game, desk.table.viewer, seat, move, after))]
    said += tallied(game, game.measure(seen), game.measure(after))
    said += ended(game.outcome(after), seat, is_alone(desk))
    desk.say(Kind.RESULT, *said)


def ended(outcome: Outcome | None, seat: Seat, alone: bool) -> list[Message]:
    """That a move ends the game, and how for who makes it; *alone* nobody else can have won."""
    if outcome is None:
        return []
    drawn = not outcome.winners and not alone
    how = "drawn" if drawn else "won" if seat in outcome.winners else "lost"
    return [message("if-over", how=how, who=seat)]


def is_alone(desk: Desk) -> bool:
    """Whether there is one seat only."""
    return len(desk.table.players) == 1


def typed_move(desk: Desk, text: str) -> Any:
    """The move that a text means, the likeliest of several; None where it was refused."""
    try:
        return desk.table.game.read_move(latin(squeeze(text), desk.letters), desk.table.seen())
    except AmbiguousMove as error:
        return error.moves[0]
    except MoveError as error:
        desk.teller.refuse(Kind.RESULT, as_typed(error.message, squeeze(text), desk.letters))
        return None


def why(desk: Desk, text: str) -> None:
    """Whether a move is legal, and if not, why: in full, and by which rule in its own words."""
    prepared(desk)
    if not text:
        ask_for_move(desk, "why", why)
        return
    if refuse_out_of_turn(desk):
        return
    game = desk.table.game
    try:
        game.read_move(latin(squeeze(text), desk.letters), desk.table.seen())
    except AmbiguousMove:
        desk.say(Kind.RESULT, message("why-legal", move=Name(squeeze(text))))
    except IllegalMove as error:
        listener = desk.teller.listener
        full = replace(listener, verbosity=Verbosity.FULL)
        words = desk.teller.catalogue.render(error.message, full)
        said = (Name(words), *rule_texts(game.name, error.rule, listener))
        desk.teller.say_parts(f"why-{text}", [message("plain", text=each) for each in said])
    except MoveError as error:
        desk.teller.refuse(Kind.RESULT, as_typed(error.message, squeeze(text), desk.letters))
    else:
        desk.say(Kind.RESULT, message("why-legal", move=Name(squeeze(text))))


def rule_texts(game: str, rule: str, listener: Listener) -> list[Name]:
    """The sentences of one rule, such as QD-R7, its number in front."""
    name = rules_file(listener.language, game)
    catalogue = Catalogue.load(listener.language, (name,))
    first = f"rules-{game}-{rule.partition('-')[2].lower()}"
    keys = [
        key
        for key in catalogue.keys(first)
        if key == first or key.removeprefix(f"{first}-").isdigit()
    ]
    return [Name(catalogue.render(Message(key), listener)) for key in keys]


def ask_for_move(desk: Desk, what: str, finish: Any) -> None:
    """Have the move typed with single keys, or say how to type it."""
    if desk.mode == "line":
        desk.say(Kind.RESULT, message(f"{what}-how"))
        return
    desk.typing = Typing(partial(finish, desk), lambda _: False)
    desk.say(Kind.RESULT, message("move-now"))


# after a game


class Turn(Value):
    """One move of a game that is looked back at: what was known before and after it.

    `instead` is what would be known after the `better` one; `outcome` and `otherwise` are how the
    game ended with the one move and would have with the other. `made_on` and `better_on` are what
    is expected *plies* moves from before the turn; where that cannot be told, `plies` is 0.
    """

    ply: int
    seat: Seat
    made: Any
    before: Any
    after: Any
    outcome: Outcome | None = None
    better: Any = None
    instead: Any = None
    otherwise: Outcome | None = None
    plies: int = 0
    made_on: Any = None
    better_on: Any = None


def review(desk: Desk, _: str) -> None:
    """The turning points, once the game is over; again: the next part."""
    prepared(desk)
    if desk.teller.rest and desk.teller.owner == "review":
        desk.teller.more()
    else:
        desk.table.review()


def reviewed(desk: Desk, plies: int, turns: Sequence[Turn]) -> None:
    """Say what was found, in parts."""
    game, viewer = desk.table.game, desk.table.viewer
    said = [message("review-head", plies=plies, n=len(turns))]
    for turn in turns:
        said += looked_at(game, viewer, turn, is_alone(desk))
    desk.teller.keep("review", said)
    desk.teller.more()


def looked_at(game: AnyGame, viewer: Viewer, turn: Turn, alone: bool) -> Iterator[Message]:
    """The move, what it did to the numbers, the better one, what that would have done."""
    before, after = game.measure(turn.before), game.measure(turn.after)
    instead = game.measure(turn.instead)
    made = written(game, viewer, turn.seat, turn.made, turn.after)
    yield message("review-move", ply=turn.ply, who=turn.seat, move=made)
    yield from tallied(game, before, after, instead)
    yield from ended(turn.outcome, turn.seat, alone)
    better = written(game, viewer, turn.seat, turn.better, turn.instead)
    if better == made:  # such as voyages of one beginning and end
        better = Name(game.format_move(turn.better))
    yield message("review-better" if turn.plies else "review-instead", move=better)
    yield from tallied(game, before, instead, after)
    yield from ended(turn.otherwise, turn.seat, alone)
    lost = cost(after, instead, turn.seat)
    if turn.plies and lost:
        yield message("review-cost", n=lost, who=turn.seat)
    elif turn.plies > 1:
        yield from later(game, turn)


def later(game: AnyGame, turn: Turn) -> Iterator[Message]:
    """What a move gave away that only shows some moves on, by the first number of the game."""
    made, better = game.measure(turn.made_on), game.measure(turn.better_on)
    first = [[each for each in some if each.name == some[0].name] for some in (made, better)]
    if first[0] != first[1]:
        mine, best = (tuple(counted(game, each, each) for each in some) for some in first)
        what = message(f"{game.name}-tally-{made[0].name}")
        yield message("review-later-on", n=turn.plies, what=what, counts=mine)
        yield message("review-later-better", counts=best)


def written(game: AnyGame, viewer: Viewer, seat: Seat, move: Any, seen: Any) -> Message | Name:
    """A move as it is said in a list; *seen* is what the viewer knows after it."""
    return game.taken_back(move, seat, viewer, seen) or Name(game.format_move(move))


HANDLERS: Handlers = {
    Intent.REVIEW: review,
    Intent.WHAT_IF: what_if,
    Intent.WHY: why,
}
