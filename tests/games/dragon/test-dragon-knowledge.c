/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dragon-knowledge.h"
#include "dragon-position.h"

#define MAX_WAYS 1000

static char *
format_counts (const guint8 counts[DRAGON_N_ROLES])
{
  return g_strdup_printf ("%u %u %u %u %u %u",
                          counts[0],
                          counts[1],
                          counts[2],
                          counts[3],
                          counts[4],
                          counts[5]);
}

typedef struct
{
  const char *name;
  const char *seats;
  char        judge;
  guint       votes;
  const char *options;
  const char *script;
  /* The clan that is asked about. */
  char        clan;
  guint       n_members;
  const char *sure;
  const char *maybe;
} Case;

static const Case cases[] = {
  { "start", "D1 O0 C0", 'D', 1, NULL, "", 'O', 1, "2 1 0 1 1 1", "2 1 0 1 1 1" },
  /* Face-down cards tell nothing. */
  { "face-down",
    "D1 O0 C0",
    'D',
    3,
    NULL,
    "O:Ar>No",
    'O',
    1,
    "2 1 0 1 1 1",
    "2 1 0 1 1 1" },
  /* With one vote everybody knows who went home. */
  { "one-vote",
    "D1 O0 C0",
    'D',
    1,
    NULL,
    "O:Ar>No C:Me>Me D:So>So",
    'O',
    1,
    "1 1 0 1 1 1",
    "1 1 0 1 1 1" },
  /* Three different cards were turned up; any of them may have gone. */
  { "three-votes",
    "T0 C0 B0",
    'B',
    3,
    NULL,
    "T:So>So C:Me>Me B:Su>Su / C:Ar>Ar T:So>No B:No>No / T:No>No C:No>Me B:Su>No "
    "T:send(So) C:send(No) B:send(Su)",
    'C',
    3,
    "0 1 1 0 1 0",
    "1 1 2 1 1 0" },
  /* Of two equal cards and another only two things can have gone. */
  { "equal-cards",
    "T0 C0 B0",
    'B',
    3,
    NULL,
    "T:So>So C:Me>Me B:Su>Su / C:Ar>Ar T:So>No B:No>No / T:No>No C:No>Me B:Su>No "
    "T:send(So) C:send(No) B:send(Su)",
    'T',
    2,
    "1 0 1 0 1 1",
    "1 0 1 1 2 1" },
  /* While the others choose, those who have not yet chosen are still whole. */
  { "not-yet-sent",
    "T0 C0 B0",
    'B',
    3,
    NULL,
    "T:So>So C:Me>Me B:Su>Su / C:Ar>Ar T:So>No B:No>No / T:No>No C:No>Me B:Su>No "
    "T:send(So)",
    'C',
    1,
    "1 1 2 1 1 0",
    "1 1 2 1 1 0" },
  /* Open delegations: shown when the last has chosen. */
  { "open",
    "T0 C0 B0",
    'B',
    3,
    "delegations=open",
    "T:So>So C:Me>Me B:Su>Su / C:Ar>Ar T:So>No B:No>No / T:No>No C:No>Me B:Su>No "
    "T:send(So) C:send(No) B:send(Su)",
    'C',
    1,
    "1 1 2 0 1 0",
    "1 1 2 0 1 0" },
  { "open-not-yet",
    "T0 C0 B0",
    'B',
    3,
    "delegations=open",
    "T:So>So C:Me>Me B:Su>Su / C:Ar>Ar T:So>No B:No>No / T:No>No C:No>Me B:Su>No "
    "T:send(So) C:send(No)",
    'C',
    3,
    "0 1 1 0 1 0",
    "1 1 2 1 1 0" },
};

static void
test_case (gconstpointer data)
{
  const Case             *c = data;
  g_auto (DragonPosition) position = { 0 };
  DragonKnowledge         knowledge;

  dragon_position_init (&position,
                        &(DragonSetup){ .seats = c->seats,
                                        .judge = c->judge,
                                        .votes = c->votes,
                                        .options = c->options });
  dragon_position_play (&position, c->script);
  dragon_knowledge_find (&position.state,
                         dragon_position_seat (&position, c->clan),
                         &knowledge);
  g_assert_cmpuint (knowledge.n_members, ==, c->n_members);
  favor_assert_text (format_counts (knowledge.sure), c->sure);
  favor_assert_text (format_counts (knowledge.maybe), c->maybe);
}

/* The same by going through every way in which the clan can have come here. */
typedef struct
{
  const DragonState *state;
  FavorSeat          seat;
  guint              n_ends;
  guint8             ends[MAX_WAYS][DRAGON_N_ROLES];
} Ways;

static gboolean
covers (const guint8 delegation[DRAGON_N_ROLES], const guint8 shown[DRAGON_N_ROLES])
{
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if (delegation[role] < shown[role])
      return FALSE;
  return TRUE;
}

static void
follow (Ways *ways, guint round, const guint8 before[DRAGON_N_ROLES])
{
  const DragonState *state = ways->state;
  FavorSeat          seat = ways->seat;

  if (round <= state->n_shown[seat] && !covers (before, state->shown[seat][round - 1]))
    return;
  if (round > state->n_home[seat])
    {
      g_assert_cmpuint (ways->n_ends, <, MAX_WAYS);
      memcpy (ways->ends[ways->n_ends++], before, DRAGON_N_ROLES);
      return;
    }
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      guint8 after[DRAGON_N_ROLES];

      if ((state->home_options[seat][round - 1] >> role & 1) == 0 ||
          (dragon_home_is_public (state, seat, round) &&
           state->home[seat][round - 1] != (gint) role))
        continue;
      memcpy (after, before, sizeof after);
      after[role]--;
      follow (ways, round + 1, after);
    }
}

static void
check_by_ways (const DragonState *state, FavorSeat seat)
{
  DragonKnowledge knowledge;
  Ways            ways = { .state = state, .seat = seat };
  guint8          start[DRAGON_N_ROLES];

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    start[role] = dragon_compositions[state->clans[seat]][role];
  follow (&ways, 1, start);
  dragon_knowledge_find (state, seat, &knowledge);

  /* Each end is a member, and each member an end. */
  for (guint i = 0; i < knowledge.n_members; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < ways.n_ends; j++)
        found |= dragon_delegation_from_counts (ways.ends[j]) == knowledge.members[i];
      g_assert_true (found);
    }
  for (guint j = 0; j < ways.n_ends; j++)
    {
      DragonDelegation end = dragon_delegation_from_counts (ways.ends[j]);
      guint            n = 0;

      for (guint i = 0; i < knowledge.n_members; i++)
        n += knowledge.members[i] == end;
      g_assert_cmpuint (n, ==, 1);
      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        {
          g_assert_cmpuint (knowledge.sure[role], <=, ways.ends[j][role]);
          g_assert_cmpuint (knowledge.maybe[role], >=, ways.ends[j][role]);
        }
    }
}

/* The delegation as it is, cards on the table included. */
static DragonDelegation
true_delegation (const DragonState *state, FavorSeat seat)
{
  DragonDelegation delegation = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    delegation += (guint) state->hand[seat][role] * DRAGON_DELEGATION_ONE (role);
  for (guint i = 0; state->n_home[seat] < state->round && i < state->n_table; i++)
    if (state->table[i].owner == seat)
      delegation += DRAGON_DELEGATION_ONE (state->table[i].card);
  return delegation;
}

/* In every position of a random game the truth is possible, all viewers know the same, and
 * it is what going through all ways gives. */
static void
check_position (const DragonState *state)
{
  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    {
      DragonKnowledge knowledge;
      gboolean        found = FALSE;

      dragon_knowledge_find (state, seat, &knowledge);
      for (guint i = 0; i < knowledge.n_members; i++)
        found |= knowledge.members[i] == true_delegation (state, seat);
      g_assert_true (found);
      check_by_ways (state, seat);
      for (FavorSeat viewer = FAVOR_SEAT_NONE; viewer < state->head.n_seats; viewer++)
        {
          DragonState     observed = *state;
          DragonKnowledge seen;

          favor_game_observe (&favor_dragon_game, &observed, viewer);
          dragon_knowledge_find (&observed, seat, &seen);
          g_assert_cmpuint (seen.n_members, ==, knowledge.n_members);
          g_assert_cmpmem (seen.members,
                           seen.n_members * sizeof *seen.members,
                           knowledge.members,
                           knowledge.n_members * sizeof *knowledge.members);
        }
    }
}

static void
test_random_games (void)
{
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, 42);
  for (guint game = 0; game < 60; game++)
    {
      DragonOptions options = { .dragon_favour = 1, .delegations = game % 5 == 0 };
      DragonState   state = { 0 };

      favor_dragon_game.setup (&state, &options, 2 + game % 6, game, NULL);
      while (state.head.decider != FAVOR_SEAT_NONE)
        {
          check_position (&state);
          favor_dragon_game.list (&state, &legal);
          favor_dragon_game.apply (&state,
                                   &legal.items[favor_rng_below (&rng, legal.n)],
                                   NULL);
        }
      check_position (&state);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/dragon/knowledge/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/dragon/knowledge/random-games", test_random_games);
  return g_test_run ();
}
