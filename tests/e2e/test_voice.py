# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as somebody hears it who does not see the screen: with Orca, whose voice writes into a file.

usage: test_voice.py FAVOR REFEREE GAME SEED PACE DECISIONS

A person plays against three computers, by keys alone and knowing only what was spoken. Every line of
the log must have been spoken once, in its order. PACE is that of the preferences; DECISIONS is how
many the person makes, 0 for the whole game.
"""
import sys

from listener import QUIET, Listener


def play(listener, decisions):
    while listener.await_decision() and (decisions == 0 or listener.decisions < decisions):
        listener.decide()
    listener.await_quiet(QUIET)


program, referee, game, seed, pace, decisions = sys.argv[1:]
listener = Listener(program, referee, game, seed, pace)
try:
    listener.listen()
    listener.await_orca()
    listener.open()
    play(listener, int(decisions))
    listener.check(listener.logged(), game)
finally:
    listener.end()
