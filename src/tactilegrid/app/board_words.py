"""What a board's line and its driver say, as sentences for people who look after a board."""

from __future__ import annotations

from tactilegrid.board.driver import (
    Capabilities,
    Connected,
    Faulty,
    Happening,
    Lost,
    Refused,
    Snapshot,
    Switched,
)
from tactilegrid.board.frames import (
    Answer,
    AskHello,
    AskState,
    Beat,
    Confirm,
    Event,
    FromBoard,
    FromHost,
    Here,
    Improper,
    Light,
    Shake,
    State,
    Tone,
)
from tactilegrid.board.hello import Hello
from tactilegrid.board.naming import names
from tactilegrid.core.message import Message, Name, message

MOST_NAMED = 10
BRIEF, NORMAL, FULL = 0, 1, 2


class Words:
    """The sentences about one board; of an unknown one switches are numbers."""

    def __init__(self, board: Capabilities | None = None) -> None:
        self.names = [] if board is None else names(board)

    def name(self, number: int) -> Name:
        """What a switch is called."""
        return Name(self.names[number] if number < len(self.names) else str(number))

    def listed(self, key: str, numbers: frozenset[int], **more: Message | Name | int) -> Message:
        """A sentence about some switches, the first of them named."""
        some = sorted(numbers)
        where = tuple(self.name(number) for number in some[:MOST_NAMED])
        beyond = len(some[MOST_NAMED:])
        return message(key, n=len(some), where=where, more=beyond, **more)

    def happened(self, what: Happening) -> tuple[Message, ...]:
        """What the driver tells."""
        match what:
            case Connected():
                return connected(what)
            case Switched():
                state = "down" if what.closed else "up"
                return (message("monitor-switch", where=self.name(what.number), state=state),)
            case Snapshot():
                return (self.listed("monitor-closed", what.closed),)
            case Faulty():
                return (self.faulty(what),)
            case Lost():
                return (message("monitor-lost", why=what.why),)
            case Refused():
                return (refused(what),)

    def faulty(self, what: Faulty) -> Message:
        """Which switches are not believed, and why."""
        match what.why:
            case "stuck":
                return self.listed("monitor-stuck", what.numbers)
            case "chatter":
                return self.listed("monitor-chatter", what.numbers)
            case "ghost":
                return self.listed("monitor-ghost", what.numbers)
        return message("monitor-flood")

    def from_board(self, said: FromBoard) -> tuple[int, Message]:
        """What the board says, and from which verbosity on it is told."""
        match said:
            case Hello():
                return BRIEF, message("monitor-hello", version=Name(said.version), boot=said.boot)
            case Event():
                state = "down" if said.closed else "up"
                where = self.name(said.number)
                return BRIEF, message("monitor-event", where=where, state=state, seq=said.seq)
            case State():
                return NORMAL, self.listed("monitor-state", said.closed, seq=said.seq)
            case Beat():
                seconds = said.uptime // 1000
                kept = (said.seq - said.first) % 65536
                worse = said.lost or said.bad or said.held or kept
                return NORMAL if worse else FULL, message(
                    "monitor-beat",
                    seconds=seconds,
                    kept=kept,
                    lost=said.lost,
                    bad=said.bad,
                    held=said.held,
                )
            case Answer():
                done = "yes" if said.done else "no"
                least = FULL if said.done else NORMAL
                return least, message("monitor-answer", done=done, ident=said.ident)
        return NORMAL, message("monitor-unknown", word=Name(said.word[:20]))

    def from_host(self, said: FromHost) -> tuple[int, Message]:
        """What the program says to the board."""
        match said:
            case AskHello():
                return NORMAL, message("monitor-asks", what="hello", ident=said.ident)
            case AskState():
                return NORMAL, message("monitor-asks", what="state", ident=said.ident)
            case Here():
                return FULL, message("monitor-asks", what="here", ident=said.ident)
            case Confirm():
                return FULL, message("monitor-confirms", seq=said.seq)
            case Light():
                return NORMAL, self.listed("monitor-lights", said.lamps)
            case Tone():
                hertz, lasting = said.hertz, said.milliseconds
                return NORMAL, message("monitor-tone", hertz=hertz, lasting=lasting)
            case Shake():
                return NORMAL, message("monitor-shake", lasting=said.milliseconds)
            case Improper():
                return NORMAL, message("monitor-unknown", word=Name(str(said.ident)))
        return NORMAL, message("monitor-unknown", word=Name(said.word[:20]))


def connected(what: Connected) -> tuple[Message, Message]:
    """A board, and what it has."""
    board = what.board
    return message(
        "tools-board",
        named="yes" if board.name else "no",
        name=Name(board.name),
        cols=board.cols,
        rows=board.rows,
        kind=board.kind,
        again="yes" if what.restarted else "no",
    ), message(
        "tools-has",
        slots=board.slots,
        lamps=board.lamps,
        buzzer="yes" if board.buzzer else "no",
        haptic="yes" if board.haptic else "no",
    )


def refused(what: Refused) -> Message:
    """Why there is no board."""
    return message("tools-refused", why=what.why, what=Name(what.what))
