# SPDX-License-Identifier: GPL-3.0-or-later
"""Forests: dark rows of trees."""

from tokens.parts import *


def forest_ground(lines):
    """Pale behind, deep in front."""
    o = P('M0 0H174V92Q120 62 60 78T0 82Z', mix(LEAF, LEAF_D, 0.25))
    o += P('M0 98Q46 74 96 88T174 84V200H0Z', mix(LEAF_D, LEAF, 0.18))
    o += P('M0 142Q50 118 100 130T174 128V200H0Z', LEAF_D)
    o += P('M0 186Q60 160 110 172T174 168V200H0Z', mix(LEAF_D, LEAF_X, 0.5))
    return o + P(lines, mix(LEAF_D, LEAF_X, .55))


def log_end(x, y, r):
    """The sawn end of a log."""
    return (C(x, y, r, EARTH_D) + C(x, y, r * .82, EARTH_H) + O(x, y, r * .45, EARTH, r * .2))


def cabin(x, y, s=1.0, wall=(EARTH_L, EARTH), thatch=(EARTH_H, EARTH_D)):
    """A small hut of logs, brown all over so that nobody takes it for a house of a player; 34
    wide."""
    stands(x, y + 1, 18 * s)
    o = P('M-15-14H4V3H-15Z', wall[0]) + P('M4-14L17-16V0L4 3Z', wall[1])
    o += P('M-15-9H4V-6.5H-15ZM-15-3.5H4V-1H-15Z', wall[1])
    o += P('M-9-9H-1V3H-9Z', EARTH_X)
    o += P('M-19-12L-8-29H8L20-15L5-11Z', thatch[1]) + P('M-19-12L-8-29H8L5-11Z', thatch[0])
    return at(x, y, o, s)


def forest_1():
    """Rows of pines round a clearing."""
    o = forest_ground(''.join(cut(*c)
                              for c in ((60, 146, 72, 143, 1.6), (108, 116, 122, 113, 1.6),
                                        (66, 110, 80, 107, 1.6), (100, 150, 112, 148, 1.6))))
    p = row([(60, 58, .6), (114, 58, .6)]) + pines((87, 62, .7))
    p += row([(34, 84, .74), (140, 84, .74)]) + row([(60, 90, .82), (114, 90, .82)])
    p += pines((87, 97, .9))
    p += row([(22, 116, .82), (152, 116, .82)]) + row([(42, 128, .84), (132, 128, .84)])
    p += row([(26, 150, .78), (148, 150, .78)]) + row([(54, 164, .84), (120, 164, .84)])
    p += pines((87, 182, .76))
    return land('forest-1', LEAF, LEAF_X, o, p, mix(LEAF_X, LEAF_D, .25))


def forest_2():
    """Pines and broad trees, felled logs in front."""
    o = forest_ground(''.join(cut(*c)
                              for c in ((58, 104, 74, 100, 1.6), (104, 106, 118, 103, 1.6),
                                        (62, 160, 76, 157, 1.6))))
    o += P('M116 200C100 178 132 170 124 150C116 134 84 128 92 104C96 92 116 90 120 78L127 80'
           'C124 94 106 98 104 108C100 124 134 130 138 150C142 168 124 176 134 200Z',
           mix(EARTH_L, EARTH, .35))
    p = pines((58, 60, .62), (84, 54, .58)) + trees((112, 60, .78))
    p += pines((30, 88, .76)) + trees((58, 92, .96)) + pines((88, 90, .86), (142, 88, .78))
    p += trees((24, 122, .86), (148, 120, .9)) + pines((44, 132, .84))
    p += pines((150, 150, .74)) + trees((28, 154, .8)) + pines((128, 168, .76))
    logs = R(52, 160, 34, 13, EARTH_D, 6) + R(52, 160, 34, 6, EARTH, 3)
    logs += R(58, 149, 30, 12, EARTH_D, 6) + R(58, 149, 30, 6, EARTH_L, 3)
    logs += log_end(54, 167, 7) + log_end(66, 171, 7) + log_end(61, 155, 7)
    return land('forest-2', LEAF, LEAF_X, o, p + logs + trees((84, 190, .6)),
                mix(LEAF_X, LEAF_D, .25))


def forest_3():
    """Dense pines, the hut of a woodcutter."""
    o = forest_ground(''.join(cut(*c)
                              for c in ((54, 116, 66, 113, 1.6), (112, 110, 124, 107, 1.6),
                                        (96, 170, 110, 167, 1.6))))
    p = row([(58, 60, .62), (116, 60, .62)]) + pines((87, 56, .62))
    p += row([(32, 84, .72), (72, 82, .76)]) + row([(102, 84, .8), (144, 82, .72)])
    p += smoke(66, 76, .62) + cabin(62, 108, 1.05) + row([(20, 116, .84), (124, 106, .86)])
    p += pines((152, 116, .8), (40, 132, .8))
    p += row([(24, 150, .76), (134, 140, .82)]) + row([(148, 152, .7), (50, 164, .82)])
    p += row([(114, 170, .82), (82, 184, .66)])
    return land('forest-3', LEAF, LEAF_X, o, p, mix(LEAF_X, LEAF_D, .25))


def forest_4():
    """An old wood of broad trees, one of them in autumn."""
    o = forest_ground(''.join(cut(*c)
                              for c in ((62, 104, 76, 101, 1.6), (96, 102, 110, 99, 1.6),
                                        (70, 164, 84, 161, 1.6))))
    autumn = (EMBER_L, EMBER, EMBER_D, EARTH_D)
    dark = (mix(LEAF, LEAF_L, .35), mix(LEAF, LEAF_D, .35), LEAF_X, EARTH_D)
    p = trees((58, 58, .7), (114, 58, .7), tones=dark) + trees((87, 62, .82))
    p += trees((32, 88, .84)) + trees((140, 88, .84), tones=dark)
    p += trees((62, 92, .92), tones=dark) + trees((112, 94, .98))
    p += trees((25, 122, .84), tones=dark) + trees((148, 122, .86)) + pines((87, 98, .7))
    p += trees((44, 138, .82), tones=autumn) + trees((130, 146, .82), tones=dark)
    p += trees((28, 154, .76)) + trees((146, 154, .72)) + trees((60, 170, .82), tones=dark)
    p += trees((114, 170, .84))
    p += trees((86, 186, .66), tones=dark)
    return land('forest-4', LEAF, LEAF_X, o, p, mix(LEAF_X, LEAF_D, .25))


ALL = variants('forest', forest_1, forest_2, forest_3, forest_4)
