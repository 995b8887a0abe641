/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <glib/gi18n.h>

#include "orders-laid.h"
#include "orders-texts.h"
#include "orders-where.h"

/* The arguments: what was laid, and from what its place is told. Of the latter all but the direction is
 * %FAVOR_NONE or 0 where it does not matter. */
enum
{
  ARG_TILE,
  ARG_X,
  ARG_Y,
  ARG_ROT,
  ARG_DIRECTION,
  ARG_MARK,
  ARG_OWNER,
  ARG_ROLE,
  ARG_OTHER,
  ARG_END,
  ARG_COUNT,
  ARG_N,
  N_ARGS,
};

/* clang-format off */
static const FavorField laid_fields[] = {
  FAVOR_ARG_ENUM (ARG_TILE, "tile", &orders_tiles),
  FAVOR_ARG_INT (ARG_X, "x", -ORDERS_REACH, ORDERS_REACH),
  FAVOR_ARG_INT (ARG_Y, "y", -ORDERS_REACH, ORDERS_REACH),
  FAVOR_ARG_INT (ARG_ROT, "rot", 0, 3),
  FAVOR_ARG_ENUM (ARG_DIRECTION, "direction", &orders_directions),
  FAVOR_ARG_ENUM (ARG_MARK, "mark", &orders_marks, .nullable = TRUE),
  FAVOR_ARG_SEAT (ARG_OWNER, "owner", .nullable = TRUE),
  FAVOR_ARG_ENUM (ARG_ROLE, "role", &orders_roles, .nullable = TRUE),
  FAVOR_ARG_ENUM (ARG_OTHER, "other", &orders_tiles, .nullable = TRUE),
  FAVOR_ARG_ENUM (ARG_END, "end", &orders_ends, .nullable = TRUE),
  FAVOR_ARG_ENUM (ARG_COUNT, "count", &orders_counts),
  FAVOR_ARG_INT (ARG_N, "n", 0, ORDERS_N_PLACED),
};
/* clang-format on */

const FavorSchema orders_laid_args = FAVOR_ARGS ("laid", laid_fields, N_ARGS);

/* By %OrdersDeed. */
const char *const orders_laid_forms[] = {
  /* Translators: {tile} is what is laid, e.g. "Bend", {direction} "to the north", {mark} "the tile laid last" */
  N_ ("{player} places “{tile}” {direction} of {mark}."),
  /* Translators: {tile} is what is laid, e.g. "Bend", {direction} "to the north", {role} "knight" */
  N_ ("{player} places “{tile}” {direction} of {owner}’s {role}."),
  /* Translators: {tile} is what is laid, e.g. "Bend", {direction} "to the north", {other} "Crossroads" */
  N_ ("{player} places “{tile}” {direction} of “{other}”."),
  /* Translators: {tile} is what is laid, e.g. "Bend", {direction} "to the north", {end} "westernmost", {other} "Crossroads" */
  N_ ("{player} places “{tile}” {direction} of the {end} “{other}”."),
  /* Translators: {tile} is what is laid, e.g. "Bend", {direction} "to the north", {other} "Crossroads", {n} 2, {count} "from the west" */
  N_ ("{player} places “{tile}” {direction} of “{other}” number {n} {count}."),
  NULL,
};

guint
orders_choose_laid (const gint16 *arg)
{
  if (arg[ARG_MARK] != FAVOR_NONE)
    return ORDERS_DEED_BY_MARK;
  if (arg[ARG_OWNER] != FAVOR_NONE)
    return ORDERS_DEED_BY_FOLLOWER;
  if (arg[ARG_END] != FAVOR_NONE)
    return ORDERS_DEED_BY_END;
  return arg[ARG_N] > 0 ? ORDERS_DEED_BY_NUMBER : ORDERS_DEED_BY_TILE;
}

void
orders_tell_laid (const OrdersState *state, const FavorAction *action, gint16 *arg)
{
  FavorReason where;

  arg[ARG_TILE] = state->current;
  arg[ARG_X] = action->arg[ORDERS_PLACE_X];
  arg[ARG_Y] = action->arg[ORDERS_PLACE_Y];
  arg[ARG_ROT] = action->arg[ORDERS_PLACE_ROT];
  orders_find_where (state, FAVOR_SEAT_NONE, arg[ARG_X], arg[ARG_Y], &where);
  arg[ARG_DIRECTION] = where.arg[ORDERS_WHERE_DIRECTION];
  arg[ARG_MARK] = arg[ARG_OWNER] = arg[ARG_ROLE] = arg[ARG_OTHER] = arg[ARG_END] =
    FAVOR_NONE;
  switch ((OrdersDeed) where.kind)
    {
    case ORDERS_DEED_BY_MARK:
      arg[ARG_MARK] = where.arg[ORDERS_WHERE_MARK];
      return;
    case ORDERS_DEED_BY_FOLLOWER:
      arg[ARG_OWNER] = where.arg[ORDERS_WHERE_PLAYER];
      arg[ARG_ROLE] = where.arg[ORDERS_WHERE_ROLE];
      return;
    case ORDERS_DEED_BY_END:
      arg[ARG_END] = where.arg[ORDERS_WHERE_END];
      break;
    case ORDERS_DEED_BY_NUMBER:
      arg[ARG_COUNT] = where.arg[ORDERS_WHERE_COUNT];
      arg[ARG_N] = where.arg[ORDERS_WHERE_N];
      break;
    case ORDERS_DEED_BY_TILE:
    case ORDERS_DEED_FIRST:
      break;
    }
  arg[ARG_OTHER] = where.arg[ORDERS_WHERE_TILE];
}
