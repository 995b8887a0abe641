# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be operated has a name and a role, on every page.

usage: test_names.py FAVOR
"""
import sys

from favor_driver import Atspi, Favor, commits, name_of
from nameless import check

GAME = 'The Dragon\'s Favour'


def play_to(app, bar, wanted=commits):
    """Hurries the others until the person has to decide, and decides until that can be pressed."""
    while not app.look(wanted, bar):
        if app.look(commits, bar):
            app.keys('n', 'Return')
        else:
            app.keys('space')


app = Favor(sys.argv[1])
app.find(f'Play {GAME}')
check(app, 'home', 6)
app.press(f'Set Up {GAME}…')
app.find('Start')
check(app, 'setup', 20)
app.keys('Escape')
app.press(f'Learn {GAME}')
app.find('Your First Council')
check(app, 'learn', 6)
app.keys('Escape')
app.gone('Your First Council')
app.press(f'Play {GAME}')
bar = app.find('Decision')
play_to(app, bar)
# So that there is something to look back at.
app.keys('n')
app.find('Clear', 'a choice', bar)
app.keys('Return')
app.gone('Clear', 'the choice', bar)
# A Judge who calls for votes has nothing to deal about.
play_to(app, bar, 'Deals and Gifts…')
for key, page in (('n', 'pads'), ('l', 'log'), ('m', 'moves')):
    app.keys(key)
    check(app, page, 40)
# The button below the list, not the heading of the same name in it.
app.wait_for('the button of the form', lambda: next((
    node for node in app.nodes()
    if name_of(node) == 'Offer a deal' and node.get_role() == Atspi.Role.PUSH_BUTTON),
    None)).do_action(0)
app.find('Back to the List')
check(app, 'form', 40)
app.press('Back to the List')
app.keys('Escape')
app.press('Deals and Gifts…')
app.find(lambda name: name.startswith('Partner: '), 'the form of a deal')
check(app, 'deal', 30)
app.keys('alt+Left')
app.find('Back to Now')
check(app, 'review', 40)
app.keys('F1')
app.find('Contents')
check(app, 'rules', 60)
app.close_dialog('Contents')
app.press('Back')
app.gone('Decision')
app.keys('ctrl+f')
app.find(lambda name: name.startswith('Listed games: '), 'the library')
check(app, 'library', 8)
app.quit()
