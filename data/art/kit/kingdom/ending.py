# SPDX-License-Identifier: GPL-3.0-or-later
"""The ending: the King before his town with the highest of the court at his sides."""

from emperor.parts import spark
from ending import CX, HEIGHT, SIDE, WIDTH, schemes, stage, standard
from kingdom.court import DRAW
from land import props
from orders.scenes import wall
from palette import *
from shapes import *

STARS = ((64, 44, 5), (196, 34, 4), (236, 70, 3), (36, 96, 3), (444, 36, 4), (404, 70, 3),
         (578, 44, 5), (606, 96, 3))
# From the middle outwards: who, how far from it, how large.
LEFT = (('queen', 108, .62), ('philosopher', 190, .52))
RIGHT = (('bishop', 106, .56), ('jester', 188, .52))


def bust(name, x, scale):
    """Somebody of the court down to the foot of the picture, before nothing but what shines behind the head."""
    return G(DRAW[name](lambda *_: ''), f'translate({n(x - 120 * scale)} {n(214 - 225 * scale)}) scale({n(scale)})')


def town(night):
    """Behind: a wall from side to side with its keeps."""
    o = ''
    for kind, x, scale in (('chapel', 144, 1.6), ('keep', 206, 1.9), ('keep', 434, 1.9), ('chapel', 496, 1.6)):
        o += at(x, 124, props.PROP[kind](), scale)
    return o + wall(0, WIDTH, 118, 160, 0, 10, cx=CX) + R(0, 158, WIDTH, 50, GRASS_X if night else GRASS_D)


def assembled(name, night):
    """The court looks at who is to be crowned."""
    sky, ray = (NIGHT_D, mix(NIGHT_D, NIGHT, .5)) if night else (mix(BLUE_L, BLUE, .1), BLUE_L)
    discs = (NIGHT, NIGHT_L, PAPER_D) if night else (EMBER, EMBER_L, GOLD_L)
    o = R(0, 0, WIDTH, HEIGHT, sky) + rays_box(CX, 84, (0, 0, WIDTH, HEIGHT), 44, ray)
    if night:
        o += ''.join(spark(*one, PAPER_D) for one in STARS)
    o += ''.join(C(CX, 84, r, tone) for r, tone in zip((92, 83, 73), discs)) + town(night)
    o += bust('king', CX, .8)
    for side, people in ((-1, LEFT), (1, RIGHT)):
        for who, away, scale in people[::-1]:
            o += bust(who, CX + side * away, scale)
    o += standard(SIDE - 50, 20, JADE, JADE_D) + standard(WIDTH - SIDE + 50, 20, JADE, JADE_D)
    return stage(name, NIGHT_X if night else JADE_X, o)


ALL = schemes(assembled)
