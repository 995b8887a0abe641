# SPDX-License-Identifier: GPL-3.0-or-later
"""What every game needs: the shields of the seats and their patterns."""

from palette import GOLD, INK, PAPER, SEATS
from shapes import G, L, P, R, at, rounded, svg

# Seats whose sign is ink instead of paper, because their colour is light.
INKED = ('amber', 'violet', 'teal')
# Signs on a grid of 24: sun, drop, peak, leaf, tower, moon, spark.
SIGNS = (
    'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18Z',
    'M12 1.5C16 7 19.5 11 19.5 15A7.5 7.5 0 0 1 4.5 15C4.5 11 8 7 12 1.5Z',
    'M12 3L22 20.5H2Z',
    'M4 20C2 9 9 3 21 3C21 15 15 22 4 20Z',
    'M4 21V4H8V7H10V4H14V7H16V4H20V21Z',
    'M16.5 3A10 10 0 1 0 21.5 16.5A8.5 8.5 0 0 1 16.5 3Z',
    'M12 1Q13.5 10.5 23 12Q13.5 13.5 12 23Q10.5 13.5 1 12Q10.5 10.5 12 1Z',
)
# Patterns on a band of 96 x 16: plain, waves, chevrons, slanting bars, checks, dots, crosses.
PATTERNS = (
    '',
    'M0 5q4-4 8 0' + 't8 0' * 11 + 'M0 12q4-4 8 0' + 't8 0' * 11,
    ''.join(f'M{x} 14l6-10 6 10' for x in range(0, 96, 12)),
    ''.join(f'M{x} 16l10-16' for x in range(3, 86, 9)),
    ''.join(f'M{x} 0h6v8h-6ZM{x + 6} 8h6v8h-6Z' for x in range(0, 96, 12)),
    ''.join(f'M{x} 5h.1M{x + 5} 11h.1' for x in range(4, 90, 10)),
    ''.join(f'M{x} 3l8 10M{x} 13l8-10' for x in range(2, 96, 12)),
)


def seat(index):
    """Shield of a seat, 96 x 110: three tones, the sign, both rims."""
    name, m, l, d = SEATS[index]
    o = P('M4 8Q48-2 92 8V54C92 82 70 98 48 108.5C26 98 4 82 4 54Z', PAPER)
    o += P('M6 9.500Q48 .5 90 9.500V54C90 80 70 96 48 106C26 96 6 80 6 54Z', INK)
    o += P('M9.500 12.500Q48 4.500 86.500 12.500V54C86.500 78 68 92.500 48 102'
           'C28 92.500 9.500 78 9.500 54Z', GOLD)
    o += P('M13.500 15.500Q48 8.500 82.500 15.500V54C82.500 76 66 88.500 48 97.500'
           'C30 88.500 13.500 76 13.500 54Z', m)
    o += P('M72 13Q78 14 82.500 15.500V54C82.500 76 66 88.500 48 97.500C62 84 72 74 72 54Z', d)
    o += P('M13.500 15.500Q18 14.400 23 13.700V54C23 68 28 78 36 90.500'
           'C24 82 13.500 70 13.500 54Z', l)
    fill = INK if name in INKED else PAPER
    return svg(96, 110, o + at(48, 52, G(P(SIGNS[index], fill), 'translate(-12 -12)'), 2))


def pattern(index):
    """Band of a seat for what is too narrow for a sign, 104 x 24, both rims."""
    name, m, l, _ = SEATS[index]
    o = P(rounded(0, 0, 104, 24, 8), PAPER) + P(rounded(1.5, 1.5, 101, 21, 6.5), INK)
    o += R(4, 4, 96, 16, m)
    if PATTERNS[index]:
        if name == 'black':
            band = P(PATTERNS[index], l)
        else:
            width = 4 if name == 'violet' else 2
            band = L(PATTERNS[index], INK if name in INKED else PAPER, width)
        o += G(band, 'translate(4 4)')
    return svg(104, 24, o)


ALL = {f'seat-{i + 1}': (lambda i=i: seat(i)) for i in range(len(SEATS))}
ALL |= {f'pattern-{i + 1}': (lambda i=i: pattern(i)) for i in range(len(SEATS))}
