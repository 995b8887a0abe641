# SPDX-License-Identifier: GPL-3.0-or-later
"""A replay of Favor Tokens through somebody's eyes shows no card, token or order of a deck that is hidden
from them, in words or in pixels.

usage: test_tokens_eyes.py FAVOR REFEREE

The last turn of a game, and the same one where what Ann cannot know is otherwise: all that she and somebody
who looks on are shown must be the same.
"""
import copy
import json
import os
import sys

from hot_seat import read
from played import run, write
from replay import HOME, Replay, difference, keep_still

PROGRAM, REFEREE = sys.argv[1:]
# A game that Ann wins with a turn, from this ply on, in which nobody shows a card.
GAME = os.path.join(os.environ['G_TEST_SRCDIR'], 'data', 'saves', 'tokens-finished.favor')
TURN = 349
BEGUN = ('favor-tokens', '--seats', '3', '--seed', '14', '--options', '{"layout": "beginner"}')
NAMES = ('Ann', 'Ben', 'Cem')
BEN, CEM = 1, 2
WOOL, GRAIN = 2, 3
SHIP, COMPASS = 1, 4
KNIGHT, GOOD_YEAR = 0, 2
# So many cards and tokens may be drawn in that turn; those below can lie in any order, but for the card
# that ends the year.
DRAWN = 5
YEAR_END = 36


def swap(counts, his, hers):
    """One of Ben's against one of Cem's."""
    counts[BEN][his] -= 1
    counts[CEM][his] += 1
    counts[BEN][hers] += 1
    counts[CEM][hers] -= 1


def change(state):
    """The same for Ann."""
    other = copy.deepcopy(state)
    swap(other['hand'], GRAIN, WOOL)
    swap(other['favor'], COMPASS, SHIP)
    swap(other['dev-hand'], KNIGHT, GOOD_YEAR)
    for deck, kept in (('event-deck', state['event-deck'].index(YEAR_END) + 1), ('bag', 0)):
        other[deck][kept:-DRAWN] = reversed(other[deck][kept:-DRAWN])
        assert other[deck] != state[deck], deck
    return other


def write_game(name, state, actions):
    path = os.path.join(HOME, f'{name}.favor')
    session = json.loads(run(REFEREE, 'new', *BEGUN))
    for field in ('actions', 'checks', 'changes', 'cursor', 'summary'):
        del session[field]
    for seat, person in zip(session['seats'], NAMES):
        seat['name'] = person
    write(path, json.dumps({**session, 'state': state}))
    write(path, run(REFEREE, 'apply', path, *map(json.dumps, actions)))
    return path


def watch(name, state, actions):
    """All that is told, for Ann at each move, and seen before the last, which brings the result; by eyes."""
    app = Replay(PROGRAM, name, write_game(name, state, actions), len(actions))
    # So that they are in the tree all the time.
    app.keys('m', 'l')
    app.press('Pads')
    told = {}
    seen = {}
    for eyes in ('Ann', 'a spectator', 'Ben'):
        app.look_through(eyes)
        for ply in range(len(actions) + (eyes == 'Ann')):
            if ply > 0:
                app.go('alt+Right', ply)
            if eyes == 'Ann' or ply == len(actions) - 1:
                told[eyes, ply] = app.wait_for(
                    'a page at rest', lambda: [text for text, private in read(app.page)])
            if ply == len(actions) - 1:
                seen[eyes] = app.photograph()
        app.go('alt+Home', 0)
    app.quit()
    return told, seen


keep_still()
with open(GAME, encoding='utf-8') as file:
    actions = json.load(file)['actions'][TURN:]
state = json.loads(run(REFEREE, 'show', '--ply', str(TURN), GAME))['state']
assert state['decider'] == 0 and actions
told, seen = watch('one', state, actions)
also_told, also_seen = watch('two', change(state), actions)
for (eyes, ply), texts in told.items():
    others = also_told[eyes, ply]
    if eyes == 'Ben':
        assert texts != others, f'Ben is not told what is his at {ply}'
    else:
        assert texts == others, (eyes, ply, [pair for pair in zip(texts, others) if pair[0] != pair[1]])
for eyes, picture in seen.items():
    where = difference(picture, also_seen[eyes])
    assert bool(where) == (eyes == 'Ben'), f'what {eyes} sees: {where}'
