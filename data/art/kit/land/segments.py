# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the segments of a tile lie, for highlights and for finding what the pointer is on.

A tile is a grid of cells; each belongs to one segment, or to a village, which is nobody's. Cities
and farms have their land, roads their band, cloisters their court.
"""

from functools import lru_cache
from math import hypot

from land.geometry import *
from land.soil import in_city, roads_of

STEP = 2.5
CELLS = int(200 / STEP)
# Half of the width of a road, radius of a cloister's court and of a village.
ROAD, COURT, VILLAGE = 12, 45, 33
# How far an outline may lie beside the edges of the cells; shorter rings are crumbs.
TOLERANCE, CRUMB = 1.9, 24
# The ports (half edges, clockwise from the north-west corner) of farm 0, farm 1 and so on.
FARMS = {
    'a': '01234567',
    'b': '01234567',
    'c': '',
    'd': '27 3456',
    'e': '234567',
    'f': '01 45',
    'g': '01 45',
    'h': '2367',
    'i': '4567',
    'j': '2567 34',
    'k': '2347 56',
    'l': '27 34 56',
    'm': '2345',
    'n': '2345',
    'o': '25 34',
    'p': '25 34',
    'q': '45',
    'r': '45',
    's': '4 5',
    't': '4 5',
    'u': '1234 0567',
    'v': '012347 56',
    'w': '0127 34 56',
    'x': '07 12 34 56',
}
# The order of the segments of a tile, as the rules have it.
LANDS = ('city', 'road', 'farm', 'cloister')


def built_on(tile, point, roads):
    """The segment at a point but for farms, and None where there is none."""
    _, closed, _, centre = TILES[tile]
    middle = hypot(point[0] - 100, point[1] - 100)
    if centre == 'cloister' and middle < COURT:
        return 'cloister', 0
    if centre == 'village' and middle < VILLAGE:
        return 'village', 0
    if in_city(tile, point):
        own = [
            i
            for i, (side, kind, _) in enumerate(closed)
            if inside(point, closed_polygon(kind, side))
        ]
        # Closed quadrants that share a border are one city.
        apart = all(kind == 'WW' for _, kind, land in closed if land == 'c')
        return 'city', own[0] if own and apart else 0
    near = [
        (distance(point, line), i)
        for i, (line, box) in enumerate(roads)
        if in_box(point, box, ROAD)
    ]
    return ('road', min(near)[1]) if near and min(near)[0] <= ROAD else None


def flood(grid, seeds, name):
    """Gives a name to all free cells that hang together with the seeds."""
    todo = list(seeds)
    while todo:
        i, j = todo.pop()
        if 0 <= i < CELLS and 0 <= j < CELLS and grid[j][i] is None:
            grid[j][i] = name
            todo += [(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)]


def port_cells(port):
    """Cells along a half edge: a wall may cover some of them."""
    for along in range(6, 96, 6):
        x, y = turn((100 * (port % 2) + along, 4), port // 2)
        yield min(CELLS - 1, int(x / STEP)), min(CELLS - 1, int(y / STEP))


def label_map(tile):
    """The segment of each cell."""
    lines = [sample(pieces, 4) for pieces in roads_of(tile)]
    roads = [(line, box_of(line)) for line in lines]
    grid = [
        [built_on(tile, ((i + 0.5) * STEP, (j + 0.5) * STEP), roads) for i in range(CELLS)]
        for j in range(CELLS)
    ]
    for number, ports in enumerate(FARMS[tile].split()):
        flood(grid, [cell for port in ports for cell in port_cells(int(port))], ('farm', number))
    return grid


def rim(grid, name):
    """The edges around the cells of a segment, by where they start; its land lies to the right."""
    edges = {}

    def has(i, j):
        return 0 <= i < CELLS and 0 <= j < CELLS and grid[j][i] == name

    for j in range(CELLS):
        for i in range(CELLS):
            if has(i, j):
                for a, b, beside in (
                    ((i, j), (i + 1, j), (i, j - 1)),
                    ((i + 1, j), (i + 1, j + 1), (i + 1, j)),
                    ((i + 1, j + 1), (i, j + 1), (i, j + 1)),
                    ((i, j + 1), (i, j), (i - 1, j)),
                ):
                    if not has(*beside):
                        edges.setdefault(a, []).append(b)
    return edges


def outline(grid, name):
    """The rings around a segment, in units of the tile."""
    edges, rings = rim(grid, name), []
    while edges:
        ring = [next(iter(edges))]
        while True:
            ends = edges[ring[-1]]
            end = ends.pop()
            if not ends:
                del edges[ring[-1]]
            if end == ring[0]:
                break
            ring.append(end)
        if len(ring) > CRUMB:
            rings.append(simple([(x * STEP, y * STEP) for x, y in ring]))
    return rings


def thinned(line):
    """A line with fewer points (Douglas and Peucker)."""
    if len(line) < 3:
        return line
    (a, b), (c, d) = line[0], line[-1]
    length = hypot(c - a, d - b) or 1
    gap, far = max(
        (abs((x - a) * (d - b) - (y - b) * (c - a)) / length, i)
        for i, (x, y) in enumerate(line[1:-1], 1)
    )
    if gap <= TOLERANCE:
        return [line[0], line[-1]]
    return thinned(line[: far + 1])[:-1] + thinned(line[far:])


def simple(ring):
    """A ring with fewer points: thinned in two halves."""
    x, y = ring[0]
    far = max(range(len(ring)), key=lambda i: hypot(ring[i][0] - x, ring[i][1] - y))
    return thinned(ring[: far + 1])[:-1] + thinned(ring[far:] + ring[:1])[:-1]


@lru_cache(None)
def segments(tile):
    """Of each segment of a tile, in the order of the rules: land, spot of a follower, rings."""
    grid = label_map(tile)
    names = {cell for row in grid for cell in row if cell and cell[0] != 'village'}
    return [
        (
            land,
            SPOTS[tile][land if land == 'cloister' else f'{land}-{number}'],
            outline(grid, (land, number)),
        )
        for land, number in sorted(names, key=lambda name: (LANDS.index(name[0]), name[1]))
    ]
