/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "favor-session"

#include <string.h>

#include "favor-harmless.h"

/* So many possibilities are tried. */
#define TRIALS 12

/* The same as a barrier in the history, plus the end of the game. */
static gboolean
loses_nothing (const FavorGame   *game,
               const FavorHead   *before,
               const FavorHead   *after,
               const FavorEvents *events)
{
  if (after->decider == FAVOR_SEAT_NONE ||
      memcmp (&before->rng, &after->rng, sizeof after->rng) != 0)
    return FALSE;
  for (guint i = 0; i < events->n; i++)
    if (game->events[events->items[i].kind].reveals)
      return FALSE;
  return TRUE;
}

/* One possibility of what is hidden. */
static gboolean
try_once (const FavorGame   *game,
          gconstpointer      observed,
          FavorSeat          viewer,
          const FavorAction *action,
          FavorRng          *rng)
{
  g_autofree gpointer  before = g_memdup2 (observed, game->state->size);
  g_autofree gpointer  after = NULL;
  g_auto (FavorEvents) events = { 0 };
  FavorRefusal         why = { 0 };

  game->determinize (before, viewer, rng);
  if (!game->check (before, action, &why))
    return FALSE;
  after = g_memdup2 (before, game->state->size);
  game->apply (after, action, &events);
  return loses_nothing (game, favor_game_head (before), favor_game_head (after), &events);
}

gboolean
favor_cursor_is_harmless (FavorCursor *cursor, const FavorAction *action)
{
  const FavorGame *game;
  FavorRng         rng;

  g_return_val_if_fail (FAVOR_IS_CURSOR (cursor), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  /* Through other eyes it would be judged by what the seat may not know. */
  if (favor_cursor_get_viewer (cursor) != action->seat ||
      !favor_cursor_get_at_end (cursor))
    return FALSE;
  game = favor_session_get_game (favor_cursor_get_session (cursor));
  if (game->actions[action->kind].spends)
    return FALSE;
  favor_rng_seed (&rng, favor_cursor_get_ply (cursor));
  for (guint i = 0; i < TRIALS; i++)
    if (!try_once (game, favor_cursor_get_state (cursor), action->seat, action, &rng))
      return FALSE;
  return TRUE;
}
