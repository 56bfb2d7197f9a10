"""The referee: one turn of all three tokens, which moves are legal, when the game is over."""

from __future__ import annotations

from tactilegrid.core.errors import IllegalMove
from tactilegrid.core.game import Notice, Outcome, Transition
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat, everyone
from tactilegrid.core.value import Value, replace
from tactilegrid.games.escort_quest.draft import Draft
from tactilegrid.games.escort_quest.field import COUNT, NOWHERE, SPIKE, VILLAGE, Field
from tactilegrid.games.escort_quest.motion import (
    ESCORT,
    GOBLIN,
    HELD,
    VILLAGER,
    Arrival,
    Token,
    arrive,
    fire,
    goblin_way,
    hindrance,
    landed,
    open_ways,
    turned,
)
from tactilegrid.games.escort_quest.position import (
    CAUGHT,
    HOLD,
    HOME,
    IMMUNE_NEXT,
    IMMUNE_NOW,
    LONGEST_TRAIL,
    MOVES,
    PLY_CAP,
    RAID,
    REPETITION,
    RESIGNED,
    SEATS,
    SPIKED,
    TURN_LIMIT,
    Event,
    Leg,
    Move,
    Repeated,
    State,
    Stopped,
    Tokens,
    Turned,
)
from tactilegrid.games.escort_quest.refusals import refusal
from tactilegrid.games.escort_quest.settings import field_for, puzzle_of

EVERYONE = frozenset(everyone(SEATS))


def initial(options: Options, seed: int) -> State:  # noqa: ARG001 - nothing is left to chance
    """The first turn of the puzzle that the options name."""
    puzzle = puzzle_of(options)
    escort, villager, goblin = map(Token, puzzle.tokens)
    return begin(options, field_for(puzzle.layout, options), (escort, villager, goblin))


def begin(options: Options, field: Field, tokens: Tokens, immune: int = 0, turn: int = 1) -> State:
    """A position without a past."""
    history = ((tokens, immune),) if options.number("repetition") else ()
    return State(options, field, tokens, immune, turn, None, history, None)


def build_on(
    options: Options, field: Field, squares: tuple[int, int, int], plies: int, seed: int
) -> State:
    """A moment of the building."""
    escort, villager, goblin = map(Token, squares)
    draft = Draft(squares, plies, seed, True)
    return State(options, field, (escort, villager, goblin), 0, 1, None, (), None, draft)


# one turn


class Played(Value):
    """A turn as it was played; `end` is empty while the game goes on."""

    legs: tuple[Leg, ...]
    later: tuple[Leg, ...]
    tokens: Tokens
    immune: int
    end: str = ""


class _Turn:
    """A turn in progress: tokens move one after another until one of them decides the game."""

    def __init__(self, field: Field, tokens: Tokens, immune: int) -> None:
        self.field = field
        self.tokens = list(tokens)
        self.immune = bool(immune & IMMUNE_NOW)
        self.guarded = bool(immune & IMMUNE_NEXT)
        self.end = ""

    def walk(self, who: int, way: int, stays: str = "") -> Leg:
        """One token goes a step, or stays."""
        token = self.tokens[who]
        offset = (0, 0)
        if who == GOBLIN:
            offset = self.field.offset(token.square, self.tokens[VILLAGER].square)
        if stays:
            return Leg(who, token.square, way, stays=stays, offset=offset)
        square = self.field.steps[token.square][way]
        arrival = arrive(self.field, who, square, way, self.immune)
        return replace(self.meet(who, way, arrival), offset=offset)

    def meet(self, who: int, way: int, arrival: Arrival) -> Leg:
        """One token comes along a path; caught is tested before the tile of a square (EQ-A8)."""
        token, path = self.tokens[who], arrival.path
        end = _verdict(who, arrival.end)
        other = self.tokens[VILLAGER if who == GOBLIN else GOBLIN].square
        if who != ESCORT and self.field.catching and other in path:
            path, end = path[: path.index(other) + 1], CAUGHT
        self.end = end
        self.guarded |= arrival.guard
        self.tokens[who] = landed(token, replace(arrival, path=path))
        return Leg(who, token.square, way, path, arrival.hops[: len(path)], end=end)


def _verdict(who: int, end: str) -> str:
    if end == VILLAGE:
        return HOME if who == VILLAGER else RAID
    return SPIKED if end == SPIKE else ""


def play_turn(field: Field, tokens: Tokens, immune: int, way: int) -> Played:
    """Escort, villager, goblin (EQ-R9), then what is pending at the start of the next turn.

    *way* is a direction that the escort may take, or NOWHERE for a forced hold.
    """
    turn = _Turn(field, tokens, immune)
    legs = [turn.walk(ESCORT, way, _why_held(turn) if way == NOWHERE else "")]
    if not turn.end:
        stays = HELD if way == NOWHERE else hindrance(field, turn.tokens[1], way, turn.immune)
        legs.append(turn.walk(VILLAGER, way, stays))
    if not turn.end:
        villager = turn.tokens[VILLAGER].square
        legs.append(turn.walk(GOBLIN, *goblin_way(field, turn.tokens[2], villager, turn.immune)))
    later = () if turn.end else _start(turn)
    escort, villager_token, goblin = turn.tokens
    after = IMMUNE_NOW * turn.immune | IMMUNE_NEXT * turn.guarded
    return Played(tuple(legs), later, (escort, villager_token, goblin), after, turn.end)


def _why_held(turn: _Turn) -> str:
    """Why the escort can go nowhere: the reason that closes the first way."""
    return hindrance(turn.field, turn.tokens[ESCORT], 0, turn.immune)


def _start(turn: _Turn) -> tuple[Leg, ...]:
    """The next turn begins: what holds tokens moves up, and pending tiles act (EQ-A14)."""
    turn.immune, turn.guarded = turn.guarded, False
    turn.tokens = [turned(token, turn.immune) for token in turn.tokens]
    legs = []
    for who in (ESCORT, VILLAGER, GOBLIN):
        token = turn.tokens[who]
        if token.pending != NOWHERE and not turn.end:
            legs.append(turn.meet(who, token.pending, fire(turn.field, who, token)))
    return tuple(legs)


# moves


def legal_moves(state: State) -> tuple[Move, ...]:
    """The open directions clockwise from north, or the hold that is forced (EQ-R10, EQ-A12)."""
    if state.outcome is not None:
        return ()
    ways = open_ways(state.field, state.tokens[ESCORT], state.all_immune)
    return tuple(MOVES[way] for way in range(COUNT) if ways >> way & 1) or (HOLD,)


def check(move: Move, state: State) -> None:
    """Raise IllegalMove with the number of the rule that forbids *move* here."""
    if move not in legal_moves(state):
        raise IllegalMove(*refusal(move, state))


def apply(state: State, move: Move) -> Transition[State, Event]:
    """The state after a whole turn."""
    check(move, state)
    played = play_turn(state.field, state.tokens, state.immune, move.way)
    turned_now = Turned(state.turn, move.way, state.all_immune, played.legs, played.later)
    after = _settle(state, played, turned_now)
    return Transition(after, [Notice(event, EVERYONE) for event in _events(turned_now, after)])


def _settle(state: State, played: Played, last: Turned) -> State:
    """The state that follows: a decision on the board first, then limits."""
    options, key = state.options, (played.tokens, played.immune)
    most = options.number("repetition")
    history = (*state.history, key) if most else ()
    reason = played.end
    if not reason:
        limits = ((TURN_LIMIT, "turn_limit", state.turn), (PLY_CAP, "ply_cap", state.plies + 1))
        reached = [end for end, name, count in limits if 0 < options.number(name) <= count]
        if most and history.count(key) >= most:
            reached.append(REPETITION)
        reason = reached[0] if reached else ""
    outcome = over(reason) if reason else None
    turn = state.turn + 1
    trail = (*state.trail, state.key)[-LONGEST_TRAIL:]
    tokens, immune = played.tokens, played.immune
    return State(
        options, state.field, tokens, immune, turn, last, history, outcome, state.draft, trail
    )


def over(reason: str) -> Outcome:
    """The end of a game: won where the villager is home, else lost."""
    return Outcome(SEATS if reason == HOME else (), reason)


def _events(turn: Turned, after: State) -> list[Event]:
    events: list[Event] = [turn]
    if after.outcome is None:
        times = after.history.count(after.key)
        if times > 1 and times == after.options.number("repetition") - 1:
            events.append(Repeated(times))
    elif not (turn.later or turn.legs)[-1].end:
        count = after.plies if after.outcome.reason == PLY_CAP else turn.number
        events.append(Stopped(after.outcome.reason, count))
    return events


def resign(state: State, seat: Seat) -> Transition[State, Event]:  # noqa: ARG001 - there is one
    """The quest is given up."""
    after = replace(state, outcome=over(RESIGNED))
    return Transition(after, [Notice(Stopped(RESIGNED, state.turn - 1), EVERYONE)])
