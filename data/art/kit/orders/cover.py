# SPDX-License-Identifier: GPL-3.0-or-later
"""The cover: the capital in a great ring, the royal order, the four estates in a bow."""

from land import props
from orders.scenes import crown, helm, hood, rogue, straw, wall
from palette import *
from shapes import *

NAME = 'cover'
# The great ring.
CX, CY, RING = 160, 142, 96


def put(*things):
    """Things by kind, place and scale, back to front."""
    return ''.join(at(x, y, props.PROP[kind](), scale) for kind, x, y, scale in things)


def mound(angle, top, tone):
    """Ground in the foot of the ring, between two points of it."""
    left, right = (pts([polar(CX, CY, RING, a)]) for a in (180 - angle, angle))
    return P(f'M{left}Q{CX} {top} {right}A{RING} {RING} 0 0 1 {left}Z', tone)


def capital():
    """The capital on its hill before the sun: everything ends on the ring."""
    o = C(CX, CY, RING + 11, EMBER_X) + C(CX, CY, RING + 9, GOLD_D) + C(CX, CY, RING + 6, GOLD)
    o += C(CX, CY, RING, EMBER_D) + rays(CX, CY, 0, RING, 32, mix(EMBER_D, EMBER, 0.5))
    o += C(CX, 128, 62, EMBER) + C(CX, 128, 54, EMBER_L) + C(CX, 128, 42, GOLD_L)
    o += mound(24, CY + 26, GRASS_X) + put(
        ('keep', 124, 158, 1.5),
        ('keep', 196, 158, 1.5),
        ('chapel', 140, 160, 1.5),
        ('keep', 178, 150, 1.7),
    )
    o += at(160, 166, props.hall('r'), 1.5) + put(
        ('gr', 108, 178, 1.4),
        ('ge', 134, 180, 1.35),
        ('gr', 188, 180, 1.35),
        ('er', 212, 178, 1.3),
    )
    o += wall(92, 228, 176, 204, 24, 6, cx=160)
    o += put(('keep', 92, 204, 1.4), ('keep', 228, 204, 1.4)) + mound(38, 198, GRASS)
    o += P('M150 203H170L182 236H138Z', ROAD) + P('M160 203H170L182 236H160Z', ROAD_D)
    return o + O(CX, CY, RING + 3, GOLD, 6) + O(CX, CY, RING, GOLD_D, 2)


def hill(tone, *heights):
    """A hill from side to side through heights."""
    xs = [320 * i / (len(heights) - 1) for i in range(len(heights))]
    points = list(zip(xs, heights))
    d = f'M0 400V{n(heights[0])}'
    for (x, y), (u, v) in zip(points, points[1:]):
        d += f'C{n((x + u) / 2)} {n(y)} {n((x + u) / 2)} {n(v)} {n(u)} {n(v)}'
    return P(d + 'V400Z', tone)


def country():
    """The land below the ring."""
    o = hill(GRASS_X, 316, 334, 346, 334, 316) + hill(GRASS_D, 340, 352, 360, 352, 340)
    o += put(('poplar', 28, 338, 1.3), ('poplar', 292, 338, 1.3))
    o += hill(GRASS, 368, 372, 374, 372, 368)
    o += put(('tree', 36, 366, 1.2), ('tree', 284, 366, 1.2))
    o += P(
        (
            'M132 400C140 386 168 380 156 368C150 362 156 356 160 352L164 352C162 358 160 362 168'
            ' 368C186 382 184 392 188 400Z'
        ),
        ROAD,
    )
    return o + put(
        ('gr', 66, 372, 1.2),
        ('er', 92, 378, 1.15),
        ('mill', 252, 376, 1.15),
        ('sheep', 222, 388, 1.1),
        ('sheep2', 112, 392, 1.1),
    )


def estates():
    """The four estates in a bow of medallions."""
    o = L('M46 222Q60 318 160 336Q260 318 274 222', GOLD, 4)
    for x, y, ground, figure in (
        (51, 222, BLUE_D, helm(0, 1, 0.56, (RED_L, RED_D))),
        (80, 292, EARTH_D, rogue(0, 6, 0.5, (RED_L, RED, RED_D), 0)),
        (240, 292, PLUM_D, hood(0, 5, 0.54, (EARTH_L, EARTH, EARTH_D), 2)),
        (269, 222, LEAF_X, straw(0, 6, 0.52, (JADE_L, JADE, JADE_D), 1)),
    ):
        o += C(x, y, 34, ground) + at(x, y, figure) + O(x, y, 35.2, EMBER_X, 3.4)
        o += O(x, y, 31, GOLD, 5.4) + O(x, y, 28.4, GOLD_D, 1.4)
    return o


def scroll():
    """The royal order: a hanging scroll with the king's seal."""
    o = P(
        (
            'M112 246H208C216 249 216 262 208 266L204 338C212 342 212 354 204 357H116C108 354 108'
            ' 342 116 338L112 266C104 262 104 249 112 246Z'
        ),
        EMBER_X,
    )
    o += P('M115 262H205L202 344H118Z', PAPER) + P(
        'M160 262H205L202 344H160Z', mix(PAPER, PAPER_D, 0.6)
    )
    o += (
        P('M112 248H208Q214 256 208 265H112Q106 256 112 248Z', PAPER_D)
        + P('M112 248H160V265H112Q106 256 112 248Z', PAPER_L)
        + P('M116 340H204Q210 348 204 356H116Q110 348 116 340Z', PAPER_D)
        + P('M116 340H160V356H116Q110 348 116 340Z', PAPER_L)
    )
    o += L('M128 277H192M128 287H184M128 297H142M178 297H192', PAPER_X, 3)
    o += P('M150 324L141 368L153 360L160 374V320Z', RED) + P(
        'M170 324L179 368L167 360L160 374V320Z', RED_D
    )
    o += (
        ''.join(C(*polar(160, 318, 20, a), 6.6, RED_X) for a in range(0, 360, 30))
        + C(160, 318, 22, RED_D)
        + P('M160 296A22 22 0 0 0 144.4 333.6L175.6 302.4A22 22 0 0 0 160 296Z', RED)
        + C(160, 318, 16.5, RED_X)
        + crown(160, 316, 0.32)
    )
    return o


def cover():
    """320 x 400, no letters."""
    base = mix(EMBER_D, EMBER_X, 0.45)
    o = R(0, 0, 320, 400, base)
    o += rays_box(CX, CY, (0, 0, 320, 400), 32, mix(EMBER_D, EMBER_X, 0.12))
    o += capital() + country() + estates() + scroll() + crown(160, 52, 0.86)
    hole = window(13, 13, 307, 387, 20)
    o += P('M-2-2H322V402H-2Z' + hole, base, 'fill-rule="evenodd"') + L(hole, GOLD, 3)
    o += L(window(8, 8, 312, 392, 20), GOLD_D, 1.6)
    return svg(320, 400, clipped(NAME, rounded(0, 0, 320, 400, 18), o))


ALL = {NAME: cover}
