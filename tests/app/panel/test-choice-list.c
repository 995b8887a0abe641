/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-choice-list.h"
#include "favor-action-form.h"

#include "page-fixture.h"
#include "wide-game.h"

typedef struct
{
  FavorSession     *session;
  FavorCursor      *cursor;
  FavorChoiceModel *model;
  FavorChoiceList  *list;
  GtkWindow        *window;
  guint             n_selected;
  guint             n_chosen;
  FavorAction       chosen;
} Fixture;

static void
selected_cb (Fixture *fixture)
{
  fixture->n_selected++;
}

static void
chosen_cb (Fixture *fixture, const FavorAction *action)
{
  fixture->n_chosen++;
  fixture->chosen = *action;
}

static void
set_up (Fixture *fixture, const FavorGame *game)
{
  fixture->session = page_fixture_session (game, 2, 2, 3);
  fixture->cursor = favor_cursor_new (fixture->session);
  fixture->model = favor_choice_model_new (fixture->cursor);
  fixture->list = FAVOR_CHOICE_LIST (favor_choice_list_new ());
  g_signal_connect_swapped (fixture->list, "selected", G_CALLBACK (selected_cb), fixture);
  g_signal_connect_swapped (fixture->list, "chosen", G_CALLBACK (chosen_cb), fixture);
  favor_choice_list_set_model (fixture->list, fixture->model);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->list), 360, 500);
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
test_many (void)
{
  Fixture    fixture = { 0 };
  GtkWidget *search;

  set_up (&fixture, &favor_wide_game);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (fixture.model)),
                    ==,
                    WIDE_GAME_CHOICES);
  search = page_fixture_find (GTK_WIDGET (fixture.list), GTK_TYPE_SEARCH_ENTRY, NULL);
  g_assert_true (gtk_widget_get_visible (search));
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (fixture.list),
                                       GTK_TYPE_LABEL,
                                       "Build a hall of red lacquer at place …"));
  g_assert_null (favor_choice_list_get_selected (fixture.list));

  /* Two match: nothing is proposed; then one: it is. */
  gtk_editable_set_text (GTK_EDITABLE (search), "place 42");
  page_fixture_wait_for (page_fixture_find (GTK_WIDGET (fixture.list),
                                            GTK_TYPE_LABEL,
                                            "Sell what stands at place 42") != NULL);
  g_assert_null (favor_choice_list_get_selected (fixture.list));
  gtk_editable_set_text (GTK_EDITABLE (search), "sell what stands at place 42");
  page_fixture_wait_for (favor_choice_list_get_selected (fixture.list) != NULL);
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->kind, ==, 1);
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->arg[0], ==, 42);

  /* Enter in the entry chooses the only match. */
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpint (fixture.chosen.arg[0], ==, 42);

  /* Escape: first the search goes, then the selection. */
  g_assert_true (favor_choice_list_clear (fixture.list));
  page_fixture_wait_for (favor_choice_list_get_selected (fixture.list) == NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (search)), ==, "");
  g_assert_true (favor_choice_list_select_nth (fixture.list, 185));
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->arg[0], ==, 93);
  g_assert_false (favor_choice_list_select_nth (fixture.list, 186));
  g_assert_true (favor_choice_list_clear (fixture.list));
  g_assert_false (favor_choice_list_clear (fixture.list));
  tear_down (&fixture);
}

/* Words that nothing has are not answered by an empty place. */
static void
test_unmatched (void)
{
  Fixture    fixture = { 0 };
  GtkWidget *search, *hint;

  set_up (&fixture, &favor_wide_game);
  search = page_fixture_find (GTK_WIDGET (fixture.list), GTK_TYPE_SEARCH_ENTRY, NULL);
  hint = page_fixture_find (GTK_WIDGET (fixture.list),
                            GTK_TYPE_LABEL,
                            "No choice matches");
  g_assert_false (gtk_widget_get_mapped (hint));
  gtk_editable_set_text (GTK_EDITABLE (search), "place 4200");
  page_fixture_wait_for (gtk_widget_get_mapped (hint));
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  page_fixture_wait_for (!gtk_widget_get_mapped (hint));
  tear_down (&fixture);
}

static void
test_move (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, &favor_wide_game);
  favor_choice_list_move (fixture.list, -1);
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->arg[0], ==, 93);
  favor_choice_list_move (fixture.list, 1);
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->arg[0], ==, 1);
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->kind, ==, 0);
  favor_choice_list_move (fixture.list, 1);
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->arg[0], ==, 2);
  g_assert_cmpuint (fixture.n_selected, ==, 3);
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  tear_down (&fixture);
}

/* The focus goes to the selected row, so that Enter means it. */
static void
test_focus (void)
{
  Fixture    fixture = { 0 };
  GtkWidget *view, *focus;

  set_up (&fixture, &favor_wide_game);
  view = page_fixture_find (GTK_WIDGET (fixture.list), GTK_TYPE_LIST_VIEW, NULL);
  favor_choice_list_select_nth (fixture.list, 100);
  g_assert_true (favor_choice_list_focus (fixture.list));
  page_fixture_settle ();
  focus = gtk_window_get_focus (fixture.window);
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, view));
  g_assert_nonnull (page_fixture_find (focus,
                                       GTK_TYPE_LABEL,
                                       "Sell what stands at place 8"));
  tear_down (&fixture);
}

static gboolean
looks_chosen (FavorChoiceList *list, const char *text)
{
  GtkWidget *label = page_fixture_find (GTK_WIDGET (list), GTK_TYPE_LABEL, text);

  return gtk_widget_has_css_class (gtk_widget_get_parent (label), "chosen");
}

/* A list that has not the focus selects nothing that a screen reader would read, while the chosen
 * row looks chosen all the time. */
static void
test_told (void)
{
  Fixture            fixture = { 0 };
  GtkWidget         *view;
  GtkSelectionModel *told;

  set_up (&fixture, &favor_wide_game);
  view = page_fixture_find (GTK_WIDGET (fixture.list), GTK_TYPE_LIST_VIEW, NULL);
  told = gtk_list_view_get_model (GTK_LIST_VIEW (view));
  favor_choice_list_select_nth (fixture.list, 100);
  page_fixture_settle ();
  g_assert_false (gtk_selection_model_is_selected (told, 100));
  g_assert_true (looks_chosen (fixture.list, "Sell what stands at place 8"));

  g_assert_true (favor_choice_list_focus (fixture.list));
  g_assert_true (gtk_selection_model_is_selected (told, 100));
  /* As an arrow key does. */
  gtk_widget_activate_action (view, "list.select-item", "(ubb)", 101, FALSE, FALSE);
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->arg[0], ==, 9);
  g_assert_false (looks_chosen (fixture.list, "Sell what stands at place 8"));
  g_assert_true (looks_chosen (fixture.list, "Sell what stands at place 9"));

  g_assert_true (favor_choice_list_focus_search (fixture.list));
  g_assert_false (gtk_selection_model_is_selected (told, 101));
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->arg[0], ==, 9);
  g_assert_true (looks_chosen (fixture.list, "Sell what stands at place 9"));
  tear_down (&fixture);
}

static void
test_activate (void)
{
  Fixture    fixture = { 0 };
  GtkWidget *view;

  set_up (&fixture, &favor_wide_game);
  view = page_fixture_find (GTK_WIDGET (fixture.list), GTK_TYPE_LIST_VIEW, NULL);
  /* The first Enter selects, the second one chooses. */
  g_signal_emit_by_name (view, "activate", 4);
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  g_assert_cmpint (favor_choice_list_get_selected (fixture.list)->arg[0], ==, 5);
  g_signal_emit_by_name (view, "activate", 4);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpint (fixture.chosen.arg[0], ==, 5);
  tear_down (&fixture);
}

/* Whatever a position takes away or adds, nothing stays selected by its place. */
static void
test_position_changes (void)
{
  Fixture fixture = { 0 };

  set_up (&fixture, &favor_wide_game);
  favor_choice_list_select_nth (fixture.list, 3);
  page_fixture_play (fixture.session, 1);
  favor_cursor_set_viewer (fixture.cursor, 1);
  g_assert_null (favor_choice_list_get_selected (fixture.list));
  tear_down (&fixture);
}

static void
test_nothing (void)
{
  Fixture    fixture = { 0 };
  GtkWidget *label;

  set_up (&fixture, &favor_wide_game);
  favor_choice_list_set_empty_text (fixture.list, "Bo is thinking…");
  favor_cursor_set_viewer (fixture.cursor, 1);
  page_fixture_settle ();
  label = page_fixture_find (GTK_WIDGET (fixture.list),
                             GTK_TYPE_LABEL,
                             "Bo is thinking…");
  g_assert_true (gtk_widget_get_mapped (label));
  g_assert_false (favor_choice_list_focus (fixture.list));
  favor_choice_list_move (fixture.list, 1);
  g_assert_null (favor_choice_list_get_selected (fixture.list));
  tear_down (&fixture);
}

static void
test_select_action (void)
{
  Fixture     fixture = { 0 };
  FavorAction action = { .kind = 1, .seat = 0, .arg = { 17 } };

  set_up (&fixture, &favor_wide_game);
  g_assert_true (favor_choice_list_select_action (fixture.list, &action));
  g_assert_true (favor_action_equal (favor_choice_list_get_selected (fixture.list),
                                     &action));
  action.arg[0] = 99;
  g_assert_false (favor_choice_list_select_action (fixture.list, &action));
  tear_down (&fixture);
}

static void
test_heading (void)
{
  static const struct
  {
    const char *text;
    const char *heading;
  } cases[] = {
    { "Place {card} on {place}", "Place … on …" },
    { "Pass", "Pass" },
    { "{n} Gold", "… Gold" },
    { "An open { brace", "An open { brace" },
    { "ضع {card} هنا", "ضع … هنا" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *heading = favor_action_form_heading (cases[i].text);

      g_assert_cmpstr (heading, ==, cases[i].heading);
    }
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/choice-list/many", test_many);
  g_test_add_func ("/choice-list/unmatched", test_unmatched);
  g_test_add_func ("/choice-list/move", test_move);
  g_test_add_func ("/choice-list/focus", test_focus);
  g_test_add_func ("/choice-list/told", test_told);
  g_test_add_func ("/choice-list/activate", test_activate);
  g_test_add_func ("/choice-list/position-changes", test_position_changes);
  g_test_add_func ("/choice-list/nothing", test_nothing);
  g_test_add_func ("/choice-list/select-action", test_select_action);
  g_test_add_func ("/choice-list/heading", test_heading);
  return g_test_run ();
}
