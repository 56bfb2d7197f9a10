"""How well the sides stand, as far as a quick look tells."""

from __future__ import annotations

from tactilegrid.core.seats import Seat
from tactilegrid.games.quoridor.bits import numbers
from tactilegrid.games.quoridor_pac_man.ground import FAR
from tactilegrid.games.quoridor_pac_man.moves import PAC, figures_in
from tactilegrid.games.quoridor_pac_man.position import NOBODY, State

WON = 1_000_000
A_LIFE = 4_000
A_PELLET = 3_000
A_GHOST = 500  # eaten for good
A_STEP = 60  # of the way to the nearest pellet
NEARNESS = 16  # of a ghost, for each step nearer
ROOM = 25  # for each square where Pac-Man would be safe
ENOUGH_ROOM = 6


def worth(state: State, seat: Seat) -> int:
    """How well a seat stands: Pac-Man's side, or that of the ghosts.

    A seat that plays all figures stands as the side that moved last.
    """
    ghosts = seat.number > 1
    if len(state.setup.seats) == 1:
        ghosts = state.mover not in (PAC, NOBODY)
    ended = state.ended
    if ended is None:
        return -standing(state) if ghosts else standing(state)
    if not ended.winners:
        return 0
    won = not state.lives if ghosts else not state.pellets
    if state.pellets and state.lives:  # somebody gave up
        won = seat in ended.winners
    return WON if won else -WON


def standing(state: State) -> int:
    """How well Pac-Man stands in a game that goes on."""
    ground = state.setup.ground
    pac = state.pac
    ways = ground.distances(pac)
    alive = state.alive
    value = A_LIFE * state.lives + A_PELLET * state.eaten
    value -= A_STEP * min(ways[square] for square in numbers(state.pellets))
    if not state.setup.returns:
        value += A_GHOST * (4 - len(alive))
    value += NEARNESS * sum(min(ways[state.figures[ghost]], 16) for ghost in alive)
    return value - danger(state) + ROOM * min(room(state), ENOUGH_ROOM)


def danger(state: State) -> int:
    """What Pac-Man has to fear in this round: most of a life where a ghost can catch him."""
    grasp = state.setup.ground.grasp
    for ghost in figures_in(state.waiting):
        square = state.figures[ghost]
        if square >= 0 and grasp[square] >> state.pac & 1:
            return A_LIFE * 7 // 8 if state.lives > 1 else 10 * A_LIFE
    return 0


def room(state: State) -> int:
    """How many squares Pac-Man can go to next where no ghost could catch him then."""
    ground = state.setup.ground
    taken = grasped = 0
    for ghost in state.alive:
        square = state.figures[ghost]
        taken |= 1 << square
        grasped |= ground.grasp[square]
    first = ground.near[state.pac] & ~taken
    reached = first & state.pellets
    for square in numbers(first & ~state.pellets):
        reached |= ground.near[square]
    return (reached & ~taken & ~grasped).bit_count()


def nearest_pellet(state: State) -> int:
    """Pac-Man's way to the nearest pellet past fences; 0 where all are eaten."""
    found = state.setup.ground.nearest(state.pac, state.pellets)
    return 0 if found == FAR else found


def way(state: State, ghost: int) -> int:
    """The way of a ghost on the board to Pac-Man past fences."""
    return state.setup.ground.distances(state.pac)[state.figures[ghost]]
