/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "fixture.h"

#include "favor-save.h"

FavorSession *
fixture_new_of (const FavorGame *game, guint n_seats, guint n_people, guint64 seed)
{
  static const char *const names[] = {
    "Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gil", "Hal"
  };
  g_autofree gpointer options = g_malloc (game->options->size);
  g_autoptr (GError)  error = NULL;
  FavorPlayer         players[FAVOR_MAX_SEATS];
  FavorSession       *session;

  for (guint i = 0; i < n_seats; i++)
    players[i] = (FavorPlayer){ .name = (char *) names[i],
                                .is_bot = i >= n_people,
                                .level = FAVOR_LEVEL_CASUAL,
                                .colour = (guint8) i };
  favor_schema_set_defaults (game->options, options);
  session = favor_session_new (game, options, players, n_seats, seed, &error);
  g_assert_no_error (error);
  return session;
}

FavorSession *
fixture_new (guint n_seats, guint64 seed)
{
  FavorSession *session = fixture_new_of (&favor_dummy_game, n_seats, n_seats, seed);
  FavorPlayer   bo = { .name = (char *) "Bo",
                       .is_bot = TRUE,
                       .level = FAVOR_LEVEL_CASUAL,
                       .colour = 1 };

  favor_session_set_player (session, 1, &bo);
  favor_session_mark_saved (session);
  return session;
}

FavorAction
fixture_nth_action (FavorSession *session, guint nth)
{
  g_auto (FavorActions) legal = { NULL };
  gconstpointer         state = favor_session_get_state (session,
                                                 favor_session_get_n_plies (session));

  favor_session_get_game (session)->list (state, &legal);
  g_assert_cmpuint (legal.n, >, 0);
  return legal.items[nth % legal.n];
}

void
fixture_step (FavorSession *session, guint nth)
{
  g_autoptr (GError) error = NULL;
  FavorAction        action = fixture_nth_action (session, nth);

  g_assert_true (favor_session_submit (session, &action, &error));
  g_assert_no_error (error);
}

void
fixture_choose (FavorSession *session, FavorLevel level)
{
  const FavorGame    *game = favor_session_get_game (session);
  guint               n = favor_session_get_n_plies (session);
  g_autofree gpointer observed = g_memdup2 (favor_session_get_state (session, n),
                                            game->state->size);
  g_autoptr (GError)  error = NULL;
  FavorBotTask        task = { .game = game, .level = level };
  FavorBotChoice      choice;

  task.seat = favor_session_get_decider (session);
  favor_game_observe (game, observed, task.seat);
  task.observed = observed;
  task.seed = favor_bot_seed (favor_session_get_seed (session), n, task.seat);
  favor_bot_choose (&task, &choice);
  favor_session_submit (session, &choice.proposals[0].action, &error);
  g_assert_no_error (error);
}

guint
fixture_play (FavorSession *session, guint n, guint64 seed)
{
  FavorRng rng;

  favor_rng_seed (&rng, seed);
  for (guint i = 0; i < n; i++)
    {
      if (favor_session_get_over (session))
        return i;
      fixture_step (session, favor_rng_below (&rng, 1000));
    }
  return n;
}

void
fixture_assert_same (FavorSession *a, FavorSession *b)
{
  g_autoptr (GBytes) first = favor_save_to_bytes (a);
  g_autoptr (GBytes) second = favor_save_to_bytes (b);
  const char        *text = g_bytes_get_data (first, NULL);
  const char        *other = g_bytes_get_data (second, NULL);

  if (!g_bytes_equal (first, second))
    g_error ("not the same:\n%s\n%s", text, other);
}
