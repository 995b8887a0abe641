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

/* ---- Cards that are alike ------------------------------------------------------------- */

/* `n_groups` groups, of which the first `n_pairs` are two cards. */
static void
set_up_groups (Fixture         *fixture,
               guint            n_groups,
               guint            n_pairs,
               guint            n_tray,
               int              width,
               GtkTextDirection direction)
{
  fixture->hand = favor_hand_new ();
  gtk_widget_set_direction (GTK_WIDGET (fixture->hand), direction);
  for (guint i = 0; i < n_groups; i++)
    for (guint j = 0; j < (i < n_pairs ? 2 : 1); j++)
      favor_piece_set_group (add (fixture, i * 2 + j, FALSE), i + 1);
  for (guint i = 0; i < n_tray; i++)
    add (fixture, 1000 + i, TRUE);
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->hand), width, HEIGHT);
  page_fixture_settle ();
}

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

/* From the start side. */
static double
start_of (Fixture *fixture, FavorPiece *piece)
{
  graphene_rect_t at = place_of (fixture, piece);

  if (gtk_widget_get_direction (GTK_WIDGET (fixture->hand)) == GTK_TEXT_DIR_RTL)
    return gtk_widget_get_width (GTK_WIDGET (fixture->hand)) - at.origin.x -
           at.size.width;
  return at.origin.x;
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

/* ---- Cards with a low face ------------------------------------------------------------ */

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

/* The pixel that is seen there, as 0xaarrggbb. */
static guint32
pixel_at (Fixture *fixture, float x, float y)
{
  GtkWidget                *widget = GTK_WIDGET (fixture->hand);
  GtkNative                *native = gtk_widget_get_native (widget);
  g_autoptr (GdkPaintable)  paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot)   snapshot = gtk_snapshot_new ();
  g_autoptr (GdkTexture)    shot = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  guint32                   pixel;

  gdk_paintable_snapshot (paintable,
                          snapshot,
                          gtk_widget_get_width (widget),
                          gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  shot = gsk_renderer_render_texture (gtk_native_get_renderer (native),
                                      node,
                                      &GRAPHENE_RECT_INIT (x, y, 1, 1));
  gdk_texture_download (shot, (guchar *) &pixel, sizeof pixel);
  return pixel;
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
  g_test_add_func ("/hand/row-or-two", test_row_or_two);
  g_test_add_func ("/hand/low-face", test_low_face);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      gpointer         direction = GINT_TO_POINTER (directions[i].direction);
      g_autofree char *overlap = g_strconcat ("/hand/overlap/", directions[i].name, NULL);
      g_autofree char *tray = g_strconcat ("/hand/tray/", directions[i].name, NULL);
      g_autofree char *fan = g_strconcat ("/hand/fan/", directions[i].name, NULL);
      g_autofree char *piles = g_strconcat ("/hand/piles/", directions[i].name, NULL);
      g_autofree char *scrolls = g_strconcat ("/hand/scrolls/", directions[i].name, NULL);

      g_autofree char *rows = g_strconcat ("/hand/two-rows/", directions[i].name, NULL);

      g_test_add_data_func (rows, direction, test_two_rows);
      g_test_add_data_func (overlap, direction, test_overlap);
      g_test_add_data_func (tray, direction, test_tray);
      g_test_add_data_func (fan, direction, test_fan);
      g_test_add_data_func (piles, direction, test_piles);
      g_test_add_data_func (scrolls, direction, test_scrolls);
    }
  return g_test_run ();
}
