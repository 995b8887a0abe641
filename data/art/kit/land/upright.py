# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands upright on a tile, for each rotation."""

from land import props
from land.decor import DECOR
from land.geometry import *
from land.houses import houses
from land.soil import in_city
from land.walls import ends, wall_items, wall_run
from shapes import *

# The houses of a village stand between its roads; whoever waits on these has room beside them.
VILLAGE = (('vg', 75, 75), ('ve', 125, 75), ('ve', 75, 125), ('vr', 125, 125))


def upright_items(t, r, variant=0):
    """Everything upright of a tile at rotation r, sorted by foot: [(y, x, kind, drawing or wall parts)]."""
    base, closed, roads, centre, flag = TILES[t]
    d = DECOR[t][variant]
    items = []
    for line in walls(closed):
        lines = [line]
        if 's' in roads:  # the gate is a gap in the wall
            k = [i for i, p in enumerate(line) if abs(p[0] - 100) < 11]
            lines = [line[:k[0] + 1], line[k[-1]:]]
        for one in lines:
            for y, parts in wall_items([turn(p, r) for p in one]):
                items.append((y, 0, 'wall', parts))
    for x, y in ends(t, r):
        items.append((y + .1, x, 'bastion', None))
    for p, x, y in houses(t, variant) + [q for q in d.get('props', ()) if not in_city(t, (q[1], q[2]))]:
        x, y = turn((x, y), r)
        items.append((y, x, p, 26 if p == 'pennant' else None))
    if centre == 'cloister':
        items.append((116, 100, 'cloister', None))
    if centre == 'village':
        for p, x, y in VILLAGE:
            x, y = turn((x, y), r)
            items.append((y + 7, x, p, None))
        items.append((104, 100, 'well', None))
    if 's' in roads:
        x, y = turn((100, 131), r)
        if r % 2 == 0:
            items.append((y + 7, x, 'gatehouse', None))
        else:
            items += [(y - 11, x, 'gate', None), (y + 16, x, 'gate', None)]
    return sorted(items, key=lambda v: (v[0] + (v[3] if v[2] == 'pennant' else 0), v[1]))


def draw(items, dx=0.0, dy=0.0):
    """Text of upright items; neighbouring pieces of wall are joined tone by tone."""
    o, run = '', []

    for y, x, kind, parts in items:
        if kind == 'wall':
            run.append(parts)
            continue
        o += wall_run(run) + at(x + dx, y + dy, props.PROP[kind]())
        run = []
    return o + wall_run(run)


def upright(t, v, r):
    """What stands on a tile with one of its rotations, 228 x 274; the tile begins at (14, 62)."""
    return svg(228, 274, at(14, 62, draw(upright_items(t, r, v))))
