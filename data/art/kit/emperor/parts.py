# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pictures of the palace share: grounds, ribbons, flames, tassels, roofs, lanterns."""

from math import hypot

from palette import *
from shapes import *

# The night of the Black Market is a tone darker than that of other grounds.
DUSK = mix(NIGHT, NIGHT_D, 0.5)
# Mid, light and dark tone of a member of the Staff.
SUITS = {
    'apothecary': (JADE, JADE_L, JADE_D),
    'chef': (EMBER, EMBER_L, EMBER_D),
    'official': (BLUE, BLUE_L, BLUE_D),
    'priest': (PLUM, PLUM_L, PLUM_D),
    'blacksmith': (IRON, IRON_L, IRON_D),
    'strategist': (RED, RED_L, RED_D),
}


def pic(body):
    """A picture of 212 x 164, drawn in the coordinates of the card that it lies on at 14, 44."""
    return svg(212, 164, G(body, 'translate(-14 -44)'))


def wall(c):
    return R(14, 44, 212, 164, c)


def burst(d, c, cy=126, count=32, cx=120, share=0.5):
    return wall(d) + rays_box(cx, cy, (14, 44, 226, 208), count, c)


def ledge(y, top, front, edge=5):
    return R(14, y, 212, 208 - y, front) + R(14, y, 212, edge, top)


B_SKY = mix(BLUE, BLUE_L, 0.14)


def gilt(cx, cy, r, fill):
    """Disc in a gold ring."""
    return C(cx, cy, r, GOLD_D) + C(cx, cy, r - 1.5, GOLD) + C(cx, cy, r - 4.5, fill)


def tri(shape, l, m, d, cx=120, k=0.4):
    """Three vertical tones: light left shape, dark right shape, and the shape drawn again `k` wide in the mid tone."""
    mid = G(P(shape, m), f'matrix({k} 0 0 1 {n(cx * (1 - k))} 0)')
    return half(shape, l, d, cx) + mid + flip(mid, cx)


def spline(p, samples):
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


def ribbon(p, w, lo=-1.0, hi=1.0, samples=None):
    """Path data of a band of changing width along a smooth curve; `lo`, `hi` cut a lengthwise strip out of
    it (positive is the left side of a line that runs up, the upper side of one that runs right)."""
    samples = samples or 6 * (len(p) - 1)
    s = spline(p, samples)
    a, b = [], []
    for i, (x, y) in enumerate(s):
        x0, y0 = s[max(i - 1, 0)]
        x1, y1 = s[min(i + 1, samples)]
        k = hypot(x1 - x0, y1 - y0) or 1
        nx, ny = (y1 - y0) / k, -(x1 - x0) / k
        t = i / samples * (len(w) - 1)
        j = min(int(t), len(w) - 2)
        r = (w[j] + (w[j + 1] - w[j]) * (t - j)) / 2
        a.append((x + nx * r * lo, y + ny * r * lo))
        b.append((x + nx * r * hi, y + ny * r * hi))
    return 'M' + pts(a + b[::-1]) + 'Z'


def blade(x, y, length, w, rot, l, d, vein=None):
    """Lance leaf growing up from (x, y): two tones and a midrib, three pairs of veins as cuts."""
    h, q = length, w / 2
    o = P(
        f'M0 0C{n(-q*1.3)} {n(-h*.24)} {n(-q)} {n(-h*.7)} 0 {-h}C{n(q)} {n(-h*.7)} {n(q*1.3)} {n(-h*.24)} 0 0Z',
        d,
    )
    o += P(f'M0 0C{n(-q*1.3)} {n(-h*.24)} {n(-q)} {n(-h*.7)} 0 {-h}Z', l)
    if vein:
        o += P(cut(0, 0, 0, -h * 0.92, 1.4), vein)
        o += P(
            ''.join(cut(0, -h * t, -q * 0.62, -h * (t + 0.16), 1) for t in (0.22, 0.4, 0.58)), vein
        )
    return at(x, y, o, 1, rot)


def flame(x, y, s=1.0, a=EMBER, b=GOLD_L):
    return at(
        x,
        y,
        P(
            'M0 0C-16 0-20-16-12-28C-9-22-6-22-5-26C-6-38 0-48 8-54C6-44 16-36 17-22C18-10 12 0 0 0Z',
            a,
        )
        + P('M0-2C-9-2-11-12-5-19C-3-15 0-16 1-20C2-26 3-28 5-31C6-24 11-20 10-12C9-5 6-2 0-2Z', b),
        s,
    )


def tassel(x, y, s=1.0, l=RED_L, d=RED_D):
    return at(
        x,
        y,
        C(0, 0, 4.5, GOLD_D)
        + C(-0.6, -0.6, 3.3, GOLD_L)
        + P('M-4 4H4L7 30H-7Z', d)
        + P('M-4 4H0L-1 30H-7Z', l)
        + R(-4.5, 3, 9, 3, GOLD),
        s,
    )


def wisp(p, w, fill, side=None):
    o = P(ribbon(p, w), fill)
    return o + (P(ribbon(p, w, -1, -0.1), side) if side else '')


def star(cx, cy, r, light=GOLD_L, dark=GOLD_D, mid=GOLD, k=0.42, points=5):
    """Faceted star, lit from the upper left."""
    v = [
        polar(cx, cy, r if i % 2 == 0 else r * k, -90 + 180 / points * i) for i in range(2 * points)
    ]
    out = [P('M' + pts(v) + 'Z', mid)]
    tone = {light: '', dark: ''}
    for i in range(2 * points):
        a, b = v[i], v[(i + 1) % (2 * points)]
        ux, uy = (a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy
        nx, ny = b[1] - a[1], a[0] - b[0]
        lit = (-nx * 0.6 - ny * 0.8) / hypot(nx, ny)
        t = light if lit > 0.25 else dark if lit < -0.25 else None
        if t:
            tone[t] += f'M{pts([(cx, cy), a, b])}Z'
    return ''.join(out + [P(d, t) for t, d in tone.items()])


def coin_face(cx, cy, r):
    """The disc and the lit edge of a coin, without its hole."""
    a, b = polar(cx, cy, r * 0.9, 135), polar(cx, cy, r * 0.9, -45)
    crescent = f'M{pts([a])}A{n(r * .9)} {n(r * .9)} 0 0 1 {pts([b])}'
    crescent += f'A{n(r * 1.02)} {n(r * 1.02)} 0 0 0 {pts([a])}Z'
    disc = C(cx, cy, r, GOLD_D) + C(cx - r * 0.04, cy - r * 0.05, r * 0.94, GOLD)
    return disc + P(crescent, GOLD_L) + C(cx, cy, r * 0.7, GOLD_L)


def star_outline(cx, cy, r, k):
    """Path data of a star whose inner corners lie at k of r."""
    corners = [polar(cx, cy, r if i % 2 == 0 else r * k, -90 + 36 * i) for i in range(10)]
    return f'M{pts(corners)}Z'


def beads(tone, r, *points):
    """Small discs of one tone as one line of dots."""
    return L(''.join(f'M{n(x)} {n(y)}h.1' for x, y in points), tone, 2 * r)


def leaf(x, y, s, rot, a=JADE, b=JADE_D):
    """Leaf 46 long growing up from (x, y), turned by `rot`."""
    return at(
        x,
        y,
        P('M0 0C-14-10-14-32 0-46C14-32 14-10 0 0Z', b)
        + P('M0 0C-14-10-14-32 0-46Z', a)
        + L('M0 4V-38', JADE_L, 1.2),
        s,
        rot,
    )


def waves(x0, y0, x1, rows, r, a, b, c):
    """Sea of overlapping scales (three rings each); rows from back to front."""
    o = ''
    for j in range(rows):
        y = y0 + j * r * 0.5
        d1 = d2 = d3 = ''
        x = x0 + (r if j % 2 else 0)
        while x - r < x1:
            d1 += f'M{n(x-r)} {n(y)}a{r} {r} 0 0 1 {2*r} 0Z'
            d2 += f'M{n(x-r*.86)} {n(y)}a{n(r*.86)} {n(r*.86)} 0 0 1 {n(r*1.72)} 0Z'
            d3 += f'M{n(x-r*.52)} {n(y)}a{n(r*.52)} {n(r*.52)} 0 0 1 {n(r*1.04)} 0Z'
            x += 2 * r
        o += P(d1, a) + P(d2, b) + P(d3, c)
    return o


def meander(x, y, u, count, stroke, w, vertical=False):
    """Key fret of `count` units, each 6u long and 4u high."""
    d = ''
    for i in range(count):
        q = [(0, 4), (0, 0), (5, 0), (5, 3), (2, 3), (2, 2), (3.5, 2)]
        q = [((a + 6 * i) * u, b * u) for a, b in q]
        d += 'M' + pts(q) + 'M' + pts([((6 * i) * u, 4 * u), ((6 * i + 6) * u, 4 * u)])
    return G(
        L(d, stroke, w),
        f'translate({n(float(x))} {n(float(y))})' + (' rotate(90)' if vertical else ''),
    )


def spark(x, y, r, c=GOLD_L):
    return P(
        f'M{x} {y-r}Q{x} {y} {x+r} {y}Q{x} {y} {x} {y+r}Q{x} {y} {x-r} {y}Q{x} {y} {x} {y-r}Z', c
    )


def stamp(x, y, s, c, ground=PAPER, rot=0):
    """Imprint of a seal: lozenge and four corners in a square, no script."""
    return at(
        x,
        y,
        R(-16, -16, 32, 32, c, 3)
        + P('M0-11L11 0L0 11L-11 0Z', ground)
        + P('M0-6.5L6.5 0L0 6.5L-6.5 0Z', c)
        + P(
            'M-12.5-12.5h6.5l-6.5 6.5ZM12.5-12.5h-6.5l6.5 6.5ZM-12.5 12.5h6.5l-6.5-6.5ZM12.5 12.5h-6.5l6.5-6.5Z',
            ground,
        ),
        s,
        rot,
    )


def roof(cx, y, w, h, l=JADE, d=JADE_D, x=JADE_X, lift=8):
    """Swept roof, ridge at y, eaves at y + h, w from eave to ridge end."""
    r = w * 0.46
    shape = f'M{n(float(cx))} {y}H{n(cx-r)}C{n(cx-r-6)} {n(y+h*.6)} {n(cx-w*.8)} {n(y+h*.8)} {n(float(cx-w))} {n(y+h-lift*.4)}L{n(cx-w+6)} {n(y+h+3.0)}Q{n(cx-w*.5)} {n(y+h+1.0)} {n(float(cx))} {n(y+h+1.0)}Z'
    o = half(shape, l, d, cx)
    k = max(2, int(r / 9))
    o += P(
        ''.join(
            cut(cx - r + 9 * i + 4, y + 4, cx - w * 0.86 + 9 * i * w / r * 0.86 + 8, y + h - 1, 1.5)
            for i in range(k)
        ),
        d,
    )
    o += P(
        ''.join(
            cut(cx + r - 9 * i - 4, y + 4, cx + w * 0.86 - 9 * i * w / r * 0.86 - 8, y + h - 1, 1.5)
            for i in range(k)
        ),
        x,
    )
    e = f'M{n(cx-w+3.0)} {n(y+h+0.0)}Q{n(cx-w*.5)} {n(y+h+2.0)} {n(float(cx))} {n(y+h+2.0)}T{n(cx+w-3.0)} {n(y+h+0.0)}'
    return (
        o
        + L(e, GOLD, 2.8)
        + R(cx - r - 2, y - 4, 2 * r + 4, 5, GOLD_D, 2)
        + R(cx - r - 2, y - 4, r + 2, 5, GOLD, 2)
    )


def lantern(x, y, s, l=RED_L, m=RED, d=RED_D):
    o = L('M0-22V-14', GOLD, 2) + R(-7, -15, 14, 4, GOLD_D, 1) + R(-7, -15, 7, 4, GOLD_L, 1)
    o += (
        P('M-8-11H8C18-8 18 10 8 13H-8C-18 10-18-8-8-11Z', m)
        + P('M-8-11H-2C-9-8-9 10-2 13H-8C-18 10-18-8-8-11Z', l)
        + P('M8-11H4C10-8 10 10 4 13H8C18 10 18-8 8-11Z', d)
    )
    return at(
        x,
        y,
        o
        + R(-7, 13, 14, 4, GOLD_D, 1)
        + R(-7, 13, 7, 4, GOLD_L, 1)
        + P('M-3 17H3L4 28H-4Z', d)
        + P('M-3 17H0V28H-4Z', m),
        s,
    )


def cash(x, y, r):
    """Plain coin for heaps: four shapes."""
    a, b, h = polar(x, y, r * 0.86, 140), polar(x, y, r * 0.86, -50), n(r * 0.52)
    return (
        C(x, y, r, GOLD_D)
        + C(x - 0.5, y - 0.6, r * 0.9, GOLD)
        + P(
            f'M{pts([a])}A{n(r*.86)} {n(r*.86)} 0 0 1 {pts([b])}A{n(float(r))} {n(float(r))} 0 0 0 {pts([a])}Z',
            GOLD_L,
        )
        + P(f'M{n(x-r*.26)} {n(y-r*.26)}h{h}v{h}h-{h}Z', INK)
    )
