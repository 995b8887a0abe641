# SPDX-License-Identifier: GPL-3.0-or-later
"""Deserts: dunes, cracked earth, hardly a tree."""

from tokens.parts import *

SAND_1, SAND_2, SAND_3, SAND_4 = (mix(EARTH_H, EARTH_L, .06), mix(EARTH_H, EARTH_L, .38),
                                  mix(EARTH_L, EARTH, .06), mix(EARTH_L, EARTH, .42))
ROCK = (EARTH_H, EARTH_L, EARTH, EARTH_D)


def thorn(x, y, s=1.0):
    """A bare thorn tree, 58 high."""
    stands(x, y + 3, 15 * s)
    o = P('M-6 3C-4-10-8-18-18-25C-10-24-6-22-3-18C-4-30-10-36-20-40C-10-40-3-35 1-27'
          'C4-37 2-45-4-53C6-47 9-37 7-27C12-31 20-33 28-31C18-28 11-23 8-15C12-18 18-19 22-17'
          'C14-14 10-8 8 3Q1 6-6 3Z', EARTH_X)
    o += P('M-6 3C-4-10-8-18-18-25C-10-24-6-22-3-18C-1-12-1-4-1 4Q-4 4-6 3ZM1-27C4-37 2-45-4-53'
           'C3-45 5-37 3-26Z', EARTH)
    return at(x, y, o, s)


def cactus(x, y, s=1.0):
    """A cactus with two arms, 50 high."""
    stands(x, y + 3, 13 * s)
    whole = ('M-7 3V-42C-7-50 7-50 7-42V-16H12V-28C12-35 22-35 22-28V-14C22-8 18-5 12-5H7V3'
             'Q0 6-7 3ZM-7-10H-12C-19-10-22-14-22-20V-30C-22-36-12-36-12-30V-21H-7Z')
    o = P(whole, LEAF_X)
    o += P('M-7 3V-42C-7-48-3-49-1-48V4.5Q-4 4.5-7 3ZM-7-10H-12C-19-10-22-14-22-20V-30'
           'C-22-35-18-35-17-34V-21C-17-17-14-14-10-14H-7ZM12-28C12-33 16-34 17-33V-16'
           'C17-12 15-10 12-10H7V-16H12Z', LEAF)
    return at(x, y, o, s)


def desert_1():
    """Dunes and one thorn tree."""
    o = P('M0 66Q34 40 80 52Q124 62 174 42V200H0Z', SAND_1)
    o += P('M80 52Q124 62 174 42V72Q140 86 112 76Q92 68 80 52Z', SAND_3)
    o += P('M0 116Q52 70 104 92Q140 104 174 90V200H0Z', SAND_2)
    o += P('M104 92Q140 104 174 90V124Q146 132 124 120Q108 110 104 92Z', SAND_4)
    o += P('M0 176Q56 126 108 142Q144 152 174 138V200H0Z', SAND_1)
    o += P('M108 142Q144 152 174 138V180Q140 178 122 166Q110 158 108 142Z', SAND_3)
    o += P(''.join(cut(*c)
                   for c in ((18, 92, 46, 74, 1.5), (34, 98, 60, 84, 1.5), (16, 66, 38, 56, 1.4),
                             (20, 150, 46, 134, 1.5), (34, 162, 62, 146, 1.5),
                             (66, 170, 88, 158, 1.5))), SAND_3)
    p = thorn(66, 86, .92) + boulder(146, 118, 1, ROCK) + boulder(154, 128, .55, ROCK)
    p += boulder(30, 126, .8, ROCK) + boulder(82, 186, .7, ROCK)
    return land('desert-1', SAND_2, EARTH_D, o, p, mix(EARTH_L, EARTH, .25))


def desert_2():
    """A rock arch over cracked earth."""
    o = P('M0 58Q60 40 110 52T174 50V200H0Z', SAND_1)
    o += P('M0 98Q60 82 110 92T174 90V200H0Z', SAND_2)
    o += P(''.join(cut(*c)
                   for c in ((16, 112, 40, 118, 2.2), (40, 118, 36, 138, 2),
                             (40, 118, 54, 108, 1.8), (36, 138, 16, 146, 2), (36, 138, 52, 152, 2),
                             (52, 152, 48, 172, 2), (52, 152, 68, 164, 1.8),
                             (124, 106, 146, 116, 2.2), (146, 116, 160, 108, 1.8),
                             (146, 116, 140, 138, 2.2), (140, 138, 158, 148, 2),
                             (140, 138, 124, 156, 2), (124, 156, 130, 172, 2),
                             (124, 156, 104, 166, 2), (104, 166, 92, 184, 2),
                             (104, 166, 84, 164, 1.8), (68, 164, 84, 164, 1.6),
                             (68, 164, 62, 176, 1.8))), SAND_4)
    arch = P('M-42 0C-44-20-38-46-14-50C12-56 40-48 42-20L44 0H22C24-16 16-28 4-28'
             'C-8-28-16-16-16 0Z', EARTH_X)
    arch += P('M-42 0C-44-20-38-46-14-50C2-53 12-50 14-46C-6-44-18-36-18-4L-16 0Z', EARTH)
    arch += P('M-42 0C-44-20-38-46-14-50C-26-40-32-22-30 0Z', EARTH_L)
    arch += P('M-14-50C12-56 40-48 42-20L44 0H34C34-24 30-40 8-44Q2-50-14-50Z', EARTH_D)
    arch += P('M-41-14L-31-12L-30-7L-42-9ZM-37-32L-29-28L-28-23L-39-27Z', EARTH)
    arch += P('M40-26L32-24L33-19L41-20Z', EARTH_X)
    stands(82, 90, 42)
    p = at(82, 90, arch, 1) + cactus(140, 96, .62)
    return land('desert-2', SAND_2, EARTH_D, o, p, mix(EARTH_L, EARTH, .25))


def desert_3():
    """High dunes, cactus."""
    o = P('M0 84L66 34Q100 68 174 62V200H0Z', SAND_1)
    o += P('M66 34Q100 68 174 62V92Q124 100 90 80Q66 64 66 34Z', SAND_3)
    o += P('M0 130Q40 86 104 94Q140 100 174 92V200H0Z', SAND_2)
    o += P('M104 94Q140 100 174 92V130Q136 136 118 120Q104 110 104 94Z', SAND_4)
    o += P('M0 178Q50 138 106 150T174 142V200H0Z', SAND_1)
    o += P('M106 150Q146 160 174 142V182Q140 184 106 150Z', SAND_3)
    o += P(''.join(cut(*c)
                   for c in ((18, 116, 40, 102, 1.5), (34, 124, 58, 110, 1.5),
                             (20, 166, 44, 152, 1.5), (52, 172, 76, 160, 1.5),
                             (16, 88, 44, 66, 1.5), (34, 92, 58, 72, 1.5))), SAND_3)
    p = cactus(36, 146, .76) + cactus(130, 84, .5) + boulder(146, 138, .9, ROCK)
    p += boulder(84, 186, .7, ROCK)
    return land('desert-3', SAND_2, EARTH_D, o, p, mix(EARTH_L, EARTH, .25))


ALL = variants('desert', desert_1, desert_2, desert_3)
