# SPDX-License-Identifier: GPL-3.0-or-later
"""Small signs in colour, 32 x 32, made for 16 px: big shapes, an ink edge, three tones at most."""

from tokens.parts import *


def edge(d, w=2.6):
    """Ink edge of a sign; it is what holds it on any ground."""
    return P(d, INK, f'stroke="{INK}" stroke-width="{n(w)}" stroke-linejoin="round"')


def sign(body):
    """A whole file."""
    return svg(32, 32, body)


def brick():
    """Three bricks."""
    o = edge('M3 18H29V28H3ZM9.5 6.5H22.5V18H9.5Z')
    o += R(3, 18, 12.4, 10, RED) + R(16.6, 18, 12.4, 10, RED) + R(9.8, 6.5, 12.4, 10.2, RED)
    o += P('M3 18H15.4V21.4H3ZM16.6 18H29V21.4H16.6ZM9.8 6.5H22.2V9.9H9.8Z', RED_H)
    return sign(o + P('M12 21.4H15.4V28H12ZM25.6 21.4H29V28H25.6ZM18.8 9.9H22.2V16.7H18.8Z', RED_D))


def lumber():
    """Two logs."""
    o = edge('M11 3.5L25 3.5A6 6 0 0 1 25 15.5H11ZM11 16.5H25A6 6 0 0 1 25 28.5H11Z')
    o += R(10, 3.5, 19, 12, EARTH, 6) + R(10, 3.5, 18, 4.4, EARTH_L, 2.2)
    o += R(10, 16.5, 19, 12, EARTH_D, 6) + R(10, 16.5, 18, 4.4, EARTH, 2.2)
    for y in (9.5, 22.5):
        o += C(9.5, y, 7.2, INK) + C(9.5, y, 5.9, EARTH_H) + O(9.5, y, 3.4, EARTH, 1.5)
        o += C(9.5, y, 1.2, EARTH_D)
    return sign(o)


def wool():
    """A ball of wool."""
    d = ('M5 21C.5 17 2.5 10.5 8 10.5C8.5 4.5 16.5 2.5 20 7.5C26 6 30.5 11.5 28.5 16.5'
         'C31.5 20.5 28.5 26.5 23 26C19.5 30 13 29.5 11 26.5C8 27.5 5 25 5 21Z')
    o = edge(d) + P(d, PAPER_D)
    o += P('M5 21C.5 17 2.5 10.5 8 10.5C8.5 4.5 16.5 2.5 20 7.5C24 6.6 27 8.5 28 11.5'
           'C25 11 22 13 22 17C22 22 16 24.5 11 22.5C9 21.8 7 21 5 21Z', PAPER_L)
    return sign(o + L('M10 16a3.6 3.6 0 1 1 5 2.4M18.5 13.5a3.2 3.2 0 1 1 3.4 4.4', PAPER_X, 2))


def grain():
    """An ear."""
    left = ('M15.2 17.5C10 17.5 7.6 14 8 9.6C12.6 10 15.2 13 15.2 17.5ZM15.2 24.5'
            'C10 24.5 7 21.4 7 16.8C12 17 15.2 20 15.2 24.5Z')
    right = ('M16.8 17.5C22 17.5 24.4 14 24 9.6C19.4 10 16.8 13 16.8 17.5ZM16.8 24.5'
             'C22 24.5 25 21.4 25 16.8C20 17 16.8 20 16.8 24.5Z')
    top = 'M16 2.5C11.8 6 11.8 9.5 16 12.5C20.2 9.5 20.2 6 16 2.5Z'
    o = edge(left + right + top) + L('M16 12V29.5', INK, 5) + L('M16 12V29.5', GOLD_D, 2.4)
    return sign(o + P(left, GOLD_L) + P(right, GOLD) + P(top, GOLD)
             + P('M16 2.5C11.8 6 11.8 9.5 16 12.5Z', GOLD_L))


def ore():
    """Crystals."""
    d = 'M4 27.5L3 18L9 10L12.5 13.5L17 2.5L24.5 11L23.5 16L28 15L29.5 27.5Z'
    o = edge(d) + P(d, IRON_D) + P('M4 27.5L3 18L9 10L12.5 13.5L11.5 27.5Z', IRON)
    o += P('M3 18L9 10L8.4 19.5L9.5 27.5H4Z', IRON_H)
    o += P('M17 2.5L12.5 13.5L12 27.5H17.5L18.5 14Z', IRON_L)
    o += P('M17 2.5L18.5 14L24.5 11Z', IRON_H)
    return sign(o + P('M18.5 14L17.5 27.5H22L24.5 11Z', IRON)
             + P('M28 15L23.5 16L24.5 27.5H29.5Z', IRON))


def gold():
    """A coin."""
    o = C(16, 16, 14.6, INK) + C(16, 16, 12.8, GOLD_D) + C(15.5, 15.4, 11.8, GOLD)
    o += P('M7.2 23.8A11.8 11.8 0 0 1 23.8 7.2A13.4 13.4 0 0 0 7.2 23.8Z', GOLD_L)
    return sign(o + R(11, 11, 10, 10, GOLD_D, 1) + P('M12.8 12.8H21V21H12.8Z', INK))


def any_kind():
    """Five wedges in the tones of the five kinds: anything goes."""
    tones = (RED, EARTH, PAPER, GOLD, IRON)
    o = C(16, 16, 14.6, INK)
    for i, t in enumerate(tones):
        a, b = -90 + 72 * i + 3, -90 + 72 * (i + 1) - 3
        o += P(f'M{pts([polar(16, 16, 3.4, (a + b) / 2)])}L{pts([polar(16, 16, 12.6, a)])}'
               f'A12.6 12.6 0 0 1 {pts([polar(16, 16, 12.6, b)])}Z', t)
    return sign(o + C(16, 16, 4, INK) + C(16, 16, 2.6, GOLD_L))


GUILDS = {'wagon': (IRON_L, IRON, IRON_D),
          'ship': (BLUE_L, BLUE, BLUE_D),
          'shovel': (RED_L, RED, RED_D),
          'book': (GOLD_L, GOLD, GOLD_D),
          'compass': (JADE_L, JADE, JADE_D)}


def token_ground(kind):
    """The disc of a guild."""
    _, m, d = GUILDS[kind]
    return C(16, 16, 15, INK) + C(16, 16, 13.4, d) + P('M16 2.6A13.4 13.4 0 0 0 16 29.4Z', m)


def wagon_mark(light=PAPER, dark=PAPER_D):
    """A covered wagon on a grid of 32; its hoops and its shaft keep it from being a face."""
    o = L('M8 18L2.8 21.4', EARTH_H, 2)
    o += P('M9 16C7.6 8 11 6.4 16.5 6.4C22 6.4 26.4 8 25 16Z', light)
    o += P('M17 6.4C22 6.4 26.4 8 25 16H17Z', dark)
    o += L('M13.4 7.6C12.6 10 12.6 13 13 15.6M20.8 7.6C21.6 10 21.4 13 21 15.6', EARTH_L, 1.5)
    o += P('M6.6 15.6H27V19.6H6.6Z', EARTH_L) + P('M17 15.6H27V19.6H17Z', EARTH)
    return (o
            + ''.join(C(x, 21.8, 4.9, INK) + C(x, 21.8, 3.7, EARTH_H) + C(x, 21.8, 1.3, INK)
                      for x in (11.4, 22.4)))


def ship_mark(light=PAPER, dark=PAPER_D):
    """A ship."""
    return (P('M15 5.5H17V20H15Z', EARTH_H) + P('M14.2 7.5C8.5 10 7.5 14 8 17.5H14.2Z', light)
            + P('M17.8 7.5C23.5 10 24.5 14 24 17.5H17.8Z', dark)
            + P('M5.5 19.5H26.5C25.5 24 22 26.5 16 26.5C10 26.5 6.5 24 5.5 19.5Z', GOLD)
            + P('M5.5 19.5H16V26.5C10 26.5 6.5 24 5.5 19.5Z', GOLD_L))


def shovel_mark(light=PAPER, dark=PAPER_D):
    """A shovel."""
    return (R(14.6, 8, 2.8, 10, EARTH_H) + P('M11.5 5H20.5V8.6H11.5Z', GOLD_L)
            + P('M16 5H20.5V8.6H16Z', GOLD)
            + P('M10.5 15.5H21.5V20.5C21.5 24 19 26.5 16 28C13 26.5 10.5 24 10.5 20.5Z', dark)
            + P('M10.5 15.5H16V28C13 26.5 10.5 24 10.5 20.5Z', light))


def book_mark(light=PAPER, dark=PAPER_D):
    """An open book."""
    return (P('M4.5 9H27.5V25H4.5Z', EARTH_X)
            + P('M6 8C10 6.6 13.6 7 16 9V24C13.6 22 10 21.6 6 23Z', light)
            + P('M26 8C22 6.6 18.4 7 16 9V24C18.4 22 22 21.6 26 23Z', dark)
            + P('M20.5 7V16L22.3 14.4L24.1 16V7.4Z', RED))


def compass_mark(light=PAPER, dark=GOLD):
    """The rose of a compass."""
    o = ''
    for a in (0, 90, 180, 270):
        o += at(16, 16, P('M0-12L-3.4-3.4L0 0Z', light) + P('M0-12L3.4-3.4L0 0Z', dark), 1, a)
    for a in (45, 135, 225, 315):
        o = (at(16, 16, P('M0-7.4L-2.4-2.4L0 0Z', GOLD_L) + P('M0-7.4L2.4-2.4L0 0Z', GOLD_D), 1, a)
             + o)
    return o + C(16, 16, 2, INK)


MARKS = {'wagon': wagon_mark,
         'ship': ship_mark,
         'shovel': shovel_mark,
         'book': book_mark,
         'compass': compass_mark}


def token(kind):
    """A token of a guild."""
    return sign(token_ground(kind) + MARKS[kind]())


def any_token():
    """A token of no guild yet: the back."""
    o = C(16, 16, 15, INK) + C(16, 16, 13.4, GOLD_D) + P('M16 2.6A13.4 13.4 0 0 0 16 29.4Z', GOLD)
    return sign(o + C(16, 16, 9, PLUM_D)
             + P('M16 8.6L18 13.6L23.4 14L19.3 17.4L20.6 22.6L16 19.8L11.4 22.6L12.7 17.4L8.6 14'
                 'L14 13.6Z', GOLD_L))


def settlement():
    """A house."""
    d = 'M16 4L3 15.5H6V28H26V15.5H29Z'
    o = edge(d) + R(6, 14, 10, 14, PAPER) + R(16, 14, 10, 14, PAPER_D)
    o += P('M13 28V21Q16 18 19 21V28Z', EARTH_X)
    return sign(o + P('M16 4L3 15.5H16Z', STONE_L) + P('M16 4L29 15.5H16Z', STONE_D))


def city():
    """A tower and a house."""
    o = edge('M3 9.5L10 2.5L17 9.5V12L23 8L30 14V28H3Z') + R(4, 9, 6, 19, PAPER)
    o += R(10, 9, 6.5, 19, PAPER_D) + R(16.5, 14, 13, 14, PAPER_D)
    o += P('M3 10L10 2.5V10Z', STONE_L) + P('M10 2.5L17 10H10Z', STONE_D)
    o += P('M15 14.5L22.5 8V14.5Z', STONE) + P('M22.5 8L30 14.5H22.5Z', STONE_D)
    return sign(o + R(8, 13, 4, 5, EARTH_D) + P('M20 28V22Q22.5 19 25 22V28Z', EARTH_X))


def road():
    """A bar."""
    d = 'M3.5 22.5L20.5 5.5L28.5 9.5L9.5 27.5Z'
    o = edge(d) + P(d, STONE_D) + P('M3.5 22.5L20.5 5.5L23.5 7L5.8 24.5Z', STONE_L)
    o += P('M5.8 24.5L23.5 7L26 8.3L7.8 26Z', STONE)
    return sign(o)


def card():
    """A development card."""
    o = edge('M6 3.5H26V28.5H6Z', 3) + R(6, 3.5, 20, 25, GOLD) + R(8, 5.5, 16, 21, PLUM)
    o += R(16, 5.5, 8, 21, PLUM_D)
    return sign(o
             + P('M16 9L18 14L23 14.4L19.2 17.6L20.4 22.8L16 20L11.6 22.8L12.8 17.6L9 14.4L14 14Z',
                 GOLD_L) + P('M16 9L18 14L23 14.4L19.2 17.6L20.4 22.8L16 20Z', GOLD))


def resources():
    """Cards of resources, of any kind."""
    o = edge('M3 9L15 4L22 24L10 29Z', 3) + P('M3 9L15 4L22 24L10 29Z', PAPER_D)
    o += P('M5.8 10.4L14 7L19 22L11 25.6Z', JADE)
    o += edge('M13 5H29V27H13Z', 2.6) + R(13, 5, 16, 22, PAPER) + R(15, 7, 12, 18, EMBER)
    o += P('M21 9L25 16L21 23L17 16Z', GOLD_L)
    return sign(o)


def knight():
    """A helm."""
    d = ('M16 3C8.5 3 5.5 9 5.5 15V22C5.5 26 10 28.5 16 29.5C22 28.5 26.5 26 26.5 22V15'
         'C26.5 9 23.5 3 16 3Z')
    o = edge(d) + P(d, IRON_D) + P('M16 3C8.5 3 5.5 9 5.5 15V22C5.5 26 10 28.5 16 29.5Z', IRON_L)
    o += P('M8 14H24V18.5H18V26H14V18.5H8Z', INK) + P('M14.2 2H17.8V14H14.2Z', GOLD_L)
    o += P('M16 2H17.8V14H16Z', GOLD_D)
    return sign(o)


def army():
    """Crossed swords."""
    blade = 'M5 3L8 3L25 21L21.5 24.5L3.5 6.5Z'
    hilt = 'M19 26.5L27 18.5L28.6 20.1L26 22.8L29.5 26.5L26.5 29.5L23 26L20.6 28.2Z'
    one = edge(blade + hilt) + P(blade, IRON_L) + P('M8 3L25 21L23.3 22.7L4.4 4Z', PAPER_L)
    one += P(hilt, GOLD) + P('M19 26.5L27 18.5L28.6 20.1L20.6 28.2Z', GOLD_L)
    two = edge(blade + hilt) + P(blade, IRON) + P('M5 3L3.5 6.5L21.5 24.5L23.3 22.7Z', IRON_L)
    two += P(hilt, GOLD_D) + P('M19 26.5L27 18.5L28.6 20.1L20.6 28.2Z', GOLD)
    return sign(flip(two, 16) + one)


def way():
    """A winding road with a milestone: the longest route."""
    d = 'M5 29C4 22 20 22 19 16C18 11 8 12 10 6L16 4.5C15 9 27 9 27 16C27 23 17 23 18 29Z'
    o = edge(d) + P(d, PAPER_D)
    o += L('M11.5 28C12 22 23.5 22.5 23 16C22.5 11 12 11.5 13 6.5', EARTH, 1.6,
           'stroke-dasharray="2.4 3"')
    stone = 'M22 29V22C22 18.5 29 18.5 29 22V29Z'
    return sign(o + edge(stone) + P(stone, STONE)
             + P('M22 29V22C22 20 23.5 19.3 25 19.3V29Z', STONE_L))


def point():
    """A point: laurel and star."""
    o = C(16, 16, 15, INK) + C(16, 16, 13.4, GOLD) + C(16, 16, 10.6, RED_D)
    o += P('M16 5.4A10.6 10.6 0 0 0 16 26.6Z', RED)
    return sign(o
             + P('M16 7.4L18.4 13L24.4 13.5L19.8 17.4L21.3 23.4L16 20.2L10.7 23.4L12.2 17.4'
                 'L7.6 13.5L13.6 13Z', GOLD_L)
             + P('M16 7.4L18.4 13L24.4 13.5L19.8 17.4L21.3 23.4L16 20.2Z', GOLD))


def marker():
    """A victory marker: a gold pennant."""
    d = 'M7 3H10V5H27L22.5 10.5L27 16H10V29H7Z'
    return sign(edge(d) + P('M10 5H27L22.5 10.5L27 16H10Z', GOLD)
             + P('M10 5H27L22.5 10.5H10Z', GOLD_L) + R(7, 3, 3, 26, EARTH))


def robber():
    """A hood without a face."""
    d = 'M16 3C10 3 8.5 8.5 8.5 12.5C7 18 5 24 4 28.5H28C27 24 25 18 23.5 12.5C23.5 8.5 22 3 16 3Z'
    o = P(d, PAPER, f'stroke="{PAPER}" stroke-width="3.6" stroke-linejoin="round"') + P(d, INK)
    o += P('M16 3C10 3 8.5 8.5 8.5 12.5C7 18 5 24 4 28.5H11C11 20 11 8 16 3Z', INK_L)
    return sign(o
             + P('M16 6.5C12 6.5 11 10 11 13C11 17 13.6 20 16 20C18.4 20 21 17 21 13'
                 'C21 10 20 6.5 16 6.5Z', NIGHT_X)
             + P('M9.5 20Q16 24.5 22.5 20L23.5 23.5Q16 28 8.5 23.5Z', RED))


def barren():
    """Cracked earth: a hex that bears nothing."""
    d = 'M16 2.5L28 9.3V22.7L16 29.5L4 22.7V9.3Z'
    o = edge(d) + P(d, EARTH_L) + P('M16 2.5L4 9.3V22.7L16 29.5Z', EARTH_H)
    return sign(o
             + L('M10 6.5L13.5 12.5L9 18L12 25M13.5 12.5L20 14L24 8M20 14L21.5 20L27 22M21.5 20'
                 'L17.5 26', EARTH_X, 1.9))


def harbour():
    """An anchor."""
    d = 'M16 12V27M10 14.5H22M5.5 19C6.5 25 11 27.5 16 27.5C21 27.5 25.5 25 26.5 19'
    tips = 'M5.5 16L2.8 22L8.6 20.8ZM26.5 16L29.2 22L23.4 20.8Z'
    o = L(d, INK, 6.6) + O(16, 7.4, 3.6, INK, 6.6) + edge(tips, 3)
    return sign(o + L(d, IRON_L, 3) + O(16, 7.4, 3.6, IRON_L, 3) + P(tips, IRON_L)
             + L('M16.8 12V27C21 27.5 25.5 25 26.5 19', IRON, 1.6))


def damaged():
    """A broken road."""
    left, right = ('M2.5 20L11 12L14 16.5L12 20.5L14.5 24L10 28Z',
                   'M17 9.5L22 4.5L29.5 12.5L20.5 21L18 17.5L19.8 13.5Z')
    o = edge(left + right) + P(left + right, STONE_D)
    o += P('M2.5 20L11 12L12.4 14L4.4 22ZM17 9.5L22 4.5L24 6.6L17.8 12.6Z', STONE_L)
    return sign(o + L('M14.5 6L13 2.5M20 25L22.5 29M24 20.5L28 22', RED, 2.2))


def gift():
    """A present: a donation."""
    d = 'M4 12H28V17H26.5V28.5H5.5V17H4Z'
    bow = 'M16 11.5C10 11.5 7 8.5 9 5.5C11 3 15 6 16 11.5C17 6 21 3 23 5.5C25 8.5 22 11.5 16 11.5Z'
    o = edge(d + bow) + R(5.5, 16, 10.5, 12.5, JADE) + R(16, 16, 10.5, 12.5, JADE_D)
    o += R(4, 12, 12, 5, JADE_L) + R(16, 12, 12, 5, JADE)
    return sign(o + R(13.6, 12, 4.8, 16.5, GOLD) + R(13.6, 12, 2.4, 16.5, GOLD_L) + P(bow, RED)
             + P('M16 11.5C10 11.5 7 8.5 9 5.5C11 3 15 6 16 11.5Z', RED_L))


def deck():
    """The event deck: a card with a number disc."""
    o = edge('M6 3.5H26V28.5H6Z', 3) + R(6, 3.5, 20, 25, GOLD) + R(8, 5.5, 16, 21, BLUE)
    o += R(16, 5.5, 8, 21, BLUE_D)
    return sign(o + C(16, 16, 6.6, INK) + C(16, 16, 5.2, PAPER)
             + P(spots((13.6, 16), (18.4, 16), (16, 13.6), (16, 18.4), r=1.2), INK))


ALL = {f'sign-{draw.__name__}': draw
       for draw in (brick, lumber, wool, grain, ore, gold, settlement, city, road, card, resources,
                    knight, army, way, point, marker, robber, barren, harbour, damaged, gift, deck)}
ALL |= {'sign-any': any_kind, 'sign-token': any_token}
ALL |= {f'sign-{kind}': (lambda kind=kind: token(kind)) for kind in GUILDS}
