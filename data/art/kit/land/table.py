# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the table of the segments of the tiles for the application."""

from land.decor import DECOR
from land.geometry import TILES
from land.segments import LANDS, STEP, segments

HEAD = '''/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "favor-tile-art.h"

/* Written by data/art/kit/make.py. */

/* clang-format off */
#define RING_END { FAVOR_TILE_RING_END, FAVOR_TILE_RING_END }

'''


def points(tile):
    """The outlines of all segments of a tile in one row, and where each starts."""
    text, starts, count = '', [], 0
    for _, _, rings in segments(tile):
        starts.append(count)
        for ring in rings:
            pairs = [f'{{ {x / STEP:g}, {y / STEP:g} }}' for x, y in ring] + ['RING_END']
            count += len(pairs)
            for i in range(0, len(pairs), 8):
                text += '  ' + ', '.join(pairs[i : i + 8]) + ',\n'
    return f'static const FavorTilePoint points_{tile}[] = {{\n{text}}};\n', starts + [count]


def row(tile, starts):
    """The row of a tile."""
    parts = [
        f'    {{ {LANDS.index(land)}, {{ {x:g}, {y:g} }}, points_{tile} + {start},'
        f' {end - start} }},\n'
        for (land, (x, y), _), start, end in zip(segments(tile), starts, starts[1:])
    ]
    return f'  {{ {len(DECOR[tile])}, {len(parts)}, {{ /* {tile} */\n' + ''.join(parts) + '  } },\n'


def table():
    """The whole file."""
    arrays, rows = '', ''
    for tile in TILES:
        text, starts = points(tile)
        arrays += text
        rows += row(tile, starts)
    return (
        f'{HEAD}{arrays}\nconst FavorTileArt favor_tile_art[FAVOR_N_TILE_ART] = {{\n{rows}}};\n'
        '/* clang-format on */\n'
    )
