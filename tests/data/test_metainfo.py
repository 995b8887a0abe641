# SPDX-License-Identifier: GPL-3.0-or-later
"""What the files for desktops say of each other, of the sources and of the version.

usage: test_metainfo.py METAINFO DESKTOP-FILE VERSION

The other files lie beside the desktop file.
"""
import configparser
import datetime
import os
import pathlib
import re
import sys
import unittest
from xml.etree import ElementTree

import tap

ROOT = pathlib.Path(os.environ['G_TEST_SRCDIR']).parent
METAINFO, DESKTOP, VERSION = sys.argv[1:4]
sys.argv[1:] = []
MIME_TYPE = 'application/vnd.favor.session+json'


def read_keys(path):
    parser = configparser.ConfigParser(interpolation=None, delimiters='=')
    parser.optionxform = str
    with open(path, encoding='utf-8') as file:
        parser.read_file(file)
    return parser


class Files(unittest.TestCase):
    def setUp(self):
        self.root = ElementTree.parse(METAINFO).getroot()
        self.desktop = read_keys(DESKTOP)

    def test_ids(self):
        app_id = self.root.findtext('id')
        self.assertEqual(os.path.basename(METAINFO), app_id + '.metainfo.xml')
        self.assertEqual(os.path.basename(DESKTOP), app_id + '.desktop')
        self.assertEqual(self.root.findtext('launchable'), app_id + '.desktop')
        self.assertEqual(self.root.findtext('provides/dbus'), app_id)
        self.assertEqual(self.desktop['Desktop Entry']['Icon'], app_id)

    def test_types(self):
        self.assertEqual(self.root.findtext('provides/mediatype'), MIME_TYPE)
        self.assertEqual(self.desktop['Desktop Entry']['MimeType'], MIME_TYPE + ';')

    def beside(self, suffix):
        return read_keys(os.path.join(os.path.dirname(DESKTOP), self.root.findtext('id') + suffix))

    def test_started_by_bus(self):
        """The bus calls the program that the desktop file names, by the name that it owns."""
        service = self.beside('.service')['D-BUS Service']
        self.assertEqual(self.desktop['Desktop Entry']['DBusActivatable'], 'true')
        self.assertEqual(service['Name'], self.root.findtext('id'))
        program = self.desktop['Desktop Entry']['Exec'].split()[0]
        self.assertRegex(service['Exec'], rf'\A/\S+/{program} --gapplication-service\Z')
        self.assertIn(program, [binary.text for binary in self.root.findall('provides/binary')])

    def test_search_provider(self):
        provider = self.beside('.search-provider.ini')['Shell Search Provider']
        app_id = self.root.findtext('id')
        self.assertEqual(dict(provider), {
            'DesktopId': app_id + '.desktop', 'BusName': app_id, 'Version': '2',
            'ObjectPath': '/' + app_id.replace('.', '/') + '/SearchProvider'})

    def test_thumbnailer(self):
        path = next((ROOT / 'data').glob('*.thumbnailer'))
        entry = read_keys(path)['Thumbnailer Entry']
        self.assertEqual(entry['MimeType'], MIME_TYPE + ';')
        self.assertEqual(entry['Exec'].split(), [entry['TryExec'], '%i', '%o', '%s'])
        self.assertTrue((ROOT / 'data' / 'man' / (entry['TryExec'] + '.1')).is_file())

    def test_newest_release(self):
        releases = self.root.findall('releases/release')
        self.assertEqual(releases[0].get('version'), VERSION)
        dates = [datetime.date.fromisoformat(release.get('date')) for release in releases]
        self.assertEqual(dates, sorted(dates, reverse=True))

    def test_actions(self):
        """Each action of the desktop file is one of the application."""
        source = (ROOT / 'src' / 'app' / 'shell' / 'favor-application.c').read_text('utf-8')
        names = self.desktop['Desktop Entry']['Actions'].strip(';').split(';')
        for name in names:
            self.assertRegex(source, rf'{{ "{name}",\s*\w+_cb }}')
            self.assertIn('Exec', self.desktop[f'Desktop Action {name}'])
        self.assertEqual(self.desktop.sections()[1:], [f'Desktop Action {name}' for name in names])

    def test_pictures(self):
        """Those that are taken, in the size that they have."""
        script = (ROOT / 'build-aux' / 'screenshots').read_text('utf-8')
        taken = re.findall(r"camera\.take\('([a-z]+)'", script)
        size = re.search(r'WIDTH, HEIGHT = (\d+), (\d+)', script).groups()
        images = self.root.findall('screenshots/screenshot/image')
        self.assertGreater(len(images), 2)
        for image in images:
            name = image.text.rpartition('/')[2]
            self.assertIn(name.removesuffix('.png').removesuffix('-dark'), taken)
            self.assertEqual((image.get('width'), image.get('height')), size)
            self.assertTrue(image.text.startswith(self.root.findtext('url') + 'screenshots/'))


if __name__ == '__main__':
    tap.main()
