# SPDX-License-Identifier: GPL-3.0-or-later
"""What decorates each tile when it is not turned, placed by hand: fields, market places, things.

Houses fill the land of cities by themselves. Several arrangements of a type keep a map from repeating
itself; they differ in nothing that matters. Fields are convex: (crop, direction of the rows in degrees, corners).
Crops: w wheat, g beets, e ploughed, y young corn, p lavender, v vines.
"""
import random
from math import atan2, degrees


def patch(corners, cols, rows, crops, jitter=3.0, seed=1, gap=1.2):
    """A quadrilateral (from its upper left corner, clockwise) divided into fields."""
    rnd = random.Random(f'{corners}{seed}')
    a, b, c, d = corners

    def point(u, v):
        return tuple(
            (a[k] * (1 - u) + b[k] * u) * (1 - v) + (d[k] * (1 - u) + c[k] * u) * v for k in (0, 1)
        )

    us = [0] + [(i + rnd.uniform(-0.12, 0.12)) / cols for i in range(1, cols)] + [1]
    grid, out = {}, []
    for i in range(cols + 1):
        for j in range(rows + 1):
            x, y = point(us[i], j / rows)
            if 0 < i < cols or 0 < j < rows:
                x, y = x + rnd.uniform(-jitter, jitter) * (0 < i < cols), y + rnd.uniform(
                    -jitter, jitter
                ) * (0 < j < rows)
            grid[i, j] = (x, y)
    k = 0
    for j in range(rows):
        for i in range(cols):
            crop = crops[k % len(crops)]
            k += 1
            if crop == '.':
                continue
            q = [grid[i, j], grid[i + 1, j], grid[i + 1, j + 1], grid[i, j + 1]]
            mx, my = sum(p[0] for p in q) / 4, sum(p[1] for p in q) / 4
            q = [(x + (gap if x < mx else -gap), y + (gap if y < my else -gap)) for x, y in q]
            along = (q[1], q[0]) if (i + j + seed) % 2 else (q[3], q[0])
            out.append(
                (crop, degrees(atan2(along[0][1] - along[1][1], along[0][0] - along[1][0])), *q)
            )
    return out


def orchard(x, y, cols, rows, dx=19, dy=18, skew=6):
    """Fruit trees in rows."""
    return [
        ('fruit', x + i * dx + (j % 2) * skew, y + j * dy) for j in range(rows) for i in range(cols)
    ]


def copse(*at):
    """Trees in one place: 'tree x y, tree2 x y, ...'"""
    out = []
    for one in ' '.join(at).split(','):
        k, x, y = one.split()
        out.append((k, float(x), float(y)))
    return out


DECOR = {
    'a': [
        dict(
            fields=patch([(14, 14), (62, 18), (46, 48), (14, 84)], 1, 2, 'wg', 2)
            + patch([(14, 150), (52, 148), (78, 187), (14, 187)], 2, 1, 'ev', 2),
            props=copse(
                'tree 166 150, tree 184 158, tree2 152 166, tree2 176 174, bush 134 182, poplar 184'
                ' 88, poplar2 176 102, sheep 26 112'
            ),
        )
    ],
    'b': [
        dict(
            fields=patch([(14, 140), (56, 148), (84, 187), (14, 187)], 2, 2, 'gwye', 2),
            props=copse(
                'tree 168 148, tree 154 168, tree2 178 170, tree2 138 180, poplar 20 42, poplar 33'
                ' 32, poplar2 20 62, sheep 30 112, cow 176 108'
            ),
        ),
        dict(
            fields=patch([(13, 13), (64, 13), (50, 44), (13, 70)], 2, 1, 'wp', 2)
            + patch([(146, 150), (187, 136), (187, 187), (120, 187)], 1, 2, 'yg', 2),
            props=copse(
                'pine 26 152, pine2 42 166, pine 22 176, pine2 60 182, hives 176 100, sheep 96 182,'
                ' sheep2 30 112'
            ),
        ),
    ],
    'c': [
        dict(
            plazas=[(100, 104)],
            props=[
                ('pennant', 56, 64),
                ('hall', 150, 66),
                ('chapel', 54, 158),
                ('keep', 156, 156),
                ('stall', 126, 126),
                ('stall2', 76, 124),
            ],
        )
    ],
    'd': [
        dict(
            plazas=[(100, 42)],
            fields=patch([(13, 124), (72, 122), (66, 187), (13, 187)], 2, 2, 'wegy', 3),
            props=copse(
                'tree 30 78, tree2 44 70, tree2 146 80, tree 164 150, tree 180 164, tree2 150 166,'
                ' stack 112 180, sheep 136 132'
            ),
        ),
        dict(
            plazas=[(100, 42)],
            fields=patch([(132, 122), (187, 122), (187, 187), (126, 187)], 2, 2, 'vwpg', 3),
            seed=4,
            props=copse(
                'tree2 34 74, tree2 18 80, tree2 150 76, barn 42 152, fruit 72 178, fruit 52 184,'
                ' fruit 30 186, hives 68 136'
            ),
        ),
    ],
    'e': [
        dict(
            plazas=[(100, 42)],
            fields=patch([(13, 94), (60, 108), (76, 187), (13, 187)], 2, 3, 'gweyww', 3),
            props=copse('barn 160 120, tree 182 88, stack2 184 138, cart 118 176')
            + orchard(132, 154, 3, 2),
        ),
        dict(
            plazas=[(100, 42)],
            fields=patch([(128, 104), (187, 90), (187, 150), (134, 156)], 2, 2, 'yvwe', 3),
            seed=2,
            props=copse(
                'tree 26 88, tree 42 98, tree2 20 106, pond 52 160, poplar 20 176, poplar2 32 186,'
                ' cow 84 176, cow2 104 186, tree 160 182, tree2 176 174'
            ),
        ),
        dict(
            plazas=[(100, 42)],
            fields=patch([(14, 150), (92, 156), (92, 187), (14, 187)], 3, 1, 'wgp', 3)
            + patch([(140, 148), (187, 140), (187, 187), (136, 187)], 2, 1, 'ey', 2),
            seed=3,
            props=copse(
                'mill 152 118, pine 26 90, pine2 40 104, pine 18 112, pine2 30 128, bush 182 96,'
                ' sheep 62 118, sheep2 74 132'
            ),
        ),
    ],
    'f': [
        dict(
            plazas=[(138, 100)],
            props=copse(
                'pennant 58 112, keep 178 154, tree2 66 22, tree2 134 182, bush2 134 20, bush2'
                ' 68 184'
            ),
        )
    ],
    'g': [
        dict(
            plazas=[(100, 100)],
            props=copse(
                'hall 40 106, keep 170 106, tree2 66 22, tree2 134 182, sheep 130 24, sheep2 68 184'
            ),
        )
    ],
    'h': [
        dict(
            plazas=[(100, 40), (100, 160)],
            fields=patch([(13, 66), (56, 86), (56, 114), (13, 134)], 2, 1, 'wg', 2),
            props=copse('tree 150 92, tree 166 106, tree2 178 92, bush 138 110, sheep 176 118'),
        ),
        dict(
            plazas=[(100, 40), (100, 160)],
            fields=patch([(144, 86), (187, 66), (187, 134), (144, 114)], 2, 1, 'ey', 2),
            seed=5,
            props=copse(
                'fruit 24 82, fruit 42 90, fruit 22 102, fruit 40 110, fruit 24 122, fruit 60 98,'
                ' hives 132 104'
            ),
        ),
    ],
    'i': [
        dict(
            plazas=[(96, 40), (160, 104)],
            fields=patch([(13, 78), (40, 92), (44, 187), (13, 187)], 1, 4, 'wgev', 3),
            props=copse(
                'mill 104 132, tree 88 98, tree2 118 184, tree 136 186, sheep 76 176, sheep2 92 184'
            ),
        )
    ],
    'j': [
        dict(
            plazas=[(100, 42)],
            fields=patch([(13, 82), (42, 94), (38, 120), (13, 122)], 1, 2, 'wp', 2)
            + patch([(13, 154), (62, 156), (78, 187), (13, 187)], 3, 1, 'gey', 2),
            props=copse(
                'farm 84 122, tree 66 98, tree2 80 100, tree2 84 160, stack2 184 148, bush 150 186'
            ),
        ),
        dict(
            plazas=[(100, 42)],
            fields=patch([(13, 162), (66, 154), (80, 187), (13, 187)], 2, 1, 'wg', 2),
            seed=4,
            props=copse(
                'tree 24 88, tree 40 98, tree2 20 110, tree2 34 118, tree2 18 136, pond2 84 124,'
                ' cow 88 152, tree2 184 150, bush2 146 184'
            ),
        ),
    ],
    'k': [
        dict(
            plazas=[(100, 42)],
            fields=patch([(160, 94), (187, 82), (187, 122), (164, 120)], 1, 2, 'gw', 2)
            + patch([(134, 158), (187, 154), (187, 187), (122, 187)], 3, 1, 'ywe', 2),
            props=copse(
                'farm 116 122, tree 134 98, tree2 120 100, tree2 116 160, tree2 50 186, bush2'
                ' 18 148'
            ),
        ),
        dict(
            plazas=[(100, 42)],
            fields=patch([(130, 164), (187, 160), (187, 187), (122, 187)], 2, 1, 'pv', 2),
            seed=4,
            props=copse(
                'pine 176 88, pine2 160 100, pine 182 112, pine2 168 122, pine2 184 134, hives 118'
                ' 110, sheep 120 136, sheep2 112 152, stack2 20 148'
            ),
        ),
    ],
    'l': [
        dict(
            plazas=[(100, 42)],
            fields=patch([(13, 168), (76, 172), (76, 187), (13, 187)], 3, 1, 'wgy', 1)
            + patch([(172, 122), (187, 122), (187, 187), (176, 187)], 1, 3, 'ewg', 1),
            props=copse('tree2 172 74, tree2 56 78, tree 24 134, tree2 22 150, bush 140 184'),
        ),
        dict(
            plazas=[(100, 42)],
            fields=patch([(122, 172), (187, 166), (187, 187), (122, 187)], 3, 1, 'gwe', 1),
            seed=5,
            props=copse(
                'tree2 148 78, bush2 56 80, fruit 20 134, fruit 20 154, fruit 22 174, fruit 42 182,'
                ' fruit 64 182, tree2 182 132, stack2 180 152'
            ),
        ),
    ],
    'm': [
        dict(
            plazas=[(52, 52)],
            fields=patch([(150, 84), (187, 56), (187, 118), (160, 122)], 1, 3, 'wey', 2)
            + patch([(66, 178), (110, 158), (124, 187), (60, 187)], 2, 1, 'gw', 1),
            props=copse(
                'pennant 26 114, keep 120 26, pine 150 178, pine2 166 172, pine 180 184, pine2 136'
                ' 186, tree2 132 104, sheep 102 136'
            ),
        )
    ],
    'n': [
        dict(
            plazas=[(52, 52)],
            fields=patch([(152, 78), (187, 54), (187, 112), (162, 118)], 1, 3, 'gyw', 2),
            props=copse(
                'hall 104 38, tree 96 158, tree 80 172, tree2 98 178, tree2 66 186, stack 172 152,'
                ' cart 150 180, bush 124 112'
            ),
        ),
        dict(
            plazas=[(52, 52)],
            fields=patch([(62, 180), (112, 154), (134, 187), (56, 187)], 2, 1, 've', 1),
            seed=3,
            props=copse(
                'chapel 26 112, pond2 168 150, cow 180 178, cow2 156 184, poplar 182 80, poplar 172'
                ' 96, poplar2 184 104, tree2 122 118, bush 112 134'
            ),
        ),
    ],
    'o': [
        dict(
            plazas=[(52, 52)],
            fields=patch([(152, 72), (187, 48), (187, 82), (168, 82)], 1, 2, 'wg', 1)
            + patch([(54, 166), (80, 150), (82, 187), (48, 187)], 1, 2, 'ye', 1),
            props=copse(
                'pennant 116 30, chapel 26 120, tree2 136 84, bush2 78 138, stack2 184 148, bush2'
                ' 146 184'
            ),
        )
    ],
    'p': [
        dict(
            plazas=[(52, 52)],
            fields=patch([(150, 74), (187, 48), (187, 82), (166, 82)], 2, 1, 'gw', 1),
            props=copse(
                'keep 24 116, hall 108 36, tree 68 168, tree2 58 182, tree2 78 180, tree2 138 88,'
                ' bush2 74 140, tree2 184 150, bush2 148 184'
            ),
        ),
        dict(
            plazas=[(52, 52)],
            fields=patch([(54, 166), (80, 150), (82, 187), (48, 187)], 1, 3, 'wvy', 1),
            seed=6,
            props=copse(
                'chapel 112 34, tree2 166 62, tree 182 64, tree2 176 80, bush 144 84, sheep 76 130,'
                ' stack2 184 148'
            ),
        ),
    ],
    'q': [
        dict(
            plazas=[(100, 84)],
            props=copse(
                'pennant 50 64, hall 152 62, keep 36 152, stall 126 104, tree2 138 186, bush2'
                ' 64 186'
            ),
        )
    ],
    'r': [
        dict(
            plazas=[(100, 84)],
            props=copse('hall 52 62, chapel 148 102, stall 124 106, tree2 66 184, bush2 136 186'),
        ),
        dict(
            plazas=[(100, 84)],
            seed=2,
            props=copse('keep 40 146, chapel 54 58, hall 152 74, tree2 134 186, sheep 68 186'),
        ),
    ],
    's': [
        dict(
            plazas=[(100, 76)],
            props=copse('pennant 152 60, hall 46 66, stall 76 100, bush2 76 187, bush2 126 187'),
        )
    ],
    't': [
        dict(
            plazas=[(100, 76)],
            props=copse('keep 30 140, chapel 156 68, stall2 126 98, bush2 126 187, bush2 74 186'),
        )
    ],
    'u': [
        dict(
            fields=patch([(13, 126), (80, 122), (80, 187), (13, 187)], 2, 2, 'wgey', 3)
            + patch([(122, 13), (187, 13), (187, 62), (122, 64)], 2, 1, 'yp', 3),
            props=copse(
                'barn 44 64, tree2 76 30, bush 72 80, tree 172 148, tree 154 162, tree2 182 164,'
                ' tree2 166 178, sheep 136 132, sheep2 132 176'
            ),
        ),
        dict(
            fields=patch([(120, 124), (187, 122), (187, 187), (120, 187)], 2, 2, 'gwwe', 3),
            props=orchard(24, 34, 3, 3)
            + copse(
                'pond 152 44, poplar 184 28, poplar2 178 72, poplar2 134 20, cow 40 140, cow2 66'
                ' 152, tree 28 178, tree2 44 184'
            ),
        ),
        dict(
            fields=patch([(13, 13), (80, 13), (80, 62), (13, 66)], 2, 2, 'wvgy', 3),
            props=copse(
                'mill 46 170, stack 70 150, stack2 22 150, pine 140 36, pine2 126 46, pine 160 30,'
                ' pine 178 44, pine2 150 56, pine2 172 64, pine 186 66, sheep 150 150, sheep2 168'
                ' 164, sheep 140 174, bush 180 142'
            ),
        ),
        dict(
            fields=patch([(120, 13), (187, 13), (187, 68), (120, 66)], 3, 1, 'pwp', 2)
            + patch([(13, 132), (80, 130), (80, 187), (13, 187)], 3, 1, 'eye', 2),
            props=copse(
                'farm 46 44, hives 70 66, tree 22 66, tree2 24 34, scarecrow 46 156, tree 150 170,'
                ' tree2 136 158, tree2 168 160, cart 154 142, bush 176 182'
            ),
        ),
    ],
    'v': [
        dict(
            fields=patch([(124, 108), (187, 100), (187, 187), (120, 187)], 2, 3, 'gwyepg', 3),
            props=copse(
                'tree 30 62, tree 48 52, tree2 20 78, tree2 62 66, bush 84 84, fruit 24 22, fruit'
                ' 46 22, fruit 68 24, barn 172 66, stack2 18 146, tree2 56 186'
            ),
        ),
        dict(
            fields=patch([(13, 13), (108, 13), (96, 44), (13, 72)], 3, 1, 'weg', 3),
            props=copse(
                'mill 164 134, stack 140 160, stack2 178 164, tree 178 40, tree2 166 26, tree2 184'
                ' 60, cart 128 178, bush 104 104, tree2 54 186, bush2 18 148, sheep 112 82'
            ),
        ),
        dict(
            fields=patch([(134, 124), (187, 116), (187, 187), (120, 187)], 1, 3, 'vwv', 3),
            props=copse(
                'pine 26 36, pine 46 28, pine2 18 56, pine 40 58, pine2 62 46, pine2 64 70, pine 22'
                ' 80, pond2 178 46, cow 160 88, cow2 106 34, poplar 184 84, stack2 54 184, bush2'
                ' 20 148'
            ),
        ),
        dict(
            fields=patch([(13, 13), (70, 13), (58, 76), (13, 80)], 2, 2, 'ywpe', 3)
            + patch([(144, 150), (187, 146), (187, 187), (138, 187)], 2, 1, 'gw', 2),
            props=copse(
                'farm 164 112, hives 136 128, tree 182 96, fruit 112 20, fruit 132 22, fruit 152'
                ' 20, fruit 172 22, fruit 180 40, tree2 116 168, tree 124 184, scarecrow 20 150,'
                ' bush2 50 186'
            ),
        ),
    ],
    'w': [
        dict(
            fields=patch([(13, 13), (72, 13), (72, 78), (13, 80)], 2, 2, 'wgye', 3),
            props=copse(
                'tree 166 36, tree 150 52, tree2 180 56, tree2 138 70, mill 180 184, stack2 178'
                ' 132, tree 22 146, tree2 24 168, tree2 34 184, bush 132 186'
            ),
        ),
        dict(
            fields=patch([(130, 13), (187, 13), (187, 78), (130, 76)], 2, 2, 'pwvg', 3)
            + patch([(13, 166), (76, 176), (76, 187), (13, 187)], 2, 1, 'wy', 1),
            props=copse(
                'barn 42 60, tree2 72 28, bush 24 74, tree 180 142, tree2 182 164, tree2 172 182,'
                ' sheep 136 184, tree2 22 134, bush2 20 152'
            ),
        ),
    ],
    'x': [
        dict(
            fields=patch([(13, 162), (76, 176), (76, 187), (13, 187)], 2, 1, 'wg', 1)
            + patch([(166, 13), (187, 13), (187, 76), (176, 76)], 1, 2, 'ey', 1),
            props=copse(
                'tree 20 30, tree2 22 64, tree2 62 22, tree 180 150, tree2 180 176, bush2 132 182,'
                ' fruit 132 24, stack2 24 130'
            ),
        )
    ],
}
