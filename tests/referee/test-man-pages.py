# SPDX-License-Identifier: GPL-3.0-or-later
"""The man pages: well formed, and saying what the program says."""
import os
import re
import shutil
import subprocess
import unittest

import tap
from referee import GAME, RefereeTest

FOLDER = os.environ['FAVOR_MAN_FOLDER']
PAGES = ('favor.6', 'favor-referee.1', 'favor-session.5', 'favor-thumbnailer.1')


def read_page(name):
    with open(os.path.join(FOLDER, name), encoding='utf-8') as file:
        return file.read()


def unescape(text):
    return text.replace('\\-', '-').replace('\\(dq', '"').replace('\\&', '')


class Form(unittest.TestCase):
    @unittest.skipIf(shutil.which('mandoc') is None, 'mandoc is missing')
    def test_mandoc(self):
        for page in PAGES:
            lint = subprocess.run(['mandoc', '-Tlint', '-W', 'warning', os.path.join(FOLDER, page)],
                                  capture_output=True, text=True, check=False)
            self.assertEqual((lint.returncode, lint.stdout, lint.stderr), (0, '', ''))

    @unittest.skipIf(shutil.which('groff') is None or shutil.which('man') is None,
                     'man or groff is missing')
    def test_groff(self):
        for page in PAGES:
            shown = subprocess.run(['man', '--warnings', '-l', os.path.join(FOLDER, page)],
                                   capture_output=True, text=True, check=False,
                                   env={**os.environ, 'MANWIDTH': '80', 'MANROFFSEQ': ''})
            self.assertEqual((shown.returncode, shown.stderr), (0, ''))
            self.assertIn('NAME', shown.stdout)

    def test_lines_are_short_and_ascii(self):
        for page in PAGES:
            text = read_page(page)
            self.assertTrue(text.isascii(), page)
            self.assertEqual([line for line in text.splitlines() if len(line) > 100], [])


class Referee(RefereeTest):
    def help_options(self, command):
        text = self.good(command, '--help').out
        return set(re.findall(r'(?<![\w-])--([a-z-]+)', text)) - {'help'}

    def synopsis(self):
        """The options of each command in the synopsis."""
        page = read_page('favor-referee.1')
        text = page[page.index('.Sh SYNOPSIS'):page.index('.Sh DESCRIPTION')]
        commands = {}
        for part in text.split('.Nm')[2:]:
            name = re.search(r'\.Cm ([a-z]+)', part).group(1)
            commands[name] = set(re.findall(r'Fl -([a-z-]+)', part))
        return commands

    def test_all_commands_and_options(self):
        commands = self.synopsis()
        listed = re.findall(r'\n  ([a-z]+) +\S', self.good('--help').out.partition('Commands:')[2])
        self.assertEqual(list(commands), listed)
        page = read_page('favor-referee.1')
        for command, options in commands.items():
            self.assertEqual(options, self.help_options(command), command)
            self.assertIn(f'\n.Ss {command}\n', page)

    def table(self, section):
        page = read_page('favor-referee.1')
        text = re.search(rf'\n\.Ss {section}\n(.*?)(?=\n\.S[sh] )', page, re.S).group(1)
        return re.findall(r'(?m)^\.It Cm (\S+)$', text)

    def test_members_of_lines(self):
        self.assertEqual(self.table('play'), list(self.good('play', GAME).value))
        self.assertEqual(self.table('bench'),
                         list(self.good('bench', GAME, '--seconds', '0.01').value))
        self.assertEqual(self.table('ladder'),
                         list(self.good('ladder', GAME, '--games', 2, '--levels', 'novice').value))
        self.assertEqual(self.table('hints'),
                         list(self.good('hints', GAME, '--positions', 1, '--level', 'novice').lines[0]))
        path = self.new()
        self.assertEqual(self.table('show'), list(self.good(
            'show', path, '--as', 'state,log,pads,actions,known').value)[6:])

    def test_examples(self):
        """The examples that take no time, as they stand."""
        page = read_page('favor-referee.1')
        text = re.search(r'\.Sh EXAMPLES.*?\.Bd[^\n]*\n(.*?)\.Ed', page, re.S).group(1)
        text = unescape(text).replace('\\e', '\\')
        folder = os.path.dirname(os.environ['FAVOR_REFEREE'])
        subprocess.run(['sh', '-eu', '-c', text], cwd=self.folder, check=True,
                       stdout=subprocess.DEVNULL,
                       env={**os.environ, 'PATH': folder + ':' + os.environ['PATH']})
        self.assertEqual(len(self.read(self.path('next.favor'))['actions']), 1)


class OtherPrograms(unittest.TestCase):
    """The pages of the other programs name the options that these have, and no others."""

    def check(self, page, program):
        answer = subprocess.run([program, '--help'], capture_output=True, text=True, check=True)
        self.assertEqual(answer.stderr, '')
        # GTK and GLib have more, which are not ours to describe.
        options = set(re.findall(r'(?<![\w-])--([a-z-]+)', answer.stdout)) - {
            'help-all', 'help-gapplication'}
        self.assertEqual(set(re.findall(r'Fl -([a-z-]+)', read_page(page))), options)

    def test_favor(self):
        self.check('favor.6', os.environ['FAVOR_PROGRAM'])

    def test_thumbnailer(self):
        self.check('favor-thumbnailer.1', os.environ['FAVOR_THUMBNAILER'])


class Session(RefereeTest):
    """Each table of favor-session(5) that names a place in the schema has its members."""

    def resolve(self, schema, node):
        """The schema itself, if it is only referred to."""
        while '$ref' in node:
            target = schema
            for step in node['$ref'].removeprefix('#/').split('/'):
                target = target[step]
            node = target
        return node

    def find(self, schema, pointer):
        """The objects that may stand at a place: all alternatives."""
        node = schema
        for step in pointer.strip('/').split('/'):
            if step:
                node = self.resolve(schema, node)[step]
        node = self.resolve(schema, node)
        return node.get('oneOf', [node])

    def test_tables(self):
        schema = self.good('schema').value
        page = read_page('favor-session.5')
        tables = re.findall(r'\n\.\\" schema: (\S+)\n(.*?)\n\.El', page, re.S)
        self.assertEqual([pointer for pointer, _ in tables],
                         ['/'] + [f'/properties/{name}' for name in (
                             'seats/items', 'variations/items', 'notes/items', 'summary')])
        for pointer, text in tables:
            named = re.findall(r'(?m)^\.It Cm (\S+)(?: Pq (optional))?$', text)
            objects = self.find(schema, pointer)
            self.assertEqual({name for name, _ in named},
                             set().union(*(node['properties'] for node in objects)), pointer)
            self.assertEqual({name for name, optional in named if not optional},
                             set.intersection(*(set(node['required']) for node in objects)),
                             pointer)

    def test_order(self):
        """A file has its members in the order of the page."""
        page = read_page('favor-session.5')
        text = re.search(r'\n\.\\" schema: /\n(.*?)\n\.El', page, re.S).group(1)
        named = re.findall(r'(?m)^\.It Cm (\S+)', text)
        line, session = self.play('--seats', 3)
        listed = self.good('legal', line['file'], '--ply', 0).lines[:-1]
        other = next(action for action in listed if action != session['actions'][0])
        for path in (line['file'], self.apply(line['file'], other, options=('--ply', 0)),
                     self.apply(line['file'], session['actions'][0], options=('--ply', 0))):
            members = list(self.read(path))
            self.assertEqual(members, [name for name in named if name in members])


if __name__ == '__main__':
    tap.main()
