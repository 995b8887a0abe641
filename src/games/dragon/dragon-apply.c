/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-step.h"

/* With secret placing the others' cards of a lap are shown once all of them lie; with two
 * players nothing is ever hidden (ruling 13). */
static gboolean
places_are_hidden (const DragonState *state)
{
  return state->options.placing == DRAGON_PLACING_SECRET && state->head.n_seats > 2;
}

static void
locate_lap (DragonState *state, FavorEvents *events)
{
  FAVOR_EMIT (events, DRAGON_EVENT_LAP_LOCATED, FAVOR_SEAT_NONE);
  for (guint i = (state->lap - 1u) * state->head.n_seats; i < state->n_table; i++)
    FAVOR_EMIT (events,
                DRAGON_EVENT_CARD_LOCATED,
                state->table[i].owner,
                state->clans[state->table[i].owner],
                state->table[i].on,
                (gint16) i);
}

/* Whether the card that `seat` placed in `lap` lies as the deal asks. */
static gboolean
keeps_word (const DragonState *state, const DragonDeal *deal, FavorSeat seat, guint lap)
{
  const guint    index = dragon_card_index (state, lap, seat);
  const gboolean there = state->table[index].on == (gint8) deal->role;

  return there == (deal->ask == DRAGON_ASK_VOTE_FOR);
}

static void
record_word (DragonState *state,
             FavorSeat    seat,
             FavorSeat    other,
             gboolean     kept,
             FavorEvents *events)
{
  if (kept)
    state->promises_kept[seat]++;
  else
    state->promises_broken[seat]++;
  FAVOR_EMIT (events,
              kept ? DRAGON_EVENT_WORD_KEPT : DRAGON_EVENT_WORD_BROKEN,
              seat,
              state->clans[seat],
              state->clans[other]);
}

/* Deals are checked in their order, the partner's word before the pledge (5.4). */
static void
check_words (DragonState *state, FavorEvents *events)
{
  for (guint i = 0; i < state->n_deals; i++)
    {
      DragonDeal *deal = &state->deals[i];

      if (deal->target_lap == state->lap)
        {
          const gboolean kept = keeps_word (state, deal, deal->to, state->lap);

          deal->target_status = kept ? DRAGON_TARGET_KEPT : DRAGON_TARGET_BROKEN;
          /* Ruling 60: a broken word frees from the promised price. */
          if (deal->payment == DRAGON_PAYMENT_OPEN)
            deal->payment = kept ? DRAGON_PAYMENT_DUE : DRAGON_PAYMENT_VOID;
          record_word (state, deal->to, deal->from, kept, events);
        }
      if (deal->pledge && deal->pledge_lap == state->lap)
        {
          const gboolean kept = keeps_word (state, deal, deal->from, state->lap);

          deal->pledge_status = kept ? DRAGON_PLEDGE_KEPT : DRAGON_PLEDGE_BROKEN;
          record_word (state, deal->from, deal->to, kept, events);
        }
    }
}

static void
end_lap (DragonState *state, FavorEvents *events)
{
  check_words (state, events);
  if (state->lap == state->votes)
    {
      dragon_reveal (state, events);
      return;
    }
  state->lap++;
  dragon_decide (state, DRAGON_PHASE_VOTE, dragon_lap_seat (state, state->lap, 0));
}

static void
go_on_in_lap (DragonState *state, FavorEvents *events)
{
  const guint cards = dragon_lap_cards (state);
  const guint others = state->head.n_seats - 1u;

  if (cards > others)
    {
      end_lap (state, events);
      return;
    }
  if (cards == others && places_are_hidden (state))
    locate_lap (state, events);
  if (cards == others && state->options.placing == DRAGON_PLACING_IN_TURN_MOVE)
    dragon_decide (state, DRAGON_PHASE_SHIFT, dragon_lap_seat (state, state->lap, 0));
  else
    dragon_decide (state, DRAGON_PHASE_VOTE, dragon_lap_seat (state, state->lap, cards));
}

static void
apply_nominate (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 votes = action->arg[DRAGON_NOMINATE_VOTES];

  dragon_begin_votes (state, (guint) votes);
  FAVOR_EMIT (events,
              DRAGON_EVENT_VOTES_NOMINATED,
              action->seat,
              state->clans[action->seat],
              votes);
}

static void
emit_placed (const DragonState *state, guint index, FavorEvents *events)
{
  const DragonPlaced *placed = &state->table[index];
  const FavorSeat     seat = placed->owner;
  const gint16        clan = state->clans[seat];
  const gboolean      hidden = places_are_hidden (state) && seat != state->judge;

  if (placed->timed_out)
    {
      const gint16 args[FAVOR_EVENT_ARGS] = { clan, placed->on, (gint16) index };
      FavorEvent  *event;

      event = favor_events_add (events, DRAGON_EVENT_CARD_TIMED_OUT, seat, args);
      if (hidden)
        event->seen_by = (guint16) (1u << seat);
    }
  else if (hidden)
    FAVOR_EMIT (events, DRAGON_EVENT_CARD_PLACED_SECRETLY, seat, clan, (gint16) index);
  else
    FAVOR_EMIT (events, DRAGON_EVENT_CARD_PLACED, seat, clan, placed->on, (gint16) index);
}

static void
apply_place (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 card = action->arg[DRAGON_PLACE_CARD];

  state->hand[action->seat][card]--;
  state->table[state->n_table++] = (DragonPlaced){
    .owner = action->seat,
    .card = (gint8) card,
    .on = (gint8) action->arg[DRAGON_PLACE_ON],
    .lap = state->lap,
    .timed_out = (guint8) action->arg[DRAGON_PLACE_TIMED_OUT],
  };
  if (events != NULL)
    emit_placed (state, state->n_table - 1u, events);
  go_on_in_lap (state, events);
}

/* After the last of the others has moved or kept the card the Judge places. */
static void
go_on_shifting (DragonState *state)
{
  FavorSeat seats[DRAGON_MAX_SEATS];

  if (dragon_list_to_act (state, seats) > 1)
    dragon_decide (state, DRAGON_PHASE_SHIFT, seats[1]);
  else
    dragon_decide (state, DRAGON_PHASE_VOTE, state->judge);
}

static void
apply_shift (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  const guint index = dragon_card_index (state, state->lap, action->seat);
  const gint8 from = state->table[index].on;

  state->table[index].on = (gint8) action->arg[DRAGON_SHIFT_ON];
  FAVOR_EMIT (events,
              DRAGON_EVENT_CARD_SHIFTED,
              action->seat,
              state->clans[action->seat],
              from,
              state->table[index].on,
              (gint16) index);
  go_on_shifting (state);
}

static void
apply_keep (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  const guint index = dragon_card_index (state, state->lap, action->seat);

  FAVOR_EMIT (events,
              DRAGON_EVENT_CARD_KEPT,
              action->seat,
              state->clans[action->seat],
              (gint16) index);
  go_on_shifting (state);
}

static void
apply_give (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat to = (FavorSeat) action->arg[DRAGON_GIVE_TO];
  const gint16    n = action->arg[DRAGON_GIVE_FAVOUR];

  dragon_pay (state, action->seat, to, DRAGON_SOURCE_DEALS, n);
  state->gifts[action->seat]++;
  FAVOR_EMIT (events,
              DRAGON_EVENT_FAVOUR_GIVEN,
              action->seat,
              state->clans[action->seat],
              state->clans[to],
              n);
}

static void
emit_offer (const DragonState *state, const DragonDeal *deal, FavorEvents *events)
{
  const gint16 clan = state->clans[deal->from];

  FAVOR_EMIT (events,
              DRAGON_EVENT_DEAL_OFFERED,
              deal->from,
              clan,
              state->clans[deal->to],
              deal->ask,
              deal->role);
  if (deal->favour > 0)
    FAVOR_EMIT (events,
                DRAGON_EVENT_PRICE_OFFERED,
                deal->from,
                clan,
                deal->favour,
                deal->when);
  if (deal->pledge)
    FAVOR_EMIT (events, DRAGON_EVENT_PLEDGE_OFFERED, deal->from, clan);
}

static void
apply_offer (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat to = (FavorSeat) action->arg[DRAGON_OFFER_TO];
  const gboolean  pledge = action->arg[DRAGON_OFFER_PLEDGE];

  state->pending[0] = (DragonDeal){
    .from = action->seat,
    .to = to,
    .ask = (guint8) action->arg[DRAGON_OFFER_ASK],
    .role = (guint8) action->arg[DRAGON_OFFER_ROLE],
    .favour = (guint8) action->arg[DRAGON_OFFER_FAVOUR],
    .when = (guint8) action->arg[DRAGON_OFFER_WHEN],
    .pledge = (guint8) pledge,
    .target_lap = (guint8) dragon_next_lap (state, to),
    .pledge_lap = state->lap,
    .target_status = DRAGON_TARGET_OPEN,
    .pledge_status = pledge ? DRAGON_PLEDGE_OPEN : DRAGON_PLEDGE_NONE,
    .payment = DRAGON_PAYMENT_NONE,
  };
  state->n_pending = 1;
  state->offers[action->seat]++;
  emit_offer (state, &state->pending[0], events);
  dragon_decide (state, DRAGON_PHASE_ANSWER, to);
  state->head.turn_owner = action->seat;
}

/* The proposer goes on with his turn. */
static void
close_offer (DragonState *state)
{
  dragon_decide (state, DRAGON_PHASE_VOTE, state->pending[0].from);
  state->pending[0] = (DragonDeal){ 0 };
  state->n_pending = 0;
}

static void
apply_accept (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  DragonDeal *deal = &state->deals[state->n_deals++];

  *deal = state->pending[0];
  if (deal->when == DRAGON_WHEN_AFTER)
    deal->payment = DRAGON_PAYMENT_OPEN;
  else if (deal->favour > 0)
    deal->payment = DRAGON_PAYMENT_PAID;
  close_offer (state);
  FAVOR_EMIT (events,
              DRAGON_EVENT_DEAL_ACCEPTED,
              action->seat,
              state->clans[action->seat]);
  if (deal->payment != DRAGON_PAYMENT_PAID)
    return;
  /* Ruling 58: paid now, and not returned if the word is broken. */
  dragon_pay (state, deal->from, deal->to, DRAGON_SOURCE_DEALS, deal->favour);
  FAVOR_EMIT (events,
              DRAGON_EVENT_FAVOUR_GIVEN,
              (FavorSeat) deal->from,
              state->clans[deal->from],
              state->clans[deal->to],
              deal->favour);
}

static void
apply_decline (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  close_offer (state);
  FAVOR_EMIT (events,
              DRAGON_EVENT_DEAL_DECLINED,
              action->seat,
              state->clans[action->seat]);
}

static void
apply_break_tie (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 role = action->arg[DRAGON_BREAK_ROLE];
  /* The Judge may be the Dragon, without a card in play on a tied role: then it is the
   * Judge who decides (ruling 44). */
  const gboolean by_judge = dragon_dragon_votes (state) == 0;

  state->winner = (gint8) role;
  state->tie_options = 0;
  FAVOR_EMIT (events,
              by_judge ? DRAGON_EVENT_TIE_BROKEN_BY_JUDGE : DRAGON_EVENT_TIE_BROKEN,
              action->seat,
              role);
  dragon_award (state, events);
}

static void
apply_pay (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  DragonDeal *deal = dragon_due_deal (state);

  dragon_pay (state, deal->from, deal->to, DRAGON_SOURCE_DEALS, deal->favour);
  deal->payment = DRAGON_PAYMENT_PAID;
  state->promises_kept[deal->from]++;
  FAVOR_EMIT (events,
              DRAGON_EVENT_PROMISE_PAID,
              deal->from,
              state->clans[deal->from],
              state->clans[deal->to],
              deal->favour);
  dragon_settle (state, events);
}

static void
apply_break_promise (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  DragonDeal *deal = dragon_due_deal (state);

  deal->payment = DRAGON_PAYMENT_BROKEN;
  state->promises_broken[deal->from]++;
  FAVOR_EMIT (events,
              DRAGON_EVENT_PROMISE_BROKEN,
              deal->from,
              state->clans[deal->from],
              state->clans[deal->to]);
  dragon_settle (state, events);
}

static void
apply_send (DragonState *state, const FavorAction *action, FavorEvents *events)
{
  dragon_send_home (state, action->seat, (guint) action->arg[DRAGON_SEND_CARD], events);
}

typedef void (*Apply) (DragonState       *state,
                       const FavorAction *action,
                       FavorEvents       *events);

static const Apply apply_kind[DRAGON_N_ACTIONS] = {
  [DRAGON_ACTION_NOMINATE_VOTES] = apply_nominate,
  [DRAGON_ACTION_PLACE_VOTE] = apply_place,
  [DRAGON_ACTION_SHIFT_VOTE] = apply_shift,
  [DRAGON_ACTION_KEEP_VOTE] = apply_keep,
  [DRAGON_ACTION_GIVE_FAVOUR] = apply_give,
  [DRAGON_ACTION_OFFER_DEAL] = apply_offer,
  [DRAGON_ACTION_ACCEPT_DEAL] = apply_accept,
  [DRAGON_ACTION_DECLINE_DEAL] = apply_decline,
  [DRAGON_ACTION_BREAK_TIE] = apply_break_tie,
  [DRAGON_ACTION_PAY_PROMISE] = apply_pay,
  [DRAGON_ACTION_BREAK_PROMISE] = apply_break_promise,
  [DRAGON_ACTION_SEND_HOME] = apply_send,
};

void
dragon_apply (gpointer state, const FavorAction *action, FavorEvents *events)
{
  DragonState *self = state;

#ifdef FAVOR_DEBUG
  FavorRefusal why;

  g_assert (dragon_check (state, action, &why));
#endif
  self->head.ply++;
  apply_kind[action->kind](self, action, events);
}
