# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that can be operated has a name and a role."""
import re

from favor_driver import Atspi, name_of

ROLE = Atspi.Role
OPERABLE = {
    ROLE.CHECK_BOX, ROLE.CHECK_MENU_ITEM, ROLE.ENTRY, ROLE.LINK, ROLE.LIST_ITEM, ROLE.MENU_ITEM, ROLE.PAGE_TAB,
    ROLE.PUSH_BUTTON, ROLE.RADIO_BUTTON, ROLE.RADIO_MENU_ITEM, ROLE.SLIDER, ROLE.SPIN_BUTTON, ROLE.TABLE_CELL,
    ROLE.TEXT, ROLE.TOGGLE_BUTTON}
# GTK calls what has no name by its type.
TYPE = re.compile('(Gtk|Adw|Favor)[A-Z]')


def path_of(node):
    """What the node is in, for people."""
    steps = []
    while node and len(steps) < 5:
        steps.append(f'{node.get_role_name()} “{node.get_name()}”')
        node = node.get_parent()
    return ' in '.join(steps)


def is_in_combo_row(node):
    """The lists that drop down from the rows of libadwaita are not in our hands."""
    while node and node.get_role() != ROLE.COMBO_BOX:
        node = node.get_parent()
    return node is not None


def nameless(app):
    """Number of the operable nodes, and where those are that nobody could call.

    A GLib.Error tells that the tree changed while it was read.
    """
    count = 0
    missing = set()
    for node in app.nodes():
        if node.get_role() not in OPERABLE or is_in_combo_row(node):
            continue
        count += 1
        if not name_of(node) or TYPE.match(name_of(node)):
            missing.add(path_of(node))
    return count, missing


def check(app, page, least):
    """Fails if anything on the page has no name, or if there is too little to be operated."""
    count, missing = app.wait_for(f'a tree of {page} at rest', lambda: nameless(app))
    print(f'{page}: {count} operable nodes', flush=True)
    assert count >= least, page
    assert not missing, '\n'.join([page, *sorted(missing)])
