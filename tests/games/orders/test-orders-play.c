/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "orders-bot.h"
#include "orders-flood.h"
#include "orders-position.h"

/* Random games over all options and numbers of seats: the kept features are those that a flood fill finds
 * after every ply, every position keeps the invariants, followers and tiles are conserved. How many games
 * are played can be said by ORDERS_GAMES. */

static guint
n_games (void)
{
  const char *text = g_getenv ("ORDERS_GAMES");

  return text != NULL ? (guint) atoi (text) : 20;
}

static void
draw_options (OrdersOptions *options, FavorRng *rng)
{
  favor_schema_set_defaults (&orders_options_schema, options);
  options->orders = favor_rng_below (rng, 4) == 0;
  options->farms = favor_rng_below (rng, 4) == 0;
  options->two_tile_city = (guint8) favor_rng_below (rng, 2);
  options->road_connection = favor_rng_below (rng, 4) == 0;
  options->open_orders = favor_rng_below (rng, 4) == 0;
}

static void
require_position (const OrdersState *state, guint game)
{
  FavorRefusal     why = { 0 };
  g_autofree char *where = NULL;

  if (!favor_schema_check (&orders_state_schema,
                           state,
                           state->head.n_seats,
                           FALSE,
                           &where,
                           NULL))
    g_error ("game %u, ply %u: %s", game, state->head.ply, where);
  if (!orders_validate (state, &why))
    g_error ("game %u, ply %u: invariant %d", game, state->head.ply, why.arg[0]);
  orders_flood_compare (state);
}

static void
play (guint game, guint64 *seen)
{
  OrdersState           state = { 0 };
  OrdersOptions         options;
  g_auto (FavorActions) legal = { 0 };
  g_auto (FavorEvents)  events = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, game);
  draw_options (&options, &rng);
  orders_setup (&state, &options, 2 + game % 5, game, &events);
  while (state.head.decider != FAVOR_SEAT_NONE)
    {
      guint chosen;

      require_position (&state, game);
      orders_list (&state, &legal);
      chosen = favor_rng_below (&rng, 3) == 0 ? orders_prefer (&state, &legal, &rng, NULL)
                                              : favor_rng_below (&rng, legal.n);
      favor_events_clear (&events);
      orders_apply (&state, &legal.items[chosen], &events);
      for (guint i = 0; i < events.n; i++)
        *seen |= G_GUINT64_CONSTANT (1) << events.items[i].kind;
    }
  require_position (&state, game);
  g_assert_cmpuint (state.head.ply, <=, ORDERS_MAX_PLIES);
}

static void
test_play (void)
{
  guint64 seen = 0;

  for (guint game = 0; game < n_games (); game++)
    play (game, &seen);
}

/* Everything that can happen does, in games without the flood fill. */
static void
test_events (void)
{
  guint64 seen = 0;

  for (guint game = 0; game < 600; game++)
    {
      OrdersState           state = { 0 };
      OrdersOptions         options;
      g_auto (FavorActions) legal = { 0 };
      g_auto (FavorEvents)  events = { 0 };
      FavorRng              rng;

      favor_rng_seed (&rng, 1000 + game);
      draw_options (&options, &rng);
      orders_setup (&state, &options, 2 + game % 5, game, &events);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          orders_list (&state, &legal);
          orders_apply (&state, &legal.items[favor_rng_below (&rng, legal.n)], &events);
        }
      for (guint i = 0; i < events.n; i++)
        seen |= G_GUINT64_CONSTANT (1) << events.items[i].kind;
    }
  for (guint kind = 0; kind < ORDERS_N_EVENTS; kind++)
    if ((seen >> kind & 1) == 0)
      g_error ("%s never happens", orders_events[kind].id);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/play/features-and-invariants", test_play);
  g_test_add_func ("/orders/play/every-event", test_events);
  return g_test_run ();
}
