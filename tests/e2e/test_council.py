# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of The Dragon's Favour by Tab, arrows, Enter and digits, knowing only what has the
focus: as somebody plays who hears the screen.

usage: test_council.py FAVOR

After each key something has the focus, with a name and a role.
"""
import sys
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

from favor_driver import Favor, walk  # noqa: E402

GAME = "The Dragon's Favour"
CHOOSABLE = (', can be chosen', ' Can be chosen.')
CHOSEN = (', chosen', ' Chosen.')
# Buttons that lead on; a computer's offer is declined.
BUTTONS = ('3 votes each', '1 vote each', 'Decline', 'Show All', 'Continue',
           'Skip to My Turn')
KEYS_MOST = 1500


class Ears:
    """What has the focus, and keys that move it."""

    def __init__(self, app):
        self.app = app
        self.bar = app.find('Decision')
        self.places = [self.bar, app.find('Council table'), app.find('Hand')]
        self.heard = []
        self.seen = None
        self.n_keys = 0

    def seek(self):
        """Role and name of what has the focus; the places where it mostly is come first."""
        for nodes in (*map(walk, self.places), self.app.nodes()):
            for node in nodes:
                if node.get_state_set().contains(Atspi.StateType.FOCUSED):
                    self.seen = node.get_role_name(), node.get_name()
                    return self.seen if self.seen[1] else None
        self.seen = None
        return None

    def focus(self):
        """The name of what has the focus; the test fails if there is none."""
        end = time.monotonic() + 10
        while time.monotonic() < end:
            try:
                found = self.seek()
                if found and found[0] not in ('invalid', 'unknown'):
                    return found[1]
            except GLib.GError:
                pass  # the tree changed while it was read
            time.sleep(0.02)
        self.app.fail(f'Focus lost: {self.seen}; heard: {self.heard[-20:]}')

    def key(self, key):
        """Presses a key and waits a moment for what comes of it. Returns what is heard then."""
        before = self.focus()
        self.n_keys += 1
        if self.n_keys > KEYS_MOST:
            self.app.fail(f'The game does not end; heard: {self.heard[-40:]}')
        self.app.keys(key)
        end = time.monotonic() + 0.4
        while (after := self.focus()) == before and time.monotonic() < end:
            time.sleep(0.02)
        self.heard.append((key, after))
        return after

    def ended(self):
        """Whether the game is over."""
        try:
            return self.app.look('Rematch', self.bar) is not None
        except GLib.GError:
            return False


def choose(ears, name, turn):
    """Goes to a card that can be chosen, by one way or the other, and chooses it.

    Whoever has come too far, to the cards that went home, goes back: the way round by Tab could lead
    to the same card each time.
    """
    if turn % 4 == 1:
        name = ears.key(str(1 + turn % 6))
    for _ in range(turn % 3):
        name = ears.key('Right')
    if turn % 5 == 4:
        name = ears.key('Left')
    for _ in range(turn % 3):
        if not name.endswith(CHOOSABLE):
            name = ears.key('Left')
    if name.endswith(CHOOSABLE):
        ears.key('Return')


def walk_regions(ears):
    """Through all regions of the page, and on by Tab in each: every stop has a name."""
    stops = set()
    for _ in range(8):
        stops.add(ears.key('F6'))
        for _ in range(5):
            stops.add(ears.key('Tab'))
    return stops


app = Favor(sys.argv[1])
app.press(f'Play {GAME}')
ears = Ears(app)
counts = {'cards': 0, 'commits': 0, 'tabs': 0, 'buttons': 0}
turn = 0
stops = walk_regions(ears)
assert len(stops) > 15, stops
while not ears.ended():
    name = ears.focus()
    turn += 1
    if name.endswith(CHOSEN):
        counts['commits'] += 1
        ears.key('Return')
    elif name.endswith(CHOOSABLE):
        counts['cards'] += 1
        choose(ears, name, turn)
    elif name in BUTTONS:
        counts['buttons'] += 1
        ears.key('Return')
    else:
        counts['tabs'] += 1
        ears.key('Tab')

# At least five votes; the standings have the focus now.
assert counts['commits'] >= 5, counts
assert counts['cards'] >= 5, counts
ears.focus()
app.keys('ctrl+q')
assert app.process.wait(30) == 0
print(f'{ears.n_keys} keys: {counts}')
