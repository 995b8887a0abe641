# SPDX-License-Identifier: GPL-3.0-or-later
"""The two honours and the victory marker."""

from emperor.parts import star_outline
from tokens.parts import *


def laurel(cx, cy, r, k):
    """Two branches that meet at the foot; leaves `k` times 24 long."""
    blade, lit = 'M0 0C-8-5-9-16 0-24C9-16 8-5 0 0Z', 'M0 0C-8-5-9-16 0-24Z'

    def branch(tone):
        """The left one."""
        o = L(f'M{n(cx)} {n(cy + r)}A{r} {r} 0 0 1 {pts([polar(cx, cy, r, 216)])}', EARTH_D, 3)
        for i in range(7):
            a = 104 + 17 * i
            for turn in (142, 218):
                leaf = P(blade, LEAF_X) + P(lit, tone)
                o += at(*polar(cx, cy, r, a), leaf, k * (1 - i * .03), a + turn)
        return o
    return branch(LEAF_L) + flip(branch(LEAF), cx)


def medal(m, d):
    """A medal of honour, 160 x 160, with a laurel."""
    a, b = pts([polar(79, 78.6, 69.6, 135)]), pts([polar(79, 78.6, 69.6, -45)])
    o = C(80, 80, 76, PAPER) + C(80, 80, 74, INK) + C(80, 80, 71, GOLD_D) + C(79, 78.6, 69.6, GOLD)
    o += P(f'M{a}A69.6 69.6 0 0 1 {b}A80 80 0 0 0 {a}Z', GOLD_L) + C(80, 80, 60, GOLD_X)
    o += C(80, 80, 58, d) + rays(80, 80, 0, 58, 24, mix(d, m, .5))
    o += ''.join(C(*polar(80, 80, 65, a), 2.6, GOLD_X) for a in range(0, 360, 15))
    return o + laurel(80, 82, 44, .9)


def longest_route():
    """A winding road with a milestone."""
    o = medal(JADE, JADE_D)
    road = ('M52 122C46 100 92 100 88 86C84 74 60 76 66 58L80 52C76 66 108 68 106 88'
            'C104 106 82 104 88 122Z')
    o += P(road, INK, f'stroke="{INK}" stroke-width="4" stroke-linejoin="round"')
    o += P(road, PAPER)
    o += P('M88 122C82 104 104 106 106 88C108 68 76 66 80 52L74.6 54.4C72 70 100 70 98 87'
           'C95 104 70 104 76 122Z', PAPER_D)
    o += L('M68 118C66 102 98 102 95 86C92 74 68 72 73 58', EARTH, 2.2,
           'stroke-dasharray="5 6"')
    st = 'M90 122V102C90 88 116 88 116 102V122Z'
    o += P(st, INK, f'stroke="{INK}" stroke-width="4.4" stroke-linejoin="round"')
    o += P(st, STONE_D) + P('M90 122V102C90 92 96 90.6 103 90.6V122Z', STONE_L)
    o += cuts(STONE_D, (94, 104, 103, 104, 1.4), (94, 111, 101, 111, 1.4))
    return svg(160, 160, o)


def largest_army():
    """A helm before two swords."""
    o = medal(RED, RED_D)
    sword = P('M-5-50L0-62L5-50V16H-5Z', INK,
              f'stroke="{INK}" stroke-width="3.6" stroke-linejoin="round"')
    sword += P('M-17 16H17V24H-17ZM-4 24H4V38H-4Z', INK,
               f'stroke="{INK}" stroke-width="3.6" stroke-linejoin="round"')
    sword += P('M-5-50L0-62L5-50V16H-5Z', IRON) + P('M-5-50L0-62V16H-5Z', PAPER_L)
    sword += P('M-17 16H17V24H-17Z', GOLD_D) + P('M-17 16H0V24H-17Z', GOLD_L)
    sword += P('M-4 24H4V38H-4Z', EARTH_D) + P('M-4 24H0V38H-4Z', EARTH_L) + C(0, 41, 5, GOLD)
    o += G(sword, 'translate(80 88) rotate(38) scale(.86)')
    o += G(sword, 'translate(80 88) rotate(-38) scale(.86)')
    o += at(80, 84,
            half('M0-20C-14-20-19-12-19-4V8C-19 16-10 20 0 22Z', IRON_L, IRON_D)
            + P('M-16-1H16V4H-16Z', INK) + P('M-3-20H3V22H-3Z', GOLD)
            + P('M-3-20H0V22H-3Z', GOLD_L), .96)
    return svg(160, 160, o)


def victory_marker():
    """One point of the Master Builders: a gold star in a jade ring, 120 x 120."""
    o = C(60, 60, 60, PAPER) + C(60, 60, 58.6, INK) + C(60, 60, 56, JADE_D) + C(60, 60, 54, JADE)
    o += C(60, 60, 47, JADE_X) + C(60, 60, 45.5, GOLD_D) + rays(60, 60, 0, 45.5, 24, GOLD)
    o += P(star_outline(60, 62, 36, .42), INK,
           f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"')
    o += star(60, 62, 36, PAPER_L, GOLD_D, GOLD_L)
    o += ''.join(C(*polar(60, 60, 50.5, a), 2.2, JADE_L) for a in range(0, 360, 20))
    return svg(120, 120, o)


ALL = {'honour-longest-route': longest_route, 'honour-largest-army': largest_army,
       'marker-victory': victory_marker}
