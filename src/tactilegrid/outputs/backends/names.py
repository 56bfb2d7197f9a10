"""The voices by our names: which a system has, the best first, and what people call them."""

from __future__ import annotations

LINUX = ("prism-orca", "ssip", "ao3-speech-dispatcher", "pyttsx3", "espeak-ng")
WINDOWS = (
    *("prism-nvda", "prism-jaws", "prism-zdsr"),
    *("ao3-nvda", "ao3-jaws", "ao3-zdsr"),
    *("prism-onecore", "prism-sapi", "ao3-sapi5", "pyttsx3"),
)
MACOS = ("prism-avspeech", "say", "pyttsx3")
EVERY = tuple(dict.fromkeys((*LINUX, *WINDOWS, *MACOS)))
AUTO = "auto"  # instead of a name: whichever works first

# Other ways to the server of a voice: where that server says nothing, they are silent as well.
SAME_SERVER = {"ssip": ("ao3-speech-dispatcher",)}

TITLES = {
    "prism-orca": "Orca",
    "ssip": "Speech Dispatcher",
    "ao3-speech-dispatcher": "accessible-output3",
    "espeak-ng": "eSpeak NG",
    **{f"{library}-nvda": "NVDA" for library in ("prism", "ao3")},
    **{f"{library}-jaws": "JAWS" for library in ("prism", "ao3")},
    **{f"{library}-zdsr": "ZDSR" for library in ("prism", "ao3")},
    "prism-onecore": "OneCore",
    "prism-sapi": "SAPI",
    "ao3-sapi5": "SAPI 5",
    "prism-avspeech": "AVSpeech",
}


def order_for(platform: str, wanted: str = AUTO) -> tuple[str, ...]:
    """The voices of a system, by its `sys.platform`, in the order in which they are tried.

    The *wanted* one comes before all others, which are still better than silence.
    """
    usual: tuple[str, ...] = {"win32": WINDOWS, "cygwin": WINDOWS, "darwin": MACOS}.get(
        platform, LINUX
    )
    return usual if wanted == AUTO else tuple(dict.fromkeys((wanted, *usual)))


def called(name: str) -> str:
    """What people call a voice, with our name of it where that is another."""
    return f"{TITLES[name]}, {name}" if name in TITLES else name
