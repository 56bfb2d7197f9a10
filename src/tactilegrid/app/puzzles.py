"""`tactilegrid puzzles`: search for an Escort Quest puzzle of a wanted length, or solve one."""

from __future__ import annotations

import os

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.cli import Failed
from tactilegrid.app.layout_store import target, with_layout, write
from tactilegrid.app.layouts import page_for
from tactilegrid.app.reasons import reason
from tactilegrid.app.setup import new_seed, print_line
from tactilegrid.app.texts import Page
from tactilegrid.core.errors import BadPosition
from tactilegrid.core.layouts import LayoutFile, write_file
from tactilegrid.core.message import Name, message
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.core.value import replace
from tactilegrid.games.escort_quest import GAME
from tactilegrid.games.escort_quest.generator import TRIES, Found, climb
from tactilegrid.games.escort_quest.position import State
from tactilegrid.games.escort_quest.sheet import format_layout
from tactilegrid.games.escort_quest.solver import solve

WHAT = ("generate", "solve")
FLAGS = {"generate": ("length", "size", "tries", "seed", "store"), "solve": ("position", "option")}
LENGTH, SIZE, MOST_TRIES, MOST_TURNS = 8, "8x8", 1_000_000, 99


def run(arguments: Arguments) -> int:
    """One of the two; raises Failed where there is no such puzzle, or no way home."""
    what = arguments.operand(0)
    if what not in WHAT:
        raise BadUsage(message("puzzles-what", given=Name(what[:20]), known=Name(", ".join(WHAT))))
    other = FLAGS[WHAT[1 - WHAT.index(what)]]
    for name in arguments.given:
        if name in other:
            raise BadUsage(message("puzzles-not-with", option=Name(f"--{name}"), what=Name(what)))
    page = page_for(arguments)
    if what == "solve":
        print_solution(page, arguments)
        return 0
    if arguments.operand(1):
        raise BadUsage(message("cli-too-many", given=Name(arguments.operand(1)[:30])))
    print_puzzle(page, arguments)
    return 0


def number(arguments: Arguments, name: str, usual: int, most: int) -> int:
    """A number given as an option; raises BadUsage."""
    text = arguments.flag(name) or str(usual)
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and 1 <= int(text) <= most):
        option, given = Name(f"--{name}"), Name(text[:20])
        raise BadUsage(message("puzzles-number", option=option, given=given, most=most))
    return int(text)


# a puzzle of a wanted length


def print_puzzle(page: Page, arguments: Arguments) -> None:
    """Longer and longer ones as they are found; the last one as a layout, kept where asked for."""
    length = number(arguments, "length", LENGTH, MOST_TURNS)
    tries = number(arguments, "tries", TRIES, MOST_TRIES)
    size = arguments.flag("size") or SIZE
    grid = GAME.grid(with_layout(GAME, {"puzzle": f"new:{size}"}))
    seed, best = new_seed(arguments), 0
    for found in climb(seed, length, grid.width, grid.height, tries=tries):
        best = found.length
        if best < length:
            page.line(message("puzzles-so-far", n=best, tries=found.tries))
        else:
            page.line(message("puzzles-found", n=best, tries=found.tries, seed=seed))
            keep(page, arguments.flag("store"), found)
    if best < length:
        raise Failed(message("puzzles-none", n=length, tries=tries, best=best))


def keep(page: Page, name: str, found: Found) -> None:
    """The puzzle as the lines of a file, or in a file where a name was given; raises Failed."""
    body = format_layout(found.puzzle).replace("; ", "\n")
    if not name:
        print_line(write_file(LayoutFile(GAME.name, "", body)).rstrip("\n"))
        return
    try:
        path = target(name)
        write(path, LayoutFile(GAME.name, os.path.basename(name), body), over=False)
    except BadPosition as error:
        raise Failed(error.message) from None
    except FileExistsError:
        raise Failed(message("puzzles-exists", path=Name(name))) from None
    except OSError as error:
        raise Failed(message("puzzles-not-kept", path=Name(name), why=reason(error))) from None
    page.line(message("puzzles-kept", path=Name(path)))


# the shortest way home


def print_solution(page: Page, arguments: Arguments) -> None:
    """How many turns, each of them in words; or, as a failure, that there is no way home."""
    state = asked_for(arguments)
    page.listener = replace(page.listener, grid=state.field.layout.grid)
    if state.outcome is not None:
        raise Failed(message("puzzles-over"))
    found = solve(state)
    if not found.line:
        how = "never" if found.proven else "unknown"
        raise Failed(message("puzzles-no-way", how=how, n=found.states))
    page.line(message("puzzles-shortest", n=len(found.line), states=found.states))
    for turn, move in enumerate(found.line, 1):
        step = GAME.apply(state, move)
        state = step.state
        said = [
            part for note in step.notices for part in GAME.announce(note.event, SPECTATOR, state)
        ]
        words = " ".join(filter(None, map(page.text, said)))
        print_line(f"{turn}. {GAME.format_move(move)}: {words}")


def asked_for(arguments: Arguments) -> State:
    """The puzzle named, or a position of one; raises BadUsage, BadOption, or Failed."""
    given = dict(arguments.pairs("option"))
    if arguments.operand(1):
        given["puzzle"] = arguments.operand(1)
    options = with_layout(GAME, given)
    if not arguments.flag("position"):
        state = GAME.initial(options, 0)
    else:
        try:
            state = GAME.parse_position(arguments.flag("position"), options)
        except BadPosition as error:
            raise Failed(error.message) from None
    if state.building:
        raise BadUsage(message("puzzles-unbuilt"))
    return state
