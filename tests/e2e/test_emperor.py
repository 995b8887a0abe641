# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Emperor's Favor by the keyboard alone, against computers.

usage: test_emperor.py FAVOR

Cards are collected, sold and put back by digits and letters. Turns are ended by Ctrl+Enter, or by
Enter on the main button; both warn once when something is left undone, and Enter answers that.
"""
import sys

from favor_driver import Atspi, Favor, GLib, name_of, say, walk

PLAY = say('Play {game}', game=say("Emperor's Favor"))
REMATCH = say('Rematch')
HURRIED = (say('Skip to My Turn'), say('Show All'), say('Continue', 'what happened'))
END_TURN = say('End Turn', 'button')
CLEAR = say('Clear')
MAIN = (END_TURN, say('Confirm'), *(say(word, 'button') for word in (
    'Keep', 'Place', 'Collect', 'Collect All', 'Answer', 'Seize', 'Discard', 'Offer', 'Sell', 'Pay', 'Play')))
DECISIONS_MOST = 600
KEYS_MOST = 20


class Player:
    """What a person does at the keyboard, knowing what the decision bar says."""

    def __init__(self, app):
        self.app = app
        self.bar = app.find(say('Decision'))
        self.done = dict.fromkeys(('sold', 'ended', 'warned', 'answered'), 0)

    def has(self, name):
        return self.app.look(name, self.bar) is not None

    def press(self, *keys):
        """Presses keys and waits until the bar says something else."""
        before = self.app.names(self.bar)
        self.app.keys(*keys)
        self.app.wait_for(f'something after {keys}', lambda: self.app.names(self.bar) != before)

    def sell(self):
        """The first card of the hand."""
        self.press('1')
        if self.has(say('Sell', 'choice')):
            self.app.keys('s')
            self.app.find(say('Sell', 'button'), 'the button that sells', self.bar)
            self.press('Return')
            self.done['sold'] += 1
        while self.has(CLEAR):
            self.press('Escape')

    def end_turn(self):
        key = 'ctrl+Return'
        if self.done['ended'] % 2 == 0:
            key = 'Return'
            self.go_to_main()
        self.press(key)
        if self.has(CLEAR) and self.has(END_TURN):
            if key == 'Return':
                self.app.wait_for('the focus still on the main button', self.is_at_main)
            self.done['warned'] += 1
            self.press(key)
        self.done['ended'] += 1

    def go_to_main(self):
        """By F6 and Tab, as there is no pointer."""
        for key in ('F6', 'Tab'):
            for _ in range(KEYS_MOST):
                if self.is_at_main():
                    return
                if key == 'F6' and self.is_at(lambda node: True):
                    break
                self.app.keys(key)
        self.app.fail('The main button cannot be reached.')

    def is_at(self, test):
        """Whether something of the bar that passes has the focus."""
        try:
            return any(test(node) and node.get_state_set().contains(Atspi.StateType.FOCUSED)
                       for node in walk(self.bar))
        except GLib.GError:
            return False  # the tree changed while it was read

    def is_at_main(self):
        return self.is_at(lambda node: node.get_name() == END_TURN)

    def decide(self):
        """One step; False when the game is over."""
        state = name_of(self.app.find(lambda name: name in (REMATCH, *HURRIED, *MAIN),
                                      'somebody to decide', self.bar))
        if state == REMATCH:
            return False
        if state in HURRIED:
            self.app.keys('space')
            self.app.gone(state, 'what was hurried', self.bar)
        elif state == END_TURN and not self.has(CLEAR):
            if self.done['ended'] % 2 == 1 and self.done['sold'] < self.done['ended']:
                self.sell()
            else:
                self.end_turn()
        else:
            if not self.has(CLEAR):
                self.app.keys('n')
                self.app.find(CLEAR, 'a choice', self.bar)
            self.press('Return')
            self.done['answered'] += 1
        return True


app = Favor(sys.argv[1])
app.find(PLAY)
app.press(PLAY)
player = Player(app)
steps = 0
while player.decide():
    steps += 1
    if steps > DECISIONS_MOST:
        app.fail(f'The game does not end: {player.done}')
assert player.done['ended'] >= 3, player.done
assert player.done['sold'] >= 1, player.done
assert player.done['warned'] >= 1, player.done
assert player.done['answered'] >= 9, player.done
app.quit()
print(player.done)
