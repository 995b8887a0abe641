# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures: what STYLE.md promises, and that the kit writes exactly these files."""
import os
import pathlib
import re
import subprocess
import sys
import unittest
from xml.etree import ElementTree

import tap

ART = pathlib.Path(os.environ['FAVOR_ART_FOLDER'])
MAKE = ART / 'kit' / 'make.py'
SVG = '{http://www.w3.org/2000/svg}'
ELEMENTS = {'svg', 'g', 'path', 'circle', 'rect', 'clipPath'}
# No style, class, href, opacity, font or filter, and no namespace but that of SVG.
ATTRIBUTES = {
    'viewBox', 'width', 'height', 'x', 'y', 'rx', 'cx', 'cy', 'r', 'd', 'id', 'transform', 'fill',
    'fill-rule', 'clip-path', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin',
    'stroke-dasharray'}
MAX_BYTES = 36000
COLOUR = re.compile(r'#[0-9A-F]{6}')
# What a mixed colour may lie beside the line between two tones, because of its rounding.
ROUNDING = 1.0

SOURCE = ART.parent.parent
SOURCES = ('src/**/*.[ch]', 'ui/**/*.ui', 'data/learn/**/*.xml')


def pictures():
    """All pictures: those of the resources, then the icons."""
    return sorted(ART.glob('*/*.svg')) + sorted(ART.parent.glob('*.svg'))


def palette():
    """The rows of the tables of STYLE.md that name colours."""
    rows = [COLOUR.findall(line) for line in (ART / 'STYLE.md').read_text('utf-8').splitlines()
            if line.startswith('|')]
    return [row for row in rows if row]


def channels(colour):
    return [int(colour[i:i + 2], 16) for i in (1, 3, 5)]


def is_mix(colour, first, second):
    """Whether a colour lies between two others."""
    a, b, c = channels(first), channels(second), channels(colour)
    length = max(abs(y - x) for x, y in zip(a, b))
    for step in range(length + 1):
        if all(abs(x + (y - x) * step / length - z) <= ROUNDING for x, y, z in zip(a, b, c)):
            return True
    return False


def allowed(colour, rows):
    """Whether a colour stands in the palette or is a mix of two tones of one of its rows."""
    if any(colour in row for row in rows):
        return True
    return any(is_mix(colour, first, second) for row in rows
               for i, first in enumerate(row) for second in row[i + 1:])


class Art(unittest.TestCase):
    def each(self, check):
        """Calls check with path and root of each picture."""
        found = pictures()
        self.assertGreater(len(found), 60)
        for path in found:
            with self.subTest(picture=path.name):
                check(path, ElementTree.parse(path).getroot())

    def test_view_box_and_size(self):
        def check(path, root):
            box = root.get('viewBox', '').split()
            self.assertEqual(box[:2], ['0', '0'])
            self.assertEqual([root.get('width'), root.get('height')], box[2:])
            self.assertLess(path.stat().st_size, MAX_BYTES)
        self.each(check)

    def test_elements_and_attributes(self):
        """No words, bitmaps, scripts, filters, and nothing that leads out of the file."""
        def check(path, root):
            for element in root.iter():
                self.assertTrue(element.tag.startswith(SVG), element.tag)
                self.assertIn(element.tag.removeprefix(SVG), ELEMENTS)
                allowed_here = ATTRIBUTES | ({'preserveAspectRatio'} if element is root else set())
                self.assertEqual(set(element.attrib) - allowed_here, set())
                self.assertEqual((element.text or '').strip() + (element.tail or '').strip(), '')
            self.assertNotIn('<!', path.read_text('utf-8'))
        self.each(check)

    def test_stretched(self):
        """Only the middle of a piece in three parts gives up its shape."""
        def check(path, root):
            expected = 'none' if path.stem.endswith('-middle') else None
            self.assertEqual(root.get('preserveAspectRatio'), expected)
        self.each(check)

    def test_references(self):
        """The only id is a clip, named after its file and used in it."""
        def check(path, root):
            ids = [element.get('id') for element in root.iter() if element.get('id')]
            self.assertIn(ids, ([], [f'{path.stem}-edge']))
            uses = [(name, value) for element in root.iter()
                    for name, value in element.attrib.items() if 'url' in value]
            self.assertEqual(uses, [('clip-path', f'url(#{name})') for name in ids])
        self.each(check)

    def test_colours(self):
        rows = palette()
        self.assertGreater(len(rows), 20)

        known = {}

        def is_known(colour):
            if colour not in known:
                known[colour] = COLOUR.fullmatch(colour) and allowed(colour, rows)
            return known[colour]

        def check(_, root):
            used = {element.get(name) for element in root.iter() for name in ('fill', 'stroke')}
            self.assertEqual([colour for colour in sorted(used - {None, 'none'})
                              if not is_known(colour)], [])
            # Only the opening of a clip has no colour.
            clips = {opening for clip in root.iter(f'{SVG}clipPath') for opening in clip}
            self.assertEqual([element for element in root.iter() if element not in clips
                              and element.tag.removeprefix(SVG) in ('path', 'circle', 'rect')
                              and element.get('fill') is None], [])
        self.each(check)

    def test_palette_of_the_kit(self):
        """The kit has no colour that STYLE.md does not list, and the other way round."""
        listed = {colour for row in palette() for colour in row}
        used = set(COLOUR.findall((ART / 'kit' / 'palette.py').read_text('utf-8')))
        self.assertEqual(used, listed)

    def test_resources(self):
        """The list of each folder names all its pictures."""
        folders = sorted({path.parent for path in ART.glob('*/*.svg')})
        self.assertGreater(len(folders), 2)
        for folder in folders:
            resource = ElementTree.parse(folder / 'art.gresource.xml').getroot().find('gresource')
            self.assertEqual(resource.get('prefix'), f'/io/github/favorgames/Favor/art/{folder.name}')
            for file in resource:
                self.assertEqual(file.attrib, {'preprocess': 'xml-stripblanks', 'compressed': 'true'})
            self.assertEqual([file.text for file in resource],
                             [path.name for path in sorted(folder.glob('*.svg'))])

    def test_names(self):
        for path in sorted(ART.glob('*/*.svg')):
            self.assertRegex(path.name, r'\A[a-z]+(-[a-z0-9]+)*\.svg\Z')

    def test_numbers(self):
        """What is numbered begins with 1 and has no gap; turns begin with 0, orders name amounts."""
        families = {}
        for path in ART.glob('*/*.svg'):
            words = path.stem.split('-')
            for i, word in enumerate(words):
                if word.isdigit() and words[0] not in ('order', 'formula'):
                    family = path.parent.name, *words[:i], '#', *words[i + 1:]
                    families.setdefault(family, []).append(int(word))
        self.assertGreater(len(families), 100)
        for family, numbers in sorted(families.items()):
            first = 0 if family[1] == 'upright' and family[-1] == '#' else 1
            self.assertEqual(sorted(numbers), list(range(first, first + len(numbers))), family)

    def test_asked_for(self):
        """No picture is there for nothing."""
        code = ''.join(path.read_text('utf-8')
                       for pattern in SOURCES for path in sorted(SOURCE.glob(pattern)))

        def is_asked_for(name):
            """Whole, or put together: then code has the beginning, or quotes the first or last word."""
            if f'"{name}"' in code:
                return True
            folder, _, rest = name.partition('/')
            first, *others = rest.split('-')
            if not others:
                return f'"/{rest}"' in code
            return f'"{folder}/{first}-' in code or f'"{first}"' in code or f'"{others[-1]}"' in code
        # What all share, and the games; what the view of a game to come does not ask for it is going to.
        folders = ('common', 'land', *os.environ['FAVOR_GAMES'].split())
        names = [str(path.relative_to(ART).with_suffix('')) for path in ART.glob('*/*.svg')
                 if path.parent.name in folders]
        self.assertGreater(len(names), 150)
        self.assertEqual([name for name in sorted(names) if not is_asked_for(name)], [])

    def test_both_schemes(self):
        """What has a light face has a dark one."""
        names = {path.stem for path in pictures()}
        for name in names:
            if name.endswith('-light'):
                self.assertIn(name.removesuffix('light') + 'dark', names)

    def test_kit_writes_these_files(self):
        check = subprocess.run([sys.executable, '-B', MAKE, '--check'], capture_output=True,
                               text=True, check=False)
        self.assertEqual((check.returncode, check.stdout, check.stderr), (0, '', ''))

    def test_kit_is_deterministic(self):
        """The order of sets and of the folder does not matter."""
        lists = [subprocess.run([sys.executable, '-B', MAKE, '--check'], check=False,
                                env={**os.environ, 'PYTHONHASHSEED': seed}).returncode
                 for seed in ('1', '2')]
        self.assertEqual(lists, [0, 0])


if __name__ == '__main__':
    tap.main()
