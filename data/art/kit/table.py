# SPDX-License-Identifier: GPL-3.0-or-later
"""The council table by day and by night: a tile of a lattice."""

from palette import TABLE_DARK, TABLE_LIGHT
from shapes import L, R, svg


def tile(tones):
    """Window lattice of squares in octagons, 96 x 96, that repeats without a seam."""
    ground, lines = tones
    data = ('M28 0l-28 28M68 0l28 28M0 68l28 28'
            'M96 68l-28 28M28 48l20-20 20 20-20 20Z'
            'M0 48h28M68 48h28M48 0v28M48 68v28')
    return svg(96, 96, R(0, 0, 96, 96, ground) + L(data, lines, 4))


ALL = {
    'table-tile-light': lambda: tile(TABLE_LIGHT),
    'table-tile-dark': lambda: tile(TABLE_DARK),
}
