/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-kingdom"

#include <glib/gi18n.h>

#include "favor-tile-where.h"
#include "kingdom-where.h"

/* ---- Words ---------------------------------------------------------------------------- */

static const FavorWord way_words[FAVOR_N_TILE_WAYS] = {
  /* Translators: where a place lies: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_NORTH] = { "north",
                             N_ ("to the north"),
                             /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                             .forms = NC_ ("forms", "to the north") },
  /* Translators: where a place lies: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_NORTH_EAST] = { "north-east",
                                  N_ ("to the northeast"),
                                  /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                                  .forms = NC_ ("forms", "to the northeast") },
  /* Translators: where a place lies: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_EAST] = { "east",
                            N_ ("to the east"),
                            /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                            .forms = NC_ ("forms", "to the east") },
  /* Translators: where a place lies: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_SOUTH_EAST] = { "south-east",
                                  N_ ("to the southeast"),
                                  /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                                  .forms = NC_ ("forms", "to the southeast") },
  /* Translators: where a place lies: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_SOUTH] = { "south",
                             N_ ("to the south"),
                             /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                             .forms = NC_ ("forms", "to the south") },
  /* Translators: where a place lies: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_SOUTH_WEST] = { "south-west",
                                  N_ ("to the southwest"),
                                  /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                                  .forms = NC_ ("forms", "to the southwest") },
  /* Translators: where a place lies: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_WEST] = { "west",
                            N_ ("to the west"),
                            /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                            .forms = NC_ ("forms", "to the west") },
  /* Translators: where a place lies: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_NORTH_WEST] = { "north-west",
                                  N_ ("to the northwest"),
                                  /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                                  .forms = NC_ ("forms", "to the northwest") },
  /* Translators: where a place lies, two tiles away: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_NORTH_2] = { "north-2",
                               N_ ("two steps to the north"),
                               /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                               .forms = NC_ ("forms", "two steps to the north") },
  /* Translators: where a place lies, two tiles away: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_EAST_2] = { "east-2",
                              N_ ("two steps to the east"),
                              /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                              .forms = NC_ ("forms", "two steps to the east") },
  /* Translators: where a place lies, two tiles away: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_SOUTH_2] = { "south-2",
                               N_ ("two steps to the south"),
                               /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                               .forms = NC_ ("forms", "two steps to the south") },
  /* Translators: where a place lies, two tiles away: "Lay the tile to the north of the westernmost “Bend”" */
  [FAVOR_TILE_WAY_WEST_2] = { "west-2",
                              N_ ("two steps to the west"),
                              /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                              .forms = NC_ ("forms", "two steps to the west") },
};

/* Of tiles that look alike, the one that lies farthest to a side. */
static const FavorWord end_words[FAVOR_N_SIDES] = {
  /* Translators: which one of several tiles that look alike: "the {end} “Bend”" */
  [FAVOR_SIDE_NORTH] = { "north",
                         N_ ("northernmost"),
                         /* Translators: for {end}; see "Forms of names" in po/glossary.md */
                         .forms = NC_ ("forms", "northernmost") },
  /* Translators: which one of several tiles that look alike: "the {end} “Bend”" */
  [FAVOR_SIDE_EAST] = { "east",
                        N_ ("easternmost"),
                        /* Translators: for {end}; see "Forms of names" in po/glossary.md */
                        .forms = NC_ ("forms", "easternmost") },
  /* Translators: which one of several tiles that look alike: "the {end} “Bend”" */
  [FAVOR_SIDE_SOUTH] = { "south",
                         N_ ("southernmost"),
                         /* Translators: for {end}; see "Forms of names" in po/glossary.md */
                         .forms = NC_ ("forms", "southernmost") },
  /* Translators: which one of several tiles that look alike: "the {end} “Bend”" */
  [FAVOR_SIDE_WEST] = { "west",
                        N_ ("westernmost"),
                        /* Translators: for {end}; see "Forms of names" in po/glossary.md */
                        .forms = NC_ ("forms", "westernmost") },
};

static const FavorWord count_words[FAVOR_N_TILE_COUNTS] = {
  /* Translators: from where tiles that look alike are counted: "“Bend” number 2 {count}" */
  [FAVOR_SIDE_NORTH] = { "north", N_ ("from the north") },
  /* Translators: from where tiles that look alike are counted: "“Bend” number 2 {count}" */
  [FAVOR_SIDE_EAST] = { "east", N_ ("from the east") },
  /* Translators: from where tiles that look alike are counted: "“Bend” number 2 {count}" */
  [FAVOR_SIDE_SOUTH] = { "south", N_ ("from the south") },
  /* Translators: from where tiles that look alike are counted: "“Bend” number 2 {count}" */
  [FAVOR_SIDE_WEST] = { "west", N_ ("from the west") },
  /* Translators: from where tiles that look alike are counted: "“Bend” number 2 {count}" */
  [FAVOR_TILE_COUNT_ROWS] = { "rows", N_ ("row by row from the northwest") },
};

/* What a tile is called. */
enum
{
  CALLED_LAID,
  CALLED_IN_HAND,
  CALLED_ONLY,
  CALLED_END,
  CALLED_NUMBER,
  CALLED_ONLY_ALTERED,
  CALLED_END_ALTERED,
  CALLED_NUMBER_ALTERED,
  CALLED_BESIDE,
  N_CALLED
};

static const FavorWord called_words[N_CALLED] = {
  /* Translators: which tile of the map, within a sentence: "The Magician turns {place}"; one that has no other name */
  [CALLED_LAID] = { "laid",
                    N_ ("the tile just laid"),
                    /* Translators: for {place}, {place2}, {place3} and {tile}; see "Forms of names" in po/glossary.md */
                    .forms = NC_ ("forms", "the tile just laid") },
  /* Translators: which tile of the map, within a sentence: "The Magician turns {place}"; one that has no other name */
  [CALLED_IN_HAND] = { "in-hand",
                       N_ ("the tile in hand"),
                       /* Translators: for {place}, {place2}, {place3} and {tile}; see "Forms of names" in po/glossary.md */
                       .forms = NC_ ("forms", "the tile in hand") },
  /* Translators: which tile of the map, within a sentence: "The Magician turns {place}"; {tile} is "Crossroads" or the like */
  [CALLED_ONLY] = { "only",
                    N_ ("the only “{tile}”"),
                    /* Translators: for {place}, {place2}, {place3} and {tile}; see "Forms of names" in po/glossary.md */
                    .forms = NC_ ("forms", "the only “{tile}”") },
  /* Translators: which tile of the map, within a sentence: "The Magician turns {place}"; {end} is "westernmost", {tile} "Bend" or the like */
  [CALLED_END] = { "end",
                   N_ ("the {end} “{tile}”"),
                   /* Translators: for {place}, {place2}, {place3} and {tile}; see "Forms of names" in po/glossary.md */
                   .forms = NC_ ("forms", "the {end} “{tile}”") },
  /* Translators: which tile of the map, within a sentence: "The Magician turns {place}"; {tile} is "Bend" or the like, {n} 2, {count} "from the west" */
  [CALLED_NUMBER] = { "number",
                      N_ ("“{tile}” number {n} {count}"),
                      /* Translators: for {place}, {place2}, {place3} and {tile}; see "Forms of names" in po/glossary.md */
                      .forms = NC_ ("forms", "“{tile}” number {n} {count}") },
  /* Translators: which tile of the map, within a sentence: "The Magician turns {place}"; a tile that bears favors; {tile} is "Crossroads" or the like */
  [CALLED_ONLY_ALTERED] = { "only-altered",
                            N_ ("the only altered “{tile}”"),
                            /* Translators: for {place}, {place2}, {place3} and {tile}; see "Forms of names" in po/glossary.md */
                            .forms = NC_ ("forms", "the only altered “{tile}”") },
  /* Translators: which tile of the map, within a sentence: "The Magician turns {place}"; a tile that bears favors; {end} is "westernmost", {tile} "Bend" or the like */
  [CALLED_END_ALTERED] = { "end-altered",
                           N_ ("the {end} altered “{tile}”"),
                           /* Translators: for {place}, {place2}, {place3} and {tile}; see "Forms of names" in po/glossary.md */
                           .forms = NC_ ("forms", "the {end} altered “{tile}”") },
  /* Translators: which tile of the map, within a sentence: "The Magician turns {place}"; a tile that bears favors; {tile} is "Bend" or the like, {n} 2, {count} "from the west" */
  [CALLED_NUMBER_ALTERED] = { "number-altered",
                              N_ ("altered “{tile}” number {n} {count}"),
                              .forms = NC_ (
                                "forms",
                                /* Translators: for {place}, {place2}, {place3} and {tile}; see "Forms of names" in po/glossary.md */
                                "altered “{tile}” number {n} {count}") },
  /* Translators: which tile of the map, within a sentence: "The Magician turns {place}"; {direction} is "to the north", {tile} is told in these words, too: "the only “Crossroads”" */
  [CALLED_BESIDE] = { "beside",
                      N_ ("the tile {direction} of {tile}"),
                      /* Translators: for {place}, {place2}, {place3} and {tile}; see "Forms of names" in po/glossary.md */
                      .forms = NC_ ("forms", "the tile {direction} of {tile}") },
};

static const FavorEnum called = FAVOR_ENUM ("told-tile", called_words);

static const FavorWord space_words[] = {
  /* Translators: a place on the map without a tile, within a sentence: "Lay the tile {where}"; {direction} is "to the north", {tile} "the westernmost “Bend”" */
  { "beside",
    N_ ("{direction} of {tile}"),
    /* Translators: for {where}; see "Forms of names" in po/glossary.md */
    .forms = NC_ ("forms", "{direction} of {tile}") },
};

static const FavorEnum spaces = FAVOR_ENUM ("told-space", space_words);

/* The same that tests find in the other game of these tiles. */
static const FavorWord shown_words[KINGDOM_N_TYPES] = {
  /* Translators: what is on a tile, as its name */
  { "a", N_ ("Cloister with a road") },
  /* Translators: what is on a tile, as its name */
  { "b", N_ ("Cloister") },
  /* Translators: what is on a tile, as its name */
  { "c", N_ ("City on all sides, pennant") },
  /* Translators: what is on a tile, as its name */
  { "d", N_ ("City side, straight road past it") },
  /* Translators: what is on a tile, as its name */
  { "e", N_ ("City side") },
  /* Translators: what is on a tile, as its name */
  { "f", N_ ("City across, pennant") },
  /* Translators: what is on a tile, as its name */
  { "g", N_ ("City across") },
  /* Translators: what is on a tile, as its name */
  { "h", N_ ("Two opposite city sides") },
  /* Translators: what is on a tile, as its name */
  { "i", N_ ("Two neighbouring city sides") },
  /* Translators: what is on a tile, as its name */
  { "j", N_ ("City side, bend to the right") },
  /* Translators: what is on a tile, as its name */
  { "k", N_ ("City side, bend to the left") },
  /* Translators: what is on a tile, as its name */
  { "l", N_ ("City side, three roads") },
  /* Translators: what is on a tile, as its name */
  { "m", N_ ("City corner, pennant") },
  /* Translators: what is on a tile, as its name */
  { "n", N_ ("City corner") },
  /* Translators: what is on a tile, as its name */
  { "o", N_ ("City corner and bend, pennant") },
  /* Translators: what is on a tile, as its name */
  { "p", N_ ("City corner and bend") },
  /* Translators: what is on a tile, as its name */
  { "q", N_ ("City on three sides, pennant") },
  /* Translators: what is on a tile, as its name */
  { "r", N_ ("City on three sides") },
  /* Translators: what is on a tile, as its name */
  { "s", N_ ("City on three sides with gate road, pennant") },
  /* Translators: what is on a tile, as its name */
  { "t", N_ ("City on three sides with gate road") },
  /* Translators: what is on a tile, as its name */
  { "u", N_ ("Straight road") },
  /* Translators: what is on a tile, as its name */
  { "v", N_ ("Bend") },
  /* Translators: what is on a tile, as its name */
  { "w", N_ ("Three roads") },
  /* Translators: what is on a tile, as its name */
  { "x", N_ ("Crossroads") },
};

const FavorEnum kingdom_shown = FAVOR_ENUM ("shown", shown_words);

/* ---- Numbers -------------------------------------------------------------------------- */

/* A name is one of the first two, or of tiles that look alike: which kind, from where they are counted
 * and the number from there. */
#define NAME_LAID    0
#define NAME_IN_HAND 1
#define NAME_ALIKE   2
#define MOST_ALIKE   10

G_STATIC_ASSERT (NAME_ALIKE + 2 * KINGDOM_N_TYPES * FAVOR_N_TILE_COUNTS * MOST_ALIKE ==
                 KINGDOM_WHERE_BESIDE);
G_STATIC_ASSERT ((FAVOR_N_TILE_WAYS + 1) * KINGDOM_WHERE_BESIDE - 1 ==
                 KINGDOM_WHERE_LAST);

static guint
name_alike (guint kind, const FavorTileAlike *alike)
{
  return NAME_ALIKE + (kind * FAVOR_N_TILE_COUNTS + alike->count) * MOST_ALIKE + alike->n;
}

static void
tell_alike (guint name, FavorPhrase *out)
{
  const guint          number = name - NAME_ALIKE;
  const guint          kind = number / MOST_ALIKE / FAVOR_N_TILE_COUNTS;
  const FavorTileAlike alike = {
    .count = (guint8) (number / MOST_ALIKE % FAVOR_N_TILE_COUNTS),
    .n = (guint8) (number % MOST_ALIKE),
  };

  out->pattern = kind < KINGDOM_N_TYPES ? CALLED_ONLY : CALLED_ONLY_ALTERED;
  out->parts[0] = (FavorPhrasePart){ .name = "tile",
                                     .word = &shown_words[kind % KINGDOM_N_TYPES] };
  if (alike.n == 0)
    return;
  if (favor_tile_alike_is_end (&alike))
    {
      out->pattern += CALLED_END - CALLED_ONLY;
      out->parts[1] = (FavorPhrasePart){ .name = "end", .word = &end_words[alike.count] };
      return;
    }
  out->pattern += CALLED_NUMBER - CALLED_ONLY;
  out->parts[1] = (FavorPhrasePart){ .name = "n", .value = alike.n };
  out->parts[2] = (FavorPhrasePart){ .name = "count", .word = &count_words[alike.count] };
}

static void
tell_beside (int value, FavorPhrase *out)
{
  out->parts[0] = (FavorPhrasePart){
    .name = "direction",
    .word = &way_words[value / KINGDOM_WHERE_BESIDE - 1],
  };
  out->parts[1] = (FavorPhrasePart){
    .name = "tile",
    .thing = &kingdom_told_tile,
    .value = value % KINGDOM_WHERE_BESIDE,
  };
}

static void
tell_tile (int value, FavorPhrase *out)
{
  if (value >= KINGDOM_WHERE_BESIDE)
    {
      out->pattern = CALLED_BESIDE;
      tell_beside (value, out);
    }
  else if (value >= NAME_ALIKE)
    tell_alike ((guint) value, out);
  else
    out->pattern = value == NAME_LAID ? CALLED_LAID : CALLED_IN_HAND;
}

const FavorThing kingdom_told_tile = { .id = "told-tile",
                                       .patterns = &called,
                                       .tell = tell_tile };

const FavorThing kingdom_told_space = { .id = "told-space",
                                        .patterns = &spaces,
                                        .tell = tell_beside };

/* ---- Places --------------------------------------------------------------------------- */

/* What the words cost the listener, see favor-tile-where.h. */
enum
{
  COST_LAID = 1,
  /* Of a tile that is told from another one. */
  COST_BESIDE = 4,
};

void
kingdom_places_init (KingdomPlaces *self, const KingdomTable *table)
{
  self->n = 0;
  self->laid = FAVOR_TILE_NONE;
  for (guint i = 0; i < KINGDOM_N_TILES; i++)
    {
      const KingdomTile *tile = &table->tile[i];
      const guint        altered = kingdom_is_altered (tile) ? KINGDOM_N_TYPES : 0;

      if (tile->place != KINGDOM_PLACE_MAP)
        continue;
      if (table->n_laid > 0 && table->laid[table->n_laid - 1] == i)
        self->laid = self->n;
      self->placed[self->n++] = (FavorPlacedTile){
        .tile = (guint8) (kingdom_type_of[i] + altered),
        .x = tile->x,
        .y = tile->y,
        .rotation = tile->rot,
      };
    }
}

/* What a tile is called, so that no other tile is called so. */
static guint
name_tile (const KingdomPlaces *self, guint at, guint *cost)
{
  const guint    kind = self->placed[at].tile;
  FavorTileAlike alike;

  if (at == self->laid)
    {
      *cost = COST_LAID;
      return NAME_LAID;
    }
  *cost = favor_tile_tell_alike (self->placed,
                                 self->n,
                                 at,
                                 shown_words[kind % KINGDOM_N_TYPES].title,
                                 &alike);
  return name_alike (kind, &alike);
}

/* The best words that tell a cell from a tile near it, if they cost less than `best`. */
static guint
tell_from_near (const KingdomPlaces *self,
                gint                 x,
                gint                 y,
                const gint16        *without,
                guint                best,
                guint                words)
{
  for (guint i = 0; i < FAVOR_N_TILE_WAYS; i++)
    {
      const gint  x0 = x - favor_tile_steps[i].x;
      const gint  y0 = y - favor_tile_steps[i].y;
      const guint at = favor_tile_map_find_tile (self->placed, self->n, x0, y0);
      guint       cost, name;

      if (at == FAVOR_TILE_NONE ||
          (without != NULL && x0 == without[0] && y0 == without[1]))
        continue;
      name = name_tile (self, at, &cost);
      cost += favor_tile_steps[i].cost;
      if (cost >= best)
        continue;
      best = cost;
      words = (i + 1) * KINGDOM_WHERE_BESIDE + name;
    }
  return words;
}

gint16
kingdom_tell_tile (const KingdomPlaces *self, gint x, gint y)
{
  guint cost = 0, name;

  if (x == KINGDOM_IN_HAND)
    return NAME_IN_HAND;
  name = name_tile (self, favor_tile_map_find_tile (self->placed, self->n, x, y), &cost);
  if (cost <= COST_BESIDE)
    return (gint16) name;
  return (gint16) tell_from_near (self, x, y, NULL, cost - COST_BESIDE, name);
}

gint16
kingdom_tell_space (const KingdomPlaces *self, gint x, gint y, const gint16 *without)
{
  return (gint16) tell_from_near (self, x, y, without, G_MAXUINT, KINGDOM_WHERE_BESIDE);
}

gint16
kingdom_word_tile (const KingdomTable *table, gconstpointer asked, const gint16 *cell)
{
  KingdomPlaces places;

  if (asked == NULL)
    return 0;
  kingdom_places_init (&places, table);
  return kingdom_tell_tile (&places, cell[0], cell[1]);
}

gint16
kingdom_word_space (const KingdomTable *table,
                    gconstpointer       asked,
                    const gint16       *cell,
                    const gint16       *without)
{
  KingdomPlaces places;

  if (asked == NULL)
    return 0;
  kingdom_places_init (&places, table);
  return kingdom_tell_space (&places, cell[0], cell[1], without);
}
