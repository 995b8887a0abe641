# SPDX-License-Identifier: GPL-3.0-or-later
"""What stands behind the things of a role: a ground for each, quiet, in two or three tones of
its suit, so that no two cards are composed alike. Each fills its box exactly or runs under the
frame; (cx, cy) is the middle of the picture."""

from palette import (EMBER, EMBER_D, EMBER_X, GOLD_D, JADE, JADE_D, LEAF, LEAF_X, NIGHT, NIGHT_D,
                     NIGHT_L, NIGHT_X, PAPER_D, PLUM, PLUM_D, PLUM_X, RED, RED_D, mix)
from shapes import P, R, both, cloud, cut, flip, n, rays_box


def clouds(cx, cy, box):
    """Court clouds at the height of a roof, for the artisan."""
    x0, y0, x1, y1 = box
    far, near = mix(JADE_D, JADE, 0.32), mix(JADE_D, JADE, 0.6)
    o = R(x0, y0, x1 - x0, y1 - y0, JADE_D)
    o += both(cloud(x0, cy - 36, 0.66, far, JADE_D), cx)
    o += both(cloud(x0 - 3, cy + 26, 0.9, near, JADE_D), cx)
    # wisps: flat bars that tie the clouds to the sides
    bars = ''.join(f'M{n(x0)} {n(cy + y)}h{w}a3 3 0 0 1 0 6h-{w}Z' for y, w in (
        (-70, 34), (-60, 20), (-28, 44), (36, 30), (48, 46), (86, 30)))
    return o + both(P(bars, far), cx)


def roofs(cx, cy, box):
    """Stars over the ridges of two roofs, for the assassin."""
    x0, y0, x1, y1 = box
    o = R(x0, y0, x1 - x0, y1 - y0, NIGHT_D)
    stars = ''
    for x, y, r in ((-92, -62, 5), (-98, -18, 3), (-82, -38, 2.5), (-96, 10, 2.5), (90, -66, 3),
                    (98, -30, 5), (84, -48, 2.5), (94, 4, 3), (-70, -74, 2.5), (72, -74, 2.5)):
        x, y = cx + x, cy + y
        stars += (f'M{n(x)} {n(y - r)}Q{n(x)} {n(y)} {n(x + r)} {n(y)}Q{n(x)} {n(y)} {n(x)} '
                  f'{n(y + r)}Q{n(x)} {n(y)} {n(x - r)} {n(y)}Q{n(x)} {n(y)} {n(x)} {n(y - r)}Z')
    o += P(stars, PAPER_D)
    roof = (f'M{n(x0)} {n(cy + 22)}H{n(cx - 92)}C{n(cx - 84)} {n(cy + 38)} {n(cx - 66)} '
            f'{n(cy + 48)} {n(cx - 44)} {n(cy + 46)}C{n(cx - 50)} {n(cy + 58)} {n(cx - 66)} '
            f'{n(cy + 62)} {n(cx - 80)} {n(cy + 62)}V{n(y1)}H{n(x0)}Z')
    left, right = mix(NIGHT_D, NIGHT, 0.75), mix(NIGHT_D, NIGHT, 0.4)
    o += flip(P(roof, right), cx) + P(roof, left)
    tiles = ''.join(cut(cx - 104 + 12 * i, cy + 26, cx - 100 + 13 * i, cy + 58, 2.2, 1)
                    for i in range(2))
    o += P(tiles, NIGHT_D) + flip(P(tiles, NIGHT_X), cx)
    eave = f'M{n(x0)} {n(cy + 16)}H{n(cx - 90)}l4 7H{n(x0)}Z'
    return o + P(eave, NIGHT_L) + flip(P(eave, NIGHT), cx)


def drawers(cx, cy, box):
    """A wall of drawers with brass knobs, for the merchant."""
    x0, y0, x1, y1 = box
    fronts = tops = knobs = ''
    for j in range(7):
        for i in range(-3, 3):
            x, y = cx + 38 * i + 1.5, cy - 92 + 30 * j
            left, right, top, foot = max(x, x0), min(x + 35, x1), max(y, y0), y + 27
            if foot < y1:
                fronts += f'M{n(left)} {n(top)}H{n(right)}V{n(foot)}H{n(left)}Z'
                tops += f'M{n(left)} {n(top)}H{n(right)}v3H{n(left)}Z'
                knobs += f'M{n(x + 17.5)} {n(y + 10)}a4 4 0 1 0 .1 0Z'
    return (R(x0, y0, x1 - x0, y1 - y0, mix(EMBER_D, EMBER_X, 0.35))
            + P(fronts, mix(EMBER_D, EMBER, 0.16)) + P(tops, mix(EMBER_D, EMBER, 0.5))
            + P(knobs, mix(EMBER_D, EMBER_X, 0.5)))


def curtains(cx, cy, box):
    """Two drawn curtains with gold bands, for the noble."""
    x0, y0, x1, y1 = box
    o = R(x0, y0, x1 - x0, y1 - y0, mix(PLUM_D, PLUM, 0.12))
    drape = (f'M{n(x0)} {n(y0)}H{n(cx - 14)}C{n(cx - 26)} {n(y0 + 44)} {n(cx - 62)} {n(cy + 6)} '
             f'{n(cx - 92)} {n(cy + 18)}C{n(cx - 86)} {n(cy + 40)} {n(cx - 84)} {n(cy + 62)} '
             f'{n(cx - 82)} {n(y1)}H{n(x0)}Z')
    o += flip(P(drape, mix(PLUM_D, PLUM, 0.5)), cx) + P(drape, mix(PLUM_D, PLUM, 0.85))
    folds = ''.join(cut(cx - a, y0 - 4, cx - b, cy + 12, 4, -c) for a, b, c in (
        (34, 94, 12), (58, 99, 9), (82, 104, 6)))
    folds += ''.join(cut(cx - a, cy + 26, cx - b, y1 + 6, 3, 1) for a, b in ((97, 92), (105, 103)))
    o += P(folds, PLUM_D) + flip(P(folds, PLUM_X), cx)
    band = f'M{n(x0)} {n(cy + 13)}Q{n(cx - 98)} {n(cy + 24)} {n(cx - 88)} {n(cy + 14)}'
    band += f'l2 8Q{n(cx - 98)} {n(cy + 32)} {n(x0)} {n(cy + 22)}Z'
    return o + both(P(band, GOLD_D), cx)


def rays(cx, cy, box):
    """A sunburst, for the soldier."""
    x0, y0, x1, y1 = box
    return R(x0, y0, x1 - x0, y1 - y0, RED_D) + rays_box(cx, cy, box, 32, mix(RED_D, RED, 0.36))


def fields(cx, cy, box):
    """Hills and furrows to the horizon, for the supplier."""
    x0, y0, x1, y1 = box
    o = R(x0, y0, x1 - x0, y1 - y0, LEAF_X)
    o += P(f'M{n(x0)} {n(cy + 6)}Q{n(cx - 80)} {n(cy - 34)} {n(cx - 40)} {n(cy + 2)}'
           f'T{n(cx + 44)} {n(cy - 6)}T{n(x1)} {n(cy - 4)}V{n(y1)}H{n(x0)}Z',
           mix(LEAF_X, LEAF, 0.3))
    horizon = cy + 24
    o += R(x0, horizon, x1 - x0, y1 - horizon, mix(LEAF_X, LEAF, 0.55))
    furrows = ''
    for i in (-6, -5, -4, -3, -2, 2, 3, 4, 5, 6):
        start, side = cx + 9 * i, x0 if i < 0 else x1
        furrows += f'M{n(start)} {n(horizon)}'
        for end in (cx + 34 * i - 7, cx + 34 * i + 7):
            share = min(1, (side - start) / (end - start))
            furrows += (f'L{n(start + (end - start) * share)} '
                        f'{n(horizon + (y1 - horizon) * share)}')
        furrows += 'Z'
    return o + P(furrows, mix(LEAF_X, LEAF, 0.2))


GROUNDS = {'artisan': clouds, 'assassin': roofs, 'merchant': drawers, 'noble': curtains,
           'soldier': rays, 'supplier': fields}
