# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen, who play by keys what two computers have played before.

What the window says is compared with what favor-referee reads in the file of the session.
"""
import glob
import json
import os
import re
import subprocess

from favor_driver import Favor, GLib, name_of, stop_motion, walk
from hot_seat import Screen, is_focused

PEOPLE = ('Ann', 'Ben')
STOPS_MOST = 60
FOLDER = os.path.join(os.environ['XDG_DATA_HOME'], 'favor', 'sessions')


def run(referee, *arguments):
    return subprocess.run([referee, *arguments], check=True, capture_output=True, text=True).stdout


def write(path, text):
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def say_number(number):
    return str(number).replace('-', '−')


class Game:
    """A game that two computers play, move by move for people: always the same one for a seed."""

    def __init__(self, referee, game, seed, options='{}'):
        self.referee = referee
        self.begun = (game, '--seats', '2', '--seed', str(seed), '--options', options)
        self.file = self.play()
        with open(self.file, encoding='utf-8') as file:
            self.actions = json.load(file)['actions']
        self.end = self.position(len(self.actions))

    def play(self):
        """The file of the whole game."""
        folder = os.path.join(os.environ['HOME'], 'played')
        run(self.referee, 'play', *self.begun, '--out', folder)
        return glob.glob(os.path.join(folder, '*.favor'))[0]

    def position(self, ply):
        return json.loads(run(self.referee, 'show', '--ply', str(ply), self.file))['state']

    def legal(self, ply):
        lines = map(json.loads, run(self.referee, 'legal', '--ply', str(ply), self.file).splitlines())
        return [line for line in lines if 'kind' in line]

    def write(self, path, ply):
        """Writes the file of a session of two people that has come so far."""
        session = json.loads(run(self.referee, 'new', *self.begun))
        for seat, name in zip(session['seats'], PEOPLE):
            seat['name'] = name
        write(path, json.dumps(session))
        if ply > 0:
            write(path, run(self.referee, 'apply', path, *map(json.dumps, self.actions[:ply])))

    def keys(self, ply):
        """What a person presses to choose the next action, which is committed by Enter."""
        legal = self.legal(ply)
        at = legal.index(self.actions[ply])
        if at < len(legal) / 2:
            return ['n'] * (1 + at)
        return ['shift+n'] * (len(legal) - at)


class Table(Screen):
    """The program with such a game.

    QUESTIONS says how it is asked in each phase, behind the name of who decides; ROWS are those of the pad.
    """
    QUESTIONS = {}
    ROWS = ()
    people = PEOPLE

    def __init__(self, program, game, *arguments):
        stop_motion()
        Favor.__init__(self, program, *arguments)
        self.game = game
        # The label with the last question.
        self.question = None

    def enter(self):
        """Finds the page of the game, which was just opened."""
        self.page = self.find('Seats').get_parent()
        self.map = self.find('Map', within=self.page)

    # What was saved

    def ask(self, *command):
        """What favor-referee says of the newest session and the journal beside it: lines."""
        newest = max(glob.glob(os.path.join(FOLDER, '*.favor')), key=os.path.getmtime)
        return map(json.loads, run(self.game.referee, *command, newest).splitlines())

    def saved(self):
        """The position."""
        return next(self.ask('show'))['state']

    def await_saved(self, ply):
        return self.wait_for(f'move {ply} in the file', lambda: (
            state if (state := self.saved())['ply'] == ply else None))

    # Keys

    def focus(self, within=None):
        """The name of what has the focus; None if nothing has."""
        return next((name_of(node) for node in (walk(within) if within else self.nodes())
                     if is_focused(node)), None)

    def tab_to(self, beginning):
        """Tab, until what begins so has the focus."""
        for _ in range(STOPS_MOST):
            name = self.wait_for('a focus', self.focus)
            if name.startswith(beginning):
                return
            self.keys('Tab')
            self.wait_for(f'the focus beyond {name}', lambda before=name: self.focus() != before)
        self.fail(f'{beginning} cannot be reached.')

    def word_question(self, state):
        """What is asked, behind the name."""
        return self.QUESTIONS[state['phase']]

    def word_chosen(self, state):
        """What may stand in the place of the question, as nothing else can be done; None if nothing may."""
        return None

    def read_question(self):
        """The last question's label now; None where it is not in the tree."""
        try:
            return self.question and name_of(self.question)
        except GLib.GError:
            return None

    def await_decision(self, state, cover=True):
        """Waits until whoever decides is asked, or until the cover lies before the question; to wait
        for all else would take many more messages. Space skips what is shown before."""
        person = PEOPLE[state['decider']]
        question = person + self.word_question(state)
        chosen = self.word_chosen(state)
        awaited = (question, 'Show All', *[f'I Am {person}'] * cover)

        def is_asked():
            if self.read_question() == question or chosen and self.look(chosen, self.bar):
                return True
            found = self.scan(lambda name: name in awaited, self.page)
            name = found and name_of(found)
            if name == 'Show All':
                self.skip_show(found.get_parent())
            elif name == question:
                self.question = found
            return name and name != 'Show All'

        self.wait_for(question, is_asked)

    def open_cover(self, person):
        """As lift(), with fewer messages: the focus leaves a cover that opens."""
        cover = self.await_cover(person)
        self.wait_for('the focus on the cover', lambda: is_focused(cover))
        self.keys('Return')

        def is_open():
            try:
                return not is_focused(cover)
            except GLib.GError:
                return True

        self.wait_for('an open cover', is_open)

    # What is told

    def check_scores(self, names, scores, pads):
        """The seats, and the cells of the pad."""
        for person, score, pad in zip(PEOPLE, scores, pads):
            assert sum(pad) == score, (pad, score)
            begin = f'{person}, Person, score {say_number(score)}'
            assert any(re.match(re.escape(begin) + r'\b', name) for name in names), (begin, names)
            for row, points in zip((*self.ROWS, 'Total'), (*pad, score)):
                assert f'{row}, {person}: {say_number(points)}' in names, (row, person, points, names)
