# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of the five kinds of goods: whole faces."""

from emperor.parts import *
from tokens.parts import *
from tokens import signs
from tokens.frames import *


def resource(kind, picture):
    """Face of a resource: title (live), picture, its sign on a medallion."""
    m, _, d = SUITS[kind]
    win = window(14, 64, 226, 264, 14)
    o = P(rounded(0, 0, 240, 336, 14), INK) + R(12, 62, 216, 204, d) + picture()
    o += shell(240, 336, d, win)
    o += L(win, GOLD, 3) + L(window(9.5, 59.5, 230.5, 268.5, 14), m, 1.6)
    o += lozenges(14, 64, 226, 264, GOLD)
    o += P(TITLE_LARGE, PAPER)
    o += L('M22 300H84M156 300H218', GOLD_D, 2)
    o += P('M88 300l5-5 5 5-5 5ZM142 300l5-5 5 5-5 5Z', GOLD)
    o += C(120, 298, 29, INK) + C(120, 298, 27.5, GOLD) + C(120, 298, 24.5, GOLD_D)
    o += C(120, 298, 23, mix(d, m, .5))
    o += inset(signs.ALL[f'sign-{kind}'], 120, 298, 34)
    return svg(240, 336, o)


def field(c):
    """One tone behind all; the picture is 12 to 228, 62 to 266, its middle (120, 164)."""
    return R(12, 62, 216, 204, c)


def sunburst(d, c, cx=120, cy=164, count=32):
    """A sunburst behind all."""
    return field(d) + rays_box(cx, cy, (12, 62, 228, 266), count, c)


def brick_picture():
    """A stack of bricks before the kiln."""
    o = sunburst(mix(CLAY_D, CLAY_X, .2), mix(CLAY_D, CLAY, .3), 120, 146)
    o += C(120, 146, 82, CLAY_X) + C(120, 146, 80, GOLD_D) + C(120, 146, 77, GOLD)
    o += C(120, 146, 71, mix(CLAY_X, CLAY_D, .25))
    kiln = 'M120 74H104V88C82 98 68 128 66 172V236H120Z'
    o += half(kiln, STONE, STONE_D, 120)
    o += P('M104 88C82 98 68 128 66 172V236H78V174C80 132 92 102 112 88V74H104Z', STONE_L)
    o += P('M72 136Q120 144 168 136L169 141Q120 149 71 141ZM82 108Q120 115 158 108L160 113'
           'Q120 120 80 113Z', mix(STONE_D, STONE, .3))
    o += P('M100 74H140V84H100Z', STONE_D) + P('M100 74H120V84H100Z', STONE_L)
    o += P('M86 236V180C86 146 154 146 154 180V236Z', CLAY_X)
    o += P('M92 236V182C92 154 148 154 148 182V236Z', INK)
    o += flame(106, 204, 1, EMBER, EMBER_L) + flame(134, 204, 1, RED, EMBER)
    o += flame(120, 206, 1.25, EMBER_L, GOLD_L)
    o += R(12, 250, 216, 16, CLAY_X) + R(12, 250, 216, 3, CLAY_D)
    rows = ((6, 230), (5, 211), (4, 192))
    lit = {'f': '', 't': '', 'e': ''}
    dim = {'f': '', 't': '', 'e': ''}
    for k, y in rows:
        for i in range(k):
            x = 120 - k * 17 + 34 * i
            q = lit if x + 17 < 120.5 else dim
            q['f'] += f'M{n(x + .7)} {y}h32.6v19.4h-32.6Z'
            q['t'] += f'M{n(x + .7)} {y}h32.6v6.4h-32.6Z'
            q['e'] += f'M{n(x + 25)} {y + 6.4}h8.3v13h-8.3Z'
    o += P('M16 249H224V229H207V210H190V191H50V210H33V229H16Z', RED_X)
    for q, t in ((lit, (mix(RED, RED_L, .25), RED_H, RED_D)),
                 (dim, (mix(RED, RED_D, .35), RED_L, RED_X))):
        o += P(q['f'], t[0]) + P(q['t'], t[1]) + P(q['e'], t[2])
    return o


def log(x, y, r):
    """The sawn end of a log, with its rings."""
    o = C(x, y, r, EARTH_D) + C(x, y, r * .9, EARTH_H)
    o += P(f'M{pts([polar(x, y, r * .9, -50)])}'
           f'A{n(r * .9)} {n(r * .9)} 0 0 1 {pts([polar(x, y, r * .9, 130)])}'
           f'A{n(r * 1.1)} {n(r * 1.1)} 0 0 0 {pts([polar(x, y, r * .9, -50)])}Z', EARTH_L)
    o += O(x - .5, y - .5, r * .64, EARTH, r * .09) + O(x - .5, y - .5, r * .36, EARTH, r * .09)
    o += C(x - .5, y - .5, r * .12, EARTH_D)
    return o + P(cut(x, y, x + r * .5, y + r * .62, r * .05), EARTH_D)


def lumber_picture():
    """Logs before the wood, an axe in the block."""
    o = field(JADE_D) + C(120, 146, 76, mix(JADE_D, JADE, .55))
    o += C(120, 146, 60, mix(JADE, JADE_L, .25)) + C(120, 146, 44, mix(JADE, JADE_L, .7))
    far = (mix(JADE_D, JADE, .7), mix(JADE_D, JADE, .45), mix(JADE_D, JADE, .2), JADE_X)
    near = (PINE_L, PINE, PINE_D, JADE_X)
    o += row([(26, 190, 1.25), (62, 184, 1.1), (178, 184, 1.1), (214, 190, 1.25)], far)
    o += row([(44, 214, 1.7), (196, 214, 1.7)], near) + row([(14, 232, 1.9), (226, 232, 1.9)], near)
    o += P('M12 214Q120 196 228 214V266H12Z', LEAF_X)
    o += P('M12 236Q120 220 228 236V266H12Z', mix(LEAF_X, LEAF_D, .4))
    # axe behind the pile
    axe = P('M117 96H123V196H117Z', EARTH_D) + P('M117 96H120V196H117Z', EARTH_H)
    axe += P('M124 92C138 88 150 82 158 72C166 92 166 112 158 130C150 120 138 114 124 110Z', IRON)
    axe += P('M158 72C166 92 166 112 158 130C153 124 150 120 146 118C152 106 152 92 147 80'
             'C151 78 155 75 158 72Z', IRON_H)
    axe += P('M124 92L112 92V110H124Z', IRON_D) + P('M112 92H124V98H112Z', IRON_L)
    o += G(axe, 'rotate(-14 120 190)')
    for x, y, r in ((64, 240, 22), (108, 240, 23), (153, 240, 22), (86, 204, 21), (130, 203, 22),
                    (108, 170, 19)):
        o += C(x, y, r + 1.5, EARTH_X) + log(x, y, r)
    return o


def ram(cx, cy, k=1.0):
    """Head of a ram, frontal; the nose 62 below (cx, cy), the horns 66 to each side."""
    horn = ('M-12-44C-34-62-66-50-68-18C-70 8-46 26-28 14C-16 6-18-12-30-14C-38-15-42-8-38-2'
            'C-48-2-52-12-48-20C-42-32-24-32-12-22Z')
    lit = 'M-12-44C-34-62-66-50-68-18C-69-4-63 7-54 13C-62-2-60-20-48-30C-38-38-24-40-12-35Z'
    ribs = ((-32, -51, -30, -39, 2), (-52, -42, -44, -33, 2), (-65, -22, -54, -20, 2),
            (-65, 0, -55, -5, 2), (-50, 15, -46, 4, 2), (-28, 14, -32, 4, 1.8))
    ear = 'M-20-20C-36-26-54-20-60-6C-42 2-26-4-18-12Z'
    inner = 'M-24-17C-36-20-48-15-54-7C-42-3-32-6-24-11Z'
    face = 'M0-38C-18-38-25-28-24-14C-22 8-17 38-11 52Q-6 60 0 60Z'
    o = P(ear, mix(INK_L, INK, .4)) + flip(P(ear, INK_D)) + P(inner, FLESH_L)
    o += flip(P(inner, FLESH))
    o += half(face, INK_L, INK_D)
    o += P('M0-38C-12-34-14-6-8 24L-6 52Q0 58 6 52L8 24C14-6 12-34 0-38Z', mix(INK_L, INK, .55))
    o += P('M-24-14C-25-28-18-38 0-38C-12-36-18-26-18-12C-16 12-12 34-8 56Q-10 55-11 52'
           'C-17 38-22 8-24-14Z', INK_L)
    eye = P('M-21-6Q-15-14-6-6Q-14 0-21-6Z', GOLD_L) + P('M-16.5-9.5H-10.5V-3.4H-16.5Z', INK_D)
    eye += P('M-22-6Q-14-16-5-6Q-14-11-22-6Z', INK_D)
    o += eye + flip(eye)
    o += P('M-9 42Q-4 48 0 47Q4 48 9 42Q7 52 2 53L1.4 60H-1.4L-2 53Q-7 52-9 42Z', FLESH)
    o += flip(P(horn, GOLD_D)) + flip(P(''.join(cut(*c) for c in ribs), GOLD_X)) + P(horn, GOLD)
    o += P(lit, GOLD_L) + P(''.join(cut(*c) for c in ribs), GOLD_D)
    tuft = scallop([(0, -66), (-18, -60), (-28, -44), (-16, -32), (0, -28)], .6) + 'Z'
    o += flip(P(tuft, PAPER_D)) + P(tuft, PAPER_L, f'stroke="{PAPER_L}" stroke-width=".6"')
    return at(cx, cy, o, k)


def wool_picture():
    """A ram in its fleece."""
    o = field(mix(LEAF_D, LEAF, .5))
    o += rays_box(120, 150, (12, 62, 228, 266), 28, mix(LEAF_D, LEAF, .72))
    o += C(120, 150, 84, LEAF_X) + C(120, 150, 82, GOLD_D) + C(120, 150, 79, GOLD)
    o += C(120, 150, 73, mix(LEAF_D, LEAF_X, .6))
    o += P('M12 220Q60 186 120 204T228 212V266H12Z', LEAF_L)
    o += P('M12 244Q70 212 130 232T228 238V266H12Z', LEAF)
    o += P(scatter(5, 30, (16, 222, 220, 262), lambda x, y: abs(x - 120) > 80, 9, 1), LEAF_D)
    fleece = scallop([(120, 92), (96, 98), (70, 112), (50, 134), (40, 162), (40, 192), (50, 220),
                      (68, 246), (90, 266)], .62)
    fleece += 'H120Z'
    o += half(fleece, PAPER_L, PAPER_D, 120)
    shade = scallop([(120, 216), (98, 222), (84, 244), (90, 266)], .62) + 'H120Z'
    o += P(shade, PAPER) + flip(P(shade, mix(PAPER_D, PAPER_X, .4)), 120)
    curls = ('M58 168a9 9 0 1 1 11 6M58 212a9 9 0 1 1 11 6M92 240a8 8 0 1 1 10 5M74 190'
             'a8 8 0 1 1 10 5')
    o += flip(L(curls, PAPER_X, 3.4), 120) + L(curls, PAPER_D, 3.4)
    return o + ram(120, 146, 1.08)


def stalk(x, y, length, lean, s=1.0, l=GOLD_L, d=mix(GOLD, GOLD_D, .35)):
    """An ear on a long stalk; (x, y) is its foot."""
    grain = 'M-1 4C-12 2-16-9-10-20C-4-15-1-6-1 4Z'
    o = P(f'M-2 0L-1.4 {-length}H1.4L2 0Z', GOLD_D)
    left = ''.join(curve(grain, 0, -length + 42 - 13 * i, 1) for i in range(5))
    o += P(left, l) + flip(P(left, d))
    o += P(f'M0 {-length - 6}C-7 {-length - 15} -6 {-length - 26} 0 {-length - 34}'
           f'C6 {-length - 26} 7 {-length - 15} 0 {-length - 6}Z', GOLD)
    o += P(f'M0 {-length - 6}C-7 {-length - 15} -6 {-length - 26} 0 {-length - 34}Z', l)
    return at(x, y, o, s, lean)


def grain_picture():
    """A sheaf before the sun."""
    o = sunburst(EMBER_D, mix(EMBER_D, EMBER, .35), 120, 150, 28)
    o += C(120, 150, 80, EMBER_X) + C(120, 150, 78, GOLD_D) + C(120, 150, 75, GOLD)
    o += C(120, 150, 70, RED_D) + rays(120, 150, 0, 70, 24, mix(RED_D, RED, .5), .5)
    o += P('M12 206Q120 180 228 206V266H12Z', mix(GOLD, GOLD_D, .35))
    o += P(''.join(poly([(118 + i * 5, 196), (122 + i * 5, 196), (124 + i * 28, 270),
                         (110 + i * 28, 270)]) for i in range(-5, 6)), GOLD)
    for lean, length in ((-46, 110), (46, 110), (-35, 126), (35, 126), (-24, 138), (24, 138),
                         (-12, 146), (12, 146), (0, 152)):
        lit = lean < 1
        o += stalk(120, 226, length, lean, .76, GOLD_L if lit else mix(GOLD_L, GOLD, .5),
                   GOLD if lit else mix(GOLD, GOLD_D, .5))
    whole = 'M120 186H94C101 202 105 212 105 222C103 238 92 248 82 256Q102 264 120 264Z'
    o += half(whole, GOLD, GOLD_D, 120)
    o += P('M94 186H105C109 204 112 212 112 222C110 240 104 252 98 260Q90 259 82 256'
           'C92 248 103 238 105 222C105 212 101 202 94 186Z', GOLD_L)
    o += cuts(GOLD_D, (116, 230, 112, 258, 1.8, 1), (110, 192, 114, 212, 1.6))
    o += cuts(GOLD_X, (128, 230, 134, 258, 1.8, -1), (124, 192, 124, 212, 1.6))
    band = 'M120 211H103Q101 221 103 231H120Z'
    o += half(band, RED_L, RED_D, 120) + P('M112 221L120 212L128 221L120 230Z', GOLD_L)
    o += P('M120 212L128 221L120 230Z', GOLD)
    return o


def crystal(x, y, w, h, lean, tones):
    """A six-sided crystal standing on (x, y)."""
    hh, l, m, d = tones
    o = P(f'M{-w} 0V{-h * .72}L{-w * .2} {-h}L{w} {-h * .66}V0Z', d)
    o += P(f'M{-w} 0V{-h * .72}L{-w * .2} {-h}L{-w * .1} {-h * .6}V0Z', m)
    o += P(f'M{-w} 0V{-h * .72}L{-w * .45} {-h * .62}V0Z', l)
    o += P(f'M{-w} {-h * .72}L{-w * .2} {-h}L{-w * .1} {-h * .6}L{-w * .45} {-h * .62}Z', hh)
    return at(x, y, o, 1, lean)


def ore_picture():
    """Crystals in the light of a lamp, in the mouth of a mine."""
    o = field(IRON_X) + P('M12 62H228V266H12Z', mix(IRON_D, IRON_X, .5))
    rocks = 'M12 62H60L84 88L70 120L84 150L60 186L66 220L44 266H12Z'
    o += C(120, 158, 78, mix(IRON_D, IRON, .25)) + C(120, 158, 60, mix(IRON_D, IRON, .6))
    o += C(120, 158, 42, mix(IRON, IRON_L, .3))
    o += P(rocks, mix(IRON_D, IRON, .3)) + flip(P(rocks, IRON_X), 120)
    o += P('M12 62H60L84 88L66 104L44 92L12 110ZM70 120L84 150L56 160L40 140ZM60 186L66 220'
           'L40 226L26 200Z', IRON)
    o += flip(P('M70 120L84 150L56 160L40 140ZM60 186L66 220L40 226L26 200Z',
                mix(IRON_D, IRON_X, .2)), 120)
    # beams
    o += P('M30 62H46V266H30Z', EARTH_D) + P('M30 62H37V266H30Z', EARTH_L)
    o += P('M194 62H210V266H194Z', EARTH_X) + P('M194 62H200V266H194Z', EARTH)
    o += P('M20 76H220V94H20Z', EARTH_D) + P('M20 76H220V82H20Z', EARTH_L)
    o += L('M120 94V112', INK, 2.6) + P('M110 112H130L134 138H106Z', GOLD_L)
    o += P('M120 112H130L134 138H120Z', EMBER_L)
    o += P('M106 108H134V114H106ZM104 136H136V142H104Z', INK)
    left = (PAPER_L, IRON_H, IRON_L, IRON)
    mid = (PAPER_L, IRON_L, IRON, IRON_D)
    o += crystal(82, 236, 14, 66, -22, left) + crystal(158, 236, 14, 62, 22, mid)
    o += crystal(100, 242, 17, 92, -9, left) + crystal(142, 242, 16, 84, 10, mid)
    o += crystal(120, 246, 20, 112, 0, left)
    o += crystal(66, 248, 11, 38, -34, left) + crystal(176, 248, 11, 36, 32, mid)
    o += crystal(108, 252, 11, 40, -8, left) + crystal(138, 252, 11, 36, 12, mid)
    o += P('M12 244L52 234L92 248L120 240L154 248L190 236L228 246V266H12Z', IRON_X)
    o += P('M12 244L52 234L92 248L80 266H12ZM120 240L154 248L150 266H108Z', mix(IRON_D, IRON, .3))
    return (o
            + ''.join(spark(x, y, r, PAPER_L)
                      for x, y, r in ((66, 174, 6), (176, 190, 5), (152, 128, 5), (88, 130, 4))))


RESOURCES = {'brick': brick_picture,
             'lumber': lumber_picture,
             'wool': wool_picture,
             'grain': grain_picture,
             'ore': ore_picture}


ALL = {f'card-{kind}': (lambda kind=kind, draw=draw: resource(kind, draw))
       for kind, draw in RESOURCES.items()}
