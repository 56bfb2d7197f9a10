"""Line mode: type a move or a word, hear the answer; at a prompt or through a pipe.

The prompt repaints nothing: no cursor query, no toolbar, no menu, and the typed line is erased when
it is done, because the answer restates it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Protocol

from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.notation import LIMIT
from tactilegrid.core.seats import Viewer
from tactilegrid.frontends.around import words_beginning
from tactilegrid.frontends.countdown import milliseconds, tick
from tactilegrid.frontends.desk import Desk
from tactilegrid.frontends.typed import take_line
from tactilegrid.speech.utterance import Utterance

if TYPE_CHECKING:
    from prompt_toolkit.buffer import Buffer

CHUNK = 65536


class Source(Protocol):
    """Where lines come from."""

    def readline(self, size: int, /) -> bytes:
        """So many bytes at the most, as far as the end of the line; empty at the end."""


def run_pipe(desk: Desk, source: Source) -> None:
    """One line of input after another; its end saves and leaves."""
    desk.table.wait()
    desk.flush()
    for data in lines(source):
        if not tick(desk, data):
            take_bytes(desk, data)
        desk.table.wait()
        desk.flush()
        if desk.left:
            return
    desk.table.leave()


def lines(source: Source) -> Iterator[bytes]:
    """Lines without their ends; of an endless line only the beginning is kept."""
    while line := source.readline(CHUNK):
        whole = line.endswith(b"\n")
        while not whole:
            more = source.readline(CHUNK)
            whole = more.endswith(b"\n") or not more
        yield line.rstrip(b"\r\n")


def take_bytes(desk: Desk, data: bytes) -> None:
    """One line as bytes: what is not UTF-8, or far too long, is refused with a sentence."""
    if len(data) > LIMIT * 4:  # no character has more bytes
        desk.say(Kind.RESULT, message("line-too-long", limit=LIMIT))
        return
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        desk.say(Kind.RESULT, message("line-not-text"))
        return
    take_line(desk, text)


def run_prompt(desk: Desk) -> None:
    """Prompt on this process's terminal until the desk leaves or wants grid mode."""
    prompts: dict[Viewer, Prompt] = {}  # each person's own: a prompt remembers what was typed
    desk.table.wait()
    desk.flush()
    typed, woken = "", False
    above: tuple[str, ...] = ()
    while not desk.left and desk.mode == "line":
        viewer = desk.table.viewer
        prompt = prompts.get(viewer) or make_prompt(
            partial(words_beginning, desk), desk.table.notify, desk.table.typing
        )
        prompts[viewer] = prompt
        desk.timekeeper.heard(desk, pressed=not woken)
        desk.timekeeper.start(milliseconds())
        completing = woken = False
        try:
            caret, desk.caret = desk.caret, None
            text, completing = prompt(prompt_text(desk), typed, above, caret)
            typed = ""
        except Woken as error:
            typed, woken = error.typed, True
        except (KeyboardInterrupt, EOFError):
            desk.table.leave()
            return
        above = ()
        desk.timekeeper.reach(desk, milliseconds())
        if desk.timekeeper.over:
            desk.timekeeper.act(desk)  # the line comes too late, whatever it says
        elif completing:
            typed, above = completed(desk, text)
        elif not woken:
            take_line(desk, text)
        desk.timekeeper.act(desk)
        try:
            desk.table.wait()
        except KeyboardInterrupt:
            desk.table.leave()
            return
        desk.flush()


def prompt_text(desk: Desk) -> str:
    """What asks for a line: words for a screen reader; our own voice has said enough."""
    return "" if desk.table.own_voice else desk.teller.text(message("prompt")) + " "


def completed(desk: Desk, text: str) -> tuple[str, tuple[str, ...]]:
    """Say what words begin like *text*; returns what is typed, and the lines not printed yet."""
    if desk.table.own_voice:
        return complete(desk, text), ()
    output, held = desk.teller.output, Held()
    desk.teller.output = desk.table.beside(held)
    typed = complete(desk, text)
    desk.teller.output = output
    return typed, tuple(held.lines)


class Held:
    """An output that keeps lines for the next prompt to write.

    fenrir takes a prompt that comes back with letters in it for something that was typed, and
    breaks off what it is saying; what comes with it in one write is said.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []

    def say(self, utterance: Utterance) -> None:
        """Keep the text."""
        self.lines.append(utterance.text)

    def draw(self, lines: Iterable[str]) -> None:
        """Keep the lines."""
        self.lines += lines

    def wipe(self) -> None:
        """What is held is a completion, and never another person's."""

    def stop(self) -> None:
        """There is no voice here."""

    def close(self) -> None:
        """Nothing is held open."""


def complete(desk: Desk, text: str) -> str:
    """Several words begin like *text*: say them, and keep what was typed."""
    words = words_beginning(desk, text)
    if words:
        parts: tuple[Message, ...] = (message("completions", words=tuple(map(Name, words))),)
    else:
        parts = (message("completions-none", given=Name(text[:20])),)
    desk.teller.say_parts(f"complete-{text}", parts)
    return text


def common_beginning(words: list[str]) -> str:
    """The letters that all the words begin with."""
    if not words:
        return ""
    first, last = min(words), max(words)
    count = 0
    while count < min(len(first), len(last)) and first[count] == last[count]:
        count += 1
    return first[:count]


class Woken(Exception):
    """Something has to be said while a line is typed; `typed` is what there is of it."""

    def __init__(self, typed: str) -> None:
        super().__init__(typed)
        self.typed = typed


class Prompt(Protocol):
    """Asks for one line; raises Woken where something has to be said first."""

    def __call__(
        self, text: str, typed: str, above: tuple[str, ...] = (), caret: int | None = None
    ) -> tuple[str, bool]:
        """The line, and whether Tab ended it; *typed* is there already, *above* comes first.

        The next letter comes at *caret*, if not behind all.
        """


Notify = Callable[[Callable[[], object] | None], None]


def tell_changes(buffer: Buffer, typing: Callable[[str, int], None]) -> None:
    """Have *typing* told of each letter and each step of the caret."""

    def tell(changed: Buffer) -> None:
        typing(changed.text, changed.cursor_position)

    buffer.on_text_changed.add_handler(tell)
    buffer.on_cursor_position_changed.add_handler(tell)


def make_prompt(
    beginning: Callable[[str], list[str]],
    notify: Notify | None = None,
    typing: Callable[[str, int], None] = lambda _text, _caret: None,
) -> Prompt:
    """A function that asks for one line: the text, and whether Tab asked for completions of it.

    *beginning* gives the words that begin like a text; *notify* takes what has to be called, from
    any thread, to end a prompt with Woken; *typing* is told what is typed at each change.
    """
    import asyncio

    os.environ["PROMPT_TOOLKIT_NO_CPR"] = "1"  # before any output is made
    from prompt_toolkit import PromptSession
    from prompt_toolkit.document import Document
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent

    bindings = KeyBindings()
    tabbed: list[str] = []

    @bindings.add("tab")
    def _(event: KeyPressEvent) -> None:
        """Insert the letters that all candidates share; where they share none, leave the prompt."""
        buffer = event.app.current_buffer
        words = beginning(buffer.text)
        shared = common_beginning(words)
        if len(shared) > len(buffer.text):
            buffer.insert_text(shared[len(buffer.text) :])
        else:
            tabbed.append(buffer.text)
            event.app.exit(result=buffer.text)

    session: PromptSession[str] = PromptSession(
        key_bindings=bindings,
        erase_when_done=True,
        reserve_space_for_menu=0,
        complete_while_typing=False,
        include_default_pygments_style=False,
    )

    tell_changes(session.default_buffer, typing)

    def wake() -> None:
        app = session.app
        if app.future is not None and not app.future.done():
            app.exit(exception=Woken(app.current_buffer.text))

    def prompt(
        text: str, typed: str, above: tuple[str, ...] = (), caret: int | None = None
    ) -> tuple[str, bool]:
        tabbed.clear()

        def begun() -> None:  # nothing is flushed after this until the prompt is there too
            for said in above:
                session.output.write_raw(f"{said}\r\n")
            if notify is not None:
                notify(partial(asyncio.get_running_loop().call_soon_threadsafe, wake))

        try:
            line = session.prompt(text, default=Document(typed, caret), pre_run=begun)
        finally:
            if notify is not None:
                notify(None)
        return line[: LIMIT + 1], bool(tabbed)

    return prompt
