# SPDX-License-Identifier: GPL-3.0-or-later
"""Fields: crops in rows, cut from convex pieces."""

from math import cos, hypot, pi, sin

from land.geometry import poly
from palette import *
from shapes import *


CROP = {
    'w': (mix(GOLD_L, GOLD, 0.22), mix(GOLD_L, GOLD, 0.62)),  # wheat
    'g': (mix(LEAF_L, LEAF, 0.3), mix(LEAF_L, LEAF, 0.85)),  # beets
    'e': (mix(EARTH_H, EARTH_L, 0.45), mix(EARTH_L, EARTH, 0.25)),  # ploughed
    'y': (mix(LEAF_H, LEAF_L, 0.35), mix(LEAF_L, LEAF, 0.3)),  # young corn
    'p': (mix(PLUM_H, PLUM_L, 0.75), mix(PLUM_L, PLUM, 0.45)),  # lavender
    'v': (mix(EARTH_H, EARTH_L, 0.2), LEAF_D),  # vines
}


def clip_line(poly_, p, v):
    """Where the line p + t v is inside a convex polygon: (t0, t1) or None."""
    lo, hi = -1e9, 1e9
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(poly_, poly_[1:] + poly_[:1]))
    s = 1 if area > 0 else -1
    for a, b in zip(poly_, poly_[1:] + poly_[:1]):
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


def inset(poly_, w):
    """A convex polygon made smaller by `w` on every side."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(poly_, poly_[1:] + poly_[:1]))
    s = 1 if area > 0 else -1
    lines = []
    for a, b in zip(poly_, poly_[1:] + poly_[:1]):
        dx, dy = b[0] - a[0], b[1] - a[1]
        k = hypot(dx, dy) or 1
        lines.append(((a[0] - s * dy / k * w, a[1] + s * dx / k * w), (dx, dy)))
    out = []
    for (p, u), (q, v) in zip(lines[-1:] + lines[:-1], lines):
        den = u[0] * v[1] - u[1] * v[0]
        t = ((q[0] - p[0]) * v[1] - (q[1] - p[1]) * v[0]) / den
        out.append((p[0] + u[0] * t, p[1] + u[1] * t))
    return out


def fields(list_):
    """Fields: (crop, direction of the rows in degrees, corners). One hedge around all, rows as chisel cuts."""
    outline = ''
    by, lines = {}, {}
    for crop, a, *corners in list_:
        outline += poly(corners)
        p = inset(corners, 1.9)
        by[crop] = by.get(crop, '') + poly(p)
        q = inset(corners, 4.4)
        v = (cos(a * pi / 180), sin(a * pi / 180))
        w = (-v[1], v[0])
        ts = [x * w[0] + y * w[1] for x, y in q]
        k = max(1, round((max(ts) - min(ts)) / (6.4 if crop == 'v' else 5)))
        d = ''
        for i in range(k):
            t = min(ts) + (max(ts) - min(ts)) * (i + 0.5) / k
            hit = clip_line(q, (w[0] * t, w[1] * t), v)
            if hit and hit[1] - hit[0] > 5:
                m, e = hit
                if crop == 'v':
                    for j in range(int((e - m) / 5.4) + 1):
                        u = m + 1 + 5.4 * j
                        d += (
                            f'M{n(w[0] * t + v[0] * u - 1.9)} {n(w[1] * t + v[1] * u)}a1.9 1.9 0 1'
                            ' 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z'
                        )
                    continue
                d += cut(
                    w[0] * t + v[0] * m,
                    w[1] * t + v[1] * m,
                    w[0] * t + v[0] * e,
                    w[1] * t + v[1] * e,
                    1,
                )
        lines[crop] = lines.get(crop, '') + d
    o = P(outline, GRASS_X, f'stroke="{GRASS_X}" stroke-width="1.6" stroke-linejoin="round"')
    for crop, d in by.items():
        o += P(
            d, CROP[crop][0], f'stroke="{CROP[crop][0]}" stroke-width="2" stroke-linejoin="round"'
        ) + P(lines[crop], CROP[crop][1])
    return o
