# SPDX-License-Identifier: GPL-3.0-or-later
"""Guard to Knight: those who serve with their skill."""

from math import hypot

from kingdom.figures import *
from palette import *
from shapes import *


def guard(ground):
    """The Guard."""
    o = ground('guard', 28) + halo(mix(IRON, IRON_L, .3), 57)
    s = (
        P('M-3 46V-70H3V46Z', EARTH_D) + P('M-3 46V-70H0V46Z', EARTH_L)
        + P('M0-110L-11-82L0-66Z', IRON_H) + P('M0-110L11-82L0-66Z', IRON_D)
        + P('M-8-70H8V-62H-8Z', RED)
    )
    o += at(184, 146, s, .9, 6)
    o += half(f'M43.6 192C54 168 78 164 100 152L120 155V225{ARC}43.6 192Z', IRON_L, IRON_D, 120)
    o += P(
        ''.join(
            f'M{x} {y}a5 4 0 0 0 10 0'
            for j, y in enumerate(range(166, 222, 8))
            for x in range(66 + (j % 2) * 5, 176, 10)
            if hypot(x + 5 - 120, y - 120) < 98
        ), 'none', f'stroke="{IRON}" stroke-width="1.6"',
    )
    o += P('M88 158Q120 192 152 158L176 209A105 105 0 0 1 64 209Z', RED_D)
    o += P('M88 158Q104 174 120 175V225A105 105 0 0 1 64 209Z', RED) + star(120, 202, 13)
    o += P('M92 122C86 140 86 152 84 162Q120 186 156 162C154 152 154 140 148 122Z', IRON_D)
    o += P('M92 122C86 140 86 152 84 162Q102 174 120 174V122Z', IRON)
    o += face(0, 29, 17, 145, (EARTH_X, 5, 1), 'stern', (5.8, 110), None, 0, False)
    o += half(
        (
            'M120 66C94 66 86 80 85 102C84 124 88 140 92 152C96 152 98 148 98 144'
            'C90 128 90 108 94 92Q104 78 120 78Z'
        ), IRON, IRON_D, 120,
    )
    o += both(
        P(
            (
                'M119 120C111 117 104 120 98 126C92 131 88 128 87 124C90 125 93 122 96 118'
                'C104 112 114 114 119 118Z'
            ), EARTH_X,
        ), 120,
    )
    o += half('M120 34C98 34 86 48 86 64C70 68 58 76 54 86Q86 92 120 92Z', IRON_L, IRON_D, 120)
    o += P('M106 36C92 40 86 52 86 64C70 68 58 76 54 86Q62 87.6 72 89C86 78 98 60 106 36Z', IRON_H)
    o += P('M120 34C126 50 128 66 127 91.8Q124 92 120 92Z', IRON)
    return (
        o + half('M120 66Q100 66 86 61L85 70Q102 75 120 75Z', IRON_D, IRON_X, 120)
        + ''.join(
            C(x, y, 2.4, GOLD_L if x < 120 else GOLD)
            for x, y in ((96, 69), (108, 71), (132, 71), (144, 69))
        )
    )


def hunter(ground):
    """The Hunter."""
    o = ground('hunter', 24) + halo(mix(EMBER, EMBER_L, .5), 58)
    o += L('M188 66C214 100 214 150 186 196', EARTH_X, 9)
    o += L('M188 66C214 100 214 150 186 196', EARTH_L, 5) + L('M188 66L186 196', PAPER, 2.2)
    q = ''.join(
        (
            P(f'M{x} 168L{x + 14} 108L{x + 20} 109L{x + 8} 170Z', EARTH)
            + P(f'M{x + 12} 118L{x + 13} 100L{x + 24} 94L{x + 24} 112L{x + 20} 120Z', c)
        )
        for x, c in ((32, PAPER), (44, RED_L))
    )
    o += q
    o += shoulders(JADE_L, JADE, JADE_D)
    o += P('M60 172L150 219A105 105 0 0 0 162 216L74 164Z', EARTH_D)
    o += P('M60 172L150 219A105 105 0 0 0 155 217.6L66 168Z', EARTH_L)
    o += neck(1, 13) + P('M98 152Q120 174 142 152L146 160Q120 186 94 160Z', LEAF_X)
    o += P('M98 152Q108 162 120 162V173Q104 170 94 160Z', LEAF)
    o += face(1, 28, 12, 144, (EARTH_X, 4, 2), 'proud', (5, 109), RED_D)
    o += half('M120 58C96 56 84 74 86 104C92 98 90 86 100 80Q110 76 120 70Z', EARTH_D, EARTH_X, 120)
    o += ''.join(
        P(
            (
                f'M{88 - i * 1.2:.1f} {112 + i * 13}C{78 - i} {116 + i * 13} {79 - i} '
                f'{125 + i * 13} {88 - i * 1.2:.1f} {127 + i * 13}C{96 - i} {124 + i * 13} '
                f'{97 - i} {116 + i * 13} {88 - i * 1.2:.1f} {112 + i * 13}Z'
            ), (EARTH_D if i % 2 else EARTH),
        )
        for i in range(5)
    )
    o += C(82, 180, 5, RED)
    o += P('M140 60C160 40 186 34 200 16C204 40 190 62 152 74Z', PAPER_D)
    o += P('M140 60C160 40 186 34 200 16C192 38 170 54 140 60Z', PAPER)
    o += cuts(RED, (190, 34, 176, 44, 1.6), (182, 46, 166, 54, 1.6))
    o += half('M120 34C104 34 90 46 86 66L120 70Z', LEAF, LEAF_D, 120)
    o += half('M120 62C100 60 82 64 62 82Q92 90 120 84Z', LEAF_L, LEAF_D, 120)
    o += P('M120 62C100 60 82 64 62 82Q70 84 80 84.6Q98 70 120 72Z', LEAF_H)
    return o


def astronomer(ground):
    """The Astronomer."""
    o = (
        ground('astronomer', 0)
        + P(
            ''.join(
                (
                    f'M{x} {y - r}Q{x} {y} {x + r} {y}Q{x} {y} {x} {y + r}Q{x} {y} {x - r} {y}'
                    f'Q{x} {y} {x} {y - r}Z'
                )
                for x, y, r in (
                    (50, 84, 6), (66, 50, 4), (38, 126, 4), (192, 96, 4), (176, 52, 5),
                    (58, 150, 4), (200, 140, 3),
                )
            ), GOLD_L,
        )
        + halo(BLUE, 58, BLUE_L)
    )
    o += shoulders(BLUE_L, BLUE, BLUE_D)
    o += P('M84 160Q120 196 156 160L160 170Q120 210 80 170Z', GOLD_D)
    o += P('M84 160Q102 178 120 178V188Q98 186 80 170Z', GOLD_L)
    o += neck(3, 14)
    o += half(
        'M120 50C92 48 78 72 82 108C82 128 86 142 92 150C96 140 92 120 92 100L120 80Z', IRON_H,
        IRON_L, 120,
    )
    o += face(3, 28, 12, 144, (IRON_L, 3.4, 0), 'old', (5.2, 110), RED_D, 1)
    o += half('M120 56C98 54 86 70 88 106C94 96 96 86 104 80Q112 76 120 72Z', IRON_H, IRON, 120)
    o += both(cuts(IRON, (92, 92, 112, 64, 1, -4), (90, 112, 92, 96, 1, 2)), 120)
    o += half('M120 26C88 24 72 42 76 60C78 68 84 72 88 74Q104 62 120 62Z', BLUE, BLUE_X, 120)
    o += P('M104 28C82 32 72 46 76 60C77 64 79 67 82 70C84 54 92 40 104 28Z', BLUE_L)
    o += half('M120 58C104 58 92 64 84 72L87 82Q102 70 120 70Z', GOLD_L, GOLD_D, 120)
    for x, y, r in ((120, 44, 8), (96, 48, 5.5), (144, 48, 5.5)):
        o += star(x, y, r)
    s = (
        O(0, 0, 25, GOLD_X, 6) + O(0, 0, 25, GOLD, 3.4)
        + G(O(0, 0, 25, GOLD_X, 5) + O(0, 0, 25, GOLD_L, 2.8), 'scale(.42 1)')
        + G(O(0, 0, 25, GOLD_X, 5) + O(0, 0, 25, GOLD, 2.8), 'rotate(68) scale(.42 1)')
        + C(0, 0, 7, RED_D) + C(-1, -1, 5.4, RED_L) + P('M-3 26H3V44H-3Z', GOLD_X)
    )
    return o + at(120, 194, s, .84)


def merchant(ground):
    """The Merchant."""
    o = ground('merchant', 28) + halo(EMBER, 58, EMBER_L)
    o += shoulders(JADE_L, JADE, JADE_D)
    o += P(
        (
            'M94 152L84 162C92 186 104 208 114 224.8Q120 225 126 224.8'
            'C136 208 148 186 156 162L146 152L120 190Z'
        ), GOLD_D,
    )
    o += P('M94 152L84 162C92 186 104 208 114 224.8L120 225V190Z', GOLD)
    o += P('M104 152L120 184L136 152Z', PAPER_D)
    o += neck(3, 15) + face(3, 29, 14, 146, (INK, 5, 1), 'sly', (6, 111))
    o += half(
        'M120 122C110 118 102 122 97 130C94 124 92 116 91 106C88 134 98 156 120 164Z', INK, INK_D,
        120,
    )
    o += P('M110 128Q120 124 130 128Q120 132.6 110 128Z', RED_L)
    o += both(P('M119 120C110 116 102 120 97 128C105 128 114 127 119 124Z', INK), 120)
    o += cuts(INK_L, (104, 138, 112, 154, 1.1, 2), (112, 136, 117, 158, 1, 1))
    o += half('M120 26C86 24 68 44 74 68C76 76 82 82 88 86Q104 74 120 74Z', PAPER, PAPER_D, 120)
    o += P('M102 28C80 34 70 50 74 68C75 72 78 77 82 80C80 60 88 42 102 28Z', PAPER_L)
    o += both(
        cuts(
            PAPER_X, (80, 70, 116, 38, 1.6, -6), (88, 78, 120, 56, 1.5, -4),
            (82, 52, 108, 30, 1.3, -4),
        ), 120,
    )
    o += P('M120 30L132 50L120 66L108 50Z', GOLD_X) + P('M120 34L129 50L120 62L111 50Z', RED)
    o += P('M120 34L111 50H120Z', RED_L) + P('M120 50H129L120 62Z', RED_D)
    o += P('M120 30C114 18 116 8 124 4C122 14 128 20 122 30Z', RED_L)
    p = (
        P('M-9-22H9L6-14C24-6 26 18 12 24Q0 28-12 24C-26 18-24-6-6-14Z', EARTH_X)
        + P('M-7-20H7L4-13C20-6 22 16 10 21Q0 25-10 21C-22 16-20-6-4-13Z', EARTH)
        + P('M-7-20H0V23Q-6 23-10 21C-22 16-20-6-4-13Z', EARTH_L) + R(-8, -15, 16, 5, GOLD_D, 2)
        + R(-8, -15, 8, 5, GOLD_L, 2) + C(0, 6, 8, GOLD_X) + C(-.6, 5.4, 6.6, GOLD_L)
    )
    return o + at(62, 190, p, .92)


def magician(ground):
    """The Magician."""
    o = (
        ground('magician', 0) + rays(120, 120, 0, 105, 40, mix(PLUM_D, PLUM, .3))
        + halo(NIGHT, 58, NIGHT_L)
    )
    o += at(
        186, 130,
        (
            P('M-2.6 92V-24H2.6V92Z', EARTH_D) + P('M-2.6 92V-24H0V92Z', EARTH_L) + star(0, -38, 17)
            + stars_((-18, -56, 4), (18, -62, 5), (22, -30, 3))
        ), .9, 12,
    )
    o += shoulders(BLUE_L, BLUE, BLUE_D)
    o += P('M92 154Q120 182 148 154L156 166Q120 206 84 166Z', NIGHT_D)
    o += P('M92 154Q106 168 120 168V186Q100 184 84 166Z', NIGHT_L)
    o += neck(2, 14) + face(2, 28, 13, 148, (PAPER_D, 6, 2), 'stern', (6.6, 113), None, 1)
    o += half(
        'M120 120C110 116 100 122 96 132C92 126 91 116 90 106C82 146 90 190 116 221L120 225Z',
        PAPER, PAPER_D, 120,
    )
    o += P('M111 130Q120 127 129 130Q120 134 111 130Z', RED_D)
    o += cuts(
        PAPER_X, (102, 144, 112, 190, 1.4, 4), (112, 142, 118, 200, 1.3, 2),
        (96, 140, 98, 168, 1.2, 3),
    )
    o += cuts(PAPER_X, (138, 144, 128, 190, 1.4, -4), (128, 142, 122, 200, 1.3, -2))
    o += both(
        P(
            (
                'M119 121C110 117 101 122 96 132C92 139 88 142 84 143C94 146 106 141 112 134'
                'C116 130 119 127 119 121Z'
            ), PAPER,
        ), 120,
    )
    o += flip(
        P(
            (
                'M119 121C110 117 101 122 96 132C92 139 88 142 84 143C94 146 106 141 112 134'
                'C116 130 119 127 119 121Z'
            ), PAPER_D,
        ), 120,
    )
    o += half('M120 14C112 30 96 56 86 74L120 78Z', NIGHT_L, NIGHT, 120)
    o += P('M120 14C112 30 96 56 86 74L98 76C104 54 114 34 120 14Z', BLUE_L)
    o += half('M120 64C98 62 74 68 60 82Q90 92 120 90Z', NIGHT_L, NIGHT_D, 120)
    o += P('M112 44A11 11 0 1 0 126 56A9 9 0 0 1 112 44Z', GOLD_L)
    o += stars_((102, 66, 4), (134, 68, 4), (118, 30, 3))
    o += half('M120 64C106 64 94 66 84 71L86 78Q102 74 120 74Z', GOLD, GOLD_D, 120)
    return o


def stars_(*p):
    """Path data of small stars."""
    return P(
        ''.join(
            (
                f'M{x} {y - r}Q{x} {y} {x + r} {y}Q{x} {y} {x} {y + r}Q{x} {y} {x - r} {y}Q{x} '
                f'{y} {x} {y - r}Z'
            )
            for x, y, r in p
        ), GOLD_L,
    )


def knight(ground):
    """The Knight."""
    o = ground('knight', 28) + halo(mix(JADE, JADE_L, .4), 58, JADE_H)
    s = (
        P('M-4 46V-52L0-62L4-52V46Z', IRON) + P('M-4 46V-52L0-62V46Z', IRON_H)
        + P('M-20 44H20V52H-20Z', GOLD_D) + P('M-20 44H0V52H-20Z', GOLD_L)
        + R(-4, 52, 8, 24, EARTH_D) + C(0, 80, 6.5, GOLD_X) + C(-.6, 79.4, 5, GOLD_L)
    )
    o += at(182, 124, s, .86, 8)
    o += half(f'M43.6 192C50 160 76 152 98 158L120 168V225{ARC}43.6 192Z', IRON_L, IRON_D, 120)
    o += P('M43.6 192C50 160 76 152 98 158C82 168 70 184 64 209A105 105 0 0 1 43.6 192Z', IRON_H)
    o += P('M76 166L120 190L164 166L176 209A105 105 0 0 1 64 209Z', BLUE_D)
    o += P('M76 166L120 190V225A105 105 0 0 1 64 209Z', BLUE) + star(120, 206, 11)
    o += P('M90 110C82 136 82 156 78 168Q120 192 162 168C158 156 158 136 150 110Z', IRON)
    o += P('M90 110C82 136 82 156 78 168Q100 180 120 180V110Z', IRON_L)
    o += P(
        ''.join(
            f'M{x} {y}a4 3.4 0 0 0 8 0'
            for j, y in enumerate(range(150, 176, 7))
            for x in range(84 + (j % 2) * 4, 154, 8)
        ), 'none', f'stroke="{IRON_D}" stroke-width="1.4"',
    )
    o += face(0, 26, 11, 142, (EARTH_D, 3.4, 2), 'proud', (4.8, 108), RED_D, 0, False)
    o += half('M120 58C104 56 94 64 92 84C100 78 108 74 120 68Z', EMBER_D, EARTH_D, 120)
    o += P('M118 32C120 10 150 6 174 20C186 30 188 48 180 62C170 46 150 36 118 36Z', RED_D)
    o += P('M118 32C120 12 148 8 168 18C176 24 180 30 181 36C160 26 140 26 118 36Z', RED_L)
    o += half(
        (
            'M120 30C92 30 80 54 80 84C78 112 82 134 88 150C94 152 98 148 98 142'
            'C90 122 88 100 92 84Q102 70 120 70Z'
        ), IRON_L, IRON_D, 120,
    )
    o += P('M106 32C88 38 80 58 80 84C79 104 80 122 84 136C84 100 90 60 106 32Z', IRON_H)
    o += P('M120 30C127 40 129 56 128.6 70.8Q124 70 120 70Z', IRON)
    return (
        o + half('M120 62Q102 63 90 76L93 86Q104 73 120 72Z', GOLD_L, GOLD_D, 120)
        + both(C(89, 116, 3, GOLD_X) + C(88.6, 115.6, 2.2, GOLD_L), 120)
    )


DRAW = {
    'guard': guard,
    'hunter': hunter,
    'astronomer': astronomer,
    'merchant': merchant,
    'magician': magician,
    'knight': knight,
}
