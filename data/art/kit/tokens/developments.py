# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of the development cards that do something."""

from emperor.parts import *
from tokens.parts import *
from tokens import signs
from tokens.village import *


def great_helm(cx, cy, k=1.0):
    """A barrel helm, 72 wide, 92 high; (cx, cy) is the crossing of its gold bars."""
    shape = 'M0-52C-26-52-36-40-36-24V20C-36 30-22 40 0 44Z'
    o = half(shape, IRON_L, IRON_D)
    o += P('M0-52C-26-52-36-40-36-24V20C-36 26-30 31-22 35C-26 10-26-30-12-51Q-6-52 0-52Z', IRON_H)
    o += P('M0-52C18-52 26-46 26-30V24C20 34 10 40 0 43Z', IRON)
    o += P('M0-52V44C-8 43-14 41-18 38C-14 10-14-30-6-52Z', mix(IRON_L, IRON, .35))
    o += P('M-30-8H-7V2H-30ZM7-8H30V2H7Z', INK_D)
    o += P('M-36-14H-5V-52H5V-14H36V-8H5V44L0 45L-5 44V-8H-36Z', GOLD_D)
    o += P('M-36-14H-5V-51.5L0-52V45L-5 44V-8H-36Z', GOLD)
    o += P('M-36-14H-5V-51.5H-2.6V-11H-36Z', GOLD_L)
    o += P(spots((-24, 14), (-16, 14), (-24, 22), (-16, 22), (-24, 30), (-16, 30), r=2.4), INK)
    o += P(spots((24, 14), (16, 14), (24, 22), (16, 22), (24, 30), (16, 30), r=2.4), INK_D)
    return at(cx, cy, o, k)


def feather(rot, s, l, d):
    """A feather of a plume, 62 high."""
    return at(0, 0,
              P('M0 0C-15-14-18-42-6-62C2-70 10-64 8-54C16-40 12-14 0 0Z', d)
              + P('M0 0C-15-14-18-42-6-62C0-50 0-20 0 0Z', l)
              + P(cut(-3, -18, -11, -34, 1.2) + cut(-2, -30, -9, -48, 1.2), d), s, rot)


def knight():
    """A great helm with feathers, swords behind it."""
    o = burst(PLUM_D, mix(PLUM_D, PLUM, .34), 122) + gilt(120, 122, 72, RED_D)
    o += rays(120, 122, 0, 67, 28, mix(RED_D, RED, .42), .5)
    sword = P('M-5-96L0-108L5-96V44H-5Z', IRON) + P('M-5-96L0-108V44H-5Z', PAPER_L)
    sword += P('M-18 44H18V52H-18Z', GOLD) + P('M-18 44H0V52H-18Z', GOLD_L)
    sword += P('M-4 52H4V74H-4Z', EARTH_D) + C(0, 78, 6, GOLD)
    o += G(sword, 'translate(120 128) rotate(48)') + G(sword, 'translate(120 128) rotate(-48)')
    plume = ''.join(feather(a, k, PAPER_L if a < 0 else PAPER_D, PAPER_D if a < 0 else PAPER_X)
                    for a, k in ((-58, .6), (58, .6), (-35, .66), (35, .66), (-12, .68),
                                 (12, .68)))
    o += at(120, 94, plume)
    o += P('M14 208V198C50 178 84 176 96 168H144C156 176 190 178 226 198V208Z', INK_D)
    sh = 'M120 166H98C84 178 50 180 26 208H120Z'
    o += half(sh, IRON, IRON_D, 120)
    o += P('M98 166C84 178 50 180 26 208H44C60 192 90 188 106 172V166Z', IRON_L)
    o += P('M92 164Q120 182 148 164L150 174Q120 194 90 174Z', GOLD_D)
    o += P('M92 164Q106 173 120 173V184Q104 183 90 174Z', GOLD_L)
    return pic(o + great_helm(120, 130, .92))


def road_works():
    """Spade and pick crossed over a new road."""
    o = wall(mix(WATER_L, WATER, .25)) + C(120, 108, 46, PAPER) + C(120, 108, 36, GOLD_L)
    o += P('M14 124Q60 92 112 112T226 106V208H14Z', mix(LEAF, LEAF_L, .3))
    o += P('M14 144Q80 118 130 132T226 130V208H14Z', LEAF)
    o += P('M14 176Q80 152 130 162T226 164V208H14Z', LEAF_D)
    o += P('M112 114L128 114L186 210H54Z', EARTH_D)
    o += P('M113.5 114L126.5 114L176 210H64Z', EARTH_H) + P('M120 114H126.5L176 210H120Z', EARTH_L)
    stones = ''
    for j in range(7):
        y0 = 122 + j * j * 2.2
        w = 5 + (y0 - 114) * .5
        for i in range(-1, 2):
            stones += cut(120 + i * w * .6 - w * .25, y0, 120 + i * w * .6 + w * .25, y0,
                          .8 + j * .22)
    o += P(stones, EARTH)
    tool = R(-4, -92, 8, 150, EARTH_D, 3) + R(-4, -92, 4, 150, EARTH_H, 2)
    spade = tool + P('M-17-92H17V-84H-17Z', EARTH_D) + P('M-17-92H0V-84H-17Z', EARTH_L)
    spade += P('M-20 46H20V72C20 86 10 94 0 100C-10 94-20 86-20 72Z', IRON_D)
    spade += P('M-20 46H0V100C-10 94-20 86-20 72Z', IRON_L)
    spade += P('M-20 46H-12V86C-17 81-20 77-20 72Z', IRON_H)
    pick = tool
    pick += G(P('M-58 20C-34-6 34-6 58 20C40 10 24 8 9 10V16H-9V10C-24 8-40 10-58 20Z', IRON_D)
              + P('M-58 20C-34-6-14-5 0-5V16H-9V10C-24 8-40 10-58 20Z', IRON_L)
              + P('M-58 20C-34-6-14-5 0-5V0C-20-1-40 6-58 20Z', IRON_H), 'translate(0 -92)')
    o += G(pick, 'translate(122 140) rotate(36) scale(.78)')
    o += G(spade, 'translate(118 122) rotate(-36) scale(.74)')
    o += P('M188 206V176C188 160 216 160 216 176V206Z', STONE_D)
    o += P('M188 206V176C188 164 196 162 202 162V206Z', STONE_L)
    o += P('M24 206V184C24 172 46 172 46 184V206Z', STONE_D)
    o += P('M24 206V184C24 176 30 174 35 174V206Z', STONE_L)
    return pic(o)


def good_year():
    """The horn of plenty."""
    o = burst(JADE_D, mix(JADE_D, JADE, .32), 118) + gilt(120, 122, 74, JADE_X)
    o += rays(120, 122, 0, 69, 28, mix(JADE_D, JADE_X, .3), .5)
    spine = [(56, 74), (44, 92), (56, 118), (92, 136), (128, 140), (150, 138)]
    w = [4, 12, 26, 44, 64, 74]
    o += P(ribbon(spine, w), EMBER_D) + P(ribbon(spine, w, .05, 1), EMBER)
    o += P(ribbon(spine, w, .55, 1), EMBER_L)
    q = spline(spine, 24)
    bands = ''
    for i in (5, 9, 13, 17):
        (x0, y0), (x1, y1) = q[i - 1], q[i + 1]
        k = hypot(x1 - x0, y1 - y0)
        nx, ny = (y1 - y0) / k, -(x1 - x0) / k
        t = i / 24 * 5
        j = int(t)
        r = (w[j] + (w[j + 1] - w[j]) * (t - j)) / 2
        x, y = q[i]
        bands += cut(x + nx * r, y + ny * r, x - nx * r, y - ny * r, 2.6, 3)
    o += P(bands, GOLD_L)
    o += G(P('M-16-40C4-40 16-20 16 0C16 20 4 40-16 40C-4 30 0 16 0 0C0-16-4-30-16-40Z', GOLD_D)
           + P('M-16-40C4-40 16-20 16 0C12-20 0-34-16-40Z', GOLD_L),
           'translate(156 138) rotate(-4)')
    p = ''.join(at(x, y,
                   P('M0 0C-10-6-12-22 0-34C12-22 10-6 0 0Z', LEAF_D)
                   + P('M0 0C-10-6-12-22 0-34Z', LEAF_L), 1, a)
                for x, y, a in ((172, 120, 50), (164, 112, 10), (184, 150, 96)))
    for lean, x in ((-6, 168), (16, 176), (36, 182)):
        p += at(x, 142, bare_ear(), .62, lean)
    p += apple(166, 168, 13) + apple(188, 164, 12, GOLD_L, GOLD_D) + grapes(146, 178, 1)
    p += apple(176, 186, 13) + apple(200, 184, 11) + C(122, 192, 12, EMBER_D)
    p += P('M122 180a12 12 0 0 0 0 24q8-12 0-24Z', EMBER_L)
    p += bread(96, 194)
    o += P('M14 198Q120 190 226 198V208H14Z', JADE_X)
    return pic(o + p)


def monopoly():
    """A crown over the five goods, a chain round all of them."""
    o = burst(PLUM_D, mix(PLUM_D, PLUM, .3), 126) + gilt(120, 126, 76, INK)
    o += C(120, 126, 70, PLUM_X)
    link = ''.join(at(120, 126,
                      P('M-8-58H8A7 7 0 0 1 8-44H-8A7 7 0 0 1-8-58ZM-7-53.6A2.6 2.6 0 0 0-7-48.4'
                        'H7A2.6 2.6 0 0 0 7-53.6Z', IRON_L if 0 < (a + 135) % 360 < 180 else IRON,
                        'fill-rule="evenodd"'), 1, a) for a in range(0, 360, 30))
    o += link
    for i, k in enumerate(('brick', 'lumber', 'wool', 'grain', 'ore')):
        x, y = polar(120, 126, 51, -90 + 72 * i)
        o += C(x, y, 21, INK) + C(x, y, 19.6, GOLD) + C(x, y, 17.4, GOLD_D) + C(x, y, 16.4, PAPER)
        o += inset(getattr(signs, k), x, y, 25)
    o += C(120, 126, 30, INK) + C(120, 126, 28.5, GOLD) + C(120, 126, 25.5, RED_D)
    o += rays(120, 126, 0, 25.5, 16, RED)
    crown = 'M0 12H-16L-20-10L-9-2L0-18Z'
    o += at(120, 128,
            half(crown, GOLD_L, GOLD) + P('M-16 8H16V14H-16Z', GOLD_D) + C(0, -18, 3.6, PAPER_L)
            + C(-20, -10, 3, GOLD_L) + C(20, -10, 3, GOLD) + C(0, 3, 3, JADE))
    return pic(o)


ALL = {'development-knight': knight, 'development-road-works': road_works,
       'development-good-year': good_year, 'development-monopoly': monopoly}
