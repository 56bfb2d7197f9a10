"""All that is around the game: keys, menus, rules, settings, names, saving and leaving."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from tactilegrid.core.commands import Reseat
from tactilegrid.core.game import AnyGame
from tactilegrid.core.grids import has_grids
from tactilegrid.core.layouts import builds
from tactilegrid.core.message import Kind, Message, Name, message
from tactilegrid.core.seats import Seat
from tactilegrid.core.value import replace
from tactilegrid.frontends.acting import game_title, offer_draw, rematch, resign
from tactilegrid.frontends.countdown import FACTORS
from tactilegrid.frontends.desk import Desk, Handlers, Typing
from tactilegrid.frontends.keymap import GROUPS, PROFILES, Intent, Keymap
from tactilegrid.frontends.question import Question, pages
from tactilegrid.frontends.words import spoken
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.cue import MODES
from tactilegrid.speech.listener import Listener, clean_name
from tactilegrid.speech.loader import rules_file

SPEECH = ("auto", "console", "self")
BOARD = {"board_press": ("twice", "once", "listen"), "board_commit": ("confirm", "still")}
SOURCE = "speech_backend"  # the setting; its value is a name, as people call it, or auto
SYMBOLS = {
    ";": "semicolon",
    ",": "comma",
    ".": "full-stop",
    "<": "less",
    ">": "greater",
    "?": "question-mark",
    "/": "slash",
    "*": "star",
    "[": "left-bracket",
    "]": "right-bracket",
    "+": "plus",
    "-": "minus",
}


def key_words(key: str) -> Message | Name:
    """A key by a name that a voice says; capitals are told from small letters."""
    if key in SYMBOLS:
        return message(f"key-{SYMBOLS[key]}")
    if len(key) == 1 and key.isupper():
        return Name(f"Shift+{key}")
    return Name(key)


def command_catalogue(desk: Desk) -> Catalogue:
    """The words and help of this listener's language."""
    return Catalogue.load(desk.teller.catalogue.language, ("commands",))


def help_line(
    intent: Intent, catalogue: Catalogue, listener: Listener, keymap: Keymap | None
) -> Message:
    """One intent: its key (where keys are in use), its word, what it does."""
    word = Name(spoken(catalogue, f"word-{intent.value}")[0])
    does = Name(catalogue.render(Message(f"help-{intent.value}"), listener))
    key = keymap.key_of(intent) if keymap else ""
    if key:
        return message("keys-line", key=key_words(key), word=word, help=does)
    return message("keys-word", word=word, help=does)


def help_lines(
    catalogue: Catalogue,
    listener: Listener,
    keymap: Keymap | None,
    without: frozenset[Intent],
    groups: tuple[tuple[str, tuple[Intent, ...]], ...] = GROUPS,
) -> list[Message]:
    """Every intent under the name of its group, those of *without* left out."""
    parts: list[Message] = []
    for group, intents in groups:
        parts.append(message("keys-group", name=Name(spoken(catalogue, f"group-{group}")[0])))
        parts += [
            help_line(intent, catalogue, listener, keymap)
            for intent in intents
            if intent not in without
        ]
    return parts


def asked_by(desk: Desk, intent: Intent, which: int = 0) -> Message | Name:
    """How an intent is asked for here: by its key in grid mode, else by one of its words."""
    key = desk.keymap.key_of(intent) if desk.mode == "grid" else ""
    words = spoken(command_catalogue(desk), f"word-{intent.value}")
    return key_words(key) if key else Name(words[which])


def hurries(game: AnyGame) -> bool:
    """Whether there can be a countdown: then the game has the setting of that name."""
    return any(option.name == "countdown" for option in game.options)


def pointless(
    slots: Collection[object], building: bool, hurrying: bool = True, grids: bool = True
) -> frozenset[Intent]:
    """The intents for which a game without fences, building, countdowns or grids has no use."""
    without = set() if slots else {Intent.FENCE, Intent.ROTATE}
    without |= set() if grids else {Intent.OTHER_GRID}
    without |= set() if hurrying else {Intent.PAUSE, Intent.LONGER}
    return frozenset(without if building else {*without, Intent.LOAD, Intent.STORE})


def groups_of(desk: Desk) -> list[tuple[str, tuple[Intent, ...]]]:
    """The groups of what can be asked for here: nothing of a real board where there is none."""
    real = "board" in desk.catalogues
    return [group for group in GROUPS if real or group[0] != "board"]


def words_beginning(desk: Desk, text: str) -> list[str]:
    """The words for completion: of those that go on like *text*, what can be asked for here."""
    here = {intent for _, intents in groups_of(desk) for intent in intents}
    far = {intent for _, intents in GROUPS for intent in intents} - here
    found = [(word, desk.words.find(word)) for word in desk.words.beginning(text)]
    return [word for word, meant in found if meant is None or meant[0] not in far]


def keys(desk: Desk, _: str) -> None:
    """The keys and words that can be used now: first the groups, then one group in parts."""
    if desk.question is not None:
        desk.teller.say_parts("keys-question", (desk.question.sentence, *desk.question.numbered()))
        return
    if desk.teller.rest and desk.teller.owner.startswith("keys-"):
        desk.teller.more()
        return
    catalogue = command_catalogue(desk)
    answers = [
        (
            message("menu-item", word=Name(spoken(catalogue, f"group-{group}")[0])),
            partial(group_keys, desk, group, intents),
        )
        for group, intents in groups_of(desk)
    ]
    desk.ask(Question(message("keys-which"), answers))


def group_keys(desk: Desk, group: str, intents: tuple[Intent, ...]) -> None:
    """The keys and words of one group, in parts."""
    parts = help_lines(
        command_catalogue(desk),
        desk.teller.listener,
        None if desk.mode == "line" else desk.keymap,
        pointless(
            desk.explorer.slots,
            builds(desk.table.game),
            hurries(desk.table.game),
            has_grids(desk.table.game),
        ),
        ((group, intents),),
    )
    desk.teller.say_parts(f"keys-{group}", parts)


def describe_keys(desk: Desk, _: str) -> None:
    """From now on keys say what they do, until this one again or Backspace."""
    if desk.mode != "grid":
        desk.say(Kind.RESULT, message("describe-grid-only"))
        return
    desk.describing = not desk.describing
    desk.say(Kind.RESULT, message("describe-on" if desk.describing else "describe-off"))


def menu(desk: Desk, _: str) -> None:
    """Every command by number: first its group, then the command."""
    catalogue = command_catalogue(desk)

    def open_group(intents: tuple[Intent, ...]) -> None:
        answers = [
            (
                message("menu-item", word=Name(spoken(catalogue, f"word-{intent.value}")[0])),
                partial(desk.do, intent),
            )
            for intent in intents
        ]
        desk.ask(pages(message("menu-command"), answers, desk.ask))

    answers = [
        (
            message("menu-item", word=Name(spoken(catalogue, f"group-{group}")[0])),
            partial(open_group, intents),
        )
        for group, intents in groups_of(desk)
    ]
    desk.ask(Question(message("menu-group"), answers))


def set_mode(desk: Desk, _: str, mode: str) -> None:
    """Keys or typing; the other one may need a terminal."""
    if mode not in desk.modes:
        desk.say(Kind.RESULT, message("mode-terminal"))
        return
    desk.mode = mode
    desk.table.remember("mode", mode)
    desk.say(Kind.RESULT, message(f"mode-{mode}"))


def other_mode(desk: Desk, _: str) -> None:
    """From keys to typing and back."""
    set_mode(desk, "", "line" if desk.mode == "grid" else "grid")


def rules(desk: Desk, argument: str) -> None:
    """The rules in parts; with a word or a number, only the sentences that have it."""
    language = desk.teller.catalogue.language
    name = rules_file(language, desk.table.game.name)
    catalogue = Catalogue.load(language, (name,))
    texts = [
        catalogue.render(Message(key), desk.teller.listener)
        for key in catalogue.keys(f"rules-{desk.table.game.name}-")
    ]
    if argument:
        texts = [text for text in texts if argument.casefold() in text.casefold()]
    if not texts:
        desk.say(Kind.RESULT, message("rules-none", given=Name(argument[:20])))
        return
    stopped = (text if text.endswith((".", ":", "?")) else f"{text}." for text in texts)
    parts = tuple(message("plain", text=Name(text)) for text in stopped)
    desk.teller.say_parts(f"rules-{argument}", parts)


def settings(desk: Desk, _: str) -> None:
    """The person's settings by number; each choice goes on to its next value."""
    table = desk.table
    profiles = tuple(PROFILES)
    choices = {
        "language": LANGUAGES,
        "verbosity": ("brief", "normal", "full"),
        "spelling": ("plain", "phonetic", "digits"),
        "keys": profiles,
        "letters": ("key", "shape"),
        "countdown": tuple(FACTORS),
        "braille": ("off", "on"),
        "sounds": MODES,
        "speech": SPEECH,
    }
    if "board" in desk.catalogues:
        choices |= BOARD
    answers = []
    for name, values in choices.items():
        now = table.setting(name)
        following = values[(values.index(now) + 1) % len(values)] if now in values else values[0]
        value = setting_words("setting-value", name, now)
        answers.append((value, partial(change, desk, name, following)))
    if table.own_voice:
        answers.append((message("setting-name", name="manner"), partial(desk.do, Intent.MANNER)))
    desk.ask(pages(message("settings-which"), answers, desk.ask))


def setting_words(key: str, name: str, value: str) -> Message:
    """A setting and its value in the listener's language."""
    by_itself = {"rate": "by-itself", "pitch": "by-itself", "volume": "by-itself", SOURCE: "first"}
    said: Name | Message = message("setting-word", value=by_itself.get(name, value))
    if name == "board_owner" and value.isdecimal():
        said = message("setting-seat", seat=Name(value))
    elif value.isdecimal() or (name == SOURCE and value != "auto"):
        said = Name(value)
    return message(key, name=message("setting-name", name=name), value=said)


def change(desk: Desk, name: str, value: str) -> None:
    """Change a setting, here and for later games, and say it in its new form."""
    teller = desk.teller
    desk.table.remember(name, value)
    if name == "language":
        teller.catalogue = Catalogue.load(value, desk.catalogues)
        teller.listener = replace(teller.listener, language=value)
    elif name == "keys":
        desk.keymap = Keymap(value)
    elif name == "verbosity":
        desk.do({"brief": Intent.BRIEF, "normal": Intent.NORMAL, "full": Intent.FULL}[value])
        return
    elif name == "spelling":
        desk.do(Intent.SPELLING)
        return
    desk.say(Kind.RESULT, setting_words("setting-changed", name, value))


def seats(desk: Desk, argument: str) -> None:
    """Who sits where; with a number and a name, how a seat is called from now on."""
    table = desk.table
    every = table.game.seats(table.options)
    number, _, name = argument.partition(" ")
    if number.isdecimal() and number.isascii() and Seat(int(number[:3])) in every:
        seat = Seat(int(number[:3]))
        if name:
            rename(desk, seat, name)
        elif desk.mode == "grid":
            desk.typing = Typing(partial(rename, desk, seat), lambda _: False)
            desk.say(Kind.RESULT, message("seat-name-type", who=seat))
        else:
            desk.say(Kind.RESULT, message("seat-name-how"))
        return
    if argument:
        desk.say(Kind.RESULT, message("seat-name-how"))
        return
    answers = [
        (
            message("seat-line", who=seat, kind="engine" if player.is_engine else "human"),
            partial(seats, desk, str(seat.number)),
        )
        for seat, player in zip(every, table.players, strict=True)
    ]
    desk.ask(Question(message("seats-which"), answers))


def rename(desk: Desk, seat: Seat, name: str) -> None:
    """Call a seat by a person's name."""
    given = clean_name(name)
    if not given:
        desk.say(Kind.RESULT, message("seat-name-how"))
        return
    player = replace(desk.table.players[seat.number - 1], name=given)
    desk.table.submit(desk.table.actor, Reseat(desk.table.ply, seat, player))
    desk.table.remember(f"name {seat.number}", given)


def save(desk: Desk, _: str) -> None:
    """Say that all is on disk, after making sure."""
    desk.say(Kind.RESULT, desk.table.save())


def leave(desk: Desk, _: str) -> None:
    """A typed word leaves at once, since nothing is lost; a single key asks."""
    if desk.mode == "line":
        desk.table.leave()
        return
    answers = (
        (message("leave-leave"), desk.table.leave),
        (message("leave-stay"), partial(desk.say, Kind.RESULT, message("leave-stayed"))),
        (message("leave-resign"), partial(resign, desk, "")),
        (message("leave-draw"), partial(offer_draw, desk, "")),
        (message("leave-rules"), partial(rules, desk, "")),
        (message("leave-settings"), partial(settings, desk, "")),
        (message("leave-seats"), partial(seats, desk, "")),
        (message("leave-rematch"), partial(rematch, desk, "")),
    )
    sentence = message("leave-ask", game=game_title(desk))
    desk.ask(Question(sentence, answers, default=1, yes_no=True))


HANDLERS: Handlers = {
    Intent.KEYS: keys,
    Intent.DESCRIBE_KEYS: describe_keys,
    Intent.MENU: menu,
    Intent.MODE: other_mode,
    Intent.GRID: partial(set_mode, mode="grid"),
    Intent.LINE: partial(set_mode, mode="line"),
    Intent.RULES: rules,
    Intent.SETTINGS: settings,
    Intent.SEATS: seats,
    Intent.SAVE: save,
    Intent.QUIT: leave,
}
