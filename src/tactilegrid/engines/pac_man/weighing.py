"""How well Pac-Man stands where nobody is on the move."""

from __future__ import annotations

from tactilegrid.engines.pac_man.chart import Chart
from tactilegrid.engines.pac_man.chase import Position
from tactilegrid.games.quoridor.bits import numbers

TURNS = 5

def features(chart: Chart, position: Position) -> list[float]:
    pac, g1, g2, g3, g4, pellets, lives, waiting = position
    ghosts = 0
    alive = 0
    dist = chart.distances[pac]
    near = []
    gs = [g for g in (g1, g2, g3, g4) if g >= 0]
    for g in gs:
        ghosts |= 1 << g
        near.append(dist[g])
    around = chart.around
    # ghosts have moved `waiting` : t=0 if pacman to move
    safe = 1 << pac
    held = ghosts
    if waiting:
        # Pac-Man has moved; the ghosts' next turn comes first
        held = around(ghosts)|ghosts
    areas = []
    eat = TURNS + 1
    first_eat=[TURNS+1]*4
    for t in range(TURNS):
        first = around(safe)
        if t == 0: first &= ~ghosts
        second = around(first)
        if t==0: second &= ~ghosts
        got = (first | second) & pellets & ~held if t<2 else (first|second)&pellets
        if got and eat > TURNS:
            eat = t
        safe = second & ~chart.grasped(held) & ~held
        areas.append(safe.bit_count())
        held |= around(held)
    left = pellets.bit_count()
    pd = sorted(dist[p] for p in numbers(pellets))
    guard = []
    for p in numbers(pellets):
        d = chart.distances[p]
        gd = min((d[g] for g in gs), default=16)
        guard.append(gd*2 - dist[p])
    near.sort()
    near += [16]*(4-len(near))
    f = [1.0, lives, 4-left, 4-len(gs)]
    f += [1.0 if eat == t else 0.0 for t in range(TURNS)]
    f += [1.0 if areas[0]==0 else 0.0, 1.0 if areas[1]==0 else 0.0, 1.0 if areas[2]==0 else 0.0]
    f += [min(areas[0],4), min(areas[1],10), min(areas[2],20), min(areas[3],30), min(areas[4],40)]
    f += [pd[0], pd[-1], sum(pd)/len(pd)]
    f += [max(guard), sum(guard)/len(guard), min(guard)]
    f += [min(near[0],6), min(near[1],8), min(near[2],10), min(near[3],12)]
    f += [1.0 if waiting else 0.0]
    return f
