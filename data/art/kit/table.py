# SPDX-License-Identifier: GPL-3.0-or-later
"""The council table by day and by night: a lattice tile, a corner, a rosette, the whole."""

from math import cos, radians, sin

from palette import TABLE_DARK, TABLE_LIGHT
from shapes import C, G, L, O, P, R, at, polar, svg


def lattice(tones, columns, rows):
    """Window lattice of squares in octagons; a tile of 96 repeats without a seam."""
    data = ''
    for j in range(rows):
        for i in range(columns):
            x, y = 96 * i, 96 * j
            data += (f'M{x + 28} {y}l-28 28M{x + 68} {y}l28 28M{x} {y + 68}l28 28'
                     f'M{x + 96} {y + 68}l-28 28M{x + 28} {y + 48}l20-20 20 20-20 20Z'
                     f'M{x} {y + 48}h28M{x + 68} {y + 48}h28M{x + 48} {y}v28M{x + 48} {y + 68}v28')
    return L(data, tones[1], 4)


def rosette(tones, cx, cy, k=1):
    """Seven petals round a pearl, the quiet middle of the table."""
    ground, lines, shade, gold, pearl = tones
    o = C(cx, cy, 150 * k, shade) + C(cx, cy, 147 * k, ground) + O(cx, cy, 138 * k, gold, 2.6 * k)
    for i in range(7):
        turn = 360 / 7 * i
        # The half that faces the upper left is lit.
        side = '-' if 0.6 * cos(radians(turn)) + 0.8 * sin(radians(turn)) > 0 else ''
        petal = P('M0-128C-34-108-40-66 0-34C40-66 34-108 0-128Z', shade)
        petal += P(f'M0-128C{side}34-108 {side}40-66 0-34Z', lines)
        o += at(cx, cy, petal, k, round(turn, 2))
        o += C(*polar(cx, cy, 118 * k, -90 + 360 / 7 * (i + 0.5)), 5 * k, gold)
    o += C(cx, cy, 31 * k, gold) + C(cx, cy, 28 * k, shade)
    return o + C(cx - 1.5 * k, cy - 2 * k, 24 * k, pearl)


def corner(tones):
    """Upper left corner of the border, 72 x 72; the view mirrors it into the others."""
    ground, _, shade, gold, _ = tones
    return (L('M72 9H40A31 31 0 0 1 9 40V72', gold, 3) + L('M72 17H47A39 39 0 0 1 17 47V72', shade)
            + P('M17 8L26 17L17 26L8 17Z', gold) + P('M17 12L22 17L17 22L12 17Z', ground))


def table(tones):
    """The whole table, 960 x 576."""
    o = R(0, 0, 960, 576, tones[0]) + lattice(tones, 10, 6) + rosette(tones, 480, 288, 1.25)
    o += L('M72 9H888M72 567H888M9 72V504M951 72V504', tones[3], 3)
    o += L('M72 17H888M72 559H888M17 72V504M943 72V504', tones[2])
    c = corner(tones)
    return svg(960, 576, o + c + ''.join(G(c, f'matrix({t})') for t in (
        '-1 0 0 1 960 0', '1 0 0 -1 0 576', '-1 0 0 -1 960 576')))


def tile(tones):
    """One tile of the lattice, 96 x 96."""
    return svg(96, 96, R(0, 0, 96, 96, tones[0]) + lattice(tones, 1, 1))


ALL = {}
for word, scheme in (('light', TABLE_LIGHT), ('dark', TABLE_DARK)):
    ALL[f'table-{word}'] = lambda t=scheme: table(t)
    ALL[f'table-tile-{word}'] = lambda t=scheme: tile(t)
    ALL[f'table-corner-{word}'] = lambda t=scheme: svg(72, 72, corner(t))
    ALL[f'table-rosette-{word}'] = lambda t=scheme: svg(320, 320, rosette(t, 160, 160))
