"""monome's mext: packets both ways, whole, byte by byte and with noise; and grids on a wire."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tactilegrid.board.driver import (
    CONTRADICTION,
    SILENT,
    STRANGER,
    UNPLUGGED,
    Capabilities,
    Connected,
    Lost,
    Refused,
    Switched,
)
from tactilegrid.board.grid import MextGrid
from tactilegrid.board.mext import (
    FROM_GRID,
    GET_NAME,
    GET_SIZE,
    QUERY,
    TO_GRID,
    Packet,
    Packets,
    lamp_map,
    lamps_in,
    level_map,
    levels_in,
    name_in,
    name_packet,
)
from tactilegrid.board.virtual_grid import VirtualGrid

SIZES = [(8, 8), (16, 8), (16, 16)]


def packets(lengths: dict[int, int]) -> st.SearchStrategy[Packet]:
    """Any packet of one direction."""
    return st.sampled_from(sorted(lengths)).flatmap(
        lambda head: st.builds(
            Packet,
            st.just(head),
            st.binary(min_size=lengths[head], max_size=lengths[head]),
        )
    )


WAYS = [dict(FROM_GRID), dict(TO_GRID)]


@pytest.mark.parametrize("lengths", WAYS, ids=["from-grid", "to-grid"])
@given(data=st.data())
def test_packets_come_through_in_pieces_of_any_length(
    lengths: dict[int, int], data: st.DataObject
) -> None:
    said = data.draw(st.lists(packets(lengths), max_size=6))
    stream = b"".join(each.data for each in said)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=5)))
    reader, found = Packets(lengths), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        found += reader.feed(stream[start:end])
    assert found == said
    assert reader.feed(b"") == []
    single = Packets(lengths)
    assert [each for byte in stream for each in single.feed(bytes([byte]))] == said
    assert (reader.unknown, reader.pause()) == (0, False)


@pytest.mark.parametrize("lengths", WAYS, ids=["from-grid", "to-grid"])
@given(noise=st.binary(max_size=400), data=st.data())
def test_noise_keeps_less_than_a_packet_and_a_pause_ends_it(
    lengths: dict[int, int], noise: bytes, data: st.DataObject
) -> None:
    said = data.draw(packets(lengths))
    reader = Packets(lengths)
    for byte in noise:
        reader.feed(bytes([byte]))
        assert len(reader._part) <= max(lengths.values())
    reader.pause()
    assert reader.feed(said.data) == [said]


@given(st.integers(0, 1), st.integers(0, 1), st.lists(st.integers(0, 15), min_size=64, max_size=64))
def test_levels_and_lamps_come_back_from_their_bytes(x: int, y: int, levels: list[int]) -> None:
    packet = level_map(x * 8, y * 8, levels)
    assert len(packet.data) == 35
    assert levels_in(packet.body) == levels
    rows = [
        sum((level > 7) << bit for bit, level in enumerate(levels[r * 8 : r * 8 + 8]))
        for r in range(8)
    ]
    lit = lamps_in(lamp_map(x * 8, y * 8, rows).body)
    at = {(x * 8 + i % 8, y * 8 + i // 8) for i, level in enumerate(levels) if level > 7}
    assert lit == at


def test_bytes_of_a_real_grid() -> None:
    """As captured from a NeoTrellis grid: key 3, 0 goes down and up."""
    reader = Packets(FROM_GRID)
    assert reader.feed(bytes.fromhex("210300200300")) == [
        Packet(0x21, b"\x03\0"),
        Packet(0x20, b"\x03\0"),
    ]


@pytest.mark.parametrize(
    ("body", "name"), [(b"m1000\0\0", "m1000"), (b"\xff monome \x07 \0x", "monome"), (b"\0", "")]
)
def test_a_name_is_what_can_be_said_of_it(body: bytes, name: str) -> None:
    assert name_in(body) == name


def test_a_name_is_as_long_as_all_names() -> None:
    assert len(name_packet("m" * 40).body) == len(name_packet("").body) == 32


# a grid on a wire


class Keys:
    """A driver and an imagined grid, in steps of 10 ms."""

    def __init__(self, cols: int = 8, rows: int = 8) -> None:
        self.board = Capabilities("m1000", cols, rows, lamps=cols * rows, name="m1000")
        self.grid = VirtualGrid(self.board)
        self.driver = MextGrid()
        self.now = 0
        self.deaf: set[bytes] = set()  # questions that it does not hear
        self.mute = False

    def open(self) -> Keys:
        """Open the port."""
        self.driver.start(self.now)
        return self

    def run(self, milliseconds: int) -> list[object]:
        """What happens in that time."""
        happened: list[object] = []
        for _ in range(0, milliseconds, 10):
            self.now += 10
            data = self.driver.output()
            for question in self.deaf:
                data = data.replace(question, b"")
            self.grid.received(data, self.now)
            self.grid.tick(self.now)
            answer = b"" if self.mute else self.grid.output()
            if answer:
                happened += self.driver.received(answer, self.now)
            happened += self.driver.tick(self.now)
        return happened

    def connect(self) -> Keys:
        """Open it and be connected."""
        assert self.open().run(50) == [Connected(self.board)]
        return self


@pytest.mark.parametrize(("cols", "rows"), SIZES)
def test_every_key_and_every_lamp_of_every_size(cols: int, rows: int) -> None:
    """Number 0 is nearest on the left: the grid's own rows count from the far side."""
    keys = Keys(cols, rows).connect()
    for number in range(cols * rows):
        keys.grid.change(number, True, keys.now)
        keys.driver.light(frozenset({number}))
        assert keys.run(10) == [Switched(number, True, keys.now)]
        assert keys.grid.lamps == {number}
        keys.grid.change(number, False, keys.now)
        assert keys.run(10) == [Switched(number, False, keys.now)]
    assert (keys.driver.odd, keys.driver.beep(440, 60), keys.driver.shake(60)) == (0, None, None)


def test_the_near_left_key_is_the_last_row_of_the_grid() -> None:
    keys = Keys(16, 8).connect()
    assert keys.driver.received(bytes([0x21, 0, 7]), keys.now) == [Switched(0, True, keys.now)]
    assert keys.driver.received(bytes([0x21, 15, 0]), keys.now) == [Switched(127, True, keys.now)]


def test_questions_are_asked_again_until_all_are_answered() -> None:
    keys = Keys()
    keys.deaf = {GET_SIZE}
    assert keys.open().run(1000) == []
    keys.deaf = set()
    assert keys.run(300) == [Connected(keys.board)]


def test_a_grid_that_never_says_its_name_is_played_with_all_the_same() -> None:
    keys = Keys()
    keys.deaf = {GET_NAME, QUERY}
    nameless = Connected(Capabilities("", 8, 8, lamps=64))
    assert keys.open().run(1700) == [nameless]


def test_whoever_never_tells_a_size_is_a_stranger() -> None:
    keys = Keys()
    keys.mute = True
    assert keys.open().run(6000) == [Refused(STRANGER)]
    assert (keys.run(2000), keys.driver.output()) == ([], b"")


@pytest.mark.parametrize(("cols", "rows"), [(0, 8), (17, 8), (8, 0), (16, 255)])
def test_a_size_that_cannot_be_is_told(cols: int, rows: int) -> None:
    driver = MextGrid()
    driver.start(0)
    said = name_packet("m1").data + b"\x00\x01\x01" + bytes([3, cols, rows]) * 2
    assert driver.received(said, 10) == [Refused(CONTRADICTION, f"{cols} x {rows}")]


@given(st.binary(min_size=20, max_size=300), st.integers(1, 40))
def test_noise_is_no_grid(noise: bytes, size: int) -> None:
    """What a printer or a board of another kind says may hold a size by chance."""
    driver = MextGrid()
    driver.start(0)
    stream = b"\x03\x08\x08" + noise + b"\xff\x03\x08\x08"
    for place in range(0, len(stream), size):
        assert driver.received(stream[place : place + size], 10) == []


def test_two_sizes_that_differ_are_asked_again() -> None:
    keys = Keys().open()
    assert keys.driver.received(b"\x03\x04\x04", 0) == []
    assert keys.run(50) == [Connected(keys.board)]


def test_a_half_packet_is_dropped_after_a_silence_and_no_earlier() -> None:
    keys = Keys().connect()
    assert keys.driver.received(b"\x21\x04", keys.now) == []
    assert keys.driver.received(b"\x07", keys.now + 200) == [Switched(4, True, keys.now + 200)]
    keys.driver.received(b"\x21\x04", keys.now + 200)
    for later in (200, 210, 240):
        keys.driver.tick(keys.now + later)
    assert keys.driver.received(b"\x21\x01\x07", keys.now + 250) == [
        Switched(1, True, keys.now + 250)
    ]
    assert keys.driver.odd == 1


def test_a_key_that_goes_down_twice_went_up_between() -> None:
    keys = Keys().connect()
    at = keys.now
    down, up = b"\x21\x00\x07", b"\x20\x00\x07"
    assert keys.driver.received(down + down, at) == [
        Switched(0, True, at),
        Switched(0, False, at),
        Switched(0, True, at),
    ]
    assert keys.driver.received(up + up, at) == [Switched(0, False, at)]


def test_keys_that_are_not_there_and_bytes_that_are_nothing_are_counted() -> None:
    keys = Keys().connect()
    assert keys.driver.received(b"\x21\x08\x00\x21\x00\x08\xff\xfe", keys.now) == []
    assert keys.driver.odd == 4
    fresh = MextGrid()
    fresh.start(0)
    assert fresh.received(b"\x21\x00\x00", 10) == []


def test_a_silent_grid_is_lost_once_and_a_broken_port_too() -> None:
    keys = Keys().connect()
    keys.mute = True
    assert keys.run(5000) == [Lost(SILENT)]
    assert keys.run(5000) == []
    assert keys.driver.closed(keys.now) == []
    again = Keys().connect()
    assert again.driver.closed(again.now) == [Lost(UNPLUGGED)]
    assert again.driver.closed(again.now) == []


def test_a_grid_is_alive_as_long_as_it_answers() -> None:
    keys = Keys().connect()
    assert keys.run(20_000) == []


def test_lamps_are_sent_twice_and_again_when_a_grid_comes_back() -> None:
    """A byte lost on the way would leave one wrong: nothing confirms lamps."""
    keys = Keys().connect()
    keys.driver.light(frozenset({1, 63}))
    keys.driver.output()
    assert keys.run(600) == []
    assert keys.grid.lamps == {1, 63}
    keys.driver.closed(keys.now)
    keys.grid.power(keys.now)
    assert keys.grid.lamps == frozenset()
    keys.open().run(100)
    assert keys.grid.lamps == {1, 63}


def test_a_clock_that_jumps_is_no_silence() -> None:
    keys = Keys().connect()
    keys.now += 100_000
    assert keys.run(500) == []


def test_output_that_nobody_takes_does_not_grow() -> None:
    driver = MextGrid()
    driver.start(0)
    driver.received(name_packet("m1").data + b"\x00\x01\x01\x03\x10\x10\x03\x10\x10", 10)
    for each in range(300):
        driver.light(frozenset({each % 256}))
    assert len(driver.output()) < 4200


@given(st.binary(max_size=600), st.integers(1, 40))
def test_noise_never_makes_a_switch_change_twice_the_same_way(data: bytes, size: int) -> None:
    """Without a check noise may press keys; each change is still told once."""
    driver = MextGrid()
    driver.start(0)
    driver.received(name_packet("m1").data + b"\x00\x01\x01\x03\x08\x08\x03\x08\x08", 10)
    down: set[int] = set()
    for place in range(0, len(data), size):
        for each in driver.received(data[place : place + size], 20 + place):
            if isinstance(each, Switched):
                assert 0 <= each.number < 64
                assert each.closed == (each.number not in down)
                (down.add if each.closed else down.discard)(each.number)


# the imagined grid answers as a grid does


@pytest.mark.parametrize(
    ("said", "lamps"),
    [
        (b"\x13", set(range(128))),
        (b"\x13\x12", set()),
        (b"\x11\x00\x07", {0}),
        (b"\x13\x10\x00\x07", set(range(1, 128))),
        (b"\x11\x20\x20", set()),
        (level_map(9, 3, [15] + [0] * 63).data, {16 * 7 + 8}),
        (b"\x17\x05\x1b" + bytes(6), set()),
    ],
)
def test_an_imagined_grid_lights_what_it_is_told(said: bytes, lamps: set[int]) -> None:
    grid = VirtualGrid(Capabilities("m1", 16, 8, lamps=128))
    grid.received(said, 0)
    assert grid.lamps == lamps


def test_an_imagined_grid_that_nobody_reads_leaves_packets_out_whole() -> None:
    grid = VirtualGrid(Capabilities("m1", 8, 8))
    for _ in range(100):
        grid.received(GET_NAME, 0)
    assert len(grid.output()) % 33 == 0
    grid.change(64, True, 0)
    grid.change(3, False, 0)
    assert grid.output() == b""
