/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-view-private.h"

#include "favor-text.h"

/* Why something cannot be done, in the words of the rules. */

/* (transfer full) (nullable): why a card cannot be played now, against anybody; nothing where it
 * can, or where nobody plays. */
char *
emperor_view_explain_play (EmperorView *self, guint piece)
{
  const EmperorState *state = emperor_view_get_state (self);
  FavorPart   part = emperor_part (EMPEROR_ACTION_PLAY, EMPEROR_THING_CARD, (gint) piece);
  FavorAction action;
  FavorRefusal why = { 0 };

  if (!emperor_view_is_open (self) || !emperor_view_is_free (self) ||
      favor_chooser_begins (emperor_view_get_chooser (self), part))
    return NULL;
  action = (FavorAction){ .kind = EMPEROR_ACTION_PLAY, .seat = state->head.decider };
  for (guint arg = 0; arg < EMPEROR_N_PLAY_ARGS; arg++)
    action.arg[arg] = FAVOR_NONE;
  action.arg[EMPEROR_PLAY_PIECE] = (gint16) piece;
  if (emperor_is_plot ((gint) piece))
    action.arg[EMPEROR_PLAY_TARGET] = emperor_next_seat (state, state->head.decider);
  if (favor_emperor_game.check (state, &action, &why))
    return NULL;
  return favor_text_for_refusal (&favor_emperor_game,
                                 &why,
                                 emperor_view_get_names (self));
}
