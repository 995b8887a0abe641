/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "page-fixture.h"

#include <string.h>

#include "favor-art.h"
#include "favor-coach.h"
#include "favor-game-view.h"
#include "favor-games.h"
#include "favor-learn-page.h"
#include "favor-learn.h"
#include "favor-lesson-page.h"
#include "favor-progress.h"
#include "favor-rules-window.h"
#include "favor-test.h"
#include "favor-window.h"

#define GAME     "dragons-favour"
#define SETTINGS "io.github.favorgames.Favor"

/* The window with a library of its own. */
typedef struct
{
  char        *folder;
  FavorWindow *window;
  GSettings   *settings;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = favor_test_make_folder ();
  fixture->settings = g_settings_new (SETTINGS);
  g_settings_reset (fixture->settings, "lesson-steps");
  g_settings_reset (fixture->settings, "lessons-done");
  fixture->window = favor_window_new (NULL, fixture->folder);
  gtk_window_present (GTK_WINDOW (fixture->window));
  page_fixture_settle ();
}

static FavorRulesWindow *
find_rules (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (FAVOR_IS_RULES_WINDOW (window))
        return FAVOR_RULES_WINDOW (window);
    }
  return NULL;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gpointer watch = fixture->window;

  g_object_add_weak_pointer (G_OBJECT (fixture->window), &watch);
  gtk_window_close (GTK_WINDOW (fixture->window));
  page_fixture_wait_for (watch == NULL);
  page_fixture_wait_for (find_rules () == NULL);
  favor_test_remove_folder (fixture->folder);
  g_free (fixture->folder);
  g_object_unref (fixture->settings);
}

static void
act (gpointer widget, const char *action, const char *parameter)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (widget),
                                             action,
                                             parameter == NULL ? NULL : "s",
                                             parameter));
  page_fixture_settle ();
}

/* ---- Rules ---------------------------------------------------------------------------- */

static void
test_rules_window (Fixture *fixture, gconstpointer data)
{
  FavorRulesWindow *rules;
  gpointer          watch;

  act (fixture->window, "win.rules", GAME "#merchant");
  rules = find_rules ();
  watch = rules;
  g_assert_nonnull (rules);
  g_object_add_weak_pointer (G_OBJECT (rules), &watch);
  page_fixture_settle ();
  g_assert_cmpstr (favor_rules_window_get_section (rules), ==, "merchant");
  g_assert_null (favor_rules_window_get_failure (rules));
  /* The same window serves again. */
  act (fixture->window, "win.rules", GAME "#deadlock");
  g_assert_true (find_rules () == rules);
  page_fixture_settle ();
  g_assert_cmpstr (favor_rules_window_get_section (rules), ==, "deadlock");
  act (rules, "rules.go-to", "no such section");
  g_assert_cmpstr (favor_rules_window_get_section (rules), ==, "deadlock");
  act (fixture->window, "win.rules", "no such game#x");
  gtk_window_close (GTK_WINDOW (rules));
  page_fixture_wait_for (watch == NULL);
}

/* What is learned is what help explains, not what was played last. */
static void
test_help (Fixture *fixture, gconstpointer data)
{
  FavorRulesWindow *rules;

  g_settings_set_string (fixture->settings, "last-game", GAME);
  act (fixture->window, "win.learn", "emperors-favor");
  act (fixture->window, "win.help", NULL);
  rules = find_rules ();
  g_assert_nonnull (rules);
  /* No other game has such a section. */
  act (rules, "rules.go-to", "empress");
  page_fixture_settle ();
  g_assert_cmpstr (favor_rules_window_get_section (rules), ==, "empress");
  g_settings_reset (fixture->settings, "last-game");
}

static guint
count_sections (GtkWidget *widget)
{
  guint n = 0;

  if (gtk_widget_has_css_class (widget, "rules-section"))
    return gtk_widget_get_visible (widget) ? 1 : 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_sections (child);
  return n;
}

static gboolean
elapsed_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* What the first frame need not show comes after it. */
static void
test_rules_lazy (Fixture *fixture, gconstpointer data)
{
  GtkWidget *rules = favor_rules_window_new (favor_games_find (GAME));
  guint      n_first = count_sections (rules);
  gboolean   elapsed = FALSE;

  g_assert_cmpuint (n_first, <, 10);
  /* The search entry has reported its empty text by then. */
  g_timeout_add (300, elapsed_cb, &elapsed);
  page_fixture_wait_for (elapsed);
  g_assert_cmpuint (count_sections (rules), ==, n_first);
  gtk_window_present (GTK_WINDOW (rules));
  page_fixture_wait_for (count_sections (rules) > 30);
  gtk_window_destroy (GTK_WINDOW (rules));
}

static void
move_hit (FavorRulesWindow *rules, int by)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (rules),
                                             "rules.move-hit",
                                             "i",
                                             by));
}

static gboolean
is_at (FavorRulesWindow *rules, const char *section)
{
  return g_str_equal (favor_rules_window_get_section (rules), section);
}

static void
test_rules_search (Fixture *fixture, gconstpointer data)
{
  FavorRulesWindow *rules;
  const char       *first;
  gboolean          elapsed = FALSE;

  act (fixture->window, "win.rules", GAME);
  rules = find_rules ();
  favor_rules_window_search (rules, "LARGESSE");
  g_assert_cmpuint (favor_rules_window_get_n_hits (rules), ==, 1);
  page_fixture_wait_for (is_at (rules, "supplier"));
  favor_rules_window_search (rules, "favour");
  g_assert_cmpuint (favor_rules_window_get_n_hits (rules), >, 50);
  page_fixture_wait_for (!is_at (rules, "supplier"));
  first = favor_rules_window_get_section (rules);
  move_hit (rules, -1);
  page_fixture_wait_for (!is_at (rules, first));
  /* The entry has reported its text once more by then, and nobody jumps back. */
  g_timeout_add (300, elapsed_cb, &elapsed);
  page_fixture_wait_for (elapsed);
  g_assert_false (is_at (rules, first));
  move_hit (rules, 1);
  page_fixture_wait_for (is_at (rules, first));
  favor_rules_window_search (rules, "no such words");
  g_assert_cmpuint (favor_rules_window_get_n_hits (rules), ==, 0);
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (rules), GTK_TYPE_LABEL, "Not found"));
  favor_rules_window_search (rules, "");
  g_assert_cmpuint (favor_rules_window_get_n_hits (rules), ==, 0);
}

/* (nullable): a button of the window's head that can be seen and stays pressed. */
static GtkWidget *
find_shown_toggle (GtkWidget *root)
{
  if (GTK_IS_TOGGLE_BUTTON (root) && gtk_widget_get_visible (root))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_shown_toggle (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A game without rules: the window says so. */
static void
test_rules_missing (Fixture *fixture, gconstpointer data)
{
  FavorRulesWindow *rules;

  act (fixture->window, "win.rules", "dummy-race#anything");
  rules = find_rules ();
  g_assert_nonnull (strstr (favor_rules_window_get_failure (rules), "rules.xml"));
  g_assert_null (favor_rules_window_get_section (rules));
  favor_rules_window_search (rules, "x");
  g_assert_cmpuint (favor_rules_window_get_n_hits (rules), ==, 0);
  /* There is nothing to list, and nothing to search in. */
  page_fixture_settle ();
  g_assert_null (find_shown_toggle (GTK_WIDGET (rules)));
}

static void
test_pictures (void)
{
  g_autoptr (FavorRules) rules = favor_learn_load_rules (favor_games_find (GAME), NULL);
  guint                  n = 0;

  for (guint i = 0; i < rules->sections->len; i++)
    {
      FavorRulesSection *section = g_ptr_array_index (rules->sections, i);

      g_assert_true (section->art == NULL || favor_art_exists (section->art));
      for (guint j = 0; j < section->blocks->len; j++)
        {
          FavorRulesBlock *block = g_ptr_array_index (section->blocks, j);

          g_assert_true (block->art == NULL || favor_art_exists (block->art));
          n += block->art != NULL;
        }
    }
  g_assert_cmpuint (n, >=, 13);
}

/* ---- The rules at the right place ----------------------------------------------------- */

static void
assert_topic (FavorGamePage *page, const char *topic)
{
  g_autofree char *found = favor_game_page_find_topic (page);

  g_assert_cmpstr (found, ==, topic);
}

static void
test_topics (void)
{
  g_autoptr (FavorSession) session = page_fixture_session (favor_games_find (GAME),
                                                           4,
                                                           4,
                                                           3);
  GtkWidget               *widget = favor_game_page_new (session);
  FavorGamePage           *page = FAVOR_GAME_PAGE (widget);
  GtkWindow               *window = page_fixture_show (widget, 1000, 700);
  FavorAction              action = { 0 };

  act (page, "view.uncover", NULL);
  assert_topic (page, "nominate");
  /* A choice that is refused is what is asked about next. */
  action.seat = favor_session_get_decider (session);
  action.arg[0] = 2;
  g_signal_emit_by_name (page_fixture_find (widget, FAVOR_TYPE_GAME_VIEW, NULL),
                         "chosen",
                         &action);
  assert_topic (page, "nominate");
  page_fixture_play (session, 1);
  page_fixture_settle ();
  assert_topic (page, "place");
  page_fixture_play (session, 4);
  page_fixture_settle ();
  act (page, "view.show-rest", NULL);
  act (page, "view.close-round", NULL);
  assert_topic (page, "next-judge");
  act (page, "view.show-rest", NULL);
  act (page, "view.uncover", NULL);
  act (page, "cursor.back", NULL);
  assert_topic (page, "place");
  act (page, "cursor.first", NULL);
  assert_topic (page, "minute");
  page_fixture_close (window);
}

/* ---- Lessons -------------------------------------------------------------------------- */

static FavorLessonPage *
open_lesson (Fixture *fixture, const char *action, const char *target)
{
  GtkWidget *page;

  act (fixture->window, action, target);
  page = favor_window_get_page (fixture->window);
  g_assert_true (FAVOR_IS_LESSON_PAGE (page));
  return FAVOR_LESSON_PAGE (page);
}

static FavorCoach *
get_coach (FavorLessonPage *page)
{
  return FAVOR_COACH (favor_game_page_get_guide (favor_lesson_page_get_page (page)));
}

static void
test_tutorial (Fixture *fixture, gconstpointer data)
{
  FavorLessonPage *page = open_lesson (fixture, "win.tutorial", GAME);
  FavorTutor      *tutor = favor_lesson_page_get_tutor (page);
  g_autofree char *step = NULL;

  for (guint i = 0; i < 3; i++)
    act (page, "lesson.next", NULL);
  /* The others play by themselves; on a slow machine they have by now. */
  g_assert_true (favor_tutor_get_state (tutor) == FAVOR_TUTOR_WATCH ||
                 favor_tutor_get_nth (tutor) == 3);
  page_fixture_wait_for (favor_tutor_get_nth (tutor) == 3);
  g_assert_cmpint (favor_tutor_get_state (tutor), ==, FAVOR_TUTOR_CHOOSE);
  step = favor_progress_get_step (fixture->settings, GAME, "council");
  g_assert_cmpstr (step, ==, "artisan");
  act (page, "lesson.hint", NULL);
  g_assert_nonnull (favor_coach_get_remark (get_coach (page)));
  act (favor_lesson_page_get_page (page), "view.commit", NULL);
  page_fixture_wait_for (favor_tutor_get_nth (tutor) == 4);
  act (page, "lesson.back", NULL);
  g_assert_cmpuint (favor_tutor_get_nth (tutor), ==, 3);
  g_assert_cmpuint (favor_session_get_n_plies (favor_tutor_get_session (tutor)), ==, 3);
  act (page, "lesson.skip", NULL);
  g_assert_cmpuint (favor_tutor_get_nth (tutor), ==, 4);

  /* Another time it goes on there. */
  act (fixture->window, "win.show-home", NULL);
  page = open_lesson (fixture, "win.tutorial", GAME "#council");
  g_assert_cmpuint (favor_tutor_get_nth (favor_lesson_page_get_tutor (page)), ==, 4);
}

static void
test_puzzle (Fixture *fixture, gconstpointer data)
{
  FavorLessonPage *page = open_lesson (fixture, "win.puzzle", GAME "#force");
  FavorGamePage   *game_page = favor_lesson_page_get_page (page);
  FavorTutor      *tutor = favor_lesson_page_get_tutor (page);
  FavorSession    *session = favor_tutor_get_session (tutor);
  FavorAction      right, wrong;

  g_assert_true (favor_tutor_get_expected (tutor, &right));
  wrong = right;
  wrong.arg[1] = 5;
  favor_game_page_propose (game_page, &wrong);
  act (game_page, "view.commit", NULL);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 0);
  g_assert_nonnull (strstr (favor_coach_get_remark (get_coach (page)), "fall behind"));
  g_assert_false (favor_progress_is_done (fixture->settings, GAME, "force"));

  favor_game_page_propose (game_page, &right);
  act (game_page, "view.commit", NULL);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 1);
  /* The coach does not run ahead of what is shown on the table. */
  g_assert_cmpstr (favor_coach_get_text (get_coach (page)),
                   ==,
                   "Watch what comes of it.");
  act (game_page, "view.show-rest", NULL);
  g_assert_true (g_str_has_prefix (favor_coach_get_text (get_coach (page)), "Right."));
  g_assert_true (favor_progress_is_done (fixture->settings, GAME, "force"));
  /* What was played belongs to the lesson: it cannot be taken back. */
  gtk_widget_activate_action (GTK_WIDGET (game_page), "session.undo", NULL);
  g_assert_cmpuint (favor_session_get_n_plies (session), ==, 1);
  /* Nor is it a game of the library. */
  g_assert_cmpuint (
    g_list_model_get_n_items (G_LIST_MODEL (favor_window_get_store (fixture->window))),
    ==,
    0);
  act (page, "lesson.next", NULL);
  g_assert_true (FAVOR_IS_LEARN_PAGE (favor_window_get_page (fixture->window)));
}

static void
test_learn_page (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page;

  favor_progress_set_step (fixture->settings, GAME, "council", "deal");
  favor_progress_set_step (fixture->settings, "other", "council", "x");
  favor_progress_set_done (fixture->settings, GAME, "tie");
  act (fixture->window, "win.learn", GAME);
  page = favor_window_get_page (fixture->window);
  g_assert_true (FAVOR_IS_LEARN_PAGE (page));
  g_assert_nonnull (page_fixture_find (page, GTK_TYPE_LABEL, "Your First Council"));
  g_assert_nonnull (page_fixture_find (page,
                                       GTK_TYPE_LABEL,
                                       "Goes on with step 9 of 14"));
  g_assert_nonnull (page_fixture_find (page, GTK_TYPE_LABEL, "Rules"));
  g_assert_nonnull (page_fixture_find (page, GTK_TYPE_LABEL, "Safe in Four Cases"));
  /* Of a game that has nothing, and of one that is not there. */
  act (fixture->window, "win.learn", "dummy-race");
  g_assert_null (page_fixture_find (favor_window_get_page (fixture->window),
                                    GTK_TYPE_LABEL,
                                    "Rules"));
  page = favor_window_get_page (fixture->window);
  act (fixture->window, "win.learn", "no such game");
  act (fixture->window, "win.puzzle", GAME "#no such puzzle");
  g_assert_true (favor_window_get_page (fixture->window) == page);
}

static void
test_progress (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL, *second = NULL, *third = NULL;

  favor_progress_set_step (fixture->settings, "g", "l", "a");
  favor_progress_set_step (fixture->settings, "g", "m", "b");
  favor_progress_set_step (fixture->settings, "g", "l", "c");
  first = favor_progress_get_step (fixture->settings, "g", "l");
  second = favor_progress_get_step (fixture->settings, "g", "m");
  g_assert_cmpstr (first, ==, "c");
  g_assert_cmpstr (second, ==, "b");
  favor_progress_set_step (fixture->settings, "g", "l", "");
  third = favor_progress_get_step (fixture->settings, "g", "l");
  g_assert_cmpstr (third, ==, "");
  favor_progress_set_done (fixture->settings, "g", "l");
  favor_progress_set_done (fixture->settings, "g", "l");
  g_assert_true (favor_progress_is_done (fixture->settings, "g", "l"));
  g_assert_false (favor_progress_is_done (fixture->settings, "g", "m"));
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  /* A window that is closed while an entry of libadwaita moves its title leaves the motion behind. */
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/learn/rules-window", test_rules_window);
  ADD ("/learn/help", test_help);
  ADD ("/learn/rules-lazy", test_rules_lazy);
  ADD ("/learn/rules-search", test_rules_search);
  ADD ("/learn/rules-missing", test_rules_missing);
  g_test_add_func ("/learn/pictures", test_pictures);
  g_test_add_func ("/learn/topics", test_topics);
  ADD ("/learn/tutorial", test_tutorial);
  ADD ("/learn/puzzle", test_puzzle);
  ADD ("/learn/learn-page", test_learn_page);
  ADD ("/learn/progress", test_progress);
#undef ADD
  return g_test_run ();
}
