# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens saved games from the command line, in a new and in the running copy of the program.

usage: test_open.py FAVOR
"""
import os
import subprocess
import sys

from favor_driver import Favor

DATA = os.path.join(os.environ['G_TEST_SRCDIR'], 'data', 'saves')
GAME = os.path.join(DATA, 'dragon-finished.favor')

before = open(GAME, 'rb').read()
app = Favor(sys.argv[1], GAME)
app.find(lambda name: name.startswith('Start, '), 'the first position of the finished game')
app.keys('alt+Right')
app.find(lambda name: name.startswith('Move 1 of '), 'the first move')

# Handed to the running copy, which says what is wrong with the file and stays.
broken = os.path.join(os.environ['HOME'], 'broken.favor')
with open(broken, 'wb') as file:
    file.write(before[:len(before) // 2])
subprocess.run([sys.argv[1], broken], check=True, timeout=30)
app.find(lambda name: 'line ' in name and 'column ' in name and 'damaged' in name, 'where the file is broken')
app.close_dialog('Cannot Open File')
assert app.process.poll() is None
assert open(broken, 'rb').read() == before[:len(before) // 2]
assert open(GAME, 'rb').read() == before
app.quit()
