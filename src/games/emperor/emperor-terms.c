/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-terms.h"

#include "emperor-check.h"

/* The terms of Events (2.4): how far one is with them, and whether they are met. Numbers that are no
 * list of things: */
#define NATIONS        5
#define HUNGRY_CARDS   3
#define BROTHERS_STARS 2
#define WORKSHOP_CARDS 2
#define STOREHOUSE     4

static guint
count_nations (const gint8 *hand)
{
  guint n = 0;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    n += hand[emperor_card_of (staff, 1)] > 0;
  return n;
}

static guint
count_chef_cards (const gint8 *hand)
{
  guint n = 0;

  for (gint level = 1; level <= EMPEROR_N_LEVELS; level++)
    n += (guint) hand[emperor_card_of (EMPEROR_STAFF_CHEF, level)];
  return n;
}

/* So many of the levels from `level` on can be shown with cards of different Staff. */
static guint
count_levels (const gint8 *hand, gint level, guint used)
{
  const guint most = (guint) (EMPEROR_N_LEVELS + 1 - level);
  guint       best = 0;

  for (gint staff = 0; staff < EMPEROR_N_STAFF && best < most; staff++)
    if (hand[emperor_card_of (staff, level)] > 0 && (used >> staff & 1) == 0)
      best = MAX (best, 1 + count_levels (hand, level + 1, used | 1u << staff));
  /* Without this level there may be more of the others. */
  return best < most ? MAX (best, count_levels (hand, level + 1, used)) : best;
}

static void
measure_things (EmperorProgress *self, const EmperorTerms *terms, const gint8 *hand)
{
  for (guint i = 0; terms->needs[i][1] > 0; i++)
    {
      self->wanted += terms->needs[i][1];
      self->met += MIN ((guint) hand[terms->needs[i][0]], terms->needs[i][1]);
    }
}

/* What was done in the running turn counts for who has that turn. */
static EmperorProgress
deeds (const EmperorState *state, FavorSeat seat, guint met, guint wanted)
{
  if (state->head.turn_owner != seat)
    met = 0;
  return (EmperorProgress){ .met = MIN (met, wanted), .wanted = wanted, .deeds = TRUE };
}

static EmperorProgress
cards (guint met, guint wanted)
{
  return (EmperorProgress){ .met = MIN (met, wanted), .wanted = wanted };
}

EmperorProgress
emperor_progress_measure (const EmperorState *state, FavorSeat seat, guint event)
{
  const EmperorTerms *terms = &emperor_terms[event];
  const gint8        *hand = state->hand[seat];
  EmperorProgress     progress = { .wanted_gold = terms->gold };

  switch (event)
    {
    case EMPEROR_EVENT_BANQUET_OF_NATIONS:
      return cards (count_nations (hand), NATIONS);
    case EMPEROR_EVENT_INSPECTION:
      return cards (count_levels (hand, 1, 0), EMPEROR_N_LEVELS);
    case EMPEROR_EVENT_FAMINE_RELIEF:
      return cards (count_chef_cards (hand), HUNGRY_CARDS);
    case EMPEROR_EVENT_BROTHERHOOD:
      return deeds (state, seat, state->stars_paid, BROTHERS_STARS);
    case EMPEROR_EVENT_PALACE_INTRIGUE:
      return deeds (state, seat, state->hits, 1);
    case EMPEROR_EVENT_CARAVAN:
      return deeds (state, seat, state->trades, 1);
    case EMPEROR_EVENT_WORKSHOP:
      return deeds (state, seat, state->upgrades, WORKSHOP_CARDS);
    case EMPEROR_EVENT_STOREHOUSE:
      return deeds (state, seat, state->sold, STOREHOUSE);
    default:
      measure_things (&progress, terms, hand);
      progress.gold = (guint) MIN (state->gold[seat], (gint32) terms->gold);
      return progress;
    }
}

/* Who completes it names the cards that he gives. */
static gboolean
feeds_hungry (const EmperorState *state, FavorSeat seat, const gint16 pay[3])
{
  gint left[EMPEROR_N_LEVELS];

  for (gint level = 0; level < EMPEROR_N_LEVELS; level++)
    left[level] = state->hand[seat][EMPEROR_SOUP + level];
  for (guint i = 0; i < HUNGRY_CARDS; i++)
    if (pay[i] == FAVOR_NONE || emperor_card_staff (pay[i]) != EMPEROR_STAFF_CHEF ||
        --left[pay[i] - EMPEROR_SOUP] < 0)
      return FALSE;
  return TRUE;
}

gboolean
emperor_meets_terms (const EmperorState *state, gint event, const gint16 pay[3])
{
  const FavorSeat seat = state->head.decider;
  EmperorProgress progress;

  if (event == EMPEROR_EVENT_FAMINE_RELIEF)
    return feeds_hungry (state, seat, pay);
  progress = emperor_progress_measure (state, seat, (guint) event);
  return progress.met == progress.wanted && progress.gold == progress.wanted_gold;
}
