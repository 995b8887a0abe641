/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "hand-fixture.h"

/* The gap between two cards. */
#define GAP 8

static void
test_side_by_side (void)
{
  Fixture         fixture;
  graphene_rect_t first, last;

  set_up (&fixture, 4, 0, 600, GTK_TEXT_DIR_LTR);
  assert_inside (&fixture);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat_with_epsilon (step_after (&fixture, i),
                                    width_of_card (&fixture) + GAP,
                                    1.01);
  first = place_of (&fixture, nth (&fixture, 0));
  last = place_of (&fixture, nth (&fixture, 3));
  g_assert_cmpfloat_with_epsilon (first.size.width / first.size.height, 5.0 / 7, 0.02);
  g_assert_cmpfloat (first.size.height, >, 0.7 * HEIGHT);
  /* In the middle. */
  g_assert_cmpfloat_with_epsilon (first.origin.x,
                                  600 - last.origin.x - last.size.width,
                                  2);
  tear_down (&fixture);
}

/* Too many for the width lie over each other equally, and each can be seen. */
static void
test_overlap (gconstpointer data)
{
  Fixture fixture;
  float   step;

  set_up (&fixture, 30, 0, 500, (GtkTextDirection) GPOINTER_TO_INT (data));
  assert_inside (&fixture);
  step = step_after (&fixture, 0);
  g_assert_cmpfloat (step, <, width_of_card (&fixture));
  g_assert_cmpfloat (step, >, 8);
  for (guint i = 1; i < 29; i++)
    g_assert_cmpfloat_with_epsilon (step_after (&fixture, i), step, 1.01);
  tear_down (&fixture);
}

/* The keyboard goes as the eye does: by keys, then the tray. */
static void
test_order (void)
{
  Fixture fixture;
  guint   last = 0, n = 0;
  float   x = -1;

  set_up (&fixture, 7, 3, 900, GTK_TEXT_DIR_LTR);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture.hand));
       child != NULL;
       child = gtk_widget_get_next_sibling (child), n++)
    {
      FavorPiece *piece = FAVOR_PIECE (child);

      g_assert_cmpuint (favor_piece_get_key (piece), >=, last);
      g_assert_cmpfloat (place_of (&fixture, piece).origin.x, >, x);
      g_assert_cmpint (n < 7, ==, favor_piece_get_key (piece) < 100);
      last = favor_piece_get_key (piece);
      x = place_of (&fixture, piece).origin.x;
    }
  g_assert_cmpuint (n, ==, 10);

  /* One more comes to its place. */
  last = favor_piece_get_key (nth (&fixture, 3));
  add (&fixture, last, FALSE);
  g_assert_cmpuint (favor_hand_get_pieces (fixture.hand)->len, ==, 8);
  for (guint i = 0; i < 7; i++)
    g_assert_cmpuint (favor_piece_get_key (nth (&fixture, i)),
                      <=,
                      favor_piece_get_key (nth (&fixture, i + 1)));
  tear_down (&fixture);
}

/* Tab and Shift+Tab, too. */
static void
test_tab (void)
{
  Fixture fixture;

  set_up (&fixture, 5, 0, 600, GTK_TEXT_DIR_LTR);
  gtk_widget_grab_focus (GTK_WIDGET (nth (&fixture, 0)));
  for (guint i = 1; i < 5; i++)
    {
      g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture.window),
                                             GTK_DIR_TAB_FORWARD));
      g_assert_true (gtk_window_get_focus (fixture.window) ==
                     GTK_WIDGET (nth (&fixture, i)));
    }
  tear_down (&fixture);
}

/* What was sent away lies at the end, in at most a third. */
static void
test_tray (gconstpointer data)
{
  gboolean rtl = GPOINTER_TO_INT (data) == GTK_TEXT_DIR_RTL;
  Fixture  fixture;

  set_up (&fixture, 6, 5, 600, (GtkTextDirection) GPOINTER_TO_INT (data));
  assert_inside (&fixture);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture.hand));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t place = place_of (&fixture, FAVOR_PIECE (child));
      float start = rtl ? 600 - place.origin.x - place.size.width : place.origin.x;

      if (favor_piece_get_key (FAVOR_PIECE (child)) >= 100)
        g_assert_cmpfloat (start, >=, 400);
      else
        g_assert_cmpfloat (start + place.size.width, <=, 401);
    }
  g_assert_cmpuint (favor_hand_get_pieces (fixture.hand)->len, ==, 6);
  tear_down (&fixture);
}

/* Chosen cards stand out most. */
static void
test_lifts (void)
{
  Fixture fixture;
  float   rest;

  set_up (&fixture, 3, 0, 600, GTK_TEXT_DIR_LTR);
  rest = place_of (&fixture, nth (&fixture, 0)).origin.y;
  favor_piece_set_state (nth (&fixture, 1), FAVOR_PIECE_CHOOSABLE);
  favor_piece_set_state (nth (&fixture, 2), FAVOR_PIECE_CHOOSABLE | FAVOR_PIECE_CHOSEN);
  update (&fixture);
  g_assert_cmpfloat (place_of (&fixture, nth (&fixture, 0)).origin.y, ==, rest);
  g_assert_cmpfloat (place_of (&fixture, nth (&fixture, 1)).origin.y, <, rest - 2);
  g_assert_cmpfloat (place_of (&fixture, nth (&fixture, 2)).origin.y,
                     <,
                     place_of (&fixture, nth (&fixture, 1)).origin.y - 2);
  assert_inside (&fixture);
  tear_down (&fixture);
}

static void
test_removal (void)
{
  Fixture     fixture;
  FavorPiece *gone;
  GtkWidget  *tray;

  set_up (&fixture, 4, 2, 600, GTK_TEXT_DIR_LTR);
  gone = g_object_ref (nth (&fixture, 1));
  favor_hand_remove (fixture.hand, gone);
  g_assert_finalize_object (gone);
  tray = gtk_widget_get_last_child (GTK_WIDGET (fixture.hand));
  favor_hand_remove (fixture.hand, FAVOR_PIECE (tray));
  update (&fixture);
  g_assert_cmpuint (favor_hand_get_pieces (fixture.hand)->len, ==, 3);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpfloat_with_epsilon (step_after (&fixture, i),
                                    width_of_card (&fixture) + GAP,
                                    1.01);
  while (favor_hand_get_pieces (fixture.hand)->len > 0)
    favor_hand_remove (fixture.hand, nth (&fixture, 0));
  update (&fixture);
  assert_inside (&fixture);
  tear_down (&fixture);
}

/* ---- Cards that are alike ------------------------------------------------------------- */

/* Few groups: a fan of a seventh, then a gap. */
static void
test_fan (gconstpointer data)
{
  Fixture fixture;

  set_up_groups (&fixture, 4, 2, 0, 962, (GtkTextDirection) GPOINTER_TO_INT (data));
  assert_inside (&fixture);
  for (guint i = 0; i < 5; i++)
    g_assert_cmpfloat_with_epsilon (step_after (&fixture, i),
                                    i == 0 || i == 2 ? width_of_card (&fixture) / 7
                                                     : width_of_card (&fixture) + GAP,
                                    1.01);
  for (guint i = 0; i < 6; i++)
    g_assert_cmpuint (favor_piece_get_count (nth (&fixture, i)), ==, 0);
  tear_down (&fixture);
}

/* Many: piles that say their number on the card in front. */
static void
test_piles (gconstpointer data)
{
  Fixture fixture;
  float   step;

  set_up_groups (&fixture, 14, 6, 0, 700, (GtkTextDirection) GPOINTER_TO_INT (data));
  assert_inside (&fixture);
  step = step_after (&fixture, 1);
  g_assert_cmpfloat (step, >=, 26);
  g_assert_cmpfloat (step, <, width_of_card (&fixture));
  for (guint i = 0; i < 12; i++)
    {
      g_assert_cmpfloat_with_epsilon (step_after (&fixture, i),
                                      i % 2 == 0 ? 4 : step,
                                      1.01);
      g_assert_cmpuint (favor_piece_get_count (nth (&fixture, i)),
                        ==,
                        i % 2 == 0 ? 0 : 2);
    }
  g_assert_cmpuint (favor_piece_get_count (nth (&fixture, 12)), ==, 0);

  /* With room again the numbers go. */
  for (guint i = 19; i >= 4; i--)
    favor_hand_remove (fixture.hand, nth (&fixture, i));
  update (&fixture);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (favor_piece_get_count (nth (&fixture, i)), ==, 0);
  tear_down (&fixture);
}

/* Still more: the row scrolls, the tray behind its end, and the focus is always seen. */
static void
test_scrolls (gconstpointer data)
{
  Fixture fixture;
  double  last;

  set_up_groups (&fixture, 40, 0, 2, 760, (GtkTextDirection) GPOINTER_TO_INT (data));
  g_assert_cmpfloat_with_epsilon (step_after (&fixture, 0), 26, 1.01);
  g_assert_cmpfloat (start_of (&fixture, nth (&fixture, 0)), <, 10);
  last = start_of (&fixture, nth (&fixture, 39));
  g_assert_cmpfloat (last, >, 760);
  g_assert_cmpfloat (
    start_of (&fixture,
              FAVOR_PIECE (gtk_widget_get_last_child (GTK_WIDGET (fixture.hand)))),
    >,
    last + width_of_card (&fixture));

  gtk_widget_grab_focus (GTK_WIDGET (nth (&fixture, 39)));
  page_fixture_settle ();
  last = start_of (&fixture, nth (&fixture, 39));
  g_assert_cmpfloat (last, >, 0);
  g_assert_cmpfloat (last + width_of_card (&fixture), <, 760);
  g_assert_cmpfloat (start_of (&fixture, nth (&fixture, 0)), <, 0);

  favor_hand_set_offset (fixture.hand, 100000);
  update (&fixture);
  g_assert_cmpfloat (
    start_of (&fixture,
              FAVOR_PIECE (gtk_widget_get_last_child (GTK_WIDGET (fixture.hand)))),
    <=,
    760 - width_of_card (&fixture));
  favor_hand_set_offset (fixture.hand, -5);
  g_assert_cmpfloat (favor_hand_get_offset (fixture.hand), ==, 0);
  tear_down (&fixture);
}

/* In a narrow window titles are read, and the row scrolls earlier. */
static void
test_narrow (void)
{
  Fixture fixture;

  set_up_groups (&fixture, 8, 2, 3, 400, GTK_TEXT_DIR_LTR);
  g_assert_cmpfloat (step_after (&fixture, 1), >, width_of_card (&fixture) * 0.94);
  g_assert_cmpfloat_with_epsilon (step_after (&fixture, 0),
                                  width_of_card (&fixture) / 7,
                                  1.01);
  favor_hand_set_offset (fixture.hand, 50);
  g_assert_cmpfloat (favor_hand_get_offset (fixture.hand), ==, 50);
  tear_down (&fixture);

  /* With few there is nothing to scroll. */
  set_up_groups (&fixture, 3, 0, 1, 400, GTK_TEXT_DIR_LTR);
  favor_hand_set_offset (fixture.hand, 50);
  g_assert_cmpfloat (favor_hand_get_offset (fixture.hand), ==, 0);
  assert_inside (&fixture);
  tear_down (&fixture);
}

/* A wheel over the hand turns it. */
static void
test_wheel (void)
{
  Fixture fixture;

  set_up_groups (&fixture, 40, 0, 0, 760, GTK_TEXT_DIR_LTR);
  if (page_fixture_pointer ("mousemove 300 60 click 5"))
    {
      page_fixture_wait_for (favor_hand_get_offset (fixture.hand) > 10);
      page_fixture_pointer ("click 4 click 4");
      page_fixture_wait_for (favor_hand_get_offset (fixture.hand) == 0);
    }
  tear_down (&fixture);
}

/* Of two that overlap the one with the pointer lies in front, else the later one. */
static void
test_raised (void)
{
  Fixture               fixture;
  g_autoptr (FavorFace) red = favor_face_new (50, 70);
  g_autoptr (FavorFace) green = favor_face_new (50, 70);
  graphene_rect_t       at;
  float                 x, y;

  set_up (&fixture, 30, 0, 500, GTK_TEXT_DIR_LTR);
  favor_face_add_art (red, "test/wide", 0, 0, 210, 70);
  favor_face_add_art (green, "test/card", 0, 0, 50, 70);
  for (guint i = 0; i < 30; i++)
    favor_piece_replace_face (nth (&fixture, i), i == 10 ? green : red);
  page_fixture_settle ();
  at = place_of (&fixture, nth (&fixture, 10));
  x = at.origin.x + at.size.width - 6;
  y = at.origin.y + at.size.height / 2;
  g_assert_cmphex (pixel_at (&fixture, x, y), ==, 0xffff0000);
  gtk_widget_set_state_flags (GTK_WIDGET (nth (&fixture, 10)),
                              GTK_STATE_FLAG_PRELIGHT,
                              FALSE);
  page_fixture_settle ();
  g_assert_cmphex (pixel_at (&fixture, x, y), ==, 0xff00ff00);
  favor_hand_remove (fixture.hand, nth (&fixture, 10));
  update (&fixture);
  g_assert_cmphex (pixel_at (&fixture, x, y), ==, 0xffff0000);
  tear_down (&fixture);
}

/* From below to above. */
static void
arrange_column (FavorHand *hand, int width, int height)
{
  GPtrArray *pieces = favor_hand_get_pieces (hand);

  for (guint i = 0; i < pieces->len; i++)
    favor_board_place (FAVOR_BOARD (hand),
                       g_ptr_array_index (pieces, i),
                       &GRAPHENE_RECT_INIT (5,
                                            (float) (height - 10 * (int) (i + 1)),
                                            20,
                                            10));
}

/* Where pieces have places of their own they lie there, however they stand out. */
static void
test_places (void)
{
  Fixture         fixture;
  graphene_rect_t above = *graphene_rect_zero ();

  set_up (&fixture, 4, 0, 600, GTK_TEXT_DIR_LTR);
  favor_hand_set_arrange (fixture.hand, arrange_column);
  favor_piece_set_state (nth (&fixture, 2), FAVOR_PIECE_CHOSEN);
  favor_hand_update (fixture.hand, FALSE);
  page_fixture_settle ();
  for (guint i = 0; i < 4; i++)
    {
      graphene_rect_t at = place_of (&fixture, nth (&fixture, i));

      g_assert_cmpfloat_with_epsilon (at.origin.x, 5, 0.5);
      if (i > 0)
        g_assert_cmpfloat_with_epsilon (at.origin.y, above.origin.y - 10, 0.5);
      above = at;
    }
  tear_down (&fixture);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char      *name;
    GtkTextDirection direction;
  } directions[] = {
    { "left-to-right", GTK_TEXT_DIR_LTR },
    { "right-to-left", GTK_TEXT_DIR_RTL },
  };

  page_fixture_init (&argc, &argv);
  g_test_add_func ("/hand/side-by-side", test_side_by_side);
  g_test_add_func ("/hand/order", test_order);
  g_test_add_func ("/hand/tab", test_tab);
  g_test_add_func ("/hand/lifts", test_lifts);
  g_test_add_func ("/hand/removal", test_removal);
  g_test_add_func ("/hand/narrow", test_narrow);
  g_test_add_func ("/hand/wheel", test_wheel);
  g_test_add_func ("/hand/raised", test_raised);
  g_test_add_func ("/hand/places", test_places);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      gpointer         direction = GINT_TO_POINTER (directions[i].direction);
      g_autofree char *overlap = g_strconcat ("/hand/overlap/", directions[i].name, NULL);
      g_autofree char *tray = g_strconcat ("/hand/tray/", directions[i].name, NULL);
      g_autofree char *fan = g_strconcat ("/hand/fan/", directions[i].name, NULL);
      g_autofree char *piles = g_strconcat ("/hand/piles/", directions[i].name, NULL);
      g_autofree char *scrolls = g_strconcat ("/hand/scrolls/", directions[i].name, NULL);

      g_test_add_data_func (overlap, direction, test_overlap);
      g_test_add_data_func (tray, direction, test_tray);
      g_test_add_data_func (fan, direction, test_fan);
      g_test_add_data_func (piles, direction, test_piles);
      g_test_add_data_func (scrolls, direction, test_scrolls);
    }
  return g_test_run ();
}
