# SPDX-License-Identifier: GPL-3.0-or-later
"""In the midst of a turn of Kingdom of Favors: a tile, a triangle, a token and an action favor, each taken back
and done again step by step; then the turn goes on to its end.

usage: test_kingdom_turn.py FAVOR REFEREE

All is done by keys.
"""
import os
import sys

from kingdom_position import write
from kingdom_table import Position, Turn
from nameless import check as check_named

PROGRAM, REFEREE = sys.argv[1:]
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
MAP = 'D(0,0)r0 B(0,1)r0 A(0,2)r0 U(0,3)r0 V(0,4)r1'
# What is done, what it is called in the log, and how the tile reads then that it changes.
STEPS = (
    ({'kind': 'draw-tile'}, 'Ann draws “City side”.',
     'Tile E, the tile in hand. City cap: north. Meadow: east, south and west.'),
    ({'kind': 'lay-tile', 'x': 1, 'y': 1, 'rot': 0}, 'Ann lays “City side” to the east of the',
     'Tile E, 1 east, 1 south. City cap: north. Meadow: east, south and west.'),
    ({'kind': 'play-triangle', 'favor': 'laborer', 'x': 1, 'y': 1, 'side': 's'}, 'Ann plays the Laborer on the south',
     'Tile E, 1 east, 1 south. City cap: north and south. Meadow: east and west. Laborer on the southern quarter.'),
    ({'kind': 'play-token', 'favor': 'jester', 'x': 0, 'y': 1, 'spot': 'middle'}, 'Ann plays the Jester on',
     'Tile B, 1 south. Meadow: north, east, south and west. A village in the middle. Jester on the middle.'),
    ({'kind': 'use-magician', 'x': 0, 'y': 3, 'turns': 2}, 'turns',
     'Tile U, 3 south. Road: north and south. Meadow: east and west.'),
)


def check_step(told, logged, tile):
    assert any(logged in text for text in told), (logged, told)
    assert any(text.startswith(tile) for text in told), (tile, told)


def find_rot(app):
    return next(tile['rot'] for tile in app.saved()['table']['tiles'] if (tile['x'], tile['y']) == (0, 3))


write(REFEREE, POSITION, MAP, bag='EE', pieces=('laborer', 'jester'), actions=('magician',))
app = Turn(PROGRAM, Position(REFEREE), POSITION)
app.begin('Ann')
app.keys('l')
pages = [app.told()]
for ply, (wanted, logged, tile) in enumerate(STEPS):
    pages.append(app.make(ply, wanted))
    check_step(pages[-1], logged, tile)
check_named(app, 'four favors', 45)
assert find_rot(app) == 2
assert len(set(map(tuple, pages))) == len(pages)

# Back to the tile that was drawn, and there again.
for ply in range(len(STEPS) - 1, 0, -1):
    app.press(ply, 'ctrl+z')
    app.await_told(pages[ply])
assert find_rot(app) == 0
for ply in range(2, len(STEPS) + 1):
    app.press(ply, 'ctrl+shift+z')
    app.await_told(pages[ply])
assert find_rot(app) == 2

# What was done last is done otherwise, and the turn ends.
ply = len(STEPS)
app.press(ply - 1, 'ctrl+z')
app.press(ply, *app.choose({'kind': 'use-magician', 'x': 0, 'y': 1, 'turns': 3}), 'Return')
assert find_rot(app) == 0
app.press(ply + 1, 'ctrl+Return')
app.find('Take', within=app.bar)
app.keys('Return')
state = app.await_saved(ply + 2)
assert (state['phase'], state['decider'], state['seats'][0]['taken']) == ('draw', 1, 1), state
app.await_decision(state)
app.check(state)
app.quit()
