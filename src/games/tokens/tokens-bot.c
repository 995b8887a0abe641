/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-bot.h"
#include "tokens-wants.h"

/* What is liked best of all that can be done now: the policy of 11.2, and what was found to play better than it alone.
 *
 * To the letter it collects several cards for a building within a turn, which ends games sooner but wins no more of
 * them, pairs compasses before books, and seeks neither the Longest Trade Route nor contacts beyond a settlement that
 * it could build. */

/* In a turn, from first to last; what is left out comes after its end. Trades and gifts that make a purchase possible
 * come before the next one in the row, those of other players before what the bank asks for. */
enum
{
  NEVER,
  END_TURN = 1000,
  DONATE = 2000,
  PURCHASE = 10000,
  PLAY_CARD = 50000,
  REDEEM = 60000,
};

static const gint32 ranks[TOKENS_N_COSTS] = {
  [TOKENS_COST_DEVELOPMENT] = PURCHASE,
  [TOKENS_COST_ROAD] = 2 * PURCHASE,
  [TOKENS_COST_SETTLEMENT] = 3 * PURCHASE,
  [TOKENS_COST_CITY] = 4 * PURCHASE,
};

/* Below the purchase that it is for. */
enum
{
  BY_BANK = -PURCHASE / 2,
  BY_TRADERS = BY_BANK + 1000,
  BY_SHIP = BY_BANK + 2000,
  BY_GOLD = BY_BANK + 3000,
  BY_OFFER = BY_BANK + 4000,
};

/* So near to winning nobody is spared any more. */
#define NEAR           3
#define SPARE_PERCENT  45
#define LONELY_PERCENT 35
/* So many cards of a kind are enough to give one away. */
#define PLENTY 3

typedef struct
{
  const TokensState *state;
  guint              seat;
  /* Whether it is 11.2 to the letter. */
  gboolean    literal;
  TokensWorth worth_of_route;
  TokensMeans means;
  /* Whether the mover wants a token rather than harm. */
  gboolean    kind;
  TokensWants wants;
} Policy;

static gboolean
is_near (const TokensState *state, guint seat, guint points)
{
  return tokens_visible_points (state, seat) + points >= state->options.target;
}

static gboolean
anybody_is_near (const Policy *self)
{
  for (guint other = 0; other < self->state->head.n_seats; other++)
    if (other != self->seat && is_near (self->state, other, NEAR))
      return TRUE;
  return FALSE;
}

/* How welcome a card is: the fewer of its kind are there. */
static gint32
welcome (const Policy *self, guint resource)
{
  const gboolean waits = self->wants.last[resource] != 0 &&
                         !(self->literal &&
                           self->state->head.phase == TOKENS_PHASE_TRADE_ANSWER);

  return 100 - self->state->hand[self->seat][resource] + (waits ? 100 : 0);
}

static gint32
liking_of_hex (const Policy *self, guint hex)
{
  const TokensState *state = self->state;

  if (self->kind && tokens_is_lonely_hex (state, hex))
    return 10000;
  return tokens_worth_of_block (state, self->seat, hex) +
         (tokens_victims (state, (FavorSeat) self->seat, hex) != 0 ? 10 : 0);
}

static gint32
liking_of_victim (const Policy *self, guint other)
{
  return 1 + 10 * (gint32) tokens_visible_points (self->state, other) +
         self->state->hand_count[other];
}

/* A helping hand helps who has least. */
static gint32
liking_of_gift (const Policy *self, const FavorAction *action)
{
  const gint16 to = action->arg[TOKENS_GIVE_TO];
  const gint32 points = to != FAVOR_NONE
                          ? (gint32) tokens_visible_points (self->state, (guint) to)
                          : 0;

  return 10000 - 100 * welcome (self, (guint) action->arg[TOKENS_GIVE_RESOURCE]) - points;
}

static gint32
liking_of_answer (const Policy *self, const FavorAction *action)
{
  const TokensState *state = self->state;
  const guint8      *hand = state->hand[self->seat];
  const gint         resource = action->arg[0];

  switch (action->kind)
    {
    case TOKENS_ACTION_TAKE_RESOURCE:
      return welcome (self, (guint) resource);
    case TOKENS_ACTION_GIVE_RESOURCE:
      return liking_of_gift (self, action);
    case TOKENS_ACTION_ROB_PLAYER:
    case TOKENS_ACTION_STEAL:
      return liking_of_victim (self, (guint) action->arg[0]);
    case TOKENS_ACTION_DISCARD:
      return hand[resource];
    case TOKENS_ACTION_MOVE_VILLAIN:
      return liking_of_hex (self, (guint) action->arg[TOKENS_MOVE_HEX]);
    case TOKENS_ACTION_DECLINE_STEAL:
      return self->kind && !state->villain_token ? 10000 : 0;
    case TOKENS_ACTION_DAMAGE_ROAD:
      return state->longest_route == (FavorSeat) self->seat ? 0 : resource;
    default:
      return 0;
    }
}

/* What is offered is worth more than what is asked for, and not to one who is about to win. */
static gint32
liking_of_trade (const Policy *self, TokensAction kind)
{
  const TokensState *state = self->state;
  gint32             gain = 0;

  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    gain += (state->offer.give.cards[resource] - state->offer.want.cards[resource]) *
            welcome (self, resource);
  if (kind == TOKENS_ACTION_DECLINE_TRADE)
    return 1;
  return kind == TOKENS_ACTION_ACCEPT_TRADE && gain > 0 &&
             !is_near (state, (guint) state->head.turn_owner, TOKENS_BOT_TOO_NEAR)
           ? 2
           : 0;
}

/* Gifts are welcome, except before a raid from one who is about to win. */
static gint32
liking_of_donation (const Policy *self, TokensAction kind)
{
  const TokensState *state = self->state;
  const gboolean     refuses = is_near (state, (guint) state->head.turn_owner, 1) &&
                           state->hand_count[self->seat] >= TOKENS_HAND_LIMIT;

  return (kind == TOKENS_ACTION_ACCEPT_DONATION) != refuses;
}

/* The purchases that a trade brings nearer; what it uses up is not there for the rest. */
static guint
further (const Policy *self, gint give, guint n, guint get, gint32 rank)
{
  TokensMeans means = self->means;

  if (rank == BY_TRADERS)
    means.trades -= MIN (means.trades, 1);
  if (rank == BY_SHIP || rank == BY_GOLD)
    means.cards -= MIN (means.cards, 1);
  return tokens_wants_further (&self->wants, give, n, get, &means);
}

/* A trade is good if it makes a purchase possible. */
static gint32
liking_of_exchange (const Policy *self, gint give, guint n, gint get, gint32 rank)
{
  guint  complete = self->literal
                      ? further (self, give, n, (guint) get, rank)
                      : tokens_wants_complete (&self->wants, give, n, (guint) get);
  gint32 best = NEVER;

  for (; complete != 0; complete &= complete - 1)
    best = MAX (best, ranks[__builtin_ctz (complete)]);
  if (best == NEVER)
    return NEVER;
  return best + rank + (give == FAVOR_NONE ? 0 : self->state->hand[self->seat][give]);
}

/* One card for one, before anything is paid to the bank. */
static gint32
liking_of_offer (const Policy *self, const FavorAction *action)
{
  const TokensDeal *deal = tokens_deal_of (action);
  gint              give = FAVOR_NONE, get = FAVOR_NONE;
  guint             n = 0;

  for (gint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      n += (guint) (deal->give.cards[resource] + deal->want.cards[resource]);
      if (deal->give.cards[resource] > 0)
        give = resource;
      if (deal->want.cards[resource] > 0)
        get = resource;
    }
  if (n != 2 || self->state->trade_offers >= TOKENS_BOT_MOST_OFFERS ||
      give == FAVOR_NONE || get == FAVOR_NONE)
    return NEVER;
  return liking_of_exchange (self, give, 1, get, BY_OFFER);
}

static gint32
liking_of_present (const Policy *self, const FavorAction *action)
{
  const TokensState *state = self->state;
  const gint         resource = action->arg[TOKENS_DONATE_RESOURCE];
  const guint        to = (guint) action->arg[TOKENS_DONATE_TO];

  if (resource == FAVOR_NONE || state->hand[self->seat][resource] < PLENTY ||
      state->donation_offers >= TOKENS_BOT_MOST_DONATIONS)
    return NEVER;
  return DONATE + 10 * state->hand[self->seat][resource] -
         (gint32) tokens_visible_points (state, to);
}

/* The Traders are worth their wagon if one trade makes a purchase possible. */
static gint32
liking_of_traders (const Policy *self)
{
  const TokensState *state = self->state;
  gint32             best = NEVER;

  for (gint give = 0; give < TOKENS_N_RESOURCES; give++)
    for (gint get = 0; get < TOKENS_N_RESOURCES; get++)
      if (give != get && state->hand[self->seat][give] > 0 && state->bank[get] > 0)
        best = MAX (best, liking_of_exchange (self, give, 1, get, BY_TRADERS));
  return best;
}

/* Whether the robber stands where the seat has built, or does it more harm than others. */
static gboolean
is_robbed (const Policy *self)
{
  const TokensState *state = self->state;
  const FavorHex    *hex = &tokens_map (state)->hex[state->robber];
  gboolean           built = FALSE;

  if (!self->literal)
    return tokens_worth_of_block (state, self->seat, state->robber) < 0;
  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    built |= state->vertex_owner[hex->corner[i]] == (gint) self->seat;
  return built;
}

static gint32
liking_of_card (const Policy *self, const FavorAction *action)
{
  const TokensState *state = self->state;

  switch (action->kind)
    {
    case TOKENS_ACTION_PLAY_KNIGHT:
      return state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE || is_robbed (self)
               ? PLAY_CARD
               : NEVER;
    case TOKENS_ACTION_PLAY_GOOD_YEAR:
      return state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE
               ? PLAY_CARD + welcome (self, (guint) action->arg[TOKENS_YEAR_FIRST])
               : NEVER;
    default:
      return state->head.phase == TOKENS_PHASE_TRADE_AND_PURCHASE ? PLAY_CARD : NEVER;
    }
}

/* A road leads to a site, to a first contact or to an honour. */
static gint32
liking_of_road (const Policy *self, const FavorAction *action, gint32 rank)
{
  const gint32 worth = self->worth_of_route (self->state,
                                             self->seat,
                                             (guint) action->arg[0]);

  return worth > 0 ? rank + worth : NEVER;
}

static gint32
liking_of_purchase (const Policy *self, const FavorAction *action)
{
  const TokensState *state = self->state;
  const guint        place = (guint) action->arg[0];

  switch (action->kind)
    {
    case TOKENS_ACTION_BUILD_ROAD:
      return liking_of_road (self, action, ranks[TOKENS_COST_ROAD]);
    case TOKENS_ACTION_BUILD_SETTLEMENT:
      return ranks[TOKENS_COST_SETTLEMENT] +
             tokens_worth_of_site (state, self->seat, place);
    case TOKENS_ACTION_BUILD_CITY:
      return ranks[TOKENS_COST_CITY] + tokens_worth_of_site (state, self->seat, place);
    case TOKENS_ACTION_REPAIR_ROAD:
      return ranks[TOKENS_COST_ROAD];
    default:
      return ranks[TOKENS_COST_DEVELOPMENT];
    }
}

static gint32
liking_of_favor (const Policy *self, const FavorAction *action)
{
  switch (action->kind)
    {
    case TOKENS_ACTION_REDEEM_TRADERS:
      return liking_of_traders (self);
    case TOKENS_ACTION_FAVOR_TRADE:
      return 1 + liking_of_exchange (self,
                                     action->arg[TOKENS_TRADE_GIVE],
                                     1,
                                     action->arg[TOKENS_TRADE_GET],
                                     BY_TRADERS);
    case TOKENS_ACTION_END_FAVOR_TRADES:
      return END_TURN;
    case TOKENS_ACTION_REDEEM_MERCHANTS:
      return liking_of_exchange (self, FAVOR_NONE, 0, action->arg[0], BY_SHIP);
    case TOKENS_ACTION_REDEEM_ROAD_BUILDERS:
      return liking_of_road (self,
                             action,
                             self->literal ? ranks[TOKENS_COST_ROAD] - BY_BANK : REDEEM);
    case TOKENS_ACTION_REDEEM_MASTER_BUILDERS:
      return self->literal ? REDEEM + 1 : REDEEM;
    case TOKENS_ACTION_EXCHANGE_FAVOR:
      return NEVER;
    default:
      return REDEEM;
    }
}

static gint32
liking_of_placement (const Policy *self, const FavorAction *action)
{
  const TokensState *state = self->state;
  const guint        place = (guint) action->arg[0];

  switch (action->kind)
    {
    case TOKENS_ACTION_PLACE_SETTLEMENT:
      return self->literal ? tokens_worth_of_site (state, self->seat, place)
                           : tokens_worth_of_start (state, self->seat, place);
    case TOKENS_ACTION_PLACE_ROAD:
    case TOKENS_ACTION_PLACE_FREE_ROUTE:
      return self->worth_of_route (state, self->seat, place);
    default:
      return 0;
    }
}

static gint32
liking_of (const Policy *self, const FavorAction *action)
{
  switch ((TokensAction) action->kind)
    {
    case TOKENS_ACTION_PLACE_SETTLEMENT:
    case TOKENS_ACTION_PLACE_ROAD:
    case TOKENS_ACTION_PLACE_NEUTRAL:
    case TOKENS_ACTION_PLACE_FREE_ROUTE:
    case TOKENS_ACTION_NEUTRAL_ROAD:
    case TOKENS_ACTION_NEUTRAL_SETTLEMENT:
      return liking_of_placement (self, action);
    case TOKENS_ACTION_PRODUCE:
    case TOKENS_ACTION_END_TURN:
    case TOKENS_ACTION_END_SPECIAL_PURCHASE:
      return END_TURN;
    case TOKENS_ACTION_TAKE_RESOURCE:
    case TOKENS_ACTION_GIVE_RESOURCE:
    case TOKENS_ACTION_ROB_PLAYER:
    case TOKENS_ACTION_DAMAGE_ROAD:
    case TOKENS_ACTION_DISCARD:
    case TOKENS_ACTION_MOVE_VILLAIN:
    case TOKENS_ACTION_STEAL:
    case TOKENS_ACTION_DECLINE_STEAL:
      return liking_of_answer (self, action);
    case TOKENS_ACTION_BUILD_ROAD:
    case TOKENS_ACTION_BUILD_SETTLEMENT:
    case TOKENS_ACTION_BUILD_CITY:
    case TOKENS_ACTION_REPAIR_ROAD:
    case TOKENS_ACTION_BUY_DEVELOPMENT:
      return liking_of_purchase (self, action);
    case TOKENS_ACTION_PLAY_KNIGHT:
    case TOKENS_ACTION_PLAY_ROAD_WORKS:
    case TOKENS_ACTION_PLAY_GOOD_YEAR:
    case TOKENS_ACTION_PLAY_MONOPOLY:
      return liking_of_card (self, action);
    case TOKENS_ACTION_BANK_TRADE:
      return liking_of_exchange (self,
                                 action->arg[TOKENS_TRADE_GIVE],
                                 tokens_rate (self->state,
                                              self->seat,
                                              (guint) action->arg[TOKENS_TRADE_GIVE]),
                                 action->arg[TOKENS_TRADE_GET],
                                 BY_BANK);
    case TOKENS_ACTION_SPEND_GOLD:
      return liking_of_exchange (self, FAVOR_NONE, 0, action->arg[0], BY_GOLD);
    case TOKENS_ACTION_OFFER_TRADE:
      return liking_of_offer (self, action);
    case TOKENS_ACTION_ACCEPT_TRADE:
    case TOKENS_ACTION_DECLINE_TRADE:
    case TOKENS_ACTION_COUNTER_TRADE:
      return liking_of_trade (self, action->kind);
    case TOKENS_ACTION_CHOOSE_TRADE:
      return 1000 - (gint32) tokens_visible_points (self->state, (guint) action->arg[0]);
    case TOKENS_ACTION_WITHDRAW_TRADE:
      return 0;
    case TOKENS_ACTION_OFFER_DONATION:
      return liking_of_present (self, action);
    case TOKENS_ACTION_ACCEPT_DONATION:
    case TOKENS_ACTION_DECLINE_DONATION:
      return liking_of_donation (self, action->kind);
    case TOKENS_ACTION_REDEEM_TRADERS:
    case TOKENS_ACTION_FAVOR_TRADE:
    case TOKENS_ACTION_END_FAVOR_TRADES:
    case TOKENS_ACTION_REDEEM_MERCHANTS:
    case TOKENS_ACTION_REDEEM_ROAD_BUILDERS:
    case TOKENS_ACTION_REDEEM_SCHOLARS:
    case TOKENS_ACTION_REDEEM_MASTER_BUILDERS:
    case TOKENS_ACTION_EXCHANGE_FAVOR:
      return liking_of_favor (self, action);
    }
  g_assert_not_reached ();
}

static guint
find_best (const TokensState  *state,
           gboolean            literal,
           const FavorActions *legal,
           FavorRng           *rng,
           gint32             *likings)
{
  Policy    self = { .state = state,
                     .seat = (guint) state->head.decider,
                     .literal = literal,
                     .worth_of_route = literal ? tokens_worth_of_path
                                               : tokens_worth_of_route };
  FavorBest best = FAVOR_BEST_INIT (likings);

  if (literal)
    tokens_means_init (&self.means, state, self.seat);
  tokens_wants_init (&self.wants, state, self.seat, self.worth_of_route);
  if (state->head.phase == TOKENS_PHASE_VILLAIN_MOVE ||
      state->head.phase == TOKENS_PHASE_VILLAIN_STEAL)
    self.kind = state->options.favor && !state->villain_token &&
                !anybody_is_near (&self) &&
                favor_rng_below (rng, 100) <
                  (state->head.phase == TOKENS_PHASE_VILLAIN_MOVE ? LONELY_PERCENT
                                                                  : SPARE_PERCENT);
  for (guint i = 0; i < legal->n; i++)
    favor_best_weigh (&best, i, liking_of (&self, &legal->items[i]));
  return best.index;
}

guint
tokens_prefer (gconstpointer       state,
               const FavorActions *legal,
               FavorRng           *rng,
               gint32             *likings)
{
  return find_best (state, FALSE, legal, rng, likings);
}

guint
tokens_baseline (gconstpointer       state,
                 const FavorActions *legal,
                 FavorRng           *rng,
                 gint32             *likings)
{
  return find_best (state, TRUE, legal, rng, likings);
}

/* As `favor-referee bench` measures them. */
const FavorCosts tokens_bot_costs = {
  .apply = 200,
  .evaluate = 500,
  .observe = 3400,
  .determinize = 400,
  .list = { 60, 12 },
  .prefer = { 100, 60 },
};

/* With few samples chance blurs what comes after the first turns. With many of them it pays to see what
 * a plan comes to; played to the end of the game, all plans come to much the same. */
const FavorEffort tokens_efforts[FAVOR_N_EFFORTS] = {
  [FAVOR_EFFORT_SKILLED] = { .budget = 3000000, .sampling = { 10, 0, 1, 0, 0 } },
  [FAVOR_EFFORT_MASTER] = { .budget = 80000000, .sampling = { 10, 0, 4, 0, 0, 1 } },
};
