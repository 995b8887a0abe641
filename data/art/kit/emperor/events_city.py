# SPDX-License-Identifier: GPL-3.0-or-later
"""Events of city and border."""

from palette import *
from shapes import *
from emperor.parts import *


def lantern_festival():
    """Lanterns over water, and others that float on it."""
    o = (
        wall(BLUE_X)
        + C(120, 100, 74, D0)
        + C(120, 100, 54, BLUE_D)
        + C(120, 100, 38, PAPER_D)
        + C(119, 99, 36, PAPER_L)
    )
    # far bank with two pagodas
    o += P('M14 140Q60 126 104 136T226 132V152H14Z', NIGHT_D)
    for x, k in ((38, 1), (204, 0.8)):
        for i in range(3):
            w, y = (24 - 5 * i) * k, 128 - 15 * i * k
            o += P(
                f'M{n(x-w)} {n(y)}Q{x} {n(y-4)} {n(x+w)} {n(y)}L{n(x+w*.5)} {n(y-8*k)}H'
                f'{n(x-w*.5)}ZM{n(x-w*.5)} {n(y-2)}h{n(w)}v{n(10*k)}h{n(-w)}Z',
                NIGHT_D,
            )
    # water
    o += R(14, 148, 212, 60, BLUE_D) + P(
        ''.join(
            cut(x, y, x + l, y, 2)
            for x, y, l in (
                (20, 156, 24),
                (196, 158, 24),
                (24, 192, 22),
                (112, 156, 18),
                (196, 190, 22),
                (70, 202, 26),
                (150, 203, 26),
            )
        ),
        BLUE,
    )
    o += P(
        ''.join(cut(120 - l, y, 120 + l, y, 2.4) for y, l in ((153, 26), (160, 18), (167, 22))),
        GOLD_L,
    )
    # three on the string, four on the water
    o += L('M14 62Q56 88 120 72T226 58', GOLD_D, 2.4)
    for x, y, s in ((62, 106, 1.25), (120, 104, 1.5), (178, 100, 1.25)):
        o += lantern(x, y, s)
    for x, y, s in ((52, 170, 0.85), (188, 170, 0.85), (92, 184, 1.1), (150, 184, 1.1)):
        g = (
            P('M-20 16Q0 28 20 16Q12 8 0 8T-20 16Z', JADE_D)
            + P('M-20 16Q0 28 0 22V8Q-12 8-20 16Z', JADE)
            + P('M-10-14H10L13 12Q0 17-13 12Z', EMBER)
            + P('M-10-14H-2L-3 15Q-9 15-13 12Z', GOLD_L)
            + P('M4-14H10L13 12Q9 14 5 15Z', EMBER_D)
            + R(-11, -17, 22, 4, RED_D, 1)
            + R(-11, -17, 11, 4, RED_L, 1)
        )
        o += at(x, y, g + P(cut(-12, 27, 12, 27, 2), EMBER_L), s)
    return pic(o)


def crow(x, y, s, m=False):
    """A crow in flight, wings raised, 48 wide."""
    o = P(
        'M-26-14C-16-16-8-10-2-2C2-12 12-20 26-20C20-16 16-10 14-4C12 4 6 9-4 9L-20 15L-13 6'
        'C-14 0-18-8-26-14Z',
        INK,
    )
    o += P(
        'M-23-12.5C-15-13-8-8-3 0L-9 2C-12-4-16-9-23-12.5ZM3-2C7-11 14-16 22-18C16-12 12-6 9 0Z',
        INK_L,
    )
    o += P('M12 0L21 3L11 5Z', GOLD) + C(9, 0, 1.4, GOLD_L)
    return G(o, f'translate({x} {y}) scale({-s if m else s} {s})')


def plague_in_the_capital():
    """The closed gate of the city under crows, herbs smoulder beside it."""
    o = wall(BLUE_X) + P('M14 44H226V112Q120 132 14 112Z', mix(BLUE_D, BLUE_X, 0.4))
    o += C(120, 98, 62, mix(JADE, JADE_X, 0.7)) + C(120, 98, 52, JADE_H) + C(118, 96, 47, PAPER)
    # the gate tower, black against the moon
    o += (
        R(82, 118, 76, 26, INK_D)
        + P(''.join(f'M{x} 121h8v23h-8Z' for x in (88, 101, 114)), RED)
        + P('M127 121h8v23h-8ZM140 121h8v23h-8Z', RED_D)
    )
    o += roof(120, 92, 66, 26, IRON, IRON_D, IRON_X, 10)
    # wall with battlements, lit on the left of the gate
    teeth = 'M14 134' + ''.join('h13v9h11v-9' for _ in range(9)) + 'V208H14Z'
    o += P(teeth, mix(IRON_D, IRON_X, 0.3))
    o += P(
        'M14 134' + ''.join('h13v9h11v-9' for _ in range(4)) + 'h10V208H14Z', mix(IRON, IRON_D, 0.6)
    )
    o += cuts(IRON_X, (22, 160, 48, 160, 2.2), (40, 176, 66, 176, 2.2), (20, 194, 44, 194, 2.2))
    o += cuts(
        IRON_X, (196, 160, 220, 160, 2.2), (176, 176, 200, 176, 2.2), (198, 194, 220, 194, 2.2)
    )
    # the closed gate: studs, a bar, two paper seals
    o += P('M82 208V186A38 38 0 0 1 158 186V208Z', IRON_X) + L(
        'M82 208V186A38 38 0 0 1 158 186V208', GOLD_D, 3
    )
    o += half('M120 152A34 34 0 0 0 86 186V208H120Z', RED, RED_D, 120) + R(119, 153, 2, 56, RED_X)
    studs = ''.join(
        f'M{x - 2.6} {y}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0Z'
        for x in (96, 108)
        for y in (172, 203)
    )
    o += P(studs, GOLD_L) + flip(P(studs, GOLD_D), 120)
    o += R(82, 188, 76, 8, EARTH_D) + R(82, 188, 76, 3.5, EARTH_L)
    o += at(120, 180, P('M-32-5H32V5H-32Z', PAPER_D), 1, -34)
    o += at(120, 180, P('M-32-5H32V5H-32Z', PAPER) + P('M14-5H32V5H14Z', PAPER_D), 1, 34)
    o += C(120, 180, 7.5, RED_D) + C(119.4, 179.4, 6, RED_L)
    # herbs smoulder in two braziers; the smoke climbs past the roof
    for s, (a, b) in enumerate(((JADE_L, JADE), (JADE, JADE_D))):
        path = [(52, 184), (60, 166), (46, 148), (56, 128), (44, 110), (50, 98)]
        width = [3, 9, 13, 15, 17, 20]
        g = P(ribbon(path, width), b) + P(ribbon(path, width, 0, 1), a)
        g += cloud(2, 102, 0.72, b, a) + cloud(20, 76, 0.5, b, a)
        g += P('M36 184H68Q66 196 58 197L63 208H41L46 197Q38 196 36 184Z', EARTH_X if s else GOLD_D)
        g += P('M36 184H52V208H41L46 197Q38 196 36 184Z', GOLD_D if s else GOLD)
        g += R(34, 181, 36, 5, GOLD_D if s else GOLD_L, 2)
        o += flip(g, 120) if s else g
    return pic(o + crow(79, 84, 0.8) + crow(158, 78, 0.94, True) + crow(118, 72, 1.08))


def peak(x, y, w, h, l, m, d, snow=True):
    """A mountain with three planes and snow."""
    o = (
        P(f'M{x} {y-h}L{x+w} {y}H{x-w}Z', d)
        + P(f'M{x} {y-h}L{x-w} {y}H{n(x+w*.1)}L{n(x-w*.08)} {n(y-h*.5)}Z', l)
        + P(f'M{x} {y-h}L{n(x+w*.34)} {y}H{n(x+w*.1)}L{n(x-w*.08)} {n(y-h*.5)}Z', m)
    )
    if snow:
        o += P(
            f'M{x} {y-h}L{n(x-w*.34)} {n(y-h*.66)}L{n(x-w*.16)} {n(y-h*.72)}L{n(x-w*.04)} '
            f'{n(y-h*.6)}L{n(x+w*.1)} {n(y-h*.74)}L{n(x+w*.32)} {n(y-h*.68)}Z',
            PAPER,
        )
        o += P(
            f'M{x} {y-h}L{n(x+w*.02)} {n(y-h*.66)}L{n(x+w*.1)} {n(y-h*.74)}L{n(x+w*.32)} '
            f'{n(y-h*.68)}Z',
            PAPER_D,
        )
    return o


def northern_invasion():
    """Beacon fires along a wall."""
    o = (
        wall(mix(NIGHT, NIGHT_D, 0.3))
        + P('M14 44H226V120H14Z', mix(NIGHT, NIGHT_D, 0.3))
        + C(120, 128, 92, mix(PLUM_L, PLUM_D, 0.9))
        + C(120, 128, 66, mix(PLUM_L, PLUM_X, 0.6))
        + C(120, 128, 42, mix(RED_L, RED_X, 0.4))
    )
    o += (
        peak(
            50,
            150,
            54,
            74,
            mix(BLUE_L, BLUE_D, 0.6),
            mix(BLUE_L, BLUE_D, 0.8),
            mix(NIGHT_L, NIGHT_X, 0.4),
        )
        + peak(
            192,
            150,
            56,
            82,
            mix(BLUE_L, BLUE_D, 0.6),
            mix(BLUE_L, BLUE_D, 0.8),
            mix(NIGHT_L, NIGHT_X, 0.4),
        )
        + peak(
            120,
            150,
            44,
            46,
            mix(BLUE_L, BLUE_D, 0.6),
            mix(BLUE_L, BLUE_D, 0.8),
            mix(NIGHT_L, NIGHT_X, 0.4),
        )
    )
    o += (
        P('M14 146Q56 118 104 138T182 126T226 134V208H14Z', B2)
        + P('M14 168Q70 144 122 158T226 148V208H14Z', BLUE_D)
        + P('M14 188Q80 166 140 184T226 180V208H14Z', D0)
    )
    # the wall follows the ridges
    o += L('M226 134Q200 124 182 128T120 143', STONE_D, 6) + L(
        'M226 133Q200 123 182 127T120 142', STONE, 2.6, 'stroke-dasharray="5 5"'
    )
    o += L('M14 172Q70 148 122 160T226 150', STONE_D, 10) + L(
        'M14 169Q70 145 122 157T226 147', STONE_L, 4, 'stroke-dasharray="8 6"'
    )

    def beacon(x, y, s):
        g = (
            P('M-17 0L-13-34H13L17 0Z', STONE_D)
            + P('M-17 0L-13-34H0V0Z', STONE)
            + P('M-17 0L-13-34H-8L-11 0Z', STONE_L)
            + P('M-17-34V-44H-10V-39H-4V-44H4V-39H10V-44H17V-34Z', STONE_D)
            + P('M-17-34V-44H-10V-39H-4V-44H0V-34Z', STONE_L)
            + P('M-5 0V-12A5 5 0 0 1 5-12V0Z', INK)
        )
        return at(
            x, y, flame(2, -40, 0.98, RED, EMBER_L) + flame(-1, -40, 0.5, EMBER_L, GOLD_L) + g, s
        )

    for p, w in (
        ([(62, 92), (74, 74), (58, 60), (80, 44)], [3, 10, 14, 20]),
        ([(150, 100), (160, 86), (150, 72), (166, 44)], [2, 7, 10, 18]),
    ):
        o += P(ribbon(p, w), mix(NIGHT, NIGHT_D, 0.8))
    o += beacon(206, 134, 0.55) + beacon(150, 140, 0.74) + beacon(66, 178, 1.32)
    # spears of the riders over the near hill
    o += L(
        'M132 206L138 170M146 206L150 164M160 206L163 172M174 206L178 162M188 206'
        'L190 172M202 206L206 166',
        INK,
        3,
    ) + P(
        ''.join(
            f'M{x} {y}l-4 9 4 4 4-3Z'
            for x, y in ((138, 162), (150, 156), (163, 164), (178, 154), (190, 164), (206, 158))
        ),
        IRON_L,
    )
    o += P('M150 168L170 172L152 180ZM179 166L198 170L181 178Z', RED)
    o += P(
        'M116 208Q130 192 140 196Q148 188 158 196Q168 188 176 196Q188 188 196 197'
        'Q206 190 226 198V208Z',
        INK,
    )
    return pic(o)


def heavenly_rites():
    """A round altar, smoke that rises to the sun."""
    o = (
        burst(BLUE_D, B2, 84, 32)
        + C(120, 84, 42, GOLD_D)
        + C(120, 84, 40, GOLD)
        + C(120, 84, 34, EMBER_L)
        + rays(120, 84, 0, 34, 24, GOLD_L)
    )
    for p, w in (
        (
            [(120, 138), (112, 124), (126, 110), (114, 96), (122, 80), (116, 66)],
            [8, 11, 12, 12, 10, 2],
        ),
    ):
        o += P(ribbon(p, w), PAPER_D) + P(ribbon(p, w, 0, 1), PAPER_L)
    for x, y, s, m in ((14, 130, 0.62, False), (226, 130, 0.62, True)):
        o += cloud(x, y, s, B3, BLUE, m)
    # three terraces, seen from the front
    for i, (w, y) in enumerate(((52, 150), (76, 168), (100, 188))):
        h = 18 if i < 2 else 22
        o += (
            P(f'M{120-w} {y}Q120 {y+9} {120+w} {y}V{y+h}Q120 {y+h+9} {120-w} {y+h}Z', STONE_D)
            + P(
                f'M{120-w} {y}Q{120-w/2:.0f} {y+4} 120 {n(y+4.5)}V{n(y+h+4.5)}Q{120-w/2:.0f} '
                f'{y+h+4} {120-w} {y+h}Z',
                STONE,
            )
            + P(
                f'M{120-w} {y}Q{120-w*.8:.0f} {y+2} {120-w*.6:.0f} {y+3}V{y+h+3}Q'
                f'{120-w*.8:.0f} {y+h+2} {120-w} {y+h}Z',
                STONE_L,
            )
        )
        o += P(f'M{120-w} {y}A{w} 9 0 0 1 {120+w} {y}A{w} 9 0 0 1 {120-w} {y}Z', PAPER) + P(
            f'M120 {y-9}A{w} 9 0 0 1 {120+w} {y}A{w} 9 0 0 1 120 {y+9}Z', PAPER_D
        )
        k = (5, 7, 9)[i]
        for j in range(k):
            x = 120 - w + 6 + j * (2 * w - 12) / (k - 1)
            t = ((x - 120) / w) ** 2
            yy = y + 9 * (1 - t) ** 0.5 * 0.5
            o += R(x - 2.5, yy - 6, 5, 10, PAPER if x < 120 else PAPER_D, 1)
    # stair, carpet
    o += (
        P('M104 154H136L146 208H94Z', PAPER_D)
        + P('M110 154H130L137 208H103Z', RED)
        + P('M110 154H120V208H103Z', RED_L)
        + L('M103 164H137M101 174H139M99 186H141M96 198H144', RED_D, 1.8)
    )
    # burner and banners
    o += (
        tri('M120 136H100C100 148 108 154 112 154H120Z', GOLD_L, GOLD, GOLD_D, 120, 0.5)
        + R(97, 132, 46, 6, GOLD_D, 2)
        + R(97, 132, 23, 6, GOLD_L, 2)
    )
    for x, l, d in ((48, RED_L, RED), (192, RED, RED_D)):
        o += (
            R(x - 2, 78, 4, 108, EARTH_D)
            + R(x - 2, 78, 2, 108, EARTH_L)
            + C(x, 76, 4, GOLD)
            + P(f'M{x-12} 82h24v62l-12-9-12 9Z', d)
            + P(f'M{x-12} 82h12v53l-12 9Z', l)
            + P(f'M{x} 94l7 9-7 9-7-9Z', GOLD_L)
        )
    return pic(o)


def imperial_examination():
    """A list of names, brush and ink stone."""
    o = (
        wall(EARTH_D)
        + P(
            ''.join(f'M14 {y}h212v2.4h-212Z' for y in (74, 112, 150, 188)),
            mix(EARTH_D, EARTH_X, 0.6),
        )
        + R(28, 54, 184, 146, mix(EARTH_D, EARTH_X, 0.6), 4)
        + R(26, 50, 188, 146, BLUE_D, 4)
        + L(window(32, 56, 208, 190, 8), GOLD_D, 2)
    )
    # name list: the first name in gold
    o += at(
        86,
        124,
        R(-44, -62, 94, 130, mix(NIGHT, NIGHT_D, 0.7))
        + R(-48, -66, 94, 130, PAPER)
        + R(26, -66, 20, 130, PAPER_D)
        + R(-48, -66, 94, 8, RED)
        + R(-48, -66, 50, 8, RED_L)
        + R(-48, 56, 94, 8, RED_D)
        + R(24, -52, 18, 102, GOLD_D, 2)
        + R(24, -52, 16, 102, GOLD_L, 2)
        + P(
            ''.join(cut(32, y, 32, y + k, 3) for y, k in ((-44, 12), (-28, 16), (-8, 10), (6, 14))),
            RED_D,
        )
        + P(
            ''.join(
                cut(x, y, x, y + k, 2.4)
                for x, t in ((12, 0), (-4, 1), (-20, 2), (-36, 3))
                for y, k in (
                    ((-48, 12), (-32, 9), (-20, 14), (-2, 10)),
                    ((-48, 9), (-36, 14), (-18, 10)),
                    ((-48, 14), (-30, 9), (-18, 12), (-2, 8)),
                    ((-48, 10), (-34, 12), (-18, 9)),
                )[t]
            ),
            INK,
        )
        + P(''.join(f'M{x} -54h1.6v104h-1.6Z' for x in (4, -12, -28)), mix(PAPER_D, PAPER_X, 0.3))
        + C(33, 36, 8, RED)
        + C(32.4, 35.4, 6, RED_L),
        1,
        -5,
    )
    # ink stone
    o += (
        R(150, 142, 54, 46, mix(NIGHT, NIGHT_D, 0.7), 8)
        + R(147, 138, 54, 46, IRON_D, 8)
        + R(146, 137, 53, 45, IRON, 8)
        + P('M153 146Q153 143 157 143H191Q195 143 195 147V160Q174 172 153 160Z', INK)
        + P('M158 149Q170 145 186 148Q172 150 160 156Z', mix(IRON_H, IRON_D, 0.8))
        + R(160, 167, 26, 9, IRON_L, 4)
    )
    # ink stick, brush on its rest
    o += at(
        196,
        84,
        R(-8, -24, 16, 46, mix(NIGHT, NIGHT_D, 0.7), 2)
        + R(-10, -26, 16, 46, INK, 2)
        + R(-10, -26, 6, 46, mix(INK_L, INK_D, 0.5), 2)
        + P('M-2-18l5 7-5 7-5-7Z', GOLD),
        1,
        14,
    )
    o += at(
        158,
        112,
        R(-2, -64, 9, 110, mix(NIGHT, NIGHT_D, 0.7), 3)
        + R(-5, -68, 9, 98, EARTH, 3)
        + R(-5, -68, 4, 98, EARTH_L, 3)
        + R(-6, -72, 11, 6, RED, 2)
        + R(-6, 28, 11, 8, GOLD, 2)
        + P('M-6 36C-9 50-2 56 0 70C2 56 9 50 5 36Z', INK)
        + P('M-6 36C-9 50-3 56-1 66C-2 52-3 46-2 36Z', INK_L),
        0.9,
        16,
    )
    return pic(o)
