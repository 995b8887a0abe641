/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "favor-games.h"
#include "favor-score-line.h"
#include "favor-table-actions.h"
#include "favor-table-private.h"
#include "favor-table-words.h"
#include "favor-text.h"
#include "favor-turns.h"
#include "favor-waited.h"

#include "fixture.h"
#include "models-fixture.h"

/* What is true at a table, without a display. */

typedef struct
{
  FavorSession      *session;
  FavorTable        *table;
  FavorTableActions *actions;
  guint              n_changed;
  guint              n_asides;
} Fixture;

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
set_up (Fixture *fixture, FavorSession *session)
{
  *fixture = (Fixture){ .session = session, .table = favor_table_new (session) };
  fixture->actions = favor_table_actions_new (fixture->table);
  favor_bot_runner_set_min_delay (favor_table_get_runner (fixture->table), 0);
  g_signal_connect_swapped (fixture->table,
                            "changed",
                            G_CALLBACK (count_cb),
                            &fixture->n_changed);
  g_signal_connect_swapped (fixture->table,
                            "notify::aside",
                            G_CALLBACK (count_cb),
                            &fixture->n_asides);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->actions);
  g_assert_finalize_object (fixture->table);
  g_assert_finalize_object (fixture->session);
}

static FavorTableMode
mode (Fixture *fixture)
{
  return favor_table_get_mode (fixture->table);
}

static const char *
text (Fixture *fixture, const char *name)
{
  return favor_decision_get_text (favor_table_get_decision (fixture->table), name);
}

static FavorCursor *
cursor (Fixture *fixture)
{
  return favor_table_get_cursor (fixture->table);
}

static gboolean
can (Fixture *fixture, const char *group, const char *action)
{
  return g_action_group_get_action_enabled (
    favor_table_actions_get_group (fixture->actions, group),
    action);
}

/* Only what is enabled does anything, as in a window. */
static void
act (Fixture *fixture, const char *group, const char *action)
{
  g_action_group_activate_action (favor_table_actions_get_group (fixture->actions, group),
                                  action,
                                  NULL);
}

/* The first legal action. */
static void
choose (Fixture *fixture)
{
  guint                 n = favor_session_get_n_plies (fixture->session);
  g_autoptr (GError)    error = NULL;
  g_auto (FavorActions) legal = { 0 };

  favor_session_get_game (fixture->session)
    ->list (favor_session_get_state (fixture->session, n), &legal);
  favor_table_submit (fixture->table, &legal.items[0], &error);
  g_assert_no_error (error);
}

static void
wait_for (Fixture *fixture, FavorTableMode wanted)
{
  while (mode (fixture) != wanted)
    g_main_context_iteration (NULL, TRUE);
}

/* A person and a computer: choosing, waiting for the other one, choosing again. */
static void
test_modes (void)
{
  Fixture fixture;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 1, 5));
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  g_assert_nonnull (text (&fixture, "sentence"));
  g_assert_cmpint (favor_cursor_get_viewer (cursor (&fixture)), ==, 0);
  choose (&fixture);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_WAITING);
  g_assert_true (favor_decision_get_flag (favor_table_get_decision (fixture.table),
                                          "skippable"));
  /* Nobody plays on a table that is not on the screen yet. */
  g_assert_false (favor_bot_runner_get_active (favor_table_get_runner (fixture.table)));
  favor_table_begin (fixture.table);
  wait_for (&fixture, FAVOR_TABLE_PLAYING);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 2);
  tear_down (&fixture);
}

static GThread *person;
static gint     held;

/* Computers do not get on with it while they are held. */
static void
list_held (gconstpointer state, FavorActions *out)
{
  while (g_atomic_int_get (&held) && g_thread_self () != person)
    g_usleep (1000);
  favor_dummy_game.list (state, out);
}

/* What was done is told until people really wait for a computer. */
static void
test_deed (void)
{
  FavorGame        game = favor_dummy_game;
  Fixture          fixture;
  g_autofree char *deed = NULL;
  g_autofree char *plus = NULL;
  g_autofree char *gain = NULL;
  FavorPad         pad = { 0 };

  person = g_thread_self ();
  held = TRUE;
  game.list = list_held;
  set_up (&fixture, fixture_new_of (&game, 2, 1, 5));
  favor_table_begin (fixture.table);
  choose (&fixture);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_WAITING);
  deed = favor_turns_describe (cursor (&fixture), 1);
  g_assert_cmpstr (text (&fixture, "sentence"), ==, deed);
  g_assert_null (text (&fixture, "live"));
  game.score (favor_session_get_state (fixture.session, 1), 0, &pad);
  plus = favor_text_gain (pad.total);
  gain = g_strdup_printf ("Ann: %s this turn, now %d", plus, pad.total);
  g_assert_cmpint (pad.total, >, 0);
  g_assert_cmpstr (text (&fixture, "detail"), ==, gain);
  g_assert_false (favor_session_get_pondering (fixture.session));

  while (!favor_session_get_pondering (fixture.session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (text (&fixture, "sentence"), ==, "Bo is thinking…");
  g_assert_cmpstr (text (&fixture, "live"), ==, deed);

  g_atomic_int_set (&held, FALSE);
  wait_for (&fixture, FAVOR_TABLE_PLAYING);
  g_assert_false (favor_session_get_pondering (fixture.session));
  tear_down (&fixture);
}

/* What a turn has brought is said where it was gained and when the turn is over, not of other deeds. */
static void
test_gain (void)
{
  const FavorGame *game = favor_games_find ("emperors-favor");
  guint            n_said = 0, n_unsaid = 0;
  Fixture          fixture;

  set_up (&fixture, fixture_new_of (game, 2, 2, 5));
  favor_table_set_eyes (fixture.table, FAVOR_VIEWER_OPEN);
  for (guint ply = 1; ply <= 120; ply++)
    {
      FavorPad         before = { 0 }, now = { 0 };
      FavorSeat        seat;
      g_autofree char *gain = NULL;

      fixture_play (fixture.session, 1, ply);
      seat = favor_session_get_action (fixture.session, ply)->seat;
      game->score (favor_session_get_state (fixture.session, ply - 1), seat, &before);
      game->score (favor_session_get_state (fixture.session, ply), seat, &now);
      gain = favor_table_words_gain (cursor (&fixture), ply);
      if (now.total != before.total)
        g_assert_true (g_str_has_prefix (gain, seat == 0 ? "Ann: " : "Bo: "));
      else if (favor_game_head (favor_session_get_state (fixture.session, ply))
                 ->turn_owner == seat)
        g_assert_null (gain);
      n_said += gain != NULL && now.total == before.total;
      n_unsaid += gain == NULL;
    }
  g_assert_cmpuint (n_said, >, 2);
  g_assert_cmpuint (n_unsaid, >, 10);
  tear_down (&fixture);
}

/* Rounds are gone to where they begin; in a game without rounds turns are. */
static void
test_rounds (void)
{
  static const char *const games[] = { "emperors-favor", "order-of-the-king" };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      Fixture                    fixture;
      g_autoptr (GArray)         starts = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autoptr (FavorScoreLine) line = NULL;
      FavorCursor               *cursor;
      guint                      ply = 0, n = 0;

      set_up (&fixture, fixture_new_of (favor_games_find (games[i]), 2, 2, 5));
      cursor = favor_table_get_cursor (fixture.table);
      favor_table_set_eyes (fixture.table, FAVOR_VIEWER_OPEN);
      fixture_play (favor_table_get_session (fixture.table), 60, 3);
      line = favor_score_line_new (cursor);
      favor_score_line_find_rounds (line, starts);
      g_assert_cmpint (starts->len > 0, ==, i == 0);
      act (&fixture, "cursor", "first");
      while (!favor_cursor_get_at_end (cursor))
        {
          act (&fixture, "review", "next-round");
          g_assert_cmpuint (favor_cursor_get_ply (cursor), >, ply);
          ply = favor_cursor_get_ply (cursor);
          n++;
        }
      g_assert_cmpuint (n, >, 1);
      while (favor_cursor_get_ply (cursor) > 0)
        {
          act (&fixture, "cursor", "previous-round");
          n--;
        }
      g_assert_cmpuint (n, ==, 0);
      g_clear_object (&line);
      tear_down (&fixture);
    }
}

/* Inside a ply it is said what has just happened, and where that is. */
static void
test_inside (void)
{
  Fixture          fixture;
  g_autofree char *first = NULL;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 2, 5));
  favor_table_set_eyes (fixture.table, FAVOR_VIEWER_OPEN);
  choose (&fixture);
  choose (&fixture);
  act (&fixture, "cursor", "first");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  act (&fixture, "review", "step-forward");
  g_assert_nonnull (strstr (text (&fixture, "live"), "Move 1 of 2, event 1 of 2"));
  g_assert_nonnull (strstr (text (&fixture, "sentence"), " plays "));
  g_assert_null (strstr (text (&fixture, "sentence"), " draws "));
  first = g_strdup (text (&fixture, "sentence"));
  act (&fixture, "review", "step-forward");
  g_assert_nonnull (strstr (text (&fixture, "live"), "Move 1 of 2, event 2 of 2"));
  g_assert_null (strstr (text (&fixture, "sentence"), " plays "));
  act (&fixture, "review", "step-back");
  g_assert_cmpstr (text (&fixture, "sentence"), ==, first);
  act (&fixture, "review", "back");
  g_assert_nonnull (strstr (text (&fixture, "live"), "Start"));
  act (&fixture, "review", "forward");
  g_assert_nonnull (strstr (text (&fixture, "live"), "Move 1 of 2 "));
  g_assert_nonnull (strstr (text (&fixture, "sentence"), " plays "));
  tear_down (&fixture);
}

/* Walks over what is told in at most three sentences; returns how many there are. */
static guint
match_sentences (FavorCursor *cursor, guint first, guint last, GStrv lines)
{
  FavorSession    *session = favor_cursor_get_session (cursor);
  const FavorGame *game = favor_session_get_game (session);
  guint            n_found = 0;

  for (guint ply = first; ply <= last && lines != NULL; ply++)
    {
      guint             n = 0;
      const FavorEvent *events = favor_cursor_get_events (cursor, ply, &n);

      for (guint i = 0; i < n && lines[n_found] != NULL; i++)
        {
          g_autofree char
            *text = favor_text_for_event (game,
                                          &events[i],
                                          FAVOR_VIEWER_OPEN,
                                          favor_session_get_names (session));

          n_found += g_strcmp0 (lines[n_found], text) == 0 &&
                     game->events[events[i].kind].weight != FAVOR_WEIGHT_SILENT;
        }
    }
  g_assert_true (lines == NULL || lines[n_found] == NULL);
  return n_found;
}

/* Nobody who gained something meanwhile is left out for a second thing about somebody else, and what was
 * done to who waited is never left out for what others did. */
static void
assert_chosen (FavorCursor *cursor, guint first, FavorSeat seat, GStrv lines)
{
  FavorSession              *session = favor_cursor_get_session (cursor);
  g_autoptr (FavorScoreLine) line = favor_score_line_new (cursor);
  guint                      n = favor_session_get_n_plies (session);
  guint                      n_named = 0, n_gained = 0;

  for (FavorSeat other = 0; other < (FavorSeat) favor_session_get_n_seats (session);
       other++)
    {
      gboolean gained = FALSE, named = FALSE;

      for (guint ply = first; ply <= n; ply++)
        gained |= favor_score_line_get_total (line, ply, other) !=
                  favor_score_line_get_total (line, ply - 1, other);
      for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
        named |= strstr (lines[i], favor_session_get_player (session, other)->name) !=
                 NULL;
      if (other == seat && gained)
        g_assert_true (named);
      n_gained += gained;
      n_named += gained && named;
    }
  g_assert_cmpuint (n_named, >=, MIN (n_gained, 2));
}

/* Who comes to the turn hears what mattered meanwhile, in the order in which it happened. */
static void
test_waited (void)
{
  g_autoptr (FavorSession) session = fixture_new_of (favor_games_find ("emperors-favor"),
                                                     4,
                                                     4,
                                                     9);
  g_autoptr (FavorCursor)  cursor = favor_cursor_new (session);
  guint                    met[4] = { 0 };

  favor_cursor_set_viewer (cursor, FAVOR_VIEWER_OPEN);
  while (fixture_play (session, 1, favor_session_get_n_plies (session)) > 0 &&
         !favor_session_get_over (session))
    {
      guint          n = favor_session_get_n_plies (session);
      FavorSeat      seat = favor_session_get_decider (session);
      guint          own = favor_table_words_last_turn (session, seat);
      g_auto (GStrv) lines = favor_waited_list (cursor, seat, NULL);
      guint          n_sentences = match_sentences (cursor, own + 1, n, lines);

      g_assert_cmpuint (n_sentences, <=, 3);
      assert_chosen (cursor, own + 1, seat, lines);
      g_assert_true ((n_sentences == 0) == (lines == NULL));
      met[n_sentences]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (met); i++)
    g_assert_cmpuint (met[i], >, 0);
}

/* Who is asked by somebody else reads the question, whatever mattered more meanwhile. */
static void
test_asked (void)
{
  Fixture fixture;
  guint   n_asked = 0;

  set_up (&fixture, fixture_new_of (favor_games_find ("emperors-favor"), 4, 4, 9));
  while (fixture_play (fixture.session, 1, favor_session_get_n_plies (fixture.session)) >
           0 &&
         !favor_session_get_over (fixture.session))
    {
      guint            n = favor_session_get_n_plies (fixture.session);
      const FavorHead *head = favor_game_head (favor_session_get_state (fixture.session,
                                                                        n));
      FavorCursor     *cursor = favor_table_get_cursor (fixture.table);
      g_autofree char *last = NULL;
      g_auto (GStrv)   waited = NULL, offered = NULL;

      if (head->turn_owner == head->decider)
        continue;
      favor_table_uncover (fixture.table);
      if (favor_table_get_mode (fixture.table) != FAVOR_TABLE_PLAYING)
        continue;
      last = favor_turns_describe (cursor, n);
      waited = favor_waited_list (cursor, head->decider, NULL);
      offered = favor_table_list_waited (fixture.table);
      g_assert_null (offered);
      g_assert_cmpstr (text (&fixture, "live"), ==, last);
      n_asked += waited != NULL && g_strcmp0 (waited[0], last) != 0;
    }
  g_assert_cmpuint (n_asked, >, 0);
  tear_down (&fixture);
}

/* A step is one batch, and so is a step back. */
static void
test_batches (void)
{
  Fixture fixture;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 2, 5));
  favor_table_set_eyes (fixture.table, FAVOR_VIEWER_OPEN);
  fixture.n_changed = 0;
  choose (&fixture);
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  tear_down (&fixture);
}

/* Undo behind what was revealed is asked for once. */
static void
test_undo (void)
{
  Fixture fixture;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 1, 5));
  g_assert_false (can (&fixture, "session", "undo"));
  choose (&fixture);
  favor_table_begin (fixture.table);
  wait_for (&fixture, FAVOR_TABLE_PLAYING);
  g_assert_true (can (&fixture, "session", "undo"));
  g_assert_false (can (&fixture, "session", "undo-anyway"));
  act (&fixture, "session", "undo");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_ASKING);
  g_assert_cmpstr (text (&fixture, "sentence"),
                   ==,
                   "Something hidden was revealed since then. Undo it anyway?");
  g_assert_false (can (&fixture, "session", "undo"));
  act (&fixture, "session", "keep");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 2);
  act (&fixture, "session", "undo");
  act (&fixture, "session", "undo-anyway");
  g_assert_cmpuint (favor_session_get_n_plies (fixture.session), ==, 0);
  g_assert_true (can (&fixture, "session", "redo"));
  favor_table_set_guided (fixture.table, TRUE);
  g_assert_false (can (&fixture, "session", "redo"));
  tear_down (&fixture);
}

/* Between two people with hidden hands nothing private may be shown to anybody, and nobody goes back
 * through a cover. */
static void
test_covered (void)
{
  Fixture          fixture;
  g_autofree char *name = NULL;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 2, 5));
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_COVERED);
  g_assert_cmpint (favor_cursor_get_viewer (cursor (&fixture)), ==, FAVOR_SEAT_NONE);
  favor_table_uncover (fixture.table);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  g_assert_cmpint (favor_cursor_get_viewer (cursor (&fixture)), ==, 0);
  g_assert_null (favor_table_get_since (fixture.table));
  choose (&fixture);

  g_assert_true (favor_table_get_covered (fixture.table));
  g_assert_cmpint (favor_cursor_get_viewer (cursor (&fixture)), ==, FAVOR_SEAT_NONE);
  g_object_get (fixture.table, "decider-name", &name, NULL);
  g_assert_cmpstr (name, ==, favor_session_get_player (fixture.session, 1)->name);
  g_assert_false (can (&fixture, "session", "undo"));
  g_assert_false (can (&fixture, "cursor", "back"));
  favor_table_uncover (fixture.table);
  g_assert_cmpint (favor_cursor_get_viewer (cursor (&fixture)), ==, 1);
  choose (&fixture);
  /* What everybody could hear meanwhile. */
  g_assert_cmpuint (g_strv_length (favor_table_get_since (fixture.table)), >, 0);
  tear_down (&fixture);
}

/* Other eyes that would tell something deserve a warning; with them nothing can be chosen. */
static void
test_eyes (void)
{
  Fixture fixture;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 1, 5));
  g_assert_false (favor_table_is_peeking (fixture.table, FAVOR_EYES_OWN));
  g_assert_false (favor_table_is_peeking (fixture.table, FAVOR_SEAT_NONE));
  g_assert_false (favor_table_is_peeking (fixture.table, 0));
  g_assert_true (favor_table_is_peeking (fixture.table, 1));
  g_assert_true (favor_table_is_peeking (fixture.table, FAVOR_VIEWER_OPEN));
  favor_table_set_eyes (fixture.table, FAVOR_SEAT_NONE);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_LOOKING);
  g_assert_cmpstr (text (&fixture, "detail"),
                   ==,
                   "You look through other eyes, so nothing can be chosen.");
  favor_table_set_eyes (fixture.table, FAVOR_EYES_OWN);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_PLAYING);
  tear_down (&fixture);
}

/* An earlier position says which one it is, has its note, and leads back. */
static void
test_review (void)
{
  Fixture  fixture;
  FavorRng rng;
  gboolean reviewing;

  favor_rng_seed (&rng, 3);
  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 1, 5));
  models_play (fixture.session, 4, &rng);
  act (&fixture, "cursor", "back");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  g_object_get (fixture.table, "reviewing", &reviewing, NULL);
  g_assert_true (reviewing);
  g_assert_true (g_str_has_prefix (text (&fixture, "live"), "Move 3 of 4"));
  favor_session_set_note (fixture.session, 3, "A bold step.");
  g_assert_cmpstr (text (&fixture, "detail"), ==, "A bold step.");
  g_assert_cmpstr (text (&fixture, "note"), ==, "A bold step.");
  act (&fixture, "review", "first");
  g_assert_null (text (&fixture, "detail"));
  g_assert_false (can (&fixture, "review", "back"));
  g_assert_true (g_str_has_prefix (text (&fixture, "live"), "Start, 4 moves"));
  /* Reaching the end of an unfinished game is not yet going on with it. */
  act (&fixture, "cursor", "last");
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  act (&fixture, "cursor", "follow");
  g_assert_cmpint (mode (&fixture), !=, FAVOR_TABLE_REVIEWING);
  g_assert_false (can (&fixture, "cursor", "follow"));
  tear_down (&fixture);
}

static gboolean
offer_cb (Fixture *fixture, const FavorAction *action)
{
  favor_table_offer (fixture->table, &(FavorOffer){ .selected = action });
  return TRUE;
}

/* What chips say to eyes is not said twice to them, but to ears. */
static void
test_ears (void)
{
  Fixture            fixture;
  const FavorAction *action;
  g_autofree char   *words = NULL;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 1, 5));
  action = favor_choice_model_get_action (favor_table_get_choices (fixture.table), 0);
  words = favor_text_for_action (&favor_dummy_game,
                                 action,
                                 favor_session_get_names (fixture.session));
  favor_table_offer (fixture.table, &(FavorOffer){ .selected = action });
  g_assert_cmpstr (text (&fixture, "detail"), ==, words);
  g_assert_cmpstr (text (&fixture, "deed"), ==, words);
  favor_table_offer (fixture.table, &(FavorOffer){ .selected = action, .said = TRUE });
  g_assert_null (text (&fixture, "detail"));
  g_assert_cmpstr (text (&fixture, "deed"), ==, words);
  offer_cb (&fixture, NULL);
  g_assert_null (text (&fixture, "deed"));
  tear_down (&fixture);
}

static void
found_cb (Fixture *fixture, const FavorAction *action)
{
  offer_cb (fixture, action);
}

/* It stands in the place of the question, and nothing is said twice. */
static void
assert_hint (Fixture *fixture, const char *hint)
{
  g_assert_cmpstr (text (fixture, "sentence"), ==, hint);
  g_assert_true (favor_decision_get_flag (favor_table_get_decision (fixture->table),
                                          "hinted"));
  g_assert_null (text (fixture, "detail"));
  g_assert_null (text (fixture, "deed"));
}

/* A hint says why as long as its action is selected, and not a step longer. */
static void
test_hint (void)
{
  Fixture          fixture;
  FavorHinting    *hinting;
  g_autofree char *hint = NULL;
  g_autofree char *question = NULL;
  FavorAction      action;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 1, 5));
  question = g_strdup (text (&fixture, "sentence"));
  hinting = favor_table_get_hinting (fixture.table);
  g_signal_connect_swapped (hinting, "found", G_CALLBACK (found_cb), &fixture);
  favor_hinting_ask (hinting, fixture.table);
  g_assert_cmpstr (text (&fixture, "live"), ==, "Looking for a hint…");
  while (favor_table_get_selected (fixture.table) == NULL)
    g_main_context_iteration (NULL, TRUE);
  action = *favor_table_get_selected (fixture.table);
  hint = g_strdup (favor_hinting_get_text (hinting, &action));
  g_assert_nonnull (hint);
  assert_hint (&fixture, hint);
  g_assert_cmpstr (text (&fixture, "live"), !=, "Looking for a hint…");
  offer_cb (&fixture, NULL);
  g_assert_null (favor_table_get_selected (fixture.table));
  g_assert_cmpstr (text (&fixture, "sentence"), ==, question);
  g_assert_false (favor_decision_get_flag (favor_table_get_decision (fixture.table),
                                           "hinted"));
  offer_cb (&fixture, &action);
  assert_hint (&fixture, hint);

  /* One that comes when somebody has acted meanwhile belongs to the position before. */
  favor_hinting_ask (hinting, fixture.table);
  choose (&fixture);
  g_assert_false (favor_hinting_get_thinking (hinting));
  g_assert_null (favor_hinting_get_text (hinting, &action));
  models_idle (300);
  g_assert_null (favor_table_get_selected (fixture.table));
  tear_down (&fixture);
}

/* A finished game opens at its start; what is tried beside it says so and leads back. */
static void
test_aside (void)
{
  Fixture          fixture;
  FavorSession    *session = fixture_new_of (&favor_dummy_game, 2, 2, 5);
  FavorRng         rng;
  g_autofree char *aside = NULL, *none = NULL, *subtitle = NULL;

  favor_rng_seed (&rng, 3);
  models_play (session, G_MAXUINT, &rng);
  set_up (&fixture, session);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_REVIEWING);
  g_assert_cmpuint (favor_cursor_get_ply (cursor (&fixture)), ==, 0);
  g_object_get (fixture.table, "subtitle", &subtitle, NULL);
  g_assert_nonnull (strstr (subtitle, "finished"));
  act (&fixture, "cursor", "forward");
  act (&fixture, "session", "play-on");
  favor_table_uncover (fixture.table);
  for (guint64 seed = 0; !favor_session_get_aside (session); seed++)
    {
      favor_rng_seed (&rng, seed);
      favor_session_play_on_from (session, 1);
      models_play (session, 1, &rng);
    }
  g_object_get (fixture.table, "aside", &aside, NULL);
  g_assert_cmpstr (aside, ==, "Variation 1, from move 1");
  act (&fixture, "session", "back-to-game");
  g_object_get (fixture.table, "aside", &none, NULL);
  g_assert_null (none);
  g_assert_cmpuint (fixture.n_asides, >=, 2);
  tear_down (&fixture);
}

/* The end that is played opens the standings; undoing it closes them. */
static void
test_ends (void)
{
  Fixture  fixture;
  FavorRng rng;

  favor_rng_seed (&rng, 3);
  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 2, 5));
  g_assert_false (can (&fixture, "session", "rematch"));
  models_play (fixture.session, G_MAXUINT, &rng);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_OVER);
  g_assert_true (favor_table_get_sheet (fixture.table));
  g_assert_true (can (&fixture, "session", "rematch"));
  /* Nothing is hidden any more. */
  g_assert_cmpint (favor_cursor_get_viewer (cursor (&fixture)), ==, FAVOR_VIEWER_OPEN);
  act (&fixture, "session", "watch-again");
  g_assert_false (favor_table_get_sheet (fixture.table));
  g_assert_cmpuint (favor_cursor_get_ply (cursor (&fixture)), ==, 0);
  tear_down (&fixture);
}

/* What happened since the last turn is seen through a cursor of its own, with the same eyes. */
static void
test_again (void)
{
  Fixture      fixture;
  FavorReplay *replay;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 2, 5));
  for (guint i = 0; i < 2; i++)
    {
      favor_table_uncover (fixture.table);
      choose (&fixture);
    }
  g_assert_true (favor_table_get_can_show_again (fixture.table));
  favor_table_show_again (fixture.table);
  replay = favor_table_get_replay (fixture.table);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_SHOWING);
  g_assert_true (favor_table_get_covered (fixture.table));
  g_assert_cmpstr (text (&fixture, "live"), ==, "Since Your Last Turn");
  g_assert_cmpint (favor_cursor_get_viewer (favor_replay_get_cursor (replay)),
                   ==,
                   FAVOR_SEAT_NONE);
  g_assert_cmpuint (favor_cursor_get_ply (favor_replay_get_cursor (replay)), ==, 1);
  g_assert_cmpuint (favor_cursor_get_ply (cursor (&fixture)), ==, 2);
  favor_table_show_next (fixture.table);
  g_assert_cmpstr (text (&fixture, "detail"), ==, "Move 2 of 2");
  favor_table_show_next (fixture.table);
  g_assert_null (favor_table_get_replay (fixture.table));
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_COVERED);
  tear_down (&fixture);
}

/* What a view shows of an action is told to its end before the screen changes hands. */
static void
test_shown (void)
{
  Fixture          fixture;
  g_autofree char *told = NULL;
  guint            n_events;
  int              colour;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 2, 5));
  favor_table_uncover (fixture.table);
  favor_table_tell_shown (fixture.table, TRUE, TRUE, "Ann draws a card.", 1);
  g_assert_cmpint (mode (&fixture), ==, FAVOR_TABLE_SHOWING);
  g_assert_cmpstr (text (&fixture, "sentence"), ==, "Ann draws a card.");
  g_assert_true (favor_decision_get_flag (favor_table_get_decision (fixture.table),
                                          "paused"));
  choose (&fixture);
  g_assert_false (favor_table_get_covered (fixture.table));
  /* With the shield of who did it. */
  told = favor_text_for_event (&favor_dummy_game,
                               favor_session_get_events (fixture.session, 1, &n_events),
                               0,
                               favor_session_get_names (fixture.session));
  favor_table_tell_shown (fixture.table, TRUE, FALSE, told, 1);
  g_object_get (favor_table_get_decision (fixture.table), "colour", &colour, NULL);
  g_assert_cmpint (colour, ==, favor_session_get_player (fixture.session, 0)->colour);
  favor_table_tell_shown (fixture.table, TRUE, FALSE, "The round is over.", 1);
  g_object_get (favor_table_get_decision (fixture.table), "colour", &colour, NULL);
  g_assert_cmpint (colour, ==, -1);
  favor_table_tell_shown (fixture.table, FALSE, FALSE, NULL, 0);
  g_assert_true (favor_table_get_covered (fixture.table));
  tear_down (&fixture);
}

static FavorTimeLimit limit;

static void
describe_limit (gconstpointer state, FavorTimeLimit *out)
{
  *out = limit;
}

/* Time passes only while a person can decide; whoever is first starts it for all of a span. */
static void
test_clock (void)
{
  Fixture         fixture;
  FavorTurnClock *clock;
  FavorCountdown *countdown;

  limit = (FavorTimeLimit){ .seconds = 15, .seat = 0, .decision = 1, .span = 7 };
  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 2, 5));
  clock = favor_table_get_clock (fixture.table);
  countdown = favor_turn_clock_get_countdown (clock);
  favor_turn_clock_set_limit (clock, describe_limit);
  g_assert_false (favor_table_may_start_clock (fixture.table));
  favor_table_uncover (fixture.table);
  g_assert_true (favor_table_may_start_clock (fixture.table));
  g_assert_false (favor_countdown_get_active (countdown));
  favor_table_start_clock (fixture.table);
  g_assert_true (favor_countdown_get_active (countdown));
  g_assert_false (favor_countdown_get_held (countdown));
  favor_turn_clock_set_interrupted (clock, TRUE);
  g_assert_true (favor_countdown_get_held (countdown));
  favor_turn_clock_set_interrupted (clock, FALSE);
  favor_countdown_advance (countdown, 4000);
  /* Looking back leaves it as it was. */
  favor_table_tell_shown (fixture.table, TRUE, FALSE, "Ann draws a card.", 1);
  g_assert_true (favor_countdown_get_held (countdown));
  favor_table_tell_shown (fixture.table, FALSE, FALSE, NULL, 0);
  g_assert_false (favor_countdown_get_held (countdown));
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown), ==, 11);
  /* Another decision has its own time. */
  limit.decision = 2;
  choose (&fixture);
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown), ==, 15);
  limit.seconds = 0;
  favor_table_uncover (fixture.table);
  g_assert_false (favor_countdown_get_active (countdown));
  tear_down (&fixture);
}

/* What somebody does counts as play since what was done before. */
static void
test_seconds (void)
{
  Fixture fixture;

  set_up (&fixture, fixture_new_of (&favor_dummy_game, 2, 1, 5));
  fixture.table->time.last -= 90 * (gint64) G_USEC_PER_SEC;
  g_assert_cmpuint (favor_session_get_seconds (fixture.session), ==, 0);
  choose (&fixture);
  g_assert_cmpuint (favor_session_get_seconds (fixture.session), >=, 90);
  g_assert_cmpuint (favor_session_get_seconds (fixture.session), <, 150);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/modes", test_modes);
  g_test_add_func ("/table/deed", test_deed);
  g_test_add_func ("/table/gain", test_gain);
  g_test_add_func ("/table/seconds", test_seconds);
  g_test_add_func ("/table/inside", test_inside);
  g_test_add_func ("/table/rounds", test_rounds);
  g_test_add_func ("/table/waited", test_waited);
  g_test_add_func ("/table/asked", test_asked);
  g_test_add_func ("/table/batches", test_batches);
  g_test_add_func ("/table/undo", test_undo);
  g_test_add_func ("/table/covered", test_covered);
  g_test_add_func ("/table/eyes", test_eyes);
  g_test_add_func ("/table/review", test_review);
  g_test_add_func ("/table/hint", test_hint);
  g_test_add_func ("/table/ears", test_ears);
  g_test_add_func ("/table/aside", test_aside);
  g_test_add_func ("/table/ends", test_ends);
  g_test_add_func ("/table/again", test_again);
  g_test_add_func ("/table/shown", test_shown);
  g_test_add_func ("/table/clock", test_clock);
  return g_test_run ();
}
