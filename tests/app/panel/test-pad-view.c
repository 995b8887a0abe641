/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-pad-view.h"

#include "favor-games.h"
#include "favor-pad-entries.h"
#include "favor-pad-fold.h"
#include "favor-pad-table.h"
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
  if (g_str_has_prefix (text, "\u2212"))
    return -(int) g_ascii_strtoll (text + strlen ("\u2212"), NULL, 10);
  /* Nothing there is 0, too. */
  return (int) g_ascii_strtoll (text, NULL, 10);
}

/* The last column, behind those that are not shown now. */
static int
find_sums (Fixture *fixture, int n_columns)
{
  int column = n_columns + 1;

  for (; gtk_grid_get_child_at (GTK_GRID (fixture->grid), column + 1, 0) != NULL;
       column++)
    g_assert_false (gtk_widget_get_visible (
      gtk_grid_get_child_at (GTK_GRID (fixture->grid), column, 0)));
  return column;
}

/* Cells add up to the sums, and those to the score. */
static void
assert_sums (Fixture *fixture, int n_columns, int n_lines, FavorSeat seat)
{
  const FavorGame *game = favor_session_get_game (fixture->session);
  FavorPad         pad;
  int              total = 0, sums = find_sums (fixture, n_columns);

  game->score (favor_cursor_get_state (fixture->cursor), seat, &pad);
  for (int row = 1; row <= n_lines; row++)
    {
      int sum = 0;

      for (int column = 1; column <= n_columns; column++)
        sum += number_at (fixture, column, row);
      g_assert_cmpint (number_at (fixture, sums, row), ==, sum);
      total += sum;
    }
  g_assert_cmpint (number_at (fixture, sums, n_lines + 1), ==, total);
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

  /* The head of a column goes to its round. */
  cell = gtk_grid_get_child_at (GTK_GRID (fixture.grid), 2, 0);
  g_assert_true (gtk_widget_get_focusable (cell));
  g_signal_emit_by_name (cell, "clicked");
  g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor), ==, 3);
  cell = gtk_grid_get_child_at (GTK_GRID (fixture.grid), 3, 1);
  g_assert_false (gtk_widget_get_visible (cell));
  assert_sums (&fixture, 2, 2, 2);
  /* The same column again. */
  favor_cursor_go_to (fixture.cursor, 7);
  g_assert_true (cell == gtk_grid_get_child_at (GTK_GRID (fixture.grid), 3, 1));
  g_assert_true (gtk_widget_get_visible (cell));
  assert_sums (&fixture, 3, 2, 2);
  tear_down (&fixture);
}

/* (nullable): the first button of the row by which a seat is picked. */
static GtkWidget *
find_picker (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, "seatpick"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_picker (child);
  return found;
}

/* Whose sign is pressed, that pad is shown, and no other sign stays pressed. */
static void
test_picker (void)
{
  static const FavorSeat order[] = { 1, 2, 0 };

  Fixture    fixture;
  GtkWidget *button[3];
  GtkWidget *table;

  set_up (&fixture, &favor_dummy_game, 7);
  button[0] = find_picker (GTK_WIDGET (fixture.view));
  button[1] = gtk_widget_get_next_sibling (button[0]);
  button[2] = gtk_widget_get_next_sibling (button[1]);
  g_assert_null (gtk_widget_get_next_sibling (button[2]));
  table = page_fixture_find (GTK_WIDGET (fixture.view), FAVOR_TYPE_PAD_TABLE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_signal_emit_by_name (button[order[i]], "clicked");
      g_assert_cmpint (favor_pad_table_get_seat (FAVOR_PAD_TABLE (table)), ==, order[i]);
      assert_sums (&fixture, 3, 2, order[i]);
      for (FavorSeat seat = 0; seat < 3; seat++)
        g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button[seat])),
                         ==,
                         seat == order[i]);
    }
  tear_down (&fixture);
}

/* Until there are so many columns, by ending turns as soon as may be. */
static void
play_rounds (Fixture *fixture, int n)
{
  const FavorGame      *game = favor_session_get_game (fixture->session);
  g_auto (FavorActions) legal = { 0 };

  while (text_at (fixture, n + 1, 0) == NULL)
    {
      guint              n_plies = favor_session_get_n_plies (fixture->session);
      g_autoptr (GError) error = NULL;

      game->list (favor_session_get_state (fixture->session, n_plies), &legal);
      favor_session_submit (fixture->session, &legal.items[legal.n - 1], &error);
      g_assert_no_error (error);
    }
}

/* Many rounds stand closer together than a few. */
static void
test_crowded (void)
{
  Fixture    fixture;
  GtkWidget *head;
  int        width;

  set_up (&fixture, favor_games_find ("emperors-favor"), 0);
  play_rounds (&fixture, 7);
  page_fixture_settle ();
  head = gtk_grid_get_child_at (GTK_GRID (fixture.grid), 1, 0);
  g_assert_cmpstr (text_at (&fixture, 7, 0), ==, "7");
  width = gtk_widget_get_width (head);
  favor_cursor_go_to (fixture.cursor, 20);
  page_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (head), >, width);
  tear_down (&fixture);
}

/* What is to be read by itself, what several rounds share, and what nobody sees. */
static void
test_fold (void)
{
  static const int widths[] = { 14, 14, 14, 20, 14, 20, 20, 14, 14, 14 };
  FavorPadFold     fold = { .at = FAVOR_PAD_FOLD_END };

  favor_pad_fold_fit (&fold, widths, 10, 24, 158);
  g_assert_cmpuint (fold.first, ==, 0);
  g_assert_cmpuint (fold.n, ==, 10);
  /* 14 + 14 + 14 + 20 + 20, and what they share. */
  favor_pad_fold_fit (&fold, widths, 10, 24, 24 + 82);
  g_assert_cmpuint (fold.first, ==, 5);
  g_assert_cmpuint (fold.n, ==, 5);
  favor_pad_fold_fit (&fold, widths, 10, 24, 24 + 81);
  g_assert_cmpuint (fold.first, ==, 6);
  g_assert_cmpuint (fold.n, ==, 4);

  /* Those before, with others on both sides. */
  favor_pad_fold_turn (&fold, 5);
  favor_pad_fold_fit (&fold, widths, 10, 24, 24 + 81);
  g_assert_cmpuint (fold.first, ==, 3);
  g_assert_cmpuint (fold.n, ==, 3);
  /* Up to the first one, and as many as there is room for. */
  favor_pad_fold_turn (&fold, 2);
  favor_pad_fold_fit (&fold, widths, 10, 24, 24 + 81);
  g_assert_cmpuint (fold.first, ==, 0);
  g_assert_cmpuint (fold.n, ==, 5);
  /* And back, at last to the end. */
  favor_pad_fold_turn (&fold, 5);
  favor_pad_fold_fit (&fold, widths, 10, 24, 24 + 81);
  g_assert_cmpuint (fold.first, ==, 5);
  g_assert_cmpuint (fold.n, ==, 3);
  favor_pad_fold_turn (&fold, 8);
  favor_pad_fold_fit (&fold, widths, 10, 24, 24 + 81);
  g_assert_cmpuint (fold.first, ==, 6);
  g_assert_cmpuint (fold.n, ==, 4);

  /* One, and what the others share; one alone; none. */
  fold.at = FAVOR_PAD_FOLD_END;
  fold.on = FALSE;
  favor_pad_fold_fit (&fold, widths, 10, 24, 24 + 14);
  g_assert_cmpuint (fold.first, ==, 9);
  g_assert_cmpuint (fold.n, ==, 1);
  g_assert_false (fold.alone);
  favor_pad_fold_fit (&fold, widths, 10, 24, 23 + 14);
  g_assert_cmpuint (fold.first, ==, 9);
  g_assert_cmpuint (fold.n, ==, 1);
  g_assert_true (fold.alone);
  favor_pad_fold_fit (&fold, widths, 10, 24, 13);
  g_assert_cmpuint (fold.n, ==, 0);
  favor_pad_fold_fit (&fold, widths, 10, 24, 158);
  g_assert_cmpuint (fold.n, ==, 10);
  g_assert_false (fold.alone);
}

/* Whether that round has a column of its own. */
static gboolean
is_alone (Fixture *fixture, int round)
{
  GtkWidget       *head = gtk_grid_get_child_at (GTK_GRID (fixture->grid), round, 0);
  g_autofree char *number = g_strdup_printf ("%d", round);

  return gtk_widget_get_visible (head) &&
         g_str_equal (gtk_button_get_label (GTK_BUTTON (head)), number);
}

/* Names of rows and the sums are read in full; what is seen of the rounds adds up to the sums. */
static void
assert_all_read (Fixture *fixture, int n_columns)
{
  int sums = find_sums (fixture, n_columns);

  for (int row = 1; gtk_grid_get_child_at (GTK_GRID (fixture->grid), 0, row) != NULL;
       row++)
    {
      GtkWidget      *name = gtk_grid_get_child_at (GTK_GRID (fixture->grid), 0, row);
      GtkWidget      *sum = gtk_grid_get_child_at (GTK_GRID (fixture->grid), sums, row);
      int             all = 0;
      graphene_rect_t at;

      g_assert_false (page_fixture_is_cut (name));
      g_assert_true (gtk_widget_compute_bounds (sum, GTK_WIDGET (fixture->view), &at));
      g_assert_cmpfloat (at.origin.x + at.size.width,
                         <=,
                         gtk_widget_get_width (GTK_WIDGET (fixture->view)));
      for (int column = 1; column <= n_columns; column++)
        if (gtk_widget_get_visible (gtk_grid_get_child_at (GTK_GRID (fixture->grid),
                                                           column,
                                                           row)))
          all += number_at (fixture, column, row);
      g_assert_cmpint (all, ==, number_at (fixture, sums, row));
    }
}

/* In the narrowest panel the rounds of a long game share columns, and each can be read. */
static void
test_many_rounds (void)
{
  const int  n = 14;
  Fixture    fixture;
  GtkWidget *head;
  int        first = 1;

  set_up (&fixture, favor_games_find ("emperors-favor"), 0);
  gtk_window_set_default_size (fixture.window, 252, 400);
  play_rounds (&fixture, n);
  page_fixture_settle ();
  g_assert_false (is_alone (&fixture, 1));
  g_assert_true (is_alone (&fixture, n));
  assert_all_read (&fixture, n);

  /* The head of those before shows them. */
  while (!is_alone (&fixture, first))
    first++;
  head = gtk_grid_get_child_at (GTK_GRID (fixture.grid), first - 1, 0);
  g_assert_true (g_str_has_prefix (gtk_button_get_label (GTK_BUTTON (head)), "1\u2013"));
  g_assert_false (gtk_widget_get_focusable (
    gtk_grid_get_child_at (GTK_GRID (fixture.grid), first - 1, 1)));
  while (!is_alone (&fixture, 1))
    {
      g_assert_true (gtk_widget_grab_focus (head));
      g_signal_emit_by_name (head, "clicked");
      page_fixture_settle ();
      g_assert_true (is_alone (&fixture, --first));
      g_assert_true (gtk_window_get_focus (fixture.window) == head);
      assert_all_read (&fixture, n);
      while (first > 1 && is_alone (&fixture, first - 1))
        first--;
      head = gtk_grid_get_child_at (GTK_GRID (fixture.grid), first - 1, 0);
    }
  g_assert_false (is_alone (&fixture, n));

  /* A round that begins is seen, and so are all where there is room. */
  play_rounds (&fixture, n + 1);
  page_fixture_settle ();
  g_assert_true (is_alone (&fixture, n + 1));
  gtk_window_set_default_size (fixture.window, 420, 400);
  page_fixture_wait_for (is_alone (&fixture, 1));
  assert_all_read (&fixture, n + 1);
  tear_down (&fixture);
}

/* Nothing is to be found sideways. */
static gboolean
fits (Fixture *fixture)
{
  GtkWidget *sideways = gtk_widget_get_ancestor (fixture->grid, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment
    *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (sideways));

  return gtk_adjustment_get_upper (across) <= gtk_adjustment_get_page_size (across);
}

static guint
count_lines (Fixture *fixture)
{
  guint n_lines = 1;

  for (int row = 1; gtk_grid_get_child_at (GTK_GRID (fixture->grid), 0, row) != NULL;
       row++)
    {
      g_auto (GStrv) lines = g_strsplit (text_at (fixture, 0, row), "\n", -1);

      n_lines = MAX (n_lines, g_strv_length (lines));
    }
  return n_lines;
}

/* In the narrowest panel sums are in sight however large letters are: names of rows have two lines,
 * or as many as they must, and then rounds give way; all that comes back. */
static void
test_large (void)
{
  static const int percents[] = { 100, 120, 150, 180 };
  Fixture          fixture;
  guint            before = 1;

  set_up (&fixture, favor_games_find ("dragons-favour"), 0);
  gtk_window_set_default_size (fixture.window, 252, 400);
  play_rounds (&fixture, 4);
  page_fixture_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (percents); i++)
    {
      page_fixture_set_letters (percents[i]);
      page_fixture_wait_for (fits (&fixture));
      g_assert_cmpuint (count_lines (&fixture), >=, before);
      before = count_lines (&fixture);
    }
  g_assert_cmpuint (before, >, 2);
  page_fixture_set_letters (100);
  gtk_window_set_default_size (fixture.window, 420, 400);
  page_fixture_wait_for (is_alone (&fixture, 1));
  g_assert_cmpuint (count_lines (&fixture), ==, 1);
  assert_all_read (&fixture, 4);
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
      g_assert_cmpint (gtk_widget_get_focusable (
                         gtk_grid_get_child_at (GTK_GRID (fixture.grid), seat + 1, 1)),
                       ==,
                       pad.line[0] != 0);
    }
  tear_down (&fixture);
}

/* Entering a cell lists what adds up to it; the first entry has the focus, and Enter goes
 * there. */
static void
test_entries (void)
{
  Fixture          fixture;
  GtkWidget       *entries, *list, *row;
  guint            n = 0;
  int              sum = 0;
  const FavorGame *game = &favor_wide_game;

  set_up (&fixture, game, 17);
  g_assert_null (page_fixture_find (GTK_WIDGET (fixture.view),
                                    FAVOR_TYPE_PAD_ENTRIES,
                                    NULL));
  g_signal_emit_by_name (gtk_grid_get_child_at (GTK_GRID (fixture.grid), 2, 3),
                         "clicked");
  entries = page_fixture_find (GTK_WIDGET (fixture.view), FAVOR_TYPE_PAD_ENTRIES, NULL);
  g_assert_true (gtk_widget_get_visible (entries));
  list = page_fixture_find (entries, GTK_TYPE_LIST_BOX, NULL);
  row = gtk_widget_get_first_child (list);
  g_assert_true (gtk_window_get_focus (fixture.window) == row);
  for (; row != NULL; row = gtk_widget_get_next_sibling (row), n++)
    {
      guint    ply = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "ply"));
      FavorPad before, after;

      game->score (favor_session_get_state (fixture.session, ply - 1), 1, &before);
      game->score (favor_session_get_state (fixture.session, ply), 1, &after);
      g_assert_cmpint (after.total, >, before.total);
      sum += after.total - before.total;
    }
  g_assert_cmpuint (n, >, 1);
  g_assert_cmpint (sum, ==, number_at (&fixture, 2, 3));

  row = gtk_widget_get_first_child (list);
  if (page_fixture_key ("Return"))
    g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor),
                      ==,
                      GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "ply")));
  tear_down (&fixture);
}

static guint
count_tables (FavorPadView *view)
{
  GtkWidget *table = page_fixture_find (GTK_WIDGET (view), FAVOR_TYPE_PAD_TABLE, NULL);
  guint      n = 0;

  for (; table != NULL; table = gtk_widget_get_next_sibling (table))
    n++;
  return n;
}

/* As many pads as there is room for beside or above each other, those of the next seats. */
static void
test_several (void)
{
  Fixture    fixture;
  GtkWidget *table;

  set_up (&fixture, &favor_dummy_game, 7);
  g_assert_cmpuint (count_tables (fixture.view), ==, 1);
  gtk_window_set_default_size (fixture.window, 640, 400);
  page_fixture_wait_for (count_tables (fixture.view) == 2);
  favor_pad_view_set_seat (fixture.view, 2);
  table = page_fixture_find (GTK_WIDGET (fixture.view), FAVOR_TYPE_PAD_TABLE, NULL);
  g_assert_cmpint (favor_pad_table_get_seat (FAVOR_PAD_TABLE (table)), ==, 2);
  table = gtk_widget_get_next_sibling (table);
  g_assert_cmpint (favor_pad_table_get_seat (FAVOR_PAD_TABLE (table)), ==, 0);
  gtk_window_set_default_size (fixture.window, 1200, 400);
  page_fixture_wait_for (count_tables (fixture.view) == 3);
  gtk_window_set_default_size (fixture.window, 400, 830);
  page_fixture_wait_for (count_tables (fixture.view) == 3);
  gtk_window_set_default_size (fixture.window, 400, 330);
  page_fixture_wait_for (count_tables (fixture.view) == 1);
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

/* ---- What a game notes besides -------------------------------------------------------- */

#define TEST_TYPE_VIEW (test_view_get_type ())
G_DECLARE_FINAL_TYPE (TestView, test_view, TEST, VIEW, FavorGameView)

struct _TestView
{
  FavorGameView parent_instance;
};

G_DEFINE_FINAL_TYPE (TestView, test_view, FAVOR_TYPE_GAME_VIEW)

/* From the fifth move on the second seat is an ally. */
static void
describe_pad (FavorGameView *view, gconstpointer state, FavorSeat seat, FavorTick *tick)
{
  const FavorHead *head = state;

  tick->art = g_strdup ("dragon/small-fox");
  tick->words = g_strdup ("Allied with the Fox");
  tick->ticked = seat == 1 && head->ply >= 5;
}

static void
test_view_class_init (TestViewClass *klass)
{
  FAVOR_GAME_VIEW_CLASS (klass)->describe_pad = describe_pad;
}

static void
test_view_init (TestView *self)
{
}

static void
assert_ticked (Fixture *fixture, gboolean ticked)
{
  GtkWidget *box = page_fixture_find (GTK_WIDGET (fixture->view),
                                      GTK_TYPE_CHECK_BUTTON,
                                      NULL);
  GtkWidget *tick = gtk_widget_get_parent (box);

  g_assert_true (gtk_widget_get_visible (tick));
  g_assert_cmpint (gtk_check_button_get_active (GTK_CHECK_BUTTON (box)), ==, ticked);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (box),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Allied with the Fox");
}

/* As it was in the position whose points are on the pad; of the seat whose pad it is. */
static void
test_tick (void)
{
  Fixture        fixture;
  FavorGameView *view = g_object_ref_sink (g_object_new (TEST_TYPE_VIEW, NULL));
  GtkWidget     *tick;

  set_up (&fixture, &favor_dummy_game, 7);
  tick = gtk_widget_get_parent (page_fixture_find (GTK_WIDGET (fixture.view),
                                                   GTK_TYPE_CHECK_BUTTON,
                                                   NULL));
  g_assert_false (gtk_widget_get_visible (tick));
  favor_pad_view_set_view (fixture.view, view);
  favor_pad_view_set_seat (fixture.view, 0);
  assert_ticked (&fixture, FALSE);
  favor_pad_view_set_seat (fixture.view, 1);
  assert_ticked (&fixture, TRUE);
  favor_cursor_go_to (fixture.cursor, 4);
  assert_ticked (&fixture, FALSE);
  favor_cursor_go_to (fixture.cursor, 5);
  assert_ticked (&fixture, TRUE);
  favor_pad_view_set_view (fixture.view, NULL);
  g_assert_false (gtk_widget_get_visible (tick));
  tear_down (&fixture);
  g_assert_finalize_object (view);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/pad-view/rounds", test_rounds);
  g_test_add_func ("/pad-view/picker", test_picker);
  g_test_add_func ("/pad-view/crowded", test_crowded);
  g_test_add_func ("/pad-view/fold", test_fold);
  g_test_add_func ("/pad-view/many-rounds", test_many_rounds);
  g_test_add_func ("/pad-view/large", test_large);
  g_test_add_func ("/pad-view/no-rounds", test_no_rounds);
  g_test_add_func ("/pad-view/entries", test_entries);
  g_test_add_func ("/pad-view/several", test_several);
  g_test_add_func ("/pad-view/focus", test_focus);
  g_test_add_func ("/pad-view/tick", test_tick);
  return g_test_run ();
}
