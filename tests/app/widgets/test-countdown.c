/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-clock.h"

#include "page-fixture.h"

typedef struct
{
  guint n_warned;
  guint warned;
  guint n_ended;
} Heard;

static void
warned_cb (Heard *heard, guint seconds)
{
  heard->n_warned++;
  heard->warned = seconds;
}

static void
ended_cb (Heard *heard)
{
  heard->n_ended++;
}

static FavorCountdown *
listen_to_new (Heard *heard)
{
  FavorCountdown *countdown = favor_countdown_new ();

  g_signal_connect_swapped (countdown, "warned", G_CALLBACK (warned_cb), heard);
  g_signal_connect_swapped (countdown, "ended", G_CALLBACK (ended_cb), heard);
  return countdown;
}

/* A second that has begun counts. It is said at 10 and 5, and the end comes once. */
static void
test_counts (void)
{
  Heard           heard = { 0 };
  FavorCountdown *countdown = listen_to_new (&heard);

  g_assert_false (favor_countdown_get_active (countdown));
  favor_countdown_advance (countdown, 1000);
  g_assert_cmpuint (heard.n_ended, ==, 0);

  favor_countdown_start (countdown, 15);
  g_assert_true (favor_countdown_get_active (countdown));
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown), ==, 15);
  g_assert_cmpfloat (favor_countdown_get_share (countdown), ==, 1);
  favor_countdown_advance (countdown, 1);
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown), ==, 15);
  favor_countdown_advance (countdown, 4998);
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown), ==, 11);
  g_assert_cmpuint (heard.n_warned, ==, 0);
  favor_countdown_advance (countdown, 1);
  g_assert_cmpuint (heard.n_warned, ==, 1);
  g_assert_cmpuint (heard.warned, ==, 10);
  favor_countdown_advance (countdown, 100);
  g_assert_cmpuint (heard.n_warned, ==, 1);
  favor_countdown_advance (countdown, 4900);
  g_assert_cmpuint (heard.n_warned, ==, 2);
  g_assert_cmpuint (heard.warned, ==, 5);
  g_assert_cmpfloat_with_epsilon (favor_countdown_get_share (countdown), 1.0 / 3, 1e-6);
  favor_countdown_advance (countdown, 4999);
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown), ==, 1);
  g_assert_cmpuint (heard.n_ended, ==, 0);
  favor_countdown_advance (countdown, 60000);
  g_assert_cmpuint (heard.n_ended, ==, 1);
  g_assert_cmpuint (heard.n_warned, ==, 2);
  g_assert_false (favor_countdown_get_active (countdown));
  favor_countdown_advance (countdown, 60000);
  g_assert_cmpuint (heard.n_ended, ==, 1);
  g_assert_finalize_object (countdown);
}

/* While it is held nothing passes, and a new start waits, too. */
static void
test_held (void)
{
  Heard           heard = { 0 };
  FavorCountdown *countdown = listen_to_new (&heard);

  favor_countdown_start (countdown, 30);
  favor_countdown_advance (countdown, 2000);
  favor_countdown_set_held (countdown, TRUE);
  favor_countdown_advance (countdown, 60000);
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown), ==, 28);
  favor_countdown_start (countdown, 15);
  favor_countdown_advance (countdown, 60000);
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown), ==, 15);
  favor_countdown_set_held (countdown, FALSE);
  favor_countdown_advance (countdown, 14000);
  g_assert_cmpuint (favor_countdown_get_seconds_left (countdown), ==, 1);
  favor_countdown_stop (countdown);
  favor_countdown_advance (countdown, 60000);
  g_assert_false (favor_countdown_get_active (countdown));
  g_assert_cmpuint (heard.n_ended, ==, 0);
  g_assert_finalize_object (countdown);
}

/* Time passes by itself, not only in tests. */
static void
test_runs (void)
{
  Heard           heard = { 0 };
  FavorCountdown *countdown = listen_to_new (&heard);

  favor_countdown_start (countdown, 1);
  favor_countdown_advance (countdown, 950);
  page_fixture_wait_for (heard.n_ended == 1);
  g_assert_finalize_object (countdown);
}

static void
assert_name (GtkWidget *clock, const char *expected)
{
  g_autofree char
    *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (clock),
                                                 GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                 expected);

  g_assert_cmpstr (wrong, ==, NULL);
}

/* The clock says the seconds and that it is held, and is there only while it runs. */
static void
test_clock (void)
{
  FavorCountdown *countdown = favor_countdown_new ();
  GtkWidget      *clock = g_object_new (FAVOR_TYPE_CLOCK, "size", 44, NULL);
  GtkWidget      *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWindow      *window;

  gtk_box_append (GTK_BOX (box), clock);
  window = page_fixture_show (box, 100, 100);
  g_assert_false (gtk_widget_get_visible (clock));
  favor_clock_set_countdown (FAVOR_CLOCK (clock), countdown);
  g_assert_false (gtk_widget_get_visible (clock));
  favor_countdown_set_held (countdown, TRUE);
  favor_countdown_start (countdown, 30);
  g_assert_true (gtk_widget_get_visible (clock));
  assert_name (clock, "30 seconds left, paused");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (clock), GTK_ACCESSIBLE_ROLE_TIMER);
  favor_countdown_set_held (countdown, FALSE);
  favor_countdown_advance (countdown, 24000);
  g_assert_false (gtk_widget_has_css_class (clock, "late"));
  page_fixture_settle ();
  favor_countdown_advance (countdown, 5000);
  assert_name (clock, "1 second left");
  g_assert_true (gtk_widget_has_css_class (clock, "late"));
  page_fixture_settle ();
  favor_countdown_stop (countdown);
  g_assert_false (gtk_widget_get_visible (clock));
  page_fixture_close (window);
  g_assert_finalize_object (countdown);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/countdown/counts", test_counts);
  g_test_add_func ("/countdown/held", test_held);
  g_test_add_func ("/countdown/runs", test_runs);
  g_test_add_func ("/countdown/clock", test_clock);
  return g_test_run ();
}
