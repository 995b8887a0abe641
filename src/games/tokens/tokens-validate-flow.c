/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "tokens-validate.h"

/* Whose decision it is, and what about (15); and how long a game may last (24). */

#define IN(phase) (1u << TOKENS_PHASE_##phase)
#define SETUP     (IN (SETUP_SETTLEMENT) | IN (SETUP_ROAD) | IN (SETUP_NEUTRAL))
#define EVENT     (IN (EVENT_TAKE) | IN (EVENT_GIVE) | IN (EVENT_ROB) | IN (EVENT_TREMOR))
#define QUEUED    (EVENT | IN (DISCARD) | IN (SPECIAL_PURCHASE))
#define VILLAIN   (IN (VILLAIN_MOVE) | IN (VILLAIN_STEAL))
/* Others decide in these. */
#define ANSWERS (QUEUED | IN (TRADE_ANSWER) | IN (DONATION_ANSWER))

static gboolean
in (const TokensState *state, guint32 phases)
{
  return (phases >> state->head.phase & 1) != 0;
}

/* Settlements placed in the placement round by a seat. */
static guint
placed_by (const TokensState *state, guint seat)
{
  const guint step = state->setup_step;

  return (step > seat) + (step > 2u * state->head.n_seats - 1 - seat);
}

static guint
last_step (const TokensState *state)
{
  const guint n = state->head.n_seats;

  return n == 2 ? 2 * n + TOKENS_N_NEUTRALS : 2 * n;
}

/* Who places at this step. */
static FavorSeat
placer (const TokensState *state)
{
  const guint n = state->head.n_seats;
  const guint step = state->setup_step;

  if (step < n)
    return (FavorSeat) step;
  return (FavorSeat) (step < 2 * n ? 2 * n - 1 - step : 2 * n + 1 - step);
}

/* Of the settlements in setup only the last one has no road yet. */
static gboolean
roads_follow (const TokensState *state)
{
  const FavorHexMap *map = tokens_map (state);
  guint              bare = 0;

  for (guint vertex = 0; vertex < state->n_vertices; vertex++)
    {
      const gint owner = state->vertex_owner[vertex];
      gboolean   has_road = owner == FAVOR_NONE || owner >= TOKENS_NEUTRAL;

      for (guint i = 0; i < FAVOR_HEX_AT_VERTEX; i++)
        has_road = has_road || (map->vertex[vertex].edge[i] != FAVOR_HEX_NONE &&
                                state->edge_owner[map->vertex[vertex].edge[i]] == owner);
      bare += !has_road;
    }
  return bare == (guint) in (state, IN (SETUP_ROAD));
}

static gboolean
setup_is_sound (const TokensState *state)
{
  const guint n = state->head.n_seats;

  if (state->setup_step >= last_step (state) || state->head.decider != placer (state) ||
      state->head.turn_owner != state->head.decider ||
      in (state, IN (SETUP_NEUTRAL)) != (state->setup_step >= 2 * n))
    return FALSE;
  for (guint seat = 0; seat < n; seat++)
    {
      const gboolean now = in (state, IN (SETUP_ROAD)) &&
                           state->head.decider == (FavorSeat) seat;

      if (state->n_roads[seat] != placed_by (state, seat) || state->n_cities[seat] > 0 ||
          state->n_settlements[seat] != placed_by (state, seat) + now ||
          state->damaged[seat] != FAVOR_NONE)
        return FALSE;
    }
  for (guint i = 0; i < TOKENS_N_NEUTRALS; i++)
    if (state->n_roads[TOKENS_NEUTRAL + i] > 0 ||
        state->n_settlements[TOKENS_NEUTRAL + i] != (state->setup_step > 2 * n + i))
      return FALSE;
  return roads_follow (state);
}

static gboolean
turn_is_sound (const TokensState *state)
{
  const guint n = state->head.n_seats;

  if (state->turn == 0)
    return in (state, SETUP) && setup_is_sound (state);
  return !in (state, SETUP) && state->setup_step == last_step (state) &&
         state->turn <= state->options.round_limit * n &&
         state->head.turn_owner == (FavorSeat) ((state->turn - 1) % n);
}

static gboolean
decider_is_sound (const TokensState *state)
{
  const FavorHead *head = &state->head;

  if (head->turn_owner == FAVOR_SEAT_NONE)
    return FALSE;
  if (in (state, IN (GAME_OVER)))
    return head->decider == FAVOR_SEAT_NONE && state->winner_mask != 0 &&
           state->end_reason != TOKENS_END_NONE;
  if (head->decider == FAVOR_SEAT_NONE || state->winner_mask != 0 ||
      state->end_reason != TOKENS_END_NONE)
    return FALSE;
  return in (state, ANSWERS) || head->decider == head->turn_owner;
}

/* Clockwise from the one whose turn it is, each once. */
static gboolean
queue_is_sound (const TokensState *state)
{
  gint last = -1;

  if (!in (state, QUEUED))
    return state->n_queue == 0;
  if (state->n_queue == 0 || state->queue[0] != state->head.decider)
    return FALSE;
  for (guint i = 0; i < state->n_queue; i++)
    {
      const gint place = (state->queue[i] - state->head.turn_owner +
                          state->head.n_seats) %
                         state->head.n_seats;

      if (place <= last)
        return FALSE;
      last = place;
    }
  return TRUE;
}

/* The number at work and its event fit together. */
static gboolean
numbers_are_sound (const TokensState *state)
{
  for (guint i = 0; i < 2; i++)
    {
      const guint number = state->number[i];

      if (number == 1 ||
          (number == TOKENS_RAID) != (state->event[i] == TOKENS_EVENT_RAID) ||
          (number == 0 && state->event[i] != TOKENS_EVENT_NONE) ||
          (i == 1 && number != 0 &&
           (state->head.n_seats != 2 || number == state->number[0])))
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_one_of (guint event, guint a, guint b, guint c)
{
  return event == a || event == b || event == c;
}

/* Whether the event at work is one that asks for this. */
static gboolean
event_fits_phase (const TokensState *state)
{
  const guint event = state->event[tokens_drawn (state)];

  switch (state->head.phase)
    {
    case TOKENS_PHASE_EVENT_TAKE:
      return is_one_of (event,
                        TOKENS_EVENT_BOUNTY,
                        TOKENS_EVENT_TOURNAMENT,
                        TOKENS_EVENT_CALM_SEA);
    case TOKENS_PHASE_EVENT_GIVE:
      return event == TOKENS_EVENT_FENCE_GIFTS || event == TOKENS_EVENT_HELPING_HAND;
    case TOKENS_PHASE_EVENT_ROB:
      return event == TOKENS_EVENT_SKIRMISH || event == TOKENS_EVENT_TOLL;
    case TOKENS_PHASE_EVENT_TREMOR:
      return event == TOKENS_EVENT_TREMOR;
    default:
      return event == TOKENS_EVENT_RAID;
    }
}

static gboolean
production_is_sound (const TokensState *state)
{
  const guint most = state->head.n_seats == 2 ? 2 : 1;

  if (!numbers_are_sound (state))
    return FALSE;
  if (!in (state, EVENT | IN (DISCARD) | VILLAIN))
    return state->draws_left == 0;
  if (state->draws_left == 0)
    return in (state, VILLAIN);
  return state->draws_left <= most && state->number[tokens_drawn (state)] != 0 &&
         (most == 1 || (state->draws_left == 2) == (state->number[1] == 0)) &&
         event_fits_phase (state);
}

/* Whether `seat` can do what the event asks of him. */
static gboolean
can_answer (const TokensState *state, guint seat)
{
  guint fewer = 0, more = 0, cards = 0;

  for (guint other = 0; other < state->head.n_seats; other++)
    {
      const guint points = tokens_visible_points (state, other);

      fewer += points < tokens_visible_points (state, seat);
      more += points > tokens_visible_points (state, seat);
      cards += other != seat ? state->hand_count[other] : 0;
    }
  switch (state->head.phase)
    {
    case TOKENS_PHASE_EVENT_GIVE:
      return state->hand_count[seat] > 0 &&
             (state->event[tokens_drawn (state)] == TOKENS_EVENT_FENCE_GIFTS ||
              (fewer > 0 && more == 0));
    case TOKENS_PHASE_EVENT_ROB:
      return state->n_queue == 1 && cards > 0;
    case TOKENS_PHASE_EVENT_TREMOR:
      return state->damaged[seat] == FAVOR_NONE && state->n_roads[seat] > 0;
    case TOKENS_PHASE_SPECIAL_PURCHASE:
      return state->head.n_seats > TOKENS_SEATS_ON_SMALL &&
             state->head.turn_owner != (FavorSeat) seat;
    default:
      return TRUE;
    }
}

static gboolean
is_queued (const TokensState *state, guint seat)
{
  for (guint i = 0; i < state->n_queue; i++)
    if (state->queue[i] == (FavorSeat) seat)
      return TRUE;
  return FALSE;
}

static gboolean
answers_are_sound (const TokensState *state)
{
  const gboolean gifts = in (state, IN (EVENT_GIVE)) &&
                         state->event[tokens_drawn (state)] == TOKENS_EVENT_FENCE_GIFTS;

  if (in (state, IN (EVENT_TAKE)) && tokens_in_bank (state) == 0)
    return FALSE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const gboolean waits = is_queued (state, seat);
      const gboolean owes = in (state, IN (DISCARD)) && waits;

      if ((waits && !can_answer (state, seat)) ||
          owes != (state->discard_left[seat] > 0) ||
          state->discard_left[seat] > state->hand_count[seat] ||
          (!in (state, IN (DISCARD)) && state->discard_count[seat] > 0) ||
          (state->gift_pending[seat] != FAVOR_NONE && (!gifts || waits)))
        return FALSE;
    }
  return TRUE;
}

/* Where a knight or free routes lead back to, and what they still allow. */
static gboolean
detours_are_sound (const TokensState *state)
{
  const gint     phase = state->return_phase;
  const guint    owner = (guint) state->head.turn_owner;
  const gboolean away = in (state, IN (FREE_ROUTES)) ||
                        (in (state, VILLAIN) && state->draws_left == 0);

  if (away ? phase != TOKENS_PHASE_PRODUCTION && phase != TOKENS_PHASE_TRADE_AND_PURCHASE
           : phase != FAVOR_NONE)
    return FALSE;
  if (in (state, IN (VILLAIN_STEAL)) &&
      tokens_victims (state, state->head.turn_owner, state->robber) == 0)
    return FALSE;
  return (state->routes_left > 0) == in (state, IN (FREE_ROUTES)) &&
         (!in (state, IN (FREE_ROUTES)) || tokens_can_route (state, owner)) &&
         (state->traders_left > 0) == in (state, IN (TRADERS_FAVOR));
}

static gboolean
neutrals_are_due (const TokensState *state)
{
  if (!in (state, IN (NEUTRAL_BUILD)))
    return TRUE;
  return state->head.n_seats == 2 &&
         (tokens_can_neutral (state, TOKENS_PIECE_NONE) ||
          (state->neutral_due == TOKENS_DUE_SETTLEMENT &&
           tokens_can_neutral (state, TOKENS_PIECE_SETTLEMENT)));
}

/* The next one of the addressees answers, or all have and there is something to choose. */
static gboolean
talks_go_on (const TokensState *state)
{
  gboolean any = FALSE;

  if (in (state, IN (DONATION_ANSWER)))
    return state->head.decider == state->donation.to;
  for (TOKENS_EACH_SEAT (state, seat, state->head.turn_owner, i))
    if ((state->offer_to >> seat & 1) != 0)
      {
        if (state->answer[seat].kind == TOKENS_ANSWER_NONE)
          return in (state, IN (TRADE_ANSWER)) && state->head.decider == (FavorSeat) seat;
        any = any || state->answer[seat].kind != TOKENS_ANSWER_DECLINE;
      }
  return !in (state, IN (TRADE_ANSWER)) && (any || !in (state, IN (TRADE_CHOOSE)));
}

gboolean
tokens_validate_flow (const TokensState *state)
{
  return decider_is_sound (state) && turn_is_sound (state) && queue_is_sound (state) &&
         production_is_sound (state) && answers_are_sound (state) &&
         detours_are_sound (state) && neutrals_are_due (state) && talks_go_on (state);
}

/* How much may still happen in the running turn: actions that return no card to the bank, and cards that come
 * from it. These are the rows of the table in 7.5. */

#define CARDS_OF_NUMBER       12
#define CARDS_OF_LARGE_NUMBER 18
/* A favor, and two trades or a card. */
#define ACTS_OF_FAVOR    3
#define MOST_FAVORS      18
#define ACTS_OF_GOLD     2
#define ACTS_OF_DONATION 2
#define ACTS_OF_CARD     3
#define ACTS_OF_RAID     2

static guint
acts_of_numbers (const TokensState *state)
{
  const guint n = state->head.n_seats;
  const guint cards = n > TOKENS_SEATS_ON_SMALL ? CARDS_OF_LARGE_NUMBER : CARDS_OF_NUMBER;
  guint       draws = state->draws_left;

  if (in (state, IN (PRODUCTION)) || state->return_phase == TOKENS_PHASE_PRODUCTION)
    return (n == 2 ? 2 : 1) * (2 * n + cards) + ACTS_OF_RAID + 1;
  if (draws == 0)
    return 0;
  if (in (state, VILLAIN))
    return (draws - 1) * (2 * n + cards) + (in (state, IN (VILLAIN_MOVE)) ? 2 : 1);
  /* Of two numbers one may be a 7. */
  return draws * cards + (draws - 1) * 2 * n + 2 * state->n_queue +
         (tokens_drawn (state) == 1 && state->number[0] == TOKENS_RAID ? 0
                                                                       : ACTS_OF_RAID);
}

static guint
acts_of_talks (const TokensState *state)
{
  guint open = (TOKENS_MAX_OFFERS - state->trade_offers) * (state->head.n_seats + 1u) +
               (TOKENS_MAX_DONATIONS - state->donation_offers) * ACTS_OF_DONATION +
               in (state, IN (DONATION_ANSWER)) +
               in (state, IN (TRADE_ANSWER) | IN (TRADE_CHOOSE));

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    open += (state->offer_to >> seat & 1) != 0 &&
            state->answer[seat].kind == TOKENS_ANSWER_NONE;
  return open;
}

static guint
acts_of_detours (const TokensState *state)
{
  guint acts = state->routes_left + state->traders_left + in (state, IN (NEUTRAL_BUILD));

  if (in (state, VILLAIN) && state->draws_left == 0)
    acts += in (state, IN (VILLAIN_MOVE)) ? 2 : 1;
  return acts;
}

static guint
acts_left (const TokensState *state)
{
  const guint n = state->head.n_seats;
  const guint favors = MOST_FAVORS - MIN (state->redeemed, MOST_FAVORS);
  guint       acts;

  if (in (state, IN (GAME_OVER)))
    return 0;
  if (in (state, IN (SPECIAL_PURCHASE)))
    return state->n_queue;
  if (state->turn == 0)
    {
      acts = last_step (state) - state->setup_step - in (state, IN (SETUP_ROAD));
      acts += state->setup_step < 2 * n ? 2 * n - state->setup_step : 0;
      for (guint seat = 0; seat < n; seat++)
        acts += state->n_settlements[seat] < 2 ? 3 : 0;
      return acts;
    }
  acts = 1 + (n > TOKENS_SEATS_ON_SMALL ? n - 1 : 0) + !state->exchanged;
  acts += (state->dev_played_turn ? 0 : ACTS_OF_CARD) + favors * ACTS_OF_FAVOR +
          (TOKENS_MAX_GOLD_BUYS - state->gold_buys) * ACTS_OF_GOLD;
  return acts + acts_of_numbers (state) + acts_of_talks (state) + acts_of_detours (state);
}

/* All that the turns so far allow is no less than what was done, what can still be done, and the cards that may
 * yet be returned. */
gboolean
tokens_validate_pace (const TokensState *state)
{
  static const guint8 most[TOKENS_MAX_SEATS + 1] = { 0, 0, 140, 136, 148, 170, 183 };
  const guint         n = state->head.n_seats;
  guint out = TOKENS_N_RESOURCES * tokens_board (state)->bank - tokens_in_bank (state);

  for (guint seat = 0; seat < n; seat++)
    out -= state->discard_count[seat];
  return state->head.ply + acts_left (state) + out <=
         7 * n + 2 + (guint) state->turn * most[n];
}
