# SPDX-License-Identifier: GPL-3.0-or-later
"""Hills: table hills and pits of red clay."""

from tokens.parts import *


def mesa(x, y, w, h, top=.58, tones=(CLAY_H, mix(CLAY_H, CLAY_L, .75), CLAY, CLAY_D), bands=2):
    """A table hill: flat top, a lit, a middle and a shaded face, layers of clay as bands across
    them."""
    hh, l, m, d = tones
    stands(x, y, w * .92)
    t = w * top
    ty = y - h

    def strip(a, b, left, right):
        """Part of the faces between two heights (0 top, 1 foot), from one of five upright lines
        to another."""
        def line(k, v):
            """A point on an upright line of the faces."""
            return (x + (t + (w - t) * v) * k, ty + h * v + 5 * (1 - k * k) * (.4 + v * .6))
        return ('M'
                + pts([line(left, a), line((left + right) / 2, a), line(right, a), line(right, b),
                       line((left + right) / 2, b), line(left, b)]) + 'Z')
    o = P(strip(0, 1, -1, 1), d) + P(strip(0, 1, -1, .22), m) + P(strip(0, 1, -1, -.42), l)
    for i in range(bands):
        a = (i + .55) / (bands + .3)
        o += P(strip(a, a + .12, -1, -.42), m) + P(strip(a, a + .12, -.42, .22), d)
        o += P(strip(a, a + .12, .22, 1), CLAY_X)
    o += P(f'M{n(x - t)} {n(ty)}Q{n(x - t * .5)} {n(ty - h * .12)} {n(x)} {n(ty - h * .1)}'
           f'T{n(x + t)} {n(ty)}Q{n(x + t * .5)} {n(ty + 4)} {n(x)} {n(ty + 3)}'
           f'T{n(x - t)} {n(ty)}Z', hh)
    return o


def bricks(x, y, s=1.0, rows=3):
    """A stack of bricks, 50 wide with three rows."""
    stands(x, y, (rows * 8.5 + 2) * s)
    o = P(f'M{-rows * 8.5 - 3} -1H{rows * 8.5 + 3}L{rows * 8.5} 3H{-rows * 8.5}Z', CLAY_X)
    face = top = end = ''
    for j in range(rows):
        k = rows - j
        for i in range(k):
            bx, by = -k * 8.5 + 17 * i, -9 * (j + 1)
            face += f'M{n(bx)} {n(by)}h16v8.3h-16Z'
            top += f'M{n(bx)} {n(by)}h16v2.8h-16Z'
            end += f'M{n(bx + 12.4)} {n(by + 2.8)}h3.6v5.5h-3.6Z'
    return at(x, y, o + P(face, RED) + P(top, RED_H) + P(end, RED_D), s)


def kiln(x, y, s=1.0):
    """A round kiln, its fire seen through the door; 42 wide."""
    stands(x, y + 3, 19 * s)
    o = P('M-21 2C-24-20-14-34-7-38H7C14-34 24-20 21 2Q0 9-21 2Z', STONE_D)
    o += P('M-21 2C-24-20-14-34-7-38H3C7-24 7-8 5 6Q-10 6-21 2Z', STONE)
    o += P('M-21 2C-24-20-14-34-7-38H-2C-9-24-13-10-12 4.5Q-17 3.5-21 2Z', STONE_L)
    o += P('M-19-14Q0-8 20-14L19-18Q0-12-18-18Z', mix(STONE_D, STONE, .25))
    o += P('M-9 5V-4C-9-14 7-14 7-4V6Q-1 7-9 5Z', INK)
    o += P('M-6 5.6C-7-3-2-4-2-10C4-4 5 0 4 6Q-1 6.5-6 5.6Z', EMBER)
    o += P('M-3.6 6C-4 1-1 0-1-4C2-1 2.6 3 2 6.2Q-1 6.5-3.6 6Z', GOLD_L)
    o += P('M-9-37H9V-44H-9Z', STONE_D) + P('M-9-37H1V-44H-9Z', STONE_L)
    return at(x, y, o, s)


def shrub(*each):
    """Low green on the clay: (x, y, size)."""
    return (P(''.join(curve('M-7 0C-9-7-3-11 1-9C6-11 10-5 8 0Z', x, y, k) for x, y, k in each),
              LEAF_D)
            + P(''.join(curve('M-7 0C-9-7-3-11 1-9C-1-6-2-3-1 0Z', x, y, k) for x, y, k in each),
                LEAF))


def clay_ground(a, b, c):
    """Three slopes of clay before a pale sky."""
    o = P('M0 0H174V200H0Z', mix(CLAY_H, CLAY_L, .4))
    for d, t in ((a, mix(CLAY_H, CLAY_L, .86)), (b, mix(CLAY_L, CLAY, .4)),
                 (c, mix(CLAY_L, CLAY, .85))):
        o += P(d + 'V200H0Z', t)
    return o


def cart(x, y, k=1.0):
    """A barrow full of clay, 40 wide."""
    stands(x, y + 4, 16 * k)
    o = P('M-22-16H14L8-2H-14Z', EARTH_D) + P('M-22-16H-4V-2H-14Z', EARTH_L)
    o += P('M-20-16C-16-26 6-28 12-16Z', CLAY)
    o += P('M-20-16C-16-26-4-27 0-24C-6-22-10-20-10-16Z', CLAY_H)
    o += P('M8-10L26-14V-11L8-5Z', EARTH) + C(-10, -1, 6.4, INK) + C(-10, -1, 4.4, EARTH_H)
    o += C(-10, -1, 1.6, INK) + P('M6-4L10 4H7L3-4Z', EARTH_D)
    return at(x, y, o, k)


def hill_1():
    """Table hills of clay, a kiln with smoke."""
    o = clay_ground('M0 74Q50 58 100 68T174 68', 'M0 116Q44 98 96 108T174 106',
                    'M0 166Q60 146 110 160T174 154')
    o += P(scatter(5, 18, (14, 104, 158, 182), free, 10, 1.2), CLAY_D)
    p = mesa(116, 74, 30, 30, .55, bands=1) + mesa(60, 90, 42, 50) + smoke(128, 58, .66)
    p += kiln(130, 98, .9)
    p += shrub((104, 88, .8), (24, 108, .9)) + mesa(30, 142, 20, 22, .6, bands=1)
    p += bricks(142, 146, .6)
    p += shrub((152, 120, .7), (56, 166, .8), (120, 172, .8)) + bricks(84, 186, .5, 2)
    return land('hill-1', CLAY_H, CLAY_X, o, p, mix(CLAY, CLAY_D, .35))


def step(rx, ry, y, tones):
    """A step of a round pit: its floor, the lit side in front, the shaded one behind."""
    x0, x1 = 87 - rx, 87 + rx
    o = P(f'M{x0} {n(y)}a{rx} {n(ry)} 0 1 0 {2 * rx} 0a{rx} {n(ry)} 0 1 0 {-2 * rx} 0Z', tones[2])
    front = pts([(x1 - 2, y + ry * .9), (x0 + 2, y + ry * .9), (x0, y)])
    o += P(f'M{x0} {n(y)}a{rx} {n(ry)} 0 0 0 {2 * rx} 0C{front}Z', tones[0])
    behind = pts([(87 - rx * .5, y - ry * .7), (87 - rx * .8, y - ry * .3), (x0, y)])
    return o + P(f'M{x0} {n(y)}a{rx} {n(ry)} 0 0 1 {rx} {n(-ry)}C{behind}Z', tones[3])


def hill_2():
    """A clay pit in steps, bricks drying."""
    o = clay_ground('M0 58Q50 44 100 50T174 56', 'M0 122Q44 106 96 114T174 110',
                    'M0 168Q60 150 110 162T174 156')
    tones = (CLAY_H, CLAY_L, CLAY, CLAY_D, CLAY_X, CLAY_X)
    for i in range(3):
        o += step(58 - 17 * i, 25 - 7 * i, 62 + 4.5 * i, tones[i:])
    o += P(scatter(8, 18, (14, 104, 158, 182), free, 10, 1.2), CLAY_D)
    p = L('M96 92L108 66M102 94L114 68M98 88H104M101 82H107M104 75H110', EARTH_D, 2.2)
    p += bricks(38, 116, .62) + bricks(142, 118, .62) + mesa(42, 156, 17, 18, .6, bands=1)
    p += kiln(132, 158, .74) + shrub((60, 172, .8), (112, 176, .8), (22, 92, .8), (152, 88, .7))
    p += bricks(86, 186, .5, 2)
    return land('hill-2', CLAY_H, CLAY_X, o, p, mix(CLAY, CLAY_D, .35))


def hill_3():
    """A valley between table hills, bricks before a kiln."""
    o = clay_ground('M0 80Q50 64 100 72T174 74', 'M0 124Q44 108 96 118T174 114',
                    'M0 170Q60 152 110 164T174 160')
    o += P(scatter(15, 18, (14, 104, 158, 182), free, 10, 1.2), CLAY_D)
    p = mesa(86, 66, 26, 28, .5, bands=1) + mesa(126, 92, 36, 46)
    p += mesa(46, 96, 32, 36, .55, bands=1) + shrub((86, 92, .9), (20, 104, .7))
    p += smoke(30, 108, .6) + kiln(32, 144, .84) + shrub((154, 110, .7), (50, 166, .9))
    p += bricks(140, 142, .66) + mesa(116, 172, 14, 15, .6, bands=1) + bricks(84, 186, .5, 2)
    return land('hill-3', CLAY_H, CLAY_X, o, p, mix(CLAY, CLAY_D, .35))


def hill_4():
    """Steps cut into a slope of clay, a barrow, bricks to dry."""
    o = clay_ground('M0 58Q50 44 100 50T174 56', 'M0 122Q44 106 96 114T174 110',
                    'M0 168Q60 150 110 162T174 156')
    for i, (y, w, c) in enumerate(((58, 34, 104), (76, 50, 98), (94, 66, 92))):
        x0, x1 = c - w, c + w * .78
        o += P(f'M{n(x0)} {y}Q{c} {y - 22 + 4 * i} {n(x1)} {y}V{y + 15}'
               f'Q{c} {y - 4 + 4 * i} {n(x0)} {y + 15}Z', CLAY_D)
        o += P(f'M{n(x0)} {y}Q{n(c - w * .5)} {n(y - 11 + 2 * i)} {c} {n(y - 11 + 2 * i)}'
               f'V{n(y + 6 + 2 * i)}Q{n(c - w * .5)} {n(y + 4 + 2 * i)} {n(x0)} {y + 15}Z', CLAY)
        o += P(f'M{n(x0)} {y}Q{c} {y - 22 + 4 * i} {n(x1)} {y}Q{c} {y - 12 + 4 * i} {n(x0)} {y}Z',
               CLAY_H)
    o += P(scatter(21, 18, (14, 110, 158, 182), free, 10, 1.2), CLAY_D)
    p = shrub((46, 62, .9), (150, 70, .8), (30, 88, .7)) + mesa(150, 116, 16, 22, .6, bands=1)
    p += cart(36, 124, .96) + bricks(142, 150, .64) + bricks(40, 160, .58, 2)
    p += shrub((124, 170, .8), (18, 136, .7)) + bricks(86, 186, .5, 2)
    return land('hill-4', CLAY_H, CLAY_X, o, p, mix(CLAY, CLAY_D, .35))


ALL = variants('hill', hill_1, hill_2, hill_3, hill_4)
