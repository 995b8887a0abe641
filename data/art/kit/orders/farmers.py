# SPDX-License-Identifier: GPL-3.0-or-later
"""Orders that ask for a farmer."""

from land import props
from land.fields import CROP
from orders.scenes import *
from palette import *
from shapes import *

F = FAMILY['farm']


def plough(s=1.0):
    """A plough from its side."""
    o = P('M-70-2C-58-22-44-22-32-14L-6 2L-14 10L-38-4C-46-8-54-4-60 4Z', EARTH_D) + P(
        'M-70-2C-58-22-44-22-32-14L-28-11C-44-18-56-12-64 1Z', EARTH_L
    )
    o += P('M-16 2L40-10L64-4L66 2L40-2L-10 10Z', EARTH) + P(
        'M-16 2L40-10L64-4L40-6L-14 6Z', EARTH_L
    )
    o += (
        P('M-26 8L14 4L34 26L-2 30Q-18 22-26 8Z', IRON_D)
        + P('M-26 8L14 4L20 10L-16 22Q-22 16-26 8Z', IRON_H)
        + P('M-16 22L20 10L27 18L-6 28Z', IRON_L)
    )
    o += (
        C(52, 14, 17, EARTH_X)
        + C(52, 14, 13, EARTH_L)
        + P('M52 1A13 13 0 0 1 52 27Z', EARTH)
        + L('M39 14H65M52 1V27', EARTH_X, 2.6)
        + C(52, 14, 4, IRON)
    )
    return at(0, 0, o, s)


def till():
    """A plough on the field."""
    o = (
        burst(F[2], F[3], 120, 112, 36)
        + sun(120, 112, 48, (LEAF_D, LEAF_L, LEAF_H))
        + hill(LEAF_D, 128, 120, 122, 118, 126)
        + P('M14 140Q120 120 226 140V208H14Z', EARTH)
    )
    o += furrows(120, 100, 134, 214, 8, EARTH_D) + P(
        'M14 140Q120 120 226 140L226 146Q120 126 14 146Z', EARTH_L
    )
    return pic(o + at(120, 170, plough(1.12)) + put('tree 34 134 1.3, tree2 206 132 1.3'))


def basket(x, y, s=1.0):
    """A basket of vegetables."""
    o = (
        C(-22, -34, 14, RED_D)
        + C(-23, -36, 12, RED_L)
        + C(4, -40, 15, GRASS_X)
        + C(2, -42, 13, LEAF_L)
        + cuts(LEAF_D, (2, -54, -4, -36, 1.4, 3), (4, -54, 9, -36, 1.4, -3))
        + C(27, -33, 13, EMBER_D)
        + C(26, -35, 11, EMBER)
    )
    o += (
        P('M14-50L20-72L23-52ZM28-46L40-64L36-44Z', LEAF)
        + P('M8-30L30-58L36-54L18-26Z', EMBER)
        + P('M8-30L30-58L32-57L12-28Z', EMBER_L)
    )
    o += (
        P('M-44-30H44L34 6Q0 12-34 6Z', EARTH_D)
        + P('M-44-30H4V9Q-18 9-34 6Z', EARTH_L)
        + P('M-8-30H18V8.4Q4 9.6-6 9Z', EARTH)
    )
    o += (
        L('M-41-20H41M-38-9H38M-35 1H35', EARTH_X, 1.8)
        + L('M-26-30V7M-8-30V9M10-30V9M28-30V7', EARTH_X, 1.6)
        + P('M-47-35H47Q50-30 47-26H-47Q-50-30-47-35Z', EARTH)
        + P('M-47-35H0V-26H-47Q-50-30-47-35Z', EARTH_H)
    )
    return at(x, y, o, s)


def food_for_town():
    """A basket before a town."""
    o = (
        bands((F[2], LEAF_D, mix(LEAF_D, LEAF, 0.6), LEAF_L), 44, 150)
        + put('gr 62 128 1.7, er 94 124 1.7, ge 150 126 1.7, gr 182 128 1.7, hall 120 128 1.6')
        + wall(30, 210, 122, 168, 34, 8)
        + put('keep 30 168 1.7, keep 210 168 1.7')
    )
    o += (
        R(14, 166, 212, 42, GRASS)
        + P('M14 166H226V170H14Z', GRASS_D)
        + P('M92 208L104 167H136L148 208Z', ROAD)
    )
    return pic(o + basket(120, 196, 1.05) + put('bush 40 200 1.5, bush 200 200 1.5'))


def two_markets():
    """A basket before each of two towns."""
    o = (
        flat(F[2])
        + sun(120, 116, 76, (LEAF_D, mix(LEAF_D, LEAF, 0.7), LEAF_L))
        + put(
            'er 60 134 1.6, gr 92 130 1.6, chapel 74 138 1.4, er 182 134 1.6, ge 150 130 1.6, keep'
            ' 168 138 1.4'
        )
    )
    o += (
        wall(34, 112, 130, 158, 18, 6, cx=73)
        + wall(128, 206, 130, 158, 18, 6, cx=167)
        + R(14, 156, 212, 52, GRASS)
        + P('M14 156H226V160H14Z', GRASS_D)
    )
    return pic(o + basket(74, 198, 0.92) + basket(166, 198, 0.92))


def quilt_row(row, vx, top, bottom, crops):
    """One row of the patchwork between two heights, each with how far the fields spread there."""
    (a, wide_a), (b, wide_b) = top, bottom
    count, shift = max(3, 8 - row), (row % 2) * 0.04
    o = ''
    for i in range(count):
        start, end = i / count + shift, (i + 1) / count + shift
        corners = [
            (vx + (t - 0.5) * wide, y)
            for t, wide, y in (
                (start, wide_a, a),
                (end, wide_a, a),
                (end, wide_b, b),
                (start, wide_b, b),
            )
        ]
        corners = [(max(14, min(226, x)), y) for x, y in corners]
        if corners[1][0] - corners[0][0] < 1 and corners[2][0] - corners[3][0] < 1:
            continue
        tone, dark = CROP[crops[(i * 2 + row * 3 + row % 2) % len(crops)]]
        o += P(f'M{pts(corners)}Z', tone)
        d = ''
        for k in range(1, row + 3):
            t = start + (end - start) * k / (row + 3) - 0.5
            x, u = vx + t * wide_a, vx + t * wide_b
            if 16 < x < 224 and 16 < u < 224:
                d += cut(x, a + 1, u, b - 1, 0.8 + row * 0.22)
        o += P(d, dark)
    return o + R(14, a - 0.8, 212, 1.4 + row * 0.35, GRASS_X)


def quilt(y0, y1, crops):
    """A patchwork of fields that runs to the horizon."""
    count = 5
    heights = [y0 + (y1 - y0) * (row / count) ** 1.7 for row in range(count + 1)]
    lines = [(y, 300 * (0.75 + 0.55 * (y - y0) / (y1 - y0))) for y in heights]
    return ''.join(quilt_row(row, 120, lines[row], lines[row + 1], crops) for row in range(count))


def wide_fields():
    """Fields, farms and trees."""
    o = (
        bands((F[2], LEAF_D, LEAF, LEAF_L, LEAF_H), 44, 116)
        + sun(120, 112, 34, (GOLD, GOLD_L, PAPER_L))
        + R(14, 110, 212, 98, GRASS_D)
        + quilt(112, 210, 'wgyewyg')
    )
    return pic(
        o
        + put(
            'tree 44 126 .9, tree2 196 124 1, farm 74 140 1.1, tree2 100 138 .9, barn 186 170 1.5,'
            ' tree 38 192 1.9, bush 150 206 1.4'
        )
    )


def far_fields():
    """Fields to the horizon."""
    o = (
        burst(F[2], F[3], 120, 96, 44)
        + sun(120, 96, 44, (GOLD_D, GOLD, GOLD_L))
        + R(14, 94, 212, 114, GRASS_D)
        + quilt(98, 212, 'wygewyp')
    )
    return pic(
        o
        + put(
            'mill 120 116 1, tree2 60 108 .6, tree2 72 110 .6, tree2 178 108 .6, poplar2 40 112 .7,'
            ' poplar2 206 112 .7, farm 172 142 1, tree 46 160 1.3, stack 196 186 1.5, scarecrow 74'
            ' 196 1.7'
        )
    )


def three_ploughs():
    """Three ploughs on one field."""
    o = (
        flat(F[2])
        + P('M14 44H226V108H14Z', LEAF_D)
        + sun(180, 78, 24, (GOLD, GOLD_L))
        + hill(LEAF_D, 108, 100, 104, 98, 106)
        + P('M14 112Q120 98 226 112V208H14Z', EARTH_D)
        + P('M14 112Q120 98 226 112L226 117Q120 103 14 117Z', EARTH)
    )
    d = ''.join(cut(14, 132 + i * 11, 226, 128 + i * 11, 1.8, 2) for i in range(7))
    return pic(
        o
        + P(d, EARTH_X)
        + at(150, 124, plough(0.62))
        + at(96, 150, plough(0.74))
        + at(146, 182, plough(0.88))
    )


def sheaf(x, y, s=1.0):
    """A sheaf of corn, tied."""
    o = P(
        (
            'M-6 0C-18-22-34-46-38-58C-18-72 18-72 38-58C34-46 18-22 6 0C18 22 24 30 26 38Q0 48-26'
            ' 38C-24 30-18 22-6 0Z'
        ),
        GOLD_D,
    )
    o += P(
        'M-6 0C-18-22-34-46-38-58C-26-66-12-68 0-68V44Q-14 43-26 38C-24 30-18 22-6 0Z', GOLD_L
    ) + P('M0-68Q14-67 24-64C20-48 10-20 4 0C10 18 14 30 14 42Q7 44 0 44Z', GOLD)
    o += ''.join(
        at(
            k * 11,
            -58 - (3 - abs(k)) * 2.4,
            P('M0 8C-7 0-7-12 0-20C7-12 7 0 0 8Z', GOLD if k > 0 else GOLD_L)
            + P('M0 8V-20C7-12 7 0 0 8Z', GOLD_D)
            + cuts(GOLD_X, (0, 4, 0, -16, 0.7)),
            1,
            k * 13,
        )
        for k in range(-3, 4)
    )
    o += cuts(
        GOLD_D, (-20, -46, -6, -8, 1.6), (-9, -52, -3, -10, 1.6), (-14, 34, -5, 10, 1.6)
    ) + cuts(GOLD_X, (10, -52, 4, -10, 1.6), (16, 32, 6, 10, 1.6))
    return at(
        x,
        y,
        o + P('M-9-7Q0-2 9-7L11 5Q0 11-11 5Z', RED_D) + P('M-9-7Q-4-4.6 0-4.6V8Q-6 8-11 5Z', RED_L),
        s,
    )


def tithes():
    """Three sheaves before a cloister."""
    o = (
        flat(F[2])
        + P('M14 44H226V150H14Z', LEAF_D)
        + sun(120, 116, 66, (LEAF, LEAF_L, LEAF_H))
        + hill(GRASS_X, 152, 146, 144, 146, 152)
        + at(120, 160, props.cloister(), 0.96)
        + hill(GRASS, 172, 164, 162, 164, 172)
    )
    return pic(
        o
        + P('M104 208L112 162H128L136 208Z', ROAD)
        + sheaf(58, 166, 0.86)
        + sheaf(182, 166, 0.86)
        + sheaf(120, 178, 0.66)
    )


def scaffold(x, h):
    """A tower that is being built, so high."""
    y, top = 186, 186 - h
    o = (
        R(x - 18, top, 36, h, STONE_D)
        + R(x - 18, top, 13, h, STONE_L)
        + R(x - 5, top, 13, h, STONE)
    )
    o += P(f'M{x - 18} {top}V{top - 8}H{x - 9}V{top}Z', STONE_L)
    o += P(f'M{x + 2} {top}V{top - 6}H{x + 9}V{top}Z', STONE)
    o += P(f'M{x - 4} {y - 30}h7v12h-7Z', INK)
    boards = ''.join(f'M{x - 32} {y - up}h64' for up in (30, 56, 82) if up < h + 10)
    o += L(f'M{x - 27} {y}V{top - 16}M{x + 27} {y}V{top - 16}{boards}', EARTH_D, 3)
    return o + L(f'M{x - 27} {y - 30}L{x + 27} {y - 56}', EARTH, 2)


def building_sites():
    """Three towers in scaffolds."""
    o = bands((F[2], LEAF_D, LEAF, LEAF_L), 44, 176) + hill(GRASS_X, 172, 166, 164, 166, 172)
    o += scaffold(58, 70) + scaffold(120, 92) + scaffold(182, 56)
    o += hill(GRASS, 190, 184, 184, 184, 190)
    o += put('bush 88 202 1.4, tree2 30 204 1.4, tree2 212 204 1.4')
    return pic(o + P('M136 204l8-10h24l8 10Z', STONE_D) + P('M136 204l8-10h10l-3 10Z', STONE_L))


def wagon():
    """A wagon full of hay, 132 wide."""
    w = (
        P('M-58-26C-56-62-34-80 0-78C34-78 56-62 58-26Z', GOLD)
        + P('M-58-26C-56-62-34-80 0-78C-22-70-30-46-30-26Z', GOLD_L)
        + P('M58-26C56-62 34-80 0-78C28-70 36-46 36-26Z', GOLD_D)
        + cuts(
            GOLD_D,
            (-44, -34, -38, -58, 1.8, 2),
            (-22, -36, -18, -66, 1.8, 2),
            (2, -36, 4, -68, 1.8),
            (22, -36, 22, -62, 1.8, -2),
        )
        + cuts(GOLD_X, (44, -34, 42, -54, 1.8, -2))
    )
    w += (
        P('M-66-30H66L60-6H-60Z', EARTH)
        + P('M-66-30H66L65-25H-65Z', EARTH_L)
        + P('M20-30H66L60-6H20Z', EARTH_D)
        + ''.join(
            C(x, 2, 18, EARTH_X)
            + C(x, 2, 14, EARTH_L)
            + L(f'M{x - 12} 2h24M{x} -10v24M{x - 9} -7l18 18M{x + 9} -7l-18 18', EARTH_D, 2.4)
            + C(x, 2, 4.6, GOLD)
            for x in (-38, 38)
        )
    )
    return w


def harvest_home():
    """A wagon of hay at a gate."""
    o = (
        flat(F[2])
        + rays_box(120, 110, BOX, 36, F[3])
        + sun(120, 110, 64, (LEAF, LEAF_L, LEAF_H))
        + wall(120, 236, 118, 184, 0, 9, cx=176)
        + R(14, 178, 212, 30, ROAD_D)
        + P('M14 178H226V182H14Z', ROAD)
    )
    o += (
        P('M156 184V146A22 22 0 0 1 200 146V184Z', STONE_D)
        + P('M160 184V147A18 18 0 0 1 196 147V184Z', INK)
        + put('keep 138 184 2.1, keep 218 184 2.1')
    )
    return pic(o + at(82, 182, wagon(), 0.92))


def deer():
    """A deer that stands, 116 high."""
    d = P(
        (
            'M-30 0L-27-30C-38-34-38-52-26-56L10-58C16-62 18-70 20-78L14-84L22-88C28-92 36-88'
            ' 37-82L44-78Q44-73 38-72L33-72C32-60 30-50 26-44L22-30L25'
            ' 0H19L15-28L-14-30L-20-24L-23 0Z'
        ),
        EARTH,
    ) + P(
        (
            'M-30 0L-27-30C-38-34-38-52-26-56L10-58C14-60 16-64 18-70C20-60 14-50'
            ' 6-46C-8-40-20-42-26-34L-24-20L-26 0Z'
        ),
        EARTH_L,
    )
    d += (
        L(
            (
                'M22-88C18-100 8-104 6-116M15-103C8-104 2-102-2-108M28-89C30-102 40-104'
                ' 42-116M34-103C41-104 46-102 50-108'
            ),
            EARTH_X,
            3.4,
        )
        + C(32, -80, 2, INK)
        + P('M-28-54Q-34-50-33-42L-37-44Q-38-52-28-54Z', PAPER)
    )
    return d


def flower(x, y, tone):
    """A flower, its head at the place."""
    petals = ''.join(C(*polar(x, y, 4.2, a), 3.3, tone) for a in range(0, 360, 72))
    return L(f'M{x} {y}V{y + 12}', LEAF_X, 2) + petals + C(x, y, 2.4, GOLD_D)


def virgin_land():
    """A deer in an untouched meadow."""
    o = (
        bands((mix(F[2], LEAF_D, 0.5), LEAF_D, LEAF, LEAF_L), 44, 132)
        + hill(GRASS_X, 124, 112, 122, 108, 120)
        + hill(GRASS_D, 144, 136, 130, 138, 140)
        + hill(GRASS, 170, 160, 156, 160, 168)
    )
    o += at(116, 184, deer())
    places = (
        (40, 176),
        (58, 192),
        (172, 176),
        (196, 190),
        (154, 198),
        (84, 200),
        (214, 172),
        (26, 200),
    )
    for i, (x, y) in enumerate(places):
        o += flower(x, y, (PAPER, GOLD_L, RED_L, PLUM_L)[i % 4])
    return pic(o + put('tree 36 150 1.4, tree2 208 146 1.6'))
