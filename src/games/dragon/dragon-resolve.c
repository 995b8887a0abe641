/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-dragon"

#include "dragon-step.h"

/* The council while effects are carried out: cards are bits, bit i for entry i of the
 * table, so that "in play", "here" and "of this role" are intersections. */
typedef struct
{
  DragonState *state;
  FavorEvents *events;
  guint32      in_play;
  guint32      on[DRAGON_N_ROLES];
  guint32      of_role[DRAGON_N_ROLES];
  guint32      of_seat[DRAGON_MAX_SEATS];
} Council;

static inline guint
lowest (guint32 cards)
{
  return (guint) __builtin_ctz (cards);
}

static void
council_init (Council *council, DragonState *state, FavorEvents *events)
{
  *council = (Council){ .state = state, .events = events };
  for (guint i = 0; i < state->n_table; i++)
    {
      const DragonPlaced *placed = &state->table[i];
      const guint32       card = 1u << i;

      council->on[placed->on] |= card;
      council->of_role[placed->card] |= card;
      council->of_seat[placed->owner] |= card;
      if (!placed->withdrawn)
        council->in_play |= card;
    }
}

/* The set of clans other than that of `seat` with a card in play on `on`, as seats. */
static guint
company (const Council *council, FavorSeat seat, guint on)
{
  const guint32 here = council->on[on] & council->in_play;
  guint         seats = 0;

  for (guint other = 0; other < council->state->head.n_seats; other++)
    if ((council->of_seat[other] & here) != 0 && (FavorSeat) other != seat)
      seats |= 1u << other;
  return seats;
}

/* The clans of a set of seats. */
static gint16
clans_of (const DragonState *state, guint seats)
{
  guint clans = 0;

  for (guint seat = 0; seat < state->head.n_seats; seat++)
    if ((seats & (1u << seat)) != 0)
      clans |= 1u << state->clans[seat];
  return (gint16) clans;
}

static gint16
clan_at (const Council *council, guint index)
{
  return council->state->clans[council->state->table[index].owner];
}

/* Ruling 20: the Artisan is alone if no other clan has a card here at this moment. */
static void
resolve_artisan (Council *council, guint index)
{
  DragonState    *state = council->state;
  const FavorSeat seat = state->table[index].owner;
  const gint8     on = state->table[index].on;

  state->works[on] += 2;
  FAVOR_EMIT (council->events,
              DRAGON_EVENT_WORKS_PLACED,
              seat,
              clan_at (council, index),
              on,
              (gint16) index);
  if (company (council, seat, (guint) on) != 0)
    return;
  dragon_gain (state, seat, DRAGON_SOURCE_ARTISAN, 1);
  FAVOR_EMIT (council->events,
              DRAGON_EVENT_ARTISAN_ALONE,
              seat,
              clan_at (council, index),
              (gint16) index);
}

/* Rulings 22 to 27: strikes the role of the vote card, wherever its cards lie. */
static guint32
strike (Council *council, guint index)
{
  const gint8   role = council->state->table[index].on;
  const guint32 struck = council->of_role[role] & council->in_play & ~(1u << index);

  council->in_play &= ~struck;
  return struck;
}

static void
resolve_assassin (Council *council, guint index)
{
  DragonState    *state = council->state;
  const FavorSeat seat = state->table[index].owner;
  const gint8     role = state->table[index].on;
  const guint32   struck = strike (council, index);

  if (struck == 0)
    FAVOR_EMIT (council->events,
                DRAGON_EVENT_ASSASSIN_MISSED,
                seat,
                clan_at (council, index),
                role,
                (gint16) index);
  for (guint32 rest = struck; rest != 0; rest &= rest - 1)
    {
      const guint i = lowest (rest);

      state->table[i].withdrawn = TRUE;
      FAVOR_EMIT (council->events,
                  DRAGON_EVENT_CARD_WITHDRAWN,
                  seat,
                  clan_at (council, index),
                  role,
                  clan_at (council, i),
                  state->table[i].card,
                  (gint16) index,
                  (gint16) i);
    }
  /* Ruling 26: at most 1 from each clan, nothing from the own one. */
  for (guint other = 0; other < state->head.n_seats; other++)
    if ((council->of_seat[other] & struck) != 0 && (FavorSeat) other != seat &&
        state->favour[other] > 0)
      {
        dragon_pay (state, (FavorSeat) other, seat, DRAGON_SOURCE_ASSASSIN, 1);
        FAVOR_EMIT (council->events,
                    DRAGON_EVENT_FAVOUR_TAKEN,
                    seat,
                    clan_at (council, index),
                    state->clans[other],
                    (gint16) index);
      }
}

static void
resolve_merchant (Council *council, guint index)
{
  DragonState    *state = council->state;
  const FavorSeat seat = state->table[index].owner;
  const guint     others = company (council, seat, (guint) state->table[index].on);
  /* 2 for exactly one other clan, 1 for more. */
  const gint16 n = (others & (others - 1)) == 0 ? 2 : 1;

  if (others == 0)
    {
      FAVOR_EMIT (council->events,
                  DRAGON_EVENT_MERCHANT_ALONE,
                  seat,
                  clan_at (council, index),
                  (gint16) index);
      return;
    }
  dragon_gain (state, seat, DRAGON_SOURCE_MERCHANT, n);
  FAVOR_EMIT (council->events,
              DRAGON_EVENT_MERCHANT_PAID,
              seat,
              clan_at (council, index),
              clans_of (state, others),
              n,
              (gint16) index);
}

/* Ruling 31: a clan without Favour loses nothing and does not count. */
static void
resolve_soldier (Council *council, guint index)
{
  DragonState    *state = council->state;
  const FavorSeat seat = state->table[index].owner;
  const guint     others = company (council, seat, (guint) state->table[index].on);
  guint           losers = 0;

  for (guint other = 0; other < state->head.n_seats; other++)
    if ((others & (1u << other)) != 0 && state->favour[other] > 0)
      {
        dragon_gain (state, (FavorSeat) other, DRAGON_SOURCE_SOLDIER, -1);
        losers |= 1u << other;
      }
  if (losers == 0)
    {
      FAVOR_EMIT (council->events,
                  DRAGON_EVENT_SOLDIER_IDLE,
                  seat,
                  clan_at (council, index),
                  (gint16) index);
      return;
    }
  dragon_gain (state, seat, DRAGON_SOURCE_SOLDIER, 1);
  FAVOR_EMIT (council->events,
              DRAGON_EVENT_SOLDIER_FORCE,
              seat,
              clan_at (council, index),
              clans_of (state, losers),
              (gint16) __builtin_popcount (losers),
              (gint16) index);
}

static void
resolve_supplier (Council *council, guint index)
{
  DragonState    *state = council->state;
  const FavorSeat seat = state->table[index].owner;
  const guint here = company (council, seat, (guint) state->table[index].on) | 1u << seat;

  for (guint other = 0; other < state->head.n_seats; other++)
    if ((here & (1u << other)) != 0)
      dragon_gain (state, (FavorSeat) other, DRAGON_SOURCE_SUPPLIER, 1);
  FAVOR_EMIT (council->events,
              DRAGON_EVENT_SUPPLIER_GAVE,
              seat,
              clan_at (council, index),
              clans_of (state, here),
              (gint16) __builtin_popcount (here),
              (gint16) index);
}

static void
resolve_card (Council *council, DragonRole role, guint index)
{
  switch (role)
    {
    case DRAGON_ROLE_ARTISAN:
      resolve_artisan (council, index);
      break;
    case DRAGON_ROLE_ASSASSIN:
      resolve_assassin (council, index);
      break;
    case DRAGON_ROLE_MERCHANT:
      resolve_merchant (council, index);
      break;
    case DRAGON_ROLE_NOBLE:
      /* Ruling 36: looks at the winner only, see dragon_award (). */
      break;
    case DRAGON_ROLE_SOLDIER:
      resolve_soldier (council, index);
      break;
    case DRAGON_ROLE_SUPPLIER:
      resolve_supplier (council, index);
      break;
    }
}

/* By role, then by vote card, then by placing order (5.6). A card that was withdrawn before
 * its turn has no effect. */
static void
resolve (Council *council)
{
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    for (guint on = 0; on < DRAGON_N_ROLES; on++)
      for (guint32 rest = council->of_role[role] & council->on[on]; rest != 0;
           rest &= rest - 1)
        if ((council->in_play & rest & -rest) != 0)
          resolve_card (council, (DragonRole) role, lowest (rest));
}

guint32
dragon_struck_cards (const DragonState *state)
{
  DragonState copy = *state;
  Council     council;
  guint32     struck = 0;

  for (guint i = 0; i < copy.n_table; i++)
    copy.table[i].withdrawn = FALSE;
  council_init (&council, &copy, NULL);
  for (guint on = 0; on < DRAGON_N_ROLES; on++)
    for (guint32 rest = council.of_role[DRAGON_ROLE_ASSASSIN] & council.on[on]; rest != 0;
         rest &= rest - 1)
      if ((council.in_play & rest & -rest) != 0)
        struck |= strike (&council, lowest (rest));
  return struck;
}

static void
turn_up (DragonState *state, FavorEvents *events)
{
  /* A headline: what it tells of follows, card by card. */
  FAVOR_EMIT (events, DRAGON_EVENT_CARDS_REVEALED, FAVOR_SEAT_NONE);
  state->revealed = TRUE;
  for (guint seat = 0; seat < state->head.n_seats; seat++)
    state->n_shown[seat]++;
  for (guint i = 0; i < state->n_table; i++)
    {
      const DragonPlaced *placed = &state->table[i];

      state->shown[placed->owner][state->round - 1][placed->card]++;
      FAVOR_EMIT (events,
                  DRAGON_EVENT_CARD_TURNED,
                  placed->owner,
                  state->clans[placed->owner],
                  placed->card,
                  placed->on,
                  (gint16) i);
    }
}

/* Returns the highest count. */
static guint
count_votes (const Council *council)
{
  DragonState *state = council->state;
  guint        most = 0;

  FAVOR_EMIT (council->events, DRAGON_EVENT_VOTES_COUNTED, FAVOR_SEAT_NONE);
  for (guint role = 0; role < DRAGON_N_ROLES; role++)
    {
      const guint32 votes = council->on[role] & council->in_play;

      state->counts[role] = (guint8) (state->works[role] + __builtin_popcount (votes));
      if (state->counts[role] > most)
        {
          most = state->counts[role];
          state->tied = 0;
        }
      if (state->counts[role] == most)
        state->tied |= (guint8) (1u << role);
      if (state->counts[role] > 0)
        FAVOR_EMIT (council->events,
                    DRAGON_EVENT_ROLE_COUNTED,
                    FAVOR_SEAT_NONE,
                    (gint16) role,
                    state->counts[role]);
    }
  return most;
}

guint
dragon_dragon_votes (const DragonState *state)
{
  const FavorSeat dragon = dragon_dragon_seat (state);
  guint           roles = 0;

  for (guint i = 0; i < state->n_table; i++)
    if (state->table[i].owner == dragon && !state->table[i].withdrawn)
      roles |= 1u << state->table[i].on;
  return roles & state->tied;
}

FavorSeat
dragon_tie_breaker (const DragonState *state, guint *options)
{
  *options = dragon_dragon_votes (state);
  if (*options != 0)
    return dragon_dragon_seat (state);
  if (state->options.deadlock == DRAGON_DEADLOCK_NOBODY)
    return FAVOR_SEAT_NONE;
  *options = state->tied;
  return state->judge;
}

/* Returns whether somebody has to choose. */
static gboolean
find_winner (DragonState *state, guint most, FavorEvents *events)
{
  guint     options = state->tied;
  FavorSeat breaker = FAVOR_SEAT_NONE;

  if ((state->tied & (state->tied - 1)) != 0)
    {
      breaker = dragon_tie_breaker (state, &options);
      if ((options & (options - 1)) != 0)
        {
          state->tie_options = (guint8) options;
          dragon_decide (state, DRAGON_PHASE_BREAK_TIE, breaker);
          return TRUE;
        }
    }
  if (options == 0)
    {
      FAVOR_EMIT (events, DRAGON_EVENT_DEADLOCK, FAVOR_SEAT_NONE, (gint16) most);
      return FALSE;
    }
  state->winner = (gint8) lowest (options);
  if (breaker != FAVOR_SEAT_NONE)
    FAVOR_EMIT (events, DRAGON_EVENT_TIE_BROKEN, breaker, state->winner);
  return FALSE;
}

void
dragon_reveal (DragonState *state, FavorEvents *events)
{
  Council council;
  guint   most;

  turn_up (state, events);
  council_init (&council, state, events);
  resolve (&council);
  most = count_votes (&council);
  if (!find_winner (state, most, events))
    dragon_award (state, events);
}

/* What a clan is favoured for; both are Great Favour. */
enum
{
  VOTED = 1 << 0,
  PLAYED = 1 << 1,
};

static guint
find_deeds (const Council *council, FavorSeat seat, guint winner)
{
  const guint32 cards = council->of_seat[seat] & council->in_play;

  return ((cards & council->on[winner]) != 0 ? VOTED : 0) |
         ((cards & council->of_role[winner]) != 0 ? PLAYED : 0);
}

static void
award (Council *council, FavorSeat seat, guint deeds)
{
  DragonState *state = council->state;
  const gint16 clan = state->clans[seat];

  if ((deeds & VOTED) != 0)
    dragon_gain (state, seat, DRAGON_SOURCE_VOTE, 1);
  if ((deeds & PLAYED) != 0)
    dragon_gain (state, seat, DRAGON_SOURCE_PLAYED, 1);
  if (deeds == (VOTED | PLAYED))
    FAVOR_EMIT (council->events, DRAGON_EVENT_GREAT_FAVOUR_WON, seat, clan);
  else
    FAVOR_EMIT (council->events,
                DRAGON_EVENT_FAVOUR_WON,
                seat,
                clan,
                deeds == VOTED ? DRAGON_DEED_VOTING : DRAGON_DEED_PLAYING);
}

/* 1 for a vote and 1 for a delegate of the role. More cards do not give more (rulings 39 and 40). Who
 * gains the same is told together. */
static void
award_clans (Council *council, guint winner)
{
  static const guint deeds[] = { VOTED | PLAYED, VOTED, PLAYED };
  const FavorSeat    n_seats = (FavorSeat) council->state->head.n_seats;

  for (guint i = 0; i < G_N_ELEMENTS (deeds); i++)
    for (FavorSeat seat = 0; seat < n_seats; seat++)
      if (find_deeds (council, seat, winner) == deeds[i])
        award (council, seat, deeds[i]);
}

static void
pay_nobles (Council *council, guint winner)
{
  DragonState  *state = council->state;
  const guint32 nobles = council->of_role[DRAGON_ROLE_NOBLE] & council->on[winner] &
                         council->in_play;

  for (guint32 rest = nobles; rest != 0; rest &= rest - 1)
    {
      const guint     i = lowest (rest);
      const FavorSeat seat = state->table[i].owner;
      const gint16    n = (nobles & ~council->of_seat[seat]) != 0 ? 1 : 2;

      dragon_gain (state, seat, DRAGON_SOURCE_NOBLE, n);
      FAVOR_EMIT (council->events,
                  DRAGON_EVENT_PATRONAGE_PAID,
                  seat,
                  clan_at (council, i),
                  n,
                  (gint16) i);
    }
}

void
dragon_award (DragonState *state, FavorEvents *events)
{
  if (state->winner != FAVOR_NONE)
    {
      Council council;

      council_init (&council, state, events);
      FAVOR_EMIT (events, DRAGON_EVENT_ROLE_WON, FAVOR_SEAT_NONE, state->winner);
      award_clans (&council, (guint) state->winner);
      pay_nobles (&council, (guint) state->winner);
    }
  dragon_settle (state, events);
}
