/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-pad-view.h"

#include "page-fixture.h"
#include "wide-game.h"

typedef struct
{
  FavorSession *session;
  FavorCursor  *cursor;
  FavorPadView *view;
  GtkWidget    *grid;
  GtkWindow    *window;
} Fixture;

static void
set_up (Fixture *fixture, const FavorGame *game, guint n_plies)
{
  fixture->session = page_fixture_session (game, 2, 3, 3);
  page_fixture_play (fixture->session, n_plies);
  fixture->cursor = favor_cursor_new (fixture->session);
  fixture->view = FAVOR_PAD_VIEW (favor_pad_view_new ());
  favor_pad_view_set_cursor (fixture->view, fixture->cursor);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->view), 318, 400);
  fixture->grid = page_fixture_find (GTK_WIDGET (fixture->view), GTK_TYPE_GRID, NULL);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
}

static const char *
text_at (Fixture *fixture, int column, int row)
{
  GtkWidget *cell = gtk_grid_get_child_at (GTK_GRID (fixture->grid), column, row);

  if (GTK_IS_BUTTON (cell))
    return gtk_button_get_label (GTK_BUTTON (cell));
  return GTK_IS_LABEL (cell) ? gtk_label_get_label (GTK_LABEL (cell)) : NULL;
}

static int
number_at (Fixture *fixture, int column, int row)
{
  const char *text = text_at (fixture, column, row);

  g_assert_nonnull (text);
  if (g_str_has_prefix (text, "\u200e"))
    text += strlen ("\u200e");
  return *text == '\0' ? 0 : (int) g_ascii_strtoll (text, NULL, 10);
}

/* Cells add up to the sums, and those to the score. */
static void
assert_sums (Fixture *fixture, int n_columns, int n_lines, FavorSeat seat)
{
  const FavorGame *game = favor_session_get_game (fixture->session);
  FavorPad         pad;
  int              total = 0;

  game->score (favor_cursor_get_state (fixture->cursor), seat, &pad);
  for (int row = 1; row <= n_lines; row++)
    {
      int sum = 0;

      for (int column = 1; column <= n_columns; column++)
        sum += number_at (fixture, column, row);
      g_assert_cmpint (number_at (fixture, n_columns + 1, row), ==, sum);
      total += sum;
    }
  g_assert_cmpint (number_at (fixture, n_columns + 1, n_lines + 1), ==, total);
  g_assert_cmpint (total, ==, pad.total);
}

static void
test_rounds (void)
{
  Fixture    fixture;
  GtkWidget *cell;

  /* Three seats, seven plies: the third round. */
  set_up (&fixture, &favor_dummy_game, 7);
  g_assert_cmpstr (text_at (&fixture, 1, 0), ==, "1");
  g_assert_cmpstr (text_at (&fixture, 3, 0), ==, "3");
  g_assert_cmpstr (text_at (&fixture, 0, 1), ==, "Steps");
  for (FavorSeat seat = 0; seat < 3; seat++)
    {
      favor_pad_view_set_seat (fixture.view, seat);
      g_assert_cmpint (favor_pad_view_get_seat (fixture.view), ==, seat);
      assert_sums (&fixture, 3, 2, seat);
    }

  /* Entering a cell goes to its round. */
  cell = gtk_grid_get_child_at (GTK_GRID (fixture.grid), 2, 1);
  g_assert_true (gtk_widget_get_focusable (cell));
  g_signal_emit_by_name (cell, "clicked");
  g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor), ==, 3);
  g_assert_null (gtk_grid_get_child_at (GTK_GRID (fixture.grid), 4, 1));
  assert_sums (&fixture, 2, 2, 2);
  tear_down (&fixture);
}

static void
test_no_rounds (void)
{
  Fixture fixture;

  set_up (&fixture, &favor_wide_game, 9);
  for (FavorSeat seat = 0; seat < 3; seat++)
    {
      FavorPad pad;

      favor_wide_game.score (favor_cursor_get_state (fixture.cursor), seat, &pad);
      g_assert_cmpint (number_at (&fixture, seat + 1, 1), ==, pad.line[0]);
      g_assert_cmpint (number_at (&fixture, seat + 1, 3), ==, pad.total);
      g_assert_false (gtk_widget_get_focusable (
        gtk_grid_get_child_at (GTK_GRID (fixture.grid), seat + 1, 1)));
    }
  tear_down (&fixture);
}

/* A new round makes a new column; the focus stays in the pad. */
static void
test_focus (void)
{
  Fixture    fixture;
  GtkWidget *focus;

  set_up (&fixture, &favor_dummy_game, 5);
  favor_pad_view_set_seat (fixture.view, 0);
  g_assert_true (gtk_widget_grab_focus (gtk_grid_get_child_at (GTK_GRID (fixture.grid),
                                                               1,
                                                               1)));
  page_fixture_play (fixture.session, 1);
  g_assert_cmpstr (text_at (&fixture, 3, 0), ==, "3");
  focus = gtk_window_get_focus (fixture.window);
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_get_parent (focus) == fixture.grid);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/pad-view/rounds", test_rounds);
  g_test_add_func ("/pad-view/no-rounds", test_no_rounds);
  g_test_add_func ("/pad-view/focus", test_focus);
  return g_test_run ();
}
