/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-emperor"

#include "emperor-check.h"
#include "emperor-step.h"
#include "emperor-validate.h"

/* Setup goes round the table in a fixed order (section 4): from it follows what each player has at
 * any moment (invariants 5, 8 and 9). */

gint
emperor_stars_placed_by (const EmperorState *state, FavorSeat seat)
{
  const guint n = state->head.n_seats;
  /* The first player is last in both passes. */
  const guint place = n - 1 - emperor_turn_position (state, seat);

  return (gint) (state->placed / n + (place < state->placed % n));
}

guint
emperor_acts_in_setup (const EmperorState *state)
{
  if (state->head.phase == EMPEROR_PHASE_SETUP_EVENT)
    return emperor_turn_position (state, state->head.decider);
  return state->head.n_seats + (guint) state->placed;
}

gboolean
emperor_can_place (const EmperorState *state)
{
  FavorAction place = { .kind = EMPEROR_ACTION_PLACE_STAR, .seat = state->head.decider };

  for (gint16 staff = 0; staff < EMPEROR_N_STAFF; staff++)
    {
      place.arg[0] = staff;
      if (emperor_check (state, &place, NULL))
        return TRUE;
    }
  return FALSE;
}

/* One Event after the other is kept, from the first player on. */
static gboolean
events_are_in_order (const EmperorState *state)
{
  const guint deciding = emperor_turn_position (state, state->head.decider);

  if (state->placed > 0)
    return FALSE;
  for (FavorSeat seat = 0; seat < state->head.n_seats; seat++)
    if (state->n_done[seat] > 0 ||
        state->n_open[seat] != (emperor_turn_position (state, seat) < deciding))
      return FALSE;
  return TRUE;
}

gboolean
emperor_setup_is_in_order (const EmperorState *state)
{
  if (state->head.turn_owner != state->first)
    return FALSE;
  if (state->head.phase == EMPEROR_PHASE_SETUP_EVENT)
    return events_are_in_order (state);
  return state->head.decider == emperor_placer (state, state->placed);
}
