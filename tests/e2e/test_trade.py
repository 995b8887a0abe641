# SPDX-License-Identifier: GPL-3.0-or-later
"""Trades between people at one screen: refused by the rules, declined, countered and made.

usage: test_trade.py FAVOR REFEREE

All is done by keys: O begins, Tab leads through the fields, Ctrl+Enter makes the offer; A, X and U
accept, decline and counter it.
"""
import os
import sys

from emperor_position import player, write
from favor_driver import Atspi, name_of, walk
from hot_seat import Screen, is_focused

PROGRAM, REFEREE = sys.argv[1:]
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
LOG = [
    'Ann makes Ben an offer.', 'Ben declines.', 'Ann makes Ben an offer.', 'Ben makes a counter-offer.',
    'Ben and Ann agree.', 'Ben gives Ann 1 Gold.', 'Ann gives Ben 2 Gold.', 'Ann gives Ben 1 Soup.',
    'Ann gives Ben Night Thief.',
    'Ben promises Ann: no Intrigue for 1 turn.']


class Table(Screen):
    """With the form of an offer, or its answers, on a page of the panel."""

    def go_to(self, field):
        """Tab, until that field of the form has the focus."""
        form = self.find('You give: Gold', within=self.page)
        while not self.look(lambda name: name == 'Partner', form):
            form = form.get_parent()

        def focus():
            return next((name_of(node) for node in walk(form) if is_focused(node)), None)

        while (name := self.wait_for('the focus in the form', focus)) != field:
            self.keys('Tab')
            self.wait_for(f'the focus beyond {name}', lambda: focus() != name)

    def type_gold(self, field, gold):
        self.go_to(field)
        self.keys('ctrl+a', *str(gold))

    def open_list(self, field):
        """Opens the list of a field; the names on it."""
        self.go_to(field)
        self.keys('Return')
        return self.wait_for(f'the list of {field}', lambda: [
            name_of(node) for node in walk(self.page) if node.get_role() == Atspi.Role.LIST_ITEM])

    def offer(self, words, to):
        """Makes the offer that is put together, if it is so, to the next one at the screen."""
        self.find(words, within=self.bar)
        self.keys('ctrl+Return')
        self.await_cover(to)
        self.check(hidden=['Night Thief', 'Loaded Dice'])
        self.lift(to)

    def place_of(self, words):
        """Top and bottom of the last node of that name."""
        node = [node for node in walk(self.page) if name_of(node) == words][-1]
        place = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        return place.y, place.y + place.height

    def await_seat(self, person, facts):
        self.find(lambda name: name.startswith(f'{person}, Person') and facts in name,
                  f'{facts} at the seat of {person}', self.find('Seats', within=self.page))


write(REFEREE, POSITION, [
    player('Ann', ['soup', 'rare-ore'], gold=9, market=['night-thief']),
    player('Ben', ['incense'], gold=6, market=['loaded-dice']),
    player('Cem', ['incense'], gold=4)])
app = Table(PROGRAM, POSITION)
app.lift('Ann')
app.step('o')

# Nobody trades with oneself; nothing at all, and what one of them does not have, cannot be offered.
partners = [name_of(node) for node in walk(app.find('Partner', within=app.page))][1:]
assert [name for name in partners if ' has ' in name and name.endswith('.')][::2] == [
    'Ben has Incense, 6 Gold and 1 Black Market card.', 'Cem has Incense and 4 Gold.'], partners
app.find('At least one piece must change hands.', within=app.bar)
app.type_gold('You give: Gold', 999)
app.find('You do not have what you offer.', within=app.bar)
app.keys('ctrl+Return')
app.type_gold('You give: Gold', 5)
assert app.open_list('You give: Add Card…') == ['Soup: 1', 'Rare Ore: 1', 'Night Thief']
app.keys('Return', 'Escape')
app.type_gold('You get: Gold', 7)
app.find('That player does not have so much Gold.', within=app.bar)
app.type_gold('You get: Gold', 1)

# A trade declined.
app.offer('Ann gives Ben Soup and 5 Gold for 1 Gold.', to='Ben')
app.step('x')
app.keys('Return')
app.lift('Ann')
app.await_seat('Ann', '; 9 Gold, 6 Stars left, 2 cards in hand')

# What was declined stays, with the answer: countered with other Gold, and made.
app.find('Ben: No.', within=app.page)
app.find('Ann gives Ben Soup and 5 Gold for 1 Gold.', within=app.bar)
app.type_gold('You give: Gold', 2)
app.open_list('You give: Add Card…')
app.keys('Down', 'Return', 'Escape')
app.type_gold('You get: Gold', 3)
app.go_to('Add a Promise of Ben')
app.keys('Return')
assert 'nothing' in app.open_list('Ben promises: to play no Intrigue at all')
app.keys('Return')
words = ('Ann gives Ben Soup, 2 Gold and Night Thief for 3 Gold. '
         'Ben promises Ann: no Intrigue for 1 turn.')
app.offer(words, to='Ben')
app.check([words, 'Loaded Dice'])
assert app.place_of(words)[1] <= app.place_of('Choices')[0], 'the answers lie over the offer'
app.step('u')
app.type_gold('You give: Gold', 1)
app.offer('Ben gives Ann 1 Gold for Soup, 2 Gold and Night Thief. '
          'Ben promises Ann: no Intrigue for 1 turn.', to='Ann')
app.step('a')
app.keys('Return')
app.await_seat('Ann', '; 8 Gold, 6 Stars left, 1 card in hand, 0 Black Market cards')
app.await_seat('Ben', '; 7 Gold, 6 Stars left, 2 cards in hand, 2 Black Market cards')
app.keys('l')
app.check(LOG, hidden=['Loaded Dice'])
lines = [name_of(node) for node in walk(app.find_list('Log')) if node.get_role() == Atspi.Role.LIST_ITEM]
# As far as the page has room for them.
assert len(lines) > 8 and lines == LOG[:len(lines)], lines
app.quit()
