/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <glib/gi18n.h>

#include "favor-tile-where.h"
#include "orders-texts.h"
#include "orders-where.h"

/* ---- Words ---------------------------------------------------------------------------- */

static const FavorWord direction_words[FAVOR_N_TILE_WAYS] = {
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_NORTH] = { "north",
                             N_ ("to the north"),
                             /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                             .forms = NC_ ("forms", "to the north") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_NORTH_EAST] = { "north-east",
                                  N_ ("to the northeast"),
                                  /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                                  .forms = NC_ ("forms", "to the northeast") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_EAST] = { "east",
                            N_ ("to the east"),
                            /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                            .forms = NC_ ("forms", "to the east") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_SOUTH_EAST] = { "south-east",
                                  N_ ("to the southeast"),
                                  /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                                  .forms = NC_ ("forms", "to the southeast") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_SOUTH] = { "south",
                             N_ ("to the south"),
                             /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                             .forms = NC_ ("forms", "to the south") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_SOUTH_WEST] = { "south-west",
                                  N_ ("to the southwest"),
                                  /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                                  .forms = NC_ ("forms", "to the southwest") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_WEST] = { "west",
                            N_ ("to the west"),
                            /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                            .forms = NC_ ("forms", "to the west") },
  /* Translators: where a tile is to be laid: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_NORTH_WEST] = { "north-west",
                                  N_ ("to the northwest"),
                                  /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                                  .forms = NC_ ("forms", "to the northwest") },
  /* Translators: where a tile is to be laid, two tiles away: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_NORTH_2] = { "north-2",
                               N_ ("two steps to the north"),
                               /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                               .forms = NC_ ("forms", "two steps to the north") },
  /* Translators: where a tile is to be laid, two tiles away: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_EAST_2] = { "east-2",
                              N_ ("two steps to the east"),
                              /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                              .forms = NC_ ("forms", "two steps to the east") },
  /* Translators: where a tile is to be laid, two tiles away: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_SOUTH_2] = { "south-2",
                               N_ ("two steps to the south"),
                               /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                               .forms = NC_ ("forms", "two steps to the south") },
  /* Translators: where a tile is to be laid, two tiles away: "Place the tile {direction} of {mark}" */
  [FAVOR_TILE_WAY_WEST_2] = { "west-2",
                              N_ ("two steps to the west"),
                              /* Translators: for {direction}; see "Forms of names" in po/glossary.md */
                              .forms = NC_ ("forms", "two steps to the west") },
};

const FavorEnum orders_directions = FAVOR_ENUM ("direction", direction_words);

/* What a place is told from. The first ones are own followers, by %FavorLand. */
enum
{
  MARK_LAST = FAVOR_N_LANDS,
  MARK_FIRST,
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
  /* Translators: what the place of a tile is told from: "Place the tile {direction} of {mark}" */
  [MARK_FIRST] = { "first",
                   N_ ("the first tile"),
                   /* Translators: for {mark}; see "Forms of names" in po/glossary.md */
                   .forms = NC_ ("forms", "the first tile") },
};

const FavorEnum orders_marks = FAVOR_ENUM ("mark", mark_words);

/* Of tiles that look alike, the one that lies farthest to a side. */
static const FavorWord end_words[FAVOR_N_SIDES] = {
  /* Translators: which one of several tiles that look alike: "Place the tile {direction} of the {end}
   * “{tile}”" */
  [FAVOR_SIDE_NORTH] = { "north", N_ ("northernmost") },
  /* Translators: which one of several tiles that look alike: "Place the tile {direction} of the {end}
   * “{tile}”" */
  [FAVOR_SIDE_EAST] = { "east", N_ ("easternmost") },
  /* Translators: which one of several tiles that look alike: "Place the tile {direction} of the {end}
   * “{tile}”" */
  [FAVOR_SIDE_SOUTH] = { "south", N_ ("southernmost") },
  /* Translators: which one of several tiles that look alike: "Place the tile {direction} of the {end}
   * “{tile}”" */
  [FAVOR_SIDE_WEST] = { "west", N_ ("westernmost") },
};

const FavorEnum orders_ends = FAVOR_ENUM ("end", end_words);

static const FavorWord count_words[FAVOR_N_TILE_COUNTS] = {
  /* Translators: from where tiles that look alike are counted: "“{tile}” number {n} {count}" */
  [FAVOR_SIDE_NORTH] = { "north", N_ ("from the north") },
  /* Translators: from where tiles that look alike are counted: "“{tile}” number {n} {count}" */
  [FAVOR_SIDE_EAST] = { "east", N_ ("from the east") },
  /* Translators: from where tiles that look alike are counted: "“{tile}” number {n} {count}" */
  [FAVOR_SIDE_SOUTH] = { "south", N_ ("from the south") },
  /* Translators: from where tiles that look alike are counted: "“{tile}” number {n} {count}" */
  [FAVOR_SIDE_WEST] = { "west", N_ ("from the west") },
  /* Translators: from where tiles that look alike are counted: "“{tile}” number {n} {count}" */
  [FAVOR_TILE_COUNT_ROWS] = { "rows", N_ ("row by row from the northwest") },
};

const FavorEnum orders_counts = FAVOR_ENUM ("count", count_words);

/* The last one is no turn: only the place is said. */
static const FavorWord turn_words[] = {
  { "none", NULL },
  /* Translators: how a tile is turned: clockwise by a quarter */
  { "right", N_ ("turned right") },
  /* Translators: how a tile is turned: by a half */
  { "half", N_ ("upside down") },
  /* Translators: how a tile is turned: anticlockwise by a quarter */
  { "left", N_ ("turned left") },
  { "unsaid", NULL },
};

static const FavorEnum turns = FAVOR_ENUM ("turn", turn_words);

#define TURN_UNSAID 4

#define ARGS(name, schema_id, ...)                                                       \
  static const FavorField name##_fields[] = {                                            \
    FAVOR_ARG_ENUM (ORDERS_WHERE_TURN, "turn", &turns),                                  \
    FAVOR_ARG_ENUM (ORDERS_WHERE_DIRECTION, "direction", &orders_directions),            \
    __VA_ARGS__                                                                          \
  };                                                                                     \
  static const FavorSchema name##_args = FAVOR_ARGS (schema_id,                          \
                                                     name##_fields,                      \
                                                     G_N_ELEMENTS (name##_fields))

#define TILE FAVOR_ARG_ENUM (ORDERS_WHERE_TILE, "tile", &orders_tiles)

/* clang-format off */
ARGS (by_mark, "by-mark", FAVOR_ARG_ENUM (ORDERS_WHERE_MARK, "mark", &orders_marks));
ARGS (by_follower, "by-follower", FAVOR_ARG_SEAT (ORDERS_WHERE_PLAYER, "player"),
      FAVOR_ARG_ENUM (ORDERS_WHERE_ROLE, "role", &orders_roles));
ARGS (by_tile, "by-tile", TILE);
ARGS (by_end, "by-end", TILE, FAVOR_ARG_ENUM (ORDERS_WHERE_END, "end", &orders_ends));
ARGS (by_number, "by-number", TILE, FAVOR_ARG_ENUM (ORDERS_WHERE_COUNT, "count", &orders_counts),
      FAVOR_ARG_INT (ORDERS_WHERE_N, "n", 1, ORDERS_N_PLACED));
/* clang-format on */

static const char *const by_mark[] = {
  /* Translators: what to do; {direction} is "to the north", {mark} "your knight" */
  N_ ("Place the tile {direction} of {mark}"),
  /* Translators: as before; {turn} is "turned right" */
  N_ ("Place the tile {direction} of {mark}, {turn}"),
  /* Translators: a space on the map, where a tile may lie; {direction} is "to the north", {mark} "your knight" */
  N_ ("Space {direction} of {mark}"),
  NULL,
};

static const char *const by_follower[] = {
  /* Translators: what to do; {direction} is "to the north", {role} "knight" */
  N_ ("Place the tile {direction} of {player}’s {role}"),
  /* Translators: as before; {turn} is "turned right" */
  N_ ("Place the tile {direction} of {player}’s {role}, {turn}"),
  /* Translators: a space on the map, where a tile may lie; {direction} is "to the north", {role} "knight" */
  N_ ("Space {direction} of {player}’s {role}"),
  NULL,
};

static const char *const by_tile[] = {
  /* Translators: what to do; {direction} is "to the north", {tile} "Crossroads" */
  N_ ("Place the tile {direction} of “{tile}”"),
  /* Translators: as before; {turn} is "turned right" */
  N_ ("Place the tile {direction} of “{tile}”, {turn}"),
  /* Translators: a space on the map, where a tile may lie; {direction} is "to the north", {tile} "Crossroads" */
  N_ ("Space {direction} of “{tile}”"),
  NULL,
};

static const char *const by_end[] = {
  /* Translators: what to do; {direction} is "to the north", {end} "westernmost", {tile} "Bend" */
  N_ ("Place the tile {direction} of the {end} “{tile}”"),
  /* Translators: as before; {turn} is "turned right" */
  N_ ("Place the tile {direction} of the {end} “{tile}”, {turn}"),
  /* Translators: a space on the map, where a tile may lie; {direction} is "to the north", {end} "westernmost", {tile} "Bend" */
  N_ ("Space {direction} of the {end} “{tile}”"),
  NULL,
};

static const char *const by_number[] = {
  /* Translators: what to do; {direction} is "to the north", {tile} "Bend", {n} 2, {count} "from the west" */
  N_ ("Place the tile {direction} of “{tile}” number {n} {count}"),
  /* Translators: as before; {turn} is "turned right" */
  N_ ("Place the tile {direction} of “{tile}” number {n} {count}, {turn}"),
  /* Translators: a space on the map, where a tile may lie; {direction} is "to the north", {tile} "Bend", {n} 2, {count} "from the west" */
  N_ ("Space {direction} of “{tile}” number {n} {count}"),
  NULL,
};

static guint
choose_turned (const gint16 *arg)
{
  return arg[ORDERS_WHERE_TURN] == TURN_UNSAID ? 2 : arg[ORDERS_WHERE_TURN] != 0;
}

#define DEED(deed_id, name)                                                              \
  {                                                                                      \
    .id = (deed_id), .args = &name##_args, .text = N_ ("Place the tile"), .forms = name, \
    .choose_form = choose_turned                                                         \
  }

const FavorKind orders_deeds[ORDERS_N_DEEDS] = {
  [ORDERS_DEED_BY_MARK] = DEED ("by-mark", by_mark),
  [ORDERS_DEED_BY_FOLLOWER] = DEED ("by-follower", by_follower),
  [ORDERS_DEED_BY_TILE] = DEED ("by-tile", by_tile),
  [ORDERS_DEED_BY_END] = DEED ("by-end", by_end),
  [ORDERS_DEED_BY_NUMBER] = DEED ("by-number", by_number),
  /* Translators: where the tile lies with which the map begins */
  [ORDERS_DEED_FIRST] = { .id = "first", .text = N_ ("The first tile") },
};

/* ---- Marks ---------------------------------------------------------------------------- */

/* What the words cost the listener, see favor-tile-where.h. */
enum
{
  COST_OWN_FOLLOWER = 0,
  COST_LAST = 1,
  COST_FIRST = 2,
  COST_FOLLOWER = 2,
};

/* Sets how the tile is told from those that look like it; returns the cost. No other tile has the same
 * words. */
static guint
tell_alike (const OrdersState *state, guint at, FavorReason *out)
{
  const guint    tile = state->placed[at].tile;
  FavorTileAlike alike;
  const guint    cost = favor_tile_tell_alike (state->placed,
                                            state->n_placed,
                                            at,
                                            orders_tiles.words[tile].title,
                                            &alike);

  out->arg[ORDERS_WHERE_TILE] = (gint16) tile;
  if (alike.n == 0)
    {
      out->kind = ORDERS_DEED_BY_TILE;
      return cost;
    }
  out->kind = favor_tile_alike_is_end (&alike) ? ORDERS_DEED_BY_END
                                               : ORDERS_DEED_BY_NUMBER;
  out->arg[ORDERS_WHERE_COUNT] = alike.count;
  out->arg[ORDERS_WHERE_N] = out->kind == ORDERS_DEED_BY_END ? 0 : alike.n;
  return cost;
}

/* What a follower is called by. */
static FavorLand
find_role (const OrdersState *state, const OrdersFollower *follower)
{
  return orders_node_land (state, orders_follower_node (state, follower));
}

/* Who stands on the tile, (nullable); nobody if the seat has another one of that role. */
static const OrdersFollower *
find_follower (const OrdersState *state, guint at)
{
  const OrdersFollower *found = NULL;
  guint                 n = 0;

  for (guint i = 0; i < state->n_on_board; i++)
    if (state->on_board[i].at == at)
      found = &state->on_board[i];
  for (guint i = 0; found != NULL && i < state->n_on_board; i++)
    n += state->on_board[i].seat == found->seat &&
         find_role (state, &state->on_board[i]) == find_role (state, found);
  return n == 1 ? found : NULL;
}

static guint
tell_mark (guint mark, guint cost, FavorReason *out)
{
  out->kind = ORDERS_DEED_BY_MARK;
  out->arg[ORDERS_WHERE_MARK] = (gint16) mark;
  return cost;
}

/* Sets what a tile is called, so that no other tile is called so; returns the cost. */
static guint
tell_tile (const OrdersState *state, FavorSeat seat, guint at, FavorReason *out)
{
  const OrdersFollower *follower = find_follower (state, at);

  if (follower != NULL && follower->seat == seat)
    return tell_mark (find_role (state, follower), COST_OWN_FOLLOWER, out);
  if (at == 0)
    return tell_mark (MARK_FIRST, COST_FIRST, out);
  if (at == state->n_placed - 1u)
    return tell_mark (MARK_LAST, COST_LAST, out);
  if (follower == NULL)
    return tell_alike (state, at, out);
  out->kind = ORDERS_DEED_BY_FOLLOWER;
  out->arg[ORDERS_WHERE_PLAYER] = follower->seat;
  out->arg[ORDERS_WHERE_ROLE] = (gint16) find_role (state, follower);
  return COST_FOLLOWER;
}

/* ---- Places --------------------------------------------------------------------------- */

/* Every place but that of the first tile, which may lie alone, has a tile beside it. */
void
orders_find_where (const OrdersState *state,
                   FavorSeat          seat,
                   gint               x,
                   gint               y,
                   FavorReason       *out)
{
  guint best = G_MAXUINT;

  *out = (FavorReason){ .kind = ORDERS_DEED_FIRST };
  for (guint i = 0; (x != 0 || y != 0) && i < FAVOR_N_TILE_WAYS; i++)
    {
      const guint at = favor_tile_map_find_tile (state->placed,
                                                 state->n_placed,
                                                 x - favor_tile_steps[i].x,
                                                 y - favor_tile_steps[i].y);
      FavorReason where = { .arg = { [ORDERS_WHERE_TURN] = TURN_UNSAID,
                                     [ORDERS_WHERE_DIRECTION] = (gint16) i } };
      guint       cost;

      if (at == FAVOR_TILE_NONE)
        continue;
      cost = favor_tile_steps[i].cost + tell_tile (state, seat, at, &where);
      if (cost >= best)
        continue;
      best = cost;
      *out = where;
    }
}

gboolean
orders_point_out (gconstpointer observed, const FavorAction *action, FavorReason *out)
{
  if (action->kind != ORDERS_ACTION_PLACE_TILE)
    return FALSE;
  orders_find_where (observed,
                     action->seat,
                     action->arg[ORDERS_PLACE_X],
                     action->arg[ORDERS_PLACE_Y],
                     out);
  out->arg[ORDERS_WHERE_TURN] = action->arg[ORDERS_PLACE_ROT];
  return TRUE;
}
