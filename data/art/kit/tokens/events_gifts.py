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


def parcel(x, y, k=1.0, l=RED_L, m=RED, d=RED_D):
    o = P('M-24-30H24V0H-24Z', d) + P('M-24-30H0V0H-24Z', m) + P('M-27-36H27V-26H-27Z', d)
    o += P('M-27-36H0V-26H-27Z', l)
    o += P('M-5-36H5V0H-5Z', GOLD) + P('M-5-36H0V0H-5Z', GOLD_L)
    o += P('M0-36C-14-36-20-46-14-50C-7-53-1-46 0-36C1-46 7-53 14-50C20-46 14-36 0-36Z', GOLD)
    o += P('M0-36C-14-36-20-46-14-50C-7-53-1-46 0-36Z', GOLD_L)
    return at(x, y, o, k)


def fence_gifts():
    """Gifts on the fence between two houses."""
    o = wall(mix(WATER, WATER_L, .5)) + C(120, 112, 58, PAPER) + C(120, 112, 46, GOLD_L)
    o += P('M14 150Q120 130 226 150V208H14Z', LEAF_L) + P('M14 178Q120 164 226 178V208H14Z', LEAF)
    o += cottage(40, 160, 1.12, (RED, RED_D, RED_L))
    o += cottage(200, 160, 1.12, (BLUE, BLUE_D, BLUE_L))
    o += parcel(82, 166, .84) + parcel(160, 166, .78, BLUE_L, BLUE, BLUE_D)
    bas = P('M-22-18H22L17 12H-17Z', EARTH_D) + P('M-22-18H0V12H-17Z', EARTH_L)
    bas += P('M-24-21H24V-15H-24Z', EARTH)
    bas += P('M-20-20C-20-58 20-58 20-20H15C15-51-15-51-15-20Z', EARTH)
    o += at(121, 154, bread(-6, -17, .62) + apple(10, -24, 8) + bas, 1)
    rail = P('M14 166H226V174H14ZM14 188H226V196H14Z', EARTH)
    rail += P('M14 166H226V169H14ZM14 188H226V191H14Z', EARTH_L)
    xs = (20, 56, 92, 130, 166, 202)
    posts = ''.join(f'M{x} 208V164L{x + 9} 154L{x + 18} 164V208Z' for x in xs)
    lits = ''.join(f'M{x} 208V164L{x + 9} 154V208Z' for x in xs)
    return pic(o + rail + P(posts, PAPER_X) + P(lits, PAPER))


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


def helping_hand():
    """Two sleeves, one bowl of bread."""
    o = burst(mix(JADE_D, JADE, .15), mix(JADE_D, JADE, .42), 124) + gilt(120, 124, 66, JADE_X)
    o += rays(120, 124, 0, 61, 24, JADE_D, .5)
    o += P('M14 172H226V208H14Z', EARTH_D) + P('M14 172H226V178H14Z', EARTH_L)
    o += P(''.join(cut(x, 196, x + 40, 195, 1.2) for x in (24, 90, 160)), EARTH_X)

    def sleeve(l, m, d, deep, x):
        """A wide sleeve that hides its hand, from the lower corner to the middle."""
        s_ = P('M14 118C44 116 78 122 102 138L110 178C86 178 56 190 40 208H14Z', m)
        s_ += P('M14 118C44 116 78 122 102 138L103 146C78 134 44 130 14 134Z', l)
        s_ += P('M14 184C40 168 76 166 108 170L110 178C86 178 56 190 40 208H14Z', d)
        s_ += P(cut(26, 148, 84, 150, 1.8, -3) + cut(24, 164, 74, 162, 1.8, -2), d)
        s_ += P('M102 138L110 178L104 178L96 135Z', GOLD_L if x else GOLD)
        s_ += P('M96 135L104 178L101 178L92.6 133Z', deep)
        return s_
    loaf = P('M-38 14C-44-14-22-28 0-28C22-28 44-14 38 14Q0 24-38 14Z', EARTH_D)
    loaf += P('M-38 14C-44-14-22-28 0-28C14-28 24-22 26-12C8-8-12 4-20 17Q-30 16-38 14Z', EARTH_L)
    loaf += P('M-38 14C-44-14-22-28 0-28C-16-22-28-8-28 16Q-33 15-38 14Z', EARTH_H)
    loaf += P(cut(-18, 4, -8, -20, 2.6) + cut(0, 2, 10, -20, 2.6) + cut(18, 4, 26, -12, 2.4),
              EARTH_X)
    bowl = P('M-44 10H44C44 34 26 46 0 46C-26 46-44 34-44 10Z', BLUE_D)
    bowl += P('M-44 10H0V46C-26 46-44 34-44 10Z', PAPER_L)
    bowl += P('M0 10H44C44 34 26 46 0 46Z', PAPER_D) + P('M-46 8H46V15H-46Z', GOLD_D)
    bowl += P('M-46 8H0V15H-46Z', GOLD_L)
    bowl = (P('M-20 40H20L17 50H-17Z', PAPER_X) + P('M-20 40H0V50H-17Z', PAPER) + bowl
            + P('M-40 26C-30 32-14 35 0 35V40C-14 40-30 37-37 31ZM40 26C30 32 14 35 0 35V40'
                'C14 40 30 37 37 31Z', BLUE))
    o += at(120, 120, loaf, 1.04)
    o += sleeve(RED_L, RED, RED_D, RED_X, 1)
    o += flip(sleeve(BLUE, mix(BLUE, BLUE_D, .4), BLUE_D, BLUE_X, 0), 120)
    o += at(120, 130, bowl, 1.02)
    return pic(o)


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
