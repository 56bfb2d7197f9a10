"""The maker's pages say what the firmware, the program and the overlays say."""

from __future__ import annotations

import importlib.util
import re
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from tactilegrid.board.finding import ARDUINOS, OUR_PRODUCT

ROOT = Path(__file__).resolve().parents[2]
HARDWARE = ROOT / "hardware"
PAGES = sorted(HARDWARE.glob("*.md"))
EACH = pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
CODE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
WIRING = (HARDWARE / "wiring.md").read_text("utf-8")


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """What makes the drawings."""
    spec = importlib.util.spec_from_file_location("wiring", ROOT / "tools" / "wiring_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def section(heading: str, level: str = "###") -> str:
    """A section of the wiring, without those below it."""
    rest = WIRING.split(f"{level} {heading}\n")[1]
    return re.split(r"^#", rest, flags=re.MULTILINE)[0]


def test_drawings_and_the_list_of_inputs_are_current(tool: ModuleType) -> None:
    stale = [path.name for path, made in tool.pages().items() if path.read_text("utf-8") != made]
    assert stale == [], "run python tools/wiring_pages.py"


def test_pins_of_the_buttons_are_those_of_the_firmware(tool: ModuleType) -> None:
    pins = tool.pin_lists()
    rows = re.findall(r"^- Row (\d): pin (\w+)$", section("Rows and columns"), re.MULTILINE)
    columns = re.findall(r"^- Column (\w): pin (\w+)$", section("Rows and columns"), re.MULTILINE)
    assert rows == [(str(place), name) for place, name in enumerate(pins["ROW"], 1)]
    assert columns == list(zip("abcdefg", pins["COL"], strict=True))


@pytest.mark.parametrize("chain", [False, True])
def test_pins_of_lamps_and_buzzer_are_those_of_the_firmware(tool: ModuleType, chain: bool) -> None:
    """With a chain they make room for SPI."""
    text = section("Buzzer and lamps") if chain else section("Buzzer") + section("Lamps")
    told = {
        "LAMPS_DATA": r"DIN: pin (\d+)",
        "LAMPS_LOAD": r"LOAD: pin (\d+)",
        "LAMPS_CLOCK": r"CLK: pin (\d+)",
        "BUZZER": r"(?:Buzzer|One leg): pin (\d+)",
    }
    for name, pattern in told.items():
        assert re.findall(pattern, text) == [str(tool.pin(name, chain))], name
    latch = re.findall(r"Leg 1: pin (\d+)", section("Chips"))
    assert latch == [str(tool.pin("LATCH", True))]


def test_every_switch_of_the_chain_has_an_input_of_its_own(tool: ModuleType) -> None:
    """81 squares and 128 fences on 27 chips; seven inputs are left."""
    text = (HARDWARE / "chain-9x9.md").read_text("utf-8")
    places = re.findall(r"^- Pin \d+, \w: (\w+)", text, re.MULTILINE)
    assert len(places) == 27 * 8
    assert places.count("nothing") == 27 * 8 - 209
    named = [place for place in places if place != "nothing"]
    assert len(set(named)) == 209
    assert named[:10] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "a2"]
    assert named[81:85] == ["a1h", "a1v", "b1h", "b1v"]
    assert named[-1] == "h8v"


def test_the_udev_rule_is_for_the_boards_that_the_program_knows() -> None:
    """And its number is lower than the one where the tag for the person at the machine is read."""
    (path,) = (HARDWARE / "udev").glob("*.rules")
    text = path.read_text("utf-8")
    told = re.findall(r'ATTRS\{idVendor\}=="(\w+)", ATTRS\{idProduct\}=="(\w+)"', text)
    assert {(int(vid, 16), int(pid, 16)) for vid, pid in told} == set(ARDUINOS)
    assert f'ATTRS{{product}}=="{OUR_PRODUCT}*"' in text
    assert int(path.name[:2]) < 73
    assert 'SUBSYSTEM=="tty", TAG+="uaccess"' in text
    assert 'ENV{ID_MM_DEVICE_IGNORE}="1"' in text
    labels, jumps = (set(re.findall(rf'{word}="(\w+)"', text)) for word in ("LABEL", "GOTO"))
    assert labels == jumps


@EACH
def test_a_page_can_be_heard(page: Path) -> None:
    """Short lines, headings that do not leap, nothing in pictures or tables, links that lead on."""
    text = page.read_text("utf-8")
    assert text.startswith("# ")
    assert [line for line in text.splitlines() if len(line) > 100] == []
    words = CODE.sub("", text)
    assert "![" not in words
    assert not re.search(r"^\|", words, re.MULTILINE)
    levels = [len(marks) for marks in re.findall(r"^(#+) ", words, re.MULTILINE)]
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", words)
    assert [link for link in links if not (page.parent / link).exists()] == []


@EACH
def test_commands_on_a_page_can_be_given(page: Path) -> None:
    """What make is asked for is a goal of that Makefile; options are in the firmware's config.h."""
    text = page.read_text("utf-8")
    config = (HARDWARE / "firmware" / "tactilegrid" / "config.h").read_text("utf-8")
    for folder, rest in re.findall(r"make -C hardware/(\w+) ([^\n`]*)", text):
        rules = (HARDWARE / folder / "Makefile").read_text("utf-8")
        for goal in re.findall(r"(?:^| )([a-z]+)(?= |$)", re.sub(r'"[^"]*"', "", rest)):
            assert re.search(rf"^{goal}:", rules, re.MULTILINE), goal
    for option in re.findall(r"-D(TG_\w+)", text):
        assert f"#ifndef {option}" in config, option


def test_every_page_is_led_to_from_the_first_one() -> None:
    first = (HARDWARE / "README.md").read_text("utf-8")
    others = "".join(page.read_text("utf-8") for page in PAGES)
    for page in PAGES:
        assert page.name == "README.md" or f"({page.name})" in first + others


def test_drawings_have_their_words_within(tool: ModuleType) -> None:
    for path in (HARDWARE / "drawings").glob("*.svg"):
        text = path.read_text("utf-8")
        assert re.search(r"<title>.{10,}</title>", text)
        assert re.search(r"<desc>.{60,}</desc>", text)
