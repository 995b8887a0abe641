/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-conformance-private.h"

/* Whole games: every option, and the signature. */

/* Options */

/* All values that one element of an option can have. Returns: (element-type gint64) */
static GArray *
list_values (const FavorField *field, guint n_seats)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gint64));
  gint64  last;

  if (field->type == FAVOR_TYPE_INT)
    last = field->max;
  else if (field->type == FAVOR_TYPE_SEATS)
    last = (1 << n_seats) - 1;
  else if (field->type == FAVOR_TYPE_SET)
    last = (1 << MIN (field->words->n_words, 16)) - 1;
  else
    last = field->words != NULL ? field->words->n_words : FAVOR_MAX_SEATS;
  for (gint64 value = MIN (FAVOR_NONE, field->min); value <= last; value++)
    if (favor_field_in_range (field, value, n_seats))
      g_array_append_val (values, value);
  return values;
}

/* Plays a game to its end. */
static void
play_with (const FavorGame *game, gconstpointer options, guint n_seats, FavorRng *rng)
{
  g_autofree gpointer   state = g_malloc0 (game->state->size);
  g_auto (FavorActions) legal = { 0 };
  FavorRefusal          why;

  game->setup (state, options, n_seats, favor_rng_next (rng), NULL);
  for (guint ply = 0; ply <= game->max_plies; ply++)
    {
      g_assert_true (game->validate (state, &why));
      game->list (state, &legal);
      if (legal.n == 0)
        return;
      game->apply (state, &legal.items[favor_rng_below (rng, legal.n)], NULL);
    }
  g_error ("%s: not over after %u plies", game->id, game->max_plies);
}

/* Looks for accepted options with this value, first among the defaults, and plays them. */
static gboolean
can_play_value (const FavorGame  *game,
                const FavorField *field,
                gint64            value,
                FavorRng         *rng)
{
  g_autofree gpointer options = g_malloc0 (game->options->size);
  FavorRefusal        why;

  for (guint i = 0; i < 2000; i++)
    {
      guint n_seats = game->min_seats + i % (game->max_seats - game->min_seats + 1);

      if (i <= (guint) game->max_seats - game->min_seats)
        {
          favor_schema_set_defaults (game->options, options);
          favor_schema_trim (game->options, options, n_seats);
        }
      else
        favor_random_fill (game->options, options, n_seats, rng);
      favor_field_set (field, options, 0, value);
      if (!favor_schema_check (game->options, options, n_seats, FALSE, NULL, NULL) ||
          !game->accept (options, n_seats, &why))
        continue;
      play_with (game, options, n_seats, rng);
      return TRUE;
    }
  return FALSE;
}

static void
test_options (const FavorGame *game)
{
  FavorRng rng;

  favor_rng_seed (&rng, 11);
  for (guint i = 0; i < game->options->n_fields; i++)
    {
      const FavorField  *field = &game->options->fields[i];
      g_autoptr (GArray) values = NULL;

      /* A struct among the options is reached by random options. */
      if (field->type == FAVOR_TYPE_STRUCT || field->type == FAVOR_TYPE_U64)
        continue;
      g_assert_nonnull (field->title);
      g_assert_nonnull (field->summary);
      values = list_values (field, game->max_seats);
      g_assert_cmpuint (values->len, >, 1);
      for (guint j = 0; j < values->len; j++)
        if (!can_play_value (game, field, g_array_index (values, gint64, j), &rng))
          g_error ("%s: option %s is never accepted as %d",
                   game->id,
                   field->name,
                   (int) g_array_index (values, gint64, j));
    }
}

/* Signature */

#define SIGNATURE_SEEDS 16

static guint64
sign_game (const FavorGame *game, guint n_seats, guint seed)
{
  FavorRun *run = favor_run_new (game, n_seats, seed);
  guint64   signature = favor_game_hash (game, run->state);

  run->by_chance = TRUE;
  while (favor_run_step (run))
    signature = favor_rng_mix (signature, favor_game_hash (game, run->state), run->ply);
  favor_run_free (run);
  return signature;
}

/* A number over games played by chance that changes with the rules and with nothing else, not
 * even with the game's policy. A change of rules brings the new one along; a change that was
 * not meant to touch the rules must not touch it. */
static void
test_signature (const FavorGame *game)
{
  g_autofree char   *path = g_test_build_filename (G_TEST_DIST,
                                                 "data",
                                                 "signatures",
                                                 game->id,
                                                 NULL);
  g_autofree char   *text = NULL;
  g_autofree char   *expected = NULL;
  g_autoptr (GError) error = NULL;
  guint64            signature = game->rules_version;

  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    for (guint seed = 0; seed < SIGNATURE_SEEDS; seed++)
      signature = favor_rng_mix (signature, sign_game (game, n_seats, seed), n_seats);
  text = g_strdup_printf ("0x%016" G_GINT64_MODIFIER "x\n", signature);

  if (g_getenv ("FAVOR_UPDATE_SIGNATURES") != NULL)
    {
      g_file_set_contents (path, text, -1, &error);
      g_assert_no_error (error);
      g_test_message ("%s is now %s", path, text);
      return;
    }
  g_file_get_contents (path, &expected, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
}

void
favor_conformance_add_whole (const FavorGame *game)
{
  favor_conformance_add_test (game, "options", test_options);
  favor_conformance_add_test (game, "signature", test_signature);
}
