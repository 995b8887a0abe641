# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of the Apothecary and of the Chef."""

from palette import *
from shapes import *
from emperor.parts import *


def medicinal_herbs():
    """Five leaves in a red tie before a wall of drawers."""
    q = mix(JADE_D, JADE, 0.32)
    o = wall(JADE_X)
    for j in range(4):
        for i in range(5):
            x, y = 16.5 + i * 42, 46 + j * 40.5
            o += R(x, y, 39, 37, q if (i + j) % 2 else mix(JADE_D, JADE, 0.2), 2)
    o += P(
        ''.join(f'M{n(16.5+i*42)} {n(46+j*40.5)}h39v2.4h-39Z' for i in range(5) for j in range(4)),
        JADE,
    )
    o += P(
        ''.join(f'M{n(32+i*42)} {n(62+j*40.5)}h8v7h-8Z' for i in range(5) for j in range(4)), GOLD_D
    )
    o += P(
        ''.join(f'M{n(32+i*42)} {n(62+j*40.5)}h8v3h-8Z' for i in range(5) for j in range(4)), GOLD
    )
    # stems below the tie
    o += P(
        'M108 152L84 200L96 199L104 203L112 197L120 204L128 197L136 203L144 199L156 200L132 152Z',
        LEAF_D,
    )
    o += P('M108 152L84 200L96 199L104 203L112 197L120 204V152Z', LEAF)
    o += cuts(LEAF_D, (110, 164, 98, 194, 2.2), (116, 164, 110, 194, 2)) + cuts(
        LEAF_X, (126, 164, 132, 194, 2), (132, 164, 144, 194, 2)
    )
    for h, w, a, l, d in (
        (82, 34, -70, LEAF, LEAF_D),
        (82, 34, 70, LEAF, LEAF_D),
        (92, 40, -36, LEAF_L, LEAF),
        (92, 40, 36, LEAF_L, LEAF),
        (98, 42, 0, LEAF_H, LEAF),
    ):
        o += blade(120, 156, h, w, a, l, d, LEAF_D)
    for x, y in ((91, 96), (149, 96), (72, 124), (168, 124)):
        o += ''.join(
            C(*polar(x, y, 5, k * 72 - 90), 4.2, PAPER if x < 120 else PAPER_D) for k in range(5)
        ) + C(x, y, 3, GOLD)
    o += P('M124 158C142 166 152 178 150 194L142 190L138 196C138 182 132 170 120 164Z', RED_D)
    o += P('M116 158C98 166 88 178 90 194L98 190L102 196C102 182 108 170 120 164Z', RED)
    o += R(102, 146, 36, 16, RED_D, 5) + R(102, 146, 22, 16, RED, 5) + R(104, 148, 16, 4, RED_L, 2)
    o += P('M112 144H128V164H112Z', RED_D) + P('M112 144H120V164H112Z', RED_L)
    return pic(o)


def poisoned_tea():
    """Dark tea; its steam is a snake."""
    o = wall(JADE_D) + P(
        ''.join(f'M{x} 44h7v164h-7Z' for x in range(20, 226, 21)), mix(JADE_D, JADE, 0.28)
    )
    o += gilt(120, 116, 74, IRON_X) + O(120, 116, 64, JADE_D, 2)
    o += ledge(184, EARTH_L, EARTH_D) + R(14, 192, 212, 3, mix(EARTH_D, EARTH_X, 0.6))
    # the steam is a snake
    p = [(108, 136), (140, 124), (150, 108), (120, 98), (90, 88), (96, 66), (122, 60), (140, 66)]
    w = [3, 8, 12, 14, 15, 14, 13, 12]
    o += P(ribbon(p, w), PLUM) + P(ribbon(p, w, 0, 1), PLUM_L)
    s = spline(p, 30)
    o += P(
        ''.join(
            cut(x - 3.2, y - 2, x + 3.2, y + 3, 1.3) for x, y in (s[i] for i in range(9, 29, 3))
        ),
        PLUM_D,
    )
    o += P('M132 58C144 52 158 58 166 68C168 72 164 76 158 76C148 78 138 76 132 72Z', PLUM) + P(
        'M132 58C144 52 158 58 166 68Q150 64 134 67Z', PLUM_L
    )
    o += P('M146 64Q151 59 156 65Q151 67 146 64Z', GOLD_L) + C(151.6, 63.6, 1.5, INK)
    o += L('M166 71C172 72 174 76 176 82M171 74C176 74 179 75 182 76', RED_L, 2.2)
    # cup and saucer
    o += P('M62 184Q120 176 178 184Q166 194 120 194T62 184Z', PAPER_D) + P(
        'M62 184Q90 180 120 180V194Q74 194 62 184Z', PAPER
    )
    cup = 'M120 132H74C74 160 88 176 102 179V186H120Z'
    o += tri(cup, PAPER, PAPER_D, PAPER_X, 120, 0.45)
    o += P('M74 132Q120 146 166 132Q120 120 74 132Z', PAPER_L) + P(
        'M81 132.4Q120 142 159 132.4Q120 123.5 81 132.4Z', EARTH_X
    )
    o += P('M92 131Q104 127.5 122 127.5Q108 130 101 134Z', mix(EARTH_H, EARTH_D, 0.9)) + P(
        ribbon([(108, 134), (126, 129), (134, 128)], [5, 4, 2]), PLUM
    )
    o += both(P('M84 152C94 156 104 156 120 156V160C102 160 94 160 86 157Z', JADE), 120)
    o += (
        blade(98, 178, 18, 9, -18, JADE_L, JADE)
        + blade(104, 179, 16, 8, 16, JADE_L, JADE)
        + blade(140, 178, 18, 9, 14, JADE, JADE_D)
    )
    return pic(o)


def elixir():
    """A gourd flask before the sun."""
    o = burst(JADE_D, mix(JADE_D, JADE, 0.4), 74, 36)
    o += C(120, 116, 70, GOLD_D) + C(120, 116, 67, GOLD) + rays(120, 74, 0, 24, 24, GOLD_L)
    o += C(120, 116, 60, EMBER_L) + ''.join(rays(120, 116, 0, 60, 24, GOLD_L, 0.5))
    for x, y, s, m in ((10, 206, 0.8, False), (230, 206, 0.8, True)):
        o += cloud(x, y, s, PAPER_D, EMBER, m)
    shape = (
        'M120 70H112C111 76 111 78 110 80C98 84 93 94 95 104C96 112 100 116 103 119'
        'C86 125 76 140 76 158C76 182 96 200 120 200Z'
    )
    o += tri(shape, RED_L, RED, RED_D, 120, 0.5)
    o += cuts(PAPER, (86, 172, 90, 140, 3.4, -4), (101, 108, 104, 92, 2.6, -2))
    # gold peach on the belly
    o += (
        C(120, 160, 23, GOLD_D)
        + C(120, 160, 20.5, GOLD_L)
        + P('M120 139.5A20.5 20.5 0 0 1 120 180.5Z', GOLD)
    )
    o += P(
        'M120 174C106 170 104 156 112 152Q118 150 120 155Q122 150 128 152C136 156 134 170 120 174Z',
        RED,
    )
    o += (
        P('M120 174C106 170 104 156 112 152Q118 150 120 155Z', RED_L)
        + P('M120 172Q108 176 104 168Q114 165 120 172Z', JADE)
        + P('M120 172Q132 176 136 168Q126 165 120 172Z', JADE_D)
    )
    # waist cord, stopper
    o += R(99, 115, 42, 8, GOLD_D, 4) + R(99, 115, 23, 8, GOLD_L, 4)
    o += L('M134 122C150 128 154 138 154 146', GOLD, 3) + tassel(154, 148, 1, JADE_L, JADE_D)
    o += R(109, 66, 22, 7, GOLD_D, 2) + R(109, 66, 11, 7, GOLD_L, 2)
    o += tri('M120 50C112 50 108 56 112 62L113 66H120Z', JADE_L, JADE, JADE_D)
    for x, y, r in ((74, 84, 5), (166, 84, 5), (62, 118, 3.6), (178, 116, 3.6)):
        o += P(
            f'M{x} {y-r}Q{x} {y} {x+r} {y}Q{x} {y} {x} {y+r}Q{x} {y} {x-r} {y}Q{x} {y} {x} {y-r}Z',
            RED,
        )
    return pic(o)


def fret(x, y, unit, count):
    """A key fret of `count` keys, each 6 units long and 4 high."""
    key = ((0, 4), (0, 0), (5, 0), (5, 3), (2, 3), (2, 2), (3.5, 2))
    data = ''.join(
        'M' + pts([((a + 6 * i) * unit, b * unit) for a, b in key]) for i in range(count)
    )
    return G(L(f'{data}M0 {n(4 * unit)}H{n(6 * count * unit)}', GOLD_D, 2), f'translate({x} {y})')


def soup():
    """A porcelain bowl, three wisps of steam."""
    o = wall(EMBER_D)
    q = mix(EMBER_D, EMBER, 0.35)
    o += P(
        ''.join(f'M{x} {y}h40v18h-40Z' for y in range(46, 170, 44) for x in range(15, 226, 44)), q
    )
    o += P(
        ''.join(f'M{x} {y}h40v18h-40Z' for y in range(68, 170, 44) for x in range(-7, 226, 44)), q
    )
    o += gilt(120, 118, 70, EMBER) + C(120, 118, 56, mix(EMBER, EMBER_L, 0.45))
    o += ledge(176, RED_L, RED_D, 4) + R(14, 182, 212, 3, GOLD)
    o += fret(15, 191, 2.2, 16)
    # three wisps
    for p, w in (
        ([(98, 112), (88, 98), (98, 86), (90, 72), (96, 62)], [2, 8, 9, 6, 1]),
        ([(120, 112), (110, 94), (124, 80), (116, 64), (122, 52)], [2, 9, 10, 7, 1]),
        ([(142, 112), (132, 98), (144, 86), (136, 72), (142, 62)], [2, 8, 9, 6, 1]),
    ):
        o += P(ribbon(p, w), PAPER_D) + P(ribbon(p, w, 0, 1), PAPER_L)
    # spoon behind, bowl
    o += at(
        160,
        118,
        P('M-4 6L-2-44Q0-52 4-50Q8-48 6-42L6 6Z', BLUE) + P('M-4 6L-2-44Q-1-50 2-50L1 6Z', BLUE_L),
        1,
        28,
    )
    shape = 'M120 116H58C58 148 78 168 100 174V182H120Z'
    o += tri(shape, PAPER, PAPER, PAPER_D, 120, 0.5)
    o += flip(P('M120 116H58C58 148 78 168 100 174V182H120Z', PAPER_D), 120) + P(
        'M120 116H136C134 148 130 166 126 182H119Z', PAPER
    )
    o += P(
        'M63 138C70 158 86 169 100 173V182H140V173C154 169 170 158 177 138Q148 152 120 152T63 138Z',
        BLUE,
    )
    o += P('M120 152Q148 152 177 138C170 158 154 169 140 173V182H120Z', BLUE_D)
    o += ''.join(
        L(f'M{x} {y}a8 8 0 0 1 16 0', c, 2.4)
        for x, y, c in (
            (76, 158, PAPER),
            (92, 164, PAPER),
            (108, 166, PAPER),
            (124, 166, BLUE_L),
            (140, 162, BLUE_L),
        )
    )
    o += L('M64 130Q92 144 120 144', BLUE, 2.4) + L('M120 144Q148 144 176 130', BLUE_D, 2.4)
    o += P('M56 116Q120 136 184 116Q120 100 56 116Z', PAPER_L) + P(
        'M64 116.4Q120 132 176 116.4Q120 104 64 116.4Z', EMBER_D
    )
    o += P('M66 116.4Q120 129 174 116.4Q146 108 120 109Q92 108 66 116.4Z', EMBER_L)
    for x, y, c in ((88, 115, LEAF), (104, 119, LEAF_D), (136, 114, LEAF), (150, 117, LEAF_D)):
        o += P(f'M{x-6} {y}Q{x} {y-4} {x+6} {y}Q{x} {y+3} {x-6} {y}Z', c)
    o += P('M114 113Q121 109 128 112Q126 117 118 117Q114 116 114 113Z', PAPER_L) + P(
        'M121 112.5Q126 111 127.5 113Q126 116.5 121 116.5Z', EMBER
    )
    return pic(o)


def dumplings():
    """A steamer from above, seven dumplings in a ring."""
    o = wall(EMBER_D)
    o += P(''.join(f'M14 {y}h212v5h-212Z' for y in range(46, 208, 10)), mix(EMBER_D, EMBER, 0.4))
    o += P(
        ''.join(f'M{x} 44h3v164h-3Z' for x in (36, 38 + 62, 160, 204)), mix(EMBER_D, EMBER_X, 0.4)
    )
    # steamer from above
    cx, cy = 112, 126
    o += (
        C(cx + 3, cy + 4, 72, mix(EMBER_D, EMBER_X, 0.7))
        + C(cx, cy, 72, EARTH_D)
        + C(cx - 1, cy - 1, 70, EARTH_L)
        + C(cx + 1, cy + 1, 65, EARTH)
    )
    o += C(cx, cy, 62, EARTH_D) + C(cx + 1.5, cy + 1.5, 59, mix(EARTH, EARTH_D, 0.5))
    o += P(
        ''.join(
            f'M{n(cx-h)} {y}h{n(2.0*h)}v3h{n(-2.0*h)}Z'
            for y, h in (
                (80, 36),
                (92, 47),
                (104, 54),
                (116, 57),
                (128, 58),
                (140, 56),
                (152, 52),
                (164, 43),
                (174, 31),
            )
        ),
        EARTH,
    )
    o += P('M150 62l9 5-4 8-9-5ZM64 176l8 6-6 7-8-6Z', RED_D) + P('M150 62l4.5 2-4 8-4.5-2Z', RED)
    spots = [(cx, cy)] + [polar(cx, cy, 38.5, a) for a in range(-90, 270, 60)]
    for x, y in spots:
        o += (
            C(x + 1.5, y + 2, 18, mix(EARTH_D, EARTH_X, 0.4))
            + C(x, y, 17.5, PAPER_X)
            + C(x - 1.2, y - 1.4, 16, PAPER_D)
            + C(x - 3, y - 3.4, 12, PAPER_L)
        )
        o += P(
            ''.join(
                cut(*polar(x, y, 4, a), *polar(x, y, 15, a + 26), 1.5, 1.6)
                for a in range(0, 360, 45)
            ),
            mix(EMBER_H, EMBER_X, 0.3),
        )
        o += C(x, y, 3.4, mix(EMBER_H, EMBER_X, 0.3)) + C(x - 0.6, y - 0.6, 2.2, EMBER_L)
    # sauce and sticks
    o += (
        C(197, 184, 27, mix(EMBER_D, EMBER_X, 0.7))
        + C(195, 181, 27, BLUE_D)
        + C(194.5, 180.5, 25.5, PAPER)
        + C(195, 181, 19, BLUE)
        + C(195, 181, 17, RED_D)
        + P('M180 176A17 17 0 0 1 200 165Q186 168 180 176Z', RED_L)
    )
    o += C(199, 185, 3.4, LEAF) + C(192, 189, 2.6, LEAF_L) + C(203, 178, 2.4, LEAF)
    for d in (0, 11):
        o += (
            P(f'M{196+d} 44L{203+d} 44L{207+d*1.4-2} 152L{203+d*1.4-2} 152Z', RED_D)
            + P(f'M{196+d} 44L{199+d} 44L{205+d*1.4-2} 152L{203+d*1.4-2} 152Z', RED_L)
            + P(f'M{196+d} 44h7l.5 14h-7Z', GOLD)
        )
    return pic(o)


def imperial_banquet():
    """The round table from above, a fish in its middle."""
    cx, cy = 120, 126
    o = wall(EMBER_D) + P(
        ''.join(
            f'M{x} {y}l12-12 12 12-12 12Z' for x in range(8, 230, 30) for y in range(46, 220, 30)
        ),
        mix(EMBER_D, EMBER, 0.28),
    )
    for a in (30, 150, 210, 330):
        x, y = polar(cx, cy, 98, a)
        o += (
            C(x, y, 19, INK)
            + C(x, y, 17, JADE_D)
            + C(x - 1.5, y - 1.5, 13.5, JADE)
            + O(x, y, 8, GOLD, 2)
        )
    o += (
        C(cx, cy, 87, mix(EMBER_D, EMBER_X, 0.9))
        + C(cx, cy, 85, GOLD_D)
        + C(cx - 0.8, cy - 0.8, 83, GOLD)
        + C(cx, cy, 79, RED_D)
        + C(cx - 1, cy - 1, 77, RED)
        + O(cx, cy, 54, RED_D, 3)
    )
    # six places: bowl, rim dish between
    for i, a in enumerate(range(0, 360, 60)):
        x, y = polar(cx, cy, 66, a)
        o += (
            C(x, y, 10.5, BLUE_D)
            + C(x - 0.5, y - 0.5, 9.2, PAPER)
            + C(x + 0.5, y + 0.5, 6.2, PAPER_L if i % 2 else EMBER_L)
        )
    for i, a in enumerate(range(30, 390, 60)):
        x, y = polar(cx, cy, 66, a)
        o += L('M' + pts([polar(x, y, 9, a - 90), polar(x, y, 9, a + 90)]), GOLD_L, 2.6) + L(
            'M' + pts([polar(x + 0, y, 9, a - 90), polar(x, y, 9, a + 90)]), GOLD_D, 0.8
        )
    for a in (90, 150, 30, 210, 330, 270):
        x, y = polar(cx, cy, 42, a)
        if a in (90, 270):
            o += C(x, y, 17, GOLD_D) + C(x, y, 15.5, PAPER) + C(x + 0.8, y + 0.8, 12, PAPER_D)
            o += ''.join(
                C(x + i * 7, y + j, 6, RED_L) + P(f'M{n(x+i*7)} {n(y+j-6)}a6 6 0 0 1 0 12Z', RED)
                for i, j in ((-1, 3), (1, 3), (0, -4))
            )
            o += P(f'M{n(x-3)} {n(y+9)}q-8 3-9-4q6-2 9 4Z', LEAF) + P(
                f'M{n(x+3)} {n(y+9)}q8 3 9-4q-6-2-9 4Z', LEAF_D
            )
    # the fish on its platter
    o += P('M58 126C58 104 88 96 120 96S182 104 182 126S152 156 120 156S58 148 58 126Z', BLUE_D)
    o += P(
        'M60 125C60 104.5 89 98 120 98S180 104 180 125S151 153.5 120 153.5S60 147 60 125Z', PAPER
    )
    o += P(
        'M68 126C68 110 94 104 120 104S172 110 172 126S146 148 120 148S68 142 68 126Z', BLUE
    ) + P('M71 127C71 112 95 107 120 107S170 112 170 127S146 147 120 147S71 142 71 127Z', PAPER_D)
    f = (
        'M78 126C84 110 112 106 132 118Q142 122 148 122L168 110Q162 126 168 142'
        'L148 131Q142 130 132 135C112 146 84 142 78 126Z'
    )
    o += (
        P(f, EMBER_D)
        + P('M78 126C84 110 112 106 132 118Q142 122 148 122L168 110Q163 118 163 126Z', EMBER)
        + P('M104 111Q116 100 130 113L132 118Q118 110 104 111Z', EMBER_L)
    )
    o += (
        P('M96 113Q103 126 96 139Q84 136 78 126Q84 115 96 113Z', EMBER_L)
        + C(88, 121.5, 3.2, INK)
        + C(87.4, 121, 1.2, PAPER)
    )
    o += P(
        ''.join(
            f'M{x} {y}q6 5 0 10q2-5 0-10Z'
            for x, y in (
                (106, 114),
                (114, 113),
                (122, 115),
                (110, 125),
                (118, 125),
                (126, 125),
                (134, 122),
                (106, 134),
            )
        ),
        GOLD_L,
    )
    o += P('M70 140q8 8 18 6q-6-8-18-6ZM150 146q8 2 14-6q-10-2-14 6Z', LEAF)
    return pic(o)
