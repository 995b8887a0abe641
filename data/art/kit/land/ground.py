# SPDX-License-Identifier: GPL-3.0-or-later
"""The ground of a tile: it has no light, so it may be turned."""

from land.geometry import *
from land.soil import VERGE, roads_of, soil
from palette import *
from shapes import *


def way(data, tone, width):
    """A line that ends bluntly: a road joins the next tile, or ends under something."""
    return (
        f'<path fill="none" stroke="{tone}" stroke-width="{width}" stroke-linecap="butt" '
        f'stroke-linejoin="round" d="{data}"/>'
    )


def ruts(pieces):
    """The two ruts of a road."""
    line, d = sample(pieces, 6), ''
    for w in (-4.2, 4.2):
        p = offset(line, w)
        d += 'M' + 'L'.join(point(q) for q in p[::2] + ([p[-1]] if len(p) % 2 == 0 else []))
    return f'<path fill="none" stroke="{mix(ROAD, ROAD_D, 0.62)}" stroke-width="1.5" d="{d}"/>'


def over(pieces):
    """The same road, a little longer where it meets a side, so that no hair line opens there."""
    out = [list(piece) for piece in pieces]
    for piece, end in ((out[0], 0), (out[-1], 3)):
        piece[end] = tuple({0: -0.6, 200: 200.6}.get(v, v) for v in piece[end])
    return out


def ground(t, variant, lines=True):
    """The ground of a tile, 200 x 200; with lines along its sides, so that tiles can be counted."""
    _, _, _, centre = TILES[t]
    o = soil(t, variant)
    data = ''.join(curve_data(over(pieces)) for pieces in roads_of(t))
    if centre:
        o += C(100, 100, 49 if centre == 'cloister' else 36, VERGE)
    if data:
        o += way(data, VERGE, 31) + way(data, EARTH, 24)
    if centre:
        o += court() if centre == 'cloister' else C(100, 100, 33, EARTH)
    if data:
        o += way(data, ROAD, 19) + ''.join(ruts(pieces) for pieces in roads_of(t))
    if centre == 'village':
        o += C(100, 100, 30.4, ROAD) + C(100, 100, 14, ROAD_L)
    return o + (grid(t) if lines else '')


def court():
    """Garden of a cloister in its ring wall, the same after every quarter turn."""
    o = C(100, 100, 45, STONE_D) + C(100, 100, 43.6, STONE_L) + C(100, 100, 41, FLOOR_L)
    beds = ''
    for i in range(8):
        a, b = 45 * i + 7, 45 * i + 38
        p = [
            polar(100, 100, 37, a),
            polar(100, 100, 37, b),
            polar(100, 100, 26, b - 2),
            polar(100, 100, 26, a + 2),
        ]
        beds += f'M{pts(p[:1])}A37 37 0 0 1 {pts(p[1:2])}L{pts(p[2:3])}A26 26 0 0 0 {pts(p[3:])}Z'
    return o + P(beds, GRASS_D, f'stroke="{LEAF_D}" stroke-width="1.6" stroke-linejoin="round"')


def grid(t):
    """Thin line along the sides, in a tone of what it crosses, so that tiles can be counted."""
    e = EDGES[t]
    out = {}
    for side in range(4):
        c = mix(FLOOR, FLOOR_D, 0.6) if e[side] == 'c' else mix(GRASS, GRASS_D, 0.6)
        spans = ((0, 200),) if e[side] != 'r' else ((0, 88), (112, 200))
        for a, b in spans:
            p, q = turn((a, 0.5), side), turn((b, 0.5), side)
            out[c] = out.get(c, '') + f'M{point(p)}L{point(q)}'
    return ''.join(
        f'<path fill="none" stroke="{c}" stroke-width="1" d="{d}"/>' for c, d in out.items()
    )


def base():
    """The edge of the cardboard, 206 x 214, for (-3, -3): seen where no tile lies to the south."""
    return svg(
        206,
        214,
        at(
            3,
            3,
            P('M-1.5-1.5H201.5V208H-1.5Z', mix(EARTH_D, EARTH_X, 0.5))
            + P('M-1.5 200H201.5V205H-1.5Z', EARTH),
        ),
    )
