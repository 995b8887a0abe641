# SPDX-License-Identifier: GPL-3.0-or-later
"""The colours of those who play, by the end of the name of a file: the seats as in common.py, then
the two that nobody plays, which have no sign and no pattern."""

from common import COLOURS, EMBLEMS, INKED
from palette import *
from shapes import *

# Name, mid, light and dark tone.
PLAYED = {str(i + 1): colour for i, colour in enumerate(COLOURS)}
NEUTRAL = {'grey': ('grey', STONE, STONE_L, STONE_D), 'white': ('white', PAPER, PAPER_L, PAPER_X)}
OWNERS = PLAYED | NEUTRAL


def contrast(owner):
    """The tone of sign and pattern."""
    name = OWNERS[owner][0]
    return INK if name in INKED or name == 'white' else PAPER


def sign(owner, x, y, size):
    """The sign of a seat, `size` wide."""
    if owner in NEUTRAL:
        return ''
    body = P(EMBLEMS[int(owner) - 1], contrast(owner))
    return at(x, y, G(body, 'translate(-12 -12)'), size / 24)
