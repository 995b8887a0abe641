# SPDX-License-Identifier: GPL-3.0-or-later
"""Finished games that are watched again, through whose eyes one likes."""
import os
import subprocess

from favor_driver import Atspi, set_up_gtk, stop_motion
from hot_seat import Screen, is_focused

HOME = os.environ['HOME']
WIDTH, HEIGHT = 1280, 900  # of the screen
ROUNDING = 3  # of 255
MENU = ('Own Eyes', 'a spectator', 'Open Hands', 'Ann', 'Ben', 'Cem')


def keep_still():
    """For photographs."""
    stop_motion()
    # GTK takes the ring around what has the focus away after three seconds, photographed or not.
    set_up_gtk('gtk.css', '* { outline: none; }')


def difference(one, other):
    """Where two photographs differ: the first and last rows and columns, or nothing.

    Where only a part of a window is drawn anew, the last bit of a picture that is drawn smaller than it
    is may be rounded otherwise along that part's edge: nobody sees that.
    """
    row = 3 * WIDTH
    places = [(start // row, byte // 3) for start in range(0, row * HEIGHT, row)
              if one[start:start + row] != other[start:start + row]
              for byte in range(row) if abs(one[start + byte] - other[start + byte]) > ROUNDING]
    if not places:
        return None
    rows, columns = zip(*places)
    return f'rows {min(rows)} to {max(rows)}, columns {min(columns)} to {max(columns)}'


class Replay(Screen):
    """A finished game, which is watched again."""

    def __init__(self, program, name, file, n_moves):
        # Each in a library of its own, where it is the first. GTK 4.18 cuts off a row of pixels below
        # letters where it draws only a part anew, which depends on what was there before.
        super().__init__(program, file, XDG_DATA_HOME=os.path.join(HOME, name),
                         GSK_DEBUG='full-redraw')
        self.n_moves = n_moves
        self.place = self.find(f'0 / {n_moves}', 'the start', self.page)
        # Nothing is shown for what is pointed at.
        subprocess.run(['xdotool', 'mousemove', str(WIDTH - 1), str(HEIGHT - 1)], check=True)

    def look_through(self, eyes):
        """By the menu of viewpoints."""
        self.press('Viewpoint')
        self.wait_for('the focus in the menu', lambda: any(
            'MENU_ITEM' in node.get_role().value_name and is_focused(node) for node in self.nodes()))
        self.keys(*['Down'] * MENU.index(eyes), 'Return')
        self.find(lambda name: name.endswith(f'seen by {eyes}'), f'eyes of {eyes}', self.bar)

    def go(self, key, ply):
        """By a key, which leads to that move."""
        self.keys(key)
        self.find(f'{ply} / {self.n_moves}', within=self.place)

    def rests(self):
        """How often the program has gone to sleep, which says whether it did anything; 0 while it is awake."""
        with open(f'/proc/{self.process.pid}/status', encoding='utf-8') as file:
            status = {name: value.strip() for name, _, value in (line.partition(':') for line in file)}
        return int(status['voluntary_ctxt_switches']) if status['State'].startswith('S') else 0

    def photograph(self):
        """The pixels of the screen, when nothing moves any more."""
        shots = [None, (0, b'')]

        def is_still():
            command = ['import', '-window', 'root', '-depth', '8', 'rgb:-']
            picture = subprocess.run(command, check=True, capture_output=True).stdout
            # On a busy machine the program may not yet have come to draw what its tree says: two
            # pictures alike are not enough.
            shots[:] = shots[1], (self.rests(), picture)
            return shots[0] == shots[1] and shots[1][0]

        self.wait_for('a still picture', is_still)
        picture = shots[1][1]
        assert len(picture) == 3 * WIDTH * HEIGHT, len(picture)
        return picture

    def cut(self, shot, name):
        """The part of a photograph where that node is."""
        node = self.find(name, within=self.page)
        place = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        starts = [3 * (WIDTH * y + place.x) for y in range(place.y, place.y + place.height)]
        return b''.join(shot[start:start + 3 * place.width] for start in starts)
