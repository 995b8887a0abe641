# SPDX-License-Identifier: GPL-3.0-or-later
"""Things that stand upright on the land, lit from the upper left, their feet at (0, 0)."""

from palette import *
from shapes import *

RED_ROOF, EMBER_ROOF = (RED_L, RED, RED_D), (EMBER_L, EMBER, EMBER_D)
JADE_ROOF, GOLD_ROOF, PLUM_ROOF = (
    (JADE_L, JADE, JADE_D),
    (GOLD_L, GOLD, GOLD_D),
    (PLUM_L, PLUM, PLUM_D),
)
ROOFS = {'r': RED_ROOF, 'e': EMBER_ROOF, 'j': JADE_ROOF, 'g': GOLD_ROOF, 'p': PLUM_ROOF}
WALL, WALL_D = PAPER, PAPER_X
BARK = EARTH_D
TREE = mix(LEAF, LEAF_D, 0.4)


def shade(w, h=0.36):
    """The flat shadow of a thing on grass."""
    return P(
        f'M{n(-w)} 0a{n(w)} {n(w * h)} 0 1 0 {n(2 * w)} 0a{n(w)} {n(w * h)} 0 1 0 {n(-2 * w)} 0Z',
        GRASS_D,
    )


def gable(c='r', w=11, h=9, rise=9, deep=13):
    """House whose gable looks at us: the ridge runs away, left plane lit, right plane dark."""
    l, m, d = ROOFS[c]
    e, top = w + 2.5, -(h + rise)
    o = P(f'M{-w} 0V{-h}L0 {top}L{w} {-h}V0Z', WALL) + P(f'M0 0V{top}L{w} {-h}V0Z', WALL_D)
    lo, hi = -(h - 2.5), top - 2
    o += P(f'M0 {hi}L{n(-e)} {n(lo)}V{n(lo - deep)}L0 {hi - deep}Z', mix(l, m, 0.45))
    o += P(f'M0 {hi}L{n(e)} {n(lo)}V{n(lo - deep)}L0 {hi - deep}Z', d)
    o += P(f'M0 {hi}L{n(-e)} {n(lo)}V{n(lo - 2.6)}L0 {n(hi - 3)}Z', l)
    o += P(f'M-2.6 0V-6.5H2.6V0ZM-1.8-12.5h3.6v4h-3.6Z', EARTH_D)
    return o


def eaves(c='r', w=14, h=9, rise=12, chimney=1):
    """House whose eaves look at us: one great roof plane, its right end in shade, the ridge lit."""
    l, m, d = ROOFS[c]
    o = P(f'M{-w} 0V{-h}H{w}V0Z', WALL) + P(f'M{w} 0V{-h}H{w * .35:.1f}V0Z', WALL_D)
    if chimney:
        o += P(f'M{n(w * .35)} {n(-h - rise + 4)}v-9h5v9Z', STONE) + P(
            f'M{n(w * .35 + 2.4)} {n(-h - rise + 4)}v-9h2.6v9Z', STONE_D
        )
    o += P(f'M{-w - 2} {2.5 - h}L{n(2.5 - w)} {n(-h - rise)}H{n(w - 2.5)}L{w + 2} {2.5 - h}Z', m)
    o += P(f'M{w + 2} {2.5 - h}L{n(w - 2.5)} {n(-h - rise)}H{n(w * .38)}L{n(w * .5)} {2.5 - h}Z', d)
    o += P(
        (
            f'M{n(1.5 - w)} {n(-h - rise + 3)}L{n(2.5 - w)} {n(-h - rise - 1.6)}H{n(w - 2.5)}L{n(w - 1.5)} {n(-h - rise + 3)}Z'
        ),
        l,
    )
    x = w - 7
    return o + P(f'M{n(-w + 3)}-6.5h4v4h-4ZM-2.4 0V-6.2H2.4V0ZM{n(x)}-6.5h4v4h-4Z', EARTH_D)


def hall(c='j'):
    """Town hall: broad, a gable over the door, a turret with a gold flag."""
    l, m, d = ROOFS[c]
    o = P('M-21 0V-13H21V0Z', WALL) + P('M21 0V-13H8V0Z', WALL_D)
    o += (
        P('M-24-10L-19-29H19L24-10Z', m)
        + P('M24-10L19-29H6L9-10Z', d)
        + P('M-23-13L-19.5-31H19.5L20.5-26.5H-19Z', l)
    )
    o += P('M-8 0V-17L0-25L8-17V0Z', WALL) + P('M0 0V-25L8-17V0Z', WALL_D)
    o += P('M0-29L-11-17L-8.5-14.5L0-23Z', l) + P('M0-29L11-17L8.5-14.5L0-23Z', d)
    o += P('M-4 0V-7Q0-12 4-7V0Z', INK) + P('M-17-9h5v5h-5ZM12-9h5v5h-5Z', EARTH_D)
    o += (
        P('M-4-31V-40H4V-31Z', WALL)
        + P('M0-31V-40H4V-31Z', WALL_D)
        + P('M-6-39L0-50L0-39Z', l)
        + P('M6-39L0-50L0-39Z', d)
    )
    return o + P('M-.9-49V-62H.9V-49Z', INK) + P('M.9-62L13-58L.9-54Z', GOLD)


def chapel():
    """Small church of a town: square tower with a pointed slate roof."""
    o = (
        P('M-6 0V-10H17V0Z', WALL)
        + P('M17 0V-10H6V0Z', WALL_D)
        + P('M-4-8L-2-21H15L19-8Z', IRON)
        + P('M19-8L15-21H7L9-8Z', IRON_D)
    )
    o += P('M-15 0V-26H-3V0Z', WALL) + P('M-9 0V-26H-3V0Z', WALL_D)
    o += P('M-9-48L-17-24L-9-24Z', IRON_L) + P('M-9-48L-1-24L-9-24Z', IRON_D)
    return o + P('M-11.5-21h5v6h-5ZM-11.5 0v-7h5v7Z', EARTH_D) + C(-9, -49, 1.8, GOLD)


def keep(c='r'):
    """Round tower with a pointed roof."""
    l, m, d = ROOFS[c]
    return (
        P('M-9-26V-1Q0 3.5 9-1V-26Z', STONE_D)
        + P('M-9-26V-1Q-5.5 1.4-1 1.6V-26Z', STONE_L)
        + P('M-1-26V1.6Q3 1.6 5 .8V-26Z', STONE)
        + P('M0-47L-12-24Q0-18.5 12-24Z', d)
        + P('M0-47L-12-24Q-7-21.4-.5-21.2Z', l)
        + P('M0-47L-.5-21.2Q4-21.2 6-21.8Z', m)
        + P('M-2.6-15h4.6v7h-4.6Z', INK)
    )


def bastion():
    """Tower on a corner of the tile: every wall ends in one."""
    return (
        P('M-10.5-18V0Q0 6.5 10.5 0V-18Z', STONE_D)
        + P('M-10.5-18V0Q-6 3.2-1 3.4V-18Z', STONE_L)
        + P('M-1-18V3.4Q4 3.3 6 2.6V-18Z', STONE)
        + P('M-12.5-18.5Q0-12 12.5-18.5V-15Q0-8.5-12.5-15Z', STONE_D)
        + P('M-12.5-28V-18Q0-11.5 12.5-18V-28H8V-24H4V-28H-4V-24H-8V-28Z', STONE_D)
        + P('M-12.5-28V-18Q-7-15.2-1-14.9V-24H-4V-28H-8V-24H-8V-28Z', STONE_L)
        + P('M-1-24H4V-28H0V-24Z', STONE)
        + P('M-1-24H6.5V-15.9Q3-15-1-14.9Z', STONE)
    )


def well():
    """A well with a little roof."""
    return (
        P('M-8-6V0Q0 4.5 8 0V-6Z', STONE_D)
        + P('M-8-6V0Q-4 2.6 0 2.6V-6Z', STONE_L)
        + P('M-8-6a8 3.2 0 0 0 16 0a8 3.2 0 0 0-16 0Z', STONE)
        + P('M-5.4-6a5.4 2 0 0 0 10.8 0a5.4 2 0 0 0-10.8 0Z', WATER_D)
        + P('M-6.4-6V-17H-5V-6ZM5-6V-17H6.4V-6Z', EARTH_D)
        + P('M-10-15L0-23V-15Z', RED_L)
        + P('M10-15L0-23V-15Z', RED_D)
    )


def stall(a=(RED_L, RED), b=(PAPER, PAPER_D)):
    """A market stall under a striped awning."""
    o = (
        P('M-10 0V-10H-8.6V0ZM8.6 0V-10H10V0Z', EARTH_D)
        + P('M-10-5H10V0H-10Z', EARTH_L)
        + P('M2-5H10V0H2Z', EARTH)
    )
    for i in range(5):
        x = -12 + i * 4.8
        t = (a if i % 2 == 0 else b)[1 if i > 2 else 0]
        o += P(
            (
                f'M{n(x)}-9L{n(x * .72)}-17H{n((x + 4.8) * .72)}L{n(x + 4.8)}-9Q{n(x + 2.4)}-6'
                f' {n(x)}-9Z'
            ),
            t,
        )
    return o


def tree(s=1.0):
    """A round tree in three tones."""
    return at(
        0,
        0,
        shade(11)
        + P('M-1.7-9H1.7L2.4 1H-2.4Z', BARK)
        + C(0, -17, 11.5, LEAF_D)
        + C(-1.8, -18.6, 9.2, TREE)
        + P('M-10.5-19C-9.5-25-4-28.4 1-27.6C-4-25-8-22-8.2-14.6C-9.8-16-10.6-17-10.5-19Z', LEAF_L),
        s,
    )


def poplar(s=1.0):
    """A tall narrow tree."""
    return at(
        0,
        0,
        shade(7.5)
        + P('M-1.4-6H1.4L2 1H-2Z', BARK)
        + P('M0-42C8-30 9-12 0-5C-9-12-8-30 0-42Z', LEAF_D)
        + P('M0-42C-8-30-9-12 0-5C2-14 2-30 0-42Z', TREE)
        + P('M-1.5-37C-6.5-28-7.4-16-4-9C-4.4-18-4-28-1.5-37Z', LEAF_L),
        s,
    )


def pine(s=1.0):
    """A conifer in three tiers."""
    o = shade(9) + P('M-1.6-5H1.6V1H-1.6Z', BARK)
    for w, a, b in ((11, -22, -3), (9, -30, -13), (6.6, -37, -23)):
        o += P(f'M0 {a}L{-w} {b}Q0 {b + 3.4} {w} {b}Z', LEAF_X) + P(
            f'M0 {a}L{-w} {b}Q{-w * .5:.1f} {b + 1.7:.1f} 0 {b + 1.7:.1f}Z', TREE
        )
    return at(0, 0, o, s)


def fruit(s=1.0):
    """A small orchard tree with red fruit."""
    return at(
        0,
        0,
        shade(8)
        + P('M-1.3-6H1.3L1.8 1H-1.8Z', BARK)
        + C(0, -12, 8.4, LEAF_D)
        + C(-1.3, -13.2, 6.7, LEAF)
        + P(
            (
                'M-4.6-16.5a1.5 1.5 0 1 0 .1 0ZM.8-11a1.5 1.5 0 1 0 .1 0ZM3.6-17a1.5 1.5 0 1 0 .1'
                ' 0ZM-4.4-9.5a1.4 1.4 0 1 0 .1 0Z'
            ),
            RED_L,
        ),
        s,
    )


def bush(s=1.0):
    """A low bush."""
    return at(
        0,
        0,
        P('M-10 1C-12-7-4-11 0-7C5-11 12-6 10 1Q0 3 -10 1Z', LEAF_D)
        + P('M-10 1C-11-6-4-9 0-5.5C2-2.5 0 1-1 1.8Q-6 2-10 1Z', LEAF),
        s,
    )


def stack(s=1.0):
    """A hay stack."""
    return at(
        0,
        0,
        shade(11)
        + P('M0-20C7-17 11-7 10 0Q0 4.5-10 0C-11-7-7-17 0-20Z', GOLD)
        + P('M0-20C-7-17-11-7-10 0Q-5 2.4-1 2.3C-4-5-4-14 0-20Z', GOLD_L)
        + P('M0-20C7-17 11-7 10 0Q7.5 1.4 5 1.8C7-6 4-15 0-20Z', GOLD_D)
        + P(cut(-6, -4, -3.5, -13, 0.8) + cut(1, -1, 1.5, -12, 0.8), GOLD_D),
        s,
    )


def sheep(s=1.0, flip_=False):
    """A sheep: a cloud with an ink head."""
    o = (
        shade(8.5)
        + P('M-4-2h1.6v5h-1.6ZM3-2h1.6v5H3Z', INK)
        + P('M-7-2C-10-5-8-9-5-9C-4-12 1-12 3-10C6-11 9-8 8-5C9-2 6 0 4-1C1 1-4 1-7-2Z', PAPER)
    )
    o += P('M-7-2C-4-1-1-2 0-4C3-2 6-3 8.3-6C9-2 6 0 4-1C1 1-4 1-7-2Z', PAPER_D) + P(
        'M-7-8.4C-9.5-9-12-7-11.4-4.4C-10-2.6-7.6-3.4-6.6-5Z', INK
    )
    return at(0, 0, flip(o, 0) if flip_ else o, s)


def barn(c='e'):
    """A great barn: wide door, hay in the loft."""
    l, m, d = ROOFS[c]
    o = shade(23, 0.3) + P('M-15 0V-14L0-27L15-14V0Z', EARTH_L) + P('M0 0V-27L15-14V0Z', EARTH)
    o += (
        P('M0-30L-18-13V-28L0-45Z', mix(l, m, 0.4))
        + P('M0-30L18-13V-28L0-45Z', d)
        + P('M0-30L-18-13V-16.5L0-33.5Z', l)
    )
    return (
        o
        + P('M-7 0V-12H7V0Z', EARTH_D)
        + L('M-7-12L7 0M7-12L-7 0', EARTH_H, 1.2)
        + P('M-3.4-21h6.8v5h-6.8Z', GOLD_L)
    )


def farmhouse(c='g'):
    """Low thatched house."""
    return shade(19, 0.32) + eaves(c, 15, 8, 13, 1)


def mill():
    """A windmill: paper tower, wooden cap, four sails."""
    o = (
        shade(15, 0.34)
        + P('M-9 0L-6.5-27H6.5L9 0Q0 4-9 0Z', WALL)
        + P('M0 2V-27H6.5L9 0Q5 2 0 2Z', WALL_D)
    )
    o += P('M-8.5-26Q-7-38 0-39V-24.5Q-5-24.6-8.5-26Z', EARTH) + P(
        'M8.5-26Q7-38 0-39V-24.5Q5-24.6 8.5-26Z', EARTH_D
    )
    o += P('M-3 2.4V-6Q0-9.5 3-6V2.4Z', EARTH_D) + P('M-2-19h4v5h-4Z', EARTH_D)
    sail = (
        P('M-.9 0V-24H.9V0Z', EARTH_D)
        + P('M.9-6V-23.5H6.5V-6Z', PAPER_L, f'stroke="{EARTH}" stroke-width="1"')
        + L('M.9-12H6.5M.9-18H6.5', EARTH, 1)
    )
    o += ''.join(at(0, -31, sail, 1, a) for a in (28, 118, 208, 298))
    return o + C(0, -31, 2.2, INK)


def pond(s=1.0):
    """A pond with a lit shore and reeds; lies flat, so it looks the same from every side."""
    o = P('M-22 0C-23-9-10-13 2-12C14-13 24-7 22 1C21 9 9 11-3 11C-14 11-21 8-22 0Z', GRASS_D)
    o += P('M-19 0C-20-7-9-10 2-9.5C12-10 20-6 19 1C18 7 8 8.6-3 8.6C-12 8.6-18 6-19 0Z', WATER)
    o += P(cut(-12, -2, -1, -3, 1.1) + cut(0, 3, 10, 2, 1.1) + cut(5, -4, 12, -4, 0.9), WATER_L)
    return at(
        0,
        0,
        o
        + P('M15-1L16.5-13L18-1ZM18 1L21-9L20.5 2ZM-18 4L-19-7L-15.5 4Z', LEAF_D)
        + P('M15.4-12h2.2v5h-2.2Z', EARTH_D),
        s,
    )


def cow(s=1.0, flip_=False):
    """A brown cow with a paper patch."""
    o = (
        shade(10)
        + P('M-6-3h2v6h-2ZM4-3h2v6H4Z', EARTH_X)
        + P('M-8-11H7Q10-11 9.5-6Q9-2 6-2H-6Q-9-2-8.5-6Z', EARTH)
        + P('M-8-11H-1Q2-9-1-6Q-4-3-6-2Q-9-2-8.5-6Z', EARTH_L)
    )
    o += (
        P('M1-11H6Q6-7 3-6.6Q0-7 1-11Z', PAPER)
        + P('M-7-12.5Q-9-14-11-13L-13.6-9Q-14-6.6-11.6-6.4Q-9-7-7-9Z', EARTH_D)
        + P('M-13.6-9Q-14-6.6-11.6-6.4L-11-8Z', PAPER_D)
    )
    return at(0, 0, flip(o, 0) if flip_ else o, s)


def hives():
    """Three bee hives on a board."""
    o = shade(15, 0.28) + P('M-14-2H14V1H-14Z', EARTH_D)
    for x in (-9, 0, 9):
        o += (
            P(f'M{x - 4}-2Q{x - 4.6}-11 {x}-11.6Q{x + 4.6}-11 {x + 4}-2Z', GOLD)
            + P(f'M{x - 4}-2Q{x - 4.6}-11 {x}-11.6Q{x - 1}-7 {x - 1}-2Z', GOLD_L)
            + P(f'M{x - 1.2}-2v-2.6h2.4v2.6Z', EARTH_D)
        )
    return o


def scarecrow():
    """A scarecrow."""
    return (
        shade(6)
        + P('M-1 1V-22H1V1Z', EARTH_D)
        + P('M-11-17.5H11V-15.5H-11Z', EARTH_D)
        + P('M-8-18H8L5-8L6-4H-6L-5-8Z', RED)
        + P('M-8-18H-1V-4H-6L-5-8Z', RED_L)
        + C(0, -21, 3.6, GOLD_L)
        + P('M-6.5-22.5Q0-21 6.5-22.5L2.6-24L1.4-28H-1.6L-2.6-24Z', EARTH)
    )


def cart():
    """A cart with hay."""
    return (
        shade(13)
        + P('M-11-9C-10-17-2-20 4-18C10-17 12-12 12-9Z', GOLD)
        + P('M-11-9C-10-17-2-20 1-18.6C-3-15-4-12-4-9Z', GOLD_L)
        + P('M-13-9H13L11-4H-11Z', EARTH)
        + P('M3-9H13L11-4H3Z', EARTH_D)
        + P('M11-8L20-3L19-1.6L10.6-5.4Z', EARTH_D)
        + C(-6, -2, 4.4, EARTH_D)
        + C(6, -2, 4.4, EARTH_X)
        + C(-6, -2, 2.4, EARTH_L)
        + C(6, -2, 2.4, EARTH)
    )


def cloister():
    """The abbey: frontal and symmetric, central spire between two naves, gold cross-free finial."""
    # naves
    o = P('M-42 2V-18H0V2Z', WALL) + P('M42 2V-18H0V2Z', WALL_D)
    o += P('M-46-14L-37-38H0V-14Z', PLUM) + P('M46-14L37-38H0V-14Z', PLUM_D)
    o += P('M-45-17L-36.6-40.5H0V-36H-33.5Z', PLUM_L) + P('M36.6-40.5H0V-36H33Z', PLUM)
    o += P('M-36-4v-6q3-5 6 0v6ZM-25-4v-6q3-5 6 0v6Z', BLUE_D) + P(
        'M30-4v-6q3-5 6 0v6ZM19-4v-6q3-5 6 0v6Z', BLUE_X
    )
    # end turrets
    for s in (-1, 1):
        a, b, c, d = (WALL, WALL_D, PLUM_L, PLUM_D) if s < 0 else (PAPER_D, PAPER_X, PLUM, PLUM_X)
        o += at(
            s * 42,
            3,
            P('M-6 0V-26H6V0Z', a)
            + P('M1 0V-26H6V0Z', b)
            + P('M0-44L-8.5-24H0Z', c)
            + P('M0-44L8.5-24H0Z', d)
            + P('M-1.6-19h3.2v6h-3.2Z', INK),
        )
    # west front and spire
    o += P('M-14 6V-46H0V6Z', PAPER_L) + P('M14 6V-46H0V6Z', PAPER_D)
    o += (
        P('M0-88L-18-43L0-40Z', PLUM_L)
        + P('M0-88L18-43L0-40Z', PLUM_D)
        + P('M0-88L-5-41L0-40Z', PLUM)
    )
    o += P('M-10-29q4-7 8-2v11h-8Z', INK) + P('M2-31q4-5 8 2v9H2Z', INK)
    o += P('M-14-16H14V-13H-14Z', GOLD) + P('M0-16H14V-13H0Z', GOLD_D)
    o += (
        P('M-7 6V-5Q0-14 7-5V6Z', EARTH_D)
        + P('M-4.6 6V-4.4Q0-10.4 4.6-4.4V6Z', EARTH)
        + P('M-.6 6V-8H.6V6Z', EARTH_D)
    )
    return o + C(0, -90, 4, GOLD_D) + C(-0.4, -90.4, 3.2, GOLD_L) + P('M-.9-86V-94H.9V-86Z', GOLD_D)


def pennant(s=1.0):
    """Shield of the kingdom: blue, a gold star; both rims."""
    d = 'M-14-36H14V-16C14-5 7 1 0 5C-7 1-14-5-14-16Z'
    return at(
        0,
        0,
        P(d, PAPER, f'stroke="{PAPER}" stroke-width="7" stroke-linejoin="round"')
        + P(d, INK, f'stroke="{INK}" stroke-width="3.4" stroke-linejoin="round"')
        + P('M-14-36H0V5C-7 1-14-5-14-16Z', BLUE)
        + P('M14-36H0V5C7 1 14-5 14-16Z', BLUE_D)
        + P('M-14-36H-9.5V-14C-9.5-8-7-3-4 2C-9-1-14-8-14-16Z', BLUE_L)
        + star(0, -18.5, 10.5),
        s,
    )


def gatehouse():
    """Gate seen from the front: two towers, an arch between them."""
    o = (
        P('M-12-24V2H12V-24Z', STONE)
        + P('M0-24V2H12V-24Z', mix(STONE, STONE_D, 0.5))
        + P('M-12-29H-8V-25H-4V-29H0V-25H4V-29H8V-25H12V-20H-12Z', STONE_L)
    )
    o += (
        P('M-7 2V-9Q-7-17 0-17Q7-17 7-9V2Z', STONE_D)
        + P('M-5.4 2V-9Q-5.4-15 0-15Q5.4-15 5.4-9V2Z', INK)
        + L('M-2.6-14V-4M0-15V-4M2.6-14V-4M-5-8H5', EARTH, 1)
    )
    return o + at(-17, 3, keep('r')) + at(17, 3, keep('r'))


PROP = {
    'vr': lambda: gable('r', 8, 7, 6, 9),
    'vg': lambda: gable('e', 8, 7, 6, 9),
    've': lambda: eaves('r', 9, 7, 8, 1),
    'gatehouse': gatehouse,
    'gr': lambda: gable('r'),
    'ge': lambda: gable('e'),
    'gj': lambda: gable('j'),
    'er': lambda: eaves('r'),
    'ee': lambda: eaves('e'),
    'ej': lambda: eaves('j'),
    'hall': hall,
    'chapel': chapel,
    'keep': keep,
    'bastion': bastion,
    'well': well,
    'stall': stall,
    'tree': tree,
    'tree2': lambda: tree(0.8),
    'poplar': poplar,
    'pine': pine,
    'pine2': lambda: pine(0.8),
    'fruit': fruit,
    'bush': bush,
    'bush2': lambda: bush(0.75),
    'stack': stack,
    'stack2': lambda: stack(0.75),
    'sheep': sheep,
    'sheep2': lambda: sheep(1, True),
    'barn': barn,
    'farm': farmhouse,
    'mill': mill,
    'pond': pond,
    'pond2': lambda: pond(0.72),
    'cow': cow,
    'cow2': lambda: cow(1, True),
    'hives': hives,
    'scarecrow': scarecrow,
    'cart': cart,
    'poplar2': lambda: poplar(0.8),
    'stall2': lambda: stall((JADE_L, JADE)),
    'cloister': cloister,
    'pennant': pennant,
}
