# SPDX-License-Identifier: GPL-3.0-or-later
"""The open sea: water that repeats, and what fills it where there is room."""

from tokens.parts import *

# By day and by night: deep water, its waves, the water over the shoals and over the shallows, foam.
SCHEMES = {
    'light': (mix(WATER_D, WATER, .45), mix(WATER, WATER_L, .06), mix(WATER, WATER_D, .12),
              mix(WATER, WATER_L, .3), WATER_L),
    'dark': (DEEP_D, mix(DEEP, DEEP_D, .35), mix(DEEP, DEEP_D, .5), mix(DEEP, DEEP_L, .55),
             mix(DEEP_H, DEEP_L, .15)),
}
# Of the water that repeats.
SIZE = 360


def arc(x, y, w, h, t):
    """A wave: a lens bent upwards."""
    return cut(x - w / 2, y, x + w / 2, y, t, -h)


def scales(x, y, r):
    """A crest of three scales."""
    out = ''
    for dx, dy in ((-r, 0), (r, 0), (0, -r * .6)):
        for k in (1, .55):
            a, b = r * k, r * k - 2.1
            out += (f'M{n(x + dx - a)} {n(y + dy)}a{n(a)} {n(a)} 0 0 1 {n(2 * a)} 0h{n(-(a - b))}'
                    f'a{n(b)} {n(b)} 0 0 0 {n(-2 * b)} 0Z')
    return out


def wave(x, y, kind):
    """Waves: one length, two lengths, a crest of scales."""
    if kind == 2:
        return scales(x, y, 10)
    if kind == 1:
        return arc(x - 11, y, 28, 4, 2) + arc(x + 13, y + 7, 20, 3, 1.7)
    return arc(x, y, 32, 4.6, 2)


def apart(one, other):
    """How far two waves are from each other where the water repeats; they lie flat."""
    dx, dy = (abs(a - b) for a, b in zip(one, other))
    return hypot(min(dx, SIZE - dx), 1.5 * min(dy, SIZE - dy))


def tile(scheme):
    """Deep water: long swells, waves, a few crests."""
    deep, tone, *_ = SCHEMES[scheme]
    swell = mix(WATER_D, WATER, .3) if scheme == 'light' else mix(DEEP_D, DEEP_X, .7)
    swells = ((100, 40, 150), (250, 118, 170), (110, 196, 180), (262, 262, 150), (120, 322, 140))
    o = R(0, 0, SIZE, SIZE, deep)
    o += P(''.join(cut(x - w / 2, y, x + w / 2, y + 4, 7, -6) for x, y, w in swells), swell)
    rnd, placed = random.Random(29), []
    for _ in range(4000):
        spot = rnd.uniform(30, SIZE - 30), rnd.uniform(20, SIZE - 16)
        if all(apart(spot, other) > 84 for other in placed):
            placed.append(spot)
    waves = (wave(x, y, (2, 0, 1, 0)[i % 4]) for i, (x, y) in enumerate(placed))
    return svg(SIZE, SIZE, o + P(''.join(waves), tone))


def rose(scheme):
    """A compass rose, 200 x 200."""
    deep, _, dim, lit, _ = SCHEMES[scheme]
    o = O(100, 100, 74, dim, 2.4) + O(100, 100, 66, dim, 1.6)
    tick = ((66, -.8), (74, -.8), (74, .8), (66, .8))
    o += P(''.join(poly([polar(100, 100, r, a + w) for r, w in tick])
                   for a in range(0, 360, 6)), dim)
    points = [(a, 58, 9) for a in (45, 135, 225, 315)] + [(a, 94, 13) for a in (0, 90, 180, 270)]
    for a, r, k in points:
        o += at(100, 100, P(f'M0-{r}L{-k} {-k}L0 0Z', lit) + P(f'M0-{r}L{k} {-k}L0 0Z', dim), 1, a)
    return svg(200, 200, o + C(100, 100, 9, deep) + C(100, 100, 6, lit))


def whale(scheme):
    """A whale that blows, 120 x 80."""
    deep, tone, shoal, _, foam = SCHEMES[scheme]
    body, lit = ((mix(WATER_D, WATER, .12), mix(WATER_D, WATER, .75)) if scheme == 'light' else
                 (mix(DEEP_D, DEEP_X, .2), shoal))
    o = P('M14 58C14 40 32 32 54 34C72 36 82 46 94 48C100 46 102 40 98 32C106 34 110 40 110 44'
          'C114 42 118 44 120 48C112 52 106 58 96 60C84 66 30 68 14 58Z', body)
    o += P('M14 58C14 40 32 32 54 34C72 36 82 46 94 48C80 50 60 44 44 44C30 44 20 50 14 58Z', lit)
    o += P('M26 50.5a2.4 2.4 0 1 0 .1 0Z', deep)
    o += P('M46 30C44 22 40 18 34 18C40 14 46 16 48 22C50 16 56 14 62 18C56 18 52 22 50 30Z', foam)
    return svg(120, 80, o + P(cut(4, 64, 40, 64, 2, -2) + cut(52, 70, 96, 70, 2, -2), tone))


def fish(scheme):
    """Three fish, 90 x 60."""
    _, _, dim, lit, _ = SCHEMES[scheme]
    one = P('M0 0C8-9 22-9 30-1L38-7C37-2 37 2 39 7L30 2C22 10 8 9 0 0Z', dim)
    one += P('M0 0C8-9 22-9 30-1C22-4 10-4 0 0Z', lit)
    return svg(90, 60, at(6, 18, one) + at(44, 32, one, .9) + at(14, 46, one, .8))


ALL = {f'sea-{draw.__name__}-{scheme}': (lambda draw=draw, scheme=scheme: draw(scheme))
       for draw in (tile, rose, whale, fish) for scheme in SCHEMES}
