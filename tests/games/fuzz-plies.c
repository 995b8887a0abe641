/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <stdlib.h>
#include <string.h>

#include "favor-conformance-private.h"
#include "favor-games.h"

/* Plays a number of random plies with random seats, options and seeds, validates every
 * position and checks a mutated action in each. For long runs under the sanitizers:
 *
 *   fuzz-plies NAME-OF-ITS-FOLDER 1000000 [SEED]
 */

typedef struct
{
  const FavorGame *game;
  FavorRng         rng;
  gpointer         options;
  gpointer         state;
  gpointer         copy;
  FavorActions     legal;
  FavorEvents      events;
  guint64          n_plies;
  guint64          n_games;
  guint64          n_accepted;
} Fuzz;

static void
check_position (Fuzz *fuzz, guint64 seed, guint ply)
{
  FavorRefusal     why = { 0 };
  g_autofree char *where = NULL;
  guint            n_seats = favor_game_head (fuzz->state)->n_seats;

  if (!favor_schema_check (fuzz->game->state, fuzz->state, n_seats, FALSE, &where, NULL))
    g_error ("game %" G_GUINT64_FORMAT ", ply %u: %s", seed, ply, where);
  if (!fuzz->game->validate (fuzz->state, &why))
    g_error ("game %" G_GUINT64_FORMAT ", ply %u: invariant %d is broken",
             seed,
             ply,
             why.arg[0]);
}

/* A changed action is refused and changes nothing, or it is played on a copy. */
static void
try_mutation (Fuzz *fuzz, guint64 seed, guint ply)
{
  const FavorGame *game = fuzz->game;
  FavorAction      action;
  FavorRefusal     why = { 0 };

  favor_random_action (game, &fuzz->legal, &action, &fuzz->rng);
  memcpy (fuzz->copy, fuzz->state, game->state->size);
  if (!game->check (fuzz->copy, &action, &why))
    {
      if (why.reason == 0 || why.reason >= game->n_refusals ||
          memcmp (fuzz->copy, fuzz->state, game->state->size) != 0)
        g_error ("game %" G_GUINT64_FORMAT ", ply %u: refused as %u",
                 seed,
                 ply,
                 why.reason);
      return;
    }
  fuzz->n_accepted++;
  favor_events_clear (&fuzz->events);
  game->apply (fuzz->copy, &action, &fuzz->events);
  if (!game->validate (fuzz->copy, &why))
    g_error ("game %" G_GUINT64_FORMAT ", ply %u: a mutated action breaks invariant %d",
             seed,
             ply,
             why.arg[0]);
}

static void
play_one (Fuzz *fuzz, guint64 max_plies)
{
  const FavorGame *game = fuzz->game;
  guint64          seed = favor_rng_next (&fuzz->rng);
  guint            n_seats = game->min_seats +
                  favor_rng_below (&fuzz->rng, game->max_seats - game->min_seats + 1);

  memset (fuzz->state, 0, game->state->size);
  favor_random_options (game, fuzz->options, n_seats, &fuzz->rng);
  favor_events_clear (&fuzz->events);
  game->setup (fuzz->state, fuzz->options, n_seats, seed, &fuzz->events);
  for (guint ply = 0;; ply++)
    {
      if (ply > game->max_plies)
        g_error ("game %" G_GUINT64_FORMAT ": not over", seed);
      check_position (fuzz, seed, ply);
      game->list (fuzz->state, &fuzz->legal);
      try_mutation (fuzz, seed, ply);
      if (fuzz->legal.n == 0 || fuzz->n_plies == max_plies)
        break;
      favor_events_clear (&fuzz->events);
      game->apply (fuzz->state,
                   &fuzz->legal.items[favor_rng_below (&fuzz->rng, fuzz->legal.n)],
                   &fuzz->events);
      fuzz->n_plies++;
    }
  fuzz->n_games++;
}

/* (nullable) */
static const FavorGame *
find_game (const char *name)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    if (g_str_equal (favor_games_get_name (favor_games_get_nth (i)), name))
      return favor_games_get_nth (i);
  return NULL;
}

int
main (int argc, char *argv[])
{
  const FavorGame *game = argc > 2 ? find_game (argv[1]) : NULL;
  Fuzz             fuzz = { 0 };
  guint64          max_plies, seed = 1;

  if (game == NULL || argc > 4 ||
      !g_ascii_string_to_unsigned (argv[2], 10, 1, G_MAXINT64, &max_plies, NULL) ||
      (argc == 4 &&
       !g_ascii_string_to_unsigned (argv[3], 10, 0, G_MAXUINT64, &seed, NULL)))
    {
      g_printerr ("Usage: %s GAME PLIES [SEED]\n", argv[0]);
      return EXIT_FAILURE;
    }
  fuzz.game = game;
  fuzz.options = g_malloc (game->options->size);
  fuzz.state = g_malloc (game->state->size);
  fuzz.copy = g_malloc (game->state->size);
  favor_rng_seed (&fuzz.rng, seed);
  while (fuzz.n_plies < max_plies)
    play_one (&fuzz, max_plies);
  g_print ("%" G_GUINT64_FORMAT " plies, %" G_GUINT64_FORMAT
           " games, OK (%" G_GUINT64_FORMAT " mutated actions were legal)\n",
           fuzz.n_plies,
           fuzz.n_games,
           fuzz.n_accepted);

  favor_actions_free_items (&fuzz.legal);
  favor_events_free_items (&fuzz.events);
  g_free (fuzz.options);
  g_free (fuzz.state);
  g_free (fuzz.copy);
  return EXIT_SUCCESS;
}
