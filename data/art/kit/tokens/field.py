# SPDX-License-Identifier: GPL-3.0-or-later
"""Fields: furrows, sheaves, standing grain."""

from tokens.parts import *
from tokens.pasture import haystack

RIPE, STRAW = mix(GOLD_L, GOLD, .42), mix(GOLD_L, GOLD, .1)


def ear(x, y, s=1.0, lean=0):
    """A great ear of grain on its stalk, 92 high; (x, y) is the foot of the stalk."""
    grain = 'M-1.5 4C-13 2-17-9-11-20C-4-15-1-6-1.5 4Z'
    o = P('M-2.4 0Q-1-20-1-40H1Q1.4-20 2.4 0Z', GOLD_D)
    left = ''.join(curve(grain, 0, -34 - 14 * i, 1) for i in range(4))
    o += P(left, GOLD_L) + flip(P(left, mix(GOLD, GOLD_D, .3)))
    o += P('M0-74C-8-84-7-96 0-106C7-96 8-84 0-74Z', GOLD) + P('M0-74C-8-84-7-96 0-106Z', GOLD_L)
    return at(x, y, o, s, lean)


def field_1():
    """Furrows from one point behind the hill, sheaves."""
    o = P('M0 0H174V54Q120 36 87 40T0 56Z', mix(LEAF_L, LEAF, .2))
    o += P('M0 54Q50 34 100 38T174 50V200H0Z', RIPE)
    d = ''
    for i in range(-9, 10):
        x = 87 + i * 4.2
        d += poly([(x - .4, 42), (x + .4, 42), (87 + i * 29 + 7, 210), (87 + i * 29 - 7, 210)])
    o += P(d, STRAW)
    o += P(''.join(cut(87 + (i + .5) * 4.2, 46, 87 + (i + .5) * 29, 206, 1.7)
                   for i in range(-8, 8)), mix(GOLD, GOLD_D, .4))
    o += P('M0 54Q50 34 100 38T174 50L174 54Q140 42 100 42Q50 40 0 60Z', LEAF_D)
    p = trees((50, 48, .42), (62, 46, .5), (124, 48, .46))
    p += sheaf(58, 66, .74) + sheaf(116, 68, .74) + sheaf(87, 66, .78)
    p += sheaf(32, 104, .96) + sheaf(142, 106, .96) + sheaf(52, 158, .92) + sheaf(122, 158, .92)
    return land('field-1', STRAW, GOLD_D, o, p, mix(GOLD, GOLD_D, .22))


def field_2():
    """Bands of crops across the slope: ripe, cut and green."""
    o = P('M0 0H174V200H0Z', STRAW)
    edge = ['M0 46Q60 22 174 44', 'M0 76Q70 46 174 66', 'M0 110Q70 76 174 94',
            'M0 146Q80 112 174 128', 'M0 180Q90 146 174 160']
    tones = (RIPE, STRAW, mix(LEAF_L, LEAF, .15), RIPE, STRAW)
    for e, t in zip(edge, tones):
        o += P(e + 'V200H0Z', t)
    o += P('M0 44Q60 20 174 42V45Q60 24 0 49ZM0 144Q80 110 174 126V129Q80 114 0 149Z',
           mix(GOLD, GOLD_D, .5))
    ears = ''
    for y0, k in ((58, 0), (66, .5)):
        for i in range(13):
            x = 14 + 12 * (i + k)
            yy = y0 - 14 + abs(x - 96) ** 2 / 700
            ears += cut(x, yy + 5, x + 2, yy - 6, 1.5)
    for i in range(14):
        x = 10 + 12 * i
        yy = 150 - 16 + abs(x - 100) ** 2 / 620
        ears += cut(x, yy + 7, x + 2, yy - 5, 1.6) + cut(x + 6, yy + 16, x + 8, yy + 4, 1.6)
    o += P(ears, mix(GOLD, GOLD_D, .55))
    o += P(''.join(cut(x, 92 - (x < 40) * 4, x + 12, 90 - (x < 40) * 4, 1.3)
                   for x in range(20, 150, 22)), LEAF)
    p = sheaf(52, 76, .8) + sheaf(87, 74, .84) + sheaf(122, 75, .8)
    p += sheaf(30, 112, .92) + sheaf(145, 108, .92) + sheaf(66, 168, .74) + sheaf(108, 168, .74)
    return land('field-2', mix(LEAF_L, LEAF, .2), GOLD_D, o, p, mix(GOLD, GOLD_D, .22))


def field_3():
    """Standing grain round a threshing floor."""
    o = P('M0 0H174V70Q90 40 0 70Z', mix(LEAF_L, LEAF, .2)) + P('M0 64Q87 30 174 64V200H0Z', RIPE)
    o += P('M0 100Q87 64 174 100V200H0Z', mix(RIPE, GOLD, .35))
    o += P('M0 178Q87 150 174 178V200H0Z', RIPE)
    o += P('M38 128a49 42 0 1 0 98 0a49 42 0 1 0-98 0Z', mix(GOLD, GOLD_D, .25))
    o += P('M40 127a47 40 0 1 0 94 0a47 40 0 1 0-94 0Z', STRAW)
    d = ''
    for j, (y, k) in enumerate(((64, 7), (80, 9), (102, 11), (124, 11), (148, 10), (170, 7))):
        for i in range(k):
            x = 87 + (i - (k - 1) / 2) * 15 + (j % 2) * 3
            if hypot((x - 87) / 1.15, y - 128) > 44:
                d += cut(x, y, x + 2.5, y - 13, 2)
    o += P(d, mix(GOLD, GOLD_D, .5))
    p = ear(58, 94, .58, -6) + ear(116, 94, .58, 6) + ear(87, 98, .68)
    p += ear(28, 138, .58, -5) + ear(146, 138, .58, 5) + sheaf(50, 157, .9) + sheaf(124, 157, .9)
    return land('field-3', STRAW, GOLD_D, o, p, mix(GOLD, GOLD_D, .22))


def field_4():
    """Strips up the hill, haystacks."""
    o = P('M0 0H174V60Q110 30 0 64Z', mix(LEAF_L, LEAF, .2))
    strips = (RIPE, STRAW, mix(LEAF_L, LEAF, .35), RIPE, STRAW, RIPE)
    for i, t in enumerate(strips):
        o += P(f'M{n(-40 + 44 * i)} 200Q{n(4 + 30 * i)} 110 {n(14 + 26 * i)} 58'
               f'L{n(40 + 26 * i)} 50Q{n(48 + 30 * i)} 110 {n(4 + 44 * i)} 200Z', t)
    d = ''
    for i in range(len(strips)):
        for q in (.28, .52, .76):
            d += (f'M{n(-40 + 44 * (i + q))} 204'
                  f'Q{n(4 + 30 * i + 40 * q)} 120 {n(14 + 26 * (i + q))} 60'
                  f'Q{n(6 + 30 * i + 40 * q)} 120 {n(-37 + 44 * (i + q))} 204Z')
    o += P(d, mix(GOLD, GOLD_D, .35))
    o += P('M0 62Q60 38 110 44T174 50V56Q150 48 110 48Q60 44 0 70Z', LEAF_D)
    p = trees((42, 58, .44), (132, 54, .5), (120, 54, .4)) + haystack(87, 74, .84)
    p += haystack(54, 88, .84)
    p += haystack(124, 90, .9) + sheaf(28, 124, .9) + sheaf(146, 130, .9) + haystack(52, 168, .8)
    p += sheaf(120, 160, .8)
    return land('field-4', STRAW, GOLD_D, o, p, mix(GOLD, GOLD_D, .22))


ALL = variants('field', field_1, field_2, field_3, field_4)
