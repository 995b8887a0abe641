# SPDX-License-Identifier: GPL-3.0-or-later
"""Frames of the cards: a title, a picture, a field for words or none."""

from tokens.parts import *

E = 'fill-rule="evenodd"'
# Suit of a card: mid, light, deep tone.
SUITS = {
    'brick': (CLAY, CLAY_L, mix(CLAY_D, CLAY_X, .55)),
    'lumber': (JADE, JADE_L, mix(JADE_D, JADE_X, .4)),
    'wool': (LEAF, LEAF_L, mix(LEAF_D, LEAF_X, .6)),
    'grain': (EMBER, EMBER_L, EMBER_D),
    'ore': (IRON, IRON_L, IRON_D),
    'development': (PLUM, PLUM_L, PLUM_D),
    'event': (BLUE, BLUE_L, mix(BLUE_D, BLUE_X, .5)),
    'raid': (RED, RED_L, mix(RED_D, RED_X, .4)),
    'year': (PLUM, PLUM_L, mix(PLUM_D, PLUM_X, .5)),
}
# Kinds whose number stands in a socket: 56 wide around (120, 209) of the card, 70 around (120, 296)
# of the hand.
SOCKET = ('event', 'raid')
TITLE = 'M22 12H218A8 8 0 0 0 226 20V32A8 8 0 0 0 218 40H22A8 8 0 0 0 14 32V20A8 8 0 0 0 22 12Z'
TITLE_LARGE = ('M22 12H218A8 8 0 0 0 226 20V46A8 8 0 0 0 218 54H22A8 8 0 0 0 14 46V20'
               'A8 8 0 0 0 22 12Z')


def shell(w, h, d, hole):
    """Rims of a card with a hole for the picture: ink 2, gold 2, then the suit."""
    return (P(rounded(0, 0, w, h, 14) + hole, INK, E)
            + P(rounded(2, 2, w - 4, h - 4, 12) + hole, GOLD, E)
            + P(rounded(4, 4, w - 8, h - 8, 10) + hole, d, E))


def lozenges(x0, y0, x1, y1, c, k=5):
    """A small lozenge on each corner of a rectangle."""
    return P(''.join(f'M{x} {y - k}L{x + k} {y}L{x} {y + k}L{x - k} {y}Z' for x in (x0, x1)
                     for y in (y0, y1)), c)


def mark(kind, x, y, k=1.0):
    """What stands in the band: a lozenge with a star for Developments; a socket for the number of
    an Event."""
    m, _, d = SUITS[kind]
    if kind in SOCKET:
        return at(x, y, C(0, 0, 34, INK) + C(0, 0, 32.5, GOLD) + C(0, 0, 29.5, GOLD_D), k)
    if kind == 'year':
        glass = P('M-9-12H9V-9H-9ZM-9 9H9V12H-9Z', GOLD)
        glass += P('M-7-9H7C7-3 2-2 2 0C2 2 7 3 7 9H-7C-7 3-2 2-2 0C-2-2-7-3-7-9Z', GOLD_L)
        glass += P('M-4-6H4C3-3 1-2 0 0C-1-2-3-3-4-6ZM-5 8C-4 5-2 5 0 3C2 5 4 5 5 8Z', EMBER)
        return at(x, y,
                  P('M0-22L22 0L0 22L-22 0Z', GOLD) + P('M0-18.6L18.6 0L0 18.6L-18.6 0Z', d)
                  + P('M0-18.6L-18.6 0L0 18.6Z', m) + glass, k)
    return at(x, y,
              P('M0-22L22 0L0 22L-22 0Z', GOLD) + P('M0-18.6L18.6 0L0 18.6L-18.6 0Z', RED_D)
              + P('M0-18.6L-18.6 0L0 18.6Z', RED) + star(0, 1, 12), k)


def frame_card(kind):
    """Face of a card with its words: picture 16..224 x 46..206, text field 14, 236, 212, 88."""
    m, _, d = SUITS[kind]
    win = window(16, 46, 224, 206, 12)
    o = shell(240, 336, d, win) + L(win, GOLD, 2.4) + L(window(12, 42, 228, 210, 12), m, 1.2)
    o += lozenges(16, 46, 224, 206, GOLD, 4) + P(TITLE, PAPER)
    o += P(window(14, 236, 226, 324, 8), PAPER) + L(window(18, 240, 222, 320, 7), PAPER_D, 1.2)
    return svg(240, 336,
               o + (mark(kind, 120, 209, .82) if kind in SOCKET else mark(kind, 120, 220, .9)))


def frame_hand(kind):
    """Hand face: large title, picture 14..226 x 64..264, no field for words."""
    m, _, d = SUITS[kind]
    win = window(14, 64, 226, 264, 14)
    o = shell(240, 336, d, win) + L(win, GOLD, 3) + L(window(9.5, 59.5, 230.5, 268.5, 14), m, 1.6)
    o += lozenges(14, 64, 226, 264, GOLD)
    o += P(TITLE_LARGE, PAPER) + L('M24 298H80M160 298H216', GOLD_D, 2)
    return svg(240, 336, o + mark(kind, 120, 296, 1.06 if kind in SOCKET else 1.25))


FACES = {'card': frame_card, 'hand': frame_hand}
ALL = {f'frame-{kind}-{face}': (lambda kind=kind, draw=draw: draw(kind))
       for kind in ('development', 'event', 'raid', 'year') for face, draw in FACES.items()}
