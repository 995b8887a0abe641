# SPDX-License-Identifier: GPL-3.0-or-later
"""Geometry of the tile kingdom: walls, quadrants, roads, the spots of followers.

A tile is 200 x 200. It is cut by its diagonals into the quadrants n e s w = 0 1 2 3. A quadrant
that is closed towards the middle has a curve of its own; which one depends on whether its left and
right border (seen from the middle of the tile towards the side: N has NW on its left and NE on its
right) is a wall: a cap has two (WW), else one (LW, RW). All other land is that of the middle.
"""

from functools import lru_cache
from math import hypot, sqrt

from shapes import n, pts

# Cubic pieces from the left corner to the right corner of quadrant n, or to a point on the open
# diagonal.
CURVE = {
    'WW': (((0, 0), (40, 42), (62, 68), (100, 68)), ((100, 68), (138, 68), (160, 42), (200, 0))),
    'LW': (((0, 0), (42, 42), (94, 50), (122, 78)),),
    'RW': (((78, 78), (106, 50), (158, 42), (200, 0)),),
}


def turn(p, r):
    """A point turned by quarter turns clockwise about the middle of the tile."""
    x, y = p
    for _ in range(r % 4):
        x, y = 200 - y, x
    return x, y


def bezier(a, b, c, d, t):
    """A point of a cubic piece."""
    u = 1 - t
    return tuple(
        u**3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t**3 * d[k] for k in (0, 1)
    )


def point(p):
    """A point as path data."""
    return f'{n(p[0])} {n(p[1])}'


@lru_cache(None)
def sample(pieces, step=4):
    """Points along cubic pieces, about `step` apart."""
    out = []
    for q in pieces:
        length = sum(hypot(q[i + 1][0] - q[i][0], q[i + 1][1] - q[i][1]) for i in range(3))
        k = max(2, round(length / step))
        out += [bezier(*q, i / k) for i in range(0 if not out else 1, k + 1)]
    return out


def turned(pieces, r):
    """Cubic pieces turned likewise."""
    return tuple(tuple(turn(p, r) for p in q) for q in pieces)


def curve_data(pieces, move=True):
    """Cubic pieces as path data."""
    d = f'M{point(pieces[0][0])}' if move else ''
    return d + ''.join(f'C{point(q[1])} {point(q[2])} {point(q[3])}' for q in pieces)


def closed_data(kind, r):
    """Area of a closed quadrant `r` as path data."""
    q = turned(CURVE[kind], r)
    a, b = point(turn((0, 0), r)), point(turn((200, 0), r))
    d = f'M{a}'
    if kind == 'RW':
        d += f'L{point(q[0][0])}'
    d += curve_data(q, False)
    if kind == 'LW':
        d += f'L{b}'
    return d + 'Z'


@lru_cache(None)
def closed_polygon(kind, r):
    """Area of a closed quadrant as points."""
    return [turn((0, 0), r)] + sample(turned(CURVE[kind], r)) + [turn((200, 0), r)]


def inside(p, polygon):
    """Whether a point lies in a polygon."""
    x, y = p
    r = False
    for (a, b), (c, d) in zip(polygon, polygon[-1:] + polygon[:-1]):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            r = not r
    return r


def distance(p, line):
    """Distance of a point from a polyline."""
    best, (a, b) = 1e9, line[0]
    for c, d in line[1:]:
        dx, dy, x, y = c - a, d - b, p[0] - a, p[1] - b
        along, length = x * dx + y * dy, dx * dx + dy * dy
        if along > 0:
            share = along / length if along < length else 1
            x, y = x - share * dx, y - share * dy
        gap = x * x + y * y
        if gap < best:
            best = gap
        a, b = c, d
    return sqrt(best)


def box_of(points):
    """The upright rectangle around points: x0, y0, x1, y1."""
    xs, ys = zip(*points)
    return min(xs), min(ys), max(xs), max(ys)


def in_box(p, box, reach=0):
    """Whether a point lies in a rectangle, or not further away from it."""
    return box[0] - reach <= p[0] <= box[2] + reach and box[1] - reach <= p[1] <= box[3] + reach


def offset(line, w):
    """The polyline moved sideways by `w` (to the right of its run)."""
    out = []
    for i, (x, y) in enumerate(line):
        a, b = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        k = hypot(dx, dy) or 1
        k2 = w(i / (len(line) - 1)) if callable(w) else w
        out.append((x - dy / k * k2, y + dx / k * k2))
    return out


def poly(points):
    """A polygon as path data."""
    return f'M{pts(points)}Z'


def smooth(points):
    """Closed smooth curve through points (Catmull-Rom) as path data."""
    k = len(points)
    d = f'M{point(points[0])}'
    for i in range(k):
        a, b, c, e = (points[(i + j) % k] for j in (-1, 0, 1, 2))
        p = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        q = (c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)
        d += f'C{point(p)} {point(q)} {point(c)}'
    return d + 'Z'


# Roads: pieces from side to side, or from a side to where they end.
ROADS = {
    'NS': (((100, 0), (100, 66), (100, 133), (100, 200)),),
    'EW': (((200, 100), (133, 100), (66, 100), (0, 100)),),
    'NE': (((100, 0), (100, 54), (146, 100), (200, 100)),),
    'ES': (((200, 100), (146, 100), (100, 146), (100, 200)),),
    'SW': (((100, 200), (100, 146), (54, 100), (0, 100)),),
    'WN': (((0, 100), (54, 100), (100, 54), (100, 0)),),
    'N': (((100, 0), (100, 33), (100, 66), (100, 100)),),
    'E': (((200, 100), (166, 100), (133, 100), (100, 100)),),
    'S': (((100, 200), (100, 166), (100, 133), (100, 100)),),
    'W': (((0, 100), (33, 100), (66, 100), (100, 100)),),
    # Up to the wall of a closed quadrant.
    's': (((100, 200), (100, 178), (100, 156), (100, 136)),),
}

# The land of the middle, closed quadrants (quadrant, kind, land), roads, middle; c is city, m meadow.
TILES = {
    'a': ('m', (), ('S',), 'cloister'),
    'b': ('m', (), (), 'cloister'),
    'c': ('c', (), (), ''),
    'd': ('m', ((0, 'WW', 'c'),), ('EW',), ''),
    'e': ('m', ((0, 'WW', 'c'),), (), ''),
    'f': ('c', ((0, 'WW', 'm'), (2, 'WW', 'm')), (), ''),
    'g': ('c', ((0, 'WW', 'm'), (2, 'WW', 'm')), (), ''),
    'h': ('m', ((0, 'WW', 'c'), (2, 'WW', 'c')), (), ''),
    'i': ('m', ((0, 'WW', 'c'), (1, 'WW', 'c')), (), ''),
    'j': ('m', ((0, 'WW', 'c'),), ('ES',), ''),
    'k': ('m', ((0, 'WW', 'c'),), ('SW',), ''),
    'l': ('m', ((0, 'WW', 'c'),), ('E', 'S', 'W'), 'village'),
    'm': ('m', ((3, 'LW', 'c'), (0, 'RW', 'c')), (), ''),
    'n': ('m', ((3, 'LW', 'c'), (0, 'RW', 'c')), (), ''),
    'o': ('m', ((3, 'LW', 'c'), (0, 'RW', 'c')), ('ES',), ''),
    'p': ('m', ((3, 'LW', 'c'), (0, 'RW', 'c')), ('ES',), ''),
    'q': ('c', ((2, 'WW', 'm'),), (), ''),
    'r': ('c', ((2, 'WW', 'm'),), (), ''),
    's': ('c', ((2, 'WW', 'm'),), ('s',), ''),
    't': ('c', ((2, 'WW', 'm'),), ('s',), ''),
    'u': ('m', (), ('NS',), ''),
    'v': ('m', (), ('SW',), ''),
    'w': ('m', (), ('E', 'S', 'W'), 'village'),
    'x': ('m', (), ('N', 'E', 'S', 'W'), 'village'),
}
# What lies at each side, from the north clockwise: f field, r road, c city.
EDGES = {
    'a': 'ffrf',
    'b': 'ffff',
    'c': 'cccc',
    'd': 'crfr',
    'e': 'cfff',
    'f': 'fcfc',
    'g': 'fcfc',
    'h': 'cfcf',
    'i': 'ccff',
    'j': 'crrf',
    'k': 'cfrr',
    'l': 'crrr',
    'm': 'cffc',
    'n': 'cffc',
    'o': 'crrc',
    'p': 'crrc',
    'q': 'ccfc',
    'r': 'ccfc',
    's': 'ccrc',
    't': 'ccrc',
    'u': 'rfrf',
    'v': 'ffrr',
    'w': 'frrr',
    'x': 'rrrr',
}
# Where a follower stands when the tile is not turned. That of a cloister does not turn with it.
SPOTS = {
    'a': {'road-0': (100, 174), 'farm-0': (162, 44), 'cloister': (63, 137)},
    'b': {'farm-0': (160, 46), 'cloister': (63, 137)},
    'c': {'city-0': (100, 104)},
    'd': {'city-0': (100, 42), 'road-0': (100, 100), 'farm-0': (168, 66), 'farm-1': (100, 154)},
    'e': {'city-0': (100, 42), 'farm-0': (100, 132)},
    'f': {'city-0': (138, 100), 'farm-0': (100, 30), 'farm-1': (100, 170)},
    'g': {'city-0': (100, 100), 'farm-0': (100, 30), 'farm-1': (100, 170)},
    'h': {'city-0': (100, 40), 'city-1': (100, 160), 'farm-0': (100, 100)},
    'i': {'city-0': (96, 40), 'city-1': (160, 104), 'farm-0': (62, 138)},
    'j': {'city-0': (100, 42), 'road-0': (130, 130), 'farm-0': (52, 138), 'farm-1': (172, 172)},
    'k': {'city-0': (100, 42), 'road-0': (70, 130), 'farm-0': (148, 138), 'farm-1': (28, 172)},
    'l': {
        'city-0': (100, 42),
        'road-0': (171, 100),
        'road-1': (100, 171),
        'road-2': (29, 100),
        'farm-0': (30, 68),
        'farm-1': (154, 154),
        'farm-2': (46, 154),
    },
    'm': {'city-0': (52, 52), 'farm-0': (140, 140)},
    'n': {'city-0': (52, 52), 'farm-0': (140, 140)},
    'o': {'city-0': (52, 52), 'road-0': (130, 130), 'farm-0': (100, 100), 'farm-1': (172, 172)},
    'p': {'city-0': (52, 52), 'road-0': (130, 130), 'farm-0': (100, 100), 'farm-1': (172, 172)},
    'q': {'city-0': (100, 84), 'farm-0': (100, 170)},
    'r': {'city-0': (100, 84), 'farm-0': (100, 170)},
    's': {'city-0': (100, 76), 'road-0': (100, 172), 'farm-0': (148, 182), 'farm-1': (52, 182)},
    't': {'city-0': (100, 76), 'road-0': (100, 172), 'farm-0': (148, 182), 'farm-1': (52, 182)},
    'u': {'road-0': (100, 100), 'farm-0': (156, 100), 'farm-1': (44, 100)},
    'v': {'road-0': (70, 130), 'farm-0': (136, 64), 'farm-1': (28, 172)},
    'w': {
        'road-0': (171, 100),
        'road-1': (100, 171),
        'road-2': (29, 100),
        'farm-0': (100, 40),
        'farm-1': (154, 154),
        'farm-2': (46, 154),
    },
    'x': {
        'road-0': (100, 29),
        'road-1': (171, 100),
        'road-2': (100, 171),
        'road-3': (29, 100),
        'farm-0': (46, 46),
        'farm-1': (154, 46),
        'farm-2': (154, 154),
        'farm-3': (46, 154),
    },
}


@lru_cache(None)
def walls(closed):
    """Wall lines as points, along each closed quadrant from left to right; two that share an open
    border have one line."""
    lines = [list(sample(turned(CURVE[kind], quadrant), 3)) for quadrant, kind, _ in closed]
    for line in lines:
        for other in lines[::-1]:
            (a, b), (c, d) = line[-1], other[0]
            if other is not line and hypot(a - c, b - d) < 0.5 and not {a, b} <= {0, 200}:
                line += other[1:]
                lines.remove(other)
    return lines
