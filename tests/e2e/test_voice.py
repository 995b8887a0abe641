# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as somebody hears it who does not see the screen: with Orca, whose voice writes into a file.

usage: test_voice.py FAVOR REFEREE GAME SEED TURNS

A person plays against three computers, by keys alone and knowing only what was spoken. Every line of
the log must have been spoken once, in its order. TURNS is how many decisions the person makes; 0 for
the whole game.
"""
import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import time

from favor_driver import PATIENCE, Favor
from orca_driver import Orca, is_installed

PERSON = 'Ann'
COMPUTERS = ('Bo', 'Cleo', 'Dev')
FOLDER = os.path.join(os.environ['XDG_DATA_HOME'], 'favor', 'sessions')
# The person is asked something.
ASKED = re.compile(rf'(?:^|\. ){PERSON}, [^.]*[.?]$')
# So long nothing is spoken until everything was: a beat of the greatest moments is shorter.
QUIET = 2.5
SOON = 0.4


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


def clean(text):
    """As it is spoken: Orca says three dots for their sign."""
    return ' '.join(text.replace('…', '...').split())


def occurrences(line, text):
    """Where the whole line stands in the text."""
    expression = rf'(?<![\w,] ){re.escape(line)}(?= |$)'
    return [match.start() for match in re.finditer(expression, text)]


def compare(spoken, logged):
    """Lines that were not spoken in their turn, and what was spoken too often: how often."""
    said = ' | '.join(clean(text) for text in spoken)
    lines = [clean(line) for line in logged]
    place = 0
    missing = []
    for line in lines:
        found = said.find(line, place)
        if found < 0:
            missing.append(line)
        else:
            place = found + len(line)
    twice = {}
    for line in set(lines):
        times = len(occurrences(line, said))
        if times > lines.count(line):
            twice[line] = times - lines.count(line)
    return missing, twice


class Listener(Favor):
    """Somebody who hears the program and presses keys."""

    def __init__(self, program, referee, folder):
        self.orca = Orca(folder)
        self.orca.wait_for(self.orca.spoken, 'the screen reader')
        super().__init__(program)
        self.program = program
        self.referee = referee
        self.heard = 0
        self.decisions = 0
        self.pressed = []
        self.await_orca()

    def await_orca(self):
        """Until it has heard of the program, which is a while after its first page is seen."""
        self.find(lambda name: name.startswith('Play '), 'the first page')

        def is_heard():
            self.keys('Tab')
            time.sleep(SOON)
            return any('button' in text for text in self.news())

        self.wait_for('the first page in what is spoken', is_heard)

    def open(self, path):
        """A session, as from a file manager."""
        run(self.program, path)

    def news(self):
        """What was spoken since it was asked for last."""
        spoken = self.orca.spoken()
        news = spoken[self.heard:]
        self.heard = len(spoken)
        return news

    def press(self, *keys):
        """Presses keys, and listens to what comes of it."""
        self.pressed += keys
        self.keys(*keys)
        time.sleep(SOON)
        return self.await_quiet(SOON)

    def saved(self, what):
        newest = max(glob.glob(os.path.join(FOLDER, '*.favor')), key=os.path.getmtime)
        return json.loads(run(self.referee, 'show', newest, '--viewer', '0', '--as', what))

    def quiet_for(self):
        messages = self.orca.messages()
        return time.time() - messages[-1][0] if messages else 0

    def await_quiet(self, seconds, patience=PATIENCE):
        """Returns what was spoken until nothing was for so long."""
        news = []

        def is_quiet():
            news.extend(self.news())
            return self.quiet_for() >= seconds

        self.wait_for(f'{seconds} s in which nothing is spoken', is_quiet, patience)
        return news

    def await_decision(self):
        """Listens until the person is asked something; False if the game is over."""
        heard = []

        def is_asked():
            heard.extend(self.news())
            return any(ASKED.search(text) for text in heard) or self.is_over()

        self.wait_for('a question', is_asked, 180)
        self.await_quiet(SOON)
        return not self.is_over()

    def is_over(self):
        return self.quiet_for() > QUIET and self.saved('state')['decider'] is None

    def decide(self):
        """Chooses something and commits it. Where that does nothing, ends the turn."""
        self.decisions += 1
        if self.decisions % 6 == 0:
            self.press('ctrl+Return')
        self.press('n')
        self.keys('Return')


def play(listener, decisions):
    while decisions == 0 or listener.decisions < decisions:
        if not listener.await_decision():
            return
        listener.decide()
    listener.await_decision()


def main():
    program, referee, game, seed, decisions = sys.argv[1:]
    if not is_installed():
        sys.exit(77)
    folder = os.environ.get('FAVOR_VOICE_FOLDER') or tempfile.mkdtemp(dir=os.environ['HOME'])
    path = os.path.join(folder, 'position.favor')
    write_session(referee, game, seed, path)
    listener = Listener(program, referee, folder)
    listener.open(path)
    try:
        play(listener, int(decisions))
        listener.await_quiet(QUIET)
        logged = [line['text'] for line in listener.saved('log')['log']]
        spoken = listener.orca.spoken()
        missing, twice = compare(spoken, logged)
        print(f'{game}: {len(logged)} lines logged, {len(logged) - len(missing)} spoken in order, '
              f'{sum(twice.values())} spoken twice; {listener.decisions} decisions')
        if missing or twice:
            print('\n'.join(f'{seconds:.2f} {words}' for seconds, words in listener.orca.messages()))
            listener.fail(f'not spoken: {missing}; twice: {twice}')
        listener.quit()
    finally:
        listener.orca.end()


main()
