# SPDX-License-Identifier: GPL-3.0-or-later
"""The robber, who belongs to nobody. 104 x 124, foot at (52, 114)."""

from tokens.parts import *


def robber():
    """A hood without a face, a sack over the shoulder: nobody's colour."""
    body = ('M50 8C34 8 29 22 29 35C25 50 18 82 15 110Q32 118 50 118Q68 118 85 110'
            'C82 82 75 50 71 35C71 22 66 8 50 8Z')
    sack = 'M66 50C78 40 100 50 100 70C100 86 90 92 80 90C70 88 62 62 66 50Z'
    o = rims(sack + body, 6, PAPER, INK)
    o += P(sack, EARTH_D)
    o += P('M66 50C76 42 92 46 97 58C88 54 80 60 78 70C77 78 78 84 80 90C70 88 62 62 66 50Z',
           EARTH)
    o += P('M66 50C72 44 82 44 88 48C80 48 72 56 71 66C68 60 65 55 66 50Z', EARTH_L)
    o += L('M70 50Q80 56 92 78', EARTH_X, 1.8)
    o += P(body, INK, f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"')
    lit, mid, deep = INK_L, mix(INK_L, INK, .5), INK_D
    o += P(body, deep)
    o += P('M50 8C34 8 29 22 29 35C25 50 18 82 15 110Q32 118 50 118C56 90 58 60 50 8Z', mid)
    o += P('M50 8C34 8 29 22 29 35C25 50 18 82 15 110Q20 112.4 26 114C28 84 33 56 37 38'
           'C37 24 42 12 50 8Z', lit)
    o += P('M50 17C38 17 34 28 34 38C34 52 42 62 50 62C58 62 66 52 66 38C66 28 62 17 50 17Z', INK_D)
    o += P('M50 22C41 22 38 30 38 39C38 50 44 57 50 57C56 57 62 50 62 39C62 30 59 22 50 22Z',
           NIGHT_X)
    # red scarf: the only colour
    o += P('M30 60Q50 72 70 60L73 70Q50 84 27 70Z', RED_D)
    o += P('M30 60Q40 66 50 66V77Q38 77 27 70Z', RED)
    o += P('M44 68L56 68L60 96L50 90L42 98Z', RED_D) + P('M44 68H50V90L42 98Z', RED_L)
    o += P(cut(24, 104, 32, 76, 2, 1) + cut(40, 112, 42, 88, 2, 0), INK_D)
    return svg(104, 124, o)


ALL = {'piece-robber': robber}
