# SPDX-License-Identifier: GPL-3.0-or-later
"""The cover: the Empress under the roof of her palace, the six members of the Staff in a bow."""

from palette import *
from shapes import *
from emperor.parts import star, star_outline
from emperor.people import empress_bust
from emperor.small import medallion

NAME = 'cover'
# Middle and radius of her ring; middle and radius of the medallions of the Staff.
CX, CY, RING = 160, 187, 91
BOW = {
    'apothecary': (49, 236),
    'chef': (76, 301),
    'official': (125, 346),
    'priest': (195, 346),
    'blacksmith': (244, 301),
    'strategist': (271, 236),
}
SMALL = 31.5


def roof(y, ridge, eave, height, lift):
    """A swept roof on the axis: ridge and eaves given by half their widths, its eaves at y."""
    top, tip = y - height, y - lift
    data = (
        f'M160 {n(top)}H{n(160 - ridge)}C{n(160 - ridge - 6)} {n(top + height * .55)} '
        f'{n(160 - eave * .82)} {n(y - height * .1)} {n(160 - eave)} {n(tip)}'
        f'C{n(160 - eave * .9)} {n(y + 3)} {n(160 - eave * .6)} {n(y + 4)} 160 {n(y + 4)}Z'
    )
    o = half(data, JADE, JADE_D, 160)
    count = int(ridge / 11)
    tiles = [
        (
            160 - ridge + 11 * i + 5,
            top + 4,
            160 - eave * 0.84 + 11 * i * eave / ridge * 0.84 + 8,
            y + 1,
            2.2,
            1.5 - 1.5 * i / count,
        )
        for i in range(count)
    ]
    o += pair(JADE_D, JADE_X, 160, *tiles)
    o += P(
        f'M{n(160 - ridge)} {n(top)}C{n(160 - ridge - 6)} {n(top + height * .55)} '
        f'{n(160 - eave * .82)} {n(y - height * .1)} {n(160 - eave)} {n(tip)}'
        f'C{n(160 - eave * .78)} {n(y - height * .04)} {n(160 - ridge)} {n(top + height * .6)} '
        f'{n(160 - ridge + 7)} {n(top)}Z',
        JADE_L,
    )
    # gold eaves with lifted tips, gold ridge with curled ends
    edge = (
        f'M{n(160 - eave - 5)} {n(tip - 5)}C{n(160 - eave * .9)} {n(y + 1)} '
        f'{n(160 - eave * .6)} {n(y + 2)} 160 {n(y + 2)}V{n(y + 8)}'
        f'C{n(160 - eave * .6)} {n(y + 8)} {n(160 - eave * .92)} {n(y + 6)} '
        f'{n(160 - eave - 5)} {n(tip - 5)}Z'
    )
    o += half(edge, GOLD_L, GOLD, 160)
    curl = (
        f'M160 {n(top - 4)}H{n(160 - ridge + 2)}C{n(160 - ridge - 5)} {n(top - 4)} '
        f'{n(160 - ridge - 8)} {n(top - 8)} {n(160 - ridge - 6)} {n(top - 14)}'
        f'C{n(160 - ridge - 13)} {n(top - 8)} {n(160 - ridge - 12)} {n(top + 3)} '
        f'{n(160 - ridge)} {n(top + 4)}H160Z'
    )
    return o + half(curl, GOLD_L, GOLD_D, 160)


def lantern(x, light, mid, dark):
    """A hanging lantern."""
    o = L('M0-30V-15', GOLD_D, 2) + R(-7, -17, 14, 5, GOLD, 1.5)
    o += P('M-8-13H8C18-9 18 11 8 15H-8C-18 11-18-9-8-13Z', mid)
    o += P('M-8-13H-3C-10-9-10 11-3 15H-8C-18 11-18-9-8-13Z', light)
    o += P('M8-13H5C11-9 11 11 5 15H8C18 11 18-9 8-13Z', dark)
    return at(x, 160, o + R(-7, 14, 14, 5, GOLD, 1.5) + P('M-3.5 19H3.5L5 34H-5Z', dark))


def cover():
    """320 x 400, no letters."""
    night, glow = mix(RED_D, RED_X, 0.5), mix(RED_D, RED_X, 0.1)
    o = R(0, 0, 320, 400, night) + rays_box(CX, CY, (0, 0, 320, 400), 28, glow)
    # the hall: columns, a painted beam, the two roofs
    for x, (a, b) in ((30, (RED_L, RED)), (270, (RED, RED_D))):
        o += R(x, 118, 20, 290, b) + R(x, 118, 8, 290, a) + R(x - 4, 336, 28, 10, GOLD_D, 2)
        o += R(x - 3, 336, 12, 10, GOLD, 2)
    o += R(22, 112, 276, 17, BLUE_D) + R(22, 112, 138, 17, BLUE)
    o += P(''.join(f'M{x} 120.5l7-6 7 6-7 6Z' for x in range(32, 280, 22)), GOLD)
    o += R(22, 127, 276, 4, GOLD_D)
    o += R(98, 56, 124, 22, RED_D) + R(98, 56, 62, 22, RED)
    o += P(''.join(f'M{x} 60h9v16h-9Z' for x in range(104, 216, 17)), RED_X)
    o += roof(58, 52, 88, 28, 6) + roof(112, 92, 142, 40, 10)
    o += lantern(64, RED_L, RED, RED_D) + lantern(256, RED, mix(RED, RED_D, 0.5), RED_X)
    # her ring and halo
    o += C(CX, CY, RING + 3, RED_X) + C(CX, CY, RING + 1, GOLD_D) + C(CX, CY, RING - 2, GOLD)
    o += C(CX, CY, RING - 8, JADE_D) + rays(CX, CY, 50, RING - 8, 36, JADE)
    halo = CY - 17
    o += C(CX, halo, 56, JADE_D) + C(CX, halo, 53, GOLD_D) + C(CX, halo, 50.5, GOLD)
    o += rays(CX, halo, 0, 50.5, 36, GOLD_L)
    scale = (RING - 8) / 105
    o += G(
        empress_bust(), f'translate({n(CX - 120 * scale)} {n(CY - 120 * scale)}) scale({scale:.3f})'
    )
    # a sea of clouds, the golden Star, the Staff on a chain
    arc = 'a23 23 0 0 1 46 0'
    o += P(f'M-24 384{arc * 8}V402H-24Z', RED_X, f'stroke="{GOLD_D}" stroke-width="3"')
    o += P(f'M-1 397{arc * 7}V410H-1Z', RED_D, f'stroke="{GOLD_D}" stroke-width="3"')
    o += L('M49 236Q62 344 160 352Q258 344 271 236', GOLD, 4)
    o += rims(star_outline(160, 308, 25, 0.46), 5, GOLD_D, RED_X) + star(160, 308, 25, k=0.46)
    for name, (x, y) in BOW.items():
        o += C(x, y, SMALL + 2.5, RED_X)
        o += G(
            medallion(name, False),
            f'translate({n(x - SMALL)} {n(y - SMALL)}) ' f'scale({SMALL / 50:.2f})',
        )
    o += cloud(-34, 392, 1.1, PAPER, GOLD) + cloud(354, 392, 1.1, PAPER, GOLD, True)
    hole = window(13, 13, 307, 387, 20)
    o += P('M-2-2H322V402H-2Z' + hole, RED_D, 'fill-rule="evenodd"') + L(hole, GOLD, 3)
    o += L(window(8, 8, 312, 392, 20), GOLD_D, 1.6)
    return svg(320, 400, clipped(NAME, rounded(0, 0, 320, 400, 18), o))


ALL = {NAME: cover}
