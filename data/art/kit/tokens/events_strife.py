# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of events that take."""

from emperor.parts import *
from tokens.parts import *
from tokens.village import SKY


def shield(m, d):
    """A shield in a gold rim, 60 wide, around (0, 0)."""
    o = P('M-30-34Q0-42 30-34V0C30 22 14 34 0 42C-14 34-30 22-30 0Z', INK)
    o += P('M-27-31Q0-38 27-31V0C27 20 13 31 0 38C-13 31-27 20-27 0Z', GOLD)
    return o + half('M0-31Q-12-31-23-28V0C-23 18-11 28 0 34Z', m, d)


def skirmish():
    """Two swords that cross over two shields, sparks."""
    o = burst(mix(RED_D, RED_X, .5), mix(RED_D, RED, .15), 118)
    o += gilt(120, 122, 74, RED_D) + rays(120, 122, 20, 69, 28, mix(RED_D, RED, .5), .5)
    lozenge = P('M-16-4L0-14L16-4L0 8Z', PAPER) + P('M0-14L16-4L0 8Z', PAPER_D)
    chevrons = P('M-18-10L0-20L18-10V-2L0-12L-18-2ZM-18 8L0-2L18 8V16L0 6L-18 16Z', PAPER)
    chevrons += P('M0-20L18-10V-2L0-12ZM0-2L18 8V16L0 6Z', PAPER_D)
    o += at(80, 138, shield(BLUE, BLUE_D) + lozenge, 1, -10)
    o += at(160, 138, shield(JADE, JADE_D) + chevrons, 1, 10)
    sword = P('M-5.5-74L0-88L5.5-74V36H-5.5Z', INK,
              f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"')
    sword += P('M-5.5-74L0-88L5.5-74V36H-5.5Z', IRON) + P('M-5.5-74L0-88V36H-5.5Z', PAPER_L)
    sword += P('M-20 34C-12 40 12 40 20 34V43C12 47-12 47-20 43Z', GOLD_D)
    sword += P('M-20 34C-12 40-6 39 0 39V46C-8 46-14 45-20 43Z', GOLD_L)
    sword += P('M-4 45H4V66H-4Z', EARTH_D) + P('M-4 45H0V66H-4Z', EARTH_L) + C(0, 70, 6, GOLD_D)
    sword += C(-1, 69, 4.4, GOLD_L)
    o += G(sword, 'translate(120 126) rotate(44)') + G(sword, 'translate(120 126) rotate(-44)')
    return pic(o + spark(120, 108, 16, PAPER_L) + spark(98, 82, 6, GOLD_L)
               + spark(142, 84, 6, GOLD_L) + spark(120, 68, 5, GOLD_L))


def withdrawal():
    """An empty cave, a cold camp fire, tracks that lead away under the moon."""
    o = wall(NIGHT_D) + C(174, 80, 22, PAPER) + C(183, 74, 19, NIGHT_D)
    o += ''.join(spark(x, y, r, PAPER_D)
                 for x, y, r in ((146, 62, 3), (204, 112, 3), (138, 90, 2.6), (206, 60, 2.6)))
    o += P('M14 128L48 78L92 60L132 96L160 128L226 144V208H14Z', NIGHT)
    o += P('M48 78L92 60L132 96L112 112L70 92Z', NIGHT_L)
    o += P('M14 128L48 78L70 92L52 140L14 168Z', mix(NIGHT_L, NIGHT, .5))
    o += P('M14 172Q100 150 226 166V208H14Z', mix(EARTH_D, EARTH_X, .4))
    o += P('M14 190Q120 168 226 186V208H14Z', EARTH_X)
    cave = P('M48 176C46 134 62 108 88 106C116 108 128 138 126 172Q88 182 48 176Z', NIGHT_X)
    cave += P('M48 176C46 134 62 108 88 106C74 112 60 138 60 178Q54 177 48 176Z',
              mix(NIGHT, NIGHT_L, .5))
    cave += P('M66 184L110 172L112 177L68 189ZM70 172L112 184L110 189L68 177Z', EARTH_D)
    cave += P('M66 184L110 172L111 174L66.6 186ZM70 172L112 184L111 186L69 174Z', EARTH)
    cave += ''.join(boulder(x, y, .5, (IRON_L, IRON, IRON_D, IRON_X))
                    for x, y in ((56, 188), (72, 195), (90, 197), (108, 195), (122, 187)))
    cave += at(89, 172,
               P('M-2 0C-8-10 6-16-4-28C-8-36 2-42 8-48C6-40 10-36 7-28C4-18 4-8 2 0Z', IRON), 1)
    o += at(-22, -14, cave)
    foot = 'M-2.4 1C-4-4-3-8 0-8C3-8 4-4 2.4 1ZM-2 2.6H2L1.6 5.6Q0 7-1.6 5.6Z'
    for i, (x, y) in enumerate(((96, 186), (108, 178), (118, 181), (130, 173), (139, 176),
                                (149, 169), (157, 171.5), (166, 165), (173, 167), (181, 162),
                                (188, 163.5))):
        o += at(x, y, P(foot, mix(EARTH_D, EARTH, .55)), 1.15 - .07 * i, 66 - i)
    return pic(o)


def toll():
    """A bar across the road, a gate with a purse."""
    o = burst(mix(JADE_D, JADE_X, .3), mix(JADE_D, JADE, .3), 110)
    o += C(120, 112, 62, mix(JADE, JADE_L, .35)) + C(120, 112, 50, mix(JADE, JADE_L, .8))
    o += P('M14 160Q120 138 226 160V208H14Z', LEAF_D) + P('M96 150H144L186 208H54Z', PAPER_D)
    o += P('M120 150H144L186 208H120Z', PAPER_X)
    tower = P('M-22-70H22V24H-22Z', STONE_D) + P('M-22-70H4V24H-22Z', STONE)
    tower += P('M-22-70H-12V24H-22Z', STONE_L)
    tower += P('M-27-84H-16V-78H-6V-84H6V-78H16V-84H27V-66H-27Z', STONE_D)
    tower += P('M-27-84H-16V-78H-6V-84H0V-66H-27Z', STONE_L)
    tower += P('M-6-46Q0-54 6-46V-30H-6Z', INK)
    o += at(54, 166, tower, 1) + at(186, 166, tower, 1)
    arch = P('M76 104H164V88Q120 70 76 88Z', STONE) + P('M76 104H120V79Q98 79 76 88Z', STONE_L)
    arch += P('M120 79Q142 79 164 88V104H120Z', STONE_D)
    o += arch + C(120, 104, 24, INK) + C(120, 104, 22, GOLD) + C(120, 104, 18.6, RED_D)
    o += cash(120, 104, 13)
    # bar
    o += P('M44 150H196V164H44Z', INK) + P('M46 152H194V162H46Z', PAPER)
    o += P(''.join(f'M{x} 152h14l-8 10h-14Z' for x in range(60, 190, 28)), RED)
    o += P('M46 159.6H194V162H46Z', PAPER_X)
    post = P('M-6-26H6V44H-6Z', EARTH_D) + P('M-6-26H0V44H-6Z', EARTH_L) + C(0, -6, 6, GOLD_D)
    post += C(-1, -7, 4, GOLD_L)
    return pic(o + at(52, 162, post) + at(188, 162, post))


def tent(l, m, d):
    """A round tent with a pennant, 84 wide, 96 high, its foot at y = 24."""
    o = half('M0-58C-10-40-28-26-42-20V24H0Z', m, d)
    o += P('M0-58C-10-40-28-26-42-20V24H-28V-24C-16-32-6-44 0-58Z', l)
    o += half('M0-15Q-22-15-42-20V-12Q-22-7 0-7Z', PAPER, PAPER_D) + P('M0-8L-10 24H10Z', INK)
    return o + P('M-1.4-72H1.4V-56H-1.4Z', EARTH_D) + P('M1.4-72L18-67L1.4-62Z', l)


def pennon(l, d):
    """The pennon of a lance."""
    return P('M3-98L44-90L30-80L44-68L3-72Z', d) + P('M3-98L44-90L30-84L3-86Z', l)


def tournament():
    """Two lances with pennons over a shield, tents."""
    o = wall(SKY[3]) + rays_box(120, 120, (14, 44, 226, 208), 28, SKY[4]) + C(120, 116, 52, PAPER)
    o += at(54, 168, tent(RED_L, RED, RED_D), .96) + at(186, 168, tent(GOLD_L, GOLD, GOLD_D), .96)
    o += P('M14 184Q120 174 226 184V208H14Z', LEAF) + P('M14 198Q120 190 226 198V208H14Z', LEAF_D)
    fence_ = ''.join(f'M{x} 178h6v22h-6Z' for x in range(18, 226, 22))
    o += P('M14 182H226V187H14ZM14 192H226V196H14Z', EARTH_L) + P(fence_, EARTH)
    lance = P('M-3.4-104L0-118L3.4-104V70H-3.4Z', EARTH_D) + P('M-3.4-104L0-118V70H-3.4Z', EARTH_H)
    lance += P('M-4-104L0-120L4-104Z', IRON_H) + P('M-12 40L12 40L4 18H-4Z', GOLD_D)
    lance += P('M-12 40L0 40V18H-4Z', GOLD_L)
    o += G(lance + pennon(RED_L, RED_D), 'translate(120 140) rotate(36) scale(.86)')
    o += G(lance + flip(pennon(BLUE_L, BLUE_D)), 'translate(120 140) rotate(-36) scale(.86)')
    return pic(o + at(120, 136, shield(PLUM, PLUM_D) + star(0, 0, 19), 1.08))


def raid():
    """A hood without a face over the roofs of a village, a red moon."""
    o = wall(NIGHT_X) + C(120, 112, 74, RED_X) + C(120, 112, 68, RED_D)
    o += C(120, 112, 56, mix(RED_D, RED, .45))
    o += P('M14 150L44 122L70 146L92 128H150L170 146L196 122L226 150V208H14Z', NIGHT_D)
    hood = 'M120 56C92 56 84 82 84 102C78 128 58 146 40 160L22 208H120Z'
    o += half(hood, mix(INK_L, INK, .35), INK_D, 120)
    o += P('M120 56C92 56 84 82 84 102C78 128 58 146 40 160L22 208H44C54 172 92 150 96 106'
           'C96 84 102 64 120 56Z', INK_L)
    o += P('M120 74C102 74 98 92 98 104C98 124 108 140 120 140C132 140 142 124 142 104'
           'C142 92 138 74 120 74Z', NIGHT_X)
    scarf = 'M120 144C108 144 98 136 92 130L86 142C94 154 108 160 120 160Z'
    o += half(scarf, RED, RED_D, 120)
    o += P('M120 150L106 158L98 196L112 188L118 200L122 160Z', RED_L)
    o += P('M122 152L132 160L138 194L128 186L122 198Z', RED_D)
    roofs = ('M14 184L36 164L58 184V208H14ZM58 190L78 172L98 190V208H58ZM182 184L204 164L226 184'
             'V208H182ZM142 190L162 172L182 190V208H142Z')
    o += P(roofs, NIGHT)
    o += P('M14 184L36 164L40 168L18 188ZM58 190L78 172L82 176L62 194ZM142 190L162 172L166 176'
           'L146 194ZM182 184L204 164L208 168L186 188Z', NIGHT_L)
    o += P('M32 190H42V200H32ZM74 194H83V203H74ZM198 190H208V200H198ZM158 194H167V203H158Z', GOLD)
    return pic(o)


ALL = {'event-skirmish': skirmish, 'event-withdrawal': withdrawal, 'event-toll': toll,
       'event-tournament': tournament, 'event-raid': raid}
