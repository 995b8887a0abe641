# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictograms, 24 x 24 in one colour, which the view tints: lines, then what is solid."""

from orders.pictograms import star_d
from pictograms import pictogram

PICTOGRAMS = {
    'settlement': ('M3.5 11.5L12 4L20.5 11.5M6 10V20H18V10', 'M10 20V15.5A2 2 0 0 1 14 15.5V20Z'),
    'city': ('M3 20V10L7.5 5.5L12 10V20ZM12 12.5L16.5 9L21 12.5V20H12',
             'M15 20V16.5A1.5 1.5 0 0 1 18 16.5V20ZM6 11.5H9V14.5H6Z'),
    'road': ('M3.5 16.5L16.5 3.5L20.5 7.5L7.5 20.5Z',
             'M8.5 15L10 13.5L11.5 15L10 16.5ZM13.5 10L15 8.5L16.5 10L15 11.5Z'),
    'repair': ('M13 10L4.5 18.5A1.8 1.8 0 0 0 7 21L15.5 12.5',
               'M12 4L17 3L21.5 7.5L18.5 10.5L17 9L14.5 12.5L11.5 9.5L14 7Z'),
    'card': ('M6 3H18V21H6Z',
             star_d(12, 12.6, 5.2)),
    'trade': ('M4 8H19L15 4M20 16H5L9 20', ''),
    'donate': ('M4 10H20V20H4ZM4 14H20M12 10V20M12 9.5C8 9.5 6 7.5 7 5.5C8.5 3.5 11 6 12 9.5'
               'C13 6 15.5 3.5 17 5.5C18 7.5 16 9.5 12 9.5', ''),
    'token': ('M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z',
              star_d(12, 12.4, 5.5)),
    'exchange': ('M4 13A8 8 0 0 1 18 7M18 3V7.5H13.5M20 11A8 8 0 0 1 6 17M6 21V16.5H10.5',
                 'M12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z'),
    'deck': ('M8 3H20V18H8ZM4 7V21H16',
             'M12.6 8.6A1.7 1.7 0 1 0 12.7 8.6ZM16 12A1.7 1.7 0 1 0 16.1 12Z'),
    'dice': ('M4 7.5L12 3L20 7.5V16.5L12 21L4 16.5ZM4 7.5L12 12L20 7.5M12 12V21',
             'M12 6.4A1.5 1.1 0 1 0 12.1 6.4ZM7.9 12.7A1.3 1.5 0 1 0 8 12.7Z'
             'M16 11.6A1.3 1.5 0 1 0 16.1 11.6ZM16 15.3A1.3 1.5 0 1 0 16.1 15.3Z'),
    'knight': ('M5 4Q12 1.5 19 4V11C19 16.5 15.5 19.5 12 21.5C8.5 19.5 5 16.5 5 11Z',
               star_d(12, 11.6, 5.2)),
    'robber': ('M5 21C6 16 7 13.5 7.5 11C7 6 9 3 12 3C15 3 17 6 16.5 11C17 13.5 18 16 19 21Z',
               'M12 6.5C10 6.5 9.5 8.5 9.5 10.5C9.5 13 10.8 15 12 15C13.2 15 14.5 13 14.5 10.5'
               'C14.5 8.5 14 6.5 12 6.5Z'),
    'bank': ('M3 9L12 3.5L21 9ZM4 20.5H20M6 10V18M10 10V18M14 10V18M18 10V18', ''),
}
ALL = {f'pict-{name}': (lambda parts=parts: pictogram(*parts))
       for name, parts in PICTOGRAMS.items()}
