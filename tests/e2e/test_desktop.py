# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a desktop meets it: installed, started by D-Bus, by a file, by a search.

usage: test_desktop.py BUILD-FOLDER APPLICATION-ID

The files that would be installed are put into a folder of the test, which the desktop's own
programs then look at.
"""
import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import time

from favor_driver import Favor, PATIENCE

BUILD, APP_ID = sys.argv[1:3]
HOME = os.environ['HOME']
STAGE = os.path.join(HOME, 'stage')
DATA = os.path.join(os.environ['G_TEST_SRCDIR'], 'data', 'saves')
LIBRARY = os.path.join(os.environ['XDG_DATA_HOME'], 'favor', 'sessions')
OBJECT = '/' + APP_ID.replace('.', '/')
PROVIDER = 'org.gnome.Shell.SearchProvider2'


def output(*command, check=True):
    """What a command says."""
    return subprocess.run(command, check=check, stdout=subprocess.PIPE, text=True, timeout=60).stdout


def stage():
    """Puts what is to be installed, as far as it was built, below STAGE; returns the environment."""
    with open(os.path.join(BUILD, 'meson-info', 'intro-installed.json'), encoding='utf-8') as file:
        installed = json.load(file)
    share = next(os.path.dirname(os.path.dirname(target)) for target in installed.values()
                 if target.endswith('.desktop'))
    for source, target in installed.items():
        # Links only: a program with all its libraries is large.
        if os.path.isfile(source):
            os.makedirs(os.path.dirname(STAGE + target), exist_ok=True)
            if target.endswith('.service'):
                with open(source, encoding='utf-8') as file:
                    text = file.read().replace('Exec=', 'Exec=' + STAGE)
                with open(STAGE + target, 'w', encoding='utf-8') as file:
                    file.write(text)
            else:
                os.symlink(source, STAGE + target)
    # A program that is not in the path is no program for a desktop.
    environment = {**os.environ, 'FAVOR_STAGED': STAGE,
                   'XDG_DATA_DIRS': f'{STAGE}{share}:/usr/local/share:/usr/share',
                   'PATH': f'{STAGE}{os.path.dirname(share)}/bin:{os.environ["PATH"]}'}
    # Accessibility must be the real one, not that of widget tests.
    environment.pop('GTK_A11Y', None)
    for program, folder in (('update-desktop-database', 'applications'), ('update-mime-database', 'mime')):
        subprocess.run([program, os.path.join(STAGE + share, folder)], check=True, env=environment)
    return environment


def wait_until(what, probe):
    """Returns as soon as probe() is true."""
    end = time.monotonic() + PATIENCE
    while not probe():
        assert time.monotonic() < end, what
        time.sleep(0.02)


class Process:
    """A process that somebody else started."""

    def __init__(self, pid):
        self.pid = pid

    def poll(self):
        """None as long as it runs."""
        try:
            with open(f'/proc/{self.pid}/stat', encoding='utf-8') as file:
                return None if file.read().rpartition(')')[2].split()[0] != 'Z' else 1
        except FileNotFoundError:
            return 0

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)

    def end(self):
        """Asks it to end and waits until it did, and the bus knows."""
        os.kill(self.pid, signal.SIGTERM)
        wait_until('the end of the program', lambda: self.poll() is not None and not owned())


class Running(Favor):
    """The copy of the program that has the name on the bus."""

    def __init__(self):
        # pylint: disable=super-init-not-called
        answer = call('org.freedesktop.DBus', '/org/freedesktop/DBus',
                      'org.freedesktop.DBus.GetConnectionUnixProcessID', APP_ID)
        self.process = Process(int(answer.strip('(),\n').split()[-1]))


def call(name, path, method, *arguments):
    return output('gdbus', 'call', '--session', '--timeout', '60', '--dest', name,
                  '--object-path', path, '--method', method, *arguments)


def ask(method, *arguments):
    """The answer of the search provider, as a value of Python."""
    answer = call(APP_ID, OBJECT + '/SearchProvider', f'{PROVIDER}.{method}', *arguments)
    # An empty list comes with its type.
    return ast.literal_eval(answer.replace('@as ', '').replace('@aa{sv} ', '').replace('<', '')
                            .replace('>', ''))[0]


def owned():
    return 'true' in call('org.freedesktop.DBus', '/org/freedesktop/DBus',
                          'org.freedesktop.DBus.NameHasOwner', APP_ID)


def check_types():
    """A saved game is known by its name and by its first bytes."""
    named = os.path.join(HOME, 'a.favor')
    nameless = os.path.join(HOME, 'nameless')
    other = os.path.join(HOME, 'other')
    shutil.copy(os.path.join(DATA, 'dragon-finished.favor'), nameless)
    for path, text in (named, '{}'), (other, '{"format": "else"}'):
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)
    for path, wanted in (named, True), (nameless, True), (other, False):
        info = output('gio', 'info', '-a', 'standard::content-type,standard::icon', path)
        assert ('application/vnd.favor.session+json' in info) == wanted, info
        assert (f'{APP_ID}.session' in info) == wanted, info
    assert APP_ID + '.desktop' in output('gio', 'mime', 'application/vnd.favor.session+json')


def check_search():
    """Without a window; only the first call starts the program."""
    os.makedirs(LIBRARY)
    game = os.path.join(LIBRARY, 'one.favor')
    shutil.copy(os.path.join(DATA, 'dragon-finished.favor'), game)
    with open(os.path.join(LIBRARY, 'broken.favor'), 'w', encoding='utf-8') as file:
        file.write('{ dragon')
    assert not owned()
    assert ask('GetInitialResultSet', '["drag"]') == [game]
    app = Running()
    assert ask('GetInitialResultSet', '["DRAGON", "computer"]') == [game]
    assert ask('GetInitialResultSet', '["dragon", "nobody"]') == []
    assert ask('GetSubsearchResultSet', json.dumps([game]), '["favour"]') == [game]
    assert ask('GetSubsearchResultSet', '[]', '["favour"]') == []
    assert ask('GetResultMetas', '["/nowhere"]') == []
    meta, = ask('GetResultMetas', json.dumps([game]))
    assert meta['id'] == game and meta['gicon'] == f'{APP_ID}.session', meta
    assert meta['name'] == "The Dragon's Favour", meta
    assert meta['description'].startswith('Finished · Computer 1, '), meta
    # A file that came since is found, too.
    second = os.path.join(LIBRARY, 'two.favor')
    shutil.copy(game, second)
    assert sorted(ask('GetInitialResultSet', '["drag"]')) == [game, second]
    assert not output('xdotool', 'search', '--onlyvisible', '--name', '^Favor$', check=False)
    assert Running().process.pid == app.process.pid

    call(APP_ID, OBJECT + '/SearchProvider', f'{PROVIDER}.ActivateResult', game, '[]', '0')
    app.find(lambda name: name.startswith('Start, '), 'the chosen game')
    call(APP_ID, OBJECT + '/SearchProvider', f'{PROVIDER}.LaunchSearch', '["no", "such"]', '0')
    app.find('No Games Found')
    assert ask('GetInitialResultSet', '["dragon"]')
    app.process.end()


def check_activation():
    """By the desktop file's actions, by a file, and once more in the running copy."""
    assert not owned()
    subprocess.run(['gapplication', 'action', APP_ID, 'new'], check=True, timeout=60)
    app = Running()
    app.find(lambda name: name.startswith('Start'), 'the page to set a game up')
    app.process.end()

    assert not owned()
    subprocess.run(['gio', 'open', os.path.join(DATA, 'dragon-finished.favor')], check=True, timeout=60)
    wait_until('the start of the program', owned)
    app = Running()
    app.find(lambda name: name.startswith('Start, '), 'the game of the file')
    subprocess.run(['gapplication', 'launch', APP_ID], check=True, timeout=60)
    subprocess.run(['gio', 'open', os.path.join(HOME, 'a.favor')], check=True, timeout=60)
    app.close_dialog('Cannot Open File')
    subprocess.run(['favor', '--new'], check=True, timeout=60)
    app.find('Start')
    assert Running().process.pid == app.process.pid
    # A window that goes while they are counted makes the count fail.
    app.wait_for('one window', lambda: len(output(
        'xdotool', 'search', '--onlyvisible', '--pid', str(app.process.pid), check=False).split()) == 1)
    app.process.end()


if os.environ.get('FAVOR_STAGED') != STAGE:
    # A bus that knows the installed files.
    os.execvpe('dbus-run-session', ['dbus-run-session', '--', sys.executable, *sys.argv], stage())
check_types()
check_search()
check_activation()
