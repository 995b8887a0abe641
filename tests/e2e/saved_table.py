# SPDX-License-Identifier: GPL-3.0-or-later
"""Several people at one screen, who play Favor Tokens, and whose game is opened once more."""
import glob
import os

from favor_driver import name_of
from hot_seat import Screen, is_focused

FOLDER = os.path.join(os.environ['XDG_DATA_HOME'], 'favor', 'sessions')


class Table(Screen):
    """The program, with what is to be the same when it is opened again."""

    def __init__(self, program, file):
        super().__init__(program, file)
        self.program = program

    def focus(self):
        """The name of what has the focus on the page; None if nothing has."""
        return next((name_of(node) for node in self.nodes() if is_focused(node)), None)

    def await_focus(self, beginning):
        self.wait_for(f'the focus on {beginning}', lambda: (self.focus() or '').startswith(beginning))

    def ask(self, question, focus):
        """Waits until that is asked, and what begins so has the focus."""
        self.find(question, within=self.bar)
        self.await_focus(focus)

    def look_around(self):
        """All that can be read of the position."""
        return [self.names(self.find(part, within=self.page)) for part in ('Seats', 'Map', 'Hand')]

    def count_cards(self):
        """How many cards of the hand can be read; none below a cover."""
        hand = self.look('Hand', self.page)
        return len(self.names(hand)) - 1 if hand else 0

    def reopen(self, person):
        """Killed, and opened once more: the same person is asked."""
        self.kill()
        again = type(self)(self.program, max(glob.glob(os.path.join(FOLDER, '*.favor')), key=os.path.getmtime))
        again.lift(person)
        return again

    def resume(self, person, question, focus):
        """Opened once more, it asks the same in the same position."""
        self.ask(question, focus)
        before = self.look_around()
        again = self.reopen(person)
        again.ask(question, focus)
        after = again.look_around()
        assert after == before, [pair for pair in zip(before, after) if pair[0] != pair[1]]
        return again
