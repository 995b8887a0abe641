/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "favor-game-view.h"
#include "favor-sound.h"

G_BEGIN_DECLS

#define FAVOR_TYPE_SOUNDS (favor_sounds_get_type ())
G_DECLARE_FINAL_TYPE (FavorSounds, favor_sounds, FAVOR, SOUNDS, GObject)

/* Lets be heard what happens, if the settings have sound on. Everything heard can be seen, too;
 * without a way to play media it is silent.
 *
 * Signal: `played (int)`: a FavorSound was to be heard. */
FavorSounds *favor_sounds_new        (GSettings        *settings);
/* `view`: (nullable): what people look at. What happens in it is heard when it is seen: a step as a
 * whole, and what is shown one thing after the other with each of these. */
void         favor_sounds_set_view   (FavorSounds      *self,
                                      FavorGameView    *view);
void         favor_sounds_play       (FavorSounds      *self,
                                      FavorSound        sound);

/**
 * favor_sounds_hear:
 * @game: whose rules these are
 * @before: a position as the viewer may see it
 * @after: what came of it, likewise
 * @events: (array length=n_events): what happened between both
 *
 * Lets be heard what means most of that: at most two sounds, one after the other. Who follows a view
 * need not call it.
 */
void         favor_sounds_hear       (FavorSounds      *self,
                                      const FavorGame  *game,
                                      gconstpointer     before,
                                      gconstpointer     after,
                                      const FavorEvent *events,
                                      guint             n_events);

/* All sounds of a group, one after the other, instead of any such that are still to come. */
void         favor_sounds_preview    (FavorSounds      *self,
                                      FavorSoundGroup   group);
/* (transfer none): the resource that has it. */
const char  *favor_sounds_get_file   (FavorSound        sound);
/* How loud that is now, 0 to 1. */
double       favor_sounds_get_volume (FavorSounds      *self,
                                      FavorSound        sound);
/* Whether the system has something to play media with; if not, all is silent. */
gboolean     favor_sounds_can_play   (FavorSounds      *self);

G_END_DECLS
