# SPDX-License-Identifier: GPL-3.0-or-later
"""Finished games that are watched again, through whose eyes one likes."""
import os
import subprocess

from favor_driver import Atspi, set_up_gtk, stop_motion
from hot_seat import Screen, is_focused

HOME = os.environ['HOME']
WIDTH, HEIGHT = 1280, 900  # of the screen
MENU = ('Own Eyes', 'a spectator', 'Open Hands', 'Ann', 'Ben', 'Cem')


def keep_still():
    """For photographs."""
    stop_motion()
    # GTK takes the ring around what has the focus away after three seconds, photographed or not.
    set_up_gtk('gtk.css', '* { outline: none; }')


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

    def photograph(self):
        """The pixels of the screen, when nothing moves any more."""
        shots = [None, b'']

        def is_still():
            command = ['import', '-window', 'root', '-depth', '8', 'rgb:-']
            shots[:] = shots[1], subprocess.run(command, check=True, capture_output=True).stdout
            return shots[0] == shots[1]

        self.wait_for('a still picture', is_still)
        assert len(shots[1]) == 3 * WIDTH * HEIGHT, len(shots[1])
        return shots[1]

    def cut(self, shot, name):
        """The part of a photograph where that node is."""
        node = self.find(name, within=self.page)
        place = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        starts = [3 * (WIDTH * y + place.x) for y in range(place.y, place.y + place.height)]
        return b''.join(shot[start:start + 3 * place.width] for start in starts)
