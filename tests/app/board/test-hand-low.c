/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "hand-fixture.h"

/* Cards with a low face: they never cover each other. */

/* As set_up_groups (), of cards that can lie in two rows. */
static void
set_up_low (Fixture         *fixture,
            guint            n_groups,
            guint            n_pairs,
            int              width,
            GtkTextDirection direction)
{
  g_autoptr (FavorFace) face = favor_face_new (50, 70);
  g_autoptr (FavorFace) low = favor_face_new (50, 30);

  favor_face_set_low (face, low);
  set_up_groups (fixture, n_groups, n_pairs, 0, width, direction);
  for (guint i = 0; i < favor_hand_get_pieces (fixture->hand)->len; i++)
    favor_piece_replace_face (nth (fixture, i), face);
  update (fixture);
}

/* Of those in front no one lies over another. */
static void
assert_all_seen (Fixture *fixture)
{
  guint n = favor_hand_get_pieces (fixture->hand)->len;

  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      {
        FavorPiece     *first = nth (fixture, i), *second = nth (fixture, j);
        graphene_rect_t at = place_of (fixture, first),
                        other = place_of (fixture, second);

        if (favor_piece_get_group (first) == favor_piece_get_group (second))
          continue;
        /* The edge of a card that lies below another one. */
        graphene_rect_inset (&at, 2, 0);
        g_assert_false (graphene_rect_intersection (&at, &other, NULL));
      }
}

/* Where titles would be covered there are two rows, the first half of the groups in the upper one. */
static void
test_two_rows (gconstpointer data)
{
  Fixture         fixture;
  graphene_rect_t first, eighth, last;

  set_up_low (&fixture, 14, 6, 962, (GtkTextDirection) GPOINTER_TO_INT (data));
  assert_inside (&fixture);
  assert_all_seen (&fixture);
  /* The seventh and the last group are one card. */
  first = place_of (&fixture, nth (&fixture, 1));
  eighth = place_of (&fixture, nth (&fixture, 13));
  last = place_of (&fixture, nth (&fixture, 19));
  g_assert_cmpfloat_with_epsilon (first.size.width / first.size.height, 5.0 / 3, 0.05);
  g_assert_cmpfloat_with_epsilon (first.origin.x, eighth.origin.x, 1.01);
  g_assert_cmpfloat (eighth.origin.y, >, first.origin.y + first.size.height);
  g_assert_cmpfloat_with_epsilon (last.origin.y, eighth.origin.y, 1.01);
  g_assert_cmpuint (favor_piece_get_count (nth (&fixture, 0)), ==, 0);
  g_assert_cmpuint (favor_piece_get_count (nth (&fixture, 1)), ==, 2);
  g_assert_cmpuint (favor_piece_get_count (nth (&fixture, 13)), ==, 0);

  /* One that is chosen stays in its row. */
  favor_piece_set_state (nth (&fixture, 13), FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN);
  update (&fixture);
  g_assert_cmpfloat (place_of (&fixture, nth (&fixture, 13)).origin.y,
                     <,
                     eighth.origin.y - 2);
  assert_all_seen (&fixture);
  tear_down (&fixture);
}

/* In one row as long as titles are seen; where not even two are enough, they scroll. */
static void
test_row_or_two (void)
{
  Fixture fixture;

  set_up_low (&fixture, 8, 3, 962, GTK_TEXT_DIR_LTR);
  for (guint i = 1; i < 11; i++)
    g_assert_cmpfloat (place_of (&fixture, nth (&fixture, i)).origin.y,
                       ==,
                       place_of (&fixture, nth (&fixture, 0)).origin.y);
  g_assert_cmpfloat (step_after (&fixture, 9), >, width_of_card (&fixture) * 0.93);
  tear_down (&fixture);

  set_up_low (&fixture, 40, 0, 762, GTK_TEXT_DIR_LTR);
  assert_all_seen (&fixture);
  g_assert_cmpfloat (start_of (&fixture, nth (&fixture, 19)), >, 762);
  gtk_widget_grab_focus (GTK_WIDGET (nth (&fixture, 19)));
  page_fixture_settle ();
  g_assert_cmpfloat (start_of (&fixture, nth (&fixture, 19)), <, 762 - 80);
  tear_down (&fixture);

  /* In a narrow window a row scrolls easily. */
  set_up_low (&fixture, 9, 0, 400, GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat (place_of (&fixture, nth (&fixture, 8)).origin.y,
                     ==,
                     place_of (&fixture, nth (&fixture, 0)).origin.y);
  tear_down (&fixture);
}

/* A hand that is too low for titles of cards that stand has a row that lies; it scrolls. */
static void
test_flat (void)
{
  Fixture         fixture;
  graphene_rect_t first;

  set_up_low (&fixture, 6, 2, 360, GTK_TEXT_DIR_LTR);
  gtk_window_set_default_size (fixture.window, 360, 85);
  page_fixture_wait_for (gtk_widget_get_height (GTK_WIDGET (fixture.hand)) < 90);
  update (&fixture);
  first = place_of (&fixture, nth (&fixture, 1));
  g_assert_cmpfloat_with_epsilon (first.size.width / first.size.height, 5.0 / 3, 0.05);
  g_assert_cmpfloat (first.size.height, >, 58);
  g_assert_cmpuint (favor_piece_get_count (nth (&fixture, 1)), ==, 2);
  g_assert_cmpfloat (place_of (&fixture, nth (&fixture, 7)).origin.y, ==, first.origin.y);
  assert_all_seen (&fixture);
  g_assert_cmpfloat (start_of (&fixture, nth (&fixture, 7)), >, 360);
  favor_hand_set_offset (fixture.hand, 100000);
  update (&fixture);
  g_assert_cmpfloat (start_of (&fixture, nth (&fixture, 7)) + first.size.width, <=, 360);
  tear_down (&fixture);
}

/* In two rows the low face is drawn, in one the other. */
static void
test_low_face (void)
{
  Fixture               fixture;
  g_autoptr (FavorFace) red = favor_face_new (50, 70);
  g_autoptr (FavorFace) green = favor_face_new (50, 30);
  graphene_rect_t       at;

  favor_face_add_art (red, "test/wide", 0, 0, 210, 70);
  favor_face_add_art (green, "test/card", 0, 0, 50, 70);
  favor_face_set_low (red, green);
  set_up_groups (&fixture, 14, 0, 0, 962, GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < 14; i++)
    favor_piece_replace_face (nth (&fixture, i), red);
  update (&fixture);
  at = place_of (&fixture, nth (&fixture, 0));
  g_assert_cmphex (pixel_at (&fixture, at.origin.x + 20, at.origin.y + 20),
                   ==,
                   0xff00ff00);
  for (guint i = 13; i >= 3; i--)
    favor_hand_remove (fixture.hand, nth (&fixture, i));
  update (&fixture);
  at = place_of (&fixture, nth (&fixture, 0));
  g_assert_cmphex (pixel_at (&fixture, at.origin.x + 20, at.origin.y + 20),
                   ==,
                   0xffff0000);
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/hand-low/two-rows/left-to-right",
                        GINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_two_rows);
  g_test_add_data_func ("/hand-low/two-rows/right-to-left",
                        GINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_two_rows);
  g_test_add_func ("/hand-low/row-or-two", test_row_or_two);
  g_test_add_func ("/hand-low/flat", test_flat);
  g_test_add_func ("/hand-low/face", test_low_face);
  return g_test_run ();
}
