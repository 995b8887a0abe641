# SPDX-License-Identifier: GPL-3.0-or-later
"""What an action favor does, without words: a strip of signs, 216 x 56."""

from orders.pictograms import star_d
from palette import *
from shapes import *


def frame(more=''):
    """A tile, or with dashes the place for one."""
    return (
        f'<rect x="1.3" y="7.3" width="33.4" height="33.4" rx="2.4" fill="none" stroke="{INK}" '
        f'stroke-width="2.6"{more}/>'
    )


def tile():
    """A land tile: a city side and a bend of road."""
    return (
        P('M3 9H33Q26 18.4 18 18.4Q10 18.4 3 9Z', INK)
        + L('M33 29C25 29 21.5 33 21.5 40', INK, 4)
        + frame()
    )


def ghost():
    """The place for a tile."""
    return frame(' stroke-dasharray="5 3.6"')


def arrow_around(x, y, r, width):
    """An arrow that turns."""
    start, end = polar(x, y, r, -150), polar(x, y, r, -30)
    arc = f'M{pts([start])}A{n(r)} {n(r)} 0 1 0 {pts([end])}'
    return L(arc, INK, width) + P(f'M{pts([end])}m-6.5 .6l7.6-8.2l3 10.4Z', INK)


def turned():
    """A tile that is turned."""
    return at(12.4, 14.5, G(tile(), 'translate(0 -4) scale(.54)')) + arrow_around(22, 24, 19, 3)


def three():
    """Three tiles that change places in a ring."""
    o = P('M14 1H30V17H14ZM1 30H17V46H1ZM27 30H43V46H27Z', INK)
    o += L('M34 9Q40 14 39.4 22M26 38H22.5M5 25Q4 15 9 10', INK, 2.8)
    return o + P(
        'M35 19.6L44 20.8L38.6 27.4ZM24 33.6V42.4L17.6 38ZM5.4 8.4L13 5L12.6 13.6Z', INK
    )


def bag():
    """The bag of tiles."""
    return P(
        'M12 4L15.6 7L20 4L24.4 7L28 4L25 13H15ZM14 15H26C36 22 40 34 34 41Q32 44 28 44H12'
        'Q8 44 6 41C0 34 4 22 14 15Z',
        INK,
    )


def favor():
    """A favor on the map."""
    o = P('M1 10H41L21 34Z', INK) + P('M10 14.4H32L21 27.6Z', PAPER)
    return o + P('M14.6 16.8H27.4L21 24.4Z', INK)


def card():
    """An action favor that is turned back."""
    o = P('M6 3H34V45H6Z', INK) + P('M9 6H31V42H9Z', PAPER) + P(star_d(20, 24.6, 9.4, 0.44), INK)
    return o + arrow_around(20, 24, 22, 2.6)


def pick():
    """One of three tiles."""
    o = ''
    for i in range(3):
        fill = INK if i == 1 else 'none'
        o += (
            f'<rect x="{1.2 + 21 * i}" y="14.2" width="17.6" height="19.6" rx="2" fill="{fill}" '
            f'stroke="{INK}" stroke-width="2.2"/>'
        )
    return o + L('M27.2 24.4L30.4 27.6L36 20.6', PAPER, 2.6) + P('M31 12L26 4H36Z', INK)


def into():
    """Becomes."""
    return L('M2 24H18', INK, 4) + P('M12 15L23 24L12 33Z', INK)


def swap():
    """Changes places with."""
    return L('M4 17H19M22 31H7', INK, 3.4) + P('M16 10L25 17L16 24ZM10 24L1 31L10 38Z', INK)


def plus():
    """And."""
    return L('M3 24H19M11 16V32', INK, 4)


# Width and drawing of each sign.
SIGNS = {
    'tile': (36, tile),
    'ghost': (36, ghost),
    'turned': (44, turned),
    'three': (44, three),
    'bag': (40, bag),
    'favor': (42, favor),
    'card': (40, card),
    'pick': (64, pick),
    'into': (24, into),
    'swap': (26, swap),
    'plus': (22, plus),
}
GAP = 7
ACTIONS = {
    'charlatan': 'tile into bag into tile',
    'handmaiden': 'tile swap tile',
    'merchant': 'tile into ghost',
    'magician': 'turned',
    'pawnbroker': 'favor swap favor',
    'nobleman': 'turned turned',
    'alchemist': 'three',
    'bishop': 'bag into tile plus tile',
    'general': 'card',
    'queen': 'pick into tile',
}


def strip(name):
    """The signs of an action, in the middle of the strip."""
    signs = [SIGNS[sign] for sign in ACTIONS[name].split()]
    total = sum(width for width, _ in signs) + GAP * (len(signs) - 1)
    scale = min(1.1, 216 / total)
    o, x = '', 0.0
    for width, draw in signs:
        o += G(draw(), f'translate({n(x)} 0)')
        x += width + GAP
    left, top = (216 - total * scale) / 2, 28 - 24 * scale
    place = f'translate({n(left)} {n(top)}) scale({round(scale, 3)})'
    return svg(216, 56, G(o, place))


def again():
    """Another tile."""
    return at(-2, 6, tile(), 0.86) + at(24, -12, plus(), 0.9)


# The one sign of each action that is told at 25 pixels, on a paper plate of 48 x 48.
SMALL = {
    'charlatan': (40, bag),
    'handmaiden': (26, swap),
    'merchant': (24, into),
    'magician': (44, lambda: arrow_around(22, 26, 16, 6)),
    'pawnbroker': (42, favor),
    'nobleman': (
        44,
        lambda: arrow_around(11, 26, 8.4, 4.4) + arrow_around(34, 26, 8.4, 4.4),
    ),
    'alchemist': (44, three),
    'bishop': (44, again),
    'general': (40, lambda: P('M6 3H34V45H6Z', INK) + P(star_d(20, 24.6, 11, 0.44), PAPER)),
    'queen': (36, lambda: P('M1.3 7.3h33.4v33.4H1.3Z', INK) + L('M9 24l6.4 7L27 17', PAPER, 4.4)),
}


def small(name):
    """The sign in the middle of its plate."""
    width, draw = SMALL[name]
    scale = 36 / max(width, 34)
    place = f'translate({n(24 - width * scale / 2)} {n(24 - 24 * scale)}) scale({round(scale, 3)})'
    return svg(48, 48, R(0, 0, 48, 48, PAPER, 7) + G(draw(), place))


ALL = {f'action-{name}': lambda name=name: strip(name) for name in ACTIONS}
ALL |= {f'sign-{name}': lambda name=name: small(name) for name in SMALL}
