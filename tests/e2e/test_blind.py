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
ASKED = re.compile(rf'(?:^|[.?] )({NAME}, (?!Person)[^.?]*[.?])(?=$| )')
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

    def await_question(self):
        """Listens until something is asked; False if the game is over."""
        news = []
        while True:
            more = self.wait(STORY, LONG)
            if not more:
                self.fail('nothing is said any more')
            news += more
            if any(GOES_ON in text for text in more):
                news += self.commit()
            if self.understand(news):
                return self.question is not None

    def understand(self, news):
        """Whether it is said now what comes next."""
        text = ' '.join(news)
        asked = ASKED.findall(text)
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
        return any(done.search(text) or ASKED.search(text) or OVER.search(text) for text in news)

    def meet(self):
        """Goes to the seats, where it is said who plays what."""
        for _ in range(8):
            for text in self.press('F6'):
                found = re.search(rf'^{NAME}, Person, .*; (\w+) push button', text)
                if found:
                    self.party = found[1]
                    return
                if text.startswith(NAME):
                    return

    def follow_hint(self):
        """Asks what is best, and does it. What is heard upon that."""
        if not self.press('h', ANSWER, LATE):
            self.stuck('no hint')
            return []
        return self.commit()

    def walk_choices(self):
        """Hears what can be chosen, and takes one of these. What is heard upon that."""
        names = []
        for _ in range(self.random.randint(1, 5)):
            news = [text for text in self.press('n', ANSWER) if CHOSEN.search(text)]
            if not news:
                break
            names.append(news[-1])
        return self.commit() if names else []

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
        if not self.await_question():
            return True
        self.meet()
        while decisions == 0 or self.counts['decisions'] < decisions:
            news = self.decide()
            if not self.understand(news) and not self.await_question() or self.question is None:
                return True
        return False


program, game, pace, decisions = sys.argv[1:]
player = Player(program, game, pace)
player.set_up()
over = player.play(int(decisions))
if over:
    player.wait(STORY * 2, STORY * 2)
    for _ in range(12):
        player.press('Tab')
print('\n'.join(player.story[-60:]))
print(dict(player.counts))
player.end()
