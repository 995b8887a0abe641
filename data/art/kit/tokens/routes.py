# SPDX-License-Identifier: GPL-3.0-or-later
"""Routes in the three directions of an edge, and the crack of a damaged one."""

from tokens.parts import *
from tokens.seats import NEUTRAL, OWNERS, contrast

# Of the file of a route, whose middle lies on the middle of the edge; of its bar.
BOX = 88
LONG, WIDE = 66, 12.5
# The angles of an edge: `v` upright (sides e and w), `f` falls to the right (ne, sw), `r` rises
# (se, nw).
WAYS = {'v': 90, 'f': 30, 'r': -30}


def turned(body, way):
    """A whole file with what lies along an edge."""
    return svg(BOX, BOX, G(body, f'translate({BOX / 2:g} {BOX / 2:g}) rotate({WAYS[way]})'))


def pattern(owner):
    """What tells the bar of a seat from the others without its colour, around (0, 0)."""
    name, _, l, _ = OWNERS[owner]
    c, h = contrast(owner), WIDE / 2
    if owner in NEUTRAL:
        return ''
    if name == 'red':
        return R(-LONG / 2 + 8, -1.3, LONG - 16, 2.6, l, 1.3)
    if name == 'blue':
        return L('M-28 1q3.5-5.4 7 0' + 't7 0' * 7, c, 2.5)
    if name == 'amber':
        return L(''.join(f'M{x} 4.2L{x + 5} -3.6L{x + 10} 4.2' for x in (-26, -13, 0, 13)), c, 2.5)
    if name == 'green':
        return P(''.join(f'M{x - 4} {h}L{x + 3} {-h}h4.4L{x + .4} {h}Z'
                         for x in (-26, -14.5, -3, 8.5, 20)), c)
    if name == 'black':
        return P(''.join(f'M{x} {n(-h)}h6.4v{n(h)}h-6.4ZM{n(x + 6.4)} 0h6.4v{n(h)}h-6.4Z'
                         for x in (-32, -19.2, -6.4, 6.4, 19.2)), l)
    if name == 'violet':
        return P(spots(*[(x, 0) for x in (-24, -12, 0, 12, 24)], r=3), c)
    if name == 'teal':
        return L(''.join(f'M{x - 3.6} -3.6l7.2 7.2M{x - 3.6} 3.6l7.2-7.2'
                         for x in (-24, -8, 8, 24)), c, 2.4)
    return L(f'M{5 - LONG / 2} -2.6H{LONG / 2 - 5}M{5 - LONG / 2} 2.6H{LONG / 2 - 5}', c, 2)


def bar(grow, radius, tone):
    """The bar of a route, or its rim."""
    w, h = LONG + 2 * grow, WIDE + 2 * grow
    return R(-w / 2, -h / 2, w, h, tone, radius + grow)


def edge(side, depth, tone):
    """A strip along one long side of the bar: -1 above, 1 below."""
    x, h = LONG / 2, WIDE / 2
    return P(f'M{3 - x} {n(side * h)}H{x - 3}L{x - 5} {n(side * (h - depth))}H{5 - x}Z', tone)


def route(owner, way):
    """A route: both rims, three tones lit from the upper left whatever its way, its pattern."""
    _, m, l, d = OWNERS[owner]
    lit = 1 if way == 'v' else -1
    o = bar(4.2, 3.4, PAPER) + bar(2.4, 3.4, INK) + bar(0, 3, m)
    return turned(o + edge(-lit, 2.6, d) + edge(lit, 2.2, l) + pattern(owner), way)


def crack(way):
    """A damaged route: the bar of any seat is broken in two by a gap with torn edges."""
    left = [(-10, -12), (-5, -6), (-11, -1), (-5, 5), (-9, 12)]
    right = [(7, 12), (11, 6), (5, 1), (11, -5), (6, -12)]
    o = P(poly(left + right), INK, f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"')
    o += P(poly([(x + 3, y) for x, y in left] + [(x - 3, y) for x, y in right]), BEACH)
    o += P('M-2-7L3-4L0 0L-3-3ZM-3 3L2 4L3 9L-2 8Z', STONE_D) + P('M-2-7L3-4L1-3L-2-5Z', STONE_L)
    return turned(o, way)


ALL = {f'route-{owner}-{way}': (lambda owner=owner, way=way: route(owner, way))
       for owner in OWNERS for way in WAYS}
ALL |= {f'route-crack-{way}': (lambda way=way: crack(way)) for way in WAYS}
