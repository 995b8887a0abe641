# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of the real program are as they were when somebody looked at them.

usage: test_page_pictures.py MEASURE-PICTURES FAVOR FAVOR-REFEREE [--write]

Needs a screen that is a little larger than the pages.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

import camera
import pictures
import tap

WRITE = pictures.wants_write()
MEASURE, FAVOR, REFEREE = sys.argv[1:4]
del sys.argv[1:4]
FINISHED = os.path.join(os.environ['G_TEST_SRCDIR'], 'data', 'saves', 'dragon-finished.favor')
WIDE, MEDIUM, NARROW = (1280, 800), (800, 600), (400, 800)
DARK = {'ADW_DEBUG_COLOR_SCHEME': 'prefer-dark'}
# After so many actions a person has to place a vote, and nominate; with the last, one has to
# place the vote that decides the round.
VOTING, EARLY, DECIDING = 21, 9, 45


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if missing := camera.missing():
            raise unittest.SkipTest(f'not installed: {missing}')
        cls.measure = pictures.Measure(MEASURE)
        cls.addClassCleanup(cls.measure.close)
        cls.gallery = pictures.Gallery(cls.measure, 'pages', pictures.PAGES, WRITE)
        cls.looked_at = set()
        camera.set_look()

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.library = camera.Library(REFEREE, FINISHED)
        # Each test has a library of its own.
        self.addCleanup(shutil.rmtree, self.library.folder)

    def start(self, *arguments, **environment):
        shot = camera.Camera(FAVOR, *arguments, **environment)
        self.addCleanup(shot.close)
        return shot

    def look(self, shot, name, size):
        """Compares what is shown."""
        shot.resize(*size)
        self.looked_at.add(name)
        # In full size they stay in the build folder, to be looked at.
        path = pictures.FAILURES / 'pages' / f'{name}.png'
        path.parent.mkdir(exist_ok=True)
        with self.subTest(picture=name):
            self.gallery.check(name, shot.take(path))

    def fill_library(self):
        self.library.keep(self.library.cut(EARLY), 'A Quiet Council', 1)
        self.library.keep(self.library.finished, 'Autumn at Court', 2)
        self.library.keep(self.library.cut(VOTING), 'Monday Council', 3)

    def session(self, length):
        return self.library.keep(self.library.cut(length), 'Monday Council')

    def test_home_empty(self):
        shot = self.start()
        shot.app.find('Games')
        self.look(shot, 'home-empty', WIDE)
        self.look(shot, 'home-empty-narrow', NARROW)

    def test_home(self):
        self.fill_library()
        shot = self.start()
        shot.app.find('Continue')
        self.look(shot, 'home', WIDE)
        self.look(shot, 'home-narrow', NARROW)

    def test_home_dark(self):
        self.fill_library()
        shot = self.start(**DARK)
        shot.app.find('Continue')
        self.look(shot, 'home-dark', WIDE)

    def test_setup(self):
        shot = self.start('--new')
        shot.app.find('Start')
        self.look(shot, 'setup', WIDE)
        self.look(shot, 'setup-narrow', NARROW)

    def choose(self, **environment):
        """The game where the person has chosen a vote."""
        shot = self.start(self.session(VOTING), **environment)
        bar = shot.app.find('Decision')
        shot.resize(*WIDE)
        shot.app.keys('n')
        shot.app.find('Clear', within=bar)
        return shot

    def test_game(self):
        shot = self.choose()
        self.look(shot, 'game', WIDE)
        self.look(shot, 'game-medium', MEDIUM)
        self.look(shot, 'game-narrow', NARROW)

    def test_game_dark(self):
        shot = self.choose(**DARK)
        self.look(shot, 'game-dark', WIDE)
        self.look(shot, 'game-dark-narrow', NARROW)

    def test_game_mirrored(self):
        try:
            environment = camera.make_mirrored_language(self.folder)
        except (OSError, subprocess.CalledProcessError) as error:
            if not WRITE:
                self.looked_at |= {'game-mirrored', 'game-mirrored-narrow'}
            self.skipTest(f'no language from right to left: {error}')
        shot = self.choose(**environment)
        self.look(shot, 'game-mirrored', WIDE)
        self.look(shot, 'game-mirrored-narrow', NARROW)

    def test_showing(self):
        """The vote is counted in front of the players."""
        shot = self.start(self.session(DECIDING))
        bar = shot.app.find('Decision')
        shot.resize(*WIDE)
        shot.app.keys('n')
        shot.app.find('Clear', within=bar)
        shot.app.keys('Return')
        shot.app.press('Pause')
        shot.app.find('Continue', within=bar)
        while not shot.app.look(lambda name: name.endswith(' wins the vote.'), bar):
            before = shot.app.names(bar)
            shot.app.press('Next')
            shot.app.wait_for('the next thing', lambda: shot.app.names(bar) != before)
        self.look(shot, 'showing', WIDE)
        self.look(shot, 'showing-narrow', NARROW)

    def test_review_and_end(self):
        path = self.library.keep(self.library.finished, 'Autumn at Court')
        shot = self.start(path)
        bar = shot.app.find('Decision')
        shot.app.find(lambda name: name.startswith('Start, '), within=bar)
        shot.resize(*WIDE)
        for ply in range(1, VOTING):
            shot.app.keys('alt+Right')
            shot.app.find(lambda name: name.startswith(f'Move {ply} of '), within=bar)
        self.look(shot, 'review', WIDE)
        self.look(shot, 'review-narrow', NARROW)
        shot.app.keys('alt+End')
        shot.app.find('Rematch')
        self.look(shot, 'over-narrow', NARROW)
        self.look(shot, 'over', WIDE)

    def test_zz_names(self):
        """After all others: what is kept is also looked at."""
        self.gallery.check_names(self.looked_at)


if __name__ == '__main__':
    tap.main()
