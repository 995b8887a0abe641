# SPDX-License-Identifier: GPL-3.0-or-later
"""Orders that ask for followers of one role or all."""

from orders.scenes import *
from palette import *
from shapes import *


def estates():
    """Hats of the four estates."""
    o = flat(mix(BLUE_D, BLUE_X, 0.3)) + sun(120, 128, 92, (BLUE_D, mix(BLUE_D, BLUE, 0.6)))
    o += (
        rogue(84, 118, 0.8, (RED_L, RED, RED_D), 3)
        + hood(158, 118, 0.86, (PLUM_L, PLUM, PLUM_D), 2)
        + P('M14 150H226V208H14Z', mix(BLUE_D, BLUE_X, 0.6))
    )
    o += (
        half('M50 196C30 192 14 198 2 214H50Z', IRON_L, IRON_D, 50)
        + helm(50, 158, 0.9, (GOLD_L, GOLD_D))
        + straw(188, 160, 0.92, (LEAF_L, LEAF, LEAF_D), 1)
        + R(14, 198, 212, 10, GOLD_D)
        + R(14, 198, 212, 3, GOLD_L)
    )
    return pic(o)


def three_helms():
    """Three helmets."""
    o = (
        burst(BLUE_D, FAMILY['people'][3], 120, 130, 36)
        + sun(120, 120, 62, (mix(BLUE_D, BLUE, 0.7), BLUE, BLUE_L))
        + helm(64, 144, 0.92, (GOLD_L, GOLD_D))
        + helm(176, 144, 0.92, (GOLD_L, GOLD_D))
        + helm(120, 118, 1.18)
    )
    return pic(o + P('M14 208V196Q120 172 226 196V208Z', BLUE_X) + shield(120, 202, 0.9))


def three_rogues():
    """Three highwaymen by night."""
    o = (
        flat(mix(BLUE_D, BLUE_X, 0.6))
        + C(164, 78, 24, PAPER)
        + C(174, 72, 21, mix(BLUE_D, BLUE_X, 0.6))
        + stars(((40, 66, 4), (96, 58, 3), (212, 110, 3)))
        + hill(BLUE_D, 140, 128, 136, 126, 138)
    )
    return pic(
        o
        + rogue(62, 142, 0.86, (JADE_L, JADE, JADE_D), 3)
        + rogue(178, 142, 0.86, (PLUM_L, PLUM, PLUM_D), 0)
        + hill(mix(BLUE_D, BLUE_X, 0.8), 176, 172, 170, 172, 176)
        + rogue(120, 162, 1.04, (RED_L, RED, RED_D), 1)
    )
