# SPDX-License-Identifier: GPL-3.0-or-later
"""The tutorial from its first to its last step, by the keyboard alone, and what comes after it.

usage: test_tutorial.py FAVOR GAME TABS LESSON WRONG KEYS ANSWER CHOICES

TABS is how often Tab leads from the button that stands out at home, Learn of the first game, to the
game's Learn; KEYS choose something legal that is not wanted where so many choices were made, WRONG, and
ANSWER is how the answer begins.
"""
import re
import sys

from favor_driver import Atspi, Favor, name_of

FOCUSED = Atspi.StateType.FOCUSED
PROGRAM, GAME, TABS, LESSON, WRONG, KEYS, ANSWER, CHOICES = sys.argv[1:]
STEPS = re.compile(r'^(\d+) / (\d+)$')


def step(app):
    """Number of the step that is shown, and of all."""
    return tuple(map(int, STEPS.match(app.text(lambda name: STEPS.match(name))).groups()))


def is_asked(app):
    """Whether it is the learner's turn to choose: there is a question, or what was chosen in its place."""
    return app.look(lambda name: name.startswith('Player, ') or name == 'Clear',
                    app.find('Decision'))


def skip_shown(app):
    """What comes of a choice, and of those of others, is shown before the lesson goes on."""
    lesson = app.find('Lesson')

    def is_lesson_there():
        app.skip_show()
        there = app.look(lambda name: name in ('Next', 'Show Me'), lesson)
        # A step without a hint; what others do can be skipped, too.
        return there or (app.look('Skip Step', lesson) if is_asked(app) else None)

    return name_of(app.wait_for('something to do', is_lesson_there))


def read_on(app, button):
    """Enter goes on when the button has the focus."""
    node = app.find(button)
    app.wait_for(f'the focus on {button}',
                 lambda: node.get_state_set().contains(FOCUSED))
    app.keys('Return')


def choose(app, bar):
    """Asks what to do, and does it."""
    app.keys('h')
    app.find('Clear', 'what is proposed', bar)
    app.keys('Return')


app = Favor(PROGRAM)
app.find(f'Learn {GAME}')
app.keys(*['Tab'] * int(TABS), 'Return')
app.find(LESSON)
app.keys('Return')
app.find('Lesson')

wrong_tried = False
number, last = step(app)
assert number == 1
choices = 0
while number < last:
    # While things are shown the decision bar has another button of that name.
    button = skip_shown(app)
    number = step(app)[0]
    if button == 'Next':
        read_on(app, 'Next')
        app.wait_for('the next step', lambda: step(app)[0] == number + 1)
    else:
        bar = app.find('Decision')
        if choices == int(WRONG):
            # A choice that is legal and not what is wanted is answered, not played.
            app.keys(*KEYS)
            app.find('Clear', 'a choice', bar)
            app.keys('Return')
            app.find(lambda name: name.startswith(ANSWER), 'an answer')
            assert step(app)[0] == number
            wrong_tried = True
        choose(app, bar)
        choices += 1
        # Some choices are spoken of before the lesson goes on.
        app.wait_for('what comes of it', lambda: step(app)[0] == number + 1 or app.look('Next'))
    number = step(app)[0]
assert wrong_tried
assert choices == int(CHOICES), choices

# A game of one's own follows.
read_on(app, 'Play a Game')
app.gone('Lesson')
app.find('Decision')
# Back to where it was begun.
app.press('Back')
app.find(LESSON)
app.find('Done')
app.quit()
print(f'{last} steps, {choices} choices')
