# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes pictures of the real program's pages that are the same each time.

Nothing moves, the font is one that the tests install, the sessions are made from a kept file and
were last played long ago. The window lies at the corner of the screen, without its frame.
"""
import json
import os
import shutil
import subprocess
import sys
import time

from favor_driver import Favor, PATIENCE
from gi.repository import Atspi
from pictures import GdkPixbuf, GLib


# Without a compositor the window has a frame so wide; it lies outside of the screen.
FRAME = 5
SETTINGS = '[io/github/favorgames/Favor]\nwindow-width={}\nwindow-height={}\n'
# Between two looks at a page that has to be at rest, in seconds.
PAUSE = 0.25
# By itself GTK only shows for three seconds after a key where the focus is.
FOCUS = '*:focus { outline: 3px solid #2c63c9; outline-offset: 1px; }\n'
# The colours of the theme, which differ a little from version to version.
COLOURS = {
    'prefer-light': {'window_bg_color': '#fafafa', 'headerbar_bg_color': '#ebebeb', 'view_bg_color': '#ffffff',
                     'card_bg_color': '#ffffff', 'popover_bg_color': '#ffffff'},
    'prefer-dark': {'window_bg_color': '#242424', 'headerbar_bg_color': '#303030', 'view_bg_color': '#1e1e1e',
                    'card_bg_color': '#363636', 'popover_bg_color': '#383838'},
}
FONT = 'Noto Sans 11'
# When the kept sessions were last played, in seconds since 1970, an hour apart: so long ago that
# the pages tell the date.
LONG_AGO = 1577880000
NAMES = ['Ann', 'Mei', 'Bo', 'Farid', 'Ines', 'Jun', 'Kofi']


def xdotool(*arguments, check=True):
    """The words that it prints."""
    return subprocess.run(['xdotool', *arguments], stdout=subprocess.PIPE, text=True,
                          check=check).stdout.split()


def skip_if_missing():
    """Ends the program when something is not installed that the pictures of pages need."""
    lacks = [tool for tool in ('xdotool', 'import', 'fc-match') if shutil.which(tool) is None]
    if not lacks:
        family = FONT.rpartition(' ')[0]
        found = subprocess.run(['fc-match', '-f', '%{family}', family], stdout=subprocess.PIPE, text=True,
                               check=True).stdout
        if family not in found.split(','):
            lacks.append(family)
    if lacks:
        print('1..0 # SKIP not installed:', ', '.join(lacks))
        sys.exit(77)


def set_look(scheme='prefer-light', font=FONT, style='', **settings):
    """What GTK reads when the next program starts: colours, font, more style, other settings."""
    colours = ''.join(f'@define-color {name} {colour};\n' for name, colour in COLOURS[scheme].items())
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0')
    os.makedirs(folder, exist_ok=True)
    settings = {'font-name': font, 'enable-animations': 'false', 'cursor-blink': 'false', **settings}
    with open(os.path.join(folder, 'settings.ini'), 'w', encoding='utf-8') as file:
        file.write('[Settings]\n')
        for name, value in settings.items():
            file.write(f'gtk-{name.replace("_", "-")}={value}\n')
    with open(os.path.join(folder, 'gtk.css'), 'w', encoding='utf-8') as file:
        file.write(colours + FOCUS + style)
    os.environ['ADW_DEBUG_COLOR_SCHEME'] = scheme


class Library:
    """Sessions cut from a finished one, so that only rules make them, no computer's choices."""

    def __init__(self, referee, finished):
        self.referee = referee
        with open(finished, encoding='utf-8') as file:
            self.finished = json.load(file)
        self.folder = os.path.join(os.environ['XDG_DATA_HOME'], 'favor', 'sessions')
        os.makedirs(self.folder, exist_ok=True)

    def ask(self, *arguments):
        return subprocess.run([self.referee, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout

    def cut(self, length):
        """The session after so many actions; who decides then is the only person."""
        whole = self.finished
        start = os.path.join(os.environ['HOME'], 'start.favor')
        with open(start, 'w', encoding='utf-8') as file:
            file.write(self.ask('new', whole['game'], '--seats', str(len(whole['seats'])), '--seed',
                                whole['seed'], '--options', json.dumps(whole['options'])))
        session = json.loads(self.ask('apply', start, *map(json.dumps, whole['actions'][:length])))
        for number, seat in enumerate(session['seats']):
            if number != session['summary']['decider']:
                seat.update(kind='bot', level='novice')
        return session

    def keep(self, session, title, hours=0, folder=None):
        """Writes it, as played so many hours later than the first one; returns the path."""
        for seat, name in zip(session['seats'], NAMES):
            seat['name'] = name
        path = os.path.join(folder or self.folder, title.replace(' ', '-') + '.favor')
        with open(path, 'w', encoding='utf-8') as file:
            json.dump(session | {'title': title}, file)
        os.utime(path, (LONG_AGO + hours * 3600, LONG_AGO + hours * 3600))
        return path


def make_mirrored_language(folder):
    """The environment in which the program has its texts, but is set from right to left.

    GTK mirrors pages only where the program has a translation; this one is empty. Raises OSError
    or CalledProcessError where the system cannot make it.
    """
    catalog = os.path.join(folder, 'ar', 'LC_MESSAGES')
    os.makedirs(catalog, exist_ok=True)
    subprocess.run(['msgfmt', '-o', os.path.join(catalog, 'favor.mo'), '-'], check=True, text=True,
                   input='msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n')
    subprocess.run(['localedef', '-i', 'ar_EG', '-f', 'UTF-8', os.path.join(folder, 'ar_EG.UTF-8')], check=True)
    return {'LC_ALL': 'ar_EG.UTF-8', 'LANGUAGE': 'ar', 'LOCPATH': folder, 'FAVOR_LOCALEDIR': folder}


class Camera:
    """One running program before the lens, its window as large as it was when last closed."""

    def __init__(self, program, size, *arguments, **environment):
        folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0', 'settings')
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, 'keyfile'), 'w', encoding='utf-8') as file:
            file.write(SETTINGS.format(*(edge + 2 * FRAME for edge in size)))
        self.size = size
        self.screen = [int(edge) for edge in xdotool('getdisplaygeometry')]
        self.app = Favor(program, *arguments, **{'TZ': 'UTC', 'GSETTINGS_BACKEND': 'keyfile', **environment})
        window = self.app.wait_for('a window', lambda: xdotool(
            'search', '--onlyvisible', '--pid', str(self.app.process.pid), check=False))[0]
        # The pointer stays outside.
        xdotool('mousemove', str(self.screen[0] - 1), str(self.screen[1] - 1))
        xdotool('windowmove', window, str(-FRAME), str(-FRAME))
        # A page that needs more room than there is makes its window larger.
        real = [int(line.partition('=')[2]) - 2 * FRAME for line in xdotool('getwindowgeometry', '--shell', window)
                if line.startswith(('WIDTH', 'HEIGHT'))]
        if real != list(size):
            self.app.fail(f'The window is {real[0]} x {real[1]} instead of {size[0]} x {size[1]} pixels large.')

    def grab(self):
        return subprocess.run(['import', '-window', 'root', '-depth', '8', 'rgb:-'], check=True,
                              stdout=subprocess.PIPE).stdout

    def look(self):
        """The page as soon as nothing moves any more."""
        end = time.monotonic() + PATIENCE
        before = None
        while before != (now := self.grab()):
            if time.monotonic() > end:
                self.app.fail('The page does not come to rest.')
            before = now
            time.sleep(PAUSE)
        width, height = self.screen
        whole = GdkPixbuf.Pixbuf.new_from_bytes(GLib.Bytes.new(now), GdkPixbuf.Colorspace.RGB, False, 8,
                                                width, height, width * 3)
        return whole.new_subpixbuf(0, 0, *self.size).copy()

    def boxes(self):
        """The places of all things that have a name, as x, y, width and height; of some the first.

        GTK 4.18 counts from the corner of the screen, and leaves out the frame of the window and what
        pads a thing within another: there a place is up to 25 pixels too far up and to the left.
        """
        found = {}
        window = next(node for node in self.app.nodes() if node.get_role() == Atspi.Role.FRAME)
        page = window.get_child_at_index(0).get_extents(Atspi.CoordType.WINDOW)
        for node in self.app.nodes():
            if node.get_name() and node.get_component_iface():
                box = node.get_extents(Atspi.CoordType.WINDOW)
                if box.width > 0:
                    found.setdefault(node.get_name(), (box.x - page.x, box.y - page.y, box.width, box.height))
        return found

    def take(self, path):
        """Writes the page to a file."""
        self.look().savev(str(path), 'png', ['compression'], ['1'])
        return path

    def close(self):
        self.app.quit()
