"""`tactilegrid match GAME A B`: two engines, both colours of each opening, kept and counted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tactilegrid.app.arguments import Arguments, BadUsage
from tactilegrid.app.cli import Failed
from tactilegrid.app.config import language_of
from tactilegrid.app.engine import EngineDown
from tactilegrid.app.match_folder import Folder, kept_openings
from tactilegrid.app.match_report import Minutes, called, say_beginning, say_end
from tactilegrid.app.match_results import DRAW, LOSS, WIN, Result, compared, result_of
from tactilegrid.app.play import capped
from tactilegrid.app.referee import Contender, Inside, Stranger, opened, play_out, seated
from tactilegrid.app.setup import (
    external,
    find_game,
    game_options,
    new_seed,
    read_command,
    which_engine,
    whole_number,
)
from tactilegrid.app.texts import Page
from tactilegrid.core.commands import ADAPTIVE, Player
from tactilegrid.core.game import AnyGame
from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.options import Options, settle
from tactilegrid.core.seats import Seat
from tactilegrid.core.session import Session
from tactilegrid.engines.choose import levels
from tactilegrid.engines.search import Budget

MOST_GAMES, MOST_MS, MOST_NODES = 100_000, 600_000, 10**9


def run(arguments: Arguments) -> int:
    """Play the games that are missing, then say what all of them show."""
    game = find_game(arguments.operand(0))
    options = game_options(game, arguments)
    role = which_role(game, options, arguments)

    def has(seat: Seat, place: int) -> bool:
        return not role or (seat.number == role) == (place < 2)

    texts = (arguments.operand(1), arguments.operand(2), arguments.flag("against"))
    contenders = [
        contender(game, options, text, [seat for seat in game.seats(options) if has(seat, place)])
        for place, text in enumerate(texts[: 3 if role else 2])
    ]
    options = capped(game, options, seated(contenders, (0, 1)), arguments)
    games = whole_number(arguments.flag("games") or "20", "games", 1, MOST_GAMES)
    kept = None if arguments.flag("openings") else kept_openings(arguments.flag("keep"))
    seed = new_seed(arguments, "openings") if kept is None else kept
    match = Match(game, options, contenders, budget_asked(arguments), games, seed, role)
    match.another = another_each_pair(game, options, arguments)
    page = Page(language_of(arguments.flag("lang")), "match", game.name)
    folder = Folder.open(arguments.flag("keep"), match.header())
    try:
        match.play(folder, page)
    except EngineDown as error:
        raise Failed(message("match-no-engine")) from error
    finally:
        folder.close()
        for each in contenders:
            each.close()
    return 0


def which_role(game: AnyGame, options: Options, arguments: Arguments) -> int:
    """The seat that both have in turn against a third, 0 without one; raises BadUsage."""
    role, seats = arguments.flag("role"), len(game.seats(options))
    if bool(role) != arguments.has("against") or (role and seats == 1):
        raise BadUsage(message("cli-match-role"))
    return whole_number(role, "role", 1, seats) if role else 0


def contender(game: AnyGame, options: Options, text: str, seats: list[Seat]) -> Contender:
    """A level that all these seats have, or `exec:COMMAND`; raises BadUsage.

    A level may have a style, and be given what it may spend: `club:bold`, `master:nodes=5000`.
    """
    if text.startswith("exec:"):
        player = external(game, options, text.partition(":")[2])
        return Stranger(player.name, text, read_command(text.partition(":")[2]))
    offered = [levels(game, options, seat) for seat in seats]
    *words, spends = text.split(":") if "=" in text else (*text.split(":"), "")
    player = Player(words[0])
    if len(words) > 1 or player.kind == ADAPTIVE:
        player = which_engine(game, options, seats[0], f"engine:{':'.join(words)}")
    if player.kind == ADAPTIVE or all(player.kind in each for each in offered):
        return Inside(player, text, own_budget(spends))
    known = [name for name in offered[0] if all(name in each for each in offered)]
    raise BadUsage(
        message("cli-match-player", given=Name(text[:20]), levels=Name(", ".join(known)))
    )


def own_budget(text: str) -> Budget | None:
    """What `nodes=N` or `ms=N` after a level allows it; raises BadUsage."""
    kind, _, number = text.partition("=")
    if kind not in ("", "ms", "nodes"):
        raise BadUsage(message("cli-match-budget", given=Name(text[:20])))
    most = MOST_MS if kind == "ms" else MOST_NODES
    return Budget(**{kind: whole_number(number, kind, 1, most)}) if kind else None


def budget_asked(arguments: Arguments) -> Budget | None:
    """What each move may cost; None: what each level usually spends. Raises BadUsage."""
    ms, nodes = arguments.flag("ms"), arguments.flag("nodes")
    if ms and nodes:
        raise BadUsage(message("cli-match-budgets"))
    if ms:
        return Budget(ms=whole_number(ms, "ms", 1, MOST_MS))
    return Budget(nodes=whole_number(nodes, "nodes", 1, MOST_NODES)) if nodes else None


def another_each_pair(game: AnyGame, options: Options, arguments: Arguments) -> str:
    """The setting of a game for one that takes another shipped layout for each pair.

    Empty where there is none, or where one was named.
    """
    name = game.layout_option()
    many = any(option.name == name and option.high > 1 for option in game.options)
    named = name in dict(arguments.pairs("option"))
    return name if many and not named and len(game.seats(options)) == 1 else ""


class Match:
    """The games of two contenders; what was played before is not played again."""

    def __init__(
        self,
        game: AnyGame,
        options: Options,
        contenders: Sequence[Contender],
        budget: Budget | None,
        games: int,
        seed: int,
        role: int = 0,
    ) -> None:
        self.game = game
        self.options = options
        self.contenders = contenders
        self.budget = budget
        self.games = games
        self.seed = seed
        self.role = role
        self.another = ""
        self.results: list[Result] = []

    def header(self) -> str:
        """What makes two matches one: all but the number of games."""
        lines = [f"game {self.game.name}"]
        lines += [f"option {name} {value}" for name, value in self.options.settings]
        lines += [f"player {each.text}" for each in self.contenders]
        spends = self.budget or Budget()
        lines.append(f"nodes {spends.nodes} ms {spends.ms}")
        lines.append(f"openings {self.seed}")
        lines += [f"role {self.role}"] * bool(self.role)
        lines += [f"another {self.another}"] * bool(self.another)
        return "".join(f"{line}\n" for line in lines)

    @property
    def names(self) -> tuple[Message | Name, Message | Name]:
        """What the contenders are called, two of one kind by number."""
        one, other = (called(each) for each in self.contenders[:2])
        if one != other:
            return one, other
        return (
            message("match-twin", name=one, number=1),
            message("match-twin", name=other, number=2),
        )

    def play(self, folder: Folder, page: Page) -> None:
        """Play and report."""
        say_beginning(self, folder, page)
        self.results = folder.results[: self.games]
        with Minutes(self, page) as minutes:
            if len(self.results) < self.games:
                for each in self.contenders:
                    each.prepare(self.begun(1))
            for number in range(len(self.results) + 1, self.games + 1):
                self.results.append(self.one(number, folder, minutes))
                folder.add(self.results[-1])
        say_end(self, page)

    def one(self, number: int, folder: Folder, minutes: Minutes) -> Result:
        """Play one game; the second of each pair has the same opening, with the seats changed."""
        pair, turned = divmod(number - 1, 2)
        seats = range(1, len(self.game.seats(self.options)) + 1)
        sides = tuple((seat + turned + 1) % 2 for seat in seats)
        if self.role:
            sides = tuple(turned if seat == self.role else 2 for seat in seats)
        dice = Random(f"{self.seed} {pair}")
        session = self.begun(dice.getrandbits(32), sides, dice)
        record = folder.record(number, session)
        try:

            def write(lines: tuple[str, ...]) -> None:
                record.append("".join(f"{line}\n" for line in lines))

            session = opened(session, dice, write)
            played = play_out(session, sides, self.contenders, self.budget, write, minutes.check)
        finally:
            record.close()
        return result_of(number, sides, played)

    def begun(self, seed: int, sides: tuple[int, ...] = (), dice: Random | None = None) -> Session:
        """The start of a game, all of it the first contender's where no sides are named."""
        sides = sides or (0,) * len(self.game.seats(self.options))
        options = self.options
        if self.another and dice is not None:
            most = next(each.high for each in self.game.options if each.name == self.another)
            given = {name: str(value) for name, value in options.settings}
            given[self.another] = str(dice.randint(1, most))
            options = settle(self.game.options, given)
        return Session.begin(self.game, options, seed, seated(self.contenders, sides))

    def tally(self) -> tuple[int, int, int]:
        """Comparisons that the first contender won, lost and drew."""
        points = [each for _, each in compared(self.results)]
        return points.count(WIN), points.count(LOSS), points.count(DRAW)
