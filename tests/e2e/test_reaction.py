# SPDX-License-Identifier: GPL-3.0-or-later
"""Killed while an Intrigue waits for its answer, the program asks the same again.

usage: test_reaction.py FAVOR REFEREE
"""
import glob
import os
import sys

from emperor_position import player, write
from hot_seat import Screen

PROGRAM, REFEREE = sys.argv[1:]
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
SESSIONS = os.path.join(os.environ['XDG_DATA_HOME'], 'favor', 'sessions', '*.favor')


def question(app):
    """All that the bar, the hand and the page of the panel say to who is asked."""
    places = app.bar, app.find('Hand', within=app.page), app.find('Choices', within=app.page).get_parent()
    return [text for place in places for text in app.names(place)]


def resume(app):
    """Kills the program and opens the one session that it kept."""
    app.kill()
    file, = glob.glob(SESSIONS)
    return Screen(PROGRAM, file)


write(REFEREE, POSITION, [
    player('Ann', ['tax-ledger'], gold=2),
    player('Ben', ['incense', 'steel-shield'], gold=6, market=['bodyguard', 'loaded-dice'])])
app = Screen(PROGRAM, POSITION)
app.lift('Ann')
app.step('1')
app.keys('Return')
app.lift('Ben')
asked = question(app)
assert 'Ben, Ann plays Tax Ledger against you.' in asked, asked
assert any(text.startswith('Steel Shield: ') and text.endswith(', can be chosen') for text in asked), asked
assert 'Let It Pass' in asked, asked
assert 'Bodyguard: Stops it. Ann gives you 2 Gold.' in asked, asked

# Who answers has to say so once more, and is asked the same.
app = resume(app)
app.await_cover('Ben')
app.check(hidden=['Bodyguard', 'Loaded Dice'])
app.lift('Ben')
app.wait_for(f'the same again: {asked}', lambda: question(app) == asked)
app.step('2')
app.find('Bodyguard, chosen', within=app.bar)
app.keys('Return')
app.await_cover('Ann')

# The answer stands.
app = resume(app)
app.lift('Ann')
app.keys('l')
app.check(['Ben stops it with Bodyguard.', 'Ann gives Ben 2 Gold.'], hidden=['Loaded Dice'])
app.check(['Ann, Person, score 0, decides; 0 Gold', 'Ben, Person, score 0; 8 Gold'])
app.quit()
