# SPDX-License-Identifier: GPL-3.0-or-later
"""The six members of the Staff and the Empress: busts from the same parts."""

from palette import *
from shapes import *
from emperor.parts import *


def medallion(suit, glow=None):
    """Round ground of every portrait: 240 x 240, inner radius 105."""
    m, l, d = SUITS[suit]
    return (
        C(120, 120, 116, INK)
        + C(120, 120, 114, GOLD)
        + C(120, 120, 108, GOLD_D)
        + C(120, 120, 105, d)
        + rays(120, 120, 0, 105, 28, glow or mix(d, m, 0.38), 0.5)
        + C(120, 96, 62, d)
    )


ARC = 'A105 105 0 0 1 '


def face(skin=0, jaw=0, lips=RED_D, brow=INK, old=False, soft=False, eye=(1, 0)):
    """Frontal face, axis x=120, brow at y=88, chin at y=144. `jaw` 0 narrow .. 6 broad; `eye`
    = (height, tilt): tilt > 0 looks stern, < 0 kind. The edge of the shade is the profile."""
    a, b = SKINS[skin]
    j = jaw
    o = P('M104 124h32v34q-16 14-32 0Z', b)
    o += P(
        'M104 138q16 16 32 0v-8h-32Z',
        mix(EARTH, EARTH_D, 0.3) if skin == 1 else mix(EARTH_L, EARTH, 0.7),
        '',
    )
    o += both(P(f'M{91-j/2} 92c-7-3-9 5-6 12 1 4 5 8 8 7Z', b), 120)
    shape = (
        f'M120 58C98 58 {91-j/2} 74 {91-j/2} 92C{91-j/2} 112 {96-j} 128 {106-j} 138Q113 146 120 146'
    )
    o += P(
        shape
        + (
            f'Q127 146 {134+j} 138C{144+j} 128 {149+j/2} 112 {149+j/2} 92C{149+j/2}'
            ' 74 142 58 120 58Z'
        ),
        a,
    )
    o += P(
        'M128 59C126 70 124 80 120 87L115 109Q115 114 121 114L119 119Q123 122 120 126'
        'L122 131Q119 139 124 145.4'
        f'Q129 145 {134+j} 138C{144+j} 128 {149+j/2} 112 {149+j/2} 92C{149+j/2} 74 142 60 128 59Z',
        b,
    )
    if soft:
        o += cuts(brow, (98, 87, 114, 86, 2.2, -2.4), (126, 86, 142, 87, 2.2, -2.4))
    else:
        o += cuts(brow, (96, 86, 115, 90, 4.2, -2), (125, 90, 144, 86, 4.2, -2))
    for s in (0, 1):
        e = (
            P('M97 98Q105 90.5 114.5 98.5Q105 103 97 98Z', PAPER if not s else PAPER_D)
            + C(106.3, 97.2, 3.3, INK)
            + P('M96 98.4Q104.5 88.6 115 99Q105.5 93.6 96 98.4Z', INK)
        )
        if eye != (1, 0):
            e = G(e, f'translate(106 98) rotate({eye[1]}) scale(1 {eye[0]}) translate(-106 -98)')
        o += flip(e, 120) if s else e
    o += P('M110.5 126.5Q116 123 120 125Q124 123 129.5 126.5Q120 129 110.5 126.5Z', lips)
    if lips != RED_D:
        o += P('M112.5 127.6Q120 129.4 127.5 127.6Q120 134 112.5 127.6Z', RED_L)
    if old:
        o += cuts(b, (96, 106, 108, 107, 1.6, 2), (97, 70, 116, 70, 1.6, -1.5))
    return o


def robe(suit, band, inner=PAPER, top=150):
    """Shoulders down to the rim, crossed collar (left lapel over right: reads as the letter y)."""
    m, l, d = suit
    shape = f'M43.6 192C54 166 78 164 100 {top}L120 {top}L120 225{ARC}43.6 192Z'
    o = half(shape, m, d, 120)
    o += P('M101 147L120 180L139 147L130 160H110Z', inner) + P('M104 150L120 182L136 150Z', inner)
    o += P('M107 141L95 149L113 194L125 178Z', band[0]) + P(
        'M133 141L145 149L104 223.8L90 220.7Z', band[0]
    )
    o += P('M139 145L145 149L104 223.8L97 222.4Z', band[1])
    return o


def sleeves(suit, band):
    """Joined sleeves: hands stay hidden (court etiquette, and no hands to draw)."""
    m, l, d = suit
    shape = f'M46 196C60 176 96 180 120 197L120 225{ARC}46 196Z'
    o = half(shape, l, m, 120)
    o += both(P('M104 188Q114 190 120 197V225Q108 224 100 222.5Q110 206 104 188Z', band[0]), 120)
    o += P('M120 197Q126 190 136 188Q134 193 133.5 198Q126 200 120 208Z', band[1])
    o += both(cuts(d, (52, 199, 88, 210, 2.5, -5), (62, 209, 92, 217, 2, -3)), 120)
    return o


def halo(r, fill, line):
    """A disc behind the head."""
    return (
        C(120, 92, r, fill)
        + f'<circle cx="120" cy="92" r="{r-4}" fill="none" stroke="{line}" stroke-width="1.6"/>'
    )


def apothecary():
    """A young woman, high bun, gourd and leaves."""
    s = SUITS['apothecary']
    o = medallion('apothecary') + halo(58, JADE_L, JADE)
    o += (
        C(120, 34, 19, INK)
        + P('M120 15A19 19 0 0 1 120 53Z', INK_D)
        + L('M90 40L150 28', GOLD_D, 4)
        + L('M90 39L149 27.3', GOLD_L, 1.6)
        + C(91, 40, 4.5, RED_D)
        + C(90.3, 39.3, 3, RED_L)
    )
    o += half('M120 40C88 40 80 64 82 92C83 112 88 124 94 132L120 132Z', INK, INK_D, 120)
    o += robe(s, (PAPER, PAPER_D), GOLD_L) + sleeves(s, (PAPER, PAPER_D))
    o += face(2, -1, RED, INK, soft=True)
    o += half('M120 50C94 48 84 66 86 100C90 92 92 84 102 78Q114 72 120 60Z', INK, INK_D, 120)
    o += both(cuts(INK_L, (90, 88, 116, 60, 1.7, -5), (92, 74, 110, 54, 1.4, -4)), 120)
    o += both(C(87, 116, 2.6, GOLD_L) + C(87, 122, 3.4, JADE_L), 120)
    for x, y, k, r in (
        (120, 196, 0.74, -34),
        (120, 196, 0.74, 34),
        (120, 198, 0.62, -62),
        (120, 198, 0.62, 62),
        (120, 192, 0.8, 0),
    ):
        o += leaf(x, y, k, r, LEAF, LEAF_D)
    o += (
        C(120, 208, 14, EARTH_D)
        + C(119, 207, 12.5, EMBER)
        + C(120, 191, 9, EARTH_D)
        + C(119.5, 190.5, 7.6, EMBER_L)
        + P(cut(110, 209, 117, 199, 1.6, -2), GOLD_L)
    )
    o += (
        R(110, 196, 20, 4.5, RED_D, 2)
        + R(110, 196, 10, 4.5, RED_L, 2)
        + R(118, 180, 4, 5, EARTH_D, 1)
    )
    return svg(240, 240, o)


def chef():
    """A broad man, tall cap, moustache, cleaver."""
    s = SUITS['chef']
    o = medallion('chef') + halo(56, EMBER_L, EMBER)
    h = (
        R(-3.5, -20, 7, 110, EARTH_D)
        + R(-3.5, -20, 3, 110, EARTH)
        + P('M-18-62H18V-22Q0-16-18-22Z', IRON_D)
        + P('M-18-62H12L18-56V-22Q0-16-18-22Z', IRON)
        + P('M-18-62H-8V-20Q-14-21-18-22Z', IRON_L)
        + C(11, -54, 3, INK)
    )
    o += at(182, 122, h, 0.95, 20)
    o += robe(s, (PAPER, PAPER_D), PAPER)
    o += sleeves((mix(EMBER, EMBER_L, 0.3), EMBER_L, EMBER_D), (PAPER, PAPER_D))
    o += face(1, 6, RED_D, INK, eye=(1, -7))
    o += both(
        P(
            'M119 121C112 119 104 120 96 127C90 132 86 130 84 126C88 126 90 124 93 121'
            'C100 114 114 114 120 119Z',
            INK,
        ),
        120,
    )
    o += both(C(88, 108, 2.4, GOLD_L), 120)
    # folded cap
    o += half(
        'M120 18C98 16 78 26 82 44C84 54 88 58 88 66L87 80Q102 70 120 70Z', PAPER_L, PAPER_D, 120
    )
    o += both(cuts(PAPER_X, (98, 62, 92, 34, 1.6, 2), (109, 60, 107, 30, 1.6, 1)), 120) + cuts(
        PAPER_X, (120, 60, 120, 30, 1.6)
    )
    o += half('M120 60Q102 60 86 69L87 83Q102 73 120 73Z', RED_L, RED_D, 120)
    # bowl with steam
    o += both(
        P(cut(108, 184, 104, 160, 2, 4) + cut(104, 160, 109, 146, 1.6, -3), PAPER_D),
        120,
    ) + P(cut(120, 184, 120, 164, 2, -4), PAPER_D)
    o += (
        half('M120 222C104 222 95 208 93 190H120Z', BLUE_L, BLUE, 120)
        + P('M91 188H149V194H91Z', BLUE_D)
        + P('M91 188H120V194H91Z', PAPER)
    )
    o += both(L('M100 203q4-4 8 0t8 0', BLUE_D, 1.6), 120)
    return svg(240, 240, o)


def official():
    """A winged black hat, goatee, jade tablet."""
    s = SUITS['official']
    o = medallion('official') + halo(54, BLUE_L, BLUE)
    o += robe(s, (GOLD, GOLD_D), PAPER) + sleeves(s, (GOLD, GOLD_D))
    o += face(0, 2, RED_D, INK)
    o += half('M120 56C98 54 88 70 89 98C92 88 93 82 98 76Q108 70 120 70Z', INK, INK_D, 120)
    o += half('M120 134C114 134 112 138 113 144C114 154 117 162 120 168Z', INK, INK_D, 120)
    o += both(P('M119 121C112 119 106 122 100 130C108 130 114 129 119 126Z', INK), 120)
    # winged hat
    o += P(
        'M92 66L34 58C28 58 28 68 34 69L92 74ZM148 66L206 58C212 58 212 68 206 69L148 74Z', INK_D
    )
    o += P('M92 66L34 58C31 58 29.5 60 29.5 62L92 69Z', INK_L)
    o += half(
        'M120 26C102 26 96 38 96 50C88 54 86 66 87 78Q102 68 120 67Z',
        mix(INK_L, INK_D, 0.5),
        INK,
        120,
    )
    o += P('M98 50Q120 44 142 50L143 56Q120 50 97 56Z', INK_L)
    o += R(112, 54, 16, 12, GOLD_D, 2) + R(112, 54, 8, 12, GOLD_L, 2) + C(120, 60, 3, RED)
    # jade tablet of office
    o += (
        P('M110 168Q120 160 130 168L128 214H112Z', JADE_D)
        + P('M110 168Q115 164 120 164V214H112Z', JADE_L)
        + P('M120 164Q125 164 130 168L128 214H120Z', JADE)
    )
    o += P('M99 204Q120 194 141 204L139 217Q120 207 101 217Z', GOLD_D) + P(
        'M99 204Q110 199 120 199V211Q110 212 101 217Z', GOLD
    )
    return svg(240, 240, o)


def priest():
    """An old man, lotus crown, white beard, red beads."""
    band = (GOLD, GOLD_D)
    o = medallion('priest') + halo(54, PLUM_L, PLUM)
    o += robe(SUITS['priest'], band, PAPER) + sleeves(SUITS['priest'], band)
    # beads, under the beard
    for i in range(11):
        x, y = 120 + 40 * cos(radians(180 - 18 * i)), 152 + 46 * sin(radians(18 * i))
        o += C(x, y, 4.6, RED_D) + C(x - 0.9, y - 1, 3.3, RED_L if i < 6 else RED)
    o += P('M113 196L127 196L123.5 221L120 226L116.5 221Z', GOLD_D) + P(
        'M113 196L120 196L120 226L116.5 221Z', GOLD_L
    )
    o += face(0, 0, RED_D, PAPER, old=True, eye=(0.78, -5))
    # hair and temples
    o += half('M120 56C96 54 86 70 88 100C91 86 92 80 98 74Q108 66 120 67Z', PAPER, PAPER_D, 120)
    # beard and moustache
    o += half('M120 134C110 134 102 130 95 112C93 140 98 172 120 196Z', PAPER, PAPER_D, 120)
    o += both(
        P(
            'M119 121C112 118 104 122 100 133C96 144 92 150 87 154C100 152 108 146 112 138'
            'C115 131 119 128 119 121Z',
            PAPER,
        ),
        120,
    )
    o += flip(
        P(
            'M119 121C112 118 104 122 100 133C96 144 92 150 87 154C100 152 108 146 112 138'
            'C115 131 119 128 119 121Z',
            PAPER_D,
        ),
        120,
    )
    o += P('M115 119H125L122 130H118Z', PAPER_D)
    o += P('M113 130.5Q120 128 127 130.5Q120 134 113 130.5Z', RED_D)
    o += cuts(
        PAPER_X,
        (108, 146, 114, 178, 1.8, 2),
        (101, 134, 106, 160, 1.6, 2),
        (120, 142, 120, 188, 1.6),
        (132, 146, 126, 178, 1.8, -2),
        (139, 134, 134, 160, 1.6, -2),
    )
    # lotus crown
    for s in (0, 1):
        g = GOLD if not s else GOLD_D
        p = P('M120 66C104 68 92 62 84 46C94 46 100 50 104 54C103 44 106 34 120 20Z', g)
        o += flip(p, 120) if s else p
    o += P('M120 66C106 60 106 40 120 18Z', GOLD_L) + P('M120 66C134 60 134 40 120 18Z', GOLD)
    o += P('M98 62Q120 72 142 62L141 70Q120 79 99 70Z', GOLD_D) + P(
        'M98 62Q110 68.5 120 68.5V76Q109 76 99 70Z', GOLD
    )
    o += C(120, 71.5, 4.4, INK) + C(120, 71.5, 3.2, JADE_L)
    return svg(240, 240, o)


def blacksmith():
    """Beard, red head cloth, bare arms, hammer."""
    a, b = SKINS[1]
    o = medallion('blacksmith', mix(EMBER_D, EMBER_X, 0.4)) + C(120, 96, 57, EMBER)
    o += rays(120, 96, 20, 57, 28, EMBER_L, 0.34)
    # hammer behind the shoulder
    h = R(-4.5, -40, 9, 130, EARTH_D) + R(-4.5, -40, 4, 130, EARTH)
    h += (
        P('M-30 -58H22L30 -50V-36L22 -28H-30Z', IRON_D)
        + P('M-30 -58H22L30 -50L22 -45H-30Z', IRON_L)
        + P('M-30 -45H22L22 -28H-30Z', IRON)
        + R(-9, -61, 18, 36, EARTH_D, 2)
        + R(-9, -61, 9, 36, EARTH, 2)
    )
    o += at(176, 118, h, 1, 24)
    # bare shoulders, vest, apron
    o += half(f'M43.6 192C48 164 76 158 102 150L120 150L120 225{ARC}43.6 192Z', a, b, 120)
    o += both(cuts(mix(EARTH, EARTH_D, 0.3), (64, 212, 70, 180, 2.2, 3)), 120)
    o += half(
        'M120 226C104 226 92 223.6 79 218.6C82 196 80 178 74 164Q88 156 102 150L120 170Z',
        RED,
        RED_D,
        120,
    )
    o += P('M101 147L120 176L139 147L130 160H110Z', a) + P('M104 140L120 172L136 140Z', b)
    o += P('M96 152L108 188H132L144 152L138 155L126 184H114L102 155Z', EARTH_D)
    o += half('M120 182H99C97 196 95 208 92 220.8Q106 225 120 225Z', EARTH_L, EARTH, 120)
    o += both(L('M104 188C103 198 101 208 99 218', EARTH_D, 1.6, 'stroke-dasharray="3 4"'), 120)
    o += C(104, 186, 2.6, GOLD_L) + C(136, 186, 2.6, GOLD)
    o += face(1, 5, RED_D, INK, eye=(0.9, 4))
    # beard: one ink mass with chisel cuts
    o += P(
        'M88 100C88 134 100 160 120 164C140 160 152 134 152 100C149 112 146 118 141 121'
        'C134 119 127 117 120 119'
        'C113 117 106 119 99 121C94 118 91 112 88 100Z',
        INK,
    )
    o += P('M109 126Q120 121.5 131 126Q120 130.5 109 126Z', RED_L)
    o += cuts(
        mix(INK_L, INK_D, 0.2),
        (96, 124, 108, 150, 2, 2),
        (105, 132, 114, 156, 2, 1),
        (91, 112, 98, 136, 1.6, 2),
        (120, 136, 120, 158, 1.8),
    )
    # head cloth with knot
    o += P(
        'M150 76C166 70 172 58 168 50C160 58 154 62 148 66ZM150 78C166 80 176 90 176 100'
        'C164 96 154 90 147 82Z',
        RED_D,
    )
    o += P('M87 84C82 50 102 38 120 38C138 38 158 50 153 84Q120 66 87 84Z', RED_D)
    o += P('M87 84C82 50 102 38 122 38C116 50 113 60 112 72Q98 76 87 84Z', RED_L)
    o += P('M112 72C113 60 116 50 122 38C140 40 150 52 149 66Q132 70 112 72Z', RED)
    o += cuts(RED_D, (92, 74, 114, 46, 1.6, -3), (121, 66, 130, 46, 1.4, 2))
    o += half('M120 68Q100 70 86 80L87 92Q102 80 120 78Z', GOLD_L, GOLD, 120)
    return svg(240, 240, o)


def strategist():
    """Silk cap, long moustache, feather fan."""
    o = medallion('strategist') + halo(54, RED_L, RED)
    o += robe((STONE_L, PAPER, STONE), (INK, INK_D), PAPER) + sleeves(
        (STONE_L, PAPER, STONE), (INK, INK_D)
    )
    o += face(0, 1, RED_D, INK, eye=(0.74, 6))
    o += half('M120 56C96 54 86 70 88 102C91 92 92 84 98 76Q108 68 120 69Z', INK, INK_D, 120)
    o += half('M120 133C115 133 112 135 112 139C113 152 116 164 120 176Z', INK, INK_D, 120)
    o += both(
        P(
            'M119 121C111 119 105 124 103 132C102 140 100 146 97 150C106 146 110 138 112 132'
            'C114 127 119 126 119 121Z',
            INK,
        ),
        120,
    )
    # silk cap
    o += half('M120 26C104 26 92 32 90 40L87 72Q102 62 120 62Z', JADE, JADE_D, 120)
    o += P('M106 29Q120 24 134 29L136 64Q120 60 104 64Z', JADE_D) + P(
        'M106 29Q113 26.5 120 26.5V62Q111 62 104 64Z', JADE_L
    )
    o += (
        half('M120 60Q100 61 86 70L87 80Q102 71 120 70Z', GOLD_L, GOLD, 120)
        + C(120, 65, 4, INK)
        + C(120, 65, 2.8, RED_L)
    )
    # crane-feather fan
    f = ''
    for a in (-60, -40, -20, 60, 40, 20, 0):
        f += at(
            0,
            0,
            P(
                'M0-6C-10-26-10-52 0-66C10-52 10-26 0-6Z',
                PAPER_D if a > 0 else PAPER,
                f'stroke="{STONE_D}" stroke-width="1.2"',
            )
            + P('M-3.6-56Q0-66 0-66Q0-66 3.6-56Q5-50 6.6-44Q0-48-6.6-44Q-5-50-3.6-56Z', INK)
            + L('M0-44V-12', STONE, 1.4),
            1,
            a,
        )
    f += C(0, -6, 9, GOLD_D) + C(-0.8, -7, 7.4, GOLD) + P('M-3 0H3V26L0 32L-3 26Z', EARTH_D)
    o += at(160, 196, f, 0.72, 12)
    return svg(240, 240, o)


def empress_ground():
    """Her ring, the jade rays and the gold halo."""
    o = C(120, 120, 116, INK) + C(120, 120, 114, GOLD) + C(120, 120, 108, GOLD_D)
    o += C(120, 120, 105, JADE_D) + rays(120, 120, 0, 105, 36, JADE) + C(120, 100, 67, JADE_D)
    return o + C(120, 100, 63, GOLD_D) + C(120, 100, 60, GOLD) + rays(120, 100, 0, 60, 36, GOLD_L)


def empress_bust():
    """The Empress herself, also for the cover."""
    m, l, d = RED, RED_L, RED_D
    # hair behind
    o = half('M120 36C86 36 76 60 80 92C82 116 88 132 100 146H120Z', INK, INK_D, 120)
    o += robe((m, l, d), (GOLD_L, GOLD_D), PAPER, 152) + sleeves((m, l, d), (JADE, JADE_D))
    # shoulder collar: overlapping petals
    for s in (0, 1):
        g = ''
        for i, (x, y, r) in enumerate(((96, 152, 58), (82, 158, 40), (68, 167, 22))):
            g += at(
                x,
                y,
                P('M0-4C10 2 12 20 0 31C-12 20-10 2 0-4Z', GOLD_D)
                + P('M0 0C7 5 8 18 0 25C-8 18-7 5 0 0Z', (JADE, BLUE, JADE)[i])
                + C(0, 17, 2.6, GOLD_L),
                1,
                r,
            )
        o += flip(g, 120) if s else g
    o += face(2, -1, RED, INK, soft=True, eye=(1, 4))
    # blush, forehead flower
    o += both(
        P(
            'M93 110C96 104 105 105 106 110C105 115 96 117 93 110Z',
            mix(*SKINS[2], 0.7),
        ),
        120,
    )
    o += beads(RED, 2.5, *(polar(120, 78, 3.4, 72 * k - 90) for k in range(5))) + C(
        120, 78, 1.8, GOLD_L
    )
    # hair: two wings over the brow, jade earrings
    o += half(
        'M120 52C92 50 80 70 85 104C88 110 90 110 91 104C92 84 102 72 120 66Z', INK, INK_D, 120
    )
    o += both(cuts(INK_L, (89, 92, 114, 60, 1.7, -6), (88, 82, 108, 57, 1.5, -5)), 120)
    o += both(
        C(88, 118, 3, GOLD_L) + P('M88 121C93 126 93 133 88 135C83 133 83 126 88 121Z', JADE_L), 120
    )
    # phoenix crown: fan of plumes, band, strings of pearls
    turns = (-66, -48, -30, -13)
    for s, (a, b) in enumerate(((GOLD, GOLD_L), (GOLD_D, GOLD))):
        plume = P('M-5-12C-9-30-8-44 0-54C8-44 9-30 5-12Z', a)
        plume += P('M0-50C-5-42-5-30-3-16H0Z', b)
        fan = ''.join(at(120, 66, plume, 0.8, turn) for turn in turns)
        o += flip(fan, 120) if s else fan
    eyes = [polar(120, 66, 33.6, turn - 90) for turn in turns]
    stones = beads(INK, 3.2, *eyes) + beads(RED, 2.4, eyes[1], eyes[3])
    o += both(stones + beads(BLUE_L, 2.4, eyes[0]) + beads(JADE_L, 2.4, eyes[2]), 120)
    o += at(
        120,
        64,
        P('M-9-12C-14-34-10-48 0-60C10-48 14-34 9-12Z', GOLD_D)
        + P('M0-56C-8-46-9-34-6-16H0Z', GOLD_L)
        + P('M0-56C8-46 9-34 6-16H0Z', GOLD)
        + P('M0-42L6-33L0-22L-6-33Z', RED_D)
        + P('M0-42L6-33L0-30L-6-33Z', RED_L),
        0.84,
    )
    o += half('M120 44C104 44 90 50 82 62L86 72Q102 58 120 58Z', GOLD_L, GOLD, 120)
    band = [(120 + 10 * i, 55.5 + 0.94 * i * i) for i in range(-3, 4)]
    for stones, light, dark in ((band[::2], JADE_L, JADE_D), (band[1::2], RED_L, RED_D)):
        o += beads(dark, 2.9, *stones) + beads(light, 2, *((x - 0.5, y - 0.6) for x, y in stones))
    pearls = [(79, 72 + 8.2 * i) for i in range(6)]
    o += both(
        beads(GOLD_D, 2.7, *pearls) + beads(PAPER, 2, *((x - 0.6, y - 0.5) for x, y in pearls)), 120
    )
    o += both(P('M79 119L83 126L79 138L75 126Z', RED) + P('M79 119L79 138L75 126Z', RED_L), 120)
    o += C(120, 203, 6.5, GOLD_D) + C(120, 203, 5.2, JADE_L) + C(118.6, 201.5, 1.8, PAPER)
    return o


def empress():
    """The Empress in her ring, 240 x 240."""
    return svg(240, 240, empress_ground() + empress_bust())


STAFF = {
    'apothecary': apothecary,
    'chef': chef,
    'official': official,
    'priest': priest,
    'blacksmith': blacksmith,
    'strategist': strategist,
}
ALL = STAFF | {'empress': empress}
