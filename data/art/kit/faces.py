# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of the roles: the vote face, the delegate face, the small square sign, the low banner."""

from grounds import GROUNDS
from palette import (EMBER_D, EMBER_X, EARTH, EARTH_D, GOLD, GOLD_D, GOLD_L, INK, PAPER, PAPER_D,
                     PLUM_X, RED_D, SUITS, mix)
from roles import PICTURES
from shapes import C, L, P, R, at, clipped, mirror, rays, rounded, svg, window

SUIT = {'artisan': 'jade', 'assassin': 'night', 'merchant': 'ember', 'noble': 'plum',
        'soldier': 'red', 'supplier': 'leaf'}
# Foot of the things below the middle of the picture, the floor under them and its edge.
FLOOR = {'merchant': (84, EMBER_X, GOLD_D), 'noble': (80, PLUM_X, GOLD_D),
         'supplier': (82, EARTH_D, EARTH)}
# The delegate's picture is larger than the vote's, as far as its outline allows.
SCALE = {'artisan': 0.94, 'noble': 0.88}
# Pictures whose disc has rays.
RADIANT = ('merchant', 'soldier')
TITLE = ('M22 13H218A8 8 0 0 0 226 21V34A8 8 0 0 0 218 42H22A8 8 0 0 0 14 34V21'
         'A8 8 0 0 0 22 13Z')


def card(ground):
    """Rims and ground of any card, 240 x 336."""
    return (P(rounded(0, 0, 240, 336, 14), INK) + P(rounded(2, 2, 236, 332, 12), GOLD)
            + P(rounded(4, 4, 232, 328, 10), ground))


def scene(role, cx, cy, box, scale):
    """The picture of a role before its disc and sunburst, which fill the box."""
    m, _, d = SUITS[SUIT[role]]
    x0, y0, x1, y1 = box
    deep = mix(EMBER_D, EMBER_X, 0.62) if role == 'merchant' else mix(d, m, 0.1)
    burst = EMBER_D if role == 'merchant' else mix(d, m, 0.36)
    o = GROUNDS[role](cx, cy, box)
    o += C(cx, cy, 84 * scale, GOLD_D) + C(cx, cy, 81 * scale, mix(d, m, 0.75))
    o += C(cx, cy, 72 * scale, deep)
    if role in RADIANT:
        o += rays(cx, cy, 30 * scale, 72 * scale, 24, burst)
    if role in FLOOR:
        y, tone, edge = FLOOR[role]
        y = cy + y * scale
        o += R(x0, y, x1 - x0, y1 - y, tone) + R(x0, y, x1 - x0, 3.5, edge)
    return o + at(cx, cy, PICTURES[role](), scale)


def frame(bottom, r, foot, m, d):
    """The frame over the picture: its hole needs no clip."""
    hole = window(14, 48, 226, bottom, r)
    return (P(f'M6 43H234V{foot}H6Z{hole}', d, 'fill-rule="evenodd"') + L(hole, GOLD, 2.6)
            + L(window(9.5, 43.5, 230.5, bottom + 4.5, r), m, 1.6) + P(TITLE, PAPER))


def vote(role):
    """Vote card: picture 48..205, field for text 215..324 (text inside 24, 222, 192, 94)."""
    m, _, d = SUITS[SUIT[role]]
    o = card(d) + scene(role, 120, 128, (10, 44, 230, 209),
                         0.82 if role == 'noble' else 0.88) + frame(205, 12, 228, m, d)
    o += P(window(14, 215, 226, 324, 8), PAPER)
    o += L(window(18.5, 219.5, 221.5, 319.5, 7), PAPER_D, 1.8)
    o += P('M120 206L129 215L120 224L111 215Z', GOLD_D) + P('M120 206L129 215L120 224V206Z', GOLD)
    o += P('M120 206L111 215H120Z', GOLD_L)
    gem = GOLD_L if role == 'soldier' else RED_D
    return svg(240, 336, o + P('M120 210L125 215L120 220L115 215Z', gem))


def delegate(role):
    """Delegate: picture 48..254, a round place for the crest at (120, 276), radius 39."""
    m, _, d = SUITS[SUIT[role]]
    o = card(d) + scene(role, 120, 146, (10, 44, 230, 258), SCALE.get(role, 1.06))
    o += frame(254, 14, 270, m, d)
    plate = window(16, 270, 224, 322, 9)
    o += P(plate, mix(d, m, 0.3)) + L(plate, GOLD_D, 2)
    for x in (48, 192):
        o += P(f'M{x} 283L{x + 13} 296L{x} 309L{x - 13} 296Z', GOLD_D)
        o += mirror(f'M{x} 287L{x - 9} 296L{x} 305Z', GOLD_L, GOLD, x)
    o += C(120, 276, 46, d) + C(120, 276, 43, GOLD) + C(120, 276, 39, d)
    return svg(240, 336, o + C(120, 276, 34, mix(d, m, 0.3)))


def sign(role):
    """Square sign of a role for lists, 96 x 96."""
    m, _, d = SUITS[SUIT[role]]
    field = window(4, 4, 92, 92, 9)
    o = P(window(0, 0, 96, 96, 9), INK) + P(window(2, 2, 94, 94, 9), GOLD)
    disc = mix(EMBER_D, EMBER_X, 0.62) if role == 'merchant' else mix(d, m, 0.5)
    picture = P(field, d) + C(48, 48, 38, disc) + at(48, 48, PICTURES[role](), 0.43)
    return svg(96, 96, o + clipped(f'sign-{role}', field, picture))


def banner(role):
    """Low vote card for small tables, 240 x 84: a picture, beside it the plate of its name."""
    m, _, d = SUITS[SUIT[role]]
    box = (5, 5, 65, 79)
    disc = mix(EMBER_D, EMBER_X, 0.62) if role == 'merchant' else mix(d, m, 0.5)
    picture = R(5, 5, 60, 74, mix(d, m, 0.1)) + C(35, 42, 31, GOLD_D) + C(35, 42, 29, disc)
    picture += at(35, 42, PICTURES[role](), 0.32)
    o = P(rounded(0, 0, 240, 84, 12), INK) + P(rounded(2, 2, 236, 80, 10), GOLD)
    o += P(rounded(4, 4, 232, 76, 8), d)
    o += clipped(f'banner-{role}', window(*box, 8), picture) + L(window(*box, 8), GOLD, 2.4)
    plate = window(71, 10, 233, 74, 9)
    return svg(240, 84, o + P(plate, PAPER) + L(window(75, 14, 229, 70, 8), PAPER_D, 1.6))


ALL = {f'{kind}-{role}': (lambda draw=draw, role=role: draw(role)) for role in PICTURES
       for kind, draw in (('vote', vote), ('delegate', delegate), ('sign', sign),
                          ('banner', banner))}
