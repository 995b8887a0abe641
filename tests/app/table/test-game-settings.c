/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-choice-line.h"
#include "favor-game-page-private.h"

#include "page-fixture.h"
#include "wide-game.h"

/* What the preferences mean for a game that is being played. */

typedef struct
{
  FavorSession  *session;
  FavorGamePage *page;
  GtkWindow     *window;
} Fixture;

static void
show_page (Fixture *fixture, const FavorGame *game, gboolean confirm)
{
  g_settings_set_boolean (favor_settings_get_default (), "confirm-every-move", confirm);
  fixture->session = page_fixture_session (game, 2, 2, 1);
  fixture->page = FAVOR_GAME_PAGE (favor_game_page_new (fixture->session));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->page), 1280, 800);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
  g_assert_finalize_object (fixture->session);
  g_settings_reset (favor_settings_get_default (), "confirm-every-move");
}

static void
press_digit (Fixture *fixture, const char *digit)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page),
                                             "view.choose",
                                             "s",
                                             digit));
  page_fixture_settle ();
}

static guint
n_plies (Fixture *fixture)
{
  return favor_session_get_n_plies (fixture->session);
}

/* Normally each move takes two steps. */
static void
test_confirmed (void)
{
  Fixture fixture;

  show_page (&fixture, &favor_wide_game, TRUE);
  press_digit (&fixture, "4");
  g_assert_cmpuint (n_plies (&fixture), ==, 0);
  g_assert_nonnull (favor_game_view_get_selected (fixture.page->view));
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "view.commit", NULL);
  g_assert_cmpuint (n_plies (&fixture), ==, 1);
  tear_down (&fixture);
}

/* Presses the space bar at that time, and lets it go or holds it. */
static void
press_space (Fixture *fixture, guint32 time, gboolean holds)
{
  favor_game_page_note_space (fixture->page, time, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (fixture->page), "view.main", NULL);
  if (!holds)
    favor_game_page_note_space (fixture->page, time, FALSE);
}

/* A space that comes with the one before it does nothing, nor does one that is held. */
static void
test_space (void)
{
  Fixture fixture;

  show_page (&fixture, &favor_wide_game, TRUE);
  press_space (&fixture, 10000, FALSE);
  press_digit (&fixture, "4");
  press_space (&fixture, 10100, FALSE);
  g_assert_cmpuint (n_plies (&fixture), ==, 0);
  favor_game_page_note_space (fixture.page, 10150, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "view.proceed", NULL);
  g_assert_cmpuint (n_plies (&fixture), ==, 0);
  favor_game_page_note_space (fixture.page, 10150, FALSE);
  press_space (&fixture, 20000, TRUE);
  g_assert_cmpuint (n_plies (&fixture), ==, 1);
  press_digit (&fixture, "3");
  press_space (&fixture, 30000, TRUE);
  g_assert_cmpuint (n_plies (&fixture), ==, 1);
  /* What is pressed otherwise does its work. */
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "view.proceed", NULL);
  g_assert_cmpuint (n_plies (&fixture), ==, 2);
  tear_down (&fixture);
}

/* A move that loses nothing takes one, but only if it was meant. */
static void
test_unconfirmed (void)
{
  Fixture            fixture;
  const FavorAction *action;

  show_page (&fixture, &favor_wide_game, FALSE);
  favor_game_view_move_choice (fixture.page->view, 1);
  page_fixture_settle ();
  action = favor_game_view_get_selected (fixture.page->view);
  g_assert_nonnull (action);
  favor_game_view_propose (fixture.page->view, action);
  page_fixture_settle ();
  g_assert_cmpuint (n_plies (&fixture), ==, 0);

  press_digit (&fixture, "4");
  g_assert_cmpuint (n_plies (&fixture), ==, 1);
  g_assert_cmpint (favor_session_get_action (fixture.session, 1)->arg[0], ==, 4);
  /* And nothing is left over for the next position. */
  g_assert_null (favor_game_view_get_selected (fixture.page->view));
  g_assert_true (favor_session_get_can_undo (fixture.session));
  g_assert_false (favor_session_undo_crosses_barrier (fixture.session));
  tear_down (&fixture);
}

/* A move that draws a card cannot be taken back without a loss: it is confirmed as always. */
static void
test_chance_is_confirmed (void)
{
  Fixture fixture;

  show_page (&fixture, &favor_dummy_game, FALSE);
  favor_table_uncover (fixture.page->table);
  page_fixture_settle ();
  press_digit (&fixture, "1");
  g_assert_nonnull (favor_game_view_get_selected (fixture.page->view));
  g_assert_cmpuint (n_plies (&fixture), ==, 0);
  tear_down (&fixture);
}

static void
click_nth_line (Fixture *fixture, guint nth)
{
  GtkWidget       *list = page_fixture_find (GTK_WIDGET (fixture->page->view),
                                       GTK_TYPE_LIST_VIEW,
                                       NULL);
  GtkWidget       *row = gtk_widget_get_first_child (list);
  GtkWidget       *line;
  graphene_rect_t  bounds;
  g_autofree char *x = NULL;
  g_autofree char *y = NULL;

  for (guint i = 0; i < nth; i++)
    row = gtk_widget_get_next_sibling (row);
  line = page_fixture_find (row, FAVOR_TYPE_CHOICE_LINE, NULL);
  g_assert_true (gtk_widget_compute_bounds (line, GTK_WIDGET (fixture->window), &bounds));
  x = g_strdup_printf ("%d", (int) (bounds.origin.x + 60));
  y = g_strdup_printf ("%d", (int) (bounds.origin.y + bounds.size.height - 8));
  {
    const char *const argv[] = { "xdotool", "mousemove", x, y, "click", "1", NULL };

    g_spawn_sync (NULL,
                  (char **) argv,
                  NULL,
                  G_SPAWN_SEARCH_PATH,
                  NULL,
                  NULL,
                  NULL,
                  NULL,
                  NULL,
                  NULL);
  }
}

/* By the pointer: one click or two. */
static void
test_clicks (void)
{
  Fixture          fixture;
  g_autofree char *program = g_find_program_in_path ("xdotool");

  if (program == NULL)
    {
      g_test_skip ("xdotool is not installed");
      return;
    }
  show_page (&fixture, &favor_wide_game, TRUE);
  click_nth_line (&fixture, 2);
  page_fixture_wait_for (favor_game_view_get_selected (fixture.page->view) != NULL);
  page_fixture_settle ();
  g_assert_cmpuint (n_plies (&fixture), ==, 0);
  g_assert_cmpint (favor_game_view_get_selected (fixture.page->view)->arg[0], ==, 3);
  click_nth_line (&fixture, 2);
  page_fixture_wait_for (n_plies (&fixture) == 1);
  page_fixture_settle ();
  g_assert_null (favor_game_view_get_selected (fixture.page->view));

  g_settings_set_boolean (favor_settings_get_default (), "confirm-every-move", FALSE);
  click_nth_line (&fixture, 4);
  page_fixture_wait_for (n_plies (&fixture) == 2);
  page_fixture_settle ();
  g_assert_cmpuint (n_plies (&fixture), ==, 2);
  g_assert_cmpint (favor_session_get_action (fixture.session, 2)->arg[0], ==, 5);
  g_assert_null (favor_game_view_get_selected (fixture.page->view));
  tear_down (&fixture);
}

/* Computers wait as long as the preferences say, from the next move on. */
static void
test_computer_delay (void)
{
  GSettings *settings = favor_settings_get_default ();
  Fixture    fixture;
  guint      delay;

  show_page (&fixture, &favor_wide_game, TRUE);
  g_object_get (favor_game_page_get_runner (fixture.page), "min-delay", &delay, NULL);
  g_assert_cmpuint (delay, ==, 700);
  g_settings_set_uint (settings, "computer-delay", 1500);
  g_object_get (favor_game_page_get_runner (fixture.page), "min-delay", &delay, NULL);
  g_assert_cmpuint (delay, ==, 1500);
  g_settings_set_string (settings, "animation-speed", "fast");
  g_object_get (favor_game_page_get_runner (fixture.page), "min-delay", &delay, NULL);
  g_assert_cmpuint (delay, ==, 600);
  g_settings_reset (settings, "animation-speed");
  g_settings_reset (settings, "computer-delay");
  tear_down (&fixture);
}

static void
played_cb (FavorSounds *sounds, int sound, guint *heard)
{
  *heard |= 1u << sound;
}

/* The page is heard, and a refusal too, but not what is only good to know. */
static void
test_sound (void)
{
  Fixture fixture;
  guint   heard = 0;

  show_page (&fixture, &favor_wide_game, FALSE);
  g_signal_connect (fixture.page->sounds, "played", G_CALLBACK (played_cb), &heard);
  press_digit (&fixture, "3");
  /* On a slow machine the next turn has begun by now, which is heard, too. */
  g_assert_true (heard & 1u << FAVOR_SOUND_LAID);
  g_signal_emit_by_name (fixture.page->view, "advised", "It is kept.", NULL);
  g_assert_cmpstr (favor_decision_bar_get_detail (fixture.page->bar), ==, "It is kept.");
  g_assert_false (heard & 1u << FAVOR_SOUND_REFUSED);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "cursor.first", NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (fixture.page), "view.hint", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "view.hint", NULL);
  g_assert_true (heard & 1u << FAVOR_SOUND_REFUSED);
  tear_down (&fixture);
}

/* Computers that are not to propose anything do not, from then on. */
static void
test_proposals (void)
{
  GSettings *settings = favor_settings_get_default ();
  Fixture    fixture;
  gboolean   quiet;

  show_page (&fixture, &favor_wide_game, TRUE);
  g_object_get (favor_game_page_get_runner (fixture.page), "quiet", &quiet, NULL);
  g_assert_false (quiet);
  g_settings_set_boolean (settings, "computer-proposals", FALSE);
  g_object_get (favor_game_page_get_runner (fixture.page), "quiet", &quiet, NULL);
  g_assert_true (quiet);
  g_settings_reset (settings, "computer-proposals");
  g_object_get (favor_game_page_get_runner (fixture.page), "quiet", &quiet, NULL);
  g_assert_false (quiet);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/game-settings/confirmed", test_confirmed);
  g_test_add_func ("/game-settings/unconfirmed", test_unconfirmed);
  g_test_add_func ("/game-settings/space", test_space);
  g_test_add_func ("/game-settings/chance-is-confirmed", test_chance_is_confirmed);
  g_test_add_func ("/game-settings/clicks", test_clicks);
  g_test_add_func ("/game-settings/computer-delay", test_computer_delay);
  g_test_add_func ("/game-settings/sound", test_sound);
  g_test_add_func ("/game-settings/proposals", test_proposals);
  return g_test_run ();
}
