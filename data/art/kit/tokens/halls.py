# SPDX-License-Identifier: GPL-3.0-or-later
"""The halls of the five guilds."""

from emperor.parts import *
from tokens.parts import *
from tokens.guilds import GUILDS, THINGS


def eaves(cx, y, w, h, kind, lift=8):
    """A swept roof with gold eaves in the colours of a guild."""
    l, m, d, x = GUILDS[kind]
    r = w * .5
    shape = (f'M{cx} {y}H{n(cx - r)}'
             f'C{n(cx - r - 5)} {n(y + h * .6)} {n(cx - w * .8)} {n(y + h * .82)} {n(cx - w)} {n(y + h - lift)}'
             f'L{n(cx - w + 7)} {n(y + h + 3)}'
             f'Q{n(cx - w * .5)} {n(y + h + 1)} {cx} {n(y + h + 1)}Z')
    o = half(shape, m, d, cx)
    o += P(f'M{n(cx - r)} {y}'
           f'C{n(cx - r - 5)} {n(y + h * .6)} {n(cx - w * .8)} {n(y + h * .82)} {n(cx - w)} {n(y + h - lift)}'
           f'L{n(cx - w * .8)} {n(y + h)}'
           f'C{n(cx - w * .6)} {n(y + h * .8)} {n(cx - r + 3)} {n(y + h * .5)} {n(cx - r + 8)} {y}'
           'Z', l)
    k = max(2, int(r / 10))
    tiles = ''.join(cut(cx - r + 12 + 10 * i, y + 4, cx - w * .76 + 14 * i, y + h - 3, 1.4)
                    for i in range(k))
    o += P(tiles, d) + flip(P(tiles, x), cx)
    e = (f'M{n(cx - w + 2)} {n(y + h - lift + 2)}L{n(cx - w + 7)} {n(y + h + 3)}'
         f'Q{n(cx - w * .5)} {n(y + h + 2)} {cx} {n(y + h + 2)}T{n(cx + w - 7)} {n(y + h + 3)}'
         f'L{n(cx + w - 2)} {n(y + h - lift + 2)}')
    return (o + L(e, GOLD if kind != 'book' else GOLD_X, 2.8)
            + R(cx - r - 3, y - 5, 2 * r + 6, 6, GOLD_D, 2)
            + R(cx - r - 3, y - 5, r + 3, 6, GOLD_L, 2))


def columns(xs, y, h, cx=120):
    o = ''
    for x in xs:
        lit = x < cx
        o += R(x - 5, y, 10, h, RED if lit else RED_D) + R(x - 5, y, 3, h, RED_L if lit else RED)
    return o


def hall(kind):
    """The hall of a guild, 212 x 164: one house for all, each with its own roof, yard and emblem."""
    l, m, d, x = GUILDS[kind]
    sky = {'wagon': (mix(IRON_X, IRON_D, .5), mix(IRON_D, IRON, .3)), 'ship': (mix(BLUE_D, BLUE_X, .4), mix(BLUE_D, BLUE, .4)), 'shovel': (mix(RED_D, RED_X, .5), mix(RED_D, RED, .2)),
           'book': (EMBER_X, mix(EMBER_X, EMBER_D, .5)), 'compass': (mix(JADE_D, JADE_X, .4), mix(JADE_D, JADE, .35))}[kind]
    o = burst(sky[0], sky[1], 112)
    o += P('M14 186H226V208H14Z', STONE_D) + P('M14 186H226V190H14Z', STONE_L)
    o += P('M30 180H210V186H30Z', STONE) + P('M30 180H120V186H30Z', STONE_L)
    # lower storey
    o += P('M46 138H194V180H46Z', PAPER_X) + P('M46 138H120V180H46Z', PAPER_D)
    o += P('M46 138H194V143H46Z', INK)
    if kind == 'wagon':    # an open arcade for the wares
        o += P('M50 143H190V180H50Z', INK)
        for px, c in ((64, EMBER), (84, JADE), (142, BLUE), (164, PLUM)):
            o += P(f'M{px - 9} 180V166Q{px} 158 {px + 9} 166V180Z', c)
        o += P('M50 143H190V152Q184 158 178 152Q172 158 166 152Q160 158 154 152Q148 158 142 152'
               'Q136 158 130 152Q124 158 118 152Q112 158 106 152Q100 158 94 152Q88 158 82 152'
               'Q76 158 70 152Q64 158 58 152Q54 156 50 152Z', PAPER)
    elif kind == 'ship':
        o += P('M56 180V158Q72 142 88 158V180ZM152 180V158Q168 142 184 158V180Z', INK)
        o += P('M56 180V168H88V180ZM152 180V168H184V180Z', WATER_D)
        o += cuts(WATER_L, (60, 173, 82, 172, 1.6), (158, 174, 180, 173, 1.6))
    elif kind == 'shovel':
        o += P('M54 150H88V180H54ZM152 150H186V180H152Z', INK)
        o += P(''.join(f'M{bx} {by}h10v6h-10Z'
                       for bx, by in ((56, 173), (67, 173), (78, 173), (61, 166), (72, 166),
                                      (154, 173), (165, 173), (176, 173), (159, 166), (170, 166),
                                      (164, 159))), STONE_L)
    elif kind == 'book':
        for px in (56, 72, 152, 168):
            o += P(f'M{px} 150h12v24h-12Z', INK)
            o += P(f'M{px + 1.4} {151.5}h2v21h-2ZM{px + 5} 154h2v18.5h-2ZM{px + 8.6} 152h2v20.5'
                   'h-2Z', EMBER_L)
    else:
        o += P('M54 150H88V180H54ZM152 150H186V180H152Z', INK)
        o += P('M58 180V164A13 13 0 0 1 84 164V180H77V165A6 6 0 0 0 65 165V180Z', STONE_L)
        o += P('M156 180V164A13 13 0 0 1 182 164V180H175V165A6 6 0 0 0 163 165V180Z', STONE)
        o += P('M68 152.6L71 150L74 152.6L73 159H69ZM166 152.6L169 150L172 152.6L171 159H167Z',
               GOLD_L)
    # door
    o += P('M102 180V154Q120 140 138 154V180Z', GOLD_D)
    o += P('M105 180V156Q120 144 120 144V180Z', RED)
    o += P('M135 180V156Q120 144 120 144V180Z', RED_D) + P('M105 166H135V168H105Z', GOLD_D)
    o += C(116, 166, 2, GOLD_L) + C(124, 166, 2, GOLD)
    o += columns((48, 96, 144, 192), 141, 39)
    o += eaves(120, 110, 92, 28, kind)
    # upper storey with the emblem
    o += P('M80 84H160V110H80Z', PAPER_X) + P('M80 84H120V110H80Z', PAPER_D)
    o += P('M80 84H160V88H80Z', INK)
    o += columns((83, 157), 86, 24)
    o += eaves(120, 58, 56, 27, kind, 7)
    s = .5
    o += C(120, 98, 27, INK) + C(120, 98, 25.6, GOLD) + C(120, 98, 22.6, d)
    o += rays(120, 98, 0, 22.6, 16, mix(d, m, .5))
    k = .37 if kind != 'compass' else .44
    o += G(THINGS[kind](), f'translate({n(120 - 60 * k)} {n(98 - 60 * k)}) scale({k})')
    return pic(o)


ALL = {f'hall-{guild}': (lambda kind=kind: hall(kind)) for kind, guild in (
    ('wagon', 'traders'), ('ship', 'merchants'), ('shovel', 'road-builders'), ('book', 'scholars'),
    ('compass', 'master-builders'))}
