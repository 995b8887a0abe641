/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "emperor-palace-fixture.h"

#include "emperor-flights.h"

/* What comes, moves and goes in the palace, and what stands there only while it is considered. */

/* Meeples come as seats do, and are seen as soon as they stand somewhere. */
static void
test_meeples (void)
{
  Fixture         fixture;
  graphene_rect_t cell, meeple, other;

  set_up (&fixture, WIDE);
  page_fixture_settle ();
  g_assert_cmpuint (fixture.n_added, ==, 4);
  g_assert_null (emperor_palace_get_piece (fixture.palace, EMPEROR_KEY_MEEPLE + 4));
  g_assert_false (is_seen (&fixture, EMPEROR_KEY_MEEPLE));
  fixture.state.meeple[0] = fixture.state.meeple[2] = EMPEROR_STAFF_OFFICIAL;
  show (&fixture, 0, FALSE);
  page_fixture_settle ();
  g_assert_true (is_seen (&fixture, EMPEROR_KEY_MEEPLE));
  g_assert_false (is_seen (&fixture, EMPEROR_KEY_MEEPLE + 1));
  cell = bounds_of (&fixture, EMPEROR_KEY_STAFF + EMPEROR_STAFF_OFFICIAL);
  meeple = bounds_of (&fixture, EMPEROR_KEY_MEEPLE);
  other = bounds_of (&fixture, EMPEROR_KEY_MEEPLE + 2);
  g_assert_true (is_inside (&meeple, &cell));
  g_assert_cmpfloat (meeple.origin.x, <, other.origin.x);
  fixture.state.meeple[0] = EMPEROR_PLACE_EMPRESS;
  show (&fixture, 0, TRUE);
  favor_board_finish (FAVOR_BOARD (fixture.palace));
  page_fixture_settle ();
  cell = bounds_of (&fixture, EMPEROR_KEY_EMPRESS);
  meeple = bounds_of (&fixture, EMPEROR_KEY_MEEPLE);
  g_assert_true (is_inside (&meeple, &cell));
  g_assert_cmpuint (fixture.n_added, ==, 4);
  tear_down (&fixture);
}

/* However many stand there, enough is seen of each. */
static void
test_crowd (void)
{
  static const int sizes[][2] = { { WIDE }, { LOW }, { NARROW }, { TINY } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      Fixture         fixture;
      graphene_rect_t left, right;

      set_up (&fixture, sizes[i][0], sizes[i][1]);
      for (guint seat = 0; seat < 4; seat++)
        fixture.state.meeple[seat] = EMPEROR_STAFF_CHEF;
      show (&fixture, 0, FALSE);
      page_fixture_settle ();
      left = bounds_of (&fixture, EMPEROR_KEY_MEEPLE);
      right = bounds_of (&fixture, EMPEROR_KEY_MEEPLE + 1);
      g_assert_cmpfloat (right.origin.x - left.origin.x, >, left.size.width * 0.35);
      tear_down (&fixture);
    }
}

static guint
count_children (Fixture *fixture)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->palace));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n++;
  return n;
}

/* A Star is a piece only while it moves. */
static void
test_flights (void)
{
  Fixture fixture;
  guint   n;

  set_up (&fixture, WIDE);
  fixture.state.stars[0][EMPEROR_STAFF_CHEF] = 2;
  show (&fixture, 0, FALSE);
  page_fixture_settle ();
  n = count_children (&fixture);
  /* One moves, one comes, and one of another seat goes. */
  fixture.state.stars[0][EMPEROR_STAFF_CHEF]--;
  fixture.state.stars[0][EMPEROR_STAFF_PRIEST]++;
  fixture.state.stars[1][EMPEROR_STAFF_PRIEST]++;
  show (&fixture, 0, TRUE);
  g_assert_cmpuint (count_children (&fixture), ==, n + 2);
  page_fixture_wait_for (count_children (&fixture) == n);
  /* And the next position stops those of the one before. */
  fixture.state.stars[1][EMPEROR_STAFF_PRIEST]--;
  show (&fixture, 0, TRUE);
  g_assert_cmpuint (count_children (&fixture), ==, n + 1);
  show (&fixture, 0, FALSE);
  g_assert_cmpuint (count_children (&fixture), ==, n);
  tear_down (&fixture);
}

/* Whoever gains a Star at any Staff has one that moves; the others have none. */
static void
test_flights_of_one (void)
{
  Fixture fixture;
  guint   n;

  set_up (&fixture, WIDE);
  page_fixture_settle ();
  n = count_children (&fixture);
  for (guint seat = 0; seat < 4; seat++)
    for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
      {
        fixture.state.stars[seat][staff]++;
        show (&fixture, 0, TRUE);
        g_assert_cmpuint (count_children (&fixture), ==, n + 1);
        fixture.state.stars[seat][staff]--;
        show (&fixture, 0, FALSE);
        g_assert_cmpuint (count_children (&fixture), ==, n);
      }
  tear_down (&fixture);
}

/* The one that is seen. */
static GtkWidget *
find_pill (Fixture *fixture)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->palace));
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "preview") &&
        gtk_widget_get_child_visible (child))
      return child;
  g_assert_not_reached ();
}

/* A pill above its place, within the board. */
static void
test_preview (void)
{
  Fixture         fixture;
  GtkWidget      *pill;
  graphene_rect_t at, board;
  guint           n;

  set_up (&fixture, WIDE);
  page_fixture_settle ();
  n = count_children (&fixture);
  emperor_palace_set_preview (fixture.palace, EMPEROR_KEY_STAFF, "−9 Gold", "−9");
  emperor_palace_set_preview (fixture.palace, EMPEROR_KEY_STAFF, "+5 Favor", "+5");
  page_fixture_settle ();
  g_assert_cmpuint (count_children (&fixture), ==, n + 2);
  pill = find_pill (&fixture);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (pill)), ==, "+5 Favor");
  g_assert_true (gtk_widget_compute_bounds (pill, GTK_WIDGET (fixture.palace), &at));
  board = GRAPHENE_RECT_INIT (0, 0, 960, 460);
  g_assert_true (graphene_rect_contains_rect (&board, &at));
  board = bounds_of (&fixture, EMPEROR_KEY_STAFF);
  g_assert_true (graphene_rect_intersection (&board, &at, NULL));

  /* What has no name at its start has it in the middle. */
  emperor_palace_set_preview (fixture.palace, EMPEROR_KEY_EMPRESS, "+5 Favor", "+5");
  page_fixture_settle ();
  g_assert_true (gtk_widget_compute_bounds (find_pill (&fixture),
                                            GTK_WIDGET (fixture.palace),
                                            &at));
  board = bounds_of (&fixture, EMPEROR_KEY_EMPRESS);
  g_assert_cmpfloat_with_epsilon (at.origin.x + at.size.width / 2,
                                  board.origin.x + board.size.width / 2,
                                  3);
  emperor_palace_set_preview (fixture.palace, FAVOR_NONE, NULL, NULL);
  emperor_palace_set_preview (fixture.palace, FAVOR_NONE, NULL, NULL);
  g_assert_cmpuint (count_children (&fixture), ==, n);
  tear_down (&fixture);
}

/* Where there is no room beside a name, and at what is small, a figure is enough. */
static void
test_brief_preview (void)
{
  static const guint keys[] = { EMPEROR_KEY_STAFF, EMPEROR_KEY_EMPRESS };

  Fixture fixture;

  set_up (&fixture, NARROW);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      emperor_palace_set_preview (fixture.palace,
                                  (int) keys[i],
                                  "−15 Gold, +20 Favor",
                                  "+20");
      page_fixture_settle ();
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_pill (&fixture))), ==, "+20");
    }
  tear_down (&fixture);
}

static const FavorFlightRow *
find_row (const char *event)
{
  for (guint i = 0; i < emperor_flight_table.n_rows; i++)
    if (g_str_equal (emperor_flight_table.rows[i].event, event))
      return &emperor_flight_table.rows[i];
  g_assert_not_reached ();
}

static gboolean
is_purse (const FavorSpot *spot)
{
  return spot->shield ||
         (spot->kind == FAVOR_SPOT_PIECE && spot->key == EMPEROR_KEY_TREASURY);
}

/* Gold goes where it is counted, and cards of the palace to their piles, whoever they were paid to. */
static void
test_paid (void)
{
  const FavorFlightFace coin = find_row ("gold-taken")->create_face;
  const FavorFlightFace card = find_row ("card-returned")->create_face;
  guint                 n_coins = 0, n_cards = 0;

  for (guint i = 0; i < emperor_flight_table.n_rows; i++)
    {
      const FavorFlightRow *row = &emperor_flight_table.rows[i];

      g_test_message ("%s", row->event);
      if (row->create_face == coin)
        {
          g_assert_true (is_purse (&row->from) && is_purse (&row->to));
          n_coins++;
        }
      else if (row->create_face == card && row->to.kind == FAVOR_SPOT_PIECE_OF)
        {
          g_assert_cmpuint (row->to.key, ==, EMPEROR_KEY_PILE);
          g_assert_cmpint ((int) row->to.arg, ==, row->what);
          n_cards++;
        }
    }
  g_assert_cmpuint (n_coins, >, 4);
  g_assert_cmpuint (n_cards, >, 4);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/emperor-palace/meeples", test_meeples);
  g_test_add_func ("/emperor-palace/crowd", test_crowd);
  g_test_add_func ("/emperor-palace/flights", test_flights);
  g_test_add_func ("/emperor-palace/flights/of-one", test_flights_of_one);
  g_test_add_func ("/emperor-palace/flights/paid", test_paid);
  g_test_add_func ("/emperor-palace/preview", test_preview);
  g_test_add_func ("/emperor-palace/brief-preview", test_brief_preview);
  return g_test_run ();
}
