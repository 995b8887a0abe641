# SPDX-License-Identifier: GPL-3.0-or-later
"""Pastures: green waves with sheep as clouds."""

from tokens.parts import *

MEADOW_H = mix(LEAF_H, LEAF_L, .25)


def tufts(seed, tone, count=26, box=(12, 20, 160, 182), **kw):
    """Short cuts strewn over the grass."""
    return P(scatter(seed, count, box, free, **kw), tone)


def pasture_ground(a, b, c, d):
    """Green waves: four slopes, each a tone deeper, with a lit crest."""
    tones = (mix(LEAF_H, LEAF_L, .55), mix(LEAF_L, LEAF, .06), mix(LEAF_L, LEAF, .34),
             mix(LEAF_L, LEAF, .66))
    o = ''
    for top, tone in zip((a, b, c, d), tones):
        o += P(top + 'V200H0Z', tone)
    return o


def fence(x, y, count, step=12, slope=0.0):
    """Posts and two rails, running right from (x, y)."""
    posts = ''.join(f'M{n(x + i * step)} {n(y + i * step * slope - 12)}h3.6v13h-3.6Z'
                    for i in range(count))
    w = (count - 1) * step + 3.6
    rails = ''.join(f'M{n(x - 3)} {n(y - dy)}L{n(x + w + 3)} {n(y - dy + w * slope)}v2.6'
                    f'L{n(x - 3)} {n(y - dy + 2.6)}Z' for dy in (9.5, 4.5))
    return P(rails, EARTH) + P(posts, EARTH_D)


def flock(*each):
    """Sheep sorted by their feet: (x, y, size, looks left)."""
    return ''.join(sheep(*q) for q in sorted(each, key=lambda q: q[1]))


def flowers(*each):
    """Meadow flowers: (x, y)."""
    return P(spots(*each[::2], r=1.7), PAPER_L) + P(spots(*each[1::2], r=1.6), GOLD_L)


def tuft(*each):
    """Tufts of grass: (x, y, size)."""
    return P(''.join(curve('M0 0C-2-4-5-6-8-7C-4-4-2-2-1.4 0ZM0 0C-1-5-1-8 1-11C1-7 1.6-4 1.6 0Z'
                           'M1.4 0C2-3 5-6 8-6C5-4 3.6-2 3 0Z', x, y, k) for x, y, k in each),
             mix(LEAF, LEAF_D, .4))


def wall(points, h=7):
    """A dry stone wall along points: cap stones, joints."""
    def lift(k):
        """The line of the wall, higher."""
        return [(x, y - h * k) for x, y in points]
    o = P('M' + pts([(x + 4, y + 3) for x, y in points]) + 'L' + pts(lift(.2)[::-1]) + 'Z',
          mix(LEAF, LEAF_D, .12))
    o += P('M' + pts(lift(1)) + 'L' + pts(points[::-1]) + 'Z', STONE_D)
    o += P('M' + pts(lift(1)) + 'L' + pts(lift(.52)[::-1]) + 'Z', STONE)
    cap = joint = ''
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        k = max(1, round((bx - ax) / 10))
        for i in range(k):
            t0, t1 = i / k, (i + 1) / k
            p0, p1 = ((ax + (bx - ax) * t0, ay + (by - ay) * t0),
                      (ax + (bx - ax) * t1, ay + (by - ay) * t1))
            cap += poly([(p0[0] + .7, p0[1] - h - 1.6), (p1[0] - .7, p1[1] - h - 1.6),
                         (p1[0] - .7, p1[1] - h + 1.8), (p0[0] + .7, p0[1] - h + 1.8)])
            m = ((p0[0] + p1[0]) / 2, (p0[1] + p1[1]) / 2)
            joint += f'M{n(m[0] - .5)} {n(m[1] - h * .52)}h1.1v{n(h * .46)}h-1.1Z'
    return o + P(cap, STONE_L) + P(joint, STONE)


def pasture_1():
    """Green waves, a flock and two strays."""
    o = pasture_ground('M0 40Q60 16 100 34T174 40', 'M0 76Q40 46 92 66T174 62',
                       'M0 112Q60 84 112 104T174 98', 'M0 164Q50 138 104 154T174 150')
    o += tufts(11, mix(LEAF, LEAF_D, .3), 30)
    o += flowers((70, 104), (64, 110), (118, 100), (112, 106), (24, 96), (158, 132), (110, 176),
                 (62, 178), (104, 182))
    o += tuft((112, 66, 1), (22, 110, .9), (74, 184, 1), (150, 92, .9), (118, 148, .9))
    p = fence(92, 54, 6, 12, .12)
    p += flock((58, 66, .9), (84, 82, .98, False), (50, 88, 1.02), (140, 116, 1.06, False),
               (30, 136, .98), (48, 158, 1.04, False), (136, 158, .9))
    return land('pasture-1', MEADOW_H, LEAF_X, o, p, mix(LEAF, LEAF_D, .12))


def pasture_2():
    """A stone wall over the hill, a tree, sheep on both sides."""
    o = pasture_ground('M0 44Q50 22 100 30T174 46', 'M0 70Q60 48 110 70T174 76',
                       'M0 116Q50 96 100 106T174 112', 'M0 158Q70 142 120 158T174 160')
    o += tufts(23, mix(LEAF, LEAF_D, .3), 30)
    o += flowers((98, 112), (106, 108), (20, 150), (24, 156), (152, 148), (146, 152), (88, 186),
                 (94, 190), (40, 60))
    o += tuft((46, 72, .9), (150, 78, .8), (84, 112, .9), (152, 140, .9), (88, 178, .9))
    p = trees((114, 70, 1)) + flock((60, 58, .86), (84, 66, .9, False))
    p += wall([(8, 96), (34, 86), (64, 83), (94, 88), (124, 94), (166, 92)], 10)
    p += flock((32, 122, 1.05), (48, 140, 1, False), (140, 124, 1.05, False), (124, 172, .94),
               (58, 174, .94, False))
    return land('pasture-2', MEADOW_H, LEAF_X, o, p, mix(LEAF, LEAF_D, .12))


def pasture_3():
    """A pond where sheep drink."""
    o = pasture_ground('M0 36Q70 20 110 34T174 36', 'M0 64Q44 52 100 58T174 66',
                       'M0 104Q60 96 112 108T174 100', 'M0 160Q60 140 110 156T174 154')
    o += P('M48 62C66 46 118 46 134 64C140 82 106 88 82 86C54 86 38 76 48 62Z', LEAF_D)
    o += P('M52 63C68 50 114 50 130 65C134 80 104 84 82 82.5C58 82 44 74 52 63Z', WATER)
    o += P('M52 63C68 50 114 50 130 65C116 57 72 55 52 63Z', WATER_D)
    o += cuts(WATER_L, (70, 70, 94, 69, 2.2), (98, 76, 116, 74, 2))
    o += tufts(37, mix(LEAF, LEAF_D, .3), 24, (12, 88, 160, 182))
    o += flowers((86, 100), (92, 104), (20, 116), (26, 120), (152, 128), (86, 182), (92, 186),
                 (98, 182))
    o += tuft((86, 48, .9), (24, 82, .9), (152, 76, .8), (82, 188, .9), (152, 134, .8))
    p = P('M124 56Q122 44 118 39Q125 45 127 55ZM130 60Q131 46 136 40Q133 50 133.5 61ZM53 60'
          'Q50 49 45 45Q53 49 56.5 57Z', LEAF_D)
    p += flock((38, 94, 1.02, False), (136, 102, 1.06), (30, 142, .98), (50, 156, 1.02, False),
               (140, 150, .98, False), (122, 168, .9))
    return land('pasture-3', MEADOW_H, LEAF_X, o, p, mix(LEAF, LEAF_D, .12))


def haystack(x, y, s=1.0):
    """A haystack round its pole, 44 high."""
    stands(x, y + 1, 17 * s)
    o = P('M-18 0C-22-16-12-34 0-36C12-34 22-16 18 0Q0 7-18 0Z', GOLD_D)
    o += P('M-18 0C-22-16-12-34 0-36C8-34 8-12 4 3Q-10 3-18 0Z', GOLD)
    o += P('M-18 0C-22-16-12-34 0-36C-4-26-10-14-10 2Q-14 1-18 0Z', GOLD_L)
    return at(x, y, o + P('M-1-36L-1.5-44H1.5L1-36Z', EARTH_D), s)


def hedge(*each):
    """Bushes in a row."""
    return (P(''.join(curve('M-8 1C-11-8-4-13 1-10C7-13 12-6 9 1Z', x, y, k) for x, y, k in each),
              mix(LEAF_D, LEAF_X, .5))
            + P(''.join(curve('M-8 1C-11-8-4-13 1-10C-1-6-2-3-1 1Z', x, y, k) for x, y, k in each),
                mix(LEAF_D, LEAF, .5)))


def pasture_4():
    """Hedges between three meadows, a haystack."""
    o = pasture_ground('M0 40Q40 26 90 30T174 40', 'M0 74Q60 60 100 66T174 78',
                       'M0 112Q40 92 96 110T174 106', 'M0 166Q60 146 116 162T174 156')
    o += tufts(41, mix(LEAF, LEAF_D, .3), 26)
    o += flowers((84, 100), (92, 96), (20, 124), (68, 178), (76, 182), (152, 138), (100, 186))
    o += tuft((44, 66, .9), (132, 64, .8), (68, 100, .9), (86, 186, .9))
    p = flock((66, 54, .9), (104, 50, .84, False), (86, 62, .92, False))
    p += hedge(*[(15 + 12.9 * i, 84 - 7 * sin(i / 11 * 3.14), 1) for i in range(12)])
    p += haystack(136, 118, .92)
    p += flock((34, 112, 1.02, False), (28, 146, 1), (52, 160, 1.04, False), (138, 154, 1.02),
               (116, 172, .88, False))
    return land('pasture-4', MEADOW_H, LEAF_X, o, p, mix(LEAF, LEAF_D, .12))


ALL = variants('pasture', pasture_1, pasture_2, pasture_3, pasture_4)
