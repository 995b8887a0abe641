# SPDX-License-Identifier: GPL-3.0-or-later
"""Crests for places under 40 px and inside other pictures, 100 x 100: the planes and the
outline of the large crest, no cuts and no dots."""

from beasts import GROUNDS
from palette import (EARTH, EARTH_D, EARTH_H, EARTH_L, EMBER, EMBER_D, EMBER_H, EMBER_L, FLESH,
                     FLESH_L, FUR, FUR_D, FUR_L, GOLD, GOLD_L, HIDE, HIDE_D, HIDE_L, INK, INK_D,
                     JADE, JADE_D, JADE_H, JADE_L, PAPER, PAPER_D, PAPER_L, PAPER_X, RED, RED_D,
                     RED_L, STONE, STONE_D, STONE_L)
from shapes import C, G, L, P, R, both, cut, polar, pts, svg


def fan(cx, cy, r, width, angles):
    """Path data of a fan of pointed feathers."""
    data = ''
    for a in angles:
        left, right = polar(cx, cy, r * 0.72, a - width), polar(cx, cy, r * 0.72, a + width)
        data += (f'M{cx} {cy}Q{pts([left, polar(cx, cy, r, a)])}'
                 f'Q{pts([right, (cx, cy)])}Z')
    return data


def plain(data, tone):
    """A half whose two sides have one tone."""
    return data, tone, tone


# Each beast: parts behind, halves (outline, tone of the left, tone of the right), parts in front.
def dragon():
    """Antlers, mane of flames, whiskers; the pearl in the jaws."""
    mane = ('M50 20C38 20 30 24 27 30C21 28 15 29 11 34C16 35 18 38 17 42C12 43 8 47 7 53'
            'C12 50 16 51 18 54C14 58 12 63 13 70C17 66 21 65 24 67C24 73 27 79 33 84'
            'C33 79 36 76 40 76L50 80Z')
    antler = ('M45 32C41 27 38 24 34 23C29 25 23 24 19 19C24 20 28 19 31 17C28 14 27 11 27 8'
              'C30 12 34 14 37 16C38 13 38 11 38 8C42 12 42 17 40 21C44 24 47 28 48 31Z')
    face = 'M50 28C42 27 35 31 33 37C30 43 30 50 34 55C30 60 31 67 36 71L50 73Z'
    brow = 'M47 47C44 40 40 38 35 40C29 43 24 41 21 37C26 37 29 35 30 31C36 32 43 36 47 47Z'
    whisker = 'M40 67C33 72 26 70 21 66C15 63 11 67 13 72C17 68 20 71 25 73C31 75 36 73 40 67Z'
    return '', [
        (mane, EMBER_L, EMBER_D), (antler, GOLD_L, GOLD),
        ('M50 89C40 88 35 79 35 68L50 66Z', JADE, JADE_D), plain('M50 86C41 86 38 78 38 69H50Z',
                                                                 INK_D),
        (face, JADE_L, JADE), ('M50 34C47 40 46 48 45 55C40 58 38 63 40 66C43 69 47 68 50 67Z',
                               JADE_H, JADE_D),
        plain('M41 65Q44 61 46 64Q44 68 41 65Z', INK),
        plain('M33 47Q40 42 46 51Q39 54 33 47Z', INK),
        (brow, PAPER, PAPER_D), ('M36 70L39 79L43 71Z', PAPER, PAPER_D),
        (whisker, PAPER, PAPER_D),
    ], (C(50, 78, 7.6, INK_D) + C(50, 78, 6.4, PAPER)
        + P('M50 24L55 33L50 42L45 33Z', RED) + P('M50 24L45 33L50 42Z', RED_L))


def fox():
    """Jagged cheeks and great ears."""
    return '', [
        ('M50 87C40 85 33 80 29 74L18 74L22 67L11 63L18 58L9 50L18 47C15 38 14 24 18 12'
         'C25 21 33 28 40 31Q45 29 50 29Z', FUR_L, FUR),
        plain('M21 22C20 31 22 40 26 45C28 39 31 36 35 33Q27 29 21 22Z', FUR_D),
        ('M50 87C40 85 33 80 29 74L18 74L22 67L11 63L18 58L9 50L18 47C29 48 39 53 44 62'
         'Q47 70 50 72Z', PAPER_L, PAPER_D),
        ('M50 30C46 36 45 46 46 56L47 69Q48 73 50 74Z', EMBER_H, FUR_D),
        plain('M26 47Q35 41 43 51Q35 54 26 47Z', INK),
    ], (P('M43 71Q50 68 57 71Q55 79 50 81Q45 79 43 71Z', INK)
        + P('M50 33C45 39 45 44 50 48C55 44 55 39 50 33Z', RED))


def ox():
    """Crescent horns and a ring in the nose."""
    horn = 'M42 33C30 40 13 36 8 16C8 11 11 11 12 14C18 23 26 26 34 24C42 22 47 25 50 29Z'
    return '', [
        (horn, PAPER, PAPER_D),
        plain('M8 16C8 11 11 11 12 14C15 21 19 23 22 24L19 31C13 27 10 23 8 16Z', RED),
        plain('M33 43C25 37 16 38 11 45C18 52 27 53 35 49Z', EARTH),
        ('M50 26C37 26 29 33 28 43C28 53 33 62 35 70C36 81 43 87 50 87Z', EARTH_L, EARTH),
        ('M50 40C46 44 44 50 44 57L43 66H50Z', EARTH_H, EARTH_D),
        plain('M31 49Q39 43 45 52Q39 56 31 49Z', INK),
        ('M50 65C39 63 32 69 32 77C34 85 42 89 50 89Z', PAPER_D, PAPER_X),
        plain('M39 75Q44 69 48 76Q44 80 39 75Z', INK),
    ], (P('M50 24C41 25 37 30 37 36L42 42L46 46L50 53L54 46L58 42L63 36C63 30 59 25 50 24Z',
          EARTH_D) + L('M45.5 78C43 93 57 93 54.5 78', GOLD_L, 3.2))


def tiger():
    """Round ears, a jagged ruff, five stripes a side."""
    stripes = ('M40 17Q43 26 48 28Q42 28 36 19ZM32 22Q38 31 46 34Q35 33 28 26ZM25 31Q32 36 41 37'
               'Q31 40 23 35ZM20 47Q26 47 31 51Q24 52 17 49ZM15 58Q24 55 32 58Q24 62 19 61Z')
    return (C(29, 28, 10.5, EMBER) + C(71, 28, 10.5, EMBER_D) + both(C(30, 29, 6.5, INK), 50)), [
        ('M50 16C38 15 28 21 24 34C22 38 20 41 15 44L20 47L10 53L19 56L11 64L22 65L18 76L30 73'
         'C34 82 42 87 50 87Z', EMBER_L, EMBER),
        ('M50 87C42 87 34 82 30 73L18 76L22 65L11 64L19 56L10 53L20 47C26 52 34 57 38 62'
         'Q43 67 50 67Z', PAPER, PAPER_D),
        ('M50 35C46 38 45 47 45 55L42 65Q45 69 50 69Z', EMBER_H, EMBER_D),
        ('M50 61C47 61 43 62 41 63Q42 70 50 73Z', RED_L, RED_D),
        plain('M28 48Q36 41 46 51Q37 55 28 48Z', INK), plain(stripes, INK),
    ], P('M49 72H51V76Q55 79 61 77.5Q55 81 50 78.5Q45 81 39 77.5Q45 79 49 76Z', INK)


def boar():
    """Bristles, a wedge of a head, great tusks."""
    bristles = ('M50 42L28 35Q28 28 25 23Q30 25 32 28Q32 22 31 17Q36 19 38 24Q39 18 38 12'
                'Q43 16 45 22Q47 16 50 10Z')
    return '', [
        (bristles, EMBER, EMBER_D), ('M38 38C31 38 21 32 17 21C27 22 38 26 44 33Z', HIDE_L, HIDE),
        ('M50 30C38 28 31 34 29 41L21 44L26 48L19 54L25 57L20 65L27 67L24 75L32 75L50 82Z',
         HIDE, HIDE_D),
        ('M50 29C42 28 36 32 34 39C33 47 35 55 38 61C38 69 42 76 50 78Z', HIDE_L, HIDE),
        plain('M33 40C38 39 43 43 47 48L45 51Q38 53 35 47Z', INK),
        ('M50 59C43 58 36 63 36 70C36 77 43 82 50 82Z', FLESH_L, FLESH),
        plain('M41 71Q43 64 47 70Q45 77 41 71Z', INK),
        ('M41 81C29 84 15 77 12 61C12 55 13 50 16 45C18 60 28 69 40 71Z', PAPER_L, PAPER_D),
    ], ''


def rat():
    """Round ears, a pointed muzzle, a coin between the teeth."""
    whiskers = cut(42, 69, 13, 63, 2, 2) + cut(42, 72, 14, 75, 2, 1)
    return (C(29, 33, 16, STONE_L) + C(71, 33, 16, STONE) + C(31, 35, 10.5, FLESH_L)
            + C(69, 35, 10.5, FLESH)), [
        ('M50 27C40 26 32 33 30 43L21 48L28 51L22 58L32 60C35 67 41 74 50 78Z', STONE_L, STONE),
        ('M50 29C47 31 45 37 46 43C47 51 45 58 43 65L50 70Z', STONE, STONE_D),
        ('M50 77C42 73 37 67 34 61C39 58 43 60 46 65Z', PAPER, PAPER_D),
        plain('M30 47Q38 41 46 51Q37 55 30 47Z', INK), plain(whiskers, PAPER),
    ], (C(50, 82, 10.5, INK) + C(50, 82, 9, GOLD) + R(47.5, 80, 5, 5, INK)
        + P('M46 73H54V80H46Z', PAPER_L)
        + P('M43 70Q50 65 57 70Q55 76 50 76Q45 76 43 70Z', FLESH_L))


def crane():
    """Two fans of feathers before the sun."""
    return C(50, 36, 25, RED) + C(49.5, 35.5, 24, RED), [
        plain(fan(48, 61, 41, 11, [-216 + 19 * i for i in range(5)]), INK),
        (fan(48, 61, 29, 20, [-210 + 22 * i for i in range(4)]), PAPER_L, PAPER_D),
        plain('M50 76L42 90L48 84L50 92Z', INK), ('M50 48C40 55 38 70 50 84Z', PAPER_L, PAPER_D),
    ], (L('M50 62C40 52 60 46 53 33', INK, 8.5) + L('M48 61C38 52 58 46 51 34', PAPER_L, 2.8)
        + P('M53 22C60 22 63 27 62 33C60 38 53 39 49 35L29 37L48 28C49 24 51 22 53 22Z', INK)
        + C(54.5, 30.5, 5.6, PAPER_L) + P('M49 30L33 36L50 33.8Z', GOLD_L)
        + P('M49 28.5C49 23.5 60 21.5 61 29Q54 25 49 28.5Z', RED)
        + P('M51.5 31Q54.5 28.5 57.5 31.2Q54 33.5 51.5 31Z', INK))


BEASTS = {'dragon': dragon, 'ox': ox, 'crane': crane, 'tiger': tiger, 'boar': boar, 'fox': fox,
          'rat': rat}


def small(clan):
    """The small crest: all mirrored halves in one group; the lit halves cover the seam."""
    behind, halves, front = BEASTS[clan]()
    return (C(50, 50, 50, INK) + C(50, 50, 47.5, GOLD) + C(50, 50, 42.5, GROUNDS[clan][0]) + behind
            + G(''.join(P(d, dark) for d, _, dark in halves), 'matrix(-1 0 0 1 99.6 0)')
            + ''.join(P(d, light) for d, light, _ in halves) + front)


ALL = {f'small-{clan}': (lambda clan=clan: svg(100, 100, small(clan))) for clan in BEASTS}
