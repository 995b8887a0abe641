# SPDX-License-Identifier: GPL-3.0-or-later
"""Jester to Handmaiden: the six lowest of the court."""

from math import hypot

from kingdom.figures import *
from palette import *
from shapes import *

# The marks of three cards.
MARKS = (
    ('M0-30L9-19L0-8L-9-19Z', RED),
    (
        'M0-30C8-24 12-18 8-13Q4-10 1-14L3-8H-3L-1-14Q-4-10-8-13C-12-18-8-24 0-30Z',
        INK,
    ),
    ('M0-10C-12-20-10-30-4-30Q0-30 0-25Q0-30 4-30C10-30 12-20 0-10Z', RED),
)


def jester(ground):
    """The Jester."""
    o = ground('jester', 24) + halo(GOLD, 60, GOLD_L)
    def horn(side, l, d):
        return (
            P(
                (
                    f'M120 44C{120 + side * 22} 38 {120 + side * 50} 36 {120 + side * 58} 62'
                    f'C{120 + side * 62} 78 {120 + side * 58} 86 {120 + side * 54} 94'
                    f'C{120 + side * 46} 78 {120 + side * 40} 74 {120 + side * 30} 82Z'
                ), l,
            )
            + C(120 + side * 55, 97, 7.5, GOLD_X)
            + C(120 + side * 55 - .8, 96, 6, GOLD_L if side < 0 else GOLD)
        )

    o += horn(-1, RED_L, RED) + horn(1, JADE_D, JADE_X)
    o += shoulders(RED_L, RED, JADE_D)
    o += P('M120 156V225Q150 222 176 209C170 190 150 170 140 154Z', JADE_D)
    o += neck(2) + face(2, 27, 12, 143, (EARTH_D, 3, 1), 'wide', (4.6, 109), RED)
    o += half('M120 46C98 46 86 62 88 88C96 78 106 72 120 72Z', RED_L, JADE, 120)
    o += P('M120 46C108 46 96 52 92 66Q106 58 120 60Z', RED_H)
    o += P('M113 50C108 30 112 16 128 12C124 22 134 30 131 50Q122 46 113 50Z', GOLD)
    o += P('M122 47C120 30 122 20 128 12C124 22 134 30 131 50Q126 47.6 122 47Z', GOLD_D)
    o += C(129, 11, 7.5, GOLD_X) + C(128, 10, 6, GOLD_L)
    o += half('M120 64C104 64 92 74 87 86L90 94Q104 80 120 79Z', GOLD_L, GOLD, 120)
    o += ''.join(
        P(f'M{x} {y}l4 5-4 5-4-5Z', RED_D)
        for x, y in ((99, 74), (111, 68.5), (129, 68.5), (141, 74))
    )
    d1 = d2 = ''
    for i in range(9):
        x = 80 + i * 10
        y = 156 + (4 - abs(i - 4)) * 2.6
        t = (
            f'M{x - 7} {n(y - 8)}L{x + 7} {n(y - 8)}L{x + 9} {n(y + 11)}Q{x} {n(y + 18)} {x - 9} '
            f'{n(y + 11)}Z'
        )
        d1, d2 = (d1 + t, d2) if i % 2 == 0 else (d1, d2 + t)
    o += P(d2, PAPER_D) + P(d1, PAPER)
    o += both(C(92, 182, 5, GOLD_X) + C(91.4, 181.4, 3.8, GOLD_L), 120) + C(120, 188, 5, GOLD_X)
    o += C(119.4, 187.4, 3.8, GOLD_L)
    return o


def charlatan(ground):
    """The Charlatan."""
    o = ground('charlatan', 28)
    for i, a in enumerate((-6, 14, 34)):
        c = (
            P('M-15-42H15Q18-42 18-39V1Q18 4 15 4H-15Q-18 4-18 1V-39Q-18-42-15-42Z', INK)
            + P('M-14-40H14Q16-40 16-38V0Q16 2 14 2H-14Q-16 2-16 0V-38Q-16-40-14-40Z', PAPER)
        )
        mark = P(*MARKS[i])
        o += at(172, 158, G(c + mark, 'translate(0 -52)'), .8, a)
    o += shoulders(JADE_L, JADE, JADE_D) + P('M97 152L120 186L143 152L132 166H108Z', PAPER_D)
    o += neck(0) + P('M92 148L84 162L112 200L118 178ZM148 148L156 162L128 200L122 178Z', GOLD_D)
    o += P('M92 148L84 162L112 200L118 178Z', GOLD)
    o += face(0, 28, 12, 146, (INK, 0, 0), 'sly', (5.4, 111))
    o += half('M120 60C98 60 86 72 88 102C92 92 96 84 104 78Q112 74 120 74Z', INK, INK_D, 120)
    m = (
        'M120 88C110 86 98 84 88 90C86 102 92 112 104 111C112 110 116 104 120 104'
        'C124 104 128 110 136 111C148 112 154 102 152 90C142 84 130 86 120 88Z'
    )
    o += P(
        m + 'M97 99Q105 92 114 99.6Q105 103.6 97 99ZM143 99Q135 92 126 99.6Q135 103.6 143 99Z', INK,
        'fill-rule="evenodd"',
    )
    o += P(
        (
            'M120 88C110 86 98 84 88 90L89 95C98 89 110 91 120 93C130 91 142 89 151 95L152 90'
            'C142 84 130 86 120 88Z'
        ), GOLD,
    )
    o += P('M120 88C110 86 98 84 88 90L89 95C98 89 110 91 120 93Z', GOLD_L)
    o += both(
        P('M119 122C112 119 107 121 103 117C100 114 96 114 95 118C97 125 108 128 119 126Z', INK),
        120,
    )
    o += P('M120 133C116 133 115 138 120 148C125 138 124 133 120 133Z', INK)
    o += P('M150 52C168 30 190 34 196 54C184 50 172 58 160 66Z', RED_D)
    o += P('M150 52C168 30 190 34 196 54C182 44 168 48 150 52Z', RED_L)
    o += half(
        'M120 36C100 34 92 44 92 58C76 54 60 60 62 72C80 78 100 82 120 82Z', mix(INK, INK_L, .6),
        INK, 120,
    )
    o += half('M120 60C108 60 98 62 91 58L90 66Q104 73 120 73Z', GOLD_L, GOLD_D, 120)
    return o


def farmer(ground):
    """The Farmer."""
    o = ground('farmer', 28) + halo(LEAF, 58, LEAF_L, 100)
    f = (
        P('M-3 56V-28H3V56Z', EARTH_D) + P('M-3 56V-28H0V56Z', EARTH_L)
        + P(
            (
                'M-20-70V-48Q-20-34-4-32V-22H4V-32Q20-34 20-48V-70H15V-50Q15-40 3.6-38V-74'
                'H-3.6V-38Q-15-40-15-50V-70Z'
            ), IRON_L,
        )
        + P('M0-74H3.6V-38Q15-40 15-50V-70H20V-48Q20-34 4-32V-22H0Z', IRON_D)
    )
    o += at(180, 132, f, .95, 10)
    o += shoulders(EMBER_L, EMBER, EMBER_D) + P('M103 152L120 178L137 152L130 160H110Z', PAPER_D)
    o += neck(1, 16)
    o += P('M100 150L92 160L116 190L120 176ZM140 150L148 160L124 190L120 176Z', EARTH_L)
    o += face(1, 31, 19, 146, (EARTH_X, 5, 0), 'kind', (6.4, 111), None, 1)
    o += half('M120 60C100 58 86 70 87 100C90 92 94 86 98 80Q108 74 120 74Z', EARTH_D, EARTH_X, 120)
    o += both(
        P(
            (
                'M119 119C110 115 101 118 95 127C92 132 88 133 85 131C88 140 98 141 106 136'
                'C113 132 119 128 119 119Z'
            ), EARTH_X,
        ), 120,
    )
    o += L('M126 130C136 132 144 138 152 134', GOLD_L, 2.2) + P(grainhead(156, 130), GOLD_L)
    hat = 'M120 22C104 22 92 30 89 46C82 62 62 74 42 78Q76 94 120 94Z'
    o += half(hat, GOLD, GOLD_D, 120)
    o += P(
        'M104 25C96 28 91 36 89 46C82 62 62 74 42 78Q54 83.6 68 87.4C84 74 98 52 104 25Z', GOLD_L
    )
    o += half('M120 58C106 58 95 54 87 47L82 57Q98 69 120 69Z', RED, RED_D, 120)
    o += both(cuts(GOLD_D, (74, 80, 92, 64, 1, -2), (94, 86, 103, 70, 1, -1)), 120)
    return o


def grainhead(x, y):
    """Path data of an ear between the teeth."""
    return (
        ''.join(f'M{n(x + 3 * i)} {n(y - 2 * i)}q-3-5 1-8q5 2 3 7Z' for i in range(4))
        + ''.join(f'M{n(x + 3 * i + 1)} {n(y - 2 * i + 1)}q5 2 8-2q-3-5-7-2Z' for i in range(4))
    )


def laborer(ground):
    """The Laborer."""
    o = (
        ground('laborer', 0)
        + P(
            ''.join(
                f'M{x} {y}h34v16h-34Z'
                for j, y in enumerate(range(24, 220, 20))
                for x in range(12 + (j % 2) * 19 - 38, 232, 38)
                if hypot(x + 17 - 120, y + 8 - 120) < 84
            ), mix(JADE_D, JADE, .3),
        )
        + halo(mix(JADE, JADE_L, .3), 56)
    )
    t = (
        P('M-4 60V0H4V60Z', EARTH_D) + P('M-4 60V0H0V60Z', EARTH_L) + P('M-3 2V-14H3V2Z', IRON_D)
        + P('M0-58L-22-18Q0-8 22-18Z', IRON_L) + P('M0-58L22-18Q11-13 0-13Z', IRON)
    )
    o += at(178, 138, t, .98, 14)
    o += shoulders(STONE_L, STONE, STONE_D) + neck(3, 18)
    o += P('M96 150Q120 172 144 150L150 160Q120 188 90 160Z', EARTH_D)
    o += P('M96 150Q108 161 120 161V175Q102 172 90 160Z', EARTH_L)
    o += face(3, 32, 22, 147, (INK, 6, 0), 'calm', (6.6, 110))
    o += P(
        (
            'M88 112C90 132 100 150 120 150C140 150 150 132 152 112'
            'C148 124 142 126 136 122Q128 117 120 119Q112 117 104 122C98 126 92 124 88 112Z'
        ), SKINS[3][1],
    )
    o += P('M109 128Q120 123.6 131 128Q120 132 109 128Z', RED_D)
    o += half(
        (
            'M120 34C90 32 76 56 78 92C78 112 84 128 92 142C96 146 100 142 98 136'
            'C90 118 88 96 94 82Q104 70 120 70Z'
        ), EMBER, EMBER_D, 120,
    )
    o += P('M104 37C84 46 78 66 78 92C78 106 81 118 86 130C84 96 90 62 104 37Z', EMBER_L)
    o += half(
        'M92 140C84 148 72 154 60 166Q84 190 120 192V172Q100 168 92 140Z', EMBER, EMBER_D, 120
    )
    o += P('M92 140C84 148 72 154 60 166Q68 174 80 180C82 166 86 152 92 140Z', EMBER_L)
    o += both(cuts(EMBER_D, (84, 84, 108, 46, 1.3, -5), (98, 158, 110, 184, 1.2, 3)), 120)
    o += half('M120 64C104 64 94 72 89 82L93 91Q104 78 120 77Z', EMBER_L, EMBER, 120)
    o += cuts(SKINS[3][0], (104, 138, 108, 134, .8), (112, 143, 116, 139, .8))
    return o


def philosopher(ground):
    """The Philosopher."""
    o = ground('philosopher', 28) + halo(EMBER_L, 58, GOLD_L)
    o += shoulders(PAPER_L, PAPER, PAPER_D)
    o += P(
        'M150 152C166 156 186 166 196 192A105 105 0 0 1 160 217C150 196 138 172 140 154Z', BLUE_D
    )
    o += P('M150 152C166 156 186 166 196 192A105 105 0 0 1 182 205C176 186 164 168 150 152Z', BLUE)
    o += neck(2) + face(2, 28, 13, 148, (PAPER_D, 5, -1), 'old', (6, 112), None, 1, True, 50)
    o += half(
        'M120 118C112 116 104 120 98 128C94 124 92 116 91 108C86 140 98 176 120 196Z', PAPER,
        PAPER_D, 120,
    )
    o += P('M110 130Q120 126 130 130Q120 134.6 110 130Z', RED_D)
    o += cuts(
        PAPER_X, (104, 140, 112, 172, 1.2, 3), (112, 140, 118, 178, 1.2, 2),
        (99, 132, 102, 152, 1, 2),
    )
    o += cuts(PAPER_X, (136, 140, 128, 172, 1.2, -3), (128, 140, 122, 178, 1.2, -2))
    o += both(P('M92 84C84 90 82 106 88 114C92 108 90 96 94 90Z', PAPER), 120)
    o += flip(P('M92 84C84 90 82 106 88 114C92 108 90 96 94 90Z', PAPER_D), 120)
    s = (
        P('M-40-12H40V12H-40Z', PAPER) + P('M0-12H40V12H0Z', PAPER_D)
        + R(-46, -15, 8, 30, EARTH_D, 3) + R(-46, -15, 4, 30, EARTH_L, 2)
        + R(38, -15, 8, 30, EARTH_D, 3) + L('M-30-5H-4M-30 2H4M8-5H30M10 2H28', PAPER_X, 2.2)
        + P('M-8-12h16v24h-16Z', RED_D) + P('M-8-12h8v24h-8Z', RED)
    )
    return o + at(120, 202, s, .98)


def handmaiden(ground):
    """The Handmaiden."""
    o = ground('handmaiden', 28) + halo(PLUM_L, 58, PLUM_H)
    o += half('M120 38C90 36 74 58 78 96C78 128 70 150 58 168L120 176Z', PAPER, PAPER_D, 120)
    o += shoulders(BLUE_L, BLUE, BLUE_D) + neck(0, 13)
    o += P('M94 156Q120 178 146 156L150 166Q120 196 90 166Z', PAPER_D)
    o += P('M94 156Q106 167 120 167V184Q102 180 90 166Z', PAPER_L)
    o += face(0, 27, 10, 142, (EARTH_D, 3, 1), 'kind', (4.4, 108), RED, 0, False)
    o += half(
        'M120 52C100 50 86 64 88 104C90 118 92 124 96 130C94 112 92 98 97 86Q108 80 120 68Z',
        EMBER_D, EARTH_X, 120,
    )
    o += both(cuts(EMBER, (93, 96, 112, 70, 1.1, -4)), 120)
    o += half(
        'M120 38C90 36 76 56 78 92C78 116 86 134 92 148C88 120 86 96 92 78Q102 58 120 56Z', PAPER_L,
        PAPER_D, 120,
    )
    o += both(cuts(PAPER_X, (83, 88, 104, 46, 1.2, -5), (82, 108, 87, 134, 1.1, 2)), 120)
    o += half('M120 54Q102 56 90 74L92 82Q104 65 120 63Z', BLUE_L, BLUE, 120)
    o += C(120, 59, 4.6, GOLD_X) + C(119.5, 58.5, 3.4, GOLD_L)
    k = (
        O(0, 0, 13, GOLD_X, 6) + O(0, 0, 13, GOLD, 3.6)
        + ''.join(
            at(
                0, 0,
                (
                    P('M-3 12H3V42H-3ZM3 30H11V35H3ZM3 37H9V42H3Z', GOLD_X)
                    + P('M-2 12H2V41H-2ZM2 31H10V34H2ZM2 38H8V41H2Z', GOLD_L if a > 0 else GOLD)
                ), 1, a,
            )
            for a in (24, -6, -34)
        )
    )
    return o + at(120, 190, k, .86) 


DRAW = {
    'jester': jester,
    'charlatan': charlatan,
    'farmer': farmer,
    'laborer': laborer,
    'philosopher': philosopher,
    'handmaiden': handmaiden,
}
