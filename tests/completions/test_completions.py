# SPDX-License-Identifier: GPL-3.0-or-later
"""What shells complete: asked of the shells themselves, and compared with the programs' --help."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import tap

FOLDER = pathlib.Path(os.environ['FAVOR_COMPLETIONS'])
REFEREE = os.environ['FAVOR_REFEREE']
PROGRAMS = {'favor': os.environ['FAVOR_PROGRAM'], 'favor-referee': REFEREE,
            'favor-thumbnailer': os.environ['FAVOR_THUMBNAILER']}
COMMANDS = ['games', 'new', 'play', 'show', 'legal', 'apply', 'verify', 'schema', 'hints', 'ladder',
            'bench']
LEVELS = ['random', 'baseline', 'novice', 'casual', 'skilled', 'master']
ENVIRONMENT = {**os.environ, 'PATH': ':'.join([*(os.path.dirname(path) for path in PROGRAMS.values()),
                                               os.environ['PATH']])}


def output(*command, **more):
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60,
                          stdin=subprocess.DEVNULL, env=ENVIRONMENT, **more).stdout


def options(program, *command):
    """The long options that a program's own help names."""
    text = output(PROGRAMS[program], *command, '--help')
    # Lines of its table: what the text says of other options does not count.
    found = set(re.findall(r'(?m)^  (?:-\w, )?(--[a-z-]+)', text))
    return found - {'--help-all', '--help-gapplication'}


class Completions(unittest.TestCase):
    """Works in a folder with a few files."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix='favor-completions-')
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        for name in 'one.favor', 'two games.favor', 'other.txt':
            pathlib.Path(self.folder, name).touch()
        pathlib.Path(self.folder, 'folder').mkdir()

    def bash(self, *words):
        """What bash offers for the last word; an assignment comes in three words, as from bash."""
        script = ('. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; '
                  'function=$(complete -p "$1"); function=${function#*-F }; ${function%% *}; '
                  'printf "%s\\n" "${COMPREPLY[@]}"')
        file = 'favor-referee.bash' if words[0] == 'favor-referee' else 'favor.bash'
        lines = output('bash', '--norc', '-uc', script, 'bash', str(FOLDER / file), *words,
                       cwd=self.folder).splitlines()
        return sorted(line for line in lines if line)

    def fish(self, line):
        """What fish offers for a line, without the descriptions."""
        script = f'source "{FOLDER}/favor.fish"; source "{FOLDER}/favor-referee.fish"; complete -C "$argv"'
        lines = output('fish', '--no-config', '-c', script, line, cwd=self.folder).splitlines()
        return sorted(line.partition('\t')[0] for line in lines)

    def games(self):
        return sorted(re.findall(r'(?m)^\{"id":"([^"]+)"', output(REFEREE, 'games', '--json')))

    def test_bash_of_favor(self):
        self.assertEqual(self.bash('favor', ''), ['folder', 'one.favor', 'two games.favor'])
        self.assertEqual(self.bash('favor', 'o'), ['one.favor'])
        self.assertEqual(self.bash('favor-thumbnailer', 'o'), ['one.favor'])
        for program in 'favor', 'favor-thumbnailer':
            self.assertEqual(set(self.bash(program, '-')), options(program))

    def test_bash_of_commands(self):
        self.assertEqual(self.bash('favor-referee', ''), sorted([*COMMANDS, '--help', '--version']))
        listed = re.findall(r'\n  ([a-z]+) +\S', output(REFEREE, '--help').partition('Commands:')[2])
        self.assertEqual(listed, COMMANDS)
        self.assertEqual(self.bash('favor-referee', 's'), ['schema', 'show'])

    def test_bash_of_options(self):
        """All that the program has, and no others."""
        for command in COMMANDS:
            self.assertEqual(set(self.bash('favor-referee', command, '--')),
                             options('favor-referee', command), command)
            # The short form takes the same values.
            for short, long in re.findall(r'(?m)^  (-\w), (--[a-z-]+)=', output(REFEREE, command, '--help')):
                self.assertEqual(self.bash('favor-referee', command, short, ''),
                                 self.bash('favor-referee', command, long, ''), (command, short))

    def test_bash_of_games_and_files(self):
        self.assertIn('dragons-favour', self.games())
        for command in 'new', 'play', 'schema', 'hints', 'ladder', 'bench':
            self.assertEqual(self.bash('favor-referee', command, ''), self.games())
        for command in 'show', 'legal', 'apply', 'verify':
            self.assertEqual(self.bash('favor-referee', command, ''),
                             ['folder', 'one.favor', 'two games.favor'])
        self.assertEqual(self.bash('favor-referee', 'games', ''), [])
        self.assertEqual(self.bash('favor-referee', 'play', '--out', ''), ['folder'])
        self.assertEqual(self.bash('favor-referee', 'play', '--seed', ''), [])

    def test_bash_of_lists(self):
        self.assertEqual(self.bash('favor-referee', 'play', '--bots', ''), sorted(LEVELS))
        self.assertEqual(self.bash('favor-referee', 'play', '--bots', '=', ''), sorted(LEVELS))
        self.assertEqual(self.bash('favor-referee', 'play', '--bots', '='), sorted(LEVELS))
        self.assertEqual(self.bash('favor-referee', 'play', '--bots', '=', 'no'), ['novice'])
        self.assertEqual(self.bash('favor-referee', 'ladder', '-l', 'novice,sk'), ['novice,skilled'])
        self.assertEqual(self.bash('favor-referee', 'ladder', '-a', 'm'), ['master'])
        self.assertEqual(self.bash('favor-referee', 'show', '-a', 'state,l'), ['state,log'])
        self.assertEqual(self.bash('favor-referee', 'show', '-v', 'n'), ['none'])

    def test_levels(self):
        """Each level that is offered is one."""
        for level in LEVELS:
            output(REFEREE, 'play', 'dragons-favour', '--seats', '2', '--bots', level)

    @unittest.skipIf(shutil.which('fish') is None, 'fish is missing')
    def test_fish(self):
        self.assertEqual(self.fish('favor-referee '), sorted(COMMANDS))
        for command in COMMANDS:
            found = {line.removesuffix('=') for line in self.fish(f'favor-referee {command} --')}
            self.assertEqual(found, options('favor-referee', command), command)
        self.assertEqual(set(self.fish('favor --')), options('favor'))
        self.assertEqual(self.fish('favor-referee play '), self.games())
        self.assertEqual(self.fish('favor-referee play --bots novice,sk'), ['novice,skilled'])
        self.assertEqual(self.fish('favor-referee ladder --against=m'), ['--against=master'])
        self.assertIn('one.favor', self.fish('favor-referee show o'))
        self.assertIn('one.favor', self.fish('favor o'))

    @unittest.skipIf(shutil.which('zsh') is None, 'zsh is missing')
    def test_zsh(self):
        """It can be read, and names what the programs have."""
        for name in '_favor', '_favor-referee':
            output('zsh', '-n', str(FOLDER / name))
        text = (FOLDER / '_favor-referee').read_text('utf-8')
        wanted = set().union(*(options('favor-referee', command) for command in COMMANDS))
        named = set(re.findall(r'(?<![\w-])--[a-z]+', text))
        self.assertEqual(named, wanted | {'--version', '--json'})
        self.assertEqual(re.findall(r"(?m)^  '([a-z]+):", text), COMMANDS)
        self.assertLessEqual(options('favor'), set(re.findall(
            r'--[a-z]+', (FOLDER / '_favor').read_text('utf-8'))))


if __name__ == '__main__':
    tap.main()
