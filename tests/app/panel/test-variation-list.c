/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-variation-list.h"
#include "favor-variation-row.h"

#include "page-fixture.h"
#include "wide-game.h"

typedef struct
{
  FavorSession *session;
  GtkWidget    *list;
  GtkWindow    *window;
} Fixture;

static void
show (Fixture *fixture)
{
  fixture->list = favor_variation_list_new ();
  favor_variation_list_set_session (FAVOR_VARIATION_LIST (fixture->list),
                                    fixture->session);
  fixture->window = page_fixture_show (fixture->list, 320, 600);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->session);
}

static void
play_nth (FavorSession *session, guint nth)
{
  g_auto (FavorActions) legal = { 0 };
  g_autoptr (GError)    error = NULL;
  FavorAction           action;

  favor_wide_game.list (favor_session_get_state (session,
                                                 favor_session_get_n_plies (session)),
                        &legal);
  action = legal.items[nth % legal.n];
  favor_session_submit (session, &action, &error);
  g_assert_no_error (error);
}

/* Leaves the line after `ply`, and plays `n` plies of its own. */
static void
branch (FavorSession *session, guint ply, guint nth, guint n)
{
  favor_session_play_on_from (session, ply);
  for (guint i = 0; i < n; i++)
    play_nth (session, nth);
}

static void
open_from (FavorSession *session, guint from)
{
  guint index = 0;

  while (favor_session_get_variation_from (session, index) != from)
    index++;
  favor_session_open_variation (session, index);
}

/* Six plies; something else after the second, after the fourth of that, and after the sixth of
 * that; then back to where each left the other, up to the first six. */
static FavorSession *
create_deep (void)
{
  FavorSession *session = page_fixture_session (&favor_wide_game, 2, 2, 5);

  page_fixture_play (session, 6);
  branch (session, 2, 5, 5);
  branch (session, 4, 7, 4);
  branch (session, 6, 9, 3);
  open_from (session, 6);
  open_from (session, 4);
  open_from (session, 2);
  return session;
}

static FavorVariationRow *
row_at (Fixture *fixture, guint nth)
{
  GtkWidget *list = page_fixture_find (fixture->list, GTK_TYPE_LIST_BOX, NULL);

  return FAVOR_VARIATION_ROW (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list),
                                                             (int) nth));
}

static const FavorVariationNode *
node_at (Fixture *fixture, guint nth)
{
  return favor_variation_row_get_node (row_at (fixture, nth));
}

static guint
count_rows (Fixture *fixture)
{
  GtkWidget *list = page_fixture_find (fixture->list, GTK_TYPE_LIST_BOX, NULL);
  guint      n = 0;

  while (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) n) != NULL)
    n++;
  return n;
}

static guint
count_visible (Fixture *fixture)
{
  guint n = 0;

  for (guint i = 0; i < count_rows (fixture); i++)
    n += gtk_widget_get_visible (GTK_WIDGET (row_at (fixture, i))) ? 1 : 0;
  return n;
}

static void
act (Fixture *fixture, const char *action)
{
  g_assert_true (gtk_widget_activate_action (fixture->list, action, NULL));
}

/* The rows are those of the tree, in its order. */
static void
assert_tree (Fixture *fixture)
{
  g_autoptr (GArray) nodes = favor_variation_tree_list (fixture->session);
  guint              n = favor_session_get_n_variations (fixture->session);

  g_assert_cmpuint (nodes->len, ==, n + 1);
  g_assert_cmpuint (count_rows (fixture), ==, n > 0 ? n + 1 : 0);
  for (guint i = 0; i < count_rows (fixture); i++)
    {
      const FavorVariationNode *node = &g_array_index (nodes, FavorVariationNode, i);

      g_assert_cmpmem (node_at (fixture, i), sizeof *node, node, sizeof *node);
      g_assert_cmpint (node->index < 0, ==, i == 0);
      g_assert_cmpint (node->depth == 0, ==, i == 0);
      g_assert_cmpuint (node->nth, <, node->n_siblings);
    }
}

static void
test_empty (void)
{
  Fixture    fixture = { page_fixture_session (&favor_wide_game, 2, 2, 5) };
  GtkWidget *empty;

  show (&fixture);
  empty = page_fixture_find (fixture.list,
                             GTK_TYPE_LABEL,
                             "Play on from a past move to begin a variation.");
  g_assert_true (gtk_widget_get_mapped (empty));
  assert_tree (&fixture);
  favor_variation_list_set_terse (FAVOR_VARIATION_LIST (fixture.list), TRUE);
  g_assert_false (gtk_widget_get_mapped (empty));
  page_fixture_play (fixture.session, 3);
  assert_tree (&fixture);
  branch (fixture.session, 1, 9, 1);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (empty));
  g_assert_true (gtk_widget_get_mapped (fixture.list));
  g_assert_cmpuint (count_visible (&fixture), ==, 2);
  assert_tree (&fixture);
  favor_variation_list_set_session (FAVOR_VARIATION_LIST (fixture.list), NULL);
  g_assert_cmpuint (count_rows (&fixture), ==, 0);
  tear_down (&fixture);
}

/* Three levels: each row below what it leaves. */
static void
test_deep (void)
{
  Fixture fixture = { create_deep () };

  show (&fixture);
  assert_tree (&fixture);
  g_assert_cmpuint (count_rows (&fixture), ==, 4);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpuint (node_at (&fixture, i)->depth, ==, i);
      g_assert_cmpuint (node_at (&fixture, i)->n_children, ==, i < 3 ? 1 : 0);
      g_assert_cmpuint (node_at (&fixture, i)->rails, ==, 0);
      if (i > 1)
        g_assert_cmpint (favor_session_get_variation_parent (fixture.session,
                                                             (guint) node_at (&fixture, i)
                                                               ->index),
                         ==,
                         node_at (&fixture, i - 1)->index);
    }
  gtk_test_accessible_assert_property (
    row_at (&fixture, 0),
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Current Line, level 1, 1 of 1. 6 moves · In play: Ann 3 and Bo 3");
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (row_at (&fixture, 0)), "current"));
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (row_at (&fixture, 1)),
                                            "current"));
  g_assert_false (gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row_at (&fixture,
                                                                              0))));
  /* Opened, it is the current line, and the others leave it. */
  gtk_widget_activate_action (fixture.list,
                              "variation.open",
                              "u",
                              (guint32) node_at (&fixture, 1)->index);
  assert_tree (&fixture);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), >, 6);
  tear_down (&fixture);
}

/* By the ply at which they leave, with a rail past those that have others below. */
static void
test_order (void)
{
  Fixture fixture = { page_fixture_session (&favor_wide_game, 2, 2, 5) };

  page_fixture_play (fixture.session, 6);
  branch (fixture.session, 5, 11, 1);
  branch (fixture.session, 1, 12, 3);
  favor_session_open_variation (fixture.session, 0);
  show (&fixture);
  assert_tree (&fixture);
  g_assert_cmpuint (count_rows (&fixture), ==, 3);
  for (guint i = 1; i < 3; i++)
    {
      g_assert_cmpuint (node_at (&fixture, i)->depth, ==, 1);
      g_assert_cmpuint (node_at (&fixture, i)->nth, ==, i - 1);
      g_assert_cmpuint (node_at (&fixture, i)->n_siblings, ==, 2);
      g_assert_cmpuint (node_at (&fixture, i)->rails, ==, i == 1 ? 2 : 0);
    }
  g_assert_cmpuint (
    favor_session_get_variation_from (fixture.session,
                                      (guint) node_at (&fixture, 1)->index),
    <,
    favor_session_get_variation_from (fixture.session,
                                      (guint) node_at (&fixture, 2)->index));
  tear_down (&fixture);
}

/* Arrow keys hide, go up, show; the button does the same for one row. */
static void
test_collapse (void)
{
  Fixture fixture = { create_deep () };

  show (&fixture);
  /* Without the focus they mean nothing. */
  act (&fixture, "variation.collapse");
  act (&fixture, "variation.expand");
  g_assert_cmpuint (count_visible (&fixture), ==, 4);
  gtk_widget_grab_focus (GTK_WIDGET (row_at (&fixture, 3)));
  act (&fixture, "variation.collapse");
  g_assert_true (gtk_window_get_focus (fixture.window) ==
                 GTK_WIDGET (row_at (&fixture, 2)));
  g_assert_cmpuint (count_visible (&fixture), ==, 4);
  act (&fixture, "variation.collapse");
  g_assert_cmpuint (count_visible (&fixture), ==, 3);
  gtk_test_accessible_assert_state (row_at (&fixture, 2),
                                    GTK_ACCESSIBLE_STATE_EXPANDED,
                                    FALSE);
  gtk_widget_activate_action (fixture.list, "variation.toggle", "i", -1);
  g_assert_cmpuint (count_visible (&fixture), ==, 1);
  gtk_widget_activate_action (fixture.list, "variation.toggle", "i", -1);
  /* What was hidden further down still is. */
  g_assert_cmpuint (count_visible (&fixture), ==, 3);
  /* A new name changes nothing of that, and keeps the focus. */
  gtk_widget_grab_focus (GTK_WIDGET (row_at (&fixture, 2)));
  favor_session_rename_variation (fixture.session, 0, "A bold line");
  g_assert_cmpuint (count_visible (&fixture), ==, 3);
  g_assert_true (gtk_window_get_focus (fixture.window) ==
                 GTK_WIDGET (row_at (&fixture, 2)));
  act (&fixture, "variation.expand");
  g_assert_cmpuint (count_visible (&fixture), ==, 4);
  gtk_widget_activate_action (fixture.list, "variation.toggle", "i", 99);
  tear_down (&fixture);
}

static void
test_keys (void)
{
  Fixture fixture = { create_deep () };

  show (&fixture);
  gtk_widget_grab_focus (GTK_WIDGET (row_at (&fixture, 0)));
  if (!page_fixture_key ("Left"))
    {
      tear_down (&fixture);
      return;
    }
  g_assert_cmpuint (count_visible (&fixture), ==, 1);
  g_assert_true (page_fixture_key ("Right"));
  g_assert_cmpuint (count_visible (&fixture), ==, 4);
  g_assert_true (page_fixture_key ("Down"));
  g_assert_true (gtk_window_get_focus (fixture.window) ==
                 GTK_WIDGET (row_at (&fixture, 1)));
  /* Enter opens it. */
  g_assert_true (page_fixture_key ("Return"));
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), >, 6);
  tear_down (&fixture);
}

/* What leaves a deleted one goes with it, and comes back with it. */
static void
test_delete (void)
{
  Fixture fixture = { create_deep () };
  guint32 index;

  show (&fixture);
  gtk_widget_grab_focus (GTK_WIDGET (row_at (&fixture, 3)));
  index = (guint32) node_at (&fixture, 2)->index;
  gtk_widget_activate_action (fixture.list, "variation.delete", "u", index);
  assert_tree (&fixture);
  g_assert_cmpuint (count_rows (&fixture), ==, 2);
  g_assert_true (gtk_window_get_focus (fixture.window) ==
                 GTK_WIDGET (row_at (&fixture, 1)));
  g_assert_true (favor_session_undelete_variation (fixture.session));
  assert_tree (&fixture);
  g_assert_cmpuint (count_visible (&fixture), ==, 4);
  /* Nothing of that number any more. */
  gtk_widget_activate_action (fixture.list, "variation.delete", "u", 77u);
  gtk_widget_activate_action (fixture.list, "variation.rename", "u", 77u);
  g_assert_cmpuint (count_rows (&fixture), ==, 4);
  tear_down (&fixture);
}

static void
test_many (gconstpointer data)
{
  Fixture fixture = { page_fixture_session (&favor_wide_game, 2, 2, 5) };

  if (GPOINTER_TO_INT (data))
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  page_fixture_play (fixture.session, 3);
  for (guint i = 1; i <= 50; i++)
    branch (fixture.session, 1, i, 1);
  show (&fixture);
  g_assert_cmpuint (count_visible (&fixture), ==, 51);
  assert_tree (&fixture);
  g_assert_cmpint (gtk_widget_get_width (fixture.list), ==, 320);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (row_at (&fixture, 50))), >, 30);
  tear_down (&fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/variation-list/empty", test_empty);
  g_test_add_func ("/variation-list/deep", test_deep);
  g_test_add_func ("/variation-list/order", test_order);
  g_test_add_func ("/variation-list/collapse", test_collapse);
  g_test_add_func ("/variation-list/keys", test_keys);
  g_test_add_func ("/variation-list/delete", test_delete);
  g_test_add_data_func ("/variation-list/many", GINT_TO_POINTER (0), test_many);
  g_test_add_data_func ("/variation-list/right-to-left", GINT_TO_POINTER (1), test_many);
  return g_test_run ();
}
