"""Who speaks: the listener's own screen reader, by the lines that we print, or we; never both.

A wrong guess is possible in both ways: a reader that is started later, or on another machine at the
other end of ssh, cannot be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tactilegrid.core.value import Value

MODES = ("auto", "console", "self")
NO = ("", "0", "no", "off", "false")
FAR = ("SSH_CONNECTION", "SSH_TTY")


class Decision(Value):
    """Who speaks, `console` (the listener's reader) or `self`; `why` is a token.

    `why`: `asked` by flag, `environment`, `remembered`, `accessible` (the variable), `far` (the
    person sits at another machine), `reader` (those in `readers` were found), `none` found.
    """

    mode: str
    why: str
    readers: tuple[str, ...] = ()


def decide(
    asked: str, remembered: str, environ: Mapping[str, str], look: Callable[[], Sequence[str]]
) -> Decision:
    """Who shall speak. A flag wins over TACTILEGRID_SPEECH, that over the settings.

    *look* is called only where nobody has decided. ACCESSIBLE, by which people tell programs for
    the terminal that they use a screen reader, counts as one.
    """
    wishes = (
        ("asked", asked),
        ("environment", environ.get("TACTILEGRID_SPEECH", "").lower()),
        ("remembered", remembered),
    )
    for why, wish in wishes:
        if wish in ("console", "self"):
            return Decision(wish, why)
        if wish == "auto":
            break
    if environ.get("ACCESSIBLE", "").lower() not in NO:
        return Decision("console", "accessible")
    if any(environ.get(name) for name in FAR):
        return Decision("console", "far")
    readers = tuple(look())
    return Decision("console", "reader", readers) if readers else Decision("self", "none")
