# SPDX-License-Identifier: GPL-3.0-or-later
"""Black Market: plots, and what answers them."""

from palette import *
from shapes import *
from emperor.parts import *


def hired_assassin():
    """A dagger through a gold star."""
    o = wall(N1) + C(120, 122, 84, mix(NIGHT, NIGHT_D, 0.3)) + C(120, 122, 66, N2)
    # roof tiles below: paid by the tile
    o += (
        P('M14 176H226V208H14Z', N0)
        + P(
            ''.join(f'M{x} 182a10 10 0 0 1 20 0v26h-20Z' for x in range(14, 226, 24)),
            mix(NIGHT, NIGHT_D, 0.4),
        )
        + P(''.join(f'M{x} 182a10 10 0 0 1 10-10v36h-10Z' for x in range(14, 226, 24)), N2)
        + R(14, 172, 212, 6, N3)
    )
    # point of the blade behind the star
    tip = P('M0 116L-11 86V20H0Z', IRON_L) + P('M0 116L11 86V20H0Z', IRON_D)
    o += at(120, 118, tip, 0.86, 38)
    o += C(120, 118, 4, INK)
    v = [polar(120, 122, 69 if i % 2 == 0 else 29, -90 + 36 * i) for i in range(10)]
    o += P(
        'M' + pts(v) + 'Z', INK, f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"'
    ) + star(120, 122, 68)
    # cracks and the slit
    o += P('M102 128L124 102L134 112L116 138Z', GOLD_X) + P(
        cut(112, 132, 92, 148, 4, 2)
        + cut(108, 130, 84, 124, 3.4, -2)
        + cut(130, 104, 146, 92, 3.4, 2)
        + cut(122, 132, 132, 158, 4, 2)
        + cut(128, 116, 150, 122, 3.4, -2),
        GOLD_X,
    )
    # blade and hilt in front
    h = (
        P('M0 14L-13 6V-40H0Z', PAPER)
        + P('M0 14L13 6V-40H0Z', IRON)
        + P('M-3-40H3V4L0 8L-3 4Z', IRON_D)
    )
    h += P('M-34-50C-36-44-30-38-22-40H22C30-38 36-44 34-50Q20-46 0-46T-34-50Z', GOLD_D) + P(
        'M-34-50C-36-44-30-38-22-40H0V-46Q-20-46-34-50Z', GOLD_L
    )
    h += (
        R(-8, -84, 16, 38, RED_D, 3)
        + R(-8, -84, 8, 38, RED, 3)
        + L('M-7-78L7-70M-7-68L7-60M-7-58L7-50', INK, 2.4)
        + C(0, -90, 10, GOLD_D)
        + C(-1.2, -91, 7.8, GOLD_L)
        + C(0, -90, 4, RED)
    )
    o += at(124, 118, h, 0.9, 40)
    o += P('M112 132L120 122L126 126L116 138Z', GOLD_X)
    o += L('M176 64C190 66 196 78 192 90', RED, 2.6) + tassel(191, 92, 0.9)
    return pic(o)


def blackmail_letter():
    """A folded letter, its seal broken; an eye looks out."""
    o = wall(N1) + P(
        ''.join(f'M14 {y}h212v8h-212Z' for y in range(50, 208, 26)), mix(NIGHT, NIGHT_D, 0.3)
    )
    o += at(120, 128, R(-72, -58, 148, 126, N0, 3), 1, -5)
    b = (
        R(-74, -62, 148, 126, PAPER_D, 3)
        + P('M-74 64V-62L0 8Z', PAPER)
        + P('M74 64V-62L0 8Z', mix(PAPER_D, PAPER_X, 0.6))
        + P('M-74 64L0-4L74 64Z', mix(PAPER, PAPER_D, 0.5))
    )
    # opening, and what looks out of it
    b += P('M-66-62H66L40-36Q0-2-40-36Z', PLUM_X)
    o += at(120, 128, b, 1, -5)
    e = (
        P('M-42 0Q0-36 42 0Q0 26-42 0Z', INK)
        + P('M-36 0Q0-28 36 0Q0 20-36 0Z', PAPER)
        + P('M0-14.5Q20-12 36 0Q18 10 0 10Z', PAPER_D)
        + C(0, -2, 12.5, JADE_D)
        + C(-0.6, -2.6, 10.5, JADE)
        + C(0, -2, 6, INK)
        + C(-3.5, -6, 2.4, PAPER)
        + P('M-46 0Q0-40 46 0Q0-24-46 0Z', INK)
    )
    o += at(114, 86, e, 0.84, -5)
    # seal in two halves
    sl = (
        ''.join(C(*polar(0, 0, 23, a), 6, RED_D) for a in range(108, 260, 30))
        + P('M0-27A27 27 0 0 0 0 27L-5 16L4 7L-5-3L3-14Z', RED_D)
        + P('M-2-21A21 21 0 0 0-2 21L-6 14L2 6L-7-3L1-13Z', RED)
        + P('M-4-16A16 16 0 0 0-16 0L-12.5 0A12.5 12.5 0 0 1-4-12Z', RED_L)
    )
    sr = (
        ''.join(C(*polar(0, 0, 23, a), 6, RED_X) for a in range(-72, 80, 30))
        + P('M0-27A27 27 0 0 1 0 27L-5 16L4 7L-5-3L3-14Z', RED_X)
        + P('M5-20A21 21 0 0 1 2 21L-2 15L7 6L-2-3L6-13Z', mix(RED, RED_D, 0.35))
        + P('M12 9A14 14 0 0 0 14-2L10-2A10 10 0 0 1 8 6Z', RED_L)
    )
    o += at(110, 156, sl, 1, -8) + at(128, 160, sr, 1, 12)
    o += cuts(
        PAPER_X,
        (64, 150, 84, 132, 1.6),
        (60, 166, 76, 152, 1.6),
        (176, 140, 160, 128, 1.6),
        (180, 156, 164, 142, 1.6),
    )
    return pic(o)


def night_thief():
    """A hooded shadow over a roof ridge before the moon."""
    o = wall(N1) + C(132, 108, 76, NIGHT) + C(132, 108, 62, PAPER_D) + C(130, 106, 60, PAPER_L)
    o += P('M14 118Q40 100 62 116L62 150H14ZM226 112Q206 96 190 112V150H226Z', N0)
    for x, y, r in ((36, 66, 3.4), (56, 88, 2.6), (206, 62, 3.4), (44, 100, 2.4)):
        o += spark(x, y, r)
    # sack over the shoulder
    o += (
        P('M150 110C170 92 202 108 200 140C198 160 180 168 160 168L140 150Z', EARTH_D)
        + P('M150 110C170 92 190 100 194 116C180 108 164 118 160 150L146 150Z', EARTH)
        + P('M154 106Q150 100 142 106L150 118Z', GOLD_D)
        + cuts(
            mix(EARTH_D, EARTH_X, 0.8), (176, 116, 180, 150, 2.6, 4), (188, 126, 186, 152, 2.2, 2)
        )
    )
    o += P('M184 100l8-8 6 12Z', GOLD) + coin(188, 98, 8)
    # hooded figure
    shape = 'M112 66C94 68 84 84 86 106C66 116 54 138 52 170H112Z'
    o += half(shape, mix(INK_L, INK, 0.6), INK_D, 112)
    o += P(
        'M112 66C100 72 96 88 98 106C84 118 76 140 74 170H150C148 140 140 118 126 106'
        'C128 88 124 72 112 66Z',
        INK,
    )
    # no face: only the slits of the eyes
    o += P('M89 98C91 82 100 75 112 75S133 82 135 98Q125 111 112 111T89 98Z', INK_D)
    o += P('M92 90C95 80 102 76 112 76Q103 80 98 92Z', mix(INK_L, INK, 0.6))
    o += P('M95 96Q103 90 110 99Q102 102 95 96Z', PAPER_L) + P(
        'M129 96Q121 90 114 99Q122 102 129 96Z', PAPER_D
    )
    o += (
        C(104.5, 97.6, 2.2, INK)
        + C(119.5, 97.6, 2.2, INK)
        + P('M94 95Q103 88 111 98Q102 93 94 95ZM130 95Q121 88 113 98Q122 93 130 95Z', INK_D)
    )
    o += P('M88 102Q100 110 112 108T136 102L134 116Q124 126 112 126T90 116Z', INK) + cuts(
        mix(INK_L, INK, 0.6), (94, 110, 108, 114, 2), (96, 118, 106, 121, 1.8)
    )
    o += cuts(INK_L, (90, 86, 104, 72, 2.4, -3), (66, 148, 84, 122, 2.6, -3))
    # roof ridge in front
    o += (
        P('M14 170H226V208H14Z', N0)
        + P(''.join(f'M{x} 182a11 11 0 0 1 22 0v26h-22Z' for x in range(10, 226, 26)), N2)
        + P(''.join(f'M{x} 182a11 11 0 0 1 11-11v37h-11Z' for x in range(10, 226, 26)), N3)
    )
    o += (
        R(14, 164, 212, 12, mix(NIGHT, NIGHT_D, 0.4))
        + R(14, 164, 212, 4, IRON)
        + P(''.join(f'M{x} 170h14v3h-14Z' for x in range(20, 226, 26)), N3)
    )
    # gloves on the ridge
    o += (
        both(
            P('M54 176C50 160 58 152 70 155C82 152 90 160 87 176Z', RED_D)
            + P('M54 176C50 160 58 152 70 155V176Z', RED)
            + P('M62 160l2 14h-3ZM70 159l1 15h-3ZM79 160l-1 14h-3Z', RED_X),
            112,
        )
        + P('M52 148Q70 140 90 148L88 157Q70 150 54 157Z', mix(INK_L, INK, 0.25))
        + P('M134 148Q154 140 172 148L170 157Q152 150 136 157Z', mix(INK_L, INK, 0.8))
    )
    return pic(o)


def slander_scroll():
    """A scroll torn by a blot of ink."""
    o = wall(N2)
    for i in range(6):
        x = 14 + i * 36
        o += (
            R(x, 44, 34, 164, N1 if i % 2 else mix(NIGHT, NIGHT_D, 0.25))
            + R(x, 44, 4, 164, N2)
            + cuts(
                INK,
                (x + 20, 60 + i * 9, x + 18, 110 + i * 7, 2, 2),
                (x + 14, 150, x + 16, 190, 2),
            )
        )
    o += P(
        'M66 62L176 56L182 164L172 186L160 172L148 196L134 178L120 200L104 180L92 196'
        'L80 178L68 186Z',
        NIGHT_D,
    )
    o += P(
        'M60 58L172 52L178 162L168 182L156 168L144 192L130 174L116 196L100 176L88 192'
        'L76 174L64 182Z',
        PAPER,
    ) + P('M146 53.4L172 52L178 162L168 182L156 168L150 180Z', PAPER_D)
    o += P('M56 52H176L178 64H58Z', EARTH_D) + P('M56 52H176L176.5 56H56.5Z', EARTH_L)
    o += P(
        ''.join(
            cut(x, y, x + 0.6, y + k, 2.4)
            for x, ys in (
                (76, (76, 94, 110, 132, 150)),
                (94, (74, 88, 164)),
                (146, (72, 84, 152)),
                (162, (74, 92, 106, 128, 144)),
            )
            for y, k in zip(ys, (12, 10, 16, 12, 14))
        ),
        mix(INK_L, INK_D, 0.2),
    )
    # the blot
    o += P(
        'M118 82C132 76 146 86 146 98C158 100 162 116 150 122C154 136 142 146 130 140'
        'C126 152 108 152 104 142C90 144 82 130 90 120C80 110 88 96 100 98'
        'C100 88 108 82 118 82Z',
        INK,
    )
    o += (
        P(
            'M112 140Q116 168 113 182Q107 182 108 168ZM132 138Q136 156 134 164'
            'Q128 164 129 152ZM96 138Q98 150 96 158Q91 158 92 148Z',
            INK,
        )
        + C(113, 183, 4.6, INK)
        + C(134, 166, 3.8, INK)
        + C(96, 160, 3.4, INK)
    )
    for x, y, r in (
        (76, 104, 4),
        (70, 122, 2.6),
        (166, 120, 4.4),
        (158, 88, 3),
        (90, 86, 3),
        (140, 70, 2.6),
    ):
        o += C(x, y, r, INK)
    o += P(
        'M104 104C108 94 116 92 124 92C114 98 110 104 108 114C104 112 102 108 104 104Z',
        mix(PLUM_H, PLUM_D, 0.8),
    ) + C(130, 102, 3, mix(PLUM_H, PLUM_D, 0.8))
    # what the blot looks like: a whisper with two eyes
    o += P(
        'M108 116Q114 110 121 117Q114 121 108 116ZM143 115Q136 110 129 117Q136 121 143 115Z', RED_L
    )
    # nail
    o += (
        P('M112 44H126L121 70H117Z', RED_D)
        + P('M112 44H119V70H117Z', RED_L)
        + R(108, 44, 22, 8, RED_D, 3)
        + R(108, 44, 11, 8, RED_L, 3)
    )
    return pic(o)


def berry(x, y, r=7):
    """A nightshade berry."""
    return (
        C(x, y, r, INK)
        + C(x - r * 0.15, y - r * 0.15, r * 0.75, PLUM_D)
        + P(cut(x - r * 0.6, y, x, y - r * 0.6, r * 0.16, -r * 0.22), PLUM_L)
    )


def nightshade_vial():
    """A vial, berries and flowers under the moon."""
    p = (
        R(14, 44, 212, 164, N1)
        + C(120, 120, 72, NIGHT)
        + C(120, 120, 52, mix(NIGHT_L, NIGHT, 0.3))
        + C(152, 82, 17, PAPER)
        + C(159, 78, 15, mix(NIGHT_L, NIGHT, 0.8))
    )
    p += P('M14 184H226V208H14Z', NIGHT_D) + P('M14 184H226V187H14Z', GOLD_D)
    # sprig behind
    for x, y, s, r in (
        (92, 160, 0.9, -62),
        (86, 132, 0.8, -40),
        (98, 108, 0.7, -16),
        (150, 160, 0.9, 64),
        (158, 134, 0.8, 44),
        (146, 112, 0.7, 20),
    ):
        p += leaf(x, y, s, r)
    p += L('M120 176C96 168 78 156 70 134M120 176C146 168 162 154 170 132', JADE_D, 3)
    for x, y in ((62, 146), (74, 162), (178, 146), (166, 162)):
        p += berry(x, y, 8)
    for x, y in ((68, 116), (173, 116)):
        f = ''.join(
            at(0, 0, P('M0 0C-7-5-6-14 0-20C6-14 7-5 0 0Z', PLUM_L if a < 150 else PLUM), 1, a - 54)
            for a in range(0, 360, 72)
        )
        p += at(x, y, f + C(0, 0, 4.5, GOLD_D) + C(-0.6, -0.8, 3.4, GOLD_L), 0.95)
    # vial: light shape, dark shape, liquid, shine
    v = P(
        'M108 88H132V112C152 122 158 140 154 160C151 178 138 188 120 188'
        'C102 188 89 178 86 160C82 140 88 122 108 112Z',
        NIGHT_D,
    )
    v += P(
        'M112 92H128V115C146 124 153 140 149.5 159C146.5 175 135 184 120 184'
        'C105 184 93.5 175 90.5 159C87 140 94 124 112 115Z',
        IRON,
    )
    v += P('M112 92H120V184C105 184 93.5 175 90.5 159C87 140 94 124 112 115Z', IRON_L)
    v += P(
        'M92 138Q106 132 120 138T148 138C151 146 151 152 149.5 159C146.5 175 135 184 120 184'
        'C105 184 93.5 175 90.5 159C89 152 89.5 146 92 138Z',
        PLUM_D,
    )
    v += P('M92 138Q106 132 120 138V184C105 184 93.5 175 90.5 159C89 152 89.5 146 92 138Z', PLUM)
    v += (
        cuts(PAPER, (98, 166, 101, 128, 2.6, -3))
        + C(132, 152, 3, PLUM)
        + C(126, 164, 2, PLUM)
        + C(137, 166, 2, PLUM)
    )
    v += (
        R(105, 84, 30, 9, GOLD_D, 2)
        + R(105, 84, 15, 9, GOLD, 2)
        + P('M109 84L107 68H133L131 84Z', EARTH_D)
        + P('M109 84L107 68H120V84Z', EARTH_L)
    )
    v += P('M106 98H134V104H106Z', RED_D) + P('M106 98H120V104H106Z', RED_L)
    # skull-free warning: the market's seal on a paper tag
    v += L('M128 103L160 176', GOLD, 1.6) + at(
        162, 182, P('M-11-8H11L14 0L11 8H-11Z', PAPER) + R(-7, -4.5, 9, 9, RED, 1.5), 1, 12
    )
    return pic(p + v)


def sabre(l=PAPER, m=IRON_L, d=IRON):
    """A sabre, its point up."""
    o = (
        P('M-7 40C-12-10-6-60 26-100C20-56 14-10 9 40Z', m)
        + P('M-7 40C-12-10-6-60 26-100C6-60-1-10 0 40Z', l)
        + cuts(d, (4, 30, 14, -64, 2.6, -4))
    )
    o += (
        P('M-22 40H22L18 50H-18Z', GOLD_D)
        + P('M-22 40H0V50H-18Z', GOLD_L)
        + R(-6, 50, 12, 34, RED_D, 2)
        + R(-6, 50, 6, 34, RED, 2)
        + L('M-5 56L5 62M-5 64L5 70M-5 72L5 78', INK, 2)
        + C(0, 87, 7, GOLD_D)
        + C(-1, 86, 5.2, GOLD_L)
    )
    return o


def bodyguard():
    """Crossed sabres before a closed gate."""
    o = (
        wall(N1)
        + P(
            ''.join(f'M{x} {y}h26v10h-26Z' for y in range(62, 208, 28) for x in range(16, 226, 30)),
            mix(NIGHT, NIGHT_D, 0.3),
        )
        + P(
            ''.join(f'M{x} {y}h26v10h-26Z' for y in range(76, 208, 28) for x in range(1, 226, 30)),
            mix(NIGHT, NIGHT_D, 0.3),
        )
    )
    # gate: jambs, lintel, roof edge, two leaves with studs
    o += (
        R(46, 66, 148, 142, EARTH_D)
        + R(46, 66, 148, 142, mix(EARTH_D, EARTH_X, 0.8))
        + R(46, 66, 9, 142, EARTH)
    )
    o += (
        R(56, 80, 63, 128, RED)
        + R(56, 80, 8, 128, RED_L)
        + R(121, 80, 63, 128, mix(RED, RED_D, 0.6))
        + R(176, 80, 8, 128, RED_D)
        + R(118.5, 80, 3, 128, RED_X)
    )
    studs = [(x, y) for y in range(92, 208, 18) for x in (70, 87, 104, 136, 153, 170)]
    o += P(
        ''.join(f'M{x-4.5} {y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0Z' for x, y in studs), GOLD_D
    ) + P(''.join(f'M{x-4} {y-.6}a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z' for x, y in studs), GOLD)
    o += (
        P('M20 66C44 62 52 54 58 46H182C188 54 196 62 220 66L214 80H26Z', N0)
        + P('M20 66C44 62 52 54 58 46H182C188 54 196 62 220 66Z', JADE_D)
        + P(''.join(f'M{x} 46h7l-3 19h-7Z' for x in range(62, 120, 15)), JADE)
        + P(''.join(f'M{x} 46h-7l3 19h7Z' for x in range(180, 122, -15)), JADE)
        + L('M21 67Q60 73 120 73T219 67', GOLD, 3)
    )
    # sabres before the gate
    for s in (1, 0):
        g = at(
            112,
            136,
            sabre(PAPER if not s else IRON_L, IRON_L if not s else IRON, IRON if not s else IRON_D),
            0.92,
            34,
        )
        o += flip(g, 120) if s else g
    # lion boss with ring where they cross
    o += (
        C(120, 134, 19, INK)
        + C(120, 134, 17, GOLD_D)
        + P('M120 134m-15 0a15 15 0 0 1 24-12l-24 24a15 15 0 0 1 0-12Z', GOLD)
        + at(
            120,
            132,
            P('M0-9C-9-9-11-2-8 3C-8 8-4 9 0 9Z', GOLD_L)
            + P('M0-9C9-9 11-2 8 3C8 8 4 9 0 9Z', GOLD)
            + P('M-7-2Q-4-5-1-1Q-4 1-7-2ZM7-2Q4-5 1-1Q4 1 7-2Z', INK)
            + P('M-4 4H4L0 7Z', INK),
            1,
        )
        + O(120, 146, 9, GOLD_D, 5)
        + O(120, 145.5, 9, GOLD_L, 2.6)
    )
    return pic(o)
