# SPDX-License-Identifier: GPL-3.0-or-later
"""The tiles of the tile kingdom by their names, for every game that lays them."""

from land.decor import DECOR
from land.ground import base, ground
from land.table import table
from land.upright import upright
from shapes import svg

ALL = {'base': base}
for tile, variants in DECOR.items():
    for v in range(len(variants)):
        ALL[f'ground-{tile}-{v + 1}'] = lambda t=tile, v=v: svg(200, 200, ground(t, v))
        for r in range(4):
            ALL[f'upright-{tile}-{v + 1}-{r}'] = lambda t=tile, v=v, r=r: upright(t, v, r)
CODE = {'src/app/board/favor-tile-art-table.c': table}
