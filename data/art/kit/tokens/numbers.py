# SPDX-License-Identifier: GPL-3.0-or-later
"""The discs of the numbers, their pips, the dice."""

from tokens.parts import *


def disc(hot):
    """Disc of a number, 120 x 120, shown 58 wide; 6 and 8 have a notched red rim."""
    o = C(60, 60, 59, INK)
    if hot:
        o += C(60, 60, 55.5, RED) + rays(60, 60, 40, 55.5, 20, PAPER, .42) + C(60, 60, 46.5, RED_D)
        o += C(60, 60, 45, PAPER)
    else:
        o += C(60, 60, 55.5, PAPER_D) + C(58.8, 58.6, 52.5, PAPER) + O(60, 60, 47.5, PAPER_X, 1.6)
    return svg(120, 120, o)


def pips(count):
    """Dots below a number: in how many ways two dice give it."""
    r = 5
    step = 12.6
    x = 60 - step * (count - 1) / 2
    return svg(120, 120,
               P(spots(*[(x + step * i, 88 - (2.5 if count == 5 and i in (0, 4) else 0))
                         for i in range(count)], r=r), RED if count == 5 else INK))


DOTS = {1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1))}


def die(count, red):
    """A die, 72 x 76: face and lower edge, both rims; one of two is red."""
    l, m, d, c = (RED_L, RED, RED_D, PAPER) if red else (PAPER_L, PAPER, PAPER_X, INK)
    o = P(rounded(2, 2, 68, 72, 16), PAPER) + P(rounded(4, 4, 64, 68, 14), INK)
    o += P(rounded(7, 7, 58, 62, 11), d) + P(rounded(7, 7, 58, 55, 11), m)
    o += P('M7 18A11 11 0 0 1 18 7H54A11 11 0 0 1 62.4 10.9C40 10 18 18 10 58.4A11 11 0 0 1 7 51Z',
           l)
    r = 7.4 if count == 1 else 5.8
    return svg(72, 76,
               o
               + P(spots(*[(36 + 16 * x, 34.5 + 15.5 * y) for x, y in DOTS[count]], r=r),
                   RED if count == 1 and not red else c))


ALL = {'disc-plain': lambda: disc(False), 'disc-hot': lambda: disc(True)}
ALL |= {f'pips-{i}': (lambda i=i: pips(i)) for i in range(1, 6)}
ALL |= {f'die-{c}{"-red" if red else ""}': (lambda c=c, red=red: die(c, red))
        for c in DOTS for red in (False, True)}
