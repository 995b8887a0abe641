#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An output module of Speech Dispatcher that writes what it is to say into a file.

usage: speech_to_file.py CONFIGURATION

FAVOR_SPOKEN names the file. It gets a line for each message: seconds, a tab, and the words; after
"STOP" those that were not finished. FAVOR_VOICE is how many characters it says in a second; without
it each message ends at once.
"""
import html
import os
import re
import select
import sys
import time

MARKUP = re.compile('<[^>]*>')
SETTINGS = {
    'AUDIO': ('207 OK RECEIVING AUDIO SETTINGS', '203 OK AUDIO INITIALIZED'),
    'LOGLEVEL': ('207 OK RECEIVING LOGLEVEL SETTINGS', '203 OK LOG LEVEL SET'),
    'SET': ('203 OK RECEIVING SETTINGS', '203 OK SETTINGS RECEIVED'),
}
SPEECH = ('SPEAK', 'CHAR', 'KEY', 'SOUND_ICON')
PACE = float(os.environ.get('FAVOR_VOICE', '0'))


class Module:
    """The server writes commands to our input and reads answers and events from our output."""

    def __init__(self):
        self.file = open(os.environ['FAVOR_SPOKEN'], 'a', encoding='utf-8')
        self.rest = b''
        self.words = None
        self.ends = 0

    def answer(self, *lines):
        for line in lines:
            sys.stdout.write(line + '\n')
        sys.stdout.flush()

    def write(self, what):
        self.file.write(f'{time.time():.3f}\t{what}\n')
        self.file.flush()

    def read_line(self):
        """The next command; meanwhile what is being said may end."""
        while b'\n' not in self.rest:
            wait = max(0, self.ends - time.monotonic()) if self.words else None
            if not select.select([0], [], [], wait)[0]:
                self.end('702 END')
                continue
            data = os.read(0, 65536)
            if not data:
                sys.exit(0)
            self.rest += data
        line, self.rest = self.rest.split(b'\n', 1)
        return line.decode('utf-8', 'replace').rstrip('\r')

    def read_block(self):
        lines = []
        while (line := self.read_line()) != '.':
            lines.append(line[1:] if line.startswith('..') else line)
        return '\n'.join(lines)

    def end(self, event):
        self.words = None
        self.answer(event)

    def speak(self):
        self.answer('202 OK RECEIVING MESSAGE')
        text = self.read_block()
        self.words = html.unescape(MARKUP.sub('', text)).replace('\n', ' ')
        self.write(self.words)
        self.answer('200 OK SPEAKING', '701 BEGIN')
        self.ends = time.monotonic() + (len(self.words) / PACE if PACE else 0)
        if not PACE:
            self.end('702 END')

    def stop(self):
        if self.words:
            self.write(f'STOP\t{self.words}')
            self.end('703 STOP')

    def run(self):
        while True:
            command = self.read_line().strip()
            if command == 'INIT':
                self.answer('299-Writes to a file', '299 OK LOADED SUCCESSFULLY')
            elif command in SETTINGS:
                self.answer(SETTINGS[command][0])
                self.read_block()
                self.answer(SETTINGS[command][1])
            elif command in SPEECH:
                self.speak()
            elif command in ('STOP', 'PAUSE'):
                self.stop()
            elif command.startswith('LIST VOICES'):
                self.answer('200-file\ten\tnone', '200 OK VOICE LIST SENT')
            elif command.startswith('DEBUG'):
                self.answer('200 OK DEBUGGING')
            elif command == 'QUIT':
                self.answer('210 OK QUIT')
                return
            else:
                self.answer('300 ERR UNKNOWN COMMAND')


Module().run()
