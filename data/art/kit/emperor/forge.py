# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of the Blacksmith and of the Strategist."""

from palette import *
from shapes import *
from common import SIGNS
from emperor.parts import *


def rare_ore():
    """A split rock with veins of gold at the mouth of a mine."""
    o = (
        wall(IRON_X)
        + P('M50 208V84Q120 40 190 84V208Z', IRON_X)
        + P('M66 208V100Q120 62 174 100V208Z', NIGHT_X)
    )
    # timber frame of the gallery
    for s in (0, 1):
        g = (
            P('M30 52H48V208H30Z', EARTH)
            + P('M30 52H37V208H30Z', EARTH_L)
            + cuts(EARTH_D, (42, 90, 42, 118, 2), (40, 140, 40, 172, 2))
            if not s
            else P('M30 52H48V208H30Z', EARTH_D) + P('M44 52H48V208H44Z', EARTH)
        )
        o += flip(g, 120) if s else g
    o += (
        P('M22 46H218V66H22Z', EARTH)
        + P('M22 46H218V52H22Z', EARTH_L)
        + P('M22 62H218V66H22Z', EARTH_D)
        + cuts(EARTH_D, (60, 57, 96, 56, 2), (140, 58, 178, 57, 2))
    )
    o += P('M48 66L66 66L48 86ZM192 66L174 66L192 86Z', EARTH_D)
    # lantern
    o += (
        L('M166 66V80', GOLD, 2)
        + R(156, 80, 20, 5, GOLD_D, 2)
        + R(158, 85, 16, 20, EMBER, 3)
        + R(158, 85, 8, 20, GOLD_L, 3)
        + R(156, 104, 20, 5, GOLD_D, 2)
    )
    o += P('M14 186Q60 176 120 182T226 180V208H14Z', IRON_D) + P(
        'M14 186Q60 176 120 182V186Q60 182 14 192Z', IRON
    )
    # the split rock
    a = [(54, 186), (58, 146), (80, 110), (104, 92), (98, 126), (108, 150), (100, 190)]
    o += (
        P('M' + pts(a) + 'Z', IRON)
        + P('M54 186L58 146L80 110L84 140L74 190Z', IRON_L)
        + P('M80 110L104 92L98 126L84 140Z', mix(IRON_H, IRON, 0.7))
        + P('M84 140L98 126L108 150L100 190L74 190Z', mix(IRON, IRON_D, 0.35))
    )
    b = [
        (116, 90),
        (144, 98),
        (172, 132),
        (186, 160),
        (188, 188),
        (122, 192),
        (124, 152),
        (112, 124),
    ]
    o += (
        P('M' + pts(b) + 'Z', IRON_D)
        + P('M116 90L144 98L150 132L134 146L124 152L112 124Z', IRON)
        + P('M144 98L172 132L150 132Z', mix(IRON, IRON_D, 0.5))
        + P('M124 152L134 146L150 132L156 190L122 192Z', mix(IRON, IRON_D, 0.6))
    )
    # the inside: facets of gold on the two faces of the cleft
    o += P('M104 92L98 126L108 150L100 190L108 191L116 152L106 126L112 96Z', GOLD_D) + P(
        'M104 92L98 126L108 150L100 190L103 190L112 151L102 126L108 93Z', GOLD_L
    )
    o += P('M116 90L112 124L124 152L122 192L128 192L131 150L119 122L122 92Z', GOLD_D) + P(
        'M116 90L112 124L124 152L122 192L125 192L128 150L116 122Z', GOLD
    )
    v = ([(64, 174), (76, 158), (71, 142), (84, 126), (81, 110)], [(84, 176), (93, 160), (89, 146)])
    u = (
        [(138, 106), (146, 124), (160, 134), (162, 150), (177, 166)],
        [(144, 160), (154, 172), (172, 177)],
    )
    for q, c, d in ((v, GOLD_L, GOLD), (u, GOLD, GOLD_D)):
        o += P(
            ''.join(
                ribbon(p, [1, 7, 7, 7, 1] if len(p) > 3 else [1, 6, 1], samples=2 * len(p) - 2)
                for p in q
            ),
            d,
        )
        o += P(
            ''.join(
                ribbon(p, [1, 7, 7, 7, 1] if len(p) > 3 else [1, 6, 1], -0.1, 1, 2 * len(p) - 2)
                for p in q
            ),
            c,
        )
    for x, y, r in ((110, 76, 7), (92, 82, 4.5), (134, 80, 4.5)):
        o += P(
            f'M{x} {y-r}Q{x} {y} {x+r} {y}Q{x} {y} {x} {y+r}Q{x} {y} {x-r} {y}Q{x} {y} {x} {y-r}Z',
            GOLD_L,
        )
    for x, y, s in ((58, 192, 1), (176, 196, 1.2), (150, 200, 0.8), (84, 199, 0.8)):
        o += at(
            x,
            y,
            P('M-10 4L-6-5L4-7L11 4Z', IRON_D)
            + P('M-10 4L-6-5L4-7L0 4Z', IRON_L)
            + P('M0-2l4-3 2 5Z', GOLD),
            s,
        )
    return pic(o)


def steel_shield():
    """A round shield of eight facets."""
    o = wall(mix(IRON_D, IRON_X, 0.6))
    q = IRON_D
    o += P(
        ''.join(f'M{x} {y}h32v14h-32Z' for y in range(46, 208, 36) for x in range(16, 226, 36)), q
    )
    o += P(
        ''.join(f'M{x} {y}h32v14h-32Z' for y in range(64, 208, 36) for x in range(-2, 226, 36)), q
    )
    # spears behind
    for s in (0, 1):
        g = at(
            120,
            128,
            R(-4, -66, 8, 170, EARTH_D)
            + R(-4, -66, 3.6, 170, EARTH_L)
            + P('M0-104L12-80L6-64H-6L-12-80Z', IRON)
            + P('M0-104L-12-80L-6-64H0Z', IRON_L)
            + R(-6, -66, 12, 6, GOLD, 2)
            + P('M-6-60H6L9-40L3-44L0-36L-3-44L-9-40Z', RED_D)
            + P('M-6-60H0V-36L-3-44L-9-40Z', RED_L),
            1,
            -47,
        )
        o += flip(g, 120) if s else g
    cx, cy = 120, 126
    o += (
        C(cx, cy, 73, INK)
        + C(cx, cy, 70.5, GOLD_D)
        + P(
            f'M{pts([polar(cx,cy,70.5,135)])}A70.5 70.5 0 0 1 {pts([polar(cx,cy,70.5,-45)])}Z',
            GOLD_L,
        )
        + C(cx, cy, 66, GOLD)
        + C(cx, cy, 60, INK)
    )
    for i in range(8):
        a = i * 45 - 22.5 + 0
        p, r = polar(cx, cy, 58.5, a), polar(cx, cy, 58.5, a + 45)
        o += P(
            f'M{cx} {cy}L{pts([p])}A58.5 58.5 0 0 1 {pts([r])}Z',
            (
                mix(IRON, IRON_D, 0.6),
                IRON_D,
                mix(IRON_D, IRON_X, 0.4),
                mix(IRON, IRON_D, 0.4),
                IRON_L,
                IRON_H,
                IRON_H,
                IRON,
            )[i],
        )
    # each facet has its ridge
    o += P(
        ''.join(cut(*polar(cx, cy, 26, a), *polar(cx, cy, 56, a), 1.8) for a in (0, 45, 90, 135)),
        IRON,
    ) + P(
        ''.join(
            cut(*polar(cx, cy, 26, a), *polar(cx, cy, 56, a), 1.8) for a in (180, 225, 270, 315)
        ),
        IRON_D,
    )
    o += O(cx, cy, 42, GOLD_D, 3.4) + O(cx, cy, 41.6, GOLD, 2)
    o += ''.join(
        C(*polar(cx, cy, 63, a), 3, GOLD_D) + C(*polar(cx - 0.5, cy - 0.6, 63, a), 2, GOLD_L)
        for a in range(0, 360, 30)
    )
    o += (
        C(cx, cy, 25, INK)
        + C(cx, cy, 23, GOLD_D)
        + C(cx - 0.6, cy - 0.6, 21.5, GOLD)
        + C(cx, cy, 17.5, RED_D)
        + P(f'M{pts([polar(cx,cy,17.5,135)])}A17.5 17.5 0 0 1 {pts([polar(cx,cy,17.5,-45)])}Z', RED)
        + star(cx, cy, 14)
    )
    return pic(o)


def legendary_sword():
    """A sword before the sun, clouds at its foot."""
    d = IRON_D
    p = (
        R(14, 44, 212, 164, d)
        + rays_box(120, 118, (14, 44, 226, 208), 32, mix(IRON, IRON_D, 0.7))
        + C(120, 118, 64, EMBER_D)
        + C(120, 118, 58, EMBER)
        + rays(120, 118, 0, 58, 32, EMBER_L)
    )
    p += cloud(8, 206, 0.92, IRON, IRON_D) + cloud(232, 206, 0.92, IRON, IRON_D, True)
    # sword, point up, on the axis
    s = (
        P('M120 48L109 66V150H120Z', PAPER)
        + P('M120 48L131 66V150H120Z', IRON)
        + P('M120 60L117 70V150H120Z', IRON_L)
        + P('M120 60L123 70V150H120Z', IRON_D)
    )
    s += P('M109 66L112 60V150H109Z', PAPER_L)
    s += half(
        'M120 140C110 140 100 150 80 138C80 150 88 158 98 158C108 158 112 164 120 164Z',
        GOLD_L,
        GOLD,
        120,
    )
    s += P('M120 144L127 152L120 160L113 152Z', RED_D) + P('M120 144L113 152L120 160Z', RED_L)
    s += R(113, 162, 14, 30, EARTH_D, 2) + R(113, 162, 7, 30, EARTH, 2)
    s += L('M114 168L126 174M114 176L126 182M114 184L126 190', GOLD, 2)
    s += half('M120 190C112 190 108 194 108 198C108 203 114 206 120 206Z', GOLD_L, GOLD_D, 120)
    # tassel
    s += L('M128 198C142 204 150 190 158 178C162 172 166 170 170 170', RED, 2.6)
    s += (
        C(170, 171, 5, GOLD_D)
        + C(169.4, 170.4, 3.8, JADE_L)
        + P('M166 175H174L178 200H162Z', RED_D)
        + P('M166 175H170L169 200H162Z', RED_L)
    )
    # sparks
    for x, y, r in (
        (58, 92, 4.5),
        (78, 68, 3),
        (182, 84, 4.5),
        (164, 62, 3),
        (52, 132, 3),
        (190, 128, 3),
    ):
        p += P(
            f'M{x} {y-r}Q{x} {y} {x+r} {y}Q{x} {y} {x} {y+r}Q{x} {y} {x-r} {y}Q{x} {y} {x} {y-r}Z',
            GOLD_L,
        )
    return pic(p + s)


def map_of_the_empire():
    """A folded map: a river, hills, flags."""
    o = wall(RED_D) + P(
        ''.join(f'M{x} {y}l9-9 9 9-9 9Z' for x in range(8, 230, 36) for y in range(46, 220, 18)),
        mix(RED_D, RED, 0.3),
    )
    # four panels of folded paper
    X = (36, 78, 120, 162, 204)
    Y = (60, 70)
    for i in range(4):
        a, b = Y[i % 2], Y[(i + 1) % 2]
        x, z = X[i], X[i + 1]
        o += P(f'M{x+3} {a+4}L{z+3} {b+4}V{b+130}L{x+3} {a+130}Z', RED_X)
    for i in range(4):
        a, b = Y[i % 2], Y[(i + 1) % 2]
        x, z = X[i], X[i + 1]
        o += P(f'M{x} {a}L{z} {b}V{b+126}L{x} {a+126}Z', PAPER if i % 2 == 0 else PAPER_D)
        o += P(
            f'M{x} {a}L{z} {b}V{b+5}L{x} {a+5}ZM{x} {a+121}L{z} {b+121}V{b+126}L{x} {a+126}Z',
            GOLD if i % 2 == 0 else GOLD_D,
        )
    # sea, river
    o += P('M162 166Q176 156 186 150T204 140V181L162 191Z', WATER)
    rv = [(36, 96), (58, 92), (72, 108), (96, 112), (112, 132), (136, 128), (150, 148), (172, 158)]
    o += P(ribbon(rv, [3, 4, 5, 6, 7, 8, 9, 14]), WATER_D) + P(
        ribbon(rv, [3, 4, 5, 6, 7, 8, 9, 14], 0, 1), WATER
    )
    o += L('M172 172q5-4 9 0t9 0M180 164q5-4 9 0', WATER_L, 2)
    # mountains
    for x, y, s in (
        (60, 82, 0.8),
        (88, 92, 1),
        (106, 88, 0.8),
        (150, 96, 0.9),
        (52, 140, 1),
        (66, 150, 1.2),
        (180, 130, 0.8),
    ):
        o += at(
            x,
            y,
            P('M0-18L16 6H-16Z', LEAF_D)
            + P('M0-18L-16 6H2Z', LEAF)
            + P('M0-18L-6-9L-2-11L0-7L2-11L5-10Z', PAPER_L),
            s,
        )
    # wall with towers
    o += L('M124 84L140 80L156 90L174 84L196 92', STONE_D, 6) + L(
        'M124 83L140 79L156 89L174 83L196 91', STONE_L, 3, 'stroke-dasharray="6 5"'
    )
    for x, y in ((140, 78), (174, 82)):
        o += R(x - 5, y - 9, 10, 14, STONE_D) + R(x - 5, y - 9, 5, 14, STONE_L)
    # route and flags
    o += L('M84 168L100 156L98 142L116 148L134 156L146 170', RED, 3, 'stroke-dasharray=".1 6"')
    for x, y, l, d in ((84, 170, RED_L, RED), (146, 172, BLUE_L, BLUE), (118, 118, EMBER_L, EMBER)):
        o += (
            P(f'M{x-5} {y}a5 2.5 0 0 0 10 0a5 2.5 0 0 0-10 0Z', mix(EMBER_H, EMBER_X, 0.3))
            + R(x - 1.5, y - 40, 3, 40, INK, 1)
            + P(f'M{x+1} {y-40}L{x+27} {y-32}L{x+1} {y-22}Z', d)
            + P(f'M{x+1} {y-40}L{x+27} {y-32}L{x+1} {y-32}Z', l)
        )
    # compass
    o += star(62, 172, 13, RED_L, RED_D, RED, 0.34, 4) + C(62, 172, 2.6, GOLD_L)
    return pic(o)


def book_of_strategies():
    """A book of slips and three pieces of a board game."""
    # a board for war games seen from above, the slip book lies across it
    o = (
        wall(RED_D)
        + R(26, 44, 188, 164, mix(RED_D, RED, 0.35))
        + L('M26 44V208M214 44V208', GOLD_D, 2)
    )
    ln = ''.join(f'M{x} 44V208' for x in range(36, 210, 28)) + ''.join(
        f'M36 {y}H204' for y in range(60, 210, 28)
    )
    o += L(ln, RED_D, 2.4) + L('M92 144L148 200M148 144L92 200', RED_D, 2.4)
    # slips
    cols = (mix(EARTH_H, EARTH_L, 0.2), EARTH_L, mix(EMBER_H, EMBER_X, 0.2))
    for i in range(11):
        x = 46 + i * 13.4
        o += R(x + 2, 58, 12, 84, RED_X, 3)
    for i in range(11):
        x = 46 + i * 13.4
        o += (
            R(x, 54, 12.2, 84, EARTH, 3)
            + R(x, 54, 9.6, 84, cols[i % 3], 3)
            + R(x, 54, 3, 84, PAPER_D, 2)
        )
    t = ''
    for i in range(11):
        y = 80
        x = 46 + i * 13.4
        while y < (112 if i < 8 else 100):
            k = 4 if (3 * i + y) % 5 < 2 else 7
            t += cut(x + 5.6, y, x + 5.6, y + k, 1.8)
            y += k + 3
    o += P(t, INK)
    for y in (67, 124):
        o += ''.join(
            P(f'M{n(46+i*13.4-1)} {y-3}h7q3 3 0 6h-7q-3-3 0-6Z', RED) for i in range(12)
        ) + L(f'M44 {y}H196', RED_L, 2)
    o += L('M194 67C204 74 204 84 200 92M194 124C206 130 204 142 198 150', RED, 3)
    # pieces: tower large, two smaller

    def man(x, y, r, c, sg):
        q = (
            C(x + 2, y + 3, r, RED_X)
            + C(x, y, r, EARTH_D)
            + C(x - 0.8, y - 1, r * 0.94, PAPER_D)
            + C(x + 0.6, y + 0.8, r * 0.86, PAPER_D)
            + C(x, y, r * 0.8, PAPER)
            + O(x, y, r * 0.68, c, r * 0.09)
        )
        return q + at(x, y, G(P(SIGNS[sg], c), 'translate(-12 -12.4)'), r / 24)

    o += man(64, 172, 19, INK, 0) + man(176, 172, 19, INK, 5) + man(120, 158, 36, RED, 4)
    return pic(o)


def tiger_tally():
    """A tiger in two halves that fit."""
    o = burst(RED_D, mix(RED_D, RED, 0.4), 126, 28)
    o += C(120, 122, 72, GOLD_D) + C(120, 122, 69, EMBER) + rays(120, 122, 0, 69, 28, EMBER_L)

    def shape(l, m, d, p, p2, stripe):
        ruff = (
            'M120 56C92 54 66 70 60 102L40 116L56 126L42 146L60 150L54 172L76 170'
            'C86 190 104 200 120 200Z'
        )
        g = C(74, 70, 22, d) + C(75, 71, 12.5, INK) + P(ruff, m)
        g += P('M120 56C92 54 66 70 60 102L40 116L56 126L68 128C66 104 84 76 120 72Z', l)
        g += P(
            'M120 200C104 200 86 190 76 170L54 172L60 150L42 146L56 126'
            'C70 132 84 140 92 150C102 158 112 160 120 160Z',
            p,
        )
        g += P('M120 92C112 98 108 116 108 134L104 158C108 164 114 166 120 166Z', l)
        g += P('M120 158C108 154 92 160 90 174C92 188 108 194 120 188Z', p2)
        g += P('M104 152Q114 147 120 147V172Q108 168 104 152Z', RED_D) + P(
            'M120 176Q112 190 100 184Q112 184 117 176Z', INK
        )
        g += (
            P('M74 120Q88 102 108 122Q90 128 74 120Z', INK)
            + P('M80 119Q89 110 100 119Q91 123 80 119Z', GOLD_L)
            + C(91, 118, 3.2, INK)
        )
        g += cuts(
            stripe,
            (98, 62, 110, 84, 4, 3),
            (84, 72, 104, 94, 4, 3),
            (70, 90, 88, 100, 3.6, 3),
            (50, 118, 68, 124, 3.4, 2),
            (48, 145, 72, 142, 3.4, -2),
            (60, 168, 80, 158, 3.4, -2),
        )
        return g

    lft = shape(GOLD_L, GOLD, GOLD_D, PAPER, PAPER_L, INK)
    rgt = shape(
        mix(GOLD, GOLD_D, 0.35),
        mix(GOLD, GOLD_D, 0.7),
        mix(GOLD_D, GOLD_X, 0.7),
        PAPER_D,
        EARTH_H,
        INK,
    )
    k = 0.86
    # the break: a toothed seam, the halves stand apart and one is raised
    o += G(
        lft
        + P('M121 54L117 74L121 92L117 110L121 128L117 146L121 164L117 182L121 202H122V54Z', RED_X)
        + C(120.5, 101, 3.4, GOLD_D)
        + C(120.5, 155, 3.4, GOLD_D),
        f'translate({n(120-120*k-7)} {n(120-128*k-3)}) scale({k})',
    )
    o += G(
        flip(rgt, 120)
        + P('M119 54L123 74L119 92L123 110L119 128L123 146L119 164L123 182L119 202H118V54Z', RED_X),
        f'translate({n(120-120*k+7)} {n(120-128*k+8)}) scale({k})',
    )
    # cords
    o += (
        L('M62 56C50 62 42 74 40 86', RED_L, 3)
        + tassel(40, 88, 0.9)
        + L('M180 72C190 78 198 90 200 102', RED, 3)
        + tassel(200, 104, 0.9, RED, RED_X)
    )
    return pic(o)
