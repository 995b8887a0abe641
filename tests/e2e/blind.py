# SPDX-License-Identifier: GPL-3.0-or-later
"""Somebody who knows nothing of the program but what Orca says of it.

There is no accessibility tree here, no look at the screen or at files: ears and keys only.
"""
import collections
import os
import re
import subprocess
import sys
import tempfile
import time

from listener import set_pace
from orca_driver import Orca, is_installed

# So long nothing is said, in seconds: a name is over, an answer to a key, a story.
NAME = 0.35
ANSWER = 1.1
STORY = 1.6
# Until the first word of it.
PATIENCE = 2.5
# What is told of a decision takes as long as the screen reader may take to notice where it is.
LATE = 6
# Until the others have decided, and until a program that says nothing is given up.
LONG = 120
# What Orca says of keys themselves.
KEYS = re.compile('^(tab|return|space|escape|up|down|left|right|back ?space|left shift|.)$')


class Blind:
    """One who listens and presses keys."""

    def __init__(self, program, pace):
        if not is_installed():
            sys.exit(77)
        self.folder = tempfile.mkdtemp(dir=os.environ.get('FAVOR_VOICE_FOLDER', os.environ['HOME']))
        self.orca = Orca(self.folder)
        self.orca.wait_for(self.orca.spoken, 'the screen reader')
        env = {**os.environ, 'G_DEBUG': 'fatal-criticals', **set_pace(pace)}
        env.pop('GTK_A11Y', None)
        self.process = subprocess.Popen([program], env=env)
        self.heard = 0
        self.counts = collections.Counter()
        # What was pressed and heard, in its order: to be read where something went wrong.
        self.story = []
        self.file = open(os.environ.get('FAVOR_STORY', os.devnull), 'w', encoding='utf-8')

    def note(self, *lines):
        self.story += lines
        for line in lines:
            print(line, file=self.file, flush=True)

    def listen(self):
        """What was said since the last time, without the names of keys."""
        spoken = self.orca.spoken()
        news = [words for words in spoken[self.heard:] if not KEYS.match(words)]
        self.heard = len(spoken)
        self.counts['sentences'] += len(news)
        self.note(*news)
        return news

    def wait(self, quiet, patience):
        """Listens until nothing more is said, and for the first word at most so long."""
        news = []
        began = last = time.monotonic()
        while True:
            more = self.listen()
            now = time.monotonic()
            if more:
                news += more
                last = now
            elif news and now - last > quiet or not news and now - began > patience:
                return news
            if self.process.poll() is not None:
                self.fail('the program has ended')
            time.sleep(0.05)

    def press(self, key, quiet=NAME, patience=PATIENCE):
        """Presses a key and returns what is said upon it."""
        self.listen()
        self.counts['keys'] += 1
        self.note(f'> {key}')
        subprocess.run(['xdotool', 'key', '--clearmodifiers', key], check=True)
        return self.wait(quiet, patience)

    def type(self, words):
        for letter in words:
            self.press(letter, 0.1, 0.1)

    def await_first_word(self):
        """The screen reader asks for the page of a program that has just begun only upon a key."""
        for _ in range(10):
            if any('button' in words for words in self.press('Tab', STORY, LATE)):
                return
        self.fail('nothing is heard')

    def walk(self, words, key='Tab', limit=80):
        """Presses a key until these words are heard with what has the focus then."""
        for _ in range(limit):
            news = self.press(key)
            if any(re.search(words, text) for text in news):
                return news
        self.fail(f'never heard: {words}')

    def stuck(self, why):
        """Nothing came of what was done."""
        self.counts['stuck'] += 1
        self.note(f'!! stuck: {why}')

    def fail(self, why):
        print('\n'.join(self.story[-150:]))
        self.end()
        sys.exit(f'blind: {why}')

    def end(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.orca.end()
