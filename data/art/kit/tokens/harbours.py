# SPDX-License-Identifier: GPL-3.0-or-later
"""Harbours: two jetties from the ends of a coastal edge (one picture for each of its six sides) and
a moored ship, upright whatever the side, with what it trades on its sail. The rate is live text."""

from math import cos, radians

from tokens import signs
from tokens.parts import *

# What a harbour trades, its band on the sail: lit and in the shade.
SAILS = {'any': (BLUE, BLUE_D), 'brick': (RED_H, RED_L), 'lumber': (EARTH_L, EARTH),
         'wool': (LEAF_L, LEAF), 'grain': (EMBER_L, EMBER), 'ore': (IRON_L, IRON)}
# Of the file of the jetties, whose middle is the middle of the edge.
SIZE = 200


def jetty(a, b, w):
    """A jetty from a to b: posts, a dark foot, planks across."""
    (x0, y0), (x1, y1) = a, b
    k = hypot(x1 - x0, y1 - y0)
    px, py = (y0 - y1) / k * w / 2, (x1 - x0) / k * w / 2

    def along(t, side):
        """A point on one edge, `t` of the way."""
        return x0 + (x1 - x0) * t + px * side, y0 + (y1 - y0) * t + py * side
    deck = [along(0, 1), along(1, 1), along(1, -1), along(0, -1)]
    posts = (along(t, side) for t in (.28, .62, .96) for side in (-1, 1))
    o = P(poly(deck, 0, 5), EARTH_X)
    o += P(''.join(f'M{n(x - 1.8)} {n(y - 2)}h3.6v11h-3.6Z' for x, y in posts), EARTH_X)
    o += P(poly(deck), EARTH_L)
    count = int(k / 6)
    planks = (cut(*along(i / count, 1), *along(i / count, -1), .9) for i in range(1, count))
    return o + P(''.join(planks), EARTH_D)


def jetties(side):
    """Both jetties of an edge that faces a side."""
    c, outwards = SIZE / 2, radians(-60 + 60 * SIDES.index(side))
    nx, ny = cos(outwards), sin(outwards)

    def spot(aside, out):
        """A point beside the middle of the edge and outside of it."""
        return c - ny * aside + nx * out, c + nx * aside + ny * out
    # From 8 off the corner to the ship; the one behind first.
    k = 8 / hypot(33, 40)
    pairs = [(spot(s * (50 - 33 * k), 40 * k), spot(s * 17, 40)) for s in (-1, 1)]
    pairs.sort(key=lambda pair: pair[1][1])
    return svg(SIZE, SIZE, ''.join(jetty(*pair, 11) for pair in pairs))


def ship(kind):
    """A moored ship, 84 x 96, its place at (42, 54): sail with the sign of the goods, plate for
    the rate."""
    m, d = SAILS[kind]
    hull = 'M6 62C14 66 26 68 42 68C58 68 70 66 78 62C76 78 66 88 42 88C18 88 8 78 6 62Z'
    sail = 'M12 12C22 8 62 8 72 12C76 28 76 44 72 58C62 54 22 54 12 58C8 44 8 28 12 12Z'
    mast = 'M39.5 2H44.5V64H39.5Z'
    o = rims(hull + sail + mast, 4.6, PAPER, INK, 3.4)
    o += R(39.5, 2, 5, 64, EARTH_D) + R(39.5, 2, 2.4, 64, EARTH_L)
    o += P(sail, PAPER_D)
    o += P('M12 12C22 8 34 8.6 42 9V55C34 54.4 22 54 12 58C8 44 8 28 12 12Z', PAPER)
    o += P('M12 12C22 8 62 8 72 12L72.8 16.5C62 12.5 22 12.5 11.2 16.5Z', d)
    o += P('M12 12C22 8 34 8.6 42 9V13C34 12.8 22 12.6 11.2 16.5Z', m)
    o += P('M10.6 52C22 48.6 62 48.6 73.4 52L72 58C62 54 22 54 12 58Z', d)
    o += P('M10.6 52C22 48.6 34 49.4 42 49.4V55C34 54.4 22 54 12 58Z', m)
    o += P(hull, EARTH_D) + P('M6 62C14 66 26 68 42 68V88C18 88 8 78 6 62Z', EARTH)
    o += P('M6 62C14 66 26 68 42 68C58 68 70 66 78 62L77 66.5C68 70 58 71.6 42 71.6'
           'C26 71.6 16 70 7 66.5Z', GOLD_D)
    o += P('M6 62C14 66 26 68 42 68V71.6C26 71.6 16 70 7 66.5Z', GOLD)
    o += P(rounded(19, 70, 46, 21, 6), INK) + P(rounded(20.5, 71.5, 43, 18, 5), PAPER)
    return svg(84, 96, o + at(25.5, 15.5, bare(signs.ALL[f'sign-{kind}']()), 1.03))


ALL = {f'jetties-{side}': (lambda side=side: jetties(side)) for side in SIDES}
ALL |= {f'harbour-{kind}': (lambda kind=kind: ship(kind)) for kind in SAILS}
