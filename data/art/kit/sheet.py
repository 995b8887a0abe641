# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders pictures on one sheet: at 48 px, 96 px and twice 96 px, on both grounds."""

import re
import shutil
import subprocess
import sys

from palette import INK, PAPER, SYMBOLIC

WIDTH, GAP = 1640, 8
GROUNDS = ('#FAFAFA', '#242424')


def inlined(text, x, y, height):
    """A picture as an element of another; returns it and its width."""
    width, tall = map(float, re.search(r'viewBox="0 0 (\S+) (\S+)"', text).groups())
    size = min(height * width / tall, height * 1.6)
    text = re.sub(r'<svg ([^>]*?)\swidth="\S+"\sheight="[^"]+"',
                  rf'<svg \1 x="{x}" y="{y}" width="{size:g}" height="{height}"', text, count=1)
    return text, size


def rows(texts, height, y):
    """Pictures of one height in rows; returns them and where the next row starts."""
    out, x, first = [], GAP, y
    for name, text in texts.items():
        text = re.sub(r'-edge(?=["\)])', f'-edge-{height}-{first}', text)
        body, width = inlined(text, x, y, height)
        if x + width > WIDTH - GAP:
            x, y = GAP, y + height + GAP
            body, width = inlined(text, x, y, height)
        out.append(body)
        x += width + GAP
    return ''.join(out), y + height + GAP


def tinted(texts):
    """The same with those of one colour in paper, as the view tints them on a dark ground."""
    return {name: text.replace(INK, PAPER).replace(SYMBOLIC, PAPER)
            if '/pict-' in name or 'symbolic' in name else text for name, text in texts.items()}


def compose(texts):
    """The sheet as one SVG text."""
    texts = {name: text for name, text in texts.items() if name.endswith('.svg')}
    body, y = '', 0
    for height in (192, 96, 48):
        for ground in GROUNDS:
            top = y
            drawn, y = rows(tinted(texts) if ground == GROUNDS[1] else texts, height, y + GAP)
            body += f'<rect y="{top}" width="{WIDTH}" height="{y - top}" fill="{ground}"/>' + drawn
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" '
            f'height="{y}">{body}</svg>')


def render(texts, path):
    """Writes the sheet as a PNG; says so if the program for it is missing."""
    program = shutil.which('rsvg-convert')
    if program is None:
        print('rsvg-convert is missing', file=sys.stderr)
        return 1
    return subprocess.run([program, '--unlimited', '-o', path], input=compose(texts), text=True,
                          check=False).returncode
