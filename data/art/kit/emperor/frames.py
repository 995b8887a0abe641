# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the cards, backs, stars and coin."""

from palette import *
from shapes import *
from emperor.parts import *


W, H = 240, 336
# Suits of the cards: those of the Staff, of the Black Market, of the Events.
CARDS = SUITS | {
    'market': (NIGHT, IRON_L, NIGHT_D),
    'event': (BLUE, BLUE_L, mix(BLUE_D, BLUE_X, 0.5)),
}


def shell(w, h, d, hole):
    """Rims of a card with a hole for the picture: ink 2, gold 2, then the suit."""
    e = 'fill-rule="evenodd"'
    return (
        P(rounded(0, 0, w, h, 14) + hole, INK, e)
        + P(rounded(2, 2, w - 4, h - 4, 12) + hole, GOLD, e)
        + P(rounded(4, 4, w - 8, h - 8, 10) + hole, d, e)
    )


def plate(x, y, w, h, r=8, fill=PAPER):
    """A plate with hollow corners for words."""
    return P(window(x, y, x + w, y + h, r), fill)


def mark(kind, x, y, s=1.0):
    """Ornament of the frames without stars: a lozenge with a coin, or a disc with a lotus."""
    if kind == 'market':
        return at(
            x,
            y,
            P('M0-20L20 0L0 20L-20 0Z', GOLD)
            + P('M0-17L17 0L0 17L-17 0Z', RED_D)
            + P('M0-17L-17 0L0 17Z', RED)
            + coin(0, 0, 11),
            s,
        )
    o = C(0, 0, 18, GOLD) + C(0, 0, 15.5, RED_D)
    o += ''.join(
        at(0, 0, P('M0-14C-5-10-5-5 0-2C5-5 5-10 0-14Z', RED if a % 90 else RED_L), 1, a)
        for a in range(0, 360, 45)
    )
    return at(x, y, o + C(0, 0, 5.5, GOLD_D) + C(-0.5, -0.5, 4.4, GOLD_L), s)


def corners(x0, y0, x1, y1, c, s=5):
    """A small lozenge on each corner of a rectangle."""
    return P(
        ''.join(f'M{x} {y-s}L{x+s} {y}L{x} {y+s}L{x-s} {y}Z' for x in (x0, x1) for y in (y0, y1)), c
    )


def frame_card(kind):
    """Face of a card with all its words."""
    m, l, d = CARDS[kind]
    win = window(16, 46, 224, 206, 12)
    o = shell(240, 336, d, win) + L(win, GOLD, 2.4) + L(window(12, 42, 228, 210, 12), m, 1.2)
    o += corners(16, 46, 224, 206, GOLD, 4)
    o += P(
        'M22 12H218A8 8 0 0 0 226 20V32A8 8 0 0 0 218 40H22A8 8 0 0 0 14 32V20A8 8 0 0 0 22 12Z',
        PAPER,
    )
    o += plate(14, 236, 212, 88) + L(window(18, 240, 222, 320, 7), PAPER_D, 1.2)
    if kind in SUITS:
        o += P('M40 206H200L212 221L200 236H40L28 221Z', GOLD_D) + P(
            'M41 208H199L209.5 221L199 234H41L30.5 221Z', d
        )
    else:
        o += mark(kind, 120, 219, 0.9)
    return svg(240, 336, o)


def frame_hand(kind):
    """Hand face: large title, picture 1.25 times as large, no field for words."""
    m, l, d = CARDS[kind]
    win = window(14, 64, 226, 264, 14)
    o = (
        shell(240, 336, d, win)
        + L(win, GOLD, 3)
        + L(window(9.5, 59.5, 230.5, 268.5, 14), m, 1.6)
        + corners(14, 64, 226, 264, GOLD, 5)
    )
    o += P(
        'M22 12H218A8 8 0 0 0 226 20V46A8 8 0 0 0 218 54H22A8 8 0 0 0 14 46V20A8 8 0 0 0 22 12Z',
        PAPER,
    )
    if kind not in SUITS:
        o += L('M24 298H92M148 298H216', GOLD_D, 2) + mark(kind, 120, 298, 1.3)
    return svg(240, 336, o)


def frame_pile(kind):
    """Face of a pile on the board: 176 x 208, picture and value band only."""
    m, l, d = SUITS[kind]
    win = window(11, 11, 165, 161, 10)
    return svg(176, 208, shell(176, 208, d, win) + L(win, GOLD, 3))


def star_layer(lit):
    """A Star of the level of a card, lit or not."""
    if lit:
        return svg(40, 40, star(20, 21, 18))
    v = 'M' + pts([polar(20, 21, 17 if i % 2 == 0 else 7.2, -90 + 36 * i) for i in range(10)]) + 'Z'
    return svg(40, 40, P(v, INK, f'stroke="{GOLD_D}" stroke-width="2" stroke-linejoin="round"'))


def coin_layer():
    """The coin of a card; its value stands on it."""
    return svg(
        72,
        72,
        C(36, 36, 36, INK) + coin_face(36, 36, 34.5) + C(36, 36, 25, GOLD_D) + C(36, 36, 24, PAPER),
    )


def back_market():
    """Back of the Black Market: lanterns hang from both ends, so that it has no direction."""
    e = 'fill-rule="evenodd"'
    inner = window(22, 22, 218, 314, 16)
    o = (
        P(rounded(0, 0, 240, 336, 14), INK)
        + P(rounded(2, 2, 236, 332, 12), GOLD)
        + P(rounded(5, 5, 230, 326, 10), N0)
    )
    lat = ''.join(
        f'M{x} {y}l14 12-14 12-14-12Z'
        for y in range(24, 312, 24)
        for x in (36, 64, 92, 120, 148, 176, 204)
    )
    o += (
        R(20, 20, 200, 296, N1)
        + L(lat, N2, 2.4)
        + P(
            ''.join(
                f'M{x} {y-3}l3 3-3 3-3-3Z'
                for y in range(36, 312, 24)
                for x in (36, 64, 92, 120, 148, 176, 204)
            ),
            GOLD_D,
        )
    )
    lamp = P('M-1-31H1V-16H-1Z', GOLD) + R(-8, -17, 16, 5, GOLD_D, 2) + R(-8, -17, 8, 5, GOLD_L, 2)
    lamp += (
        P('M-10-12H10C24-8 24 12 10 16H-10C-24 12-24-8-10-12Z', RED)
        + P('M-10-12H-3C-12-8-12 12-3 16H-10C-24 12-24-8-10-12Z', RED_L)
        + P('M10-12H5C13-8 13 12 5 16H10C24 12 24-8 10-12Z', RED_D)
    )
    lamp += (
        R(-8, 15, 16, 5, GOLD_D, 2)
        + R(-8, 15, 8, 5, GOLD, 2)
        + P('M-4 20H4L5 36H-5Z', RED_D)
        + P('M-4 20H0V36H-5Z', RED_L)
    )
    shape = L('M22 34Q120 58 218 34', GOLD_D, 2.4) + ''.join(
        at(x, y, lamp) for x, y in ((60, 74), (120, 80), (180, 74))
    )
    o += shape + G(shape, 'rotate(180 120 168)')
    o += (
        C(120, 168, 66, INK)
        + C(120, 168, 64, GOLD)
        + C(120, 168, 60, N0)
        + rays(120, 168, 0, 60, 32, N2)
        + C(120, 168, 44, GOLD_D)
    )
    o += ''.join(C(*polar(120, 168, 52, a), 3, GOLD_L) for a in range(0, 360, 30)) + coin(
        120, 168, 42
    )
    o += (
        P(rounded(5, 5, 230, 326, 10) + inner, N0, e)
        + L(inner, GOLD, 2.4)
        + L(window(17, 17, 223, 319, 16), GOLD_D, 1.4)
    )
    o += P(
        ''.join(f'M{x} {y-5}L{x+5} {y}L{x} {y+5}L{x-5} {y}Z' for x in (15, 225) for y in (15, 321)),
        GOLD,
    )
    return svg(240, 336, o)


def back_event():
    """Back of the Events: a sea of scales, a lotus disc, a star; it has no direction."""
    o = (
        P(rounded(0, 0, W, H, 14), INK)
        + P(rounded(2, 2, W - 4, H - 4, 12), GOLD)
        + P(rounded(5, 5, W - 10, H - 10, 10), BLUE_D)
    )
    o += waves(24, 44, 214, 24, 24, GOLD_D, BLUE_D, BLUE)
    inner = window(22, 22, 218, 314, 16)
    o += (
        P(rounded(5, 5, W - 10, H - 10, 10) + inner, BLUE_D, 'fill-rule="evenodd"')
        + L(inner, GOLD, 2.4)
        + L(window(17, 17, 223, 319, 16), GOLD_D, 1.4)
    )
    o += P(rounded(0, 0, W, H, 14) + rounded(5, 5, W - 10, H - 10, 10), GOLD, 'fill-rule="evenodd"')
    o += P(rounded(0, 0, W, H, 14) + rounded(2, 2, W - 4, H - 4, 12), INK, 'fill-rule="evenodd"')
    for x, y in ((15, 15), (225, 15), (15, 321), (225, 321)):
        o += P(f'M{x} {y-5}L{x+5} {y}L{x} {y+5}L{x-5} {y}Z', GOLD)
    cx, cy = 120, 168
    o += (
        C(cx, cy, 76, BLUE_D)
        + C(cx, cy, 72, GOLD)
        + C(cx, cy, 68, RED_D)
        + rays(cx, cy, 0, 68, 32, RED)
        + C(cx, cy, 44, GOLD_D)
    )
    o += ''.join(
        at(
            cx,
            cy,
            P('M0-43C-11-34-11-22 0-12C11-22 11-34 0-43Z', RED_D)
            + P('M0-43C-11-34-11-22 0-12Z', RED_L),
            1,
            a,
        )
        for a in range(0, 360, 45)
    )
    o += ''.join(C(*polar(cx, cy, 58, a), 3.4, GOLD_L) for a in range(0, 360, 45))
    o += C(cx, cy, 16, INK) + star(cx, cy, 13.5)
    return svg(W, H, o)


ALL = {
    f'frame-{kind}-{face}': (lambda draw=draw, kind=kind: draw(kind))
    for kind in CARDS
    for face, draw in (('card', frame_card), ('hand', frame_hand))
}
ALL |= {f'frame-{kind}-pile': (lambda kind=kind: frame_pile(kind)) for kind in SUITS}
ALL |= {
    'back-market': back_market,
    'back-event': back_event,
    'star-lit': lambda: star_layer(True),
    'star-unlit': lambda: star_layer(False),
    'coin': coin_layer,
}
