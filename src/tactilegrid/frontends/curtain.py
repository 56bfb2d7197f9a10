"""The curtain between people who share one keyboard at a game with secrets.

While it is down nobody has the keyboard: the one who had it has put everything away, the one who
is waited for has not said yet that nobody else listens, and nothing is asked of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from tactilegrid.core.geometry import Cell
from tactilegrid.core.message import Kind, Message, message
from tactilegrid.core.seats import Seat, Viewer
from tactilegrid.core.selection import Selection
from tactilegrid.core.value import replace
from tactilegrid.frontends.keymap import Intent
from tactilegrid.frontends.question import Question
from tactilegrid.speech.explorer import Explorer
from tactilegrid.speech.history import History
from tactilegrid.speech.listener import Listener
from tactilegrid.speech.utterance import WIDTH

if TYPE_CHECKING:
    from tactilegrid.frontends.desk import Desk

LINES_AT_ONCE = 3  # of what was missed; more of them come in parts


class Belongings:
    """What a listener at a desk has of their own: put away while somebody else sits there.

    Touches, questions and half typed words are not among it: they were about a moment that is past.
    """

    def __init__(self, explorer: Explorer, listener: Listener) -> None:
        self.explorer = explorer
        self.listener = listener
        self.markers: dict[Cell, str] = {}
        self.history = History()
        self.rest: tuple[str, ...] = ()
        self.owner = ""


class Curtain:
    """Whose things lie on the desk, and whether the curtain is down."""

    def __init__(self) -> None:
        self.down = False
        self.owner: Viewer | None = None  # of what lies on the desk; None: as it was laid out
        self.away: dict[Viewer, Belongings] = {}
        self.used = False  # whether anybody had the keyboard yet
        self.usual: Listener | None = None  # as the first one began to listen, so does each

    def change(self, desk: Desk, viewer: Viewer) -> None:
        """Put everything away and lay out what belongs to *viewer*."""
        teller, table = desk.teller, desk.table
        self.used |= isinstance(self.owner, Seat)
        if self.used:  # what was there before the game is none of ours
            desk.teller.output.wipe()
        self.usual = self.usual or teller.listener
        mine = Belongings(desk.explorer, teller.listener)
        mine.markers, mine.history = desk.markers, teller.history
        mine.rest, mine.owner = teller.rest, teller.owner
        self.away[self.owner or teller.listener.viewer] = mine
        grid, slots = desk.explorer.grid, desk.explorer.slots
        home = Explorer(grid, slots, table.game.home(viewer, table.seen()))
        theirs = self.away.pop(viewer, None) or Belongings(home, self.usual)
        teller.listener = replace(
            teller.listener,  # language and names are everybody's
            viewer=viewer,
            verbosity=theirs.listener.verbosity,
            spelling=theirs.listener.spelling,
        )
        desk.explorer, desk.markers, teller.history = (
            theirs.explorer,
            theirs.markers,
            theirs.history,
        )
        teller.rest, teller.owner = theirs.rest, theirs.owner
        desk.selection, desk.armed, desk.question, desk.typing = Selection(), None, None, None
        desk.describing, desk.layer = False, ""
        self.owner = viewer


def lower(desk: Desk) -> None:
    """Put away what the last one heard, and wait for the next one; for nobody if none comes."""
    table, curtain = desk.table, desk.curtain
    first = curtain.owner is None
    table.give_up()
    curtain.change(desk, table.viewer)
    curtain.down = True
    if not first:
        desk.say(Kind.RESULT, message("curtain-hand", who=awaited(desk)), waiting(desk))
    else:
        desk.say(Kind.RESULT, waiting(desk))


def lift(desk: Desk) -> None:
    """The next one is alone: what they missed, and their turn."""
    table, curtain = desk.table, desk.curtain
    seat = awaited(desk)
    opening, missed = table.take_over(seat)
    curtain.down = False
    curtain.change(desk, table.viewer)
    begun = desk.teller.text(*opening)  # which may say what has to be done, as events do too
    news = [*opening, *(each for each in missed if desk.teller.text(each) not in begun)]
    if len(desk.teller.text(*news)) > LINES_AT_ONCE * WIDTH:
        desk.teller.say_parts("missed", news)
        news = []
    desk.say(Kind.MOVE, *news, message("turn", who=seat))


def awaited(desk: Desk) -> Seat:
    """Who has to sit down now."""
    seat = desk.table.awaited
    if seat is None:
        raise AssertionError("a curtain is down for somebody")
    return seat


def waiting(desk: Desk) -> Message:
    """What the one who is waited for has to do."""
    return message("curtain-ready", who=awaited(desk))


# what can be asked while it is down


def remind(desk: Desk, _: str) -> None:
    """The only answer to nearly everything."""
    desk.say(Kind.RESULT, waiting(desk))


def explain(desk: Desk, _: str) -> None:
    """What the curtain is."""
    parts = [message(f"curtain-help-{number}") for number in (1, 2, 3)]
    desk.teller.say_parts("keys-curtain", (*parts, waiting(desk)))


def save(desk: Desk, _: str) -> None:
    """Make sure that all is on disk."""
    desk.say(Kind.RESULT, desk.table.save())


def switch_voice(desk: Desk, _: str) -> None:
    """Who cannot hear who is waited for can hear nothing else either."""
    from tactilegrid.frontends.voice import switch

    switch(desk, "")


def hush(desk: Desk, _: str) -> None:
    """Silence, as at any time."""
    from tactilegrid.frontends import listening

    listening.hush(desk, "")


def leave(desk: Desk, _: str) -> None:
    """A typed word leaves at once, a key asks; nothing else can be chosen here."""
    if desk.mode == "line":
        desk.table.leave()
        return
    title = message(f"{desk.table.game.name}-title")
    answers = (
        (message("leave-leave"), desk.table.leave),
        (message("leave-stay"), partial(remind, desk, "")),
    )
    desk.ask(Question(message("leave-ask-only", game=title), answers, default=1, yes_no=True))


OPEN: Mapping[Intent, Callable[[Desk, str], None]] = {
    Intent.TURN: remind,
    Intent.KEYS: explain,
    Intent.MORE: explain,
    Intent.SAVE: save,
    Intent.VOICE: switch_voice,
    Intent.HUSH: hush,
    Intent.QUIT: leave,
}


def do(desk: Desk, intent: Intent) -> None:
    """Carry out one of the few things that tell nothing, or say who is waited for."""
    OPEN.get(intent, remind)(desk, "")


def take_key(desk: Desk, key: str) -> None:
    """Enter answers for the one who is waited for; another key is as its intent."""
    intent = desk.keymap.intent(key)
    if desk.question is not None:
        yes = key.lower() in desk.words.yes
        desk.answer(1 if yes else 2)
    elif key == "Enter" or intent is Intent.TOUCH:
        lift(desk)
    else:
        do(desk, intent or Intent.TURN)


def take_line(desk: Desk, line: str) -> None:
    """An empty line or the word answers for the one who is waited for."""
    found = desk.words.find(line)
    if not line or desk.words.is_ready(line) or (found and found[0] is Intent.TOUCH):
        lift(desk)
    else:
        do(desk, found[0] if found and not found[1] else Intent.TURN)
