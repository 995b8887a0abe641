# SPDX-License-Identifier: GPL-3.0-or-later
"""The grounds of tiles join without a seam, however they are turned.

usage: test_tile_seams.py MEASURE-PICTURES

All sides of one kind (field, road, city) have to show the same along their edge, and the same from
either end, because the side of the next tile runs the other way. The thin lines along the sides are
left out: they would hide what lies below them.
"""
import os
import pathlib
import sys
import tempfile
import unittest

import pictures
import tap
from pictures import GdkPixbuf

ART = pathlib.Path(os.environ['FAVOR_ART_FOLDER'])
PROGRAM = sys.argv.pop(1)
sys.path.insert(0, str(ART / 'kit'))

from land.decor import DECOR  # noqa: E402
from land.geometry import EDGES  # noqa: E402
from land.ground import ground  # noqa: E402
from shapes import svg  # noqa: E402

# Where the larger of the two pictures of a drawing begins, and its edge in pixels.
LEFT, TOP, EDGE = 60, 6, 144
# What a channel may differ because colours are rounded and curves meet the edge at a slant.
TONE = 12
# In so many pixels of a side.
MOST = 2


class Seams(unittest.TestCase):
    def setUp(self):
        self.measure = pictures.Measure(PROGRAM)
        self.addCleanup(self.measure.close)
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def sides(self, body):
        """The outermost pixels of the four sides of a ground, each clockwise."""
        path, drawn = pathlib.Path(self.folder.name, 'ground.svg'), os.path.join(self.folder.name, 'drawn.png')
        path.write_text(svg(200, 200, body), 'utf-8')
        self.measure.draw(path, drawn)
        picture = GdkPixbuf.Pixbuf.new_from_file(drawn)
        data, stride, step = picture.get_pixels(), picture.get_rowstride(), picture.get_n_channels()

        def pixel(x, y):
            start = (TOP + y) * stride + (LEFT + x) * step
            return data[start:start + 3]
        last, run = EDGE - 1, range(EDGE)
        return [[pixel(i, 0) for i in run], [pixel(last, i) for i in run],
                [pixel(last - i, last) for i in run], [pixel(0, last - i) for i in run]]

    def difference(self, side, other):
        """In how many pixels two sides differ that lie against each other."""
        return sum(max(abs(a - b) for a, b in zip(here, there)) > TONE
                   for here, there in zip(side, other[::-1]))

    def test_sides(self):
        known = {}
        for tile, variants in DECOR.items():
            for variant in range(len(variants)):
                for number, side in enumerate(self.sides(ground(tile, variant, lines=False))):
                    with self.subTest(tile=tile, variant=variant, side=number):
                        model = known.setdefault(EDGES[tile][number], side)
                        self.assertLessEqual(self.difference(side, model), MOST)
        self.assertEqual(sorted(known), ['c', 'f', 'r'])

    def test_gap(self):
        """A road beside its place would be seen."""
        body = ground('u', 0, lines=False)
        side = self.sides(body)[0]
        moved = self.sides(f'<g transform="translate(4 0)">{body}</g>')[0]
        self.assertGreater(self.difference(moved, side), MOST)


if __name__ == '__main__':
    tap.main()
