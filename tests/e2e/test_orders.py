# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of By Order of the King by the keyboard alone, of two people at one screen, from the
page where it is set up to the result; then its replay, with open and with closed hands.

usage: test_orders.py FAVOR REFEREE TILES ORDERS

TILES and ORDERS are the sources that name them. The moves are those of two computers, so that much
happens; each is chosen by keys. Again and again what is told is compared with what was saved.
"""
import re
import sys

from hot_seat import is_focused, read
from nameless import check as check_named
from orders_table import GAME, PEOPLE, Game, Kingdom, Listener

PROGRAM, REFEREE, *TITLES = sys.argv[1:]
SEED = 68
# Every so many turns all is read, and on others a tile is laid by arrows.
READ_EVERY = 12
WALK_EVERY = 9
STEPS_MOST = 30
# The move at which the replay is looked at, and through whose eyes: their items in the menu, their
# names, and whose hands are open then.
WATCHED = 10
EYES = ((1, 'a spectator', ()), (2, 'open hands', (0, 1)), (3, 'Ann', (0,)), (4, 'Ben', (1,)))


def set_up(app):
    """From the first page on: two people with their names, and the seed."""
    app.find(f'Set Up {GAME}…')
    app.tab_to(f'Set Up {GAME}…')
    app.keys('Return')
    app.tab_to('Fewer Seats')
    app.keys('Return')
    app.gone('Seat 3, name')
    for seat, person in enumerate(PEOPLE, 1):
        app.tab_to(f'Seat {seat}, name')
        app.keys('ctrl+a', *person)
    app.tab_to('Seat 2, person or computer')
    closed = app.focus()
    app.keys('Return')
    app.wait_for('the focus in the list', lambda: app.focus() not in (None, closed))
    app.keys('Home', 'Return')
    app.find('Seat 2, person or computer: Person')
    app.tab_to('Seed')
    app.keys('Return')
    app.find('Number, decimal or 0x…')
    app.keys('Tab', *str(SEED), 'ctrl+Return')


def walk_to(app, listener, place):
    """By arrows to that space of the map; where this would lead in a circle, the other way round."""
    here = None
    left = []
    for _ in range(STEPS_MOST):
        name = app.wait_for('the focus on the map', lambda: app.focus(app.map))
        # Followers have no place.
        here = listener.place_of(name) or here
        if here == place and ': the tile ' in name:
            return
        right, down = place[0] - here[0], place[1] - here[1]
        level = abs(right) >= abs(down)
        if name in left and right != 0 and down != 0:
            level = not level
        left.append(name)
        if level:
            app.keys('Right' if right > 0 else 'Left')
        else:
            app.keys('Down' if down > 0 else 'Up')
        app.wait_for('another focus', lambda: app.focus(app.map) not in (None, name))
    app.fail(f'Column and row {place} cannot be reached by arrows.')


def lay_by_arrows(app, state, action):
    """To the space; Enter chooses it, R and E turn the tile. Returns when all but Enter is pressed."""
    place = action['x'], action['y']
    listener = Listener(state, app.game.tiles)
    walk_to(app, listener, place)
    app.keys('Return')
    app.find('Clear', 'the choice', app.bar)

    def is_laid(name):
        return name.startswith('Place the tile ') and listener.placing_of(name) == (*place, action['rot'])

    for key in ('r', 'r', 'r', 'e', 'e', 'e'):
        names = app.names(app.bar)
        if any(map(is_laid, names)):
            return
        app.keys(key)
        app.wait_for('the tile turned', lambda before=names: app.names(app.bar) != before)
    app.find(is_laid, 'the tile as it is to lie', app.bar)


def play(app, game):
    """To the end, from the first decision on."""
    turns = 0
    decider = None
    state = app.await_saved(0)
    for ply, action in enumerate(game.actions):
        app.await_decision(state)
        if state['decider'] != decider:
            app.open_cover(PEOPLE[state['decider']])
            decider = state['decider']
        if action['kind'] == 'place-tile':
            turns += 1
        by_arrows = action['kind'] == 'place-tile' and turns % WALK_EVERY == 0
        if action['kind'] in ('place-tile', 'place-follower') and turns % READ_EVERY == 1:
            app.check(state)
            check_named(app, f'turn {turns}', 50)
        if by_arrows:
            lay_by_arrows(app, state, action)
        app.keys(*([] if by_arrows else game.keys(ply)), 'Return')
        state = app.await_saved(ply + 1)
    return state


def look_through(app, at, eyes):
    """By that item of the menu of viewpoints."""
    app.press('Viewpoint')
    app.wait_for('the focus in the menu', lambda: any(
        'MENU_ITEM' in node.get_role().value_name and is_focused(node) for node in app.nodes()))
    app.keys(*['Down'] * at, 'Return')
    app.find(lambda name: name.endswith(f'seen by {eyes}'), f'eyes of {eyes}', app.bar)


def watch_again(app, game):
    """Looks at a move early in the game through all eyes: which orders can be read?

    The log is not open: it tells of all that has become public since.
    """
    hands = game.position(WATCHED)['hand']
    held = {order for hand in hands for order in hand}
    assert all(hands), hands
    app.keys('alt+Home', *['alt+Right'] * WATCHED)
    app.find(lambda name: name.startswith(f'Move {WATCHED} of {len(game.actions)}'), 'the move', app.bar)
    for at, eyes, seats in EYES:
        look_through(app, at, eyes)
        told = app.wait_for('a page at rest', lambda: [text for text, private in read(app.page)])
        seen = {order for order in held
                if any(re.search(rf'\b{game.orders[order]}\b', text) for text in told)}
        assert seen == {order for seat in seats for order in hands[seat]}, (eyes, seen, hands)
        state = game.position(WATCHED)
        app.check_scores(told, state['score'], state['pad'])


game = Game(REFEREE, SEED, TITLES)
app = Kingdom(PROGRAM, game)
set_up(app)
app.enter()
state = play(app, game)
app.find('Rematch', within=app.bar)
assert state == game.end
app.check(state)
check_named(app, 'result', 50)
watch_again(app, game)
check_named(app, 'replay', 50)
app.quit()
