"""Write the rules pages of the documentation from the sentences that the program speaks.

    python tools/rules_pages.py           write docs/reference/rules/*.md
    python tools/rules_pages.py --check   say which pages are not current; exit code 1 if any

The pages and the spoken rules are one text, so they cannot differ.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "src" / "tactilegrid" / "locale"
PAGES = ROOT / "docs" / "reference" / "rules"
SUFFIX = {"en": ".md", "ru": ".ru.md"}
FOREWORD = {
    "en": "The program says the same sentences: `tactilegrid rules {game}`.",
    "ru": "Программа говорит то же самое: `tactilegrid rules {game} --lang ru`.",
}


def games() -> list[str]:
    """The names of all games with rules to read, as the command line has them."""
    files = (LOCALE / "en").glob("rules_*.ftl")
    return sorted(file.stem.removeprefix("rules_").replace("_", "-") for file in files)


def sentences(game: str, language: str) -> Iterator[tuple[str, str]]:
    """(key, text) of every message, in the order of the file."""
    file = LOCALE / language / f"rules_{game.replace('-', '_')}.ftl"
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file.name}: not Fluent: {entry.content!r}")
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield entry.id.name, "".join(map(plain, entry.value.elements))


def plain(element: ast.TextElement | ast.Placeable) -> str:
    """The words of a part of a message; rules have no arguments, so all parts are words."""
    if not isinstance(element, ast.TextElement):
        raise TypeError(f"rules take no arguments: {element.to_json()}")
    return element.value


def number(part: str) -> str:
    """The rule that a sentence belongs to: `r6-2` goes on with `r6`."""
    return re.sub(r"-\d+$", "", part)


def page(game: str, language: str) -> str:
    """One page: a heading a section, a line a sentence, a paragraph a rule."""
    lines: list[str] = []
    rule = ""
    for key, text in sentences(game, language):
        part = key.removeprefix(f"rules-{game}-")
        if part == "title":
            lines += [f"# {text}", "", FOREWORD[language].format(game=game)]
        elif part.startswith("section-"):
            lines += ["", f"## {text}"]
        else:
            lines += [text] if number(part) == rule else ["", text]
        rule = number(part)
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Every page with its text."""
    return {
        PAGES / f"{game}{SUFFIX[language]}": page(game, language)
        for game in games()
        for language in SUFFIX
    }


def main() -> int:
    stale = {
        path: text
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"not current: {path.relative_to(ROOT)}; run python tools/rules_pages.py")
        return 1 if stale else 0
    for path, text in stale.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
