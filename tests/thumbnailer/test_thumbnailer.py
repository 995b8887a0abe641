# SPDX-License-Identifier: GPL-3.0-or-later
"""The program favor-thumbnailer from outside: good, damaged, huge and strange files."""
import json
import os
import pathlib
import random
import stat
import struct
import subprocess
import tempfile
import unittest

import tap

PROGRAM = os.environ['FAVOR_THUMBNAILER']
GAME = pathlib.Path(os.environ['G_TEST_SRCDIR'], 'data', 'saves', 'dragon-finished.favor').read_bytes()
PNG = b'\x89PNG\r\n\x1a\n'


class Thumbnailer(unittest.TestCase):
    """Each test has a folder of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix='favor-thumbnailer-')
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.output = self.folder / 'out.png'
        # There is no display, and nothing to write to but the picture.
        self.environment = {name: value for name, value in os.environ.items()
                            if name not in ('DISPLAY', 'WAYLAND_DISPLAY', 'DBUS_SESSION_BUS_ADDRESS')}
        self.environment['HOME'] = '/nowhere'

    def run_program(self, *args):
        """Every call ends soon, and never by a signal."""
        answer = subprocess.run([PROGRAM, *map(str, args)], capture_output=True, check=False,
                                stdin=subprocess.DEVNULL, env=self.environment, timeout=120)
        self.assertGreaterEqual(answer.returncode, 0, (args, answer.stderr))
        return answer

    def write(self, content, name='in.favor'):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return path

    def changed(self, **members):
        return json.loads(GAME) | members

    def draw(self, content, size=128):
        """The picture of a file that is one."""
        answer = self.run_program(self.write(content), self.output, size)
        self.assertEqual((answer.returncode, answer.stdout, answer.stderr), (0, b'', b''))
        picture = self.output.read_bytes()
        self.assertTrue(picture.startswith(PNG))
        self.assertEqual(struct.unpack('>II', picture[16:24]), (int(size * 0.8 + 0.5), size))
        return picture

    def refuse(self, path, pattern='.'):
        """One line on standard error, and no picture."""
        answer = self.run_program(path, self.output, 128)
        self.assertEqual((answer.returncode, answer.stdout), (1, b''), answer.stderr)
        self.assertRegex(answer.stderr.decode(), rf'\Afavor-thumbnailer: .*{pattern}.*\n\Z')
        self.assertFalse(self.output.exists())

    def misuse(self, *args):
        answer = self.run_program(*args)
        self.assertEqual((answer.returncode, answer.stdout), (2, b''), (args, answer.stderr))
        self.assertRegex(answer.stderr.decode(), r'\Afavor-thumbnailer: .+\n\Z')
        self.assertFalse(self.output.exists())

    def test_sizes(self):
        for size in (16, 17, 32, 64, 95, 96, 128, 199, 200, 256, 512, 1024, 2048):
            self.draw(GAME, size)

    def test_wrong_sizes(self):
        path = self.write(GAME)
        for size in ('', ' ', 'x', '0', '15', '2049', '-128', '+128', '1e2', '0x80', '128.0', '128px',
                     '99999999999999999999999', '١٢٨'):
            self.misuse('--', path, self.output, size)

    def test_arguments(self):
        path = self.write(GAME)
        self.misuse()
        self.misuse(path)
        self.misuse(path, self.output)
        self.misuse(path, self.output, 128, 128)
        self.misuse('--size', path, self.output, 128)
        for option in '--help', '--version':
            answer = self.run_program(option)
            self.assertEqual((answer.returncode, answer.stderr), (0, b''))
            self.assertIn(b'favor-thumbnailer', answer.stdout)

    def test_uri(self):
        path = self.write(GAME, 'a ä#.favor')
        self.assertEqual(self.run_program(path.as_uri(), self.output, 64).returncode, 0)
        self.assertTrue(self.output.exists())

    def test_same_file_same_picture(self):
        self.assertEqual(self.draw(GAME, 256), self.draw(GAME, 256))

    def test_says_what_differs(self):
        """Title, round, end of the game and colours are seen; the names of players are not."""
        game = json.loads(GAME)
        before = self.draw(GAME, 256)
        going = {'plies': 52, 'round': 3, 'decider': 0}
        for change in (
                {'title': 'Monday Council'},
                {'summary': going},
                {'seats': [seat | {'colour': 6 - i} for i, seat in enumerate(game['seats'])]},
                {'seats': [seat | {'colour': 7 - i} for i, seat in enumerate(game['seats'])]}):
            self.assertNotEqual(self.draw(self.changed(**change), 256), before, change)
        self.assertNotEqual(self.draw(self.changed(summary=going | {'round': 4}), 256),
                            self.draw(self.changed(summary=going), 256))
        names = [seat | {'name': f'Ann {i}'} for i, seat in enumerate(game['seats'])]
        self.assertEqual(self.draw(self.changed(seats=names), 256), before)

    def test_strange_titles(self):
        for title in ('W' * 200, 'إبلاغ ' * 20, '\u202e reversed', 'two\nlines\tand tabs', '漢字かな',
                      '<b>&amp;</b>', '\u200b', '👑'):
            for size in (96, 256):
                self.draw(self.changed(title=title), size)

    def test_without_summary(self):
        """A file made by hand: the game is played again to know how far it is."""
        game = json.loads(GAME)
        del game['summary']
        self.assertEqual(self.draw(game, 256), self.draw(GAME, 256))

    def test_cut_off(self):
        generator = random.Random(1)
        for length in [0, 1, 2, len(GAME) - 3, *(generator.randrange(len(GAME) - 3) for _ in range(40))]:
            self.refuse(self.write(GAME[:length]))

    def test_damaged(self):
        """A changed byte makes another picture of a sound file, or a message."""
        generator = random.Random(2)
        refused = 0
        for _ in range(80):
            content = bytearray(GAME)
            # Mostly where the head is.
            for _ in range(generator.randrange(1, 4)):
                content[generator.randrange(1500)] = generator.randrange(256)
            self.output.unlink(missing_ok=True)
            answer = self.run_program(self.write(bytes(content)), self.output, 96)
            self.assertIn(answer.returncode, (0, 1))
            self.assertEqual(self.output.exists(), answer.returncode == 0)
            self.assertEqual(answer.stderr == b'', answer.returncode == 0)
            refused += answer.returncode
        self.assertGreater(refused, 25)

    def test_not_ours(self):
        self.refuse(self.write(b'{}'), 'not a session')
        self.refuse(self.write(b'[1, 2]'))
        self.refuse(self.write(PNG * 50))
        self.refuse(self.write(self.changed(format='other')), 'not a session')
        self.refuse(self.write(self.changed(version=1000)), 'newer version')
        self.refuse(self.write(self.changed(game='no-such-game')), 'no-such-game')
        self.refuse(self.write(self.changed(seats=[])))
        self.refuse(self.write(self.changed(seats=json.loads(GAME)['seats'] * 3)))
        self.refuse(self.write(self.changed(summary={'plies': 1, 'round': 1, 'decider': 8})))

    def test_huge(self):
        self.refuse(self.write(b' ' * (17 << 20)))
        self.refuse(self.write(GAME.replace(b'{', b'{"x": "' + b'y' * (17 << 20) + b'",', 1)))
        self.refuse(self.write(b'[' * 1000000))
        self.refuse(self.write(b'{"a":' * 1000000))
        # Of 1 TiB, which takes no room.
        path = self.folder / 'sparse.favor'
        with open(path, 'wb') as file:
            file.truncate(1 << 40)
        self.refuse(path)

    def test_no_regular_files(self):
        self.refuse(self.folder / 'missing.favor')
        self.refuse(self.folder)
        self.refuse('/dev/zero', 'regular')
        pipe = self.folder / 'pipe.favor'
        os.mkfifo(pipe)
        self.refuse(pipe, 'regular')

    def test_cannot_write(self):
        path = self.write(GAME)
        for output in self.folder / 'missing' / 'out.png', self.folder, '/dev/full':
            answer = self.run_program(path, output, 128)
            self.assertEqual(answer.returncode, 1)
            self.assertRegex(answer.stderr.decode(), r'\Afavor-thumbnailer: .+\n\Z')
        self.assertTrue(stat.S_ISCHR(os.stat('/dev/full').st_mode))

    def test_languages(self):
        """Whatever the language, there is a picture."""
        for language in 'de', 'ar', 'zh_CN':
            self.environment |= {'LANGUAGE': language, 'LC_ALL': '', 'LANG': 'C.UTF-8'}
            self.draw(GAME, 256)


if __name__ == '__main__':
    tap.main()
