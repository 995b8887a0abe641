# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who hears the program with Orca and presses keys."""
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
GOES_ON = 'Enter goes on.'
# How long the screen reader may take, in milliseconds: other tests keep the processors busy, too.
# Where many do, more is needed.
PATIENCE_OF_VOICE = int(os.environ.get('FAVOR_VOICE_PATIENCE', '2500'))
# So long nothing is spoken until everything was: a beat of the greatest moments is shorter, and so is
# the patience of the voice.
QUIET = PATIENCE_OF_VOICE / 1000 + 1.5
SOON = 0.4


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def asks(name):
    """What asks somebody something, be it behind what another said; what is selected already may follow."""
    return re.compile(rf'(?:^|[.?!]”? ){name}, [^.]*[.?](?= |$)')


def write_session(referee, game, seed, path):
    """Returns what the person is called when something is asked: whom it plays, if that has a name."""
    session = json.loads(run(referee, 'new', game, '--seats', '4', '--seed', seed))
    for seat, name in zip(session['seats'], (PERSON, *COMPUTERS)):
        seat['name'] = name
        if name != PERSON:
            seat.update(kind='bot', level='casual')
    with open(path, 'w', encoding='utf-8') as file:
        json.dump(session, file)
    clans = session['state'].get('clans')
    return clans[0].capitalize() if clans else PERSON


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


def is_way_in(name):
    return name.startswith('Play ')


def set_pace(pace):
    """How fast things are shown, as in the preferences. Returns what the program needs to know."""
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0', 'settings')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'keyfile'), 'w', encoding='utf-8') as file:
        file.write(f"[io/github/favorgames/Favor]\nanimation-speed='{pace}'\n"
                   f'voice-patience=uint32 {PATIENCE_OF_VOICE}\n')
    return {'GSETTINGS_BACKEND': 'keyfile'}


class Listener(Favor):
    """Somebody who hears the program and presses keys."""

    def __init__(self, program, referee, game, seed, pace='normal'):
        """A session with three computers; listen() and open() begin it."""
        if not is_installed():
            sys.exit(77)
        self.folder = tempfile.mkdtemp(dir=os.environ.get('FAVOR_VOICE_FOLDER', os.environ['HOME']))
        self.path = os.path.join(self.folder, 'position.favor')
        self.name = write_session(referee, game, seed, self.path)
        super().__init__(program, **set_pace(pace))
        self.find(is_way_in, 'the first page')
        self.program = program
        self.referee = referee
        self.orca = None
        self.heard = 0
        self.decisions = 0

    def listen(self):
        """Starts the screen reader."""
        self.orca = Orca(self.folder)
        self.orca.wait_for(self.orca.spoken, 'the screen reader')

    def await_orca(self):
        """Until it has heard of the first page of the program, which it asks for when it begins."""
        def is_heard():
            self.keys('Tab')
            time.sleep(SOON)
            return any('button' in text for text in self.news())

        self.wait_for('the first page in what is spoken', is_heard)

    def open(self):
        """The session, as from a file manager."""
        run(self.program, self.path)

    def news(self):
        """What was spoken since it was asked for last."""
        spoken = self.orca.spoken()
        news = spoken[self.heard:]
        self.heard = len(spoken)
        return news

    def press(self, *keys):
        """Presses keys, and listens to what comes of it."""
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
        asked = asks(self.name)

        def is_asked():
            news = self.news()
            heard.extend(news)
            if any(GOES_ON in text for text in news):
                self.keys('Return')
            return any(asked.search(text) for text in heard) or self.is_over()

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


    def logged(self):
        return [line['text'] for line in self.saved('log')['log']]

    def check(self, lines, what):
        """Fails if not all of these lines were spoken once, in their order."""
        spoken = self.orca.spoken()
        missing, twice = compare(spoken, lines)
        print(f'{what}: {len(lines)} lines logged, {len(lines) - len(missing)} spoken in order, '
              f'{sum(twice.values())} spoken twice; {self.decisions} decisions')
        if missing or twice:
            print('\n'.join(f'{seconds:.2f} {words}' for seconds, words in self.orca.messages()))
            self.fail(f'not spoken: {missing}; twice: {twice}')

    def end(self):
        """The program must have come to no harm."""
        try:
            self.quit()
        finally:
            if self.orca:
                self.orca.end()
