# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the six roles, each around (0, 0) and about 200 wide."""

from palette import *
from shapes import *


def artisan():
    """Compasses astride the ridge of a swept roof, an arc drawn between the points."""
    o = ''
    # columns, lintel and lattice under the eaves
    o += R(-74, 56, 148, 66, INK_D) + R(-74, 56, 148, 6, JADE) + R(0, 56, 74, 6, JADE_D)
    for x in (-74, -48, -22, 14, 40, 66):
        o += R(x, 56, 8, 66, RED if x < 0 else RED_D) + R(x, 56, 3, 66, RED_L if x < 0 else RED)
    o += (
        R(-11, 64, 11, 58, GOLD_L)
        + R(0, 64, 11, 58, GOLD)
        + R(-8, 68, 6, 54, RED)
        + R(2, 68, 6, 54, RED_D)
    )
    # roof: swept eaves, tile cuts, gold edge and ridge
    o += half('M0 16H-52C-58 32-74 42-108 34C-104 46-92 54-78 56Q-40 60 0 60Z', BLUE, BLUE_D)
    t = ((-46, -80, 5), (-36, -62, 4), (-26, -45, 3), (-16, -28, 1.8), (-6, -11, 0.8))
    o += P(''.join(cut(a, 17, b, 54, 2.2, c) for a, b, c in t), BLUE_D) + flip(
        P(''.join(cut(a, 17, b, 54, 2.2, c) for a, b, c in t), BLUE_X), 0
    )
    o += mirror(
        'M0 54Q-40 54-76 50C-90 48-102 42-112 30C-106 46-94 58-78 60Q-40 64 0 64Z', GOLD_L, GOLD
    )
    o += (
        mirror('M0 10H-46C-54 10-60 6-62-2C-68 6-64 18-52 20H0Z', BLUE_L, BLUE)
        + mirror('M-44 10C-54 10-60 6-62-2C-68 6-64 18-52 20H-48Z', GOLD_L, GOLD)
        + P('M-52 20H52V17H-55Z', GOLD_D)
    )
    # the arc that the compasses draw
    arc = 'M-66 35A170 170 0 0 0 66 35'
    o += L(arc, PAPER, 2.8, 'stroke-dasharray=".1 7.4"')
    # plumb line
    o += L('M0-40V2', PAPER_D, 2.2)
    o += half('M0 0H-6L-9 8C-9 18-3 24 0 34Z', RED_L, RED_D) + mirror('M0-3H-6V3H0Z', GOLD_L, GOLD)
    # compasses
    leg = 'M-3-57L-13-51L-60 16L-70 40L-52 24L2-41Z'
    o += mirror(leg, GOLD_L, GOLD)
    o += mirror('M-3-49L-54 22L-52 24L2-41Z', GOLD_D, GOLD_X)
    o += P('M-60 16L-70 40L-52 24Z', PAPER_D) + P('M-60 16L-70 40L-56 19Z', PAPER_L)
    o += flip(P('M-60 16L-70 40L-52 24Z', PAPER_X) + P('M-60 16L-70 40L-56 19Z', PAPER))
    o += cuts(GOLD_D, (-24, -34, -36, -16, 2)) + cuts(GOLD_X, (24, -34, 36, -16, 2))
    o += C(0, -54, 16, INK) + C(0, -54, 14, GOLD)
    o += P('M-9.9-44.1A14 14 0 0 1 9.9-63.9A16 16 0 0 0-9.9-44.1Z', GOLD_L)
    o += C(0, -54, 8, JADE_D) + C(-0.8, -54.8, 6.2, JADE_L)
    return o + mirror('M0-69H-4.5L-3.5-80H0Z', GOLD_L, GOLD_D)


def assassin():
    """Deep hood before the full moon; the blade stands where the nose would be."""
    o = (
        C(0, -8, 74, PAPER_D)
        + C(-2, -10, 70, PAPER)
        + C(-30, -42, 9, PAPER_D)
        + C(34, -50, 6, PAPER_D)
        + C(46, -22, 10, PAPER_D)
        + C(-50, -8, 6, PAPER_D)
    )
    # shoulders and hood
    o += half(
        'M0 22C-34 24-64 34-88 62L-98 110H0Z', mix(NIGHT, NIGHT_L, 0.6), mix(NIGHT_D, NIGHT, 0.4)
    )
    o += half('M0-66C-34-62-50-34-52-6C-58 16-60 34-50 48L0 70Z', NIGHT_L, mix(NIGHT_D, NIGHT, 0.7))
    o += both(P('M-46-22C-56 6-54 30-46 44C-50 20-48-2-46-22Z', NIGHT_D))
    o += half('M0-50C-26-46-38-24-38 0C-40 18-36 36-24 48L0 56Z', NIGHT_X, NIGHT_X)
    # the strip of the face
    a, b = SKINS[0]
    o += P('M-34-14Q0-26 34-14Q36-2 33 10H-33Q-36-2-34-14Z', b) + P(
        'M-34-14Q-16-21 2-21L-6 10H-33Q-36-2-34-14Z', a
    )
    o += both(
        P('M-30-3Q-18-12-6 0Q-18 6-30-3Z', PAPER)
        + C(-17, -2.6, 4.4, INK)
        + P('M-32-4Q-18-17-4-1Q-18-10-32-4Z', INK),
        0,
    )
    o += both(P('M-34-15Q-18-20-4-10Q-18-14-33-9Z', INK))
    # cloth over the mouth
    o += half('M0 4Q-18 2-36 8C-38 28-34 44-22 52Q-10 58 0 58Z', RED, RED_D)
    o += cuts(
        RED_D, (-33, 16, -8, 24, 2.4, -3), (-34, 28, -10, 36, 2.4, -3), (-28, 41, -10, 46, 2.2, -2)
    )
    o += cuts(RED_X, (33, 16, 8, 24, 2.4, 3), (34, 28, 10, 36, 2.4, 3), (28, 41, 10, 46, 2.2, 2))
    o += half('M0 50C-22 52-44 44-56 34C-60 44-62 50-62 56C-40 70-18 74 0 74Z', RED_L, RED)
    o += cuts(RED_D, (-54, 44, -14, 64, 2.6, 4), (-50, 58, -22, 68, 2, 2)) + cuts(
        RED_D, (54, 44, 14, 64, 2.6, -4), (50, 58, 22, 68, 2, -2)
    )
    # dagger: its guard lies below the chin, or it would be a mouth
    o += P('M0-74L-9-56V46H0Z', PAPER_L) + P('M0-74L9-56V46H0Z', IRON)
    o += P('M0-62L-3-52V46H0Z', IRON_L) + P('M0-62L3-52V46H0Z', IRON_D)
    guard = 'M0 44C-14 44-24 46-34 55C-37 60-33 65-28 63C-19 58-10 59 0 60Z'
    o += (
        mirror(guard, GOLD_L, GOLD)
        + P('M0 45L7 52L0 59L-7 52Z', RED_D)
        + P('M0 45L-7 52L0 59Z', RED_L)
    )
    o += mirror('M0 60H-6V84H0Z', EARTH_L, EARTH_D) + cuts(
        GOLD_D, (-5, 65, 5, 69, 2), (-5, 73, 5, 77, 2)
    )
    return o


def silk(x, y, width, tones):
    """A folded length of silk, its fold at the left."""
    light, mid, dark = tones
    o = P(rounded(x, y, width, 11, 5), dark) + P(rounded(x, y, width - 6, 10, 5), mid)
    return o + P(rounded(x + 1, y + 0.8, width * 0.5, 3.6, 1.8), light)


def merchant():
    """Balance on a turned post: strings of cash against bolts of silk."""
    o = ''
    # post and foot
    o += half('M0 86H-46C-46 76-34 72-20 70C-10 66-8 60-8 52H0Z', RED_L, RED_D)
    o += P('M-46 86H46V92H-46Z', RED_X)
    o += half('M0-52H-5L-7 0L-5 8L-8 16L-5 24L-8 54H0Z', GOLD_L, GOLD_D)
    o += (
        both(P('M-10 12H0V20H-10Q-13 16-10 12Z', GOLD))
        + R(-11, 50, 22, 7, GOLD_D, 3)
        + R(-11, 50, 11, 7, GOLD_L, 3)
    )
    # beam
    beam = 'M0-58C-20-60-40-54-60-48C-72-44-82-46-86-56C-90-44-84-36-72-37C-50-40-24-48 0-46Z'
    o += P(beam, GOLD_L) + flip(P(beam, GOLD))
    o += both(
        P(
            'M0-48C-24-50-50-42-72-39C-80-38-86-42-87-48C-88-40-82-35-72-36C-50-39-24-47 0-45Z',
            GOLD_D,
        )
    )
    o += (
        P('M0-80L10-66L6-44H-6L-10-66Z', GOLD_D)
        + P('M0-80L-10-66L-6-44H0Z', GOLD_L)
        + C(0, -54, 8, INK)
        + C(0, -54, 6.4, RED)
        + C(-1.6, -55.6, 3, RED_L)
    )
    # strings
    o += (
        L('M-62-44L-90 28M-62-44L-34 28', PAPER, 2.4)
        + L('M62-44L34 28M62-44L90 28', PAPER_D, 2.4)
        + C(-62, -44, 5, GOLD_D)
        + C(62, -44, 5, GOLD_D)
    )
    # left: three stacks of cash and one coin on its edge
    for x, k in ((-80, 3), (-44, 4)):
        for i in range(k):
            y = 24 - 6 * i
            o += R(x - 11, y - 5, 22, 6, GOLD_D, 3) + R(
                x - 10, y - 4.5, 19, 3.6, GOLD_L if i % 2 else GOLD, 1.8
            )
    o += C(-62, 10, 19, INK) + coin(-62, 10, 17.5)
    # right: folded silk, a gold ribbon round it
    o += silk(36, 15, 52, (BLUE_L, BLUE, BLUE_D)) + silk(39, 4, 46, (PAPER_L, PAPER, PAPER_X))
    o += silk(42, -7, 40, (RED_L, RED, RED_D)) + R(58, -8, 8, 34, GOLD_D) + R(58, -8, 4, 34, GOLD_L)
    o += P('M62-7C54-18 46-16 47-9C48-5 56-5 62-7Z', GOLD_L)
    o += P('M62-7C70-18 78-16 77-9C76-5 68-5 62-7Z', GOLD) + C(62, -8, 3.6, GOLD_D)
    # pans
    for x, l, m in ((-62, GOLD_L, GOLD), (62, GOLD_L, GOLD)):
        o += P(f'M{x-32} 26H{x+32}C{x+30} 46 {x+14} 54 {x} 54C{x-14} 54 {x-30} 46 {x-32} 26Z', m)
        o += P(f'M{x-32} 26H{x-6}C{x-8} 40 {x-4} 50 {x} 54C{x-14} 54 {x-30} 46 {x-32} 26Z', l)
        o += P(f'M{x-34} 24H{x+34}V30H{x-34}Z', GOLD_D) + P(f'M{x-34} 24H{x}V27H{x-34}Z', PAPER)
    return o


def noble():
    """Open fan with plum blossom, a coronet on a cushion before it."""
    o = ''

    def seg(r1, r2, a1, a2):
        return (
            'M'
            + pts(
                [
                    tuple(v + (0, 56)[i] for i, v in enumerate(polar(0, 0, r, a - 90)))
                    for r, a in ((r1, a1), (r2, a1), (r2 + 2, (a1 + a2) / 2), (r2, a2), (r1, a2))
                ]
            )
            + 'Z'
        )

    # eleven folds, each with a lit and a shaded half; ribs; gold edge
    A = [-75 + 15 * k for k in range(11)]
    for part, lit, shade in ((A[:6], PAPER, PAPER_D), (A[6:], PAPER_D, PAPER_X)):
        o += P(''.join(seg(50, 116, a - 7.6, a + 0.1) for a in part), lit) + P(
            ''.join(seg(50, 116, a, a + 7.6) for a in part), shade
        )
    for part, c in ((A[:5], GOLD_L), (A[5:], GOLD)):
        o += P(
            ''.join(
                seg(114, 123, a - 7.6, a + 0.1) + seg(114, 123, a - 0.1, a + 7.6) for a in part
            ),
            c,
        )
    for part, lit, shade in ((A[:6], GOLD_L, GOLD_D), (A[6:], GOLD, GOLD_X)):
        o += P(''.join(seg(4, 58, a - 3.2, a) for a in part), lit) + P(
            ''.join(seg(4, 58, a, a + 3.2) for a in part), shade
        )
    # bough and blossoms
    bough = 'M-86 20C-74-8-46-28-14-33C14-37 42-30 68-10M-44-22C-46-34-42-42-35-48'
    o += L(bough + 'M24-33C32-41 42-46 52-45', INK, 3)
    for x, y, s in (
        (-76, 2, 1),
        (-34, -50, 0.9),
        (-24, -31, 1.1),
        (54, -45, 0.9),
        (36, -29, 1.1),
        (74, -7, 0.9),
    ):
        lit, shade = [
            ''.join(f'M{pts([polar(0, -4.6, 5.6, a - 90)])}a4.6 4.6 0 1 0 .1 0Z' for a in turns)
            for turns in ((0, 288, 216), (72, 144))
        ]
        o += at(x, y, P(shade, RED) + P(lit, RED_L) + C(0, 0, 3, GOLD_L), s)
    # a dark disc lifts the coronet off the fan
    o += C(0, 22, 54, GOLD_D) + C(0, 22, 51.5, PLUM_X)
    # cushion
    o += half('M0 38C-30 34-58 36-74 42C-70 52-70 66-76 78C-50 84-22 86 0 85Z', RED, RED_D)
    o += P('M-74 42C-50 36-24 36 0 38V48C-26 44-50 46-72 52Z', RED_L) + P(
        'M74 42C50 36 24 36 0 38V48C26 44 50 46 72 52Z', RED
    )
    o += cuts(RED_D, (-58, 60, -30, 66, 2.4, -2), (-56, 74, -24, 76, 2.2, -1)) + cuts(
        RED_X, (58, 60, 30, 66, 2.4, 2), (56, 74, 24, 76, 2.2, 1)
    )
    for x, l in ((-76, GOLD_L), (76, GOLD)):
        o += C(x, 42, 5, l) + C(x, 79, 5, l) + P(f'M{x-3} 82H{x+3}L{x+5} 98H{x-5}Z', GOLD_D)
    # coronet of gold petals, a jade stone in its band
    o += half('M-46-6C-34-2-27 8-26 24L-20 46H-38C-37 30-38 14-46-6Z', GOLD_L, GOLD_D)
    o += half('M-25-20C-13-13-8 0-7 18L-5 46H-25C-20 26-19 4-25-20Z', GOLD, GOLD_X)
    o += half('M0-36C-13-22-17-4-14 12L-10 46H0Z', GOLD_L, GOLD)
    o += pair(GOLD_D, GOLD_X, 0, (-34, 8, -32, 34, 2.2, -1), (-17, 0, -15, 32, 2.2, -1))
    o += half('M0 38C-16 38-28 36-40 32L-37 56C-24 61-12 63 0 63Z', GOLD_L, GOLD_D)
    o += mirror('M0 56C-12 56-25 54-37.7 50L-37 56C-24 61-12 63 0 63Z', GOLD, GOLD_X)
    o += C(0, 47, 12.5, GOLD_X) + C(0, 47, 10.5, JADE_D) + C(-0.8, 46, 8.8, JADE)
    o += P('M-8 46A8.8 8.8 0 0 1 0 37.5Q-1 44-8 46Z', JADE_H)
    o += (
        C(-25, 47, 4.2, RED_D)
        + C(-25.4, 46.5, 3, RED_L)
        + C(25, 47, 4.2, RED_D)
        + C(24.6, 46.5, 3, RED)
    )
    o += C(0, -36, 5.5, GOLD_X) + C(-0.4, -36.6, 4.2, PAPER_L)
    return o


def soldier():
    """Helmet with mask and plume before crossed halberds."""
    o = ''
    for s in (0, 1):
        h = R(-4, -104, 8, 218, EARTH_D, 2) + R(-4, -104, 3.4, 218, EARTH_L if not s else EARTH, 2)
        h += P('M0-132L9-108L0-96L-9-108Z', IRON) + P('M0-132L-9-108L0-96Z', PAPER)
        h += P('M4-98C22-104 33-92 35-74C26-79 16-77 4-72Z', IRON_L if not s else IRON) + P(
            'M4-98C16-98 24-90 28-77.5Q17-77 4-72Z', IRON if not s else IRON_D
        )
        h += P('M-4-94L-18-87L-4-78Z', IRON) + R(-6, -72, 12, 6, GOLD, 2)
        h += P('M-5-66H5L9-42L0-36L-9-42Z', GOLD_D) + P('M-5-66H0V-36L-9-42Z', GOLD_L)
        p = at(0, 20, h, 1, 42)
        o += flip(p, 0) if s else p
    # plume
    o += half('M0-78C-16-74-24-60-19-44C-29-49-33-40-27-26L0-22Z', RED_H, RED)
    o += cuts(
        RED_D,
        (-9, -64, -6, -36, 2.2, 1),
        (0, -70, 0, -36, 2.2),
        (9, -64, 6, -36, 2.2, -1),
        (-20, -42, -14, -28, 2, 1),
        (20, -42, 14, -28, 2, -1),
    )
    # neck guard
    for r in (2, 1, 0):
        y, x = 16 + r * 15, -48 - r * 7
        o += half(f'M0 {y}H{x}L{x-5} {y+19}Q{x+22} {y+26} 0 {y+26}Z', BLUE, BLUE_D)
        q = f'M{x-5} {y+19}Q{x+8} {y+23} {x+30} {y+25}L{x+30} {y+21.5}Q{x+8} {y+19} {x-4} {y+15}Z'
        o += P(q, GOLD_L) + flip(P(q, GOLD_D))
        for i in range(3):
            o += L(f'M{x+5+i*9} {y+3}L{x+3+i*9.5} {y+14+i*1.5}', BLUE_L, 2.2) + L(
                f'M{-x-5-i*9} {y+3}L{-x-3-i*9.5} {y+14+i*1.5}', BLUE, 2.2
            )
    # face
    o += half('M0 6H-40V48C-40 64-22 76 0 76Z', INK, INK_D)
    o += half('M0 26C-9 28-18 28-30 24C-32 48-26 66 0 74Z', IRON, IRON_D)
    o += P('M-30 24C-32 48-26 66 0 74C-14 62-20 46-19 27.5Z', IRON_L)
    o += L('M-14 50V60M-7 50V63M0 51V64M7 50V63M14 50V60', INK_D, 3.2)
    o += (
        P('M0 15L-8 40H8Z', IRON_D)
        + P('M0 15L-8 40H0Z', PAPER)
        + cuts(IRON_D, (-22, 42, -11, 45, 2, -1))
        + cuts(INK_D, (22, 42, 11, 45, 2, 1))
    )
    o += both(
        P('M-33 15Q-20 9-7 20Q-22 24-33 15Z', PAPER)
        + C(-18.5, 17.6, 3.4, INK_D)
        + P('M-34 15Q-20 4-6 20Q-20 11-34 15Z', INK_D),
        0,
    )
    # bowl
    o += half('M0-42C-30-42-47-22-50 12Q-26 2 0 2Z', IRON_L, IRON_D)
    o += P('M0-42C-17-38-26-20-28 5Q-14 2 0 2Z', PAPER_L) + P(
        'M0-42C17-38 26-20 28 5Q14 2 0 2Z', IRON
    )
    o += half('M0-5C-24-5-44 2-60 15L-53 25Q-28 10 0 10Z', GOLD_L, GOLD_D)
    o += P('M0-5C-24-5-44 2-60 15L-58 18Q-34 2 0 1Z', PAPER)
    for x, y in ((-42, 11), (-27, 6.5), (27, 6.5), (42, 11)):
        o += C(x, y, 2.6, GOLD_D if x < 0 else GOLD_L)
    o += (
        P('M0-20L13 1L0 20L-13 1Z', GOLD_D)
        + P('M0-20L-13 1L0 20Z', GOLD_L)
        + C(0, 1, 6.6, RED_D)
        + C(-1.2, -0.2, 4.8, RED_L)
    )
    return o


def supplier():
    """Sheaf with a red tie between a full sack and a glazed jar."""
    o = ''
    # sheaf: ears fan out
    for k in range(9):
        t = (GOLD_L, GOLD) if k < 5 else (GOLD, GOLD_D)
        ys = [-92 + 10 * j for j in range(4)]
        e = P(
            'M-1.5-92H1.5V4H-1.5Z'
            + ''.join(f'M0 {y+8}C9 {y+4} 9 {y-6} 5 {y-11}Q0 {y-4} 0 {y+8}Z' for y in ys),
            t[1],
        )
        e += P(
            ''.join(f'M0 {y+8}C-9 {y+4}-9 {y-6}-5 {y-11}Q0 {y-4} 0 {y+8}Z' for y in ys)
            + 'M0-92C-4-98-3-106 0-111C3-106 4-98 0-92Z',
            t[0],
        )
        o += at(0, 36, e, (0.86, 0.92, 0.97, 1, 1.02, 1, 0.97, 0.92, 0.86)[k], -56 + 14 * k)
    o += half('M0 14H-13C-16 34-24 60-34 84H0Z', GOLD, GOLD_D)
    o += cuts(GOLD_D, (-8, 32, -22, 80, 2.2, 2), (-3, 32, -8, 82, 2.2, 1)) + cuts(
        GOLD_X, (8, 32, 22, 80, 2.2, -2), (3, 32, 8, 82, 2.2, -1)
    )
    o += half('M0 14Q-10 13-16 16L-16 29Q-8 32 0 32Z', RED_L, RED_D) + P(
        'M2 24C14 24 22 34 20 52L12 48C13 40 8 34-2 32Z', RED
    )
    # sack
    o += P(
        'M-90 84C-98 56-90 26-66 18L-72 4Q-56-2-40 4L-46 18C-22 26-14 56-22 84Q-56 90-90 84Z', EARTH
    )
    o += P(
        'M-90 84C-98 56-90 26-66 18L-72 4Q-64 1-56 0.5L-56 18C-70 34-72 62-66 87Q-80 86.5-90 84Z',
        EARTH_H,
    )
    o += P(
        (
            'M-56 18L-56 0.5Q-60 1-64 1.8L-60 18C-72 40-72 64-60 87.5Q-46 88-36 86.5C-42 60-42'
            ' 36-56 18Z'
        ),
        EARTH_L,
    )
    o += P('M-70 14Q-56 8-42 14L-43 23Q-56 17-69 23Z', RED_D) + P(
        'M-70 14Q-63 11-56 11V20Q-63 20-69 23Z', RED_L
    )
    o += cuts(
        EARTH_D,
        (-48, 26, -34, 50, 2.2, -3),
        (-54, 26, -48, 56, 2, -2),
        (-64, 26, -76, 46, 2, 2),
        (-28, 62, -34, 80, 2.2, 2),
    )
    o += P('M-62 50L-50 62L-62 74L-74 62Z', RED_D) + P('M-62 55L-55 62L-62 69L-69 62Z', GOLD_L)
    # jar
    o += (
        half('M0 87C-14 87-26 84-30 80C-40 62-38 40-20 30L-20 22H0Z', PAPER, BLUE_L)
        .replace('<g transform="matrix(-1 0 0 1 0 0)">', '<g transform="matrix(-1 0 0 1 0 0)">')
        .join(['<g transform="translate(58 0)">', '</g>'])
    )
    o += at(
        58,
        0,
        P('M-35 52Q0 62 35 52Q35.5 62 33 72Q0 80-33 72Q-35.5 62-35 52Z', BLUE)
        + P('M0 57Q18 57 35 52Q35.5 62 33 72Q18 76 0 76Z', BLUE_D)
        + L('M-28 66q4-7 9 0t9 0 9 0', BLUE_L, 2.6)
        + L('M-1 66q4-7 9 0t9 0 8 -1', BLUE, 2.6)
        + P('M-30 41Q0 49 30 41L32 45Q0 53-32 45Z', BLUE)
        + P('M-22 14H22L24 26Q0 32-24 26Z', RED_D)
        + P('M-22 14H0V29Q-14 29-24 26Z', RED_L)
        + P('M-26 22Q0 30 26 22V26Q0 34-26 26Z', GOLD)
        + P('M-22 14Q0 6 22 14Q0 20-22 14Z', RED)
        + C(0, 10, 4.6, GOLD_L)
        + P('M-24 36C-32 44-33 54-31 62Q-27 46-20 36Z', PAPER_L),
    )
    return o


PICTURES = {
    'artisan': artisan,
    'assassin': assassin,
    'merchant': merchant,
    'noble': noble,
    'soldier': soldier,
    'supplier': supplier,
}
