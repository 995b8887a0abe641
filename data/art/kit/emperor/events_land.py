# SPDX-License-Identifier: GPL-3.0-or-later
"""Events of friends, trade and riches."""

from palette import *
from shapes import *
from emperor.parts import *


def blossom(x, y, s=1.0, l=PAPER, m=PETAL):
    """A blossom of five petals."""
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
    """Three cups under peach blossom."""
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
    """A mask behind a fan."""
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


def camel(x, y, s, pack, pack_d, load):
    """A camel of the steppe that walks to the left, lit from above; 80 wide, its feet at (x, y)."""
    far = 'M-19-22L-20-10L-15 0H-20.5L-25-9L-27-24ZM24-22L26-11L23 0H17.5L20-10L15-22Z'
    body = (
        'M-45-50C-46-54-42-57-38-57.5L-32-59L-30.5-63L-28.5-58.5C-25.5-57-25-52-25.5-47'
        'C-26-41-24-35-19-34C-17-36-16-40-14-44C-12-50-6-50-4-44L0-37H4L8-44C10-50 17-50 20-43'
        'C22-38 25-36 27-31C29-27 29.5-22 28.5-17L32-9L33 0H26.5L25-8L20-16'
        'C16-14.5 8-14 2-14.5C-4-15-8-16-11-18L-12-9L-10 0H-16.5L-17.5-9L-20-20'
        'C-28-22-33-29-34-37C-34.5-41-35-44-36-46.5C-40-45-44-46-45-50Z'
    )
    light = (
        'M-45-50C-46-54-42-57-38-57.5L-32-59L-30.5-63L-28.5-58.5C-25.5-57-25-52-25.5-47'
        'C-26-41-24-35-19-34C-17-36-16-40-14-44C-12-50-6-50-4-44L0-37H4L8-44C10-50 17-50 20-43'
        'C22-38 25-36 27-31C23-33 19-34 16-37C14-39 11-39 9-36L6-31H-2L-6-38C-8-41-11-40-12-37'
        'C-14-31-18-29-22-30C-28-31-29-38-30-44C-31-49-36-50-45-50Z'
    )
    o = P(far, EARTH_X) + P(body, EARTH_D) + P(light, EARTH)
    o += cuts(EARTH_L, (-42, -54, -33, -58.5, 2, -0.8), (-26.5, -52, -23, -35, 2.2, 1.2))
    o += cuts(EARTH_L, (-14, -40, -6, -46, 2, -1.4), (9, -41, 16, -46, 2, -1.4))
    o += cuts(INK, (-38.5, -53.5, -34, -54, 2.2, -0.6))
    # cloth and load between the humps
    o += P('M-4-42L0-37H4L8-43L13-36L15-20Q2-13-11-21L-8-37Z', pack_d)
    o += P('M-4-42L0-37H3V-16.5Q-5-17.5-11-21L-8-37Z', pack)
    o += P('M-10.6-24Q2-16 14.7-23L15-20Q2-13-11-21Z', GOLD)
    o += P('M-7-36Q2-28 11-36L10-44Q2-40-6-44Z', load) + R(-6, -40, 16, 3, GOLD_D, 1.5)
    o += L('M-37-48Q-32-46-27-48M-31-47Q-29-34-12-28', RED, 2)
    return at(x, y, o, s)


def silk_road_caravan():
    """Three camels before the sun."""
    o = wall(mix(EMBER, EMBER_L, 0.3))
    o += rays_box(120, 112, (14, 44, 226, 208), 28, mix(EMBER, EMBER_L, 0.55))
    o += C(120, 104, 58, GOLD_L) + C(120, 104, 52, PAPER_L)
    # dunes: each has a lit windward side and a sharp edge
    o += P(
        'M14 146C40 128 58 118 74 118C96 118 118 140 160 140C186 140 206 126 226 118V208H14Z', EMBER
    )
    o += P(
        'M14 146C40 128 58 118 74 118C64 126 62 138 40 148S20 160 14 162ZM160 140'
        'C186 140 206 126 226 118V132C204 142 186 148 160 140Z',
        EMBER_L,
    )
    o += P('M14 178C54 176 92 164 130 164S190 150 226 146V208H14Z', EMBER_D)
    o += P(
        'M14 178C54 176 92 164 130 164S190 150 226 146V156C190 158 168 172 130 174S58 192 14 192Z',
        EMBER,
    )
    o += cuts(
        EMBER_X,
        (30, 198, 84, 190, 2.6, 1),
        (112, 186, 160, 184, 2.4, -1),
        (150, 200, 206, 190, 2.6, 1),
    )
    o += camel(196, 158, 0.78, PLUM_L, PLUM, PAPER_D) + camel(145, 166, 1, BLUE_L, BLUE, PAPER_D)
    o += camel(85, 178, 1.3, RED_L, RED_D, PAPER)
    for x, y in ((52, 72), (66, 62), (188, 74)):
        o += P(
            f'M{x - 8} {y - 4}Q{x - 2} {y - 6} {x} {y}Q{x + 2} {y - 6} {x + 8} {y - 4}'
            f'Q{x + 2} {y - 3} {x} {y + 3}Q{x - 2} {y - 3} {x - 8} {y - 4}Z',
            EARTH_X,
        )
    return pic(o)


def masters_workshop():
    """Anvil, mortar and brushes before the glow of the forge."""
    o = wall(BLUE_X) + P(
        ''.join(f'M{x} 44h26v164h-26Z' for x in range(16, 226, 30)), mix(BLUE_D, BLUE_X, 0.3)
    )
    # a round window full of the glow of the forge
    o += C(120, 116, 72, GOLD_D) + C(120, 116, 70, GOLD) + C(120, 116, 65, EMBER_D)
    o += C(120, 116, 62, EMBER) + rays(120, 132, 0, 46, 24, EMBER_L) + C(120, 132, 24, EMBER_H)
    # tools on a beam: tongs, a saw, a square
    o += R(14, 58, 212, 7, EARTH_D) + R(14, 58, 212, 3, EARTH_L)
    o += (
        L('M44 65L39 94M52 65L57 94', IRON, 4)
        + C(48, 78, 3.6, IRON_L)
        + cuts(IRON_L, (38, 94, 46, 112, 5, 3))
    )
    o += flip(cuts(IRON, (38, 94, 46, 112, 5, 3)), 48)
    o += (
        P('M186 65H198V76H186Z', EARTH_D)
        + P('M188 76H196L201 116L181 112Z', IRON_D)
        + P('M188 76H192L189 114L181 112Z', IRON_L)
    )
    # the bench
    o += ledge(182, EARTH_L, EARTH_D) + R(14, 190, 212, 3, EARTH_X)
    # anvil, frontal, a hammer on it
    body = 'M120 134H70C72 146 82 150 96 151C104 152 106 158 104 166L90 172V184H120Z'
    o += (
        half(body, IRON, IRON_X, 120)
        + P('M70 134H170L167 141H73Z', IRON_L)
        + P('M70 134H120V137H71Z', IRON_H)
    )
    o += P('M90 172L104 166H136L150 172Z', IRON_D) + P('M90 172L104 166H120V172Z', IRON_L)
    hammer = R(-3.5, -6, 7, 62, EARTH_D, 3) + R(-3.5, -6, 3.2, 62, EARTH_L, 1.5)
    hammer += P('M-26-18H18L26-12V2L18 8H-26Z', IRON_D) + P('M-26-18H18L26-12L18-8H-26Z', IRON_H)
    hammer += (
        P('M-26-8H18V8H-26Z', IRON) + R(-6, -20, 12, 30, GOLD_D, 2) + R(-6, -20, 6, 30, GOLD_L, 2)
    )
    o += at(112, 100, hammer, 0.9, -24)
    for x, y, r in ((84, 116, 5), (96, 98, 3.4), (146, 88, 4), (158, 114, 5), (150, 124, 3)):
        o += spark(x, y, r, PAPER_L)
    # mortar with herbs on the left
    o += at(56, 160, R(-3.5, -40, 7, 40, EARTH_D, 3) + R(-3.5, -40, 3.2, 40, EARTH_L, 1.5), 1, 24)
    o += blade(46, 158, 26, 13, -34, LEAF_L, LEAF, LEAF_D) + blade(
        54, 158, 28, 13, -4, LEAF_H, LEAF, LEAF_D
    )
    o += tri('M52 152H28C28 172 38 178 42 180V186H52Z', JADE_L, JADE, JADE_D, 52, 0.5)
    o += P('M26 152A26 6 0 0 0 78 152L76 148H28Z', JADE_D) + P(
        'M26 152A26 6 0 0 0 52 158V148H28Z', JADE_L
    )
    # brushes in a pot on the right
    for x, turn, tip in ((180, -12, RED_L), (190, 2, PAPER), (200, 14, PAPER_D)):
        o += at(
            x,
            150,
            R(-2.5, -36, 5, 44, EARTH_D, 2)
            + R(-2.5, -36, 2.3, 44, EARTH_L, 1)
            + R(-3.5, -38, 7, 6, GOLD, 1)
            + P('M-3.5-38C-6-46-1-50 0-58C1-50 6-46 3.5-38Z', tip)
            + P('M-1.8-50L0-58L1.8-50Q0-52-1.8-50Z', INK),
            1,
            turn,
        )
    o += tri('M190 146H171L174 186H190Z', PAPER, BLUE_L, BLUE, 190, 0.5) + R(
        170, 144, 40, 5, BLUE, 2
    )
    o += L('M173.5 166H206.5', BLUE_D, 3)
    return pic(o)


def clearing_the_storehouse():
    """Open doors, crates and an abacus."""
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
                f'M{x} {y}h{w}v5h{-w}ZM{x} {y+h-5}h{w}v5h{-w}ZM{x} {y}h5v{h}h-5ZM{x+w-5} {y}h5'
                f'v{h}h-5Z',
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
    """A chest whose coins run over."""
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
