# SPDX-License-Identifier: GPL-3.0-or-later
"""Black Market: treasures that come as gifts."""

from palette import *
from shapes import *
from emperor.parts import *


def ancestor(x, y, light, dark, plate):
    """The tablet of a name in a family tree, 22 x 30."""
    o = P(window(x - 11, y - 15, x + 11, y + 15, 4), dark)
    o += P(
        f'M{x - 7} {y - 15}H{x}V{y + 15}H{x - 7}A4 4 0 0 0 {x - 11} {y + 11}V{y - 11}'
        f'A4 4 0 0 0 {x - 7} {y - 15}Z',
        light,
    )
    return (
        o
        + R(x - 5, y - 10, 10, 20, plate, 1.5)
        + cuts(INK, (x, y - 8, x, y - 1, 2), (x, y + 1.5, x, y + 8, 2))
    )


def forged_lineage():
    """A family tree on a scroll, one name freshly gold."""
    stripes = ''.join(f'M{x} 44h10v164h-10Z' for x in range(16, 226, 28))
    o = wall(N1) + P(stripes, mix(NIGHT, NIGHT_D, 0.3))
    # a scroll between two rods, its cord over a gold nail
    o += L('M68 60L120 47L172 60', RED, 3) + C(120, 49, 4.5, GOLD_D) + C(119.5, 48.5, 3.2, GOLD_L)
    o += R(44, 62, 156, 136, N0) + R(40, 60, 160, 132, RED_D) + R(40, 60, 80, 132, RED)
    o += R(49, 62, 142, 130, PAPER) + R(166, 62, 25, 130, PAPER_D)
    for y in (56, 186):
        o += (
            R(30, y, 180, 11, EARTH_D, 5)
            + R(30, y, 92, 11, EARTH, 5)
            + R(30, y, 180, 4, EARTH_L, 2)
        )
        o += R(25, y + 1, 10, 9, GOLD_L, 3) + R(205, y + 1, 10, 9, GOLD_D, 3)
    # the tree of names; the last line was added by another hand
    o += L('M120 96V104M84 112V104H156V112M84 138V146M62 152V146H106V152M156 138V146', EARTH, 3)
    o += L('M156 146V152', GOLD, 3)
    for x, y in ((120, 84), (84, 124), (156, 124), (62, 166), (106, 166)):
        o += ancestor(x, y, RED, RED_D, PAPER_D)
    # an old name shows under the new one
    o += at(158, 168, ancestor(0, 0, PAPER_X, PAPER_X, PAPER_D), 1, -10)
    o += rays(152, 164, 18, 27, 16, GOLD, 0.36)
    o += P(window(136, 143, 168, 186, 5), GOLD_D) + P(window(138, 145, 166, 184, 5), GOLD)
    o += P('M143 145H161L138 177V150A5 5 0 0 0 143 145Z', GOLD_L)
    o += gem(152, 164.5, 7, 10, RED_H, RED_L, RED_D, GOLD_D)
    o += P('M141 184q2.5 11 0 14q-3-4 0-14ZM158 184q2.5 8 0 11q-3-3 0-11Z', GOLD)
    # the brush still touches it
    return pic(o + at(183, 128, brush(GOLD, GOLD_L), 1.08, 36))


def phoenix_hairpin():
    """A gold phoenix on a comb, hanging pearls."""
    o = (
        burst(N0, mix(NIGHT, NIGHT_D, 0.4), 120, 36)
        + C(120, 118, 72, PLUM_D)
        + O(120, 118, 70, GOLD_D, 2.4)
        + C(120, 118, 58, mix(PLUM_D, PLUM, 0.55))
    )
    # tail plumes behind
    for a in (-44, 44, -23, 23, 0):
        l, d = (GOLD_L, GOLD) if a <= 0 else (GOLD, GOLD_D)
        o += at(
            120,
            112,
            P('M0 0C-9-22-13-44 0-66C13-44 9-22 0 0Z', d)
            + P('M0 0C-9-22-13-44 0-66C-3-44-2-22 0 0Z', l)
            + P('M0-60C-6-52-6-44 0-40C6-44 6-52 0-60Z', INK)
            + P('M0-57C-4-51-4-46 0-43C4-46 4-51 0-57Z', JADE_L if a in (0,) else RED_L),
            1,
            a,
        )
    # wings: six feathers each
    for s in (0, 1):
        g = ''
        for i, a in enumerate((-108, -95, -82, -69, -56)):
            g += at(
                112,
                132,
                P('M0 0C-9-16-11-50 0-66C11-50 9-16 0 0Z', GOLD_D)
                + P(
                    'M-1-2C-8-18-9-48-1-62C6-48 5-18-1-2Z',
                    (GOLD, GOLD_L)[i % 2] if not s else (GOLD_D, GOLD)[i % 2],
                )
                + cuts(RED, (0, -34, 0, -56, 3)),
                (0.9, 0.98, 1, 0.95, 0.86)[i],
                a,
            )
        o += flip(g, 120) if s else g
    o += tri('M120 92C108 96 98 116 104 136C108 148 114 154 120 156Z', RED_L, RED, RED_D, 120, 0.4)
    o += P(
        ''.join(
            f'M{x} {y}q5 7 10 0q-5 14-10 0Z'
            for x, y in ((106, 116), (117, 116), (111, 126), (122, 126), (109, 136), (119, 136))
        ),
        GOLD,
    )
    # neck and head
    nk = [(120, 126), (112, 112), (122, 98), (120, 84)]
    o += P(ribbon(nk, [24, 17, 13, 12]), GOLD_D) + P(ribbon(nk, [24, 17, 13, 12], -0.2, 1), GOLD_L)
    o += (
        P('M110 84C110 74 120 70 128 75C134 79 132 90 124 92C116 93 110 90 110 84Z', GOLD_L)
        + P('M122 73.5C132 76 133 90 124 92C128 86 128 80 122 73.5Z', GOLD)
        + P('M111 82L96 88L111 89Z', RED)
        + C(117, 81, 2.6, INK)
    )
    o += P(
        'M118 74C112 66 114 60 108 56C118 56 122 62 122 68C124 60 130 58 132 54'
        'C134 64 130 72 124 76Z',
        RED,
    ) + P('M118 74C112 66 114 60 108 56C116 58 120 64 121 74Z', RED_L)
    # comb
    teeth = ''.join(f'M{n(76+i*8.0)} 168h5v{n(30-abs(i-5.5)*1.2)}q-2.5 4-5 0Z' for i in range(12))
    o += P(teeth, GOLD_D) + P(
        ''.join(f'M{n(76+i*8.0)} 168h2.4v{n(30-abs(i-5.5)*1.2)}q-1.5 1-2.4 0Z' for i in range(12)),
        GOLD,
    )
    o += half('M120 150C98 150 78 154 64 166L70 176Q94 168 120 168Z', GOLD_L, GOLD_D, 120) + P(
        'M84 158C96 151 108 150 120 150T156 158L152 168Q136 168 120 168T88 169Z', GOLD
    )
    for i, x in enumerate((82, 101, 120, 139, 158)):
        y = 160.5 + abs(x - 120) * 0.07
        o += C(x, y, 5, INK) + C(x, y, 3.8, (JADE, RED)[i % 2]) + C(x - 1, y - 1.2, 1.6, PAPER)
    # hanging pearls
    for x in (60, 180):
        o += L(f'M{x+(6 if x<120 else -6)} 168V176', GOLD, 2) + ''.join(
            C(x + (6 if x < 120 else -6), 178 + i * 8, 4.2, PAPER_D)
            + C(x + (5 if x < 120 else -7), 177 + i * 8, 2.8, PAPER_L)
            for i in range(3)
        )
    return pic(o)


def dragon_robe():
    """A robe spread on a stand, a coiled dragon on it."""
    o = wall(N1)
    for i in range(4):
        x = 18 + i * 52
        o += (
            R(x, 50, 48, 150, N2 if i % 2 else mix(NIGHT, NIGHT_D, 0.3), 2)
            + R(x, 50, 48, 3, N3)
            + R(x + 6, 58, 36, 132, N1)
        )
        o += cuts(N2, (x + 24, 180, x + 14, 80, 2.4, 6), (x + 24, 180, x + 32, 96, 2.4, -5))
    o += R(14, 196, 212, 12, N0)
    # stand
    o += (
        R(116, 52, 8, 150, EARTH_D)
        + R(116, 52, 4, 150, EARTH)
        + P('M88 206Q92 196 120 196T152 206Z', EARTH_D)
        + R(30, 70, 180, 7, EARTH_D, 3)
        + R(30, 70, 180, 3, EARTH_L, 1)
    )
    o += both(P('M30 68C20 66 16 74 22 80C28 84 34 78 30 74C36 78 38 70 30 68Z', GOLD), 120)
    # robe
    body = (
        'M120 64C112 64 106 60 102 58C84 66 60 70 36 72L32 128C50 132 66 132 78 128'
        'L74 196Q96 202 120 202Z'
    )
    o += tri(body, RED_L, RED, RED_D, 120, 0.62)
    hem = 'M75.5 172Q98 166 120 172V202Q96 202 74 196Z'
    o += half(hem, BLUE, BLUE_D, 120)
    o += (
        L('M78 182a9 9 0 0 1 18 2a9 9 0 0 1 18 2', BLUE_L, 2.4)
        + L('M162 182a9 9 0 0 0-18 2a9 9 0 0 0-18 2', BLUE, 2.4)
        + L('M75 191a9 9 0 0 1 18 2a9 9 0 0 1 18 2', BLUE_L, 2.4)
        + L('M165 191a9 9 0 0 0-18 2a9 9 0 0 0-18 2', BLUE, 2.4)
    )
    o += L('M75.5 172Q98 166 120 172T164.5 172', GOLD, 3)
    o += (
        P('M34.5 96L32.5 126Q38 130 46 130L47 96Q40 97 34.5 96Z', BLUE)
        + flip(P('M34.5 96L32.5 126Q38 130 46 130L47 96Q40 97 34.5 96Z', BLUE_D), 120)
        + both(L('M47 97V130', GOLD, 2.6), 120)
    )
    # collar
    o += (
        P('M100 58L120 84L140 58L132 62Q120 68 108 62Z', PAPER)
        + L('M101 58Q108 76 122 86L150 104', GOLD_D, 7)
        + L('M101 58Q108 76 122 86L150 104', GOLD_L, 3.4)
        + L('M139 58Q132 72 122 84', GOLD_D, 7)
        + L('M139 58Q132 72 122 84', GOLD, 3.4)
    )
    o += cuts(RED_D, (78, 128, 88, 104, 2.4, -3), (64, 90, 76, 112, 2, 2)) + cuts(
        RED_X, (162, 128, 152, 104, 2.4, 3), (176, 90, 164, 112, 2, -2)
    )
    # dragon coil
    p = [polar(120, 134, 31 - i * 0.6, 70 + i * 34) for i in range(10)] + [
        (118, 112),
        (112, 124),
        (116, 134),
    ]
    w = [2, 6, 10, 12, 13, 13, 13, 13, 13, 13, 13, 12, 11]
    o += (
        P(ribbon(p, [k + 4 for k in w], samples=30), RED_D)
        + P(ribbon(p, w, samples=36), GOLD_D)
        + P(ribbon(p, w, -0.2, 1, 36), GOLD)
    )
    s = spline(p, 48)
    o += P(
        ''.join(
            cut(
                *polar(120, 134, hypot(x - 120, y - 134) - 4, 70 + i * 7.6),
                *polar(120, 134, hypot(x - 120, y - 134) + 4, 74 + i * 7.6),
                1.2,
            )
            for i, (x, y) in enumerate(s[:34])
            if i % 3 == 1
        ),
        GOLD_D,
    )
    for a in (20, 110, 200, 290):
        x, y = polar(120, 134, 38, a)
        o += at(x, y, L('M0 0L0-7M0 0L-5-5M0 0L5-5', GOLD, 2.2), 1, a + 90)
    # frontal dragon: antlers, mane of flames, brow, long muzzle with whiskers
    h = P(
        'M0-12L-9-16L-10-9L-20-12L-17-3L-26 2L-17 6L-21 15L-11 13L-8 22L0 17L8 22'
        'L11 13L21 15L17 6L26 2L17-3L20-12L10-9L9-16Z',
        RED_D,
    )
    h += both(
        L('M-6-13C-8-22-16-24-20-32M-12-23L-9-31', GOLD_L, 3)
        + L('M-7 16C-16 18-20 24-18 30', GOLD_L, 2.2),
        0,
    )
    f = 'M0-14C-7-14-13-10-14-3L-9 1L-10 9C-11 17-6 21 0 21Z'
    h += (
        flip(P(f, GOLD_D), 0)
        + P(f, GOLD)
        + P('M0-14L-4-4L-5 8L0 12ZM-14-3Q-8-9-3-5L-4-2Q-9-5-14-3Z', GOLD_L)
        + P('M0-14L4-4L5 8L0 12Z', GOLD)
    )
    h += both(P('M-12-2Q-8-5-4 0Q-8 3-12-2Z', INK) + P('M-6 9Q-2 7-3 12Q-6 13-6 9Z', RED_D), 0) + P(
        'M-6 15Q0 12.5 6 15L4 18L2 16H-2L-4 18Z', PAPER
    )
    o += at(120, 132, h, 1.12)
    return pic(o)


def tribute_silk():
    """Five bolts of silk in a fan, one unrolled."""
    o = (
        wall(N1)
        + C(120, 150, 112, mix(NIGHT, NIGHT_D, 0.4))
        + C(120, 150, 90, N2)
        + O(120, 150, 101, GOLD_D, 2)
    )
    tones = {
        -54: (JADE_L, JADE, JADE_D),
        54: (BLUE_L, BLUE, BLUE_D),
        -19: (GOLD_L, GOLD, GOLD_D),
        19: (PAPER, PAPER_D, PAPER_X),
    }
    for a in (-54, 54, -19, 19):
        l, m, d = tones[a]
        g = R(-17, -104, 34, 104, d, 3) + R(-17, -104, 24, 104, m, 3) + R(-17, -104, 9, 104, l, 3)
        g += P(''.join(f'M-17 {y}h34v4h-34Z' for y in (-90, -40)), d) + ''.join(
            P(f'M0 {y-9}l8 9-8 9-8-9Z', d) + P(f'M0 {y-4}l4 4-4 4-4-4Z', l) for y in (-74, -54)
        )
        g += P(
            'M-17-104A17 7 0 0 1 17-104A17 7 0 0 1-17-104Z', PAPER_D if a != 19 else PAPER_L
        ) + L('M-8-104a8 3 0 1 1 9 2.6', d, 2)
        o += at(120 + a * 0.25, 160, g, 1, a)
    # the fifth lies across; its cloth falls towards us
    o += (
        P('M70 140H170C168 164 180 184 184 208H56C60 184 72 164 70 140Z', RED)
        + P('M70 140H96C96 168 84 184 80 208H56C60 184 72 164 70 140Z', RED_L)
        + P('M150 140H170C168 164 180 184 184 208H164C160 184 150 164 150 140Z', RED_D)
    )
    o += cuts(
        RED_D,
        (104, 148, 96, 206, 3, 4),
        (128, 148, 132, 206, 2.6, -4),
        (142, 148, 148, 200, 2.2, -3),
    ) + cuts(RED, (78, 150, 68, 204, 2.6, 3))
    for x, y in (
        (84, 166),
        (120, 164),
        (156, 166),
        (100, 184),
        (140, 184),
        (74, 190),
        (168, 190),
        (120, 201),
    ):
        o += at(
            x,
            y,
            ''.join(
                P(
                    'M0-8C-4-5-3-2 0-1C3-2 4-5 0-8Z',
                    GOLD_L if x <= 120 else GOLD,
                    f'transform="rotate({a})"',
                )
                for a in range(0, 360, 90)
            )
            + C(0, 0, 1.6, RED_D),
        )
    o += R(52, 118, 136, 32, RED_D, 10) + R(52, 118, 136, 22, RED, 9) + R(56, 120, 128, 8, RED_L, 4)
    for x, c in ((70, GOLD), (162, GOLD_D)):
        o += P(f'M{x} 118h8v32h-8Z', c)
    o += (
        P('M52 134a10 16 0 0 1 0-.1ZM46 134A9 15 0 0 1 64 134A9 15 0 0 1 46 134Z', PAPER_D)
        + L('M55 126a5 8 0 1 0 4 10a3 5 0 1 0-4 1', RED, 2.2)
        + P('M176 134A9 15 0 0 1 194 134A9 15 0 0 1 176 134Z', PAPER_X)
        + L('M185 126a5 8 0 1 0 4 10a3 5 0 1 0-4 1', RED_D, 2.2)
    )
    return pic(o)


def ancestral_tablet():
    """A tablet between two candles, incense before it."""
    o = wall(N0) + C(120, 104, 96, N1) + C(120, 104, 74, N2) + C(120, 104, 52, N3)
    o += ledge(184, GOLD, RED_D, 4) + P(
        ''.join(f'M{x} 190h20l-10 12Z' for x in range(24, 226, 26)), RED
    )
    # tablet
    o += (
        P('M76 184L82 166H158L164 184Z', RED_D)
        + P('M76 184L82 166H120V184Z', RED)
        + R(80, 162, 80, 7, GOLD_D, 3)
        + R(80, 162, 40, 7, GOLD_L, 3)
    )
    o += both(P('M94 162C84 152 84 140 92 136C90 146 96 152 104 154V162Z', GOLD_D), 120)
    shape = 'M120 52C108 52 104 62 94 62C88 62 86 68 88 74V162H120Z'
    o += half(shape, GOLD_L, GOLD_D, 120) + tri(
        'M120 58C110 58 106 68 96 68Q93 70 94 76V158H120Z',
        RED,
        mix(RED, RED_D, 0.5),
        RED_D,
        120,
        0.5,
    )
    o += (
        P('M106 84H134V150H106Z', GOLD_D)
        + P('M107 85H132V149H107Z', PAPER)
        + P('M122 85H132V149H122Z', PAPER_D)
    )
    o += P(
        ''.join(
            cut(120, y, 120, y + k, 2.6) for y, k in ((91, 12), (106, 8), (117, 14), (134, 10))
        ),
        INK,
    )
    o += C(120, 71, 7, GOLD_D) + C(119.4, 70.4, 5.6, GOLD_L) + C(120, 71, 3, RED_D)
    o += both(L('M100 78C100 90 102 94 100 104M100 112C102 124 98 132 101 146', GOLD, 2), 120)
    # candles
    for x in (54, 186):
        o += (
            C(x, 96, 25, mix(NIGHT_L, NIGHT, 0.4))
            + C(x, 96, 15, mix(EMBER_L, EMBER_X, 0.6))
            + flame(x, 110, 0.52)
        )
        o += (
            R(x - 9, 112, 18, 60, RED_D, 2)
            + R(x - 9, 112, 11, 60, RED, 2)
            + R(x - 9, 112, 4.5, 60, RED_L, 2)
            + P(f'M{x-9} 112h18v5q-3 8-5 0q-4 6-6 0q-4 4-7 3Z', PAPER_D)
            + R(x - 1, 106, 2, 7, INK)
        )
        o += P(f'M{x-18} 172h36l-6 6h-24ZM{x-14} 184l4-6h20l4 6Z', GOLD_D) + P(
            f'M{x-18} 172h18v6h-12ZM{x-14} 184l4-6h10v6Z', GOLD_L
        )
    # incense bowl with three sticks
    for x in (110, 120, 130):
        o += L(f'M120 190L{x} 164', EARTH_L, 2.2) + C(x, 163, 2.4, EMBER_L)
    o += (
        tri('M120 186H96C98 198 104 204 120 205Z', JADE_L, JADE, JADE_D, 120, 0.5)
        + R(92, 183, 56, 6, JADE_D, 3)
        + R(92, 183, 30, 6, JADE_L, 3)
    )
    return pic(o)
