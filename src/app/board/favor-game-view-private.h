/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "favor-game-view.h"

#include "favor-beats.h"

G_BEGIN_DECLS

/**
 * FavorShow:
 * @ply: of an action with several consequences
 * @seen: (nullable): the masked position as far as these have been shown
 * @events: (nullable): what happened in it
 * @n_shown: how many of these have been shown; 0: nothing is
 * @n_before: how many had been shown before what is shown now
 * @beat: those that were shown last
 * @timeout: until the next one follows by itself
 * @tells_rounds: the end of a round is waited at
 * @wait_at: so many events belong to a round that ends; 0: none does
 * @waits: these were shown, and the next round waits to be asked for
 *
 * What is being shown one thing after the other.
 */
typedef struct
{
  guint     ply;
  gpointer  seen;
  GArray   *events;
  guint     n_shown;
  guint     n_before;
  FavorBeat beat;
  guint     timeout;
  guint     tells_rounds : 1;
  guint     waits : 1;
  guint     wait_at;
} FavorShow;

/* favor-game-view.c */
FavorShow *favor_game_view_peek_show    (FavorGameView      *self);
/* Draws `moment`, of which this fills in who looks and who plays. */
void       favor_game_view_see          (FavorGameView      *self,
                                         FavorMoment        *moment);
/* `caption` (nullable) is what is being shown; NULL when all was shown. */
void       favor_game_view_set_caption  (FavorGameView      *self,
                                         const char         *caption);

/* favor-game-view-calls.c: what is answered where a view says nothing. */
void       favor_game_view_set_defaults (FavorGameViewClass *klass);

/* favor-game-view-show.c */
/* FALSE if what happened is not shown one thing after the other. */
gboolean   favor_game_view_begin_show   (FavorGameView      *self,
                                         const FavorMoment  *moment);
void       favor_game_view_pace_show    (FavorGameView      *self);
void       favor_game_view_stop_show    (FavorGameView      *self);
void       favor_game_view_clear_show   (FavorShow          *show);

/* favor-game-view-round.c */
/* Where in what happened it is waited; 0: nowhere. */
guint      favor_show_find_round_end    (const FavorShow    *self,
                                         FavorCursor        *cursor,
                                         const FavorMoment  *moment);
/* (transfer full) */
char      *favor_show_describe_round_end (const FavorShow   *self,
                                          FavorCursor       *cursor);

G_END_DECLS
