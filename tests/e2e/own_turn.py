# SPDX-License-Identifier: GPL-3.0-or-later
"""The turn of one of two people at one screen, step by step by keys: what the page says is compared with
what it said before."""
import difflib
import subprocess

import played
from favor_driver import name_of


def read(node):
    """Yields the names from there on, but for what is looked at closely."""
    if name_of(node) == 'Details':
        return
    if name_of(node):
        yield name_of(node)
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield from read(child)


def put_pointer_away():
    """Nothing is shown for what is pointed at."""
    subprocess.run(['xdotool', 'mousemove', '9999', '9999'], check=True)


class OwnTurn(played.Table):
    """A game whose check_map() compares a position with the names on the map."""

    def begin(self, person):
        """Lifts the cover of the page, which was just opened."""
        put_pointer_away()
        self.page = self.find('Seats').get_parent()
        self.person = person
        self.other = self.people[1 - self.people.index(person)]
        self.lift(person)
        self.enter()

    def told(self):
        return self.wait_for('a page at rest', lambda: list(read(self.page)))

    def await_told(self, told):
        """Waits until the page says the same again."""
        now = []

        class Difference:
            """Of what is told when it is asked for."""

            def __str__(self):
                return '\n'.join(difflib.unified_diff(told, now, 'told before', 'told now', n=1))

        def is_told():
            now[:] = self.told()
            return now == told

        self.wait_for(Difference(), is_told)

    def press(self, ply, *keys):
        """Presses keys, after which so many moves have been made; reads the map then."""
        self.keys(*keys)
        state = self.await_saved(ply)
        self.await_decision(state)
        self.check_map(state, self.names(self.map))
        return self.told()

    def take_back_for(self, ply):
        """The next person at the screen takes back what was done before."""
        self.keys('ctrl+z')
        self.find('Undo Anyway', within=self.bar)
        self.keys('Return')
        self.await_saved(ply)
        self.lift(self.person)
