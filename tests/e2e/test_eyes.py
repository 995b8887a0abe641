# SPDX-License-Identifier: GPL-3.0-or-later
"""A replay through somebody's eyes shows nothing that is hidden from them, in words or in pixels.

usage: test_eyes.py FAVOR REFEREE

Two games differ in what is hidden from Ann, and in nothing else.
"""
import json
import os
import subprocess
import sys

from emperor_position import player, title, write
from replay import HOME, Replay, difference, keep_still

PROGRAM, REFEREE = sys.argv[1:]
ACTIONS = [
    {'kind': 'sell', 'seat': 0, 'piece': 'soup'},
    {'kind': 'play', 'seat': 0, 'piece': 'tax-ledger', 'target': 1},
    {'kind': 'let-pass', 'seat': 1},
    {'kind': 'play', 'seat': 0, 'piece': 'forged-lineage'},
]
# So much Favor has everybody before that Ann wins by the last of them.
FAVOR = 45
PAD = [[[FAVOR * (row == column == 0) for column in range(40)] for row in range(7)] for seat in range(3)]
ANN = ['Night Thief', 'Royal Inspection']


def write_game(name, ben, cem):
    """A position and what happened then; the file, and all cards that Ann does not see."""
    path = os.path.join(HOME, f'{name}.favor')
    state = write(REFEREE, path, [
        player('Ann', ['soup', 'tax-ledger'], stolen=['rare-ore'], gold=9,
               market=['forged-lineage', 'night-thief'], events=['royal-inspection']),
        player('Ben', ['incense'], gold=6, **ben),
        player('Cem', ['incense'], **cem)], pad=PAD)
    session = subprocess.run([REFEREE, 'apply', path, *map(json.dumps, ACTIONS)], check=True,
                             capture_output=True).stdout
    with open(path, 'wb') as file:
        file.write(session)
    others = [*state['event-deck'], *state['market-deck'],
              *(card for seat in (ben, cem) for card in seat['market'] + seat['events'])]
    return path, [title(card) for card in others]


def check_words(app, hidden):
    """At every move, for Ann and for somebody who looks on."""
    # So that they are in the tree all the time.
    app.press('Known Cards')
    app.keys('m', 'l')
    for eyes, own in (('Ann', []), ('a spectator', ANN)):
        app.look_through(eyes)
        for ply in range(len(ACTIONS) + 1):
            if ply > 0:
                app.go('alt+Right', ply)
            app.check(hidden=[*own, *hidden], hidden_in_hands=['Steel Shield', 'Prayer Beads'])
        app.go('alt+Home', 0)


def photograph(app, owns):
    """With the eyes of Ann; and with those of Ben, who `owns` that, what is seen of his hand."""
    app.look_through('Ben')
    app.go('alt+Right', 1)
    app.check(owns, hidden=ANN)
    # What he has looked at closely is not left behind.
    app.press(lambda name: name.startswith(f'{owns[0]}: '))
    app.find(owns[0], within=app.find('Details', within=app.page))
    his = app.cut(app.photograph(), 'Hand')
    app.look_through('Ann')
    app.check([*ANN, 'Rare Ore'], hidden=owns[:2])
    return app.photograph(), his


ONE = {'stolen': ['steel-shield'], 'market': ['loaded-dice'], 'events': ['famine-relief']}
OTHER = {'stolen': ['prayer-beads'], 'market': ['tribute-silk'], 'events': ['northern-invasion']}
keep_still()
file, hidden = write_game('one', ONE, OTHER)
app = Replay(PROGRAM, 'one', file, len(ACTIONS))
hers, his = photograph(app, ['Loaded Dice', 'Famine Relief', 'Steel Shield'])
app.go('alt+Home', 0)
check_words(app, hidden)
app.quit()
file, hidden = write_game('two', OTHER, ONE)
app = Replay(PROGRAM, 'two', file, len(ACTIONS))
also_hers, also_his = photograph(app, ['Tribute Silk', 'Northern Invasion', 'Prayer Beads'])
app.quit()
where = difference(hers, also_hers)
assert not where, f'Ann sees what is hidden from her: {where}'
assert his != also_his, 'Ben does not see what is his'
