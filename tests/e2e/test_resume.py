# SPDX-License-Identifier: GPL-3.0-or-later
"""Killed in the middle of a game, the program has every shown move again when it starts anew.

usage: test_resume.py FAVOR

The environment variable FAVOR_KILLS says how often; a finished game is followed by another.
"""
import glob
import os
import random
import re
import subprocess
import sys
import time

from favor_driver import Favor, commits

PROGRAM = sys.argv[1]
GAME = "The Dragon's Favour"
KILLS = int(os.environ.get('FAVOR_KILLS', '5'))
FOLDER = os.path.join(os.environ['XDG_DATA_HOME'], 'favor', 'sessions')


def show_moves(app):
    """Opens the page with the list of moves, and returns the list."""
    app.find('Pads')

    def press():
        # Its page is still sliding in: once in a hundred times a press comes too early.
        app.press('Moves')
        return app.look_for_list('Moves', 1)

    return app.wait_for('the list Moves', press)


def newest_move(app, moves):
    """The number of the newest of the moves in that list."""
    numbers = [int(match.group(1)) for name in app.names(moves)
               for match in [re.match(r'(\d+)\. ', name)] if match]
    return max(numbers, default=0)


def newest():
    return max(glob.glob(os.path.join(FOLDER, '*.favor')), key=os.path.getmtime)


def play(app, moves, seconds):
    """Plays on for so long or to the end of the game; the newest move seen, and whether it ended."""
    shown = 0
    bar = app.find('Decision')
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if app.look('Rematch', bar):
            return max(shown, newest_move(app, moves)), True
        if app.look(commits, bar):
            app.keys('n', 'Return')
        else:
            app.keys('space')
        shown = max(shown, newest_move(app, moves))
    return shown, False


def resume(app, file, shown):
    """Opens the session and looks for the moves; their list, and how many there are."""
    app.find(lambda name: f' · {GAME} · ' in name, 'the session on the home page')
    # Handed to the running copy, as a file manager does.
    subprocess.run([PROGRAM, file], check=True, timeout=60)
    moves = show_moves(app)
    # A finished game opens at its start, and newer versions of GTK tell only what is in sight.
    app.keys('alt+End')
    return moves, app.wait_for(f'move {shown} after the restart', lambda: (
        shown == 0 or newest_move(app, moves) >= shown and newest_move(app, moves)))


chance = random.Random(17)
app = Favor(PROGRAM)
over = True
seen = 0
for kill in range(KILLS):
    if over:
        app.press(f'Play {GAME}')
        moves = show_moves(app)
    shown, over = play(app, moves, chance.uniform(0.2, 3))
    seen += shown
    app.kill()
    app = Favor(PROGRAM)
    moves, resumed = resume(app, newest(), shown)
    print(f'killed after move {shown}, resumed at move {resumed}', flush=True)
    if over:
        app.press('Back')
assert seen > 0
app.quit()
