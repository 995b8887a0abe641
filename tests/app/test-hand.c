/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-hand.h"

#include "page-fixture.h"

#define HEIGHT 134
/* The gap between two cards. */
#define GAP 8

typedef struct
{
  FavorHand *hand;
  GtkWindow *window;
} Fixture;

/* A card with that key; `in_tray` at the end. */
static FavorPiece *
add (Fixture *fixture, guint key, gboolean in_tray)
{
  FavorPiece           *piece = favor_piece_new ();
  g_autoptr (FavorFace) face = favor_face_new (50, 70);

  favor_piece_set_key (piece, key);
  favor_piece_set_face (piece, face);
  favor_hand_add (fixture->hand, piece, in_tray);
  return piece;
}

/* Cards come in any order. */
static void
set_up (Fixture *fixture, guint n, guint n_tray, int width, GtkTextDirection direction)
{
  fixture->hand = favor_hand_new ();
  gtk_widget_set_direction (GTK_WIDGET (fixture->hand), direction);
  for (guint i = 0; i < n; i++)
    add (fixture, i % 2 == 0 ? i : n - 1 - i + n % 2, FALSE);
  for (guint i = 0; i < n_tray; i++)
    add (fixture, 200 - i, TRUE);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->hand), width, HEIGHT);
  page_fixture_wait_for (!favor_board_is_moving (FAVOR_BOARD (fixture->hand)));
  page_fixture_settle ();
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
}

static void
update (Fixture *fixture)
{
  favor_hand_update (fixture->hand, TRUE);
  favor_board_finish (FAVOR_BOARD (fixture->hand));
  page_fixture_settle ();
}

static graphene_rect_t
place_of (Fixture *fixture, FavorPiece *piece)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (piece),
                                            GTK_WIDGET (fixture->hand),
                                            &bounds));
  return bounds;
}

static FavorPiece *
nth (Fixture *fixture, guint i)
{
  return g_ptr_array_index (favor_hand_get_pieces (fixture->hand), i);
}

/* All cards are alike. */
static float
width_of_card (Fixture *fixture)
{
  return place_of (fixture, nth (fixture, 0)).size.width;
}

/* The distance from the nth card to the next one, from the start side. */
static float
step_after (Fixture *fixture, guint i)
{
  float step = place_of (fixture, nth (fixture, i + 1)).origin.x -
               place_of (fixture, nth (fixture, i)).origin.x;

  return gtk_widget_get_direction (GTK_WIDGET (fixture->hand)) == GTK_TEXT_DIR_RTL ? -step
                                                                                   : step;
}

static void
assert_inside (Fixture *fixture)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->hand));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t place = place_of (fixture, FAVOR_PIECE (child));

      g_assert_cmpfloat (place.origin.x, >=, 0);
      g_assert_cmpfloat (place.origin.y, >=, 0);
      g_assert_cmpfloat (place.origin.x + place.size.width,
                         <=,
                         gtk_widget_get_width (GTK_WIDGET (fixture->hand)));
      g_assert_cmpfloat (place.origin.y + place.size.height, <=, HEIGHT);
    }
}

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
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      gpointer         direction = GINT_TO_POINTER (directions[i].direction);
      g_autofree char *overlap = g_strconcat ("/hand/overlap/", directions[i].name, NULL);
      g_autofree char *tray = g_strconcat ("/hand/tray/", directions[i].name, NULL);

      g_test_add_data_func (overlap, direction, test_overlap);
      g_test_add_data_func (tray, direction, test_tray);
    }
  return g_test_run ();
}
