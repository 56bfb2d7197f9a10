"""What can be asked of the program, and the keys that ask it: data, no behaviour.

Words for the same intents are in the catalogues (`commands.ftl`), so that keys, words, menus and
help all come from this one list. A key is a single character, or a name such as `Up` or `Ctrl+S`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from tactilegrid.core.message import Message, Name, message
from tactilegrid.core.notation import Letters, latin


class Intent(Enum):
    """One thing a person can ask for; the value names its words and help in the catalogues."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"
    NORTH_EAST = "north-east"
    SOUTH_EAST = "south-east"
    SOUTH_WEST = "south-west"
    NORTH_WEST = "north-west"
    ROW_START = "row-start"
    ROW_END = "row-end"
    COLUMN_TOP = "column-top"
    COLUMN_BOTTOM = "column-bottom"
    GO = "go"
    NEXT = "next"
    PREVIOUS = "previous"
    LOOK = "look"
    DIAGONALS = "diagonals"
    FENCE = "fence"
    ROTATE = "rotate"
    OTHER_GRID = "other-grid"
    MARK = "mark"
    SQUARE = "square"
    DETAIL = "detail"
    WHERE = "where"
    TARGETS = "targets"
    MOVES = "moves"
    EDGES = "edges"
    LAST = "last"
    LAST_FIVE = "last-five"
    NEW = "new"
    TURN = "turn"
    STATUS = "status"
    STATUS_LONG = "status-long"
    MINE = "mine"
    OTHERS = "others"
    BOARD = "board"
    COLUMNS = "columns"
    PICTURE = "picture"
    HINT = "hint"
    STRONG_HINT = "strong-hint"
    WHAT_IF = "what-if"
    WHY = "why"
    REVIEW = "review"
    TALK = "talk"
    TOUCH = "touch"
    BACK = "back"
    UNDO = "undo"
    REDO = "redo"
    TYPE = "type"
    RESIGN = "resign"
    OFFER_DRAW = "offer-draw"
    REMATCH = "rematch"
    PAUSE = "pause"
    LONGER = "longer"
    FORWARD = "forward"
    BACKWARD = "backward"
    FIRST = "first"
    FINAL = "final"
    AGAIN = "again"
    OLDER = "older"
    NEWER = "newer"
    OLDEST = "oldest"
    NEWEST = "newest"
    MORE = "more"
    VERBOSITY = "verbosity"
    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"
    SPELLING = "spelling"
    HUSH = "hush"
    VOICE = "voice"
    MANNER = "manner"
    RATE = "rate"
    PITCH = "pitch"
    VOLUME = "volume"
    VOICES = "voices"
    TRANSCRIPT = "transcript"
    PAN_LEFT = "pan-left"
    PAN_RIGHT = "pan-right"
    LEGEND = "legend"
    SOUNDS = "sounds"
    KEYS = "keys"
    DESCRIBE_KEYS = "describe-keys"
    MENU = "menu"
    MODE = "mode"
    GRID = "grid"
    LINE = "line"
    RULES = "rules"
    SETTINGS = "settings"
    SEATS = "seats"
    LOAD = "load"
    STORE = "store"
    SAVE = "save"
    QUIT = "quit"
    STEP = "step"
    SKIP = "skip"
    CONFIRM = "confirm"
    REAL_BOARD = "real-board"
    TURN_BOARD = "turn-board"
    HAND = "hand"


GROUPS: tuple[tuple[str, tuple[Intent, ...]], ...] = (
    (
        "explore",
        (
            *(Intent.NORTH, Intent.EAST, Intent.SOUTH, Intent.WEST),
            *(Intent.NORTH_EAST, Intent.SOUTH_EAST, Intent.SOUTH_WEST, Intent.NORTH_WEST),
            *(Intent.ROW_START, Intent.ROW_END, Intent.COLUMN_TOP, Intent.COLUMN_BOTTOM),
            Intent.GO,
            Intent.NEXT,
            Intent.PREVIOUS,
            Intent.LOOK,
            Intent.DIAGONALS,
            Intent.FENCE,
            Intent.ROTATE,
            Intent.OTHER_GRID,
            Intent.MARK,
        ),
    ),
    (
        "ask",
        (
            Intent.SQUARE,
            Intent.DETAIL,
            Intent.WHERE,
            Intent.EDGES,
            Intent.TARGETS,
            Intent.MOVES,
            Intent.STATUS,
            Intent.STATUS_LONG,
            Intent.TURN,
            Intent.LAST,
            Intent.LAST_FIVE,
            Intent.NEW,
            Intent.MINE,
            Intent.OTHERS,
            Intent.BOARD,
            Intent.COLUMNS,
            Intent.PICTURE,
            Intent.HINT,
            Intent.STRONG_HINT,
            *(Intent.WHAT_IF, Intent.WHY, Intent.REVIEW, Intent.TALK),
        ),
    ),
    (
        "play",
        (
            Intent.TOUCH,
            Intent.BACK,
            Intent.UNDO,
            Intent.REDO,
            Intent.TYPE,
            Intent.PAUSE,
            Intent.LONGER,
            Intent.RESIGN,
            Intent.OFFER_DRAW,
            Intent.REMATCH,
        ),
    ),
    ("replay", (Intent.FORWARD, Intent.BACKWARD, Intent.FIRST, Intent.FINAL)),
    (
        "listen",
        (
            Intent.AGAIN,
            Intent.MORE,
            Intent.OLDER,
            Intent.NEWER,
            Intent.OLDEST,
            Intent.NEWEST,
            Intent.VERBOSITY,
            Intent.BRIEF,
            Intent.NORMAL,
            Intent.FULL,
            Intent.SPELLING,
            Intent.HUSH,
            Intent.VOICE,
            Intent.MANNER,
            Intent.RATE,
            Intent.PITCH,
            Intent.VOLUME,
            Intent.VOICES,
            Intent.TRANSCRIPT,
            Intent.PAN_LEFT,
            Intent.PAN_RIGHT,
            Intent.LEGEND,
            Intent.SOUNDS,
        ),
    ),
    (
        "table",
        (
            Intent.KEYS,
            Intent.DESCRIBE_KEYS,
            Intent.MENU,
            Intent.MODE,
            Intent.GRID,
            Intent.LINE,
            Intent.RULES,
            Intent.SETTINGS,
            Intent.SEATS,
            Intent.LOAD,
            Intent.STORE,
            *(Intent.SAVE, Intent.QUIT),
        ),
    ),
    (
        "board",
        (
            *(Intent.STEP, Intent.SKIP, Intent.CONFIRM),
            *(Intent.REAL_BOARD, Intent.TURN_BOARD, Intent.HAND),
        ),
    ),
)

ARROWS: Mapping[Intent, tuple[str, ...]] = {
    Intent.NORTH: ("Up",),
    Intent.EAST: ("Right",),
    Intent.SOUTH: ("Down",),
    Intent.WEST: ("Left",),
    Intent.ROW_START: ("Home",),
    Intent.ROW_END: ("End",),
    Intent.COLUMN_TOP: ("PgUp",),
    Intent.COLUMN_BOTTOM: ("PgDn",),
    Intent.GO: ("g",),
    Intent.NEXT: ("j",),
    Intent.PREVIOUS: ("J",),
    Intent.LOOK: ("x",),
    Intent.DIAGONALS: ("X",),
    Intent.FENCE: ("f",),
    Intent.ROTATE: ("r",),
    Intent.OTHER_GRID: ("Tab",),
    Intent.MARK: ("*",),
    Intent.SQUARE: ("Space",),
    Intent.DETAIL: ("o",),
    Intent.WHERE: ("c",),
    Intent.TARGETS: ("m",),
    Intent.MOVES: ("M",),
    Intent.EDGES: ("e",),
    Intent.LAST: ("l",),
    Intent.LAST_FIVE: ("L",),
    Intent.NEW: ("n",),
    Intent.TURN: ("t",),
    Intent.STATUS: ("s",),
    Intent.STATUS_LONG: ("S",),
    Intent.MINE: ("p",),
    Intent.OTHERS: ("P",),
    Intent.BOARD: ("b",),
    Intent.COLUMNS: ("B",),
    Intent.PICTURE: ("d",),
    Intent.HINT: ("h",),
    Intent.STRONG_HINT: ("H",),
    Intent.WHAT_IF: ("W",),
    Intent.WHY: ("Y",),
    Intent.REVIEW: ("E",),
    Intent.TOUCH: ("Enter",),
    Intent.BACK: ("Backspace", "Escape"),
    Intent.UNDO: ("u",),
    Intent.REDO: ("U",),
    Intent.TYPE: ("i", "/"),
    Intent.PAUSE: ("C",),
    Intent.LONGER: ("T",),
    Intent.FORWARD: ("F",),
    Intent.BACKWARD: ("R",),
    Intent.AGAIN: (";",),
    Intent.MORE: ("N",),
    Intent.OLDER: (",",),
    Intent.NEWER: (".",),
    Intent.OLDEST: ("<",),
    Intent.NEWEST: (">",),
    Intent.VERBOSITY: ("v",),
    Intent.SPELLING: ("y",),
    Intent.HUSH: ("z",),
    Intent.VOICE: ("a",),
    Intent.PAN_LEFT: ("[", "A"),
    Intent.PAN_RIGHT: ("]", "D"),
    Intent.KEYS: ("k", "?"),
    Intent.DESCRIBE_KEYS: ("K",),
    Intent.MENU: ("0",),
    Intent.MODE: ("w",),
    Intent.SAVE: ("Ctrl+S",),
    Intent.QUIT: ("q",),
    Intent.STEP: ("G",),
    Intent.SKIP: ("Z",),
    Intent.CONFIRM: ("O",),
    Intent.REAL_BOARD: ("V",),
}

# For readers that keep the arrow keys to themselves, and for eight directions.
DIGITS: Mapping[Intent, tuple[str, ...]] = {
    **ARROWS,
    Intent.NORTH: ("8", "Up"),
    Intent.EAST: ("6", "Right"),
    Intent.SOUTH: ("2", "Down"),
    Intent.WEST: ("4", "Left"),
    Intent.NORTH_EAST: ("9",),
    Intent.SOUTH_EAST: ("3",),
    Intent.SOUTH_WEST: ("1",),
    Intent.NORTH_WEST: ("7",),
    Intent.SQUARE: ("5", "Space"),
}

PROFILES: Mapping[str, Mapping[Intent, tuple[str, ...]]] = {"arrows": ARROWS, "digits": DIGITS}

NAMED_KEYS = (
    *("Up", "Down", "Left", "Right", "Home", "End", "PgUp", "PgDn"),
    *("Enter", "Backspace", "Escape", "Space", "Tab", "Delete"),
    *(f"Ctrl+{letter}" for letter in "BEFGKOPRSTUVWY"),
)
# Screen readers and terminals take these for themselves, so that a binding would never be heard.
TAKEN_KEYS = ("Ctrl+A", "Ctrl+C", "Ctrl+D", "Ctrl+L", "Ctrl+N", "Ctrl+X", "Ctrl+Z", "Ctrl+Q")


class BadKeys(ValueError):
    """Key settings that cannot be used; `message` says which and why."""

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence.key)
        self.message = sentence


class Keymap:
    """The keys in force: a profile with a person's own changes."""

    def __init__(self, profile: str = "arrows", own: Mapping[str, tuple[str, ...]] | None = None):
        """Raises BadKeys for an unknown profile, intent or key, and for a key given twice."""
        if profile not in PROFILES:
            raise BadKeys(message("keys-bad-profile", given=Name(profile[:20])))
        self.profile = profile
        self.keys: dict[Intent, tuple[str, ...]] = dict(PROFILES[profile])
        changed = {_intent(name): keys for name, keys in (own or {}).items()}
        for intent, keys in changed.items():
            for key in keys:
                _check_key(key)
            self.keys[intent] = keys
        self.intents: dict[str, Intent] = {}
        for intent, keys in self.keys.items():
            for key in keys:
                self._claim(key, intent)

    def _claim(self, key: str, intent: Intent) -> None:
        other = self.intents.setdefault(key, intent)
        if other is not intent:
            raise BadKeys(
                message(
                    "keys-conflict",
                    given=Name(key),
                    first=Name(other.value),
                    second=Name(intent.value),
                )
            )

    def intent(self, key: str) -> Intent | None:
        """What *key* asks for; letters of a Russian layout count by their place on the keyboard."""
        return self.intents.get(key) or self.intents.get(latin(key, Letters.KEY))

    def row(self, key: str) -> int | None:
        """The row that a digit key goes to, where the profile leaves digits free."""
        if len(key) == 1 and key in "123456789" and key not in self.intents:
            return int(key)
        return None

    def key_of(self, intent: Intent) -> str:
        """The first key of an intent, or an empty text where it has only a word."""
        return next(iter(self.keys.get(intent, ())), "")


def _intent(name: str) -> Intent:
    try:
        return Intent(name)
    except ValueError:
        raise BadKeys(message("keys-bad-intent", given=Name(name[:20]))) from None


def _check_key(key: str) -> None:
    if key in TAKEN_KEYS:
        raise BadKeys(message("keys-taken", given=Name(key)))
    printable = len(key) == 1 and key.isascii() and key.isprintable() and key != " "
    if not printable and key not in NAMED_KEYS:
        raise BadKeys(message("keys-bad-key", given=Name(key[:20])))
