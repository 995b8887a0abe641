# SPDX-License-Identifier: GPL-3.0-or-later
"""The land of a tile without its roads: grass, paving, fields, market places."""

import random
from functools import lru_cache
from math import cos, hypot, pi, sin

from land.decor import DECOR
from land.fields import fields
from land.geometry import *
from palette import *
from shapes import *

PATCH_L, PATCH_D = mix(GRASS, GRASS_L, 0.85), mix(GRASS, GRASS_D, 0.36)


VERGE = mix(GRASS, GRASS_D, 0.75)


def blob(x, y, rx, ry, rnd, k=7):
    """A soft irregular patch."""
    a0 = rnd.uniform(0, 6.28)
    return smooth(
        [
            (
                x + rx * rnd.uniform(0.78, 1.16) * cos(a0 + 2 * pi * i / k),
                y + ry * rnd.uniform(0.78, 1.16) * sin(a0 + 2 * pi * i / k),
            )
            for i in range(k)
        ]
    )


def half_blob(side, a, b, deep, rnd):
    """A patch that crosses a side between `a` and `b`, in the frame of that side: its neighbour draws the other half."""
    p = [
        (a, 0),
        (a + rnd.uniform(-4, 5), deep * rnd.uniform(0.5, 0.8)),
        ((a + b) / 2 + rnd.uniform(-6, 6), deep),
        (b + rnd.uniform(-5, 4), deep * rnd.uniform(0.5, 0.8)),
        (b, 0),
    ]
    p = [turn(q, side) for q in p]
    return f'M{point(p[0])}Q{point(p[1])} {point(p[2])}Q{point(p[3])} {point(p[4])}Z'


def plaza(x, y, r=19):
    """Round market place: where a knight stands."""
    o = C(x, y, r, FLOOR_D) + C(x, y, r - 1.5, FLOOR_L)
    d = ''
    for i in range(8):
        a = i * 45 + 22.5
        d += cut(*polar(x, y, r * 0.46, a), *polar(x, y, r * 0.84, a), 0.8)
    line = mix(FLOOR_L, FLOOR_D, 0.6)
    return (
        o
        + P(d, line)
        + f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r * .4)}" fill="none" stroke="{line}"'
        ' stroke-width="1.4"/>'
    )


def city_polygons(t):
    base, closed, *_ = TILES[t]
    if base == 'c':
        return [[(0, 0), (200, 0), (200, 200), (0, 200)]]
    return [closed_polygon(kind, q) for q, kind, land in closed if land == 'c']


@lru_cache(None)
def shapes_of(t):
    base, closed, *_ = TILES[t]
    w = [l[::3] + [l[-1]] for l in walls(closed)]
    return base, [(land, closed_polygon(k, q)) for q, k, land in closed], w


def in_city(t, p, margin=0.0):
    base, closed, w = shapes_of(t)
    if base == 'c':
        ok = not any(inside(p, q) for land, q in closed if land == 'm')
    else:
        ok = any(inside(p, q) for land, q in closed if land == 'c')
    return ok and all(distance(p, q) >= margin for q in w)


def mottle(t, rnd):
    """Sunny and shady patches; those that cross a side do so at the same places on every tile, so that they join."""
    e = EDGES[t]
    l = d = ''
    for side in range(4):
        if e[side] == 'c':
            continue
        l += half_blob(side, 24, 66, rnd.uniform(14, 30), rnd) + half_blob(
            side, 134, 176, rnd.uniform(14, 30), rnd
        )
        if e[side] == 'f':
            d += half_blob(side, 80, 120, rnd.uniform(10, 22), rnd)
    for _ in range(4):
        l += blob(
            rnd.uniform(45, 155),
            rnd.uniform(45, 155),
            rnd.uniform(14, 24),
            rnd.uniform(10, 18),
            rnd,
        )
    for _ in range(3):
        d += blob(
            rnd.uniform(45, 155),
            rnd.uniform(45, 155),
            rnd.uniform(14, 22),
            rnd.uniform(10, 16),
            rnd,
        )
    return P(d, PATCH_D) + P(l, PATCH_L)


def flowers(t, rnd, blocked):
    """Specks in the meadow: three tones, neutral to the light."""
    out = {PAPER: '', GOLD_L: '', mix(RED_L, RED_H, 0.3): '', GRASS_X: ''}
    for _ in range(11):
        x, y = rnd.uniform(16, 184), rnd.uniform(16, 184)
        c = rnd.choice([PAPER, GOLD_L, PAPER, mix(RED_L, RED_H, 0.3)])
        for _ in range(rnd.choice((2, 3, 3))):
            a, b = x + rnd.uniform(-6, 6), y + rnd.uniform(-6, 6)
            if not blocked((a, b)):
                out[c] += f'M{n(a - 1.2)} {n(b)}a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z'
    for _ in range(30):
        x, y = rnd.uniform(14, 186), rnd.uniform(14, 186)
        if not blocked((x, y)):
            a = rnd.uniform(0, pi)
            out[GRASS_X] += cut(
                x - 3.4 * cos(a), y - 3.4 * sin(a), x + 3.4 * cos(a), y + 3.4 * sin(a), 0.8
            )
    return ''.join(P(d, c) for c, d in out.items() if d)


def roads_of(t):
    return [ROADS[k] for k in TILES[t][2]]


def blocked_by(t, margin_road=17, margin_wall=15):
    lines = [sample(p, 6) for p in roads_of(t)]
    wl = walls(TILES[t][1])
    centre = TILES[t][3]

    def blocked(p):
        if any(distance(p, q) < margin_road for q in lines) or any(
            distance(p, q) < margin_wall for q in wl
        ):
            return True
        if in_city(t, p):
            return True
        return bool(centre) and hypot(p[0] - 100, p[1] - 100) < (44 if centre == 'cloister' else 32)

    return blocked


def verge(t, side):
    """Band of darker grass (or paving) along a wall, on one side of it."""
    o = ''
    base, closed, *_ = TILES[t]
    for line in walls(closed):
        o += poly(line + offset(line, lambda u: side * 15 * min(1, 5 * u, 5 * (1 - u)))[::-1])
    return o


def soil(t, variant=0, verges=False):
    """Land of a printed tile without roads and middle piece: grass, paving, fields, market places."""
    base, closed, roads, centre, flag = TILES[t]
    rnd = random.Random(f'{t}{variant}')
    d = DECOR[t][variant]
    o = ''
    # closed quadrants run clockwise, so the outer side of a city wall lies on its left when walked from left to right
    inside_, outside = (FLOOR, GRASS) if base == 'm' else (GRASS, FLOOR)
    band = lambda c: mix(FLOOR, FLOOR_D, 0.5) if c == FLOOR else VERGE
    o += R(0, 0, 200, 200, outside)
    if base == 'm':
        o += mottle(t, rnd)
    if closed:
        if verges:
            o += P(verge(t, 1), band(outside))
        o += P(''.join(closed_data(k, q) for q, k, land in closed), inside_)
        if base == 'c':
            o += P(
                ''.join(
                    half_blob(q, 24, 66, 13, rnd) + half_blob(q, 134, 176, 13, rnd)
                    for q, k, land in closed
                ),
                PATCH_L,
            )
        if verges:
            o += P(verge(t, -1), band(inside_))
    if city_polygons(t):
        if verges and 's' in roads:
            o += L('M100 132V84', FLOOR_L, 17)
        o += paving_in(t, rnd)
    if base == 'm' or closed:
        o += flowers(t, rnd, blocked_by(t))
    if d.get('fields'):
        o += fields(d['fields'])
    for h in d.get('hedges', ()):
        o += hedge(h, rnd)
    return o + ''.join(plaza(x, y) for x, y in d.get('plazas', ()))


def paving_in(t, rnd):
    d = ''
    free = [p for k, p in SPOTS[t].items() if k.startswith('city')]
    for y in range(8, 200, 12):
        for x in range(6, 200, 14):
            a, b = x + rnd.uniform(-3, 3) + (7 if (y // 12) % 2 else 0), y + rnd.uniform(-2.5, 2.5)
            if (
                rnd.random() < 0.6
                and 7 < a < 193
                and 7 < b < 193
                and in_city(t, (a, b), 14)
                and all(hypot(a - u, b - v) > 20 for u, v in free)
            ):
                d += (
                    cut(a - 3.6, b, a + 3.6, b, 0.9)
                    if rnd.random() < 0.5
                    else cut(a, b - 3.6, a, b + 3.6, 0.9)
                )
    return P(d, FLOOR_D)
