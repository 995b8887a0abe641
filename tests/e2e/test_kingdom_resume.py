# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of Kingdom of Favors that is left in the midst of a turn, with a map that does not fit together yet:
opened once more it says what is wrong as before, and is mended.

usage: test_kingdom_resume.py FAVOR REFEREE

All is done by keys.
"""
import os
import sys

from favor_driver import PATIENCE, name_of
from kingdom_position import write
from kingdom_table import GAME, Position, Turn
from nameless import check as check_named

PROGRAM, REFEREE = sys.argv[1:]
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
FAULT = 'two edges that do not match: the only “City side, straight road past it”'
LAID = 'Tile E, 1 south. City cap: north. Meadow: east, south and west.'
MENDED = 'Tile E, 1 south. Meadow: north, east, south and west. Farmer on the northern quarter.'


def look_around(app):
    """What wishes are nearest is sorted at the begin of a turn, or when a game is opened."""
    return [app.names(app.find(part, within=app.page)) for part in ('Seats', 'Map', 'Decision', 'Hand')]


def look_at_fault(app):
    """It is told in the bar, and the step does not end."""
    app.find(FAULT, within=app.bar)
    app.find('Start Again', within=app.bar)
    app.keys('ctrl+Return')
    app.find(lambda name: 'The map does not fit together yet' in name, 'why not')
    app.keys('Escape')
    app.gone(lambda name: 'The map does not fit together yet' in name, 'why not')
    return app.saved()


write(REFEREE, POSITION, 'D(0,0)r0', bag='EE', pieces=('farmer',))
app = Turn(PROGRAM, Position(REFEREE), POSITION)
app.begin('Ann')
app.make(0, {'kind': 'draw-tile'})
told = app.make(1, {'kind': 'lay-tile', 'x': 0, 'y': 1, 'rot': 0})
assert LAID in told, told
before = look_around(app)
state = look_at_fault(app)
app.await_told(told)
app.keys('ctrl+q')
assert app.process.wait(PATIENCE) == 0

app = Turn(PROGRAM, Position(REFEREE))
app.tab_to(name_of(app.find(lambda name: f' · {GAME} · ' in name, 'the game on the first page')))
app.keys('Return')
app.begin('Ann')
app.wait_for(f'{before} once more', lambda: look_around(app) == before)
assert look_at_fault(app) == state
check_named(app, 'a faulty map', 50)
told = app.make(2, {'kind': 'play-triangle', 'favor': 'farmer', 'x': 0, 'y': 1, 'side': 'n'})
assert any(text.startswith(MENDED) for text in told), told
assert not app.look(FAULT, app.bar) and FAULT not in told
app.press(4, 'ctrl+Return')
app.quit()
