"""The solver against the referee, every shipped puzzle, the generator, and what hints rest on."""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.core.seats import SPECTATOR
from tactilegrid.engines.choose import choose
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.field import (
    FLAT,
    IGNORE,
    IMMEDIATE,
    TORUS,
    Layout,
    Manner,
    field_of,
)
from tactilegrid.games.escort_quest.generator import Mix, certify, generate
from tactilegrid.games.escort_quest.motion import DIAGONAL_ONLY, FROZEN, Token, open_ways
from tactilegrid.games.escort_quest.puzzles import PUZZLES
from tactilegrid.games.escort_quest.rules import play_turn
from tactilegrid.games.escort_quest.sheet import format_layout, parse_layout
from tactilegrid.games.escort_quest.solver import reachable, search, solve
from tests.games.escort_quest.escort_table import (
    ONE,
    at,
    begin,
    play,
    random_field,
    random_tokens,
    reason,
)

MANNERS = [
    Manner(),
    Manner(TORUS),
    Manner(FLAT, IGNORE),
    Manner(amulet=IMMEDIATE),
]


def by_the_referee(field, tokens, immune=0):
    """The shortest win and the number of positions, found by playing every turn."""
    seen, layer, depth, best = {(tokens, immune)}, [(tokens, immune)], 0, 0
    while layer:
        depth += 1
        found = []
        for here, now in layer:
            ways = open_ways(field, here[0], bool(now & 1))
            for way in [way for way in range(8) if ways >> way & 1] or [-1]:
                played = play_turn(field, here, now, way)
                if played.end:
                    best = best or depth * (played.end == "home")
                elif (played.tokens, played.immune) not in seen:
                    seen.add((played.tokens, played.immune))
                    found.append((played.tokens, played.immune))
        layer = found
    return best, len(seen)


def check_against_referee(seed, width, height, density):
    dice = Random(seed)
    for manner in MANNERS:
        field = random_field(dice, width, height, density, manner)
        tokens = random_tokens(dice, field)
        length, count = by_the_referee(field, tokens)
        found = search(field, tokens)
        assert found.proven
        assert len(found.line) == length
        assert reachable(field, tokens) == count
        immune = 0
        for move in found.line:
            played = play_turn(field, tokens, immune, move.way)
            tokens, immune = played.tokens, played.immune
        assert not found.line or played.end == "home"


@pytest.mark.parametrize("seed", range(3))
def test_the_solver_and_the_referee_agree(seed):
    """Shortest wins, proofs of none and counts of positions, in every manner of play."""
    check_against_referee(seed, 4, 3, (0.5, 0.7, 0.9)[seed % 3])


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 112))
def test_the_solver_and_the_referee_agree_on_many(seed):
    check_against_referee(seed, 6, 5, (0.3, 0.5, 0.7, 0.9)[seed % 4])


def test_a_goblin_who_slides_onto_a_guardian_as_a_turn_begins():
    """EQ-A14, EQ-A16: the one turn that the tables leave to the referee."""
    text = "EQ 8x8 E=b1 V=a5 G=h5; amulet g5; amulet f5; guardian e5; village e8"
    state = at(text)
    after = play(state, "E")
    assert not after.all_immune
    assert play(after, "N").all_immune
    found = solve(state)
    assert found.proven
    assert reason(play(state, *map(GAME.format_move, found.line))) == "home"


def test_positions_from_the_middle_of_a_game():
    """What holds tokens, what is pending and immunity are part of where a search starts."""
    layout = Layout(4, 3, ((1, "village"), (3, "amulet"), (6, "snow"), (8, "amulet"), (9, "spike")))
    field = field_of(layout, Manner())
    held = DIAGONAL_ONLY | FROZEN
    for tokens, immune in (
        ((Token(0, DIAGONAL_ONLY), Token(11, FROZEN), Token(5, DIAGONAL_ONLY)), 2),
        ((Token(0), Token(8, 0, 2), Token(5, FROZEN, -1, held)), 0),
        ((Token(0, 0, -1, FROZEN), Token(4, 0, -1, FROZEN), Token(3, held, 0)), 3),
    ):
        length, count = by_the_referee(field, tokens, immune)
        found = search(field, tokens, immune)
        assert (len(found.line), found.proven) == (length, True)
        assert found.states <= count


def test_no_way_home():
    """A proof: an escort who can never move, and a goblin who comes."""
    sides = "N,NE,E,SE,S,SW,W,NW"
    state = at(f"EQ 8x8 E=a1 V=d4 G=h8; village a8; barrier a1 {sides}")
    found = solve(state)
    assert found.proven
    assert found.line == ()


def test_a_limit_is_no_proof():
    found = solve(begin(puzzle="way-home"), limit=100)
    assert not found.proven
    assert found.line == ()


# puzzles


@pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1))
def test_shipped_puzzles_are_certified(number):
    """None unsolvable, each with the length that it tells, and won by its solution."""
    state = begin(puzzle=number)
    found = solve(state)
    assert len(found.line) == PUZZLES[number - 1].best
    for move in found.line:
        assert reason(state) is None
        state = GAME.apply(state, move).state
    assert reason(state) == "home"


def test_shipped_puzzles_rise_in_difficulty():
    """From three turns to more than twenty, and from nearly nothing to a full sheet."""
    lengths = [puzzle.best for puzzle in PUZZLES]
    assert len(PUZZLES) >= 30
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == (3, 23)
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES)
    assert len({puzzle.text for puzzle in PUZZLES}) == len(PUZZLES)


@pytest.mark.soak
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_shipped_puzzles_by_the_referee(puzzle):
    """The same lengths without the solver's tables, layer by layer as far as the win."""
    state = begin(puzzle=puzzle.name)
    seen, layer = {state.key}, [state.key]
    for _ in range(puzzle.best):
        found, won = [], False
        for tokens, immune in layer:
            ways = open_ways(state.field, tokens[0], bool(immune & 1))
            for way in [way for way in range(8) if ways >> way & 1] or [-1]:
                played = play_turn(state.field, tokens, immune, way)
                won |= played.end == "home"
                key = (played.tokens, played.immune)
                if not played.end and key not in seen:
                    seen.add(key)
                    found.append(key)
        layer = found
    assert won


def test_the_generator_finds_a_wanted_length():
    """A pure function of its seed; what it finds is certified and begins on bare squares."""
    mix = Mix(villages=1, spikes=4, crosses=2, barriers=6)
    found = generate(7, 7, 7, 7, mix)
    again = generate(7, 7, 7, 7, mix)
    assert found == again
    assert found is not None
    assert found.length == certify(found.puzzle, 7) == 7
    assert parse_layout(format_layout(found.puzzle)) == found.puzzle
    assert not {square for square, _ in found.puzzle.layout.tiles} & set(found.puzzle.tokens)


def test_the_generator_gives_up():
    """A board with nothing on it is never long; and tries run out."""
    assert generate(1, 9, 6, 6, Mix(), tries=700) is None
    assert generate(1, 3, 6, 6, Mix(), tries=0) is None


def test_what_is_too_long_or_broken_does_not_count():
    """EQ-R5: a tile under a token would only mislead."""
    assert certify(parse_layout(PUZZLES[0].text), 2) == 0
    on_tile = "EQ 6x6 E=a6 V=e4 G=d5; village b4; snow a6"
    assert certify(parse_layout(on_tile), 9) == 0
    near = parse_layout("EQ 6x6 E=a6 V=e4 G=d5; village c4", beginning=False)
    assert certify(near, 9) == 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
def test_long_puzzles_are_found_within_the_usual_tries(seed):
    """At least 12 turns on eight by eight."""
    found = generate(seed, 12)
    assert found is not None
    assert found.tries <= 20_000


# engines


@pytest.mark.parametrize("number", [1, 2, 4, 8, 15, 21, 33])
def test_master_goes_the_shortest_way(number):
    """One turn deep is enough where the worth of a position knows the way."""
    state, turns = begin(puzzle=number), 0
    while state.outcome is None:
        *_, found = choose(GAME, state, ONE, "master", turns, 100)
        move = found.move
        state, turns = GAME.apply(state, move).state, turns + 1
    assert reason(state) == "home"
    assert turns == PUZZLES[number - 1].best


def test_worth():
    """A win, a shorter way, a longer way, a guess, no way, a loss, in this order."""
    won = play(at("EQ 8x8 E=a1 V=d4 G=h8; village e4"), "E")
    lost = play(at("EQ 8x8 E=a1 V=d4 G=h8; spike e4"), "E")
    near = at("EQ 8x8 E=a1 V=c3 G=e5; village g7")
    far = at("EQ 8x8 E=a1 V=c3 G=h8; village g7")
    sides = "N,NE,E,SE,S,SW,W,NW"
    hopeless = at(f"EQ 8x8 E=a1 V=d4 G=h8; village a8; barrier a1 {sides}")
    bare = at("EQ 8x8 E=a1 V=d4 G=h8")
    values = [GAME.worth(state, ONE) for state in (won, near, far, hopeless, lost)]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)
    assert GAME.worth(bare, ONE) < 0
    assert GAME.observe(bare, SPECTATOR) is GAME.resample(bare, 1)
