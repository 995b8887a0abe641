/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-explain.h"

#include "emperor-step.h"

/* Facts that speak for an action. */

void
emperor_say_amount (const EmperorExplain *self, EmperorReason kind, gint32 weight, gint n)
{
  if (n > 0 && n <= EMPEROR_MAX_POINTS)
    FAVOR_REASON (self->out, kind, weight * n, (gint16) n);
}

/* What a seat can afford */

EmperorMeans
emperor_find_means (const EmperorState *state, FavorSeat seat)
{
  EmperorState          now = *state;
  g_auto (FavorActions) legal = { 0 };
  EmperorMeans          means = { 0 };

  emperor_clear_prompt (&now);
  now.head.phase = EMPEROR_PHASE_PLAY;
  now.head.decider = now.head.turn_owner = seat;
  now.due = now.left = 0;
  emperor_list (&now, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      const FavorAction *action = &legal.items[i];

      means.empress |= action->kind == EMPEROR_ACTION_ALLY_EMPRESS;
      means.market |= action->kind == EMPEROR_ACTION_BUY_MARKET;
      if (action->kind == EMPEROR_ACTION_ALLY)
        means.stars |= 1u << action->arg[EMPEROR_ALLY_STAFF];
      else if (action->kind == EMPEROR_ACTION_COMPLETE_EVENT)
        means.events |= 1u << action->arg[EMPEROR_COMPLETE_EVENT];
    }
  return means;
}

/* The Stars that bring most of those that can be paid for now. */
static void
explain_new_star (const EmperorExplain *self, const EmperorState *after, guint stars)
{
  gint best = FAVOR_NONE;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if ((stars >> staff & 1) != 0 &&
        (best == FAVOR_NONE ||
         after->stars[self->seat][staff] > after->stars[self->seat][best]))
      best = staff;
  if (best != FAVOR_NONE)
    FAVOR_REASON (self->out,
                  EMPEROR_REASON_NOW_STAR_1 + after->stars[self->seat][best],
                  80 * emperor_star_points[after->stars[self->seat][best]],
                  (gint16) best);
}

static void
explain_progress (const EmperorExplain *self, const EmperorState *after, gint event)
{
  const EmperorProgress old = emperor_progress_measure (self->state,
                                                        self->seat,
                                                        (guint) event);
  const EmperorProgress now = emperor_progress_measure (after, self->seat, (guint) event);

  if (now.wanted > 0 && now.met > old.met)
    emperor_say (self,
                 NEARER,
                 50 * emperor_terms[event].points * (gint32) (now.met - old.met) /
                   (gint32) now.wanted,
                 (gint16) event,
                 (gint16) now.met,
                 (gint16) now.wanted);
}

void
emperor_explain_change (const EmperorExplain *self, const EmperorState *after)
{
  const EmperorMeans *old = &self->means;
  const gint8        *open = self->state->open_events[self->seat];
  EmperorMeans        now = { 0 };

  if (self->state->head.turn_owner == self->seat)
    now = emperor_find_means (after, self->seat);
  explain_new_star (self, after, now.stars & ~old->stars);
  for (guint events = now.events & ~old->events; events != 0; events &= events - 1)
    {
      const gint event = __builtin_ctz (events);

      emperor_say (self,
                   NOW_EVENT,
                   90 * emperor_terms[event].points,
                   (gint16) event,
                   emperor_terms[event].points);
    }
  if (now.empress && !old->empress)
    emperor_say (self, NOW_EMPRESS, 1800, 0);
  if (now.market && !old->market)
    emperor_say (self, NOW_MARKET, 150, 0);
  for (guint i = 0; i < self->state->n_open[self->seat]; i++)
    if ((now.events >> open[i] & 1) == 0)
      explain_progress (self, after, open[i]);
}

/* Cards */

gint
emperor_find_asking_event (const EmperorExplain *self, gint card)
{
  EmperorState without = *self->state;
  const gint8 *open = self->state->open_events[self->seat];

  if (without.hand[self->seat][card] <= 0)
    return FAVOR_NONE;
  without.hand[self->seat][card]--;
  for (guint i = 0; i < self->state->n_open[self->seat]; i++)
    if (emperor_progress_measure (&without, self->seat, (guint) open[i]).met <
        emperor_progress_measure (self->state, self->seat, (guint) open[i]).met)
      return open[i];
  return FAVOR_NONE;
}

void
emperor_explain_use (const EmperorExplain *self, gint card, gint32 weight)
{
  const gint level = emperor_card_level (card);

  if (self->state->hand[self->seat][card] == 0)
    emperor_say (self, NEW_CARD, weight * level + 5, (gint16) card);
  FAVOR_REASON (self->out, EMPEROR_REASON_PAYS_1 + level - 1, weight * level, 0);
}

void
emperor_explain_card (const EmperorExplain *self, const EmperorState *after, gint card)
{
  const gint level = emperor_card_level (card);
  const gint n = self->state->hand[self->seat][card];

  emperor_explain_change (self, after);
  if (n == 0)
    emperor_say (self, NEW_CARD, 30, (gint16) card);
  if (n == 2 && level < EMPEROR_N_LEVELS && after->pile[card + 1] > 0)
    emperor_say (self, UPGRADABLE, 150, (gint16) card, (gint16) (card + 1));
  emperor_say (self, CARD_USE, level == 1 ? 25 : 65, (gint16) card);
  FAVOR_REASON (self->out, EMPEROR_REASON_PAYS_1 + level - 1, level == 1 ? 20 : 60, 0);
  if (level == EMPEROR_N_LEVELS)
    emperor_say (self, SELLS_FOR, 55, (gint16) card, emperor_gold_values[card]);
}

/* Sells and throws away what is of least use. */
static void
explain_spare (const EmperorExplain *self, gint card)
{
  const gint8 *hand = self->state->hand[self->seat];
  gboolean     cheapest = TRUE;

  for (gint other = 0; other < EMPEROR_N_CARDS; other++)
    cheapest = cheapest && (hand[other] == 0 ||
                            emperor_gold_values[other] >= emperor_gold_values[card]);
  emperor_say_amount (self, EMPEROR_REASON_SPARE, 20, hand[card] - 1);
  if (self->state->n_open[self->seat] > 0 &&
      emperor_find_asking_event (self, card) == FAVOR_NONE)
    emperor_say (self, NOT_ASKED, 15, 0);
  if (cheapest && self->action->kind == EMPEROR_ACTION_DISCARD)
    emperor_say (self, CHEAPEST, 25, emperor_gold_values[card]);
}

static void
explain_sale (const EmperorExplain *self, const EmperorState *after)
{
  emperor_explain_change (self, after);
  emperor_say_amount (self,
                      EMPEROR_REASON_GOLD,
                      12,
                      after->gold[self->seat] - self->state->gold[self->seat]);
  if (self->state->hand_size[self->seat] > EMPEROR_HAND_LIMIT)
    emperor_say (self, HAND_FULL, 80, self->state->hand_size[self->seat]);
  explain_spare (self, self->action->arg[0]);
}

/* Stars and Favor */

void
emperor_explain_score (const EmperorExplain *self, const EmperorState *after)
{
  gint32 most = 0;

  if (after->head.phase == EMPEROR_PHASE_OVER && after->winner == self->seat)
    emperor_say (self, WINS, 100000, 0);
  for (FavorSeat other = 0; other < after->head.n_seats; other++)
    if (other != self->seat)
      most = MAX (most, after->points[other]);
  if (after->points[self->seat] > most && self->state->points[self->seat] <= most)
    emperor_say (self, LEADS, 100, (gint16) after->points[self->seat]);
}

void
emperor_explain_star (const EmperorExplain *self, gint staff, const EmperorState *after)
{
  const guint stars = after->stars[self->seat][staff];
  const gint  card = emperor_card_of (staff, (gint) stars);

  FAVOR_REASON (self->out,
                EMPEROR_REASON_STAR_1 + stars - 1,
                100 * emperor_star_points[stars - 1],
                (gint16) staff);
  emperor_say (self, GIVES, 120, (gint16) staff, (gint16) card);
}

static void
explain_ally (const EmperorExplain *self, const EmperorState *after)
{
  emperor_explain_score (self, after);
  emperor_explain_star (self, self->action->arg[EMPEROR_ALLY_STAFF], after);
  if (self->state->n_open[self->seat] > 0 &&
      emperor_find_asking_event (self, self->action->arg[EMPEROR_ALLY_PAY_1]) ==
        FAVOR_NONE &&
      emperor_find_asking_event (self, self->action->arg[EMPEROR_ALLY_PAY_2]) ==
        FAVOR_NONE)
    emperor_say (self, PAYS_SPARE, 20, 0);
  emperor_explain_change (self, after);
}

static void
explain_complete (const EmperorExplain *self, const EmperorState *after)
{
  const gint          event = self->action->arg[EMPEROR_COMPLETE_EVENT];
  const EmperorTerms *terms = &emperor_terms[event];

  emperor_explain_score (self, after);
  emperor_say_amount (self, EMPEROR_REASON_FAVOR, 100, terms->points);
  if (after->hand_size[self->seat] == self->state->hand_size[self->seat] &&
      !emperor_progress_measure (self->state, self->seat, (guint) event).deeds &&
      event != EMPEROR_EVENT_COFFERS)
    emperor_say (self, SHOWN, 90, 0);
}

/* Setup */

static void
explain_event (const EmperorExplain *self)
{
  const gint            event = self->action->arg[0];
  const gint16          points = emperor_terms[event].points;
  const EmperorProgress now = emperor_progress_measure (self->state,
                                                        self->seat,
                                                        (guint) event);
  gboolean              most = TRUE;

  for (guint i = 0; i < self->state->n_looks; i++)
    most = most && emperor_terms[self->state->looks[i]].points <= points;
  if (now.met == now.wanted && now.gold == now.wanted_gold && !now.deeds)
    emperor_say (self, EVENT_READY, 100 * points, points);
  else if (now.met > 0 && !now.deeds)
    emperor_say (self,
                 EVENT_HAS,
                 80 * points * (gint32) now.met / (gint32) now.wanted,
                 (gint16) now.met,
                 (gint16) now.wanted);
  if (most && self->state->n_looks > 1)
    emperor_say (self, EVENT_MOST, 60, points);
  emperor_say (self, EVENT_BRINGS, 50, points);
  if (now.deeds)
    emperor_say (self, EVENT_DEED, 40, 0);
  else if (!emperor_terms[event].gives && now.wanted > 0)
    emperor_say (self, SHOWN, 30, 0);
}

static void
explain_place (const EmperorExplain *self)
{
  const gint   staff = self->action->arg[0];
  const gint   card = emperor_card_of (staff, 1);
  const gint8 *open = self->state->open_events[self->seat];
  EmperorState with = *self->state;
  gboolean     alone = TRUE;

  with.hand[self->seat][card]++;
  for (guint i = 0; i < self->state->n_open[self->seat]; i++)
    if (emperor_progress_measure (&with, self->seat, (guint) open[i]).met >
        emperor_progress_measure (self->state, self->seat, (guint) open[i]).met)
      emperor_say (self, ASKED, 200, open[i], (gint16) card);
  for (guint seat = 0; seat < self->state->head.n_seats; seat++)
    alone = alone && self->state->stars[seat][staff] == 0;
  emperor_say (self, GIVES, 120, (gint16) staff, (gint16) card);
  if (alone)
    emperor_say (self, ALONE, 60, (gint16) staff);
}

/* The end of a turn */

/* A third Star for which one of the two cards is there. */
static void
explain_saving (const EmperorExplain *self)
{
  const gint8 *hand = self->state->hand[self->seat];
  gboolean     has = FALSE;

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    has = has || (hand[card] > 0 && emperor_card_level (card) == EMPEROR_N_LEVELS);
  for (gint16 staff = 0; staff < EMPEROR_N_STAFF && has; staff++)
    if (self->state->stars[self->seat][staff] == 2 &&
        (self->means.stars >> staff & 1) == 0)
      {
        emperor_say (self, SAVES_THIRD, 200, staff);
        return;
      }
}

static void
explain_end (const EmperorExplain *self, const EmperorState *after)
{
  emperor_explain_score (self, after);
  explain_saving (self);
  if (self->means.stars == 0 && self->means.events == 0 && !self->means.empress)
    emperor_say (self, NO_MEANS, 100, 0);
  if (self->state->hand_size[self->seat] <= EMPEROR_HAND_LIMIT)
    emperor_say_amount (self,
                        EMPEROR_REASON_KEEPS_CARDS,
                        8,
                        self->state->hand_size[self->seat]);
  emperor_say_amount (self, EMPEROR_REASON_KEEPS_GOLD, 6, self->state->gold[self->seat]);
}

static void
explain_purchase (const EmperorExplain *self)
{
  emperor_say_amount (self,
                      EMPEROR_REASON_LOOKS,
                      40,
                      MIN (self->state->n_market_deck, EMPEROR_MAX_LOOKS));
  emperor_say_amount (self,
                      EMPEROR_REASON_GOLD_LEFT,
                      10,
                      self->state->gold[self->seat] - EMPEROR_MARKET_PRICE);
}

static void
explain_collect (const EmperorExplain *self, const EmperorState *after)
{
  emperor_explain_card (self, after, self->action->arg[0]);
}

static void
explain_move (const EmperorExplain *self, const EmperorState *after)
{
  if (self->action->arg[EMPEROR_MOVE_CARD] != FAVOR_NONE)
    emperor_explain_card (self, after, self->action->arg[EMPEROR_MOVE_CARD]);
}

static void
explain_upgrade (const EmperorExplain *self, const EmperorState *after)
{
  emperor_explain_card (self, after, self->action->arg[0] + 1);
}

static void
explain_empress (const EmperorExplain *self, const EmperorState *after)
{
  emperor_explain_score (self, after);
  emperor_say (self, EMPRESS, 2000, 0);
}

static void
explain_seize (const EmperorExplain *self, const EmperorState *after)
{
  emperor_explain_card (self, after, self->action->arg[0]);
  emperor_say (self, LOOT, 25, self->state->prompt_target);
}

static void
explain_discard (const EmperorExplain *self)
{
  explain_spare (self, self->action->arg[0]);
}

/* Of the kinds whose result hides nothing from the seat: what comes of it is looked at. */
static void (*const of_result[EMPEROR_N_ACTIONS]) (const EmperorExplain *self,
                                                   const EmperorState   *after) = {
  [EMPEROR_ACTION_COLLECT] = explain_collect,
  [EMPEROR_ACTION_MOVE] = explain_move,
  [EMPEROR_ACTION_SELL] = explain_sale,
  [EMPEROR_ACTION_UPGRADE] = explain_upgrade,
  [EMPEROR_ACTION_ALLY] = explain_ally,
  [EMPEROR_ACTION_ALLY_EMPRESS] = explain_empress,
  [EMPEROR_ACTION_COMPLETE_EVENT] = explain_complete,
  [EMPEROR_ACTION_SEIZE] = explain_seize,
  [EMPEROR_ACTION_END_TURN] = explain_end,
};

static void (*const of_position[EMPEROR_N_ACTIONS]) (const EmperorExplain *self) = {
  [EMPEROR_ACTION_KEEP_EVENT] = explain_event,
  [EMPEROR_ACTION_PLACE_STAR] = explain_place,
  [EMPEROR_ACTION_BUY_MARKET] = explain_purchase,
  [EMPEROR_ACTION_KEEP_MARKET] = emperor_explain_market,
  [EMPEROR_ACTION_PLAY] = emperor_explain_play,
  [EMPEROR_ACTION_REACT] = emperor_explain_react,
  [EMPEROR_ACTION_LET_PASS] = emperor_explain_let_pass,
  [EMPEROR_ACTION_ANSWER_BLACKMAIL] = emperor_explain_answer,
  [EMPEROR_ACTION_INVITE_OFFER] = emperor_explain_invite,
  [EMPEROR_ACTION_OFFER_TRADE] = emperor_explain_offer,
  [EMPEROR_ACTION_COUNTER_TRADE] = emperor_explain_offer,
  [EMPEROR_ACTION_ACCEPT_TRADE] = emperor_explain_accept,
  [EMPEROR_ACTION_DECLINE_TRADE] = emperor_explain_decline,
  [EMPEROR_ACTION_DISCARD] = explain_discard,
};

void
emperor_explain (gconstpointer observed, const FavorAction *action, FavorReasons *out)
{
  EmperorState   after;
  EmperorExplain self = { .state = observed,
                          .action = action,
                          .seat = action->seat,
                          .out = out };

  if (self.state->head.phase >= EMPEROR_PHASE_COLLECT &&
      self.state->head.turn_owner == action->seat)
    self.means = emperor_find_means (self.state, action->seat);
  if (of_result[action->kind] == NULL)
    {
      of_position[action->kind](&self);
      return;
    }
  after = *self.state;
  emperor_apply (&after, action, NULL);
  of_result[action->kind](&self, &after);
}
