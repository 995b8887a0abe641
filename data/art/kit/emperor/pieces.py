# SPDX-License-Identifier: GPL-3.0-or-later
"""What belongs to a seat: its Stars, its Meeple, the seal of its alliance with the Empress."""

from common import COLOURS, EMBLEMS, INKED
from palette import *
from shapes import *
from emperor.parts import beads, star, star_outline

# Skin of each Meeple, and who of them has a beard.
FACES = ((0, False), (1, True), (2, False), (3, True), (0, True), (1, False), (3, False), (2, True))


def sign(index, x, y, scale):
    """Sign of a seat in the ink that its colour asks for."""
    name = COLOURS[index][0]
    tone = INK if name in INKED or name == 'white' else PAPER
    return at(x, y, G(P(EMBLEMS[index], tone), 'translate(-12 -12)'), scale)


def seat_star(index):
    """A Star of a seat, 120 x 120; its sign in the middle is large enough for 20 px."""
    _, m, l, d = COLOURS[index]
    o = rims(star_outline(60, 63, 51, 0.52), 9, PAPER, INK)
    o += star(60, 63, 51, l, d, m, 0.52) + C(60, 63, 25, m)
    return svg(120, 120, o + sign(index, 60, 63, 1.7 if index != 4 else 1.6))


def meeple(index):
    """A Meeple, 104 x 124, its foot at (52, 114): a bell cloak, a face, a small crown."""
    _, m, l, d = COLOURS[index]
    skin, beard = FACES[index]
    lit, shade = SKINS[skin]
    cloak = 'M52 48C38 48 31 56 29 68L19 109Q52 120 85 109L75 68C73 56 66 48 52 48Z'
    head = 'M35 26H69V38A17 17 0 0 1 35 38Z'
    crown = 'M34 30L29 11L42 19L52 6L62 19L75 11L70 30Q52 37 34 30Z'
    o = rims(cloak + head + crown, 6, PAPER, INK) + P(cloak, m)
    o += P('M40 51C33 55 31 60 29 68L19 109Q24 111 30 112.2C31 92 33 68 40 51Z', l)
    o += P('M64 51C71 55 73 60 75 68L85 109Q80 111 74 112.2C73 92 71 68 64 51Z', d)
    # face: the edge of the shade is the profile
    o += P('M36 28H68V38A16 16 0 0 1 36 38Z', lit)
    o += P('M54 28L50 38L53.5 40L51.5 44L54 53.8A16 16 0 0 0 68 38V28Z', shade)
    o += cuts(INK, (39, 37, 48, 37.5, 2.8, -1), (55, 37.5, 64, 37, 2.8, -1))
    if beard:
        o += P(
            'M35 38C37 42 42 43 46 42.5Q52 40 58 42.5C62 43 67 42 69 38C70 52 62 62 52 64'
            'C42 62 34 52 35 38Z',
            INK,
        ) + P('M47 46.5Q52 44.5 57 46.5Q52 49 47 46.5Z', RED_L)
    else:
        o += cuts(RED_D, (48, 47.5, 56, 47.5, 2, 1))
        o += mirror('M34 28H40C38 34 37 38 38 46Q34 42 34 38Z', INK, INK, 52)
    o += mirror('M52 34.5Q42 34.5 34 30L29 11L42 19L52 6Z', GOLD_L, GOLD, 52)
    o += mirror('M52 29.5Q42 29.5 33 25.5L34 30Q42 34.5 52 34.5Z', GOLD, GOLD_D, 52)
    o += C(52, 25, 4.4, RED_D) + C(51.3, 24.3, 2.8, RED_L)
    return svg(104, 124, o + sign(index, 52, 86, 1.42 if index != 4 else 1.3))


def seal(index):
    """Seal of a seat that has allied with the Empress, 96 x 110: a rosette with two ribbons, the
    crown of the Empress above it."""
    _, m, l, d = COLOURS[index]
    tail = 'M28 70L18 99L31 95L39 104.5L52 74Z'
    lobes = [polar(48, 56, 29, 30 * i) for i in range(12)]
    edge = [polar(48, 56, 33, 15 + 30 * i) for i in range(12)]
    disc = f'M{pts(edge[-1:])}' + ''.join(f'A9 9 0 0 1 {pts([point])}' for point in edge) + 'Z'
    other = 'M68 70L78 99L65 95L57 104.5L44 74Z'
    crown = 'M31 27L27 9L39 16L48 5L57 16L69 9L65 27Q48 33 31 27Z'
    o = rims(tail + other + disc + crown, 5, PAPER, INK)
    o += P(tail, GOLD) + P(other, GOLD_D) + cuts(GOLD_D, (32, 76, 25, 94, 2.2, 1))
    shine = [(x - 0.8, y - 1) for x, y in lobes]
    o += P(disc, d) + beads(m, 7.2, *(point for point in shine if sum(point) >= 98))
    o += beads(l, 7.2, *(point for point in shine if sum(point) < 98))
    o += C(48, 56, 28, INK) + C(48, 56, 26, GOLD) + C(48, 56, 22.5, d) + C(47.4, 55.2, 21.5, m)
    o += mirror('M48 29.5Q38 29.5 31 27L27 9L39 16L48 5Z', GOLD_L, GOLD, 48)
    o += mirror('M48 25.5Q38 25.5 30.2 23L31 27Q38 29.5 48 29.5Z', GOLD, GOLD_D, 48)
    o += P('M48 14L52 20L48 26L44 20Z', RED_D) + P('M48 14L44 20L48 26Z', RED_L)
    return svg(96, 110, o + sign(index, 48, 56, 1.34 if index != 4 else 1.24))


ALL = {
    f'{kind}-seat-{i + 1}': (lambda draw=draw, i=i: draw(i))
    for i in range(len(COLOURS))
    for kind, draw in (('star', seat_star), ('meeple', meeple), ('seal', seal))
}
