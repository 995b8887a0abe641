# SPDX-License-Identifier: GPL-3.0-or-later
"""A raid in Favor Tokens, for which three people at one screen discard cards, each below a cover; then the
robber is moved and everyone spared. In each phase the game is opened once more.

usage: test_tokens_raid.py FAVOR REFEREE
"""
import os
import sys

from favor_driver import stop_motion
from saved_table import Table
from tokens_position import write

PROGRAM, REFEREE = sys.argv[1:]
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
# The card of the year, and a turn in which so many cards can be in hand.
RAID, TURN = 15, 19
HANDS = {
    'Ann': ['brick'] * 4 + ['wool'] * 4,
    'Ben': ['lumber'] * 5 + ['grain'] * 4,
    'Cem': ['ore'] * 10}
SHOWN = [
    'Ann discarded 2 Brick and 2 Wool.', 'Ben discarded 3 Lumber and Grain.', 'Cem discarded 5 Ore.']


def discard(app, key, times):
    """So many cards of a kind, one by one: each is laid off before the next is chosen."""
    for _ in range(times):
        left = app.count_cards()
        app.keys(key, 'Return')
        app.wait_for('a card less, or a cover', lambda n=left: app.count_cards() < n)


def check_secret(app):
    """Nobody is told what was discarded before all have done so."""
    told = [name for name in app.names(app.page) if ' discarded ' in name]
    assert not told, told


stop_motion()
write(REFEREE, POSITION, HANDS, event=RAID, turn=TURN)
app = Table(PROGRAM, POSITION)
app.lift('Ann')
app.ask('Ann, let the island produce.', 'Produce')
app.keys('Return')
app.wait_for('the discards', lambda: app.skip_show() or app.look('Ann, discard 4 more cards.', app.bar))
app = app.resume('Ann', 'Ann, discard 4 more cards.', 'Brick, 1 of 4')
discard(app, '1', 2)
discard(app, '3', 2)

# Of others only how many cards they have can be read.
app.lift('Ben')
check_secret(app)
app = app.resume('Ben', 'Ben, discard 4 more cards.', 'Lumber, 1 of 5')
check_secret(app)
discard(app, '2', 3)
discard(app, '4', 1)
app.lift('Cem')
discard(app, '5', 2)
# There is nothing else to choose.
app = app.resume('Cem', 'Cem, discard 3 more cards.', 'Discard')
check_secret(app)
discard(app, '5', 3)

# Now all is shown, and Ann moves the robber.
app.lift('Ann')
app = app.resume('Ann', 'Ann, move the robber.', 'Pasture 9')
app.keys('l')
app.check(SHOWN)
app.step(*['shift+n'] * 6)
app.await_focus('Hills 6, chosen')
app.keys('Return')
app = app.resume('Ann', 'Ann, take a card, or spare everyone.', 'Steal')
app.step('x')
app.keys('Return')
app.find('Ann, trade and build.', within=app.bar)
seats = app.names(app.find('Seats', within=app.page))
assert any(name.startswith('Ann, Person') and '1 favor token' in name for name in seats), seats
app.quit()
