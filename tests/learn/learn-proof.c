/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "learn-proof.h"

#include <string.h>

/* Samples of what may be hidden; far more than there are cases. */
#define N_WORLDS 200
/* A puzzle with more positions than this in a turn is too large to be proved. */
#define MAX_POSITIONS 400000

/* ---- One world, nothing hidden -------------------------------------------------------- */

/**
 * Search:
 * @seat: who wants to win
 * @owner: whose turn it is
 * @known: from the hash of a position to whether it can be won
 */
typedef struct
{
  const FavorGame *game;
  FavorSeat        seat;
  FavorSeat        owner;
  GHashTable      *known;
} Search;

static gboolean
is_only_winner (const FavorGame *game, gconstpointer state, FavorSeat seat)
{
  guint    winners = 0;
  FavorPad pad;

  for (guint other = 0; other < favor_game_head (state)->n_seats; other++)
    {
      game->score (state, (FavorSeat) other, &pad);
      winners += pad.winner;
    }
  game->score (state, seat, &pad);
  return pad.winner && winners == 1;
}

static gboolean can_win (Search *self, gconstpointer state);

/* The seat needs one good action, the others must have no way out. */
static gboolean
try_all (Search *self, gconstpointer state)
{
  const gsize           size = self->game->state->size;
  const gboolean        own = favor_game_head (state)->decider == self->seat;
  g_autofree gpointer   next = g_malloc (size);
  g_auto (FavorActions) legal = { NULL };

  self->game->list (state, &legal);
  /* From the end: what wins is seldom at the beginning, where cards are sold. */
  for (guint i = legal.n; i-- > 0;)
    {
      memcpy (next, state, size);
      self->game->apply (next, &legal.items[i], NULL);
      if (can_win (self, next) == own)
        return own;
    }
  return !own;
}

static gboolean
can_win (Search *self, gconstpointer state)
{
  const FavorHead *head = favor_game_head (state);
  gint64           hash;
  gpointer         known;
  gboolean         result;

  if (head->decider == FAVOR_SEAT_NONE)
    return is_only_winner (self->game, state, self->seat);
  if (head->turn_owner != self->owner)
    return FALSE;
  hash = (gint64) favor_schema_hash (self->game->state, state);
  if (g_hash_table_lookup_extended (self->known, &hash, NULL, &known))
    return GPOINTER_TO_INT (known);
  g_assert_cmpuint (g_hash_table_size (self->known), <, MAX_POSITIONS);
  result = try_all (self, state);
  g_hash_table_insert (self->known,
                       g_memdup2 (&hash, sizeof hash),
                       GINT_TO_POINTER (result));
  return result;
}

/* Whether `seat` can win before the turn of `state` is over. */
static gboolean
search (const FavorGame *game, gconstpointer state, FavorSeat seat)
{
  Search   self = { game, seat, favor_game_head (state)->turn_owner, NULL };
  gboolean result;

  self.known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  result = can_win (&self, state);
  g_hash_table_unref (self.known);
  return result;
}

/* ---- All worlds ----------------------------------------------------------------------- */

/* (transfer full): one of the positions that `state` can be, as its decider sees it */
static gpointer
make_world (const FavorGame *game, gconstpointer state, FavorRng *rng)
{
  const FavorSeat seat = favor_game_head (state)->decider;
  gpointer        world = g_memdup2 (state, game->state->size);

  favor_game_observe (game, world, seat);
  game->determinize (world, seat, rng);
  return world;
}

gboolean
learn_proof_wins (const FavorGame *game, gconstpointer state, const FavorAction *action)
{
  const FavorSeat seat = favor_game_head (state)->decider;
  FavorRng        rng;

  favor_rng_seed (&rng, 1);
  for (guint i = 0; i < N_WORLDS; i++)
    {
      g_autofree gpointer world = make_world (game, state, &rng);

      game->apply (world, action, NULL);
      if (!search (game, world, seat))
        return FALSE;
    }
  return TRUE;
}

/* Plays the first legal action that `step` expects. */
static void
play_step (const FavorGame *game, gpointer world, const FavorLessonStep *step)
{
  g_auto (FavorActions) legal = { NULL };

  game->list (world, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (favor_lesson_step_expects (step, &legal.items[i]))
      {
        game->apply (world, &legal.items[i], NULL);
        return;
      }
  g_assert_not_reached ();
}

gboolean
learn_proof_stops (const FavorGame   *game,
                   gconstpointer      state,
                   const FavorAction *action,
                   const FavorLesson *lesson,
                   guint              nth)
{
  const FavorSeat seat = favor_game_head (state)->decider;
  FavorRng        rng;

  favor_rng_seed (&rng, 1);
  for (guint i = 0; i < N_WORLDS; i++)
    {
      g_autofree gpointer world = make_world (game, state, &rng);

      game->apply (world, action, NULL);
      for (guint j = nth + 1; j < lesson->steps->len; j++)
        play_step (game, world, g_ptr_array_index (lesson->steps, j));
      g_assert_cmpint (favor_game_head (world)->turn_owner, !=, seat);
      for (guint other = 0; other < favor_game_head (world)->n_seats; other++)
        if (other != (guint) seat && search (game, world, (FavorSeat) other))
          return FALSE;
    }
  return TRUE;
}
