# SPDX-License-Identifier: GPL-3.0-or-later
"""The endings: wide pictures above the final standings, by day and by night.

640 x 200, symmetric around the place of honour in the middle. The shields of the seats are laid in
by the program: of the winners in the middle, of the next two on the standards at the sides.
"""

from markers import flaming
from palette import (EARTH, EARTH_D, EARTH_L, EMBER, EMBER_D, EMBER_L, GOLD, GOLD_D, GOLD_L,
                     GOLD_X, INK, INK_L, JADE, JADE_D, JADE_L, JADE_X, LEAF, LEAF_D, LEAF_L,
                     LEAF_X, NIGHT, NIGHT_D, NIGHT_L, NIGHT_X, PAPER, PAPER_D, PLUM, PLUM_D,
                     PLUM_H, PLUM_L, PLUM_X, RED, RED_D, RED_L, RED_X, SKINS, mix)
from shapes import (C, L, P, R, at, clipped, cuts, flip, half, rays, rays_box, rounded, svg,
                    window)

WIDTH, HEIGHT, CX = 640, 200, 320
# The standards at the sides: from the start and from the end.
SIDE = 112


def stage(name, edge, body):
    """A whole picture in its frame."""
    hole = window(10, 10, WIDTH - 10, HEIGHT - 10, 16)
    o = body + P(f'M-2-2H{WIDTH + 2}V{HEIGHT + 2}H-2Z' + hole, edge, 'fill-rule="evenodd"')
    o += L(hole, GOLD, 3) + L(window(5.5, 5.5, WIDTH - 5.5, HEIGHT - 5.5, 16), GOLD_D, 1.6)
    return svg(WIDTH, HEIGHT, clipped(name, rounded(0, 0, WIDTH, HEIGHT, 14), o))


def standard(x, top, light, dark):
    """A hanging banner, 62 x 74, whose field is left for a shield."""
    o = half(f'M{x} {top + 4}H{x - 26}V{top + 74}L{x} {top + 62}Z', light, dark, x)
    o += L(f'M{x - 21} {top + 6}V{top + 65.4}L{x} {top + 55.6}L{x + 21} {top + 65.4}V{top + 6}',
           GOLD, 2)
    o += R(x - 30, top, 60, 5, GOLD_D, 2.5) + R(x - 30, top, 30, 5, GOLD_L, 2.5)
    return o + C(x - 31, top + 2.5, 4.4, GOLD_L) + C(x + 31, top + 2.5, 4.4, GOLD_D)


def column(x, top, foot, light, mid, dark):
    """A lacquered column with gold bands, 22 wide."""
    o = R(x - 11, top, 22, foot - top, mid) + R(x - 11, top, 7, foot - top, light)
    o += R(x + 5, top, 6, foot - top, dark)
    for y in (top + 12, foot - 14):
        o += R(x - 13, y, 26, 6, GOLD_D, 2) + R(x - 13, y, 13, 6, GOLD, 2)
    return o


def bowing(tones, skin, cap):
    """Somebody of the court in a deep bow to the right, 78 high, hands in the sleeves."""
    light, mid, dark = tones
    lit, shade = SKINS[skin]
    o = P('M-24 0C-27-18-27-34-20-46C-12-59 4-66 20-62L26-48C20-40 17-32 18-20L22 0Z', mid)
    o += P('M-24 0C-27-18-27-34-20-46C-14-56-4-62 8-63C-8-52-14-36-13 0Z', light)
    o += P('M8 0C10-14 8-26 12-36L20-30C17-24 18-14 22 0Z', dark)
    o += P('M-24 0L-24.8-7H20.6L22 0Z', GOLD_D) + P('M-24 0L-24.8-7H-13L-13 0Z', GOLD)
    # head, bowed
    head = P('M-7 4C-9-2-9-8-5-12H8C10-6 10 0 7 5C5 9-3 10-7 4Z', lit)
    head += P('M-7 4C-9-2-9-8-5-12H0C-3-6-3 2 0 8C-3 8-5.4 6.4-7 4Z', shade)
    head += P('M8-5L11.4-.6L8 1Z', lit) + cuts(INK, (2, -4, 7, -3.4, 1.7, -1))
    if cap == 'cap':
        head += P('M-10-7C-11-16-8-20-2-20C1-25 9-24 9-17L10-8Q0-11-10-7Z', INK)
        head += P('M-10-7C-11-16-8-20-2-20C-5-16-6-11-5.6-8Z', INK_L)
        head += P('M-9-9C-18-12-24-11-30-8C-24-6-16-5-9-6Z', INK)
        head += P('M-10-7Q0-11 10-8V-5.6Q0-8.4-9.6-4.6Z', GOLD)
    elif cap == 'bun':
        head += P('M-9 2C-13-8-11-16-3-17C4-18 9-15 9.6-9C4-9-2-8-4-2C-5 2-7 3-9 2Z', INK)
        head += C(-9, -17, 6, INK) + C(-10.4, -18.4, 3.4, INK_L)
        head += L('M-17-14L1-22', GOLD_L, 2.2)
    else:
        head += P('M-9 2C-12-8-10-17-1-17C6-17 9.6-13 9.6-9C2-9-4-7-9 2Z', PAPER)
        head += P('M-3-15C-5-24 6-24 5-16Z', GOLD) + C(1, -22.5, 3, RED_L)
    if cap != 'bun':
        tone = PAPER if cap == 'crown' else INK
        head += P('M1 7C5 9 9 6 9 4C11 12 9 20 4 25C2 19 0 12 1 7Z', tone)
    o += at(27, -66, head, 1, 28)
    # joined sleeves
    o += P('M4-58C16-60 30-54 42-43C47-38 47-30 44-21L28-6C24-20 13-36 0-45Z', dark)
    o += P('M4-58C16-60 30-54 42-43C45-40 46.4-36 46.4-31C36-42 20-50 2-51Z', light)
    o += P('M42-43C47-38 47-30 44-21L38-15.4C41-24 41-34 36-47.6Z', PAPER)
    o += P('M46.6-33C46.4-29 45.4-25 44-21L38-15.4C39.4-20 40.2-25 40-30Z', PAPER_D)
    return o + cuts(mid, (8, -46, 26, -24, 2, 3), (18, -48, 32, -30, 1.8, 3))


ROBES = {
    'jade': (JADE_L, JADE, JADE_D, JADE_X),
    'night': (NIGHT_L, NIGHT, NIGHT_D, NIGHT_X),
    'ember': (EMBER_L, EMBER, EMBER_D, EMBER_D),
    'plum': (PLUM_L, PLUM, PLUM_D, PLUM_X),
    'red': (RED_L, RED, RED_D, RED_X),
    'leaf': (LEAF_L, LEAF, LEAF_D, LEAF_X),
    'earth': (EARTH_L, EARTH, EARTH_D, EARTH_D),
}
# What the left half wears in the light and the right half in the shade.
LEFT = (('red', 2, 'cap'), ('leaf', 0, 'bun'), ('jade', 1, 'crown'))
RIGHT = (('ember', 3, 'cap'), ('night', 1, 'bun'), ('earth', 0, 'crown'))
ROW = ((62, 1.04), (126, 1.0), (190, 0.96))


def bower(robe, skin, cap, shaded):
    """One of the council, in the lit or in the shaded half of the hall."""
    tones = ROBES[robe]
    return bowing(tones[1:] if shaded else tones[:3], skin, cap)


def council(name, night):
    """The council bows before the seat of the new magistrate."""
    wall, beam, floor = ((PLUM_X, mix(PLUM_X, PLUM_D, 0.6), mix(PLUM_D, PLUM_X, 0.4)) if night else
                         (mix(PLUM_L, PLUM, 0.35), mix(PLUM_L, PLUM, 0.1), PLUM_H))
    o = R(0, 0, WIDTH, HEIGHT, wall) + rays_box(CX, 92, (0, 0, WIDTH, HEIGHT), 44, beam)
    o += R(0, 150, WIDTH, 50, floor)
    o += P('M266 150H374L420 200H220Z', RED) + P('M320 150H374L420 200H320Z', RED_D)
    o += L('M270 150L226 200M370 150L414 200', GOLD, 3)
    for x in (40, 232):
        o += column(x, 10, 156, RED_L, RED, RED_D) + column(WIDTH - x, 10, 156, RED, RED_D, RED_X)
    o += R(0, 8, WIDTH, 14, mix(PLUM_D, PLUM_X, 0.5)) + R(0, 21, WIDTH, 3, GOLD_D)
    o += P(''.join(f'M{x} 15l8-4.5 8 4.5-8 4.5Z' for x in range(16, 620, 32)), GOLD)
    # the sun of the seat
    o += C(CX, 92, 76, PLUM_X) + C(CX, 92, 74, GOLD_D) + C(CX, 92, 71.5, GOLD)
    o += C(CX, 92, 66, RED_D) + rays(CX, 92, 0, 66, 28, mix(RED_D, RED, 0.5))
    o += C(CX, 92, 47, RED_X) + C(CX, 92, 45.4, GOLD) + C(CX, 92, 42, mix(RED_D, RED_X, 0.5))
    # the desk of the judge before it
    o += P('M252 152H388V160H252Z', GOLD_D) + P('M252 152H320V160H252Z', GOLD_L)
    o += half('M320 160H258L252 196H320Z', RED, RED_D, CX)
    o += P(''.join(f'M{x} 160h17.7v9a8.8 8.8 0 0 1-17.7 0Z' for x in range(259, 380, 18)), GOLD)
    o += P('M320 170L334 183L320 196L306 183Z', GOLD_X) + P('M320 173L331 183L320 193L309 183Z', GOLD)
    o += P('M320 173L309 183L320 193Z', GOLD_L)
    o += standard(SIDE + 24, 20, PLUM, PLUM_D) + standard(WIDTH - SIDE - 24, 20, PLUM, PLUM_D)
    for (x, scale), left, right in zip(ROW, LEFT, RIGHT):
        o += at(x, 184, bower(*left, False), scale)
        o += flip(at(x, 184, bower(*right, True), scale), CX)
    o += flaming(CX, 24, 0.42)
    return stage(name, PLUM_X if night else PLUM_D, o)


def schemes(draw):
    """A picture by day and by night."""
    return {f'ending-{scheme}': (lambda scheme=scheme: draw(f'ending-{scheme}', scheme == 'dark'))
            for scheme in ('light', 'dark')}


ALL = schemes(council)
