# SPDX-License-Identifier: GPL-3.0-or-later
"""Orders that ask for a cloister or a monk."""

from land import props
from orders.scenes import *
from palette import *
from shapes import *


def new_abbot():
    """The staff of the abbot before a window."""
    o = flat(PLUM_D) + R(14, 44, 212, 164, mix(PLUM_D, PLUM_X, 0.5))
    joints = ''.join(
        f'M{14 + (j % 2) * 24 + i * 48} {44 + j * 22}v22' for j in range(8) for i in range(5)
    ) + ''.join(f'M14 {44 + j * 22}h212' for j in range(1, 8))
    o += (
        L(joints, PLUM_X, 1.8)
        + P('M76 208V118A44 52 0 0 1 164 118V208Z', GOLD_D)
        + P('M80 208V119A40 48 0 0 1 160 119V208Z', PLUM_L)
    )
    o += rays(120, 120, 0, 36.8, 20, PLUM_H)
    crook = 'M120 214V112C120 98 128 86 142 86C158 86 164 102 156 112C149 120 136 116 138 106'
    s = L(crook, GOLD_X, 15) + L(crook, GOLD, 11)
    s += L('M117.5 214V112C117.5 96 127 83.6 142 83.6C151 83.6 157 88 160 94', GOLD_L, 4)
    s += (
        R(108, 124, 24, 8, GOLD_X, 3)
        + R(109, 125, 22, 6, GOLD_L, 2)
        + C(120, 146, 7, GOLD_X)
        + C(120, 146, 5.4, RED_L)
        + R(108, 160, 24, 8, GOLD_X, 3)
        + R(109, 161, 22, 6, GOLD_L, 2)
    )
    # a veil tied below the crook
    s += (
        P('M113 168L98 212H112L120 172Z', PAPER)
        + P('M127 168L142 212H128L120 172Z', PAPER_D)
        + P('M100 205H114L113 209H99ZM126 205H140L141 209H127Z', RED)
    )
    return pic(o + s)


def busy_cloister():
    """A cloister among houses and stalls."""
    o = (
        bands((PLUM_D, mix(PLUM_D, PLUM, 0.5), PLUM, PLUM_L), 44, 140)
        + hill(GRASS_X, 134, 128, 124, 128, 134)
        + put(
            'gr 46 134 1.6, ge 74 130 1.5, er 168 130 1.6, gr 198 134 1.6, chapel 60 142 1.6, tree'
            ' 186 146 1.6'
        )
    )
    o += (
        hill(GRASS, 154, 148, 146, 148, 154)
        + at(120, 172, props.cloister(), 1.22)
        + put(
            'er 48 186 1.9, ee 194 186 1.9, stall 74 202 1.9, stall2 166 202 1.9, well 120 206 1.6'
        )
    )
    return pic(o)


def consecration():
    """A cloister in the light."""
    o = (
        burst(PLUM_D, FAMILY['cloister'][3], 120, 92, 36)
        + sun(120, 92, 56, (PLUM, PLUM_L, PLUM_H))
        + rays(120, 92, 16, 34, 16, GOLD_L)
        + hill(GRASS_X, 180, 172, 168, 172, 180)
        + at(120, 186, props.cloister(), 1.3)
    )
    o += hill(GRASS, 196, 190, 188, 190, 196)
    return pic(
        o
        + put('poplar 40 196 1.8, poplar 200 196 1.8, poplar2 60 200 1.6, poplar2 180 200 1.6')
        + P('M106 208L112 189H128L134 208Z', ROAD)
    )


def founder():
    """A founder with his banner before his cloister."""
    o = (
        flat(mix(PLUM_D, PLUM_X, 0.3))
        + sun(120, 120, 80, (mix(PLUM_D, PLUM, 0.5), PLUM))
        + hill(GRASS_X, 186, 178, 174, 178, 186)
    )
    o += at(132, 176, props.cloister(), 1.12) + hill(GRASS, 196, 190, 190, 190, 196)
    return pic(
        o
        + hood(70, 168, 1.0, (EMBER_L, EMBER, EMBER_D), 0)
        + banner(196, 200, 84, 34, RED, RED_D, False)
        + at(196, 146, C(0, 0, 8, GOLD_L))
    )


def alms():
    """Bread and coins on a sill before a barred window."""
    o = (
        flat(mix(PLUM_D, PLUM_X, 0.4))
        + P('M56 176V108A64 60 0 0 1 184 108V176Z', GOLD_D)
        + P('M60 176V109A60 56 0 0 1 180 109V176Z', mix(PLUM, PLUM_L, 0.5))
        + C(120, 116, 34, PLUM_H)
    )
    o += L('M90 62V176M120 53V176M150 62V176M60 120H180', INK, 4)
    o += R(14, 172, 212, 36, EARTH) + R(14, 172, 212, 6, EARTH_L) + R(14, 200, 212, 8, EARTH_D)
    loaf = 'M-52 0C-58-24-34-40 0-40C34-40 58-24 52 0Q0 12-52 0Z'
    o += at(
        98,
        182,
        P(loaf, EARTH_X, f'stroke="{EARTH_X}" stroke-width="3"')
        + P(loaf, EMBER_D)
        + P('M-52 0C-58-24-34-40 0-40C10-40 18-38 26-36C20-10-10 4-40 3Z', EMBER)
        + P('M-46-8C-48-26-28-37 0-37C-16-30-30-18-34-2Q-42-3-46-8Z', EMBER_L)
        + cuts(
            EMBER_H, (-26, -28, -14, -6, 3, 2), (-4, -34, 6, -10, 3, 2), (18, -32, 26, -12, 2.6, 2)
        ),
    )
    for x, y in ((164, 186), (182, 184), (172, 177), (160, 176), (186, 174)):
        o += at(
            x,
            y,
            P('M-13 0a13 6 0 1 0 26 0a13 6 0 1 0-26 0Z', GOLD_X)
            + P('M-13-3a13 6 0 1 0 26 0a13 6 0 1 0-26 0Z', GOLD)
            + P('M-13-3a13 6 0 0 1 16-5.6L-8 .8A8 4 0 0 1-13-3Z', GOLD_L),
        )
    return pic(o)


def bells():
    """A bell over the roofs."""
    o = bands((PLUM_D, mix(PLUM_D, PLUM, 0.45), PLUM, mix(PLUM, PLUM_L, 0.6)), 44, 190)
    bell = (
        half('M0-46C-26-46-28-12-34 12C-36 20-42 26-46 30H0Z', GOLD, GOLD_D)
        + P('M-10-44C-28-36-28-8-34 12C-36 20-42 26-46 30H-34C-24 14-22-24-10-44Z', GOLD_L)
        + P('M-46 30H46Q46 38 0 39Q-46 38-46 30Z', GOLD_X)
        + P('M-46 30H0V35Q-44 35-46 30Z', GOLD_D)
        + C(0, 42, 8, GOLD_X)
        + C(-1, 41, 6, GOLD)
        + L('M-33 14Q0 22 33 14', GOLD_X, 2)
        + L('M-27-10Q0-4 27-10', GOLD_X, 2)
    )
    o += (
        C(120, 112, 68, mix(PLUM_D, PLUM, 0.7))
        + R(62, 56, 116, 10, EARTH_D)
        + R(62, 56, 116, 4, EARTH_L)
        + at(120, 118, L('M0-52V-46', IRON_D, 6) + bell)
    )
    o += (
        R(50, 52, 12, 120, STONE_L)
        + R(58, 52, 5, 120, STONE)
        + R(178, 52, 12, 120, STONE)
        + R(186, 52, 5, 120, STONE_D)
    )
    o += put(
        'gr 34 196 2, er 66 204 2.1, ge 100 198 2, er 136 204 2.1, gr 172 198 2, ee 206 204 2.1'
    )
    return pic(o)


def two_chapels():
    """Two cloisters and a way between them."""
    o = (
        flat(PLUM_D)
        + sun(120, 120, 70, (mix(PLUM_D, PLUM, 0.6), PLUM, PLUM_L))
        + hill(GRASS_X, 160, 166, 170, 166, 160)
        + way([(120, 214), (114, 192), (124, 174), (120, 158)], 54, 8)
        + ''
    )
    o += (
        at(64, 172, props.cloister(), 0.92)
        + at(176, 172, props.cloister(), 0.92)
        + P('M14 208V190Q66 178 110 196L104 208Z', GRASS)
        + P('M226 208V190Q174 178 130 196L136 208Z', GRASS)
    )
    return pic(o + put('tree2 30 200 1.6, tree2 210 200 1.6, bush 82 204 1.3, bush 160 204 1.3'))
