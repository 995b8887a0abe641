# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands on an altered tile, 228 x 274 each; the tile begins at (14, 62).

It is lit from the upper left, so nothing is turned: there is one file for each side.
"""

from kingdom.emblems import EMBLEMS, glyph
from kingdom.terrain import *
from land.geometry import distance, inside, sample, turn
from land.props import PROP
from land.walls import Wall, draw_pieces
from palette import *
from shapes import *

SIDES = 'nesw'
# Towns of a quadrant, row by row; those of an open one reach to the middle.
HOUSES = (
    ('gr', 40, 17),
    ('ee', 64, 19),
    ('er', 88, 16),
    ('ge', 112, 18),
    ('er', 136, 16),
    ('gr', 160, 18),
    ('er', 64, 40),
    ('gj', 88, 38),
    ('er', 112, 41),
    ('ge', 136, 39),
    ('gr', 88, 60),
    ('ee', 112, 61),
)
# What grows in an open meadow, beside a road.
GREEN = (('tree2', 48, 20), ('bush2', 62, 30), ('fruit', 144, 22), ('bush2', 156, 14))
# What stands in a meadow behind a wall.
POCKET = (('bush2', 78, 22), ('tree2', 124, 28))
# What a favor brings.
FAVOR = {
    'farmer': (('stack2', 44, 18), ('tree2', 156, 18)),
    'guard': (('keep', 62, 24), ('tree2', 138, 24)),
    'astronomer': (('bush2', 50, 18), ('bush2', 150, 18)),
}
MIDDLE = {
    'village': (
        ('vg', -25, -18),
        ('ve', 25, -18),
        ('ve', -25, 32),
        ('vr', 25, 32),
        ('well', 0, 4),
    ),
    'cloister': (('cloister', 0, 16),),
    'jester': (('tent', 0, 14), ('flag', -24, 8), ('flag', 24, 8)),
    'hunter': (('pine', -11, 2), ('pine2', 8, -4), ('pine2', -2, 16), ('deer', 17, 20)),
}
ARM = (('bush2', 92, 26), ('pine2', 108, 44))
# How far a house keeps from a wall, and from the sides of its quadrant.
WALL, BORDER = 13, 11


def tent():
    """The Jester's tent."""
    o = P('M-21 0L-17-18H17L21 0Q0 6-21 0Z', PAPER) + P(
        'M-21 0L-17-18H-9L-10.6 2.2Q-16 1.6-21 0ZM-3.2 3L-3-18H4L4.2 3ZM10.6 2.2L9.4-18H17L21 0Z',
        RED,
    )
    o += P('M0-44L-22-17Q0-11 22-17Z', GOLD_D) + P('M0-44L-22-17Q-17-15.4-11.6-14.6Z', RED_L)
    o += P('M0-44L-11.6-14.6Q-5-13.8-1-13.8Z', GOLD_L) + P('M0-44L-1-13.8Q6-13.8 11-14.6Z', RED)
    o += P('M-3.6 3V-7Q0-11 3.6-7V3Z', INK) + P('M-.9-43V-56H.9V-43Z', INK)
    return o + P('M.9-56L13-52L.9-48Z', JADE)


def flag():
    """A small flag."""
    return P('M-.9 1V-24H.9V1Z', INK) + P('M.9-24L11-21L.9-17Z', BLUE)


def deer():
    """A deer."""
    o = P(
        'M-8 0L-7-8C-10-9-10-14-6-15L3-15.5C4.5-17 5-19 5.6-21L3.8-23L6-24C8-25 10-24 10.4-22.4'
        'L12-21.4Q12-20 10.6-19.8L9-19.8C9-16.5 8.4-13.6 7-11.6L6-8'
        'L6.8 0H5.2L4.2-7.4L-4-8L-5.6-6.4L-6.4 0Z',
        EARTH,
    )
    return o + L('M6-24C5-27 3-28 2.6-31M7.6-24C8-27 10-28 10.6-31', EARTH_X, 1.2)


THINGS = PROP | {'tent': tent, 'flag': flag, 'deer': deer}


def upright(items):
    """A file of things and pieces of wall: [(y, x, kind of thing or parts of a wall)]."""
    o, pieces = '', []
    for y, x, what in sorted(items, key=lambda item: item[:2]):
        if isinstance(what, list):
            pieces.append(what)
            continue
        o += draw_pieces(pieces) + at(x, y, THINGS[what]())
        pieces = []
    return svg(228, 274, at(14, 62, o + draw_pieces(pieces)))


def put(things, side):
    """Things of the northern quadrant on that of a side."""
    for kind, x, y in things:
        x, y = turn((x, y), side)
        yield y + 2, x, kind


def wall(kind, side):
    """The wall of a closed quadrant, with a tower where it ends in a corner."""
    line = [turn(p, side) for p in sample(curve(kind), 3)]
    yield from ((y, 0, parts) for y, parts in Wall(line).pieces())
    for x, y in (line[0], line[-1]):
        if {x, y} <= {0, 200}:
            yield y + 0.1, x, 'bastion'


def town(kind):
    """The houses that have room in a quadrant."""
    if kind == 'open':
        line, area = [(0, 0), (100, 100), (200, 0)], [(0, 0), (100, 100), (200, 0)]
    else:
        line = sample(curve(kind), 3)
        area = [(0, 0), *line, (200, 0)]
    room = BORDER if kind in ('open', 'oo') else WALL
    return [
        house for house in HOUSES if inside(house[1:], area) and distance(house[1:], line) > room
    ]


def quadrant_city(kind, side):
    """A closed quadrant of houses with its wall."""
    return upright([*put(town(kind), side), *(wall(kind, side) if kind != 'oo' else ())])


def gate(side):
    """Where a road reaches a wall."""
    x, y = turn((100, 69), side)
    if side % 2 == 0:
        return upright([(y + 7, x, 'gatehouse')])
    return upright([(y - 11, x, 'keep'), (y + 16, x, 'keep')])


def emblem(favor):
    """The sign of a triangle favor, 48 x 48."""
    o = C(24, 24, 24, PAPER) + C(24, 24, 22.5, INK) + C(24, 24, 20.6, GOLD) + C(24, 24, 18.4, PAPER)
    return svg(48, 48, o + at(24, 24, G(glyph(favor, INK), 'translate(-12 -12)'), 1.22))


ALL = {
    f'town-{kind}-{name}': lambda a=(kind, side): quadrant_city(*a)
    for kind in KINDS
    for side, name in enumerate(SIDES)
}
ALL |= {
    f'town-open-{name}': lambda side=side: upright(put(town('open'), side))
    for side, name in enumerate(SIDES)
}
ALL |= {
    f'wall-{kind}-{name}': lambda a=(kind, side): upright(wall(*a))
    for kind in KINDS[:3]
    for side, name in enumerate(SIDES)
}
ALL |= {
    f'green-{name}': lambda side=side: upright(put(GREEN, side))
    for side, name in enumerate(SIDES)
}
ALL |= {
    f'pocket-{name}': lambda side=side: upright(put(POCKET, side))
    for side, name in enumerate(SIDES)
}
ALL |= {f'gate-{name}': lambda side=side: gate(side) for side, name in enumerate(SIDES)}
ALL |= {
    f'stand-{favor}-{name}': lambda things=things, side=side: upright(put(things, side))
    for favor, things in FAVOR.items()
    for side, name in enumerate(SIDES)
}
ALL |= {
    f'stand-arm-{name}': lambda side=side: upright(put(ARM, side))
    for side, name in enumerate(SIDES)
}
ALL |= {
    f'stand-{name}': lambda things=things: upright(
        [(100 + y, 100 + x, kind) for kind, x, y in things]
    )
    for name, things in MIDDLE.items()
}
ALL |= {f'emblem-{favor}': lambda favor=favor: emblem(favor) for favor in EMBLEMS}
