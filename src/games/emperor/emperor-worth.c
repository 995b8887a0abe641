/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-worth.h"

#define WORTH_OF_WIN 20000
#define OVER_HAND    160
#define DOUBLE       180
#define MISSED_CARD  200
#define GIVEN_SHARE  50
#define SEIZED_CARD  330
/* More for a 2-Star card where there is no way to get another: it opens one. */
#define GATEWAY    120
#define LATE_FROM  18
#define LATE_BY    12
#define LATE_LEAST 500

void
emperor_worth_init (EmperorWorth *self, const EmperorState *state, FavorSeat seat)
{
  gint most = 0;

  for (guint other = 0; other < state->head.n_seats; other++)
    most = MAX (most, state->points[other]);
  self->state = state;
  self->seat = seat;
  self->has_double = FALSE;
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    self->has_double |= state->stars[seat][staff] >= 2;
  self->horizon = CLAMP ((state->options.target_points - most) * 100 / 6, 60, 600);
}

gint32
emperor_worth_of_card (const EmperorWorth *self, gint card, guint n, guint size)
{
  static const gint32 by_level[] = { 166, 330, 800 };
  static const gint32 by_copy[] = { 100, 95, 92, 75, 60, 60 };
  gint32              worth = by_level[card % EMPEROR_N_LEVELS];

  if (card == EMPEROR_MAP)
    worth += 20;
  else if (card == EMPEROR_COMMERCE_SCROLL)
    worth += 15;
  else if (card == EMPEROR_STEEL_SHIELD)
    worth += 40;
  worth = worth * by_copy[MIN (n, 5)] / 100;
  if (emperor_card_level (card) == 2 && n == 0 && !self->has_double)
    worth += GATEWAY;
  if (emperor_card_level (card) == 3 && n == 0 && !self->state->empress[self->seat])
    worth += EMPEROR_WORTH_OF_TREASURE;
  return size >= EMPEROR_HAND_LIMIT ? worth - OVER_HAND : worth;
}

gint32
emperor_worth_of_taking (const EmperorWorth *self, gint card)
{
  const EmperorState *state = self->state;

  return emperor_worth_of_card (self,
                                card,
                                (guint) state->hand[self->seat][card],
                                state->hand_size[self->seat]);
}

gint32
emperor_worth_of_losing (const EmperorWorth *self, gint card)
{
  const EmperorState *state = self->state;
  const guint         n = (guint) MAX (1, state->hand[self->seat][card]);

  return emperor_worth_of_card (self, card, n - 1, state->hand_size[self->seat] - 1u);
}

gint32
emperor_worth_of_gold (const EmperorWorth *self, gint gold)
{
  const gint late = self->state->empress[self->seat] ? 60 : 75;

  return MIN (gold, 5) * 105 + CLAMP (gold - 5, 0, 3) * 85 +
         CLAMP (gold - 8, 0, 7) * late + MAX (gold - 15, 0) * 60;
}

gint32
emperor_worth_of_stars (const EmperorWorth *self, guint stars)
{
  static const gint32 by_stars[] = { 0, 90, 320, 900 };

  return by_stars[stars] * 85 / 100 * self->horizon / 100;
}

/* Events */

static gint
have (const EmperorState *state, FavorSeat seat, gint card, gint need)
{
  return MIN (state->hand[seat][card], need);
}

/* Of Events that need things in hand: how many of them are there, and of how many. */
static gint
progress_of_things (const EmperorState *state, FavorSeat seat, const EmperorTerms *terms)
{
  gint met = 0;
  gint all = 0;

  for (guint i = 0; terms->needs[i][1] > 0; i++)
    {
      met += have (state, seat, terms->needs[i][0], terms->needs[i][1]);
      all += terms->needs[i][1];
    }
  if (terms->gold > 0)
    {
      met += (gint) MIN (state->gold[seat], terms->gold) * 2 / terms->gold;
      all += 2;
    }
  return 100 * met / all;
}

static gint
count_levels (const EmperorState *state, FavorSeat seat)
{
  guint levels = 0;

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    if (state->hand[seat][card] > 0)
      levels |= 1u << card % EMPEROR_N_LEVELS;
  return __builtin_popcount (levels);
}

static gint
count_nations (const EmperorState *state, FavorSeat seat)
{
  gint n = 0;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    n += state->hand[seat][emperor_card_of (staff, 1)] > 0;
  return MIN (n, 5);
}

static gint
count_chefs (const EmperorState *state, FavorSeat seat)
{
  const gint8 *hand = state->hand[seat];

  return MIN (hand[EMPEROR_SOUP] + hand[EMPEROR_DUMPLINGS] + hand[EMPEROR_BANQUET], 3);
}

gint
emperor_progress (const EmperorWorth *self, gint event)
{
  const EmperorState *state = self->state;
  const FavorSeat     seat = self->seat;
  const gboolean      own = state->head.turn_owner == seat;

  switch ((EmperorEventCard) event)
    {
    case EMPEROR_EVENT_BANQUET_OF_NATIONS:
      return 20 * count_nations (state, seat);
    case EMPEROR_EVENT_INSPECTION:
      return 33 * count_levels (state, seat);
    case EMPEROR_EVENT_FAMINE_RELIEF:
      return 33 * count_chefs (state, seat);
    case EMPEROR_EVENT_BROTHERHOOD:
      return own ? 50 * MIN (state->stars_paid, 2) : 0;
    case EMPEROR_EVENT_PALACE_INTRIGUE:
      return own && state->hits > 0 ? 100 : 30;
    case EMPEROR_EVENT_CARAVAN:
      return own && state->trades > 0 ? 100 : 20;
    case EMPEROR_EVENT_WORKSHOP:
      return own ? 50 * MIN (state->upgrades, 2) : 0;
    case EMPEROR_EVENT_STOREHOUSE:
      return own ? 25 * MIN (state->sold, 4) : 0;
    case EMPEROR_EVENT_LANTERN_FESTIVAL:
    case EMPEROR_EVENT_PLAGUE:
    case EMPEROR_EVENT_INVASION:
    case EMPEROR_EVENT_RITES:
    case EMPEROR_EVENT_EXAMINATION:
    case EMPEROR_EVENT_ILLNESS:
    case EMPEROR_EVENT_MOURNING:
    case EMPEROR_EVENT_WALL_REPAIRS:
    case EMPEROR_EVENT_COFFERS:
      return progress_of_things (state, seat, &emperor_terms[event]);
    }
  g_assert_not_reached ();
}

gint32
emperor_worth_of_event (const EmperorWorth *self, gint event)
{
  const gint p = emperor_progress (self, event);
  /* Nearly the power of 1.5. */
  const gint curved = (100 * p + p * p) / 200;
  const gint worth = 170 * emperor_terms[event].points * (15 + 55 * curved / 100) / 100;

  /* What is given away is worth something where it is, too. */
  if (emperor_terms[event].gives || event == EMPEROR_EVENT_FAMINE_RELIEF)
    return worth * GIVEN_SHARE / 100;
  return worth;
}

/* Black Market */

static gint
count_doubles (const EmperorState *state, FavorSeat seat, guint stars)
{
  gint n = 0;

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    n += state->stars[seat][staff] >= stars;
  return n;
}

gint32
emperor_worth_of_market (const EmperorWorth *self, gint market)
{
  const EmperorState *state = self->state;
  const FavorSeat     seat = self->seat;

  switch (market + EMPEROR_N_CARDS)
    {
    case EMPEROR_FORGED_LINEAGE:
      return 7 * EMPEROR_WORTH_OF_POINT;
    case EMPEROR_PHOENIX_HAIRPIN:
      return 6 * EMPEROR_WORTH_OF_POINT;
    case EMPEROR_DRAGON_ROBE:
      return (count_doubles (state, seat, 3) > 0 ? 8 : 4) * EMPEROR_WORTH_OF_POINT;
    case EMPEROR_TRIBUTE_SILK:
      return MIN (8, 2 * count_doubles (state, seat, 2)) * EMPEROR_WORTH_OF_POINT;
    case EMPEROR_ANCESTRAL_TABLET:
      return MIN (9, 3 + 2 * state->n_done[seat]) * EMPEROR_WORTH_OF_POINT;
    case EMPEROR_SMUGGLERS_CACHE:
      return 900;
    case EMPEROR_SECRET_PASSAGE:
      return 850;
    case EMPEROR_LOADED_DICE:
    case EMPEROR_FORGED_EDICT:
      return 800;
    case EMPEROR_BODYGUARD:
      return 400;
    default:
      return 500;
    }
}

/* Positions */

static gint32
worth_of_hand (const EmperorWorth *self)
{
  const EmperorState *state = self->state;
  gint32              sum = 0;
  guint               size = 0;

  for (gint card = 0; card < EMPEROR_N_CARDS; card++)
    for (gint n = 0; n < state->hand[self->seat][card]; n++)
      sum += emperor_worth_of_card (self, card, (guint) n, size++);
  return sum;
}

/* The cards that will not be collected. */
static gint32
harm_of_poison (const EmperorState *state, FavorSeat seat)
{
  gint allies = 0;

  if (state->poison[seat] == EMPEROR_POISON_NONE)
    return 0;
  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    allies += state->stars[seat][staff] > 0;
  if (state->poison[seat] == EMPEROR_POISON_TEA)
    allies = MAX (0, allies - 2);
  return MISSED_CARD * allies;
}

/* What a question to the seat is about to bring: the best it looks at, or cards to come. */
static gint32
worth_of_prospects (const EmperorWorth *self)
{
  const EmperorState *state = self->state;
  gint32              best = 0;

  if (state->head.decider != self->seat)
    return 0;
  switch ((EmperorPrompt) state->prompt)
    {
    case EMPEROR_PROMPT_KEEP_EVENT:
      for (guint i = 0; i < state->n_looks; i++)
        best = MAX (best, emperor_worth_of_event (self, state->looks[i]));
      return best;
    case EMPEROR_PROMPT_KEEP_MARKET:
      for (guint i = 0; i < state->n_looks; i++)
        best = MAX (best,
                    emperor_worth_of_market (self, state->looks[i] - EMPEROR_N_EVENTS));
      return best;
    case EMPEROR_PROMPT_SEIZE:
      return SEIZED_CARD * state->prompt_left;
    case EMPEROR_PROMPT_NONE:
      return MISSED_CARD * state->left;
    case EMPEROR_PROMPT_REACT:
    case EMPEROR_PROMPT_BLACKMAIL:
    case EMPEROR_PROMPT_TRADE:
    case EMPEROR_PROMPT_COUNTER:
    case EMPEROR_PROMPT_INVITE:
      return 0;
    }
  g_assert_not_reached ();
}

/* What may be worth less the nearer the end is. */
static gint32
worth_of_things (const EmperorWorth *self)
{
  static const gint32 by_meeple[] = { 0, 90, 360, 500 };
  const EmperorState *state = self->state;
  const FavorSeat     seat = self->seat;
  gint32              sum = worth_of_hand (self);
  guint               best = 0;

  for (guint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      sum += emperor_worth_of_stars (self, state->stars[seat][staff]);
      best = MAX (best, state->stars[seat][staff]);
    }
  sum += by_meeple[best] * 85 / 100 * self->horizon / 100;
  sum += MIN (count_doubles (state, seat, 2), 2) * DOUBLE;
  sum += emperor_worth_of_gold (self, state->gold[seat]);
  sum += worth_of_prospects (self) - harm_of_poison (state, seat);
  for (guint i = 0; i < state->n_open[seat]; i++)
    sum += emperor_worth_of_event (self, state->open_events[seat][i]);
  for (guint i = 0; i < state->n_market_hand[seat]; i++)
    sum += emperor_worth_of_market (self, state->market_hand[seat][i]);
  return sum;
}

static gint32
worth_of_seat (const EmperorState *state, FavorSeat seat)
{
  EmperorWorth worth;
  gint         most = 0;
  gint32       share;

  emperor_worth_init (&worth, state, seat);
  for (guint other = 0; other < state->head.n_seats; other++)
    most = MAX (most, state->points[other]);
  share = MAX (1000 - LATE_BY * MAX (most - LATE_FROM, 0), LATE_LEAST);
  return state->points[seat] * EMPEROR_WORTH_OF_POINT +
         worth_of_things (&worth) * share / 1000;
}

gint32
emperor_evaluate (gconstpointer data, FavorSeat seat)
{
  const EmperorState *state = data;
  gint32              best = G_MININT32;
  gint64              sum = 0;
  gint32              lead;

  for (FavorSeat other = 0; other < state->head.n_seats; other++)
    if (other != seat)
      {
        const gint32 worth = worth_of_seat (state, other);

        best = MAX (best, worth);
        sum += worth;
      }
  lead = worth_of_seat (state, seat) - best / 2 -
         (gint32) (sum / (2 * (state->head.n_seats - 1)));
  lead = (gint32) ((gint64) lead * 100 / EMPEROR_WORTH_OF_POINT);
  if (state->winner == FAVOR_SEAT_NONE)
    return lead;
  return state->winner == seat ? lead + WORTH_OF_WIN : lead - WORTH_OF_WIN;
}
