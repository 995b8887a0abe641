# SPDX-License-Identifier: GPL-3.0-or-later
"""The art, drawn at two sizes, is as it was when somebody looked at it.

usage: test_art_pictures.py MEASURE-PICTURES [--write]
"""
import os
import pathlib
import sys
import tempfile
import unittest

import pictures
import tap

ART = pathlib.Path(os.environ['FAVOR_ART_FOLDER'])
WRITE = pictures.wants_write()
PROGRAM = sys.argv.pop(1)


class Art(unittest.TestCase):
    def setUp(self):
        self.measure = pictures.Measure(PROGRAM)
        self.addCleanup(self.measure.close)
        self.gallery = pictures.Gallery(self.measure, 'art', pictures.ART, WRITE)

    def test_pictures(self):
        names = [str(path.relative_to(ART).with_suffix('')) for path in sorted(ART.glob('*/*.svg'))]
        self.assertGreater(len(names), 60)
        with tempfile.TemporaryDirectory() as folder:
            drawn = os.path.join(folder, 'drawn.png')
            for name in names:
                with self.subTest(picture=name):
                    self.measure.draw(ART / f'{name}.svg', drawn)
                    self.gallery.check(name, drawn)
        self.gallery.check_names(names)


if __name__ == '__main__':
    tap.main()
