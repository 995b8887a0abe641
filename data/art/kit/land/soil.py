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
    """A patch across a side between `a` and `b`: the next tile draws its other half."""
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
    line = mix(FLOOR_L, FLOOR_D, 0.6)
    spokes = [
        cut(*polar(x, y, r * 0.46, a), *polar(x, y, r * 0.84, a), 0.8)
        for a in (45 * i + 22.5 for i in range(8))
    ]
    return (
        C(x, y, r, FLOOR_D)
        + C(x, y, r - 1.5, FLOOR_L)
        + P(''.join(spokes), line)
        + O(x, y, r * 0.4, line, 1.4)
    )


@lru_cache(None)
def shapes_of(t):
    """Whether the middle of a tile is a city, its closed quadrants, its walls thinned out.

    Quadrants and walls have the boxes around them: most points lie in none.
    """
    base, closed, *_ = TILES[t]
    polygons = [closed_polygon(kind, quadrant) for quadrant, kind, _ in closed]
    lines = [line[::3] + [line[-1]] for line in walls(closed)]
    return base == 'c', *([(one, box_of(one)) for one in found] for found in (polygons, lines))


def in_city(t, p, margin=0.0):
    """Whether a point is city, and so far from the walls; closed quadrants differ from the middle."""
    is_middle, closed, lines = shapes_of(t)
    is_closed = any(in_box(p, box) and inside(p, polygon) for polygon, box in closed)
    return is_closed != is_middle and not any(
        in_box(p, box, margin) and distance(p, line) < margin for line, box in lines
    )


def mottle(t, rnd):
    """Sunny and shady patches; across a side they lie at the same places on every tile."""
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

    def patches(count, wide, high):
        return ''.join(
            blob(
                rnd.uniform(45, 155),
                rnd.uniform(45, 155),
                rnd.uniform(14, wide),
                rnd.uniform(10, high),
                rnd,
            )
            for _ in range(count)
        )

    l += patches(4, 24, 18)
    d += patches(3, 22, 16)
    return P(d, PATCH_D) + P(l, PATCH_L)


def flowers(rnd, blocked):
    """Specks in the meadow: three tones, neutral to the light."""
    red = mix(RED_L, RED_H, 0.3)
    out = {PAPER: '', GOLD_L: '', red: '', GRASS_X: ''}
    for _ in range(11):
        x, y = rnd.uniform(16, 184), rnd.uniform(16, 184)
        tone = rnd.choice([PAPER, GOLD_L, PAPER, red])
        for _ in range(rnd.choice((2, 3, 3))):
            a, b = x + rnd.uniform(-6, 6), y + rnd.uniform(-6, 6)
            if not blocked((a, b)):
                out[tone] += f'M{n(a - 1.2)} {n(b)}a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z'
    for _ in range(30):
        x, y = rnd.uniform(14, 186), rnd.uniform(14, 186)
        if not blocked((x, y)):
            a = rnd.uniform(0, pi)
            u, v = 3.4 * cos(a), 3.4 * sin(a)
            out[GRASS_X] += cut(x - u, y - v, x + u, y + v, 0.8)
    return ''.join(P(d, tone) for tone, d in out.items() if d)


def roads_of(t):
    """The roads of a tile, each as cubic pieces."""
    return [ROADS[name] for name in TILES[t][2]]


def blocked_by(t):
    """Tells where no flowers grow: on roads, at walls, in cities, around what is in the middle."""
    roads = [sample(pieces, 6) for pieces in roads_of(t)]
    room = {'cloister': 44, 'village': 32, '': 0}[TILES[t][3]]

    def blocked(p):
        return (
            any(distance(p, line) < 17 for line in roads)
            or any(distance(p, line) < 15 for line in walls(TILES[t][1]))
            or in_city(t, p)
            or hypot(p[0] - 100, p[1] - 100) < room
        )

    return blocked


def verge(t, side):
    """Band of a darker tone along the walls, on one side of them; it tapers where they end."""

    def width(u):
        return side * 15 * min(1, 5 * u, 5 * (1 - u))

    return ''.join(poly(line + offset(line, width)[::-1]) for line in walls(TILES[t][1]))


def quadrants(t, rnd):
    """The closed quadrants with the bands along their walls."""
    base, closed, *_ = TILES[t]
    tones = {'c': (FLOOR, mix(FLOOR, FLOOR_D, 0.5)), 'm': (GRASS, VERGE)}
    outside, inside_ = tones[base], tones['m' if base == 'c' else 'c']
    # They run clockwise: the middle lies to the right of a wall.
    o = P(verge(t, 1), outside[1])
    o += P(''.join(closed_data(kind, side) for side, kind, _ in closed), inside_[0])
    if base == 'c':
        o += P(
            ''.join(
                half_blob(side, a, b, 13, rnd)
                for side, _, _ in closed
                for a, b in ((24, 66), (134, 176))
            ),
            PATCH_L,
        )
    return o + P(verge(t, -1), inside_[1])


def soil(t, variant):
    """Land of a tile without roads and middle: grass, paving, fields, market places."""
    base, closed, roads, _ = TILES[t]
    rnd = random.Random(f'{t}{variant}')
    decor = DECOR[t][variant]
    o = R(0, 0, 200, 200, FLOOR if base == 'c' else GRASS)
    if base == 'm':
        o += mottle(t, rnd)
    if closed:
        o += quadrants(t, rnd)
    if 's' in roads:
        # the street behind the gate
        o += L('M100 132V84', FLOOR_L, 17)
    if base == 'c' or closed:
        o += paving(t, rnd)
    if base == 'm' or closed:
        o += flowers(rnd, blocked_by(t))
    if 'fields' in decor:
        o += fields(decor['fields'])
    return o + ''.join(plaza(x, y) for x, y in decor.get('plazas', ()))


def paving(t, rnd):
    """Cuts between the slabs of a town, but on its squares."""
    d = ''
    squares = [spot for name, spot in SPOTS[t].items() if name.startswith('city')]
    for y in range(8, 200, 12):
        for x in range(6, 200, 14):
            a = x + rnd.uniform(-3, 3) + (7 if (y // 12) % 2 else 0)
            b = y + rnd.uniform(-2.5, 2.5)
            if (
                rnd.random() < 0.6
                and 7 < a < 193
                and 7 < b < 193
                and in_city(t, (a, b), 14)
                and all(hypot(a - u, b - v) > 20 for u, v in squares)
            ):
                u, v = (3.6, 0) if rnd.random() < 0.5 else (0, 3.6)
                d += cut(a - u, b - v, a + u, b + v, 0.9)
    return P(d, FLOOR_D)
