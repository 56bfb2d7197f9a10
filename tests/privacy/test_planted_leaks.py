"""A leak that is planted on purpose is found, on each channel of a game and of a table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tactilegrid.app import play
from tactilegrid.app.host import Host
from tactilegrid.app.replay import ReplayHost
from tactilegrid.core.geometry import Cell
from tactilegrid.core.seats import SPECTATOR
from tactilegrid.core.session import Answer, Session, Step
from tactilegrid.core.value import replace
from tactilegrid.frontends import curtain, feeling, teller
from tactilegrid.outputs.console import Console
from tactilegrid.speech.cue import STEPS, Cue, Sound, Spot
from tests.contract.contract import Rules, game_of
from tests.frontends.fingers import Fingers
from tests.privacy.hiding import TOY_RULES, every_hiding
from tests.privacy.leaky import PLANTS, exception_text, loud, number_of
from tests.privacy.table import exported
from tests.privacy.test_curtain_bytes import told_apart
from tests.privacy.test_host_channels import in_print, named_plainly, of_table
from tests.privacy.test_noninterference import leaks
from tests.privacy.told import leaks_of_states
from tests.privacy.twins import twins

SEEDS = range(12)
ONE, TWO = TOY_RULES.game.seats(TOY_RULES.options)

Patch = pytest.MonkeyPatch


def toy_and_others() -> list[Any]:
    """The toy in the quick tier, every hiding game in the long one."""
    found = []
    for each in every_hiding():
        quick = each.values[0].game.name == "toy"
        found.append(
            pytest.param(*each.values, id=each.id, marks=[] if quick else pytest.mark.soak)
        )
    return found


for_each = pytest.mark.parametrize("rules", toy_and_others())


# of the game


@for_each
@pytest.mark.parametrize("channel", PLANTS)
def test_a_leak_of_the_game_is_found(rules: Rules, channel: str) -> None:
    spoiled = Rules(PLANTS[channel](rules.game), rules.options)
    assert any(channel in leaks(spoiled, seed) for seed in SEEDS)


@for_each
def test_a_leak_in_the_text_of_an_exception_is_found(rules: Rules) -> None:
    spoiled = Rules(exception_text(rules.game), rules.options)
    assert any("refusal" in leaks(spoiled, seed) for seed in SEEDS)


@for_each
def test_a_state_that_prints_its_secrets_is_found(rules: Rules) -> None:
    found = set()
    for seed in SEEDS:
        *_, last = game_of(rules, seed, 12)
        for viewer in rules.viewers:
            like = rules.game.resample(rules.game.observe(last.state, viewer), seed)
            pair = loud(last.state), loud(like)
            found |= leaks_of_states(rules.game, rules.options, *pair, viewer, seed)
    assert "repr" in found


# of a table


def tables() -> Iterator[str]:
    """What is found at one table of the toy after another."""
    for seed in SEEDS[:4]:
        for viewer in (ONE, TWO):
            yield from of_table(twins(TOY_RULES, seed, viewer, 5))


def test_nothing_is_found_where_nothing_was_planted() -> None:
    assert list(tables()) == []


@pytest.mark.parametrize("channel", ["console", "braille"])
def test_a_leak_of_an_output_is_found(monkeypatch: Patch, channel: str) -> None:
    utter, observe, peek = teller.utter, Session.observe, [0]

    def observed(self: Session, viewer: Any) -> Any:
        peek[0] = number_of(self.state)
        return observe(self, viewer)

    def leaking(*args: Any) -> Any:
        field = "text" if channel == "console" else "braille"
        return replace(utter(*args), **{field: str(peek[0])})

    monkeypatch.setattr(Session, "observe", observed)
    monkeypatch.setattr(teller, "utter", leaking)
    assert channel in tables()


def test_a_board_that_is_felt_as_it_is_is_found(monkeypatch: Patch) -> None:
    def whole(self: Any, boards: bool) -> Any:
        felt = feeling.felt(self.desk, boards)
        at = Cell(number_of(self.session.state) % 3, 0)
        return replace(felt, board=replace(felt.board, at=at)) if felt.board else felt

    monkeypatch.setattr(Host, "_felt", whole)
    assert "display" in tables()


def test_a_sound_that_depends_on_a_secret_is_found(monkeypatch: Patch) -> None:
    def touched(self: Any) -> Any:
        secret = number_of(self.desk.table.session.state)
        yield Cue(Sound.SELECT, Spot(secret % STEPS, 0))

    monkeypatch.setattr("tactilegrid.frontends.cues.Watcher.of_touch", touched)
    assert "sounds" in tables()


def test_a_display_that_is_not_wiped_is_found(monkeypatch: Patch) -> None:
    """What is left of somebody else's is in the windows that can be panned back to."""
    monkeypatch.setattr(Fingers, "wipe", lambda _: None)
    monkeypatch.setattr(Fingers, "say", lambda self, _: self.feel())
    plain = Fingers.feel

    def kept(self: Fingers) -> None:
        seat = self.host.holder
        if seat is not None:
            self.view.say(str(number_of(self.host.session.observe(seat))))
        plain(self)

    monkeypatch.setattr(Fingers, "feel", kept)
    assert "display" in at_the_keyboard()


def test_an_engine_that_is_given_the_state_is_found(monkeypatch: Patch) -> None:
    def hint(self: Host, strong: bool) -> None:
        self._ask(self.session.state, self.actor, "novice", "hint")
        self.engine.request, self.wanted = None, {}  # no engine could think about that

    monkeypatch.setattr(Host, "hint", hint)
    assert "engine" in tables()


def test_an_engine_that_is_given_the_seed_of_the_game_is_found(monkeypatch: Patch) -> None:
    """Twins have one seed; but how many hidden moves there were must not come through either."""

    def seed(session: Session, _: Any) -> int:
        return session.seed + number_of(session.state)

    monkeypatch.setattr("tactilegrid.app.host.engine_seed", seed)
    assert "engine" in tables()


@pytest.mark.parametrize("kind", [Answer, Step])
def test_a_record_of_the_core_that_prints_its_secrets_is_found(
    monkeypatch: Patch, kind: type
) -> None:
    monkeypatch.setattr(kind, "secret_fields", ())
    pairs = [twins(TOY_RULES, seed, SPECTATOR, 2) for seed in SEEDS]
    assert any(in_print(pair.one) != in_print(pair.other) for pair in pairs)


def test_a_log_that_tells_is_found(monkeypatch: Patch, caplog: pytest.LogCaptureFixture) -> None:
    observe = Session.observe

    def observed(self: Session, viewer: Any) -> Any:
        logging.getLogger("tactilegrid").warning("state %s", number_of(self.state))
        return observe(self, viewer)

    monkeypatch.setattr(Session, "observe", observed)
    of_table(twins(TOY_RULES, SEEDS[0], ONE, 5))
    assert caplog.records != []


def test_a_replay_that_tells_all_is_found(monkeypatch: Patch) -> None:
    def heard(self: Session, step: Step, viewer: Any, seen: Any) -> Any:
        told = [self.game.announce(each.event, viewer, seen) for each in step.after.notices]
        return tuple(part for parts in told for part in parts)

    pairs = [twins(TOY_RULES, seed, ONE, 5) for seed in SEEDS]
    monkeypatch.setattr(Session, "heard", heard)
    assert any(exported(pair.one, ONE) != exported(pair.other, ONE) for pair in pairs)


def test_a_replay_that_counts_hidden_moves_is_found(monkeypatch: Patch) -> None:
    real = ReplayHost.__init__

    def begin(self: ReplayHost, whole: Session, settings: Any, ears: Any) -> None:
        real(self, whole, settings, ears)
        self.stops = [number_of(whole.state)]

    monkeypatch.setattr(ReplayHost, "__init__", begin)
    monkeypatch.setattr(ReplayHost, "step", lambda *_: False)
    monkeypatch.setattr(
        ReplayHost, "opening", lambda self, _: play.message("save-done", plies=self.stops[0])
    )
    pair = twins(TOY_RULES, 1, ONE, 5)
    assert exported(pair.one, ONE) != exported(pair.other, ONE)


def test_the_name_of_a_file_that_tells_is_found(monkeypatch: Patch, tmp_path: Any) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(play, "time", SimpleNamespace(strftime=lambda _: "20300101-000000-at-b2"))
    assert not named_plainly(twins(TOY_RULES, 1, ONE).one)


# of the curtain


def at_the_keyboard() -> set[str]:
    """What is found in the first game of the toy, at one keyboard, in which anything is."""
    for seed in SEEDS:
        viewer = Random(seed).choice((ONE, TWO))
        if found := told_apart(twins(TOY_RULES, seed, viewer), seed):
            return set(found)
    return set()


@pytest.mark.parametrize(
    ("what", "get", "put"),
    [
        ("history", lambda d: d.teller.history, lambda d, it: setattr(d.teller, "history", it)),
        ("explorer", lambda d: d.explorer, lambda d, it: setattr(d, "explorer", it)),
    ],
)
def test_what_is_left_on_the_desk_is_found(
    monkeypatch: Patch, what: str, get: Callable[[Any], Any], put: Callable[[Any, Any], None]
) -> None:
    change = curtain.Curtain.change

    def careless(self: curtain.Curtain, desk: Any, viewer: Any) -> None:
        left = get(desk)
        change(self, desk, viewer)
        put(desk, left)

    monkeypatch.setattr(curtain.Curtain, "change", careless)
    assert at_the_keyboard() & {"bytes", "braille"}, what


def test_a_screen_that_is_not_emptied_is_found(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Console, "wipe", lambda _: None)
    assert "screen" in at_the_keyboard()


def test_the_ear_of_the_other_seat_is_found(monkeypatch: Patch) -> None:
    def other(self: Any) -> Any:
        holder = self.hot.holder
        return SPECTATOR if holder is None else next(s for s in (ONE, TWO) if s != holder)

    monkeypatch.setattr(Host, "viewer", property(other))
    assert at_the_keyboard()


def test_a_curtain_that_hides_nothing_is_found(monkeypatch: Patch) -> None:
    """Whatever is asked while it is down is answered."""
    change = curtain.Curtain.change

    def thin(self: curtain.Curtain, desk: Any, viewer: Any) -> None:
        if viewer == SPECTATOR:
            desk.say(1, *desk.table.game.opening(ONE, desk.table.session.observe(TWO)))
            told = desk.table.session.state.hidden
            desk.say(1, *(play.message("where", cell=cell) for cell in told if cell))
        change(self, desk, viewer)

    monkeypatch.setattr(curtain.Curtain, "change", thin)
    assert at_the_keyboard()
