# SPDX-License-Identifier: GPL-3.0-or-later
"""Three people at one screen: what is hidden from somebody can be read nowhere.

usage: test_cover.py FAVOR REFEREE

Whenever another person has to decide, a cover lies over what is private until that person lifts
it; so for the answer to an Intrigue, and back.
"""
import os
import sys

from emperor_position import player, title, write
from hot_seat import Screen

PROGRAM, REFEREE = sys.argv[1:]
POSITION = os.path.join(os.environ['HOME'], 'position.favor')
ANN = ('forged-lineage', 'night-thief', 'royal-inspection')
BEN = ('loaded-dice', 'famine-relief')
CEM = ('tribute-silk', 'northern-invasion')
# What others have seen nowhere, as it was stolen.
ANN_STOLE, BEN_STOLE = 'Elixir of Long Life', 'Steel Shield'


def titles(*cards):
    return [title(card) for card in cards]


PLAYERS = [
    player(
        'Ann', ['soup', 'tax-ledger'], stolen=['elixir-of-long-life'], gold=9, market=ANN[:2],
        events=ANN[2:]),
    player('Ben', ['incense'], stolen=['steel-shield'], gold=6, market=BEN[:1], events=BEN[1:]),
    player('Cem', ['rare-ore'], market=CEM[:1], events=CEM[1:])]
state = write(REFEREE, POSITION, PLAYERS)
app = Screen(PROGRAM, POSITION)
app.await_cover('Ann')
app.check(hidden=titles(*ANN, *BEN, *CEM), hidden_in_hands=(ANN_STOLE, BEN_STOLE))
app.lift('Ann')
# So that they are in the tree from here on.
app.press('Known Cards')
app.keys('m', 'l')
app.check(titles(*ANN) + [ANN_STOLE], titles(*BEN, *CEM), [BEN_STOLE])

# What is looked at in the Black Market, and kept.
bought, *left = titles(*state['market-deck'][:3])
app.step('b')
app.step('Return')
app.check([bought, *left])
app.step('1')
app.step('Return')
app.check([f'Ann keeps {bought}.', bought], left)

# An Intrigue against Ben.
app.step('3')
app.step('1')
app.keys('Return')
app.await_cover('Ben')
app.check(['Ann plays Tax Ledger against Ben.', 'Ann keeps a Black Market card.'],
          [bought, *left, *titles(*ANN, *BEN, *CEM)], [ANN_STOLE, BEN_STOLE])
# The log leads back, as for anybody who looks on.
app.keys('l', 'Home', 'Return')
app.find('Back to Now', within=app.bar)
app.check(hidden=[bought, *titles(*ANN, *BEN, *CEM)], hidden_in_hands=[ANN_STOLE, BEN_STOLE])
app.press('Back to Now')
app.press('I Am Ben')
app.await_question('Ben')
app.check(titles(*BEN) + [BEN_STOLE], [bought, *left, *titles(*ANN, *CEM)], [ANN_STOLE])

# He stops it with what nobody knew of, and it is Ann's turn again.
app.step('1')
app.keys('Return')
app.await_cover('Ann')
app.check(['Ben stops it with Steel Shield.'], [bought, *left, *titles(*ANN, *BEN, *CEM)], [ANN_STOLE])
app.lift('Ann')
app.keys('l')
app.check([f'Ann keeps {bought}.', ANN_STOLE, *titles(*ANN)], [*left, *titles(*BEN, *CEM)])

# The end of her turn, which warns first of what is left undone.
app.step('ctrl+Return')
app.keys('ctrl+Return')
app.await_cover('Ben')
app.check(hidden=[bought, *titles(*ANN, *BEN, *CEM)], hidden_in_hands=[ANN_STOLE])
app.lift('Ben')
app.check(titles(*BEN), [bought, *titles(*ANN, *CEM)], [ANN_STOLE])
app.quit()

# By the option of open hands only Staff cards lie open.
write(REFEREE, POSITION, PLAYERS, {'open-hands': True})
app = Screen(PROGRAM, POSITION)
app.lift('Ann')
app.press('Known Cards')
app.check([*titles(*ANN), ANN_STOLE, BEN_STOLE], titles(*BEN, *CEM))
app.quit()
