# SPDX-License-Identifier: GPL-3.0-or-later
"""Backs of the cards: a lattice of hexes and one medallion each; none has a direction."""

from tokens.parts import *
from tokens.frames import E


def lattice(tone, dot, r=17, skip=70, middle=(120, 168)):
    """A lattice of small hexes with a dot in each, left out where the medallion lies."""
    lines, dots = '', []
    w = r * sqrt(3)
    rows = range(-8, 9)
    for j in rows:
        for i in range(-7, 8):
            x, y = middle[0] + w * (i + (.5 if j % 2 else 0)), middle[1] + 1.5 * r * j
            hidden = hypot(x - middle[0], y - middle[1]) < skip - r * .6
            if hidden or not (10 < x < 230 and 6 < y < 330):
                continue
            v = [polar(x, y, r, a) for a in (-90, -30, 30, 90)]
            lines += 'M' + pts(v)
            dots.append((x, y))
    return (L(lines, tone, 1.8)
            + P(''.join(f'M{n(x)} {n(y - 3.4)}l3.4 3.4-3.4 3.4-3.4-3.4Z' for x, y in dots), dot))


def back(d, line, dot, gild, medallion):
    """A whole back around its medallion."""
    inner = window(20, 20, 220, 316, 16)
    o = P(rounded(0, 0, 240, 336, 14), INK) + P(rounded(2, 2, 236, 332, 12), GOLD)
    o += P(rounded(5, 5, 230, 326, 10), d)
    o += lattice(line, dot)
    o += P(rounded(5, 5, 230, 326, 10) + inner, d, E)
    o += P(rounded(0, 0, 240, 336, 14) + rounded(5, 5, 230, 326, 10), GOLD, E)
    o += P(rounded(0, 0, 240, 336, 14) + rounded(2, 2, 236, 332, 12), INK, E)
    o += L(inner, GOLD, 2.4) + L(window(15, 15, 225, 321, 16), gild, 1.4)
    o += P(''.join(f'M{x} {y - 5}L{x + 5} {y}L{x} {y + 5}L{x - 5} {y}Z' for x in (14, 226)
                   for y in (14, 322)), GOLD)
    return svg(240, 336, o + medallion)


def ring(ground, c, rays_=32):
    """The gold ring of a medallion."""
    return (C(120, 168, 72, INK) + C(120, 168, 70, GOLD_D) + C(119.4, 167, 69, GOLD)
            + C(120, 168, 62, GOLD_X) + C(120, 168, 60, ground)
            + rays(120, 168, 0, 60, rays_, c, .5)
            + ''.join(C(*polar(120, 168, 65.6, a), 1.9, GOLD_X) for a in range(0, 360, 15)))


def development():
    """Plum, a star of eight points."""
    o = ring(RED_D, mix(RED_D, RED, .5))
    rim = [polar(120, 168, 27 if i % 2 else 52, -90 + 22.5 * i) for i in range(16)]
    o += P(poly(rim), INK) + star(120, 168, 49, GOLD_L, GOLD_D, GOLD, .5, 8) + C(120, 168, 17, INK)
    o += C(120, 168, 15, PLUM_D) + star(120, 168, 11, GOLD_L, GOLD_D, GOLD, .42, 8)
    return back(PLUM_D, mix(PLUM_D, PLUM, .45), mix(PLUM_D, PLUM, .8), GOLD_D, o)


def event():
    """Blue, a wheel of pips: twelve discs round one."""
    o = ring(mix(BLUE_D, BLUE_X, .5), mix(BLUE_D, BLUE, .45), 24)
    for i in range(12):
        x, y = polar(120, 168, 46, -90 + 30 * i)
        o += C(x, y, 10.4, INK) + C(x, y, 9, RED if i % 6 == 0 else PAPER_D)
        o += C(x - .6, y - .7, 7.6, RED_L if i % 6 == 0 else PAPER)
        o += C(x, y, 2.6, PAPER if i % 6 == 0 else INK)
    o += C(120, 168, 26, INK) + C(120, 168, 24.4, GOLD) + C(120, 168, 20.6, RED_D)
    o += rays(120, 168, 0, 20.6, 16, RED) + star(120, 168, 15, GOLD_L, GOLD_D, GOLD, .42, 8)
    return back(mix(BLUE_D, BLUE_X, .4), mix(BLUE_D, BLUE, .35), mix(BLUE_D, BLUE, .8), GOLD_D, o)


def rosette(cx, cy, r, tones, middle):
    """Six hexes round a seventh: an island; opposite hexes have one tone, so that it has no
    direction."""
    o = ''
    step = r * sqrt(3) * 1.06
    for i in range(6):
        l, m, d = tones[i % 3]
        x, y = polar(cx, cy, step, 60 * i)
        v = corners(r, x, y)
        o += P(poly(corners(r + 2, x, y)), INK) + P(poly(v), m)
        o += P(poly([v[5], v[0], (x, y), v[4]]), l) + P(poly([v[1], v[2], v[3], (x, y)]), d)
    v = corners(r, cx, cy)
    return o + P(poly(corners(r + 2, cx, cy)), INK) + P(poly(v), middle)


def resource():
    """Jade, an island of seven hexes."""
    o = ring(JADE_X, mix(JADE_D, JADE_X, .4), 24)
    tones = ((LEAF_L, LEAF, LEAF_D), (GOLD_L, GOLD, GOLD_D), (CLAY_L, CLAY, CLAY_D))
    o += rosette(120, 168, 17.4, tones, RED_D) + star(120, 168, 13, GOLD_L, GOLD_D, GOLD, .42, 8)
    return back(mix(JADE_D, JADE_X, .25), mix(JADE_D, JADE, .35), mix(JADE_D, JADE, .7), GOLD_D, o)


ALL = {'back-development': development, 'back-event': event, 'back-resource': resource}
