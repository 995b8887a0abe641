/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-board-things.h"
#include "favor-rows.h"

#include "page-fixture.h"

#define WIDTH  400
#define HEIGHT 300
#define SIDE   40

/* A board that places its children in a row from `start` on, but the first `n_unplaced`. */
#define TEST_TYPE_BOARD (test_board_get_type ())
G_DECLARE_FINAL_TYPE (TestBoard, test_board, TEST, BOARD, FavorBoard)

struct _TestBoard
{
  FavorBoard parent_instance;
  float      start;
  guint      n_unplaced;
  guint      n_settled;
  FavorPill  pill;
  double     room;
};

G_DEFINE_FINAL_TYPE (TestBoard, test_board, FAVOR_TYPE_BOARD)

static void
arrange (FavorBoard *board, int width, int height)
{
  const graphene_point_t anchor = GRAPHENE_POINT_INIT (1, 0.5f);
  TestBoard             *self = TEST_BOARD (board);
  guint                  i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (board)); child != NULL;
       child = gtk_widget_get_next_sibling (child), i++)
    if (i >= self->n_unplaced)
      favor_board_place (board,
                         child,
                         &GRAPHENE_RECT_INIT (self->start +
                                                (float) (i - self->n_unplaced) * SIDE,
                                              10,
                                              SIDE,
                                              SIDE));
  favor_pill_place (&self->pill,
                    board,
                    self->room,
                    &anchor,
                    &FAVOR_RECT (WIDTH - 60, 100, 40, 40),
                    &FAVOR_RECT (0, 0, WIDTH, HEIGHT));
}

static void
settle (FavorBoard *board)
{
  TEST_BOARD (board)->n_settled++;
}

static void
test_board_class_init (TestBoardClass *klass)
{
  FAVOR_BOARD_CLASS (klass)->arrange = arrange;
  FAVOR_BOARD_CLASS (klass)->settle = settle;
}

static void
test_board_init (TestBoard *self)
{
}

typedef struct
{
  TestBoard *board;
  GtkWindow *window;
} Fixture;

static void
set_up (Fixture *fixture, guint n, GtkTextDirection direction)
{
  fixture->board = g_object_new (TEST_TYPE_BOARD, NULL);
  gtk_widget_set_direction (GTK_WIDGET (fixture->board), direction);
  for (guint i = 0; i < n; i++)
    favor_board_add (FAVOR_BOARD (fixture->board), gtk_drawing_area_new ());
  fixture->window = page_fixture_show (GTK_WIDGET (fixture->board), WIDTH, HEIGHT);
}

static void
tear_down (Fixture *fixture)
{
  page_fixture_close (fixture->window);
}

static GtkWidget *
child_of (Fixture *fixture, guint nth)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->board));

  while (nth-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static float
x_of (Fixture *fixture, guint nth)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_child_visible (child_of (fixture, nth)));
  g_assert_true (gtk_widget_compute_bounds (child_of (fixture, nth),
                                            GTK_WIDGET (fixture->board),
                                            &bounds));
  g_assert_cmpfloat (bounds.size.width, ==, SIDE);
  g_assert_cmpfloat (bounds.size.height, ==, SIDE);
  return bounds.origin.x;
}

static void
move (Fixture *fixture, float start, gboolean animate)
{
  fixture->board->start = start;
  favor_board_rearrange (FAVOR_BOARD (fixture->board), animate);
}

static gboolean
is_moving (Fixture *fixture)
{
  return favor_board_is_moving (FAVOR_BOARD (fixture->board));
}

static void
test_places (void)
{
  Fixture fixture;

  set_up (&fixture, 3, GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat (x_of (&fixture, i), ==, i * SIDE);
  move (&fixture, 100, FALSE);
  page_fixture_settle ();
  g_assert_false (is_moving (&fixture));
  for (guint i = 0; i < 3; i++)
    g_assert_cmpfloat (x_of (&fixture, i), ==, 100 + i * SIDE);
  tear_down (&fixture);
}

/* Counted from the start side, which is the right one then. */
static void
test_right_to_left (void)
{
  Fixture fixture;

  set_up (&fixture, 2, GTK_TEXT_DIR_RTL);
  g_assert_cmpfloat (x_of (&fixture, 0), ==, WIDTH - SIDE);
  g_assert_cmpfloat (x_of (&fixture, 1), ==, WIDTH - 2 * SIDE);
  move (&fixture, 100, TRUE);
  favor_board_finish (FAVOR_BOARD (fixture.board));
  page_fixture_settle ();
  g_assert_cmpfloat (x_of (&fixture, 0), ==, WIDTH - SIDE - 100);
  tear_down (&fixture);
}

/* What has no place yet is not there. */
static void
test_unplaced (void)
{
  Fixture fixture;

  set_up (&fixture, 0, GTK_TEXT_DIR_LTR);
  fixture.board->n_unplaced = 1;
  favor_board_add (FAVOR_BOARD (fixture.board), gtk_drawing_area_new ());
  favor_board_add (FAVOR_BOARD (fixture.board), gtk_drawing_area_new ());
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (child_of (&fixture, 0)));
  g_assert_true (gtk_widget_get_mapped (child_of (&fixture, 1)));
  fixture.board->n_unplaced = 0;
  move (&fixture, 0, FALSE);
  page_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (child_of (&fixture, 0)));
  g_assert_cmpfloat (x_of (&fixture, 1), ==, SIDE);
  tear_down (&fixture);
}

/* What loses its place is gone, and may come from an origin again. */
static void
test_unplace (void)
{
  Fixture fixture;

  set_up (&fixture, 2, GTK_TEXT_DIR_LTR);
  g_assert_true (gtk_widget_get_mapped (child_of (&fixture, 0)));
  fixture.board->n_unplaced = 1;
  favor_board_unplace (FAVOR_BOARD (fixture.board), child_of (&fixture, 0));
  move (&fixture, 0, FALSE);
  page_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (child_of (&fixture, 0)));
  favor_board_set_origin (FAVOR_BOARD (fixture.board),
                          child_of (&fixture, 0),
                          &GRAPHENE_RECT_INIT (350, 10, SIDE, SIDE));
  fixture.board->n_unplaced = 0;
  move (&fixture, 0, TRUE);
  gtk_widget_allocate (GTK_WIDGET (fixture.board), WIDTH, HEIGHT, -1, NULL);
  g_assert_cmpfloat (x_of (&fixture, 0), ==, 350);
  page_fixture_wait_for (!is_moving (&fixture));
  page_fixture_settle ();
  g_assert_cmpfloat (x_of (&fixture, 0), ==, 0);
  tear_down (&fixture);
}

/* Lets the first child go from 0 to 300; returns how often it was seen in between. */
static guint
watch_move (Fixture *fixture)
{
  float last = 0;
  guint n_between = 0;

  move (fixture, 300, TRUE);
  g_assert_true (is_moving (fixture));
  g_assert_cmpfloat (x_of (fixture, 0), ==, 0);
  while (is_moving (fixture))
    {
      float x = x_of (fixture, 0);

      g_assert_cmpfloat (x, >=, last);
      g_assert_cmpfloat (x, <=, 300);
      n_between += x > last && x < 300;
      last = x;
      g_main_context_iteration (NULL, TRUE);
    }
  page_fixture_settle ();
  g_assert_cmpfloat (x_of (fixture, 0), ==, 300);
  return n_between;
}

/* From where it is to where it shall be, never beyond, and it arrives by itself. A busy machine
 * may miss all frames of one way, but not of many. */
static void
test_moves (void)
{
  Fixture fixture;
  guint   n_between = 0;

  set_up (&fixture, 1, GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < 20 && n_between == 0; i++)
    {
      n_between = watch_move (&fixture);
      move (&fixture, 0, FALSE);
      page_fixture_settle ();
    }
  g_assert_cmpuint (n_between, >, 0);
  tear_down (&fixture);
}

/* The board is told when all have arrived, once for each way, and at once where nothing moves. */
static void
test_settles (void)
{
  Fixture fixture;

  set_up (&fixture, 2, GTK_TEXT_DIR_LTR);
  fixture.board->n_settled = 0;
  move (&fixture, 100, TRUE);
  g_assert_cmpuint (fixture.board->n_settled, ==, 0);
  page_fixture_wait_for (!is_moving (&fixture));
  page_fixture_settle ();
  g_assert_cmpuint (fixture.board->n_settled, ==, 1);
  move (&fixture, 0, FALSE);
  g_assert_cmpuint (fixture.board->n_settled, ==, 2);
  page_fixture_settle ();
  move (&fixture, 0, TRUE);
  g_assert_cmpuint (fixture.board->n_settled, ==, 3);
  tear_down (&fixture);
}

/* What is on its way turns round where it is; finish () brings it to its end at once. */
static void
test_turns_round (void)
{
  Fixture fixture;
  float   x;

  set_up (&fixture, 1, GTK_TEXT_DIR_LTR);
  move (&fixture, 300, TRUE);
  page_fixture_wait_for (x_of (&fixture, 0) > 20);
  x = x_of (&fixture, 0);
  move (&fixture, 0, TRUE);
  g_assert_true (is_moving (&fixture));
  gtk_widget_allocate (GTK_WIDGET (fixture.board), WIDTH, HEIGHT, -1, NULL);
  g_assert_cmpfloat_with_epsilon (x_of (&fixture, 0), x, 2);
  favor_board_finish (FAVOR_BOARD (fixture.board));
  g_assert_false (is_moving (&fixture));
  page_fixture_settle ();
  g_assert_cmpfloat (x_of (&fixture, 0), ==, 0);
  tear_down (&fixture);
}

/* A new child comes from its origin; without one it is simply there. */
static void
test_origin (void)
{
  Fixture    fixture;
  GtkWidget *child = gtk_drawing_area_new ();

  set_up (&fixture, 1, GTK_TEXT_DIR_LTR);
  favor_board_add (FAVOR_BOARD (fixture.board), child);
  favor_board_set_origin (FAVOR_BOARD (fixture.board),
                          child,
                          &GRAPHENE_RECT_INIT (350, 10, SIDE, SIDE));
  favor_board_add (FAVOR_BOARD (fixture.board), gtk_drawing_area_new ());
  move (&fixture, 0, TRUE);
  gtk_widget_allocate (GTK_WIDGET (fixture.board), WIDTH, HEIGHT, -1, NULL);
  g_assert_cmpfloat (x_of (&fixture, 0), ==, 0);
  g_assert_cmpfloat (x_of (&fixture, 1), ==, 350);
  g_assert_cmpfloat (x_of (&fixture, 2), ==, 2 * SIDE);
  page_fixture_wait_for (!is_moving (&fixture));
  page_fixture_settle ();
  g_assert_cmpfloat (x_of (&fixture, 1), ==, SIDE);
  tear_down (&fixture);
}

/* A child may go while it or others are on their way. */
static void
test_removal (void)
{
  Fixture    fixture;
  GtkWidget *first;

  set_up (&fixture, 3, GTK_TEXT_DIR_LTR);
  move (&fixture, 200, TRUE);
  page_fixture_wait_for (x_of (&fixture, 0) > 0);
  first = g_object_ref (child_of (&fixture, 0));
  favor_board_remove (FAVOR_BOARD (fixture.board), first);
  g_assert_finalize_object (first);
  page_fixture_wait_for (!is_moving (&fixture));
  page_fixture_settle ();
  g_assert_cmpfloat (x_of (&fixture, 0), ==, 200);
  g_assert_cmpfloat (x_of (&fixture, 1), ==, 200 + SIDE);

  /* Or the board itself. */
  move (&fixture, 0, TRUE);
  g_assert_true (is_moving (&fixture));
  tear_down (&fixture);
}

/* A board that gets another size meanwhile is right in the end. */
static void
test_resize (void)
{
  Fixture fixture;

  set_up (&fixture, 1, GTK_TEXT_DIR_RTL);
  move (&fixture, 100, TRUE);
  gtk_window_set_default_size (fixture.window, 200, HEIGHT);
  page_fixture_wait_for (gtk_widget_get_width (GTK_WIDGET (fixture.board)) == 200);
  page_fixture_wait_for (!is_moving (&fixture));
  page_fixture_settle ();
  g_assert_cmpfloat (x_of (&fixture, 0), ==, 200 - SIDE - 100);
  tear_down (&fixture);
}

/* Nobody sees a board that is not shown, so nothing moves there. */
static void
test_unseen (void)
{
  TestBoard *board = g_object_ref_sink (g_object_new (TEST_TYPE_BOARD, NULL));

  favor_board_add (FAVOR_BOARD (board), gtk_drawing_area_new ());
  favor_board_rearrange (FAVOR_BOARD (board), TRUE);
  g_assert_false (favor_board_is_moving (FAVOR_BOARD (board)));
  g_assert_finalize_object (board);
}

/* All words where there is room for them, else what counts, and never beyond the edge. */
static void
test_pill (void)
{
  FavorPill  *pill;
  FavorBoard *board;
  Fixture     fixture;

  set_up (&fixture, 0, GTK_TEXT_DIR_LTR);
  board = FAVOR_BOARD (fixture.board);
  pill = &fixture.board->pill;
  fixture.board->n_unplaced = 2;
  g_assert_true (favor_pill_set (pill, board, "−3 Gold, +5 Favor", "+5"));
  g_assert_false (favor_pill_set (pill, board, "−3 Gold, +5 Favor", "+5"));
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget      *seen = i == 0 ? pill->words : pill->brief;
      graphene_rect_t at;

      fixture.board->room = i == 0 ? WIDTH : 30;
      favor_board_rearrange (board, FALSE);
      page_fixture_settle ();
      g_assert_true (gtk_widget_get_child_visible (seen));
      g_assert_false (gtk_widget_get_child_visible (i == 0 ? pill->brief : pill->words));
      g_assert_true (gtk_widget_compute_bounds (seen, GTK_WIDGET (board), &at));
      g_assert_cmpfloat (at.origin.x + at.size.width, ==, WIDTH - 20);
    }
  g_assert_true (favor_pill_set (pill, board, NULL, NULL));
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (board)));
  tear_down (&fixture);
}

/* What is for eyes only takes neither the focus nor the pointer. */
static void
test_mute (void)
{
  FavorPiece *piece, *mute;
  Fixture     fixture;

  set_up (&fixture, 0, GTK_TEXT_DIR_LTR);
  piece = favor_board_add_piece (FAVOR_BOARD (fixture.board), 3);
  mute = favor_board_add_mute_piece (FAVOR_BOARD (fixture.board), 4);
  g_assert_cmpuint (favor_piece_get_key (piece), ==, 3);
  g_assert_cmpuint (favor_piece_get_key (mute), ==, 4);
  g_assert_true (gtk_widget_get_focusable (GTK_WIDGET (piece)));
  g_assert_false (gtk_widget_get_focusable (GTK_WIDGET (mute)));
  g_assert_false (gtk_widget_get_can_target (GTK_WIDGET (mute)));
  tear_down (&fixture);
}

/* Lines lead from what acts to what it touches, if there is both. */
static void
test_links (void)
{
  static const FavorPieceState states[][2] = {
    { 0, 0 },
    { FAVOR_PIECE_ACTIVE, FAVOR_PIECE_CHANGED },
    { FAVOR_PIECE_ACTIVE, FAVOR_PIECE_ACTIVE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      Fixture                   fixture;
      GtkSnapshot              *snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      set_up (&fixture, 0, GTK_TEXT_DIR_LTR);
      for (guint j = 0; j < 2; j++)
        favor_piece_set_state (favor_board_add_piece (FAVOR_BOARD (fixture.board), j),
                               states[i][j]);
      page_fixture_settle ();
      favor_board_draw_links (FAVOR_BOARD (fixture.board), snapshot, 0);
      node = gtk_snapshot_free_to_node (snapshot);
      g_assert_true ((node != NULL) == (states[i][0] != 0));
      tear_down (&fixture);
    }
}

/* However many there are, none leaves the place, and all are alike; few do not touch each other. */
static void
test_rows (void)
{
  const graphene_rect_t at = FAVOR_RECT (10, 20, 100, 60);

  for (guint n = 1; n < 30; n++)
    {
      FavorRows       rows;
      graphene_rect_t first;

      favor_rows_fit (&rows, &at, n, 0.7, 4, 12, 40);
      first = favor_rows_get (&rows, 0);
      for (guint i = 0; i < n; i++)
        {
          graphene_rect_t one = favor_rows_get (&rows, i);

          g_assert_true (graphene_rect_contains_rect (&at, &one));
          g_assert_cmpfloat (one.size.width, ==, first.size.width);
          g_assert_cmpfloat_with_epsilon (one.size.width / one.size.height, 0.7, 0.001);
          g_assert_cmpfloat (one.size.width, <=, 40);
          if (i > 0 && n < 10)
            g_assert_false (graphene_rect_intersection (&first, &one, NULL));
        }
    }
}

static GtkEventController *
find_click (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        return controller;
    }
  g_assert_not_reached ();
}

/* A press where no piece lies is one on the piece to which that place belongs. */
static FavorPiece *
find_first (FavorBoard *board, const graphene_point_t *at)
{
  return at->x < WIDTH / 2 ? FAVOR_PIECE (gtk_widget_get_first_child (GTK_WIDGET (board)))
                           : NULL;
}

static void
count_cb (FavorPiece *piece, guint *n)
{
  (*n)++;
}

static void
test_reach (void)
{
  FavorPiece *piece;
  Fixture     fixture;
  guint       n = 0;

  set_up (&fixture, 0, GTK_TEXT_DIR_LTR);
  piece = favor_board_add_piece (FAVOR_BOARD (fixture.board), 0);
  favor_board_set_reach (FAVOR_BOARD (fixture.board), find_first);
  g_signal_connect (piece, "activated", G_CALLBACK (count_cb), &n);
  page_fixture_settle ();
  for (guint i = 0; i < 2; i++)
    {
      double x = i == 0 ? WIDTH / 4 : WIDTH * 3 / 4;

      g_signal_emit_by_name (find_click (GTK_WIDGET (fixture.board)),
                             "released",
                             1,
                             x,
                             200.0);
      g_assert_cmpuint (n, ==, 1);
    }
  tear_down (&fixture);
}

/* A board takes what room there is, and asks for none: a page that is low must not grow by it. */
static void
test_asks_for_no_room (void)
{
  TestBoard *board = g_object_ref_sink (g_object_new (TEST_TYPE_BOARD, NULL));
  int        minimum, natural;

  favor_board_add (FAVOR_BOARD (board), gtk_label_new ("A long word"));
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_measure (GTK_WIDGET (board),
                          i == 0 ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                          -1,
                          &minimum,
                          &natural,
                          NULL,
                          NULL);
      g_assert_cmpint (minimum, ==, 0);
      g_assert_cmpint (natural, ==, 0);
    }
  g_assert_finalize_object (board);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/board/places", test_places);
  g_test_add_func ("/board/right-to-left", test_right_to_left);
  g_test_add_func ("/board/unplaced", test_unplaced);
  g_test_add_func ("/board/unplace", test_unplace);
  g_test_add_func ("/board/moves", test_moves);
  g_test_add_func ("/board/settles", test_settles);
  g_test_add_func ("/board/turns-round", test_turns_round);
  g_test_add_func ("/board/origin", test_origin);
  g_test_add_func ("/board/removal", test_removal);
  g_test_add_func ("/board/resize", test_resize);
  g_test_add_func ("/board/unseen", test_unseen);
  g_test_add_func ("/board/pill", test_pill);
  g_test_add_func ("/board/mute", test_mute);
  g_test_add_func ("/board/links", test_links);
  g_test_add_func ("/board/rows", test_rows);
  g_test_add_func ("/board/reach", test_reach);
  g_test_add_func ("/board/asks-for-no-room", test_asks_for_no_room);
  return g_test_run ();
}
