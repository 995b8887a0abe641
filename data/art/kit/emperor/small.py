# SPDX-License-Identifier: GPL-3.0-or-later
"""Small medallions of the Staff and the Empress, 100 x 100, for places under 40 px and for the
cover: the same people with fewer planes."""

from palette import *
from shapes import *
from emperor.parts import SUITS

ARC = 'A43 43 0 0 1 15.8 76Z'


def ground(mid, dark, halo, burst=True):
    """The ring, the rays, a disc behind the head."""
    o = C(50, 50, 50, INK) + C(50, 50, 48.5, GOLD) + C(50, 50, 45, GOLD_D) + C(50, 50, 43, dark)
    if burst:
        o += rays(50, 50, 0, 43, 20, mix(dark, mid, 0.4))
    return o + C(50, 42, 25, halo)


def robe(left, right, lapel, lapel_d, inner=PAPER):
    """Shoulders to the ring, the collar crossed like the letter y."""
    o = half(f'M15.8 76C24 68 33 69 41 64H50V93{ARC}', left, right, 50)
    o += P('M41 63L50 76L59 63Z', inner)
    return (
        o + P('M42 61L37 65.5L47 84L53 77Z', lapel) + P('M58 61L63 65.5L44 92.5L38 91.3Z', lapel_d)
    )


def face(skin, brow=INK, lips=RED_D):
    """A face, 30 wide: the edge of the shade is the profile."""
    lit, shade = SKINS[skin]
    o = P('M43 58h14v9q-7 7-14 0Z', shade)
    o += P('M50 27C39 27 35 36 35 45C35 56 41 66 50 68C59 66 65 56 65 45C65 36 61 27 50 27Z', lit)
    o += P('M53 28L49.5 43L47 53L50 54L49 58.5L51 68C60 65 65 56 65 45C65 36 61 29 53 28Z', shade)
    o += cuts(brow, (38.5, 42, 47, 43, 2.4, -1), (53, 43, 61.5, 42, 2.4, -1))
    o += cuts(INK, (39, 46.5, 47, 47, 3, -0.6), (53, 47, 61, 46.5, 3, -0.6))
    return o + cuts(lips, (45.5, 60, 54.5, 60, 2.8, 0.6))


def apothecary():
    """High bun, gold pin."""
    m, _, d = SUITS['apothecary']
    o = C(50, 15, 8.5, INK) + P('M50 6.5A8.5 8.5 0 0 1 50 23.5Z', INK_D)
    o += L('M37 18L63 12.5', GOLD_L, 2.4) + C(37, 18, 2.6, RED_L)
    o += half('M50 21C35 21 30 33 31 48C31.5 56 34 62 37 66H50Z', INK, INK_D, 50)
    o += robe(m, d, PAPER, PAPER_D, GOLD_L) + face(2, INK, RED)
    return o + half('M50 24C37 24 32.5 33 33.5 48C36 42 38 38 43 35.5Q48 33 50 29Z', INK, INK_D, 50)


def chef():
    """Tall cap, moustache."""
    o = robe(PAPER, PAPER_D, mix(EMBER, EMBER_L, 0.4), EMBER) + face(1)
    o += both(
        P(
            'M49.5 54C45 52.5 41 53.5 37.5 57C35 59 33.5 58 33 56C36 56 37 53 41 51.5Q46 50 50 52Z',
            INK,
        ),
        50,
    )
    o += half('M50 6C38 4 29 11 32 19C33 24 34.5 26 34.5 31H50Z', PAPER_L, PAPER_D, 50)
    return o + half('M50 27.5Q41 27.5 34 31.5L34.5 38.5Q42 34 50 34Z', RED_L, RED_D, 50)


def official():
    """Winged hat, goatee."""
    m, _, d = SUITS['official']
    o = robe(m, d, GOLD, GOLD_D) + face(0)
    o += half('M50 62C47.5 62 46.5 64 47 67C47.5 71 48.5 75 50 77Z', INK, INK_D, 50)
    o += both(P('M49.5 54.5C46 54 43 55.5 40.5 59C44.5 58.5 47 58 49.5 56.5Z', INK), 50)
    o += P('M37 31L12 27A3 3 0 0 0 12 33.5L37 36ZM63 31L88 27A3 3 0 0 1 88 33.5L63 36Z', INK_D)
    o += P('M37 31L12 27A3 3 0 0 0 9.6 29L37 33Z', INK_L)
    o += half(
        'M50 11C40.5 11 38 17 38 23C34.5 25 33.5 31 34 37Q42 32 50 32Z',
        mix(INK_L, INK, 0.5),
        INK,
        50,
    )
    return o + R(46, 24, 8, 7, GOLD_D, 1) + R(46, 24, 4, 7, GOLD_L, 1)


def priest():
    """Lotus crown, white beard."""
    m, _, d = SUITS['priest']
    o = robe(m, d, GOLD, GOLD_D) + face(0, PAPER)
    o += half('M50 25C37 25 33 33 34.5 48C36 41 38 36 43 33H50Z', PAPER, PAPER_D, 50)
    o += half('M50 58C45 58 40 55 36 49C35 64 40 80 50 88Z', PAPER, PAPER_D, 50)
    o += cuts(PAPER_X, (44, 64, 47, 80, 1.8, 1), (50, 66, 50, 84, 1.8), (56, 64, 53, 80, 1.8, -1))
    o += cuts(RED_D, (46, 60, 54, 60, 2.6, 0.6))
    o += P('M50 29C42 30 36 27 32 19C38 19 41 21 42.5 23C42 17 44 12 50 6Z', GOLD)
    o += flip(P('M50 29C42 30 36 27 32 19C38 19 41 21 42.5 23C42 17 44 12 50 6Z', GOLD_D), 50)
    o += P('M50 29C43 26 43 14 50 5Z', GOLD_L) + P('M50 29C57 26 57 14 50 5Z', GOLD)
    return o + C(50, 30, 3.2, INK) + C(50, 30, 2.2, JADE_L)


def blacksmith():
    """Head cloth, black beard."""
    lit, shade = SKINS[1]
    o = half(f'M15.8 76C24 68 33 69 41 64H50V93{ARC}', lit, shade, 50)
    o += half('M50 93C44 93 36 91.5 31 88.5C33 80 32 74 29 69.5Q36 67 41 64L50 74Z', RED, RED_D, 50)
    o += P('M41 63L50 74L59 63Z', shade)
    o += half('M50 79H41L38.5 91.5Q44 93 50 93Z', EARTH_L, EARTH, 50) + face(1)
    o += P(
        'M35 44C35 60 41 72 50 74C59 72 65 60 65 44C63 51 61.5 54 59 55Q54 52 50 53Q46 52 41 55'
        'C38.5 54 37 51 35 44Z',
        INK,
    ) + cuts(RED_L, (45.5, 58, 54.5, 58, 2.6, 0.6))
    o += cuts(INK_L, (42, 60, 46, 69, 1.8, 1), (58, 60, 54, 69, 1.8, -1))
    o += P('M64 31C70 28 72 23 70 19C67 23 64 25 62 27Z', RED_D)
    o += half('M50 13C39 13 32 22 34.5 37Q42 31 50 31Z', RED_L, RED_D, 50)
    return o + half('M50 29.5Q41 30 34 34.5L34.5 40.5Q42 35 50 34.5Z', GOLD_L, GOLD, 50)


def strategist():
    """Silk cap, long moustache."""
    o = robe(PAPER, PAPER_D, INK, INK_D) + face(0)
    o += half('M50 26C37 26 33 34 34 48C36 43 38 38 43 35H50Z', INK, INK_D, 50)
    o += half('M50 62C47.5 62 46.5 63.5 46.5 66C47 73 48.5 79 50 84Z', INK, INK_D, 50)
    o += both(
        P(
            'M49.5 54.5C45.5 53.5 43 56 42.5 60C42 64 41 67 39 69.5C43.5 67 45.5 63 46.5 60'
            'Q47.5 57 49.5 56.5Z',
            INK,
        ),
        50,
    )
    o += half('M50 9C42 9 36.5 12 36 16L34 33Q42 28.5 50 28.5Z', JADE_L, JADE_D, 50)
    o += P('M44 10Q50 8 56 10L57 30Q50 28 43 30Z', JADE)
    o += half('M50 27.5Q41 28 34 32L34.5 38Q42 33.5 50 33Z', GOLD_L, GOLD, 50)
    return o + C(50, 30.5, 2.6, INK) + C(50, 30.5, 1.8, RED_L)


def empress():
    """Phoenix crown."""
    o = rays(50, 42, 0, 25, 24, GOLD_L)
    o += half('M50 18C34 18 30 30 32 46C33 56 36 62 41 68H50Z', INK, INK_D, 50)
    o += robe(RED, RED_D, GOLD_L, GOLD_D)
    o += both(P('M41 66C35 66 30 70 29 77C36 79 42 75 44 70Z', JADE) + C(36, 72, 1.8, GOLD_L), 50)
    o += face(2, INK, RED)
    o += half(
        'M50 26C37 24 31.5 34 34 50C35.5 53 36.5 53 37 50C37.5 41 42 35 50 33Z', INK, INK_D, 50
    )
    o += ''.join(C(*polar(50, 38, 1.6, 72 * i - 90), 1.2, RED) for i in range(5))
    plume = 'M-3-8C-5-18-4.5-24 0-29C4.5-24 5-18 3-8Z'
    for s, tone in enumerate((GOLD, GOLD_D)):
        fan = ''.join(
            at(50, 33, P(plume, tone) + C(0, -22, 2.2, (RED, BLUE_L, RED)[i]), 0.86, a)
            for i, a in enumerate((-62, -42, -21))
        )
        o += flip(fan, 50) if s else fan
    o += at(
        50,
        33,
        P('M-5-8C-8-20-5-28 0-33C5-28 8-20 5-8Z', GOLD) + P('M0-33C-5-28-8-20-5-8H0Z', GOLD_L),
        0.86,
    )
    o += P('M50 11L53.5 16L50 22L46.5 16Z', RED_D) + P('M50 11L46.5 16L50 22Z', RED_L)
    o += half('M50 23C42 23 36 26 32.5 32L34.5 38Q42 30.5 50 30.5Z', GOLD_L, GOLD, 50)
    o += ''.join(
        C(50 + 5.2 * i, 27.2 + 0.34 * i * i, 1.7, JADE_D if i % 2 else RED_D) for i in range(-3, 4)
    )
    return o + both(
        C(32, 52, 1.7, PAPER) + C(32, 56.5, 1.7, PAPER) + P('M32 58L34 62L32 67L30 62Z', RED_L), 50
    )


PEOPLE = {
    'apothecary': apothecary,
    'chef': chef,
    'official': official,
    'priest': priest,
    'blacksmith': blacksmith,
    'strategist': strategist,
    'empress': empress,
}
# Rays, ground and halo of each.
GROUNDS = {name: (m, d, l) for name, (m, l, d) in SUITS.items()}
GROUNDS |= {'blacksmith': (mix(IRON, IRON_D, 0.3), IRON_D, EMBER), 'empress': (JADE, JADE_D, GOLD)}


def medallion(name, burst=True):
    """A whole medallion, 100 x 100."""
    return ground(*GROUNDS[name], burst) + PEOPLE[name]()


ALL = {f'small-{name}': (lambda name=name: svg(100, 100, medallion(name))) for name in PEOPLE}
