/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "emperor-progress.h"

#define NATIONS    5
#define CHEF_CARDS 3

static guint
held (const EmperorState *state, FavorSeat seat, gint card)
{
  return (guint) MAX (0, state->hand[seat][card]);
}

/* Things that are listed: each copy counts, and the Gold once. */
static void
measure_list (const EmperorState *state,
              FavorSeat           seat,
              const EmperorTerms *terms,
              guint              *met,
              guint              *wanted)
{
  for (guint i = 0; i < G_N_ELEMENTS (terms->needs) && terms->needs[i][1] > 0; i++)
    {
      *wanted += terms->needs[i][1];
      *met += MIN (held (state, seat, terms->needs[i][0]), terms->needs[i][1]);
    }
  if (*wanted > 0 && terms->gold > 0)
    {
      *wanted += 1;
      *met += state->gold[seat] >= terms->gold;
    }
  else if (terms->gold > 0)
    {
      *wanted = terms->gold;
      *met = MIN ((guint) state->gold[seat], terms->gold);
    }
}

/* Levels that the hand has of three different Staff. */
static guint
count_inspected (const EmperorState *state, FavorSeat seat)
{
  guint best = 0;

  for (gint a = -1; a < EMPEROR_N_STAFF; a++)
    for (gint b = -1; b < EMPEROR_N_STAFF; b++)
      for (gint c = -1; c < EMPEROR_N_STAFF; c++)
        {
          guint n = 0;

          if ((a >= 0 && (a == b || a == c)) || (b >= 0 && b == c))
            continue;
          n += a >= 0 && held (state, seat, emperor_card_of (a, 1)) > 0;
          n += b >= 0 && held (state, seat, emperor_card_of (b, 2)) > 0;
          n += c >= 0 && held (state, seat, emperor_card_of (c, 3)) > 0;
          best = MAX (best, n);
        }
  return best;
}

static guint
count_nations (const EmperorState *state, FavorSeat seat)
{
  guint n = 0;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    n += held (state, seat, emperor_card_of (staff, 1)) > 0;
  return n;
}

static guint
count_of_chef (const EmperorState *state, FavorSeat seat)
{
  guint n = 0;

  for (gint level = 1; level <= EMPEROR_N_LEVELS; level++)
    n += held (state, seat, emperor_card_of (EMPEROR_STAFF_CHEF, level));
  return n;
}

/* What was done in the running turn counts for who has that turn. */
static guint
done (const EmperorState *state, FavorSeat seat, guint n)
{
  return state->head.turn_owner == seat ? n : 0;
}

static void
set (guint *met, guint *wanted, guint n, guint most)
{
  *met = MIN (n, most);
  *wanted = most;
}

void
emperor_progress_measure (const EmperorState *state,
                          FavorSeat           seat,
                          guint               event,
                          guint              *met,
                          guint              *wanted)
{
  g_return_if_fail (state != NULL);
  g_return_if_fail (event < EMPEROR_N_EVENTS);

  *met = *wanted = 0;
  measure_list (state, seat, &emperor_terms[event], met, wanted);
  switch (event)
    {
    case EMPEROR_EVENT_BANQUET_OF_NATIONS:
      set (met, wanted, count_nations (state, seat), NATIONS);
      break;
    case EMPEROR_EVENT_INSPECTION:
      set (met, wanted, count_inspected (state, seat), EMPEROR_N_LEVELS);
      break;
    case EMPEROR_EVENT_FAMINE_RELIEF:
      set (met, wanted, count_of_chef (state, seat), CHEF_CARDS);
      break;
    case EMPEROR_EVENT_BROTHERHOOD:
      set (met, wanted, done (state, seat, state->stars_paid), 2);
      break;
    case EMPEROR_EVENT_PALACE_INTRIGUE:
      set (met, wanted, done (state, seat, state->hits), 1);
      break;
    case EMPEROR_EVENT_CARAVAN:
      set (met, wanted, done (state, seat, state->trades), 1);
      break;
    case EMPEROR_EVENT_WORKSHOP:
      set (met, wanted, done (state, seat, state->upgrades), 2);
      break;
    case EMPEROR_EVENT_STOREHOUSE:
      set (met, wanted, done (state, seat, state->sold), 4);
      break;
    default:
      break;
    }
}
