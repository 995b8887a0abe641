# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of events that befall the land."""

from emperor.parts import *
from tokens.parts import *
from tokens.village import cottage


def tremor():
    """A road that tears open, a house leans."""
    o = wall(mix(EMBER_D, EMBER_X, .3))
    o += rays_box(120, 120, (14, 44, 226, 208), 28, mix(EMBER_D, EMBER, .2))
    o += C(120, 110, 54, EMBER) + C(120, 110, 42, EMBER_L)
    o += P('M14 138L50 104L84 132L112 112L150 140L188 108L226 138V208H14Z', mix(PLUM, PLUM_D, .5))
    o += P('M50 104L84 132L60 140L38 128ZM188 108L226 138L200 140L176 130Z', PLUM)
    o += at(58, 168, G(cottage(0, 0, 1.1, (IRON, IRON_D, IRON_L), False), 'rotate(-9)'))
    o += at(186, 166, G(cottage(0, 0, 1.1, (IRON, IRON_D, IRON_L), False), 'rotate(12)'))
    o += P('M14 160L226 160V208H14Z', EARTH_D) + P('M14 160H226V166H14Z', EARTH)
    o += P('M88 160H152L190 208H50Z', PAPER_D) + P('M120 160H152L190 208H120Z', PAPER_X)
    crack = ('M124 120L112 140L126 150L110 168L128 178L112 208H148L140 186L152 176L136 162'
             'L142 148L130 138Z')
    o += P(crack, INK_D)
    o += P('M124 120L112 140L126 150L110 168L128 178L112 208H120L136 180L120 168L134 152L120 141Z',
           EARTH_X)
    o += P('M112 168L84 158L66 166L44 160L64 172L84 166ZM136 164L160 156L178 166L200 158L180 172'
           'L160 164ZM128 180L96 188L70 184L94 194ZM144 186L166 192L190 188L168 198Z', INK_D)
    o += ''.join(boulder(x, y, s, (EARTH_H, EARTH_L, EARTH, EARTH_D))
                 for x, y, s in ((88, 200, .7), (166, 204, .6), (40, 204, .5), (206, 200, .6)))
    return pic(o)


def sickness():
    """Closed shutters, herbs over the door, a candle in the only window."""
    o = wall(mix(PLUM_D, PLUM_X, .6)) + P('M14 44H226V208H14Z', STONE_D)
    bricks_ = ''.join(f'M{14 + 36 * i - (18 if j % 2 else 0)} {44 + 18 * j}h34v16h-34Z'
                      for j in range(10) for i in range(7))
    o = wall(mix(PLUM_D, PLUM_X, .4)) + P(bricks_.replace('h34', 'h34'), mix(PLUM_D, PLUM, .18))
    o += P('M58 54H182V190H58Z', EARTH_X) + P('M64 60H176V184H64Z', INK_D)
    def sh(x, l, m, d):
        return (P(f'M{x} 62h54v120h-54Z', d) + P(f'M{x + 2} 64h50v116h-50Z', m)
                + P(''.join(f'M{x + 7} {72 + 11 * i}h40v7h-40Z' for i in range(10)), d)
                + P(''.join(f'M{x + 7} {72 + 11 * i}h40v2.6h-40Z' for i in range(10)), l))
    o += sh(65, JADE_L, JADE, JADE_D) + sh(121, JADE, mix(JADE, JADE_D, .6), JADE_X)
    o += P('M50 186H190V198H50Z', STONE) + P('M50 186H120V198H50Z', STONE_L)
    o += P('M50 194H190V198H50Z', STONE_D)
    o += P('M44 112H196V122H44Z', EARTH_D) + P('M44 112H120V116H44Z', EARTH_L)
    o += P('M56 108H66V126H56ZM174 108H184V126H174Z', IRON_D) + P('M56 108H61V126H56Z', IRON_L)
    o += P('M117 62H123V182H117Z', INK_D)
    # herbs, hung upside down to dry
    for a, k in ((34, .9), (-34, .9), (17, 1), (-17, 1), (0, 1.06)):
        stem = P('M-1.6-16L-1 44H1L1.6-16Z', LEAF_D if a > 0 else LEAF)
        buds = ''.join(f'M0 {y}C-7 {y + 2}-8 {y + 9}-1 {y + 12}ZM0 {y}'
                       f'C7 {y + 2} 8 {y + 9} 1 {y + 12}Z' for y in (26, 35, 44))
        buds += 'M-3 54C-4 60 0 66 0 66C0 66 4 60 3 54Z'
        o += at(120, 108, stem + P(buds, PLUM_L if a < 1 else mix(PLUM_L, PLUM, .5)), k, a)
    o += L('M120 78V94', EARTH_H, 2.6) + C(120, 78, 4, IRON_L)
    o += P('M111 104H129L127 114H113Z', PAPER_L) + P('M120 104H129L127 114H120Z', PAPER_D)
    candle = P('M-5-24H5V0H-5Z', PAPER_D) + P('M-5-24H0V0H-5Z', PAPER_L)
    candle += flame(0, -24, .42, EMBER_L, PAPER_L) + P('M-12 0H12L8 6H-8Z', GOLD_D)
    candle += P('M-12 0H0V6H-8Z', GOLD_L)
    return pic(o + at(34, 196, candle, 1) + at(206, 196, candle, 1))


def year_end():
    """An hourglass; behind it the four seasons."""
    o = wall(NIGHT_D)
    wedges = (((14, 44), (120, 44), mix(LEAF, LEAF_L, .3)), ((120, 44), (226, 44), GOLD),
              ((226, 208), (120, 208), EMBER_D), ((120, 208), (14, 208), BLUE_L))
    o += P('M120 126L14 126V44H120Z', mix(LEAF_D, LEAF, .6)) + P('M120 126V44H226V126Z', GOLD)
    o += P('M120 126H226V208H120Z', EMBER_D) + P('M120 126V208H14V126Z', mix(BLUE, BLUE_L, .6))
    o += L('M14 126H226M120 44V208', GOLD_D, 3)
    o += ''.join(at(52, 82,
                    P('M0 0C-10-6-12-22 0-30C12-22 10-6 0 0Z', FLESH_H if a % 144 else PETAL), 1,
                    a) for a in range(0, 360, 72))
    o += C(52, 82, 7, GOLD_L)
    o += C(188, 82, 17, GOLD_L) + rays(188, 82, 21, 30, 12, GOLD_L, .5)
    o += at(188, 176,
            P('M0 24C-22 14-30-8-20-26C-12-20-8-18-6-14C-8-26-4-34 0-42C4-34 8-26 6-14'
              'C8-18 12-20 20-26C30-8 22 14 0 24Z', EMBER_L)
            + P('M0 24C-22 14-30-8-20-26C-12-20-8-18-6-14C-8-26-4-34 0-42Z', GOLD_L)
            + L('M0 34V-24', EMBER_X, 2.4))
    snow = ''.join(at(52, 170, P('M-2.4 0V-28H2.4V0ZM-9-24L0-17L9-24L9-19L0-12L-9-19Z', PAPER_L),
                      1, a) for a in range(0, 360, 60))
    o += snow
    o += C(120, 126, 58, INK) + C(120, 126, 56, GOLD) + C(120, 126, 51, PLUM_D)
    o += rays(120, 126, 0, 51, 24, PLUM, .5)
    glass = 'M120 82H98C98 104 114 112 114 126C114 140 98 148 98 170H120Z'
    o += half(glass, WATER_L, WATER, 120)
    o += P('M98 82C98 104 114 112 114 126C114 140 98 148 98 170H104C104 150 118 142 118 126'
           'C118 110 104 102 104 82Z', PAPER_L)
    sand = 'M120 102H108C110 108 116 112 118.6 120L119.2 150C112 152 106 160 104 170H120Z'
    o += half(sand, GOLD_L, GOLD, 120)
    for y in (74, 170):
        o += P(f'M88 {y}H152V{y + 9}H88Z', GOLD_D) + P(f'M88 {y}H120V{y + 9}H88Z', GOLD_L)
        o += P(f'M92 {y + (9 if y < 100 else -4)}H148V{y + (13 if y < 100 else 0)}H92Z', EARTH_D)
    o += R(90, 82, 4, 88, EARTH) + R(146, 82, 4, 88, EARTH_X)
    return pic(o)


ALL = {'event-tremor': tremor, 'event-sickness': sickness, 'event-year-end': year_end}
