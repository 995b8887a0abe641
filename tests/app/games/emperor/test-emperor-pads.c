/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-fixture.h"
#include "emperor-random.h"
#include "favor-pad-view.h"

/* The pads of a long game in a narrow panel: whatever rounds share a column, what is seen adds up,
 * and is what the game counts. */

#define ROUNDS 12

static const char *
text_at (GtkWidget *grid, int column, int row)
{
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (grid), column, row);

  if (cell == NULL)
    return NULL;
  return GTK_IS_BUTTON (cell) ? gtk_button_get_label (GTK_BUTTON (cell))
                              : gtk_label_get_label (GTK_LABEL (cell));
}

/* Nothing there is 0. */
static int
number_at (GtkWidget *grid, int column, int row)
{
  g_autofree char *text = favor_text_without_marks (text_at (grid, column, row));

  if (g_str_has_prefix (text, "\u2212"))
    return -(int) g_ascii_strtoll (text + strlen ("\u2212"), NULL, 10);
  return (int) g_ascii_strtoll (text, NULL, 10);
}

static int
count_columns (GtkWidget *grid)
{
  int n = 0;

  while (gtk_grid_get_child_at (GTK_GRID (grid), n + 1, 0) != NULL)
    n++;
  return n;
}

/* The last column has the sums, the last row those of all. Returns how many columns are seen. */
static guint
assert_adds_up (GtkWidget *grid, int points)
{
  int   sums = count_columns (grid), total = 0, row = 1;
  guint n_seen = 0;

  for (int column = 1; column < sums; column++)
    n_seen += gtk_widget_get_visible (gtk_grid_get_child_at (GTK_GRID (grid), column, 0));
  for (; text_at (grid, sums, row + 1) != NULL; row++)
    {
      int sum = 0;

      for (int column = 1; column < sums; column++)
        if (gtk_widget_get_visible (gtk_grid_get_child_at (GTK_GRID (grid), column, row)))
          sum += number_at (grid, column, row);
      g_assert_cmpint (sum, ==, number_at (grid, sums, row));
      total += sum;
    }
  g_assert_cmpint (total, ==, number_at (grid, sums, row));
  g_assert_cmpint (total, ==, points);
  return n_seen;
}

static void
play (FavorSession *session)
{
  g_auto (FavorActions) legal = { 0 };
  const EmperorState   *state;
  FavorRng              rng;

  favor_rng_seed (&rng, 4);
  while (state = favor_session_get_state (session, favor_session_get_n_plies (session)),
         state->round < ROUNDS && !favor_session_get_over (session))
    {
      FavorAction        action = emperor_random_action (state, &legal, &rng);
      g_autoptr (GError) error = NULL;

      favor_session_submit (session, &action, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpint (state->points[0] + state->points[1] + state->points[2], >, 0);
}

static void
test_shared (void)
{
  static const int    widths[] = { 600, 252, 318 };
  FavorSession       *session = page_fixture_session (&favor_emperor_game, 3, 3, 5);
  FavorCursor        *cursor;
  FavorPadView       *pads = FAVOR_PAD_VIEW (favor_pad_view_new ());
  GtkWidget          *grid;
  GtkWindow          *window;
  const EmperorState *state;
  guint               n_seen[G_N_ELEMENTS (widths)] = { 0 };

  play (session);
  cursor = favor_cursor_new (session);
  /* A game that is over begins at its start. */
  favor_cursor_go_to (cursor, favor_session_get_n_plies (session));
  favor_pad_view_set_cursor (pads, cursor);
  state = favor_cursor_get_state (cursor);
  window = page_fixture_show (GTK_WIDGET (pads), widths[0], 400);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (window, widths[i], 400);
      page_fixture_wait_for (gtk_widget_get_width (GTK_WIDGET (pads)) == widths[i]);
      page_fixture_settle ();
      for (FavorSeat seat = 0; seat < 3; seat++)
        {
          favor_pad_view_set_seat (pads, seat);
          page_fixture_settle ();
          grid = page_fixture_find (GTK_WIDGET (pads), GTK_TYPE_GRID, NULL);
          n_seen[i] = assert_adds_up (grid, state->points[seat]);
        }
    }
  /* Where there is little room they do share. */
  g_assert_cmpuint (n_seen[1], <, n_seen[0]);
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-pads/shared", test_shared);
  return g_test_run ();
}
