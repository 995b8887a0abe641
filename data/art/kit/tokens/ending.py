# SPDX-License-Identifier: GPL-3.0-or-later
"""The ending: the ship of the winner comes home between two shores."""

from emperor.parts import spark, waves
from ending import CX, HEIGHT, SIDE, WIDTH, schemes, stage, standard
from tokens.cover import ship
from tokens.hill import kiln, mesa
from tokens.mountain import FAR, NEAR, peak
from tokens.parts import *
from tokens.village import cottage

# Roofs of the villages.
ROOFS = ((RED, RED_D, RED_L), (JADE, JADE_D, JADE_L), (EMBER, EMBER_D, EMBER_L))
STARS = ((64, 40, 5), (200, 34, 4), (232, 84, 3), (38, 92, 3), (438, 40, 4), (412, 88, 3),
         (576, 40, 5), (604, 90, 3))


def shore(grass):
    """The land at the left, down to its sand."""
    o = P('M0 134Q60 116 120 130T236 160L214 172H0Z', grass[0])
    o += P('M0 150Q70 136 130 148T222 164V176H0Z', grass[1])
    return o + P('M0 168Q60 160 120 164T240 160Q226 176 180 180T0 186Z', BEACH)


def forest_shore(night):
    """Pines, peaks and a village."""
    o = peak(38, 140, 40, 66, .34, FAR) + peak(92, 142, 44, 58, .34, NEAR if night else FAR)
    o += shore((LEAF_X, LEAF_D) if night else (LEAF, LEAF_L))
    o += row([(24, 150, .62), (46, 154, .7)]) + row([(12, 160, .8), (196, 158, .56)])
    return (o
            + ''.join(cottage(x, y, .62, roof)
                      for (x, y), roof in zip(((84, 160), (126, 162), (166, 164)), ROOFS)))


def clay_shore(night):
    """Table hills, a kiln, sheaves and a village; its light comes from the left, too."""
    o = mesa(596, 142, 36, 52) + mesa(542, 146, 32, 36, bands=1)
    o += flip(shore((LEAF_X, LEAF_D) if night else (LEAF, LEAF_L)), CX)
    o += smoke(612, 120, .7) + kiln(610, 162, .8) + sheaf(446, 152, .5) + sheaf(466, 150, .56)
    return o + ''.join(cottage(x, y, .62, roof)
                       for (x, y), roof in zip(((488, 162), (528, 164), (568, 164)), ROOFS[::-1]))


def homecoming(name, night):
    """The ship comes home, by day before the sun, by night before the moon."""
    sky, ray = (NIGHT_D, mix(NIGHT_D, NIGHT, .5)) if night else (mix(BLUE, BLUE_L, .75), BLUE_L)
    discs = (NIGHT, NIGHT_L, PAPER_D) if night else (EMBER, EMBER_L, GOLD_L)
    sea = (DEEP_D, DEEP, DEEP_L) if night else (WATER_D, WATER, mix(WATER, WATER_L, .4))
    o = R(0, 0, WIDTH, HEIGHT, sky) + rays_box(CX, 98, (0, 0, WIDTH, HEIGHT), 44, ray)
    if night:
        o += ''.join(spark(*one, PAPER_D) for one in STARS)
    o += ''.join(C(CX, 98, r, tone) for r, tone in zip((90, 80, 69), discs))
    o += R(0, 150, WIDTH, 50, sea[1]) + R(0, 150, WIDTH, 3, sea[2])
    o += forest_shore(night) + clay_shore(night)
    o += waves(0, 184, WIDTH, 2, 14, GOLD_D, sea[0], sea[1])
    o += at(CX, 112, ship(), 1.2) + waves(196, 198, 440, 2, 14, GOLD_D, sea[0], sea[1])
    o += standard(SIDE, 20, BLUE, BLUE_D) + standard(WIDTH - SIDE, 20, BLUE, BLUE_D)
    return stage(name, NIGHT_X if night else BLUE_D, o)


ALL = schemes(homecoming)
