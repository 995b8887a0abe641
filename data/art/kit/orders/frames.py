# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames, backs, seal and marks of the royal orders; back of the tiles."""

from math import hypot

from orders.pictograms import glyph
from orders.scenes import crown
from palette import *
from shapes import *

# Mid and dark tone of each family of orders.
FAMILIES = {
    'city': (EMBER, mix(EMBER_D, EMBER_X, 0.45)),
    'road': (EARTH, EARTH_X),
    'cloister': (PLUM, mix(PLUM_D, PLUM_X, 0.5)),
    'farmer': (LEAF, LEAF_X),
    'people': (BLUE, mix(BLUE_D, BLUE_X, 0.4)),
    'board': (IRON, mix(IRON_D, IRON_X, 0.5)),
}
LINE = 'fill-rule="evenodd"'


def shell(tone, hole):
    """Rims of a card with a hole for the picture: ink 2, gold 2, then the dark tone."""
    o = P(rounded(0, 0, 240, 336, 14) + hole, INK, LINE)
    o += P(rounded(2, 2, 236, 332, 12) + hole, GOLD, LINE)
    return o + P(rounded(4, 4, 232, 328, 10) + hole, tone, LINE)


def corners(x0, y0, x1, y1, s):
    """A small gold lozenge on each corner of a rectangle."""
    return P(
        ''.join(
            f'M{x} {y - s}L{x + s} {y}L{x} {y + s}L{x - s} {y}Z' for x in (x0, x1) for y in (y0, y1)
        ),
        GOLD,
    )


def frame_card(f):
    """Face of a card with all its words: a slip for the formula, a field for the text."""
    m, d = FAMILIES[f]
    win = window(16, 46, 224, 206, 12)
    o = (
        shell(d, win)
        + L(win, GOLD, 2.4)
        + L(window(12, 42, 228, 210, 12), m, 1.2)
        + corners(16, 46, 224, 206, 4)
    )
    o += P(
        'M22 12H218A8 8 0 0 0 226 20V32A8 8 0 0 0 218 40H22A8 8 0 0 0 14 32V20A8 8 0 0 0 22 12Z',
        PAPER,
    )
    o += (
        P('M28 200H170L182 220L170 240H28L20 220Z', INK)
        + P('M29 202H169L180 220L169 238H29L22 220Z', GOLD)
        + P('M31 205H167.5L176.6 220L167.5 235H31L25.4 220Z', PAPER)
    )
    o += P(window(14, 248, 226, 324, 8), PAPER) + L(window(18, 252, 222, 320, 7), PAPER_D, 1.2)
    return svg(240, 336, o)


def frame_hand(f):
    """Hand face: large title, large formula, room for progress and seal at the foot."""
    m, d = FAMILIES[f]
    win = window(14, 62, 226, 208, 14)
    o = (
        shell(d, win)
        + L(win, GOLD, 3)
        + L(window(9.5, 57.5, 230.5, 212.5, 14), m, 1.6)
        + corners(14, 62, 226, 208, 5)
    )
    o += P(
        'M22 12H218A8 8 0 0 0 226 20V46A8 8 0 0 0 218 54H22A8 8 0 0 0 14 46V20A8 8 0 0 0 22 12Z',
        PAPER,
    )
    o += (
        P('M18 198H222L236 234L222 270H18L4 234Z', INK)
        + P('M19 200H221L233.6 234L221 268H19L6.4 234Z', GOLD)
        + P('M21 204H219L230 234L219 264H21L10 234Z', PAPER)
    )
    return svg(240, 336, o)


def seal():
    """Red wax for the points, 72 x 72."""
    o = ''.join(C(*polar(36, 36, 27, a), 8.6, RED_X) for a in range(0, 360, 30)) + ''.join(
        C(*polar(35.4, 35.2, 26, a), 7.6, RED_D) for a in range(0, 360, 30)
    )
    o += (
        C(36, 36, 28.5, RED_D)
        + P('M36 7.5A28.5 28.5 0 0 0 15.8 56.2L56.2 15.8A28.5 28.5 0 0 0 36 7.5Z', RED)
        + C(36, 36, 22.5, RED_X)
        + C(36.6, 36.8, 21, mix(RED, RED_D, 0.35))
    )
    return svg(72, 72, o)


def farmer_mark():
    """Mark of an order that asks for a farmer, 48 x 48."""
    o = C(24, 24, 23, INK) + C(24, 24, 21.4, GOLD) + C(24, 24, 18.4, LEAF_X)
    return svg(48, 48, o + G(glyph('farmer', LEAF_H), 'translate(9.6 9.4) scale(1.2)'))


def field():
    """Shields and lozenges around the middle of a back."""
    up, st = '', ''
    for j in range(13):
        for i in range(9):
            x, y = 24 + i * 24, 24 + j * 24
            if hypot(x - 120, y - 168) < 80 or not (24 < x < 216 and 24 < y < 312):
                continue
            if (i + j) % 2:
                k = 1 if (i // 2 + j // 2) % 2 else -1
                up += (
                    f'M{x - 8} {y - 9 * k}h16v{7 * k}c0 {7 * k}-4 {10 * k}-8 {12 * k}c-4 {-2 * k}-8'
                    f' {-5 * k}-8 {-12 * k}Z'
                )
            else:
                st += f'M{x} {y - 5}L{x + 5} {y}L{x} {y + 5}L{x - 5} {y}Z'
    return P(up, mix(EMBER_D, EMBER, 0.12)) + P(st, mix(EMBER_D, EMBER, 0.4))


def back_order():
    """A field of shields and stars, a crown in a red wax ring."""
    d = mix(EMBER_D, EMBER_X, 0.5)
    o = (
        P(rounded(0, 0, 240, 336, 14), INK)
        + P(rounded(2, 2, 236, 332, 12), GOLD)
        + P(rounded(5, 5, 230, 326, 10), d)
    )
    o += field()
    inner = window(18, 18, 222, 318, 16)
    o += (
        L(inner, GOLD, 2.4)
        + L(window(13, 13, 227, 323, 16), GOLD_D, 1.4)
        + corners(13, 13, 227, 323, 4)
    )
    o += (
        C(120, 168, 75, INK)
        + C(120, 168, 73, GOLD)
        + C(120, 168, 68, RED_D)
        + rays(120, 168, 0, 68, 32, mix(RED_D, RED, 0.55))
        + C(120, 168, 47, GOLD_D)
        + C(120, 168, 45, RED_X)
    )
    o += ''.join(C(*polar(120, 168, 57.5, a), 3, GOLD_L) for a in range(0, 360, 30)) + crown(
        120, 166, 0.86
    )
    return svg(240, 336, o)


def back_tile():
    """Back of a tile, 200 x 200: a compass of roads and walls, the same from every side."""
    o = (
        R(0, 0, 200, 200, INK)
        + R(3, 3, 194, 194, GOLD)
        + R(7, 7, 186, 186, JADE_D)
        + rays_box(100, 100, (7, 7, 193, 193), 32, mix(JADE_D, JADE, 0.35))
    )
    o += (
        L(window(16, 16, 184, 184, 20), GOLD, 3)
        + C(100, 100, 70, INK)
        + C(100, 100, 68, GOLD)
        + C(100, 100, 62, JADE_X)
        + C(100, 100, 58, JADE_D)
    )
    ring = ''
    for i in range(24):
        a = 15 * i
        p = [
            polar(100, 100, 56, a + 1),
            polar(100, 100, 56, a + 9),
            polar(100, 100, 50, a + 9),
            polar(100, 100, 50, a + 1),
        ]
        ring += f'M{pts(p)}Z'
    o += C(100, 100, 52, STONE_D) + P(ring, STONE_L) + C(100, 100, 44, JADE_X)
    for a in (45, 135, 225, 315):
        o += at(100, 100, P('M0-40L-7-8L0 0Z', GOLD_L) + P('M0-40L7-8L0 0Z', GOLD_D), 1, a)
    for a in (0, 90, 180, 270):
        o += at(100, 100, P('M0-54L-10-10L0 0Z', PAPER) + P('M0-54L10-10L0 0Z', PAPER_X), 1, a)
    return svg(200, 200, o + C(100, 100, 13, INK) + C(100, 100, 11, GOLD) + star(100, 100.6, 9.5))


ALL = {
    f'frame-{f}-{k}': lambda f=f, g=g: g(f)
    for f in FAMILIES
    for k, g in (('card', frame_card), ('hand', frame_hand))
}
ALL |= {'seal': seal, 'mark-farmer': farmer_mark, 'back-order': back_order, 'back-tile': back_tile}
