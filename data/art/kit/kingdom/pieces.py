# SPDX-License-Identifier: GPL-3.0-or-later
"""Favors as they lie beside the board, with rims, so that they lie on any ground."""

import random

from kingdom.emblems import EMBLEMS, glyph
from kingdom.parts import CROPS, bridge, hunter, jester, noblewoman
from kingdom.terrain import *
from kingdom.upright import FAVOR, MIDDLE, THINGS, town
from land.fields import fields
from land.geometry import ROADS, sample
from land.props import cloister
from land.soil import PATCH_L, blob
from land.walls import Wall, draw_pieces
from orders.scenes import crown
from palette import *
from shapes import *

WALLED = ('laborer', 'guard')
URBAN = ('laborer', 'knight')


def triangle(favor):
    """A triangle, 224 x 158; the corner of its quadrant lies at (12, 42)."""
    outline = 'M-6-6H206L100 108Z'
    o = ''
    for tone, width in ((PAPER, 12), (INK, 7), (GOLD, 2.4)):
        o += P(outline, tone, f'stroke="{tone}" stroke-width="{width}" stroke-linejoin="round"')
    kind = 'ww' if favor in WALLED else 'open'
    land = 'city' if favor in URBAN else 'meadow'
    o += P('M0 0H200L100 100Z', LANDS['meadow' if favor in WALLED else land])
    if kind == 'ww':
        o += quadrant(land, kind, 'meadow')
    elif land == 'city':
        o += slabs(7)
    if favor == 'farmer':
        o += fields(CROPS)
    o += inlay(kind)
    items = [(y, x, name) for name, x, y in (town(kind) if land == 'city' else FAVOR[favor])]
    if kind == 'ww':
        line = sample(curve(kind), 3)
        items += [(y, 0, parts) for y, parts in Wall(line[4:-4]).pieces()]
    pieces = []
    for y, x, what in sorted(items, key=lambda item: item[:2]):
        if isinstance(what, list):
            pieces.append(what)
        else:
            o += draw_pieces(pieces) + at(x, y, THINGS[what]())
            pieces = []
    return svg(224, 158, at(12, 42, o + draw_pieces(pieces) + sign(favor)))


def sign(favor):
    """The emblem on a triangle."""
    o = C(100, 40, 21, INK) + C(100, 40, 18.6, GOLD) + C(100, 40, 15.4, PAPER)
    return o + at(100, 40, G(glyph(favor, INK), 'translate(-12 -12)'), 1.04)


def token(favor):
    """A round token, 100 x 116; the middle of its disc lies at (50, 66)."""
    o = C(100, 100, 47, PAPER) + C(100, 100, 44.5, INK) + C(100, 100, 41.5, GOLD)
    if favor == 'noblewoman':
        garden = G(noblewoman(), 'translate(100 100) scale(.82) translate(-100 -100)')
        return svg(100, 116, at(-50, -34, o + garden + at(100, 108, cloister(), 0.8)))
    o += {'jester': jester, 'hunter': hunter}[favor]()
    for kind, x, y in sorted(MIDDLE[favor], key=lambda item: item[2]):
        o += at(100 + x, 100 + y, THINGS[kind]())
    return svg(100, 116, at(-50, -34, o))


def road(kind):
    """A road of the Philosopher in a square of grass, 112 x 112."""
    o = P(rounded(1, 1, 110, 110, 6), PAPER) + P(rounded(3, 3, 106, 106, 5), INK)
    o += R(6, 6, 100, 100, GRASS) + P(
        blob(28, 30, 16, 12, random.Random(4)) + blob(84, 80, 16, 14, random.Random(5)), PATCH_L
    )
    drawn = bridge() if kind == 'bridge' else paved(ROADS[{'straight': 'NS', 'curve': 'NE'}[kind]])
    body = G(drawn, 'translate(-26 -26) scale(.82)')
    return svg(112, 112, o + clipped(f'piece-{kind}', 'M6 6H106V106H6Z', body))


def king():
    """The favor of the King, 120 x 120."""
    o = C(60, 60, 59, PAPER) + C(60, 60, 57, INK) + C(60, 60, 54, GOLD) + C(60, 60, 48, GOLD_D)
    o += C(60, 60, 46, RED_D) + rays(60, 60, 0, 46, 28, RED)
    return svg(120, 120, o + crown(60, 58, 0.84))


ALL = {f'piece-{favor}': lambda favor=favor: triangle(favor) for favor in EMBLEMS}
ALL |= {
    f'piece-{favor}': lambda favor=favor: token(favor)
    for favor in ('jester', 'hunter', 'noblewoman')
}
ALL |= {f'piece-{kind}': lambda kind=kind: road(kind) for kind in ('straight', 'curve', 'bridge')}
ALL |= {'piece-king': king}
