# SPDX-License-Identifier: GPL-3.0-or-later
"""Events of court and people."""

from palette import *
from shapes import *
from emperor.parts import *


def banquet_of_nations():
    """Six goblets of six shapes."""
    o = wall(BLUE_D)
    for i in range(9):
        x = 14 + i * 24
        o += P(f'M{x} 44H{x+24}V150H{x}Z', B1 if i % 2 else BLUE_D) + P(
            f'M{x} 44H{x+24}Q{x+12} 76 {x} 44Z', RED if i % 2 == 0 else RED_D
        )
    o += gilt(120, 118, 62, B3)
    o += (
        ledge(168, PAPER, RED, 8)
        + P(''.join(f'M{x} 176h30v12a15 12 0 0 1-30 0Z' for x in range(15, 226, 30)), PAPER_D)
        + P(''.join(f'M{x} 176h15v24a15 12 0 0 1-15-12Z' for x in range(15, 226, 30)), PAPER)
    )

    def cup(x, y, shape, l, m, d, extra='', s=1):
        return at(x, y, tri(shape, l, m, d, 0, 0.42) + extra, s)

    # back row: tall ones
    o += cup(
        70,
        168,
        'M0 0H-15L-4-8V-34C-20-38-22-56-20-70H0Z',
        BLUE_L,
        mix(BLUE_L, BLUE, 0.5),
        BLUE,
        P('M-20-70A20 5 0 0 1 20-70A20 5 0 0 1-20-70Z', PAPER)
        + P('M-16-70A16 3.5 0 0 1 16-70A16 3.5 0 0 1-16-70Z', RED_D)
        + both(C(-9, -52, 3, GOLD_L), 0),
    )
    o += cup(
        168,
        168,
        'M0 0H-14V-5L-5-10V-26C-12-30-16-44-16-74H0Z',
        IRON_L,
        IRON,
        IRON_D,
        P('M-16-74A16 4.5 0 0 1 16-74A16 4.5 0 0 1-16-74Z', PAPER)
        + P('M-12-74A12 3 0 0 1 12-74A12 3 0 0 1-12-74Z', PLUM)
        + P('M0-58l7 9-7 9-7-9Z', RED)
        + P('M0-58l-7 9 7 9Z', RED_L),
    )
    o += cup(
        120,
        170,
        'M0 0H-20L-6-10V-30C-30-34-32-58-28-84H0Z',
        GOLD_L,
        GOLD,
        GOLD_D,
        P('M-28-84A28 6 0 0 1 28-84A28 6 0 0 1-28-84Z', GOLD_D)
        + P('M-24-84A24 4 0 0 1 24-84A24 4 0 0 1-24-84Z', RED_D)
        + R(-9, -26, 18, 6, GOLD_D, 2)
        + C(0, -58, 8, RED_D)
        + C(-1, -59, 6, RED_L)
        + both(C(-17, -58, 3.6, JADE_D), 0),
    )
    # front row: low ones
    o += cup(
        90,
        190,
        'M0 0H-10V-5C-24-9-28-20-28-32H0Z',
        PAPER,
        PAPER_D,
        PAPER_X,
        P('M-28-32A28 6 0 0 1 28-32A28 6 0 0 1-28-32Z', PAPER_L)
        + P('M-23-32A23 4 0 0 1 23-32A23 4 0 0 1-23-32Z', JADE)
        + L('M-24-20Q0-12 24-20', BLUE, 3),
    )
    o += cup(
        190,
        190,
        'M0 0H-15L-18-42H0Z',
        EARTH_L,
        EARTH,
        EARTH_D,
        P('M-18-42A18 5 0 0 1 18-42A18 5 0 0 1-18-42Z', GOLD_L)
        + P('M-14-42A14 3.5 0 0 1 14-42A14 3.5 0 0 1-14-42Z', mix(EARTH_D, EARTH_X, 0.6))
        + P('M-16.5-30H16.5V-26H-16.2ZM-15.5-10H15.5V-6H-15.3Z', GOLD_D)
        + P('M-16.5-30H0V-26H-16.2ZM-15.5-10H0V-6H-15.3Z', GOLD),
    )
    o += cup(
        148,
        194,
        'M0 0L-14 2L-12-6C-20-10-22-22-20-34L-12-30H0Z',
        JADE_L,
        JADE,
        JADE_D,
        P('M-20-34Q0-22 20-34Q0-40-20-34Z', JADE_D)
        + L('M-20-24C-30-26-30-12-18-12M20-24C30-26 30-12 18-12', JADE, 3.6),
    )
    return pic(o)


def emperors_illness():
    """An empty throne between closed curtains, a cup of medicine."""
    o = (
        wall(D0)
        + P('M14 44H226V184H14Z', mix(BLUE, BLUE_X, 0.8))
        + P(''.join(f'M{x} 44h2.4v140h-2.4Z' for x in range(22, 226, 14)), D0)
    )
    o += (
        ledge(184, GOLD_D, RED_D, 3)
        + P('M60 208L80 186H160L180 208Z', RED)
        + P('M60 208L80 186H120V208Z', RED_L)
        + L('M72 196H168', GOLD, 2)
    )
    # throne
    o += P(
        'M66 184V96C66 74 84 76 92 66C98 58 108 60 120 52C132 60 142 58 148 66'
        'C156 76 174 74 174 96V184Z',
        GOLD_D,
    ) + P('M70 184V98C70 80 86 80 95 70C101 63 110 63 120 56V184Z', GOLD)
    o += half('M120 66C110 72 104 72 98 80C92 86 80 88 80 102V150H120Z', RED, RED_D, 120) + gilt(
        120, 104, 22, RED_X
    )
    o += ''.join(
        at(
            120,
            104,
            P('M0-17C-6-12-6-6 0-2C6-6 6-12 0-17Z', GOLD_L if a in (0, 270, 315, 225) else GOLD),
            1,
            a,
        )
        for a in range(0, 360, 45)
    ) + C(120, 104, 4, RED)
    o += (
        P('M78 150H162V164H78Z', JADE_D)
        + P('M78 150H162V156H78Z', JADE_L)
        + P('M78 156H120V164H78Z', JADE)
        + R(70, 164, 100, 22, GOLD_D)
        + R(70, 164, 50, 22, GOLD)
        + P(''.join(f'M{x} 168h14v12h-14Z' for x in (78, 96, 114, 132, 150)), RED_D)
    )
    o += both(
        P('M60 132C56 122 66 116 74 122L84 132V140H74V184H62V140Q58 138 60 132Z', GOLD_L)
        + C(68, 129, 4, RED_D),
        120,
    ) + flip(
        P('M60 132C56 122 66 116 74 122L84 132V140H74V184H62V140Q58 138 60 132Z', GOLD)
        + C(68, 129, 4, RED_D),
        120,
    )
    # curtains almost closed before it
    for s in (0, 1):
        a, b, c = (BLUE_L, BLUE, B1) if not s else (B3, B1, D0)
        g = P('M14 44H92C98 90 96 150 104 206H14Z', b)
        g += P(
            'M14 44H24C26 100 24 150 28 206H14ZM38 44H50C54 100 52 150 58 206H44'
            'C40 150 40 100 38 44ZM66 44H76C82 100 80 150 88 206H76C70 150 70 100 66 44Z',
            a,
        )
        g += P(
            'M84 44H92C98 90 96 150 104 206H97C90 150 90 96 84 44ZM56 44H60'
            'C64 100 62 150 68 206H62C58 150 58 100 56 44ZM30 44H34C38 100 36 150 40 206'
            'H34C30 150 30 100 30 44Z',
            c,
        )
        g = G(g, 'matrix(.68 0 0 1 4.5 0)')
        o += flip(g, 120) if s else g
    o += (
        P('M14 44H226V58H14Z', RED_D)
        + P('M14 44H226V49H14Z', RED_L)
        + P(''.join(f'M{x} 58h21l-10.5 11Z' for x in range(15, 226, 21)), GOLD)
        + P(''.join(f'M{x+10.5} 58h10.5l-10.5 11Z' for x in range(15, 226, 21)), GOLD_D)
    )
    # medicine on a stool
    o += (
        P('M98 190H142L146 206H94Z', EARTH_D)
        + R(92, 186, 56, 6, EARTH_L, 2)
        + tri('M120 186H110C106 180 104 174 103 168H120Z', PAPER, PAPER_D, PAPER_X)
        + P('M103 168A17 4 0 0 1 137 168A17 4 0 0 1 103 168Z', mix(EARTH_D, EARTH_X, 0.8))
        + P(ribbon([(120, 166), (114, 158), (124, 150), (118, 140)], [2, 5, 5, 1]), PAPER)
    )
    return pic(o)


def royal_inspection():
    """A palanquin under a parasol."""
    o = wall(B1) + C(120, 128, 90, BLUE) + C(120, 128, 64, B3)
    o += (
        P('M14 178Q60 168 120 172T226 170V208H14Z', EARTH_L)
        + P('M14 178Q60 168 120 172T226 170V176Q170 174 120 178T14 184Z', EARTH_H)
        + L('M40 196h30M100 202h34M160 194h32', EARTH, 2)
    )
    # parasol
    o += R(117.5, 52, 5, 40, EARTH_D)
    top = 'M120 50C92 52 64 66 52 88Q62 82 74 89Q84 82 97 89Q108 83 120 89Z'
    o += (
        tri(top, RED_L, RED, RED_D, 120, 0.55)
        + P(
            'M52 88Q62 82 74 89Q84 82 97 89Q108 83 120 89T143 89Q156 82 166 89'
            'Q178 82 188 88L186 97Q178 92 166 98Q156 92 143 98Q132 93 120 98Q108 93 97 98'
            'Q84 92 74 98Q62 92 54 97Z',
            GOLD,
        )
        + P(
            'M120 89T143 89Q156 82 166 89Q178 82 188 88L186 97Q178 92 166 98'
            'Q156 92 143 98Q132 93 120 98Z',
            GOLD_D,
        )
        + C(120, 50, 6, GOLD_D)
        + C(119, 49, 4.6, GOLD_L)
    )
    o += L('M120 52C106 60 98 72 97 88M120 52C134 60 142 72 143 88', RED_D, 2)
    # cabin
    o += roof(120, 104, 58, 16, JADE, JADE_D) + C(120, 99, 5, GOLD_L)
    o += (
        R(76, 122, 88, 54, EARTH_D)
        + R(76, 122, 46, 54, RED_D)
        + R(120, 122, 44, 54, RED_X)
        + R(76, 122, 6, 54, GOLD)
        + R(158, 122, 6, 54, GOLD_D)
        + R(117, 122, 6, 54, GOLD)
    )
    for x in (85, 126):
        a, b = (PAPER, PAPER_D) if x < 100 else (PAPER_D, PAPER_X)
        o += (
            R(x, 128, 29, 36, b)
            + P(f'M{x} 128h6v36h-6ZM{x+10} 128h5v36h-5ZM{x+20} 128h5v36h-5Z', a)
            + P(
                f'M{x} 128h29v6q-3.6 5-7.25 0q-3.6 5-7.25 0q-3.6 5-7.25 0q-3.6 5-7.25 0Z',
                RED if x < 100 else RED_D,
            )
            + R(x, 158, 29, 3, GOLD)
        )
    o += (
        both(P('M84 176C84 164 96 162 99 170C102 162 114 164 114 176Z', GOLD), 120)
        + R(72, 172, 96, 8, GOLD_D, 2)
        + R(72, 172, 48, 8, GOLD_L, 2)
    )
    # poles
    o += (
        R(14, 160, 212, 7, EARTH_D, 3)
        + R(14, 160, 212, 3, EMBER_L, 1)
        + both(R(40, 157, 10, 13, GOLD_D, 2) + R(40, 157, 5, 13, GOLD_L, 2), 120)
        + both(tassel(45, 172, 0.9), 120)
    )
    o += both(P('M82 180H90V192H82ZM104 180H112V192H104Z', EARTH_D), 120)
    return pic(o)


def mourning_the_prince():
    """White lanterns and an empty robe."""
    o = wall(D0) + C(120, 112, 88, mix(BLUE, BLUE_X, 0.8)) + C(120, 112, 64, BLUE_D)
    # white streamers from the lintel
    for x, h in ((24, 146), (216, 146)):
        o += P(f'M{x-10} 44h20v{h}l-10-9-10 9Z', PAPER if x < 120 else PAPER_D)
        o += P(f'M{x+2} 44h8v{h}l-10-9Z', PAPER_D if x < 120 else mix(PAPER_L, PAPER_X, 0.9))
    o += ledge(190, STONE, IRON_D, 4)
    # the stand: bar with gold ends; the crown hangs where a head would be
    o += (
        R(117, 64, 6, 134, EARTH_D)
        + R(52, 92, 136, 6, EARTH_D, 3)
        + R(52, 92, 136, 2.6, EARTH_L, 1)
    )
    o += C(52, 95, 5, GOLD) + C(188, 95, 5, GOLD_D)
    # robe: sleeves hang to the floor, hem and cuffs in blue
    sleeve = 'M104 86C92 94 78 97 64 98C54 124 46 152 42 176Q62 190 86 184L100 128Z'
    cuff = 'M42 176Q62 190 86 184L89 172Q66 178 45 164Z'
    o += P(sleeve, PAPER) + P(cuff, BLUE) + flip(P(sleeve, PAPER_D) + P(cuff, BLUE_D), 120)
    o += cuts(PAPER_X, (66, 112, 58, 156, 2.2, 2), (82, 108, 76, 160, 2.2, 2)) + cuts(
        EARTH_L, (174, 112, 182, 156, 2.2, -2), (158, 108, 164, 160, 2.2, -2)
    )
    body = 'M120 92C112 92 108 88 104 85L96 96C94 130 88 170 80 198Q100 203 120 203Z'
    o += tri(body, PAPER_L, PAPER, mix(PAPER_D, PAPER_X, 0.3), 120, 0.5)
    hem = 'M82.5 188Q102 193 120 193V203Q100 203 80 198Z'
    o += half(hem, BLUE, BLUE_D, 120)
    o += cuts(PAPER_X, (98, 186, 104, 150, 2.4, -2), (112, 188, 114, 156, 2, -1)) + cuts(
        EARTH_L, (142, 186, 136, 150, 2.4, 2), (128, 188, 126, 156, 2, 1)
    )
    # collar left over right, belt of plaques, badge of rank
    o += P('M104 85L120 104L136 85L129 90Q120 95 111 90Z', D0) + L(
        'M136 86Q131 98 122 107', BLUE_D, 7
    )
    o += L('M104 86Q110 100 123 110L138 122', BLUE_D, 7) + L(
        'M104 86Q110 100 123 110L138 122', B3, 3
    )
    o += P('M91 144Q106 149 120 149T149 144L150.5 153Q136 158 120 158T89.5 153Z', BLUE_D)
    o += P(
        ''.join(
            f'M{x} {y}h8v6h-8Z' for x, y in ((96, 147), (107, 149.5), (125, 149.5), (136, 147))
        ),
        GOLD,
    )
    o += (
        C(120, 129, 14, GOLD_D)
        + C(119.6, 128.6, 12.6, GOLD)
        + C(120, 129, 10, BLUE_D)
        + star(120, 129.5, 9)
    )
    o += P('M100 80L96 56L109 66L120 50L131 66L144 56L140 80Q120 86 100 80Z', GOLD_D)
    o += P('M100 80L96 56L109 66L120 50V83Q108 83 100 80Z', GOLD_L)
    o += (
        P('M120 58L114 70L120 78L126 70Z', RED_D)
        + P('M120 58L114 70L120 78Z', RED_L)
        + R(99, 77, 42, 5, GOLD_D, 2)
    )
    # two white lanterns
    for x, l, d in ((56, PAPER, PAPER_D), (184, PAPER_D, mix(PAPER_L, PAPER_X, 0.9))):
        o += L(f'M{x} 44V54', GOLD_D, 2.4) + C(x, 68, 22, mix(BLUE_L, BLUE_D, 0.75))
        o += P(f'M{x-10} 57h20c12 4 12 18 0 22h-20c-12-4-12-18 0-22Z', d)
        o += P(f'M{x-10} 57h12c8 4 8 18 0 22h-12c-12-4-12-18 0-22Z', l)
        o += R(x - 9, 53, 18, 4, IRON_D, 1) + R(x - 9, 79, 18, 4, IRON_D, 1)
    return pic(o)


def famine_relief():
    """A cauldron, sacks, a row of bowls."""
    o = (
        wall(B1)
        + P(''.join(f'M{x} 44h16v130h-16Z' for x in range(22, 226, 34)), BLUE_D)
        + R(14, 58, 212, 8, EARTH_D)
        + R(14, 58, 212, 3, EARTH_L)
    )
    o += ledge(172, EARTH_L, EARTH_D, 6) + R(14, 190, 212, 3, mix(EARTH_D, EARTH_X, 0.6))

    def sack(x, y, s, l, m, d):
        return at(
            x,
            y,
            P('M-30 0C-36-24-30-46-16-54L-20-64H20L16-54C30-46 36-24 30 0Z', m)
            + P('M-30 0C-36-24-30-46-16-54L-20-64H-6C-14-44-20-24-14 0Z', l)
            + P('M30 0C36-24 30-46 16-54L20-64H10C16-44 22-24 18 0Z', d)
            + R(-18, -57, 36, 7, RED_D, 3)
            + R(-18, -57, 18, 7, RED_L, 3)
            + P('M-14-64Q0-72 14-64Z', PAPER_L)
            + cuts(d, (-22, -8, -20, -36, 2, -2), (4, -10, 8, -44, 2, 2)),
            s,
        )

    o += sack(66, 174, 1.0, EARTH_L, mix(EARTH_L, EARTH, 0.3), EARTH) + sack(
        182, 174, 0.92, EARTH_L, mix(EARTH_L, EARTH, 0.3), EARTH
    )
    # cauldron, ladle, steam
    for p, w in (
        ([(104, 96), (96, 82), (108, 70), (102, 54)], [2, 9, 9, 1]),
        ([(136, 96), (130, 84), (142, 72), (134, 56)], [2, 9, 9, 1]),
    ):
        o += P(ribbon(p, w), mix(IRON_L, IRON, 0.2))
    o += at(138, 110, R(-3.5, -62, 7, 66, EARTH_D, 3) + R(-3.5, -62, 3, 66, EARTH_L, 2), 1, 24)
    o += (
        tri('M120 104H78C74 140 92 172 120 174Z', IRON, IRON_D, IRON_X, 120, 0.5)
        + cuts(IRON_L, (86, 122, 98, 156, 3, 4))
        + P('M72 104A48 11 0 0 1 168 104A48 11 0 0 1 72 104Z', IRON_D)
        + P('M72 104A48 11 0 0 1 120 93V98A42 8 0 0 0 78 104Z', IRON_L)
        + P('M79 104.5A41 7.5 0 0 1 161 104.5A41 7.5 0 0 1 79 104.5Z', PAPER_D)
        + P('M79 104.5A41 7.5 0 0 1 130 97.2Q100 100 96 110Q84 108 79 104.5Z', PAPER_L)
    )
    o += P('M112 98Q128 88 144 98Q140 108 128 108T112 98Z', EARTH) + P(
        'M112 98Q128 92 144 98Q128 103 112 98Z', mix(EARTH_D, EARTH_X, 0.6)
    )
    # queue of bowls: every one different, the last still empty
    for x, l, d, f in (
        (44, PAPER, PAPER_D, 1),
        (82, BLUE_L, BLUE, 1),
        (120, PAPER, PAPER_D, 1),
        (158, EMBER_L, EMBER, 1),
        (196, PAPER, PAPER_D, 0),
    ):
        y = 182
        o += P(
            f'M{x-16} {y}C{x-16} {y+13} {x-9} {y+18} {x-6} {y+19}V{y+22}H{x+6}V{y+19}C'
            f'{x+9} {y+18} {x+16} {y+13} {x+16} {y}Z',
            d,
        ) + P(f'M{x-16} {y}C{x-16} {y+13} {x-9} {y+18} {x-6} {y+19}V{y+22}H{x}V{y}Z', l)
        o += P(
            f'M{x-16} {y}A16 4.5 0 0 1 {x+16} {y}A16 4.5 0 0 1 {x-16} {y}Z',
            mix(EARTH_H, EARTH_D, 0.9) if not f else l,
        ) + (
            P(
                f'M{x-13} {y}Q{x-6} {y-11} {x+1} {y-9}Q{x+9} {y-9} {x+13} {y}Q{x} {y+4} {x-13}'
                f' {y}Z',
                PAPER_L,
            )
            + P(f'M{x+1} {y-9}Q{x+9} {y-9} {x+13} {y}Q{x+7} {y+2.5} {x+3} {y+2}Z', PAPER_D)
            if f
            else ''
        )
    return pic(o)


def great_wall_repairs():
    """A gap in the wall; the new block hangs above it."""
    o = wall(B3) + C(120, 104, 62, BLUE_L) + C(120, 104, 50, PAPER) + C(119, 103, 46, PAPER_L)
    # hills, and the sound wall far away
    o += P('M14 132Q44 98 82 118T160 112T226 106V208H14Z', mix(BLUE_L, BLUE_D, 0.45))
    o += P('M14 150Q56 116 104 136T226 128V208H14Z', JADE)
    o += P(
        'M14 150Q56 116 104 136Q72 132 14 164ZM150 142Q190 122 226 128V136Q190 132 164 146Z', JADE_L
    )
    o += P('M80 208V176Q100 164 120 170T160 164V208Z', JADE_D)

    # both ends of the broken wall, with stepped courses towards the gap
    edge = (
        'M14 138V132H24V138H34V132H44V138H54V132H64V138H74V132H86V150H80V162H90V174H82V186H92'
        'V198H84V208H14Z'
    )
    o += half(edge, STONE, STONE_D, 120)
    top = 'M14 138H86V144H14ZM14 132h10v3h-10ZM34 132h10v3h-10ZM54 132h10v3h-10ZM74 132h12v3h-12Z'
    o += P(top, STONE_L) + flip(P(top, STONE), 120)
    courses = (
        'M14 155H80M14 168H86M14 181H82M14 194H88M30 144V155M58 144V155M44 155V168M70 155V168'
        'M28 168V181M58 168V181M42 181V194M68 181V194M28 194V208M56 194V208'
    )
    o += L(courses, mix(STONE, STONE_D, 0.6), 2) + flip(
        L(courses, mix(STONE_D, STONE, 0.3), 2), 120
    )
    # a watch tower on each side
    tower = 'M20 132V98H16V84H26V91H33V84H43V91H50V84H60V98H56V132Z'
    o += P(tower, STONE_D) + P('M20 132V98H16V84H26V91H33V84H40V132Z', STONE_L)
    o += P('M31 132V116A7 7 0 0 1 45 116V132Z', INK)
    o += P('M184 132V98H180V84H190V91H197V84H207V91H214V84H224V98H220V132Z', STONE_D)
    o += P('M184 132V98H180V84H190V91H197V84H200V132Z', STONE) + P(
        'M195 132V116A7 7 0 0 1 209 116V132Z', INK
    )
    # the frame of the crane astride the gap: poles, a beam, ropes
    o += L('M84 206L118 62', EARTH_L, 6) + L('M156 206L122 62', EARTH_D, 6)
    o += L('M93 170H147', EARTH_D, 5) + L('M93 169H120', EARTH_L, 3)
    o += (
        C(120, 64, 9, EARTH_D)
        + C(120, 64, 7, GOLD_D)
        + C(119.4, 63.4, 5.4, GOLD_L)
        + C(120, 64, 2, INK)
    )
    o += L('M120 73V92M120 92L103 108M120 92L137 108', EARTH_X, 2.6)
    # the new block, the lightest thing
    o += R(96, 108, 48, 34, STONE_D, 1) + R(96, 108, 48, 10, PAPER, 1) + R(96, 118, 28, 24, PAPER_D)
    o += R(124, 118, 20, 24, PAPER_X) + P('M108 108H113V142H108ZM127 108H132V142H127Z', EARTH_D)
    # what lies ready
    for x, y in ((104, 200), (136, 200), (120, 188)):
        o += R(x - 15, y - 6, 30, 13, STONE_D, 1) + R(x - 15, y - 6, 30, 4, STONE_L, 1)
        o += R(x - 15, y - 2, 16, 9, STONE)
    return pic(o)
