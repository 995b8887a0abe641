/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-crests.h"

#include "favor-game.h"
#include "favor-seat-sign.h"

#include "page-fixture.h"

static void
assert_shape (GtkWidget *sign, gboolean round)
{
  int width, height;

  gtk_widget_measure (sign, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (sign, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, ==, 46);
  g_assert_cmpint (width, ==, round ? 46 : 40);
}

/* Within a page that has crests they stand for the seats that have one, as long as there are any and
 * wherever the sign is put; not for what is personal. */
static void
test_crests (void)
{
  const char  *art[FAVOR_MAX_SEATS] = { NULL, "dragon/small-fox" };
  GtkWidget   *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget   *sign = favor_seat_sign_new (1, 46);
  GtkWidget   *other = favor_seat_sign_new (0, 46);
  GtkWidget   *personal = favor_seat_sign_new (1, 46);
  FavorCrests *crests = favor_crests_install (box);
  GtkWindow   *window;

  g_object_set (personal, "personal", TRUE, NULL);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), other);
  gtk_box_append (GTK_BOX (box), personal);
  g_assert_true (favor_crests_find (sign) == crests);
  window = page_fixture_show (box, 300, 100);
  g_assert_null (favor_crests_find (GTK_WIDGET (window)));
  assert_shape (sign, FALSE);
  favor_crests_set (crests, art);
  assert_shape (sign, TRUE);
  assert_shape (other, FALSE);
  assert_shape (personal, FALSE);
  g_assert_cmpstr (favor_crests_get (crests, 1), ==, "dragon/small-fox");
  favor_crests_set (crests, NULL);
  assert_shape (sign, FALSE);
  favor_crests_set (crests, art);

  /* Outside of the page it is a shield again. */
  g_object_ref (sign);
  gtk_box_remove (GTK_BOX (box), sign);
  gtk_window_set_child (window, sign);
  assert_shape (sign, FALSE);
  g_object_unref (sign);
  page_fixture_close (window);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/crests/signs", test_crests);
  return g_test_run ();
}
