# SPDX-License-Identifier: GPL-3.0-or-later
"""Shapes that altered tiles are composed of: closed quadrants, bands along walls, favor roads.

All is drawn for the northern quadrant of a tile of 200 x 200; views turn it. The kind of a closed
quadrant says which of its borders are walls, seen from the middle: both (ww), the left one (lw),
the right one (rw), or none (oo).
"""

from land.geometry import CURVE, curve_data, offset, poly, sample
from land.soil import VERGE
from palette import *
from shapes import *

KINDS = ('ww', 'lw', 'rw', 'oo')
LANDS = {'meadow': GRASS, 'city': FLOOR, 'stone': mix(STONE, STONE_L, 0.7)}
BANDS = {'meadow': VERGE, 'city': mix(FLOOR, FLOOR_D, 0.5), 'stone': STONE}
OPEN = (((78, 78), (90, 66), (110, 66), (122, 78)),)


def curve(kind):
    """Where a closed quadrant of that kind ends."""
    return CURVE.get(kind.upper(), OPEN)


def closed(kind):
    """Path data of a closed quadrant."""
    d = 'M0 0'
    if kind in ('rw', 'oo'):
        d += f'L{pts(curve(kind)[0][:1])}'
    d += curve_data(curve(kind), False)
    if kind in ('lw', 'oo'):
        d += 'L200 0'
    return d + 'Z'


def band(kind, side):
    """A band along the wall, on one side of it; it tapers where the wall ends."""
    line = sample(curve(kind), 4)

    def width(u):
        return side * 14 * min(1, 5 * u, 5 * (1 - u))

    return poly(line + offset(line, width)[::-1])


def slabs(last):
    """Cuts between the slabs of a paved quadrant, down to the row `last`."""
    return P(
        ''.join(
            cut(x, 10 + 11 * j, x + 8, 10 + 11 * j, 0.9)
            for j in range(last)
            for x in range(30 + 11 * j + (j % 2) * 9, 162 - 11 * j, 24)
        ),
        FLOOR_D,
    )


def quadrant(land, kind, middle):
    """A closed quadrant with the bands on both sides of its wall."""
    o = P(closed(kind), LANDS[land])
    if land == 'city':
        o += slabs(4)
    if kind != 'oo':
        o += P(band(kind, 1), BANDS[middle]) + P(band(kind, -1), BANDS[land])
    return o


# The outline of a triangle favor, inside of its quadrant.
OUTLINES = {
    'ww': 'M40 10H160C146 32 128 52 100 52C72 52 54 32 40 10Z',
    'lw': 'M40 10H166L112 64C96 60 70 42 40 10Z',
    'rw': 'M34 10H160C130 42 104 60 88 64Z',
    'oo': 'M32 10H168L114 66Q100 60 86 66Z',
    'open': 'M30 10H170L100 80Z',
}


def inlay(kind):
    """Gold that shows a laid triangle."""
    d = OUTLINES[kind]
    return L(d, GOLD_D, 8) + L(d, GOLD, 5) + L(d, GOLD_L, 1.8)


def paved(*ways):
    """Roads of the Philosopher: paved, with gilded rims."""

    def blunt(tone, width):
        data = ''.join(curve_data(way) for way in ways)
        return (
            f'<path fill="none" stroke="{tone}" stroke-width="{width}" stroke-linecap="butt" '
            f'd="{data}"/>'
        )

    rims = ((VERGE, 33), (GOLD_D, 29), (GOLD, 26), (GOLD_L, 22.5), (GOLD_D, 21), (ROAD_L, 19))
    return ''.join(blunt(tone, width) for tone, width in rims) + joints(ways)


def joints(ways):
    """The joints across paved roads."""
    d = ''
    for way in ways:
        line = sample(way, 3)
        left, right = offset(line, -8), offset(line, 8)
        for i in range(3, len(line) - 2, 4):
            d += cut(*left[i], *right[i], 0.9)
    return P(d, ROAD_D)


def disc(tone, r=38):
    """A round token: a gold rim."""
    o = C(100, 100, r, GOLD_X) + C(100, 100, r - 1.4, GOLD)
    return o + C(100, 100, r - 4.6, GOLD_D) + C(100, 100, r - 6, tone)
