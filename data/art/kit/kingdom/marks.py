# SPDX-License-Identifier: GPL-3.0-or-later
"""What a view lays over the map: spaces for the tile in hand, targets for favors, marks."""

from orders.frames import back_tile
from orders.marks import last
from palette import *
from shapes import *


def dashes(tone, width, dash, more=''):
    """Dashes around a space, 200 x 200."""
    o = (
        f'<rect x="9" y="9" width="182" height="182" rx="8" fill="none" stroke="{tone}" '
        f'stroke-width="{width}" stroke-dasharray="{dash}"/>'
    )
    return svg(200, 200, o + more)


def gilt(width, dash, more=''):
    """Gold dashes that show on light and on dark ground."""
    o = ''.join(
        f'<rect x="9" y="9" width="182" height="182" rx="8" fill="none" stroke="{tone}" '
        f'stroke-width="{w:g}" stroke-dasharray="{dash}"/>'
        for tone, w in ((GOLD_D, width), (GOLD, width / 2))
    )
    return svg(200, 200, o + more)


def mend():
    """A space where the tile makes a fault that a favor can mend: a wrench."""
    sign = C(100, 100, 40, PAPER) + C(100, 100, 37, EMBER_D) + C(100, 100, 33, PAPER)
    sign += L('M82 118L104 96', EMBER_D, 11) + P(
        'M121 84L111 94L106 89L116 79A17 17 0 1 0 121 84Z', EMBER_D
    )
    return dashes(EMBER, 8, '20 11', sign)


def turned():
    """A space where the tile fits if it is turned otherwise."""
    arrow = 'M118 100A18 18 0 1 1 109 84.4'
    sign = L(arrow, GOLD_D, 8) + P('M98 71L126 84L101 100Z', GOLD_D)
    sign += L(arrow, GOLD, 3.6) + P('M103 78L118 84.6L105 93Z', GOLD)
    return gilt(4.8, '13 10', sign)


def target():
    """A round place for a favor, 64 x 64: a gold ring around paper."""
    o = C(32, 32, 31, PAPER) + C(32, 32, 29.5, INK) + C(32, 32, 27, GOLD_D)
    o += P('M32 5A27 27 0 0 0 12.9 51.1L51.1 12.9A27 27 0 0 0 32 5Z', GOLD_L)
    o += P('M51.1 12.9A27 27 0 0 1 12.9 51.1L18 46A19.8 19.8 0 0 0 46 18Z', GOLD)
    return svg(64, 64, o + C(32, 32, 22.5, INK) + C(32, 32, 21, PAPER))


def fault():
    """Where the land does not fit, 48 x 48: a red octagon, a broken edge."""

    def eight(r):
        return 'M' + pts([polar(24, 24, r, 22.5 + 45 * i) for i in range(8)]) + 'Z'

    o = P(eight(22), PAPER, f'stroke="{PAPER}" stroke-width="4" stroke-linejoin="round"')
    o += P(eight(22), RED_D) + P(eight(19), RED)
    o += L('M24 9L20 18L28 23L20 29L25 39', PAPER, 4)
    return svg(48, 48, o + L('M10 24H15M33 24H38', PAPER, 4))


def evening():
    """In place of the bag once it is empty, 200 x 200: a moon and stars in the frame of the tiles."""
    o = R(0, 0, 200, 200, INK) + R(3, 3, 194, 194, GOLD) + R(7, 7, 186, 186, NIGHT_D)
    o += L(window(16, 16, 184, 184, 20), GOLD, 3)
    o += C(100, 100, 70, INK) + C(100, 100, 68, GOLD) + C(100, 100, 62, NIGHT_X) + C(100, 100, 58, NIGHT)
    o += P('M84 58A46 46 0 1 0 142 116A42 42 0 0 1 84 58Z', GOLD_L)
    o += P('M63 127A46 46 0 0 0 142 116A44 44 0 0 1 63 127Z', GOLD)
    return svg(200, 200, o + star(122, 80, 15, points=4) + star(139, 103, 8, points=4))


ALL = {
    'space-fit': lambda: gilt(8, '20 11'),
    'space-turn': turned,
    'space-mend': mend,
    'target': target,
    'mark-evening': evening,
    'mark-fault': fault,
    'mark-last': last,
    'back-tile': back_tile,
}
