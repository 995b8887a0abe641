/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "dragon-knowledge.h"
#include "dragon-position.h"
#include "favor-json.h"

/* Scenarios T67 to T74: the end of the game and hidden information. */

#define T67 "O:So>So C:Me>Me D:Me>Ar"
#define T68 "C:So>So R:Me>Me O:So>Ar"
#define T69 "C:Me>No R:Su>Su O:So>So"

static void
test_dragon_wins (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "D4 O5 C5",
          .judge = 'D',
          .round = 5,
          .needed = T67,
  };
  FavorPad pad;

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, T67);
  favor_assert_text (dragon_position_counts (&self), "Ar1 Me1 So1");
  favor_assert_text (dragon_position_result (&self), "wins Ar");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_OVER);
  favor_assert_text (dragon_position_favour (&self), "D5 O5 C5");
  favor_assert_text (dragon_position_clans (&self, self.state.winners), "D");
  g_assert_nonnull (dragon_position_event (&self, DRAGON_EVENT_GAME_WON_BY_DRAGON, 0));
  for (FavorSeat seat = 0; seat < 3; seat++)
    {
      gint size = 0;

      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        size += self.state.hand[seat][role];
      g_assert_cmpint (size, ==, 1);
      favor_dragon_game.score (&self.state, seat, &pad);
      g_assert_cmpint (pad.rank, ==, seat == 0 ? 1 : 2);
      g_assert_cmpint (pad.winner, ==, seat == 0);
    }
}

static void
test_drawn (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "O6 C6 R2",
          .judge = 'O',
          .round = 5,
          .needed = T68,
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, T68);
  favor_assert_text (dragon_position_result (&self), "deadlock");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_OVER);
  favor_assert_text (dragon_position_clans (&self, self.state.winners), "O C");
  g_assert_nonnull (dragon_position_event (&self, DRAGON_EVENT_GAME_DRAWN, 0));
}

static void
test_won_alone (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "O6 C6 R6",
          .judge = 'O',
          .round = 5,
          .needed = T69,
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, T69);
  g_assert_cmpint (self.state.favour[2], ==, 7);
  favor_assert_text (dragon_position_clans (&self, self.state.winners), "R");
  g_assert_nonnull (dragon_position_event (&self, DRAGON_EVENT_GAME_WON, 0));
}

static void
test_game_over (void)
{
  g_auto (DragonPosition) self = { 0 };
  g_auto (FavorActions)   legal = { 0 };
  const DragonSetup       setup = {
          .seats = "O6 C6 R6",
          .judge = 'O',
          .round = 5,
          .needed = T69,
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, T69);
  dragon_position_refused (&self, "O:nominate(1)", "game-over");
  dragon_position_refused (&self, "C:Ar>Ar", "game-over");
  favor_dragon_game.list (&self.state, &legal);
  g_assert_cmpuint (legal.n, ==, 0);
  g_assert_true (legal.complete);
  g_assert_cmpint (self.state.head.decider, ==, FAVOR_SEAT_NONE);
}

/* The Ox turned up two Artisans and a Noble and sent one of them home. */
static void
play_first_round (DragonPosition *self, const char *sent)
{
  const DragonSetup setup = { .seats = "D0 O0", .judge = 'D', .votes = 3 };
  g_autofree char  *home = g_strdup_printf ("O:send(%s) D:send(Me)", sent);

  dragon_position_init (self, &setup);
  dragon_position_play (self, "O:Ar>Ar D:Me>Su / O:Ar>Ar D:No>Su / O:No>Ar D:So>Su");
  dragon_position_play (self, home);
  g_assert_cmpint (self->state.round, ==, 2);
}

static gboolean
knows_member (const DragonKnowledge *knowledge, const guint8 *counts)
{
  for (guint i = 0; i < knowledge->n_members; i++)
    if (knowledge->members[i] == dragon_delegation_from_counts (counts))
      return TRUE;
  return FALSE;
}

static void
test_knowledge (void)
{
  static const guint8 without_artisan[] = { 1, 1, 0, 1, 1, 1 };
  static const guint8 without_noble[] = { 2, 1, 0, 0, 1, 1 };
  static const guint8 sure[] = { 1, 1, 0, 0, 1, 1 };
  static const guint8 maybe[] = { 2, 1, 0, 1, 1, 1 };

  /* Whatever went home, the others know the same. */
  for (guint i = 0; i < 2; i++)
    {
      g_auto (DragonPosition) self = { 0 };
      DragonKnowledge         knowledge;

      play_first_round (&self, i == 0 ? "Ar" : "No");
      dragon_knowledge_find (&self.state, dragon_position_seat (&self, 'O'), &knowledge);
      g_assert_cmpuint (knowledge.n_members, ==, 2);
      g_assert_true (knows_member (&knowledge, without_artisan));
      g_assert_true (knows_member (&knowledge, without_noble));
      g_assert_cmpmem (knowledge.sure, sizeof knowledge.sure, sure, sizeof sure);
      g_assert_cmpmem (knowledge.maybe, sizeof knowledge.maybe, maybe, sizeof maybe);
    }
}

static void
test_deduction (void)
{
  static const guint8     left[] = { 0, 1, 0, 0, 1, 1 };
  g_auto (DragonPosition) self = { 0 };
  DragonKnowledge         knowledge;

  play_first_round (&self, "Ar");
  /* Two players alternate as Judge. */
  dragon_position_play (&self, "O:nominate(1) D:So>So O:Ar>Ar");
  dragon_position_play (&self, "D:nominate(1) O:No>Su D:No>No");
  g_assert_cmpint (self.state.round, ==, 4);
  dragon_knowledge_find (&self.state, dragon_position_seat (&self, 'O'), &knowledge);
  g_assert_cmpuint (knowledge.n_members, ==, 1);
  g_assert_true (knows_member (&knowledge, left));
}

static void
test_views (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D O C", .votes = 3 };
  DragonState             other;
  DragonState             owner;

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:So>Me C:Ar>No D:Su>No");
  owner = other = self.state;
  favor_game_observe (&favor_dragon_game, &owner, 1);
  favor_game_observe (&favor_dragon_game, &other, 2);
  g_assert_cmpint (owner.table[0].card, ==, DRAGON_ROLE_SOLDIER);
  g_assert_cmpint (owner.table[0].on, ==, DRAGON_ROLE_MERCHANT);
  g_assert_cmpint (other.table[0].card, ==, DRAGON_HIDDEN);
  g_assert_cmpint (other.table[0].on, ==, DRAGON_ROLE_MERCHANT);
  g_assert_cmpint (other.hand[1][0], ==, DRAGON_HIDDEN);
  g_assert_cmpint (other.hand[2][0], ==, 0);
}

/* Saves and loads a position: equal, with the same legal list. */
static void
assert_round_trip (const DragonState *state)
{
  g_autoptr (JsonNode)  node = NULL;
  g_autoptr (JsonNode)  parsed = NULL;
  g_autoptr (GError)    error = NULL;
  g_autofree char      *text = NULL;
  g_autofree char      *difference = NULL;
  g_auto (FavorActions) before = { 0 };
  g_auto (FavorActions) after = { 0 };
  DragonState           loaded;

  node = favor_json_write_struct (&dragon_state_schema, state, state->head.n_seats);
  text = favor_json_to_string (node, FALSE);
  parsed = favor_json_parse (text, strlen (text), &error);
  g_assert_no_error (error);
  g_assert_true (
    favor_json_read_struct (&dragon_state_schema, parsed, "state", 0, &loaded, &error));
  g_assert_no_error (error);
  difference = favor_schema_diff (&dragon_state_schema,
                                  state,
                                  &loaded,
                                  state->head.n_seats);
  g_assert_cmpstr (difference, ==, NULL);
  g_assert_cmpmem (state, sizeof *state, &loaded, sizeof loaded);
  favor_dragon_game.list (state, &before);
  favor_dragon_game.list (&loaded, &after);
  g_assert_cmpmem (before.items,
                   before.n * sizeof *before.items,
                   after.items,
                   after.n * sizeof *after.items);
}

static void
test_save_and_replay (void)
{
  const FavorGame      *game = &favor_dragon_game;
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, 74);
  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    {
      FavorAction   played[DRAGON_MAX_PLIES];
      guint         n_played = 0;
      DragonState   state = { 0 };
      DragonState   replayed = { 0 };
      DragonOptions options;

      favor_schema_set_defaults (game->options, &options);
      game->setup (&state, &options, n_seats, n_seats, NULL);
      game->setup (&replayed, &options, n_seats, n_seats, NULL);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          assert_round_trip (&state);
          game->list (&state, &legal);
          played[n_played] = legal.items[favor_rng_below (&rng, legal.n)];
          game->apply (&state, &played[n_played++], NULL);
        }
      assert_round_trip (&state);
      for (guint i = 0; i < n_played; i++)
        game->apply (&replayed, &played[i], NULL);
      g_assert_cmpmem (&state, sizeof state, &replayed, sizeof replayed);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define SCENARIO(name, func) g_test_add_func ("/dragon/scenario/" name, func)
  SCENARIO ("T67-the-dragon-wins", test_dragon_wins);
  SCENARIO ("T68-drawn", test_drawn);
  SCENARIO ("T69-won-alone", test_won_alone);
  SCENARIO ("T70-game-over", test_game_over);
  SCENARIO ("T71-knowledge", test_knowledge);
  SCENARIO ("T72-deduction", test_deduction);
  SCENARIO ("T73-views", test_views);
  SCENARIO ("T74-save-and-replay", test_save_and_replay);
  return g_test_run ();
}
