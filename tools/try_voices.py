#!/usr/bin/env python3
"""Let each voice of this system say a sentence, and print what became of it.

    python tools/try_voices.py [en|ru] [NAME ...]

Run it where the program is installed, with your screen reader on or off. For each voice you are
asked what you heard. Nothing private is printed; send the lines to the project.
"""

from __future__ import annotations

import platform
import sys
import time

from tactilegrid import __version__
from tactilegrid.outputs.backends.names import order_for
from tactilegrid.outputs.detect import find_readers
from tactilegrid.outputs.speech import probe

SENTENCES = {
    "en": "This is {name}. E five, empty. Wall north.",
    "ru": "Это {name}. Е пять, пусто. Стена на севере.",
}


def ask(question: str) -> str:
    """The answer of a person, or an empty text where nobody is there."""
    print(question, flush=True)
    return sys.stdin.readline().strip() if sys.stdin.isatty() else ""


def main(words: list[str]) -> int:
    """One report, line by line."""
    language = words.pop(0) if words[:1] in (["en"], ["ru"]) else "en"
    known = order_for(sys.platform)
    if unknown := [word for word in words if word not in known]:
        print(f"No voice of this system: {', '.join(unknown)}. There are: {', '.join(known)}.")
        return 2
    print(f"tactilegrid {__version__}, Python {platform.python_version()}, {platform.platform()}")
    print(f"Screen readers found: {', '.join(find_readers()) or 'none'}.")
    worked = 0
    for name in words or known:
        sentence = SENTENCES[language].format(name=name)
        start = time.monotonic()
        found = next(iter(probe([name], sentence, language)))
        took = time.monotonic() - start
        if not found.works:
            print(f"{name}: no. {found.why}")
            continue
        worked += 1
        print(f"{name}: yes, {took:.1f} s, can: {', '.join(found.caps) or 'speak'}.")
        if heard := ask("What did you hear? Enter for the whole sentence, once."):
            print(f"{name}: heard: {heard}")
    print(f"{worked} of {len(words or known)} voices speak.")
    return 0 if worked else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
