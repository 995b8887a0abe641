/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "orders-texts.h"
#include "orders-where.h"

/* ---- Words ---------------------------------------------------------------------------- */

typedef enum
{
  NORTH,
  NORTH_EAST,
  EAST,
  SOUTH_EAST,
  SOUTH,
  SOUTH_WEST,
  WEST,
  NORTH_WEST,
} Direction;

static const FavorWord direction_words[] = {
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [NORTH] = { "north", N_ ("to the north") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [NORTH_EAST] = { "north-east", N_ ("to the northeast") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [EAST] = { "east", N_ ("to the east") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [SOUTH_EAST] = { "south-east", N_ ("to the southeast") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [SOUTH] = { "south", N_ ("to the south") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [SOUTH_WEST] = { "south-west", N_ ("to the southwest") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [WEST] = { "west", N_ ("to the west") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [NORTH_WEST] = { "north-west", N_ ("to the northwest") },
};

static const FavorEnum directions = FAVOR_ENUM ("direction", direction_words);

/* What a place is told from. The first ones are followers, by %FavorLand. */
enum
{
  MARK_LAST = FAVOR_N_LANDS,
  N_MARKS,
};

static const FavorWord mark_words[N_MARKS] = {
  /* Translators: what the place of a tile is told from: "Place the tile {direction} of {mark}" */
  [FAVOR_LAND_CITY] = { "knight",
                        N_ ("your knight"),
                        /* Translators: for {mark}; see "Forms of names" in po/glossary.md */
                        .forms = NC_ ("forms", "your knight") },
  /* Translators: what the place of a tile is told from: "Place the tile {direction} of {mark}" */
  [FAVOR_LAND_ROAD] = { "highwayman",
                        N_ ("your highwayman"),
                        /* Translators: for {mark}; see "Forms of names" in po/glossary.md */
                        .forms = NC_ ("forms", "your highwayman") },
  /* Translators: what the place of a tile is told from: "Place the tile {direction} of {mark}" */
  [FAVOR_LAND_FARM] = { "farmer",
                        N_ ("your farmer"),
                        /* Translators: for {mark}; see "Forms of names" in po/glossary.md */
                        .forms = NC_ ("forms", "your farmer") },
  /* Translators: what the place of a tile is told from: "Place the tile {direction} of {mark}" */
  [FAVOR_LAND_CLOISTER] = { "monk",
                            N_ ("your monk"),
                            /* Translators: for {mark}; see "Forms of names" in po/glossary.md */
                            .forms = NC_ ("forms", "your monk") },
  /* Translators: what the place of a tile is told from: "Place the tile {direction} of {mark}" */
  [MARK_LAST] = { "last",
                  N_ ("the tile laid last"),
                  /* Translators: for {mark}; see "Forms of names" in po/glossary.md */
                  .forms = NC_ ("forms", "the tile laid last") },
};

static const FavorEnum marks = FAVOR_ENUM ("mark", mark_words);

static const FavorWord turn_words[] = {
  { "none", NULL },
  /* Translators: how a tile is turned: clockwise by a quarter */
  { "right", N_ ("turned right") },
  /* Translators: how a tile is turned: by a half */
  { "half", N_ ("upside down") },
  /* Translators: how a tile is turned: anticlockwise by a quarter */
  { "left", N_ ("turned left") },
};

static const FavorEnum turns = FAVOR_ENUM ("turn", turn_words);

enum
{
  ARG_TURN,
  ARG_DIRECTION,
  ARG_MARK,
  ARG_N,
  ARG_DIRECTION_2,
  ARG_M,
  N_ARGS
};

static const FavorField fields[N_ARGS] = {
  FAVOR_ARG_ENUM (ARG_TURN, "turn", &turns),
  FAVOR_ARG_ENUM (ARG_DIRECTION, "direction", &directions),
  FAVOR_ARG_ENUM (ARG_MARK, "mark", &marks),
  FAVOR_ARG_INT (ARG_N, "n", 0, 2 * ORDERS_REACH),
  FAVOR_ARG_ENUM (ARG_DIRECTION_2, "direction-2", &directions),
  FAVOR_ARG_INT (ARG_M, "m", 0, 2 * ORDERS_REACH),
};

static const FavorSchema args = FAVOR_ARGS ("where", fields, N_ARGS);

static const char *const beside[] = {
  /* Translators: what to do; {direction} is "to the north", {mark} "your knight" */
  N_ ("Place the tile {direction} of {mark}"),
  /* Translators: what to do; {direction} is "to the north", {mark} "your knight", {turn} "turned right" */
  N_ ("Place the tile {direction} of {mark}, {turn}"),
  NULL,
};

static const char *const straight[] = {
  /* Translators: what to do; {n} is how many tiles away, {direction} "to the north", {mark} "your
   * knight" */
  N_ ("Place the tile {n} {direction} of {mark}"),
  /* Translators: as before; {turn} is "turned right" */
  N_ ("Place the tile {n} {direction} of {mark}, {turn}"),
  NULL,
};

static const char *const across[] = {
  /* Translators: what to do: "Place the tile 3 to the north and 1 to the east of your knight" */
  N_ ("Place the tile {n} {direction} and {m} {direction-2} of {mark}"),
  /* Translators: as before; {turn} is "turned right" */
  N_ ("Place the tile {n} {direction} and {m} {direction-2} of {mark}, {turn}"),
  NULL,
};

static guint
choose_turned (const gint16 *arg)
{
  return arg[ARG_TURN] != 0;
}

#define DEED(deed_id, deed_forms)                                                        \
  {                                                                                      \
    .id = (deed_id), .args = &args, .text = N_ ("Place the tile"),                       \
    .forms = (deed_forms), .choose_form = choose_turned                                  \
  }

const FavorKind orders_deeds[ORDERS_N_DEEDS] = {
  [ORDERS_DEED_BESIDE] = DEED ("beside", beside),
  [ORDERS_DEED_STRAIGHT] = DEED ("straight", straight),
  [ORDERS_DEED_ACROSS] = DEED ("across", across),
};

/* ---- Marks ---------------------------------------------------------------------------- */

/* What a place is told from, and the way there from it. */
typedef struct
{
  guint mark;
  gint  x;
  gint  y;
} Way;

static gint
measure (const Way *way)
{
  return way->x * way->x + way->y * way->y;
}

static Way
find_way (const FavorPlacedTile *from, guint mark, const FavorAction *action)
{
  return (Way){ mark,
                action->arg[ORDERS_PLACE_X] - from->x,
                action->arg[ORDERS_PLACE_Y] - from->y };
}

/* The tile with the only follower of a kind that the seat has, (nullable). */
static const FavorPlacedTile *
find_follower (const OrdersState *state, FavorSeat seat, guint land)
{
  const FavorPlacedTile *tile = NULL;

  for (guint i = 0; i < state->n_on_board; i++)
    {
      const OrdersFollower *follower = &state->on_board[i];

      if (follower->seat != seat ||
          orders_node_land (state, orders_follower_node (state, follower)) != land)
        continue;
      if (tile != NULL)
        return NULL;
      tile = &state->placed[follower->at];
    }
  return tile;
}

/* From the nearest one; own followers are found sooner than a tile among others. */
static Way
find_nearest (const OrdersState *state, const FavorAction *action)
{
  Way best = find_way (&state->placed[state->n_placed - 1u], MARK_LAST, action);

  for (guint land = 0; land < FAVOR_N_LANDS; land++)
    {
      const FavorPlacedTile *tile = find_follower (state, action->seat, land);
      Way                    way;

      if (tile == NULL)
        continue;
      way = find_way (tile, land, action);
      if (measure (&way) <= measure (&best))
        best = way;
    }
  return best;
}

static Direction
find_direction (gint x, gint y)
{
  static const Direction by_row[3][3] = {
    { NORTH_WEST, NORTH, NORTH_EAST },
    { WEST, NORTH, EAST },
    { SOUTH_WEST, SOUTH, SOUTH_EAST },
  };

  return by_row[CLAMP (y, -1, 1) + 1][CLAMP (x, -1, 1) + 1];
}

gboolean
orders_point_out (gconstpointer observed, const FavorAction *action, FavorReason *out)
{
  Way way;

  if (action->kind != ORDERS_ACTION_PLACE_TILE)
    return FALSE;
  way = find_nearest (observed, action);
  *out = (FavorReason){ .arg = { [ARG_TURN] = action->arg[ORDERS_PLACE_ROT],
                                 [ARG_DIRECTION] = find_direction (way.x, way.y),
                                 [ARG_MARK] = (gint16) way.mark } };
  if (ABS (way.x) <= 1 && ABS (way.y) <= 1)
    out->kind = ORDERS_DEED_BESIDE;
  else if (way.x == 0 || way.y == 0)
    {
      out->kind = ORDERS_DEED_STRAIGHT;
      out->arg[ARG_N] = (gint16) (ABS (way.x) + ABS (way.y));
    }
  else
    {
      out->kind = ORDERS_DEED_ACROSS;
      out->arg[ARG_DIRECTION] = find_direction (0, way.y);
      out->arg[ARG_N] = (gint16) ABS (way.y);
      out->arg[ARG_DIRECTION_2] = find_direction (way.x, 0);
      out->arg[ARG_M] = (gint16) ABS (way.x);
    }
  return TRUE;
}
