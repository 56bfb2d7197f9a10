"""What each place on a keyboard types, bare and with Shift, on three layouts."""

from __future__ import annotations

# Rows of places from the digit row down, the same places on every layout; the last place is the
# key that ISO keyboards have beside the left Shift and US ones lack.
US = (
    (r"`1234567890-=", "qwertyuiop[]\\", "asdfghjkl;'", "zxcvbnm,./", " "),
    (r"~!@#$%^&*()_+", "QWERTYUIOP{}|", 'ASDFGHJKL:"', "ZXCVBNM<>?", " "),
)
RUSSIAN = (
    ("ё1234567890-=", "йцукенгшщзхъ\\", "фывапролджэ", "ячсмитьбю.", "\\"),
    ('Ё!"№;%:?*()_+', "ЙЦУКЕНГШЩЗХЪ/", "ФЫВАПРОЛДЖЭ", "ЯЧСМИТЬБЮ,", "/"),
)
AZERTY = (
    ("²&é\"'(-è_çà)=", "azertyuiop^$*", "qsdfghjklmù", "wxcvbn,;:!", "<"),
    (" 1234567890°+", "AZERTYUIOP¨£µ", "QSDFGHJKLM%", "WXCVBN?./§", ">"),
)
LAYOUTS = {"us": US, "russian": RUSSIAN, "azerty": AZERTY}
DEAD = " ^¨"  # places that type nothing by themselves


def typed(layout: str) -> set[str]:
    """Every character that the layout types bare or with Shift."""
    characters = "".join(row for rows in LAYOUTS[layout] for row in rows)
    return {character for character in characters if character not in DEAD}


def at_the_place_of(character: str) -> str:
    """What a Russian layout types where a US keyboard has *character*."""
    for latin, russian in zip(US, RUSSIAN, strict=True):
        for here, there in zip(latin, russian, strict=True):
            if character in here:
                return there[here.index(character)]
    return character
