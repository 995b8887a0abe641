# SPDX-License-Identifier: GPL-3.0-or-later
"""What the land is cut from: the hex and its field, trees, sheep, sheaves, stones."""

import random
import re
from math import hypot, sin, sqrt

from palette import *
from shapes import *

# Centre, radius and half width of a hex with a corner at the top; its file is 174 x 200.
HEX_X, HEX_Y, RADIUS = 87.0, 100.0, 100.0
HALF = RADIUS * sqrt(3) / 2
SIDES = ('ne', 'e', 'se', 'sw', 'w', 'nw')
# Tones of trees and of the shore that the rows of the palette give.
PINE, PINE_L, PINE_D = mix(JADE_D, JADE, 0.55), mix(JADE, JADE_L, 0.25), mix(JADE_D, JADE_X, 0.6)
BEACH = mix(PAPER_D, PAPER, .4)


def corners(r, cx=HEX_X, cy=HEX_Y):
    """The six corners of a hex, clockwise from the top."""
    return [polar(cx, cy, r, -90 + 60 * i) for i in range(6)]


def hexagon(r, round_by, dy=0.0):
    """Path data of a hex of radius r with round corners."""
    v, out = [(x, y + dy) for x, y in corners(r)], ''
    for i in range(6):
        p, c, q = v[i - 1], v[i], v[(i + 1) % 6]
        k = round_by / r
        a = (c[0] + (p[0] - c[0]) * k, c[1] + (p[1] - c[1]) * k)
        b = (c[0] + (q[0] - c[0]) * k, c[1] + (q[1] - c[1]) * k)
        out += ('L' if i else 'M') + pts([a]) + 'Q' + pts([c, b])
    return out + 'Z'


# The field of a terrain lies inside the hex and leaves a lane of sand, on which routes run.
FIELD_R, FIELD_ROUND, FOOT = 95.0, 13.0, 4.0
FIELD = hexagon(FIELD_R, FIELD_ROUND)
# Where props of the hex in work stand: (x, y, half width); `land` lays one flat shade under each.
STANDING = []


def stands(x, y, r):
    """Notes the foot of a prop, for its shade."""
    STANDING.append((x, y, r))


def shades(tone):
    """Flat ellipses on the ground, to the lower right of what stands, because the light comes
    from the upper left."""
    d = ''
    for x, y, r in STANDING:
        cx, cy, ry = x + r * .38, y + r * .04, r * .34
        d += (f'M{n(cx - r)} {n(cy)}a{n(r)} {n(ry)} 0 1 0 {n(2 * r)} 0'
              f'a{n(r)} {n(ry)} 0 1 0 {n(-2 * r)} 0Z')
    STANDING.clear()
    return P(d, tone) if d else ''


def fresh(draw):
    """Draws a hex with an empty list of what stands on it."""
    STANDING.clear()
    return draw()


def land(name, ground, foot, body, props='', shade=None):
    """A terrain: the cut edge of its field below, the field clipped to it with the shades, then
    what stands."""
    edge = P(hexagon(FIELD_R, FIELD_ROUND, FOOT), foot)
    body += shades(shade) if shade else ''
    STANDING.clear()
    return svg(174, 200,
               edge + clipped(f'hex-{name}', FIELD, P('M0 0H174V200H0Z', ground) + body) + props)


def poly(points, x=0.0, y=0.0, s=1.0):
    """A closed polygon moved and scaled."""
    return 'M' + pts([(x + px * s, y + py * s) for px, py in points]) + 'Z'


def curve(d, x=0.0, y=0.0, s=1.0):
    """Absolute path data moved and scaled, so that shapes of a tone are one path."""
    out = ''
    for letter, body in re.findall(r'([MLCQTZ])([^MLCQTZ]*)', d):
        v = [float(t) for t in re.findall(r'-?(?:\d+\.?\d*|\.\d+)', body)]
        out += letter + ' '.join(n(v[i] * s + (x, y)[i % 2]) for i in range(len(v)))
    return out


def spots(*each, r=1.0):
    """Path data of small discs, for many of one tone."""
    return ''.join(f'M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0'
                   f'a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z' for x, y in each)


# A pine 62 high, its foot at (0, 0): outline, lit half, lit edges of its tiers.
PINE_SHAPE = [(0, -63), (11.5, -38), (7, -38.5), (16, -19.5), (10, -20), (19.5, 0), (0, 3),
              (-19.5, 0), (-10, -20), (-16, -19.5), (-7, -38.5), (-11.5, -38)]
PINE_HALF = [(0, -63), (0, 3), (-19.5, 0), (-10, -20), (-16, -19.5), (-7, -38.5), (-11.5, -38)]
PINE_EDGE = ([(0, -63), (-11.5, -38), (-6, -41)], [(-6.5, -39), (-16, -19.5), (-8.5, -22.5)],
             [(-9.5, -20.5), (-19.5, 0), (-11, -2.5)])


def pines(*each, tones=None):
    """A row of pines, from back to front: (x, y, size)."""
    lit, mid, dark, trunk = tones or (PINE_L, PINE, PINE_D, EARTH_D)
    o = ''
    for x, y, s in each:
        stands(x, y + 2 * s, 17 * s)
        o += P(poly([(-3, -4), (3, -4), (2.4, 6), (-2.4, 6)], x, y, s), trunk)
        o += P(poly(PINE_SHAPE, x, y, s), dark) + P(poly(PINE_HALF, x, y, s), mid)
        o += P(''.join(poly(e, x, y, s) for e in PINE_EDGE), lit)
    return o


def row(each, tones=None):
    """Pines that do not overlap: one path a tone."""
    lit, mid, dark, trunk = tones or (PINE_L, PINE, PINE_D, EARTH_D)
    for x, y, s in each:
        stands(x, y + 2 * s, 17 * s)
    o = P(''.join(poly([(-3, -4), (3, -4), (2.4, 6), (-2.4, 6)], *e) for e in each), trunk)
    o += P(''.join(poly(PINE_SHAPE, *e) for e in each), dark)
    o += P(''.join(poly(PINE_HALF, *e) for e in each), mid)
    return o + P(''.join(poly(t, *e) for e in each for t in PINE_EDGE), lit)


CROWN = 'M-17-14C-23-26-15-38-5-38C1-47 17-44 18-33C26-29 26-15 16-11C8-5-11-6-17-14Z'
CROWN_MID = 'M-17-14C-23-26-15-38-5-38C1-47 12-45 13-38C5-36 4-28 8-24C3-14-6-8-17-14Z'
CROWN_LIT = 'M-15-19C-19-28-12-36-4-35C-1-40 5-41 8-39C1-37-1-31 2-27C-4-20-9-17-15-19Z'


def trees(*each, tones=None):
    """Broad trees: (x, y, size)."""
    lit, mid, dark, trunk = tones or (LEAF_L, LEAF, LEAF_X, EARTH_D)
    o = ''
    for x, y, s in each:
        stands(x, y, 15 * s)
        o += P(poly([(-2.6, -14), (2.6, -14), (3.4, 1), (-3.4, 1)], x, y, s), trunk)
        o += P(curve(CROWN, x, y, s), dark) + P(curve(CROWN_MID, x, y, s), mid)
        o += P(curve(CROWN_LIT, x, y, s), lit)
    return o


def sheep(x, y, s=1.0, left=True):
    """A sheep 34 wide, its feet at (x, y)."""
    stands(x, y, 15 * s)
    wool = 'M-15-9C-20-15-14-22-9-20C-8-27 2-28 4-23C9-27 17-22 14-16C19-12 15-5 9-6C5-2-8-2-15-9Z'
    under = 'M-15-9C-8-2 5-2 9-6C15-5 19-12 14-16C14-9 4-7-3-9C-8-10-12-9-15-9Z'
    head = 'M-12-22C-20-22-23-17-22-11C-20-8-16-8-14-11C-12-14-10-18-12-22Z'
    ear = 'M-11-20C-8-22-5-20-5-17C-8-16-11-17-11-20Z'
    legs = 'M-9-6H-5.5V1H-9ZM6-6H9.5V1H6Z'
    o = P(legs, INK) + P(wool, PAPER_L) + P(under, PAPER_D) + P(head + ear, INK)
    return at(x, y, o if left else flip(o), s)


def sheaf(x, y, s=1.0):
    """A bound sheaf 46 high, its foot at (x, y + 16)."""
    stands(x, y + 16 * s, 13 * s)
    whole = ('M-4 0C-10-9-15-20-18-28C-9-33 9-33 18-28C15-20 10-9 4 0C9 8 12 13 12 16Q0 20-12 16'
             'C-12 13-9 8-4 0Z')
    lit = ('M-4 0C-10-9-15-20-18-28C-12-31-6-32 0-32C-2-20-2-8-1 0C-2 8-3 13-4 17.5Q-8 17-12 16'
           'C-12 13-9 8-4 0Z')
    mid = ('M0-32C4-32 8-31.5 11-31C8-20 4-8 2 0C3 8 4 13 4 17.5Q0 18-4 17.5C-3 13-2 8-1 0'
           'C-2-8-2-20 0-32Z')
    o = P(whole, GOLD_D) + P(mid, GOLD) + P(lit, GOLD_L)
    o += P('M-12-31L-9-39L-6.5-31.5ZM-4-32L-1-42L2-32ZM5-31.5L9-39L11-31Z', GOLD)
    o += P('M-6-3Q0 0 6-3V3Q0 6-6 3Z', RED_D)
    return at(x, y, o, s)


def boulder(x, y, s=1.0, tones=(IRON_H, IRON_L, IRON, IRON_D)):
    """A stone 26 wide, four facets, its foot at (x, y)."""
    h, l, m, d = tones
    stands(x, y, 12 * s)
    return (P(poly([(-13, 0), (-11, -8), (-5, -15), (3, -17), (10, -11), (13, -3), (11, 1),
                    (-4, 2)], x, y, s), d)
            + P(poly([(-13, 0), (-11, -8), (-5, -15), (-3, -7), (4, -9), (6, 1.6), (-4, 2)], x, y,
                     s), m)
            + P(poly([(-13, 0), (-11, -8), (-5, -15), (-3, -7), (-7, 1)], x, y, s), l)
            + P(poly([(-5, -15), (3, -17), (4, -9), (-3, -7)], x, y, s), h))


def scatter(seed, count, box, keep, length=8, width=0.9, slope=-2.5):
    """Path data of short cuts strewn over a box where `keep` allows it."""
    rnd, d = random.Random(seed), ''
    x0, y0, x1, y1 = box
    for _ in range(count):
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        if keep(x, y):
            d += cut(x, y, x + length, y + slope, width)
    return d


def free(x, y, margin=16):
    """Inside the field and not under the disc of the number."""
    dx, dy = abs(x - HEX_X), abs(y - HEX_Y)
    inside = dx < HALF - 5 - margin and dx * 0.5 + dy * HALF / RADIUS < HALF - 5 - margin
    return inside and hypot(x - 87, y - 128) > 38


def scallop(points, bulge=.62, sweep=0):
    """Path data through points in arcs that bulge outwards, for fleece, clouds and crowns."""
    out = 'M' + pts(points[:1])
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        r = n(hypot(bx - ax, by - ay) * bulge)
        out += f'A{r} {r} 0 0 {sweep} {pts([(bx, by)])}'
    return out


def smoke(x, y, s=1.0):
    """A curl of smoke 44 high, its foot at (x, y)."""
    o = P('M-3 0C-9-8 5-14-2-24C-7-32 4-38 9-44C8-36 13-32 10-24C6-15 4-8 3 0Z', PAPER_D)
    o += P('M-3 0C-9-8 5-14-2-24C-7-32 4-38 9-44C3-36 0-32 3-25C7-15-2-8-1 0Z', PAPER)
    return at(x, y, o, s)


def bare(text):
    """The inside of a file."""
    return re.sub(r'</?svg[^>]*>', '', text)


def inset(draw, x, y, size):
    """A sign of 32 x 32 on a card."""
    return at(x - size / 2, y - size / 2, bare(draw()), size / 32)


def variants(kind, *draws):
    """The pictures of one terrain, by their names."""
    return {f'hex-{kind}-{i}': (lambda draw=draw: fresh(draw)) for i, draw in enumerate(draws, 1)}
