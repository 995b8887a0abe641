/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-chooser.h"

#include "favor-games.h"
#include "favor-schema.h"

typedef struct
{
  FavorSession     *session;
  FavorCursor      *cursor;
  FavorChoiceModel *model;
  FavorChooser     *chooser;
  guint             n_changed;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changed++;
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->chooser);
  g_assert_finalize_object (fixture->model);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
}

/* Three tiles, 20 x 19 squares and two ways to lie: as many actions as there are on a full board. */
#define N_TILES  3
#define N_WIDTH  20
#define N_HEIGHT 19
#define N_LAID   (N_TILES * N_WIDTH * N_HEIGHT * 2)

static const FavorThing tile = { .id = "tile" };
static const FavorThing square = { .id = "square", .n_members = 3, .turns = TRUE };
static const FavorThing stop = { .id = "stop", .ordered = TRUE };
static const FavorThing coin = { .id = "coin", .swaps = TRUE };

static const FavorField lay_fields[] = {
  FAVOR_ARG_INT (0, "tile", 0, N_TILES - 1, .thing = &tile),
  FAVOR_ARG_INT (1, "x", 0, N_WIDTH - 1, .thing = &square),
  FAVOR_ARG_INT (2, "y", 0, N_HEIGHT - 1, .thing = &square),
  FAVOR_ARG_INT (3, "turn", 0, 3, .thing = &square),
};
static const FavorField pay_fields[] = {
  FAVOR_ARG_INT (0, "coin-1", 0, 9, .thing = &coin),
  FAVOR_ARG_INT (1, "coin-2", 0, 9, .thing = &coin),
  FAVOR_ARG_INT (2, "stop-1", 0, 9, .thing = &stop),
  FAVOR_ARG_INT (3, "stop-2", 0, 9, .thing = &stop),
};
static const FavorSchema lay_args = FAVOR_ARGS ("lay", lay_fields, 4);
static const FavorSchema pay_args = FAVOR_ARGS ("pay", pay_fields, 4);
static const FavorKind   laid_kinds[] = { { "lay", &lay_args, "Lay" },
                                          { "pay", &pay_args, "Pay" } };

enum
{
  LAY,
  PAY
};

static void
list_laid (gconstpointer state, FavorActions *out)
{
  FavorSeat seat = favor_game_head (state)->decider;

  favor_actions_clear (out);
  for (gint16 i = 0; i < N_LAID; i++)
    {
      gint16 *arg = favor_actions_append (out, LAY, seat)->arg;

      arg[0] = i % N_TILES;
      arg[1] = i / N_TILES % N_WIDTH;
      arg[2] = i / N_TILES / N_WIDTH % N_HEIGHT;
      arg[3] = (gint16) (1 + 2 * (i / (N_LAID / 2)));
    }
  for (gint16 i = 0; i < 16; i++)
    {
      gint16 *arg = favor_actions_append (out, PAY, seat)->arg;

      arg[0] = i / 8 + 1;
      arg[1] = 1;
      arg[2] = i / 4 % 2;
      arg[3] = i % 4;
    }
}

static void
set_up_laid (Fixture *fixture, FavorGame *game)
{
  FavorPlayer        players[] = { { .name = (char *) "Ann" },
                                   { .name = (char *) "Bo", .colour = 1 } };
  g_autoptr (GError) error = NULL;
  g_autofree char   *options = NULL;

  *game = *favor_games_find ("dummy-race");
  game->actions = laid_kinds;
  game->n_actions = G_N_ELEMENTS (laid_kinds);
  game->list = list_laid;
  options = g_malloc0 (game->options->size);
  favor_schema_set_defaults (game->options, options);
  *fixture = (Fixture){
    .session = favor_session_new (game, options, players, 2, 3, &error)
  };
  g_assert_no_error (error);
  fixture->cursor = favor_cursor_new (fixture->session);
  favor_cursor_set_viewer (fixture->cursor, FAVOR_VIEWER_OPEN);
  fixture->model = favor_choice_model_new (fixture->cursor);
  fixture->chooser = favor_chooser_new (fixture->model);
  g_signal_connect_swapped (fixture->chooser,
                            "changed",
                            G_CALLBACK (changed_cb),
                            fixture);
}

/* One press names a square by two numbers; what lies there is turned from one way to the next. */
static void
test_turns (void)
{
  Fixture   fixture;
  FavorGame game;

  set_up_laid (&fixture, &game);
  g_assert_false (favor_chooser_can_turn (fixture.chooser));
  g_assert_false (favor_chooser_turn (fixture.chooser, 1));
  g_assert_true (favor_chooser_choose (fixture.chooser, favor_part (LAY, &tile, 2)));
  g_assert_true (favor_chooser_get_open (fixture.chooser) == &square);
  fixture.n_changed = 0;
  g_assert_true (favor_chooser_choose (fixture.chooser,
                                       favor_part_at (FAVOR_NONE, &square, 7, 18)));
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[1], ==, 7);
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[2], ==, 18);
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[3], ==, 1);
  fixture.n_changed = 0;
  g_assert_true (favor_chooser_can_turn (fixture.chooser));
  g_assert_cmpuint (fixture.n_changed, ==, 0);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_true (favor_chooser_turn (fixture.chooser, i < 2 ? 1 : -1));
      g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[3],
                       ==,
                       i % 2 == 0 ? 3 : 1);
    }
  /* Another square takes its place, and the tile stays. */
  g_assert_cmpuint (favor_chooser_count (fixture.chooser,
                                         favor_part_at (FAVOR_NONE, &square, 7, 18)),
                    ==,
                    1);
  g_assert_true (favor_chooser_choose (fixture.chooser,
                                       favor_part_at (LAY, &square, 0, 0)));
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 2);
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[0], ==, 2);
  g_assert_false (favor_chooser_offers (fixture.chooser,
                                        favor_part_at (LAY, &square, N_WIDTH, 0)));
  tear_down (&fixture);
}

/* Payments have no order, and alike ones count; stops are made in theirs. */
static void
test_order (void)
{
  Fixture   fixture;
  FavorGame game;

  set_up_laid (&fixture, &game);
  g_assert_false (favor_chooser_begins (fixture.chooser, favor_part (PAY, &stop, 3)));
  g_assert_true (favor_chooser_choose (fixture.chooser, favor_part (PAY, &stop, 1)));
  g_assert_true (favor_chooser_continues (fixture.chooser, favor_part (PAY, &stop, 3)));
  g_assert_true (favor_chooser_choose (fixture.chooser, favor_part (PAY, &stop, 3)));
  g_assert_false (favor_chooser_continues (fixture.chooser, favor_part (PAY, &stop, 0)));

  g_assert_true (favor_chooser_choose (fixture.chooser, favor_part (PAY, &coin, 1)));
  g_assert_true (favor_chooser_continues (fixture.chooser, favor_part (PAY, &coin, 1)));
  g_assert_true (favor_chooser_continues (fixture.chooser, favor_part (PAY, &coin, 2)));
  g_assert_true (favor_chooser_choose (fixture.chooser, favor_part (PAY, &coin, 2)));
  g_assert_cmpint (favor_chooser_get_action (fixture.chooser)->arg[0], ==, 2);
  /* What was chosen last is kept when another one is wanted. */
  g_assert_true (favor_chooser_choose (fixture.chooser, favor_part (PAY, &coin, 1)));
  g_assert_cmpuint (favor_chooser_get_n_parts (fixture.chooser), ==, 4);
  g_assert_nonnull (favor_chooser_get_action (fixture.chooser));
  tear_down (&fixture);
}

/* What a board asks after each choice, for 380 squares and 2,296 actions. */
static void
test_many (void)
{
  Fixture   fixture;
  FavorGame game;
  gint64    before;
  guint     n = 0;

  set_up_laid (&fixture, &game);
  before = g_get_monotonic_time ();
  for (gint i = 0; i < N_TILES; i++)
    {
      favor_chooser_choose (fixture.chooser, favor_part (LAY, &tile, i));
      for (gint k = 0; k < N_WIDTH * N_HEIGHT; k++)
        n += favor_chooser_continues (fixture.chooser,
                                      favor_part_at (LAY,
                                                     &square,
                                                     k % N_WIDTH,
                                                     k / N_WIDTH));
    }
  g_assert_cmpuint (n, ==, N_TILES * N_WIDTH * N_HEIGHT);
  g_test_message ("%.1f ms for each choice",
                  (double) (g_get_monotonic_time () - before) / 1000 / N_TILES);
  tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chooser/turns", test_turns);
  g_test_add_func ("/chooser/order", test_order);
  g_test_add_func ("/chooser/many", test_many);
  return g_test_run ();
}
