# SPDX-License-Identifier: GPL-3.0-or-later
"""The comparison catches pictures that are broken, and lets pass what nobody minds.

usage: test_picture_breakage.py MEASURE-PICTURES FAVOR FAVOR-REFEREE

Says for each change how much of what is allowed it takes: a broken picture has to take clearly
more than all, a harmless change clearly less.
"""
import copy
import os
import pathlib
import shutil
import sys
import tempfile
import unittest
from xml.etree import ElementTree

import breakage
import camera
import pictures
import tap
from pictures import GdkPixbuf

MEASURE, FAVOR, REFEREE = sys.argv[1:4]
del sys.argv[1:4]
ART = pathlib.Path(os.environ['FAVOR_ART_FOLDER'])
FINISHED = os.path.join(os.environ['G_TEST_SRCDIR'], 'data', 'saves', 'dragon-finished.favor')
# Broken pictures take at least, harmless ones at most so much of what is allowed.
BROKEN, HARMLESS = 1.1, 0.9
# Another theme and another text size, as small as they are between systems.
OTHER_STYLE = '''
@define-color window_bg_color #f8f8fa;
@define-color headerbar_bg_color #eeeef0;
headerbar { min-height: 47px; }
button { border-radius: 9px; }
.card { border-radius: 14px; }
row { min-height: 51px; }
'''
# At these sizes no line of the early page is so full on any system that it breaks elsewhere.
ONE_FONT, OTHER_FONT = 'Noto Sans 10.5', 'Noto Sans 10.45'
# Of the art: what is drawn with many layers, with few, with holes, and without any.
SAMPLES = ['common/pattern-3', 'common/seat-2', 'dragon/cover', 'dragon/crest-ox', 'dragon/delegate-noble',
           'dragon/pict-noble', 'dragon/table-tile-light', 'dragon/vote-soldier']
# A layer counts when it changes so many of a drawing's pixels by so much.
PIXELS, VISIBLE = 500, 24


class Breakage(unittest.TestCase):
    """What the tests of both kinds share."""

    limits = None

    @classmethod
    def setUpClass(cls):
        cls.measure = pictures.Measure(MEASURE)
        cls.addClassCleanup(cls.measure.close)
        cls.folder = tempfile.mkdtemp()
        cls.addClassCleanup(shutil.rmtree, cls.folder)

    def share(self, kept, picture):
        path = os.path.join(self.folder, 'changed.bmp')
        picture.savev(path, 'bmp', [], [])
        return self.measure.compare(kept, path, self.limits).share

    @classmethod
    def keep(cls, picture):
        """The path of what would be kept of a picture, until the next one is."""
        whole, kept = (os.path.join(cls.folder, name) for name in ('whole.bmp', 'kept.png'))
        picture.savev(whole, 'bmp', [], [])
        cls.measure.shrink(whole, cls.limits.cell, kept)
        return kept

    def judge(self, what, share, broken):
        print(f'# {"broken" if broken else "harmless"}, {what}: {share:.2f} of what is allowed', flush=True)
        with self.subTest(what):
            if broken:
                self.assertGreater(share, BROKEN)
            else:
                self.assertLess(share, HARMLESS)

    def judge_harmless(self, name, kept, picture):
        for what, changed in {
            'moved by a pixel': breakage.shifted(picture, 1, 1),
            'other smoothing': breakage.softened(picture),
            'noise': breakage.noisy(picture, 4),
            'compressed': breakage.squeezed(picture),
        }.items():
            self.judge(f'{name}, {what}', self.share(kept, changed), False)


class Art(Breakage):
    limits = pictures.ART

    def draw(self, svg):
        path = os.path.join(self.folder, 'drawn.png')
        self.measure.draw(svg, path)
        return GdkPixbuf.Pixbuf.new_from_file(path)

    def draw_root(self, root):
        path = os.path.join(self.folder, 'changed.svg')
        ElementTree.ElementTree(root).write(path)
        return self.draw(path)

    def without_layers(self, root):
        """Drawings without each of the outermost elements."""
        for number, layer in enumerate(root):
            if not layer.tag.endswith('clipPath'):
                rest = copy.deepcopy(root)
                rest.remove(rest[number])
                yield number, self.draw_root(rest)

    def test_missing_layer(self):
        caught, shares = 0, []
        for name in SAMPLES:
            root = ElementTree.parse(ART / f'{name}.svg').getroot()
            whole = self.draw(ART / f'{name}.svg')
            kept = self.keep(whole)
            for number, drawn in self.without_layers(root):
                if breakage.count_changed(whole, drawn, VISIBLE) >= PIXELS:
                    shares.append(share := self.share(kept, drawn))
                    with self.subTest(picture=name, layer=number):
                        self.assertGreater(share, BROKEN)
                        caught += 1
        self.assertGreater(len(shares), 30)
        print(f'# {caught} of {len(shares)} missing layers: from {min(shares):.2f} of what is allowed', flush=True)

    def test_other_colour(self):
        for name in SAMPLES:
            whole = self.draw(ART / f'{name}.svg')
            changed = breakage.swapped(whole, 0, 0, whole.get_width(), whole.get_height())
            self.judge(f'{name} with red and blue swapped', self.share(self.keep(whole), changed), True)

    def test_other_picture(self):
        """As after a wrong name."""
        for name, other in zip(SAMPLES, SAMPLES[1:]):
            kept = self.keep(self.draw(ART / f'{name}.svg'))
            self.judge(f'{other} in the place of {name}', self.share(kept, self.draw(ART / f'{other}.svg')), True)

    def test_harmless(self):
        for name in SAMPLES:
            whole = self.draw(ART / f'{name}.svg')
            self.judge_harmless(name, self.keep(whole), whole)


class Pages(Breakage):
    limits = pictures.PAGES

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        library = camera.Library(REFEREE, FINISHED)
        cls.addClassCleanup(shutil.rmtree, library.folder)
        cls.session = library.keep(library.cut(21), 'Monday Council')
        cls.early = library.keep(library.cut(12), 'Sunday Council')
        cls.boxes = {}
        cls.page = cls.look(boxes=cls.boxes)
        cls.kept = cls.keep(cls.page)

    @classmethod
    def look(cls, scheme='prefer-light', boxes=None, **look):
        """The game's page when a person has to choose, and where the things on it are."""
        camera.set_look(scheme, **look)
        shot = camera.Camera(FAVOR, (1280, 800), cls.session)
        bar = shot.app.find('Decision')
        shot.app.find('Vote', within=bar)
        shot.app.keys('n')
        shot.app.find('Clear', within=bar)
        page = shot.look()
        if boxes is not None:
            boxes.update(shot.boxes())
        shot.close()
        return page

    @classmethod
    def look_early(cls, **look):
        """A page on which no line is so full that it breaks elsewhere when letters are a hair smaller."""
        camera.set_look(**look)
        shot = camera.Camera(FAVOR, (1280, 800), cls.early)
        shot.app.find('Decision')
        page = shot.look()
        shot.close()
        return page

    def box(self, start):
        """Where the first thing is whose name begins so."""
        return next(box for name, box in self.boxes.items() if name.startswith(start))

    def judge_broken(self, what, changed):
        self.judge(what, self.share(self.kept, changed), True)

    def test_part_missing(self):
        for name in ('Hand', 'Seats', 'Decision', 'Pads', 'Soldier, can be chosen', 'Noble, 0 votes', 'Card 1 of',
                     'Deals and Gifts…', 'Hint'):
            self.judge_broken(f'without {name}', breakage.erased(self.page, *self.box(name)))

    def test_text_cut(self):
        for name in ('Tiger, place a vote.', 'Dragon votes for Supplier.', 'What Is Left of Each Delegation',
                     'Voted for the winner', 'Deals and Gifts…'):
            x, y, width, height = self.box(name)
            # Some labels are wider than their text.
            half = min(width, 8 * len(name)) // 2
            self.judge_broken(f'half of {name}', breakage.erased(self.page, x + half, y, half, height))

    def test_moved(self):
        for name, dx, dy in (('Clear', -24, 0), ('Soldier, can be chosen', 0, -24), ('Card 1 of', -24, 0),
                             ('Bo, Person', 0, 24), ('Voted for the winner', 24, 0)):
            self.judge_broken(f'{name} moved', breakage.moved(self.page, *self.box(name), dx, dy))

    def test_other_colour(self):
        for name in ('Vote', 'Soldier, can be chosen', 'Noble, 0 votes', 'Mei, Novice'):
            self.judge_broken(f'{name} with red and blue swapped', breakage.swapped(self.page, *self.box(name)))

    def test_other_theme(self):
        self.judge_broken('by night', self.look('prefer-dark'))

    def test_empty(self):
        self.judge_broken('empty', breakage.erased(self.page, 0, 47, 1280, 753))

    def test_harmless(self):
        self.judge_harmless('page', self.kept, self.page)
        self.judge('other style', self.share(self.kept, self.look(style=OTHER_STYLE)), False)
        kept = self.keep(self.look_early(font=ONE_FONT))
        self.judge('other size of text', self.share(kept, self.look_early(font=OTHER_FONT)), False)


if __name__ == '__main__':
    camera.skip_if_missing()
    tap.main()
