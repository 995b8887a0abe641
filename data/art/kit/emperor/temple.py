# SPDX-License-Identifier: GPL-3.0-or-later
"""Cards of the Official and of the Priest."""

from palette import *
from shapes import *
from emperor.parts import *


def commerce_scroll():
    """A scroll of goods, half open, a red seal."""
    o = (
        wall(mix(BLUE_D, BLUE, 0.25))
        + P('M14 44H226V208H14ZM28 58V194H212V58Z', BLUE_D, 'fill-rule="evenodd"')
        + L(window(28, 56, 212, 196, 10), GOLD_D, 2)
    )
    # sheet with four columns: one good each, counted in tallies
    o += (
        P('M60 72H186V184H60Z', BLUE_X)
        + P('M58 68H182V180H58Z', PAPER)
        + P('M150 68H182V180H150Z', PAPER_D)
    )
    o += P('M58 68H182V76H58ZM58 172H182V180H58Z', GOLD) + P(
        'M150 68H182V76H150ZM150 172H182V180H150Z', GOLD_D
    )
    o += P(''.join(f'M{x} 78h1.6v92h-1.6Z' for x in (86, 114, 142, 168)), PAPER_X)
    o += coin(73, 90, 10)
    o += (
        P('M93 84H107V88C112 92 112 100 104 102H96C88 100 88 92 93 88Z', JADE_D)
        + P('M93 84H100V102H96C88 100 88 92 93 88Z', JADE)
        + R(92, 81, 16, 4, JADE_D, 1)
    )
    o += R(119, 83, 18, 17, RED_D, 2) + R(119, 83, 18, 8, RED_L, 2) + R(119, 88, 18, 3, GOLD)
    o += ''.join(blade(155, 102, 20, 8, a, EMBER_L, EMBER) for a in (-28, 28, 0))
    t = ''
    for x, k in ((66, 6), (94, 4), (122, 5), (148, 2)):
        for j in range(k):
            t += cut(x, 112 + j * 9, x + 14, 111 + j * 9, 1.7)
    o += P(t, INK)
    o += at(
        156,
        150,
        R(-12, -12, 25, 25, RED_D, 3)
        + R(-13, -13, 25, 25, RED, 3)
        + P('M-.5-9L8-.5-.5 8-9-.5Z', PAPER)
        + P('M-.5-5L4-.5-.5 4-5-.5Z', RED)
        + P('M-10-10h4l-4 4ZM9-10h-4l4 4ZM-10 9h4l-4-4ZM9 9h-4l4-4Z', PAPER),
    )
    # rolls
    for x, w in ((36, 24), (178, 18)):
        o += (
            R(x + 2, 62, w, 130, BLUE_X, 4)
            + R(x, 60, w, 130, PAPER_X, 4)
            + R(x, 60, w * 0.72, 130, PAPER_D, 4)
            + R(x, 60, w * 0.36, 130, PAPER, 4)
        )
        o += (
            R(x - 2, 54, w + 4, 9, EARTH_D, 4)
            + R(x - 2, 54, w * 0.6, 9, EARTH_L, 4)
            + R(x - 2, 187, w + 4, 9, EARTH_D, 4)
            + R(x - 2, 187, w * 0.6, 9, EARTH, 4)
        )
    o += (
        R(35, 118, 26, 12, BLUE_D, 2)
        + R(35, 118, 14, 12, BLUE, 2)
        + P('M48 120l4 4-4 4-4-4Z', GOLD_L)
    )
    # brush
    b = (
        R(-3.5, -62, 7, 86, EARTH_D, 3)
        + R(-3.5, -62, 3.2, 86, EMBER, 3)
        + R(-4.5, 18, 9, 8, GOLD, 2)
        + P('M-5 26C-7 38-2 44 0 54C2 44 7 38 5 26Z', INK)
        + P('M-5 26C-7 38-2 44 0 54C-1 42-2 36-1 26Z', mix(INK_L, INK_D, 0.2))
    )
    o += at(206, 122, R(-1, -58, 8, 100, BLUE_X, 3) + b, 0.95, 8)
    return pic(o)


def tax_ledger():
    """A bound book and an abacus."""
    o = wall(BLUE_X) + P(''.join(f'M{x} 44h13v138h-13Z' for x in range(14, 226, 26)), BLUE_D)
    o += ledge(180, EARTH_L, EARTH_D) + R(14, 190, 212, 3, mix(EARTH_D, EARTH_X, 0.6))
    # a book bound with thread: cover in three tones, label, stitched spine
    bk = P('M-46-66H52L57-61V64H-46Z', PAPER_X) + R(-50, -68, 102, 132, RED)
    bk += P('M-50-68H-26V64H-50Z', RED_D) + P('M34-68H52V64H34Z', RED_D)
    bk += P(''.join(f'M-50 {y}h24v4h-24Z' for y in (-57, -31, -5, 21, 47)), GOLD_L)
    bk += P('M-28.5-68h3.5v132h-3.5Z', GOLD)
    bk += P(window(-17, -58, 27, 14, 6), GOLD_D) + P(window(-14, -55, 24, 11, 6), PAPER)
    bk += P('M5-50L14-38L5-26L-4-38Z', RED_D) + P('M5-50L-4-38L5-26Z', RED_L)
    bk += cuts(INK, (-5, -18, 15, -18, 2.2), (-5, -9, 15, -9, 2.2), (-5, 0, 15, 0, 2.2))
    o += at(98, 120, bk, 0.96)
    # abacus: frame, bar, five rods
    x0, y0, w, h = 90, 112, 106, 76
    o += (
        R(x0 + 2, y0 + 3, w, h, INK, 5)
        + R(x0, y0, w, h, EARTH_D, 5)
        + R(x0, y0, w, 7, EARTH_L, 4)
        + R(x0, y0, 7, h, EARTH_L, 4)
        + R(x0 + 2, y0 + h - 8, w - 4, 6, EARTH)
        + R(x0 + 8, y0 + 8, w - 16, h - 16, PAPER)
    )
    o += R(x0 + 8, y0 + 8, w - 16, 4, PAPER_D)
    for i in range(5):
        x = x0 + 18 + 17.5 * i
        o += R(x - 1.2, y0 + 8, 2.4, h - 16, EARTH)
        up = (0, 1, 0, 1, 1)[i]
        lows = ((0, 1, 2), (0, 1, 3), (1, 2, 3), (0, 2, 3), (0, 1, 3))[i]
        for y in [y0 + 13.5 + 5 * up] + [y0 + 37 + 9.6 * k for k in lows]:
            b = f'M{n(x-8.0)} {n(y)}Q{n(x-6)} {n(y-4.8)} {n(x)} {n(y-4.8)}'
            o += P(
                b + f'T{n(x+8.0)} {n(y)}Q{n(x+6)} {n(y+4.8)} {n(x)} {n(y+4.8)}T{n(x-8.0)} {n(y)}Z',
                BLUE_D,
            ) + P(
                b + f'Q{n(x+5)} {n(y-4.8)} {n(x+7)} {n(y-2)}Q{n(x)} {n(y-2)} {n(x-8.0)} {n(y)}Z',
                mix(BLUE, BLUE_L, 0.3),
            )
    o += R(x0 + 4, y0 + 25, w - 8, 5, EARTH_D) + R(x0 + 4, y0 + 25, w - 8, 2, EARTH_L)
    for i in range(3):
        o += R(48, 188 - i * 6, 34, 7, GOLD_D, 3) + R(49, 188 - i * 6, 20, 5, GOLD_L, 2)
    return pic(o)


def jade_scepter():
    """A jade scepter upright on its stand between curtains."""
    o = burst(BLUE_D, mix(BLUE_D, BLUE, 0.4), 92, 32)
    o += gilt(120, 108, 58, mix(BLUE, BLUE_L, 0.14)) + rays(
        120, 108, 0, 53, 28, mix(BLUE, BLUE_L, 0.28), 0.5
    )
    o += O(120, 108, 48, mix(BLUE, BLUE_L, 0.28), 2)
    # drawn curtains
    for s, (a, b, c) in enumerate(
        ((BLUE_L, BLUE, BLUE_D), (BLUE, mix(BLUE, BLUE_D, 0.55), BLUE_X))
    ):
        g = P('M14 44H70C68 84 54 116 32 136C38 160 40 184 42 208H14Z', b)
        g += P(
            'M14 44H30C30 84 26 112 20 132C18 160 18 190 18 208H14ZM42 44H52C50 86 40 114 27 132'
            'C33 160 33 186 33 208H26C26 180 26 156 22 134C34 112 40 84 42 44Z',
            a,
        )
        g += P('M60 44H70C68 84 54 116 32 136L27 132C46 110 58 80 60 44Z', c)
        g += P('M14 126Q27 130 40 126L42 138Q27 144 14 138Z', GOLD_D)
        g += P('M14 126Q27 130 40 126L41 131Q27 136 14 131Z', GOLD if s else GOLD_L)
        g += tassel(38, 142, 1, RED if s else RED_L, RED_D)
        o += flip(g, 120) if s else g
    rod = ''
    # stand of two clouds on a carved board
    rod += half('M120 192H92L84 208H120Z', EARTH_L, EARTH_D, 120)
    rod += half('M120 186H84V192H120Z', GOLD_L, GOLD_D, 120)
    rest = 'M120 186H88C84 180 88 172 95 174C96 166 106 164 109 171L112 178H120Z'
    rod += half(rest, EARTH_L, EARTH_D, 120)
    curl = ribbon([(108, 184), (99, 184), (94, 180), (98, 177), (101, 180)], [1, 2.6, 2.8, 2.4, 1])
    rod += P(curl, EARTH) + flip(P(curl, EARTH_X), 120)
    # stem: jade between two gold mounts
    stem = 'M120 106H110C112 122 113 134 109 146C106 158 108 172 111 184H120Z'
    rod += tri(stem, JADE_L, JADE, JADE_D, 120, 0.45)
    rod += cuts(JADE_H, (113, 112, 113.4, 132, 2, 0.6), (110.5, 162, 112, 178, 2, -0.6))
    rod += half('M120 100H108L105 106L108 112H120Z', GOLD_L, GOLD_D, 120)
    rod += half('M120 138C110 138 102 142 102 150C102 158 110 162 120 162Z', GOLD_L, GOLD_D, 120)
    rod += gem(120, 150, 11, 8, RED_H, RED_L, RED_D, RED_X)
    # head: a cloud of five lobes, rimmed with gold, two carved curls, a great stone
    lobes = (
        'M120 53C113 49.5 103 50 99 57.5C87 54.5 76.5 62 79 73C70 79 72 91 81 93.5'
        'C90 97 99 95 104 88L112 98H120Z'
    )
    rim = 'stroke="{0}" stroke-width="6.4" stroke-linejoin="round"'
    rod += flip(P(lobes, GOLD_D, rim.format(GOLD_D)), 120) + P(lobes, GOLD_L, rim.format(GOLD_L))
    rod += tri(lobes, JADE_L, JADE, JADE_D, 120, 0.4)
    curl = ribbon(
        [(112, 95), (106, 82), (95, 76), (86, 82), (90, 89), (96, 86)], [2, 4.5, 4.5, 4, 3.4, 1.6]
    )
    rod += P(curl, JADE_D) + flip(P(curl, JADE_X), 120)
    rod += cuts(JADE_H, (84, 70, 97, 61, 2.6, -2.4), (77, 84, 80, 78, 2, -1))
    rod += half('M120 60L105 73L120 90Z', GOLD_L, GOLD_D, 120)
    rod += gem(120, 74.5, 10.5, 11.5, RED_H, RED_L, RED_D, RED_X)
    return pic(o + G(rod, 'translate(8.4 14.6) scale(.93)'))


def incense():
    """A burner on three feet, one curl of smoke before the moon."""
    o = (
        wall(PLUM_D)
        + P(''.join(f'M{x} 44h4v140h-4Z' for x in range(18, 226, 16)), mix(PLUM_D, PLUM, 0.35))
        + P('M14 96h212v4H14ZM14 146h212v4H14Z', mix(PLUM_D, PLUM, 0.35))
    )
    o += gilt(120, 104, 66, mix(PLUM_D, PLUM_X, 0.5)) + C(138, 88, 26, GOLD_L)
    o += P(
        'M63 122Q86 100 104 114Q124 96 144 116Q164 104 176.5 122A61 61 0 0 1 63 122Z',
        mix(PLUM_D, PLUM, 0.6),
    )
    # one curl of smoke
    p = [
        (120, 118),
        (104, 104),
        (112, 88),
        (136, 82),
        (142, 64),
        (124, 54),
        (108, 62),
        (112, 74),
        (122, 72),
    ]
    w = [2, 7, 10, 12, 12, 10, 8, 6, 1]
    o += P(ribbon(p, w), PLUM_L) + P(ribbon(p, w, -0.1, 1), PAPER)
    # altar
    o += ledge(182, GOLD, RED_D, 4) + P(
        ''.join(f'M{x} 188h22l-11 14Z' for x in range(22, 226, 28)), RED
    )
    # tripod
    o += both(
        P('M78 128C62 118 58 100 66 96Q74 96 76 108L84 126Z', GOLD_D)
        + P('M77 124C67 116 64 104 68 101Q71 102 73 112Z', INK),
        120,
    )
    o += P('M112 166H128L124 190H116Z', GOLD_D)
    o += half('M96 160C92 174 88 184 82 192H96C100 186 106 176 112 168Z', GOLD_L, GOLD_D, 120)
    o += tri('M120 128H72C70 152 88 172 120 172Z', GOLD_L, GOLD, GOLD_D, 120, 0.5)
    o += R(64, 122, 112, 10, GOLD_D, 3) + R(64, 122, 62, 10, GOLD, 3) + R(64, 122, 44, 5, GOLD_L, 2)
    o += P('M92 122Q120 110 148 122Z', STONE_D) + P('M92 122Q106 114.5 120 115V122Z', STONE)
    o += R(118.6, 112, 3, 12, EARTH_D) + C(120, 113, 2.6, RED_L)
    o += L('M84 140H156', GOLD_D, 2.4) + ''.join(
        at(120, 162, P('M0 0C-6-5-5-14 0-18C5-14 6-5 0 0Z', (PLUM_D if a > 10 else PLUM)), 1, a)
        for a in (-58, 58, -30, 30, 0)
    )
    o += both(L('M86 148c6-4 12 0 9 5-2 4-7 1-5-2', GOLD_D, 2.4), 120)
    return pic(o)


def lotus(cx, cy, s=1.0):
    """A lotus flower, 60 wide."""
    o = ''
    for a, l, h, w in (
        (-74, 40, PLUM, 22),
        (74, 40, PLUM, 22),
        (-48, 48, PLUM_L, 26),
        (48, 48, PLUM, 26),
        (-24, 54, PAPER, 28),
        (24, 54, PLUM_L, 28),
        (0, 58, PAPER, 30),
    ):
        q = w / 2
        d = {PAPER: PLUM_H, PLUM_L: PLUM, PLUM: PLUM_D}[h]
        o += at(
            0,
            0,
            P(
                f'M0 0C{-q*1.2} {-l*.3} {-q} {n(-l*.7)} 0 {-l}C{q} {n(-l*.7)} {n(q*1.2)} '
                f'{n(-l*.3)} 0 0Z',
                d,
            )
            + P(
                f'M0 0C{-q*1.2} {-l*.3} {-q} {n(-l*.7)} 0 {-l}C{n(q*.2)} {n(-l*.6)} {n(q*.3)} '
                f'{n(-l*.3)} 0 0Z',
                h,
            ),
            1,
            a,
        )
    return at(cx, cy, o, s)


def prayer_beads():
    """Beads in a ring round a lotus."""
    g = wall(PLUM_D) + ''.join(O(120, 114, r, mix(PLUM_D, PLUM, 0.42), 5) for r in (120, 104, 88))
    o = (
        C(120, 118, 70, PLUM_X)
        + C(120, 118, 47, GOLD_D)
        + C(120, 118, 45, mix(PLUM_D, PLUM, 0.75))
        + rays(120, 146, 0, 17, 12, PLUM)
    )
    o += P('M78 134Q99 128 120 134T162 134A45 45 0 0 1 78 134Z', WATER_D) + L(
        'M92 148q8-4 14 0M126 150q8-4 16 0M104 156q8-4 16 0', WATER_L, 2
    )
    o += P('M84 138Q102 128 120 138T156 138Q140 146 120 146T84 138Z', LEAF_D) + P(
        'M84 138Q102 128 120 138L112 145Q92 144 84 138Z', LEAF
    )
    o += lotus(120, 143, 0.92)
    # eighteen beads, three of gold
    for i in range(20):
        a = 90 + 18 * i
        x, y = polar(120, 118, 60, a)
        big = i in (5, 10, 15)
        r = 10.2 if big else 8.8
        if i == 0:
            continue
        o += (
            C(x, y, r, mix(INK, INK_D, 0.7))
            + C(x, y, r - 1, GOLD_D if big else RED_D)
            + C(x - 1, y - 1.2, r - 2.6, GOLD if big else RED)
            + P(
                f'M{n(x-r*.55)} {n(y+.5)}A{n(r*.6)} {n(r*.6)} 0 0 1 {n(x+.5)} {n(y-r*.6)}Q'
                f'{n(x-r*.4)} {n(y-r*.4)} {n(x-r*.55)} {n(y+.5)}Z',
                GOLD_L if big else RED_L,
            )
        )
    o += (
        C(120, 178, 12, mix(INK, INK_D, 0.7))
        + C(120, 178, 11, JADE_D)
        + C(119, 177, 9, JADE)
        + P('M112 177a8 8 0 0 1 8-8q-5 3-8 8Z', JADE_L)
    )
    o += tassel(120, 192, 0.9)
    return pic(g + at(120, 122, G(o, 'translate(-120 -124)'), 0.9))


def oracle_bones():
    """A cracked shell over flames."""
    o = wall(PLUM_X) + rays_box(120, 206, (14, 44, 226, 208), 36, PLUM_D)
    for x, s, a, b in (
        (32, 1.5, EMBER_D, EMBER),
        (208, 1.5, EMBER_D, EMBER),
        (62, 1.3, EMBER, EMBER_L),
        (178, 1.3, EMBER, EMBER_L),
        (92, 1.1, EMBER, GOLD_L),
        (148, 1.1, EMBER, GOLD_L),
        (120, 1.2, EMBER, GOLD_L),
    ):
        o += flame(x, 210, s, a, b)
    # tortoise shell: scalloped rim, five plates on the spine, four pairs beside
    rim = (
        'M120 48C112 48 108 52 102 52C94 52 90 58 84 60C76 62 74 70 70 76'
        'C64 82 66 90 62 96C58 104 62 112 60 118C58 128 64 134 66 140'
        'C68 150 76 152 80 158C84 166 92 166 98 170C104 176 114 174 120 178Z'
    )
    o += half(rim, EARTH, EARTH_D, 120) + half(
        'M120 54C98 54 80 68 73 88C66 106 66 122 72 138C80 158 100 168 120 172Z',
        mix(EARTH_H, EARTH_L, 0.7),
        mix(EMBER_H, EMBER_X, 0.4),
        120,
    )
    left = [
        'M102 60L108 76L97 90L80 84C84 72 92 64 102 60Z',
        'M78 89L96 94L102 112L92 120L70 117C70 106 73 96 78 89Z',
        'M70 122L91 125L100 138L94 150L77 146C72 138 70 130 70 122Z',
        'M80 151L95 154L106 162L108 168C96 167 86 160 80 151Z',
    ]
    spine = [
        'M106 58Q120 54 134 58L128 74H112Z',
        'M112 79H128L138 92L131 109H109L102 92Z',
        'M108 114H132L140 122L134 135H106L100 122Z',
        'M106 140H134L138 147L129 158H111L102 147Z',
        'M112 163H128L130 169Q120 171 110 169Z',
    ]
    o += P(''.join(left), PAPER) + flip(P(''.join(left), PAPER_D), 120)
    o += P(''.join(spine), mix(PAPER, PAPER_D, 0.7)) + P(
        'M106 58Q113 56 120 55.5V74H112ZM112 79H120V109H109L102 92ZM108 114H120V135'
        'H106L100 122ZM106 140H120V158H111L102 147ZM112 163H120V170Q115 170 110 169Z',
        PAPER_L,
    )
    cr = 'M114 60L120 78L110 96L122 116L112 132L124 150L118 168'
    br = 'M110 96L90 104L76 98M122 116L144 108L160 116M112 132L94 136L80 130M124 150L142 142'
    o += L(cr, INK, 6) + L(br, INK, 4.6) + L(cr, EMBER_L, 2.4) + L(br, EMBER_L, 2)
    for x, y in ((110, 96), (122, 116), (112, 132)):
        o += C(x, y, 6, INK) + C(x, y, 3.6, GOLD_L)
    for x, y in ((48, 74), (192, 70), (44, 110), (198, 108)):
        o += C(x, y, 2.6, EMBER_L)
    return pic(o)
