# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of Favor Tokens as session files: what is asked for, the rest follows.

favor-referee writes the file of a new game, which has all fields, and reads what came of it.
"""
import json
import subprocess

RESOURCES = ('brick', 'lumber', 'wool', 'grain', 'ore')
CARDS = 19


def count(cards):
    return [cards.count(resource) for resource in RESOURCES]


def put_on_top(deck, event):
    """Of a card of the year; that on top takes its place."""
    at = deck.index(event)
    deck[at], deck[-1] = deck[-1], deck[at]


def write(referee, path, players, event=None, **fields):
    """Writes a position in the turn of the first of `players`, by name: resources in hand.

    Nobody knows what the others hold. With `event`, the first card of the year is still to be drawn, and is
    that one; `fields` are those of the state that are otherwise, or what makes them so of what they were,
    with underscores for hyphens.
    """
    command = [referee, 'new', 'favor-tokens', '--seats', str(len(players)), '--seed', '7']
    session = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    state = session['state']
    hands = [count(cards) for cards in players.values()]
    state |= {
        'phase': 'trade-and-purchase' if event is None else 'production',
        'hand': hands,
        'hand-count': [sum(hand) for hand in hands],
        'sure': [[0] * len(RESOURCES) for _ in state['sure']],
        'bank': [CARDS - sum(copies) for copies in zip(*hands)],
    }
    for name, value in fields.items():
        name = name.replace('_', '-')
        state[name] = value(state[name]) if callable(value) else value
    if event is None:
        state['event-seen'] = [state['event-deck'].pop()]
    else:
        put_on_top(state['event-deck'], event)
    for place, name in zip(session['seats'], players):
        place['name'] = name
        place['kind'] = 'human'
        place.pop('level', None)
    for name in ('actions', 'checks', 'changes', 'cursor', 'summary'):
        del session[name]
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(session, file)
    subprocess.run([referee, 'show', path], check=True, stdout=subprocess.DEVNULL)
    return state
