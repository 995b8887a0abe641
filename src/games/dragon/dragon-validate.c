/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-step.h"
#include "dragon-validate.h"

/* The invariants of the specification that can be seen in one position, by their numbers;
 * 20 to 22 are about views, the generator and whole games. Each may be asked of any
 * position whose fields are in range, whatever the others say of it. */

static gboolean
in_phase (const DragonState *state, guint phases)
{
  return (phases & (1u << state->head.phase)) != 0;
}

#define PHASE(name)    (1u << DRAGON_PHASE_##name)
#define PHASES_PLACING (PHASE (VOTE) | PHASE (SHIFT) | PHASE (ANSWER))
#define PHASES_REVEALED                                                                  \
  (PHASE (BREAK_TIE) | PHASE (SETTLE) | PHASE (SEND_HOME) | PHASE (OVER))

static gint
hand_size (const DragonState *state, guint seat)
{
  gint size = 0;

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    size += state->hand[seat][role];
  return size;
}

static guint
cards_on_table (const DragonState *state, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < state->n_table; i++)
    n += state->table[i].owner == (FavorSeat) seat;
  return n;
}

static gboolean
is_home_this_round (const DragonState *state, guint seat)
{
  return state->n_home[seat] >= state->round;
}

/* Hand, table and home make up the clan's delegation. */
static gboolean
delegation_is_whole (const DragonState *state, guint seat)
{
  gint8 cards[DRAGON_N_ROLES];

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    cards[role] = state->hand[seat][role];
  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].owner == (FavorSeat) seat && !is_home_this_round (state, seat))
      cards[state->table[i].card]++;
  for (guint i = 0; i < state->n_home[seat]; i++)
    cards[state->home[seat][i]]++;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if (cards[role] != dragon_compositions[state->clans[seat]][role])
      return FALSE;
  return TRUE;
}

static gboolean
invariant_1 (const DragonState *state)
{
  guint taken = 0;

  if (state->head.n_seats < DRAGON_MIN_SEATS)
    return FALSE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      const guint choice = state->options.clan_choice[seat];

      if ((taken & (1u << state->clans[seat])) != 0 ||
          (choice != 0 && choice != state->clans[seat] + 1u) ||
          !delegation_is_whole (state, seat))
        return FALSE;
      taken |= 1u << state->clans[seat];
    }
  return TRUE;
}

static gboolean
invariant_2 (const DragonState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (is_home_this_round (state, seat))
      return TRUE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (hand_size (state, seat) + cards_on_table (state, seat) !=
        dragon_round_hand (state->round))
      return FALSE;
  return TRUE;
}

/* How many cards a seat must have at home. */
static guint
expected_home (const DragonState *state, FavorSeat seat)
{
  const FavorSeat decider = state->head.decider;

  if (state->head.phase == DRAGON_PHASE_OVER)
    return DRAGON_N_ROUNDS;
  if (state->head.phase == DRAGON_PHASE_SEND_HOME && decider != FAVOR_SEAT_NONE &&
      dragon_table_position (state, seat) < dragon_table_position (state, decider))
    return state->round;
  return state->round - 1u;
}

static gboolean
invariant_3 (const DragonState *state)
{
  if (state->head.phase == DRAGON_PHASE_OVER && state->round != DRAGON_N_ROUNDS)
    return FALSE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      if (state->n_home[seat] != expected_home (state, (FavorSeat) seat))
        return FALSE;
      for (guint i = 0; i < state->n_home[seat]; i++)
        if ((state->home_options[seat][i] & (1 << state->home[seat][i])) == 0)
          return FALSE;
      if (state->head.phase == DRAGON_PHASE_OVER && hand_size (state, seat) != 1)
        return FALSE;
    }
  return TRUE;
}

static gint
sum_of_source (const DragonState *state, DragonSource source)
{
  gint sum = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    sum += state->pad[seat][source];
  return sum;
}

/* Some sources only add, and what an Assassin takes another clan has lost. */
static gboolean
invariant_4 (const DragonState *state)
{
  static const guint8 growing[] = {
    DRAGON_SOURCE_VOTE,     DRAGON_SOURCE_PLAYED, DRAGON_SOURCE_ARTISAN,
    DRAGON_SOURCE_MERCHANT, DRAGON_SOURCE_NOBLE,  DRAGON_SOURCE_SUPPLIER,
  };

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      if (state->favour[seat] < 0)
        return FALSE;
      for (guint i = 0; i < G_N_ELEMENTS (growing); i++)
        if (state->pad[seat][growing[i]] < 0)
          return FALSE;
    }
  return sum_of_source (state, DRAGON_SOURCE_ASSASSIN) == 0;
}

static gboolean
invariant_5 (const DragonState *state)
{
  return sum_of_source (state, DRAGON_SOURCE_DEALS) == 0;
}

/* Who decides has something to choose from. */
static gboolean
invariant_6 (const DragonState *state)
{
  const FavorSeat decider = state->head.decider;
  gboolean        withdrawn;
  guint           options;

  if ((decider == FAVOR_SEAT_NONE) != (state->head.phase == DRAGON_PHASE_OVER))
    return FALSE;
  /* The turn is the proposer's while his partner answers. */
  if (state->head.phase == DRAGON_PHASE_ANSWER)
    return state->head.turn_owner != FAVOR_SEAT_NONE && state->head.turn_owner != decider;
  if (state->head.turn_owner != decider)
    return FALSE;
  if (state->head.phase == DRAGON_PHASE_VOTE)
    return hand_size (state, (guint) decider) > 0;
  if (state->head.phase == DRAGON_PHASE_SEND_HOME)
    {
      options = dragon_home_options (state, decider, &withdrawn);
      return (options & (options - 1)) != 0;
    }
  return TRUE;
}

static gboolean
invariant_7 (const DragonState *state)
{
  return state->head.phase != DRAGON_PHASE_NOMINATE ||
         (state->head.decider == state->judge && state->n_table == 0 &&
          state->votes == 0 && state->round < DRAGON_N_ROUNDS);
}

static gboolean
invariant_8 (const DragonState *state)
{
  const guint n = state->head.n_seats;
  guint       before;
  guint       cards;

  if (!in_phase (state, PHASES_PLACING))
    return TRUE;
  before = (state->lap - 1u) * n;
  if (state->lap == 0 || state->n_table < before || state->n_table >= before + n)
    return FALSE;
  cards = state->n_table - before;
  for (guint position = 0; position < n; position++)
    {
      const FavorSeat seat = dragon_lap_seat (state, state->lap, position);
      const guint     placed = state->lap - 1u + (position < cards);

      if (cards_on_table (state, (guint) seat) != placed)
        return FALSE;
    }
  if (state->head.phase == DRAGON_PHASE_SHIFT)
    return cards == n - 1 && state->head.decider != state->judge;
  return state->head.turn_owner == dragon_lap_seat (state, state->lap, cards);
}

static gboolean
invariant_9 (const DragonState *state)
{
  const guint n = state->head.n_seats;
  const guint most = (guint) state->votes * n;

  if (state->n_table > most || (state->revealed && state->n_table != most))
    return FALSE;
  for (guint i = 0; i < state->n_table; i++)
    {
      const DragonPlaced *placed = &state->table[i];

      if (placed->lap != i / n + 1 ||
          placed->owner != dragon_lap_seat (state, placed->lap, i % n))
        return FALSE;
    }
  return TRUE;
}

static gboolean
invariant_10 (const DragonState *state)
{
  return (state->revealed != 0) == in_phase (state, PHASES_REVEALED);
}

static gboolean
invariant_11 (const DragonState *state)
{
  if (state->revealed)
    return TRUE;
  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].withdrawn)
      return FALSE;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if (state->works[role] != 0 || state->counts[role] != 0)
      return FALSE;
  return state->tied == 0 && state->winner == FAVOR_NONE;
}

static gboolean
invariant_12 (const DragonState *state)
{
  guint works[DRAGON_N_ROLES] = { 0 };
  guint votes[DRAGON_N_ROLES] = { 0 };
  guint most = 0;
  guint tied = 0;
  guint in_play = 0;

  if (!state->revealed)
    return TRUE;
  for (guint i = 0; i < state->n_table; i++)
    {
      const DragonPlaced *placed = &state->table[i];

      works[placed->on] += placed->card == DRAGON_ROLE_ARTISAN ? 2 : 0;
      votes[placed->on] += !placed->withdrawn;
      in_play += !placed->withdrawn;
    }
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      if (state->works[role] != works[role] ||
          state->counts[role] != works[role] + votes[role])
        return FALSE;
      most = MAX (most, state->counts[role]);
    }
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    tied |= state->counts[role] == most ? 1u << role : 0;
  return in_play > 0 && most > 0 && state->tied == tied &&
         (state->winner == FAVOR_NONE || (tied & (1u << state->winner)) != 0);
}

static gboolean
invariant_13 (const DragonState *state)
{
  const guint32 struck = state->revealed ? dragon_struck_cards (state) : 0;

  for (guint i = 0; i < state->n_table; i++)
    if ((state->table[i].withdrawn != 0) != ((struck & (1u << i)) != 0))
      return FALSE;
  return TRUE;
}

/* At most one for the vote and one for the delegate in each awarded round. */
static gboolean
invariant_14 (const DragonState *state)
{
  const guint    awarded = PHASE (SETTLE) | PHASE (SEND_HOME) | PHASE (OVER);
  const gboolean now = in_phase (state, awarded) && state->winner != FAVOR_NONE;
  const gint     awards = state->round - 1 + now;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->pad[seat][DRAGON_SOURCE_VOTE] > awards ||
        state->pad[seat][DRAGON_SOURCE_PLAYED] > awards)
      return FALSE;
  return TRUE;
}

static gboolean
invariant_15 (const DragonState *state)
{
  if (state->votes != 0 && state->votes != 1 && state->votes != 3 && state->votes != 5)
    return FALSE;
  if (state->votes > dragon_round_hand (state->round) ||
      (state->votes == 5 && state->head.n_seats > 5))
    return FALSE;
  if (state->votes == 0)
    return state->lap == 0;
  if (state->revealed)
    return state->lap == state->votes;
  return state->lap >= 1 && state->lap <= state->votes;
}

/* The true delegation of a seat has been among the possible ones (3.7) all the time. */
static gboolean
delegation_is_possible (const DragonState *state, guint seat)
{
  gint8 delegation[DRAGON_N_ROLES];

  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    delegation[role] = dragon_compositions[state->clans[seat]][role];
  for (guint i = 0; i < state->n_shown[seat]; i++)
    {
      guint shown = 0;

      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        {
          if (delegation[role] < state->shown[seat][i][role])
            return FALSE;
          shown |= state->shown[seat][i][role] > 0 ? 1u << role : 0;
        }
      if (i >= state->n_home[seat])
        continue;
      /* Who lost nobody chose among all the cards used. */
      if ((state->home_options[seat][i] & ~shown) != 0 ||
          (!state->home_withdrawn[seat][i] && state->home_options[seat][i] != shown))
        return FALSE;
      if (--delegation[state->home[seat][i]] < 0)
        return FALSE;
    }
  return TRUE;
}

/* Every clan has turned up the same number of cards, one that could be nominated. */
static gboolean
shown_votes_agree (const DragonState *state, guint round)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      guint votes[2] = { 0, 0 };

      for (guint role = 0; role < DRAGON_N_ROLES; role++)
        {
          votes[0] += state->shown[0][round][role];
          votes[1] += state->shown[seat][round][role];
        }
      if (votes[1] != votes[0] || votes[0] % 2 != 1 ||
          votes[0] > dragon_round_hand (round + 1) ||
          (votes[0] > 3 && state->head.n_seats > 5))
        return FALSE;
    }
  return TRUE;
}

/* What was turned up in the running round is what lies on the table, and who is done with
 * it chose as 5.10 says. */
static gboolean
shown_is_table (const DragonState *state, guint seat)
{
  const guint round = state->round - 1u;
  gint        cards[DRAGON_N_ROLES] = { 0 };
  gboolean    withdrawn;

  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].owner == (FavorSeat) seat)
      cards[state->table[i].card]++;
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    if (state->shown[seat][round][role] != cards[role])
      return FALSE;
  if (!is_home_this_round (state, seat))
    return TRUE;
  return state->home_options[seat][round] ==
           dragon_home_options (state, (FavorSeat) seat, &withdrawn) &&
         (state->home_withdrawn[seat][round] != 0) == withdrawn;
}

static gboolean
invariant_18 (const DragonState *state)
{
  guint     options;
  FavorSeat breaker;

  if (state->head.phase != DRAGON_PHASE_BREAK_TIE)
    return state->tie_options == 0;
  breaker = dragon_tie_breaker (state, &options);
  return (options & (options - 1)) != 0 && state->tie_options == options &&
         state->head.decider == breaker && state->winner == FAVOR_NONE;
}

static gboolean
invariant_19 (const DragonState *state)
{
  const guint rounds = state->round - 1u + (state->revealed ? 1 : 0);

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if (state->n_shown[seat] != rounds || !delegation_is_possible (state, seat))
      return FALSE;
  for (guint round = 0; round < rounds; round++)
    if (!shown_votes_agree (state, round))
      return FALSE;
  for (guint seat = 0; state->revealed && seat < state->head.n_seats; seat++)
    if (!shown_is_table (state, seat))
      return FALSE;
  return TRUE;
}

static gboolean
invariant_23 (const DragonState *state)
{
  if (state->head.phase != DRAGON_PHASE_OVER)
    return state->winners == 0;
  return state->winners == dragon_leaders (state);
}

static gboolean
invariant_24 (const DragonState *state)
{
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    {
      gint sum = 0;

      for (guint source = 0; source < DRAGON_N_SOURCES; source++)
        sum += state->pad[seat][source];
      if (sum != state->favour[seat])
        return FALSE;
    }
  return TRUE;
}

gboolean
dragon_validate (gconstpointer state, FavorRefusal *why)
{
  static const struct
  {
    gint16 number;
    gboolean (*holds) (const DragonState *state);
  } invariants[] = {
    { 1, invariant_1 },
    { 2, invariant_2 },
    { 3, invariant_3 },
    { 4, invariant_4 },
    { 5, invariant_5 },
    { 6, invariant_6 },
    { 7, invariant_7 },
    { 8, invariant_8 },
    { 9, invariant_9 },
    { 10, invariant_10 },
    { 11, invariant_11 },
    { 12, invariant_12 },
    { 13, invariant_13 },
    { 14, invariant_14 },
    { 15, invariant_15 },
    { 16, dragon_deals_are_counted },
    { 17, dragon_deals_are_sound },
    { 18, invariant_18 },
    { 19, invariant_19 },
    { 23, invariant_23 },
    { 24, invariant_24 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (invariants); i++)
    if (!invariants[i].holds (state))
      {
        favor_game_refuse (why, FAVOR_REFUSAL_BROKEN_POSITION);
        if (why != NULL)
          why->arg[0] = invariants[i].number;
        return FALSE;
      }
  return TRUE;
}
