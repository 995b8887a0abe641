/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-position.h"

/* Scenarios T1 to T15: setup, nomination, placing. */

static void
test_dragon_begins (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "O D C R" };

  dragon_position_init (&self, &setup);
  favor_assert_text (dragon_position_favour (&self), "O0 D1 C0 R0");
  g_assert_cmpint (self.state.judge, ==, 1);
  g_assert_cmpint (self.state.round, ==, 1);
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_NOMINATE);
  g_assert_cmpint (self.state.head.decider, ==, 1);
  favor_assert_text (dragon_position_legal_votes (&self), "1 3 5");
}

static void
test_delegations (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D O C T B F R" };
  gint                    of_role[DRAGON_N_ROLES] = { 0 };

  dragon_position_init (&self, &setup);
  for (guint seat = 0; seat < DRAGON_MAX_SEATS; seat++)
    {
      gint sum = 0;

      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        {
          sum += self.state.hand[seat][role];
          of_role[role] += self.state.hand[seat][role];
        }
      g_assert_cmpint (sum, ==, 6);
    }
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    g_assert_cmpint (of_role[role], ==, 7);
  favor_assert_text (dragon_position_hand (&self, 'O'), "2 1 0 1 1 1");
  favor_assert_text (dragon_position_hand (&self, 'R'), "1 2 1 0 1 1");
}

static void
test_drawn_judge (void)
{
  const FavorGame *game = &favor_dragon_game;
  gboolean         judged[3] = { FALSE };

  for (guint64 seed = 0; seed < 100; seed++)
    {
      DragonState   states[2] = { 0 };
      DragonOptions options;

      favor_schema_set_defaults (game->options, &options);
      options.clan_choice[0] = 1 + DRAGON_CLAN_OX;
      options.clan_choice[1] = 1 + DRAGON_CLAN_CRANE;
      options.clan_choice[2] = 1 + DRAGON_CLAN_RAT;
      for (guint i = 0; i < 2; i++)
        game->setup (&states[i], &options, 3, seed, NULL);
      g_assert_cmpmem (&states[0], sizeof states[0], &states[1], sizeof states[1]);
      for (guint seat = 0; seat < 3; seat++)
        g_assert_cmpint (states[0].favour[seat], ==, 0);
      judged[states[0].judge] = TRUE;
    }
  g_assert_true (judged[0] && judged[1] && judged[2]);
}

static void
test_six_players (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D O C T B F" };

  dragon_position_init (&self, &setup);
  dragon_position_refused (&self, "D:nominate(5)", "too-many-players");
  favor_assert_text (dragon_position_legal_votes (&self), "1 3");
}

static void
test_five_players (void)
{
  g_auto (DragonPosition) first = { 0 };
  g_auto (DragonPosition) third = { 0 };
  const DragonSetup       setup = { .seats = "D O C T B" };
  const DragonSetup       later = { .seats = "D O C T B", .round = 3 };

  dragon_position_init (&first, &setup);
  favor_assert_text (dragon_position_legal_votes (&first), "1 3 5");
  dragon_position_init (&third, &later);
  favor_assert_text (dragon_position_legal_votes (&third), "1 3");
  dragon_position_refused (&third, "D:nominate(5)", "too-many-votes");
}

static void
test_two_votes (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D O C R" };

  dragon_position_init (&self, &setup);
  dragon_position_refused (&self, "D:nominate(2)", "bad-number");
}

static void
test_last_round (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = { .seats = "D0 O0 C0", .round = 4, .votes = 1 };

  /* The Ox sends home the last: nobody has a choice with one vote. */
  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:Su>No C:So>Me D:Su>Ar");
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_VOTES_FIXED), ==, 1);
  g_assert_cmpint (self.state.round, ==, 5);
  g_assert_cmpint (self.state.votes, ==, 1);
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_VOTE);
  g_assert_cmpint (self.state.head.decider, ==, (self.state.judge + 1) % 3);
}

/* Plays any card of each player and compares the order. */
static void
assert_order (const DragonSetup *setup, const char *expected)
{
  g_auto (DragonPosition) self = { 0 };
  g_autoptr (GString)     order = g_string_new (NULL);
  g_auto (FavorActions)   legal = { 0 };

  dragon_position_init (&self, setup);
  for (guint lap = 1; self.state.head.phase == DRAGON_PHASE_VOTE;)
    {
      if (order->len > 0)
        g_string_append (order, self.state.lap == lap ? " " : ", ");
      lap = self.state.lap;
      g_string_append_printf (order, "%d", self.state.head.decider);
      favor_dragon_game.list (&self.state, &legal);
      dragon_position_apply (&self, &legal.items[0]);
    }
  g_assert_cmpstr (order->str, ==, expected);
}

static void
test_order_of_four (void)
{
  const DragonSetup setup = { .seats = "D O C R", .judge = 'O', .votes = 3 };

  assert_order (&setup, "2 3 0 1, 3 0 2 1, 0 2 3 1");
}

static void
test_order_of_two (void)
{
  const DragonSetup setup = { .seats = "D O", .judge = 'D', .votes = 5 };

  assert_order (&setup, "1 0, 1 0, 1 0, 1 0, 1 0");
}

static const DragonSetup duel = { .seats = "D O", .judge = 'D', .votes = 3 };

static void
test_no_such_card (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &duel);
  g_assert_cmpint (self.state.head.decider, ==, 1);
  dragon_position_refused (&self, "O:Me>Me", "no-such-card");
  dragon_position_refused (&self, "O:duke>No", "unknown-role");
  dragon_position_refused (&self, "O:No>duke", "unknown-role");
}

static void
test_used_cards (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &duel);
  dragon_position_play (&self, "O:Ar>Me D:Ar>Me / O:Ar>Me D:Su>Me");
  dragon_position_refused (&self, "O:Ar>No", "no-such-card");
  favor_assert_text (dragon_position_hand (&self, 'O'), "0 1 0 1 1 1");
}

static void
test_wrong_phase (void)
{
  g_auto (DragonPosition) self = { 0 };

  dragon_position_init (&self, &duel);
  dragon_position_refused (&self, "O:shift(No)", "wrong-phase");
  dragon_position_refused (&self, "O:nominate(1)", "wrong-phase");
  dragon_position_refused (&self, "O:send(No)", "wrong-phase");
}

/* What `viewer` sees of a card on the table: role and place, "?" for hidden. */
static char *
seen_card (DragonPosition *self, char viewer, guint index)
{
  DragonState         view = self->state;
  const DragonPlaced *placed = &view.table[index];
  g_autofree char    *card = NULL;
  g_autofree char    *on = NULL;

  favor_game_observe (&favor_dragon_game, &view, dragon_position_seat (self, viewer));
  card = placed->card == DRAGON_HIDDEN ? g_strdup ("?")
                                       : dragon_format_roles (1u << placed->card);
  on = placed->on == DRAGON_HIDDEN ? g_strdup ("?")
                                   : dragon_format_roles (1u << placed->on);
  return g_strdup_printf ("%s>%s", card, on);
}

static void
test_secret (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "O C R B",
          .judge = 'B',
          .votes = 1,
          .options = "placing=secret",
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:Ar>No C:Me>Su");
  g_assert_cmpint (self.state.n_table, ==, 2);
  favor_assert_text (seen_card (&self, 'C', 0), "?>?");
  favor_assert_text (seen_card (&self, 'C', 1), "Me>Su");
  favor_assert_text (seen_card (&self, 'O', 0), "Ar>No");
  favor_assert_text (seen_card (&self, 'O', 1), "?>?");
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_CARD_PLACED), ==, 0);
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_CARD_PLACED_SECRETLY),
                    ==,
                    1);

  dragon_position_play (&self, "R:So>So");
  favor_assert_text (seen_card (&self, 'C', 0), "?>No");
  favor_assert_text (seen_card (&self, 'C', 1), "Me>Su");
  favor_assert_text (seen_card (&self, 'C', 2), "?>So");
  favor_assert_text (seen_card (&self, 'B', 1), "?>Su");
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_LAP_LOCATED), ==, 1);
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_CARD_LOCATED), ==, 3);
  g_assert_cmpint (self.state.head.decider, ==, 3);
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_VOTE);
}

/* Ruling 13: with two players nothing is hidden but the delegate. */
static void
test_secret_duel (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "D O",
          .votes = 1,
          .options = "placing=secret",
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:Ar>No");
  favor_assert_text (seen_card (&self, 'D', 0), "?>No");
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_CARD_PLACED), ==, 1);
  g_assert_cmpuint (dragon_position_count (&self, DRAGON_EVENT_LAP_LOCATED), ==, 0);
}

static void
test_shift (void)
{
  g_auto (DragonPosition) self = { 0 };
  const DragonSetup       setup = {
          .seats = "O C R B",
          .judge = 'B',
          .votes = 1,
          .options = "placing=in-turn-move",
  };

  dragon_position_init (&self, &setup);
  dragon_position_play (&self, "O:So>No C:Me>Su R:As>Su");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_SHIFT);
  dragon_position_refused (&self, "O:shift(No)", "same-place");
  dragon_position_play (&self, "O:keep C:shift(No) R:keep");
  g_assert_cmpint (self.state.head.phase, ==, DRAGON_PHASE_VOTE);
  g_assert_cmpint (self.state.head.decider, ==, 3);
  for (gint i = 0; i < 3; i++)
    g_assert_cmpint (self.state.table[i].owner, ==, i);
  g_assert_cmpint (self.state.table[1].on, ==, DRAGON_ROLE_NOBLE);
}

static void
test_countdown (void)
{
  g_auto (DragonPosition) on = { 0 };
  g_auto (DragonPosition) off = { 0 };
  const DragonSetup       with = {
          .seats = "D O",
          .votes = 1,
          .options = "countdown=30",
  };
  const DragonSetup without = { .seats = "D O", .votes = 1 };

  dragon_position_init (&on, &with);
  dragon_position_play (&on, "O:Ar>No!");
  g_assert_cmpuint (dragon_position_count (&on, DRAGON_EVENT_CARD_TIMED_OUT), ==, 1);
  g_assert_true (on.state.table[0].timed_out);
  dragon_position_refused (&on, "D:Ar>No!", "judge-not-timed");

  dragon_position_init (&off, &without);
  dragon_position_refused (&off, "O:Ar>No!", "no-countdown");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define SCENARIO(name, func) g_test_add_func ("/dragon/scenario/" name, func)
  SCENARIO ("T1-the-dragon-begins", test_dragon_begins);
  SCENARIO ("T2-seven-delegations", test_delegations);
  SCENARIO ("T3-the-judge-is-drawn", test_drawn_judge);
  SCENARIO ("T4-six-players", test_six_players);
  SCENARIO ("T5-five-players", test_five_players);
  SCENARIO ("T6-two-votes", test_two_votes);
  SCENARIO ("T7-the-last-round", test_last_round);
  SCENARIO ("T8-order-of-four", test_order_of_four);
  SCENARIO ("T9-order-of-two", test_order_of_two);
  SCENARIO ("T10-no-such-card", test_no_such_card);
  SCENARIO ("T11-used-cards", test_used_cards);
  SCENARIO ("T12-wrong-phase", test_wrong_phase);
  SCENARIO ("T13-secret-places", test_secret);
  SCENARIO ("T13-secret-places-of-two", test_secret_duel);
  SCENARIO ("T14-shift-and-keep", test_shift);
  SCENARIO ("T15-countdown", test_countdown);
  return g_test_run ();
}
