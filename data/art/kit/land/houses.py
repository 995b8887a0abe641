# SPDX-License-Identifier: GPL-3.0-or-later
"""The houses of the towns: they fill the land of a city by themselves."""

import random
from functools import lru_cache
from math import cos, hypot, pi, sin

from land.decor import DECOR
from land.geometry import *
from land.soil import in_city


@lru_cache(None)
def houses(t, variant=0):
    """Houses of the city land of a tile: [(prop, x, y)] at rotation 0; the same places in every rotation."""
    d = DECOR[t][variant]
    rnd = random.Random(f'{t}{variant}{d.get("seed", 0)}')
    fixed = [(p, x, y) for p, x, y in d.get('props', ()) if in_city(t, (x, y))]
    spots = [p for k, p in SPOTS[t].items() if k.startswith('city')] + [tuple(p) for p in d.get('plazas', ())]
    if 's' in TILES[t][2]:
        spots += [(100, 112)]
    big = {'hall': 30, 'chapel': 27, 'keep': 21, 'pennant': 25, 'well': 17, 'stall': 19, 'tree2': 15}
    best = []
    for attempt in range(40):
        s = rnd.uniform(24, 27)
        a = rnd.uniform(0, pi)
        ox, oy = rnd.uniform(0, s), rnd.uniform(0, s)
        got = []
        for i in range(-14, 15):
            for j in range(-14, 15):
                u, v = (i + (j % 2) / 2) * s + ox, j * s * .88 + oy
                x, y = 100 + u * cos(a) - v * sin(a), 100 + u * sin(a) + v * cos(a)
                x, y = x + rnd.uniform(-1.6, 1.6), y + rnd.uniform(-1.6, 1.6)
                if not (11.5 <= x <= 188.5 and 11.5 <= y <= 188.5) or not in_city(t, (x, y), 13.5):
                    continue
                if any(hypot(x - p, y - q) < (31 if TILES[t][0] == 'c' else 28) for p, q in spots) or any(hypot(x - q, y - w) < big.get(p, 23) for p, q, w in fixed):
                    continue
                if any(hypot(x - p, y - q) < 22.5 for p, q in got):
                    continue
                got.append((x, y))
        if len(got) > len(best):
            best = got
    for _ in range(3000):  # fill what is left
        x, y = rnd.uniform(11.5, 188.5), rnd.uniform(11.5, 188.5)
        if (all(hypot(x - p, y - q) >= 22.5 for p, q in best) and all(hypot(x - p, y - q) >= (31 if TILES[t][0] == 'c' else 28) for p, q in spots)
                and all(hypot(x - q, y - w) >= big.get(p, 23) for p, q, w in fixed) and in_city(t, (x, y), 13.5)):
            best.append((x, y))
    out = list(fixed)
    for k, (x, y) in enumerate(sorted(best, key=lambda p: (p[0] * 7 + p[1] * 13) % 31)):
        near = [q for q, a, b in out if hypot(a - x, b - y) < 38 and q[0] in 'ge' and len(q) == 2]
        reds, form = sum(q[1] == 'r' for q in near), sum(q[0] == 'g' for q in near)
        c = 'j' if rnd.random() < .1 and not any(q[1] == 'j' for q in near) else 'e' if reds * 2 > len(near) or (reds * 2 == len(near) and rnd.random() < .45) else 'r'
        out.append((('e' if form * 2 > len(near) or (form * 2 == len(near) and rnd.random() < .5) else 'g') + c, x, y))
    return out
