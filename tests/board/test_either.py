"""A named port that says nothing of itself: a board of ours and a grid are both found there."""

from __future__ import annotations

import pytest

from tactilegrid.board.driver import STRANGER, Capabilities, Connected, Lost, Refused, Switched
from tactilegrid.board.either import Either
from tactilegrid.board.virtual import VirtualBoard
from tactilegrid.board.virtual_grid import VirtualGrid
from tests.board.wire import SEVEN

TRELLIS = Capabilities("m4676123", 8, 8, lamps=64, name="m4676123")


class Line:
    """Either driver and one imagined device, in steps of 10 ms; `deaf` until then."""

    def __init__(self, device: VirtualBoard | VirtualGrid | None, deaf: int = 0) -> None:
        self.device, self.deaf = device, deaf
        self.driver = Either()
        self.now = 0
        self.driver.start(0)
        self.written = b""

    def run(self, milliseconds: int) -> list[object]:
        happened: list[object] = []
        for _ in range(0, milliseconds, 10):
            self.now += 10
            data = self.driver.output()
            self.written += data
            if self.device is not None:
                if self.now == self.deaf:
                    self.device.power(self.now)
                if self.now > self.deaf:
                    self.device.received(data, self.now)
                    self.device.tick(self.now)
                if answer := self.device.output():
                    happened += self.driver.received(answer, self.now)
            happened += self.driver.tick(self.now)
        return happened


def test_a_board_of_ours_is_found_at_once() -> None:
    line = Line(VirtualBoard(SEVEN))
    assert line.run(100) == [Connected(SEVEN)]
    assert line.run(5000) == []


def test_a_grid_is_found_after_a_moment() -> None:
    line = Line(VirtualGrid(TRELLIS))
    line.driver.light(frozenset({5}))
    line.driver.beep(440, 60)
    line.driver.shake(60)
    assert line.run(1500) == [Connected(TRELLIS)]
    line.device.change(3, True, 0)  # type: ignore[union-attr]
    assert [type(each) for each in line.run(3000)] == [Switched]
    assert line.device is not None
    assert line.device.lamps == {5}
    assert [type(each) for each in line.driver.closed(line.now)] == [Lost]
    line.driver.start(line.now)
    assert line.run(100) == [Connected(TRELLIS)]


@pytest.mark.parametrize("bootloader", [800, 1150, 1600, 2300])
def test_a_board_that_takes_its_time_to_start_is_found_in_whoever_has_the_turn(
    bootloader: int,
) -> None:
    line = Line(VirtualBoard(SEVEN), bootloader)
    assert line.run(bootloader + 2000) == [Connected(SEVEN)]


def test_nobody_is_a_stranger_in_the_end() -> None:
    line = Line(None)
    assert line.run(9000) == [Refused(STRANGER)]
    assert line.written.count(b" H*") > 10
    assert line.written.count(b"\x00\x01\x05") >= 4
