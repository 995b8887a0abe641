# SPDX-License-Identifier: GPL-3.0-or-later
"""Town walls that stand upright, in short pieces: things stand before and behind them."""

from math import hypot

from land.geometry import TILES, offset, poly, turn, walls
from palette import STONE, STONE_D, STONE_L, mix
from shapes import P

HEIGHT = 12
# Half of the thickness, and of the walk on top between the battlements.
HALF, WALK = 5.5, 2.9
# A merlon and the gap after it; how far they stand out.
PERIOD, MERLON, RISE = 8.2, 4.7, 1.4
# Points of the line in one piece.
STEP = 5
# Faces that look to the left, towards us, to the right.
FACES = (mix(STONE, STONE_L, 0.25), mix(STONE, STONE_D, 0.25), STONE_D)
# From below to above; the rim has the tone of a face.
RIM, TOP, BATTLEMENT = 'rim', 'top', 'battlement'
TONES = {tone: tone for tone in FACES} | {
    RIM: STONE_D,
    TOP: mix(STONE, STONE_L, 0.55),
    BATTLEMENT: STONE_L,
}


def raised(points, by=HEIGHT):
    """Points as high as the top of the wall."""
    return [(x, y - by) for x, y in points]


def face_tone(a, b, is_right):
    """The tone of the face below an edge of the wall, or None if it looks away from us."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    out = (-dy, dx) if is_right else (dy, -dx)
    length = hypot(*out) or 1
    if out[1] / length <= 0.02:
        return None
    return FACES[0 if out[0] / length < -0.42 else 2 if out[0] / length > 0.42 else 1]


def faces(edge, is_right):
    """The faces below an edge, neighbours of one tone in one: [(tone, data)]."""
    runs = []
    for a, b in zip(edge, edge[1:]):
        tone = face_tone(a, b, is_right)
        if tone is None:
            continue
        if runs and runs[-1][0] == tone and runs[-1][1][-1] == a:
            runs[-1][1].append(b)
        else:
            runs.append((tone, [a, b]))
    return [(tone, poly(foot + raised(foot)[::-1])) for tone, foot in runs]


class Wall:
    """A wall along a line."""

    def __init__(self, line):
        self.line = line[:1] + line[2:-2:2] + line[-1:]
        self.edges = offset(self.line, -HALF), offset(self.line, HALF)
        self.walk = offset(self.line, -WALK), offset(self.line, WALK)
        # How far along the line each point lies.
        self.along = [0.0]
        for (a, b), (c, d) in zip(self.line, self.line[1:]):
            self.along.append(self.along[-1] + hypot(c - a, d - b))

    def point(self, points, way):
        """The point of a parallel so far along the line."""
        for i, (a, b) in enumerate(zip(self.along, self.along[1:])):
            if way <= b:
                t = (way - a) / (b - a)
                return tuple(p + (q - p) * t for p, q in zip(points[i], points[i + 1]))
        return points[-1]

    def merlons(self, first, last):
        """The battlements on both edges between two points."""
        data, start, end = '', self.along[first], self.along[last]
        for edge, walk in zip(self.edges, self.walk):
            way = (int(start / PERIOD) + 1) * PERIOD
            while way < end:
                if way >= 3 and way + MERLON <= self.along[-1] - 2:
                    corners = [(edge, way), (edge, way + MERLON), (walk, way + MERLON), (walk, way)]
                    data += poly(raised([self.point(*c) for c in corners], HEIGHT + RISE))
                way += PERIOD
        return data

    def piece(self, first, last):
        """The parts of the wall between two points: [(tone, data)]."""
        cut = slice(first, last + 1)
        left, right = (edge[cut] for edge in self.edges)
        inner = [walk[cut] for walk in self.walk]
        return [
            *faces(left, False),
            *faces(right, True),
            (RIM, poly(raised(left) + raised(right)[::-1])),
            (TOP, poly(raised(inner[0]) + raised(inner[1])[::-1])),
            (BATTLEMENT, self.merlons(first, last)),
        ]

    def pieces(self):
        """The pieces with the y that they are sorted by: [(y, parts)]."""
        out, first, end = [], 0, len(self.line) - 1
        while first < end:
            last = first + STEP if end - first - STEP >= 3 else end
            ys = [y for _, y in self.line[first : last + 1]]
            out.append((sum(ys) / len(ys) + 2, self.piece(first, last)))
            first = last
        return out


def ends(tile, rotation):
    """Corners of the tile in which a wall ends."""
    corners = {
        turn((round(x), round(y)), rotation)
        for line in walls(TILES[tile][1])
        for x, y in (line[0], line[-1])
    }
    return sorted(corner for corner in corners if set(corner) <= {0, 200})


def draw_pieces(pieces):
    """Pieces that follow each other, joined tone by tone."""
    by = {}
    for tone, data in (part for parts in pieces for part in parts):
        by[tone] = by.get(tone, '') + data
    return ''.join(P(by[tone], ink) for tone, ink in TONES.items() if by.get(tone))
