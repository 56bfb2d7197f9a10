"""How long two works take, in turns and in time of the processor, so that nothing else counts.

On Windows, whose clock of processes is coarse, by the clock on the wall.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from statistics import median

from tactilegrid.core.value import Value

ROUNDS = 11
CLOCK = time.perf_counter if sys.platform == "win32" else time.process_time


class Ratio(Value):
    """One comparison: median seconds of both sides, and the median of the ratios by round."""

    name: str
    ours: float
    theirs: float
    ratio: float
    goal: float


def compare(
    name: str,
    goal: float,
    ours: Callable[[], object],
    theirs: Callable[[], object],
    rounds: int = ROUNDS,
    before: Callable[[], None] = lambda: None,
) -> Ratio:
    """Time both in turns; *before* runs ahead of each of our turns and is not timed."""
    times: list[tuple[float, float]] = []
    for _ in range(rounds):
        before()
        times.append((seconds(ours), seconds(theirs)))
    return Ratio(
        name,
        median(own for own, _ in times),
        median(other for _, other in times),
        median(own / other for own, other in times),
        goal,
    )


def repeat(work: Callable[[], object], count: int) -> None:
    """Do it that often."""
    for _ in range(count):
        work()


def seconds(work: Callable[[], object]) -> float:
    """How long the processor works at it."""
    gc.collect()
    gc.disable()  # as `timeit` does: what else lies in memory is not part of the work
    try:
        begin = CLOCK()
        work()
        return CLOCK() - begin
    finally:
        gc.enable()
