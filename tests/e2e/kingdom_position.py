# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of Kingdom of Favors as session files: what is asked for, the rest follows.

favor-referee writes the file of a new game, which has all fields, and reads what came of it.
"""
import json
import re

from kingdom_words import LETTERS
from played import PEOPLE, run, write as write_file

# "E(0,1)r1+laborer.w": a tile, where it lies and how often it is turned, and favors on its sides as they are
# seen there.
TILE = re.compile(r'([A-X])\((-?\d+),(-?\d+)\)r([0-3])((?:\+[a-z]+\.[nesw])*)$')
CHARACTERS = ('jester', 'charlatan', 'farmer', 'laborer', 'philosopher', 'handmaiden', 'guard', 'hunter',
              'astronomer', 'merchant', 'magician', 'knight', 'pawnbroker', 'noblewoman', 'nobleman',
              'alchemist', 'bishop', 'general', 'queen', 'king')


def take(table, character):
    table['stacks'][CHARACTERS.index(character)] -= 1


def put(tiles, letter, place, **fields):
    """The next tile of a letter that is in the bag."""
    tile = next(tile for tile, its in zip(tiles, LETTERS) if its == letter and tile['place'] == 'bag')
    tile |= {'place': place, **fields}
    return tile


def lay(table, words):
    for word in words.split():
        letter, x, y, rot, favors = TILE.match(word).groups()
        tile = put(table['tiles'], letter, 'map', x=int(x), y=int(y), rot=int(rot))
        for favor, side in re.findall(r'\+([a-z]+)\.([nesw])', favors):
            tile['tri'][('nesw'.index(side) - tile['rot']) % 4] = favor
            take(table, favor)


def write(referee, path, tiles, bag, pieces=(), actions=(), options='{}'):
    """Writes a position in which the first of two people has to draw: the tiles on the map, letters of those
    in the bag, and what that person has. All other tiles were set aside."""
    session = json.loads(run(referee, 'new', 'kingdom-of-favors', '--seats', '2', '--seed', '7',
                             '--options', json.dumps(json.loads(options) | {'first-player': 'first-seat'})))
    state = session['state']
    table = state['table']
    for tile in table['tiles']:
        tile |= {'place': 'bag', 'x': 0, 'y': 0, 'rot': 0}
    lay(table, tiles)
    for letter in bag:
        put(table['tiles'], letter, 'wanted')
    for tile in table['tiles']:
        tile['place'] = {'wanted': 'bag', 'bag': 'aside'}.get(tile['place'], tile['place'])
    for name in (*pieces, *actions):
        take(table, name)
    state['seats'][0] |= {'pieces': list(pieces), 'actions': list(actions)}
    state['before'] = [{**tile} for tile in table['tiles']]
    for seat, name in zip(session['seats'], PEOPLE):
        seat |= {'name': name, 'kind': 'human'}
        seat.pop('level', None)
    for name in ('actions', 'checks', 'changes', 'cursor', 'summary'):
        del session[name]
    write_file(path, json.dumps(session))
    run(referee, 'show', path)
