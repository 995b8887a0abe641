# SPDX-License-Identifier: GPL-3.0-or-later
"""Trades and gifts of Favor Tokens between people at one screen: refused by the rules, declined,
countered and made; and the same game opened once more wherever another seat is waited for.

usage: test_barter.py FAVOR REFEREE

All is done by keys: O begins, Tab leads through the fields, Ctrl+Enter makes the offer; A, X and U
accept, decline and counter it; G gives a card away.
"""
import os
import sys

import saved_table
from favor_driver import name_of, walk
from hot_seat import is_focused
from tokens_position import write

PROGRAM, REFEREE = sys.argv[1:]
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
LOG = [
    'Ann offers 2 Brick.', 'Ann wants Ore for them.', 'Ben offers Ore.', 'Ben wants 3 Brick for them.',
    'Cem declines.', 'Ann gives Ben 3 Brick.', 'Ben gives Ann Ore.']


class Table(saved_table.Table):
    """With the form of an offer, or its answers, on a page of the panel."""

    form = None

    def find_form(self):
        """The page on which an offer is put together: it is made once."""
        if self.form is None:
            self.form = self.find('Note for this trade', within=self.page)
            while not self.look('Partner', self.form):
                self.form = self.form.get_parent()
        return self.form

    def go_to(self, field):
        """Tab, there or back, until that field of the form has the focus.

        The form is read once: each node costs the program several messages, and the focus goes to one of
        the next ones.
        """
        form = self.find_form()
        nodes = self.wait_for('a form at rest', lambda: list(walk(form)))
        names = [name_of(node) for node in nodes]
        at = self.find_focus(nodes, range(len(nodes)))
        while names[at] != field:
            back = names.index(field) < at
            self.keys('shift+Tab' if back else 'Tab')
            at = self.find_focus(nodes, range(at - 1, -1, -1) if back else range(at + 1, len(nodes)))

    def find_focus(self, nodes, places):
        """Where the node is that has the focus."""
        return self.wait_for('the focus in the form', lambda: [
            place for place in places if is_focused(nodes[place])])[0]

    def type_number(self, field, number):
        self.go_to(field)
        self.keys('ctrl+a', *str(number))

    def toggle(self, partner):
        self.go_to(partner)
        self.keys('space')

    def offer(self, words, to):
        """Makes the offer that is put together, if it is so, to the next one at the screen."""
        self.find(words, within=self.bar)
        self.keys('ctrl+Return')
        self.await_cover(to)

    def answer(self, key, then):
        """Answers with one key, and Enter; then somebody else looks."""
        self.step(key)
        self.keys('Return')
        self.await_cover(then)


write(REFEREE, POSITION, {
    'Ann': ['brick', 'brick', 'brick', 'wool'], 'Ben': ['ore', 'grain'], 'Cem': ['ore', 'ore', 'lumber']})
app = Table(PROGRAM, POSITION)
app.lift('Ann')
app.step('o')

# Nobody trades with oneself, nor for nothing, nor what is not there.
names = app.names(app.find('Partner', within=app.page))
assert 'Ben has 2 cards.' in names and 'Cem has 3 cards.' in names, names
assert not any(name.startswith('Ann') for name in names), names
app.find('Both sides of a trade must give something.', within=app.bar)
app.type_number('You give: Ore', 99)
app.type_number('You get: Grain', 1)
app.find('The cards for this trade are not there.', within=app.bar)
app.keys('ctrl+Return')
app.type_number('You give: Ore', 0)
app.type_number('You give: Grain', 1)
app.find('The same kind cannot be on both sides of a trade.', within=app.bar)
app.type_number('You give: Grain', 0)
app.type_number('You get: Grain', 0)
app.type_number('You give: Brick', 2)
app.type_number('You get: Ore', 1)
app.find('Ann gives 2 Brick for Ore.', within=app.bar)
app.toggle('Ben has 2 cards.')
app.toggle('Cem has 3 cards.')
app.find('You cannot choose that player.', within=app.bar)
app.toggle('Ben has 2 cards.')
app.toggle('Cem has 3 cards.')

# Asked are both: one counters, the other declines.
app.offer('Ann gives 2 Brick for Ore.', to='Ben')
app = app.reopen('Ben')
app.find('Ann makes you an offer.', within=app.page)
app.step('u')
app.type_number('You get: Brick', 3)
app.offer('Ben gives Ore for 3 Brick.', to='Cem')
app.lift('Cem')
app.answer('x', then='Ann')
app = app.reopen('Ann')

# What each said is read, one of them is chosen, and cards change hands.
app.find('Ben: I would give Ore for 3 Brick.', within=app.page)
app.find('Cem: No.', within=app.page)
app.find('You give 3 Brick for Ore.', within=app.page)
app.step('1')
app.keys('Return')
app.find(lambda name: name.startswith('Ann, Person') and '2 resource cards' in name,
         'the cards of Ann', app.find('Seats', within=app.page))
app.keys('l')
app.check(LOG)

# A gift that is declined, with a wish.
app.step('g')
app.find('Ann, give a card away.', within=app.bar)
app.go_to('Wool')
app.keys('Return')
app.offer('Ann gives Ben a card: Wool.', to='Ben')
app = app.reopen('Ben')
app.find('Ann offers you a gift.', within=app.page)
app.press('Decline, rather Ore')
app.await_cover('Ann')
app.lift('Ann')
app.find('Ben: I would rather have Ore.', within=app.page)
app.quit()
