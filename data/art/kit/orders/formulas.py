# SPDX-License-Identifier: GPL-3.0-or-later
"""The condition of each royal order without words, 216 x 56, ink (and a red bar for "no") on paper.

Grammar: a row of squares counts tiles; in a closed frame = exactly so many, followed by a plus = at least so many. A tick in a ring =
complete. A red bar = none. An arrow = place this piece now. Two linked rings = connected (on one tile). A solid figure is your own, a
hollow one somebody else's; both together = of anybody.
"""
from palette import *
from orders.pictograms import SOLID, HOLLOW, glyph, disc, EO
from shapes import *

H = 48


def sq(x, y, a, fill=True, w=2.0):
    return (
        f'<rect x="{n(x + (0 if fill else w / 2))}" y="{n(y + (0 if fill else w / 2))}"'
        f' width="{n(a - (0 if fill else w))}" height="{n(a - (0 if fill else w))}" rx="1.6"'
        f' fill="{INK if fill else "none"}"'
        + ('' if fill else f' stroke="{INK}" stroke-width="{n(w)}"')
        + '/>'
    )


ROWS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3), 8: (4, 4), 10: (5, 5)}


def squares(k, mode, draw=None, a=11.0, gap=3.4):
    """Counted tiles; returns (width, drawing)."""
    rows = ROWS[k]
    m = max(rows)
    w = m * a + (m - 1) * gap
    h = len(rows) * a + (len(rows) - 1) * gap
    pad = 6.5 if mode == 'exact' else 0
    o = ''
    for j, c in enumerate(rows):
        for i in range(c):
            x, y = pad + i * (a + gap), H / 2 - h / 2 + j * (a + gap)
            o += draw(x, y, a) if draw else sq(x, y, a)
    if mode == 'exact':
        o += (
            f'<rect x="1.4" y="{n(H / 2 - h / 2 - 5.1)}" width="{n(w + 2 * pad - 2.8)}"'
            f' height="{n(h + 10.2)}" rx="4" fill="none" stroke="{INK}" stroke-width="2.8"/>'
        )
        return w + 2 * pad, o
    if mode == 'min':
        x = w + 12
        return w + 19, o + L(
            f'M{n(x - 6)} {H / 2}H{n(x + 6)}M{n(x)} {H / 2 - 6}V{H / 2 + 6}', INK, 3.6
        )
    return w, o


def tile_icon(x=0.0, k=1.0):
    """A land tile: a city side and a bend of road."""
    return at(
        x,
        0,
        P('M3 9H33Q26 18.4 18 18.4Q10 18.4 3 9Z', INK)
        + L('M33 29C25 29 21.5 33 21.5 40', INK, 4)
        + f'<rect x="1.3" y="7.3" width="33.4" height="33.4" rx="2.4" fill="none" stroke="{INK}"'
        ' stroke-width="2.6"/>',
        k,
    )


def tick(x, y):
    return (
        C(x, y, 9.4, PAPER)
        + C(x, y, 7.8, INK)
        + L(
            f'M{n(x - 3.6)} {n(y + .2)}L{n(x - 1)} {n(y + 2.8)}L{n(x + 3.8)} {n(y - 2.8)}',
            PAPER,
            2.3,
        )
    )


def token(t):
    """(width, drawing) of one element."""
    name, *more = t.split(':')
    if name in ('exact', 'min', 'count'):
        return squares(int(more[0]), name)
    if name == 'coins':
        coin_ = lambda x, y, a: P(
            disc(x + a / 2, y + a / 2, a / 2 + 0.6)
            + f'M{n(x + a * .32)} {n(y + a * .32)}h{n(a * .36)}v{n(a * .36)}h{n(-a * .36)}Z',
            INK,
            EO,
        )
        return squares(int(more[0]), 'min', coin_, 11.4, 3.6)
    if name == 'link':
        return 27, P(disc(9, 24, 7.6) + disc(9, 24, 4.4), INK, EO) + P(
            disc(18, 24, 7.6) + disc(18, 24, 4.4), INK, EO
        )
    if name == 'arrow':
        return 18, (
            at(0, 10, glyph('arrow', INK), 1.1)
            if False
            else at(-3.2, 10, glyph('arrow', INK), 1.02)
        )
    if name == 'plus':
        return 15, L('M1.8 24H13.2M7.5 18.3V29.7', INK, 3.6)
    if name == 'gap':
        return 8, ''
    if name == 'tile':
        return 40, tile_icon(2)
    if name == 'hole':
        o = ''.join(sq(x, y, 14) for x, y in ((17, 1.5), (17, 32.5), (1.5, 17), (32.5, 17)))
        return (
            48,
            o
            + '<rect x="18.2" y="18.2" width="11.6" height="11.6" rx="1.6" fill="none"'
            f' stroke="{RED}" stroke-width="2.4" stroke-dasharray="3.2 2.6"/>',
        )
    if name in ('around', 'cities', 'two'):
        k = int(more[0]) if more else 8
        o, cell, order = '', 15.4, [(0, 0), (2, 2), (2, 0), (0, 2), (1, 0), (1, 2), (0, 1), (2, 1)]
        for i, (u, v) in enumerate(order):
            x, y = u * cell + 0.4, v * cell + 1
            if name == 'around':
                o += sq(x, y, 13.6, i < k, 1.8)
            elif name == 'cities':
                o += (
                    sq(x, y, 13.6, False, 1.4)
                    if i >= k
                    else at(x - 0.6, y - 0.8, glyph('city', INK), 0.62)
                )
            else:
                o += (
                    sq(x, y, 13.6, False, 1.6)
                    if (u, v) != (2, 0)
                    else at(x - 1.2, y - 1.8, glyph('cloister', INK), 0.68)
                )
        c = (1, 1)
        return 46.5, o + at(cell - 1.2, cell - 0.6, glyph('cloister', INK), 0.72)
    base, flags = name, more
    s = 1.5
    y0 = 6
    hollow = 'hollow' in flags
    o = at(0, y0, glyph(base, INK, hollow, 2.2), s)
    w = 36
    if 'open' in flags:  # a city not yet closed: broken outline
        o = at(
            0,
            y0,
            (
                f'<path fill="none" stroke="{INK}" stroke-width="2.2" stroke-linecap="round"'
                f' stroke-linejoin="round" stroke-dasharray="4.4 3.4" d="{HOLLOW["city"]}"/>'
            ),
            s,
        )
    if 'no' in flags:
        o += L('M3 40L33 8', PAPER, 10) + L('M3 40L33 8', RED, 5)
    if 'done' in flags:
        o += tick(30.5, 35.5)
        w = 39
    return w, o


def formula(text):
    parts = [token(t) for t in text.split()]
    gaps = 6.5
    total = sum(w for w, _ in parts) + gaps * (len(parts) - 1)
    tall = any(t.split(':')[0] in ('around', 'cities', 'two', 'hole') for t in text.split())
    s = min(1.02 if tall else 1.2, 216 / total)
    o, x = '', 0.0
    for w, d in parts:
        o += G(d, f'translate({n(x)} 0)')
        x += w + gaps
    return total, G(
        o, f'translate({n((216 - total * s) / 2)} {n(28 - 24 * s)}) scale({round(s, 3)})'
    )


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
ALL = {f'formula-{k}': lambda t=t: svg(216, 56, formula(t)[1]) for k, t in TEXT.items()}
