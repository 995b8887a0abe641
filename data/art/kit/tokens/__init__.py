# SPDX-License-Identifier: GPL-3.0-or-later
"""The pictures of Favor Tokens by their names."""

from tokens import (
    backs,
    coast,
    cover,
    desert,
    developments,
    ending,
    events_gifts,
    events_land,
    events_strife,
    field,
    forest,
    frames,
    goods,
    guilds,
    halls,
    harbours,
    hill,
    honours,
    houses,
    landmarks,
    mountain,
    numbers,
    pasture,
    pictograms,
    places,
    robber,
    routes,
    sea,
    signs,
)

TERRAIN = (forest, pasture, field, mountain, hill, desert)
BOARD = (sea, coast, harbours, numbers, routes, houses, robber, places)
CARDS = (goods, frames, developments, landmarks, events_gifts, events_strife, events_land, backs)
REST = (guilds, halls, honours, signs, pictograms, cover, ending)
ALL = {name: draw for part in TERRAIN + BOARD + CARDS + REST for name, draw in part.ALL.items()}
