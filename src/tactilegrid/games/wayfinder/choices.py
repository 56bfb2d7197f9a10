"""The touches of a voyage that are no places: what is dropped where more than one drop is possible.

A voyage is touched square by square. A square that can take but one drop, of all that lead to some
end, needs no choice.
"""

from __future__ import annotations

from tactilegrid.core.game import Choice
from tactilegrid.games.wayfinder.gems import COLOURS, EACH, UNIT

DROPS = {UNIT[colour]: Choice(f"drop-{COLOURS[colour]}") for colour in EACH}
HEAPS = {choice: heap for heap, choice in DROPS.items()}
ALL, PASSING, NOWHERE, LATENESS = map(Choice, ("all", "pass", "none", "late"))
