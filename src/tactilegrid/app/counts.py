"""`legal` and `perft`: what the rules allow, as lines and as numbers."""

from __future__ import annotations

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.setup import find_game, game_options, print_line, start_state
from tactilegrid.core.message import Name, message
from tactilegrid.core.perft import divide, perft

DEPTH_LIMIT = 99


def run(arguments: Arguments) -> int:
    """One move a line, or the count last and alone."""
    game = find_game(arguments.operand(0))
    state = start_state(game, game_options(game, arguments), arguments.flag("position")).state
    if arguments.subcommand.name == "legal":
        turn = game.to_move(state)
        if turn is not None:
            for move in game.legal_moves(game.observe(state, turn)):
                print_line(game.format_move(move))
        return 0
    text = arguments.operand(1)
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise BadUsage(message("cli-bad-depth", given=Name(text[:20]), limit=DEPTH_LIMIT))
    depth = int(text)
    if arguments.has("divide") and depth:
        total = 0
        for move, count in divide(game, state, depth):
            print_line(f"{move} {count}")
            total += count
        print_line(str(total))
    else:
        print_line(str(perft(game, state, depth)))
    return 0
