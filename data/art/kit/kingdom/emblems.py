# SPDX-License-Identifier: GPL-3.0-or-later
"""Signs of the triangle favors, 24 x 24, of one colour."""

from orders.pictograms import EAR, EO, SOLID, star_d
from shapes import P

EMBLEMS = {
    'farmer': EAR,
    'laborer': (
        'M13.4 10.6L20.6 3.4L22.6 5.4L15.4 12.6L16.6 14.4L4.6 22.4Q1.6 22.4 1.6 19.4L9.6 7.4'
        'L11.4 8.6ZM2 2H10V4.6H2ZM2 6.2H7.4V8.8H2Z'
    ),
    'guard': (
        'M12 1.6L21 4.6V11C21 17 17 20.6 12 22.8C7 20.6 3 17 3 11V4.6ZM12 5L6.4 7V11C6.4 14.8'
        ' 8.6 17.2 12 19.2Z'
    ),
    'astronomer': star_d(12, 12.6, 11, 0.42),
    'knight': SOLID['knight'],
}


def glyph(favor, colour):
    """A sign in one colour."""
    return P(EMBLEMS[favor], colour, EO)
