"""An edited checkout compiles what was edited, and an installed package looks at no source."""

from __future__ import annotations

import os
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tactilegrid.locale.compiled
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech import compiler, loader
from tactilegrid.speech.loader import CatalogueError

HOUR = 3_600 * 10**9


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    folder = tmp_path / "src" / "tactilegrid" / "locale"
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "common.ftl").write_text("empty = empty\n", encoding="utf-8")
    return folder


def source(locale: Path) -> Path:
    return locale / "en" / "common.ftl"


def target(locale: Path) -> Path:
    return locale / "compiled" / "en_common.py"


def age(path: Path, hours: int) -> None:
    """Move the time of a file's last change."""
    changed = path.stat().st_mtime_ns - hours * HOUR
    os.utime(path, ns=(changed, changed))


def refresh(locale: Path) -> bool:
    return loader.refresh(str(locale), "en", "common")


def test_checkout_without_compiled_files_makes_them(locale: Path) -> None:
    assert refresh(locale)
    assert "'empty': ('empty'," in target(locale).read_text(encoding="utf-8")
    age(source(locale), 1)
    assert not refresh(locale)


def test_edit_of_another_size_is_seen_whatever_the_times_say(locale: Path) -> None:
    refresh(locale)
    source(locale).write_text("empty = nothing\n", encoding="utf-8")
    age(source(locale), 2)
    assert refresh(locale)
    assert "nothing" in target(locale).read_text(encoding="utf-8")


def test_edit_of_the_same_size_is_seen_by_its_checksum(locale: Path) -> None:
    refresh(locale)
    source(locale).write_text("empty = EMPTY\n", encoding="utf-8")
    age(source(locale), -1)
    assert refresh(locale)
    assert "EMPTY" in target(locale).read_text(encoding="utf-8")


def test_touched_source_is_compared_once_and_compiled_never(locale: Path) -> None:
    refresh(locale)
    age(target(locale), 2)
    before = target(locale).stat().st_mtime_ns
    assert not refresh(locale)
    assert target(locale).stat().st_mtime_ns > before


@pytest.mark.parametrize("header", ["", "# en/common.ftl 1 2", "#", "\xff"])
def test_damaged_compiled_file_is_made_again(locale: Path, header: str) -> None:
    refresh(locale)
    target(locale).write_bytes(header.encode("latin-1"))
    assert refresh(locale)
    assert "MESSAGES" in target(locale).read_text(encoding="utf-8")


def test_compiling_the_same_again_only_renews_the_time(
    locale: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes may find the same edit; the second leaves the first one's file as it is."""
    refresh(locale)
    age(target(locale), 2)
    same = target(locale).stat().st_ino
    compiler.compile_one(str(locale), "en", "common")
    assert target(locale).stat().st_ino == same
    age(source(locale), 1)
    assert not refresh(locale)


def test_missing_source_is_named(locale: Path) -> None:
    with pytest.raises(CatalogueError, match=r"chess\.ftl does not exist$"):
        loader.refresh(str(locale), "en", "chess")


def test_edit_without_the_compiler_s_needs_is_told(
    locale: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever edits is told what to install."""
    import tactilegrid.speech

    monkeypatch.setitem(sys.modules, "fluent.syntax", None)
    monkeypatch.delitem(sys.modules, "tactilegrid.speech.compiler")
    monkeypatch.delattr(tactilegrid.speech, "compiler")
    with pytest.raises(CatalogueError) as caught:
        refresh(locale)
    assert str(caught.value) == (
        "en/common.ftl was edited and must be compiled, but fluent.syntax is missing:"
        " pip install -e '.[build]'"
    )


def test_only_a_checkout_is_looked_at(tmp_path: Path, locale: Path) -> None:
    assert not loader.is_checkout(str(locale))
    (tmp_path / "pyproject.toml").touch()
    assert loader.is_checkout(str(locale))
    assert not loader.is_checkout(str(tmp_path / "site-packages" / "tactilegrid" / "locale"))


@pytest.fixture
def esperanto(locale: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A checkout's locale folder with a language that is not ours; what the package now loads."""
    (locale / "en").rename(locale / "eo")
    monkeypatch.setattr(loader, "LOCALE", str(locale))
    monkeypatch.setattr(loader, "IN_CHECKOUT", True)
    own = tactilegrid.locale.compiled.__path__
    monkeypatch.setattr(tactilegrid.locale.compiled, "__path__", [*own, str(locale / "compiled")])
    yield locale
    for name in [name for name in sys.modules if name.startswith(f"{loader.PACKAGE}.eo_")]:
        loader.forget(name)


def source_of(esperanto: Path) -> Path:
    return esperanto / "eo" / "common.ftl"


def heard() -> str:
    said: str = loader.load("eo", "common").MESSAGES["empty"][0]
    return said


def test_edit_is_heard_at_the_next_load(esperanto: Path) -> None:
    assert heard() == "empty"
    (esperanto / "eo" / "common.ftl").write_text("empty = malplena\n", encoding="utf-8")
    assert heard() == "malplena"


def test_edit_that_another_process_compiled_is_heard_too(esperanto: Path) -> None:
    assert heard() == "empty"
    (esperanto / "eo" / "common.ftl").write_text("empty = malplena\n", encoding="utf-8")
    compiler.compile_one(str(esperanto), "eo", "common")
    age(esperanto / "eo" / "common.ftl", 1)
    assert heard() == "malplena"


def test_module_without_an_edit_is_read_once(
    esperanto: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    age(source_of(esperanto), 1)
    first = loader.load("eo", "common")
    age(source_of(esperanto), 1)
    assert loader.load("eo", "common") is first
    monkeypatch.setattr(loader, "refresh", lambda *_: pytest.fail("looked into once more"))
    assert loader.load("eo", "common") is first


def test_edit_in_the_moment_of_compiling_is_heard(esperanto: Path) -> None:
    """A clock that is too coarse to tell the two apart."""
    assert heard() == "empty"
    made, edited = esperanto / "compiled" / "eo_common.py", source_of(esperanto)
    times = made.stat().st_mtime_ns, made.stat().st_mtime_ns
    os.utime(edited, ns=times)
    assert heard() == "empty"
    edited.write_text("empty = EMPTY\n", encoding="utf-8")
    os.utime(edited, ns=times)
    os.utime(made, ns=times)
    assert heard() == "EMPTY"


def test_compiled_file_that_was_removed_is_made_again(esperanto: Path) -> None:
    age(source_of(esperanto), 1)
    assert heard() == "empty"
    (esperanto / "compiled" / "eo_common.py").unlink()
    assert heard() == "empty"
    assert (esperanto / "compiled" / "eo_common.py").exists()


def test_installed_package_is_not_checked(esperanto: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no source for this module any more, and nobody looks for one."""
    loader.refresh(str(esperanto), "eo", "common")
    (esperanto / "eo" / "common.ftl").unlink()
    monkeypatch.setattr(loader, "IN_CHECKOUT", False)
    assert heard() == "empty"
    with pytest.raises(CatalogueError, match=r"^eo/chess is in no compiled catalogue$"):
        loader.load("eo", "chess")


def test_compiler_run_as_a_program_compiles_every_language() -> None:
    runpy.run_path(loader.COMPILER, run_name="__main__")
    for language in LANGUAGES:
        for name in ("spelling", "common"):
            edited = loader.source_path(loader.LOCALE, language, name)
            made = loader.target_path(loader.LOCALE, language, name)
            assert loader.is_fresh(edited, made)


def test_rules_have_a_file_of_their_own_or_are_in_the_file_of_the_game() -> None:
    assert loader.rules_file("en", "quoridor-pac-man") == "rules_quoridor_pac_man"
    assert loader.rules_file("ru", "a-short-game") == "a-short-game"
