# SPDX-License-Identifier: GPL-3.0-or-later
"""Portraits of the twenty at court: in a medallion, and close for lists."""

from kingdom import able, humble, noble, royal
from kingdom.figures import plain, ring
from palette import *
from shapes import *

DRAW = humble.DRAW | able.DRAW | noble.DRAW | royal.DRAW
# How large the bust is in a small portrait.
CLOSE = 0.5


def person(name):
    """Portrait, 240 x 240."""
    return svg(240, 240, DRAW[name](ring))


def small(name):
    """Close portrait, 100 x 100."""
    o = C(50, 50, 50, PAPER) + C(50, 50, 48.5, INK) + C(50, 50, 46.5, GOLD) + C(50, 50, 42, GOLD_D)
    bust = G(
        DRAW[name](plain),
        f'translate({n(50 - 120 * CLOSE)} {n(53 - 104 * CLOSE)}) scale({CLOSE})',
    )
    disc = 'M10 50a40 40 0 1 0 80 0a40 40 0 1 0-80 0Z'
    return svg(100, 100, o + clipped(f'small-{name}', disc, bust))


ALL = {f'person-{k}': lambda k=k: person(k) for k in DRAW}
ALL |= {f'small-{k}': lambda k=k: small(k) for k in DRAW}
