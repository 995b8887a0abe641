# SPDX-License-Identifier: GPL-3.0-or-later
"""The condition of each royal order without words, 216 x 56, ink on paper.

Grammar: a row of squares counts tiles; in a closed frame = exactly so many, followed by a plus = at
least so many. A tick in a ring = complete. A red bar = none. An arrow = place this piece now. Two
linked rings = connected (on one tile). A solid figure is your own, a hollow one somebody else's;
both together = of anybody.
"""

from orders.pictograms import EO, HOLLOW, disc, glyph
from palette import INK, PAPER, RED
from shapes import C, G, L, P, at, n, svg

HEIGHT, GAP = 48, 6.5
# How counted things stand in rows.
ROWS = {3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3), 8: (4, 4), 10: (5, 5)}
# The places around one in the middle, in the order in which they are filled.
AROUND = ((0, 0), (2, 2), (2, 0), (0, 2), (1, 0), (1, 2), (0, 1), (2, 1))
CELL = 15.4


def square(x, y, a, fill=True, w=2.0):
    """A tile, or the place for one."""
    if fill:
        return f'<rect x="{n(x)}" y="{n(y)}" width="{n(a)}" height="{n(a)}" rx="1.6" fill="{INK}"/>'
    return frame((x + w / 2, y + w / 2, a - w, a - w), 1.6, w)


def frame(box, rx, w, tone=INK, more=''):
    """A rectangle as a line."""
    x, y, width, height = map(n, box)
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{n(rx)}" fill="none"'
        f' stroke="{tone}" stroke-width="{n(w)}"{more}/>'
    )


def plus(x, r, w=3.6):
    """A plus on the middle line."""
    middle = HEIGHT // 2
    return L(f'M{n(x - r)} {middle}H{n(x + r)}M{n(x)} {n(middle - r)}V{n(middle + r)}', INK, w)


def counted(count, draw, a, gap, pad=0):
    """So many things in rows: width, height, drawing."""
    rows = ROWS[count]
    width = max(rows) * (a + gap) - gap
    height = len(rows) * (a + gap) - gap
    top = (HEIGHT - height) / 2
    o = ''.join(
        draw(pad + i * (a + gap), top + j * (a + gap), a)
        for j, row in enumerate(rows)
        for i in range(row)
    )
    return width, height, o


def exactly(count):
    """So many tiles, no more and no less."""
    pad = 6.5
    width, height, o = counted(int(count), square, 11, 3.4, pad)
    box = (1.4, (HEIGHT - height) / 2 - 5.1, width + 2 * pad - 2.8, height + 10.2)
    return width + 2 * pad, o + frame(box, 4, 2.8)


def at_least(count, draw=square, a=11.0, gap=3.4):
    """So many tiles or more."""
    width, _, o = counted(int(count), draw, a, gap)
    return width + 19, o + plus(width + 12, 6)


def round_coin(x, y, a):
    """A coin with its hole."""
    hole = f'M{n(x + a * .32)} {n(y + a * .32)}h{n(a * .36)}v{n(a * .36)}h{n(-a * .36)}Z'
    return P(disc(x + a / 2, y + a / 2, a / 2 + 0.6) + hole, INK, EO)


def link():
    """Two rings that hang together."""
    return 27, ''.join(P(disc(x, 24, 7.6) + disc(x, 24, 4.4), INK, EO) for x in (9, 18))


def tile():
    """A land tile: a city side and a bend of road."""
    o = P('M3 9H33Q26 18.4 18 18.4Q10 18.4 3 9Z', INK)
    o += L('M33 29C25 29 21.5 33 21.5 40', INK, 4)
    return 40, at(2, 0, o + frame((1.3, 7.3, 33.4, 33.4), 2.4, 2.6))


def hole():
    """A gap between four tiles."""
    o = ''.join(square(x, y, 14) for x, y in ((17, 1.5), (17, 32.5), (1.5, 17), (32.5, 17)))
    return 48, o + frame((18.2, 18.2, 11.6, 11.6), 1.6, 2.4, RED, ' stroke-dasharray="3.2 2.6"')


def around(draw):
    """A cloister and the eight places around it, each drawn with its number and its corner."""
    o = ''.join(draw(i, u * CELL + 0.4, v * CELL + 1) for i, (u, v) in enumerate(AROUND))
    return 46.5, o + at(CELL - 1.2, CELL - 0.6, glyph('cloister', INK), 0.72)


def tiles_around(count):
    """So many tiles lie around a cloister."""
    return around(lambda i, x, y: square(x, y, 13.6, i < int(count), 1.8))


def cities_around(count):
    """So many of the tiles around a cloister show cities."""
    return around(
        lambda i, x, y: (
            at(x - 0.6, y - 0.8, glyph('city', INK), 0.62)
            if i < int(count)
            else square(x, y, 13.6, False, 1.4)
        )
    )


def two_cloisters():
    """A second cloister lies beside."""
    return around(
        lambda i, x, y: (
            at(x - 1.2, y - 1.8, glyph('cloister', INK), 0.68)
            if AROUND[i] == (2, 0)
            else square(x, y, 13.6, False, 1.6)
        )
    )


def tick(x, y):
    """A tick in a ring."""
    check = f'M{n(x - 3.6)} {n(y + .2)}L{n(x - 1)} {n(y + 2.8)}L{n(x + 3.8)} {n(y - 2.8)}'
    return C(x, y, 9.4, PAPER) + C(x, y, 7.8, INK) + L(check, PAPER, 2.3)


def sign(name, flag=''):
    """A pictogram; hollow, not yet closed, slashed, or complete."""
    o = glyph(name, INK, flag == 'hollow', 2.2)
    if flag == 'open':
        o = L(HOLLOW[name], INK, 2.2, 'stroke-dasharray="4.4 3.4"')
    o = at(0, 6, o, 1.5)
    if flag == 'no':
        o += L('M3 40L33 8', PAPER, 10) + L('M3 40L33 8', RED, 5)
    return (39, o + tick(30.5, 35.5)) if flag == 'done' else (36, o)


# Width and drawing of each element that is no pictogram; some take a number.
ELEMENTS = {
    'exact': exactly,
    'min': at_least,
    'coins': lambda count: at_least(count, round_coin, 11.4, 3.6),
    'link': link,
    'arrow': lambda: (18, at(-3.2, 10, glyph('arrow', INK), 1.02)),
    'plus': lambda: (15, plus(7.5, 5.7)),
    'gap': lambda: (8, ''),
    'tile': tile,
    'hole': hole,
    'around': tiles_around,
    'cities': cities_around,
    'two': two_cloisters,
}
# These are higher than the others.
TALL = {'around', 'cities', 'two', 'hole'}


def formula(text):
    """The elements beside each other, as large as there is room."""
    names = [element.split(':') for element in text.split()]
    parts = [
        ELEMENTS[name](*more) if name in ELEMENTS else sign(name, *more) for name, *more in names
    ]
    total = sum(width for width, _ in parts) + GAP * (len(parts) - 1)
    scale = min(1.02 if TALL & {name for name, *_ in names} else 1.2, 216 / total)
    o, x = '', 0.0
    for width, drawing in parts:
        o += G(drawing, f'translate({n(x)} 0)')
        x += width + GAP
    place = f'translate({n((216 - total * scale) / 2)} {n(28 - 24 * scale)})'
    return svg(216, 56, G(o, f'{place} scale({round(scale, 3)})'))


TEXT = {
    'city-exact-3': 'city exact:3',
    'city-exact-4': 'city exact:4',
    'city-exact-5': 'city exact:5',
    'city-exact-6': 'city exact:6',
    'city-min-4': 'city min:4',
    'city-min-6': 'city min:6',
    'city-min-8': 'city min:8',
    'city-min-10': 'city min:10',
    'city-pennant-1': 'city:done gap pennant plus',
    'city-pennant-2': 'city:done gap pennant pennant plus',
    'city-plain-3': 'city min:3 gap pennant:no',
    'city-followers-2': 'city:done gap follower follower:hollow plus',
    'city-empty': 'city:done gap follower:no',
    'road-exact-3': 'road exact:3',
    'road-exact-4': 'road exact:4',
    'road-exact-5': 'road exact:5',
    'road-min-4': 'road min:4',
    'road-min-6': 'road min:6',
    'road-min-8': 'road min:8',
    'road-two-cities': 'city:done link road:done link city:done',
    'road-city-4': 'road:done link city min:4',
    'road-cloister': 'road:done link cloister',
    'road-followers-2': 'road:done gap follower follower:hollow plus',
    'road-empty-3': 'road min:3 gap follower:no',
    'road-two-at-once': 'arrow tile gap road:done road:done',
    'road-quiet-3': 'road min:3 gap city:no',
    'monk-place': 'arrow monk gap cloister',
    'monk-crowded-4': 'arrow monk gap around:4 plus',
    'cloister-any': 'cloister:done gap around:8',
    'cloister-own': 'cloister:done gap monk',
    'cloister-other': 'cloister:done gap monk:hollow',
    'cloister-cities-4': 'cloister:done gap cities:4 plus',
    'cloister-two-near': 'arrow tile gap two',
    'farmer-any': 'arrow farmer gap farm',
    'farmer-city-1': 'arrow farmer gap farm link city:done',
    'farmer-city-2': 'arrow farmer gap farm link city:done city:done plus',
    'farmer-wide-8': 'arrow farmer gap farm min:8',
    'farmer-wide-10': 'arrow farmer gap farm min:10',
    'farmer-third': 'arrow farmer farmer farmer plus',
    'farmer-cloister': 'arrow farmer gap farm link cloister',
    'farmer-open-3': 'arrow farmer gap city:open city:open city:open plus',
    'farmer-finish-city': 'arrow farmer gap tile city:done',
    'farmer-no-city-4': 'arrow farmer gap farm min:4 city:no',
    'roles-4': 'knight highwayman monk farmer',
    'three-knights': 'arrow knight knight knight plus',
    'three-highwaymen': 'arrow highwayman highwayman highwayman plus',
    'gap-4': 'arrow tile gap hole',
    'city-and-road': 'arrow tile gap city:done road:done',
    'score-10': 'arrow tile gap coins:10',
    'shared': 'follower coin gap follower:hollow coin',
    'help-4': 'follower:hollow coins:4 gap follower coin:no',
}
ALL = {f'formula-{k}': lambda t=t: formula(t) for k, t in TEXT.items()}
