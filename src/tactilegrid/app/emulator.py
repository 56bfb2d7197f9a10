"""The board's own firmware in an emulated chip: built from a checkout, wired, pressed, unplugged.

`make`, avr-gcc, Arduino's core and libsimavr are needed, and the folder `hardware` of a checkout.
The emulator itself is a program of its own, `tgsim`; hardware/emulator/README.md tells of it.
"""

from __future__ import annotations

import json
import select
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, Any, cast

from tactilegrid.board.driver import BUTTONS, CELLS, CROSSINGS, EDGES, PIECES
from tactilegrid.core.value import Value

ROOT = Path(__file__).parents[3]
HARDWARE = ROOT / "hardware"
BUILT = ROOT / "build" / "firmware"
NEEDED = {
    "make": "make",
    "gcc": "gcc",
    "g++": "g++",
    "gcc-avr": "avr-g++",
    "avr-libc": "/usr/lib/avr/include/avr/io.h",
    "arduino-core-avr": "/usr/share/arduino/hardware/arduino/avr/cores/arduino/Arduino.h",
    "libsimavr-dev": "/usr/include/simavr/sim_avr.h",
}
PATIENCE = 60.0  # seconds for one answer
UNO, MEGA, LEONARDO = "uno", "mega", "leonardo"
MATRIX, MCP23017, HC165 = "MATRIX", "MCP23017", "HC165"
_made: set[tuple[Path, Path, str, tuple[str, ...]]] = set()  # by this process
SLOTS_DEFINE = {CELLS: "TG_CELLS", EDGES: "TG_EDGES", CROSSINGS: "TG_CROSSINGS"}

# Port and bit of the pins that config.h names.
CHIPS = {UNO: ("atmega328p", "0"), MEGA: ("atmega2560", "0"), LEONARDO: ("atmega32u4", "1")}
ROWS = {
    UNO: "B1 C0 C1 C2 C3 C4 C5",
    MEGA: "A0 A1 A2 A3 A4 A5 A6 A7 C7 C6 C5 C4 C3 C2 C1 C0",
    LEONARDO: "B5 F7 F6 F5 F4 F1 F0",
}
COLUMNS = {
    UNO: "D2 D3 D4 D5 D6 D7 B0",
    MEGA: "D7 G2 G1 G0 L7 L6 L5 L4 L3 L2 L1 L0 K0 K1 K2 K3",
    LEONARDO: "D1 D0 D4 C6 D7 E6 B4",
}
PINS = {  # digital pins 4 to 13
    UNO: "D4 D5 D6 D7 B0 B1 B2 B3 B4 B5",
    MEGA: "G5 E3 H3 H4 H5 H6 B4 B5 B6 B7",
    LEONARDO: "D4 C6 D7 E6 B4 B5 B6 B7 D6 C7",
}


class NoEmulator(Exception):
    """The emulator cannot be had; `missing` are the Debian packages, none outside a checkout."""

    def __init__(self, missing: tuple[str, ...]) -> None:
        super().__init__(" ".join(missing) or "this is no checkout")
        self.missing = missing


class Wrong(Exception):
    """The emulator ended, or does not know what it was asked."""


class Build(Value):
    """One board: the chip, how its switches are read, and what config.h is told."""

    chip: str = UNO
    inputs: str = MATRIX
    cols: int = 7
    rows: int = 7
    slot_map: str = CELLS
    kind: str = BUTTONS
    lamps: int = -1
    """-1: one for each square."""
    diodes: bool = True
    matrix_columns: int = 0
    """0: as many as the board has."""
    name: str = ""

    @property
    def squares(self) -> int:
        """How many squares."""
        return self.cols * self.rows

    @property
    def cells(self) -> int:
        """How many switches, squares and slots."""
        along = self.cols * (self.rows - 1) + (self.cols - 1) * self.rows
        across = 2 * (self.cols - 1) * (self.rows - 1)
        return self.squares + {CELLS: 0, EDGES: along, CROSSINGS: across}[self.slot_map]

    @property
    def lamp_count(self) -> int:
        """How many lamps."""
        return self.squares if self.lamps < 0 else self.lamps

    @property
    def lamps_by_row(self) -> bool:
        """Whether a row of squares is a digit of the lamps' chip."""
        return self.cols <= 8 and self.rows <= 8 and self.lamp_count <= self.squares

    @property
    def defines(self) -> tuple[str, ...]:
        """The compiler's -D options."""
        columns = (f"TG_MATRIX_COLS={self.matrix_columns}",) if self.matrix_columns else ()
        name = (f"TG_NAME='\"{self.name}\"'",) if self.name else ()
        serial = ("TG_USE_SERIAL1",) if self.chip == LEONARDO else ()  # it knows no USB
        given = (
            f"TG_COLS={self.cols}",
            f"TG_ROWS={self.rows}",
            f"TG_SLOTS={SLOTS_DEFINE[self.slot_map]}",
            f"TG_KIND=\"'{'p' if self.kind == PIECES else 'b'}'\"",
            f"TG_LAMPS={self.lamp_count}",
            f"TG_DIODES={int(self.diodes)}",
        )
        return tuple(f"-D{define}" for define in (*given, *columns, *name, *serial))

    @property
    def folder(self) -> str:
        """A name for what is built, another one for another board."""
        words = (self.chip, self.inputs, f"{self.cols}x{self.rows}", self.slot_map, self.kind)
        more = (f"{self.lamp_count}-{int(self.diodes)}-{self.matrix_columns}", self.name)
        return "-".join(word for word in (*words, *more) if word)


# Three boards with three kinds of inputs; the first is the grid of buttons that the documentation
# builds, the last the board with slots for fences.
BUTTON_GRID = Build(UNO, MATRIX)
FENCE_BOARD = Build(MEGA, HC165, 9, 9, CROSSINGS, lamps=209)
PIECE_BOARD = Build(UNO, HC165, kind=PIECES)
BUILDS = (
    BUTTON_GRID,
    Build(UNO, MCP23017),
    PIECE_BOARD,
    Build(LEONARDO, MATRIX),
    Build(LEONARDO, MCP23017, 8, 8, name="eight_by_eight"),
    Build(LEONARDO, HC165, 6, 6, EDGES, PIECES),
    Build(MEGA, MATRIX, 9, 9),
    Build(MEGA, MCP23017, 6, 6, EDGES),
    FENCE_BOARD,
)


def missing_tools() -> tuple[str, ...]:
    """The Debian packages that are not here."""
    return tuple(
        package
        for package, mark in NEEDED.items()
        if not (Path(mark).exists() if mark.startswith("/") else shutil.which(mark))
    )


def firmware(build: Build) -> Path:
    """The firmware of that board, built where it is not or is old; raises NoEmulator."""
    make("firmware", *_firmware_words(build), f"NAME={build.folder}", "elf")
    return BUILT / build.folder / "tactilegrid.elf"


def emulator() -> Path:
    """The emulator, built likewise."""
    make("emulator")
    return BUILT / "tgsim"


def make(folder: str, *words: str) -> None:
    """Call make in one folder of `hardware`, once; one at a time, whoever else does."""
    missing = missing_tools()
    if missing or not HARDWARE.is_dir():
        raise NoEmulator(missing)
    if (HARDWARE, BUILT, folder, words) in _made:
        return
    BUILT.mkdir(parents=True, exist_ok=True)
    command = ["make", "-s", "-j2", "-C", str(HARDWARE / folder), f"BUILD={BUILT}", *words]
    with _alone():
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise Wrong(done.stderr[-2000:])
    _made.add((HARDWARE, BUILT, folder, words))


def _firmware_words(build: Build) -> tuple[str, ...]:
    defines = " ".join(build.defines)
    return (f"BOARD={build.chip}", f"INPUT={build.inputs}", f"DEFS={defines}")


@contextmanager
def _alone() -> Iterator[None]:
    import fcntl

    with (BUILT / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Tone(Value):
    """What the buzzer did since it was last asked: how high, and how long."""

    hertz: float
    milliseconds: float


class Emulator:
    """One board at a pseudo-terminal, `port`. Numbers are those of switches and lamps.

    Time passes at the pace of the wall, times `speed` (0: as fast as can be); or, `stepped`, only
    by `step`. `bootloader`: the chip is reset whenever the port is opened, and deaf for so many
    milliseconds. `memory` is the file of what is kept without power. `diodes` are those that the
    builder has really soldered in.
    """

    def __init__(
        self,
        build: Build = BUTTON_GRID,
        *,
        speed: float = 1.0,
        stepped: bool = False,
        diodes: bool | None = None,
        bootloader: int | None = None,
        memory: Path | None = None,
        link: Path | None = None,
    ) -> None:
        self.build = build
        self.elf = firmware(build)
        words = [*_wiring(build), "--elf", str(self.elf), "--speed", str(speed)]
        words += ["--stepped"] if stepped else []
        words += [] if (build.diodes if diodes is None else diodes) else ["--no-diodes"]
        words += ["--reset-on-open", str(bootloader)] if bootloader is not None else []
        words += ["--memory", str(memory)] if memory else []
        words += ["--link", str(link)] if link else []
        self.process = subprocess.Popen(  # noqa: S603
            [str(emulator()), *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self._asked = cast(IO[bytes], self.process.stdin)
        self._answers = cast(IO[bytes], self.process.stdout)
        self._rest = b""
        self.port: str = self._answer()["ready"]

    def __enter__(self) -> Emulator:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End it; what is kept without power is written to its file."""
        self._asked.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._answers.close()

    def _answer(self) -> dict[str, Any]:
        until = time.monotonic() + PATIENCE
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self._answers], [], [], until - time.monotonic())
            data = self._answers.read(65536) if ready else b""
            if not data:
                raise Wrong("the emulator ended" if ready else "the emulator does not answer")
            self._rest += data
        line, _, self._rest = self._rest.partition(b"\n")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise Wrong(answer["error"])
        return answer

    def ask(self, *words: object) -> dict[str, Any]:
        """Any command of tgsim, and its answer."""
        self._asked.write((" ".join(map(str, words)) + "\n").encode())
        answer = self._answer()
        self.port = answer.get("port", self.port)
        return answer

    def down(self, number: int) -> None:
        """Close a switch: press, or put a piece."""
        self.ask("down", number)

    def up(self, number: int) -> None:
        """Open it."""
        self.ask("up", number)

    def bounce(self, number: int, edges: int = 6, us: int = 300) -> None:
        """Close or open it as a real contact does, going to and fro so often at first."""
        self.ask("bounce", number, edges, us)

    def pulse(self, number: int, us: int) -> None:
        """The other way for so long, and back."""
        self.ask("pulse", number, us)

    def lamps(self) -> frozenset[int]:
        """Those that are lit."""
        lit = self.ask("lamps")["lamps"]
        if not self.build.lamps_by_row:
            return frozenset(lit)
        return frozenset(lamp // 8 * self.build.cols + lamp % 8 for lamp in lit)

    def tone(self) -> Tone | None:
        """What was sounded since this was last asked."""
        heard = self.ask("buzzer")
        return Tone(heard["hertz"], heard["milliseconds"]) if heard["edges"] else None

    def motor(self) -> bool:
        """Whether it shakes now."""
        return bool(self.ask("motor")["motor"])

    def noise(self, data: bytes) -> None:
        """Bytes that come to the host, and not from the firmware."""
        for start in range(0, len(data), 1024):
            self.ask("noise", data[start : start + 1024].hex())

    def cut(self, every: int, *, inward: bool = False) -> None:
        """Lose every so many-th byte to the host, or to the board; 0: none."""
        self.ask("cut-in" if inward else "cut", every)

    def flip(self, every: int, *, inward: bool = False) -> None:
        """Turn a bit in every so many-th byte."""
        self.ask("flip-in" if inward else "flip", every)

    def unplug(self) -> None:
        """Pull the plug of the line; the chip goes on, as one with a supply of its own does."""
        self.ask("unplug")

    def plug(self) -> None:
        """Put it in again: another port."""
        self.ask("plug")

    def reset(self) -> None:
        """Press the board's reset; the port stays."""
        self.ask("reset")

    def power(self) -> None:
        """Power fails and comes again: another port, and another start."""
        self.ask("power")

    def expander(self, number: int, *, power: bool) -> None:
        """One MCP23017 loses its power and forgets all, or has power again."""
        self.ask("expander", number, int(power))

    def step(self, us: int) -> int:
        """Let so much time pass; returns how much has passed since the start."""
        return int(self.ask("step", us)["us"])

    def speed(self, times: float) -> None:
        """So many times as fast as the clock on the wall; 0: as fast as can be."""
        self.ask("speed", times)

    def now(self) -> int:
        """Microseconds since the start, as the chip has lived them."""
        return int(self.ask("state")["us"])

    def poke(self, symbol: str, value: int, size: int = 4) -> None:
        """Write a variable of the firmware."""
        listing = subprocess.run(  # noqa: S603
            ["avr-nm", str(self.elf)],  # noqa: S607
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        place = next(line.split()[0] for line in listing.splitlines() if line.endswith(symbol))
        address = int(place, 16) & 0xFFFF
        for offset, byte in enumerate(value.to_bytes(size, "little")):
            self.ask("poke", address + offset, byte)


def _wiring(build: Build) -> list[str]:
    chip, uart = CHIPS[build.chip]
    pin = dict(enumerate(PINS[build.chip].split(), 4))
    lamps = (5, 6, 7) if build.inputs == HC165 else (10, 11, 13)
    words = ["--mcu", chip, "--uart", uart, "--cells", str(build.cells)]
    words += ["--buzzer", pin[4 if build.inputs == HC165 else 12]]
    if build.inputs != MATRIX or build.chip == MEGA:
        words += ["--motor", pin[8]]
    if build.lamp_count:
        words += ["--max7219", str(-(-build.lamp_count // 64))]
        words += ["--lamp-pins", ",".join(pin[number] for number in lamps)]
    if build.inputs == MCP23017:
        return [*words, "--mcp23017", str(-(-build.cells // 16))]
    if build.inputs == HC165:
        return [*words, "--hc165", pin[9]]
    columns = build.matrix_columns or build.cols
    rows = -(-build.cells // columns)
    words += ["--rows", ",".join(ROWS[build.chip].split()[:rows])]
    return [*words, "--columns", ",".join(COLUMNS[build.chip].split()[:columns])]
