"""What is shipped: every language compiled, read without Fluent; a new language is files only."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tactilegrid.locale import LANGUAGES
from tactilegrid.speech.loader import LOCALE, stem
from tests.locale import oracle

ROOT = Path(__file__).parents[2]
ACCENTS = str.maketrans("aceghiostu", "àĉêĝĥîôŝţû")
ANNOUNCE = """
import sys
from tactilegrid.core.message import message
from tactilegrid.core.seats import Seat
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.listener import Listener
language = sys.argv[1]
catalogue = Catalogue.load(language, sys.argv[2:], strict=True)
sentence = message("turn", who=Seat(2))
sys.stdout.reconfigure(encoding="utf-8")
print(catalogue.render(sentence, Listener(language, viewer=Seat(2))))
print(catalogue.render(sentence, Listener(language)))
heavy = ("fluent", "babel", "tomllib", "json", "pathlib", "hashlib", "importlib.resources")
print(*(name for name in heavy if name in sys.modules))
"""


class Accented(Transformer):
    """English with accents: read by nobody, so that what is not translated shows."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(node.value.translate(ACCENTS))


def copy_of_the_package(folder: Path) -> Path:
    package = folder / "src" / "tactilegrid"
    shutil.copytree(
        ROOT / "src" / "tactilegrid",
        package,
        ignore=shutil.ignore_patterns("compiled"),
    )
    return package


@pytest.fixture
def run(tmp_path: Path) -> Callable[..., str]:
    def output_of(*command: str, path: Path) -> str:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tmp_path,
            env={"PYTHONPATH": str(path), "PATH": ""},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return output_of


def test_new_language_is_files_and_one_line(tmp_path: Path, run: Callable[..., str]) -> None:
    """Esperanto, whose plural classes are those of English, made of accented English."""
    package = copy_of_the_package(tmp_path)
    made = package / "locale" / "eo"
    made.mkdir()
    shutil.copy(Path(LOCALE, "en", "spelling.toml"), made)
    for name in oracle.names("en"):
        tree = Accented().visit(FluentParser().parse(oracle.text("en", name)))
        text = FluentSerializer().serialize(tree)
        (made / f"{name}.ftl").write_text(text, encoding="utf-8")
    listed = package / "locale" / "__init__.py"
    line = f"LANGUAGES = {LANGUAGES!r}".replace("'", '"')
    text = listed.read_text(encoding="utf-8")
    assert line in text
    longer = f"LANGUAGES = {(*LANGUAGES, 'eo')!r}"
    listed.write_text(text.replace(line, longer), encoding="utf-8")

    run("-m", "tactilegrid.speech.compiler", path=package.parent)
    said = run("-c", ANNOUNCE, "eo", *names_of_games(), path=package.parent)
    assert said.splitlines()[:2] == [
        text.translate(ACCENTS) for text in ("Your move.", "Seat 2 to move.")
    ]


def names_of_games() -> list[str]:
    return [name for name in oracle.names("en") if name != "common"]


def test_wheel_holds_every_catalogue_and_needs_no_fluent(
    tmp_path: Path, run: Callable[..., str]
) -> None:
    """Built from a tree without compiled files, and run without any other package."""
    pytest.importorskip("hatchling")
    copy_of_the_package(tmp_path)
    for name in ("pyproject.toml", "hatch_build.py"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tests" / "data" / "games", tmp_path / "tests" / "data" / "games")
    for name in ("README.md", "LICENSE"):
        (tmp_path / name).write_text("for the build only\n", encoding="utf-8")
    run("-m", "hatchling", "build", "-t", "wheel", "-d", "made", path=tmp_path / "nothing")
    (wheel,) = (tmp_path / "made").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    compiled = tmp_path / "installed" / "tactilegrid" / "locale" / "compiled"
    assert {path.stem for path in compiled.glob("*.py")} == {
        "__init__",
        *(stem(language, name) for language, name in oracle.FILES),
        *(stem(language, "spelling") for language in LANGUAGES),
    }
    for source in compiled.parent.glob("*/*.ftl"):
        source.unlink()
    said = run(
        "-I",
        "-S",
        "-c",
        f"import sys; sys.path.insert(0, 'installed'){ANNOUNCE}",
        "ru",
        path=tmp_path,
    )
    assert said.splitlines() == ["Ваш ход.", "Ход: Место 2.", ""]
