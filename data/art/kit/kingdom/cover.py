# SPDX-License-Identifier: GPL-3.0-or-later
"""The cover: the King in a great ring, six of his court in a bow around the land that they wish for."""

from kingdom.court import DRAW
from kingdom.figures import plain
from land import props
from palette import *
from shapes import *

NAME = 'cover'
# The great ring.
CX, CY, RING = 160, 140, 96
BUST = .84
# Who stands in the bow, and where.
BOW = {'queen': (48, 214), 'bishop': (66, 274), 'general': (112, 318),
       'jester': (208, 318), 'magician': (254, 274), 'noblewoman': (272, 214)}


def disc(x, y, r):
    """The path of a circle."""
    return f'M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z'


def bust(name, x, y, r, scale):
    """Somebody of the court in a round window; the face a little above its middle."""
    body = G(DRAW[name](plain), f'translate({n(x - 120 * scale)} {n(y - 110 * scale)}) scale({n(scale)})')
    return clipped(f'bust-{name}', disc(x, y, r), body)


def king():
    """The King in the ring."""
    o = C(CX, CY, RING + 11, JADE_X) + C(CX, CY, RING + 9, GOLD_D) + C(CX, CY, RING + 6, GOLD)
    o += bust('king', CX, CY + 1, RING, BUST)
    return o + O(CX, CY, RING + 3, GOLD, 6) + O(CX, CY, RING, GOLD_D, 2)


def put(*things):
    """Things by kind, place and scale, back to front."""
    return ''.join(at(x, y, props.PROP[kind](), scale) for kind, x, y, scale in things)


def land():
    """A road around a cloister in a town, as the King wishes, with fields before it."""
    o = P('M0 400V318Q80 286 160 286T320 318V400Z', GRASS_X) + P('M0 400V330Q80 300 160 300T320 330V400Z', GRASS_D)
    o += put(('poplar', 26, 338, 1.2), ('poplar', 294, 338, 1.2), ('keep', 122, 350, 1.2), ('keep', 198, 350, 1.2))
    o += put(('gr', 140, 344, 1.2), ('ge', 180, 344, 1.2)) + P('M0 400V368Q80 340 160 340T320 368V400Z', GRASS)
    ring = 'M160 346C196 346 222 354 222 365C222 377 196 385 160 385C124 385 98 377 98 365C98 354 124 346 160 346Z'
    o += L(ring, ROAD_D, 11) + L(ring, ROAD, 8)
    o += put(('chapel', 160, 372, 1.7), ('tree', 126, 372, 1), ('tree', 194, 372, 1))
    o += put(('gr', 76, 368, 1.15), ('er', 50, 376, 1.1), ('mill', 262, 374, 1.1), ('er', 240, 366, 1.05))
    return o + put(('sheep', 282, 388, 1.1), ('sheep2', 34, 392, 1.1))


def bow():
    """The six in their medallions."""
    o = L('M43 206Q58 304 112 326M277 206Q262 304 208 326', GOLD, 4)
    for name, (x, y) in BOW.items():
        o += bust(name, x, y, 30, .36) + O(x, y, 35, JADE_X, 3.4) + O(x, y, 31, GOLD, 5.4)
        o += O(x, y, 28.4, GOLD_D, 1.4)
    return o


def cover():
    """320 x 400, no letters."""
    base = mix(JADE_D, JADE_X, .4)
    o = R(0, 0, 320, 400, base) + rays_box(CX, CY, (0, 0, 320, 400), 32, mix(JADE_D, JADE_X, .1))
    o += king() + land() + bow()
    hole = window(13, 13, 307, 387, 20)
    o += P('M-2-2H322V402H-2Z' + hole, base, 'fill-rule="evenodd"') + L(hole, GOLD, 3)
    o += L(window(8, 8, 312, 392, 20), GOLD_D, 1.6)
    return svg(320, 400, clipped(NAME, rounded(0, 0, 320, 400, 18), o))


ALL = {NAME: cover}
