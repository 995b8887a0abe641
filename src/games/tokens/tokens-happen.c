/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include "tokens-step.h"

/* The events of the cards of the year (5.3). */

/* Queues those who have most of something, at least 1. */
static void
enqueue_most (TokensState *state, const guint8 *n)
{
  guint most = 1;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    most = MAX (most, n[seat]);
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    if (n[seat] == most)
      tokens_enqueue (state, seat);
}

static void
enqueue_all (TokensState *state)
{
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    tokens_enqueue (state, seat);
}

static gboolean
begin_take (TokensState *state)
{
  if (tokens_in_bank (state) == 0)
    tokens_clear_queue (state);
  return tokens_ask (state, TOKENS_PHASE_EVENT_TAKE);
}

/* The holder of an honour takes a card, if any opponent has one. */
static gboolean
begin_rob (TokensState *state, FavorSeat seat)
{
  gboolean any = FALSE;

  for (guint other = 0; other < state->head.n_seats; other++)
    any = any || ((FavorSeat) other != seat && state->hand_count[other] > 0);
  if (seat == FAVOR_SEAT_NONE || !any)
    return FALSE;
  tokens_enqueue (state, (guint) seat);
  return tokens_ask (state, TOKENS_PHASE_EVENT_ROB);
}

/* Who holds the Largest Army, or else has more knights than anybody else. */
static FavorSeat
find_strongest (TokensState *state)
{
  FavorSeat strongest = state->largest_army;

  if (strongest == FAVOR_SEAT_NONE)
    {
      enqueue_most (state, state->knights);
      if (state->n_queue == 1)
        strongest = state->queue[0];
      tokens_clear_queue (state);
    }
  return strongest;
}

/* Those with most visible points, if anybody has fewer, and a card. */
static gboolean
begin_help (TokensState *state)
{
  guint most = 0, least = G_MAXUINT;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      most = MAX (most, tokens_visible_points (state, seat));
      least = MIN (least, tokens_visible_points (state, seat));
    }
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    if (least < most && tokens_visible_points (state, seat) == most &&
        state->hand_count[seat] > 0)
      tokens_enqueue (state, seat);
  return tokens_ask (state, TOKENS_PHASE_EVENT_GIVE);
}

static gboolean
begin_gifts (TokensState *state)
{
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    if (state->hand_count[seat] > 0)
      tokens_enqueue (state, seat);
  return tokens_ask (state, TOKENS_PHASE_EVENT_GIVE);
}

static gboolean
begin_tremor (TokensState *state)
{
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    if (state->damaged[seat] == FAVOR_NONE && state->n_roads[seat] > 0)
      tokens_enqueue (state, seat);
  return tokens_ask (state, TOKENS_PHASE_EVENT_TREMOR);
}

/* The robber goes home to the first desert. */
static void
withdraw (TokensState *state, FavorEvents *events)
{
  guint8 home = 0;

  while (state->terrain[home] != TOKENS_DESERT)
    home++;
  if (state->robber == home)
    return;
  state->robber = home;
  FAVOR_EMIT (events, TOKENS_LOG_WITHDREW, FAVOR_SEAT_NONE, 0);
}

gboolean
tokens_begin_event (TokensState *state, FavorEvents *events)
{
  switch ((TokensEventCard) state->event[tokens_drawn (state)])
    {
    case TOKENS_EVENT_BOUNTY:
      enqueue_all (state);
      return begin_take (state);
    case TOKENS_EVENT_TOURNAMENT:
      enqueue_most (state, state->knights);
      return begin_take (state);
    case TOKENS_EVENT_CALM_SEA:
      enqueue_most (state, state->n_docks);
      return begin_take (state);
    case TOKENS_EVENT_SKIRMISH:
      return begin_rob (state, find_strongest (state));
    case TOKENS_EVENT_TOLL:
      return begin_rob (state, state->longest_route);
    case TOKENS_EVENT_HELPING_HAND:
      return begin_help (state);
    case TOKENS_EVENT_FENCE_GIFTS:
      return begin_gifts (state);
    case TOKENS_EVENT_TREMOR:
      return begin_tremor (state);
    case TOKENS_EVENT_WITHDRAWAL:
      withdraw (state, events);
      return FALSE;
    case TOKENS_EVENT_NONE:
    case TOKENS_EVENT_SICKNESS:
    case TOKENS_EVENT_RAID:
      return FALSE;
    }
  g_assert_not_reached ();
}

void
tokens_apply_take_resource (TokensState       *state,
                            const FavorAction *action,
                            FavorEvents       *events)
{
  tokens_take_one (state, action->seat, (guint) action->arg[0], events);
  if (tokens_in_bank (state) == 0)
    tokens_clear_queue (state);
  if (state->n_queue == 0 || !tokens_ask_next (state))
    tokens_after_event (state, events);
}

static void
tell_gift (FavorSeat from, FavorSeat to, gint16 resource, FavorEvents *events)
{
  FAVOR_TELL (events, TOKENS_LOG_GIFT, from, 1u << from | 1u << to, resource, to);
}

/* All gifts over the fence change hands at once. */
static void
hand_over (TokensState *state, FavorEvents *events)
{
  for (TOKENS_EACH_SEAT (state, from, state->head.turn_owner, i))
    {
      const FavorSeat to = (FavorSeat) tokens_next_seat (state, from);
      const gint8     gift = state->gift_pending[from];

      if (gift == FAVOR_NONE)
        continue;
      state->gift_pending[from] = FAVOR_NONE;
      state->gift_mask = (guint16) (state->gift_mask & ~(1u << from));
      state->hand[to][gift]++;
      state->hand_count[to]++;
      tell_gift ((FavorSeat) from, to, gift, events);
    }
}

void
tokens_apply_give_resource (TokensState       *state,
                            const FavorAction *action,
                            FavorEvents       *events)
{
  const FavorSeat seat = action->seat;
  const gint16    resource = action->arg[TOKENS_GIVE_RESOURCE];
  const gint16    to = action->arg[TOKENS_GIVE_TO];
  const gboolean  is_gift = to == FAVOR_NONE;

  if (is_gift)
    {
      tokens_lose_sight (state, (guint) seat);
      state->hand[seat][resource]--;
      state->hand_count[seat]--;
      state->gift_pending[seat] = (gint8) resource;
      state->gift_mask = (guint16) (state->gift_mask | 1u << seat);
    }
  else
    {
      tokens_pass_unseen (state, (guint) seat, (guint) to, (guint) resource);
      tell_gift (seat, (FavorSeat) to, resource, events);
    }
  if (tokens_ask_next (state))
    return;
  if (is_gift)
    hand_over (state, events);
  tokens_after_event (state, events);
}

void
tokens_apply_rob_player (TokensState       *state,
                         const FavorAction *action,
                         FavorEvents       *events)
{
  tokens_rob (state, action->seat, (FavorSeat) action->arg[0], events);
  tokens_clear_queue (state);
  tokens_after_event (state, events);
}

/* Routes are measured once, after the last one; if that ends the game, no number is resolved. */
void
tokens_apply_damage_road (TokensState       *state,
                          const FavorAction *action,
                          FavorEvents       *events)
{
  const guint owner = (guint) state->head.turn_owner;

  state->damaged[action->seat] = action->arg[0];
  FAVOR_EMIT (events, TOKENS_LOG_TREMOR, action->seat, action->arg[0]);
  if (tokens_ask_next (state))
    return;
  tokens_measure_routes (state);
  tokens_award_route (state, events);
  if (tokens_points (state, owner) < state->options.target)
    tokens_after_event (state, events);
}
