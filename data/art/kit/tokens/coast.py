# SPDX-License-Identifier: GPL-3.0-or-later
"""The coast. Every hex of land lays the same few discs with a wavy edge under itself, layer by
layer; where the hexes of an island meet, their discs run together, so that any island has one
coast without a seam. A disc may be turned by 60 degrees as often as one likes: that changes the
bays."""

from math import pi

from tokens.parts import *
from tokens.sea import SCHEMES

BANK = mix(EARTH_L, EARTH, .15)
# Of the files; the hex stands in their middle.
SIZE = 300
# The layers from below, how far outside of a hex they end, of how many points their edge is made.
LAYERS = {'shoal': (46, 60), 'shallow': (30, 60), 'foam': (23.5, 90), 'surf': (20.5, 90),
          'bank': (13, 90), 'sand': (13, 90)}
# The swings of the three edges of a coast: (amplitude, count, phase) for the sand, the line of foam
# beside it, the shoal.
SWINGS = {
    1: {'sand': ((2.6, 7, .1), (1.6, 11, .4), (1.2, 17, .7)),
        'foam': ((2.2, 7, .12), (1.8, 9, .3)),
        'shoal': ((4, 5, .2), (2.4, 9, .6))},
    2: {'sand': ((2.4, 8, .5), (1.8, 13, .2), (1, 19, .1)),
        'foam': ((2, 8, .52), (1.8, 11, .8)),
        'shoal': ((4.4, 4, .7), (2.2, 7, .1))},
    3: {'sand': ((2.8, 6, .8), (1.5, 10, .3), (1.2, 16, .9)),
        'foam': ((2.4, 6, .82), (1.6, 10, .6)),
        'shoal': ((3.6, 6, .4), (2.6, 8, .9))},
}


def beside(s, distance):
    """A point of the line that runs around a hex at a distance; `s` counts the sides, from the
    first corner on. Told as its nearest point on the hex, and the angle in which it lies."""
    v = corners(RADIUS, SIZE / 2, SIZE / 2)
    bend = pi * distance / 3
    k, rest = int(s), s % 1 * (bend + RADIUS)
    normal = -60 + 60 * k
    (ax, ay), (bx, by) = v[k % 6], v[(k + 1) % 6]
    if rest < bend:
        return ax, ay, normal - 60 + 60 * rest / bend
    t = (rest - bend) / RADIUS
    return ax + (bx - ax) * t, ay + (by - ay) * t, normal


def smooth(points):
    """Path data of a smooth closed line through points."""
    out, count = 'M' + pts(points[:1]), len(points)
    for i in range(count):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        out += 'C' + pts([(x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6),
                          (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6), (x2, y2)])
    return out + 'Z'


def ring(distance, swings, steps):
    """Path data of a smooth closed line around a hex that swings by `swings`."""
    points = []
    for i in range(steps):
        x, y, angle = beside(6 * i / steps, distance)
        swing = sum(amplitude * sin(2 * pi * (count * i / steps + phase))
                    for amplitude, count, phase in swings)
        points.append(polar(x, y, distance + swing, angle))
    return smooth(points)


def coast(layer, variant, tone):
    """What one hex lays under itself, 300 x 300."""
    edges = SWINGS[variant]
    swings = {'shallow': [(a * .7, k, p + .05) for a, k, p in edges['shoal']],
              'surf': [(a * 1.1, k, p + .02) for a, k, p in edges['sand']],
              'bank': edges['sand']}.get(layer) or edges[layer]
    distance, steps = LAYERS[layer]
    return svg(SIZE, SIZE, P(ring(distance, swings, steps), tone))


def cove(layer, tone):
    """Rounds the corner where two hexes of land meet at the sea, which lies to the right."""
    distance, c = LAYERS[layer][0], SIZE / 2
    length = 26 + distance * .3
    # The edges of the two discs run from the cusp at 60 degrees, up and down.
    x, y = polar(c + (distance - 4) / sin(pi / 3), c, length, -60)
    tip = (c + (distance + 1.5) / sin(pi / 3), c)
    return svg(SIZE, SIZE, P(f'M{n(c)} {n(c)}L{pts([(x, y)])}Q{pts([tip, (x, 2 * c - y)])}Z', tone))


def tones(scheme):
    """Tone of each layer that is water, which is darker by night."""
    _, _, shoal, shallow, light = SCHEMES[scheme]
    return {'shoal': shoal, 'shallow': shallow, 'surf': shallow,
            'foam': PAPER if scheme == 'light' else light}


def pictures():
    """All pictures of the coast by their names."""
    water = {f'{layer}-{{}}-{scheme}': (layer, tone) for scheme in SCHEMES
             for layer, tone in tones(scheme).items()}
    out = {}
    earth = {'bank-{}': ('bank', BANK), 'sand-{}': ('sand', BEACH)}
    for name, (layer, tone) in (water | earth).items():
        out['coast-' + name.format('cove')] = lambda layer=layer, tone=tone: cove(layer, tone)
        for i in SWINGS:
            out['coast-' + name.format(i)] = (
                lambda layer=layer, tone=tone, i=i: coast(layer, i, tone))
    return out


ALL = pictures()
