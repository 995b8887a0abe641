# SPDX-License-Identifier: GPL-3.0-or-later
"""The replay of a game of Kingdom of Favors in which a tile takes the place of an altered one that looks like
it: what lies there, what comes to the hand and what returns to the stack is told move by move, there and back.

usage: test_kingdom_exchange.py FAVOR REFEREE
"""
import json
import os
import sys

from kingdom_position import write
from nameless import check as check_named
from played import run, write as write_file
from replay import Replay, keep_still

PROGRAM, REFEREE = sys.argv[1:]
GAME = os.path.join(os.environ['HOME'], 'exchange.favor')
# The last tile of the bag looks like that which a Laborer altered; with it the game ends.
MAP = 'D(0,0)r0 E(0,1)r1+laborer.w'
LAID = {'kind': 'lay-tile', 'seat': 0, 'x': 0, 'y': -1, 'rot': 2}
STARTER = 'Tile D, the middle. City cap: north. Road: east and west. Meadow: south.'
ALTERED = 'Tile E, 1 south. City cap: east and west. Meadow: north and south. Laborer on the western quarter.'
EXCHANGED = 'Tile H, 1 south. City cap: east and west. Meadow: north and south.'
IN_HAND = 'Tile E, the tile in hand. City cap: north. Meadow: east, south and west.'
ON_MAP = 'Tile E, 1 north. City cap: south. Meadow: north, east and west.'
LOGGED = '“Two opposite city sides” takes the place of the only altered “City side”; Ann now holds “City side”.'
# At each move: the tiles, what is in hand, and how many Laborers are left.
MOVES = (
    ([STARTER, ALTERED], None, 7),
    ([STARTER, EXCHANGED], IN_HAND, 8),
    ([ON_MAP, STARTER, EXCHANGED], None, 8),
)


def apply(*actions):
    write_file(GAME, run(REFEREE, 'apply', GAME, *map(json.dumps, actions)))


def list_legal():
    return [line for line in map(json.loads, run(REFEREE, 'legal', GAME).splitlines()) if 'kind' in line]


def write_game():
    """Returns how many moves it has."""
    write(REFEREE, GAME, MAP, bag='H', options='{"twilight-rounds": 0}')
    apply({'kind': 'draw-tile', 'seat': 0}, LAID, {'kind': 'finish-work', 'seat': 0})
    n = 3
    while legal := list_legal():
        apply(legal[0])
        n += 1
    return n


def check_move(app, ply):
    tiles, hand, laborers = MOVES[ply]
    names = app.names(app.page)
    told = [name for name in names if name.startswith('Tile ') and ', the tile in hand.' not in name]
    assert told == tiles, (ply, told, tiles)
    assert [name for name in names if ', the tile in hand.' in name] == [hand] * (hand is not None), (ply, names)
    assert any(name.startswith('Laborer ') and name.endswith(f' {laborers} left.') for name in names), (ply, names)


keep_still()
app = Replay(PROGRAM, 'exchange', GAME, write_game())
check_move(app, 0)
before = app.cut(app.photograph(), 'Map')
for ply in (1, 2):
    app.go('alt+Right', ply)
    check_move(app, ply)
    check_named(app, f'move {ply}', 50)
app.go('alt+Left', 1)
app.go('alt+Home', 0)
check_move(app, 0)
assert app.cut(app.photograph(), 'Map') == before
app.go('alt+Right', 1)
app.keys('l')
app.find(LOGGED, within=app.page)
app.quit()
