/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tokens-fixture.h"

#include "favor-pad-entries.h"
#include "favor-pad-table.h"
#include "favor-text.h"

/* Sheet and plots of what a game has brought: they agree with the position, wherever one looks. */

/* What a seat has and has given to guilds is what it has earned, but for the coins. */
static void
assert_tokens (ViewFixture *fixture)
{
  const TokensState
    *state = favor_cursor_get_state (favor_game_view_get_cursor (fixture->view));
  TokensRecord      *record = tokens_view_of (fixture)->record;
  const TokensTally *tally = tokens_record_get_tally (record);
  guint              redeemed = 0, spent = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      guint            earned = 0;
      g_autofree char *all = NULL;

      for (guint source = 0; source < TOKENS_N_SOURCES; source++)
        {
          g_autofree char *figure = favor_text_figure (tally->earned[seat][source]);

          g_assert_cmpstr (tokens_record_get_cell (record, source, seat), ==, figure);
          earned += tally->earned[seat][source];
        }
      all = favor_text_figure (earned);
      g_assert_cmpstr (tokens_record_get_cell (record, TOKENS_RECORD_ALL, seat), ==, all);
      g_assert_cmpuint (earned,
                        ==,
                        state->favor_count[seat] + tally->redeemed[seat] +
                          tally->gold[seat]);
      redeemed += tally->redeemed[seat];
    }
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    spent += state->favor_spent[token];
  g_assert_cmpuint (redeemed, ==, spent);
}

/* A number for each turn that has begun to produce. */
static void
assert_numbers (ViewFixture *fixture)
{
  const TokensState
    *state = favor_cursor_get_state (favor_game_view_get_cursor (fixture->view));
  const TokensTally *tally = tokens_record_get_tally (tokens_view_of (fixture)->record);
  guint              all = 0;

  for (guint number = 0; number <= TOKENS_MAX_NUMBER; number++)
    all += tally->numbers[number];
  g_assert_cmpuint (all, <=, state->turn);
  g_assert_cmpuint (all + 1, >=, state->turn);
  if (state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE)
    {
      g_assert_cmpuint (all, ==, state->turn);
      g_assert_cmpuint (tally->numbers[state->number[0]], >, 0);
    }
}

static void
test_record (void)
{
  ViewFixture  fixture;
  FavorRng     rng;
  FavorCursor *cursor;
  GtkWidget   *window = gtk_window_new ();
  GtkWidget   *scroller = gtk_scrolled_window_new ();
  guint        n;

  favor_rng_seed (&rng, 5);
  tokens_fixture_start (&fixture, 4, 5, TOKENS_LAYOUT_RANDOM);
  /* The sheet grows with the game. */
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller),
                                 GTK_WIDGET (tokens_view_of (&fixture)->record));
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_widget_show (window);
  page_fixture_settle ();
  cursor = favor_game_view_get_cursor (fixture.view);
  while (!favor_session_get_over (fixture.session))
    {
      tokens_fixture_step (&fixture, &rng);
      assert_tokens (&fixture);
      assert_numbers (&fixture);
    }
  n = favor_cursor_get_ply (cursor);
  g_assert_cmpuint (n, >, 100);
  for (guint ply = n; ply > 0; ply -= MIN (ply, 17))
    {
      favor_cursor_set_ply (cursor, ply);
      favor_game_view_show_rest (fixture.view);
      assert_tokens (&fixture);
      assert_numbers (&fixture);
    }
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  view_fixture_close (&fixture);
}

static const char *
read_cell (GtkWidget *grid, int column, int row)
{
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (grid), column, row);

  return GTK_IS_LABEL (cell) ? gtk_label_get_label (GTK_LABEL (cell))
                             : gtk_button_get_label (GTK_BUTTON (cell));
}

/* Most of the pad is below the fold: the sum stands first, and what is listed of a cell is still its own. */
static void
test_pad (void)
{
  ViewFixture      fixture;
  FavorPadTable   *table = FAVOR_PAD_TABLE (favor_pad_table_new ());
  GtkWidget       *grid, *entries;
  FavorPad         pad;
  g_autofree char *total = NULL;

  tokens_fixture_start (&fixture, 4, 5, TOKENS_LAYOUT_BEGINNER);
  favor_pad_table_set_cursor (table, fixture.cursor);
  favor_pad_table_set_view (table, fixture.view);
  page_fixture_show (GTK_WIDGET (table), 300, 400);
  favor_tokens_game.score (tokens_fixture_state (&fixture), 0, &pad);
  total = favor_text_figure (pad.total);
  grid = page_fixture_find (GTK_WIDGET (table), GTK_TYPE_GRID, NULL);
  g_assert_cmpstr (read_cell (grid, 0, 1), ==, "Total");
  g_assert_cmpstr (read_cell (grid, 1, 1), ==, total);
  g_assert_cmpstr (read_cell (grid, 0, 2), ==, "Settlements");

  g_signal_emit_by_name (gtk_grid_get_child_at (GTK_GRID (grid), 1, 2), "clicked");
  entries = page_fixture_find (GTK_WIDGET (table), FAVOR_TYPE_PAD_ENTRIES, NULL);
  g_assert_nonnull (page_fixture_find (entries, GTK_TYPE_LABEL, "Settlements, Ann"));
  page_fixture_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (table))));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tokens/record", test_record);
  g_test_add_func ("/tokens/record/pad", test_pad);
  return g_test_run ();
}
