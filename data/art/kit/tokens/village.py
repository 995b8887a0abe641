# SPDX-License-Identifier: GPL-3.0-or-later
"""What a village has, for the pictures of cards: houses, fruit, bread, ears."""

from tokens.parts import *

# A sky from dark to light.
SKY = (mix(BLUE_D, BLUE_X, .3), mix(BLUE_D, BLUE, .3), mix(BLUE_D, BLUE, .7),
       mix(BLUE, BLUE_L, .35), mix(BLUE, BLUE_L, .75))


def cottage(x, y, k=1.0, roof=(BLUE, BLUE_D, BLUE_L), lit=True):
    """A gabled house, frontal, 60 wide, its foot at (x, y)."""
    o = P('M-24-30H24V0H-24Z', PAPER_D) + P('M0-30H24V0H0Z', PAPER_X)
    o += P('M-24-30L0-52L24-30Z', PAPER_D) + P('M0-52L24-30H0Z', PAPER_X)
    o += P('M-8 0V-16Q0-23 8-16V0Z', EARTH_X) + R(-20, -24, 8, 10, GOLD_L if lit else NIGHT_D)
    o += R(12, -24, 8, 10, EMBER_L if lit else NIGHT_D)
    m, d, l = roof
    o += P('M0-60L-32-28L-27-22L0-50Z', m) + P('M0-60L32-28L27-22L0-50Z', d)
    o += P('M0-60L-32-28L-30-26L0-56Z', l)
    return at(x, y, o, k)


def apples(r, *each, l=RED_L, d=RED_D):
    """Apples of one size: one path a tone."""
    lit = ''.join(f'M{n(x)} {n(y - r)}a{n(r)} {n(r)} 0 0 0 0 {n(2 * r)}'
                  f'c{n(r * .3)} {n(r * -.6)} {n(r * .3)} {n(r * -1.4)} 0 {n(r * -2)}Z'
                  for x, y in each)
    stems = ''.join(f'M{n(x)} {n(y - r * .8)}q1-4 4-5' for x, y in each)
    return P(spots(*each, r=r), d) + P(lit, l) + L(stems, EARTH_X, 1.8)


def apple(x, y, r, l=RED_L, d=RED_D):
    """One apple."""
    return apples(r, (x, y), l=l, d=d)


def grapes(x, y, s=1.0):
    """A bunch of grapes."""
    dots = [(-10, 0), (0, -2), (10, 0), (-5, 9), (5, 9), (0, 18), (-14, 9), (14, 9)]
    return at(x, y,
              ''.join(C(a, b, 6.6, PLUM_D) for a, b in dots)
              + ''.join(C(a - 1, b - 1, 4.8, PLUM if a > 0 else mix(PLUM, PLUM_L, .4))
                        for a, b in dots), s)


def bare_ear():
    """An ear on a stalk, 92 high."""
    grain = 'M-1 4C-12 2-16-9-10-20C-4-15-1-6-1 4Z'
    left = ''.join(curve(grain, 0, -16 - 13 * i, 1) for i in range(4))
    return (P('M-1.6 10L-1.2-56H1.2L1.6 10Z', GOLD_D) + P(left, GOLD_L)
            + flip(P(left, mix(GOLD, GOLD_D, .3)))
            + P('M0-58C-6-66-6-74 0-82C6-74 6-66 0-58Z', GOLD_L))


def bread(x, y, s=1.0):
    """A loaf, 48 wide."""
    o = P('M-24 6C-28-8-14-16 0-16C14-16 28-8 24 6Q0 12-24 6Z', EARTH_D)
    o += P('M-24 6C-28-8-14-16 0-16C10-16 16-12 16-6C6-2-10 4-14 8Q-20 8-24 6Z', EARTH_L)
    return at(x, y,
              o
              + P(cut(-12, 0, -6, -12, 1.8) + cut(0, -1, 6, -13, 1.8) + cut(12, 2, 17, -9, 1.6),
                  EARTH_D), s)
