# SPDX-License-Identifier: GPL-3.0-or-later
"""Town walls that stand upright."""

from math import hypot

from land.geometry import *
from palette import *
from shapes import *


H = 12  # height of the walls


HALF = 5.5  # half of their thickness


FACE = {-1: mix(STONE, STONE_L, 0.25), 0: mix(STONE, STONE_D, 0.25), 1: STONE_D}


def wall_items(line):
    """Pieces of a standing wall with the y they are sorted by: [(y, [(tone, data), ...])]."""
    line = line[:1] + line[2:-2:2] + line[-1:]
    k = len(line)
    left, right = offset(line, -HALF), offset(line, HALF)
    inner_l, inner_r = offset(line, -HALF + 2.6), offset(line, HALF - 2.6)
    items, step = [], 5
    # arc length for the merlons
    arc = [0.0]
    for (a, b), (c, d) in zip(line, line[1:]):
        arc.append(arc[-1] + hypot(c - a, d - b))
    for i in range(0, k - 1, step):
        j = min(i + step, k - 1)
        if k - 1 - j < 3:
            j = k - 1
        parts = []
        for edge in (left, right):
            # faces towards us: those whose outward normal points down
            run = {}
            for m in range(i, j):
                (a, b), (c, d) = edge[m], edge[m + 1]
                dx, dy = c - a, d - b
                out = (-dy, dx) if edge is right else (dy, -dx)
                s = hypot(*out) or 1
                if out[1] / s <= 0.02:
                    continue
                tone = FACE[-1 if out[0] / s < -.42 else 1 if out[0] / s > .42 else 0]
                run.setdefault(tone, []).append([(a, b), (c, d), (c, d - H), (a, b - H)])
            for tone, quads in run.items():
                # join neighbouring quads
                data, chain = '', [quads[0]]
                for q in quads[1:] + [None]:
                    if q and hypot(q[0][0] - chain[-1][1][0], q[0][1] - chain[-1][1][1]) < .1:
                        chain.append(q)
                        continue
                    lo = [chain[0][0]] + [z[1] for z in chain]
                    data += poly(lo + [(x, y - H) for x, y in lo[::-1]])
                    if q:
                        chain = [q]
                parts.append((tone, data))
        up = lambda p: [(x, y - H) for x, y in p]
        parts.append((STONE_D + ' ', poly(up(left[i:j + 1]) + up(right[i:j + 1])[::-1])))
        parts.append((TOP, poly(up(inner_l[i:j + 1]) + up(inner_r[i:j + 1])[::-1])))
        merlons = ''
        period, length = 8.2, 4.7
        for edge, inner in ((left, inner_l), (right, inner_r)):
            s = (int(arc[i] / period) + 1) * period
            while s + length <= arc[j] + period:
                a, b = s, s + length
                s += period
                if not arc[i] <= a < arc[j] or b > arc[-1] - 2 or a < 3:
                    continue
                at_ = lambda e, v: interp(e, arc, v)
                q = [at_(edge, a), at_(edge, b), at_(inner, b), at_(inner, a)]
                merlons += poly([(x, y - H - 1.4) for x, y in q])
        if merlons:
            parts.append((STONE_L, merlons))
        ys = [p[1] for p in line[i:j + 1]]
        items.append((sum(ys) / len(ys) + 2, parts))
        if j == k - 1:
            break
    return items


def interp(points, arc, v):
    for i in range(len(arc) - 1):
        if v <= arc[i + 1]:
            t = (v - arc[i]) / (arc[i + 1] - arc[i])
            return tuple(points[i][k] + (points[i + 1][k] - points[i][k]) * t for k in (0, 1))
    return points[-1]


def ends(t, r):
    """Corners of the tile in which a wall ends."""
    out = set()
    for line in walls(TILES[t][1]):
        for p in (line[0], line[-1]):
            q = turn((round(p[0]), round(p[1])), r)
            if q[0] in (0, 200) and q[1] in (0, 200):
                out.add(q)
    return sorted(out)


TOP = mix(STONE, STONE_L, .55)
LAYERS = (*FACE.values(), STONE_D + ' ', TOP, STONE_L)


def wall_run(run):
    """Pieces of wall that follow each other, joined tone by tone: faces, rim, walk, merlons."""
    by = {}
    for parts in run:
        for tone, data in parts:
            by[tone] = by.get(tone, '') + data
    return ''.join(P(by[t], t.strip()) for t in LAYERS if t in by)
