/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-pad-table.h"
#include "favor-text.h"
#include "kingdom-bot.h"
#include "kingdom-ties.h"
#include "page-fixture.h"

/* The pads of random games: a row for each character and a column for each player, whose sum is the
 * standing; below them what breaks ties, and is not added. */

#define EVERY 23

static const char *
text_at (GtkWidget *grid, int column, int row)
{
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (grid), column, row);

  g_assert_nonnull (cell);
  return GTK_IS_BUTTON (cell) ? gtk_button_get_label (GTK_BUTTON (cell))
                              : gtk_label_get_label (GTK_LABEL (cell));
}

/* Nothing there is 0. */
static gint
number_at (GtkWidget *grid, int column, int row)
{
  g_autofree char *text = favor_text_without_marks (text_at (grid, column, row));

  return (gint) g_ascii_strtoll (text, NULL, 10);
}

/* Names at the start and at the top, the sum in the last row. */
static void
assert_pad (GtkWidget *grid, const KingdomState *state)
{
  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    {
      const KingdomSeat *self = &state->seat[seat];
      gint               sum = 0;

      for (guint character = 0; character < KINGDOM_N_CHARACTERS; character++)
        {
          const gint n = number_at (grid, seat + 1, (int) character + 1);

          g_assert_cmpint (n, ==, self->court[character] ? (gint) character + 1 : 0);
          sum += n;
        }
      g_assert_cmpint (sum, ==, kingdom_standing (self));
      g_assert_cmpint (number_at (grid, seat + 1, KINGDOM_N_CHARACTERS + 1), ==, sum);
    }
  g_assert_cmpstr (text_at (grid, 0, 1 + KINGDOM_FARMER), ==, "Farmer");
}

static void
assert_ties (KingdomTies *ties, const KingdomState *state)
{
  const FavorMoment moment = {
    .state = state,
    .size = sizeof *state,
    .n_seats = state->head.n_seats,
    .names = { .names = { "Ann", "Bo", "Cem" } },
    .colours = { 0, 1, 2 },
  };
  g_autoptr (FavorSight) sight = favor_sight_new (&moment);

  g_object_set (ties, "sight", sight, NULL);
  for (FavorSeat seat = 0; seat < (FavorSeat) state->head.n_seats; seat++)
    {
      const guint      rank = kingdom_best_rank (&state->seat[seat]);
      g_autofree char *best = rank == 0 ? g_strdup ("–") : favor_text_figure (rank);
      g_autofree char *taken = favor_text_figure (state->seat[seat].taken);

      g_assert_cmpstr (kingdom_ties_get_cell (ties, KINGDOM_TIES_BEST, seat), ==, best);
      g_assert_cmpstr (kingdom_ties_get_cell (ties, KINGDOM_TIES_TAKEN, seat), ==, taken);
    }
}

static FavorSession *
play (guint64 seed)
{
  FavorSession         *session = page_fixture_session (&favor_kingdom_game, 3, 3, seed);
  g_auto (FavorActions) legal = { 0 };
  FavorRng              rng;

  favor_rng_seed (&rng, seed);
  while (!favor_session_get_over (session))
    {
      const KingdomState
        *state = favor_session_get_state (session, favor_session_get_n_plies (session));
      g_autoptr (GError) error = NULL;

      kingdom_list (state, &legal);
      favor_session_submit (session,
                            &legal.items[kingdom_prefer (state, &legal, &rng, NULL)],
                            &error);
      g_assert_no_error (error);
    }
  return session;
}

static void
test_pads (gconstpointer data)
{
  FavorSession  *session = play (GPOINTER_TO_UINT (data));
  FavorCursor   *cursor = favor_cursor_new (session);
  FavorPadTable *table = FAVOR_PAD_TABLE (favor_pad_table_new ());
  KingdomTies   *ties = g_object_new (KINGDOM_TYPE_TIES, NULL);
  GtkWidget     *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget     *scroller = gtk_scrolled_window_new ();
  GtkWidget     *grid;
  GtkWindow     *window;
  const guint    n = favor_session_get_n_plies (session);

  favor_pad_table_set_cursor (table, cursor);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (table));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (ties));
  /* The sheet is higher than a small screen, as in the panel. */
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  window = page_fixture_show (scroller, 318, 600);
  grid = page_fixture_find (GTK_WIDGET (table), GTK_TYPE_GRID, NULL);
  for (guint ply = 0; ply <= n; ply += MAX (1, MIN (EVERY, n - ply)))
    {
      favor_cursor_set_ply (cursor, ply);
      page_fixture_settle ();
      assert_pad (grid, favor_cursor_get_state (cursor));
      assert_ties (ties, favor_cursor_get_state (cursor));
    }
  g_assert_cmpint (number_at (grid, 1, KINGDOM_N_CHARACTERS + 1), >, 0);
  page_fixture_close (window);
  g_object_unref (cursor);
  g_object_unref (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/kingdom/pads/1", GUINT_TO_POINTER (1), test_pads);
  g_test_add_data_func ("/kingdom/pads/2", GUINT_TO_POINTER (2), test_pads);
  return g_test_run ();
}
