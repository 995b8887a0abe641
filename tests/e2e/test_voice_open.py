# SPDX-License-Identifier: GPL-3.0-or-later
"""Whoever opens a game to go on with it hears what has led to the decision, and then the question.

usage: test_voice_open.py FAVOR REFEREE
"""
import glob
import json
import os
import sys

from listener import QUIET, Listener, clean, compare, run

GAME, SEED = 'emperors-favor', '5'
# More is not said of what others did.
MOST = 3


def find_turn(file, actions):
    """After how many actions the person has a turn once more that others have led to."""
    acted = False
    for n, action in enumerate(actions[1:], 1):
        acted |= actions[n - 1]['seat'] == 0
        if acted and action['seat'] == 0 and actions[n - 1]['seat'] == 3:
            state = json.loads(run(REFEREE, 'show', '--ply', str(n), file))['state']
            if state['turn-owner'] == 0:
                return n
    sys.exit('no such turn')


def advance(path):
    """Goes on to that turn. Returns what the person can have read of what came after the last own deed."""
    folder = os.path.join(os.path.dirname(path), 'played')
    run(REFEREE, 'play', GAME, '--seats', '4', '--seed', SEED, '--out', folder)
    played = glob.glob(os.path.join(folder, '*.favor'))[0]
    with open(played, encoding='utf-8') as file:
        actions = json.load(file)['actions']
    n = find_turn(played, actions)
    own = max(ply for ply in range(1, n + 1) if actions[ply - 1]['seat'] == 0)
    session = run(REFEREE, 'apply', path, *map(json.dumps, actions[:n]))
    with open(path, 'w', encoding='utf-8') as file:
        file.write(session)
    log = json.loads(run(REFEREE, 'show', path, '--viewer', '0', '--as', 'log'))['log']
    return [line['text'] for line in log if line['ply'] > own]


FAVOR, REFEREE = sys.argv[1:]
listener = Listener(FAVOR, REFEREE, GAME, SEED)
try:
    lines = advance(listener.path)
    listener.listen()
    listener.await_orca()
    begun = len(listener.orca.spoken())
    listener.open()
    listener.await_decision()
    listener.await_quiet(QUIET)
    spoken = listener.orca.spoken()[begun:]
    missing, twice = compare(spoken, lines)
    told = [clean(line) for line in lines if line not in missing]
    question = [text for text in spoken if f'{listener.name}, ' in text]
    if not told or len(told) > MOST or twice or not all(told[0] in text for text in question[:1]):
        print('\n'.join(spoken))
        listener.fail(f'what led to the decision: {lines}; told: {told}; twice: {twice}')
finally:
    listener.end()
