"""The settings of a game, and which of them go together."""

from __future__ import annotations

from tactilegrid.core.message import Name, message
from tactilegrid.core.options import ON, BadOption, Option, Options, always, switch
from tactilegrid.core.seats import Seat
from tactilegrid.games.pathfinder.layouts import NAMES, layout_line
from tactilegrid.games.pathfinder.lines import BadLayout, Layout, parse_layout
from tactilegrid.games.pathfinder.slots import MOST, ground_of

SMALLEST = 3
MOST_SLOTS = 120
ENGINE_PLIES = 2000
RANDOM, USUAL_STRENGTH = "random", 2
STYLES = ("snake", "branching", "decoys", "open")
BOTH, ALONE, HIDE = "both", "search", "hide"
HIDDEN, ANSWERS = "hidden", "answers"
WITHDRAW, NONE = "withdraw", "none"
REJECT, COSTS = "reject", "costs_turn"

OPTIONS = (
    Option("rows", always(6), low=SMALLEST, high=MOST),
    Option("cols", always(6), low=SMALLEST, high=MOST),
    Option(
        "chips",
        lambda known: (known.number("rows") - 1) * known.number("cols"),
        low=0,
        high=MOST_SLOTS,
    ),
    Option("play", always(BOTH), (BOTH, ALONE, HIDE)),
    Option("maze1", always(HIDDEN), (HIDDEN, ANSWERS)),
    Option("maze2", always(HIDDEN), (HIDDEN, ANSWERS)),
    Option("layout", always(RANDOM), (RANDOM, *STYLES, *NAMES), free=True),
    Option("strength", always(USUAL_STRENGTH), low=1, high=3),
    Option("reentry", always(WITHDRAW), (WITHDRAW, NONE)),
    Option("reask_blocked", always(REJECT), (REJECT, COSTS)),
    switch("equal_turns", "off"),
    Option("turn_limit", always(0), low=0, high=99),
    Option("repetition", always(0), low=0, high=99),
    Option("ply_cap", always(0), low=0, high=9999),
    Option("first", always(1), (RANDOM,), low=1, high=2),
)


def check_options(options: Options) -> None:
    """Raise BadOption for settings that would do nothing, and for a layout that does not fit."""
    slots = ground_of(options.number("rows"), options.number("cols")).slots.bit_count()
    if options.number("chips") > slots:
        raise BadOption(message("pathfinder-bad-chips", n=slots))
    if options.number("repetition") == 1:
        raise BadOption(message("pathfinder-bad-repetition"))
    play = options.choice("play")
    alone, both = play == ALONE, play == BOTH
    made = options.choice("layout") in (RANDOM, *STYLES)
    needless = {
        "maze1": options.choice("maze1") != HIDDEN and alone,
        "maze2": options.choice("maze2") != HIDDEN and not both,
        "layout": options.choice("layout") != RANDOM and not alone,
        "strength": options.number("strength") != USUAL_STRENGTH and not (alone and made),
        "equal_turns": options.choice("equal_turns") == ON and not both,
        "turn_limit": options.number("turn_limit") > 0 and both,
        "first": options.choice("first") != "1" and not both,
    }
    for name, is_needless in needless.items():
        if is_needless:
            raise BadOption(message("pathfinder-needless", option=Name(name), play=Name(play)))
    if not made:
        layout_of(options)


def layout_of(options: Options) -> Layout:
    """The layout that the setting names or spells out; raises BadOption."""
    text = options.choice("layout")
    try:
        layout = parse_layout(layout_line(text) or text, options.number("chips"))
    except BadLayout as error:
        raise BadOption(message("pathfinder-bad-layout", why=error.message)) from None
    size = (options.number("rows"), options.number("cols"))
    if (layout.rows, layout.cols) != size:
        raise BadOption(message("pathfinder-layout-size", rows=layout.rows, cols=layout.cols))
    return layout


def seats_of(options: Options) -> tuple[Seat, ...]:
    """Two seats, or the one who searches what the program hides."""
    return (Seat(1),) if options.choice("play") == ALONE else (Seat(1), Seat(2))


def builds(options: Options) -> tuple[int, ...]:
    """The sides that build a maze in the program, in their order."""
    hiders = {BOTH: (0, 1), HIDE: (0,)}.get(options.choice("play"), ())
    return tuple(side for side in hiders if options.choice(f"maze{side + 1}") == HIDDEN)
