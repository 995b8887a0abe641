# SPDX-License-Identifier: GPL-3.0-or-later
"""General, Queen and King."""

from kingdom.figures import *
from palette import *
from shapes import *


def general(ground):
    """The General."""
    o = ground('general', 32) + halo(mix(RED_D, RED, .6), 58, RED_L)
    b = (
        R(-6, -44, 12, 88, GOLD_X, 3) + R(-4.6, -42, 9.2, 84, RED_D, 2)
        + R(-4.6, -42, 4.6, 84, RED, 2) + R(-7, -46, 14, 12, GOLD, 3) + R(-7, -46, 7, 12, GOLD_L, 3)
        + R(-7, 34, 14, 12, GOLD, 3) + R(-7, 34, 7, 12, GOLD_L, 3) + R(-6, -4, 12, 8, GOLD, 1)
    )
    o += at(186, 150, b, .96, 18)
    o += half(f'M43.6 192C52 166 76 160 98 156L120 164V225{ARC}43.6 192Z', IRON_L, IRON_D, 120)
    o += P(
        'M72 170C84 162 92 160 98 158L110 200C100 206 84 208 70 212A105 105 0 0 1 60 206Z', IRON_H
    )
    o += P(
        'M43.6 192C50 170 66 162 84 159L92 168C76 176 66 190 62 208A105 105 0 0 1 43.6 192Z', RED_L
    )
    o += P(
        (
            'M196.4 192C190 170 174 162 156 159L148 168'
            'C164 176 174 190 178 208A105 105 0 0 0 196.4 192Z'
        ), RED_D,
    )
    o += neck(1, 17) + P('M92 152Q120 176 148 152L154 164Q120 194 86 164Z', GOLD_D)
    o += P('M92 152Q106 164 120 164V180Q100 178 86 164Z', GOLD_L)
    o += P('M104 190Q120 198 136 190L140 196Q120 206 100 196Z', GOLD)
    o += both(C(84, 170, 7, GOLD_X) + C(83.4, 169.4, 5.4, GOLD_L), 120)
    o += face(1, 31, 20, 148, (STONE, 5, 2), 'stern', (6.4, 111), None, 1)
    o += half(
        'M120 52C96 50 84 66 86 96C90 90 92 84 96 80L102 84L106 76L112 80L120 74Z', STONE_L, STONE,
        120,
    )
    o += L('M138 104L144 122', FLESH_D, 2.4)
    for s in (-1, 1):
        for i in range(6):
            a = 186 + i * 14
            x, y = polar(120, 86, 38, a if s < 0 else 180 - a + 360)
            leaf_ = (
                P(
                    'M0 0C-6-5-6-14 0-20C6-14 6-5 0 0Z',
                    (LEAF_L if s < 0 else LEAF) if i % 2 == 0 else (LEAF if s < 0 else LEAF_D),
                )
                + P('M0 0C6-5 6-14 0-20Z', LEAF if s < 0 else LEAF_D)
            )
            o += at(x, y, leaf_, 1, (a - 180 + 34) if s < 0 else (180 - (a - 180) - 180 - 34))
    return (
        o + P('M112 50L120 42L128 50L120 58Z', GOLD_X) + P('M120 44.6L114.6 50L120 55.4Z', GOLD_L)
        + P('M120 44.6L125.4 50L120 55.4Z', GOLD)
    )


def royal_crown(big=False, y=0):
    """Crown on the brow."""
    k = 1.12 if big else 1
    o = P('M78 74L66 24L92 46L120 8L148 46L174 24L162 74Q120 90 78 74Z', GOLD_X)
    o += half('M120 10L93 49L68 27L80 72Q98 80 120 80Z', GOLD, GOLD_D, 120)
    o += P('M68 27L93 49L88 70L80 72ZM120 10L93 49L104 76.6Q112 78 120 78Z', GOLD_L)
    o += P('M120 10L147 49L136 76.6Q128 78 120 78Z', GOLD)
    o += half('M120 66Q98 66 78 58L80 74Q98 84 120 84Z', GOLD_L, GOLD_D, 120)
    o += ''.join(
        P(f'M{x} {yy}l5 5.4-5 5.4-5-5.4Z', d) + P(f'M{x} {yy}l-5 5.4h5Z', l)
        for x, yy, l, d in (
            (90, 65, JADE_L, JADE_D), (105, 69, RED_L, RED_D), (120, 70.4, BLUE_L, BLUE_D),
            (135, 69, RED, RED_D), (150, 65, JADE, JADE_D),
        )
    )
    for x, yy, r in ((66, 22, 5.6), (120, 7, 6.6), (174, 22, 5.6)):
        o += C(x, yy, r, GOLD_X) + C(x - .6, yy - .6, r - 1.4, PAPER_L)
    return at(120, y, G(o, f'translate({n(-120 * k)} 0) scale({k})')) if big else at(0, y, o)


def queen(ground):
    """The Queen."""
    o = ground('queen', 36, .5) + halo(GOLD, 60, GOLD_L)
    o += half('M120 50C88 48 74 72 80 108C84 136 78 156 72 168L120 170Z', INK, INK_D, 120)
    o += shoulders(PLUM_L, PLUM, PLUM_D, 156, 166)
    o += P(
        (
            'M72 164C84 192 100 206 120 206C140 206 156 192 168 164L182 172'
            'C172 206 148 224 120 225C92 224 68 206 58 172Z'
        ), PAPER,
    )
    o += P('M120 206C140 206 156 192 168 164L182 172C172 206 148 224 120 225Z', PAPER_D)
    o += ''.join(
        P(f'M{n(x)} {n(y)}l3 6-3 3-3-3Z', INK)
        for x, y in (
            (68, 180), (80, 198), (98, 211), (120, 214), (142, 211), (160, 198), (172, 180),
        )
    )
    o += neck(3, 13, 168)
    o += P('M96 158C100 172 108 180 120 180C132 180 140 172 144 158L134 152H106Z', SKINS[3][0])
    o += P('M120 180C132 180 140 172 144 158L134 152H122Z', SKINS[3][1])
    o += ''.join(
        C(*polar(120, 148, 24, a), 4, GOLD_X) + C(*polar(119.6, 147.6, 24, a), 3, GOLD_L)
        for a in range(28, 160, 22)
    )
    o += C(120, 178, 6, GOLD_X) + C(119.4, 177.4, 4.4, RED_L)
    o += face(3, 27, 10, 144, (INK, 3, 2), 'proud', (4.8, 109), RED, 0, True)
    o += half(
        'M120 58C98 54 84 72 87 104C90 110 92 108 92 102C94 88 102 80 120 72Z', INK, INK_D, 120
    )
    o += both(cuts(INK_L, (91, 92, 114, 64, 1.2, -5), (89, 80, 106, 64, 1.1, -3)), 120)
    o += both(
        C(87, 118, 3.4, GOLD_X) + P('M87 120C92 126 92 133 87 136C82 133 82 126 87 120Z', JADE_L),
        120,
    )
    o += royal_crown(False, 4)
    b = (
        C(0, 0, 17, GOLD_X) + C(0, 0, 15.4, BLUE_D)
        + P('M-15.4 0A15.4 15.4 0 0 1 10-11.6Q-4-8-8 12A15.4 15.4 0 0 1-15.4 0Z', BLUE)
        + P('M-15.6-2.6H15.6V2.6H-15.6Z', GOLD) + P('M-15.6-2.6H0V2.6H-15.6Z', GOLD_L)
        + P('M-2.6-15.6H2.6V0H-2.6Z', GOLD) + star(0, -23, 9)
    )
    return o + at(176, 188, b, 1.1)


def king(ground):
    """The King."""
    o = (
        ground('king', 0) + rays(120, 120, 0, 105, 40, RED) + halo(GOLD_D, 66, None, 92)
        + C(120, 92, 63, GOLD) + rays(120, 92, 0, 63, 32, GOLD_L)
    )
    s = (
        P('M-4 90V-30H4V90Z', GOLD_D) + P('M-4 90V-30H0V90Z', GOLD_L) + C(0, -42, 14, GOLD_X)
        + C(0, -42, 12, RED_D)
        + P('M-12-42A12 12 0 0 1 7-51.6Q-4-46-7-32.4A12 12 0 0 1-12-42Z', RED_L)
        + R(-9, -30, 18, 6, GOLD_X, 2) + R(-8, -29, 16, 4, GOLD_L, 2) + star(0, -62, 11)
        + R(-6, 6, 12, 6, GOLD_X, 2)
    )
    o += at(184, 140, s, .92, 8)
    o += shoulders(RED_L, RED, RED_D, 156, 164)
    o += P(
        (
            'M66 162C76 194 96 210 120 210C144 210 164 194 174 162L188 176'
            'C176 208 150 224 120 225C90 224 64 208 52 176Z'
        ), PAPER_L,
    )
    o += P('M120 210C144 210 164 194 174 162L188 176C176 208 150 224 120 225Z', PAPER_D)
    o += ''.join(
        P(f'M{n(x)} {n(y)}l3.4 7-3.4 3-3.4-3Z', INK)
        for x, y in (
            (62, 180), (76, 200), (96, 213), (120, 216), (144, 213), (164, 200), (178, 180),
        )
    )
    o += neck(0, 17, 166) + face(0, 31, 18, 148, (EARTH_X, 5, 1), 'proud', (6.2, 111), None, 1)
    o += half(
        'M120 56C94 54 82 72 84 104C80 116 82 128 88 132C92 112 92 96 100 86Q110 80 120 80Z',
        EARTH_D, EARTH_X, 120,
    )
    o += half(
        'M120 120C110 116 101 121 97 130C93 124 91 116 89 106C84 142 98 178 120 190Z', EARTH,
        EARTH_D, 120,
    )
    o += P('M110 129Q120 125 130 129Q120 133.6 110 129Z', RED_D)
    o += both(
        P(
            (
                'M119 121C110 117 102 121 96 130C92 137 86 138 82 136C88 144 100 144 108 137'
                'C114 132 119 128 119 121Z'
            ), EARTH_D,
        ), 120,
    )
    o += cuts(
        EARTH_L, (102, 142, 110, 170, 1.3, 3), (111, 142, 117, 178, 1.2, 2),
        (97, 136, 100, 154, 1.1, 2),
    )
    o += cuts(EARTH_X, (138, 142, 130, 170, 1.3, -3), (129, 142, 123, 178, 1.2, -2))
    return (
        o + royal_crown(True, -2)
        + ''.join(
            (
                C(*polar(120, 150, 44, a), 5, GOLD_X)
                + C(*polar(119.5, 149.5, 44, a), 3.8, GOLD_L if a > 90 else GOLD)
            )
            for a in (28, 44, 136, 152)
        )
    )


DRAW = {
    'general': general,
    'queen': queen,
    'king': king,
}
