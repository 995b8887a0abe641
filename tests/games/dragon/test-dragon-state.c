/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-position.h"

/* The schemas describe everything, and the derived values of the specification (3.6). */

static void
assert_covers (const FavorSchema *schema)
{
  g_autofree char *why = NULL;

  if (!favor_schema_covers (schema, &why))
    g_error ("%s: %s", schema->id, why);
}

static void
test_schemas (void)
{
  const FavorGame *game = &favor_dragon_game;

  assert_covers (game->state);
  assert_covers (game->options);
  for (guint i = 0; i < game->n_actions; i++)
    if (game->actions[i].args != NULL)
      assert_covers (game->actions[i].args);
  for (guint i = 0; i < game->n_events; i++)
    if (game->events[i].args != NULL)
      {
        assert_covers (game->events[i].args);
        g_assert_cmpuint (game->events[i].args->n_fields, <=, FAVOR_EVENT_ARGS);
      }
  for (guint i = 0; i < game->n_refusals; i++)
    if (game->refusals[i].args != NULL)
      assert_covers (game->refusals[i].args);
  /* Copies are made by the million. */
  g_assert_cmpuint (sizeof (DragonState), <=, 1024);
}

static void
test_lap_order (void)
{
  for (guint n = DRAGON_MIN_SEATS; n <= DRAGON_MAX_SEATS; n++)
    for (FavorSeat judge = 0; judge < (FavorSeat) n; judge++)
      for (guint lap = 1; lap <= DRAGON_MAX_VOTES; lap++)
        {
          DragonState state = { .head.n_seats = (guint8) n, .judge = judge };
          guint       seen = 0;

          for (guint position = 0; position < n; position++)
            {
              const FavorSeat seat = dragon_lap_seat (&state, lap, position);

              seen |= 1u << seat;
              g_assert_cmpuint (dragon_lap_position (&state, lap, seat), ==, position);
            }
          g_assert_cmpuint (seen, ==, (1u << n) - 1);
          g_assert_cmpint (dragon_lap_seat (&state, lap, n - 1), ==, judge);
        }
}

static void
test_placements_left (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D O C", .votes = 3 };

  dragon_position_init (&self, &setup);
  for (FavorSeat seat = 0; seat < 3; seat++)
    g_assert_cmpuint (dragon_placements_left (&self.state, seat), ==, 3);
  dragon_position_play (&self, "O:Ar>Ar");
  g_assert_cmpuint (dragon_placements_left (&self.state, 1), ==, 2);
  g_assert_cmpuint (dragon_next_lap (&self.state, 1), ==, 2);
  g_assert_cmpuint (dragon_placements_left (&self.state, 0), ==, 3);
  g_assert_cmpuint (dragon_next_lap (&self.state, 0), ==, 1);
  dragon_position_play (&self, "C:Ar>Ar D:Ar>Ar / C:Me>Ar");
  g_assert_cmpuint (dragon_placements_left (&self.state, 2), ==, 1);
  g_assert_cmpuint (dragon_placements_left (&self.state, 1), ==, 2);
}

static void
test_located (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "D O C",
          .votes = 3,
          .options = "placing=secret",
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:Ar>Ar");
  g_assert_false (dragon_is_located (&self.state, 0));
  dragon_position_play (&self, "C:Ar>Ar");
  g_assert_true (dragon_is_located (&self.state, 0));
  g_assert_true (dragon_is_located (&self.state, 1));
  dragon_position_play (&self, "D:Ar>Ar / C:Me>Ar");
  g_assert_true (dragon_is_located (&self.state, 2));
  g_assert_false (dragon_is_located (&self.state, 3));
}

static void
test_home_is_public (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "T0 C0 B0",
          .judge = 'B',
          .votes = 3,
          .options = "delegations=open",
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self,
                        "T:So>So C:Me>Me B:Su>Su / C:Ar>Ar T:So>No B:No>No / T:No>No "
                        "C:No>Me B:Su>No T:send(So) C:send(Me)");
  g_assert_false (dragon_round_is_over (&self.state, 1));
  g_assert_false (dragon_home_is_public (&self.state, 0, 1));
  dragon_position_play (&self, "B:send(No)");
  g_assert_true (dragon_round_is_over (&self.state, 1));
  g_assert_true (dragon_home_is_public (&self.state, 0, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon/state/schemas", test_schemas);
  g_test_add_func ("/dragon/state/lap-order", test_lap_order);
  g_test_add_func ("/dragon/state/placements-left", test_placements_left);
  g_test_add_func ("/dragon/state/located", test_located);
  g_test_add_func ("/dragon/state/home-is-public", test_home_is_public);
  return g_test_run ();
}
