# SPDX-License-Identifier: GPL-3.0-or-later
"""Every language says everything that the sources say.

Environment: FAVOR_PO_FOLDER, and FAVOR_SCRATCH for the list of texts that is made anew.
"""
import functools
import os
import pathlib
import re
import subprocess
import unittest

import catalogue
import checks
import tap

PO = pathlib.Path(os.environ['FAVOR_PO_FOLDER'])
SOURCE = PO.parent
SCRATCH = pathlib.Path(os.environ['FAVOR_SCRATCH'])
# Texts put together from pieces, one of which is translated; lines below each other are not.
GLUE = re.compile(
    r'(?:g_strconcat|g_strjoin|g_string_append(?:_printf)?|g_strdup_printf)\s*'
    r'\((?:[^;"]|"(?:[^"\\]|\\.)*")*?,\s*(?:n?gettext|C?_)\s*\(')
# An attribute of a .ui file that people read, with words in it.
BARE = re.compile(
    r'<(?:property|attribute) name="(?:label|title|subtitle|tooltip-text|placeholder-text|'
    r'description|heading)">[^<]*[^\W\d_]{2}')


def languages():
    """The codes in LINGUAS."""
    lines = (PO / 'LINGUAS').read_text('utf-8').splitlines()
    return [line for line in lines if line and not line.startswith('#')]


@functools.cache
def read(language):
    """A catalogue, read once for all checks."""
    return catalogue.Catalogue.load(PO / f'{language}.po')


def make_template():
    """The texts of the sources as they are now."""
    target = SCRATCH / 'sources.pot'
    options = (PO / 'OPTIONS').read_text('utf-8').splitlines()
    subprocess.run(['xgettext', *options, '--files-from=po/POTFILES', f'--output={target}'],
                   cwd=SOURCE, env={**os.environ, 'GETTEXTDATADIRS': str(PO)}, check=True)
    return catalogue.Catalogue.load(target)


class Sources(unittest.TestCase):
    """What the sources give to translators."""

    def test_patterns(self):
        # The patterns find what they are for.
        self.assertTrue(GLUE.search('g_strconcat (name, _ ("wins"), NULL)'))
        self.assertTrue(GLUE.search('g_strdup_printf ("%s %s",\n  name, ngettext ("a", "b", n))'))
        self.assertFalse(GLUE.search('g_strdup_printf (_ ("Round %u"), round); puts (_ ("a"))'))
        self.assertTrue(BARE.search('<property name="label">Open</property>'))
        self.assertFalse(BARE.search('<property name="label">·</property>'))

    def test_texts(self):
        self.assertEqual(list(checks.check_sources(TEMPLATE)), [])

    def test_nothing_is_glued(self):
        # A pattern may be expanded with what another text gave, but no text begins or ends inside
        # of a sentence.
        faults = [f'{path.relative_to(SOURCE)}: {match[0]}'
                  for path in sorted((SOURCE / 'src').rglob('*.[ch]'))
                  for match in GLUE.finditer(path.read_text('utf-8')) if r'\n' not in match[0]]
        self.assertEqual(faults, [])

    def test_pages_have_no_bare_words(self):
        faults = [f'{path.relative_to(SOURCE)}: {match[0]}'
                  for path in sorted((SOURCE / 'ui').rglob('*.ui'))
                  for match in BARE.finditer(path.read_text('utf-8'))]
        self.assertEqual(faults, [])


class Languages(unittest.TestCase):
    """What each catalogue promises."""

    def test_list(self):
        self.assertEqual(languages(), sorted(languages()))
        self.assertEqual(languages(), sorted(path.stem for path in PO.glob('*.po')))
        self.assertEqual(languages(), sorted(checks.LANGUAGES))

    def test_msgfmt(self):
        for language in languages():
            with self.subTest(language):
                run = subprocess.run(
                    ['msgfmt', '--check', '--output-file=/dev/null', PO / f'{language}.po'],
                    capture_output=True, text=True, check=False)
                self.assertEqual((run.returncode, run.stderr), (0, ''))

    def test_template(self):
        for language in languages():
            with self.subTest(language):
                self.assertEqual(list(checks.check_template(read(language), TEMPLATE)), [])


def add_checks():
    """A test for each check of catalogues."""
    for check in checks.CHECKS:
        def test(self, check=check):
            for language in languages():
                with self.subTest(language):
                    self.assertEqual(list(check(read(language), language)), [])
        setattr(Languages, check.__name__.replace('check_', 'test_'), test)


if __name__ == '__main__':
    TEMPLATE = make_template()
    add_checks()
    tap.main()
