# SPDX-License-Identifier: GPL-3.0-or-later
"""Favor tokens of the five guilds, plain and dotted, and their back."""

from emperor.parts import *
from tokens.parts import *

GUILDS = {'wagon': (IRON_L, IRON, IRON_D, IRON_X),
          'ship': (BLUE_L, BLUE, BLUE_D, BLUE_X),
          'shovel': (RED_L, RED, RED_D, RED_X),
          'book': (GOLD_L, GOLD, GOLD_D, GOLD_X),
          'compass': (JADE_L, JADE, JADE_D, JADE_X)}


def wheel(x, y, r, l=EARTH_H, d=EARTH_D):
    """A wheel with eight spokes."""
    o = C(x, y, r, INK) + C(x, y, r * .84, d)
    o += P(f'M{n(x)} {n(y - r * .84)}A{n(r * .84)} {n(r * .84)} 0 0 0 {n(x)} {n(y + r * .84)}Z', l)
    o += C(x, y, r * .6, INK)
    spokes = ''.join(f'M{pts([polar(x, y, r * .1, a)])}L{pts([polar(x, y, r * .66, a)])}'
                     for a in range(0, 360, 45))
    return (o + L(spokes, l, n(r * .13)) + C(x, y, r * .24, GOLD_D)
            + C(x - .5, y - .5, r * .17, GOLD_L))


def wagon():
    """A covered wagon, seen from the side; 76 wide around (60, 60)."""
    o = P('M28 58C24 30 40 22 60 22C80 22 96 30 92 58Z', PAPER_D)
    o += P('M28 58C24 30 40 22 60 22C66 22 70 40 70 58Z', PAPER_L)
    o += P('M70 58C70 40 66 22 60 22C64 22 68 22.4 71.6 23.4C78 32 80 44 80 58Z', PAPER)
    o += P(cut(42, 56, 44, 27, 1.5, 2) + cut(56, 56, 57, 24, 1.5, 1), PAPER_D)
    o += P(cut(84, 56, 80, 30, 1.6, -2), PAPER_X)
    o += P('M24 57H96L92 74H28Z', EARTH_D) + P('M24 57H60V74H28Z', EARTH_L)
    o += P('M22 55H98V61H22Z', EARTH) + P('M22 55H98V57.4H22Z', EARTH_H)
    return o + wheel(42, 78, 13) + wheel(78, 78, 13)


def ship():
    """A ship under sail."""
    o = P('M57.5 22H62.5V76H57.5Z', EARTH_D) + P('M57.5 22H60V76H57.5Z', EARTH_H)
    sail = 'M60 28C48 27 38 29 31 32C27 44 28 56 34 67C43 65 52 64 60 64Z'
    o += half(sail, PAPER_L, PAPER_D, 60)
    o += P('M31 32C27 44 28 56 34 67C37 66 40 65.6 43 65C38 54 37 42 40 29.4Q35 30.4 31 32Z',
           PAPER)
    o += star(60, 47, 11, GOLD_L, GOLD_D, GOLD)
    hull = 'M60 76C46 76 36 74 24 69C26 86 36 95 60 95Z'
    o += half(hull, EARTH, EARTH_X, 60)
    o += half('M60 76C46 76 36 74 24 69L25 74.6C38 80 48 81.6 60 81.6Z', GOLD_L, GOLD_D, 60)
    return (o + P('M62.5 24L80 28L62.5 33Z', RED)
            + cuts(BLUE_L, (20, 98, 44, 97, 2), (50, 102, 78, 101, 2), (80, 97, 100, 96, 1.8)))


def shovel():
    """A shovel, upright."""
    o = P('M56 30H64V66H56Z', EARTH_D) + P('M56 30H60V66H56Z', EARTH_H)
    o += P('M44 18H76V30H68V25H52V30H44Z', GOLD_D) + P('M44 18H60V25H52V30H44Z', GOLD_L)
    blade = 'M60 58H40V78C40 92 50 99 60 105Z'
    o += half(blade, PAPER_L, IRON, 60) + P('M40 58H48V92C43 88 40 84 40 78Z', PAPER_L)
    o += P('M52 58H60V100L52 90Z', IRON_L) + P('M60 58H68V90L60 100Z', mix(IRON, IRON_D, .4))
    o += P('M38 55H82V62H38Z', IRON_D) + P('M38 55H60V62H38Z', IRON_H)
    return o


def book():
    """An open book with a ribbon."""
    o = P('M20 36H100V90H20Z', PLUM_D) + P('M20 86H100V91H20Z', PLUM_X)
    page = 'M60 40C50 31 36 30 25 33V84C36 81 50 82 60 90Z'
    o += half(page, PAPER_L, PAPER_D, 60)
    o += P('M60 40C56 36.6 52 34.4 48 33V82.6C52 84 56 86.6 60 90Z', PAPER)
    text = ''.join(cut(30, 46 + 8 * i, 52, 48.4 + 8 * i, 1.5, -1) for i in range(4))
    o += P(text, PAPER_X) + flip(P(text, PAPER_X), 60)
    o += P('M72 31.4L82 30.6V62L77 57L72 62.6Z', RED) + P('M77 31L82 30.6V62L77 57Z', RED_D)
    return o


def compass():
    """The rose of a compass."""
    o = ''.join(at(60, 60, P('M0-25L-6-6L0 0Z', GOLD_L) + P('M0-25L6-6L0 0Z', GOLD_D), 1, a)
                for a in (45, 135, 225, 315))
    o += ''.join(at(60, 60, P('M0-41L-8-8L0 0Z', PAPER_L) + P('M0-41L8-8L0 0Z', PAPER_X), 1, a)
                 for a in (0, 90, 180, 270))
    return o + C(60, 60, 7, INK) + C(60, 60, 5, GOLD_L)


THINGS = {'wagon': wagon, 'ship': ship, 'shovel': shovel, 'book': book, 'compass': compass}


def rimmed(outline, body):
    """Both rims around an outline, then what lies in it."""
    return rims(outline, 2.6, PAPER, INK, 2.8) + body


def ring(kind, dotted):
    """The rim of a token: a smooth gold ring, or eleven pearls that stand out of its outline, so
    that the two are told apart at 20 px as well."""
    if not dotted:
        o = rimmed(spots((60, 60), r=57.3), C(60, 60, 56, GOLD_D) + C(59.4, 59.2, 55, GOLD))
        return o + O(60, 60, 51.8, GOLD_D, 1.4)
    pearls = [polar(60, 60, 49.6, -90 + 360 / 11 * i) for i in range(11)]
    outline = spots((60, 60), r=52) + spots(*pearls, r=7.8)
    o = rimmed(outline, C(60, 60, 52, GUILDS[kind][3]))
    o += P(spots(*pearls, r=8.2), INK) + P(spots(*pearls, r=6.6), PAPER_D)
    return o + P(spots(*((x - .8, y - .9) for x, y in pearls), r=5.2), PAPER_L)


def ground(kind, dotted):
    """A token without its thing."""
    _, m, d, x = GUILDS[kind]
    o = ring(kind, dotted) + C(60, 60, 44 if dotted else 48.5, GOLD if dotted else x)
    r = 41.6 if dotted else 47
    return o + C(60, 60, r, d) + rays(60, 60, 0, r, 20, mix(d, m, .5 if kind != 'book' else .35))


# How large the things are on a token, and how far they are moved down.
FITS = {'wagon': (.92, 1),
        'ship': (.86, -1),
        'shovel': (.84, 0),
        'book': (.84, -2),
        'compass': (1, 0)}


def token(kind, dotted):
    """A whole token, 120 x 120."""
    scale, down = FITS[kind]
    scale *= .88 if dotted else 1
    move = f'translate({n(60 - 60 * scale)} {n(60 - 60 * scale + down)}) scale({scale:g})'
    return svg(120, 120, ground(kind, dotted) + G(THINGS[kind](), move))


def token_back():
    """Back of all tokens: five petals in the colours of the guilds round a star."""
    o = C(60, 60, 60, PAPER) + C(60, 60, 58.6, INK) + C(60, 60, 56, GOLD_D)
    o += C(59.4, 59.2, 55, GOLD) + O(60, 60, 51.8, GOLD_D, 1.4)
    o += C(60, 60, 48.5, PLUM_X) + C(60, 60, 47, PLUM_D)
    o += rays(60, 60, 0, 47, 20, mix(PLUM_D, PLUM, .4))
    for i, (l, m, d, _) in enumerate(GUILDS.values()):
        petal = 'M0-44C-15-38-17-24 0-12C17-24 15-38 0-44Z'
        o += at(60, 60,
                P(petal, INK, f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"')
                + P(petal, d) + P('M0-44C-15-38-17-24 0-12Z', l if m in (GOLD,) else m), 1, 72 * i)
    return svg(120, 120, o + C(60, 60, 16, INK) + C(60, 60, 14, GOLD_D) + star(60, 60.6, 13))


ALL = {f'token-{kind}{end}': (lambda kind=kind, dotted=bool(end): token(kind, dotted))
       for kind in GUILDS for end in ('', '-dotted')}
ALL['token-back'] = token_back
