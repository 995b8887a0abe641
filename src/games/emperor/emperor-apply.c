/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-step.h"

/* Setup */

static void
begin_placing (EmperorState *state)
{
  state->head.phase = EMPEROR_PHASE_SETUP_STAR;
  state->head.decider = emperor_placer (state, 0);
}

/* The next one chooses among Events, or all place their Stars. */
static void
go_on_in_setup (EmperorState *state, FavorEvents *events)
{
  const FavorSeat next = emperor_next_seat (state, state->head.decider);

  if (next == state->first)
    {
      begin_placing (state);
      return;
    }
  state->head.decider = next;
  emperor_look_events (state, EMPEROR_WHY_SETUP, events);
}

static void
apply_keep_event (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat  seat = action->seat;
  const gint16     event = action->arg[0];
  const EmperorWhy why = (EmperorWhy) state->prompt_why;

  emperor_list_add (state->open_events[seat], &state->n_open[seat], event);
  for (guint i = 0; i < state->n_looks; i++)
    if (state->looks[i] != event)
      emperor_list_add (state->event_deck, &state->n_event_deck, state->looks[i]);
  if (state->prompt_old != FAVOR_NONE)
    emperor_list_add (state->event_deck, &state->n_event_deck, state->prompt_old);
  emperor_clear_prompt (state);
  FAVOR_TELL (events, EMPEROR_LOG_EVENT_KEPT, seat, 1u << seat, event);
  switch (why)
    {
    case EMPEROR_WHY_SETUP:
      go_on_in_setup (state, events);
      break;
    case EMPEROR_WHY_END:
      emperor_next_turn (state, events);
      break;
    case EMPEROR_WHY_INCENSE:
    case EMPEROR_WHY_NONE:
      emperor_go_on (state);
      break;
    }
}

static void
apply_place_star (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  state->stars[action->seat][action->arg[0]]++;
  state->placed++;
  FAVOR_EMIT (events, EMPEROR_LOG_STAR_PLACED, action->seat, action->arg[0]);
  if (state->placed < 2 * state->head.n_seats)
    state->head.decider = emperor_placer (state, state->placed);
  else
    emperor_begin_turn (state, state->first, events);
}

/* Cards */

static void
apply_collect (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 card = action->arg[0];
  const gint16 staff = (gint16) emperor_card_staff (card);

  emperor_take_card (state, action->seat, card);
  state->due = (guint8) (state->due & ~(1u << staff));
  state->left--;
  emperor_go_on_collecting (state);
  FAVOR_EMIT (events, EMPEROR_LOG_COLLECTED, action->seat, card, staff);
}

void
emperor_apply_move (EmperorState *state, gint staff, gint card, FavorEvents *events)
{
  const FavorSeat seat = state->head.turn_owner;

  state->meeple[seat] = (gint8) staff;
  if (card == FAVOR_NONE)
    {
      FAVOR_EMIT (events, EMPEROR_LOG_MOVED_EMPTY, seat, (gint16) staff);
      return;
    }
  emperor_take_card (state, seat, card);
  FAVOR_EMIT (events, EMPEROR_LOG_MOVED, seat, (gint16) staff, (gint16) card);
}

static void
apply_move (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  state->moved = TRUE;
  emperor_apply_move (state,
                      action->arg[EMPEROR_MOVE_STAFF],
                      action->arg[EMPEROR_MOVE_CARD],
                      events);
}

static void
apply_sell (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 card = action->arg[0];
  gint         gold;

  emperor_return_card (state, action->seat, card);
  gold = emperor_draw_gold (state, action->seat, emperor_gold_values[card]);
  state->sold++;
  FAVOR_EMIT (events, EMPEROR_LOG_SOLD, action->seat, card, (gint16) gold);
}

static void
apply_upgrade (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const gint16 card = action->arg[0];

  for (guint i = 0; i < 3; i++)
    emperor_return_card (state, action->seat, card);
  emperor_take_card (state, action->seat, card + 1);
  state->upgrades++;
  FAVOR_EMIT (events, EMPEROR_LOG_UPGRADED, action->seat, card, card + 1, 3);
}

static void
apply_discard (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  emperor_return_card (state, action->seat, action->arg[0]);
  FAVOR_EMIT (events, EMPEROR_LOG_DISCARDED, action->seat, action->arg[0]);
  if (state->hand_size[action->seat] <= EMPEROR_HAND_LIMIT)
    emperor_after_discards (state, events);
}

/* Stars and the Empress */

void
emperor_buy_star (EmperorState *state,
                  gint          staff,
                  gint          from,
                  const gint16  pay[2],
                  FavorEvents  *events)
{
  const FavorSeat seat = state->head.turn_owner;
  const guint     level = state->stars[seat][staff];
  const gint16    gold = emperor_star_gold[level];
  const gint16    points = emperor_star_points[level];

  emperor_pay (state, seat, gold);
  for (guint i = 0; i < 2; i++)
    if (pay[i] != FAVOR_NONE)
      emperor_return_card (state, seat, pay[i]);
  emperor_put_star (state, seat, staff, from, events);
  state->stars_paid++;
  emperor_gain (state, seat, EMPEROR_ROW_FIRST_STARS + level, points);
  FAVOR_EMIT (events,
              EMPEROR_LOG_ALLIED,
              seat,
              (gint16) staff,
              (gint16) (level + 1),
              pay[0],
              pay[1],
              gold,
              points);
  emperor_weigh (state, seat, events);
}

static void
apply_ally (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  emperor_buy_star (state,
                    action->arg[EMPEROR_ALLY_STAFF],
                    action->arg[EMPEROR_ALLY_FROM],
                    &action->arg[EMPEROR_ALLY_PAY_1],
                    events);
}

void
emperor_win_empress (EmperorState *state,
                     const gint16  pay[3],
                     gint          gold,
                     FavorEvents  *events)
{
  const FavorSeat seat = state->head.turn_owner;

  emperor_pay (state, seat, gold);
  for (guint i = 0; i < 3; i++)
    {
      emperor_return_card (state, seat, pay[i]);
      FAVOR_EMIT (events, EMPEROR_LOG_CARD_RETURNED, seat, pay[i]);
    }
  state->empress[seat] = TRUE;
  state->meeple[seat] = EMPEROR_PLACE_EMPRESS;
  emperor_gain (state, seat, EMPEROR_ROW_EMPRESS, EMPEROR_EMPRESS_POINTS);
  FAVOR_EMIT (events, EMPEROR_LOG_ALLIED_EMPRESS, seat, EMPEROR_EMPRESS_POINTS);
  emperor_weigh (state, seat, events);
}

static void
apply_ally_empress (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  emperor_win_empress (state,
                       &action->arg[EMPEROR_EMPRESS_PAY_1],
                       EMPEROR_EMPRESS_GOLD,
                       events);
}

/* Black Market and Events */

static void
apply_buy_market (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  emperor_pay (state, action->seat, EMPEROR_MARKET_PRICE);
  FAVOR_EMIT (events, EMPEROR_LOG_MARKET_BOUGHT, action->seat);
  emperor_look_market (state, events);
}

static void
apply_keep_market (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat seat = action->seat;
  const gint16    market = action->arg[0];

  emperor_list_add (state->market_hand[seat], &state->n_market_hand[seat], market);
  for (guint i = 0; i < state->n_looks; i++)
    if (state->looks[i] != EMPEROR_N_EVENTS + market)
      emperor_list_add (state->market_deck,
                        &state->n_market_deck,
                        state->looks[i] - EMPEROR_N_EVENTS);
  emperor_go_on (state);
  FAVOR_TELL (events, EMPEROR_LOG_MARKET_KEPT, seat, 1u << seat, market);
}

static void
return_for_event (EmperorState *state, FavorSeat seat, gint card, FavorEvents *events)
{
  emperor_return_card (state, seat, card);
  FAVOR_EMIT (events, EMPEROR_LOG_CARD_RETURNED, seat, (gint16) card);
}

static void
apply_complete (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  const FavorSeat     seat = action->seat;
  const gint16        event = action->arg[EMPEROR_COMPLETE_EVENT];
  const EmperorTerms *terms = &emperor_terms[event];

  if (event == EMPEROR_EVENT_FAMINE_RELIEF)
    for (guint i = 0; i < 3; i++)
      return_for_event (state, seat, action->arg[EMPEROR_COMPLETE_PAY_1 + i], events);
  else if (terms->gives)
    {
      emperor_pay (state, seat, terms->gold);
      for (guint i = 0; terms->needs[i][1] > 0; i++)
        for (guint j = 0; j < terms->needs[i][1]; j++)
          return_for_event (state, seat, terms->needs[i][0], events);
    }
  emperor_list_remove (state->open_events[seat], &state->n_open[seat], event);
  emperor_list_add (state->done_events[seat], &state->n_done[seat], event);
  state->event_completed = TRUE;
  emperor_gain (state, seat, EMPEROR_ROW_EVENTS, terms->points);
  FAVOR_EMIT (events, EMPEROR_LOG_EVENT_COMPLETED, seat, event, terms->points);
  emperor_weigh (state, seat, events);
}

static void
apply_end_turn (EmperorState *state, const FavorAction *action, FavorEvents *events)
{
  emperor_end_turn (state, events);
}

typedef void (*Apply) (EmperorState      *state,
                       const FavorAction *action,
                       FavorEvents       *events);

static const Apply apply_kind[EMPEROR_N_ACTIONS] = {
  [EMPEROR_ACTION_KEEP_EVENT] = apply_keep_event,
  [EMPEROR_ACTION_PLACE_STAR] = apply_place_star,
  [EMPEROR_ACTION_COLLECT] = apply_collect,
  [EMPEROR_ACTION_MOVE] = apply_move,
  [EMPEROR_ACTION_SELL] = apply_sell,
  [EMPEROR_ACTION_UPGRADE] = apply_upgrade,
  [EMPEROR_ACTION_ALLY] = apply_ally,
  [EMPEROR_ACTION_ALLY_EMPRESS] = apply_ally_empress,
  [EMPEROR_ACTION_BUY_MARKET] = apply_buy_market,
  [EMPEROR_ACTION_KEEP_MARKET] = apply_keep_market,
  [EMPEROR_ACTION_COMPLETE_EVENT] = apply_complete,
  [EMPEROR_ACTION_PLAY] = emperor_apply_play,
  [EMPEROR_ACTION_REACT] = emperor_apply_react,
  [EMPEROR_ACTION_LET_PASS] = emperor_apply_let_pass,
  [EMPEROR_ACTION_SEIZE] = emperor_apply_seize,
  [EMPEROR_ACTION_ANSWER_BLACKMAIL] = emperor_apply_answer,
  [EMPEROR_ACTION_INVITE_OFFER] = emperor_apply_invite,
  [EMPEROR_ACTION_OFFER_TRADE] = emperor_apply_offer,
  [EMPEROR_ACTION_COUNTER_TRADE] = emperor_apply_counter,
  [EMPEROR_ACTION_ACCEPT_TRADE] = emperor_apply_accept,
  [EMPEROR_ACTION_DECLINE_TRADE] = emperor_apply_decline,
  [EMPEROR_ACTION_DISCARD] = apply_discard,
  [EMPEROR_ACTION_END_TURN] = apply_end_turn,
};

void
emperor_apply (gpointer state, const FavorAction *action, FavorEvents *events)
{
  EmperorState *self = state;

#ifdef FAVOR_DEBUG
  FavorRefusal why;

  g_assert (emperor_check (state, action, &why));
#endif
  self->head.ply++;
  self->acts++;
  apply_kind[action->kind](self, action, events);
}
