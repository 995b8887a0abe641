/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-partners.h"

#include "page-fixture.h"

/* Who an offer goes to: one, or several. */

static const FavorNames names = { { "Ann", "Bo", "Cem", "Dee", "Eli" } };

static void
changed_cb (guint *n)
{
  (*n)++;
}

static FavorPartners *
create (guint seats, guint *n_changed)
{
  FavorPartners *self = FAVOR_PARTNERS (g_object_ref_sink (favor_partners_new ()));

  g_signal_connect_swapped (self, "changed", G_CALLBACK (changed_cb), n_changed);
  favor_partners_list (self, seats, &names, NULL);
  return self;
}

/* The row of a seat, as it is clicked. */
static void
toggle (FavorPartners *self, guint seat)
{
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self));

  while (seat-- > 0)
    row = gtk_widget_get_next_sibling (row);
  g_assert_true (gtk_widget_get_visible (row));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (row),
                                !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (row)));
}

static void
test_one (void)
{
  guint          n_changed = 0;
  FavorPartners *self = create (1u << 1 | 1u << 3, &n_changed);

  g_assert_cmpint (favor_partners_get_seat (self), ==, 1);
  toggle (self, 3);
  g_assert_cmpint (favor_partners_get_seat (self), ==, 3);
  g_assert_cmpuint (favor_partners_get_seats (self), ==, 1u << 3);
  /* Who is not there is not chosen, and somebody always is. */
  favor_partners_choose (self, 2);
  favor_partners_choose_all (self, 0);
  g_assert_cmpint (favor_partners_get_seat (self), ==, 3);
  g_assert_cmpuint (n_changed, ==, 1);
  favor_partners_list (self, 1u << 2, &names, NULL);
  g_assert_cmpint (favor_partners_get_seat (self), ==, 2);
  g_assert_finalize_object (self);
}

static void
test_several (void)
{
  guint          n_changed = 0;
  FavorPartners *self = create (1u << 1 | 1u << 2 | 1u << 3, &n_changed);

  favor_partners_set_several (self, TRUE);
  toggle (self, 3);
  g_assert_cmpuint (favor_partners_get_seats (self), ==, 1u << 1 | 1u << 3);
  toggle (self, 1);
  toggle (self, 3);
  g_assert_cmpuint (favor_partners_get_seats (self), ==, 0);
  g_assert_cmpint (favor_partners_get_seat (self), ==, FAVOR_SEAT_NONE);
  favor_partners_choose_all (self, 0xff);
  g_assert_cmpuint (favor_partners_get_seats (self), ==, 1u << 1 | 1u << 2 | 1u << 3);
  g_assert_cmpuint (n_changed, ==, 4);
  /* Of several the first one stays. */
  favor_partners_set_several (self, FALSE);
  g_assert_cmpuint (favor_partners_get_seats (self), ==, 1u << 1);
  toggle (self, 2);
  g_assert_cmpuint (favor_partners_get_seats (self), ==, 1u << 2);
  g_assert_finalize_object (self);
}

/* Whether the words of a seat are broken into lines rather than cut off. */
static gboolean
is_whole (FavorPartners *self, guint seat)
{
  return gtk_label_get_wrap (GTK_LABEL (page_fixture_find (GTK_WIDGET (self),
                                                           GTK_TYPE_LABEL,
                                                           names.names[seat])));
}

/* Each of many who are asked together has one line. */
static void
test_crowded (void)
{
  guint          n_changed = 0;
  FavorPartners *self = create (1u << 1 | 1u << 2 | 1u << 3 | 1u << 4, &n_changed);

  g_assert_true (is_whole (self, 1));
  g_assert_false (is_whole (self, 2));
  favor_partners_set_several (self, TRUE);
  favor_partners_choose_all (self, 0xff);
  for (guint seat = 1; seat <= 4; seat++)
    g_assert_false (is_whole (self, seat));
  favor_partners_list (self, 1u << 1 | 1u << 2 | 1u << 3, &names, NULL);
  for (guint seat = 1; seat <= 3; seat++)
    g_assert_true (is_whole (self, seat));
  g_assert_finalize_object (self);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/partners/one", test_one);
  g_test_add_func ("/partners/several", test_several);
  g_test_add_func ("/partners/crowded", test_crowded);
  return g_test_run ();
}
