/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "favor-bot.h"
#include "kingdom-aim.h"
#include "kingdom-play.h"

/* Computer players (section 11). Positions are those of section 12 where one fits. */

#define RING "D(0,0)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 A(-1,2)r0 B(0,2)r0"

static FavorBotTask
make_task (KingdomState *observed, FavorLevel level, guint64 seed)
{
  favor_game_observe (&favor_kingdom_game, observed, observed->head.decider);
  return (FavorBotTask){ .game = &favor_kingdom_game,
                         .observed = observed,
                         .seat = observed->head.decider,
                         .level = level,
                         .seed = seed };
}

/* What a level does, which is legal. */
static FavorAction
choose (const KingdomState *state, FavorLevel level, guint64 seed)
{
  KingdomState       observed = *state;
  const FavorBotTask task = make_task (&observed, level, seed);
  FavorBotChoice     choice;
  FavorRefusal       why = { 0 };

  favor_bot_choose (&task, &choice);
  g_assert_cmpuint (choice.n_proposals, >, 0);
  g_assert_cmpint (choice.spent,
                   <=,
                   favor_kingdom_game.efforts[FAVOR_EFFORT_MASTER].budget);
  if (!kingdom_check (state, &choice.proposals[0].action, &why))
    g_error ("%s", kingdom_refusals[why.reason].id);
  return choice.proposals[0].action;
}

/**
 * Turn:
 * @own, @other: the courts of the player and of the other one
 * @levels: the first and the last level that does so
 * @taken: whom the player wins over
 */
typedef struct
{
  const char  *name;
  KingdomSetup setup;
  const char  *own;
  const char  *other;
  FavorLevel   levels[2];
  const char  *taken;
} Turn;

/* clang-format off */
static const Turn turns[] = {
  { "within-reach", { .map = "D(0,0)r0", .hand = "E" }, "", "", { FAVOR_LEVEL_CASUAL, FAVOR_LEVEL_MASTER }, "farmer" },
  { "worthier", { .map = "V(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r1 U(1,2)r1 V(0,2)r2", .hand = "U" }, "", "",
    { FAVOR_LEVEL_CASUAL, FAVOR_LEVEL_MASTER }, "knight" },
  { "new-one-first", { .map = "V(0,0)r3 V(1,0)r0 V(1,1)r2 V(2,1)r0 V(2,2)r1 U(1,2)r1 V(0,2)r2", .hand = "U" },
    "knight", "", { FAVOR_LEVEL_SKILLED, FAVOR_LEVEL_MASTER }, "philosopher" },
  { "one-play", { .map = "D(0,0)r0 U(1,0)r1 B(1,-1)r0 B(1,-2)r0 A(0,-2)r0", .hand = "U", .pieces = "laborer" },
    "", "", { FAVOR_LEVEL_CASUAL, FAVOR_LEVEL_MASTER }, "guard" },
  { "two-plays", { .map = "D(0,0)r0", .hand = "U", .pieces = "farmer farmer" }, "farmer laborer", "",
    { FAVOR_LEVEL_SKILLED, FAVOR_LEVEL_MASTER }, "hunter" },
  { "moves-a-tile", { .map = "D(0,0)r0 U(1,0)r1 U(2,0)r1 A(3,0)r1", .hand = "B", .actions = "merchant" }, "jester", "",
    { FAVOR_LEVEL_CASUAL, FAVOR_LEVEL_MASTER }, "nobleman" },
  { "king", { .map = "D(0,0)r0 B(0,1)r0 O(-1,0)r0 O(1,0)r1 P(1,2)r2 P(-1,2)r3 D(1,1)r1 D(0,2)r2 D(-1,1)r3 Q(0,-1)r2 "
    "R(2,1)r3 R(0,3)r0 R(-2,1)r1 M(-1,-1)r2 P(1,-1)r3 N(-2,0)r2 N(-2,2)r1 N(2,0)r3 M(2,2)r0 S(-1,3)r0 S(1,3)r0 "
    "E(-2,3)r1", .hand = "E" }, "", "", { FAVOR_LEVEL_CASUAL, FAVOR_LEVEL_MASTER }, "king" },
};

/* clang-format on */

static void
set_court (KingdomSeat *seat, const char *words)
{
  g_auto (GStrv) ids = g_strsplit (words, " ", -1);

  for (guint i = 0; ids[i] != NULL; i++)
    seat->court[favor_test_find_word (&kingdom_characters, ids[i])] = TRUE;
}

/* Whom a level wins over in its turn. */
static gint
play_turn (KingdomState *state, FavorLevel level, guint64 seed)
{
  const FavorSeat seat = state->head.decider;
  gint            taken = FAVOR_NONE;

  while (state->head.decider == seat && taken == FAVOR_NONE)
    {
      const FavorAction action = choose (state, level, seed);

      if (action.kind == KINGDOM_ACTION_TAKE_FAVOR)
        taken = action.arg[KINGDOM_CHARACTER];
      kingdom_apply (state, &action, NULL);
    }
  return taken;
}

static void
test_turn (gconstpointer data)
{
  const Turn *self = data;

  for (FavorLevel level = self->levels[0]; level <= self->levels[1]; level++)
    for (guint64 seed = 0; seed < 3; seed++)
      {
        KingdomState state;

        kingdom_play_init (&state, &self->setup);
        set_court (&state.seat[0], self->own);
        set_court (&state.seat[1], self->other);
        g_assert_cmpint (play_turn (&state, level, seed),
                         ==,
                         favor_test_find_word (&kingdom_characters, self->taken));
      }
}

/* What a position is worth to seat 0 with those in the courts. */
static gint32
judge (const char *map, const char *own, const char *other)
{
  const KingdomSetup setup = { .map = map, .draw = TRUE };
  KingdomState       state;
  gint32             hope;

  kingdom_play_init (&state, &setup);
  set_court (&state.seat[0], own);
  set_court (&state.seat[1], other);
  state.head.decider = state.head.turn_owner = 1;
  return kingdom_value_judge (&state, &kingdom_taste_master, 0, &hope);
}

/* A hole with one tile missing around it is good for who wants the Noblewoman, bad if only the other does. */
static void
test_promise (void)
{
  const char  *seven = RING;
  const char  *far = "D(0,0)r0 U(-1,0)r1 U(1,0)r1 B(-1,1)r0 B(1,1)r0 A(-1,2)r0 B(-2,2)r0";
  const gint32 own = judge (seven, "", "noblewoman") - judge (far, "", "noblewoman");
  const gint32 others = judge (seven, "noblewoman", "") - judge (far, "noblewoman", "");

  g_assert_cmpint (own, >, 0);
  g_assert_cmpint (others, <, 0);
}

/* A master who cannot use the hole lays the tile into it, or takes the favor, rather than leave it to the other. */
static void
test_denial (void)
{
  static const KingdomSetup setup = { .map = RING, .hand = "B" };
  KingdomState              state;
  FavorAction               action;

  kingdom_play_init (&state, &setup);
  set_court (&state.seat[0],
             "jester charlatan farmer laborer noblewoman bishop astronomer");
  set_court (&state.seat[1], "jester charlatan farmer laborer bishop astronomer");
  action = choose (&state, FAVOR_LEVEL_MASTER, 1);
  kingdom_apply (&state, &action, NULL);
  g_assert_true (kingdom_tile_at (&state.table, 0, 1) != KINGDOM_NO_TILE ||
                 kingdom_tile_at (&state.table, 1, 2) != KINGDOM_NO_TILE);
}

/* What lies under the first Philosopher, and what will be drawn, makes no difference. */
static void
test_hidden (void)
{
  static const KingdomSetup setup = { .map = "D(0,0)r0 V(0,1)r3 V(1,1)r0 V(1,2)r1",
                                      .hand = "U",
                                      .pieces = "laborer",
                                      .actions = "charlatan bishop" };

  for (FavorLevel level = FAVOR_LEVEL_FIRST; level < FAVOR_N_LEVELS; level++)
    {
      KingdomState state, other;
      FavorAction  action, again;

      kingdom_play_init (&state, &setup);
      other = state;
      other.table.philosophers[1] = state.table.philosophers[8];
      other.table.philosophers[8] = state.table.philosophers[1];
      other.checkpoint.table = other.table;
      favor_rng_seed (&other.head.rng, 99);
      action = choose (&state, level, 5);
      again = choose (&other, level, 5);
      g_assert_cmpmem (&action, sizeof action, &again, sizeof again);
    }
}

/* Each level plays the beginning of a game: what it does is legal, and it ends its turns. */
static void
test_legal (void)
{
  for (FavorLevel level = FAVOR_LEVEL_FIRST; level < FAVOR_N_LEVELS; level++)
    {
      KingdomState   state;
      KingdomOptions options;

      favor_schema_set_defaults (&kingdom_options_schema, &options);
      memset (&state, 0, sizeof state);
      kingdom_setup (&state, &options, 3, level, NULL);
      for (guint ply = 0; ply < 60; ply++)
        {
          const FavorAction action = choose (&state, level, ply);

          kingdom_apply (&state, &action, NULL);
        }
      g_assert_cmpuint (state.turn, >=, 10);
    }
}

/* A tile in hand is laid with a road end that its look alone does not allow: only planners think of it. */
static void
test_consider (void)
{
  static const KingdomSetup setup = { .map = "D(0,0)r0",
                                      .hand = "U",
                                      .pieces = "farmer farmer" };
  g_auto (FavorActions)     legal = { 0 };
  KingdomState              state;
  FavorRefusal              why;
  guint                     n;

  kingdom_play_init (&state, &setup);
  kingdom_list (&state, &legal);
  n = legal.n;
  kingdom_consider (&state, FALSE, &legal);
  g_assert_cmpuint (legal.n, ==, n + 1);
  for (guint i = 0; i < legal.n; i++)
    g_assert_true (kingdom_check (&state, &legal.items[i], &why));
  state.seat[0].court[KINGDOM_HUNTER] = TRUE;
  kingdom_list (&state, &legal);
  kingdom_consider (&state, FALSE, &legal);
  g_assert_cmpuint (legal.n, ==, n);
}

static void
assert_aim (const KingdomSetup *setup,
            const char         *words,
            const char         *character,
            guint               when)
{
  KingdomState state;
  KingdomAim   aim;
  FavorAction  action;

  kingdom_play_init (&state, setup);
  action = kingdom_play_action (&state, words);
  g_assert_true (kingdom_aim_find (&state, &action, &aim));
  g_assert_cmpstr (kingdom_characters.words[aim.character].id, ==, character);
  g_assert_cmpuint (aim.when, ==, when);
}

/* What actions are done for. */
static void
test_aim (void)
{
  static const KingdomSetup reach = { .map = "D(0,0)r0", .hand = "E" };
  static const KingdomSetup play = {
    .map = "D(0,0)r0 U(1,0)r1 B(1,-1)r0 B(1,-2)r0 A(0,-2)r0",
    .hand = "U",
    .pieces = "laborer"
  };
  static const KingdomSetup draw = { .map = "D(0,0)r0", .draw = TRUE };
  static const KingdomSetup choose = { .map = "D(0,0)r0",
                                       .actions = "queen",
                                       .draw = TRUE };
  KingdomState              state;
  KingdomAim                aim;
  FavorAction               action;

  assert_aim (&reach, "lay-tile 0 -1 2", "farmer", KINGDOM_AIM_NOW);
  assert_aim (&play, "play-triangle laborer 100 100 s", "guard", KINGDOM_AIM_SOON);
  assert_aim (&choose, "choose-tile e", "farmer", KINGDOM_AIM_SOON);
  kingdom_play_init (&state, &draw);
  action = kingdom_play_action (&state, "draw-tile");
  g_assert_false (kingdom_aim_find (&state, &action, &aim));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autofree char *path = g_strdup_printf ("/kingdom/bots/turn/%s", turns[i].name);

      g_test_add_data_func (path, &turns[i], test_turn);
    }
  g_test_add_func ("/kingdom/bots/promise", test_promise);
  g_test_add_func ("/kingdom/bots/denial", test_denial);
  g_test_add_func ("/kingdom/bots/hidden", test_hidden);
  g_test_add_func ("/kingdom/bots/legal", test_legal);
  g_test_add_func ("/kingdom/bots/consider", test_consider);
  g_test_add_func ("/kingdom/bots/aim", test_aim);
  return g_test_run ();
}
