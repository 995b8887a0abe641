/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-check.h"

/* The terms of Events (2.4). */

/* Levels and Staff of cards in hand: bit l - 1 is set if there is a card of level l. */
static guint
levels_of (const EmperorState *state, FavorSeat seat, gint staff)
{
  guint levels = 0;

  for (gint level = 1; level <= EMPEROR_N_LEVELS; level++)
    if (state->hand[seat][emperor_card_of (staff, level)] > 0)
      levels |= 1u << (level - 1);
  return levels;
}

static gboolean
feeds_nations (const EmperorState *state, FavorSeat seat)
{
  guint n = 0;

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    n += levels_of (state, seat, staff) & 1;
  return n >= 5;
}

/* One card of each level, of three different Staff. `levels` are those still to be found. */
static gboolean
finds_levels (const guint *found, guint n_staff, guint levels)
{
  if (levels == 0)
    return TRUE;
  if (n_staff == 0)
    return FALSE;
  for (guint level = 0; level < EMPEROR_N_LEVELS; level++)
    if ((levels & found[n_staff - 1]) >> level & 1 &&
        finds_levels (found, n_staff - 1, levels & ~(1u << level)))
      return TRUE;
  return finds_levels (found, n_staff - 1, levels);
}

static gboolean
passes_inspection (const EmperorState *state, FavorSeat seat)
{
  guint found[EMPEROR_N_STAFF];

  for (gint staff = 0; staff < EMPEROR_N_STAFF; staff++)
    found[staff] = levels_of (state, seat, staff);
  return finds_levels (found, EMPEROR_N_STAFF, (1u << EMPEROR_N_LEVELS) - 1);
}

static gboolean
feeds_hungry (const EmperorState *state, FavorSeat seat, const gint16 pay[3])
{
  gint left[EMPEROR_N_LEVELS];

  for (gint level = 0; level < EMPEROR_N_LEVELS; level++)
    left[level] = state->hand[seat][EMPEROR_SOUP + level];
  for (guint i = 0; i < 3; i++)
    if (pay[i] == FAVOR_NONE || emperor_card_staff (pay[i]) != EMPEROR_STAFF_CHEF ||
        --left[pay[i] - EMPEROR_SOUP] < 0)
      return FALSE;
  return TRUE;
}

static gboolean
has_things (const EmperorState *state, FavorSeat seat, const EmperorTerms *terms)
{
  for (guint i = 0; terms->needs[i][1] > 0; i++)
    if (state->hand[seat][terms->needs[i][0]] < terms->needs[i][1])
      return FALSE;
  return state->gold[seat] >= terms->gold;
}

gboolean
emperor_meets_terms (const EmperorState *state, gint event, const gint16 pay[3])
{
  const FavorSeat seat = state->head.decider;

  switch ((EmperorEventCard) event)
    {
    case EMPEROR_EVENT_BANQUET_OF_NATIONS:
      return feeds_nations (state, seat);
    case EMPEROR_EVENT_INSPECTION:
      return passes_inspection (state, seat);
    case EMPEROR_EVENT_FAMINE_RELIEF:
      return feeds_hungry (state, seat, pay);
    case EMPEROR_EVENT_BROTHERHOOD:
      return state->stars_paid >= 2;
    case EMPEROR_EVENT_PALACE_INTRIGUE:
      return state->hits >= 1;
    case EMPEROR_EVENT_CARAVAN:
      return state->trades >= 1;
    case EMPEROR_EVENT_WORKSHOP:
      return state->upgrades >= 2;
    case EMPEROR_EVENT_STOREHOUSE:
      return state->sold >= 4;
    case EMPEROR_EVENT_LANTERN_FESTIVAL:
    case EMPEROR_EVENT_PLAGUE:
    case EMPEROR_EVENT_INVASION:
    case EMPEROR_EVENT_RITES:
    case EMPEROR_EVENT_EXAMINATION:
    case EMPEROR_EVENT_ILLNESS:
    case EMPEROR_EVENT_MOURNING:
    case EMPEROR_EVENT_WALL_REPAIRS:
    case EMPEROR_EVENT_COFFERS:
      return has_things (state, seat, &emperor_terms[event]);
    }
  g_assert_not_reached ();
}
