# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole short game of Favor Tokens by the keyboard alone, of two people at one screen.

usage: test_tokens.py FAVOR REFEREE

Each move is chosen by keys. Again and again what is told is compared with what was saved.
"""
import os
import re
import sys

from nameless import check as check_named
from tokens_table import Game, Island

PROGRAM, REFEREE = sys.argv[1:]
SEED = 3
# Every so many moves all is read.
READ_EVERY = 30
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
# How a place is told.
PLACE = re.compile(r'(Intersection|Path) between [A-Z].*: ')


def check_places(app, state):
    """Every place that is told is told by what lies around it."""
    names = [name for name in app.names(app.map) if name.startswith(('Intersection', 'Path'))]
    assert all(map(PLACE.match, names)), names
    # Whoever decides can try each of them.
    assert len(names) == len(state['vertex-owner']) + len(state['edge-owner']), names
    places = [name.rsplit(': ')[0] for name in names]
    assert len(set(places)) == len(places), sorted(place for place in places if places.count(place) > 1)


def play(app, game):
    """To the end, from the first decision on."""
    decider = None
    state = app.await_saved(0)
    for ply in range(len(game.actions)):
        app.await_decision(state)
        if state['decider'] != decider:
            app.open_cover(app.people[state['decider']])
            app.await_decision(state, cover=False)
            decider = state['decider']
        if ply % READ_EVERY == 0:
            app.await_question(app.people[decider])
            app.check(state)
            check_places(app, state)
            check_named(app, f'move {ply}', 50)
        app.act(ply)
        state = app.await_saved(ply + 1)
    return state


game = Game(REFEREE, SEED)
game.write(POSITION, 0)
app = Island(PROGRAM, game, POSITION)
app.enter()
state = play(app, game)
app.find('Rematch', within=app.bar)
assert state == game.end
app.check(state)
check_named(app, 'result', 50)
app.quit()
