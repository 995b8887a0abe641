/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "orders-reasons.h"
#include "orders-worth.h"

#include "orders-position.h"
#include "reasons-walk.h"

/* What is said to speak for an action is true: it is compared with what the rules make of it. */

/* The case as this game has it. `quiet`: after a tile, with no follower. */
typedef struct
{
  const ReasonsCase *walked;
  const OrdersState *before;
  const OrdersState *after;
  OrdersState        quiet;
  FavorEvents        events;
  gint               seat;
  gint               part;
  guint              at;
} Case;

static void
case_init (Case *self, const ReasonsCase *walked)
{
  const FavorEvent *event;

  *self = (Case){ .walked = walked,
                  .before = walked->before,
                  .after = walked->after,
                  .seat = walked->seat,
                  .part = walked->action.arg[ORDERS_FOLLOW_SEGMENT] };
  self->quiet = *self->after;
  self->at = self->before->n_placed - 1u;
  for (guint i = 0; i < walked->events.n; i++)
    {
      event = &walked->events.items[i];
      *favor_events_append (&self->events, event->kind, event->actor) = *event;
    }
  if (self->quiet.head.phase == ORDERS_PHASE_FOLLOW)
    orders_apply (&self->quiet,
                  &(FavorAction){ .kind = ORDERS_ACTION_SKIP_FOLLOWER,
                                  .seat = walked->seat },
                  &self->events);
}

/* Whether there is an event of that kind with that argument at `place`; of the seat, or of all. */
static gboolean
told (const Case *self, OrdersEvent kind, gint seat, guint place, gint value)
{
  for (guint i = 0; i < self->events.n; i++)
    if (self->events.items[i].kind == kind && self->events.items[i].actor == seat &&
        self->events.items[i].arg[place] == value)
      return TRUE;
  return FALSE;
}

/* Whether the seat alone scores a feature of that land for so many points. */
static gboolean
scores (const Case *self, FavorLand land, gint n)
{
  for (guint i = 0; i < self->events.n; i++)
    {
      const FavorEvent *event = &self->events.items[i];

      if (event->kind == ORDERS_EVENT_FEATURE_SCORED && event->actor == self->seat &&
          event->arg[0] == (gint) land && event->arg[1] == n)
        return TRUE;
    }
  return FALSE;
}

static gboolean
shares (const Case *self, gint n)
{
  for (guint i = 0; i < self->events.n; i++)
    {
      const FavorEvent *event = &self->events.items[i];

      if (event->kind == ORDERS_EVENT_FEATURE_SHARED &&
          (event->arg[0] >> self->seat & 1) != 0 && event->arg[2] == n)
        return TRUE;
    }
  return FALSE;
}

/* Points for roads, cities and cloisters. */
static gint
feature_points (const OrdersState *state, gint seat)
{
  return state->pad[seat][ORDERS_ROW_ROAD] + state->pad[seat][ORDERS_ROW_CITY] +
         state->pad[seat][ORDERS_ROW_CLOISTER];
}

static gboolean
fulfils (const Case *self, const OrdersState *state, gint order)
{
  if (told (self, ORDERS_EVENT_ORDER_FULFILLED, self->seat, 0, order))
    return TRUE;
  for (guint i = 0; i < state->n_eligible; i++)
    if (state->eligible[i] == order)
      return TRUE;
  return FALSE;
}

/* Whether some follower on the tile that was laid makes `test` true. */
typedef gboolean (*FollowerTest) (const Case *self, gint n);

static gboolean
any_follower (const Case *self, FollowerTest test, gint n)
{
  g_auto (FavorActions) legal = { 0 };
  gboolean              found = FALSE;

  if (self->after->head.phase != ORDERS_PHASE_FOLLOW)
    return FALSE;
  orders_list (self->after, &legal);
  for (guint i = 0; i < legal.n && !found; i++)
    if (legal.items[i].kind == ORDERS_ACTION_PLACE_FOLLOWER)
      {
        OrdersState state = *self->after;
        Case        tried = *self;

        tried.events = (FavorEvents){ 0 };
        tried.part = legal.items[i].arg[ORDERS_FOLLOW_SEGMENT];
        tried.at = state.n_placed - 1u;
        tried.before = self->after;
        orders_apply (&state, &legal.items[i], &tried.events);
        tried.after = &state;
        found = test (&tried, n);
        favor_events_free_items (&tried.events);
      }
  return found;
}

static gboolean
follower_fulfils (const Case *self, gint order)
{
  return fulfils (self, self->after, order);
}

static gboolean
follower_scores_city (const Case *self, gint n)
{
  return scores (self, FAVOR_LAND_CITY, n);
}

static gboolean
follower_scores_road (const Case *self, gint n)
{
  return scores (self, FAVOR_LAND_ROAD, n);
}

static gboolean
follower_scores_cloister (const Case *self, gint n)
{
  return scores (self, FAVOR_LAND_CLOISTER, n);
}

/* What the follower stands on, before anything is scored. */
static OrdersFeature
spot (const Case *self)
{
  return orders_look_at (self->before,
                         (FavorNode) orders_find_feature (self->before,
                                                          self->at,
                                                          (guint) self->part));
}

static guint
tiles_of (const OrdersFeature *feature)
{
  return feature->land == FAVOR_LAND_CLOISTER ? 9u - feature->open : feature->tiles;
}

static gboolean
is_free (const OrdersFeature *feature, FavorLand land, gint n)
{
  return feature->land == land && feature->owners == 0 && !feature->complete &&
         (gint) tiles_of (feature) == n;
}

static gboolean
free_city (const Case *self, gint n)
{
  const OrdersFeature feature = spot (self);

  return is_free (&feature, FAVOR_LAND_CITY, n);
}

static gboolean
free_road (const Case *self, gint n)
{
  const OrdersFeature feature = spot (self);

  return is_free (&feature, FAVOR_LAND_ROAD, n);
}

static gboolean
free_cloister (const Case *self, gint n)
{
  const OrdersFeature feature = spot (self);

  return is_free (&feature, FAVOR_LAND_CLOISTER, n);
}

static gboolean
free_field (const Case *self, gint n)
{
  const OrdersFeature feature = spot (self);

  return is_free (&feature, FAVOR_LAND_FARM, n) && feature.cities[1] == 0;
}

static gboolean
free_farm (const Case *self, gint n)
{
  const OrdersFeature feature = spot (self);

  return feature.land == FAVOR_LAND_FARM && feature.owners == 0 && feature.cities[1] == n;
}

/* Whether the seat holds a feature of that land, which is larger than before and has n tiles. */
static gboolean
has_grown (const Case *self, FavorLand land, gint n)
{
  for (guint i = 0; i < self->before->n_on_board; i++)
    {
      const OrdersFollower *follower = &self->before->on_board[i];
      const FavorNode       node = orders_follower_node (self->before, follower);
      OrdersFeature         old, now;

      if (follower->seat != self->seat || orders_node_land (self->before, node) != land)
        continue;
      old = orders_look_at (self->before, self->before->tiles.name[node]);
      now = orders_look_at (self->after, self->after->tiles.name[node]);
      if (tiles_of (&now) > tiles_of (&old) && (gint) tiles_of (&now) == n &&
          now.owners == 1u << self->seat)
        return TRUE;
    }
  return FALSE;
}

/* Whether it shares now what it held alone, and that brings n when it is closed. */
static gboolean
has_joined (const Case *self, FavorLand land, gint n)
{
  for (guint i = 0; i < self->before->n_on_board; i++)
    {
      const FavorNode node = orders_follower_node (self->before,
                                                   &self->before->on_board[i]);
      OrdersFeature   old, now;

      old = orders_look_at (self->before, self->before->tiles.name[node]);
      now = orders_look_at (self->after, self->after->tiles.name[node]);
      if (old.land == land && old.owners == 1u << self->seat &&
          now.owners != old.owners && (now.owners & old.owners) != 0 && now.done == n)
        return TRUE;
    }
  return FALSE;
}

/* What the farms of a seat bring if the game ends now. */
static gint
farm_points (const OrdersState *state, gint seat)
{
  FavorPad pad;

  orders_score_now (state, (FavorSeat) seat, (FavorSeat) seat, &pad);
  return pad.line[ORDERS_ROW_FARM];
}

/* What a seat has for all that is not complete. */
static gint
open_points (const OrdersState *state, gint seat)
{
  FavorPad pad;

  orders_score_now (state, (FavorSeat) seat, (FavorSeat) seat, &pad);
  return pad.line[ORDERS_ROW_END_ROAD] + pad.line[ORDERS_ROW_END_CITY] +
         pad.line[ORDERS_ROW_END_CLOISTER] + pad.line[ORDERS_ROW_FARM] +
         feature_points (state, seat);
}

static gboolean
others_gain (const Case *self)
{
  for (gint seat = 0; seat < self->before->head.n_seats; seat++)
    if (seat != self->seat &&
        open_points (&self->quiet, seat) > open_points (self->before, seat))
      return TRUE;
  return FALSE;
}

static gboolean
is_nearer (const Case *self, const FavorReason *reason)
{
  const OrdersProgress old = orders_progress_measure (self->before,
                                                      (FavorSeat) self->seat,
                                                      (guint) reason->arg[0]);
  const OrdersProgress now = orders_progress_measure (self->after,
                                                      (FavorSeat) self->seat,
                                                      (guint) reason->arg[0]);

  if (reason->kind == ORDERS_REASON_WITHIN_REACH)
    return now.have > old.have && now.have == now.need;
  return now.have > old.have && now.have == reason->arg[1] &&
         now.need == reason->arg[2] && now.have < now.need;
}

/* A land follows the land of the first kind in the order city, road, cloister. */
static FavorLand
land_of (guint kind, OrdersReason city)
{
  static const FavorLand lands[] = { FAVOR_LAND_CITY,
                                     FAVOR_LAND_ROAD,
                                     FAVOR_LAND_CLOISTER };

  return lands[kind - city];
}

static gboolean
is_true_of_tile (const Case *self, const FavorReason *reason, gint n)
{
  switch ((int) reason->kind)
    {
    case ORDERS_REASON_FULFILS_WITH_FOLLOWER:
      return any_follower (self, follower_fulfils, reason->arg[0]) &&
             orders_cards[reason->arg[0]].points == reason->arg[1];
    case ORDERS_REASON_CLOSES_CITY:
    case ORDERS_REASON_CLOSES_ROAD:
    case ORDERS_REASON_CLOSES_CLOISTER:
      return scores (self, land_of (reason->kind, ORDERS_REASON_CLOSES_CITY), n);
    case ORDERS_REASON_CLOSES_SEVERAL:
      return feature_points (&self->quiet, self->seat) -
               feature_points (self->before, self->seat) ==
             n;
    case ORDERS_REASON_CLOSES_SHARED:
      return shares (self, n);
    case ORDERS_REASON_OFFERS_CITY:
      return any_follower (self, follower_scores_city, n);
    case ORDERS_REASON_OFFERS_ROAD:
      return any_follower (self, follower_scores_road, n);
    case ORDERS_REASON_OFFERS_CLOISTER:
      return any_follower (self, follower_scores_cloister, n);
    case ORDERS_REASON_GROWS_CITY:
    case ORDERS_REASON_GROWS_ROAD:
    case ORDERS_REASON_GROWS_CLOISTER:
      return has_grown (self, land_of (reason->kind, ORDERS_REASON_GROWS_CITY), n);
    case ORDERS_REASON_GROWS_FARMS:
      return farm_points (self->after, self->seat) -
               farm_points (self->before, self->seat) ==
             n;
    case ORDERS_REASON_JOINS_CITY:
    case ORDERS_REASON_JOINS_ROAD:
      return has_joined (self, land_of (reason->kind, ORDERS_REASON_JOINS_CITY), n);
    case ORDERS_REASON_ROOM_CITY:
      return any_follower (self, free_city, n);
    case ORDERS_REASON_ROOM_ROAD:
      return any_follower (self, free_road, n);
    case ORDERS_REASON_ROOM_CLOISTER:
      return any_follower (self, free_cloister, n);
    case ORDERS_REASON_ROOM_FARM:
      return any_follower (self, free_farm, n);
    case ORDERS_REASON_ROOM_FIELD:
      return any_follower (self, free_field, n);
    case ORDERS_REASON_HELPS_NOBODY:
      return !others_gain (self);
    default:
      return FALSE;
    }
}

static gboolean
is_true_of_follower (const Case *self, const FavorReason *reason, gint n)
{
  const OrdersFeature feature = spot (self);

  switch ((int) reason->kind)
    {
    case ORDERS_REASON_SCORES_CITY:
    case ORDERS_REASON_SCORES_ROAD:
    case ORDERS_REASON_SCORES_CLOISTER:
      return scores (self, land_of (reason->kind, ORDERS_REASON_SCORES_CITY), n) &&
             self->after->supply[self->seat] >= self->before->supply[self->seat];
    case ORDERS_REASON_TAKES_CITY:
      return feature.land == FAVOR_LAND_CITY && feature.done == n;
    case ORDERS_REASON_TAKES_ROAD:
      return feature.land == FAVOR_LAND_ROAD && feature.now == n && feature.done == n;
    case ORDERS_REASON_TAKES_CLOISTER:
      return feature.land == FAVOR_LAND_CLOISTER && feature.now == n && n < 9;
    case ORDERS_REASON_TAKES_FARM:
      return self->after->head.phase == ORDERS_PHASE_OVER ||
             farm_points (self->after, self->seat) -
                 farm_points (self->before, self->seat) >=
               n;
    case ORDERS_REASON_NEARLY_CLOSED:
      return feature.open == n && n > 0;
    case ORDERS_REASON_STAYS_HOME:
      return self->before->supply[self->seat] == n + 1;
    case ORDERS_REASON_FARM_OPEN:
      return feature.land == FAVOR_LAND_FARM && feature.cities[0] == n;
    case ORDERS_REASON_FARM_WIDE:
      return feature.land == FAVOR_LAND_FARM && feature.tiles == n;
    default:
      return FALSE;
    }
}

/* What the best place for a follower would count, and whether there are others than fields. */
static gint
best_place (const Case *self, gboolean *only_fields)
{
  g_auto (FavorActions) legal = { 0 };
  gint                  best = 0;

  *only_fields = TRUE;
  orders_list (self->before, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == ORDERS_ACTION_PLACE_FOLLOWER)
      {
        OrdersFeature feature = orders_look_at (
          self->before,
          (FavorNode)
            orders_find_feature (self->before,
                                 self->at,
                                 (guint) legal.items[i].arg[ORDERS_FOLLOW_SEGMENT]));

        best = MAX (best, feature.complete ? feature.done : feature.now);
        *only_fields = *only_fields && feature.land == FAVOR_LAND_FARM;
      }
  return best;
}

static gboolean
is_true_of_skip (const Case *self, const FavorReason *reason, gint n)
{
  gboolean   only_fields;
  const gint best = best_place (self, &only_fields);

  switch ((int) reason->kind)
    {
    case ORDERS_REASON_KEEPS_FOLLOWERS:
      return self->before->supply[self->seat] == n;
    case ORDERS_REASON_ONLY_FIELD:
      return only_fields;
    case ORDERS_REASON_ONLY_WORTH:
      return best == n;
    default:
      return FALSE;
    }
}

static gint
hand_points (const Case *self, guint *n_less)
{
  const gint points = orders_cards[self->walked->action.arg[ORDERS_CARD_CARD]].points;
  gint       sum = 0;

  *n_less = 0;
  for (guint i = 0; i < self->before->n_hand[self->seat]; i++)
    {
      sum += orders_cards[self->before->hand[self->seat][i]].points;
      *n_less += orders_cards[self->before->hand[self->seat][i]].points <= points;
    }
  return sum;
}

static gboolean
is_true_of_orders (const Case *self, const FavorReason *reason, gint n)
{
  const OrdersCard *card = &orders_cards[self->walked->action.arg[ORDERS_CARD_CARD]];
  guint             n_less;
  const gint        sum = hand_points (self, &n_less);

  switch ((int) reason->kind)
    {
    case ORDERS_REASON_BRINGS:
      return reasons_gain (self->walked) == n;
    case ORDERS_REASON_BRINGS_MOST:
      for (guint i = 0; i < self->before->n_eligible; i++)
        if (orders_cards[self->before->eligible[i]].points > n)
          return FALSE;
      return card->points == n;
    case ORDERS_REASON_ALL_THREE:
      return sum == n;
    case ORDERS_REASON_WOULD_COST:
      return self->before->options.order_penalty == n;
    case ORDERS_REASON_BRINGS_LEAST:
      return card->points == n && n_less == 1;
    case ORDERS_REASON_ASKS_FARMER:
      return card->farmer;
    case ORDERS_REASON_NO_ORDER:
      return self->before->n_hand[self->seat] == 0;
    case ORDERS_REASON_TURNS_LEFT:
    case ORDERS_REASON_FEW_TURNS:
      return (gint) orders_turns_left (self->before) == n;
    case ORDERS_REASON_STILL_OPEN:
      return self->before->n_hand[self->seat] == n;
    case ORDERS_REASON_RISK:
      return self->before->options.order_penalty == n;
    default:
      return FALSE;
    }
}

static gboolean
is_true (const Case *self, const FavorReason *reason)
{
  const gint n = reason->arg[0];

  if (reason->kind == ORDERS_REASON_WINS)
    {
      FavorPad pad;

      orders_score (self->after, (FavorSeat) self->seat, &pad);
      return pad.winner;
    }
  if (reason->kind == ORDERS_REASON_FULFILS)
    return fulfils (self, &self->quiet, reason->arg[0]) &&
           orders_cards[reason->arg[0]].points == reason->arg[1];
  if (reason->kind == ORDERS_REASON_NEARER || reason->kind == ORDERS_REASON_WITHIN_REACH)
    return is_nearer (self, reason);
  switch ((OrdersAction) self->walked->action.kind)
    {
    case ORDERS_ACTION_PLACE_TILE:
      return is_true_of_tile (self, reason, n);
    case ORDERS_ACTION_PLACE_FOLLOWER:
      return is_true_of_follower (self, reason, n);
    case ORDERS_ACTION_SKIP_FOLLOWER:
      return is_true_of_skip (self, reason, n);
    case ORDERS_ACTION_KEEP_ORDERS:
    case ORDERS_ACTION_RETURN_ORDER:
    case ORDERS_ACTION_DISCARD_FARMER_ORDER:
    case ORDERS_ACTION_DRAW_ORDER:
    case ORDERS_ACTION_REVEAL_TILE:
    case ORDERS_ACTION_FULFIL_ORDER:
      return is_true_of_orders (self, reason, n);
    }
  g_assert_not_reached ();
}

static void
check (const ReasonsCase *walked, const FavorReason *reason)
{
  Case self;

  case_init (&self, walked);
  reasons_require (walked, reason, is_true (&self, reason));
  favor_events_free_items (&self.events);
}

/* Some are rare: several features closed at once, a cloister that is complete at once, ... */
static void
test_walk (void)
{
  reasons_walk (&favor_orders_game, NULL, 600, 6, check);
}

/* (transfer full): the sentences for an action, the best first, joined by "; " */
static char *
explain (const OrdersPosition *position, const char *words)
{
  static const FavorNames names = { { "Ann", "Bo" } };
  const FavorAction       action = orders_position_action (position, words);
  OrdersState             seen = position->state;
  FavorReasons            reasons = { .n = 0 };
  GString                *text = g_string_new (NULL);

  favor_game_observe (&favor_orders_game, &seen, seen.head.decider);
  orders_explain (&seen, &action, &reasons);
  for (guint i = 0; i < reasons.n; i++)
    {
      g_autofree char *sentence = favor_text_for_reason (&favor_orders_game,
                                                         &reasons.items[i],
                                                         &names);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", sentence);
    }
  return g_string_free (text, FALSE);
}

/* The last tile and the last follower decide the game. */
static void
test_wins (void)
{
  g_auto (OrdersPosition) position = { 0 };
  g_autofree char        *text = NULL;

  orders_position_init (&position,
                        &(OrdersSetup){ .board = "E(0,-1)2",
                                        .hands = "0:city-empty",
                                        .placed = TRUE,
                                        .stack = "",
                                        .scores = "9 1" });
  text = explain (&position, "skip");
  g_assert_true (g_str_has_prefix (text, "Wins the game."));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/orders/reasons/walk", test_walk);
  g_test_add_func ("/orders/reasons/wins", test_wins);
  return g_test_run ();
}
