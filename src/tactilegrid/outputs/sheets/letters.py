"""Text as cells of six dots, letter by letter without contractions: English and Russian.

English as in Unified English Braille. Russian as in the usual books: capitals of Cyrillic letters
are not marked, Latin letters are, and punctuation behind a number has a dot before it. A cell is a
number whose lowest bit is dot 1, as Unicode has it.
"""

from __future__ import annotations

from collections.abc import Mapping

from tactilegrid.speech.relief import dots

CELLS_IN_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""The 64 patterns of six dots as braille ASCII, which embossers read."""

LATIN: Mapping[str, str] = {
    "a": "1",
    "b": "12",
    "c": "14",
    "d": "145",
    "e": "15",
    "f": "124",
    "g": "1245",
    "h": "125",
    "i": "24",
    "j": "245",
    "k": "13",
    "l": "123",
    "m": "134",
    "n": "1345",
    "o": "135",
    "p": "1234",
    "q": "12345",
    "r": "1235",
    "s": "234",
    "t": "2345",
    "u": "136",
    "v": "1236",
    "w": "2456",
    "x": "1346",
    "y": "13456",
    "z": "1356",
}
CYRILLIC: Mapping[str, str] = {
    "а": "1",
    "б": "12",
    "в": "2456",
    "г": "1245",
    "д": "145",
    "е": "15",
    "ё": "16",
    "ж": "245",
    "з": "1356",
    "и": "24",
    "й": "12346",
    "к": "13",
    "л": "123",
    "м": "134",
    "н": "1345",
    "о": "135",
    "п": "1234",
    "р": "1235",
    "с": "234",
    "т": "2345",
    "у": "136",
    "ф": "124",
    "х": "125",
    "ц": "14",
    "ч": "12345",
    "ш": "156",
    "щ": "1346",
    "ъ": "12356",
    "ы": "2346",
    "ь": "23456",
    "э": "246",
    "ю": "1256",
    "я": "1246",
}
ENGLISH_SIGNS: Mapping[str, str] = {
    ",": "2",
    ";": "23",
    ":": "25",
    ".": "256",
    "!": "235",
    "?": "236",
    "'": "3",
    "-": "36",
    "(": "5-126",
    ")": "5-345",
    "/": "456-34",
    "+": "5-235",
    "=": "5-2356",
    "*": "5-35",
    "%": "46-356",
    "&": "4-12346",
    "@": "4-1",
    "_": "46-36",
    "#": "456-1456",
    "~": "4-35",
    "[": "46-126",
    "]": "46-345",
    "<": "4-126",
    ">": "4-345",
    "|": "456-1256",
    "«": "236",
    "»": "356",
    "—": "6-36",
    "–": "36",
    "’": "3",
}
RUSSIAN_SIGNS: Mapping[str, str] = {
    ",": "2",
    ";": "23",
    ":": "25",
    ".": "256",
    "!": "235",
    "?": "26",
    "'": "3",
    "-": "36",
    "(": "126",
    ")": "345",
    "/": "6-34",
    "+": "235",
    "=": "2356",
    "*": "35",
    "%": "3456-356",
    "&": "6-12346",
    "@": "146",
    "_": "456",
    "#": "1456",
    "~": "26",
    "[": "12356",
    "]": "23456",
    "<": "246",
    ">": "135",
    "|": "456",
    "«": "236",
    "»": "356",
    "—": "36",
    "–": "36",
    "’": "3",
}
DIGITS = dict(zip("1234567890", "abcdefghij", strict=True))
NUMBER = dots("3456")
CAPITAL, GRADE_ONE = dots("6"), dots("56")  # English
LATIN_SMALL, LATIN_LARGE, CYRILLIC_SMALL, CYRILLIC_LARGE = map(dots, ("6", "46", "5", "45"))
BEHIND_NUMBER = dots("6")  # Russian: what follows is punctuation, no lowered digit
STRANGE = dots("123456")  # a character that has no cell here


def cells(text: str, language: str) -> tuple[int, ...]:
    """The text in cells; runs of blanks are one empty cell."""
    writer = _Russian() if language == "ru" else _English()
    return tuple(writer.write(" ".join(text.split())))


def ascii_text(line: tuple[int, ...]) -> str:
    """The cells in braille ASCII, one character each."""
    return "".join(CELLS_IN_ASCII[cell] for cell in line)


def unicode_text(line: tuple[int, ...]) -> str:
    """The cells as Unicode's patterns of dots, one character each."""
    return "".join(chr(0x2800 + cell) for cell in line)


def wrap(text: str, language: str, width: int, indent: int = 0) -> list[tuple[int, ...]]:
    """The text in lines of at most so many cells, cut between words; later lines are indented.

    A word that is longer than a line is cut where the line ends.
    """
    lines: list[tuple[int, ...]] = []
    line: tuple[int, ...] = ()
    for word in _words(cells(text, language)):
        margin = (0,) * (indent if lines else 0)
        longer = (*line, 0, *word) if line else (*margin, *word)
        if len(longer) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        line = (*((0,) * (indent if lines else 0)), *word)
        while len(line) > width:
            lines.append(line[:width])
            line = (*((0,) * indent), *line[width:])
    return [*lines, line]


def _words(line: tuple[int, ...]) -> list[tuple[int, ...]]:
    found: list[list[int]] = [[]]
    for cell in line:
        if cell:
            found[-1].append(cell)
        else:
            found.append([])
    return [tuple(word) for word in found]


class _English:
    """Writes one text; whether the last cell was a digit decides what the next sign needs."""

    def write(self, text: str) -> list[int]:
        found: list[int] = []
        numeric = False
        for place, sign in enumerate(text):
            small = sign.lower()
            if sign in DIGITS:
                found += [dots(LATIN[DIGITS[sign]])] if numeric else self.number(sign)
                numeric = True
                continue
            digit_next = text[place + 1 : place + 2] in DIGITS and place + 1 < len(text)
            if small in LATIN:
                if sign != small:
                    found.append(CAPITAL)
                elif numeric and sign <= "j":
                    found.append(GRADE_ONE)
                found.append(dots(LATIN[small]))
            else:
                found += _sign(sign, ENGLISH_SIGNS)
            numeric = numeric and sign in ".," and digit_next
        return found

    @staticmethod
    def number(sign: str) -> list[int]:
        return [NUMBER, dots(LATIN[DIGITS[sign]])]


class _Russian:
    """Writes one text; which alphabet the last letter had decides what the next one needs."""

    def __init__(self) -> None:
        self.latin = False
        self.numeric = False
        self.before = ""

    def write(self, text: str) -> list[int]:
        found: list[int] = []
        for place, sign in enumerate(text):
            after = text[place + 1] if place + 1 < len(text) else " "
            if sign == " " and after in "—–":  # a dash has no blank before it
                continue
            found += self.one(sign, after)
            inside = sign in ".," and self.numeric and after in DIGITS
            self.numeric = sign in DIGITS or inside
            self.before = sign
        return found

    def one(self, sign: str, after: str) -> list[int]:
        small = sign.lower()
        behind_digit = self.before in DIGITS
        if sign in DIGITS:
            number = [] if self.numeric else [NUMBER]
            return [*number, dots(LATIN[DIGITS[sign]])]
        if small in CYRILLIC:
            marked = behind_digit or self.before.lower() in LATIN
            self.latin = False
            mark = CYRILLIC_SMALL if sign == small else CYRILLIC_LARGE
            return [*([mark] if marked else []), dots(CYRILLIC[small])]
        if small in LATIN:
            marked = behind_digit or not self.latin or sign != small
            self.latin = True
            mark = LATIN_SMALL if sign == small else LATIN_LARGE
            return [*([mark] if marked else []), dots(LATIN[small])]
        if behind_digit and sign in ",;.:?!»" and after not in DIGITS:
            return [BEHIND_NUMBER, *_sign(sign, RUSSIAN_SIGNS)]
        return _sign(sign, RUSSIAN_SIGNS)


def _sign(sign: str, table: Mapping[str, str]) -> list[int]:
    if sign == " ":
        return [0]
    return [dots(each) for each in table[sign].split("-")] if sign in table else [STRANGE]
