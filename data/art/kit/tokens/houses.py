# SPDX-License-Identifier: GPL-3.0-or-later
"""Settlements and cities."""

from tokens.parts import *
from tokens.seats import OWNERS, PLAYED, sign


def swept(cx, top, ridge, eave, foot):
    """The left half of a swept roof from top to foot, as wide at the ridge and at the eaves."""
    h, tip = foot - top, foot - 5
    hollow = [(cx - ridge - 2, top + h * .5), (cx - eave * .78, foot - h * .2), (cx - eave, tip)]
    low = foot + 1.6
    under = [(cx - eave * .96, foot + 1), (cx - eave * .8, low), (cx - eave * .6, low)]
    return f'M{n(cx)} {n(top)}H{n(cx - ridge)}C{pts(hollow)}C{pts(under)}H{n(cx)}Z'


def roof(cx, top, ridge, eave, foot, tones):
    """The same in three tones, the light one along its left edge."""
    _, m, l, d = tones
    h = foot - top
    down = [(cx - ridge - 2, top + h * .5), (cx - eave * .78, foot - h * .2), (cx - eave, foot - 5)]
    up = [(cx - eave * .5, foot - h * .24), (cx - ridge + 2, top + h * .52), (cx - ridge + 5, top)]
    lit = f'M{n(cx - ridge)} {n(top)}C{pts(down)}L{pts([(cx - eave * .78, foot - .4)])}C{pts(up)}Z'
    return half(swept(cx, top, ridge, eave, foot), m, d, cx) + P(lit, l)


def rim_half(cx, data, width):
    """Both rims of a symmetric piece, given by its left half."""
    return ''.join(
        both(P(data, tone, f'stroke="{tone}" stroke-width="{w}" stroke-linejoin="round"'), cx)
        for tone, w in ((PAPER, width + 4), (INK, width)))


def settlement(owner):
    """A house, 64 x 60, its place on the board at (32, 36)."""
    shape = (32, 7, 11, 29, 37)
    o = rim_half(32, swept(*shape) + 'M32 30H12V54H32Z', 5)
    o += R(12, 34, 20, 20, PAPER) + R(32, 34, 20, 20, PAPER_D) + R(12, 37, 40, 3.4, INK)
    o += P('M27 54V46Q32 40 37 46V54Z', EARTH_X) + R(16.5, 43.5, 6, 6.5, EARTH_D)
    o += R(41.5, 43.5, 6, 6.5, EARTH_D) + roof(*shape, OWNERS[owner])
    o += P('M20 6.5H44V10H20Z', GOLD_D) + P('M20 6.5H32V10H20Z', GOLD_L)
    return svg(64, 60, o + sign(owner, 32, 24.5, 20))


def city(owner):
    """A hall with a tower, 84 x 92, its place on the board at (42, 50)."""
    low, high = (42, 44, 22, 39, 67), (42, 10, 6, 23, 30)
    body = 'M42 60H14V86H42ZM42 26H27V48H42ZM42 2L39.4 7L42 12Z'
    o = rim_half(42, swept(*low) + swept(*high) + body, 5)
    # tower
    o += R(27, 28, 15, 20, PAPER) + R(42, 28, 15, 20, PAPER_D) + R(27, 30, 30, 3, INK)
    o += R(32, 36, 5, 8, EARTH_D) + R(39.5, 36, 5, 8, EARTH_D) + R(47, 36, 5, 8, EARTH_D)
    # hall
    o += R(14, 64, 28, 22, PAPER) + R(42, 64, 28, 22, PAPER_D) + R(14, 67, 56, 3.4, INK)
    o += P('M36 86V77Q42 70 48 77V86Z', EARTH_X)
    o += ''.join(R(x, 74, 6, 7, EARTH_D) for x in (18.5, 27, 51, 59.5))
    o += roof(*high, OWNERS[owner]) + roof(*low, OWNERS[owner])
    o += P('M18 43.5H66V47H18Z', GOLD_D) + P('M18 43.5H42V47H18Z', GOLD_L)
    o += P('M35 9.5H49V13H35Z', GOLD_D) + P('M35 9.5H42V13H35Z', GOLD_L)
    o += P('M42-.5L38.6 5L42 11Z', GOLD_L) + P('M42-.5L45.4 5L42 11Z', GOLD_D)
    return svg(84, 92, o + sign(owner, 42, 56.8, 19.5))


ALL = {f'settlement-{owner}': (lambda owner=owner: settlement(owner)) for owner in OWNERS}
ALL |= {f'city-{owner}': (lambda owner=owner: city(owner)) for owner in PLAYED}
