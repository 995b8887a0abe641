# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of the tiles of Kingdom of Favors, worded once more from the printed tiles and the favors on
them as a saved position has them: nothing that the program computes of a tile is asked for."""
SIDES = ('north', 'east', 'south', 'west')
# Of each type: the sides of its city, those with a road, the walls, each between a side and the next one, the
# sides that are closed to the middle, and what stands there.
PRINTED = {
    'A': ('', 'S', '', '', 'cloister'),
    'B': ('', '', '', '', 'cloister'),
    'C': ('NESW', '', '', '', ''),
    'D': ('N', 'EW', 'NW', 'N', ''),
    'E': ('N', '', 'NW', 'N', ''),
    'F': ('EW', '', 'NESW', 'NS', ''),
    'G': ('EW', '', 'NESW', 'NS', ''),
    'H': ('NS', '', 'NESW', 'NS', ''),
    'I': ('NE', '', 'NEW', 'NE', ''),
    'J': ('N', 'ES', 'NW', 'N', ''),
    'K': ('N', 'SW', 'NW', 'N', ''),
    'L': ('N', 'ESW', 'NW', 'N', 'village'),
    'M': ('NW', '', 'NS', 'NW', ''),
    'N': ('NW', '', 'NS', 'NW', ''),
    'O': ('NW', 'ES', 'NS', 'NW', ''),
    'P': ('NW', 'ES', 'NS', 'NW', ''),
    'Q': ('NEW', '', 'ES', 'S', ''),
    'R': ('NEW', '', 'ES', 'S', ''),
    'S': ('NEW', 'S', 'ES', 'S', ''),
    'T': ('NEW', 'S', 'ES', 'S', ''),
    'U': ('', 'NS', '', '', ''),
    'V': ('', 'SW', '', '', ''),
    'W': ('', 'ESW', '', '', 'village'),
    'X': ('', 'NESW', '', '', 'village'),
}
COUNTS = (2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1)
# The letter of each tile.
LETTERS = ''.join(letter * count for letter, count in zip(PRINTED, COUNTS))
CITIES = ('laborer', 'knight')
WALLED = ('laborer', 'guard')
UNWALLED = ('astronomer', 'knight')
STANDS = {'jester': 'village', 'noblewoman': 'cloister', 'bridge': 'bridge', 'hunter': '', 'straight': '',
          'curve': ''}
PIECES = {'straight': 'Philosopher’s straight road', 'curve': 'Philosopher’s bend', 'bridge': 'Philosopher’s bridge'}


def join(words):
    return words[0] if len(words) == 1 else f'{", ".join(words[:-1])} and {words[-1]}'


def say_cell(x, y):
    """How far it lies from where the first tile was laid."""
    steps = [f'{abs(n)} {way[n > 0]}' for n, way in ((x, ('west', 'east')), (y, ('north', 'south'))) if n]
    return ', '.join(steps) or 'the middle'


class Face:
    """A tile as it was printed, with the favors on it; its sides are those of the printed tile."""

    def __init__(self, tile, letter):
        printed = PRINTED[letter]
        self.tile = tile
        self.cities, self.roads, self.walls, self.closed = (
            [letter in sides for letter in 'NESW'] for sides in printed[:4])
        self.stands = printed[4]
        for side, favor in enumerate(tile['tri']):
            self.cover(side, favor)
        for side in range(4):
            self.stand_wall(side)
        self.lay_token()

    def cover(self, side, favor):
        """By a triangle."""
        if favor == 'none':
            return
        self.cities[side] = favor in CITIES
        self.roads[side] = False
        if favor in WALLED + UNWALLED:
            self.closed[side] = favor in WALLED

    def stand_wall(self, side):
        """Where a triangle that has walls lies beside one without, they stand."""
        pair = self.tile['tri'][side], self.tile['tri'][(side + 1) % 4]
        if any(favor in WALLED for favor in pair):
            self.walls[side] = True
        elif any(favor in UNWALLED for favor in pair):
            self.walls[side] = False

    def lay_token(self):
        token, turn = self.tile['middle'], self.tile['middle-turn']
        arms = {'straight': (turn, turn + 2), 'curve': (turn, turn + 1), 'bridge': range(4)}
        for arm in arms.get(token, ()):
            self.roads[arm % 4] = True
        for arm, hunter in enumerate(self.tile['arm-hunter']):
            self.roads[arm] = self.roads[arm] and not hunter
        self.stands = STANDS.get(token, self.stands)

    def joins(self, side, other):
        """Whether both sides are one city."""
        if not self.cities[other] or side == other:
            return False
        if (other - side) % 2 and not self.walls[side if other == (side + 1) % 4 else other]:
            return True
        return not self.closed[side] and not self.closed[other]

    def land(self, side):
        if self.cities[side]:
            return 'City' if any(self.joins(side, other) for other in range(4)) else 'City cap'
        return 'Road' if self.roads[side] else 'Meadow'


def say_favors(tile):
    """The favors on it, as they are seen on the map."""
    turned = [(side - tile['rot']) % 4 for side in range(4)]
    told = [f'{tile["tri"][own].title()} on the {SIDES[side]}ern quarter'
            for side, own in enumerate(turned) if tile['tri'][own] != 'none']
    if tile['middle'] != 'none':
        told.append(f'{PIECES.get(tile["middle"], tile["middle"].title())} on the middle')
    return told + [f'Hunter on the road to the {SIDES[side]}'
                   for side, own in enumerate(turned) if tile['arm-hunter'][own]]


def say_tile(tile, letter):
    """The whole of what is said of a tile on the map."""
    face = Face(tile, letter)
    sides = {land: [name for side, name in enumerate(SIDES) if face.land((side - tile['rot']) % 4) == land]
             for land in ('City', 'City cap', 'Road', 'Meadow')}
    told = [f'{land}: {join(names)}.' for land, names in sides.items() if names]
    if face.stands:
        told.append(f'A {face.stands} in the middle.')
    favors = say_favors(tile)
    if favors:
        told.append(f'{join(favors)}.')
    return f'Tile {letter}, {say_cell(tile["x"], tile["y"])}. {" ".join(told)}'
