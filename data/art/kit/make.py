#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the pictures of the application; nobody needs it to build.

make.py                          writes all files
make.py --check                  tells which files are not what would be written
make.py --list                   names the files
make.py --sheet FOLDER FILE.png  renders the pictures of one folder on a sheet, for judging them
"""

import importlib
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import icons
import sheet
from writer import tidy

KIT = pathlib.Path(__file__).resolve().parent
ART = KIT.parent
APP = 'io.github.favorgames.Favor'
# Pictures by folder below data/art, then by name: a folder's are drawn by the program of its name.
PROGRAMS = {path.name: importlib.import_module(path.name) for path in sorted(ART.iterdir())
            if any((KIT / name).exists() for name in (path.name, f'{path.name}.py'))}
FOLDERS = {name: program.ALL for name, program in PROGRAMS.items()}
RESOURCES = 'art.gresource.xml'

def pictures():
    """Path below data/art and text of each picture of the resources."""
    return {f'{folder}/{name}.svg': tidy(draw()) for folder, drawings in FOLDERS.items()
            for name, draw in sorted(drawings.items())}

def resources(folder):
    """The list of the pictures of a folder for glib-compile-resources."""
    lines = [f'    <file preprocess="xml-stripblanks" compressed="true">{name}</file>\n'
             for name in sorted(f'{name}.svg' for name in FOLDERS[folder])]
    return ('<?xml version="1.0" encoding="UTF-8"?>\n'
            '<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->\n'
            '<!-- Written by kit/make.py. -->\n'
            '<gresources>\n'
            f'  <gresource prefix="/io/github/favorgames/Favor/art/{folder}">\n'
            + ''.join(lines) +
            '  </gresource>\n'
            '</gresources>\n')

def files():
    """Path below data/art and text of everything that is written."""
    texts = pictures()
    for folder in FOLDERS:
        texts[f'{folder}/{RESOURCES}'] = resources(folder)
    for name, draw in icons.ALL.items():
        texts[f'../{APP}{name}.svg'] = tidy(draw())
    for program in PROGRAMS.values():
        # What the application knows of the pictures, as source code.
        texts |= {f'../../{name}': write() for name, write in getattr(program, 'CODE', {}).items()}
    return texts

def of_folder(texts, folder):
    """The pictures of one folder; the icons belong to what is common."""
    prefixes = (f'{folder}/', '../') if folder == 'common' else (f'{folder}/',)
    return {name: text for name, text in texts.items()
            if name.startswith(prefixes) and not name.endswith(RESOURCES)}

def check(texts):
    """Names what differs from the tree, and what the tree has too many."""
    faults = [name for name, text in texts.items()
              if not (ART / name).is_file() or (ART / name).read_text(encoding='utf-8') != text]
    faults += [str(path.relative_to(ART)) for path in sorted(ART.glob('*/*.svg'))
               if str(path.relative_to(ART)) not in texts]
    for name in faults:
        print(f'{name} is not what make.py writes')
    return 1 if faults else 0

def main(arguments):
    """Does what the command line asks for."""
    texts = files()
    if arguments == ['--check']:
        return check(texts)
    if arguments == ['--list']:
        print(*texts, sep='\n')
        return 0
    if len(arguments) == 3 and arguments[0] == '--sheet' and arguments[1] in FOLDERS:
        return sheet.render(of_folder(texts, arguments[1]), arguments[2])
    if arguments:
        print(__doc__, file=sys.stderr)
        return 2
    for name, text in texts.items():
        path = ART / name
        path.parent.mkdir(exist_ok=True)
        if not path.is_file() or path.read_text(encoding='utf-8') != text:
            path.write_text(text, encoding='utf-8')
    return 0

if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
