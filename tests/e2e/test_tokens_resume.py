# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of Favor Tokens that is opened once more where somebody else than who has the turn is waited for: in
the events of the year, in a special purchase, and where something is offered.

usage: test_tokens_resume.py FAVOR REFEREE

A raid has a test of its own.
"""
import json
import os
import sys

from favor_driver import stop_motion
from played import run, write as write_file
from saved_table import Table
from tokens_position import write

PROGRAM, REFEREE = sys.argv[1:]
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
PEOPLE = ('Ann', 'Ben', 'Cem', 'Dan', 'Eve')
HANDS = {'Ann': ['brick', 'wool'], 'Ben': ['lumber', 'grain'], 'Cem': ['ore', 'brick']}
# In the second round so many cards can have been drawn.
TURN = 4
BOUNTY, SKIRMISH, GIFTS, TREMOR = 0, 1, 10, 11
OFFER = {'kind': 'offer-trade', 'seat': 0, 'give': {'cards': ['wool']}, 'want': {'cards': ['ore']}, 'to': [1, 2]}
GIFT = {'kind': 'offer-donation', 'seat': 0, 'to': 1, 'resource': 'wool'}


def act(*actions):
    write_file(POSITION, run(REFEREE, 'apply', POSITION, *map(json.dumps, actions)))


def advance(person, phase):
    """By any moves, turns being ended as soon as they can be, until that player decides in that phase."""
    while True:
        state = json.loads(run(REFEREE, 'show', POSITION))['state']
        if (state['phase'], state['decider']) == (phase, PEOPLE.index(person)):
            return
        legal = [json.loads(line) for line in run(REFEREE, 'legal', POSITION).splitlines()]
        act(next((action for action in legal if action.get('kind') == 'end-turn'), legal[0]))


def open_game(person):
    app = Table(PROGRAM, POSITION)
    app.lift(person)
    return app


def decide(app, then):
    """In the way that is proposed first; then somebody else looks."""
    app.keys('n')
    app.find('Clear', 'the choice', app.bar)
    app.keys('Return')
    app.lift(then)


def check_event(event, phase, question, focus, then='Cem', **fields):
    """Ben is the second who decides, or the only one."""
    write(REFEREE, POSITION, HANDS, event=event, turn=TURN, **fields)
    advance('Ben', phase)
    app = open_game('Ben').resume('Ben', f'Ben, {question}', focus)
    decide(app, then)
    app.find(lambda name: name.startswith(f'{then}, '), 'the next question', app.bar)
    app.quit()


def check_special_purchase():
    session = json.loads(run(REFEREE, 'new', 'favor-tokens', '--seats', '5', '--seed', '7'))
    for seat, name in zip(session['seats'], PEOPLE):
        seat['name'] = name
    write_file(POSITION, json.dumps(session))
    advance('Ben', 'special-purchase')
    app = open_game('Ben').resume('Ben', 'Ben, make a special purchase.', 'Done')
    app.keys('Return')
    app.lift('Cem')
    app.ask('Cem, make a special purchase.', 'Done')
    app.quit()


def check_trade():
    """One declines, the other accepts."""
    write(REFEREE, POSITION, HANDS)
    act(OFFER)
    app = open_game('Ben').resume('Ben', 'Ben, answer the trade offer.', 'Decline')
    app.keys('x', 'Return')
    app.lift('Cem')
    app.ask('Cem, answer the trade offer.', 'Accept')
    app.step('a')
    app.keys('Return')
    app.lift('Ann')
    app = app.resume('Ann', 'Ann, choose with whom to trade.', 'Trade with Cem: ')
    app.step('1')
    app.keys('Return')
    app.ask('Ann, trade and build.', 'Brick')
    assert 'Ore, can be chosen' in app.names(app.find('Hand', within=app.page))
    app.quit()


def check_gift():
    """It is declined, and another card can be given at once."""
    write(REFEREE, POSITION, HANDS)
    act(GIFT)
    app = open_game('Ben').resume('Ben', 'Ben, answer the gift.', 'Accept')
    app.step('x')
    app.ask('Decline the gift', 'Decline')
    app.keys('Return')
    app.lift('Ann')
    app.ask('Ann, give a card away.', 'Ben has 2 cards.')
    app.quit()


stop_motion()
check_event(BOUNTY, 'event-take', 'take a card.', 'Brick')
check_event(GIFTS, 'event-give', 'give a card away.', 'Lumber')
check_event(TREMOR, 'event-tremor', 'choose a road that is damaged.', 'Path between ')
check_event(SKIRMISH, 'event-rob', 'take a card from an opponent.', 'Ann', then='Ann',
            knights=[0, 1, 0], dev_played=[1, 0, 0, 0],
            dev_deck=lambda deck: [card for at, card in enumerate(deck) if at != deck.index('knight')])
check_special_purchase()
check_trade()
check_gift()
