# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as somebody hears it who does not see the screen: with Orca, whose voice writes into a file.

usage: test_voice.py FAVOR REFEREE GAME SEED TURNS

A person plays against three computers. Every line of the log must have been spoken once, in its
order. TURNS is how many turns of the person are played; 0 for the whole game.
"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import time

from favor_driver import Favor, GLib, name_of, walk
from orca_driver import Orca, is_installed

PERSON = 'Ann'
COMPUTERS = ('Bo', 'Cleo', 'Dev')
FOLDER = os.path.join(os.environ['XDG_DATA_HOME'], 'favor', 'sessions')
MAIN = ('Clear',)
QUIET = 1.5


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def write_session(referee, game, seed, path):
    session = json.loads(run(referee, 'new', game, '--seats', '4', '--seed', seed))
    for seat, name in zip(session['seats'], (PERSON, *COMPUTERS)):
        seat['name'] = name
        if name != PERSON:
            seat.update(kind='bot', level='casual')
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(session, file)


def words(text):
    return ' '.join(re.findall(r'\w+', text))


def count(spoken, lines):
    """How often the lines are in what was spoken: how many at all, in order, and too often."""
    said = ' ' + ' '.join(words(text) for text in spoken) + ' '
    place = 0
    missing = []
    for line in lines:
        found = said.find(f' {words(line)} ', place)
        if found < 0:
            missing.append(line)
        else:
            place = found + 1 + len(words(line))
    twice = {}
    for line in set(lines):
        times = said.count(f' {words(line)} ')
        if times > lines.count(line):
            twice[line] = times - lines.count(line)
    return missing, twice


class Player(Favor):
    def __init__(self, program, referee, file):
        super().__init__(program, file)
        self.referee = referee
        self.bar = self.find('Decision')

    def saved(self, what):
        newest = max(glob.glob(os.path.join(FOLDER, '*.favor')), key=os.path.getmtime)
        return json.loads(run(self.referee, 'show', newest, '--viewer', '0', '--as', what))

    def bar_says(self):
        try:
            return [name_of(node) for node in walk(self.bar) if name_of(node)]
        except GLib.GError:
            return []
