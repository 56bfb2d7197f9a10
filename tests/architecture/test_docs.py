"""The documentation does what it says: every example is run, every link leads somewhere.

A block marked `console` holds commands after "$ " and, below each, what it prints; "..." stands
for anything. The commands run one after another in an empty home. Blocks marked otherwise (`sh`,
`text`) are not run: they need a terminal, a network or a person.
"""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from tactilegrid.core.record import header_text, read_record
from tactilegrid.games import load_game

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)(#[^)]*)?\)")
IMAGE = re.compile(r"!\[")
ROW = re.compile(r"^\|", re.MULTILINE)


def name_of(path: Path) -> str:
    """The path of a page as a person would say it."""
    return path.relative_to(ROOT).as_posix()


WITH_EXAMPLES = [page for page in PAGES if FENCE.search(page.read_text("utf-8"))]


def steps(page: Path) -> list[tuple[str, str]]:
    """(command, what it prints) of every example of a page."""
    found: list[tuple[str, str]] = []
    for block in FENCE.findall(page.read_text("utf-8")):
        assert block.startswith("$ "), f"{name_of(page)}: a console block begins with a command"
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, printed = part.partition("\n")
            found.append((command, printed))
    return found


@pytest.mark.service
@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name_of)
def test_the_examples_of_a_page_do_what_it_says(page: Path, at_home: dict[str, str]) -> None:
    if not (Path(sys.executable).parent / "tactilegrid").exists():
        pytest.skip("the command tactilegrid is not installed")
    checker = doctest.OutputChecker()
    for command, printed in steps(page):
        done = subprocess.run(
            ["bash", "-o", "pipefail", "-c", command],
            cwd=at_home["HOME"],
            env=at_home,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
            timeout=60,
        )
        got = done.stdout.decode("utf-8")
        same = checker.check_output(printed, got, doctest.ELLIPSIS)
        assert same, f"{name_of(page)}: $ {command}\nsays:\n{printed}\nprints:\n{got}"
        assert done.returncode == 0, f"{name_of(page)}: $ {command}: exit code {done.returncode}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = [target for target, _ in LINK.findall(page.read_text("utf-8"))]
    assert [target for target in links if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_nothing_is_said_in_a_picture_or_a_table_alone(page: Path) -> None:
    """A page is read line by line, by a voice or a finger."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert not IMAGE.search(text)
    assert not ROW.search(text)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_a_page_begins_with_its_heading(page: Path) -> None:
    text = page.read_text("utf-8")
    assert text.startswith("# ")
    levels = [len(marks) for marks in re.findall(r"^(#+) ", without_code(text), re.MULTILINE)]
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_lines_are_short_enough_to_be_heard(page: Path) -> None:
    long = [line for line in page.read_text("utf-8").splitlines() if len(line) > 100]
    assert long == []


def test_the_example_of_a_record_is_one() -> None:
    """What the page shows can be replayed, line by line, by the rules."""
    text = (ROOT / "docs" / "reference" / "record.md").read_text("utf-8")
    block = re.search(r"^```text\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert block is not None
    loaded = read_record(block[1].encode(), load_game)
    assert not loaded.torn
    assert loaded.session.outcome is not None
    assert block[1].startswith(header_text(loaded.header))


def without_code(text: str) -> str:
    """The text of a page without its fenced blocks, whose "#" are comments."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def test_every_page_is_in_the_index() -> None:
    """A page that no other page leads to is never found."""
    index = ROOT / "docs" / "README.md"
    linked = {
        (index.parent / target).resolve() for target, _ in LINK.findall(index.read_text("utf-8"))
    }
    pages = {page for page in PAGES if ROOT / "docs" in page.parents and page != index}
    assert [name_of(page) for page in sorted(pages - linked)] == []


def test_the_index_leads_to_each_page_once() -> None:
    """A line that stands there twice is read out twice."""
    links = [found[1] for found in LINK.finditer((ROOT / "docs/README.md").read_text("utf-8"))]
    assert len(links) == len(set(links))
