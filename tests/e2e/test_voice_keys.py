# SPDX-License-Identifier: GPL-3.0-or-later
"""What somebody hears who asks by keys: the hint, the focused card, the log, the moves, an earlier
position.

usage: test_voice_keys.py FAVOR REFEREE
"""
import sys

from listener import Listener

ROLE = 'Artisan'


def hear(listener, key, *words):
    """Presses a key, upon which that is to be heard, each once."""
    news = []

    def is_heard():
        news.extend(listener.news())
        return all(any(word in text for text in news) for word in words)

    listener.keys(key)
    listener.wait_for(f'{words} after {key} in {news}', is_heard)
    news += listener.await_quiet(1.5)
    for word in words:
        assert sum(word in text for text in news) == 1, (key, word, news)
    return news


listener = Listener(*sys.argv[1:], 'dragons-favour', '5', 'fast')
try:
    listener.listen()
    listener.await_orca()
    listener.open()
    listener.await_decision()
    # What lies in hand, all about it, and back.
    hear(listener, 'i', f'{ROLE} Masterpiece Put two Works here.')
    hear(listener, 'Escape', f'{ROLE}, can be chosen')
    # The newest lines.
    hear(listener, 'l', listener.logged()[-1])
    hear(listener, 'Up', listener.logged()[-2])
    hear(listener, 'm', 'What you can do')
    hear(listener, 'Escape')
    # An earlier position, step by step, and back to the question.
    plies = listener.saved('state')['ply']
    hear(listener, 'alt+Left', f'Move {plies - 1} of {plies}. ')
    hear(listener, 'alt+Left', f'Start, {plies} moves. ')
    hear(listener, 'Right', f'Move 1 of {plies}. ')
    hear(listener, 'alt+End', f'{listener.name}, place a vote.')
    # What is best, and why.
    hear(listener, 'h', f'Place {ROLE} on ')
finally:
    listener.end()
