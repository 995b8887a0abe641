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


def decide(app, bar):
    """Takes the first thing offered when the person has to decide; hurries the others.

    Returns the number of decisions, or None when the game is over.
    """
    state = app.find(lambda name: name in ('Rematch', 'Commit', 'Skip to My Turn', 'Show All'),
                     'somebody to decide', bar).get_name()
    if state == 'Rematch':
        return None
    if state != 'Commit':
        # Nothing waits for what is being shown, nor for the computers.
        app.keys('space')
        app.gone(state, 'what was hurried', bar)
        return 0
    app.keys('n')
    app.find('Clear', 'a choice', bar)
    app.keys('Return')
    app.gone('Clear', 'the choice', bar)
    return 1


app = Favor(sys.argv[1])
app.find(f'Play {GAME}')
if [name for name in app.names() if name.startswith('Play ')][0] == f'Play {GAME}':
    app.keys('Return')
else:
    app.press(f'Play {GAME}')
bar = app.find('Decision')

decisions = 0
while (taken := decide(app, bar)) is not None:
    decisions += taken
    if decisions > 200:
        app.fail('The game does not end.')
assert decisions >= LEAST, decisions
app.find('Watch Again')

# The replay of the finished game.
app.keys('alt+Home')
app.find(lambda name: name.startswith('Start, '), 'the first position')
app.keys('alt+Right')
app.find(lambda name: name.startswith('Move 1 of '), 'the first move')
app.keys('ctrl+q')
assert app.process.wait(30) == 0
print(f'a game of {decisions} decisions')
