# SPDX-License-Identifier: GPL-3.0-or-later
"""On a system where much is missing, the program still starts, shows its window and ends well.

usage: test_bare.py FAVOR
"""
import os
import signal
import subprocess
import sys
import time

PATIENCE = float(os.environ.get('FAVOR_PATIENCE', '30'))
NOWHERE = os.path.join(os.environ['HOME'], 'nowhere')
# What is not there, and how the environment says so.
LACKS = {
    'a bus that answers': {'DBUS_SESSION_BUS_ADDRESS': f'unix:path={NOWHERE}'},
    # Nor can one be started.
    'a bus': {'DBUS_SESSION_BUS_ADDRESS': None, 'PATH': NOWHERE},
    'icon themes, types, styles': {'XDG_DATA_DIRS': NOWHERE},
    'translations': {'FAVOR_LOCALEDIR': NOWHERE, 'LANGUAGE': 'de'},
    'the locale': {'LC_ALL': 'xx_YY.UTF-8'},
    'folders that can be written': {
        'XDG_DATA_HOME': '/proc/favor', 'XDG_CONFIG_HOME': '/proc/favor', 'XDG_CACHE_HOME': '/proc/favor'},
    # GTK 4.18 forgets its lists of labels without accessibility, and a sanitizer would say so of GTK.
    'everything': {
        'DBUS_SESSION_BUS_ADDRESS': None, 'PATH': NOWHERE, 'XDG_DATA_DIRS': NOWHERE,
        'FAVOR_LOCALEDIR': NOWHERE, 'LC_ALL': 'xx_YY.UTF-8', 'GTK_A11Y': 'none',
        'ASAN_OPTIONS': os.environ.get('ASAN_OPTIONS', '') + ':detect_leaks=0'},
}


def start(*arguments, **changes):
    """Starts the program with another environment."""
    environment = {**os.environ, 'G_DEBUG': 'fatal-criticals'}
    environment.pop('GTK_A11Y', None)
    environment |= changes
    environment = {name: value for name, value in environment.items() if value is not None}
    return subprocess.Popen([os.path.abspath(sys.argv[1]), *arguments], env=environment)


def wait_for_window(process, what):
    """Returns when a window of the program is on the screen."""
    end = time.monotonic() + PATIENCE
    while not subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(process.pid)],
                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False).stdout:
        assert process.poll() is None, f'{process.returncode} without {what}'
        assert time.monotonic() < end, f'no window without {what}'
        time.sleep(0.02)


for lack, changes in LACKS.items():
    for arguments in ([], ['--new']):
        program = start(*arguments, **changes)
        wait_for_window(program, lack)
        program.send_signal(signal.SIGTERM)
        assert program.wait(PATIENCE) == 0, f'{program.returncode} without {lack}'

# Without a screen it says so.
for display in (None, ':99999'):
    program = start(DISPLAY=display, DBUS_SESSION_BUS_ADDRESS=None, PATH=NOWHERE)
    assert program.wait(PATIENCE) == 1, program.returncode
assert start('--version', DISPLAY=None).wait(PATIENCE) == 0
