/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-plain-view.h"

#include "page-fixture.h"
#include "wide-game.h"

static FavorPlainView *
create_view (FavorSession *session, gboolean open)
{
  g_autoptr (FavorCursor) cursor = favor_cursor_new (session);
  FavorPlainView         *view = FAVOR_PLAIN_VIEW (favor_plain_view_new ());

  favor_game_view_set_cursor (FAVOR_GAME_VIEW (view), cursor);
  favor_game_view_set_open (FAVOR_GAME_VIEW (view), open);
  return view;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* Only the viewer's own hand is in the words of the table. */
static void
test_facts (void)
{
  FavorSession   *session = page_fixture_session (&favor_dummy_game, 2, 3, 5);
  FavorPlainView *view = create_view (session, FALSE);
  GtkWindow      *window = page_fixture_show (GTK_WIDGET (view), 900, 500);
  GtkWidget      *flow = page_fixture_find (GTK_WIDGET (view), GTK_TYPE_FLOW_BOX, NULL);
  guint           n_hands = 0;

  for (int i = 0; i < 3; i++)
    {
      GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (flow), i);
      GtkWidget *facts = gtk_widget_get_last_child (gtk_flow_box_child_get_child (child));

      n_hands += strstr (gtk_label_get_text (GTK_LABEL (facts)), "Hand") != NULL;
    }
  g_assert_cmpuint (n_hands, ==, 1);
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

/* Closed, the list holds nothing at all. */
static void
test_open (void)
{
  FavorSession     *session = page_fixture_session (&favor_wide_game, 2, 2, 5);
  FavorPlainView   *view = create_view (session, FALSE);
  GtkWindow        *window = page_fixture_show (GTK_WIDGET (view), 900, 500);
  FavorChoiceList  *list = favor_plain_view_get_choices (view);
  FavorChoiceModel *model;

  g_object_get (list, "model", &model, NULL);
  g_assert_null (model);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (list)));
  g_assert_false (favor_game_view_choose_nth (FAVOR_GAME_VIEW (view), 0));

  favor_game_view_set_open (FAVOR_GAME_VIEW (view), TRUE);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (list)));
  g_assert_true (favor_game_view_choose_nth (FAVOR_GAME_VIEW (view), 0));
  g_assert_nonnull (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)));

  /* Closing takes the selection with it. */
  favor_game_view_set_open (FAVOR_GAME_VIEW (view), FALSE);
  g_assert_null (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)));
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

static void
test_signals (void)
{
  FavorSession   *session = page_fixture_session (&favor_wide_game, 2, 2, 5);
  FavorPlainView *view = create_view (session, TRUE);
  GtkWindow      *window = page_fixture_show (GTK_WIDGET (view), 900, 500);
  FavorAction     action = { .kind = 1, .arg = { 30 } };
  guint           selected = 0, chosen = 0;

  g_signal_connect_swapped (view, "selected", G_CALLBACK (count_cb), &selected);
  g_signal_connect_swapped (view, "chosen", G_CALLBACK (count_cb), &chosen);
  favor_game_view_propose (FAVOR_GAME_VIEW (view), &action);
  g_assert_cmpuint (selected, ==, 1);
  g_assert_true (
    favor_action_equal (favor_game_view_get_selected (FAVOR_GAME_VIEW (view)), &action));
  favor_game_view_propose (FAVOR_GAME_VIEW (view), &action);
  g_assert_cmpuint (selected, ==, 1);
  g_assert_true (favor_game_view_clear (FAVOR_GAME_VIEW (view)));
  g_assert_false (favor_game_view_clear (FAVOR_GAME_VIEW (view)));
  g_assert_cmpuint (chosen, ==, 0);
  favor_game_view_choose (FAVOR_GAME_VIEW (view), &action);
  g_assert_cmpuint (chosen, ==, 1);
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

/* Facts and choices share the place, at any width, without overlap. */
static void
test_places (gconstpointer data)
{
  int             width = GPOINTER_TO_INT (data);
  FavorSession   *session = page_fixture_session (&favor_wide_game, 2, 8, 5);
  FavorPlainView *view = create_view (session, TRUE);
  GtkWindow      *window = page_fixture_show (GTK_WIDGET (view), width, 500);
  graphene_rect_t table, choices, both;

  g_assert_true (gtk_widget_compute_bounds (favor_plain_view_get_table (view),
                                            GTK_WIDGET (view),
                                            &table));
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (favor_plain_view_get_choices (view)),
                               GTK_WIDGET (view),
                               &choices));
  graphene_rect_union (&table, &choices, &both);
  g_assert_cmpfloat (both.size.width, ==, width);
  g_assert_cmpfloat (both.size.height, ==, 500);
  g_assert_false (graphene_rect_intersection (&table, &choices, &both) &&
                  both.size.width > 0 && both.size.height > 0);
  if (width >= 620)
    g_assert_cmpfloat (choices.size.height, ==, 500);
  else
    g_assert_cmpfloat (choices.size.width, ==, width);
  page_fixture_close (window);
  g_assert_finalize_object (session);
}

static void
test_markup (void)
{
  static const struct
  {
    const char *facts;
    guint       short_chars;
    const char *text;
  } cases[] = {
    { "", 0, "" },
    { "Round: 1", 0, "Round: 1" },
    { "Round: 1\nJudge: A & B", 0, "Round: 1\nJudge: A & B" },
    { "Round: 1\nJudge: Bo\nTable: a very long list of things",
      16,
      "Round: 1   ·   Judge: Bo\nTable: a very long list of things" },
    { "<b>: 1", 0, "<b>: 1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char   *markup = favor_plain_view_markup (cases[i].facts,
                                                         cases[i].short_chars);
      g_autofree char   *text = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (pango_parse_markup (markup, -1, 0, NULL, &text, NULL, &error));
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/plain-view/facts", test_facts);
  g_test_add_func ("/plain-view/open", test_open);
  g_test_add_func ("/plain-view/signals", test_signals);
  g_test_add_data_func ("/plain-view/places-340", GINT_TO_POINTER (340), test_places);
  g_test_add_data_func ("/plain-view/places-620", GINT_TO_POINTER (620), test_places);
  g_test_add_data_func ("/plain-view/places-1280", GINT_TO_POINTER (1280), test_places);
  g_test_add_func ("/plain-view/markup", test_markup);
  return g_test_run ();
}
