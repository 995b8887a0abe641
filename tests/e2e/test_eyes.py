# SPDX-License-Identifier: GPL-3.0-or-later
"""A replay through somebody's eyes shows nothing that is hidden from them, in words or in pixels.

usage: test_eyes.py FAVOR REFEREE

Two games differ in what is hidden from Ann, and in nothing else.
"""
import json
import os
import subprocess
import sys

from emperor_position import player, title, write
from favor_driver import Atspi, set_up_gtk, stop_motion
from hot_seat import Screen, is_focused

PROGRAM, REFEREE = sys.argv[1:]
HOME = os.environ['HOME']
WIDTH, HEIGHT = 1280, 900  # of the screen
MENU = ('Own Eyes', 'a spectator', 'Open Hands', 'Ann', 'Ben', 'Cem')
ACTIONS = [
    {'kind': 'sell', 'seat': 0, 'piece': 'soup'},
    {'kind': 'play', 'seat': 0, 'piece': 'tax-ledger', 'target': 1},
    {'kind': 'let-pass', 'seat': 1},
    {'kind': 'play', 'seat': 0, 'piece': 'forged-lineage'},
]
# So much Favor has everybody before that Ann wins by the last of them.
FAVOR = 45
PAD = [[[FAVOR * (row == column == 0) for column in range(40)] for row in range(7)] for seat in range(3)]
ANN = ['Night Thief', 'Royal Inspection']


class Replay(Screen):
    """A finished game, which is watched again."""

    def __init__(self, name, file):
        # Each in a library of its own, where it is the first. GTK 4.18 cuts off a row of pixels below
        # letters where it draws only a part anew, which depends on what was there before.
        super().__init__(PROGRAM, file, XDG_DATA_HOME=os.path.join(HOME, name),
                         GSK_DEBUG='full-redraw')
        self.place = self.find(f'0 / {len(ACTIONS)}', 'the start', self.page)
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
        self.find(f'{ply} / {len(ACTIONS)}', within=self.place)

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


def write_game(name, ben, cem):
    """A position and what happened then; the file, and all cards that Ann does not see."""
    path = os.path.join(HOME, f'{name}.favor')
    state = write(REFEREE, path, [
        player('Ann', ['soup', 'tax-ledger'], stolen=['rare-ore'], gold=9,
               market=['forged-lineage', 'night-thief'], events=['royal-inspection']),
        player('Ben', ['incense'], gold=6, **ben),
        player('Cem', ['incense'], **cem)], pad=PAD)
    session = subprocess.run([REFEREE, 'apply', path, *map(json.dumps, ACTIONS)], check=True,
                             capture_output=True).stdout
    with open(path, 'wb') as file:
        file.write(session)
    others = [*state['event-deck'], *state['market-deck'],
              *(card for seat in (ben, cem) for card in seat['market'] + seat['events'])]
    return path, [title(card) for card in others]


def check_words(app, hidden):
    """At every move, for Ann and for somebody who looks on."""
    # So that they are in the tree all the time.
    app.press('Known Cards')
    app.keys('m', 'l')
    for eyes, own in (('Ann', []), ('a spectator', ANN)):
        app.look_through(eyes)
        for ply in range(len(ACTIONS) + 1):
            if ply > 0:
                app.go('alt+Right', ply)
            app.check(hidden=[*own, *hidden], hidden_in_hands=['Steel Shield', 'Prayer Beads'])
        app.go('alt+Home', 0)


def photograph(app, owns):
    """With the eyes of Ann; and with those of Ben, who `owns` that, what is seen of his hand."""
    app.look_through('Ben')
    app.go('alt+Right', 1)
    app.check(owns, hidden=ANN)
    # What he has looked at closely is not left behind.
    app.press(lambda name: name.startswith(f'{owns[0]}: '))
    app.find(owns[0], within=app.find('Details', within=app.page))
    his = app.cut(app.photograph(), 'Hand')
    app.look_through('Ann')
    app.check([*ANN, 'Rare Ore'], hidden=owns[:2])
    return app.photograph(), his


ONE = {'stolen': ['steel-shield'], 'market': ['loaded-dice'], 'events': ['famine-relief']}
OTHER = {'stolen': ['prayer-beads'], 'market': ['tribute-silk'], 'events': ['northern-invasion']}
stop_motion()
# GTK takes the ring around what has the focus away after three seconds, photographed or not.
set_up_gtk('gtk.css', '* { outline: none; }')
file, hidden = write_game('one', ONE, OTHER)
app = Replay('one', file)
hers, his = photograph(app, ['Loaded Dice', 'Famine Relief', 'Steel Shield'])
app.go('alt+Home', 0)
check_words(app, hidden)
app.quit()
file, hidden = write_game('two', OTHER, ONE)
app = Replay('two', file)
also_hers, also_his = photograph(app, ['Tribute Silk', 'Northern Invasion', 'Prayer Beads'])
app.quit()
assert hers == also_hers, 'Ann sees what is hidden from her'
assert his != also_his, 'Ben does not see what is his'
