# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares pictures with kept ones, and writes these.

The kept ones lie in tests/data/pictures, shrunk to cells, one file for each picture. A test of
pictures that is called with --write, or with FAVOR_WRITE_PICTURES in its environment, writes them
instead of comparing; what it wrote has to be looked at before it is kept.
"""
import os
import pathlib
import subprocess
import sys

import gi

try:
    gi.require_version('GdkPixbuf', '2.0')
except ValueError as missing:
    # That is how Meson counts a test as skipped.
    print('1..0 # SKIP', missing)
    sys.exit(77)
from gi.repository import GdkPixbuf, GLib  # noqa: E402

KEPT = pathlib.Path(os.environ['G_TEST_SRCDIR'], 'data', 'pictures')
FAILURES = pathlib.Path(os.environ.get('FAVOR_FAILURES', '.'))


class Limits:
    """What is no difference yet; see favor-measure.h for the measure and its unit.

    The tests of breakage show what stays below, and what does not.
    """

    def __init__(self, cell, tint, worst, mean):
        # The edge of a cell, in pixels.
        self.cell = cell
        # What the mean colour of a block may change without counting.
        self.tint = tint
        # The difference of the block that differs most.
        self.worst = worst
        # That of all blocks on average.
        self.mean = mean


# Art is drawn by one library alone.
ART = Limits(cell=6, tint=2, worst=1.8, mean=0.5)
# Pages depend on fonts, on the theme and on the toolkit.
PAGES = Limits(cell=8, tint=7, worst=1.8, mean=0.5)


def wants_write():
    """Whether pictures are to be written; takes the option from the arguments."""
    if '--write' in sys.argv:
        sys.argv.remove('--write')
        return True
    return bool(os.environ.get('FAVOR_WRITE_PICTURES'))


class Measure:
    """The program that draws, shrinks and compares."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *words):
        """The words of the answer."""
        print(*words, sep='\t', file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline().rstrip('\n').split('\t')
        if answer[0] == 'error':
            raise RuntimeError(f'{" ".join(map(str, words))}: {answer[1]}')
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        assert self.process.wait(20) == 0

    def draw(self, svg, path):
        self.ask('draw', svg, path)

    def shrink(self, picture, cell, path):
        self.ask('shrink', picture, cell, path)

    def compare(self, kept, picture, limits, difference=''):
        worst, x, y, mean = self.ask('compare', kept, picture, limits.cell, limits.tint, difference)
        return Difference(limits, float(worst), int(x), int(y), float(mean))


class Difference:
    """Between a kept picture and a new one."""

    def __init__(self, limits, worst, x, y, mean):
        self.limits = limits
        self.worst = worst
        self.place = x, y
        self.mean = mean

    @property
    def share(self):
        """Of what is allowed; above 1 the pictures are not the same."""
        return max(self.worst / self.limits.worst, self.mean / self.limits.mean)

    def __str__(self):
        return (f'worst at {self.place[0]}, {self.place[1]}: {self.worst:.2f} of {self.limits.worst} allowed; '
                f'on average {self.mean:.2f} of {self.limits.mean}')


class Gallery:
    """The kept pictures of one folder below tests/data/pictures."""

    def __init__(self, measure, folder, limits, write):
        self.measure = measure
        self.folder = KEPT / folder
        self.limits = limits
        self.write = write

    def path(self, name):
        return self.folder / f'{name}.png'

    def check(self, name, picture):
        """Fails when a picture, a file, is not as the kept one; then leaves both and the difference."""
        kept = self.path(name)
        if self.write:
            kept.parent.mkdir(parents=True, exist_ok=True)
            self.measure.shrink(picture, self.limits.cell, kept)
            return
        if not kept.exists():
            raise AssertionError(f'{name}: there is no {kept}; --write makes it')
        stem = FAILURES / f'picture-{name.replace("/", "-")}'
        try:
            difference = self.measure.compare(kept, picture, self.limits)
        except RuntimeError as error:
            raise AssertionError(f'{name}: {error}; see {self.leave(kept, picture, stem)}') from None
        print(f'# {name}: {difference}', flush=True)
        if difference.share > 1:
            path = f'{stem}-difference.png'
            self.measure.compare(kept, picture, self.limits, path)
            raise AssertionError(f'{name}: {difference}; see {self.leave(kept, picture, stem)} and {path}')

    def leave(self, kept, picture, stem):
        """Both pictures in the build folder, the kept one enlarged to the size of the other."""
        small = GdkPixbuf.Pixbuf.new_from_file(str(kept))
        new = GdkPixbuf.Pixbuf.new_from_file(str(picture))
        large = small.scale_simple(small.get_width() * self.limits.cell,
                                   small.get_height() * self.limits.cell, GdkPixbuf.InterpType.BILINEAR)
        large.savev(f'{stem}-kept.png', 'png', [], [])
        new.savev(f'{stem}-new.png', 'png', [], [])
        return f'{stem}-kept.png, {stem}-new.png'

    def check_names(self, names):
        """Fails when a picture is kept that nobody looks at; with --write removes it."""
        kept = {str(path.relative_to(self.folder).with_suffix('')) for path in self.folder.rglob('*.png')}
        if self.write:
            for name in kept - set(names):
                self.path(name).unlink()
        elif kept - set(names):
            raise AssertionError(f'in {self.folder}, but no longer looked at: {sorted(kept - set(names))}')
