/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "dragon-fixture.h"

#include "favor-settings.h"
#include "favor-sounds.h"

/* What is shown one thing after the other is heard so. */

static void
played_cb (FavorSounds *sounds, int sound, GArray *heard)
{
  g_array_append_val (heard, sound);
}

/* Whoever shows what follows waits to be asked. */
static void
set_up (ViewFixture *fixture)
{
  dragon_fixture_lay_votes (fixture);
  favor_game_view_set_paused (fixture->view, TRUE);
}

/* The sounds of a beat, with the one that waits. */
static void
let_beat_pass (void)
{
  gint64 end = g_get_monotonic_time () + 200000;

  page_fixture_wait_for (g_get_monotonic_time () > end);
}

static gboolean
was_heard (GArray *heard, FavorSound sound)
{
  for (guint i = 0; i < heard->len; i++)
    if (g_array_index (heard, int, i) == (int) sound)
      return TRUE;
  return FALSE;
}

/* At the end nothing is heard once more, but somebody else who is to decide is called. */
static void
assert_only_called (ViewFixture *fixture, GArray *heard)
{
  FavorSession *session = fixture->session;
  guint         n = favor_session_get_n_plies (session);

  for (guint i = 0; i < 3; i++)
    let_beat_pass ();
  if (favor_session_get_decider (session) == favor_session_get_action (session, n)->seat)
    {
      g_assert_cmpuint (heard->len, ==, 0);
      return;
    }
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_cmpint (g_array_index (heard, int, 0), ==, FAVOR_SOUND_TURN);
}

static void
test_show (void)
{
  g_autoptr (FavorSounds) sounds = favor_sounds_new (favor_settings_get_default ());
  g_autoptr (GArray)      heard = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray)      all = g_array_new (FALSE, FALSE, sizeof (int));
  ViewFixture             fixture;
  guint                   n_beats = 0, n_sounding = 0;

  set_up (&fixture);
  favor_sounds_set_view (sounds, fixture.view);
  g_signal_connect (sounds, "played", G_CALLBACK (played_cb), heard);
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  while (favor_game_view_get_showing (fixture.view))
    {
      const FavorEvent *shown = favor_game_view_get_shown (fixture.view, NULL);

      let_beat_pass ();
      g_assert_cmpuint (heard->len, <=, 2);
      if (dragon_event_is (shown, "card-turned"))
        g_assert_true (was_heard (heard, FAVOR_SOUND_TURNED));
      if (dragon_event_is (shown, "role-won"))
        g_assert_true (was_heard (heard, FAVOR_SOUND_SEAL));
      if (dragon_event_is (shown, "favour-taken"))
        g_assert_true (was_heard (heard, FAVOR_SOUND_COIN));
      n_beats++;
      n_sounding += heard->len > 0;
      g_array_append_vals (all, heard->data, heard->len);
      g_array_set_size (heard, 0);
      favor_game_view_show_next (fixture.view);
    }
  g_assert_cmpuint (n_beats, >, 5);
  g_assert_cmpuint (n_sounding, >, 3);
  g_assert_true (was_heard (all, FAVOR_SOUND_TURNED));
  g_assert_true (was_heard (all, FAVOR_SOUND_GAIN) ||
                 was_heard (all, FAVOR_SOUND_GAIN_LARGE));
  assert_only_called (&fixture, heard);
  favor_sounds_set_view (sounds, NULL);
  view_fixture_close (&fixture);
}

/* Who skips the rest hears none of it. */
static void
test_rest (void)
{
  g_autoptr (FavorSounds) sounds = favor_sounds_new (favor_settings_get_default ());
  g_autoptr (GArray)      heard = g_array_new (FALSE, FALSE, sizeof (int));
  ViewFixture             fixture;

  set_up (&fixture);
  favor_sounds_set_view (sounds, fixture.view);
  dragon_fixture_place_vote (&fixture, DRAGON_FIXTURE_N_VOTES);
  g_assert_true (favor_game_view_get_showing (fixture.view));
  let_beat_pass ();
  g_signal_connect (sounds, "played", G_CALLBACK (played_cb), heard);
  favor_game_view_show_rest (fixture.view);
  assert_only_called (&fixture, heard);
  favor_sounds_set_view (sounds, NULL);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/dragon/sounds/show", test_show);
  g_test_add_func ("/dragon/sounds/rest", test_rest);
  return g_test_run ();
}
