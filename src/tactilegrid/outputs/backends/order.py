"""How each voice is opened."""

from __future__ import annotations

from tactilegrid.outputs.backends.speaker import Speaker, SpeakerDown, Tell


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
