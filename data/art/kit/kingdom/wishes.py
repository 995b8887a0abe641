# SPDX-License-Identifier: GPL-3.0-or-later
"""What each character wishes for, without words: a strip of signs, 216 x 56, made for 88 wide.

The signs are those of the royal orders: a tick in a ring is complete, a red bar is none, two linked
rings touch. A broken box stands for the number that grows.
"""

from orders import formulas
from orders.formulas import frame, plus, square, tick
from orders.pictograms import EO, star_d
from palette import *
from shapes import *

GAP = 7
CELL = 15.4
# Pictograms that the royal orders do without, 24 x 24.
GLYPHS = {
    'bridge': (
        'M1 6.5H4V4H7V6.5H17V4H20V6.5H23V11H22V21H18.6A6.6 6.6 0 0 0 5.4 21H2V11H1Z'
    ),
    'meadow': (
        'M2 21C3 15 5 11 5.4 8C7 11.6 7.4 16 7 21ZM9 21C9 13 10.6 7 12.6 3C13.6 8 13.6 15 13 21Z'
        'M15 21C15.4 16 17 12 19.6 9.4C19.8 14 21 17 22 21Z'
    ),
}


def dashed(box, rx, w, tone=INK, dashes='3.2 2.6'):
    """A place where something may be."""
    return frame(box, rx, w, tone, f' stroke-dasharray="{dashes}"')


def own(name):
    """A pictogram of this game."""
    return 36, at(0, 6, P(GLYPHS[name], INK, EO), 1.5)


def slot():
    """The place of the number."""
    return 34, dashed((1.5, 8, 31, 32), 5, 2.2, INK, '4.4 3.4')


def nothing():
    """No other favor."""
    return 36, P(star_d(18, 25, 17.5, 0.44), INK) + L('M3 40L33 8', PAPER, 10) + L(
        'M3 40L33 8', RED, 5
    )


def fool():
    """The cap of the Jester."""
    o = P(
        'M4 40C2 30 2 22 4 14C10 12 15 16 18 22C18 14 20 8 24 4C28 8 30 14 30 22C33 16 36 13 42 14'
        'C43 22 42 32 40 40Z',
        INK,
    )
    o += ''.join(C(x, y, 3.6, INK) for x, y in ((3.6, 13), (24, 4), (42, 13)))
    return 44, o + L('M7 34H37', PAPER, 2.4)


def into():
    """Leads into."""
    return 24, L('M2 24H18', INK, 4) + P('M12 15L23 24L12 33Z', INK)


def way():
    """A road between what stands beside it."""
    o = R(-5, 22, 50, 14, INK) + L('M-2 29H42', PAPER, 1.8, 'stroke-dasharray="5 4"')
    return 40, o + tick(20, 14)


def ring(box, rx, line):
    """A road that closes upon itself."""
    return frame(box, rx, line) + frame(box, rx, line / 4.2, PAPER, ' stroke-dasharray="4 3.4"')


def loop(inner=''):
    """A loop road around something or nothing."""
    o = at(10.5, 13, formulas.glyph(inner, INK), 0.96) if inner else ''
    return 44, ring((3.4, 5.4, 37.2, 37.2), 13, 6.4) + o


def rampart(width, inner):
    """The wall of a city all around."""
    merlon, count = 5.0, round((width - 5) / 10) + 1
    step = (width - 5) / (count - 1)
    data = ''.join(
        f'M{n(step * i)} {n(y)}h{merlon:g}v{merlon:g}h-{merlon:g}Z'
        for i in range(count)
        for y in (0, 43)
    )
    data += ''.join(
        f'M{n(x)} {n(43 * j / 4)}h{merlon:g}v{merlon:g}h-{merlon:g}Z'
        for j in range(1, 4)
        for x in (0, width - 5)
    )
    return width, P(data, INK) + frame((5, 5, width - 10, 38), 3, 4.4) + inner


def around_cloister():
    """A city around a cloister."""
    return rampart(48, at(10.6, 10.6, formulas.glyph('cloister', INK), 1.12))


def around_loop():
    """A city around a loop road around a cloister, of another outline than a city alone."""
    inner = ring((14, 13, 92, 22), 10, 6)
    return rampart(120, inner + at(51.6, 15.6, formulas.glyph('cloister', INK), 0.7))


def boxed(body):
    """A tile that shows something."""
    return 40, at(2, 0, frame((1.2, 7.2, 33.6, 33.6), 2, 2.4) + body)


def cap(turn):
    """A cap at one side of a tile."""
    data = 'M-11.4-14.4H11.4C8-8 5-4.6 0-4.6C-5-4.6-8-8-11.4-14.4Z'
    return at(18, 24, P(data, INK), 1, 90 * turn)


def caps(count):
    """A tile with so many caps."""
    return boxed(''.join(cap(turn) for turn in range(int(count))))


def solid():
    """A tile that is city and nothing else."""
    return 40, P('M3 6H37V42H3Z', INK) + at(8.6, 12.4, formulas.glyph('city', PAPER), 0.95)


def cells(draw, middle):
    """Three by three cells, and the one in the middle."""
    o = ''.join(
        draw(CELL * i + 0.4, CELL * j + 1) for i in range(3) for j in range(3) if (i, j) != (1, 1)
    )
    return 46, o + middle


def tile_at(x, y):
    """A cell with a tile."""
    return square(x, y, 13.6)


def empty_at(x, y):
    """A cell without one."""
    return dashed((x + 1.2, y + 1.2, 11.2, 11.2), 1.6, 1.4, INK, '2.6 2.4')


def bend(x, y, a):
    """A tile with a bend of road."""
    middle, end = a / 2, a - 1.6
    corners = ((x + middle, y + end), (x + middle, y + middle), (x + end, y + middle))
    road = f'M{pts(corners[:1])}Q{pts(corners[1:])}'
    return frame((x + 0.6, y + 0.6, a - 1.2, a - 1.2), 1.4, 1.3) + L(road, INK, 3.8)


def bends(count):
    """So many bends or more."""
    width, _, o = formulas.counted(int(count), bend, 17, 3)
    return width + 19, o + plus(width + 12, 6)


SIGNS = formulas.ELEMENTS | {
    'bends': bends,
    'block': lambda: cells(tile_at, square(CELL + 0.4, CELL + 1, 13.6)),
    'bridge': lambda: own('bridge'),
    'caps': caps,
    'fool': fool,
    'gap-among': lambda: cells(tile_at, dashed((17, 17.6, 11.2, 11.2), 1.6, 2.4, RED)),
    'into': into,
    'alone': lambda: cells(empty_at, square(CELL + 0.4, CELL + 1, 13.6)),
    'loop': loop,
    'meadow': lambda: own('meadow'),
    'nothing': nothing,
    'plain': lambda: boxed(at(3.6, 9.4, P(GLYPHS['meadow'], INK, EO), 1.2)),
    'queen': around_cloister,
    'king': around_loop,
    'slot': slot,
    'solid': solid,
    'way': way,
}
# These are higher than the others.
TALL = {'around', 'alone', 'bends', 'block', 'gap-among', 'loop', 'queen', 'king'}
WISHES = {
    'jester': 'nothing',
    'charlatan': 'nothing plus fool',
    'farmer': 'meadow link city slot',
    'laborer': 'city:done link meadow slot',
    'philosopher': 'loop',
    'handmaiden': 'road:done gap bridge',
    'guard': 'road:done into city:done',
    'hunter': 'plain',
    'astronomer': 'block gap city:no',
    'merchant': 'city:done way city:done',
    'magician': 'city:done gap caps:2',
    'knight': 'road:done gap bends:5',
    'pawnbroker': 'city:done gap solid',
    'noblewoman': 'gap-among',
    'nobleman': 'alone',
    'alchemist': 'city:done gap caps:4',
    'bishop': 'around:8 slot',
    'general': 'loop:city',
    'queen': 'queen',
    'king': 'king',
}


def wish(text):
    """The signs beside each other, as large as there is room."""
    names = [sign.split(':') for sign in text.split()]
    parts = [
        SIGNS[name](*more) if name in SIGNS else formulas.sign(name, *more)
        for name, *more in names
    ]
    total = sum(width for width, _ in parts) + GAP * (len(parts) - 1)
    scale = min(1.06 if TALL & {name for name, *_ in names} else 1.18, 216 / total)
    o, x = '', 0.0
    for width, drawing in parts:
        o += G(drawing, f'translate({n(x)} 0)')
        x += width + GAP
    place = f'translate({n((216 - total * scale) / 2)} {n(28 - 24 * scale)})'
    return svg(216, 56, G(o, f'{place} scale({round(scale, 3)})'))


ALL = {f'wish-{name}': lambda text=text: wish(text) for name, text in WISHES.items()}
