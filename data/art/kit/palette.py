# SPDX-License-Identifier: GPL-3.0-or-later
"""The inks of the court print. STYLE.md lists the same values; a test compares the two.

Five steps of a hue, from light to dark: H (one highest plane), L lit, the plain name,
D shade, X (rims of grounds and cuts in the shade). Not every hue has all of them.
"""

INK_L, INK, INK_D = '#5C5568', '#241F2B', '#15111A'
NIGHT_L, NIGHT, NIGHT_D, NIGHT_X = '#4A568F', '#2A3563', '#151A33', '#0D1020'
PAPER_L, PAPER, PAPER_D, PAPER_X = '#FFF9EC', '#F7EDD8', '#E3CFA6', '#C3AC80'
GOLD_L, GOLD, GOLD_D, GOLD_X = '#F7DB8D', '#DDA53A', '#8F5A14', '#5E3A0E'
RED_H, RED_L, RED, RED_D, RED_X = '#F0927A', '#DE6A4C', '#BF3A2B', '#7C1F22', '#4E1216'
JADE_H, JADE_L, JADE, JADE_D, JADE_X = '#C4E2CB', '#93C9A6', '#3C8C6C', '#1F5448', '#123A32'
BLUE_L, BLUE, BLUE_D, BLUE_X = '#9CC0DC', '#345A97', '#203A69', '#14264A'
PLUM_H, PLUM_L, PLUM, PLUM_D, PLUM_X = '#E7CBD8', '#C493B4', '#7C3F76', '#4A2149', '#34152F'
EMBER_H, EMBER_L, EMBER, EMBER_D, EMBER_X = '#F8CB84', '#F3B25E', '#D27430', '#8C441C', '#421C0E'
IRON_H, IRON_L, IRON, IRON_D, IRON_X = '#E2E8EE', '#B9C3CF', '#67748A', '#37415A', '#232A3D'
EARTH_H, EARTH_L, EARTH, EARTH_D, EARTH_X = '#E3C193', '#C99D6B', '#94633D', '#5E3A26', '#3A2320'
STONE_L, STONE, STONE_D = '#D9D1C2', '#A69E93', '#6E6766'
LEAF_H, LEAF_L, LEAF, LEAF_D, LEAF_X = '#C9D98A', '#AEC26A', '#7D9E48', '#4C6B34', '#35502A'
WATER_L, WATER, WATER_D = '#A5D0D3', '#4A8FA6', '#2A6079'
# Land: grass, paving, road.
GRASS_H, GRASS_L, GRASS, GRASS_D, GRASS_X = '#C4D28C', '#B4C576', '#A3B766', '#86A050', '#6B8544'
FLOOR_L, FLOOR, FLOOR_D, FLOOR_X = '#EFD3A8', '#E3BE8C', '#CDA06B', '#A97E50'
ROAD_L, ROAD, ROAD_D = '#F8ECCB', '#F0DCB0', '#D9BC85'
# The clay of the hills, and the sea by night.
CLAY_H, CLAY_L, CLAY, CLAY_D, CLAY_X = '#F0B189', '#DE8A5C', '#C4653D', '#93432B', '#5E2A20'
DEEP_H, DEEP_L, DEEP, DEEP_D, DEEP_X = '#7FB0BF', '#33687F', '#245468', '#17384B', '#122C3D'
# Petals of peach and plum trees.
PETAL_L, PETAL = '#F3D3C8', '#E7B9B0'
# The furs and skins of single beasts, the ground of the boar, the shade of a pearl.
FUR_L, FUR, FUR_D = '#F4AD63', '#E0813A', '#A44E20'
HIDE_H, HIDE_L, HIDE, HIDE_D, HIDE_X = '#EBD8C4', '#DCC2AC', '#B48C76', '#7A5347', '#4A2E2A'
FLESH_H, FLESH_L, FLESH, FLESH_D = '#F4C9B2', '#E08A72', '#B4584A', '#7E2F2E'
OLIVE_L, OLIVE, OLIVE_X = '#7A7440', '#4D4A2A', '#2F2D18'
PEARL = '#CDB9C4'
# Skins of people, lit and in shade; every group of people uses several.
SKINS = (('#EFC9A1', '#CE9468'), ('#DCA577', '#AC7048'), ('#F6DCC2', '#DDAA8C'),
         ('#A8734A', '#754A2E'))
SYMBOLIC = '#2E3436'

# Mid, light and dark tone of a suit.
SUITS = {
    'jade': (JADE, JADE_L, JADE_D),
    'night': (NIGHT, IRON_L, NIGHT_D),
    'ember': (EMBER, EMBER_L, EMBER_D),
    'plum': (PLUM, PLUM_L, PLUM_D),
    'red': (RED, RED_L, RED_D),
    'leaf': (LEAF, LEAF_L, LEAF_X),
}

# Seats: colour word, mid, light, dark. Chosen by lightness as well as by hue, so that no two
# fall together for any common colour-vision deficiency.
SEATS = (
    ('red', '#B3201C', '#E06A55', '#6E1014'),
    ('blue', '#1F3FA8', '#7C98E6', '#14245F'),
    ('amber', '#F7CB3C', '#FDE898', '#B17A0F'),
    ('green', '#3A9474', '#8CCBB0', '#1B5A47'),
    ('black', '#221F26', '#6F6A78', '#0C0A10'),
    ('violet', '#B574DC', '#DDBBF2', '#6E3D93'),
    ('teal', '#9FE3EE', '#D6F6FA', '#4A9BAA'),
)

# The council table by day and by night: ground, lattice.
TABLE_LIGHT = ('#D9CBD8', '#D1C0D0')
TABLE_DARK = ('#2B1F31', '#33263A')
# The court of the palace by day and by night: slabs, joints, lit edges.
COURT_LIGHT = ('#E8DDC7', '#DFD2B6', '#EFE6D2')
COURT_DARK = ('#25212B', '#1E1A24', '#2B2632')


def mix(first, second, share):
    """The colour `share` of the way from the first to the second, two tones of one hue."""
    pairs = [(int(first[i:i + 2], 16), int(second[i:i + 2], 16)) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(a + (b - a) * share):02X}' for a, b in pairs)
