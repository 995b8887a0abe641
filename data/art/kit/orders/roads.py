# SPDX-License-Identifier: GPL-3.0-or-later
"""Orders that ask for a road."""

from land import props
from land.soil import PATCH_L, VERGE
from orders.pictograms import disc
from orders.scenes import *
from palette import *
from shapes import *


def lane():
    """A winding lane with three milestones."""
    o = bands((EARTH, mix(EARTH, EARTH_L, 0.55), EARTH_L, EARTH_H), 44, 150)
    o += sun(178, 84, 22, (GOLD_L, PAPER_L)) + hill(GRASS_X, 118, 104, 116, 102, 112)
    o += hill(GRASS_D, 134, 126, 122, 130, 128) + hill(GRASS, 160, 148, 146, 150, 158)
    o += way([(96, 212), (112, 182), (146, 164), (124, 146), (108, 134), (122, 124)], 52)
    o += stone(66, 198, 1.5) + stone(176, 172, 1.1) + stone(92, 144, 0.75)
    return pic(o + put('farm 200 148 1.2, tree 36 170 1.9, bush 148 196 1.5, tree2 58 146 1.2'))


def arch(x, y):
    """An arch of the bridge, 38 wide: the night behind it, its lit and its dark edge."""
    o = P(f'M{x - 19} {y}V{y - 20}A19 19 0 0 1 {x + 19} {y - 20}V{y}Z', STONE_D)
    return o + P(
        f'M{x - 15} {y}V{y - 20}A17 17 0 0 1 {x + 19} {y - 20}V{y}Z', mix(NIGHT_D, NIGHT, 0.3)
    )


def track():
    """A stone bridge of four arches by night, a milestone over each."""
    o = bands(
        (mix(NIGHT_D, NIGHT, 0.3), mix(NIGHT_D, NIGHT, 0.8), NIGHT, mix(NIGHT, NIGHT_L, 0.6)),
        44,
        150,
    )
    o += P('M62 58A18 18 0 1 0 78 88A15 15 0 1 1 62 58Z', PAPER)
    o += stars(((104, 62, 4), (152, 76, 5), (206, 58, 3), (188, 90, 3)))
    o += hill(LEAF_X, 116, 124, 132, 122, 112) + R(14, 164, 212, 44, WATER_D)
    o += put('pine 32 130 1.5, pine2 52 130 1.5, pine 208 128 1.5, pine2 188 130 1.4')
    o += R(14, 126, 212, 46, STONE) + R(14, 126, 212, 9, STONE_L) + R(14, 135, 212, 3, STONE_D)
    middles = (40, 93, 147, 200)
    o += ''.join(arch(x, 172) + stone(x, 128, 1.05) for x in middles)
    # what the water mirrors
    for x in middles:
        o += P(
            f'M{x - 15} 174H{x + 19}Q{x + 16} 190 {x + 2} 196Q{x - 12} 190 {x - 15} 174Z',
            mix(WATER_D, WATER, 0.5),
        )
    return pic(
        o
        + cuts(
            WATER_L,
            (20, 184, 46, 184, 1.6),
            (74, 200, 106, 200, 1.6),
            (128, 190, 160, 190, 1.6),
            (184, 202, 220, 202, 1.6),
            (24, 204, 40, 204, 1.2),
        )
    )


def wheel(x, y, r):
    """A wheel with eight spokes."""
    spokes = ''.join(f'M{x} {y}L{pts([polar(x, y, r - 2, 45 * i)])}' for i in range(8))
    return (
        C(x, y, r, EARTH_X)
        + C(x, y, r - 3, EARTH_L)
        + L(spokes, EARTH_X, 2.2)
        + C(x, y, r * 0.28, GOLD)
    )


def coach():
    """A coach from its side, its foot at (0, 0), 150 wide."""
    o = (
        P('M-50-92H46V-80H-50Z', EARTH_X)
        + P('M-44-106H-8V-90H-44Z', EARTH)
        + P('M-44-106H-26V-90H-44Z', EARTH_L)
        + P('M0-102H34V-90H0Z', EARTH_D)
    )
    o += (
        P('M-54-84H50Q52-60 44-26H-46Q-56-56-54-84Z', RED_D)
        + P('M-54-84H10Q0-54 4-26H-46Q-56-56-54-84Z', RED)
        + P('M-54-84H-38Q-42-54-34-26H-46Q-56-56-54-84Z', RED_L)
    )
    o += R(-56, -87, 110, 6, GOLD) + R(-56, -87, 60, 6, GOLD_L) + R(-48, -31, 94, 6, GOLD_D)
    o += (
        R(-34, -74, 20, 20, INK, 3)
        + R(-32, -72, 16, 16, GOLD_L, 2)
        + R(20, -74, 20, 20, INK, 3)
        + R(22, -72, 16, 16, GOLD, 2)
    )
    o += R(-9, -76, 24, 47, RED_X, 3) + R(-6, -73, 18, 20, EMBER_L, 2) + C(11, -44, 2, GOLD_L)
    # the box of the driver, the shaft, a lantern
    o += (
        P('M50-58H74L70-46H50Z', EARTH_D)
        + P('M50-58H74L73-54H50Z', EARTH_L)
        + P('M58-46H64L66-26H50V-32H59Z', EARTH_D)
        + P('M44-22L104-16V-11L44-15Z', EARTH)
    )
    o += (
        P('M56-76H64L66-64H54Z', GOLD_L)
        + P('M60-76H64L66-64H60Z', GOLD_D)
        + P('M52-78Q60-84 68-78Z', INK)
    )
    return o + P('M-40-18Q0-26 40-18V-12H-40Z', EARTH_X) + wheel(-32, -17, 18) + wheel(32, -15, 15)


def coach_road():
    """A coach before the evening sun, five milestones along its road."""
    o = bands((EMBER_D, mix(EMBER_D, EMBER, 0.6), EMBER, EMBER_L), 44, 150) + sun(
        112, 134, 60, (GOLD, GOLD_L, PAPER_L)
    )
    o += (
        hill(GRASS_X, 146, 138, 144, 136, 142)
        + hill(GRASS_D, 156, 152, 150, 152, 156)
        + R(14, 164, 212, 26, EARTH)
        + R(14, 166, 212, 21, ROAD)
        + R(14, 178, 212, 9, ROAD_D)
    )
    o += R(14, 190, 212, 18, GRASS) + at(104, 182, coach(), 1)
    return pic(o + ''.join(stone(x, 204, 0.95) for x in (34, 77, 120, 163, 206)))


def miles_to_go():
    """A sign with four arms."""
    o = (
        flat(EARTH_D)
        + P('M14 44H226V136H14Z', mix(EARTH_D, EARTH, 0.5))
        + sun(120, 130, 62, (EARTH, EARTH_L, EARTH_H))
        + hill(GRASS_X, 138, 126, 132, 124, 136)
    )
    o += hill(GRASS_D, 156, 146, 144, 146, 154) + way(
        [(136, 214), (110, 190), (124, 168), (118, 150), (120, 136)], 70, 5
    )
    # a signpost of four boards
    s = P('M-5 60V-96H5V60Z', EARTH_D) + P('M-5 60V-96H0V60Z', EARTH_L)
    for y, k, w in ((-84, 1, 60), (-62, -1, 54), (-40, 1, 48), (-18, -1, 56)):
        d = f'M{-10 * k} {y}H{w * k - 8 * k}L{w * k} {y + 8}L{w * k - 8 * k} {y + 16}H{-10 * k}Z'
        o2 = (
            P(d, EARTH_X, f'stroke="{EARTH_X}" stroke-width="3" stroke-linejoin="round"')
            + P(d, EARTH_L if k < 0 else EARTH)
            + L(f'M{0} {y + 8}H{(w - 14) * k}', EARTH_D, 2)
        )
        s += o2
    return pic(o + at(176, 168, s, 0.86) + put('tree 44 178 2, bush 76 196 1.6'))


def peak(x, y, w, h):
    """A mountain with snow on its top."""
    o = P(f'M{x} {y - h}L{x - w} {y}H{x}Z', IRON_L) + P(f'M{x} {y - h}L{x + w} {y}H{x}Z', IRON)
    snow = ((0, 1), (-0.3, 0.7), (-0.12, 0.62), (0, 0.74), (0.14, 0.6), (0.3, 0.7))
    return o + P(f'M{pts([(x + w * u, y - h * v) for u, v in snow])}Z', PAPER)


def long_road():
    """A road that winds down from the mountains."""
    sky = (mix(EARTH_D, EARTH, 0.15), mix(EARTH_D, EARTH, 0.5), EARTH, EARTH_L, EARTH_H)
    o = bands(sky, 44, 160) + peak(56, 146, 50, 74) + peak(182, 150, 56, 92)
    o += hill(GRASS_X, 146, 136, 150, 134, 142)
    o += P('M120 60L14 196V208H226V196Z', GRASS_D) + P('M120 60L14 196V208H120Z', GRASS)
    bends = (
        'M120 62C128 72 134 78 126 84C112 90 106 96 118 102C140 108 146 116 128 122C96 130 86'
        ' 138 112 146C158 154 170 164 136 174C80 186 66 196 96 214'
    )
    o += L(bends, EARTH, 11) + L(bends, ROAD, 7) + L('M136 174C80 186 66 196 96 214', EARTH, 17)
    o += L('M112 146C158 154 170 164 136 174C80 186 66 196 96 214', ROAD, 9)
    o += L('M134 175C80 187 66 196 96 216', ROAD, 12)
    o += put('pine 40 200 1.7, pine 60 204 1.4, pine 190 198 1.7, pine2 172 204 1.5')
    return pic(o + put('pine2 156 140 1, pine2 84 132 .8'))


def highway():
    """A straight road with poplars to the crown."""
    o = (
        burst(EARTH_D, FAMILY['road'][3], 120, 118, 40)
        + sun(120, 112, 50, (GOLD_D, GOLD, GOLD_L))
        + crown(120, 104, 0.62)
        + hill(GRASS_D, 136, 128, 126, 128, 136)
        + R(14, 140, 212, 68, GRASS)
    )
    o += (
        P('M112 128H128L190 208H50Z', EARTH)
        + P('M114 128H126L178 208H62Z', ROAD)
        + P('M120 128H126L178 208H120Z', ROAD_D)
    )
    d = ''
    for i in range(7):
        y = 132 + i * i * 1.7
        d += cut(120 - 4 - i * 8, y, 120 + 4 + i * 8, y, 0.7 + i * 0.1)
    o += P(d, EARTH_L)
    for i, (y, s) in enumerate(((142, 0.8), (152, 1.1), (168, 1.5), (196, 2.1))):
        x = 20 + (y - 128) * 1.02
        o += put(f'poplar {120 - x} {y} {s}, poplar {120 + x} {y} {s}')
    return pic(o + stone(66, 204, 1.05) + stone(174, 204, 1.05))


def town_to_town():
    """A road between two gates."""
    o = (
        flat(mix(EARTH_D, EARTH, 0.25))
        + sun(120, 106, 50, (EARTH, EARTH_L, EARTH_H))
        + hill(GRASS_D, 132, 146, 152, 146, 132)
        + hill(GRASS, 150, 164, 172, 164, 150)
    )
    road = 'M68 152C68 176 92 188 120 188C148 188 172 176 172 152'
    o += (
        L(road, EARTH, 22)
        + L(road, ROAD, 16)
        + L('M72 160C76 180 98 191 120 191C142 191 164 180 168 160', ROAD_D, 3)
    )
    for s in (-1, 1):
        c = 120 + s * 52
        o += put(
            f'gr {c - 17} 128 1.45, ge {c + 17} 128 1.45,'
            f' {"chapel" if s < 0 else "keep"} {c + (6 if s < 0 else -3)} 124 1.45, er {c} 136 1.5'
        )
        o += wall(c - 30, c + 30, 130, 156, 18, 6, cx=c) + put(
            f'keep {c - 30} 156 1.2, keep {c + 30} 156 1.2'
        )
    return pic(
        o
        + put('tree2 30 186 1.7, tree2 210 186 1.7, bush 60 204 1.3, bush 182 204 1.3')
        + stone(120, 204, 0.75)
    )


def road_to_city():
    """A road to a great city."""
    o = bands((EARTH_D, mix(EARTH_D, EARTH, 0.6), EARTH_L, EARTH_H), 44, 140) + hill(
        GRASS_X, 130, 124, 120, 124, 130
    )
    o += put(
        'gr 84 122 1.5, er 108 116 1.6, gr 136 118 1.6, ge 158 122 1.5, chapel 98 118 1.5, hall 128'
        ' 124 1.4, ge 72 126 1.4, gr 170 126 1.4'
    )
    o += (
        wall(52, 188, 122, 152, 26, 7)
        + put('keep 52 152 1.6, keep 188 152 1.6')
        + hill(GRASS, 158, 154, 152, 154, 158)
    )
    return pic(
        o
        + way([(96, 214), (136, 190), (128, 170), (120, 151)], 74, 20)
        + put('tree 36 190 2, tree 206 188 2, bush 70 204 1.4')
        + stone(172, 200, 1.1)
    )


def pilgrims():
    """A road to a cloister, a pilgrim's staff."""
    o = (
        flat(EARTH_D)
        + P('M14 44H226V120H14Z', mix(EARTH_D, EARTH, 0.3))
        + sun(120, 106, 60, (EARTH, EARTH_L, EARTH_H))
        + hill(GRASS_X, 146, 128, 122, 128, 146)
        + hill(GRASS_D, 168, 144, 134, 144, 168)
    )
    o += (
        at(120, 140, props.cloister(), 0.98)
        + way([(84, 214), (130, 194), (142, 176), (112, 160), (120, 143)], 50, 12)
        + put(
            'poplar 60 160 1.4, poplar 180 160 1.4, poplar2 46 166 1.2, poplar2 194 166 1.2, bush'
            ' 48 198 1.6'
        )
    )
    # a staff with gourd and scallop
    return pic(
        o
        + at(
            190,
            196,
            P('M-2.4 12V-58H2.4V12Z', EARTH_D)
            + P('M-2.4 12V-58H0V12Z', EARTH_L)
            + C(0, -60, 5, EARTH_L)
            + C(8, -40, 6, EMBER)
            + C(8, -31, 8, EMBER_L)
            + P('M8-39A8 8 0 0 1 8-23Z', EMBER),
        )
    )


def thicket():
    """Bushes along the foot of a picture."""
    row = (
        (22, 190, 24),
        (56, 182, 20),
        (90, 188, 24),
        (124, 181, 20),
        (158, 188, 24),
        (192, 182, 20),
        (222, 190, 22),
    )

    def rounds(share, dx, dy):
        return ''.join(disc(x + dx, y + dy, r * share) for x, y, r in row)

    o = P(rounds(1, 0, 0) + 'M14 186H226V208H14Z', LEAF_X) + P(rounds(0.8, -2, -2), LEAF_D)
    o += P(rounds(0.5, -5, -6), LEAF)
    return o + P(
        ''.join(
            cut(x - 8, y + 6, x - 1, y - 1, 1.4) + cut(x + 3, y + 8, x + 10, y + 1, 1.4)
            for x, y, _ in row
        ),
        LEAF_X,
    )


def two_rogues():
    """Two highwaymen in a thicket."""
    o = (
        flat(EARTH_D)
        + P('M14 44H226V130H14Z', mix(EARTH_D, EARTH, 0.25))
        + C(120, 92, 34, EARTH_H)
        + C(130, 86, 30, mix(EARTH_D, EARTH, 0.25))
    )
    o += (
        put('pine 40 150 2.6, pine 200 150 2.6, pine 76 140 2, pine 166 140 2')
        + rogue(78, 132, 0.98, (RED_L, RED, RED_D), 0)
        + rogue(164, 132, 0.98, (JADE_L, JADE, JADE_D), 3)
    )
    return pic(o + thicket())


def safe_road():
    """An open bar, a hare on the road."""
    o = (
        bands((mix(EARTH, EARTH_L, 0.3), EARTH_L, EARTH_H, mix(EARTH_H, EARTH_L, 0.1)), 44, 150)
        + sun(120, 140, 46, (GOLD, GOLD_L, PAPER_L))
        + hill(GRASS_X, 144, 132, 138, 130, 142)
        + hill(GRASS, 160, 150, 148, 150, 160)
    )
    o += way([(120, 214), (126, 186), (116, 166), (120, 144)], 96, 6)
    # an open toll bar
    o += (
        P('M54 196V142H66V196Z', STONE_D)
        + P('M54 196V142H60V196Z', STONE_L)
        + C(60, 140, 8, IRON_D)
    )
    o += at(
        60,
        142,
        P('M-16-4H112V4H-16Z', PAPER)
        + P('M4-4H20V4H4ZM36-4H52V4H36ZM68-4H84V4H68ZM100-4H112V4H100Z', RED)
        + R(-24, -8, 14, 16, IRON_D, 2),
        1,
        -62,
    )
    # a hare
    h = (
        P(
            (
                'M-20 0C-26-8-20-20-8-20C-2-22 4-22 8-26L4-46Q8-50 11-44L14-28L18-44Q23-48'
                ' 23-41L20-26C27-24 29-16 24-12C18-8 14-10 12-6L16 0Z'
            ),
            EARTH_L,
        )
        + P('M-20 0C-14-4-6-4 0-8C6-12 16-10 24-12C18-8 14-10 12-6L16 0Z', EARTH)
        + C(18.5, -19, 1.8, INK)
        + C(-21, -5, 4.6, PAPER)
    )
    return pic(o + at(176, 198, h, 0.95) + put('tree 206 168 1.7, bush 36 204 1.6'))


def crossing():
    """Seen from above, as it lies on the table: a junction closes two roads."""
    o = (
        flat(GRASS)
        + P('M14 92Q60 70 96 92T160 70T226 88V44H14Z', PATCH_L)
        + P('M14 208V176Q70 158 110 186T226 170V208Z', PATCH_L)
    )
    for c, w in ((VERGE, 52), (EARTH, 42), (ROAD, 34)):
        o += f'<path fill="none" stroke="{c}" stroke-width="{w}" d="M14 126H226M120 126V208"/>'
    o += (
        f'<path fill="none" stroke="{ROAD_D}" stroke-width="2.4" d="M14 119H226M14 133H226M113'
        ' 140V208M127 140V208"/>'
    )
    o += C(120, 126, 50, EARTH) + C(120, 126, 45, ROAD) + C(120, 126, 24, ROAD_L)
    o += put(
        'gr 88 120 1.7, ge 152 120 1.7, well 120 134 2, er 88 164 1.7, er 152 164 1.7, tree 44 88'
        ' 1.9, tree 196 86 1.9, tree2 40 194 1.8, stack 192 190 1.7'
    )
    for x in (42, 198):
        o += at(
            x,
            126,
            P('M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z', INK)
            + C(0, 0, 15, GOLD)
            + P('M0-15A15 15 0 0 0 0 15Z', GOLD_L)
            + C(0, 0, 11, JADE_D)
            + L('M-5.5 .5L-1.5 4.5L6-4', PAPER, 3.4),
        )
    return pic(o)


def quiet_road():
    """A road through the woods."""
    o = (
        flat(LEAF_X)
        + P('M14 44H226V130H14Z', mix(EARTH_D, EARTH, 0.4))
        + sun(120, 118, 44, (EARTH, EARTH_L, EARTH_H))
        + hill(LEAF_X, 130, 122, 126, 122, 130)
    )
    for x, y, s in (
        (30, 138, 1.5),
        (52, 134, 1.3),
        (74, 132, 1.2),
        (94, 130, 1),
        (146, 130, 1),
        (166, 132, 1.2),
        (188, 134, 1.3),
        (210, 138, 1.5),
    ):
        o += put(f'pine {x} {y} {s}')
    o += hill(GRASS_X, 146, 138, 136, 138, 146) + way(
        [(112, 214), (140, 184), (108, 162), (120, 138)], 62, 6
    )
    for x, y, s in (
        (40, 172, 2.2),
        (74, 158, 1.7),
        (168, 158, 1.7),
        (200, 172, 2.2),
        (26, 206, 2.6),
        (214, 206, 2.6),
        (62, 196, 2.1),
        (182, 196, 2.1),
    ):
        o += put(f'pine {x} {y} {s}')
    return pic(o)
