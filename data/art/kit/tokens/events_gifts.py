# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of events that give."""

from emperor.parts import *
from tokens.parts import *
from tokens.village import *


def bounty():
    """A basket that overflows, a wreath of ears round it."""
    o = burst(mix(EMBER_D, EMBER_X, .25), mix(EMBER_D, EMBER, .25), 118) + C(120, 118, 72, GOLD_D)
    o += C(120, 118, 70, EMBER_L) + rays(120, 118, 0, 70, 28, GOLD_L, .5) + C(120, 118, 40, GOLD_L)
    o += P('M14 186Q120 172 226 186V208H14Z', EARTH_X)
    o += P('M14 186Q120 172 226 186V191Q120 177 14 191Z', EARTH_D)
    for a in (-62, 62, -44, 44, -26, 26):
        o += at(120, 168, bare_ear(), .9, a)
    o += ''.join(at(x, y,
                    P('M0 0C-12-8-14-26 0-42C14-26 12-8 0 0Z', LEAF_X)
                    + P('M0 0C-12-8-14-26 0-42Z', LEAF), .9, a)
                 for x, y, a in ((84, 146, -64), (156, 146, 64), (100, 130, -26), (140, 130, 26)))
    o += C(120, 112, 19, GOLD_D) + P('M120 93a19 19 0 0 0 0 38q11-19 0-38Z', GOLD_L)
    o += L('M120 94q2-7 8-8', EARTH_X, 2.6)
    o += apple(94, 128, 16) + apple(146, 128, 16) + grapes(74, 142, 1) + grapes(166, 142, 1)
    o += apple(120, 136, 15, LEAF_L, LEAF_D) + apple(104, 146, 12, GOLD_L, GOLD_D)
    o += apple(136, 146, 12)
    bas = 'M120 150H64Q66 178 80 196H120Z'
    o += half(bas, EARTH_L, EARTH_D, 120)
    weave = ''.join(cut(68 + 11 * i + (4 if j % 2 else 0), 162 + 10 * j,
                        77 + 11 * i + (4 if j % 2 else 0), 162 + 10 * j, 1.7) for j in range(3)
                    for i in range(0 if j < 1 else 1, 5 if not j % 2 else 4))
    o += P(weave, EARTH) + flip(P(weave, EARTH_X), 120) + P('M60 147H180V156H60Z', EARTH_D)
    o += P('M60 147H120V156H60Z', EARTH_H) + P('M60 153H180V156H60Z', EARTH)
    return pic(o)


def parcel(x, y, k, tones):
    """A present with a gold bow, 54 wide, its foot at (x, y)."""
    l, m, d = tones
    o = P('M-24-30H24V0H-24Z', d) + P('M-24-30H0V0H-24Z', m) + P('M-27-36H27V-26H-27Z', d)
    o += P('M-27-36H0V-26H-27Z', l) + P('M-27-26H27V-24H-27Z', mix(m, d, .5))
    o += P('M-5-36H5V0H-5Z', GOLD) + P('M-5-36H0V0H-5Z', GOLD_L)
    bow = 'M0-36C-16-36-22-48-15-53C-7-57-1-47 0-36Z'
    o += P(bow, GOLD_L) + flip(P(bow, GOLD)) + P('M-4-37C-8-40-10-44-8-47C-5-47-3-42-2-37Z', GOLD_D)
    return at(x, y, o + C(0, -37, 4, GOLD_D) + C(-.6, -37.6, 2.8, GOLD_L), k)


def fence_gifts():
    """A great present on the fence between two houses, smaller ones at either side of it."""
    o = wall(SKY[4]) + C(120, 116, 70, SKY[3]) + C(120, 116, 58, SKY[2])
    o += P('M14 152Q120 138 226 152V208H14Z', LEAF_L)
    o += cottage(34, 172, 1.5, (RED, RED_D, RED_L)) + cottage(206, 172, 1.5, (BLUE, BLUE_D, BLUE_L))
    o += P('M14 172Q120 166 226 172V208H14Z', LEAF)
    # the fence, and on its rail what is given
    o += R(14, 172, 212, 7, EARTH) + R(14, 172, 212, 2.6, EARTH_L)
    o += R(14, 194, 212, 7, EARTH) + R(14, 194, 212, 2.6, EARTH_L)
    xs = (17, 41, 65, 89, 113, 137, 161, 185, 209)
    o += P(''.join(f'M{x} 208V170L{x + 7} 161L{x + 14} 170V208Z' for x in xs), PAPER_X)
    o += P(''.join(f'M{x} 208V170L{x + 7} 161V208Z' for x in xs), PAPER)
    o += parcel(120, 166, 1.56, (RED_L, RED, RED_D))
    return pic(o + parcel(62, 204, .7, (BLUE_L, BLUE, BLUE_D))
               + parcel(184, 204, .7, (JADE_L, JADE, JADE_D)))


def calm_sea():
    """A ship under full sail, its image in still water."""
    o = wall(mix(EMBER_H, EMBER_L, .5)) + rays_box(120, 152, (14, 44, 226, 160), 36, EMBER_H)
    o += C(120, 152, 66, mix(EMBER_L, EMBER, .35)) + C(120, 152, 54, EMBER)
    o += P('M14 152H226V208H14Z', WATER) + P('M14 152H226V156H14Z', WATER_L)
    o += P('M66 156H174A54 46 0 0 1 66 156Z', mix(WATER, WATER_L, .4))
    hull = 'M120 148C98 148 82 146 66 138C68 158 82 168 120 168Z'
    o += P('M84 170H156L148 196H92Z', mix(WATER, WATER_D, .5))
    o += P('M72 168Q120 184 168 168Q150 178 120 178Q90 178 72 168Z', WATER_D)
    o += R(117.5, 56, 5, 92, EARTH_D) + R(117.5, 56, 2.5, 92, EARTH_H)
    sail = 'M120 72C104 70 88 72 78 76C72 96 74 116 84 134C96 130 108 129 120 129Z'
    o += half(sail, PAPER_L, PAPER_D, 120)
    o += P('M78 76C72 96 74 116 84 134C88 132 92 131 96 130.4C88 112 86 92 90 73Z', PAPER)
    o += C(120, 101, 17, BLUE_D) + P('M120 84A17 17 0 0 0 120 118Z', BLUE)
    o += P('M120 90L123.6 98L132 98.6L125.6 104L127.6 112L120 107.6L112.4 112L114.4 104L108 98.6'
           'L116.4 98Z', GOLD_L)
    o += P('M123 58L150 64L123 72Z', RED) + P('M123 58L150 64L123 65Z', RED_L)
    o += L('M78 76L64 138M162 76L176 138', EARTH_D, 1.6)
    o += half(hull, EARTH, EARTH_X, 120)
    o += half('M120 148C98 148 82 146 66 138L67 146C84 153 98 155 120 155Z', GOLD_L, GOLD_D, 120)
    o += P(spots((92, 161, ), (106, 162.5), (134, 162.5), (148, 161), r=2.6), INK)
    o += cuts(WATER_L, (30, 170, 62, 169, 2), (178, 172, 212, 171, 2), (40, 190, 78, 189, 2),
              (160, 192, 206, 191, 2), (24, 202, 50, 201, 1.8), (100, 200, 138, 199, 2))
    gull = 'M0 0Q5-6 11-2Q17-6 22 0Q16-3 11 1Q6-3 0 0Z'
    return pic(o + at(38, 84, P(gull, PAPER_L), 1.1) + at(180, 78, P(gull, PAPER_L), .9)
               + at(58, 66, P(gull, PAPER_L), .7))


def arm(lit, mid, dark, cuff):
    """An arm in a mitten that holds something from above: it points to the right, the palm below,
    the tip of the mitten at (40, 6). The tones are those of its upper edge, middle, lower edge."""
    o = P('M-170-27L-50-23V21L-170 29Z', mid) + P('M-170-27L-50-23V-13L-170-15Z', lit)
    o += P('M-170 19L-50 12V21L-170 29Z', dark)
    hand = 'M-44-20C-18-30 14-30 32-14C42-5 42 10 34 14C22 18 8 8-4 14C-18 20-32 20-44 18Z'
    o += P('M-12 6C-14 22-4 38 10 38C20 38 22 28 14 22C8 18 8 12 8 6Z', dark) + P(hand, mid)
    o += P('M-44-20C-18-30 14-30 32-14C36-10 38-6 39-2C24-16-2-19-44-10Z', lit)
    l, d = cuff
    o += P(rounded(-60, -29, 20, 56, 9), d)
    o += P('M-51-29H-49A9 9 0 0 1-40-20V-2H-60V-20A9 9 0 0 1-51-29Z', l)
    return o


def helping_hand():
    """A rich mitten gives a loaf into a poor one."""
    o = burst(mix(JADE_D, JADE, .15), mix(JADE_D, JADE, .42), 126) + gilt(120, 126, 74, JADE_X)
    o += rays(120, 126, 0, 69, 24, JADE_D, .5)
    patch = P('M-98-8H-76V10H-98Z', EARTH_L)
    patch += L('M-98-8H-76V10H-98Z', EARTH_X, 1.8, 'stroke-dasharray="3.4 3"')
    below = arm(BLUE_D, BLUE, BLUE_L, (STONE_D, STONE_L)) + patch
    o += G(below, 'translate(136 168) rotate(192)')
    loaf = P('M-40 12C-46-14-24-30 0-30C24-30 46-14 40 12Q0 22-40 12Z', EARTH_D)
    loaf += P('M-40 12C-46-14-24-30 0-30C18-30 30-22 31-12C10-6-12 6-22 16Q-32 15-40 12Z', EMBER)
    loaf += P('M-40 12C-46-14-24-30 0-30C-18-24-30-8-31 14.4Q-36 13.4-40 12Z', EMBER_L)
    loaf += P(cut(-20, 3, -10, -21, 3) + cut(0, 1, 10, -22, 3) + cut(18, 3, 26, -15, 2.8), EARTH_X)
    o += at(128, 139, loaf, 1, 12)
    giver = arm(RED_L, RED, RED_D, (GOLD_L, GOLD))
    return pic(o + G(giver, 'translate(92 84) rotate(24)'))


def none():
    """A quiet day: a cottage, smoke, the sun over the hills."""
    o = wall(SKY[4]) + rays_box(120, 126, (14, 44, 226, 208), 32, BLUE_L) + C(120, 122, 50, GOLD_L)
    o += C(120, 122, 38, PAPER)
    o += cloud(18, 92, .6, PAPER_L, BLUE) + cloud(222, 82, .54, PAPER_L, BLUE, True)
    o += P('M14 140L54 106L86 132L120 110L156 136L190 110L226 138V208H14Z', mix(PLUM_L, PLUM, .35))
    o += P('M54 106L86 132L66 138L44 126ZM190 110L226 138L200 142L178 128Z', PLUM_L)
    o += P('M14 152Q70 126 126 144T226 142V208H14Z', LEAF_L)
    o += P('M14 176Q90 150 150 164T226 166V208H14Z', mix(LEAF_L, LEAF, .55))
    o += P('M14 198Q100 176 226 190V208H14Z', LEAF_D)
    o += P('M118 172C126 182 92 188 108 208H136C124 192 146 184 132 172Z', PAPER_D)
    o += at(88, 112,
            P('M-4 0C-12-12 8-20-4-32C-10-42 4-50 10-58C8-48 14-42 10-32C6-20 6-10 4 0Z', PAPER_L),
            .8)
    o += P('M82 126H94V148H82Z', STONE_D) + P('M82 126H88V148H82Z', STONE)
    o += cottage(110, 178, 1.2, (RED, RED_D, RED_L))
    o += trees((176, 178, 1.1), (204, 188, .9)) + trees((46, 184, 1)) + sheep(160, 200, .8)
    o += sheep(68, 200, .7, False)
    return pic(o)


ALL = {'event-bounty': bounty, 'event-fence-gifts': fence_gifts, 'event-calm-sea': calm_sea,
       'event-helping-hand': helping_hand, 'event-none': none}
