# SPDX-License-Identifier: GPL-3.0-or-later
"""The ending: the Empress holds the shield of her heir under the canopy, the Staff looks on."""

from ending import CX, HEIGHT, SIDE, WIDTH, column, schemes, stage, standard
from palette import *
from shapes import *
from emperor.parts import lantern, roof
from emperor.people import empress_bust
from emperor.small import medallion

# The middles of the medallions on the lit side.
STAFF = ((60, 144), (122, 154), (184, 144))
LEFT, RIGHT = ('apothecary', 'chef', 'official'), ('strategist', 'blacksmith', 'priest')
SMALL = 29


def scallops(y, tones):
    """The valance of the canopy."""
    o = R(CX - 92, y, 184, 9, GOLD_D) + R(CX - 92, y, 92, 9, GOLD)
    for i in range(8):
        x, tone = CX - 92 + 23 * i, tones[i // 4]
        o += P(f'M{x} {y + 9}h23v7a11.5 10 0 0 1-23 0Z', tone)
    return o + L(
        f'M{CX - 92} {y + 16}' + 'a11.5 10 0 0 0 23 0' * 8, GOLD, 2
    )


def staff():
    """Three medallions on a chain at each side."""
    o = ''
    for names, flipped in ((LEFT, False), (RIGHT, True)):
        for name, (x, y) in zip(names, STAFF):
            x = WIDTH - x if flipped else x
            o += C(x, y, SMALL + 2.4, RED_X)
            o += G(
                medallion(name, False),
                f'translate({n(x - SMALL)} {n(y - SMALL)}) scale({SMALL / 50:.2f})',
            )
    return o


def coronation(name, night):
    """The coronation of the heir."""
    wall, ray, floor, front = (
        (RED_X, mix(RED_X, RED_D, 0.55), mix(RED_D, RED_X, 0.3), RED_X)
        if night
        else (mix(JADE_L, JADE_H, 0.3), JADE_H, PAPER_D, PAPER_X)
    )
    o = R(0, 0, WIDTH, HEIGHT, wall) + rays_box(CX, 84, (0, 0, WIDTH, HEIGHT), 32, ray)
    arc = 'a23 20 0 0 1 46 0'
    o += P(f'M-24 176{arc * 15}V202H-24Z', front, f'stroke="{GOLD_D}" stroke-width="2.4"')
    o += P(f'M-1 190{arc * 14}V206H-1Z', floor, f'stroke="{GOLD_D}" stroke-width="2.4"')
    # the canopy
    o += R(CX - 92, 40, 184, 150, RED_X)
    o += half(f'M{CX} 40H{CX - 92}V190H{CX}Z', mix(RED_D, RED_X, 0.2), mix(RED_D, RED_X, 0.7), CX)
    halo = 108
    o += C(CX, halo, 66, JADE_D) + rays(CX, halo, 0, 66, 24, JADE)
    o += C(CX, halo, 39, JADE_D) + C(CX, halo, 36.5, GOLD_D) + C(CX, halo, 34.5, GOLD)
    o += rays(CX, halo, 0, 34.5, 24, GOLD_L)
    scale = 0.54
    o += G(
        empress_bust(),
        f'translate({n(CX - 120 * scale)} {n(halo - 96 * scale)}) scale({scale})',
    )
    # drapes, columns, roof
    drape = f'M{CX - 92} 50H{CX - 56}C{CX - 58} 84 {CX - 66} 106 {CX - 92} 126Z'
    o += P(drape, RED) + flip(P(drape, RED_D), CX)
    folds = ((CX - 66, 56, CX - 84, 112, 2.2, 4), (CX - 78, 56, CX - 88, 108, 2, 3))
    o += pair(RED_D, RED_X, CX, *folds)
    o += column(CX - 98, 44, 190, RED_L, RED, RED_D) + column(CX + 98, 44, 190, RED, RED_D, RED_X)
    o += scallops(42, (RED, RED_D))
    o += roof(CX, 19, 124, 26)
    # steps
    o += R(CX - 116, 184, 232, 20, GOLD_D) + R(CX - 116, 184, 116, 20, GOLD)
    # the Staff and the standards
    o += L('M60 144Q122 168 184 144', GOLD, 4) + flip(L('M60 144Q122 168 184 144', GOLD_D, 4), CX)
    o += staff()
    o += standard(SIDE + 10, 20, JADE, JADE_D) + standard(WIDTH - SIDE - 10, 20, JADE, JADE_D)
    for x in (54, 182):
        o += lantern(x, 60, 0.9) + lantern(WIDTH - x, 60, 0.9, RED, mix(RED, RED_D, 0.5), RED_X)
        o += L(f'M{x} 10V40M{WIDTH - x} 10V40', GOLD_D, 2)
    return stage(name, RED_X if night else RED_D, o)


ALL = schemes(coronation)
