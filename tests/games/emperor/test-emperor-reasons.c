/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-test"

#include <string.h>

#include "emperor-reasons.h"
#include "emperor-step.h"

#include "reasons-walk.h"

/* What is said to speak for an action is true: it is compared with what the rules make of it. */

/* The case as this game has it. `later`: as `after`, but an Intrigue was let pass and an offer
 * accepted. */
typedef struct
{
  const ReasonsCase  *walked;
  const EmperorState *before;
  const EmperorState *after;
  EmperorState        later;
  FavorSeat           seat;
  FavorSeat           target;
  const gint16       *arg;
} Case;

static void
do_if_legal (EmperorState *state, EmperorAction kind)
{
  const FavorAction action = { .kind = (guint8) kind, .seat = state->head.decider };

  if (emperor_check (state, &action, NULL))
    emperor_apply (state, &action, NULL);
}

static void
case_init (Case *self, const ReasonsCase *walked)
{
  const EmperorAction kind = (EmperorAction) walked->action.kind;

  *self = (Case){ .walked = walked,
                  .before = walked->before,
                  .after = walked->after,
                  .later = *(const EmperorState *) walked->after,
                  .seat = walked->seat,
                  .arg = walked->action.arg };
  if (kind == EMPEROR_ACTION_PLAY && emperor_is_plot (self->arg[EMPEROR_PLAY_PIECE]))
    {
      self->target = (FavorSeat) self->arg[EMPEROR_PLAY_TARGET];
      do_if_legal (&self->later, EMPEROR_ACTION_LET_PASS);
    }
  if (kind == EMPEROR_ACTION_OFFER_TRADE || kind == EMPEROR_ACTION_COUNTER_TRADE)
    do_if_legal (&self->later, EMPEROR_ACTION_ACCEPT_TRADE);
}

/* Whether the rules list that action for the seat in its turn, once it may play. */
static gboolean
can (const Case *self, const EmperorState *state, EmperorAction kind, gint first)
{
  EmperorState          now = *state;
  g_auto (FavorActions) legal = { 0 };
  gboolean              found = FALSE;

  if (now.head.turn_owner != self->seat)
    return FALSE;
  emperor_clear_prompt (&now);
  now.head.decider = self->seat;
  now.head.phase = EMPEROR_PHASE_PLAY;
  now.due = now.left = 0;
  emperor_list (&now, &legal);
  for (guint i = 0; i < legal.n; i++)
    found = found || (legal.items[i].kind == (guint8) kind &&
                      (first == FAVOR_NONE || legal.items[i].arg[0] == first));
  return found;
}

static gboolean
newly (const Case *self, EmperorAction kind, gint first)
{
  return can (self, &self->later, kind, first) && !can (self, self->before, kind, first);
}

static gint
row (const EmperorState *state, FavorSeat seat, guint line)
{
  FavorPad pad;

  emperor_score (state, seat, &pad);
  return pad.line[line];
}

static gint
points (const Case *self, const EmperorState *state)
{
  return state->points[self->seat];
}

static gint
gained_gold (const Case *self)
{
  return self->later.gold[self->seat] - self->before->gold[self->seat];
}

static gint
count_hand (const EmperorState *state, FavorSeat seat)
{
  gint n = 0;

  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    n += state->hand[seat][card];
  return n;
}

/* One card more than before; what was played is not in the hand any more. */
static gboolean
got (const Case *self, gint card)
{
  const gboolean played = self->walked->action.kind == EMPEROR_ACTION_PLAY &&
                          self->arg[EMPEROR_PLAY_PIECE] == card;

  return self->later.hand[self->seat][card] >
         self->before->hand[self->seat][card] - played;
}

static gint
progress (const Case *self, const EmperorState *state, gint event)
{
  return (gint) emperor_progress_measure (state, self->seat, (guint) event).met;
}

/* Whether an Event of the seat would be farther away without that card. */
static gboolean
is_asked_for (const Case *self, gint card)
{
  EmperorState without = *self->before;

  without.hand[self->seat][card]--;
  for (guint i = 0; i < self->before->n_open[self->seat]; i++)
    if (progress (self, &without, self->before->open_events[self->seat][i]) <
        progress (self, self->before, self->before->open_events[self->seat][i]))
      return TRUE;
  return FALSE;
}

static gboolean
asks_for_more (const Case *self, gint event, gint card)
{
  EmperorState with = *self->before;

  with.hand[self->seat][card]++;
  return emperor_has_open (self->before, self->seat, event) &&
         progress (self, &with, event) > progress (self, self->before, event);
}

static gboolean
leads (const EmperorState *state, FavorSeat seat)
{
  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    if (other != seat && state->points[other] >= state->points[seat])
      return FALSE;
  return TRUE;
}

/* What a trade brings if everything is sold. */
static gint
sold_value (const EmperorState *before, const EmperorState *after, FavorSeat seat)
{
  gint sum = after->gold[seat] - before->gold[seat];

  for (guint card = 0; card < EMPEROR_N_CARDS; card++)
    sum += (after->hand[seat][card] - before->hand[seat][card]) *
           emperor_gold_values[card];
  return sum;
}

/* What a Black Market card brings that is played next. */
static gint
played_points (const Case *self, gint piece)
{
  g_auto (FavorActions) legal = { 0 };
  gint                  most = 0;

  emperor_list (self->after, &legal);
  for (guint i = 0; i < legal.n; i++)
    if (legal.items[i].kind == EMPEROR_ACTION_PLAY &&
        legal.items[i].arg[EMPEROR_PLAY_PIECE] == piece &&
        legal.items[i].arg[EMPEROR_PLAY_CHOICE] != EMPEROR_CHOICE_EMPRESS)
      {
        EmperorState state = *self->after;

        emperor_apply (&state, &legal.items[i], NULL);
        most = MAX (most, points (self, &state) - points (self, self->after));
      }
  return most;
}

/* As if the offer on the table were accepted. */
static EmperorState
accepted (const Case *self)
{
  EmperorState state = *self->before;

  do_if_legal (&state, EMPEROR_ACTION_ACCEPT_TRADE);
  return state;
}

static gboolean
is_true_of_score (const Case *self, const FavorReason *reason, gint n)
{
  const guint level = reason->kind - EMPEROR_REASON_STAR_1;

  switch ((int) reason->kind)
    {
    case EMPEROR_REASON_WINS:
      return self->after->winner == self->seat &&
             self->after->head.phase == EMPEROR_PHASE_OVER;
    case EMPEROR_REASON_LEADS:
      return leads (self->after, self->seat) && points (self, self->after) == n &&
             !leads (self->before, self->seat);
    case EMPEROR_REASON_STAR_1:
    case EMPEROR_REASON_STAR_2:
    case EMPEROR_REASON_STAR_3:
      return self->after->stars[self->seat][n] == level + 1 &&
             row (self->after, self->seat, EMPEROR_ROW_FIRST_STARS + level) -
                 row (self->before, self->seat, EMPEROR_ROW_FIRST_STARS + level) ==
               (const gint[]){ 2, 5, 10 }[level] &&
             points (self, self->after) - points (self, self->before) ==
               (const gint[]){ 2, 5, 10 }[level];
    case EMPEROR_REASON_EMPRESS:
      return self->after->empress[self->seat] &&
             points (self, self->after) - points (self, self->before) == 20;
    case EMPEROR_REASON_FAVOR:
      return points (self, self->after) - points (self, self->before) == n;
    default:
      return FALSE;
    }
}

/* What can be done then. */
static gboolean
is_true_of_means (const Case *self, const FavorReason *reason, gint n)
{
  switch ((int) reason->kind)
    {
    case EMPEROR_REASON_NOW_STAR_1:
    case EMPEROR_REASON_NOW_STAR_2:
    case EMPEROR_REASON_NOW_STAR_3:
      return newly (self, EMPEROR_ACTION_ALLY, n) &&
             self->later.stars[self->seat][n] == reason->kind - EMPEROR_REASON_NOW_STAR_1;
    case EMPEROR_REASON_NOW_EMPRESS:
      return newly (self, EMPEROR_ACTION_ALLY_EMPRESS, FAVOR_NONE);
    case EMPEROR_REASON_NOW_EVENT:
      return newly (self, EMPEROR_ACTION_COMPLETE_EVENT, n) &&
             emperor_terms[n].points == reason->arg[1];
    case EMPEROR_REASON_NOW_MARKET:
      return newly (self, EMPEROR_ACTION_BUY_MARKET, FAVOR_NONE);
    case EMPEROR_REASON_NEARER:
      return progress (self, &self->later, n) == reason->arg[1] &&
             progress (self, self->before, n) < reason->arg[1] &&
             emperor_progress_measure (self->before, self->seat, (guint) n).wanted ==
               (guint) reason->arg[2];
    case EMPEROR_REASON_NO_MEANS:
      return !can (self, self->before, EMPEROR_ACTION_ALLY, FAVOR_NONE) &&
             !can (self, self->before, EMPEROR_ACTION_COMPLETE_EVENT, FAVOR_NONE) &&
             !can (self, self->before, EMPEROR_ACTION_ALLY_EMPRESS, FAVOR_NONE);
    case EMPEROR_REASON_SAVES_THIRD:
      return self->before->stars[self->seat][n] == 2 &&
             !can (self, self->before, EMPEROR_ACTION_ALLY, n);
    default:
      return FALSE;
    }
}

static gboolean
is_true_of_cards (const Case *self, const FavorReason *reason, gint n)
{
  const gint8 *hand = self->before->hand[self->seat];

  switch ((int) reason->kind)
    {
    case EMPEROR_REASON_GIVES:
      return self->after->stars[self->seat][n] >= emperor_card_level (reason->arg[1]) &&
             emperor_card_staff (reason->arg[1]) == n;
    case EMPEROR_REASON_NEW_CARD:
      return hand[n] == 0 && (got (self, n) || self->later.hand[self->seat][n] > 0);
    case EMPEROR_REASON_UPGRADABLE:
      return self->after->hand[self->seat][n] == 3 && reason->arg[1] == n + 1;
    case EMPEROR_REASON_CARD_USE:
      return got (self, n);
    case EMPEROR_REASON_PAYS_1:
    case EMPEROR_REASON_PAYS_2:
    case EMPEROR_REASON_PAYS_3:
      for (gint card = 0; card < EMPEROR_N_CARDS; card++)
        if (got (self, card) && emperor_card_level (card) ==
                                  (gint) (reason->kind - EMPEROR_REASON_PAYS_1 + 1))
          return TRUE;
      return FALSE;
    case EMPEROR_REASON_PAYS_SPARE:
      return !is_asked_for (self, self->arg[EMPEROR_ALLY_PAY_1]) &&
             !is_asked_for (self, self->arg[EMPEROR_ALLY_PAY_2]);
    case EMPEROR_REASON_SELLS_FOR:
      return got (self, n) && emperor_gold_values[n] == reason->arg[1];
    case EMPEROR_REASON_HAND_FULL:
      return count_hand (self->before, self->seat) == n && n > 8;
    case EMPEROR_REASON_SPARE:
      return self->before->hand[self->seat][self->arg[0]] == n + 1;
    case EMPEROR_REASON_NOT_ASKED:
      return !is_asked_for (self, self->arg[0]);
    case EMPEROR_REASON_CHEAPEST:
      for (gint card = 0; card < EMPEROR_N_CARDS; card++)
        if (hand[card] > 0 && emperor_gold_values[card] < n)
          return FALSE;
      return emperor_gold_values[self->arg[0]] == n;
    case EMPEROR_REASON_SHOWN:
      if (self->walked->action.kind == EMPEROR_ACTION_KEEP_EVENT)
        return !emperor_terms[self->arg[0]].gives;
      return memcmp (hand, self->after->hand[self->seat], EMPEROR_N_CARDS) == 0;
    case EMPEROR_REASON_LOOT:
      return self->after->hand[n][self->arg[0]] ==
             self->before->hand[n][self->arg[0]] - 1;
    case EMPEROR_REASON_KEEPS_CARDS:
      return count_hand (self->before, self->seat) == n;
    default:
      return FALSE;
    }
}

static gboolean
is_true_of_things (const Case *self, const FavorReason *reason, gint n)
{
  switch ((int) reason->kind)
    {
    case EMPEROR_REASON_GOLD:
      return gained_gold (self) == n;
    case EMPEROR_REASON_FREE_STAR:
      return self->after->stars[self->seat][n] == 1 &&
             self->before->stars[self->seat][n] == 0 && gained_gold (self) == 0;
    case EMPEROR_REASON_COLLECTS:
      return MIN (self->after->left, (gint) emperor_count (self->after->due)) == n;
    case EMPEROR_REASON_FREE_MARKET:
      return self->after->prompt == EMPEROR_PROMPT_KEEP_MARKET && gained_gold (self) == 0;
    case EMPEROR_REASON_DICE:
      return gained_gold (self) >= 4;
    case EMPEROR_REASON_POOR_EVENT:
      return emperor_has_open (self->before, self->seat, n) &&
             progress (self, self->before, n) == reason->arg[1] &&
             reason->arg[1] < reason->arg[2];
    case EMPEROR_REASON_NO_PART:
      return emperor_has_open (self->before, self->seat, n) &&
             progress (self, self->before, n) == 0;
    case EMPEROR_REASON_LOOKS:
      return self->after->n_looks == n;
    case EMPEROR_REASON_GOLD_LEFT:
      return self->after->gold[self->seat] == n;
    case EMPEROR_REASON_KEEPS_GOLD:
      return self->before->gold[self->seat] == n;
    case EMPEROR_REASON_EVENT_HAS:
      return progress (self, self->before, self->arg[0]) == n && n < reason->arg[1] + 1;
    case EMPEROR_REASON_EVENT_READY:
      return emperor_terms[self->arg[0]].points == n &&
             emperor_progress_measure (self->before, self->seat, (guint) self->arg[0])
                 .met ==
               emperor_progress_measure (self->before, self->seat, (guint) self->arg[0])
                 .wanted;
    case EMPEROR_REASON_EVENT_MOST:
      for (guint i = 0; i < self->before->n_looks; i++)
        if (emperor_terms[self->before->looks[i]].points > n)
          return FALSE;
      return emperor_terms[self->arg[0]].points == n;
    case EMPEROR_REASON_EVENT_BRINGS:
      return emperor_terms[self->arg[0]].points == n;
    case EMPEROR_REASON_EVENT_DEED:
      return self->arg[0] >= EMPEROR_EVENT_BROTHERHOOD &&
             self->arg[0] != EMPEROR_EVENT_COFFERS;
    case EMPEROR_REASON_ASKED:
      return asks_for_more (self, n, reason->arg[1]) &&
             emperor_card_staff (reason->arg[1]) == self->arg[0];
    case EMPEROR_REASON_ALONE:
      for (guint seat = 0; seat < self->before->head.n_seats; seat++)
        if (self->before->stars[seat][n] > 0)
          return FALSE;
      return TRUE;
    case EMPEROR_REASON_MARKET_FAVOR:
      return played_points (self, EMPEROR_N_CARDS + self->arg[0]) == n;
    case EMPEROR_REASON_MARKET_USE:
      return emperor_has_market (self->after, self->seat, self->arg[0]);
    default:
      return FALSE;
    }
}

static gboolean
is_true_of_plot (const Case *self, const FavorReason *reason, gint n)
{
  const FavorSeat target = self->target;

  switch ((int) reason->kind)
    {
    case EMPEROR_REASON_PLOT_LEADER:
      return leads (self->before, (FavorSeat) n) &&
             self->before->points[n] == reason->arg[1];
    case EMPEROR_REASON_PLOT_GOLD:
      return gained_gold (self) == n;
    case EMPEROR_REASON_PLOT_POISON:
      return self->later.poison[n] == EMPEROR_POISON_TEA;
    case EMPEROR_REASON_PLOT_STARVE:
      return self->later.poison[n] == EMPEROR_POISON_NIGHTSHADE;
    case EMPEROR_REASON_PLOT_STAR:
      return self->later.stars[n][reason->arg[1]] ==
             self->before->stars[n][reason->arg[1]] - 1;
    case EMPEROR_REASON_PLOT_STARS:
      return emperor_stars_of (&self->later, target) ==
             emperor_stars_of (self->before, target) - 2;
    case EMPEROR_REASON_PLOT_SWAP:
      return self->later.stars[self->seat][n] == self->before->stars[self->seat][n] + 1;
    case EMPEROR_REASON_PLOT_CARDS:
      return self->later.prompt == EMPEROR_PROMPT_SEIZE
               ? self->later.prompt_left == reason->arg[1]
               : count_hand (&self->later, (FavorSeat) n) ==
                   count_hand (self->before, (FavorSeat) n) - reason->arg[1];
    case EMPEROR_REASON_PLOT_BLACKMAIL:
      return self->later.prompt == EMPEROR_PROMPT_BLACKMAIL &&
             self->later.head.decider == n;
    case EMPEROR_REASON_PLOT_FAVOR:
      return self->before->points[n] - self->later.points[n] == reason->arg[1];
    default:
      return FALSE;
    }
}

/* The plot as it would be if it were let pass. */
static EmperorState
suffered (const Case *self)
{
  EmperorState state = *self->before;

  do_if_legal (&state, EMPEROR_ACTION_LET_PASS);
  return state;
}

static gboolean
is_true_of_guard (const Case *self, const FavorReason *reason, gint n)
{
  const FavorSeat    seat = self->seat;
  const EmperorState hurt = suffered (self);

  switch ((int) reason->kind)
    {
    case EMPEROR_REASON_SAVES_STAR:
      return hurt.stars[seat][n] == self->after->stars[seat][n] - 1;
    case EMPEROR_REASON_SAVES_STARS:
      return emperor_stars_of (&hurt, seat) == emperor_stars_of (self->after, seat) - 2;
    case EMPEROR_REASON_SAVES_GOLD:
      if (self->walked->action.kind == EMPEROR_ACTION_ANSWER_BLACKMAIL)
        return self->after->gold[seat] == n;
      return self->before->gold[seat] - hurt.gold[seat] == n;
    case EMPEROR_REASON_SAVES_CARDS:
      return hurt.prompt == EMPEROR_PROMPT_SEIZE
               ? hurt.prompt_left == n
               : count_hand (self->before, seat) - count_hand (&hurt, seat) == n;
    case EMPEROR_REASON_SAVES_FAVOR:
      if (self->walked->action.kind == EMPEROR_ACTION_ANSWER_BLACKMAIL)
        return MIN (self->before->points[seat], 4) == n &&
               self->after->points[seat] == self->before->points[seat];
      return self->after->points[seat] - hurt.points[seat] == n;
    case EMPEROR_REASON_SAVES_COLLECT:
      return hurt.poison[seat] != EMPEROR_POISON_NONE &&
             self->after->poison[seat] == EMPEROR_POISON_NONE;
    case EMPEROR_REASON_SAVES_CHOICE:
      return self->before->prompt_card == EMPEROR_BLACKMAIL_LETTER &&
             self->after->prompt == EMPEROR_PROMPT_NONE;
    case EMPEROR_REASON_GUARD_PAYS:
      return self->before->gold[n] - self->after->gold[n] == reason->arg[1];
    case EMPEROR_REASON_KEEPS_PIECE:
      return emperor_has_piece (self->before, seat, n);
    case EMPEROR_REASON_COSTS_GOLD:
      return self->before->gold[seat] - self->after->gold[seat] == n;
    case EMPEROR_REASON_COSTS_NOTHING:
      return self->before->gold[seat] == self->after->gold[seat] &&
             self->before->points[seat] == self->after->points[seat];
    case EMPEROR_REASON_FEW_FAVOR:
      return self->before->points[seat] - self->after->points[seat] == n;
    default:
      return FALSE;
    }
}

static gboolean
is_true_of_trade (const Case *self, const FavorReason *reason, gint n)
{
  const EmperorState then = accepted (self);
  const FavorSeat    seat = self->seat;

  switch ((int) reason->kind)
    {
    case EMPEROR_REASON_INVITES:
      return self->after->prompt == EMPEROR_PROMPT_INVITE;
    case EMPEROR_REASON_KNOWN_CARD:
      return self->before->hand[n][reason->arg[1]] > 0 &&
             asks_for_more (self, reason->arg[2], reason->arg[1]);
    case EMPEROR_REASON_DEAL_GOLD:
      return gained_gold (self) == n;
    case EMPEROR_REASON_DEAL_VALUE:
      return sold_value (self->before, &self->later, seat) == n;
    case EMPEROR_REASON_DEAL_MORE:
      return count_hand (&self->later, seat) - count_hand (self->before, seat) == n;
    case EMPEROR_REASON_DEAL_SPARE:
      return !is_asked_for (self, n) &&
             self->later.hand[seat][n] < self->before->hand[seat][n];
    case EMPEROR_REASON_DEAL_PROMISE:
      return self->later.n_promises > self->before->n_promises;
    case EMPEROR_REASON_DECLINE_ASKED:
      return emperor_has_open (self->before, seat, n) &&
             is_asked_for (self, reason->arg[1]);
    case EMPEROR_REASON_DECLINE_VALUE:
      return then.head.ply == self->before->head.ply ||
             sold_value (self->before, &then, seat) == -n;
    case EMPEROR_REASON_DECLINE_ONLY:
      return self->before->hand[seat][n] == 1 &&
             (then.head.ply == self->before->head.ply || then.hand[seat][n] == 0);
    case EMPEROR_REASON_DECLINE_PROMISE:
      return self->before->deal.yours.kind != EMPEROR_PLEDGE_NONE;
    case EMPEROR_REASON_DECLINE_FREE:
      return memcmp (self->before->hand, self->after->hand, sizeof self->after->hand) ==
             0;
    default:
      return FALSE;
    }
}

/* The other side may lack what an offer asks for: then nothing can be compared. */
static gboolean
is_refused_offer (const Case *self)
{
  const EmperorAction kind = (EmperorAction) self->walked->action.kind;

  return (kind == EMPEROR_ACTION_OFFER_TRADE || kind == EMPEROR_ACTION_COUNTER_TRADE) &&
         self->later.head.ply == self->after->head.ply;
}

static void
check (const ReasonsCase *walked, const FavorReason *reason)
{
  const gint n = reason->arg[0];
  Case       self;

  case_init (&self, walked);
  if (is_refused_offer (&self))
    return;
  reasons_require (walked,
                   reason,
                   is_true_of_score (&self, reason, n) ||
                     is_true_of_means (&self, reason, n) ||
                     is_true_of_cards (&self, reason, n) ||
                     is_true_of_things (&self, reason, n) ||
                     is_true_of_plot (&self, reason, n) ||
                     is_true_of_guard (&self, reason, n) ||
                     is_true_of_trade (&self, reason, n));
}

/* Some cards are rarely held, and the Empress is hardly ever reached. */
static void
test_walk (void)
{
  reasons_walk (&favor_emperor_game, NULL, 4000, 16, check);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/emperor/reasons/walk", test_walk);
  return g_test_run ();
}
