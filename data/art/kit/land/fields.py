# SPDX-License-Identifier: GPL-3.0-or-later
"""Fields: crops in rows, cut from convex pieces."""

from math import cos, hypot, radians, sin

from land.geometry import poly
from palette import *
from shapes import *

# Ground and rows of each crop.
CROP = {
    'w': (mix(GOLD_L, GOLD, 0.22), mix(GOLD_L, GOLD, 0.62)),  # wheat
    'g': (mix(LEAF_L, LEAF, 0.3), mix(LEAF_L, LEAF, 0.85)),  # beets
    'e': (mix(EARTH_H, EARTH_L, 0.45), mix(EARTH_L, EARTH, 0.25)),  # ploughed
    'y': (mix(LEAF_H, LEAF_L, 0.35), mix(LEAF_L, LEAF, 0.3)),  # young corn
    'p': (mix(PLUM_H, PLUM_L, 0.75), mix(PLUM_L, PLUM, 0.45)),  # lavender
    'v': (mix(EARTH_H, EARTH_L, 0.2), LEAF_D),  # vines
}
VINES = 'v'
# From row to row, and from vine to vine.
ROW, VINE_ROW, VINE = 5, 6.4, 5.4
# From the hedge to the ground, and to the rows.
HEDGE, MARGIN = 1.9, 4.4


def sides(corners):
    """The sides of a polygon, and 1 if they run clockwise, else -1."""
    pairs = list(zip(corners, corners[1:] + corners[:1]))
    return pairs, 1 if sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) > 0 else -1


def clip_line(corners, p, v):
    """Where the line p + t v is inside a convex polygon: (t0, t1) or None."""
    lo, hi = -1e9, 1e9
    pairs, s = sides(corners)
    for a, b in pairs:
        ex, ey = b[0] - a[0], b[1] - a[1]
        num = s * (ex * (p[1] - a[1]) - ey * (p[0] - a[0]))
        den = s * (ex * v[1] - ey * v[0])
        if abs(den) < 1e-9:
            if num < 0:
                return None
        elif den > 0:
            lo = max(lo, -num / den)
        else:
            hi = min(hi, -num / den)
    return (lo, hi) if hi > lo else None


def inset(corners, w):
    """A convex polygon made smaller by `w` on every side."""
    lines, out = [], []
    pairs, s = sides(corners)
    for a, b in pairs:
        dx, dy = b[0] - a[0], b[1] - a[1]
        k = hypot(dx, dy) or 1
        lines.append(((a[0] - s * dy / k * w, a[1] + s * dx / k * w), (dx, dy)))
    for (p, u), (q, v) in zip(lines[-1:] + lines[:-1], lines):
        den = u[0] * v[1] - u[1] * v[0]
        t = ((q[0] - p[0]) * v[1] - (q[1] - p[1]) * v[0]) / den
        out.append((p[0] + u[0] * t, p[1] + u[1] * t))
    return out


def vine(x, y):
    """A disc."""
    return f'M{n(x - 1.9)} {n(y)}a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z'


def rows(crop, angle, corners):
    """The rows of a field as path data: chisel cuts, or vines."""
    v = cos(radians(angle)), sin(radians(angle))
    across = (-v[1], v[0])
    ways = [x * across[0] + y * across[1] for x, y in corners]
    low, wide = min(ways), max(ways) - min(ways)
    count = max(1, round(wide / (VINE_ROW if crop == VINES else ROW)))
    d = ''
    for i in range(count):
        way = low + wide * (i + 0.5) / count
        x, y = across[0] * way, across[1] * way
        start, end = clip_line(corners, (x, y), v) or (0, 0)
        if end - start <= 5:
            continue
        if crop == VINES:
            found = [start + 1 + VINE * k for k in range(int((end - start) / VINE) + 1)]
            d += ''.join(vine(x + v[0] * t, y + v[1] * t) for t in found)
        else:
            d += cut(x + v[0] * start, y + v[1] * start, x + v[0] * end, y + v[1] * end, 1)
    return d


def fields(pieces):
    """Fields: (crop, direction of the rows in degrees, corners). A hedge around each."""
    grounds, lines = {}, {}
    for crop, angle, *corners in pieces:
        grounds[crop] = grounds.get(crop, '') + poly(inset(corners, HEDGE))
        lines[crop] = lines.get(crop, '') + rows(crop, angle, inset(corners, MARGIN))
    hedges = ''.join(poly(corners) for _, _, *corners in pieces)
    o = P(hedges, GRASS_X, f'stroke="{GRASS_X}" stroke-width="1.6" stroke-linejoin="round"')
    for crop, d in grounds.items():
        tone, dark = CROP[crop]
        o += P(d, tone, f'stroke="{tone}" stroke-width="2" stroke-linejoin="round"')
        o += P(lines[crop], dark)
    return o
