/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <stdlib.h>
#include <string.h>

#include "favor-settings.h"
#include "favor-tally.h"

#include "page-fixture.h"

static int
read_figure (GtkWidget *label)
{
  const char *figure = gtk_label_get_label (GTK_LABEL (label));

  /* Behind the mark of direction that figures have. */
  return atoi (figure + strcspn (figure, "0123456789"));
}

/* At first it is there; then it counts, through what lies between, and arrives. */
static void
test_count (void)
{
  GtkWidget             *label = gtk_label_new (NULL);
  GtkWindow             *window = page_fixture_show (label, 200, 100);
  g_autoptr (FavorTally) tally = favor_tally_new (GTK_LABEL (label));
  gint64                 start;
  int                    last = 5;
  guint                  n_between = 0;

  favor_tally_set (tally, 5, TRUE);
  g_assert_cmpint (read_figure (label), ==, 5);
  start = g_get_monotonic_time ();
  favor_tally_set (tally, 25, TRUE);
  g_assert_cmpint (read_figure (label), ==, 5);
  while (read_figure (label) != 25)
    {
      g_assert_cmpint (read_figure (label), >=, last);
      n_between += read_figure (label) > last;
      last = read_figure (label);
      /* Who follows the seat says it again. */
      favor_tally_set (tally, 25, TRUE);
      g_main_context_iteration (NULL, TRUE);
    }
  g_assert_cmpuint (n_between, >, 2);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 400 * G_TIME_SPAN_MILLISECOND);
  g_clear_object (&tally);
  page_fixture_close (window);
}

/* After a jump, or with motion reduced, it says at once what is so; also in the middle of counting. */
static void
test_at_once (void)
{
  GtkWidget             *label = gtk_label_new (NULL);
  GtkWindow             *window = page_fixture_show (label, 200, 100);
  g_autoptr (FavorTally) tally = favor_tally_new (GTK_LABEL (label));
  GSettings             *settings = favor_settings_get_default ();

  favor_tally_set (tally, 5, FALSE);
  favor_tally_set (tally, 25, FALSE);
  g_assert_cmpint (read_figure (label), ==, 25);
  favor_tally_set (tally, 60, TRUE);
  g_assert_cmpint (read_figure (label), ==, 25);
  favor_tally_set (tally, 60, FALSE);
  g_assert_cmpint (read_figure (label), ==, 60);
  page_fixture_settle ();
  g_assert_cmpint (read_figure (label), ==, 60);
  g_settings_set_boolean (settings, "reduce-motion", TRUE);
  favor_tally_set (tally, 80, TRUE);
  g_assert_cmpint (read_figure (label), ==, 80);
  g_settings_reset (settings, "reduce-motion");
  favor_tally_set (tally, 2, TRUE);
  g_clear_object (&tally);
  page_fixture_settle ();
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/tally/count", test_count);
  g_test_add_func ("/tally/at-once", test_at_once);
  return g_test_run ();
}
