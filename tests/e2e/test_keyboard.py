# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game by the keyboard alone, from first launch to the result, the replay and the end.

usage: test_keyboard.py FAVOR GAME LEAST

LEAST is the smallest number of decisions a person has in a whole game. A game that is not the
first on the shelf is started by its button.
"""
import sys

from favor_driver import COMMITS, Atspi, Favor, name_of, pattern, say

PLAY = say('Play {game}', game=say(sys.argv[2]))
LEAST = int(sys.argv[3])
# Through the first page, once around.
MOST_STEPS = 20
REMATCH = say('Rematch')
SKIP = say('Skip to My Turn')
SHOW_ALL = say('Show All')
CONTINUE = say('Continue', 'what happened')
CLEAR = say('Clear')
# Time runs to the left where text does.
FORWARD = 'alt+Left' if say('default:LTR') == 'default:RTL' else 'alt+Right'


def decide(app, bar):
    """Takes the first thing offered when the person has to decide; hurries the others.

    Returns the number of decisions, or None when the game is over.
    """
    state = name_of(app.find(lambda name: name in (REMATCH, *COMMITS, SKIP, SHOW_ALL, CONTINUE),
                              'somebody to decide', bar))
    if state == REMATCH:
        return None
    if state not in COMMITS:
        # Nothing waits for what is being shown, nor for the computers.
        before = app.names(bar)
        # It may have gone on by itself meanwhile, to a question that waits for more than a space.
        if state not in before:
            return 0
        app.keys('space')
        # At the end of a round all was shown, and is looked at.
        app.wait_for('what was hurried', lambda: app.names(bar) != before)
        return 0
    app.keys('n')
    app.find(CLEAR, 'a choice', bar)
    before = app.names(bar)
    app.keys('Return')
    # The next choice may be made already, where there is only one.
    app.wait_for('the next position', lambda: app.names(bar) != before)
    return 1


def walk_to(app, name):
    """Tab backwards, until that has the focus."""
    def focus():
        return next((name_of(node) for node in app.nodes()
                     if node.get_state_set().contains(Atspi.StateType.FOCUSED)), None)

    # What has the focus from the first is not told by GTK 4.8.
    at = focus()
    steps = 0
    while at != name:
        steps += 1
        if steps > MOST_STEPS:
            app.fail(f'Tab does not lead to {name}')
        app.keys('shift+Tab')
        at = app.wait_for(f'the focus beyond {at}',
                          lambda: next((now for now in [focus()] if now not in (None, at)), None))


app = Favor(sys.argv[1])
app.find(PLAY)
if next(filter(pattern('Play {game}'), app.names())) == PLAY:
    # The button that stands out leads to the lessons of a game that is new. Play comes before it, but
    # in GTK 4.18 Tab goes through a box from its end to its beginning where text runs to the left.
    walk_to(app, PLAY)
    app.keys('Return')
else:
    app.press(PLAY)
bar = app.find(say('Decision'))

decisions = 0
while (taken := decide(app, bar)) is not None:
    decisions += taken
    if decisions > 200:
        app.fail('The game does not end.')
assert decisions >= LEAST, decisions
app.find(say('Watch Again'))

# The replay of the finished game.
app.keys('alt+Home')
app.find(pattern('Start, %u move', 'Start, %u moves'), 'the first position')
app.keys(FORWARD)
app.find(pattern('Move %1$u of %2$u', p1='1'), 'the first move')
app.keys('ctrl+q')
assert app.process.wait(30) == 0
print(f'a game of {decisions} decisions')
