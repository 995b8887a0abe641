# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen reader begins in the midst of a game, and keys are pressed while things are told.

usage: test_voice_rough.py FAVOR REFEREE

What was before is not told; what comes is told once, whatever keys are pressed, and the position is
right.
"""
import sys
import time

from favor_driver import name_of, walk
from listener import PATIENCE_OF_VOICE, QUIET, Listener

KEYS = ('F6', 'Tab', 'Left', 'n', 'x', 'ctrl+z', 'Escape', 'shift+F6', 'ctrl+z', 'Escape')
PACE = 0.7


def await_question(listener):
    """As long as nobody listens, it is read."""
    listener.wait_for('a question', lambda: any(
        name_of(node).startswith(f'{listener.name}, ') for node in walk(listener.find('Decision'))))
    # What led to it is told by then, to nobody.
    time.sleep(2 * PATIENCE_OF_VOICE / 1000)


def press_on(listener):
    """Keys that mean little while the votes are told, from the first of them on."""
    listener.wait_for('the first vote in what is spoken',
                      lambda: any(' votes for ' in text for text in listener.news()))
    for key in KEYS:
        listener.keys(key)
        time.sleep(PACE)


listener = Listener(*sys.argv[1:], 'dragons-favour', '5', 'fast')
try:
    listener.open()
    await_question(listener)
    before = listener.logged()
    listener.listen()
    listener.press('F6', 'shift+F6')
    listener.decide()
    for _ in range(2):
        listener.await_decision()
        listener.decide()
    press_on(listener)
    listener.await_quiet(QUIET)
    # The undo was asked for while it was shown.
    listener.press('Escape')
    listener.await_quiet(QUIET)
    logged = listener.logged()
    assert logged[:len(before)] == before
    listener.check(logged[len(before):], 'rough')
    spoken = ' '.join(listener.orca.spoken())
    assert not [line for line in before if line not in logged[len(before):] and line in spoken], spoken
    assert listener.saved('state')['ply'] > 10
finally:
    listener.end()
