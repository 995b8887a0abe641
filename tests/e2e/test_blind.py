# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game, played by somebody who only hears what Orca says and presses keys.

usage: test_blind.py FAVOR GAME PACE DECISIONS

GAME is its title as it is heard. DECISIONS is after how many the player goes, 0 for the end of the
game. It is set up with as few seats as there can be and as short as the page offers. Most decisions
follow the hint; each third one is made by walking along what can be chosen and hearing the names.
At the end the player must have heard who won, and all scores.
"""
import random
import re
import sys

from blind import ANSWER, LATE, LONG, STORY, Blind
from listener import GOES_ON

NAME = 'Ann'
OVER = re.compile(r'\bwins with\b|\bgame is over\b|\bResult\b|\bRematch\b')
CHOSEN = re.compile(r'chosen', re.IGNORECASE)
# What makes a game shorter on the page where it is set up.
SHORTER = re.compile('to win (\\d+) spin button')
WALK_EACH = 3
TRIES = 8


class Player(Blind):
    """One who plays a game to its end."""

    def __init__(self, program, game, pace):
        super().__init__(program, pace)
        self.game = game
        self.random = random.Random(1)
        self.question = None
        # By which name the player is spoken of.
        self.party = NAME

    def set_up(self):
        self.await_first_word()
        self.walk(rf'^Set Up {re.escape(self.game)}')
        self.press('Return', STORY)
        self.walk('Fewer Seats')
        for _ in range(6):
            news = self.press('Return')
            if any('More Seats' in text for text in news):
                break
        self.walk('Seat 1, name')
        self.type(NAME)
        for _ in range(40):
            news = self.press('Tab')
            if any('Start push button' in text for text in news):
                break
            if any(SHORTER.search(text) for text in news):
                self.shorten()
        self.press('Return', 0.1, 0.1)

    def shorten(self):
        """Counts down as far as it goes."""
        for _ in range(60):
            if not self.press('Down'):
                return

    def await_question(self, news):
        """Listens until something is asked; False if the game is over. `news` was heard before."""
        while not self.understand(news):
            if any(GOES_ON in text for text in news):
                news = self.commit()
                continue
            news = self.wait(STORY, LONG)
            if not news:
                self.fail('nothing is said any more')
        return self.question is not None

    def understand(self, news):
        """Whether it is said now what comes next."""
        text = ' '.join(news)
        self.meet()
        asked = self.asked().findall(text)
        if OVER.search(text):
            self.question = None
            return True
        if asked:
            self.question = asked[-1]
            return True
        return False

    def commit(self):
        """Presses Enter, and listens as long as something may still come of it."""
        news = self.press('Return', ANSWER, LATE)
        if not self.has_done(news):
            news += self.wait(ANSWER, LATE)
        return news

    def has_done(self, news):
        """Whether what happened, or the next question, is heard."""
        done = re.compile(rf'(?:^|[.?] )(?:{NAME}|{self.party}) [a-z]')
        return any(done.search(text) or self.asked().search(text) or OVER.search(text) or GOES_ON in text
                   for text in news)

    def asked(self):
        """What asks the player something."""
        return re.compile(rf'(?:^|[.?!]”? )((?:{NAME}|{self.party}), (?!Person)[^.?]*[.?])(?=$| )')

    def meet(self):
        """What it is said to play under."""
        found = re.search(rf'{NAME} plays (\w+)\.', ' '.join(self.story[-8:]))
        if found:
            self.party = found[1]

    def follow_hint(self):
        """Asks what is best, and does it. What is heard upon that."""
        if not self.press('h', ANSWER, LATE):
            self.stuck('no hint')
            return []
        return self.commit()

    def walk_choices(self):
        """Hears what can be chosen, and takes one of these. What is heard upon that."""
        # Each key goes to something that can be chosen, or to the nearest thing on that side.
        key = self.random.choice(['n', 'shift+n', 'Right', 'Down'])
        steps = self.random.randint(1, 5)
        found = False
        for _ in range(4 * steps):
            news = self.press(key, ANSWER)
            # Nothing more is on that side.
            if not news:
                break
            found = any(CHOSEN.search(text) for text in news)
            steps -= found
            if found and steps <= 0:
                break
        if not found:
            return []
        news = self.commit()
        # What was not chosen by going there is chosen now.
        return news if self.has_done(news) else news + self.commit()

    def decide(self):
        self.counts['decisions'] += 1
        question = self.question
        if self.counts['decisions'] % WALK_EACH == 0:
            news = self.walk_choices()
            if self.has_done(news):
                return news
        for _ in range(TRIES):
            news = self.follow_hint()
            if self.has_done(news):
                return news
            self.stuck(f'{question}: {news}')
            self.press('Escape', ANSWER)
        self.fail(f'stuck at: {question}')

    def play(self, decisions):
        """Whether the game has come to its end."""
        if not self.await_question([]):
            return True
        self.meet()
        while decisions == 0 or self.counts['decisions'] < decisions:
            if not self.await_question(self.decide()):
                return True
        return False

    def check_end(self):
        """Who won, and all scores, must have been heard."""
        end = ' '.join(self.story[-30:])
        place = r'\. \w+(?: \(\w+\))?: \d+'
        for words in (r'The game is over\. .+? wins?\.', f'1{place}(?:,| and) [12]{place}'):
            if not re.search(words, end):
                self.fail(f'at the end never heard: {words}')


program, game, pace, decisions = sys.argv[1:]
player = Player(program, game, pace)
player.set_up()
if player.play(int(decisions)):
    player.wait(LATE, LATE)
    player.check_end()
    print('\n'.join(player.story[-12:]))
print(', '.join(f'{n} {what}' for what, n in sorted(player.counts.items())))
player.end()
