# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells what the program costs while nobody does anything: processor time and memory.

usage: test_idle.py FAVOR FAVOR-REFEREE

Looks at the first page, then at a new game of each kind, at whose table a person is asked. Processor time is
that of SECONDS after the program came to rest; memory is what no other program shares.
"""
import json
import os
import pathlib
import subprocess
import sys
import time

from favor_driver import Favor, say

FAVOR, REFEREE = sys.argv[1:3]
SECONDS = 15
# The program has come to rest when it took no time for so long; asked ten times a second.
REST = 3
GAMES = ('dragons-favour', 'emperors-favor', 'order-of-the-king', 'kingdom-of-favors')
TICKS = os.sysconf('SC_CLK_TCK')


def ticks(process):
    """The processor time of a process, in ticks of the clock."""
    fields = pathlib.Path(f'/proc/{process.pid}/stat').read_text('utf-8').rpartition(')')[2].split()
    return int(fields[11]) + int(fields[12])


def rest(app):
    """Waits until the program rests."""
    taken = [ticks(app.process)]

    def is_at_rest():
        time.sleep(.1)
        taken.append(ticks(app.process))
        return len(taken) > REST * 10 and taken[-1] == taken[-REST * 10]
    app.wait_for('rest', is_at_rest)


def own_memory(process):
    """In MiB."""
    text = pathlib.Path(f'/proc/{process.pid}/smaps_rollup').read_text('utf-8')
    return sum(int(line.split()[1]) for line in text.splitlines() if line.startswith('Private_')) / 1024


def measure(what, asked, *arguments):
    """Prints a line for one page; returns the ticks that it took."""
    app = Favor(FAVOR, *arguments)
    app.find(asked)
    rest(app)
    before = ticks(app.process)
    time.sleep(SECONDS)
    taken = ticks(app.process) - before
    print(f'{what}: {taken / TICKS / SECONDS:.2%} of a processor in {SECONDS} s, '
          f'{own_memory(app.process):.1f} MiB', flush=True)
    app.quit()
    return taken


def new_game(game):
    """The file of a new game of one person, before whom no cover lies, against two computers."""
    path = pathlib.Path(os.environ['HOME'], f'{game}.favor')
    session = json.loads(subprocess.run([REFEREE, 'new', game, '--seats', '3', '--seed', '7'],
                                        check=True, capture_output=True).stdout)
    for seat in session['seats'][1:]:
        seat.update(kind='bot', level='casual')
    path.write_text(json.dumps(session), 'utf-8')
    return str(path)


taken = measure('home', say('Play {game}', game=say("The Dragon's Favour")))
for game in GAMES:
    taken += measure(game, say('Decision'), new_game(game))
assert taken == 0, taken
