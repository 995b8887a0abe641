# SPDX-License-Identifier: GPL-3.0-or-later
"""What a view lays over the map: targets for followers, spaces for tiles, marks."""

from land.geometry import turn
from orders.pictograms import glyph
from palette import *
from shapes import *


def target(role):
    """Round target for a follower, 64 x 64: gold ring, paper disc, the role as a pictogram."""
    o = (
        C(32, 32, 31, PAPER)
        + C(32, 32, 29.5, INK)
        + C(32, 32, 27, GOLD_D)
        + P('M32 5A27 27 0 0 0 12.9 51.1L51.1 12.9A27 27 0 0 0 32 5Z', GOLD_L)
        + P('M51.1 12.9A27 27 0 0 1 12.9 51.1L18 46A19.8 19.8 0 0 0 46 18Z', GOLD)
    )
    o += C(32, 32, 22.5, INK) + C(32, 32, 21, PAPER)
    return svg(64, 64, o + at(32, 32, G(glyph(role, INK), 'translate(-12 -12)'), 1.34))


def space(kind):
    """Space for a tile, 200 x 200: brackets, and a mark, so that colour is not alone."""
    tone, deep = {
        'fit': (JADE, JADE_D),
        'turn': (JADE_L, JADE),
        'free': (GOLD, GOLD_D),
    }[kind]
    d = ''
    for r in range(4):
        d += ''.join(
            f'{c}{x} {y}'
            for c, (x, y) in zip('MLL', (turn((10, 46), r), turn((10, 10), r), turn((46, 10), r)))
        )
    o = L(d, PAPER, 13) + L(d, deep, 9) + L(d, tone, 5)
    mark = {
        'fit': 'M82 102L95 115L120 87',
        'turn': 'M124 100A24 24 0 1 1 112 79M112 66V80H98',
        'free': 'M100 84V116M84 100H116',
    }[kind]
    o += C(100, 100, 37, PAPER) + C(100, 100, 34, deep) + C(100, 100, 30.5, PAPER)
    return svg(200, 200, o + L(mark, deep, 7.5))


def complete():
    """A small seal for a finished feature, 48 x 48: a closed ring and a tick."""
    o = (
        C(24, 24, 23, PAPER)
        + C(24, 24, 21, INK)
        + C(24, 24, 19, GOLD_D)
        + P('M24 5A19 19 0 0 0 10.6 37.4L37.4 10.6A19 19 0 0 0 24 5Z', GOLD_L)
    )
    return svg(
        48,
        48,
        o
        + C(24, 24, 14, JADE_D)
        + P('M24 10A14 14 0 0 0 24 38Z', JADE)
        + L('M16.5 24.5L22 30L32 19', PAPER, 4.6),
    )


def last():
    """Frame around the last tile laid, 212 x 212: lies 6 units outside of the tile."""
    o = ''
    for inset, tone, width in ((3, PAPER, 6), (3.5, GOLD_D, 4), (3.5, GOLD, 2.2)):
        o += P(
            (
                f'M{n(inset)} {n(inset)}h{n(212 - 2 * inset)}v{n(212 - 2 * inset)}h{n(2 * inset - 212)}Z'
            ),
            'none',
            f'stroke="{tone}" stroke-width="{width}"',
        )
    return svg(212, 212, o)


ALL = {f'target-{r}': lambda r=r: target(r) for r in ('knight', 'highwayman', 'monk', 'farmer')}
ALL |= {f'space-{k}': lambda k=k: space(k) for k in ('fit', 'turn', 'free')}
ALL |= {'mark-complete': complete, 'mark-last': last}
