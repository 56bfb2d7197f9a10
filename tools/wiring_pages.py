"""Write the drawings of the two boards, and the list of the chain's inputs, from config.h.

python tools/wiring_pages.py           write hardware/drawings/*.svg and hardware/chain-9x9.md
python tools/wiring_pages.py --check   say which are not current; exit code 1 if any
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from tactilegrid.board.driver import CROSSINGS, Capabilities
from tactilegrid.board.mapping import spots
from tactilegrid.core.geometry import Cell, Direction, Grid

ROOT = Path(__file__).resolve().parent.parent
HARDWARE = ROOT / "hardware"
CONFIG = HARDWARE / "firmware" / "tactilegrid" / "config.h"
GRID = Grid(9, 9)
# Pins of a 74HC165 in the order of switches: its last input comes out first.
INPUTS = ((6, "H"), (5, "G"), (4, "F"), (3, "E"), (14, "D"), (13, "C"), (12, "B"), (11, "A"))
SMALL_PINS = "Uno and Leonardo"


def pin_lists() -> dict[str, list[str]]:
    """The pins of rows and columns on a small board, as config.h names them."""
    text = CONFIG.read_text("utf-8")
    found = {}
    for name in ("ROW", "COL"):
        _, small = re.findall(rf"#define TG_{name}_PINS \{{(.*?)\}}", text)  # the first is a Mega's
        found[name] = [pin.strip() for pin in small.split(",")]
    return found


def pin(name: str, chain: bool) -> int:
    """One pin; where the switches hang on a chain, lamps and buzzer have other ones."""
    text = CONFIG.read_text("utf-8")
    before, _, after = text.partition("#if TG_INPUT == TG_HC165\n")
    places = re.findall(rf"#define TG_PIN_{name} (\d+)", after if chain else before)
    if chain and not places:
        places = re.findall(rf"#define TG_PIN_{name} (\d+)", before)
    return int(places[0])


def place_name(number: int) -> str:
    """A square or a fence of the 9 by 9 board, as a move is written."""
    board = Capabilities("", 9, 9, slot_map=CROSSINGS, slots=128)
    place = list(spots(board))[number].place
    if isinstance(place, Cell):
        return GRID.name(place)
    return GRID.name(place.cell) + ("h" if place.side is Direction.NORTH else "v")


def chain_page() -> str:
    """Which square or fence hangs on which input of which chip."""
    lines = [
        "# The chain of the 9 by 9 board, input by input",
        "",
        "Chip 1 is the one whose output goes to the Arduino. Pins are those of a 74HC165 in a case",
        "DIP-16. `e3h` is a fence above e3 and f3, `e3v` one to the right of e3 and e4.",
    ]
    switches = 9 * 9 + 2 * 8 * 8
    for chip in range((switches + 7) // 8):
        lines += ["", f"## Chip {chip + 1}", ""]
        for place, (number, letter) in enumerate(INPUTS):
            switch = chip * 8 + place
            what = place_name(switch) if switch < switches else "nothing, to 5 V"
            lines.append(f"- Pin {number}, {letter}: {what}")
    return "\n".join(lines) + "\n"


def drawing(width: int, height: int, title: str, words: str, parts: Iterator[str]) -> str:
    """A drawing in black lines, with its words for whoever cannot see it."""
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size} font-family="sans-serif">',
            f"<title>{title}</title>",
            f"<desc>{words}</desc>",
            f'<rect width="{width}" height="{height}" fill="white"/>',
            '<g fill="none" stroke="black" stroke-width="2" font-size="16">',
            *parts,
            "</g>",
            "</svg>\n",
        )
    )


def text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" fill="black" stroke="none">{words}</text>'


def line(*points: tuple[float, float]) -> str:
    return '<path d="M' + "L".join(f"{x:g} {y:g}" for x, y in points) + '"/>'


def buttons() -> str:
    """The matrix: a wire a column, a wire a row, a button and a diode at each crossing."""
    pins = pin_lists()
    words = (
        "Seven wires down, one for each column, seven across, one for each row. At each crossing a "
        "button goes from the column's wire to the plain end of a diode, whose ring end is on the "
        "row's wire. The same in words: wiring.md."
    )

    def parts() -> Iterator[str]:
        step, left, top = 90, 160, 70
        for column, name in enumerate(pins["COL"]):
            x = left + column * step
            yield text(x - 24, 30, f"pin {name}")
            yield text(x - 5, 52, "abcdefg"[column])
            yield line((x, top - 10), (x, top + 7 * step - 20))
        for place, name in enumerate(reversed(pins["ROW"])):
            y = top + place * step + 60
            yield text(10, y + 5, f"row {7 - place}, pin {name}")
            yield line((left - 30, y), (left + 6 * step + 60, y))
            for column in range(7):
                yield from crossing(left + column * step, y)

    return drawing(820, 730, f"Buttons of 7 by 7, pins of {SMALL_PINS}", words, parts())


def crossing(x: float, y: float) -> Iterator[str]:
    """From the column down through the button and the diode to the row."""
    yield line((x, y - 50), (x + 12, y - 50))
    yield line((x + 12, y - 55), (x + 32, y - 58))  # an open switch
    yield line((x + 34, y - 50), (x + 44, y - 50), (x + 44, y - 32))
    yield line((x + 36, y - 32), (x + 52, y - 32), (x + 44, y - 18), (x + 36, y - 32))
    yield line((x + 36, y - 17), (x + 52, y - 17))  # the ring
    yield line((x + 44, y - 17), (x + 44, y))


def chain() -> str:
    """The chips one behind the other, and the wires that all of them share."""
    words = (
        f"Twenty-seven chips 74HC165. Pin 9 of chip 1 goes to MISO of the Mega, pin 50; pin 9 of "
        f"each other chip to pin 10 of the chip before it. All pins 1 are joined to pin "
        f"{pin('LATCH', True)} of the Mega, all pins 2 to SCK, pin 52. All pins 15 and 8 are on "
        "ground, all pins 16 on 5 V. The same in words: wiring.md."
    )

    def parts() -> Iterator[str]:
        shared = (
            (60, f"latch, pin {pin('LATCH', True)}: all pins 1"),
            (90, "SCK, pin 52: all pins 2"),
        )
        for y, name in shared:
            yield line((40, y), (900, y))
            yield text(240, y - 6, name)
        for place, name in enumerate(("chip 1", "chip 2", "chip 3", "...", "chip 27")):
            x = 130 + place * 150
            yield f'<rect x="{x}" y="140" width="100" height="80"/>'
            yield text(x + 22, 185, name)
            yield line((x + 30, 60), (x + 30, 140))
            yield line((x + 70, 90), (x + 70, 140))
            yield line((x, 180), (x - 50 if place else 40, 180))
            yield text(x + 20, 250, "8 switches")
            yield line((x + 50, 220), (x + 50, 235))
        yield text(20, 172, "MISO, pin 50")
        yield text(885, 172, "pin 10")
        yield line((830, 180), (900, 180))
        yield text(885, 200, "to 5 V")

    return drawing(960, 280, "A chain of 27 chips 74HC165 on a Mega 2560", words, parts())


def pages() -> dict[Path, str]:
    """Every file that is made here, and what it holds."""
    return {
        HARDWARE / "drawings" / "buttons-7x7.svg": buttons(),
        HARDWARE / "drawings" / "chain-9x9.svg": chain(),
        HARDWARE / "chain-9x9.md": chain_page(),
    }


def main() -> int:
    stale = [
        path
        for path, made in pages().items()
        if not path.exists() or path.read_text("utf-8") != made
    ]
    if "--check" in sys.argv:
        for path in stale:
            print(path.relative_to(ROOT))
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(pages()[path], encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
