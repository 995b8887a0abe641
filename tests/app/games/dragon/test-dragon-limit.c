/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-limit.h"

#include "game-page-fixture.h"

/* The countdown (rulings 14 and 15), on the page of a game. Seat 0 is the Dragon and so the first
 * Judge. No test waits: the time passes in one step. */

static FavorSession *
new_session (guint seconds, guint n_seats, gboolean bot_judges)
{
  static const char *const names[] = { "Ann", "Bo", "Cem", "Dee" };
  g_autoptr (GError)       error = NULL;
  DragonOptions            options;
  FavorPlayer              players[4] = { 0 };
  FavorSession            *session;

  favor_schema_set_defaults (&dragon_options_schema, &options);
  options.countdown = (guint8) seconds;
  for (guint i = 0; i < n_seats; i++)
    {
      options.clan_choice[i] = (guint8) (DRAGON_CLAN_DRAGON + i + 1);
      players[i] = (FavorPlayer){ .name = (char *) names[i], .colour = (guint8) i };
    }
  if (bot_judges)
    {
      players[0].is_bot = TRUE;
      players[0].level = FAVOR_LEVEL_NOVICE;
    }
  session = favor_session_new (&favor_dragon_game, &options, players, n_seats, 3, &error);
  g_assert_no_error (error);
  return session;
}

static void
submit (FavorSession *session, FavorAction action)
{
  g_autoptr (GError) error = NULL;

  action.seat = favor_session_get_decider (session);
  favor_session_submit (session, &action, &error);
  g_assert_no_error (error);
}

static void
nominate (FavorSession *session, int votes)
{
  FavorAction action = { .kind = DRAGON_ACTION_NOMINATE_VOTES };

  action.arg[DRAGON_NOMINATE_VOTES] = (gint16) votes;
  submit (session, action);
}

static void
place_any (FavorSession *session)
{
  FavorAction action;

  g_assert_true (dragon_limit_time_out (
    favor_session_get_state (session, favor_session_get_n_plies (session)),
    &action));
  action.arg[DRAGON_PLACE_TIMED_OUT] = FALSE;
  submit (session, action);
}

static const DragonState *
newest (FavorSession *session)
{
  return favor_session_get_state (session, favor_session_get_n_plies (session));
}

/* The page after the Judge has called for one vote each. */
static void
set_up (Fixture *fixture, guint n_seats, gboolean bot_judges)
{
  fixture->session = new_session (15, n_seats, bot_judges);
  nominate (fixture->session, 1);
  fixture->page = FAVOR_GAME_PAGE (favor_game_page_new (fixture->session));
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->page), 1280, 800);
  page_fixture_wait_for (gtk_window_is_active (fixture->window));
}

static gboolean
runs (Fixture *fixture)
{
  return favor_countdown_get_active (countdown (fixture)) &&
         !favor_countdown_get_held (countdown (fixture));
}

/* ---- The rules' side ------------------------------------------------------------------ */

/* For every placement of others than the Judge, and nothing else. */
static void
test_describes (void)
{
  FavorSession  *session = new_session (30, 3, FALSE);
  FavorTimeLimit limit, next;
  FavorAction    offer = { .kind = DRAGON_ACTION_OFFER_DEAL };

  dragon_limit_describe (newest (session), &limit);
  g_assert_cmpuint (limit.seconds, ==, 0);
  nominate (session, 3);
  dragon_limit_describe (newest (session), &limit);
  g_assert_cmpuint (limit.seconds, ==, 30);
  g_assert_cmpint (limit.seat, ==, 1);
  g_assert_cmpint (limit.starter, ==, 0);
  g_assert_false (limit.waits);

  /* An offer is part of the same decision, and somebody else answers it. */
  offer.arg[DRAGON_OFFER_TO] = 2;
  offer.arg[DRAGON_OFFER_PLEDGE] = TRUE;
  submit (session, offer);
  dragon_limit_describe (newest (session), &next);
  g_assert_true (next.waits);
  g_assert_cmpint (next.seat, ==, 1);
  g_assert_cmpuint (next.decision, ==, limit.decision);
  submit (session, (FavorAction){ .kind = DRAGON_ACTION_DECLINE_DEAL });
  dragon_limit_describe (newest (session), &next);
  g_assert_false (next.waits);
  g_assert_cmpuint (next.decision, ==, limit.decision);

  place_any (session);
  dragon_limit_describe (newest (session), &next);
  g_assert_cmpint (next.seat, ==, 2);
  g_assert_cmpuint (next.decision, !=, limit.decision);
  g_assert_cmpuint (next.span, ==, limit.span);
  place_any (session);
  dragon_limit_describe (newest (session), &next);
  g_assert_cmpuint (next.seconds, ==, 0);
  place_any (session);
  dragon_limit_describe (newest (session), &next);
  g_assert_cmpuint (next.seconds, ==, 30);
  g_assert_cmpuint (next.span, !=, limit.span);
  g_assert_finalize_object (session);

  session = new_session (0, 3, FALSE);
  nominate (session, 3);
  dragon_limit_describe (newest (session), &limit);
  g_assert_cmpuint (limit.seconds, ==, 0);
  g_assert_finalize_object (session);
}

#define N_DRAWS 6000

/* Each card of the hand and each vote card are as likely as any other: of six cards two alike ones
 * are a third. */
static void
test_draws (void)
{
  FavorSession      *session = new_session (15, 3, FALSE);
  const DragonState *state;
  guint              cards[DRAGON_N_ROLES] = { 0 }, places[DRAGON_N_ROLES] = { 0 };

  nominate (session, 1);
  state = newest (session);
  g_random_set_seed (11);
  for (guint i = 0; i < N_DRAWS; i++)
    {
      FavorAction action;

      g_assert_true (dragon_limit_time_out (state, &action));
      g_assert_true (dragon_check (state, &action, NULL));
      g_assert_true (action.arg[DRAGON_PLACE_TIMED_OUT]);
      cards[action.arg[DRAGON_PLACE_CARD]]++;
      places[action.arg[DRAGON_PLACE_ON]]++;
    }
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      gint expected = N_DRAWS / 6 * state->hand[1][role];

      g_assert_cmpint (ABS ((gint) cards[role] - expected), <=, expected > 0 ? 200 : 0);
      g_assert_cmpint (ABS ((gint) places[role] - N_DRAWS / 6), <=, 200);
    }
  g_assert_finalize_object (session);
}

/* Who does not see the hand does not draw from it. */
static void
test_draws_not_unseen (void)
{
  FavorSession *session = new_session (15, 3, FALSE);
  FavorCursor  *cursor = favor_cursor_new (session);
  FavorAction   action;

  nominate (session, 1);
  favor_cursor_set_follow (cursor, TRUE);
  favor_cursor_set_viewer (cursor, 2);
  g_assert_false (dragon_limit_time_out (favor_cursor_get_state (cursor), &action));
  favor_cursor_set_viewer (cursor, 1);
  g_assert_true (dragon_limit_time_out (favor_cursor_get_state (cursor), &action));
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

/* ---- The page ------------------------------------------------------------------------- */

/* A computer that is Judge hurries at once, and at the end the page places a card at random. */
static void
test_times_out (void)
{
  Fixture            fixture;
  const FavorAction *action;
  guint              n;

  set_up (&fixture, 3, TRUE);
  act (&fixture, "view.uncover");
  g_assert_true (runs (&fixture));
  n = favor_session_get_n_plies (fixture.session);
  favor_countdown_advance (countdown (&fixture), 14000);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n);
  favor_countdown_advance (countdown (&fixture), 1000);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n + 1);
  action = favor_session_get_action (fixture.session, n + 1);
  g_assert_cmpint (action->kind, ==, DRAGON_ACTION_PLACE_VOTE);
  g_assert_cmpint (action->seat, ==, 1);
  g_assert_true (action->arg[DRAGON_PLACE_TIMED_OUT]);
  g_assert_true (newest (fixture.session)->table[0].timed_out);

  /* The next person is not hurried before having sat down, and has all the time. */
  g_assert_true (favor_countdown_get_active (countdown (&fixture)));
  g_assert_true (favor_countdown_get_held (countdown (&fixture)));
  act (&fixture, "view.uncover");
  g_assert_true (runs (&fixture));
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown (&fixture)), ==, 15);

  /* It can be taken back like any other vote. */
  favor_countdown_advance (countdown (&fixture), 3000);
  g_assert_true (favor_session_undo (fixture.session));
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, n);
  act (&fixture, "view.uncover");
  g_assert_true (runs (&fixture));
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown (&fixture)), ==, 15);
  tear_down (&fixture);
}

/* A person who is Judge starts it, for the lap. */
static void
test_starts (void)
{
  Fixture fixture;

  set_up (&fixture, 3, FALSE);
  act (&fixture, "view.uncover");
  g_assert_false (favor_countdown_get_active (countdown (&fixture)));
  g_assert_nonnull (page_fixture_find (GTK_WIDGET (fixture.page),
                                       GTK_TYPE_BUTTON,
                                       "Start the Countdown"));
  act (&fixture, "view.countdown");
  g_assert_true (runs (&fixture));
  g_assert_false (favor_table_may_start_clock (fixture.page->table));
  g_assert_null (page_fixture_find (GTK_WIDGET (fixture.page),
                                    GTK_TYPE_BUTTON,
                                    "Start the Countdown"));
  place_any (fixture.session);
  act (&fixture, "view.uncover");
  g_assert_true (runs (&fixture));
  /* Never for the Judge. */
  place_any (fixture.session);
  act (&fixture, "view.uncover");
  g_assert_false (favor_countdown_get_active (countdown (&fixture)));
  g_assert_false (favor_table_may_start_clock (fixture.page->table));
  tear_down (&fixture);
}

/* No time passes while something else is going on. */
static void
test_waits (void)
{
  Fixture     fixture;
  FavorAction offer = { .kind = DRAGON_ACTION_OFFER_DEAL };

  set_up (&fixture, 3, TRUE);
  act (&fixture, "view.uncover");
  favor_countdown_advance (countdown (&fixture), 4000);
  favor_game_view_set_tool_open (fixture.page->view, TRUE);
  g_assert_false (runs (&fixture));
  favor_game_view_set_tool_open (fixture.page->view, FALSE);
  g_assert_true (runs (&fixture));
  act (&fixture, "cursor.back");
  g_assert_false (runs (&fixture));
  g_assert_true (favor_countdown_get_active (countdown (&fixture)));
  act (&fixture, "cursor.follow");
  g_assert_true (runs (&fixture));
  gtk_menu_button_popup (favor_game_header_get_menu (fixture.page->header));
  page_fixture_wait_for (!runs (&fixture));
  gtk_menu_button_popdown (favor_game_header_get_menu (fixture.page->header));
  page_fixture_wait_for (runs (&fixture));

  /* An offer is answered at leisure; then what was left is left. */
  offer.arg[DRAGON_OFFER_TO] = 2;
  offer.arg[DRAGON_OFFER_PLEDGE] = TRUE;
  submit (fixture.session, offer);
  act (&fixture, "view.uncover");
  g_assert_false (runs (&fixture));
  submit (fixture.session, (FavorAction){ .kind = DRAGON_ACTION_ACCEPT_DEAL });
  act (&fixture, "view.uncover");
  g_assert_true (runs (&fixture));
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown (&fixture)), <=, 11);
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown (&fixture)), >, 5);
  tear_down (&fixture);
}

/* It belongs to the game, not to the view that shows it. */
static void
test_plain_view (void)
{
  Fixture fixture;

  set_up (&fixture, 2, TRUE);
  g_object_set (fixture.page, "plain", TRUE, NULL);
  g_assert_true (runs (&fixture));
  favor_countdown_advance (countdown (&fixture), 15000);
  g_assert_true (newest (fixture.session)->table[0].timed_out);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/dragon-limit/describes", test_describes);
  g_test_add_func ("/dragon-limit/draws", test_draws);
  g_test_add_func ("/dragon-limit/draws-not-unseen", test_draws_not_unseen);
  g_test_add_func ("/dragon-limit/times-out", test_times_out);
  g_test_add_func ("/dragon-limit/starts", test_starts);
  g_test_add_func ("/dragon-limit/waits", test_waits);
  g_test_add_func ("/dragon-limit/plain-view", test_plain_view);
  return g_test_run ();
}
