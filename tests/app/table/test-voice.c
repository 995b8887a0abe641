/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-accessible.h"
#include "favor-turns.h"
#include "favor-waited.h"

#include "game-page-fixture.h"

/* What a page tells to ears, by which way, and where the focus is then. */

static GString *announced;
static guint    n_announced;

static void
announce_cb (GtkAccessible *accessible, const char *words, int priority)
{
  g_assert_cmpint (priority, ==, 1);
  g_string_append_printf (announced, "%s|", words);
  n_announced++;
}

static void
set_announces (gboolean announces)
{
  favor_accessible_set_announce (announces ? announce_cb : NULL);
  g_string_truncate (announced, 0);
  n_announced = 0;
}

static GtkWidget *
said (Fixture *fixture)
{
  return GTK_WIDGET (favor_decision_bar_get_said (fixture->page->bar));
}

static GtkWidget *
focus (Fixture *fixture)
{
  return gtk_window_get_focus (fixture->window);
}

static char *
read_property (gpointer widget, GtkAccessibleProperty property)
{
  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return g_strdup ("");
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "?");
}

static void
assert_said (Fixture *fixture, const char *words)
{
  g_autofree char *name = NULL;

  page_fixture_wait_for (!favor_voice_is_due (fixture->page->voice));
  name = read_property (said (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (strstr (name, words) == NULL)
    g_error ("\"%s\" is told, not \"%s\"", name, words);
}

static void
assert_described (GtkWidget *widget, const char *words)
{
  g_autofree char *description = read_property (widget,
                                                GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  if (strstr (description, words) == NULL)
    g_error ("\"%s\" of %s has no \"%s\"",
             description,
             G_OBJECT_TYPE_NAME (widget),
             words);
}

/* What is described with the focus may wait until that was read. */
static void
assert_heard (Fixture *fixture, const char *words)
{
  page_fixture_wait_for (!favor_voice_is_due (fixture->page->voice));
  page_fixture_settle ();
  assert_described (focus (fixture), words);
}

static const char *
question (Fixture *fixture)
{
  return favor_decision_bar_get_sentence (fixture->page->bar);
}

/* All lines of the last move. */
static char *
describe_last (Fixture *fixture)
{
  FavorCursor *cursor = favor_game_page_get_cursor (fixture->page);

  return favor_turns_describe (cursor, favor_session_get_n_plies (fixture->session));
}

/* A person, who decides, and a computer that waits to be asked on. */
static void
show_game (Fixture *fixture)
{
  show_page (fixture, page_fixture_session (&favor_dummy_game, 1, 2, 5), 1280, 800);
  favor_bot_runner_set_min_delay (favor_game_page_get_runner (fixture->page), 60000);
  page_fixture_settle ();
}

static void
choose (Fixture *fixture)
{
  favor_game_view_choose_nth (fixture->page->view, 0);
  act (fixture, "view.commit");
  page_fixture_settle ();
}

/* While others play, the sentence has the focus and tells it; then the decision is heard with what can
 * be chosen. */
static void
test_leads (void)
{
  Fixture          fixture;
  g_autofree char *line = NULL, *other = NULL;

  set_announces (FALSE);
  show_game (&fixture);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  g_assert_false (gtk_widget_get_focusable (said (&fixture)));
  assert_heard (&fixture, question (&fixture));
  choose (&fixture);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_WAITING);
  line = describe_last (&fixture);
  g_assert_true (focus (&fixture) == said (&fixture));
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (said (&fixture))),
                   ==,
                   GTK_ACCESSIBLE_ROLE_BUTTON);
  assert_said (&fixture, line);

  /* The focus is not torn away before it was read that it is there. */
  page_fixture_wait_for (favor_session_get_thinking (fixture.session));
  while (favor_session_get_n_plies (fixture.session) < 2)
    {
      gtk_widget_activate_action (said (&fixture), "said.next", NULL);
      page_fixture_settle ();
    }
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  other = describe_last (&fixture);
  page_fixture_wait_for (focus (&fixture) != said (&fixture));
  assert_said (&fixture, other);
  g_assert_false (gtk_widget_get_focusable (said (&fixture)));
  assert_heard (&fixture, question (&fixture));
  tear_down (&fixture);
}

/* Where GTK can announce something, that is the only way, and the focus goes where it always went. */
static void
test_announces (void)
{
  Fixture          fixture;
  g_autofree char *line = NULL;

  set_announces (TRUE);
  show_game (&fixture);
  set_announces (TRUE);
  choose (&fixture);
  line = describe_last (&fixture);
  g_assert_cmpuint (n_announced, ==, 1);
  g_assert_nonnull (strstr (announced->str, line));
  g_assert_true (focus (&fixture) != said (&fixture));
  g_assert_false (gtk_widget_get_focusable (said (&fixture)));
  /* Nobody finds a button there that does nothing. */
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (said (&fixture))),
                   !=,
                   GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (said (&fixture)),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL));
  tear_down (&fixture);
  set_announces (FALSE);
}

/* The computer moves, and the person is asked again. */
static void
be_asked (Fixture *fixture)
{
  page_fixture_wait_for (favor_session_get_thinking (fixture->session));
  favor_bot_runner_go_on (favor_game_page_get_runner (fixture->page));
  page_fixture_wait_for (mode (fixture) == FAVOR_TABLE_PLAYING);
  page_fixture_wait_for (!favor_voice_is_due (fixture->page->voice));
}

/* A question is announced, too, and nothing of it is left in what has the focus, which would be read
 * once more. */
static void
test_asks (void)
{
  Fixture          fixture;
  g_autofree char *description = NULL;

  set_announces (TRUE);
  show_game (&fixture);
  page_fixture_wait_for (gtk_window_is_active (fixture.window));
  choose (&fixture);
  be_asked (&fixture);
  g_assert_nonnull (strstr (announced->str, question (&fixture)));
  description = read_property (focus (&fixture), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  g_assert_null (strstr (description, question (&fixture)));
  tear_down (&fixture);
  set_announces (FALSE);
}

/* Whoever is in another window finds the question when they return. */
static void
test_away (void)
{
  Fixture    fixture;
  GtkWindow *other;

  set_announces (TRUE);
  show_game (&fixture);
  choose (&fixture);
  other = page_fixture_show (gtk_label_new ("Other"), 1280, 800);
  page_fixture_wait_for (!gtk_window_is_active (fixture.window));
  be_asked (&fixture);
  g_assert_null (strstr (announced->str, question (&fixture)));
  assert_described (focus (&fixture), question (&fixture));
  page_fixture_close (other);
  tear_down (&fixture);
  set_announces (FALSE);
}

/* Whoever reads the log is told beside it, and stays there. */
static void
test_elsewhere (void)
{
  Fixture          fixture;
  GtkWidget       *row;
  g_autofree char *line = NULL;

  set_announces (FALSE);
  show_game (&fixture);
  choose (&fixture);
  act (&fixture, "view.show-log");
  page_fixture_settle ();
  row = focus (&fixture);
  g_assert_true (gtk_widget_is_ancestor (row, GTK_WIDGET (fixture.page->panel)));
  page_fixture_wait_for (favor_session_get_thinking (fixture.session));
  while (favor_session_get_n_plies (fixture.session) < 2)
    {
      favor_bot_runner_go_on (favor_game_page_get_runner (fixture.page));
      page_fixture_settle ();
    }
  g_assert_true (focus (&fixture) == row);
  line = describe_last (&fixture);
  page_fixture_wait_for (!favor_voice_is_due (fixture.page->voice));
  assert_described (row, line);
  /* It was read; whoever comes back to the row is not told again. */
  gtk_widget_grab_focus (said (&fixture));
  g_assert_true (favor_game_view_focus_choices (fixture.page->view));
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (row),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  tear_down (&fixture);
}

/* Whoever skips the turns of the others hears what mattered, once, with the decision. */
static void
test_skips (void)
{
  Fixture          fixture;
  g_auto (GStrv)   lines = NULL;
  g_autofree char *line = NULL, *name = NULL;

  set_announces (FALSE);
  show_game (&fixture);
  choose (&fixture);
  page_fixture_wait_for (favor_session_get_thinking (fixture.session));
  act (&fixture, "view.skip");
  page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_PLAYING);
  page_fixture_wait_for (focus (&fixture) != said (&fixture));
  lines = favor_waited_list (favor_game_page_get_cursor (fixture.page), 0, NULL);
  line = g_strjoinv (" ", lines);
  assert_heard (&fixture, question (&fixture));
  assert_heard (&fixture, line);
  name = read_property (said (&fixture), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_null (strstr (name, line));
  tear_down (&fixture);
}

/* The same words again are other words for a screen reader. */
static void
test_again (void)
{
  GtkWidget       *widget = g_object_ref_sink (g_object_new (FAVOR_TYPE_SAID, NULL));
  g_autofree char *first = NULL, *second = NULL, *third = NULL;

  favor_said_say (FAVOR_SAID (widget), "Ann collects Soup.");
  first = read_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  favor_said_say (FAVOR_SAID (widget), "Ann collects Soup.");
  second = read_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  favor_said_say (FAVOR_SAID (widget), "Ann collects Soup.");
  third = read_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_cmpstr (first, !=, second);
  g_assert_cmpstr (second, !=, third);
  g_assert_true (g_str_has_prefix (second, first));
  g_assert_finalize_object (widget);
}

/* Step by step through an earlier position: where, and what happened, each once. */
static void
test_review (void)
{
  Fixture          fixture;
  g_autofree char *name = NULL;

  set_announces (FALSE);
  show_page (&fixture, page_fixture_session (&favor_dummy_game, 1, 2, 5), 1280, 800);
  favor_bot_runner_set_min_delay (favor_game_page_get_runner (fixture.page), 0);
  for (guint i = 0; i < 2; i++)
    {
      page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_PLAYING);
      choose (&fixture);
    }
  page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_PLAYING);
  act (&fixture, "cursor.back");
  page_fixture_wait_for (focus (&fixture) == said (&fixture));
  assert_said (&fixture, "Move 3 of 4. ");
  page_fixture_wait_for (favor_voice_get_hold (fixture.page->voice) == 0);
  /* Two steps in one turn of the main loop are one. */
  act (&fixture, "cursor.back");
  act (&fixture, "cursor.back");
  page_fixture_wait_for (!favor_voice_is_due (fixture.page->voice));
  assert_said (&fixture, "Move 1 of 4. ");
  name = read_property (said (&fixture), GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_assert_null (strstr (name, "Move 2"));
  act (&fixture, "cursor.follow");
  page_fixture_wait_for (focus (&fixture) != said (&fixture));
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  assert_heard (&fixture, question (&fixture));
  tear_down (&fixture);
}

/* Lines that went with what lost the focus at once are told by what gets it next; what could be read is not
 * told again. */
static void
test_torn_away (void)
{
  Fixture     fixture;
  FavorVoice *voice;

  set_announces (FALSE);
  show_game (&fixture);
  voice = fixture.page->voice;
  for (guint i = 0; i < 2; i++)
    {
      gboolean         rests = i > 0;
      g_autofree char *name = NULL;

      favor_voice_tell (voice, "Bo draws a card.");
      favor_voice_attach (voice);
      g_assert_true (favor_game_view_focus_choices (fixture.page->view));
      if (rests)
        page_fixture_settle ();
      favor_voice_tell (voice, "Bo plays Jump.");
      favor_voice_lead (voice);
      g_assert_true (focus (&fixture) == said (&fixture));
      name = read_property (said (&fixture), GTK_ACCESSIBLE_PROPERTY_LABEL);
      g_assert_cmpstr (name,
                       ==,
                       rests ? "Bo plays Jump." : "Bo draws a card. Bo plays Jump.");
      g_assert_true (favor_game_view_focus_choices (fixture.page->view));
      page_fixture_settle ();
    }
  tear_down (&fixture);
}

/* A page goes away with what it had to tell. */
static void
test_goes (void)
{
  Fixture fixture;

  set_announces (FALSE);
  show_game (&fixture);
  favor_game_view_choose_nth (fixture.page->view, 0);
  act (&fixture, "view.commit");
  g_assert_true (favor_voice_is_due (fixture.page->voice));
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  announced = g_string_new (NULL);
  g_test_add_func ("/voice/leads", test_leads);
  g_test_add_func ("/voice/announces", test_announces);
  g_test_add_func ("/voice/asks", test_asks);
  g_test_add_func ("/voice/away", test_away);
  g_test_add_func ("/voice/elsewhere", test_elsewhere);
  g_test_add_func ("/voice/skips", test_skips);
  g_test_add_func ("/voice/again", test_again);
  g_test_add_func ("/voice/review", test_review);
  g_test_add_func ("/voice/torn-away", test_torn_away);
  g_test_add_func ("/voice/goes", test_goes);
  return g_test_run ();
}
