# SPDX-License-Identifier: GPL-3.0-or-later
"""What shows that a place of the island can be chosen: a line within a field, a ring on a corner or edge."""

import math

from tokens.parts import *

# Of the line within a field, and of the ring.
RADIUS, RING = 84, 15


def field():
    """As large as a hex, 174 x 200: gold on ink."""
    corners = [(87 + RADIUS * math.cos(a), 100 + RADIUS * math.sin(a))
               for a in (math.radians(60 * i - 90) for i in range(6))]
    line = 'M' + 'L'.join(f'{n(x)} {n(y)}' for x, y in corners) + 'Z'
    join = 'stroke-linejoin="round"'
    return svg(174, 200, P(line, 'none', f'stroke="{INK}" stroke-width="7" {join}')
               + P(line, 'none', f'stroke="{GOLD_L}" stroke-width="3.4" {join}'))


def spot():
    """A ring, 44 x 44, shown as large: gold on ink, and a little of it within."""
    return svg(44, 44, O(22, 22, RING, INK, 7) + O(22, 22, RING, GOLD_L, 3.6))


ALL = {'place-hex': field, 'place-spot': spot}
