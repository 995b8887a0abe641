/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "orders-chart-private.h"
#include "orders-fixture.h"

#include "favor-settings.h"
#include "favor-text.h"

/* What comes to the map and what goes, on its way. */

static OrdersChart *
chart_of (ViewFixture *fixture)
{
  return orders_view_of (fixture)->chart;
}

static gboolean
is_moving (ViewFixture *fixture)
{
  return favor_board_is_moving (FAVOR_BOARD (chart_of (fixture)));
}

/* Until the first frame in which something was seen of the way. */
static void
go_some_way (ViewFixture *fixture)
{
  page_fixture_wait_for (!favor_board_is_starting (FAVOR_BOARD (chart_of (fixture))));
}

static graphene_rect_t
place_of (ViewFixture *fixture, gpointer child)
{
  graphene_rect_t at;

  g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (chart_of (fixture)), &at));
  return at;
}

/* Of events of the last step. */
static const FavorEvent *
get_events (ViewFixture *fixture, guint *n)
{
  return favor_cursor_get_events (fixture->cursor,
                                  favor_cursor_get_ply (fixture->cursor),
                                  n);
}

static int
count_returned (ViewFixture *fixture)
{
  guint             n;
  const FavorEvent *events = get_events (fixture, &n);
  int               returned = 0;

  for (guint i = 0; i < n; i++)
    if (events[i].kind == ORDERS_EVENT_FOLLOWERS_RETURNED)
      returned += events[i].arg[0];
  return returned;
}

/* Who flies home, and what is said of it. */
static int
count_flights (ViewFixture *fixture, gboolean words)
{
  GPtrArray *flights = chart_of (fixture)->flights;
  int        n = 0;

  for (guint i = 0; i < flights->len; i++)
    n += GTK_IS_LABEL (g_ptr_array_index (flights, i)) == words;
  return n;
}

static gboolean
is_said (ViewFixture *fixture, const char *words)
{
  GPtrArray *flights = chart_of (fixture)->flights;

  for (guint i = 0; i < flights->len; i++)
    if (GTK_IS_LABEL (g_ptr_array_index (flights, i)) &&
        g_str_equal (gtk_label_get_label (g_ptr_array_index (flights, i)), words))
      return TRUE;
  return FALSE;
}

static void
start (ViewFixture *fixture, FavorRng *rng, guint64 seed)
{
  favor_rng_seed (rng, seed);
  orders_fixture_start (fixture, 3, seed);
  page_fixture_settle ();
}

/* ---- Tiles ---------------------------------------------------------------------------- */

/* A laid tile comes down to its place, and what stands on it with it. */
static void
test_settle (void)
{
  ViewFixture        fixture;
  FavorRng           rng;
  const OrdersState *state;
  graphene_rect_t    at;
  double             tile;
  guint              last;

  start (&fixture, &rng, 61);
  g_assert_true (orders_fixture_seek (&fixture, ORDERS_PHASE_PLACE, &rng));
  page_fixture_settle ();
  favor_board_finish (FAVOR_BOARD (chart_of (&fixture)));
  orders_fixture_step (&fixture, &rng);
  g_assert_true (is_moving (&fixture));
  go_some_way (&fixture);
  state = orders_fixture_state (&fixture);
  last = state->n_placed - 1u;
  g_assert_true (is_moving (&fixture));
  at = place_of (&fixture, chart_of (&fixture)->ground[last]);
  tile = favor_map_get_tile (FAVOR_MAP (chart_of (&fixture)));
  g_assert_cmpfloat (at.size.width, >, tile + 1);
  at = place_of (&fixture, chart_of (&fixture)->ground[0]);
  g_assert_cmpfloat (at.size.width, <, tile + 1);
  page_fixture_wait_for (!is_moving (&fixture));
  page_fixture_settle ();
  tile = favor_map_get_tile (FAVOR_MAP (chart_of (&fixture)));
  at = place_of (&fixture, chart_of (&fixture)->ground[last]);
  g_assert_cmpfloat (at.size.width, <, tile + 1);
  view_fixture_close (&fixture);
}

/* ---- Followers ------------------------------------------------------------------------ */

static gboolean
has_come (ViewFixture *fixture)
{
  guint             n;
  const FavorEvent *events = get_events (fixture, &n);

  for (guint i = 0; i < n; i++)
    if (events[i].kind == ORDERS_EVENT_FOLLOWER_PLACED)
      return count_returned (fixture) == 0;
  return FALSE;
}

/* From the upper edge to its place, from where its player is. */
static void
test_come (gconstpointer data)
{
  gboolean        rtl = GPOINTER_TO_INT (data);
  ViewFixture     fixture;
  FavorRng        rng;
  OrdersFollower  follower;
  FavorPiece     *piece;
  graphene_rect_t first, end;
  double          share, width;

  gtk_widget_set_default_direction (rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  start (&fixture, &rng, 62);
  orders_fixture_play_until (&fixture, &rng, has_come);
  g_assert_true (is_moving (&fixture));
  follower = orders_fixture_state (&fixture)
               ->on_board[orders_fixture_state (&fixture)->n_on_board - 1];
  piece = chart_of (&fixture)->follower[follower.at];
  gtk_widget_queue_allocate (GTK_WIDGET (chart_of (&fixture)));
  go_some_way (&fixture);
  first = place_of (&fixture, piece);
  page_fixture_wait_for (!is_moving (&fixture));
  page_fixture_settle ();
  end = place_of (&fixture, piece);
  width = gtk_widget_get_width (GTK_WIDGET (chart_of (&fixture)));
  share = (follower.seat + 0.5) / 3;
  share = rtl ? 1 - share : share;
  g_assert_cmpfloat (first.origin.y, <, end.origin.y);
  g_assert_cmpfloat (ABS (first.origin.x - width * share),
                     <,
                     ABS (end.origin.x - width * share) + 20);
  view_fixture_close (&fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

static gboolean
has_gone (ViewFixture *fixture)
{
  return count_returned (fixture) > 0;
}

/* Whether what was scored is what the followers take home, seat by seat, and all that is said. */
static void
assert_words (ViewFixture *fixture)
{
  guint             n_events, n = 0;
  const FavorEvent *events = get_events (fixture, &n_events);
  int               earned[ORDERS_MAX_SEATS] = { 0 };

  for (guint i = 0; i < n_events; i++)
    {
      if (events[i].kind == ORDERS_EVENT_FEATURE_SCORED)
        earned[events[i].actor] += events[i].arg[1];
      for (guint seat = 0;
           events[i].kind == ORDERS_EVENT_FEATURE_SHARED && seat < ORDERS_MAX_SEATS;
           seat++)
        earned[seat] += (events[i].arg[0] >> seat & 1) * events[i].arg[2];
    }
  for (guint seat = 0; seat < ORDERS_MAX_SEATS; seat++)
    {
      g_autofree char *words = favor_text_gain (earned[seat]);

      if (earned[seat] == 0)
        continue;
      n++;
      g_assert_true (is_said (fixture, words));
    }
  g_assert_cmpint (count_flights (fixture, TRUE), ==, n);
}

/* Each of those who are taken back, with what they have earned; then none of them is there. */
static void
test_go (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  start (&fixture, &rng, 63);
  for (guint i = 0; i < 4; i++)
    {
      orders_fixture_play_until (&fixture, &rng, has_gone);
      g_assert_true (is_moving (&fixture));
      g_assert_cmpint (count_flights (&fixture, FALSE), ==, count_returned (&fixture));
      assert_words (&fixture);
      page_fixture_wait_for (!is_moving (&fixture));
      g_assert_cmpuint (chart_of (&fixture)->flights->len, ==, 0);
    }
  view_fixture_close (&fixture);
}

/* What they got is beside the score of the seat, also for other eyes, until the next step. */
static void
test_gain (void)
{
  ViewFixture        fixture;
  FavorRng           rng;
  const OrdersState *state, *before;
  guint              ply;

  start (&fixture, &rng, 64);
  orders_fixture_play_until (&fixture, &rng, has_gone);
  view_fixture_look (&fixture);
  ply = favor_session_get_n_plies (fixture.session);
  state = favor_session_get_state (fixture.session, ply);
  before = favor_session_get_state (fixture.session, ply - 1);
  g_assert_false (memcmp (state->score, before->score, sizeof state->score) == 0);
  for (FavorSeat seat = 0; seat < 3; seat++)
    {
      g_auto (FavorSeatLook) look = { NULL };

      favor_game_view_describe_seat (fixture.view, seat, &look);
      g_assert_cmpint (look.change, ==, state->score[seat] - before->score[seat]);
    }
  favor_cursor_set_ply (fixture.cursor, 0);
  for (FavorSeat seat = 0; seat < 3; seat++)
    {
      g_auto (FavorSeatLook) look = { NULL };

      favor_game_view_describe_seat (fixture.view, seat, &look);
      g_assert_cmpint (look.change, ==, 0);
    }
  view_fixture_close (&fixture);
}

/* Wherever the map is moved meanwhile, and however large the window is: they go to its upper edge, and
 * are never out of it. */
static void
test_moved_map (void)
{
  ViewFixture     fixture;
  FavorRng        rng;
  GtkWidget      *chart;
  gpointer        flight;
  graphene_rect_t at;
  float           y;

  start (&fixture, &rng, 65);
  orders_fixture_play_until (&fixture, &rng, has_gone);
  chart = GTK_WIDGET (chart_of (&fixture));
  go_some_way (&fixture);
  flight = g_ptr_array_index (chart_of (&fixture)->flights, 0);
  y = place_of (&fixture, flight).origin.y;
  for (guint i = 0; is_moving (&fixture); i++)
    {
      favor_map_pan (FAVOR_MAP (chart), i % 2 == 0 ? 400 : -300, 250);
      if (i == 2)
        gtk_window_set_default_size (fixture.window, 700, 600);
      g_main_context_iteration (NULL, TRUE);
      if (!is_moving (&fixture))
        break;
      at = place_of (&fixture, flight);
      g_assert_cmpfloat (at.origin.x + at.size.width, >, 0);
      g_assert_cmpfloat (at.origin.x, <, gtk_widget_get_width (chart));
      g_assert_cmpfloat (at.origin.y + at.size.height, >, 0);
      g_assert_cmpfloat (at.origin.y, <, MAX (y, gtk_widget_get_height (chart)));
    }
  g_assert_cmpuint (chart_of (&fixture)->flights->len, ==, 0);
  view_fixture_close (&fixture);
}

/* ---- Still ---------------------------------------------------------------------------- */

/* Nothing moves for who wants it so; all is where it belongs at once. */
static void
test_reduced (void)
{
  GSettings  *settings = favor_settings_get_default ();
  ViewFixture fixture;
  FavorRng    rng;
  int         n = 0;

  g_settings_set_boolean (settings, "reduce-motion", TRUE);
  start (&fixture, &rng, 63);
  for (guint i = 0; i < 60; i++)
    {
      orders_fixture_step_well (&fixture, &rng);
      n += count_returned (&fixture) > 0;
      g_assert_false (is_moving (&fixture));
      g_assert_cmpuint (chart_of (&fixture)->flights->len, ==, 0);
    }
  g_assert_cmpint (n, >, 2);
  view_fixture_close (&fixture);
  g_settings_reset (settings, "reduce-motion");
}

/* Whoever goes on at once waits for nothing. */
static void
test_press (void)
{
  ViewFixture fixture;
  FavorRng    rng;

  start (&fixture, &rng, 66);
  g_assert_true (orders_fixture_seek (&fixture, ORDERS_PHASE_PLACE, &rng));
  favor_board_finish (FAVOR_BOARD (chart_of (&fixture)));
  page_fixture_settle ();
  orders_fixture_step (&fixture, &rng);
  g_assert_true (is_moving (&fixture));
  go_some_way (&fixture);
  favor_piece_view_update (FAVOR_PIECE_VIEW (fixture.view));
  g_assert_false (is_moving (&fixture));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/orders-view-motion/settle", test_settle);
  g_test_add_data_func ("/orders-view-motion/come", GINT_TO_POINTER (FALSE), test_come);
  g_test_add_data_func ("/orders-view-motion/come/rtl",
                        GINT_TO_POINTER (TRUE),
                        test_come);
  g_test_add_func ("/orders-view-motion/go", test_go);
  g_test_add_func ("/orders-view-motion/gain", test_gain);
  g_test_add_func ("/orders-view-motion/moved-map", test_moved_map);
  g_test_add_func ("/orders-view-motion/reduced", test_reduced);
  g_test_add_func ("/orders-view-motion/press", test_press);
  return g_test_run ();
}
