# SPDX-License-Identifier: GPL-3.0-or-later
"""The ending: the king reads the orders before the capital, the four estates listen."""

from ending import CX, HEIGHT, SIDE, WIDTH, schemes, stage, standard
from land import props
from orders.scenes import crown, helm, hood, rogue, stars, straw, wall
from palette import *
from shapes import *
from emperor.people import face


def ermine():
    """A collar of ermine, under the face of emperor/people.py."""
    o = half('M120 148C96 148 72 158 58 180L74 196Q100 178 120 178Z', PAPER, PAPER_D, 120)
    tails = ((74, 174, 16), (90, 164, 8), (104, 172, 4), (88, 180, 10))
    for x, y, turn in tails:
        o += at(x, y, P('M0-5C3-1 3 4 0 7C-3 4-3-1 0-5Z', INK), 1, turn)
        o += at(240 - x, y, P('M0-5C3-1 3 4 0 7C-3 4-3-1 0-5Z', INK), 1, -turn)
    return o


def king():
    """The king to the elbows, axis at x = 120, chin at 144."""
    o = half('M120 150C84 150 48 168 34 214V250H120Z', RED, RED_D, 120)
    o += cuts(RED_D, (66, 190, 52, 244, 3, 3), (86, 196, 80, 244, 2.4, 2))
    o += cuts(RED_X, (174, 190, 188, 244, 3, -3), (154, 196, 160, 244, 2.4, -2))
    o += ermine()
    o += half('M120 52C92 52 78 70 80 100C80 124 84 138 92 146L104 140V70H120Z', PAPER, PAPER_D, 120)
    o += face(0, 2, mix(RED, RED_D, 0.4), PAPER_X, old=True, eye=(0.9, 2))
    # beard and moustache
    o += half(
        'M120 122C110 117 102 124 94 110C90 100 88 104 89 112C90 142 100 168 120 178Z',
        PAPER,
        PAPER_D,
        120,
    )
    o += pair(PAPER_D, PAPER_X, 120, (98, 128, 110, 162, 2.4, 3), (106, 138, 116, 170, 2.2, 2))
    o += P('M110 130Q120 126 130 130Q120 137 110 130Z', RED_D)
    o += half('M120 121C112 117 102 121 97 133C106 134 116 131 120 126Z', PAPER_L, PAPER, 120)
    return o + crown(120, 44, 0.92)


def scroll(x0, x1, top, foot):
    """The orders, unrolled between two rods."""
    w = x1 - x0
    o = R(x0, top, w, foot - top, PAPER) + R(CX, top, x1 - CX, foot - top, mix(PAPER, PAPER_D, 0.6))
    o += R(x0, top, w, 5, PAPER_D) + R(x0, foot - 5, w, 5, PAPER_D)
    for i, y in enumerate(range(top + 14, foot - 8, 9)):
        o += L(f'M{x0 + 16} {y}H{CX - 40 - 6 * (i % 2)}', PAPER_X, 2.6)
        o += L(f'M{CX + 40} {y}H{x1 - 16 - 9 * (i % 2)}', PAPER_X, 2.6)
    for x, light, dark in ((x0, EARTH_L, EARTH), (x1, EARTH, EARTH_D)):
        o += R(x - 6, top - 4, 12, foot - top + 8, dark, 4) + R(x - 6, top - 4, 5, foot - top + 8, light, 2)
        o += C(x, top - 7, 5.4, GOLD_D) + C(x - 0.6, top - 7.6, 4, GOLD_L)
        o += C(x, foot + 7, 5.4, GOLD_D) + C(x - 0.6, foot + 6.4, 4, GOLD_L)
    return o


def city():
    """The capital behind: a wall from side to side with its keeps."""
    o = ''
    for kind, x, y, scale in (
        ('keep', 44, 128, 1.6),
        ('chapel', 86, 128, 1.5),
        ('gr', 150, 128, 1.5),
        ('keep', 196, 128, 1.9),
        ('keep', 444, 128, 1.9),
        ('ge', 488, 128, 1.5),
        ('chapel', 552, 128, 1.5),
        ('keep', 598, 128, 1.6),
    ):
        o += at(x, y, props.PROP[kind](), scale)
    return o + wall(0, WIDTH, 122, 160, 0, 10, cx=CX)


def reading(name, night):
    """The king reads the orders."""
    sky, ray = (
        (NIGHT_D, mix(NIGHT_D, NIGHT, 0.5)) if night else (mix(BLUE_L, BLUE, 0.1), BLUE_L)
    )
    o = R(0, 0, WIDTH, HEIGHT, sky) + rays_box(CX, 78, (0, 0, WIDTH, HEIGHT), 44, ray)
    tones = (NIGHT_L, mix(NIGHT, NIGHT_L, 0.5), NIGHT) if night else (GOLD_L, EMBER_L, EMBER)
    o += C(CX, 80, 84, tones[2]) + C(CX, 80, 76, tones[1]) + C(CX, 80, 66, tones[0])
    if night:
        o += stars(((60, 40, 5), (92, 74, 4), (206, 36, 5), (436, 44, 5), (540, 70, 4), (586, 34, 5)))
    o += city()
    grass = (LEAF_X, LEAF_D) if night else (GRASS_D, GRASS)
    o += P('M0 158Q160 146 320 152T640 158V200H0Z', grass[0])
    o += P('M0 176Q160 166 320 172T640 176V200H0Z', grass[1])
    scale = 0.74
    o += G(king(), f'translate({n(CX - 120 * scale)} {n(75 - 92 * scale)}) scale({scale})')
    o += scroll(224, 416, 124, 178)
    people = (
        (56, 156, helm(0, 0, 0.86, (RED_L, RED_D)), BLUE, BLUE_D),
        (128, 158, rogue(0, 0, 0.84, (RED_L, RED, RED_D), 0), None, None),
        (512, 158, hood(0, 0, 0.84, (EARTH_L, EARTH, EARTH_D), 2), None, None),
        (584, 156, straw(0, 0, 0.84, (JADE_L, JADE, JADE_D), 1), None, None),
    )
    for x, y, figure, light, dark in people:
        if light:
            o += at(x, y, half('M0 26C-24 26-38 36-42 60H0Z', light, dark))
        o += at(x, y, figure)
    o += standard(SIDE, 20, EMBER, EMBER_D) + standard(WIDTH - SIDE, 20, EMBER, EMBER_D)
    return stage(name, NIGHT_X if night else EMBER_D, o)


ALL = schemes(reading)
