/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-games.h"
#include "favor-settings.h"
#include "favor-waited.h"

#include "game-page-fixture.h"
#include "view-fixture.h"

/* Whoever skips what computers do reads what mattered, whole, and is in nobody's way. */

static GtkWidget *
sheet (Fixture *fixture)
{
  return GTK_WIDGET (fixture->page->waited);
}

static gboolean
is_open (Fixture *fixture)
{
  return fixture->page->waited != NULL && gtk_widget_get_visible (sheet (fixture));
}

static graphene_rect_t
find_place (Fixture *fixture, gpointer widget)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->page), &at));
  return at;
}

/* Whether computers decide after it. */
static gboolean
ends_turn (FavorSession *session, const FavorAction *action)
{
  const FavorGame *game = favor_session_get_game (session);
  g_autofree gpointer
    state = g_memdup2 (favor_session_get_state (session,
                                                favor_session_get_n_plies (session)),
                       game->state->size);

  game->apply (state, action, NULL);
  return action->seat == 0 && favor_game_head (state)->decider > 0;
}

/* In the middle of a game, up to where a person is about to end a turn with `action`. */
static FavorSession *
play_up_to_turn (FavorRng *rng, FavorAction *action)
{
  FavorSession *session = page_fixture_session (favor_games_find ("emperors-favor"),
                                                1,
                                                4,
                                                9);

  favor_rng_seed (rng, 9);
  *action = view_fixture_pick (session, rng);
  while (favor_session_get_n_plies (session) < 60 || !ends_turn (session, action))
    {
      g_assert_true (favor_session_submit (session, action, NULL));
      *action = view_fixture_pick (session, rng);
    }
  return session;
}

/* A person ends a turn and three computers play. */
static void
show_waiting (Fixture *fixture, int width, int height)
{
  FavorRng      rng;
  FavorAction   action;
  FavorSession *session = play_up_to_turn (&rng, &action);

  show_page (fixture, session, width, height);
  g_assert_true (favor_session_submit (session, &action, NULL));
  page_fixture_wait_for (favor_session_get_thinking (session));
}

static void
skip (Fixture *fixture)
{
  act (fixture, "view.skip");
  page_fixture_wait_for (mode (fixture) == FAVOR_TABLE_PLAYING);
  page_fixture_settle ();
}

/* Each sentence below the heading, in order and to its end. */
static void
assert_read (Fixture *fixture)
{
  g_auto (GStrv) lines = favor_waited_list (favor_game_page_get_cursor (fixture->page),
                                            0,
                                            NULL);

  g_assert_nonnull (lines);
  g_assert_cmpuint (g_strv_length (lines), <=, 3);
  g_assert_nonnull (page_fixture_find (sheet (fixture),
                                       GTK_TYPE_LABEL,
                                       "While You Waited"));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      GtkWidget *line = page_fixture_find (sheet (fixture), GTK_TYPE_LABEL, lines[i]);

      g_assert_nonnull (line);
      g_assert_true (gtk_widget_get_mapped (line));
      g_assert_false (page_fixture_is_cut (line));
    }
}

/* It lies between the seats and the decision, which do not give way. */
static void
assert_over_board (Fixture *fixture)
{
  graphene_rect_t at = find_place (fixture, sheet (fixture));
  graphene_rect_t board = find_place (fixture, fixture->page->view);
  graphene_rect_t bar = find_place (fixture, fixture->page->bar);

  g_assert_true (graphene_rect_contains_rect (&board, &at));
  g_assert_cmpfloat (at.origin.y + at.size.height, <=, bar.origin.y);
}

static void
test_whole (void)
{
  static const int sizes[][2] = { { 1280, 800 },
                                  { 800, 600 },
                                  { 400, 700 },
                                  { 400, 500 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Fixture         fixture;
      graphene_rect_t board, bar, now;

      show_waiting (&fixture, sizes[i][0], sizes[i][1]);
      skip (&fixture);
      g_assert_true (is_open (&fixture));
      favor_game_page_set_page (fixture.page, "board");
      page_fixture_settle ();
      assert_read (&fixture);
      assert_over_board (&fixture);
      board = find_place (&fixture, fixture.page->view);
      bar = find_place (&fixture, fixture.page->bar);
      act (&fixture, "view.clear");
      page_fixture_settle ();
      g_assert_false (is_open (&fixture));
      now = find_place (&fixture, fixture.page->view);
      g_assert_true (graphene_rect_equal (&board, &now));
      now = find_place (&fixture, fixture.page->bar);
      g_assert_true (graphene_rect_equal (&bar, &now));
      tear_down (&fixture);
    }
}

/* The next thing that is done ends it, and so does its button; the keys of the page go on. */
static void
test_ends (void)
{
  static const char *const ways[] = { "view.next-choice", "view.close-waited", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      Fixture fixture;

      show_waiting (&fixture, 1280, 800);
      skip (&fixture);
      g_assert_true (is_open (&fixture));
      if (ways[i] == NULL)
        {
          FavorRng    rng;
          FavorAction action;

          favor_rng_seed (&rng, 4);
          action = view_fixture_pick (fixture.session, &rng);
          g_assert_true (favor_session_submit (fixture.session, &action, NULL));
        }
      else if (g_str_equal (ways[i], "view.close-waited"))
        {
          GtkWidget *button = page_fixture_find_button (sheet (&fixture), ways[i]);

          g_assert_true (gtk_widget_grab_focus (button));
          act (&fixture, ways[i]);
        }
      else
        act (&fixture, ways[i]);
      page_fixture_settle ();
      g_assert_false (is_open (&fixture));
      g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (fixture.window)));
      tear_down (&fixture);
    }
}

/* Whoever looked on is told nothing twice. */
static void
test_watched (void)
{
  Fixture fixture;

  show_waiting (&fixture, 1280, 800);
  page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_PLAYING);
  page_fixture_settle ();
  g_assert_false (is_open (&fixture));
  tear_down (&fixture);
}

/* Where computers take no time nobody can look on. */
static void
test_instant (void)
{
  GSettings *settings = favor_settings_get_default ();
  Fixture    fixture;

  g_settings_set_uint (settings, "computer-delay", 0);
  show_waiting (&fixture, 1280, 800);
  page_fixture_wait_for (mode (&fixture) == FAVOR_TABLE_PLAYING);
  page_fixture_settle ();
  g_assert_true (is_open (&fixture));
  assert_read (&fixture);
  tear_down (&fixture);
  g_settings_reset (settings, "computer-delay");
}

/* Computers have played before it is opened: whoever comes back reads what mattered, once. */
static void
test_opened (void)
{
  FavorRng      rng;
  FavorAction   action;
  FavorSession *session = play_up_to_turn (&rng, &action);
  Fixture       fixture;

  g_assert_true (favor_session_submit (session, &action, NULL));
  while (favor_session_get_decider (session) != 0)
    {
      action = view_fixture_pick (session, &rng);
      g_assert_true (favor_session_submit (session, &action, NULL));
    }
  show_page (&fixture, session, 1280, 800);
  page_fixture_wait_for (is_open (&fixture));
  page_fixture_settle ();
  assert_read (&fixture);
  act (&fixture, "view.close-waited");
  gtk_widget_set_visible (GTK_WIDGET (fixture.page), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (fixture.page), TRUE);
  page_fixture_settle ();
  g_assert_false (is_open (&fixture));
  tear_down (&fixture);
}

/* In the middle of the own turn nothing was missed. */
static void
test_own_turn (void)
{
  FavorRng      rng;
  FavorAction   action;
  FavorSession *session = play_up_to_turn (&rng, &action);
  Fixture       fixture;

  while (action.seat != 0 || ends_turn (session, &action))
    {
      g_assert_true (favor_session_submit (session, &action, NULL));
      action = view_fixture_pick (session, &rng);
    }
  g_assert_true (favor_session_submit (session, &action, NULL));
  show_page (&fixture, session, 1280, 800);
  page_fixture_settle ();
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  g_assert_false (is_open (&fixture));
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);

  g_test_add_func ("/waited/whole", test_whole);
  g_test_add_func ("/waited/ends", test_ends);
  g_test_add_func ("/waited/watched", test_watched);
  g_test_add_func ("/waited/instant", test_instant);
  g_test_add_func ("/waited/opened", test_opened);
  g_test_add_func ("/waited/own-turn", test_own_turn);
  return g_test_run ();
}
