"""Whole games between `novice` engines: they end, nobody is left in silence, and records hold.

Of every game and every number of seats at its table, and in the long tier under every choice of
settings as well.
"""

from __future__ import annotations

from random import Random

import pytest

from tactilegrid.core.commands import Play, Player
from tactilegrid.core.record import header_of, header_text, read_record
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.core.session import Session
from tactilegrid.engines.choose import choose
from tactilegrid.games import load_game
from tactilegrid.speech.utterance import WIDTH, columns
from tests.contract.contract import Rules, every_table, heard, limited

LONG, SHORT = 500, 10  # games of each table, in the long tier and in the quick one
SETTINGS_LONG = 50  # games of each choice of settings, in the long tier
SPOKEN = 20  # how many games of a table have their words looked at, in the long tier
FEW_PLIES = 16  # the limit that most games of the quick tier declare


class Record:
    """A game's record as it grows, and the session that it is of."""

    def __init__(self, rules: Rules, seed: int) -> None:
        players = tuple(Player("novice") for _ in rules.game.seats(rules.options))
        self.session = Session.begin(rules.game, rules.options, seed, players)
        self.text = header_text(header_of(self.session))

    def play(self, move):
        """The updates of a move of whoever's turn it is."""
        answer = self.session.handle(self.session.to_move, Play(self.session.ply, move))
        self.text += "".join(f"{line}\n" for line in answer.lines)
        self.session = answer.session
        return answer.updates


def check_updates(rules: Rules, told: set | None, mover, notices, updates) -> None:
    """One update a viewer; whoever may know of the move hears of it, in each language and length.

    `told` holds what was found fit to be heard already, by how the listener is concerned; None: the
    words are not looked at, only that there are some.
    """
    assert [update.viewer for update in updates] == list(rules.viewers)
    for update in updates:
        viewer, said = update.viewer, update.announcement.messages
        assert not update.refused
        concerned = any(viewer in notice.audience for notice in notices)
        assert concerned or (rules.game.hides(rules.options) and viewer != mover)
        assert bool(said) == concerned, "a silent command, or words about nothing"
        if told is not None and (viewer == mover, said) not in told:
            told.add((viewer == mover, said))
            check_words(rules, viewer, said)


def check_words(rules: Rules, viewer, said) -> None:
    """Lines fit to be heard, and something to hear at every length."""
    whole: dict[str, str] = {}
    for message in said:
        for how, text in heard(rules, viewer, message):
            assert "{" not in text
            assert text.isprintable()
            assert columns(text) <= WIDTH, text
            whole[how] = whole.get(how, "") + text
    assert all(whole.values()), "silent at some length"


def play_out(rules: Rules, seed: int, told: set | None) -> Record:
    """A game from its first position until it is over, each update looked at."""
    record, dice = Record(rules, seed), Random(seed)
    game, limit = rules.game, rules.options.number("ply_cap")
    while (mover := record.session.to_move) is not None:
        known = record.session.plies_for(SPECTATOR)  # what is done in secret is not counted
        assert known < limit, "neither a rule nor the limit ended it"
        seen = record.session.observe(mover)
        *_, found = choose(game, seen, mover, "novice", dice.getrandbits(32))
        move = found.move
        updates = record.play(move)
        notices = record.session.past[-1].after.notices
        check_updates(rules, told, mover, notices, updates)
    return record


def check_record(rules: Rules, record: Record) -> None:
    """Read again and played again, the record gives the same game and the same bytes."""
    game = rules.game
    loaded = read_record(record.text.encode(), load_game)
    assert (loaded.size, loaded.torn) == (len(record.text.encode()), False)
    assert game.format_position(loaded.session.state) == game.format_position(record.session.state)
    assert loaded.session.outcome == record.session.outcome
    again = Record(rules, record.session.seed)
    for step in loaded.session.past:
        again.play(step.move)
    assert again.text == record.text


def check_games(rules: Rules, count: int, few_plies: bool) -> None:
    told: set = set()
    for seed in range(count):
        # the first goes on to the limit that the game declares for engines
        table = limited(rules, FEW_PLIES if few_plies and seed else 0)
        spoken = 0 < seed < 5 if few_plies else seed < SPOKEN
        record = play_out(table, seed, told if spoken else None)
        outcome = record.session.outcome
        assert outcome is not None
        if outcome.reason == "ply-cap":
            known = record.session.plies_for(SPECTATOR)
            assert known == table.options.number("ply_cap")
        check_record(table, record)


@pytest.mark.parametrize("rules", every_table())
def test_games_between_engines_end_and_are_heard_and_can_be_replayed(rules):
    check_games(rules, SHORT, few_plies=True)


@pytest.mark.soak
@pytest.mark.parametrize("rules", every_table())
def test_many_games_between_engines_end_and_are_heard_and_can_be_replayed(rules):
    check_games(rules, LONG, few_plies=False)


@pytest.mark.soak
@pytest.mark.parametrize("rules", every_table(other_settings=True))
def test_many_games_by_other_settings(rules):
    check_games(rules, SETTINGS_LONG, few_plies=False)
