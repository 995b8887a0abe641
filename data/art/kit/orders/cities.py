# SPDX-License-Identifier: GPL-3.0-or-later
"""Orders that ask for a city."""

from land import props
from orders.scenes import *
from palette import *
from shapes import *

E = FAMILY['city']
SUN = (EMBER, EMBER_L, GOLD_L)


def hamlet():
    """Three houses in a ring wall."""
    o = (
        flat(E[2])
        + sun(120, 128, 78, (mix(EMBER_D, EMBER, 0.5), EMBER, EMBER_L))
        + hill(GRASS_X, 160, 140, 132, 142, 158)
        + hill(GRASS_D, 172, 160, 154, 162, 172)
    )
    o += put('tree 50 168 1.5, tree2 190 166 1.7, gr 88 164 2.3, ge 152 164 2.3, er 120 178 2.5')
    o += wall(58, 182, 168, 196, 26, 7) + hill(GRASS, 200, 194, 192, 194, 200)
    return pic(
        o + P('M108 208L112 193H128L132 208Z', ROAD) + put('bush 66 202 1.3, bush 176 203 1.2')
    )


def village():
    """Four houses round a well."""
    o = (
        bands((mix(EMBER_D, EMBER, 0.2), mix(EMBER_D, EMBER, 0.55), EMBER, EMBER_L), 44, 168)
        + sun(184, 92, 26, (GOLD_L, PAPER_L))
        + hill(GRASS_X, 140, 122, 138, 126, 144)
    )
    o += hill(GRASS_D, 164, 158, 162, 156, 166) + put(
        'poplar 40 162 1.6, poplar 54 160 1.3, poplar2 206 160 1.7'
    )
    o += put('er 84 162 2.2, ge 150 160 2.2') + hill(GRASS, 186, 176, 172, 176, 186)
    o += (
        put('ee 66 190 2.3, gr 176 190 2.4, well 120 188 2.2')
        + P('M14 208V200Q60 186 120 194T226 200V208Z', ROAD_D)
        + put('sheep 148 202 1.5')
    )
    return pic(o)


def town():
    """Five roofs in a ring wall."""
    o = (
        burst(E[2], E[3], 120, 150, 36)
        + sun(120, 150, 76, (EMBER, EMBER_L, GOLD_L))
        + hill(GRASS_X, 176, 168, 164, 168, 176)
    )
    o += put('gr 76 160 2, gr 164 160 2, er 120 152 2.2, ge 98 172 2, ge 144 172 2')
    o += (
        wall(56, 184, 160, 198, 30)
        + put('keep 54 198 1.9, keep 186 198 1.9')
        + hill(GRASS, 202, 198, 196, 198, 202)
    )
    return pic(o + P('M104 208L109 197H131L136 208Z', ROAD))


def market_town():
    """Six roofs behind a market."""
    o = (
        flat(mix(EMBER_D, EMBER, 0.25))
        + P('M14 112Q120 84 226 112V208H14Z', EMBER)
        + hill(GRASS_X, 150, 140, 146, 138, 150)
    )
    o += put('gr 58 150 2, ge 96 144 2, gr 140 146 2, ge 182 150 2, er 78 160 2.1, er 162 160 2.1')
    o += (
        wall(38, 202, 154, 190, 28) + R(14, 188, 212, 20, FLOOR) + P('M14 188H226V191H14Z', FLOOR_D)
    )
    o += put('stall 66 200 2.3, stall2 174 200 2.3') + at(
        120, 204, props.stall((GOLD, GOLD_D)), 1.5
    )
    return pic(o + put('keep 36 190 1.7, keep 204 190 1.7'))


def room_to_grow():
    """A wall that grows, a crane, a scaffold."""
    o = bands((E[2], mix(EMBER_D, EMBER, 0.45), EMBER, EMBER_L), 44, 176) + hill(
        GRASS_X, 160, 150, 156, 146, 150
    )
    o += (
        put('gr 60 160 2.1, er 94 158 2.1, ge 74 176 2.1')
        + wall(28, 118, 162, 194, 22, 8, cx=72)
        + put('keep 28 194 1.7')
    )
    o += P('M118 194V172H128V180H140V186H154V194Z', STONE) + P('M118 194V172H122V194Z', STONE_L)
    # crane and scaffold
    o += (
        P('M150 194V92H156V194Z', EARTH_D)
        + P('M150 194V92H152V194Z', EARTH_L)
        + P('M118 96L204 84V89L118 101Z', EARTH)
        + L('M153 84L120 97M153 84L202 86', EARTH_D, 2)
        + P('M150 92L153 78L156 92Z', EARTH_D)
    )
    o += (
        L('M196 88V132', EARTH_X, 2)
        + P('M184 132H208V148H184Z', STONE_D)
        + P('M184 132H198V148H184Z', STONE_L)
        + L('M184 132L196 122L208 132', EARTH_X, 2)
    )
    o += (
        L('M168 194V150M210 194V150M164 172H214M164 152H214', EARTH_D, 3)
        + L('M168 194L210 172', EARTH, 2)
        + hill(GRASS, 200, 192, 194, 192, 198)
    )
    return pic(o + P('M170 204l8-8h20l8 8Z', STONE_D) + P('M170 204l8-8h8l-2 8Z', STONE_L))


def proud_city():
    """A city of many towers with two banners."""
    o = (
        burst(E[2], E[3], 120, 130, 40)
        + sun(120, 128, 70, SUN)
        + hill(GRASS_X, 180, 172, 168, 172, 180)
    )
    o += put(
        'gr 70 160 1.7, gr 172 160 1.7, chapel 94 158 1.75, keep 154 154 1.8, hall 120 164 1.6, ge'
        ' 82 172 1.8, er 154 174 1.8'
    )
    o += wall(44, 196, 162, 200, 32) + put('keep 44 200 2.1, keep 196 200 2.1')
    for x in (78, 162):
        o += P(f'M{x - 9} 168h18v22l-9 8-9-8Z', BLUE if x < 120 else BLUE_D) + star(x, 180, 7)
    return pic(o + hill(GRASS, 206, 201, 199, 201, 206) + P('M100 208L106 199H134L140 208Z', ROAD))


def great_city():
    """Roofs without an end."""
    o = (
        bands((mix(EMBER_D, EMBER_X, 0.4), E[2], mix(EMBER_D, EMBER, 0.5), EMBER), 44, 130)
        + sun(120, 96, 40, (EMBER_L, GOLD_L))
        + R(14, 120, 212, 88, FLOOR_D)
    )
    rows = ((126, 1.3, 10, 0.5), (146, 1.65, 8, 0), (168, 2.05, 7, 0.5), (193, 2.5, 5, 0))
    tall = {(0, 2): 'chapel', (0, 7): 'keep', (1, 5): 'hall', (2, 1): 'keep'}
    for j, (y, s, k, off) in enumerate(rows):
        for i in range(k + 1):
            x = 14 + 212 * (i + off * 0.5) / k
            kind = (
                tall.get((j, i)) or ('gr', 'er', 'ge', 'er', 'gr', 'ee', 'gj')[(i * 3 + j * 5) % 7]
            )
            if 20 < x < 220:
                o += at(x, y, props.PROP[kind](), s)
    return pic(o + wall(8, 232, 188, 212, 0, 9))


def royal_capital():
    """The capital under the crown."""
    o = (
        burst(E[2], E[3], 120, 84, 48)
        + sun(120, 84, 44, (GOLD_D, GOLD, GOLD_L))
        + crown(120, 80, 0.74)
    )
    o += (
        hill(GRASS_X, 186, 176, 168, 176, 186)
        + put('keep 82 176 1.7, keep 158 176 1.7, keep 100 174 1.35, keep 140 174 1.35')
        + wall(74, 166, 162, 188, 0, 6)
        + at(120, 182, props.hall('r'), 1.15)
    )
    o += put(
        'gr 40 194 1.7, er 68 196 1.7, ge 172 196 1.7, gr 202 194 1.7, er 100 198 1.6, ee 142'
        ' 198 1.6'
    )
    return pic(o + wall(14, 226, 188, 212, 28, 9) + put('keep 22 210 1.6, keep 218 210 1.6'))


def drum(x):
    """A round tower beside a great gate."""
    o = R(x - 20, 86, 40, 118, STONE_D) + R(x - 20, 86, 14, 118, STONE_L)
    o += R(x - 6, 86, 14, 118, STONE)
    teeth = f'M{x - 25} 88V72H{x - 15}V80H{x - 5}V72H{x + 5}V80H{x + 15}V72H{x + 25}V88'
    o += P(f'{teeth}L{x + 20} 94H{x - 20}Z', STONE_D)
    o += P(f'M{x - 25} 88V72H{x - 15}V80H{x - 7}V94H{x - 20}Z', STONE_L)
    o += P(f'M{x - 7} 80H{x - 5}V72H{x + 5}V80H{x + 8}V94H{x - 7}Z', STONE)
    o += P(f'M{x - 3} 112h6v18h-6Z', INK)
    return o + L(f'M{x - 14} 146h8M{x - 2} 160h8M{x - 14} 176h8', STONE_D, 2)


def gate_front():
    """A great gate close by: two drums, a curtain wall, an arch with a portcullis."""
    o = R(62, 96, 116, 108, STONE) + R(120, 96, 58, 108, mix(STONE, STONE_D, 0.5))
    teeth = 'M62 96V84H74V92H84V84H96V92H106V84H120V100H62Z'
    o += P(teeth, STONE_L) + flip(P(teeth, STONE), 120)
    joints = 'M70 110h14M92 120h14M70 132h12M136 112h14M152 124h14M158 110h10'
    o += L(joints + 'M70 150h8M162 146h9M160 164h10', STONE_D, 2)
    o += P('M90 204V158A30 30 0 0 1 150 158V204Z', STONE_D)
    o += P('M95 204V159A25 25 0 0 1 145 159V204Z', INK)
    bars = ''.join(f'M{x} 140V194' for x in (104, 112, 120, 128, 136))
    return o + L(bars + 'M97 156H143M95 172H145', EARTH, 2.4) + drum(54) + drum(186)


def one_banner():
    """A gate with one banner."""
    o = (
        flat(E[2])
        + sun(120, 120, 88, (mix(EMBER_D, EMBER, 0.3), mix(EMBER_D, EMBER, 0.6)))
        + gate_front()
    )
    return pic(o + shield(120, 146, 1.75) + hill(GRASS_D, 206, 204, 203, 204, 206))


def two_banners():
    """A gate with two banners."""
    o = (
        burst(E[2], E[3], 120, 124, 40)
        + gate_front()
        + shield(54, 166, 1.35)
        + shield(186, 166, 1.35)
    )
    return pic(o + hill(GRASS_D, 206, 204, 203, 204, 206))


def no_banner():
    """A town with a bare pole, on which a bird sits."""
    o = bands((IRON_L, mix(IRON_L, IRON_H, 0.5), PAPER_D, EMBER_L), 44, 170) + hill(
        GRASS_X, 158, 150, 158, 148, 156
    )
    o += (
        put('gr 70 164 2.1, er 106 166 2.1, ge 162 164 2.2')
        + wall(34, 206, 168, 200, 28)
        + put('keep 34 200 1.9, keep 206 200 1.9')
    )
    o += (
        P('M117 172V62H123V172Z', EARTH_D)
        + P('M117 172V62H119.4V172Z', EARTH_L)
        + C(120, 60, 6, GOLD_D)
        + C(119.2, 59.2, 4.6, GOLD)
        + L('M123 70Q132 84 127 104Q122 118 131 128', EARTH_X, 2)
    )
    # a bird sits on the pole's crossbar
    o += P('M104 74H136V78H104Z', EARTH_D) + P(
        'M106 74C104 66 108 60 113 60C116 55 121 57 121 61L117 64C118 70 114 74 110 74L100 80Z', INK
    )
    return pic(o + hill(GRASS, 204, 200, 199, 200, 204))


def garrison():
    """Two helmets on a wall."""
    o = burst(E[2], E[3], 120, 150, 36) + sun(120, 124, 70, (EMBER, EMBER_L))
    o += helm(78, 118, 1.05) + helm(162, 118, 1.05, (BLUE_L, BLUE_D))
    for x in (116, 200):
        o += (
            P(f'M{x - 2} 160V58H{x + 2}V160Z', EARTH_D)
            + P(f'M{x} 40L{x + 6} 58L{x} 66L{x - 6} 58Z', IRON_L)
            + P(f'M{x} 40L{x + 6} 58L{x} 66Z', IRON)
        )
    return pic(o + wall(8, 232, 150, 212, 0, 15))


def shutters(x, y):
    """A window with closed shutters."""
    o = R(x - 2, y - 2, 40, 40, EARTH_D) + R(x, y, 17, 36, JADE) + R(x + 19, y, 17, 36, JADE_D)
    for dx, tone in ((3, JADE_D), (22, JADE_X)):
        o += L(''.join(f'M{x + dx} {y + dy}h11' for dy in (9, 18, 27)), tone, 2)
    return o


def cat():
    """A cat that sits, 50 high."""
    body = (
        'M-4 0C-14 0-16-10-13-18C-10-26-8-30-9-38L-11-50L-4-45Q0-46 4-45L11-50L9-38C9-30 11-26'
        ' 13-18C16-10 14 0 4 0Z'
    )
    lit = 'M-4 0C-14 0-16-10-13-18C-10-26-8-30-9-38L-11-50L-7.6-47.4C-8-36-5-24-8-14C-9-8-7-2-4 0Z'
    eyes = 'M-7-38Q-4.5-41-2-38Q-4.5-36-7-38ZM7-38Q4.5-41 2-38Q4.5-36 7-38Z'
    tail = 'M12-4C24-2 30-10 27-20C26-24 31-25 32-20C36-4 26 5 10 2Z'
    return P(tail, INK) + P(body, INK) + P(lit, INK_L) + P(eyes, GOLD_L)


def empty_streets():
    """A cat on the empty stairs between closed shutters."""
    o = (
        flat(mix(EMBER_D, EMBER_X, 0.5))
        + R(14, 44, 66, 164, PAPER_D)
        + R(160, 44, 66, 164, PAPER_X)
        + R(80, 44, 80, 100, EMBER_D)
        + C(120, 84, 24, EMBER_L)
        + C(120, 84, 18, GOLD_L)
    )
    o += (
        P('M80 44L96 60V144L80 160Z', PAPER_X)
        + P('M160 44L144 60V144L160 160Z', mix(PAPER_X, PAPER_D, 0.3))
        + P('M14 44H84L80 60H14Z', RED)
        + P('M226 44H156L160 60H226Z', RED_D)
    )
    o += ''.join(shutters(x, y) for x, y in ((28, 76), (28, 132), (176, 76), (176, 132)))
    o += P('M14 208V200L80 160L96 144H144L160 160L226 200V208Z', FLOOR)
    for y, w in ((146, 26), (156, 32), (168, 42), (182, 58), (198, 84)):
        o += R(120 - w, y, 2 * w, 4, FLOOR_X) + R(120 - w, y - 2, 2 * w, 2, FLOOR_L)
    return pic(o + at(120, 190, cat(), 1.15))
