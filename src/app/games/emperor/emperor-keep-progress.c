/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "emperor-keep-progress.h"

#include "favor-text.h"

/* Numbers of the terms that are no list of things (2.4). */
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
  guint best;

  if (level > EMPEROR_N_LEVELS)
    return 0;
  best = count_levels (hand, level + 1, used);
  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    if (hand[emperor_card_of (staff, level)] > 0 && (used >> staff & 1) == 0)
      best = MAX (best, 1 + count_levels (hand, level + 1, used | 1u << staff));
  return best;
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

/* (transfer full) */
static char *
say (const char *text, guint n, guint m)
{
  g_autofree char *first = favor_text_number (n);
  g_autofree char *second = favor_text_number (m);

  return favor_text_expand (text, "n", first, "m", second, NULL);
}

char *
emperor_progress_describe (const EmperorProgress *progress)
{
  g_autofree char *things = NULL;
  g_autofree char *gold = NULL;

  if (progress->deeds)
    /* Translators: how far one is with an Event, e.g. "1 of 2 this turn" */
    return say (_ ("{n} of {m} this turn"), progress->met, progress->wanted);
  if (progress->wanted > 0)
    /* Translators: how far one is with an Event, e.g. "2 of 3 cards" */
    things = say (ngettext ("{n} of {m} card", "{n} of {m} cards", progress->wanted),
                  progress->met,
                  progress->wanted);
  if (progress->wanted_gold > 0)
    /* Translators: how far one is with an Event, e.g. "2 of 3 Gold" */
    gold = say (ngettext ("{n} of {m} Gold", "{n} of {m} Gold", progress->wanted_gold),
                progress->gold,
                progress->wanted_gold);
  if (things == NULL || gold == NULL)
    return things != NULL ? g_steal_pointer (&things) : g_steal_pointer (&gold);
  return favor_text_join ((const char *const[]){ things, gold, NULL });
}
