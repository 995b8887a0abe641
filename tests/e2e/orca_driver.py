# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs Orca, the screen reader, with a voice that writes into a file."""
import os
import re
import shutil
import subprocess
import sys
import time

MODULE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'speech_to_file.py')
CONFIGURATION = f'''LogLevel 1
LogDir "{{folder}}"
DefaultModule file
AudioOutputMethod "libao"
AddModule "file" "{{module}}" ""
'''
MARKS = re.compile('[\u200e\u200f\u2066-\u2069]')


# Orca does not begin beside another one of the same user, be it in another session.
NO_OTHERS = '#!/bin/sh\nexit 1\n'


def hide_others(folder):
    """Returns a PATH on which Orca finds no other copy of itself."""
    programs = os.path.join(folder, 'programs')
    os.makedirs(programs)
    path = os.path.join(programs, 'pgrep')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(NO_OTHERS)
    os.chmod(path, 0o755)
    return programs + os.pathsep + os.environ['PATH']


class Orca:
    """One running copy of Orca; `folder` is its own."""

    def __init__(self, folder, **environment):
        self.path = os.path.join(folder, 'spoken')
        open(self.path, 'w', encoding='utf-8').close()
        speech = os.path.join(folder, 'speech')
        os.makedirs(speech, exist_ok=True)
        with open(os.path.join(speech, 'speechd.conf'), 'w', encoding='utf-8') as file:
            file.write(CONFIGURATION.format(folder=speech, module=MODULE))
        env = {**os.environ, 'PATH': hide_others(folder), 'FAVOR_SPOKEN': self.path,
               'SPEECHD_ADDRESS': 'unix_socket:' + os.path.join(speech, 'socket'), **environment}
        # Of widget tests.
        for name in ('G_DEBUG', 'GTK_A11Y', 'GDK_BACKEND'):
            env.pop(name, None)
        self.log = open(os.path.join(folder, 'orca.log'), 'w', encoding='utf-8')
        self.dispatcher = subprocess.Popen(
            ['speech-dispatcher', '--run-single', '-t', '0', '-C', speech, '-L', speech,
             '-P', os.path.join(speech, 'pid'), '-c', 'unix_socket',
             '-S', os.path.join(speech, 'socket')],
            env=env, stdout=self.log, stderr=self.log)
        self.wait_for(lambda: os.path.exists(os.path.join(speech, 'socket')), 'the speech server')
        arguments = ['orca', '--disable=braille', '-u', os.path.join(folder, 'settings')]
        if 'FAVOR_ORCA_DEBUG' in os.environ:
            arguments += ['--debug-file', os.environ['FAVOR_ORCA_DEBUG']]
        self.process = subprocess.Popen(arguments, env=env, stdout=self.log, stderr=self.log)

    def wait_for(self, probe, what, patience=30):
        end = time.monotonic() + patience
        while not probe():
            if time.monotonic() > end or self.dispatcher.poll() is not None:
                with open(self.log.name, encoding='utf-8') as log:
                    print(log.read(), file=sys.stderr)
                self.end()
                sys.exit(f'Orca: not seen: {what}')
            time.sleep(0.05)

    def messages(self):
        """What was spoken so far: pairs of a time and words."""
        found = []
        with open(self.path, encoding='utf-8') as file:
            for line in file:
                if line.endswith('\n'):
                    seconds, words = line[:-1].split('\t', 1)
                    found.append((float(seconds), ' '.join(MARKS.sub('', words).split())))
        return found

    def spoken(self):
        return [words for _, words in self.messages() if not words.startswith('STOP ')]

    def end(self):
        for process in (getattr(self, 'process', None), self.dispatcher):
            if process and process.poll() is None:
                process.terminate()
                try:
                    process.wait(5)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


def is_installed():
    return shutil.which('orca') and shutil.which('speech-dispatcher')
