/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include <string.h>

#include "emperor-deal.h"
#include "emperor-step.h"
#include "favor-deck.h"

/* What each player sees, and what the rest could be (3.5, 3.6). */

#define HIDDEN_SET G_MININT16

/* Whether `viewer` sees the Staff cards of `seat`. */
static gboolean
sees_hand (const EmperorState *state, FavorSeat viewer, FavorSeat seat)
{
  return viewer == seat || state->options.open_hands ||
         (state->prompt == EMPEROR_PROMPT_SEIZE && seat == state->prompt_target &&
          viewer == state->head.decider);
}

static gboolean
is_offer (const EmperorState *state)
{
  return state->prompt == EMPEROR_PROMPT_TRADE || state->prompt == EMPEROR_PROMPT_COUNTER;
}

static gboolean
is_partner (const EmperorState *state, FavorSeat viewer)
{
  return viewer != FAVOR_SEAT_NONE &&
         (viewer == state->prompt_by || viewer == state->head.decider);
}

static gboolean
sees_looks (const EmperorState *state, FavorSeat viewer)
{
  return viewer != FAVOR_SEAT_NONE && viewer == state->head.decider;
}

/* Ruling 68: names are hidden, numbers are not. */
static void
hide_names (EmperorBundle *bundle, guint market_n, guint events_n)
{
  if (market_n > 0)
    bundle->market = HIDDEN_SET;
  if (events_n > 0)
    bundle->events[0] = bundle->events[1] = HIDDEN_SET;
}

void
emperor_observe (gpointer state, FavorSeat viewer)
{
  EmperorState *self = state;

  for (FavorSeat seat = 0; seat < self->head.n_seats; seat++)
    if (!sees_hand (self, viewer, seat))
      memset (self->hand[seat], EMPEROR_HIDDEN, sizeof self->hand[seat]);
  if (!sees_looks (self, viewer))
    {
      memset (self->looks, EMPEROR_HIDDEN, self->n_looks);
      if (self->prompt_why == EMPEROR_WHY_INCENSE)
        self->prompt_old = EMPEROR_HIDDEN;
    }
  if (is_offer (self) && !is_partner (self, viewer))
    {
      hide_names (&self->deal.give, self->give_market_n, self->give_events_n);
      hide_names (&self->deal.take, self->take_market_n, self->take_events_n);
    }
}

/* Determinization */

/* What all know of a hidden hand; of an offerer also what he gives. */
static void
start_hand (EmperorState *state, FavorSeat seat)
{
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      guint n = state->known[seat][card];

      if (is_offer (state) && seat == state->prompt_by)
        n = MAX (n, emperor_bundle_get (&state->deal.give, card));
      state->hand[seat][card] = (gint8) n;
    }
}

static void
deal_hands (EmperorState *state, FavorSeat viewer, FavorRng *rng)
{
  gint8 pool[EMPEROR_N_CARDS * EMPEROR_N_COPIES];
  guint n = 0;

  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    if (!sees_hand (state, viewer, seat))
      start_hand (state, seat);
  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    {
      gint rest = EMPEROR_N_COPIES - state->pile[card];

      for (guint seat = 0; seat < state->head.n_seats; seat++)
        rest -= state->hand[seat][card];
      while (rest-- > 0)
        pool[n++] = (gint8) card;
    }
  favor_deck_shuffle (pool, n, rng);
  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    {
      guint size = 0;

      for (guint card = 0; card < EMPEROR_N_CARDS; card++)
        size += (guint) state->hand[seat][card];
      while (size++ < state->hand_size[seat])
        state->hand[seat][pool[--n]]++;
    }
}

/* Cards of one kind that are somewhere, unseen. */
typedef struct
{
  gint8 cards[EMPEROR_N_EVENTS];
  guint n;
} Pool;

static void
fill_pool (Pool *pool, guint set, FavorRng *rng)
{
  pool->n = 0;
  for (; set != 0; set &= set - 1)
    pool->cards[pool->n++] = (gint8) __builtin_ctz (set);
  favor_deck_shuffle (pool->cards, pool->n, rng);
}

static void
deal_list (Pool *pool, gint8 *list, guint n, gint first_word)
{
  for (guint i = 0; i < n; i++)
    list[i] = (gint8) (first_word + pool->cards[--pool->n]);
}

static void
remove_list (guint *set, const gint8 *list, guint n, gint first_word)
{
  for (guint i = 0; i < n; i++)
    *set &= ~(1u << (list[i] - first_word));
}

/* Never more than there is room for, which the compiler does not know. */
static guint
count_looks (const EmperorState *state)
{
  return MIN (state->n_looks, EMPEROR_MAX_LOOKS);
}

/* Puts the cards of a set first into a hidden hand, the rest comes from the pool. */
static void
deal_hand (Pool *pool, gint8 *list, guint n, guint named)
{
  guint i = 0;

  for (; named != 0; named &= named - 1)
    list[i++] = (gint8) __builtin_ctz (named);
  deal_list (pool, list + i, n - i, 0);
}

/* What the viewer can read in an offer that another makes him: the offerer has it. */
static gboolean
reads_offer (const EmperorState *state, FavorSeat viewer)
{
  return is_offer (state) && viewer != FAVOR_SEAT_NONE && viewer == state->head.decider;
}

static void
deal_events (EmperorState *state, FavorSeat viewer, FavorRng *rng)
{
  const gboolean reads = reads_offer (state, viewer);
  const guint    named = reads ? emperor_bundle_events (&state->deal.give) : 0;
  guint          set = emperor_events_in_game (&state->options) & ~named;
  Pool           pool;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    remove_list (&set, state->done_events[seat], state->n_done[seat], 0);
  if (viewer != FAVOR_SEAT_NONE)
    remove_list (&set, state->open_events[viewer], state->n_open[viewer], 0);
  if (state->prompt == EMPEROR_PROMPT_KEEP_EVENT && sees_looks (state, viewer))
    {
      remove_list (&set, state->looks, state->n_looks, 0);
      if (state->prompt_old != FAVOR_NONE)
        remove_list (&set, &state->prompt_old, 1, 0);
    }
  fill_pool (&pool, set, rng);
  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    if (seat != viewer)
      deal_hand (&pool,
                 state->open_events[seat],
                 state->n_open[seat],
                 seat == state->prompt_by ? named : 0);
  if (state->prompt == EMPEROR_PROMPT_KEEP_EVENT && !sees_looks (state, viewer))
    {
      deal_list (&pool, state->looks, count_looks (state), 0);
      if (state->prompt_old != FAVOR_NONE)
        deal_list (&pool, &state->prompt_old, 1, 0);
    }
  deal_list (&pool, state->event_deck, state->n_event_deck, 0);
}

static void
deal_market (EmperorState *state, FavorSeat viewer, FavorRng *rng)
{
  const gboolean reads = reads_offer (state, viewer);
  const guint    named = reads ? emperor_bundle_market (&state->deal.give) : 0;
  const gboolean looks = state->prompt == EMPEROR_PROMPT_KEEP_MARKET;
  guint          set = emperor_market_in_game (&state->options) & ~named;
  Pool           pool;

  remove_list (&set, state->market_discard, state->n_market_discard, 0);
  if (viewer != FAVOR_SEAT_NONE)
    remove_list (&set, state->market_hand[viewer], state->n_market_hand[viewer], 0);
  if (looks && sees_looks (state, viewer))
    remove_list (&set, state->looks, state->n_looks, EMPEROR_N_EVENTS);
  fill_pool (&pool, set, rng);
  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    if (seat != viewer)
      deal_hand (&pool,
                 state->market_hand[seat],
                 state->n_market_hand[seat],
                 seat == state->prompt_by ? named : 0);
  if (looks && !sees_looks (state, viewer))
    deal_list (&pool, state->looks, count_looks (state), EMPEROR_N_EVENTS);
  deal_list (&pool, state->market_deck, state->n_market_deck, 0);
}

/* Names that the viewer cannot read become cards that the side was dealt. */
static void
name_secrets (const EmperorState *state,
              EmperorBundle      *bundle,
              FavorSeat           owner,
              guint               market_n,
              guint               events_n)
{
  guint market = 0;
  guint events = 0;

  for (guint i = 0; i < market_n; i++)
    market |= 1u << state->market_hand[owner][i];
  for (guint i = 0; i < events_n; i++)
    events |= 1u << state->open_events[owner][i];
  bundle->market = (gint16) market;
  emperor_bundle_set_events (bundle, events);
}

void
emperor_determinize (gpointer observed, FavorSeat viewer, FavorRng *rng)
{
  EmperorState *state = observed;

  deal_hands (state, viewer, rng);
  deal_events (state, viewer, rng);
  deal_market (state, viewer, rng);
  if (is_offer (state) && !is_partner (state, viewer))
    {
      name_secrets (state,
                    &state->deal.give,
                    state->prompt_by,
                    state->give_market_n,
                    state->give_events_n);
      name_secrets (state,
                    &state->deal.take,
                    state->head.decider,
                    state->take_market_n,
                    state->take_events_n);
    }
  favor_rng_seed (&state->head.rng, favor_rng_next (rng));
}
