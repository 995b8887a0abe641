# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the five landmarks."""

from emperor.parts import *
from tokens.parts import *
from tokens.village import apples


def old_mill():
    """A mill with four sails on its hill."""
    o = wall(mix(WATER, WATER_L, .7)) + rays_box(120, 104, (14, 44, 226, 208), 28, WATER_L)
    o += C(120, 104, 66, PAPER) + C(120, 104, 58, GOLD_L)
    o += cloud(20, 96, .5, PAPER_L, WATER) + cloud(220, 84, .46, PAPER_L, WATER, True)
    o += P('M14 176Q70 132 120 150T226 152V208H14Z', LEAF_L)
    o += P('M14 192Q90 158 150 172T226 178V208H14Z', LEAF)
    o += P('M14 204Q100 182 226 198V208H14Z', LEAF_D)
    body = 'M120 94H102L86 190H120Z'
    o += half(body, PAPER, PAPER_X, 120) + P('M102 94L86 190H98L110 94Z', PAPER_L)
    o += P('M86 190Q120 198 154 190L152 178Q120 186 88 178Z', STONE_D)
    o += P('M86 190Q104 195 120 195V183Q104 183 88 178Z', STONE_L)
    o += P('M110 190V168Q120 156 130 168V190Q120 192 110 190Z', EARTH_X)
    o += R(114, 136, 12, 15, EARTH_D, 2) + L('M120 136V151M114 143H126', PAPER, 1.6)
    cap = 'M120 74C106 74 98 84 96 98H120Z'
    o += half(cap, RED, RED_D, 120)
    o += P('M120 74C106 74 98 84 96 98H104C106 86 110 78 120 74Z', RED_L)
    sail = P('M-3 0L-2-66H2L3 0Z', EARTH_D) + P('M3-14H21V-66H2.4Z', PAPER_D)
    sail += P('M3-14H21V-66H2.4Z', PAPER)
    sail += P('M8-14h2v-52h-2ZM14.5-14h2v-52h-2ZM3-24H21v-2H3ZM3-36H21v-2H3ZM3-48H21v-2H3ZM3-58'
              'H21v-2H3Z', EARTH)
    for a in (-45, 45, 135, 225):
        o += at(120, 104, sail, .86, a)
    return pic(o + C(120, 104, 9, INK) + C(120, 104, 7, GOLD_D) + C(119, 103, 5, GOLD_L))


def lighthouse():
    """A lighthouse in the night, its beams over the sea."""
    o = wall(NIGHT_D) + P('M120 88L14 50V96ZM120 88L226 50V96Z', mix(GOLD_L, GOLD, .2))
    o += P('M120 88L14 62V86ZM120 88L226 62V86Z', GOLD_L)
    o += ''.join(spark(x, y, r, PAPER_D)
                 for x, y, r in ((42, 118, 4), (66, 64 - 10, 3), (190, 120, 4), (206, 136, 3),
                                 (174, 54, 3), (30, 138, 3), (84, 128, 2.6), (160, 104, 2.6)))
    o += waves(4, 172, 240, 4, 17, NIGHT_L, BLUE_D, BLUE)
    rock = 'M120 160C92 158 76 172 64 196L52 208H120Z'
    o += half(rock, IRON, IRON_X, 120)
    o += P('M92 164C80 172 72 184 64 196L80 190L88 176L104 172Z', IRON_L)
    o += waves(-12, 200, 252, 3, 15, NIGHT_L, BLUE_D, BLUE)
    tower = 'M120 98H107L98 172H120Z'
    o += half(tower, PAPER_L, PAPER_X, 120)
    for a, b in ((112, 128), (144, 160)):
        def f(y):
            """Where the left edge of the tower is."""
            return 107 - (y - 98) * 9 / 74
        o += P(f'M{n(f(a))} {a}H120V{b}H{n(f(b))}Z', RED)
        o += P(f'M{n(240 - f(a))} {a}H120V{b}H{n(240 - f(b))}Z', RED_D)
    o += P('M114 172V160Q120 154 126 160V172Z', INK) + P('M100 96H140V101H100Z', INK)
    o += P('M100 96H120V99H100Z', IRON_L)
    o += P('M108 78H132V96H108Z', GOLD_L) + P('M120 78H132V96H120Z', EMBER_L)
    o += P('M108 78h2.4v18h-2.4ZM118.8 78h2.4v18h-2.4ZM129.6 78h2.4v18h-2.4Z', INK)
    dome = 'M120 60C110 62 104 70 104 79H120Z'
    return pic(o + half(dome, RED, RED_D, 120)
               + P('M120 60C110 62 104 70 104 79H109C109 71 113 64 120 60Z', RED_L)
               + C(120, 58, 3.4, GOLD_L))


def town_hall():
    """A stepped gable with a bell, two wings, stairs, banners."""
    o = burst(mix(BLUE_D, BLUE, .2), mix(BLUE_D, BLUE, .5), 112)
    o += C(120, 112, 66, mix(BLUE, BLUE_L, .2)) + C(120, 112, 56, mix(BLUE, BLUE_L, .5))
    o += P('M14 190H226V208H14Z', STONE_D) + P('M14 190H226V194H14Z', STONE_L)
    # wings
    wing = 'M84 122H34V190H84Z'
    o += half(wing, PAPER_D, PAPER_X, 120) + half('M92 126H28L46 100H92Z', RED, RED_D, 120)
    o += P('M28 126L46 100H54L38 126Z', RED_L)
    win = ''.join(f'M{x} {y}h10v14h-10Z' for x in (42, 60) for y in (134, 160))
    o += P(win, NIGHT_D) + flip(P(win, NIGHT_D), 120)
    # middle with steps
    mid = 'M120 58H110V70H100V82H90V94H82V190H120Z'
    o += half(mid, PAPER, PAPER_X, 120)
    o += P('M110 58H120V62H110ZM100 70H110V74H100ZM90 82H100V86H90ZM82 94H90V98H82Z', PAPER_L)
    o += flip(P('M110 58H120V62H110ZM100 70H110V74H100ZM90 82H100V86H90ZM82 94H90V98H82Z',
                PAPER_D), 120)
    o += C(120, 86, 11, INK) + C(120, 86, 9.4, GOLD) + C(120, 86, 7.6, PAPER)
    o += L('M120 86V80.6M120 86L124 88', INK, 1.8)
    o += P('M92 130H104V148H92ZM136 130H148V148H136ZM92 108H104V124H92ZM136 108H148V124H136Z'
           'M113 108H127V124H113Z', NIGHT_D)
    o += P('M98 130h1.6v18h-1.6ZM142 130h1.6v18h-1.6ZM98 108h1.6v16h-1.6ZM142 108h1.6v16h-1.6Z'
           'M119.2 108h1.6v16h-1.6Z', PAPER_D)
    o += P('M106 190V158Q120 142 134 158V190Z', EARTH_X)
    o += P('M109 190V159Q120 147 120 147V190Z', EARTH)
    o += P('M131 190V159Q120 147 120 147V190Z', EARTH_D)
    o += P('M98 190H142L150 198H90Z', STONE_L) + P('M90 198H150L158 208H82Z', STONE)
    o += P('M120 190H142L150 198H120Z', STONE)
    ban = P('M78 126H90V166L84 159L78 166Z', RED) + P('M84 126H90V166L84 159Z', RED_D)
    ban += C(84, 140, 3.6, GOLD_L)
    o += ban + flip(ban, 120)
    bell = P('M117 44H123V58H117Z', GOLD_D) + P('M120 46L136 52L120 58Z', RED_L)
    return pic(o + bell)


def fruit_tree(x, y, s=1.0):
    """An apple tree, 90 high."""
    trunk = P('M-6 0C-4-10-4-20-3-28H5C5-18 5-8 8 0Q1 3-6 0Z', EARTH_D)
    trunk += P('M-6 0C-4-10-4-20-3-28H0C0-18-1-8-1 1.4Q-4 1-6 0Z', EARTH_L)
    crown = scallop([(0, -90), (-20, -84), (-32, -68), (-34, -50), (-24, -34), (-8, -26),
                     (0, -26)], .66)
    crown += 'Z'
    o = trunk + flip(P(crown, LEAF_X)) + P(crown, LEAF, f'stroke="{LEAF}" stroke-width=".6"')
    o += P(scallop([(-4, -86), (-20, -82), (-31, -67), (-32, -52)], .66)
           + 'C-26-50-24-60-18-64C-14-74-8-78-4-86Z', LEAF_L)
    return at(x, y,
              o
              + apples(5.4, (-20, -52), (-8, -66), (-10, -42), (10, -54), (20, -66), (18, -42),
                       (4, -78)), s)


def orchard():
    """Three apple trees, a ladder, baskets."""
    o = wall(mix(EMBER_H, EMBER_L, .3)) + C(120, 110, 70, EMBER_H) + C(120, 110, 52, GOLD_L)
    o += P('M14 148Q70 122 120 136T226 134V208H14Z', LEAF_L)
    o += P('M14 172Q90 152 150 162T226 160V208H14Z', mix(LEAF, LEAF_L, .3))
    o += P('M14 194Q100 176 226 190V208H14Z', LEAF)
    o += fruit_tree(36, 152, .7) + fruit_tree(204, 152, .7) + fruit_tree(64, 176, 1)
    o += fruit_tree(176, 176, 1) + fruit_tree(120, 184, 1.36)
    lad = P('M140 196L150 116H154L146 196ZM164 196L160 116H164L170 196Z', EARTH_D)
    lad += P(''.join(f'M{n(149 + (y - 190) * -.11)} {y}h{n(16 - (190 - y) * .06)}v3'
                     f'h{n(-(16 - (190 - y) * .06))}Z' for y in (130, 146, 162, 178)), EARTH_L)
    o += lad
    bas = P('M-22-10H22L17 12H-17Z', EARTH_D) + P('M-22-10H0V12H-17Z', EARTH_L)
    bas += P('M-24-13H24V-8H-24Z', EARTH)
    bas += P(cut(-14, -8, -11, 12, 1.3) + cut(-5, -8, -4, 12, 1.3) + cut(6, -8, 5, 12, 1.3)
             + cut(15, -8, 12, 12, 1.3), EARTH_X)
    heap = apples(7.4, (-14, -15), (0, -16), (14, -15), (-7, -24), (7, -24))
    return pic(o + at(84, 192, heap + bas, .9))


def bathhouse():
    """A dome, columns, steam over the pool."""
    o = burst(mix(PLUM_D, PLUM, .2), mix(PLUM_D, PLUM, .45), 106)
    o += C(120, 108, 66, mix(PLUM, PLUM_L, .25)) + C(120, 108, 52, mix(PLUM, PLUM_L, .55))
    o += P('M14 176H226V208H14Z', WATER_D) + P('M14 176H226V180H14Z', PAPER_D)
    dome = 'M120 66C90 68 74 86 72 108H120Z'
    o += half(dome, JADE, JADE_D, 120)
    o += P('M120 66C90 68 74 86 72 108H84C88 88 100 74 120 66Z', JADE_L)
    o += P(cut(110, 72, 98, 106, 1.6, 2), JADE_D) + P(cut(130, 72, 142, 106, 1.6, -2), JADE_X)
    o += P('M117 56H123V68H117Z', GOLD_D) + C(120, 54, 5, GOLD) + C(119, 53, 3.4, GOLD_L)
    o += P('M66 108H174V118H66Z', PAPER) + P('M120 108H174V118H120Z', PAPER_X)
    o += P('M40 126H200V136H40Z', PAPER_L) + P('M120 126H200V136H120Z', PAPER_X)
    o += P('M74 118H166V126H74Z', PAPER_D) + P('M120 118H166V126H120Z', mix(PAPER_X, PAPER_D, .4))
    o += P('M46 136H194V176H46Z', INK) + P('M104 176V156Q120 138 136 156V176Z', EMBER)
    o += P('M110 176V158Q120 146 130 158V176Z', EMBER_L)
    for x in (46, 70, 94, 134, 158, 182):
        lit = x < 120
        o += R(x, 136, 12, 40, PAPER if lit else PAPER_D)
        o += R(x + 7, 136, 5, 40, PAPER_D if lit else PAPER_X)
        o += R(x - 2, 136, 16, 4, PAPER_L if lit else PAPER_D)
        o += R(x - 2, 172, 16, 4, PAPER_L if lit else PAPER_D)
    o += P('M30 176H210V182H30Z', PAPER_L) + P('M120 176H210V182H120Z', PAPER_D)
    o += P('M22 182H218V188H22Z', PAPER_D) + P('M120 182H218V188H120Z', PAPER_X)
    o += P('M34 188H206L214 208H26Z', WATER) + P('M34 188H206L207.6 192H32.4Z', WATER_D)
    o += cuts(WATER_L, (60, 199, 92, 198, 2), (120, 203, 160, 201, 2), (160, 195, 186, 194, 1.8))

    def st(x, s):
        """A curl of steam."""
        return at(x, 128,
                  P('M-4 0C-12-12 6-20-4-32C-10-42 2-50 10-58C8-48 14-42 10-32C6-20 6-10 4 0Z',
                    PAPER)
                  + P('M-4 0C-12-12 6-20-4-32C-10-42 2-50 10-58C2-48 0-40 3-32C6-22-4-12-1 0Z',
                      PAPER_L), s)
    return pic(o + st(56, .9) + st(184, .84))


ALL = {'development-old-mill': old_mill, 'development-lighthouse': lighthouse,
       'development-town-hall': town_hall, 'development-orchard': orchard,
       'development-bathhouse': bathhouse}
