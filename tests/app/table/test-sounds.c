/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-sounds.h"

#include "favor-settings.h"
#include "page-fixture.h"
#include "wide-game.h"

/* What was heard, in order. */
typedef struct
{
  FavorSession *session;
  FavorCursor  *cursor;
  FavorSounds  *sounds;
  GArray       *heard;
} Fixture;

static void
played_cb (FavorSounds *sounds, int sound, GArray *heard)
{
  g_array_append_val (heard, sound);
}

static void
set_up (Fixture *fixture, const FavorGame *game, guint n_people)
{
  g_settings_set_boolean (favor_settings_get_default (), "sound", TRUE);
  fixture->session = page_fixture_session (game, n_people, 2, 1);
  fixture->cursor = favor_cursor_new (fixture->session);
  favor_cursor_set_follow (fixture->cursor, TRUE);
  fixture->sounds = favor_sounds_new (favor_settings_get_default ());
  fixture->heard = g_array_new (FALSE, FALSE, sizeof (int));
  g_signal_connect (fixture->sounds, "played", G_CALLBACK (played_cb), fixture->heard);
  favor_sounds_set_cursor (fixture->sounds, fixture->cursor);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (fixture->sounds);
  g_assert_finalize_object (fixture->cursor);
  g_assert_finalize_object (fixture->session);
  g_array_unref (fixture->heard);
  g_settings_reset (favor_settings_get_default (), "sound");
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
  submit (&fixture, 1, 6);
  assert_heard (&fixture, FAVOR_SOUND_OTHER, -1);
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
  submit (&fixture, 1, 6);
  submit (&fixture, 1, 9);
  end = g_get_monotonic_time () + 500000;
  page_fixture_wait_for (g_get_monotonic_time () > end);
  assert_heard (&fixture, FAVOR_SOUND_LAID, FAVOR_SOUND_OTHER, -1);
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
  page_fixture_wait_for (fixture.heard->len > 0);
  assert_heard (&fixture, FAVOR_SOUND_TURN, -1);
  favor_cursor_set_follow (fixture.cursor, FALSE);
  favor_cursor_set_ply (fixture.cursor, 1);
  favor_cursor_set_ply (fixture.cursor, 2);
  favor_cursor_set_ply (fixture.cursor, 4);
  favor_cursor_set_follow (fixture.cursor, TRUE);
  favor_session_undo (fixture.session);
  assert_heard (&fixture, -1);
  /* And without a cursor nothing happens at all. */
  favor_sounds_set_cursor (fixture.sounds, NULL);
  page_fixture_play (fixture.session, 1);
  assert_heard (&fixture, -1);
  tear_down (&fixture);
}

static void
test_off (void)
{
  Fixture fixture;

  set_up (&fixture, &favor_wide_game, 1);
  g_settings_set_boolean (favor_settings_get_default (), "sound", FALSE);
  submit (&fixture, 1, 3);
  favor_sounds_play (fixture.sounds, FAVOR_SOUND_REFUSED);
  assert_heard (&fixture, -1);
  /* So it is until somebody asks for it. */
  g_settings_reset (favor_settings_get_default (), "sound");
  g_assert_false (g_settings_get_boolean (favor_settings_get_default (), "sound"));
  tear_down (&fixture);
}

/* Of several things that happen at once the one that tells most is heard. */
static void
test_for_step (void)
{
  const FavorGame         *game = &favor_dummy_game;
  g_autoptr (FavorSession) session = page_fixture_session (game, 2, 2, 1);
  g_autofree gpointer      before = g_memdup2 (favor_session_get_state (session, 0),
                                          game->state->size);
  g_autofree gpointer      still = g_memdup2 (before, game->state->size);
  guint                    n;
  const FavorEvent        *events;
  gconstpointer            after;

  page_fixture_play (session, 1);
  events = favor_session_get_events (session, 1, &n);
  after = favor_session_get_state (session, 1);
  /* A step forward is a point in that game, and a card is drawn. */
  g_assert_cmpint (favor_sounds_for_step (game, before, after, events, n, TRUE),
                   ==,
                   FAVOR_SOUND_WON);
  g_assert_cmpint (favor_sounds_for_step (game, before, still, events, n, TRUE),
                   ==,
                   FAVOR_SOUND_TURNED);
  g_assert_cmpint (favor_sounds_for_step (game, before, still, NULL, 0, TRUE),
                   ==,
                   FAVOR_SOUND_LAID);
  g_assert_cmpint (favor_sounds_for_step (game, before, still, NULL, 0, FALSE),
                   ==,
                   FAVOR_SOUND_OTHER);
  page_fixture_play (session, 100);
  g_assert_true (favor_session_get_over (session));
  after = favor_session_get_state (session, favor_session_get_n_plies (session));
  g_assert_cmpint (favor_sounds_for_step (game, before, after, events, n, TRUE),
                   ==,
                   FAVOR_SOUND_OVER);
}

/* Every sound has its file; without a media backend playing it is not an error. */
static void
test_files (void)
{
  g_autoptr (FavorSounds)  sounds = favor_sounds_new (favor_settings_get_default ());
  g_autoptr (GArray)       heard = g_array_new (FALSE, FALSE, sizeof (int));
  static const char *const names[] = {
    "laid", "turned", "won", "turn", "refused", "over"
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char
        *path = g_strdup_printf ("/io/github/favorgames/Favor/sounds/%s.wav", names[i]);

      g_assert_true (
        g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL));
    }
  g_settings_set_boolean (favor_settings_get_default (), "sound", TRUE);
  g_signal_connect (sounds, "played", G_CALLBACK (played_cb), heard);
  for (guint i = 0; i < FAVOR_N_SOUNDS; i++)
    favor_sounds_play (sounds, (FavorSound) i);
  g_assert_cmpuint (heard->len, ==, FAVOR_N_SOUNDS);
  wait_a_moment ();
  favor_sounds_play (sounds, FAVOR_SOUND_OVER);
  g_assert_cmpuint (heard->len, ==, FAVOR_N_SOUNDS + 1);
  g_settings_reset (favor_settings_get_default (), "sound");
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
  g_test_add_func ("/sounds/for-step", test_for_step);
  g_test_add_func ("/sounds/files", test_files);
  return g_test_run ();
}
