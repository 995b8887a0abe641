/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <glib/gi18n.h>

#include "orders-state.h"

static const FavorWord phase_words[] = {
  /* Translators: what the player {player} has to decide, above the buttons for it; as short as
   * it can be. */
  { "setup-orders", N_ ("{player}, keep your orders or put one back.") },
  { "start", N_ ("{player}, draw an order or reveal a tile.") },
  { "place", N_ ("{player}, place the tile.") },
  { "follow", N_ ("{player}, deploy a follower or none.") },
  { "fulfil", N_ ("{player}, choose an order that is fulfilled.") },
  { "over", N_ ("The game is over.") },
};

const FavorEnum orders_phases = FAVOR_ENUM ("phase", phase_words);

static const FavorWord side_words[] = {
  /* Translators: a side of a tile: "The edges do not match: the {side} side shows ..." */
  { "north", N_ ("north") },
  { "east", N_ ("east") },
  { "south", N_ ("south") },
  { "west", N_ ("west") },
};

const FavorEnum orders_sides = FAVOR_ENUM ("side", side_words);

static const FavorWord edge_words[] = {
  /* Translators: the edge of a tile: "... the {side} side shows {kind}, its neighbour ..." */
  { "city", N_ ("a city") },
  { "road", N_ ("a road") },
  { "field", N_ ("a field") },
};

const FavorEnum orders_edges = FAVOR_ENUM ("edge", edge_words);

static const FavorWord orders_option_words[] = {
  /* Translators: whether there are orders of the king. */
  { "on", N_ ("With orders of the king") },
  /* Translators: whether there are orders of the king. */
  { "off", N_ ("None: only the tile kingdom") },
};

static const FavorEnum orders_options = FAVOR_ENUM ("orders", orders_option_words);

static const FavorWord farms_words[] = {
  /* Translators: whether followers can be farmers. */
  { "on", N_ ("With farmers") },
  /* Translators: whether followers can be farmers. */
  { "off", N_ ("No farmers") },
};

static const FavorEnum farms = FAVOR_ENUM ("farms", farms_words);

static const FavorWord two_tile_city_words[] = {
  /* Translators: what a city of two tiles scores. */
  { "normal", N_ ("Scores like any other") },
  /* Translators: what a city of two tiles scores. */
  { "small", N_ ("Scores half") },
};

static const FavorEnum two_tile_cities = FAVOR_ENUM ("two-tile-city",
                                                     two_tile_city_words);

static const FavorWord road_connection_words[] = {
  /* Translators: when a road and a city count as connected. */
  { "tile", N_ ("On one tile") },
  /* Translators: when a road and a city count as connected: the road ends at the city's gate. */
  { "gate", N_ ("Only at a gate") },
};

static const FavorEnum road_connections = FAVOR_ENUM ("road-connection",
                                                      road_connection_words);

static const FavorWord open_orders_words[] = {
  /* Translators: whether the others see a player's orders. */
  { "off", N_ ("Secret") },
  /* Translators: whether the others see a player's orders. */
  { "on", N_ ("Open to everybody") },
};

static const FavorEnum open_orders = FAVOR_ENUM ("open-orders", open_orders_words);

static const FavorWord row_words[] = {
  { "road", NULL },         { "city", NULL },     { "cloister", NULL },
  { "orders", NULL },       { "end-road", NULL }, { "end-city", NULL },
  { "end-cloister", NULL }, { "farm", NULL },     { "orders-open", NULL },
  { "orders-most", NULL },
};

static const FavorEnum rows = FAVOR_ENUM ("row", row_words);

static const gint16 penalties[] = { 0, 5, 10 };

static const FavorField options_fields[] = {
  FAVOR_FIELD_ENUM (OrdersOptions,
                    orders,
                    "orders",
                    &orders_options,
                    .title = N_ ("Orders"),
                    .summary = N_ ("Secret tasks that earn points, and cost some if they "
                                   "stay open.")),
  FAVOR_FIELD_ENUM (OrdersOptions,
                    farms,
                    "farms",
                    &farms,
                    .title = N_ ("Farms"),
                    .summary = N_ ("Farmers stay until the end and score for each "
                                   "complete city at their farm.")),
  FAVOR_FIELD_ENUM (OrdersOptions,
                    two_tile_city,
                    "two-tile-city",
                    &two_tile_cities,
                    .title = N_ ("City of two tiles"),
                    .summary = N_ ("What the smallest complete city is worth.")),
  FAVOR_FIELD_ENUM (OrdersOptions,
                    road_connection,
                    "road-connection",
                    &road_connections,
                    .title = N_ ("Road and city connected"),
                    .summary = N_ ("Where only gates count, the two orders about it are "
                                   "left out.")),
  FAVOR_FIELD_SEAT (OrdersOptions,
                    first_seat,
                    "first-seat",
                    .nullable = TRUE,
                    .fallback = FAVOR_NONE,
                    .refusal = ORDERS_REFUSAL_NO_SUCH_SEAT,
                    .title = N_ ("First player"),
                    .summary = N_ ("Without a choice here one is drawn.")),
  FAVOR_FIELD_INT (OrdersOptions,
                   order_penalty,
                   "order-penalty",
                   0,
                   10,
                   .fallback = 10,
                   .values = penalties,
                   .n_values = G_N_ELEMENTS (penalties),
                   .title = N_ ("Penalty for an open order"),
                   .summary = N_ ("Points that each order still held at the end costs.")),
  FAVOR_FIELD_ENUM (OrdersOptions,
                    open_orders,
                    "open-orders",
                    &open_orders,
                    .title = N_ ("Orders in hand"),
                    .summary = N_ ("Open orders are good for learning the game.")),
};

const FavorSchema orders_options_schema = FAVOR_SCHEMA ("options",
                                                        OrdersOptions,
                                                        options_fields);

static const FavorField placed_fields[] = {
  FAVOR_FIELD_ENUM (FavorPlacedTile, tile, "tile", &orders_tiles, .title = N_ ("Tile")),
  FAVOR_FIELD_INT (
    FavorPlacedTile,
    x,
    "x",
    -ORDERS_REACH,
    ORDERS_REACH,
    .refusal = ORDERS_REFUSAL_OUTSIDE_BOARD,
    /* Translators: where a tile lies, counted from the first one to the right */
    .title = N_ ("Column")),
  FAVOR_FIELD_INT (
    FavorPlacedTile,
    y,
    "y",
    -ORDERS_REACH,
    ORDERS_REACH,
    .refusal = ORDERS_REFUSAL_OUTSIDE_BOARD,
    /* Translators: where a tile lies, counted from the first one downwards */
    .title = N_ ("Row")),
  FAVOR_FIELD_INT (FavorPlacedTile,
                   rotation,
                   "rot",
                   0,
                   3,
                   .refusal = ORDERS_REFUSAL_BAD_ROTATION,
                   .title = N_ ("Quarter turns")),
};

static const FavorSchema placed_schema = FAVOR_SCHEMA ("placed",
                                                       FavorPlacedTile,
                                                       placed_fields);

static const FavorField follower_fields[] = {
  FAVOR_FIELD_SEAT (OrdersFollower, seat, "seat", .title = N_ ("Player")),
  FAVOR_FIELD_INT (OrdersFollower, at, "at", 0, ORDERS_N_PLACED - 1),
  FAVOR_FIELD_ENUM (OrdersFollower, part, "segment", &orders_parts, .title = N_ ("On")),
};

static const FavorSchema follower_schema = FAVOR_SCHEMA ("follower",
                                                         OrdersFollower,
                                                         follower_fields);

#define SEATS               FAVOR_BY_SEAT (ORDERS_MAX_SEATS)
#define COUNTED(n, counter) FAVOR_COUNTED (n, OrdersState, counter)

/* Blanked by orders_observe () for those who may not see them: hands, returned, relief, eligible. */
static const FavorField state_fields[] = {
  FAVOR_HEAD_FIELDS (OrdersState, &orders_phases, ORDERS_MAX_SEATS, ORDERS_MAX_PLIES),
  FAVOR_FIELD_STRUCT (OrdersState,
                      tiles,
                      "tiles",
                      &favor_tile_map_schema,
                      .derived = TRUE),
  /* The scoring pad shows these, so they have no title here. */
  FAVOR_FIELD_INT (OrdersState,
                   pad[0][0],
                   "pad",
                   -30000,
                   30000,
                   FAVOR_DIMS_2 (SEATS, FAVOR_FIXED (ORDERS_N_ROWS)),
                   .axis = &rows),
  FAVOR_FIELD_INT (OrdersState, score[0], "score", -30000, 30000, FAVOR_DIMS_1 (SEATS)),
  FAVOR_FIELD_STRUCT (OrdersState, options, "options", &orders_options_schema),
  FAVOR_FIELD_SEAT (OrdersState, first, "first", .title = N_ ("First player")),
  FAVOR_FIELD_INT (OrdersState, turn, "turn", 0, ORDERS_N_STACK, .title = N_ ("Turn")),
  FAVOR_FIELD_ENUM (OrdersState,
                    current,
                    "current",
                    &orders_tiles,
                    .nullable = TRUE,
                    .title = N_ ("Tile in hand")),
  FAVOR_FIELD_STRUCT (OrdersState,
                      placed[0],
                      "placed",
                      &placed_schema,
                      FAVOR_DIMS_1 (COUNTED (ORDERS_N_PLACED, n_placed)),
                      .title = N_ ("Placed tiles")),
  FAVOR_FIELD_ENUM (OrdersState,
                    stack[0],
                    "stack",
                    &orders_tiles,
                    FAVOR_DIMS_1 (COUNTED (ORDERS_N_STACK, n_stack)),
                    .seen_by = FAVOR_SEEN_BY_NOBODY),
  FAVOR_FIELD_ENUM (OrdersState,
                    removed[0],
                    "removed",
                    &orders_tiles,
                    FAVOR_DIMS_1 (COUNTED (ORDERS_N_STACK, n_removed)),
                    .title = N_ ("Tiles that fitted nowhere")),
  FAVOR_FIELD_STRUCT (OrdersState,
                      on_board[0],
                      "on-board",
                      &follower_schema,
                      FAVOR_DIMS_1 (COUNTED (ORDERS_MAX_SEATS *ORDERS_N_FOLLOWERS,
                                             n_on_board)),
                      .title = N_ ("Followers on the board")),
  FAVOR_FIELD_INT (OrdersState,
                   supply[0],
                   "supply",
                   0,
                   ORDERS_N_FOLLOWERS,
                   FAVOR_DIMS_1 (SEATS),
                   .title = N_ ("Followers left")),
  FAVOR_FIELD_ENUM (OrdersState,
                    deck[0],
                    "deck",
                    &orders_orders,
                    FAVOR_DIMS_1 (COUNTED (ORDERS_N_ORDERS, n_deck)),
                    .seen_by = FAVOR_SEEN_BY_NOBODY),
  FAVOR_FIELD_ENUM (OrdersState,
                    hand[0][0],
                    "hand",
                    &orders_orders,
                    FAVOR_DIMS_2 (SEATS, COUNTED (ORDERS_MAX_HAND, n_hand[0])),
                    .title = N_ ("Orders in hand")),
  FAVOR_FIELD_ENUM (OrdersState,
                    fulfilled[0][0],
                    "fulfilled",
                    &orders_orders,
                    FAVOR_DIMS_2 (SEATS, COUNTED (ORDERS_N_ORDERS, n_fulfilled[0])),
                    .title = N_ ("Orders fulfilled")),
  FAVOR_FIELD_ENUM (OrdersState,
                    discard[0],
                    "order-discard",
                    &orders_orders,
                    FAVOR_DIMS_1 (COUNTED (ORDERS_N_DISCARD, n_discard)),
                    .title = N_ ("Orders discarded")),
  FAVOR_FIELD_ENUM (OrdersState,
                    returned[0][0],
                    "returned",
                    &orders_orders,
                    FAVOR_DIMS_2 (SEATS, COUNTED (1, n_returned[0])),
                    .title = N_ ("Order put back")),
  FAVOR_FIELD_BOOL (OrdersState, relief[0], "relief", FAVOR_DIMS_1 (SEATS)),
  FAVOR_FIELD_INT (OrdersState, relief_used, "relief-used", 0, ORDERS_MAX_DISCARDED),
  FAVOR_FIELD_BOOL (OrdersState, drew, "drew"),
  FAVOR_FIELD_SEAT (OrdersState,
                    asked[0],
                    "asked",
                    FAVOR_DIMS_1 (COUNTED (ORDERS_MAX_SEATS, n_asked))),
  FAVOR_FIELD_ENUM (OrdersState,
                    eligible[0],
                    "eligible",
                    &orders_orders,
                    FAVOR_DIMS_1 (COUNTED (ORDERS_MAX_HAND, n_eligible)),
                    .title = N_ ("Orders to choose from")),
};

const FavorSchema orders_state_schema = FAVOR_SCHEMA ("state", OrdersState, state_fields);

/* Section 9: what `farms` = `off` and `road-connection` = `gate` take out. */
gboolean
orders_is_in_play (const OrdersOptions *options, guint order)
{
  const OrdersCard *card = &orders_cards[order];

  if (options->orders != 0)
    return FALSE;
  if (options->farms != 0 && (card->farmer || card->test == ORDERS_TEST_ALL_ROLES))
    return FALSE;
  return options->road_connection == 0 || (card->test != ORDERS_TEST_ROAD_TWO_CITIES &&
                                           card->test != ORDERS_TEST_ROAD_CITY);
}

guint
orders_count_farmers (const OrdersState *state, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < state->n_hand[seat]; i++)
    n += orders_cards[state->hand[seat][i]].farmer;
  return n;
}

gint
orders_find_held (const OrdersState *state, guint seat, gint order)
{
  for (gint i = 0; i < state->n_hand[seat]; i++)
    if (state->hand[seat][i] == order)
      return i;
  return FAVOR_NONE;
}

gboolean
orders_can_stand (const OrdersState *state, guint segment)
{
  const guint     at = state->n_placed - 1u;
  const FavorNode name = favor_tile_map_name (&state->tiles, at, segment);

  if (state->options.farms != 0 && orders_land (state, at, segment) == FAVOR_LAND_FARM)
    return FALSE;
  return state->tiles.feature[name].followers == 0;
}

gboolean
orders_can_stand_somewhere (const OrdersState *state)
{
  const guint at = state->n_placed - 1u;

  for (guint i = 0; i < orders_shapes[state->placed[at].tile].n_segments; i++)
    if (orders_can_stand (state, i))
      return TRUE;
  return FALSE;
}

/* Later ones went below. */
gint
orders_place_of_returned (const OrdersState *state, guint seat)
{
  gint place = 0;

  if (state->n_returned[seat] == 0)
    return FAVOR_NONE;
  for (guint i = state->n_asked; i-- > 0 && state->asked[i] != (FavorSeat) seat;)
    place += state->n_returned[state->asked[i]];
  return place < state->n_deck ? place : FAVOR_NONE;
}

/* A position that is none is derived as far as it is one; `validate` finds out. */
void
orders_derive (gpointer state)
{
  OrdersState *self = state;

  favor_tile_map_clear (&self->tiles);
  while (self->tiles.n_tiles < self->n_placed &&
         favor_tile_map_add (&self->tiles, orders_shapes, self->placed))
    ;
  for (guint i = 0; i < self->n_on_board; i++)
    {
      const OrdersFollower *follower = &self->on_board[i];

      if (follower->at < self->tiles.n_tiles &&
          orders_segment_of_part (self->placed[follower->at].tile, follower->part) !=
            FAVOR_SEGMENT_NONE)
        self->tiles.feature[orders_follower_feature (self, follower)].followers++;
    }
}
