"""Which voices are tried on which system, in which order, and how each is opened."""

from __future__ import annotations

from tactilegrid.outputs.backends.speaker import Speaker, SpeakerDown, Tell

LINUX = ("prism-orca", "ssip", "ao3-speech-dispatcher", "pyttsx3", "espeak-ng")
WINDOWS = (
    *("prism-nvda", "prism-jaws", "prism-zdsr"),
    *("ao3-nvda", "ao3-jaws", "ao3-zdsr"),
    *("prism-onecore", "prism-sapi", "ao3-sapi5", "pyttsx3"),
)
MACOS = ("prism-avspeech", "say", "pyttsx3")

# Other ways to the server of a voice: where that server says nothing, they are silent as well.
SAME_SERVER = {"ssip": ("ao3-speech-dispatcher",)}

# What those are called by people.
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


def order_for(platform: str) -> tuple[str, ...]:
    """The voices of a system, by its `sys.platform`, the best first."""
    if platform in ("win32", "cygwin"):
        return WINDOWS
    return MACOS if platform == "darwin" else LINUX


def open_speaker(name: str, tell: Tell, patience: float = 0.0) -> Speaker:
    """The voice of that name, ready to speak; raises SpeakerDown, or whatever its library raises.

    A server that was there before is waited for, *patience* seconds long.
    """
    if name == "ssip":
        from tactilegrid.outputs.backends.ssip import open_ssip

        return open_ssip(tell, patience)
    if name.startswith("prism-"):
        from tactilegrid.outputs.backends.prism import open_prism

        return open_prism(name, tell)
    if name.startswith("ao3-"):
        from tactilegrid.outputs.backends.accessible import open_accessible

        return open_accessible(name, tell)
    from tactilegrid.outputs.backends import programs

    openers = {
        "pyttsx3": programs.open_pyttsx3,
        "espeak-ng": programs.open_espeak,
        "say": programs.open_say,
    }
    if name not in openers:
        raise SpeakerDown(f"no voice is called {name[:40]}")
    return openers[name](tell)
