/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "orders-faces.h"
#include "orders-fixture.h"

/* Dragging the tile in hand onto the map. */

#define TURNS 12

static FavorAction
placement (ViewFixture *fixture, gint x, gint y, guint rotation)
{
  return (FavorAction){ .kind = ORDERS_ACTION_PLACE_TILE,
                        .seat = orders_fixture_state (fixture)->head.decider,
                        .arg = { (gint16) x, (gint16) y, (gint16) rotation } };
}

static gboolean
fits (ViewFixture *fixture, gint x, gint y, guint rotation)
{
  FavorAction action = placement (fixture, x, y, rotation);

  return orders_check (orders_fixture_state (fixture), &action, NULL);
}

static gboolean
fits_somehow (ViewFixture *fixture, gint x, gint y)
{
  for (guint i = 0; i < FAVOR_N_SIDES; i++)
    if (fits (fixture, x, y, i))
      return TRUE;
  return FALSE;
}

/* (transfer none): what takes the drops on the map; there is one. */
static GtkDropTarget *
find_target (ViewFixture *fixture)
{
  GtkWidget             *chart = GTK_WIDGET (orders_view_of (fixture)->chart);
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (chart);
  GtkDropTarget         *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (list, i);

      if (!GTK_IS_DROP_TARGET (controller))
        continue;
      g_assert_null (found);
      found = GTK_DROP_TARGET (controller);
    }
  g_assert_nonnull (found);
  return found;
}

/* Lets a piece go in the middle of a tile's place, as far as that is seen. */
static gboolean
let_go (ViewFixture *fixture, FavorPiece *piece, gint x, gint y)
{
  FavorMap       *map = FAVOR_MAP (orders_view_of (fixture)->chart);
  graphene_rect_t at =
    favor_map_to_pixels (map, &GRAPHENE_RECT_INIT ((float) x, (float) y, 1, 1));
  graphene_point_t middle;
  gboolean         taken = FALSE;
  GValue           value = G_VALUE_INIT;

  graphene_rect_get_center (&at, &middle);
  g_value_init (&value, FAVOR_TYPE_PIECE);
  g_value_set_object (&value, piece);
  g_signal_emit_by_name (find_target (fixture),
                         "drop",
                         &value,
                         (double) middle.x,
                         (double) middle.y,
                         &taken);
  g_value_unset (&value);
  return taken;
}

static gboolean
let_go_tile (ViewFixture *fixture, gint x, gint y)
{
  return let_go (fixture, orders_view_of (fixture)->in_hand, x, y);
}

static void
assert_chosen (ViewFixture *fixture, const FavorAction *action)
{
  g_assert_nonnull (favor_game_view_get_selected (fixture->view));
  g_assert_true (favor_action_equal (favor_game_view_get_selected (fixture->view),
                                     action));
}

/* ---- On a space ----------------------------------------------------------------------- */

/* The same as a press of that space, however the tile in hand is turned. */
static void
drop_as_press (ViewFixture *fixture, const FavorTileSpace *space)
{
  OrdersView *view = orders_view_of (fixture);

  for (guint rotation = 0; rotation < FAVOR_N_SIDES; rotation++)
    {
      FavorAction pressed;

      while (view->rotation != rotation)
        favor_game_view_press_letter (fixture->view, 'r');
      view_fixture_press (orders_fixture_space (fixture, space->x, space->y));
      pressed = *favor_game_view_get_selected (fixture->view);
      favor_game_view_clear (fixture->view);
      while (view->rotation != rotation)
        favor_game_view_press_letter (fixture->view, 'r');
      g_assert_true (let_go_tile (fixture, space->x, space->y));
      assert_chosen (fixture, &pressed);
      g_assert_nonnull (orders_fixture_ghost (fixture));
      /* Once more there: nothing new, and it is not laid. */
      g_assert_true (let_go_tile (fixture, space->x, space->y));
      assert_chosen (fixture, &pressed);
      favor_game_view_clear (fixture->view);
    }
}

static guint n_fitting, n_refused;

/* It goes home, the rules say why, and what was chosen before still is. */
static void
drop_in_vain (ViewFixture *fixture, gint x, gint y)
{
  FavorAction        action = placement (fixture, x, y, 0), before;
  const FavorAction *selected = favor_game_view_get_selected (fixture->view);
  g_autofree char   *why = orders_fixture_explain (fixture, &action);

  if (selected != NULL)
    before = *selected;
  g_clear_pointer (&fixture->refused, g_free);
  g_assert_false (let_go_tile (fixture, x, y));
  g_assert_cmpstr (fixture->refused, ==, why);
  if (selected != NULL)
    assert_chosen (fixture, &before);
  else
    g_assert_null (favor_game_view_get_selected (fixture->view));
  n_refused++;
}

static void
drop_everywhere (ViewFixture *fixture)
{
  const OrdersState *state = orders_fixture_state (fixture);

  for (guint i = 0; i < state->tiles.n_spaces; i++)
    {
      const FavorTileSpace *space = &state->tiles.space[i];

      if (fits_somehow (fixture, space->x, space->y))
        {
          drop_as_press (fixture, space);
          n_fitting++;
        }
      else
        drop_in_vain (fixture, space->x, space->y);
    }
  for (guint i = 0; i < state->n_placed; i++)
    drop_in_vain (fixture, state->placed[i].x, state->placed[i].y);
}

static void
test_drop (gconstpointer data)
{
  gboolean    rtl = GPOINTER_TO_INT (data);
  ViewFixture fixture;
  FavorRng    rng;

  n_fitting = n_refused = 0;
  favor_rng_seed (&rng, 51);
  if (rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  orders_fixture_start (&fixture, 3, 51);
  for (guint i = 0; i < TURNS; i++)
    {
      g_assert_true (orders_fixture_seek (&fixture, ORDERS_PHASE_PLACE, &rng));
      drop_everywhere (&fixture);
    }
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  g_assert_cmpuint (n_fitting, >, 30);
  g_assert_cmpuint (n_refused, >, 30);
  view_fixture_close (&fixture);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* ---- What else can be let go ---------------------------------------------------------- */

/* The first space but `not` where the tile fits. */
static const FavorTileSpace *
find_fitting (ViewFixture *fixture, const FavorTileSpace * not )
{
  const FavorTileMap *tiles = &orders_fixture_state (fixture)->tiles;

  for (guint i = 0; i < tiles->n_spaces; i++)
    if (&tiles->space[i] !=
        not &&fits_somehow (fixture, tiles->space[i].x, tiles->space[i].y))
      return &tiles->space[i];
  return NULL;
}

/* A tile that fits into two spaces, or into more: nothing is chosen by itself. */
static void
seek_two (ViewFixture           *fixture,
          const FavorTileSpace **space,
          const FavorTileSpace **other)
{
  FavorRng rng;

  favor_rng_seed (&rng, 52);
  orders_fixture_start (fixture, 2, 52);
  do
    {
      g_assert_true (orders_fixture_seek (fixture, ORDERS_PHASE_PLACE, &rng));
      *space = find_fitting (fixture, NULL);
      *other = find_fitting (fixture, *space);
    }
  while (*other == NULL);
  g_assert_null (favor_game_view_get_selected (fixture->view));
}

/* The tile that lies on a space for now goes on to another one; a space alone is no tile. */
static void
test_move (void)
{
  ViewFixture           fixture;
  const FavorTileSpace *space, *other;
  FavorPiece           *first, *second;

  seek_two (&fixture, &space, &other);
  first = orders_fixture_space (&fixture, space->x, space->y);
  second = orders_fixture_space (&fixture, other->x, other->y);
  g_assert_false (let_go (&fixture, first, other->x, other->y));
  g_assert_null (favor_game_view_get_selected (fixture.view));
  view_fixture_press (first);
  g_assert_true (let_go (&fixture, first, other->x, other->y));
  g_assert_cmpint (favor_piece_get_state (second), ==, FAVOR_PIECE_CHOSEN);
  g_assert_cmpint (favor_piece_get_state (first), ==, FAVOR_PIECE_CHOOSABLE);
  g_assert_cmpuint (fixture.n_chosen, ==, 0);
  view_fixture_close (&fixture);
}

/* Cards have no place on the map; and when nobody chooses nothing can be laid. */
static void
test_others (void)
{
  ViewFixture           fixture;
  const FavorTileSpace *space, *other;
  FavorPiece           *card = NULL;

  seek_two (&fixture, &space, &other);
  for (guint order = 0; order < ORDERS_N_ORDERS && card == NULL; order++)
    card = orders_fixture_card (&fixture, order);
  g_assert_nonnull (card);
  g_assert_false (let_go (&fixture, card, space->x, space->y));
  g_assert_null (favor_game_view_get_selected (fixture.view));
  favor_game_view_set_open (fixture.view, FALSE);
  g_assert_false (let_go_tile (&fixture, space->x, space->y));
  g_assert_null (favor_game_view_get_selected (fixture.view));
  g_assert_null (fixture.refused);
  view_fixture_close (&fixture);
}

/* It can be taken by the pointer, and is none of the things between which the keys walk. */
static void
test_in_hand (void)
{
  ViewFixture fixture;
  FavorRng    rng;
  FavorPiece *tile;

  favor_rng_seed (&rng, 54);
  orders_fixture_start (&fixture, 2, 54);
  tile = orders_view_of (&fixture)->in_hand;
  g_assert_true (orders_fixture_seek (&fixture, ORDERS_PHASE_PLACE, &rng));
  g_assert_true (gtk_widget_get_visible (orders_view_of (&fixture)->turner));
  g_assert_true (gtk_widget_get_can_target (GTK_WIDGET (tile)));
  g_assert_cmpint (favor_piece_get_state (tile), ==, FAVOR_PIECE_CHOOSABLE);
  g_assert_false (gtk_widget_grab_focus (GTK_WIDGET (tile)));
  view_fixture_close (&fixture);
}

/* ---- Turning it ----------------------------------------------------------------------- */

/* Clicks in the middle of the widget; FALSE: there are no pointers here. */
static gboolean
click (ViewFixture *fixture, GtkWidget *on, const char *button)
{
  graphene_rect_t  at;
  graphene_point_t middle;
  g_autofree char *line = NULL;

  g_assert_true (gtk_widget_compute_bounds (on, GTK_WIDGET (fixture->window), &at));
  graphene_rect_get_center (&at, &middle);
  line = g_strdup_printf ("mousemove %.0f %.0f click %s", middle.x, middle.y, button);
  return page_fixture_pointer (line);
}

/* Each click of the secondary button turns it, on the map and on the tile itself, and chooses nothing. */
static void
test_secondary_button (void)
{
  ViewFixture           fixture;
  OrdersView           *view;
  GtkWidget            *places[2];
  const FavorTileSpace *space, *other;

  seek_two (&fixture, &space, &other);
  view = orders_view_of (&fixture);
  places[0] = GTK_WIDGET (view->chart);
  places[1] = GTK_WIDGET (view->in_hand);
  page_fixture_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      guint rotation = view->rotation;

      if (!click (&fixture, places[i], "3"))
        break;
      page_fixture_wait_for (view->rotation == (rotation + 1) % FAVOR_N_SIDES);
      click (&fixture, places[i], "3");
      page_fixture_wait_for (view->rotation == (rotation + 2) % FAVOR_N_SIDES);
      click (&fixture, places[i], "2");
      page_fixture_settle ();
      g_assert_cmpuint (view->rotation, ==, (rotation + 2) % FAVOR_N_SIDES);
      g_assert_null (favor_game_view_get_selected (fixture.view));
    }
  view_fixture_close (&fixture);
}

int
main (int argc, char **argv)
{
  page_fixture_init (&argc, &argv);
  g_test_add_data_func ("/orders-view-drag/drop", GINT_TO_POINTER (FALSE), test_drop);
  g_test_add_data_func ("/orders-view-drag/drop/rtl", GINT_TO_POINTER (TRUE), test_drop);
  g_test_add_func ("/orders-view-drag/move", test_move);
  g_test_add_func ("/orders-view-drag/others", test_others);
  g_test_add_func ("/orders-view-drag/in-hand", test_in_hand);
  g_test_add_func ("/orders-view-drag/secondary-button", test_secondary_button);
  return g_test_run ();
}
