/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "dragon-position.h"
#include "favor-text.h"

/* What is listed: the specification's order, its four forms of an offer, its bounds. */

static void
list (DragonPosition *self, FavorActions *legal)
{
  FavorRefusal why = { 0 };

  favor_dragon_game.list (&self->state, legal);
  for (guint i = 0; i < legal->n; i++)
    g_assert_true (favor_dragon_game.check (&self->state, &legal->items[i], &why));
}

static void
assert_listed (DragonPosition     *self,
               const FavorActions *legal,
               guint               at,
               const char         *move)
{
  const FavorAction expected = dragon_position_move (self, move);

  g_assert_cmpuint (at, <, legal->n);
  g_assert_cmpmem (&legal->items[at], sizeof expected, &expected, sizeof expected);
}

static void
test_vote (void)
{
  g_auto (DragonPosition) self = { 0 };
  g_auto (FavorActions)   legal = { 0 };
  const DragonSetup       setup = { .seats = "D1 O2 C0", .votes = 1 };

  /* Five different cards of the Ox, two gifts, two partners. */
  dragon_position_init (&self, &setup);
  list (&self, &legal);
  g_assert_cmpuint (legal.n, ==, 5 * 6 + 2 + 2 * 6 * 4);
  g_assert_false (legal.complete);
  assert_listed (&self, &legal, 0, "O:Ar>Ar");
  assert_listed (&self, &legal, 1, "O:Ar>As");
  assert_listed (&self, &legal, 12, "O:No>Ar");
  assert_listed (&self, &legal, 29, "O:Su>Su");
  assert_listed (&self, &legal, 30, "O:give(D,1)");
  assert_listed (&self, &legal, 31, "O:give(C,1)");
  assert_listed (&self, &legal, 32, "O:offer(D,vote-for,Ar,1,now)");
  assert_listed (&self, &legal, 33, "O:offer(D,vote-for,Ar,1,after)");
  assert_listed (&self, &legal, 34, "O:offer(D,vote-for,Ar,0,now,pledge)");
  assert_listed (&self, &legal, 35, "O:offer(D,avoid,Ar,1,now)");
  assert_listed (&self, &legal, 36, "O:offer(D,vote-for,As,1,now)");
  assert_listed (&self, &legal, 56, "O:offer(C,vote-for,Ar,1,now)");
  assert_listed (&self, &legal, 79, "O:offer(C,avoid,Su,1,now)");

  /* Who has placed his only card is no partner, who has nothing pays nothing now. */
  dragon_position_play (&self, "O:Ar>Ar");
  list (&self, &legal);
  g_assert_cmpuint (legal.n, ==, 5 * 6 + 6 * 2);
  assert_listed (&self, &legal, 30, "C:offer(D,vote-for,Ar,1,after)");
  assert_listed (&self, &legal, 31, "C:offer(D,vote-for,Ar,0,now,pledge)");
}

static void
test_longest (void)
{
  g_auto (DragonPosition) self = { 0 };
  g_auto (FavorActions)   legal = { 0 };
  const DragonSetup       setup = {
          .seats = "D9 O C T B F R",
          .judge = 'R',
          .votes = 3,
  };

  dragon_position_init (&self, &setup);
  list (&self, &legal);
  g_assert_cmpuint (legal.n, ==, 186);
}

static void
test_last_round (void)
{
  g_auto (DragonPosition) self = { 0 };
  g_auto (FavorActions)   legal = { 0 };
  const DragonSetup       setup = { .seats = "D9 O9", .judge = 'D', .round = 5 };

  /* Nothing is promised for later. */
  dragon_position_init (&self, &setup);
  list (&self, &legal);
  g_assert_cmpuint (legal.n, ==, 2 * 6 + 1 + 6 * 3);
  assert_listed (&self, &legal, 14, "O:offer(D,vote-for,Ar,0,now,pledge)");
}

static void
test_limits (void)
{
  g_auto (DragonPosition) self = { 0 };
  g_auto (FavorActions)   legal = { 0 };
  const DragonSetup       setup = { .seats = "D9 O9", .judge = 'D', .votes = 1 };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:give(D,1) O:give(D,1) O:give(D,1)");
  list (&self, &legal);
  g_assert_cmpuint (legal.n, ==, 5 * 6 + 6 * 4);
  dragon_position_play (&self, "O:offer(D,avoid,No,1,now) D:decline");
  dragon_position_play (&self, "O:offer(D,avoid,No,1,now) D:decline");
  list (&self, &legal);
  g_assert_cmpuint (legal.n, ==, 5 * 6);
}

/* In every other phase the list is complete. */
static void
test_other_phases (void)
{
  static const struct
  {
    const char *options;
    const char *script;
    const char *first;
    guint       n;
  } phases[] = {
    { "placing=in-turn-move", "O:Ar>Ar C:Me>Me", "O:shift(As)", 6 },
    { "placing=in-turn", "O:offer(C,avoid,No,1,after)", "C:accept", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_auto (DragonPosition) self = { 0 };
      g_auto (FavorActions)   legal = { 0 };
      DragonSetup             setup = { .seats = "D1 O0 C0", .votes = 1 };

      setup.options = phases[i].options;
      dragon_position_init (&self, &setup);
      dragon_position_play (&self, phases[i].script);
      list (&self, &legal);
      g_assert_cmpuint (legal.n, ==, phases[i].n);
      g_assert_true (legal.complete);
      assert_listed (&self, &legal, 0, phases[i].first);
    }
}

static gboolean
is_listed (const FavorActions *legal, const FavorAction *action)
{
  for (guint i = 0; i < legal->n; i++)
    if (memcmp (&legal->items[i], action, sizeof *action) == 0)
      return TRUE;
  return FALSE;
}

/* In a complete list nothing that passes the check is missing; tried with all values of the
 * first argument and each kind. */
static void
assert_complete (const DragonState *state, const FavorActions *legal)
{
  for (guint kind = 0; kind < DRAGON_N_ACTIONS; kind++)
    for (gint16 value = -1; value <= 7; value++)
      {
        FavorAction  action = { .kind = (guint8) kind, .seat = state->head.decider };
        FavorRefusal why = { 0 };

        action.arg[0] = value;
        if (favor_dragon_game.check (state, &action, &why))
          g_assert_true (is_listed (legal, &action));
      }
}

static void
test_complete (void)
{
  const FavorGame      *game = &favor_dragon_game;
  g_auto (FavorActions) legal = { 0 };
  guint                 seen = 0;
  FavorRng              rng;

  favor_rng_seed (&rng, 6);
  for (guint64 seed = 0; seed < 60; seed++)
    {
      DragonState   state = { 0 };
      DragonOptions options;

      favor_schema_set_defaults (game->options, &options);
      options.placing = seed % 2;
      options.deadlock = seed / 2 % 2;
      game->setup (&state, &options, 2 + (guint) seed % 6, seed, NULL);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          game->list (&state, &legal);
          if (legal.complete)
            {
              seen |= 1u << state.head.phase;
              assert_complete (&state, &legal);
            }
          game->apply (&state, &legal.items[favor_rng_below (&rng, legal.n)], NULL);
        }
    }
  g_assert_cmpuint (seen, ==, (1u << DRAGON_PHASE_OVER) - 1 - (1u << DRAGON_PHASE_VOTE));
}

/* Each offer reads as a sentence of its own. */
static void
test_offers_read (void)
{
  static const struct
  {
    const char *move;
    const char *text;
  } cases[] = {
    { "O:offer(D,vote-for,Ar,0,now,pledge)",
      "Ask Lea to vote for Artisan and promise to do the same" },
    { "O:offer(D,vote-for,Ar,1,now)",
      "Offer 1 Favour now to Lea for a vote for Artisan" },
    { "O:offer(D,vote-for,Ar,1,now,pledge)",
      "Offer 1 Favour now to Lea for a vote for Artisan and promise to do the same" },
    { "O:offer(D,vote-for,Ar,2,after)",
      "Offer 2 Favour to Lea for a vote for Artisan, paid after the vote" },
    { "O:offer(D,vote-for,Ar,2,after,pledge)",
      "Offer 2 Favour to Lea for a vote for Artisan, paid after the vote, and promise to do the "
      "same" },
    { "O:offer(D,avoid,Ar,0,now,pledge)",
      "Ask Lea to stay off Artisan and promise to do the same" },
    { "O:offer(D,avoid,Ar,1,now)", "Offer 1 Favour now to Lea for staying off Artisan" },
    { "O:offer(D,avoid,Ar,1,now,pledge)",
      "Offer 1 Favour now to Lea for staying off Artisan and promise to do the same" },
    { "O:offer(D,avoid,Ar,2,after)",
      "Offer 2 Favour to Lea for staying off Artisan, paid after the vote" },
    { "O:offer(D,avoid,Ar,2,after,pledge)",
      "Offer 2 Favour to Lea for staying off Artisan, paid after the vote, and promise to do the "
      "same" },
  };

  static const FavorNames names = { { "Lea", "Lea", "Lea" } };

  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D1 O2 C0", .votes = 1 };

  dragon_position_init (&self, &setup);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const FavorAction offer = dragon_position_move (&self, cases[i].move);
      g_autofree char  *text = favor_text_for_action (&favor_dragon_game, &offer, &names);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dragon/list/vote", test_vote);
  g_test_add_func ("/dragon/list/longest", test_longest);
  g_test_add_func ("/dragon/list/last-round", test_last_round);
  g_test_add_func ("/dragon/list/limits", test_limits);
  g_test_add_func ("/dragon/list/other-phases", test_other_phases);
  g_test_add_func ("/dragon/list/offers-read", test_offers_read);
  g_test_add_func ("/dragon/list/complete", test_complete);
  return g_test_run ();
}
