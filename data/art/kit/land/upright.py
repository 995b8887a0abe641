# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands upright on a tile, for each rotation."""

from land import props
from land.decor import DECOR
from land.geometry import TILES, turn, walls
from land.houses import houses
from land.soil import in_city
from land.walls import Wall, draw_pieces, ends
from shapes import at, svg

# The houses of a village stand between its roads; whoever waits on these has room beside them.
VILLAGE = (('vg', 75, 75), ('ve', 125, 75), ('ve', 75, 125), ('vr', 125, 125))
# Half of the gap in a wall where a gate stands; how much further a pennant is to the fore.
GAP, FORE = 11, 26


def wall_items(tile, r):
    """Pieces of the walls, and the towers in which they end."""
    _, closed, roads, _ = TILES[tile]
    for line in walls(closed):
        lines = [line]
        if 's' in roads:
            gap = [i for i, p in enumerate(line) if abs(p[0] - 100) < GAP]
            lines = [line[: gap[0] + 1], line[gap[-1] :]]
        for one in lines:
            yield from ((y, 0, parts) for y, parts in Wall([turn(p, r) for p in one]).pieces())
    yield from ((y + 0.1, x, 'bastion') for x, y in ends(tile, r))


def thing_items(tile, r, variant):
    """Houses, trees and all that was placed by hand."""
    outside = [
        thing for thing in DECOR[tile][variant].get('props', ()) if not in_city(tile, thing[1:])
    ]
    for kind, x, y in houses(tile, variant) + outside:
        x, y = turn((x, y), r)
        yield y, x, kind


def middle_items(tile, r):
    """The cloister, the village, the gate."""
    _, _, roads, centre = TILES[tile]
    if centre == 'cloister':
        yield 116, 100, 'cloister'
    if centre == 'village':
        for kind, x, y in VILLAGE:
            x, y = turn((x, y), r)
            yield y + 7, x, kind
        yield 104, 100, 'well'
    if 's' in roads:
        x, y = turn((100, 131), r)
        if r % 2 == 0:
            yield y + 7, x, 'gatehouse'
        else:
            yield y - 11, x, 'keep'
            yield y + 16, x, 'keep'


def items(tile, r, variant):
    """All of them with their feet, back to front: [(y, x, kind of thing or parts of a wall)]."""
    found = [*wall_items(tile, r), *thing_items(tile, r, variant), *middle_items(tile, r)]
    return sorted(found, key=lambda item: (item[0] + FORE * (item[2] == 'pennant'), item[1]))


def draw(found):
    """Neighbouring pieces of wall are joined."""
    o, pieces = '', []
    for y, x, what in found:
        if isinstance(what, list):
            pieces.append(what)
            continue
        o += draw_pieces(pieces) + at(x, y, props.PROP[what]())
        pieces = []
    return o + draw_pieces(pieces)


def upright(tile, variant, r):
    """What stands on a tile with one of its rotations, 228 x 274; the tile begins at (14, 62)."""
    return svg(228, 274, at(14, 62, draw(items(tile, r, variant))))
