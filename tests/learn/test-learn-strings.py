#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Translators get just the texts of data/learn that the application looks up.

Arguments: the program that lists these texts, the source folder, the build folder.
"""
import json
import os
import pathlib
import re
import subprocess
import sys

LISTER, SOURCE, BUILD = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])


def read_template(text):
    """The msgids of a .pot file."""
    entries = re.findall(r'^msgid ((?:"(?:[^"\\]|\\.)*"\n)+)', text, re.MULTILINE)
    strings = {''.join(json.loads(line) for line in entry.splitlines()) for entry in entries}
    return strings - {''}


def extract(files):
    """What xgettext finds in the files, with the rules that lie in po."""
    env = {**os.environ, 'GETTEXTDATADIRS': str(SOURCE / 'po')}
    output = subprocess.run(
        ['xgettext', '--from-code=UTF-8', '--no-wrap', '--output=-', *map(str, files)],
        env=env, check=True, capture_output=True, text=True, cwd=SOURCE)
    return read_template(output.stdout)


def main():
    """Compares, and looks at what the build is told."""
    listed = set(subprocess.run([LISTER], check=True, capture_output=True,
                                text=True).stdout.splitlines())
    assert len(listed) > 150, len(listed)
    files = [name for name in (SOURCE / 'po' / 'POTFILES').read_text().splitlines()
             if name.startswith('data/learn/')]
    found = extract(files)
    for text in sorted(listed - found):
        print('translators do not get:', text)
    for text in sorted(found - listed):
        print('nothing looks up:', text)
    # The target that makes the template has to know where the rules are.
    build = (BUILD / 'build.ninja').read_text()
    told = re.search(r' gettext pot .*--datadirs=\S*/po[/.]* ', build) is not None
    if not told:
        print('the target favor-pot does not name the folder po')
    return 0 if listed == found and told else 1


sys.exit(main())
