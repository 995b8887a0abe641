/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "favor-text.h"
#include "orders-faces.h"
#include "orders-fixture.h"
#include "orders-words.h"

/* Laying a tile: choosing a space, turning, and what is refused. */

#define TURNS 12

static FavorAction
placement (ViewFixture *fixture, const FavorTileSpace *space, guint rotation)
{
  return (FavorAction){ .kind = ORDERS_ACTION_PLACE_TILE,
                        .seat = orders_fixture_state (fixture)->head.decider,
                        .arg = { space->x, space->y, (gint16) rotation } };
}

static gboolean
fits (ViewFixture *fixture, const FavorTileSpace *space, guint rotation)
{
  FavorAction action = placement (fixture, space, rotation);

  return orders_check (orders_fixture_state (fixture), &action, NULL);
}

/* Those that differ. */
static guint
count_rotations (ViewFixture *fixture, const FavorTileSpace *space)
{
  guint n = 0;

  for (guint i = 0; i < orders_shapes[orders_fixture_state (fixture)->current].rotations;
       i++)
    n += fits (fixture, space, i);
  return n;
}

static guint
selected_rotation (ViewFixture *fixture)
{
  const FavorAction *action = favor_game_view_get_selected (fixture->view);

  g_assert_nonnull (action);
  g_assert_cmpint (action->kind, ==, ORDERS_ACTION_PLACE_TILE);
  g_assert_true (orders_check (orders_fixture_state (fixture), action, NULL));
  return (guint) action->arg[ORDERS_PLACE_ROT];
}

/* Whether both look the same. */
static gboolean
are_alike (ViewFixture *fixture, guint a, guint b)
{
  guint n = orders_shapes[orders_fixture_state (fixture)->current].rotations;

  return a % n == b % n;
}

static void
assert_ghost (ViewFixture *fixture, const FavorTileSpace *space)
{
  FavorPlacedTile       placed = { (guint8) orders_fixture_state (fixture)->current,
                                   space->x,
                                   space->y,
                                   (guint8) selected_rotation (fixture) };
  g_autoptr (FavorFace) face = orders_face_new_lying (&placed);
  FavorPiece           *ghost = orders_fixture_ghost (fixture);
  graphene_rect_t       at;

  g_assert_nonnull (ghost);
  g_assert_true (favor_face_equal (favor_piece_get_face (ghost), face));
  favor_map_get_place (FAVOR_MAP (orders_view_of (fixture)->chart),
                       GTK_WIDGET (ghost),
                       &at);
  g_assert_true (graphene_rect_equal (&at,
                                      &GRAPHENE_RECT_INIT (space->x, space->y, 1, 1)));
}

typedef void (*SpaceFunc) (ViewFixture *fixture, const FavorTileSpace *space);

/* At each of some placements of a random game, for each space. */
static void
foreach_space (guint n_seats, guint64 seed, SpaceFunc func)
{
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, seed);
  orders_fixture_start (&fixture, n_seats, seed);
  for (guint i = 0; i < TURNS; i++)
    {
      const FavorTileMap *tiles;

      g_assert_true (orders_fixture_seek (&fixture, ORDERS_PHASE_PLACE, &rng));
      tiles = &orders_fixture_state (&fixture)->tiles;
      for (guint k = 0; k < tiles->n_spaces; k++)
        func (&fixture, &tiles->space[k]);
      g_assert_cmpuint (fixture.n_chosen, ==, 0);
    }
  view_fixture_close (&fixture);
}

/* ---- Choosing a space ----------------------------------------------------------------- */

/* Who presses a space sees the tile there, in a way in which it fits; Escape takes it away. */
static void
choose (ViewFixture *fixture, const FavorTileSpace *space)
{
  FavorPiece *piece = orders_fixture_space (fixture, space->x, space->y);

  if (count_rotations (fixture, space) == 0)
    return;
  g_assert_true (orders_fixture_lies (fixture, piece));
  g_assert_cmpint (favor_piece_get_state (piece), ==, FAVOR_PIECE_CHOOSABLE);
  g_assert_null (orders_fixture_ghost (fixture));
  view_fixture_press (piece);
  g_assert_cmpint (favor_piece_get_state (piece), ==, FAVOR_PIECE_CHOSEN);
  g_assert_cmpint (favor_game_view_get_selected (fixture->view)->arg[ORDERS_PLACE_X],
                   ==,
                   space->x);
  g_assert_cmpint (favor_game_view_get_selected (fixture->view)->arg[ORDERS_PLACE_Y],
                   ==,
                   space->y);
  assert_ghost (fixture, space);
  g_assert_true (favor_game_view_clear (fixture->view));
  g_assert_null (favor_game_view_get_selected (fixture->view));
  g_assert_null (orders_fixture_ghost (fixture));
}

static void
test_choose (void)
{
  foreach_space (2, 41, choose);
}

static guint n_refused;

/* Where the tile fits in no way there is nothing to be pressed; whoever tries reads which edge it is. */
static void
refuse (ViewFixture *fixture, const FavorTileSpace *space)
{
  FavorPiece      *piece = orders_fixture_space (fixture, space->x, space->y);
  FavorAction      action = placement (fixture, space, 0);
  g_autofree char *why = NULL;

  if (count_rotations (fixture, space) > 0)
    return;
  g_assert_false (orders_fixture_lies (fixture, piece));
  g_assert_cmpint (favor_piece_get_state (piece), ==, 0);
  why = orders_fixture_explain (fixture, &action);
  g_assert_true (g_str_has_prefix (why, "The edges do not match:"));
  view_fixture_press (piece);
  g_assert_cmpstr (fixture->refused, ==, why);
  g_assert_null (favor_game_view_get_selected (fixture->view));
  n_refused++;
}

static void
test_refuse (void)
{
  n_refused = 0;
  foreach_space (3, 42, refuse);
  g_assert_cmpuint (n_refused, >, 5);
}

/* ---- Turning -------------------------------------------------------------------------- */

/* R leads through all ways in which it fits there, and E the same way back. */
static void
turn (ViewFixture *fixture, const FavorTileSpace *space)
{
  guint n = count_rotations (fixture, space), seen = 0;
  guint ways[FAVOR_N_SIDES];

  if (n == 0)
    return;
  view_fixture_press (orders_fixture_space (fixture, space->x, space->y));
  for (guint i = 0; i < n; i++)
    {
      ways[i] = selected_rotation (fixture);
      seen |= 1u << ways[i];
      assert_ghost (fixture, space);
      g_assert_true (favor_game_view_press_letter (fixture->view, 'r') == (n > 1));
    }
  g_assert_cmpuint (selected_rotation (fixture), ==, ways[0]);
  for (guint i = 0; i < FAVOR_N_SIDES; i++)
    g_assert_true ((seen >> i & 1) == 0 || fits (fixture, space, i));
  for (guint i = n; i-- > 0;)
    {
      favor_game_view_press_letter (fixture->view, 'e');
      g_assert_cmpuint (selected_rotation (fixture), ==, ways[i]);
    }
  favor_game_view_clear (fixture->view);
}

static void
test_turn (void)
{
  foreach_space (4, 43, turn);
}

/* From there on to each other space. */
static void
keep (ViewFixture *fixture, const FavorTileSpace *space)
{
  const FavorTileMap *tiles = &orders_fixture_state (fixture)->tiles;

  if (count_rotations (fixture, space) < 2)
    return;
  for (guint i = 0; i < tiles->n_spaces; i++)
    {
      const FavorTileSpace *other = &tiles->space[i];
      guint                 rotation;

      if (other == space || count_rotations (fixture, other) == 0)
        continue;
      view_fixture_press (orders_fixture_space (fixture, space->x, space->y));
      favor_game_view_press_letter (fixture->view, 'r');
      rotation = selected_rotation (fixture);
      view_fixture_press (orders_fixture_space (fixture, other->x, other->y));
      assert_ghost (fixture, other);
      if (fits (fixture, other, rotation))
        g_assert_cmpuint (selected_rotation (fixture), ==, rotation);
      favor_game_view_clear (fixture->view);
    }
}

static void
test_keep (void)
{
  foreach_space (2, 44, keep);
}

static guint n_kept;

/* In hand the tile turns freely, also where that makes no difference. */
static void
turn_in_hand (ViewFixture *fixture, const FavorTileSpace *space)
{
  OrdersView *view = orders_view_of (fixture);

  if (count_rotations (fixture, space) == 0)
    return;
  for (guint i = 0; i < FAVOR_N_SIDES; i++)
    {
      guint wanted;

      g_assert_true (favor_game_view_press_letter (fixture->view, 'r'));
      wanted = view->rotation;
      view_fixture_press (orders_fixture_space (fixture, space->x, space->y));
      if (fits (fixture, space, wanted))
        {
          g_assert_true (are_alike (fixture, selected_rotation (fixture), wanted));
          n_kept++;
        }
      g_assert_cmpuint (view->rotation, ==, selected_rotation (fixture));
      favor_game_view_clear (fixture->view);
      while (view->rotation != wanted)
        favor_game_view_press_letter (fixture->view, 'e');
    }
}

static void
test_turn_in_hand (void)
{
  n_kept = 0;
  foreach_space (3, 45, turn_in_hand);
  g_assert_cmpuint (n_kept, >, 50);
}

/* ---- Laying --------------------------------------------------------------------------- */

/* A second press lays it as it is turned, as the main button does; a letter does nothing then. */
static void
test_lay (gconstpointer data)
{
  gboolean    by_button = GPOINTER_TO_INT (data);
  ViewFixture fixture;
  FavorRng    rng;

  favor_rng_seed (&rng, 46);
  orders_fixture_start (&fixture, 5, 46);
  for (guint i = 0; i < TURNS; i++)
    {
      const OrdersState     *state;
      const FavorPlacedTile *last;
      FavorAction            action;
      FavorPiece            *piece;

      g_assert_true (orders_fixture_seek (&fixture, ORDERS_PHASE_PLACE, &rng));
      action = view_fixture_pick (fixture.session, &rng);
      piece = orders_fixture_space (&fixture,
                                    action.arg[ORDERS_PLACE_X],
                                    action.arg[ORDERS_PLACE_Y]);
      fixture.n_chosen = 0;
      view_fixture_press (piece);
      while (selected_rotation (&fixture) != (guint) action.arg[ORDERS_PLACE_ROT])
        favor_game_view_press_letter (fixture.view, 'e');
      g_assert_cmpuint (fixture.n_chosen, ==, 0);
      if (by_button)
        favor_piece_view_commit (FAVOR_PIECE_VIEW (fixture.view));
      else
        view_fixture_press (piece);
      g_assert_cmpuint (fixture.n_chosen, ==, 1);
      g_assert_true (favor_action_equal (&fixture.chosen, &action));
      state = orders_fixture_state (&fixture);
      last = &state->placed[state->n_placed - 1];
      g_assert_cmpint (last->x, ==, action.arg[ORDERS_PLACE_X]);
      g_assert_cmpint (last->y, ==, action.arg[ORDERS_PLACE_Y]);
      g_assert_null (orders_fixture_ghost (&fixture));
      g_assert_false (favor_game_view_press_letter (fixture.view, 'r'));
      g_assert_cmpuint (orders_fixture_count (&fixture, ORDERS_THING_SPACE), ==, 0);
      if (state->head.phase == ORDERS_PHASE_PLACE)
        break;
    }
  view_fixture_close (&fixture);
}

/* ---- Out of sight --------------------------------------------------------------------- */

/* Each tile is called by its place. */
static void
assert_named (ViewFixture *fixture)
{
  const OrdersState *state = orders_fixture_state (fixture);

  for (guint i = 0; i < state->n_placed; i++)
    {
      g_autofree char *place = orders_view_say_place (orders_view_of (fixture),
                                                      state->placed[i].x,
                                                      state->placed[i].y);
      FavorPiece      *piece = orders_fixture_find (fixture, ORDERS_THING_TILE, i);

      g_assert_true (g_str_has_prefix (favor_piece_get_label (piece), place));
    }
}

/* A tile that is taken back and laid elsewhere, while somebody looks at another part of the map. */
static void
test_elsewhere (void)
{
  ViewFixture  fixture;
  FavorRng     rng;
  FavorMap    *map;
  FavorTileMap tiles;
  FavorAction  action;
  guint        n_laid = 0;

  favor_rng_seed (&rng, 46);
  orders_fixture_start (&fixture, 2, 46);
  map = FAVOR_MAP (orders_view_of (&fixture)->chart);
  for (guint i = 0; i < 20; i++)
    g_assert_true (orders_fixture_seek (&fixture, ORDERS_PHASE_PLACE, &rng));
  for (guint i = 0; i < 12; i++)
    favor_map_zoom (map, 1, NULL);
  tiles = orders_fixture_state (&fixture)->tiles;
  for (guint i = 0; i < tiles.n_spaces; i++)
    for (guint rotation = 0; rotation < FAVOR_N_SIDES; rotation++)
      {
        if (!fits (&fixture, &tiles.space[i], rotation))
          continue;
        favor_map_centre (map,
                          &GRAPHENE_POINT_INIT (-tiles.space[i].x, -tiles.space[i].y),
                          FALSE);
        page_fixture_settle ();
        action = placement (&fixture, &tiles.space[i], rotation);
        view_fixture_submit (&fixture, &action);
        page_fixture_settle ();
        assert_named (&fixture);
        g_assert_true (favor_session_undo (fixture.session));
        page_fixture_settle ();
        assert_named (&fixture);
        n_laid++;
      }
  g_assert_cmpuint (n_laid, >, 1);
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_func ("/orders-view-lay/choose", test_choose);
  g_test_add_func ("/orders-view-lay/refuse", test_refuse);
  g_test_add_func ("/orders-view-lay/turn", test_turn);
  g_test_add_func ("/orders-view-lay/keep", test_keep);
  g_test_add_func ("/orders-view-lay/turn-in-hand", test_turn_in_hand);
  g_test_add_data_func ("/orders-view-lay/lay/press", GINT_TO_POINTER (FALSE), test_lay);
  g_test_add_data_func ("/orders-view-lay/lay/button", GINT_TO_POINTER (TRUE), test_lay);
  g_test_add_func ("/orders-view-lay/elsewhere", test_elsewhere);
  return g_test_run ();
}
