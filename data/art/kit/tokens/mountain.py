# SPDX-License-Identifier: GPL-3.0-or-later
"""Mountains: peaks with snow, rock, crystals of ore."""

from tokens.parts import *

FAR = (mix(IRON_L, IRON_H, .5), IRON_L, mix(IRON_L, IRON, .55))
NEAR = (IRON_L, IRON, IRON_D)


def peak(x, y, w, h, snow=0.36, tones=NEAR):
    """A peak of three faces, its foot at y: lit, middle, broad shade; snow with teeth."""
    top = y - h
    if tones is NEAR:
        stands(x, y + 1, w * .9)

    def face(*points):
        """Path data of points in shares of its half width and of its height, from the top."""
        return poly([(x + w * a, top + h * b) for a, b in points])
    foot = 1 + 3 / h
    lit, mid, dark = tones
    o = P(face((0, 0), (-1, 1), (-.5, foot), (.5, foot), (1, 1)), dark)
    o += P(face((0, 0), (-1, 1), (-.5, foot), (.06, 1 + 2 / h), (.16, .66), (-.02, .44)), mid)
    o += P(face((0, 0), (-1, 1), (-.56, 1 + 2 / h), (-.3, .64), (-.36, .48)), lit)
    edge = ((.01, snow * .86), (.14, snow * 1.28), (.22, snow * .9), (snow * .94, snow * .94))
    o += P(face((0, 0), (-snow, snow), (-.24, snow * .86), (-.13, snow * 1.3), *edge), PAPER_L)
    return o + P(face((0, 0), (-.02, .2), *edge), IRON_L)


def rock_ground(a, b, c):
    """Three slopes of scree."""
    o = P('M0 0H174V200H0Z', mix(STONE_L, STONE, .15))
    for d, t in ((a, STONE), (b, mix(STONE, STONE_D, .4)), (c, mix(STONE, STONE_D, .8))):
        o += P(d + 'V200H0Z', t)
    return o


def firs(*each):
    """Dark firs."""
    return row(each, (mix(JADE, JADE_L, .2), mix(JADE_D, JADE, .5), JADE_X, EARTH_D))


def crystals(x, y, s=1.0):
    """Ore: crystals that grow from the ground, 30 wide."""
    stands(x, y, 15 * s)
    o = P('M-15 0L-16-9L-10-17L-6-13L-2-25L6-16L5-11L10-12L15 0Q0 4-15 0Z', IRON_D)
    o += P('M-15 0L-16-9L-10-17L-6-13L-7 1Q-12 1-15 0Z', IRON)
    o += P('M-16-9L-10-17L-10.6-8L-9.4 1Q-13 .6-15 0Z', IRON_H)
    o += P('M-2-25L-6-13L-7 1.6H0L0-13Z', IRON_L) + P('M-2-25L0-13L6-16Z', PAPER_L)
    o += P('M0-13L0 2H5L6-16Z', IRON) + P('M10-12L5-11L6 2Q10 1.6 15 0Z', IRON)
    return at(x, y, o, s)


def mountain_1():
    """Three peaks, snow, a dark foot."""
    o = rock_ground('M0 84Q50 62 100 76T174 78', 'M0 116Q44 98 96 110T174 108',
                    'M0 166Q60 146 110 160T174 156')
    o += P(''.join(cut(*c)
                   for c in ((22, 142, 40, 138, 1.8), (136, 142, 152, 139, 1.8),
                             (60, 172, 80, 169, 1.8), (98, 180, 116, 176, 1.8))), STONE_D)
    p = peak(52, 84, 32, 46, .36, FAR) + peak(124, 84, 34, 48, .36, FAR) + peak(88, 98, 44, 80, .34)
    p += peak(34, 126, 26, 40, .3) + peak(142, 128, 26, 42, .3)
    p += firs((22, 152, .42), (38, 158, .5), (138, 160, .5), (152, 154, .42))
    p += boulder(64, 180, .8) + boulder(110, 178, .9) + firs((87, 188, .5))
    return land('mountain-1', STONE_L, IRON_D, o, p, mix(STONE_D, STONE, .05))


def mountain_2():
    """Two peaks and a tarn between them."""
    o = rock_ground('M0 78Q50 66 100 74T174 74', 'M0 122Q44 104 96 112T174 114',
                    'M0 170Q60 152 110 164T174 160')
    p = peak(118, 82, 30, 40, .36, FAR) + peak(60, 94, 42, 72, .34) + peak(122, 106, 40, 60, .34)
    p += P('M60 100C74 92 100 94 104 102C106 110 84 112 72 110C60 110 52 106 60 100Z', IRON_D)
    p += P('M63 101C76 95 98 96 101 102C102 107 84 109 73 107.5C64 107 58 105 63 101Z', WATER)
    p += cuts(WATER_L, (72, 103, 88, 102, 1.5))
    p += peak(26, 132, 20, 34, .3) + boulder(148, 140, 1) + boulder(38, 156, .9)
    p += firs((46, 146, .5), (128, 158, .56), (141, 156, .46))
    p += firs((30, 160, .36), (68, 178, .5), (84, 188, .42)) + boulder(108, 176, .9)
    return land('mountain-2', STONE_L, IRON_D, o, p, mix(STONE_D, STONE, .05))


def mountain_3():
    """A great massif, a mine at its foot."""
    o = rock_ground('M0 80Q50 66 100 74T174 78', 'M0 124Q44 108 96 118T174 112',
                    'M0 168Q60 150 110 162T174 160')
    p = peak(40, 92, 28, 44, .36, FAR) + peak(136, 92, 28, 46, .36, FAR)
    p += peak(84, 104, 52, 82, .32)
    mine = P('M-17 3V-12L-8-24H8L17-12V3Z', EARTH_D)
    mine += P('M-17 3V-12L-8-24H8L4-20H-6L-12-11V3Z', EARTH_L)
    mine += P('M-12 3V-11L-6-20H6L12-11V3Z', INK)
    p += at(50, 112, mine, 1) + crystals(130, 116, 1) + crystals(30, 150, .9)
    p += crystals(148, 150, .8) + crystals(132, 160, .7)
    p += L('M50 116Q44 128 52 136M56 116Q54 126 62 134', IRON_D, 1.8)
    p += boulder(60, 174, 1) + boulder(80, 186, .8)
    p += firs((104, 184, .54), (22, 120, .44), (154, 124, .44))
    return land('mountain-3', STONE_L, IRON_D, o, p, mix(STONE_D, STONE, .05))


def mountain_4():
    """A wall of rock with a waterfall, peaks on both sides."""
    o = rock_ground('M0 82Q50 68 100 76T174 78', 'M0 126Q44 110 96 120T174 116',
                    'M0 170Q60 152 110 164T174 160')
    p = peak(88, 74, 30, 44, .4, FAR) + peak(48, 96, 38, 66, .34) + peak(128, 96, 38, 62, .34)
    p += P('M66 98L72 66L84 58L102 60L108 98Q88 104 66 98Z', IRON_D)
    p += P('M66 98L72 66L84 58L86 100Q74 101 66 98Z', IRON)
    p += P('M84 59L94 59.5L97 98Q99 108 88 110Q78 108 80 98Z', WATER)
    p += P('M84 59L88 59.2L87 98Q85 106 82 106Q79 104 80 98Z', WATER_L)
    p += P('M70 104C78 98 100 98 108 104C112 112 100 116 88 116C76 116 66 112 70 104Z', WATER)
    p += cuts(PAPER_L, (76, 106, 88, 104, 1.8, 1), (92, 105, 102, 107, 1.6))
    p += firs((26, 128, .54), (40, 136, .48), (148, 128, .56), (136, 138, .46))
    p += boulder(32, 158, 1) + boulder(142, 160, .9) + crystals(58, 172, .8)
    p += boulder(112, 178, .9) + firs((86, 188, .44))
    return land('mountain-4', STONE_L, IRON_D, o, p, mix(STONE_D, STONE, .05))


ALL = variants('mountain', mountain_1, mountain_2, mountain_3, mountain_4)
