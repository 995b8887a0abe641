/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-cursor.h"

G_BEGIN_DECLS

/**
 * FavorSound:
 * @FAVOR_SOUND_LAID: somebody at this screen acted
 * @FAVOR_SOUND_OTHER: somebody else acted
 * @FAVOR_SOUND_TURNED: something hidden was revealed
 * @FAVOR_SOUND_WON: somebody scored
 * @FAVOR_SOUND_TURN: the decision has come to somebody at this screen
 * @FAVOR_SOUND_REFUSED: that is not possible
 * @FAVOR_SOUND_OVER: the game is over
 *
 * What can be heard, in any game.
 */
typedef enum
{
  FAVOR_SOUND_LAID,
  FAVOR_SOUND_OTHER,
  FAVOR_SOUND_TURNED,
  FAVOR_SOUND_WON,
  FAVOR_SOUND_TURN,
  FAVOR_SOUND_REFUSED,
  FAVOR_SOUND_OVER,
  FAVOR_N_SOUNDS
} FavorSound;

#define FAVOR_TYPE_SOUNDS (favor_sounds_get_type ())
G_DECLARE_FINAL_TYPE (FavorSounds, favor_sounds, FAVOR, SOUNDS, GObject)

/* Lets be heard what happens in live play, if the settings have sound on. Everything heard can
 * be seen, too; without a way to play media it is silent.
 *
 * Signal: `played (int)`: a FavorSound was to be heard. */
FavorSounds *favor_sounds_new        (GSettings   *settings);
/* `cursor`: (nullable): whose session is to be heard. */
void         favor_sounds_set_cursor (FavorSounds *self,
                                      FavorCursor *cursor);
void         favor_sounds_play       (FavorSounds *self,
                                      FavorSound   sound);
/* Whether the system has something to play media with; if not, all is silent. */
gboolean     favor_sounds_can_play   (FavorSounds *self);

/**
 * favor_sounds_for_step:
 * @before: as a viewer may see it
 * @after: one ply later, as the same viewer may see it
 * @own: somebody at this screen acted
 *
 * Returns: what tells most of the step
 */
FavorSound   favor_sounds_for_step   (const FavorGame  *game,
                                      gconstpointer     before,
                                      gconstpointer     after,
                                      const FavorEvent *events,
                                      guint             n_events,
                                      gboolean          own);

G_END_DECLS
