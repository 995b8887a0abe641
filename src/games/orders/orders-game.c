/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include <glib/gi18n.h>

#include "orders-bot.h"
#include "orders-events.h"
#include "orders-reasons.h"
#include "orders-texts.h"
#include "orders-where.h"

/* A place on the map and how the tile is turned there. */
const FavorThing orders_place = {
  .id = "place",
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose a place"),
  .n_members = 3,
  .turns = TRUE,
};

const FavorThing orders_held = {
  .id = "order",
  /* Translators: a place for what is still to be chosen; little space */
  .missing = NC_ ("missing", "choose an order"),
  .undecided = TRUE,
};

#define ARGS(name, id)                                                                   \
  static const FavorSchema name##_args = FAVOR_ARGS (id,                                 \
                                                     name##_fields,                      \
                                                     G_N_ELEMENTS (name##_fields))

static const FavorField card_fields[] = {
  FAVOR_ARG_ENUM (ORDERS_CARD_CARD,
                  "card",
                  &orders_orders,
                  .refusal = ORDERS_REFUSAL_ORDER_NOT_HELD,
                  .thing = &orders_held),
};

static const FavorField place_fields[] = {
  FAVOR_ARG_INT (ORDERS_PLACE_X,
                 "x",
                 -ORDERS_REACH,
                 ORDERS_REACH,
                 .refusal = ORDERS_REFUSAL_OUTSIDE_BOARD,
                 .title = N_ ("Column"),
                 .thing = &orders_place),
  FAVOR_ARG_INT (ORDERS_PLACE_Y,
                 "y",
                 -ORDERS_REACH,
                 ORDERS_REACH,
                 .refusal = ORDERS_REFUSAL_OUTSIDE_BOARD,
                 .title = N_ ("Row"),
                 .thing = &orders_place),
  FAVOR_ARG_INT (ORDERS_PLACE_ROT,
                 "rot",
                 0,
                 3,
                 .refusal = ORDERS_REFUSAL_BAD_ROTATION,
                 .title = N_ ("Quarter turns"),
                 .thing = &orders_place),
};

static const FavorField follow_fields[] = {
  FAVOR_ARG_ENUM (ORDERS_FOLLOW_SEGMENT,
                  "segment",
                  &orders_parts,
                  .refusal = ORDERS_REFUSAL_NO_SUCH_PART),
};

ARGS (card, "card");
ARGS (place, "place-tile");
ARGS (follow, "place-follower");

static const char *const placings[] = {
  /* Translators: an action; {x} and {y} are numbers, counted from the first tile. */
  N_ ("Place the tile in column {x}, row {y}"),
  /* Translators: an action; the tile is turned clockwise by a quarter. */
  N_ ("Place the tile in column {x}, row {y}, turned right"),
  /* Translators: an action; the tile is turned by a half. */
  N_ ("Place the tile in column {x}, row {y}, upside down"),
  /* Translators: an action; the tile is turned anticlockwise by a quarter. */
  N_ ("Place the tile in column {x}, row {y}, turned left"),
  NULL,
};

static guint
choose_placing (const gint16 *arg)
{
  return (guint) CLAMP (arg[ORDERS_PLACE_ROT], 0, 3);
}

static const FavorKind actions[ORDERS_N_ACTIONS] = {
  [ORDERS_ACTION_KEEP_ORDERS] = {
    .id = "keep-orders",
    .text = N_ ("Keep all three orders"),
  },
  [ORDERS_ACTION_RETURN_ORDER] = {
    .id = "return-order",
    .args = &card_args,
    /* Translators: an action; {card} is the name of an order. */
    .text = N_ ("Put the order {card} back"),
    .spends = TRUE,
  },
  [ORDERS_ACTION_DISCARD_FARMER_ORDER] = {
    .id = "discard-farmer-order",
    .args = &card_args,
    /* Translators: an action; {card} is the name of an order. */
    .text = N_ ("Discard the order {card}"),
    .spends = TRUE,
  },
  [ORDERS_ACTION_DRAW_ORDER] = {
    .id = "draw-order",
    .text = N_ ("Draw an order"),
  },
  [ORDERS_ACTION_REVEAL_TILE] = {
    .id = "reveal-tile",
    .text = N_ ("Reveal the next tile"),
  },
  [ORDERS_ACTION_PLACE_TILE] = {
    .id = "place-tile",
    .args = &place_args,
    .text = N_ ("Place the tile"),
    .forms = placings,
    .choose_form = choose_placing,
  },
  [ORDERS_ACTION_PLACE_FOLLOWER] = {
    .id = "place-follower",
    .args = &follow_args,
    /* Translators: an action; {segment} is a part of the tile, e.g. "the second road". */
    .text = N_ ("Deploy a follower: {segment}"),
  },
  [ORDERS_ACTION_SKIP_FOLLOWER] = {
    .id = "skip-follower",
    .text = N_ ("No follower"),
  },
  [ORDERS_ACTION_FULFIL_ORDER] = {
    .id = "fulfil-order",
    .args = &card_args,
    /* Translators: an action; {card} is the name of an order. */
    .text = N_ ("Fulfil the order {card}"),
  },
};

static const FavorField why_broken_fields[] = {
  FAVOR_ARG_INT (ORDERS_WHY_NUMBER, "n", 0, 99),
  FAVOR_ARG_INT (ORDERS_WHY_PLACED, "tile", 0, ORDERS_N_PLACED - 1, .nullable = TRUE),
  FAVOR_ARG_INT (ORDERS_WHY_X, "x", -ORDERS_REACH, ORDERS_REACH),
  FAVOR_ARG_INT (ORDERS_WHY_Y, "y", -ORDERS_REACH, ORDERS_REACH),
};

static const FavorField why_edge_fields[] = {
  FAVOR_ARG_ENUM (0, "side", &orders_sides),
  FAVOR_ARG_ENUM (1, "edge", &orders_edges),
  FAVOR_ARG_ENUM (2, "other-edge", &orders_edges),
};

ARGS (why_broken, "broken");
ARGS (why_edge, "edges");

static const char *const brokens[] = {
  /* Translators: {n} is the number of a rule about positions. */
  N_ ("This position cannot occur in this game (invariant {n})."),
  /* Translators: {n} is the number of a rule about positions; {x} and {y} say where. */
  N_ ("This position cannot occur in this game (invariant {n}, column {x}, row {y})."),
  NULL,
};

static guint
choose_broken (const gint16 *arg)
{
  return arg[ORDERS_WHY_PLACED] != FAVOR_NONE;
}

static const FavorKind refusals[ORDERS_N_REFUSALS] = {
  [FAVOR_REFUSAL_NONE] = { .id = "none", .text = "Nothing is wrong." },
  [FAVOR_REFUSAL_GAME_OVER] = {
    .id = "game-over",
    .text = N_ ("The game is over."),
  },
  [FAVOR_REFUSAL_NOT_YOUR_DECISION] = {
    .id = "not-your-decision",
    .text = N_ ("It is not your turn to decide."),
  },
  [FAVOR_REFUSAL_UNKNOWN_ACTION] = {
    .id = "unknown-action",
    .text = N_ ("There is no such action in this game."),
  },
  [FAVOR_REFUSAL_BAD_PARAMETER] = {
    .id = "bad-parameter",
    .text = N_ ("This action is incomplete or malformed."),
  },
  [FAVOR_REFUSAL_BROKEN_POSITION] = {
    .id = "broken-position",
    .args = &why_broken_args,
    .text = N_ ("This position cannot occur in this game (invariant {n})."),
    .forms = brokens,
    .choose_form = choose_broken,
  },
  [ORDERS_REFUSAL_WRONG_PHASE] = {
    .id = "wrong-phase",
    .text = N_ ("This is not possible now."),
  },
  [ORDERS_REFUSAL_ORDER_NOT_HELD] = {
    .id = "order-not-held",
    .text = N_ ("You do not hold that order."),
  },
  [ORDERS_REFUSAL_NOT_A_FARMER_ORDER] = {
    .id = "not-a-farmer-order",
    .text = N_ ("Only orders that ask for a farmer can be discarded."),
  },
  [ORDERS_REFUSAL_NO_RELIEF] = {
    .id = "no-relief",
    .text = N_ ("You may discard farmer orders only at the start of the turn after you held "
                "three of them."),
  },
  [ORDERS_REFUSAL_DISCARD_BEFORE_DRAW] = {
    .id = "discard-before-draw",
    .text = N_ ("Discard before you draw."),
  },
  [ORDERS_REFUSAL_TWO_DISCARDED] = {
    .id = "two-discarded",
    .text = N_ ("You have already discarded two orders this turn."),
  },
  [ORDERS_REFUSAL_ALREADY_DRAWN] = {
    .id = "already-drawn",
    .text = N_ ("You have already drawn an order this turn."),
  },
  [ORDERS_REFUSAL_HAND_FULL] = {
    .id = "hand-full",
    .text = N_ ("You already hold five orders."),
  },
  [ORDERS_REFUSAL_DECK_EMPTY] = {
    .id = "deck-empty",
    .text = N_ ("There are no orders left to draw."),
  },
  [ORDERS_REFUSAL_OUTSIDE_BOARD] = {
    .id = "outside-board",
    .text = N_ ("That space is outside the board."),
  },
  [ORDERS_REFUSAL_BAD_ROTATION] = {
    .id = "bad-rotation",
    .text = N_ ("A tile can be turned by 0 to 3 quarter turns only."),
  },
  [ORDERS_REFUSAL_SPACE_TAKEN] = {
    .id = "space-taken",
    .text = N_ ("There is already a tile on that space."),
  },
  [ORDERS_REFUSAL_NOT_TOUCHING] = {
    .id = "not-touching",
    .text = N_ ("A tile must touch another tile."),
  },
  [ORDERS_REFUSAL_EDGE_MISMATCH] = {
    .id = "edge-mismatch",
    .args = &why_edge_args,
    /* Translators: {side} is "north", "east", "south" or "west", {edge} and {other-edge} are
     * "a city", "a road" or "a field". */
    .text = N_ ("The edges do not match: the {side} side shows {edge}, its neighbour shows "
                "{other-edge}."),
  },
  [ORDERS_REFUSAL_NO_FOLLOWER] = {
    .id = "no-follower",
    .text = N_ ("You have no follower left."),
  },
  [ORDERS_REFUSAL_NO_SUCH_PART] = {
    .id = "no-such-part",
    .text = N_ ("This tile has no such part."),
  },
  [ORDERS_REFUSAL_ROAD_OCCUPIED] = {
    .id = "road-occupied",
    .text = N_ ("There is already a follower on this road."),
  },
  [ORDERS_REFUSAL_CITY_OCCUPIED] = {
    .id = "city-occupied",
    .text = N_ ("There is already a follower in this city."),
  },
  [ORDERS_REFUSAL_FIELD_OCCUPIED] = {
    .id = "field-occupied",
    .text = N_ ("There is already a follower on this field."),
  },
  [ORDERS_REFUSAL_NOT_FULFILLED] = {
    .id = "not-fulfilled",
    .text = N_ ("This placement does not fulfil that order."),
  },
  [ORDERS_REFUSAL_NO_SUCH_SEAT] = {
    .id = "no-such-seat",
    .text = N_ ("This game has no such starting seat."),
  },
};

/* Rows of the scoring pad. */
static const FavorKind score_lines[ORDERS_N_ROWS] = {
  /* Translators: a row of the scoring pad. */
  [ORDERS_ROW_ROAD] = { .id = "road", .text = N_ ("Roads") },
  /* Translators: a row of the scoring pad. */
  [ORDERS_ROW_CITY] = { .id = "city", .text = N_ ("Cities") },
  /* Translators: a row of the scoring pad. */
  [ORDERS_ROW_CLOISTER] = { .id = "cloister", .text = N_ ("Cloisters") },
  /* Translators: a row of the scoring pad: orders of the king. */
  [ORDERS_ROW_ORDERS] = { .id = "orders", .text = N_ ("Orders") },
  /* Translators: a row of the scoring pad. */
  [ORDERS_ROW_END_ROAD] = { .id = "end-road", .text = N_ ("Unfinished roads") },
  /* Translators: a row of the scoring pad. */
  [ORDERS_ROW_END_CITY] = { .id = "end-city", .text = N_ ("Unfinished cities") },
  /* Translators: a row of the scoring pad. */
  [ORDERS_ROW_END_CLOISTER] = { .id = "end-cloister",
                                .text = N_ ("Unfinished cloisters") },
  /* Translators: a row of the scoring pad. */
  [ORDERS_ROW_FARM] = { .id = "farm", .text = N_ ("Farms") },
  /* Translators: a row of the scoring pad: orders that were not fulfilled. */
  [ORDERS_ROW_ORDERS_OPEN] = { .id = "orders-open", .text = N_ ("Open orders") },
  /* Translators: a row of the scoring pad: for having fulfilled the most orders. */
  [ORDERS_ROW_ORDERS_MOST] = { .id = "orders-most", .text = N_ ("Most orders") },
};

const FavorGame favor_orders_game = {
  .id = "order-of-the-king",
  .title = N_ ("By Order of the King"),
  /* Translators: one line for the shelf of games. */
  .summary = N_ ("Lay out a kingdom tile by tile and fulfil secret orders of the king"),
  /* Its author wants no name; the credit is the document's (section 14). */
  .designers = "By Order of the King (fan expansion)",
  .rules_version = 1,
  .min_seats = ORDERS_MIN_SEATS,
  .max_seats = ORDERS_MAX_SEATS,
  .default_seats = 3,
  .best_least = 2,
  .best_most = 4,
  .max_plies = ORDERS_MAX_PLIES,
  .minutes = 35,
  .state = &orders_state_schema,
  .options = &orders_options_schema,
  .options_offset = G_STRUCT_OFFSET (OrdersState, options),
  .actions = actions,
  .n_actions = G_N_ELEMENTS (actions),
  .events = orders_events,
  .n_events = ORDERS_N_EVENTS,
  .refusals = refusals,
  .n_refusals = G_N_ELEMENTS (refusals),
  .score_lines = score_lines,
  .n_score_lines = G_N_ELEMENTS (score_lines),
  .reasons = orders_reasons,
  .n_reasons = ORDERS_N_REASONS,
  .deeds = orders_deeds,
  .n_deeds = ORDERS_N_DEEDS,
  .accept = orders_accept,
  .setup = orders_setup,
  .derive = orders_derive,
  .validate = orders_validate,
  .list = orders_list,
  .check = orders_check,
  .apply = orders_apply,
  .observe = orders_observe,
  .determinize = orders_determinize,
  .score = orders_score,
  .evaluate = orders_evaluate,
  .prefer = orders_prefer,
  .consider = favor_game_consider_all,
  .explain = orders_explain,
  .point_out = orders_point_out,
  .casual_notices = ORDERS_CASUAL_NOTICES,
  .costs = &orders_costs,
  .efforts = orders_efforts,
};
