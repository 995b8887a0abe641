# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real program through its accessibility tree, as assistive technology does.

Every wait polls for the result and ends at once when the program has died; nothing sleeps for a
guessed time.

Tests name what they look for by the texts of the sources, and say() tells what the program says for
it: in the language of the environment, LC_ALL.
"""
import gettext
import locale
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import warnings

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

warnings.simplefilter('ignore', DeprecationWarning)
# Under a sanitizer the program is slow to answer.
Atspi.set_timeout(20000, 20000)

PATIENCE = float(os.environ.get('FAVOR_PATIENCE', '30'))
try:
    locale.setlocale(locale.LC_ALL, '')
except locale.Error:
    sys.exit(77)  # skipped: the program could not speak the language either
CATALOGUE = gettext.translation('favor', os.environ.get('FAVOR_LOCALEDIR'), fallback=True)
PLACEHOLDER = re.compile(r'\{([a-z0-9-]+)\}|%(\d)\$u|(%u)')
MARKS = re.compile('[\u200e\u200f\u2066-\u2069]')


def say(text, context=None, **values):
    """What the program says for that text of the sources, with values for its placeholders."""
    words = CATALOGUE.pgettext(context, text) if context else CATALOGUE.gettext(text)
    return PLACEHOLDER.sub(lambda match: str(values.get(match[1], match[0])), words)


# What the main button of the decision bar says: the games have words for their actions.
COMMITS = (say('Confirm'), *(say(word, 'button') for word in (
    'Answer', 'Call', 'Collect All', 'Decide', 'Give', 'Move', 'Offer', 'Send Home', 'Vote')))


def commits(name):
    """Whether the main button for an action is called so."""
    return name in COMMITS


def pattern(text, many=None, **values):
    """A test for names that begin with that text, with anything for placeholders without a value.

    The values of %1$u and %2$u are called p1 and p2; with `many`, any plural form will do.
    """
    if many is None:
        forms = {CATALOGUE.gettext(text)}
    else:
        forms = {CATALOGUE.ngettext(text, many, n) for n in range(120)}

    def expression(words):
        parts = []
        end = 0
        for match in PLACEHOLDER.finditer(words):
            value = values.get(match[1] or f'p{match[2]}')
            parts.append(re.escape(words[end:match.start()]))
            parts.append('.*' if value is None else re.escape(value))
            end = match.end()
        return ''.join(parts) + re.escape(words[end:])

    found = re.compile('|'.join(map(expression, sorted(forms))), re.DOTALL)
    return lambda name: bool(found.match(name))


def name_of(node):
    """The name of a node without the invisible marks of direction."""
    return MARKS.sub('', node.get_name() or '')


def walk(node):
    """Yields the node and all below it."""
    yield node
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child:
            yield from walk(child)


def set_up_gtk(name, text):
    """A file of the person's own, which GTK reads when a program starts."""
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
        file.write(text)


def stop_motion():
    """As some people have it; to draw all motion of a whole game would take minutes."""
    set_up_gtk('settings.ini', '[Settings]\ngtk-enable-animations=0\n')


class Favor:
    """One running copy of the program."""

    def __init__(self, program, *arguments, **environment):
        env = {**os.environ, 'G_DEBUG': 'fatal-criticals', **environment}
        # Accessibility must be the real one, not that of widget tests.
        env.pop('GTK_A11Y', None)
        self.process = subprocess.Popen([program, *arguments], env=env)

    def wait_for(self, what, probe, patience=PATIENCE):
        """Returns the first true result of probe()."""
        end = time.monotonic() + patience
        while time.monotonic() < end and self.process.poll() is None:
            try:
                result = probe()
                if result:
                    return result
            except GLib.GError:
                pass  # the tree changed while it was read
            time.sleep(0.02)
        self.fail(f'Not found: {what}; exit status: {self.process.poll()}')

    def fail(self, message):
        folder = os.environ.get('FAVOR_FAILURES', tempfile.gettempdir())
        subprocess.run(['import', '-window', 'root', os.path.join(folder, 'e2e-failed.png')], check=False)
        try:
            for node in self.nodes():
                if node.get_name():
                    print(node.get_role_name(), '|', node.get_name(), file=sys.stderr)
        except GLib.GError:
            pass
        self.process.kill()
        sys.exit(message)

    def nodes(self):
        """All nodes of this copy of the program."""
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if application and application.get_process_id() == self.process.pid:
                yield from walk(application)

    def names(self, within=None):
        """The names of all nodes that have one, in the order of the tree."""
        return self.wait_for('a tree at rest', lambda: [
            name_of(node) for node in (walk(within) if within else self.nodes())
            if name_of(node)])

    def look(self, match, within=None):
        """The first node whose name is, or satisfies, `match`; None if none is seen now.

        With `within`, only that node and what is below it is read: each node costs the program
        several messages.
        """
        try:
            return self.scan(match, within)
        except GLib.GError:
            return None  # the tree changed while it was read

    def scan(self, match, within=None):
        """As look(), but tells by GLib.Error that the tree changed while it was read."""
        test = match if callable(match) else lambda name: name == match
        nodes = walk(within) if within else self.nodes()
        return next((node for node in nodes if test(name_of(node))), None)

    def find(self, match, what=None, within=None):
        return self.wait_for(what or match, lambda: self.look(match, within))

    def look_for_list(self, name, seconds=0):
        """The node of a list, not that of a tab or page of the same name; None if none is seen so long."""
        end = time.monotonic() + seconds
        while True:
            for node in self.nodes():
                if name_of(node) == name and node.get_role() == Atspi.Role.LIST:
                    return node
            if time.monotonic() >= end:
                return None
            time.sleep(0.02)

    def find_list(self, name):
        return self.wait_for(f'the list {name}', lambda: self.look_for_list(name))

    def gone(self, match, what=None, within=None):
        self.wait_for(f'disappearance of {what or match}', lambda: not self.scan(match, within))

    def press(self, match):
        """Runs the first action of the node with that name."""
        test = match if callable(match) else lambda name: name == match
        node = self.wait_for(f'{match} with an action', lambda: next((
            node for node in self.nodes() if test(name_of(node))
            and node.get_action_iface() and node.get_n_actions()), None))
        node.do_action(0)

    def keys(self, *names):
        """Real key presses, to the window that has the focus."""
        subprocess.run(['xdotool', 'key', '--clearmodifiers', *names], check=True)

    def skip_show(self, within=None):
        """Space completes what is being shown, if anything is; before that it would mean something else."""
        button = self.look('Show All', within)
        if button:
            self.keys('space')
            self.gone('Show All', within=button.get_parent())

    def close_dialog(self, heading):
        """Without a window manager it lies in the corner, and keys go to what is below the pointer.

        Its button has the name of that of the window, too.
        """
        self.find(heading)
        subprocess.run(['xdotool', 'mousemove', '100', '60'], check=True)
        self.keys('Escape')
        self.gone(heading)

    def text(self, match):
        """The name of the first node that matches."""
        return name_of(self.find(match))

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self, status=0):
        """Ends the program as a session manager does."""
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) == status, self.process.returncode
