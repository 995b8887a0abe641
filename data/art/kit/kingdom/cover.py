# SPDX-License-Identifier: GPL-3.0-or-later
"""The cover: the King in a great ring, four of his court in a bow before the land that they wish for."""

from kingdom.court import DRAW
from kingdom.figures import GROUND, SHAPE
from land import props
from palette import *
from shapes import *

NAME = 'cover'
# The great ring.
CX, CY, RING = 160, 146, 96
# Who stands in the bow, and where.
BOW = {'noblewoman': (52, 232), 'laborer': (92, 300), 'philosopher': (228, 300), 'jester': (268, 232)}


def bust(name, x, y, r):
    """Somebody of the court in a round window; all but crowns stay within it."""
    d, m, _ = GROUND[SHAPE[name]]
    scale = r / 105
    body = DRAW[name](lambda *_: C(120, 120, 106, d))
    return G(body, f'translate({n(x - 120 * scale)} {n(y - 120 * scale)}) scale({n(scale)})')


def king():
    """The King in the ring, his crown before it."""
    o = C(CX, CY, RING + 11, JADE_X) + C(CX, CY, RING + 9, GOLD_D) + C(CX, CY, RING + 6, GOLD)
    o += C(CX, CY, RING, GOLD_D)
    return o + bust('king', CX, CY, RING - 1)


def put(*things):
    """Things by kind, place and scale, back to front."""
    return ''.join(at(x, y, props.PROP[kind](), scale) for kind, x, y, scale in things)


def land():
    """A road around a cloister in a town, as the King wishes, with fields before it."""
    o = P('M0 400V318Q80 286 160 286T320 318V400Z', GRASS_X) + P('M0 400V330Q80 300 160 300T320 330V400Z', GRASS_D)
    o += put(('poplar', 28, 344, 1.2), ('poplar', 292, 344, 1.2), ('keep', 124, 350, 1.2), ('keep', 196, 350, 1.2))
    o += put(('gr', 144, 344, 1.2), ('gr', 176, 344, 1.2)) + P('M0 400V368Q80 340 160 340T320 368V400Z', GRASS)
    ring = 'M160 346C196 346 222 354 222 365C222 377 196 385 160 385C124 385 98 377 98 365C98 354 124 346 160 346Z'
    o += L(ring, ROAD_D, 11) + L(ring, ROAD, 8)
    o += put(('chapel', 160, 372, 1.7), ('tree', 126, 372, 1), ('tree', 194, 372, 1))
    return o + put(('er', 62, 378, 1.15), ('er', 258, 378, 1.15))


def bow():
    """The four in their medallions."""
    o = L('M44 214Q54 296 160 330Q266 296 276 214', GOLD, 4)
    for name, (x, y) in BOW.items():
        o += bust(name, x, y, 32) + O(x, y, 37, JADE_X, 3.4) + O(x, y, 33.4, GOLD, 5.4)
        o += O(x, y, 31, GOLD_D, 1.4)
    return o


def cover():
    """320 x 400, no letters."""
    base = mix(JADE_D, JADE_X, .4)
    o = R(0, 0, 320, 400, base) + rays_box(CX, CY, (0, 0, 320, 400), 32, mix(JADE_D, JADE_X, .1))
    o += land() + king() + bow()
    hole = window(13, 13, 307, 387, 20)
    o += P('M-2-2H322V402H-2Z' + hole, base, 'fill-rule="evenodd"') + L(hole, GOLD, 3)
    o += L(window(8, 8, 312, 392, 20), GOLD_D, 1.6)
    return svg(320, 400, clipped(NAME, rounded(0, 0, 320, 400, 18), o))


ALL = {NAME: cover}
