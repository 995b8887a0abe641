# SPDX-License-Identifier: GPL-3.0-or-later
"""Orders that look at the whole map."""

from land import props
from orders.scenes import *
from palette import *
from shapes import *


# Edge of a tile in the picture, half of it, and its road, upright and lying.
TILE, HALF = 54, 27
ROAD_UP = R(-5, -27, 10, 54, ROAD) + R(-6.5, -27, 1.8, 54, EARTH) + R(4.7, -27, 1.8, 54, EARTH)
ROAD_ACROSS = R(-27, -5, 54, 10, ROAD) + R(-27, -6.5, 54, 1.8, EARTH) + R(-27, 4.7, 54, 1.8, EARTH)


def small_tile(x, y, body):
    """A tile that lies on the table."""
    o = P(f'M{-HALF - 2} {-HALF - 2}h{TILE + 4}v{TILE + 8}h{-TILE - 4}Z', INK)
    o += R(-HALF, -HALF, TILE, TILE + 4, EARTH_D) + R(-HALF, -HALF, TILE, TILE, GRASS)
    return at(120 + (x - 120) * 0.83, 128 + (y - 128) * 0.83, o + body, 0.8)


def small_town(curve):
    """A town at a side of a tile."""
    return P(f'{curve}Z', FLOOR) + L(curve, STONE_D, 5) + L(curve, STONE_L, 2.4)


def missing():
    """A gap between four tiles, and the tile that fits."""
    o = flat(mix(IRON_D, IRON_X, 0.35)) + rays_box(120, 126, BOX, 24, mix(IRON_D, IRON, 0.12))
    trees = [
        at(x, y, props.tree(), s)
        for x, y, s in (
            (-17, 8, 0.6),
            (16, 20, 0.48),
            (-14, 2, 0.5),
            (12, -10, 0.55),
            (-12, 10, 0.6),
        )
    ]
    o += small_tile(120, 70, ROAD_UP + trees[0] + trees[1])
    o += small_tile(120, 186, small_town('M-27 27C-14 4 14 4 27 27') + trees[2])
    o += small_tile(62, 128, ROAD_ACROSS + at(-12, 22, props.stack(), 0.6) + trees[3])
    o += small_tile(178, 128, small_town('M27-27C4-14 4 14 27 27') + trees[4])
    o += P('M97 105H143V151H97Z', IRON_X)
    o += L('M97 116V105H108M132 105H143V116M143 140V151H132M108 151H97V140', GOLD_L, 3)
    # the tile that fits
    t = P('M-30-30H30V34H-30Z', GOLD_X) + P('M-29-29H29V29H-29Z', GOLD_L)
    t += R(-27, -27, 54, 54, GRASS) + ROAD_UP + R(-27, -5, 27, 10, ROAD)
    t += R(-27, -6.5, 22, 1.8, EARTH) + R(-27, 4.7, 22, 1.8, EARTH) + C(0, 0, 10, ROAD)
    t += at(0, 6, props.gable('r'), 0.62) + at(18, 20, props.tree(), 0.5)
    return pic(o + at(152, 92, t, 0.9, 12))


def gates_and_miles():
    """A town, a road, two milestones."""
    o = (
        bands((IRON_D, mix(IRON_D, IRON, 0.5), IRON, IRON_L), 44, 150)
        + hill(GRASS_X, 148, 140, 138, 140, 148)
        + put('gr 88 136 1.6, ge 152 136 1.6, hall 120 138 1.5')
        + wall(44, 196, 130, 170, 36, 8)
        + put('keep 44 170 1.9, keep 196 170 1.9')
    )
    o += (
        hill(GRASS, 174, 170, 169, 170, 174)
        + P('M104 170H136L170 212H70Z', EARTH)
        + P('M107 170H133L162 212H78Z', ROAD)
        + P('M120 170H133L162 212H120Z', ROAD_D)
    )
    return pic(o + stone(46, 204, 1.5) + stone(194, 204, 1.5))


def golden_day():
    """A sun of ten coins."""
    o = (
        burst(IRON_D, mix(IRON_D, IRON, 0.3), 120, 126, 40)
        + C(120, 126, 66, GOLD_D)
        + C(120, 126, 63, GOLD)
        + rays(120, 126, 40, 62, 24, GOLD_L)
    )
    for i in range(10):
        x, y = polar(120, 126, 51, 36 * i - 90)
        o += C(x, y, 14.5, INK) + coin(x, y, 13)
    return pic(
        o
        + C(120, 126, 30, GOLD_X)
        + C(120, 126, 28, EMBER)
        + C(120, 126, 22, EMBER_L)
        + star(120, 126, 20)
    )


def side_by_side():
    """Two shields tied by a ribbon."""
    o = (
        flat(mix(IRON_D, IRON_X, 0.3))
        + P('M44 208V126A76 70 0 0 1 196 126V208Z', GOLD_D)
        + P('M48 208V127A72 66 0 0 1 192 127V208Z', mix(IRON_D, IRON, 0.45))
        + rays(120, 128, 0, 60.8, 24, mix(IRON_D, IRON, 0.75))
    )
    o += (
        crown(120, 84, 0.6)
        + shield(88, 172, 1.9, True, RED, RED_D, RED_L)
        + shield(152, 172, 1.9, True, BLUE, BLUE_D, BLUE_L)
    )
    o += at(88, 146, P('M0-13L12 9H-12Z', PAPER)) + at(152, 146, C(0, 0, 11, PAPER))
    # a ribbon that ties them
    o += (
        P('M60 184Q90 196 120 186Q150 196 180 184L176 200Q150 210 120 200Q90 210 64 200Z', GOLD_D)
        + P('M60 184Q90 196 120 186V200Q90 210 64 200Z', GOLD_L)
        + C(120, 193, 9, GOLD_X)
        + C(119, 192, 7, RED_L)
    )
    return pic(o)


def royal_gift():
    """A gift with a ribbon."""
    o = (
        burst(IRON_D, mix(IRON_D, IRON, 0.3), 120, 130, 32)
        + sun(120, 126, 64, (IRON, IRON_L, IRON_H))
        + R(14, 188, 212, 20, RED_D)
        + R(14, 188, 212, 4, GOLD)
    )
    o += (
        P('M66 116H174V194H66Z', JADE_D)
        + P('M66 116H120V194H66Z', JADE)
        + P('M58 98H182V120H58Z', JADE)
        + P('M58 98H120V120H58Z', JADE_L)
        + R(108, 98, 24, 96, GOLD_D)
        + R(108, 98, 12, 96, GOLD_L)
        + P('M66 120H174V125H66Z', JADE_X)
    )
    for s in (0, 1):
        b = (
            P('M120 98C104 98 74 92 78 72C82 56 112 66 120 96Z', GOLD if not s else GOLD_D)
            + P('M114 92C102 90 86 86 88 76C90 68 106 76 114 92Z', GOLD_D if not s else GOLD_X)
            + P(
                'M120 98C108 104 92 108 84 122L96 122L98 130C108 118 116 110 122 100Z',
                GOLD_L if not s else GOLD,
            )
        )
        o += flip(b, 120) if s else b
    return pic(
        o
        + C(120, 97, 9, GOLD_X)
        + C(119, 96, 7.4, GOLD_L)
        + ''.join(
            P(f'M{x} {y}l5 5-5 5-5-5Z', JADE_L if x < 120 else JADE)
            for x in (82, 94, 146, 158)
            for y in (138, 160)
        )
    )
