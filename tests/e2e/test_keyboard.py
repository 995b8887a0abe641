# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game by the keyboard alone, from first launch to the result, the replay and the end.

usage: test_keyboard.py FAVOR GAME LEAST

LEAST is the smallest number of decisions a person has in a whole game. A game that is not the
first on the shelf is started by its button.
"""
import sys

from favor_driver import Favor

GAME = sys.argv[2]
LEAST = int(sys.argv[3])


def decide(app):
    """Takes the first thing offered when the person has to decide; hurries the others."""
    state = app.wait_for('somebody to decide', lambda: app.look(
        lambda name: name == 'Watch Again' or name == 'Commit' or name == 'Skip to My Turn'))
    if state.get_name() == 'Skip to My Turn':
        app.keys('space')
        return 0
    if state.get_name() == 'Watch Again':
        return 0
    app.keys('1')
    app.find('Clear', 'a choice')
    app.keys('Return')
    app.gone('Clear', 'the choice')
    return 1


app = Favor(sys.argv[1])
app.find(f'Play {GAME}')
if [name for name in app.names() if name.startswith('Play ')][0] == f'Play {GAME}':
    app.keys('Return')
else:
    app.press(f'Play {GAME}')
app.find('Commit')

decisions = 0
while not app.look('Watch Again'):
    decisions += decide(app)
    if decisions > 200:
        app.fail('The game does not end.')
assert decisions >= LEAST, decisions

# The replay of the finished game.
app.keys('alt+Home')
app.find(lambda name: name.startswith('Start, '), 'the first position')
app.keys('alt+Right')
app.find(lambda name: name.startswith('Move 1 of '), 'the first move')
app.keys('ctrl+q')
assert app.process.wait(30) == 0
print(f'a game of {decisions} decisions')
