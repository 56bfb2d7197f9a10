"""Which port is a board's: by what devices say of themselves, on no machine's real ports."""

from __future__ import annotations

import pytest

from tactilegrid.board.driver import MISSING, SEVERAL, Refused
from tactilegrid.board.finding import (
    ADAPTER,
    AUTO,
    GRID,
    MAYBE,
    OLD_GRID,
    OTHER,
    OURS,
    Candidate,
    Seen,
    called,
    choose,
    make_of,
    recognised,
)

BOARD = Seen("/dev/ttyACM0", 0x2341, 0x8036, "", "Arduino LLC", "tactilegrid board")
UNO = Seen("/dev/ttyACM1", 0x2341, 0x0043, "7573530", "Arduino (www.arduino.cc)")
MEGA = Seen("/dev/ttyACM2", 0x2A03, 0x0042, "9573")
BOUGHT = Seen("/dev/ttyUSB0", 0x0403, 0x6001, "m1000123", "monome", "monome 128")
TRELLIS = Seen("/dev/ttyACM3", 0x239A, 0x8022, "m4676123", "monome", "grid")
OLD = Seen("/dev/ttyUSB1", 0x0403, 0x6001, "m64-0123")
FORTY = Seen("/dev/ttyUSB4", 0x0403, 0x6001, "m40h0146")
CH340 = Seen("/dev/ttyUSB2", 0x1A86, 0x7523, "", "", "USB2.0-Serial")
BRAILLE = Seen("/dev/ttyUSB3", 0x0403, 0x6001, "A800", "FTDI", "FT232R USB UART")
BUILT_IN = Seen("/dev/ttyS0")


@pytest.mark.parametrize(
    ("seen", "kind"),
    [
        (BOARD, OURS),
        (UNO, MAYBE),
        (MEGA, MAYBE),
        (BOUGHT, GRID),
        (TRELLIS, GRID),
        (OLD, OLD_GRID),
        (FORTY, OLD_GRID),
        (CH340, ADAPTER),
        (BRAILLE, ADAPTER),
        (BUILT_IN, OTHER),
        (Seen("COM3", 0, 0, "M0000001"), GRID),
    ],
)
def test_what_hangs_on_a_port(seen: Seen, kind: str) -> None:
    assert recognised(seen) == kind


def test_arduinos_and_converters_have_names() -> None:
    assert [make_of(each) for each in (UNO, MEGA, CH340, BUILT_IN)] == [
        "Uno",
        "Mega 2560",
        "CH340",
        "",
    ]


@pytest.mark.parametrize("kind", [[CH340], [BRAILLE], [BUILT_IN], [OLD], []])
def test_no_port_is_opened_that_is_neither_matched_nor_named(kind: list[Seen]) -> None:
    """Not a braille display's, not a printer's: opening them would disturb them."""
    assert choose(kind, AUTO) == Refused(MISSING)


@pytest.mark.parametrize("only", [BOARD, UNO, BOUGHT, TRELLIS])
def test_the_only_board_is_taken_by_itself(only: Seen) -> None:
    assert choose([BUILT_IN, CH340, only], AUTO) == Candidate(only, recognised(only))


def test_one_that_says_it_is_a_board_goes_before_one_that_may_be() -> None:
    assert choose([UNO, BOARD, MEGA], AUTO) == Candidate(BOARD, OURS)


@pytest.mark.parametrize(
    ("seen", "ports"),
    [
        ([BOARD, TRELLIS], "/dev/ttyACM0, /dev/ttyACM3"),
        ([UNO, MEGA, CH340], "/dev/ttyACM1, /dev/ttyACM2"),
    ],
)
def test_of_two_boards_none_is_guessed(seen: list[Seen], ports: str) -> None:
    refused = choose(seen, AUTO)
    assert isinstance(refused, Refused)
    assert (refused.why, sorted(refused.what.split(", "))) == (SEVERAL, ports.split(", "))


def test_the_board_that_was_there_is_taken_again_though_another_has_come() -> None:
    before = Candidate(UNO, MAYBE)
    renamed = Seen("/dev/ttyACM7", UNO.vid, UNO.pid, UNO.serial, UNO.maker)
    assert choose([renamed, MEGA], AUTO, before) == Candidate(renamed, MAYBE)


@pytest.mark.parametrize("seen", [CH340, BRAILLE, UNO, BOUGHT])
def test_a_named_port_is_taken_whatever_it_is(seen: Seen) -> None:
    assert choose([UNO, CH340, BRAILLE, BOUGHT], seen.device) == Candidate(seen, recognised(seen))


def test_a_port_that_is_not_listed_can_be_named() -> None:
    """A pseudo-terminal never is."""
    assert choose([UNO], "/dev/pts/5") == Candidate(Seen("/dev/pts/5"), OTHER)


def test_a_named_board_is_found_again_under_another_name() -> None:
    """Some change their port when they are plugged in again."""
    before = Candidate(UNO, MAYBE)
    moved = Seen("/dev/ttyACM9", UNO.vid, UNO.pid, UNO.serial, UNO.maker)
    assert choose([moved], UNO.device, before) == Candidate(moved, MAYBE)
    assert choose([MEGA], UNO.device, before) == Candidate(Seen(UNO.device), OTHER)
    stays = Candidate(Seen("/dev/pts/5"), OTHER)
    assert choose([BUILT_IN], "/dev/pts/5", stays) == stays


@pytest.mark.parametrize(
    ("name", "port"),
    [
        ("/dev/tty.usbmodem14201", "/dev/cu.usbmodem14201"),
        ("/dev/cu.usbmodem14201", "/dev/cu.usbmodem14201"),
        ("COM12", "COM12"),
        ("/dev/ttyACM0", "/dev/ttyACM0"),
    ],
)
def test_a_mac_port_that_waits_for_a_carrier_is_not_opened(name: str, port: str) -> None:
    assert called(name) == port
    found = choose([], name)
    assert isinstance(found, Candidate)
    assert found.seen.device == port


def test_of_two_ports_of_one_device_the_one_for_data_is_taken() -> None:
    """CircuitPython offers its console and, as the second interface, the data."""
    console = Seen("/dev/ttyACM0", 0x239A, 1, "AA", "", "tactilegrid", "CircuitPython CDC control")
    data = Seen("/dev/ttyACM1", 0x239A, 1, "AA", "", "tactilegrid", "CircuitPython CDC2 control")
    for seen in ([console, data], [data, console]):
        assert choose(seen, AUTO) == Candidate(data, OURS)
