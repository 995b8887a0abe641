/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-motion.h"

#include "favor-test.h"
#include "page-fixture.h"

#define N_KINDS 4

/* Every duration at every speed. */
static void
test_table (void)
{
  static const guint wanted[][N_KINDS] = {
    [FAVOR_SPEED_SLOW] = { 440, 360, 240, 1200 },
    [FAVOR_SPEED_NORMAL] = { 220, 180, 120, 600 },
    [FAVOR_SPEED_FAST] = { 88, 72, 48, 240 },
    [FAVOR_SPEED_INSTANT] = { 0, 0, 0, 0 },
  };

  for (guint speed = 0; speed < G_N_ELEMENTS (wanted); speed++)
    for (guint kind = 0; kind < N_KINDS; kind++)
      {
        guint reduced = kind == FAVOR_MOTION_FADE ? wanted[speed][kind] : 0;

        g_assert_cmpuint (favor_motion_scale (kind, speed, FALSE),
                          ==,
                          wanted[speed][kind]);
        g_assert_cmpuint (favor_motion_scale (kind, speed, TRUE), ==, reduced);
      }
}

static void
count_cb (FavorMotion *motion, guint *count)
{
  ++*count;
}

/* The object follows its settings and says so, once for each change. */
static void
test_settings (void)
{
  g_autoptr (GSettings)   settings = g_settings_new (FAVOR_SETTINGS);
  g_autoptr (FavorMotion) motion = favor_motion_new (settings, NULL);
  g_autoptr (FavorWatch)  watch = favor_watch_new (motion);
  guint                   n = 0;

  g_signal_connect (motion, "changed", G_CALLBACK (count_cb), &n);
  g_assert_cmpuint (favor_motion_measure (motion, FAVOR_MOTION_MOVE), ==, 220);
  g_assert_cmpuint (favor_motion_measure_computer (motion), ==, 700);

  g_settings_set_string (settings, "animation-speed", "slow");
  favor_watch_assert (watch, "speed", NULL);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (favor_motion_measure (motion, FAVOR_MOTION_MOVE), ==, 440);
  g_assert_cmpuint (favor_motion_measure_computer (motion), ==, 1400);

  /* To be read takes a moment also where nothing moves. */
  g_settings_set_string (settings, "animation-speed", "instant");
  favor_watch_assert (watch, "speed", NULL);
  g_assert_cmpuint (favor_motion_measure (motion, FAVOR_MOTION_SCORE), ==, 0);
  g_assert_cmpuint (favor_motion_measure_computer (motion), ==, 280);

  g_settings_reset (settings, "animation-speed");
  favor_watch_assert (watch, "speed", NULL);
  g_settings_set_boolean (settings, "reduce-motion", TRUE);
  favor_watch_assert (watch, "reduced", NULL);
  g_assert_cmpuint (favor_motion_measure (motion, FAVOR_MOTION_TURN), ==, 0);
  g_assert_cmpuint (favor_motion_measure (motion, FAVOR_MOTION_FADE), ==, 120);
  g_assert_cmpuint (favor_motion_measure_computer (motion), ==, 700);
  g_settings_reset (settings, "reduce-motion");
  favor_watch_assert (watch, "reduced", NULL);

  g_settings_set_uint (settings, "computer-delay", 2500);
  favor_watch_assert (watch, NULL, NULL);
  g_assert_cmpuint (favor_motion_measure_computer (motion), ==, 2500);
  g_assert_cmpuint (n, ==, 6);
  g_settings_reset (settings, "computer-delay");
}

/* A desktop without animations is obeyed, whatever the settings say. */
static void
test_desktop (void)
{
  g_autoptr (GSettings)  settings = g_settings_new (FAVOR_SETTINGS);
  GtkSettings           *desktop = gtk_settings_get_default ();
  FavorMotion           *motion = favor_motion_new (settings, desktop);
  g_autoptr (FavorWatch) watch = favor_watch_new (motion);

  g_assert_cmpuint (favor_motion_measure (motion, FAVOR_MOTION_MOVE), ==, 220);
  g_object_set (desktop, "gtk-enable-animations", FALSE, NULL);
  favor_watch_assert (watch, "reduced", NULL);
  g_assert_cmpuint (favor_motion_measure (motion, FAVOR_MOTION_MOVE), ==, 0);
  g_assert_cmpuint (favor_motion_measure (motion, FAVOR_MOTION_FADE), ==, 120);
  /* That it is asked for twice changes nothing. */
  g_settings_set_boolean (settings, "reduce-motion", TRUE);
  favor_watch_assert (watch, NULL, NULL);
  g_object_set (desktop, "gtk-enable-animations", TRUE, NULL);
  favor_watch_assert (watch, NULL, NULL);
  g_settings_reset (settings, "reduce-motion");
  favor_watch_assert (watch, "reduced", NULL);
  g_assert_cmpuint (favor_motion_measure (motion, FAVOR_MOTION_MOVE), ==, 220);
  g_clear_pointer (&watch, favor_watch_free);
  g_assert_finalize_object (motion);
}

/* What the views ask is the same for all of them. */
static void
test_default (void)
{
  GSettings *settings = favor_settings_get_default ();

  g_assert_true (favor_motion_get_default () == favor_motion_get_default ());
  g_assert_cmpuint (favor_motion_get_duration (FAVOR_MOTION_SCORE), ==, 600);
  g_settings_set_string (settings, "animation-speed", "fast");
  g_assert_cmpuint (favor_motion_get_duration (FAVOR_MOTION_SCORE), ==, 240);
  g_settings_reset (settings, "animation-speed");
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/motion/table", test_table);
  g_test_add_func ("/motion/settings", test_settings);
  g_test_add_func ("/motion/desktop", test_desktop);
  g_test_add_func ("/motion/default", test_default);
  return g_test_run ();
}
