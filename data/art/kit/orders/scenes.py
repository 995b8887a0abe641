# SPDX-License-Identifier: GPL-3.0-or-later
"""Parts of the pictures of orders: skies, hills, walls seen from the front, groups of things.

Drawn in the coordinates of the card, where the picture is 14 to 226, 44 to 208.
"""

from land import props
from palette import *
from shapes import *

BOX = (14, 44, 226, 208)
FAMILY = {  # mid, light, dark, ray
    'city': (EMBER, EMBER_L, EMBER_D, mix(EMBER_D, EMBER, 0.3)),
    'road': (EARTH, EARTH_L, EARTH_D, mix(EARTH_D, EARTH, 0.35)),
    'cloister': (PLUM, PLUM_L, PLUM_D, mix(PLUM_D, PLUM, 0.4)),
    'farm': (LEAF, LEAF_L, LEAF_X, mix(LEAF_X, LEAF_D, 0.6)),
    'people': (BLUE, BLUE_L, BLUE_D, mix(BLUE_D, BLUE, 0.45)),
    'board': (IRON, IRON_L, IRON_D, mix(IRON_D, IRON, 0.3)),
}


def pic(body):
    """A whole picture."""
    return svg(212, 164, G(body, 'translate(-14 -44)'))


def flat(c):
    """A ground of one tone."""
    return R(14, 44, 212, 164, c)


def burst(c, ray, cx, cy, count):
    """A sunburst."""
    return flat(c) + rays_box(cx, cy, BOX, count, ray)


def sun(x, y, r, tones):
    """Discs in each other, from outside."""
    return ''.join(C(x, y, r * share, tone) for share, tone in zip((1, 0.82, 0.62), tones))


def bands(tones, y0, y1):
    """A sky in bands."""
    h = (y1 - y0) / len(tones)
    return ''.join(R(14, y0 + i * h, 212, h + 0.5, c) for i, c in enumerate(tones))


def hill(c, *pts_):
    """A hill from the left to the right edge through points, down to the foot of the picture."""
    p = list(pts_)
    d = f'M14 208V{n(p[0])}'
    xs = [14 + 212 * i / (len(p) - 1) for i in range(len(p))]
    for i in range(len(p) - 1):
        mx = (xs[i] + xs[i + 1]) / 2
        d += f'C{n(mx)} {n(p[i])} {n(mx)} {n(p[i + 1])} {n(xs[i + 1])} {n(p[i + 1])}'
    return P(d + 'V208Z', c)


def put(*items):
    """'name x y scale' items, back to front."""
    o = ''
    for one in ' '.join(items).split(','):
        k, x, y, *s = one.split()
        o += at(float(x), float(y), props.PROP[k](), float(s[0]) if s else 1.6)
    return o


def opening(x, foot, r, tone):
    """A gate as wide as 2 r."""
    top = foot - r - (6 if tone == INK else 2)
    return P(
        f'M{n(x - r)} {n(foot)}V{n(top)}A{n(r)} {n(r)} 0 0 1 {n(x + r)} {n(top)}V{n(foot)}Z', tone
    )


def wall(x0, x1, top, foot, gate=0, m=9, cx=120):
    """A town wall seen from the front: battlements, two tones, a gate as wide as `gate`."""
    k = max(3, round((x1 - x0) / (2 * m)))
    k += 1 - k % 2
    w = (x1 - x0) / k
    d = f'M{n(x0)} {n(foot)}V{n(top)}'
    for i in range(k):
        d += f'H{n(x0 + w * (i + 1))}' + (f'V{n(top + 7)}' if i % 2 == 0 else f'V{n(top)}')
    d += f'V{n(foot)}Z'
    o = P(d, STONE_D) + R(x0, top + 9, x1 - x0, foot - top - 9, STONE_L)
    c = max(x0, min(x1, cx))
    o += R(c, top + 9, x1 - c, foot - top - 9, STONE)
    for i in range(0, k, 2):
        x = x0 + w * i
        o += R(x, top, w, 9, STONE_L if x + w / 2 < c else STONE)
    joints = ''
    for j, y in enumerate(range(int(top) + 17, int(foot) - 3, 9)):
        for x in range(int(x0) + 8 + (j % 2) * 13, int(x1) - 10, 29):
            joints += f'M{x} {y}h9'
    o += L(joints, STONE_D, 1.5)
    if gate:
        o += opening(cx, foot, gate / 2 + 4, STONE_D) + opening(cx, foot, gate / 2, INK)
    return o


def spline(p, samples=40):
    """A smooth line through points."""
    q = [
        (2 * p[0][0] - p[1][0], 2 * p[0][1] - p[1][1]),
        *p,
        (2 * p[-1][0] - p[-2][0], 2 * p[-1][1] - p[-2][1]),
    ]
    out = []
    for i in range(samples + 1):
        t = i / samples * (len(p) - 1)
        j = min(int(t), len(p) - 2)
        t -= j
        a, b, c, d = q[j : j + 4]
        out.append(
            tuple(
                0.5
                * (
                    2 * b[k]
                    + (c[k] - a[k]) * t
                    + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                    + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3
                )
                for k in (0, 1)
            )
        )
    return out


def way(points, near, far=5):
    """A winding road from the foot of the picture to the horizon, which narrows."""
    line = spline(points)
    y0, y1 = line[0][1], line[-1][1]

    def width(i):
        return far + (near - far) * max(0, (line[i][1] - y1) / (y0 - y1)) ** 1.15

    a, b, a2, b2 = [], [], [], []
    for i, (x, y) in enumerate(line):
        w = width(i)
        a.append((x - w / 2, y))
        b.append((x + w / 2, y))
        a2.append((x - w * 0.39, y))
        b2.append((x + w * 0.39, y))
    o = P('M' + pts(a + b[::-1]) + 'Z', EARTH) + P('M' + pts(a2 + b2[::-1]) + 'Z', ROAD)
    c2 = [(x + width(i) * 0.12, y) for i, (x, y) in enumerate(line)]
    return o + P('M' + pts(c2 + b2[::-1]) + 'Z', ROAD_D)


def furrows(vx, vy, y0, y1, count, c, x0=14, x1=226):
    """Furrows from a vanishing point, as long cuts."""
    d = ''
    for i in range(-count, count + 1):
        top = vx + (i / count) * (x1 - x0) * 0.5 * (y0 - vy) / (y1 - vy) * 1.2
        bot = vx + (i / count) * (x1 - x0) * 0.5 * 1.9
        d += cut(top, y0, bot, y1, 2.2)
    return P(d, c)


def stone(x, y, s=1.0):
    """A milestone."""
    return at(
        x,
        y,
        P('M-9 2V-15Q-9-24 0-24Q9-24 9-15V2Z', STONE_D)
        + P('M-9 2V-15Q-9-24 0-24V2Z', STONE_L)
        + P('M-5-14a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z', GOLD_D)
        + P('M-5-14a5 5 0 0 1 8.4-3.6L-3.6-10.4A5 5 0 0 1-5-14Z', GOLD_L),
        s,
    )


def shield(x, y, s=1.0, blank=False, a=BLUE, b=BLUE_D, c=BLUE_L):
    """The pennant of the kingdom, or a blank shield."""
    d = 'M-14-36H14V-16C14-5 7 1 0 5C-7 1-14-5-14-16Z'
    o = P(d, INK, f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"') + P(
        d, GOLD, f'stroke="{GOLD}" stroke-width="2.4" stroke-linejoin="round"'
    )
    o += (
        P('M-14-36H0V5C-7 1-14-5-14-16Z', a)
        + P('M14-36H0V5C7 1 14-5 14-16Z', b)
        + P('M-14-36H-9V-14C-9-8-7-3-4 2C-9-1-14-8-14-16Z', c)
    )
    return at(x, y, o + ('' if blank else star(0, -18, 11)), s)


def banner(x, y, h=70, w=26, a=BLUE, b=BLUE_D, emblem=True, s=1.0):
    """A banner hanging from a pole, forked at its foot."""
    o = (
        P(f'M-2.4 6V{n(-h - 12)}H2.4V6Z', EARTH_D)
        + P(f'M-2.4 6V{n(-h - 12)}H0V6Z', EARTH_L)
        + C(0, -h - 13, 5, GOLD_D)
        + C(-0.6, -h - 13.6, 4, GOLD_L)
    )
    o += P(f'M{n(-w / 2 - 3)} {n(-h - 4)}H{n(w / 2 + 3)}V{n(-h)}H{n(-w / 2 - 3)}Z', GOLD_D) + P(
        f'M{n(-w / 2 - 3)} {n(-h - 4)}H0V{n(-h)}H{n(-w / 2 - 3)}Z', GOLD_L
    )
    o += P(f'M{n(-w / 2)} {n(-h)}H0V{n(-h + w * 1.3)}L{n(-w / 2)} {n(-h + w * 1.75)}Z', a) + P(
        f'M{n(w / 2)} {n(-h)}H0V{n(-h + w * 1.3)}L{n(w / 2)} {n(-h + w * 1.75)}Z', b
    )
    if emblem:
        o += star(0, -h + w * 0.62, w * 0.38)
    return at(x, y, o, s)


def stars(points):
    """Stars of four points."""
    d = ''
    for x, y, r in points:
        tips = ((x + r, y), (x, y + r), (x - r, y), (x, y - r))
        d += f'M{x} {y - r}' + ''.join(f'Q{x} {y} {u} {v}' for u, v in tips) + 'Z'
    return P(d, GOLD_L)


def crown(x, y, s=1.0):
    """A great crown: five points, jewels, a red cap."""
    o = P('M-34 22L-42-16L-22 2L0-26L22 2L42-16L34 22Q0 34-34 22Z', GOLD_X)
    o += P('M-33 20L-41-15L-21 3L0-25V29Q-18 28-33 20Z', GOLD) + P(
        'M33 20L41-15L21 3L0-25V29Q18 28 33 20Z', GOLD_D
    )
    o += P('M-41-15L-21 3L-26 18L-33 14ZM0-25L-21 3L-14 21Q-7 22 0 22Z', GOLD_L) + P(
        'M0-25L21 3L14 21Q7 22 0 22Z', GOLD
    )
    o += P('M-34 16Q0 28 34 16L33 26Q0 38-33 26Z', GOLD_D) + P(
        'M-34 16Q-17 22 0 22V32Q-18 31.6-33 26Z', GOLD_L
    )
    for a, b, r, t in ((-42, -17, 5, JADE_L), (0, -29, 6, RED_L), (42, -17, 5, BLUE_L)):
        o += C(a, b, r, GOLD_X) + C(a - 0.5, b - 0.5, r - 1.4, t)
    for a in (-20, 0, 20):
        o += P(f'M{a} {22 - abs(a) * .12:.1f}l5 5-5 5-5-5Z', RED_D) + P(
            f'M{a} {22 - abs(a) * .12:.1f}l-5 5h5Z', RED_L
        )
    return at(x, y, o, s)


def helm(x, y, s=1.0, plume=(RED_L, RED_D), tilt=0):
    """A knight's helmet, frontal, 60 wide."""
    o = P('M2-34C10-58 40-60 54-40C60-28 56-18 52-10C46-22 34-30 2-34Z', plume[1]) + P(
        'M2-34C10-54 36-56 50-40C36-46 20-42 2-34Z', plume[0]
    )
    o += half('M0-40C-24-40-32-22-32-4V22C-28 36-16 42 0 44Z', IRON_L, IRON_D)
    o += (
        P('M0-40C-10-40-16-22-16-2V38Q-8 43 0 44Z', IRON_L)
        + P('M-14-37C-26-32-32-20-32-4V22C-31 26-29 29-26 32C-28 6-24-20-14-37Z', IRON_H)
        + P('M0-40C8-40 12-22 12-2V41Q6 43.6 0 44Z', IRON)
    )
    o += P('M-27-3H-5L0 4L5-3H27V8H5V36H-5V8H-27Z', INK) + P(
        'M-23 4.6Q-16-1.6-8 3.4Q-14 6-23 4.6ZM23 4.6Q16-1.6 8 3.4Q14 6 23 4.6Z', PAPER_L
    )
    o += P('M-31.6-12Q0-20 31.6-12V-6Q0-14-31.6-6Z', GOLD_D) + P(
        'M-31.6-12Q-16-16 0-16V-10Q-16-10-31.6-6Z', GOLD_L
    )
    o += (
        P('M14 16v10M19 15v9M24 13v8', IRON_X)
        + L('M12 16v12M18 15v10M24 13v8', IRON_X, 2)
        + L('M-12 16v12M-18 15v10M-24 13v8', IRON_D, 2)
    )
    return at(x, y, o, s, tilt)


def rogue(x, y, s=1.0, cloth=(RED_L, RED, RED_D), skin=0, feather=True):
    """A highwayman to the shoulders: broad hat, eyes, a cloth over the mouth."""
    a, b = SKINS[skin]
    l, m, d = cloth
    o = half('M0 44H-40C-38 24-28 14-14 12H0Z', INK_L, INK)
    o += P('M-18-12H18V10H-18Z', a) + P('M2-12H18V10H3L-3 6Z', b)
    o += (
        P('M-14-3Q-8-9-2-2Q-8 1-14-3ZM14-3Q8-9 2-2Q8 1 14-3Z', PAPER_L)
        + C(-7.4, -3.6, 2.7, INK)
        + C(7.4, -3.6, 2.7, INK)
        + P('M-15-3.6Q-8-11-1-2.6Q-8-7-15-3.6ZM15-3.6Q8-11 1-2.6Q8-7 15-3.6Z', INK)
    )
    o += (
        P('M-21 3Q0-1 21 3L25 16Q14 28 0 32Q-14 28-25 16Z', d)
        + P('M-21 3Q-10 1 0 1V32Q-14 28-25 16Z', l)
        + P('M-8 1.4Q-4 1 0 1V32Q-6 16-8 1.4Z', m)
        + cuts(d, (-20, 10, -6, 16, 1.6, -2), (-19, 17, -7, 22, 1.4, -2))
    )
    hat = (
        'M-48-14C-51-24-42-27-33-22C-26-19-22-22-20-32Q0-46 20-32C22-22 26-19 33-22C42-27 51-24'
        ' 48-14Q28-4 0-4Q-28-4-48-14Z'
    )
    if feather:
        o += P('M14-28C22-48 40-54 56-48C52-38 42-26 22-24Z', d) + P(
            'M14-28C22-48 40-54 56-48C42-46 30-38 14-28Z', l
        )
    o += P(hat, INK) + P(
        'M-48-14C-51-24-42-27-33-22C-26-19-22-22-20-32Q-10-39 0-39V-4Q-28-4-48-14Z',
        mix(INK, INK_L, 0.55),
    )
    o += P('M-22-24Q0-14 22-24L25-17Q0-6-25-17Z', GOLD_D) + P(
        'M-22-24Q-11-19 0-19V-11.6Q-13-12-25-17Z', GOLD_L
    )
    return at(x, y, o, s)


def hood(x, y, s=1.0, tones=(EARTH_L, EARTH, EARTH_D), skin=0, beard=True):
    """A monk to the shoulders."""
    l, m, d = tones
    a, b = SKINS[skin]
    o = half('M0-44C-22-38-28-18-28 0C-36 14-42 30-44 44H0Z', m, d) + P(
        'M-8-41C-24-34-28-16-28 0C-36 14-42 30-44 44H-34C-28 24-24 10-20-2C-20-18-16-32-8-41Z', l
    )
    o += P('M0-32C-15-30-20-16-20-4C-20 14-11 26 0 26C11 26 20 14 20-4C20-16 15-30 0-32Z', INK)
    o += P('M0-24C-10-24-15-16-15-6C-15 8-8 18 0 18C8 18 15 8 15-6C15-16 10-24 0-24Z', a) + P(
        (
            'M3-23.6C3-16 2-12 .4-9L-3.4 1Q-3.4 3 0 3L-.4 6Q1 10 0 18C8 18 15 8 15-6C15-15 10-23'
            ' 3-23.6Z'
        ),
        b,
    )
    o += (
        P('M-12-6Q-7-10-2-5.4Q-7-3-12-6ZM12-6Q7-10 2-5.4Q7-3 12-6Z', PAPER_L)
        + C(-6.6, -6.4, 2, INK)
        + C(6.6, -6.4, 2, INK)
        + P('M-12.4-6Q-7-11-1.6-5.4Q-7-8.6-12.4-6ZM12.4-6Q7-11 1.6-5.4Q7-8.6 12.4-6Z', INK)
    )
    if beard:
        o += half('M0 4C-6 3-11 4-14 0C-15 14-10 30 0 36Z', PAPER, PAPER_D) + P(
            'M-4 8Q0 6 4 8Q0 11-4 8Z', RED_D
        )
    return at(x, y, o, s)


def straw(x, y, s=1.0, tones=(JADE_L, JADE, JADE_D), skin=1):
    """A farmer to the shoulders: straw hat."""
    a, b = SKINS[skin]
    _, m, d = tones
    o = half('M0 44H-40C-38 28-28 20-12 18H0Z', m, d) + P('M-7 14H7V24L0 32L-7 24Z', b)
    o += P('M0-22C-12-22-17-12-17-2C-17 12-9 22 0 22C9 22 17 12 17-2C17-12 12-22 0-22Z', a) + P(
        'M3-21.6C3-12 2-8 .4-5L-4 5Q-4 7 0 7L-.4 10Q1 14 0 22C9 22 17 12 17-2C17-12 12-21 3-21.6Z',
        b,
    )
    o += (
        P('M-13-1Q-7-6-2-.4Q-7 2-13-1ZM13-1Q7-6 2-.4Q7 2 13-1Z', PAPER_L)
        + C(-7, -1.6, 2.2, INK)
        + C(7, -1.6, 2.2, INK)
        + P('M-13.4-1.2Q-7-7-1.6-.4Q-7-4-13.4-1.2ZM13.4-1.2Q7-7 1.6-.4Q7-4 13.4-1.2Z', INK)
    )
    o += P(
        'M0 11C-5 8-10 10-12 15C-7 15.6-3 15 0 13.6C3 15 7 15.6 12 15C10 10 5 8 0 11Z', EARTH_D
    ) + P('M-3.6 16Q0 15 3.6 16Q0 18-3.6 16Z', RED_D)
    hat = 'M0-44C-8-44-16-40-19-34C-24-22-34-14-50-9Q-28 2 0 2Z'
    o += half(hat, GOLD, GOLD_D) + P(
        'M-8-43C-14-41-17-38-19-34C-24-22-34-14-50-9Q-42-5 -32-2.4C-22-14-14-28-8-43Z', GOLD_L
    )
    o += (
        half('M0-20Q-12-21-22-27L-27-19Q-14-12 0-11.6Z', RED, RED_D)
        + cuts(GOLD_D, (-30, -14, -20, -24, 1.2), (-20, -6, -14, -12, 1.2))
        + cuts(GOLD_X, (30, -14, 20, -24, 1.2), (20, -6, 14, -12, 1.2))
    )
    return at(x, y, o, s)
