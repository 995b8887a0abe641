# SPDX-License-Identifier: GPL-3.0-or-later
"""Several people at one screen, who play Emperor's Favor."""
from favor_driver import MARKS, Atspi, Favor, name_of

# Piles lie there for everybody, with a text about each card.
OPEN_TO_ALL = ('Palace', 'Details')


def read(node, private=True):
    """Yields all that can be read of the node and below it, and whether it may be private there."""
    name = name_of(node)
    private = private and name not in OPEN_TO_ALL
    yield name, private
    # Where tooltips are.
    yield MARKS.sub('', node.get_description() or ''), private
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield from read(child, private)


def is_focused(node):
    return node.get_state_set().contains(Atspi.StateType.FOCUSED)


class Screen(Favor):
    """The program on the one screen, which the people give to each other."""

    def __init__(self, program, file, **environment):
        super().__init__(program, file, **environment)
        self.page = self.find('Seats').get_parent()

    @property
    def bar(self):
        """Where a cover lies in its place it may not be in the tree."""
        return self.find('Decision', within=self.page)

    def check(self, seen=(), hidden=(), hidden_in_hands=()):
        """Which names of cards can be read on the page, and which cannot.

        Those of Staff cards stand at their piles, too.
        """
        texts = []

        def look_around():
            texts[:] = read(self.page)
            return all(any(card in text for text, private in texts if private) for card in seen)

        self.wait_for(f'{seen} to be read', look_around)
        for text, private in texts:
            for card in (*hidden, *hidden_in_hands) if private else hidden:
                assert card not in text, f'{card} can be read: {text}'

    def await_cover(self, person):
        return self.find(f'I Am {person}', within=self.page)

    def lift(self, person):
        """Enter opens the cover, whose button has the focus."""
        button = self.await_cover(person)
        self.wait_for('the focus on the cover', lambda: is_focused(button))
        self.keys('Return')
        self.await_question(person)

    def await_question(self, person):
        self.gone(f'I Am {person}', within=self.page)
        # Be it behind what somebody said.
        self.find(lambda name: name.startswith(f'{person}, ') or f'” {person}, ' in name,
                  f'a question to {person}', self.bar)

    def step(self, *keys):
        """Presses keys and waits until the bar says something else."""
        before = self.names(self.bar)
        self.keys(*keys)
        self.wait_for(f'something after {keys}', lambda: self.names(self.bar) != before)
