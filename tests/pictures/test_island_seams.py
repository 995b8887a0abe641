# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of the island lie against each other as STYLE.md says.

usage: test_island_seams.py MEASURE-PICTURES

Hexes stay inside of their sides, the sea repeats without a seam, any two hexes of land have one shore,
and what lies on an edge lies along it.
"""
import itertools
import math
import os
import pathlib
import re
import sys
import tempfile
import unittest

import pictures
import tap
from pictures import GdkPixbuf

ART = pathlib.Path(os.environ['FAVOR_ART_FOLDER'], 'tokens')
PROGRAM = sys.argv.pop(1)

# Where the larger of the two pictures of a drawing begins, and its height in pixels.
LEFT, TOP, HEIGHT = 60, 6, 144
# What a channel may differ because colours are rounded.
TONE = 3
# From hex to hex, in units of the board: to the right, to the lower right, to the lower left.
STEPS = ((173.2, 0), (86.6, 150), (-86.6, 150))
# The angles of the ways of an edge and of its sides, clockwise from the right.
WAYS = {'v': 90, 'f': 30, 'r': -30}
SIDES = {'ne': -60, 'e': 0, 'se': 60, 'sw': 120, 'w': 180, 'nw': 240}


def part(name):
    """Size and inside of a file."""
    text = (ART / f'{name}.svg').read_text('utf-8')
    width, height = map(float, re.search(r'viewBox="0 0 (\S+) (\S+)"', text).groups())
    return width, height, re.sub(r'</?svg[^>]*>', '', text)


class Drawing:
    """A picture of the board, HEIGHT pixels high; asks for colours in the units of its viewBox."""

    def __init__(self, measure, folder, size, body):
        self.scale = HEIGHT / size
        path, drawn = pathlib.Path(folder, 'board.svg'), os.path.join(folder, 'board.png')
        path.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" '
                        f'width="{size}" height="{size}">{body}</svg>', 'utf-8')
        measure.draw(path, drawn)
        picture = GdkPixbuf.Pixbuf.new_from_file(drawn)
        self.data, self.stride = picture.get_pixels(), picture.get_rowstride()
        self.step = picture.get_n_channels()
        # Beside the picture there is nothing but ground.
        self.ground = self.data[:3]

    def at(self, x, y):
        start = (TOP + int(y * self.scale)) * self.stride + (LEFT + int(x * self.scale)) * self.step
        return self.data[start:start + 3]

    def is_painted(self, x, y):
        return max(abs(a - b) for a, b in zip(self.at(x, y), self.ground)) > TONE

    def places(self):
        """The middle of each pixel."""
        return itertools.product([(i + .5) / self.scale for i in range(HEIGHT)], repeat=2)


class Island(unittest.TestCase):
    def setUp(self):
        self.measure = pictures.Measure(PROGRAM)
        self.addCleanup(self.measure.close)
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def draw(self, size, *parts):
        """Draws files in a square; each is a name, the place of its middle, and its turn."""
        body = ''
        for name, x, y, turn in parts:
            width, height, inside = part(name)
            body += (f'<g transform="translate({x:g} {y:g}) rotate({turn}) '
                     f'translate({-width / 2:g} {-height / 2:g})">{inside}</g>')
        return Drawing(self.measure, self.folder.name, size, body)

    def test_terrain(self):
        """No terrain reaches over the sides of its hex."""
        names = [path.stem for path in sorted(ART.glob('hex-*.svg'))]
        self.assertEqual(len(names), 23)
        for name in names:
            with self.subTest(picture=name):
                drawing = self.draw(220, (name, 110, 110, 0))
                self.assertTrue(drawing.is_painted(110, 110))
                for x, y in drawing.places():
                    dx, dy = abs(x - 110), abs(y - 110)
                    if max(dx, dx / 2 + dy * .866) > 86.6 + 1.5:
                        self.assertFalse(drawing.is_painted(x, y), (x, y))

    def test_sea(self):
        """Nothing lies across the sides of the sea that repeats."""
        for scheme in ('light', 'dark'):
            drawing = self.draw(360, (f'sea-tile-{scheme}', 180, 180, 0))
            rim = {drawing.at(*place) for k in range(360)
                   for place in ((.5, k), (359.5, k), (k, .5), (k, 359.5))}
            self.assertEqual(len(rim), 1, scheme)

    def test_shore(self):
        """Two hexes that lie side by side have sand from the one to the other, whatever their coasts."""
        turns = ((1, 0), (1, 60), (2, 120), (3, 180), (3, 300))
        for (dx, dy), one, other in itertools.product(STEPS, turns, turns):
            with self.subTest(step=(dx, dy), one=one, other=other):
                x, y = 260 - dx / 2, 260 - dy / 2
                drawing = self.draw(520, (f'coast-sand-{one[0]}', x, y, one[1]),
                                    (f'coast-sand-{other[0]}', x + dx, y + dy, other[1]))
                # Along their common side, from corner to corner.
                length = math.hypot(dx, dy)
                for k in range(-50, 51, 2):
                    place = 260 - dy / length * k, 260 + dx / length * k
                    self.assertTrue(drawing.is_painted(*place), place)

    def test_gap(self):
        """Hexes that are too far apart would be seen."""
        drawing = self.draw(520, ('coast-sand-1', 150, 260, 0), ('coast-sand-1', 370, 260, 0))
        self.assertFalse(drawing.is_painted(260, 260))

    def test_layers(self):
        """Each layer of the water ends outside of the sand, all around the hex."""
        for i, scheme in itertools.product((1, 2, 3), ('light', 'dark')):
            inside = self.draw(300, (f'coast-sand-{i}', 150, 150, 0))
            for layer in ('shallow', 'shoal'):
                outside = self.draw(300, (f'coast-{layer}-{i}-{scheme}', 150, 150, 0))
                for place in inside.places():
                    self.assertFalse(inside.is_painted(*place) and not outside.is_painted(*place), place)

    def test_edges(self):
        """What lies on an edge lies along it, its middle on the middle of its file."""
        for path in sorted(ART.glob('route-*.svg')):
            way = path.stem[-1]
            drawing = self.draw(120, (path.stem, 60, 60, 0))
            dx, dy = math.cos(math.radians(WAYS[way])), math.sin(math.radians(WAYS[way]))
            along = [k for k in range(-58, 59) if drawing.is_painted(60 + dx * k, 60 + dy * k)]
            with self.subTest(picture=path.stem):
                self.assertAlmostEqual(min(along), -max(along), delta=4)
                self.assertLess(max(along), 44)
                aside = [k for k in range(-58, 59) if drawing.is_painted(60 - dy * k, 60 + dx * k)]
                self.assertLess(max(map(abs, aside)), 14)
                if not path.stem.startswith('route-crack'):
                    self.assertGreater(max(along), 32)

    def test_jetties(self):
        """The jetties of a side lie in the water before it."""
        for side, angle in SIDES.items():
            drawing = self.draw(200, (f'jetties-{side}', 100, 100, 0))
            dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            depths = [(x - 100) * dx + (y - 100) * dy for x, y in drawing.places()
                      if drawing.is_painted(x, y)]
            with self.subTest(side=side):
                self.assertGreater(min(depths), -16)
                self.assertGreater(sum(depths) / len(depths), 15)


if __name__ == '__main__':
    tap.main()
