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

static void
name_land (const TokensState *state, guint hex, FavorSurroundings *around, guint i)
{
  around->titles[i] = tokens_terrains.words[state->terrain[hex]].title;
  around->numbers[i] = state->number_token[hex];
}

/* The lands at a place, and the sea if there are less than `most`. */
static void
name_lands (const TokensState *state,
            const guint8      *hexes,
            guint              most,
            FavorSurroundings *around)
{
  guint n = 0;

  for (; n < most && hexes[n] != FAVOR_HEX_NONE; n++)
    name_land (state, hexes[n], around, n);
  if (n < most)
    /* Translators: in a list of what lies around a place: "Forest 8, Fields 3 and sea" */
    around->titles[n] = N_ ("sea");
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
  gint               harbour;

  if (vertex < 0 || vertex >= self->n_vertices)
    return FALSE;
  harbour = tokens_find_harbour (self, (guint) vertex);
  name_lands (self, tokens_map (self)->vertex[vertex].hex, FAVOR_HEX_AT_VERTEX, around);
  around->beside = harbour >= 0 ? harbours[harbour] : NULL;
  return TRUE;
}

gboolean
tokens_surround_edge (gconstpointer state, int edge, FavorSurroundings *around)
{
  const TokensState *self = state;

  if (edge < 0 || edge >= self->n_edges)
    return FALSE;
  name_lands (self, tokens_map (self)->edge[edge].hex, 2, around);
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
