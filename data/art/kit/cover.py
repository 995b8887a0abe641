# SPDX-License-Identifier: GPL-3.0-or-later
"""The cover: the Dragon before a red sun, its pearl, the six other clans in a bow around it."""

from beasts import dragon_head
from markers import flaming
from palette import GOLD, GOLD_D, PAPER, PLUM, PLUM_D, PLUM_X, RED, RED_D, mix
from shapes import (C, G, L, P, R, cloud, clipped, mirror, n, rays, rays_box, rounded, svg,
                    window)
from small import small

# Middle of the small crest of each clan.
BOW = {'ox': (50, 240), 'crane': (75, 304), 'tiger': (126, 346), 'boar': (194, 346),
       'fox': (245, 304), 'rat': (270, 240)}


def cover():
    """320 x 400, no letters."""
    o = R(0, 0, 320, 400, PLUM_D) + rays_box(160, 134, (0, 0, 320, 400), 24,
                                             mix(PLUM_D, PLUM, 0.34))
    o += mirror('M-8 226V186C8 172 30 184 32 198C46 192 58 200 56 208C66 206 74 216 70 226Z',
                PLUM, mix(PLUM_D, PLUM, 0.7), 160)
    o += C(160, 134, 114, PLUM_X) + C(160, 134, 112, GOLD_D) + C(160, 134, 109, GOLD)
    o += C(160, 134, 103, RED_D) + rays(160, 134, 70, 103, 24, mix(RED_D, RED, 0.4))
    arc = 'a23 23 0 0 1 46 0'
    o += P(f'M-24 382{arc * 8}V402H-24Z', PLUM_X, f'stroke="{GOLD_D}" stroke-width="3"')
    o += P(f'M-1 396{arc * 7}V410H-1Z', PLUM_D, f'stroke="{GOLD_D}" stroke-width="3"')
    o += G(dragon_head(False), 'translate(37.6 9) scale(1.02)')
    o += L('M46 234A116 116 0 0 0 274 234', GOLD, 4) + flaming(160, 294, 0.82)
    for clan, (x, y) in BOW.items():
        o += G(small(clan), f'translate({n(x - 32.5)} {n(y - 32.5)}) scale(.65)')
    o += cloud(-30, 392, 1.1, PAPER, GOLD) + cloud(350, 392, 1.1, PAPER, GOLD, True)
    hole = window(13, 13, 307, 387, 20)
    o += P('M-2-2H322V402H-2Z' + hole, PLUM_D, 'fill-rule="evenodd"') + L(hole, GOLD, 3)
    o += L(window(8, 8, 312, 392, 20), GOLD_D, 1.6)
    return svg(320, 400, clipped('cover', rounded(0, 0, 320, 400, 18), o))


ALL = {'cover': cover}
