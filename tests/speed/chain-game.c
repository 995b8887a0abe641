/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "chain-game.h"

#include "dragon-state.h"

/* The game goes by the name of the one that it repeats, whose view therefore shows it. */
static FavorGame chain_game;
static guint     chain_length;

static gboolean
is_over (const DragonState *state)
{
  return state->head.decider == FAVOR_SEAT_NONE;
}

static void
chain_apply (gpointer state, const FavorAction *action, FavorEvents *events)
{
  DragonState *self = state;
  DragonState  next = { 0 };

  favor_dragon_game.apply (state, action, events);
  if (!is_over (self) || self->head.ply >= chain_length)
    return;
  favor_dragon_game.setup (&next,
                           &self->options,
                           self->head.n_seats,
                           self->head.ply,
                           events);
  next.head.ply = self->head.ply;
  *self = next;
}

/* As if each game were the first. */
static gboolean
chain_validate (gconstpointer state, FavorRefusal *why)
{
  DragonState first = *(const DragonState *) state;

  first.head.ply = MIN (first.head.ply, DRAGON_MAX_PLIES);
  return favor_dragon_game.validate (&first, why);
}

/* Offers would outnumber all the others. */
static const FavorAction *
pick (const FavorActions *legal, FavorRng *rng)
{
  guint8 kind = legal->items[favor_rng_below (rng, legal->n)].kind;
  guint  n_others = 0;

  for (guint i = 0; i < legal->n; i++)
    n_others += legal->items[i].kind != kind;
  if (n_others == 0 || favor_rng_below (rng, 3) > 0)
    return &legal->items[favor_rng_below (rng, legal->n)];
  n_others = favor_rng_below (rng, n_others);
  for (guint i = 0;; i++)
    if (legal->items[i].kind != kind && n_others-- == 0)
      return &legal->items[i];
}

FavorSession *
chain_game_play (guint n_seats, guint n_plies, guint64 seed)
{
  static const char *const names[] = { "Ann", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus" };
  g_autoptr (GError)       error = NULL;
  g_auto (FavorActions)    legal = { 0 };
  DragonOptions            options = { 0 };
  FavorPlayer              players[DRAGON_MAX_SEATS];
  FavorSession            *session;
  FavorRng                 rng;

  g_assert (n_seats <= G_N_ELEMENTS (names));
  chain_game = favor_dragon_game;
  chain_game.apply = chain_apply;
  chain_game.validate = chain_validate;
  chain_length = n_plies;
  favor_schema_set_defaults (&dragon_options_schema, &options);
  for (guint i = 0; i < n_seats; i++)
    players[i] = (FavorPlayer){ .name = (char *) names[i],
                                .is_bot = i > 0,
                                .colour = (guint8) i };
  session = favor_session_new (&chain_game, &options, players, n_seats, seed, &error);
  g_assert_no_error (error);
  favor_rng_seed (&rng, seed);
  while (!favor_session_get_over (session))
    {
      guint n = favor_session_get_n_plies (session);

      chain_game.list (favor_session_get_state (session, n), &legal);
      favor_session_submit (session, pick (&legal, &rng), &error);
      g_assert_no_error (error);
    }
  return session;
}
