# SPDX-License-Identifier: GPL-3.0-or-later
"""The pages of the real program are as they were when somebody looked at them.

usage: test_page_pictures.py MEASURE-PICTURES FAVOR FAVOR-REFEREE FAVOR-WITH-DUMMY [--write]

The last program also has a game without a view of its own. Needs a screen that is a little larger than the pages.
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
from favor_driver import commits

WRITE = pictures.wants_write()
MEASURE, FAVOR, REFEREE, FAVOR_WITH_DUMMY = sys.argv[1:5]
del sys.argv[1:5]
SAVES = os.path.join(os.environ['G_TEST_SRCDIR'], 'data', 'saves')
FINISHED = os.path.join(SAVES, 'dragon-finished.favor')
KINGDOM = os.path.join(SAVES, 'orders-finished.favor')
COURT = os.path.join(SAVES, 'kingdom-finished.favor')
ISLAND = os.path.join(SAVES, 'tokens-middle.favor')
WIDE, LOW, MEDIUM, NARROW = (1280, 800), (1024, 640), (800, 600), (400, 800)
# After so many actions a person has to place a vote; the last one decides its round.
EARLY, VOTING, DECIDING = 9, 21, 45
# After so many a person has to lay the first tile, one in the middle, or to deploy a follower.
FIRST, LAYING, DEPLOYING = 4, 103, 104
# After so many a person has the first tile in hand, has one in the middle of the game, has laid it,
# can take a favor, and begins a turn when all 72 tiles lie there.
COURT_FIRST, COURT_HAND, COURT_LAID, COURT_CLAIM, COURT_LATE = 1, 159, 170, 163, 302
# How far the finished game is stepped through.
REVIEWED = 7


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.measure = pictures.Measure(MEASURE)
        cls.addClassCleanup(cls.measure.close)
        cls.gallery = pictures.Gallery(cls.measure, 'pages', pictures.PAGES, WRITE)
        cls.looked_at = set()

    def setUp(self):
        camera.set_look()
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.library = camera.Library(REFEREE, FINISHED)
        # Each test has a library of its own.
        self.addCleanup(shutil.rmtree, self.library.folder)

    def start(self, size, *arguments, program=FAVOR, **environment):
        shot = camera.Camera(program, size, *arguments, **environment)
        self.addCleanup(shot.close)
        return shot

    def look(self, shot, name):
        """Compares what is shown."""
        self.looked_at.add(name)
        # In full size they stay in the build folder, to be looked at.
        path = pictures.FAILURES / 'pages' / f'{name}.png'
        path.parent.mkdir(exist_ok=True)
        shot.take(path)
        with self.subTest(picture=name):
            self.gallery.check(name, path)

    def fill_library(self):
        self.library.keep(self.library.cut(EARLY), 'A Quiet Council', 1)
        self.library.keep(self.library.finished, 'Autumn at Court', 2)
        self.library.keep(self.library.cut(VOTING), 'Monday Council', 3)

    def look_at_home(self, name, size):
        shot = self.start(size)
        shot.app.find('Games')
        self.look(shot, name)

    def test_home_empty(self):
        self.look_at_home('home-empty', WIDE)

    def test_home(self):
        self.fill_library()
        self.look_at_home('home', WIDE)

    def test_home_narrow(self):
        self.fill_library()
        self.look_at_home('home-narrow', NARROW)

    def test_home_dark(self):
        self.fill_library()
        camera.set_look('prefer-dark')
        self.look_at_home('home-dark', WIDE)

    def look_at_setup(self, name, size):
        shot = self.start(size, '--new')
        shot.app.find('Start')
        self.look(shot, name)

    def test_setup(self):
        self.look_at_setup('setup', WIDE)

    def test_setup_narrow(self):
        self.look_at_setup('setup-narrow', NARROW)

    def choose(self, length, size, **environment):
        """A game where the person has chosen a vote, and the decision bar."""
        shot = self.start(size, self.library.keep(self.library.cut(length), 'Monday Council'), **environment)
        bar = shot.app.find('Decision')
        shot.app.find(commits, 'the main button', bar)
        shot.app.keys('n')
        shot.app.find('Clear', within=bar)
        return shot, bar

    def look_at_game(self, name, size, **environment):
        shot, _ = self.choose(VOTING, size, **environment)
        self.look(shot, name)

    def test_game(self):
        self.look_at_game('game', WIDE)

    def test_game_medium(self):
        self.look_at_game('game-medium', MEDIUM)

    def test_game_narrow(self):
        self.look_at_game('game-narrow', NARROW)

    def test_game_dark(self):
        camera.set_look('prefer-dark')
        self.look_at_game('game-dark', WIDE)

    def test_game_dark_narrow(self):
        camera.set_look('prefer-dark')
        self.look_at_game('game-dark-narrow', NARROW)

    def mirror(self, name):
        """The environment for a picture from right to left."""
        self.looked_at.add(name)
        try:
            return camera.make_mirrored_language(self.folder)
        except (OSError, subprocess.CalledProcessError) as error:
            self.skipTest(f'no language from right to left: {error}')

    def look_mirrored(self, name, size):
        self.look_at_game(name, size, **self.mirror(name))

    def test_game_mirrored(self):
        self.look_mirrored('game-mirrored', WIDE)

    def test_game_mirrored_narrow(self):
        self.look_mirrored('game-mirrored-narrow', NARROW)

    def test_showing(self):
        """The vote is counted in front of the players."""
        shot, bar = self.choose(DECIDING, WIDE)
        shot.app.keys('Return')
        shot.app.press('Pause')
        shot.app.find('Continue', within=bar)
        # Late enough that it was not shown before the pause, however slow the machine is.
        while not shot.app.look('Dragon, Tiger and Boar gain Favour for voting.', bar):
            before = shot.app.names(bar)
            shot.app.press('Next')
            shot.app.wait_for('the next thing', lambda: shot.app.names(bar) != before)
        self.look(shot, 'showing')

    def test_plain(self):
        """A game without a view of its own, first covered, then played by the list of moves."""
        session = shutil.copy(os.path.join(SAVES, 'dummy-race.favor'), self.folder)
        shot = self.start(WIDE, session, program=FAVOR_WITH_DUMMY)
        bar = shot.app.find('Decision')
        shot.app.find('I Am Ann')
        self.look(shot, 'cover')
        shot.app.press('I Am Ann')
        shot.app.find(commits, 'the main button', bar)
        self.look(shot, 'plain')

    def look_at_finished(self, name, size):
        """In the middle, then at the end."""
        shot = self.start(size, self.library.keep(self.library.finished, 'Autumn at Court'))
        bar = shot.app.find('Decision')
        shot.app.find(lambda text: text.startswith('Start, '), within=bar)
        for ply in range(1, REVIEWED + 1):
            shot.app.keys('alt+Right')
            shot.app.find(lambda text: text.startswith(f'Move {ply} of '), within=bar)
        self.look(shot, 'review' + name)
        shot.app.keys('alt+End')
        shot.app.find('Rematch', within=bar)
        self.look(shot, 'over' + name)

    def test_finished(self):
        self.look_at_finished('', WIDE)

    def test_finished_narrow(self):
        self.look_at_finished('-narrow', NARROW)

    def open_kingdom(self, length, size, sentence, **environment):
        """A game with a map, where a person decides."""
        kingdom = camera.Library(REFEREE, KINGDOM)
        shot = self.start(size, kingdom.keep(kingdom.cut(length), 'Monday Kingdom'), **environment)
        shot.app.find(lambda text: text.endswith(sentence), sentence, shot.app.find('Decision'))
        return shot

    def look_at_placement(self, name, size, **environment):
        """A tile lies where it fits, and can still be taken back."""
        shot = self.open_kingdom(LAYING, size, 'place the tile.', **environment)
        shot.app.keys('Right', 'Return')
        shot.app.find('Clear', within=shot.app.find('Decision'))
        self.look(shot, name)

    def test_kingdom_first(self):
        """It lies in the only place where it fits."""
        shot = self.open_kingdom(FIRST, WIDE, 'place the tile.')
        shot.app.find('Clear', within=shot.app.find('Decision'))
        self.look(shot, 'kingdom-first')

    def test_kingdom(self):
        self.look_at_placement('kingdom', WIDE)

    def test_kingdom_dark_narrow(self):
        camera.set_look('prefer-dark')
        self.look_at_placement('kingdom-dark-narrow', NARROW)

    def test_kingdom_followers(self):
        self.look(self.open_kingdom(DEPLOYING, NARROW, 'deploy a follower or none.'), 'kingdom-followers')

    def go_to_end(self, shot):
        """By the button: after Alt the focus is shown for some seconds, of which a slow machine needs more."""
        shot.app.press('Last Position')
        shot.app.find('Rematch', within=shot.app.find('Decision'))

    def test_kingdom_finished(self):
        shot = self.start(WIDE, self.library.keep(camera.Library(REFEREE, KINGDOM).finished, 'Autumn Kingdom'))
        self.go_to_end(shot)
        self.look(shot, 'kingdom-over')

    def look_at_island(self, name, size):
        """A turn in the middle of a game on an island."""
        island = camera.Library(REFEREE, ISLAND)
        session = island.cut(len(island.finished['actions']))
        shot = self.start(size, island.keep(session, 'Monday Island'))
        sentence = 'trade and build.'
        shot.app.find(lambda text: text.endswith(sentence), sentence, shot.app.find('Decision'))
        self.look(shot, name)

    def test_island(self):
        self.look_at_island('island', WIDE)

    def test_island_dark_narrow(self):
        camera.set_look('prefer-dark')
        self.look_at_island('island-dark-narrow', NARROW)

    def look_at_court(self, name, length, size, sentence='change the map.', **environment):
        """A game in which people at court grant favors."""
        court = camera.Library(REFEREE, COURT)
        shot = self.start(size, court.keep(court.cut(length), 'Monday Court'), **environment)
        shot.app.find(lambda text: text.endswith(sentence), sentence, shot.app.find('Decision'))
        self.look(shot, name)

    def test_court_first(self):
        self.look_at_court('court-first', COURT_FIRST, WIDE)

    def test_court(self):
        self.look_at_court('court', COURT_HAND, WIDE)

    def test_court_low(self):
        """Where the chart of the court is no list any more."""
        self.look_at_court('court-low', COURT_CLAIM, LOW, 'take a favor.')

    def test_court_dark(self):
        camera.set_look('prefer-dark')
        self.look_at_court('court-dark', COURT_LAID, WIDE)

    def test_court_narrow(self):
        self.look_at_court('court-narrow', COURT_HAND, NARROW)

    def test_court_late(self):
        self.look_at_court('court-late', COURT_LATE, WIDE)

    def test_court_mirrored(self):
        self.look_at_court('court-mirrored', COURT_HAND, WIDE, **self.mirror('court-mirrored'))

    def test_court_finished(self):
        shot = self.start(WIDE, self.library.keep(camera.Library(REFEREE, COURT).finished, 'Autumn Court'))
        self.go_to_end(shot)
        self.look(shot, 'court-over')

    def test_zz_names(self):
        """After all others: what is kept is also looked at."""
        self.gallery.check_names(self.looked_at)


if __name__ == '__main__':
    camera.skip_if_missing()
    tap.main()
