/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "favor-text.h"
#include "tokens-position.h"

/* What the places of the island are called. */

#define N_ISLANDS 300

static TokensState
set_up_island (guint n_seats, TokensLayout layout, guint64 seed)
{
  TokensOptions options;
  TokensState   state = { 0 };

  favor_schema_set_defaults (&tokens_options_schema, &options);
  options.layout = (guint8) layout;
  favor_tokens_game.setup (&state, &options, n_seats, seed, NULL);
  return state;
}

static guint
count_places (const TokensState *state, const FavorThing *thing)
{
  return thing == &tokens_thing_hex      ? state->n_hexes
         : thing == &tokens_thing_vertex ? state->n_vertices
                                         : state->n_edges;
}

static void
assert_told_apart (const TokensState *state, const FavorThing *thing)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash,
                                                       g_str_equal,
                                                       g_free,
                                                       NULL);
  const FavorNames       names = { .state = state };

  for (guint i = 0; i < count_places (state, thing); i++)
    {
      char *name = favor_text_for_place (thing, (int) i, &names);

      g_assert_nonnull (name);
      g_test_message ("%s: %s", thing->id, name);
      g_assert_true (g_hash_table_add (seen, name));
    }
}

/* However terrains and numbers lie, no two places are called alike. */
static void
test_told_apart (gconstpointer data)
{
  const guint n_seats = GPOINTER_TO_UINT (data);

  for (guint64 seed = 0; seed < N_ISLANDS; seed++)
    {
      const TokensLayout layout = seed == 0 ? TOKENS_LAYOUT_BEGINNER
                                            : TOKENS_LAYOUT_RANDOM;
      const TokensState  state = set_up_island (n_seats, layout, seed);

      assert_told_apart (&state, &tokens_thing_hex);
      assert_told_apart (&state, &tokens_thing_vertex);
      assert_told_apart (&state, &tokens_thing_edge);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/tokens/places/small", GUINT_TO_POINTER (4), test_told_apart);
  g_test_add_data_func ("/tokens/places/large", GUINT_TO_POINTER (6), test_told_apart);
  return g_test_run ();
}
