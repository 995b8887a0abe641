# SPDX-License-Identifier: GPL-3.0-or-later
"""Shapes of the segments of every tile, for highlights and for finding what the pointer is on: polygons at rotation 0, and the spot of a
follower. Cities, farms: land; roads: the band of the road; cloister: its court."""
import json
import pathlib
from functools import lru_cache

import land
from geometry import *

STEP = 2.5
K = int(200 / STEP)
# Ports of the farms (half sides clockwise from the north-west corner), in the order farm-0, farm-1, ...
FARMS = dict(zip('abcdefghijklmnopqrstuvwx', ('01234567', '01234567', '', '27 3456', '234567', '01 45', '01 45', '2367', '4567', '2567 34', '2347 56', '27 34 56', '2345', '2345',
                                               '25 34', '25 34', '45', '45', '4 5', '4 5', '1234 0567', '012347 56', '0127 34 56', '07 12 34 56')))
CITIES = {'h': 'N S', 'i': 'N E'}


def port_point(p):
    side, half = p // 2, p % 2
    return turn((50 + 100 * half, 4), side)


def label_map(t):
    """One letter for each cell: c0, r0, f0, ..."""
    base, closed, roads, centre, flag = TILES[t]
    lines = [sample(p, 4) for p in land.roads_of(t)]
    grid = [[None] * K for _ in range(K)]
    for j in range(K):
        for i in range(K):
            p = ((i + .5) * STEP, (j + .5) * STEP)
            if land.in_city(t, p):
                if t in CITIES:
                    k = [n_ for n_, (q, kk, l) in enumerate(closed) if inside(p, closed_polygon(kk, q))]
                    grid[j][i] = ('city', k[0])
                else:
                    grid[j][i] = ('city', 0)
                continue
            near = [n_ for n_, l in enumerate(lines) if distance(p, l) <= 12]
            if near:
                grid[j][i] = ('road', min(near, key=lambda n_: distance(p, lines[n_])))
    if centre == 'cloister':
        for j in range(K):
            for i in range(K):
                if hypot((i + .5) * STEP - 100, (j + .5) * STEP - 100) < 45:
                    grid[j][i] = ('cloister', 0)
    if centre == 'village':
        for j in range(K):
            for i in range(K):
                if hypot((i + .5) * STEP - 100, (j + .5) * STEP - 100) < 33:
                    grid[j][i] = ('village', 0)
    # farms: flood from their ports
    for n_, ports in enumerate(FARMS[t].split()):
        todo = []
        for c in ports:
            x, y = port_point(int(c))
            todo.append((min(K - 1, int(x / STEP)), min(K - 1, int(y / STEP))))
        todo = [q for q in todo if grid[q[1]][q[0]] is None]
        # a port whose middle is covered by a wall curve: look along the half side
        for c in ports:
            side, half = int(c) // 2, int(c) % 2
            for a in range(6, 96, 6):
                x, y = turn((100 * half + a, 4), side)
                q = (min(K - 1, int(x / STEP)), min(K - 1, int(y / STEP)))
                if grid[q[1]][q[0]] is None:
                    todo.append(q)
        while todo:
            i, j = todo.pop()
            if not (0 <= i < K and 0 <= j < K) or grid[j][i] is not None:
                continue
            grid[j][i] = ('farm', n_)
            todo += [(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)]
    return grid


def outline(grid, key):
    """Outer and inner boundaries of the cells of one label, simplified."""
    def has(i, j):
        return 0 <= i < K and 0 <= j < K and grid[j][i] == key
    edges_ = {}
    for j in range(K):
        for i in range(K):
            if not has(i, j):
                continue
            for (a, b), (di, dj) in ((((i, j), (i + 1, j)), (0, -1)), (((i + 1, j), (i + 1, j + 1)), (1, 0)), (((i + 1, j + 1), (i, j + 1)), (0, 1)), (((i, j + 1), (i, j)), (-1, 0))):
                if not has(i + di, j + dj):
                    edges_.setdefault(a, []).append(b)
    rings = []
    while edges_:
        a = next(iter(edges_))
        ring = [a]
        while True:
            nxt = edges_[ring[-1]]
            b = nxt.pop()
            if not nxt:
                del edges_[ring[-1]]
            if b == ring[0]:
                break
            ring.append(b)
        if len(ring) > 24:
            rings.append(simple([(x * STEP, y * STEP) for x, y in ring], 1.9))
    return rings


def simple(p, tol):
    """Douglas and Peucker on a ring."""
    k = max(range(len(p)), key=lambda i: hypot(p[i][0] - p[0][0], p[i][1] - p[0][1]))

    def go(q):
        if len(q) < 3:
            return q
        (a, b), (c, d) = q[0], q[-1]
        h = hypot(c - a, d - b) or 1
        far = max(range(1, len(q) - 1), key=lambda i: abs((q[i][0] - a) * (d - b) - (q[i][1] - b) * (c - a)) / h)
        if abs((q[far][0] - a) * (d - b) - (q[far][1] - b) * (c - a)) / h <= tol:
            return [q[0], q[-1]]
        return go(q[:far + 1])[:-1] + go(q[far:])
    return go(p[:k + 1])[:-1] + go(p[k:] + p[:1])[:-1]


@lru_cache(None)
def segments(t):
    grid = label_map(t)
    keys = sorted({c for row in grid for c in row if c and c[0] != 'village'})
    out = {}
    for kind, n_ in keys:
        name = kind if kind == 'cloister' else f'{kind}-{n_}'
        spot = SPOTS[t][name]
        out[name] = {'spot': list(spot), 'shape': ''.join(poly(r) for r in outline(grid, (kind, n_)))}
    assert set(out) == set(SPOTS[t]), (t, set(out) ^ set(SPOTS[t]))
    return out


def text():
    rows = []
    for t in TILES:
        inner = ',\n    '.join(json.dumps(k) + ': ' + json.dumps(v) for k, v in segments(t).items())
        rows.append(f'  "tile-{t}": {{\n    {inner}\n  }}')
    return ('{"about": "path data at rotation 0; turn with the ground. spot: foot of the follower; turn (x, y) to (200 - y, x) per quarter turn, the figure stays upright; the spot of a cloister does not turn.",\n'
            '"tiles": {\n' + ',\n'.join(rows) + '\n}}\n')
