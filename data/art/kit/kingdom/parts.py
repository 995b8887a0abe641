# SPDX-License-Identifier: GPL-3.0-or-later
"""What the ground of an altered tile is composed of, 200 x 200 each, drawn for the north."""

import random

from kingdom.terrain import *
from land.fields import fields
from land.geometry import ROADS
from land.ground import court, over, ruts, way
from land.soil import PATCH_L, blob, flowers, mottle
from palette import *
from shapes import *

# From the north to a closed quadrant over another side.
TO_WALL = {
    'across': (((100, 0), (100, 45), (100, 90), (100, 136)),),
    'right': (((100, 0), (100, 60), (96, 100), (136, 100)),),
    'left': (((100, 0), (100, 60), (104, 100), (64, 100)),),
    'stop': (((100, 0), (100, 22), (100, 44), (100, 64)),),
}
EAST_WEST = ROADS['EW']
CROPS = [
    ('w', 0, (58, 18), (98, 18), (98, 38), (76, 36)),
    ('g', 90, (102, 18), (142, 18), (124, 36), (102, 38)),
]


def soil(land):
    """The land of the middle, all over."""
    rnd = random.Random(land)
    o = R(0, 0, 200, 200, LANDS[land])
    if land == 'meadow':
        return o + mottle('b', rnd) + flowers(rnd, lambda p: False)
    if land == 'city':
        return o + ''.join(G(slabs(8), f'rotate({90 * i} 100 100)') for i in range(4))
    stones = ''.join(
        cut(x, y, x + 12, y, 1)
        for y in range(12, 196, 14)
        for x in range(10 + y // 14 % 2 * 12, 180, 26)
    )
    return o + P(stones, STONE)


def edge(land):
    """The thin line along a side, so that tiles can be counted."""
    tone = mix(FLOOR, FLOOR_D, 0.6) if land == 'city' else mix(GRASS, GRASS_D, 0.6)
    return f'<path fill="none" stroke="{tone}" stroke-width="1" d="M0 0.5H200"/>'


def road(name):
    """An ordinary road."""
    pieces = TO_WALL.get(name) or ROADS[name.upper()]
    data = curve_data(over(pieces))
    return way(data, VERGE, 31) + way(data, EARTH, 24) + way(data, ROAD, 19) + ruts(pieces)


def bridge():
    """A road from north to south on a bridge, another one below it."""
    o = paved(EAST_WEST)
    o += P('M78 50L68 66V134L78 150H122L132 134V66L122 50Z', STONE_D)
    o += P('M80 54L72 68V132L80 146H120L128 132V68L120 54Z', STONE_L)
    o += paved(ROADS['NS'])
    for tone, width in ((STONE_D, 8), (STONE_L, 5)):
        o += L('M83 56V144M117 56V144', tone, width)
    return o


def village():
    """Where roads end, as it is printed."""
    return C(100, 100, 36, VERGE) + C(100, 100, 33, EARTH) + C(100, 100, 30.4, ROAD) + C(
        100, 100, 14, ROAD_L
    )


def jester():
    """The square of the Jester."""
    spokes = ''.join(
        cut(*polar(100, 100, 21, a), *polar(100, 100, 29, a), 0.9) for a in range(0, 360, 30)
    )
    return disc(ROAD) + C(100, 100, 17, ROAD_L) + P(spokes, ROAD_D)


def noblewoman():
    """The garden of a cloister in gold."""
    o = C(100, 100, 50, GOLD_X) + C(100, 100, 48.6, GOLD) + C(100, 100, 45.6, GOLD_D)
    return o + G(court(), 'translate(2 2) scale(.98)')


def hunter():
    """The meadow of the Hunter in the middle."""
    patches = blob(92, 96, 15, 11, random.Random(1)) + blob(110, 108, 11, 9, random.Random(2))
    return disc(GRASS) + P(patches, PATCH_L)


def hunter_arm():
    """The same on the way to a side."""
    o = P(rounded(76, 2, 48, 62, 6), GOLD_X) + P(rounded(77.4, 3.4, 45.2, 59.2, 5), GOLD)
    o += P(rounded(82, 8, 36, 50, 3), GRASS)
    return o + P(blob(98, 30, 12, 16, random.Random(3)), PATCH_L)


GROUND = {f'soil-{land}': lambda land=land: soil(land) for land in LANDS}
GROUND |= {f'edge-{land}': lambda land=land: edge(land) for land in ('city', 'meadow')}
GROUND |= {
    f'quadrant-{land}-{kind}-{middle}': lambda a=(land, kind, middle): quadrant(*a)
    for land in ('city', 'meadow')
    for kind in KINDS
    for middle in LANDS
}
GROUND |= {f'inlay-{kind}': lambda kind=kind: inlay(kind) for kind in OUTLINES}
GROUND |= {
    f'road-{name}': lambda name=name: road(name) for name in ('n', 'ns', 'ne', *TO_WALL)
}
GROUND |= {
    'paved-ns': lambda: paved(ROADS['NS']),
    'paved-ne': lambda: paved(ROADS['NE']),
    'paved-bridge': bridge,
    'crops': lambda: fields(CROPS),
    'ground-village': village,
    'ground-cloister': lambda: C(100, 100, 49, VERGE) + court(),
    'ground-jester': jester,
    'ground-noblewoman': noblewoman,
    'ground-hunter': hunter,
    'ground-arm': hunter_arm,
}
ALL = {name: lambda draw=draw: svg(200, 200, draw()) for name, draw in GROUND.items()}
