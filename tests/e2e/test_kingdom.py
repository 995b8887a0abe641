# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole short game of Kingdom of Favors by the keyboard alone, of two people at one screen.

usage: test_kingdom.py FAVOR REFEREE

Each move is chosen by keys. After each what is told of every tile is compared with what was saved.
"""
import os
import sys

from kingdom_table import Game, Realm, find_cell, say_hand, strip_choice
from nameless import check as check_named

PROGRAM, REFEREE = sys.argv[1:]
# All that is done in it is on the page of moves.
SEED = 6
OPTIONS = {'court-goal': 6}
# So many favors lie on tiles in the end; before that they are told of, too.
FAVORS_LEAST = 3
# Every so many moves each node of the window is looked at.
NAMED_EVERY = 20
# On others a tile is laid by arrows.
WALK_EVERY = 4
STEPS_MOST = 30
POSITION = os.path.join(os.environ['HOME'], 'position.favor')


def walk_to(app, place):
    """By arrows to that space of the map."""
    for _ in range(STEPS_MOST):
        name = app.wait_for('the focus on the map', lambda: app.focus(app.map))
        here = find_cell(name)
        if here == place:
            return
        right, down = place[0] - here[0], place[1] - here[1]
        if abs(right) >= abs(down):
            app.keys('Right' if right > 0 else 'Left')
        else:
            app.keys('Down' if down > 0 else 'Up')
        app.wait_for('another focus', lambda before=name: app.focus(app.map) not in (None, before))
    app.fail(f'{place} cannot be reached by arrows.')


def lay_by_arrows(app, state, action):
    """To the space; Enter chooses it, R turns the tile, Enter lays it."""
    walk_to(app, (action['x'], action['y']))
    app.keys('Return')
    app.find('Lay', within=app.bar)
    told = say_hand(state, action['rot'])[0]
    for _ in range(4):
        names = [strip_choice(name) for name in app.names(app.page)]
        if told in names:
            break
        app.keys('r')
        app.wait_for('a tile that was turned',
                     lambda before=names: [strip_choice(name) for name in app.names(app.page)] != before)
    assert told in names, (told, names)
    app.keys('Return')


def play(app, game):
    """To the end, from the first decision on."""
    state = app.await_saved(0)
    lays = 0
    for ply in range(len(game.actions)):
        app.await_decision(state)
        app.check(state)
        if ply % NAMED_EVERY == 1:
            check_named(app, f'move {ply}', 50)
        action = game.actions[ply]
        lays += action['kind'] == 'lay-tile'
        if action['kind'] == 'lay-tile' and lays % WALK_EVERY == 0:
            lay_by_arrows(app, state, action)
        else:
            app.keys(*game.act(ply))
        state = app.await_saved(ply + 1)
    return state


def count_favors(state):
    return sum(favor != 'none' for tile in state['table']['tiles'] if tile['place'] == 'map'
               for favor in (*tile['tri'], tile['middle']))


game = Game(REFEREE, SEED, 'skilled', OPTIONS)
assert count_favors(game.end) >= FAVORS_LEAST, count_favors(game.end)
game.write(POSITION, 0)
app = Realm(PROGRAM, game, POSITION)
app.enter()
state = play(app, game)
app.find('Rematch', within=app.bar)
assert state == game.end
app.check(state)
check_named(app, 'result', 50)
app.quit()
