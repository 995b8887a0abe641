# SPDX-License-Identifier: GPL-3.0-or-later
"""The halls of the five guilds, 212 x 164, drawn in the coordinates of a card. Each has its own
outline: a market under awnings, a storehouse between sails, a gate over a road, a pagoda, a dome
with a crane."""

from emperor.parts import burst, pic, waves
from tokens.guilds import GUILDS, THINGS
from tokens.parts import *

# Ground and rays, then the two discs behind the house.
SKIES = {
    'wagon': (mix(IRON_X, IRON_D, .5), mix(IRON_D, IRON, .3), mix(IRON, IRON_L, .3), IRON_L),
    'ship': (mix(BLUE_D, BLUE_X, .4), mix(BLUE_D, BLUE, .4), mix(BLUE, BLUE_L, .4), BLUE_L),
    'shovel': (mix(RED_D, RED_X, .5), mix(RED_D, RED, .2), RED_L, RED_H),
    'book': (EMBER_X, mix(EMBER_X, EMBER_D, .5), mix(EMBER_D, EMBER, .3), EMBER),
    'compass': (mix(JADE_D, JADE_X, .4), mix(JADE_D, JADE, .35), mix(JADE, JADE_L, .4), JADE_L),
}


def scene(kind):
    """What lies behind the house."""
    ground, ray, outer, inner = SKIES[kind]
    return burst(ground, ray, 118) + C(120, 118, 78, outer) + C(120, 118, 66, inner)


def terrace():
    """The stone before a house."""
    o = P('M14 188H226V208H14Z', STONE_D) + P('M14 188H226V192H14Z', STONE_L)
    return o + P('M28 181H212V188H28Z', STONE) + P('M28 181H120V188H28Z', STONE_L)


def emblem(kind, x, y, r=25):
    """The thing of the guild on a disc."""
    _, m, d, _ = GUILDS[kind]
    o = C(x, y, r + 4, INK) + C(x, y, r + 2.6, GOLD) + C(x, y, r, d)
    o += P(f'M{n(x)} {n(y - r)}A{r} {r} 0 0 0 {n(x)} {n(y + r)}Z', mix(d, m, .6))
    scale = r / (46 if kind == 'compass' else 52)
    move = f'translate({n(x - 60 * scale)} {n(y - 60 * scale)}) scale({scale:g})'
    return o + G(THINGS[kind](), move)


def roof(x, y, half_width, height, kind, ridge=.5):
    """A swept roof with gold eaves in the colours of a guild; its ridge is `ridge` as wide."""
    l, m, d, dark = GUILDS[kind]
    w, h, r = half_width, height, half_width * ridge
    down = pts([(x - r - 5, y + h * .6), (x - w * .8, y + h * .82), (x - w, y + h - 8)])
    up = pts([(x - w * .6, y + h * .8), (x - r + 3, y + h * .5), (x - r + 8, y)])
    edge = f'M{n(x - r)} {n(y)}C{down}'
    o = half(f'M{n(x)} {n(y)}H{n(x - r)}C{down}L{pts([(x - w + 7, y + h + 3)])}'
             f'Q{pts([(x - w * .5, y + h + 1), (x, y + h + 1)])}Z', m, d, x)
    o += P(f'{edge}L{pts([(x - w * .8, y + h)])}C{up}Z', l)
    courses = ''.join(cut(x - r + 12 + 10 * i, y + 4, x - w * .76 + 14 * i, y + h - 3, 1.4)
                      for i in range(max(2, int(r / 10))))
    o += P(courses, d) + flip(P(courses, dark), x)
    left = [(x - w + 2, y + h - 6), (x - w + 7, y + h + 3)]
    right = [(2 * x - a, b) for a, b in left]
    o += L(f'M{pts(left)}Q{pts([(x - w * .5, y + h + 2), (x, y + h + 2)])}T{pts(right[1:])}'
           f'L{pts(right[:1])}', GOLD_X if kind == 'book' else GOLD, 2.8)
    return (o + R(x - r - 3, y - 5, 2 * r + 6, 6, GOLD_D, 2)
            + R(x - r - 3, y - 5, r + 3, 6, GOLD_L, 2))


def columns(xs, y, h):
    """Lacquered columns, lit left of the middle."""
    return ''.join(R(x - 5, y, 10, h, RED if x < 120 else RED_D)
                   + R(x - 5, y, 3, h, RED_L if x < 120 else RED) for x in xs)


def house(x0, x1, y0, y1):
    """A plastered storey around x = 120 with a beam under its eaves."""
    o = R(x0, y0, x1 - x0, y1 - y0, PAPER_D) + R(120, y0, x1 - 120, y1 - y0, PAPER_X)
    return o + R(x0, y0, x1 - x0, 4, INK)


def awning(x, y, tone, dark):
    """A stall under a striped awning, 56 wide, its foot at (x, y)."""
    o = R(x - 25, y - 34, 4, 34, EARTH_X) + R(x + 21, y - 34, 4, 34, EARTH_X)
    o += R(x - 24, y - 15, 48, 15, EARTH_D) + R(x - 24, y - 15, 48, 4, EARTH_L)
    for i, c in enumerate((tone, PAPER, tone, PAPER, tone)):
        a, b = x - 20 + 8 * i, x - 28 + 11.2 * i
        o += P(f'M{n(a)} {y - 50}h8L{n(b + 11.2)} {y - 32}a5.6 5.6 0 0 1-11.2 0Z',
               c if i < 3 else PAPER_D if c == PAPER else dark)
    return o


def traders():
    """A market: a low hall with a gable, stalls under striped awnings at its sides."""
    o = scene('wagon') + terrace() + house(62, 178, 116, 182)
    o += R(70, 124, 100, 57, INK) + columns((70, 94, 146, 170), 120, 62)
    o += roof(120, 94, 86, 24, 'wagon', .62)
    o += half('M120 56L66 94H120Z', GUILDS['wagon'][0], GUILDS['wagon'][2], 120)
    o += half('M120 66L82 94H120Z', PAPER, PAPER_X, 120) + emblem('wagon', 120, 94)
    # sacks and jars in the arcade
    for x, y, tone, dark in ((108, 182, PAPER, PAPER_X), (132, 182, EMBER_L, EMBER_D)):
        o += P(f'M{x - 10} {y}C{x - 14} {y - 12} {x - 8} {y - 20} {x} {y - 20}V{y}Z', tone)
        o += P(f'M{x + 10} {y}C{x + 14} {y - 12} {x + 8} {y - 20} {x} {y - 20}V{y}Z', dark)
        o += R(x - 5, y - 25, 10, 6, dark, 2)
    return pic(o + awning(48, 190, EMBER, EMBER_D) + awning(192, 190, JADE, JADE_D))


def sail(x, y, tall):
    """A ship that lies at the quay: mast, sail, pennant, hull."""
    o = R(-2, -tall, 4, tall, EARTH_D) + R(-2, -tall, 2, tall, EARTH_L)
    cloth = f'M0 {12 - tall}C-12 {11 - tall}-20 {12 - tall}-23 {15 - tall}'
    o += half(cloth + f'C-29 {36 - tall}-28-44-20-26C-14-30-7-31 0-31Z', PAPER_L, PAPER_D)
    o += P(f'M2 {-tall}l18 5-18 6Z', RED_L)
    o += half('M0-16C-14-16-26-19-32-24C-30-6-20 4 0 4Z', EARTH, EARTH_X)
    o += half('M0-16C-14-16-26-19-32-24l1 5C-24-13-12-11 0-11Z', GOLD_L, GOLD_D)
    return at(x, y, o)


def merchants():
    """A storehouse with a high stepped gable on the quay, a ship at either side."""
    o = scene('ship') + sail(46, 184, 112) + sail(194, 184, 104)
    steps = 'M120 50H106V62H96V74H86V86H76V182H120Z'
    o += half(steps, PAPER, PAPER_X, 120)
    caps = 'M104 50H120V54H104ZM94 62H106V66H94ZM84 74H96V78H84ZM74 86H86V90H74Z'
    o += flip(P(caps, BLUE_D), 120) + P(caps, BLUE)
    o += P('M84 132H98V150H84ZM142 132H156V150H142ZM84 158H98V172H84ZM142 158H156V172H142Z', BLUE_X)
    o += P('M84 132H98V135H84ZM142 132H156V135H142ZM84 158H98V161H84ZM142 158H156V161H142Z', BLUE_L)
    o += P('M106 182V150Q120 136 134 150V182Z', EARTH_X)
    o += P('M109 182V152Q120 141 120 141V182Z', EARTH)
    o += P('M131 182V152Q120 141 120 141V182Z', EARTH_D)
    o += emblem('ship', 120, 104)
    # the quay, then the water
    o += R(14, 181, 212, 9, STONE) + R(14, 181, 212, 3, STONE_L) + R(14, 187, 212, 3, STONE_D)
    return pic(o + R(14, 190, 212, 18, BLUE_X) + waves(14, 206, 240, 2, 10, GOLD_D, BLUE_D, BLUE))


def tower(x, lit):
    """A square tower of the gate under a pointed roof, its foot at y = 182."""
    l, m, d, _ = GUILDS['shovel']
    o = R(x - 24, 96, 48, 86, STONE if lit else STONE_D)
    o += R(x - 24, 96, 12, 86, STONE_L if lit else STONE)
    o += R(x - 28, 92, 56, 9, STONE_L if lit else STONE) + R(x - 28, 98, 56, 3, STONE_D)
    o += P(f'M{x - 5} 124Q{x} 116 {x + 5} 124V142H{x - 5}Z', INK)
    o += ''.join(R(a, b, 9, 3, STONE_D if lit else mix(STONE_D, STONE, .3))
                 for a, b in ((x - 20, 112), (x + 9, 118), (x - 19, 150), (x + 8, 156),
                              (x - 4, 168)))
    o += P(f'M{x} 56L{x - 34} 92H{x}Z', m) + P(f'M{x} 56L{x + 34} 92H{x}Z', d)
    o += P(f'M{x} 56L{x - 34} 92H{x - 22}Z', l) + R(x - 34, 90, 68, 4, GOLD_D, 2)
    return o + R(x - 34, 90, 34, 4, GOLD, 2) + C(x, 55, 4, GOLD_L)


def road_builders():
    """A gate between two towers; a paved road runs out of it."""
    o = scene('shovel') + R(78, 112, 84, 70, STONE) + R(120, 112, 42, 70, STONE_D)
    o += P(''.join(f'M{x} 104h10v10h-10Z' for x in (82, 98)), STONE_L)
    o += P(''.join(f'M{x} 104h10v10h-10Z' for x in (132, 148)), STONE)
    o += P('M96 182V164A24 24 0 0 1 144 164V182Z', INK)
    o += tower(58, True) + tower(182, False)
    o += P('M14 182H226V208H14Z', LEAF_D) + P('M14 182H226V186H14Z', LEAF)
    o += P('M98 172H142L178 208H62Z', PAPER_D) + P('M120 172H142L178 208H120Z', PAPER_X)
    o += P(''.join(f'M{n(120 - k)} {y}h{n(2 * k)}v2h{n(-2 * k)}Z'
                   for y, k in ((178, 29), (185, 36), (194, 45))), EARTH_L)
    o += P('M111 172V208H107.5L109.5 172ZM130.5 172L132.5 208H129V172Z', EARTH_L)
    # paving stones in heaps
    for x, tones in ((36, (STONE_L, STONE)), (190, (STONE, STONE_D))):
        o += ''.join(R(x + a, b, 15, 9, tones[0]) + R(x + a, b + 6, 15, 3, tones[1])
                     for a, b in ((-16, 194), (0, 194), (-8, 184)))
    return pic(o + emblem('shovel', 120, 118))


def scholars():
    """A pagoda of three storeys, scrolls in the racks of its wings."""
    o = scene('book') + terrace()
    for x, lit in ((45, True), (195, False)):
        o += R(x - 24, 150, 48, 31, EARTH_D if lit else EARTH_X)
        o += R(x - 28, 144, 56, 7, GOLD if lit else GOLD_D, 2)
        for row in (157, 170):
            o += ''.join(C(x - 17 + 8.5 * i, row, 3.8, PAPER if lit else PAPER_D)
                         + C(x - 17 + 8.5 * i, row, 1.4, EARTH_D) for i in range(5))
    o += house(78, 162, 142, 182) + columns((80, 160), 146, 36)
    o += roof(120, 122, 66, 20, 'book', .55)
    o += house(88, 152, 106, 122) + columns((90, 150), 108, 14) + roof(120, 90, 52, 18, 'book', .55)
    o += house(98, 142, 76, 90) + columns((100, 140), 78, 12) + roof(120, 62, 40, 16, 'book', .3)
    o += C(120, 55, 4.4, GOLD_D) + C(119, 54, 3, GOLD_L)
    return pic(o + emblem('book', 120, 156, 24))


def crane():
    """A crane with a stone on its rope, right of the dome."""
    o = R(194, 66, 6, 116, EARTH_D) + R(194, 66, 2.4, 116, EARTH_L)
    o += P('M150 58L216 70V76L150 64Z', EARTH_D) + P('M150 58L216 70V72L150 60.6Z', EARTH_L)
    o += L('M197 72L176 63M197 92L210 74', EARTH_D, 3) + L('M158 62V84', INK, 2)
    return (o + P('M148 84H168V98H148Z', STONE) + P('M148 84H168V88H148Z', STONE_L)
            + R(208, 74, 12, 12, IRON_D, 2))


def master_builders():
    """A great dome on its drum, half of it still behind scaffolding; a crane lifts a stone."""
    l, m, d, _ = GUILDS['compass']
    o = scene('compass') + terrace() + crane()
    o += half('M112 70C84 70 66 88 64 112H112Z', m, d, 112)
    o += P('M112 70C82 72 66 90 64 112H76C78 92 90 76 112 70Z', l)
    o += P(cut(99, 76, 88, 110, 1.8, 2), d) + P(cut(125, 76, 137, 110, 1.8, -2), JADE_X)
    o += R(106, 63, 12, 9, GOLD_D) + R(106, 63, 6, 9, GOLD_L) + P('M112 52L105 63H119Z', GOLD)
    o += R(54, 110, 116, 9, PAPER) + R(112, 110, 58, 9, PAPER_X)
    o += R(60, 119, 104, 62, PAPER_D) + R(112, 119, 52, 62, PAPER_X) + R(60, 119, 104, 4, INK)
    for x in (62, 82, 132, 152):
        o += R(x, 123, 10, 58, PAPER_L if x < 112 else PAPER_D)
        o += R(x + 6, 123, 4, 58, PAPER_D if x < 112 else PAPER_X)
    # scaffolding
    o += ''.join(R(x, 92, 3.4, 90, EARTH) for x in (138, 158, 178))
    o += ''.join(R(132, y, 52, 4, EARTH_L) for y in (104, 130, 156))
    o += L('M140 156L158 132M160 130L178 106', EARTH_D, 2.4)
    return pic(o + emblem('compass', 112, 150))


ALL = {'hall-traders': traders, 'hall-merchants': merchants, 'hall-road-builders': road_builders,
       'hall-scholars': scholars, 'hall-master-builders': master_builders}
