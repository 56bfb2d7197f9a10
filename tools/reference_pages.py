"""Write the pages of keys and of the command line from the tables that the program runs on.

python tools/reference_pages.py           write docs/reference/{keys,command-line}*.md
python tools/reference_pages.py --check   say which pages are not current; exit code 1 if any
"""

from __future__ import annotations

import sys
from pathlib import Path

from tactilegrid.app.arguments import SUBCOMMANDS
from tactilegrid.app.texts import Page, option_line
from tactilegrid.core.message import Message, Name, message
from tactilegrid.frontends.around import key_words
from tactilegrid.frontends.keymap import ARROWS, DIGITS, GROUPS
from tactilegrid.frontends.words import spoken
from tactilegrid.games import GAMES
from tactilegrid.speech.catalogue import Catalogue

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "reference"
SUFFIX = {"en": ".md", "ru": ".ru.md"}
TITLES = {
    "en": ("Keys and words", "The command line", "Keys", "Words", "With `digits`"),
    "ru": ("Клавиши и слова", "Командная строка", "Клавиши", "Слова", "С набором `digits`"),
}
FOREWORDS = {
    "en": (
        (
            "Each thing that can be asked for has a word; most have a key in grid mode.\n"
            "Keys are those of the profile `arrows`. The same is said by `tactilegrid keys`."
        ),
        (
            "Every command works without a terminal and prints plain lines.\n"
            "It ends with 0, with 1 where the thing asked for failed, or with 2 where it was\n"
            "asked wrongly; then one line on standard error says how to ask."
        ),
    ),
    "ru": (
        (
            "У всего, о чём можно попросить, есть слово, почти у всего — клавиша в режиме сетки.\n"
            "Это клавиши набора `arrows`. То же говорит `tactilegrid keys --lang ru`."
        ),
        (
            "Всякая команда работает и без терминала и печатает простые строки.\n"
            "Код выхода: 0; 1, если не вышло; 2, если спрошено неверно, и тогда одна строка\n"
            "в поток ошибок говорит, как спросить."
        ),
    ),
}


def keys_page(language: str) -> str:
    """A heading a group, a paragraph an intent."""
    page = Page(language)
    words = Catalogue.load(language, ("commands",))
    title, _, keys_title, words_title, digits_title = TITLES[language]
    lines = [f"# {title}", "", FOREWORDS[language][0]]
    for group, intents in GROUPS:
        lines += ["", f"## {spoken(words, f'group-{group}')[0]}"]
        for intent in intents:
            does = words.render(Message(f"help-{intent.value}"), page.listener)
            lines += ["", f"### {does[0].upper()}{does[1:]}", ""]
            said = [_key(page, key) for key in ARROWS.get(intent, ())]
            if said:
                lines.append(f"{keys_title}: {', '.join(said)}.")
            other = DIGITS.get(intent, ())
            if other != ARROWS.get(intent, ()):
                names = ", ".join(_key(page, key) for key in other)
                lines.append(f"{digits_title}: {names}.")
            lines.append(f"{words_title}: {', '.join(spoken(words, f'word-{intent.value}'))}.")
    return "\n".join(lines) + "\n"


def _key(page: Page, key: str) -> str:
    name = key_words(key)
    return name.text if isinstance(name, Name) else page.text(name)


def command_page(language: str) -> str:
    """A heading a command, a line an option."""
    page = Page(language)
    lines = [f"# {TITLES[language][1]}", "", FOREWORDS[language][1], ""]
    lines.append(page.text(message("help-games", games=Name(", ".join(GAMES)))))
    for command in SUBCOMMANDS:
        words = " ".join(part for part in ("tactilegrid", command.name, *command.operands) if part)
        lines += ["", f"## `{words}`", ""]
        key = f"does-{command.name}" if command.name else "help-main"
        does = page.text(Message(key))
        lines.append(f"{does[0].upper()}{does[1:].rstrip('.')}.")
        more = page.catalogue.keys(f"help-{command.name}-") if command.name else ()
        lines += ["", *(page.text(Message(key)) for key in more)] if more else []
        if command.flags:
            lines.append("")
        lines += [f"- {page.text(option_line(command, flag))}" for flag in command.flags]
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Every page with its text."""
    found = {}
    for language, suffix in SUFFIX.items():
        found[PAGES / f"keys{suffix}"] = keys_page(language)
        found[PAGES / f"command-line{suffix}"] = command_page(language)
    return found


def main() -> int:
    stale = {
        path: text
        for path, text in pages().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"not current: {path.relative_to(ROOT)}; run python tools/reference_pages.py")
        return 1 if stale else 0
    for path, text in stale.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
