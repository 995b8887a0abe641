# SPDX-License-Identifier: GPL-3.0-or-later
"""Events."""

from palette import *
from shapes import *
from emperor.parts import *

D0 = mix(BLUE_D, BLUE_X, 0.85)
B1, B2, B3 = mix(BLUE_D, BLUE, 0.3), mix(BLUE_D, BLUE, 0.65), mix(BLUE, BLUE_L, 0.35)


def blossom(x, y, s=1.0, l=PAPER, m=PETAL):
    return at(
        x,
        y,
        ''.join(
            C(*polar(0, 0, 6.5, a), 5.4, m if a in (18, 90) else l) for a in range(-54, 306, 72)
        )
        + C(0, 0, 3.6, RED)
        + C(-0.6, -0.7, 2, GOLD_L),
        s,
    )


def sworn_brotherhood():
    o = (
        wall(B1)
        + C(120, 124, 96, mix(BLUE, BLUE_L, 0.12))
        + C(146, 94, 52, PAPER_D)
        + C(145, 93, 49, PAPER_L)
    )
    # branch from the frame
    o += P(
        ribbon(
            [(14, 58), (48, 66), (78, 60), (112, 76), (150, 70), (188, 88), (212, 84)],
            [12, 10, 9, 8, 6, 4, 2],
        ),
        EARTH_D,
    ) + P(
        ribbon(
            [(14, 58), (48, 66), (78, 60), (112, 76), (150, 70), (188, 88), (212, 84)],
            [12, 10, 9, 8, 6, 4, 2],
            -0.1,
            1,
        ),
        EARTH,
    )
    o += (
        P(ribbon([(70, 62), (84, 84), (78, 104)], [6, 4, 1.5]), EARTH_D)
        + P(ribbon([(130, 74), (150, 96), (148, 112)], [5, 4, 1.5]), EARTH_D)
        + P(ribbon([(104, 72), (118, 58), (140, 52)], [5, 3, 1.5]), EARTH)
    )
    for x, y, s in (
        (44, 70, 1.2),
        (64, 56, 1),
        (84, 84, 1.15),
        (78, 106, 0.95),
        (106, 72, 1.3),
        (138, 54, 1),
        (132, 78, 1.05),
        (152, 98, 1.2),
        (146, 114, 0.9),
        (176, 80, 1.2),
        (200, 88, 1),
    ):
        o += blossom(x, y, s)
    for x, y in ((96, 104), (168, 112), (62, 122), (186, 128), (114, 124)):
        o += P(f'M{x} {y}q6-6 9 0q-3 6-9 0Z', PETAL)
    # table and three cups
    o += (
        P('M14 176Q120 164 226 176V208H14Z', RED_D)
        + P('M14 176Q120 164 226 176V183Q120 171 14 183Z', RED_L)
        + P('M14 183Q120 171 226 183V188Q120 176 14 188Z', GOLD_D)
    )

    def cup(x, y, s):
        return at(
            x,
            y,
            P('M-30 26Q0 32 30 26L24 34Q0 38-24 34Z', RED_X)
            + tri('M0-4H-30C-28 14-16 22-12 24V31H0Z', PAPER, PAPER_D, PAPER_X, 0, 0.5)
            + P('M-30-4A30 8 0 0 1 30-4A30 8 0 0 1-30-4Z', PAPER_L)
            + P('M-25-4A25 5.5 0 0 1 25-4A25 5.5 0 0 1-25-4Z', RED_D)
            + P('M-22-5Q-10-9 6-8.5Q-8-5-12-1Q-19-2-22-5Z', RED_L)
            + P('M-26 9Q0 19 26 9L24 14Q0 23-24 14Z', BLUE),
            s,
        )

    o += cup(72, 160, 0.9) + cup(168, 160, 0.9) + cup(120, 166, 1.12)
    o += P('M122 158q8-6 11 0q-4 6-11 0Z', PETAL_L)
    return pic(o)


def palace_intrigue():
    o = burst(D0, BLUE_D, 206, 40)
    o += gilt(120, 108, 60, PLUM_D) + C(120, 108, 48, mix(PLUM_D, PLUM, 0.5))
    # mask: white lacquer, shape hidden
    shape = 'M120 52C92 52 78 70 80 98C82 126 100 150 120 158Z'
    o += tri(shape, PAPER_L, PAPER, PAPER_D, 120, 0.45)
    o += P('M88 84Q100 72 116 84L114 88Q101 79 89 88Z', INK) + flip(
        P('M88 84Q100 72 116 84L114 88Q101 79 89 88Z', INK), 120
    )
    o += both(
        P('M88 99Q100 88 114 101Q100 108 88 99Z', INK)
        + P('M94 99Q101 93 108 100Q101 103 94 99Z', PLUM_L),
        120,
    )
    o += (
        P('M120 62C112 68 112 78 120 84C128 78 128 68 120 62Z', RED)
        + P('M120 62C112 68 112 78 120 84Z', RED_L)
        + both(P('M84 112Q94 106 102 112Q94 124 86 120Z', PETAL), 120)
        + P('M117 90L113 116Q116 121 120 121V90Z', PAPER_L)
        + P('M120 90L126 116Q124 121 120 121Z', mix(PAPER_L, PAPER_X, 0.9))
    )
    o += (
        both(
            P('M80 92C70 92 66 74 74 66C80 70 82 80 81 92Z', GOLD_D)
            + L('M76 92C66 104 62 118 64 132', RED, 3),
            120,
        )
        + P('M92 62Q106 46 120 46T148 62Q134 54 120 54T92 62Z', GOLD)
        + P('M92 62Q106 46 120 46V54Q106 54 92 62Z', GOLD_L)
        + C(120, 50, 4, RED)
    )
    # fan: nine leaves, opened before the mouth
    for i in range(9):
        a = -72 + i * 18
        l, d = (
            ((RED_L, RED) if i % 2 == 0 else (RED, RED_D))
            if a < 10
            else ((RED, RED_D) if i % 2 == 0 else (mix(RED, RED_D, 0.6), RED_X))
        )
        o += at(
            120,
            204,
            P('M0 0L-15.5-84Q-8-90 0-86Z', l)
            + P('M0 0L15.5-84Q8-90 0-86Z', d)
            + L('M0 0V-40', EARTH_L, 3),
            1,
            a,
        )
    o += L('M' + pts([polar(120, 204, 82, a) for a in range(-171, -8, 9)]), GOLD, 4)
    o += P(
        'M'
        + pts(
            [polar(120, 204, 40, a) for a in range(-170, -9, 10)]
            + [polar(120, 204, 33, a) for a in range(-10, -171, -10)]
        )
        + 'Z',
        GOLD_D,
    )
    for a in (-144, -117, -90, -63, -36):
        x, y = polar(120, 204, 62, a)
        o += blossom(x, y, 0.95 if a != -90 else 1.2, PAPER if a < -80 else PAPER_D, PETAL)
    o += C(120, 204, 13, GOLD_D) + C(119, 203, 10, GOLD_L)
    return pic(o)


def camel(x, y, s, l, d, load, load_d):
    b = 'M-33-55C-38-55-43-51-44-47C-44-43-40-42-36-44C-33-45-31-44-31-41C-31-32-30-24-24-20C-21-18-18-17-17-15L-17 0H-13L-12-14L-10-14L-8 0H-4L-4-16C2-14 8-14 13-17L15-9L13 0H17L20-9L19-14L22-10L23 0H27L26-12C27-16 28-20 27-25C29-22 30-18 29-12H31C32-20 30-28 25-32C24-41 19-46 15-46C11-46 9-40 6-34C3-33 1-33-1-34C-2-42-6-47-10-46C-15-45-16-37-19-32C-22-30-25-32-26-38C-27-45-27-51-29-55Z'
    o = P(b, d) + P(
        'M-33-55C-38-55-43-51-44-47L-36-48C-30-48-30-40-28-32C-26-26-20-24-14-24C0-22 12-22 24-27C26-29 26-30 25-32C24-41 19-46 15-46C11-46 9-40 6-34C3-33 1-33-1-34C-2-42-6-47-10-46C-15-45-16-37-19-32C-22-30-25-32-26-38C-27-45-27-51-29-55Z',
        l,
    )
    o += (
        P('M-6-38Q2-30 9-38Q14-26 12-18Q2-13-8-18Q-10-28-6-38Z', load_d)
        + P('M-6-38Q-1-33 2-33V-15Q-4-15-8-18Q-10-28-6-38Z', load)
        + P('M-9-24Q2-20 13-24V-21Q2-17-9-21Z', GOLD)
        + C(-36, -50, 1.4, INK)
        + L('M-31-46Q-28-32-20-26', RED, 2)
    )
    return at(x, y, o, s)


def silk_road_caravan():
    o = (
        wall(mix(EMBER, EMBER_L, 0.3))
        + rays_box(120, 112, (14, 44, 226, 208), 28, mix(EMBER, EMBER_L, 0.55))
        + C(120, 112, 58, GOLD_L)
        + C(120, 112, 52, PAPER_L)
    )
    o += P('M14 140Q60 108 110 132T226 112V208H14Z', EMBER) + P(
        'M14 140Q60 108 110 132Q76 128 52 150T14 164Z', EMBER_L
    )
    o += P('M14 176Q70 144 132 162T226 150V208H14Z', EMBER_D) + P(
        'M14 176Q70 144 132 162T226 150V158Q180 160 128 170T14 190Z', EMBER
    )
    o += (
        camel(202, 158, 0.76, EARTH, EARTH_D, BLUE_L, BLUE)
        + camel(158, 164, 0.98, EARTH, EARTH_D, RED_L, RED)
        + camel(98, 176, 1.3, EARTH, EARTH_D, BLUE_L, BLUE)
    )
    o += (
        P('M14 190Q80 168 140 186T226 180V208H14Z', BLUE_D)
        + P('M14 190Q80 168 140 186T226 180V184Q180 190 140 191T14 196Z', BLUE)
        + cuts(BLUE, (40, 200, 84, 194, 2, 1), (150, 200, 200, 196, 2, -1))
    )
    for x, y in ((52, 74), (66, 66), (184, 78)):
        o += L(f'M{x-7} {y-3}Q{x-3} {y-6} {x} {y}Q{x+3} {y-6} {x+7} {y-3}', EARTH_D, 2.4)
    return pic(o)


def masters_workshop():
    o = (
        wall(B1)
        + P(''.join(f'M{x} 44h3v164h-3Z' for x in range(24, 226, 30)), BLUE_D)
        + P('M14 90h212v3h-212ZM14 150h212v3h-212Z', BLUE_D)
    )
    o += (
        C(120, 126, 80, GOLD_D)
        + C(120, 126, 78, GOLD)
        + C(120, 126, 71, D0)
        + O(120, 126, 66, GOLD_D, 2)
    )
    for a, c, d in ((150, EMBER, EMBER_D), (270, BLUE, BLUE_D), (30, RED, RED_D)):
        p, q = polar(120, 126, 63, a - 58), polar(120, 126, 63, a + 58)
        o += P(f'M120 126L{pts([p])}A63 63 0 0 1 {pts([q])}Z', mix(d, c, 0.8))
    for a in (-30, 90, 210):
        o += L('M' + pts([(120, 126), polar(120, 126, 66, a)]), GOLD, 3)
    # brush above
    o += G(
        R(-5, -32, 10, 40, EARTH_D, 3)
        + R(-5, -32, 4.4, 40, EMBER_L, 3)
        + R(-6.5, 6, 13, 7, GOLD, 2)
        + P('M-6.5 13C-9 22-2 26 0 36C2 26 9 22 6.5 13Z', PAPER)
        + P('M0 36C2 26 9 22 6.5 13H1Z', PAPER_D)
        + P('M-3.5 28L0 37L3.5 28Q0 25-3.5 28Z', INK)
        + R(-5, -36, 10, 5, RED, 2),
        'matrix(1.5 0 0 .66 120 84)',
    )
    # anvil left
    o += at(
        80,
        150,
        P(
            'M-30-18H24C30-18 30-8 18-6H12C8 2 10 8 18 12V18H-18V12C-10 8-8 2-12-4C-22-4-30-10-30-18Z',
            IRON_D,
        )
        + P('M-30-18H24C28-18 28-13 26-11H-26Q-30-14-30-18Z', IRON_L)
        + P('M-12-4C-8 2-10 8-18 12V18H-4V-6H-14Z', IRON)
        + at(
            4,
            -26,
            P('M-14-10H10V2H-14Z', IRON)
            + P('M-14-10H10V-6H-14Z', IRON_L)
            + P('M-5-36H1V-8H-5Z', EARTH_L),
            0.9,
            18,
        ),
        0.98,
    )
    # mortar right
    o += at(
        160,
        146,
        R(-3, -42, 7, 36, EARTH_D, 3).replace('<rect', '<rect transform="rotate(20)"')
        + R(-3, -42, 3, 36, EARTH_L, 3).replace('<rect', '<rect transform="rotate(20)"')
        + tri('M0-12H-26C-26 8-14 14-10 16V24H0Z', JADE_L, JADE, JADE_D, 0, 0.5)
        + P('M-28-12A28 7 0 0 1 28-12A28 7 0 0 1-28-12Z', JADE_L)
        + P('M-23-12A23 4.5 0 0 1 23-12A23 4.5 0 0 1-23-12Z', JADE_X)
        + P('M-14-13Q-4-20 8-13Q-4-9-14-13Z', LEAF_L)
        + R(-14, 22, 28, 5, JADE_D, 2)
        + blade(-12, -14, 18, 10, -40, LEAF_L, LEAF),
        0.98,
    )
    o += C(120, 126, 16, GOLD_D) + C(120, 126, 14, INK) + star(120, 126.5, 13)
    return pic(o)


def clearing_the_storehouse():
    o = (
        wall(B1)
        + P(
            ''.join(f'M{x} {y}h22v9h-22Z' for y in range(70, 208, 24) for x in range(16, 226, 26)),
            B2,
        )
        + P(
            ''.join(f'M{x} {y}h22v9h-22Z' for y in range(82, 208, 24) for x in range(3, 226, 26)),
            B2,
        )
    )
    o += (
        R(62, 76, 116, 132, EARTH_D)
        + R(68, 82, 104, 126, NIGHT_X)
        + P('M68 82H172L152 104H88Z', INK)
        + P('M68 82L88 104V190L68 208Z', INK)
    )
    o += roof(120, 52, 92, 22, RED, RED_D, RED_X)
    # empty shelves inside, one jar left
    o += (
        P('M88 128H152V133H88ZM88 158H152V163H88Z', EARTH_D)
        + P('M88 128H152V130H88ZM88 158H152V160H88Z', EARTH)
        + at(
            138,
            128,
            P('M-5-16H5C11-12 11-2 6 0H-6C-11-2-11-12-5-16Z', JADE_D)
            + P('M-5-16H0V0H-6C-11-2-11-12-5-16Z', JADE_L),
        )
    )
    # leaves of the door thrown open
    for s in (0, 1):
        a, b, c = (RED_L, RED, RED_D) if not s else (RED, RED_D, RED_X)
        g = (
            P('M68 82V208L28 214V88Z', b)
            + P('M68 82V88L28 94V88Z', a)
            + P('M28 88L34 87V213L28 214Z', a)
            + ''.join(
                C(x, y + (68 - x) * 0.14, 3, GOLD if not s else GOLD_D)
                for x in (42, 54)
                for y in (106, 128, 150, 172, 194)
            )
            + C(62, 150, 5, GOLD_D)
        )
        o += flip(g, 120) if s else g

    # crates carried out
    def crate(x, y, w, h):
        return (
            R(x, y, w, h, EARTH)
            + R(x, y, w * 0.6, h, mix(EARTH, EARTH_L, 0.55))
            + P(
                f'M{x} {y}h{w}v5h{-w}ZM{x} {y+h-5}h{w}v5h{-w}ZM{x} {y}h5v{h}h-5ZM{x+w-5} {y}h5v{h}h-5Z',
                EARTH_D,
            )
            + P(f'M{x} {y}h{w}v2.4h{-w}Z', EARTH_L)
            + L(f'M{x+6} {y+h-6}L{x+w-6} {y+6}', EARTH_D, 4)
        )

    o += crate(46, 168, 40, 34) + crate(52, 138, 32, 30) + crate(160, 172, 34, 30)
    # abacus in front
    o += (
        R(88, 166, 72, 40, INK, 4)
        + R(87, 165, 72, 39, EMBER_D, 4)
        + R(87, 165, 72, 4, EMBER_L, 2)
        + R(92, 171, 62, 28, PAPER)
    )
    for i in range(5):
        x = 99 + 12 * i
        o += R(x - 1, 171, 2, 28, EARTH) + ''.join(
            P(f'M{x-5.5} {y}L{x} {y-3.6}L{x+5.5} {y}L{x} {y+3.6}Z', c)
            for y, c in ((175 + (i % 2) * 3, RED), (188 - (i % 3) * 1.5, RED_D), (195, RED))
        )
    o += R(90, 181, 66, 3, EMBER_D)
    return pic(o)


def overflowing_coffers():
    o = (
        burst(BLUE_D, B2, 118, 32)
        + C(120, 118, 66, GOLD_D)
        + C(120, 118, 63, EMBER)
        + rays(120, 118, 0, 63, 28, EMBER_L)
    )
    o += P('M14 190Q120 180 226 190V208H14Z', D0)
    # lid thrown back
    o += (
        P('M58 112C58 72 80 58 120 58S182 72 182 112Z', RED_D)
        + P('M58 112C58 72 80 58 112 58C92 66 84 84 84 112Z', RED)
        + P('M68 112C68 80 88 68 120 68S172 80 172 112Z', RED_X)
        + L('M58 112C58 72 80 58 120 58S182 72 182 112', GOLD, 4)
        + P('M112 56H128V70H112Z', GOLD_D)
        + P('M112 56H120V70H112Z', GOLD_L)
    )
    # heap
    heap = [
        (76, 112, 11),
        (98, 104, 12),
        (144, 104, 12),
        (166, 112, 11),
        (120, 96, 13),
        (86, 120, 12),
        (108, 112, 13),
        (134, 112, 13),
        (156, 120, 12),
        (120, 122, 12),
    ]
    for x, y, r in heap:
        o += cash(x, y, r)
    o += (
        P('M140 90l10-8 11 5-1 13-13 4Z', JADE_D)
        + P('M140 90l10-8 2 11-5 11Z', JADE_L)
        + C(96, 88, 6, PAPER_D)
        + C(95, 87, 4.4, PAPER_L)
        + C(106, 84, 5, PAPER_D)
        + C(105, 83, 3.6, PAPER_L)
    )
    # box
    o += (
        R(56, 122, 128, 66, RED_D, 3)
        + R(56, 122, 86, 66, RED, 3)
        + R(56, 122, 30, 66, RED_L, 3)
        + R(54, 120, 132, 9, GOLD_D, 2)
        + R(54, 120, 132, 4, GOLD_L, 2)
        + R(54, 180, 132, 9, GOLD_D, 2)
        + R(54, 180, 66, 9, GOLD, 2)
    )
    o += (
        P('M66 129h10v51h-10ZM164 129h10v51h-10Z', GOLD_D)
        + P('M66 129h5v51h-5ZM164 129h5v51h-5Z', GOLD)
        + C(120, 150, 18, GOLD_D)
        + C(119, 149, 15.5, GOLD)
        + P('M108 149a12 12 0 0 1 12-12q-8 4-12 12Z', GOLD_L)
        + P('M120 142a4 4 0 0 1 2.4 7.2L124 158H116L117.6 149.2A4 4 0 0 1 120 142Z', INK)
    )
    # what runs over
    for x, y, r in (
        (62, 128, 10),
        (56, 146, 10),
        (178, 130, 10),
        (186, 150, 9),
        (46, 194, 12),
        (70, 198, 12),
        (92, 200, 10),
        (190, 194, 12),
        (166, 199, 11),
        (144, 201, 9),
        (50, 168, 9),
    ):
        o += cash(x, y, r)
    return pic(o)
