# SPDX-License-Identifier: GPL-3.0-or-later
"""Positions of Emperor's Favor as session files: what is asked for, the rest follows.

favor-referee writes the file of a new game, which has all fields, and reads what came of it.
"""
import json
import subprocess

CARDS = (
    'medicinal-herbs', 'poisoned-tea', 'elixir-of-long-life', 'soup', 'dumplings', 'imperial-banquet',
    'commerce-scroll', 'tax-ledger', 'jade-scepter', 'incense', 'prayer-beads', 'oracle-bones',
    'rare-ore', 'steel-shield', 'legendary-sword', 'map-of-the-empire', 'book-of-strategies',
    'tiger-tally')
COPIES = 5
GOLD = 60
STAFF = 6
SMALL_WORDS = ('in', 'of', 'the')
POSSESSIVES = {'Emperors': "Emperor's", 'Masters': "Master's", 'Smugglers': "Smuggler's"}


def title(card):
    """What a window calls a card, by its name in files."""
    words = [word if word in SMALL_WORDS else word.capitalize() for word in card.split('-')]
    return ' '.join(POSSESSIVES.get(word, word) for word in words)


def count(cards):
    return [cards.count(card) for card in CARDS]


def player(name, hand=(), *, stolen=(), gold=3, market=(), events=()):
    """A person and what lies before him. The others know his hand, but not what he stole."""
    return {'name': name, 'known': count(hand), 'hand': count((*hand, *stolen)), 'gold': gold,
            'market': list(market), 'events': list(events)}


def new_session(referee, n, options):
    """The file of a new game for so many people."""
    command = [referee, 'new', 'emperors-favor', '--seats', str(n), '--seed', '7', '--options',
               json.dumps(options)]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def write(referee, path, players, options=None, **fields):
    """Writes a position in the turn of the first player, in round 2, and returns its state.

    `options` are those of the game that are otherwise, `fields` those of the state, with underscores
    for hyphens.
    """
    n = len(players)
    session = new_session(referee, n, options or {})
    state = session['state']
    dealt = [card for seat in players for card in (*seat['market'], *seat['events'])]
    for deck, looked in (('event-deck', state['prompt-options']), ('market-deck', [])):
        state[deck] = [card for card in state[deck] + looked if card not in dealt]
    hands = [seat['hand'] for seat in players]
    state |= {
        'decider': 0, 'turn-owner': 0, 'first': 0, 'phase': 'play', 'round': 2, 'placed': 2 * n,
        'prompt': 'none', 'prompt-by': None, 'prompt-options': [], 'prompt-why': 'none',
        'stars': [[int(staff in (seat, seat + 1)) for staff in range(STAFF)] for seat in range(n)],
        'gold': [seat['gold'] for seat in players],
        'treasury': GOLD - sum(seat['gold'] for seat in players),
        'hand': hands,
        'known': [seat['known'] for seat in players],
        'hand-size': [sum(hand) for hand in hands],
        'pile': [COPIES - sum(copies) for copies in zip(*hands)],
        'open-events': [seat['events'] for seat in players],
        'market-hand': [seat['market'] for seat in players],
        **{name.replace('_', '-'): value for name, value in fields.items()},
    }
    for place, seat in zip(session['seats'], players):
        place['name'] = seat['name']
    for name in ('actions', 'checks', 'changes', 'cursor', 'summary'):
        del session[name]
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(session, file)
    subprocess.run([referee, 'show', path], check=True, stdout=subprocess.DEVNULL)
    return state
