"""How long two works take, measured in turns, so that a busy machine slows both."""

from __future__ import annotations

import gc
from collections.abc import Callable
from statistics import median
from time import perf_counter

from tactilegrid.core.value import Value

ROUNDS = 7


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
    """How long the work takes."""
    gc.collect()
    gc.disable()  # as `timeit` does: what else lies in memory is not part of the work
    try:
        begin = perf_counter()
        work()
        return perf_counter() - begin
    finally:
        gc.enable()
