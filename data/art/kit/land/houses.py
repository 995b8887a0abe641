# SPDX-License-Identifier: GPL-3.0-or-later
"""The houses of the towns: they fill the land of a city by themselves."""

import random
from functools import lru_cache
from math import cos, hypot, pi, sin

from land.decor import DECOR
from land.geometry import SPOTS, TILES
from land.soil import in_city

# How far a house keeps from the sides of the tile, from the walls and from the next house.
SIDE, WALL, HOUSE = 11.5, 13.5, 22.5
# How far it keeps from a thing that was placed by hand.
BIG = {'hall': 30, 'chapel': 27, 'keep': 21, 'pennant': 25, 'stall': 19, 'tree2': 15}
OTHER = 23
# How far it keeps from the squares, by what is in the middle of the tile.
SQUARE = {'c': 31, 'm': 28}
# How far houses look around for which form and colour is rare.
NEAR = 38


class Town:
    """The city land of a tile, with what stands and what has to stay free."""

    def __init__(self, tile, variant):
        decor = DECOR[tile][variant]
        self.tile = tile
        self.rnd = random.Random(f'{tile}{variant}{decor.get("seed", 0)}')
        self.fixed = [thing for thing in decor.get('props', ()) if in_city(tile, thing[1:])]
        squares = [spot for name, spot in SPOTS[tile].items() if name.startswith('city')]
        squares += decor.get('plazas', ())
        if 's' in TILES[tile][2]:
            squares.append((100, 112))
        # Where no house may stand how near.
        self.gaps = [(square, SQUARE[TILES[tile][0]]) for square in squares]
        self.gaps += [((x, y), BIG.get(kind, OTHER)) for kind, x, y in self.fixed]

    def is_free(self, x, y, houses):
        """Whether there is room for one more house."""
        if not (SIDE <= x <= 200 - SIDE and SIDE <= y <= 200 - SIDE):
            return False
        for gaps in (self.gaps, [(house, HOUSE) for house in houses]):
            if any(hypot(x - a, y - b) < gap for (a, b), gap in gaps):
                return False
        return in_city(self.tile, (x, y), WALL)

    def rows(self):
        """Houses in rows of one direction, each a little beside its place."""
        rnd, found = self.rnd, []
        step, turn = rnd.uniform(24, 27), rnd.uniform(0, pi)
        shift = rnd.uniform(0, step), rnd.uniform(0, step)
        for i in range(-14, 15):
            for j in range(-14, 15):
                u, v = (i + (j % 2) / 2) * step + shift[0], j * step * 0.88 + shift[1]
                x = 100 + u * cos(turn) - v * sin(turn) + rnd.uniform(-1.6, 1.6)
                y = 100 + u * sin(turn) + v * cos(turn) + rnd.uniform(-1.6, 1.6)
                if self.is_free(x, y, found):
                    found.append((x, y))
        return found

    def places(self):
        """The rows that hold most houses, and houses where there still is room."""
        best = max((self.rows() for _ in range(40)), key=len)
        for _ in range(3000):
            x, y = (self.rnd.uniform(SIDE, 200 - SIDE) for _ in range(2))
            if self.is_free(x, y, best):
                best.append((x, y))
        return best

    def kind(self, x, y, others):
        """Form and colour of a house: those that are rare around it."""
        near = [
            kind
            for kind, a, b in others
            if hypot(a - x, b - y) < NEAR and kind[0] in 'ge' and len(kind) == 2
        ]

        def is_common(letter, share):
            count = 2 * sum(letter in kind for kind in near)
            return count > len(near) or count == len(near) and self.rnd.random() < share

        if self.rnd.random() < 0.1 and not any('j' in kind for kind in near):
            colour = 'j'
        else:
            colour = 'e' if is_common('r', 0.45) else 'r'
        return ('e' if is_common('g', 0.5) else 'g') + colour


@lru_cache(None)
def houses(tile, variant=0):
    """Things of the city land of a tile: [(kind, x, y)], as it lies when it is not turned."""
    town = Town(tile, variant)
    out = list(town.fixed)
    for x, y in sorted(town.places(), key=lambda place: (place[0] * 7 + place[1] * 13) % 31):
        out.append((town.kind(x, y, out), x, y))
    return out
