/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-choice-line.h"
#include "favor-choice-list.h"
#include "favor-seat-strip.h"
#include "favor-variation-list.h"
#include "page-fixture.h"
#include "seat-view.h"
#include "wide-game.h"

/* What rows of the panel say while a list is searched, scrolled and played on. */

typedef struct
{
  FavorSession     *session;
  FavorCursor      *cursor;
  FavorChoiceModel *model;
  FavorChoiceList  *list;
  GtkWidget        *search;
  GtkWindow        *window;
} Fixture;

static void
set_up (Fixture *fixture)
{
  fixture->session = page_fixture_session (&favor_wide_game, 2, 2, 3);
  fixture->cursor = favor_cursor_new (fixture->session);
  favor_cursor_set_follow (fixture->cursor, TRUE);
  favor_cursor_set_viewer (fixture->cursor, FAVOR_VIEWER_OPEN);
  fixture->model = favor_choice_model_new (fixture->cursor);
  fixture->list = FAVOR_CHOICE_LIST (favor_choice_list_new ());
  favor_choice_list_set_model (fixture->list, fixture->model);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->list), 360, 500);
  fixture->search = page_fixture_find (GTK_WIDGET (fixture->list),
                                       GTK_TYPE_SEARCH_ENTRY,
                                       NULL);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->model);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
}

static void
collect_lines (GtkWidget *widget, GPtrArray *lines)
{
  if (FAVOR_IS_CHOICE_LINE (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (lines, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_lines (child, lines);
}

/* (transfer container): the lines that are seen, from top to bottom. */
static GPtrArray *
get_lines (Fixture *fixture)
{
  GPtrArray *lines = g_ptr_array_new ();

  page_fixture_settle ();
  collect_lines (GTK_WIDGET (fixture->list), lines);
  return lines;
}

static guint
count_lines (Fixture *fixture)
{
  g_autoptr (GPtrArray) lines = get_lines (fixture);

  return lines->len;
}

/* The first nine lines have the digits that choose them, and no other line has a number. */
static void
assert_digits (Fixture *fixture)
{
  g_autoptr (GPtrArray) lines = get_lines (fixture);

  g_assert_cmpuint (lines->len, >, 0);
  for (guint i = 0; i < lines->len; i++)
    for (guint digit = 1; digit <= lines->len; digit++)
      {
        g_autofree char *text = g_strdup_printf ("%u", digit);
        GtkWidget *label = page_fixture_find (lines->pdata[i], GTK_TYPE_LABEL, text);

        g_assert_cmpint (label != NULL && gtk_widget_get_visible (label),
                         ==,
                         digit == i + 1 && digit <= 9);
      }
}

static void
search (Fixture *fixture, const char *text, const char *found)
{
  gtk_editable_set_text (GTK_EDITABLE (fixture->search), text);
  page_fixture_wait_for (page_fixture_find (GTK_WIDGET (fixture->list),
                                            GTK_TYPE_LABEL,
                                            found) != NULL);
}

static void
test_digits (void)
{
  Fixture fixture;

  set_up (&fixture);
  assert_digits (&fixture);
  search (&fixture, "place 42", "Sell what stands at place 42");
  page_fixture_wait_for (count_lines (&fixture) == 2);
  assert_digits (&fixture);
  page_fixture_play (fixture.session, 1);
  page_fixture_settle ();
  assert_digits (&fixture);
  gtk_editable_set_text (GTK_EDITABLE (fixture.search), "");
  page_fixture_wait_for (count_lines (&fixture) > 9);
  assert_digits (&fixture);
  tear_down (&fixture);
}

/* Escape in the entry lets go of what is searched for. */
static void
test_escape (void)
{
  Fixture fixture;

  set_up (&fixture);
  search (&fixture, "place 42", "Sell what stands at place 42");
  gtk_widget_grab_focus (fixture.search);
  g_signal_emit_by_name (fixture.search, "stop-search");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture.search)), ==, "");
  tear_down (&fixture);
}

static void
say_nothing (SeatView *view, FavorSeat seat, FavorSeatLook *look)
{
}

/* Words about the table give way at their end, where names need the room. */
static void
test_table_words (void)
{
  FavorSession    *session = page_fixture_session (&favor_wide_game, 2, 4, 3);
  FavorCursor     *cursor = favor_cursor_new (session);
  FavorSeatModel  *model = favor_seat_model_new (cursor);
  SeatView        *view = seat_view_new (say_nothing);
  GtkWidget       *strip = favor_seat_strip_new ();
  GtkWindow       *window;
  char            *words[2] = { NULL };
  g_autofree char *whole = NULL;

  favor_seat_strip_set_model (FAVOR_SEAT_STRIP (strip), model);
  favor_seat_strip_set_view (FAVOR_SEAT_STRIP (strip), FAVOR_GAME_VIEW (view));
  window = page_fixture_show (strip, 900, 60);
  favor_game_view_describe_table (FAVOR_GAME_VIEW (view), &words[0], &words[1], &whole);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      GtkWidget *label;

      g_assert_nonnull (words[i]);
      label = page_fixture_find (strip, GTK_TYPE_LABEL, words[i]);
      g_assert_nonnull (label);
      g_assert_cmpint (gtk_label_get_ellipsize (GTK_LABEL (label)),
                       ==,
                       PANGO_ELLIPSIZE_END);
      g_free (words[i]);
    }
  favor_seat_strip_set_view (FAVOR_SEAT_STRIP (strip), NULL);
  page_fixture_close (window);
  g_assert_finalize_object (view);
  g_assert_finalize_object (model);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* How many bars and rings are drawn. */
static guint
count_shapes (GskRenderNode *node)
{
  guint n = 0;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        n += count_shapes (gsk_container_node_get_child (node, i));
      return n;
    case GSK_COLOR_NODE:
    case GSK_BORDER_NODE:
      return 1;
    default:
      return 0;
    }
}

/* Of the row itself, not of the words in it. */
static guint
count_drawn (GtkListBox *list, int nth)
{
  GtkListBoxRow            *row = gtk_list_box_get_row_at_index (list, nth);
  GtkSnapshot              *snapshot = gtk_snapshot_new ();
  GtkSnapshot              *words = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderNode) child = NULL;

  GTK_WIDGET_GET_CLASS (row)->snapshot (GTK_WIDGET (row), snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_LIST_BOX_ROW))
    ->snapshot (GTK_WIDGET (row), words);
  child = gtk_snapshot_free_to_node (words);
  return (node == NULL ? 0 : count_shapes (node)) -
         (child == NULL ? 0 : count_shapes (child));
}

static void
play_other (FavorSession *session, guint ply, guint nth)
{
  g_auto (FavorActions) legal = { 0 };
  g_autoptr (GError)    error = NULL;
  FavorAction           action;

  favor_session_play_on_from (session, ply);
  favor_wide_game.list (favor_session_get_state (session, ply), &legal);
  action = legal.items[nth];
  favor_session_submit (session, &action, &error);
  g_assert_no_error (error);
}

/* A rail leads down only from a line whose lines are seen below it. */
static void
test_rails (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 2, 5);
  GtkWidget    *list = favor_variation_list_new ();
  GtkListBox   *rows;
  GtkWindow    *window;
  guint         open;

  page_fixture_play (session, 4);
  play_other (session, 2, 7);
  favor_variation_list_set_session (FAVOR_VARIATION_LIST (list), session);
  window = page_fixture_show (list, 320, 400);
  rows = GTK_LIST_BOX (page_fixture_find (list, GTK_TYPE_LIST_BOX, NULL));
  open = count_drawn (rows, 0);
  /* Its own ring and what leads to it; nothing below. */
  g_assert_cmpuint (count_drawn (rows, 1), ==, 3);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (rows, 0)));
  gtk_widget_activate_action (GTK_WIDGET (gtk_list_box_get_row_at_index (rows, 0)),
                              "variation.collapse",
                              NULL);
  page_fixture_settle ();
  g_assert_cmpuint (count_drawn (rows, 0), ==, open - 1);
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/panel-rows/digits", test_digits);
  g_test_add_func ("/panel-rows/escape", test_escape);
  g_test_add_func ("/panel-rows/table-words", test_table_words);
  g_test_add_func ("/panel-rows/rails", test_rails);
  return g_test_run ();
}
