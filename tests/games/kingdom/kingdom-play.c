/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "kingdom-play.h"

/* Takes what lies on the map out of the stacks. */
static void
take (KingdomTable *table, guint piece)
{
  guint at = 0;

  if (kingdom_giver[piece] != KINGDOM_PHILOSOPHER)
    {
      table->stack[kingdom_giver[piece]]--;
      return;
    }
  while (table->philosophers[at] != piece)
    at++;
  table->n_philosophers--;
  memmove (table->philosophers + at,
           table->philosophers + at + 1,
           table->n_philosophers - at);
  table->philosophers[table->n_philosophers] = 0;
}

static void
take_from_map (KingdomTable *table)
{
  for (guint i = 0; i < KINGDOM_N_TILES; i++)
    {
      const KingdomTile *tile = &table->tile[i];

      if (tile->middle != KINGDOM_TOKEN_NONE)
        take (table, kingdom_piece_of_token[tile->middle]);
      for (guint side = 0; side < FAVOR_N_SIDES; side++)
        {
          if (tile->tri[side] != KINGDOM_TRIANGLE_NONE)
            take (table, kingdom_piece_of_triangle[tile->tri[side]]);
          if (tile->arm_hunter[side])
            take (table, KINGDOM_PIECE_HUNTER);
        }
    }
}

static void
give_words (KingdomState *state, const char *words, gboolean actions)
{
  g_auto (GStrv) ids = g_strsplit (words != NULL ? words : "", " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    if (actions)
      {
        const gint character = favor_test_find_word (&kingdom_characters, ids[i]);

        state->seat[0].actions[character] = TRUE;
        state->table.stack[character]--;
      }
    else
      {
        const guint piece = (guint) favor_test_find_word (&kingdom_pieces, ids[i]);

        state->seat[0].pieces[piece]++;
        take (&state->table, piece);
      }
}

static void
put_in_hand (KingdomTable *table, guint type)
{
  guint tile = kingdom_prints[type].first;

  while (table->tile[tile].place != KINGDOM_PLACE_BAG)
    tile++;
  table->tile[tile].place = KINGDOM_PLACE_HAND;
  table->hand = (gint8) tile;
}

void
kingdom_play_init (KingdomState *state, const KingdomSetup *setup)
{
  static const guint8 order[] = {
    KINGDOM_PIECE_STRAIGHT, KINGDOM_PIECE_STRAIGHT, KINGDOM_PIECE_STRAIGHT,
    KINGDOM_PIECE_STRAIGHT, KINGDOM_PIECE_CURVE,    KINGDOM_PIECE_CURVE,
    KINGDOM_PIECE_CURVE,    KINGDOM_PIECE_CURVE,    KINGDOM_PIECE_BRIDGE,
  };
  KingdomOptions options;
  FavorRefusal   why = { 0 };

  favor_schema_set_defaults (&kingdom_options_schema, &options);
  options.first_player = 1;
  memset (state, 0, sizeof *state);
  kingdom_setup (state, &options, 2, 1, NULL);
  memcpy (state->table.philosophers, order, sizeof order);
  kingdom_test_lay (setup->map, state->table.tile);
  take_from_map (&state->table);
  give_words (state, setup->pieces, FALSE);
  give_words (state, setup->actions, TRUE);
  state->levels[2] = (guint16) MAX (setup->bishop, 1);
  state->seat[1].taken = (guint8) (state->levels[2] - 1);
  state->seat[1].court[KINGDOM_BISHOP] = state->levels[2] > 1;
  state->turn = (guint16) (1 + state->seat[1].taken);
  memcpy (state->before, state->table.tile, sizeof state->before);
  if (setup->hand != NULL)
    put_in_hand (&state->table, (guint) (setup->hand[0] - 'A'));
  for (guint tile = 0; setup->empty && tile < KINGDOM_N_TILES; tile++)
    if (state->table.tile[tile].place == KINGDOM_PLACE_BAG)
      state->table.tile[tile].place = KINGDOM_PLACE_ASIDE;
  if (!setup->draw)
    kingdom_begin_work (state);
  kingdom_derive (state);
  if (!kingdom_validate (state, &why))
    g_error ("%s: invariant %d", setup->map, why.arg[0]);
}

FavorAction
kingdom_play_action (const KingdomState *state, const char *words)
{
  g_auto (GStrv)     parts = g_strsplit (words, " ", -1);
  FavorAction        action = { .seat = state->head.decider };
  const FavorSchema *args;

  while (strcmp (kingdom_actions[action.kind].id, parts[0]) != 0)
    g_assert_cmpuint (++action.kind, <, KINGDOM_N_ACTIONS);
  args = kingdom_actions[action.kind].args;
  for (guint i = 0; args != NULL && i < args->n_fields; i++)
    if (i + 1 >= g_strv_length (parts))
      action.arg[i] = (gint16) args->fields[i].fallback;
    else if (args->fields[i].type == FAVOR_TYPE_ENUM)
      action.arg[i] = (gint16) favor_test_find_word (args->fields[i].words, parts[i + 1]);
    else
      action.arg[i] = (gint16) atoi (parts[i + 1]);
  return action;
}

void
kingdom_play (KingdomState *state, const char *words)
{
  g_auto (GStrv) all = g_strsplit (words, "; ", -1);

  /* A test may have changed the position. */
  kingdom_derive (state);
  for (guint i = 0; all[i] != NULL; i++)
    {
      const FavorAction action = kingdom_play_action (state, all[i]);
      FavorRefusal      why = { 0 };

      if (!kingdom_check (state, &action, &why))
        g_error ("%s: %s", all[i], kingdom_refusals[why.reason].id);
      kingdom_apply (state, &action, NULL);
      if (!kingdom_validate (state, &why))
        g_error ("%s: invariant %d", all[i], why.arg[0]);
    }
}

void
kingdom_play_refused (KingdomState *state, const char *words, const char *id)
{
  const FavorAction action = kingdom_play_action (state, words);
  KingdomState      before;
  FavorRefusal      why = { 0 };

  kingdom_derive (state);
  before = *state;
  g_assert_false (kingdom_check (state, &action, &why));
  g_assert_cmpstr (kingdom_refusals[why.reason].id, ==, id);
  g_assert_cmpmem (state, sizeof *state, &before, sizeof before);
}

void
kingdom_play_offer (KingdomState *state, const char *words, const char *offer)
{
  kingdom_play (state, words);
  kingdom_play (state, "finish-work");
  g_assert_cmpuint (state->head.phase, ==, KINGDOM_PHASE_CLAIM);
  favor_assert_text (kingdom_play_characters (state->offer), offer);
}

char *
kingdom_play_characters (const guint8 *set)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < KINGDOM_N_CHARACTERS; i++)
    if (set[i])
      g_string_append_printf (text,
                              "%s%s",
                              text->len > 0 ? " " : "",
                              kingdom_characters.words[i].id);
  return g_string_free (text, FALSE);
}

char *
kingdom_play_list (const KingdomState *state, KingdomAction kind)
{
  g_auto (FavorActions) actions = { 0 };
  const FavorSchema    *args = kingdom_actions[kind].args;
  GString              *text = g_string_new (NULL);

  kingdom_list (state, &actions);
  for (guint i = 0; i < actions.n; i++)
    if (actions.items[i].kind == kind)
      {
        g_string_append (text, text->len > 0 ? "; " : "");
        for (guint k = 0; args != NULL && k < args->n_fields; k++)
          g_string_append_printf (text,
                                  "%s%d",
                                  k > 0 ? " " : "",
                                  actions.items[i].arg[k]);
      }
  return g_string_free (text, FALSE);
}

guint
kingdom_play_faults (const KingdomState *state)
{
  KingdomMap map;

  kingdom_map_init (&map, state->table.tile);
  return kingdom_table_faults (&state->table, &map, NULL);
}
