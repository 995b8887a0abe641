# SPDX-License-Identifier: GPL-3.0-or-later
"""The cover: the island in a golden hex, a ship before it, the tokens of the guilds in a bow."""

from math import cos, radians

from emperor.parts import *
from tokens import guilds
from tokens.hill import mesa
from tokens.houses import rim_half
from tokens.mountain import FAR, peak
from tokens.parts import *

CX0, CY0, R0 = 160.0, 162.0, 128.0
BOW = {'wagon': (51, 268),
       'ship': (98, 322),
       'shovel': (160, 347),
       'book': (222, 322),
       'compass': (269, 268)}


def hexa(r):
    """Path data of the great hex."""
    return 'M' + pts([polar(CX0, CY0, r, -90 + 60 * i) for i in range(6)]) + 'Z'


def island_scene():
    """The island."""
    scene = P('M20 20H300V300H20Z', RED_D) + rays(CX0, 150, 0, 150, 24, mix(RED_D, RED, .55))
    scene += C(160, 128, 62, EMBER)
    scene += C(160, 128, 52, EMBER_L) + C(160, 128, 41, GOLD_L)
    scene += cloud(38, 116, .5, PAPER_D, EMBER) + cloud(286, 104, .5, PAPER_D, EMBER, True)
    scene += peak(104, 180, 42, 70, .34, FAR) + peak(216, 180, 42, 66, .34, FAR)
    scene += peak(160, 186, 58, 116, .32)
    # forest left, hills right
    scene += P('M20 200Q70 160 120 180L160 196V290H20Z', mix(LEAF_D, LEAF_X, .4))
    scene += P('M300 200Q250 162 200 182L160 196V290H300Z', mix(CLAY_L, CLAY, .3))
    scene += row([(64, 186, .62), (86, 178, .62), (110, 180, .6)])
    scene += row([(54, 202, .74), (76, 196, .76), (98, 194, .78), (122, 196, .7)])
    scene += mesa(222, 190, 24, 30, .58, bands=1) + mesa(256, 200, 26, 36, .58, bands=2)
    scene += mesa(196, 198, 18, 20, .6, bands=1)
    # fields and pasture in front
    scene += P('M20 222Q80 190 160 204V290H20Z', mix(LEAF_L, LEAF, .15))
    scene += P('M300 222Q240 190 160 204V290H300Z', mix(GOLD_L, GOLD, .3))
    scene += P(''.join(poly([(172 + 13 * i, 200 + abs(i) * 1.5),
                             (175 + 13 * i, 200 + abs(i) * 1.5), (172 + 26 * i, 292),
                             (164 + 26 * i, 292)]) for i in range(9)), mix(GOLD, GOLD_D, .3))
    scene += sheep(84, 226, .8) + sheep(116, 218, .74, False) + sheep(104, 240, .86)
    scene += sheaf(212, 220, .62) + sheaf(238, 228, .66)
    # shore and sea
    scene += P('M20 250Q90 226 160 236T300 250V300H20Z', mix(PAPER_D, PAPER, .3))
    scene += P('M20 262Q90 236 160 246T300 262V300H20Z', WATER_L)
    scene += G(waves(40, 262, 300, 4, 15, GOLD_D, WATER_D, WATER))
    return scene


def around():
    """Ground and rays of the cover with a hole for the hex, laid over the scene."""
    d, c = mix(BLUE_D, BLUE_X, .25), mix(BLUE_D, BLUE, .4)
    o = P('M0 0H320V400H0Z' + hexa(R0), d, 'fill-rule="evenodd"')

    def side(angle):
        """Where a ray leaves the hex."""
        rest = (angle + 90) % 60 - 30
        return polar(CX0, CY0, R0 * cos(radians(30)) / cos(radians(rest)), angle)

    def edge(angle):
        """Where it ends."""
        c_, s_ = cos(radians(angle)), sin(radians(angle))
        reach = [((320 if c_ > 0 else 0) - CX0) / c_] if abs(c_) > 1e-6 else []
        reach += [((400 if s_ > 0 else 0) - CY0) / s_] if abs(s_) > 1e-6 else []
        return CX0 + min(reach) * c_, CY0 + min(reach) * s_
    data = ''
    for i in range(24):
        a, w = 15 * i + 7.5, 3.75
        p, q = edge(a - w), edge(a + w)
        far = [p, q]
        if abs(p[0] - q[0]) > .01 and abs(p[1] - q[1]) > .01:
            far = [p, (320 if p[0] + q[0] > 2 * CX0 else 0, 400 if p[1] + q[1] > 2 * CY0 else 0), q]
        data += poly([side(a - w), *far, side(a + w)])
    o += P(data, c)
    for outside, inside, tone in ((10, 0, BLUE_X), (7, 0, GOLD_D), (5, -1, GOLD)):
        o += P(hexa(R0 + outside) + hexa(R0 + inside), tone, 'fill-rule="evenodd"')
    lit = [polar(CX0, CY0, R0 + 5, k) for k in (150, 210, 270)]
    lit += [polar(CX0, CY0, R0 + 1, k) for k in (270, 210, 150)]
    return o + P(poly(lit), GOLD_L)


def ship():
    """The ship, frontal, both rims; there is room on its sail."""
    hull = 'M0 40C-24 40-40 37-54 30C-50 58-34 70 0 70Z'
    sail = 'M0-48C-20-50-38-48-48-44C-54-20-52 4-42 24C-28 20-14 19 0 19Z'
    o = rim_half(0, hull + sail + 'M0-66H-3V40H0Z', 5)
    o += R(-3, -66, 6, 106, EARTH_D) + R(-3, -66, 3, 106, EARTH_H)
    o += half(sail, PAPER_L, PAPER_D)
    o += P('M-48-44C-54-20-52 4-42 24C-38 22.6-34 21.6-30 21C-40 0-42-26-37-47Q-43-46-48-44Z',
           PAPER)
    bands = ('M-48-44C-38-48-20-50 0-48L0-39C-20-41-38-39-50-35ZM-46 14C-32 10-14 9 0 9V19'
             'C-14 19-28 20-42 24Z')
    o += P(bands, RED) + flip(P(bands, RED_D))
    o += half(hull, EARTH, EARTH_X)
    o += half('M0 40C-24 40-40 37-54 30L-53 37C-40 45-24 48 0 48Z', GOLD_L, GOLD_D)
    o += ''.join(C(a, 57, 4.4, INK) + C(a, 57, 3, GOLD_L if a < 0 else GOLD)
                 for a in (-28, -10, 10, 28))
    return o + P('M3-64L30-57L3-49Z', RED) + P('M3-64L30-57H3Z', RED_L)


def cover():
    """320 x 400, no letters."""
    o = island_scene() + around()
    arc = 'a23 23 0 0 1 46 0'
    o += P(f'M-24 372{arc * 8}V402H-24Z', BLUE_X, f'stroke="{GOLD_D}" stroke-width="3"')
    o += P(f'M-1 388{arc * 7}V410H-1Z', BLUE_D, f'stroke="{GOLD_D}" stroke-width="3"')
    o += L('M51 268A124 124 0 0 0 269 268', GOLD, 4)
    o += at(160, 240, ship() + star(0, -13, 20, GOLD_L, GOLD_D, GOLD), .92)
    for kind, (x, y) in BOW.items():
        o += at(x - 33, y - 33, bare(guilds.token(kind, False)), .55)
    o += cloud(-30, 392, 1.1, PAPER, GOLD) + cloud(350, 392, 1.1, PAPER, GOLD, True)
    hole = window(13, 13, 307, 387, 20)
    o += P('M-2-2H322V402H-2Z' + hole, BLUE_D, 'fill-rule="evenodd"') + L(hole, GOLD, 3)
    o += L(window(8, 8, 312, 392, 20), GOLD_D, 1.6)
    return svg(320, 400, clipped('cover', rounded(0, 0, 320, 400, 18), o))


ALL = {'cover': cover}
