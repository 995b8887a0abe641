# SPDX-License-Identifier: GPL-3.0-or-later
"""Preferences by the keyboard: from then on a move that reveals and spends nothing takes one key, not two.

usage: test_preferences.py FAVOR REFEREE
"""
import json
import os
import sys

from emperor_position import player, write
from favor_driver import Atspi
from hot_seat import Screen
from played import PEOPLE, run, write as write_file

PROGRAM, REFEREE = sys.argv[1:]
NEW = os.path.join(os.environ['HOME'], 'new.favor')
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
GAME = ('new', 'emperors-favor', '--seats', '2', '--seed', '7')


def begin_game():
    """Writes a game in which both have kept an event, and Ann puts the first star anywhere."""
    session = json.loads(run(REFEREE, *GAME))
    for seat, name in zip(session['seats'], PEOPLE):
        seat['name'] = name
    write_file(NEW, json.dumps(session))
    for _ in PEOPLE:
        write_file(NEW, run(REFEREE, 'apply', NEW, run(REFEREE, 'legal', NEW).splitlines()[0]))


def has_state(app, state):
    """Whether the row or its switch is in that state."""
    return any(node.get_name() == 'Confirm Every Move' and node.get_state_set().contains(state)
               for node in app.nodes())


def stop_confirming(app):
    app.keys('ctrl+comma')
    # The first row has the focus; its switch is a node of the same name.
    app.wait_for('the focus', lambda: has_state(app, Atspi.StateType.FOCUSED))
    app.wait_for('a switch that is on', lambda: has_state(app, Atspi.StateType.CHECKED))
    app.keys('space')
    app.wait_for('the switch', lambda: not has_state(app, Atspi.StateType.CHECKED))
    app.keys('ctrl+w')
    app.gone('Confirm Every Move')


begin_game()
app = Screen(PROGRAM, NEW)
app.lift('Ann')
app.keys('1')
app.find('Clear', within=app.bar)
app.keys('Return')
app.lift('Ben')
stop_confirming(app)
app.keys('1')
app.await_cover('Ann')
app.quit()

# What is played is spent: it waits as before.
write(REFEREE, POSITION, [player('Ann', ['tax-ledger']), player('Ben', ['incense'])])
app = Screen(PROGRAM, POSITION)
app.lift('Ann')
stop_confirming(app)
app.keys('1')
app.find('Clear', within=app.bar)
app.keys('Return')
app.await_cover('Ben')
app.quit()
