# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen, who play Favor Tokens by keys."""
import json
import os
import random

import played

# What is done as soon as it can be, the best first; whatever else there is comes by chance.
WANTED = ('build-city', 'redeem-master-builders', 'build-settlement', 'redeem-scholars', 'redeem-road-builders',
          'build-road', 'buy-development', 'redeem-merchants', 'redeem-traders')
# They have a page of their own, and a test.
LEFT_OUT = ('offer-trade', 'offer-donation', 'exchange-favor', 'play-good-year', 'play-monopoly')
LIMIT = 600
# How often nothing but that is done before a turn ends.
ENDING = 0.8
ENDS = ('produce', 'end-turn', 'end-favor-trades')
# What is given of the own hand, and for what, is said by number keys.
GIVING = ('bank-trade', 'favor-trade', 'give-resource', 'discard')
NUMBERED = ('give', 'resource', 'get')
RESOURCES = ('brick', 'lumber', 'wool', 'grain', 'ore')


class Game(played.Game):
    """A short game, move by move: always the same one for a seed. Nobody offers anything."""

    def __init__(self, referee, seed):
        super().__init__(referee, 'favor-tokens', seed, '{"layout": "beginner", "target": 8}')

    def play(self):
        path = os.path.join(os.environ['HOME'], 'played.favor')
        chance = random.Random(1)
        played.write(path, played.run(self.referee, 'new', *self.begun))
        for _ in range(LIMIT):
            legal = [line for line in map(json.loads, played.run(self.referee, 'legal', path).splitlines())
                     if line.get('kind', LEFT_OUT[0]) not in LEFT_OUT]
            if not legal:
                return path
            action = self.choose(legal, chance)
            played.write(path, played.run(self.referee, 'apply', path, json.dumps(action)))
        raise RuntimeError(f'no end after {LIMIT} moves')

    @staticmethod
    def choose(legal, chance):
        for kind in (*WANTED, *['end-turn'] * (chance.random() < ENDING)):
            actions = [action for action in legal if action['kind'] == kind]
            if actions:
                return chance.choice(actions)
        return chance.choice(legal)


class Island(played.Table):
    """The program with that game."""
    QUESTIONS = {
        'setup-settlement': ', place a settlement.',
        'setup-road': ', place a road at it.',
        'setup-neutral': ', place a neutral settlement.',
        'production': ', let the island produce.',
        'event-take': ', take a card.',
        'event-give': ', give a card away.',
        'event-rob': ', take a card from an opponent.',
        'event-tremor': ', choose a road that is damaged.',
        'villain-move': ', move the robber.',
        'villain-steal': ', take a card, or spare everyone.',
        'trade-and-purchase': ', trade and build.',
        'traders-favor': ', trade with the Traders.',
        'free-routes': ', place a free road.',
        'neutral-build': ', place a neutral piece.'}
    ROWS = ('Settlements', 'Cities', 'Longest Trade Route', 'Largest Army', 'Victory markers', 'Landmarks')

    def word_question(self, state):
        if state['phase'] != 'discard':
            return super().word_question(state)
        left = state['discard-left'][state['decider']]
        return f', discard {left} more card{"s" * (left > 1)}.'

    def act(self, ply):
        """Chooses a move, and commits it."""
        action = self.game.actions[ply]
        kind = action['kind']
        if kind in ENDS:
            self.keys('ctrl+Return')
        elif kind in GIVING:
            numbers = [str(1 + RESOURCES.index(action[name])) for name in NUMBERED if action.get(name)]
            self.keys(*['k'] * (kind == 'bank-trade'), *numbers, 'Return')
        else:
            self.keys(*self.game.keys(ply), 'Return')

    def check(self, state):
        """The seats and the pad, as who decides may see them; and what stands on the island."""
        names = self.names(self.page)
        pads = next(self.ask('show', '--as', 'pads', '--viewer', str(state['decider'] or 0)))['pads']
        self.check_scores(names, [pad['total'] for pad in pads], [list(pad['lines'].values()) for pad in pads])
        self.check_island(state, self.names(self.map))

    def check_island(self, state, names):
        """So many buildings and roads of each player are told of."""
        for seat, person in enumerate(played.PEOPLE):
            kinds = [kind for kind, owner in zip(state['vertex-kind'], state['vertex-owner']) if owner == seat]
            for kind, word in (('settlement', 'settlement'), ('city', 'city')):
                told = sum(f'{person}’s {word}' in name for name in names)
                assert told == kinds.count(kind), (person, word, told, kinds)
            told = sum(f'{person}’s road' in name or f'{person}’s damaged road' in name for name in names)
            assert told == state['edge-owner'].count(seat), (person, told)
