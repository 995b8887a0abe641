# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens and markers: Favour, Works, the Judge, the pearl that breaks ties."""

from palette import (BLUE, BLUE_D, BLUE_L, BLUE_X, EARTH, EARTH_D, EARTH_H, EARTH_L, EARTH_X,
                     EMBER, EMBER_D, GOLD, GOLD_D, GOLD_L, INK, INK_D, JADE, JADE_D, JADE_L,
                     PAPER, PAPER_D, PAPER_L, PEARL, RED, RED_D)
from shapes import (C, G, P, R, at, coin, cuts, flip, half, mirror, polar, rays, rims,
                    rounded, svg)


def favour():
    """A cash coin in a blossom of seven lobes, one for each clan, 120 x 120."""
    lobes = [polar(60, 60, 36, -90 + 360 / 7 * i) for i in range(7)]
    o = ''.join(C(x, y, 22, PAPER) for x, y in lobes)
    o += ''.join(C(x, y, 19.5, INK) for x, y in lobes)
    o += ''.join(C(x, y, 15.5, GOLD_D) for x, y in lobes)
    o += ''.join(C(x - 0.8, y - 1, 14, GOLD if x > 62 else GOLD_L) for x, y in lobes)
    o += ''.join(C(*polar(60, 60, 44.5, -90 + 360 / 7 * i), 3.6, RED_D) for i in range(7))
    o += C(60, 60, 39, GOLD_D) + C(60, 60, 36.5, RED_D) + rays(60, 60, 0, 36.5, 24, RED)
    return svg(120, 120, o + C(60, 60, 29, INK) + coin(60, 60, 27))


def works():
    """A little roof over a name plaque without a name, 120 x 104."""
    outline = ('M60 12H42C37 12 34 8 34 4C28 10 29 18 36 21C31 34 20 42 6 44C8 54 16 58 24 60V94H96'
               'V60C104 58 112 54 114 44C100 42 89 34 84 21C91 18 92 10 86 4C86 8 83 12 78 12Z')
    o = rims(outline, 6, PAPER, INK)
    o += R(24, 54, 36, 40, JADE) + R(60, 54, 36, 40, JADE_D) + R(24, 54, 4, 40, JADE_L)
    o += R(30, 66, 60, 24, GOLD_D) + R(30, 66, 30, 24, GOLD_L) + R(60, 66, 30, 24, GOLD)
    o += R(34, 70, 52, 16, RED_D) + R(34, 70, 26, 16, RED)
    o += P('M60 70.5L66 78L60 85.5L54 78Z', GOLD_L)
    o += C(43, 78, 2.6, GOLD_L) + C(77, 78, 2.6, GOLD) + R(24, 54, 72, 7, INK)
    o += half('M60 16H42C36 34 24 44 10 46Q14 54 26 56Q44 58 60 58Z', BLUE, BLUE_D, 60)
    o += P('M42 16C36 34 24 44 10 46Q13 50.5 18 53C32 48 42 36 47 16Z', BLUE_L)
    tiles = ((50, 20, 40, 54, 2.4, 3), (56, 20, 54, 55, 2.4, 1))
    o += cuts(BLUE_D, *tiles) + flip(cuts(BLUE_X, (46, 20, 27, 52, 2.4, 5), *tiles), 60)
    o += mirror('M60 53Q42 53 27 51C18 50 11 46 7 41C6 52 16 60 30 61Q44 63 60 63Z',
                GOLD_L, GOLD, 60)
    o += mirror('M60 12H42C37 12 34 8 34 4C28 10 30 20 40 21H60Z', GOLD_L, GOLD, 60)
    return svg(120, 104, G(o, 'translate(0 3)'))


def judge():
    """The mallet of the Judge raised over its block, the seal of the council on it, 120 x 120."""
    head, grip = rounded(-37, -20, 74, 40, 7), rounded(-6, 14, 12, 66, 5)
    turn = 'translate(54 44) rotate(-38) scale(.95)'
    foot = rounded(10, 97, 62, 17, 5) + rounded(20, 84, 42, 16, 4)
    o = ''.join(P(foot, t, f'stroke="{t}" stroke-width="{w}" stroke-linejoin="round"')
                + G(P(head + grip, t, f'stroke="{t}" stroke-width="{w}" stroke-linejoin="round"'),
                    turn) for t, w in ((PAPER, 10), (INK, 6)))
    # block: two steps with gold edges
    o += R(10, 97, 62, 17, EARTH_D, 4) + R(10, 97, 31, 17, EARTH, 4) + R(20, 97, 42, 17, EARTH)
    o += R(41, 97, 22, 17, EARTH_D) + R(10, 97, 62, 5, GOLD_D, 2) + R(10, 97, 31, 5, GOLD_L, 2)
    o += R(20, 84, 42, 14, EARTH_D, 3) + R(20, 84, 21, 14, EARTH_L, 3)
    o += R(20, 84, 42, 4, EARTH_H, 2)
    # mallet: handle, then head with two gold bands
    m = R(-6, 14, 12, 66, EARTH_D, 5) + R(-6, 14, 5, 66, EARTH_L, 2.5)
    m += P(rounded(-6, 66, 12, 14, 5), GOLD) + R(-6, 66, 5, 14, GOLD_L, 2)
    m += P(head, EARTH)
    m += P('M-30-20H30A7 7 0 0 1 37-13V-9H-37V-13A7 7 0 0 1-30-20Z', EARTH_L)
    m += P('M-37 9H37V13A7 7 0 0 1 30 20H-30A7 7 0 0 1-37 13Z', EARTH_X)
    for x in (-28, 18):
        m += R(x, -20, 10, 40, GOLD) + R(x, -20, 10, 11, GOLD_L) + R(x, 9, 10, 11, GOLD_D)
    m += C(0, 0, 15, GOLD_D) + C(0, 0, 12, RED_D)
    o += G(m, turn)
    # the seal keeps its own light
    o += P('M54 32.5A11.5 11.5 0 0 0 54 55.5Z', RED) + C(54, 44, 3.2, PAPER)
    return svg(120, 120, o + ''.join(C(*polar(54, 44, 7.8, -90 + 360 / 7 * i), 1.9, GOLD_L)
                                     for i in range(7)))


def flaming(cx, cy, k):
    """The pearl of the Dragon in its flame; 108 high at k = 1, the pearl in the middle."""
    outer = ('M0-58C-5-44-14-40-18-31C-22-36-23-42-21-49C-33-40-40-26-40-13C-45-15-48-20-49-27'
             'C-56-8-52 16-38 32C-28 44-14 50 0 50Z')
    inner = ('M0-40C-4-30-12-26-14-18C-19-20-22-24-23-30C-31-20-33-8-31 2C-35 1-38-2-40-6'
             'C-42 10-38 24-28 33C-20 40-10 43 0 43Z')
    o = half(outer, EMBER, EMBER_D) + half(inner, GOLD_L, GOLD)
    o += C(0, 12, 27, INK_D) + C(0, 12, 25, PEARL) + C(-2, 9.5, 22, PAPER_D) + C(-4, 7, 18.5, PAPER)
    return at(cx, cy, o + C(-9, 1, 7, PAPER_L), k)


def tiebreak():
    """Marker of who wins a tie, 120 x 124."""
    outline = ('M60 6C55 20 46 24 42 33C38 28 37 22 39 15C27 24 20 38 20 51C15 49 12 44 11 37'
               'C4 56 8 80 22 96C32 108 46 114 60 114C74 114 88 108 98 96C112 80 116 56 109 37'
               'C108 44 105 49 100 51C100 38 93 24 81 15C83 22 82 28 78 33C74 24 65 20 60 6Z')
    return svg(120, 124, rims(outline, 6, PAPER, INK) + flaming(60, 64, 1))


ALL = {'token-favour': favour, 'token-works': works, 'marker-judge': judge,
       'marker-tiebreak': tiebreak}
