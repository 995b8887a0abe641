/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-sounds.h"

#include "favor-games.h"
#include "favor-hearing.h"
#include "favor-plain-view.h"
#include "favor-settings.h"
#include "favor-views.h"
#include "page-fixture.h"
#include "wide-game.h"

/* What was heard, in order. */
typedef struct
{
  FavorSession  *session;
  FavorCursor   *cursor;
  FavorGameView *view;
  FavorSounds   *sounds;
  GArray        *heard;
} Fixture;

static void
played_cb (FavorSounds *sounds, int sound, GArray *heard)
{
  g_array_append_val (heard, sound);
}

static void
set_up (Fixture *fixture, const FavorGame *game, guint n_people)
{
  fixture->session = page_fixture_session (game, n_people, 2, 1);
  fixture->cursor = favor_cursor_new (fixture->session);
  favor_cursor_set_follow (fixture->cursor, TRUE);
  fixture->view = g_object_ref_sink (g_object_new (FAVOR_TYPE_PLAIN_VIEW, NULL));
  favor_game_view_set_cursor (fixture->view, fixture->cursor);
  fixture->sounds = favor_sounds_new (favor_settings_get_default ());
  fixture->heard = g_array_new (FALSE, FALSE, sizeof (int));
  g_signal_connect (fixture->sounds, "played", G_CALLBACK (played_cb), fixture->heard);
  favor_sounds_set_view (fixture->sounds, fixture->view);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->sounds);
  g_assert_finalize_object (fixture->view);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
  g_array_unref (fixture->heard);
}

/* Ends the list with -1, and forgets. */
static void
assert_heard (Fixture *fixture, int first, ...)
{
  va_list wanted;
  guint   i = 0;

  va_start (wanted, first);
  for (int sound = first; sound >= 0; sound = va_arg (wanted, int))
    {
      g_assert_cmpuint (i, <, fixture->heard->len);
      g_assert_cmpint (g_array_index (fixture->heard, int, i++), ==, sound);
    }
  va_end (wanted);
  g_assert_cmpuint (fixture->heard->len, ==, i);
  g_array_set_size (fixture->heard, 0);
}

/* Until the same sound may be heard again. */
static void
wait_a_moment (void)
{
  gint64 end = g_get_monotonic_time () + 100000;

  page_fixture_wait_for (g_get_monotonic_time () > end);
}

/* A place of three brings no points. */
static void
submit (Fixture *fixture, gint16 kind, gint16 argument)
{
  FavorAction        action = { .kind = (guint8) kind,
                                .seat = favor_session_get_decider (fixture->session),
                                .arg = { argument } };
  g_autoptr (GError) error = NULL;

  favor_session_submit (fixture->session, &action, &error);
  g_assert_no_error (error);
}

/* Own act, another's, and the turn that comes back a moment later. */
static void
test_acts_and_turn (void)
{
  Fixture fixture;

  set_up (&fixture, &favor_wide_game, 1);
  submit (&fixture, 1, 3);
  assert_heard (&fixture, FAVOR_SOUND_LAID, -1);
  wait_a_moment ();
  submit (&fixture, 1, 6);
  assert_heard (&fixture, FAVOR_SOUND_LAID, -1);
  page_fixture_wait_for (fixture.heard->len > 0);
  assert_heard (&fixture, FAVOR_SOUND_TURN, -1);
  tear_down (&fixture);
}

/* Who acts before "your turn" was heard need not be told any more. */
static void
test_turn_is_over (void)
{
  Fixture fixture;
  gint64  end;

  set_up (&fixture, &favor_wide_game, 1);
  submit (&fixture, 1, 3);
  wait_a_moment ();
  submit (&fixture, 1, 6);
  wait_a_moment ();
  submit (&fixture, 1, 9);
  end = g_get_monotonic_time () + 500000;
  page_fixture_wait_for (g_get_monotonic_time () > end);
  assert_heard (&fixture, FAVOR_SOUND_LAID, FAVOR_SOUND_LAID, FAVOR_SOUND_LAID, -1);
  tear_down (&fixture);
}

/* The same sound does not rattle. */
static void
test_pause (void)
{
  Fixture fixture;

  set_up (&fixture, &favor_wide_game, 2);
  submit (&fixture, 1, 3);
  submit (&fixture, 1, 6);
  submit (&fixture, 1, 9);
  assert_heard (&fixture, FAVOR_SOUND_LAID, -1);
  wait_a_moment ();
  submit (&fixture, 1, 12);
  assert_heard (&fixture, FAVOR_SOUND_LAID, -1);
  tear_down (&fixture);
}

/* What is stepped through again, and what is undone, is silent. */
static void
test_only_what_happens (void)
{
  Fixture fixture;

  set_up (&fixture, &favor_wide_game, 2);
  page_fixture_play (fixture.session, 4);
  g_array_set_size (fixture.heard, 0);
  page_fixture_wait_for (fixture.heard->len > 1);
  assert_heard (&fixture, FAVOR_SOUND_GAIN, FAVOR_SOUND_TURN, -1);
  favor_cursor_set_follow (fixture.cursor, FALSE);
  favor_cursor_set_ply (fixture.cursor, 1);
  favor_cursor_set_ply (fixture.cursor, 2);
  favor_cursor_set_ply (fixture.cursor, 4);
  favor_cursor_set_follow (fixture.cursor, TRUE);
  favor_session_undo (fixture.session);
  assert_heard (&fixture, -1);
  /* A replay that runs by itself is heard. */
  favor_cursor_set_ply (fixture.cursor, 0);
  favor_cursor_set_interval (fixture.cursor, 100);
  favor_cursor_set_playing (fixture.cursor, TRUE);
  page_fixture_wait_for (fixture.heard->len > 0);
  favor_cursor_set_playing (fixture.cursor, FALSE);
  favor_cursor_set_follow (fixture.cursor, TRUE);
  wait_a_moment ();
  wait_a_moment ();
  g_array_set_size (fixture.heard, 0);
  /* And without a view nothing happens at all. */
  favor_sounds_set_view (fixture.sounds, NULL);
  page_fixture_play (fixture.session, 1);
  assert_heard (&fixture, -1);
  tear_down (&fixture);
}

/* It is on, and not loud, until somebody wants it otherwise. */
static void
test_off (void)
{
  GSettings *settings = favor_settings_get_default ();
  Fixture    fixture;

  g_assert_true (g_settings_get_boolean (settings, "sound"));
  g_assert_cmpint (g_settings_get_int (settings, "sound-volume"), ==, 30);
  set_up (&fixture, &favor_wide_game, 1);
  g_settings_set_boolean (settings, "sound", FALSE);
  submit (&fixture, 1, 3);
  favor_sounds_play (fixture.sounds, FAVOR_SOUND_REFUSED);
  favor_sounds_preview (fixture.sounds, FAVOR_SOUNDS_POINTS);
  assert_heard (&fixture, -1);
  g_settings_reset (settings, "sound");
  favor_sounds_play (fixture.sounds, FAVOR_SOUND_REFUSED);
  assert_heard (&fixture, FAVOR_SOUND_REFUSED, -1);
  tear_down (&fixture);
}

/* Half the way up sounds half as loud, that is a quarter of the power; and softly is not silently. */
static void
test_volume (void)
{
  GSettings              *settings = favor_settings_get_default ();
  g_autoptr (FavorSounds) sounds = favor_sounds_new (settings);

  for (guint i = FAVOR_SOUND_NONE + 1; i < FAVOR_N_SOUNDS; i++)
    {
      double full, last = -1.0;

      g_settings_set_int (settings, "sound-volume", 100);
      full = favor_sounds_get_volume (sounds, (FavorSound) i);
      g_assert_cmpfloat (full, >=, 0.5);
      g_assert_cmpfloat (full, <=, 1.0);
      g_settings_set_int (settings, "sound-volume", 50);
      g_assert_cmpfloat_with_epsilon (favor_sounds_get_volume (sounds, (FavorSound) i),
                                      full / 4.0,
                                      0.0001);
      for (int percent = 0; percent <= 100; percent += 5)
        {
          g_settings_set_int (settings, "sound-volume", percent);
          g_assert_cmpfloat (favor_sounds_get_volume (sounds, (FavorSound) i), >, last);
          last = favor_sounds_get_volume (sounds, (FavorSound) i);
        }
      g_settings_set_int (settings, "sound-volume", 0);
      g_assert_cmpfloat (favor_sounds_get_volume (sounds, (FavorSound) i), ==, 0.0);
      g_settings_reset (settings, "sound-volume");
      g_assert_cmpfloat (favor_sounds_get_volume (sounds, (FavorSound) i), <, 0.15);
    }
}

/* A preview has every sound of its group and no other, each once; another one takes its place. */
static void
test_preview (void)
{
  Fixture fixture;

  set_up (&fixture, &favor_wide_game, 2);
  favor_sounds_preview (fixture.sounds, FAVOR_SOUNDS_THINGS);
  assert_heard (&fixture, FAVOR_SOUND_LAID, -1);
  favor_sounds_preview (fixture.sounds, FAVOR_SOUNDS_POINTS);
  page_fixture_wait_for (fixture.heard->len == 3);
  favor_sounds_preview (fixture.sounds, FAVOR_SOUNDS_DEEDS);
  page_fixture_wait_for (fixture.heard->len == 7);
  assert_heard (&fixture,
                FAVOR_SOUND_GAIN,
                FAVOR_SOUND_GAIN_LARGE,
                FAVOR_SOUND_LOSS,
                FAVOR_SOUND_DEAL,
                FAVOR_SOUND_HIT,
                FAVOR_SOUND_CLOSED,
                FAVOR_SOUND_SEAL,
                -1);
  favor_sounds_preview (fixture.sounds, FAVOR_SOUNDS_CALLS);
  tear_down (&fixture);
}

/* ---- What is chosen ---------------------------------------------------------------------- */

/* A game of points alone: each seat has as many as its byte says. */
typedef struct
{
  FavorHead head;
  gint8     points[4];
} PointState;

enum
{
  QUIET,
  CARD,
  COIN,
  SEALED,
  SECRET,
  HINTED,
  VICTORY,
  N_POINT_EVENTS
};

static const FavorKind point_events[N_POINT_EVENTS] = {
  [QUIET] = { "quiet", NULL, "" },
  [CARD] = { "card", NULL, "" },
  [COIN] = { "coin", NULL, "" },
  [SEALED] = { "sealed", NULL, "", .weight = FAVOR_WEIGHT_TURNING },
  [SECRET] = { "secret", NULL, "" },
  [HINTED] = { "hinted", NULL, "", .hidden = "" },
  [VICTORY] = { "victory", NULL, "", .weight = FAVOR_WEIGHT_TURNING },
};

static const FavorSoundRow point_rows[] = {
  { "quiet", FAVOR_SOUND_NONE },  { "card", FAVOR_SOUND_CARD },
  { "coin", FAVOR_SOUND_COIN },   { "sealed", FAVOR_SOUND_SEAL },
  { "secret", FAVOR_SOUND_DICE }, { "hinted", FAVOR_SOUND_TILE },
  { "victory", FAVOR_SOUND_WON },
};

static const FavorSoundTable point_table = { point_rows, G_N_ELEMENTS (point_rows), 4 };

static void
score_points (gconstpointer state, FavorSeat seat, FavorPad *out)
{
  const PointState *points = state;

  *out = (FavorPad){ .total = points->points[seat], .rank = 1 };
  for (guint i = 0; i < points->head.n_seats; i++)
    out->rank = (guint8) (out->rank + (points->points[i] > points->points[seat]));
}

static const FavorGame point_game = { .events = point_events,
                                      .n_events = N_POINT_EVENTS,
                                      .score = score_points };

/* Seat 0 looks and is a person; seat 1 and 2 are computers. */
typedef struct
{
  const char *events;
  FavorSeat   actor;
  gint8       gains[3];
  FavorSound  first, second;
  gboolean    theirs;
} Case;

static void
check_case (const Case *row, const FavorSoundTable *table)
{
  PointState   before = { .head = { .n_seats = 3 }, .points = { 20, 20, 20 } };
  PointState   after = before;
  FavorEvent   events[8] = { 0 };
  FavorHearing hearing = { &point_game, table, &before, &after, events, 0, 0, 1 };
  FavorHeard   heard;

  for (guint i = 0; i < 3; i++)
    after.points[i] = (gint8) (after.points[i] + row->gains[i]);
  for (const char *letter = row->events; *letter != '\0'; letter++)
    events[hearing.n_events++] = (FavorEvent){
      .kind = (guint8) (strchr ("qc$!shv", *letter) - "qc$!shv"),
      .actor = row->actor,
      .seen_by = *letter == 's' || *letter == 'h' ? 2 : FAVOR_SEEN_BY_EVERYBODY
    };
  favor_hearing_choose (&hearing, &heard);
  g_assert_cmpuint (heard.n,
                    ==,
                    (row->first > FAVOR_SOUND_NONE) + (row->second > FAVOR_SOUND_NONE));
  if (heard.n > 0)
    g_assert_cmpint (heard.sounds[0], ==, row->first);
  if (heard.n > 1)
    g_assert_cmpint (heard.sounds[1], ==, row->second);
  g_assert_cmpint (heard.theirs, ==, row->theirs);
}

static void
test_choice (void)
{
  /* clang-format off */
  static const Case cases[] = {
    { "", 0, { 0 }, 0, 0, FALSE },
    { "q", 0, { 0 }, 0, 0, FALSE },
    { "c", 0, { 0 }, FAVOR_SOUND_CARD, 0, FALSE },
    /* Twice the same is heard once, and of one group what tells more. */
    { "ccc", 0, { 0 }, FAVOR_SOUND_CARD, 0, FALSE },
    { "$cc", 0, { 0 }, FAVOR_SOUND_COIN, 0, FALSE },
    /* What is done and what it brings. */
    { "c", 0, { 3, 0, 0 }, FAVOR_SOUND_CARD, FAVOR_SOUND_GAIN, FALSE },
    { "c", 0, { 4, 0, 0 }, FAVOR_SOUND_CARD, FAVOR_SOUND_GAIN_LARGE, FALSE },
    { "c", 0, { -1, 0, 0 }, FAVOR_SOUND_CARD, FAVOR_SOUND_LOSS, FALSE },
    { "q", 0, { 1, 0, 0 }, FAVOR_SOUND_GAIN, 0, FALSE },
    /* A great moment leaves no room for what is small. */
    { "c!", 0, { 9, 0, 0 }, FAVOR_SOUND_SEAL, FAVOR_SOUND_GAIN_LARGE, FALSE },
    { "c!", 0, { 0 }, FAVOR_SOUND_CARD, FAVOR_SOUND_SEAL, FALSE },
    /* The own points matter more than those of others. */
    { "c", 1, { -1, 9, 0 }, FAVOR_SOUND_CARD, FAVOR_SOUND_LOSS, FALSE },
    { "c", 1, { 0, 9, 2 }, FAVOR_SOUND_CARD, FAVOR_SOUND_GAIN_LARGE, TRUE },
    { "c", 1, { 0, 0, -2 }, FAVOR_SOUND_CARD, FAVOR_SOUND_LOSS, TRUE },
    { "c", 2, { 0 }, FAVOR_SOUND_CARD, 0, TRUE },
    /* What is not told is not heard; what is told without its arguments is. */
    { "s", 1, { 0 }, 0, 0, FALSE },
    { "sc", 1, { 0 }, FAVOR_SOUND_CARD, 0, TRUE },
    { "h", 1, { 0 }, FAVOR_SOUND_TILE, 0, TRUE },
    /* The end is heard alone: as a victory by who has won. */
    { "c!v", 1, { 1, 0, 0 }, FAVOR_SOUND_WON, 0, FALSE },
    { "c!v", 0, { 0, 1, 0 }, FAVOR_SOUND_OVER, 0, FALSE },
  };
  /* clang-format on */

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    check_case (&cases[i], &point_table);
}

/* Where a game has no table, what is revealed is heard, its points, and that something was done. */
static void
test_without_table (void)
{
  const FavorGame         *game = &favor_dummy_game;
  g_autoptr (FavorSession) session = page_fixture_session (game, 2, 2, 1);
  gconstpointer            before = favor_session_get_state (session, 0);
  FavorHearing             hearing = { game, NULL, before, before, NULL, 0, 0, 3 };
  FavorHeard               heard;

  favor_hearing_choose (&hearing, &heard);
  g_assert_cmpuint (heard.n, ==, 1);
  g_assert_cmpint (heard.sounds[0], ==, FAVOR_SOUND_LAID);
  /* A step forward is a point in that game, and a card is drawn. */
  page_fixture_play (session, 1);
  hearing.before = favor_session_get_state (session, 0);
  hearing.after = favor_session_get_state (session, 1);
  hearing.events = favor_session_get_events (session, 1, &hearing.n_events);
  favor_hearing_choose (&hearing, &heard);
  g_assert_cmpuint (heard.n, ==, 2);
  g_assert_cmpint (heard.sounds[0], ==, FAVOR_SOUND_TURNED);
  g_assert_cmpint (heard.sounds[1], ==, FAVOR_SOUND_GAIN);
  page_fixture_play (session, 100);
  g_assert_true (favor_session_get_over (session));
  hearing.before = favor_session_get_state (session,
                                            favor_session_get_n_plies (session) - 1);
  hearing.after = favor_session_get_state (session, favor_session_get_n_plies (session));
  hearing.events = favor_session_get_events (session,
                                             favor_session_get_n_plies (session),
                                             &hearing.n_events);
  favor_hearing_choose (&hearing, &heard);
  g_assert_cmpuint (heard.n, ==, 1);
  g_assert_cmpint (heard.sounds[0], ==, FAVOR_SOUND_WON);
  hearing.people = 0;
  favor_hearing_choose (&hearing, &heard);
  g_assert_cmpint (heard.sounds[0], ==, FAVOR_SOUND_OVER);
}

/* ---- The tables of the games ------------------------------------------------------------- */

static FavorSound
find_row (const FavorSoundTable *table, const char *event)
{
  for (guint i = 0; i < table->n_rows; i++)
    if (g_str_equal (table->rows[i].event, event))
      return table->rows[i].sound;
  g_error ("nothing is said of %s", event);
}

/* Each kind of event of each game has its sound, or is silent on purpose; and each sound is for
 * something. */
static void
test_tables (void)
{
  gboolean used[FAVOR_N_SOUNDS] = { 0 };
  guint    n_tables = 0;

  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame     *game = favor_games_get_nth (i);
      const FavorViewKind *kind = favor_views_find (game->id);
      guint                n_ends = 0;

      if (kind == NULL)
        continue;
      n_tables++;
      g_assert_nonnull (kind->sounds);
      g_assert_cmpint (kind->sounds->much, >, 1);
      /* No row too many, then each once. */
      g_assert_cmpuint (kind->sounds->n_rows, ==, game->n_events);
      for (guint event = 0; event < game->n_events; event++)
        {
          FavorSound sound = find_row (kind->sounds, game->events[event].id);

          /* Points, refusals and whose turn it is are for the ground to tell. */
          if (sound == FAVOR_SOUND_GAIN || sound == FAVOR_SOUND_GAIN_LARGE ||
              sound == FAVOR_SOUND_LOSS || sound > FAVOR_SOUND_WON)
            g_error ("%s: %s is not for a table", game->id, game->events[event].id);
          /* What is silent to the eyes is no sound by itself, either. */
          if (game->events[event].weight == FAVOR_WEIGHT_TURNING)
            g_assert_true (sound > FAVOR_SOUND_NONE ||
                           g_str_equal (game->events[event].id, "limit-reached"));
          used[sound] = TRUE;
          n_ends += sound == FAVOR_SOUND_WON;
        }
      g_assert_cmpuint (n_ends, >, 0);
    }
  g_assert_cmpuint (n_tables, >=, 3);
  for (guint sound = FAVOR_SOUND_LAID; sound < FAVOR_SOUND_GAIN; sound++)
    g_assert_true (used[sound]);
}

/* Whole games: no ply has more than two sounds, nor two of one group; only the last is the end. */
static void
test_whole_games (void)
{
  for (guint i = 0; i < favor_games_get_n (); i++)
    {
      const FavorGame         *game = favor_games_get_nth (i);
      const FavorViewKind     *kind = favor_views_find (game->id);
      g_autoptr (FavorSession) session = page_fixture_session (game,
                                                               game->max_seats,
                                                               game->max_seats,
                                                               3);
      guint                    n, n_silent = 0;

      if (kind == NULL)
        continue;
      page_fixture_play (session, game->max_plies);
      g_assert_true (favor_session_get_over (session));
      n = favor_session_get_n_plies (session);
      for (guint ply = 1; ply <= n; ply++)
        {
          FavorHearing hearing = { .game = game,
                                   .table = kind->sounds,
                                   .before = favor_session_get_state (session, ply - 1),
                                   .after = favor_session_get_state (session, ply),
                                   .viewer = FAVOR_VIEWER_OPEN,
                                   .people = G_MAXUINT };
          FavorHeard   heard;
          gboolean     ends;

          hearing.events = favor_session_get_events (session, ply, &hearing.n_events);
          favor_hearing_choose (&hearing, &heard);
          n_silent += heard.n == 0;
          g_assert_cmpuint (heard.n, <=, FAVOR_MAX_HEARD);
          for (guint k = 0; k < heard.n; k++)
            g_assert_cmpint (heard.sounds[k], >, FAVOR_SOUND_NONE);
          if (heard.n == 2)
            g_assert_cmpint (favor_sound_get_group (heard.sounds[0]),
                             <,
                             favor_sound_get_group (heard.sounds[1]));
          ends = heard.n == 1 && heard.sounds[0] == FAVOR_SOUND_WON;
          g_assert_cmpint (ends, ==, ply == n);
        }
      g_test_message ("%s: %u of %u plies are silent", game->id, n_silent, n);
      g_assert_cmpuint (n_silent * 2, <, n);
    }
}

/* Every sound has its file; without a media backend playing it is not an error. */
static void
test_files (void)
{
  g_autoptr (FavorSounds) sounds = favor_sounds_new (favor_settings_get_default ());
  g_autoptr (GArray)      heard = g_array_new (FALSE, FALSE, sizeof (int));
  const guint             n = FAVOR_N_SOUNDS - FAVOR_SOUND_LAID;
  g_auto (GStrv)          files =
    g_resources_enumerate_children ("/io/github/favorgames/Favor/sounds",
                                    G_RESOURCE_LOOKUP_FLAGS_NONE,
                                    NULL);

  g_assert_cmpuint (g_strv_length (files), ==, n);
  g_signal_connect (sounds, "played", G_CALLBACK (played_cb), heard);
  for (guint i = FAVOR_SOUND_LAID; i < FAVOR_N_SOUNDS; i++)
    {
      const char *file = favor_sounds_get_file ((FavorSound) i);

      g_assert_true (
        g_resources_get_info (file, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL));
      favor_sounds_play (sounds, (FavorSound) i);
    }
  g_assert_cmpuint (heard->len, ==, n);
  /* None of them again at once. */
  for (guint i = FAVOR_SOUND_LAID; i < FAVOR_N_SOUNDS; i++)
    favor_sounds_play (sounds, (FavorSound) i);
  g_assert_cmpuint (heard->len, ==, n);
  wait_a_moment ();
  favor_sounds_play (sounds, FAVOR_SOUND_OVER);
  g_assert_cmpuint (heard->len, ==, n + 1);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/sounds/acts-and-turn", test_acts_and_turn);
  g_test_add_func ("/sounds/turn-is-over", test_turn_is_over);
  g_test_add_func ("/sounds/pause", test_pause);
  g_test_add_func ("/sounds/only-what-happens", test_only_what_happens);
  g_test_add_func ("/sounds/off", test_off);
  g_test_add_func ("/sounds/volume", test_volume);
  g_test_add_func ("/sounds/preview", test_preview);
  g_test_add_func ("/sounds/choice", test_choice);
  g_test_add_func ("/sounds/without-table", test_without_table);
  g_test_add_func ("/sounds/tables", test_tables);
  g_test_add_func ("/sounds/whole-games", test_whole_games);
  g_test_add_func ("/sounds/files", test_files);
  return g_test_run ();
}
