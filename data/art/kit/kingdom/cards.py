# SPDX-License-Identifier: GPL-3.0-or-later
"""Action favors: face and back, 240 x 336."""

from math import hypot

from kingdom.court import DRAW
from kingdom.figures import GROUND, plain
from kingdom.strips import ACTIONS
from orders.scenes import crown
from palette import *
from shapes import *

# Of each bust: how far it is moved down, how large it is.
BUSTS = {
    'charlatan': (32, 0.92),
    'handmaiden': (34, 0.92),
    'merchant': (4, 0.84),
    'magician': (14, 0.82),
    'pawnbroker': (33, 0.92),
    'nobleman': (24, 0.88),
    'alchemist': (38, 0.94),
    'bishop': (12, 0.82),
    'general': (40, 0.94),
    'queen': (4, 0.8),
}


def lozenges(places, size):
    """Path data of lozenges."""
    return ''.join(
        f'M{x} {y - size}L{x + size} {y}L{x} {y + size}L{x - size} {y}Z' for x, y in places
    )


def face(name):
    """Face up: title 14, 12, 212, 34, portrait, the strip of signs at (24, 209), 192 wide, words
    20, 280, 200, 40."""
    dark, mid, rim = GROUND['action']
    win = window(14, 54, 226, 206, 14)
    o = P(rounded(0, 0, 240, 336, 14), INK) + P(rounded(2, 2, 236, 332, 12), GOLD)
    o += P(rounded(4, 4, 232, 328, 10), rim) + R(14, 54, 212, 154, dark)
    o += rays_box(120, 128, (14, 54, 226, 208), 36, mix(dark, mid, 0.36))
    down, scale = BUSTS[name]
    bust = DRAW[name](plain).replace(plain(name), '', 1)
    bust = G(bust, f'translate({n(120 - 120 * scale)} {n(60 - down * scale)}) scale({scale})')
    o += clipped(f'favor-{name}', 'M14 50H226V208H14Z', bust)
    o += P('M4 46H236V214H4Z' + win, rim, 'fill-rule="evenodd"') + L(win, GOLD, 3)
    o += L(window(9.5, 49.5, 230.5, 210.5, 14), mid, 1.6)
    o += P(lozenges([(x, y) for x in (14, 226) for y in (54, 206)], 5), GOLD)
    o += P(rounded(14, 12, 212, 34, 8), PAPER)
    o += P('M18 198H222L236 234L222 270H18L4 234Z', INK)
    o += P('M19 200H221L233.6 234L221 268H19L6.4 234Z', GOLD)
    o += P('M21 204H219L230 234L219 264H21L10 234Z', PAPER)
    return svg(240, 336, o + P(window(14, 276, 226, 324, 8), PAPER))


def field():
    """Fans and lozenges around the middle of the back."""
    dark, mid, rim = GROUND['action']
    fans, small = '', []
    for j in range(13):
        for i in range(9):
            x, y = 24 + i * 24, 24 + j * 24
            if hypot(x - 120, y - 168) < 80:
                continue
            if (i + j) % 2:
                fans += f'M{x - 9} {y - 9}h18l-9 9ZM{x - 9} {y + 9}h18l-9-9Z'
            else:
                small.append((x, y))
    return P(fans, mix(rim, dark, 0.8)) + P(lozenges(small, 4), mix(dark, mid, 0.5))


def back():
    """Face down: used this turn. Its middle is free for a portrait, 90 wide at (75, 123)."""
    dark, mid, rim = GROUND['action']
    o = P(rounded(0, 0, 240, 336, 14), INK) + P(rounded(2, 2, 236, 332, 12), GOLD)
    o += P(rounded(5, 5, 230, 326, 10), rim) + field()
    o += L(window(18, 18, 222, 318, 16), GOLD, 2.4) + L(window(13, 13, 227, 323, 16), GOLD_D, 1.4)
    o += C(120, 168, 75, INK) + C(120, 168, 73, GOLD) + C(120, 168, 68, dark)
    o += rays(120, 168, 0, 68, 32, mid) + C(120, 168, 47, GOLD_D) + C(120, 168, 45, rim)
    o += ''.join(C(*polar(120, 168, 57.5, a), 3, GOLD_L) for a in range(0, 360, 30))
    return svg(240, 336, o + crown(120, 166, 0.86))


ALL = {f'favor-{name}': lambda name=name: face(name) for name in ACTIONS}
ALL |= {'back-favor': back}
