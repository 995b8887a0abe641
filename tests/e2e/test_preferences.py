# SPDX-License-Identifier: GPL-3.0-or-later
"""Preferences by the keyboard: from then on a move that reveals nothing takes one key, not two.

usage: test_preferences.py FAVOR
"""
import sys

from favor_driver import COMMITS, Atspi, Favor, name_of, walk

GAME = 'The Dragon\'s Favour'
# The main button while what others do, or what came of it, is told.
TELLING = ('Skip to My Turn', 'Show All', 'Continue')


def has_state(app, state):
    """Whether the row or its switch is in that state."""
    return any(node.get_name() == 'Confirm Every Move' and node.get_state_set().contains(state)
               for node in app.nodes())


def decide(app, bar):
    """Takes what the digits choose first; returns whether that was all."""
    while app.find(lambda name: name in (*COMMITS, *TELLING, 'Rematch'),
                   'somebody to decide', bar).get_name() not in COMMITS:
        if app.look('Rematch', bar):
            app.fail('Every move of a game is still confirmed.')
        app.keys('space')
    # Of the own cards some are there, then one of the vote cards; or a number of votes.
    for digit in '123456123':
        app.keys(digit)
        # All of the bar at once: it changes while it is read.
        names = app.names(bar)
        if any(name in TELLING for name in names):
            return True
        if 'Clear' in names:
            break
    # This one reveals something, or ends the game. Perhaps only a card of it is chosen yet.
    app.keys('n')
    app.wait_for('a whole choice', lambda: any(
        name_of(node) in COMMITS and node.get_state_set().contains(Atspi.StateType.SENSITIVE)
        for node in walk(bar)))
    app.keys('Return')
    app.gone('Clear', 'the choice', bar)
    return False


app = Favor(sys.argv[1])
app.find(f'Play {GAME}')
app.keys('ctrl+comma')
# The first row has the focus; its switch is a node of the same name.
app.wait_for('the focus', lambda: has_state(app, Atspi.StateType.FOCUSED))
app.wait_for('a switch that is on', lambda: has_state(app, Atspi.StateType.CHECKED))
app.keys('space')
app.wait_for('the switch', lambda: not has_state(app, Atspi.StateType.CHECKED))
app.keys('ctrl+w')
app.gone('Confirm Every Move')

app.press(f'Play {GAME}')
bar = app.find('Decision')
tries = 1
while not decide(app, bar):
    tries += 1
    if tries > 10:
        app.fail('Every move is still confirmed.')
app.quit()
print(f'one key for decision {tries}')
