# SPDX-License-Identifier: GPL-3.0-or-later
"""The sounds: quiet, short, without a click, and that the kit writes exactly these files."""
import array
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import wave
from xml.etree import ElementTree

import tap

SOUNDS = pathlib.Path(os.environ['FAVOR_SOUNDS_FOLDER'])
MAKE = SOUNDS / 'kit' / 'make.py'
NAMES = sorted(f'{name}.wav' for name in (
    'card', 'closed', 'coin', 'deal', 'dice', 'follower', 'gain', 'gain-large', 'hit', 'laid', 'loss',
    'over', 'refused', 'seal', 'star', 'tile', 'turn', 'turned', 'won'))
MAX_BYTES = 54000
MAX_BYTES_OF_ALL = 420000
FULL = 32767


def read(name):
    """The samples of a file, with its format."""
    with wave.open(str(SOUNDS / name), 'rb') as file:
        samples = array.array('h', file.readframes(file.getnframes()))
        if sys.byteorder == 'big':
            samples.byteswap()
        return (file.getnchannels(), file.getsampwidth(), file.getframerate()), samples


class Sounds(unittest.TestCase):
    def test_names(self):
        self.assertEqual(sorted(path.name for path in SOUNDS.glob('*.wav')), NAMES)

    def test_resources(self):
        resource = ElementTree.parse(SOUNDS / 'sounds.gresource.xml').getroot().find('gresource')
        self.assertEqual(resource.get('prefix'), '/io/github/favorgames/Favor/sounds')
        self.assertEqual([file.text for file in resource], NAMES)

    def test_format_and_size(self):
        for name in NAMES:
            with self.subTest(sound=name):
                form, samples = read(name)
                self.assertEqual(form, (1, 2, 22050))
                self.assertLess((SOUNDS / name).stat().st_size, MAX_BYTES)
                self.assertLess(len(samples) / form[2], 1.2)
                self.assertGreater(len(samples) / form[2], 0.1)
        self.assertLess(sum((SOUNDS / name).stat().st_size for name in NAMES), MAX_BYTES_OF_ALL)

    def test_most_are_short(self):
        short = [name for name in NAMES if len(read(name)[1]) < 0.41 * 22050]
        self.assertGreater(len(short), 2 * len(NAMES) / 3)

    def test_as_loud_as_each_other(self):
        """None stands out: of the loudest twentieth of a second the power is within 8 dB."""
        width = 22050 // 20
        power = {}
        for name in NAMES:
            _, samples = read(name)
            power[name] = max(sum(x * x for x in samples[i:i + width]) / width
                              for i in range(0, max(1, len(samples) - width), width // 4))
        loudest, quietest = max(power, key=power.get), min(power, key=power.get)
        self.assertLess(power[loudest], 6.3 * power[quietest], (loudest, quietest))

    def test_each_is_its_own(self):
        self.assertEqual(len({(SOUNDS / name).read_bytes() for name in NAMES}), len(NAMES))

    def test_loudness(self):
        """Heard, but quiet; begins and ends in silence; no constant part."""
        for name in NAMES:
            with self.subTest(sound=name):
                _, samples = read(name)
                loudest = max(abs(sample) for sample in samples)
                self.assertGreater(loudest, 0.3 * FULL)
                self.assertLess(loudest, 0.55 * FULL)
                self.assertLess(abs(samples[0]), 0.03 * FULL)
                self.assertLess(abs(samples[-1]), 0.003 * FULL)
                self.assertLess(abs(sum(samples)) / len(samples), 0.005 * FULL)

    def test_kit_writes_these_files(self):
        check = subprocess.run([sys.executable, '-B', MAKE, '--check'], capture_output=True,
                               text=True, check=False)
        self.assertEqual((check.returncode, check.stdout, check.stderr), (0, '', ''))

    def test_kit_notices_another_file(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / 'sounds'
            shutil.copytree(SOUNDS, copy)
            data = bytearray((copy / 'won.wav').read_bytes())
            data[1000] ^= 1
            (copy / 'won.wav').write_bytes(bytes(data))
            (copy / 'turn.wav').unlink()
            check = subprocess.run([sys.executable, '-B', copy / 'kit' / 'make.py', '--check'],
                                   capture_output=True, text=True, check=False)
            self.assertEqual(check.returncode, 1)
            self.assertEqual(check.stdout.split()[::len('is not what would be written'.split()) + 1],
                             ['turn.wav', 'won.wav'])


if __name__ == '__main__':
    tap.main()
