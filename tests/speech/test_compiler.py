"""The compiler: the same meaning as Fluent, the same bytes each time, an error with its line."""

from __future__ import annotations

import ast as python
import os
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from tactilegrid.core.message import Message, Name
from tactilegrid.locale import LANGUAGES
from tactilegrid.speech import compiler
from tactilegrid.speech.catalogue import Catalogue
from tactilegrid.speech.compiler import CompileError
from tactilegrid.speech.listener import Listener, Verbosity
from tactilegrid.speech.loader import LOCALE
from tactilegrid.speech.spelling import Alphabet
from tests.locale import oracle

ALPHABET = Alphabet(tuple("abcdefghijklmnopqrstuvwxyz"), " ")
LETTERS = "".join(f'{letter} = "{letter}"\n' for letter in "abcdefghijklmnopqrstuvwxyz")
SPELLING = f'[phonetic]\n{LETTERS}[digits]\nseparator = " "\n'


def write(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def compiled(text: str) -> dict[str, Any]:
    """What a module text defines, read as data only."""
    tree = python.parse(text)
    return {node.targets[0].id: python.literal_eval(node.value) for node in tree.body}  # type: ignore[attr-defined]


def catalogue(folder: Path, text: str, language: str = "ru") -> Catalogue:
    """A catalogue made of one text, with Russian plural classes."""
    module = compiled(
        compiler.compile_messages(write(folder / language, "common.ftl", text), language)
    )
    return Catalogue(language, module["MESSAGES"], module["PLURALS"], ALPHABET, strict=True)


SAME = [
    ("plain text", "m = a\n    b, «c»", {}),
    ("nothing to say", 'm = { "" }', {}),
    ("escapes", 'm = { "\\u0041\\"\\\\" }{ "{" }', {}),
    ("variables", "m = { $n } of { $x }", {}),
    ("a term", "-t = term\nm = a { -t } b", {}),
    ("a term in a term", "-t = { -u }{ -u }\n-u = u\nm = { -t }", {}),
    ("a term's attribute", "-t = t\n    .a = { -t }\nm = { -t.a ->\n [t] yes\n *[x] no\n }", {}),
    ("a term chosen by text", '-t = { $c ->\n *[a] A\n  [b] B\n }\nm = { -t }{ -t(c: "b") }', {}),
    ("a term that says its argument", '-t = <{ $c }>\nm = { -t(c: "b") }{ -t(c: 7) }', {}),
    (
        "a term chosen by a number",
        "-t = { $c ->\n [one] 1\n [few] 2\n *[many] 5\n }\nm = { -t(c: 22) }",
        {},
    ),
    ("a term's argument is not ours", "-t = { $n ->\n *[a] A\n [5] B\n }\nm = { -t }", {}),
    ("references", "m = { k } { k.brief }\nk = { $n }\n    .brief = b", {}),
    ("plural classes", "m = { $n ->\n [one] забор\n [few] забора\n *[many] заборов\n }", {}),
    ("the first variant that fits", "m = { $n ->\n *[one] one\n [1] exactly\n [-3] minus\n }", {}),
    ("an exact number first", "m = { $n ->\n [1] exactly\n [one] one\n *[other] more\n }", {}),
    ("NUMBER", "m = { NUMBER($n) } { NUMBER($n) ->\n [one] one\n *[other] more\n }", {}),
    ("tokens", "m = { $who_is ->\n [you] You\n *[other] They\n }", {}),
    (
        "choices in choices",
        "m = { $who_is ->\n [you] { $n ->\n [one] 1\n *[x] n\n }.\n *[other] { $x }\n }",
        {},
    ),
    ("braces in braces", 'm = { { $x } }{ { "b" } }', {}),
    ("Windows lines", "m = a\r\n    b\r\n", {}),
]


@pytest.mark.parametrize("text", [text for _, text, _ in SAME], ids=[name for name, _, _ in SAME])
def test_means_what_fluent_means(tmp_path: Path, text: str) -> None:
    made = FluentBundle(["ru"], use_isolating=False)
    made.add_resource(FluentResource(text))
    ours = catalogue(tmp_path, text)
    for number in (*oracle.NUMBERS, -1, -3):
        for who in ("you", "other", "nobody"):
            values: oracle.Values = {"n": number, "x": "Анна", "who_is": who}
            sentence = Message("m", (("n", number), ("who_is", who), ("x", Name("Анна"))))
            expected = oracle.render(made, "m", ("",), values)
            assert ours.render(sentence, Listener("ru")) == expected


@pytest.mark.parametrize("language", ["en", "ru", "pl", "ar", "cy", "lv"])
def test_plural_classes_are_those_of_cldr(language: str) -> None:
    rule = Locale.parse(language).plural_form
    made = Catalogue(language, {}, compiler.plural_table(language, rule), ALPHABET)
    for number in (*range(300), *range(300, 10_000, 7)):
        assert made.plural(number) == made.plural(-number) == rule(number)


def test_language_whose_classes_do_not_repeat_is_refused() -> None:
    with pytest.raises(CompileError, match=r"^xx: plural classes do not repeat: 1000$"):
        compiler.plural_table("xx", lambda number: "one" if number == 1_000 else "other")


@pytest.mark.parametrize("language", ["xx", "no language"])
def test_unknown_language_is_refused(tmp_path: Path, language: str) -> None:
    source = write(tmp_path / language, "common.ftl", "m = a")
    with pytest.raises(CompileError, match="no plural rules are known"):
        compiler.compile_messages(source, language)


def test_each_length_has_its_text_and_falls_back(tmp_path: Path) -> None:
    """Brief and full fall back on the value, braille on brief."""
    ours = catalogue(
        tmp_path,
        "a = A\nb = B\n  .brief = bb\nc = C\n  .full = cc\nd = D\n  .braille = dd\n  .brief = bd",
    )
    heard = {
        key: [ours.render(Message(key), Listener("ru", each)) for each in Verbosity]
        + [ours.braille(Message(key), Listener("ru"))]
        for key in ours.messages
    }
    assert heard == {
        "a": ["A", "A", "A", "A"],
        "b": ["B", "bb", "B", "bb"],
        "c": ["C", "C", "cc", "C"],
        "d": ["D", "bd", "D", "dd"],
    }


BAD = [
    ("junk", "m = a\n\nwhat is this\n", 3, "not Fluent"),
    ("junk in a message", "a = a\nm = { $x \n", 3, "not Fluent"),
    ("no value", "a = a\nm =\n    .brief = b\n", 2, "m has no value"),
    ("unknown length", "m = a\n    .long = b\n", 2, "m cannot have .long here"),
    ("a length twice", "m = a\n    .full = b\n    .full = c\n", 3, "m cannot have .full here"),
    ("a key twice", "m = a\nn = b\nm = c\n", 3, "m stands here a second time"),
    ("a term twice", "-m = a\n-m = c\n", 2, "m stands here a second time"),
    ("a function", "m = a\n    { DATETIME($x) }\n", 2, "the only function is NUMBER"),
    ("options of NUMBER", "m = { NUMBER($x, minimumFractionDigits: 2) }", 1, "the only function"),
    ("NUMBER of two", "m = { NUMBER($x, $y) }", 1, "the only function"),
    ("NUMBER of a text", 'm = { NUMBER("5") }', 1, "only a $variable"),
    ("a number as text", "m = { 5 }", 1, "without braces"),
    ("unknown message", "m = { no-such }", 1, "no message no-such"),
    ("unknown attribute", "m = { n.brief }\nn = a", 1, "n has no .brief"),
    ("unknown term", "\nm = { -no }", 2, "no term -no"),
    ("unknown term's attribute", "-t = t\nm = { -t.a ->\n *[x] x\n }", 2, "-t has no .a"),
    ("a term of itself", "-t = { -t }\nm = { -t }", 1, "-t refers to itself"),
    ("a term without its argument", "-t = { $x }\nm = { -t }", 1, "this term needs $x"),
    ("a nameless argument", '-t = t\nm = { -t("x") }', 2, "a term's arguments are named"),
    ("a message in a term", "-t = { m }\nm = { -t }", 1, "a term cannot refer to a message"),
    ("a broken number to choose by", "m = { $n ->\n [1.5] a\n *[other] b\n }", 2, "whole numbers"),
    (
        "a variant twice",
        "m = { $n ->\n [one] a\n *[one] b\n }",
        3,
        "[one] stands here a second time",
    ),
    ("a text to choose by", 'm = { "x" ->\n *[one] b\n }', 1, "only a $variable"),
    ("a ring", "a = a\nm = { n }\nn = { m }\n", 2, "m refers to itself"),
    ("a message of itself", "m = { $x ->\n *[a] { m }\n }\n", 1, "m refers to itself"),
]


@pytest.mark.parametrize(
    ("text", "line", "reason"), [row[1:] for row in BAD], ids=[row[0] for row in BAD]
)
def test_error_names_file_line_and_reason(
    tmp_path: Path, text: str, line: int, reason: str
) -> None:
    with pytest.raises(CompileError) as caught:
        catalogue(tmp_path, text)
    assert str(caught.value).startswith(f"ru/common.ftl:{line}: ")
    assert reason in str(caught.value)


def test_bytes_that_are_no_text_are_refused_with_their_line(tmp_path: Path) -> None:
    source = write(tmp_path / "ru", "common.ftl", "")
    source.write_bytes(b"a = a\nb = \xff\n")
    with pytest.raises(CompileError, match=r"^ru/common.ftl:2: not UTF-8$"):
        compiler.compile_messages(source, "ru")


def test_game_may_refer_to_common_messages(tmp_path: Path) -> None:
    write(tmp_path / "en", "common.ftl", "empty = empty\n    .brief = e")
    source = write(tmp_path / "en", "game.ftl", "game-a = { empty }{ empty.brief }")
    assert compiled(compiler.compile_messages(source, "en"))["MESSAGES"]["game-a"][0] == (
        ("ref", "empty", 0),
        ("ref", "empty", 1),
    )
    source.write_text("game-a = { empty.full }", encoding="utf-8")
    with pytest.raises(CompileError, match=r"^en/game.ftl:1: empty has no .full$"):
        compiler.compile_messages(source, "en")


def test_spelling_is_kept_whole(tmp_path: Path) -> None:
    module = compiled(compiler.compile_spelling(write(tmp_path / "en", "spelling.toml", SPELLING)))
    assert module == {"PHONETIC": tuple("abcdefghijklmnopqrstuvwxyz"), "SEPARATOR": " "}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[phonetic]", "[phonetic", "at line 1"),
        ('b = "b"\n', "", "a word for each of a to z"),
        ('b = "b"', 'b = "b 1"', "a word for each of a to z"),
        ('b = "b"', "b = 1", "a word for each of a to z"),
        ('b = "b"', 'b = "a"', "two letters"),
        ('" "', '""', "a separator without letters"),
        ('" "', '" 0 "', "a separator without letters"),
        ('" "', "1", "a separator without letters"),
    ],
)
def test_bad_spelling_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    source = write(tmp_path / "en", "spelling.toml", SPELLING.replace(old, new))
    with pytest.raises(CompileError, match=reason) as caught:
        compiler.compile_spelling(source)
    assert str(caught.value).startswith("en/spelling.toml: ")


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    write(tmp_path / "en", "common.ftl", "empty = empty")
    write(tmp_path / "en", "a-game.ftl", "a = a")
    write(tmp_path / "en", "spelling.toml", SPELLING)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("compiled/*"))}


def test_everything_is_compiled_and_what_lost_its_source_is_removed(locale: Path) -> None:
    compiler.compile_all(str(locale), ("en",))
    made = contents(locale)
    assert list(made) == ["__init__.py", "en_a_game.py", "en_common.py", "en_spelling.py"]
    (locale / "en" / "a-game.ftl").unlink()
    compiler.compile_all(str(locale), ("en",))
    del made["en_a_game.py"]
    assert contents(locale) == made


def test_compiling_again_changes_no_byte(locale: Path) -> None:
    compiler.compile_all(str(locale), ("en",))
    first = contents(locale)
    for path in locale.glob("compiled/*.py"):
        path.unlink()
    compiler.compile_all(str(locale), ("en",))
    assert contents(locale) == first


def test_old_bytecode_does_not_outlive_an_edit(locale: Path) -> None:
    """Python would take it for the new module's if both came within a second."""
    compiler.compile_all(str(locale), ("en",))
    cache = locale / "compiled" / "__pycache__"
    cache.mkdir()
    for name in ("en_common.cpython-311.pyc", "en_spelling.cpython-311.pyc"):
        (cache / name).write_bytes(b"")
    write(locale / "en", "common.ftl", "empty = EMPTY")
    compiler.compile_one(str(locale), "en", "common")
    assert [path.name for path in cache.iterdir()] == ["en_spelling.cpython-311.pyc"]


@pytest.mark.parametrize("name", ["common", "spelling", "a-game"])
def test_missing_source_is_named(locale: Path, name: str) -> None:
    (locale / "en" / "common.ftl").unlink()
    (locale / "en" / "spelling.toml").unlink()
    with pytest.raises(CompileError, match=r"en.(common.ftl|spelling.toml) does not exist$"):
        compiler.compile_one(str(locale), "en", name)


def test_compiled_folder_of_the_package_is_up_to_date(tmp_path: Path) -> None:
    """What the build would ship is what the sources say now."""
    for language in LANGUAGES:
        for name in ("spelling", *oracle.names(language)):
            Catalogue.load(language, () if name in ("spelling", "common") else (name,))
            source = Path(compiler.source_path(LOCALE, language, name))
            body = (
                compiler.compile_spelling(source)
                if name == "spelling"
                else compiler.compile_messages(source, language)
            )
            shipped = Path(compiler.target_path(LOCALE, language, name)).read_text(encoding="utf-8")
            assert shipped.split("\n", 1)[1] == body
    assert os.path.basename(LOCALE) == "locale"
