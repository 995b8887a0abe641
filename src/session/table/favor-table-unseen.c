/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include "favor-table-private.h"

#include "favor-waited.h"

/* What whoever decides has not seen yet of what others did. */

/**
 * favor_table_keep_told:
 *
 * All of the last ply was shown to who is at the screen: it need not be told once more.
 */
void
favor_table_keep_told (FavorTable *self)
{
  guint n = favor_session_get_n_plies (self->session);

  self->told = g_strdup (self->caption);
  if (self->told_plies->len == 0 ||
      g_array_index (self->told_plies, guint, self->told_plies->len - 1) != n)
    g_array_append_val (self->told_plies, n);
}

/**
 * favor_table_forget_undone:
 *
 * To be called after each step: what another line has in its place is news.
 */
void
favor_table_forget_undone (FavorTable *self)
{
  GArray *plies = self->told_plies;

  while (plies->len > 0 && g_array_index (plies, guint, plies->len - 1) > self->n_plies)
    g_array_set_size (plies, plies->len - 1);
}

/* Whether somebody else asked for this decision: then it is the question that has to be read. */
static gboolean
is_asked (FavorTable *self)
{
  guint            n = favor_session_get_n_plies (self->session);
  const FavorHead *head = favor_game_head (favor_session_get_state (self->session, n));

  return head->turn_owner != FAVOR_SEAT_NONE && head->turn_owner != head->decider;
}

/**
 * favor_table_list_waited:
 *
 * Returns: (transfer full) (nullable): what mattered most to the person who decides of all that happened
 *   meanwhile; %NULL for who has just been shown it, or is asked by somebody else
 */
GStrv
favor_table_list_waited (FavorTable *self)
{
  g_return_val_if_fail (FAVOR_IS_TABLE (self), NULL);

  if (favor_table_get_mode (self) != FAVOR_TABLE_PLAYING || self->told != NULL ||
      is_asked (self))
    return NULL;
  return favor_table_list_unseen (self);
}

/**
 * favor_table_list_unseen:
 *
 * Returns: (transfer full) (nullable): what mattered most, to whoever decides, of all that happened since
 *   that seat acted last and was not shown one by one
 */
GStrv
favor_table_list_unseen (FavorTable *self)
{
  FavorSeat seat;

  g_return_val_if_fail (FAVOR_IS_TABLE (self), NULL);

  seat = favor_session_get_decider (self->session);
  return seat != FAVOR_SEAT_NONE
           ? favor_waited_list (self->cursor, seat, self->told_plies)
           : NULL;
}
