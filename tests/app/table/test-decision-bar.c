/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-decision-bar-private.h"

#include "page-fixture.h"

static guint
count_buttons (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_visible (widget) || GTK_IS_POPOVER (widget))
    return 0;
  if (GTK_IS_BUTTON (widget) || GTK_IS_MENU_BUTTON (widget))
    return 1;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_buttons (child);
  return n;
}

static FavorDecisionBar *
create_bar (FavorDecision *decision)
{
  return g_object_new (FAVOR_TYPE_DECISION_BAR, "decision", decision, NULL);
}

/* At most three buttons, whatever is going on. */
static void
test_modes (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWidget                *widget = GTK_WIDGET (bar);
  GtkWindow                *window = page_fixture_show (widget, 900, 80);

  static const struct
  {
    FavorTableMode mode;
    guint          n_buttons;
    const char    *main_button;
  } cases[] = {
    { FAVOR_TABLE_WAITING, 2, "Skip to My Turn" },
    { FAVOR_TABLE_PLAYING, 2, "Confirm" },
    { FAVOR_TABLE_LOOKING, 1, "Own Eyes" },
    { FAVOR_TABLE_REVIEWING, 3, "Back to Now" },
    { FAVOR_TABLE_ASKING, 2, "Undo Anyway" },
    { FAVOR_TABLE_OVER, 2, "Rematch" },
  };

  g_object_set (decision, "selected", TRUE, "begun", TRUE, NULL);
  g_object_set (decision, "stoppable", TRUE, NULL);
  g_object_set (decision, "skippable", TRUE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_object_set (decision, "mode", cases[i].mode, NULL);
      g_assert_cmpuint (count_buttons (widget), ==, cases[i].n_buttons);
      g_assert_true (gtk_widget_get_visible (page_fixture_find (widget,
                                                                GTK_TYPE_BUTTON,
                                                                cases[i].main_button)));
    }
  page_fixture_close (window);
}

/* Whatever comes first: they stand in one order, and are arranged like those that were there. */
static void
test_order (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWidget                *widget = GTK_WIDGET (bar);
  GtkWindow                *window = page_fixture_show (widget, 900, 80);
  GtkWidget                *skip, *stop;

  g_object_set (bar, "compact", TRUE, NULL);
  g_object_set (decision, "skippable", TRUE, NULL);
  g_assert_null (page_fixture_find (widget, GTK_TYPE_BUTTON, "Stop"));
  g_object_set (decision, "stoppable", TRUE, NULL);
  skip = page_fixture_find (widget, GTK_TYPE_BUTTON, "Skip to My Turn");
  stop = page_fixture_find (widget, GTK_TYPE_BUTTON, "Stop");
  g_assert_true (gtk_widget_get_next_sibling (stop) == skip);
  g_assert_true (gtk_widget_get_hexpand (skip));
  g_object_set (decision, "commit-label", "Place It", NULL);
  g_object_set (decision, "mode", FAVOR_TABLE_PLAYING, NULL);
  g_assert_nonnull (page_fixture_find (widget, GTK_TYPE_BUTTON, "Place It"));
  page_fixture_close (window);
}

static gboolean
sees (GtkWidget *bar, const char *label)
{
  GtkWidget *button = page_fixture_find (bar, GTK_TYPE_BUTTON, label);

  return button != NULL && gtk_widget_get_visible (button);
}

/* What has begun can be taken back before it is a whole action; and when all was shown nothing of it
 * is left to show. */
static void
test_words (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWidget                *widget = GTK_WIDGET (bar);
  GtkWindow                *window = page_fixture_show (widget, 900, 80);

  g_object_set (decision, "mode", FAVOR_TABLE_PLAYING, NULL);
  g_assert_false (sees (widget, "Clear"));
  g_object_set (decision, "begun", TRUE, NULL);
  g_assert_true (sees (widget, "Clear"));
  g_object_set (decision, "begun", FALSE, NULL);
  g_assert_false (sees (widget, "Clear"));

  g_object_set (decision, "mode", FAVOR_TABLE_SHOWING, NULL);
  g_assert_true (sees (widget, "Show All"));
  g_object_set (decision, "all-shown", TRUE, NULL);
  g_assert_true (sees (widget, "Continue"));
  g_assert_false (sees (widget, "Show All"));
  g_object_set (decision, "all-shown", FALSE, NULL);
  g_assert_true (sees (widget, "Show All"));
  page_fixture_close (window);
}

/* What ends something although nothing is selected only stands out where that is mostly done. */
static void
test_foremost (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWindow                *window = page_fixture_show (GTK_WIDGET (bar), 900, 80);
  GtkWidget                *commit;

  g_object_set (decision, "mode", FAVOR_TABLE_PLAYING, "commit-label", "Done", NULL);
  commit = bar->button[BAR_BUTTON_COMMIT];
  g_assert_true (gtk_widget_has_css_class (commit, "suggested-action"));
  g_object_set (decision, "finishing", TRUE, NULL);
  g_assert_false (gtk_widget_has_css_class (commit, "suggested-action"));
  g_object_set (decision, "foremost", TRUE, NULL);
  g_assert_true (gtk_widget_has_css_class (commit, "suggested-action"));
  g_object_set (decision, "foremost", FALSE, NULL);
  g_assert_false (gtk_widget_has_css_class (commit, "suggested-action"));
  page_fixture_close (window);
}

static const char *
tooltip_of (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), "favor-tooltip");
}

/* What needs no choice ends the turn, unless the view says what else it does. */
static void
test_about (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWindow                *window = page_fixture_show (GTK_WIDGET (bar), 900, 80);
  GtkWidget                *commit;

  g_object_set (decision, "mode", FAVOR_TABLE_PLAYING, "finishing", TRUE, NULL);
  commit = bar->button[BAR_BUTTON_COMMIT];
  g_assert_cmpstr (tooltip_of (commit),
                   ==,
                   "Nothing is selected: this ends the turn (Ctrl+Enter)");
  g_object_set (decision, "commit-about", "This draws a tile", NULL);
  g_assert_cmpstr (tooltip_of (commit), ==, "This draws a tile");
  g_object_set (decision, "commit-about", NULL, "finishing", FALSE, NULL);
  g_assert_cmpstr (tooltip_of (commit), ==, "Something is still to be chosen");
  page_fixture_close (window);
}

/* A refusal stands for three seconds in the place of what was selected. */
static void
test_refuse (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWidget                *widget = GTK_WIDGET (bar);
  GtkWindow                *window = page_fixture_show (widget, 900, 80);
  gint64                    start;

  g_object_set (decision, "detail", "Place Artisan on Noble", NULL);
  favor_decision_bar_refuse (bar, "There is no Artisan in the hand.");
  start = g_get_monotonic_time ();
  g_assert_cmpstr (favor_decision_bar_get_detail (bar),
                   ==,
                   "There is no Artisan in the hand.");
  g_assert_nonnull (page_fixture_find (widget,
                                       GTK_TYPE_LABEL,
                                       "There is no Artisan in the hand."));
  /* It is read in one place. */
  g_assert_true (gtk_widget_get_visible (bar->detail));
  g_assert_false (gtk_widget_get_visible (bar->live));
  /* A change of the selection meanwhile does not hide it. */
  g_object_set (decision, "detail", "Place Noble on Noble", NULL);
  g_assert_cmpstr (favor_decision_bar_get_detail (bar),
                   ==,
                   "There is no Artisan in the hand.");
  page_fixture_wait_for (g_str_equal (favor_decision_bar_get_detail (bar),
                                      "Place Noble on Noble"));
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 2900 * G_TIME_SPAN_MILLISECOND);
  g_assert_true (gtk_widget_get_visible (bar->live));
  page_fixture_close (window);
}

/* What is good to know is read there, too, and does not look like a refusal. */
static void
test_advise (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWindow                *window = page_fixture_show (GTK_WIDGET (bar), 900, 80);

  favor_decision_bar_refuse (bar, "There is no Artisan in the hand.");
  g_assert_true (gtk_widget_has_css_class (bar->box, "refused"));
  favor_decision_bar_advise (bar, "It is kept.");
  g_assert_cmpstr (favor_decision_bar_get_detail (bar), ==, "It is kept.");
  g_assert_false (gtk_widget_has_css_class (bar->box, "refused"));
  favor_decision_bar_refuse (bar, "It is kept.");
  g_assert_true (gtk_widget_has_css_class (bar->box, "refused"));
  page_fixture_close (window);
}

/* What was refused while others decided is no answer to the own decision. */
static void
test_refusal_ends (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWidget                *widget = GTK_WIDGET (bar);
  GtkWindow                *window = page_fixture_show (widget, 900, 80);

  favor_decision_bar_refuse (bar, "A hint is for the person who decides.");
  g_assert_true (gtk_widget_get_visible (bar->detail));
  g_object_set (decision, "mode", FAVOR_TABLE_PLAYING, NULL);
  g_assert_false (gtk_widget_get_visible (bar->detail));
  g_assert_cmpstr (favor_decision_bar_get_detail (bar), ==, "");
  page_fixture_close (window);
}

/* With little height what happened last is left to the log, but not while it is shown. */
static void
test_tight (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWidget                *widget = GTK_WIDGET (bar);
  GtkWindow                *window = page_fixture_show (widget, 360, 150);

  g_object_set (bar, "compact", TRUE, NULL);
  g_object_set (decision, "mode", FAVOR_TABLE_PLAYING, NULL);
  g_object_set (decision, "sentence", "Ann, choose what to do.", NULL);
  g_object_set (decision, "live", "Bo ends the turn.", NULL);
  g_assert_true (gtk_widget_get_visible (bar->live));
  g_object_set (bar, "tight", TRUE, NULL);
  g_assert_false (gtk_widget_get_visible (bar->live));
  g_assert_true (gtk_widget_get_visible (bar->sentence));
  g_object_set (decision, "mode", FAVOR_TABLE_SHOWING, NULL);
  g_assert_true (gtk_widget_get_visible (bar->live));
  g_object_set (decision, "mode", FAVOR_TABLE_PLAYING, NULL);
  g_object_set (bar, "tight", FALSE, NULL);
  g_assert_true (gtk_widget_get_visible (bar->live));
  page_fixture_close (window);
}

static void
assert_icon (FavorDecisionBar *bar, const char *icon)
{
  GtkButton *pause = GTK_BUTTON (bar->button[BAR_BUTTON_PAUSE]);

  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (pause)));
  g_assert_cmpstr (gtk_button_get_icon_name (pause), ==, icon);
}

/* The button that stops what is shown says what it does now, and that again when it did it. */
static void
test_pause (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWindow                *window = page_fixture_show (GTK_WIDGET (bar), 900, 150);

  g_object_set (decision, "mode", FAVOR_TABLE_SHOWING, NULL);
  page_fixture_settle ();
  assert_icon (bar, "media-playback-pause-symbolic");
  g_object_set (decision, "paused", TRUE, NULL);
  assert_icon (bar, "media-playback-start-symbolic");
  g_object_set (decision, "paused", FALSE, NULL);
  assert_icon (bar, "media-playback-pause-symbolic");
  page_fixture_close (window);
}

/* Closing the page while a refusal is shown leaves no timer behind. */
static void
test_dispose (void)
{
  GtkWidget *widget = g_object_new (FAVOR_TYPE_DECISION_BAR, NULL);
  GtkWindow *window = page_fixture_show (widget, 900, 80);

  favor_decision_bar_refuse (FAVOR_DECISION_BAR (widget), "It is somebody else's turn.");
  page_fixture_close (window);
}

/* Of a press of the main button: what was selected is done, then the turn can be ended. */
static void
proceed_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  guint *n_done = g_object_get_data (data, "n-done");

  ++*n_done;
  g_object_set (data, "selected", FALSE, "finishing", TRUE, NULL);
  g_object_set (data, "commit-label", "End Turn", NULL);
}

static void
set_double_click (FavorDecisionBar *bar, int milliseconds)
{
  g_object_set (gtk_widget_get_settings (GTK_WIDGET (bar)),
                "gtk-double-click-time",
                milliseconds,
                NULL);
}

static gboolean
click_main (GtkWindow *window, FavorDecisionBar *bar, guint times)
{
  graphene_rect_t  bounds;
  g_autofree char *command = NULL;

  g_assert_true (gtk_widget_compute_bounds (bar->button[BAR_BUTTON_COMMIT],
                                            GTK_WIDGET (window),
                                            &bounds));
  command = g_strdup_printf ("mousemove %d %d click --repeat %u --delay 20 1",
                             (int) (bounds.origin.x + bounds.size.width / 2),
                             (int) (bounds.origin.y + bounds.size.height / 2),
                             times);
  return page_fixture_pointer (command);
}

/* Whoever presses twice does not end the turn as well: it stands in the very same place. */
static void
test_press_too_many (void)
{
  static const GActionEntry      entries[] = { { "proceed", proceed_cb } };
  g_autoptr (FavorDecision)      decision = favor_decision_new ();
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  FavorDecisionBar              *bar = create_bar (decision);
  GtkWindow                     *window = page_fixture_show (GTK_WIDGET (bar), 900, 80);
  guint                          n_done = 0;

  g_object_set_data (G_OBJECT (decision), "n-done", &n_done);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, 1, decision);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "view", G_ACTION_GROUP (actions));
  g_object_set (decision, "mode", FAVOR_TABLE_PLAYING, "commit-label", "Pay", NULL);
  g_object_set (decision, "selected", TRUE, NULL);
  set_double_click (bar, 60000);
  page_fixture_settle ();
  if (!click_main (window, bar, 3))
    {
      page_fixture_close (window);
      return;
    }
  g_assert_cmpuint (n_done, ==, 1);
  g_assert_true (sees (GTK_WIDGET (bar), "End Turn"));

  /* A key means what it says. */
  gtk_widget_activate (bar->button[BAR_BUTTON_COMMIT]);
  page_fixture_wait_for (n_done == 2);

  /* That is no second press of the same. */
  set_double_click (bar, 1);
  g_assert_true (click_main (window, bar, 1));
  g_assert_cmpuint (n_done, ==, 3);
  gtk_settings_reset_property (gtk_widget_get_settings (GTK_WIDGET (bar)),
                               "gtk-double-click-time");
  page_fixture_close (window);
}

static void
test_long (gconstpointer data)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWidget                *widget = GTK_WIDGET (bar);
  GtkWindow                *window;
  int                       least;

  g_object_set (bar, "compact", GPOINTER_TO_INT (data), NULL);
  g_object_set (decision, "mode", FAVOR_TABLE_REVIEWING, NULL);
  g_object_set (decision,
                "sentence",
                "Maximiliane von Hohenstaufen-Löwenstein, choose where "
                "the delegate of your clan is to vote in this lap.",
                NULL);
  g_object_set (decision,
                "note",
                "A note that somebody wrote at length, because there was so "
                "much to be said about this one move of all moves.",
                NULL);
  window = page_fixture_show (widget, GPOINTER_TO_INT (data) ? 360 : 682, 150);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, GPOINTER_TO_INT (data) ? 360 : 682);
  page_fixture_close (window);
}

/* Whatever the main button says, what stands beside it keeps its place. */
static void
test_steady (void)
{
  static const char *const  words[] = { "Pay",
                                        "Alle einsammeln",
                                        "Collect Whatever Is There" };
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWindow                *window = page_fixture_show (GTK_WIDGET (bar), 900, 80);
  int                       width[G_N_ELEMENTS (words)];

  g_object_set (decision, "mode", FAVOR_TABLE_PLAYING, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_object_set (decision, "commit-label", words[i], NULL);
      gtk_widget_measure (bar->button[BAR_BUTTON_COMMIT],
                          GTK_ORIENTATION_HORIZONTAL,
                          -1,
                          NULL,
                          &width[i],
                          NULL,
                          NULL);
      g_assert_cmpint (width[i], ==, width[0]);
    }
  page_fixture_close (window);
}

static void
note_cb (char **out, const char *text)
{
  g_free (*out);
  *out = g_strdup (text);
}

static void
test_note (void)
{
  g_autoptr (FavorDecision) decision = favor_decision_new ();
  FavorDecisionBar         *bar = create_bar (decision);
  GtkWidget                *widget = GTK_WIDGET (bar);
  GtkWindow                *window = page_fixture_show (widget, 900, 80);
  g_autofree char          *text = NULL;
  GtkWidget                *entry;

  g_signal_connect_swapped (bar, "note-edited", G_CALLBACK (note_cb), &text);
  g_object_set (decision, "mode", FAVOR_TABLE_REVIEWING, NULL);
  g_object_set (decision, "note", "Old", NULL);
  favor_decision_bar_edit_note (bar);
  entry = page_fixture_find (widget, GTK_TYPE_ENTRY, NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Old");
  gtk_editable_set_text (GTK_EDITABLE (entry), "New");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (text, ==, "New");
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/decision-bar/modes", test_modes);
  g_test_add_func ("/decision-bar/order", test_order);
  g_test_add_func ("/decision-bar/words", test_words);
  g_test_add_func ("/decision-bar/foremost", test_foremost);
  g_test_add_func ("/decision-bar/about", test_about);
  g_test_add_func ("/decision-bar/refuse", test_refuse);
  g_test_add_func ("/decision-bar/advise", test_advise);
  g_test_add_func ("/decision-bar/dispose", test_dispose);
  g_test_add_func ("/decision-bar/press-too-many", test_press_too_many);
  g_test_add_data_func ("/decision-bar/long", GINT_TO_POINTER (FALSE), test_long);
  g_test_add_data_func ("/decision-bar/long-compact", GINT_TO_POINTER (TRUE), test_long);
  g_test_add_func ("/decision-bar/steady", test_steady);
  g_test_add_func ("/decision-bar/refusal-ends", test_refusal_ends);
  g_test_add_func ("/decision-bar/tight", test_tight);
  g_test_add_func ("/decision-bar/pause", test_pause);
  g_test_add_func ("/decision-bar/note", test_note);
  return g_test_run ();
}
