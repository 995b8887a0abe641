/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-tokens"

#include <string.h>

#include "tokens-validate.h"

/* The invariants of section 13 that can be seen in one position, by their numbers; 17, 22 and 23 are about what
 * happens and what is shown. Each may be asked of any position whose fields are in range and that keeps
 * those before it. */

#define N_INVARIANTS 26

/* Cards that are in nobody's hand and not in the bank. */
static guint
on_its_way (const TokensState *state, guint resource)
{
  guint n = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    n += state->discard_pending[seat][resource] +
         (state->gift_pending[seat] == (gint) resource);
  return n;
}

static gboolean
resources_add_up (const TokensState *state)
{
  for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
    {
      guint n = state->bank[resource] + on_its_way (state, resource);

      for (guint seat = 0; seat < state->head.n_seats; seat++)
        n += state->hand[seat][resource];
      if (n != tokens_board (state)->bank)
        return FALSE;
    }
  return TRUE;
}

static gboolean
tokens_add_up (const TokensState *state)
{
  guint n[TOKENS_N_TOKENS] = { 0 };

  for (guint i = 0; i < state->n_bag; i++)
    n[state->bag[i]]++;
  for (guint token = 0; token < TOKENS_N_TOKENS; token++)
    {
      const guint all = state->options.favor ? tokens_bags[state->head.n_seats][token]
                                             : 0;

      n[token] += state->favor_spent[token];
      for (guint seat = 0; seat < state->head.n_seats; seat++)
        n[token] += state->favor[seat][token];
      if (n[token] != all)
        return FALSE;
    }
  return TRUE;
}

static gboolean
fresh_are_held (const TokensState *state)
{
  const gboolean special = state->head.phase == TOKENS_PHASE_SPECIAL_PURCHASE;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    for (guint token = 0; token < TOKENS_N_TOKENS; token++)
      if (state->fresh[seat][token] > state->favor[seat][token] ||
          (state->fresh[seat][token] > 0 &&
           (special || state->head.turn_owner != (FavorSeat) seat)))
        return FALSE;
  return TRUE;
}

static gboolean
markers_are_paid (const TokensState *state)
{
  guint n = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    n += state->markers[seat];
  return n * tokens_prices[TOKENS_COMPASS] == state->favor_spent[TOKENS_COMPASS];
}

static gboolean
developments_add_up (const TokensState *state)
{
  guint n[TOKENS_N_CARDS] = { 0 };
  guint knights = 0;

  for (guint i = 0; i < state->n_dev_deck; i++)
    n[state->dev_deck[i]]++;
  for (guint card = 0; card < TOKENS_N_CARDS; card++)
    {
      if (card < TOKENS_N_PLAYABLE)
        n[card] += state->dev_played[card];
      for (guint seat = 0; seat < state->head.n_seats; seat++)
        n[card] += state->dev_hand[seat][card] + state->dev_new[seat][card];
      if (n[card] != tokens_board (state)->deck[card])
        return FALSE;
    }
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    knights += state->knights[seat];
  return knights == state->dev_played[TOKENS_KNIGHT];
}

static gboolean
year_adds_up (const TokensState *state)
{
  gboolean seen[TOKENS_N_YEAR + 1] = { FALSE };
  guint    n = 0;

  if (state->options.production == TOKENS_PRODUCTION_DICE)
    return state->n_year_deck == 0 && state->n_year_seen == 0;
  if (state->n_year_deck <= TOKENS_UNDER_YEAR ||
      state->year_deck[TOKENS_UNDER_YEAR] != TOKENS_YEAR_END)
    return FALSE;
  for (guint i = 0; i < state->n_year_deck; i++)
    seen[state->year_deck[i]] = TRUE;
  for (guint i = 0; i < state->n_year_seen; i++)
    seen[state->year_seen[i]] = TRUE;
  for (guint i = 0; i <= TOKENS_N_YEAR; i++)
    n += seen[i];
  return n == TOKENS_N_YEAR + 1 &&
         state->n_year_deck + state->n_year_seen == TOKENS_N_YEAR + 1;
}

/* Invariant 21. */
static gboolean
nobody_has_won (const TokensState *state)
{
  if (state->turn == 0 || state->head.phase == TOKENS_PHASE_SPECIAL_PURCHASE ||
      state->head.phase == TOKENS_PHASE_GAME_OVER)
    return TRUE;
  return tokens_points (state, (guint) state->head.turn_owner) < state->options.target;
}

static guint
sum (const guint8 *n, guint n_kinds)
{
  guint all = 0;

  for (guint i = 0; i < n_kinds; i++)
    all += n[i];
  return all;
}

/* Nobody holds less than everybody knows. */
static gboolean
is_known_truly (const TokensState *state)
{
  for (guint colour = 0; colour < TOKENS_N_COLOURS; colour++)
    for (guint resource = 0; resource < TOKENS_N_RESOURCES; resource++)
      if (state->sure[colour][resource] >
          (colour < state->head.n_seats
             ? state->hand[colour][resource] + state->discard_pending[colour][resource]
             : 0))
        return FALSE;
  return TRUE;
}

static gboolean
counts_are_sums (const TokensState *state)
{
  const gboolean over = state->head.phase == TOKENS_PHASE_GAME_OVER;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->hand_count[seat] != sum (state->hand[seat], TOKENS_N_RESOURCES) ||
        state->discard_count[seat] !=
          sum (state->discard_pending[seat], TOKENS_N_RESOURCES) ||
        state->dev_count[seat] != sum (state->dev_hand[seat], TOKENS_N_CARDS) +
                                    sum (state->dev_new[seat], TOKENS_N_CARDS) ||
        state->favor_count[seat] != sum (state->favor[seat], TOKENS_N_TOKENS) ||
        state->fresh_count[seat] != sum (state->fresh[seat], TOKENS_N_TOKENS) ||
        (state->gift_mask >> seat & 1) != (state->gift_pending[seat] != FAVOR_NONE) ||
        state->landmarks_shown[seat] != (over ? tokens_landmarks (state, seat) : 0))
      return FALSE;
  return is_known_truly (state) && (state->neutral_due != TOKENS_DUE_NONE) ==
                                     (state->head.phase == TOKENS_PHASE_NEUTRAL_BUILD);
}

static gboolean
is_blank (gconstpointer bytes, gsize size)
{
  for (gsize i = 0; i < size; i++)
    if (((const guint8 *) bytes)[i] != 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_sound_deal (const TokensState *state, guint seat, const TokensDeal *deal)
{
  return !tokens_bundle_is_empty (&deal->give) && !tokens_bundle_is_empty (&deal->want) &&
         tokens_deal_is_clean (deal) && tokens_has_bundle (state, seat, &deal->give);
}

static gboolean
is_sound_answer (const TokensState *state, guint seat)
{
  const TokensAnswer *answer = &state->answer[seat];

  if (answer->kind == TOKENS_ANSWER_COUNTER)
    return is_sound_deal (state, seat, &answer->counter);
  return is_blank (&answer->counter, sizeof answer->counter) &&
         (answer->kind != TOKENS_ANSWER_ACCEPT ||
          tokens_has_bundle (state, seat, &state->offer.want));
}

/* A running offer: who answered holds what he said. */
static gboolean
offer_is_sound (const TokensState *state)
{
  const guint owner = (guint) state->head.turn_owner;

  if (state->head.phase != TOKENS_PHASE_TRADE_ANSWER &&
      state->head.phase != TOKENS_PHASE_TRADE_CHOOSE)
    return state->offer_to == 0 && is_blank (&state->offer, sizeof state->offer) &&
           is_blank (state->answer, sizeof state->answer);
  if (state->trade_offers == 0 || (state->offer_to >> owner & 1) != 0 ||
      !is_sound_deal (state, owner, &state->offer))
    return FALSE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if ((state->offer_to >> seat & 1) != 0
          ? !is_sound_answer (state, seat)
          : !is_blank (&state->answer[seat], sizeof state->answer[seat]))
      return FALSE;
  return TRUE;
}

static gboolean
donation_is_sound (const TokensState *state)
{
  const TokensDonation *gift = &state->donation;
  const guint           owner = (guint) state->head.turn_owner;

  if (state->head.phase != TOKENS_PHASE_DONATION_ANSWER)
    return gift->to == FAVOR_SEAT_NONE && gift->resource == FAVOR_NONE &&
           gift->development == FAVOR_NONE;
  if (gift->to == FAVOR_SEAT_NONE || gift->to == state->head.turn_owner ||
      (gift->resource == FAVOR_NONE) == (gift->development == FAVOR_NONE) ||
      !state->options.favor || state->donated || state->donation_offers == 0)
    return FALSE;
  if (gift->resource != FAVOR_NONE)
    return state->hand[owner][gift->resource] > 0;
  return state->dev_hand[owner][gift->development] +
           state->dev_new[owner][gift->development] >
         0;
}

/* Invariant 26. */
static gboolean
talks_are_sound (const TokensState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->head.turn_owner != (FavorSeat) seat &&
        !is_blank (state->dev_new[seat], sizeof state->dev_new[seat]))
      return FALSE;
  return offer_is_sound (state) && donation_is_sound (state);
}

/* Gold is never more than was paid out; the other limits are those of the fields. */
static gboolean
gold_was_paid (const TokensState *state)
{
  guint64 n = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    n += state->gold[seat];
  return n <= (guint64) TOKENS_GOLD_PER_PLY * state->head.ply;
}

static gboolean
can_act (const TokensState *state)
{
  g_auto (FavorActions) legal = { 0 };

  tokens_list (state, &legal);
  return legal.n > 0 || state->head.phase == TOKENS_PHASE_GAME_OVER;
}

static gboolean
holds (const TokensState *state, guint number)
{
  switch (number)
    {
    case 1:
      return resources_add_up (state);
    case 2:
      return tokens_add_up (state);
    case 3:
      return fresh_are_held (state);
    case 4:
      return markers_are_paid (state);
    case 5:
      return developments_add_up (state);
    case 6:
      return year_adds_up (state);
    case 15:
      return tokens_validate_flow (state);
    case 16:
      return can_act (state);
    case 18:
      return !state->exchanged || state->redeemed == 0;
    case 19:
      return gold_was_paid (state);
    case 21:
      return nobody_has_won (state);
    case 24:
      return tokens_validate_pace (state);
    case 25:
      return counts_are_sums (state);
    case 26:
      return talks_are_sound (state);
    default:
      return tokens_validate_board (state, number);
    }
}

/* Whether the lists are as long as the map says: of pieces nothing can be asked otherwise. */
static gboolean
is_whole (const TokensState *state)
{
  const TokensBoard *board = tokens_board (state);

  return state->head.n_seats >= TOKENS_MIN_SEATS &&
         state->n_hexes == board->map->n_hexes &&
         state->n_vertices == board->map->n_vertices &&
         state->n_edges == board->map->n_edges && state->n_slots == board->n_slots;
}

#define FIRST_OF_BOARD 7
#define BOARD_ITSELF   20

/* The lowest that is broken, or 0. */
static guint
find_broken (const TokensState *state)
{
  for (guint number = 1; number <= N_INVARIANTS; number++)
    {
      if (number == FIRST_OF_BOARD && !is_whole (state))
        return BOARD_ITSELF;
      if (!holds (state, number))
        return number;
    }
  return 0;
}

gboolean
tokens_validate (gconstpointer state, FavorRefusal *why)
{
  const guint broken = find_broken (state);

  if (broken != 0 && why != NULL)
    *why = (FavorRefusal){
      .reason = FAVOR_REFUSAL_BROKEN_POSITION,
      .arg = { (gint16) broken },
    };
  return broken == 0;
}
