# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of events that befall the land."""

from emperor.parts import *
from emperor.people import face
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


def patient():
    """Somebody ill on a pillow, eyes closed, a wet cloth on the brow, in the measures of a face."""
    o = half('M120 66C86 62 74 84 76 122C78 142 84 152 92 158L120 154Z', EARTH_X, INK, 120)
    o += face(2, 1, FLESH, EARTH_X, soft=True, eye=(.16, -7))
    o += P('M90 112C96 107 106 108 110 114C106 121 94 122 90 112Z', FLESH_L)
    o += P('M132 113C138 107 147 108 149 112C147 121 136 122 132 113Z', FLESH)
    o += half('M120 56C96 54 84 66 84 88C90 82 98 78 106 76L120 74Z', EARTH_X, INK, 120)
    o += P('M84 66C106 58 134 58 156 66L158 86C136 79 104 79 82 86Z', WATER_L)
    o += P('M120 60C134 60 146 62 156 66L158 86C146 82 134 80.6 120 80.6Z', WATER)
    return o + cuts(PAPER_L, (92, 72, 112, 68, 2, -1), (92, 79, 108, 76, 1.6, -1))


def sickness():
    """Somebody lies ill in bed; beside it a steaming cup and a flask."""
    o = wall(mix(PLUM_D, PLUM_X, .5))
    o += rays_box(120, 110, (14, 44, 226, 208), 28, mix(PLUM_D, PLUM, .25))
    # the bed: its head, the pillow, the quilt
    o += half('M120 56C96 56 84 66 66 68V168H120Z', EARTH, EARTH_X, 120)
    o += half('M120 62C98 62 86 72 72 74V168H120Z', EARTH_D, mix(EARTH_D, EARTH_X, .5), 120)
    o += C(64, 66, 6, GOLD_L) + C(176, 66, 6, GOLD_D)
    o += half('M120 88C98 84 76 88 68 98C62 112 62 132 70 146C84 154 104 154 120 152Z', PAPER_L,
              PAPER_D, 120)
    o += G(patient(), 'translate(44.4 44.2) scale(.63)')
    o += half('M120 138C96 136 70 142 54 150L46 208H120Z', JADE_L, JADE_D, 120)
    o += half('M120 138C100 136 80 140 66 145L62 208H120Z', JADE, mix(JADE, JADE_D, .5), 120)
    o += half('M120 136C98 134 72 140 52 149L50 164C74 156 98 153 120 154Z', PAPER_L, PAPER_D, 120)
    o += P(''.join(f'M{x} {y}l8-7 8 7-8 7Z' for x, y in ((70, 182), (96, 176), (83, 198))), GOLD_L)
    o += P(''.join(f'M{x} {y}l8-7 8 7-8 7Z' for x, y in ((128, 176), (154, 182), (141, 198))), GOLD)
    # what shall help: on stools at both sides
    for x, l, d in ((36, EARTH_L, EARTH_D), (204, EARTH, EARTH_X)):
        o += R(x - 21, 172, 42, 36, d) + R(x - 21, 172, 42, 6, l)
    o += P('M22 150H50C50 164 44 172 36 172C28 172 22 164 22 150Z', BLUE)
    o += P('M36 150H50C50 164 44 172 36 172Z', BLUE_D)
    o += P('M20 147H52V152H20Z', PAPER) + P('M36 147H52V152H36Z', PAPER_D) + smoke(30, 144, .9)
    o += smoke(43, 144, .7)
    flask = 'M204 134H198V146C192 150 189 156 189 172H204Z'
    o += half(flask, LEAF_L, LEAF_D, 204) + P('M190 158H218L219 172H189Z', LEAF_D)
    return pic(o + P('M190 158H204V172H189Z', LEAF) + R(198, 128, 12, 8, EARTH_L, 2)
               + R(204, 128, 6, 8, EARTH, 2))


def year_end():
    """An hourglass; behind it the four seasons."""
    o = wall(NIGHT_D)
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
