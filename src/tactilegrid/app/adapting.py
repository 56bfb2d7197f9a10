"""How the opponents play, said at the start; and those whose strength goes by the results.

What an adaptive engine has come to is kept among the person's settings, for each game and each kind
of table apart. A game counts once, when it is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tactilegrid.core.commands import ADAPTIVE, Player
from tactilegrid.core.game import AnyGame, Outcome
from tactilegrid.core.message import Kind, Message, message
from tactilegrid.core.options import Options
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import replace

if TYPE_CHECKING:
    from tactilegrid.app.config import Settings
    from tactilegrid.app.host import Host
    from tactilegrid.engines.adaptive import Strength


def kept_as(game: AnyGame, options: Options, seat: Seat) -> str:
    """The setting that keeps the strength of an engine in that seat."""
    seats = len(game.seats(options))
    words = [game.name] + [str(seats)] * (seats > 2)
    if game.parties:
        words.append(game.parties[seat.number > 1])
    return f"adaptive {'-'.join(words)}"


def with_strength(
    game: AnyGame, options: Options, players: tuple[Player, ...], settings: Settings
) -> tuple[Player, ...]:
    """Engines that adapt at the strength kept for them; one that has a strength begins anew there.

    Where that cannot be kept, it is among the troubles.
    """
    if all(player.kind != ADAPTIVE for player in players):
        return players
    from tactilegrid.engines.adaptive import read_strength

    seated = []
    for seat, player in zip(game.seats(options), players, strict=True):
        if player.kind == ADAPTIVE:
            name = kept_as(game, options, seat)
            if player.strength:
                keep(settings, name, read_strength(player.strength))
            now = read_strength(settings.get(name)).text
            seated.append(replace(player, strength=now))
        else:
            seated.append(player)
    return tuple(seated)


def keep(settings: Settings, name: str, strength: Strength) -> None:
    """Remember a strength; where the disk refuses it holds for now."""
    try:
        settings.set(name, strength.kept)
    except OSError:
        settings.troubles.append(message("settings-unsaved"))


def ready_again(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Who sits at the next table like this: who adapts comes at whatever strength is kept then."""
    return tuple(replace(player, strength="") for player in players)


class Adapting:
    """The part of a host that says how engines play, and moves those that adapt."""

    counted = False

    def manners(self) -> list[Message]:
        """How the engines at this table play, where that is not as ever."""
        host = cast("Host", self)
        said: list[Message] = []
        for seat in host.session.seats:
            player = host.session.player(seat)
            if player.kind == ADAPTIVE:
                said.append(self._stands(seat, player))
            if player.style:
                said.append(message("opponent-style", who=seat, style=player.style))
        self.counted = host.outcome is not None
        return said

    def _ladder(self, seat: Seat) -> list[str]:
        from tactilegrid.engines.choose import levels

        host = cast("Host", self)
        return list(levels(host.game, host.options, seat))

    def _stands(self, seat: Seat, player: Player) -> Message:
        from tactilegrid.engines.adaptive import A_LEVEL, place_of, read_strength

        ladder = self._ladder(seat)
        at, share = divmod(place_of(read_strength(player.strength), ladder), A_LEVEL)
        level = message(f"level-{ladder[at]}")
        following = message(f"level-{ladder[min(at + 1, len(ladder) - 1)]}")
        return message("strength-now", who=seat, level=level, next=following, share=share)

    def adapt(self, outcome: Outcome) -> None:
        """Move those that adapt by the result of the person, and say so."""
        host = cast("Host", self)
        if self.counted:
            return
        self.counted = True
        won = any(seat in outcome.winners for seat in host.humans)
        result = 0 if not outcome.winners or not host.humans else 1 if won else -1
        moved = set()
        for seat in host.session.seats:
            name = kept_as(host.game, host.options, seat)
            adapts = host.session.player(seat).kind == ADAPTIVE
            if adapts and name not in moved and host.humans:
                moved.add(name)
                host._desk().pending.append(self._step(seat, name, result))

    def _step(self, seat: Seat, name: str, result: int) -> Message:
        from tactilegrid.engines.adaptive import after, place_of, read_strength

        settings, ladder = cast("Host", self).settings, self._ladder(seat)
        before = read_strength(settings.get(name))
        now = after(before, ladder, result)
        keep(settings, name, now)
        for trouble in settings.troubles:
            cast("Host", self)._say(Kind.ALERT, trouble)
        settings.troubles.clear()
        if place_of(now, ladder) == place_of(before, ladder) and result:
            return message("strength-top" if result > 0 else "strength-bottom", who=seat)
        how = {1: "up", -1: "down", 0: "same"}[result]
        return message("strength-moved", who=seat, how=how)
