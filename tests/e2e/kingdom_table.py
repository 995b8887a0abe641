# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen, who play Kingdom of Favors by keys. Nothing is hidden from anybody, so that there
is no cover between them."""
import json
import re

import played
from kingdom_position import CHARACTERS
from kingdom_words import LETTERS, say_tile
from own_turn import OwnTurn, put_pointer_away

GAME = 'Kingdom of Favors'
CONTROLS = ('Map', 'Zoom', 'Zoom in', 'Zoom out', 'Show all of the map', 'Small map')
CHOICE = (' Can be chosen.', ', can be chosen', ' Chosen.', ', chosen')
# Where a tile or space is.
CELL = re.compile(r'(?:Tile [A-X], |Space )((?:\d+ \w+, )?(?:\d+ (?:east|west|south|north)|the middle))')
# What ends a step, or begins it.
ENDS = ('draw-tile', 'finish-work')


def strip_choice(name):
    for ending in CHOICE:
        name = name.removesuffix(ending)
    return name


def say_bag(state):
    left = sum(tile['place'] == 'bag' for tile in state['table']['tiles'])
    return f'Bag, {left} tile{"s" * (left != 1)} left'


def say_hand(state, rot=0):
    """The tile in hand, if there is one, turned so often: in the place of where it lies it says that."""
    hand = [({**tile, 'rot': rot}, letter) for tile, letter in zip(state['table']['tiles'], LETTERS)
            if tile['place'] == 'hand']
    return [say_tile(tile, letter).replace('the middle.', 'the tile in hand.', 1) for tile, letter in hand]


def find_cell(name):
    """Column and row of a tile or space by its words; None in other names."""
    words = CELL.match(name)
    if not words:
        return None
    ways = {way: int(n) for n, way in re.findall(r'(\d+) (east|west|south|north)', words[1])}
    return ways.get('east', 0) - ways.get('west', 0), ways.get('south', 0) - ways.get('north', 0)


class Game(played.Game):
    """A game that two computers play, move by move for people: always the same one for a seed."""

    def __init__(self, referee, seed, level, options):
        self.level = level
        super().__init__(referee, 'kingdom-of-favors', seed, json.dumps(options))

    def play(self):
        self.begun, begun = (*self.begun, '--bots', self.level), self.begun
        try:
            return super().play()
        finally:
            self.begun = begun

    def act(self, ply):
        """What a person presses to make the next move."""
        return ['ctrl+Return'] if self.actions[ply]['kind'] in ENDS else [*self.keys(ply), 'Return']


class Realm(OwnTurn):
    """The program with such a game, or with a position of one."""
    QUESTIONS = {
        'draw': ', draw a tile.',
        'match': ', choose the tile that yours replaces.',
        'work': ', change the map.',
        'claim': ', take a favor.'}

    def word_question(self, state):
        if state['phase'] == 'work' and state['table']['hand'] is not None:
            return ', lay your tile or change the map.'
        return super().word_question(state)

    def word_chosen(self, state):
        """Beside a wish that is met there is no room for both."""
        if state['phase'] != 'work' or state['table']['hand'] is not None:
            return None
        kinds = [line['kind'] for line in self.ask('legal') if 'kind' in line]
        return 'End this step' if kinds == ['finish-work'] else None

    def await_decision(self, state, cover=False):
        super().await_decision(state, cover)

    def begin(self, person):
        """There is no cover to lift."""
        put_pointer_away()
        self.page = self.find('Seats').get_parent()
        self.person = person
        self.await_question(person)
        self.enter()

    def check(self, state):
        """The seats, the map and what is left in the bag."""
        names = self.names(self.page)
        for person, seat in zip(self.people, state['seats']):
            score = sum(1 + CHARACTERS.index(character) for character in seat['court'])
            assert any(name.startswith(f'{person}, Person, score {score}') for name in names), (person, score, names)
        told = [strip_choice(name) for name in names]
        wanted = [say_bag(state), *say_hand(state)]
        assert all(name in told for name in wanted), (wanted, told)
        assert len(wanted) == 2 or not any(', the tile in hand. ' in name for name in told), told
        self.check_map(state, self.names(self.map))

    def check_map(self, state, names):
        """Each tile reads as somebody needs it who cannot see it; and nothing else lies there but spaces."""
        told = [name for name in map(strip_choice, names)
                if name not in CONTROLS and not name.startswith(('Space ', 'the '))]
        wanted = [say_tile(tile, letter) for tile, letter in zip(state['table']['tiles'], LETTERS)
                  if tile['place'] == 'map']
        assert sorted(told) == sorted(wanted), '\n'.join([
            *sorted(set(wanted) - set(told)), 'are not there, but:', *sorted(set(told) - set(wanted))])


class Position:
    """That of a file, as far as a table asks for it."""

    def __init__(self, referee):
        self.referee = referee


class Turn(Realm):
    """A turn in which what is done is found among all that is legal."""

    def choose(self, wanted):
        """N goes through it in the order of the rules."""
        legal = [line for line in self.ask('legal') if 'kind' in line]
        at = next(at for at, action in enumerate(legal) if wanted.items() <= action.items())
        return ['n'] * (1 + at) if at < len(legal) / 2 else ['shift+n'] * (len(legal) - at)

    def make(self, ply, wanted):
        """The next move; returns what the page says then."""
        keys = ['ctrl+Return'] if wanted['kind'] in ENDS else [*self.choose(wanted), 'Return']
        return self.press(ply + 1, *keys)
