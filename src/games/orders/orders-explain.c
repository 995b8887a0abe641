/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-orders"

#include "orders-reasons.h"
#include "orders-step.h"
#include "orders-worth.h"

/* Facts that speak for an action. The seat that decides sees its own orders and the map; nothing here
 * depends on more. */

/* With fewer own turns left, that is a reason. */
#define FEW_TURNS 8
/* So many open sides, or fewer, are soon closed. */
#define FEW_SIDES 2

typedef struct
{
  const OrdersState *state;
  const FavorAction *action;
  FavorSeat          seat;
  FavorReasons      *out;
  /* (nullable): of a tile or a follower */
  const OrdersPreview *preview;
} Explain;

static void
say (const Explain *self, OrdersReason kind, gint32 weight, gint n)
{
  FAVOR_REASON (self->out, kind, weight, (gint16) n);
}

/* The reasons of cities, roads, farms and cloisters stand in this order. */
static OrdersReason
of_land (OrdersReason city, guint land)
{
  static const guint8 places[FAVOR_N_LANDS] = {
    [FAVOR_LAND_CITY] = 0,
    [FAVOR_LAND_ROAD] = 1,
    [FAVOR_LAND_CLOISTER] = 2,
    [FAVOR_LAND_FARM] = 3,
  };

  return city + places[land];
}

/* What comes of the action */

static void
explain_order (const Explain *self, OrdersReason kind, guint order)
{
  const guint points = orders_cards[order].points;

  FAVOR_REASON (self->out,
                kind,
                100 * (gint32) points +
                  (kind == ORDERS_REASON_FULFILS_WITH_FOLLOWER ? 150 : 200),
                (gint16) order,
                (gint16) points);
}

/* Of those that a set of places in the hand has, the one that brings most; %FAVOR_NONE: none. */
static gint
find_best_order (const Explain *self, guint places)
{
  gint best = FAVOR_NONE;

  for (guint i = 0; i < self->state->n_hand[self->seat]; i++)
    {
      const guint8 order = self->state->hand[self->seat][i];

      if ((places >> i & 1) != 0 &&
          (best == FAVOR_NONE || orders_cards[order].points > orders_cards[best].points))
        best = order;
    }
  return best;
}

/* The orders that are not fulfilled by it come nearer, or the game is won. */
static void
explain_after (const Explain *self, guint fulfilled)
{
  OrdersState after = *self->state;

  orders_apply (&after, self->action, NULL);
  if (after.head.phase == ORDERS_PHASE_OVER)
    {
      if (orders_leaders (&after) == 1u << self->seat)
        say (self, ORDERS_REASON_WINS, 100000, 0);
      return;
    }
  for (guint i = 0; i < self->state->n_hand[self->seat]; i++)
    {
      const guint          order = self->state->hand[self->seat][i];
      const OrdersProgress old = orders_progress_measure (self->state, self->seat, order);
      const OrdersProgress now = orders_progress_measure (&after, self->seat, order);

      if ((fulfilled >> i & 1) != 0 || now.have <= old.have)
        continue;
      if (now.have == now.need)
        FAVOR_REASON (self->out,
                      ORDERS_REASON_WITHIN_REACH,
                      60 * orders_cards[order].points,
                      (gint16) order);
      else
        FAVOR_REASON (self->out,
                      ORDERS_REASON_NEARER,
                      60 * orders_cards[order].points * (now.have - old.have) / now.need,
                      (gint16) order,
                      now.have,
                      now.need);
    }
}

/* A tile */

static void
explain_closing (const Explain *self)
{
  const OrdersPreview *preview = self->preview;
  const guint          own = 1u << self->seat;
  guint                n = 0;

  for (guint i = 0; i < preview->n_closing; i++)
    {
      const OrdersFeature *feature = &preview->closing[i];

      if ((feature->owners & own) == 0)
        continue;
      n++;
      if (feature->owners == own)
        say (self,
             of_land (ORDERS_REASON_CLOSES_CITY, feature->land),
             100 * feature->done,
             feature->done);
      else
        say (self, ORDERS_REASON_CLOSES_SHARED, 80 * feature->done, feature->done);
    }
  if (n > 1)
    say (self,
         ORDERS_REASON_CLOSES_SEVERAL,
         100 * preview->gain[self->seat] + 1,
         preview->gain[self->seat]);
}

/* Tiles that lie in a feature or, of a cloister, in and around it. */
static guint
count_tiles (const OrdersFeature *feature)
{
  return feature->land == FAVOR_LAND_CLOISTER ? 9u - feature->open : feature->tiles;
}

/* What a follower on the tile would have. */
static void
explain_room (const Explain *self, const OrdersTarget *target)
{
  const OrdersFeature *feature = &target->feature;
  const gint           tiles = (gint) count_tiles (feature);
  const gint order = find_best_order (self, target->orders & ~self->preview->orders);

  if (order != FAVOR_NONE)
    explain_order (self, ORDERS_REASON_FULFILS_WITH_FOLLOWER, (guint) order);
  if (feature->complete)
    say (self,
         of_land (ORDERS_REASON_OFFERS_CITY, feature->land),
         95 * feature->done,
         feature->done);
  else if (feature->land != FAVOR_LAND_FARM)
    say (self,
         of_land (ORDERS_REASON_ROOM_CITY, feature->land),
         feature->land == FAVOR_LAND_CITY ? 60 * tiles : 50 * tiles,
         tiles);
  else if (feature->cities[1] > 0)
    say (self, ORDERS_REASON_ROOM_FARM, 120 * feature->cities[1], feature->cities[1]);
  else
    say (self, ORDERS_REASON_ROOM_FIELD, 0, tiles);
}

/* What one seat holds of a feature before the tile is laid, and after. */
typedef struct
{
  OrdersFeature before;
  OrdersFeature after;
} Change;

static Change
look_at_change (const Explain *self, FavorNode name)
{
  const OrdersState *after = &self->preview->after;

  return (Change){ orders_look_at (self->state, name),
                   orders_look_at (after, after->tiles.name[name]) };
}

static gboolean
has_grown (const Change *change)
{
  if (change->after.land == FAVOR_LAND_FARM)
    return change->after.now > change->before.now;
  return count_tiles (&change->after) > count_tiles (&change->before);
}

static void
explain_growth (const Explain *self, const Change *change)
{
  const guint own = 1u << self->seat;
  const gint  tiles = (gint) count_tiles (&change->after);
  const gint  more = change->after.done - change->before.done;

  if (change->after.complete || (change->after.owners & own) == 0)
    return;
  if (change->after.owners != own && change->before.owners == own)
    say (self,
         of_land (ORDERS_REASON_JOINS_CITY, change->after.land),
         40 * change->after.done,
         change->after.done);
  else if (change->after.owners == own)
    say (self,
         of_land (ORDERS_REASON_GROWS_CITY, change->after.land),
         change->after.land == FAVOR_LAND_CLOISTER ? 90 : 70 * more,
         tiles);
}

/* What the farms of the seat bring if the game ends now. */
static gint
find_farm_points (const Explain *self, const OrdersState *state)
{
  FavorPad pad;

  orders_score_now (state, self->seat, self->seat, &pad);
  return pad.line[ORDERS_ROW_FARM];
}

/* What the seat holds, and what others have of the tile. */
static void
explain_changes (const Explain *self)
{
  const OrdersState *state = self->state;
  const guint        own = 1u << self->seat;
  FavorNode          names[FAVOR_TILE_MAP_MAX_NODES];
  const guint        n = orders_list_features (state, names);
  gint               farms;
  gboolean           helps = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const Change change = look_at_change (self, names[i]);

      if (state->tiles.feature[names[i]].followers == 0 || !has_grown (&change))
        continue;
      helps = helps || (change.after.owners & ~own) != 0;
      if ((change.before.owners & own) != 0 && change.after.land != FAVOR_LAND_FARM)
        explain_growth (self, &change);
    }
  farms = find_farm_points (self, &self->preview->after) - find_farm_points (self, state);
  if (farms > 0)
    say (self, ORDERS_REASON_GROWS_FARMS, 90 * farms, farms);
  if (!helps)
    say (self, ORDERS_REASON_HELPS_NOBODY, 5, 0);
}

static void
explain_place (const Explain *self)
{
  const gint order = find_best_order (self, self->preview->orders);

  if (order != FAVOR_NONE)
    explain_order (self, ORDERS_REASON_FULFILS, (guint) order);
  explain_closing (self);
  explain_changes (self);
  for (guint i = 0; i < self->preview->n_targets; i++)
    if (self->preview->target[i].free)
      explain_room (self, &self->preview->target[i]);
}

/* A follower */

static const OrdersTarget *
find_target (const Explain *self, guint part)
{
  for (guint i = 0; i < self->preview->n_targets; i++)
    if (self->preview->target[i].part == part)
      return &self->preview->target[i];
  g_assert_not_reached ();
}

static void
explain_farmer (const Explain *self, const OrdersFeature *farm)
{
  if (farm->cities[1] > 0)
    say (self, ORDERS_REASON_TAKES_FARM, 90 * farm->now, farm->now);
  if (farm->cities[0] > 0)
    say (self, ORDERS_REASON_FARM_OPEN, 100 * farm->cities[0], farm->cities[0]);
  say (self, ORDERS_REASON_FARM_WIDE, 5 * farm->tiles, farm->tiles);
}

static void
explain_follower (const Explain *self)
{
  const OrdersTarget  *target = find_target (self,
                                            (guint)
                                              self->action->arg[ORDERS_FOLLOW_SEGMENT]);
  const OrdersFeature *feature = &target->feature;
  const gint           order = find_best_order (self, self->preview->orders);

  if (order != FAVOR_NONE)
    explain_order (self, ORDERS_REASON_FULFILS, (guint) order);
  if (feature->complete)
    say (self,
         of_land (ORDERS_REASON_SCORES_CITY, feature->land),
         100 * feature->done,
         feature->done);
  else if (feature->land == FAVOR_LAND_CITY)
    say (self, ORDERS_REASON_TAKES_CITY, 80 * feature->done, feature->done);
  else if (feature->land == FAVOR_LAND_FARM)
    explain_farmer (self, feature);
  else
    say (self,
         of_land (ORDERS_REASON_TAKES_CITY, feature->land),
         90 * feature->now,
         feature->now);
  if ((feature->land == FAVOR_LAND_CITY || feature->land == FAVOR_LAND_ROAD) &&
      feature->open > 0 && feature->open <= FEW_SIDES)
    say (self, ORDERS_REASON_NEARLY_CLOSED, 50, feature->open);
  if (self->state->supply[self->seat] > 1)
    say (self, ORDERS_REASON_STAYS_HOME, 10, self->state->supply[self->seat] - 1);
}

static void
explain_skip (const Explain *self)
{
  const guint supply = self->state->supply[self->seat];
  const gint  order = find_best_order (self, self->preview->orders);
  gboolean    only_fields = TRUE;
  gint        most = 0;

  if (order != FAVOR_NONE)
    explain_order (self, ORDERS_REASON_FULFILS, (guint) order);
  for (guint i = 0; i < self->preview->n_targets; i++)
    {
      const OrdersTarget *target = &self->preview->target[i];

      if (!target->free)
        continue;
      only_fields = only_fields && target->feature.land == FAVOR_LAND_FARM;
      most = MAX (most,
                  target->feature.complete ? target->feature.done : target->feature.now);
    }
  say (self, ORDERS_REASON_KEEPS_FOLLOWERS, supply == 1 ? 300 : 40, (gint) supply);
  if (only_fields)
    say (self, ORDERS_REASON_ONLY_FIELD, 100, 0);
  if (most > 0)
    say (self, ORDERS_REASON_ONLY_WORTH, 50, most);
}

/* Orders */

static void
explain_keep (const Explain *self)
{
  guint n = 0;

  for (guint i = 0; i < self->state->n_hand[self->seat]; i++)
    n += orders_cards[self->state->hand[self->seat][i]].points;
  say (self, ORDERS_REASON_ALL_THREE, 100, (gint) n);
}

static void
explain_letting_go (const Explain *self)
{
  const OrdersCard *card = &orders_cards[self->action->arg[ORDERS_CARD_CARD]];
  guint             n_lower = 0;

  for (guint i = 0; i < self->state->n_hand[self->seat]; i++)
    n_lower += orders_cards[self->state->hand[self->seat][i]].points <= card->points;
  if (self->state->options.order_penalty > 0)
    say (self,
         ORDERS_REASON_WOULD_COST,
         100 * self->state->options.order_penalty,
         self->state->options.order_penalty);
  if (n_lower == 1)
    say (self, ORDERS_REASON_BRINGS_LEAST, 320, card->points);
  if (card->farmer)
    say (self, ORDERS_REASON_ASKS_FARMER, 310, 0);
}

static void
explain_choice (const Explain *self)
{
  const guint points = orders_cards[self->action->arg[ORDERS_CARD_CARD]].points;
  guint       most = 0;

  for (guint i = 0; i < self->state->n_eligible; i++)
    most = MAX (most, orders_cards[self->state->eligible[i]].points);
  if (points == most)
    say (self, ORDERS_REASON_BRINGS_MOST, 300, (gint) points);
  say (self, ORDERS_REASON_BRINGS, 200, (gint) points);
}

static void
explain_draw (const Explain *self)
{
  if (self->state->n_hand[self->seat] == 0)
    say (self, ORDERS_REASON_NO_ORDER, 200, 0);
  say (self, ORDERS_REASON_TURNS_LEFT, 100, (gint) orders_turns_left (self->state));
}

static void
explain_reveal (const Explain *self)
{
  const OrdersState *state = self->state;
  const guint        held = state->n_hand[self->seat];
  const guint        turns = orders_turns_left (state);

  if (held > 0)
    say (self, ORDERS_REASON_STILL_OPEN, 100, (gint) held);
  if (state->drew || state->n_deck == 0 || held == ORDERS_MAX_HAND)
    return;
  say (self, ORDERS_REASON_FEW_TURNS, turns < FEW_TURNS ? 200 : 0, (gint) turns);
  if (state->options.order_penalty > 0)
    say (self, ORDERS_REASON_RISK, 90, state->options.order_penalty);
}

static void
explain_placing (Explain *self)
{
  OrdersPreview preview;

  orders_preview (self->state, self->action, FAVOR_NONE, &preview);
  self->preview = &preview;
  if (self->action->kind == ORDERS_ACTION_PLACE_TILE)
    explain_place (self);
  else if (self->action->kind == ORDERS_ACTION_PLACE_FOLLOWER)
    explain_follower (self);
  else
    explain_skip (self);
  explain_after (self, preview.orders);
  self->preview = NULL;
}

void
orders_explain (gconstpointer observed, const FavorAction *action, FavorReasons *out)
{
  Explain self = { .state = observed,
                   .action = action,
                   .seat = action->seat,
                   .out = out };

  switch ((OrdersAction) action->kind)
    {
    case ORDERS_ACTION_KEEP_ORDERS:
      explain_keep (&self);
      break;
    case ORDERS_ACTION_RETURN_ORDER:
    case ORDERS_ACTION_DISCARD_FARMER_ORDER:
      explain_letting_go (&self);
      break;
    case ORDERS_ACTION_DRAW_ORDER:
      explain_draw (&self);
      break;
    case ORDERS_ACTION_REVEAL_TILE:
      explain_reveal (&self);
      break;
    case ORDERS_ACTION_PLACE_TILE:
    case ORDERS_ACTION_PLACE_FOLLOWER:
    case ORDERS_ACTION_SKIP_FOLLOWER:
      explain_placing (&self);
      break;
    case ORDERS_ACTION_FULFIL_ORDER:
      explain_choice (&self);
      explain_after (&self, ~0u);
      break;
    }
}
