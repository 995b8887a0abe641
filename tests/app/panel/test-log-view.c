/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-log-view.h"

#include "page-fixture.h"

typedef struct
{
  FavorSession *session;
  FavorCursor  *cursor;
  FavorLogView *view;
  GtkWindow    *window;
} Fixture;

static void
open_view (Fixture *fixture, guint n_plies, gboolean moves)
{
  fixture->session = page_fixture_session (&favor_dummy_game, 2, 2, 3);
  page_fixture_play (fixture->session, n_plies);
  fixture->cursor = favor_cursor_new (fixture->session);
  favor_cursor_set_viewer (fixture->cursor, FAVOR_SEAT_NONE);
  fixture->view = FAVOR_LOG_VIEW (favor_log_view_new (moves));
  favor_log_view_set_cursor (fixture->view, fixture->cursor);
}

static void
set_up (Fixture *fixture, guint n_plies, gboolean moves)
{
  open_view (fixture, n_plies, moves);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->view), 300, 200);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
}

/* Not the one in the drop-down above it. */
static GtkWidget *
scroller_of (Fixture *fixture)
{
  GtkWidget *box = gtk_widget_get_first_child (GTK_WIDGET (fixture->view));

  return gtk_widget_get_last_child (box);
}

static guint
count_lines (FavorLogView *view)
{
  g_autofree char *text = favor_log_view_to_text (view);
  guint            n = 0;

  for (const char *at = text; *at != '\0'; at++)
    n += *at == '\n';
  return n;
}

static void
test_text (void)
{
  Fixture          fixture;
  g_autofree char *text = NULL;

  set_up (&fixture, 4, FALSE);
  g_assert_cmpuint (count_lines (fixture.view), ==, 8);
  text = favor_log_view_to_text (fixture.view);
  g_assert_nonnull (strstr (text, "Ann draws a card.\n"));
  page_fixture_play (fixture.session, 1);
  g_assert_cmpuint (count_lines (fixture.view), ==, 10);
  favor_log_view_set_seat (fixture.view, 1);
  g_assert_cmpuint (count_lines (fixture.view), ==, 4);
  favor_log_view_set_seat (fixture.view, -1);
  g_assert_cmpuint (count_lines (fixture.view), ==, 10);
  tear_down (&fixture);
}

static void
test_moves (void)
{
  Fixture fixture;

  set_up (&fixture, 4, TRUE);
  g_assert_cmpuint (count_lines (fixture.view), ==, 4);
  g_assert_null (page_fixture_find (GTK_WIDGET (fixture.view), GTK_TYPE_DROP_DOWN, NULL));
  tear_down (&fixture);
}

static void
test_activate (void)
{
  Fixture    fixture;
  GtkWidget *list;

  set_up (&fixture, 6, FALSE);
  list = page_fixture_find (scroller_of (&fixture), GTK_TYPE_LIST_VIEW, NULL);
  g_signal_emit_by_name (list, "activate", 2);
  g_assert_cmpuint (favor_cursor_get_ply (fixture.cursor), ==, 2);
  g_assert_false (favor_cursor_get_live (fixture.cursor));
  tear_down (&fixture);
}

static GtkAdjustment *
adjustment_of (Fixture *fixture)
{
  GtkWidget *scroller = scroller_of (fixture);

  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}

static gboolean
at_bottom (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_value (adjustment) +
           gtk_adjustment_get_page_size (adjustment) >=
         /* The list has some room below its last row. */
         gtk_adjustment_get_upper (adjustment) - 12;
}

/* Follows the game, unless it was scrolled up. */
static void
test_follows (void)
{
  Fixture        fixture;
  GtkAdjustment *adjustment;
  double         value;

  set_up (&fixture, 6, FALSE);
  adjustment = adjustment_of (&fixture);
  page_fixture_wait_for (at_bottom (adjustment));
  page_fixture_play (fixture.session, 1);
  page_fixture_settle ();
  page_fixture_wait_for (at_bottom (adjustment));

  gtk_adjustment_set_value (adjustment, 0);
  page_fixture_settle ();
  value = gtk_adjustment_get_value (adjustment);
  page_fixture_play (fixture.session, 1);
  page_fixture_settle ();
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, value);
  tear_down (&fixture);
}

static GtkWidget *
find_here (GtkWidget *root)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_has_css_class (child, "here") ? child
                                                                  : find_here (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_within (GtkWidget *line, GtkWidget *scroller)
{
  graphene_rect_t bounds;

  return line != NULL && gtk_widget_compute_bounds (line, scroller, &bounds) &&
         bounds.origin.y >= -1 &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (scroller) + 1;
}

static void
assert_shown (Fixture *fixture, GtkWidget *around, guint ply)
{
  favor_cursor_go_to (fixture->cursor, ply);
  page_fixture_wait_for (is_within (find_here (GTK_WIDGET (fixture->view)), around));
}

/* A low page scrolls a list that is higher: the line of the shown position is in sight in both,
 * also when there is still less room. */
static void
test_in_sight (void)
{
  Fixture    fixture;
  GtkWidget *around = gtk_scrolled_window_new ();

  open_view (&fixture, 7, FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (fixture.view), -1, 250);
  gtk_widget_set_margin_top (GTK_WIDGET (fixture.view), 60);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (around), GTK_WIDGET (fixture.view));
  fixture.window = page_fixture_show (around, 300, 200);
  for (guint ply = 1; ply < 7; ply++)
    assert_shown (&fixture, around, ply);
  assert_shown (&fixture, around, 1);
  assert_shown (&fixture, around, 6);
  gtk_window_set_default_size (fixture.window, 300, 150);
  page_fixture_wait_for (gtk_widget_get_height (around) < 200);
  page_fixture_wait_for (is_within (find_here (around), around));
  tear_down (&fixture);
}

/* (transfer full): what the line of a ply says in the list of moves. */
static char *
line_of (Fixture *fixture, guint ply)
{
  FavorLogModel          *model = favor_log_view_get_model (fixture->view);
  g_autoptr (FavorLogRow) row = g_list_model_get_item (G_LIST_MODEL (model),
                                                       favor_log_model_count (model,
                                                                              ply,
                                                                              0));

  return g_strdup_printf ("%u. %s", ply, favor_log_row_get_text (row));
}

static void
assert_focused (Fixture *fixture, guint ply)
{
  g_autofree char *text = line_of (fixture, ply);
  GtkWidget       *focus;

  g_assert_true (favor_log_view_focus (fixture->view));
  page_fixture_settle ();
  focus = gtk_window_get_focus (fixture->window);
  g_assert_nonnull (focus);
  g_assert_nonnull (page_fixture_find (focus, GTK_TYPE_LABEL, text));
}

/* The newest line, at once when the log is first seen, and later wherever it was before. */
static void
test_focus (void)
{
  Fixture fixture;

  set_up (&fixture, 4, TRUE);
  assert_focused (&fixture, 4);
  page_fixture_play (fixture.session, 1);
  page_fixture_settle ();
  assert_focused (&fixture, 5);
  favor_cursor_go_to (fixture.cursor, 2);
  page_fixture_settle ();
  assert_focused (&fixture, 2);
  tear_down (&fixture);
}

static void
test_note (void)
{
  Fixture fixture;

  set_up (&fixture, 2, FALSE);
  favor_session_set_note (fixture.session, 1, "A bold step.");
  page_fixture_settle ();
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (fixture.view),
                                       GTK_TYPE_LABEL,
                                       "A bold step."));
  tear_down (&fixture);
}

/* What stands there is what the viewer of the moment hears. */
static void
test_viewer (void)
{
  Fixture    fixture;
  GtkWidget *view;

  set_up (&fixture, 2, FALSE);
  view = GTK_WIDGET (fixture.view);
  g_assert_nonnull (page_fixture_find (view, GTK_TYPE_LABEL, "Ann draws a card."));
  favor_cursor_set_viewer (fixture.cursor, 0);
  g_assert_nonnull (page_fixture_find (view, GTK_TYPE_LABEL, "Ann draws Jump."));
  g_assert_null (page_fixture_find (view, GTK_TYPE_LABEL, "Ann draws a card."));
  favor_cursor_set_viewer (fixture.cursor, 1);
  g_assert_nonnull (page_fixture_find (view, GTK_TYPE_LABEL, "Ann draws a card."));
  g_assert_null (page_fixture_find (view, GTK_TYPE_LABEL, "Ann draws Jump."));
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/log-view/text", test_text);
  g_test_add_func ("/log-view/moves", test_moves);
  g_test_add_func ("/log-view/activate", test_activate);
  g_test_add_func ("/log-view/follows", test_follows);
  g_test_add_func ("/log-view/in-sight", test_in_sight);
  g_test_add_func ("/log-view/focus", test_focus);
  g_test_add_func ("/log-view/note", test_note);
  g_test_add_func ("/log-view/viewer", test_viewer);
  return g_test_run ();
}
