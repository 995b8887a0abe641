# SPDX-License-Identifier: GPL-3.0-or-later
"""Backs of the delegates: crest, ground and pattern of a clan, a plate for the number."""

from math import hypot

from beasts import GROUNDS, crest_body
from faces import card
from palette import (BLUE, BLUE_L, EMBER_D, GOLD, GOLD_D, INK, IRON, JADE, OLIVE_L,
                     PLUM, RED, mix)
from shapes import C, G, L, P, R, at, clipped, cut, flip, n, rounded, svg, window

LIGHTER = {'dragon': RED, 'ox': JADE, 'crane': BLUE_L, 'tiger': EMBER_D, 'boar': OLIVE_L,
           'fox': PLUM, 'rat': IRON}


def grid(dx, dy, draw):
    """Path data of draw(x, y) over the back, each second row shifted by half a step; nothing
    that the medallion or the plate would hide."""
    data = ''
    for row, y in enumerate(range(14, 330, dy)):
        x = 120 - dx * 5 + (dx / 2 if row % 2 else 0)
        while x < 232 + dx:
            hidden = hypot(x - 120, y + dy / 2 - 142) < 76
            hidden = hidden or (abs(x - 120) < 26 and 258 < y < 288)
            if x > 4 - dx / 2 and not hidden:
                data += draw(x, y)
            x += dx
    return data


def scales(ground, dark, tone):
    """Scales of three rings, for the Dragon."""
    return (P(grid(38, 19, lambda x, y: f'M{n(x - 19)} {y}q1 19 19 27q18-8 19-27Z'), dark)
            + P(grid(38, 19, lambda x, y: f'M{n(x - 16)} {y}q1 16 16 23q15-7 16-23Z'), tone)
            + P(grid(38, 19, lambda x, y: f'M{n(x - 8)} {y}q1 9 8 13q7-4 8-13Z'), ground))


def courses(_, dark, tone):
    """Courses of a wall, for the Ox."""
    return (P(grid(40, 18, lambda x, y: f'M{n(x - 18)} {y}h36v14h-36Z'), tone)
            + P(grid(40, 18, lambda x, y: f'M{n(x - 18)} {y + 11}h36v3h-36Z'), dark))


def waves(ground, _, tone):
    """Rows of waves, for the Crane."""
    row = 'q15-12 30 0' + 't30 0' * 9
    return (L(''.join(f'M-30 {y}{row}' for y in range(10, 340, 16)), tone, 4)
            + L(''.join(f'M-30 {y}{row}' for y in range(18, 340, 16)), mix(ground, BLUE, 0.5), 3))


def stripes(_, dark, tone):
    """Wedges from both edges, for the Tiger."""
    long, short = '', ''
    for i, y in enumerate(range(6, 340, 21)):
        long += cut(10, y - 12, 112 if i % 2 else 92, y + 20, 6, -7)
        short += cut(64 if i % 2 else 30, y - 6, 108, y + 5, 3, -3)
    body = P(long, tone) + P(short, dark)
    return body + flip(body, 120)


def bristles(ground, dark, tone):
    """Bristles, each lit on its left, for the Boar."""
    return (P(grid(34, 26, lambda x, y: f'M{n(x - 15)} {y + 14}q13-10 15-26v22q-8 0-15 4Z'), tone)
            + P(grid(34, 26, lambda x, y: f'M{n(x + 15)} {y + 14}q-13-10-15-26v22q8 0 15 4Z'),
                mix(ground, dark, 0.5)))


def flames(_, dark, tone):
    """Fox fires, for the Fox."""
    outer = ('c-4 11-13 14-13 25c0 8 6 12 13 12c7 0 13-4 13-12c0-6-4-8-5-12c-3 4-5 4-5 0'
             'c0-5-1-8-3-13Z')
    inner = 'c-3 5-6 6-6 10c0 4 2 6 6 6c4 0 6-2 6-6c0-4-3-5-6-10Z'
    return (P(grid(36, 30, lambda x, y: f'M{n(x)} {y - 12}{outer}'), tone)
            + P(grid(36, 30, lambda x, y: f'M{n(x)} {y + 5}{inner}'), dark))


def cash(ground, _, tone):
    """Cash with a lit arc, for the Rat."""
    disc = grid(34, 29, lambda x, y: f'M{n(x - 14)} {y}a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z'
                                     f'M{n(x - 4)} {y - 4}h8v8h-8Z')
    arc = grid(34, 29, lambda x, y: f'M{n(x - 9.5)} {y}a9.5 9.5 0 0 1 9.5-9.5')
    return P(disc, tone, 'fill-rule="evenodd"') + L(arc, IRON, 2)


WEAVES = {'dragon': scales, 'ox': courses, 'crane': waves, 'tiger': stripes, 'boar': bristles,
          'fox': flames, 'rat': cash}


def back(clan):
    """Back of a delegate: crest at (120, 142), plate for its number at 78, 258, 84, 48."""
    ground, rim = GROUNDS[clan]
    hole = window(14, 14, 226, 322, 13)
    share = 0.85 if clan == 'tiger' else 0.5
    weave = WEAVES[clan](ground, rim, mix(ground, LIGHTER[clan], share))
    o = card(rim) + clipped(f'back-{clan}', 'M10 10H230V326H10Z', R(10, 10, 220, 316, ground)
                            + weave)
    o += P('M9 9H231V327H9Z' + hole, rim, 'fill-rule="evenodd"')
    o += L(hole, GOLD, 2.6) + L(window(9.5, 9.5, 230.5, 326.5, 13), GOLD_D, 1.6)
    o += C(120, 142, 95, rim) + C(120, 142, 91, GOLD_D) + C(120, 142, 88, rim)
    o += at(120, 142, G(crest_body(clan), 'translate(-120 -120)'), 0.75)
    o += P(rounded(72, 252, 96, 60, 30), rim) + P(rounded(75, 255, 90, 54, 27), GOLD)
    return svg(240, 336, o + P(rounded(78, 258, 84, 48, 24), INK))


ALL = {f'back-{clan}': (lambda clan=clan: back(clan)) for clan in WEAVES}
