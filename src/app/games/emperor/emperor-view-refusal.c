/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-app"

#include "config.h"

#include "emperor-view-private.h"

#include "favor-text.h"

/* Why something cannot be done, in the words of the rules. */

static void
set_arg (FavorAction *action, guint what, gint value)
{
  for (guint arg = 0; arg < EMPEROR_N_PLAY_ARGS; arg++)
    if (emperor_aim_what_of (action->kind, arg) == what && action->arg[arg] == FAVOR_NONE)
      {
        action->arg[arg] = (gint16) value;
        return;
      }
}

/* The kind of action that is meant by a card alone. */
static gint
guess_kind (const EmperorState *state, FavorPart part)
{
  if (part.kind >= 0)
    return part.kind;
  if (state->prompt == EMPEROR_PROMPT_REACT)
    return EMPEROR_ACTION_REACT;
  return state->head.phase == EMPEROR_PHASE_DISCARD ? EMPEROR_ACTION_DISCARD
                                                    : EMPEROR_ACTION_PLAY;
}

/* What is chosen, with `part`, which the rules refuse. */
static FavorAction
make_refused (EmperorView *self, FavorPart part)
{
  const EmperorState *state = emperor_view_get_state (self);
  FavorAction         action = { .kind = (guint8) guess_kind (state, part),
                                 .seat = state->head.decider };

  for (guint arg = 0; arg < EMPEROR_N_PLAY_ARGS; arg++)
    if (emperor_aim_what_of (action.kind, arg) != EMPEROR_WHAT_KIND)
      action.arg[arg] = FAVOR_NONE;
  if (part.what != EMPEROR_WHAT_KIND)
    set_arg (&action, part.what, part.value);
  for (guint i = 0; i < favor_chooser_get_n_parts (FAVOR_CHOOSER (self->aim)); i++)
    {
      FavorPart chosen = favor_chooser_get_part (FAVOR_CHOOSER (self->aim), i);

      if (chosen.what != EMPEROR_WHAT_KIND && chosen.what != part.what &&
          (chosen.kind < 0 || chosen.kind == action.kind))
        set_arg (&action, chosen.what, chosen.value);
    }
  return action;
}

/* Whether actions of that kind have such an argument at all. */
static gboolean
has_meaning (FavorPart part)
{
  for (guint arg = 0; part.kind >= 0 && arg < EMPEROR_N_PLAY_ARGS; arg++)
    if ((gint) emperor_aim_what_of ((guint) part.kind, arg) == part.what)
      return TRUE;
  return part.kind < 0 || part.what == EMPEROR_WHAT_KIND;
}

char *
emperor_view_explain (EmperorView *self, const FavorPart *parts, guint n_parts)
{
  FavorRefusal why = { 0 };

  for (guint i = 0; i < n_parts; i++)
    {
      FavorAction action;

      if (!has_meaning (parts[i]))
        continue;
      action = make_refused (self, parts[i]);
      if (favor_emperor_game.check (emperor_view_get_state (self), &action, &why))
        return NULL;
      /* The others belong elsewhere. */
      if (why.reason >= EMPEROR_REFUSAL_NOT_OFFERED_EVENT)
        break;
    }
  if (why.reason == FAVOR_REFUSAL_NONE)
    return NULL;
  return favor_text_for_refusal (&favor_emperor_game,
                                 &why,
                                 emperor_view_get_names (self));
}

/* (transfer full) (nullable): why a card cannot be played now, against anybody; nothing where it
 * can, or where nobody plays. */
char *
emperor_view_explain_play (EmperorView *self, guint piece)
{
  const EmperorState *state = emperor_view_get_state (self);
  FavorPart    part = emperor_part (EMPEROR_ACTION_PLAY, EMPEROR_WHAT_CARD, (gint) piece);
  FavorAction  action;
  FavorRefusal why = { 0 };

  if (!emperor_view_is_open (self) || !emperor_view_is_free (self) ||
      emperor_aim_begins (self->aim, part))
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
