# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictograms, 24 x 24 in one colour, for lines of text and for high contrast; the view tints
them. Strokes 2 wide and round, filled parts at least 3."""

from palette import INK
from shapes import L, P, svg


def pictogram(lines, solids, more=''):
    """Lines and filled parts."""
    return svg(24, 24, (L(lines, INK) if lines else '') + (P(solids, INK) if solids else '') + more)


ALL = {
    'pict-artisan': lambda: pictogram(
        'M12 4.5a2.5 2.5 0 1 0 .1 0ZM12 2V4.5',
        'M10.5 8L5 17L3.5 22L7.8 19L12.8 10Z',
        P('M13.5 8L19 17L20.5 22L16.2 19L11.2 10Z', INK)),
    'pict-assassin': lambda: pictogram(
        'M6.5 15H17.5M12 15V20', 'M12 1L15.2 5V14H8.8V5ZM12 19a2 2 0 1 0 .1 0Z'),
    'pict-merchant': lambda: pictogram(
        'M12 3V20M8 21H16M4.5 6H19.5M5 6L2.5 13M5 6L7.5 13M19 6L16.5 13M19 6L21.5 13',
        'M1 13.5H9A4 4 0 0 1 1 13.5ZM15 13.5H23A4 4 0 0 1 15 13.5Z'),
    'pict-noble': lambda: pictogram(
        'M12 19L2.5 10A14 14 0 0 1 21.5 10ZM12 18L8 6M12 18L16 6',
        'M12 16.5a2.5 2.5 0 1 0 .1 0Z'),
    'pict-soldier': lambda: pictogram(
        'M3 14H21M6 14V19C7 21 9 22 12 22C15 22 17 21 18 19V14M12 2V5',
        'M4.5 13C4.5 8 8 4.5 12 4.5C16 4.5 19.5 8 19.5 13Z'
        'M10.5 14H13.5V19H10.5Z'),
    'pict-supplier': lambda: pictogram(
        'M9.5 8C5 11 3 15 4 19Q4.5 21 6.5 21H17.5Q19.5 21 20 19C21 15 19 11 14.5 8Z',
        'M8 2L10 3.5L12 2L14 3.5L16 2L14.5 6H9.5ZM12 11C14.5 13 14.5 16 12 18'
        'C9.5 16 9.5 13 12 11Z'),
}
