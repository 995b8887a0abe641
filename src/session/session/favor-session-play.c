/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include <string.h>

#include "favor-session-private.h"

#include "favor-json.h"

/* Acting, undo and redo. */

static gboolean
is_person (FavorSession *self, FavorSeat seat)
{
  return seat >= 0 && seat < (int) self->n_seats && !self->players[seat].is_bot;
}

static FavorSeat
decider_at (FavorSession *self, guint ply)
{
  return favor_game_head (favor_history_get_state (self->history, ply))->decider;
}

/* Where undo goes: the last decision of a person, of anybody if no person plays. */
static gboolean
find_undo (FavorSession *self, guint *target)
{
  gboolean anybody = favor_session_count_people (self) == 0;

  for (guint ply = favor_history_get_n_plies (self->history); ply > 0; ply--)
    if (anybody || is_person (self, decider_at (self, ply - 1)))
      {
        while (ply > 1 && favor_history_get_joined (self->history, ply))
          ply--;
        *target = ply - 1;
        return TRUE;
      }
  return FALSE;
}

/* Where redo goes: the next decision of a person, or as far as there is something. */
static gboolean
find_redo (FavorSession *self, guint *target)
{
  gboolean anybody = favor_session_count_people (self) == 0;
  guint    n_total = favor_history_get_n_total (self->history);
  guint    ply = favor_history_get_n_plies (self->history);

  if (ply == n_total)
    return FALSE;
  for (ply++; ply < n_total; ply++)
    if ((anybody || is_person (self, decider_at (self, ply))) &&
        !favor_history_get_joined (self->history, ply + 1))
      break;
  *target = ply;
  return TRUE;
}

static gboolean
has_barrier (FavorSession *self, guint from, guint to)
{
  for (guint ply = from + 1; ply <= to; ply++)
    if (favor_history_is_barrier (self->history, ply))
      return TRUE;
  return FALSE;
}

/**
 * favor_session_get_decider:
 *
 * Returns: the seat that must choose now; %FAVOR_SEAT_NONE when the game is over
 */
FavorSeat
favor_session_get_decider (FavorSession *self)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), FAVOR_SEAT_NONE);

  return decider_at (self, favor_session_get_n_plies (self));
}

/**
 * favor_session_get_over:
 *
 * Returns: whether the line has come to the end of the game
 */
gboolean
favor_session_get_over (FavorSession *self)
{
  return favor_session_get_decider (self) == FAVOR_SEAT_NONE;
}

/**
 * favor_session_awaits_person:
 *
 * Returns: whether the decider is a person at this screen
 */
gboolean
favor_session_awaits_person (FavorSession *self)
{
  return is_person (self, favor_session_get_decider (self));
}

gboolean
favor_session_try (FavorSession      *self,
                   int                node,
                   const FavorAction *action,
                   FavorRefusal      *why)
{
  gconstpointer state = favor_history_get_node_state (self->history, node);

  if (!self->game->check (state, action, why))
    return FALSE;
  memcpy (self->scratch, state, self->game->state->size);
  favor_events_clear (&self->events);
  self->game->apply (self->scratch, action, &self->events);
#ifdef FAVOR_DEBUG
  g_assert (self->game->validate (self->scratch, why));
#endif
  return TRUE;
}

gboolean
favor_session_submit (FavorSession *self, const FavorAction *action, GError **error)
{
  FavorRefusal why = { 0 };
  guint        n_plies;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);
  g_return_val_if_fail (!self->announcing, FALSE);

  n_plies = favor_session_get_n_plies (self);
  if (!favor_session_try (self,
                          favor_history_get_node (self->history, n_plies),
                          action,
                          &why))
    {
      g_autofree char *text = favor_text_for_refusal (self->game,
                                                      &why,
                                                      favor_session_get_names (self));

      g_set_error_literal (error, FAVOR_ERROR, FAVOR_ERROR_REFUSED, text);
      return FALSE;
    }
  favor_session_announce (self,
                          "do",
                          favor_json_write_action (self->game, action, self->n_seats));
  favor_history_append (self->history, action, self->scratch, &self->events);
  favor_history_set_joined (self->history, n_plies + 1, FALSE);
  favor_session_emit_stepped (self, n_plies, n_plies + 1);
  favor_session_notify (self);
  return TRUE;
}

/**
 * favor_session_join:
 *
 * One gesture of a person did the last two things of the line: they are undone and done again
 * together. Not so what tells something; and nothing changes otherwise.
 */
void
favor_session_join (FavorSession *self)
{
  guint ply;

  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (favor_session_get_n_plies (self) > 1);

  ply = favor_session_get_n_plies (self);
  if (!has_barrier (self, ply - 2, ply))
    favor_history_set_joined (self->history, ply, TRUE);
}

/**
 * favor_session_go_to:
 * @ply: of the line or its redo line
 *
 * Makes @ply the end of the line.
 */
void
favor_session_go_to (FavorSession *self, guint ply)
{
  guint n_plies = favor_session_get_n_plies (self);

  if (ply == n_plies)
    return;
  favor_session_announce (self, "go-to", json_node_init_int (json_node_alloc (), ply));
  favor_history_go_to (self->history, ply);
  favor_session_emit_stepped (self, n_plies, ply);
  favor_session_notify (self);
}

gboolean
favor_session_undo (FavorSession *self)
{
  guint target;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (!self->announcing, FALSE);

  if (!favor_session_get_can_undo (self) || !find_undo (self, &target))
    return FALSE;
  favor_session_go_to (self, target);
  return TRUE;
}

/**
 * favor_session_redo:
 *
 * Goes forward to the next decision of a person (of anybody, if no person plays).
 *
 * Returns: %FALSE if there is nothing to redo
 */
gboolean
favor_session_redo (FavorSession *self)
{
  guint target;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (!self->announcing, FALSE);

  if (!find_redo (self, &target))
    return FALSE;
  favor_session_go_to (self, target);
  return TRUE;
}

/**
 * favor_session_get_can_undo:
 *
 * Returns: whether favor_session_undo () would do something
 */
gboolean
favor_session_get_can_undo (FavorSession *self)
{
  guint target;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);

  return find_undo (self, &target) &&
         !(self->strict && has_barrier (self, target, favor_session_get_n_plies (self)));
}

/**
 * favor_session_get_can_redo:
 *
 * Returns: whether favor_session_redo () would do something
 */
gboolean
favor_session_get_can_redo (FavorSession *self)
{
  guint target;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);

  return find_redo (self, &target);
}

/**
 * favor_session_undo_crosses_barrier:
 *
 * Returns: whether the next undo goes back behind something that was revealed
 */
gboolean
favor_session_undo_crosses_barrier (FavorSession *self)
{
  guint target;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);

  return find_undo (self, &target) &&
         has_barrier (self, target, favor_session_get_n_plies (self));
}

/**
 * favor_session_play_on_from:
 * @ply: 0 to n_plies
 *
 * Makes @ply the end of the line; what followed stays as redo line or variation.
 */
void
favor_session_play_on_from (FavorSession *self, guint ply)
{
  g_return_if_fail (FAVOR_IS_SESSION (self));
  g_return_if_fail (ply <= favor_session_get_n_plies (self));
  g_return_if_fail (!self->announcing);

  favor_session_go_to (self, ply);
}

/**
 * favor_session_is_barrier:
 * @ply: 1 to n_plies
 *
 * Returns: whether it drew from the generator or revealed something, so that undo across
 *   it tells
 */
gboolean
favor_session_is_barrier (FavorSession *self, guint ply)
{
  g_return_val_if_fail (FAVOR_IS_SESSION (self), FALSE);
  g_return_val_if_fail (ply <= favor_session_get_n_plies (self), FALSE);

  return favor_history_is_barrier (self->history, ply);
}

/**
 * favor_session_count_people:
 *
 * Returns: the number of seats with a person
 */
guint
favor_session_count_people (FavorSession *self)
{
  guint n = 0;

  g_return_val_if_fail (FAVOR_IS_SESSION (self), 0);

  for (guint i = 0; i < self->n_seats; i++)
    n += !self->players[i].is_bot;
  return n;
}
