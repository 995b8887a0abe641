# SPDX-License-Identifier: GPL-3.0-or-later
"""Black Market: tricks and hidden ways."""

from palette import *
from shapes import *
from emperor.parts import *


def smugglers_cache():
    """A lifted slab, a chest below it, a lantern."""
    o = wall(N0) + C(64, 92, 70, N1) + C(64, 92, 48, N2) + C(64, 92, 28, mix(EMBER_D, EMBER_X, 0.6))
    # barrels at the wall
    for x in (150, 196):
        o += (
            P(f'M{x-20} 64Q{x-27} 94 {x-20} 126H{x+20}Q{x+27} 94 {x+20} 64Z', EARTH_X)
            + P(f'M{x-20} 64Q{x-27} 94 {x-20} 126H{x-6}Q{x-10} 94 {x-6} 64Z', EARTH_D)
            + P(f'M{x-23} 74h46v5h-46ZM{x-23} 110h46v5h-46Z', IRON_D)
        )
    # floor, hole
    o += (
        P('M14 122H226V208H14Z', EARTH_D)
        + P('M14 122H226V126H14Z', EARTH)
        + P('M14 150H226V153H14ZM14 180H226V183H14Z', mix(EARTH_D, EARTH_X, 0.6))
        + P('M14 122H64L30 208H14Z', mix(EARTH, EARTH_X, 0.3))
    )
    o += P('M62 144H178L196 204H44Z', EARTH_X) + P('M66 148H174L190 204H50Z', INK_D)
    # slab leaning on its edge
    o += (
        P('M70 146L62 84L166 76L172 146Z', STONE_D)
        + P('M70 142L63 84L161 76.5L165 142Z', STONE)
        + P('M63 84L161 76.5L161.4 84L64 92Z', STONE_L)
        + P('M63 84L72 83L78 142H70Z', STONE_L)
    )
    o += (
        C(114, 92, 5, IRON_D)
        + O(114, 102, 10, IRON_D, 5)
        + O(113.6, 101.5, 10, IRON_L, 2)
        + L('M150 78L144 94L152 104L146 122', STONE_D, 2.4)
        + cuts(
            STONE_D, (86, 126, 104, 116, 2, 1), (134, 122, 152, 132, 2, 1), (140, 100, 150, 92, 2)
        )
    )
    # chest
    o += (
        P('M76 144Q78 118 120 118T164 144Z', EARTH)
        + P('M76 144Q78 118 108 118.4V144Z', EARTH_L)
        + P('M84 142Q86 126 120 126T156 142Z', mix(EARTH_D, EARTH_X, 0.6))
        + R(74, 158, 92, 44, EARTH_D, 2)
        + R(74, 158, 60, 44, EARTH, 2)
        + R(74, 158, 92, 5, EARTH_L)
    )
    # treasure
    for x, y, r in (
        (92, 152, 11),
        (112, 146, 12),
        (134, 148, 12),
        (152, 153, 10),
        (122, 154, 11),
        (103, 156, 10),
    ):
        o += coin(x, y, r)
    o += (
        P('M126 136l9-8 10 5-1 11-11 4Z', JADE)
        + P('M126 136l9-8 2 10-4 10Z', JADE_L)
        + P('M76 150C70 140 84 134 88 142L84 160H78Z', RED)
        + P('M76 150C70 140 84 134 86 140L80 160H78Z', RED_L)
    )
    o += (
        R(74, 158, 92, 6, EARTH_D)
        + R(74, 158, 92, 3, EARTH_L)
        + P('M84 158h9v44h-9ZM147 158h9v44h-9Z', GOLD_D)
        + P('M84 158h4v44h-4ZM147 158h4v44h-4Z', GOLD)
        + R(111, 160, 18, 20, GOLD_D, 2)
        + R(111, 160, 9, 20, GOLD_L, 2)
        + C(120, 168, 3, INK)
        + R(118.8, 168, 2.4, 7, INK)
    )
    # lantern
    o += (
        L('M64 44V66', GOLD_D, 2.6)
        + R(52, 66, 24, 6, GOLD_D, 2)
        + R(52, 66, 12, 6, GOLD_L, 2)
        + P('M52 72H76L80 104H48Z', EMBER)
        + P('M52 72H64V104H48Z', GOLD_L)
        + L('M58 72L56 104M70 72L72 104', GOLD_D, 2)
        + R(47, 103, 34, 6, GOLD_D, 2)
        + R(47, 103, 17, 6, GOLD, 2)
    )
    return pic(o)


def iso(kind, s):
    """Transform of one face of a cube seen from a corner."""
    return {
        'top': f'matrix({n(.866*s)} {n(.5*s)} {n(-.866*s)} {n(.5*s)} 0 0)',
        'left': f'matrix({n(.866*s)} {n(.5*s)} 0 {n(1.0*s)} {n(-8.66*s)} {n(5.0*s)})',
        'right': f'matrix({n(.866*s)} {n(-.5*s)} 0 {n(1.0*s)} 0 {n(10.0*s)})',
    }[kind]


def side(kind, s, k, fill, pip, h=10.0):
    """One face of a die with its pips."""
    r = 1.9 if k == 1 else 1.05
    return G(
        f'<rect width="10" height="{n(h)}" fill="{fill}"/>'
        + ''.join(C(x, y, r, pip) for x, y in PIPS.get(k, ())),
        iso(kind, s / 10),
    )


PIPS = {
    1: ((5, 5),),
    2: ((3, 3), (7, 7)),
    3: ((2.6, 2.6), (5, 5), (7.4, 7.4)),
    4: ((3, 3), (7, 3), (3, 7), (7, 7)),
    5: ((2.8, 2.8), (7.2, 2.8), (5, 5), (2.8, 7.2), (7.2, 7.2)),
    6: ((3, 2.4), (7, 2.4), (3, 5), (7, 5), (3, 7.6), (7, 7.6)),
}


def die(x, y, s, a, b, c):
    """A die, seen from a corner."""
    return at(
        x,
        y,
        side('top', s, a, PAPER_L, RED if a in (1, 4) else INK)
        + side('left', s, b, PAPER_D, RED_D if b in (1, 4) else INK)
        + side('right', s, c, PAPER_X, RED_D if c in (1, 4) else INK),
    )


def loaded_dice():
    """Two dice, one cut open with lead inside."""
    o = (
        wall(N1)
        + gilt(120, 126, 92, N0)
        + C(120, 126, 82, JADE_X)
        + C(120, 126, 64, JADE_D)
        + O(120, 126, 73, GOLD_D, 2)
    )
    # whole die
    o += P('M46 138L88 114L132 140L92 164Z', JADE_X) + die(84, 74, 46, 6, 1, 4)
    # the cut one: lower shape with the section, lead, and the lifted upper shape
    s = 50
    x, y = 156, 128
    o += P('M112 160L158 134L206 162L160 196Z', JADE_X)
    o += at(
        x,
        y,
        G('<rect width="10" height="5" fill="%s"/>' % PAPER_D, iso('left', s / 10))
        + G('<rect width="10" height="5" fill="#C3AC80"/>', iso('right', s / 10))
        + G(
            '<rect width="10" height="10" fill="%s"/><rect x=".8" y=".8" width="8.4" heig'
            'ht="8.4" fill="%s"/>' % (PAPER, EARTH_L),
            iso('top', s / 10),
        )
        + P('M-26 26C-30 16-12 8 4 10C20 12 28 22 22 30C14 38-18 38-26 26Z', INK)
        + P('M-22 25C-24 17-10 10 4 12C17 14 24 22 19 28C12 35-17 35-22 25Z', IRON)
        + P('M-22 25C-24 17-10 10 2 12C-8 16-14 20-12 30C-17 29-21 28-22 25Z', IRON_L)
        + P('M4 34C14 33 22 29 20 23C14 26 8 30 4 34Z', IRON_D),
    )
    o += L('M134 112V124M176 112V124', GOLD_L, 2, 'stroke-dasharray=".1 5"')
    top = (
        G(
            '<rect width="10" height="4" fill="%s"/>' % PAPER_D
            + ''.join(C(a, 2.2, 1.05, INK) for a in (3, 7)),
            iso('left', s / 10),
        )
        + G(
            '<rect width="10" height="4" fill="#C3AC80"/>'
            + ''.join(C(a, 2.2, 1.05, INK) for a in (2.4, 5, 7.6)),
            iso('right', s / 10),
        )
        + side('top', s, 6, PAPER_L, INK)
    )
    o += at(x + 8, y - 62, top)
    for a, b, r in ((60, 170, 5), (74, 184, 3.4), (196, 74, 4), (46, 112, 3.4)):
        o += spark(a, b, r)
    return pic(o)


def forged_edict():
    """A scroll with two seals, one of them doubled."""
    o = (
        wall(N1)
        + P(''.join(f'M{x} 44h2v164h-2Z' for x in range(26, 226, 24)), mix(NIGHT_L, NIGHT_D, 0.6))
        + P(''.join(f'M14 {y}h212v2h-212Z' for y in range(58, 208, 24)), mix(NIGHT_L, NIGHT_D, 0.6))
    )
    # imperial sheet: gold brocade border with clouds, sheet aslant
    b = (
        R(-70, -62, 140, 128, N0)
        + R(-74, -66, 140, 128, GOLD_D)
        + R(-75, -67, 139, 127, GOLD)
        + R(-62, -56, 114, 106, PAPER)
        + R(30, -56, 22, 106, PAPER_D)
    )
    b += ''.join(
        L(f'M{x} -61q5-5 10 0t10 0M{x} 55q5-5 10 0t10 0', GOLD_L, 2.4)
        for x in (-66, -38, -10, 18, 40)
    )
    b += P(
        ''.join(
            cut(x, y, x, y + k, 2.4)
            for x, ys in ((42, (-48, -32, -14, 4, 22)), (28, (-48, -28, -10)))
            for y, k in zip(ys, (12, 14, 10, 13, 11))
        ),
        INK,
    )
    # the doubled seal: a pale print beside the true one
    b += stamp(-8, 2, 1.72, RED_H, PAPER, 0) + stamp(-22, -10, 1.72, RED, PAPER, 0)
    b += stamp(34, 34, 0.72, RED, PAPER_D)
    b += P('M-40 36q2 12-1 15q-4-4 1-15ZM-22 42q2 10 0 13q-3-4 0-13Z', RED)
    for y in (-74, 58):
        b += (
            R(-84, y, 158, 11, EARTH_D, 5)
            + R(-84, y, 84, 11, EARTH, 5)
            + R(-84, y, 158, 4, EARTH_L, 2)
            + R(-90, y + 1, 9, 9, GOLD_L, 3)
            + R(71, y + 1, 9, 9, GOLD_D, 3)
        )
    o += at(112, 130, b, 0.92, -4)
    # the carved block that printed it
    k = (
        R(-20, -6, 44, 34, N0, 3)
        + P('M-22-8H22V26H-22Z', JADE_D)
        + P('M-22-8H4V26H-22Z', JADE)
        + P('M-22-8H-12V26H-22Z', JADE_L)
        + R(-22, 22, 44, 8, RED_D, 2)
        + R(-22, 22, 22, 8, RED, 2)
    )
    k += (
        P('M-14-8C-16-18-10-22-8-30C-6-38 8-38 10-30C14-28 16-18 14-8Z', JADE_D)
        + P('M-14-8C-16-18-10-22-8-30C-6-36-2-37 0-37V-8Z', JADE_L)
        + P('M-6-28Q-3-31 0-28Q-3-25-6-28Z', INK)
        + cuts(JADE, (-10, -12, -4, -20, 2, -2))
        + cuts(JADE_X, (10, -12, 5, -20, 2, 2))
    )
    o += at(178, 168, k, 1.08, 9)
    return pic(o)


def secret_passage():
    """A gate behind a slid screen, a lamp at the end."""
    o = (
        wall(N2)
        + P(
            ''.join(f'M{x} {y}h44v20h-44Z' for y in range(46, 208, 48) for x in range(16, 226, 48)),
            mix(NIGHT_L, NIGHT, 0.7),
        )
        + P(
            ''.join(f'M{x} {y}h44v20h-44Z' for y in range(70, 208, 48) for x in range(-8, 226, 48)),
            mix(NIGHT_L, NIGHT, 0.7),
        )
    )
    cx, cy = 134, 122
    o += (
        C(cx, cy, 76, N0)
        + C(cx, cy, 74, STONE_D)
        + P(f'M{pts([polar(cx,cy,74,135)])}A74 74 0 0 1 {pts([polar(cx,cy,74,-45)])}Z', STONE_L)
        + O(cx, cy, 68, STONE, 3)
        + C(cx, cy, 65, NIGHT_D)
    )
    # three vaults, each nearer to the light, and the stair between them
    for r, y, c in (
        (48, 156, mix(PLUM_L, PLUM_X, 0.9)),
        (38, 156, mix(RED_H, RED_X, 0.8)),
        (29, 150, EMBER_D),
        (20, 143, EMBER_L),
    ):
        o += P(f'M{cx-r} {y}V{cy-20+48-r}A{r} {r} 0 0 1 {cx+r} {cy-20+48-r}V{y}Z', c)
    o += P(f'M{cx-12} 143V{cy+20}A12 12 0 0 1 {cx+12} {cy+20}V143Z', PAPER_L)
    for w, y, c, l in (
        (24, 143, EMBER_D, EMBER),
        (32, 151, mix(EMBER_D, EMBER_X, 0.4), EMBER),
        (39, 160, mix(RED_H, RED_X, 0.9), EMBER_D),
    ):
        o += P(f'M{cx-w} {y}H{cx+w}V{y+12}H{cx-w}Z', c) + R(cx - w, y, 2 * w, 3, l)
    o += P(f'M{cx-44} 170A65 65 0 0 0 {cx+44} 170Z', mix(PLUM_L, PLUM_X, 0.9)) + R(
        cx - 44, 170, 88, 3, EMBER_D
    )
    o += L(f'M{cx} 84V94', GOLD, 2) + at(
        cx,
        108,
        P('M-8-11H8C18-8 18 10 8 13H-8C-18 10-18-8-8-11Z', RED)
        + P('M-8-11H-2C-9-8-9 10-2 13H-8C-18 10-18-8-8-11Z', RED_L)
        + R(-7, -14, 14, 4, GOLD, 1)
        + R(-7, 12, 14, 4, GOLD_D, 1),
        0.9,
    )
    # the screen, slid aside
    s = (
        R(34, 48, 60, 158, N0, 2)
        + R(28, 46, 62, 160, EARTH_D, 2)
        + R(28, 46, 6, 160, EARTH_L)
        + R(34, 54, 50, 146, PAPER)
        + R(68, 54, 16, 146, PAPER_D)
    )
    s += P('M34 152Q48 140 58 152T84 148V200H34Z', JADE_D) + P(
        'M34 168Q50 158 64 168T84 166V200H34Z', JADE
    )
    s += (
        C(64, 84, 14, RED)
        + P('M50 84a14 14 0 0 1 14-14q-9 6-9 23Z', RED_L)
        + P(ribbon([(46, 152), (44, 132), (49, 114), (46, 92)], [6, 5, 4, 2]), EARTH)
        + P(ribbon([(48, 120), (56, 112), (64, 108)], [4, 3, 1]), EARTH)
        + P(ribbon([(46, 138), (42, 130), (38, 126)], [4, 3, 1]), EARTH)
    )
    for x, y, r in ((46, 92, -20), (64, 108, 50), (39, 126, -40), (48, 106, -50), (57, 114, 110)):
        s += blade(x, y, 18, 10, r, JADE_L, JADE_D)
    s += L('M34 104H84M34 152H84', EARTH_D, 2.6) + R(85, 118, 5, 20, GOLD, 2)
    o += s
    o += R(14, 198, 212, 10, EARTH_D) + R(14, 198, 212, 3, EARTH_L)
    return pic(o)
