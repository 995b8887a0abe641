# SPDX-License-Identifier: GPL-3.0-or-later
"""In the midst of a turn of By Order of the King: undo over a tile with a follower, and redo; the game
goes on where it was left between tile and follower.

usage: test_orders_turn.py FAVOR REFEREE TILES ORDERS

TILES and ORDERS are the sources that name them. All is done by keys.
"""
import os
import sys

from favor_driver import PATIENCE, name_of
from nameless import check as check_named
from orders_table import GAME, PEOPLE, Game, Kingdom
from own_turn import OwnTurn

PROGRAM, REFEREE, *TITLES = sys.argv[1:]
SEED = 68
POSITION = os.path.join(os.environ['HOME'], 'position.favor')


class Turn(OwnTurn, Kingdom):
    """The turn of one person."""

    def make(self, ply):
        """The next move of the game, by keys."""
        return self.press(ply + 1, *self.game.keys(ply), 'Return')


def undo_and_redo(app, ply):
    """A tile and a follower on it: back, and there again."""
    check_named(app, 'a tile in hand', 50)
    in_hand = app.told()
    laid = app.make(ply)
    check_named(app, 'a tile laid', 50)
    app.make(ply + 1)
    app.lift(app.other)
    followed = app.told()
    app.take_back_for(ply + 1)
    app.await_told(laid)
    app.press(ply, 'ctrl+z')
    app.await_told(in_hand)
    app.press(ply + 1, 'ctrl+shift+z')
    app.await_told(laid)
    app.press(ply + 2, 'ctrl+shift+z')
    app.lift(app.other)
    app.await_told(followed)
    app.take_back_for(ply + 1)
    app.press(ply, 'ctrl+z')
    return in_hand, laid


def lay_elsewhere(app, ply, in_hand):
    """The same tile on another space, which is told then; and back."""
    action = app.game.actions[ply]
    other = next(at for at, legal in enumerate(app.game.legal(ply))
                 if (legal['x'], legal['y']) != (action['x'], action['y']))
    app.press(ply + 1, *['n'] * (1 + other), 'Return')
    app.press(ply, 'ctrl+z')
    app.await_told(in_hand)


game = Game(REFEREE, SEED, TITLES)
kinds = [action['kind'] for action in game.actions]
start = next(ply for ply in range(60, len(kinds))
             if kinds[ply:ply + 2] == ['place-tile', 'place-follower'])
person = PEOPLE[game.actions[start]['seat']]
game.write(POSITION, start)
app = Turn(PROGRAM, game, POSITION)
app.begin(person)
in_hand, laid = undo_and_redo(app, start)
lay_elsewhere(app, start, in_hand)

# Between the tile and the follower the program ends, and begins anew.
assert app.make(start) == laid
app.keys('ctrl+q')
assert app.process.wait(PATIENCE) == 0
app = Turn(PROGRAM, game)
# It has a name that the game gave it.
app.tab_to(name_of(app.find(lambda name: f' · {GAME} · ' in name, 'the game on the first page')))
app.keys('Return')
app.begin(person)
app.await_told(laid)
check_named(app, 'a tile laid before', 50)
app.make(start + 1)
assert app.saved() == game.position(start + 2)
app.quit()
