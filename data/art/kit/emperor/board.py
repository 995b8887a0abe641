# SPDX-License-Identifier: GPL-3.0-or-later
"""What the board is laid from: roofs, the plaque of the Empress, the Treasury, slots, the court."""

from palette import *
from shapes import *
from emperor.parts import SUITS, coin_face, star_outline

# Wide pieces are drawn whole, three parts wide; each file shows one, and the view stretches the
# middle.
PARTS = ('start', 'middle', 'end')
DEEP = {
    'apothecary': JADE_X,
    'chef': EMBER_X,
    'official': BLUE_X,
    'priest': PLUM_X,
    'blacksmith': IRON_X,
    'strategist': RED_X,
}


def third(whole, index, width, height):
    """One of the three parts of a wide piece."""
    text = svg(width, height, G(whole, f'translate({n(-width * index)} 0)'))
    if PARTS[index] == 'middle':
        text = text.replace('<svg ', '<svg preserveAspectRatio="none" ', 1)
    return text


def roof(staff, index):
    """Roof of a pavilion, 60 x 48 each part; the name stands on the middle, 12 to 39."""
    m, l, d = SUITS[staff]
    flank, shade = mix(d, m, 0.5), mix(d, DEEP[staff], 0.5)
    outline = 'M0 40C21 36 32 22 38 7L36 1H144L142 7C148 22 159 36 180 40L171 47H9Z'
    o = P(outline, INK)
    # both flanks, then the broad front between them
    o += P('M5 40C24 36 35 24 41 8H52V42H11Z', flank) + P(
        'M128 8H139C145 24 156 36 175 40V42H128Z', shade
    )
    o += P('M49 8H131L141 42H39Z', d)
    cuts_left = ((43, 14, 19, 38, 1.8, 3), (46, 18, 30, 39, 1.8, 2))
    o += cuts(d, *cuts_left) + flip(cuts(mix(d, m, 0.3), *cuts_left), 90)
    # ridge with curled ends, gold eaves with lifted tips
    o += P('M41 3.5H139V9H41Z', m) + P('M41 3.5H139V5.3H41Z', l) + P('M41 9H139V11H41Z', shade)
    curl = 'M48 3H39C34 3 33 8 37 10C34 13 38 15 41 12L48 10Z'
    o += mirror(curl, GOLD_L, GOLD, 90)
    eave = 'M2.5 40.2C9 43.2 16 41 22 40.5H90V44.5H14C9 44.5 5 43.2 2.5 40.2Z'
    o += mirror(eave, GOLD, GOLD, 90) + P(
        'M8 41.2C14 42 18 40.9 23 40.5H157V42H22Q12 43.4 8 41.2Z', GOLD_L
    )
    return third(o, index, 60, 48)


def plaque(index):
    """Lacquer plaque behind the Empress, 40 x 72 each part; words inside 13 to 59, and 13 from
    the sides."""
    o = P(window(0, 0, 120, 72, 9), INK) + P(window(2, 2, 118, 70, 9), GOLD)
    o += P('M10.5 2H109.5L108.5 4H11.5Z', GOLD_L) + P(window(4.5, 4.5, 115.5, 67.5, 9), RED_D)
    o += L(window(8.5, 8.5, 111.5, 63.5, 8), RED, 1.8)
    return third(o, index, 40, 72)


def treasury():
    """The great coin of the Treasury, 240 x 240; the number stands in its hole, 82..158."""
    o = C(120, 120, 118, PAPER) + C(120, 120, 116, INK) + coin_face(120, 120, 112)
    o += C(120, 120, 96, GOLD_D) + C(120, 120, 92.5, GOLD)
    o += ''.join(C(*polar(120, 120, 104, 15 * i), 3, GOLD_D) for i in range(24))
    # a lotus bud towards each corner, a cloud scroll towards each side
    bud = P('M0-84C-15-72-17-58-9-48H9C17-58 15-72 0-84Z', GOLD_D)
    petals = 'M0-80C-9-70-10-60-6-51H0Z'
    for i in range(4):
        turn = 45 + 90 * i
        lit = i in (0, 3)
        body = bud + P(petals, GOLD_L if lit else GOLD) + flip(P(petals, GOLD if lit else GOLD_L))
        body += L(
            'M-10-46C-22-46-26-58-19-64C-14-67-9-62-12-57M10-46C22-46 26-58 19-64'
            'C14-67 9-62 12-57',
            GOLD_D,
            3.4,
        )
        o += at(120, 120, body, 1, turn)
        o += C(*polar(120, 120, 76, 90 * i), 5.5, GOLD_D) + C(
            *polar(119, 119, 76, 90 * i), 4, GOLD_L
        )
    # the hole: a lit rim at the lower right, ink inside
    o += R(72, 72, 96, 96, GOLD_D, 10) + P(
        'M168 82V158A10 10 0 0 1 158 168H82L88 158H158V88Z', GOLD_L
    )
    return svg(240, 240, o + R(79, 79, 82, 82, INK, 5))


def slot():
    """An empty place for a Star, 120 x 120: an outline that shows on light and on dark."""
    tone = mix(STONE, STONE_D, 0.3)
    return svg(
        120,
        120,
        P(
            star_outline(60, 63, 50, 0.5),
            'none',
            f'stroke="{tone}" stroke-width="6" stroke-linejoin="round"',
        ),
    )


def court(tones):
    """Two slabs of the court, each 84 x 42 with cut corners, and small stones where four meet; the
    square repeats without a seam."""
    ground, lines, lit = tones
    slab = P('M6 .7H78L83.3 6V36L78 41.3H6L.7 36V6Z', ground)
    slab += P('M6 .7H78L78.5 1.6H6.4L1.6 6.4V36.4L.7 36V6Z', mix(ground, lit, 0.7))
    stones = ''.join(
        f'M{x - 3.6:g} {y}L{x} {y - 3.6:g}L{x + 3.6:g} {y}L{x} {y + 3.6:g}Z'
        for x in (0, 84)
        for y in (0, 42, 84)
    )
    joints = mix(ground, lines, 0.7)
    return svg(84, 84, R(0, 0, 84, 84, joints) + slab + at(0, 42, slab) + P(stones, ground))


ALL = {
    f'roof-{staff}-{part}': (lambda staff=staff, i=i: roof(staff, i))
    for staff in SUITS
    for i, part in enumerate(PARTS)
}
ALL |= {f'empress-plaque-{part}': (lambda i=i: plaque(i)) for i, part in enumerate(PARTS)}
ALL |= {
    'treasury': treasury,
    'slot': slot,
    'court-tile-light': lambda: court(COURT_LIGHT),
    'court-tile-dark': lambda: court(COURT_DARK),
}
