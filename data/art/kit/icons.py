# SPDX-License-Identifier: GPL-3.0-or-later
"""The icons of the application, a crown with five jewels, one for each game, and of saved games."""

from palette import (BLUE, BLUE_D, BLUE_L, EMBER, EMBER_D, EMBER_L, GOLD, GOLD_D, GOLD_L, GOLD_X,
                     JADE, JADE_D, JADE_L, PAPER, PAPER_D, PAPER_L, PAPER_X, PLUM, PLUM_D, PLUM_L,
                     RED, RED_D, RED_L, RED_X, SYMBOLIC, mix)
from shapes import C, P, R, at, gem, mirror, rays, svg


def jewel(x, y, r, light, mid, dark):
    """A round stone in a gold claw."""
    return (C(x, y, r, GOLD_X) + C(x, y, r - 1.2, GOLD) + C(x, y, r - 2.4, dark)
            + C(x - 0.5, y - 0.6, r - 3, mid) + C(x - r * 0.22, y - r * 0.26, (r - 3) * 0.5, light))


def crown():
    """On a disc of 42 around 64, 56: the crown before a sunburst."""
    ground = mix(RED, RED_D, 0.25)
    o = C(64, 56, 42, GOLD_D) + C(64, 56, 40.5, GOLD) + C(64, 56, 37, RED_D)
    o += rays(64, 56, 0, 37, 20, ground)
    # the inner side of the band, five points, the band itself
    o += P('M30 74Q64 62 98 74L97 82H31Z', GOLD_X)
    o += P('M22 40L43 60L64 26L85 60L106 40L98 80Q64 91 30 80Z', GOLD)
    o += P('M22 40L43 60L37.5 82.3L30 80ZM64 26L43 60L49 84.6Q56 85.5 64 85.5Z', GOLD_L)
    o += P('M64 26L85 60L79 84.6Q72 85.5 64 85.5ZM106 40L85 60L90.5 82.3L98 80Z', GOLD_D)
    o += mirror('M29.5 78Q46 83.5 64 83.5V102Q46 102 32 96.5Z', GOLD_L, GOLD, 64)
    o += mirror('M31.5 92Q46 97.5 64 97.5V102Q46 102 32 96.5Z', GOLD, GOLD_D, 64)
    o += mirror('M29.5 78Q46 83.5 64 83.5V86Q46 86 30 80.5Z', PAPER_L, GOLD_L, 64)
    o += jewel(22, 38, 7, JADE_L, JADE, JADE_D) + jewel(106, 38, 7, PLUM_L, PLUM, PLUM_D)
    o += jewel(64, 23, 8.5, PAPER_L, RED_L, RED_D)
    o += gem(49, 89.5, 6, 6, BLUE_L, BLUE, BLUE_D, GOLD_X)
    o += gem(79, 89.5, 6, 6, EMBER_L, EMBER, EMBER_D, GOLD_X)
    return o


def application():
    """128 x 128: a lacquer square with a darker foot, and the crown."""
    o = R(12, 18, 104, 102, RED_X, 18) + R(12, 10, 104, 104, RED_D, 18)
    o += R(12, 10, 104, 103, RED_L, 18) + R(12, 11.5, 104, 101.5, RED, 18)
    return svg(128, 128, o + crown())


def session():
    """128 x 128: a sheet of paper with a folded corner, the crown as its seal, lines below."""
    sheet = 'M30 8H76L106 38V112A6 6 0 0 1 100 118H30A6 6 0 0 1 24 112V14A6 6 0 0 1 30 8Z'
    rim = f'stroke="{PAPER_X}" stroke-width="3" stroke-linejoin="round"'
    o = at(0, 3, P(sheet, PAPER_X, rim)) + P(sheet, PAPER_X, rim) + P(sheet, PAPER)
    o += P('M76 8L106 38H82A6 6 0 0 1 76 32Z', PAPER_D)
    o += R(38, 99, 54, 4, PAPER_X, 2) + R(38, 107, 34, 4, PAPER_X, 2)
    return svg(128, 128, o + at(17.6, 17.5, crown(), 0.74))


def symbolic():
    """16 x 16, one colour, the same outline; gaps and edges on whole pixels."""
    return svg(16, 16, P('M2 5L5 8L8 4L11 8L14 5L13 12H3ZM3 13H13V15H3Z'
                         'M2 1a1.5 1.5 0 1 0 .01 0ZM8 0a1.5 1.5 0 1 0 .01 0Z'
                         'M14 1a1.5 1.5 0 1 0 .01 0Z', SYMBOLIC))


def session_symbolic():
    """16 x 16, one colour: the outline of a sheet with a folded corner, and a small crown."""
    return svg(16, 16, P('M4 0A2 2 0 0 0 2 2V14A2 2 0 0 0 4 16H12A2 2 0 0 0 14 14V5L9 0Z'
                         'M4 2H8V6H12V14H4Z', SYMBOLIC, 'fill-rule="evenodd"')
               + P('M5 8L6.5 9.5L8 7.5L9.5 9.5L11 8L10.5 13H5.5Z', SYMBOLIC))


ALL = {'': application, '-symbolic': symbolic,
       '.session': session, '.session-symbolic': session_symbolic}
