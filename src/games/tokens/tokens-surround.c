/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <glib/gi18n.h>

#include "tokens-actions.h"

/* What lies around the places of the island: that is what they are called. */

gint
tokens_find_harbour (const TokensState *state, guint vertex)
{
  const TokensBoard *board = tokens_board (state);

  for (guint slot = 0; slot < state->n_slots; slot++)
    {
      const guint8 *end = board->map->edge[tokens_harbour_edge (board, slot)].end;

      if (end[0] == vertex || end[1] == vertex)
        return state->harbour[slot];
    }
  return FAVOR_NONE;
}

/* ---- Lands that are alike ------------------------------------------------------------- */

static gboolean
is_alike (const TokensState *state, guint hex, guint other)
{
  return state->terrain[hex] == state->terrain[other] &&
         state->number_token[hex] == state->number_token[other];
}

/* Where something is along a line: at its beginning, in between, at its end. */
typedef enum
{
  FIRST,
  BETWEEN,
  LAST,
  N_RANKS
} Rank;

/* Of lands that are alike, from north to south and from west to east. */
static const char *const wheres[N_RANKS][N_RANKS] = {
  /* Translators: the following tell lands of an island with the same number apart: "Forest 8 in the north" */
  { N_ ("in the northwest"), N_ ("in the north"), N_ ("in the northeast") },
  { N_ ("in the west"), N_ ("in the middle"), N_ ("in the east") },
  { N_ ("in the southwest"), N_ ("in the south"), N_ ("in the southeast") },
};

/* Among places of which some lie before it and some behind it. */
static Rank
rank (gboolean before, gboolean behind)
{
  return before == behind ? BETWEEN : before ? LAST : FIRST;
}

/* (nullable): what tells a land from others that are alike, of which there are no more than two: whether it
 * lies north or south of them, and where others are in its row whether it lies west or east. */
static const char *
find_where (const TokensState *state, guint hex)
{
  const FavorHex *map = tokens_map (state)->hex;
  gboolean        alone = TRUE, shared = FALSE;
  gboolean        north = FALSE, south = FALSE, west = FALSE, east = FALSE;

  for (guint other = 0; other < state->n_hexes; other++)
    {
      if (other == hex || !is_alike (state, hex, other))
        continue;
      alone = FALSE;
      shared |= map[other].y == map[hex].y;
      north |= map[other].y < map[hex].y;
      south |= map[other].y > map[hex].y;
      west |= map[other].x < map[hex].x;
      east |= map[other].x > map[hex].x;
    }
  return alone ? NULL : wheres[rank (north, south)][shared ? rank (west, east) : BETWEEN];
}

/* ---- Lands ---------------------------------------------------------------------------- */

static void
name_land (const TokensState *state, guint hex, FavorSurroundings *around, guint i)
{
  around->titles[i] = tokens_terrains.words[state->terrain[hex]].title;
  around->numbers[i] = state->number_token[hex];
  around->wheres[i] = find_where (state, hex);
}

/* The lands at a place; returns how many. */
static guint
name_lands (const TokensState *state,
            const guint8      *hexes,
            guint              most,
            FavorSurroundings *around)
{
  guint n = 0;

  for (; n < most && hexes[n] != FAVOR_HEX_NONE; n++)
    name_land (state, hexes[n], around, n);
  return n;
}

/* A land alone at the coast has several such places: the sea is said with where it lies from there. */
static const char *const seas_at_corners[FAVOR_HEX_SIDES] = {
  /* Translators: the following are in a list of what lies around a place: "Forest 8 and sea in the north" */
  N_ ("sea in the north"), N_ ("sea in the northeast"), N_ ("sea in the southeast"),
  N_ ("sea in the south"), N_ ("sea in the southwest"), N_ ("sea in the northwest"),
};

static const char *const seas_at_sides[FAVOR_HEX_SIDES] = {
  N_ ("sea in the northeast"), N_ ("sea in the east"), N_ ("sea in the southeast"),
  N_ ("sea in the southwest"), N_ ("sea in the west"), N_ ("sea in the northwest"),
};

static guint
find (const guint8 *places, guint place)
{
  guint i = 0;

  while (i + 1 < FAVOR_HEX_SIDES && places[i] != place)
    i++;
  return i;
}

static const char *
name_sea_at_vertex (const FavorHexMap *map, guint vertex, guint n_lands)
{
  if (n_lands > 1)
    /* Translators: in a list of what lies around a place: "Forest 8, Fields 3 and sea" */
    return N_ ("sea");
  return seas_at_corners[find (map->hex[map->vertex[vertex].hex[0]].corner, vertex)];
}

/* By kind. */
static const char *const harbours[TOKENS_N_HARBOURS] = {
  /* Translators: of a place of the island: there two Brick are traded for one other card */
  N_ ("beside a 2:1 harbour for Brick"), N_ ("beside a 2:1 harbour for Lumber"),
  N_ ("beside a 2:1 harbour for Wool"),  N_ ("beside a 2:1 harbour for Grain"),
  N_ ("beside a 2:1 harbour for Ore"),   N_ ("beside a 3:1 harbour"),
};

gboolean
tokens_surround_vertex (gconstpointer state, int vertex, FavorSurroundings *around)
{
  const TokensState *self = state;
  const FavorHexMap *map = tokens_map (self);
  gint               harbour;
  guint              n;

  if (vertex < 0 || vertex >= self->n_vertices)
    return FALSE;
  harbour = tokens_find_harbour (self, (guint) vertex);
  n = name_lands (self, map->vertex[vertex].hex, FAVOR_HEX_AT_VERTEX, around);
  if (n < FAVOR_HEX_AT_VERTEX)
    around->titles[n] = name_sea_at_vertex (map, (guint) vertex, n);
  around->beside = harbour >= 0 ? harbours[harbour] : NULL;
  return TRUE;
}

gboolean
tokens_surround_edge (gconstpointer state, int edge, FavorSurroundings *around)
{
  const TokensState *self = state;
  const FavorHexMap *map = tokens_map (self);

  if (edge < 0 || edge >= self->n_edges)
    return FALSE;
  if (name_lands (self, map->edge[edge].hex, 2, around) < 2)
    around->titles[1] =
      seas_at_sides[find (map->hex[map->edge[edge].hex[0]].edge, (guint) edge)];
  return TRUE;
}

gboolean
tokens_surround_hex (gconstpointer state, int hex, FavorSurroundings *around)
{
  const TokensState *self = state;

  if (hex < 0 || hex >= self->n_hexes)
    return FALSE;
  name_land (self, (guint) hex, around, 0);
  return TRUE;
}
