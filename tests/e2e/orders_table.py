# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen, who play By Order of the King by keys."""
import re

import played
from played import PEOPLE, say_number

GAME = 'By Order of the King'
ROLES = {'city': 'knight', 'road': 'highwayman', 'farm': 'farmer', 'cloister': 'monk'}
CONTROLS = ('Map', 'Zoom', 'Zoom in', 'Zoom out', 'Show all of the map', 'Small map')
CAN_BE_CHOSEN = ', can be chosen'
CAN_BE_LAID = f': the tile fits{CAN_BE_CHOSEN}'
# Where a tile can be laid in one way only, this is chosen without asking.
ONLY_ONE = re.compile(': the tile with .*, chosen$')
SIDES = {'north': (0, -1), 'east': (1, 0), 'south': (0, 1), 'west': (-1, 0)}
DIRECTIONS = {**SIDES, 'northeast': (1, -1), 'southeast': (1, 1), 'southwest': (-1, 1), 'northwest': (-1, -1)}
# How the place of a tile or space is told, and the tile that it is told from.
PLACE = re.compile(r'(two steps )?to the (\w+) of (.*)')
OWN = re.compile(r'(?:your|(\w+)’s) (\w+)')
ALIKE = re.compile(r'(?:the (\w+)ernmost )?“(.*)”(?: number (\d+) (?:from the (\w+)|row by row from the northwest))?')
TURNS = ('', ', turned right', ', upside down', ', turned left')


def read_titles(source):
    """What a source file of the game calls things, by their names in files and in its order."""
    with open(source, encoding='utf-8') as file:
        text = re.sub(r'/\*.*?\*/', '', file.read(), flags=re.DOTALL)
    return dict(re.findall(r'\{ "([a-z0-9-]+)",\s+N_ \("([^"]+)"\)', text))


def only(items):
    assert len(items) == 1, items
    return items[0]


class Listener:
    """Who finds places by their words and the position alone."""

    def __init__(self, state, titles):
        self.state = state
        self.titles = titles

    def place_of(self, name):
        """Column and row of a tile or space; None in other names."""
        words = name.partition(': ')[0]
        if words == 'The first tile':
            return 0, 0
        return self.find(words.removeprefix('Space ')) if words.startswith('Space ') else None

    def placing_of(self, words):
        """Column, row and quarter turns of "Place the tile to the north of your knight, turned right"."""
        turn = max(range(len(TURNS)), key=lambda at: words.endswith(TURNS[at]) * len(TURNS[at]))
        return *self.find(words.removeprefix('Place the tile ').removesuffix(TURNS[turn])), turn

    def find(self, words):
        steps, direction, mark = PLACE.fullmatch(words).groups()
        tile = self.find_tile(mark)
        return tuple(tile[axis] + step * (2 if steps else 1)
                     for axis, step in zip('xy', DIRECTIONS[direction]))

    def find_tile(self, mark):
        placed = self.state['placed']
        if mark in ('the first tile', 'the tile laid last'):
            return placed[0 if mark == 'the first tile' else -1]
        if own := OWN.fullmatch(mark):
            seat = PEOPLE.index(own[1]) if own[1] else self.state['decider']
            return placed[only([one['at'] for one in self.state['on-board'] if one['seat'] == seat and
                                ROLES[one['segment'].split('-')[0]] == own[2]])]
        end, title, number, side = ALIKE.fullmatch(mark).groups()
        alike = [tile for tile in placed if self.titles[tile['tile']] == title]
        return self.choose(alike, int(number or 1), end or side) if end or number else only(alike)

    @staticmethod
    def choose(tiles, number, side):
        """From a side no two may lie equally far where that matters; else as one reads."""
        if side is None:
            return sorted(tiles, key=lambda tile: (tile['y'], tile['x']))[number - 1]
        x, y = SIDES[side]
        reach = sorted(-tile['x'] * x - tile['y'] * y for tile in tiles)
        return only([tile for tile in tiles if -tile['x'] * x - tile['y'] * y == reach[number - 1]])


def say_place(x, y):
    return f'{say_number(x)} {say_number(y)}'


class Game(played.Game):
    """A game that two computers play, move by move for people: always the same one for a seed."""

    def __init__(self, referee, seed, titles):
        super().__init__(referee, 'order-of-the-king', seed)
        self.tiles, self.orders = map(read_titles, titles)

    def keys(self, ply):
        """What a person presses to choose the next action, which is committed by Enter."""
        legal = self.legal(ply)
        action = self.actions[ply]
        at = legal.index(action)
        kind = action['kind']
        if kind in ('return-order', 'fulfil-order', 'discard-farmer-order'):
            # Cards are told by numbers as they lie in the hand.
            cards = [other['card'] for other in legal if other['kind'] == kind]
            return [str(1 + sorted(cards, key=list(self.orders).index).index(action['card']))]
        if kind == 'place-follower' or (kind in ('draw-order', 'reveal-tile') and len(legal) <= 2):
            return [str(1 + at)]
        return super().keys(ply)


class Kingdom(played.Table):
    """The program with that game."""
    QUESTIONS = {
        'setup-orders': ', keep your orders or put one back.',
        'start': ', draw an order or reveal a tile.',
        'place': ', place the tile.',
        'follow': ', deploy a follower or none.',
        'fulfil': ', choose an order that is fulfilled.'}
    ROWS = ('Roads', 'Cities', 'Cloisters', 'Orders', 'Unfinished roads', 'Unfinished cities',
            'Unfinished cloisters', 'Farms', 'Open orders', 'Most orders')

    def check(self, state):
        """The seats, the pad and the map."""
        names = self.names(self.page)
        self.check_scores(names, state['score'], state['pad'])
        self.check_map(state, self.names(self.map))

    def check_map(self, state, names):
        """What lies there, and what can be chosen; nothing else."""
        listener = Listener(state, self.game.tiles)
        names = [name if (place := listener.place_of(name)) is None
                 else f'{say_place(*place)}: {name.partition(": ")[2]}' for name in names]
        tiles = [f'{say_place(tile["x"], tile["y"])}: {self.game.tiles[tile["tile"]]}'
                 for tile in state['placed']]
        followers = [f'{PEOPLE[one["seat"]]}’s {ROLES[one["segment"].split("-")[0]]}'
                     for one in state['on-board']]
        legal = [line for line in self.ask('legal') if 'kind' in line]
        spaces = {(action['x'], action['y']) for action in legal if action['kind'] == 'place-tile'}
        spaces = [say_place(*place) + CAN_BE_LAID for place in spaces]
        spots = [f'A {ROLES[action["segment"].split("-")[0]]} here'
                 for action in legal if action['kind'] == 'place-follower']
        told = [name.split(': ')[0] if '’s ' in name else ONLY_ONE.sub(CAN_BE_LAID, name)
                for name in names if name not in CONTROLS]
        taken = [name for name in told if name.startswith('A ') and not name.endswith(CAN_BE_CHOSEN)]
        assert state['phase'] == 'follow' or not taken, taken
        told = [name.split(': ')[0] if name.startswith('A ') else name for name in told if name not in taken]
        wanted = [*tiles, *followers, *spaces, *spots]
        assert sorted(told) == sorted(wanted), '\n'.join([
            *sorted(set(wanted) - set(told)), 'are not there, but:', *sorted(set(told) - set(wanted))])
