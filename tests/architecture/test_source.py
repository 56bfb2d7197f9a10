"""The shape of the source: what a review would ask of every file."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "tactilegrid"
# written by a person, that is; compiled catalogues are data
MODULES = [path for path in sorted(SOURCE.rglob("*.py")) if "compiled" not in path.parts]
LONGEST = 400  # lines that a person can keep in mind, or listen through
SPEAKERS = ("outputs/", "app/cli")  # the only rooms that write to the terminal

# Addresses and folders that mean something on one machine or one day only.
ADDRESS = re.compile(r"\b(?:https?|ftp)://|\b[\w-]+\.(?:org|com|ru)\b(?![.(])")
MACHINE = re.compile(r"(?<![\w.~])/(?:root|home|work)/\w")
OURS = re.compile(r"://(?:localhost|127\.0\.0\.1)\b|http://www\.w3\.org/2000/svg\b")  # a name, too


def name_of(path: Path) -> str:
    """The path of a file as a person would say it."""
    return path.relative_to(ROOT).as_posix()


def project() -> dict[str, object]:
    """The table [project] of pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@cache
def trees() -> dict[Path, ast.Module]:
    """Each module as the compiler reads it."""
    return {path: ast.parse(path.read_text("utf-8")) for path in MODULES}


def test_no_module_is_too_long() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in MODULES}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_only_the_outputs_write_to_the_terminal() -> None:
    assert [
        f"{name_of(path)}:{node.lineno}"
        for path, tree in trees().items()
        if not path.relative_to(SOURCE).as_posix().startswith(SPEAKERS)
        for node in ast.walk(tree)
        if is_print(node)
    ] == []


def is_print(node: ast.AST) -> bool:
    """Whether the node is a call of print, which would speak past the queue."""
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    )


def test_annotations_are_never_evaluated() -> None:
    """Records read their field names from annotations that are text."""
    assert [
        name_of(path)
        for path, tree in trees().items()
        if any(isinstance(node, ast.ClassDef | ast.FunctionDef) for node in tree.body)
        and not any(
            isinstance(node, ast.ImportFrom) and node.level == 0 and node.module == "__future__"
            for node in tree.body
        )
    ] == []


def test_every_room_has_a_place_in_the_import_rules() -> None:
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    layers = " ".join(next(c["layers"] for c in rules["contracts"] if c["type"] == "layers"))
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")} - {"locale"}
    assert rooms == set(re.findall(r"tactilegrid\.(\w+)", layers))


def test_every_game_is_kept_apart_from_the_others() -> None:
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    apart = next(c["modules"] for c in rules["contracts"] if c["type"] == "independence")
    games = {path.parent.name for path in SOURCE.glob("games/*/__init__.py")}
    assert games == {name.rpartition(".")[2] for name in apart}


def test_every_dependency_is_explained() -> None:
    """A dependency is a promise to keep; its page says what it is for and how to do without."""
    wanted = [re.split(r"[<>=~! \[]", line)[0] for line in project()["dependencies"]]
    page = (ROOT / "docs" / "explanation" / "dependencies.md").read_text("utf-8")
    running = page.split("# While it runs", 1)[1].split("\n## ", 1)[0]
    assert re.findall(r"^### (\S+)$", running, re.MULTILINE) == wanted


def tracked_text() -> list[Path]:
    """The files of the project that people read; outside a clone, those of its folders."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout.decode()
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for folder in ("src", "docs", "tests") for path in (ROOT / folder).rglob("*")]
    return [path for path in paths if path.is_file()]


def test_the_project_points_at_no_place_outside_itself() -> None:
    """An address goes stale, is tracked, or is somebody's machine; names are enough."""
    found = []
    for path in tracked_text():
        text = OURS.sub("", path.read_text("utf-8", "replace"))
        if path == Path(__file__) or not (ADDRESS.search(text) or MACHINE.search(text)):
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if ADDRESS.search(line) or MACHINE.search(line):
                found.append(f"{name_of(path)}:{number}: {line.strip()[:80]}")
        assert found, f"{name_of(path)}: an address over two lines"
    assert found == []
