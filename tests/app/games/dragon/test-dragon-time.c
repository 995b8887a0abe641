/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-fixture.h"

/* The countdown: Rulings 14 and 15. Seconds pass here by being counted. */

#define SECONDS 15

/* Three people; the Judge is a computer if so wanted. With one vote each, unless the phase before
 * that is wanted. */
static FavorSession *
create_session (guint countdown, gboolean bot_judges)
{
  g_autoptr (GError) error = NULL;
  DragonOptions      options = { 0 };
  FavorPlayer        players[3];
  FavorSession      *session;
  FavorAction        nominate = { .kind = DRAGON_ACTION_NOMINATE_VOTES, .arg = { 1 } };

  favor_schema_set_defaults (&dragon_options_schema, &options);
  options.countdown = (guint8) countdown;
  for (guint i = 0; i < 3; i++)
    players[i] = (FavorPlayer){ .name = (char *) "Ann",
                                .level = FAVOR_LEVEL_RANDOM,
                                .colour = (guint8) i };
  session = favor_session_new (&favor_dragon_game, &options, players, 3, 6, &error);
  g_assert_no_error (error);
  nominate.seat = favor_session_get_decider (session);
  if (bot_judges)
    {
      players[nominate.seat].is_bot = TRUE;
      favor_session_set_player (session, nominate.seat, &players[nominate.seat]);
    }
  favor_session_submit (session, &nominate, &error);
  g_assert_no_error (error);
  return session;
}

static void
set_up (DragonFixture *fixture, guint countdown, gboolean bot_judges)
{
  dragon_fixture_open (fixture, create_session (countdown, bot_judges));
  dragon_fixture_show (fixture, 900, 700);
}

static gboolean
is_counting (DragonFixture *fixture)
{
  return gtk_widget_get_visible (GTK_WIDGET (fixture->view->countdown));
}

static void
tick (DragonFixture *fixture, guint seconds)
{
  for (guint i = 0; i < seconds; i++)
    dragon_view_tick (fixture->view);
}

/* Until the time is up; then chance places a card of the hand, and the next one is not hurried. */
static void
test_runs_out (void)
{
  DragonFixture      fixture;
  const DragonState *state;
  FavorSeat          actor;

  set_up (&fixture, SECONDS, FALSE);
  actor = dragon_fixture_state (&fixture)->head.decider;
  g_assert_false (is_counting (&fixture));
  tick (&fixture, 2 * SECONDS);
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  dragon_fixture_press_chip (&fixture, "Countdown");
  g_assert_true (is_counting (&fixture));
  g_assert_false (dragon_fixture_has_chip (&fixture, "Countdown"));
  gtk_test_accessible_assert_property (fixture.view->countdown,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "15 seconds left");
  tick (&fixture, SECONDS - 1);
  gtk_test_accessible_assert_property (fixture.view->countdown,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1 second left");
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  tick (&fixture, 1);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  g_assert_cmpint (fixture.chosen.kind, ==, DRAGON_ACTION_PLACE_VOTE);
  g_assert_cmpint (fixture.chosen.seat, ==, actor);
  state = dragon_fixture_state (&fixture);
  g_assert_cmpuint (state->n_table, ==, 1);
  g_assert_cmpint (state->table[0].timed_out, ==, TRUE);
  g_assert_false (is_counting (&fixture));
  tick (&fixture, 2 * SECONDS);
  g_assert_cmpuint (fixture.n_chosen, ==, 1);
  dragon_fixture_close (&fixture);
}

/* It is there to be started by a key, for others than the Judge, and only if it was agreed on. */
static void
test_start (void)
{
  DragonFixture  fixture;
  FavorGameView *view;

  set_up (&fixture, 0, FALSE);
  g_assert_false (dragon_fixture_has_chip (&fixture, "Countdown"));
  g_assert_false (favor_game_view_press_letter (FAVOR_GAME_VIEW (fixture.view), 'c'));
  dragon_fixture_close (&fixture);

  set_up (&fixture, SECONDS, FALSE);
  view = FAVOR_GAME_VIEW (fixture.view);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (favor_game_view_press_letter (view, 'c'));
      g_assert_true (is_counting (&fixture));
      g_assert_false (favor_game_view_press_letter (view, 'c'));
      tick (&fixture, SECONDS);
      favor_cursor_set_viewer (fixture.cursor,
                               favor_session_get_decider (fixture.session));
    }
  g_assert_cmpint (dragon_fixture_state (&fixture)->head.decider,
                   ==,
                   dragon_fixture_state (&fixture)->judge);
  g_assert_false (favor_game_view_press_letter (view, 'c'));
  g_assert_false (is_counting (&fixture));
  dragon_fixture_close (&fixture);
}

/* A computer as Judge is strict. */
static void
test_bot (void)
{
  DragonFixture fixture;

  set_up (&fixture, SECONDS, TRUE);
  g_assert_true (is_counting (&fixture));
  tick (&fixture, 3);
  gtk_test_accessible_assert_property (fixture.view->countdown,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "12 seconds left");
  dragon_fixture_close (&fixture);
}

/* It stands still while nothing can be placed, and looking back gains no time. */
static void
test_pauses (void)
{
  DragonFixture  fixture;
  FavorGameView *view;
  GtkWidget     *dialog;

  set_up (&fixture, SECONDS, FALSE);
  view = FAVOR_GAME_VIEW (fixture.view);
  dragon_view_start_time (fixture.view);
  tick (&fixture, 5);
  favor_game_view_set_open (view, FALSE);
  tick (&fixture, SECONDS);
  g_assert_cmpuint (fixture.view->seconds_left, ==, SECONDS - 5);
  favor_game_view_set_open (view, TRUE);

  favor_cursor_go_to (fixture.cursor, 0);
  tick (&fixture, SECONDS);
  favor_cursor_set_follow (fixture.cursor, TRUE);
  g_assert_cmpuint (fixture.view->seconds_left, ==, SECONDS - 5);

  dialog = gtk_window_new ();
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
  tick (&fixture, SECONDS);
  g_assert_cmpuint (fixture.view->seconds_left, ==, SECONDS - 5);
  gtk_window_destroy (GTK_WINDOW (dialog));
  tick (&fixture, 1);
  g_assert_cmpuint (fixture.view->seconds_left, ==, SECONDS - 6);
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  dragon_fixture_close (&fixture);
}

/* A deal that is answered meanwhile costs no time, and gives none. */
static void
test_deal (void)
{
  DragonFixture         fixture;
  g_auto (FavorActions) legal = { 0 };
  FavorAction           offer = { 0 }, decline = { .kind = DRAGON_ACTION_DECLINE_DEAL };

  set_up (&fixture, SECONDS, FALSE);
  dragon_view_start_time (fixture.view);
  tick (&fixture, 5);
  dragon_list (dragon_fixture_state (&fixture), &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == DRAGON_ACTION_OFFER_DEAL)
      offer = legal.items[i];
  g_assert_cmpint (offer.kind, ==, DRAGON_ACTION_OFFER_DEAL);
  dragon_fixture_submit (&fixture, &offer);
  g_assert_cmpint (dragon_fixture_state (&fixture)->head.phase, ==, DRAGON_PHASE_ANSWER);
  tick (&fixture, SECONDS);
  decline.seat = favor_session_get_decider (fixture.session);
  dragon_fixture_submit (&fixture, &decline);
  g_assert_cmpuint (fixture.view->seconds_left, ==, SECONDS - 5);
  g_assert_true (is_counting (&fixture));
  /* Whoever places in time is not hurried any more. */
  fixture.n_chosen = 0;
  favor_cursor_set_viewer (fixture.cursor, favor_session_get_decider (fixture.session));
  favor_game_view_move_choice (FAVOR_GAME_VIEW (fixture.view), 1);
  favor_game_view_choose (FAVOR_GAME_VIEW (fixture.view),
                          favor_game_view_get_selected (FAVOR_GAME_VIEW (fixture.view)));
  g_assert_false (is_counting (&fixture));
  dragon_fixture_close (&fixture);
}

/* By the clock on the wall, too; closing leaves no timer behind. */
static void
test_clock (void)
{
  DragonFixture fixture;

  set_up (&fixture, SECONDS, FALSE);
  dragon_view_start_time (fixture.view);
  page_fixture_wait_for (fixture.view->seconds_left == SECONDS - 2);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture.view->countdown)));
  dragon_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/dragon-time/runs-out", test_runs_out);
  g_test_add_func ("/dragon-time/start", test_start);
  g_test_add_func ("/dragon-time/bot", test_bot);
  g_test_add_func ("/dragon-time/pauses", test_pauses);
  g_test_add_func ("/dragon-time/deal", test_deal);
  g_test_add_func ("/dragon-time/clock", test_clock);
  return g_test_run ();
}
