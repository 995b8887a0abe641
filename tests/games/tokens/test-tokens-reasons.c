/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include "tokens-reasons.h"
#include "tokens-step.h"

#include "reasons-walk.h"

/* What is said to speak for an action is true: it is compared with what the rules make of it. */

/* The case as this game has it. */
typedef struct
{
  const ReasonsCase *walked;
  const TokensState *before;
  const TokensState *after;
  const gint16      *arg;
  guint              seat;
} Case;

/* Whether the action has an event of that kind, of that seat. */
static gboolean
told (const Case *self, TokensLog kind, FavorSeat seat)
{
  for (guint i = 0; i < self->walked->events.n; i++)
    if (self->walked->events.items[i].kind == kind &&
        self->walked->events.items[i].actor == seat)
      return TRUE;
  return FALSE;
}

static guint
dots (const Case *self, guint vertex)
{
  guint n = 0;

  for (guint hex = 0; hex < self->before->n_hexes; hex++)
    for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
      if (tokens_map (self->before)->hex[hex].corner[i] == vertex)
        n += tokens_pips[self->before->number_token[hex]];
  return n;
}

static gboolean
is_beside (const Case *self, guint vertex, guint resource)
{
  for (guint hex = 0; hex < self->before->n_hexes; hex++)
    for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
      if (tokens_map (self->before)->hex[hex].corner[i] == vertex &&
          self->before->terrain[hex] == resource)
        return TRUE;
  return FALSE;
}

static gboolean
has_kind (const Case *self, guint resource)
{
  for (guint vertex = 0; vertex < self->before->n_vertices; vertex++)
    if (self->before->vertex_owner[vertex] == (gint) self->seat &&
        is_beside (self, vertex, resource))
      return TRUE;
  return FALSE;
}

static guint
own_dots (const Case *self)
{
  guint n = 0;

  for (guint vertex = 0; vertex < self->before->n_vertices; vertex++)
    if (self->before->vertex_owner[vertex] == (gint) self->seat)
      n += dots (self, vertex);
  return n;
}

/* Tokens that the seat has more afterwards. */
static gint
tokens_won (const Case *self)
{
  return (gint) self->after->favor_count[self->seat] -
         (gint) self->before->favor_count[self->seat];
}

static guint
seats_at_hex (const TokensState *state, guint hex)
{
  guint seats = 0;

  for (guint i = 0; i < FAVOR_HEX_SIDES; i++)
    {
      const gint owner = state->vertex_owner[tokens_map (state)->hex[hex].corner[i]];

      if (owner >= 0 && owner < TOKENS_NEUTRAL)
        seats |= 1u << owner;
    }
  return seats;
}

/* An end of the road from which a settlement could be built, or would be after one more. */
static gboolean
leads (const Case *self, gint n)
{
  const guint8 *end = tokens_map (self->before)->edge[self->arg[0]].end;

  for (guint i = 0; i < 2; i++)
    if (favor_hex_set_has (&self->after->sites[self->seat], end[i]) &&
        !favor_hex_set_has (&self->before->sites[self->seat], end[i]) &&
        dots (self, end[i]) == (guint) n)
      return TRUE;
  return FALSE;
}

static gboolean
leads_on (const Case *self)
{
  const TokensState *state = self->after;

  for (guint edge = 0; edge < state->n_edges; edge++)
    for (guint i = 0; i < 2 && favor_hex_set_has (&state->reach[self->seat], edge); i++)
      if (favor_hex_set_has (&state->open, tokens_map (state)->edge[edge].end[i]))
        return TRUE;
  return FALSE;
}

static void
check_place (const Case *self, const FavorReason *reason)
{
  const TokensState *after = self->after;
  const guint        place = (guint) self->arg[0];
  const gint16      *arg = reason->arg;

  switch (reason->kind)
    {
    case TOKENS_REASON_DOTS:
    case TOKENS_REASON_TWICE:
      reasons_require (self->walked, reason, dots (self, place) == (guint) arg[0]);
      break;
    case TOKENS_REASON_NEW_KIND:
      reasons_require (self->walked, reason, is_beside (self, place, (guint) arg[0]));
      reasons_require (self->walked, reason, !has_kind (self, (guint) arg[0]));
      break;
    case TOKENS_REASON_HARBOUR_ANY:
      reasons_require (self->walked,
                       reason,
                       (after->rates[self->seat] >> TOKENS_ANY & 1) != 0);
      break;
    case TOKENS_REASON_HARBOUR:
      reasons_require (self->walked,
                       reason,
                       tokens_rate (after, self->seat, (guint) arg[0]) == 2);
      break;
    case TOKENS_REASON_BARREN:
      reasons_require (self->walked,
                       reason,
                       told (self, TOKENS_LOG_BARREN, (FavorSeat) self->seat));
      reasons_require (self->walked, reason, tokens_won (self) == 1);
      break;
    case TOKENS_REASON_CLOSES:
      reasons_require (self->walked,
                       reason,
                       dots (self, (guint) self->arg[TOKENS_NEUTRAL_PLACE]) ==
                         (guint) arg[0]);
      break;
    case TOKENS_REASON_IN_WAY:
      reasons_require (self->walked,
                       reason,
                       favor_hex_set_has (&self->before->reach[arg[0]],
                                          (guint) self->arg[TOKENS_NEUTRAL_PLACE]));
      break;
    case TOKENS_REASON_NOT_IN_WAY:
      reasons_require (self->walked,
                       reason,
                       !favor_hex_set_has (&self->before->reach[self->seat],
                                           (guint) self->arg[TOKENS_NEUTRAL_PLACE]));
      break;
    case TOKENS_REASON_OWN_DOTS:
      reasons_require (self->walked, reason, own_dots (self) == (guint) arg[0]);
      break;
    default:
      break;
    }
}

static void
check_road (const Case *self, const FavorReason *reason)
{
  const TokensState *before = self->before;
  const TokensState *after = self->after;
  const gint16      *arg = reason->arg;
  TokensState        damaged = *before;

  switch (reason->kind)
    {
    case TOKENS_REASON_CONTACT:
      for (guint other = 0; other < before->head.n_seats; other++)
        reasons_require (self->walked,
                         reason,
                         after->favor_count[other] - before->favor_count[other] ==
                           (other == self->seat
                              ? arg[1] - (self->walked->action.kind ==
                                          TOKENS_ACTION_REDEEM_ROAD_BUILDERS)
                              : arg[0] >> other & 1));
      break;
    case TOKENS_REASON_LEADS:
      reasons_require (self->walked, reason, leads (self, arg[0]));
      break;
    case TOKENS_REASON_TOWARDS:
      reasons_require (self->walked, reason, leads_on (self));
      break;
    case TOKENS_REASON_LONGEST:
      reasons_require (self->walked,
                       reason,
                       after->longest_route == (FavorSeat) self->seat);
      reasons_require (self->walked, reason, reasons_gain (self->walked) == 2);
      reasons_require (self->walked, reason, after->route_length[self->seat] == arg[0]);
      break;
    case TOKENS_REASON_LENGTH:
      reasons_require (self->walked, reason, after->route_length[self->seat] == arg[0]);
      reasons_require (self->walked, reason, before->route_length[self->seat] < arg[0]);
      break;
    case TOKENS_REASON_ROADS_LEFT:
      reasons_require (self->walked,
                       reason,
                       TOKENS_ROADS - after->n_roads[self->seat] == arg[0]);
      break;
    case TOKENS_REASON_FREE_ROAD:
      reasons_require (self->walked,
                       reason,
                       after->hand_count[self->seat] == before->hand_count[self->seat]);
      break;
    case TOKENS_REASON_REPAIRS:
      reasons_require (self->walked, reason, before->damaged[self->seat] != FAVOR_NONE);
      break;
    case TOKENS_REASON_STAYS:
      damaged.damaged[self->seat] = self->arg[0];
      reasons_require (self->walked,
                       reason,
                       tokens_measure_route (&damaged, self->seat, FALSE) ==
                         (guint) arg[0]);
      break;
    default:
      break;
    }
}

static void
check_development (const Case *self, const FavorReason *reason)
{
  const TokensState *before = self->before;
  const TokensState *after = self->after;
  const gint16      *arg = reason->arg;
  guint              landmarks = 0, others = 0;

  switch (reason->kind)
    {
    case TOKENS_REASON_LANDMARKS:
      for (guint i = 0; i < before->n_dev_deck; i++)
        landmarks += before->dev_deck[i] >= TOKENS_LANDMARK;
      others = before->n_dev_deck;
      for (guint other = 0; other < before->head.n_seats; other++)
        if (other != self->seat)
          {
            landmarks += tokens_landmarks (before, other);
            others += before->dev_count[other];
          }
      reasons_require (self->walked, reason, landmarks == (guint) arg[0]);
      reasons_require (self->walked, reason, others == (guint) arg[1]);
      break;
    case TOKENS_REASON_FREE_CARD:
      reasons_require (self->walked,
                       reason,
                       after->hand_count[self->seat] == before->hand_count[self->seat]);
      reasons_require (self->walked,
                       reason,
                       after->dev_count[self->seat] == before->dev_count[self->seat] + 1);
      break;
    case TOKENS_REASON_ARMY:
      reasons_require (self->walked,
                       reason,
                       after->largest_army == (FavorSeat) self->seat);
      reasons_require (self->walked, reason, reasons_gain (self->walked) == 2);
      G_GNUC_FALLTHROUGH;
    case TOKENS_REASON_KNIGHTS:
      reasons_require (self->walked, reason, after->knights[self->seat] == arg[0]);
      break;
    case TOKENS_REASON_FREE_ROADS:
      reasons_require (self->walked, reason, after->routes_left >= arg[0]);
      break;
    case TOKENS_REASON_TAKES:
      reasons_require (self->walked,
                       reason,
                       self->arg[0] == arg[0] && self->arg[1] == arg[1]);
      break;
    case TOKENS_REASON_OTHERS_HOLD:
      for (guint other = 0; other < before->head.n_seats; other++)
        others += other == self->seat ? 0 : before->hand[other][arg[1]];
      reasons_require (self->walked, reason, others == (guint) arg[0]);
      break;
    default:
      break;
    }
}

/* A trade that the others have still to agree to is not made yet. */
static gboolean
is_made (const Case *self)
{
  switch (self->walked->action.kind)
    {
    case TOKENS_ACTION_OFFER_TRADE:
    case TOKENS_ACTION_COUNTER_TRADE:
    case TOKENS_ACTION_ACCEPT_TRADE:
    case TOKENS_ACTION_OFFER_DONATION:
    case TOKENS_ACTION_GIVE_RESOURCE:
    case TOKENS_ACTION_REDEEM_TRADERS:
      return FALSE;
    default:
      return TRUE;
    }
}

static void
check_cards (const Case *self, const FavorReason *reason)
{
  const guint8 *hand = self->before->hand[self->seat];
  const gint16 *arg = reason->arg;

  switch (reason->kind)
    {
    case TOKENS_REASON_PAYS_FOR:
      reasons_require (self->walked,
                       reason,
                       !tokens_can_pay (self->before, self->seat, (TokensCost) arg[0]));
      if (is_made (self))
        reasons_require (self->walked,
                         reason,
                         tokens_can_pay (self->after, self->seat, (TokensCost) arg[0]));
      break;
    case TOKENS_REASON_NONE_HELD:
      reasons_require (self->walked, reason, hand[arg[0]] == 0);
      break;
    case TOKENS_REASON_HELD:
      reasons_require (self->walked, reason, hand[arg[1]] == arg[0]);
      break;
    case TOKENS_REASON_MOST_HELD:
      reasons_require (self->walked, reason, hand[arg[1]] == arg[0]);
      for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
        reasons_require (self->walked, reason, hand[resource] <= arg[0]);
      break;
    case TOKENS_REASON_STILL_HELD:
      if (is_made (self))
        reasons_require (self->walked,
                         reason,
                         self->after->hand[self->seat][arg[1]] == arg[0]);
      reasons_require (self->walked, reason, hand[arg[1]] > arg[0]);
      break;
    case TOKENS_REASON_LAST_ONE:
      reasons_require (self->walked, reason, hand[arg[0]] == 1);
      break;
    case TOKENS_REASON_RATE:
      reasons_require (self->walked,
                       reason,
                       self->before->hand_count[self->seat] -
                           self->after->hand_count[self->seat] ==
                         arg[0] - 1);
      break;
    case TOKENS_REASON_KEEPS:
    case TOKENS_REASON_CARDS_STAY:
      reasons_require (self->walked,
                       reason,
                       self->before->hand_count[self->seat] == arg[0]);
      reasons_require (self->walked,
                       reason,
                       self->after->hand_count[self->seat] == arg[0]);
      break;
    case TOKENS_REASON_NO_CARDS:
      reasons_require (self->walked, reason, self->before->hand_count[self->seat] == 0);
      break;
    case TOKENS_REASON_CANNOT_PAY:
      for (guint cost = 0; cost < TOKENS_N_COSTS; cost++)
        reasons_require (self->walked,
                         reason,
                         !tokens_can_pay (self->before, self->seat, cost));
      break;
    default:
      break;
    }
}

static void
check_people (const Case *self, const FavorReason *reason)
{
  const TokensState *before = self->before;
  const gint16      *arg = reason->arg;

  switch (reason->kind)
    {
    case TOKENS_REASON_NEARLY_WON:
      reasons_require (self->walked,
                       reason,
                       tokens_visible_points (before, (guint) arg[0]) + (guint) arg[1] ==
                         before->options.target);
      break;
    case TOKENS_REASON_CANNOT_SERVE:
      reasons_require (self->walked,
                       reason,
                       !tokens_has_bundle (before, self->seat, &before->offer.want));
      break;
    case TOKENS_REASON_FEWEST_POINTS:
    case TOKENS_REASON_LEADER:
      reasons_require (self->walked,
                       reason,
                       tokens_visible_points (before, (guint) arg[0]) == (guint) arg[1]);
      break;
    case TOKENS_REASON_AGREES:
      reasons_require (self->walked,
                       reason,
                       before->answer[arg[0]].kind == TOKENS_ANSWER_ACCEPT);
      break;
    case TOKENS_REASON_CARDS_OF:
      reasons_require (self->walked, reason, before->hand_count[arg[0]] == arg[1]);
      break;
    case TOKENS_REASON_FOR_NOTHING:
      reasons_require (self->walked,
                       reason,
                       self->after->hand_count[self->seat] +
                           self->after->dev_count[self->seat] ==
                         before->hand_count[self->seat] + before->dev_count[self->seat] +
                           1);
      break;
    case TOKENS_REASON_NO_TOKEN:
      reasons_require (self->walked,
                       reason,
                       self->after->favor_count[arg[0]] == before->favor_count[arg[0]]);
      break;
    case TOKENS_REASON_OVER_LIMIT:
      reasons_require (self->walked,
                       reason,
                       arg[0] > TOKENS_HAND_LIMIT &&
                         arg[0] == before->hand_count[self->seat] + 1);
      break;
    default:
      break;
    }
}

static void
check_robber (const Case *self, const FavorReason *reason)
{
  const TokensState *before = self->before;
  const guint        hex = (guint) self->arg[TOKENS_MOVE_HEX];
  const guint        own = 1u << self->seat;
  const guint        others = (guint) reason->arg[0];

  switch (reason->kind)
    {
    case TOKENS_REASON_BLOCKS:
      reasons_require (self->walked, reason, seats_at_hex (before, hex) == others);
      reasons_require (self->walked, reason, before->number_token[hex] != 0);
      break;
    case TOKENS_REASON_LEAVES:
      reasons_require (self->walked,
                       reason,
                       (seats_at_hex (before, before->robber) & own) != 0);
      break;
    case TOKENS_REASON_VICTIMS:
      reasons_require (self->walked,
                       reason,
                       self->after->head.phase == TOKENS_PHASE_VILLAIN_STEAL);
      reasons_require (self->walked, reason, (seats_at_hex (before, hex) & others) != 0);
      break;
    case TOKENS_REASON_SPARES_OWN:
      reasons_require (self->walked, reason, (seats_at_hex (before, hex) & own) == 0);
      break;
    case TOKENS_REASON_LONELY:
    case TOKENS_REASON_SPARED:
      reasons_require (self->walked, reason, tokens_won (self) >= 1);
      break;
    case TOKENS_REASON_NO_ENEMY:
      for (guint other = 0; other < before->head.n_seats; other++)
        reasons_require (self->walked,
                         reason,
                         self->after->hand_count[other] >= before->hand_count[other]);
      break;
    default:
      break;
    }
}

static void
check_tokens (const Case *self, const FavorReason *reason)
{
  const TokensState *after = self->after;

  switch (reason->kind)
    {
    case TOKENS_REASON_WINS:
      reasons_require (self->walked, reason, after->winner_mask == 1u << self->seat);
      break;
    case TOKENS_REASON_POINT:
    case TOKENS_REASON_MARKER:
      reasons_require (self->walked, reason, reasons_gain (self->walked) >= 1);
      break;
    case TOKENS_REASON_GIFT_TOKEN:
      reasons_require (self->walked, reason, after->n_bag > 0 && !after->donated);
      break;
    case TOKENS_REASON_TRADES:
      reasons_require (self->walked, reason, after->traders_left == reason->arg[0]);
      break;
    case TOKENS_REASON_ALONE:
      reasons_require (self->walked,
                       reason,
                       self->before->favor[self->seat][reason->arg[0]] == 1 &&
                         tokens_prices[reason->arg[0]] > 1);
      break;
    case TOKENS_REASON_OTHER_TOKEN:
      reasons_require (self->walked, reason, tokens_won (self) == 0);
      break;
    default:
      break;
    }
}

static void
check (const ReasonsCase *walked, const FavorReason *reason)
{
  const Case self = {
    walked, walked->before, walked->after, walked->action.arg, (guint) walked->seat,
  };

  check_place (&self, reason);
  check_road (&self, reason);
  check_development (&self, reason);
  check_cards (&self, reason);
  check_people (&self, reason);
  check_robber (&self, reason);
  check_tokens (&self, reason);
}

#define N_POSITIONS 6000

static void
test_walk (void)
{
  /* Who cannot serve an offer has nothing else to do than to decline it, and is not looked at. */
  reasons_walk (&favor_tokens_game, NULL, N_POSITIONS, 1, check);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tokens/reasons/are-true", test_walk);
  return g_test_run ();
}
