# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls favor-referee for its tests."""
import json
import os
import subprocess
import tempfile
import unittest

PROGRAM = os.environ['FAVOR_REFEREE']
GAME = 'dragons-favour'
# How many can play it.
SEATS = range(2, 8)


class Answer:
    """What one call of the program answered."""

    def __init__(self, process):
        self.code = process.returncode
        self.out = process.stdout.decode()
        self.err = process.stderr.decode()

    @property
    def lines(self):
        """The values of all lines."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def value(self):
        """The only value."""
        return json.loads(self.out)


def run(*args, stdin=b'', **more):
    """Calls the program; every call ends, and never by a signal."""
    process = subprocess.run(
        [PROGRAM, *map(str, args)], input=stdin, capture_output=True, timeout=300, check=False,
        **more)
    assert process.returncode >= 0, (args, process.returncode, process.stderr)
    return Answer(process)


class RefereeTest(unittest.TestCase):
    """A test with a folder of its own."""

    maxDiff = None

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix='favor-referee-')
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def path(self, name):
        return os.path.join(self.folder, name)

    def good(self, *args, **more):
        """Calls the program, which has to do what was asked."""
        answer = run(*args, **more)
        self.assertEqual(answer.code, 0, (args, answer.err))
        return answer

    def misuse(self, *args):
        """Calls the program in a wrong way: exit 2, a sentence, nothing on standard output."""
        answer = run(*args)
        self.assertEqual(answer.code, 2, (args, answer.out, answer.err))
        self.assertEqual(answer.out, '', args)
        self.assertRegex(answer.err, r'^favor-referee: .+\n$', args)
        return answer.err

    def write(self, name, content):
        path = self.path(name)
        if not isinstance(content, (str, bytes)):
            content = json.dumps(content)
        if isinstance(content, str):
            content = content.encode()
        with open(path, 'wb') as file:
            file.write(content)
        return path

    def read(self, path):
        with open(path, encoding='utf-8') as file:
            return json.load(file)

    def new(self, *args, name='new.favor'):
        """A file with a new session; its seed is fixed."""
        return self.write(name, self.good('new', GAME, '--seed', 5, *args).out)

    def apply(self, path, *actions, name='applied.favor', options=()):
        """A file with the session after these actions."""
        texts = [json.dumps(action) for action in actions]
        return self.write(name, self.good('apply', path, *options, *texts).out)

    def play(self, *args):
        """A finished game: its line and its session."""
        out = self.path('played')
        line = self.good('play', GAME, '--out', out, *args).value
        return line, self.read(line['file'])
