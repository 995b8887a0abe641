/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-beats.h"
#include "favor-games.h"
#include "favor-piece.h"
#include "favor-round-sheet.h"
#include "favor-text.h"

#include "game-page-fixture.h"

/* What a round brought is told before the table is cleared for the next one. */

#define GAME "dragons-favour"

static guint
round_of (FavorSession *session, gconstpointer state)
{
  FavorPad pad;

  favor_session_get_game (session)->score (state, 0, &pad);
  return pad.round;
}

static gconstpointer
newest (FavorSession *session)
{
  return favor_session_get_state (session, favor_session_get_n_plies (session));
}

static gboolean
ends_round (FavorSession *session, const FavorAction *action)
{
  const FavorGame    *game = favor_session_get_game (session);
  g_autofree gpointer state = g_memdup2 (newest (session), game->state->size);

  game->apply (state, action, NULL);
  return round_of (session, state) > round_of (session, newest (session));
}

/* Played by chance up to an action that ends a round, which it returns. */
static FavorAction
play_up_to_end (FavorSession *session, guint64 seed)
{
  g_auto (FavorActions) legal = { NULL };
  FavorRng              rng;

  favor_rng_seed (&rng, seed);
  while (TRUE)
    {
      FavorAction action;

      favor_session_get_game (session)->list (newest (session), &legal);
      action = legal.items[favor_rng_below (&rng, legal.n)];
      if (ends_round (session, &action))
        return action;
      g_assert_true (favor_session_submit (session, &action, NULL));
    }
}

static void
end_round_of (Fixture *fixture, guint n_people)
{
  FavorSession *session = page_fixture_session (favor_games_find (GAME), n_people, 4, 6);
  FavorAction   action = play_up_to_end (session, 6);

  show_page (fixture, session, 1200, 800);
  if (favor_table_get_covered (fixture->page->table))
    act (fixture, "view.uncover");
  page_fixture_settle ();
  g_assert_true (favor_session_submit (session, &action, NULL));
}

static gboolean
is_open (Fixture *fixture)
{
  return fixture->page->round != NULL &&
         gtk_widget_get_visible (GTK_WIDGET (fixture->page->round));
}

/* As far as the first press of the space bar leads. */
static void
go_to_wait (Fixture *fixture)
{
  if (!favor_game_view_get_round_waits (fixture->page->view))
    act (fixture, "view.main");
  page_fixture_settle ();
}

static void
assert_waits (Fixture *fixture)
{
  guint now = round_of (fixture->session, newest (fixture->session));

  g_assert_true (favor_game_view_get_round_waits (fixture->page->view));
  g_assert_true (is_open (fixture));
  g_assert_cmpint (mode (fixture), ==, FAVOR_TABLE_SHOWING);
  /* The table was not cleared. */
  g_assert_cmpuint (round_of (fixture->session,
                              favor_game_view_get_seen (fixture->page->view)),
                    ==,
                    now - 1);
}

/* The table is cleared, and who is the next Judge is told, before anybody decides. */
static void
assert_begins (Fixture *fixture)
{
  const FavorEvent *shown = favor_game_view_get_shown (fixture->page->view, NULL);

  g_assert_nonnull (shown);
  g_assert_cmpstr (favor_session_get_game (fixture->session)->events[shown->kind].id,
                   ==,
                   "judge-changed");
  g_assert_cmpint (mode (fixture), ==, FAVOR_TABLE_SHOWING);
  g_assert_false (is_open (fixture));
  g_assert_cmpuint (round_of (fixture->session,
                              favor_game_view_get_seen (fixture->page->view)),
                    ==,
                    round_of (fixture->session, newest (fixture->session)));
}

static void
assert_goes_on (Fixture *fixture)
{
  g_assert_false (favor_game_view_get_round_waits (fixture->page->view));
  g_assert_false (favor_game_view_get_showing (fixture->page->view));
  g_assert_false (is_open (fixture));
  g_assert_cmpint (mode (fixture), !=, FAVOR_TABLE_SHOWING);
  g_assert_cmpuint (round_of (fixture->session,
                              favor_game_view_get_seen (fixture->page->view)),
                    ==,
                    round_of (fixture->session, newest (fixture->session)));
}

/* For ears: the title, each seat, and how to go on. */
static void
assert_described (Fixture *fixture)
{
  g_autofree char *words = favor_round_sheet_describe (fixture->page->round);

  g_assert_true (g_str_has_prefix (words, "What Round 1 Brought. "));
  g_assert_true (g_str_has_suffix (words, ". Enter goes on."));
  for (guint seat = 0; seat < favor_session_get_n_seats (fixture->session); seat++)
    {
      const char      *name = favor_session_get_name (fixture->session, (FavorSeat) seat);
      g_autofree char *start = g_strconcat (". ", name, ": ", NULL);

      g_assert_nonnull (strstr (words, start));
    }
}

/* (nullable): how much of what happened was counted. */
static const char *
counter (Fixture *fixture)
{
  return favor_decision_get_text (favor_table_get_decision (fixture->page->table),
                                  "live");
}

/* Whatever closes it, all hear who is the next Judge: that is no part of what was counted. */
static void
test_waits (void)
{
  static const char *const ways[] = {
    "view.main",  "view.show-rest",   "view.commit",
    "view.clear", "view.close-round", "view.show-next"
  };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      Fixture fixture;

      end_round_of (&fixture, 4);
      go_to_wait (&fixture);
      assert_waits (&fixture);
      g_assert_nonnull (page_fixture_find (GTK_WIDGET (fixture.page->round),
                                           GTK_TYPE_LABEL,
                                           "What Round 1 Brought"));
      assert_described (&fixture);
      g_assert_nonnull (counter (&fixture));
      act (&fixture, ways[i]);
      assert_begins (&fixture);
      g_assert_null (counter (&fixture));
      act (&fixture, "view.show-rest");
      assert_goes_on (&fixture);
      tear_down (&fixture);
    }
}

/* It goes on by no clock. */
static void
test_patience (void)
{
  Fixture fixture;
  gint64  end;

  end_round_of (&fixture, 4);
  go_to_wait (&fixture);
  end = g_get_monotonic_time () + 3 * G_TIME_SPAN_SECOND;
  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  assert_waits (&fixture);
  tear_down (&fixture);
}

static gboolean
is_sensitive (Fixture *fixture, const char *action)
{
  GtkWidget *button = page_fixture_find_button (GTK_WIDGET (fixture->page->bar), action);

  g_assert_nonnull (button);
  return gtk_widget_get_mapped (button) && gtk_widget_is_sensitive (button);
}

/* Nothing is left to be paused: only what goes on can be pressed. */
static void
test_buttons (void)
{
  Fixture fixture;

  end_round_of (&fixture, 4);
  go_to_wait (&fixture);
  assert_waits (&fixture);
  g_assert_false (is_sensitive (&fixture, "view.pause"));
  g_assert_true (is_sensitive (&fixture, "view.show-rest"));
  g_assert_true (is_sensitive (&fixture, "view.show-next"));
  tear_down (&fixture);
}

/* Whether the only gain of a whole action is one that ends a round with it. */
static gboolean
gains_once (FavorSession *session, const FavorAction *action)
{
  const FavorGame     *game = favor_session_get_game (session);
  g_autofree gpointer  state = g_memdup2 (newest (session), game->state->size);
  g_auto (FavorEvents) events = { NULL };

  game->apply (state, action, &events);
  return favor_beats_score (game, events.items, events.n) &&
         !favor_beats_want_show (game, events.items, events.n);
}

/* The page of the round does not cover what the last action brought before that was told. */
static void
test_last_gain (void)
{
  Fixture       fixture;
  FavorSession *session = NULL;
  FavorAction   action;

  for (guint64 seed = 0;; seed++)
    {
      session = page_fixture_session (favor_games_find (GAME), 4, 4, seed);
      action = play_up_to_end (session, seed);
      if (gains_once (session, &action))
        break;
      g_clear_object (&session);
    }
  show_page (&fixture, session, 1200, 800);
  if (favor_table_get_covered (fixture.page->table))
    act (&fixture, "view.uncover");
  page_fixture_settle ();
  g_assert_true (favor_session_submit (session, &action, NULL));
  g_assert_true (favor_game_view_get_showing (fixture.page->view));
  g_assert_false (favor_game_view_get_round_waits (fixture.page->view));
  go_to_wait (&fixture);
  assert_waits (&fixture);
  tear_down (&fixture);
}

/* How much of a card is covered from side to side. */
static float
covered (Fixture *fixture, GtkWidget *place)
{
  graphene_rect_t at, sheet;

  g_assert_true (gtk_widget_compute_bounds (place,
                                            GTK_WIDGET (fixture->page->layout),
                                            &at));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (fixture->page->round),
                                            GTK_WIDGET (fixture->page->layout),
                                            &sheet));
  return MIN (at.origin.x + at.size.width, sheet.origin.x + sheet.size.width) -
         MAX (at.origin.x, sheet.origin.x);
}

/* The page lies beside the column that won, unless that is in the middle. */
static void
test_spared (gconstpointer rtl)
{
  guint n_beside = 0;

  gtk_widget_set_default_direction (rtl != NULL ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  for (guint64 seed = 1; seed <= 12; seed++)
    {
      FavorSession *session = page_fixture_session (favor_games_find (GAME), 4, 4, seed);
      FavorAction   action = play_up_to_end (session, seed);
      Fixture       fixture;
      GtkWidget    *won;

      show_page (&fixture, session, 1200, 800);
      if (favor_table_get_covered (fixture.page->table))
        act (&fixture, "view.uncover");
      page_fixture_settle ();
      g_assert_true (favor_session_submit (session, &action, NULL));
      go_to_wait (&fixture);
      won = favor_game_page_find_great (fixture.page);
      if (won != NULL)
        {
          guint column = favor_piece_get_key (FAVOR_PIECE (won));

          g_assert_true (favor_piece_get_key (FAVOR_PIECE (won)) < 6);
          if (column < 2 || column > 3)
            g_assert_cmpfloat (covered (&fixture, won), <=, 0);
          n_beside += column < 2 || column > 3;
        }
      tear_down (&fixture);
    }
  g_assert_cmpuint (n_beside, >, 0);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static void
test_undo (void)
{
  Fixture fixture;

  end_round_of (&fixture, 4);
  go_to_wait (&fixture);
  assert_waits (&fixture);
  g_assert_true (favor_session_undo (fixture.session));
  page_fixture_settle ();
  g_assert_false (favor_game_view_get_round_waits (fixture.page->view));
  g_assert_false (is_open (&fixture));
  g_assert_true (favor_session_redo (fixture.session));
  go_to_wait (&fixture);
  assert_waits (&fixture);
  tear_down (&fixture);
}

/* Where nobody would go on, and where all is at once. */
static void
test_nobody (void)
{
  GSettings *settings = favor_settings_get_default ();
  Fixture    fixture;

  end_round_of (&fixture, 0);
  g_assert_false (favor_game_view_get_round_waits (fixture.page->view));
  favor_game_view_show_rest (fixture.page->view);
  g_assert_false (favor_game_view_get_showing (fixture.page->view));
  tear_down (&fixture);

  g_settings_set_enum (settings, "animation-speed", FAVOR_SPEED_INSTANT);
  end_round_of (&fixture, 4);
  favor_game_view_show_rest (fixture.page->view);
  g_assert_false (favor_game_view_get_round_waits (fixture.page->view));
  g_assert_false (is_open (&fixture));
  tear_down (&fixture);
  g_settings_reset (settings, "animation-speed");
}

/* It has the focus, with all that it says. */
static void
assert_heard (Fixture *fixture)
{
  GtkWidget       *focus = gtk_window_get_focus (fixture->window);
  g_autofree char *words = favor_round_sheet_describe (fixture->page->round);
  g_autofree char *heard = NULL;

  g_assert_true (gtk_widget_is_ancestor (focus, GTK_WIDGET (fixture->page->round)));
  heard = gtk_test_accessible_check_property (GTK_ACCESSIBLE (focus),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                              "");
  g_assert_nonnull (heard);
  /* But for how to go on: nothing waits. */
  g_assert_true (g_str_has_prefix (words, heard));
}

/* The space bar does nothing else with it. */
static void
assert_dismissed (Fixture *fixture)
{
  guint          n = favor_session_get_n_plies (fixture->session);
  FavorTableMode before = mode (fixture);

  g_assert_true (is_open (fixture));
  act (fixture, "view.main");
  g_assert_false (is_open (fixture));
  g_assert_cmpint (mode (fixture), ==, before);
  g_assert_cmpuint (favor_session_get_n_plies (fixture->session), ==, n);
}

static void
test_asked (void)
{
  Fixture fixture;

  end_round_of (&fixture, 4);
  go_to_wait (&fixture);
  act (&fixture, "view.close-round");
  act (&fixture, "view.show-rest");
  if (favor_table_get_covered (fixture.page->table))
    act (&fixture, "view.uncover");
  act (&fixture, "view.round");
  g_assert_true (is_open (&fixture));
  g_assert_cmpint (mode (&fixture), !=, FAVOR_TABLE_SHOWING);
  assert_heard (&fixture);
  act (&fixture, "view.clear");
  g_assert_false (is_open (&fixture));
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (gtk_window_get_focus (fixture.window)));
  act (&fixture, "view.round");
  assert_dismissed (&fixture);
  act (&fixture, "view.round");
  act (&fixture, "cursor.first");
  page_fixture_settle ();
  g_assert_false (is_open (&fixture));
  tear_down (&fixture);

  /* There are no rounds. */
  show_page (&fixture,
             page_fixture_session (favor_games_find ("order-of-the-king"), 2, 2, 6),
             1200,
             800);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "view.round", NULL);
  g_assert_false (is_open (&fixture));
  tear_down (&fixture);
}

/* (nullable): the end of the row of players, where it can be pressed. */
static GtkWidget *
find_button (Fixture *fixture)
{
  return page_fixture_find_button (GTK_WIDGET (fixture->page->strip), "view.round");
}

/* In every game that has rounds their number leads to what the last one brought, once there is one. */
static void
check_button (const char *game, guint n_seats, int width, gboolean has_rounds)
{
  FavorSession *session = page_fixture_session (favor_games_find (game),
                                                n_seats,
                                                n_seats,
                                                6);
  Fixture       fixture;
  GtkWidget    *button;

  show_page (&fixture, session, width, 800);
  button = find_button (&fixture);
  /* Where seats need the room, nothing is there that cannot be pressed. */
  if (!has_rounds && width < 700)
    {
      g_assert_null (button);
      tear_down (&fixture);
      return;
    }
  g_assert_nonnull (button);
  g_assert_false (gtk_widget_get_sensitive (button));
  if (has_rounds)
    {
      FavorAction action = play_up_to_end (session, 6);

      g_assert_true (favor_session_submit (session, &action, NULL));
    }
  page_fixture_settle ();
  favor_game_page_end_show (fixture.page);
  favor_game_page_close_round (fixture.page);
  if (favor_table_get_covered (fixture.page->table))
    act (&fixture, "view.uncover");
  page_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_sensitive (button), ==, has_rounds);
  g_assert_cmpint (gtk_widget_grab_focus (button), ==, has_rounds);
  if (has_rounds)
    {
      g_assert_false (is_open (&fixture));
      gtk_widget_activate (button);
      page_fixture_wait_for (is_open (&fixture));
    }
  tear_down (&fixture);
}

static void
test_button (void)
{
  static const int widths[] = { 1280, 800, 400 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      check_button ("dragons-favour", 3, widths[i], TRUE);
      check_button ("dragons-favour", 6, widths[i], TRUE);
      check_button ("emperors-favor", 3, widths[i], TRUE);
      check_button ("order-of-the-king", 3, widths[i], FALSE);
    }
}

/* ---- The sheet ------------------------------------------------------------------------ */

static GtkWidget *
find_line (GtkWidget *sheet, const char *player)
{
  GtkWidget *name = page_fixture_find (sheet, GTK_TYPE_LABEL, player);

  g_assert_nonnull (name);
  while (!gtk_widget_has_css_class (name, "round-row"))
    name = gtk_widget_get_parent (name);
  return name;
}

/* More do not stand beside each other in any window. */
static guint
count_sources (FavorCursor *cursor, const FavorRound *round)
{
  gboolean found[FAVOR_MAX_SCORE_LINES] = { FALSE };
  guint    n = 0;

  for (guint i = 0; i < 4; i++)
    {
      FavorPad gain;

      favor_rounds_gain (cursor, round, (FavorSeat) i, &gain);
      for (guint k = 0; k < FAVOR_MAX_SCORE_LINES; k++)
        found[k] |= gain.line[k] != 0;
    }
  for (guint k = 0; k < FAVOR_MAX_SCORE_LINES; k++)
    n += found[k];
  return n;
}

/* As a table and as a list every seat says what it gained and from what. */
static void
check_sheet (guint64 seed)
{
  FavorSession *session = page_fixture_session (favor_games_find (GAME), 4, 4, seed);
  FavorAction   action = play_up_to_end (session, seed);
  FavorCursor  *cursor = NULL;
  GtkWidget    *sheet = favor_round_sheet_new ();
  GtkWindow    *window;
  FavorRound    round;

  g_assert_true (favor_session_submit (session, &action, NULL));
  cursor = favor_cursor_new (session);
  round = (FavorRound){ 1, 0, favor_session_get_n_plies (session) };
  favor_round_sheet_update (FAVOR_ROUND_SHEET (sheet), cursor, &round);
  window = page_fixture_show (sheet, 620, 400);
  for (guint compact = 0; compact < 2; compact++)
    {
      g_object_set (sheet, "compact", compact, NULL);
      gtk_window_set_default_size (window, compact ? 360 : 620, 400);
      page_fixture_settle ();
      g_assert_true ((page_fixture_find (sheet, GTK_TYPE_LABEL, "Gain") == NULL) ==
                     (compact || count_sources (cursor, &round) > 7));
      for (guint i = 0; i < 4; i++)
        {
          const char         *player = favor_session_get_name (session, (FavorSeat) i);
          GtkWidget          *line = find_line (sheet, player);
          g_autoptr (GString) name = g_string_new (NULL);
          g_autofree char    *sum = NULL;
          g_autofree char    *score = NULL;
          FavorPad            gain, pad;

          favor_rounds_gain (cursor, &round, (FavorSeat) i, &gain);
          favor_session_get_game (session)->score (newest (session), (FavorSeat) i, &pad);
          sum = favor_text_gain (gain.total);
          score = favor_text_figure (pad.total);
          g_string_printf (name, "%s: %s, now %s", player, sum, score);
          for (guint k = 0; k < favor_session_get_game (session)->n_score_lines; k++)
            {
              g_autofree char *part = favor_text_gain (gain.line[k]);

              if (gain.line[k] != 0)
                g_string_append_printf (
                  name,
                  " · %s\u00a0%s",
                  favor_session_get_game (session)->score_lines[k].text,
                  part);
            }
          gtk_test_accessible_assert_property (GTK_ACCESSIBLE (line),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL,
                                               name->str);
        }
    }
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

static void
test_sheet (void)
{
  for (guint64 seed = 1; seed <= 6; seed++)
    check_sheet (seed);
}

/* Names are read whole beside many sources. */
static void
test_names (void)
{
  FavorSession *session = page_fixture_session (favor_games_find (GAME), 4, 4, 3);
  FavorAction   action = play_up_to_end (session, 3);
  FavorCursor  *cursor;
  GtkWidget    *sheet = favor_round_sheet_new ();
  GtkWindow    *window;

  g_assert_true (favor_session_submit (session, &action, NULL));
  cursor = favor_cursor_new (session);
  favor_round_sheet_update (FAVOR_ROUND_SHEET (sheet),
                            cursor,
                            &(FavorRound){ 1, 0, favor_session_get_n_plies (session) });
  window = page_fixture_show (sheet, 576, 400);
  for (guint i = 0; i < 4; i++)
    {
      const char *name = favor_session_get_name (session, (FavorSeat) i);
      GtkWidget  *label = page_fixture_find (sheet, GTK_TYPE_LABEL, name);

      g_assert_nonnull (label);
      g_assert_false (
        pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
    }
  page_fixture_close (window);
  g_assert_finalize_object (cursor);
  g_assert_finalize_object (session);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/round/waits", test_waits);
  g_test_add_func ("/round/patience", test_patience);
  g_test_add_func ("/round/buttons", test_buttons);
  g_test_add_func ("/round/last-gain", test_last_gain);
  g_test_add_data_func ("/round/spared", NULL, test_spared);
  g_test_add_data_func ("/round/spared/rtl", "rtl", test_spared);
  g_test_add_func ("/round/undo", test_undo);
  g_test_add_func ("/round/nobody", test_nobody);
  g_test_add_func ("/round/asked", test_asked);
  g_test_add_func ("/round/button", test_button);
  g_test_add_func ("/round/sheet", test_sheet);
  g_test_add_func ("/round/names", test_names);
  return g_test_run ();
}
