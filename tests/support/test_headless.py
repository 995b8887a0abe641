#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What headless.sh promises: it exits as its command did, and leaves nothing behind.

Argument: the script. Writes TAP.
"""
import os
import subprocess
import sys
import tempfile

HEADLESS = sys.argv[1]
# The folder of documents of a portal is one that is mounted and is busy.
MOUNT = 'mkdir "$XDG_RUNTIME_DIR/doc" && mount -t tmpfs none "$XDG_RUNTIME_DIR/doc" && touch "$XDG_RUNTIME_DIR/doc/file"'
APART = ['unshare', '--user', '--map-root-user', '--mount']


def run(script, *around, **env):
    """Status, output and errors of a shell script under a display, and what is left in its place."""
    with tempfile.TemporaryDirectory() as place:
        done = subprocess.run([*around, HEADLESS, 'sh', '-c', script], env={**os.environ, 'TMPDIR': place, **env},
                              capture_output=True, text=True, check=False, timeout=100)
        return done.returncode, done.stdout, done.stderr, os.listdir(place)


def passes_status():
    status, output, errors, left = run('echo "$DISPLAY"; exit 7')
    assert status == 7 and output.startswith(':') and not left, (status, output, errors, left)


def ends_in_time():
    status, _output, errors, left = run('sleep 60', FAVOR_LIMIT='0.2')
    assert status == 124 and not left, (status, errors, left)


def leaves_no_mount():
    for end, wanted in (('exit 0', 0), ('exit 3', 3), ('cd "$XDG_RUNTIME_DIR/doc" && sleep 60 & exit 0', 0)):
        status, _output, errors, left = run(f'{MOUNT} || exit 99; {end}', *APART)
        assert status == wanted and not left, (end, status, errors, left)


def survives_what_stays():
    with tempfile.TemporaryDirectory() as folder:
        broken = os.path.join(folder, 'rm')
        with open(broken, 'w', encoding='utf-8') as file:
            file.write('#!/bin/sh\nexit 1\n')
        os.chmod(broken, 0o755)
        status, _output, errors, left = run('exit 0', PATH=folder + ':' + os.environ['PATH'])
        assert status == 0 and left and left[0] in errors, (status, errors, left)


def main():
    cases = [passes_status, ends_in_time, leaves_no_mount, survives_what_stays]
    may_mount = subprocess.run([*APART, 'mount', '-t', 'tmpfs', 'none', '/mnt'], capture_output=True, check=False)
    print(f'1..{len(cases)}')
    failed = False
    for number, case in enumerate(cases, 1):
        name = case.__name__.replace('_', ' ')
        if case is leaves_no_mount and may_mount.returncode != 0:
            print(f'ok {number} {name} # SKIP nothing can be mounted here')
            continue
        try:
            case()
            print(f'ok {number} {name}')
        except AssertionError as error:
            failed = True
            print(f'not ok {number} {name}\n# {error}')
    return 1 if failed else 0


sys.exit(main())
