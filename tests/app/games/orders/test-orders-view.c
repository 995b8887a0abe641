/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "orders-view-private.h"

#include "favor-shapes.h"
#include "orders-faces.h"
#include "orders-light.h"
#include "view-fixture.h"

static OrdersView *
view_of (ViewFixture *fixture)
{
  return ORDERS_VIEW (fixture->view);
}

static void
start (ViewFixture *fixture, guint n_seats, guint64 seed)
{
  OrdersOptions options;

  favor_schema_set_defaults (&orders_options_schema, &options);
  view_fixture_open (fixture,
                     page_fixture_session_with (&favor_orders_game,
                                                &options,
                                                n_seats,
                                                seed));
  fixture->submits = TRUE;
  view_fixture_show (fixture, 900, 700);
}

static FavorAction
pick (ViewFixture *fixture, FavorRng *rng)
{
  g_auto (FavorActions) legal = { 0 };

  favor_orders_game.list (view_fixture_state (fixture), &legal);
  g_assert_cmpuint (legal.n, >, 0);
  return legal.items[favor_rng_below (rng, legal.n)];
}

static void
seek (ViewFixture *fixture, OrdersPhase phase, FavorRng *rng)
{
  do
    {
      FavorAction action = pick (fixture, rng);

      view_fixture_submit (fixture, &action);
      g_assert_false (favor_session_get_over (fixture->session));
    }
  while (favor_game_head (view_fixture_state (fixture))->phase != phase);
  view_fixture_look (fixture);
  page_fixture_settle ();
}

/* Calls of the map's pieces with a place, and of those that are such a thing. */
typedef struct
{
  OrdersChart *chart;
  OrdersThing  thing;
  FavorPiece  *found;
  gint         wanted;
  guint        n;
} Search;

static void
search_cb (FavorPiece *piece, gpointer data)
{
  Search         *search = data;
  graphene_rect_t at;
  guint           which;

  if (orders_chart_identify (piece, &which) != search->thing ||
      !favor_map_get_place (FAVOR_MAP (search->chart), GTK_WIDGET (piece), &at))
    return;
  search->n++;
  if (search->wanted < 0 ? favor_piece_get_state (piece) & FAVOR_PIECE_CHOOSABLE
                         : (guint) search->wanted == which)
    search->found = piece;
}

static guint
count (ViewFixture *fixture, OrdersThing thing)
{
  Search search = { view_of (fixture)->chart, thing, NULL, FAVOR_NONE, 0 };

  favor_tile_foreach (FAVOR_BOARD (search.chart), search_cb, &search);
  return search.n;
}

/* (nullable): with `wanted` below 0 any that can be chosen. */
static FavorPiece *
find (ViewFixture *fixture, OrdersThing thing, gint wanted)
{
  Search search = { view_of (fixture)->chart, thing, NULL, wanted, 0 };

  favor_tile_foreach (FAVOR_BOARD (search.chart), search_cb, &search);
  return search.found;
}

/* ---- Laying --------------------------------------------------------------------------- */

static gboolean
is_legal (ViewFixture *fixture, const FavorAction *action)
{
  FavorRefusal why;

  return favor_orders_game.check (view_fixture_state (fixture), action, &why);
}

/* The child of the map with that style class. */
static GtkWidget *
find_styled (ViewFixture *fixture, const char *css_class)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (view_of (fixture)->chart));

  while (!gtk_widget_has_css_class (child, css_class))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* What the tile would complete stands above it, with the points of the chips, and only then. */
static gboolean
assert_bubble (ViewFixture *fixture)
{
  OrdersPreview      preview;
  g_autofree char   *gain = NULL, *words = orders_view_say_preview (view_of (fixture));
  GtkWidget         *child = find_styled (fixture, "preview");
  const FavorAction *action = favor_game_view_get_selected (fixture->view);
  graphene_rect_t    at;

  orders_preview (view_fixture_state (fixture), action, FAVOR_NONE, &preview);
  g_assert_true ((words != NULL) == (preview.n_closing > 0));
  g_assert_true (favor_map_get_place (FAVOR_MAP (view_of (fixture)->chart), child, &at) ==
                 (words != NULL));
  if (words == NULL)
    return FALSE;
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (child)), ==, words);
  gain = favor_text_gain (preview.gain[action->seat]);
  g_assert_true ((preview.gain[action->seat] > 0) == g_str_has_suffix (words, gain));
  g_assert_true ((preview.gain[action->seat] > 0) ==
                 (view_fixture_find_chip (fixture, gain, FALSE) != -1));
  return TRUE;
}

/* A press chooses a place, R turns the tile there, and another press lays it. */
static void
test_lay (void)
{
  ViewFixture        fixture;
  FavorRng           rng;
  FavorPiece        *space;
  const OrdersState *state;
  guint              n_placed, n_bubbles = 0;

  favor_rng_seed (&rng, 3);
  start (&fixture, 2, 3);
  for (guint i = 0; i < 24; i++)
    {
      guint rotation;

      seek (&fixture, ORDERS_PHASE_PLACE, &rng);
      state = view_fixture_state (&fixture);
      n_placed = state->n_placed;
      space = find (&fixture, ORDERS_THING_SPACE, FAVOR_NONE);
      g_assert_nonnull (space);
      g_assert_null (favor_game_view_get_selected (fixture.view));
      view_fixture_press (space);
      g_assert_nonnull (favor_game_view_get_selected (fixture.view));
      g_assert_cmpint (view_fixture_find_chip (&fixture, "Place", FALSE), !=, -1);
      rotation = view_of (&fixture)->rotation;
      for (guint turn = 0; turn < FAVOR_N_SIDES; turn++)
        {
          favor_game_view_press_letter (fixture.view, 'r');
          g_assert_true (is_legal (&fixture,
                                   favor_game_view_get_selected (fixture.view)));
          n_bubbles += assert_bubble (&fixture);
        }
      favor_game_view_press_letter (fixture.view, 'e');
      favor_game_view_press_letter (fixture.view, 'r');
      g_assert_cmpuint (view_of (&fixture)->rotation,
                        ==,
                        (guint) favor_game_view_get_selected (fixture.view)
                          ->arg[ORDERS_PLACE_ROT]);
      g_assert_cmpuint (rotation, <, FAVOR_N_SIDES);
      view_fixture_press (space);
      state = view_fixture_state (&fixture);
      g_assert_cmpuint (state->n_placed, ==, n_placed + 1);
    }
  g_assert_cmpuint (n_bubbles, >, 0);
  view_fixture_close (&fixture);
}

/* Before it has a place the tile turns freely, and keeps its direction where it fits so. */
static void
test_turn_first (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       kept = 0;

  favor_rng_seed (&rng, 8);
  start (&fixture, 3, 8);
  for (guint i = 0; i < 12; i++)
    {
      FavorPiece        *space;
      const FavorAction *action;
      FavorAction        wanted;

      seek (&fixture, ORDERS_PHASE_PLACE, &rng);
      g_assert_cmpuint (view_of (&fixture)->rotation, ==, 0);
      g_assert_true (favor_game_view_press_letter (fixture.view, 'r'));
      g_assert_cmpuint (view_of (&fixture)->rotation, ==, 1);
      space = find (&fixture, ORDERS_THING_SPACE, FAVOR_NONE);
      view_fixture_press (space);
      action = favor_game_view_get_selected (fixture.view);
      wanted = *action;
      wanted.arg[ORDERS_PLACE_ROT] = 1;
      if (!is_legal (&fixture, &wanted))
        continue;
      g_assert_cmpint (action->arg[ORDERS_PLACE_ROT], ==, 1);
      kept++;
    }
  g_assert_cmpuint (kept, >, 0);
  view_fixture_close (&fixture);
}

/* Neither the zoom nor the tile in hand covers the other, whichever way text runs. */
static void
test_corners (gconstpointer data)
{
  ViewFixture     fixture;
  FavorRng        rng;
  GtkWidget      *controls;
  graphene_rect_t zoom, tile;

  gtk_widget_set_default_direction (GPOINTER_TO_UINT (data));
  favor_rng_seed (&rng, 6);
  start (&fixture, 2, 6);
  seek (&fixture, ORDERS_PHASE_PLACE, &rng);
  controls = find_styled (&fixture, "map-controls");
  g_assert_true (gtk_widget_compute_bounds (controls, fixture.box, &zoom));
  g_assert_true (gtk_widget_compute_bounds (view_of (&fixture)->turner,
                                            fixture.box,
                                            &tile));
  g_assert_cmpfloat (zoom.size.width * tile.size.width, >, 0);
  g_assert_false (graphene_rect_intersection (&zoom, &tile, NULL));
  view_fixture_close (&fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* ---- Followers ------------------------------------------------------------------------ */

static void
test_follow (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  guint       n_free = 0, n_taken = 0;

  favor_rng_seed (&rng, 5);
  start (&fixture, 4, 5);
  for (guint i = 0; i < 25; i++)
    {
      const OrdersState *state;
      guint              last;

      seek (&fixture, ORDERS_PHASE_FOLLOW, &rng);
      state = view_fixture_state (&fixture);
      last = (guint) (state->n_placed - 1);
      for (gint part = 0; part < ORDERS_N_PARTS; part++)
        {
          FavorPiece *target = find (&fixture, ORDERS_THING_TARGET, part);
          guint segment = orders_segment_of_part (state->placed[last].tile, (guint) part);

          g_assert_true ((target != NULL) == (segment != FAVOR_SEGMENT_NONE));
          if (target == NULL)
            continue;
          if (favor_piece_get_state (target) & FAVOR_PIECE_CHOOSABLE)
            {
              g_assert_true (orders_can_stand (state, segment));
              n_free++;
              continue;
            }
          g_assert_false (orders_can_stand (state, segment));
          g_clear_pointer (&fixture.refused, g_free);
          view_fixture_press (target);
          g_assert_nonnull (fixture.refused);
          n_taken++;
        }
    }
  g_assert_cmpuint (n_free, >, 10);
  g_assert_cmpuint (n_taken, >, 3);
  view_fixture_close (&fixture);
}

/* ---- What is seen --------------------------------------------------------------------- */

static void
assert_named_cb (FavorPiece *piece, gpointer data)
{
  g_autofree char *name = NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (piece)))
    return;
  name = view_fixture_name_of (piece);
  g_assert_nonnull (name);
  g_assert_cmpstr (name, !=, "");
}

/* The hand has what the viewer holds, and nothing of others. */
static void
assert_hand (ViewFixture *fixture)
{
  const OrdersState *state = view_fixture_state (fixture);
  FavorSeat  seat = favor_piece_view_get_holder (FAVOR_PIECE_VIEW (fixture->view));
  GPtrArray *pieces = favor_hand_get_pieces (view_of (fixture)->hand);
  guint      n = 0;

  if (seat < 0)
    return;
  for (guint i = 0; i < pieces->len; i++)
    {
      guint key = favor_piece_get_key (pieces->pdata[i]);

      if (key >= ORDERS_KEY_FULFILLED)
        continue;
      g_assert_cmpint (orders_find_held (state, (guint) seat, (gint) key), >=, 0);
      n++;
    }
  g_assert_cmpuint (n, ==, state->n_hand[seat]);
}

/* The map tells of spaces between tiles that no tile left can fill, as long as there is one. */
static void
assert_gaps (ViewFixture *fixture)
{
  const OrdersState *state = view_fixture_state (fixture);
  OrdersGap          gaps[FAVOR_TILE_MAP_MAX_SPACES];
  guint              n = orders_list_gaps (state, gaps);
  gboolean           marked = state->n_stack > 0 || state->current >= 0;

  for (guint at = 0; at < state->n_placed; at++)
    {
      gint     x = state->placed[at].x, y = state->placed[at].y;
      gboolean beside = FALSE;

      for (guint i = 0; i < n; i++)
        beside |= gaps[i].sides > 1 && ABS (gaps[i].x - x) + ABS (gaps[i].y - y) == 1;
      g_assert_true (orders_chart_is_beside_gap (view_of (fixture)->chart, x, y) ==
                     (marked && beside));
    }
}

/* The table of the tiles left says for ears, too, how many there are. */
static void
assert_remains (ViewFixture *fixture)
{
  guint8 left[ORDERS_N_TILES];

  orders_count_left (view_fixture_state (fixture), left);
  for (guint tile = 0; tile < ORDERS_N_TILES; tile++)
    {
      GtkWidget *cell = favor_tiles_left_get_cell (view_of (fixture)->remains, tile);
      g_autofree char *name = view_fixture_name_of (cell), *wanted = NULL;

      wanted = left[tile] > 0
                 ? g_strdup_printf ("%s: %u left",
                                    orders_tiles.words[tile].title,
                                    left[tile])
                 : g_strdup_printf ("%s: none left", orders_tiles.words[tile].title);
      g_assert_cmpstr (name, ==, wanted);
    }
}

static void
assert_shown (ViewFixture *fixture)
{
  const OrdersState *state = view_fixture_state (fixture);

  view_fixture_look (fixture);
  page_fixture_settle ();
  g_assert_cmpuint (count (fixture, ORDERS_THING_TILE), ==, state->n_placed);
  g_assert_cmpuint (count (fixture, ORDERS_THING_FOLLOWER), ==, state->n_on_board);
  favor_tile_foreach (FAVOR_BOARD (view_of (fixture)->chart), assert_named_cb, NULL);
  assert_hand (fixture);
  assert_gaps (fixture);
  assert_remains (fixture);
}

/* A whole game, and back to its beginning. */
static void
test_game (gconstpointer data)
{
  guint       n_seats = GPOINTER_TO_UINT (data), ply = 0;
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, n_seats);
  start (&fixture, n_seats, n_seats);
  while (!favor_session_get_over (fixture.session))
    {
      FavorAction action = pick (&fixture, &rng);

      view_fixture_submit (&fixture, &action);
      if (ply++ % 9 == 0)
        assert_shown (&fixture);
    }
  assert_shown (&fixture);
  favor_cursor_set_ply (fixture.cursor, 0);
  page_fixture_settle ();
  g_assert_cmpuint (count (&fixture, ORDERS_THING_TILE), ==, 1);
  g_assert_cmpuint (count (&fixture, ORDERS_THING_FOLLOWER), ==, 0);
  view_fixture_close (&fixture);
}

/* Who only looks on sees no order in a hand. */
static void
test_spectator (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  GPtrArray  *pieces;

  favor_rng_seed (&rng, 2);
  start (&fixture, 3, 2);
  seek (&fixture, ORDERS_PHASE_PLACE, &rng);
  favor_cursor_set_viewer (fixture.cursor, FAVOR_SEAT_NONE);
  page_fixture_settle ();
  pieces = favor_hand_get_pieces (view_of (&fixture)->hand);
  for (guint i = 0; i < pieces->len; i++)
    g_assert_cmpuint (favor_piece_get_key (pieces->pdata[i]), >=, ORDERS_KEY_FULFILLED);
  g_assert_cmpuint (count (&fixture, ORDERS_THING_SPACE), ==, 0);
  view_fixture_close (&fixture);
}

/* ---- The light ------------------------------------------------------------------------ */

/* (nullable): what lights up; the light lies before the line around it. */
static OrdersLight *
find_light (ViewFixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (view_of (fixture)->chart));

  while (child != NULL && !ORDERS_IS_LIGHT (child))
    child = gtk_widget_get_next_sibling (child);
  return ORDERS_LIGHT (child);
}

/* The light reaches from end to end of the feature. */
static void
assert_lit (ViewFixture *fixture, guint at, guint part)
{
  const OrdersState *state = view_fixture_state (fixture);
  graphene_rect_t    place = orders_light_get_place (find_light (fixture));
  graphene_rect_t    tiles = *graphene_rect_zero ();
  OrdersSpot         spots[FAVOR_TILE_MAP_MAX_NODES];
  gint               name = orders_find_feature (state, at, part);
  guint              n = orders_list_spots (state, (FavorNode) name, spots);

  for (guint i = 0; i < n; i++)
    {
      const FavorPlacedTile *placed = &state->placed[spots[i].at];
      graphene_rect_t        tile = FAVOR_RECT (placed->x, placed->y, 1, 1);

      if (i == 0)
        tiles = tile;
      graphene_rect_union (&tiles, &tile, &tiles);
    }
  g_assert_cmpfloat_with_epsilon (place.origin.x, tiles.origin.x, 0.1f);
  g_assert_cmpfloat_with_epsilon (place.origin.y, tiles.origin.y, 0.1f);
  g_assert_cmpfloat_with_epsilon (place.size.width, tiles.size.width, 0.1f);
  g_assert_cmpfloat_with_epsilon (place.size.height, tiles.size.height, 0.1f);
}

/* What has the pointer or the focus stands out; a space does not, and nothing else any more then. */
static void
test_light (void)
{
  ViewFixture        fixture;
  FavorRng           rng;
  const OrdersState *state;

  favor_rng_seed (&rng, 4);
  start (&fixture, 3, 4);
  for (guint i = 0; i < 20; i++)
    seek (&fixture, ORDERS_PHASE_PLACE, &rng);
  state = view_fixture_state (&fixture);
  g_assert_cmpuint (state->n_on_board, >, 3);
  g_assert_cmpfloat (orders_light_get_place (find_light (&fixture)).size.width, <=, 0);
  for (guint i = 0; i < state->n_on_board; i++)
    {
      guint at = state->on_board[i].at;

      g_signal_emit_by_name (find (&fixture, ORDERS_THING_FOLLOWER, (gint) at),
                             "inspected");
      assert_lit (&fixture, at, state->on_board[i].part);
    }
  g_signal_emit_by_name (find (&fixture, ORDERS_THING_SPACE, FAVOR_NONE), "inspected");
  g_assert_cmpfloat (orders_light_get_place (find_light (&fixture)).size.width, <=, 0);
  g_signal_emit_by_name (find (&fixture, ORDERS_THING_TILE, 0), "inspected");
  assert_lit (&fixture, 0, orders_view_find_part (view_of (&fixture), 0));
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/orders-view/lay", test_lay);
  g_test_add_func ("/orders-view/turn-first", test_turn_first);
  g_test_add_data_func ("/orders-view/corners/ltr",
                        GUINT_TO_POINTER (GTK_TEXT_DIR_LTR),
                        test_corners);
  g_test_add_data_func ("/orders-view/corners/rtl",
                        GUINT_TO_POINTER (GTK_TEXT_DIR_RTL),
                        test_corners);
  g_test_add_func ("/orders-view/follow", test_follow);
  for (guint n = ORDERS_MIN_SEATS; n <= ORDERS_MAX_SEATS; n += 2)
    {
      g_autofree char *path = g_strdup_printf ("/orders-view/game/%u", n);

      g_test_add_data_func (path, GUINT_TO_POINTER (n), test_game);
    }
  g_test_add_func ("/orders-view/spectator", test_spectator);
  g_test_add_func ("/orders-view/light", test_light);
  return g_test_run ();
}
