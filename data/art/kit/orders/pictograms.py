# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictograms, 24 x 24, of one colour, which the view tints: solid shapes with holes."""

from math import cos, radians, sin

from palette import INK
from shapes import L, P, n, polar, pts, svg

EO = 'fill-rule="evenodd"'


def disc(x, y, r):
    """Path data of a disc."""
    return f'M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2 * r)} 0Z'


def star_d(cx, cy, r, k=0.44):
    """Path data of a star."""
    return (
        'M'
        + pts([polar(cx, cy, r if i % 2 == 0 else r * k, -90 + 36 * i) for i in range(10)])
        + 'Z'
    )


def grain(x, y, a, l, w):
    """Path data of a grain of an ear."""
    c, s = cos(radians(a)), sin(radians(a))

    def q(u, v):
        return f'{n(x + u * c - v * s)} {n(y + u * s + v * c)}'

    return f'M{q(0, 0)}Q{q(l * .5, -w)} {q(l, 0)}Q{q(l * .5, w)} {q(0, 0)}Z'


EAR = (
    ''.join(
        grain(12 + (1 if a > -90 else -1), 20.4 - 4.6 * i, a, 8.6, 3.3)
        for i in range(4)
        for a in (-44, -136)
    )
    + grain(12, 7, -90, 6.4, 3.2)
    + 'M11 23.4V7H13V23.4Z'
)
# Solid, and hollow for what belongs to somebody else.
SOLID = {
    'city': 'M2 21V5.5H5.2V8H7V5.5H10V10.5H14V5.5H17V8H18.8V5.5H22V21ZM9 21V17.2a3 3 0 0 1 6 0V21Z',
    'road': (
        'M9.2 2.5H14.8L21.5 21.5H2.5ZM11.3 4.5L10.9 8.4H13.1L12.7 4.5ZM10.7 10.2L10.2'
        ' 14.4H13.8L13.3 10.2ZM10 16.3L9.5 20H14.5L14 16.3Z'
    ),
    'cloister': (
        'M12 1L16.4 9.4V11.6H21.5V21.5H2.5V11.6H7.6V9.4ZM10 21.5V17.4a2 2 0 0 1 4 0V21.5ZM10.9'
        ' 9.6V13H13.1V9.6ZM5 14.4V17H6.8V14.4ZM17.2 14.4V17H19V14.4Z'
    ),
    'farm': EAR,
    'pennant': 'M3.5 2H20.5V11.5C20.5 17 16 20.5 12 22.6C8 20.5 3.5 17 3.5 11.5Z' + star_d(
        12, 11.2, 6.6
    ),
    'follower': disc(12, 6.6, 4.8) + 'M12 12.4C7 12.4 4.8 16 3 22H21C19.2 16 17 12.4 12 12.4Z',
    'knight': (
        'M12 3.6C6.8 3.6 4.6 7.4 4.6 11.6V17.6C5.2 20.8 8 22.6 12 22.6C16 22.6 18.8 20.8 19.4'
        ' 17.6V11.6C19.4 7.4 17.2 3.6 12 3.6ZM6.6 11H11L12 12.4L13'
        ' 11H17.4V13.4H13.2V20.4H10.8V13.4H6.6ZM12.6 2.6C14-.2 18.6-.2 22 2.4C22.6 5 21.6 7 20.6'
        ' 8.2C19 5 16 3 12.6 2.6Z'
    ),
    'highwayman': (
        'M1 9.6C1 7 3.4 7.2 5 8C6 8.2 6.4 6.6 7 4.4Q12 1.6 17 4.4C17.6 6.6 18 8.2 19 8C20.6 7.2 23'
        ' 7 23 9.6Q18 13.2 12 13.2Q6 13.2 1 9.6ZM6.2 14.2Q12 15.8 17.8 14.2V15.6Q12 17.4 6.2'
        ' 15.6ZM5.4 17Q12 19 18.6 17L21 22.4H3Z'
    ),
    'monk': (
        'M12 1.4C7 3 5.6 7.6 5.6 11.4C5 15.4 3.6 19 2.6 22.4H21.4C20.4 19 19 15.4 18.4 11.4C18.4'
        ' 7.6 17 3 12 1.4ZM12 5.6C14.8 6 15.8 8.4 15.8 10.8C15.8 14 14.2 16 12 16C9.8 16 8.2 14 8.2'
        ' 10.8C8.2 8.4 9.2 6 12 5.6Z'
    ),
    'farmer': (
        'M1.2 10.2C4.4 9.2 7 7.2 8.2 4.2Q12 1.8 15.8 4.2C17 7.2 19.6 9.2 22.8 10.2Q18 12.6 12'
        ' 12.6Q6 12.6 1.2 10.2ZM7.6 13.8Q12 14.8 16.4 13.8C16.4 16.4 14.4 18 12 18C9.6 18 7.6 16.4'
        ' 7.6 13.8ZM12 19C8 19 6 20.2 5 22.6H19C18 20.2 16 19 12 19Z'
    ),
    'coin': disc(12, 12, 9.6) + 'M8.6 8.6H15.4V15.4H8.6Z',
    'arrow': 'M10 2H14V12H19.5L12 21.5L4.5 12H10Z',
    'crown': 'M3 19L1.6 7.4L7.4 12L12 4L16.6 12L22.4 7.4L21 19ZM3 20.4H21V22.6H3Z',
    'card': 'M5 1.5H19V22.5H5ZM7.4 4V20H16.6V4Z',
    'tile': 'M3 3H21V21H3Z',
}
HOLLOW = {
    'follower': (
        'M12 2.8a4 4 0 1 0 .01 0ZM12 12.8C8 12.8 5.8 15.6 4.2 21H19.8C18.2 15.6 16 12.8 12 12.8Z'
    ),
    'monk': (
        'M12 2.6C7.8 4 6.7 8 6.7 11.4C6 15.2 5 18.6 4 21.4H20C19 18.6 18 15.2 17.3 11.4C17.3 8 16.2'
        ' 4 12 2.6ZM12 7C13.8 7.4 14.6 9 14.6 10.8C14.6 13.2 13.4 14.8 12 14.8C10.6 14.8 9.4 13.2'
        ' 9.4 10.8C9.4 9 10.2 7.4 12 7Z'
    ),
    'city': 'M3 20V6.5H6.5V9H8.5V6.5H10.5V11.5H13.5V6.5H15.5V9H17.5V6.5H21V20Z',
    'tile': 'M4 4H20V20H4Z',
    'coin': disc(12, 12, 8.6),
}


def glyph(name, colour, hollow=False, w=2):
    """A pictogram in one colour."""
    if hollow:
        return L(HOLLOW[name], colour, w)
    return P(SOLID[name], colour, EO)


ALL = {
    f'pict-{k}': lambda k=k: svg(24, 24, glyph(k, INK))
    for k in (
        'city',
        'road',
        'cloister',
        'farm',
        'pennant',
        'follower',
        'knight',
        'highwayman',
        'monk',
        'farmer',
        'tile',
    )
}
